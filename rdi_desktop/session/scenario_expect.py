# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparing the table with what a scenario expects of it."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.game import Game
from rdi_desktop.session.scenario import Expect, Scenario
from rdi_desktop.session.scenario_names import CardNames

Mismatch = tuple[str, Any, Any]
"""(what, expected, found)"""

_LYING = ("play", "drink", "event")
"""What lies on the stack as a card; losses, payments and the like are only about one."""

_NUMBERS = ("fortitude", "alcohol", "gold")


def stack_titles(game: Game) -> list[str]:
    """What lies on the stack, bottom first, by title (an ability by its id)."""
    titles: list[str] = []
    for entry in game.table.stack:
        if entry.kind not in _LYING:
            continue
        if entry.card is not None:
            titles.append(game.table.cards[entry.card].title)
        elif entry.cards:
            titles.append(game.table.cards[entry.cards[0]].title)
        elif entry.ability:
            titles.append(entry.ability)
    return titles


class Judge:
    """Compares a game with the expectations of its scenario. `start` is the game as it was set up."""

    def __init__(self, scenario: Scenario, names: CardNames, start: Game) -> None:
        self.scenario = scenario
        self.names = names
        self.inn_gold = start.table.inn_gold
        self.first_event = len(start.events)

    def mismatches(self, game: Game, expect: Expect) -> list[Mismatch]:
        """Everything that is not as expected."""
        wrong: list[Mismatch] = []
        for seat, facts in expect.seats.items():
            name = self.scenario.table.seats[seat].name
            for key, wanted in facts.items():
                wrong += self._compare(f"{name}.{key}", wanted, self._seat_fact(game, seat, key, wanted))
        for key, wanted in expect.table.items():
            wrong += self._compare(key, wanted, self._table_fact(game, key, wanted))
        return wrong

    def _compare(self, what: str, wanted: Any, found: Any) -> list[Mismatch]:
        if what == "log_has":
            return [] if _in_order(wanted, found) else [(what, list(wanted), found)]
        if what.endswith(("hand_has", "discard_has")):
            missing = _missing(wanted, found)
            return [(what, [self._title(m) for m in missing], self._titles(found))] if missing else []
        if what.endswith(("in_play", "stack")) or what == "drink.cards":
            same = len(wanted) == len(found) and all(f in w for w, f in zip(wanted, found, strict=True))
            if what.endswith("in_play"):
                same = len(wanted) == len(found) and not _missing(wanted, found)
            return [] if same else [(what, [self._title(w) for w in wanted], self._titles(found))]
        if what == "gambling.last" and wanted is not None:
            return [] if found in wanted else [(what, self._title(wanted), self._titles([found]) if found else None)]
        if isinstance(wanted, dict) and isinstance(found, dict):
            return [m for key, w in wanted.items() for m in self._compare(f"{what}.{key}", w, found.get(key))]
        if wanted == found:
            return []
        return [(what, self._words(what, wanted), self._words(what, found))]

    def _seat_fact(self, game: Game, seat: int, key: str, wanted: Any) -> Any:
        state = game.table.seats[seat]
        if key in _NUMBERS:
            return getattr(game.table.side(seat), key)
        if key in ("hand", "deck", "discard", "drink_me"):
            return len(getattr(state, key))
        if key == "tokens":
            return {token: _token(state, token) for token in wanted}
        if key == "in_round":
            return game.table.round is not None and seat in game.table.round.players
        if key in ("hand_has", "discard_has", "in_play"):
            return self._ids(game, getattr(state, key.removesuffix("_has")))
        return getattr(state, key)

    def _table_fact(self, game: Game, key: str, wanted: Any) -> Any:
        table = game.table
        if key == "inn_gold":
            return {"gained": table.inn_gold - self.inn_gold} if isinstance(wanted, dict) else table.inn_gold
        if key == "pot":
            return table.pot_gold
        if key == "gambling":
            return self._gambling(game)
        if key == "drink":
            return self._drink(game, wanted.get("of") if wanted else None)
        if key == "stack":
            return [
                game.table.cards[e.card if e.card is not None else e.cards[0]].id
                for e in table.stack
                if e.kind in _LYING and (e.card is not None or e.cards)
            ]
        if key == "winner":
            return tuple(sorted(game.over.winners)) if game.over is not None else None
        if key == "log_has":
            return [event.key for event in game.events[self.first_event :]]
        return getattr(table, key)

    def _gambling(self, game: Game) -> dict[str, Any] | None:
        played = game.table.round
        if played is None:
            return None
        last = None if played.last is None else game.table.cards[played.last].id
        return {
            "in_control": played.in_control,
            "players": tuple(sorted(played.players)),
            "next": played.next,
            "last": last,
        }

    def _drink(self, game: Game, of: int | None) -> dict[str, Any] | None:
        """The Drink being answered; of several, that of the seat which is spoken of."""
        there = [e for e in reversed(game.table.stack) if e.kind == "drink"]
        if not there:
            return None
        entry = next((e for e in there if e.drinker == of), there[0])
        numbers = {key: entry.numbers.get(key, 0) for key in ("alcohol", "fortitude")}
        return {"of": entry.drinker, "cards": self._ids(game, entry.cards), **numbers}

    def _ids(self, game: Game, cards: list[int]) -> list[str]:
        return [game.table.cards[card].id for card in cards]

    # Words for reports

    def _title(self, def_ids: tuple[str, ...]) -> str:
        return self.names.content.card(def_ids[0]).title

    def _titles(self, def_ids: list[str]) -> list[str]:
        return [self.names.content.card(def_id).title for def_id in def_ids]

    def _words(self, what: str, value: Any) -> Any:
        """Seats by their names."""
        last = what.rpartition(".")[2]
        if last in ("turn", "winner", "of", "in_control", "next", "players"):
            if isinstance(value, tuple):
                return [self.scenario.table.seats[seat].name for seat in value]
            return None if value is None else self.scenario.table.seats[value].name
        if what == "gambling" and isinstance(value, dict):
            return {k: self._words(f"gambling.{k}", v) if k != "last" else v for k, v in value.items()}
        return value


def _token(state: Any, token: str) -> Any:
    for kind in (state.tokens, state.claimed, state.tracks):
        if token in kind:
            return kind[token]
    return 0


def _missing(wanted: tuple[tuple[str, ...], ...], found: list[str]) -> list[tuple[str, ...]]:
    left = list(found)
    missing: list[tuple[str, ...]] = []
    for def_ids in wanted:
        held = next((f for f in left if f in def_ids), None)
        if held is None:
            missing.append(def_ids)
        else:
            left.remove(held)
    return missing


def _in_order(wanted: tuple[str, ...], found: list[str]) -> bool:
    rest = iter(found)
    return all(key in rest for key in wanted)
