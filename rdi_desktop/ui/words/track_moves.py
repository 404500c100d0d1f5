# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens to a track or form of a character, in the fewest words."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.ui.words.terms import thing
from rdi_desktop.words import said


def follow(names: Sequence[str]) -> str:
    """In which order the others follow the starting player; an empty name means the viewer."""
    return said("track-moves-then-round-left", join=", ".join(name or said("names-you") for name in names))


def moved(track: str, before: int | str, now: int | str) -> str:
    """The change of a track, or of a form."""
    if isinstance(before, int) and isinstance(now, int):
        sign = "+" if now > before else "−"
        return f"{thing(track)} {sign}{abs(now - before)}"
    return thing(str(now))
