# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of house rules: numbers and switches, each with the books' value first."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rdi_desktop.content import load_content
from rdi_desktop.engine.language.house_rules import HITS_ALONE, HOUSE, HouseRule
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.house_words import about
from rdi_desktop.session.picking import DraftSeat
from rdi_desktop.session.plan import HUMAN, THINK
from rdi_desktop.ui.pages.house_rules import HouseDialog, agreed_words
from rdi_desktop.words import language
from rdi_desktop.words.fluent import Message

WORDS = {
    "house-pot_prizes": "Prizes in the pot",
    "house-pot_prizes-about": "A Prize comes into each pot.",
    "house-pot_prizes-told": "no Prizes",
}


def test_a_switch_is_chosen_shown_and_taken_back(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOUSE, "pot_prizes", HouseRule(True))
    for id, text in WORDS.items():
        monkeypatch.setitem(language("en")._entries, id, Message(text, "here"))
    dialog, draft = HouseDialog(), TableDraft()
    qtbot.addWidget(dialog)
    dialog.chosen.connect(draft.lay)
    field = dialog.fields["pot_prizes"]
    assert [field.itemText(place) for place in range(field.count())] == ["as the books say: yes", "no"]
    field.activated.emit(1)
    assert draft.house == {"pot_prizes": False}
    dialog.show_draft(draft)
    assert field.currentText() == "no"
    assert agreed_words(draft) == "no Prizes"
    field.activated.emit(0)
    dialog.show_draft(draft)
    assert draft.house == {}
    assert field.currentIndex() == 0


def test_a_number_is_chosen_and_the_books_value_is_said(qtbot: QtBot) -> None:
    dialog, draft = HouseDialog(), TableDraft()
    qtbot.addWidget(dialog)
    dialog.chosen.connect(draft.lay)
    gold, hand = dialog.fields["start_gold"], dialog.fields["hand_size"]
    assert gold.itemText(0) == "as the books say: 8, 10 or 12"
    assert hand.itemText(0) == "as the books say: 7"
    hand.activated.emit(hand.findData(5))
    dialog.show_draft(draft)
    assert hand.currentText() == "5"
    assert agreed_words(draft) == "hands of 5"


def test_only_what_means_something_at_the_table_is_asked(qtbot: QtBot) -> None:
    dialog, boss = HouseDialog(), load_content().variants["boss-otto"]
    qtbot.addWidget(dialog)
    fire = {key for key, rule in HOUSE.items() if rule.fireside}
    for variant, people, idle in ((boss, 1, fire), (boss, 2, {*fire, HITS_ALONE}), (None, 1, {HITS_ALONE})):
        draft = TableDraft([DraftSeat("Guest", None, HUMAN) for _ in range(people)], variant=variant)
        dialog.show_draft(draft)
        shown = {key for key, field in dialog.fields.items() if not field.isHidden()}
        assert shown == HOUSE.keys() - idle | {THINK}
        assert {about(key) for key in HOUSE if key not in shown}.isdisjoint(
            {each.text() for each in dialog.findChildren(QLabel) if not each.isHidden()}
        )


def test_the_time_to_think_is_shown_as_it_was_agreed_on(qtbot: QtBot) -> None:
    dialog, draft = HouseDialog(), TableDraft()
    qtbot.addWidget(dialog)
    for seconds, words in ((30, "30 seconds"), (120, "2 minutes"), (17, "17 seconds")):
        draft.lay(THINK, seconds)
        dialog.show_draft(draft)
        assert dialog.fields[THINK].currentText() == words
    assert {about(key) for key in HOUSE} <= {each.text() for each in dialog.findChildren(QLabel)}
