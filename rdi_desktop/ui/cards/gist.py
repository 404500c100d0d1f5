# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card does in a sign, a number and at most three words, for cards in the hand that are too small for their text.

It is made from the effects. Of a card that does several things it tells the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.core import walk
from rdi_desktop.ui.cards.face import Gist

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.core import Effect

_WORDS = {
    "accept": "Take a dare",
    "add_to_pot": "Into the pot",
    "answer_with": "Take control",
    "ante": "Ante",
    "arrange": "Look ahead",
    "block": "Block",
    "boost": "Stronger",
    "choose": "Choose",
    "claim": "Claim",
    "contest": "Drink-off",
    "control": "Take control",
    "convert": "Turn it round",
    "copy": "All drink",
    "discard": "Discard",
    "dismantle": "Take apart",
    "divide": "Divide",
    "draw": "Draw",
    "drink": "Drink it",
    "end_round": "Round ends",
    "end_turn": "Turn ends",
    "flip": "Flip",
    "force_out": "One is out",
    "gain": "Gain",
    "get": "Hand it on",
    "give": "Give",
    "hand_over": "Take a thing",
    "ignore": "Ignore",
    "inn_pays": "Inn pays",
    "leave_round": "Walk out",
    "lose": "Hit",
    "make_room": "Put it on",
    "move": "Move cards",
    "negate": "Negate",
    "open_round": "Open Round",
    "order": "Order more",
    "pass": "Pass it on",
    "pay": "Pay up",
    "petrify": "Petrify",
    "pour": "Pour one",
    "prevent": "Pay nothing",
    "prolong": "Play on",
    "redirect": "Send it on",
    "reduce": "Lessen it",
    "reflect": "Hit back",
    "repair": "Repair",
    "repeat": "Again",
    "repeat_phase": "Again",
    "return": "Fetch back",
    "reveal": "Reveal",
    "rewrite": "Change it",
    "roll": "Roll",
    "hand_round": "Hand round",
    "serve": "Serve",
    "set": "Turn",
    "shift": "Move it",
    "show": "Show",
    "share": "Share it",
    "spike": "Spike it",
    "split": "Split it",
    "swap": "Swap",
    "take": "Take Gold",
    "take_pot": "Take pot",
    "take_up": "Take up",
    "threat": "Threat",
    "turn_up": "Turn up",
    "withdraw": "Stay out",
    "use_as": "Use as",
    "win_round": "Win it",
}
"""What is done, where no number says it."""

_WHO = {
    "another": "one",
    "player": "one",
    "target": "one",
    "others": "each",
    "everyone": "all",
    "self": "you",
    "actor": "you",
    "holder": "you",
    "in_round": "each in it",
    "source": "back",
    "answered": "back",
    "left": "left",
    "right": "right",
}
"""To whom."""

_WRAPS = ("unless", "for_each", "then", "choose", "procedure")
"""Effects that only say when others happen."""


def gist(card: CardDef) -> Gist:
    """The first thing that a card does; nothing of one that does nothing."""
    for effect in _told(card):
        found = _numbers(effect)
        if found:
            return Gist(found[:2], _whom(effect))
        if effect.VERB in _WORDS:
            return Gist((), _WORDS[effect.VERB])
    return Gist()


def _told(card: CardDef) -> Iterator[Effect]:
    for mode in card.modes[:1]:
        yield from (effect for effect in walk(mode.do) if effect.VERB not in _WRAPS)


def _numbers(effect: Effect) -> tuple[tuple[str, str], ...]:
    if effect.VERB in ("pay", "ante"):
        gold = getattr(effect, "gold", None)
        return (("gold", f"{gold if effect.VERB == 'ante' else -gold:+}"),) if type(gold) is int and gold else ()
    if effect.VERB == "spike":
        pairs = (("alcohol", getattr(effect, "alcohol", 0)), ("fortitude", getattr(effect, "fortitude", 0)))
        return tuple((what, f"{n:+}") for what, n in pairs if type(n) is int and n)
    return tuple((what, f"{n:+}") for what, n in effect.printed())


def _whom(effect: Effect) -> str:
    if effect.VERB in ("ante", "spike"):
        return {"ante": "ante", "spike": "more"}[effect.VERB]
    who = getattr(effect, "who", None)
    return _WHO.get(who.kind, "") if who is not None else ""
