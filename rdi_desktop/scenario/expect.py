# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparing the table with a scenario's expectations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.dungeon import TRICK
from rdi_desktop.engine.state.records import Drink, Play
from rdi_desktop.engine.state.table import Seat, Table
from rdi_desktop.scenario.facts import Wanted
from rdi_desktop.scenario.file_words import OF_TAVERNS
from rdi_desktop.scenario.model import Expect, Scenario
from rdi_desktop.scenario.names import CardNames
from rdi_desktop.scenario.things import pile_of, token_value, token_words, told_of

Mismatch = tuple[str, Any, Any]
"""(what, expected, found)"""

_LYING = ("play", "drink", "event")
"""Records that are cards on the stack; losses, payments and the like only concern one."""

_NUMBERS = ("fortitude", "alcohol", "gold")


def stack_titles(game: Game) -> list[str]:
    """The cards on the stack, bottom first, by title (an ability by its id)."""
    titles: list[str] = []
    for entry in game.table.stack:
        if entry.kind not in _LYING:
            continue
        if entry.card is not None:
            titles.append(game.table.cards[entry.card].title)
        elif entry.cards:
            titles.append(game.table.cards[entry.cards[0]].title)
        elif isinstance(entry, Play) and entry.ability:
            titles.append(entry.ability)
    return titles


def discards(seat: Seat) -> list[int]:
    """The discard pile of a seat; of a machine the discards of all its decks."""
    return seat.discard if not seat.kit.machine else [card for pile in seat.spent.values() for card in pile]


class Lying:
    """Cards in a place, and things that count as Gold by their ids."""

    def __init__(self, table: Table, cards: list[int], things: Iterable[str] = ()) -> None:
        self.table = table
        self.cards: list[int | str] = [*cards, *things]

    def missing(self, wanted: tuple[Wanted, ...]) -> list[Wanted]:
        """The expected cards that are missing; each card counts once, and those with the most conditions are matched first."""
        left = list(self.cards)
        missing: list[Wanted] = []
        for one in sorted(wanted, key=lambda one: -len(one[1])):
            found = next((card for card in left if self.agrees(card, one)), None)
            if found is None:
                missing.append(one)
            else:
                left.remove(found)
        return missing

    def agrees(self, card: int | str, wanted: Wanted) -> bool:
        """Whether that is the expected card, with all its conditions met."""
        def_ids, told = wanted
        if isinstance(card, str):
            return card in def_ids
        return self.table.cards[card].id in def_ids and all(
            told_of(self.table, card, key) == value for key, value in told.items()
        )

    def titles(self) -> list[str]:
        """The titles of the cards."""
        return [card if isinstance(card, str) else self.table.cards[card].title for card in self.cards]


class Judge:
    """Compares a game with the expectations of its scenario. `start` is the game as it was set up."""

    def __init__(self, scenario: Scenario, names: CardNames, start: Game) -> None:
        self.scenario = scenario
        self.names = names
        self.inn_gold = start.table.inn_gold
        self.first_event = len(start.events)

    def mismatches(self, game: Game, expect: Expect) -> list[Mismatch]:
        """Every expectation that is not met."""
        wrong: list[Mismatch] = []
        for seat, facts in expect.seats.items():
            name = self.scenario.table.seats[seat].name
            for key, wanted in facts.items():
                told = self._compare(f"{name}.{key}", wanted, self._seat_fact(game, seat, key, wanted))
                if key == "tokens":
                    told = [self._in_steps(game, seat, one) for one in told]
                wrong += told
        for key, wanted in expect.table.items():
            wrong += self._compare(key, wanted, self._table_fact(game, key, wanted))
        return wrong

    def _compare(self, what: str, wanted: Any, found: Any) -> list[Mismatch]:
        if what == "log_has":
            return [] if _in_order(wanted, found) else [(what, list(wanted), found)]
        if isinstance(found, Lying):
            missing = found.missing(wanted)
            if missing or not (what.endswith("_has") or len(wanted) == len(found.cards)):
                return [(what, [self._said(m) for m in (missing or wanted)], found.titles())]
            return []
        if what in ("stack", "drink.cards"):
            same = len(wanted) == len(found) and all(f in w for w, f in zip(wanted, found, strict=True))
            return [] if same else [(what, [self._title(w) for w in wanted], self._titles(found))]
        if what == "gambling.last" and wanted is not None:
            return [] if found in wanted else [(what, self._title(wanted), self._titles([found]) if found else None)]
        if isinstance(wanted, dict) and isinstance(found, dict):
            return [m for key, w in wanted.items() for m in self._compare(f"{what}.{key}", w, found.get(key))]
        if wanted == found:
            return []
        return [(what, self._words(what, wanted), self._words(what, found))]

    @staticmethod
    def _in_steps(game: Game, seat: int, one: Mismatch) -> Mismatch:
        """The value of a track, as a word if it has steps."""
        what, wanted, found = one
        state, id = game.table.seats[seat], what.rpartition(".")[2]
        return what, token_words(state, id, wanted), token_words(state, id, found)

    def _seat_fact(self, game: Game, seat: int, key: str, wanted: Any) -> Any:
        state = game.table.seats[seat]
        if key in _NUMBERS:
            return getattr(game.table.side(seat), key)
        if key == "discard":
            return len(discards(state))
        if key in ("hand", "deck", "drink_me"):
            return len(getattr(state, key))
        if key == "tracks":
            facing = game.table.side(seat).facing or {}
            return {
                player: {"fortitude": track.fortitude, "alcohol": track.alcohol} for player, track in facing.items()
            }
        if key == "tokens":
            return {token: token_value(game, state, token) for token in wanted}
        if key == "piles":
            return {id: self._lying(game, pile_of(game.table, seat, id), cards) for id, cards in wanted.items()}
        if key == "in_round":
            return game.table.round is not None and seat in game.table.round.players
        if key == "in_play":
            return Lying(game.table, self._open(game, seat, wanted))
        if key == "discard_has":
            return Lying(game.table, discards(state))
        if key == "hand_has":
            return Lying(game.table, state.hand)
        return getattr(state, key)

    def _winners(self, game: Game, wanted: Any) -> Any:
        """The winners; a team may be named by any of its seats."""
        if game.over is None:
            return None
        side = {seat: game.table.seats[seat].side for seat in range(len(game.table.seats))}
        named = wanted if isinstance(wanted, tuple) else ()
        if named and {side[seat] for seat in named} == {side[seat] for seat in game.over.winners}:
            return wanted
        return tuple(sorted(game.over.winners))

    def _table_fact(self, game: Game, key: str, wanted: Any) -> Any:
        table = game.table
        if key == "inn_gold":
            return {"gained": table.inn_gold - self.inn_gold} if isinstance(wanted, dict) else table.inn_gold
        if key == "pot":
            return table.pot_gold
        if key == "gambling":
            return self._gambling(game)
        if key == "pot_cards":
            coins = (thing for (_, thing), at in table.coins.items() if at == "pot" and isinstance(thing, str))
            hidden = [card for seat in table.seats for card in (*seat.potted, *seat.anted)]
            return Lying(table, [*table.pot_cards, *hidden], coins)
        if key == "prizes":
            places = {"inn": table.prizes, "bin": table.prize_bin, "pot": table.pot_cards}
            return {place: Lying(table, places[place]) for place in wanted or ()}
        if key == "piles":
            return {id: self._lying(game, getattr(table, id) or [], cards) for id, cards in wanted.items()}
        if key in OF_TAVERNS:
            return self._tavern_fact(table, key)
        if key == "drink":
            return self._drink(game, wanted.get("of") if wanted else None)
        if key == "stack":
            return [
                game.table.cards[e.card if e.card is not None else e.cards[0]].id
                for e in table.stack
                if e.kind in _LYING and (e.card is not None or e.cards)
            ]
        if key == "winner":
            return self._winners(game, wanted)
        if key == "turn" and wanted is not None and game.same_side(wanted, table.turn):
            return wanted  # a team's turn is that of each of its seats
        if key == "log_has":
            return [event.key for event in game.events[self.first_event :]]
        return getattr(table, key)

    def _tavern_fact(self, table: Table, key: str) -> Any:
        """Where the party is, which taverns are Closed, and the numbers of Drinks left and drunk in each."""
        crawl = table.crawl
        if crawl is None:
            return None
        if key == "pawn":
            return crawl.party
        if key == "closed":
            return frozenset(id for id, tavern in crawl.taverns.items() if tavern.closed)
        left = key == "taverns"
        common = table.drink_deck if left else table.drink_discard
        return {
            id: len(common if tavern.deck is None else tavern.deck if left else tavern.discard)
            for id, tavern in crawl.taverns.items()
        }

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
        """The Drink being answered; of several, the one of that seat."""
        there = [e for e in reversed(game.table.stack) if isinstance(e, Drink)]
        if not there:
            return None
        entry = next((e for e in there if e.drinker == of), there[0])
        numbers = {key: entry.numbers.get(key, 0) for key in ("alcohol", "fortitude")}
        return {"of": entry.drinker, "cards": self._ids(game, entry.cards), **numbers}

    def _lying(self, game: Game, pile: list[int], wanted: Any) -> Any:
        """The cards of a pile, or their number."""
        return len(pile) if isinstance(wanted, int) else Lying(game.table, pile)

    def _open(self, game: Game, seat: int, wanted: Any) -> list[int]:
        """The open cards before a seat. Dealt cards that were played may be listed with their pile instead."""
        where, cards = game.table.seats[seat], game.table.cards
        named = {id for ids, _ in wanted for id in ids}
        played = {id for id, place in where.areas.items() if place.played}
        open_ = [card for card in where.in_play if cards[card].pile not in played or cards[card].id in named]
        return open_ + where.piles.get(TRICK, [])  # face down before the seat

    def _ids(self, game: Game, cards: Sequence[int]) -> list[str]:
        return [game.table.cards[card].id for card in cards]

    # Wording of reports

    def _title(self, def_ids: tuple[str, ...]) -> str:
        return self.names.content.card(def_ids[0]).title if "/" in def_ids[0] else def_ids[0]

    def _said(self, wanted: Wanted) -> str:
        """An expected card with its conditions, in words."""
        def_ids, told = wanted
        more = ", ".join(f"{key}: {self._words(key, value)}" for key, value in told.items())
        return f"{self._title(def_ids)} ({more})" if more else self._title(def_ids)

    def _titles(self, def_ids: list[str]) -> list[str]:
        return [self.names.content.card(def_id).title for def_id in def_ids]

    def _words(self, what: str, value: Any) -> Any:
        """A value with seats by their names."""
        last = what.rpartition(".")[2]
        if last in ("turn", "winner", "of", "in_control", "next", "players"):
            if isinstance(value, tuple):
                return [self.scenario.table.seats[seat].name for seat in value]
            return None if value is None else self.scenario.table.seats[value].name
        if what == "gambling" and isinstance(value, dict):
            return {k: self._words(f"gambling.{k}", v) if k != "last" else v for k, v in value.items()}
        return value


def _in_order(wanted: tuple[str, ...], found: list[str]) -> bool:
    rest = iter(found)
    return all(key in rest for key in wanted)
