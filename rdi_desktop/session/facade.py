# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window may use of a game, in three steps: looking on (`Watched`), one table (`Session`), a game that is being played (`Played`).

Every kind of session is checked against it by its types: `LocalSession`, `RemoteSession`, `ReplaySession` and what is made of them. The
window names none of them where one of these will do.
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
    from rdi_desktop.session.passing import AutoPass
    from rdi_desktop.session.plan import GamePlan, SeatInfo
    from rdi_desktop.session.thinking import Advice, Thought
    from rdi_desktop.session.undo import Proposal, Step
    from rdi_desktop.session.windows import WindowState


class Watched(Protocol):
    """What is read beside a table: by the log, the inspector."""

    @property
    def content(self) -> Content:
        """The cards and characters that are played with."""
        ...

    @property
    def seats(self) -> Sequence[SeatInfo]:
        """Who sits where."""
        ...

    def view(self, seat: int | None) -> SeenTable:
        """What that seat may see; None: an onlooker."""
        ...

    def events(self, since: int, seat: int | None) -> list[EventTold]:
        """What has happened from index `since` on, as that seat may see it."""
        ...

    def playable(self, seat: int) -> Sequence[PlayableTold]:
        """What that seat may play now, or why not."""
        ...

    def window(self) -> WindowState | None:
        """The open "anyone?" for several people at this screen, if there is one."""
        ...


class Session(Watched, Protocol):
    """A game on a table, whether it is being played or looked back at."""

    @property
    def plan(self) -> GamePlan:
        """Who plays, who decides for each seat, and what was agreed on."""
        ...

    @property
    def commands(self) -> Sequence[Command]:
        """Everything that was done so far; empty while only another computer knows it."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def decision(self) -> DecisionTold | None:
        """The question now asked. None while an "anyone?" waits to be claimed, and when nobody here is asked."""
        ...

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        """What a way of that seat to play would do if nobody answered it; None if that cannot be told (yet)."""
        ...

    def submit(self, command: Command) -> None:
        """Carry out a command. CommandError if it cannot be, and nothing has changed then."""
        ...

    def observe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer` after each change; call what is returned to stop."""
        ...


class TakingBack(Protocol):
    """What can be taken back, and who has agreed."""

    @property
    def proposal(self) -> Proposal | None:
        """What somebody wants to take back."""
        ...

    def steps(self) -> list[Step]:
        """The decisions of people that could be taken back, newest first."""
        ...

    def propose(self, by: int, to: int | None = None) -> bool:
        """Ask the others to go back to that point (one decision, if left out). False if that is not possible."""
        ...

    def agree(self, seat: int) -> None:
        """That person agrees."""
        ...

    def refuse(self) -> None:
        """Somebody does not agree."""
        ...


class Passing(Protocol):
    """What is passed for people who have said so."""

    def auto_pass(self, seat: int) -> AutoPass | None:
        """What is being passed for that seat, None if nothing is."""
        ...


class Played(Session, Protocol):
    """A game that people at this computer play."""

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
        """What that file holds, or should hold; of a game elsewhere once it is over."""
        ...

    @property
    def trouble(self) -> str | None:
        """What is not as it should be: why moves could not be written or sent."""
        ...

    @property
    def question(self) -> int:
        """Another number for each question, as long as nothing is taken back."""
        ...

    @property
    def event_marks(self) -> Sequence[int] | Mapping[int, int]:
        """For each command that can be taken back, how many events there were before it."""
        ...

    @property
    def undo(self) -> TakingBack:
        """What can be taken back."""
        ...

    @property
    def passing(self) -> Passing:
        """Who has asked to be passed over."""
        ...

    @property
    def still_in(self) -> Sequence[int]:
        """The people at this computer who still play."""
        ...

    @property
    def shared(self) -> bool:
        """Whether several of them do: then hands are hidden from each other."""
        ...

    @property
    def bot_decides(self) -> bool:
        """Whether a computer player is to decide now, here."""
        ...

    def step(self, command: Command | None = None) -> bool:
        """Let it decide; `command`: what it has thought out already. False if a person decides now, or the game is over."""
        ...

    def thought(self) -> Thought | None:
        """What a computer player here has to think over now, if one is asked that takes its time."""
        ...

    def advice(self, seat: int) -> Advice | None:
        """What to think over for a person who wants a hint that looks ahead; None if nothing is asked, or the game is elsewhere."""
        ...

    def claim(self, seat: int) -> bool:
        """Take the open "anyone?" for that seat. False if there is none, or somebody was first."""
        ...

    def unclaim(self) -> None:
        """Put the hand down again without having decided."""
        ...

    def pass_all(self) -> None:
        """Nobody at this screen does anything."""
        ...

    def pass_for_me(self, seat: int, mode: str, *, even_if_concerned: bool = False) -> None:
        """From now on pass for that seat; the modes are in `passing`."""
        ...

    def end_passing(self, seat: int | None = None) -> None:
        """End what is passed for that seat, or for everyone here."""
        ...

    def close(self) -> str | None:
        """It is left. Why its last moves are not written down, if they could not be."""
        ...
