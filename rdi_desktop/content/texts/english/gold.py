# SPDX-License-Identifier: GPL-3.0-or-later
"""Gold that changes hands, and Rounds of Gambling, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import GOLD, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.context import TextContext
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import Clause, SentencePart, a, listed, phrase, sentence
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.verbs import money, rounds


def target(to: str | Who, context: TextContext) -> str:
    """The receiver of Gold."""
    if isinstance(to, Who):
        return noun(to, context).text
    return "the Inn" if to == "inn" else "the pot"


def pay(effect: money.Pay, context: TextContext) -> list[SentencePart]:
    gold = quantity(effect.gold, GOLD, context)
    if isinstance(effect.gold, Amount) and (effect.gold.kind, effect.gold.word) == ("stat", "gold"):
        gold = f"all {noun(effect.who, context).owns} Gold"
    where = target(effect.to, context)
    predicate = f"{{pay}} {where} {gold}" if isinstance(effect.to, Who) else f"{{pay}} {gold} to {where}"
    return [does(effect.who, context, predicate, bid=True)]


def take(effect: money.Take, context: TextContext) -> list[SentencePart]:
    gold = theirs(effect, context) or f"{quantity(effect.gold, GOLD, context)} from {target(effect.from_, context)}"
    return [does(effect.who, context, f"{{take}} {gold}", bid=True)]


def theirs(effect: money.Take, context: TextContext) -> str | None:
    """'half of another player's Gold, rounded up'; None if it is no share of their Gold."""
    gold = effect.gold
    if not isinstance(effect.from_, Who) or not isinstance(gold, Amount):
        return None
    whole = gold.part if gold.kind == "half" else gold
    if not isinstance(whole, Amount) or (whole.kind, whole.word) != ("stat", "gold"):
        return None
    if whole.seats.ref is not effect.from_:
        return None
    owner = noun(effect.from_, context).possessive
    return f"all of {owner} Gold" if whole is gold else f"half of {owner} Gold, rounded {'up' if gold.up else 'down'}"


def inn_pays(effect: money.InnPays, context: TextContext) -> list[SentencePart]:
    if effect.seat_pays is None:
        return ["The Inn pays it for you."]
    who = noun(effect.seat_pays, context)
    return [sentence(f"{who.text} pays it for you; if there is nobody, the Inn does")]


def prevent(effect: money.Prevent, context: TextContext) -> list[SentencePart]:
    return ["You do not pay it, but it counts as paid." if effect.counts else "You do not pay it."]


# Rounds of Gambling


def open_round(effect: rounds.OpenRound, context: TextContext) -> list[SentencePart]:
    gold = quantity(effect.ante, GOLD, context)
    one = "a Round of Gambling" if effect.guard is None else "one"
    you = "you are" if context.me.person == "you" else f"{context.me.text} is"
    return [Clause(context.me, f"{{open}} {one}: each player antes {gold}, and {you} in control", bid=True)]


def if_quiet(effect: rounds.OpenRound, found: list[SentencePart], said: list[SentencePart]) -> list[SentencePart]:
    """What is done at the end of a Round in which nobody else has played. `said`: those effects, in words."""
    if not effect.if_quiet:
        return found
    return [
        *found,
        sentence(f"once it is over, if nobody else has played a Gambling or Cheating card in it, {phrase(said)}"),
    ]


def ante(effect: rounds.Ante, context: TextContext) -> list[SentencePart]:
    more = "more " if effect.who.kind == "in_round" else ""
    return [does(effect.who, context, f"{{ante}} {quantity(effect.gold, GOLD, context, more)}", bid=True)]


def answer_with(effect: rounds.AnswerWith, context: TextContext) -> list[SentencePart]:
    card = a(f"{listed([TYPES.get(word, word) for word in effect.types], 'or')} card")
    return [f"Only {card} may take control next."]


def control(effect: rounds.Control, context: TextContext) -> list[SentencePart]:
    return [does(effect.who, context, "{take} control of the Round", bid=True)]


def leave_round(effect: rounds.LeaveRound, context: TextContext) -> list[SentencePart]:
    unpaid = " without anteing" if "ante" in context.answering else ""
    return [does(effect.who, context, f"{{leave}} the Round{unpaid}", bid=True)]


def force_out(effect: rounds.ForceOut, context: TextContext) -> list[SentencePart]:
    who = noun(effect.who, context)
    return [Clause(who, f"{{be}} forced out of {'it' if 'in the Round' in who.text else 'the Round'}")]


def win_round(effect: rounds.WinRound, context: TextContext) -> list[SentencePart]:
    return [does(effect.who, context, "{win} the Round at once")]


def end_round(effect: rounds.EndRound, context: TextContext) -> list[SentencePart]:
    return ["The Round ends at once, and its pot goes to the Inn."]


def take_pot(effect: rounds.TakePot, context: TextContext) -> list[SentencePart]:
    if effect.part == "half":
        return [
            does(effect.who, context, "{take} half of the pot, rounded down", bid=True),
            "If there is a Prize, whoever takes the rest gives it to either of you.",
        ]
    return [does(effect.who, context, "{take} the pot instead", bid=True)]


def prolong(effect: rounds.Prolong, context: TextContext) -> list[SentencePart]:
    return [
        f"The pot stays, everyone still in the Round antes {quantity(effect.ante, GOLD, context, 'more ')}, and it goes on.",
        does(effect.control, context, "{be} in control"),
    ]


def bar(effect: rounds.Bar, context: TextContext) -> list[SentencePart]:
    return [sentence(f"{noun(effect.who, context).possessive} turn in the Round counts as a pass")]
