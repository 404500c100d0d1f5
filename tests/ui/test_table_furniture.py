# SPDX-License-Identifier: GPL-3.0-or-later
"""What belongs to a player lies on that player's mat, at the fullest table there is, whoever sits at it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from rdi_desktop.ui.cards.art import load_fonts
from rdi_desktop.ui.cards.face import plan_face
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.layout import RATIO, enlarged
from rdi_desktop.ui.table.mat import out_strip
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.table.setting_places import LEAST_SEEN
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.words.reasons import reason_text
from tests.rules.deal import Deal, at, content, deal
from tests.ui.table_fixtures import alter
from tests.ui.table_hands import lift

EVERYBODY = sorted(content().characters)
TABLES = [(EVERYBODY + EVERYBODY)[start : start + 8] for start in range(0, len(EVERYBODY), 8)]
SIZES = [(1064, 692), (1280, 692), (1920, 1052)]
"""A window of 1280×720 with the log and without, and one of 1920×1080: what is left below its menu."""
ADORNS = 1
"""Key of what marks rings and shades around things: they lie on nothing."""
LYING = 4
"""So many cards lie before whoever lays any out."""


def laden(characters: list[str], lying: int = LYING) -> Deal:
    """Eight seats with everything before them that can be: cards of side decks, tokens of everybody, a hand, discards."""
    t = deal(**{f"p{place}": at(is_=id) for place, id in enumerate(characters)})
    kinds = {id: kind for seat in t.table.seats for id, kind in seat.character.tokens.items()}
    for seat in t.table.seats:
        seat.hand.extend(seat.deck.pop() for _ in range(7) if seat.deck)
        seat.discard.extend(seat.deck.pop() for _ in range(2) if seat.deck)
        for id, pile in seat.character.piles.items():
            deck = next((owner.piles[id] for owner in t.table.seats if id in owner.piles), [])
            while pile.lays_out and deck and len(seat.in_play) < lying:
                seat.in_play.append(deck.pop())
        for id, kind in kinds.items():
            if (kind.holders != "self") or id in seat.character.tokens:
                seat.tokens[id] = min(3, kind.limit)
    return t


def table_of(qtbot: QtBot, t: Deal, size: tuple[int, int], eyes: int) -> TableWidget:
    seats = tuple(SeatInfo(seat.name, seat.character.id, HUMAN) for seat in t.table.seats)
    widget = TableWidget(LocalSession.of(t.game, GamePlan(seats, 1), content()), eyes)
    qtbot.addWidget(widget)
    widget.table.set_viewport(*size, 1.0)
    return widget


def furniture(scene: TableScene, seat: int) -> Iterator[tuple[QGraphicsItem, QRectF]]:
    """Everything that lies on a mat, and where."""
    piece = scene.pieces.get(refs.seat(seat))
    assert piece is not None
    below = list(piece.item.childItems())
    while below:
        child = below.pop()
        below += child.childItems()
        if child.isVisible() and not child.data(ADORNS):
            yield child, child.sceneBoundingRect()


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_nothing_of_a_player_lies_on_the_place_of_another(qtbot: QtBot, table: int) -> None:
    """All of it lies on the own setting, or is in one's own hands. Everybody sits somewhere, and every seat is looked from."""
    characters, size, eyes = TABLES[table], SIZES[0], table % 8
    widget = table_of(qtbot, laden(characters), size, eyes)
    scene = widget.table
    mats, persons = scene.layout.mats, scene.layout.persons
    for seat, mat in mats.items():
        edge = mat.adjusted(-5, -5, 5, 5)  # a picture has an edge, and a pile's number stands out
        held = QRectF(
            edge.left(), persons[seat].top(), edge.width(), mat.top() - persons[seat].top() + edge.height() / 2
        )
        for item, rect in furniture(scene, seat):
            if rect.contains(mat):
                continue  # the setting itself
            where = f"{item.toolTip() or type(item.parentItem())} of {characters[seat]} at {size}"
            if seat == eyes:
                assert edge.united(scene.layout.front).contains(rect.center()), where
            else:
                assert edge.contains(rect) or held.contains(rect), where
            assert all(not rect.intersects(other) for who, other in mats.items() if who != seat), where
            assert not rect.intersects(scene.layout.prompt) or seat == eyes, where


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_lies_before_somebody_is_seen_side_by_side(qtbot: QtBot, size: tuple[int, int]) -> None:
    t = laden(["zot", "halden", "lizwick", "molly", "spyke", "flower", "phrenk", "evil-pooky"])
    widget = table_of(qtbot, t, size, 0)
    scene = widget.table
    for place, seat in enumerate(scene.view.seats[1:], 1):
        cards = [refs.card(card.id) for card in seat.in_play]
        assert len(cards) >= LYING
        rects = [scene.pieces.rect(card) for card in cards]
        for one, after in pairwise(rects):
            assert after.left() - one.left() >= one.width() * LEAST_SEEN * 0.95
        lift(scene, place)
        rects = [scene.pieces.rect(card) for card in cards]
        for one, after in pairwise(rects):
            assert after.left() >= one.right() - one.width() * 0.05
            assert one.width() >= 24 * scene.layout.unit


@pytest.mark.parametrize("eyes", [0, 7], ids=["somebody else's", "one's own"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_six_totems_lie_whole_and_each_is_met_where_it_lies(qtbot: QtBot, size: tuple[int, int], eyes: int) -> None:
    widget = table_of(qtbot, laden(["zot", *TABLES[0][:6], "halden"], lying=6), size, eyes)
    scene = widget.table
    cards = [refs.card(card.id) for card in scene.view.seats[7].in_play]
    if eyes != 7:
        lift(scene, 7)
    rects = [scene.pieces.rect(card) for card in cards]
    assert len(rects) == 6
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    assert min(rect.width() for rect in rects) >= 24 * scene.layout.unit
    assert [widget.gestures._live_at(rect.center()) for rect in rects] == cards
    room = scene.layout.front if eyes == 7 else enlarged(scene.layout, 7).mats[7]
    assert all(room.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)


def test_of_twelve_totems_before_oneself_half_of_each_is_seen(qtbot: QtBot) -> None:
    widget = table_of(qtbot, laden(["halden", *TABLES[0][:7]], lying=12), SIZES[0], 0)
    scene = widget.table
    rects = [scene.pieces.rect(refs.card(card.id)) for card in scene.view.seats[0].in_play]
    assert len({rect.top() for rect in rects}) == 2
    assert all(scene.layout.front.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
    for one, other in combinations(rects, 2):
        assert one.intersected(other).width() <= one.width() / 2


def test_what_lies_in_a_line_before_oneself_lies_in_one_row(qtbot: QtBot) -> None:
    """Molly's Mounts stand in stalls that have a name each."""
    widget = table_of(qtbot, laden(["molly", *TABLES[0][:7]], lying=3), SIZES[0], 0)
    scene = widget.table
    rects = [scene.pieces.rect(refs.card(card.id)) for card in scene.view.seats[0].in_play]
    assert len(rects) == 3
    assert len({rect.top() for rect in rects}) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_that_somebody_is_out_is_written_above_the_cards(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Cards lie on top of what is painted on a mat."""
    widget = table_of(qtbot, laden(["zot", *TABLES[0][:6], "halden"]), size, 0)
    for seat, mat in widget.table.layout.mats.items():
        inside, key = widget.table.layout.mat_inside[seat], widget.table.layout.settings[seat]
        strip = out_strip(QRectF(0, 0, mat.width(), mat.height()), key)
        assert strip.bottom() <= inside.drink_me.top() + inside.drink_me.height() * 0.1


def test_many_totems_are_all_seen_in_part(qtbot: QtBot) -> None:
    widget = table_of(qtbot, laden(["zot", *TABLES[0][:6], "halden"], lying=12), SIZES[0], 0)
    scene = widget.table
    rects = [scene.pieces.rect(refs.card(card.id)) for card in scene.view.seats[7].in_play]
    assert len(rects) == 12
    steps = [after.left() - one.left() for one, after in pairwise(rects)]
    assert min(steps) > 0.25 * rects[0].width()
    assert all(scene.layout.mats[7].contains(rect) for rect in rects)


def test_a_hand_that_a_teammate_sees_lies_side_by_side(qtbot: QtBot) -> None:
    t = laden(["zot", *TABLES[0][:6], "lucky"])
    widget = table_of(qtbot, t, SIZES[0], 0)
    scene = widget.table
    hand = scene._session.view(7).seats[7].hand
    alter(scene.view.seats[7], hand=hand)
    scene.layout = scene._new_layout()
    scene._show_board()
    rects = [scene.pieces.rect(refs.card(card.id)) for card in hand]
    assert len(rects) == 7
    place = scene.layout.mats[7].united(scene.layout.persons[7])
    assert all(place.contains(rect) for rect in rects), "in somebody's hands"
    assert all(after.left() - one.left() > 0.7 * one.width() for one, after in pairwise(rects))


def test_foreign_tokens_say_whose_they_are_and_own_ones_do_not(qtbot: QtBot) -> None:
    t = deal(zot=at(tokens={"pain-curse": 2}), natyli=at(), lucky=at())
    widget = table_of(qtbot, t, SIZES[0], 0)
    scene = widget.table
    tokens = scene._mats[0]._tokens._pictures
    owners = {ref.of: picture.model.owner for ref, picture in tokens.items() if ref.kind == "token"}
    assert owners == {"0:pain-curse:0": 1, "0:pain-curse:1": None}
    own = chain(*(scene._mats[seat]._tokens._pictures.values() for seat in (1, 2)))
    assert all(getattr(picture.model, "owner", None) is None for picture in own)


def test_a_totem_says_of_which_kind_it_is_and_what_it_needs() -> None:
    faces = Faces(content())
    for totem in (card for card in content().characters["halden"].deck if card.kind):
        face = faces.face_of(totem.id)
        assert [kind.lower() for kind, _ in face.kin] == [kind for kind in (totem.kind, totem.needs) if kind]
        assert all(plan_face(face, width, width * 1.4).band is not None for width in (28, 34, 60, 100))


@pytest.mark.parametrize(
    ("who", "title", "said"),
    [
        ("halden", "Mossy Totem", "does its part in a combo"),
        ("lizwick", "A Very Nice Rock", "keeps its place"),
        ("kaylin", "Loyal", "at work already"),
        ("molly", "Gertrude the War Boar", "as it came in"),
    ],
)
def test_why_something_that_lies_open_is_not_played(who: str, title: str, said: str) -> None:
    t = deal(**{who: at(in_play=[title]), "zot": at()})
    lying = t.table.seats[0].in_play[0]
    found = next(each for each in t.game.playable(0) if each.card == lying)
    assert found.why is not None
    assert said in reason_text(found.why)


@pytest.mark.parametrize("width", [249, 300])
def test_a_card_in_full_keeps_a_picture_however_long_its_text(width: int) -> None:
    """As it is shown beside what the mouse rests on, at 1280×720 and larger: a third of the card, and letters of ten pixels."""
    load_fonts()
    faces = Faces(content())
    cards = [card for character in content().characters.values() for card in character.deck]
    longest = sorted(cards, key=lambda card: len(faces.face_of(card.id).text))[-40:]
    for card in longest:
        plan = plan_face(faces.face_of(card.id), width, width / RATIO)
        assert plan.text is not None
        assert not plan.text.cut, card.id
        assert plan.text.pixels >= 10, card.id
        assert plan.window.height() > plan.card.height() / 3, card.id
