# SPDX-License-Identifier: GPL-3.0-or-later
"""A game in this process, for people, computer players, the screen and the saved file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.bots import ThinkingBot, decided, make_bot
from rdi_desktop.engine.asked import DecisionTold, PlayableTold, PreviewTold
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.ghosts import PREFIX
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Command, Decision, IllegalCommand, Interject
from rdi_desktop.engine.told import EventTold
from rdi_desktop.session.bets import Bet
from rdi_desktop.session.choice import matters
from rdi_desktop.session.fire import Fire
from rdi_desktop.session.fireside import Fireside
from rdi_desktop.session.game_history import GameHistory, begun, digest
from rdi_desktop.session.open_hands import opened
from rdi_desktop.session.passing import PassRequests
from rdi_desktop.session.plan import ABLE, GamePlan, SeatInfo
from rdi_desktop.session.save import Recorder, TurnMark
from rdi_desktop.session.thinking import SECONDS, Advice, Thought
from rdi_desktop.session.undo import Undo
from rdi_desktop.session.windows import (
    WindowClaim,
    WindowKey,
    WindowState,
    asked_in_window,
    is_pass,
    look_ahead,
    pass_of,
    window_key,
)

if TYPE_CHECKING:
    from rdi_desktop.bots import Bot
    from rdi_desktop.content import Content
    from rdi_desktop.session.facade import Played

Observer = Callable[[], None]


class LocalSession:
    """Owns a game. Everything that changes the game is done through it, and observers are told of each change."""

    elsewhere = False
    """Whether another computer has the game."""
    fleeting = False
    """Whether leaving it loses nothing."""

    def __init__(
        self, history: GameHistory, plan: GamePlan, content: Content, recorder: Recorder | None = None
    ) -> None:
        self.plan = plan
        self.content = content
        self.passing = PassRequests()
        self.undo = Undo(self)
        self.fire = Fire(self)
        self.history = history
        """The game with its past; for the session's own modules."""
        self._recorder = recorder
        self._observers: list[Observer] = []
        self._bots: dict[int, Bot] = {
            i: make_bot(seat.bot, plan.seed + i, content, SECONDS) for i, seat in enumerate(plan.seats) if seat.bot
        }
        self._claim: WindowClaim | None = None
        self._asked: tuple[int, ...] = ()
        self._passed: set[int] = set()
        self._window: WindowKey | None = None
        self._ready: Command | None = None
        """What a computer player is going to do in this window."""
        self._turn = self.game.turn_number
        self._settle()

    @classmethod
    def new(cls, plan: GamePlan, content: Content, recorder: Recorder | None = None) -> LocalSession:
        """Deal a new game."""
        return cls(begun(plan, content), plan, content, recorder)

    @classmethod
    def of(cls, game: Game, plan: GamePlan, content: Content) -> LocalSession:
        """Go on with a game of whose past nothing is known."""
        return cls(GameHistory(game, plan.humans), plan, content)

    # What can be seen

    @property
    def game(self) -> Game:
        """The game itself; for the session's own modules, never for the screen."""
        return self.history.game

    @property
    def path(self) -> Path | None:
        """The file that the game is written into."""
        return self._recorder.path if self._recorder is not None else None

    @property
    def trouble(self) -> str | None:
        """Why the last moves are not in the file yet; None: all is written."""
        return self._recorder.trouble if self._recorder is not None else None

    @property
    def text(self) -> bytes | None:
        """The content that the file has, or should have."""
        return self._recorder.text if self._recorder is not None else None

    @property
    def event_marks(self) -> list[int]:
        """For each command, how many events there were before it."""
        return self.history.event_marks

    @property
    def news(self) -> int:
        """Number of commands up to the last one that showed people something new."""
        return self.history.sight.news

    @property
    def commands(self) -> tuple[Command, ...]:
        """Everything that was done so far."""
        return tuple(self.game.log)

    @property
    def fireside(self) -> Fireside:
        """The bets by the fire."""
        return self.history.fireside

    @property
    def bets(self) -> tuple[Bet, ...]:
        """Every bet laid so far."""
        return self.fireside.bets

    @property
    def touchy(self) -> tuple[int, ...]:
        """Seats of computer players that bear grudges."""
        return self.plan.touchy

    @property
    def seats(self) -> list[SeatInfo]:
        """Who sits where."""
        return list(self.plan.seats)

    def view(self, seat: int | None) -> SeenTable:
        """What that seat may see; None: an onlooker."""
        if self._claim is not None and seat == self._claim.seat:
            return self._claim.ahead.view(seat)
        view = self.game.view(seat) if seat is None else self.view_at(seat, self.plan.humans)
        return replace(view, pending=None) if self._asked and seat is not None else view

    def view_at(self, seat: int, screen: Collection[int]) -> SeenTable:
        """What that seat sees at a screen that these people look at; by the fire all hands, if that is agreed on."""
        return opened(self.game, seat, screen) if seat in screen else self.game.view(seat)

    def decision(self) -> DecisionTold | None:
        """The present question. None while an "anyone?" waits to be claimed, and when the game is over."""
        if self._claim is None and self.window() is not None:
            return None
        asked = (self._claim.ahead if self._claim is not None else self.game).pending
        return asked.told() if asked is not None else None

    def playable(self, seat: int) -> Sequence[PlayableTold]:
        """What that seat may play now, or why not."""
        return [each.told() for each in self._seen_by(seat).playable(seat)]

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        """What a way of that seat to play would do if nobody answered it; None if that cannot be known."""
        return self._seen_by(seat).preview(seat, option_id)

    def _seen_by(self, seat: int) -> Game:
        """The game in which that seat decides: the fork it has claimed, or the game itself."""
        return self._claim.ahead if self._claim is not None and self._claim.seat == seat else self.game

    def events(self, since: int, seat: int | None) -> list[EventTold]:
        """The events from index `since`, as that seat may see them, with the cards that they name."""
        return self.history.events(since, None, seat)

    @property
    def still_in(self) -> tuple[int, ...]:
        """The people who still play."""
        staying = self.game.still_in
        return tuple(seat for seat in self.plan.humans if seat in staying)

    @property
    def shared(self) -> bool:
        """Whether several people at this screen still play: then hands are hidden, and a window asks all of them at once."""
        return self.plan.hot_seat and len(self.still_in) > 1

    @property
    def question(self) -> int:
        """A different number for each question, as long as no moves are taken back."""
        return len(self.game.log)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over is not None

    # Commands

    def submit(self, command: Command) -> None:
        """Carry out a command. Raises CommandError if that is not possible; then nothing has changed."""
        if isinstance(command, Interject) and str(command.option).startswith(PREFIX):
            raise IllegalCommand("a deed is agreed on by the fire")
        if self._claim is not None:
            self._submit_claimed(self._claim, command)
        else:
            self._apply(command)
        self._settle()
        self._tell()

    def carry_out(self, command: Command) -> None:
        """Carry out what the fire has agreed on, whatever the person who is asked is doing meanwhile."""
        self._claim = None
        self._apply(command)
        self._settle()
        self._tell()

    def record_bet(self, bet: Bet) -> None:
        """Write a bet by the fire into the file; nobody at the table is told."""
        if self._recorder is not None:
            self._recorder.bet(bet)

    def step(self, command: Command | None = None) -> bool:
        """Let a computer player make its decision. False if a person decides now, or the game is over.

        `command`: the answer found elsewhere (see `thought`); without it, the player decides here.
        """
        if not self.bot_decides:
            return False
        decision = self.game.pending
        assert decision is not None
        command = command or self._ready or self._bot_command(self.game, decision)
        assert command is not None
        if is_pass(decision, command):
            self._apply_silently(command)
        else:
            self._apply(command)
        self._settle()
        self._tell()
        return True

    @property
    def bot_decides(self) -> bool:
        """Whether a computer player is to decide now."""
        return self._claim is None and self.game.pending is not None and self.game.pending.seat in self._bots

    def thought(self) -> Thought | None:
        """What a computer player that takes its time has to think about now; its answer goes to `step`."""
        decision = self.game.pending
        bot = self._bots.get(decision.seat) if decision is not None and self._claim is None else None
        if decision is None or not isinstance(bot, ThinkingBot) or not bot.thinks(decision):
            return None
        return Thought(bot, self.game)

    def advice(self, seat: int) -> Advice | None:
        """What to think about as advice for that person, who is being asked; None if there is no question."""
        game = self._seen_by(seat)
        asked = self.decision()
        return Advice(game, self.plan.seed, self.content) if asked is not None and asked.seat == seat else None

    # Response windows with several people

    def window(self) -> WindowState | None:
        """The open "anyone?", if there is one."""
        decision = self.game.pending
        if decision is None or not self._asked or window_key(decision) != self._window:
            return None
        claimed = self._claim.seat if self._claim is not None else None
        return WindowState(decision.kind, decision.about, self._asked, claimed, tuple(sorted(self._passed)))

    def claim(self, seat: int) -> bool:
        """Take the open window for that seat. False if a computer player, asked earlier, did something first."""
        if self.window() is None or seat not in self._asked:
            return False
        claim = look_ahead(self.game, seat, self._at_sight)
        pending = claim.ahead.pending
        if pending is not None and pending.seat == seat and window_key(pending) == self._window:
            self._claim = claim
            self._tell()
            return True
        for command in claim.before:
            self._apply(command)
        self._settle()
        self._tell()
        return False

    def unclaim(self) -> None:
        """Hide the hand again without having decided; the window stays open for everyone."""
        self._claim = None
        self._tell()

    def pass_all(self) -> None:
        """Everyone asked in this window passes."""
        if self.window() is not None:
            self._claim = None
            self._passed.update(self._asked)
            self._settle()
            self._tell()

    def pass_for_me(self, seat: int, mode: str, *, even_if_concerned: bool = False) -> None:
        """From now on pass for that seat; for the modes see `passing`."""
        self.passing.set(seat, mode, self.game.view(seat), even_if_concerned=even_if_concerned)
        if self._claim is not None and self._claim.seat == seat:
            self._claim = None
        self._settle()
        self._tell()

    def end_passing(self, seat: int | None = None) -> None:
        """Stop passing for that seat, or for everyone."""
        if seat is None:
            self.passing.end_all()
        else:
            self.passing.end(seat)
        self._settle()
        self._tell()

    def stand_in(self, seat: int, bot: str | None) -> None:
        """Let a computer player of that kind decide for an absent person; None: the person is back."""
        if not self.plan.seats[seat].human:
            return
        if bot is None:
            self._bots.pop(seat, None)
        else:
            self._bots[seat] = make_bot(bot, self.plan.seed + seat, self.content, SECONDS)
        if self._claim is not None and self._claim.seat == seat:
            self._claim = None
        self._settle()
        self._tell()

    # Observers and the file

    def observe(self, observer: Observer) -> Callable[[], None]:
        """Call `observer` after each change; call the returned function to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def restart(self, history: GameHistory) -> None:
        """Continue from another state of the same game (moves were taken back)."""
        self.history, game = history, history.game
        self._claim = None
        self._passed.clear()
        self._window = None
        self._turn = game.turn_number
        self.passing.end_all()
        self.fire.forget()
        if self._recorder is not None:
            self._recorder.undo(len(game.log))
        self._settle()
        self._tell()

    def close(self) -> str | None:
        """Close the file, which is written during the game. Returns why the last moves could not be written, if so."""
        if self._recorder is None:
            return None
        self._recorder.close()
        trouble, self._recorder = self._recorder.trouble, None
        return trouble

    def _submit_claimed(self, claim: WindowClaim, command: Command) -> None:
        decision = claim.ahead.pending
        assert decision is not None
        if is_pass(decision, command):
            self._claim = None
            self._passed.add(claim.seat)
            return
        claim.ahead.submit(command)  # raises before the real game has changed
        self._claim = None
        for earlier in claim.before:
            self._apply(earlier)
        self._apply(command)

    def _apply(self, command: Command) -> None:
        decision = self.game.pending
        self.history.submit(command)
        if decision is None or window_key(decision) is None or not is_pass(decision, command):
            self._passed.clear()
        self.undo.forget()
        if self._recorder is not None:
            self._recorder.command(command)
            self._mark(self._recorder)
        self.fire.moved()

    def _mark(self, recorder: Recorder) -> None:
        over = self.game.over
        if over is not None:
            recorder.over(tuple(over.winners), over.reason)
            return
        if self.game.turn_number != self._turn:
            self._turn = self.game.turn_number
            recorder.mark(TurnMark(len(self.game.log), self._turn, self.game.turn, digest(self.game.view(None))))

    def _settle(self) -> None:
        """Pass for everyone who has asked for it, until a decision is really needed.

        Computer players that pass in a window do so here, without a pause that would show that they have an answer. So do those that are
        asked only because of what they hold, such as a card to order more with (decisions/0280).
        """
        self._asked = ()
        self._ready = None
        while (decision := self.game.pending) is not None:
            if (deed := self.fire.command()) is not None:
                self._apply(deed)
                continue
            if self._answers_itself(decision):
                self.undo.automatic(len(self.game.log))
                self._apply(pass_of(decision))
                continue
            key = window_key(decision)
            if key is None and not (decision.seat in self._bots and decision.tells):
                break
            if key != self._window:
                self._window = key
                self._passed.clear()
            bot = self._bots.get(decision.seat)
            thinks = isinstance(bot, ThinkingBot) and bot.thinks(decision)
            if thinks and key is not None:
                break
            if decision.seat in self._bots:
                command = (self._at_sight if thinks else self._bot_command)(self.game, decision)
                assert command is not None
                if not is_pass(decision, command):
                    self._ready = None if thinks else command
                    break
                self._apply_silently(command)
                continue
            if decision.seat in self._passed or self.passing.passes(decision, partial(self.game.view, None)):
                self.undo.automatic(len(self.game.log))
                self._passed.add(decision.seat)
                self._apply_silently(pass_of(decision))
                continue
            if self.shared:
                people = tuple(seat for seat in self.plan.humans if seat not in self._bots)
                waiting = asked_in_window(self.game, people)
                self._asked = tuple(seat for seat in waiting if seat not in self._passed)
            break
        self.passing.look(self.game.turn, self.game.waiting)

    def _answers_itself(self, decision: Decision) -> bool:
        """Whether a person who is asked only when there is a choice has none that matters."""
        seat = self.plan.seats[decision.seat]
        if not seat.human or seat.asked != ABLE:
            return False
        machines = [place for place, each in enumerate(self.plan.seats) if each.automatic]
        return not matters(self.game, decision, machines, anytime=self.passing.anytime)

    def _apply_silently(self, command: Command) -> None:
        passed = set(self._passed)
        self._apply(command)
        self._passed = passed

    def _bot_command(self, game: Game, decision: Decision) -> Command | None:
        bot = self._bots.get(decision.seat)
        if bot is None:
            return None
        return decided(bot, game)

    def _at_sight(self, game: Game, decision: Decision) -> Command | None:
        """The command of a computer player when a later seat in a window was quicker: nobody waits for it to think ahead."""
        bot = self._bots.get(decision.seat)
        if bot is None:
            return None
        if isinstance(bot, ThinkingBot):  # another thread may be using it just now
            bot = make_bot(bot.name, self.plan.seed + decision.seat, self.content)
        return bot.decide(partial(game.brief, decision.seat), decision, partial(game.playable, decision.seat))

    def _tell(self) -> None:
        for observer in tuple(self._observers):
            observer()


if TYPE_CHECKING:
    _checked: type[Played] = LocalSession
