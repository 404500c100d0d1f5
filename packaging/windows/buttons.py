# SPDX-License-Identifier: GPL-3.0-or-later
"""Start the program and say on standard output, twice a second, which buttons can be pressed and where they are on the screen.

For under_wine.py, which presses them with a real mouse: a line of JSON, {name: [x, y]} in pixels, whenever it has changed.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication

from rdi_desktop.cli import main
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.widget import TableWidget


def there() -> dict[str, list[int]]:
    """Buttons of the active window that are visible and enabled, with the middle of each."""
    window = QApplication.activeModalWidget() or QApplication.activeWindow()
    found: dict[str, list[int]] = {}
    for button in window.findChildren(QAbstractButton) if window else []:
        if button.isVisible() and button.isEnabled() and (name := button.text() or button.accessibleName()):
            middle = button.mapToGlobal(QPoint(button.width() // 2, button.height() // 2))
            found[name.splitlines()[0]] = [middle.x(), middle.y()]
    for table in window.findChildren(TableWidget) if window else []:
        if table.isVisible() and (now := table.table.view) is not None:
            found["turn"] = [now.turn_number, now.turn]
            answers = {each.ref: "answer" for each in table.table.pieces if each.ref.kind in ("action", "button")}
            others = dict.fromkeys(table.table.controller.legal.touched, "other")
            for ref, kind in {**others, **answers}.items():
                if ref in table.table.pieces and ref not in (refs.CANCEL, refs.MORE):
                    place = table.mapFromScene(table.table.pieces.rect(ref).center())
                    middle = table.viewport().mapToGlobal(place)
                    found.setdefault(f"table {kind}", [middle.x(), middle.y()])
    return found


def watched() -> int:
    """Qt's event loop, with somebody who looks at the buttons."""
    last: list[dict[str, list[int]]] = [{}]

    def look() -> None:
        now = there()
        if now != last[0]:
            last[0] = now
            print(json.dumps(now), flush=True)

    clock = QTimer()
    clock.timeout.connect(look)
    clock.start(500)
    return exec_()


exec_ = QApplication.exec
QApplication.exec = staticmethod(watched)  # type: ignore[method-assign, assignment]
sys.exit(main(sys.argv[1:]))
