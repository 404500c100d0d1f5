# SPDX-License-Identifier: GPL-3.0-or-later
"""Abilities: what a seat can do without playing a card, by its character or with things in play."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.card import Mode
from rdi_desktop.engine.language.card_reading import COUNTS_AS, read_mode
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.costs import COST, Cost
from rdi_desktop.engine.language.kinds import asked_for
from rdi_desktop.engine.language.moments import MOMENTS, PLAYED_IN, Moment, occasions
from rdi_desktop.engine.language.offered import check_answers, check_moments, only_boosts
from rdi_desktop.engine.language.spec import Field, Fields, Raw, Reader, Text, Word, read_fields


class Ability:
    """Something a seat can do without playing a card."""

    __slots__ = (
        "before_first",
        "condition",
        "cost",
        "counts_as",
        "fits",
        "for_holder",
        "id",
        "mode",
        "moments",
        "once",
        "phase",
        "takes_action",
        "ticked",
        "title",
        "wards",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.title = ""
        self.moments: tuple[Moment, ...] = ()
        self.fits = 0
        """Every occasion at which it can be used, as bits, except phases."""
        self.phase = ""
        self.before_first = False
        self.condition: Condition | None = None
        self.cost: Cost | None = None
        self.once = ""
        self.for_holder = ""
        """The token whose holders have this ability, instead of the character."""
        self.counts_as: dict[str, Any] = {}
        self.wards = False
        """Whether it also answers the effect of a token, which is no card."""
        self.ticked = False
        """Whether it is used only when its body ticks down."""
        self.takes_action = False
        """Whether it is used instead of an Action card of the turn."""
        self.mode: Mode

    @property
    def asks_hand(self) -> bool:
        """Whether using it depends on which cards its player holds, which others may not learn."""
        priced = self.cost is not None and any(asked_for(price.what) for price in self.cost.prices)
        return priced or (self.condition is not None and self.condition.asks_hand())


ABILITY_FIELDS = {
    "id": Field(Text(), doc="name of the ability"),
    "title": Field(Text(), "", "what people call it"),
    "when": Field(
        Raw(), "anytime", "the moment, or {phase: action, before: first_action}, or ticked: as its body ticks down"
    ),
    "if": Field(CONDITION, None, "only if this holds"),
    "cost": Field(COST, None, "what it costs"),
    "once": Field(Word("turn", "phase", "game"), "", "how often"),
    "for": Field(Word("holder"), "", "holders of the token in the cost have it"),
    "counts_as": Field(Fields(COUNTS_AS), {}, "what kind of play it is"),
    "do": Field(Raw(), doc="what it does"),
}


PHASE_FIELDS: dict[str, Field] = {
    "phase": Field(Word(*PLAYED_IN), doc="in which of the own phases"),
    "of": Field(Word("self"), "self", "whose phase"),
    "before": Field(Word("first_action"), "", "only until the first Action"),
}


def takes_action(ability: Ability, reader: Reader) -> bool:
    """Whether an ability counts as an Action card and uses up an Action; it belongs to the Action phase then [17]."""
    counts = ability.counts_as
    taking = counts.get("type") in ("action", "action-gambling") and not counts.get("uses")
    if taking and ability.phase != "action":
        raise reader.problem(
            "what counts as an Action is done in the Action phase (when: {phase: action}), or uses no Action (uses: nothing)",
            ("uses",),
        )
    return taking


def read_ability(raw: Any, reader: Reader) -> Ability:
    """What can be done without a card, as its mapping in the file says."""
    fields = read_fields(ABILITY_FIELDS, raw, reader)
    ability = Ability(fields["id"])
    ability.title = fields["title"]
    when = fields["when"]
    if when == "ticked":
        ability.ticked = True
    elif isinstance(when, dict) and "phase" in when:
        window = reader.inside("when", read_fields, PHASE_FIELDS, when, reader)
        ability.phase = window["phase"]
        ability.before_first = window["before"] == "first_action"
    else:
        ability.moments = reader.inside("when", MOMENTS.read, when, reader)
        reader.inside("when", check_moments, ability.moments, reader)
        if any(moment.kind == "phase" for moment in ability.moments):
            raise reader.problem("an ability of a phase has just that: {phase: action, of: self}", ("phase",))
        words = (word for moment in ability.moments for word in moment.occasions())
        ability.fits = occasions(tuple(dict.fromkeys(words)))
        ability.wards = any("any" in getattr(getattr(one, "through", None), "words", ()) for one in ability.moments)
    ability.condition, ability.cost, ability.once = fields["if"], fields["cost"], fields["once"]
    ability.counts_as = fields["counts_as"]
    ability.takes_action = takes_action(ability, reader)
    ability.mode = read_mode("", None, "do", fields["do"], (), reader)
    ability.for_holder = joins(ability, bool(fields["for"]), reader)
    kinds = {moment.kind for moment in ability.moments}
    reader.inside("do", check_answers, kinds, walk(ability.mode.do), reader)
    return ability


def joins(ability: Ability, for_holder: bool, reader: Reader) -> str:
    """The token whose holders may join plays with it (for: holder, when: {played_with: …}); '' if it does not join plays."""
    joining = any(moment.kind == "played_with" for moment in ability.moments)
    if joining != for_holder:
        raise reader.problem(
            "what joins a play is 'for: holder' of the token that it costs, and nothing else is", ("for",)
        )
    if not joining:
        return ""
    if ability.cost is None or len(ability.cost.prices) > 1 or ability.cost.prices[0].n is None:
        raise reader.problem("what joins a play costs a number of one kind of token", ("cost",))
    reader.inside("do", only_boosts, ability.mode.do, reader)
    return ability.cost.prices[0].what
