# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages about saved games with errors."""

from __future__ import annotations

from rdi_desktop.session.save import SaveError, SaveProblem
from rdi_desktop.words import said


def save_error_words(error: SaveError | OSError) -> str:
    """Why a file cannot be opened."""
    if isinstance(error, OSError):
        return said("save-unreadable", why=error.strerror or str(error))
    detail = error.detail
    if not detail and error.key in ("too_new", "other_form"):
        detail = said("save-unknown-version")
    return said(f"save-{error.key}", detail=detail)


def not_written_words(why: str) -> str:
    """The message while a game cannot be written to its file."""
    return said("save-not-written", why=why)


def lost_words(why: str) -> str:
    """The message when the last moves of a game could not be written before it was left."""
    return said("save-lost", why=why)


def problem_words(problem: SaveProblem, turn: int) -> str:
    """What is wrong with a file, and what of the game is left; `turn` is the last intact one."""
    return said(f"save-{problem.key}", line=problem.line, detail=problem.detail, turn=turn)
