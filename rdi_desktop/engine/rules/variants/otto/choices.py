# SPDX-License-Identifier: GPL-3.0-or-later
"""What an automaton does where a player would be asked (allies-spyke-and-flower, "Otto, Our Mechanical Friend": Choices) [271-273].

| question | answer |
|---|---|
| to part with Gold, cards or Fortitude, to get drunker (also by a Drink), to share a Drink | no, whatever comes of it |
| one of several effects | the first that asks for none of that, or else the first |
| how many: a bid, a secret number | none |
| which cards to discard | none: there are none |
| anything that one may leave, such as an answer to a card | leaves it: the cards that it turns over are its answers |
| what need not be picked, such as a heap of cards | what is usual |
| anything else | the first answer |
"""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.engine.language.core import Effect, walk
from rdi_desktop.engine.state.decisions import Decision, Option

LEFT = ("pass", "done")
"""Answers that decline."""
AUTOMATON = "automaton"


def answer(decision: Decision) -> tuple[Option, ...]:
    """The answer to a question that a rule or a card asks."""
    options = decision.options
    for option in options:
        if option.kind in LEFT or (option.kind == "no" and decision.prompt == "self_split"):
            return (option,)
    if options and options[0].kind == "number":
        return (min(options, key=lambda option: option.args["number"]),)
    if not decision.min:
        return decision.by_default
    return tuple(options[: decision.min])


def agrees(effects: Sequence[Effect]) -> bool:
    """Whether it accepts an optional effect."""
    return not refused(effects)


def first(ways: Sequence[Sequence[Effect]]) -> int:
    """Which of several effects it takes."""
    return next((number for number, effects in enumerate(ways) if not refused(effects)), 0)


def refused(effects: Sequence[Effect]) -> bool:
    """Whether it would pay, discard, lose Fortitude, gain Alcohol Content or split a Drink."""
    return any(effect.costs(AUTOMATON) for effect in walk(tuple(effects)))
