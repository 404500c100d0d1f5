# SPDX-License-Identifier: GPL-3.0-or-later
"""A game during a scenario: choices that scripted plays still have to make, and default answers."""

from __future__ import annotations

from collections.abc import Iterator

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, Option
from rdi_desktop.scenario.moves import ImpliedTarget, Mover, Ordered, Paid

PATIENCE = 400
"""Default answers that are given before a step fails."""

OF_THE_SIDE = ("move_cost", "room")
"""Questions to seats of a team whose answers are written in the move of any of them."""
_WINDOWS = ("respond", "pay", "last_chance")
_ATTRIBUTES = ("fortitude", "alcohol", "gold", "cards")


class StepFailed(Exception):
    """A step that could not be made, or an expectation that is not met."""


def default_answer(decision: Decision) -> tuple[str, ...]:
    """The unscripted answer of a seat: the default; among attributes the first in rulebook order."""
    labels = {str(option.args.get("id", option.label)): option.id for option in decision.options}
    if decision.kind == "pick" and len(labels) == len(decision.options) and set(labels) <= set(_ATTRIBUTES):
        return (min(labels.items(), key=lambda item: _ATTRIBUTES.index(item[0]))[1],)
    return decision.default


class Position:
    """A game with the choices that scripted plays still have to make when asked."""

    __slots__ = ("game", "mover", "owed", "unasked")

    def __init__(self, game: Game, mover: Mover, owed: dict[int, tuple[object, ...]]) -> None:
        self.game = game
        self.mover = mover
        self.owed = owed
        self.unasked: list[tuple[int, Option]] = []
        """Answers since the last scripted move that were the only legal ones, so that nobody was asked."""

    def fork(self) -> Position:
        """An independent copy."""
        new = Position(self.game.fork(), self.mover, dict(self.owed))
        new.unasked = self.unasked[:]
        return new

    def submit(self, command: Command, owed: tuple[object, ...], by: int | None = None) -> None:
        """Make a scripted move. `by`: the seat that the script names, if it answers for a teammate."""
        seat = command.seat if by is None else by
        before = tuple(want for want in self.owed.get(seat, ()) if not isinstance(want, ImpliedTarget))
        self.owed[seat] = owed + before
        self.unasked = []
        self.game.submit(command)
        self._answered_itself()

    def hand_over(self, seat: int | None) -> tuple[str, ...] | None:
        """The answer with which the asked seat lets that teammate act first, if it may."""
        decision = self.game.pending
        option = decision.option(f"hand_over:{seat}") if decision is not None else None
        return None if option is None else (option.id,)

    def advance(self, toward: int | None = None) -> None:
        """Answer the pending decision with a choice that its seat still has to make, otherwise with the default.

        `toward`: the seat that is to act next; its teammates let it act first.
        """
        decision = self.game.pending
        assert decision is not None
        self.nothing_left()
        picks, rest = self._due()
        first = self.hand_over(toward)
        if first is not None and (picks is None or decision.kind != "order"):  # what is ordered is, before they drink
            self.game.submit(Answer(decision.seat, first))
            return
        if picks is None:
            picks = default_answer(decision)
        else:
            owing = self._owing(decision)
            met = self.owed[owing][: len(self.owed[owing]) - len(rest)]
            if any(isinstance(want, ImpliedTarget) for want in met):  # so it is picked: the others have to be, too
                rest = tuple(str(want) if isinstance(want, ImpliedTarget) else want for want in rest)
            self.owed[owing] = rest
        self.game.submit(Answer(decision.seat, picks))
        self._answered_itself()

    def _answered_itself(self) -> None:
        """Questions with only one answer are not asked: remove the choices that they would have taken."""
        for seat, option in self.game.unasked:
            self.unasked.append((seat, option))
            owed = self.owed.get(seat, ())
            paid = sum(isinstance(want, Paid) for want in owed)  # what all has to be paid with stands in any order
            for i, want in enumerate(owed[: max(1, paid)]):
                if self.mover.option_is(self.game, option, want):
                    self.owed[seat] = owed[:i] + owed[i + 1 :]
                    break

    def had_to(self, seat: int, wanted: tuple[object, ...]) -> bool:
        """Whether the seat has given these answers because they were the only ones; each answer is one word's."""
        given = [option for who, option in self.unasked if who == seat]
        for want in wanted:
            found = next((option for option in given if self.mover.option_is(self.game, option, want)), None)
            if found is None:
                return False
            given.remove(found)
        return True

    def _due(self) -> tuple[tuple[str, ...] | None, tuple[object, ...]]:
        """The choice of the asked seat for this decision, and what it has to choose after that."""
        decision = self.game.pending
        owed = self.owed.get(self._owing(decision), ()) if decision is not None else ()
        if decision is not None and decision.prompt in OF_THE_SIDE:
            return self._named_for(decision, self._owing(decision))
        if decision is None or not owed or decision.kind in ("respond", "gamble", "discard"):
            return None, owed
        if decision.kind == "order" and not decision.prompt and not isinstance(owed[0], Ordered):
            return None, owed  # a Drink of the Order phase, not of a card
        if isinstance(owed[0], ImpliedTarget) and decision.kind != "pick" and not decision.prompt:
            return None, owed
        return self.mover.chosen(self.game, decision, owed)

    def _named_for(self, decision: Decision, seat: int) -> tuple[tuple[str, ...] | None, tuple[object, ...]]:
        """What a teammate's move of the team names for the asked seat: each gives a card."""
        owed = self.owed.get(seat, ())
        for i, want in enumerate(owed):
            option = next((o for o in decision.options if self.mover.option_is(self.game, o, want)), None)
            if option is not None:
                return (option.id,), owed[:i] + owed[i + 1 :]
        return None, owed

    def wants(self, seat: int) -> bool:
        """Whether something named in a scripted play of the seat has not been asked for yet."""
        return any(not isinstance(want, ImpliedTarget) for want in self.owed.get(seat, ()))

    def nothing_left(self) -> None:
        """Error if all has resolved and a word of an earlier move has answered nothing: it must not answer a later question."""
        if not any(self.owed.values()) or not self.settled:
            return
        for seat, words in self.owed.items():
            left = [want for want in words if not isinstance(want, ImpliedTarget)]
            if left:
                name = self.mover.scenario.table.seats[seat].name
                raise StepFailed(f"{name} was never asked to choose {left[0]!r}")
            self.owed[seat] = ()

    def _owing(self, decision: Decision) -> int:
        """The seat whose script answers a question: the asked one, or for a team's Drinks and moves the one that named them."""
        if decision.prompt in OF_THE_SIDE:
            allies = self.game.table.allies(decision.seat)
            return next((seat for seat in allies if self._named_for(decision, seat)[0] is not None), decision.seat)
        if decision.kind == "order" and not self.owed.get(decision.seat):
            return next((seat for seat in self.game.table.allies(decision.seat) if self.owed.get(seat)), decision.seat)
        return decision.seat

    def answers_by_itself(self, seat: int) -> bool:
        """Whether that seat, or one of its team, is asked something that a move has already named."""
        decision = self.game.pending
        return decision is not None and self.game.same_side(decision.seat, seat) and self._due()[0] is not None

    def window(self) -> object | None:
        """The open response window: the same object as long as it is open."""
        decision = self.game.pending
        return self.game.windows[-1] if decision is not None and decision.kind in _WINDOWS else None

    @property
    def settled(self) -> bool:
        """Everything on the stack has resolved, no window is open, and nobody owes a choice."""
        decision = self.game.pending
        if decision is None:
            return True
        return decision.kind not in (*_WINDOWS, "pick") and not self.game.table.stack and self._due()[0] is None

    def answering(self) -> Iterator[None]:
        """Default answers, one after each look at the position; StepFailed if they lead nowhere."""
        for _ in range(PATIENCE):
            yield
            self.advance()
        raise StepFailed(f"what is on the stack has not resolved after {PATIENCE} default answers")

    def resolving(self) -> Iterator[Position]:
        """Every position of a fork in which the stack resolves by default answers, starting with this one."""
        at = self.fork()
        for _ in at.answering():
            yield at
            if at.settled:
                return

    def chance(self, seat: int) -> Position:
        """The position where the seat itself is asked in the open window; otherwise this one."""
        decision = self.game.pending
        if decision is None or decision.seat == seat or self.window() is None:
            return self
        at = self.fork()
        opened = at.window()
        for _ in at.answering():
            if at.window() is not opened or at.game.pending is None:
                break
            if at.game.pending.seat == seat:
                return at
        return self
