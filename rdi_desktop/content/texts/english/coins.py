# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on cards that count as Gold, as clauses."""

from __future__ import annotations

from rdi_desktop.content.texts.english.clauses import does, noun
from rdi_desktop.content.texts.english.grammar import Clause, Part, a
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.words import coins


def hand_over(effect: coins.HandOver, scene: Scene) -> list[Part]:
    """A card changes hands: given, taken, or caught."""
    card = a(scene.names.pile(effect.pile))
    if not isinstance(effect.from_, Who):
        return [does(effect.to, scene, "{take} it", bid=True)]
    if effect.from_.kind in ("actor", "self"):
        return [
            does(
                effect.to,
                scene,
                f"{{gain}} {card} of {noun(effect.from_, scene).owns} choice from {noun(effect.from_, scene).text}",
            )
        ]
    return [
        does(
            effect.to,
            scene,
            f"{{take}} {card} of {noun(effect.to, scene).owns} choice from {noun(effect.from_, scene).text}",
            bid=True,
        )
    ]


def turn_up(effect: coins.TurnUp, scene: Scene) -> list[Part]:
    """Hidden cards are turned up."""
    pile = scene.names.pile(effect.pile)
    what = f"one of your face-down {pile}s" if effect.cards == 1 else f"{effect.cards} of your face-down {pile}s"
    return [Clause(scene.me, f"{{turn}} up {what}", bid=True)]
