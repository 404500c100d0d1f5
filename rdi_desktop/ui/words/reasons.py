# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something is not possible, with the rule: the section of the rulebook, and the rule in our own words.

Sections are named as in the big box's rulebook; older boxes use the same or similar names.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rdi_desktop.engine.asked import Why
from rdi_desktop.ui.words.rule_places import SECTIONS
from rdi_desktop.ui.words.terms import card_type, filled, phase
from rdi_desktop.words import listed, said, table

_REASONS = table("reason")

_MOMENTS = table("awaited")

BOOK = "The Red Dragon Inn"


@dataclass(frozen=True, slots=True)
class RuleReference:
    """A rule to look up, with a summary."""

    section: str
    text: str

    @property
    def place(self) -> str:
        """Book and section."""
        return f"{BOOK}, “{self.section}”"

    @property
    def opens(self) -> str:
        """The place of the program's rulebook about it."""
        return SECTIONS.get(self.section, "only-legal")


_SOMETIMES = "Sometimes and Anytime Cards"
_NEGATE = "Negate and Ignore Effects"

RULES: dict[str, RuleReference] = {
    "not_now": RuleReference(
        "On Your Turn", "Every kind of card has its moment in a turn, and this is not the moment of this one."
    ),
    "wrong_place": RuleReference(
        "On Your Turn: Action", "A card goes to the players whom it names, and to nobody else."
    ),
    "when_asked": RuleReference(
        "Timing", "Players answer one after the other, beginning with whoever played the card or revealed the Drink."
    ),
    "only_answered_by": RuleReference(
        "Card-Specific Notes", "A few cards name the only answers that they put up with."
    ),
    "cannot_be": RuleReference("Card-Specific Notes", "A few cards say themselves what cannot be done to them."),
    "lies_open": RuleReference(
        "Character Rules", "What lies open holds, or waits for what sets it off; it is not played."
    ),
    "joins_a_play": RuleReference(
        "Character Rules", "A token of this kind is spent in the same breath as the card that it makes stronger."
    ),
    "ticks_down": RuleReference(
        "Character Rules",
        "At the end of Wrench's Action phase each Gizmo loses 1 Fortitude, in the order of his choice. An Active one may act then, "
        "also as it breaks down by that. It never acts at any other time.",
    ),
    "wrong_phase": RuleReference(
        "On Your Turn", "A turn has four phases in a fixed order, and this belongs to one of them."
    ),
    "action_played": RuleReference(
        "On Your Turn: Action", "There is one Action a turn, unless a card grants more of them."
    ),
    "only_more_of_kind": RuleReference(
        "Character Rules", "Any number of cards of this kind are one Action, and no other Action comes on top of them."
    ),
    "used_up": RuleReference(
        "Character Rules", "What a character can do once in a turn comes back with the next turn."
    ),
    "condition": RuleReference(_SOMETIMES, "Its text names what must be so before it can be played."),
    "cannot_pay": RuleReference(
        "Character Rules", "The cost is paid when the card is played, from what lies before you then."
    ),
    "game_over": RuleReference("Losing the Game", "The last one who is awake and solvent has won."),
    "out": RuleReference("Losing the Game", "Whoever has passed out or run out of Gold plays no more cards."),
    "withdrawn": RuleReference(
        "Card-Specific Notes",
        "Whoever has stepped outside neither plays cards nor is touched by them until coming back.",
    ),
    "struck_dumb": RuleReference(
        "Nerodia the Petrifier",
        "Whoever is turned to stone plays no cards and uses nothing; Drinks and payments go on.",
    ),
    "not_interruptible": RuleReference(
        "On Your Turn: Discard and Draw", "Discarding and drawing are one act that nobody comes between."
    ),
    "not_in_round": RuleReference(
        "Leaving a Round of Gambling",
        "Outside the Round one plays neither Gambling nor Cheating cards until it is over.",
    ),
    "not_your_gambling_turn": RuleReference(
        "Gambling", "The Round goes about the table; each in turn takes control or passes."
    ),
    "winning_hand": RuleReference(
        "Winning Hand!", "Once that hand lies on the table, it takes cheating to get past it."
    ),
    "nothing_to_do": RuleReference("Timing", "A card that has nothing to work on when it is announced is not played."),
    "no_target": RuleReference("On Your Turn: Action", "A card needs somebody to be aimed at when it is announced."),
    "round_running": RuleReference("Gambling", "The ordinary turn rests while people gamble."),
    "not_your_turn": RuleReference("On Your Turn: Action", "Action cards are for the own turn."),
    "something_resolving": RuleReference("Timing", "What has been announced is finished first."),
    "no_round": RuleReference("Gambling", "Gambling and Cheating cards are for a Round that is running."),
    "does_not_answer_this": RuleReference(
        _SOMETIMES, "A Sometimes card says what it answers; to anything else it has nothing to say."
    ),
    "needs_moment": RuleReference(_SOMETIMES, "A Sometimes card waits for the moment that its text names."),
    "refused": RuleReference("Timing", "The table has changed since this was offered."),
    # cards outside the hand
    "being_played": RuleReference("Timing", "It takes effect when nobody answers it any more, unless it is Negated."),
    "taking_effect": RuleReference(
        "Timing", "It has begun to happen: what it does to somebody may still be answered, the card may not."
    ),
    "negated": RuleReference(_NEGATE, "It does nothing, and is discarded like any other card that has been played."),
    "discarded": RuleReference(
        "On Your Turn: Discard and Draw", "Discards are shuffled into a new deck when the last card is drawn."
    ),
    "drunk": RuleReference(
        "Running Out of Drinks", "The mugs come back when the Drink Deck is empty, and everybody settles up."
    ),
    "before_a_player": RuleReference("Character Rules", "What lies before a player is that player's to use."),
    "in_the_pot": RuleReference("Gambling", "Whoever wins the Round takes everything in the pot."),
    "a_prize": RuleReference(
        "The Prize Variant", "Prizes are won in Rounds of Gambling, and kept until they are used."
    ),
    "move": RuleReference(
        "Dungeon Training", "At the end of the own Drink phase one may go on by a room, for a card of the hand."
    ),
    "a_room": RuleReference(
        "Dungeon Training", "Whoever enters a room takes what it does; that is answered as an Action card is."
    ),
    "loot": RuleReference(
        "Dungeon Training", "Whoever comes to the goal takes one of them, and begins anew at the start."
    ),
    "a_tavern": RuleReference(
        "Pub Crawl", "This happens each time that the party comes in; it is answered as an Event is."
    ),
    "drunk_there": RuleReference(
        "Pub Crawl", "What is drunk in a tavern is not poured again: when its last Drink is ordered, it Closes."
    ),
    "unseen": RuleReference("Getting Started", "Hands and decks are nobody's business but their owner's."),
}
"""By the key of a reason; all `cannot_be_…` share one."""

_BY_MOMENT = {
    "drink": "Drink",
    "event": "Drink Events",
    "ante": "Gambling",
    "round": "Gambling",
    "win_round": "Ending the Round",
    "forced_out": "Forcing a Player to Leave a Round of Gambling",
    "last_chance": "Losing the Game",
}
_BY_PHASE = {
    "discard_and_draw": "On Your Turn: Discard and Draw",
    "action": "On Your Turn: Action",
    "order": "On Your Turn: Order a Drink",
    "drink": "On Your Turn: Drink",
}
_CANNOT_BE = {"negate": _NEGATE, "ignore": _NEGATE, "reduce": "Reduction Effects"}

TYPES: dict[str, RuleReference] = {
    "action": RuleReference("On Your Turn: Action", "played as the one Action of your own turn"),
    "gambling": RuleReference(
        "Gambling", "takes control of a Round of Gambling when it is your go, except of a winning hand"
    ),
    "cheating": RuleReference(
        "Gambling", "takes control of a Round of Gambling when it is your go, whatever was played last"
    ),
    "sometimes": RuleReference(_SOMETIMES, "an answer: it waits for the moment that its text names"),
    "anytime": RuleReference(_SOMETIMES, "good at any moment, also in the middle of what somebody else does"),
    "drink": RuleReference("Drink", "drunk by whoever reveals it, with everything that was done to it before"),
    "drink-event": RuleReference("Drink Events", "happens to the whole table when it is revealed; it is no Drink"),
    "tavern-event": RuleReference(
        "Pub Crawl", "happens each time that the party comes into that tavern; it is answered as an Event is"
    ),
    "immediate": RuleReference("Dungeon Training", "is played as it is drawn"),
    "prize": RuleReference("The Prize Variant", "lies before its owner until it is used"),
}
"""What it means to count as this."""


_MOVES = ("move", "turn_over")
"""Arguments of a reason about moving in a dungeon."""


def rule_of(reason: Why) -> RuleReference | None:
    """The rule behind a reason."""
    key, args = str(reason.key), reason.args
    if key.startswith("cannot_be_"):
        sealed = RULES["cannot_be"]
        return RuleReference(_CANNOT_BE.get(key.removeprefix("cannot_be_"), sealed.section), sealed.text)
    rule = RULES.get("move" if args.get("how") in _MOVES else key)
    if rule is None:
        return None
    section = rule.section
    if key == "wrong_phase":
        section = _BY_PHASE.get(str(args.get("phase")), section)
    elif args.get("moments"):
        section = next(
            (_BY_MOMENT[one] for each in args["moments"] if (one := each.removeprefix("own_")) in _BY_MOMENT), section
        )
    return RuleReference(section, rule.text)


def counts_as(types: str) -> list[tuple[str, RuleReference | None]]:
    """Everything a card counts as (its types joined by "+"), each with its rule."""
    each = types.replace("action-gambling", "action+gambling").split("+")
    return [(card_type(type), TYPES.get(type)) for type in dict.fromkeys(each) if type]


def _moment(key: str) -> str:
    """What a card waits for; a moment without its own words uses those for anybody."""
    return filled(_MOMENTS, key if key in _MOMENTS else key.removeprefix("own_"))


_TOLD = table("explained")
"""Sentences for reasons that the card or ability itself explains."""


def reason_text(reason: Why, needs: str = "") -> str:
    """Why something is not possible. `needs`: what it waits for or lacks, in its own text."""
    if needs and reason.key in _TOLD:
        return re.sub("([.!?]”)[.]$", r"\1", _TOLD.say(reason.key, needs=needs))  # some titles end with a full stop
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
