# SPDX-License-Identifier: GPL-3.0-or-later
"""The game: one pending decision, answered by commands; views, checkpoints, replay and forks.

A game is determined by its set-up and its commands. The table is plain data; the generators that run the rules are rebuilt by replaying
the few commands since the last checkpoint.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from rdi_desktop.engine import brief, lazy, preview, sampling
from rdi_desktop.engine.asked import PreviewTold
from rdi_desktop.engine.language import prospects
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import gambling, ghosts, legality, losing, turn
from rdi_desktop.engine.rules.asking import AGAIN
from rdi_desktop.engine.rules.playables import playables
from rdi_desktop.engine.rules.setup import EngineContent, GameSetup, deal
from rdi_desktop.engine.rules.variants import unasked
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.bounds import COMMANDS, STEPS, Endless, TurnEnds
from rdi_desktop.engine.state.decisions import (
    Answer,
    Command,
    IllegalCommand,
    Interject,
    MalformedCommand,
    Option,
    OutOfTurn,
    Playable,
)
from rdi_desktop.engine.state.desk import NOTHING, Desk
from rdi_desktop.engine.state.events import Events
from rdi_desktop.engine.state.table import Table

Arrangement = Callable[[Table], None]


class Game(Desk):
    """A game being played."""

    __slots__ = (
        "_checkpoint", "_checkpoint_at", "_dealt", "_flows", "_forked", "_fresh", "arrange", "content", "log", "setup",
    )  # fmt: skip

    def __init__(self, setup: GameSetup, content: EngineContent, table: Table) -> None:
        super().__init__(table)
        self.setup = setup
        self.content = content
        self.log: list[Command] = []
        self.arrange: Arrangement | None = None
        self._flows: list[Flow] = []
        """The generator of the turns, and above it one for each interjection in progress."""
        self._checkpoint: Table | None = None
        self._checkpoint_at = 0
        self._fresh = False
        self._dealt: list[sampling.Deal] = []
        """How the cards of a sample were dealt again since its checkpoint."""
        self._forked = False
        """Whether this game has been forked: until then, checkpoints after the first would be unused copies."""

    # ---- creating a game

    @classmethod
    def new(cls, setup: GameSetup, content: EngineContent) -> Game:
        """A newly dealt game, at its first decision."""
        return cls.from_table(setup, content, None)

    @classmethod
    def from_table(cls, setup: GameSetup, content: EngineContent, arrange: Arrangement | None) -> Game:
        """A game whose freshly dealt table is rearranged before it starts (for scenarios)."""
        game = cls(setup, content, deal(setup, content))
        prospects.look_ahead(game)
        game.arrange = arrange
        game.emit("game_started", None, seats=[s.character for s in setup.seats])
        if arrange is not None:
            turn.set_up_unasked(game)
            arrange(game.table)
            prospects.look_ahead(game)  # the cards may be others now
        game._start()
        return game

    @classmethod
    def replay(
        cls, setup: GameSetup, content: EngineContent, log: list[Command], arrange: Arrangement | None = None
    ) -> Game:
        """The same game again, from its set-up and commands."""
        game = cls.from_table(setup, content, arrange)
        for command in log:
            game.submit(command)
        return game

    def _start(self) -> None:
        self.checkpoint_here()
        self._flows.append(turn.run(self))
        self._step(None)

    # ---- commands

    def submit(self, command: Command) -> None:
        """Carry out a command. Raises MalformedCommand, OutOfTurn or IllegalCommand; then the game has not changed."""
        picked: tuple[Option, ...] | None = None
        more: Flow | None = None
        if isinstance(command, Answer):
            picked = self._check_answer(command)
        elif isinstance(command, Interject):
            option = self._check_interject(command)
            play = ghosts.do if option.kind == "deed" else gambling.play_and_settle
            more = play(self, command.seat, option)
        else:
            raise MalformedCommand(f"not a command: {command!r}")
        checkpoint, at, dealt = self._checkpoint, self._checkpoint_at, self._dealt
        told = len(self.events.facts)
        if self.unasked:
            self.unasked = []
        self.log.append(command)
        self._fresh = False
        if more is not None:
            self._flows.append(more)
        table = self.table
        table.last_id, table.cuts = table.next_id + STEPS, 0
        table.commands += 1
        try:
            self._step(picked, None if table.commands <= COMMANDS else Endless("turn"))
        except Exception:  # restore the game as it was before the command
            assert checkpoint is not None
            self._rebuild(checkpoint, at, self.log[:-1], dealt)
            del self.events.facts[told:]
            raise

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.table.seats):
            raise MalformedCommand(f"no such seat: {seat!r}")

    def _check_answer(self, command: Answer) -> tuple[Option, ...]:
        decision = self.pending
        seat: object
        picks: object
        seat, picks = command[0], command[1]  # unpacking the named tuple would be slower
        if decision is None or decision.seat != seat or type(seat) is not int:
            self._check_seat(seat)
            if decision is None:
                raise OutOfTurn("the game is over")
            raise OutOfTurn(f"seat {seat} is not being asked")
        if not isinstance(picks, tuple):
            raise MalformedCommand("an answer is a tuple of option ids")
        if len(picks) == 1 and decision.min < 2 and decision.max:  # nearly always
            wanted = picks[0]
            for option in decision.options:
                if option.id == wanted:
                    return (option,)
        picked: list[Option] = []
        for id in picks:
            if not isinstance(id, str):
                raise MalformedCommand("an answer is a tuple of option ids")
            for option in decision.options:
                if option.id == id:
                    break
            else:
                raise IllegalCommand(f"not an answer to this decision: {id!r}")
            if option in picked:
                raise IllegalCommand("the same option twice")
            picked.append(option)
        if not decision.min <= len(picked) <= decision.max:
            raise IllegalCommand(f"pick between {decision.min} and {decision.max} options")
        return tuple(picked)

    def _check_interject(self, command: Interject) -> Option:
        self._check_seat(command.seat)
        if not isinstance(command.option, str):
            raise MalformedCommand("an interjection names one option id")
        decision = self.pending
        if decision is None:
            raise OutOfTurn("the game is over")
        if command.option.startswith(ghosts.PREFIX) and self.table.seats[command.seat].out:
            for option in ghosts.options(self, decision):
                if option.id == command.option:
                    return option
            raise IllegalCommand(f"cannot be done now: {command.option!r}")
        if not legality.may_interject(self, decision, command.seat):
            raise OutOfTurn("this decision may not be interrupted")
        for option in legality.anytime(self, command.seat):
            if option.id == command.option:
                return option
        raise IllegalCommand(f"cannot be played now: {command.option!r}")

    # ---- running the rules

    def _step(self, value: object, error: BaseException | None = None) -> None:
        """Run the topmost procedure to its next decision; when an interjection is done, ask the interrupted question again."""
        flows = self._flows
        while True:
            try:
                decision = flows[-1].throw(error) if error is not None else flows[-1].send(value)
            except StopIteration:
                flows.pop()
                if not flows:
                    self.pending = None
                    return
                value, error = AGAIN, None
                continue
            except (TurnEnds, losing.GameEnds) as ending:
                if len(flows) == 1:
                    raise
                flows.pop()
                error = ending
                continue
            if self.unattended and not self.table.seats[decision.seat].kit.decides:
                value, error = unasked.answer(self, decision), None
                continue
            if value is AGAIN and self.table.seats[decision.seat].out:  # the interjection has put the seat out
                value, error = decision.by_default, None
                continue
            if self.table.quiet:
                decision.interruptible = False
            self.pending = decision
            return

    # ---- looking at the game

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return self.table.turn_number

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.table.turn

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that are not out."""
        return tuple(seat.index for seat in self.table.seats if not seat.out)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The ids of the entries on the stack, the latest last."""
        return tuple(entry.id for entry in self.table.stack)

    @property
    def pot_gold(self) -> int:
        """The Gold in the pot."""
        return self.table.pot_gold

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, if the game is over."""
        return self.over.winners if self.over is not None else None

    def playable(self, seat: int, *, reasons: bool = True) -> list[Playable]:
        """Every card and ability of the seat, with its legal ways now or (with `reasons`) why there are none."""
        return playables(self, seat, reasons=reasons)

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        """What a way to play would do if nobody answered it; None if that cannot be told."""
        return preview.preview(self, self.fork, seat, option_id)

    def view(self, seat: int | None) -> SeenTable:
        """What that seat may see (None: an onlooker)."""
        return lazy.view(self, seat)

    brief = brief.brief_view

    # ---- checkpoints and forks

    def checkpoint_here(self) -> None:
        """The phases call this when no card is resolving: a fork can be rebuilt from here by replaying few commands."""
        if self._checkpoint is not None and (not self._forked or len(self.log) == self._checkpoint_at):
            return
        if len(self._flows) > 1 or self.table.stack or self.levels or self._fresh:
            return
        self._checkpoint = self.table.clone()
        self._checkpoint_at = len(self.log)
        self._dealt = []
        self._fresh = True

    def position(self) -> tuple[Table, tuple[Command, ...]]:
        """The table of the last checkpoint, and the commands since: the rest of the game depends only on these."""
        assert self._checkpoint is not None
        return self._checkpoint, tuple(self.log[self._checkpoint_at :])

    def mark_positions(self) -> None:
        """Keep a copy of the table at every checkpoint from now on, even if the game is not forked."""
        self._forked = True

    def fork(self) -> Game:
        """An independent copy at the same decision; of a sample, with the same cards dealt again. It has no earlier events."""
        assert self._checkpoint is not None
        new = Game.__new__(Game)
        new.setup, new.content = self.setup, self.content
        new.events, new.heard = Events(), self.heard
        new.able, new.boosters, new.watches_gains, new.holders = (
            self.able,
            self.boosters,
            self.watches_gains,
            self.holders,
        )
        new.possible = self.possible
        new.standing, new.watchful, new.has_bodies = self.standing, self.watchful, self.has_bodies
        new.has_deeds = self.has_deeds
        new.staggering, new.burdens, new.numeric = self.staggering, self.burdens, self.numeric
        new.tracked, new.points, new.unattended = self.tracked, self.points, self.unattended
        new.plain, new.people = self.plain, self.people
        new.arrange = self.arrange
        new._flows = []
        new._forked = not self._forked  # the replay is long: keep its checkpoints, for this game as well
        new._rebuild(self._checkpoint, self._checkpoint_at, self.log, self._dealt)
        new._forked = False
        if not self._forked:
            self._forked = True
            self._checkpoint, self._checkpoint_at, self._dealt = new._checkpoint, new._checkpoint_at, new._dealt
        return new

    def _rebuild(self, checkpoint: Table, at: int, log: list[Command], dealt: list[sampling.Deal]) -> None:
        """Become the game after these commands, the first `at` of which led to the checkpoint. Events are not repeated."""
        heard, self.heard = self.heard, NOTHING
        for flow in reversed(
            self._flows
        ):  # running generators must be closed on their own table, not later on this one
            with contextlib.suppress(Exception):
                flow.close()
        self.table = checkpoint.clone()
        self.pending, self.over = None, None
        self.windows, self.reactions, self.unasked = [], [], []
        self._flows = []
        self.levels = []  # a new list: closing generators remove their entries from the old one
        self.barred = None
        self._checkpoint, self._checkpoint_at, self._dealt, self._fresh = checkpoint, at, [], True
        self.log = log[:at]
        self._start()
        for each in dealt:
            for command in log[len(self.log) : each.moment]:
                self.submit(command)
            each.lay(self.table)
            self._dealt_again(each)
        for command in log[len(self.log) :]:
            self.submit(command)
        self.heard = heard

    def sample(self, seat: int, seed: int) -> Game:
        """A fork in which every card that the seat cannot see has been dealt again, and random numbers are new.

        Cards that the seat is looking at stay where they are.
        """
        new = self.fork()
        new.heard = NOTHING
        new._deal_again(seat, seed)
        return new

    def _deal_again(self, seat: int, seed: int) -> None:
        """Deal again the cards that the seat cannot see."""
        asked = self.pending
        known = asked.shows if asked is not None and asked.seat == seat else ()
        sampling.deal_unseen(self.table, seat, seed, known)
        self._dealt_again(sampling.Deal.of(self.table, seat, len(self.log)))

    def _dealt_again(self, deal: sampling.Deal) -> None:
        """Remember the deal: when this game is rebuilt, the cards are laid in the same way without shuffling.

        From here on seats are not asked only to hide what they hold: in a sample it would hide nothing.
        """
        self._dealt = [*self._dealt, deal]
        for seat in self.table.seats:
            seat.asked_always = False
        if self.pending is not None and self.pending.seat != deal.seat:
            self.ask_again()  # it may have other answers now

    def ask_again(self) -> None:
        """Build the pending decision again (after its table was changed from outside)."""
        self._step(AGAIN)
