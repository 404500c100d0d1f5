# SPDX-License-Identifier: GPL-3.0-or-later
"""A question to everybody at the screen: a key and a button for each person, and one for nobody."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rdi_desktop.machine import keyboard
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, brass, words
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.countdown import Countdown
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said


class PersonButton(QPushButton):
    """A person's key, mark and name."""

    def __init__(self, seat: int, key: str, name: str) -> None:
        super().__init__(name)
        self.seat = seat
        self._key = key
        self.keyed = True
        """Whether its key works now; otherwise it names none."""
        self.name_key(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.scale(1.0)

    def name_key(self, keyed: bool) -> None:
        """Whether its key reaches the bar."""
        self.keyed = keyed
        name = isolated(self.text())
        self.setAccessibleName(said("people-bar-key", name=name, key=self._key) if keyed else name)
        self.update()

    def scale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self._font = THEME.title_font(20 * unit)
        self.setFont(self._font)
        self.setFixedHeight(round(54 * unit))
        self.setMinimumWidth(round(108 * unit + QFontMetricsF(self._font).horizontalAdvance(self.text())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plate with a key cap."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -2)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        brass(painter, rect, 9, False, self.isDown())
        if self.underMouse() and self.isEnabled():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(THEME.palette.candle), 2))
            painter.drawRoundedRect(rect, 9, 9)
        unit = self._unit
        cap = QRectF(rect.left() + 10 * unit, rect.center().y() - 15 * unit, 30 * unit, 28 * unit)
        painter.setPen(QPen(QColor(THEME.palette.shadow), 1.5))
        painter.setBrush(QColor(THEME.palette.parchment_light))
        painter.drawRoundedRect(cap, 5, 5)
        if self.keyed:
            words(painter, cap, self._key, THEME.title_font(18 * unit), THEME.palette.ink, CENTRE)
        mark = QRectF(cap.right() + 9 * unit, rect.center().y() - 13 * unit, 24 * unit, 24 * unit)
        draw_art(painter, f"seats/{THEME.seat(self.seat).shape}", mark)
        left = mark.right() + 9 * unit
        name = QRectF(left, rect.top(), rect.right() - left - 6 * unit, rect.height() - 2)
        words(painter, name, self.text(), self._font, THEME.palette.parchment_light, shadow=THEME.palette.shadow)


class GuestButton(BrassButton):
    """Ends an interruption: the person who interrupts has the screen until this is pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", pixels=15)
        self.setParent(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_guest(self, seat: int | None, name: str) -> None:
        """Show who has the screen for an interruption; None: nobody."""
        if seat is not None:
            self.setText(said("people-bar-may-play-anytime-card", name=isolated(name)))
            self.raise_()
        self.setVisible(seat is not None)


class PeopleBar(Parchment):
    """Asks everyone at once. Digits answer for a person, Space for nobody."""

    person_chosen = Signal(int)
    nobody_chosen = Signal()
    person_menu_wanted = Signal(int, object)
    """Seat, and where on the screen."""
    reworded = Signal()
    """It tells something else about the keys, in which it may need another height."""

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        """`table`: its keys reach the bar, too."""
        super().__init__(parent)
        region(said("spoken-question"), self)
        self._table = table
        self._told = ""
        """What the keys do, while they reach the bar."""
        self._seats: dict[str, int] = {}
        self._unit = 1.0
        self.buttons: dict[int, PersonButton] = {}
        self.waits: Callable[[], bool] = lambda: False
        """Whether the subject of the question is still being shown; the time does not run meanwhile."""
        self.question = label("", "subheading", wrap=True)
        self.detail = label("", "quiet", wrap=True)
        self.nobody = BrassButton(said("people-bar-nobody"), bright=True, pixels=20)
        self.nobody.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.nobody.clicked.connect(self.nobody_chosen)
        self.countdown = Countdown(self._held_up, self)
        self._people = QHBoxLayout()
        self._people.setSpacing(8)
        self._people.addStretch()
        last = QVBoxLayout()
        last.setSpacing(2)
        last.addStretch()
        last.addWidget(self.nobody)
        last.addWidget(self.countdown)
        self._people.addLayout(last)
        page = self._page = QVBoxLayout(self)
        page.setContentsMargins(22, 12, 22, 18)
        page.setSpacing(4)
        page.addWidget(self.question)
        page.addWidget(self.detail)
        page.addSpacing(4)
        page.addLayout(self._people)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        table.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._keys_moved)
        self.hide()

    def scale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window), to be read from across the table."""
        if unit == self._unit:
            return
        self._unit = unit
        self.question.setStyleSheet(f"font-size: {round(18 * unit)}px")
        self.detail.setStyleSheet(f"font-size: {round(13 * unit)}px")
        self.nobody.set_pixels(20 * unit)
        for button in self.buttons.values():
            button.scale(unit)

    def ask(
        self,
        question: str,
        detail: str,
        people: Sequence[tuple[int, str]],
        asked: Sequence[int],
        nobody: str,
        patience: float = 0.0,
        *,
        out: Collection[int] = (),
        smooth: bool = True,
    ) -> None:
        """Ask: every person at this screen has a place and a key in the bar, those in `asked` may answer. Who is `out` is not shown.

        After `patience` seconds the answer is "nobody"; 0: it waits for ever.
        """
        if not self.isVisible() or (question, detail) != (self.question.text(), self._told):
            announce(self, f"{question} {detail}", urgent=True)
        self.question.setText(question)
        self.setAccessibleName(question)
        self._told = detail
        self.nobody.setText(nobody)
        self.nobody.updateGeometry()
        if [seat for seat, _ in people] != list(self.buttons):
            self._seat_people(people)
        for seat, button in self.buttons.items():
            button.setEnabled(seat in asked)
            button.setVisible(seat not in out)
        self.countdown.begin(patience, smooth=smooth)
        self._name_keys()
        self.adjustSize()
        self.show()
        self.raise_()
        self.setFocus()

    @property
    def keyed(self) -> bool:
        """Whether keys reach it: nothing else in the window has them."""
        has = cast("QWidget | None", self.window().focusWidget())  # PySide says that there always is one
        return has is None or has in (self, self._table) or self.isAncestorOf(has) or not self.isVisible()

    def _keys_moved(self) -> None:
        if self.isVisible():
            self._name_keys()
            self.reworded.emit()

    def _name_keys(self) -> None:
        """Tell what the keys do here; while something else has them, how they come back."""
        keyed = self.keyed
        detail = self._told if keyed or not self._told else said("people-bar-keys-elsewhere")
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        for button in self.buttons.values():
            if button.keyed != keyed:
                button.name_key(keyed)

    def height_for(self, width: int) -> int:
        """Its height at that width."""
        return self._page.totalHeightForWidth(width)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody is asked any more."""
        super().hideEvent(event)
        if not event.spontaneous():  # unless only the window was minimised
            self.countdown.stop()

    def _held_up(self) -> bool:
        """Whether the time is stopped: somebody points at or presses their button, or another window is active."""
        reaching = any(button.underMouse() and button.isEnabled() for button in self.buttons.values())
        pressing = any(button.isDown() for button in (self.nobody, *self.buttons.values()))
        return reaching or pressing or self.waits() or not self.isActiveWindow()

    def _seat_people(self, people: Sequence[tuple[int, str]]) -> None:
        for button in self.buttons.values():
            self._people.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons.clear()
        self._seats.clear()
        for index, (seat, name) in enumerate(people):
            key = str(index + 1)
            button = PersonButton(seat, key, name)
            button.scale(self._unit)
            button.clicked.connect(partial(self.person_chosen.emit, seat))
            button.customContextMenuRequested.connect(partial(self._menu, seat))
            self._people.insertWidget(index, button)
            self.buttons[seat] = button
            self._seats[key] = seat

    def _menu(self, seat: int, at: object) -> None:
        button = self.buttons[seat]
        self.person_menu_wanted.emit(seat, button.mapToGlobal(button.rect().topLeft()))

    def answer(self, event: QKeyEvent) -> bool:
        """Answer by a key that it names; False if it is another."""
        seat = self._seats.get(str(keyboard.digit(event)))
        if seat is not None and self.buttons[seat].isEnabled():
            self.person_chosen.emit(seat)
        elif event.key() == Qt.Key.Key_Space:
            self.nobody_chosen.emit()
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Somebody has clicked the table since it asks: what it names is answered there, too."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.isAutoRepeat():
            return False
        return self.isVisible() and self.answer(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and Space; Return like Space. Auto-repeat is not an answer."""
        if event.isAutoRepeat():
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.nobody_chosen.emit()
        elif not self.answer(event):
            super().keyPressEvent(event)
