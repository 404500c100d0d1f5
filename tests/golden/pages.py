# SPDX-License-Identifier: GPL-3.0-or-later
"""What pages and dialogs say in English: every label, tip and name for a screen reader, once and sorted, in `spoken/pages.txt`.

`python -m tests.golden.pages` opens them all and shows what is different, with `--write` it writes the file anew. Numbers are `#`,
names and titles `Name`; texts of lessons and brain-teasers, and what differs from computer to computer (folders, addresses), are left out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from rdi_desktop.session.picking import short_name
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look.pages import Where
from tests.golden import spoken
from tests.rules.deal import content
from tests.session.people import BOT, plan
from tests.ui.app_window import open_window
from tests.ui.page_visits import sheets
from tools.languages import data_texts

QT_OWN = (
    *("qt_dockwidget_closebutton", "qt_dockwidget_floatbutton", "qt_keysequenceedit_lineedit"),
    *("ScrollLeftButton", "ScrollRightButton"),
)
"""Widgets whose words are Qt's, which has translations of its own."""
OF_THIS_COMPUTER = re.compile(r"/tmp/|/home/|\\|\d+\.\d+\.\d+|[0-9a-f]{4}:")


def shown(root: QWidget) -> Iterator[str]:
    """Everything that is written on a page, told of it or read aloud."""
    for widget in root.findChildren(QWidget):
        if widget.objectName() in QT_OWN:
            continue
        yield widget.toolTip()
        yield widget.accessibleName()
        match widget:
            case QLabel() | QAbstractButton():
                yield widget.text()
            case QLineEdit():
                yield widget.placeholderText()
            case QComboBox():
                yield from (widget.itemText(place) for place in range(widget.count()))
    for action in root.findChildren(QAction):
        yield action.text()


@cache
def named() -> re.Pattern[str]:
    """Names of characters, and titles of cards, lessons and brain-teasers."""
    data = data_texts(content())
    names = {part for each in content().characters.values() for part in (each.name, short_name(each.id))}
    names |= {*data["titles"], *data["names"], *(text for text in data["lessons"] + data["puzzles"] if len(text) < 40)}
    return re.compile("|".join(rf"\b{re.escape(each)}(?!\w)" for each in sorted(names, key=len, reverse=True)))


def labels(root: QWidget) -> set[str]:
    """The same without what is no words of the program, one line each."""
    data = {text for texts in data_texts(content()).values() for text in texts}
    found = {" / ".join(text.split("\n")) for text in shown(root) if text and not OF_THIS_COMPUTER.search(text)}
    lines = {re.sub(r"\d+", "#", named().sub("Name", text)) for text in found if " ".join(text.split()) not in data}
    return {line for line in lines if re.search("[a-z]{2}", line.replace("Name", ""))}


class _NoTest:
    """Opens a window outside of a test."""

    addWidget = staticmethod(lambda widget: None)  # noqa: N815 - as pytest-qt has it
    waitActive = staticmethod(lambda widget: nullcontext())  # noqa: N815


def visited(folder: Path, qtbot: Any = _NoTest) -> set[str]:
    """The labels of every page and dialog."""
    window = open_window(qtbot, content(), folder)
    found = labels(window)
    for _, sheet in sheets(window, Where.ANYWHERE, Where.START):
        found |= labels(sheet)
    window.open_page("new")
    QApplication.processEvents()
    found |= labels(window)
    window.deal(plan(HUMAN, BOT))
    for _, sheet in sheets(window, Where.ANYWHERE, Where.AT_TABLE):
        found |= labels(sheet)
    window.close()
    return found


def main() -> None:
    """Compare, or write the file anew."""
    with TemporaryDirectory() as folder:
        found = visited(Path(folder))
    if "--write" in sys.argv:
        spoken.write("pages", found)
    else:
        print("\n".join(spoken.difference("pages", found)) or "as before")


if __name__ == "__main__":
    main()
