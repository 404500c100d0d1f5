# SPDX-License-Identifier: GPL-3.0-or-later
"""Beats of what lies on top of a game: steps through a dungeon and what is gained at its goal, the party in its taverns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.director.beats import Beat, Change, Data, cards_of

if TYPE_CHECKING:
    from rdi_desktop.director.script import Script


def moved(script: Script, event: Data) -> Beat:
    """A side goes on along an arrow; the room is shown with what it does."""
    return _to_room("walk", script, event)


def sent_back(script: Script, event: Data) -> Beat:
    """From the goal it goes back to the start."""
    return _to_room("sent_back", script, event)


def _to_room(kind: str, script: Script, event: Data) -> Beat:
    room, seat = event["args"]["room"], event["seat"]
    changes = (Change("room", seat, of=room),)
    concerned = seat in script.people
    return script.beat(kind, event, concerns=concerned, cards=cards_of(event), changes=changes, args={"room": room})


def rewarded(script: Script, event: Data) -> Beat:
    """Somebody gains an open card at the goal, or one that nobody else sees."""
    cards, seat = cards_of(event), event["seat"]
    changes = [Change("reward", seat, of=cards[0] if cards else None)]
    if cards:
        changes += script.laid(cards[0], seat)
    else:
        changes.append(Change("side_deck", seat, 1, of="trick"))
    return script.beat("reward", event, to=[seat], cards=cards, changes=changes)


def crawled(script: Script, event: Data) -> Beat:
    """The party goes to another tavern; its Event is shown."""
    args = event["args"]
    told = {"left": args["left"], "tavern": args["tavern"]}
    changes = (Change("party", of=args["tavern"]),)
    return script.beat("crawl", event, concerns=True, cards=cards_of(event), changes=changes, args=told)


def closed(script: Script, event: Data) -> Beat:
    """A tavern closes for good."""
    tavern = event["args"]["tavern"]
    return script.beat(
        "closing", event, cards=cards_of(event), changes=(Change("shut", of=tavern),), args={"tavern": tavern}
    )
