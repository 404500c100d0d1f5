# SPDX-License-Identifier: GPL-3.0-or-later
"""What provokes a machine, and how it answers (red-dragon-inn-10, "Provoking Boss Otto ~ the Sometimes Deck") [311-325]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.machine import PLAIN, WHIFF
from rdi_desktop.engine.language.taverns import EVENT
from rdi_desktop.engine.rules.variants.machine import decks, received
from rdi_desktop.engine.state.changes import ALCOHOL, FORTITUDE, GOLD
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.state.records import Drink, Play

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Seat

ANSWERED = frozenset(("action", "action-gambling", "sometimes", "anytime"))
"""What provokes it besides Drinks, including what only counts as such a card."""
PROVOKED = "provoked"
"""Noted on every record that it has answered."""


def respond(game: Desk, where: Seat, moments: tuple[str, ...], entries: Sequence[Record]) -> Option | None:
    """A received thing that answers any of these; otherwise the top card of the Sometimes deck, for the first that provokes it."""
    if where.silent or where.mute:
        return None
    own = received.answers(game, where, moments, entries)
    if own is not None:
        for entry in entries:
            if entry.id == own.on and provokes(game, where.index, entry):
                entry.note(PROVOKED, where.index)
        return own
    for entry in entries:
        if not provokes(game, where.index, entry):
            continue
        entry.note(PROVOKED, where.index)
        card = decks.turn_over(game, where.index, "sometimes")
        if card is None:
            continue
        answers = decks.card_of(game, card).answers
        mode = None if not answers else PLAIN if answers == kind_of(entry, where.index) else WHIFF
        option = decks.play(card, entry.id, mode)
        if mode == PLAIN and entry.body is not None:  # aimed at the body that has attacked [384]
            option.aim = entry.body
        return option
    return None


def provokes(game: Desk, seat: int, entry: Record) -> bool:
    """Whether it is a Provocation that the machine has not answered yet [321]."""
    if entry.negated or seat in entry.ignored or already(entry, seat):
        return False
    if isinstance(entry, Drink):
        return drinks_it(game, seat, entry)
    if not isinstance(entry, Play) or ANSWERED.isdisjoint(entry.types):
        return False
    if entry.by == seat:
        back = sent_back(entry, seat) and outcome.affects(game, entry, seat, (FORTITUDE,))
        return back or hits_component(game, seat, entry)
    return outcome.affects(game, entry, seat, (FORTITUDE, ALCOHOL, GOLD)) or hits_component(game, seat, entry)


def already(entry: Record, seat: int) -> bool:
    """Whether it has already answered that record, or the Drink of which it is a part."""
    group = entry.group if isinstance(entry, Drink) and entry.group else [entry]
    return any(
        done.what == PROVOKED and done.by == seat
        for each in group
        if each is entry or (isinstance(entry, Drink) and each.cards is entry.cards and not entry.copied)
        for done in each.done
    )


def drinks_it(game: Desk, seat: int, entry: Drink) -> bool:
    """Whether it revealed that Drink itself, or a Challenger passed or split it to it. A Drink made of an Event is none [313, 315]."""
    if entry.drinker != seat or (entry.cdef is not None and EVENT in entry.cdef.types):
        return False
    given = entry.giver is not None and not game.same_side(seat, entry.giver)
    return given or entry.by == seat


def sent_back(entry: Record, seat: int) -> bool:
    """Whether somebody has sent a loss by its own card back to it [314]; its own cards hit no Component unless that was done."""
    return any(seat == getattr(edit, "to", None) for edit in entry.changes)


def hits_component(game: Desk, seat: int, entry: Record) -> bool:
    """Whether a Component would lose Fortitude by it [312]."""
    lying = {BODIES + card for card in game.table.seats[seat].in_play if game.table.cards[card].body}
    return bool(lying) and any(
        body in lying and delta[FORTITUDE] < 0 for body, delta in outcome.impact(game, entry).items()
    )


def kind_of(entry: Record, seat: int) -> str:
    """The kind of card that answers it: for players, or for Drinks; '' if neither does [318, 319].

    What is nobody's card, such as a Scarab that acts, is no player's; nor are the machine's own.
    """
    if isinstance(entry, Drink):
        return "drink"
    return "player" if entry.whose not in (None, seat) else ""
