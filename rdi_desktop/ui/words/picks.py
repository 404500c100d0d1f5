# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for questions of cards as they take effect: what is picked and why, and what it means to pick nothing."""

from __future__ import annotations

from rdi_desktop.content import texts
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.terms import filled, phase, thing, uncapital

_PICKS = {
    "target": "{about} — {aim}",
    "target_of": "“{card}”:{does} Whom do you choose?",
    "given_to": "{about} — before whom do you put “{card}”?",
    "choose": "{about} — choose what it does",
    "equip": "Wear {about}, or discard it?",
    "stays": "Which one stays? The rest is discarded",
    "stay": "{about} needs a place: which of these stays?",
    "stay_more": "{about} needs a place: which {least} of these stay?",
    "self_split": "Share this Drink with somebody?",
    "may": "{about} — do you want to?",
    "become": "{thing} — do you become {step}?",
    "unless": "{about} — will you do what it asks of you?",
    "unless_told": "{about} — {told} Do you?",
    "may_told": "{about} — {told} Do you want to?",
    "cost": "Choose the card that you discard for it",
    "cost_more": "Choose the {least} cards that you discard for it",
    "pay_with": "Choose the {thing} card that you discard for it",
    "purchase": "You may buy a card: from which deck?",
    "spend": "{about} — which of your cards there do you give up for it?",
    "fetch": "{about} — choose the card that you take back",
    "boost": "Use a {thing} so that {about} hits for {hits}?",
    "accept": "{about} — do you accept?",
    "wound_up": "The automaton passes out on your track: what do you take for it?",
    "keep_body": "{about} has been hit — do you pay {wages} Gold to keep it?",
    "again": "{about} — once more?",
    "discard": "Choose the card that you discard",
    "discard_more": "Choose the {least} cards that you discard",
    "prize": "Choose the Prize that goes into the pot",
    "move_cost": "Choose the card that you discard to go on in the dungeon",
    "room": "Which of your team takes what the room does?",
    "crawl": "You lead the party on: to which tavern?",
    "loot": "Choose the Loot that you take",
    "deck_of": "From which of its decks do you take the top card?",
    "trigger": "{thing} — do you want to?",
    "chain": "{about} — which one comes first? It must need what another one is",
    "chain_next": "“{last}” needs {needs} behind it: which one comes next?",
    "chain_target": "At whom is “{card}” aimed?",
    "coins": "With what do you pay?",
    "petrify": "{about} — choose the card that you Petrify",
    "petrify_more": "{about} — choose the {least} cards that you Petrify",
    "hand_over": "{about} — which one changes hands?",
    "pot_coins": "Part of the pot goes to somebody else: what of it?",
    "demand": "For what Gold of theirs do you sell it?",
    "goes_to": "It happened to several at once: to whom does it go?",
    "buy": "Do you buy {about} for {price} Gold?",
    "split": "Keep “{card}”, or put it before somebody else?",
    "at_once": "“{card}” acts at once: play it on whomever it is meant for",
    "order_seen": "You see what is on the tray: which Drink do you hand out next?",
    "arrange": "You have seen it: put it back",
    "arrange_more": "Put them back: the first that you pick lies on top",
    "divide": "Make two heaps, of which {by} may take one: pick the cards of the first",
    "heap": "Which heap goes to your hand?",
    "look": "You see the whole hand",
    "discard_for": "You see the whole hand: which card is discarded?",
    "discard_for_more": "You see the whole hand: which {least} cards are discarded?",
    "next_card": "Which of them goes off next?",
    "pot_share": "Half of the pot goes to somebody else: how many of the cards that lie face down in it?",
    "steal": "What do you take from the pot?",
    "pot_prize": "Half of the pot goes to somebody else: who gets the Prize?",
    "track": "{thing}: what do you choose?",
    "champion": "Who is your team's Champion?",
    "repeat": "{thing} comes once more: which of the team plays it?",
    "volley": "Your {thing} is let loose: who is hit by the next one?",
    "hand_round": "{about} — who gets the top Drink of your pile?",
    "serve": "{about} — which of these Drinks do you hand out?",
    "tick": "Your things in play tick down: in which order? The first that you pick is the first",
    "ticked": "“{card}” ticks down — does it act?",
    "sacrifice": "Which one do you sacrifice for it?",
    "mark": "{about} — which of your cards is it for?",
    "stow": "{about} — you may lay a card of your hand aside: which one?",
    "take_back": "No {thing} token is left: who gives one back?",
}

NOTHING = {
    "chain": "Stop there",
    "hand_round": "Keep the rest",
    "look": "Seen",
    "self_split": "Drink it alone",
    "spend": "That is enough",
    "stow": "Lay nothing aside",
    "purchase": "Buy nothing more",
}
"""The label for picking nothing, where neither "No" nor "Done" would do."""

_DEEDS = {
    "arrange": "Put {n} back",
    "chain": "Chain {n}",
    "cost": "Discard {n}",
    "discard": "Discard {n}",
    "discard_for": "Discard {n}",
    "move_cost": "Discard {n}",
    "next_card": "Set off {n}",
    "order_seen": "Hand out {n}",
    "pay_with": "Discard {n}",
    "prize": "Put {n} into the pot",
    "serve": "Hand out {n}",
    "spend": "Give {n} up",
    "stay": "Keep {n}",
    "stays": "Keep {n}",
    "stow": "Lay {n} aside",
}
"""What is done with the picked cards, if they are not taken."""

ORDERED = ("arrange", "tick")
"""Questions in which the order of the picks matters."""


def question(pending: DecisionTold, names: ShownNames) -> str:
    """The question, with who or what asks, and why."""
    key, _, of = (pending.prompt or "choose").partition(":")
    card = names.card(pending.args.get("card"))
    blow = names.hardest_blow(pending.about)
    told = names.offer(pending.about) if key == "unless" else ""
    told = names.sentence(pending.about, key) if key == "may" else told
    last, needs = names.line(pending.about) if key == "chain" else ("", "")
    of, _, step = of.partition(":")
    key = "become" if key == "may" and step else key
    several = "_more" * (pending.min > 1 and f"{key}_more" in _PICKS)
    return filled(
        _PICKS,
        key + "_told" * bool(told) + "_next" * bool(needs) + several,
        thing=phase(of) if key == "repeat" else thing(of.removeprefix("use-")),
        about=subject(pending, names),
        aim=texts.aim(of),
        by=names.doer(pending.about),
        hits=f"{blow + 1} instead of {blow}" if blow else "1 more",
        does=f" {names.text(pending.args.get('card'))}".rstrip(),
        card=card or next((names.card(each.card) for each in pending.options if each.card is not None), None),
        price=names.price(pending.about),
        wages=names.wages(pending.about),
        told=uncapital(told),
        last=last,
        needs=f"{_a(needs)} {needs}",
        least=pending.min,
        step=f"{_a(step)} {thing(step)}",
    )


def subject(pending: DecisionTold, names: ShownNames) -> str:
    """What the question is about."""
    return f"“{names.entry(pending.about)}”" if pending.about is not None else "This"


def confirm(decision: str, picked: int, pending: DecisionTold) -> str:
    """The button that answers with the present picks."""
    if decision == "discard":
        return "Keep all" if picked == 0 else f"Discard {picked} and draw"
    asked = kind_of(pending)
    if asked == "divide":
        return f"Heaps of {picked} and {len(pending.options) - picked}"
    if picked < pending.min:
        return f"Choose {pending.min - picked} more"
    if asked == "tick":
        return "Tick down in this order"
    if not picked:
        return NOTHING.get(asked, "Choose none")
    return deed(asked, f"these {picked}" if picked > 1 else "this")


def deed(asked: str, cards: str) -> str:
    """What is done with cards by picking them. `asked`: what the pick is for, or the kind of question."""
    return _DEEDS.get(asked, "Take {n}").format(n=cards)


def kind_of(pending: DecisionTold) -> str:
    """What a pick is for; for other questions their kind."""
    asked = pending.prompt.partition(":")[0] if pending.kind == "pick" else ""
    return asked or pending.kind


def _a(noun: str) -> str:
    return "an" if noun[:1].lower() in tuple("aeiou") else "a"
