# SPDX-License-Identifier: GPL-3.0-or-later
"""A game at the host: what each computer is told of it, and what each may do. The table itself never leaves this module."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Answer, Command, CommandError, Decision, Interject
from rdi_desktop.engine.told import EventTold
from rdi_desktop.net.messages import (
    STEPS,
    AgreeToTakeBack,
    Asked,
    AutoPass,
    Do,
    EndPassing,
    FireSeen,
    GameOver,
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
    Told,
    UndoStep,
    VoteOnDeed,
    Window,
)
from rdi_desktop.session.bets import BetError
from rdi_desktop.session.game_history import fingerprint
from rdi_desktop.session.open_hands import agreed
from rdi_desktop.session.passing import MODES, THIS_TITLE
from rdi_desktop.session.save import AnswerLine, InterjectLine
from rdi_desktop.session.windows import look_ahead, pass_of, window_key

if TYPE_CHECKING:
    from rdi_desktop.engine.game import Game
    from rdi_desktop.session.local import LocalSession

Doing = Do | PassAll | PassForMe | EndPassing | TakeBack | AgreeToTakeBack
ByTheFire = LayBet | ProposeDeed | VoteOnDeed


PART = 400
"""Most events in one message."""


FILE_PART = 200_000
"""Most characters of a game's file in one message."""


class Refusal(ValueError):
    """A guest's request is refused; nothing has changed."""

    def __init__(self, key: str, detail: str = "") -> None:
        self.key = key
        """moved_on, not_yours, nothing_asked, not_allowed, somebody_was_first, settled, too_much_said"""
        self.detail = detail
        super().__init__(f"{key}: {detail}" if detail else key)


@dataclass(frozen=True, slots=True)
class _Now:
    """The table at one moment, as far as several computers are told the same."""

    game: Game
    version: int
    onlooker: SeenTable
    asked: dict[int, Asked]
    steps: tuple[UndoStep, ...]


class HostedGame:
    """A session whose seats are at several computers: `owners` gives the person of each seat."""

    def __init__(self, session: LocalSession, owners: list[int | None]) -> None:
        self.session = session
        self.owners = owners
        self.id = secrets.token_hex(8)
        self.question = 0
        """Number of the present question: an answer names the question that it is for."""
        self.version = 0
        """Increased with every change, so that nobody is told the same twice."""
        self.rewinds: list[tuple[int, int]] = []
        """Each time moves were taken back: the version, and how many events remain."""
        self._now: _Now | None = None
        self._absent: set[int] = set()
        """People who cannot be asked now: the others decide without them."""
        self._game = session.game
        self._asked_last: object = None
        self._stop = session.observe(self._changed)
        self._changed()

    def close(self) -> None:
        """Release the session, and close its file."""
        self._stop()
        self.session.close()

    def seats_of(self, person: int) -> tuple[int, ...]:
        """The seats at that computer."""
        return tuple(seat for seat, owner in enumerate(self.owners) if owner == person)

    def miss(self, person: int, *, absent: bool = True) -> None:
        """Note that somebody is away, or back."""
        if absent:
            self._absent.add(person)
            self._agree_for_absent()
        else:
            self._absent.discard(person)

    # What is told

    def started(self, person: int) -> Started:
        """The first message of a game. The seed is left out: it determines all hidden cards."""
        plan = msgspec.structs.replace(self.session.plan, seed=0)
        cards = fingerprint(plan, self.session.content)
        return Started(self.id, plan, self.seats_of(person), tuple(self.owners), cards, self.session.touchy)

    def told(self, person: int, known: int, version: int) -> list[Story | State]:
        """The table as that guest may see it, who knows the first `known` events from what it was told at `version`.

        Many events are sent in several parts, so that no message is long.
        """
        since = min([known, *(events for at, events in self.rewinds if at > version)])
        found: list[Story | State] = []
        while len(self.session.game.events) - since > PART:
            end = since + PART
            onlooker = self._events(since, None)[:PART]
            found.append(
                Story(since, onlooker, {seat: self._events(since, seat)[:PART] for seat in self.seats_of(person)})
            )
            since = end
        return [*found, self._state(person, since)]

    def _state(self, person: int, since: int) -> State:
        session = self.session
        own = self.seats_of(person)
        window = session.window()
        same = self._same_for_all()
        return State(
            question=self.question,
            since=since,
            onlooker=Told(same.onlooker, self._events(since, None)),
            seats={seat: Told(self._seen(seat, own), self._events(since, seat)) for seat in own},
            asked={seat: same.asked.get(seat) or _asked_in(session.game, seat, None, None) for seat in own},
            window=Window(window.kind, window.about, window.seats, window.passed) if window is not None else None,
            auto_passes={seat: auto_pass for seat in own if (auto_pass := self._auto_pass(seat)) is not None},
            proposal=self._proposal(),
            steps=same.steps if own else (),
            over=session.over,
        )

    def _seen(self, seat: int, screen: tuple[int, ...]) -> SeenTable:
        """What that seat sees at the screen of these."""
        view = self.session.view(seat)
        if not self.hushed or seat in self.session.game.still_in:
            return view
        return replace(self.session.view_at(seat, screen), pending=view.pending)

    def by_the_fire(self, person: int) -> bool:
        """Whether everybody at that computer is out of a game that goes on."""
        own, staying = self.seats_of(person), self.session.game.still_in
        return bool(own) and not self.session.over and not any(seat in staying for seat in own)

    def _unheard(self, person: int | None) -> bool:
        """Whether they see all hands while other people play, and so have no say in taking back: it would tell what they know."""
        humans, staying = self.session.plan.humans, self.session.game.still_in
        if person is None or not self.hushed or not self.by_the_fire(person):
            return False
        return any(seat in staying for seat in humans)

    @property
    def hushed(self) -> bool:
        """Whether those by the fire see what the others may not know, and so talk among themselves."""
        return agreed(self.session.game)

    def fire(self, person: int) -> FireSeen | None:
        """What the people at that computer are told by the fire; None if it is not for them."""
        if not self.by_the_fire(person):
            return None
        own = self.seats_of(person)
        told = {seat: self.session.fire.told(seat, own) for seat in own}
        return FireSeen({seat: each for seat, each in told.items() if each is not None})

    def do_by_the_fire(self, person: int, message: ByTheFire) -> None:
        """Carry out what somebody by the fire wants. Refusal if it is not possible; nobody else is told of anything."""
        fire, seat, own = self.session.fire, message.seat, self.seats_of(person)
        if seat not in own:
            raise Refusal("not_yours")
        if not self.by_the_fire(person):
            raise Refusal("not_allowed")
        try:
            match message:
                case LayBet():
                    fire.bet(seat, message.kind, message.pick, message.chits, message.about, own)
                case ProposeDeed():
                    done = fire.propose(seat, message.deed)
                case VoteOnDeed():
                    done = fire.vote(seat, agreed=message.agreed)
        except BetError as error:
            raise Refusal("not_allowed", error.key) from None
        if not isinstance(message, LayBet) and not done:
            raise Refusal("moved_on")

    def whole(self) -> list[GameOver]:
        """The game as a file, once nothing in it is secret any more."""
        text = (self.session.text or b"").decode()
        parts = [text[at : at + FILE_PART] for at in range(0, len(text), FILE_PART)] or [""]
        return [GameOver(part, more=part is not parts[-1]) for part in parts]

    def _events(self, since: int, seat: int | None) -> list[EventTold]:
        return self.session.events(since, seat)

    def _same_for_all(self) -> _Now:
        """The part that is the same for all computers, computed once."""
        game, now = self.session.game, self._now
        if now is None or now.game is not game or now.version != self.version:
            now = self._now = _Now(game, self.version, self.session.view(None), self._asked(), self._steps())
        return now

    def _asked(self) -> dict[int, Asked]:
        """What each seat is asked. In a window all earlier seats are assumed to pass, see `_ahead`.

        Seats that pass by request are not asked, though the table waits for earlier ones.
        """
        game, window = self.session.game, self.session.window()
        decision = game.pending
        if decision is None:
            return {}
        if window is None:
            return {decision.seat: _asked_in(game, decision.seat, decision, None)}
        found: dict[int, Asked] = {}
        met: set[int] = set()
        ahead, key = game.fork(), window_key(decision)
        while (decision := ahead.pending) is not None and window_key(decision) == key:
            seat = decision.seat
            if seat in window.seats and seat not in met:
                met.add(seat)
                if not self.session.passing.passes(decision, partial(ahead.view, None)):
                    found[seat] = _asked_in(ahead, seat, decision, ahead.view(seat))
            if len(met) == len(window.seats):
                break
            ahead.submit(pass_of(decision))
        return found

    def _ahead(self, seat: int) -> Game:
        """The open window as that seat meets it.

        Computer players asked earlier are assumed to pass: what they hold must not show in what is offered here.
        """
        return look_ahead(self.session.game, seat, lambda _game, decision: pass_of(decision)).ahead

    def look(self, person: int, message: Look) -> Seen:
        """What a way to play would do, as far as its seat may know. Refusal if the seat is not theirs, or the table has changed."""
        seat, window = message.seat, self.session.window()
        if seat not in self.seats_of(person):
            raise Refusal("not_yours")
        self._current(message.question)
        game = self._ahead(seat) if window is not None and seat in window.seats else self.session.game
        return Seen(seat, message.option, message.question, game.preview(seat, message.option))

    def _auto_pass(self, seat: int) -> AutoPass | None:
        auto_pass = self.session.passing.auto_pass(seat)
        return (
            AutoPass(auto_pass.mode, auto_pass.even_if_concerned, dict(auto_pass.titles))
            if auto_pass is not None
            else None
        )

    def _proposal(self) -> tuple[int, int, tuple[int, ...]] | None:
        proposal = self.session.undo.proposal
        if proposal is None:
            return None
        return self.session.undo.decided().index(proposal.to), proposal.by, tuple(sorted(proposal.agreed))

    def _steps(self) -> tuple[UndoStep, ...]:
        marks, undo, log = self.session.event_marks, self.session.undo, self.session.game.log
        place = {command: n for n, command in enumerate(undo.decided())}
        return tuple(
            UndoStep(place[step.to], log[step.to].seat, marks[step.to], step.blocked) for step in undo.steps(STEPS)
        )

    # What is done

    def do(self, person: int, message: Doing) -> None:
        """Carry out a guest's request. Refusal if it is not possible, or not allowed."""
        session = self.session
        if isinstance(message, PassAll):
            self._current(message.question)
            self._pass(self.seats_of(person))
            return
        if isinstance(message, EndPassing):
            for seat in self.seats_of(person):
                if message.seat in (None, seat):
                    session.end_passing(seat)
            return
        seat = message.command.seat if isinstance(message, Do) else message.seat
        if seat not in self.seats_of(person):
            raise Refusal("not_yours")
        if isinstance(message, TakeBack | AgreeToTakeBack) and self._unheard(person):
            raise Refusal("not_allowed")
        match message:
            case Do():
                self._current(message.question)
                self._command(message.command)
            case PassForMe():
                if message.mode not in (*MODES, THIS_TITLE):
                    raise Refusal("not_allowed")
                session.pass_for_me(seat, message.mode, even_if_concerned=message.even_if_concerned)
            case TakeBack():
                decided = session.undo.decided()
                if message.to >= len(decided) or not session.undo.propose(seat, decided[message.to]):
                    raise Refusal("not_allowed")
                self._agree_for_absent()
                self._changed()
            case AgreeToTakeBack():
                if message.agreed:
                    session.undo.agree(seat)
                else:
                    session.undo.refuse()
                self._changed()

    def let_fall(self) -> None:
        """A request to take back has found no answer in time: it counts as refused."""
        self.session.undo.refuse()
        self._changed()

    def _agree_for_absent(self) -> None:
        """Those who are away agree to a request, and so do those who have no say."""
        for seat in self.session.plan.humans:
            silent = self.owners[seat] in self._absent or self._unheard(self.owners[seat])
            if silent and self.session.undo.proposal is not None:
                self.session.undo.agree(seat)

    def _command(self, line: AnswerLine | InterjectLine) -> None:
        session, seat = self.session, line.seat
        command: Command = Answer(seat, line.picks) if isinstance(line, AnswerLine) else Interject(seat, line.option)
        window = session.window()
        try:
            if window is None or isinstance(command, Interject):
                session.submit(command)
                return
            if seat not in window.seats:
                raise Refusal("nothing_asked")
            if not session.claim(seat):
                raise Refusal("somebody_was_first")
            try:
                session.submit(command)
            except CommandError:
                session.unclaim()
                raise
        except CommandError as error:
            raise Refusal("not_allowed", type(error).__name__) from None

    def _pass(self, seats: tuple[int, ...]) -> None:
        """Those seats pass in the open window."""
        for seat in seats:
            window = self.session.window()
            if window is None or seat not in window.seats:
                continue
            if not self.session.claim(seat):
                return
            decision = self.session.decision()
            assert decision is not None
            self.session.submit(pass_of(decision))

    # Time limits

    def waits_for(self, people: Collection[int]) -> tuple[int, ...]:
        """Seats of those people that are being asked and have not answered."""
        window, decision = self.session.window(), self.session.game.pending
        if window is not None:
            asked = [seat for seat in window.seats if seat not in window.passed]
        else:
            asked = [decision.seat] if decision is not None else []
        return tuple(seat for seat in asked if self.owners[seat] in people)

    def answer_for(self, people: Collection[int]) -> None:
        """Give the default answer for the seats of those people: their time is over."""
        seats = self.waits_for(people)
        decision = self.session.decision()
        if self.session.window() is not None:
            self._pass(seats)
        elif decision is not None and decision.seat in seats:
            self.session.submit(pass_of(decision))

    def _current(self, question: int) -> None:
        if question != self.question:
            raise Refusal("moved_on")

    def _changed(self) -> None:
        self.version += 1
        game = self.session.game
        if game is not self._game:
            pairs = enumerate(zip(self._game.events.facts, game.events.facts, strict=False))
            same = min(len(self._game.events), len(game.events))
            self.rewinds.append((self.version, next((n for n, (was, now) in pairs if was != now), same)))
            self._game = game
        asked = _what_is_asked(self.session)
        if asked != self._asked_last:
            self._asked_last = asked
            self.question += 1


def _what_is_asked(session: LocalSession) -> object:
    """Equal as long as an answer on its way still fits the question: other seats' passes in a window do not change it."""
    game = session.game
    decision = game.pending
    if decision is None:
        return None
    window = session.window()
    if window is not None:
        return (window_key(decision), len(game.events))
    return (decision.seat, decision.kind, decision.about, len(game.events), len(game.log))


def _asked_in(game: Game, seat: int, decision: Decision | None, view: SeenTable | None) -> Asked:
    """What the seat may do in that game."""
    playable = [each.told() for each in game.playable(seat)]
    return Asked(decision.told() if decision is not None else None, view, playable)
