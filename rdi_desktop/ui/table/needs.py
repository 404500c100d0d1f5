# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table needs of a session, and of nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rdi_desktop.engine.asked import PlayableTold, PreviewTold
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.engine.told import EventTold

Data = dict[str, Any]


class TableSession(Protocol):
    """What the table needs of a session."""

    content: Any

    def view(self, seat: int | None) -> Data:
        """What that seat may see."""

    def playable(self, seat: int) -> Sequence[PlayableTold]:
        """What that seat may play now, or why not."""

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        """What a way to play would do if nobody answered it; None if that cannot be told."""

    def submit(self, command: Command) -> None:
        """Carry out a command; raises CommandError."""

    def events(self, since: int, seat: int | None) -> list[EventTold]:
        """What has happened, as that seat may see it."""
