# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules text in English: digits for numerals, words for other numbers, capitals for the game's terms."""

from rdi_desktop.content.texts.english.abilities import ability_text
from rdi_desktop.content.texts.english.boxes import box_text, boxed_text
from rdi_desktop.content.texts.english.cards import card_text, mode_label, played_text, room_text, type_label
from rdi_desktop.content.texts.english.context import DeckNames
from rdi_desktop.content.texts.english.effects import offered
from rdi_desktop.content.texts.english.grammar import lower
from rdi_desktop.content.texts.english.machines import faction_text, kind_of
from rdi_desktop.content.texts.english.mechanics import character_text, form_text, holder_text, thing_text
from rdi_desktop.content.texts.english.needs import occasion, requirement
from rdi_desktop.content.texts.english.verbs import aim, beside, mark, picture, short

__all__ = [
    "DeckNames",
    "ability_text",
    "aim",
    "beside",
    "box_text",
    "boxed_text",
    "card_text",
    "character_text",
    "faction_text",
    "form_text",
    "holder_text",
    "kind_of",
    "lower",
    "mark",
    "mode_label",
    "occasion",
    "offered",
    "picture",
    "played_text",
    "requirement",
    "room_text",
    "short",
    "thing_text",
    "type_label",
]
