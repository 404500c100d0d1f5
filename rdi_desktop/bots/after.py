# SPDX-License-Identifier: GPL-3.0-or-later
"""What an answer makes of an effect that is coming: for the player's own answers, and for those that a Negate would undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.deeds import ChangeBySeat, Coming
from rdi_desktop.engine.seen import SeenEntry

if TYPE_CHECKING:
    from rdi_desktop.engine.language.estimate import Part


def after(part: Part, coming: ChangeBySeat, by: int, other: int | None, answered: SeenEntry) -> ChangeBySeat | None:
    """The changes, for the seats that they differ for, after `by` has done that part to what is answered.

    `other`: the seat that `by` has picked for it. None if nothing changes.
    """
    becomes = part.deed.becomes
    if becomes is None:
        return None
    return becomes(part, Coming(coming, by, other, answered.by, answered.drinker, answered.ignored))
