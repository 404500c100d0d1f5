# SPDX-License-Identifier: GPL-3.0-or-later
"""The regions of a window, which one key goes round (F6), and the order of what Tab stops at.

A region is some widgets with one name; whatever can have the keyboard and stands in one of them belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_REGION = "region"


def region(name: str, *widgets: QWidget) -> None:
    """These widgets are the region of that name."""
    for widget in widgets:
        widget.setProperty(_REGION, name)


def region_of(widget: QWidget | None) -> str:
    """The name of the region that it stands in; '': none."""
    while widget is not None:
        if name := widget.property(_REGION):
            return str(name)
        widget = widget.parentWidget()
    return ""


def stops(top: QWidget) -> list[QWidget]:
    """Everything of that window where Tab stops, in its order."""
    found: list[QWidget] = []
    widget = top.nextInFocusChain()
    while widget is not None and widget is not top:
        if is_stop(widget) and widget.window() is top:
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def is_stop(widget: QWidget) -> bool:
    """Whether Tab stops there now."""
    tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tabbed and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def regions(top: QWidget) -> dict[str, QWidget]:
    """The regions of that window in the order of Tab, each with its first stop."""
    found: dict[str, QWidget] = {}
    for stop in stops(top):
        if name := region_of(stop):
            found.setdefault(name, stop)
    return found


def go_round(top: QWidget, way: int) -> None:
    """The keyboard goes to the next region of that window, or to the one before; its name is said."""
    from rdi_desktop.ui.look.speech import announce  # slow to import

    found = regions(top)
    if not found:
        return
    names = list(found)
    here = region_of(top.focusWidget())
    place = names.index(here) + way if here in names else 0 if way > 0 else -1
    name = names[place % len(names)]
    announce(found[name], name, urgent=True)
    found[name].setFocus(Qt.FocusReason.ShortcutFocusReason)


def begin(page: QWidget) -> None:
    """A new page says its name, and gives the keyboard to whatever one begins with there: its `begins`, if it names that."""
    from rdi_desktop.ui.look.speech import announce

    announce(page, page.accessibleName())
    first = getattr(page, "begins", None)
    if isinstance(first, QWidget):
        first.setFocus(Qt.FocusReason.OtherFocusReason)


def in_turn(widgets: Iterable[QWidget]) -> None:
    """Tab goes through these in that order, and through all that each contains."""
    last: QWidget | None = None
    for widget in widgets:
        for each in _chain(widget):
            if last is not None and last.nextInFocusChain() is not each:
                QWidget.setTabOrder(last, each)
            last = each


def _chain(widget: QWidget) -> list[QWidget]:
    """The widget if the keyboard can go to it, and whatever can have it inside, in the present order."""
    inside = {each for each in widget.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus}
    found: list[QWidget] = []
    each = widget.nextInFocusChain()
    while each is not None and each is not widget:
        if each in inside:
            found.append(each)
        each = each.nextInFocusChain()
    return [widget, *found] if widget.focusPolicy() & Qt.FocusPolicy.TabFocus else found
