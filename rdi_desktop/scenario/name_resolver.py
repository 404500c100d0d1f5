# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading names in a scenario file: seats, cards, tokens and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.piles import DRINKS
from rdi_desktop.scenario.file_value import FileValue, nearest
from rdi_desktop.scenario.file_words import (
    DEED,
    DISCARDS,
    ENTRY,
    LATER_ABILITIES,
    MOVE,
    OF_DUNGEONS,
    PILES,
    POTION,
    READ_ONLY,
    ROOM,
    TOKENS,
    not_yet,
)
from rdi_desktop.scenario.model import CardSaid, SeatTable, seat_named
from rdi_desktop.scenario.names import CardNames

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import CharacterDef


class NameResolver:
    """The table of a file. While seats are being read, `seats` may have only names and characters."""

    def __init__(self, names: CardNames, seats: tuple[SeatTable, ...]) -> None:
        self.names = names.at(seat.character for seat in seats)
        self.seats = seats
        self.decks = tuple(seat.character for seat in seats)
        self.characters: list[CharacterDef] = [
            character for deck in self.decks if (character := names.content.seated(deck)) is not None
        ]

        self.taverns: tuple[str, ...] = ()
        """The taverns of the table, by their ids."""

    # Seats

    def seat(self, field: FileValue) -> int:
        """The seat that a field names."""
        return self.seat_word(field, field.text())

    def seat_word(self, field: FileValue, name: str) -> int:
        """The seat of that name; `field` is where the name is written."""
        found = seat_named(self.seats, name)
        if found is None:
            names = [seat.name for seat in self.seats]
            field.fail(f"no seat is called '{name}'{nearest(name, names)}")
        return found

    def on_table(self, field: FileValue) -> str:
        """The name of a seat or a card (a thing in play, a play on the stack), one of which must exist."""
        text = field.text()
        if seat_named(self.seats, text) is None and not self.names.all(text):
            names = [seat.name for seat in self.seats]
            field.fail(f"'{text}' is neither a seat nor a card{nearest(text, names)}")
        return text

    # Cards

    def cards(self, field: FileValue, *decks: str) -> tuple[CardSaid, ...]:
        """The cards of a list; of equal titles the first of `decks` that has it, and Drinks only where Drinks belong."""
        return tuple(self.card(card, *decks) for card in field.list())

    def card(self, field: FileValue, *decks: str) -> CardSaid:
        """A card by its title, or by a mapping with more about it."""
        if not field.is_mapping:
            return CardSaid(self.card_id(field, *decks), field)
        fields = field.mapping(ENTRY)
        if "card" not in fields:
            field.fail("'card' is missing")
        of = self.seat(fields["of"]) if "of" in fields else None
        owner = () if of is None else (self.decks[of],)
        return CardSaid(self.card_id(fields["card"], *owner, *decks), field, of, **self.told(fields))

    def told(self, fields: dict[str, FileValue]) -> dict[str, Any]:
        """What an entry says of its card besides title and deck."""
        told: dict[str, Any] = {key: fields[key].number() for key in ("fortitude", "plus") if key in fields}
        if "rake" in fields:
            told["rake"] = str(fields["rake"].plain())
        if "face" in fields:
            told["face"] = fields["face"].word(("up", "down"))
        if "turned" in fields:
            told["turned"] = fields["turned"].boolean()
        return told

    def coin(self, field: FileValue) -> tuple[int, str] | None:
        """The thing that counts as Gold which a field names: its original owner, and its id."""
        id = None if field.is_mapping else field.text()
        for seat, deck in enumerate(self.decks):
            character = self.names.content.seated(deck)
            if character is not None and any(id in kind.coin for kind in character.sides.values()):
                return seat, str(id)
        return None

    def acts(self, def_id: str) -> bool:
        """Whether that card may lie face down in the pot: it acts on the player who gets it, or counts as Gold."""
        pile = self.names.content.card(def_id).pile
        owners = [character for character in self.characters if character.id == def_id.partition("/")[0]]
        return any(
            pile in owner.piles and (owner.piles[pile].coin or owner.piles[pile].revealed == "goes_off")
            for owner in owners
        )

    def card_id(self, field: FileValue, *decks: str) -> str:
        """The def id of the card that a field names."""
        def_id = self.names.of(field, *decks)
        pile = self.names.content.card(def_id).pile
        if pile and pile not in OF_DUNGEONS:
            def_id = self.names.of(field, self.side_deck(field, def_id, pile))
        poured = not DRINKS.isdisjoint(self.names.content.card(def_id).types)
        if poured != (decks == ("drinks",)) and "drinks" not in decks[1:] and not (pile and poured):
            field.fail(f"'{field.text()}' is {'a Drink' if poured else 'no Drink'}")
        return def_id

    def side_deck(self, field: FileValue, def_id: str, pile: str) -> str:
        """The seat whose side deck a card is from; with a shared one, the first that shares it."""
        owner = def_id.partition("/")[0]
        having = [character for character in self.characters if pile in character.piles]
        if not having:
            whose = self.names.content.seated(owner)
            name = whose.name if whose is not None else owner
            field.fail(f"'{field.text()}' is from a side deck of {name}, who is not at this table")
        return having[0].id if having[0].piles[pile].shared else owner

    def tavern(self, field: FileValue, id: str = "") -> str:
        """The id of a tavern of the table; `id`: if it is written as a key."""
        id = id or field.text()
        if not self.taverns:
            field.fail("there is no Pub Crawl at this table: say 'pub_crawl: true' among the options")
        if id not in self.taverns:
            field.fail(f"there is no tavern '{id}'{nearest(id, self.taverns)}")
        return id

    # Tokens, tracks, piles

    def token(self, field: FileValue, id: str, seat: int, reading: bool = False) -> int | str:
        """A number of tokens, or a value of a track: a number, or a step. `reading`: for comparison, not for setting."""
        if id == ROOM:
            return field.word({room for dungeon in self.names.content.dungeons.values() for room in dungeon.rooms})
        track = self.characters[seat].tracks.get(id)
        if id == POTION and field.number() >= 0:
            return field.number()
        if track is None and not any(id in character.tokens or id in character.tracks for character in self.characters):
            if id in TOKENS and not self._anybody(id, "tokens", "tracks"):
                not_yet(field, f"'{id}'")
            known = {token for character in self.characters for token in (*character.tokens, *character.tracks)}
            field.fail(f"nobody at this table has a token '{id}'{nearest(id, known)}")
        if not reading and (id in READ_ONLY or getattr(track, "reads", None) is not None):
            field.fail(f"'{id}' can be read, but not set")
        steps: tuple[str, ...] = getattr(track, "steps", ())
        if steps:
            return steps.index(field.word(steps))
        value = field.plain()
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            field.fail(f"'{id}' is counted: expected a number that is not negative")
        return value

    def _anybody(self, id: str, *kinds: str) -> bool:
        """Whether any character has such a thing, though perhaps nobody at this table."""
        return any(
            id in getattr(character, kind) for character in self.names.content.characters.values() for kind in kinds
        )

    def ability(self, field: FileValue) -> str:
        """The id of an ability that a character or a card has."""
        id, content = field.text(), self.names.content
        if id in LATER_ABILITIES:
            not_yet(field, f"the ability '{id}'")
        of_characters = {ability.id for owner in content.characters.values() for ability in owner.abilities}
        known = {
            POTION,
            MOVE,
            DEED,
            *of_characters,
            *(ability.id for card in content.cards.values() for ability in card.abilities),
        }
        if id not in known:
            field.fail(f"nobody has an ability '{id}'{nearest(id, known)}")
        return id

    def pile(self, field: FileValue, id: str, reading: bool = False) -> str:
        """The id of a side deck or place of somebody at the table; for expectations also that of its discards."""
        known = {pile for character in self.characters for pile in getattr(character, "piles", {})}
        if reading:
            known |= {pile + DISCARDS for pile in known}
        if id not in known:
            if id in PILES and not self._anybody(id, "piles"):
                not_yet(field, f"the pile '{id}'")
            field.fail(f"nobody at this table has a pile '{id}'{nearest(id, known)}")
        return id
