# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects as plans: what they have in common, and those that hold others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts.amounts import number
from rdi_desktop.content.texts.clauses import clause, inside, noun
from rdi_desktop.content.texts.scene import DeckNames, Scene, called, does, yes
from rdi_desktop.engine.language.condition import Condition
from rdi_desktop.engine.language.conditions import CanPay, Has, InRound, Piles
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.who import ACTOR
from rdi_desktop.engine.verbs import drinks, flow, plays, turn
from rdi_desktop.words.plan import (
    YOU,
    Act,
    Following,
    Listed,
    Msg,
    NounPhrase,
    Part,
    Phrase,
    Say,
    SideClause,
    label,
    msg,
    say,
)

Plan = Callable[[Any, Scene], list[Part]]
TELL: dict[type[Effect], Plan] = {}
"""The plan of each verb; `verbs` fills this."""


def parts(effects: Iterable[Effect], scene: Scene) -> list[Part]:
    """A list of effects as parts of sentences."""
    return [part for effect in effects for part in told(effect, scene)]


def told(effect: Effect, scene: Scene) -> list[Part]:
    """One effect with its `if`, `may` and other common fields."""
    found = TELL[type(effect)](effect, scene)
    if effect.may:
        found = [replace(part, modal="may") if isinstance(part, Act) and not part.modal else part for part in found]
    if effect.guard is not None and not isinstance(effect, flow.Block):
        found = [when(effect.guard, found, scene)]
    if effect.sealed:
        found = [*found, say("this-cannot-be", what=seals(effect.sealed))]
    if effect.even_ignored:
        found = [
            replace(part, id="even-ignored", facts={"act": part}) if isinstance(part, Act) else part for part in found
        ]
    return found


def when(condition: Condition, then: list[Part], scene: Scene) -> Say:
    """What happens under a condition."""
    return say("if-then", condition=clause(condition, scene), then=Phrase(then, "after"))


def seals(words: Iterable[str]) -> Listed:
    """What cannot be done: 'Negated or Ignored'."""
    return Listed([msg(f"sealed-{word.replace('_', '-')}") for word in words], "or")


# Effects that hold others


def block(effect: flow.Block, scene: Scene) -> list[Part]:
    """{if, do, else}."""
    if effect.guard is None:
        return parts(effect.do, scene)
    there = scene
    if isinstance(effect.guard, Has) and effect.guard.who is not ACTOR:  # the condition has already named these players
        there = replace(scene, known=scene.known | {noun(effect.guard.who, scene).key})
    if any(isinstance(part, InRound) for part in effect.guard.each()[-1:]):
        there = replace(there, in_round=True)
    found: list[Part] = [when(effect.guard, parts(effect.do, there), scene)]
    return [*found, otherwise(effect.else_, scene)] if effect.else_ else found


def otherwise(effects: Iterable[Effect], scene: Scene) -> Say:
    """What happens if something else does not."""
    return say("otherwise", phrase=Phrase(parts(effects, scene), "after"))


def bare(effects: Iterable[Effect], scene: Scene, who: NounPhrase) -> Phrase:
    """What somebody does, to follow 'may' or 'to': 'lose 2 Fortitude and draw 1 card'."""
    return Phrase(bidden(parts(effects, scene.acting(who)), who), "bare")


def bidden(found: Iterable[Part], who: NounPhrase) -> list[Part]:
    """The parts without their subject, where that is `who`."""
    new: list[Part] = []
    for part in found:
        if isinstance(part, Following):
            new.append(Following(bidden(part.parts, who)))
        elif isinstance(part, Act) and part.subject.key == who.key and part.modal in ("", "may"):
            new.append(replace(part, subject=NounPhrase("", "you", who.key), bid=True, modal="", aside=""))
        else:
            new.append(part)
    return new


def subjected(found: Iterable[Part], who: NounPhrase) -> list[Part]:
    """The reverse of `bidden`: what has no subject is done by `who`."""
    return [
        replace(part, subject=who, bid=False) if isinstance(part, Act) and not part.subject.id else part
        for part in found
    ]


def choose(effect: flow.Choose, scene: Scene) -> list[Part]:
    who = noun(effect.by_, scene)
    ways = Listed([branch(one, scene, who) for one in effect.of_], "or-choice")
    found: list[Part] = [does(who, "choose-one", bid=True, ways=ways)]
    sealed = dict.fromkeys(word for one in effect.of_ for each in one.do for word in each.sealed)
    return [*found, say("what-is-chosen", what=seals(sealed))] if sealed else found


def branch(one: flow.Branch, scene: Scene, who: NounPhrase) -> Any:
    """One choice; what nobody may do to it is said of all choices together."""
    if one.label:
        return label(one.label.rstrip("."))
    said = Phrase(
        bidden([part for effect in one.do for part in TELL[type(effect)](effect, scene.acting(who))], who), "bare"
    )
    if one.condition is None or implied(one.condition):
        return said
    return msg("way-if", way=said, condition=clause(one.condition, scene, who))


def unless(effect: flow.Unless, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    if not effect.else_:
        return [Act(who, "just", {"what": bare(effect.do, scene, who)}, modal="may")]
    found = parts(effect.else_, scene.acting(who))
    first = found[0]
    unnamed = who.person != "you" and who.key not in scene.known
    if unnamed and isinstance(first, Act) and first.subject.key == who.key and first.subject.id == who.again:
        found[0] = replace(first, subject=who, facts={**first.facts, "known": yes(inside(who))})
    does_ = subjected(bare(effect.do, scene, who).parts, who.pronoun)
    able = effect.can is not None and not implied(effect.can)
    condition = clause(effect.can, scene, who.pronoun) if able and effect.can is not None else ""
    return [say("unless", otherwise=Phrase(found), does=Phrase(does_), able=yes(able), condition=condition)]


def implied(can: Condition) -> bool:
    """Whether it goes without saying that they must be able to: paying, discarding a number of cards."""
    hand = can.ranges.get("hand") if isinstance(can, Piles) else None
    return isinstance(can, CanPay) or (hand is not None and hand[0] > 1)


def offered(effects: Iterable[Effect], names: DeckNames, player: str | None) -> Say | None:
    """The same, addressed to the seat that decides; None if it is not exactly one of the effects.

    `player`: who has played the card; None if it acts on the seat that is asked.
    """
    found = [effect for effect in effects if isinstance(effect, flow.Unless)]
    if len(found) != 1:
        return None
    (effect,) = found
    me = YOU if player is None else replace(called(player, "me"), again="np-that-player")
    scene = Scene(names, me=me, actor=YOU)
    scene = replace(scene, asked=noun(effect.who, scene).key)
    asked = bare(effect.do, scene, YOU)
    if not effect.else_:
        return say("you-may", what=asked)
    does_ = Phrase(subjected(asked.parts, YOU))
    return say("unless", otherwise=Phrase(parts(effect.else_, scene)), does=does_, able="no", condition="")


def repeat(effect: flow.Repeat, scene: Scene) -> list[Part]:
    action = bare(effect.do, scene, scene.actor)
    times = number(effect.times, scene)
    if effect.__dict__.get("optional") or effect.may:
        return [say("up-to-times", n=times, who=scene.actor, what=action)]
    if effect.times == 1:
        return [say("just-once", what=action)]
    return [say("times-over", n=times, what=action)]


def pick(effect: flow.Pick, scene: Scene) -> list[Part]:
    return [
        say("choose-anybody") if who.kind == "player" else say("choose-somebody", who=noun(who, scene))
        for who in effect.names.values()
    ]


def roll(effect: flow.Roll, scene: Scene) -> list[Part]:
    up, down = (int(part) for part in effect.chance.split("/"))
    hit, miss = parts(effect.do, scene), parts(effect.else_, scene)
    if hit and miss:
        return [
            say("with-chance", n=up, of=down, phrase=Phrase(hit, "after")),
            say("otherwise", phrase=Phrase(miss, "after")),
        ]
    found = hit or miss
    if not found:
        return []
    chance: dict[str, Any] = {"n": up if hit else down - up, "of": down}
    first = found[0]
    if len(found) == 1 and isinstance(first, Act) and first.subject.person != "you":
        return [replace(first, aside="at-a-chance", facts={**first.facts, "chance": msg("chance", **chance)})]
    return [say("with-chance", phrase=Phrase(found, "after"), **chance)]


def accept(effect: drinks.Accept, scene: Scene) -> list[Part]:
    who = noun(effect.by_, scene)
    found: list[Part] = [say("may-accept", who=who, what=bare(effect.do, scene, who))]
    return [*found, otherwise(effect.else_, scene.acting(who))] if effect.else_ else found


def withdraw(effect: turn.Withdraw, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    return [say("withdraw-you") if who.person == "you" else say("withdraw-other", who=who)]


def share(effect: plays.Share, scene: Scene) -> list[Part]:
    other, me = noun(effect.with_, scene), noun(effect.who, scene)
    return [say("share-loss", other=other, me=me), does(me, "cannot-reduce")]


def side(who: NounPhrase, id: str, **facts: Any) -> SideClause:
    """A clause about somebody."""
    return SideClause(does(who, id, **facts))


def several(*ids: str | Msg) -> list[Part]:
    """Sentences of one message each."""
    return [say(id) if isinstance(id, str) else Say(id.id, id.facts) for id in ids]
