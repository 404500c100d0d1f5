# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything the window has while a game or a replay is shown, with the log and the inspector."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import QCursor

from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.opening import Opening, new_session, open_save
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.session.save import SavedGame, SaveError, read_save
from rdi_desktop.session.save_words import lost_words, not_written_words, problem_words, save_error_words
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.pages.chart import ChartDialog
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.pages.guestbook import evening_words, moment_words
from rdi_desktop.ui.pages.replay_page import ReplayPage
from rdi_desktop.ui.panels.card_words import OpenPile, open_piles
from rdi_desktop.ui.panels.docks import Docks
from rdi_desktop.ui.panels.fan import PileDialog
from rdi_desktop.ui.panels.inspector import Inspector, pile_key
from rdi_desktop.ui.panels.log import LogView
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.table.action_list import TableChoices
from rdi_desktop.ui.table.faces import Faces, kind_of_card
from rdi_desktop.ui.table.shown_session import ShownSoFar
from rdi_desktop.ui.table.spoken import standing
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.window.advice import Advisor
from rdi_desktop.ui.window.calling import Calling
from rdi_desktop.ui.window.coach import Coach
from rdi_desktop.ui.window.exports import Exports, trouble
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.log import LogLine, LogTeller, told
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played, Session, Watched
    from rdi_desktop.session.guestbook import BookGame
    from rdi_desktop.ui.pages.app_window import AppWindow


class AtTable(QObject):
    """The game or replay of a window, and everything that can be done in it."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self._calling = Calling(window)
        self.game: GamePage | None = None
        self.evening: BookGame | None = None
        """The entry of the game in the guest book, once it has ended."""
        self.looking_back: ReplayPage | None = None
        self._watched: tuple[ReplaySession, Path | None, Callable[[], object] | None] | None = None
        """The replay that is shown, and where it leads."""
        self.faces = Faces(window.content)
        self.advisor = Advisor(window)
        """Shows hints."""
        self.coach = Coach(window)
        self.log = LogView(self._face_of, says=self._says)
        self.exports = Exports(window, self.log)
        self.inspector = Inspector(self._face_of)
        self.docks = Docks(window, window.settings, self.log, self.inspector)
        self.docks.rail = self._rail
        self.docks.covers = self._covered
        self.docks.home = self.go_home
        self.log.card_kept.connect(self.inspector.keep_card)
        self.log.grown.connect(self._tell_table)
        self.inspector.rule_wanted.connect(partial(window.open_page, "rules"))
        self.log.rule_wanted.connect(partial(window.open_page, "rules"))

    @property
    def page(self) -> GamePage | ReplayPage | None:
        """The page with the table."""
        return self.game or self.looking_back

    def renew(self) -> None:
        """Use the present content; there is no game at this time."""
        self.faces = Faces(self._window.content)

    # Starting games

    def deal(self, plan: GamePlan, commands: Sequence[Command] = ()) -> None:
        """Begin this game; with commands, continue from where they lead."""
        window = self._window
        self.play(new_session(plan, window.content, window.folder, program=window.version, commands=commands))

    def play(self, session: Played) -> None:
        """Show and run a session."""
        self._window.clear()
        self._play(session)

    def _play(self, session: Played) -> None:
        window = self._window
        self._name_things(session)
        self.game = GamePage(session, window.settings)
        self.game.changed.connect(self._game_changed)
        self.game.rematch_wanted.connect(self.rematch)
        self.game.new_wanted.connect(self.another_table)
        self.game.left.connect(window.show_start)
        self.game.replay_wanted.connect(self.replay_game)
        self.game.chart_wanted.connect(self.show_chart)
        self.game.moment_wanted.connect(self.replay_moment)
        self.game.ended.connect(self.enter)
        self.coach.attend(self.game)
        self.game.said.connect(window.notice.say)
        self.game.wanted.connect(lambda what: self.bring_dock(what) if what == "inspector" else window.trigger(what))
        table = self.game.table
        table.table.submitted.connect(self._moved)
        for sheet in (self.game.out, self.game.ending):
            sheet.said.connect(table.heard.close)
        self.faces.seated(session.view(None))
        seen = ShownSoFar(session, self.game.showing)
        self.log.follow(seen, self.game.viewer)
        self._inspect(table, seen)
        table.table.seen_more.connect(self._seen_more)
        window.turn_to(self.game)
        self._game_changed()

    def _name_things(self, session: Session) -> None:
        """Use the names that characters' files give to their things."""
        people = {seat.character for seat in session.plan.seats}
        terms.call({id: name for who in sorted(people) for id, name in session.content.called(who).items()})

    def watch(
        self, replay: ReplaySession, back_to: Path | None = None, after: Callable[[], object] | None = None
    ) -> None:
        """Look back at a game; afterwards continue with the saved game `back_to`, and call `after`."""
        self._window.clear()
        self._watch(replay, back_to, after)

    def _watch(self, replay: ReplaySession, back_to: Path | None, after: Callable[[], object] | None) -> None:
        window = self._window
        self._watched = (replay, back_to, after)
        self._name_things(replay)
        self.looking_back = ReplayPage(replay, window.settings)
        self.looking_back.branched.connect(self.deal)
        self.looking_back.left.connect(window.show_start if back_to is None else lambda: self.open_file(back_to))
        if after is not None:
            self.looking_back.left.connect(after)
        self.looking_back.chart_wanted.connect(self.show_chart)
        self.looking_back.moved.connect(self._replay_moved)
        self.faces.seated(replay.view(None))
        table = self.looking_back.table
        seen = ShownSoFar(replay, table.table.showing)
        self.log.follow(seen, self.looking_back.viewer)
        self._inspect(table, seen)
        table.table.seen_more.connect(self._replay_moved)
        window.turn_to(self.looking_back)
        self._replay_moved()

    def _inspect(self, table: TableWidget, session: Watched) -> None:
        """Connect the inspector with this table."""
        scene = table.table
        table.card_hovered.connect(self.inspector.show_card)
        table.entry_selected.connect(self.inspector.select_entry)
        scene.picks_changed.connect(self._refresh_inspector)
        scene.told.connect(self._make_way)
        scene.pile_selected.connect(self._leaf_through)
        scene.play_selected.connect(lambda card: self.explain(card.definition, card.owner))
        self.inspector.follow(session, TableChoices(scene))
        self.inspector.entry_chosen.connect(scene.select_entry)

    def rematch(self) -> None:
        """The same players with another seed; several computers return to their lobby."""
        if self._window.network_table is not None:
            self._window.network_table.again()
        elif self.game is not None:
            self.deal(self.game.session.plan.again())

    def another_table(self) -> None:
        """Set up a table like the present one."""
        if self.game is not None:
            self._window.lay_table(TableDraft.of(self.game.session.plan, self._window.catalogue.variants))

    def replay_moment(self) -> None:
        """Watch the finished game from its memorable moment on."""
        evening = self.evening
        self.replay_game()
        if self.looking_back is not None and evening is not None and evening.moments:
            self.looking_back.go(evening.moments[0].position)

    def replay_game(self) -> None:
        """Watch the finished game from its beginning; leaving the replay returns to it."""
        if self.game is not None and (replay := self.exports.whole_game()) is not None:
            session = self.game.session
            if self._window.network_table is not None:
                self._window.network_table.look_back(replay)
            else:
                self.watch(replay, back_to=None if session.over else session.path)

    def open_file(self, path: Path) -> None:
        """Continue a saved game, or watch it if it is over."""
        try:
            self._open(read_save(path))
        except (SaveError, OSError) as error:
            self._window.notice.say(save_error_words(error))

    def _open(self, save: SavedGame) -> None:
        opening = open_save(save, self._window.content)
        problem = opening.problem
        if problem is None or not problem.loses:
            self._go_on(opening)
            if problem is not None:
                self._window.notice.say(problem_words(problem, opening.turn))
            return
        offer = ProblemDialog(
            said("at-table-game-left"),
            problem_words(problem, opening.turn),
            said("at-table-go-turn", turn=opening.turn),
            said("at-table-leave"),
            self._window,
        )
        offer.accepted.connect(lambda: self._go_on(opening))
        offer.open()

    def _go_on(self, opening: Opening) -> None:
        if opening.over:
            plan, past = opening.save.header.plan, opening.history
            self.watch(ReplaySession(plan, self._window.content, past.commands, past))
            return
        try:
            session = opening.session()
        except OSError as error:  # deleted while the dialog was open
            self._window.notice.say(save_error_words(error))
        else:
            self.play(session)

    def leave(self) -> str | None:
        """Leave the game; returns the message about a game that could not be saved."""
        self.inspector.leave()
        self.advisor.drop()
        self._calling.look(None)
        lost = self.game.close_game() if self.game is not None else None
        if self.looking_back is not None:
            self.looking_back.close_game()
        for page in (self.game, self.looking_back):
            if page is not None:
                self._window.pages.put_away(page)
        self.game = self.looking_back = self.evening = None
        return lost_words(lost) if lost is not None else None

    def hand_over(self) -> Callable[[AtTable], object] | None:
        """Take everything away without ending the game. Returns what shows it at another table; None: nothing is shown."""
        game, back = self.game, self.looking_back
        self.inspector.leave()
        self.advisor.drop()
        self._calling.look(None)
        if game is not None:
            game.stop_showing()
        if back is not None:
            back.close_game()
        for page in (game, back):
            if page is not None:
                self._window.pages.put_away(page)
        self.game = self.looking_back = None
        self.docks.remove()
        if game is not None:
            return lambda table: table._play(game.session)
        watched = self._watched
        return (lambda table: table._watch(*watched)) if back is not None and watched is not None else None

    @property
    def unwritten(self) -> str | None:
        """The message about moves that could not be saved so far."""
        session = self.game.session if self.game is not None else None
        if session is not None and not session.elsewhere and session.trouble is not None:
            return not_written_words(session.trouble)
        return None

    # Actions in the game

    def undo(self) -> None:
        """Take one decision back."""
        if self.game is not None and (reason := self.game.undo()):
            self._window.notice.say(reason)

    def undo_steps(self) -> list[tuple[int, str]]:
        """The decisions that may be taken back, newest first: how many remain, and what was decided."""
        if self.game is None:
            return []
        session, viewer = self.game.session, self.game.viewer
        seen = ShownSoFar(session, self.game.showing)
        teller = LogTeller([isolated(seat.name) for seat in session.seats], viewer)
        found = []
        for step in session.undo.steps():
            if step.blocked:
                break
            since = session.event_marks[step.to]
            if not seen.reached(since):
                continue
            event = next((e for e in seen.events(since, viewer) if told(e)), None)
            found.append((step.to, teller.line(event).text if event is not None else said("at-table-last-decision")))
        return found

    def undo_to(self, to: int) -> None:
        """Take back to one of these."""
        if self.game is not None:
            self.game.undo(to)

    def show_chart(self) -> None:
        """Fortitude, Alcohol Content and Gold over the turns."""
        if self.game is not None:
            if (played := self.exports.whole_game()) is not None:
                ChartDialog(played, self._window).open()
        elif self.looking_back is not None:
            replay = self.looking_back.replay
            dialog = ChartDialog(ReplaySession(replay.plan, self._window.content, replay.commands), self._window)
            dialog.turn_wanted.connect(self.looking_back.go_to_turn)
            dialog.turn_wanted.connect(dialog.accept)
            dialog.open()

    def pass_menu(self) -> None:
        """Show the menu for passing to the person who has the screen."""
        if self.game is not None and self.game.playing:
            self.game.everybodys_pass_menu(
                QCursor.pos() if self._window.underMouse() else self._window.mapToGlobal(QPoint(60, 60))
            )

    def people(self) -> list[tuple[int, str]]:
        """The people who share this screen, if there are several."""
        if self.game is None or not self.game.session.plan.hot_seat:
            return []
        return [(seat, self.game.session.seats[seat].name) for seat in self.game.session.plan.humans]

    def break_in(self, seat: int) -> None:
        """Give that person the screen, to interrupt with an Anytime card."""
        if self.game is not None and (reason := self.game.break_in(seat)):
            self._window.notice.say(reason)

    def open_piles(self) -> list[OpenPile]:
        """The piles that can be looked through now."""
        page = self.page
        return [pile for pile in open_piles(page.table.table.view) if pile.cards] if page is not None else []

    def leaf_through(self, pile: str) -> None:
        """Show the cards of an open pile."""
        self.inspector.open_pile(pile)
        page = self.page
        found = next((each for each in self.open_piles() if each.key == pile), None)
        if page is None or found is None:
            return
        dialog = PileDialog(found.title, [self.faces.face(card) for card in found.cards], self._window)
        cards = list(found.cards)
        dialog.card_kept.connect(lambda place: self.explain(cards[place].definition, cards[place].owner))
        dialog.open()

    def explain(self, definition: str, owner: int | None) -> None:
        """Show a card in the inspector."""
        self.docks.show_inspector()
        self.inspector.keep_card(definition, owner)

    def show_standing(self) -> None:
        """Show the standing of all players in words."""
        from rdi_desktop.ui.pages.player_standings import StandingDialog
        from rdi_desktop.ui.words.outlook import outlook_words

        page = self.page
        if page is not None:
            scene = page.table.table
            session = page.session if isinstance(page, GamePage) else page.replay
            board = scene.showing.board(session.view(None))
            StandingDialog(standing(scene), outlook_words(board, session.content), self._window).open()

    def visit_player(self, way: int) -> None:
        """Move the keyboard's focus to the next player's mat, or back."""
        if self.page is not None:
            self.page.table.visit_player(way)

    def unfold_map(self) -> None:
        """Open the map of a dungeon or of the taverns, or fold it."""
        if self.page is not None:
            self.page.table.unfold_map()

    def visit_fire(self) -> None:
        """The keyboard goes to those by the fire, and back to the table."""
        if self.game is not None:
            self.game.fire.visit()

    def bring_dock(self, key: str) -> None:
        """Open the log or the inspector for somebody with a mouse, or close it: the table keeps the keys."""
        self.docks.bring(self.docks.log if key == "log" else self.docks.inspector)

    def go_home(self) -> None:
        """The keyboard comes back to the table."""
        if self.page is not None:
            self.page.table.setFocus()

    def mark_choice(self, step: int) -> None:
        """Move in the inspector's list of choices."""
        self.docks.show_inspector()
        self.inspector.mark(step)

    def skip_pause(self) -> None:
        """Skip what is shown, or let a computer player move at once."""
        if self.game is not None:
            self.game.skip_pause()

    def hold(self) -> None:
        """Pause or continue."""
        if self.game is not None:
            self.game.hold()

    def end_passing(self) -> None:
        """Stop passing for everybody."""
        if self.game is not None:
            self.game.session.end_passing()

    # Called by the window

    def rescale(self, unit: float) -> None:
        """Scale with the window and the chosen letters."""
        self.inspector.setMinimumWidth(min(round(250 * unit), self._window.width() * 3 // 10))
        self.docks.keep_parts()
        QTimer.singleShot(0, self._window, self.docks.lay_drawers)  # once the table knows its size

    def dress(self) -> None:
        """After a change of theme."""
        self.log.dress()
        if self.page is not None:
            self.page.table.heed(self._window.settings, anew=True)
            self.inspector.refresh(self.game.eyes if self.game is not None else self.page.viewer)

    def set(self, key: str) -> None:
        """A setting has changed."""
        page, settings = self.page, self._window.settings
        if page is None:
            return
        match key:
            case "reduce_motion" | "font_scale" | "all_arrows" | "plain_table" | "speech":
                page.table.heed(settings)
            case "pace":
                page.set_pace(settings.number(key))
            case keys.CHANGED:
                if self.game is not None:
                    self.game.buttons.name_keys()
            case "stop_anytime":
                if self.game is not None:
                    self.game.stop_with_anytime()

    # inside

    def enter(self) -> None:
        """The game has ended, and the table shows it: add it to the guest book."""
        page = self.game
        if page is None or self.evening is not None or page.ending.isHidden():
            return
        self.evening = self._window.enter_game(page.session)
        if self.evening is not None:
            if self.evening.moments:
                page.ending.tell_moment(moment_words(self.evening, self.evening.moments[0]))
            page.ending.tell_evening(evening_words(self.evening))
            page.place()

    def _game_changed(self) -> None:
        self._calling.look(self.game.session if self.game is not None else None)
        if self.game is not None:
            self.log.refresh(self.game.viewer)
            self.inspector.refresh(self.game.eyes)
            self.advisor.look_again()
            if self.game.session.trouble is not None and (why := trouble(self.game.session)):
                self._window.notice.say(why)

    def _seen_more(self) -> None:
        if self.game is not None:
            self.log.refresh(self.game.viewer)
            self.inspector.refresh(self.game.eyes)

    def _moved(self) -> None:
        """Drop messages about an earlier state."""
        if self.game is not None and self.game.session.trouble is None:
            self._window.notice.hide()

    def _tell_table(self, lines: list[LogLine], anew: bool) -> None:
        """Send new lines of the log to the table's screen reader support."""
        if self.page is not None:
            self.page.table.heard.tell(lines, self.page.viewer, anew=anew)
            self.page.table.tell()

    def _rail(self) -> int | None:
        """The top of the rail, in window coordinates."""
        page = self.page
        if page is None or not page.table.table.seen:
            return None
        top = round(page.table.table.layout.prompt.top() - 6 * page.table.table.layout.unit)
        return page.table.viewport().mapTo(self._window, QPoint(0, top)).y()

    def _below(self, drawer: QRect) -> QRectF:
        """The part of the table below a drawer."""
        page = self.page
        if page is None or drawer.isEmpty():
            return QRectF()
        corner = page.table.viewport().mapFrom(self._window, drawer.topLeft())
        return QRectF(corner.toPointF(), drawer.size().toSizeF())

    def _covered(self, drawer: QRect) -> None:
        if self.page is not None:
            self.page.table.table.lie_below(self._below(drawer))
            if isinstance(self.page, GamePage):
                self.page.place()
            self._make_way()

    def _make_way(self) -> None:
        """Move a drawer aside while something below it may be needed."""
        page = self.page
        if page is not None and self.docks.drawers:
            self.docks.tuck(page.table.table.wanted_below(self._below(self.docks.drawer())))

    def _refresh_inspector(self) -> None:
        if self.game is not None:
            self.inspector.refresh(self.game.eyes)

    def _leaf_through(self, pile: str) -> None:
        page = self.page
        if page is not None and (key := pile_key(page.table.table.view, pile)):
            self.leaf_through(key)

    def _replay_moved(self) -> None:
        if self.looking_back is not None:
            self.log.refresh(self.looking_back.viewer)
            self.inspector.refresh(self.looking_back.viewer)

    def _says(self, character: str) -> Mapping[str, str]:
        """A character's remarks, if they are turned on."""
        known = self._window.content.seated(character)
        if known is None or not self._window.settings.flag("remarks"):
            return {}
        return {moment: translated(remark) for moment, remark in known.about.items()}

    def _face_of(self, definition: str, owner: int | None) -> CardFace:
        return self.faces.face(kind_of_card(definition, owner))
