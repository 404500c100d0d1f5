# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on the screen: the table, the viewer, the "anyone?" bar, and the pace of computer players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from rdi_desktop.director.story import Fall, falls
from rdi_desktop.engine.language.house_rules import OPEN_HANDS
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.windows import WindowState
from rdi_desktop.ui.look.early import LateButtons, Standing
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.keyboard import Keyboard
from rdi_desktop.ui.panels import pass_menu
from rdi_desktop.ui.panels.answer_clock import AnswerClock
from rdi_desktop.ui.panels.auto_pass import AutoPassStrip
from rdi_desktop.ui.panels.countdown import patience
from rdi_desktop.ui.panels.ending import EndingSheet
from rdi_desktop.ui.panels.fire_panel import FirePanel
from rdi_desktop.ui.panels.out_sheet import OutSheet
from rdi_desktop.ui.panels.people_bar import GuestButton, PeopleBar
from rdi_desktop.ui.panels.table_buttons import TableButtons, next_pace
from rdi_desktop.ui.panels.worker_thread import Thinker
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.words import asking
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import listed, said, translated

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

_TOO_LATE_MS = 700
"""For this long after a question disappeared, or the game ended, keys and buttons do nothing, since they were meant for it."""
_AROUND = 8
"""Between the edges of the page and a sheet over the table (px)."""
_NOBODY_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GamePage(QWidget):
    """Shows a session and runs its computer players."""

    changed = Signal()
    """Something has happened, and the table shows it."""
    rematch_wanted = Signal()
    new_wanted = Signal()
    left = Signal()
    replay_wanted = Signal()
    chart_wanted = Signal()
    moment_wanted = Signal()
    ended = Signal()
    """The game is over, and the table shows it."""
    said = Signal(str)
    """A message for the people at the screen."""
    wanted = Signal(str)
    """An action of the menus, by its key: undo, hint, pass, inspector."""

    def __init__(self, session: Played, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        humans = session.plan.humans
        self.holder: int | None = humans[0] if len(humans) == 1 else None
        """The person who has the screen, whose hand may be visible."""
        self.table = TableWidget(session, self.holder)
        self.begins: QWidget = self.table  # where the keyboard begins
        self.table.heed(settings)
        self.showing = self.table.table.showing
        self.showing.watch_for(humans)
        self.table.table.shown.connect(self._seen)
        self.table.hand_claimed.connect(self.changed)
        self.bar = PeopleBar(self.table, self)
        self.bar.reworded.connect(self.place)
        self.bar.waits = lambda: self.showing.busy or self.showing.paused
        self.bar.person_chosen.connect(self._claimed)
        self.bar.nobody_chosen.connect(self._nobody_said)
        self.bar.countdown.run_out.connect(self._time_over)
        self.bar.person_menu_wanted.connect(self.pass_menu)
        self.guest: int | None = None
        """The person who has taken the screen to interrupt somebody else's decision."""
        self.guest_button = GuestButton(self)
        self.guest_button.clicked.connect(self.give_back)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.activated.connect(self._escaped)
        self._escape.setEnabled(False)
        self.clock = AnswerClock(session, self._time_stands, self)
        self.clock.answered.connect(self._answered_for)
        self.auto_passes = AutoPassStrip(self)
        self.auto_passes.ended.connect(session.end_passing)
        self.buttons = TableButtons(self)
        self.buttons.hold.clicked.connect(self.hold)
        self.buttons.step.clicked.connect(self.step)
        self.buttons.pace.clicked.connect(self._faster)
        for button in (self.buttons.undo, self.buttons.hint, self.buttons.passing, self.buttons.inspector):
            button.clicked.connect(partial(self._want, button.sign))
        self.out = OutSheet(self)
        self.fire = FirePanel(session, self)
        self.fire.said.connect(self.said)
        self.fire.left.connect(self.table.setFocus)
        self.out.watch.clicked.connect(self._go_on)
        for quickly, again in ((self.out.quickly, self.out.again), (self.fire.quickly, self.fire.again)):
            quickly.clicked.connect(self.to_the_end)
            again.clicked.connect(self.new_wanted)
        self._quick = False
        """Whether everybody at this screen is out and only wants to see the result."""
        self.ending = EndingSheet(self)
        self.ending.rematch.clicked.connect(self.rematch_wanted)
        self.ending.again.clicked.connect(self.new_wanted)
        self.ending.leave.clicked.connect(self.left)
        self.ending.replay.clicked.connect(self.replay_wanted)
        self.ending.chart.clicked.connect(self.chart_wanted)
        self.ending.moment.clicked.connect(self.moment_wanted)
        for sheet in (self.out, self.ending):
            LateButtons(sheet)
        self.keyboard = Keyboard(self.table, self.bar, (self.out, self.out.watch), (self.ending, self.ending.rematch))
        self.keyboard.beside = self.fire
        self._standing = Standing()
        """Since when the bar asks what it asks."""
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self.table)
        self.buttons.raise_()
        self._too_late = QTimer(self)
        self._too_late.setSingleShot(True)
        self._too_late.setInterval(_TOO_LATE_MS)
        for widget in (self.table, self.bar, self.ending.rematch):
            widget.installEventFilter(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._step)
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self._thought_out)
        self._answer: tuple[int, Command] | None = None
        """The answer of a computer player, and the number of commands when it was asked."""
        self._asked_at = -1
        """The number of commands when the question being thought about was asked."""
        self._due = False
        """Whether the table only waits for this answer."""
        self._secret = False
        """Whether it must not be visible who is thinking."""
        self.table.laid_out.connect(self.place)
        self._stop_observing = session.observe(self._session_changed)
        self._closed = False
        self.stop_with_anytime()
        self.set_pace(settings.number("pace"))
        self._show()

    @property
    def viewer(self) -> int | None:
        """For whom the log and the inspector are worded: with several people at the screen, for nobody."""
        return None if self.session.plan.hot_seat else self.holder

    @property
    def playing(self) -> list[int]:
        """The people at this screen who are not out."""
        mats = self.session.view(None).seats
        return [seat for seat in self.session.plan.humans if not mats[seat].out]

    @property
    def eyes(self) -> int | None:
        """Whose secrets may be visible now: nobody's while a hand is covered, nor while the table shows nobody's."""
        decides = self.guest is not None or self.session.decision() is not None or not self.session.shared
        table = self.table.table
        return self.holder if decides and table.seat == self.holder and not table.covered else None

    @property
    def paused(self) -> bool:
        """Whether a computer player is about to move."""
        return self._pause.isActive() or self._due

    def skip_pause(self) -> None:
        """Skip what is being shown; if nothing is, let the computer player move now."""
        if self.showing.busy:
            self.showing.finish()
        elif self._pause.isActive():
            self._pause.stop()
            self._step()
        elif self._due:
            self.thinker.hurry()

    def hold(self, on: bool | None = None) -> None:
        """Pause or continue the display and the computer players."""
        held = not self.showing.paused if on is None else on
        self.showing.pause(held)
        if held:
            self._pause.stop()
        else:
            self._go_on()
        self.buttons.show_state(held=held, pace=self.settings.number("pace"))

    def step(self) -> None:
        """One step: the present beat, or the next computer player's move."""
        if self.showing.busy:
            self.showing.step()
        elif self.session.bot_decides and self.session.undo.proposal is None and self.guest is None:
            self._pause.stop()
            self._step()
            if self.showing.director.present is not None:
                self.showing.step()

    def set_pace(self, pace: float) -> None:
        """Set the pace; 0: everything at once."""
        self.showing.set_pace(pace)
        self.buttons.show_state(held=self.showing.paused, pace=pace)

    def stop_with_anytime(self) -> None:
        """Apply the setting whether Anytime cards alone stop a person."""
        self.session.passing.anytime = self.settings.flag("stop_anytime")

    def to_the_end(self) -> None:
        """Nobody here plays any more: let the others finish quickly, and show the result."""
        self._quick = True
        self.out.hide()
        self.hold(False)
        self.set_pace(0.0)
        self._go_on()

    def close_game(self) -> str | None:
        """Stop showing and running the game. Returns why its last moves could not be saved, if so."""
        self.stop_showing()
        return self.session.close()

    def stop_showing(self) -> None:
        """Stop showing the game: somebody else does."""
        self._closed = True
        self._pause.stop()
        self.thinker.close()
        self.bar.countdown.stop()
        self.clock.stop()
        self._stop_observing()
        self.fire.leave()
        self.table.table.cache.close()  # no card may be painted after the table is destroyed

    def break_in(self, seat: int) -> str | None:
        """That person takes the screen to interrupt. Returns the reason if that is not possible."""
        session = self.session
        window, decision = session.window(), session.decision()
        mat = session.view(None).seats[seat]
        if session.over or mat.out:
            return said("game-page-plays-more-cards", name=isolated(mat.name))
        if window is not None and window.claimed is None and seat in window.seats:
            session.claim(seat)
        elif (decision is None or decision.seat != seat) and self.guest != seat:
            session.unclaim()
            self._pause.stop()
            self.guest = self.holder = seat
            self.table.set_seat(seat)
            self.table.cover(mat.name)
            self._show()
        return None

    def give_back(self) -> None:
        """End an interruption without a play."""
        if self.guest is not None:
            self.guest = self.holder = None
            self._show()

    def undo(self, to: int | None = None) -> str | None:
        """Take back one decision, or to a chosen one; the others are asked. Returns the reason if it is not possible."""
        session = self.session
        steps = session.undo.steps()
        if not steps:
            return said("game-page-nothing-take-back")
        if session.over:
            return said("game-page-game-over-everybody-may")
        if steps[0].blocked:
            out = any(session.view(None).seats[seat].out for seat in session.plan.humans)
            looked = out and bool(session.plan.options.get(OPEN_HANDS))
            return said("game-page-hands-seen" if looked else "game-page-something-revealed-since-table")
        session.undo.propose(self.holder if self.holder is not None else steps[0].command.seat, to)
        self._show()
        return None

    def pass_menu(self, seat: int, at: QPoint) -> None:
        """Show the menu for passing for that seat."""
        self._pop_up(pass_menu.passing_menu(self.session, seat, self), at)

    def everybodys_pass_menu(self, at: QPoint) -> QMenu:
        """A menu for passing, for each person at this screen."""
        return self._pop_up(pass_menu.everybodys_menu(self.session, self.playing, self), at)

    def passing_menu(self, seat: int) -> QMenu:
        """The ways to pass for that seat."""
        return pass_menu.passing_menu(self.session, seat, self)

    def give_keyboard(self) -> None:
        """Give the keyboard to whatever asks last."""
        self.keyboard.give()

    # inside

    def _pop_up(self, menu: QMenu, at: QPoint) -> QMenu:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)
        return menu

    def _session_changed(self) -> None:
        if self.guest is not None:
            self.guest = self.holder = None
        if not self._closed:
            self._show()

    def _escaped(self) -> None:
        controller = self.table.table.controller
        if controller.held is not None or controller.question is not None:
            self.table.gestures.cancel()
        else:
            self.give_back()

    def _show(self) -> None:
        session = self.session
        self._think()
        self._seat_viewer(session.window())
        self.table.refresh()  # this may continue the game and open another window
        self._show_bar(session.window())
        names = [(seat, isolated(session.seats[seat].name)) for seat in session.plan.humans]
        self.auto_passes.show_passed([(seat, name, self._auto_pass_words(seat)) for seat, name in names])
        self._go_on()
        self.place()
        self.give_keyboard()
        self.changed.emit()

    def _go_on(self) -> None:
        """When everything has been shown: the end, or the next computer player."""
        session = self.session
        if self.showing.busy:
            self._pause.stop()
            return
        view = session.view(None)
        if self.ending.show_result(view, self._fallen(view) if session.over else ()):
            self.out.hide()
            self._too_late.start()
            self.ended.emit()
        all_out = self.out.follow(session, lambda: self._fallen(session.view(None)))
        self.fire.seat_them(all_out and self.out.isHidden() and not self._quick)
        if session.undo.proposal is not None:
            self._pause.stop()  # nobody moves before the decision
        elif session.bot_decides and not self._pause.isActive() and self.guest is None and not self.showing.paused:
            at_once = self._quick or self._secret  # it must not show who thinks about an answer
            self._pause.start(0 if at_once else round(self.settings.number("bot_pace") * 1000))

    def _fallen(self, view: SeenTable) -> list[Fall]:
        return falls(self.session.events(0, None), [seat.side for seat in view.seats])

    def _want(self, what: str) -> None:
        self.wanted.emit(what)

    def _faster(self) -> None:
        self.settings["pace"] = next_pace(self.settings.number("pace"))
        self.set_pace(self.settings.number("pace"))

    def _seen(self) -> None:
        if not self._closed:
            self._show_bar(self.session.window())
            self._go_on()
            self.place()
            self.give_keyboard()

    def _seat_viewer(self, window: WindowState | None) -> None:
        """Decide who may look: with several people, only the one who decides, after taking the screen."""
        session = self.session
        if not session.plan.hot_seat or self.guest is not None:
            return
        if not session.shared:  # no hand needs to be hidden any more
            self.holder = next(iter(session.still_in), None)
            self.table.set_seat(self.holder)
            return
        decision = session.decision()
        if window is not None and window.claimed is not None:
            self.holder = window.claimed
            self.table.set_seat(self.holder)
        elif decision is not None and decision.seat in session.plan.humans:
            self.table.set_seat(decision.seat)
            if self.holder != decision.seat:
                self.holder = decision.seat
                self.table.cover(session.seats[decision.seat].name)
        else:
            self.table.set_seat(None)

    def _show_bar(self, window: WindowState | None) -> None:
        session = self.session
        people = [(seat, session.seats[seat].name) for seat in session.plan.humans]
        out = [seat for seat, _ in people if seat not in self.playing]
        proposal = session.undo.proposal
        if proposal is not None and people:
            name = isolated(session.seats[proposal.by].name)
            missing = [seat for seat, _ in people if seat not in proposal.agreed]
            detail = said("game-page-everybody-agree") if missing else said("game-page-others-asked-their-computers")
            self.bar.ask(
                said("game-page-would-like-take-move", name=name), detail, people, missing, said("game-page-play")
            )
        elif self.showing.busy:
            self.bar.hide()  # it asks when what led to the question has been shown
        elif window is not None and window.claimed is None and self.guest is None:
            self.bar.ask(
                *self._window_words(window),
                people,
                window.seats,
                said("game-page-pay") if window.kind == "pay" else said("game-page-nobody"),
                self.clock.most(patience(session, window, self.settings.number("anyone_waits"))),
                out=out,
                smooth=not self.settings.flag("reduce_motion"),
            )
        else:
            self.bar.hide()
        self._standing.stands((window, proposal, self.session.question) if self.bar.isVisible() else None)
        self.clock.look(smooth=not self.settings.flag("reduce_motion"))
        self.guest_button.show_guest(self.guest, session.seats[self.guest].name if self.guest is not None else "")
        self._escape.setEnabled(self.guest is not None)

    def _window_words(self, window: WindowState) -> tuple[str, str]:
        view = self.showing.board(self.session.view(None))
        seen = any(entry.id == window.about for entry in view.stack)
        going_on = ShownNames(view, None).happening(window.about) if seen else ""
        if window.kind == "pay":
            payers = listed([isolated(self.session.seats[seat].name) for seat in window.seats])
            paid = next((entry.amounts or {} for entry in view.stack if entry.id == window.about), {})
            gold = said("game-page-gold", n=paid["gold"]) if "gold" in paid else said("game-page-gold-alone")
            return said("game-page-pay-2", gold=gold, payers=payers), said("game-page-press-key-would-rather")
        if window.kind == "last_chance":
            return (
                said("game-page-anyone", what=going_on or said("game-page-somebody-about-out")),
                said("game-page-last-chance-key-look"),
            )
        question = said("game-page-anyone", what=going_on or asking.moment(view))
        return (
            question,
            said("game-page-key-look-hand-answer"),
        )

    def _auto_pass_words(self, seat: int) -> str:
        auto_pass = self.session.passing.auto_pass(seat)
        if auto_pass is None:
            return ""
        parts = [pass_menu.MODE_WORDS[auto_pass.mode]] if auto_pass.mode else []
        parts += [said("game-page-on", title=translated(title)) for title in auto_pass.titles.values()]
        return (said("game-page-passing") + " ") + ", ".join(parts)

    def _claimed(self, seat: int) -> None:
        if self._standing.early:
            return
        if self.session.undo.proposal is not None:
            self.session.undo.agree(seat)
            self._show()
        else:
            self.session.claim(seat)

    def _nobody_said(self) -> None:
        if not self._too_late.isActive() and not self._standing.early:
            self._nobody()

    def _time_over(self) -> None:
        self._nobody()
        self._too_late.start()

    def _time_stands(self) -> bool:
        """Whether time limits are stopped, because the question is not visible yet."""
        return self.showing.busy or self.showing.paused or self.table.table.covered

    def _answered_for(self, seat: int) -> None:
        """A person's time was over."""
        self._too_late.start()
        self.said.emit(said("game-page-time-over-does-nothing", name=isolated(self.session.seats[seat].name)))

    def _nobody(self) -> None:
        if self.session.undo.proposal is not None:
            self.session.undo.refuse()
            self._show()
        else:
            self.session.pass_all()

    def _step(self) -> None:
        if self._closed:
            return
        self._due = self.thinker.busy
        if not self._due:
            at, command = self._answer or (-1, None)
            self._answer = None
            self.session.step(command if at == len(self.session.commands) else None)

    def _think(self) -> None:
        """Let a computer player start thinking as soon as it is asked, while beats are still being shown."""
        at = len(self.session.commands)
        if at == self._asked_at and (self.thinker.busy or self._answer is not None):
            return
        self._asked_at, self._answer, self._due = at, None, False
        thought = self.session.thought()
        self._secret = thought is not None and thought.private
        self.table.table.show_thinking(thought is not None)
        if thought is not None:
            self.thinker.begin(thought)
        else:
            self.thinker.drop()

    def _thought_out(self, command: Command | None) -> None:
        self._answer = (self._asked_at, command) if command is not None else None
        if self._due and self.session.undo.proposal is None and self.guest is None and not self.showing.paused:
            self._step()
        self._due = False

    def apron(self, window: QWidget) -> tuple[QRect, list[QRect]]:
        """The area for a notice over the table, and what it must not cover: mats, the present play, controls."""
        scene = self.table.table
        layout = scene.layout
        corner = self.table.viewport().mapTo(window, QPoint(0, 0))
        room = layout.centre.toRect()
        room.setBottom(round(layout.prompt.top()) - 4)
        lit = [piece.rect for piece in scene.pieces if piece.ref.kind == "entry" or piece.ref in scene.controller.lit]
        taken = [*layout.mats.values(), layout.prompt, *lit]
        return room.translated(corner), [rect.toRect().translated(corner) for rect in taken]

    def place(self) -> None:
        """Place everything that floats over the table."""
        layout = self.table.table.layout
        unit = max(1.0, min(layout.text, self.table.width() / 960))
        self.bar.scale(unit)
        self.buttons.scale(unit, layout.controls.width())
        self.buttons.setGeometry(layout.controls.toRect())
        for sheet in (self.out, self.ending):
            sheet.fit(self.size() - QSize(2 * _AROUND, 2 * _AROUND), unit)
        spare = round(self.table.table.uncovered) - self.out.width()
        self.out.move(max(0, spare) // 2, (self.height() - self.out.height()) // 2)
        self.fire.place(layout.prompt, self.height(), layout.text)
        hand = layout.hand
        width = round(min(self.width() - 24, max(480, hand.width() * 0.9, self.bar.sizeHint().width())))
        height = self.bar.height_for(width)
        middle = round(min(max(hand.center().x(), width / 2 + 8), self.width() - width / 2 - 8))
        top = round(min(hand.center().y() - height / 2, self.height() - height - 6))
        self.bar.setGeometry(middle - width // 2, top, width, height)
        self.auto_passes.adjustSize()
        prompt = layout.prompt
        taken = (*layout.mats.values(), layout.pot)
        beside = round(layout.stack.left()), round(layout.stack.right()) - self.auto_passes.width()
        lefts = (round(layout.pot.left()), round(prompt.right()) - self.auto_passes.width(), *beside)
        top = round(prompt.top()) - self.auto_passes.height() - 4
        spots = [QRectF(left, top, self.auto_passes.width(), self.auto_passes.height()) for left in lefts]
        spot = next((spot for spot in spots if not any(spot.intersects(rect) for rect in taken)), spots[0])
        self.auto_passes.move(spot.topLeft().toPoint())
        self.clock.place(prompt, unit)
        self.guest_button.adjustSize()
        self.guest_button.move(round(prompt.left()), round(prompt.center().y() - self.guest_button.height() / 2))
        self.ending.place(layout, self.width(), self.height())
        if self.ending.isVisible():
            self.showing.stage.gives_way(QRectF(self.ending.geometry()), 0.5)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep floating widgets in place."""
        super().resizeEvent(event)
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        """The table has been laid out: place the floating widgets."""
        super().showEvent(event)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Discard keys that come too late for what has disappeared, so that they lift no curtain and start no rematch.

        While beats are shown, Space skips them, whatever else it could do.
        """
        if not isinstance(event, QKeyEvent) or event.key() not in _NOBODY_KEYS:
            return False
        if event.key() == Qt.Key.Key_Space and event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self.showing.hold(False)
        if event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() == Qt.Key.Key_Space and self.showing.busy:
            self._space(held=event.isAutoRepeat())
            return True
        return self._too_late.isActive()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the table does not use: Space skips beats, or lets a computer player move at once."""
        if event.key() == Qt.Key.Key_Space and (self.showing.busy or self.paused):
            self._space(held=event.isAutoRepeat())
        elif not self.table.take(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Releasing Space ends fast showing."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.showing.hold(False)
        super().keyReleaseEvent(event)

    def _space(self, *, held: bool) -> None:
        """Pressed once: next beat; held down: fast. The same key press never answers a following question."""
        if held:
            self.showing.hold(self.showing.busy)
            return
        shown = self.showing.busy
        self.skip_pause()
        if shown and not self.showing.busy and not self.session.bot_decides:
            self._too_late.start()
