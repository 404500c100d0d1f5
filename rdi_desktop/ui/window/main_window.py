# SPDX-License-Identifier: GPL-3.0-or-later
"""The main window: the start screen, and the ways to all other pages.

Only the start screen is loaded at first. The modules of any other page are imported when it is first opened; `ui.window.ahead` does so
earlier, in idle moments after the start.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from rdi_desktop.ui.look import keys, pages, regions, scaling, style, tongue
from rdi_desktop.ui.look.settings import LANGUAGE_KEY, SIGHT_KEY, THEME_KEY, TROUBLE, Settings
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.app_window import AppWindow
from rdi_desktop.ui.pages.start import StartScreen
from rdi_desktop.ui.panels.notice import Notice
from rdi_desktop.ui.window import arriving
from rdi_desktop.ui.window.digits import by_place
from rdi_desktop.ui.window.menus import Menus
from rdi_desktop.ui.window.place import WindowPlace
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.state.decisions import Command
    from rdi_desktop.session.draft import TableDraft
    from rdi_desktop.session.facade import Played
    from rdi_desktop.session.guestbook import BookGame
    from rdi_desktop.session.plan import GamePlan
    from rdi_desktop.session.replay import ReplaySession
    from rdi_desktop.session.save import SavedGame
    from rdi_desktop.ui.lan.network_game import NetworkGame
    from rdi_desktop.ui.pages.catalogue import Catalogue
    from rdi_desktop.ui.pages.game_page import GamePage
    from rdi_desktop.ui.pages.guestbook import Guests
    from rdi_desktop.ui.pages.lessons import Lessons
    from rdi_desktop.ui.pages.newgame import NewGameScreen
    from rdi_desktop.ui.pages.puzzles import Puzzles
    from rdi_desktop.ui.pages.replay_page import ReplayPage
    from rdi_desktop.ui.panels.docks import Docks
    from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
    from rdi_desktop.ui.panels.sheet import Sheet
    from rdi_desktop.ui.window.at_table import AtTable
    from rdi_desktop.ui.window.rulebook_opener import RulebookOpener
    from rdi_desktop.ui.workshop.navigation import Navigation


_OFFERED = 60
"""The most saved games that are listed."""


class MainWindow(AppWindow):
    """The main window. `load` gives the content when it is first needed."""

    def __init__(self, load: Callable[[], Content], settings: Settings, folder: Path, *, version: str = "") -> None:
        super().__init__()
        self._load = load
        self.settings = settings
        self.folder = folder
        self.version = version
        self.new_game: NewGameScreen | None = None
        self.other_page: QWidget | None = None
        """A page other than start screen and table: the workshop, or one of a table with several computers."""
        self._at_table: AtTable | None = None
        self._network: NetworkGame | None = None
        self._files_read: tuple[tuple[str, int, int], ...] | None = None
        """The state of the home-made files when they were read."""
        self._own_content: Content | None = None
        """This computer's content, while other content is used."""
        self._left_behind = False
        """Whether the user has confirmed leaving though the last moves could not be saved."""
        self.start = StartScreen()
        self.pages = regions.Pages()
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        self.notice = Notice(self)
        self.notice.over_table = self._apron
        keys.take(settings)
        self._dress()
        self.menus = Menus(self, lambda: self.at_table)
        self._connect_start()
        settings.observe(self._set)
        self._set(TROUBLE)
        self.setWindowTitle("RDI Desktop")
        self.setAcceptDrops(True)
        self._place = WindowPlace(self, settings.memo("window"), self._rescale)
        self.show_start()

    # Created on first access

    @cached_property
    def content(self) -> Content:
        """Every character, deck and drink."""
        from rdi_desktop.content.homemade import state

        loaded = self._load()
        self._files_read = state()
        return self._worn(loaded)

    @cached_property
    def catalogue(self) -> Catalogue:
        """What can be chosen for a game."""
        from rdi_desktop.ui.pages.catalogue import catalogue_of

        return catalogue_of(self.content)

    def renew_content(self) -> None:
        """Read all content again: home-made files have changed."""
        self.__dict__.pop("content", None)
        self._show_content()

    def play_with(self, lent: Content | None) -> None:
        """Use that content instead, at somebody else's table; None: this computer's own again."""
        if lent is not None:
            self._own_content = self._own_content or self.content
            self.content = self._worn(lent)
        elif self._own_content is not None:
            self.content, self._own_content = self._own_content, None
        self._show_content()

    def _worn(self, content: Content) -> Content:
        """Register the colours and short names of the content's home-made characters."""
        from rdi_desktop.session.picking import take_name
        from rdi_desktop.ui.cards import dyes

        for file in content.made:
            if file.head.kind == "character":
                dyes.take(who := content.characters[str(file.head.id)])
                take_name(who)
        return content

    def _show_content(self) -> None:
        self.__dict__.pop("catalogue", None)
        if "rulebook" in self.__dict__:
            self.rulebook.__dict__.pop("book", None)
        if self._at_table is not None:
            self._at_table.renew()

    @cached_property
    def rulebook(self) -> RulebookOpener:
        from rdi_desktop.ui.window.rulebook_opener import RulebookOpener

        return RulebookOpener(self)

    @cached_property
    def lessons(self) -> Lessons:
        from rdi_desktop.ui.pages.lessons import Lessons

        return Lessons(self)

    @cached_property
    def guests(self) -> Guests:
        """The guest book."""
        from rdi_desktop.ui.pages.guestbook import Guests

        return Guests(self)

    @cached_property
    def puzzles(self) -> Puzzles:
        """The brain-teasers."""
        from rdi_desktop.ui.pages.puzzles import Puzzles

        return Puzzles(self)

    @cached_property
    def workshop(self) -> Navigation:
        """The workshop for home-made characters."""
        from rdi_desktop.ui.workshop.navigation import Navigation

        return Navigation(self)

    @property
    def at_table(self) -> AtTable:
        """The game or replay, with log and inspector."""
        if self._at_table is None:
            from rdi_desktop.ui.window.at_table import AtTable

            self._at_table = AtTable(self)
            self._at_table.rescale(scaling.unit())
        return self._at_table

    @property
    def network(self) -> NetworkGame:
        """Games on several computers."""
        if self._network is None:
            from rdi_desktop.ui.lan.network_game import NetworkGame

            self._network = NetworkGame(self)
        return self._network

    # What is shown

    @property
    def docks(self) -> Docks:
        """The docks beside the table."""
        return self.at_table.docks

    @property
    def game(self) -> GamePage | None:
        """The game on the table."""
        return self._at_table.game if self._at_table is not None else None

    @property
    def looking_back(self) -> ReplayPage | None:
        """The replay on the table."""
        return self._at_table.looking_back if self._at_table is not None else None

    @property
    def network_table(self) -> NetworkGame | None:
        """The game on several computers, if this window is at such a table."""
        return self._network if self._network is not None and self._network.membership is not None else None

    def show_start(self) -> None:
        """The start screen."""
        self.clear()
        games, last = self._saved()
        self.start.show_games(games, last)
        self.turn_to(self.start)

    def lay_table(self, draft: TableDraft | None = None) -> None:
        """Set up a new game."""
        from rdi_desktop.ui.pages.favourites import Favourites
        from rdi_desktop.ui.pages.newgame import NewGameScreen

        self.clear()
        self._look_at_own_files()
        self.new_game = NewGameScreen(self.catalogue, draft or self._last_draft(), Favourites(self.settings))
        self.new_game.cards_wanted.connect(partial(self.open_page, "cards"))
        self.new_game.started.connect(self.deal)
        self.new_game.left.connect(self.show_start)
        self.new_game.together_wanted.connect(self.play_together)
        self.turn_to(self.new_game)

    def play_together(self, draft: TableDraft | None = None) -> None:
        """Host a table for several computers with that set-up, or join one."""
        self.network.open_entrance(draft)

    def show_page(self, page: QWidget) -> None:
        """Show a page that is made only for this: the workshop, or one of a table with several computers."""
        self.other_page = page
        self.turn_to(page)

    def deal(self, plan: GamePlan, commands: Sequence[Command] = (), *, coached: bool = False) -> None:
        """Begin this game; with commands, continue from where they lead; `coached`: with explanations from the start."""
        if coached:
            self.at_table.coach.begin_anew()
        self.at_table.deal(plan, commands)

    def play(self, session: Played) -> None:
        """Show and run a session."""
        self.at_table.play(session)

    def watch(
        self, replay: ReplaySession, back_to: Path | None = None, after: Callable[[], object] | None = None
    ) -> None:
        """Look back at a game; afterwards continue with the saved game `back_to`, and call `after`."""
        self.at_table.watch(replay, back_to, after)

    # Actions in the game on the table

    def undo(self) -> None:
        """Take one decision back."""
        self.at_table.undo()

    def trigger(self, action: str) -> None:
        """Trigger that menu entry."""
        self.menus.actions[action].trigger()

    def hint_at_puzzle(self) -> None:
        """Give the next hint of the brain-teaser on the table."""
        self.puzzles.hint()

    def enter_game(self, session: Played) -> BookGame | None:
        """Add a finished game to the guest book; None if it does not belong in it."""
        return self.guests.enter(session)

    def game_ended(self) -> None:
        """The whole game on the table is known now: add it to the guest book."""
        self.at_table.enter()

    # Leaving the table

    def leave_for(self, what: str, go: Callable[[], object]) -> None:
        """Do something that leaves the table; asks first if a game is going on."""
        session = self.game.session if self.game is not None else None
        text = said("main-window-saved-stands-go-start")
        if self.network_table is not None:
            text = self.network_table.leaving() or ""
        elif session is None or session.over or not session.commands or session.fleeting:
            text = ""
        if not text:
            go()
            return
        self._offer(said("main-window-leave-game"), text, what, go).leave.setFocus()

    def go_on(self) -> None:
        """Continue the last unfinished game."""
        _, last = self._saved()
        if last is not None:
            self.open_file(last.path)

    def _saved(self) -> tuple[list[SavedGame], SavedGame | None]:
        """The recent games, and the one that "Continue" opens."""
        if not self.folder.is_dir():
            return [], None
        from rdi_desktop.session.shelf import recent, unfinished  # whoever has not played yet does not wait for it

        games = recent(self.folder)
        return games, unfinished(games)

    def choose_game(self) -> None:
        """List the saved games."""
        from rdi_desktop.session.shelf import recent
        from rdi_desktop.ui.pages.open_game import OpenGameDialog

        games = recent(self.folder, _OFFERED) if self.folder.is_dir() else []
        playing = self.game_file()
        others = [save for save in games if save.path != playing]
        dialog = OpenGameDialog(others, self._short_name, self, playing=playing is not None)
        dialog.game_chosen.connect(self.open_file)
        dialog.elsewhere_wanted.connect(self.choose_file)
        dialog.finished.connect(self._look_at_games)
        dialog.open()

    def _short_name(self, character: str) -> str:
        known = self.catalogue.character(character)
        return known.short if known is not None else character

    def _look_at_games(self) -> None:
        """Update the list on the start screen, since games may have been deleted."""
        if self.pages.currentWidget() is self.start:
            self.show_start()

    def choose_file(self) -> None:
        """Ask for a saved game."""
        from PySide6.QtWidgets import QFileDialog

        from rdi_desktop.session.save import SUFFIX

        path, _ = QFileDialog.getOpenFileName(
            self, said("main-window-open-game"), str(self.folder), said("main-window-games", SUFFIX=SUFFIX)
        )
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Continue a saved game, watch it if it is over, or look at a parcel with a character."""
        if path.suffix.lower() == arriving.CHARACTER:
            self.workshop.look_at(path)
        else:
            self.at_table.open_file(path)

    def let_in(self, path: Path) -> None:
        """Open a dropped or double-clicked file; asks first if a game is going on."""
        if path.suffix.lower() in arriving.KNOWN and QApplication.activeModalWidget() is None:
            self.leave_for(said("main-window-open-file"), lambda: self.open_file(path))

    def game_file(self) -> Path | None:
        """The file of the game on the table."""
        return self.game.session.path if self.game is not None else None

    # Dialogs over the window

    def open_page(self, key: str, place: str = "") -> None:
        """Open that page of the table in `ui.look.pages`, at a place in it if it has some."""
        page = pages.page(key)
        call = partial(self._opener(page), *([place] if place else []))
        if page.where is pages.Where.AWAY:
            self.leave_for(page.leave, call)
        else:
            call()

    def _opener(self, page: pages.PageEntry) -> Callable[..., object]:
        """What opens that page."""
        if page.opens:
            opener: Callable[..., object] = attrgetter(page.opens)(self)
            return opener

        def show(*place: str) -> None:
            made = getattr(import_module(f"rdi_desktop.ui.{page.module}"), page.sheet)
            sheet: Sheet = made(*(getattr(self, each) for each in page.needs), self, *place)
            sheet.page_wanted.connect(self.open_page)
            sheet.open()

        return show

    def open_help_here(self) -> None:
        """Help for the present situation: at the table the rules about it."""
        self.rulebook.help_here()

    # inside

    def _connect_start(self) -> None:
        self.start.continue_wanted.connect(self.go_on)
        self.start.page_wanted.connect(self.open_page)
        self.start.quit_wanted.connect(self.close)
        self.start.game_chosen.connect(self.open_file)

    def _apron(self) -> tuple[QRect, list[QRect]] | None:
        """The area for a notice over a table."""
        page = self.game
        return page.apron(self) if page is not None and page is self.pages.currentWidget() else None

    def turn_to(self, page: QWidget) -> None:
        """Show a page."""
        playing = page in (self.game, self.looking_back)
        if self._at_table is not None:
            self._at_table.docks.lie_beside(table=playing)
        self.menus.follow(playing=page is self.game, watching=page is self.looking_back)
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        if (layout := self.layout()) is not None:
            layout.activate()  # draw the page only once, at the size that the docks leave
        self.pages.turn_to(page)

    def clear(self) -> None:
        """Leave the page that is shown; the caller shows another one."""
        if self._network is not None and not self._network.moving:
            self._network.left()
        self.notice.hide()
        lost = self._at_table.leave() if self._at_table is not None else None
        for page in (self.new_game, self.other_page):
            if page is not None:
                self.pages.put_away(page)
        self.new_game = self.other_page = None
        if self._network is not None and not self._network.moving:
            self._network.lent.give_back()
        if lost is not None:
            self.notice.say(lost)

    def _look_at_own_files(self) -> None:
        """Read home-made files again that have changed since."""
        from rdi_desktop.content.homemade import state

        if "content" in self.__dict__ and self._files_read != state():
            self.renew_content()

    def _last_draft(self) -> TableDraft:
        from rdi_desktop.session.draft import TableDraft
        from rdi_desktop.session.shelf import recent

        games = recent(self.folder, 1)
        if games:
            draft = TableDraft.of(games[0].header.plan, self.catalogue.variants)
            if all(self.catalogue.character(seat.character) for seat in draft.seats):
                draft.ask_always = self.settings.flag("ask_always")
                return draft
        draft = TableDraft.first_table(self.catalogue.ids)
        draft.ask_always = self.settings.flag("ask_always")
        return draft

    def _set(self, key: str) -> None:
        if key == "font_scale":
            self._rescale()
        if key in (THEME_KEY, SIGHT_KEY):
            self._dress()
        if key == LANGUAGE_KEY and tongue.follow(self.settings):
            self._say_anew()
        if key == TROUBLE and self.settings.trouble:
            self.notice.say(self.settings.trouble)
        if self._at_table is not None:
            self._at_table.set(key)
        self.menus.follow_settings()
        if key == keys.CHANGED:
            self.menus.follow_keys()

    def _say_anew(self) -> None:
        """Say everything in another language: what is shown is made anew. The workshop follows when it is opened next."""
        session = self.game.session if self.game is not None else None
        drawer = self._at_table.docks.open_drawer() if self._at_table is not None else ("", False)
        again = self._at_table.hand_over() if self._at_table is not None else None
        if session is not None and session.fleeting and self.network_table is None:  # a lesson begins anew
            session.close()
            again = None
        self._at_table = None
        for made in ("rulebook", "lessons", "puzzles", "guests", "catalogue"):
            self.__dict__.pop(made, None)
        self.menus.remove()
        self.menus = Menus(self, lambda: self.at_table)
        at_start, before = self.pages.currentWidget() is self.start, self.start
        self.start = StartScreen()
        self._connect_start()
        self.pages.insertWidget(0, self.start)
        self.pages.removeWidget(before)
        before.deleteLater()
        if self._network is not None:
            self._network.say_anew()
        if self.network_table is None and again is not None:
            again(self.at_table)
        elif self.new_game is not None:
            self.lay_table(self.new_game.draft)
        elif at_start or (self.other_page is None and self.game is None):
            self.show_start()
        self._rescale()
        if drawer[0]:
            self.docks.open_again(*drawer)

    def _offer(self, title: str, text: str, take: str, go: Callable[[], object]) -> ProblemDialog:
        """Ask before leaving something unfinished."""
        from rdi_desktop.ui.panels.problem_dialog import ProblemDialog

        offer = ProblemDialog(title, text, take, said("main-window-stay"), self)
        offer.accepted.connect(go)
        offer.open()
        return offer

    def _leave_behind(self) -> None:
        self._left_behind = True
        self.close()

    def _rescale(self) -> None:
        """Scale everything beside the table with the window and the chosen letters."""
        unit = scaling.unit_of(self.size(), self.settings.number("font_scale"))
        app = QApplication.instance()
        if unit != scaling.unit() and isinstance(app, QApplication):
            scaling.set_unit(unit)
            app.setStyleSheet(style.style_sheet(unit))
        if self._at_table is not None:
            self._at_table.rescale(unit)
        for page in (self.start, self.new_game, self.other_page):
            if (fit := getattr(page, "fit", None)) is not None:
                fit()

    def _dress(self) -> None:
        """Apply the chosen theme to the whole program."""
        if not THEME.wear(self.settings.word(THEME_KEY), self.settings.word(SIGHT_KEY)):
            return
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setPalette(style.palette())
            QToolTip.setPalette(style.palette())
            app.setStyleSheet(style.style_sheet(scaling.unit()))
            for widget in app.allWidgets():
                widget.update()
        if self._at_table is not None:
            self._at_table.dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale with the window."""
        self._rescale()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit by its place on the keyboard."""
        if not by_place(self, event):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files that can be opened."""
        if arriving.file_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file."""
        if (path := arriving.file_in(event)) is not None:
            event.acceptProposedAction()
            QTimer.singleShot(0, lambda: self.let_in(path))  # so that the dragging program need not wait

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close. The game is saved already; if not, ask first."""
        if not self._left_behind and (why := self._to_lose()) is not None:
            event.ignore()
            self._offer(*why, self._leave_behind)
            return
        size = self.normalGeometry() if self.isMaximized() else self.geometry()
        large = " maximized" if self.isMaximized() or self.isFullScreen() else ""
        if self._at_table is not None:
            self._at_table.docks.remember()
        if "guests" in self.__dict__:
            self.guests.close()
        self.settings.remember("window", f"{size.width()} {size.height()}{large}")
        self.clear()
        self.pages.drop()
        super().closeEvent(event)

    def _to_lose(self) -> tuple[str, str, str] | None:
        """What to say before closing: title, text, and the label of the button for closing anyway."""
        if self._at_table is not None and (unwritten := self._at_table.unwritten) is not None:
            return said("main-window-last-moves-written-down"), unwritten, said("main-window-leave-same")
        if self.network_table is not None and (why := self.network_table.leaving()):
            return said("main-window-leave-table"), why, said("main-window-leave")
        return self.workshop.to_lose() if "workshop" in self.__dict__ else None
