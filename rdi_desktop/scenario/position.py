# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on which a scenario is being played: what its seats still owe, and what they answer unscripted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, Option
from rdi_desktop.scenario.moves import Mover, Ordered, Said

PATIENCE = 400
"""Default answers given before a step is said to be impossible."""

OF_THE_SIDE = ("move_cost",)
"""Questions to each of a team whose answers stand together in one move."""
_WINDOWS = ("respond", "pay", "last_chance")
_ATTRIBUTES = ("fortitude", "alcohol", "gold", "cards")


class StepFailed(Exception):
    """A step that could not be done or an expectation that does not hold."""


def default_answer(decision: Decision) -> tuple[str, ...]:
    """What a seat answers that is not scripted: the default; of attributes the first in the order in which the books name them."""
    labels = {str((option.args or {}).get("id", option.label)): option.id for option in decision.options}
    if decision.kind == "pick" and len(labels) == len(decision.options) and set(labels) <= set(_ATTRIBUTES):
        return (min(labels.items(), key=lambda item: _ATTRIBUTES.index(item[0]))[1],)
    return decision.default


class Position:
    """A game with the choices that scripted plays have still to make when they are asked."""

    __slots__ = ("game", "mover", "owed", "unasked")

    def __init__(self, game: Game, mover: Mover, owed: dict[int, tuple[Any, ...]]) -> None:
        self.game = game
        self.mover = mover
        self.owed = owed
        self.unasked: list[tuple[int, Option]] = []
        """Answers since the last scripted move that were the only possible ones, so that nobody was asked."""

    def fork(self) -> Position:
        """An independent copy."""
        new = Position(self.game.fork(), self.mover, dict(self.owed))
        new.unasked = self.unasked[:]
        return new

    def submit(self, command: Command, owed: tuple[Any, ...]) -> None:
        """Make a scripted move."""
        before = tuple(want for want in self.owed.get(command.seat, ()) if not isinstance(want, Said))
        self.owed[command.seat] = owed + before
        self.unasked = []
        self.game.submit(command)
        self._answered_itself()

    def hand_over(self, seat: int | None) -> tuple[str, ...] | None:
        """The answer by which the seat that is asked lets that teammate act first, if it may."""
        decision = self.game.pending
        option = decision.option(f"hand_over:{seat}") if decision is not None else None
        return None if option is None else (option.id,)

    def advance(self, toward: int | None = None) -> None:
        """Answer the pending decision with what its seat still owes, else with the default.

        `toward`: the seat that is to act next; its teammates let it go first.
        """
        decision = self.game.pending
        assert decision is not None
        picks, rest = self._due()
        first = self.hand_over(toward)
        if first is not None and (picks is None or decision.kind != "order"):  # what is ordered is, before they drink
            self.game.submit(Answer(decision.seat, first))
            return
        if picks is None:
            picks = default_answer(decision)
        else:
            self.owed[self._owing(decision)] = rest
        self.game.submit(Answer(decision.seat, picks))
        self._answered_itself()

    def _answered_itself(self) -> None:
        """What had only one answer was not asked: whoever owes that answer has given it."""
        for seat, option in self.game.unasked:
            self.unasked.append((seat, option))
            owed = self.owed.get(seat, ())
            if owed and self.mover.option_is(self.game, option, owed[0]):
                self.owed[seat] = owed[1:]

    def had_to(self, seat: int, wanted: tuple[Any, ...]) -> bool:
        """Whether the seat has given these answers, as they were the only ones."""
        given = [option for who, option in self.unasked if who == seat]
        return all(any(self.mover.option_is(self.game, option, want) for option in given) for want in wanted)

    def _due(self) -> tuple[tuple[str, ...] | None, tuple[Any, ...]]:
        """What the asked seat still owes to this decision, and what it owes after that."""
        decision = self.game.pending
        owed = self.owed.get(self._owing(decision), ()) if decision is not None else ()
        if decision is not None and decision.prompt in OF_THE_SIDE:
            return self._named_for(decision, self._owing(decision))
        if decision is None or not owed or decision.kind in ("respond", "gamble", "discard"):
            return None, owed
        if decision.kind == "order" and not decision.prompt and not isinstance(owed[0], Ordered):
            return None, owed  # a Drink of the Order phase, and no card's
        if isinstance(owed[0], Said) and decision.kind != "pick" and not decision.prompt:
            return None, owed
        return self.mover.chosen(self.game, decision, owed)

    def _named_for(self, decision: Decision, seat: int) -> tuple[tuple[str, ...] | None, tuple[Any, ...]]:
        """What that seat, in moving its team, has said of whoever is asked: each teammate gives a card."""
        owed = self.owed.get(seat, ())
        for i, want in enumerate(owed):
            option = next((o for o in decision.options if self.mover.option_is(self.game, o, want)), None)
            if option is not None:
                return (option.id,), owed[:i] + owed[i + 1 :]
        return None, owed

    def wants(self, seat: int) -> bool:
        """Whether something that a scripted play of the seat names has not been asked for yet."""
        return any(not isinstance(want, Said) for want in self.owed.get(seat, ()))

    def _owing(self, decision: Decision) -> int:
        """Who owes the answer to a question: whoever is asked, or of a team's Drinks and moves the one that has said them."""
        if decision.prompt in OF_THE_SIDE:
            allies = self.game.table.allies(decision.seat)
            return next((seat for seat in allies if self._named_for(decision, seat)[0] is not None), decision.seat)
        if decision.kind == "order" and not self.owed.get(decision.seat):
            return next((seat for seat in self.game.table.allies(decision.seat) if self.owed.get(seat)), decision.seat)
        return decision.seat

    def answers_by_itself(self, seat: int) -> bool:
        """Whether that seat is asked what its last play has already said."""
        decision = self.game.pending
        return decision is not None and decision.seat == seat and self._due()[0] is not None

    def window(self) -> object | None:
        """The response window that is open: always the same object while it stands."""
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
        """Every position of a fork in which what waits now resolves by default answers, this one first."""
        at = self.fork()
        for _ in at.answering():
            yield at
            if at.settled:
                return

    def chance(self, seat: int) -> Position:
        """Where the seat itself is asked in the window that is open now, else where things stand."""
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
