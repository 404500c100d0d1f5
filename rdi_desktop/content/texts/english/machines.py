# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of a machine: their kinds and effects. The machine is called by its name, since nobody holds the cards."""

from __future__ import annotations

import re
from dataclasses import replace

from rdi_desktop.content.texts.english import standing
from rdi_desktop.content.texts.english.cards import NOTHING
from rdi_desktop.content.texts.english.context import DeckNames, TextContext
from rdi_desktop.content.texts.english.effects import parts
from rdi_desktop.content.texts.english.grammar import Noun, sentence, sentences
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.machine import PLAIN, WHIFF, FactionCard

HEADS = {"player": "Player", "drink": "Drink"}
"""Headings of responses that do not answer everything."""
DECKS = {"action": "Action", "sometimes": "Sometimes", "gambling": "Gambling", "cheating": "Cheating", "none": "Pass"}


def faction_text(card: FactionCard, names: DeckNames) -> str:
    """All that a card of a machine does."""
    context = scene_of(card, names)
    lines = []
    if card.answers:
        lines += [f"{HEADS[card.answers]}: {said(card.modes[PLAIN].do, context)}"]
        lines += [f"Whiff: {said(card.modes[WHIFF].do, context)}"]
    elif card.passes:
        short = context.me.text
        lines.append(" ".join([sentence(f"{short} passes"), *sentences(parts(card.passing, context))]))
    elif card.takes_control:
        found = sentences(parts(card.modes[PLAIN].do, context))
        lines.append(" ".join([sentence(f"{context.me.text} takes control of the Round"), *found]))
    elif not card.body:
        lines.append(said(card.modes[PLAIN].do, context))
    lines += [f"Component, Active: {said(ability.mode.do, context)}" for ability in card.abilities]
    holds = [by_name(standing.standing(change, context), context.me.text) for change in card.standing]
    holds += [standing.trigger(one, names) for one in card.triggers]
    if holds:
        lines.append(f"Component, Passive: {' '.join(holds)}")
    return "\n".join(lines)


def by_name(text: str, short: str) -> str:
    """A sentence about 'you', changed to be about the machine."""
    text = re.sub(r"\b[Yy]ou (lose|gain)\b", rf"{short} \1s", text, count=1)
    return re.sub(r"\byou (lose|gain)\b", r"it \1s", text).replace("your cards", f"the cards of {short}")


def said(effects: tuple[Effect, ...], context: TextContext) -> str:
    """Some effects in sentences."""
    return " ".join(sentences(parts(effects, context))) or NOTHING


def scene_of(card: FactionCard, names: DeckNames) -> TextContext:
    """The context of a card: the machine is called by its name, all others are Challengers."""
    short = card.deck.replace("-", " ").title()
    me = Noun(short, "one", "machine", short)
    context = TextContext(
        names,
        me,
        me,
        source=Noun("whoever provoked it", "one", "source"),
        drinker=me,
        answering=frozenset(card.moments),
    )
    return replace(context, others="each Challenger")


def kind_of(card: FactionCard, faction: str) -> str:
    """'Action · Battlebot · 1 skull'."""
    kind = "Component" if card.body else DECKS.get(card.types[0], card.types[0])
    skulls = ("", "1 skull", "2 skulls")[card.skulls]
    return " · ".join(word for word in (kind, faction, skulls) if word)
