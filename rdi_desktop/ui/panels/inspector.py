# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules inspector beside the table: what the game is waiting for, and any card.

It takes the focus only from somebody who goes there; keys of the window move through its list of choices from anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from rdi_desktop.engine.asked import OptionTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.session.facade import Watched
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.card_words import card_html, open_piles, piles_html
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.inspector_words import OWN, Choice, Page, choices_of
from rdi_desktop.ui.words.names import visible_cards
from rdi_desktop.words import said

_CARD = "card"


class Choices(Protocol):
    """The table, which knows the choices and makes them."""

    @property
    def view(self) -> SeenTable:
        """The table as it is for the seat that is asked, even while beats are still being shown."""
        ...

    def ways(self) -> Iterable[tuple[OptionTold, bool]]:
        """Every legal option of the viewer, with whether it interrupts somebody else's decision."""
        ...

    def picks(self) -> Sequence[str]:
        """Options picked so far for an answer with several."""
        ...

    def choose(self, option: str) -> None:
        """Choose an option, or pick it; '': answer with the picks made."""
        ...


class Inspector(QWidget):
    """Phase, stack, Round, Drink, every legal choice as a link, and below them a card and the open piles."""

    entry_chosen = Signal(int)
    rule_wanted = Signal(str)
    """A place of the rulebook."""

    def __init__(self, face_of: Callable[[str, int | None], CardFace], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face_of = face_of
        self._session: Watched | None = None
        self._table: Choices | None = None
        self._viewer: int | None = None
        self._hovered: str | None = None
        self._pinned: tuple[str, int | None] | None = None
        self._secret = False
        """Whether the pinned card is hidden from others."""
        self._pile: str | None = None
        self._told: int | None = None
        """The seat whose rules of its own things are expanded."""
        self._entry: int | None = None
        self._marked: int | None = None
        self.choices: list[Choice] = []
        """The viewer's choices, as listed."""
        self.text = self._browser(said("inspector-rules-inspector"))
        self.card = self._browser(said("inspector-card-question"))
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.text)
        split.addWidget(self.card)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setChildrenCollapsible(False)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(split)
        self.setMinimumWidth(250)

    def _browser(self, name: str) -> Document:
        browser = Document(name)
        browser.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click on a choice leaves the keys with the table
        browser.link_clicked.connect(self._clicked)
        return browser

    def follow(self, session: Watched, table: Choices) -> None:
        """Show this game from now on."""
        self._session, self._table = session, table
        self._hovered = self._pinned = self._pile = self._entry = self._marked = self._told = None

    def leave(self) -> None:
        """Show no game."""
        self._session = self._table = None

    def refresh(self, viewer: int | None) -> None:
        """Update for that viewer."""
        if viewer != self._viewer:
            self._hovered = None  # it may be from the previous viewer's hand
            if self._secret:
                self._pinned, self._secret = None, False
        self._viewer = viewer
        self._draw()

    def show_card(self, definition: object) -> None:
        """Explain this card (its def) while the mouse points at it; None: the pinned card, if any."""
        self._hovered = definition if isinstance(definition, str) else None
        if self.isVisible() and self._session is not None:
            self._draw_card(self._session.view(self._viewer))
        if self._hovered:
            self.card.verticalScrollBar().setValue(0)

    def keep_card(self, definition: str, owner: int | None) -> None:
        """Pin this card until another is pinned or this one is closed."""
        self._pin(definition, owner)
        self._hovered = None
        self.show_card(None)

    def _pin(self, definition: str, owner: int | None) -> None:
        """Pin this card; unless it lies open, only for the present viewer."""
        self._pinned = (definition, owner)
        self._secret = self._sees(self._viewer, definition) and not self._sees(None, definition)

    def _sees(self, viewer: int | None, definition: str) -> bool:
        cards = visible_cards(self._session.view(viewer)) if self._session is not None else ()
        return any(card.definition == definition for card in cards)

    def select_entry(self, entry: int) -> None:
        """Select this entry of the stack, and pin its card."""
        self._entry = entry
        if self._session is None:
            return
        stack = self._session.view(self._viewer).stack
        found = next((each for each in stack if each.id == entry), None)
        card = (found.card or next(iter(found.cards), None)) if found is not None else None
        if card is not None:
            self._pin(card.definition, card.owner)
        self._draw()

    # Called by keys of the window

    def mark(self, step: int) -> None:
        """Move forward or back in the list of choices, and say which one is marked."""
        if not self.choices:
            announce(self, said("spoken-nothing-to-do"), urgent=True)
            return
        here = (-1 if step > 0 else 0) if self._marked is None else self._marked
        self._marked = (here + step) % len(self.choices)
        self._draw()
        self.text.scrollToAnchor("marked")
        announce(self, self.choices[self._marked].told, urgent=True)

    def take_marked(self) -> None:
        """Take the marked choice."""
        if self._marked is not None and self._marked < len(self.choices):
            self._take(self.choices[self._marked])

    # inside

    def showEvent(self, event: object) -> None:
        """Update after having been hidden."""
        self._draw()

    def _draw(self) -> None:
        if self._session is None or self._table is None or not self.isVisible():
            return
        view = self._session.view(self._viewer)
        before = [choice.id for choice in self.choices]
        ways = self._table.ways() if self._viewer is not None else ()
        self.choices = choices_of(self._table.view, ways, self._table.picks(), self._session.content)
        if [choice.id for choice in self.choices if choice.id] != [id for id in before if id]:
            self._marked = None
        window = self._session.window()
        page = Page(view, self._session.content)
        self.text.show_html(page.html(self.choices, self._marked, self._entry, window, self._told))
        self._draw_card(view)

    def _draw_card(self, view: SeenTable) -> None:
        assert self._session is not None
        shown = (self._hovered, self._owner_of(view, self._hovered)) if self._hovered else self._pinned
        html = f'<p style="color:{THEME.palette.dim}"><i>{said("inspector-point-any-card")}</i></p>'
        if shown is not None:
            playable = self._session.playable(self._viewer) if self._viewer is not None else []
            face = self._face_of(*shown)
            content = self._session.content
            html = card_html(view, face, *shown, playable, pinned=self._hovered is None, content=content)
        self.card.show_html(html + piles_html(view, self._pile))

    @staticmethod
    def _owner_of(view: SeenTable, definition: str | None) -> int | None:
        return next((card.owner for card in visible_cards(view) if card.definition == definition), None)

    def _clicked(self, url: QUrl) -> None:
        kind, _, rest = url.toString().partition(":")
        if kind == "entry":
            self.select_entry(int(rest))
            self.entry_chosen.emit(int(rest))
        elif kind == "choice" and int(rest) < len(self.choices):
            self._marked = int(rest)
            self._take(self.choices[int(rest)])
        elif kind == _CARD:
            owner, _, definition = rest.partition(":")
            self.keep_card(definition, int(owner) if owner else None)
        elif kind == "rule":
            self.rule_wanted.emit(rest)
        elif kind == "unpin":
            self._pinned = None
            self.show_card(None)
        elif kind == OWN:
            self._told = None if int(rest) == self._told else int(rest)
            self._draw()
        elif kind == "pile":
            self._pile = None if rest == self._pile else rest
            self.show_card(None)

    def open_pile(self, key: str) -> None:
        """Look through this pile."""
        self._pile = key
        self._draw()

    def _take(self, choice: Choice) -> None:
        if self._table is not None:
            self._table.choose(choice.id)
            self._draw()


def pile_key(view: SeenTable, pile: str) -> str | None:
    """The key of the open pile with that name on the table."""
    name, _, of = pile.partition(":")
    if name.isdigit():  # a pile on a mat: seat and side deck or place
        wanted = [f"{of}{name}", *(f"spent_{of}{seat.seat}" for seat in view.seats)]
    else:
        wanted = [{"discard": f"discard{of}", "drink_discard": "drunk"}.get(name, "")]
    lying = {each.key for each in open_piles(view)}
    return next((key for key in wanted if key in lying), None)
