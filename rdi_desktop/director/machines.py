# SPDX-License-Identifier: GPL-3.0-or-later
"""Beats of automata and machines: turning over cards, preparing, targeting, losing parts."""

from __future__ import annotations

from rdi_desktop.director.beats import Beat, TableChange, cards_of
from rdi_desktop.director.past import Past
from rdi_desktop.engine.told import EventTold


def flipped(past: Past, event: EventTold) -> list[TableChange]:
    """A card leaves the deck of an automaton, or the deck of a machine after which its box is named."""
    if past.seats and past.seats[event.who].threat:
        return past.turned_over(event.who, event.args["box"])
    return [TableChange("deck", event.seat, -1)]


def turned_over(past: Past, event: EventTold) -> Beat:
    """The top card of an automaton is turned over: one of its boxes counts."""
    changes = flipped(past, event)
    return past.beat("flip", event, cards=cards_of(event), changes=changes, args={"box": event.args["box"]})


def whiffed(past: Past, event: EventTold) -> Beat:
    """The card that was turned over does not apply: nothing happens."""
    cards = cards_of(event)
    changes = flipped(past, event) if past.seats and past.seats[event.who].threat else []
    changes += [change for card in cards for change in past.home(card)]
    return past.beat("whiff", event, cards=cards, changes=changes, args={"box": event.args["box"]})


def wound_up(past: Past, event: EventTold) -> Beat:
    """An automaton passes out on a track, which starts anew."""
    player = event.args["track"]
    assert isinstance(player, int)
    change = TableChange("wound_up", event.seat, event.args["fortitude"], of=player)
    return past.beat("wound_up", event, changes=(change,), to=[player])


def target(past: Past, event: EventTold) -> Beat:
    """A seat gets the Priority Target token of a machine."""
    concerned = event.seat in past.people
    changes = (TableChange("priority", event.seat),)
    return past.beat("target", event, concerns=concerned, to=[event.seat], changes=changes)


def broken(past: Past, event: EventTold) -> Beat:
    """A body is broken, and leaves play."""
    cards = cards_of(event)
    changes = [change for card in cards for change in past.lifted(card)]
    return past.beat("broken", event, to=[event.seat], cards=cards, changes=changes)


def repaired(past: Past, event: EventTold) -> Beat:
    """A machine Repairs; its numbers have a beat of their own."""
    return past.beat("repair", event, to=[event.seat], args={"n": event.args["n"]})


def prepared(past: Past, event: EventTold) -> Beat:
    """A machine puts down its Actions, face down."""
    n = event.args["n"]
    down = past.prepared_left = event.args.get("count", n)
    changes = (
        TableChange("side_deck", event.seat, -down, of="action"),
        TableChange("side_deck", event.seat, down, of="prepared"),
    )
    return past.beat("prepared", event, changes=changes, args={"n": n})
