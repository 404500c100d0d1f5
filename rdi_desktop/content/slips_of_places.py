# SPDX-License-Identifier: GPL-3.0-or-later
"""Slips in dungeons and taverns: rooms nobody comes to, arrows in a circle of one, taverns from which no Chaser leads on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rdi_desktop.content.slips import Slip


def dungeon_slips(data: dict[str, Any]) -> Iterator[Slip]:
    """Those of a dungeon without mistakes."""
    rooms = [room for room in data["rooms"] if isinstance(room, dict)]
    titles = Counter(str(room["title"]) for room in rooms)
    start, goal = data.get("start", "start"), data.get("goal", "goal")
    led = {str(to) for room in rooms for to in listed(room.get("to")) if str(to) != name_of(room)}
    for number, room in enumerate(rooms):
        id, title = name_of(room), room["title"]
        if id != start and id not in led:
            yield (
                ("rooms", number),
                f"“{title}”: no arrow leads here, so nobody ever comes; let another room say 'to: [{id}]'",
            )
        if id in map(str, listed(room.get("to"))):
            yield ("rooms", number, "to"), f"“{title}”: an arrow leads back to the same room; leave it out"
        if titles[str(title)] > 1:
            yield ("rooms", number, "title"), f"another room is called “{title}” too; give each a name of its own"
        if id == goal and room.get("do"):
            yield (
                ("rooms", number, "do"),
                f"“{title}” is the goal, whose reward is what it does; move the effects to the rooms before it",
            )
    if not any(room.get("do") for room in rooms):
        yield ("rooms",), "no room does anything to whoever enters it; give some of them a 'do'"


def town_slips(data: dict[str, Any]) -> Iterator[Slip]:
    """Those of a file of taverns without mistakes."""
    names = Counter(str(tavern["name"]) for tavern in data["taverns"])
    for number, tavern in enumerate(data["taverns"]):
        name, deck = str(tavern["name"]), tavern.get("deck") or ()
        if not name.strip():
            yield ("taverns", number, "name"), "its name is empty; write what people call it"
        elif names[name] > 1:
            yield ("taverns", number, "name"), f"another tavern is called “{name}” too; give each a name of its own"
        own = [card for card in deck if isinstance(card, dict)]
        if own and not any(card.get("chaser") for card in own):
            yield (
                ("taverns", number, "deck"),
                f"“{name}”: none of its own Drinks has a Chaser, which leads the party on; give one 'chaser: true'",
            )


def name_of(room: dict[str, Any]) -> str:
    """The id of a room."""
    return str(room.get("id"))


def listed(value: Any) -> list[Any]:
    """A list; a single thing is a list of one."""
    return value if isinstance(value, list) else [] if value is None else [value]


PLACE_SLIPS = {"dungeon": dungeon_slips, "taverns": town_slips}
"""By the kind of file."""
