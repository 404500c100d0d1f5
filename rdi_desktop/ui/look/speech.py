# SPDX-License-Identifier: GPL-3.0-or-later
"""Says something to people with a screen reader, whatever has the focus; without any nothing happens."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(speaker: QWidget, text: str, *, urgent: bool = False) -> None:
    """Say it in the name of that widget, after what is being said just now; urgent: instead of it."""
    if not text or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(speaker, text)
    degree = QAccessible.AnnouncementPoliteness
    event.setPoliteness(degree.Assertive if urgent else degree.Polite)
    QAccessible.updateAccessibility(event)
