# SPDX-License-Identifier: GPL-3.0-or-later
"""The widget that shows the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from rdi_desktop.machine import keyboard
from rdi_desktop.session.facade import Session
from rdi_desktop.ui.cards.face_cache import FaceCache
from rdi_desktop.ui.look import keys, sound
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.settings import THEME_KEY, Settings
from rdi_desktop.ui.table.gestures import Gestures
from rdi_desktop.ui.table.heard import Heard, TableView
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.words import said

_STEP_MS = 90
"""Sizes that follow each other so fast may be steps of one drag."""
_DRAG = 3
"""From this one of them on it is one: what is there is stretched until the last. A window that is opened, or made large, has fewer."""
_READER_MS = 1500
"""How long after it is first shown a screen reader is given to register."""


def repeated(event: QKeyEvent) -> bool:
    """Whether the key is an auto-repeat of one that does not move: it must not answer one question after the other."""
    walks = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    return event.isAutoRepeat() and event.key() not in walks


class TableWidget(TableView):
    """Shows a table scene at its own size and turns mouse and keys into gestures."""

    laid_out = Signal()
    """It was laid out for a size: what lies over it can be placed."""

    def __init__(
        self, session: Session, seat: int | None, cache: FaceCache | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMinimumSize(640, 400)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.table = TableScene(session, seat, cache, self)
        self.gestures = Gestures(self.table)
        self.setScene(self.table)
        self.command_refused = self.table.command_refused
        self.card_hovered = self.table.card_hovered
        self.entry_selected = self.table.entry_selected
        self.submitted = self.table.submitted
        self.hand_claimed = self.table.hand_claimed
        self.setAccessibleName(said("spoken-the-table"))
        region(self.accessibleName(), self)
        self._laid = QSizeF()
        self._sizes = 0
        self._steps = QTimer(self)
        self._steps.setSingleShot(True)
        self._steps.setInterval(_STEP_MS)
        self._steps.timeout.connect(self._fit)
        self.heard = Heard(self)
        self.table.drawing.pointed = not QAccessible.isActive()
        self.table.command_refused.connect(self.heard.refuse)
        for changed in (self.table.seen_more, self.table.shown, self.table.picks_changed):
            changed.connect(self.tell)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._keys_moved)

    # called by the window; forwarded to the scene

    def refresh(self) -> None:
        """Fetch new events and show the table."""
        self.table.refresh()
        self.tell()

    def set_seat(self, seat: int | None) -> None:
        """Show another seat's view; None: an onlooker's."""
        self.table.set_seat(seat)
        self.tell()

    def cover(self, name: str | None) -> None:
        """Hide the hand until NAME takes it; None: lift the curtain."""
        self.table.cover(name)
        self.tell()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Whether motions are replaced by fades."""
        self.table.set_reduced_motion(reduced)

    def heed(self, settings: Settings, *, anew: bool = False) -> None:
        """Do what those settings say: motion, arrows, letters, with persons or without, how much is read aloud.

        `anew`: paint everything again in any case, after a change of theme.
        """
        self.heard.level = settings.word("speech")
        self.table.set_reduced_motion(settings.flag("reduce_motion"))
        self.table.set_all_arrows(settings.flag("all_arrows"))
        plain = settings.flag("plain_table") or settings.word(THEME_KEY) == "contrast"
        self.table.set_letters(settings.number("font_scale"), plain=plain, anew=anew)

    def select_entry(self, id: int | None) -> None:
        """Highlight what that entry of the stack concerns; None: nothing."""
        self.table.select_entry(id)

    def touch(self, ref: Ref) -> None:
        """Click that thing, without a mouse."""
        self._point(False)
        self.gestures.activate(ref)
        self.tell()

    def visit_player(self, way: int) -> None:
        """Move the keyboard's focus to the next player's mat, or back."""
        self.setFocus()
        self.gestures.visit_next(way)
        self.tell()

    def unfold_map(self) -> None:
        """Open the map on the table, or fold it."""
        self.gestures.unfold()
        self.tell()

    def tell(self) -> None:
        """Announce the question and the focused thing. Gestures drop what is gone."""
        self.gestures.follow()
        spoken = f"{self.table.prompt}. {self.table.described(self.table.focus)}".strip()
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        self.heard.follow()

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.isVisible():
            return
        self._sizes = self._sizes + 1 if self._steps.isActive() else 1
        if self._sizes >= _DRAG:
            size = self.viewport().size()
            self.setTransform(
                QTransform.fromScale(size.width() / self._laid.width(), size.height() / self._laid.height())
            )
        else:
            self._fit()
        self._steps.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        QTimer.singleShot(_READER_MS, self, self.heard.follow)
        sound.enter(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.heard.follow()  # a screen reader may have started meanwhile

    def _keys_moved(self) -> None:
        """Whatever else has the keyboard of this window, the table names no key meanwhile."""
        has = cast("QWidget | None", self.window().focusWidget())  # PySide says that there always is one
        keyed = has is None or has is self or has.isAncestorOf(self)
        if keyed != self.table.drawing.keyed:
            self.table.drawing.keyed = keyed
            self.table.show_shown()
            if self.table.seen and self.table.showing.busy:
                self.table.show_state()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        sound.leave(self)

    def _fit(self) -> None:
        """Lay out the table for the window's size. Sizes that a layout tries before the window is shown are ignored."""
        size = self.viewport().size()
        self._laid = QSizeF(size)
        self.resetTransform()
        self.table.set_viewport(size.width(), size.height(), self.devicePixelRatioF())
        self.tell()
        self.laid_out.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.table.press()
        self._point(True)
        self.gestures.press(self.mapToScene(event.position().toPoint()), event.button())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.gestures.move(self.mapToScene(event.position().toPoint()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.gestures.release(self.mapToScene(event.position().toPoint()), shift)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.gestures.leave()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.table.press()
        self._point(False)
        if repeated(event) or not (self.hear(event) or self.gestures.key(event)):
            super().keyPressEvent(event)
        self.tell()

    def _point(self, pointed: bool) -> None:
        """Whether a mouse is used: what is asked names keys if it is not."""
        if pointed != self.table.drawing.pointed:
            self.table.drawing.pointed = pointed
            if self.table.seen:
                self.table.show_state()

    def hear(self, event: QKeyEvent) -> bool:
        """Whether the key reads something aloud."""
        heard = self.heard
        deeds: dict[str, Callable[[], None]] = {
            "repeat": heard.repeat,
            "able": heard.tell_possible,
            "earlier": lambda: heard.look_back(-1),
            "later": lambda: heard.look_back(1),
            "numbers": heard.tell_numbers,
            "apart": lambda: heard.tell_numbers(everybody=True),
            "buffer": lambda: heard.turn_buffer(1),
            "buffer_back": lambda: heard.turn_buffer(-1),
            "line": lambda: heard.step_buffer(1),
            "line_back": lambda: heard.step_buffer(-1),
        }
        if (deed := deeds.get(keys.meant(event))) is not None:
            deed()
        return deed is not None

    def take(self, event: QKeyEvent) -> bool:
        """Take a key that a control beside the table left: what reads aloud, the digits that it names, and Esc, which leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        if keyboard.digit(event) is None or repeated(event):
            return self.hear(event)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.keyPressEvent(event)
        return True

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab moves through the table before it leaves it."""
        stays = self.gestures.step(1 if next else -1)
        self.tell()
        return stays or super().focusNextPrevChild(next)
