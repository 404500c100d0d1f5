# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: shows a seat's view of a session, and passes what is touched to the controller."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenCard, SeenEntry
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.facade import Session
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.face_cache import FaceCache
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.early import Standing
from rdi_desktop.ui.table import lookup, refs
from rdi_desktop.ui.table.animation import Animator
from rdi_desktop.ui.table.arrows import Arrows, spots
from rdi_desktop.ui.table.background import Background
from rdi_desktop.ui.table.bubbles import CloseUp, QuestionBubble, SpeechBubble
from rdi_desktop.ui.table.controller import Complaint, TableController
from rdi_desktop.ui.table.controls import Controls
from rdi_desktop.ui.table.curtain import Curtain
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.forecast import Forecast
from rdi_desktop.ui.table.hand import HandFan
from rdi_desktop.ui.table.highlights import Highlights
from rdi_desktop.ui.table.history_list import HistoryList
from rdi_desktop.ui.table.layout import TableLayout, enlarged
from rdi_desktop.ui.table.legal import CARDS, Legal, legal
from rdi_desktop.ui.table.likely import first_wanted, reachable
from rdi_desktop.ui.table.machine_mat import nearest
from rdi_desktop.ui.table.map_views import MapViews
from rdi_desktop.ui.table.middle import Middle
from rdi_desktop.ui.table.peeping import Peeps
from rdi_desktop.ui.table.picture import painted_later
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.prompting import prompt_of
from rdi_desktop.ui.table.raising import Raising
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.seats import MatView
from rdi_desktop.ui.table.showing import Showing
from rdi_desktop.ui.table.sprites import CardPictures, SpriteSubject
from rdi_desktop.ui.table.stack import StackView
from rdi_desktop.ui.table.stack_forecast import forecasts
from rdi_desktop.ui.table.table_base import TableBase
from rdi_desktop.ui.table.teams import TeamsView
from rdi_desktop.ui.table.view_layout import layout_of
from rdi_desktop.ui.table.whereabouts import Whereabouts
from rdi_desktop.ui.words import asking, reasons, terms
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import said

_LEAST_MS, _PER_LETTER_MS = 2500, 60
"""How long a refusal is shown at least, and for each of its letters."""


class TableScene(TableBase):
    """Everything that lies on the table."""

    command_refused = Signal(str)
    """A gesture was refused; the reason, in words."""
    card_hovered = Signal(object)
    """Definition id of the card under the mouse or the focus, or None."""
    entry_selected = Signal(int)
    """An entry on the stack was clicked."""
    pile_selected = Signal(str)
    """A pile was clicked; its name."""
    submitted = Signal()
    """A command was carried out."""
    hand_claimed = Signal()
    """The called person has lifted the curtain."""
    picks_changed = Signal()
    """A pick was made for an answer with several, or taken back."""
    play_selected = Signal(object)
    """One of the last plays was clicked; its card."""
    told = Signal()
    """What is held, asked and highlighted may have changed."""

    def __init__(
        self, session: Session, seat: int | None, cache: FaceCache | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._session = session
        self._seat = seat
        self._size = (320, 200)
        self.seen, self._dpr = False, 1.0
        self._letters, self._plain = 1.0, False
        self._drawer = QRectF()
        self.cache = cache or FaceCache(self)
        self.animator = Animator(self)
        self.pieces = Pieces(self)
        pictures = CardPictures(self.cache, lambda: self._dpr, self)
        self.drawing = DrawingContext(Faces(session.content), pictures, lambda: self._dpr, lambda: self._session.touchy)
        self.controller = TableController(self._submit)
        self.guard: Callable[[Command], bool] | None = None
        self._standing = Standing()
        """Since when the question is asked."""
        self._pressed_early = False
        self._refused: Complaint | None = None  # what was refused last, and has been told
        """Asked before a command is carried out, whether it may be."""
        self.view = session.view(seat)
        self._anchor = seat if seat is not None else nearest(self.view)
        self.layout = self._new_layout()
        self.names = ShownNames(self.view, seat, session.content)
        self.focus: Ref | None = None
        self._goal: Ref | None = None
        self.background = Background(self, self.drawing, self.animator)
        self._mats: dict[int, MatView] = {}
        self.teams = TeamsView(self, self.drawing, self.pieces)
        self.middle = Middle(self, self.drawing, self.pieces)
        self.map_views = MapViews(self, self.drawing, self.pieces)
        self._stack = StackView(self, self.drawing, self.pieces, self.animator)
        self._history = HistoryList(self, self.drawing, self.pieces)
        self.peeps = Peeps(self, self.drawing)
        self._where = Whereabouts(self, self._mats, self._stack)
        self.hand = HandFan(self, self.drawing, self.pieces, self.animator)
        self._controls = Controls(self, self.drawing, self.pieces)
        self._question = QuestionBubble(self, self.drawing, self.pieces)
        self._speech = SpeechBubble(self, self.drawing)
        self._forecast = Forecast(self, self._session)
        self._curtain = Curtain(self, self.drawing, self.pieces)
        self.close_up = CloseUp(self, self.drawing)
        self.showing = Showing(self, self._where)
        self.showing.stage.map_views, self.showing.stage.middle = self.map_views, self.middle
        self._arrows = Arrows(self)
        self._highlights = Highlights(self)
        self._all_arrows = False
        self._selected: int | None = None
        self._picks: list[str] = []
        self._pointed: int | None = None
        self._pointed_goal: Ref | None = None
        self._let_go: QPointF | None = None
        self._asked_for: DecisionTold | None = None
        self._thinks = False
        self._said_enough = QTimer(self)
        self._said_enough.setSingleShot(True)
        self._said_enough.timeout.connect(self._hush)
        self._raising = Raising(self.show_shown, self)
        self.showing.follow()
        self.refresh()

    # called by the window

    @property
    def seat(self) -> int | None:
        """The seat whose view is shown; None: an onlooker's."""
        return self._seat

    def set_seat(self, seat: int | None) -> None:
        """Show another seat's view."""
        if seat != self._seat:
            self._seat = seat
            self._anchor = seat if seat is not None else self._anchor
            self._curtain.name = None
            self.controller.cancel()
            self.hand.clear()
            self.close_up.hide()
        self.refresh()

    def set_viewport(self, width: int, height: int, dpr: float) -> None:
        """Lay out the table for that many device-independent pixels."""
        size = (max(320, width), max(200, height))
        if (size, dpr) != (self._size, self._dpr) or not self.seen:
            self.animator.skip()
            self.showing.skip()
            self.close_up.hide()
            self._size, self._dpr, self.seen = size, dpr, True
            self.layout = self._new_layout()
            with painted_later(True):
                self._show_board()  # beats need the new layout
                self.animator.skip()  # cards appear in place
                self.refresh()

    @property
    def uncovered(self) -> float:
        """The width left of a drawer (px)."""
        return self._size[0] if self._drawer.isEmpty() else self._drawer.left()

    def lie_below(self, drawer: QRectF) -> None:
        """A drawer covers that part of the table; empty: none. Only the present play makes room for it."""
        if drawer != self._drawer:
            self._drawer = drawer
            if self.seen:
                self.layout = self._new_layout()
                self._show_board()
                self._controls.show_path(self.layout)

    def wanted_below(self, drawer: QRectF) -> bool:
        """Whether something below it may be needed now: a goal, a choice, an open map."""
        shown = [piece for piece in self.pieces if piece.ref.kind == "choice" or piece.ref in self.controller.lit]
        rects = [piece.rect for piece in shown if piece.ref != refs.TABLE and piece.item.isVisible()]
        rects += [self.map_views.open.rect] if self.map_views.open is not None else []
        return any(rect.intersects(drawer) for rect in rects)

    def cover(self, name: str | None) -> None:
        """Hide the hand until NAME takes it; None: lift the curtain."""
        self._curtain.name = name
        self.controller.cancel()
        if name is not None:
            self.hand.clear()
            self.close_up.hide()
        self.refresh()

    @property
    def prompt(self) -> str:
        """What the table asks or waits for, in words."""
        return self._controls.prompt

    @property
    def asks_later(self) -> bool:
        """Whether a question waits until what led to it has been shown."""
        return self.showing.busy and self.controller.held is None and self.controller.paying is None

    @property
    def covered(self) -> bool:
        """Whether the curtain hangs over the hand."""
        return self._curtain.name is not None

    def set_all_arrows(self, always: bool) -> None:
        """Always draw arrows to targets; otherwise only of the entry that is selected or pointed at."""
        self._all_arrows = always
        self._show_arrows()

    def select_entry(self, id: int | None) -> None:
        """Highlight what that entry of the stack concerns; None: nothing."""
        self._selected = id
        self._show_arrows()
        self._mark()

    def set_letters(self, size: float, *, plain: bool = False, anew: bool = False) -> None:
        """Set the size of letters, 1 being usual; `plain`: mats with all numbers take the room of the persons.

        `anew`: paint everything again in any case, after a change of theme.
        """
        if anew or (size, plain) != (self._letters, self._plain):
            self._letters, self._plain = size, plain
            self.dress()

    def dress(self) -> None:
        """Paint everything again."""
        self.animator.skip()
        with painted_later(True):
            self.refresh()

    def show_thinking(self, on: bool) -> None:
        """Whether to show that a computer player is thinking; only if everybody may know who is asked."""
        self._thinks = on

    def show_hint(self, cards: Iterable[int], seats: Iterable[int]) -> None:
        """Ring what a hint means, until something else is asked."""
        self._highlights.hint(cards, seats, self.controller.legal.pending)
        self._mark()

    def unfold_stack(self, on: bool | None = None) -> bool:
        """Unfold a stack that is too deep for its place, or fold it; False if nothing changes."""
        if found := self._stack.unfold(on):
            self._show_board()
            self._mark()
        return found

    def select_play(self, event: int) -> None:
        """Highlight what a past play did; the same again: nothing."""
        play = self._history.mark(event)
        if play is not None:
            self.play_selected.emit(play.card)
        self._show_arrows()
        self._mark()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Whether motions are replaced by fades."""
        self.animator.reduced = self.showing.stage.motions.reduced = reduced
        if reduced:
            self.animator.skip()

    def refresh(self) -> None:
        """Fetch new events, start showing them, and ask the present question."""
        eyes = None if self.covered else self._seat  # behind a curtain no teammate's hand is open either
        self.view = view = self._session.view(eyes)
        self.names = ShownNames(view, self._seat, self._session.content)
        self.layout = self._new_layout()
        self.drawing.faces.seated(view)
        self.controller.show(self._legal())
        self._forecast.forget(self._session)
        self._highlights.asked(self.controller.legal.pending)
        if self.controller.legal.pending != self._asked_for:
            self._asked_for = self.controller.legal.pending
            self.controller.complaint = None  # it was about another question
            self.close_up.hide()
        if self.seen:
            self.showing.stage.lay(self.layout)
        leapt = self.showing.take(self._session, at_once=not self.seen)
        if self.seen:
            with painted_later(leapt):
                self._show_board()
            self._let_go = None
            if all(entry.id != self._selected for entry in view.stack):
                self._selected = None
            self._show_arrows()
            self.show_state()
        self.controller.go_on()

    def press(self) -> None:
        """A key or a button of the mouse is pressed: it answers nothing that has only just been asked."""
        self._pressed_early = self._standing.early

    def show_shown(self) -> None:
        """Update mats and piles from the shown table; when all beats have been shown, the line of text, too."""
        if self.seen:
            self._show_board()
            self._show_arrows()
            if self.showing.busy:
                self._controls.show_path(self.layout)
                self._mark()
            else:
                self.show_state()

    @property
    def foretold(self) -> str:
        """The preview of the held card at the place it points at."""
        return self._forecast.foretold

    @property
    def costs(self) -> str:
        """The preview of a card that waits for its costs."""
        return self._forecast.costs

    @property
    def answers(self) -> dict[Ref, str]:
        """What each card and ability that may answer comes to, in words."""
        return self._forecast.answers

    # called by gestures

    def show_state(self) -> None:
        """Show what the controller holds, asks and complains of."""
        letters.set_scale(self.layout.unit, self._letters)
        controller, legal_now = self.controller, self.controller.legal
        dealing = self.showing.dealing and not self.covered
        waits = self.asks_later
        self._standing.stands(None if waits or self.covered else legal_now.pending)
        prompt = (terms.label("dealing") if dealing else self._curtain.text) or prompt_of(
            controller, self.view, self.names, busy=self.showing.busy, thinks=self._thinks, drawing=self.drawing
        )
        self.map_views.ask(legal_now)
        tips, told = self._ability_tips(), self._forecast.unanswered
        self._forecast.work_out(waits=waits)
        shown = controller, self.layout, self.names, prompt, tips, self.answers
        self._controls.show(*shown, dealing=dealing, waits=waits, comes_to=told)
        offered = lookup.offered(self.view, controller.question, self.drawing.faces)
        self._question.show(controller, self.layout, self.names, offered, self._question_title(), waits=waits)
        self._forecast.show_costs()
        self._forecast.foretell(self._goal or self._pointed_goal)
        complaint = controller.complaint
        if complaint is None:
            self._speech.hush()
        else:
            why = reasons.reason_text(complaint.reason, self.needed(complaint))
            spoken = " ".join([why, *asking.goes(complaint.goals, self.names)])
            at = self._at_rest(complaint.at) if complaint.at is not None else self.layout.prompt
            seen = self._speech.visible and self._speech.text == spoken and self.drawing.pointed
            if complaint is not self._refused and not seen:  # by ear each press is answered
                self._refused = complaint
                self.command_refused.emit(spoken)
                self._said_enough.start(_LEAST_MS + _PER_LETTER_MS * len(spoken))
            more = said("around-rule", key=key) if (key := keys.told("here")) else ""
            self._speech.say(spoken, at if not at.isEmpty() else self.layout.prompt, self.layout, more)
        self._mark()
        self._keep_focus()
        if self._picks != controller.picked:
            self._picks = list(controller.picked)
            self.picks_changed.emit()
        self.told.emit()

    def needed(self, complaint: Complaint) -> str:
        """What that card or ability waits for, in its own words."""
        at = complaint.at
        if at is None or at.kind not in ("card", "ability") or self._seat is None:
            return ""
        character = self.view.seats[self._seat].character
        card, ability = (int(at.of), "") if at.kind == "card" else (None, str(at.of))
        return self.names.needs(complaint.reason, card, ability, character)

    def _question_title(self) -> str:
        """The title of the question bubble."""
        question, pending = self.controller.question, self.controller.legal.pending
        if question is not None and question.dismissable:
            return self.names.card(question.ways[0].option.card) or terms.label("choose")
        return asking.prompt(pending, self.names) if pending is not None else ""

    def _hush(self) -> None:
        """Hide the complaint."""
        self.controller.complaint = None
        self._speech.hush()

    def _at_rest(self, ref: Ref) -> QRectF:
        """The rectangle of a thing at rest: a card of the hand may still be flying back. Messages about the hand are above the line."""
        in_hand = ref.kind == "card" and int(ref.of) in self.hand.sprites
        rect = self.hand.rest_of(int(ref.of)) if in_hand else self.pieces.rect(ref)
        if not rect.isEmpty() and rect.top() >= self.layout.prompt.top():
            rect.setTop(self.layout.prompt.top())
        return rect

    def what_is_asked_about(self) -> QRectF:
        """The rectangle of the question's subject; empty if there is none."""
        pending = self.controller.legal.pending
        asked = asking.asked_about(pending) if pending else []
        return self.pieces.rect(refs.entry(asked[-1])) if asked else QRectF()

    def aim(self, goal: Ref | None) -> None:
        """The dragged card is over that goal."""
        if goal != self._goal:
            self._goal = goal
            self._mark()
            self._forecast.foretell(self._goal or self._pointed_goal)

    def let_go_at(self, point: QPointF) -> None:
        """A card was dropped there: its animation starts from there."""
        self._let_go = point

    def focusable(self, *, visits: bool = False) -> dict[Ref, QRectF]:
        """Everything that the keyboard can reach now, with its rectangle. `visits`: also mats and plays that cannot be used."""
        return reachable(self, visits=visits)

    def set_focus(self, ref: Ref | None) -> None:
        """Move the keyboard's focus."""
        for old in (self.focus, ref):
            piece = self.pieces.get(old)
            if piece is not None:
                piece.focus(old == ref, self.layout.unit)
        self.focus = ref
        self.point_at(ref)

    def point_at(self, ref: Ref | None) -> None:
        """The mouse or the focus is on that thing."""
        card = self.card_of(ref)
        self.map_views.hover(ref)
        self.hand.hover(
            int(ref.of) if ref is not None and ref.kind == "card" and int(ref.of) in self.hand.sprites else None
        )
        self.card_hovered.emit(card.definition if card is not None else None)
        pointed = int(ref.of) if ref is not None and ref.kind == "entry" else None
        if pointed != self._pointed:
            self._pointed = pointed
            self._show_arrows()
        self._pointed_goal = ref
        self._forecast.foretell(self._goal or self._pointed_goal)
        self._raising.want(self._where.setting(ref) if self.controller.held is None else None)

    def described(self, ref: Ref | None) -> str:
        """The text of that thing for a screen reader."""
        piece = self.pieces.get(ref)
        if piece is None:
            return ""
        card = self.card_of(ref)
        if card is not None and ref is not None and ref.kind not in ("entry", "gauge", "stop"):
            where = f"{piece.item.toolTip()}: " if ref.kind == "card" and piece.item.toolTip() else ""
            return lookup.described(self.drawing.faces.face(card), where)
        return piece.item.toolTip()

    def cards_of(self, ref: Ref | None) -> list[SeenCard]:
        """The open cards of that thing: of a play or a Drink also those that have joined it."""
        entry, card = lookup.entry_at(self.view, ref), self.card_of(ref)
        return (entry.cards if entry is not None else []) or ([card] if card is not None else [])

    def large(self, ref: Ref | None) -> list[SpriteSubject]:
        """What is shown large of that thing: its open cards, or the backs of a heap."""
        if ref is not None and ref.kind == "gauge" and self.card_of(ref) is None:
            seat, _, id = str(ref.of).partition(":")
            return self._mats[int(seat)].heap(id)
        faces = self.drawing.faces
        lies = {card.id: seat for seat in self.view.seats for card in seat.in_play}
        return [
            faces.large(lies[card.id], card) if card.id in lies else faces.face(card) for card in self.cards_of(ref)
        ]

    def card_of(self, ref: Ref | None) -> SeenCard | None:
        """The open card that is, is on, or is meant by that thing."""
        if ref is None:
            return None
        if ref.kind == "past":
            return self._history.card(ref.of)
        return lookup.card_at(self.view, ref, self.controller.question)

    def place(self, name: str, seat: int | None) -> QPointF:
        """The middle of a place, by name; with a seat a place on its mat."""
        return self._where.place(name, seat)

    # inside

    def _new_layout(self) -> TableLayout:
        chosen = self._letters, self._drawer.width(), self._plain
        layout = layout_of(self.view, self.drawing.faces, self._size, self._anchor, *chosen)
        letters.set_scale(layout.unit, self._letters)
        return layout

    def _legal(self) -> Legal:
        if self.covered or self._seat is None or self.view.over is not None:
            return Legal()
        return legal(self.view, [] if self.view.seats[self._seat].out else self._session.playable(self._seat))

    def _show_board(self) -> None:
        """Lay everything out."""
        whole = self.showing.laid_out()
        view, layout = self.showing.board(self.view), self.layout
        letters.set_scale(layout.unit, self._letters)
        self.background.show(view, layout)
        names = self.names if view is self.view else ShownNames(view, self._seat, self._session.content)
        waiting = view.waiting
        asked = waiting.seat if waiting is not None and view.window is None else None
        if set(self._mats) != set(layout.mats):
            self._clear_mats()
        found = forecasts(view, names, self._session.content)
        fates = {each.seat: each for each in found}
        self.teams.show(view, layout, fates)
        for seat in view.seats:
            index = seat.seat
            if index not in self._mats:
                self._mats[index] = MatView(self, self.drawing, self.pieces, index)
            mine, mat = index == layout.own, self._mats[index]
            at = enlarged(layout, index) if index == self._raising.seat else layout
            what = (view, seat, at, mine, asked, fates.get(index))
            if whole or not mat.shows(*what):
                with painted_later(self.showing.busy):
                    mat.show(*what)
        self.middle.show(view, layout, names)
        self._controls.turn = self.middle.path
        self.map_views.show(view, layout, self._session.content, self.middle.spots.drink_deck)
        sources = {index: mat.place("head") for index, mat in self._mats.items()}
        if self._let_go is not None:
            sources[self._anchor] = self._let_go
        self._stack.show(view, layout, names, sources, found)
        self.peeps.show(view, layout, self._drawer)
        told = self.showing.director.history
        plays = self._seat if self._seat is not None and not view.seats[self._seat].out else None
        hits = told.hits(plays) if plays is not None and not self.covered else []  # whoever is out has no next turn
        room = self._stack.forecast.above(layout.history)
        self._history.show(tuple(told.plays), hits, plays, room, layout.unit, self.showing.told)
        own, out = self.view.seats[self._anchor], view.seats[self._anchor].out
        self.hand.show([] if self.covered or out else own.hand or [], layout, lambda _: self.place("deck", own.seat))
        self._curtain.show(layout, own.hand_count if own.hand is None or self.covered else 0, self._anchor)

    def _show_arrows(self) -> None:
        chosen = (self._selected, self._pointed)
        stack = self.showing.board(self.view).stack
        entries = [entry for entry in stack if self._all_arrows or entry.id in chosen]
        if (play := self._history.marked) is not None:
            entries.append(SeenEntry(0, "play", by=play.seat, targets=sorted(play.touched)))
        self._arrows.show(entries, spots(self.layout, self.pieces), self.layout.unit)

    def _clear_mats(self) -> None:
        self.teams.clear()
        for mat in self._mats.values():
            mat.remove(self)
        self._mats.clear()

    def _ability_tips(self) -> dict[Ref, str]:
        if self._seat is None:
            return {}
        character, legal_now = self.view.seats[self._seat].character, self.controller.legal
        abilities = {ref for ref in (*legal_now.carried, *legal_now.reasons) if ref.kind == "ability"} - {refs.POTION}
        return {ref: self._session.content.ability_text(character, str(ref.of)) for ref in abilities}

    def _mark(self) -> None:
        paying = self.controller.paying
        meant = lookup.concerned(self.view, self._selected, self._history.marked)
        self._highlights.show(self._goal, meant, self._raising.seat, waits=self.asks_later)
        self.middle.invite(self.controller.held is not None and refs.TABLE in self.controller.lit)
        self._mats[self._anchor].choose(paying.chosen if paying is not None else ())
        holding = self.controller.held is not None and (paying is None or CARDS not in paying.purse)
        self.hand.show_state(self._highlights.raised(), holding, self._highlights.dimmed())

    def _keep_focus(self) -> None:
        """If the focused thing is gone, focus the most likely one."""
        if self.focus is None:
            return
        if self.focus in self.focusable(visits=True):
            self.set_focus(self.focus)
            return
        self.set_focus(self.likely(self.focusable()))

    def likely(self, places: Iterable[Ref]) -> Ref | None:
        """The most likely thing to focus."""
        if self.controller.paying is not None and refs.PLAY in self.pieces:
            return refs.PLAY
        return first_wanted(places, self.controller.lit, self.pieces, map_open=self.map_views.open is not None)

    def _submit(self, command: Command) -> None:
        if self._pressed_early or (self.guard is not None and not self.guard(command)):
            self.refresh()
            return
        self.showing.hurry()
        self._session.submit(command)
        self.refresh()
        self.submitted.emit()
