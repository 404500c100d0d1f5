# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window may use of a game, in three Protocols: watching (`Watched`), one table (`Session`), a game in progress (`Played`).

Type checks compare every kind of session with them: `LocalSession`, `RemoteSession`, `ReplaySession` and their subclasses. The window uses
these Protocols, and names a kind of session only where it needs one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from rdi_desktop.engine.seen import SeenTable

if TYPE_CHECKING:
    from pathlib import Path

    from rdi_desktop.content import Content
    from rdi_desktop.engine.asked import DecisionTold, PlayableTold, PreviewTold
    from rdi_desktop.engine.state.decisions import Command
    from rdi_desktop.engine.told import EventTold
    from rdi_desktop.session.bets import FireTold
    from rdi_desktop.session.passing import PassRequest
    from rdi_desktop.session.plan import GamePlan, SeatInfo
    from rdi_desktop.session.thinking import Advice, Thought
    from rdi_desktop.session.undo import Proposal, UndoDecision
    from rdi_desktop.session.windows import WindowState


class Watched(Protocol):
    """What the log and the inspector read."""

    @property
    def content(self) -> Content:
        """The content of the game."""
        ...

    @property
    def seats(self) -> Sequence[SeatInfo]:
        """Who sits where."""
        ...

    @property
    def touchy(self) -> tuple[int, ...]:
        """Seats of computer players that bear a grudge against whoever struck them, and show it."""
        ...

    def view(self, seat: int | None) -> SeenTable:
        """What that seat may see; None: an onlooker."""
        ...

    def events(self, since: int, seat: int | None) -> list[EventTold]:
        """The events from index `since`, as that seat may see them."""
        ...

    def playable(self, seat: int) -> Sequence[PlayableTold]:
        """What that seat may play now, or why not."""
        ...

    def window(self) -> WindowState | None:
        """The open "anyone?" for several people at this screen, if there is one."""
        ...


class Session(Watched, Protocol):
    """A game on a table, in progress or as a replay."""

    @property
    def plan(self) -> GamePlan:
        """Who plays, the controllers of the seats, and the options."""
        ...

    @property
    def commands(self) -> Sequence[Command]:
        """All commands so far; empty while only another computer knows them."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def decision(self) -> DecisionTold | None:
        """The present question. None while an "anyone?" waits to be claimed, and when nobody here is asked."""
        ...

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        """What a way of that seat to play would do if nobody answered it; None if that cannot be known (yet)."""
        ...

    def submit(self, command: Command) -> None:
        """Carry out a command. Raises CommandError if that is not possible; then nothing has changed."""
        ...

    def observe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer` after each change; call the returned function to stop."""
        ...


class TakingBack(Protocol):
    """What can be taken back, and who has agreed."""

    @property
    def proposal(self) -> Proposal | None:
        """The pending request."""
        ...

    def steps(self) -> list[UndoDecision]:
        """The decisions of people that could be taken back, newest first."""
        ...

    def propose(self, by: int, to: int | None = None) -> bool:
        """Ask the others to go back to that point (one decision by default). False if that is not possible."""
        ...

    def agree(self, seat: int) -> None:
        """That person agrees."""
        ...

    def refuse(self) -> None:
        """Somebody refuses."""
        ...


class ByTheFire(Protocol):
    """The fire, where those sit who are out."""

    def told(self, seat: int) -> FireTold | None:
        """What that seat is told by the fire; None if it does not sit there."""
        ...

    def bet(self, seat: int, kind: str, pick: str, chits: int, about: int | None = None) -> None:
        """Lay a bet. BetError if it is known here that this is not possible."""
        ...

    def propose(self, seat: int, deed: str) -> bool:
        """Begin a vote on the deed of those who are out. False if that is not possible."""
        ...

    def vote(self, seat: int, *, agreed: bool) -> bool:
        """Somebody's voice. False if there is no vote."""
        ...

    def let_fall(self) -> None:
        """The time for the vote is over."""
        ...

    def observe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer` after each change by the fire; call the returned function to stop."""
        ...


class Passing(Protocol):
    """The passing requests of people."""

    anytime: bool
    """Whether somebody is stopped who could only play cards that may be played at any other moment as well."""

    def auto_pass(self, seat: int) -> PassRequest | None:
        """The request of that seat; None if there is none."""
        ...


class Played(Session, Protocol):
    """A game played by people at this computer."""

    @property
    def elsewhere(self) -> bool:
        """Whether another computer has the game, and this one only its seats."""
        ...

    @property
    def fleeting(self) -> bool:
        """Whether nothing is lost when it is left: a lesson, a brain-teaser."""
        ...

    @property
    def path(self) -> Path | None:
        """The file that the game is written into."""
        ...

    @property
    def text(self) -> bytes | None:
        """The content that the file has, or should have; for a game elsewhere once it is over."""
        ...

    @property
    def trouble(self) -> str | None:
        """What is wrong: why moves could not be saved or sent."""
        ...

    @property
    def question(self) -> int:
        """A different number for each question, as long as no moves are taken back."""
        ...

    @property
    def event_marks(self) -> Sequence[int] | Mapping[int, int]:
        """For each command that can be taken back, the number of events before it."""
        ...

    @property
    def undo(self) -> TakingBack:
        """What can be taken back."""
        ...

    @property
    def fire(self) -> ByTheFire:
        """Where those sit who are out."""
        ...

    @property
    def passing(self) -> Passing:
        """Who has asked not to be asked."""
        ...

    @property
    def still_in(self) -> Sequence[int]:
        """The people at this computer who still play."""
        ...

    @property
    def shared(self) -> bool:
        """Whether there are several: then hands are hidden from each other."""
        ...

    @property
    def bot_decides(self) -> bool:
        """Whether a computer player is to decide now, here."""
        ...

    def step(self, command: Command | None = None) -> bool:
        """Let it decide; `command`: the answer found elsewhere. False if a person decides now, or the game is over."""
        ...

    def thought(self) -> Thought | None:
        """What a computer player here that takes its time has to think about now."""
        ...

    def advice(self, seat: int) -> Advice | None:
        """What to think about for a person's deeper hint; None if nothing is asked, or the game is elsewhere."""
        ...

    def claim(self, seat: int) -> bool:
        """Take the open "anyone?" for that seat. False if there is none, or somebody was quicker."""
        ...

    def unclaim(self) -> None:
        """Hide the hand again without having decided."""
        ...

    def pass_all(self) -> None:
        """Everybody at this screen passes."""
        ...

    def pass_for_me(self, seat: int, mode: str, *, even_if_concerned: bool = False) -> None:
        """From now on pass for that seat; the modes are in `passing`."""
        ...

    def end_passing(self, seat: int | None = None) -> None:
        """Stop passing for that seat, or for everyone here."""
        ...

    def close(self) -> str | None:
        """Close the game. Returns why its last moves could not be saved, if so."""
        ...
