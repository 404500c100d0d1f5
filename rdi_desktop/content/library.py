# SPDX-License-Identifier: GPL-3.0-or-later
"""All content that can be played, and questions about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from functools import lru_cache
from typing import Any

from rdi_desktop.content import texts
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.files import File
from rdi_desktop.content.lazy_map import LazyMap
from rdi_desktop.engine.asked import Reason, Why
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.automaton import AutomatonDef, BoxedCard
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.core import Effect, walk
from rdi_desktop.engine.language.dungeon import ROOM, Dungeon
from rdi_desktop.engine.language.machine import FactionCard
from rdi_desktop.engine.language.taverns import TavernDef, Town
from rdi_desktop.engine.language.variant import Variant
from rdi_desktop.words import translated

USUAL_TOWN = "pub-crawl"
"""The file with the taverns of the rulebook."""


OF_ALL = ("standard", "drinks", "prizes")
"""First parts of the ids of cards that belong to nobody."""


class Content:
    """Characters, decks of Drinks, Prizes, and all cards by their ids."""

    def __init__(self) -> None:
        self.characters: dict[str, CharacterDef] = {}
        self.standard: dict[str, dict[str, Any]] = {}
        """Cards common to many decks, as raw data."""
        self.templates: LazyMap[CardDef] = LazyMap()
        """The same cards, compiled."""
        self.side_decks: dict[str, list[Any]] = {}
        """Side decks that several characters share, as raw data."""
        self.shelf: LazyMap[CardDef] = LazyMap()
        """Drinks and Drink Events by their short ids."""
        self.drink_decks: LazyMap[list[tuple[CardDef, int]]] = LazyMap()
        self.deck_names: dict[str, str] = {}
        self.treasury: LazyMap[CardDef] = LazyMap()
        """The Prizes by their ids."""
        self.variants: dict[str, Variant] = {}
        """Team variants."""
        self.dungeons: LazyMap[Dungeon] = LazyMap()
        """Dungeons, by id."""
        self.towns: LazyMap[Town] = LazyMap()
        """Taverns of a Pub Crawl, by the ids of their files."""
        self.automata: LazyMap[AutomatonDef] = LazyMap()
        """Automata, which sit at a table without a player; nobody can play one."""
        self.factions: dict[str, dict[str, Any]] = {}
        """Factions of machines, as raw data."""
        self.compiled: dict[str, CardDef] = {}
        """Cards by id; of those compiled only when needed, the ones that were. `card` and `cards` know all."""
        self.sums: dict[str, str] = {}
        """A checksum of each file, by kind and id: saved games note with which cards they were played."""
        self.ground = {"standard": "", "pile": "", "drinks": "", "faction": ""}
        """The joined checksums of files that other files build on, by kind."""
        self.problems: list[ContentError] = []
        """Home-made files that cannot be used."""
        self.made: list[File] = []
        """Home-made files, sorted so that each comes after those it needs."""
        self._shipped: Content | None = None

    @property
    def homemade(self) -> int:
        """How many home-made files are in it."""
        return len(self.made)

    @property
    def shipped(self) -> Content:
        """The content that comes with the program, without home-made files."""
        return self._shipped if self._shipped is not None and self.made else self

    def made_from_here(self) -> None:
        """Files added from now on are home-made."""
        self._shipped = self.copy()

    def known_by(self, kind: str, id: str, sum: str) -> None:
        """Note the checksum of a file."""
        self.sums[f"{kind} {id}"] = sum
        if kind in self.ground:
            self.ground[kind] += f" {sum}"

    def copy(self) -> Content:
        """The same content, to which files may be added; compiled cards are shared."""
        new = copy(self)
        for name, held in vars(self).items():
            if isinstance(held, dict | list | LazyMap):
                setattr(new, name, held.copy())
        return new

    def card(self, def_id: str) -> CardDef:
        """The card with that id, such as 'gerki/slip-a-mickey'. Raises KeyError if there is none."""
        card = self.compiled.get(def_id)
        if card is None:
            deck, _, short = def_id.partition("/")
            character = self.seated(deck)
            if character is not None:
                self.compiled.update((each.id, each) for each in character.deck)
            elif deck == "drinks":
                self.compiled[def_id] = self.shelf[short]
            elif deck in self.dungeons:
                self.compiled.update((each.id, each) for each in self.dungeons[deck].cards)
            elif deck in self.towns:
                self.compiled.update((each.id, each) for each in self.towns[deck].events)
            elif def_id in self.treasury:
                self.compiled[def_id] = self.treasury[def_id]
            card = self.compiled[def_id]
        return card

    @property
    def cards(self) -> dict[str, CardDef]:
        """Every card by its id: Drinks, the decks of all characters, Prizes."""
        return {card.id: card for card in self.cards_beyond(Content())}

    def cards_beyond(self, known: Content) -> Iterator[CardDef]:
        """The cards of all that `known` has nothing of under the same id; nothing else is compiled."""

        def new(held: Mapping[str, Any], before: Mapping[str, Any]) -> Iterator[Any]:
            return (held[id] for id in held if id not in before)

        yield from new(self.shelf, known.shelf)
        for character in new(self.characters, known.characters):
            yield from character.deck
        for automaton in new(self.automata, known.automata):
            yield from automaton.character.deck
        yield from new(self.treasury, known.treasury)
        for dungeon in new(self.dungeons, known.dungeons):
            yield from dungeon.cards
        for town in new(self.towns, known.towns):
            yield from town.events

    def seated(self, id: str) -> CharacterDef | None:
        """What may sit at a table under that id: a character, or an automaton."""
        automaton = self.automata.get(id)
        return self.characters.get(id) if automaton is None else automaton.character

    def person(self, id: str) -> CharacterDef:
        """The same of one that is known to be there. KeyError otherwise."""
        found = self.seated(id)
        if found is None:
            raise KeyError(id)
        return found

    def taken(self, id: object) -> bool:
        """Whether card ids already begin with that: a character, a dungeon, a file of taverns, or a common prefix."""
        return id in OF_ALL or id in self.characters or id in self.automata or id in self.dungeons or id in self.towns

    def drink_deck(self, id: str) -> list[CardDef]:
        """The cards of a Drink Deck, one for each copy."""
        if id not in self.drink_decks:
            raise ValueError(f"unknown drink deck: {id}")
        return [card for card, copies in self.drink_decks[id] for _ in range(copies)]

    def prize_cards(self) -> list[CardDef]:
        """What is shuffled into the Prize Deck."""
        return list(self.treasury.values())

    def variant(self, id: str) -> Variant:
        """A team variant. ValueError for an unknown id."""
        if id not in self.variants:
            raise ValueError(f"unknown variant: {id}")
        return self.variants[id]

    def dungeon(self, id: str) -> Dungeon:
        """A dungeon. ValueError for an unknown id."""
        if id not in self.dungeons:
            raise ValueError(f"unknown dungeon: {id}")
        return self.dungeons[id]

    def town_ids(self, chosen: str | bool | int) -> list[str]:
        """The ids of the files of taverns meant by an option; True means the usual ones."""
        return chosen.split("+") if isinstance(chosen, str) else [USUAL_TOWN]

    def taverns(self, chosen: str | bool) -> list[TavernDef]:
        """The taverns of a Pub Crawl: the usual ones (True), or those of files by their ids, joined by '+'. ValueError for an unknown id.

        One of them is the Inn: the first that has no Drinks of its own, or the usual one.
        """
        ids = self.town_ids(chosen)
        for id in ids:
            if id not in self.towns:
                raise ValueError(f"unknown taverns: {id}")
        found: dict[str, TavernDef] = {}
        for tavern in (each for id in ids for each in self.towns[id].taverns):
            found.setdefault(tavern.id, tavern)
        inns = [tavern for tavern in found.values() if tavern.deck is None]
        inns = inns or [tavern for tavern in self.towns[USUAL_TOWN].taverns if tavern.deck is None]
        return [inns[0], *(tavern for tavern in found.values() if tavern.deck is not None)]

    @property
    def villains(self) -> list[str]:
        """Characters that have Boss cards."""
        return [id for id in sorted(self.characters) if self.villain(id)]

    def villain(self, id: str) -> bool:
        """Whether that character has Boss cards."""
        return any(card.boss for card in self.characters[id].deck)

    def find(self, deck: str, name: str) -> CardDef | None:
        """The card of a deck (a character's id, 'drinks', 'prizes') with that title or id, ignoring case and punctuation."""
        wanted = plain(name)
        pool: Iterable[CardDef]
        person = self.seated(deck)
        if person is not None:
            pool = person.deck
        elif deck == "prizes":
            pool = self.prize_cards()
        elif deck in self.dungeons:
            pool = self.dungeons[deck].cards
        elif deck in self.towns:
            pool = self.towns[deck].events
        else:
            pool = self.shelf.values()
        for card in pool:
            short = card.id.split("/")[-1]
            if wanted in (plain(card.title), card.id, short) or name in (card.id, short):
                return card
        return None

    # Words

    def text(self, card: CardDef | str) -> str:
        """The text of a card, made from its effects. Paragraphs are separated by line breaks."""
        card = self.card(card) if isinstance(card, str) else card
        if isinstance(card, BoxedCard):
            return texts.boxed_text(card, self._names(card.deck))
        if ROOM in card.subtypes:
            return texts.room_text(card, self.dungeons[card.deck], self._names(card.deck))
        if isinstance(card, FactionCard):
            return texts.faction_text(card, self._names(card.deck))
        return texts.card_text(card, self._names(card.deck))

    def given_texts(self, card: CardDef) -> list[str]:
        """What the tokens that a card gives do to whoever has them, a paragraph for each that does anything by itself."""
        who = self.seated(card.deck)
        known = who.tokens if who is not None else {}
        given = dict.fromkeys(token for effect in effects_of(card) for token in effect.gives_tokens() if token in known)
        return [told for id in given if (told := texts.given_text(id, known[id], self._names(card.deck)))]

    def box_text(self, card: BoxedCard, box: str) -> str:
        """The text of one box of a card, without its heading."""
        return texts.box_text(card, box, self._names(card.deck))

    def label(self, card: CardDef | str, mode: int | None) -> str:
        """One of the ways to use a card, in a few words."""
        card = self.card(card) if isinstance(card, str) else card
        return texts.mode_label(card, mode or 0, self._names(card.deck))

    def played_text(self, card: CardDef | str, mode: int, better: Iterable[str] = ()) -> str:
        """What one way to use a card does with these improvements paid for."""
        card = self.card(card) if isinstance(card, str) else card
        return texts.played_text(card, mode, tuple(better), self._names(card.deck))

    def needs_text(self, why: Why, *, card: str = "", character: str = "", ability: str = "") -> str:
        """What a card or an ability lacks or waits for: the reason why it cannot be played, in the words of its text.

        A clause for a moment ('when you lose Fortitude'), a sentence for a condition; '' where the reason alone is enough.
        """
        args = why.args
        ability = args.get("ability") or ability
        uses: list[CardDef | Ability] = []
        if card:
            known = self.card(card)
            names = self._names(known.deck)
            uses += [each for each in (known, known.kept_ability) if each is not None]
            uses += known.abilities
        else:
            names = self._names(character)
            who = self.seated(character)
            uses += who.abilities if who is not None else ()
        if ability:
            uses = [use for use in uses if use.id == ability]
        if "moments" in args:
            return texts.occasion(uses, tuple(args["moments"]), names)
        if why.key != Reason.CONDITION or "part" not in args:
            return ""
        found = {texts.requirement(use, args.get("mode"), args["part"], names) for use in uses} - {""}
        return found.pop() if len(found) == 1 else ""

    def type_label(self, card: CardDef | str) -> str:
        """The displayed types of a card: 'Action', 'Action · Gambling', 'Drink Event'; for a card with boxes its faction."""
        card = self.card(card) if isinstance(card, str) else card
        if isinstance(card, BoxedCard):
            return translated(self.automata[card.deck].factions[card.subtypes[0]].name)
        if isinstance(card, FactionCard):
            return texts.kind_of(card, self.automata[card.deck].factions[card.faction].name)
        return texts.type_label(card, self._names(card.deck))

    def ability_text(self, character: str, ability: str) -> str:
        """What an ability of a character does."""
        found = next(a for a in self.characters[character].abilities if a.id == ability)
        return texts.ability_text(found, self._names(character))

    def called(self, character: str) -> dict[str, str]:
        """The displayed names of a character's things and abilities, by their ids, where its file gives any."""
        who = self.seated(character)
        if who is None:
            return {}
        kinds: tuple[dict[str, Any], ...] = (who.tokens, who.tracks, who.piles, who.counters)
        names = {id: str(decl.name) for kind in kinds for id, decl in kind.items() if decl.name}
        return {**names, **{ability.id: ability.title for ability in who.abilities if ability.title}}

    def character_text(self, character: str) -> str:
        """The mechanics of a character: tokens, tracks, procedures, abilities. Paragraphs are separated by line breaks; may be ''."""
        who = self.seated(character)
        return texts.character_text(who, self._names(character)) if who is not None else ""

    def holder_text(self, character: str, token: str) -> str:
        """What a token of a character does to its holder, in the second person; '' if it does nothing by itself."""
        who = self.seated(character)
        tokens = who.tokens if who is not None else {}
        return texts.holder_text(tokens[token], self._names(character)) if token in tokens else ""

    def thing_text(self, character: str, thing: str, *, own: bool) -> tuple[str, ...]:
        """What a token, track, thing or pile of a character does, in paragraphs: for its owner, otherwise for its holder."""
        who, names = self.seated(character), self._names(character)
        if who is None:
            return ()
        burden = self.holder_text(character, thing)
        if own:
            return (
                *texts.thing_text(who, thing, names),
                *([told] if (told := self._for_holder(who, thing)) else []),
            )
        joining = [texts.ability_text(each, names) for each in who.abilities if each.for_holder == thing]
        return (*([burden] if burden else []), *joining)

    def _for_holder(self, who: CharacterDef, token: str) -> str:
        return texts.for_holder(who.tokens[token], self._names(who.id)) if token in who.tokens else ""

    def form_text(self, character: str, track: str, step: str) -> str:
        """What holds for a character while that track is at that step; '' if nothing does."""
        who = self.seated(character)
        return texts.form_text(who, track, step, self._names(character)) if who is not None else ""

    def offer_text(self, card: str, player: str) -> str:
        """What a card lets somebody decide, in the second person; `player` has played it. '' if it is not exactly one thing."""
        definition = self.card(card)
        who = self.seated(definition.deck)
        acts = who is not None and definition.pile and who.piles[definition.pile].revealed == "goes_off"
        names = self._names(definition.deck)
        return texts.offer_text(effects_of(definition), names, None if acts else player)

    def open_text(self, card: str, what: str) -> str:
        """What a card lets somebody decide as it resolves, as the card says it: its only "unless" or "may"; '' without one."""
        definition = self.card(card)
        return texts.open_text(definition, what, self._names(definition.deck))

    def _names(self, deck: str) -> texts.DeckNames:
        titles = {id: str(raw["title"]) for id, raw in self.standard.items()}
        return texts.DeckNames(self.seated(deck), titles)

    def verbs(self, card: CardDef | str, mode: int | None = None) -> tuple[str, ...]:
        """The verbs of a card's effects, in one mode if given; immediate ones come first."""
        card = self.card(card) if isinstance(card, str) else card
        return tuple(dict.fromkeys(effect.VERB for effect in effects_of(card, mode)))

    def marks(self, card: CardDef | str, mode: int | None = None) -> set[str]:
        """What a card does to what it answers, in one mode if given: the marks that its effects leave there ("negated", "spiked" …)."""
        card = self.card(card) if isinstance(card, str) else card
        return {effect.MARK for effect in effects_of(card, mode) if effect.MARK}

    def pictures(self, card: CardDef) -> tuple[str, ...]:
        """The kinds of pictures that a card's effects suggest."""
        return tuple(found for verb in self.verbs(card) if (found := texts.picture(verb)))


def effects_of(card: CardDef, mode: int | None = None) -> Iterator[Effect]:
    """All effects of a card: of its modes (or the given one) and improvements, later ones, when Ignored, as a Trap, in its boxes."""
    for used in card.modes if mode is None else card.modes[mode : mode + 1]:
        yield from walk(used.do)
        for better in used.betters:
            yield from walk(better.instead or ())
            yield from walk(better.add)
    yield from walk(card.after)
    yield from walk(card.on_ignore)
    if card.trap is not None:
        yield from walk(card.trap.do)
    if card.kept_ability is not None:
        yield from effects_of(card.kept_ability)
    if isinstance(card, BoxedCard):
        for box in card.boxes.values():
            yield from effects_of(box)


@lru_cache(maxsize=8192)  # more than there are titles; a card is looked up by its title among all of a deck
def plain(title: str) -> str:
    """A title without case, leading dots, quotes and final punctuation, for matching."""
    kept = "".join(c for c in title.lower() if c.isalnum() or c == " ")
    return " ".join(kept.split())
