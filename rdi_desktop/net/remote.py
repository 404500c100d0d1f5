# SPDX-License-Identifier: GPL-3.0-or-later
"""A game at another computer, with the interface of one in this process: it keeps what the host tells, and sends requests.

For the screen the people at this computer are the people of the game; everybody else is like a computer player that is not run here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from rdi_desktop.engine.asked import DecisionTold, PlayableTold, PreviewTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Answer, Command, IllegalCommand, OutOfTurn
from rdi_desktop.engine.told import EventTold
from rdi_desktop.net.distrust import Doubt, believed
from rdi_desktop.net.messages import (
    AgreeToTakeBack,
    Asked,
    Do,
    EndPassing,
    FireSeen,
    FromGuest,
    LayBet,
    Look,
    PassAll,
    PassForMe,
    ProposeDeed,
    Seen,
    Started,
    State,
    Story,
    TakeBack,
    UndoStep,
    VoteOnDeed,
)
from rdi_desktop.net.wire import WireError
from rdi_desktop.session.bets import FireTold
from rdi_desktop.session.passing import PassRequest
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.session.save import AnswerLine, InterjectLine
from rdi_desktop.session.undo import Proposal, UndoDecision
from rdi_desktop.session.windows import WindowState

if TYPE_CHECKING:
    from pathlib import Path

    from rdi_desktop.content import Content
    from rdi_desktop.session.facade import Played
    from rdi_desktop.session.thinking import Advice, Thought

HOST_AWAY = "host_away"
"""Trouble: the connection to the host is lost."""
ELSEWHERE = "elsewhere"
"""Controller of seats at other computers."""
MOST_EVENTS = 100_000
"""More than any game has."""
Send = Callable[[FromGuest], None]


class RemoteUndo:
    """Taking back, if everybody at every computer agrees."""

    def __init__(self, session: RemoteSession) -> None:
        self._session = session

    @property
    def proposal(self) -> Proposal | None:
        """The pending request."""
        proposed = self._session.state.proposal if self._session.state is not None else None
        return Proposal(proposed[0], proposed[1], set(proposed[2])) if proposed is not None else None

    def steps(self) -> list[UndoDecision]:
        """What can be taken back, newest first; the decisions themselves are not known here."""
        state = self._session.state
        return [UndoDecision(step.to, Answer(step.seat, ()), step.blocked) for step in (state.steps if state else ())]

    def propose(self, by: int, to: int | None = None) -> bool:
        """Ask the others. False if there is no such step, or something was revealed since."""
        step = next((step for step in self.steps() if to is None or step.to == to), None)
        if step is None or step.blocked:
            return False
        self._session.send(TakeBack(by, step.to))
        return True

    def agree(self, seat: int) -> None:
        """That person agrees."""
        self._session.send(AgreeToTakeBack(seat, agreed=True))

    def refuse(self) -> None:
        """Somebody here refuses."""
        self._session.send(AgreeToTakeBack(self._session.plan.humans[0], agreed=False))


class RemotePassing:
    """The passing requests of the people at this computer."""

    anytime = True
    """At a table of several computers everybody is always asked, so that nobody sees who could have answered."""

    def __init__(self, session: RemoteSession) -> None:
        self._session = session

    def auto_pass(self, seat: int) -> PassRequest | None:
        """The request of that seat; None if there is none."""
        told = self._session.state.auto_passes.get(seat) if self._session.state is not None else None
        return PassRequest(told.mode, told.even_if_concerned, titles=dict(told.titles)) if told is not None else None


class RemoteFire:
    """The fire, as the host tells of it those here who are out."""

    def __init__(self, session: RemoteSession) -> None:
        self._session = session
        self._told: dict[int, FireTold] = {}
        self._observers: list[Callable[[], None]] = []

    def told(self, seat: int) -> FireTold | None:
        """What that seat is told by the fire; None if it does not sit there."""
        session = self._session
        out = session.ready and session.view(None).seats[seat].out and not session.over
        return self._told.get(seat) if out else None

    def bet(self, seat: int, kind: str, pick: str, chits: int, about: int | None = None) -> None:
        """Ask the host to take a bet."""
        self._session.send(LayBet(seat, kind, pick, chits, about))

    def propose(self, seat: int, deed: str) -> bool:
        """Ask the host to let the fire vote on a deed."""
        self._session.send(ProposeDeed(seat, deed))
        return True

    def vote(self, seat: int, *, agreed: bool) -> bool:
        """Somebody's voice."""
        self._session.send(VoteOnDeed(seat, agreed))
        return True

    def let_fall(self) -> None:
        """Nothing: the host counts the seconds of a vote."""

    def observe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer` after each change; call the returned function to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def hear(self, message: FireSeen) -> None:
        """The host has told what is new."""
        self._told = dict(message.seats)
        for observer in tuple(self._observers):
            observer()


@dataclass(slots=True)
class _Story:
    """The events told to one viewer since the game began."""

    events: list[EventTold]


class RemoteSession:
    """The same interface as `LocalSession`; `send` sends messages to the host, `told` takes the host's messages."""

    elsewhere = True
    """The host has the game."""
    fleeting = False
    """Whether leaving it loses nothing."""

    def __init__(self, started: Started, content: Content, send: Send) -> None:
        self.content = content
        self.send = send
        self.id = started.game
        self.owners = started.owners
        self._touchy = started.touchy
        self.plan = _as_seen_here(started.plan, started.own)
        self.state: State | None = None
        self.undo = RemoteUndo(self)
        self.fire = RemoteFire(self)
        self.passing = RemotePassing(self)
        self.path: Path | None = None
        self.trouble: str | None = None
        """Why the last request was refused: a key of `No`, or that the host is away."""
        self.text: bytes | None = None
        """The whole game, once it is over."""
        self._stories: dict[int | None, _Story] = {viewer: _Story([]) for viewer in (None, *started.own)}
        self._doubt = Doubt(started, content)
        self._parts: list[Story] = []
        """Events that were sent before the state that they lead to."""
        self._observers: list[Callable[[], None]] = []
        self._claim: int | None = None
        self._sent = -1
        """The question that was answered last; it is not shown as open until the host has replied."""
        self.away = False
        """The connection to the host is lost: nobody here is asked anything until it is restored."""
        self._previews: dict[tuple[int, str], PreviewTold | None] = {}

    # Messages of the host

    def told(self, message: Story | State | Seen | FireSeen) -> None:
        """The table has changed, or a preview was answered. WireError, without any change, if the message is not plausible."""
        if isinstance(message, FireSeen):
            self._doubt.fire(message)
            self.fire.hear(message)
            return
        known = len(self._stories[None].events)
        if isinstance(message, Story):
            before = self._parts[-1].since + len(self._parts[-1].onlooker) if self._parts else known
            self._doubt.story(message, before)
            if before - known > MOST_EVENTS:
                raise WireError("too_long")
            self._parts.append(message)
            return
        if isinstance(message, Seen):
            if self.state is not None and message.question == self.state.question:
                self._previews[message.seat, message.option] = believed(message.outcome)
                self._tell()
            return
        parts, self._parts = self._parts, []
        since = min([part.since for part in parts] + [message.since])
        self._doubt.state(message, parts[-1].since + len(parts[-1].onlooker) if parts else known)
        if self.state is None or message.question != self.state.question:
            self._claim = None
            self._previews.clear()
        self.state = message
        self._sent = -1
        self.trouble = None
        self.away = False
        stories = ((None, message.onlooker), *message.seats.items())
        for viewer, _ in stories:
            del self._stories[viewer].events[since:]
        if known > since:
            self._tell()  # a display of the events must first go back, then forward
        for viewer, told in stories:
            earlier = [event for part in parts for event in (part.onlooker if viewer is None else part.seats[viewer])]
            self._stories[viewer].events.extend([*earlier, *told.events])
        if self._claim is not None and self._asked(self._claim) is None:
            self._claim = None
        self._tell()

    def refused(self, key: str) -> None:
        """The last request was refused. If it came too late, the present question is on its way."""
        if key != "moved_on":
            self._sent = -1
        self.away = self.away or key == HOST_AWAY
        self.trouble = key
        self._tell()

    # What can be seen

    @property
    def ready(self) -> bool:
        """Whether the host has sent the table yet."""
        return self.state is not None

    @property
    def question(self) -> int:
        """A different number for each question."""
        return self._now().question

    @property
    def commands(self) -> tuple[Command, ...]:
        """Empty: others' secret decisions stay with the host until the game is over and `text` is set."""
        return ()

    @property
    def event_marks(self) -> dict[int, int]:
        """For each command that can be taken back, the number of events before it."""
        return {step.to: step.events for step in self._steps()}

    @property
    def touchy(self) -> tuple[int, ...]:
        """Seats of computer players that bear grudges, as the host has told."""
        return self._touchy

    @property
    def seats(self) -> list[SeatInfo]:
        """Who sits where."""
        return list(self.plan.seats)

    def view(self, seat: int | None) -> SeenTable:
        """What that seat may see; for None, or a seat elsewhere, what an onlooker sees."""
        state = self._now()
        told = state.seats.get(seat) if seat is not None else None
        if told is None or seat is None:
            return state.onlooker.view
        asked = state.asked.get(seat)
        view = told.view
        if self._looks(seat) and asked is not None and asked.view is not None:
            view = asked.view
        return replace(view, pending=None) if self._waits else view

    def decision(self) -> DecisionTold | None:
        """The question to somebody at this computer; None if there is none."""
        state = self._now()
        if self._waits:
            return None
        for seat in self.plan.humans:
            asked = self._asked(seat)
            if asked is not None and asked.decision is not None and (state.window is None or self._looks(seat)):
                return asked.decision
        return None

    def playable(self, seat: int) -> Sequence[PlayableTold]:
        """What that seat may play now, or why not."""
        asked = self._now().asked.get(seat) if not self._waits else None
        return asked.playable if asked is not None else ()

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        """What a way to play would do; the host is asked, and observers are called when it has answered."""
        key = (seat, option_id)
        if key not in self._previews:
            self._previews[key] = None
            self.send(Look(seat, option_id, self._now().question))
        return self._previews[key]

    def events(self, since: int, seat: int | None) -> list[EventTold]:
        """The events from index `since`, as that seat may see them."""
        story = self._stories.get(seat) or self._stories[None]
        return story.events[since:]

    @property
    def still_in(self) -> tuple[int, ...]:
        """The people at this computer who still play."""
        seats = self._now().onlooker.view.seats
        return tuple(seat for seat in self.plan.humans if not seats[seat].out)

    @property
    def shared(self) -> bool:
        """Whether several people at this screen still play."""
        return self.plan.hot_seat and len(self.still_in) > 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now().over

    @property
    def bot_decides(self) -> bool:
        """Never: the host runs computer players."""
        return False

    def step(self, command: Command | None = None) -> bool:
        """Does nothing: the host runs computer players."""
        return False

    def thought(self) -> Thought | None:
        """Nothing: computer players think at the host."""
        return None

    def advice(self, seat: int) -> Advice | None:
        """None: whoever looks ahead needs the whole game."""
        return None

    # Commands

    def submit(self, command: Command) -> None:
        """Ask the host to carry out a command. CommandError if it is known here that this is not possible."""
        state = self._now()
        line: AnswerLine | InterjectLine
        if isinstance(command, Answer):
            decision = self.decision()
            if decision is None or decision.seat != command.seat:
                raise OutOfTurn(f"seat {command.seat} is not asked")
            if not all(decision.option(pick) for pick in command.picks):
                raise IllegalCommand("no such option")
            line = AnswerLine(command.seat, tuple(command.picks))
        else:
            if command.seat not in self.plan.humans:
                raise OutOfTurn(f"seat {command.seat} is not here")
            line = InterjectLine(command.seat, command.option)
        self._claim = None
        self._sent = state.question
        self.send(Do(line, state.question))
        self._tell()

    def window(self) -> WindowState | None:
        """The open "anyone?", if several people at this screen are asked in it."""
        state = self._now()
        if state.window is None or not self.shared or self._waits:
            return None
        here = tuple(seat for seat in state.window.seats if seat in self.plan.humans)
        if not here:
            return None
        passed = tuple(seat for seat in here if seat in state.window.passed or state.asked[seat].decision is None)
        return WindowState(state.window.kind, state.window.about, here, self._claim, passed)

    def claim(self, seat: int) -> bool:
        """Take the open window for that seat; the others at this screen look away."""
        window = self.window()
        if window is None or seat not in window.seats:
            return False
        self._claim = seat
        self._tell()
        return True

    def unclaim(self) -> None:
        """Hide the hand again."""
        self._claim = None
        self._tell()

    def pass_all(self) -> None:
        """Everybody at this computer passes."""
        state = self._now()
        if state.window is not None:
            self._claim = None
            self._sent = state.question
            self.send(PassAll(state.question))
            self._tell()

    def pass_for_me(self, seat: int, mode: str, *, even_if_concerned: bool = False) -> None:
        """From now on pass for that seat."""
        self._claim = None
        self.send(PassForMe(seat, mode, even_if_concerned))

    def end_passing(self, seat: int | None = None) -> None:
        """Stop passing for that seat, or for everyone here."""
        self.send(EndPassing(seat))

    def observe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer` after each change; call the returned function to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def close(self) -> str | None:
        """Nothing is saved here during the game."""
        return None

    # inside

    def _now(self) -> State:
        assert self.state is not None, "the host has not told of the table yet"
        return self.state

    @property
    def _waits(self) -> bool:
        """Whether the last request has not been answered by the host yet, or cannot be sent."""
        return self.away or self._sent == self._now().question

    def _steps(self) -> tuple[UndoStep, ...]:
        return self.state.steps if self.state is not None else ()

    def _looks(self, seat: int) -> bool:
        """Whether that seat sees its own question in the open window: a single person at this computer always does."""
        return self._claim == seat or not self.shared

    def _asked(self, seat: int) -> Asked | None:
        """What that seat is asked; None once it has passed in the open window."""
        state = self._now()
        asked = state.asked.get(seat)
        if asked is None or asked.decision is None:
            return None
        if state.window is not None and (seat not in state.window.seats or seat in state.window.passed):
            return None
        return asked

    def _tell(self) -> None:
        for observer in tuple(self._observers):
            observer()


if TYPE_CHECKING:
    _checked: type[Played] = RemoteSession


def _as_seen_here(plan: GamePlan, own: tuple[int, ...]) -> GamePlan:
    """The plan with people at other computers marked as elsewhere."""
    seats = tuple(
        seat if index in own or not seat.human else msgspec.structs.replace(seat, controller=ELSEWHERE)
        for index, seat in enumerate(plan.seats)
    )
    return msgspec.structs.replace(plan, seats=seats)
