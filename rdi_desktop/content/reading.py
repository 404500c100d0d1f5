# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading: the data of a file becomes compiled characters and decks of Drinks and Prizes, or raises an error with its position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from rdi_desktop.content.cache import checksum
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.library import Content
from rdi_desktop.engine.language import bounds
from rdi_desktop.engine.language.automaton import Faction, read_automaton
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.card_reading import CARD_FIELDS, read_card
from rdi_desktop.engine.language.character import CharacterDef, read_character
from rdi_desktop.engine.language.dungeon import DUNGEON_FIELDS, read_dungeon
from rdi_desktop.engine.language.kinds import slug
from rdi_desktop.engine.language.machine import FACTION_FIELDS, MachineDef, read_faction, read_machine
from rdi_desktop.engine.language.piles import DRINKS
from rdi_desktop.engine.language.spec import Field, Int, ListOf, Problem, Raw, Reader, Text, Word, describe, read_fields
from rdi_desktop.engine.language.taverns import TAVERNS_FIELDS, read_town
from rdi_desktop.engine.language.variant import VARIANT_FIELDS, read_variant
from rdi_desktop.engine.verbs import vocabulary  # noqa: F401 - the words that may stand in a file

CHARACTER_DECK = 40
DRINK_DECK = 30
LEAST, LARGEST = 10, 300
"""Cards in a deck. Seven are dealt."""
COPIES = 100
"""Most copies of one card."""
COSMETIC = frozenset(("title", "id", "copies", "provenance", "note"))
"""Fields that a deck may change in a standard card without changing its effects."""
ID = re.compile(r"(?!.{41})[a-z0-9]+(-[a-z0-9]+)*")
"""The id of a file, used in file names and sent over networks."""
CARD_ID = re.compile(r"(?!.{101})[a-z0-9]+(-[a-z0-9]+)*")
"""The id of a card, which may be made of its whole title."""

HEAD: dict[str, Field] = {
    "kind": Field(Text(), doc="what this file holds"),
    "id": Field(Text(), doc="id of what it holds"),
    "name": Field(Text(), "", "name for people"),
    "books": Field(ListOf(Text()), (), "rulebooks that it is from"),
    "provenance": Field(Word("rulebook", "public", "ours"), "ours", "where it is from"),
}
KINDS: dict[str, dict[str, Field]] = {
    "standard": {**HEAD, "cards": Field(ListOf(Raw()), doc="cards common to many decks")},
    "drinks": {
        **HEAD,
        "cards": Field(ListOf(Raw()), (), "Drinks and Drink Events for any deck"),
        "deck": Field(ListOf(Raw()), (), "a Drink Deck: {drink: ID, copies: 2}, or cards of its own"),
        "size": Field(Int(), DRINK_DECK, "how many cards the deck has"),
    },
    "pile": {**HEAD, "deck": Field(ListOf(Raw()), doc="the cards")},
    "prizes": {**HEAD, "deck": Field(ListOf(Raw()), doc="the Prizes")},
    "variant": {**HEAD, **VARIANT_FIELDS},
    "dungeon": {**HEAD, **DUNGEON_FIELDS},
    "taverns": {**HEAD, **TAVERNS_FIELDS},
}
"""Fields of every kind of file except `character`, whose fields the engine defines."""
DRINK_FIELDS: dict[str, Field] = {
    "drink": Field(Text(), doc="id of a card on the shelf"),
    "copies": Field(Int(), 1, "how many lie in the deck"),
}


def add_file(content: Content, raw: Any, file: Path, name: str) -> None:
    """Add the content of a file, all of it or nothing."""
    reader = Reader()
    with blaming(reader, file, name):
        add(content, raw, reader, whole=True)


@contextmanager
def blaming(reader: Reader, file: Path, name: str) -> Iterator[None]:
    """Turns any Problem into a ContentError with its position in the file."""
    try:
        yield
    except Problem as problem:
        raise in_file(problem, file, name) from None
    except RecursionError:
        raise ContentError(name, "this file holds itself, or is nested too deeply") from None
    except (TypeError, AttributeError, LookupError, ValueError, ArithmeticError) as error:
        unknown = Problem(tuple(reader.path), "this has a form that is not understood here")
        raise in_file(unknown, file, name) from error


def in_file(problem: Problem, file: Path, name: str) -> ContentError:
    """The same problem with line and column."""
    # only now is the text needed again: a start without mistakes does not load YAML
    from rdi_desktop.content.source import located

    return located(problem, file, name)


def add(content: Content, raw: Any, reader: Reader | None = None, *, whole: bool = False) -> None:
    """Add the data of one file. `whole`: a deck must be complete."""
    reader = reader or Reader()
    kinds = (*KINDS, "character", "automaton", "faction", "machine")
    if not isinstance(raw, dict):
        raise reader.problem(f"a content file is a mapping that begins with 'kind', found {describe(raw)}", kinds)
    kind = raw.get("kind")
    if kind is None:
        raise reader.problem("the key 'kind' is missing: it says what the file holds", kinds)
    if kind not in kinds:
        reader.path.append("kind")
        raise reader.problem(f"unknown kind {describe(kind)}", kinds, str(kind))
    reader.cards = set(content.standard)
    if kind == "character":
        add_character(content, raw, reader, whole)
        content.known_by(kind, raw["id"], checksum(msgspec.json.encode(raw)))
        return
    if kind == "automaton":
        add_automaton(content, raw, reader)
        return
    if kind in ("faction", "machine"):
        (add_faction if kind == "faction" else add_machine)(content, raw, reader)
        return
    values = read_fields(KINDS[kind], raw, reader)
    check_id(values["id"], reader, "id")
    name = f"{kind} {values['id']}"
    if name in content.sums:  # saved games identify their cards by these names
        raise Problem(("id",), f"there are {kind} of the id '{values['id']}' already", word=values["id"])
    if kind in OF_ITS_OWN and content.taken(values["id"]):
        raise Problem(("id",), f"somebody else's cards have ids with '{values['id']}' already", word=values["id"])
    ADDED[kind](content, values, reader, whole)
    content.known_by(kind, values["id"], checksum(msgspec.json.encode(raw)))


OF_ITS_OWN = ("dungeon", "taverns")
"""Kinds of files whose id is the first part of the ids of their cards, as with characters."""


def add_standard(content: Content, values: dict[str, Any], reader: Reader, whole: bool) -> None:
    """Cards common to many decks. Each is compiled once."""
    raws: dict[str, dict[str, Any]] = {}
    for i, raw in enumerate(values["cards"]):
        id = short_id(raw) if isinstance(raw, dict) else ""
        if id in content.standard or id in raws:
            raise Problem(("cards", i, "id"), f"there is a standard card '{id}' already", word=id)
        raws[id] = raw
    reader.cards |= raws.keys()
    reader.path.append("cards")
    cards = {id: reader.inside(i, read_one, raw, reader, "standard") for i, (id, raw) in enumerate(raws.items())}
    reader.path.pop()
    content.standard.update(raws)
    content.templates.update(cards)


def add_pile(content: Content, values: dict[str, Any], reader: Reader, whole: bool) -> None:
    """A side deck that several characters share: its cards are compiled with each of them."""
    for i, item in enumerate(values["deck"]):
        if not isinstance(item, dict):
            raise Problem(("deck", i), f"expected a card, found {describe(item)}")
    content.side_decks[values["id"]] = [{**item, "pile": values["id"]} for item in values["deck"]]


def add_drinks(content: Content, values: dict[str, Any], reader: Reader, whole: bool) -> None:
    """A shelf of Drinks (`cards`), or a deck of them (`deck`)."""
    shelf: dict[str, CardDef] = {}
    deck: list[tuple[CardDef, int]] = []
    for part in ("cards", "deck"):
        reader.path.append(part)
        for i, item in enumerate(values[part]):
            reader.path.append(i)
            if part == "deck" and isinstance(item, dict) and "drink" in item:
                deck.append(read_drink(content, item, reader))
            else:
                card = read_one(item, reader, "drinks")
                id = card.id.split("/")[-1]
                if id in shelf or id in content.shelf:
                    raise reader.problem(f"there is a Drink '{id}' already", word=id)
                shelf[id] = card
                if part == "deck":
                    deck.append((card, card.copies))
            reader.path.pop()
        reader.path.pop()
    if values["deck"]:
        if values["id"] in content.drink_decks:
            raise Problem(("id",), f"there is a Drink Deck '{values['id']}' already", word=values["id"])
        if whole:
            check_size(sum(copies for _, copies in deck), values["size"])
            check_drinks(deck)
        content.drink_decks[values["id"]] = deck
        content.deck_names[values["id"]] = values["name"] or values["id"]
    content.shelf.update(shelf)
    content.compiled.update((card.id, card) for card in shelf.values())


def read_drink(content: Content, item: dict[str, Any], reader: Reader) -> tuple[CardDef, int]:
    """A card of the shelf with its copies."""
    fields = read_fields(DRINK_FIELDS, item, reader)
    if fields["drink"] not in content.shelf:
        reader.path.append("drink")
        raise reader.problem(f"unknown drink '{fields['drink']}'", content.shelf, fields["drink"])
    check_copies(fields["copies"], reader)
    return content.shelf[fields["drink"]], fields["copies"]


def add_prizes(content: Content, values: dict[str, Any], reader: Reader, whole: bool) -> None:
    """The Prizes; a card without a type is good for nothing else."""
    found: dict[str, CardDef] = {}
    reader.path.append("deck")
    for i, item in enumerate(values["deck"]):
        reader.path.append(i)
        card = read_prize(item, reader)
        if card.id in content.treasury or card.id in found:
            raise reader.problem(f"there is a Prize '{card.id.split('/')[-1]}' already", word=card.id.split("/")[-1])
        found[card.id] = card
        reader.path.pop()
    reader.path.pop()
    content.treasury.update(found)
    content.compiled.update(found)


def read_prize(item: Any, reader: Reader) -> CardDef:
    """A Prize, which is played from where it lies."""
    card = read_one({"type": "prize", **item} if isinstance(item, dict) else item, reader, "prizes")
    card.subtypes = (*card.subtypes, "prize")
    card.lying = card
    return card


def add_variant(content: Content, values: dict[str, Any], reader: Reader, whole: bool) -> None:
    """A team variant."""
    content.variants[values["id"]] = read_variant(values, reader)


def add_dungeon(content: Content, values: dict[str, Any], reader: Reader, whole: bool) -> None:
    """A dungeon with its rooms and rewards."""
    dungeon = read_dungeon(values, reader)
    rewards = [i for i, raw in enumerate(values["reward"].cards) if raw.get("copies", 1)]
    paths: list[list[str | int]] = [["rooms", i] for i in range(len(dungeon.rooms))]
    paths += [["reward", "cards", i] for i in rewards]
    for card, path in zip(dungeon.cards, paths, strict=True):
        reader.path = [*path]
        check_card(card, reader)
        bounds.check_card(card, reader)
    reader.path = []
    content.dungeons[dungeon.id] = dungeon
    content.compiled.update((card.id, card) for card in dungeon.cards)


def add_taverns(content: Content, values: dict[str, Any], reader: Reader, whole: bool) -> None:
    """The taverns of a Pub Crawl, with their Drinks, which are added to the shelf."""
    shelf: dict[str, CardDef] = {}

    def drink(item: Any) -> tuple[CardDef, int]:
        if isinstance(item, dict) and "drink" in item:
            return read_drink(content, item, reader)
        card = read_tavern_drink(item, reader)
        id = card.id.split("/")[-1]
        if id in shelf or id in content.shelf:
            raise reader.problem(f"there is a Drink '{id}' already", word=id)
        shelf[id] = card
        return card, card.copies

    town = read_town(values, reader, drink)
    for i, tavern in enumerate(town.taverns):
        reader.path = ["taverns", i]
        check_id(tavern.id, reader, "id")
        check_card(tavern.event, reader)
        bounds.check_card(tavern.event, reader)
    content.towns[town.id] = town
    content.shelf.update(shelf)
    content.compiled.update((card.id, card) for card in (*shelf.values(), *town.events))


def read_tavern_drink(item: Any, reader: Reader) -> CardDef:
    """A Drink that belongs to a tavern [161]."""
    card = read_one(item, reader, "drinks")
    if DRINKS.isdisjoint(card.types):
        reader.path.append("type")
        raise reader.problem("only Drinks and Drink Events are served", DRINKS)
    card.subtypes = tuple(dict.fromkeys((*card.subtypes, "tavern")))
    return card


def add_automaton(content: Content, raw: dict[str, Any], reader: Reader) -> None:
    """An automaton with the parts of its deck."""
    automaton = read_automaton(raw, reader)
    id = automaton.character.id
    check_id(id, reader, "id")
    if content.taken(id):
        raise Problem(("id",), f"somebody is called '{id}' already", word=id)
    for faction in automaton.factions.values():
        for i, card in enumerate(faction.cards):
            for key, box in card.boxes.items():
                reader.path = ["factions", faction.id, "deck", i, key]
                check_card(box, reader)
                bounds.check_card(box, reader)
    content.automata[id] = automaton
    content.compiled.update((card.id, card) for card in automaton.character.deck)
    content.known_by("automaton", id, checksum(msgspec.json.encode(raw)))


def add_faction(content: Content, raw: dict[str, Any], reader: Reader) -> None:
    """A faction of a machine: it is added to a machine that is already read, or else compiled with its machine later."""
    values = read_fields(FACTION_FIELDS, raw, reader)
    check_id(values["id"], reader, "id")
    if values["id"] in content.factions:
        raise Problem(("id",), f"there is a faction '{values['id']}' already", word=values["id"])
    if values["of"] in content.automata:
        machine = content.automata[values["of"]]
        if not isinstance(machine, MachineDef):
            raise Problem(("of",), f"'{values['of']}' is no machine", word=values["of"])
        faction = read_faction(raw, machine.character, reader)
        check_faction(faction, {card.id for card in machine.character.deck}, reader)
        new = machine.with_faction(faction)
        content.automata[values["of"]] = new
        content.compiled.update((card.id, card) for card in faction.cards)
    content.factions[values["id"]] = raw
    content.known_by("faction", values["id"], checksum(msgspec.json.encode(raw)))


def add_machine(content: Content, raw: dict[str, Any], reader: Reader) -> None:
    """A machine with the factions read so far."""
    machine = machine_of(content, raw, reader)
    id = machine.character.id
    check_id(id, reader, "id")
    if content.seated(id) is not None:
        raise Problem(("id",), f"somebody is called '{id}' already", word=id)
    taken: set[str] = set()
    for faction in machine.factions.values():
        reader.path = []
        check_faction(faction, taken, reader)
        taken |= {card.id for card in faction.cards}
    content.automata[id] = machine
    content.compiled.update((card.id, card) for card in machine.character.deck)
    content.known_by("machine", id, checksum(msgspec.json.encode(raw)))


def machine_of(content: Content, raw: dict[str, Any], reader: Reader) -> MachineDef:
    """The machine, compiled with the factions read so far."""
    return read_machine(raw, [each for each in content.factions.values() if each.get("of") == raw.get("id")], reader)


def check_faction(faction: Faction, taken: set[str], reader: Reader) -> None:
    """Checks of a whole faction: its cards have different names, and stay within the bounds."""
    for card in faction.cards:
        reader.path = [card.pile]
        check_card(card, reader)
        bounds.check_card(card, reader)
        if card.id in taken:
            raise reader.problem(f"the machine has a card '{card.id.split('/')[-1]}' already", word=card.id)


def add_character(content: Content, raw: dict[str, Any], reader: Reader, whole: bool) -> None:
    """A character with deck and mechanic."""
    id = raw.get("id")
    if isinstance(id, str):
        check_id(id, reader, "id")
        if content.taken(id):
            what = (
                f"there is a character '{id}'"
                if id in content.characters
                else f"somebody else's cards have ids with '{id}'"
            )
            raise Problem(("id",), f"{what} already", word=id)
    character = read_whole_character(content, raw, reader, whole)
    content.characters[character.id] = character
    content.compiled.update((card.id, card) for card in character.deck)


def read_whole_character(content: Content, raw: dict[str, Any], reader: Reader, whole: bool) -> CharacterDef:
    """A character with the standard cards of its deck."""
    merged = dict(raw)
    deck = raw.get("deck")
    standard: frozenset[CardDef] = frozenset()
    if isinstance(deck, list):
        reader.cards |= {str(item["id"]) for item in deck if isinstance(item, dict) and "id" in item}
        reader.path.append("deck")
        own = str(raw.get("id"))
        merged["deck"] = [
            reader.attempt(reader.inside, i, from_standard, content, item, reader, own) for i, item in enumerate(deck)
        ]
        standard = frozenset(item for item in merged["deck"] if isinstance(item, CardDef))
        merged["deck"] += shared_cards(content, raw)
        reader.path.pop()
    character: CharacterDef = read_character(merged, reader)
    for i, card in enumerate(character.deck):
        reader.path = ["deck", i]
        check_card(card, reader)
    reader.path = ["abilities"]
    check_different([ability.id for ability in character.abilities], "ability", reader)
    reader.path = []
    bounds.check_character(character, reader, standard)
    if whole:
        check_size(
            sum(card.copies for card in character.deck if not card.boss and not card.pile),
            raw.get("size", CHARACTER_DECK),
        )
    return character


def shared_cards(content: Content, raw: dict[str, Any]) -> list[Any]:
    """The cards of side decks that the character shares with others."""
    piles = raw.get("piles")
    found: list[Any] = []
    for id, pile in piles.items() if isinstance(piles, dict) else ():
        if isinstance(pile, dict) and pile.get("shared") is True:
            if id not in content.side_decks:
                raise Problem(("piles", str(id)), f"there is no shared side deck '{id}'", content.side_decks, str(id))
            found += content.side_decks[id]
    return found


def short_id(item: dict[str, Any]) -> str:
    """The id of a card as its file states it."""
    return str(item.get("id") or slug(str(item.get("title", ""))))


def from_standard(content: Content, raw: Any, reader: Reader, deck: str) -> Any:
    """A standard card with the deck's changes; one with a title of its own gets an id of its own.

    If only words and numbers of copies differ, the compiled card is shared.
    """
    if not isinstance(raw, dict) or "standard" not in raw:
        return raw
    id = raw["standard"]
    if not isinstance(id, str) or id not in content.standard:
        reader.path.append("standard")
        raise reader.problem(f"unknown standard card {describe(id)}", content.standard, str(id))
    changes = {key: value for key, value in raw.items() if key != "standard"}
    for key in changes:
        if key not in CARD_FIELDS:
            raise reader.problem(f"unknown key '{key}'", [*CARD_FIELDS, "standard"], key)
    merged = dict(content.standard[id])
    if "title" in changes and "id" not in changes:
        merged.pop("id", None)
    merged.update(changes)
    merged["kin"] = [id]
    if not COSMETIC.issuperset(changes):
        return merged
    card = twin(content.templates[id])
    for key, value in changes.items():
        setattr(card, key, reader.inside(key, CARD_FIELDS[key].type.read, value, reader))
    short = str(merged.get("id") or slug(card.title))
    card.id = f"{deck}/{short}"
    card.deck = deck
    card.raw = merged
    card.kin = frozenset((short, id))
    return card


def twin(card: CardDef) -> CardDef:
    """A copy of the compiled card, to be given another title."""
    new = CardDef.__new__(CardDef)
    for slot in CardDef.__slots__:
        setattr(new, slot, getattr(card, slot))
    return new


def read_one(raw: Any, reader: Reader, deck: str) -> CardDef:
    """A card written out in the file."""
    if not isinstance(raw, dict):
        raise reader.problem(f"expected a card (a mapping), found {describe(raw)}", CARD_FIELDS)
    card = read_card(raw, reader, deck)
    check_card(card, reader)
    bounds.check_card(card, reader)
    return card


def check_card(card: CardDef, reader: Reader) -> None:
    """Checks of a whole card."""
    short = card.id.partition("/")[2]
    if not CARD_ID.fullmatch(short):
        key = "id" if "id" in card.raw else "title"
        raise reader.problem(
            f"the {key} must give an id of small letters, digits and hyphens, 100 at most, found '{shortened(short)}'",
            word=key,
        )
    check_copies(card.copies, reader)
    for mode in card.modes:
        if mode.betters:
            check_different([better.id for better in mode.betters if better.cost is not None], "improvement", reader)
    if card.abilities:
        check_different([ability.id for ability in card.abilities], "ability", reader)


def check_different(ids: list[str], what: str, reader: Reader) -> None:
    """Checks that ids differ, since answers are identified by them."""
    for number, id in enumerate(ids):
        if id in ids[:number]:
            raise reader.problem(f"there is an {what} '{id}' already", word=id)


def check_id(id: str, reader: Reader, key: str) -> None:
    """Checks an id that becomes part of file names and addresses."""
    if not ID.fullmatch(id):
        reader.path.append(key)
        raise reader.problem(f"an id has small letters, digits and hyphens, 40 at most, found '{shortened(id)}'")


def shortened(text: str) -> str:
    """A text shortened for a message."""
    return text if len(text) <= 60 else f"{text[:57]}..."


def check_copies(copies: int, reader: Reader) -> None:
    """Checks that there is at least one copy, and not too many."""
    if copies > COPIES:
        reader.path.append("copies")
        raise reader.problem(f"expected {COPIES} copies at most, found {copies}")
    if copies < 1:
        reader.path.append("copies")
        raise reader.problem(f"expected 1 or more copies, found {copies}")


def check_drinks(deck: list[tuple[CardDef, int]]) -> None:
    """Checks that there are enough Drinks: Drink Events reveal more, and somebody has to find one."""
    found = sum(copies for card, copies in deck if "drink" in card.types)
    if found < LEAST:
        raise Problem(("deck",), f"a Drink Deck has {LEAST} Drinks or more besides its Drink Events, found {found}")


ADDED = {
    "standard": add_standard,
    "pile": add_pile,
    "drinks": add_drinks,
    "prizes": add_prizes,
    "variant": add_variant,
    "dungeon": add_dungeon,
    "taverns": add_taverns,
}
"""How the data of a file is added, by its kind."""


def check_size(found: int, wanted: int) -> None:
    """Checks that a deck has the required number of cards."""
    if found != wanted:
        cards = "card" if found == 1 else "cards"
        message = f"the deck has {found} {cards}, expected {wanted}; if that is meant, say 'size: {found}' in the file"
        raise Problem(("deck",), message)
    if not LEAST <= found <= LARGEST:
        raise Problem(("deck",), f"a deck has {LEAST} to {LARGEST} cards, found {found}")
