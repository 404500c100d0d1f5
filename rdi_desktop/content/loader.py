# SPDX-License-Identifier: GPL-3.0-or-later
"""Loading: YAML files become compiled characters, decks of Drinks and Prizes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from rdi_desktop.engine.effects import vocabulary
from rdi_desktop.engine.effects.card import CardDef, read_card
from rdi_desktop.engine.effects.character import CharacterDef, read_character
from rdi_desktop.engine.effects.spec import Problem, Reader

DATA = Path(__file__).parent / "data"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class ContentError(ValueError):
    """A content file cannot be used; says where, what was expected and the nearest right word."""


class Content:
    """Everything that can be played: characters, decks of Drinks, Prizes, and all cards by their ids."""

    def __init__(self) -> None:
        self.characters: dict[str, CharacterDef] = {}
        self.standard: dict[str, dict[str, Any]] = {}
        self.shelf: dict[str, CardDef] = {}
        self.drink_decks: dict[str, list[tuple[CardDef, int]]] = {}
        self.deck_names: dict[str, str] = {}
        self.prizes: list[CardDef] = []
        self.cards: dict[str, CardDef] = {}

    def card(self, def_id: str) -> CardDef:
        """The card with that id, such as 'gerki/slip-a-mickey'."""
        return self.cards[def_id]

    def drink_deck(self, id: str) -> list[CardDef]:
        """The cards of a Drink Deck, one for each copy."""
        if id not in self.drink_decks:
            raise ValueError(f"unknown drink deck: {id}")
        return [card for card, copies in self.drink_decks[id] for _ in range(copies)]

    def prize_cards(self) -> list[CardDef]:
        """The Prizes."""
        return list(self.prizes)

    def find(self, deck: str, name: str) -> CardDef | None:
        """The card of a deck (a character's id, 'drinks', 'prizes') with that title or id, however it is spelt."""
        wanted = plain(name)
        pool: Iterable[CardDef]
        if deck in self.characters:
            pool = self.characters[deck].deck
        elif deck == "prizes":
            pool = self.prizes
        else:
            pool = self.shelf.values()
        for card in pool:
            if wanted in (plain(card.title), card.id, card.id.split("/")[-1]) or name in (card.id, card.id.split("/")[-1]):
                return card
        return None


def plain(title: str) -> str:
    """A title without case, dots of politeness, quotes and final punctuation, for matching."""
    kept = "".join(c for c in title.lower() if c.isalnum() or c == " ")
    return " ".join(kept.split())


def load_content(extra: Iterable[Path] = ()) -> Content:
    """All content of the program, and of the folders in `extra` (characters that people made)."""
    content = Content()
    files = sorted(DATA.rglob("*.yaml")) + [f for folder in extra for f in sorted(Path(folder).rglob("*.yaml"))]
    raws = [(file, yaml.load(file.read_text(encoding="utf-8"), LOADER)) for file in files]
    order = {"standard": 0, "drinks": 1, "character": 2, "prizes": 2}
    raws.sort(key=lambda fr: (order.get(str(fr[1].get("kind")), 9), "deck" in fr[1]))
    for file, raw in raws:
        try:
            add(content, raw)
        except Problem as problem:
            raise ContentError(f"{file.name}: {problem}") from problem
    return content


def add(content: Content, raw: dict[str, Any]) -> None:
    """Add what one file holds."""
    kind = raw.get("kind")
    if kind == "standard":
        content.standard = {card["id"]: card for card in raw["cards"]}
    elif kind == "drinks":
        add_drinks(content, raw)
    elif kind == "character":
        merged = dict(raw)
        merged["deck"] = [from_standard(content, card, i) for i, card in enumerate(raw.get("deck", []))]
        character = read_character(merged, Reader())
        content.characters[character.id] = character
        for card in character.deck:
            content.cards[card.id] = card
    elif kind == "prizes":
        reader = Reader()
        for i, item in enumerate(raw["deck"]):
            card = reader.inside("deck", reader.inside, i, read_card, {"type": "prize", **item}, reader, "prizes")
            card.subtypes = (*card.subtypes, "prize")
            content.prizes.append(card)
            content.cards[card.id] = card
    else:
        raise Problem(("kind",), f"unknown kind '{kind}'", ("standard", "drinks", "character", "prizes"))


def from_standard(content: Content, raw: Any, index: int) -> Any:
    """A standard card with what the deck changes about it; with a title of its own it has an id of its own."""
    if not isinstance(raw, dict) or "standard" not in raw:
        return raw
    id = raw["standard"]
    if id not in content.standard:
        raise Problem(("deck", index, "standard"), f"unknown standard card '{id}'", content.standard)
    merged = dict(content.standard[id])
    changes = {k: v for k, v in raw.items() if k != "standard"}
    if "title" in changes and "id" not in changes:
        merged.pop("id", None)
    merged.update(changes)
    merged["kin"] = [id]
    return merged


def add_drinks(content: Content, raw: dict[str, Any]) -> None:
    """A shelf of Drinks (`cards`), or a deck of them (`deck`)."""
    reader = Reader()
    reader.tokens = {"corruption"}
    for i, item in enumerate(raw.get("cards", [])):
        card = reader.inside("cards", reader.inside, i, read_card, item, reader, "drinks")
        content.shelf[card.id.split("/")[-1]] = card
        content.cards[card.id] = card
    if "deck" not in raw:
        return
    deck = []
    for i, item in enumerate(raw["deck"]):
        if "drink" in item:
            if item["drink"] not in content.shelf:
                raise Problem(("deck", i, "drink"), f"unknown drink '{item['drink']}'", content.shelf)
            deck.append((content.shelf[item["drink"]], int(item.get("copies", 1))))
        else:
            card = reader.inside("deck", reader.inside, i, read_card, item, reader, "drinks")
            content.shelf[card.id.split("/")[-1]] = card
            content.cards[card.id] = card
            deck.append((card, card.copies))
    content.drink_decks[raw["id"]] = deck
    content.deck_names[raw["id"]] = raw.get("name", raw["id"])


__all__ = ["Content", "ContentError", "load_content", "vocabulary"]
