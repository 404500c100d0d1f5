# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of players, cards and stack entries, as far as one viewer sees them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Why
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenTable
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.stack import about_to, about_to_drink, amounts, entry_kind, landed, last_chance
from rdi_desktop.ui.words.terms import ability, quoted, thing
from rdi_desktop.words import listed, now, said, translated
from rdi_desktop.words.plan import label

if TYPE_CHECKING:
    from rdi_desktop.content import Content


class ShownNames:
    """Players and cards by name, as far as the viewer can see them."""

    def __init__(self, view: SeenTable, you: int | None, content: Content | None = None) -> None:
        self._content = content
        self._defs: dict[int, str] = {}
        self._seats = {seat.seat: isolated(seat.name) for seat in view.seats}
        self._you = you
        self._cards: dict[int, str] = {}
        self._entries: dict[int, SeenEntry] = {entry.id: entry for entry in view.stack}
        self._wages = {card.id: card.wages for seat in view.seats for card in seat.in_play}
        for card in visible_cards(view):
            self._cards[card.id] = isolated(translated(card.title))
            self._defs[card.id] = card.definition

    def _at(self, id: int | None) -> SeenEntry | None:
        """The entry on the stack with that id."""
        return self._entries.get(id) if id is not None else None

    def seat(self, index: int | None) -> str:
        """The player's name, or that of the body with that number; "nobody" for None."""
        if index is not None and index >= BODIES:
            return self._cards.get(index - BODIES, said("names-something-play"))
        return said("names-nobody") if index is None else self._seats.get(index, said("names-seat", index=index + 1))

    def is_you(self, index: int | None) -> bool:
        """Whether the viewer is that player."""
        return index is not None and index == self._you

    def being(self, index: int | None) -> str:
        """The player with the verb, at the beginning of a sentence: "You are", "Maud is"."""
        return said("names-you-are") if self.is_you(index) else said("names-is", name=self.seat(index))

    def seats(self, indexes: Iterable[int]) -> str:
        """Several players' names."""
        return listed([said("names-you") if self.is_you(index) else self.seat(index) for index in indexes])

    def card(self, id: int | None) -> str | None:
        """The card's title, if the viewer sees it."""
        return self._cards.get(id) if id is not None else None

    def text(self, id: int | None) -> str:
        """The text of a card, if the viewer sees it."""
        if id is None or id not in self._defs or self._content is None:
            return ""
        return str(self._content.text(self._content.card(self._defs[id])))

    def needs(self, reason: Why, card: int | None, ability: str = "", character: str = "") -> str:
        """What a card, or an ability of a character, waits for or lacks, for a reason why it cannot be played."""
        if self._content is None or (card is not None and card not in self._defs):
            return ""
        told = self._content.needs_text
        return str(
            told(reason, card=self._defs[card])
            if card is not None
            else told(reason, character=character, ability=ability)
        )

    def mode(self, card: int | None, mode: int | None) -> str:
        """One of the ways to use a card, in the content's words."""
        if card is None or mode is None or self._content is None or card not in self._defs:
            return ""
        return str(self._content.label(self._defs[card], mode))

    def turning(self, thing: str) -> str:
        """The verb for turning over that thing with two sides: "smash"."""
        characters = self._content.characters.values() if self._content is not None else ()
        kinds = [kind for character in characters for kind in character.sides.values()]
        return next(
            (now().text(label(str(kind.verb))) for kind in kinds if thing in kind.things), said("names-turn-over")
        )

    def entry(self, id: int | None) -> str:
        """The name of an entry on the stack."""
        entry = self._at(id)
        if entry is None:
            return said("names-entry")
        card = entry.card or next(iter(entry.cards), None)
        if card is not None:
            return translated(card.title)
        return ability(entry.ability) if entry.ability else entry_kind(entry.kind)

    def doer(self, id: int | None) -> str:
        """Who has played an entry on the stack."""
        entry = self._at(id)
        return self.seats([entry.by]) if entry is not None and entry.by is not None else said("names-somebody")

    def shows_card(self, id: int | None) -> bool:
        """Whether the entry has a card, whose title tells what it is."""
        entry = self._at(id)
        return entry is not None and bool(entry.card or entry.cards)

    def numbered(self, id: int, *, told: bool = False) -> str:
        """An entry on the stack in a sentence, with its number if there are others.

        `told`: with its number also if it has a card, since others may have the same title.
        """
        card = self.shows_card(id) and not self.has_landed(id) and not told
        spoken = (
            quoted(self.entry(id))
            if card
            else re.sub(f"^{said('names-You')} ", f"{said('names-you')} ", self.happening(id))
        )
        if len(self._entries) < 2 or id not in self._entries:
            return spoken
        return said("names-number", n=list(self._entries).index(id) + 1, what=spoken)

    def happening(self, id: int | None) -> str:
        """What the entry is doing, as a sentence without its end."""
        entry = self._at(id)
        if entry is None:
            return said("names-this")
        kind, by, title = entry.kind, entry.by, quoted(self.entry(id))
        if kind == "last_chance":
            return last_chance(self.about_to_be_out(id))
        if kind == "drink" and entry.drinker is not None:
            return f"{about_to_drink(self.being(entry.drinker))} {title}"
        if entry.trap is not None:
            return said("names-goes-off-before", title=title, seat=self.seat(entry.trap))
        if by is None or kind not in ("win_round", "forced_out", "loss", "gain", "event", "play"):
            return title
        if kind in ("win_round", "forced_out"):
            return about_to(kind, self.being(by))
        if kind in ("loss", "gain"):
            return landed(kind, self.seat(by), amounts(entry), you=by == self._you) if amounts(entry) else title
        if kind == "event":
            return said("names-reveals", you=by == self._you, name=self.seat(by), title=title)
        at = listed([self.seat(target) for target in entry.targets])
        does = "uses" if not entry.card else "answers" if entry.answers is not None else "plays"
        return said("names-does", name=self.seat(by), does=does, title=title, aimed=bool(at), at=at)

    def has_landed(self, id: int | None) -> bool:
        """Whether that entry is a loss or gain that has already happened, rather than a play."""
        entry = self._at(id)
        return entry is not None and entry.kind in ("loss", "gain", "body_loss")

    def landed_question(self, id: int | None) -> str:
        """The question about a loss or gain."""
        entry = self._at(id)
        if entry is not None and entry.kind in ("loss", "body_loss") and entry.source not in (None, entry.by):
            return said("names-hit-back")
        return said("names-do-want-do-something")

    def offer(self, id: int | None) -> str:
        """What the card of an entry lets the asked player do, in the second person."""
        entry = self._at(id)
        card = entry.card if entry is not None else None
        return (
            str(self._content.offer_text(card.definition, self.doer(id))) if card and self._content is not None else ""
        )

    def left_open(self, id: int | None, what: str) -> str:
        """What the card of an entry lets somebody decide: what it does "unless" something is done, or "may" do."""
        entry = self._at(id)
        card = entry.card if entry is not None else None
        return str(self._content.open_text(card.definition, what)) if card and self._content is not None else ""

    def line(self, id: int | None) -> tuple[str, str]:
        """The last of the cards that have joined a play, and the kind of card that must follow it."""
        entry = self._at(id)
        if entry is None or not entry.cards or self._content is None:
            return "", ""
        last = self._content.card(entry.cards[-1].definition)
        return (translated(last.title), f"{last.needs} {thing(last.pile)}") if getattr(last, "needs", "") else ("", "")

    def price(self, id: int | None) -> int:
        """The price of the card that is offered in that play."""
        entry = self._at(id)
        return entry.card.price if entry is not None and entry.card is not None else 0

    def wages(self, id: int | None) -> int:
        """The Wages of the body that was hit."""
        entry = self._at(id)
        return self._wages.get(entry.card.id, 0) if entry is not None and entry.card is not None else 0

    def hardest_blow(self, id: int | None) -> int:
        """The most Fortitude that this play takes from any player at present."""
        entry = self._at(id)
        outcome = (entry.outcome or {}) if entry is not None else {}
        return max((-changes.get("fortitude", 0) for changes in outcome.values()), default=0)

    def about_to_be_out(self, id: int | None) -> str:
        """Who has a last chance, with the verb."""
        entry = self._at(id)
        seats = entry.seats if entry is not None else []
        if not seats:
            return said("names-nobody-any-longer")
        you = seats == [self._you]
        return said("names-they-are", who=self.seats(seats), several=len(seats) > 1 or you, you=you)


def visible_cards(view: SeenTable) -> Iterable[SeenCard]:
    """Every card that is open in this view."""
    for seat in view.seats:
        yield from (*(seat.hand or ()), *seat.discard, *seat.in_play)
        for pile in seat.piles.values():
            yield from pile.cards or ()
            yield from pile.discard
    yield from view.drink_discard
    yield from view.pot.cards
    if view.prizes is not None:
        yield from view.prizes.inn
        yield from view.prizes.bin
    if (dungeon := view.dungeon) is not None:
        yield from (*dungeon.rooms, *(dungeon.loot or ()), *(dungeon.trick_discard or ()))
    for tavern in view.crawl.taverns if view.crawl is not None else ():
        yield from (tavern.card, *tavern.discard)
    for entry in view.stack:
        if entry.card:
            yield entry.card
        yield from entry.cards
