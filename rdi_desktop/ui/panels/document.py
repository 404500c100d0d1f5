# SPDX-License-Identifier: GPL-3.0-or-later
"""A text that is read, with a caret that a screen reader follows: by lines and words, from heading to heading, from link to link.

Qt's own browser calls itself a label, has no caret, and keeps Tab until its last link.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from rdi_desktop.ui.look.speech import announce
from rdi_desktop.words import said

_MOVE = QTextCursor.MoveOperation
_KEEP = QTextCursor.MoveMode.KeepAnchor
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_NO_KEYS = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class Document(QTextEdit):
    """Read only. Home and End go to its ends, Enter follows the link at the caret, H goes from heading to heading."""

    link_clicked = Signal(QUrl)
    link_pointed = Signal(QUrl)
    """The mouse is over that link, or over none any more."""

    def __init__(self, name: str, parent: QWidget | None = None, *, tab_to_links: bool = True) -> None:
        """`tab_to_links`: Tab stops at its links before it leaves."""
        super().__init__(parent)
        self._tab_to_links = tab_to_links
        self._pressed = ""
        self._over = ""
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        self.viewport().setMouseTracking(True)

    def show_html(self, html: str) -> None:
        """Show that instead; the reader's place stays as far as it can, and nothing is told if nothing has changed."""
        if html == self.property("shown"):
            return
        self.setProperty("shown", html)
        bar, place, at = self.verticalScrollBar(), self.verticalScrollBar().value(), self.textCursor().position()
        self.setHtml(html)
        cursor = self.textCursor()
        cursor.setPosition(min(at, max(0, self.document().characterCount() - 1)))
        self.setTextCursor(cursor)
        bar.setValue(min(place, bar.maximum()))

    # The keyboard

    def event(self, event: QEvent) -> bool:
        """Keys that mean something here are no shortcuts of the window."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._means(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the caret, or follow a link."""
        key, plain = event.key(), event.modifiers() in (_NO_KEYS, Qt.KeyboardModifier.KeypadModifier)
        if plain and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            home, bar = key == Qt.Key.Key_Home, self.verticalScrollBar()
            self.moveCursor(_MOVE.Start if home else _MOVE.End)
            bar.setValue(bar.minimum() if home else bar.maximum())  # with the margin beyond the last line
            announce(self, self.textCursor().block().text())
        elif key in _ENTER and (link := self.link_here()):
            self.link_clicked.emit(QUrl(link))
        elif way := self._to_heading(event):
            self.next_heading(way)
        elif key in _ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes to the first link, or to the last."""
        super().focusInEvent(event)
        self.ensureCursorVisible()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes to the next link, and leaves behind the last."""
        if self._tab_to_links and self.hasFocus() and self.next_link(1 if next else -1):
            return True
        return super().focusNextPrevChild(next)

    def link_here(self) -> str:
        """Where the link at the caret leads; '': there is none."""
        cursor = self.textCursor()
        for start, end, href in self.links():
            if start <= cursor.selectionStart() < end or (cursor.hasSelection() and cursor.selectionEnd() == end):
                return href
        return ""

    def next_link(self, way: int) -> bool:
        """Select the next link, or the one before, and say it; False if there is none."""
        cursor = self.textCursor()
        found = list(self.links())
        if way > 0:
            at = cursor.selectionEnd() if cursor.hasSelection() else cursor.position() - 1
            chosen = next((each for each in found if each[0] > at or (cursor.hasSelection() and each[0] == at)), None)
        else:
            chosen = next((each for each in reversed(found) if each[1] <= cursor.selectionStart()), None)
        if chosen is None:
            return False
        cursor.setPosition(chosen[0])
        cursor.setPosition(chosen[1], _KEEP)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        announce(self, said("document-link", text=cursor.selectedText().replace("\ufffc", "").strip() or chosen[2]))
        return True

    def next_heading(self, way: int) -> bool:
        """Go to the next heading, or to the one before, and say it; False if there is none."""
        here = self.textCursor().block().position()
        heads = [block for block in self._blocks() if block.blockFormat().headingLevel()]
        beyond = [block for block in heads if (block.position() - here) * way > 0]
        if not beyond:
            return False
        block = beyond[0] if way > 0 else beyond[-1]
        self.setTextCursor(QTextCursor(block))
        self.verticalScrollBar().setValue(
            round(self.document().documentLayout().blockBoundingRect(block).top()) - self.fontMetrics().height()
        )
        announce(self, said("document-heading", level=block.blockFormat().headingLevel(), text=block.text()))
        return True

    def links(self) -> Iterator[tuple[int, int, str]]:
        """Every link, from the top: where it begins and ends (characters), and where it leads."""
        begun, ended, href = 0, 0, ""
        for block in self._blocks():
            iterator = block.begin()
            while not iterator.atEnd():
                fragment = iterator.fragment()
                form, at = fragment.charFormat(), fragment.position()
                now = form.anchorHref() if form.isAnchor() else ""
                if href and (now != href or at != ended):
                    yield begun, ended, href
                if now and (now != href or at != ended):
                    begun = at
                href, ended = now, at + fragment.length()
                iterator += 1
        if href:
            yield begun, ended, href

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _means(self, event: QKeyEvent) -> bool:
        return event.key() in (*_ENTER, Qt.Key.Key_Home, Qt.Key.Key_End) or bool(self._to_heading(event))

    def _to_heading(self, event: QKeyEvent) -> int:
        """1 or -1 if the key goes to the next heading or the one before, and there are any."""
        if event.key() != Qt.Key.Key_H or event.modifiers() not in (_NO_KEYS, _SHIFT):
            return 0
        if not any(block.blockFormat().headingLevel() for block in self._blocks()):
            return 0
        return -1 if event.modifiers() == _SHIFT else 1

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Perhaps a link is clicked."""
        self._pressed = self.anchorAt(event.position().toPoint()) if event.button() == Qt.MouseButton.LeftButton else ""
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A link was clicked, unless the mouse has selected something."""
        super().mouseReleaseEvent(event)
        link, self._pressed = self._pressed, ""
        if link and link == self.anchorAt(event.position().toPoint()) and not self.textCursor().hasSelection():
            self.link_clicked.emit(QUrl(link))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The hand over a link."""
        super().mouseMoveEvent(event)
        self._point(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse has left."""
        super().leaveEvent(event)
        self._point(None)

    def _point(self, at: QPoint | None) -> None:
        over = self.anchorAt(at) if at is not None else ""
        if over != self._over:
            self._over = over
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor)
            self.link_pointed.emit(QUrl(over))
