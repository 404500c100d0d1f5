# SPDX-License-Identifier: GPL-3.0-or-later
"""Great moments: a deal, a Drink, somebody passes out, the evening ends. Each is seen, can be skipped, and leaves nothing behind."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.director import Beat
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, RULES, SeatInfo, plan_game
from rdi_desktop.session.setup import game_setup
from rdi_desktop.ui.look import tongue
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table import great_moments, refs
from rdi_desktop.ui.table.motions import Z
from rdi_desktop.ui.table.portraits import FaceModel
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.beats import BeatWords
from tests.director.differences import differences
from tests.director.told import Story
from tests.session.arranged import DULL, MACE, way
from tests.session.people import BOT, plan
from tests.ui.app_window import pass_time


def table_page(qtbot: QtBot, content: Content, *, fortitude: int = 20, late: bool = False) -> GamePage:
    """Ann holds a mace; Bob has so much Fortitude. `late`: it is late in the evening, and nobody but Ann can stand much any more."""

    def lay(table: Table) -> None:
        keep: list[int] = []
        for seat in table.seats:
            names = (MACE, *DULL) if seat.index == 0 else DULL
            arrange.hand(table, seat.index, [f"{seat.character.id}/{name}" for name in names], keep)
        for seat in range(1, 4 if late else 2):
            arrange.numbers(table, seat, fortitude=2 if late else fortitude, alcohol=1)
        arrange.turn(table, 0, "action")

    game = plan(HUMAN, BOT, BOT, BOT)
    page = GamePage(LocalSession.of(Game.from_table(game_setup(game), content, lay), game, content), Settings(None))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.showing._timer.stop()
    return page


def until(page: GamePage, *kinds: str) -> None:
    """On to the first beat of that kind; computer players and passing do the rest."""
    for _ in range(4000):
        beat = page.showing.director.present
        if beat is not None and beat.kind in kinds:
            return
        if beat is not None:
            page.showing.finish()
        elif page.session.bot_decides:
            page.session.step()
        else:
            decision = page.session.decision()
            assert decision is not None
            page.session.submit(Answer(decision.seat, decision.default or (decision.options[0].id,)))
        page.showing._timer.stop()
        page._pause.stop()
    raise AssertionError(f"no {kinds}")


def fell(page: GamePage) -> None:
    page.session.submit(Answer(0, (way(page.session, MACE, 1),)))
    page.showing._timer.stop()


def positions(page: GamePage, seconds: float) -> set[tuple[Any, ...]]:
    """Where everything that flies has been."""
    seen: set[tuple[Any, ...]] = set()
    items = list(page.showing.stage.motions._flying)
    for _ in range(round(seconds / 0.04)):
        pass_time(page, 0.04)
        seen |= {(id(item), round(item.x()), round(item.y()), round(item.rotation())) for item in items}
    return seen


@pytest.mark.parametrize("reduced", [False, True])
def test_whoever_passes_out_is_seen_with_what_did_it(qtbot: QtBot, content: Content, reduced: bool) -> None:
    page = table_page(qtbot, content, fortitude=2)
    page.table.set_reduced_motion(reduced)
    fell(page)
    until(page, "falls")
    stage = page.showing.stage
    beat = page.showing.director.present
    assert beat is not None and stage.words is not None
    assert "mace" in stage.words.said(beat).line.lower() and "did it, played by" in stage.words.said(beat).line
    flying = len(stage.motions._flying)
    assert flying >= 8, "person, light, stars, words"
    moved = positions(page, 1.6)
    assert (len(moved) > 2 * flying) is not reduced, "with reduced motion it fades in and out where it is"
    face = stage.face(1)
    assert face is not None and isinstance(face.model, FaceModel)
    assert face.model.how.out and not face.model.gone, "they lie on the table"
    assert page.table.table.sceneRect().topLeft().isNull(), "the table has come to rest"


@pytest.mark.parametrize("kind", ["falls", "turn"])
def test_large_words_cover_nothing_by_halves(qtbot: QtBot, content: Content, kind: str) -> None:
    """What lies in the middle below them gives way, and comes back."""
    page = table_page(qtbot, content, fortitude=2)
    fell(page)
    until(page, kind)
    stage, middle = page.showing.stage, page.table.table.middle
    things = [middle._inn.item, middle._pot.item, middle.drink_deck.sprite.item, middle.drink_discard.sprite.item]
    beat = page.showing.director.present
    assert beat is not None
    pass_time(page, beat.seconds * 0.6)
    plates = [item for item in stage.motions._flying if item.isVisible() and item.zValue() == great_moments.Z + 20]
    words = [item.sceneBoundingRect() for item in plates] or [stage.placard._banner.item.sceneBoundingRect()]
    below = [thing for thing in things if any(thing.sceneBoundingRect().intersects(rect) for rect in words)]
    assert below and all(thing.opacity() == 0 for thing in below)
    page.showing.skip()
    assert all(thing.opacity() == 1 for thing in things)


def test_of_a_team_that_is_out_all_are_named_with_those_who_stay(content: Content) -> None:
    words = BeatWords(["Ann", "Bob", "Cy", "Dot", "Eve", "Fay"], [0, 1, 2, 0, 1, 2], 3, content)
    words.hear(Story().then("passed_out", 0).then("passed_out", 3).events)
    beat = Beat("falls", 2.6, (0, 1), seat=0, to=(0, 3))
    assert words.called(beat) == "You and Ann pass out!"
    assert words.said(beat).line == "Still in: Bob and Eve; Cy and Fay."
    assert words.called(Beat("falls", 2.6, (0,), seat=1, to=(1,))) == "Bob passes out!"


def test_a_click_is_done_with_it_and_nothing_is_left(qtbot: QtBot, content: Content) -> None:
    page = table_page(qtbot, content, fortitude=2)
    fell(page)
    until(page, "falls")
    before = page.showing.director.present
    pass_time(page, 0.3)
    spot = page.table.mapFromScene(page.table.table.layout.path.center())
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.showing.director.present is not before
    page.showing.skip()
    assert not page.showing.stage.motions._flying
    assert page.table.table.sceneRect().topLeft().isNull()
    page.showing.tick()
    assert not page.showing._timer.isActive(), "nothing wakes the processor any more"


def test_whoever_drinks_lifts_the_tankard_and_its_level_rises_there(qtbot: QtBot, content: Content) -> None:
    page = table_page(qtbot, content)
    stage, levels = page.showing.stage, list[tuple[bool, int]]()
    homes = {seat: stage.tankard(seat)[0].pos() for seat in range(4)}  # type: ignore[index]
    while not any(lifted and level > 1 for lifted, level in levels):
        until(page, "drink")
        seat = page.showing.director.present.seat  # type: ignore[union-attr]
        assert seat is not None
        mat, face = page.table.table._mats[seat], stage.face(seat)
        assert face is not None
        while page.showing.busy:
            pass_time(page, 0.05)
            item = mat.picture.numbers.item
            lifted = item.rotation() != 0
            assert not lifted or item.sceneBoundingRect().intersects(face.item.sceneBoundingRect())
            levels.append((lifted, mat.picture.model.alcohol))  # type: ignore[union-attr]
        page.showing.skip()
    for seat, home in homes.items():
        found = stage.tankard(seat)
        assert found is not None and (found[0].pos(), found[0].rotation()) == (home, 0.0)


@pytest.mark.parametrize("letters", [1.0, 1.4])
def test_the_lifted_tankard_can_be_read(qtbot: QtBot, content: Content, letters: float) -> None:
    """It stays on the table with all its numbers, also where persons are smaller than it."""
    page = table_page(qtbot, content)
    scene, stage = page.table.table, page.showing.stage
    scene.set_letters(letters)
    assert scene.layout.plain is (letters > 1)
    for seat in range(4):
        stage.begin(Beat("drink", 2.0, (0,), seat=seat, args={"numbers": {}}))
        for _ in range(20):
            page.showing._idle += 0.05
            page.showing.animator.tick()
        found = stage.tankard(seat)
        assert found is not None
        assert (found[0].rotation() != 0) is not (scene.layout.plain and seat == 0), "buttons would cover the own one"
        assert scene.sceneRect().contains(found[0].sceneBoundingRect())
        page.showing.skip()


def begun(
    qtbot: QtBot, content: Content, *, reduced: bool = False, variant: str = "standard", human: bool = True
) -> GamePage:
    """A game that begins before one's eyes; Cat begins. `human`: whether Ann's cards are seen."""
    settings = Settings(None)
    settings["reduce_motion"] = reduced
    game = structs.replace(plan(HUMAN if human else BOT, BOT, BOT, BOT), first=2, variant=variant)
    page = GamePage(LocalSession.new(game, content), settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.showing._timer.stop()
    page._pause.stop()
    return page


def seen_backs(page: GamePage, seat: int) -> int:
    *backs, _ = page.table.table._mats[seat].backs
    return sum(item.opacity() > 0.5 for item in backs)


def test_cards_are_dealt_one_by_one_and_the_own_are_turned_over(qtbot: QtBot, content: Content) -> None:
    page = begun(qtbot, content)
    scene = page.table.table
    own, others, mats = [0], [0], []
    home = scene.layout.mats[1].topLeft()
    while page.showing.dealing:
        pass_time(page, 0.05)
        own.append(sum(sprite.item.isVisible() for sprite, _ in scene.hand.at_rest))
        others.append(seen_backs(page, 1))
        mats.append(scene._mats[1].picture.item.pos() == home)
    assert own == sorted(own) and len(set(own)) >= 6, "one after the other"
    assert others == sorted(others) and len(set(others)) >= 5
    assert own[-1] == len(scene.hand.sprites) == 7
    assert not mats[0] and mats[-1], "the mats have slid onto the table"
    for sprite, pose in scene.hand.at_rest:
        assert sprite.item.pos() == pose.at and sprite.item.transform().isIdentity()


def test_cards_fly_to_where_the_hands_will_lie_and_stay_on_the_table(qtbot: QtBot, content: Content) -> None:
    """The mats are still on their way then."""
    page = begun(qtbot, content)
    scene = page.table.table
    flew = []
    while page.showing.dealing:
        pass_time(page, 0.05)
        flying = scene.items()
        flew += [item.sceneBoundingRect().center() for item in flying if item.isVisible() and item.zValue() >= Z]
    assert len(flew) > 30
    assert all(scene.sceneRect().contains(at) for at in flew)


def test_the_open_hand_of_a_teammate_is_dealt_and_turned_over_card_by_card(qtbot: QtBot, content: Content) -> None:
    page = begun(qtbot, content, variant="two-headed-dragon")
    mate = page.table.table._mats[1]
    assert not mate.backs and len(mate.open_hand) == 7
    home = {sprite: sprite.item.pos() for sprite in mate.open_hand}
    seen = [sum(sprite.item.isVisible() for sprite in mate.open_hand)]
    while page.showing.dealing:
        pass_time(page, 0.05)
        seen.append(sum(sprite.item.isVisible() for sprite in mate.open_hand))
    assert seen[0] == 0, "nothing lies there before it is dealt"
    assert seen == sorted(seen) and len(set(seen)) >= 6 and seen[-1] == 7
    for sprite, at in home.items():
        assert sprite.item.pos() == at and sprite.item.transform().isIdentity()


def test_whoever_only_watches_teams_sees_backs_dealt(qtbot: QtBot, content: Content) -> None:
    page = begun(qtbot, content, variant="two-headed-dragon", human=False)
    assert page.showing.dealing
    assert not any(mat.open_hand for mat in page.table.table._mats.values())
    assert seen_backs(page, 1) == 0
    page.showing.finish()
    assert seen_backs(page, 1) == len(page.table.table._mats[1].backs) - 1 > 0


@pytest.mark.parametrize("how", ["button", "space", "table"])
def test_the_dealing_can_be_skipped(qtbot: QtBot, content: Content, how: str) -> None:
    page = begun(qtbot, content)
    scene = page.table.table
    assert scene.prompt == terms.label("dealing")
    pass_time(page, 1.0)
    assert page.showing.dealing
    if how == "space":
        QTest.keyClick(page.table, Qt.Key.Key_Space)
    else:
        at = scene.pieces.rect(refs.SKIP).center() if how == "button" else scene.layout.centre.center()
        spot = page.table.mapFromScene(at)
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    page.showing._timer.stop()
    assert not page.showing.dealing
    assert all(sprite.item.isVisible() for sprite, _ in scene.hand.at_rest)
    assert seen_backs(page, 3) == len(scene._mats[3].backs) - 1
    assert refs.SKIP not in scene.pieces
    assert scene.prompt != terms.label("dealing")


def test_with_reduced_motion_everything_lies_there(qtbot: QtBot, content: Content) -> None:
    page = begun(qtbot, content, reduced=True)
    scene = page.table.table
    assert page.showing.dealing
    assert all(sprite.item.isVisible() for sprite, _ in scene.hand.at_rest)
    assert seen_backs(page, 1) == len(scene._mats[1].backs) - 1


def test_the_first_turn_of_a_machine_is_seen_after_the_dealing(qtbot: QtBot, content: Content) -> None:
    """He acts before anybody decides anything; the table shows it from the deal on, and then is as it is in truth."""
    seats = [SeatInfo("Otto", "boss-otto", RULES), SeatInfo("Ann", "gerki", HUMAN), SeatInfo("Bob", "fiona", BOT)]
    options: dict[str, str | int | bool] = {"factions": "battlebot+mecha-lich"}
    page = GamePage(
        LocalSession.new(plan_game(seats, seed=4, variant="boss-otto", options=options), content), Settings(None)
    )
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.showing._timer.stop()
    scene, shown = page.table.table, page.showing.director.shown
    assert page.showing.dealing and shown.view.on_turn is None and scene.background.candle.seat == 0
    assert [len(shown.view.seats[seat].discard) for seat in range(3)] == [0, 0, 0]
    kinds, unseen, true = [], [""], page.session.view(None)
    while (beat := page.showing.director.present) is not None:
        kinds.append(beat.kind)
        unseen = [each for each in differences(shown.view, true) if not each.startswith("phase")]
        page.showing.finish()
        page.showing._timer.stop()
    assert kinds[:2] == ["begin", "turn"] and kinds[-2:] == ["turn", "phase"] and "prepared" in kinds
    assert unseen == [], "but for the phase that begins with the last beat"
    assert scene.background.candle.seat == true.turn == 1


def test_nobody_is_on_turn_while_cards_are_dealt(qtbot: QtBot, content: Content) -> None:
    page = begun(qtbot, content)
    scene = page.table.table
    shown = page.showing.director.shown

    def on_turn() -> list[bool]:
        return [mat.picture.model.on_turn for mat in scene._mats.values()]

    assert page.showing.dealing
    assert (scene.middle.path.name, scene.middle.path.seat, scene.middle.path.current) == ("The deal", None, -1)
    assert not any(on_turn())
    until(page, "phase")
    assert (shown.view.on_turn, scene.middle.path.seat) == (2, 2)
    assert on_turn().count(True) == 1


def test_it_is_said_who_begins_and_who_follows(qtbot: QtBot, content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    plate = great_moments.plate
    monkeypatch.setattr(great_moments, "plate", lambda stage, *words: said.update(words[:2]) or plate(stage, *words))
    page = begun(qtbot, content)
    until(page, "turn")
    beat = page.showing.director.present
    assert beat is not None and beat.seat == 2 and beat.seconds > 1.5
    assert {"Cat begins!", "Then round to the left: Dan, you, Bob"} <= said
    candle = page.table.table.background.candle
    assert candle.seat == 2


def test_at_the_end_whoever_has_won_stands_in_the_light_among_those_who_sleep(
    qtbot: QtBot, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table_page(qtbot, content, late=True)
    stands, made = dict[int, great_moments.Person](), great_moments.person

    def person(stage: Any, seat: int, how: Any = None) -> great_moments.Person | None:
        found = made(stage, seat, how)
        if found is not None:
            stands[seat] = found
        return found

    until(page, "end")
    monkeypatch.setattr(great_moments, "person", person)
    stage, beat = page.showing.stage, page.showing.director.present
    assert beat is not None and beat.to
    stage.begin(beat)
    pass_time(page, beat.seconds / 2)
    assert sorted(stands) == sorted(beat.to)
    for seat in range(4):
        face = stage.face(seat)
        assert face is not None and isinstance(face.model, FaceModel) and face.item.isVisible()
        assert face.model.gone is (seat in beat.to), "up from the chair"
        assert face.model.how.out is (seat not in beat.to), "asleep"
    assert all(who.picture.item.sceneBoundingRect().top() < who.rect.top() for who in stands.values())
    page.showing.finish()
    page.showing.skip()
    assert not stage.motions._flying


@pytest.mark.parametrize("kind", ["begin", "falls", "thrown_out", "end", "round_won", "strike"])
def test_a_moment_leaves_nothing_behind(qtbot: QtBot, content: Content, kind: str) -> None:
    page = table_page(qtbot, content)
    showing, scene = page.showing, page.table.table
    parts = (("lost_fortitude", 1, {"n": 5}),)
    counted = []
    for _ in range(3):
        beat = Beat(kind, 2.0, (0,), seat=1, to=(1,), args={"n": 3, "parts": parts})
        showing.stage.begin(beat)
        for _ in range(80):
            showing._idle += 0.05
            showing.animator.tick()
        showing.stage.end(beat)
        counted.append((len(scene.items()), len(showing.stage.motions._flying), showing.animator.running))
    assert counted[0] == counted[1] == counted[2]
    assert counted[0][1:] == (0, False)


@pytest.mark.parametrize("how", ["skip", "taken back", "language", "size", "close"])
def test_a_moment_that_is_broken_off_leaves_nothing_behind(qtbot: QtBot, content: Content, how: str) -> None:
    """In the middle of each: skipped, with a move taken back, in other words, at another size, with the game closed."""
    page = table_page(qtbot, content)
    showing, scene, stage = page.showing, page.table.table, page.showing.stage
    for number, kind in enumerate(("falls", "thrown_out", "end", "drink")):
        parts = (("lost_fortitude", 1, {"n": 5}),)
        stage.begin(Beat(kind, 2.0, (0,), seat=1, to=(1,), args={"n": 3, "parts": parts, "numbers": {}}))
        for _ in range(24):
            showing._idle += 0.05
            showing.animator.tick()
        assert showing.animator.running
        if how == "taken back":
            showing._known = 10**6  # more than has happened
            page.table.refresh()
            showing.skip()
        elif how == "language":
            tongue.use("en" if number % 2 else "de")  # English again after the last of them
            page.table.refresh()
            showing.skip()
        elif how == "size":
            page.table._steps.stop()  # three sizes one after the other would be a drag
            page.resize(*((1280, 720) if number % 2 else (1024, 720)))
            assert not stage.motions._flying, "nothing flies where it no longer belongs"
            showing.skip()
        elif how == "close":
            page.close_game()
            showing.skip()
        else:
            showing.skip()
        assert not stage.motions._flying and not showing.animator.running
        for seat in range(4):
            face, tankard = stage.face(seat), stage.tankard(seat)
            assert face is not None and isinstance(face.model, FaceModel) and not face.model.gone
            assert tankard is not None and tankard[0].rotation() == 0
            assert scene.layout.mats[seat].adjusted(-20, -20, 20, 20).contains(tankard[0].sceneBoundingRect().center())
        if how == "close":
            return
    assert all(item.opacity() == 1 for item in (scene.middle._inn.item, scene.middle._pot.item))


@pytest.mark.parametrize("kind", ["falls", "thrown_out", "end", "drink"])
def test_with_reduced_motion_nothing_of_a_moment_moves(qtbot: QtBot, content: Content, kind: str) -> None:
    """What comes and goes is where it is."""
    page = table_page(qtbot, content)
    page.table.set_reduced_motion(True)
    showing, seen = page.showing, dict[QGraphicsItem, set[tuple[float, ...]]]()
    parts = (("lost_fortitude", 1, {"n": 5}),)
    showing.stage.begin(Beat(kind, 2.0, (0,), seat=1, to=(1,), args={"n": 3, "parts": parts, "numbers": {}}))
    for _ in range(50):
        for item in page.table.table.items():
            if item.isVisible() and item.effectiveOpacity() > 0:
                pose = (item.scenePos().x(), item.scenePos().y(), item.rotation(), item.scale(), item.transform().m11())
                seen.setdefault(item, set()).add(pose)
        showing._idle += 0.05
        showing.animator.tick()
    assert {item: poses for item, poses in seen.items() if len(poses) > 1} == {}
    assert page.table.table.sceneRect().topLeft().isNull()
