# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether everything that is written can be read: nothing cut, nothing over something else that is written."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QCheckBox, QLabel, QListWidget, QPushButton, QScrollArea, QTabBar, QWidget

from rdi_desktop.ui.cards import brush
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel
from rdi_desktop.ui.table import picture
from rdi_desktop.ui.table.controls import ButtonModel, button_width
from rdi_desktop.ui.table.layout import fan
from rdi_desktop.ui.table.scene import TableScene

TEXT = (QLabel, QCheckBox, BrassButton)


def written(root: QWidget) -> Iterator[QWidget]:
    """Every widget with words on it that is to be seen."""
    for widget in root.findChildren(QWidget):
        if isinstance(widget, TEXT) and widget.isVisible() and widget.text() and widget.window() is root.window():
            yield widget


def cut(root: QWidget) -> list[str]:
    """The words that have less room than they need. A line that may be shortened tells all of it in a tip."""
    found = []
    for widget in written(root):
        if isinstance(widget, ElidedLabel):
            fits = widget.shown() == widget.text() or (len(widget.shown()) > 6 and widget.toolTip() == widget.text())
        elif isinstance(widget, QLabel) and widget.wordWrap():
            fits = widget.heightForWidth(widget.width()) <= widget.height() + 1
        elif isinstance(widget, QPushButton):
            words = widget.text().replace("&", "")
            font = widget._font if isinstance(widget, BrassButton) else widget.font()  # a style sheet has its own
            fits = QFontMetricsF(font).horizontalAdvance(words) <= widget.width()
        else:
            fits = widget.sizeHint().width() <= widget.width() + 1
        if not fits:
            found.append(f"{widget.text()} ({widget.width()}×{widget.height()})")
    return found + [
        text for listed in root.findChildren(QListWidget) if listed.isVisible() for text in cut_rows(listed)
    ]


def cut_rows(listed: QListWidget) -> Iterator[str]:
    """The rows of a list that are lower than their lines."""
    metrics, icon = QFontMetricsF(listed.font()), listed.iconSize().width()
    for row in range(listed.count() if listed.wordWrap() else 0):
        item = listed.item(row)
        beside = icon + 4 if not item.icon().isNull() else 0
        room = QRectF(0, 0, listed.viewport().width() - beside, 10_000)
        if (
            metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, item.text()).height()
            > listed.visualItemRect(item).height() + 1
        ):
            yield f"row: {item.text()}"


def overlapping(root: QWidget) -> list[tuple[str, str]]:
    """Words that lie on other words; what is scrolled out of sight lies on nothing."""
    seen = {widget: seen_part(widget, root).adjusted(1, 1, -1, -1) for widget in written(root)}
    places = {widget: rect for widget, rect in seen.items() if rect.isValid()}
    return [
        (one.text(), other.text())
        for one, other in combinations(places, 2)
        if places[one].intersects(places[other]) and not one.isAncestorOf(other) and not other.isAncestorOf(one)
    ]


def beyond(root: QWidget) -> list[str]:
    """Words, and whole sheets, of which a part lies beyond the left or right edge of what can be seen, where nobody can scroll."""
    tabs = [
        bar.tabText(tab)
        for bar in root.findChildren(QTabBar)
        for tab in range(bar.count())
        if bar.isVisible() and not bar.rect().contains(bar.tabRect(tab))
    ]
    sheets = [
        f"{area.widget().metaObject().className()} is {area.widget().width()} wide in {area.viewport().width()}"
        for area in root.findChildren(QScrollArea)
        if area.isVisible() and area.widget() is not None and area.widget().width() > area.viewport().width()
        if not area.horizontalScrollBar().isVisible()
    ]
    return (
        sheets
        + tabs
        + [
            widget.text()
            for widget in written(root)
            if not isinstance(widget, ElidedLabel)
            and (seen := seen_part(widget, root).intersected(root.rect())).height() > 0
            and seen.width() < min(widget.width(), widget.sizeHint().width()) - 1
            and not scrolls_across(widget, root)
        ]
    )


def scrolls_across(widget: QWidget, root: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, QScrollArea) and parent.horizontalScrollBar().isVisible():
            return True
        parent = parent.parentWidget()
    return False


def seen_part(widget: QWidget, root: QWidget) -> QRect:
    rect = QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, QScrollArea):
            port = parent.viewport()
            rect = rect.intersected(QRect(port.mapTo(root, QPoint(0, 0)), port.size()))
        parent = parent.parentWidget()
    return rect


def paint_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every picture is painted as it is shown: none is kept from before, and none waits."""
    monkeypatch.setattr(picture, "painted", lambda _, paint: paint())
    monkeypatch.setattr(picture, "is_painted", lambda _: True)


def cut_on_the_table(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """From now on, every line painted on the table for which its place was too short."""
    paint_anew(monkeypatch)
    found: set[str] = set()

    class Noting(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int = 0) -> str:
            line = super().elidedText(text, mode, width, flags)
            if line != text:
                found.add(text)
            return line

    monkeypatch.setattr(brush, "QFontMetricsF", Noting)
    return found


def check_page(root: QWidget) -> None:
    """Everything written on a page or in a dialog can be read."""
    root.grab()
    for line in root.findChildren(ElidedLabel):
        line.grab()  # lines say what they leave out as they are painted, also those that one has to scroll to
    short, over, out = cut(root), overlapping(root), beyond(root)
    assert not short, f"cut: {short}"
    assert not out, f"beyond the edge: {out}"
    assert not over, f"over each other: {over}"


def check_laid_table(scene: TableScene) -> None:
    """Question, buttons, mats and a full hand can be read and lie side by side."""
    layout = scene.layout
    places = [at for at, _ in fan(7, layout.hand, layout.hand_card)]
    assert all(after.x() - before.x() >= layout.hand_card[0] for before, after in pairwise(places))
    below = layout.hand_card[1] * (1 - layout.hand_seen)  # so much of a card has nothing on it that is read
    held = [scene.hand.rest_of(id).adjusted(0, 0, 0, -below) for id in scene.hand.sprites]
    hand = held if len(held) <= 7 else []
    for one, after in pairwise(held):
        assert after.left() - one.left() > one.width() * 0.2, "of a card in a full fan too little is to be seen"
    buttons = [piece.rect for piece in scene.pieces if piece.ref.kind in ("button", "action")]
    fixed: dict[str, QRectF] = {f"mat {seat}": rect for seat, rect in layout.mats.items()}
    fixed |= {f"card {place}": rect for place, rect in enumerate(hand)}
    fixed |= {f"button {place}": rect.adjusted(2, 2, -2, -2) for place, rect in enumerate(buttons)}
    strip = scene._controls._strip.item.sceneBoundingRect()
    assert strip.adjusted(-1, -1, 1, 1).contains(scene._controls._path.item.sceneBoundingRect()), (
        "phases leave the plate"
    )
    fixed |= {"question": strip.adjusted(1, 1, -1, -1)}
    table = QRectF(-1, -1, layout.size[0] + 2, layout.size[1] + 2)
    for name, rect in fixed.items():
        assert table.contains(rect), f"{name} leaves the table"
    for (one, a), (other, b) in combinations(fixed.items(), 2):
        shared = a.intersected(b)
        assert shared.width() * shared.height() < 1, f"{one} lies over {other}"
    for piece in scene.pieces:
        if piece.ref.kind in ("button", "action") and piece.item.isVisible():
            model = ButtonModel(piece.item.toolTip().split("\n")[0])
            need = button_width(model, piece.rect.height()) * 0.5
            folded = (
                button_width(dataclasses.replace(model, folded=True), piece.rect.height())
                if " " in model.text
                else need
            )
            assert piece.rect.width() >= min(need, folded * 0.95), f"{piece.item.toolTip()} is cut"
