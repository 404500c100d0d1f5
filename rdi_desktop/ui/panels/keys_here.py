# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of one page or dialog: those that work everywhere, and its own."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.words import said


def told_here(own: str) -> list[str]:
    """The keys, a line for each; `own`: the message with those of the page."""
    lines = [said(own)] if own else []
    lines += [said("keys-here-tab"), said("keys-here-round", key=keys.told("round"), back=keys.told("round_back"))]
    return [*lines, said("keys-here-press"), said("keys-here-ends"), said("keys-here-all", key=keys.told("keys"))]


class KeysHere(Sheet):
    """What somebody without a mouse asks first on a page."""

    def __init__(self, page: str, own: str, parent: QWidget | None = None) -> None:
        """`page`: its title; `own`: the message with the keys that mean something only there, or ''."""
        super().__init__(said("keys-here-title", page=page), parent, least=520, size=(620, 380))
        self.head()
        self.text = Document(self.windowTitle())
        lines = "".join(f"<p>{escape(line)}</p>" for line in told_here(own))
        self.text.show_html(f"<div style='color: {THEME.palette.ink}'>{lines}</div>")
        self.parchment(QVBoxLayout()).addWidget(self.text)
        self.foot(None, self.closing_button())
        self.text.setFocus()
