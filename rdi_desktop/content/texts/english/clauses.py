# SPDX-License-Identifier: GPL-3.0-or-later
"""Selectors as nouns, conditions as clauses and as filters: 'another player', 'you have 2 Fire tokens', 'with 2 Fire tokens'.

They share a module because each uses the other: a selector may have a filter, and a condition names players.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts.english.context import TextContext, readable, several
from rdi_desktop.content.texts.english.grammar import YOU, Clause, Noun, a, agreeing, listed
from rdi_desktop.engine.language import comparing
from rdi_desktop.engine.language import conditions as words
from rdi_desktop.engine.language.condition import AllOf, AnyOf, Condition, Holding, Not
from rdi_desktop.engine.language.who import ACTOR, Who

EACH = "each of them"
TIE = "(your choice at a tie)"

PLAIN: dict[str, Callable[[TextContext], Noun]] = {
    "self": lambda s: s.me,
    "actor": lambda s: s.actor,
    "holder": lambda s: s.me,
    "owner": lambda s: s.owner,
    "source": lambda s: s.source,
    "answered": lambda s: s.source,
    "drinker": lambda s: s.drinker,
    "revealer": lambda s: Noun("that player", "one", "revealer") if s.answering & {"drink", "event"} else s.me,
    "victim": lambda s: Noun("whoever lost it" if "lost" in s.answering else "whoever it hits", "one", "victim"),
    "payer": lambda s: Noun("whoever pays", "one", "payer"),
    "payee": lambda s: Noun("whoever is paid", "one", "payee"),
    "others": lambda s: Noun(s.others, "one", "others", EACH),
    "everyone": lambda s: Noun("each player", "one", "everyone", EACH),
    "active": lambda s: Noun("the player whose turn it is", "one", "active"),
    "left": lambda s: Noun(f"the player on {s.me.possessive} left", "one", "left"),
    "right": lambda s: Noun(f"the player on {s.me.possessive} right", "one", "right"),
    "in_round": lambda s: Noun("each player in the Round", "one", "in_round", EACH),
    "in_control": lambda s: Noun("the player in control of the Round", "one", "in_control"),
    "opener": lambda s: Noun("the player who opened the Round", "one", "opener"),
    "round_winner": lambda s: Noun("the winner of the Round", "one", "round_winner"),
    "winner": lambda s: Noun("the winner", "one", "winner"),
    "candidate": lambda s: Noun("that player", "one", "candidate"),
    "lost_fortitude": lambda s: Noun("each player who lost Fortitude by this", "one", "lost_fortitude", EACH),
    "gained_alcohol": lambda s: Noun("each player who gained Alcohol Content by this", "one", "gained_alcohol", EACH),
    "paid_gold": lambda s: Noun("each player who paid", "one", "paid_gold", EACH),
    "not_paid": lambda s: Noun("each other player who did not pay", "one", "not_paid", EACH),
    "affected": lambda s: Noun("each player it affected", "one", "affected", EACH),
    "priority": lambda s: Noun("the Priority Target", "one", "priority"),
    "first_eligible": lambda s: Noun("the first player it affected", "one", "first_eligible"),
}
MANY = 1 << 20
WHO = Noun("who", "one", "who", "who")

ANSWERED = {
    "ante": "an ante",
    "pay": "a payment",
    "take": "a theft",
    "drink": "a Drink",
    "play": "a card",
    "event": "a Drink Event",
    "curse": "a Curse",
    "lost": "a loss",
    "gained": "a gain",
    "win_round": "a Round being won",
    "forced_out": "somebody being forced out",
}
CAUSED = {
    "ante": "makes players ante",
    "leave_round": "makes players leave the Round",
    "end_round": "ends the Round",
    "order": "orders Drinks",
    "lose_fortitude": "makes players lose Fortitude",
    "negate": "Negates",
    "ignore": "Ignores",
    "gain_alcohol": "makes players gain Alcohol Content",
    "lose_gold": "makes players lose Gold",
}
PHASES = {
    "start": "start of the turn",
    "discard_and_draw": "Discard and Draw phase",
    "action": "Action phase",
    "order": "Order a Drink phase",
    "drink": "Drink phase",
    "end": "end of the turn",
}
STATS = {
    "gold": "Gold",
    "fortitude": "Fortitude",
    "alcohol": "Alcohol Content",
    "hand": "cards in hand",
    "deck": "cards in the deck",
    "discard": "cards in the discard pile",
    "drink_me": "Drinks on the Drink Me! pile",
}


def noun(who: Who, context: TextContext) -> Noun:
    """The noun for the seats of a selector."""
    found = _noun(who, context)
    if context.asked is not None and found.key == context.asked:
        return YOU
    return found.known() if found.key in context.known and found.person != "you" else found


def _noun(who: Who, context: TextContext) -> Noun:
    if who.kind in ("them", "target"):
        if who.ref is None:
            return context.actor
        return _noun(who.ref, context).known()
    if who.kind in PLAIN:
        found = PLAIN[who.kind](context)
        if who.champions:
            found = replace(found, text=f"{found.text} (of each team its Champion)")
    elif who.kind in ("another", "player"):
        found = _picked(who, context)
    elif who.kind in ("most", "least"):
        return _extreme(who, context)
    elif who.kind == "random":
        other = who.among is not None and who.among.kind == "others"
        return Noun("a random other player" if other else "a random player", "one", id(who))
    elif who.kind == "named":
        return Noun("that player", "one", ("named", who.name))
    else:  # set
        parts = sorted((noun(part, context) for part in who.parts), key=lambda part: part.person != "you")
        return Noun(listed([part.text for part in parts]), "many", id(who), "they", each=True)
    if isinstance(who.condition, comparing.Compared) and who.kind in ("others", "everyone"):
        text = f"whoever has {compared(who.condition)}"
        return Noun(text, "one", (found.key, text))
    if who.condition is not None:
        said = filtered(who.condition, context)
        if who.kind == "another" and who.count == 1 and who.condition.spares_bodies:  # than whoever has played it
            return replace(found, text="a third player", key=(found.key, said))
        found = replace(found, text=f"{found.text} {said}", key=(found.key, said))
    return found


def _picked(who: Who, context: TextContext) -> Noun:
    key: Hashable = ("pick", who.slot) if who.slot is not None else id(who)
    other = "other " if who.kind == "another" else ""
    if who.count > 1 or who.up_to:
        count = f"up to {who.count}" if who.up_to else str(who.count)
        if not who.up_to:
            count = {2: "two", 3: "three", 4: "four", 5: "five"}.get(who.count, count)
            chosen = "" if other else f" of {context.actor.owns} choice"
            return Noun(f"{count} {other}players{chosen}", "many", key, "those players", each=True)
        return Noun(f"{count} {other}players", "many", key, "those players", each=True)
    if other:
        return Noun("another player", "one", key)
    return Noun(f"a player of {context.actor.owns} choice", "one", key)


def _extreme(who: Who, context: TextContext) -> Noun:
    assert who.among is not None
    among = _noun(replace_condition(who.among), context)
    key: Hashable = ("pick", who.slot) if who.slot is not None else id(who)
    of = among.text.removeprefix("each ")
    fewest = "least" if who.token in ("gold", "fortitude", "alcohol") else "fewest"
    most = "most" if who.kind == "most" else fewest
    what = STATS.get(who.token) or context.names.tokens(who.token)
    but = f" {filtered(who.among.condition, context)}" if who.among.condition is not None else ""
    if but.startswith(" other than") and who.among.kind == "others":
        among_all = f"{context.me.text} and{but.removeprefix(' other than')}"
        return Noun(f"the player with the {most} {what} {TIE}, other than {among_all},", "one", key)
    return Noun(f"the {of} with the {most} {what}{but} {TIE}", "one", key)


def replace_condition(who: Who) -> Who:
    """The selector without its filter."""
    new = Who(who.kind)
    new.count, new.up_to, new.slot, new.late, new.parts = who.count, who.up_to, who.slot, who.late, who.parts
    return new


def head(found: Noun) -> str:
    """A group without 'each', as the head of a phrase: other player who did not pay."""
    return found.text.removeprefix("each ")


def does(who: Who, context: TextContext, predicate: str, bid: bool = False) -> Clause:
    """A clause whose subject is a selector."""
    return Clause(noun(who, context), predicate, bid)


def clause(condition: Condition, context: TextContext, subject: Noun | None = None, negative: bool = False) -> str:
    """A condition as a clause about a subject."""
    return TOLD[type(condition)](condition, context, subject or context.actor.pronoun, negative)


def _not(condition: Not, context: TextContext, about: Noun, negative: bool) -> str:
    return clause(condition.of_, context, about, not negative)


def _all(condition: AllOf, context: TextContext, about: Noun, negative: bool) -> str:
    if not negative and (whose := _phase_of(condition, context)):
        return whose
    return _merged([clause(part, context, about, negative) for part in condition.of_], "or" if negative else "and")


def _phase_of(condition: AllOf, context: TextContext) -> str:
    """'it is your Action phase', for conditions that are only a phase and whose turn it is; otherwise ''."""
    phase = next((part for part in condition.of_ if isinstance(part, words.Phase)), None)
    rest = [part for part in condition.of_ if part is not phase]
    if phase is None or len(rest) != 1:
        return ""
    (turn,) = rest
    if isinstance(turn, words.MyTurn) and turn.truth:
        return f"it is {context.me.possessive} {PHASES[phase.phase]}"
    if isinstance(turn, words.Is) and len(turn.pairs) == 1 and turn.pairs[0][1].kind == "active":
        return f"it is {noun(turn.pairs[0][0], context).possessive} {PHASES[phase.phase]}"
    return ""


def _any(condition: AnyOf, context: TextContext, about: Noun, negative: bool) -> str:
    return _merged([clause(part, context, about, negative) for part in condition.of_], "and" if negative else "or")


def _holding(condition: Holding, context: TextContext, about: Noun, negative: bool) -> str:
    names = context.names
    if condition.step:
        step = readable(condition.step)
        return f"{about.owns} {names.token(condition.id)} is {'not ' if negative else ''}{step}"
    if (state := names.state(condition.id)) and condition.range[0] == 1:
        return _is(about, state, negative)
    if names.track(condition.id):
        where = ranged(*condition.range, "", "").replace("any ", "1 or more").replace("no ", "0").strip()
        return f"{about.owns} {names.token(condition.id)} is {'not ' if negative else ''}{where}"
    return counted(about, condition.range, names.tokens(condition.id, 1), names.tokens(condition.id), negative)


def _merged(parts: list[str], word: str) -> str:
    """'you are an ogre or a half-ogre': a common beginning is written once."""
    common = 0
    words = [part.split(" ") for part in parts]
    while all(len(each) > common + 1 and each[common] == words[0][common] for each in words):
        common += 1
    start = " ".join(words[0][:common])
    return f"{start} {listed([' '.join(each[common:]) for each in words], word)}".strip()


def counted(about: Noun, ends: tuple[int, int], one: str, many: str, negative: bool = False) -> str:
    """'you have 2 or more cards'."""
    low, high = ends
    have = agreeing("{have}", about.person)
    if negative and low == 1 and high >= MANY:
        return f"{about.text} {have} no {many}"
    if negative:
        have = agreeing("{do}", about.person) + " not have"
    return f"{about.text} {have} {ranged(low, high, one, many)}"


def ranged(low: int, high: int, one: str, many: str) -> str:
    """'2 or more cards', 'no cards', '1 to 3 cards'."""
    if high >= MANY:
        return f"any {many}" if low == 1 else f"{low} or more {many}"
    if low == high:
        return f"no {many}" if low == 0 else f"exactly {low} {one if low == 1 else many}"
    return f"at most {high} {many}" if low <= 0 else f"{low} to {high} {many}"


def _is(about: Noun, rest: str, negative: bool) -> str:
    return f"{about.text} {agreeing('{be}', about.person)} {'not ' if negative else ''}{rest}"


def _round(condition: words.Round, context: TextContext, about: Noun, negative: bool) -> str:
    running = (condition.state == "running") != negative
    return f"{'a' if running else 'no'} Round of Gambling is running"


def _in_round(condition: words.InRound, context: TextContext, about: Noun, negative: bool) -> str:
    return _is(about if condition.of_candidate else noun(condition.who, context), "in the Round", negative)


def _in_control(condition: words.InControl, context: TextContext, about: Noun, negative: bool) -> str:
    return _is(noun(condition.who, context), "in control of the Round", negative)


def _answers(condition: words.Answers, context: TextContext, about: Noun, negative: bool) -> str:
    if condition.type:
        what = a(f"{listed([readable(word).capitalize() for word in condition.type], 'or')} card")
    else:
        what = ANSWERED[condition.what] if condition.what else causing(condition.causes)
    return f"it {'is not' if negative else 'is'} {what}"


def causing(causes: Iterable[str]) -> str:
    """'a card that makes players ante or ends the Round'."""
    return f"a card that {listed([CAUSED.get(word, readable(word)) for word in causes], 'or')}"


def _phase(condition: words.Phase, context: TextContext, about: Noun, negative: bool) -> str:
    return f"it is {'not ' if negative else ''}the {PHASES[condition.phase]}"


def _my_turn(condition: words.MyTurn, context: TextContext, about: Noun, negative: bool) -> str:
    return f"it is {'not ' if condition.truth == negative else ''}{context.me.possessive} turn"


def _boss(condition: words.Boss, context: TextContext, about: Noun, negative: bool) -> str:
    return _is(about, "a Boss", condition.truth == negative)


def _players_left(condition: words.PlayersLeft, context: TextContext, about: Noun, negative: bool) -> str:
    return f"there are {'not ' if negative else ''}{ranged(*condition.range, 'player', 'players')} left"


def _trait(condition: words.Trait, context: TextContext, about: Noun, negative: bool) -> str:
    return _is(about, listed([a(trait) for trait in condition.any_of], "or"), negative)


def _paid(condition: words.Paid, context: TextContext, about: Noun, negative: bool) -> str:
    return f"{context.me.text} {'did not pay' if negative else 'paid'} for it"


def _same(condition: words.Is, context: TextContext, about: Noun, negative: bool) -> str:
    pairs = [(noun(one, context), noun(other, context)) for one, other in condition.pairs]
    return listed([_is(one, other.text, negative) for one, other in pairs])


def _out(condition: words.Out, context: TextContext, about: Noun, negative: bool) -> str:
    return _is(noun(condition.who, context), "out of the game", negative)


def _landed(condition: words.Landed, context: TextContext, about: Noun, negative: bool) -> str:
    parts = []
    for key, (low, high) in condition.ranges.items():
        much = "" if low == 1 and high >= MANY else ranged(low, high, "", "").replace("exactly ", "").strip() + " "
        parts.append(f"{much}{STATS[key]}")
    lost = isinstance(condition, words.Lost)
    verb = f"did not {'lose' if lost else 'gain'}" if negative else "lost" if lost else "gained"
    return f"{about.text} {verb} {listed(parts)}"


def _figures(condition: words.Piles | words.Stat, context: TextContext, about: Noun, negative: bool) -> str:
    parts = []
    for key, ends in condition.ranges.items():
        where = "on" if key in context.names.areas else "in"
        many = STATS.get(key) or f"cards {where} {about.owns} {context.names.place(key)}"
        many = many.replace("the Drink Me!", f"{about.owns} Drink Me!")
        parts.append(counted(about, ends, many.replace("cards", "card").replace("Drinks", "Drink"), many, negative))
    return _merged(parts, "or" if negative else "and")


def _played_from(condition: words.PlayedFrom, context: TextContext, about: Noun, negative: bool) -> str:
    return f"it was {'not ' if negative else ''}played from {context.me.owns} {context.names.place(condition.place)}"


def _opener(condition: words.Opener, context: TextContext, about: Noun, negative: bool) -> str:
    return f"{context.me.text} {'did not open' if condition.truth == negative else 'opened'} the Round"


def _opened_in(condition: words.OpenedIn, context: TextContext, about: Noun, negative: bool) -> str:
    return f"it was {'not ' if negative else ''}opened in {about.owns} turn"


def _can_pay(condition: words.CanPay, context: TextContext, about: Noun, negative: bool) -> str:
    return f"{about.text} {'cannot' if negative else 'can'} pay {condition.gold} Gold"


def _count(condition: words.Count, context: TextContext, about: Noun, negative: bool) -> str:
    counted_, ends = condition.of_, condition.is_
    if counted_.kind == "sides":
        are, no = "are" if ends[1] > 1 else "is", " not" if negative else ""
        things = ranged(*ends, readable(counted_.pile), several(counted_.pile))
        return f"{things} {are}{no} {context.names.side(counted_.pile, counted_.word)}"
    there = "there are not" if negative else "there are"
    if counted_.kind == "count" and not counted_.word:
        return f"{there} {ranged(*ends, 'player', 'players')}, counting {noun(counted_.seats, context).text}"
    kind = (
        context.names.pile(counted_.word) + " card" if counted_.kind == "count" else context.names.kind(counted_.word)
    )
    return counted(about, ends, kind, f"{kind}s", negative)


def _compared(condition: comparing.Compared, context: TextContext, about: Noun, negative: bool) -> str:
    verb = agreeing("{do}", about.person) + " not have" if negative else agreeing("{have}", about.person)
    return f"{about.text} {verb} {compared(condition)}"


def compared(condition: comparing.Compared) -> str:
    """'the most Fortitude', 'the fewest cards in hand'."""
    least = "least" if condition.what in ("gold", "fortitude", "alcohol") else "fewest"
    return f"the {'most' if condition.SIGN > 0 else least} {STATS[condition.what]}"


def _beside(condition: comparing.Beside, context: TextContext, about: Noun, negative: bool) -> str:
    verb = agreeing("{do}", about.person) + " not have" if negative else agreeing("{have}", about.person)
    return f"{about.text} {verb} {beside(condition, context)}"


def beside(condition: comparing.Beside, context: TextContext) -> str:
    """'more Gold than you', 'fewer cards in hand than that player'."""
    less = "less" if condition.what in ("gold", "fortitude", "alcohol") else "fewer"
    return f"{'more' if condition.SIGN > 0 else less} {STATS[condition.what]} than {noun(condition.than, context).text}"


def _lies_open(condition: words.LiesOpen, context: TextContext, about: Noun, negative: bool) -> str:
    pile, id = condition.card
    deck = context.names.character.deck if context.names.character is not None else ()
    title = next((card.title for card in deck if card.pile == pile and card.id.partition("/")[2] == id), id)
    return f"“{title}” {'does not lie' if negative else 'lies'} open before {about.text}"


def _has(condition: words.Has, context: TextContext, about: Noun, negative: bool) -> str:
    who = about if condition.who is ACTOR else noun(condition.who, context)
    return clause(condition.of_, context, who, negative)


TOLD: dict[type[Condition], Callable[[Any, TextContext, Noun, bool], str]] = {
    AllOf: _all,
    AnyOf: _any,
    Not: _not,
    Holding: _holding,
    words.Has: _has,
    words.Round: _round,
    words.InRound: _in_round,
    words.InControl: _in_control,
    words.Answers: _answers,
    words.Phase: _phase,
    words.MyTurn: _my_turn,
    words.Boss: _boss,
    words.PlayersLeft: _players_left,
    words.Trait: _trait,
    words.Paid: _paid,
    words.Is: _same,
    words.Out: _out,
    words.Lost: _landed,
    words.Gained: _landed,
    words.Piles: _figures,
    words.Stat: _figures,
    words.PlayedFrom: _played_from,
    words.Opener: _opener,
    words.OpenedIn: _opened_in,
    words.CanPay: _can_pay,
    words.Count: _count,
    comparing.Most: _compared,
    comparing.Least: _compared,
    comparing.More: _beside,
    comparing.Less: _beside,
    words.LiesOpen: _lies_open,
}
"""How each condition is written: (condition, context, its subject, whether it is negated). A test checks that none is missing."""


def filtered(condition: Condition, context: TextContext) -> str:
    """A condition on candidates, to follow their noun: 'with 2 or more Fire tokens', 'in the Round'."""
    names = context.names
    match condition:
        case words.InRound(of_candidate=True):
            return "in the Round"
        case comparing.Compared():
            return f"with {compared(condition)}"
        case comparing.Beside():
            return f"with {beside(condition, context)}"
        case Not(of_=words.Is(pairs=((one, other),))):
            return f"other than {noun(one if other.kind == 'candidate' else other, context).text}"
        case Not(of_=Holding(id=id, range=(1, high))) if high == 1 or high >= MANY:
            return f"with no {names.tokens(id)}"
        case Holding(id=id, range=(1, _)) if names.state(id):
            return f"who is {names.state(id)}"
        case Holding(id=id, range=(low, high), step=""):
            return f"with {ranged(low, high, names.tokens(id, 1), names.tokens(id))}"
        case _:
            return clause(condition, replace(context, actor=WHO), WHO)
