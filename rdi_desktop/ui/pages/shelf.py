# SPDX-License-Identifier: GPL-3.0-or-later
"""The entries of the gallery: every card of every deck once, with numbers in words. Does not use Qt."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.language.machine import FactionCard
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.terms import machine_deck, quoted, short_name
from rdi_desktop.words import listed, said, table, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.dungeon import Dungeon
    from rdi_desktop.engine.language.taverns import Town

DRINKS, PRIZES = "drinks", "prizes"
_GOALS = {"loot": "pictures/shield", "trick": "pictures/dice"}
"""The sign of a dungeon, by its reward."""
_ORIGIN = table("shelf-origin")


class Deck(NamedTuple):
    """A deck of the gallery."""

    id: str
    name: str
    """The full name."""
    short: str
    """The name in lists."""
    sign: str = ""
    """Its picture; '': a portrait."""


class Entry(NamedTuple):
    """A card of the gallery."""

    deck: Deck
    card: CardDef
    type_label: str
    text: str
    copies: str
    """The number of copies, in words."""

    @property
    def origin(self) -> str:
        """Where title and effect are known from, with notes."""
        words = _ORIGIN.get(self.card.provenance, "")
        note = self.card.note
        return f"{words} {note[:1].upper()}{note[1:].rstrip('.')}." if note else words


def decks(content: Content) -> list[Deck]:
    """Every deck: characters by short name, then Drinks and Prizes, dungeons, and the taverns of Pub Crawls."""
    people = [*content.characters.items(), *((id, one.character) for id, one in content.automata.items())]
    characters = [Deck(id, character.name, short_name(id)) for id, character in people]
    characters.sort(key=lambda deck: deck.short.casefold())
    middle = [Deck(DRINKS, said("shelf-drinks-drink-events"), said("shelf-drinks"), "pictures/ale")]
    middle += [Deck(PRIZES, said("shelf-prizes-inn"), said("shelf-prizes"), "pictures/ribbon")]
    middle += [
        Deck(one.id, translated(one.name), translated(one.name), _GOALS[one.reward])
        for one in content.dungeons.values()
    ]
    middle += [
        Deck(one.id, translated(one.name), translated(one.name), "pictures/tray") for one in content.towns.values()
    ]
    return [*characters, *middle]


def entries(content: Content, deck: Deck) -> Iterator[Entry]:
    """The cards of a deck, each once, in its order."""
    if deck.id == DRINKS:
        where = _barrels(content)
        cards: Iterable[CardDef] = content.shelf.values()
    elif deck.id in content.dungeons:
        where = _arrows(content.dungeons[deck.id])
        cards = content.dungeons[deck.id].cards
    elif deck.id in content.towns:
        where = _kegs(content.towns[deck.id])
        cards = _on_tap(content.towns[deck.id])
    else:
        where = {}
        person = content.seated(deck.id)
        cards = content.prize_cards() if person is None else person.deck
    for card in cards:
        copies = where.get(card.id) or _copies(card.copies)
        whose = deck
        if isinstance(card, FactionCard):
            whose = deck._replace(
                name=f"{deck.name}: {translated(content.automata[deck.id].factions[card.faction].name)}"
            )
            copies = said("shelf-text", machine_deck=machine_deck(card.pile), skulls=card.skulls, copies=copies)
        text = "\n".join([content.text(card), *content.given_texts(card)])
        yield Entry(whose, card, content.type_label(card), text, copies)


def types(shown: Iterable[Entry]) -> list[str]:
    """The types among these, each once, in order of appearance."""
    return list(dict.fromkeys(word for entry in shown for word in entry.type_label.split(" · ")))


def _barrels(content: Content) -> dict[str, str]:
    """In which decks each Drink is, and how often."""
    poured: defaultdict[str, list[str]] = defaultdict(list)
    for id, deck in content.drink_decks.items():
        for card, copies in deck:
            poured[card.id].append(said("shelf-in", copies=copies, deck_names=translated(content.deck_names[id])))
    return {id: f"{', '.join(places)}." for id, places in poured.items()}


def _arrows(dungeon: Dungeon) -> dict[str, str]:
    """Where the arrows of each room lead."""
    titles = {room: quoted(translated(card.title)) for room, card in dungeon.rooms.items()}
    ways = {room: listed([titles[way] for way in to], "or") for room, to in dungeon.arrows.items()}
    return {
        card.id: said("shelf-may-go", ways=ways[room]) if room != dungeon.goal else said("shelf-last-room")
        for room, card in dungeon.rooms.items()
    }


def _on_tap(town: Town) -> list[CardDef]:
    """Each tavern's Event and Drinks, each once."""
    return list(dict.fromkeys(card for tavern in town.taverns for card in (tavern.event, *(tavern.deck or ()))))


def _kegs(town: Town) -> dict[str, str]:
    """In which tavern each card is, and how often."""
    poured: defaultdict[str, list[str]] = defaultdict(list)
    for tavern in town.taverns:
        poured[tavern.event.id].append(said("shelf-happens", name=isolated(tavern.name)))
        for card, copies in Counter(tavern.deck or ()).items():
            poured[card.id].append(said("shelf-at", copies=copies, name=isolated(tavern.name)))
    return {id: f"{', '.join(places)}." for id, places in poured.items()}


def _copies(number: int) -> str:
    return said("shelf-copies", n=number)
