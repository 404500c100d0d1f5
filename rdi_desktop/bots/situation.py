# SPDX-License-Identifier: GPL-3.0-or-later
"""A view as a computer player uses it: positions, its own cards, the stack and what is on it would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING

from rdi_desktop.bots import machines
from rdi_desktop.bots.after import after
from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.decks import weights
from rdi_desktop.bots.evaluation import EVEN, Evaluation, numbers_of
from rdi_desktop.bots.summary import ability_parts, parts_of
from rdi_desktop.bots.tempers import REGULAR, Temper
from rdi_desktop.bots.toughness import takings, tough
from rdi_desktop.engine.brief import BriefView, changing, on_maps_and_stack
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.engine.language.character import MANY, TokenDecl, TrackDecl
from rdi_desktop.engine.language.conditions import MyTurn, Phase, PlayedFrom
from rdi_desktop.engine.language.deeds import ChangeBySeat
from rdi_desktop.engine.language.estimate import Part
from rdi_desktop.engine.language.known import Known
from rdi_desktop.engine.language.piles import PileDecl
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenMarks, SeenSeat, SeenTable
from rdi_desktop.engine.state.decisions import BODIES

if TYPE_CHECKING:
    from builtins import property as later

    from rdi_desktop.bots.base import View
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.standing import Change as Taking
else:
    from rdi_desktop.engine.lazy import later

TOKEN = 0.6
"""Points for a token of unknown worth."""
FOR_NOW = 0.3
"""Fraction that counts of the weight of a token held like drunkenness, since it goes when it is spent."""


def in_brief(view: SeenTable, me: int, content: Content) -> BriefView:
    """A whole view, as windows have it, with everything that brief views contain."""
    mat = view.seats[me]
    held = {seen.id: content.card(seen.definition) for seen in mat.hand or ()}
    lying = [content.card(seen.definition).lying for seen in mat.in_play if not seen.place]
    character = content.characters.get(mat.character)
    numbers = numbers_of(view)
    there = [one for seen in view.seats if (one := content.seated(seen.character)) is not None]
    burdens = {token: decl.standing for one in there for token, decl in one.tokens.items() if decl.standing}
    open_cards: list[SeenCard] = []
    for seat in view.seats:
        open_cards += seat.in_play + seat.discard
        for pile in seat.piles.values():
            open_cards += pile.cards or ()
    return BriefView(
        **{field.name: getattr(view, field.name) for field in fields(SeenTable)},
        mat=mat,
        characters=tuple(seen.character for seen in view.seats),
        held=held,
        sudden=any(card is not None and "anytime" in card.types for card in (*held.values(), *lying)),
        numerals=() if character is None else changing(character, mat.tokens, burdens),
        numbers=numbers,
        plain=all(side == place and loses and not wards for place, side, _, _, _, loses, wards in numbers),
        simple=False,
        drinks={seen.seat: seen.drink_me for seen in view.seats},
        away=[seen.seat for seen in view.seats if seen.withdrawn],
        pot_gold=view.pot.gold,
        entries={entry.id: entry for entry in view.stack},
        open_cards=[*open_cards, *on_maps_and_stack(view)],
    )


class Situation:
    """One view, for one decision. `stood`: the evaluation at this player's last look, which often still holds."""

    def __init__(
        self, look: View, me: int, content: Content, temper: Temper = REGULAR, stood: Evaluation | None = None
    ) -> None:
        view = look()
        self.view = view = view if isinstance(view, BriefView) else in_brief(view, me, content)
        self.me = me
        self.content = content
        self.temper = temper
        self.hand = view.held
        """The player's cards, by their ids."""
        self.round = view.round
        """The Round of Gambling."""
        self.changing = view.numerals
        """Standing changes of the player's numerals."""
        numbers, people = view.numbers, view.characters
        if stood is None or stood.numbers != numbers or stood.people is not people or stood.me != me:
            decks = weights(content, people, temper.decks) if temper.decks else EVEN
            stood = Evaluation(numbers, me, temper.presence, decks)
            stood.people = people
        self.evaluation: Evaluation = stood
        """How everybody stands."""

    @later
    def drinks(self) -> Mapping[int, int]:
        """The number of Drinks before each seat."""
        return self.view.drinks

    @later
    def takings(self) -> dict[int, list[Taking]]:
        """Standing changes of what seats take of a card now, for the seats that have any."""
        found = {}
        for seat in tough(self.content, self.view.characters):
            now = takings(self.content, self.view.seats[seat], self.held(seat)) if seat in self.evaluation.seats else []
            if now:
                found[seat] = now
        return found

    @later
    def orders(self) -> dict[int, float]:
        """The value of a Drink for each seat."""
        return self.evaluation.orders(self.view.drinks)

    @later
    def pot(self) -> float:
        """Gold in the pot."""
        return self.view.pot_gold

    @later
    def push(self) -> float:
        """How much the player's hand helps to win a Round."""
        found = 0.0
        for card in self.hand.values():
            found += facts(card).push
        return found

    @later
    def mat(self) -> SeenSeat:
        """The player's own seat in the view."""
        assert self.view.mat is not None, "an onlooker decides nothing"
        return self.view.mat

    def waiting(self, id: int | None) -> SeenEntry | None:
        """The entry of the stack with that id."""
        if id is None:
            return None
        return self.view.entries.get(id)

    @later
    def _lying(self) -> dict[int, CardDef]:
        return {shown.id: self.content.card(shown.definition) for shown in self.view.open_cards}

    def card(self, card: int | None) -> CardDef | None:
        """A card that this seat may see, by its id."""
        if card is None:
            return None
        return self.hand[card] if card in self.hand else self._lying.get(card)

    # The stack

    def outcome(self, entry: SeenEntry | None) -> ChangeBySeat:
        """What an entry would change without further answers. Shared: must not be altered."""
        if entry is None or entry.negated:
            return {}
        told = entry.change
        automata = self.evaluation.automata
        if not automata and (not told or max(told) < BODIES):
            return told
        seats = [seat for seat in told if seat < BODIES]
        if automata and entry.by != self.me:  # another player's track moves
            seats = [seat for seat in seats if seat not in automata or seat == entry.by]
        return {seat: told[seat] for seat in seats}

    def consequence(self, entry: SeenEntry | None, depth: int = 0) -> float:
        """The value to the player of this entry's resolving: its outcome, or what it undoes of what it answers."""
        if entry is None or entry.negated or depth > 6:
            return 0.0
        value = self.evaluation.value(self.outcome(entry))
        answered = self.waiting(entry.on)
        by = entry.by
        if answered is None or by is None:
            return value
        coming = self.evaluation.gathered(self.outcome(answered), by)
        other = entry.targets[0] if entry.targets else None
        for part in self.entry_parts(entry):
            if part.deed is deeds.NEGATE:
                value -= self.consequence(answered, depth + 1)
            elif part.deed in (deeds.WIN_ROUND, deeds.TAKE_POT):
                value += self.evaluation.value({by: [0, 0, self.pot]})
            elif (now := after(part, coming, by, other, answered)) is not None:
                value += self.evaluation.instead(coming, now)
        return value

    def entry_parts(self, entry: SeenEntry) -> tuple[Part, ...]:
        """The parts of a play on the stack: of a card in its mode or of an ability, at its player's position."""
        shown, by = entry.card, entry.by
        if by is None:
            return ()
        card = self.content.card(shown.definition) if shown is not None else None
        if entry.ability:
            owner = self.content.characters.get(self.view.characters[by]) if card is None else card
            return () if owner is None else ability_parts(owner, entry.ability)
        if card is None:
            return ()
        if entry.box and isinstance(card, BoxedCard):
            card = card.boxes[entry.box]
        return parts_of(card, entry.mode, (), Known(self.held(by), {}, {}))

    @later
    def rise(self) -> float:
        """The cost of a higher Threat Level of an opposing machine."""
        return machines.rise(self.view)

    @later
    def nerve(self) -> float:
        """Points for gambling besides the value of the pot: 0 against a machine, where a Round costs the team an Action."""
        return 0.0 if machines.present(self.view) else self.temper.nerve

    @later
    def dig(self) -> float:
        """Factor on the hope for an unseen card."""
        return max(machines.DIG, self.temper.dig) if machines.present(self.view) else self.temper.dig

    # Tokens

    def thing(self, body: int) -> SeenCard | None:
        """The card in play that is the target with that number."""
        lying = (card for mat in self.view.seats for card in mat.in_play)
        return next((card for card in lying if card.body == body), None)

    def held(self, seat: int) -> dict[str, int | str]:
        """Tokens and claimed tokens of a seat, and the positions of its markers."""
        if seat >= BODIES:
            return {}
        mat = self.view.seats[seat]
        return {
            **mat.tokens,
            **mat.claimed,
            **{k: v for k, v in mat.tracks.items() if not isinstance(v, SeenMarks)},
        }

    def place_of(self, card: int | None) -> dict[str, int | str]:
        """Where a card of the player lies aside from which it can be played, in the form that conditions ask for."""
        lying = next((shown for shown in self.mat.in_play if shown.id == card and shown.place), None)
        return {} if lying is None or card in self.hand else {PlayedFrom.WORD: lying.place}

    def plus(self, card: CardDef) -> float:
        """What is added to the numerals of a card of the player, at present."""
        more = 0.0
        view = self.view
        now = self.held(self.me) | {Phase.WORD: view.phase, MyTurn.WORD: view.turn in self.mates}
        for one in self.changing:
            if one.numerals is not None and (one.if_ is None or one.if_.likely(now)):
                cards = one.numerals.cards
                if cards is None or cards.match(card.types, card.deck == self.mat.character):
                    more += one.numerals.plus
        return more

    def _token(self, token: str) -> tuple[TokenDecl | TrackDecl | PileDecl | None, float]:
        """(the declaration of a token by a character at the table, its worth to its holder)."""
        for mat in self.view.seats:
            character = self.content.seated(mat.character)
            if character is not None and token in (*character.tokens, *character.tracks, *character.piles):
                declared = character.tokens.get(token, character.tracks.get(token, character.piles.get(token)))
                return declared, float(character.values.get(token, TOKEN))
        return None, TOKEN

    def token_worth(self, token: str) -> float:
        """Points for one of them."""
        return self._token(token)[1]

    def weight(self, token: str, n: float) -> float:
        """Points for `n` more of the player's tokens, for kinds that count as being drunk: 0 for nearly all."""
        if self.mat.drunk_with != token:
            return 0.0
        value = self.evaluation.value({self.me: [0, n, 0]})
        return value if n < 0 else FOR_NOW * value

    def token_limit(self, token: str) -> int:
        """How many of a token one may hold; for a track its end."""
        declared = self._token(token)[0]
        if isinstance(declared, PileDecl):
            return MANY
        if isinstance(declared, TrackDecl):
            if declared.around:
                return MANY
            return declared.range[1] if declared.of_ is None else 4
        return 4 if declared is None else int(declared.limit)

    def room_for(self, token: str, seat: int) -> int:
        """How many more of them a seat may get."""
        held, declared = self.held(seat).get(token, 0), self._token(token)[0]
        if isinstance(held, str) and isinstance(declared, TrackDecl) and held in declared.steps:
            held = declared.steps.index(held)
        room = self.token_limit(token) - held if isinstance(held, int) else 0
        if isinstance(declared, TokenDecl) and declared.supply < room and declared.short == "what_there_is":
            given = sum([mat.tokens.get(token, 0) for mat in self.view.seats])
            room = min(room, declared.supply - given)
        return room

    def falls_below(self, track: str, seat: int, n: float) -> bool:
        """Whether losing `n` points would carry a marker below the range of its track, with a penalty."""
        declared, held = self._token(track)[0], self.held(seat).get(track)
        return (
            isinstance(declared, TrackDecl)
            and bool(declared.below)
            and isinstance(held, int)
            and held + n < declared.range[0]
        )

    def token_for_others(self, token: str) -> bool:
        """Whether it is a burden that only players other than its owner hold."""
        declared = self._token(token)[0]
        return isinstance(declared, TokenDecl) and declared.holders == "others"

    # Counting

    @later
    def others(self) -> list[int]:
        """Seats on other sides that are still in the game."""
        return self.evaluation.others()

    def heir(self) -> int | None:
        """The seat in control of the Round after the present play."""
        taking = [
            entry.by
            for entry in self.view.stack
            if entry.kind == "play"
            and entry.card is not None
            and not entry.negated
            and self.content.card(entry.card.definition).takes_control
        ]
        return taking[-1] if taking else self.winner_now()

    @later
    def mates(self) -> tuple[int, ...]:
        """The seats of the player's side that are still in the game, including the player."""
        return self.evaluation.mates(self.me)

    def one_of_each(self) -> list[int]:
        """The player, and the first seat of every other side: those who take part where each team sends its Champion."""
        return self.evaluation.one_of_each()

    def winner_now(self) -> int | None:
        """Who gets the pot if nothing more happens."""
        return None if self.round is None else self.round.in_control
