# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: start screen, laying a table, the game with its docks, looking back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCloseEvent, QCursor, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QStackedWidget, QWidget

from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import Opening, new_session, open_save
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.session.save import SUFFIX, SavedGame, SaveError, read_save
from rdi_desktop.session.save_words import lost_words, not_written_words, problem_words, save_error_words
from rdi_desktop.session.shelf import recent, unfinished
from rdi_desktop.ui import scaling, sound, style
from rdi_desktop.ui.about import AboutDialog
from rdi_desktop.ui.advice import Advisor
from rdi_desktop.ui.cards import CardFace
from rdi_desktop.ui.catalogue import catalogue_of
from rdi_desktop.ui.chart import ChartDialog
from rdi_desktop.ui.choices import TableChoices
from rdi_desktop.ui.docks import Docks
from rdi_desktop.ui.fan import PileDialog
from rdi_desktop.ui.gallery import GalleryDialog
from rdi_desktop.ui.game_page import GamePage
from rdi_desktop.ui.help import HelpDialog
from rdi_desktop.ui.inspector import Inspected, Inspector, pile_key
from rdi_desktop.ui.log import LogView
from rdi_desktop.ui.menus import Menus
from rdi_desktop.ui.newgame import NewGameScreen
from rdi_desktop.ui.notice import Notice
from rdi_desktop.ui.offer import Offer
from rdi_desktop.ui.open_game import OpenGameDialog
from rdi_desktop.ui.papers import Papers, trouble
from rdi_desktop.ui.replay_page import ReplayPage
from rdi_desktop.ui.settings import Settings
from rdi_desktop.ui.settings_dialog import SettingsDialog
from rdi_desktop.ui.start import StartScreen
from rdi_desktop.ui.table import TableWidget
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.words_card import OpenPile, open_piles
from rdi_desktop.ui.words_log import Teller, told

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.net.remote import RemoteSession
    from rdi_desktop.ui.lan.together import Together


_OFFERED = 60
"""So many saved games are offered to be opened."""


class MainWindow(QMainWindow):
    """Everything one can get to."""

    def __init__(self, content: Content, settings: Settings, folder: Path, *, version: str = "") -> None:
        super().__init__()
        self.content = content
        self.settings = settings
        self.folder = folder
        self.version = version
        self.catalogue = catalogue_of(content)
        self.faces = Faces(content)
        self.game: GamePage | None = None
        self.looking_back: ReplayPage | None = None
        self.new_game: NewGameScreen | None = None
        self.aside: QWidget | None = None
        """A page of a table with several computers: its doors, or its lobby."""
        self._together: Together | None = None
        self.advisor = Advisor(self)
        """Who was told what the computer player would do with their hand."""
        self._left_behind = False
        """People leave although the last moves could not be written down."""
        self.start = StartScreen()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        self.notice = Notice(self)
        self.papers = Papers(self)
        self.log = LogView(self._face_of)
        self.inspector = Inspector(self._face_of)
        self.docks = Docks(self, settings, self.log, self.inspector)
        self.log_dock, self.inspector_dock = self.docks.log, self.docks.inspector
        self.menus = Menus(self)
        self._connect_start()
        self.log.card_kept.connect(self.inspector.keep_card)
        settings.observe(self._set)
        self.setWindowTitle("RDI Desktop")
        self.setMinimumSize(1024, 640)
        self.resize(1280, 720)
        self._find_place()
        self.show_start()

    # Where one is

    def show_start(self) -> None:
        """The start screen."""
        self._leave()
        games = recent(self.folder)
        self.start.show_games(games, unfinished(self.folder) if games else None)
        self._show(self.start)

    def lay_table(self, draft: TableDraft | None = None) -> None:
        """Choose players and characters."""
        self._leave()
        draft = draft or self._last_draft()
        self.new_game = NewGameScreen(self.catalogue, draft)
        self.new_game.started.connect(self.deal)
        self.new_game.left.connect(self.show_start)
        self.new_game.together_wanted.connect(self.play_together)
        self._show(self.new_game)

    def play_together(self, draft: TableDraft | None = None) -> None:
        """Host a table for several computers, laid like that, or join one."""
        self.together.open_doors(draft)

    @property
    def together(self) -> Together:
        """The game on several computers; who plays alone never waits for what it needs."""
        if self._together is None:
            from rdi_desktop.ui.lan.together import Together

            self._together = Together(self)
        return self._together

    @property
    def company(self) -> Together | None:
        """The same while this window is at such a table."""
        return self._together if self._together is not None and self._together.visit is not None else None

    def show_page(self, page: QWidget) -> None:
        """Show a page of a table with several computers."""
        self.aside = page
        self._show(page)

    def deal(self, plan: GamePlan, commands: Sequence[Command] = ()) -> None:
        """Begin this game; with commands, go on from where they lead."""
        self.play(
            new_session(
                plan,
                self.content,
                self.folder,
                program=self.version,
                commands=commands,
            )
        )

    def play(self, session: LocalSession | RemoteSession) -> None:
        """Show and drive a session."""
        self._leave()
        self.game = GamePage(session, self.settings)
        self.game.changed.connect(self._game_changed)
        self.game.rematch_wanted.connect(self.rematch)
        self.game.new_wanted.connect(self.another_table)
        self.game.left.connect(self.show_start)
        self.game.replay_wanted.connect(self.replay_game)
        self.game.chart_wanted.connect(self.show_chart)
        self.game.wanted.connect(lambda what: self.menus.actions[what].trigger())
        table = self.game.table
        table.table.submitted.connect(self._moved)
        self.faces.seated(session.view(None))
        self.log.follow(session, self.game.viewer)
        self._inspect(table, session)
        self._show(self.game)
        self._game_changed()
        table.setFocus()

    def _inspect(self, table: TableWidget, session: Inspected) -> None:
        """Let the inspector and this table know of each other."""
        scene = table.table
        scene.set_all_arrows(self.settings.flag("all_arrows"))
        table.card_hovered.connect(self.inspector.show_card)
        table.entry_selected.connect(self.inspector.select_entry)
        scene.picks_changed.connect(self._refresh_inspector)
        scene.pile_selected.connect(self._leaf_through)
        scene.play_selected.connect(lambda card: self.explain(card.definition, card.owner))
        self.inspector.follow(session, TableChoices(scene))
        self.inspector.entry_chosen.connect(scene.select_entry)

    def leave_for(self, what: str, go: Callable[[], object]) -> None:
        """Do something that leaves the table; a game that is going on is not left without asking."""
        session = self.game.session if self.game is not None else None
        text = "It is saved as it stands: you can go on with it from the start screen whenever you like."
        if self.company is not None:
            text = self.company.leaving() or ""
        elif session is None or session.over or not session.commands:
            text = ""
        if not text:
            go()
            return
        offer = Offer("Leave this game?", text, what, "Stay", self)
        offer.leave.setFocus()
        offer.accepted.connect(go)
        self.open_dialog(offer)

    def rematch(self) -> None:
        """The same players with other luck; several computers go back to their lobby."""
        if self.company is not None:
            self.company.again()
        elif self.game is not None:
            self.deal(self.game.session.plan.again())

    def another_table(self) -> None:
        """Lay a table like the one just played at."""
        if self.game is not None:
            self.lay_table(TableDraft.of(self.game.session.plan, self.catalogue.variants))

    def replay_game(self) -> None:
        """Watch the game on the table from its beginning; leaving that leads back to it."""
        if self.game is not None and (replay := self.papers.whole_game()) is not None:
            session = self.game.session
            if self.company is not None:
                self.company.look_back(replay)
            else:
                self.watch(replay, back_to=None if session.over else session.path)

    def watch(self, replay: ReplaySession, back_to: Path | None = None) -> None:
        """Look back at a game; afterwards go on with the saved game `back_to`."""
        self._leave()
        self.looking_back = ReplayPage(replay, self.settings)
        self.looking_back.branched.connect(self.deal)
        self.looking_back.left.connect(self.show_start if back_to is None else lambda: self.open_file(back_to))
        self.looking_back.chart_wanted.connect(self.show_chart)
        self.looking_back.moved.connect(self._replay_moved)
        self.faces.seated(replay.view(None))
        self.log.follow(replay, self.looking_back.viewer)
        self._inspect(self.looking_back.table, replay)
        self._show(self.looking_back)
        self._replay_moved()
        self.looking_back.setFocus()

    def go_on(self) -> None:
        """Go on with the last game that is not over."""
        save = unfinished(self.folder)
        if save is not None:
            self.open_file(save.path)

    def choose_game(self) -> None:
        """Offer the saved games."""
        games = recent(self.folder, _OFFERED) if self.folder.is_dir() else []
        playing = self.game_file()
        dialog = OpenGameDialog([save for save in games if save.path != playing], self._short_name, self)
        dialog.game_chosen.connect(self.open_file)
        dialog.elsewhere_wanted.connect(self.choose_file)
        dialog.finished.connect(self._look_at_games)
        self.open_dialog(dialog)

    def _short_name(self, character: str) -> str:
        known = self.catalogue.character(character)
        return known.short if known is not None else character

    def _look_at_games(self) -> None:
        """Some may have been thrown away."""
        if self.pages.currentWidget() is self.start:
            self.show_start()

    def choose_file(self) -> None:
        """Ask for a saved game."""
        path, _ = QFileDialog.getOpenFileName(self, "Open a game", str(self.folder), f"Games (*{SUFFIX})")
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Go on with a saved game, or watch it if it is over."""
        try:
            self._open(read_save(path))
        except (SaveError, OSError) as error:
            self.notice.say(save_error_words(error))

    def _open(self, save: SavedGame) -> None:
        opening = open_save(save, self.content)
        problem = opening.problem
        if problem is None or not problem.loses:
            self._go_on(opening)
            if problem is not None:
                self.notice.say(problem_words(problem, opening.turn))
            return
        offer = Offer(
            "Not all of this game is left",
            problem_words(problem, opening.turn),
            f"Go on from turn {opening.turn}",
            "Leave it",
            self,
        )
        offer.accepted.connect(lambda: self._go_on(opening))
        self.open_dialog(offer)

    def _go_on(self, opening: Opening) -> None:
        if opening.over:
            self.watch(ReplaySession(opening.save.header.plan, self.content, opening.history.commands))
            return
        try:
            session = opening.session()
        except OSError as error:  # it has gone while people were asked
            self.notice.say(save_error_words(error))
        else:
            self.play(session)

    def game_file(self) -> Path | None:
        """The file of the game on the table."""
        return self.game.session.path if self.game is not None else None

    # Things to do in a game

    def undo(self) -> None:
        """Take one decision back."""
        if self.game is not None and (reason := self.game.undo()):
            self.notice.say(reason)

    def undo_steps(self) -> list[tuple[int, str]]:
        """The decisions that may be taken back, newest first: what to keep, and what was decided."""
        if self.game is None:
            return []
        session = self.game.session
        teller = Teller([seat.name for seat in session.seats], self.game.viewer)
        found = []
        for step in session.undo.steps():
            if step.blocked:
                break
            event = next((e for e in session.events(session.event_marks[step.to], self.game.viewer) if told(e)), None)
            found.append((step.to, teller.line(event).text if event is not None else "The last decision"))
        return found

    def undo_to(self, to: int) -> None:
        """Take back to a chosen decision."""
        if self.game is not None:
            self.game.undo(to)

    def show_chart(self) -> None:
        """Fortitude, Alcohol Content and Gold over the turns."""
        if self.game is not None:
            if (played := self.papers.whole_game()) is not None:
                self.open_dialog(ChartDialog(played, self))
        elif self.looking_back is not None:
            replay = self.looking_back.replay
            dialog = ChartDialog(ReplaySession(replay.plan, self.content, replay.commands), self)
            dialog.turn_wanted.connect(self.looking_back.go_to_turn)
            dialog.turn_wanted.connect(dialog.accept)
            self.open_dialog(dialog)

    def pass_menu(self) -> None:
        """Offer the one who has the screen to be passed over."""
        if self.game is not None and self.game.playing:
            self.game.everybodys_pass_menu(QCursor.pos() if self.underMouse() else self.mapToGlobal(QPoint(60, 60)))

    def people(self) -> list[tuple[int, str]]:
        """The people who share this screen, if there are several."""
        if self.game is None or not self.game.session.plan.hot_seat:
            return []
        return [(seat, self.game.session.seats[seat].name) for seat in self.game.session.plan.humans]

    def break_in(self, seat: int) -> None:
        """Give that person the screen, to play an Anytime card over whatever goes on."""
        if self.game is not None and (reason := self.game.break_in(seat)):
            self.notice.say(reason)

    def open_piles(self) -> list[OpenPile]:
        """The piles that one may leaf through now."""
        page = self.game or self.looking_back
        return [pile for pile in open_piles(page.table.table.view) if pile.cards] if page is not None else []

    def leaf_through(self, pile: str) -> None:
        """Spread out the cards of an open pile."""
        self.inspector.open_pile(pile)
        page = self.game or self.looking_back
        found = next((each for each in self.open_piles() if each.key == pile), None)
        if page is None or found is None:
            return
        dialog = PileDialog(found.title, [self.faces.face(dict(card)) for card in found.cards], self)
        cards = list(found.cards)
        dialog.card_kept.connect(lambda place: self.explain(cards[place]["def"], cards[place]["owner"]))
        self.open_dialog(dialog)

    def explain(self, definition: str, owner: int | None) -> None:
        """Show what a card does in the inspector."""
        self.docks.show_inspector()
        self.inspector.keep_card(definition, owner)

    def mark_choice(self, step: int) -> None:
        """Go through the inspector's list of choices by key."""
        self.docks.show_inspector()
        self.inspector.mark(step)

    def skip_pause(self) -> None:
        """On with what is shown, or let a computer player move at once."""
        if self.game is not None:
            self.game.skip_pause()

    def hold(self) -> None:
        """Hold what is shown, or let it go on."""
        if self.game is not None:
            self.game.hold()

    def end_passing(self) -> None:
        """Everybody is asked again."""
        if self.game is not None:
            self.game.session.end_passing()

    def open_settings(self) -> None:
        """The settings."""
        self.open_dialog(SettingsDialog(self.settings, self))

    def open_help(self) -> None:
        """How to play."""
        self.open_dialog(HelpDialog(self))

    def open_gallery(self) -> None:
        """Every card there is."""
        GalleryDialog(self.content, self).open()  # it knows its own size

    def open_about(self) -> None:
        """About this program."""
        self.open_dialog(AboutDialog(self.version, self))

    # inside

    def open_dialog(self, dialog: QDialog) -> None:
        """Ask or tell something over the window, with letters as large as everywhere."""
        scaling.rescale_within(dialog, self.screen().availableSize().boundedTo(self.size()))
        dialog.open()

    def _connect_start(self) -> None:
        self.start.continue_wanted.connect(self.go_on)
        self.start.new_wanted.connect(self.lay_table)
        self.start.together_wanted.connect(self.play_together)
        self.start.open_wanted.connect(self.choose_game)
        self.start.help_wanted.connect(self.open_help)
        self.start.cards_wanted.connect(self.open_gallery)
        self.start.settings_wanted.connect(self.open_settings)
        self.start.quit_wanted.connect(self.close)
        self.start.game_chosen.connect(self.open_file)

    def _show(self, page: QWidget) -> None:
        playing = page in (self.game, self.looking_back)
        self.docks.lie_beside(table=playing)
        self.menus.follow(playing=page is self.game, watching=page is self.looking_back)
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        if (layout := self.layout()) is not None:
            layout.activate()  # the page is drawn once, at the size that the docks leave
        self.pages.setCurrentWidget(page)

    def clear(self) -> None:
        """Leave the page that is shown; whoever calls shows another one."""
        self._leave()

    def _leave(self) -> None:
        if self._together is not None and not self._together.moving:
            self._together.left()
        self.inspector.leave()
        self.advisor.drop()
        self.notice.hide()
        trouble: str | None = None
        for page in (self.game, self.looking_back, self.new_game, self.aside):
            if page is None:
                continue
            if isinstance(page, GamePage):
                trouble = page.close_game()
            elif isinstance(page, ReplayPage):
                page.close_game()
            self.pages.removeWidget(page)
            page.deleteLater()
        self.game = self.looking_back = self.new_game = self.aside = None
        if trouble is not None:
            self.notice.say(lost_words(trouble))

    def _last_draft(self) -> TableDraft:
        games = recent(self.folder, 1)
        if games:
            draft = TableDraft.of(games[0].header.plan, self.catalogue.variants)
            if all(self.catalogue.character(seat.character) for seat in draft.seats):
                draft.ask_always = self.settings.flag("ask_always")
                return draft
        draft = TableDraft.usual(self.catalogue.ids)
        draft.ask_always = self.settings.flag("ask_always")
        return draft

    def _game_changed(self) -> None:
        if self.game is not None:
            self.log.refresh(self.game.viewer)
            self.inspector.refresh(self.game.eyes)
            self.advisor.look_again()
            if self.game.session.trouble is not None and (why := trouble(self.game.session)):
                self.notice.say(why)

    def _moved(self) -> None:
        """What was said was about what was then, unless it is still so."""
        if self.game is not None and self.game.session.trouble is None:
            self.notice.hide()

    def _refresh_inspector(self) -> None:
        if self.game is not None:
            self.inspector.refresh(self.game.eyes)

    def _leaf_through(self, pile: str) -> None:
        page = self.game or self.looking_back
        if page is not None and (key := pile_key(page.table.table.view, pile)):
            self.leaf_through(key)

    def _replay_moved(self) -> None:
        if self.looking_back is not None:
            self.log.refresh(self.looking_back.viewer)
            self.inspector.refresh(self.looking_back.viewer)

    def _face_of(self, definition: str, owner: int | None) -> CardFace:
        return self.faces.face({"def": definition, "owner": owner})

    def _set(self, key: str) -> None:
        if key == "font_scale":
            self._rescale()
        if key in ("sound", "volume"):
            sound.set_volume(self.settings.volume)
        for page in (self.game, self.looking_back):
            if key == "reduce_motion" and page is not None:
                page.table.set_reduced_motion(self.settings.flag("reduce_motion"))
            elif key == "font_scale" and page is not None:
                page.table.table.set_letters(self.settings.number(key))
            elif key == "pace" and page is not None:
                page.set_pace(self.settings.number("pace"))
            elif key == "all_arrows" and page is not None:
                page.table.set_all_arrows(self.settings.flag("all_arrows"))
        self.menus.follow_settings()

    def _leave_behind(self) -> None:
        self._left_behind = True
        self.close()

    def _find_place(self) -> None:
        """Be as large as the window was when it was closed."""
        match self.settings.memo("window").split():
            case [width, height, *large] if width.isdecimal() and height.isdecimal():
                self.resize(int(width), int(height))
                if large:
                    self.setWindowState(Qt.WindowState.WindowMaximized)

    def _rescale(self) -> None:
        """Let everything beside the table grow with the window and with the size of letters."""
        unit = scaling.unit_of(self.size(), self.settings.number("font_scale"))
        app = QApplication.instance()
        if unit != scaling.unit() and isinstance(app, QApplication):
            scaling.set_unit(unit)
            app.setStyleSheet(style.style_sheet(unit))
        self.inspector.setMinimumWidth(min(round(250 * unit), self.width() * 3 // 10))
        for page in (self.start, self.new_game, self.aside):
            if (fit := getattr(page, "fit", None)) is not None:
                fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything grows with the window."""
        self._rescale()
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave: the game is written already. If it could not be, people are asked."""
        session = self.game.session if self.game is not None else None
        if isinstance(session, LocalSession) and session.trouble is not None and not self._left_behind:
            event.ignore()
            text = not_written_words(session.trouble)
            offer = Offer("The last moves are not written down", text, "Leave all the same", "Stay", self)
            offer.accepted.connect(self._leave_behind)
            self.open_dialog(offer)
            return
        if self.company is not None and not self._left_behind and (why := self.company.leaving()):
            event.ignore()
            offer = Offer("Leave this table?", why, "Leave", "Stay", self)
            offer.accepted.connect(self._leave_behind)
            self.open_dialog(offer)
            return
        size = self.normalGeometry() if self.isMaximized() else self.geometry()
        large = " maximized" if self.isMaximized() or self.isFullScreen() else ""
        self.docks.remember()
        self.settings.remember("window", f"{size.width()} {size.height()}{large}")
        self._leave()
        super().closeEvent(event)
