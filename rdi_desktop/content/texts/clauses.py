# SPDX-License-Identifier: GPL-3.0-or-later
"""Selectors as nouns, conditions as clauses and as filters: 'another player', 'you have 2 Fire tokens', 'with 2 Fire tokens'.

They share a module because each uses the other: a selector may have a filter, and a condition names players.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts.scene import DeckNames, Scene, name, someone, yes
from rdi_desktop.engine.language import comparing
from rdi_desktop.engine.language import conditions as words
from rdi_desktop.engine.language.condition import AllOf, AnyOf, Condition, Holding, Not
from rdi_desktop.engine.language.who import ACTOR, Who
from rdi_desktop.words.plan import YOU, Act, Listed, Msg, NounPhrase, SideClause, Spelt, Title, msg

MANY = 1 << 20
EACH = "np-each-of-them"
WHO = NounPhrase("np-who", "one", "who", "np-who")
Clause = Msg | SideClause | Listed
"""What may follow 'if'."""

GROUPS = ("everyone", "in_round", "lost_fortitude", "gained_alcohol", "paid_gold", "not_paid", "affected")
"""Selectors of several seats whom one calls 'each of them' afterwards."""
ONES = ("payer", "payee", "active", "in_control", "opener", "round_winner", "winner", "priority", "first_eligible")
SEATS: dict[str, Callable[[Scene], NounPhrase]] = {
    "self": lambda s: s.me,
    "actor": lambda s: s.actor,
    "holder": lambda s: s.me,
    "owner": lambda s: s.owner,
    "source": lambda s: s.source,
    "answered": lambda s: s.source,
    "drinker": lambda s: s.drinker,
    "revealer": lambda s: someone("np-that-player", "revealer") if s.answering & {"drink", "event"} else s.me,
    "victim": lambda s: someone("np-victim", "victim", lost=yes("lost" in s.answering)),
    "others": lambda s: NounPhrase(s.others, "one", "others", EACH),
    "left": lambda s: someone("np-left", "left", of=s.me),
    "right": lambda s: someone("np-right", "right", of=s.me),
    "candidate": lambda s: someone("np-that-player", "candidate"),
}
"""Nouns of selectors that depend on the scene."""


def noun(who: Who, scene: Scene) -> NounPhrase:
    """The noun for the seats of a selector."""
    found = _noun(who, scene)
    if scene.asked is not None and found.key == scene.asked:
        return YOU
    return found.known() if found.key in scene.known and found.person != "you" else found


def _noun(who: Who, scene: Scene) -> NounPhrase:
    if who.kind in ("them", "target"):
        return scene.actor if who.ref is None else _noun(who.ref, scene).known()
    if who.kind in ("most", "least"):
        return _extreme(who, scene)
    if who.kind == "random":
        other = who.among is not None and who.among.kind == "others"
        return someone("np-random", id(who), other=yes(other))
    if who.kind == "named":
        return someone("np-that-player", ("named", who.name))
    if who.kind in ("another", "player"):
        found = _picked(who, scene)
    elif who.kind in SEATS or who.kind in GROUPS or who.kind in ONES:
        again = EACH if who.kind in GROUPS else "np-that-player"
        plain = NounPhrase(f"np-{who.kind.replace('_', '-')}", "one", who.kind, again)
        found = SEATS[who.kind](scene) if who.kind in SEATS else plain
        if who.champions:
            found = replace(found, id="np-champions", facts={"noun": found})
    else:  # set
        parts = sorted((noun(part, scene) for part in who.parts), key=lambda part: part.person != "you")
        found = NounPhrase(
            "np-set",
            "many",
            id(who),
            "np-they",
            each=True,
            facts={"all": Listed(parts), "you": yes(parts[0].person == "you")},
        )
    if isinstance(who.condition, comparing.Compared) and who.kind in ("others", "everyone"):
        what = compared(who.condition)
        return someone("np-whoever-has", (found.key, repr(what)), what=what)
    if who.condition is not None:
        said = filtered(who.condition, scene)
        if who.kind == "another" and who.count == 1 and who.condition.spares_bodies:  # than whoever has played it
            return replace(found, id="np-third", key=(found.key, repr(said)))
        found = replace(found, id="np-filtered", key=(found.key, repr(said)), facts={"noun": found, "filter": said})
    return found


def _picked(who: Who, scene: Scene) -> NounPhrase:
    key: Hashable = ("pick", who.slot) if who.slot is not None else id(who)
    other = yes(who.kind == "another")
    if who.count > 1 or who.up_to:
        n = who.count if who.up_to or who.count > 5 else Spelt(who.count)
        facts = {"n": n, "upto": yes(who.up_to), "other": other, "by": scene.actor}
        return NounPhrase("np-several", "many", key, "np-those-players", each=True, facts=facts)
    return someone("np-another" if who.kind == "another" else "np-of-choice", key, by=scene.actor)


def _extreme(who: Who, scene: Scene) -> NounPhrase:
    assert who.among is not None
    among = _noun(without_filter(who.among), scene)
    key: Hashable = ("pick", who.slot) if who.slot is not None else id(who)
    what: object = msg(f"stat-{who.token.replace('_', '-')}")
    if who.token not in STATS:
        what = counted(scene.names.tokens(who.token))
    superlative = msg("superlative", what=what, most=yes(who.kind == "most"), mass=yes(who.token in MASSES))
    but = filtered(who.among.condition, scene) if who.among.condition is not None else None
    if isinstance(but, Msg) and but.id == "filter-other-than" and who.among.kind == "others":
        return someone("np-extreme-but", key, what=superlative, me=scene.me, but=but.facts["but"])
    return someone("np-extreme", key, among=among, what=superlative, filter=but or "")


def without_filter(who: Who) -> Who:
    """The selector without its filter."""
    new = Who(who.kind)
    new.count, new.up_to, new.slot, new.late, new.parts = who.count, who.up_to, who.slot, who.late, who.parts
    return new


def inside(noun: NounPhrase) -> bool:
    """Whether the noun has named the Round: 'another player in the Round'."""
    return "in-round'" in repr(noun)


# Units

FORTITUDE, ALCOHOL, GOLD, CARD, DRINK = (
    msg(f"unit-{word}") for word in ("fortitude", "alcohol", "gold", "card", "drink")
)
STATS = ("gold", "fortitude", "alcohol", "hand", "deck", "discard", "drink_me")
MASSES = ("gold", "fortitude", "alcohol")
"""What there is much or little of, not many or few."""


def counted(unit: Msg, n: object = "", of: int = 2, more: bool = False) -> Msg:
    """So many of a unit; without a number the unit alone, in the plural unless `of` is 1."""
    return Msg(unit.id, {**unit.facts, "n": n, "of": int(n) if isinstance(n, int) else of, "more": yes(more)})


def ranged(ends: tuple[int, int], unit: Msg | None = None) -> Msg:
    """'2 or more cards', 'no cards', '1 to 3 cards'."""
    low, high = ends
    if high >= MANY:
        kind, of = ("any" if low == 1 else "or-more"), 2
    elif low == high:
        kind, of = ("none" if low == 0 else "exactly"), low
    else:
        kind, of = ("at-most" if low <= 0 else "to"), 2
    what = counted(unit, of=of or 2) if unit is not None else ""
    return msg("range", kind=kind, low=low, high=high, what=what)


# Conditions


def clause(condition: Condition, scene: Scene, subject: NounPhrase | None = None, negative: bool = False) -> Clause:
    """A condition as a clause about a subject."""
    return TOLD[type(condition)](condition, scene, subject or scene.actor.pronoun, negative)


def about(who: NounPhrase, id: str, negative: bool, **facts: Any) -> SideClause:
    """Something that is said of somebody, or denied."""
    return SideClause(Act(who, id, {**facts, "not": yes(negative)}))


def _all(condition: AllOf, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    if not negative and (whose := _phase_of(condition, scene)):
        return whose
    return Listed(
        [clause(part, scene, of, negative) for part in condition.of_], "or" if negative else "and", merged=True
    )


def _phase_of(condition: AllOf, scene: Scene) -> Msg | None:
    """'it is your Action phase', for conditions that are only a phase and whose turn it is; otherwise None."""
    phase = next((part for part in condition.of_ if isinstance(part, words.Phase)), None)
    rest = [part for part in condition.of_ if part is not phase]
    if phase is None or len(rest) != 1:
        return None
    (turn,) = rest
    if isinstance(turn, words.MyTurn) and turn.truth:
        return msg("cond-phase-of", who=scene.me, phase=phase_name(phase.phase))
    if isinstance(turn, words.Is) and len(turn.pairs) == 1 and turn.pairs[0][1].kind == "active":
        return msg("cond-phase-of", who=noun(turn.pairs[0][0], scene), phase=phase_name(phase.phase))
    return None


def phase_name(phase: str) -> Msg:
    """A phase of the turn."""
    return msg(f"phase-{phase.replace('_', '-')}")


def _any(condition: AnyOf, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    return Listed(
        [clause(part, scene, of, negative) for part in condition.of_], "and" if negative else "or", merged=True
    )


def _holding(condition: Holding, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    names = scene.names
    if condition.step:
        return msg(
            "cond-track", of=of, track=names.token(condition.id), at=name(condition.step), **{"not": yes(negative)}
        )
    if (state := names.state(condition.id)) and condition.range[0] == 1:
        return about(of, "cond-state", negative, state=state)
    if names.track(condition.id):
        where = msg("range-on-track", **ranged(condition.range).facts)
        return msg("cond-track", of=of, track=names.token(condition.id), at=where, **{"not": yes(negative)})
    return has(of, condition.range, names.tokens(condition.id), negative)


def has(who: NounPhrase, ends: tuple[int, int], unit: Msg, negative: bool = False) -> SideClause:
    """'you have 2 or more cards'."""
    none = negative and ends[0] == 1 and ends[1] >= MANY
    what = counted(unit) if none else ranged(ends, unit)
    return about(who, "cond-has", negative, what=what, none=yes(none))


def _round(condition: words.Round, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    return msg("cond-round", running=yes((condition.state == "running") != negative))


def _in_round(condition: words.InRound, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    return about(of if condition.of_candidate else noun(condition.who, scene), "cond-in-round", negative)


def _answers(condition: words.Answers, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    if condition.type:
        what = msg("answered-card", type=Listed([type_name(word) for word in condition.type], "or"))
    elif condition.what:
        what = msg(f"answered-{condition.what.replace('_', '-')}")
    else:
        what = causing(condition.causes)
    return msg("cond-answers", what=what, **{"not": yes(negative)})


def type_name(type: str) -> Msg:
    """A card type, as sentences name it."""
    return msg(f"type-{type}")


def causes(found: Iterable[str]) -> Listed:
    """'makes players ante or ends the Round'."""
    return Listed([msg(f"cause-{word.replace('_', '-')}") for word in found], "or")


def causing(found: Iterable[str]) -> Msg:
    """'a card that makes players ante or ends the Round'."""
    return msg("card-that", causes=causes(found))


def _trait(condition: words.Trait, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    return about(
        of,
        "cond-trait",
        negative,
        traits=Listed([msg("trait", name=name_of(trait)) for trait in condition.any_of], "or"),
    )


def name_of(trait: str) -> Any:
    """A trait as it is written, unless a language has its own name for it."""
    found = name(trait)
    return replace(found, text=trait, id=f"trait-{found.id}")


def _same(condition: words.Is, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    pairs = [(noun(one, scene), noun(other, scene)) for one, other in condition.pairs]
    return Listed([about(one, "cond-is", negative, other=other) for one, other in pairs])


def _landed(condition: words.Landed, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    parts = []
    for key, (low, high) in condition.ranges.items():
        any_ = low == 1 and high >= MANY
        much = "" if any_ else msg("range-on-track", **ranged((low, high)).facts)
        parts.append(msg("so-much-of", much=much, what=msg(f"stat-{key}")))
    return about(of, "cond-lost" if isinstance(condition, words.Lost) else "cond-gained", negative, what=Listed(parts))


def _figures(condition: words.Piles | words.Stat, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    parts: list[Clause] = []
    for key, ends in condition.ranges.items():
        unit = msg(f"unit-stat-{key.replace('_', '-')}", who=of)
        if key not in STATS:
            where = "on" if key in scene.names.areas else "in"
            unit = msg("unit-card-in", who=of, where=where, place=scene.names.place(key))
        parts.append(has(of, ends, unit, negative))
    return Listed(parts, "or" if negative else "and", merged=True)


def _count(condition: words.Count, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    counts, ends, names = condition.of_, condition.is_, scene.names
    no = {"not": yes(negative)}
    if counts.kind == "sides":
        things = ranged(ends, msg("unit-thing", name=name(counts.pile)))
        return msg(
            "cond-sides", things=things, several=yes(ends[1] > 1), side=names.side(counts.pile, counts.word), **no
        )
    if counts.kind == "count" and not counts.word:
        return msg("cond-count-players", what=ranged(ends, msg("unit-player")), who=noun(counts.seats, scene), **no)
    unit = msg("unit-card-of", name=names.pile(counts.word)) if counts.kind == "count" else names.kind(counts.word)
    return has(of, ends, unit, negative)


def compared(condition: comparing.Compared) -> Msg:
    """'the most Fortitude', 'the fewest cards in hand'."""
    what = msg(f"stat-{condition.what.replace('_', '-')}")
    return msg("superlative-of", what=what, most=yes(condition.SIGN > 0), mass=yes(condition.what in MASSES))


def beside(condition: comparing.Beside, scene: Scene) -> Msg:
    """'more Gold than you', 'fewer cards in hand than that player'."""
    what, than = msg(f"stat-{condition.what.replace('_', '-')}"), noun(condition.than, scene)
    return msg("comparative", what=what, more=yes(condition.SIGN > 0), mass=yes(condition.what in MASSES), than=than)


def _lies_open(condition: words.LiesOpen, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    pile, id = condition.card
    deck = scene.names.character.deck if scene.names.character is not None else ()
    title = next((card.title for card in deck if card.pile == pile and card.id.partition("/")[2] == id), id)
    return msg("cond-lies-open", title=msg("title", title=Title(title)), who=of, **{"not": yes(negative)})


def _has(condition: words.Has, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
    return clause(condition.of_, scene, of if condition.who is ACTOR else noun(condition.who, scene), negative)


def _said(
    id: str, truth: str = "", **facts: Callable[[Any, Scene], Any]
) -> Callable[[Any, Scene, NounPhrase, bool], Clause]:
    """A condition whose message is the whole clause. `truth`: a field that turns it round if it is false."""

    def told(one: Any, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
        no = yes(bool(getattr(one, truth)) == negative if truth else negative)
        return Msg(id, {"who": of, **{key: fact(one, scene) for key, fact in facts.items()}, "not": no})

    return told


def _of(id: str, who: str = "", truth: str = "") -> Callable[[Any, Scene, NounPhrase, bool], Clause]:
    """A condition about its subject, or about a selector of its own."""

    def told(one: Any, scene: Scene, of: NounPhrase, negative: bool) -> Clause:
        no = bool(getattr(one, truth)) == negative if truth else negative
        return about(noun(getattr(one, who), scene) if who else of, id, no)

    return told


TOLD: dict[type[Condition], Callable[[Any, Scene, NounPhrase, bool], Clause]] = {
    AllOf: _all,
    AnyOf: _any,
    Not: lambda one, scene, of, negative: clause(one.of_, scene, of, not negative),
    Holding: _holding,
    words.Has: _has,
    words.Round: _round,
    words.InRound: _in_round,
    words.InControl: _of("cond-in-control", "who"),
    words.Answers: _answers,
    words.Phase: _said("cond-phase", phase=lambda one, scene: phase_name(one.phase)),
    words.MyTurn: _said("cond-my-turn", "truth", me=lambda one, scene: scene.me),
    words.Boss: _of("cond-boss", truth="truth"),
    words.PlayersLeft: _said("cond-players-left", what=lambda one, scene: ranged(one.range, msg("unit-player"))),
    words.Trait: _trait,
    words.Paid: lambda one, scene, of, negative: about(scene.me, "cond-paid", negative),
    words.Is: _same,
    words.Out: _of("cond-out", "who"),
    words.Lost: _landed,
    words.Gained: _landed,
    words.Piles: _figures,
    words.Stat: _figures,
    words.PlayedFrom: _said(
        "cond-played-from", me=lambda one, scene: scene.me, place=lambda one, scene: scene.names.place(one.place)
    ),
    words.Opener: lambda one, scene, of, negative: about(scene.me, "cond-opener", one.truth == negative),
    words.OpenedIn: _said("cond-opened-in"),
    words.CanPay: lambda one, scene, of, negative: about(of, "cond-can-pay", negative, gold=counted(GOLD, one.gold)),
    words.Count: _count,
    comparing.Most: lambda one, scene, of, negative: about(of, "cond-has", negative, what=compared(one), none="no"),
    comparing.Least: lambda one, scene, of, negative: about(of, "cond-has", negative, what=compared(one), none="no"),
    comparing.More: lambda one, scene, of, negative: about(
        of, "cond-has", negative, what=beside(one, scene), none="no"
    ),
    comparing.Less: lambda one, scene, of, negative: about(
        of, "cond-has", negative, what=beside(one, scene), none="no"
    ),
    words.LiesOpen: _lies_open,
}
"""How each condition is told: (condition, scene, its subject, whether it is negated). A test checks that none is missing."""


def filtered(condition: Condition, scene: Scene) -> Clause:
    """A condition on candidates, to follow their noun: 'with 2 or more Fire tokens', 'in the Round'."""
    names = scene.names
    match condition:
        case words.InRound(of_candidate=True):
            return msg("filter-in-round")
        case comparing.Compared():
            return msg("filter-with", what=compared(condition))
        case comparing.Beside():
            return msg("filter-with", what=beside(condition, scene))
        case Not(of_=words.Is(pairs=((one, other),))):
            return msg("filter-other-than", but=noun(one if other.kind == "candidate" else other, scene))
        case Not(of_=Holding(id=id, range=(1, high))) if high == 1 or high >= MANY:
            return msg("filter-without", what=counted(names.tokens(id)))
        case Holding(id=id, range=(1, _)) if names.state(id):
            return msg("filter-who", state=names.state(id))
        case Holding(id=id, range=ends, step=""):
            return msg("filter-with", what=ranged(ends, names.tokens(id)))
        case _:
            return msg("filter-clause", clause=clause(condition, replace(scene, actor=WHO), WHO))


__all__ = ["DeckNames", "clause", "filtered", "noun"]
