# SPDX-License-Identifier: GPL-3.0-or-later
"""For each word of the language the shortest card of the program that uses it, with its text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rdi_desktop.content import texts
from rdi_desktop.content.library import Content
from rdi_desktop.content.loader import DATA, load_content
from rdi_desktop.content.reading import read_whole_character
from rdi_desktop.content.source import parse
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.condition import Condition
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.filters import Filter
from rdi_desktop.engine.language.moments import Moment
from rdi_desktop.engine.language.spec import Reader
from rdi_desktop.engine.language.who import Who

FILE = Path(__file__).parent / "reference_examples.yaml"
"""Examples written for the page."""
ASIDE = ("provenance", "note", "copies", "id", "kin")
"""Keys of a card that examples leave out."""
LONG = 420
"""The most characters of an example, file and text together."""


class CardExample(NamedTuple):
    """A card as written in its file, and its text."""

    file: str
    text: str


@cache
def examples() -> dict[tuple[str, str], CardExample]:
    """The shortest card for each word, by its kind (verb, condition, moment, filter, selector, amount) and the word."""
    content = load_content()
    found: dict[tuple[str, str], CardExample] = {}
    for card in cards(content):
        raw = {key: value for key, value in card.raw.items() if key not in ASIDE}
        example = CardExample(flow(raw), " ".join(content.text(card).split()))
        take(found, card, example)
    for name, character in content.characters.items():
        for part, raw, text in declared(content, name, character):
            take(found, part, CardExample(flow(raw), " ".join(text.split())))
    for raw in sheet()["examples"]:
        character = made(content, raw)
        mine = next((card for card in character.deck if card.title == "A"), None)
        if mine is not None:
            shown = next(card for card in raw["deck"] if card["title"] == "A")
            take(found, mine, CardExample(flow(shown), said(content, character, mine)))
        else:
            take(
                found,
                character.triggers,
                CardExample(flow(raw), texts.character_text(character, texts.DeckNames(character, {}))),
            )
    return found


@cache
def sheet() -> dict[str, Any]:
    """The file of examples written for the page."""
    found: dict[str, Any] = parse(FILE.read_text(encoding="utf-8"), FILE.name)
    return found


def made(content: Content, raw: dict[str, Any]) -> CharacterDef:
    """A character with that in it. Raises Problem."""
    filler = {"title": "Filler", "type": "action", "do": [{"gain": {"gold": 1}}]}
    whole = {"kind": "character", "id": "example", "name": "Example", **raw, "deck": [*raw.get("deck", ()), filler]}
    return read_whole_character(content, whole, Reader(), whole=False)


def said(content: Content, character: CharacterDef, card: CardDef) -> str:
    """The text of a card of such a character."""
    both = content.copy()
    both.characters[character.id] = character
    return " ".join(both.text(card).split())


def wanted() -> Iterator[tuple[str, str, str]]:
    """What authors want, how it is written, and the card's text."""
    content = load_content()
    for wish in sheet()["wishes"]:
        card = wish.get("card") or {"type": "action", "do": [wish["do"]]}
        character = made(content, {"deck": [{"title": "A", **card}]})
        shown = card if "card" in wish else {"do": card["do"]}
        yield wish["want"], flow(shown)[1:-1], said(content, character, character.deck[0])


def take(found: dict[tuple[str, str], CardExample], part: Any, example: CardExample) -> None:
    """Keep it for each word that it uses, if it is short enough and the shortest so far."""
    if len(example.file) + len(example.text) <= LONG:
        for word in words(part):
            if word not in found or weight(example) < weight(found[word]):
                found[word] = example


def declared(content: Content, name: str, character: CharacterDef) -> Iterator[tuple[Any, Any, str]]:
    """The declarations of a character beside the deck: compiled, as raw data, and as text."""
    file = DATA / "characters" / f"{name}.yaml"
    raw = parse(file.read_text(encoding="utf-8"), file.name)
    names = texts.DeckNames(character, {})
    for ability, each in zip(character.abilities, raw.get("abilities", ()), strict=True):
        yield ability, {"abilities": [each]}, content.ability_text(name, ability.id)
    for trigger, each in zip(character.triggers, raw.get("triggers", ()), strict=True):
        yield trigger, {"triggers": [each]}, texts.trigger_text(trigger, names)
    for change, each in zip(character.standing, raw.get("standing", ()), strict=True):
        yield change, {"standing": [each]}, texts.standing_text(change, names)
    for point, effects in character.hooks.items():
        yield effects, {"turn": {point: raw["turn"][point]}}, texts.hook_text(point, effects, names)
    for token, decl in character.tokens.items():
        if decl.triggers or decl.standing:
            yield (
                (decl.triggers, decl.standing),
                {"tokens": {token: raw["tokens"][token]}},
                content.holder_text(name, token),
            )


def weight(example: CardExample) -> tuple[int, str]:
    """Sort key: shorter examples first."""
    return len(example.file) + len(example.text), example.file


def cards(content: Content) -> Iterable[CardDef]:
    """Every card of a deck, a side deck, the shelf and the treasury."""
    for character in content.characters.values():
        yield from character.deck
    yield from content.shelf.values()
    yield from content.prize_cards()


def words(card: Any) -> Iterator[tuple[str, str]]:
    """Every word that a card, or what a character declares, uses, with its kind."""
    for part in parts(card, set()):
        if isinstance(part, Effect):
            yield "verb", part.VERB
        elif isinstance(part, Moment):
            yield "moment", part.WORD
            yield from (("filter", each.WORD) for each in vars(part).values() if isinstance(each, Filter))
        elif isinstance(part, Condition):
            yield "condition", getattr(part, "WORD", "")
        elif isinstance(part, Who):
            yield "selector", part.kind
        elif isinstance(part, Amount):
            yield "amount", part.kind


def parts(thing: Any, seen: set[int]) -> Iterator[Any]:
    """Every part of a compiled card, at any depth."""
    if id(thing) in seen or isinstance(thing, str | int | float | CharacterDef | type) or thing is None:
        return
    seen.add(id(thing))
    yield thing
    inner: Iterable[Any]
    if isinstance(thing, dict):
        inner = thing.values()
    elif isinstance(thing, list | tuple | frozenset | set):
        inner = thing
    else:
        slots = [slot for cls in type(thing).__mro__ for slot in getattr(cls, "__slots__", ()) if slot != "raw"]
        inner = [*getattr(thing, "__dict__", {}).values(), *(getattr(thing, slot, None) for slot in slots)]
    for each in inner:
        if not callable(each):
            yield from parts(each, seen)


def flow(value: Any) -> str:
    """Data written on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    plain = isinstance(value, int | float) or not (
        set(text) & set(",:{}[]\"'#&*!|>%@`?") or text in ("", "no", "yes", "on", "off")
    )
    return text if plain else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
