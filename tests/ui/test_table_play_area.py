# SPDX-License-Identifier: GPL-3.0-or-later
"""Places before players: planters, workbenches, quivers, boards, waiting rooms, purses, stone, a ring of fire."""

from __future__ import annotations

import functools
import json
from dataclasses import asdict
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import make_bot
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.cards.picture_choice import sheet
from rdi_desktop.ui.cards.scenes import is_scene
from rdi_desktop.ui.panels.inspector_words import Page
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.faces import SERVED_BACK, CardBack, Faces
from rdi_desktop.ui.table.grounds import GROUNDS, GroundModel, look_of, paint_ground
from rdi_desktop.ui.table.play_area import Zone, arrange
from rdi_desktop.ui.table.play_area import before as before_seat
from rdi_desktop.ui.words.on_cards import Want, told_wants, wants
from tests.cases import in_one_test
from tests.rules.deal import Deal, at, content, deal
from tests.ui.table_fixtures import alter
from tests.ui.table_hands import Hands, lift
from tests.ui.table_texts import TableTexts

SIZES = [(1280, 692), (1920, 1052)]


def session_of(t: Deal) -> LocalSession:
    seats = tuple(SeatInfo(seat.name, seat.character.id, HUMAN) for seat in t.table.seats)
    return LocalSession.of(t.game, GamePlan(seats, 1), content())


def before(t: Deal, seat: int = 0, eyes: int | None = None) -> dict[str, Zone]:
    """The places before a seat, as somebody sees them."""
    view = t.game.view(eyes)
    faces = Faces(content())
    faces.seated(view)
    return {zone.id: zone for zone in before_seat(view.seats[seat], faces)}


def give(t: Deal, seat: int, pile: str, *titles: str) -> list[int]:
    """Cards of the own deck lie in a place."""
    where = t.table.seats[seat]
    cards = []
    for title in titles:
        cards.append(next(id for id in where.deck if t.table.cards[id].title == title))
        where.deck.remove(cards[-1])
    where.piles[pile] += cards
    return cards


# What lies before whom


def test_a_planter_has_four_places_and_a_waiting_room_two() -> None:
    t = deal(dale=at(in_play=["Inkcap", "Fairy ring"]), terci=at(in_play=["Limping brawler"]))
    planter, room = before(t)["mushroom"], before(t, 1)["patient"]
    assert (len(planter.cards), planter.empty, look_of(planter.look)[0]) == (2, 2, "planter")
    assert (len(room.cards), room.empty, room.wants) == (1, 1, 1)


def test_a_workbench_has_three_brews_with_their_numbers_and_a_marker_at_one() -> None:
    found = before(deal(farai=at(), zot=at()))
    assert [id for id in found if found[id].look.startswith("bench")] == ["beer", "wine", "spirits"]
    assert [found[id].marker for id in ("beer", "wine", "spirits")] == [True, False, False]
    assert all(
        len(found[id].cards) == 1 and found[id].number == 4 and found[id].wants == 1
        for id in ("beer", "wine", "spirits")
    )


def test_a_quiver_holds_its_arrows_until_the_last_is_drawn() -> None:
    t = deal(piper=at(), zot=at())
    quiver = t.table.seats[0].piles["quiver"]
    full = before(t)["quiver"]
    assert len(full.backs) == full.number == len(quiver)
    del quiver[2:]
    assert len(before(t)["quiver"].backs) == 2
    quiver.clear()
    assert before(t)["quiver"].backs == ()


def test_a_plot_lies_open_to_whoever_made_it_and_face_down_for_all_others() -> None:
    t = deal(petra=at(), zot=at())
    cards = give(t, 0, "plot", "Stoke the coals", "Then let it burn")
    t.table.seats[0].tracks["hellfire"] = 3
    mine, others = before(t, eyes=0), before(t, eyes=1)
    assert list(mine["plot"].cards) == cards
    assert (others["plot"].cards, len(others["plot"].backs), others["plot"].number) == ((), 2, 2)
    assert before(t)["plot"] == others["plot"]
    assert mine["hellfire"].ring == others["hellfire"].ring == (3, 5)


def test_a_stone_pile_shows_whose_backs_lie_there_to_everybody_alike() -> None:
    t = deal(nerodia=at(), zot=at(), murgath=at())
    pile = t.table.seats[0].piles["petrified"]
    pile += [t.table.seats[1].deck.pop(), t.table.seats[2].piles["blessing"].pop(), t.table.seats[2].deck.pop()]
    seen = [before(t, eyes=eyes)["petrified"] for eyes in (None, 0, 1, 2)]
    assert [back.owner for back in seen[0].backs] == [1, 2, 2]
    assert [back.kind.kind for back in seen[0].backs] == ["character", "side:blessing", "character"]
    assert all(zone == seen[0] for zone in seen)


def test_a_purse_has_its_artifacts_in_a_row_and_the_gold_beside_them(qtbot: QtBot) -> None:
    t = deal(keet=at(gold=20), zot=at())
    where = t.table.seats[0]
    where.in_play += [where.piles["artifact"].pop() for _ in range(3)]
    purse = before(t, eyes=1)["artifact"]
    assert len(purse.cards) == 3
    assert len(purse.backs) == purse.number == len(where.piles["artifact"])
    hands = Hands(qtbot, session_of(t))
    model = hands.table._mats[0].picture.model
    assert (model.gold - model.pieces) + model.pieces == t.game.view(0).seats[0].gold
    assert model.pieces == 3 + purse.number
    made = f"Gold 20 ({20 - model.pieces} in coins, {model.pieces} in cards)"
    assert made in hands.table._mats[0].picture.item.toolTip()
    assert made in Page(t.game.view(1), content()).html()


def test_an_artifact_that_somebody_else_has_lies_in_a_purse_of_that_player() -> None:
    t = deal(keet=at(gold=20), zot=at())
    coin = t.table.seats[0].piles["artifact"].pop()
    t.table.seats[1].in_play.append(coin)
    assert before(t, 1)["artifact"].cards == (coin,)


def test_drinks_from_behind_the_curtain_have_backs_of_gold() -> None:
    reserve = before(deal(**{"the-wench": at(), "zot": at()}))["reserve"]
    assert [back.kind for back in reserve.backs] == [SERVED_BACK]
    assert reserve.number > 10


def test_a_place_that_has_no_look_is_a_number_until_something_lies_there() -> None:
    t = deal(cormac=at(), zot=at())
    assert "building" not in before(t)
    t.table.seats[0].piles["building"].append(t.table.seats[0].deck.pop())
    assert len(before(t)["building"].backs) == 1


def test_nobody_who_is_out_has_places() -> None:
    t = deal(piper=at(), zot=at(), fiona=at())
    t.table.seats[0].out = True
    assert before(t) == {}


# What cards want


@pytest.mark.parametrize(
    ("tokens", "there"),
    [
        ({}, [False, False, False]),
        ({"salve": 1}, [True, False, False]),
        ({"salve": 3, "bandage": 1}, [True, False, True]),
    ],
)
def test_a_patient_shows_what_is_there_and_what_is_missing(tokens: dict[str, int], there: list[bool]) -> None:
    t = deal(terci=at(in_play=["Undertaker, just looking in"], tokens=tokens), zot=at())
    seat = t.game.view(1).seats[0]
    found = wants(content(), seat, seat.in_play[0])
    assert [want.signs for want in found] == [("salve",), ("splint",), ("bandage",)]
    assert [want.there for want in found] == there
    assert ("missing" in told_wants(found)) is (not all(there))


@pytest.mark.parametrize(
    ("board", "there"),
    [
        ((), [False, False]),
        (("No soup for you!",), [False, True]),
        (("This one's some mean cuisine!",), [True, False]),
        (("This one's some mean cuisine!", "No soup for you!"), [True, True]),
        (("This one's some mean cuisine!", "This one's some mean cuisine!"), [True, True]),
        (("Hot pan, coming through",), [False, False]),
    ],
)
def test_a_recipe_shows_what_the_board_has_of_it(board: tuple[str, ...], there: list[bool]) -> None:
    """A meat, and a meat or a sauce: each card serves for one of them only."""
    t = deal(roxana=at(in_play=["Spatchcocked Cockatrice"]), zot=at())
    give(t, 0, "board", *board)
    seat = t.game.view(1).seats[0]
    recipe = next(card for card in seat.in_play if card.title == "Spatchcocked Cockatrice")
    found = wants(content(), seat, recipe)
    assert sorted(found) == sorted([Want(("meat",), there[0]), Want(("meat", "sauce"), there[1])])


def test_a_brew_shows_its_progress() -> None:
    t = deal(farai=at(tokens={"progress-beer": 1}), zot=at())
    seat = t.game.view(1).seats[0]
    beer = next(card for card in seat.in_play if card.place == "beer")
    found = wants(content(), seat, beer)
    assert [want.there for want in found] == [True] + [False] * (len(found) - 1)
    assert len(found) == content().card(beer.definition).takes


# Where all that lies


def many(cards: int = 0, backs: int = 0, empty: int = 0, id: str = "a") -> Zone:
    back = CardBack(SERVED_BACK)
    return Zone(id, cards=tuple(range(cards)), backs=(back,) * backs, empty=empty)


@in_one_test("rows", [1, 2])
@in_one_test(
    "found",
    [
        [many(1)], [many(4)], [many(12)], [many(1), many(7)], [many(3, 9)], [many(0, 14)], [many(2, 0, 2)],
        [many(), many(1), many(0, 1)], [Zone("ring", ring=(2, 5)), many(3)], [many(1, id="")] + [many(1)] * 4,
    ],
)  # fmt: skip
def test_whatever_lies_there_is_in_its_place_and_no_place_covers_another(found: list[Zone], rows: int) -> None:
    area = QRectF(10, 20, 230, 150 if rows > 1 else 50)
    size, placed = arrange(found, area, (area.height() * 5 / 7, area.height()), (), unit=1, rows=rows, named=rows > 1)
    assert [one.zone for one in placed] == found
    for one in placed:
        assert area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(one.rect)
        for rect in (*one.cards, *one.backs, *one.wants):
            assert rect.isEmpty() or one.rect.adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect)
        assert all(rect.width() >= 0.2 * size[0] for rect in one.cards)
    assert not any(one.rect.intersects(other.rect) for one, other in combinations(placed, 2))


FULL = ["roxana", "dale", "terci", "farai", "piper", "petra", "phyll", "keet"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("eyes", [0, 3])
def test_every_place_at_a_full_table_is_on_its_mat_and_says_what_it_is(
    qtbot: QtBot, size: tuple[int, int], eyes: int
) -> None:
    look_at_places(qtbot, FULL, size, eyes)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("pair", [("roxana", "petra"), ("petra", "roxana"), ("nerodia", "keet")], ids="-".join)
def test_so_it_is_at_a_table_for_two(qtbot: QtBot, size: tuple[int, int], pair: tuple[str, str]) -> None:
    look_at_places(qtbot, [*pair], size, 0)


def look_at_places(qtbot: QtBot, people: list[str], size: tuple[int, int], eyes: int) -> None:
    """Every place lies on its setting, or before the own seat, is large enough to be told apart when pointed at, and has a tip."""
    t = deal(**{f"p{place}": at(is_=id, gold=20) for place, id in enumerate(people)})
    for seat, id in enumerate(people):
        if id == "roxana":
            give(t, seat, "board", "No soup for you!", "Hot pan, coming through")
        if id == "petra":
            give(t, seat, "plot", "Stoke the coals")
    hands = Hands(qtbot, session_of(t), eyes, size)
    scene = hands.table
    for seat, mat in scene.layout.mats.items():
        room = (mat.united(scene.layout.front) if seat == eyes else mat).adjusted(-1, -1, 1, 1)
        for id, ground in scene._mats[seat]._play_area._grounds.items():
            rect = scene.pieces.rect(refs.gauge(seat, id))
            assert room.contains(rect), (people[seat], id)
            assert ground.item.toolTip(), (people[seat], id)
        if seat != eyes:
            lift(scene, seat)
        for id in scene._mats[seat]._play_area._grounds:
            rect = scene.pieces.rect(refs.gauge(seat, id))
            assert min(rect.width(), rect.height()) >= 24 * scene.layout.unit, (people[seat], id)


@pytest.mark.parametrize("chosen", [1.0, 2.0])
def test_a_label_over_a_card_leaves_the_name_of_its_place_free(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, chosen: float
) -> None:
    texts = TableTexts(monkeypatch)
    t = deal(petra=at(), zot=at())
    give(t, 0, "plot", "Stoke the coals")
    hands = Hands(qtbot, session_of(t), 0)
    scene = hands.table
    scene.set_letters(chosen)
    qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
    mat = scene._mats[0]
    (label,) = [each.item.sceneBoundingRect() for each in mat._spots.seen]
    (name,) = [each.rect for each in texts.seen(scene) if each.text == "Plot"]
    written = [each for each in texts.seen(scene) if label.contains(each.rect.center())]
    assert {word for each in written for word in each.text.split()} == {"Face", "down"}
    assert all(label.contains(each.rect.adjusted(0, 3, 0, -3)) for each in written)
    assert not any(name.intersects(each.rect) for each in written)
    assert label.top() > name.center().y()


def test_a_click_on_a_board_leafs_through_it(qtbot: QtBot) -> None:
    t = deal(zot=at(), roxana=at())
    give(t, 1, "board", "No soup for you!")
    hands = Hands(qtbot, session_of(t))
    opened: list[str] = []
    hands.table.pile_selected.connect(opened.append)
    board = hands.table.pieces.get(refs.gauge(1, "board"))
    assert board is not None
    hands.click(refs.gauge(1, "board"), off=(int(board.rect.width() / 2) - 1, 0))
    assert opened == ["1:board"]


def test_nothing_is_painted_again_that_has_not_changed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    t = deal(**{f"p{place}": at(is_=id, gold=20) for place, id in enumerate(FULL)})
    hands = Hands(qtbot, session_of(t))
    pictures = [
        picture
        for mat in hands.table._mats.values()
        for group in (mat._play_area._grounds, mat._play_area._numbers, mat._play_area._markers)
        for picture in group.values()
    ]
    keys = [picture.item.pixmap().cacheKey() for picture in pictures]
    hands.table.refresh()
    assert [picture.item.pixmap().cacheKey() for picture in pictures] == keys
    assert len(keys) > 10


def test_face_down_stays_face_down_in_what_a_place_is_made_of() -> None:
    """Of a plot, a purse and a stone pile nothing is told but backs, however one looks."""
    t = deal(petra=at(), keet=at(gold=20), nerodia=at(), zot=at())
    give(t, 0, "plot", "Stoke the coals")
    t.table.seats[2].piles["petrified"].append(t.table.seats[3].deck.pop())
    hidden = [
        *t.table.seats[0].piles["plot"],
        *t.table.seats[1].piles["artifact"],
        *t.table.seats[2].piles["petrified"],
    ]
    for viewer in (None, 3):
        told_of = json.dumps(t.game.view(viewer), default=asdict)
        assert not any(f'"id": {card}, "definition"' in told_of for card in hidden)
        assert not any(set(zone.cards) & set(hidden) for seat in range(3) for zone in before(t, seat, viewer).values())


# What they look like


def looks() -> list[tuple[str, str, str]]:
    return [
        (character, place, look)
        for character in sorted(content().characters)
        for place, look in sheet(character).get("places", {}).items()
    ]


def test_every_look_is_of_a_place_or_track_and_made_of_something() -> None:
    assert len(looks()) > 10
    for character, place, look in looks():
        declared = content().characters[character]
        assert place in declared.piles or place in declared.tracks, (character, place)
        ground, sign = look_of(look)
        assert ground in GROUNDS, look
        assert is_scene(sign), look


@pytest.mark.parametrize("ground", sorted(GROUNDS))
def test_every_ground_can_be_drawn_at_any_size(ground: str, qapp: object) -> None:
    for width, height in ((30, 24), (240, 160)):
        pixmap = QPixmap(width, height)
        pixmap.fill(0)
        before_it = pixmap.toImage()
        painter = QPainter(pixmap)
        hollow = (4.0, 4.0, 14.0, 18.0)
        paint_ground(
            painter, GroundModel(f"{ground}; arrow", "Name", (hollow,), (2, 5), 0, 10.0), QRectF(0, 0, width, height)
        )
        painter.end()
        assert pixmap.toImage() != before_it


# What is said and shown of it


def test_a_card_that_counts_as_either_has_one_sign_of_both() -> None:
    faces = Faces(content())
    assert faces.face_of("roxana/the-lid-of-the-big-pot").icons == (("meat", "sauce"),)
    assert faces.face_of("roxana/the-lid-of-the-big-pot").type_label == "Sometimes · Ingredient · Meat or Sauce"
    assert faces.face_of("roxana/no-soup-for-you").icons == (("sauce",), ("cleaver",))
    assert faces.face_of("roxana/spatchcocked-cockatrice").price == (("meat",), ("meat", "sauce"))
    assert faces.face_of("roxana/consomme").price == (("sauce",), ())


def test_the_inspector_tells_what_lies_there_what_it_wants_and_whose_backs_are_seen() -> None:
    t = deal(
        terci=at(in_play=["Undertaker, just looking in"], tokens={"splint": 1}),
        nerodia=at(),
        zot=at(),
        wrench=at(in_play=["Head Case"]),
    )
    t.table.seats[1].piles["petrified"] += [t.table.seats[0].deck.pop(), t.table.seats[2].deck.pop()]
    said = Page(t.game.view(2), content()).html()
    assert "“Undertaker, just looking in”: wants Salve, Splint and Bandage: Salve and Bandage missing" in said
    assert "Petrified: 2 face down (from the top: a card of zot and a card of terci)" in said
    assert "“Head Case”: Fortitude 3 of 3" in said


def test_a_mixed_heap_is_shown_large_with_all_its_backs_and_a_plain_one_with_one(qtbot: QtBot) -> None:
    t = deal(nerodia=at(), zot=at(), fiona=at(), piper=at())
    t.table.seats[0].piles["petrified"] += [t.table.seats[1].deck.pop(), t.table.seats[2].deck.pop()]
    hands = Hands(qtbot, session_of(t), 1)
    heap = hands.table.large(refs.gauge(0, "petrified"))
    assert [back.emblem for back in heap] == ["zot", "fiona"]
    assert len(hands.table.large(refs.gauge(3, "quiver"))) == 1
    hands.widget.gestures._hovered = refs.gauge(0, "petrified")
    hands.widget.gestures._show_close_up()
    assert len(hands.table.close_up.shown) == 2


def test_a_lying_card_shown_large_greys_what_is_missing(qtbot: QtBot) -> None:
    t = deal(zot=at(), terci=at(in_play=["Undertaker, just looking in"], tokens={"splint": 1}))
    hands = Hands(qtbot, session_of(t))
    (card,) = t.table.seats[1].in_play
    (face,) = hands.table.large(refs.card(card))
    assert face.price == (("salve",), ("splint",), ("bandage",))
    assert face.missing == {0, 2}
    whole = render_face(face, 300, 420)
    assert whole != render_face(face._replace(missing=frozenset()), 300, 420)


def test_a_blessing_bears_its_heart() -> None:
    face = Faces(content()).face_of("murgath/blessing-of-courage")
    assert face.heart == 3
    for width in (40, 80, 150, 300):
        assert render_face(face, width, width * 7 // 5) != render_face(face._replace(heart=0), width, width * 7 // 5)


# What is pointed at


def test_the_mouse_on_a_back_of_a_heap_is_on_the_heap(qtbot: QtBot) -> None:
    t = deal(nerodia=at(), zot=at(), fiona=at())
    t.table.seats[0].piles["petrified"] += [t.table.seats[1].deck.pop(), t.table.seats[2].deck.pop()]
    hands = Hands(qtbot, session_of(t), 1)
    heap = refs.gauge(0, "petrified")
    opened: list[str] = []
    hands.table.pile_selected.connect(opened.append)
    for off in (9, 0):
        QTest.mouseMove(hands.widget.viewport(), hands.where(heap) - QPoint(off, off))
    qtbot.waitUntil(lambda: hands.widget.gestures._hovered == heap, timeout=60_000)
    hands.click(heap)
    assert opened == ["0:petrified"]


def test_a_patient_is_treated_where_it_waits_even_by_a_click_on_what_lies_on_it(qtbot: QtBot) -> None:
    t = deal(terci=at(in_play=["Limping brawler"], tokens={"splint": 2}), zot=at())
    hands = Hands(qtbot, session_of(t))
    (card,) = t.table.seats[0].in_play
    hands.click(refs.card(card))
    hands.click(refs.TABLE)
    assert card in t.table.seats[0].hand
    assert t.table.seats[0].tokens["splint"] == 0


def test_a_gizmo_is_aimed_at_by_a_drop_on_its_track(qtbot: QtBot) -> None:
    t = deal(zot=at(hand=["I told you not to distract me!"]), wrench=at(in_play=["Lightning Generator"]), fiona=at())
    hands = Hands(qtbot, session_of(t))
    (tag, *_) = hands.table._mats[1]._play_area._counters.seen
    point = tag.item.sceneBoundingRect().center()
    (gizmo,), (blow,) = t.table.seats[1].in_play, t.table.seats[0].hand
    assert next(hands.table.pieces.all_at(point)) == refs.card(gizmo)
    hands.click(refs.card(blow))
    QTest.mouseClick(
        hands.widget.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        hands.widget.mapFromScene(point - QPointF(0, 2)),
    )
    t.rest()
    assert t.table.seats[1].counters[gizmo]["fortitude"] < 3


# Whatever happens


@pytest.mark.parametrize("table", [FULL, ["wrench", "nerodia", "the-wench", "murgath", "vlazlo", "keet"]], ids="-".join)
def test_through_a_random_game_every_card_lies_once_and_in_its_place(table: list[str]) -> None:
    """Seen by everybody: open cards are all there and nothing else is, backs are no more than there are cards."""
    game = Game.new(GameSetup(tuple(SeatSetup(who) for who in table), 5, 0), content())
    bots = [make_bot("tipsy", seat, content()) for seat in range(len(table))]
    faces = Faces(content())
    for step in range(500):
        if game.over is not None or game.pending is None:
            break
        asked = game.pending.seat
        look, can = functools.partial(game.view, asked), functools.partial(game.playable, asked)
        game.submit(bots[asked].decide(look, game.pending, can))
        if step % 7:
            continue
        viewer = (None, *range(len(table)))[step // 7 % (len(table) + 1)]
        view = game.view(viewer)
        faces.seated(view)
        for seat in view.seats:
            found = before_seat(seat, faces)
            lying = [card for zone in found for card in zone.cards]
            assert sorted(lying) == sorted(card.id for card in seat.in_play)
            assert len({zone.id for zone in found}) == len(found)
            for zone in found:
                if zone.backs and zone.id in seat.piles:
                    assert len(zone.backs) <= seat.piles[zone.id].count
            placed = arrange(found, QRectF(0, 0, 220, 50), (36, 50), faces.all_wants(seat), unit=1)[1]
            assert [one.zone for one in placed] == found


def test_while_a_pile_is_seen_to_change_its_backs_are_as_many_as_it_is_said_to_have() -> None:
    """What is shown of a table moves on card by card, and what the backs tell comes with the last."""
    t = deal(nerodia=at(), zot=at(), fiona=at())
    t.table.seats[0].piles["petrified"] += [t.table.seats[1].deck.pop(), t.table.seats[2].deck.pop()]
    view = t.game.view(1)
    faces = Faces(content())
    faces.seated(view)
    pile = view.seats[0].piles["petrified"]
    for count, owners in ((1, [2]), (2, [1, 2]), (3, [None, 1, 2]), (0, [])):
        alter(pile, count=count)
        assert [back.owner for back in faces.backs(view.seats[0], "petrified")] == owners


def test_a_gizmo_shown_large_has_its_track_on_it(qtbot: QtBot) -> None:
    t = deal(zot=at(), wrench=at(in_play=["Repeating Dart Organ"]))
    (gizmo,) = t.table.seats[1].in_play
    t.table.seats[1].counters[gizmo] = {"fortitude": 3, "plus": 1}
    hands = Hands(qtbot, session_of(t))
    (face,) = hands.table.large(refs.card(gizmo))
    assert [(scale.word, scale.value) for scale in face.scales] == [("fortitude", 3), ("plus", 1)]
    assert render_face(face, 300, 420) != render_face(face._replace(scales=()), 300, 420)
    assert render_face(face, 60, 84) == render_face(face._replace(scales=()), 60, 84)
