# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects that move cards from place to place, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import CARD, DRINK, Unit, number, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.context import TextContext
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import YOU, Clause, SentencePart, a, listed
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.verbs import cards, side_decks

OPEN_CARDS = {"this": "this card", "rival": "that one", "open": "the one that lies open"}
"""Cards in play, by the word for them."""
PILES = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard pile",
    "drink_me": "Drink Me! pile",
    "drink_deck": "Drink Deck",
    "drink_discard": "Drink discard pile",
}


def discard(effect: cards.Discard, context: TextContext) -> list[SentencePart]:
    if effect.card:
        return [Clause(YOU, f"{{discard}} {OPEN_CARDS[effect.card]}", bid=True)]
    if effect.from_ == "drink_me":
        top = "the top card" if effect.cards == 1 else f"the top {quantity(effect.cards, CARD, context)}"
        return [
            does(effect.who, context, f"{{discard}} {top} of {noun(effect.who, context).owns} Drink Me! pile", bid=True)
        ]
    random = " at random" if effect.random else ""
    if isinstance(effect.cards, Amount) and (effect.cards.kind, effect.cards.word) == ("stat", "hand"):
        return [does(effect.who, context, f"{{discard}} {noun(effect.who, context).owns} whole hand", bid=True)]
    unit = Unit(f"{TYPES[effect.type]} card", f"{TYPES[effect.type]} cards") if effect.type else CARD
    if effect.picked_by is not None:
        hand = noun(effect.who, context).of("hand")
        what = f"{{look}} at {hand} and {{choose}} {quantity(effect.cards, unit, context)} of it to be discarded"
        return [does(effect.picked_by, context, what, bid=True)]
    return [does(effect.who, context, f"{{discard}} {quantity(effect.cards, unit, context)}{random}", bid=True)]


def look(effect: cards.Look, context: TextContext) -> list[SentencePart]:
    """Look at a hand."""
    return [Clause(context.me, f"{{look}} at {noun(effect.at, context).of('hand')}", bid=True)]


def show(effect: cards.Show, context: TextContext) -> list[SentencePart]:
    return [Clause(context.me, f"{{show}} all {context.names.kind(effect.kind, 2)} in your hand", bid=True)]


def place(id: str, context: TextContext) -> str:
    """A pile that everybody has, or one of the character's own."""
    return PILES.get(id) or context.names.place(id)


def stow(effect: cards.Stow, context: TextContext) -> list[SentencePart]:
    decl = context.names.character.piles.get(effect.to) if context.names.character is not None else None
    face = "" if decl is not None and decl.seen == "all" else " face down"
    where = f"{face} on your {place(effect.to, context)}"
    if effect.card == "this":
        return [Clause(context.me, f"{{put}} this card{where}", bid=True)]
    any_card = decl is None or decl.accepts in ("own", "foreign")
    kind = CARD.of(effect.up_to) if any_card or decl is None else context.names.kind(decl.accepts, effect.up_to)
    what = f"{a(kind)} of your hand" if effect.up_to == 1 else f"up to {effect.up_to} {kind} of your hand"
    return [Clause(context.me, f"{{put}} {what}{where}", modal="may")]


def take_up(effect: side_decks.TakeUp, context: TextContext) -> list[SentencePart]:
    """A card that lies open."""
    return [Clause(context.me, f"{{take}} this card into {context.me.owns} hand", bid=True)]


def purchase(effect: side_decks.Purchase, context: TextContext) -> list[SentencePart]:
    """Cards are bought one after the other."""
    decks = listed([context.names.pile(deck) for deck in effect.from_], "or")
    paid = [f"{one.n} {context.names.tokens(one.what, one.n or 0)}" for one in effect.cost.prices]
    what = f"{{buy}} cards of your {decks} deck for {listed(paid)} each, one after the other"
    return [Clause(context.me, what, modal="may")]


def move(effect: cards.Move, context: TextContext) -> list[SentencePart]:
    pile = effect.cards
    who = noun(pile.of_, context)
    common = pile.pile in ("drink_deck", "drink_discard")
    whose = "the" if common else who.owns
    source = f"{whose} {place(pile.pile, context)}"
    target = f"{'the' if effect.to == 'drink_deck' else who.owns} {place(effect.to, context)}"
    if pile.pick:
        what = context.names.kind(pile.kind, pile.pick) if isinstance(pile.kind, str) else CARD.of(pile.pick)
        return [Clause(who, f"{{take}} {pile.pick} {what} of {who.owns} choice from {source} into {target}", bid=True)]
    if effect.then_shuffle:
        what = f"all of {source}" if pile.top is None else f"the top {quantity(pile.top, CARD, context)} of {source}"
        return [
            Clause(who, f"{{shuffle}} {what.replace('all of your hand', 'your whole hand')} into {target}", bid=True)
        ]
    what = f"all cards of {source}" if pile.top is None else f"the top {number(pile.top, context)} cards of {source}"
    if pile.top == 1:
        what = f"the top card of {source}"
    where = f"into {target}" if effect.to == "hand" else f"on {target}"
    return [Clause(who, f"{{put}} {what} {where}", bid=True)]


def arrange(effect: cards.Arrange, context: TextContext) -> list[SentencePart]:
    """Cards are looked at and put back."""
    n = f"the top {effect.top} cards" if effect.top > 1 else "the top card"
    pile = "the Drink Deck" if effect.pile == "drink_deck" else noun(effect.of_, context).of(PILES[effect.pile])
    back = " and put them back in any order" if effect.top > 1 else ""
    return [Clause(context.actor, f"{{look}} at {n} of {pile}{back}", bid=True)]


def serve(effect: cards.Serve, context: TextContext) -> list[SentencePart]:
    """Drinks are revealed, and one of them is handed out."""
    pile = noun(effect.to, context).of("Drink Me! pile")
    if effect.drinks == 1:
        return [Clause(context.actor, f"{{reveal}} a Drink from the Drink Deck and {{put}} it on {pile}", bid=True)]
    drinks = quantity(effect.drinks, DRINK, context)
    rest = "the other" if effect.drinks == 2 else "the others"
    what = f"{{reveal}} {drinks} from there, {{put}} one of your choice on {pile} and {{shuffle}} {rest} back"
    return [Clause(context.actor, what, bid=True)]


def divide(effect: cards.Divide, context: TextContext) -> list[SentencePart]:
    """Two heaps."""
    return [
        Clause(context.me, f"{{lay}} the top {quantity(effect.cards, CARD, context)} of your deck open", bid=True),
        does(effect.by_, context, "{make} two heaps of them"),
        "Take one heap into your hand and discard the other.",
    ]


def gather(effect: side_decks.Gather, context: TextContext) -> list[SentencePart]:
    """What is ripe is discarded, and acts."""
    kind = context.names.pile(effect.pile)
    return [
        Clause(context.me, f"{{discard}} each {kind} before you that has reached its last number", bid=True),
        "What it does may be answered as an Action card of yours.",
    ]


def feed(effect: side_decks.Feed, context: TextContext) -> list[SentencePart]:
    """A token goes on the open card of a side deck."""
    decl = context.names.character.piles.get(effect.pile) if context.names.character is not None else None
    token = context.names.tokens(decl.fed, 1) if decl is not None else "token"
    return [Clause(context.me, f"{{put}} {a(token)} on the open {context.names.pile(effect.pile)} card", bid=True)]


def reveal(effect: side_decks.Reveal, context: TextContext) -> list[SentencePart]:
    """Cards of a side deck are revealed."""
    deck = f"{context.names.pile(effect.pile)} deck"
    decl = context.names.character.piles.get(effect.pile) if context.names.character is not None else None
    joins = ", which joins this card" if decl is not None and decl.revealed == "attach" else ""
    if effect.fill:
        what = f"{{reveal}} cards of your {deck} until all your {context.names.pile(effect.pile)} places are taken"
        return [Clause(context.me, what, bid=True)]
    if effect.cards == 1:
        return [Clause(context.me, f"{{reveal}} the top card of your {deck}{joins}", bid=True)]
    joins = joins.replace("joins", "join")
    return [Clause(context.me, f"{{reveal}} {quantity(effect.cards, CARD, context)} of your {deck}{joins}", bid=True)]
