# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes to whom once somebody has done something to what was coming: by my own answers, and by those that a Negate would undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.bots.standing import Change
from rdi_desktop.engine.language.deeds import Coming

if TYPE_CHECKING:
    from rdi_desktop.engine.language.estimate import Part


def after(part: Part, coming: Change, by: int, other: int | None, answered: dict[str, Any]) -> Change | None:
    """How it comes, for the seats for which that differs from `coming`, once `by` has done that part to what is answered.

    `other`: whom `by` has picked for it. None if it changes nothing for anybody.
    """
    becomes = part.deed.becomes
    if becomes is None:
        return None
    return becomes(part, Coming(coming, by, other, answered["by"], answered["drinker"], answered["ignored"]))
