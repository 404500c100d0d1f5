# SPDX-License-Identifier: GPL-3.0-or-later
"""Dates as they are written in the language of now."""

from __future__ import annotations

from datetime import datetime

from rdi_desktop.words import said


def when(moment: datetime, *, year: bool = False) -> str:
    """Day, month and time; with the year if wanted."""
    facts = {"day": moment.day, "month": said(f"month-{moment.month}"), "time": f"{moment:%H:%M}"}
    return said("date-year", year=str(moment.year), **facts) if year else said("date", **facts)
