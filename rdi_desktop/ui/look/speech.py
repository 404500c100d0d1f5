# SPDX-License-Identifier: GPL-3.0-or-later
"""Speaks to users of a screen reader, independent of the focus; without a screen reader nothing happens."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from rdi_desktop.ui.look import sound


def announce(speaker: QWidget, text: str, *, urgent: bool = False) -> None:
    """Announce the text as that widget, after the present announcement; urgent: interrupting it."""
    if not text or not QAccessible.isActive():
        return
    sound.make_way(len(text), urgent=urgent)
    event = QAccessibleAnnouncementEvent(speaker, text)
    degree = QAccessible.AnnouncementPoliteness
    event.setPoliteness(degree.Assertive if urgent else degree.Polite)
    QAccessible.updateAccessibility(event)
