# SPDX-License-Identifier: GPL-3.0-or-later
"""Views whose fields are computed when they are first read; complete views are made from them, so each field is defined once.

A computer player reads a few fields of each position, and a complete view would take it as long as all its thinking. A lazy view is of
the present table: take a new one after the game has gone on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from rdi_desktop.engine import views
from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.rules import drink_piles, losing
from rdi_desktop.engine.seen import (
    SeenBack,
    SeenCard,
    SeenCoin,
    SeenCrawl,
    SeenDeed,
    SeenDungeon,
    SeenEntry,
    SeenKit,
    SeenMarks,
    SeenOver,
    SeenPile,
    SeenPot,
    SeenPrizes,
    SeenRound,
    SeenSeat,
    SeenTable,
    SeenTrack,
    SeenWaiting,
    SeenWindow,
)  # fmt: skip
from rdi_desktop.engine.state.records import Drink, LastChance, Payment, Play, Record, RoundWon

if TYPE_CHECKING:
    from builtins import property as later

    from rdi_desktop.engine.asked import DecisionTold
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat, Side
else:

    class later:  # noqa: N801 - used as `property` is
        """A property that is computed when it is first read, and then kept; `functools.cached_property` takes a lock for it."""

        def __init__(self, make: Callable[[Any], Any]) -> None:
            self._make, self._name, self.__doc__ = make, make.__name__, make.__doc__

        def __get__(self, thing: Any, _: Any = None) -> Any:
            found = self._make(thing)
            # Views are frozen, and to others a `__dict__` would have to be given for it.
            object.__setattr__(thing, self._name, found)
            return found


T = TypeVar("T")


def filled(cls: type[T], now: dict[str, object]) -> T:
    """An object of that class with these fields already computed."""
    found = cls.__new__(cls)
    object.__setattr__(found, "__dict__", now)  # no constructor: that would take as long again
    return found


class LazySeat(SeenSeat):
    """A seat as the viewer sees it."""

    game: Desk
    of: Seat
    viewer: int | None

    @later
    def side_now(self) -> Side:
        """Its numbers as the viewer sees them."""
        return self.game.table.track(self.of.index, self.viewer)

    @later
    def own(self) -> bool:
        """Whether the viewer sees its hand."""
        return self.viewer in self.game.table.sides[self.of.side].members

    @later
    def seat(self) -> int:
        return self.of.index

    @later
    def name(self) -> str:
        return self.of.name

    @later
    def character(self) -> str:
        return str(self.of.character.id)

    @later
    def side(self) -> int:
        return self.of.side

    @later
    def fortitude(self) -> int:
        return self.side_now.fortitude

    @later
    def alcohol(self) -> int:
        return self.side_now.alcohol

    @later
    def gold(self) -> int:
        return self.side_now.gold

    @later
    def purse(self) -> int:
        return views.purse(self.game.table, self.of.index)

    @later
    def facing(self) -> list[SeenTrack]:
        return views.facing_view(self.game.table, self.of)

    @later
    def kit(self) -> SeenKit:
        return views.kit_view(self.of.kit)

    @later
    def out(self) -> bool:
        return self.of.out

    @later
    def out_because(self) -> str | None:
        return self.of.out_because

    @later
    def withdrawn(self) -> bool:
        return self.of.withdrawn

    @later
    def struck_by(self) -> int | None:
        return self.of.struck_by

    @later
    def struck_at(self) -> int:
        return self.of.struck_at

    @later
    def mute(self) -> bool:
        return self.of.mute > 0

    @later
    def boss(self) -> bool:
        return self.of.boss

    @later
    def potions(self) -> int:
        return self.side_now.potions

    @later
    def hand_count(self) -> int:
        return len(self.of.hand)

    @later
    def hand(self) -> list[SeenCard] | None:
        return views.cards_view(self.game, self.of.hand) if self.own else None

    @later
    def deck(self) -> int:
        return len(self.of.deck)

    @later
    def discard(self) -> list[SeenCard]:
        return views.cards_view(self.game, self.of.discard)

    @later
    def drink_me(self) -> int:
        return len(self.of.drink_me)

    @later
    def box(self) -> int:
        return len(self.of.box)

    @later
    def potted(self) -> int:
        return len(self.of.potted)

    @later
    def anted_count(self) -> int:
        return len(self.of.anted)

    @later
    def anted(self) -> list[SeenCard] | None:
        return views.cards_view(self.game, self.of.anted) if self.own else None

    @later
    def hand_backs(self) -> list[SeenBack]:
        return views.hand_backs(self.game.table, self.of)

    @later
    def in_play(self) -> list[SeenCard]:
        return views.in_play_view(self.game, self.of, self.own)

    @later
    def tokens(self) -> dict[str, int]:
        return {k: n for k, n in self.of.tokens.items() if n or k in self.of.character.tokens}

    @later
    def claimed(self) -> dict[str, int]:
        return dict(self.of.claimed)

    @later
    def tracks(self) -> dict[str, int | str | SeenMarks]:
        return views.track_view(self.game, self.of)

    @later
    def threat(self) -> list[list[int]]:
        return views.threat_view(self.game, self.of)

    @later
    def negates(self) -> dict[str, int]:
        return views.negates_left(self.game.table, self.of)

    @later
    def worked_out(self) -> list[str]:
        return [id for id, track in self.of.character.tracks.items() if track.reads is not None]

    @later
    def drunk_with(self) -> str | None:
        return views.drunk_with(self.of)

    @later
    def wards(self) -> int:
        return views.wards(self.of)

    @later
    def spots(self) -> dict[str, int]:
        return {str(card): spot for card, spot in self.of.spots.items()}

    @later
    def things(self) -> dict[str, str]:
        return {thing: kind.up for kind in self.of.character.sides.values() for thing in kind.things}

    @later
    def piles(self) -> dict[str, SeenPile]:
        return {id: views.pile_view(self.game, self.of, id, self.own) for id in self.of.piles}

    @later
    def served(self) -> int:
        return drink_piles.floating(self.game.table, self.of.drink_me)

    @later
    def drink_backs(self) -> list[str]:
        return views.drink_backs(self.game.table, self.of)

    @later
    def in_round(self) -> bool:
        return self.game.table.round is not None and self.of.index in self.game.table.round.players


class LazyEntry(SeenEntry):
    """A record on the stack. All of it is public, except its outcome while that would reveal a card of a hand."""

    game: Desk
    of: Record
    viewer: int | None

    @later
    def play(self) -> Play | None:
        """The record, if it is a play."""
        return self.of if isinstance(self.of, Play) else None

    @later
    def change(self) -> dict[int, list[float]]:
        return {} if views.tells_hand(self.of, self.viewer) else views.telling(outcome.impact(self.game, self.of))

    @later
    def id(self) -> int:
        return self.of.id

    @later
    def kind(self) -> str:
        return views.kind_of(self.game, self.of)

    @later
    def card(self) -> SeenCard | None:
        return views.card_view(self.game, self.of.card) if self.of.card is not None else None

    @later
    def cards(self) -> list[SeenCard]:
        return views.cards_view(self.game, self.of.cards)

    @later
    def champions(self) -> list[int]:
        return list(self.of.champions)

    @later
    def by(self) -> int | None:
        return self.of.by

    @later
    def source(self) -> int | None:
        return self.of.source

    @later
    def targets(self) -> list[int]:
        return views.targets(self.of)

    @later
    def answers(self) -> int | None:
        return self.play.on if self.play else None

    @later
    def on(self) -> int | None:
        return self.of.on

    @later
    def amounts(self) -> dict[str, int]:
        return views.amounts(self.of)

    @later
    def first(self) -> dict[str, int]:
        return dict(self.of.first) if isinstance(self.of, Drink) else {}

    @later
    def outcome(self) -> dict[str, dict[str, int]]:
        return {} if views.tells_hand(self.of, self.viewer) else views.in_words(outcome.impact(self.game, self.of))

    @later
    def begun(self) -> bool:
        return bool(self.of.landed)

    @later
    def done(self) -> list[SeenDeed]:
        return [views.deed_view(self.game, done) for done in self.of.done]

    @later
    def negated(self) -> bool:
        return self.of.negated

    @later
    def ignored(self) -> list[int]:
        return list(self.of.ignored)

    @later
    def drinker(self) -> int | None:
        return self.of.drinker

    @later
    def ability(self) -> str | None:
        return self.play.ability if self.play else None

    @later
    def mode(self) -> int | None:
        return self.of.mode

    @later
    def box(self) -> str:
        return views.box_of(self.of)

    @later
    def spend(self) -> dict[str, int]:
        return dict(self.play.spent) if self.play else {}

    @later
    def better(self) -> list[str]:
        return list(self.of.paid)

    @later
    def why(self) -> str:
        return self.of.why or self.of.attribute

    @later
    def to(self) -> int | str | None:
        return self.of.to if isinstance(self.of, Payment) else None

    @later
    def taker(self) -> int | None:
        return self.of.taker if isinstance(self.of, RoundWon) else None

    @later
    def token(self) -> str:
        return self.play.token if self.play else ""

    @later
    def trap(self) -> int | None:
        return self.play.me if self.play and (self.play.trap or self.play.origin == "revealed") else None

    @later
    def seats(self) -> list[int]:
        return losing.in_danger(self.game) if isinstance(self.of, LastChance) else []  # somebody may be safe again


class LazyTable(SeenTable):
    """Everything that the viewer may see; None: an onlooker."""

    game: Desk
    viewer: int | None

    @later
    def seat(self) -> int | None:
        return self.viewer

    @later
    def turn(self) -> int:
        return self.game.table.turn

    @later
    def turn_number(self) -> int:
        return self.game.table.turn_number

    @later
    def phase(self) -> str:
        return self.game.table.phase

    @later
    def actions_left(self) -> int:
        return self.game.table.actions_left

    @later
    def actions_played(self) -> int:
        return self.game.table.actions_played

    @later
    def to_act(self) -> list[int]:
        return list(self.game.table.to_act)

    @later
    def priority(self) -> int | None:
        return self.game.table.priority

    @later
    def variant(self) -> str | None:
        return None if self.game.table.variant is None else self.game.table.variant.id

    @later
    def seats(self) -> list[SeenSeat]:
        return [lazy_seat(self.game, seat, self.viewer) for seat in self.game.table.seats]

    @later
    def drink_deck(self) -> int:
        return len(self.game.table.drink_deck)

    @later
    def drink_discard(self) -> list[SeenCard]:
        return views.cards_view(self.game, self.game.table.drink_discard)

    @later
    def bar_deck(self) -> int | None:
        return None if self.game.table.bar_deck is None else len(self.game.table.bar_deck)

    @later
    def inn_gold(self) -> int:
        return self.game.table.inn_gold

    @later
    def coins(self) -> list[SeenCoin]:
        return [SeenCoin(seat, id, at) for (seat, id), at in self.game.table.coins.items() if isinstance(id, str)]

    @later
    def house(self) -> dict[str, int | bool]:
        return {key: self.game.table.options[key] for key in HOUSE if self.game.table.options.get(key) is not None}

    @later
    def prizes(self) -> SeenPrizes | None:
        return views.prizes_view(self.game)

    @later
    def dungeon(self) -> SeenDungeon | None:
        return views.dungeon_view(self.game, self.viewer)

    @later
    def crawl(self) -> SeenCrawl | None:
        return views.crawl_view(self.game)

    @later
    def pot(self) -> SeenPot:
        return views.pot_view(self.game)

    @later
    def round(self) -> SeenRound | None:
        return views.round_view(self.game)

    @later
    def stack(self) -> list[SeenEntry]:
        return [lazy_entry(self.game, entry, self.viewer) for entry in self.game.table.stack]

    @later
    def window(self) -> SeenWindow | None:
        return views.window_view(self.game)

    @later
    def waiting(self) -> SeenWaiting | None:
        return views.waiting_view(self.game, self.viewer)

    @later
    def pending(self) -> DecisionTold | None:
        return (
            self.game.pending.told()
            if self.game.pending is not None and self.game.pending.seat == self.viewer
            else None
        )

    @later
    def over(self) -> SeenOver | None:
        return SeenOver(list(self.game.over.winners), self.game.over.reason.value) if self.game.over else None


def lazy_seat(game: Desk, seat: Seat, viewer: int | None) -> LazySeat:
    """A seat with no field computed yet."""
    return filled(LazySeat, {"game": game, "of": seat, "viewer": viewer})


def lazy_entry(game: Desk, entry: Record, viewer: int | None) -> LazyEntry:
    """A record on the stack; the fields that are nearly always read are computed at once."""
    now = {"game": game, "of": entry, "viewer": viewer}
    now |= {"id": entry.id, "by": entry.by, "drinker": entry.drinker, "negated": entry.negated}
    return filled(LazyEntry, now)


def view(game: Desk, viewer: int | None) -> SeenTable:
    """Everything that seat may see (None: an onlooker)."""
    return whole(filled(LazyTable, {"game": game, "viewer": viewer}))


def whole(table: LazyTable) -> SeenTable:
    """The complete view: all its fields computed, without references to the game."""
    seats = [_made(SeenSeat, seat) for seat in table.seats]
    stack = [_made(SeenEntry, entry) for entry in table.stack]
    return replace(_made(SeenTable, table), seats=seats, stack=stack)


def _made(cls: type[T], lazy: T) -> T:
    names: tuple[str, ...] = cls.__match_args__  # type: ignore[attr-defined]
    return cls(*[getattr(lazy, name) for name in names])
