# SPDX-License-Identifier: GPL-3.0-or-later
"""What has a place on a mat or a place setting."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.ui.look.theme import THEME

RATIO = THEME.metrics.card_ratio


class MatLayout(NamedTuple):
    """The places on a mat, in its own coordinates."""

    size: tuple[float, float]
    head: QRectF
    """The name, and what the player is up to."""
    track: QRectF
    deck: QRectF
    discard: QRectF
    drink_me: QRectF
    tokens: QRectF
    """Tokens and counters."""
    rest: QRectF
    """Cards in play."""
    hand: QRectF
    """The backs of the hand, or the open hand of a teammate; empty on the player's own mat."""
    portrait: QRectF = QRectF()
    """The field of the person, if that follows from the mat."""
    gold: QRectF = QRectF()
    """The Gold; empty for an automaton and for who shares a team's."""

    @property
    def purse(self) -> QRectF:
        """Where the Gold lies; without any place for it, at the name."""
        return self.head if self.gold.isEmpty() else self.gold
