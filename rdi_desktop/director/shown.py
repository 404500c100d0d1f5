# SPDX-License-Identifier: GPL-3.0-or-later
"""The table as it is displayed: it follows the beats, not the latest state of the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from rdi_desktop.director.beats import Card, Change, Data

_NUMBERS = ("fortitude", "alcohol")
_COUNTS = {"hand": "hand_count", "deck": "deck", "drink_me": "drink_me"}
_ON_MAPS = frozenset({"room", "reward", "party", "shut"})
_CHECKED = ("fortitude", "alcohol", "facing", "gold", "out", "out_because", "tokens", "claimed", "tracks")


class Shown:
    """A view that changes step by step. It is an onlooker's, without hands.

    Lists and mappings in it are replaced, never changed, so that a display can tell by identity what is new.
    """

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}

    def settle(self, view: Data) -> None:
        """Show that view as it is."""
        self.view = dict(view)
        self.view["seats"] = [_seat(seat) for seat in view["seats"]]
        self.view["pot"] = dict(view["pot"])
        self.view["stack"] = list(view["stack"])
        self.view["drink_discard"] = list(view["drink_discard"])
        self.view["round"] = _round(view["round"]) if view["round"] is not None else None

    def differences(self, view: Data) -> Iterator[str]:
        """Numbers at which the shown table differs from the view after all beats: nothing may change unseen."""
        for mine, other in zip(self.view.get("seats", ()), view["seats"], strict=False):
            for key in _CHECKED:
                if _plain(mine[key], mine["worked_out"]) != _plain(other[key], mine["worked_out"]):
                    yield f"{key} of seat {mine['seat']}: {mine[key]} is shown, {other[key]} is true"
            lie, true = ({card["id"] for card in seat["in_play"]} for seat in (mine, other))
            if lie != true:
                yield f"before seat {mine['seat']} lie {sorted(lie)} on the shown table, in truth {sorted(true)}"
            counted, right = (_counted(seat) for seat in (mine, other))
            if counted != right:
                yield f"numbers on cards before seat {mine['seat']}: {counted} are shown, {right} are true"
        for key in ("turn", "turn_number", "phase", "inn_gold"):
            if self.view.get(key) != view[key]:
                yield f"{key}: {self.view.get(key)} is shown, {view[key]} is true"
        if self.view.get("priority") != view.get("priority"):
            yield f"Priority Target: {self.view.get('priority')} is shown, {view.get('priority')} is true"
        if self.view["coins"] != view["coins"]:
            yield f"what counts as Gold: {self.view['coins']} is shown, {view['coins']} is true"
        for name in ("dungeon", "crawl"):
            stands, there = _on_map(self.view.get(name)), _on_map(view.get(name))
            if stands != there:
                yield f"the {name}: {stands} is shown, {there} is true"
        if self.view["pot"]["gold"] != view["pot"]["gold"]:
            yield f"pot: {self.view['pot']['gold']} is shown, {view['pot']['gold']} is true"

    def cut(self, depth: int) -> None:
        """Drop stack entries above that height."""
        self.view["stack"] = self.view["stack"][:depth]

    def apply(self, change: Change) -> None:
        """Make one change."""
        match change.what:
            case "fortitude" | "alcohol":
                self._number(change)
            case "wound_up":
                assert change.seat is not None
                self._face(change.seat, change.of, lambda _: {"fortitude": change.n, "alcohol": 0})
            case "gold":
                self._gold(change.of, -change.n)
                self._gold(change.to, change.n)
            case "ring":
                self._lend(change)
            case "token" | "claimed":
                self._token(change)
            case "track":
                seat = self._seat(change)
                seat["tracks"] = {**seat["tracks"], change.of: change.to}
            case "hand" | "deck" | "drink_me":
                self._pile_up(change)
            case "drink_deck":
                self._pour(change)
            case "lies" | "counter":
                (self._lie if change.what == "lies" else self._count)(change)
            case "side_deck" | "mute":
                (self._uncover if change.what == "side_deck" else self._silence)(change)
            case "card":
                self._lay(change.of, change.seat)
            case "fetched":
                seat = self._seat(change)
                seat["discard"] = [card for card in seat["discard"] if card["id"] != change.of.id]
            case "reshuffle":
                seat = self._seat(change)
                seat["deck"], seat["discard"] = seat["deck"] + len(seat["discard"]), []
            case "renew":
                self.view["drink_deck"], self.view["drink_discard"] = change.n, []
            case "turn":
                self.view["turn"], self.view["turn_number"] = change.seat, change.n
            case "acting" | "priority":
                self.view["turn" if change.what == "acting" else "priority"] = change.seat
            case "phase":
                self.view["phase"] = change.of
            case "out":
                self._put_out(change)
            case "up":
                self.view["stack"] = [*(e for e in self.view["stack"] if e["id"] != change.of["id"]), change.of]
            case "down":
                self.view["stack"] = [entry for entry in self.view["stack"] if entry["id"] != change.of]
            case "over":
                self.view["over"] = change.of
            case _:
                (self._on_map if change.what in _ON_MAPS else self._in_round)(change)

    def _seat(self, change: Change) -> dict[str, Any]:
        assert change.seat is not None
        found: dict[str, Any] = self.view["seats"][change.seat]
        return found

    def _side(self, index: int) -> Iterator[dict[str, Any]]:
        """All seats that share that seat's numbers."""
        side = self.view["seats"][index]["side"]
        return (seat for seat in self.view["seats"] if seat["side"] == side)

    def _number(self, change: Change) -> None:
        assert change.seat is not None
        if change.of is not None:
            self._face(change.seat, change.of, lambda track: {change.what: track[change.what] + change.n})
            return
        for seat in self._side(change.seat):
            seat[change.what] += change.n

    def _face(self, seat: int, player: int, moved: Callable[[Data], dict[str, int]]) -> None:
        """The track of an automaton that belongs to a player."""
        mat = self.view["seats"][seat]
        mat["facing"] = [{**track, **moved(track)} if track["seat"] == player else track for track in mat["facing"]]

    def _gold(self, whose: Any, n: int) -> None:
        if isinstance(whose, int) and not self.view["seats"][whose]["kit"]["gold"]:
            whose = "inn"  # without a stash the Inn pays, and keeps what is gained
        if isinstance(whose, int):
            for seat in self._side(whose):
                seat["gold"] += n
        elif whose == "inn":
            self.view["inn_gold"] += n
        elif whose == "pot":
            self.view["pot"]["gold"] += n

    def _lend(self, change: Change) -> None:
        """A thing that counts as Gold moves to a stash, the pot or the Inn."""
        mine = (change.seat, change.of)
        self.view["coins"] = [
            {**coin, "at": change.to} if (coin["seat"], coin["thing"]) == mine else coin for coin in self.view["coins"]
        ]

    def _token(self, change: Change) -> None:
        """More or fewer tokens; a claimed one leaves its mark on the track."""
        seat = self._seat(change)
        kind = "claimed" if change.of in seat["claimed"] else "tokens"
        seat[kind] = {**seat[kind], change.of: max(0, seat[kind].get(change.of, 0) + change.n)}
        track = seat["tracks"].get(change.of)
        if isinstance(change.to, int) and isinstance(track, dict):
            marks = [mark for mark in track["marks"] if mark != change.to]
            seat["tracks"] = {**seat["tracks"], change.of: {**track, "marks": marks}}

    def _lay(self, card: Card, owner: int | None) -> None:
        """A card comes to its discard pile."""
        where, pile = (self.view, "drink_discard") if owner is None else (self.view["seats"][owner], "discard")
        if all(lying["id"] != card.id for lying in where[pile]):
            where[pile] = [*where[pile], card.data]

    def _lie(self, change: Change) -> None:
        """A card comes into play before a seat, or leaves play."""
        seat = self._seat(change)
        others = [card for card in seat["in_play"] if card["id"] != change.of.id]
        seat["in_play"] = [*others, change.of.data] if change.n > 0 else others

    def _count(self, change: Change) -> None:
        """A counter on a card in play changes."""
        seat = self._seat(change)

        def counted(card: Data) -> Data:
            return {**card, "counters": {**card.get("counters", {}), change.to: change.n}}

        seat["in_play"] = [counted(card) if card["id"] == change.of.id else card for card in seat["in_play"]]

    def _pile_up(self, change: Change) -> None:
        """More or fewer unseen cards. Drinks of a side deck (`of`) lie on top of a Drink Me! pile, and leave it first."""
        seat = self._seat(change)
        key = _COUNTS[change.what]
        seat[key] = max(0, seat[key] + change.n)
        if change.what == "drink_me":
            seat["served"] = max(0, seat.get("served", 0) + (1 if change.of else min(0, change.n)))

    def _uncover(self, change: Change) -> None:
        """A side deck has fewer cards; a shared one may be another seat's."""
        seat = self._seat(change)
        pile = seat["piles"].get(change.of)
        if pile is not None:
            seat["piles"] = {**seat["piles"], change.of: {**pile, "count": max(0, pile["count"] + change.n)}}

    def _silence(self, change: Change) -> None:
        """A seat may play nothing for a while, or may again."""
        self._seat(change)["mute"] = bool(change.n)

    def _pour(self, change: Change) -> None:
        """The Drink Deck has fewer or more cards; on a Pub Crawl the deck of the present tavern."""
        crawl = self.view.get("crawl")
        from_tavern = False
        if crawl is not None:
            inn = next((each["id"] for each in crawl["taverns"] if each["inn"]), None)
            of = crawl["party"] if change.of == "ordered" else inn
            from_tavern = of != inn
            taverns = [
                {**each, "deck": max(0, each["deck"] + change.n)} if each["id"] == of else each
                for each in crawl["taverns"]
            ]
            self.view["crawl"] = {**crawl, "taverns": taverns}
        if not from_tavern:
            self.view["drink_deck"] = max(0, self.view["drink_deck"] + change.n)

    def _on_map(self, change: Change) -> None:
        """A token moves in the dungeon, a reward is taken, the party moves, a tavern closes."""
        name = "dungeon" if change.what in ("room", "reward") else "crawl"
        found = self.view.get(name)
        if found is None:
            return
        match change.what:
            case "room":
                at = [{**each, "room": change.of} if change.seat in each["seats"] else each for each in found["at"]]
                self.view[name] = {**found, "at": at}
            case "reward" if change.of is None:
                self.view[name] = {**found, "trick": max(0, found["trick"] - 1)}
            case "reward":
                loot = [card for card in found["loot"] if card["id"] != change.of.id]
                self.view[name] = {**found, "loot": loot}
            case "party":
                self.view[name] = {**found, "party": change.of}
            case "shut":
                taverns = [{**each, "closed": each["closed"] or each["id"] == change.of} for each in found["taverns"]]
                self.view[name] = {**found, "taverns": taverns}

    def _put_out(self, change: Change) -> None:
        """A seat that is out loses its tokens, Drinks, Gold and cards in play."""
        seat = self._seat(change)
        if seat["gold"] and not any(other is not seat for other in self._side(seat["seat"])):
            self._gold("inn", seat["gold"])
            seat["gold"] = 0
        seat["out"], seat["out_because"] = True, change.of
        seat["in_play"], seat["drink_me"], seat["served"], seat["tokens"] = [], 0, 0, dict.fromkeys(seat["tokens"], 0)

    def _in_round(self, change: Change) -> None:
        if change.what == "round":
            self.view["round"] = change.of
            playing = change.of["players"] if change.of is not None else ()
            for seat in self.view["seats"]:
                seat["in_round"] = seat["seat"] in playing
            return
        round_ = self.view["round"]
        if round_ is None:
            return
        if change.what == "control":
            last = change.of.data if change.of is not None else round_["last"]
            self.view["round"] = {**round_, "in_control": change.seat, "passed": [], "last": last}
        elif change.what == "passed":
            self.view["round"] = {**round_, "passed": [*round_["passed"], change.seat]}
        elif change.what == "leaves":
            staying = [seat for seat in round_["players"] if seat != change.seat]
            self.view["round"] = {**round_, "players": staying}
            self._seat(change)["in_round"] = False


def _seat(seat: Data) -> dict[str, Any]:
    """The changing parts of a seat, without its hand."""
    copy = {**seat, "tokens": dict(seat["tokens"]), "claimed": dict(seat["claimed"]), "discard": list(seat["discard"])}
    copy["in_play"] = list(seat["in_play"])
    copy["piles"] = {id: dict(pile) for id, pile in seat["piles"].items()}
    copy["hand"] = None
    return copy


def _round(round_: Data) -> dict[str, Any]:
    return {**round_, "players": list(round_["players"]), "passed": list(round_["passed"])}


def _counted(seat: Data) -> dict[int, dict[str, int]]:
    """The counters on cards before a seat, by card, without zeros."""
    found = {card["id"]: {word: n for word, n in card.get("counters", {}).items() if n} for card in seat["in_play"]}
    return {card: numbers for card, numbers in found.items() if numbers}


def _on_map(found: Data | None) -> Any:
    """Positions in a dungeon; the party's tavern, and the closed ones."""
    if found is None:
        return None
    closed = [tavern["id"] for tavern in found.get("taverns", ()) if tavern["closed"]]
    return found.get("at"), found.get("party"), closed


def _plain(value: Any, follows: Collection[str]) -> Any:
    """Tokens without zeros and computed values, for comparison."""
    return {id: n for id, n in value.items() if n and id not in follows} if isinstance(value, dict) else value
