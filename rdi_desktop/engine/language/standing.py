# SPDX-License-Identifier: GPL-3.0-or-later
"""Standing changes: they last as long as their source, and are read whenever a figure is needed.

Characters declare them, tokens for their holders, and cards for as long as they lie open. `language/figures.py` applies them, in a fixed
order.
"""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.amounts import SIGNED, Amount
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.kinds import CARD_TYPES
from rdi_desktop.engine.language.spec import Field, Ident, Int, ListOf, Node, Of, Reader, Word

THROUGH = ("card", "drink", "event")


class Change(Node):
    """What is added to (or, negative, taken off) a loss of Fortitude or a gain of Alcohol Content: once, of the card as a whole."""

    FIELDS = {
        "lose_fortitude": Field(Int(-20, 20), 0, "added to a loss of Fortitude"),
        "gain_alcohol": Field(Int(-20, 20), 0, "added to a gain of Alcohol Content"),
        "through": Field(ListOf(Word(*THROUGH)), (), "only what comes from a card, a Drink, an Event"),
        "order": Field(Word("first"), "", "before everything else that modifies it"),
    }
    lose_fortitude: int
    gain_alcohol: int
    through: tuple[str, ...]
    order: str


class AnteMore(Node):
    """A higher ante."""

    FIELDS = {
        "plus": Field(Int(1, 20), doc="how much more"),
        "in": Field(Word("open_round"), doc="only as a Round is opened"),
        "at_most": Field(Word("own_gold"), "own_gold", "never more than the own Gold"),
    }
    plus: int


class GoldGain(Node):
    """More Gold with every gain."""

    FIELDS = {
        "plus": Field(Int(1, 20), doc="how much more"),
        "from": Field(Word("inn"), "inn", "where it comes from"),
    }
    plus: int


class Pays(Node):
    """Somebody else pays."""

    FIELDS = {
        "antes": Field(Word("inn"), doc="the Inn pays the antes"),
        "if": Field(CONDITION, None, "only if this holds"),
    }
    if_: Condition | None


class Which(Node):
    """Plays of the holder."""

    FIELDS = {
        "by": Field(Word("self"), "self", "whose plays"),
        "origin": Field(Word("hand"), "hand", "where the card was played from"),
    }


class Unstoppable(Node):
    """What nobody may do to certain plays."""

    FIELDS = {
        "play": Field(Of(Which), doc="which plays"),
        "to": Field(ListOf(Word("negate", "ignore")), doc="what nobody may do to them"),
    }
    to: tuple[str, ...]


class Plays(Node):
    """Cards and abilities that the holder plays."""

    FIELDS = {
        "type": Field(
            ListOf(Word(*CARD_TYPES)), (), "only plays of these types; an Action-Gambling card is an Action card"
        ),
        "of": Field(Word("own", "any"), "any", "only cards of the own deck"),
        "of_a_boss": Field(Word("any", "first_action"), "any", "of a Boss perhaps only the first Action of its turn"),
    }
    type: tuple[str, ...]
    of_: str
    of_a_boss: str

    def match(self, types: tuple[str, ...], own: bool, boss_again: bool = False) -> bool:
        """Whether it matches a play of these types. `boss_again`: a Boss has already played an Action before it [250]."""
        if (self.of_ == "own" and not own) or (self.of_a_boss == "first_action" and boss_again):
            return False
        return not self.type or any(word in self.type or word.partition("-")[0] in self.type for word in types)


class Numerals(Node):
    """Every numeral of what the holder plays is moved; none falls below 0."""

    FIELDS = {
        "plus": Field(Int(-20, 20), doc="by how much"),
        "cards": Field(Of(Plays), None, "of which plays; of all if left out"),
    }
    plus: int
    cards: Plays | None


class PassesOutAt(Node):
    """Another number than the Alcohol Content against which Fortitude is held."""

    FIELDS = {"plus": Field(Ident("track"), doc="the track whose number comes on top of the Alcohol Content")}
    plus: str


class Standing(Node):
    """One standing change."""

    FIELDS = {
        "if": Field(CONDITION, None, "while this holds"),
        "caused": Field(Of(Change), None, "changes what the own cards cause"),
        "taken": Field(Of(Change), None, "changes what one takes"),
        "hand_size": Field(SIGNED, 0, "more or fewer cards in the hand after Discard and Draw"),
        "orders": Field(SIGNED, 0, "more Drinks to order"),
        "actions": Field(SIGNED, 0, "more Action cards a turn"),
        "ante": Field(Of(AnteMore), None, "a higher ante"),
        "gold_gain": Field(Of(GoldGain), None, "more Gold with every gain"),
        "pays": Field(Of(Pays), None, "who pays instead"),
        "passes_out_at": Field(Of(PassesOutAt), None, "when one passes out"),
        "numerals": Field(Of(Numerals), None, "moves the numerals of one's plays"),
        "unstoppable": Field(Of(Unstoppable), None, "what nobody may do to one's plays"),
    }
    if_: Condition | None
    caused: Change | None
    taken: Change | None
    hand_size: int | Amount
    orders: int | Amount
    actions: int | Amount
    ante: AnteMore | None
    gold_gain: GoldGain | None
    pays: Pays | None
    passes_out_at: PassesOutAt | None
    numerals: Numerals | None
    unstoppable: Unstoppable | None

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The change. Problem if it changes nothing."""
        new = super().read(raw, reader)
        if isinstance(raw, dict) and not set(raw) - {"if"}:
            raise reader.problem("a standing change says nothing of what it changes", cls.FIELDS)
        return new


STANDING = ListOf(Of(Standing))
