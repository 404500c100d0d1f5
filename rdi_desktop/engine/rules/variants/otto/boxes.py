# SPDX-License-Identifier: GPL-3.0-or-later
"""Turning over the cards of an automaton, and playing one of their boxes (allies-spyke-and-flower, "Otto, Our Mechanical Friend").

Each of its cards has three boxes. The box that counts is played like an ordinary card of its type; if that is not legal, or no answer to
what happens, the card is discarded without effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.engine.rules import cards, legality
from rdi_desktop.engine.rules.ways import ways
from rdi_desktop.engine.state.changes import ALCOHOL, FORTITUDE, GOLD
from rdi_desktop.engine.state.decisions import PASS, Option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Seat

ANSWERED = frozenset(("action", "action-gambling", "sometimes", "anytime"))
"""What it answers besides Drinks, including what only counts as such a card [267, 269]."""


def renew(game: Desk, seat: int) -> None:
    """Make an empty deck anew from the discards at once; during a Round of Gambling only when it is over [261]."""
    if not game.table.seats[seat].deck and game.table.round is None:
        cards.reshuffle(game, seat)


def round_over(game: Desk) -> None:
    """After a Round: make decks anew that ran out during it."""
    for where in game.table.seats:
        if not (where.kit.decides or where.kit.machine):
            renew(game, where.index)


def turn_over(game: Desk, seat: int, box: str, entry: Record | None = None) -> int | None:
    """Turn over the top card for one of its boxes; None if there is none."""
    where = game.table.seats[seat]
    renew(game, seat)
    if not where.deck:
        return None
    card = where.deck.pop()
    game.emit("turned_over", seat, card=card, box=box, on=entry.id if entry is not None else None)
    renew(game, seat)
    return card


def used(game: Desk, seat: int, card: int, box: str, found: list[Option]) -> Option | None:
    """The way in which that box is played; None if there is none (a whiff): the card is discarded."""
    if not found:
        cards.to_discard(game, card)
        game.emit("whiffed", seat, card=card, box=box)
        return None
    return found[0].noted(box=box)


def box_of(game: Desk, card: int, box: str) -> CardDef:
    """One box of a card, as the card definition that is played."""
    found = game.table.cards[card]
    assert isinstance(found, BoxedCard)
    return found.boxes[box]


def act(game: Desk, seat: int) -> Option | None:
    """Its Action phase: the Action box of the top card [262]."""
    card = turn_over(game, seat, "action")
    if card is None or legality.no_action(game, seat) is not None:
        return None
    return used(game, seat, card, "action", ways(game, seat, card, box_of(game, card, "action"), None))


def gamble(game: Desk, seat: int) -> Option:
    """Its turn in a Round: the Gambling or Cheating box of the top card. Without a card, or if that is illegal, it passes [266]."""
    round_ = game.table.round
    card = turn_over(game, seat, "gambling")
    if card is None or round_ is None:
        return PASS
    box = box_of(game, card, "gambling")
    return used(game, seat, card, "gambling", legality.taking_control(game, round_, seat, card, box)) or PASS


def respond(game: Desk, where: Seat, moments: tuple[str, ...], entries: Sequence[Record]) -> Option | None:
    """Its answer in a window: the Sometimes box of the top card, once for each Drink or card that affects it [267-270]."""
    seat = where.index
    if where.silent or where.withdrawn:
        return None
    for entry in entries:
        if not concerned(game, seat, entry):
            continue
        card = turn_over(game, seat, "sometimes", entry)
        if card is None:
            continue
        entry.note("turned_over", seat, card)
        found = legality.answers(game, seat, card, box_of(game, card, "sometimes"), moments, [entry])
        option = used(game, seat, card, "sometimes", found)
        if option is not None:
            return option
    return None


def concerned(game: Desk, seat: int, entry: Record) -> bool:
    """Whether this affects its Fortitude, Alcohol Content or Gold and it has not answered it yet. It does not answer its own cards."""
    if entry.kind in ("play", "event"):  # only Events that may be answered like a card [195]
        if entry.by == seat or ANSWERED.isdisjoint(entry.types):
            return False
    elif entry.kind != "drink":
        return False
    if any(done.what == "turned_over" and done.by == seat for done in entry.done):
        return False
    return outcome.affects(game, entry, seat, (FORTITUDE, ALCOHOL, GOLD))
