# SPDX-License-Identifier: GPL-3.0-or-later
"""Proving a brain-teaser: every line of play of the solver against every legal answer of the others, on forks of the real game.

Positions are cached. Two are equal if the tables were equal at the last checkpoint, and so are the commands since (`Game.position`): the
game continues equally from both. Equal cards of one hand are one move.

Teammates of the solver cooperate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from rdi_desktop.engine.rules import legality
from rdi_desktop.engine.state.crawl import Crawl
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, Interject, Option
from rdi_desktop.engine.state.gambling import Round
from rdi_desktop.engine.state.table import Seat, Side, Table
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.moves import Mover
from rdi_desktop.scenario.names import card_names
from rdi_desktop.scenario.puzzle import GoalFact, Puzzle
from rdi_desktop.scenario.things import token_value

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game

POSITIONS = 20_000
"""The most positions that are searched."""
ANSWERS = 400
"""The most ways to answer one question."""
HAND_OVER = "hand_over:"
"""Beginning of the answers with which a teammate lets another act first."""
NEVER = 1_000
"""Number of moves for a question that is never solved."""
_CONSTANT = ("cards", "owners", "options", "variant", "dungeon", "machine")
_COUNTERS = ("commands", "last_id", "next_id", "cuts", "turns")
"""Counters that only limit loops, and do not affect the game."""
_PARTS = (Table, Seat, Side, Round, Crawl)


class NotProven(Exception):
    """The search has no result: a limit was reached, or chance decides."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of the search."""

    moves: int
    """Number of first moves; equal ones count once."""
    solving: tuple[Command, ...]
    """Those that solve it, whatever the others do; empty: it cannot be solved."""
    shortest: int
    """How many moves of the solver it takes against the longest defence."""
    by_passing: bool
    """Whether passing is among the first moves."""
    trap_fails: bool
    positions: int

    @property
    def problem(self) -> str:
        """Why it is no puzzle; '' if it is one."""
        if not self.solving:
            return "it cannot be solved"
        if self.by_passing:
            return "passing solves it"
        if len(self.solving) == self.moves:
            return "every first move solves it"
        if not self.trap_fails:
            return "the trap solves it"
        return ""


class PuzzleSearch:
    """Searches a puzzle; results are kept for further questions about it."""

    def __init__(self, puzzle: Puzzle, content: Content, bound: int = POSITIONS) -> None:
        self.puzzle = puzzle
        self.content = content
        self.start = puzzle.deal(content)
        """The game at the first question that has more than one answer."""
        self.positions = 0
        self._bound = bound
        self._met: dict[object, int] = {}
        self._tables: dict[object, int] = {}
        self._unknown = self._unnamed(self.start.table)
        self._rng = self.start.table.rng
        self._go_to_first_choice()

    def _go_to_first_choice(self) -> None:
        while (asked := self.start.pending) is not None:
            mine, others = self._choices(self.start, asked)
            if len(mine) + len(others) > 1:
                return
            self.start.submit((mine or others)[0])

    def prove(self) -> Proof:
        """Try every first move. NotProven if a limit is reached; ScenarioError if the file claims something wrong."""
        puzzle, game = self.puzzle, self.start
        decision = game.pending
        if decision is None or decision.seat != puzzle.solver:
            puzzle.scenario.table.at.fail("whoever solves it is not asked first")
        trap = self.trap()
        found = {command: self._after(game, command) for command in self.moves(game, decision, puzzle.solver)}
        breaking = [each for each in self._choices(game, decision)[1] if isinstance(each, Interject)]
        lost = self._worst(game, breaking) >= NEVER
        solving = [command for command, moves in found.items() if moves < NEVER and not lost]
        passing = [command for command in solving if getattr(command, "picks", None) in (("pass",), ("done",), ())]
        trapped = self._after(game, trap)
        shortest = min(found.values(), default=NEVER - 1) + 1
        return Proof(len(found), tuple(solving), shortest, bool(passing), trapped >= NEVER, self.positions)

    def trap(self) -> Command:
        """The tempting first move that fails. ScenarioError if it is not possible."""
        puzzle = self.puzzle
        trap, _ = Mover(puzzle.scenario, card_names(self.content)).command(self.start, puzzle.trap)
        if trap is None:
            raise ScenarioError(str(puzzle.scenario.file or "puzzle"), puzzle.trap_line, "trap", "it is not possible")
        return trap

    def best(self, game: Game) -> Command:
        """The move of the asked seat: for the solver's side the quickest solution, for the others the latest or none."""
        decision = game.pending
        assert decision is not None
        moves = self.moves(game, decision, decision.seat)
        if game.same_side(self.puzzle.solver, decision.seat):
            return min(moves, key=lambda command: self._after(game, command))
        passing = Answer(decision.seat, decision.default)  # seats that need not do anything pass
        return max(moves, key=lambda command: (self._after(game, command), command == passing))

    def breaking_in(self, game: Game) -> Interject | None:
        """An interruption of the solver's question that alone defeats the solver."""
        asked = game.pending
        if asked is None or asked.seat != self.puzzle.solver:
            return None
        mine, others = self._choices(game, asked)
        defeating = (each for each in others if isinstance(each, Interject) and self._after(game, each) >= NEVER)
        found = next(defeating, None)
        lost = found is None or all(self._after(game, command) >= NEVER for command in mine)
        return None if lost else found

    def judged(self, game: Game, since: int) -> bool | None:
        """Whether it is solved or failed after the events from `since` on; None: undecided."""
        facts = self.puzzle.solved
        if all(fact.final for fact in facts):
            if all(_holds(game, fact) for fact in facts):
                return True
        elif any(fact.word == "out" and fact.most == 0 and not _holds(game, fact) for fact in facts):
            return False
        if game.over is None and not self._reached(game, since):
            return None
        return all(_holds(game, fact) for fact in facts)

    def _reached(self, game: Game, since: int) -> bool:
        until = self.puzzle.until
        if until.round:
            return game.table.round is None
        for key, seat, _, _, args, _ in game.events.facts[since:]:
            if until.turn is not None and not game.same_side(until.turn, seat):
                continue
            if key == "turn_started" and until.phase in (None, "start"):
                return True
            if key == "phase_started" and args["phase"] == until.phase:
                return True
        return False

    def _after(self, game: Game, command: Command) -> int:
        """How many more moves the solver needs after that command; NEVER if it is not solved."""
        new = game.fork()
        new.mark_positions()
        since = len(new.events.facts)
        new.submit(command)
        while True:
            self._all_known(new)
            verdict = self.judged(new, since)
            if verdict is not None:
                return 0 if verdict else NEVER
            asked = new.pending
            assert asked is not None
            mine, others = self._choices(new, asked)
            if len(mine) + len(others) > 1:
                break
            new.submit((mine or others)[0])
        key = self._key(new)
        known = self._met.get(key)
        if known is None:
            self.positions += 1
            if self.positions > self._bound:
                raise NotProven(f"the bound of {self._bound} positions was hit")
            self._met[key] = NEVER  # coming back to the same position is no progress
            known = self._met[key] = self._value(new, mine, others)
        return known

    def _value(self, game: Game, mine: list[Command], others: list[Command]) -> int:
        answers = [command for command in others if isinstance(command, Answer)]
        breaking = [command for command in others if isinstance(command, Interject)]
        best = NEVER
        for command in mine:
            best = min(best, self._after(game, command) + 1)
        worst = self._worst(game, answers) if answers else NEVER
        return max(min(best, worst), self._worst(game, breaking))

    def _worst(self, game: Game, commands: Sequence[Command]) -> int:
        worst = 0
        for command in commands:
            worst = max(worst, self._after(game, command))
            if worst >= NEVER:
                break
        return worst

    # moves

    def _choices(self, game: Game, asked: Decision) -> tuple[list[Command], list[Command]]:
        """What the solver and what the others can do now."""
        mine: list[Command] = []
        others: list[Command] = []
        for seat in range(len(game.table.seats)):
            whose = mine if game.same_side(self.puzzle.solver, seat) else others
            whose += self.moves(game, asked, seat)
        return mine, others

    def moves(self, game: Game, asked: Decision, seat: int) -> list[Command]:
        """Every different command of a seat: its answers if it is asked, and what it may break in with."""
        found: dict[object, Command] = {}
        table = game.table
        hand = set(table.seats[seat].hand)

        def alike(option: Option) -> object:
            """A key that equal cards of a hand share."""
            if option.card is None or option.card not in hand:
                return option.id
            return option.id.replace(f":{option.card}", f":{table.cards[option.card].id}")

        answered: set[str] = set()
        if asked.seat == seat:
            answered = {option.id for option in asked.options}
            back = bool(game.log) and _hands_over(game.log[-1])
            for picks in self._picks(asked):
                if back and picks and picks[0].id.startswith(HAND_OVER):
                    continue  # a teammate has just let this seat act first
                found.setdefault(tuple(map(alike, picks)), Answer(seat, tuple(option.id for option in picks)))
        if legality.may_interject(game, asked, seat):
            for option in legality.anytime(game, seat):
                if option.id not in answered:
                    found.setdefault(("in", alike(option)), Interject(seat, option.id))
        return list(found.values())

    def _picks(self, asked: Decision) -> Iterator[tuple[Option, ...]]:
        most = min(asked.max, len(asked.options))
        if asked.min <= 1 and most == 1:
            yield from ((option,) for option in asked.options)
            if asked.min == 0:
                yield ()
            return
        ways = combinations if asked.kind == "discard" else permutations
        given = 0
        for count in range(asked.min, most + 1):
            for picks in ways(asked.options, count):
                given += 1
                if given > ANSWERS:
                    raise NotProven(f"there are more than {ANSWERS} answers to one question")
                yield picks

    # what is known

    def _unnamed(self, table: Table) -> list[tuple[int | None, str, list[int]]]:
        """The decks below the cards that the file names: owner, name, and these cards."""
        said = self.puzzle.scenario.table
        found: list[tuple[int | None, str, list[int]]] = [
            (None, "", table.drink_deck[: len(table.drink_deck) - len(said.drink_deck)])
        ]
        for index, seat in enumerate(said.seats):
            where = table.seats[index]
            found.append((index, "", where.deck[: len(where.deck) - len(seat.deck)]))
            if seat.drink_me is None:
                found.append((index, "Drink Me! pile", where.drink_me[:]))
            for id, cards in where.piles.items():
                found.append((index, id, cards[: len(cards) - len(seat.piles.get(id, ()))]))
        return found

    def _all_known(self, game: Game) -> None:
        """NotProven if chance has decided something, or a card was drawn that the file does not name."""
        table = game.table
        if table.rng != self._rng:
            raise NotProven("chance decides")
        for seat, id, cards in self._unknown:
            where = None if seat is None else table.seats[seat]
            if where is not None and (where.out or (game.over is not None and not where.kit.decides)):
                continue  # cards of a seat that is out are put away
            pile = table.drink_deck if where is None else where.piles.get(id, where.drink_me) if id else where.deck
            if pile[: len(cards)] != cards:
                whose = "the Drink Deck" if where is None else f"the {id or 'deck'} of {where.name}"
                raise NotProven(f"a card of {whose} is drawn that the file does not name")

    def _key(self, game: Game) -> object:
        table, commands = game.position()
        facts = frozen(table), table.next_id if commands else 0
        return self._tables.setdefault(facts, len(self._tables)), commands


def frozen(value: object) -> object:
    """A value of a table as a comparable value; immutable ones are unchanged."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return tuple((key, frozen(each)) for key, each in value.items())
    if isinstance(value, _PARTS):
        names = {name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())}
        return tuple(
            frozen(getattr(value, name, None)) for name in sorted(names) if name not in (*_CONSTANT, *_COUNTERS)
        )
    return value


def _hands_over(command: Command) -> bool:
    return isinstance(command, Answer) and bool(command.picks) and command.picks[0].startswith(HAND_OVER)


def _holds(game: Game, fact: GoalFact) -> bool:
    seat = game.table.seats[fact.seat]
    if fact.word == "out":
        value = int(seat.out)
    elif fact.word == "in_round":
        value = int(game.table.round is not None and fact.seat in game.table.round.players)
    elif fact.word == "hand":
        value = len(seat.hand)
    elif fact.word in ("fortitude", "alcohol", "gold"):
        value = getattr(game.table.side(fact.seat), fact.word)
    else:
        value = int(token_value(game, seat, fact.word))
    return fact.least <= value <= fact.most
