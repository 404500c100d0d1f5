# SPDX-License-Identifier: GPL-3.0-or-later
"""The size of everything beside the table: it grows with the window and with the chosen size of letters.

Sizes in the code are those of the smallest window. A page is scaled as a whole: its letters by the style sheet; margins, fixed sizes and
widgets that paint themselves by `rescale`.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QWidget

from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.flow import Flow

SMALLEST = QSize(1280, 720)
LEAST = QSize(1024, 640)
"""The least size of a window, unless its screen is smaller."""
NO_LIMIT = 16777215
"""The greatest size that Qt lets a widget have (px)."""
_STEPS = 20
"""Sizes change in steps of a twentieth, so that resizing a window does not restyle it at each pixel."""
_LEAST_UNIT = 0.6
"""Nothing becomes smaller than that, even if a dialog then needs more room than there is."""

MUCH = 1.2
"""So much smaller than chosen letters may be before a page is laid out otherwise."""

_RIM = 36
"""Margin of the window that stays visible around a dialog with its title bar (px)."""

_SHEETS_OWN = "_q_stylesheet_minh"
"""The property in which Qt stores a minimum height from a style sheet."""

_now = [1.0]


def unit() -> float:
    """The scale factor relative to the smallest window."""
    return _now[0]


def set_unit(value: float) -> None:
    """Set the scale factor."""
    _now[0] = value


def unit_of(window: QSize, letters: float) -> float:
    """The scale factor for a window of that size and letters of that size.

    Between the least and the smallest size pages have their own ways to do with less; below, everything shrinks.
    """
    grown = max(1.0, min(window.width() / SMALLEST.width(), window.height() / SMALLEST.height()))
    return stepped(grown * letters * min(1.0, window.width() / LEAST.width(), window.height() / LEAST.height()))


def unit_across(width: int, beside: int, below: int) -> tuple[float, bool]:
    """The factor of a page of that width (px), and whether its sheets lie one below the other.

    `beside`, `below`: the least width of the page with its sheets side by side and one below the other (px of the smallest window). They
    lie side by side until that costs the chosen letters much.
    """
    stacked = unit() > MUCH * width / beside
    return stepped(min(unit(), width / (below if stacked else beside))), stacked


def stack(sheets: QBoxLayout, stacked: bool) -> None:
    """Lay them one below the other, or side by side."""
    sheets.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)


def stepped(value: float) -> float:
    """The factor rounded down to whole steps."""
    return int(value * _STEPS + 1e-6) / _STEPS


def rescale(root: QWidget, unit: float) -> None:
    """Scale a page with everything in it. If its factor differs from the program's, it gets its own style sheet."""
    sheet = "" if unit == _now[0] else style.style_sheet(unit)
    if root.styleSheet() != sheet:
        root.setStyleSheet(sheet)
    rescale_part(root, unit)


def rescale_part(root: QWidget, unit: float) -> None:
    """Scale a part of a page, which has the letters of the page by its style sheet."""
    for widget in (root, *root.findChildren(QWidget)):
        own = getattr(widget, "rescale", None)
        if own is not None and widget is not root:
            own(unit)
        elif widget.property("grows") is not False:
            _rescale_limits(widget, unit)
    gaps = [(layout, _gaps(layout)) for layout in root.findChildren(QLayout)]  # some inherit them: before any changes
    for layout, base in gaps:
        _rescale_layout(layout, base, unit)


def rescale_within(dialog: QWidget, window: QSize, wanted: QSize | None = None) -> float:
    """Scale a dialog like the program, or as far as all that does not scroll in it has room. Gives its factor.

    `wanted`: it shall be so large; otherwise it takes its own or its needed size.
    """
    own = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) and wanted is None else QSize(0, 0)
    room, now = window - QSize(_RIM, _RIM), unit()
    most = room if wanted is None else wanted.boundedTo(room)
    while True:
        rescale(dialog, now)
        dialog.setMinimumSize(dialog.minimumSize().boundedTo(room))  # its usual one grows with letters
        least = _least(dialog, most.width())
        part = min(1.0, most.width() / max(1, least.width()), most.height() / max(1, least.height()))
        if part == 1.0 or now <= _LEAST_UNIT:
            break
        now = max(_LEAST_UNIT, min(stepped(now * part), now - 1 / _STEPS))
    dialog.resize((_needed(dialog, room.width()).expandedTo(own * now) if wanted is None else most).boundedTo(room))
    return now


def _needed(dialog: QWidget, most: int) -> QSize:
    """The size that a dialog needs, with all lines of wrapped text, at no more than that width."""
    hint, layout = dialog.sizeHint().expandedTo(dialog.minimumSize()), dialog.layout()
    high = layout.totalHeightForWidth(min(hint.width(), most)) if layout is not None else 0
    return QSize(hint.width(), max(hint.height(), high))


def _least(dialog: QWidget, width: int) -> QSize:
    """The least size of a dialog with all lines of text outside of what scrolls, at that width or whichever it cannot do without."""
    least, layout = dialog.minimumSizeHint(), dialog.layout()
    high = layout.totalMinimumHeightForWidth(max(width, least.width())) if layout is not None else 0
    return QSize(least.width(), max(least.height(), high))


def _rescale_limits(widget: QWidget, unit: float) -> None:
    base = widget.property("limits")
    if base is None:
        least, most = widget.minimumSize(), widget.maximumSize()
        base = [least.width(), least.height(), most.width(), most.height()]
        widget.setProperty("limits", base)
    if base[:2] != [0, 0] or base[2:] != [NO_LIMIT, NO_LIMIT]:
        left, low, right, high = (each if each >= NO_LIMIT else round(each * unit) for each in base)
        widget.setMaximumSize(right, high)
        if widget.property(_SHEETS_OWN) is None:
            widget.setMinimumSize(left, low)
        else:
            widget.setMinimumWidth(left)  # the style sheet sets the minimum height, and has been scaled already


def _gaps(layout: QLayout) -> list[int]:
    """Its margins (left, top, right, bottom) and spacings in the smallest window; nothing for a layout of another kind."""
    if not isinstance(layout, QBoxLayout | QGridLayout | Flow):
        return []
    base: list[int] | None = layout.property("gaps")
    if base is None:
        margins = layout.contentsMargins()
        between = (
            [layout.horizontalSpacing(), layout.verticalSpacing()]
            if isinstance(layout, QGridLayout)
            else [*layout.gaps]
            if isinstance(layout, Flow)
            else [layout.spacing()]
        )
        base = [margins.left(), margins.top(), margins.right(), margins.bottom(), *between]
        layout.setProperty("gaps", base)
    return base


def _rescale_layout(layout: QLayout, base: list[int], unit: float) -> None:
    if not isinstance(layout, QBoxLayout | QGridLayout | Flow):
        return
    left, top, right, bottom, *between = (round(each * unit) for each in base)
    layout.setContentsMargins(left, top, right, bottom)
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(between[0])
        layout.setVerticalSpacing(between[1])
    elif isinstance(layout, Flow):
        layout.gaps = between[0], between[1]
        layout.invalidate()
    else:
        layout.setSpacing(between[0])
