# SPDX-License-Identifier: GPL-3.0-or-later
"""A game with its past: what happened in it, and how it was after each command, to take moves back or look back at it."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable
from copy import copy
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rdi_desktop.bots import BOT_NAMES
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Command, CommandError
from rdi_desktop.engine.state.events import Event, view_event
from rdi_desktop.engine.told import EventTold, NamedCard, cards_in
from rdi_desktop.session.bets import Bet
from rdi_desktop.session.fireside import Fireside
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import SavedGame, SaveError, SaveProblem
from rdi_desktop.session.setup import dealt
from rdi_desktop.session.sight import Sight
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content


EVERY = 24
"""Number of commands between the positions that are kept: so many are played again at most."""


class _Position(NamedTuple):
    """A game as it was, never changed."""

    commands: int
    """How many commands led to it."""
    game: Game
    sight: Sight
    fireside: Fireside


class GameHistory:
    """A game made by its commands, with its past: positions, and events as viewers are told them."""

    __slots__ = ("_positions", "_told", "event_marks", "fireside", "game", "problem", "sight", "turns")

    def __init__(self, game: Game, people: Collection[int], bets: Iterable[Bet] = ()) -> None:
        """`people`: the seats for which it is noted when somebody last saw something new; none of them if that is not wanted.

        `bets`: those of a game that is played again, which are laid as it goes on.
        """
        self.game = game
        self.event_marks: list[int] = []
        """For each command, the number of events before it."""
        self.turns = [(len(game.log), game.turn_number, game.turn)]
        """The number of commands before each turn's first decision, the turn's number, and whose it is."""
        self.sight = Sight(people, game)
        """What these people have seen."""
        self.fireside = Fireside(bets)
        """The bets of those who are out."""
        self.fireside.look(game)
        self.problem: SaveProblem | None = None
        """Set if the commands no longer lead where they led when the game was played (`line` is then the turn)."""
        self._positions = [] if game.log else [_Position(0, game.fork(), copy(self.sight), self.fireside.copy())]
        """None of a game of which only a later part is known."""
        self._told: dict[int | None, list[EventTold]] = {}
        """The events so far for each viewer that has asked."""

    @property
    def commands(self) -> list[Command]:
        """The commands that led here."""
        return list(self.game.log)

    def submit(self, command: Command) -> None:
        """Go on with a command. CommandError if it cannot be carried out."""
        before, at = len(self.game.events), len(self.game.log)
        if self._positions and at >= self._positions[-1].commands + EVERY:
            self._positions.append(_Position(at, self.game.fork(), copy(self.sight), self.fireside.copy()))
        self.game.submit(command)
        self.event_marks.append(before)
        if self.game.turn_number != self.turns[-1][1]:
            self.turns.append((at + 1, self.game.turn_number, self.game.turn))
        self.sight.look(self.game)
        self.fireside.look(self.game)

    def at(self, commands: int) -> GameHistory:
        """The same game after so many of its commands. Nothing is changed here, and nothing put together again that is known.

        IndexError if so many are not known.
        """
        near = bisect_right(self._positions, commands, key=lambda position: position.commands)
        if not near or commands > len(self.game.log):
            raise IndexError(f"nothing is known of this game after {commands} commands")
        start = self._positions[near - 1]
        events = [*self.event_marks, len(self.game.events)][start.commands]
        new = GameHistory.__new__(GameHistory)
        new.game, new.sight, new.problem = start.game.fork(), copy(start.sight), None
        new.fireside = start.fireside.copy([bet for bet in self.fireside.bets if bet.at <= commands])
        new.game.events.facts.extend(self.game.events.facts[:events])
        new.event_marks = self.event_marks[: start.commands]
        new.turns = [turn for turn in self.turns if turn[0] <= start.commands]
        new._positions = self._positions[:near]
        new._told = {seat: told[:events] for seat, told in self._told.items()}
        new.fireside.look(new.game)
        for command in self.game.log[start.commands : commands]:
            new.submit(command)
        return new

    def events(self, since: int, until: int | None, seat: int | None) -> list[EventTold]:
        """The events from index `since` to before `until`, as that seat may see them; those after it are not told yet."""
        told = self._told.setdefault(seat, [])
        told += told_events(self.game.events[len(told) : until], self.game, seat)
        return told[since:until]


def begun(plan: GamePlan, content: Content, bets: Iterable[Bet] = ()) -> GameHistory:
    """A game as it is dealt. `bets`: those of a game that is played again, which are laid as it goes on."""
    return GameHistory(dealt(plan, content), plan.humans, bets)


def replayed(
    plan: GamePlan,
    content: Content,
    commands: Iterable[Command],
    watch: Callable[[Game], None] | None = None,
    bets: Iterable[Bet] = (),
) -> GameHistory:
    """Replay the commands, with the bets on them; `watch` is called with the game as dealt and after each. Errors are raised."""
    history = begun(plan, content, bets)
    if watch is not None:
        watch(history.game)
    for command in commands:
        history.submit(command)
        if watch is not None:
            watch(history.game)
    return history


def reopened(save: SavedGame, content: Content) -> GameHistory:
    """Replay a saved game, and check at each turn that the table is as it was.

    With other rules or cards the game may go differently: it then stops at the last turn at which both agree. SaveError if a character or
    Drink Deck is missing.
    """
    plan = save.header.plan
    for seat in plan.seats:
        if seat.automatic != (seat.character in content.automata):
            raise SaveError("missing", f"nobody can play {seat.character} as '{seat.controller}'")
        if not seat.human and not seat.automatic and seat.bot not in BOT_NAMES:
            raise SaveError("missing", f"unknown computer player: {seat.bot or seat.controller}")
    if plan.first is not None and not 0 <= plan.first < len(plan.seats):
        raise SaveError("other_form", save.header.program)
    try:
        history = begun(plan, content, save.bets)
        now = fingerprint(plan, content)
    except (ValueError, TypeError, LookupError) as error:  # options written by another program may have any form
        raise SaveError("missing", str(error)) from None
    marks = {mark.commands: mark for mark in save.marks}
    sound = 0
    turn = 1
    for n, command in enumerate(save.commands):
        try:
            history.submit(command)
        except CommandError as error:
            return _stopped(save, content, sound, turn, str(error))
        mark = marks.get(n + 1)
        if mark is not None:
            if digest(history.game.view(None)) != mark.digest:
                return _stopped(save, content, sound, turn, said("save-why-looks-different"))
            sound, turn = n + 1, mark.turn
    known = save.header.fingerprint
    if known and known != now:
        history.problem = SaveProblem("other_cards", turn)
    return history


def _stopped(save: SavedGame, content: Content, sound: int, turn: int, why: str) -> GameHistory:
    bets = [bet for bet in save.bets if bet.at <= sound]
    history = replayed(save.header.plan, content, save.commands[:sound], bets=bets)
    history.problem = SaveProblem("other_rules", turn, why)
    return history


def fingerprint(plan: GamePlan, content: Content) -> str:
    """A checksum of the card files that a game is played with."""
    decks = str(plan.options.get("drinks", "deck-1")).split("+")
    names = {f"{kind} {seat.character}" for seat in plan.seats for kind in ("character", "automaton", "machine")}
    names &= set(content.sums) | {f"character {seat.character}" for seat in plan.seats}
    if any(name.startswith("machine ") for name in names):
        names |= {name for name in content.sums if name.startswith("faction ")}
    names |= {f"drinks {deck}" for deck in decks}
    names |= {name for name in content.sums if name.startswith("standard ")}
    names |= {f"drinks {shelf}" for shelf in _shelves(content)}
    if plan.options.get("dungeon"):
        names.add(f"dungeon {plan.options['dungeon']}")
    chosen = plan.options.get("pub_crawl")
    if chosen:
        names |= {f"taverns {id}" for id in content.town_ids(chosen)}
    if plan.options.get("prizes"):
        names |= {name for name in content.sums if name.startswith("prizes ")}
    used = [(name, content.sums.get(name, "")) for name in sorted(names)]
    return hashlib.sha256(msgspec.json.encode(used)).hexdigest()[:16]


def _shelves(content: Content) -> list[str]:
    """Files with Drinks that are no deck themselves but used by several."""
    drinks = [name.removeprefix("drinks ") for name in content.sums if name.startswith("drinks ")]
    return [id for id in drinks if id not in content.drink_decks]


def digest(view: SeenTable) -> str:
    """A short checksum of everything public on the table; the same in every version with the same rules."""
    seats = [
        (
            s.fortitude,
            s.alcohol,
            s.gold,
            s.hand_count,
            s.deck,
            len(s.discard),
            s.drink_me,
            s.out,
            *[number for track in s.facing for number in (track.fortitude, track.alcohol)],
        )
        for s in view.seats
    ]
    plain = [view.turn, view.turn_number, view.drink_deck, len(view.drink_discard), view.inn_gold, seats]
    if view.crawl is not None:
        plain += [view.crawl.party, [tavern.deck for tavern in view.crawl.taverns]]
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:16]


def told_events(events: Iterable[Event], game: Game, seat: int | None) -> list[EventTold]:
    """Events as that seat may see them, each with the cards that it names."""
    table = game.table
    told = []
    for event in events:
        ids = cards_in(event.seen_by(seat))
        cards = {id: NamedCard((cdef := table.cards[id]).id, cdef.title, cdef.types[0], table.owners[id]) for id in ids}
        told.append(view_event(event, seat, cards))
    return told
