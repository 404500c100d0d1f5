# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for questions of cards as they take effect: what is picked and why, and what it means to pick nothing."""

from __future__ import annotations

from rdi_desktop.content import texts
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.terms import filled, phase, quoted, thing, uncapital
from rdi_desktop.words import now, said, table
from rdi_desktop.words.plan import label

_PICKS = table("picks-picks")

NOTHING = table("picks-nothing")
"""The label for picking nothing, where neither "No" nor "Done" would do."""

_DEEDS = table("picks-deeds")
"""What is done with the picked cards, if they are not taken."""

ORDERED = ("arrange", "tick")
"""Questions in which the order of the picks matters."""


def question(pending: DecisionTold, names: ShownNames) -> str:
    """The question, with who or what asks, and why."""
    key, _, of = (pending.prompt or "choose").partition(":")
    card = names.card(pending.args.get("card"))
    blow = names.hardest_blow(pending.about)
    told = names.offer(pending.about) if key == "unless" else ""
    told = names.left_open(pending.about, key) if key == "may" else told
    last, needs = names.line(pending.about) if key == "chain" else ("", "")
    of, _, step = of.partition(":")
    key = "become" if key == "may" and step else key
    several = "_more" * (pending.min > 1 and f"{key}_more" in _PICKS)
    return filled(
        _PICKS,
        key + "_told" * bool(told) + "_next" * bool(needs) + several,
        thing=_asked_about(key, of),
        about=subject(pending, names),
        aim=texts.aim(of),
        by=names.doer(pending.about),
        hits=said("picks-instead", blow=blow + 1, blow2=blow) if blow else said("picks-more"),
        does=f" {names.text(pending.args.get('card'))}".rstrip(),
        card=card or next((names.card(each.card) for each in pending.options if each.card is not None), None),
        price=names.price(pending.about),
        wages=names.wages(pending.about),
        told=uncapital(told),
        last=last,
        needs=said("picks-a", noun=needs),
        least=pending.min,
        step=said("picks-a-step", noun=thing(step)),
    )


def _asked_about(key: str, of: str) -> str:
    """What a question names: a phase, what happens by itself, which a file calls so, or something of a character."""
    if key == "trigger":
        return now().text(label(of))
    return phase(of) if key == "repeat" else thing(of.removeprefix("use-"))


def subject(pending: DecisionTold, names: ShownNames) -> str:
    """What the question is about."""
    return quoted(names.entry(pending.about)) if pending.about is not None else said("picks-this")


def confirm(decision: str, picked: int, pending: DecisionTold) -> str:
    """The button that answers with the present picks."""
    if decision == "discard":
        return said("picks-keep") if picked == 0 else said("picks-discard-draw", picked=picked)
    asked = kind_of(pending)
    if asked == "divide":
        return said("picks-heaps", picked=picked, options=len(pending.options) - picked)
    if picked < pending.min:
        return said("picks-choose-more", min=pending.min - picked)
    if asked == "tick":
        return said("picks-tick-down-order")
    if not picked:
        return NOTHING.get(asked, said("picks-choose-none"))
    return deed(asked, said("picks-these", picked=picked) if picked > 1 else said("picks-this-one"))


def deed(asked: str, cards: str) -> str:
    """What is done with cards by picking them. `asked`: what the pick is for, or the kind of question."""
    return _DEEDS.say(asked, n=cards) if asked in _DEEDS else said("picks-take", n=cards)


def kind_of(pending: DecisionTold) -> str:
    """What a pick is for; for other questions their kind."""
    asked = pending.prompt.partition(":")[0] if pending.kind == "pick" else ""
    return asked or pending.kind
