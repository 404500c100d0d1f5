# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel by the fire, for those at this screen who are out: bets, the vote on a deed, and small buttons to leave.

It lies below the line that tells whom the table asks, where the hand of somebody who still plays would be. While others at this screen
play, it is a card before those who are out, which they open for a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget

from rdi_desktop.session.bets import SECOND, STAKES, Bet, BetError, BetOffer, BetPaid, FireTold
from rdi_desktop.session.fire import VOTE_S
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.regions import in_turn, region
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.panels.flowing import Flowing, Group
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, label
from rdi_desktop.ui.words import fireside as words
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.outlook import chance_words, nearest_words
from rdi_desktop.words import listed, said, translated

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

_SIZES = (1.0, 0.9, 0.8, 0.7)
"""The panel is drawn so much smaller until there is room for it; if there is none it scrolls."""
_LETTERS, _TITLE, _LEAST = 14.0, 18.0, 12.0
"""Pixels of letters and of the title in the smallest window, and what no letters of it are smaller than."""
_BEFORE = 2
"""So many bets of earlier turns on the same question stand beside it."""
_MARGINS = (16, 7, 10, 8)


class _Answer(BrassButton):
    """A button of the panel, which does what it was last told; a click leaves the keys with the table."""

    def __init__(self, text: str, name: str = "") -> None:
        super().__init__(text, pixels=_LETTERS)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        self.do: Callable[[], object] = lambda: None
        self.clicked.connect(self._press)

    def _press(self) -> None:
        self.do()


class FirePanel(Parchment):
    """Shows the fire to one person who is out; several at this screen take turns."""

    said = Signal(str)
    """Why something was not possible."""
    left = Signal()
    """The keyboard goes back to the table."""

    def __init__(self, session: Played, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._seat = -1
        self._stake = STAKES[0]
        self._unit = 1.0
        self._shown: FireTold | None = None
        self._heard: BetPaid | None = None
        """The decided bet that was last read out."""
        self._proposed = ""
        """What was last read out of a deed."""
        self._laid: list[Bet] = []
        """The open bets that were told."""
        self._turn = (0, 0)
        """The turn when it was last looked at, and how many seats after the first it is."""
        self._outlook: list[str] = []
        """How everybody stood after the last full round of turns; empty until there was one."""
        self._asked: tuple[object, ...] | None = None
        """What people here were asked when it was last looked at, while somebody here still plays."""
        self._opened = False
        """Whether it lies open although somebody here still plays."""
        region(said("fire-title"), self)
        self.title = label(said("fire-title"), "subheading")
        self.purse = label("")
        self.told = ElidedLabel("", "quiet")
        self._on_a_bet = label(said("fire-chits-on-a-bet"))
        self.stakes = [_Answer(f"{chits}", said("fire-stake", n=chits)) for chits in STAKES]
        for chits, button in zip(STAKES, self.stakes, strict=True):
            button.setCheckable(True)
            button.do = partial(self._take_stake, chits)
        self.other = _Answer("")
        self.other.do = self._next_person
        self.quickly = _Answer(said("out-sheet-end-quickly"))
        self.again = _Answer(said("out-sheet-new-game"))
        self.card = BrassButton(said("fire-title"), parent, pixels=_LETTERS)
        """Lies before those who are out while others at this screen play: opens the panel."""
        self.card.clicked.connect(self.visit)
        self.card.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        region(said("fire-title"), self.card)
        self.card.hide()
        self._lines = Flowing()
        self._area = QScrollArea()
        self._area.setWidget(self._lines)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page = QVBoxLayout(self)
        page.setContentsMargins(*_MARGINS)
        page.addWidget(self._area)
        self._loose: list[QWidget] = []
        """Labels that are made anew with all that is shown."""
        self._vote = QTimer(self)
        self._vote.setSingleShot(True)
        self._vote.setInterval(round(VOTE_S * 1000))
        self._vote.timeout.connect(session.fire.let_fall)
        self.bets: dict[tuple[str, str], _Answer] = {}
        """The buttons of what is on offer, by kind and pick."""
        self.deeds: dict[str, _Answer] = {}
        """The buttons of deeds, or `yes` and `no` of a vote."""
        self._room = QRectF()
        for button in (*self.stakes, self.other, self.quickly, self.again):
            self._watch(button)
        self._stop = session.fire.observe(self._changed)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._leave)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]
        self.hide()

    @property
    def people(self) -> dict[int, FireTold]:
        """The people at this screen who are out, with what each is told."""
        found = {seat: self._session.fire.told(seat) for seat in self._session.plan.humans}
        return {seat: told for seat, told in found.items() if told is not None}

    def refresh(self) -> None:
        """Show what is told by the fire now; hidden where nobody here sits there."""
        here = self.people if not self._session.over and (self._opened or not self._session.still_in) else {}
        people = [*here]
        if not people:
            self._shown = None
            self._vote.stop()
            self._put_away()
            return
        if self._seat not in people:
            self._seat = people[0]
        told = here[self._seat]
        if told == self._shown or any(button.isDown() for button in self._answers):
            return  # nothing moves away below a button that is held
        self._shown = told
        names = [isolated(seat.name) for seat in self._session.seats]
        chits = told.chits[self._seat]
        purse = words.chits(chits)
        self.purse.setText(said("fire-purse", name=names[self._seat], chits=purse) if len(people) > 1 else purse)
        if len(people) > 1:
            self.other.setText(said("fire-next-person", name=names[self._after(people)]))
        had = self._focused
        for stake, button in zip(STAKES, self.stakes, strict=True):
            button.setChecked(stake == self._stake)
            button.setEnabled(chits >= stake)
        old = {*self.bets.values(), *self.deeds.values(), *self._loose}
        self._loose = []
        groups = [self._head(several=len(people) > 1), *self._offers(told, names)]
        groups += [
            Group([self._loosely(text, "quiet")], begins=not number) for number, text in enumerate(self._outlook)
        ]
        groups += self._deed_line(told, names)
        self._lines.hold(groups)
        for button in (self.other, self.quickly, self.again):
            button.setVisible(any(button in group.widgets for group in groups))
        for widget in old - {*self.bets.values(), *self.deeds.values()}:
            widget.hide()
            widget.deleteLater()
        self._tell_news(told, names)
        in_turn(widget for group in groups for widget in group.widgets)
        self._lie()
        self._keep(had)

    def seat_them(self, seated: bool) -> None:
        """Show the panel to those who are out and have seen it, with what is decided as far as the table shows it; or hide it.

        `seated`: nobody here plays any more. Otherwise the card lies there, and an open panel goes when somebody here is asked.
        """
        session = self._session
        people = self.people if not session.over else {}
        self._look_round([*people])
        beside = bool(people) and bool(session.still_in)
        self.card.setVisible(beside)
        decision, window = session.decision(), session.window()
        seats = {decision.seat} if decision is not None else {*window.seats} if window is not None else set()
        asked = (session.question,) if seats & {*session.plan.humans} else None
        if asked is not None and asked != self._asked:
            self._opened = False
        self._asked, self._opened = asked, self._opened and beside
        if not people or not (seated or self._opened):
            self._put_away()
            return
        new = self.isHidden()
        self.refresh()
        if new and not self.isVisible():
            self.show()
            self.raise_()
            self._lie()
            if not self._opened:
                chits = words.chits(people[self._seat].chits[self._seat])
                announce(self, said("fire-lit", chits=chits, key=keys.told("fire") or keys.told("round")))

    def visit(self) -> None:
        """The keyboard goes to the fire, which opens, and from there back to the table."""
        if not self.isHidden() and (self._opened or self._focused is not None):
            self._leave()
            return
        if self.isHidden() and self.card.isHidden():
            return
        self._opened = not self.card.isHidden()
        self.seat_them(False) if self._opened else self.refresh()
        first = self._first()
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)
            announce(first, said("fire-title"))

    def place(self, prompt: QRectF, height: int, unit: float) -> None:
        """Lie below the prompt, in a window of that height."""
        self._room = QRectF(prompt.left(), prompt.bottom() + 3, prompt.width(), height - prompt.bottom() - 5)
        self._unit = unit
        self.card.set_pixels(_LETTERS * unit)
        self.card.adjustSize()
        self.card.move(round(prompt.left()), round(prompt.top()) - self.card.height() - 4)
        self._lie()

    def leave(self) -> None:
        """The game is closed."""
        self._vote.stop()
        self._stop()

    # inside

    def _tell_news(self, told: FireTold, names: Sequence[str]) -> None:
        """What was decided last, or what somebody else has bet since, and what was laid here."""
        new = [bet for bet in told.bets if bet not in self._laid]
        self._laid = [*told.bets]
        news = [words.bets(bet, names) for bet in new if bet.seat != self._seat][-1:]
        if told.paid and told.paid[-1] != self._heard:
            self._heard = told.paid[-1]
            news = [words.paid(told.paid[-1], names)]
        if news or not self.told.text():
            self.told.setText(news[0] if news else said("fire-nothing-paid"))
        for text in [*news, *(words.laid(bet, names) for bet in new if bet.seat == self._seat)]:
            announce(self, text)

    def _look_round(self, people: Sequence[int]) -> None:
        """After each full round of turns those by the fire, and onlookers, are told how everybody stands by what they see."""
        session = self._session
        view = session.view(people[0] if people else None)
        (number, place), count = self._turn, len(view.seats)
        now = (view.turn - (session.plan.first or 0)) % count
        self._turn = view.turn_number, now
        if view.turn_number < number:
            self._outlook = []  # moves were taken back
        round_ = number and view.turn_number > number and (now < place or view.turn_number >= number + count)
        if not round_ or session.over or not (people or not session.plan.humans):
            return
        nearest, odds = nearest_words(view), chance_words(view, session.content)
        told = said("fire-round", nearest=nearest, listed=listed(odds))
        if not people:
            self.said.emit(told)
            return
        self._outlook = [said("fire-round-nearest", nearest=nearest), *odds]
        self._shown = None
        if not session.still_in:
            announce(self, told)

    @property
    def _answers(self) -> list[_Answer]:
        """All its buttons."""
        return [*self.stakes, self.other, self.quickly, self.again, *self.bets.values(), *self.deeds.values()]

    def _watch(self, button: _Answer) -> _Answer:
        """Once it is let go, and has done what it does, show what came meanwhile."""
        button.released.connect(self._changed, Qt.ConnectionType.QueuedConnection)
        return button

    @property
    def _focused(self) -> QWidget | None:
        """The widget of the panel that has the keyboard."""
        now = QApplication.focusWidget()
        return now if now is not None and self.isAncestorOf(now) else None

    def _loosely(self, text: str, kind: str = "") -> QLabel:
        made = label(text, kind)
        self._loose.append(made)
        return made

    def _put_away(self) -> None:
        if self._focused is not None:
            self.left.emit()
        self.hide()

    def _leave(self) -> None:
        """Back to the table; what lies open only for a moment is closed."""
        self._opened = False
        self.left.emit()
        if self._session.still_in:
            self._put_away()

    def _first(self) -> QWidget | None:
        """Where one begins: the first answer that can be given."""
        answers: list[_Answer] = [*self.deeds.values()] if "yes" in self.deeds else []
        answers += [*self.bets.values(), *self.stakes, self.other, self.quickly]
        return next((each for each in answers if each.isEnabled() and not each.isHidden()), None)

    def _keep(self, had: QWidget | None) -> None:
        """The keyboard stays in the panel if it was there."""
        now = self._focused
        if had is not None and (now is None or not now.isEnabled() or now.isHidden()):
            first = self._first()
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        """What has the keyboard is scrolled to."""
        if now is not None and self._lines.isAncestorOf(now):
            self._area.ensureWidgetVisible(now, 0, 4)

    def _lie(self) -> None:
        if self.isHidden():
            return
        left, top, right, bottom = _MARGINS
        bar = self._area.verticalScrollBar().sizeHint().width()
        width = round(self._room.width()) - left - right - bar
        room = round(self._room.height()) - top - bottom
        for size in _SIZES:
            unit = max(self._unit * size, _LEAST / _LETTERS)
            self._scale(unit)
            high = self._lines.flow(width, unit, place=False)
            if high <= room:
                break
        self.setGeometry(self._room.toRect())
        self._lines.setFixedSize(width, max(high, room))
        self._lines.flow(width, unit, place=True)

    def _scale(self, unit: float) -> None:
        self.title.setStyleSheet(f"font-size: {round(_TITLE * unit)}px")
        for line in (self.purse, self._on_a_bet, self.told, *self._loose):
            line.setStyleSheet(f"font-size: {round(_LETTERS * unit)}px")
            line.ensurePolished()
        self.title.ensurePolished()
        for button in self._answers:
            button.set_pixels(_LETTERS * unit)

    def _changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def _head(self, *, several: bool) -> Group:
        """Whose chits, how many are laid at a time, and the ways to leave."""
        here: list[QWidget] = [self.title, self.purse, self._on_a_bet, *self.stakes]
        here += [self.other] if several else []
        return Group([*here, *(() if self._opened else (self.quickly, self.again))])

    def _offers(self, told: FireTold, names: Sequence[str]) -> list[Group]:
        """What can be bet on: long questions have a line each, those with two answers stand side by side."""
        old, self.bets = self.bets, {}
        long: list[Group] = []
        short: list[Group] = []
        for offer in told.offers:
            offered = self._offered(offer, told, names, old)
            (short if offer.seat is not None else long).append(Group(offered, begins=offer.seat is None))
        return [*long, *(group._replace(begins=not number) for number, group in enumerate(short))]

    def _offered(
        self, offer: BetOffer, told: FireTold, names: Sequence[str], old: dict[tuple[str, str], _Answer]
    ) -> list[QWidget]:
        """The question, and its answers as buttons; or what was laid on it. `old`: buttons that are there, which keep the keyboard."""
        asked = words.question(offer, names)
        found: list[QWidget] = [self._loosely(asked)]
        mine = next(
            (bet for bet in told.bets if (bet.seat, bet.kind, bet.about) == (self._seat, offer.kind, offer.about)), None
        )
        if mine is not None:
            return [*found, self._loosely(words.laid(mine, names), "quiet")]
        for choice in offer.choices:
            pays = choice.pays(self._stake)
            name = words.choice(offer.kind, choice.pick, names)
            key = (offer.kind, choice.pick)
            button = self.bets[key] = old.get(key) or self._watch(_Answer(""))
            button.setText(said("fire-offer", answer=name, pays=pays))
            tip = said("fire-offer-told", question=asked, answer=name, n=self._stake, pays=pays)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            button.setEnabled(choice.worth(self._stake) and told.chits[self._seat] >= self._stake)
            button.do = partial(self._bet, offer, choice.pick)
            found.append(button)
        before = [bet for bet in told.bets if (bet.seat, bet.kind) == (self._seat, offer.kind)]
        return [*found, *(self._loosely(words.laid(bet, names), "quiet") for bet in before[-_BEFORE:])]

    def _deed_line(self, told: FireTold, names: Sequence[str]) -> list[Group]:
        old, self.deeds = self.deeds, {}
        fire, vote = self._session.fire, told.vote
        if vote is None:
            self._vote.stop()
        found: list[QWidget] = []
        new = ""
        if told.agreed:
            new = said("fire-agreed", deed=words.deed(told.agreed))
            found.append(self._loosely(new, "quiet"))
        elif vote is not None:
            new = said("fire-proposed", name=names[vote.by], deed=words.deed(vote.deed))
            found.append(self._loosely(new))
            if self._seat not in (*vote.agreed, *vote.refused):
                for key, text in (("yes", said("fire-yes")), ("no", said("fire-no"))):
                    found.append(self._deed(key, text, text, partial(fire.vote, self._seat, agreed=key == "yes"), old))
            if not self._vote.isActive():
                self._vote.start()
        elif told.deeds:
            found.append(self._loosely(said("fire-once-together")))
            for deed in told.deeds:
                tip = self._about(deed, told)
                found.append(
                    self._deed(deed, words.short_deed(deed), tip, partial(fire.propose, self._seat, deed), old)
                )
        if new and new != self._proposed:
            announce(self, new)
        self._proposed = new
        return ([Group(found, begins=True)] if found else []) + [Group([self.told], ends=True)]

    def _about(self, deed: str, told: FireTold) -> str:
        if deed != SECOND or len(told.drinks) < 2:
            return said("fire-deed-told", deed=words.deed(deed))
        first, second = map(self._title, told.drinks)
        return said("fire-deed-drinks", deed=words.deed(deed), first=first, second=second)

    def _title(self, card: str) -> str:
        try:
            return isolated(translated(self._session.content.card(card).title))
        except KeyError:
            return "?"

    def _deed(self, key: str, text: str, tip: str, do: partial[bool], old: dict[str, _Answer]) -> _Answer:
        button = self.deeds[key] = old.get(key) or self._watch(_Answer(text))
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.do = lambda: self._done(do())
        return button

    def _done(self, done: bool) -> None:
        if not done:
            self.said.emit(words.refused("moved_on"))
        self._renew()

    def _bet(self, offer: BetOffer, pick: str) -> None:
        try:
            self._session.fire.bet(self._seat, offer.kind, pick, self._stake, offer.about)
        except BetError as error:
            self.said.emit(words.refused(error.key))
        self._renew()

    def _take_stake(self, chits: int) -> None:
        self._stake = chits
        self._renew()

    def _after(self, people: list[int]) -> int:
        return people[(people.index(self._seat) + 1) % len(people)]

    def _next_person(self) -> None:
        self._seat = self._after([*self.people])
        self._renew()

    def _renew(self) -> None:
        self._shown = None
        self.refresh()
