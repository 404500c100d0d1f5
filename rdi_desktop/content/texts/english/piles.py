# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects that move cards from place to place, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import CARD, DRINK, Unit, number, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import YOU, Clause, Part, a, listed
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.words import cards, side_decks

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


def discard(effect: cards.Discard, scene: Scene) -> list[Part]:
    if effect.card:
        return [Clause(YOU, f"{{discard}} {OPEN_CARDS[effect.card]}", bid=True)]
    if effect.from_ == "drink_me":
        top = "the top card" if effect.cards == 1 else f"the top {quantity(effect.cards, CARD, scene)}"
        return [
            does(effect.who, scene, f"{{discard}} {top} of {noun(effect.who, scene).owns} Drink Me! pile", bid=True)
        ]
    random = " at random" if effect.random else ""
    if isinstance(effect.cards, Amount) and (effect.cards.kind, effect.cards.word) == ("stat", "hand"):
        return [does(effect.who, scene, f"{{discard}} {noun(effect.who, scene).owns} whole hand", bid=True)]
    unit = Unit(f"{TYPES[effect.type]} card", f"{TYPES[effect.type]} cards") if effect.type else CARD
    if effect.picked_by is not None:
        hand = noun(effect.who, scene).of("hand")
        what = f"{{look}} at {hand} and {{choose}} {quantity(effect.cards, unit, scene)} of it to be discarded"
        return [does(effect.picked_by, scene, what, bid=True)]
    return [does(effect.who, scene, f"{{discard}} {quantity(effect.cards, unit, scene)}{random}", bid=True)]


def look(effect: cards.Look, scene: Scene) -> list[Part]:
    """Look at a hand."""
    return [Clause(scene.me, f"{{look}} at {noun(effect.at, scene).of('hand')}", bid=True)]


def show(effect: cards.Show, scene: Scene) -> list[Part]:
    return [Clause(scene.me, f"{{show}} all {scene.names.kind(effect.kind, 2)} in your hand", bid=True)]


def place(id: str, scene: Scene) -> str:
    """A pile that everybody has, or one of the character's own."""
    return PILES.get(id) or scene.names.place(id)


def stow(effect: cards.Stow, scene: Scene) -> list[Part]:
    decl = scene.names.character.piles.get(effect.to) if scene.names.character is not None else None
    face = "" if decl is not None and decl.seen == "all" else " face down"
    where = f"{face} on your {place(effect.to, scene)}"
    if effect.card == "this":
        return [Clause(scene.me, f"{{put}} this card{where}", bid=True)]
    any_card = decl is None or decl.accepts in ("own", "foreign")
    kind = CARD.of(effect.up_to) if any_card or decl is None else scene.names.kind(decl.accepts, effect.up_to)
    what = f"{a(kind)} of your hand" if effect.up_to == 1 else f"up to {effect.up_to} {kind} of your hand"
    return [Clause(scene.me, f"{{put}} {what}{where}", modal="may")]


def take_up(effect: side_decks.TakeUp, scene: Scene) -> list[Part]:
    """A card that lies open."""
    return [Clause(scene.me, f"{{take}} this card into {scene.me.owns} hand", bid=True)]


def purchase(effect: side_decks.Purchase, scene: Scene) -> list[Part]:
    """Cards are bought one after the other."""
    decks = listed([scene.names.pile(deck) for deck in effect.from_], "or")
    paid = [f"{one.n} {scene.names.tokens(one.what, one.n or 0)}" for one in effect.cost.prices]
    what = f"{{buy}} cards of your {decks} deck for {listed(paid)} each, one after the other"
    return [Clause(scene.me, what, modal="may")]


def move(effect: cards.Move, scene: Scene) -> list[Part]:
    pile = effect.cards
    who = noun(pile.of_, scene)
    common = pile.pile in ("drink_deck", "drink_discard")
    whose = "the" if common else who.owns
    source = f"{whose} {place(pile.pile, scene)}"
    target = f"{'the' if effect.to == 'drink_deck' else who.owns} {place(effect.to, scene)}"
    if pile.pick:
        what = scene.names.kind(pile.kind, pile.pick) if isinstance(pile.kind, str) else CARD.of(pile.pick)
        return [Clause(who, f"{{take}} {pile.pick} {what} of {who.owns} choice from {source} into {target}", bid=True)]
    if effect.then_shuffle:
        what = f"all of {source}" if pile.top is None else f"the top {quantity(pile.top, CARD, scene)} of {source}"
        return [
            Clause(who, f"{{shuffle}} {what.replace('all of your hand', 'your whole hand')} into {target}", bid=True)
        ]
    what = f"all cards of {source}" if pile.top is None else f"the top {number(pile.top, scene)} cards of {source}"
    if pile.top == 1:
        what = f"the top card of {source}"
    where = f"into {target}" if effect.to == "hand" else f"on {target}"
    return [Clause(who, f"{{put}} {what} {where}", bid=True)]


def arrange(effect: cards.Arrange, scene: Scene) -> list[Part]:
    """Cards are looked at and put back."""
    n = f"the top {effect.top} cards" if effect.top > 1 else "the top card"
    pile = "the Drink Deck" if effect.pile == "drink_deck" else noun(effect.of_, scene).of(PILES[effect.pile])
    back = " and put them back in any order" if effect.top > 1 else ""
    return [Clause(scene.actor, f"{{look}} at {n} of {pile}{back}", bid=True)]


def serve(effect: cards.Serve, scene: Scene) -> list[Part]:
    """Drinks are revealed, and one of them is handed out."""
    pile = noun(effect.to, scene).of("Drink Me! pile")
    if effect.drinks == 1:
        return [Clause(scene.actor, f"{{reveal}} a Drink from the Drink Deck and {{put}} it on {pile}", bid=True)]
    drinks = quantity(effect.drinks, DRINK, scene)
    rest = "the other" if effect.drinks == 2 else "the others"
    what = f"{{reveal}} {drinks} from there, {{put}} one of your choice on {pile} and {{shuffle}} {rest} back"
    return [Clause(scene.actor, what, bid=True)]


def divide(effect: cards.Divide, scene: Scene) -> list[Part]:
    """Two heaps."""
    return [
        Clause(scene.me, f"{{lay}} the top {quantity(effect.cards, CARD, scene)} of your deck open", bid=True),
        does(effect.by_, scene, "{make} two heaps of them"),
        "Take one heap into your hand and discard the other.",
    ]


def gather(effect: side_decks.Gather, scene: Scene) -> list[Part]:
    """What is ripe is discarded, and acts."""
    kind = scene.names.pile(effect.pile)
    return [
        Clause(scene.me, f"{{discard}} each {kind} before you that has reached its last number", bid=True),
        "What it does may be answered as an Action card of yours.",
    ]


def feed(effect: side_decks.Feed, scene: Scene) -> list[Part]:
    """A token goes on the open card of a side deck."""
    decl = scene.names.character.piles.get(effect.pile) if scene.names.character is not None else None
    token = scene.names.tokens(decl.fed, 1) if decl is not None else "token"
    return [Clause(scene.me, f"{{put}} {a(token)} on the open {scene.names.pile(effect.pile)} card", bid=True)]


def reveal(effect: side_decks.Reveal, scene: Scene) -> list[Part]:
    """Cards of a side deck are revealed."""
    deck = f"{scene.names.pile(effect.pile)} deck"
    decl = scene.names.character.piles.get(effect.pile) if scene.names.character is not None else None
    joins = ", which joins this card" if decl is not None and decl.revealed == "attach" else ""
    if effect.fill:
        what = f"{{reveal}} cards of your {deck} until all your {scene.names.pile(effect.pile)} places are taken"
        return [Clause(scene.me, what, bid=True)]
    if effect.cards == 1:
        return [Clause(scene.me, f"{{reveal}} the top card of your {deck}{joins}", bid=True)]
    joins = joins.replace("joins", "join")
    return [Clause(scene.me, f"{{reveal}} {quantity(effect.cards, CARD, scene)} of your {deck}{joins}", bid=True)]
