# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of saved games that are not as they should be."""

from __future__ import annotations

from rdi_desktop.session.save import Problem, SaveError


def save_error_words(error: SaveError | OSError) -> str:
    """Why a file cannot be opened."""
    if isinstance(error, OSError):
        return f"The file cannot be read: {error.strerror or error}."
    return {
        "empty": "This file is empty: the program must have ended before it could write the first line.",
        "not_a_game": "This file is no saved game.",
        "header_damaged": "The first line of this file is damaged. It says who plays and what was dealt, so that nothing can be saved.",
        "too_new": f"This game was saved by a newer version of the program ({error.detail or 'unknown'}). Please update.",
    }[error.key]


def problem_words(problem: Problem) -> str:
    """What is lost of a file that was opened."""
    if problem.key == "truncated":
        return "The last line of the file was not finished. The game goes on from the move before it; nothing else is missing."
    if problem.key == "damaged":
        return (
            f"Line {problem.line} of the file is damaged. The game goes on from the last good move before it, in a new file; "
            "the damaged one stays as it is."
        )
    return (
        f"This game was played with other rules or cards than these ({problem.detail}). It goes on from the beginning of "
        f"turn {problem.line}, up to which both agree, in a new file; the old one stays as it is."
    )
