# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows every main screen once, with a real game on the table: for screenshots, and to test a packaged program."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from rdi_desktop.bots import make_bot
from rdi_desktop.session.draft import GUEST
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo, plan_game
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.ui.cards.face_cache import FaceCache
from rdi_desktop.ui.look.pages import PAGES, Where
from rdi_desktop.ui.window.main_window import MainWindow

SIZES = ((1280, 720), (1920, 1080))
"""Sizes of the screenshots in pixels: the smallest supported screen, and the usual one."""
_PATIENCE = 500
"""How often to check whether everything is painted, every 10 ms."""
_SEED = 7
_TURNS = 6
"""The turn in which the game on the table is."""


def tour(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Show one screen after the other; yields its name, and the window or dialog."""
    window.show()
    window.show_start()
    yield "start", window
    window.lay_table()
    yield "new-game", window
    _play(window, _plan(window))
    assert window.game is not None
    yield "table", window
    docks = window.at_table.docks
    docks.log.show()
    docks.inspector.show()
    docks.inspector.raise_()
    yield "inspector", window
    yield from _dialogs(window, Where.AT_TABLE)
    session = window.game.session
    window.watch(ReplaySession(session.plan, window.content, session.commands))
    yield "replay", window
    window.show_start()
    yield from _dialogs(window, Where.ANYWHERE)


def take_pictures(window: MainWindow, folder: Path) -> list[Path]:
    """Save every main screen as PNG, in each size. OSError if that folder cannot be written to."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    for width, height in SIZES:
        window.resize(width, height)
        for name, shown in tour(window):
            settle(window)
            path = folder / f"{name}-{width}x{height}.png"
            if not shown.grab().save(str(path)):
                raise OSError(f"{path} could not be written")
            taken.append(path)
    return taken


def settle(window: MainWindow) -> None:
    """Wait until everything is in place and painted."""
    page = window.game or window.looking_back
    caches = window.findChildren(FaceCache)  # those of dialogs over it
    caches += [page.table.table.cache] if page is not None else []
    for _ in range(_PATIENCE):
        QApplication.processEvents()
        if not any(cache.busy for cache in caches):
            break
        time.sleep(0.01)  # faces are painted on other threads
    if page is not None:
        page.table.table.animator.skip()
        QApplication.processEvents()


def _dialogs(window: MainWindow, where: Where) -> Iterator[tuple[str, QWidget]]:
    for page in PAGES:
        if page.where is where:
            window.open_page(page.key)
            shown = QApplication.activeModalWidget()
            assert shown is not None, f"{page.key} has not opened"
            yield page.key, shown
            shown.close()


def _plan(window: MainWindow) -> GamePlan:
    """Four at the table, one of them a person."""
    names = ("deirdre", "fiona", "gerki", "zot")
    known = [name for name in names if name in window.content.characters]
    seats = [SeatInfo(name.title(), name, "bot:regular") for name in known]
    seats[0] = SeatInfo(GUEST, known[0], HUMAN)
    return plan_game(seats, seed=_SEED, first=0)


def _play(window: MainWindow, plan: GamePlan) -> None:
    """Play to a moment where the person is asked, and show the game."""
    session = new_session(plan, window.content, window.folder, program=window.version)
    person = make_bot("regular", _SEED, window.content)
    while not session.over:
        decision = session.decision()
        if decision is None:
            if not session.step():
                break
            continue
        if session.view(0).turn_number >= _TURNS and decision.kind == "action":
            break
        session.submit(person.decide(lambda: session.view(0), decision, lambda: session.playable(0)))
    window.play(session)
