# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits follow the numbers: merry, drunk, swaying, with a plaster, asked, out; each of them at the marks of its picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.content.source import parse
from rdi_desktop.director import Beat, FaceUpCard
from rdi_desktop.director.beats import BeatFacts, BeatPart, TableChange
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.engine.seen import SeenWaiting
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.cards.looks import FIELD, FacePoints, marks
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table import persons, portraits, reactions
from rdi_desktop.ui.table.portraits import Mood, mood
from tests.session.arranged import DULL, MACE, arranged, way
from tests.session.people import BOT, plan
from tests.ui.app_window import pass_time
from tests.ui.table_fixtures import action_phase
from tests.ui.table_hands import Hands

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "portraits"
DRAWN = sorted(path.stem for path in FOLDER.glob("*.svg"))


@pytest.mark.parametrize(
    ("fortitude", "alcohol", "level", "hurt"),
    [
        (20, 0, "sober", False),
        (20, 3, "sober", False),
        (20, 4, "merry", False),
        (20, 8, "drunk", False),
        (13, 6, "drunk", False),
        (12, 4, "merry", True),
        (7, 0, "sober", True),
        (13, 10, "swaying", False),
        (3, 0, "swaying", True),
    ],
)
def test_a_face_follows_the_numbers(fortitude: int, alcohol: int, level: str, hurt: bool) -> None:
    assert mood(fortitude, alcohol, alcohol, out=False) == Mood(level, hurt, False)


def test_what_counts_on_top_of_alcohol_counts_for_the_face_too() -> None:
    assert mood(14, 5, 5, out=False).level == "merry"
    assert mood(14, 5, 11, out=False).level == "swaying"


def test_the_marks_are_those_of_portraits_that_there_are_and_lie_on_them() -> None:
    told: Any = parse((FOLDER / "marks.yaml").read_text(encoding="utf-8"), "marks.yaml")
    assert set(told) <= set(DRAWN)
    for character, given in told.items():
        assert set(given) <= set(FacePoints._fields), character
        at = marks(character)
        for x, y, *_ in (*at.eyes, *at.cheeks, *at.nose, at.plaster):
            assert 30 <= x <= FIELD - 30 and 50 <= y <= FIELD - 40, character


def test_all_that_can_be_played_have_a_face(content: Content) -> None:
    assert set(content.characters) <= set(DRAWN)


def changed(hands: Hands, seat: int, **numbers: Any) -> None:
    seats = [replace(each, **numbers) if each.seat == seat else each for each in hands.session.shown.seats]
    hands.session.shown = replace(hands.session.shown, seats=seats)
    hands.widget.refresh()


def face(hands: Hands, seat: int) -> portraits.FaceModel:
    model = hands.table._mats[seat].portrait.model
    assert isinstance(model, portraits.FaceModel)
    return model


def test_the_mats_show_them_and_paint_a_face_anew_only_when_it_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(qtbot, action_phase(4))
    changed(hands, 1, fortitude=20, alcohol=0)
    assert face(hands, 1).how == Mood()
    painted: list[str] = []
    paint = persons.person_image
    monkeypatch.setattr(persons, "person_image", lambda *args: painted.append(args[0].character) or paint(*args))
    changed(hands, 1, fortitude=18, alcohol=2)
    assert not painted, "the number has changed, the face has not"
    changed(hands, 1, fortitude=12, alcohol=9)
    assert face(hands, 1).how == Mood("swaying", True)
    assert len(painted) == 1
    changed(hands, 1, out=True, out_because="passed_out")
    assert face(hands, 1).how.out


def test_whoever_is_asked_is_seen(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(4))
    hands.session.shown = replace(hands.session.shown, waiting=SeenWaiting(2, "choose"), window=None)
    hands.widget.refresh()
    assert face(hands, 2).asked
    assert not face(hands, 1).asked


@pytest.fixture
def page(qtbot: QtBot, content: Content) -> GamePage:
    """Ann's Action phase among computer players; time goes on only as the test says."""
    page = GamePage(arranged(content, plan(HUMAN, BOT, BOT, BOT), {0: (MACE, *DULL)}), Settings(None))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


@pytest.mark.parametrize("reduced", [False, True])
def test_whoever_is_hit_winces_and_sits_as_before(page: GamePage, reduced: bool) -> None:
    page.table.set_reduced_motion(reduced)
    page.session.submit(Answer(0, (way(page.session, MACE, 1),)))
    portrait = page.table.table._mats[1].portrait.item
    home, places, red = portrait.pos(), set(), False
    while page.showing.busy:
        pass_time(page, 0.02)
        places.add((portrait.x(), portrait.y()))
        red = red or any(picture.zValue() == reactions._Z for picture in page.table.table.items())
    assert red, "there is red around the face for a moment"
    assert (len(places) > 1) is not reduced
    assert portrait.pos() == home


def test_a_click_that_skips_the_blow_leaves_the_face_where_it_belongs(page: GamePage) -> None:
    page.session.submit(Answer(0, (way(page.session, MACE, 1),)))
    portrait = page.table.table._mats[1].portrait.item
    home = portrait.pos()
    while page.showing.busy and portrait.pos() == home:
        pass_time(page, 0.02)
    assert portrait.pos() != home
    page.showing.skip()
    assert portrait.pos() == home
    assert not page.showing._timer.isActive()


CARD = FaceUpCard(99, f"deirdre/{MACE}", "Mace", 1)
CONTEST = ContestMugs((0, 1, 2), ((), (), ()), (3, 5, 1), (1,))


@pytest.mark.parametrize(
    ("beat", "moved"),
    [
        (Beat("round_won", 1.2, (0,), seat=2, args={"n": 3}), {2}),
        (Beat("leave", 0.6, (0,), seat=3, args={"thrown": True}), {3}),
        (Beat("leave", 0.6, (0,), seat=3, args={"thrown": False}), set()),
        (Beat("undone", 1.0, (0,), seat=2, cards=(CARD,), args={"how": "negated", "spared": {}}), {1, 2}),
        (Beat("undone", 1.0, (0,), seat=2, cards=(CARD,), args={"how": "ignored", "spared": {}}), {2}),
        (Beat("winner", 1.8, (0,), seat=1, args={"contest": CONTEST}), {0, 1, 2}),
        (Beat("phase", 0.5, (0,), seat=1), set()),
    ],
)
def test_those_whom_it_concerns_are_pleased_or_sorry(page: GamePage, beat: Beat, moved: set[int]) -> None:
    showing, mats = page.showing, page.table.table._mats
    showing._timer.stop()
    homes = {seat: (mat.portrait.item.pos(), mat.portrait.item.rotation()) for seat, mat in mats.items()}
    showing.stage.begin(beat)
    seen: set[int] = set()
    for _ in range(60):
        showing._idle += 0.03
        showing.animator.tick()
        seen |= {
            seat for seat, mat in mats.items() if (mat.portrait.item.pos(), mat.portrait.item.rotation()) != homes[seat]
        }
    assert seen == moved
    assert all((mat.portrait.item.pos(), mat.portrait.item.rotation()) == homes[seat] for seat, mat in mats.items())


class Felt(NamedTuple):
    """What moved during a blow."""

    first: float
    """When the face first moved after the blow landed (ms)."""
    sideways: bool
    squashed: float
    """The least height of the face, as a share of its own."""
    setting: float
    """How far the place setting jumped (times the unit)."""
    coins: bool
    table: bool
    red: bool


def struck(page: GamePage, points: int) -> Felt:
    """Bob loses so much Fortitude at once."""
    showing, scene = page.showing, page.table.table
    showing._timer.stop()
    mat, face = scene._mats[1], scene._mats[1].portrait.item
    home, lies, unit = face.pos(), mat.picture.item.pos(), scene.layout.unit
    piles = [other.picture.coins.item for other in scene._mats.values()]
    rest = [pile.pos() for pile in piles]
    changes = (TableChange("fortitude", 1, -1),) * points
    beat = Beat("strike", 0.75, (0,), seat=0, to=(1,), changes=changes, args=struck_by(points))
    showing.stage.begin(beat)
    lands, at = 750 * beat.moment(0), 0.0
    first, sideways, high, jump, hop, table, red = 0.0, False, 1.0, 0.0, False, False, False
    while at < 1500:
        at += 20
        showing._idle += 0.02
        showing.animator.tick()
        moved = face.pos() != home or face.scale() != 1
        first = at - lands if moved and not first else first
        sideways = sideways or (face.x() != home.x() and face.scale() == 1)
        high, jump = min(high, face.scale()), max(jump, (lies.y() - mat.picture.item.y()) / unit)
        hop = hop or [pile.pos() for pile in piles] != rest
        table = table or scene.sceneRect().x() != 0
        red = red or any(picture.zValue() == reactions._Z for picture in scene.items())
    assert face.pos() == home and face.scale() == 1 and mat.picture.item.pos() == lies, "all is as before"
    assert [pile.pos() for pile in piles] == rest and scene.sceneRect().x() == 0
    return Felt(first, sideways, high, jump, hop, table, red)


def struck_by(points: int) -> BeatFacts:
    return {"parts": (BeatPart("lost_fortitude", 1, {"n": points}),)}


def test_a_blow_is_felt_by_its_weight(page: GamePage) -> None:
    light, usual, also, heavy = (struck(page, points) for points in (1, 2, 3, 4))
    assert light.sideways and light.squashed == 1 and not (light.setting or light.coins or light.table)
    assert usual.squashed == also.squashed == pytest.approx(0.92, abs=0.02)
    assert usual.setting == pytest.approx(4, abs=0.3)
    assert not (usual.sideways or usual.coins or usual.table)
    assert heavy.coins and heavy.table and heavy.squashed < 0.95
    assert heavy.first - usual.first == pytest.approx(reactions.STILL_MS, abs=21), "a moment of stillness first"
    assert all(felt.red for felt in (light, usual, also, heavy))


def test_with_reduced_motion_only_the_rim_of_a_face_tells_of_a_blow(page: GamePage) -> None:
    page.table.set_reduced_motion(True)
    for points in (1, 3, 6):
        assert struck(page, points) == Felt(0.0, False, 1.0, 0.0, False, False, True)


def test_numbers_are_free_while_they_change(page: GamePage) -> None:
    """What rises, and the card that hits, lie beside the tankard from 200 ms before its numbers change until 600 ms after."""
    scene, stage = page.table.table, page.showing.stage
    page.showing._timer.stop()
    for seat in (0, 1, 2, 3):
        track = scene._mats[seat].track()
        stage.motions.rise(seat, "−5", "icons/fortitude", 0, 800)
        for _ in range(16):
            page.showing._idle += 0.05
            page.showing.animator.tick()
            for item in list(stage.motions._flying):
                shape = item.sceneBoundingRect()
                ink = shape.adjusted(shape.width() * 0.25, 0, 0, 0)  # the icon begins a quarter from the left
                assert not ink.intersects(track), seat


def test_a_face_keeps_its_feeling_as_numbers_change(page: GamePage) -> None:
    """No frame of a blow shows the face as if nothing were."""
    page.session.submit(Answer(0, (way(page.session, MACE, 1),)))
    portrait = page.table.table._mats[1].portrait
    feelings = []
    while page.showing.busy:
        pass_time(page, 0.02)
        feelings.append(portrait.model.feeling)  # type: ignore[union-attr]
    felt = "".join(feeling[:1] or "-" for feeling in feelings).strip("-")
    assert felt and set(felt) == {"w"}


@pytest.mark.parametrize(("alcohol", "sways"), [(0, False), (9, True)])
def test_whoever_has_drunk_enough_sways_as_the_turn_comes(qtbot: QtBot, alcohol: int, sways: bool) -> None:
    hands = Hands(qtbot, action_phase(4))
    hands.widget.set_reduced_motion(False)
    changed(hands, 1, fortitude=20, alcohol=alcohol)
    showing, item = hands.table.showing, hands.table._mats[1].portrait.item
    showing._timer.stop()
    showing.stage.begin(Beat("turn", 0.7, (0,), seat=1, args={"number": 5}))
    turns = set()
    for _ in range(40):
        showing._idle += 0.05
        showing.animator.tick()
        turns.add(round(item.rotation()))
    assert (len(turns) > 3) is sways
    assert item.rotation() == 0
