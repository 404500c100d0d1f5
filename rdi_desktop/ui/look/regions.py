# SPDX-License-Identifier: GPL-3.0-or-later
"""The regions of a window, which one key goes round (F6), and the order of what Tab stops at.

A region is some widgets with one name; whatever can have the keyboard and stands in one of them belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

_REGION = "region"
_ROW = 20
"""Widgets whose heights differ by less may be in one row (px)."""


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
    """Everything of that window where Tab stops, as one reads: from above, and from the left.

    Qt's own chain is not asked: PySide takes what it returns for a child of what was asked, which dies with it.
    """
    found = [each for each in top.findChildren(QWidget) if is_stop(each) and each.window() is top]
    return sorted(found, key=lambda each: _place(each, top))


def _place(widget: QWidget, top: QWidget) -> tuple[int, int]:
    at = widget.mapTo(top, widget.rect().topLeft())
    return at.y() // _ROW, at.x()


def is_stop(widget: QWidget) -> bool:
    """Whether Tab stops there now."""
    tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tabbed and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def regions(top: QWidget) -> dict[str, QWidget]:
    """The regions of that window as one reads, each with its first stop."""
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
    show_stop(found[name])


def show_stop(stop: QWidget) -> None:
    """Scroll whatever it stands in until it is seen."""
    around = stop.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(stop)
        around = around.parentWidget()


def in_turn(widgets: Iterable[QWidget]) -> None:
    """Tab goes through these in that order, and through all that each contains, in the order in which it was made."""
    last: QWidget | None = None
    for widget in widgets:
        for each in (widget, *widget.findChildren(QWidget)):
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.window() is widget.window():
                if last is not None:
                    QWidget.setTabOrder(last, each)
                last = each


class Pages(QStackedWidget):
    """The pages of a window, of which one is shown."""

    def __init__(self) -> None:
        super().__init__()
        self._old: list[QWidget] = []

    def put_away(self, page: QWidget) -> None:
        """That page goes as soon as another is shown: until then the keyboard stays there, and on no page between the two."""
        self._old.append(page)

    def drop(self) -> None:
        """What was put away goes."""
        for page in self._old:
            self.removeWidget(page)
            page.deleteLater()
        self._old.clear()

    def turn_to(self, page: QWidget) -> None:
        """A new page says its name and its `introduction`, gives the keyboard to its `begins`, and is shown.

        The keyboard goes there first: Qt would else hand it from the page before to the first stop of this one.
        """
        from rdi_desktop.ui.look.speech import announce

        introduction = getattr(page, "introduction", str)()
        announce(page, ". ".join(filter(None, (page.accessibleName(), introduction))))
        first = getattr(page, "begins", None)
        if isinstance(first, QWidget):
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCurrentWidget(page)
        self.drop()
