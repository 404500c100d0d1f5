# SPDX-License-Identifier: GPL-3.0-or-later
"""The inspector's words for the things of a player: tokens, counters, forms, side decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.machine import DECKS
from rdi_desktop.engine.seen import SeenMarks, SeenSeat, SeenTable
from rdi_desktop.ui.words import costs, terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.on_cards import scales, told_scales, told_wants, wants
from rdi_desktop.words import listed, said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def holdings(seat: SeenSeat, content: Content | None = None, names: Sequence[str] = ()) -> list[str]:
    """Each thing that a player has besides cards, Gold and the two markers. `names`: of the players whose backs lie there."""
    found = [f"{terms.thing(id)} {n}" for id, n in seat.tokens.items() if n]
    found += [f"{terms.thing(id)} {n}{said('holdings-claimed')}" for id, n in seat.claimed.items() if n]
    for id, value in seat.tracks.items():
        if isinstance(value, SeenMarks):
            marks = listed([str(mark) for mark in value.marks])
            found += (
                [said("holdings-tokens-track", thing=terms.thing(id), marks=marks, thing2=terms.thing(value.of))]
                if marks
                else []
            )
        elif isinstance(value, int):
            found.append(f"{terms.thing(id)} {value}{_scale(seat, id, content)}")
        else:
            found.append(f"{terms.thing(id)}: {terms.thing(value)}{_means(seat, id, value, content)}")
    for id, pile in seat.piles.items():
        area = bool(pile.area)
        if pile.passing and not pile.count:
            continue
        found.append(
            f"{terms.side_deck(id, area)}: {pile.count} {said('holdings-pile', how='open' if pile.open else 'down' if area else 'left')}"
        )
        if told := costs.told_backs(pile, names):
            found[-1] += f" ({terms.uncapital(told)})"
    return found


def purse(gold: int, cards: int) -> str:
    """How much Gold there is, and how much of it is in cards."""
    made = (" " + said("holdings-coins", coins=gold - cards, cards=cards)) if cards else ""
    return f"{terms.thing('gold')} {gold}{made}"


def lying(seat: SeenSeat, content: Content | None) -> list[str]:
    """The open cards before a player that have counters, or want something."""
    found: list[str] = []
    if content is None:
        return found
    for card in seat.in_play:
        told = filter(
            None, (told_scales(scales(content, card)), terms.uncapital(told_wants(wants(content, seat, card))))
        )
        if spoken := "; ".join(told):
            found.append(f"{terms.quoted(isolated(translated(card.title)))}: {spoken}")
    return found


def his_cards(seat: SeenSeat, content: Content | None) -> list[str]:
    """For each deck of a machine: how many of its cards are left, and are out, and how many of either Negate."""
    if content is None or not seat.threat:
        return []
    found = []
    for deck in DECKS:
        pile = seat.piles[deck]
        installed = [card for card in seat.in_play if content.card(card.definition).pile == deck]
        out = [*pile.discard, *installed]
        negates = sum("negate" in content.verbs(card.definition, 0) for card in out)
        told = said(
            "holdings-his-cards", deck=terms.side_deck(deck), left=pile.count, out=len(out), parts=len(installed)
        )
        left = seat.negates[deck]
        found.append(f"{told}{said('holdings-his-negates', left=left, out=negates) if left or negates else ''}")
    return found


def hand(seat: SeenSeat) -> str:
    """How many cards a hand has, and how many with the back of another deck."""
    others = [f"{each.count} {terms.thing(each.pile or 'card')}" for each in seat.hand_backs]
    return said("holdings-cards-hand", hand_count=seat.hand_count) + (
        said("holdings-them", listed=listed(others)) if others else ""
    )


def away(view: SeenTable, seat: int) -> list[str]:
    """Where a player's things that count as Gold and are with others lie."""
    names = [isolated(each.name) for each in view.seats]
    return [
        f"{terms.thing(coin.thing)} {costs.ring_place(coin.at, names)}"
        for coin in view.coins
        if coin.seat == seat and coin.at != seat
    ]


def _means(seat: SeenSeat, track: str, step: str, content: Content | None) -> str:
    """What holds while a track is at that step, in brackets."""
    told = content.form_text(seat.character, track, step) if content is not None else ""
    return f" ({told.rstrip('.')})" if told else ""


def _scale(seat: SeenSeat, track: str, content: Content | None) -> str:
    """The range of a track."""
    declared = content.person(seat.character).tracks.get(track) if content is not None else None
    if declared is None or declared.reads is not None:
        return ""
    return " " + said("holdings-of", most=declared.range[1])
