# SPDX-License-Identifier: GPL-3.0-or-later
"""Prepares the other pages while the start screen is shown, a little in each idle moment, so that no click has to wait.

Anything not ready when it is needed is made then; nothing depends on this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from rdi_desktop.ui.look.pages import PAGES
from rdi_desktop.words import WHOLE, language, said

if TYPE_CHECKING:
    from rdi_desktop.ui.window.main_window import MainWindow

PIECES = (
    "rdi_desktop.engine.state.table",
    "rdi_desktop.engine.language.filters",
    "rdi_desktop.engine.language.card",
    "rdi_desktop.engine.language.character",
    "rdi_desktop.engine.rules.resolving",
    "rdi_desktop.engine.rules.drinks",
    "rdi_desktop.engine.rules.turn",
    "rdi_desktop.engine.rules.setup",
    "rdi_desktop.engine.verbs.cards",
    "rdi_desktop.engine.verbs.vocabulary",
    "rdi_desktop.engine.game",
    "yaml",
    "msgspec",
    "rdi_desktop.content.loader",
    "rdi_desktop.session.draft",
    "rdi_desktop.bots.plays",
    "rdi_desktop.bots.regular",
    "rdi_desktop.session.thinking",
    "rdi_desktop.session.local",
    "rdi_desktop.director",
    "rdi_desktop.ui.words.asking",
    "rdi_desktop.ui.cards.painting",
    "rdi_desktop.ui.pages.newgame",
    "rdi_desktop.ui.table.mat",
    "rdi_desktop.ui.table.controller",
    "rdi_desktop.ui.table.great_moments",
    "rdi_desktop.ui.table.stage",
    "rdi_desktop.ui.table.theatre",
    "rdi_desktop.ui.table.showing",
    "rdi_desktop.ui.table.seats",
    "rdi_desktop.ui.table.stack",
    "rdi_desktop.ui.table.scene",
    "rdi_desktop.ui.panels.inspector",
    "rdi_desktop.ui.pages.game_page",
    "rdi_desktop.ui.pages.guestbook",
    "rdi_desktop.ui.window.coach",
    "rdi_desktop.ui.window.at_table",
    "rdi_desktop.ui.pages.gallery",
    "rdi_desktop.ui.pages.help",
    "rdi_desktop.content.rulebook",
    "rdi_desktop.ui.window.rulebook_opener",
    "rdi_desktop.ui.pages.rulebook",
    "rdi_desktop.ui.pages.open_game",
    "rdi_desktop.ui.pages.puzzles",
    "rdi_desktop.ui.pages.lessons",
    "rdi_desktop.content.glossary",
    "rdi_desktop.content.rehearsal",
    "rdi_desktop.ui.workshop.side_tabs",
    "rdi_desktop.ui.workshop.pictures",
    "rdi_desktop.ui.workshop.page",
    "rdi_desktop.ui.workshop.navigation",
    "rdi_desktop.ui.pages.settings_dialog",
    "rdi_desktop.ui.pages.keys_sheet",
    "rdi_desktop.ui.pages.player_standings",
    "rdi_desktop.ui.pages.about",
)
"""What games and pages need, in the order of their imports.

Each needs little that earlier ones have not imported, so that steps are short.
"""


class Ahead(QObject):
    """Prepares what a window has not shown yet."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._steps = steps(window)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    @property
    def done(self) -> bool:
        """Whether everything is ready."""
        return not self._timer.isActive()

    def _go_on(self) -> None:
        if next(self._steps, "done") == "done":
            self._timer.stop()


def steps(window: MainWindow) -> Iterator[str]:
    """One step after the other; yields what was just prepared."""
    for name in (*PIECES, *(f"rdi_desktop.ui.{page.module}" for page in PAGES if page.module)):
        import_module(name)
        yield name
    for what in ("content", "catalogue", "at_table"):
        getattr(window, what)  # created on first access
        yield what
    from rdi_desktop.content.rulebook import examples
    from rdi_desktop.ui.cards import looks, picture_choice
    from rdi_desktop.ui.look.theme import THEME
    from rdi_desktop.ui.table.wood import boards

    boards(THEME.palette.planks)
    yield "boards"
    looks.marks("")
    yield "marks"
    picture_choice.sheet("common")
    yield "pictures"
    for id in window.content.automata:
        window.content.seated(id)
        yield id
    for _ in examples.ahead():
        yield "examples"
    for file in window.puzzles.ahead():
        yield file.stem
    for code in sorted(WHOLE):
        language(code).texts  # noqa: B018
        yield code
    if window.content.problems:
        window.notice.say(broken_files(window.content.problems))


def broken_files(problems: Sequence[Exception]) -> str:
    """The message about home-made files that cannot be used."""
    return said("ahead-outside", why=str(problems[0]), n=len(problems) - 1)
