# SPDX-License-Identifier: GPL-3.0-or-later
"""Names for everything on the table that can be pointed at."""

from __future__ import annotations

from typing import NamedTuple

from rdi_desktop.engine.state.decisions import BODIES


class Ref(NamedTuple):
    """One thing on the table: its kind and which of them."""

    kind: str
    """card, seat, team, entry, ability, pile, inn, token, ring, mark, gauge, table, fold, sums, button, action, choice, curtain, map,
    board, stop, pawn"""
    of: int | str = ""


TABLE = Ref("table")
"""The middle of the table: where cards go that are aimed at nobody."""
NOWHERE = Ref("nowhere")
"""A place that nothing can be dropped on."""
DRINK_DECK = Ref("pile", "drink_deck")
DRINK_DISCARD = Ref("pile", "drink_discard")
CURTAIN = Ref("curtain")
CONFIRM = Ref("action", "confirm")
"""Answers with the picks made."""
STAND_PAT = Ref("action", "stand_pat")
"""Answers like somebody who does nothing special."""
CANCEL = Ref("action", "cancel")
MORE = Ref("action", "more")
"""Opens what has no place on the table."""
PLAY = Ref("action", "play")
"""Plays the card that waits for its costs."""
SKIP = Ref("action", "skip")
"""Enough of the dealing."""
INN = Ref("inn")
FOLD = Ref("fold")
"""Stands for entries of the stack that have no room; opens them all, and folds them again."""
SUMS = Ref("sums")
"""Whose numbers change by what is on the stack."""
POTION = Ref("ability", "potion")
"""The Potion Tokens of the own team, on the own mat."""
MOST_TOKENS = 10
"""More tokens of one kind than this do not lie there singly."""


ON_MAP = ("board", "stop", "pawn")
"""Kinds of things on a map that lies open: they cover what lies below."""


def map_strip(kind: str) -> Ref:
    """A map as it lies folded on the table: `dungeon` or `crawl`."""
    return Ref("map", kind)


def board(kind: str) -> Ref:
    """A map that lies open."""
    return Ref("board", kind)


def stop(kind: str, id: str) -> Ref:
    """A room or a tavern on a map."""
    return Ref("stop", f"{kind}:{id}")


def pawn(kind: str) -> Ref:
    """The piece on a map that the viewer may move."""
    return Ref("pawn", kind)


def card(id: int) -> Ref:
    """A card that lies open before the viewer: in the own hand, in play."""
    return Ref("card", id)


def seat(index: int) -> Ref:
    """A player's mat."""
    return Ref("seat", index)


def aimed(target: int) -> Ref:
    """Whatever a card is aimed at: a player's mat, or a card in play that can be hit."""
    return card(target - BODIES) if target >= BODIES else seat(target)


def token(index: int, id: str, place: int) -> Ref:
    """One of the tokens of a kind on a player's mat."""
    return Ref("token", f"{index}:{id}:{place}")


def ring(index: int, id: str) -> Ref:
    """A thing of a player's mat that counts as Gold, where it lies in the pot or at the Inn."""
    return Ref("ring", f"{index}:{id}")


def mark(index: int, track: str, space: int) -> Ref:
    """A token on a space of a player's track."""
    return Ref("mark", f"{index}:{track}:{space}")


def gauge(index: int, id: str) -> Ref:
    """A counter of a player's character, or the number of a side deck."""
    return Ref("gauge", f"{index}:{id}")


def past(event: int) -> Ref:
    """One of the last plays, by the event that told of it."""
    return Ref("past", event)


def entry(id: int) -> Ref:
    """An entry on the stack."""
    return Ref("entry", id)


def ability(id: str) -> Ref:
    """An ability of the own character."""
    return Ref("ability", id)


def team(side: int) -> Ref:
    """What a team of others has once: one heart, one mug, one purse."""
    return Ref("team", side)


def drink_me(index: int) -> Ref:
    """A player's Drink Me! pile."""
    return Ref("pile", f"drink_me:{index}")


def button(option: str) -> Ref:
    """The button of a plain option such as passing."""
    return Ref("button", option)


def choice(index: int) -> Ref:
    """A row of the choice bubble."""
    return Ref("choice", index)
