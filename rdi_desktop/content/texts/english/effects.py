# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects as clauses, one function for each class. Drinks have their own module."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rdi_desktop.content.texts.english import gold, piles
from rdi_desktop.content.texts.english.amounts import (
    ALCOHOL,
    CARD,
    FORTITUDE,
    GOLD,
    Unit,
    in_words,
    number,
    quantity,
    tokens,
)
from rdi_desktop.content.texts.english.clauses import clause, does, noun
from rdi_desktop.content.texts.english.context import TELL, DeckNames, TextContext
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import (
    YOU,
    Clause,
    Next,
    Noun,
    SentencePart,
    a,
    bare,
    listed,
    phrase,
    sentence,
    sentences,
)
from rdi_desktop.engine.language.condition import Condition
from rdi_desktop.engine.language.conditions import CanPay, Has, Piles
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.who import ACTOR
from rdi_desktop.engine.verbs import (
    attributes,
    cards,
    counters,
    flow,
    machines,
    plays,
    rounds,
    turn,
    volleys,
)
from rdi_desktop.engine.verbs import tokens as token_words

SEALED = {
    "negate": "Negated",
    "ignore": "Ignored",
    "reduce": "reduced",
    "redirect": "redirected",
    "inn_pays": "paid by the Inn",
    "prevent": "prevented",
}


def parts(effects: Iterable[Effect], context: TextContext) -> list[SentencePart]:
    """A list of effects as parts of sentences."""
    return [part for effect in effects for part in told(effect, context)]


def told(effect: Effect, context: TextContext) -> list[SentencePart]:
    """One effect with its `if`, `may` and other common fields."""
    found = TELL[type(effect)].sentence(effect, context)
    if effect.may:
        found = [replace(part, modal="may") if isinstance(part, Clause) and not part.modal else part for part in found]
    if effect.guard is not None and not isinstance(effect, flow.Block):
        found = [sentence(f"if {clause(effect.guard, context)}, {phrase(found)}")]
    if effect.sealed:
        found = [*found, f"This cannot be {listed([SEALED[word] for word in effect.sealed], 'or')}."]
    if effect.even_ignored:
        found = [
            replace(part, predicate=f"{part.predicate} (even if the rest is Ignored)")
            if isinstance(part, Clause)
            else part
            for part in found
        ]
    return found


# Fortitude, Alcohol Content, tokens, cards


def change(effect: attributes.LoseOrGain, context: TextContext) -> list[SentencePart]:
    """lose, gain."""
    verb = effect.VERB
    who = noun(effect.who, context)
    there = context if effect.who.kind in ("self", "actor") else context.acting(who)
    things = [
        quantity(amount, unit, there)
        for amount, unit in ((effect.fortitude, FORTITUDE), (effect.alcohol, ALCOHOL))
        if amount != 0
    ]
    things += [quantity(amount, tokens(context.names, id), there) for id, amount in effect.tokens.items()]
    found: list[SentencePart] = []
    if things:
        found.append(Clause(who, f"{{{verb}}} {listed(things)}"))
    if effect.gold:
        gold = quantity(effect.gold, GOLD, there)
        found.append(
            Clause(who, f"{{take}} {gold} from the Inn" if verb == "gain" else f"{{pay}} {gold} to the Inn", bid=True)
        )
    return found


def draw(effect: cards.Draw, context: TextContext) -> list[SentencePart]:
    if effect.from_:
        name = context.names.pile(effect.from_)
        unit = Unit(f"{name} card", f"{name} cards")
        return [does(effect.who, context, f"{{draw}} {quantity(effect.cards, unit, context)}", bid=True)]
    return [does(effect.who, context, f"{{draw}} {quantity(effect.cards, CARD, context)}", bid=True)]


def move(effect: cards.Move, context: TextContext) -> list[SentencePart]:
    """Move, and what is done for each card."""
    found = piles.move(effect, context)
    return [*found, sentence(f"for each of them, {phrase(parts(effect.each, context))}")] if effect.each else found


def give(effect: token_words.Give, context: TextContext) -> list[SentencePart]:
    state = context.names.state(effect.token)
    if state and effect.n == 1:
        return [does(effect.who, context, f"{{become}} {state}")]
    return [does(effect.who, context, f"{{get}} {quantity(effect.n, tokens(context.names, effect.token), context)}")]


def mark(effect: counters.Mark, context: TextContext) -> list[SentencePart]:
    """Numbers on cards in play: Fortitude is gained or lost, of anything else some is put there or taken off."""
    word, kind = effect.card.word, context.names.kind(effect.card.kind)
    card = "this card" if word == "this" else f"{a(kind)} of yours" if word == "own" else f"each {kind} of yours"
    found: list[SentencePart] = []
    for id, n in effect.numbers.items():
        less = isinstance(n, int) and n < 0
        many = quantity(
            -n if isinstance(n, int) and less else n, FORTITUDE if id == "fortitude" else counter(context, id), context
        )
        if id == "fortitude":
            found.append(Clause(Noun(card, "one"), f"{{{'lose' if less else 'gain'}}} {many}"))
        else:
            found.append(
                Clause(context.me, f"{{take}} {many} off {card}" if less else f"{{put}} {many} on {card}", bid=True)
            )
    return found


def counter(context: TextContext, id: str) -> Unit:
    """A kind of counter as a unit."""
    name = context.names.counter(id)
    return Unit(f"{name} token", f"{name} tokens")


def claim(effect: token_words.Claim, context: TextContext) -> list[SentencePart]:
    if effect.track:
        return [
            Clause(context.me, f"{{claim}} the nearest {context.names.tokens(effect.track, 1)} of your track", bid=True)
        ]
    kinds = listed([context.names.token(id) for id in effect.nearest], "or")
    return [Clause(context.me, f"{{claim}} the nearest {kinds} token of your tracks (your choice at a tie)", bid=True)]


def keep(effect: cards.Keep, context: TextContext) -> list[SentencePart]:
    return [does(effect.who, context, "{keep} this card")]


def procedure(effect: flow.Procedure, context: TextContext) -> list[SentencePart]:
    """A procedure of the character, by its name."""
    return [replace(does(effect.who, context, context.names.procedure(effect.name_of)), modal="must")]


def use_as(effect: cards.UseAs, context: TextContext) -> list[SentencePart]:
    owner = context.names.owner
    return [
        f"A random card of {owner}'s hand is revealed.",
        f"If it has a Trap, the Trap hits whoever checked, as an Action card that {owner} played.",
        f"The card stays in {owner}'s hand.",
    ]


def withdraw(effect: turn.Withdraw, context: TextContext) -> list[SentencePart]:
    who = noun(effect.who, context)
    if who.person == "you":
        return ["Until the start of your next turn, nothing can affect you and you cannot play cards."]
    return [f"Until the start of their next turn, nothing can affect {who.text} and they cannot play cards."]


def extra(effect: turn.Extra, context: TextContext) -> list[SentencePart]:
    action = Unit("Action card", "Action cards")
    where = " from your hand" if effect.from_ == "hand" else ""
    more = in_words(effect.action, action, context, "more ")
    return [Clause(context.me, f"{{play}} {more}{where} in this phase", modal="may")]


# Plays


def negate(effect: plays.Negate, context: TextContext) -> list[SentencePart]:
    found: list[SentencePart] = [Clause(context.me, "{Negate} it", bid=True)]
    if effect.then_again:
        found.append(
            "Whoever played it may play another card of its type; whoever was to drink it drinks their next Drink instead."
        )
    return found


def ignore(effect: plays.Ignore, context: TextContext) -> list[SentencePart]:
    return [does(effect.who, context, "{Ignore} it", bid=True)]


def reduce(effect: plays.Reduce, context: TextContext) -> list[SentencePart]:
    who = noun(effect.who, context)
    drink = "play" not in context.answering
    things = []
    if effect.numbers != 0:
        things.append(f"every number on the {'Drink' if drink else 'card'} by {number(effect.numbers, context)}")
    for amount, unit in ((effect.fortitude, FORTITUDE), (effect.alcohol, ALCOHOL)):
        if amount != 0:
            whose = (
                "the Drink's "
                if drink
                else f"{who.possessive} loss of "
                if unit is FORTITUDE
                else f"{who.possessive} gain of "
            )
            things.append(f"{whose}{unit.one} by {number(amount, context)}")
    return [Clause(context.me, f"{{reduce}} {listed(things)}", bid=True)]


def redirect(effect: plays.Redirect, context: TextContext) -> list[SentencePart]:
    whose = noun(effect.who, context)
    return [does(effect.to, context, f"{{lose}} that Fortitude instead of {whose.text}")]


def reflect(effect: plays.Reflect, context: TextContext) -> list[SentencePart]:
    return [does(effect.to, context, f"{{lose}} that Fortitude instead of {noun(effect.who, context).text}")]


def share(effect: plays.Share, context: TextContext) -> list[SentencePart]:
    other, me = noun(effect.with_, context), noun(effect.who, context)
    both = f"{other.text} and {me.text}"
    return [
        sentence(f"{both} each lose half of that Fortitude, rounded up"),
        does(effect.who, context, "{cannot} reduce or Ignore it any further"),
    ]


def limit_to(effect: plays.LimitTo, context: TextContext) -> list[SentencePart]:
    return [does(effect.who, context, f"{{lose}} no more than {quantity(effect.fortitude, FORTITUDE, context)} by it")]


def boost(effect: plays.Boost, context: TextContext) -> list[SentencePart]:
    if effect.numerals:
        return [f"Every number on it that is written in digits is {effect.numerals} higher."]
    return [
        Clause(Noun("each player it hits"), f"{{lose}} {quantity(effect.fortitude_loss, FORTITUDE, context, 'more ')}")
    ]


# Effects that hold others


def block(effect: flow.Block, context: TextContext) -> list[SentencePart]:
    """{if, do, else}."""
    if effect.guard is None:
        return parts(effect.do, context)
    there = context
    if isinstance(effect.guard, Has) and effect.guard.who is not ACTOR:  # the condition has already named these players
        there = replace(context, known=context.known | {noun(effect.guard.who, context).key})
    condition, said = clause(effect.guard, context), phrase(parts(effect.do, there))
    if condition.endswith("in the Round"):
        said = said.replace("of the Round", "of it")
    found: list[SentencePart] = [sentence(f"if {condition}, {said}")]
    if effect.else_:
        found.append(sentence(f"otherwise, {phrase(parts(effect.else_, context))}"))
    return found


def then(effect: flow.Then, context: TextContext) -> list[SentencePart]:
    return [Next(tuple(parts(effect.do, context)))]


def base(effects: Iterable[Effect], context: TextContext, who: Noun) -> str:
    """What somebody does, to follow 'may' or 'to': 'lose 2 Fortitude and draw 1 card'."""
    return phrase(_bidden(parts(effects, context.acting(who)), who))


def _bidden(found: Iterable[SentencePart], who: Noun) -> list[SentencePart]:
    new: list[SentencePart] = []
    for part in found:
        if isinstance(part, Next):
            new.append(Next(tuple(_bidden(part.parts, who))))
        elif isinstance(part, Clause) and part.subject.key == who.key and part.modal in ("", "may"):
            new.append(Clause(Noun("", "you", who.key), part.predicate, bid=True))
        else:
            new.append(part)
    return new


def choose(effect: flow.Choose, context: TextContext) -> list[SentencePart]:
    who = noun(effect.by_, context)
    options = [branch(one, context, who) for one in effect.of_]
    found: list[SentencePart] = [Clause(who, f"{{choose}} one: {'; or '.join(options)}", bid=True)]
    sealed = dict.fromkeys(word for one in effect.of_ for each in one.do for word in each.sealed)
    if sealed:
        found.append(f"What is chosen cannot be {listed([SEALED[word] for word in sealed], 'or')}.")
    return found


def branch(one: flow.Branch, context: TextContext, who: Noun) -> str:
    """One choice; what nobody may do to it is said of all choices together."""
    if one.label:
        return one.label.rstrip(".")
    said = [part for effect in one.do for part in TELL[type(effect)].sentence(effect, context.acting(who))]
    text = phrase(_bidden(said, who))
    return (
        text
        if one.condition is None or implied(one.condition)
        else f"{text} (if {clause(one.condition, context, who)})"
    )


def unless(effect: flow.Unless, context: TextContext) -> list[SentencePart]:
    who = noun(effect.who, context)
    asked = base(effect.do, context, who)
    if not effect.else_:
        return [Clause(who, asked, modal="may")]
    found = phrase(parts(effect.else_, context.acting(who)))
    if (
        found.startswith(f"{who.again} ") and who.person != "you" and who.key not in context.known
    ):  # nobody has named them yet
        rest = found.removeprefix(who.again)
        found = who.text + (rest.replace("the Round", "it") if "the Round" in who.text else rest)
    able = (
        f" (if {clause(effect.can, context, who.pronoun)})"
        if effect.can is not None and not implied(effect.can)
        else ""
    )
    return [sentence(f"{found} unless {phrase([Clause(who.pronoun, _braced(asked))])}{able}")]


def implied(can: Condition) -> bool:
    """Whether it goes without saying that they must be able to: paying, discarding a number of cards."""
    hand = can.ranges.get("hand") if isinstance(can, Piles) else None
    return isinstance(can, CanPay) or (hand is not None and hand[0] > 1)


def offered(effects: Iterable[Effect], names: DeckNames, player: str | None) -> str:
    """The same, addressed to the seat that decides; '' if it is not exactly one of the effects.

    `player`: who has played the card; None if it acts on the seat that is asked.
    """
    found = [effect for effect in effects if isinstance(effect, flow.Unless)]
    if len(found) != 1:
        return ""
    (effect,) = found
    me = YOU if player is None else Noun(player, "one", "me", player)
    context = TextContext(names, me=me, actor=YOU)
    context = replace(context, asked=noun(effect.who, context).key)
    asked = base(effect.do, context, YOU)
    if not effect.else_:
        return sentence(f"you may {asked}")
    return sentence(f"{phrase(parts(effect.else_, context))} unless you {asked}")


def _braced(action: str) -> str:
    """An action whose first word is its verb."""
    verb, _, rest = action.partition(" ")
    return f"{{{verb}}} {rest}"


def for_each(effect: flow.ForEach, context: TextContext) -> list[SentencePart]:
    return parts(effect.do, context.acting(noun(effect.who, context)))


def repeat(effect: flow.Repeat, context: TextContext) -> list[SentencePart]:
    times = number(effect.times, context)
    action = base(effect.do, context, context.actor)
    if effect.__dict__.get("optional") or effect.may:
        return [sentence(f"up to {times} times, {context.actor.text} may do this: {action}")]
    if effect.times == 1:
        return [sentence(action)]
    return [sentence(f"{times} times, one after the other: {action}")]


def pick(effect: flow.Pick, context: TextContext) -> list[SentencePart]:
    found: list[SentencePart] = []
    for who in effect.names.values():
        if who.kind == "player":
            found.append("Choose a player (you may choose yourself).")
        else:
            found.append(sentence(f"choose {noun(who, context).text}"))
    return found


def roll(effect: flow.Roll, context: TextContext) -> list[SentencePart]:
    up, down = (int(part) for part in effect.chance.split("/"))
    hit, miss = parts(effect.do, context), parts(effect.else_, context)
    if hit and miss:
        return [sentence(f"with a chance of {up} in {down}, {phrase(hit)}"), sentence(f"otherwise, {phrase(miss)}")]
    chance = f"with a chance of {up if hit else down - up} in {down}"
    clauses = hit or miss
    if not clauses:
        return []
    first = clauses[0]
    if len(clauses) == 1 and isinstance(first, Clause) and first.subject.person != "you":
        return [replace(first, aside=f", {chance},")]
    return [sentence(f"{chance}, {phrase(clauses)}")]


def return_tokens(effect: token_words.Return, context: TextContext) -> list[SentencePart]:
    """Tokens go back."""
    state = context.names.state(effect.token)
    if state and effect.n == 1:
        return [does(effect.who, context, f"{{be}} no longer {state}")]
    return [
        does(
            effect.who,
            context,
            f"{{return}} {quantity(effect.n, tokens(context.names, effect.token), context)}",
            bid=True,
        )
    ]


def volley(effect: volleys.Volley, context: TextContext) -> list[SentencePart]:
    """All tokens of a kind attack."""
    kind = context.names.tokens(effect.token)
    card = a(f"{TYPES[effect.type]} card")
    return [
        Clause(context.me, f"{{let}} loose all {kind}", bid=True),
        sentence(
            f"for each of them, {phrase(parts(effect.do, context))}, as though by {card} from the hand, one card for each player hit"
        ),
    ]


def make_room(effect: cards.MakeRoom, context: TextContext) -> list[SentencePart]:
    """Wear it without a place."""
    return [Clause(context.me, "{wear} it without a place of its own", bid=True)]


def sacrifice(effect: counters.Sacrifice, context: TextContext) -> list[SentencePart]:
    """Sacrifice."""
    return [Clause(context.me, f"{{sacrifice}} {a(context.names.kind(effect.own))} of yours if you have one", bid=True)]


def open_round(effect: rounds.OpenRound, context: TextContext) -> list[SentencePart]:
    """Open a Round, and what happens otherwise."""
    return gold.if_quiet(effect, gold.open_round(effect, context), parts(effect.if_quiet, context))


def repair(effect: machines.Repair, context: TextContext) -> list[SentencePart]:
    """Of a machine: Repair."""
    return [Clause(context.me, f"{{repair}} {effect.times}", bid=True)]


def threat(effect: machines.Threat, context: TextContext) -> list[SentencePart]:
    """Of a machine: Threat."""
    return [sentence(f"Threat goes up by {effect.by_}")]


def change_targets(effect: machines.ChangeTargets, context: TextContext) -> list[SentencePart]:
    """Of a machine: another target."""
    return [Clause(context.me, "{change} targets", bid=True)]


def dismantle(effect: machines.Dismantle, context: TextContext) -> list[SentencePart]:
    """Of a machine: a Component is gone."""
    return [Clause(context.me, "{lose} this Component", bid=True)]


__all__ = ["bare", "parts", "sentences", "told"]
