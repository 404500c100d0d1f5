# SPDX-License-Identifier: GPL-3.0-or-later
"""The content of the maps, read from a view: rooms of a dungeon with everybody's tokens, taverns with the party."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.seen import SeenCard, SeenCrawl, SeenDungeon, SeenTable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words import maps
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.dungeon import Dungeon
    from rdi_desktop.engine.language.taverns import Town

DUNGEON, CRAWL = "dungeon", "crawl"
PictureOf = Callable[[SeenCard], str]
"""The scene of a card on the table."""
SceneOf = Callable[["CardDef"], str]
"""The scene of a card that is nowhere yet."""
PARTY = (-1,)
"""Stands for the Party Pawn in place of a token's seats."""


class Stop(NamedTuple):
    """A room or a tavern."""

    ref: Ref
    title: str
    text: str
    """What happens to a seat that comes here."""
    scene: str
    """Its picture."""
    column: int = 0
    row: int = 0
    pieces: tuple[tuple[int, ...], ...] = ()
    """The tokens here: the seats of each."""
    closed: bool = False
    left: int | None = None
    """The number of Drinks left, or of Tricks here."""
    loot: tuple[tuple[int, str], ...] = ()
    """Open cards here: their ids, and definitions."""
    goal: bool = False
    told: str = ""
    """All of it in words."""


class MapModel(NamedTuple):
    """A map with everything on it."""

    kind: str
    title: str
    stops: tuple[Stop, ...]
    arrows: tuple[tuple[int, int], ...] = ()
    """Pairs of stops: from, to."""
    mine: tuple[int, ...] = ()
    """The seats of the viewer's token; empty for an onlooker and on a map with one token for all."""
    note: str = ""
    """Who moves now."""

    def stop(self, id: str) -> Stop | None:
        """The stop of that id."""
        return next((stop for stop in self.stops if stop.ref == refs.stop(self.kind, id)), None)

    @property
    def walker(self) -> tuple[int, ...]:
        """The seats of the token that the viewer may move."""
        return PARTY if self.kind == CRAWL else self.mine

    @property
    def rows(self) -> int:
        """Most stops above each other."""
        return max(stop.row for stop in self.stops) + 1

    @property
    def columns(self) -> int:
        """Most stops side by side."""
        return max(stop.column for stop in self.stops) + 1


def map_models(view: SeenTable, content: Content, picture: PictureOf) -> dict[str, MapModel]:
    """The maps of this game, by their kind."""
    found = {}
    if view.dungeon is not None:
        found[DUNGEON] = dungeon_map(view.dungeon, view, content, picture)
    if view.crawl is not None:
        found[CRAWL] = town_map(view.crawl, view, content, picture)
    return found


def dungeon_plan(dungeon: Dungeon, content: Content, scene: SceneOf) -> MapModel:
    """Rooms from left to right, by their distance from the start, with nobody and nothing in them."""
    ids = list(dungeon.rooms)
    depths = depths_of(dungeon.start, dungeon.arrows)
    stops: list[Stop] = []
    for id, room in dungeon.rooms.items():
        row = sum(stop.column == depths[id] for stop in stops)
        title, text = translated(room.title), room_text(dungeon, id, content)
        goal = id == dungeon.goal
        stops.append(Stop(refs.stop(DUNGEON, id), title, text, scene(room), depths[id], row, goal=goal))
    arrows = tuple((ids.index(one), ids.index(other)) for one in ids for other in dungeon.arrows[one])
    return MapModel(DUNGEON, translated(dungeon.name), tuple(stops), arrows)


def dungeon_map(seen: SeenDungeon, view: SeenTable, content: Content, picture: PictureOf) -> MapModel:
    """The rooms of a dungeon with everybody's tokens and the rewards."""
    names = [isolated(seat.name) for seat in view.seats]
    dungeon = content.dungeon(seen.id)
    cards = {card.definition: card for card in seen.rooms}
    taken = {card.id for seat in view.seats for card in seat.in_play}
    plan = dungeon_plan(dungeon, content, lambda room: picture(cards[room.id]))
    stops: list[Stop] = []
    for id, stop in zip(dungeon.rooms, plan.stops, strict=True):
        pieces = tuple(tuple(each.seats) for each in seen.at if each.room == id)
        here = [f" {said('and')} ".join(names[seat] for seat in piece) for piece in pieces]
        to = [translated(dungeon.rooms[other].title) for other in dungeon.arrows[id]]
        lying = seen.loot or () if stop.goal else ()
        loot = tuple((card.id, card.definition) for card in lying if card.id not in taken)
        tricks = (seen.trick or 0) if stop.goal else 0
        notes = [maps.rewards(dungeon.reward, len(loot) or tricks)] if stop.goal else []
        notes += [note for note in (maps.stands(here), maps.leads(to)) if note]
        stops.append(
            stop._replace(
                pieces=pieces,
                left=tricks if stop.goal and dungeon.reward == "trick" else None,
                loot=loot,
                told=maps.stop(stop.title, stop.text, notes),
            )
        )
    mine = next((tuple(each.seats) for each in seen.at if view.seat in each.seats), ())
    return plan._replace(stops=tuple(stops), mine=mine, note=maps.walks(view, view.seat))


def room_text(dungeon: Dungeon, id: str, content: Content) -> str:
    """What a room does, in words."""
    room = dungeon.rooms[id]
    if room.modes[0].do:
        return str(content.text(room))
    if id == dungeon.goal:
        return maps.GOALS[dungeon.reward]
    return said("maps-start") if id == dungeon.start else said("maps-quiet")


def depths_of(start: str, arrows: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The distance of each room from the start, in arrows."""
    depths, edge = {start: 0}, [start]
    while edge:
        edge = [to for room in edge for to in arrows[room] if depths.setdefault(to, depths[room] + 1) > depths[room]]
        edge = [room for room in dict.fromkeys(edge) if arrows[room]]
    return {room: depths.get(room, 0) for room in arrows}


COLUMNS = 3
"""Taverns side by side."""


def town_plan(town: Town, content: Content, scene: SceneOf) -> MapModel:
    """The taverns of a town, with all their Drinks."""
    stops = [
        _tavern(place, each.id, each.name, content.text(each.event), scene(each.event), len(each.deck or ()))
        for place, each in enumerate(town.taverns)
    ]
    return MapModel(CRAWL, translated(town.name), tuple(stops))


def town_map(seen: SeenCrawl, view: SeenTable, content: Content, picture: PictureOf) -> MapModel:
    """The taverns, in the order of the content."""
    stops = []
    for place, tavern in enumerate(seen.taverns):
        closed, here = tavern.closed, tavern.id == seen.party
        text = content.text(tavern.card.definition)
        notes = [said("middle-closed")] if closed else [maps.drinks(tavern.deck)]
        notes += [said("around-party-here")] if here else []
        stop = _tavern(place, tavern.id, tavern.name, text, picture(tavern.card), tavern.deck)
        told = maps.stop(stop.title, text, notes)
        stops.append(stop._replace(pieces=(PARTY,) if here else (), closed=closed, told=told))
    return MapModel(CRAWL, said("maps-town"), tuple(stops), note=maps.walks(view, view.seat))


def _tavern(place: int, id: str, name: str, text: str, scene: str, left: int) -> Stop:
    """A tavern by its place in the town."""
    column, row = place % COLUMNS, place // COLUMNS
    return Stop(refs.stop(CRAWL, id), translated(name), text, scene, column, row, left=left)


def card_of(view: SeenTable, ref: Ref) -> SeenCard | None:
    """The card of a room or tavern."""
    kind, _, id = str(ref.of).partition(":")
    if kind == DUNGEON and view.dungeon is not None:
        return next((card for card in view.dungeon.rooms if card.definition.partition("/")[2] == id), None)
    taverns = view.crawl.taverns if view.crawl is not None else ()
    return next((tavern.card for tavern in taverns if tavern.id == id), None)
