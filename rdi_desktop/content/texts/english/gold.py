# SPDX-License-Identifier: GPL-3.0-or-later
"""Gold that changes hands, and Rounds of Gambling, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import GOLD, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import Clause, Part, a, listed, phrase, sentence
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.words import money, rounds


def target(to: str | Who, scene: Scene) -> str:
    """The receiver of Gold."""
    if isinstance(to, Who):
        return noun(to, scene).text
    return "the Inn" if to == "inn" else "the pot"


def pay(effect: money.Pay, scene: Scene) -> list[Part]:
    gold = quantity(effect.gold, GOLD, scene)
    if isinstance(effect.gold, Amount) and (effect.gold.kind, effect.gold.word) == ("stat", "gold"):
        gold = f"all {noun(effect.who, scene).owns} Gold"
    where = target(effect.to, scene)
    predicate = f"{{pay}} {where} {gold}" if isinstance(effect.to, Who) else f"{{pay}} {gold} to {where}"
    return [does(effect.who, scene, predicate, bid=True)]


def take(effect: money.Take, scene: Scene) -> list[Part]:
    gold = theirs(effect, scene) or f"{quantity(effect.gold, GOLD, scene)} from {target(effect.from_, scene)}"
    return [does(effect.who, scene, f"{{take}} {gold}", bid=True)]


def theirs(effect: money.Take, scene: Scene) -> str | None:
    """'half of another player's Gold, rounded up'; None if it is no share of their Gold."""
    gold = effect.gold
    if not isinstance(effect.from_, Who) or not isinstance(gold, Amount):
        return None
    whole = gold.part if gold.kind == "half" else gold
    if not isinstance(whole, Amount) or (whole.kind, whole.word) != ("stat", "gold"):
        return None
    if whole.seats.ref is not effect.from_:
        return None
    owner = noun(effect.from_, scene).possessive
    return f"all of {owner} Gold" if whole is gold else f"half of {owner} Gold, rounded {'up' if gold.up else 'down'}"


def inn_pays(effect: money.InnPays, scene: Scene) -> list[Part]:
    if effect.seat_pays is None:
        return ["The Inn pays it for you."]
    who = noun(effect.seat_pays, scene)
    return [sentence(f"{who.text} pays it for you; if there is nobody, the Inn does")]


def prevent(effect: money.Prevent, scene: Scene) -> list[Part]:
    return ["You do not pay it, but it counts as paid." if effect.counts else "You do not pay it."]


# Rounds of Gambling


def open_round(effect: rounds.OpenRound, scene: Scene) -> list[Part]:
    gold = quantity(effect.ante, GOLD, scene)
    one = "a Round of Gambling" if effect.guard is None else "one"
    you = "you are" if scene.me.person == "you" else f"{scene.me.text} is"
    return [Clause(scene.me, f"{{open}} {one}: each player antes {gold}, and {you} in control", bid=True)]


def if_quiet(effect: rounds.OpenRound, found: list[Part], said: list[Part]) -> list[Part]:
    """What is done at the end of a Round in which nobody else has played. `said`: those effects, in words."""
    if not effect.if_quiet:
        return found
    return [
        *found,
        sentence(f"once it is over, if nobody else has played a Gambling or Cheating card in it, {phrase(said)}"),
    ]


def ante(effect: rounds.Ante, scene: Scene) -> list[Part]:
    more = "more " if effect.who.kind == "in_round" else ""
    return [does(effect.who, scene, f"{{ante}} {quantity(effect.gold, GOLD, scene, more)}", bid=True)]


def answer_with(effect: rounds.AnswerWith, scene: Scene) -> list[Part]:
    card = a(f"{listed([TYPES.get(word, word) for word in effect.types], 'or')} card")
    return [f"Only {card} may take control next."]


def control(effect: rounds.Control, scene: Scene) -> list[Part]:
    return [does(effect.who, scene, "{take} control of the Round", bid=True)]


def leave_round(effect: rounds.LeaveRound, scene: Scene) -> list[Part]:
    unpaid = " without anteing" if "ante" in scene.answering else ""
    return [does(effect.who, scene, f"{{leave}} the Round{unpaid}", bid=True)]


def force_out(effect: rounds.ForceOut, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    return [Clause(who, f"{{be}} forced out of {'it' if 'in the Round' in who.text else 'the Round'}")]


def win_round(effect: rounds.WinRound, scene: Scene) -> list[Part]:
    return [does(effect.who, scene, "{win} the Round at once")]


def end_round(effect: rounds.EndRound, scene: Scene) -> list[Part]:
    return ["The Round ends at once, and its pot goes to the Inn."]


def take_pot(effect: rounds.TakePot, scene: Scene) -> list[Part]:
    if effect.part == "half":
        return [
            does(effect.who, scene, "{take} half of the pot, rounded down", bid=True),
            "If there is a Prize, whoever takes the rest gives it to either of you.",
        ]
    return [does(effect.who, scene, "{take} the pot instead", bid=True)]


def prolong(effect: rounds.Prolong, scene: Scene) -> list[Part]:
    return [
        f"The pot stays, everyone still in the Round antes {quantity(effect.ante, GOLD, scene, 'more ')}, and it goes on.",
        does(effect.control, scene, "{be} in control"),
    ]


def bar(effect: rounds.Bar, scene: Scene) -> list[Part]:
    return [sentence(f"{noun(effect.who, scene).possessive} turn in the Round counts as a pass")]
