# SPDX-License-Identifier: GPL-3.0-or-later
"""The part of a character's page that its own file says: the numbers, the mechanic, the tokens, the side decks, the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rdi_desktop.content.rulebook.chapters import Place
from rdi_desktop.engine.language.character import MANY

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef

PEOPLE = "Characters"
_EASE = {1: "easy to play", 2: "takes a game to learn", 3: "demanding"}


def character_title(id: str) -> str:
    """What a page is called: the name that friends use."""
    return id.replace("-", " ").title()


def character_places(content: Content, id: str) -> Iterator[Place]:
    """What stands on the page of a character below what is written about it."""
    who = content.characters[id]
    yield Place(f"{id}-at-the-table", "At the table", "\n".join(_numbers(who)))
    if mechanic := content.character_text(id):
        yield Place(f"{id}-word-for-word", "Word for word", "\n\n".join(escaped(line) for line in mechanic.split("\n")))
    if tokens := list(_tokens(who)):
        yield Place(f"{id}-tokens", "Tokens", "\n".join(tokens))
    for pile, declared in who.piles.items():
        cards = [card for card in who.deck if card.pile == pile]
        if cards:
            name = declared.name or pile.replace("-", " ").title()
            yield Place(f"{id}-pile-{pile}", f"{name}: the side deck", "\n".join(_cards(content, cards)))
    own = [card for card in who.deck if not card.pile and not card.boss]
    yield Place(f"{id}-cards", "Cards", "\n".join(_cards(content, own)))
    if boss := [card for card in who.deck if not card.pile and card.boss]:
        yield Place(f"{id}-boss-cards", "Boss Cards", "\n".join(_cards(content, boss)))


def _numbers(who: CharacterDef) -> Iterator[str]:
    yield f"- {_EASE.get(who.complexity, '').capitalize()} ({who.complexity} of 3)"
    if who.traits:
        yield f"- Counts as: {', '.join(trait.replace('-', ' ') for trait in who.traits)}"


def _tokens(who: CharacterDef) -> Iterator[str]:
    for id, token in who.tokens.items():
        parts = [f"{token.supply} in all"] if token.supply < MANY else []
        parts += [f"{token.limit} at most for one player"] if token.limit < min(MANY, token.supply) else []
        parts += [f"{token.starts} at the start"] if token.starts else []
        name = id.replace("-", " ").title()
        yield f"- ![](token:{who.id}/{id}) **{escaped(name)}**{': ' if parts else ''}{', '.join(parts)}"


def _cards(content: Content, cards: list[CardDef]) -> Iterator[str]:
    for card in sorted(cards, key=lambda card: (content.type_label(card), card.title.casefold())):
        copies = f" × {card.copies}" if card.copies > 1 else ""
        text = " ".join(content.text(card).split("\n"))
        yield f"- [{escaped(card.title)}](card:{card.id}){copies} · *{content.type_label(card)}* · {escaped(text)}"


def escaped(text: str) -> str:
    """Text in which nothing is Markdown by accident."""
    for sign in "\\*_[]`<#|":
        text = text.replace(sign, f"\\{sign}")
    return text
