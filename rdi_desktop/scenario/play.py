# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing a scenario: makes the scripted moves, gives default answers otherwise, and checks expectations."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Option
from rdi_desktop.scenario import position
from rdi_desktop.scenario.expect import Judge
from rdi_desktop.scenario.file_words import MOVE
from rdi_desktop.scenario.model import Check, Expect, RunUntil, Scenario, ScriptedMove, Step
from rdi_desktop.scenario.moves import Ambiguous, Mover, given_up
from rdi_desktop.scenario.names import card_names
from rdi_desktop.scenario.passes import places_to_pass
from rdi_desktop.scenario.position import Position, StepFailed
from rdi_desktop.scenario.table import deal

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.state.events import StoredEvent
    from rdi_desktop.engine.state.table import Table


class ScenarioRun:
    """A scenario being played, step by step for a viewer, or all at once."""

    def __init__(self, scenario: Scenario, content: Content) -> None:
        content = scenario.content or content
        names = card_names(content)
        self.scenario = scenario
        self.mover = Mover(scenario, names)
        self.at = Position(deal(scenario, content), self.mover, {})
        self.judge = Judge(scenario, names, self.at.game)
        self.done = 0
        """How many steps have been made."""
        self.looking = True
        """Whether later expectations help to decide what a pass means; if no place fits them, only the moves do."""
        self.begun: Game | None = None
        """The table as it was when the phase began to which the script has just run, if nobody was asked in it."""
        self._said_before = -1
        """The step that only repeats what the play before it has already settled."""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.at.game

    def step(self) -> Step | None:
        """Make the next step; None when there is none left. Raises StepFailed."""
        if self.done == len(self.scenario.steps):
            return None
        step = self.scenario.steps[self.done]
        action = step.action
        if not isinstance(action, Expect):
            self.begun = None
        if isinstance(action, ScriptedMove):
            self._move(action)
        elif isinstance(action, RunUntil):
            self._run(action)
        elif isinstance(action, Check):
            self._check(action)
        else:
            self._expect(action)
        self.done += 1
        if self.done == len(self.scenario.steps):
            self._nothing_owed()
        return step

    def _nothing_owed(self) -> None:
        """Error if a word of the script still waits when all has resolved."""
        if any(map(self.at.wants, self.at.owed)):
            for at in self.at.resolving():
                at.nothing_left()

    # Moves

    def _move(self, move: ScriptedMove) -> None:
        if move.verb == "end_turn":
            self._ahead(lambda at: at.game.same_side(move.seat, at.game.table.turn), move.words)
            number = self.game.table.turn_number
            self._ahead(lambda at: at.game.table.turn_number != number or at.game.over is not None, move.words)
            return
        if self.done == self._said_before or (move.verb == "choose" and self._had_to_choose(move)):
            return
        at = self._pass_at(move.seat) if move.verb == "pass" else None
        if at is not None:
            self._go(at)
        else:
            move = self._with_choice(move)
            self._ahead(lambda at: self._possible(at, move), move.words, move)
        self._submit(move)

    def _had_to_choose(self, move: ScriptedMove) -> bool:
        """Whether the choice was the only possible one, so that the seat is not asked while this resolves."""
        had_to = False
        for at in self.at.resolving():
            if self._possible(at, move):
                return False
            had_to = had_to or at.had_to(move.seat, move.what)
        return had_to

    def _submit(self, move: ScriptedMove) -> None:
        """Make a move that is legal now."""
        command, owed = self.mover.command(self.game, move)
        assert command is not None
        way = self.mover.way(self.game, move)[0] if move.verb in ("play", "do") else None
        self.at.submit(command, owed, move.seat if move.ability == MOVE else None)
        if move.verb in ("play", "do"):
            self._announce(move.seat)
        if way is not None and self._says_again(way, move):
            self._said_before = self.done + 1

    def _announce(self, seat: int) -> None:
        """Finish announcing a play: its costs are paid before its window is looked at."""
        while self.at.answers_by_itself(seat):
            self.at.advance()

    def _choice_after(self, move: ScriptedMove) -> ScriptedMove | None:
        """The choice of the same seat in the step right after a play."""
        later = self.scenario.steps[self.done + 1 :][:1]
        following = later[0].action if later else None
        if move.verb not in ("play", "do") or not isinstance(following, ScriptedMove):
            return None
        return following if (following.seat, following.verb) == (move.seat, "choose") else None

    def _with_choice(self, move: ScriptedMove) -> ScriptedMove:
        """The play together with the choice after it, if both are needed to know which way is meant."""
        choice = self._choice_after(move)
        if choice is None:
            return move
        both = replace(move, choose=(*move.choose, *choice.what))
        at = self.at.fork()
        for _ in range(position.PATIENCE):
            try:
                if self.mover.command(at.game, move)[0] is not None:
                    return move
            except Ambiguous:
                if not self._clear(at, both):
                    return move
                self._said_before = self.done + 1
                return both
            if at.game.pending is None:
                break
            at.advance()
        return move

    def _clear(self, at: Position, move: ScriptedMove) -> bool:
        try:
            return self.mover.command(at.game, move)[0] is not None
        except Ambiguous:
            return False

    def _says_again(self, way: Option, move: ScriptedMove) -> bool:
        """Whether the choice after a play names something that the play left no choice about, and is not asked while it resolves."""
        choice = self._choice_after(move)
        if choice is None or move.targets or move.choose:
            return False
        if not all(self.mover.option_is(self.game, way, want) for want in choice.what):
            return False
        return not any(self._possible(at, choice) for at in self.at.resolving())

    def _go(self, at: Position) -> None:
        """Repeat in the game what was done on a fork, so that it has all events."""
        if at is not self.at:
            for command in at.game.log[len(self.game.log) :]:
                self.game.submit(command)
            self.at.owed, self.at.unasked = at.owed, at.unasked

    def _begins(self, at: Position, move: ScriptedMove) -> bool:
        """Whether the move can be made there, and an ability uses exactly the named things."""
        command, owed = self.mover.command(at.game, move)
        given = given_up(move)
        if command is None or not (move.used or given):
            return command is not None
        trial = copy(self)
        trial.at = at.fork()
        told = len(trial.game.events)
        trial.at.submit(command, owed)
        trial._announce(move.seat)
        asked = trial.game.pending
        if asked is not None and (asked.seat, asked.prompt) == (move.seat, "spend"):
            if asked.option("done") is None:
                return False  # it takes more than is named
            trial.at.advance()
        gone = [event.args["cards"] for event in list(trial.game.events)[told:] if event.key == "gave_up"]
        if gone:
            return self.mover.are(trial.game, gone[0], given or move.used)
        decision = trial.game.pending
        if decision is not None and (decision.seat, decision.prompt) == (move.seat, "chain"):
            if decision.option("done") is None:
                return False  # it takes more than is named
            trial.at.advance()
        entry = next((entry for entry in reversed(trial.game.table.stack) if entry.by == move.seat), None)
        cards = entry.cards if entry is not None else []
        named = (
            trial.mover.titled(trial.game, [card], str(thing)) for card, thing in zip(cards, move.used, strict=False)
        )
        return not cards or (len(cards) == len(move.used) and all(named))

    def _possible(self, at: Position, move: ScriptedMove) -> bool:
        if move.verb in ("choose", "order") and at.answers_by_itself(move.seat):
            return False
        try:
            return self._begins(at, move)
        except Ambiguous as error:
            raise StepFailed(f"{move.words}: {error}") from error

    def _ahead(self, reached: Callable[[Position], bool], words: str, move: ScriptedMove | None = None) -> None:
        """Default answers until `reached`; if that never happens, the game is unchanged and the step fails."""
        at = self.at
        for _ in range(position.PATIENCE):
            if reached(at):
                self._go(at)
                return
            if at.game.pending is None or (
                move is not None and move.verb == "choose" and self._over_for(at, move.seat)
            ):
                break
            if at is self.at:
                at = at.fork()
            at.advance(move.seat if move is not None else None)
        why = self._why_not(move) if move is not None else None
        raise StepFailed(f"{words}: this never became possible" + (f" ({why})" if why else ""))

    @staticmethod
    def _over_for(at: Position, seat: int) -> bool:
        """Whether what a choice could belong to has resolved; a teammate may still have to end its part of the phase."""
        asked = at.game.pending
        waits = asked is not None and asked.seat != seat and at.game.same_side(asked.seat, seat)
        return at.settled and not waits

    def _why_not(self, move: ScriptedMove) -> str | None:
        """Why a move is not possible now."""
        if self.game.over is not None:
            return "the game is over"
        if move.verb not in ("play", "do"):
            decision = self.game.pending
            assert decision is not None
            asked = self.scenario.table.seats[decision.seat].name
            options = ", ".join(option.id for option in decision.options)
            return f"{asked} is asked: {decision.kind} {decision.prompt}: {options}"
        playables = self.mover.playables(self.at.chance(move.seat).game, move)
        if not playables:
            return "the seat does not hold it"
        ways = [way.id for playable in playables for way in playable.ways]
        if ways:
            return f"only as {', '.join(ways)}"
        reason = playables[0].why
        return f"{reason.key} {dict(reason.args) or ''}".strip() if reason is not None else None

    def _pass_at(self, seat: int) -> Position | None:
        """Where a pass of that seat is meant: at the likeliest place from which the script can continue.

        It may be a turn of the seat (in the Round, or its Action phase, which it ends), or an answer that it could give before.
        """
        places = places_to_pass(self.at, seat)
        if len(places) < 2:
            return next(iter(places), None)
        looks = (True, False) if self.looking else (False,)
        return next((at for look in looks for at in places if self._goes_on(at, seat, look)), places[0])

    def _goes_on(self, at: Position, seat: int, looking: bool) -> bool:
        """Whether the script can continue up to its next move if the seat passes there; `looking`: with the expectations on the way."""
        trial = copy(self)
        trial.looking = looking
        trial.at = at.fork()
        try:
            trial._submit(ScriptedMove(seat, "pass", "pass"))
            trial.done += 1
            for step in self.scenario.steps[trial.done :]:
                action = step.action
                if isinstance(action, Expect) and not looking and not action.of_the_moment:
                    trial.done += 1
                    continue
                trial.step()
                if not isinstance(action, Expect | Check) and getattr(action, "verb", "") != "pass":
                    break
        except StepFailed:
            return False
        return True

    # The other steps

    def _run(self, until: RunUntil) -> None:
        if _is_there(self.game, until):
            return
        at = self.at.fork()
        begun = at.game.events.facts = _Begun(at.game, until)
        for _ in range(position.PATIENCE):
            if at.game.pending is None:
                break
            at.advance()
            if begun.table is not None or _is_there(at.game, until):
                self._go(at)
                if begun.table is not None and not _is_there(at.game, until):
                    self.begun = copy(self.game)
                    self.begun.table = begun.table
                return
        raise StepFailed(f"run until turn {until.turn}, phase {until.phase}: this never became possible")

    def _check(self, check: Check) -> None:
        positions = (self.at, self.at.chance(check.move.seat), self._first(check.move.seat))
        legal = any(self._legal(at, check.move) for at in positions) or self._waits(check.move)
        if check.legal and not legal:
            legal = self._legal_when_resolved(check.move)
        if legal != check.legal:
            if legal:
                raise StepFailed(f"expected that this is not legal now, but it is: {check.move.words}")
            raise StepFailed(
                f"expected that this is legal now, but it is not: {check.move.words} ({self._why_not(check.move)})"
            )
        if check.why is not None:
            keys = [p.why.key for p in self.mover.playables(positions[1].game, check.move) if p.why is not None]
            if check.why not in keys:
                raise StepFailed(
                    f"{check.move.words}: expected the reason {check.why}, found {', '.join(keys) or 'none'}"
                )

    def _first(self, seat: int) -> Position:
        """The position after teammates have let the seat act first, if they need to."""
        picks = self.at.hand_over(seat)
        if picks is None or self.game.pending is None:
            return self.at
        at = self.at.fork()
        at.game.submit(Answer(self.game.pending.seat, picks))
        return at

    def _legal(self, at: Position, move: ScriptedMove) -> bool:
        """Whether the move can be made there with all that it names; tried on a fork."""
        try:
            if not self._begins(at, move):
                return False
        except Ambiguous as error:
            return error.named
        trial = copy(self)
        trial.at = at.fork()
        try:
            trial._submit(move)
            for _ in trial.at.answering():
                if not trial.at.wants(move.seat):
                    return True
                if trial.at.settled:
                    return False
        except StepFailed:
            return False
        return True

    def _waits(self, move: ScriptedMove) -> bool:
        """Whether the move fits the open window, though the seat is not being asked now."""
        try:
            return self.mover.waits(self.game, move)
        except Ambiguous as error:
            return error.named

    def _legal_when_resolved(self, move: ScriptedMove) -> bool:
        """Whether the move becomes possible while the stack resolves with default answers."""
        return any(self._legal(at, move) for at in self.at.resolving())

    def _expect(self, expect: Expect) -> None:
        if self.begun is not None and not self.judge.mismatches(self.begun, expect):
            return
        if not expect.now and expect.of_the_moment and self._on_the_way(expect):
            return
        if not expect.now:
            self._settle()
            if expect.table.get("phase") == "drink":
                self._done_ordering()
        wrong = self.judge.mismatches(self.game, expect)
        if wrong:
            raise StepFailed("; ".join(f"expected {what} {wanted!r}, found {found!r}" for what, wanted, found in wrong))

    def _done_ordering(self) -> None:
        """End the Order phase when all is ordered, even if somebody could still play a card in it."""
        while (decision := self.game.pending) is not None and decision.kind == "order":
            if decision.option("done") is None:
                return
            self.at.advance()

    def _on_the_way(self, expect: Expect) -> bool:
        """Whether an expectation about a Drink or the stack is met while they exist, before everything has resolved."""
        for at in self.at.resolving():
            if not self.judge.mismatches(at.game, expect):
                self._go(at)
                return True
        return False

    def _settle(self) -> None:
        """Resolve the stack, up to where the next move answers it (if it is such a move)."""
        actions = (step.action for step in self.scenario.steps[self.done + 1 :])
        following = next((a for a in actions if not isinstance(a, Expect) and getattr(a, "legal", True)), None)
        move = (
            following
            if isinstance(following, ScriptedMove)
            else following.move
            if isinstance(following, Check)
            else None
        )
        at, answer = self.at, None
        for at in self.at.resolving():
            if answer is None and move is not None and not at.settled and self._answers(at, move):
                answer = at.fork()
        if answer is not None and move is not None and not self._may_wait(at, move):
            at = answer
        self._go(at)

    def _answers(self, at: Position, move: ScriptedMove) -> bool:
        """Whether the move would be a response here."""
        decision = at.game.pending
        if decision is None or move.verb in ("drink", "end_turn", "discard"):
            return False
        anytime = move.verb == "play" and "anytime" in self.mover.types(move)
        return (decision.kind == "last_chance" or not anytime) and self._possible(at, move)

    def _may_wait(self, at: Position, move: ScriptedMove) -> bool:
        """Whether the move can be made when everything has resolved and no question is pending, so that it need not be a response."""
        decision = at.game.pending
        if decision is None or move.verb == "choose":
            return False
        return decision.seat == move.seat if move.verb == "pass" else self._possible(at, move)


def _is_turn(game: Game, until: RunUntil, seat: int | None) -> bool:
    """Whether it is the turn that is waited for; for teams that of any of its seats."""
    return until.turn is None or game.same_side(until.turn, seat)


def _is_there(game: Game, until: RunUntil) -> bool:
    """Whether it is that turn and phase."""
    return _is_turn(game, until, game.table.turn) and until.phase in (None, game.table.phase)


class _Begun(list["StoredEvent"]):
    """The events of a game; keeps the table as it was when that turn and phase began, perhaps with nobody being asked in it."""

    def __init__(self, game: Game, until: RunUntil) -> None:
        super().__init__(game.events.facts)
        self.game, self.until = game, until
        self.table: Table | None = None

    def append(self, event: StoredEvent) -> None:
        """Keep the event, and perhaps the table."""
        super().append(event)
        key, seat, _, _, args, _ = event
        if self.table is None and _is_turn(self.game, self.until, seat):
            begins = self.until.phase in (None, "start") and key == "turn_started"
            if begins or (key == "phase_started" and args.get("phase") == self.until.phase):
                self.table = self.game.table.clone()
