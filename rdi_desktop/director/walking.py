# SPDX-License-Identifier: GPL-3.0-or-later
"""Beats of a dungeon (moves and rewards) and of a Pub Crawl (the party and the taverns)."""

from __future__ import annotations

from rdi_desktop.director.beats import Beat, TableChange, cards_of
from rdi_desktop.director.open_cards import OpenPlace
from rdi_desktop.director.past import Past
from rdi_desktop.engine.told import EventTold

LOOT = OpenPlace("loot")


def moved(past: Past, event: EventTold) -> Beat:
    """A side moves along an arrow; the room and its effect are shown."""
    return _to_room("walk", past, event)


def sent_back(past: Past, event: EventTold) -> Beat:
    """From the goal it returns to the start."""
    return _to_room("sent_back", past, event)


def _to_room(kind: str, past: Past, event: EventTold) -> Beat:
    room, seat = str(event.args["room"]), event.seat
    changes = (TableChange("room", seat, of=room),)
    concerned = seat in past.people
    return past.beat(kind, event, concerns=concerned, cards=cards_of(event), changes=changes, args={"room": room})


def rewarded(past: Past, event: EventTold) -> Beat:
    """A seat gains an open card at the goal, or one that nobody else sees."""
    cards, seat = cards_of(event), event.seat
    from_loot = bool(cards) and (past.open is None or past.open.get(cards[0].id) == LOOT)
    changes = [TableChange("reward", seat, of=cards[0] if from_loot else None)]
    if cards:
        changes += past.laid(cards[0], event.who)
    else:
        changes.append(TableChange("side_deck", seat, 1, of="trick"))
    return past.beat("reward", event, to=[seat], cards=cards, changes=changes)


def crawled(past: Past, event: EventTold) -> Beat:
    """The party moves to another tavern, whose Event is shown."""
    args = event.args
    changes = (TableChange("party", of=args["tavern"]),)
    return past.beat(
        "crawl", event, concerns=True, cards=cards_of(event), changes=changes, args={"tavern": args["tavern"]}
    )


def closed(past: Past, event: EventTold) -> Beat:
    """A tavern closes for good."""
    tavern = event.args["tavern"]
    return past.beat(
        "closing", event, cards=cards_of(event), changes=(TableChange("shut", of=tavern),), args={"tavern": tavern}
    )
