# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu bar and the shortcuts that work everywhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.pages import PAGES, Where
from rdi_desktop.ui.look.regions import go_round
from rdi_desktop.ui.look.speech import say_again
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.ui.pages.app_window import AppWindow
    from rdi_desktop.ui.window.at_table import AtTable

_WALKING = ("next", "previous", "players", "players_back", "round", "round_back")
STEPS = 12
"""The most decisions in the menu for taking back."""


class Menus:
    """The actions of the window, enabled where they make sense."""

    def __init__(self, window: AppWindow, table: Callable[[], AtTable]) -> None:
        """`table` gives the object for actions at the table, which is created with the first game."""
        self._window = window
        self._table = table
        self._in_game: list[QAction] = []
        self._at_table: list[QAction] = []
        self.actions: dict[str, QAction] = {}
        self._fill()

    def remove(self) -> None:
        """Take all menus away, with their keys."""
        self._window.menuBar().clear()
        self.tabs.deleteLater()
        for action in self.actions.values():
            action.deleteLater()

    def _fill(self) -> None:
        window, there = self._window, self._there
        game = window.menuBar().addMenu(said("menus-game"))
        self._add_pages(game, "Game")
        for key, text, call in (
            ("copy", said("menus-save-copy"), there(lambda table: table.exports.choose_copy())),
            (
                "rematch",
                said("menus-rematch"),
                partial(window.leave_for, said("menus-deal-rematch"), there(lambda table: table.rematch())),
            ),
            (
                "start",
                said("menus-start-screen"),
                partial(window.leave_for, said("menus-go-start-screen"), window.show_start),
            ),
            ("quit", said("menus-quit"), window.close),
        ):
            game.addAction(self._action(key, text, call))
        play = window.menuBar().addMenu(said("menus-play"))
        for key, text, call in (
            ("undo", said("menus-take-back"), there(lambda table: table.undo())),
            ("hint", said("menus-hint"), there(lambda table: table.advisor.hint())),
            ("deeper", said("menus-deeper-hint"), there(lambda table: table.advisor.deeper())),
            ("pass", said("menus-pass-me"), there(lambda table: table.pass_menu())),
            ("ask", said("menus-ask-everybody-again"), there(lambda table: table.end_passing())),
            ("skip", said("menus-shown"), there(lambda table: table.skip_pause())),
            ("hold", said("menus-ho-ld-everything-go"), there(lambda table: table.hold())),
        ):
            action = self._action(key, text, call)
            self._in_game.append(action)
            play.addAction(action)
        coach = self._action("coach", said("menus-barmaid-e-xplains"), self._coach)
        coach.setCheckable(True)
        play.addAction(coach)
        self.back_to = play.addMenu(said("menus-take-back-2"))
        self.back_to.aboutToShow.connect(self._list_steps)
        play.addSeparator()
        for place in range(1, keys.PERSONS + 1):
            action = self._action(
                f"break{place}", said("menus-break-person", place=place), partial(self._break_in, place - 1)
            )
            action.setVisible(False)
            self._in_game.append(action)
            play.addAction(action)
        play.addSeparator()
        for key, text, call in (
            ("next", said("menus-next-choice-list"), there(lambda table: table.mark_choice(1))),
            ("previous", said("menus-previous-choice-list"), there(lambda table: table.mark_choice(-1))),
            (
                "choose",
                said("menus-do-marked-list"),
                there(lambda table: table.inspector.take_marked()),
            ),
        ):
            action = self._action(key, text, call)
            self._in_game.append(action)
            play.addAction(action)
        view = window.menuBar().addMenu(said("menus-view"))
        for key, text, call in (
            ("log", said("menus-log"), there(lambda table: table.docks.visit(table.docks.log))),
            (
                "inspector",
                said("menus-rules-inspector"),
                there(lambda table: table.docks.visit(table.docks.inspector)),
            ),
            ("players", said("menus-visit-next-player"), there(lambda table: table.visit_player(1))),
            ("players_back", said("menus-visit-player-before"), there(lambda table: table.visit_player(-1))),
            ("map", said("menus-open-fold-map"), there(lambda table: table.unfold_map())),
            ("fire", said("menus-fire"), there(lambda table: table.visit_fire())),
        ):
            action = self._action(key, text, call)
            self._at_table.append(action)
            view.addAction(action)
        self._at_table += self._add_pages(view, "View", Where.AT_TABLE)
        self.piles = view.addMenu(said("menus-leaf-through"))
        self.piles.aboutToShow.connect(self._list_piles)
        arrows = self._action("arrows", said("menus-always-draw-arrows"), self._all_arrows)
        arrows.setCheckable(True)
        view.addAction(arrows)
        self._add_tabs()
        view.addSeparator()
        for key, text, call in (
            ("replay", said("menus-watch-beginning"), there(lambda table: table.replay_game())),
            ("export", said("menus-write-log-into-file"), there(lambda table: table.exports.export_log())),
        ):
            action = self._action(key, text, call)
            (self._in_game if key == "replay" else self._at_table).append(action)
            view.addAction(action)
        view.addSeparator()
        view.addAction(self._action("again", said("menus-say-again"), partial(say_again, window)))
        for key, text, way in (("round", said("menus-round"), 1), ("round_back", said("menus-round-back"), -1)):
            view.addAction(self._action(key, text, partial(go_round, window, way)))
        sounds = self._action("sound", said("menus-sounds"), self._sounds)
        sounds.setCheckable(True)
        view.addAction(sounds)
        view.addAction(self._action("full", said("menus-full-screen"), self._full_screen))
        self._add_pages(view, "View")
        help_ = window.menuBar().addMenu(said("menus-help"))
        help_.addAction(self._action("here", said("menus-about"), window.open_help_here))
        self._add_pages(help_, "Help")
        self._in_game += [self.actions["rematch"], self.actions["copy"]]
        self.follow_keys()
        self.follow_settings()

    def _add_pages(self, menu: QMenu, name: str, *where: Where) -> list[QAction]:
        """Add the pages of that menu in the table of pages that are opened there, usually: anywhere."""
        where = where or (Where.ANYWHERE, Where.AWAY)
        found = [page for page in PAGES if page.menu == name and page.where in where]
        made = [self._action(page.key, page.entry, partial(self._window.open_page, page.key)) for page in found]
        menu.addActions(made)
        return made

    def _add_tabs(self) -> None:
        """Add buttons for the table's drawers at the right end of the menu bar."""
        self.tabs = QWidget()
        row = QHBoxLayout(self.tabs)
        row.setContentsMargins(0, 1, 8, 1)
        row.setSpacing(6)
        for key, text in (("log", said("menus-log-2")), ("inspector", said("menus-rules"))):
            tab = QPushButton(text)
            tab.setObjectName("drawer_tab")
            tab.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            action = self.actions[key]
            tab.setToolTip(f"{action.text().replace('&', '')} ({action.shortcut().toString()})")
            tab.clicked.connect(self._there(lambda table, key=key: table.bring_dock(key)))  # type: ignore[misc]
            row.addWidget(tab)
        self._window.menuBar().setCornerWidget(self.tabs, Qt.Corner.TopRightCorner)
        self.tabs.hide()

    def follow(self, *, playing: bool, watching: bool) -> None:
        """Enable what makes sense now."""
        for action in self._in_game:
            action.setEnabled(playing)
        for action in self._at_table:
            action.setEnabled(playing or watching)
        self.tabs.setVisible(playing or watching)
        self.piles.setEnabled(playing or watching)
        people = self._table().people() if playing else []
        for place in range(keys.PERSONS):
            action = self.actions[f"break{place + 1}"]
            action.setVisible(place < len(people))
            if place < len(people):
                action.setText(said("menus-breaks", place=place + 1, people=isolated(people[place][1])))

    def follow_settings(self) -> None:
        """Show the settings' values."""
        self.actions["coach"].setChecked(self._window.settings.flag("coach"))
        self.actions["arrows"].setChecked(self._window.settings.flag("all_arrows"))
        self.actions["sound"].setChecked(self._window.settings.flag("sound"))

    def _list_steps(self) -> None:
        self.back_to.clear()
        for to, text in self._table().undo_steps()[:STEPS]:
            self.back_to.addAction(text).triggered.connect(lambda _checked=False, to=to: self._table().undo_to(to))
        if self.back_to.isEmpty():
            self.back_to.addAction(said("menus-nothing-taken-back")).setEnabled(False)

    def _list_piles(self) -> None:
        self.piles.clear()
        for pile in self._table().open_piles():
            cards = self.piles.addMenu(f"{pile.title} ({len(pile.cards)})")
            look = cards.addAction(said("menus-them"))
            look.triggered.connect(lambda _checked=False, key=pile.key: self._table().leaf_through(key))
            cards.addSeparator()
            for card in reversed(pile.cards):
                title = cards.addAction(translated(card.title))
                title.triggered.connect(
                    lambda _checked=False, card=card: self._table().explain(card.definition, card.owner)
                )
        if self.piles.isEmpty():
            self.piles.addAction(said("menus-card-lies-open")).setEnabled(False)

    def _there(self, do: Callable[[AtTable], object]) -> Callable[[], object]:
        """An action at the table, whose object is created with the first game."""
        return lambda: do(self._table())

    def _break_in(self, place: int) -> None:
        people = self._table().people()
        if place < len(people):
            self._table().break_in(people[place][0])

    def _coach(self) -> None:
        self._window.settings["coach"] = self.actions["coach"].isChecked()

    def _all_arrows(self) -> None:
        self._window.settings["all_arrows"] = self.actions["arrows"].isChecked()

    def _sounds(self) -> None:
        self._window.settings["sound"] = self.actions["sound"].isChecked()

    def follow_keys(self) -> None:
        """Use the present keys."""
        for id, action in self.actions.items():
            place = id.removeprefix("break")
            action.setShortcut(QKeySequence(f"Ctrl+{place}") if place.isdecimal() else keys.sequence(id))

    def _action(self, key: str, text: str, call: Callable[[], object]) -> QAction:
        action = QAction(text, self._window)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(key in _WALKING)  # a held key takes back only one move, and deals only one game
        action.triggered.connect(lambda _checked=False: call())
        self.actions[key] = action
        return action

    def _full_screen(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
