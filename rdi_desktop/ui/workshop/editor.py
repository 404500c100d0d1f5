# SPDX-License-Identifier: GPL-3.0-or-later
"""An editor for content files: line numbers, colours, completion and explanation of words, underlined mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QPlainTextEdit, QTextEdit, QToolTip, QWidget

from rdi_desktop.content.glossary import explained, glossary
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.workshop.highlight import SAID, Highlighter
from rdi_desktop.words import said

_P = THEME.palette
_BEGUN = re.compile(r"(?:^|[\[{,:-])\s*([a-z][\w-]+)$")
"""A word of at least two letters, at a position where the language has words."""
_KEY = re.compile(r"([\w-]+)\s*:\s*[^,:{}\[\]]*$")
_WORD = re.compile(r"[\w-]+")
_EDGES = 8


class Spot(NamedTuple):
    """A mistake or warning at a position of the text."""

    line: int
    """From 1; 0: the whole file."""
    column: int
    message: str
    near: str | None = None
    """The nearest right word."""
    where: str = ""
    """The other file that it is in, if it is not in this one."""


class Editor(QPlainTextEdit):
    """The text of one file, to be edited."""

    word_explained = Signal(str)
    """The meaning of the word at the cursor; '' for unknown words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(said("workshop-file"))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setTabChangesFocus(False)
        self._extra: dict[str, str] = {}
        self.spots: tuple[Spot, ...] = ()
        self.colours = Highlighter(self.document())
        self._worn, self._pixels = THEME.worn, 14
        self._numbers = _Numbers(self)
        self._words = QStringListModel(sorted(glossary()), self)
        self.completer = QCompleter(self._words, self)
        self.completer.setWidget(self)
        self.completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.completer.activated.connect(self.complete)
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._scrolled)
        self.cursorPositionChanged.connect(self._moved)
        self.set_pixels(self._pixels)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of the letters."""
        self._pixels = pixels
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(pixels)
        # with its own style sheet, since the program's sets another font
        self.setStyleSheet(
            f"QPlainTextEdit {{ font-family: '{font.family()}', monospace; font-size: {pixels}px;"
            f" background: {_P.parchment_light}; color: {_P.ink}; border: 1px solid {_P.copper_dark};"
            f" selection-background-color: {_P.copper_light}; selection-color: {_P.ink}; }}"
        )
        self.setTabStopDistance(2 * self.fontMetrics().horizontalAdvance(" "))
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        """With another theme, use its colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._worn != THEME.worn:
            self._worn = THEME.worn
            self.set_pixels(self._pixels)
            self.colours.dress()
            self._select()

    def know(self, words: Iterable[tuple[str, str]]) -> None:
        """Add words to those of the language, with meanings: standard cards, declarations of the file."""
        self._extra = dict(words)
        self._words.setStringList(sorted({*glossary(), *self._extra}))

    def mark(self, spots: Sequence[Spot]) -> None:
        """Underline these positions."""
        self.spots = tuple(spots)
        self._select()
        self._numbers.update()

    def go_to(self, line: int, column: int = 1) -> None:
        """Move the cursor there, and centre the line."""
        block = self.document().findBlockByNumber(max(0, line - 1))
        if block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(
                QTextCursor.MoveOperation.Right,
                QTextCursor.MoveMode.MoveAnchor,
                min(max(0, column - 1), block.length() - 1),
            )
            self.setTextCursor(cursor)
            self.centerCursor()

    def mend(self, spot: Spot) -> bool:
        """Replace the wrong word by the nearest right one; False if there is none, or the text has changed."""
        found = self._range(spot)
        if spot.near is None or found is None:
            return False
        found.insertText(spot.near)
        return True

    def show_text(self, text: str) -> None:
        """Show a file's text; the cursor stays in its line."""
        line, column = self.textCursor().blockNumber() + 1, self.textCursor().positionInBlock() + 1
        self.setPlainText(text)
        self.go_to(line, column)
        self.document().setModified(False)

    def write_over(self, text: str) -> None:
        """Replace the text in one step that can be undone, changing only what differs; the cursor ends up behind it."""
        before = self.toPlainText()
        same = next(
            (at for at, (a, b) in enumerate(zip(before, text, strict=False)) if a != b), min(len(before), len(text))
        )
        most = min(len(before), len(text)) - same
        back = next((at for at in range(most) if before[-1 - at] != text[-1 - at]), most)
        cursor = self.textCursor()
        cursor.setPosition(_units(before[:same]))
        cursor.setPosition(_units(before[: len(before) - back]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[same : len(text) - back])
        self.setTextCursor(cursor)
        self.centerCursor()

    def meaning(self, word: str) -> list[str]:
        """The meaning of a word, in a few lines."""
        return [*([self._extra[word]] if word in self._extra else []), *explained(word)]

    # Completion

    @property
    def popup(self) -> QAbstractItemView:
        """The list of completions."""
        popup = self.completer.popup()
        assert popup is not None
        return popup

    def offer(self, *, asked: bool = False) -> None:
        """Offer completions of the word before the cursor. `asked`: the user has requested them."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        begun = _BEGUN.search(before)
        key = _KEY.search(before)
        spoken = "#" in before or (key is not None and key[1] in SAID) or before.count("'") % 2 or before.count('"') % 2
        prefix = begun[1] if begun is not None else ""
        if asked and not prefix and (tail := _WORD.findall(before)) and before.endswith(tail[-1]):
            prefix = tail[-1]
        popup = self.popup
        if (spoken or not prefix) and not asked:
            popup.hide()
            return
        self.completer.setCompletionPrefix(prefix)
        if not self.completer.completionCount() or self.completer.currentCompletion() == prefix:
            popup.hide()
            return
        popup.setCurrentIndex(self.completer.completionModel().index(0, 0) if asked else popup.rootIndex())
        place = self.cursorRect()
        place.setWidth(popup.sizeHintForColumn(0) + popup.verticalScrollBar().sizeHint().width() + 24)
        self.completer.complete(place)

    def complete(self, word: str) -> None:
        """Complete the word."""
        cursor = self.textCursor()
        prefix = self.completer.completionPrefix()
        cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, len(prefix))
        cursor.insertText(word)
        self.popup.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Space offers completions, Tab takes the first; Return keeps the indentation."""
        key, popup = event.key(), self.popup
        if popup.isVisible():
            chosen = popup.currentIndex()
            if key == Qt.Key.Key_Tab or (key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and chosen.isValid()):
                self.complete(str(chosen.data()) if chosen.isValid() else self.completer.currentCompletion())
                return
            if key in (Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                event.ignore()
                return
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Space and held:
            self.offer(asked=True)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self._new_line()
        elif key == Qt.Key.Key_Tab:
            self.textCursor().insertText("  ")
        elif key == Qt.Key.Key_Backtab or (key == Qt.Key.Key_Escape and not popup.isVisible()):
            event.ignore()  # the page handles it
        else:
            super().keyPressEvent(event)
            if event.text() or popup.isVisible():
                self.offer()

    def event(self, event: QEvent) -> bool:
        """Explain the word below the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cursor = self.cursorForPosition(self.viewport().mapFrom(self, event.pos()))
            self._tell(event.globalPos(), cursor)
            return True
        return super().event(event)

    # inside

    def _new_line(self) -> None:
        cursor = self.textCursor()
        line = cursor.block().text()[: cursor.positionInBlock()]
        inside = len(line) - len(line.lstrip(" "))
        if line.rstrip().endswith(":"):
            inside += 2
        cursor.insertText("\n" + " " * inside)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def _tell(self, place: QPoint, cursor: QTextCursor) -> None:
        wrong = [spot.message for spot in self.spots if spot.line == cursor.blockNumber() + 1]
        lines = [*wrong, *self.meaning(_word_at(cursor))]
        if lines:
            QToolTip.showText(place, "<p>" + "</p><p>".join(map(escape, lines)) + "</p>", self)
        else:
            QToolTip.hideText()

    def _moved(self) -> None:
        here = [spot.message for spot in self.spots if spot.line == self.textCursor().blockNumber() + 1]
        word = _word_at(self.textCursor())
        meaning = self.meaning(word)
        self.word_explained.emit(here[0] if here else f"{word} — {meaning[0]}" if meaning else "")
        self._select()

    def _range(self, spot: Spot) -> QTextCursor | None:
        """The word at a place."""
        block = self.document().findBlockByNumber(spot.line - 1)
        if spot.line < 1 or not block.isValid():
            return None
        text, start = block.text(), max(0, spot.column - 1)
        word = _WORD.match(text, start)
        end = word.end() if word is not None else len(text.rstrip())
        if end <= start:
            start, end = 0, len(text)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + start)
        cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _select(self) -> None:
        """Highlight the cursor's line, and the mistakes."""
        marked = []
        line = QTextEdit.ExtraSelection()
        line.format.setBackground(QColor(_P.parchment))
        line.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        line.cursor = self.textCursor()
        line.cursor.clearSelection()
        marked.append(line)
        for spot in self.spots:
            if (found := self._range(spot)) is not None:
                wrong = QTextEdit.ExtraSelection()
                wrong.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
                wrong.format.setUnderlineColor(QColor(_P.fortitude))
                wrong.cursor = found
                marked.append(wrong)
        self.setExtraSelections(marked)

    # Line numbers

    def gutter(self) -> int:
        """Width of the line numbers (px)."""
        digits = max(2, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9" * digits) + 2 * _EDGES

    def _make_room(self) -> None:
        self.setViewportMargins(self.gutter(), 0, 0, 0)
        self._numbers.setGeometry(self._gutter_rect())

    def _gutter_rect(self) -> QRect:
        inside = self.contentsRect()
        return QRect(inside.left(), inside.top(), self.gutter(), inside.height())

    def _scrolled(self, rect: QRect, dy: int) -> None:
        if dy:
            self._numbers.scroll(0, dy)
        else:
            self._numbers.update(0, rect.y(), self._numbers.width(), rect.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the numbers beside the lines."""
        super().resizeEvent(event)
        self._numbers.setGeometry(self._gutter_rect())

    def paint_numbers(self, event: QPaintEvent) -> None:
        """Paint the numbers of visible lines; those with mistakes stand out."""
        painter = QPainter(self._numbers)
        painter.fillRect(event.rect(), QColor(_P.parchment))
        wrong = {spot.line for spot in self.spots}
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        height = self.fontMetrics().height()
        while block.isValid() and top <= event.rect().bottom():
            number = block.blockNumber() + 1
            if number in wrong:
                painter.fillRect(QRect(0, round(top), self._numbers.width(), height), QColor(_P.fortitude))
            painter.setPen(QColor(_P.parchment_light if number in wrong else _P.ink_soft))
            painter.drawText(
                QRect(0, round(top), self._numbers.width() - _EDGES, height), Qt.AlignmentFlag.AlignRight, str(number)
            )
            top += self.blockBoundingRect(block).height()
            block = block.next()
        painter.end()


def _units(text: str) -> int:
    """Length of a text in Qt's units: some characters count twice."""
    return len(text.encode("utf-16-le")) // 2


def _word_at(cursor: QTextCursor) -> str:
    text, at = cursor.block().text(), cursor.positionInBlock()
    return next((found[0] for found in _WORD.finditer(text) if found.start() <= at <= found.end()), "")


class _Numbers(QWidget):
    """The strip left of the text."""

    def __init__(self, editor: Editor) -> None:
        super().__init__(editor)
        self._editor = editor

    def sizeHint(self) -> QSize:
        """As wide as the last number."""
        return QSize(self._editor.gutter(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the numbers."""
        self._editor.paint_numbers(event)
