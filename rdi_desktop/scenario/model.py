# SPDX-License-Identifier: GPL-3.0-or-later
"""The checked content of a scenario file as plain data: the table to set up and the steps to take."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.scenario.file_value import FileValue

if TYPE_CHECKING:
    from rdi_desktop.content import Content

TABLE_PHASES = ("start", "discard_and_draw", "action", "order", "drink", "end")


@dataclass(frozen=True, slots=True)
class CardSaid:
    """A card listed in the set-up, with what is said of it besides its title (None: nothing)."""

    card: str
    """Def id."""
    at: FileValue
    """Its position in the file."""
    of: int | None = None
    """The seat whose deck it is from."""
    fortitude: int | None = None
    """A body's Fortitude."""
    plus: int | None = None
    """How many + tokens lie on it."""
    rake: str | None = None
    """The number at which its Rake Token points."""
    face: str | None = None
    """The side that is up: 'up' or 'down'."""
    turned: bool | None = None
    """Whether a Tough Component has been hit once."""


@dataclass(frozen=True, slots=True)
class TokenSaid:
    """How many tokens of a kind, or the value of a track (already a number); of the token in a dungeon its room."""

    n: int | str
    at: FileValue


@dataclass(frozen=True, slots=True)
class SeatTable:
    """The set-up of one seat; None means as dealt."""

    character: str
    name: str
    fortitude: int | None = None
    alcohol: int | None = None
    gold: int | None = None
    hand: tuple[CardSaid, ...] | None = None
    deck: tuple[CardSaid, ...] = ()
    discard: tuple[CardSaid, ...] | None = None
    drink_me: tuple[CardSaid, ...] | None = None
    tokens: dict[str, TokenSaid] = field(default_factory=dict)
    piles: dict[str, tuple[CardSaid, ...]] = field(default_factory=dict)
    """Top cards of side decks, and all cards of places that are no decks."""
    ended: tuple[str, ...] = ()
    """Side decks that have no cards below the named ones."""
    in_play: tuple[CardSaid, ...] | None = None
    team: str = ""
    """Seats with the same word are teammates."""
    boss: bool = False
    """Whether it plays with its Boss cards."""
    tracks: dict[int, dict[str, int]] = field(default_factory=dict)
    """Fortitude and Alcohol Content of an automaton's tracks, by the seats they belong to."""

    @property
    def cards(self) -> tuple[CardSaid, ...]:
        """Every card named for the seat."""
        piles = (cards for cards in self.piles.values())
        lists = (self.hand, self.deck, self.discard, self.drink_me, self.in_play, *piles)
        return tuple(said for cards in lists for said in cards or ())


@dataclass(frozen=True, slots=True)
class GamblingTable:
    """A Round of Gambling that is going on when the scenario begins."""

    in_control: int | None
    players: tuple[int, ...]
    next: int | None
    last: tuple[str, ...]
    """Def ids that the card played last may have."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The set-up of the whole table. Piles are first = top."""

    at: FileValue
    seats: tuple[SeatTable, ...]
    variant: str = "standard"
    options: dict[str, object] = field(default_factory=dict)
    drink_deck: tuple[CardSaid, ...] = ()
    pawn: str | None = None
    """The tavern in which the party is; None: at the Inn."""
    closed: tuple[str, ...] = ()
    """The taverns that are out of the game."""
    taverns: dict[str, tuple[CardSaid, ...]] = field(default_factory=dict)
    """The Drinks left in taverns; taverns that are not listed have all."""
    piles: dict[str, tuple[CardSaid, ...]] = field(default_factory=dict)
    """Other piles of the table, by their ids."""
    pot: int = 0
    pot_cards: tuple[CardSaid, ...] = ()
    pot_coins: tuple[tuple[int, str], ...] = ()
    """Things in the pot that count as Gold: the original owner of each, and its id."""
    gambling: GamblingTable | None = None
    turn: int = 0
    phase: str = "action"
    first_turn: bool = False
    """Whether the special first turn of a Boss is on."""
    priority: int | None = None
    """The Priority Target of a machine; None: the one drawn by the deal."""


@dataclass(frozen=True, slots=True)
class ScriptedMove:
    """What one seat does."""

    seat: int
    verb: str
    """play, do, choose, order, discard, pass, drink, end_turn"""
    words: str
    """The move in words, for reports."""
    cards: tuple[str, ...] = ()
    """play: the def ids that the card may have."""
    ability: str = ""
    what: tuple[object, ...] = ()
    """choose, order, discard: what is picked."""
    targets: tuple[str, ...] = ()
    choose: tuple[object, ...] = ()
    spend: dict[str, object] = field(default_factory=dict)
    on: str | None = None
    source: str | None = None
    """play: the place it comes from."""
    used: tuple[object, ...] = ()
    """do: the things that the ability uses; they come first in `choose`."""


@dataclass(frozen=True, slots=True)
class RunUntil:
    """Default answers until that turn and phase."""

    turn: int | None
    phase: str | None


@dataclass(frozen=True, slots=True)
class Check:
    """A move that must be legal now, or must not be."""

    move: ScriptedMove
    legal: bool
    why: str | None


@dataclass(frozen=True, slots=True)
class Expect:
    """What must be true of the table."""

    now: bool
    seats: dict[int, dict[str, object]]
    table: dict[str, object]

    @property
    def of_the_moment(self) -> bool:
        """Whether it is about something that exists only while something resolves."""
        return self.now or bool(self.table.get("drink") or self.table.get("stack"))


@dataclass(frozen=True, slots=True)
class Step:
    """One step with its position in the file."""

    number: int
    line: int
    action: ScriptedMove | RunUntil | Check | Expect


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file, read and checked."""

    id: str
    title: str
    table: TableSetup
    steps: tuple[Step, ...]
    seed: int = 1
    book: str | None = None
    rules: tuple[int, ...] = ()
    """Numbers of the rules that it shows (docs/rules-coverage.md)."""
    file: Path | None = None
    content: Content | None = None
    """The content it was read with: the program's, and the files that it names."""

    def seat_named(self, name: str) -> int | None:
        """The seat of that name, or of that character if only one seat has it."""
        return seat_named(self.table.seats, name)


def seat_named(seats: tuple[SeatTable, ...], name: str) -> int | None:
    """The seat with that name, otherwise the only one with that character."""
    for key in ("name", "character"):
        found = [i for i, seat in enumerate(seats) if getattr(seat, key).lower() == name.lower()]
        if len(found) == 1:
            return found[0]
    return None
