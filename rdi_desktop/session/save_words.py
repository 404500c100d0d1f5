# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages about saved games with errors."""

from __future__ import annotations

from rdi_desktop.session.save import SaveError, SaveProblem


def save_error_words(error: SaveError | OSError) -> str:
    """Why a file cannot be opened."""
    if isinstance(error, OSError):
        return f"The file cannot be read: {error.strerror or error}."
    return {
        "empty": "This file is empty: the program must have ended before it could write the first line.",
        "not_a_game": "This file is no saved game.",
        "header_damaged": "The first line of this file is damaged. It says who plays and what was dealt, so that nothing can be saved.",
        "too_new": f"This game was saved by a newer version of the program ({error.detail or 'unknown'}). Please update.",
        "other_form": f"This game was saved by version {error.detail or 'unknown'} of the program, in a form that this one cannot read.",
        "missing": f"This game needs something that is not here ({error.detail}). Put the file back that it came from.",
    }[error.key]


def not_written_words(why: str) -> str:
    """The message while a game cannot be written to its file."""
    return (
        f"The game cannot be written down: {why}. You can play on: it is tried again with every move, and everything is "
        "kept until then. A copy can be saved elsewhere (Ctrl+S)."
    )


def lost_words(why: str) -> str:
    """The message when the last moves of a game could not be written before it was left."""
    return f"The last moves of the game that was left are lost: {why}."


def problem_words(problem: SaveProblem, turn: int) -> str:
    """What is wrong with a file, and what of the game is left; `turn` is the last intact one."""
    match problem.key:
        case "truncated":
            return "The last line of the file was not finished. The game goes on from the move before it; nothing else is missing."
        case "other_cards":
            return "Some cards have changed since this game was begun. It still goes the same way, so nothing is lost."
        case "damaged":
            return (
                f"Line {problem.line} of the file is damaged: {problem.detail}. Everything before it is sound, up to a move in "
                f"turn {turn}. From there the game can go on in a new file; the damaged one stays as it is."
            )
    return (
        f"This game was played with other rules or cards than these, and cannot go on as it stands: {problem.detail}. Up to the "
        f"beginning of turn {turn} both agree. From there it can go on in a new file; the old one stays as it is."
    )
