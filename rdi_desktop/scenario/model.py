# SPDX-License-Identifier: GPL-3.0-or-later
"""What a scenario file says, as checked plain data: the table to set up and the steps to take."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.scenario.fields import Field

if TYPE_CHECKING:
    from rdi_desktop.content import Content

TABLE_PHASES = ("start", "discard_and_draw", "action", "order", "drink", "end")


@dataclass(frozen=True, slots=True)
class CardSaid:
    """A card of a list in the set-up, with what is said of it beside its title (None: nothing)."""

    card: str
    """Def id."""
    at: Field
    """Where in the file it stands."""
    of: int | None = None
    """The seat whose deck it is from."""
    fortitude: int | None = None
    """A body's Fortitude."""
    plus: int | None = None
    """How many + tokens lie on it."""
    rake: str | None = None
    """Where its Rake Token points."""
    face: str | None = None
    """Which side is up: 'up' or 'down'."""
    turned: bool | None = None
    """Whether a Component that withstands a first hit has been hit once."""


@dataclass(frozen=True, slots=True)
class TokenSaid:
    """How many tokens of a kind, or the value of a track (words of a track are numbers already); of a token in a dungeon its room."""

    n: int | str
    at: Field


@dataclass(frozen=True, slots=True)
class SeatTable:
    """One seat as the file sets it; None means: as the rules deal it."""

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
    """Top cards of side decks, and all cards of areas that are no decks."""
    ended: tuple[str, ...] = ()
    """Side decks with nothing below the cards that are named."""
    in_play: tuple[CardSaid, ...] | None = None
    team: str = ""
    """Seats with the same word are teammates."""
    boss: bool = False
    """Whether it plays with its Boss cards."""
    tracks: dict[int, dict[str, int]] = field(default_factory=dict)
    """Fortitude and Alcohol Content of an automaton's tracks, by the seats that they are turned to."""

    @property
    def cards(self) -> tuple[CardSaid, ...]:
        """Every card that is named for the seat."""
        piles = (cards for cards in self.piles.values())
        lists = (self.hand, self.deck, self.discard, self.drink_me, self.in_play, *piles)
        return tuple(said for cards in lists for said in cards or ())


@dataclass(frozen=True, slots=True)
class GamblingTable:
    """A Round of Gambling that is on when the scenario begins."""

    in_control: int | None
    players: tuple[int, ...]
    next: int | None
    last: tuple[str, ...]
    """Def ids that the last card played may be."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The whole table as the file sets it. Piles are first = top."""

    at: Field
    seats: tuple[SeatTable, ...]
    variant: str = "standard"
    options: dict[str, Any] = field(default_factory=dict)
    drink_deck: tuple[CardSaid, ...] = ()
    pawn: str | None = None
    """The tavern in which the party is; None: at the Inn."""
    closed: tuple[str, ...] = ()
    """The taverns that are out of the game."""
    taverns: dict[str, tuple[CardSaid, ...]] = field(default_factory=dict)
    """The Drinks that are left in taverns; of those that are not named all."""
    piles: dict[str, tuple[CardSaid, ...]] = field(default_factory=dict)
    """Other piles of the table, by their ids."""
    pot: int = 0
    pot_cards: tuple[CardSaid, ...] = ()
    pot_coins: tuple[tuple[int, str], ...] = ()
    """Things that count as Gold and lie in the pot: whose each is by nature, and its id."""
    gambling: GamblingTable | None = None
    turn: int = 0
    phase: str = "action"
    first_turn: bool = False
    """Whether the special first turn of a Boss is on."""
    priority: int | None = None
    """The Priority Target of a machine; None: whoever was dealt the token."""


@dataclass(frozen=True, slots=True)
class Move:
    """What one seat is to do."""

    seat: int
    verb: str
    """play, do, choose, order, discard, pass, drink, end_turn"""
    words: str
    """The move as one would say it, for reports."""
    cards: tuple[str, ...] = ()
    """play: the def ids that the card may be."""
    ability: str = ""
    what: tuple[Any, ...] = ()
    """choose, order, discard: what is picked."""
    targets: tuple[str, ...] = ()
    choose: tuple[Any, ...] = ()
    spend: dict[str, Any] = field(default_factory=dict)
    on: str | None = None
    source: str | None = None
    """play: from where, by the name of the place."""
    used: tuple[Any, ...] = ()
    """do: the things that the ability uses, which are the first of `choose`."""


@dataclass(frozen=True, slots=True)
class RunUntil:
    """Default answers until that turn and phase."""

    turn: int | None
    phase: str | None


@dataclass(frozen=True, slots=True)
class Check:
    """A move that must be legal now, or must not."""

    move: Move
    legal: bool
    why: str | None


@dataclass(frozen=True, slots=True)
class Expect:
    """What must be true of the table."""

    now: bool
    seats: dict[int, dict[str, Any]]
    table: dict[str, Any]

    @property
    def of_the_moment(self) -> bool:
        """Whether it speaks of what is there only while something resolves."""
        return self.now or bool(self.table.get("drink") or self.table.get("stack"))


@dataclass(frozen=True, slots=True)
class Step:
    """One step with its place in the file."""

    number: int
    line: int
    action: Move | RunUntil | Check | Expect


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
    """The cards that it was read with: the program's, and those of the files that it names."""

    def seat_named(self, name: str) -> int | None:
        """The seat of that name, or of that character if only one seat plays it."""
        return seat_named(self.table.seats, name)


def seat_named(seats: tuple[SeatTable, ...], name: str) -> int | None:
    """A seat is addressed by its name, else by its character, if that is one seat only."""
    for key in ("name", "character"):
        found = [i for i, seat in enumerate(seats) if getattr(seat, key).lower() == name.lower()]
        if len(found) == 1:
            return found[0]
    return None
