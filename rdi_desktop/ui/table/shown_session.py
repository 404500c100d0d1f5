# SPDX-License-Identifier: GPL-3.0-or-later
"""A session as far as its table has shown it: widgets beside the table must not reveal the future."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import PlayableTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.told import EventTold
from rdi_desktop.session.windows import WindowState
from rdi_desktop.ui.table.showing import Showing

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Session
    from rdi_desktop.session.plan import SeatInfo


class ShownSoFar:
    """What the log and the inspector read: events that have been shown, and the shown table.

    A seat that is asked gets the real stack, as on the table itself, since it needs it to answer.
    """

    def __init__(self, session: Session, showing: Showing) -> None:
        self.content = session.content
        self._session = session
        self._showing = showing

    @property
    def seats(self) -> Sequence[SeatInfo]:
        """Who sits where."""
        return self._session.seats

    @property
    def touchy(self) -> tuple[int, ...]:
        """Seats of computer players that bear grudges."""
        return self._session.touchy

    def view(self, seat: int | None) -> SeenTable:
        """What that seat sees on the shown table."""
        return self._showing.board(self._session.view(seat))

    def events(self, since: int, seat: int | None) -> list[EventTold]:
        """The shown events from that one on."""
        events = self._session.events(since, seat)
        unseen = self._showing.director.unseen
        return events if unseen is None else events[: max(0, unseen - since)]

    def reached(self, mark: int) -> bool:
        """Whether the event with that number has been shown."""
        unseen = self._showing.director.unseen
        return unseen is None or mark < unseen

    def playable(self, seat: int) -> Sequence[PlayableTold]:
        """What that seat may play now."""
        return self._session.playable(seat)

    def window(self) -> WindowState | None:
        """The open "anyone?", if it has been shown."""
        return self._session.window() if not self._showing.busy else None
