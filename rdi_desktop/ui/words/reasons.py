# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something is not possible, with the rule: the section of the rulebook, and the rule in our own words.

Sections are named as in the big box's rulebook; older boxes use the same or similar names. The words are `words/en/rules.ftl`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rdi_desktop.engine.asked import Why
from rdi_desktop.ui.words.terms import card_type, filled, phase
from rdi_desktop.words import listed, said, table

_REASONS = table("reason")

_MOMENTS = table("awaited")


@dataclass(frozen=True, slots=True)
class RuleReference:
    """A rule to look up, with a summary."""

    opens: str
    """The place of the program's rulebook about it."""
    id: str
    """The message of the summary."""

    @property
    def text(self) -> str:
        """The rule in our own words."""
        return said(self.id)

    @property
    def place(self) -> str:
        """Book and section."""
        return said("rule-place", section=said(f"section-{self.opens}"))


RULES: dict[str, str] = {
    "not_now": "turn",
    "wrong_place": "action-phase",
    "when_asked": "timing",
    "only_answered_by": "single-cards",
    "cannot_be": "single-cards",
    "lies_open": "side-cards",
    "joins_a_play": "side-cards",
    "ticks_down": "side-cards",
    "wrong_phase": "turn",
    "action_played": "action-phase",
    "only_more_of_kind": "side-cards",
    "used_up": "side-cards",
    "condition": "sometimes",
    "cannot_pay": "side-cards",
    "game_over": "losing",
    "out": "losing",
    "withdrawn": "single-cards",
    "struck_dumb": "nerodia",
    "not_interruptible": "discard-and-draw",
    "not_in_round": "leaving",
    "not_your_gambling_turn": "gambling",
    "winning_hand": "what-follows",
    "nothing_to_do": "timing",
    "no_target": "action-phase",
    "round_running": "gambling",
    "not_your_turn": "action-phase",
    "something_resolving": "timing",
    "no_round": "gambling",
    "does_not_answer_this": "sometimes",
    "needs_moment": "sometimes",
    "refused": "timing",
    "being_played": "timing",
    "taking_effect": "timing",
    "negated": "answers",
    "discarded": "discard-and-draw",
    "drunk": "drink-deck-empty",
    "before_a_player": "side-cards",
    "in_the_pot": "gambling",
    "a_prize": "prizes",
    "move": "dungeons",
    "a_room": "dungeons",
    "loot": "dungeons",
    "a_tavern": "pub-crawl",
    "drunk_there": "pub-crawl",
    "unseen": "first-hand",
}
"""The place of the rulebook by the key of a reason; all `cannot_be_…` share one."""

_BY_MOMENT = {
    "drink": "drinks",
    "event": "drink-events",
    "ante": "gambling",
    "round": "gambling",
    "win_round": "round-ends",
    "forced_out": "thrown-out",
    "last_chance": "losing",
}
_BY_PHASE = {
    "discard_and_draw": "discard-and-draw",
    "action": "action-phase",
    "order": "order",
    "drink": "drink-phase",
}
_CANNOT_BE = {
    "negate": "answers",
    "ignore": "answers",
    "reduce": "reduce",
}

TYPES: dict[str, str] = {
    "action": "action-phase",
    "gambling": "gambling",
    "cheating": "gambling",
    "sometimes": "sometimes",
    "anytime": "sometimes",
    "drink": "drinks",
    "drink-event": "drink-events",
    "tavern-event": "pub-crawl",
    "immediate": "dungeons",
    "prize": "prizes",
}
"""The place about what it means to count as this."""


_MOVES = ("move", "turn_over")
"""Arguments of a reason about moving in a dungeon."""


def rule_of(reason: Why) -> RuleReference | None:
    """The rule behind a reason."""
    key, args = str(reason.key), reason.args
    if key.startswith("cannot_be_"):
        return RuleReference(_CANNOT_BE.get(key.removeprefix("cannot_be_"), RULES["cannot_be"]), "rule-cannot_be")
    key = "move" if args.get("how") in _MOVES else key
    place = RULES.get(key)
    if place is None:
        return None
    if key == "wrong_phase":
        place = _BY_PHASE.get(str(args.get("phase")), place)
    elif args.get("moments"):
        place = next(
            (_BY_MOMENT[one] for each in args["moments"] if (one := each.removeprefix("own_")) in _BY_MOMENT), place
        )
    return RuleReference(place, f"rule-{key}")


def counts_as(types: str) -> list[tuple[str, RuleReference | None]]:
    """Everything a card counts as (its types joined by "+"), each with its rule."""
    each = types.replace("action-gambling", "action+gambling").split("+")
    return [
        (card_type(type), RuleReference(TYPES[type], f"rule-type-{type}") if type in TYPES else None)
        for type in dict.fromkeys(each)
        if type
    ]


def _moment(key: str) -> str:
    """What a card waits for; a moment without its own words uses those for anybody."""
    return filled(_MOMENTS, key if key in _MOMENTS else key.removeprefix("own_"))


_TWO_STOPS = re.compile("([.!?][”“])[.]$")
"""Some titles end with a full stop."""
_TOLD = table("explained")
"""Sentences for reasons that the card or ability itself explains."""


def reason_text(reason: Why, needs: str = "") -> str:
    """Why something is not possible. `needs`: what it waits for or lacks, in its own text."""
    if needs and reason.key in _TOLD:
        return _TWO_STOPS.sub(r"\1", _TOLD.say(reason.key, needs=needs))
    facts = reason.args
    args: dict[str, object] = {**facts}
    if "why" in facts:
        args["why"] = facts["why"].rstrip(".")
    if "phase" in facts:
        args["phase"] = phase(facts["phase"])
    if "moments" in facts:
        args["moments"] = f" {said('or')} ".join(map(_moment, facts["moments"]))
    if "types" in facts:
        args["types"] = listed([said("reasons-cards", type=card_type(type)) for type in facts["types"]])
    of_its_kind = f"{reason.key}-{facts.get('how')}"
    text = filled(_REASONS, of_its_kind if of_its_kind in _REASONS else reason.key, **args)
    return text if text.endswith((".", "!", "?")) else text + "."
