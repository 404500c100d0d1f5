# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something cannot be played now. Checks take a `Ladder` and note on it how far a card came before one of them failed."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple


class Reason(StrEnum):
    """The steps between a card and being played, in order: the later the step that failed, the nearer the card came."""

    GAME_OVER = "game_over"
    OUT = "out"
    WITHDRAWN = "withdrawn"
    STRUCK_DUMB = "struck_dumb"
    LIES_OPEN = "lies_open"
    JOINS_A_PLAY = "joins_a_play"
    TICKS_DOWN = "ticks_down"
    NOT_NOW = "not_now"
    NOT_INTERRUPTIBLE = "not_interruptible"
    NEEDS_MOMENT = "needs_moment"
    NO_ROUND = "no_round"
    NOT_IN_ROUND = "not_in_round"
    NOT_YOUR_GAMBLING_TURN = "not_your_gambling_turn"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    ROUND_RUNNING = "round_running"
    ACTION_PLAYED = "action_played"
    ONLY_MORE_OF_KIND = "only_more_of_kind"
    SOMETHING_RESOLVING = "something_resolving"
    WINNING_HAND = "winning_hand"
    DOES_NOT_ANSWER_THIS = "does_not_answer_this"
    ONLY_ANSWERED_BY = "only_answered_by"
    CANNOT_BE_NEGATE = "cannot_be_negate"
    CANNOT_BE_IGNORE = "cannot_be_ignore"
    CANNOT_BE_REDUCE = "cannot_be_reduce"
    CANNOT_BE_REDIRECT = "cannot_be_redirect"
    CANNOT_BE_INN_PAYS = "cannot_be_inn_pays"
    CANNOT_BE_PREVENT = "cannot_be_prevent"
    USED_UP = "used_up"
    CONDITION = "condition"
    NOTHING_TO_DO = "nothing_to_do"
    CANNOT_PAY = "cannot_pay"
    NO_TARGET = "no_target"

    @classmethod
    def _missing_(cls, value: object) -> Reason:
        """Accept a reason of a host of another version."""
        return cls.NOT_NOW


ORDER = {reason: step for step, reason in enumerate(Reason)}


class WhyNot(NamedTuple):
    """A reason and its arguments; the user interface turns them into words."""

    key: Reason
    args: tuple[tuple[str, Any], ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"key": self.key.value, "args": dict(self.args)}


class Ladder:
    """How far a card came. A card with several uses, or for several moments, keeps the reason of the one that came nearest."""

    __slots__ = ("fell",)

    def __init__(self) -> None:
        self.fell: WhyNot | None = None

    def fall(self, reason: Reason, **args: Any) -> None:
        """Note that a step has failed."""
        self.stop(WhyNot(reason, tuple(args.items())))

    def stop(self, why: WhyNot) -> None:
        """Note a reason that was found elsewhere, if it came nearer."""
        if self.fell is None or ORDER[why.key] >= ORDER[self.fell.key]:
            self.fell = why
