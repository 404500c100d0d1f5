# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on cards of others that lie aside, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.amounts import CARD, quantity
from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.grammar import Clause, Part
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.words import borrowed


def petrify(effect: borrowed.Petrify, scene: Scene) -> list[Part]:
    """Cards of hands go under a pile."""
    return [
        does(
            effect.who,
            scene,
            f"{{Petrify}} {quantity(effect.cards, CARD, scene)} of {noun(effect.who, scene).owns} hand",
            bid=True,
        )
    ]


def give_back(effect: borrowed.GiveBack, scene: Scene) -> list[Part]:
    """They come back."""
    cards = "the top card" if effect.top == 1 else f"the top {effect.top} cards"
    return [
        Clause(
            scene.me,
            f"{{return}} {cards} of your {scene.names.pile(effect.from_)} pile to the hand that it came from",
            bid=True,
        )
    ]


def mute(effect: borrowed.Mute, scene: Scene) -> list[Part]:
    """Somebody plays nothing."""
    who = noun(effect.who, scene)
    return [does(effect.who, scene, f"{{play}} nothing until the end of {who.owns} next turn")]
