# SPDX-License-Identifier: GPL-3.0-or-later
"""Dungeons as a file describes them: rooms, the arrows between them, and the rewards at the goal (red-dragon-inn-10, "Dungeon Training").

A room is a card that nobody holds: entering it is answered like an Action card, so the cards that answer those work here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.card_reading import read_card
from rdi_desktop.engine.language.spec import Field, ListOf, Node, Of, Raw, Reader, Text, Word, describe

ROOM_FIELDS: dict[str, Field] = {
    "id": Field(Text(), doc="id of the room"),
    "title": Field(Text(), doc="what people call it"),
    "to": Field(ListOf(Text()), (), "the rooms that its arrows lead to"),
    "do": Field(Raw(), (), "what it does to whoever enters it"),
    "note": Field(Text(), "", "what is not certain about it"),
    "provenance": Field(Word("rulebook", "public", "ours"), "ours", "where it is from"),
}
ROOM = "room"
"""Subtype of the cards of rooms."""
LOOT, TRICK = "loot", "trick"
"""Kinds of rewards: Loot lies open and is chosen, Tricks lie face down and are drawn."""
KINDS = (LOOT, TRICK)
PLAYED = ("immediate", "action", "action-gambling", "gambling", "cheating", "sometimes", "anytime")
"""Types of rewards. An Immediate Trick is played when it is drawn; no Loot is Immediate."""


class Reward(Node):
    """A reward at the goal."""

    FIELDS = {
        "kind": Field(Word(*KINDS), doc="what its cards are called, and where they lie: open Loot, or shuffled Tricks"),
        "cards": Field(ListOf(Raw()), doc="the cards"),
    }
    kind: str
    cards: list[Any]


DUNGEON_FIELDS: dict[str, Field] = {
    "about": Field(Text(), "", "what it is about, our own words"),
    "start": Field(Text(), "start", "the room in which everybody begins"),
    "goal": Field(Text(), "goal", "the room of the reward, from which one is sent back to the start"),
    "rooms": Field(
        ListOf(Raw()), doc="the rooms: {id, title, to: the rooms that its arrows lead to, do: what it does}"
    ),
    "reward": Field(Of(Reward), doc="what one gains at the goal"),
}


@dataclass(frozen=True, slots=True)
class Dungeon:
    """A dungeon: its rooms, as cards, and the arrows between them."""

    id: str
    name: str
    about: str
    start: str
    goal: str
    rooms: Mapping[str, CardDef]
    """Each room as a card, by its id."""
    arrows: Mapping[str, tuple[str, ...]]
    """The rooms to which the arrows of each room lead."""
    reward: str
    """`loot` or `trick`."""
    deck: tuple[CardDef, ...]
    """The rewards at the goal, a card for each copy."""

    @property
    def cards(self) -> tuple[CardDef, ...]:
        """The definitions of all rooms and rewards, each once."""
        return (*self.rooms.values(), *dict.fromkeys(self.deck))


def read_dungeon(values: dict[str, Any], reader: Reader) -> Dungeon:
    """A dungeon from the fields of its file. Problem if an arrow leads nowhere, or the goal cannot be reached from some room."""
    id = values["id"]
    rooms: dict[str, CardDef] = {}
    arrows: dict[str, tuple[str, ...]] = {}
    for i, raw in enumerate(values["rooms"]):
        reader.path = ["rooms", i]
        room, card, to = read_room(raw, id, reader)
        if room in rooms:
            raise reader.problem(f"there is a room '{room}' already", word=room)
        rooms[room], arrows[room] = card, to
    check_ways(values, arrows, reader)
    titles = {card.id for card in rooms.values()}
    reward: Reward = values["reward"]
    reader.piles = {reward.kind}
    deck: list[CardDef] = []
    for i, raw in enumerate(reward.cards):
        reader.path = ["reward", "cards", i]
        card = read_reward(raw, id, reward.kind, reader)
        if card.id in titles:
            short = card.id.partition("/")[2]
            raise reader.problem(f"there is a room or card '{short}' already", word=short)
        titles.add(card.id)
        deck += [card] * card.copies
    reader.path = []
    return Dungeon(
        id,
        values["name"] or id,
        values["about"],
        values["start"],
        values["goal"],
        rooms,
        arrows,
        reward.kind,
        tuple(deck),
    )


def read_room(raw: Any, dungeon: str, reader: Reader) -> tuple[str, CardDef, tuple[str, ...]]:
    """One room: its id, its card, the rooms its arrows lead to."""
    if not isinstance(raw, dict):
        raise reader.problem(f"expected a room (a mapping), found {describe(raw)}", ROOM_FIELDS)
    for key in raw:
        if key not in ROOM_FIELDS:
            raise reader.problem(f"unknown key '{key}'", ROOM_FIELDS, str(key))
    to = reader.inside("to", ListOf(Text()).read, raw.get("to", []), reader)
    card = read_card({"type": "action", "do": [], **{k: v for k, v in raw.items() if k != "to"}}, reader, dungeon)
    card.subtypes = (ROOM,)
    return card.id.partition("/")[2], card, tuple(to)


def read_reward(raw: Any, dungeon: str, kind: str, reader: Reader) -> CardDef:
    """A reward: a card that is played as though it were in the hand, from where it lies."""
    if not isinstance(raw, dict):
        raise reader.problem(f"expected a card (a mapping), found {describe(raw)}")
    card = read_card({**raw, "pile": kind}, reader, dungeon)
    playable = PLAYED if kind == TRICK else PLAYED[1:]
    for type in card.types:
        if type not in playable:
            reader.path.append("type")
            raise reader.problem(f"nobody could play {kind} of the type '{type}'", playable, type)
    card.subtypes = (*card.subtypes, kind)
    card.lying, card.origin = card, "hand"  # played as though it were in the hand [203]
    return card


def check_ways(values: dict[str, Any], arrows: Mapping[str, tuple[str, ...]], reader: Reader) -> None:
    """Raises Problem unless start, goal and every arrow name a room, and the goal can be reached from every room."""
    for key in ("start", "goal"):
        if values[key] not in arrows:
            reader.path = [key]
            raise reader.problem(f"there is no room '{values[key]}'", arrows, values[key])
    if values["start"] == values["goal"]:
        reader.path = ["goal"]
        raise reader.problem("the goal is another room than the start")
    for i, to in enumerate(arrows.values()):
        for next_ in to:
            reader.path = ["rooms", i, "to"]
            if next_ not in arrows:
                raise reader.problem(f"there is no room '{next_}'", arrows, next_)
    for i, room in enumerate(arrows):
        if room != values["goal"] and values["goal"] not in beyond(room, arrows):
            reader.path = ["rooms", i, "to"]
            raise reader.problem(f"no way leads from '{room}' to the goal")


def beyond(room: str, arrows: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Every room that can be reached from this one."""
    found: set[str] = set()
    ahead = [room]
    while ahead:
        for next_ in arrows[ahead.pop()]:
            if next_ not in found:
                found.add(next_)
                ahead.append(next_)
    return found
