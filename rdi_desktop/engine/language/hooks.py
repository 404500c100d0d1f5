# SPDX-License-Identifier: GPL-3.0-or-later
"""Triggers, which wait for something to happen, and hooks at points of a character's own turn."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language import happenings  # noqa: F401 - moments that only triggers know
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.core import LATE_EFFECTS, Effect
from rdi_desktop.engine.language.moments import MOMENT_WORDS, MOMENTS, Moment
from rdi_desktop.engine.language.spec import (
    Bool,
    Field,
    Fields,
    FieldType,
    ListOf,
    Node,
    Of,
    Reader,
    Text,
    Word,
    read_fields,
)
from rdi_desktop.engine.language.standing import Standing

Hook = tuple[Effect, ...]
"""Effects at one point."""

SET_OFF: dict[str, Field] = {
    "type": Field(Word("action", "sometimes"), "action", "the kind of card that may answer as though it were one"),
    "of": Field(Word("owner", "self"), "owner", "whose play it counts as"),
    "origin": Field(Word("hand"), "hand", "where it counts as played from"),
    "hit_back": Field(Bool(), True, "whether a loss by it may be hit back"),
}


class HappeningType(FieldType):
    """One happening or a list of them (any of): moments in their past form, and points of a turn."""

    name = "what happens"

    def read(self, raw: Any, reader: Reader) -> tuple[Moment, ...]:
        """All of them."""
        moments: tuple[Moment, ...] = MOMENTS.read(raw, reader)
        for moment in moments:
            if not moment.PAST:
                past = [word for word, cls in MOMENT_WORDS.items() if cls.PAST]
                raise reader.problem(f"nothing is set off by '{moment.kind}'", past, moment.kind)
        return tuple(moment.of_one() for moment in moments)

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/moments"}


class Trigger(Node):
    """Something that happens by itself when something else has happened."""

    FIELDS = {
        "when": Field(HappeningType(), doc="what sets it off"),
        "title": Field(Text(), "", "what people call it, where somebody decides"),
        "if": Field(CONDITION, None, "only if this holds"),
        "may": Field(Bool(), False, "whoever has it decides"),
        "do": Field(LATE_EFFECTS, doc="what it does; 'self' is whoever has it"),
        "counts_as": Field(Fields(SET_OFF), None, "may be answered as though it were such a play"),
        "per": Field(Word("token"), "", "once for each such token that its holder has, and not once for all"),
        "once": Field(
            Word("card", "together", "turn", "round", "game"),
            "",
            "card: once for all that one card does; together: once for all to whom it happens together, of whom its holder picks one; "
            "turn, game: as an ability",
        ),
        "goes": Field(
            Word("discard", "victim"),
            "",
            "what becomes of its card afterwards: it is discarded, or (a card that counts as Gold) comes to whom that has happened",
        ),
    }
    when: tuple[Moment, ...]
    if_: Condition | None
    title: str
    may: bool
    do: tuple[Effect, ...]
    counts_as: dict[str, Any] | None
    per: str
    once: str
    goes: str

    @property
    def answered_as(self) -> str:
        """As whose play it may be answered: owner or self (whoever holds the token or the card)."""
        return str((self.counts_as or {}).get("of", "owner"))

    @property
    def somebodys(self) -> bool:
        """Whether it counts as a card of that player, who can then be hit back: what only may be answered like a card is nobody's."""
        return self.counts_as is not None and bool(self.counts_as.get("hit_back", True))

    @property
    def whole(self) -> bool:
        """Whether what happened at once is one thing for it."""
        return self.once == "together" or self.goes == "victim"


TRIGGERS = ListOf(Of(Trigger))


class Burden(FieldType):
    """What a token does to its holder: a trigger, or a standing change."""

    name = "a trigger or a standing change"

    def read(self, raw: Any, reader: Reader) -> Trigger | Standing:
        """A trigger if it has `when`, otherwise a standing change."""
        standing = isinstance(raw, dict) and "when" not in raw and bool(set(raw) & (set(Standing.FIELDS) - {"if"}))
        found: Trigger | Standing = (Standing if standing else Trigger).read(raw, reader)
        return found

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [Of(Trigger).schema(), Of(Standing).schema()]}


BURDENS = ListOf(Burden())


class HooksType(FieldType):
    """Effects at named points of the character's turn."""

    name = "mapping from points of the turn to lists of effects"

    def read(self, raw: Any, reader: Reader) -> dict[str, Hook]:
        """The effects by the names of their points."""
        values = read_fields(HOOK_FIELDS, raw, reader)
        return {point: hook for point, hook in values.items() if hook}

    def schema(self) -> dict[str, Any]:
        properties = {point: field.type.schema() for point, field in HOOK_FIELDS.items()}
        return {"type": "object", "properties": properties, "additionalProperties": False}


HOOK_FIELDS: dict[str, Field] = {
    "start": Field(LATE_EFFECTS, (), "as the turn begins"),
    "before_discard": Field(LATE_EFFECTS, (), "before discarding"),
    "after_discard": Field(LATE_EFFECTS, (), "after discarding, before drawing"),
    "after_draw": Field(LATE_EFFECTS, (), "after drawing"),
    "action_start": Field(LATE_EFFECTS, (), "as the Action phase begins"),
    "action_end": Field(LATE_EFFECTS, (), "as the Action phase ends"),
    "end": Field(LATE_EFFECTS, (), "as the turn ends"),
}
HOOKS = HooksType()
