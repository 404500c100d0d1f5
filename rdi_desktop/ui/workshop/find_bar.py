# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding and replacing words in the workshop's editor: a bar below the text, by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPlainTextEdit, QWidget

from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.words import said


class FindBar(QWidget):
    """The bar. It is hidden until it is opened; Esc closes it, and the text has the keyboard again."""

    def __init__(self, editor: QPlainTextEdit) -> None:
        super().__init__()
        self._editor = editor
        self.wanted = _field("workshop-find-what")
        self.instead = _field("workshop-find-instead")
        self.next = BrassButton(said("workshop-find-next"), pixels=14)
        self.back = BrassButton(said("workshop-find-back"), pixels=14)
        self.replace = BrassButton(said("workshop-find-replace"), pixels=14)
        self.all = BrassButton(said("workshop-find-all"), pixels=14)
        self.says = label("", "quiet")
        inside = QGridLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setColumnStretch(0, 1)
        inside.addWidget(self.wanted, 0, 0)
        inside.addWidget(self.instead, 1, 0)
        inside.addWidget(self.says, 0, 3)
        for place, button, do, tip in (
            ((0, 1), self.next, self.find_next, said("workshop-find-next-help")),
            ((0, 2), self.back, self.find_back, said("workshop-find-back-help")),
            ((1, 1), self.replace, self.replace_one, ""),
            ((1, 2), self.all, self.replace_all, ""),
        ):
            inside.addWidget(button, *place)
            button.clicked.connect(do)
            button.setToolTip(tip)
        self.wanted.textChanged.connect(self._tell)
        self.wanted.returnPressed.connect(self.find_next)
        self.instead.returnPressed.connect(self.replace_one)
        self.hide()

    def open(self) -> None:
        """Show it; what is selected in the text is looked for."""
        chosen = self._editor.textCursor().selectedText()
        if chosen and "\u2029" not in chosen:  # Qt's sign for a new line
            self.wanted.setText(chosen)
        self.show()
        self.wanted.setFocus()
        self.wanted.selectAll()
        self._tell()

    def find_next(self) -> bool:
        """Select the next one, after the last the first; False if there is none."""
        return self._find(QTextDocument.FindFlag(0), QTextCursor.MoveOperation.Start)

    def find_back(self) -> bool:
        """Select the one before."""
        return self._find(QTextDocument.FindFlag.FindBackward, QTextCursor.MoveOperation.End)

    def replace_one(self) -> None:
        """Replace the selected one, and select the next."""
        cursor = self._editor.textCursor()
        if self.wanted.text() and cursor.selectedText().lower() == self.wanted.text().lower():
            cursor.insertText(self.instead.text())
            self._editor.setTextCursor(cursor)
        self.find_next()

    def replace_all(self) -> None:
        """Replace all, in one step that can be undone."""
        wanted, number = self.wanted.text(), self._number()
        if not number:
            return
        edit = self._editor.textCursor()
        edit.beginEditBlock()
        found = self._editor.document().find(wanted)
        while not found.isNull():
            found.insertText(self.instead.text())
            found = self._editor.document().find(wanted, found)
        edit.endEditBlock()
        self.says.setText(said("workshop-find-replaced", number=number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self._editor.setFocus()
        else:
            super().keyPressEvent(event)

    # inside

    def _find(self, flags: QTextDocument.FindFlag, beyond: QTextCursor.MoveOperation) -> bool:
        wanted = self.wanted.text()
        if not wanted:
            self.open()
            return False
        if not self._editor.find(wanted, flags):
            cursor = self._editor.textCursor()
            self._editor.moveCursor(beyond)
            if not self._editor.find(wanted, flags):
                self._editor.setTextCursor(cursor)
                self._tell()
                return False
        self._editor.centerCursor()
        self._tell()
        return True

    def _number(self) -> int:
        wanted = self.wanted.text().lower()
        return self._editor.toPlainText().lower().count(wanted) if wanted else 0

    def _tell(self) -> None:
        self.says.setText(said("workshop-find-found", number=self._number()) if self.wanted.text() else "")


def _field(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(said(name))
    field.setPlaceholderText(said(name))
    field.setClearButtonEnabled(True)
    return field
