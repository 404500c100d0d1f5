# SPDX-License-Identifier: GPL-3.0-or-later
"""From a card in a view to its face or back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.engine.language.kinds import symbols
from rdi_desktop.engine.language.machine import FactionCard
from rdi_desktop.engine.seen import SeenCard, SeenSeat, SeenTable
from rdi_desktop.ui.cards.back import SIDE
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.face_cache import BackKind
from rdi_desktop.ui.cards.gist import gist
from rdi_desktop.ui.cards.picture_choice import Pictures, place_look
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.costs import MANY
from rdi_desktop.ui.words.on_cards import Scale, Want, price, scales, wants
from rdi_desktop.words import translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.piles import PileDecl


class CardBack(NamedTuple):
    """A face-down card, and the seat that owns it, if that is worth showing."""

    kind: BackKind
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A kind of token at the table."""

    of: str = ""
    """The character it belongs to; '': nobody's."""
    most: int = MANY
    """The most that one player may hold."""
    supply: int = MANY
    held: bool = True
    """Whether that character may hold them itself."""
    seat: int | None = None
    """The seat of that character."""


def kind_of_card(definition: str, owner: int | None = None) -> SeenCard:
    """A card of which only definition and owner are known."""
    return SeenCard(-1, definition, "", "", owner)


class Faces:
    """The faces of the cards at one table: words from the content, the accent of the owner's seat."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._pictures = Pictures(content)
        self._faces: dict[tuple[str, int | None, str], CardFace] = {}
        self._characters: dict[int, str] = {}
        self._rules: dict[tuple[str, str, bool], tuple[str, ...]] = {}
        self.boxes: dict[int, str] = {}
        """The box that counts of each card with boxes that was turned over."""

    def seated(self, view: SeenTable) -> None:
        """Note the characters of the seats."""
        for entry in view.stack:
            if entry.box and entry.card is not None:
                self.boxes[entry.card.id] = entry.box
        characters = {seat.seat: seat.character for seat in view.seats}
        if characters != self._characters:
            self._characters = characters
            self._faces.clear()

    def character_name(self, id: str) -> str:
        """A character's name."""
        return str(self._content.person(id).name)

    def token(self, id: str) -> TokenKind:
        """A kind of token at this table."""
        for seat, name in self._characters.items():
            character = self._content.person(name)
            if id in character.tokens:
                declared = character.tokens[id]
                return TokenKind(name, declared.limit, declared.supply, declared.holders != "others", seat)
            if id in character.tracks:
                marks = len(character.tracks[id].marks)
                return TokenKind(name, marks, marks, seat=seat)
        return TokenKind()

    def scale(self, character: str, track: str) -> tuple[int, int] | None:
        """The range of a track; None for a computed one."""
        declared = self._content.person(character).tracks.get(track)
        return declared.range if declared is not None and declared.reads is None else None

    def spot(self, character: str, definition: str, place: int) -> str:
        """The name of the place of a line that holds such a card."""
        return str(self._content.person(character).piles[self._content.card(definition).pile].spots[place])

    def lays_out(self, character: str) -> bool:
        """Whether the character has a side deck whose cards lie open."""
        return any(pile.lays_out for pile in self._content.person(character).piles.values())

    def pile(self, character: str, id: str) -> PileDecl | None:
        """The character's declaration of a side deck or place."""
        return self._content.person(character).piles.get(id)

    def steps(self, character: str) -> Iterator[tuple[str, Sequence[str]]]:
        """The tracks of a character with steps, and the steps."""
        for id, track in self._content.person(character).tracks.items():
            yield id, track.steps

    def around(self, character: str, track: str) -> int:
        """The number of steps of a circular track; 0 for others."""
        declared = self._content.person(character).tracks.get(track)
        return declared.range[1] - declared.range[0] + 1 if declared is not None and declared.around else 0

    def look(self, character: str, place: str) -> str:
        """The look of a side deck, place or track on the table."""
        return place_look(character, place)

    def machine_card(self, definition: str) -> FactionCard | None:
        """A card of a machine; None for any other card."""
        card = self._content.card(definition)
        return card if isinstance(card, FactionCard) else None

    def home_of(self, card: SeenCard) -> str:
        """The character whose decks a card is from."""
        return self._characters.get(card.owner, "") if card.owner is not None else ""

    def stands_in(self, character: str, card: SeenCard) -> str:
        """The side deck with a place of its own, or the purse, that holds an open card; '': directly before its player."""
        definition = self._content.card(card.definition)
        if definition.coin:
            return str(definition.pile)
        pile = self.pile(character, definition.pile)
        owned = self.home_of(card) == character
        return str(definition.pile) if pile is not None and owned and pile.slots.keys() == {"any"} else ""

    def backs(self, seat: SeenSeat, id: str) -> tuple[CardBack, ...]:
        """The backs of face-down cards in a place, as everybody sees them, the top one last."""
        pile = seat.piles[id]
        told = (pile.backs or ())[-pile.count :] if pile.count else ()
        seen = [
            CardBack(self.side_back(each.of, each.pile) if each.pile else self.back_of(each.of), each.of)
            for each in told
        ]
        decl = self.pile(seat.character, id)
        back = self.side_back(seat.seat, id) if decl is not None and decl.deck else self.back_of(seat.seat)
        return (*[CardBack(back)] * (pile.count - len(seen)), *seen)

    def wants(self, seat: SeenSeat, card: SeenCard) -> tuple[Want, ...]:
        """What an open card before a player costs, each thing separately, and which of it is there."""
        return wants(self._content, seat, card)

    def all_wants(self, seat: SeenSeat) -> dict[int, tuple[Want, ...]]:
        """What the open cards before a player want, by their numbers; only cards that want something."""
        return {card.id: found for card in seat.in_play if (found := self.wants(seat, card))}

    def large(self, seat: SeenSeat, card: SeenCard) -> CardFace:
        """The face of a card before a player, with its counters, and with what it wants and lacks."""
        missing = (place for place, want in enumerate(self.wants(seat, card)) if not want.there)
        return self.face(card)._replace(missing=frozenset(missing), scales=self.scales(card))

    def scales(self, card: SeenCard) -> tuple[Scale, ...]:
        """The counters of a card, each with its range."""
        return scales(self._content, card)

    def form(self, character: str, track: str, step: str) -> str:
        """What holds while that track is at that step."""
        return str(self._content.form_text(character, track, step))

    def fills(self, seat: SeenSeat, pile: str) -> tuple[str, int] | None:
        """The step to which a full place moves its track, and how many cards that takes; None if it does not."""
        character = self._content.person(seat.character)
        own = character.piles.get(pile)  # a dungeon's Tricks belong to no character
        if own is None or own.fills is None:
            return None
        track, needs = own.fills.track, own.fills.needs
        steps = character.tracks[track].steps
        place = steps.index(seat.tracks[track])
        return (terms.form(track, steps[place + 1]), needs[place]) if place + 1 < len(steps) else None

    def purpose(self, character: str) -> str:
        """How to play that character, and so what its tokens are for."""
        return translated(self._content.person(character).about.get("play", "")) if character else ""

    def rules(self, character: str, thing: str, *, own: bool) -> tuple[str, ...]:
        """What one of the character's things does, to its owner or its holder."""
        key = (character, thing, own)
        if key not in self._rules:
            self._rules[key] = self._content.thing_text(*key[:2], own=own) if character else ()
        return self._rules[key]

    def face(self, card: SeenCard) -> CardFace:
        """The face of a card of a view."""
        picture = self.picture(card)
        box = self.boxes.get(card.id, "")
        key = (card.definition, card.owner, f"{box}:{picture}")
        face = self._faces.get(key)
        if face is None:
            face = self._faces[key] = self._make(card, picture, box)
        return face

    def picture(self, card: SeenCard) -> str:
        """The scene that a card of a view shows."""
        return self._pictures.of(self._content.card(card.definition), max(0, card.id))

    def face_of(self, definition: str) -> CardFace:
        """The face of a card of which only the definition is known."""
        return self.face(kind_of_card(definition))

    def back_of(self, seat: int) -> BackKind:
        """The back of the cards of that seat's deck."""
        return BackKind("character", self._characters.get(seat))

    def side_back(self, seat: int, pile: str) -> BackKind:
        """The back of the cards of a side deck of that seat."""
        return BackKind(SIDE + pile, self._characters.get(seat))

    def hand_backs(self, seat: SeenSeat) -> list[BackKind]:
        """The backs of a hand as everybody sees them: those of the seat's own deck first, then the others."""
        others = [
            self.side_back(each.of, each.pile) if each.pile else self.back_of(each.of)
            for each in seat.hand_backs
            for _ in range(each.count)
        ]
        own = max(0, seat.hand_count - len(others))
        return [self.back_of(seat.seat)] * own + others[: seat.hand_count]

    def back(self, card: SeenCard | None, owner: int | None = None) -> BackKind:
        """The back of that card; of an unknown one that of the seat's deck, or a Drink's."""
        owner = card.owner if card is not None else owner
        if card is not None and owner is not None and card.type.startswith("drink"):
            return SERVED_BACK
        return self.back_of(owner) if owner is not None else DRINK_BACK

    def _make(self, card: SeenCard, picture: str, box: str) -> CardFace:
        definition = self._content.card(card.definition)
        in_boxes = definition.boxes if isinstance(definition, BoxedCard) else {}
        boxes, counts = list(in_boxes), in_boxes.get(box, definition)
        owner = card.owner
        return CardFace(
            title=translated(definition.title),
            type_label=self._content.type_label(counts),
            type="+".join(counts.types),
            marked=boxes.index(box) if box in boxes else None,
            text=self._content.text(definition),
            owner_name=self.character_name(self._characters[owner]) if owner in self._characters else "",
            emblem=self._characters.get(owner) if owner is not None else None,
            accent=THEME.seat(owner).colour if owner is not None else THEME.palette.copper,
            icons=(*symbols(definition.icons, self._icons_of(definition)), *([(BOSS,)] if definition.boss else [])),
            price=price(self._content, definition),
            heart=definition.heart,
            numbers=tuple(numbers(definition)),
            picture=picture,
            kin=self._kin(definition),
            gist=gist(definition),
        )

    def _icons_of(self, card: CardDef) -> Mapping[str, Mapping[str, object]]:
        """The symbols declared by the character whose deck a card is from."""
        character = self._content.seated(card.id.partition("/")[0])
        return character.icons if character is not None else {}

    def _kin(self, card: CardDef) -> tuple[tuple[str, int], ...]:
        """The kind of a card of a chain, and the kind it needs after it."""
        if not card.kind:
            return ()
        chain = self._content.person(card.id.partition("/")[0]).piles[card.pile].chain
        return tuple((kind.title(), chain.index(kind)) for kind in (card.kind, card.needs) if kind)


BOSS = "boss"
"""The sign of Boss cards."""
DRINK_BACK = BackKind("drink", None)
SERVED_BACK = BackKind("served", None)
"""Drinks of a side deck: everybody sees that they are, and not which."""


def numbers(card: CardDef) -> Iterator[tuple[str, str]]:
    """The plain numerals of what a card makes players lose and gain, if it does only one thing."""
    for effect in card.modes[0].do if len(card.modes) == 1 else ():
        yield from ((attribute, f"{n:+}") for attribute, n in effect.printed())
