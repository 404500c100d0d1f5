# SPDX-License-Identifier: GPL-3.0-or-later
"""Fingers with rings on them are Gold: they are seen where they lie, and go there before one's eyes. And what lies in a line has places."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rdi_desktop.director.script import Script
from rdi_desktop.director.shown import Shown
from rdi_desktop.engine.seen import SeenCoin
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.rings import row
from rdi_desktop.ui.words.log import LogTeller
from tests.director.told import Story, view
from tests.rules.deal import Deal, at, deal
from tests.ui.table_hands import Hands
from tests.ui.test_table_costs import sit_down
from tests.ui.test_table_tokens import tip

THUMB = refs.ring(0, "thumb")


def anted() -> Deal:
    """Gerki opens a Round of Gambling, and the Lich King antes with the thumb."""
    t = deal(king=at(is_="lich-king"), gerki=at(["Gambling? I'm in!"]), zot=at(), turn="gerki")
    t.play("gerki", "Gambling? I'm in!")
    return t.choose("king", "coin:thumb")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_finger_that_is_anted_lies_in_the_pot_and_no_more_on_the_mat(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = sit_down(qtbot, anted(), size)
    pot, lying = hands.table.middle.spots.pot, hands.table.pieces.rect(THUMB)
    assert pot.adjusted(-2, -2, 2, 2).contains(lying)
    assert lying.width() >= 18 * hands.table.layout.unit
    told = "Thumb of The Lich King: counts as 1 Gold in the pot"
    assert tip(hands, THUMB) == told
    assert hands.table.described(THUMB) == told
    assert told in tip(hands, refs.token(0, "thumb", 0))
    assert "counts as" not in tip(hands, refs.token(0, "index", 0))


def test_whoever_wins_it_has_it_on_the_mat(qtbot: QtBot) -> None:
    t = anted()
    hands = sit_down(qtbot, t)
    t.pass_("zot").pass_("king")
    hands.widget.refresh()
    assert t.game.view(0).round is None
    assert THUMB not in hands.table.pieces
    assert tip(hands, refs.token(1, "thumb", 0)) == "Thumb of The Lich King: counts as 1 Gold in the stash of gerki"


def test_it_goes_there_in_a_beat_of_its_own_and_is_told() -> None:
    story, seen = (
        Story().then("coin_moved", 0, thing="thumb", source=0, to="pot"),
        view(tracks={0: {"thumb": "detached"}}),
    )
    (beat,) = Script().read(story.events, seen)
    assert (beat.kind, beat.args["source"], beat.args["to"], beat.args["side"]) == ("ring", 0, "pot", "detached")
    shown = Shown()
    shown.settle(replace(seen, coins=[SeenCoin(0, "thumb", 0), SeenCoin(0, "index", 0)]))
    for change in beat.changes:
        shown.apply(change)
    assert [coin.at for coin in shown.view.coins] == ["pot", 0]
    assert [line.text for line in LogTeller("ABCD", None).lines(story.events)] == ["A's Thumb goes to the pot as Gold."]


def test_three_fingers_have_room_in_a_place_that_is_narrow() -> None:
    place = QRectF(10, 10, 50, 20)
    rects = row(place, 5)
    assert all(place.contains(rect) and rect.width() == rect.height() == 20 for rect in rects)
    assert len({rect.left() for rect in rects}) == 5
    assert row(place, 1) == [QRectF(25, 10, 20, 20)]


def stable(size: tuple[int, int], qtbot: QtBot) -> Hands:
    lying = ["Elandral the Unicorn", "Moss the Bog Horse", "Midnight the Nightmare"]
    return sit_down(qtbot, deal(molly=at(in_play=lying), zot=at(), gerki=at()), size)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_places_of_a_line_have_their_names(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = stable(size, qtbot)
    places = ["Just Got Here", "Enjoying the Stay", "About to Leave"]
    cards = hands.table.view.seats[0].in_play
    for card, name in zip(cards, places, strict=True):
        (label,) = [item for item in hands.table.items() if item.toolTip() == name and item.zValue() == 1.5]
        label_rect, card_rect = label.sceneBoundingRect(), hands.table.pieces.rect(refs.card(card.id))
        assert label.isVisible() and label_rect.bottom() <= card_rect.top() + 1
        assert card_rect.left() <= label_rect.center().x() <= card_rect.right()
        assert not label_rect.intersects(hands.table.layout.hand)
        assert hands.table.described(refs.card(card.id)).startswith(f"{name}: {card.title}.")
