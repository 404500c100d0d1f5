# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something cannot be played now. Checks take a `Ladder` and note on it how far a card came before one of them failed."""

from __future__ import annotations

from typing import Unpack

from rdi_desktop.engine.asked import Reason, WhyFacts, WhyNot

ORDER = {reason: step for step, reason in enumerate(Reason)}


class Ladder:
    """How far a card came. A card with several uses, or for several moments, keeps the reason of the one that came nearest."""

    __slots__ = ("fell",)

    def __init__(self) -> None:
        self.fell: WhyNot | None = None

    def fall(self, reason: Reason, **args: Unpack[WhyFacts]) -> None:
        """Note that a step has failed."""
        self.stop(WhyNot(reason, args))

    def stop(self, why: WhyNot) -> None:
        """Note a reason that was found elsewhere, if it came nearer."""
        if self.fell is None or ORDER[why.key] >= ORDER[self.fell.key]:
            self.fell = why
