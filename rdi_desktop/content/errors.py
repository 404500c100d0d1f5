# SPDX-License-Identifier: GPL-3.0-or-later
"""A mistake in a content file, and its position."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdi_desktop.engine.language.spec import Problem


class ContentError(ValueError):
    """A content file cannot be used: where the mistake is, what was expected and the nearest right word."""

    def __init__(
        self, file: str, message: str, *, line: int = 0, column: int = 0, field: str = "", near: str | None = None
    ) -> None:
        self.file = file
        self.message = message
        """What was found, what was expected, and the nearest right word if there is one."""
        self.line = line
        """From 1; 0 if the file could not be read at all."""
        self.column = column
        self.field = field
        """Path from the top of the file: deck/3/do/0/lose."""
        self.near = near
        """The nearest right word."""
        self.problem: Problem | None = None
        """The mistake as found in the data; None if the data could not be read."""
        self.more: tuple[ContentError, ...] = ()
        """Further mistakes in the same file."""
        where = f", line {line}, column {column}" if line else ""
        within = f" ({field})" if field else ""
        super().__init__(f"{file}{where}{within}: {message}")
