# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of pages that are made from content files.

For a character its numbers, mechanics, tokens, side decks and cards; for a variant its Prizes, taverns, rooms or automata.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from rdi_desktop.content.rulebook.chapters import Section
from rdi_desktop.engine.language.character import MANY
from rdi_desktop.engine.language.machine import FactionCard, MachineDef
from rdi_desktop.words import listed, said, translated

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef

PEOPLE = "Characters"
_SEEN = 4
"""How many cards of a deck are shown as pictures."""


def character_title(id: str) -> str:
    """The title of a page: the character's short name."""
    return id.replace("-", " ").title()


def character_places(content: Content, id: str) -> Iterator[Section]:
    """The places on the page of a character below its written text."""
    who = content.characters[id]
    yield Section(f"{id}-at-the-table", said("book-at-the-table"), "\n".join(_numbers(who)))
    if mechanic := content.character_text(id):
        yield Section(
            f"{id}-word-for-word",
            said("book-word-for-word"),
            "\n\n".join(escaped(line) for line in mechanic.split("\n")),
        )
    if tokens := list(_tokens(who)):
        yield Section(f"{id}-tokens", said("book-tokens"), "\n".join(tokens))
    for pile, declared in who.piles.items():
        cards = [card for card in who.deck if card.pile == pile]
        if cards:
            name = declared.name or pile.replace("-", " ").title()
            yield Section(f"{id}-pile-{pile}", said("book-side-deck", name=name), _deck(content, cards, cards))
    own = [card for card in who.deck if not card.pile and not card.boss]
    special = [card for card in own if card.id.partition("/")[2] not in content.standard]
    yield Section(f"{id}-cards", said("book-cards"), _deck(content, own, special))
    if boss := [card for card in who.deck if not card.pile and card.boss]:
        yield Section(f"{id}-boss-cards", said("book-boss-cards"), _deck(content, boss, boss))


def variant_places(content: Content, chapter: str) -> Iterator[Section]:
    """The places on the page of a chapter below its written text: what it is played with."""
    made = _PAGES.get(chapter)
    if made is not None:
        yield from made(content)
    elif chapter in content.automata:
        yield from _automaton(content, chapter)


def _drinks(content: Content) -> Iterator[Section]:
    for id, deck in content.drink_decks.items():
        rows = [
            f"- [{escaped(translated(card.title))}](card:{card.id}){_times(copies)} · {_line(content, card)}"
            for card, copies in sorted(deck, key=lambda each: translated(each[0].title).casefold())
        ]
        yield Section(f"drinks-{id}", translated(content.deck_names[id]), "\n".join(rows), 3)


def _prizes(content: Content) -> Iterator[Section]:
    yield Section("prizes-all", said("book-all-prizes"), "\n".join(_cards(content, content.prize_cards())))


def _taverns(content: Content) -> Iterator[Section]:
    for town in content.towns.values():
        for tavern in town.taverns:
            rows = list(_cards(content, tavern.deck or ()))
            event = f"**{escaped(tavern.event.title)}** · {_line(content, tavern.event)}"
            yield Section(f"{town.id}-{tavern.id}", tavern.name, "\n\n".join([event, "\n".join(rows)]).strip())


def _dungeons(content: Content) -> Iterator[Section]:
    for dungeon in content.dungeons.values():
        rooms = [_room(content, dungeon.rooms, dungeon.arrows, id) for id in dungeon.rooms]
        cards = _cards(content, dict.fromkeys(dungeon.deck))
        goal = f"**{said('book-at-the-goal', reward=dungeon.reward)}**"
        text = "\n\n".join([f"*{escaped(translated(dungeon.about))}*", "\n".join(rooms), goal, "\n".join(cards)])
        yield Section(f"dungeon-{dungeon.id}", dungeon.name, text)


def _room(content: Content, rooms: Mapping[str, CardDef], arrows: Mapping[str, tuple[str, ...]], id: str) -> str:
    """A room, its effect, and where its arrows lead."""
    rooms_next = [f"*{escaped(rooms[to].title)}*" for to in arrows.get(id, ())]
    leads = f" {said('book-leads', rooms=listed(rooms_next, 'or'))}" if rooms_next else ""
    return f"- **{escaped(rooms[id].title)}** · {_line(content, rooms[id])}{leads}"


def _automaton(content: Content, id: str) -> Iterator[Section]:
    automaton = content.automata[id]
    if isinstance(automaton, MachineDef):
        sides = ((said("book-normal"), automaton.normal), (said("book-hard"), automaton.hard))
        rows = [f"| {name} | {_steps(steps)} |" for name, steps in sides]
        text = "\n".join([f"| {said('book-side')} | {said('book-actions-by-threat')} |", "|---|---|", *rows])
        yield Section(f"{id}-threat-table", said("book-threat-table"), text)
    for id_of, faction in automaton.factions.items():
        cards = [card for card in automaton.character.deck if id_of in _factions(card)]
        text = "\n\n".join(part for part in (escaped(faction.about), _deck(content, cards, cards)) if part)
        yield Section(f"{id}-faction-{id_of}", faction.name, text)


def _steps(steps: dict[int, int]) -> str:
    """How many Actions each Threat Level gives."""
    return ", ".join(said("book-actions-from", actions=actions, least=least) for least, actions in steps.items())


def _factions(card: CardDef) -> tuple[str, ...]:
    """The faction of a card."""
    return (card.faction,) if isinstance(card, FactionCard) else card.subtypes


_PAGES: dict[str, Callable[[Content], Iterator[Section]]] = {
    "drinks": _drinks,
    "prizes": _prizes,
    "pub-crawl": _taverns,
    "dungeons": _dungeons,
}


def _numbers(who: CharacterDef) -> Iterator[str]:
    yield f"- {said('book-ease', ease=who.complexity)}"
    if who.traits:
        yield f"- {said('book-counts-as', traits=', '.join(trait.replace('-', ' ') for trait in who.traits))}"


def _tokens(who: CharacterDef) -> Iterator[str]:
    for id, token in who.tokens.items():
        parts = [said("book-token-supply", n=token.supply)] if token.supply < MANY else []
        parts += [said("book-token-limit", n=token.limit)] if token.limit < min(MANY, token.supply) else []
        parts += [said("book-token-start", n=token.starts)] if token.starts else []
        name = id.replace("-", " ").title()
        yield f"- ![](token:{id}) **{escaped(name)}**{': ' if parts else ''}{', '.join(parts)}"


def _deck(content: Content, cards: list[CardDef], best: list[CardDef]) -> str:
    """Some of the cards as pictures, those of the deck's own kinds first, then a list of all."""
    shown = sorted(best, key=lambda card: (not card.subtypes, not card.icons, card.provenance != "rulebook"))[:_SEEN]
    return "\n\n".join([" ".join(f"![](card:{card.id})" for card in shown), "\n".join(_cards(content, cards))])


def _cards(content: Content, cards: Iterable[CardDef]) -> Iterator[str]:
    for card in sorted(cards, key=lambda card: (content.type_label(card), translated(card.title).casefold())):
        kind = escaped(content.type_label(card))
        yield f"- [{escaped(translated(card.title))}](card:{card.id}){_times(card.copies)} · *{kind}* · {_line(content, card)}"


def _times(copies: int) -> str:
    return f" × {copies}" if copies > 1 else ""


def _line(content: Content, card: CardDef) -> str:
    """The text of a card, on one line."""
    return escaped(" ".join(content.text(card).split("\n")))


def escaped(text: str) -> str:
    """Text with all Markdown characters escaped."""
    for sign in "\\*_[]`<#|":
        text = text.replace(sign, f"\\{sign}")
    return text
