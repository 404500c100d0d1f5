# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan of every verb: who does what with which facts. The words stand in `words/en/effects.ftl`, the short ones in `verbs.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts import effects
from rdi_desktop.content.texts.amounts import in_words, number, quantity
from rdi_desktop.content.texts.clauses import (
    ALCOHOL,
    CARD,
    DRINK,
    FORTITUDE,
    GOLD,
    counted,
    inside,
    name_of,
    noun,
    phase_name,
    type_name,
)
from rdi_desktop.content.texts.effects import TELL, Plan, parts
from rdi_desktop.content.texts.scene import Scene, does, name, someone, yes
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.verbs import (
    attributes,
    borrowed,
    cards,
    coins,
    counters,
    drinks,
    flow,
    machines,
    money,
    plays,
    rounds,
    side_decks,
    turn,
    volleys,
)
from rdi_desktop.engine.verbs import tokens as token_words
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
    Sentences,
    Spelt,
    msg,
    say,
)

Fact = Callable[[Any, Scene], Any]
OPEN_CARDS = {"this": "open-this", "rival": "open-rival", "open": "open-one"}
"""Cards in play, by the word for them."""
PILES = ("hand", "deck", "discard", "drink_me", "drink_deck", "drink_discard")


def act(id: str, who: str = "", bid: bool = True, also: tuple[str, ...] = (), modal: str = "", **facts: Fact) -> Plan:
    """A verb of one message. `who`: the field with its subject, otherwise whoever plays it; `also`: sentences after it."""

    def plan(effect: Any, scene: Scene) -> list[Part]:
        subject = noun(getattr(effect, who), scene) if who else scene.me
        found: list[Part] = [Act(subject, id, {key: fact(effect, scene) for key, fact in facts.items()}, bid, modal)]
        return [*found, *map(say, also)]

    return plan


def sentence(*ids: str, **facts: Fact) -> Plan:
    """A verb of whole sentences."""
    return lambda effect, scene: [Say(id, {key: fact(effect, scene) for key, fact in facts.items()}) for id in ids]


def much(field: str, unit: Msg, more: bool = False) -> Fact:
    """A fact: so much of a unit."""
    return lambda effect, scene: quantity(getattr(effect, field), unit, scene, more)


def seats(field: str) -> Fact:
    """A fact: the noun of a selector."""
    return lambda effect, scene: noun(getattr(effect, field), scene)


def of_pile(field: str) -> Fact:
    """A fact: the name of a side deck."""
    return lambda effect, scene: scene.names.pile(getattr(effect, field))


def flag(field: str) -> Fact:
    """A fact: whether a field is set."""
    return lambda effect, scene: yes(getattr(effect, field))


# Fortitude, Alcohol Content, tokens, cards


def change(effect: attributes.LoseOrGain, scene: Scene) -> list[Part]:
    """lose, gain."""
    who = noun(effect.who, scene)
    there = scene if effect.who.kind in ("self", "actor") else scene.acting(who)
    things = [
        quantity(n, unit, there) for n, unit in ((effect.fortitude, FORTITUDE), (effect.alcohol, ALCOHOL)) if n != 0
    ]
    things += [quantity(amount, scene.names.tokens(id), there) for id, amount in effect.tokens.items()]
    found: list[Part] = [does(who, effect.VERB, what=Listed(things))] if things else []
    if effect.gold:
        found.append(does(who, f"{effect.VERB}-gold", bid=True, gold=quantity(effect.gold, GOLD, there)))
    return found


def move(effect: cards.Move, scene: Scene) -> list[Part]:
    """Move, and what is done for each card."""
    pile, who = effect.cards, noun(effect.cards.of_, scene)
    facts: dict[str, Any] = {
        "source": place(pile.pile, scene),
        "whose": "the" if pile.pile in ("drink_deck", "drink_discard") else "own",
        "target": place(effect.to, scene),
        "to": "drink-deck" if effect.to == "drink_deck" else "hand" if effect.to == "hand" else "own",
    }
    if pile.pick:
        unit = scene.names.kind(pile.kind) if isinstance(pile.kind, str) else CARD
        found = does(who, "take-of-choice", bid=True, what=counted(unit, pile.pick), **facts)
    elif effect.then_shuffle:
        top = quantity(pile.top, CARD, scene) if pile.top is not None else ""
        hand = yes(pile.pile == "hand")
        found = does(who, "shuffle-into", bid=True, top=top, all=yes(pile.top is None), hand=hand, **facts)
    else:
        which = "all" if pile.top is None else "one" if pile.top == 1 else "top"
        n = number(pile.top, scene) if pile.top is not None else ""
        found = does(who, "put-cards", bid=True, which=which, n=n, **facts)
    return (
        [found, say("for-each-of-them", phrase=Phrase(parts(effect.each, scene), "after"))] if effect.each else [found]
    )


def place(id: str, scene: Scene) -> Msg:
    """A pile that everybody has, or one of the character's own."""
    return msg(f"pile-{id.replace('_', '-')}") if id in PILES else scene.names.place(id)


def tokens_of(verb: str, state_verb: str, bid: bool) -> Plan:
    """A token goes to somebody or back; one that is a state of its holder is told as that."""

    def plan(effect: Any, scene: Scene) -> list[Part]:
        who, state = noun(effect.who, scene), scene.names.state(effect.token)
        if state and effect.n == 1:
            return [does(who, state_verb, state=state)]
        return [does(who, verb, bid=bid, what=quantity(effect.n, scene.names.tokens(effect.token), scene))]

    return plan


def mark_cards(effect: counters.Mark, scene: Scene) -> list[Part]:
    """Numbers on cards in play: Fortitude is gained or lost, of anything else some is put there or taken off."""
    kind = counted(scene.names.kind(effect.card.kind), of=1)
    card = someone(
        "np-card-of-mine", which=effect.card.word if effect.card.word in ("this", "own") else "each", kind=kind
    )
    found: list[Part] = []
    for id, n in effect.numbers.items():
        less = isinstance(n, int) and n < 0
        unit = FORTITUDE if id == "fortitude" else msg("unit-token", name=scene.names.counter(id))
        many = quantity(-n if isinstance(n, int) and less else n, unit, scene)
        if id == "fortitude":
            found.append(does(card, "lose" if less else "gain", what=many))
        else:
            found.append(does(scene.me, "take-off-card" if less else "put-on-card", bid=True, what=many, card=card))
    return found


def claim(effect: token_words.Claim, scene: Scene) -> list[Part]:
    if effect.track:
        return [does(scene.me, "claim-nearest", bid=True, what=counted(scene.names.tokens(effect.track), of=1))]
    kinds = Listed([scene.names.token(id) for id in effect.nearest], "or")
    return [does(scene.me, "claim-nearest-of", bid=True, kinds=kinds)]


def procedure(effect: flow.Procedure, scene: Scene) -> list[Part]:
    """A procedure of the character, by its name."""
    return [Act(noun(effect.who, scene), "do-procedure", {"name": scene.names.procedure(effect.name_of)}, modal="must")]


# Plays


def negate(effect: plays.Negate, scene: Scene) -> list[Part]:
    found: list[Part] = [does(scene.me, "negate", bid=True, answers=scene.answers)]
    return [*found, say("play-another")] if effect.then_again else found


def reduce(effect: plays.Reduce, scene: Scene) -> list[Part]:
    who, drink = noun(effect.who, scene), "play" not in scene.answering
    of = (("fortitude", effect.fortitude), ("alcohol", effect.alcohol))
    things = [
        msg(f"{'drink' if drink else 'loss'}-of-{what}", n=number(amount, scene), of=who)
        for what, amount in of
        if amount != 0
    ]
    if effect.numbers != 0:
        things.insert(0, msg("every-number-on-it", drink=yes(drink), n=number(effect.numbers, scene)))
    return [does(scene.me, "reduce", bid=True, what=Listed(things))]


def boost(effect: plays.Boost, scene: Scene) -> list[Part]:
    if effect.numerals:
        return [say("numbers-higher", n=effect.numerals)]
    return [does(someone("np-each-it-hits"), "lose", what=quantity(effect.fortitude_loss, FORTITUDE, scene, more=True))]


def volley(effect: volleys.Volley, scene: Scene) -> list[Part]:
    """All tokens of a kind attack."""
    phrase = Phrase(parts(effect.do, scene), "after")
    return [
        does(scene.me, "let-loose", bid=True, what=counted(scene.names.tokens(effect.token))),
        say("as-though-by-card", phrase=phrase, type=type_name(effect.type)),
    ]


# Gold and Rounds of Gambling


def receiver(to: str | Who, scene: Scene) -> NounPhrase:
    """Whom or where Gold goes to, or comes from."""
    return noun(to, scene) if isinstance(to, Who) else someone("np-inn" if to == "inn" else "np-pot")


def pay(effect: money.Pay, scene: Scene) -> list[Part]:
    all_ = isinstance(effect.gold, Amount) and (effect.gold.kind, effect.gold.word) == ("stat", "gold")
    facts = {"gold": quantity(effect.gold, GOLD, scene), "all": yes(all_), "to": receiver(effect.to, scene)}
    return [
        does(noun(effect.who, scene), "pay-player" if isinstance(effect.to, Who) else "pay-place", bid=True, **facts)
    ]


def take(effect: money.Take, scene: Scene) -> list[Part]:
    who, gold = noun(effect.who, scene), effect.gold
    facts: dict[str, Any] = {"from": receiver(effect.from_, scene)}
    whole = gold.part if isinstance(gold, Amount) and gold.kind == "half" else gold
    theirs = (
        isinstance(effect.from_, Who) and isinstance(whole, Amount) and (whole.kind, whole.word) == ("stat", "gold")
    )
    if theirs and isinstance(whole, Amount) and whole.seats.ref is effect.from_:
        part = "all" if whole is gold else "half"
        return [does(who, "take-share", bid=True, part=part, up=yes(getattr(gold, "up", False)), **facts)]
    return [does(who, "take", bid=True, gold=quantity(gold, GOLD, scene), **facts)]


def inn_pays(effect: money.InnPays, scene: Scene) -> list[Part]:
    return [say("inn-pays") if effect.seat_pays is None else say("seat-pays", who=noun(effect.seat_pays, scene))]


def open_round(effect: rounds.OpenRound, scene: Scene) -> list[Part]:
    """Open a Round, and what is done at its end if nobody else has played in it."""
    known = yes(effect.guard is not None)
    found: list[Part] = [does(scene.me, "open-round", bid=True, gold=quantity(effect.ante, GOLD, scene), known=known)]
    if not effect.if_quiet:
        return found
    return [*found, say("if-quiet", phrase=Phrase(parts(effect.if_quiet, scene), "after"))]


def ante(effect: rounds.Ante, scene: Scene) -> list[Part]:
    more = effect.who.kind == "in_round"
    return [does(noun(effect.who, scene), "ante", bid=True, gold=quantity(effect.gold, GOLD, scene, more))]


def force_out(effect: rounds.ForceOut, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    return [does(who, "force-out", known=yes(inside(who)))]


def take_pot(effect: rounds.TakePot, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    if effect.part == "half":
        return [does(who, "take-half-pot", bid=True), say("rest-of-pot")]
    return [does(who, "take-pot", bid=True)]


def prolong(effect: rounds.Prolong, scene: Scene) -> list[Part]:
    gold = quantity(effect.ante, GOLD, scene, more=True)
    return [say("pot-stays", gold=gold), does(noun(effect.control, scene), "be-in-control")]


# Drinks


def spike(effect: drinks.Spike, scene: Scene) -> list[Part]:
    things = [
        quantity(n, unit, scene) for n, unit in ((effect.alcohol, ALCOHOL), (effect.fortitude, FORTITUDE)) if n != 0
    ]
    found: list[Part] = [does(scene.me, "spike", bid=True, what=Listed(things))] if things else []
    if effect.adds:
        who = someone("np-whoever-drinks", "drinks_it")
        there = Scene(scene.names, scene.me, who, scene.me, scene.source, who, scene.answering)
        found.append(say("sentences", all=Sentences(parts(effect.adds, there))))
    return found


def rewrite(effect: drinks.Rewrite, scene: Scene) -> list[Part]:
    things = [quantity(effect.to.alcohol, ALCOHOL, scene), quantity(effect.to.fortitude, FORTITUDE, scene)]
    return [say("drink-gives", what=Listed(things))]


def drink(effect: drinks.Drink, scene: Scene) -> list[Part]:
    mine = effect.from_ == "drink_me"
    facts: dict[str, Any] = {
        "n": effect.count if isinstance(effect.count, int) else 2,
        "what": quantity(effect.count, DRINK, scene),
        "from": "own" if mine else "deck",
        "skips": yes(effect.events in (("discard",) if mine else (None, "discard"))),
        "also": yes(effect.who.kind == "drinker" and scene.answering),
    }
    who = noun(effect.who, scene)
    if effect.at_once:
        return [say("sentence", phrase=Phrase([does(who, "reveal-drinks", **facts)])), say("then-all-drink")]
    return [does(who, "drink", bid=True, **facts)]


def order(effect: drinks.Order, scene: Scene) -> list[Part]:
    what = quantity(effect.drinks, DRINK, scene, more=True)
    one = yes(effect.drinks == 1)
    return [does(noun(effect.who, scene), "order-looking" if effect.looking else "order", bid=True, what=what, one=one)]


def contest(effect: drinks.Contest, scene: Scene) -> list[Part]:
    first = say("sentence", phrase=Phrase([does(noun(effect.who, scene), "contest")]))
    return [first, say("contest-wins"), *parts(effect.prize, scene)]


# Piles and side decks


def discard(effect: cards.Discard, scene: Scene) -> list[Part]:
    who = noun(effect.who, scene)
    if effect.card:
        return [does(YOU, "discard-open", bid=True, card=msg(OPEN_CARDS[effect.card]))]
    if effect.from_ == "drink_me":
        n = effect.cards if isinstance(effect.cards, int) else 2
        return [does(who, "discard-drink-me", bid=True, n=n, what=quantity(effect.cards, CARD, scene))]
    if isinstance(effect.cards, Amount) and (effect.cards.kind, effect.cards.word) == ("stat", "hand"):
        return [does(who, "discard-hand", bid=True)]
    unit = msg("unit-typed-card", type=type_name(effect.type)) if effect.type else CARD
    what = quantity(effect.cards, unit, scene)
    if effect.picked_by is not None:
        return [does(noun(effect.picked_by, scene), "pick-to-discard", bid=True, what=what, whose=who)]
    return [does(who, "discard", bid=True, what=what, random=yes(effect.random))]


def stow(effect: cards.Stow, scene: Scene) -> list[Part]:
    names = scene.names
    decl = names.character.piles.get(effect.to) if names.character is not None else None
    facts = {"open": yes(decl is not None and decl.seen == "all"), "place": place(effect.to, scene)}
    if effect.card == "this":
        return [does(scene.me, "stow-this", bid=True, **facts)]
    any_card = decl is None or decl.accepts in ("own", "foreign")
    unit = CARD if any_card or decl is None else names.kind(decl.accepts)
    facts |= {"n": effect.up_to, "any": yes(any_card), "what": counted(unit, of=effect.up_to)}
    return [Act(scene.me, "stow", facts, modal="may")]


def purchase(effect: side_decks.Purchase, scene: Scene) -> list[Part]:
    """Cards are bought one after the other."""
    decks = Listed([scene.names.pile(deck) for deck in effect.from_], "or")
    paid = Listed([counted(scene.names.tokens(one.what), one.n or 0) for one in effect.cost.prices])
    return [Act(scene.me, "purchase", {"decks": decks, "paid": paid}, modal="may")]


def arrange(effect: cards.Arrange, scene: Scene) -> list[Part]:
    """Cards are looked at and put back."""
    common = effect.pile == "drink_deck"
    facts = {"n": effect.top, "common": yes(common), "pile": msg(f"pile-{effect.pile.replace('_', '-')}")}
    return [does(scene.actor, "arrange", bid=True, whose=scene.me if common else noun(effect.of_, scene), **facts)]


def serve(effect: cards.Serve, scene: Scene) -> list[Part]:
    """Drinks are revealed, and one of them is handed out."""
    facts = {"n": effect.drinks, "what": quantity(effect.drinks, DRINK, scene), "to": noun(effect.to, scene)}
    return [does(scene.actor, "serve", bid=True, **facts)]


def divide(effect: cards.Divide, scene: Scene) -> list[Part]:
    """Two heaps."""
    return [
        does(scene.me, "lay-open", bid=True, what=quantity(effect.cards, CARD, scene)),
        does(noun(effect.by_, scene), "make-heaps", bid=True),
        say("take-one-heap"),
    ]


def feed(effect: side_decks.Feed, scene: Scene) -> list[Part]:
    """A token goes on the open card of a side deck."""
    decl = scene.names.character.piles.get(effect.pile) if scene.names.character is not None else None
    token = counted(scene.names.tokens(decl.fed), of=1) if decl is not None else msg("one-token")
    return [does(scene.me, "feed", bid=True, token=token, pile=scene.names.pile(effect.pile))]


def reveal(effect: side_decks.Reveal, scene: Scene) -> list[Part]:
    """Cards of a side deck are revealed."""
    decl = scene.names.character.piles.get(effect.pile) if scene.names.character is not None else None
    facts: dict[str, Any] = {"pile": scene.names.pile(effect.pile)}
    if effect.fill:
        return [does(scene.me, "reveal-until-full", bid=True, **facts)]
    facts["joins"] = yes(decl is not None and decl.revealed == "attach")
    if effect.cards == 1:
        return [does(scene.me, "reveal-top", bid=True, **facts)]
    return [does(scene.me, "reveal-cards", bid=True, what=quantity(effect.cards, CARD, scene), **facts)]


def swap(effect: cards.Swap, scene: Scene) -> list[Part]:
    """Two piles change places."""
    return [
        does(
            replace(noun(effect.of_, scene), each=False),
            "swap-piles",
            pile=msg(f"piles-{effect.pile.replace('_', '-')}"),
        )
    ]


def get(effect: cards.Get, scene: Scene) -> list[Part]:
    """Somebody gets a card that acts on them."""
    return [
        does(
            noun(effect.who, scene),
            "get-card",
            this=yes(effect.card),
            pile=scene.names.pile(effect.pile) if effect.pile else "",
        )
    ]


def hand_over(effect: coins.HandOver, scene: Scene) -> list[Part]:
    """A card changes hands: given, taken, or caught."""
    to, pile = noun(effect.to, scene), scene.names.pile(effect.pile)
    if not isinstance(effect.from_, Who):
        return [does(to, "catch-it", bid=True)]
    given = effect.from_.kind in ("actor", "self")
    facts: dict[str, Any] = {"pile": pile, "from": noun(effect.from_, scene)}
    return [does(to, "gain-from", **facts) if given else does(to, "take-from", bid=True, **facts)]


# Markers and phases


def set_track(effect: turn.Set, scene: Scene) -> list[Part]:
    """The marker goes somewhere."""
    names = scene.names
    decl = names.character.tracks[effect.track] if names.character is not None else None
    track = names.token(effect.track)
    if effect.value == turn.NEXT:
        steps = decl.steps if decl is not None else ()
        two = len(steps) == 2
        facts = {"one": name(steps[0]) if two else "", "other": name(steps[1]) if two else ""}
        return [does(scene.me, "turn-track-next", bid=True, track=track, two=yes(two), **facts)]
    word = decl.word(effect.value) if decl is not None else effect.value
    return [
        does(scene.me, "set-track", bid=True, track=track, turn=yes(decl is None or decl.steps), to=name(str(word)))
    ]


def shift_track(effect: turn.Shift, scene: Scene) -> list[Part]:
    """The marker moves by some steps."""
    way, n = "up" if effect.value > 0 else "down", abs(effect.value)
    decl = scene.names.character.tracks[effect.track] if scene.names.character is not None else None
    track, spelt = scene.names.token(effect.track), Spelt(n)
    if decl is not None and decl.worse:
        return [does(scene.me, "worsen-track" if way == decl.worse else "better-track", bid=True, track=track, n=spelt)]
    return [does(scene.me, "move-track", bid=True, way=way, track=track, n=n if effect.digits else spelt)]


def end_turn(effect: turn.EndTurn, scene: Scene) -> list[Part]:
    return [say("turn-ends") if effect.who.kind == "active" else say("turn-of-ends", who=noun(effect.who, scene))]


TELL.update(
    {
        attributes.Lose: change,
        attributes.Gain: change,
        borrowed.GiveBack: act("give-back", n=lambda e, s: e.top, pile=of_pile("from_")),
        borrowed.Mute: act("mute", "who", bid=False),
        borrowed.Petrify: act("petrify", "who", what=much("cards", CARD)),
        cards.AddToPot: act("add-to-pot", pile=of_pile("top_of")),
        cards.Arrange: arrange,
        cards.Chain: act("chain", also=("chain-acts",), pile=of_pile("pile")),
        cards.Discard: discard,
        cards.Divide: divide,
        cards.Draw: act(
            "draw",
            "who",
            what=lambda e, s: quantity(
                e.cards, msg("unit-card-of", name=s.names.pile(e.from_)) if e.from_ else CARD, s
            ),
        ),
        cards.Get: get,
        cards.Keep: act("keep-card", "who", bid=False),
        cards.Look: act("look-at-hand", whose=seats("at")),
        cards.MakeRoom: act("make-room"),
        cards.Move: move,
        cards.Serve: serve,
        cards.Show: act("show-cards", what=lambda e, s: counted(s.names.kind(e.kind))),
        cards.Stow: stow,
        cards.Swap: swap,
        cards.UseAs: sentence("use-as-reveals", "use-as-hits", "use-as-stays", owner=lambda e, s: s.names.owner),
        coins.HandOver: hand_over,
        coins.TurnUp: act("turn-up", n=lambda e, s: e.cards, pile=of_pile("pile")),
        counters.Mark: mark_cards,
        counters.Sacrifice: act("sacrifice", kind=lambda e, s: counted(s.names.kind(e.own), of=1)),
        drinks.Accept: effects.accept,
        drinks.Contest: contest,
        drinks.Convert: lambda e, s: [does(s.drinker, "convert")],
        drinks.Copy: lambda e, s: [
            say("reveal-one-drink"),
            say("sentence", phrase=Phrase([does(noun(e.to, s), "drink-copy")])),
        ],
        drinks.Drink: drink,
        drinks.Flag: act("flag-drink", word=lambda e, s: name_of(e.word)),
        drinks.HalveFor: lambda e, s: [say("sentence", phrase=Phrase([does(noun(e.who, s), "take-half")]))],
        drinks.HandRound: lambda e, s: [
            Act(noun(e.who, s), "hand-round", {"n": e.drinks, "what": quantity(e.drinks, DRINK, s)}, modal="may")
        ],
        drinks.Order: order,
        drinks.Pass: act("pass-drink", "to", bid=False, drinker=lambda e, s: s.drinker),
        drinks.Pour: act("pour", "to", bid=False, pile=of_pile("pile")),
        drinks.Rewrite: rewrite,
        drinks.Spike: spike,
        drinks.Split: act("split-drink", also=("halves",), other=seats("with_")),
        flow.Block: effects.block,
        flow.Choose: effects.choose,
        flow.ForEach: lambda e, s: parts(e.do, s.acting(noun(e.who, s))),
        flow.Pick: effects.pick,
        flow.Procedure: procedure,
        flow.Repeat: effects.repeat,
        flow.Roll: effects.roll,
        flow.Then: lambda e, s: [Following(parts(e.do, s))],
        flow.Unless: effects.unless,
        machines.ChangeTargets: act("change-targets"),
        machines.Dismantle: act("dismantle"),
        machines.Repair: act("repair", n=lambda e, s: e.times),
        machines.Threat: sentence("threat-up", n=lambda e, s: e.by_),
        money.InnPays: inn_pays,
        money.Offer: act("offer-card", to=seats("to")),
        money.Pay: pay,
        money.Prevent: sentence("prevent", counts=flag("counts")),
        money.Take: take,
        plays.Boost: boost,
        plays.Ignore: act("ignore", "who", answers=lambda e, s: s.answers),
        plays.LimitTo: act("limit", "who", bid=False, what=much("fortitude", FORTITUDE)),
        plays.Negate: negate,
        plays.Redirect: act("redirect", "to", bid=False, whose=seats("who")),
        plays.Reduce: reduce,
        plays.Reflect: act("redirect", "to", bid=False, whose=seats("who")),
        plays.Share: effects.share,
        rounds.AnswerWith: sentence(
            "answer-with", types=lambda e, s: Listed([type_name(word) for word in e.types], "or")
        ),
        rounds.Ante: ante,
        rounds.Bar: sentence("bar", who=seats("who")),
        rounds.Control: act("control", "who", known=lambda e, s: yes(s.in_round)),
        rounds.EndRound: sentence("end-round"),
        rounds.ForceOut: force_out,
        rounds.LeaveRound: act("leave-round", "who", unpaid=lambda e, s: yes("ante" in s.answering)),
        rounds.OpenRound: open_round,
        rounds.Prolong: prolong,
        rounds.TakePot: take_pot,
        rounds.WinRound: act("win-round", "who", bid=False),
        side_decks.Feed: feed,
        side_decks.Gather: act("gather", also=("gather-acts",), pile=of_pile("pile")),
        side_decks.Purchase: purchase,
        side_decks.Reveal: reveal,
        side_decks.TakeUp: act("take-up"),
        token_words.Claim: claim,
        token_words.Give: tokens_of("get", "become-state", bid=False),
        token_words.Return: tokens_of("return-tokens", "no-longer-state", bid=True),
        turn.EndTurn: end_turn,
        turn.Extra: act(
            "play-more",
            bid=False,
            modal="may",
            what=lambda e, s: in_words(e.action, msg("unit-action-card"), s, more=True),
            hand=lambda e, s: yes(e.from_ == "hand"),
        ),
        turn.Flip: act("flip-thing", thing=lambda e, s: name(e.thing)),
        turn.RepeatPhase: sentence("repeat-phase", phase=lambda e, s: phase_name(e.phase)),
        turn.Set: set_track,
        turn.Shift: shift_track,
        turn.Withdraw: effects.withdraw,
        volleys.Volley: volley,
    }
)

__all__ = ["TELL", "act", "sentence"]
