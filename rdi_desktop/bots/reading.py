# SPDX-License-Identifier: GPL-3.0-or-later
"""A view as a player reads it: who stands how, what I hold, what is on the stack and what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.bots.standing import Change, numbers_of, standing_of
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.bots.tempers import REGULAR, Temper
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.engine.language.character import TokenDecl, TrackDecl
from rdi_desktop.engine.language.estimate import Part
from rdi_desktop.engine.state.decisions import BODIES

if TYPE_CHECKING:
    from rdi_desktop.bots.base import View
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef

DRINK = 1.6
"""Alcohol Content of a Drink nobody has seen yet, on average."""


TOKEN = 0.6
"""Points for a token whose character does not say better."""


class Reading:
    """One view, read for one decision."""

    def __init__(self, look: View, me: int, content: Content, temper: Temper = REGULAR) -> None:
        self.view = view = look()
        self.me = me
        self.content = content
        self.temper = temper
        self.standing = standing_of(numbers_of(view), me, temper.judgement)
        self.pot = float(view["pot"]["gold"])
        self.round: dict[str, Any] | None = view["round"]
        self._stack: dict[int, dict[str, Any]] | None = None
        self._hand: list[tuple[int, CardDef]] | None = None
        self._own: dict[int, CardDef] | None = None
        self._outcomes: dict[int, Change] = {}
        self._cards: dict[int, CardDef] | None = None
        self._changing: list[Any] | None = None

    @property
    def stack(self) -> dict[int, dict[str, Any]]:
        """What waits, by its id."""
        if self._stack is None:
            self._stack = {entry["id"]: entry for entry in self.view["stack"]}
        return self._stack

    @property
    def hand(self) -> list[tuple[int, CardDef]]:
        """The own cards with their ids."""
        if self._hand is None:
            card = self.content.card
            self._hand = [(c["id"], card(c["def"])) for c in self.view["seats"][self.me]["hand"] or ()]
        return self._hand

    def card(self, card: int | None) -> CardDef | None:
        """A card that this seat may see, by its id."""
        if card is None:
            return None
        if self._own is None:
            self._own = dict(self.hand)
        if card in self._own:
            return self._own[card]
        if self._cards is None:
            self._cards = {shown["id"]: self.content.card(shown["def"]) for shown in self._shown()}
        return self._cards.get(card)

    def _shown(self) -> list[dict[str, Any]]:
        """Every card lying open that an option may name: in play, in side piles, on the stack."""
        shown: list[dict[str, Any]] = []
        for mat in self.view["seats"]:
            shown += mat["in_play"]
            shown += mat.get("discard", ())
            for pile in mat.get("piles", {}).values():
                shown += pile["cards"] or ()
        for entry in self.view["stack"]:
            shown += entry["cards"] or ()
            shown += [entry["card"]] if isinstance(entry["card"], dict) else []
        return shown

    # The stack

    def outcome(self, entry: dict[str, Any] | None) -> Change:
        """What an entry would change if nobody did more about it. Nobody alters it."""
        if entry is None:
            return {}
        if entry["id"] not in self._outcomes:
            self._outcomes[entry["id"]] = self._outcome(entry)
        return self._outcomes[entry["id"]]

    def _outcome(self, entry: dict[str, Any]) -> Change:
        change: Change = {}
        if entry["negated"]:
            return change
        for seat, numbers in (entry["outcome"] or {}).items():
            if int(seat) >= BODIES:
                continue
            if int(seat) in self.standing.automata and entry["by"] != self.me and int(seat) != entry["by"]:
                continue  # it is another's track that moves
            change[int(seat)] = [float(numbers.get(key, 0)) for key in ("fortitude", "alcohol", "gold")]
        return change

    def consequence(self, entry: dict[str, Any] | None, depth: int = 0) -> float:
        """What it is worth to me that this entry resolves: its outcome, or what it undoes of what it answers."""
        if entry is None or entry["negated"] or depth > 6:
            return 0.0
        value = self.standing.value(self.outcome(entry))
        answered = self.stack.get(entry["answers"]) if entry["answers"] is not None else None
        if answered is None and entry["on"] is not None:
            answered = self.stack.get(entry["on"])
        if answered is None:
            return value
        by = entry["by"]
        for part in self.entry_parts(entry):
            if part.verb == "negate":
                value -= self.consequence(answered, depth + 1)
            elif part.verb == "ignore":
                spared = self.standing.gathered(self.outcome(answered), by).get(by)
                value -= self.standing.value({by: spared}) if spared else 0.0
            elif part.verb == "spike" and answered["drinker"] is not None:
                value += self.standing.value({answered["drinker"]: [part.fortitude, part.alcohol, 0.0]})
            elif part.verb in ("pass", "redirect") and entry["targets"]:
                coming = self.standing.gathered(self.outcome(answered), by)
                if by in coming:
                    moved = {int(entry["targets"][0]): coming[by], by: [0.0, 0.0, 0.0]}
                    value += self.standing.value({**coming, **moved}) - self.standing.value(coming)
            elif part.verb in ("win_round", "take_pot"):
                value += self.standing.value({by: [0.0, 0.0, self.pot]})
        return value

    def entry_parts(self, entry: dict[str, Any]) -> tuple[Part, ...]:
        """What the card of a play on the stack does, in the mode it was played."""
        shown = entry["card"]
        if not isinstance(shown, dict):
            return ()
        card = self.content.card(shown["def"])
        if entry["box"] and isinstance(card, BoxedCard):
            card = card.boxes[entry["box"]]
        return parts_of(card, entry["mode"])

    # Tokens

    def thing(self, body: int) -> dict[str, Any] | None:
        """The card in play that can be hit under that number."""
        lying = (card for mat in self.view["seats"] for card in mat["in_play"])
        return next((card for card in lying if card.get("body") == body), None)

    def held(self, seat: int) -> dict[str, int | str]:
        """Tokens and claimed tokens of a seat, and where its markers stand."""
        if seat >= BODIES:
            return {}
        mat = self.view["seats"][seat]
        return {
            **mat["tokens"],
            **mat["claimed"],
            **{k: v for k, v in mat["tracks"].items() if not isinstance(v, dict)},
        }

    def plus(self, card: CardDef) -> float:
        """How much is added to the numerals of a card of mine, as I stand."""
        if self._changing is None:
            character = self.content.characters.get(self.view["seats"][self.me]["character"])
            changing = () if character is None else character.standing
            self._changing = [one for one in changing if one.numerals is not None]
        more = 0.0
        for one in self._changing:
            if one.numerals is not None and (one.if_ is None or one.if_.likely(self.held(self.me))):
                cards = one.numerals.cards
                if cards is None or cards.match(card.types, card.deck == self.view["seats"][self.me]["character"]):
                    more += one.numerals.plus
        return more

    def _token(self, token: str) -> tuple[Any, float]:
        """(how somebody at the table declares it, its worth to whoever has it)."""
        for mat in self.view["seats"]:
            character = self.content.seated(mat["character"])
            if character is not None and (token in character.tokens or token in character.tracks):
                return character.tokens.get(token, character.tracks.get(token)), float(
                    character.values.get(token, TOKEN)
                )
        return None, TOKEN

    def token_worth(self, token: str) -> float:
        """Points for one of them."""
        return self._token(token)[1]

    def weight(self, token: str, n: float) -> float:
        """Points for so many more of my tokens, because they count as being drunk: 0 for nearly all kinds."""
        if self.view["seats"][self.me].get("drunk_with") != token:
            return 0.0
        return self.standing.value({self.me: [0.0, n, 0.0]})

    def token_limit(self, token: str) -> int:
        """How many one may hold; where a track ends."""
        declared = self._token(token)[0]
        if isinstance(declared, TrackDecl):
            return declared.range[1] if declared.of_ is None else 4
        return 4 if declared is None else int(declared.limit)

    def room_for(self, token: str, seat: int) -> int:
        """How many more of them a seat may get."""
        held, declared = self.held(seat).get(token, 0), self._token(token)[0]
        if isinstance(held, str) and isinstance(declared, TrackDecl) and held in declared.steps:
            held = declared.steps.index(held)
        room = self.token_limit(token) - held if isinstance(held, int) else 0
        if isinstance(declared, TokenDecl) and declared.supply < room and declared.short == "what_there_is":
            given = sum(n for n in (mat["tokens"].get(token, 0) for mat in self.view["seats"]) if isinstance(n, int))
            room = min(room, declared.supply - given)
        return room

    def falls_below(self, track: str, seat: int, n: float) -> bool:
        """Whether so many points less would carry the marker of a track below its range, and cost something."""
        declared, held = self._token(track)[0], self.held(seat).get(track)
        return (
            isinstance(declared, TrackDecl)
            and bool(declared.below)
            and isinstance(held, int)
            and held + n < declared.range[0]
        )

    def token_for_others(self, token: str) -> bool:
        """Whether it is a burden that only others than its owner bear."""
        declared = self._token(token)[0]
        return isinstance(declared, TokenDecl) and declared.holders == "others"

    # Counting

    def others(self) -> list[int]:
        """Seats on other sides that are still in the game."""
        standing = self.standing
        mine = standing.seats[self.me].side if self.me in standing.seats else None
        return [seat for seat, numbers in standing.seats.items() if numbers.side != mine]

    def heir(self) -> int | None:
        """Who is in control of the Round once what is being played has taken effect."""
        taking = [
            entry["by"]
            for entry in self.view["stack"]
            if entry["kind"] == "play"
            and entry["card"] is not None
            and not entry["negated"]
            and self.content.card(entry["card"]["def"]).takes_control
        ]
        return taking[-1] if taking else self.winner_now()

    @property
    def mates(self) -> tuple[int, ...]:
        """The seats of my side that are still in the game, mine among them."""
        return self.standing.mates(self.me)

    def one_of_each(self) -> list[int]:
        """Me, and the first seat of every other side: who takes part where each team sends its Champion."""
        sides = {numbers.side: seat for seat, numbers in reversed(self.standing.seats.items())}
        if self.me in self.standing.seats:
            sides[self.standing.seats[self.me].side] = self.me
        return list(sides.values())

    def winner_now(self) -> int | None:
        """Who gets the pot if nothing more happens."""
        return None if self.round is None else self.round["in_control"]
