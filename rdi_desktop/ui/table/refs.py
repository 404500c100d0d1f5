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
"""The middle of the table, where cards without targets are dropped."""
NOWHERE = Ref("nowhere")
"""A place where nothing can be dropped."""
DRINK_DECK = Ref("pile", "drink_deck")
DRINK_DISCARD = Ref("pile", "drink_discard")
CURTAIN = Ref("curtain")
CONFIRM = Ref("action", "confirm")
"""Answers with the picks made."""
STAND_PAT = Ref("action", "stand_pat")
"""Gives the default answer."""
CANCEL = Ref("action", "cancel")
MORE = Ref("action", "more")
"""Opens what has no place on the table."""
PLAY = Ref("action", "play")
"""Plays the card that waits for its costs."""
SKIP = Ref("action", "skip")
"""Skips the dealing."""
INN = Ref("inn")
FOLD = Ref("fold")
"""Entries of the stack that are folded for lack of room; opens and folds them."""
SUMS = Ref("sums")
"""The numbers that change because of the stack."""
POTION = Ref("ability", "potion")
"""The team's Potion Tokens, on the viewer's own mat."""
MOST_TOKENS = 10
"""More tokens of one kind are not shown singly."""


ON_MAP = ("board", "stop", "pawn")
"""Kinds of things on an open map, which cover things below."""


def map_strip(kind: str) -> Ref:
    """A folded map on the table: `dungeon` or `crawl`."""
    return Ref("map", kind)


def board(kind: str) -> Ref:
    """An open map."""
    return Ref("board", kind)


def stop(kind: str, id: str) -> Ref:
    """A room or a tavern on a map."""
    return Ref("stop", f"{kind}:{id}")


def pawn(kind: str) -> Ref:
    """The token on a map that the viewer may move."""
    return Ref("pawn", kind)


def card(id: int) -> Ref:
    """An open card before the viewer: in hand, in play."""
    return Ref("card", id)


def seat(index: int) -> Ref:
    """A player's mat."""
    return Ref("seat", index)


def aimed(target: int) -> Ref:
    """A target: a player's mat, or a body."""
    return card(target - BODIES) if target >= BODIES else seat(target)


def token(index: int, id: str, place: int) -> Ref:
    """One of the tokens of a kind on a player's mat."""
    return Ref("token", f"{index}:{id}:{place}")


def ring(index: int, id: str) -> Ref:
    """A thing of a player's mat that counts as Gold, in the pot or at the Inn."""
    return Ref("ring", f"{index}:{id}")


def mark(index: int, track: str, space: int) -> Ref:
    """A token on a space of a player's track."""
    return Ref("mark", f"{index}:{track}:{space}")


def gauge(index: int, id: str) -> Ref:
    """A counter of a player's character, or the number of cards in a side deck."""
    return Ref("gauge", f"{index}:{id}")


def past(event: int) -> Ref:
    """One of the last plays, by its event."""
    return Ref("past", event)


def entry(id: int) -> Ref:
    """An entry on the stack."""
    return Ref("entry", id)


def ability(id: str) -> Ref:
    """An ability of the own character."""
    return Ref("ability", id)


def team(side: int) -> Ref:
    """The shared part of another team's mat: heart, mug, purse."""
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
