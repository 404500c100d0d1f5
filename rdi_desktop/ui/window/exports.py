# SPDX-License-Identifier: GPL-3.0-or-later
"""Exports of the game on the table: copies, its log, its replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.session.save import SUFFIX, save_of
from rdi_desktop.session.save_words import not_written_words
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played
    from rdi_desktop.ui.pages.app_window import AppWindow
    from rdi_desktop.ui.panels.log import LogView


class Exports:
    """The exports of a window."""

    def __init__(self, window: AppWindow, log: LogView) -> None:
        self._window = window
        self._log = log

    def choose_copy(self) -> None:
        """Ask where to save a copy of the game. The game itself is saved during play."""
        window = self._window
        session = window.game.session if window.game is not None else None
        if session is None:
            return
        if session.text is None:
            window.notice.say(said("exports-game-kept-host-once"))
            return
        name = str(Path.home() / (session.path.name if session.path is not None else f"game{SUFFIX}"))
        path, _ = QFileDialog.getSaveFileName(
            window, said("exports-save-copy"), name, said("exports-games", SUFFIX=SUFFIX)
        )
        if path:
            self.save_copy(Path(path))

    def save_copy(self, path: Path) -> None:
        """Save a copy of the game."""
        window = self._window
        text = window.game.session.text if window.game is not None else None
        if text is None:
            return
        try:
            (path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)).write_bytes(text)
        except OSError as error:
            window.notice.say(said("exports-copy-could-written", strerror=error.strerror))

    def export_log(self) -> None:
        """Write the log as text or HTML."""
        path, chosen = QFileDialog.getSaveFileName(
            self._window, said("exports-write-log"), "log.html", said("exports-page-html-text-txt")
        )
        if path:
            self.write_log(Path(path if "." in Path(path).name else path + (".txt" if "txt" in chosen else ".html")))

    def write_log(self, path: Path) -> None:
        """Write the log; the extension decides the format."""
        log = self._log
        try:
            path.write_text(log.as_text() if path.suffix == ".txt" else log.as_html(), encoding="utf-8")
        except OSError as error:
            self._window.notice.say(said("exports-log-could-written", strerror=error.strerror))

    def whole_game(self) -> ReplaySession | None:
        """The replay of the game on the table. None, with a message, while only another computer has the whole game."""
        window = self._window
        assert window.game is not None
        session = window.game.session
        if not session.elsewhere:
            past = session.history if isinstance(session, LocalSession) else None
            return ReplaySession(session.plan, window.content, session.commands, past)
        if session.text is None:
            window.notice.say(said("exports-known-host-alone-until"))
            return None
        save = save_of(session.text, window.folder)
        return ReplaySession(save.header.plan, window.content, save.commands)


def trouble(session: Played) -> str:
    """The message about a problem of a game."""
    if not session.elsewhere:
        return not_written_words(session.trouble or "")
    from rdi_desktop.ui.lan.lan_words import trouble  # not needed for games on one computer

    return trouble(session.trouble or "")
