# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules texts, made from effects in the language that is spoken: plans of facts here, messages and grammar in `rdi_desktop.words`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rdi_desktop.content.texts import abilities, boxes, cards, mechanics, needs, standing
from rdi_desktop.content.texts.effects import offered
from rdi_desktop.content.texts.scene import DeckNames, Scene
from rdi_desktop.content.texts.short import aim, beside, brief, mark, picture, short
from rdi_desktop.content.texts.verbs import TELL
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef, TokenDecl
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.dungeon import Dungeon
from rdi_desktop.engine.language.hooks import Trigger
from rdi_desktop.engine.language.machine import FactionCard
from rdi_desktop.engine.language.standing import Standing
from rdi_desktop.words import in_language
from rdi_desktop.words.plan import Part, Sentences, say

__all__ = ["TELL", "DeckNames", "aim", "beside", "brief", "mark", "picture", "short"]


def _lines(lines: Sequence[Sequence[Part]]) -> str:
    """Paragraphs."""
    return in_language(lambda told: "\n".join(" ".join(told.realiser.sentences(line)) for line in lines))


def _sentences(parts: Sequence[Part]) -> str:
    return _lines([parts]) if parts else ""


def _joined(things: Sequence[Any]) -> str:
    """'Action · Pet'."""
    return in_language(lambda told: " · ".join(told.finished(told.text(each)) for each in things))


def card_text(card: CardDef, names: DeckNames) -> str:
    """The whole text of a card. Its Trap and other separate parts begin new lines."""
    return _lines(cards.card_lines(card, names))


def room_text(card: CardDef, of: Dungeon, names: DeckNames) -> str:
    """What a room does to the seat that enters it."""
    return _lines(cards.room_lines(card, of, names))


def boxed_text(card: BoxedCard, names: DeckNames) -> str:
    """All boxes of a card, from top to bottom."""
    return _lines(boxes.boxed_lines(card, names))


def box_text(card: BoxedCard, box: str, names: DeckNames) -> str:
    """One box of a card, without its heading."""
    return _sentences(boxes.box_parts(card, box, names))


def faction_text(card: FactionCard, names: DeckNames) -> str:
    """All that a card of a machine does."""
    return _lines(boxes.faction_lines(card, names))


def played_text(card: CardDef, mode: int, better: Iterable[str], names: DeckNames) -> str:
    """What one way to use a card does with these improvements paid for, and without the others."""
    return _sentences(cards.played_parts(card, mode, better, names))


def mode_label(card: CardDef, mode: int, names: DeckNames) -> str:
    """One way to use a card: its first effect, in a few words."""
    label = cards.mode_label(card, mode, names)
    return in_language(lambda told: told.realiser.capital(told.text(label))).rstrip(".")


def type_label(card: CardDef, names: DeckNames) -> str:
    """The types of a card: 'Action', 'Action · Gambling', 'Drink Event', 'Action · Pet'."""
    return _joined(cards.type_label(card, names))


def kind_of(card: FactionCard, faction: str) -> str:
    """The types of a card of a machine: 'Action · Battlebot · 1 skull'."""
    return _joined(boxes.kind_of(card, faction))


def ability_text(ability: Ability, names: DeckNames) -> str:
    """One ability: when, at what cost, what it does."""
    return _sentences(abilities.ability(ability, names))


def character_text(character: CharacterDef, names: DeckNames) -> str:
    """All mechanics, a line for each."""
    return _lines(mechanics.character_lines(character, names))


def thing_text(character: CharacterDef, id: str, names: DeckNames) -> list[str]:
    """What the owner of one of its things is told of it, in paragraphs."""
    return [_sentences(line) for line in mechanics.thing_lines(character, id, names)]


def form_text(character: CharacterDef, track: str, step: str, names: DeckNames) -> str:
    """What holds while a track of the character is at that step; '' if nothing does."""
    return _sentences(mechanics.form_parts(character, track, step, names))


def holder_text(decl: TokenDecl, names: DeckNames) -> str:
    """What a token does, addressed to its holder; '' if it does nothing by itself."""
    return _sentences(mechanics.holder_parts(decl, names))


def given_text(id: str, decl: TokenDecl, names: DeckNames) -> str:
    """What a token does to whoever has it, below the text of a card that gives it; '' if it does nothing by itself."""
    burden = mechanics.holder_parts(decl, names)
    said = say("for-whoever-has", text=Sentences(burden))
    return _sentences([say("tokens-head", name=names.token(id), text=Sentences([said]))]) if burden else ""


def for_holder(decl: TokenDecl, names: DeckNames) -> str:
    """The same, told to somebody else; '' if it does nothing by itself."""
    burden = mechanics.holder_parts(decl, names)
    return _sentences([say("for-whoever-has", text=Sentences(burden))]) if burden else ""


def trigger_text(trigger: Trigger, names: DeckNames) -> str:
    """A trigger and its effects."""
    return _sentences(standing.trigger(trigger, names))


def standing_text(change: Standing, names: DeckNames) -> str:
    """A standing change."""
    return _sentences([standing.standing(change, Scene(names))])


def hook_text(point: str, effects: Iterable[Effect], names: DeckNames) -> str:
    """The effects at a point of the turn."""
    return _sentences([standing.hook(point, effects, names)])


def offer_text(effects: Iterable[Effect], names: DeckNames, player: str | None) -> str:
    """What is offered to the seat that decides, addressed to it; '' if it is not exactly one thing."""
    found = offered(effects, names, player)
    return _sentences([found]) if found is not None else ""


def open_text(card: CardDef, what: str, names: DeckNames) -> str:
    """What a card lets somebody decide as it resolves, as the card says it: its only "unless" or "may"; '' without one."""
    return _sentences(cards.left_open(card, what, names))


def occasion(uses: Iterable[CardDef | Ability], moments: tuple[str, ...], names: DeckNames) -> str:
    """When a use that waits for these moments can be played; '' if none does."""
    found = needs.occasion(uses, moments, names)
    return in_language(lambda told: told.finished(told.text(found))) if found is not None else ""


def requirement(use: CardDef | Ability, mode: int | None, part: int, names: DeckNames) -> str:
    """One requirement as a sentence; '' if there is no such."""
    found = needs.requirement(use, mode, part, names)
    return _sentences([found]) if found is not None else ""
