# SPDX-License-Identifier: GPL-3.0-or-later
"""Standing changes, triggers and hooks of the turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rdi_desktop.content.texts.amounts import each, quantity
from rdi_desktop.content.texts.clauses import CARD, DRINK, clause, counted, type_name
from rdi_desktop.content.texts.effects import bare, parts, seals
from rdi_desktop.content.texts.moments import head
from rdi_desktop.content.texts.scene import DeckNames, Scene, does, someone, yes
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.hooks import Trigger
from rdi_desktop.engine.language.standing import Change, Numerals, Standing
from rdi_desktop.words.plan import YOU, Listed, Msg, NounPhrase, Phrase, Say, SideClause, msg, say

OFTEN = ("turn", "round", "game")
"""Periods in which something happens at most once."""
OTHERS = NounPhrase("np-all-others", "many", "others")


def standing(change: Standing, scene: Scene) -> Say:
    """A standing change as a sentence."""
    said: list[Any] = figures(change, scene)
    me = scene.me
    if change.caused is not None:
        for more, n, lose in moved(change.caused):
            facts: dict[str, Any] = {"n": n, "more": more, "me": me}
            said.append(does(OTHERS, "lose-by-cards" if lose else "gain-by-cards", **facts))
    if change.taken is not None:
        for more, n, lose in moved(change.taken):
            through = Listed([msg(f"source-{word}") for word in change.taken.through], "or")
            facts = {"n": n, "more": more, "through": through, "some": yes(change.taken.through)}
            said.append(does(me, "lose-whenever" if lose else "gain-whenever", **facts))
    if change.if_ is not None:
        return say("while-then", condition=clause(change.if_, scene), then=Listed([_after(one) for one in said]))
    return say("sentence", phrase=Listed([_main(one) for one in said]))


def _main(one: Any) -> Any:
    return one if isinstance(one, Msg) else Phrase([one])


def _after(one: Any) -> Any:
    return Phrase([Say(one.id, one.facts) if isinstance(one, Msg) else one], "after")


def moved(change: Change) -> list[tuple[str, int, bool]]:
    """[(whether more, how much, whether it is lost)]."""
    both = ((change.lose_fortitude, True), (change.gain_alcohol, False))
    return [(yes(n > 0), abs(n), lose) for n, lose in both if n]


def figures(change: Standing, scene: Scene) -> list[Any]:
    """Hand size, orders, antes, Gold, and what nobody may do."""
    said: list[Any] = []
    if change.hand_size:
        said.append(does(someone("np-your-hand-size"), "be-so-much", what=signed(change.hand_size, CARD, scene)))
    if change.orders:
        said.append(does(YOU, "order-so-much", what=signed(change.orders, DRINK, scene)))
    if change.actions:
        said.append(does(YOU, "play-so-much", what=signed(change.actions, msg("unit-action-card"), scene)))
    if change.ante is not None:
        said.append(does(YOU, "ante-more", n=change.ante.plus))
    if change.gold_gain is not None:
        said.append(msg("gain-more-gold", n=change.gold_gain.plus))
    if change.pays is not None:
        when = clause(change.pays.if_, scene) if change.pays.if_ is not None else ""
        said.append(does(someone("np-inn"), "pay-antes", condition=when, conditional=yes(change.pays.if_ is not None)))
    if change.passes_out_at is not None:
        said.append(does(YOU, "pass-out-at", track=scene.names.token(change.passes_out_at.plus)))
    if change.numerals is not None:
        said.append(numerals(change.numerals))
    if change.unstoppable is not None:
        said.append(does(NounPhrase("np-your-cards", "many"), "cannot-be", what=seals(change.unstoppable.to)))
    return said


def numerals(change: Numerals) -> Any:
    """Which numerals are moved, and by how much."""
    plays = change.cards
    types = plays.type if plays is not None and plays.type else ()
    digits = someone(
        "np-every-digit",
        types=Listed([type_name(word) for word in types], "or"),
        typed=yes(types),
        own=yes(plays is not None and plays.of_ == "own"),
    )
    boss = plays is not None and plays.of_a_boss == "first_action"
    return does(digits, "be-higher", n=abs(change.plus), more=yes(change.plus > 0), boss=yes(boss))


def signed(amount: int | Amount, unit: Msg, scene: Scene) -> Msg:
    """'1 card more', '1 card fewer', or how it is computed."""
    if isinstance(amount, int):
        return msg("so-many-more", what=counted(unit, abs(amount)), more=yes(amount > 0))
    if amount.kind == "per" and isinstance(amount.other, int):
        return msg("amount-for-each", what=signed(amount.other, unit, scene), things=each(amount.part, scene))
    return quantity(amount, unit, scene)


def trigger(one: Trigger, names: DeckNames) -> list[Say]:
    """A trigger and its effects. 'You' is the holder of the card or the token."""
    scene = Scene(names)
    form = "main" if one.if_ is None and one.per != "token" else "after"
    does_: Any = msg("you-may", what=bare(one.do, scene, YOU)) if one.may else Phrase(parts(one.do, scene), form)
    if one.goes == "victim":
        does_ = msg("that-player-gains-this")
    found = say(
        "trigger",
        moments=head(one.when, names),
        once=one.once if one.once in OFTEN else "no",
        conditional=yes(one.if_ is not None),
        condition=clause(one.if_, scene) if one.if_ is not None else "",
        each=yes(one.per == "token"),
        does=does_,
    )
    counts = one.counts_as
    if not counts:
        return [found]
    facts = {"type": type_name(counts.get("type", "action")), "back": yes(one.somebodys)}
    owner = yes(one.answered_as == "owner")
    return [found, say("trigger-answered", owner=names.owner, named=owner, **facts)]


def hook(point: str, effects: Iterable[Effect], names: DeckNames) -> Say:
    """The effects at a point of the turn."""
    return say("hook", at=msg(f"point-{point.replace('_', '-')}"), phrase=Phrase(parts(effects, Scene(names)), "after"))


def before_the_game(effects: Iterable[Effect], names: DeckNames) -> Say:
    """The effects before the first turn."""
    return say("hook", at=msg("before-first-turn"), phrase=Phrase(parts(effects, Scene(names)), "after"))


__all__ = ["SideClause", "before_the_game", "hook", "standing", "trigger"]
