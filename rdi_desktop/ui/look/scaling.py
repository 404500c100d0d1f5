# SPDX-License-Identifier: GPL-3.0-or-later
"""How large everything beside the table is: it grows with the window and with the size of letters that people have chosen.

Sizes in the code are those of the smallest window. A page is made larger as a whole: its letters by the style sheet, margins, fixed
sizes and whatever paints itself by `rescale`.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QWidget

from rdi_desktop.ui.look import style

SMALLEST = QSize(1280, 720)
_NO_LIMIT = 16777215
_STEPS = 20
"""Sizes go in steps of a twentieth: a window that is being drawn larger is not styled anew at each pixel."""

_RIM = 36
"""So much of the window is seen around a dialog: its title is within the window, too (px)."""

_SHEETS_OWN = "_q_stylesheet_minh"
"""What Qt notes on a widget whose least height comes from a style sheet."""

_now = [1.0]


def unit() -> float:
    """How many times as large as in the smallest window things are."""
    return _now[0]


def set_unit(value: float) -> None:
    """From now on things are that large."""
    _now[0] = value


def unit_of(window: QSize, letters: float) -> float:
    """How large things are in a window of that size, with letters of that size."""
    grown = max(1.0, min(window.width() / SMALLEST.width(), window.height() / SMALLEST.height()))
    return stepped(grown * letters)


def stepped(value: float) -> float:
    """The size in whole steps."""
    return int(value * _STEPS + 1e-6) / _STEPS


def rescale(root: QWidget, unit: float) -> None:
    """Make a page with everything in it that large. Where it differs from the rest of the program it has a style sheet of its own."""
    sheet = "" if unit == _now[0] else style.style_sheet(unit)
    if root.styleSheet() != sheet:
        root.setStyleSheet(sheet)
    for widget in (root, *root.findChildren(QWidget)):
        own = getattr(widget, "rescale", None)
        if own is not None and widget is not root:
            own(unit)
        elif widget.property("grows") is not False:
            _rescale_limits(widget, unit)
    for layout in root.findChildren(QLayout):
        _rescale_layout(layout, unit)


def rescale_within(dialog: QWidget, window: QSize) -> None:
    """Make a dialog as large as the rest of the program, or as there is room for it: of the size that it gave itself, or that it needs."""
    own = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) else QSize(0, 0)
    room, now = window - QSize(_RIM, _RIM), unit()
    rescale(dialog, now)
    wanted = _needed(dialog)
    part = min(1.0, room.width() / max(1, wanted.width()), room.height() / max(1, wanted.height()))
    if part < 1.0:
        now = max(0.6, stepped(now * part))
        rescale(dialog, now)
        wanted = _needed(dialog)
    dialog.resize(wanted.expandedTo(own * now).boundedTo(room))


def _needed(dialog: QWidget) -> QSize:
    """What a dialog needs, with all the lines of what wraps in it."""
    hint, layout = dialog.sizeHint().expandedTo(dialog.minimumSize()), dialog.layout()
    high = layout.totalHeightForWidth(hint.width()) if layout is not None else 0
    return QSize(hint.width(), max(hint.height(), high))


def _rescale_limits(widget: QWidget, unit: float) -> None:
    base = widget.property("limits")
    if base is None:
        least, most = widget.minimumSize(), widget.maximumSize()
        base = [least.width(), least.height(), most.width(), most.height()]
        widget.setProperty("limits", base)
    if base[:2] != [0, 0] or base[2:] != [_NO_LIMIT, _NO_LIMIT]:
        left, low, right, high = (each if each >= _NO_LIMIT else round(each * unit) for each in base)
        widget.setMaximumSize(right, high)
        if widget.property(_SHEETS_OWN) is None:
            widget.setMinimumSize(left, low)
        else:
            widget.setMinimumWidth(left)  # the sheet says how high at least, and has grown already


def _rescale_layout(layout: QLayout, unit: float) -> None:
    if not isinstance(layout, QBoxLayout | QGridLayout):
        return
    base = layout.property("gaps")
    if base is None:
        margins = layout.contentsMargins()
        between = (
            [layout.horizontalSpacing(), layout.verticalSpacing()]
            if isinstance(layout, QGridLayout)
            else [layout.spacing()]
        )
        base = [margins.left(), margins.top(), margins.right(), margins.bottom(), *between]
        layout.setProperty("gaps", base)
    left, top, right, bottom, *between = (round(each * unit) for each in base)
    layout.setContentsMargins(left, top, right, bottom)
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(between[0])
        layout.setVerticalSpacing(between[1])
    else:
        layout.setSpacing(between[0])
