# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel by the fire, for those at this screen who are out: bets, the vote on a deed, and small buttons to leave.

It lies below the line that tells whom the table asks, where the hand of somebody who still plays would be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from rdi_desktop.session.bets import SECOND, STAKES, BetError, BetOffer, BetPaid, FireTold
from rdi_desktop.session.fire import VOTE_S
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, label
from rdi_desktop.ui.words import fireside as words
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

_SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The panel is drawn so much smaller until there is room for it."""
_LETTERS = 14.0
"""Pixels of letters in the smallest window."""


class FirePanel(Parchment):
    """Shows the fire to one person who is out; several at this screen take turns."""

    said = Signal(str)
    """Why something was not possible."""

    def __init__(self, session: Played, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._seat = -1
        self._stake = STAKES[0]
        self._unit = 1.0
        self._shown: FireTold | None = None
        self._heard: BetPaid | None = None
        """The decided bet that was last read out."""
        self.title = label(said("fire-title"), "subheading")
        self.purse = label("")
        self.told = ElidedLabel("", "quiet")
        self.stakes = [BrassButton(f"{chits}", pixels=_LETTERS) for chits in STAKES]
        for chits, button in zip(STAKES, self.stakes, strict=True):
            button.setCheckable(True)
            button.setAccessibleName(said("fire-stake", n=chits))
            button.clicked.connect(partial(self._take_stake, chits))
        self.other = BrassButton("", pixels=_LETTERS)
        self.other.clicked.connect(self._next_person)
        self.quickly = BrassButton(said("out-sheet-end-quickly"), pixels=_LETTERS)
        self.again = BrassButton(said("out-sheet-new-game"), pixels=_LETTERS)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(6)
        self._rows.setVerticalSpacing(3)
        self._short = QHBoxLayout()
        self._deeds = QHBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.purse)
        head.addStretch()
        head.addWidget(label(said("fire-chits-on-a-bet")))
        for button in (*self.stakes, self.other, self.quickly, self.again):
            head.addWidget(button)
        page = QVBoxLayout(self)
        page.setContentsMargins(18, 7, 18, 9)
        page.setSpacing(3)
        for line in (head, self._rows, self._short, self._deeds):
            page.addLayout(line)
        self._vote = QTimer(self)
        self._vote.setSingleShot(True)
        self._vote.setInterval(round(VOTE_S * 1000))
        self._vote.timeout.connect(session.fire.let_fall)
        self.bets: dict[tuple[str, str], BrassButton] = {}
        """The buttons of what is on offer, by kind and pick."""
        self.deeds: dict[str, BrassButton] = {}
        """The buttons of deeds, or `yes` and `no` of a vote."""
        self._room = QRectF()
        self._stop = session.fire.observe(self._changed)
        self.hide()

    @property
    def people(self) -> dict[int, FireTold]:
        """The people at this screen, all of whom are out, with what each is told."""
        found = {seat: self._session.fire.told(seat) for seat in self._session.plan.humans}
        return {seat: told for seat, told in found.items() if told is not None}

    def refresh(self) -> None:
        """Show what is told by the fire now; hidden where nobody here sits there."""
        here = self.people if not self._session.still_in and not self._session.over else {}
        people = [*here]
        if not people:
            self._shown = None
            self._vote.stop()
            self.hide()
            return
        if self._seat not in people:
            self._seat = people[0]
        told = here[self._seat]
        if told == self._shown:
            return
        self._shown = told
        names = [isolated(seat.name) for seat in self._session.seats]
        chits = told.chits[self._seat]
        purse = words.chits(chits)
        self.purse.setText(said("fire-purse", name=names[self._seat], chits=purse) if len(people) > 1 else purse)
        self.other.setVisible(len(people) > 1)
        if len(people) > 1:
            self.other.setText(said("fire-next-person", name=names[self._after(people)]))
        for stake, button in zip(STAKES, self.stakes, strict=True):
            button.setChecked(stake == self._stake)
            button.setEnabled(chits >= stake)
        self._lay_offers(told, names)
        self._lay_deeds(told, names)
        last = words.paid(told.paid[-1], names) if told.paid else said("fire-nothing-paid")
        self.told.setText(last)
        if told.paid and told.paid[-1] != self._heard:
            self._heard = told.paid[-1]
            announce(self, last)
        for layout in (self._rows, self._short, self._deeds):  # otherwise what is new is shown, and counted, only later
            for place in range(layout.count()):
                item = layout.itemAt(place)
                if item is not None and (widget := item.widget()) is not None:
                    widget.show()
        self._lie()

    def seat_them(self, seated: bool) -> None:
        """Show the panel to those who are out and have seen it, with what is decided as far as the table shows it; or hide it."""
        if not seated or self._session.over or not self.people:
            self.hide()
            return
        self.refresh()
        if self.isHidden():
            self.show()
            self.raise_()
            self._lie()

    def place(self, prompt: QRectF, height: int, unit: float) -> None:
        """Lie below the prompt, in a window of that height."""
        self._room = QRectF(prompt.left(), prompt.bottom() + 3, prompt.width(), height - prompt.bottom() - 5)
        self._unit = unit
        self._lie()

    def leave(self) -> None:
        """The game is closed."""
        self._vote.stop()
        self._stop()

    # inside

    def _lie(self) -> None:
        if self.isHidden():
            return
        for size in _SIZES:
            self._scale(self._unit * size)
            wanted = self.sizeHint()
            if wanted.width() <= self._room.width() and wanted.height() <= self._room.height():
                break
        self.setGeometry(self._room.toRect())

    def _scale(self, unit: float) -> None:
        self.title.setStyleSheet(f"font-size: {round(19 * unit)}px")
        for line in (*self.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly), self.told):
            if line is not self.title:
                line.setStyleSheet(f"font-size: {round(_LETTERS * unit)}px")
        for button in (*self.stakes, self.other, self.quickly, self.again, *self.bets.values(), *self.deeds.values()):
            button.set_pixels(_LETTERS * unit)
        if (laid := self.layout()) is not None:
            laid.invalidate()
            laid.activate()

    def _changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def _lay_offers(self, told: FireTold, names: Sequence[str]) -> None:
        _clear(self._rows)
        _clear(self._short)
        self.bets = {}
        row = 0
        for offer in told.offers:
            if offer.seat is None:
                for place, widget in enumerate(self._offered(offer, told, names)):
                    self._rows.addWidget(widget, row, place)
                row += 1
            else:  # two answers: two such questions fit in one line
                for widget in self._offered(offer, told, names):
                    self._short.addWidget(widget)
                self._short.addSpacing(24)
        self._rows.setColumnStretch(9, 1)
        self._short.addStretch()

    def _offered(self, offer: BetOffer, told: FireTold, names: Sequence[str]) -> list[QWidget]:
        """The question, and its answers as buttons; or what was laid on it."""
        asked = words.question(offer, names)
        found: list[QWidget] = [label(asked)]
        mine = next(
            (bet for bet in told.bets if (bet.seat, bet.kind, bet.about) == (self._seat, offer.kind, offer.about)), None
        )
        if mine is not None:
            return [*found, label(words.laid(mine, names), "quiet")]
        for choice in offer.choices:
            pays = choice.pays(self._stake)
            name = words.choice(offer.kind, choice.pick, names)
            button = BrassButton(said("fire-offer", answer=name, pays=pays), pixels=_LETTERS)
            tip = said("fire-offer-told", question=asked, answer=name, n=self._stake, pays=pays)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            button.setEnabled(choice.worth(self._stake) and told.chits[self._seat] >= self._stake)
            button.clicked.connect(partial(self._bet, offer, choice.pick))
            self.bets[offer.kind, choice.pick] = button
            found.append(button)
        return found

    def _lay_deeds(self, told: FireTold, names: Sequence[str]) -> None:
        _clear(self._deeds, self.told)
        self.deeds = {}
        fire, vote = self._session.fire, told.vote
        if vote is None:
            self._vote.stop()
        if told.agreed:
            self._deeds.addWidget(label(said("fire-agreed", deed=words.deed(told.agreed)), "quiet"))
        elif vote is not None:
            self._deeds.addWidget(label(said("fire-proposed", name=names[vote.by], deed=words.deed(vote.deed))))
            if self._seat not in (*vote.agreed, *vote.refused):
                for key, text in (("yes", said("fire-yes")), ("no", said("fire-no"))):
                    self._add_deed(key, text, text, partial(fire.vote, self._seat, agreed=key == "yes"))
            if not self._vote.isActive():
                self._vote.start()
        elif told.deeds:
            self._deeds.addWidget(label(said("fire-once-together")))
            for deed in told.deeds:
                text = words.short_deed(deed)
                self._add_deed(deed, text, self._about(deed, told), partial(fire.propose, self._seat, deed))
        self._deeds.addWidget(self.told, 1)

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

    def _add_deed(self, key: str, text: str, tip: str, do: partial[bool]) -> None:
        button = BrassButton(text, pixels=_LETTERS)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: self._done(do()))
        self._deeds.addWidget(button)
        self.deeds[key] = button

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


def _clear(layout: QLayout, kept: QWidget | None = None) -> None:
    """Take everything out of a layout, and throw it away unless it is kept."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None and widget is not kept:
            widget.hide()
            widget.deleteLater()
