# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the rulebook for the documentation: `python -m tests.ui.pictures_of_rules` draws them into docs/images."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rdi_desktop.content import load_content
from rdi_desktop.ui.look import scaling, style
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.app import make_application
from rdi_desktop.ui.window.main_window import MainWindow

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
SIZE = QSize(1280, 720)


def main() -> None:
    """A page of the book, and an example on the table."""
    app = make_application()
    scaling.set_unit(scaling.unit_of(SIZE, 1.0))
    app.setStyleSheet(style.style_sheet())
    settings = Settings(None)
    settings["pace"] = 0.0
    content = load_content()
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(lambda: content, settings, Path(folder))
        window.resize(SIZE)
        window.show()
        window.open_page("rules", "gambling")
        QTest.qWait(300)
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.grab().save(str(IMAGES / "rules-1280x720.png"))
        window.rulebook.play("base-answers-four-deep", "stack")
        page = window.looking_back
        assert page is not None
        for _ in range(3):
            page.step(1)
        QTest.qWait(300)
        while page.table.table.cache.busy:
            QTest.qWait(20)
        window.grab().save(str(IMAGES / "example-1280x720.png"))
        window.close()


if __name__ == "__main__":
    main()
