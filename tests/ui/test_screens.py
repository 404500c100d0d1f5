# SPDX-License-Identifier: GPL-3.0-or-later
"""The window fits the screen, whatever screen that is: everything can be reached from 1093 × 614 to 5120 × 2880."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.machine import screens
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.main_window import MainWindow
from tests.machines import on_screen
from tests.x_server import PATIENCE, skip_without_plugin, x_server

BAR = 40
"""The task bar of Windows in logical pixels."""
SCREENS = [
    ((1093, 614), 1.0, BAR),
    ((1366, 768), 1.0, BAR),
    ((1366, 768), 1.25, 0),
    ((1920, 1080), 1.0, BAR),
    ((1920, 1080), 1.5, BAR),
    ((1920, 1080), 1.75, BAR),
    ((1920, 1200), 2.0, 0),
    ((2560, 1440), 1.25, 0),
    ((3840, 2160), 2.5, BAR),
    ((3840, 2160), 3.0, BAR),
    ((5120, 2880), 1.0, 0),
    ((5120, 2880), 3.0, BAR),
]


def start(qtbot: QtBot, content: Content, folder: Path, kept: str = "") -> MainWindow:
    settings = Settings(None)
    if kept:
        settings.remember("window", kept)
    window = MainWindow(lambda: content, settings, folder)
    qtbot.addWidget(window)
    return window


def unreachable(root: QWidget) -> list[str]:
    """Buttons that are neither on the page nor where it can be scrolled to."""
    found = []
    for button in root.findChildren(QPushButton):
        if not button.isVisibleTo(root):
            continue
        over = button.parentWidget()
        while over is not root and over is not None and not isinstance(over, QScrollArea):
            over = over.parentWidget()
        if isinstance(over, QScrollArea):
            continue
        if not root.rect().contains(QRect(button.mapTo(root, button.rect().topLeft()), button.size())):
            found.append(button.text())
    return found


@pytest.mark.parametrize(("pixels", "scale", "bar"), SCREENS)
def test_the_first_window_takes_what_the_screen_has_and_no_more(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pixels: tuple[int, int], scale: float, bar: int
) -> None:  # fmt: skip
    free = on_screen(monkeypatch, pixels, scale, bar)
    window = start(qtbot, content, tmp_path)
    room = screens.room_for(window)
    assert window.size().boundedTo(room) == window.size()
    assert window.minimumSize().boundedTo(room) == window.minimumSize()
    taken = window.width() * window.height() / (free.width() * free.height())
    assert window.isMaximized() or taken > 0.7
    assert not window.isMaximized() or free.width() * 0.9 < 1282 or free.height() * 0.9 < 770


@pytest.mark.parametrize(("pixels", "scale", "bar"), [SCREENS[0], SCREENS[5], SCREENS[9]])
def test_deal_is_on_the_smallest_screens(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pixels: tuple[int, int], scale: float, bar: int
) -> None:  # fmt: skip
    """At 1920 × 1080 with 175 % it was cut off, whatever one did."""
    on_screen(monkeypatch, pixels, scale, bar)
    window = start(qtbot, content, tmp_path)
    window.setWindowState(window.windowState().WindowNoState)
    window.resize(screens.room_for(window))
    window.show()
    window.lay_table()
    QApplication.processEvents()
    assert window.size().boundedTo(screens.room_for(window)) == window.size()
    assert window.new_game is not None
    assert window.new_game.deal.isVisible()
    for page in (window.new_game, window.start):
        window.turn_to(page)
        QApplication.processEvents()
        assert unreachable(page) == []
    window.open_page("settings")
    QApplication.processEvents()
    dialog = next(each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isModal())
    assert dialog.size().boundedTo(window.size()) == dialog.size()
    assert unreachable(dialog) == []
    dialog.close()


def test_a_window_comes_back_no_larger_than_its_screen(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_screen(monkeypatch, (1920, 1200))
    window = start(qtbot, content, tmp_path, "3840 2100")
    assert window.size() == screens.room_for(window)
    assert start(qtbot, content, tmp_path, "1500 900").size() == QSize(1500, 900), "as it was left"
    assert start(qtbot, content, tmp_path, "99999999 1 maximized").isMaximized()


def test_a_window_that_is_dragged_to_a_smaller_screen_shrinks_to_it(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_screen(monkeypatch, (3840, 2160), 1.0)
    window = start(qtbot, content, tmp_path, "3000 1800")
    window.show()
    QApplication.processEvents()
    large = scaling.unit()
    handle = window.windowHandle()
    free = on_screen(monkeypatch, (1920, 1080), 1.75, BAR)
    handle.screenChanged.emit(handle.screen())
    QApplication.processEvents()
    assert window.minimumSize().boundedTo(free.size()) == window.minimumSize()
    assert window.size().boundedTo(free.size()) == window.size()
    assert free.contains(window.frameGeometry())
    assert scaling.unit() < large
    on_screen(monkeypatch, (3840, 2160), 1.0)
    handle.screenChanged.emit(handle.screen())
    assert window.minimumSize() == scaling.LEAST, "back there it may not become smaller than usual"


ENLARGED = """
import sys
from pathlib import Path
from PySide6.QtCore import QRect
from rdi_desktop.machine import screens

width, height = (int(word) for word in sys.argv[1:3])
from rdi_desktop.ui.window.app import make_application, make_window
from rdi_desktop.ui.look.settings import Settings

app = make_application()
scale = app.primaryScreen().devicePixelRatio()
screens.available = lambda _at: QRect(0, 0, int(width / scale), int(height / scale) - 40)
window = make_window(app, Settings(None), Path(sys.argv[3]))
window.show()
window.showNormal()
window.resize(screens.room_for(window))
window.lay_table()
app.processEvents()
deal = window.new_game.deal
at = deal.mapTo(window, deal.rect().bottomRight())
picture = window.grab()
print(scale, picture.width() <= width and picture.height() <= height, window.rect().contains(at))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pixels", "scale"),
    [
        ((1920, 1080), 1.75),
        *(pytest.param(*each, marks=pytest.mark.weekly) for each in [((1366, 768), 1.25), ((3840, 2160), 3.0)]),
    ],
)
def test_qt_enlarged_by_the_system_fits_as_well(tmp_path: Path, pixels: tuple[int, int], scale: float) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", ENLARGED, *map(str, pixels), str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300, check=True)
    assert ran.stdout.split() == [str(scale), "True", "True"], ran.stderr


DRAGGED = """
import json
import sys
from pathlib import Path
from PySide6.QtCore import QPoint
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.app import make_application, make_window
from tests.ui.lan_company import let_pass

app = make_application()
window = make_window(app, Settings(None), Path(sys.argv[1]))
window.show()
window.lay_table()
let_pass(lambda: window.windowHandle().isExposed())
left, right = app.screens()
for screen in (left, right, left):
    free = screen.availableGeometry()
    window.move(free.topLeft() + QPoint(5, 5))
    let_pass(lambda: window.windowHandle().screen().name() == screen.name() and free.contains(window.frameGeometry()))
    deal = window.new_game.deal
    seen = window.rect().contains(deal.mapTo(window, deal.rect().bottomRight()))
    print(json.dumps([screen.name(), window.devicePixelRatioF(), seen, scaling.unit()]))
"""


@pytest.mark.slow
def test_a_window_is_dragged_between_two_screens_of_different_scales(tmp_path: Path) -> None:
    """Two monitors of a real X server, the right one enlarged by the system; on that one the window shrinks, and nothing is cut off."""
    with x_server((3840, 1200), "xrandr") as environment:
        for name, place, output in (
            ("LEFT", "1920/500x1080/280+0+0", "screen"),
            ("RIGHT", "1920/500x1200/300+1920+0", "none"),
        ):
            subprocess.run(
                ["xrandr", "--setmonitor", name, place, output], check=True, env=environment, capture_output=True
            )
        ran = subprocess.run(
            [sys.executable, "-c", DRAGGED, str(tmp_path)],
            capture_output=True, text=True, timeout=PATIENCE, check=False, env={**environment, "QT_SCREEN_SCALE_FACTORS": "1;1.75"},
        )  # fmt: skip
    skip_without_plugin(ran.stderr)
    assert ran.returncode == 0, ran.stderr
    told = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [each[:2] for each in told] == [["LEFT", 1.0], ["RIGHT", 1.75], ["LEFT", 1.0]]
    assert all(seen for _, _, seen, _ in told), told
    assert told[1][-1] < told[0][-1], "in the smaller window everything is smaller"
