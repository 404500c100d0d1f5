# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine against all others on the table: its mat fills the far side, with Threat, decks and what lies before it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content
from rdi_desktop.director import Beat, FaceUpCard, machines
from rdi_desktop.director.script import Script
from rdi_desktop.engine.language.machine import FactionCard
from rdi_desktop.engine.seen import SeenOver
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.told import EventTold
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import RULES, SeatInfo, plan_game
from rdi_desktop.ui.pages.card_index import CardIndex
from rdi_desktop.ui.panels.ending import EndingSheet
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.layout import table_layout
from rdi_desktop.ui.table.legal import Way
from rdi_desktop.ui.table.machine_layout import dial, machine_layout, on_dial
from rdi_desktop.ui.table.machine_mat import DECKS, UNREACHED, actions_at
from rdi_desktop.ui.table.machine_works import MachineWorks
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.table.portraits import FaceModel
from rdi_desktop.ui.table.round_places import FRAME_HIGH
from rdi_desktop.ui.table.setting_places import SettingKey, beside_hand, setting_layout
from rdi_desktop.ui.table.spoken import groups
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.words.beats import BeatWords
from tests.cases import in_one_test
from tests.ui.table_fixtures import FakeSession
from tests.ui.table_hands import Hands

BOT = "bot:regular"
PEOPLE = (("Ann", "zot"), ("Bob", "gerki"), ("Cat", "fiona"), ("Dan", "deirdre"))
Lay = Callable[[int], TableWidget]


@pytest.fixture
def lay(qtbot: QtBot, content: Content) -> Lay:
    """A table with so many Challengers, seen by the first of them, before anything has happened."""

    def laid(challengers: int) -> TableWidget:
        seats = [SeatInfo("Otto", "boss-otto", RULES), *(SeatInfo(*each, BOT) for each in PEOPLE[:challengers])]
        plan = plan_game(seats, seed=4, variant="boss-otto", options={"factions": "battlebot+mecha-lich"})
        table = TableWidget(LocalSession.new(plan, content), 1)
        qtbot.addWidget(table)
        table.set_reduced_motion(True)
        table.resize(1280, 720)
        table.show()
        return table

    return laid


@in_one_test("letters", [0.8, 1.0, 1.3, 2.0])
@in_one_test("challengers", [1, 2, 3, 4])
@in_one_test("size", [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080)])
def test_its_mat_is_at_the_far_side_and_no_other_lies_on_it(
    challengers: int, size: tuple[int, int], letters: float
) -> None:
    """The Challengers have one mat, with the viewer's own at its lower end; Drinks and pot lie on the cloth at rest."""
    sides = (0, *[1] * challengers)
    for own in range(1, challengers + 1):
        layout = table_layout(*size, len(sides), own, True, letters=letters, machine=0, sides=sides)
        machine = layout.mats[0]
        assert machine.center().x() == pytest.approx(size[0] / 2, abs=2)
        assert machine.width() > 1.6 * max(layout.mats[seat].width() for seat in range(1, challengers + 1))
        (joined,) = [plate.rect for plate in layout.plates] or [layout.mats[own]]
        ribbons = [plate.ribbon.adjusted(1, 1, -1, -1) for plate in layout.plates]
        for seat in range(1, challengers + 1):
            assert joined.contains(layout.mats[seat])
        for each in (machine, joined, *ribbons, layout.stack):
            assert QRectF(0, 0, *size).contains(each)
        people = [layout.mats[seat] for seat in range(1, challengers + 1)]
        for things in ([machine, joined, layout.bar, layout.stack], [machine, *ribbons, *people]):
            assert not any(a.intersects(b) for i, a in enumerate(things) for b in things[i + 1 :])
        assert all(layout.cloth.contains(place) for place in layout.quiet)


@pytest.mark.parametrize(("width", "height"), [(500, 190), (660, 214), (990, 321)])
def test_the_places_on_its_mat_do_not_overlap(width: int, height: int) -> None:
    usual, own = machine_layout(width, height)
    piles = [rect for pair in own.decks for rect in pair]
    things = [
        own.portrait,
        usual.track,
        usual.gold,
        usual.tokens,
        own.scope,
        own.threat,
        *piles,
        usual.drink_me,
        usual.rest,
    ]
    for each in (*things, *own.names, own.chest, *own.shoulders):
        assert QRectF(0, 0, width, height).contains(each)
    apart = [usual.head, *things]
    assert not any(a.intersects(b) for i, a in enumerate(apart) for b in apart[i + 1 :])
    assert all(own.chest.contains(each) for each in (*piles, usual.drink_me, usual.rest))


@pytest.mark.parametrize(("level", "actions"), [(1, 1), (3, 1), (4, 2), (5, 3), (9, 4), (10, 5), (13, 5)])
def test_the_dial_says_what_the_threat_gives(content: Content, level: int, actions: int) -> None:
    steps = tuple(sorted(content.automata["boss-otto"].normal.items()))  # type: ignore[attr-defined]
    assert actions_at(steps, level) == actions


@pytest.mark.parametrize("level", [0, 2, 9, 13])
def test_the_dial_is_painted_as_far_as_the_threat_goes(lay: Lay, level: int) -> None:
    """Every cell of the dial, read from the picture: lit up to the Threat Level, dark behind it."""
    table = lay(2)
    scene = table.table
    mat, seat = scene._mats[0], scene.view.seats[0]
    mat.show(scene.view, replace(seat, tracks={"threat": level}), scene.layout, False, None)
    rect = scene.layout.mats[0]
    at = dial(machine_layout(rect.width(), rect.height())[1].threat)
    pixmap = mat.picture.machine.item.pixmap()
    image, ratio = pixmap.toImage(), pixmap.devicePixelRatio()
    lit = []
    for cell in range(13):
        point = on_dial(at, (cell + 0.5) / 13, (at.outer + at.inner) / 2) * ratio
        lit.append(image.pixelColor(point.toPoint()).name() != UNREACHED)
    assert lit == [cell < level for cell in range(13)]


@pytest.mark.parametrize("challengers", [2, 3, 4])
def test_what_the_challengers_share_stands_once(lay: Lay, challengers: int) -> None:
    """Track, Gold and Potions stand on the own mat only; what lands on a teammate runs into the track there."""
    table = lay(challengers)
    scene = table.table
    models = {seat: mat.picture.model for seat, mat in scene._mats.items()}
    mates = range(2, challengers + 1)
    assert {
        seat for seat, model in models.items() if isinstance(model, MatModel) and model.setting and model.setting.mate
    } == set(mates)
    assert {seat for seat, model in models.items() if isinstance(model, MatModel) and model.potions} == {0, 1}
    for mate in mates:
        assert scene.place("track", mate) == scene.place("track", 1)
        assert scene.place("purse", mate) == scene.place("purse", 1)
        assert scene.place("head", mate) != scene.place("head", 1)


@pytest.mark.parametrize("challengers", [2, 4])
def test_every_challenger_looks_at_one_mat_of_their_own(lay: Lay, qtbot: QtBot, challengers: int) -> None:
    """At one screen each in turn: the mates sit above the own mat, the heart is on it, and keys visit each person once."""
    table = lay(challengers)
    scene = table.table
    for own in range(1, challengers + 1):
        table.set_seat(own)
        (plate,) = scene.layout.plates
        people = set(range(1, challengers + 1))
        assert plate.own and set(plate.seats) == people and plate.seats[-1] == own
        assert all(scene.place("track", seat) == plate.track.center() for seat in people)
        assert scene.layout.mats[own].contains(plate.track.center())
        assert [len(scene._mats[seat].open_hand) for seat in people - {own}] == [7] * (challengers - 1)
        assert not scene._mats[own].open_hand
        scene.set_focus(None)
        visited = []
        for _ in range(challengers + 1):
            QTest.keyClick(table, Qt.Key.Key_P)
            visited.append(scene.focus)
        ring = [refs.seat((own + step) % (challengers + 1)) for step in range(1, challengers + 2)]
        assert visited == ring


def test_a_reader_finds_the_challengers_in_their_team(lay: Lay) -> None:
    table = lay(3)
    found = {group.key: group for group in groups(table.table)}
    side = found["seat1"].inside
    assert [found[f"seat{seat}"].inside for seat in range(4)] == ["", side, side, side]
    assert found[side].name == "Your team, Ann, Bob and Cat, whose turn it is"
    assert [thing.name for thing in found[side].things] == ["Fortitude", "Alcohol Content", "10 Gold", "Potions: 3"]
    assert all("Fortitude" not in [thing.name for thing in found[f"seat{seat}"].things] for seat in (1, 2, 3))


def test_for_an_onlooker_he_is_at_the_far_side_too(lay: Lay, qtbot: QtBot) -> None:
    laid = lay(3)
    onlooker = TableWidget(laid.table._session, None)
    qtbot.addWidget(onlooker)
    onlooker.resize(1280, 720)
    onlooker.show()
    mats = onlooker.table.layout.mats
    assert onlooker.table.layout.own == 1
    assert mats[0].top() < 60 and mats[0].width() > 1.6 * mats[2].width()


@in_one_test("height, letters", [(94, 1.0), (142, 1.0), (142, 1.6), (284, 1.6)])
@in_one_test("lying", [False, True])
def test_the_places_of_a_teammate_do_not_overlap(height: int, letters: float, lying: bool) -> None:
    scale = min(0.48, height * 0.42 / FRAME_HIGH)
    key = SettingKey(False, 0, 0, scale, False, 1.0, 16 * letters, True, shared=True, mate=True)
    inside = setting_layout(296, height, key)
    inside = beside_hand(inside) if lying else inside
    things = [inside.head, inside.deck, inside.discard, inside.drink_me, inside.tokens, inside.hand]
    things += [inside.rest] * lying
    assert all(QRectF(0, 0, 296, height).contains(each) for each in things)
    assert not any(a.intersects(b) for i, a in enumerate(things) for b in things[i + 1 :])
    assert inside.hand.height() > 0.27 * height


def test_the_scale_is_as_long_as_the_machine_says(lay: Lay, content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with another highest Threat Level has another scale; a redrawn mat shows it."""
    table = lay(1)
    scene = table.table
    mat, view = scene._mats[0], scene.view
    told: list[int] = []
    for most in (13, 9):
        monkeypatch.setattr(content.automata["boss-otto"].character.tracks["threat"], "range", (0, most))
        monkeypatch.setattr(mat.picture, "show", lambda model, *_: told.append(model.threat_most))
        mat.show(view, view.seats[0], scene.layout, False, None)
    assert told == [13, 9]


def test_his_decks_are_pieces_with_their_counts_and_no_faces(lay: Lay) -> None:
    """The decks tell how many cards they have and what has been discarded, never what lies in them."""
    table = lay(2)
    seat = table.table.view.seats[0]
    tip = table.table._mats[0].picture.item.toolTip()
    level = seat.tracks["threat"]
    assert f"Threat {level}: " in tip and "Actions by Threat: 1 from 1 on, 2 from 4 on, 3 from 5 on" in tip
    for deck in DECKS:
        piece = table.table.pieces.get(refs.gauge(0, deck))
        assert piece is not None and str(seat.piles[deck].count) in piece.item.toolTip()
        assert seat.piles[deck].cards is None
    assert seat.piles["prepared"].cards is None


def test_the_priority_target_wears_the_crosshair(lay: Lay) -> None:
    """One Challenger wears it, and its mat says so; the table follows the token."""
    table = lay(3)
    scene = table.table
    view = table.table.view
    marked = [seat for seat in range(4) if "\nPriority Target:" in scene._mats[seat].picture.item.toolTip()]
    assert marked == [view.priority]
    other = next(seat for seat in (1, 2, 3) if seat != view.priority)
    moved = replace(view, priority=other)
    scene._mats[other].show(moved, moved.seats[other], scene.layout, other == 1, None)
    assert "\nPriority Target:" in scene._mats[other].picture.item.toolTip()


@pytest.mark.parametrize(("challengers", "won"), [(1, True), (1, False), (3, True), (3, False)])
def test_it_is_won_and_lost_together(lay: Lay, qtbot: QtBot, challengers: int, won: bool) -> None:
    view = lay(challengers).table.view
    names = [name for name, _ in PEOPLE[:challengers]]
    ending = EndingSheet()
    qtbot.addWidget(ending)
    winners = list(range(1, challengers + 1)) if won else [0]
    assert ending.show_result(replace(view, over=SeenOver(winners, "last_standing")), [])
    heading = ("Ann, all alone, has" if challengers == 1 else "Together you have") + " beaten Otto!"
    assert ending.title.text() == (heading if won else "Otto wins!")
    assert all(name in ending.fates.text() for name in names)


def test_it_is_said_whether_an_answer_works_or_whiffs(content: Content) -> None:
    deck = content.automata["boss-otto"].character.deck
    words = BeatWords(["Otto", "Ann"], [0, 1], 1, content)
    for card in (card for card in deck if isinstance(card, FactionCard) and card.answers):
        works, whiffs = (
            words.said(
                Beat("answer", 1, seat=0, cards=(FaceUpCard(1, card.id, card.title, 0),), args={"mode": mode})
            ).detail
            for mode in (0, 1)
        )
        assert whiffs.startswith("A whiff! ") and len(whiffs) > len("A whiff! ")
        assert works and "whiff" not in works


def test_the_gallery_has_all_his_cards_by_faction(content: Content) -> None:
    card_index = CardIndex(content)
    shown = card_index.deck(next(deck for deck in card_index.decks if deck.id == "boss-otto"))
    assert len(shown) == 144
    for faction in content.automata["boss-otto"].factions.values():
        assert len(list(card_index.found(shown, f"otto {faction.name}"))) >= 36
        own = [entry for entry in shown if entry.deck.name == f"Boss Otto: {faction.name}"]
        assert [sum(text in entry.copies for entry in own) for text in ("Hard Mode", "Epic Mode")] == [6, 6]
        assert sum("Action deck" in entry.copies for entry in own) == 12


@pytest.mark.parametrize("aim", ["machine", "component", "mate"])
def test_he_and_his_components_and_mates_are_aimed_at_with_the_mouse(qtbot: QtBot, content: Content, aim: str) -> None:
    """In a real game a real drag onto his mat, or onto a part of it, or onto a teammate's place, plays the card at that."""
    component, mates = aim == "component", [SeatInfo("Bob", "fiona", BOT)] if aim == "mate" else []
    session = LocalSession.new(
        plan_game(
            [SeatInfo("Otto", "boss-otto", RULES), SeatInfo("Ann", "gerki" if mates else "zot"), *mates],
            seed=6 if component else 4,
            variant="boss-otto",
            options={"factions": "battlebot+mecha-lich", "skulls": 2},
        ),
        content,
    )
    bot = make_bot("regular", 1, content)
    while not session.over:
        decision = session.decision()
        if decision is None or decision.seat != 1:
            session.step()
            continue
        aimed = [
            (option.id, option.card, option.targets[0])
            for option in decision.options
            if option.kind == "play"
            and option.card is not None
            and len(option.targets) == 1
            and (option.targets[0] >= BODIES) == component
            and option.targets[0] != 1
            and (option.targets[0] == 2) == (aim == "mate")
            and sum(other.card == option.card and other.targets == option.targets for other in decision.options) == 1
        ]
        if aimed and (mates or (session.view(1).window is None and session.view(1).phase == "action")):
            break
        session.submit(bot.decide(lambda: session.view(1), decision, lambda: session.playable(1)))
    id, dragged, target = aimed[0]
    hands = Hands(qtbot, cast(FakeSession, session), 1)
    assert refs.seat(0) in hands.table.pieces
    before = len(session.commands)
    hands.drag(refs.card(dragged), refs.card(target - BODIES) if component else refs.seat(target))
    assert len(session.commands) > before and id in str(session.commands[before])


def acted(table: TableWidget, beat: Beat) -> set[QGraphicsItem]:
    """What flies over the table as such a beat begins, beside the cards in the middle."""
    stage = table.table.showing.stage
    stage.motions.clear()
    stage.begin(beat)
    return set(stage.motions._flying)


def machine_card(content: Content, answers: bool) -> FaceUpCard:
    deck = content.automata["boss-otto"].character.deck
    found = next(
        card for card in deck if isinstance(card, FactionCard) and bool(card.answers) == answers and not card.body
    )
    return FaceUpCard(900, found.id, found.title, 0)


@pytest.mark.parametrize(("mode", "lights"), [(0, 2), (1, 3)])
def test_an_answer_is_a_scene(lay: Lay, content: Content, mode: int, lights: int) -> None:
    """His eyes light up, the card lies face down before it is turned over; then a ring of light, or a word and steam."""
    table = lay(2)
    card = machine_card(content, True)
    flying = acted(table, Beat("answer", 1.5, seat=0, cards=(card,), args={"mode": mode}))
    assert len(flying) == lights
    sprite = table.table.showing.stage.cards[card.id]
    assert sprite.subject == table.table.drawing.faces.side_back(0, "sometimes")
    eyes = table.table.place("portrait", 0)
    assert any((item.pos() - eyes).manhattanLength() < 1 for item in flying)


def prepared_beat() -> Beat:
    """The beat of an event that says that three Actions are prepared."""
    event = EventTold(0, "prepared", 0, None, 0, {"n": 3})
    return machines.prepared(Script(), event)


def test_what_he_does_is_seen(lay: Lay) -> None:
    """So many backs as Actions are laid down; the crosshair comes down on the Priority Target; the dial glows if it rises only."""
    table = lay(3)
    changed = {change.of: change.n for change in prepared_beat().changes}
    assert changed == {"prepared": 3, "action": -3}
    prepared = acted(table, Beat("prepared", 1.1, seat=0, args={"n": 3}))
    assert len(prepared) == 4, "three cards, and the eyes"
    mends = acted(table, Beat("repair", 0.8, seat=0, args={"n": 2}))
    assert len(mends) == 2, "a cog, and the eyes"
    assert all(item.pos() == table.table.place("portrait", 0) for item in mends)
    (crosshair,) = acted(table, Beat("target", 1.1, to=(3,)))
    assert crosshair.pos() == table.table.place("portrait", 3)
    for before, now, things in ((2, 3, 3), (5, 2, 1)):
        args = {"track": "threat", "before": before, "now": now}
        parts = (("track_changed", 0, args),)
        assert len(acted(table, Beat("token", 0.6, seat=0, args={"parts": parts}))) == things


def test_his_cards_go_to_the_discards_of_their_own_deck(
    lay: Lay, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(2)
    stage, card = table.table.showing.stage, machine_card(content, True)
    gone: list[object] = []
    stage.begin(Beat("answer", 1.5, seat=0, cards=(card,), args={"mode": 0}))
    monkeypatch.setattr(stage, "send", lambda sprite, end, duration: gone.append(end.at))
    stage.begin(Beat("home", 0.3, seat=0, cards=(card,)))
    assert gone == [table.table.place("sometimes_discard", 0)] != [table.table.place("discard", 0)]


def test_a_component_that_acts_stands_out_where_it_lies(
    lay: Lay, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner's eyes light up, and the part grows for a moment; it does not come into the middle."""
    deck = content.automata["boss-otto"].character.deck
    part = next(card for card in deck if isinstance(card, FactionCard) and card.body and card.abilities)
    table = lay(2)
    item = QGraphicsRectItem(0, 0, 40, 60)
    monkeypatch.setattr(table.table.showing.stage, "lying", lambda card: item if card.id == 901 else None)
    swelling: list[object] = []
    monkeypatch.setattr(table.table.showing.stage.motions, "swell", lambda each, length: swelling.append(each))
    acting = FaceUpCard(901, part.id, part.title, 0)
    flying = acted(table, Beat("play", 1.5, seat=0, args={"acting": acting}))
    assert swelling == [item] and len(flying) == 2, "a ring around it, and the eyes"
    assert not table.table.showing.stage.cards


@in_one_test("challengers", [1, 3])
def test_what_a_sometimes_card_would_raise_the_threat_to_is_foretold(
    lay: Lay, content: Content, monkeypatch: pytest.MonkeyPatch, challengers: int
) -> None:
    """He begins with one for each Challenger; from 4 on he has two Actions. An Action raises nothing."""
    scene = lay(challengers).table
    hand = scene.view.seats[1].hand
    assert hand is not None
    monkeypatch.setattr(scene._forecast, "_preview", lambda _: None)
    foretold = {}
    for card in hand:
        monkeypatch.setattr(scene, "card_of", lambda _, card=card: card)  # type: ignore[misc]
        monkeypatch.setattr(scene.controller, "held", refs.card(card.id))
        foretold[card.definition] = scene._forecast._told(cast(Way, None))
    told = f"Raises Threat to {challengers + 1}: {'2 Actions' if challengers == 3 else '1 Action'} in his next turn"
    sometimes = {card.definition for card in hand if "sometimes" in content.card(card.definition).types}
    assert sometimes and sometimes < foretold.keys()
    assert all((told in text) == (card in sometimes) for card, text in foretold.items())
    assert scene.view.seats[0].tracks["threat"] == challengers


def works_of(table: TableWidget) -> MachineWorks:
    works = table.table._mats[0].works
    assert works is not None
    return works


@pytest.mark.parametrize("reduced", [True, False])
def test_the_doors_of_his_case_are_open_while_there_is_anything_in_it(lay: Lay, reduced: bool) -> None:
    """They swing, or with reduced motion are there at once; then everything lies still."""
    table = lay(2)
    scene = table.table
    table.set_reduced_motion(reduced)
    seat, mat = scene.view.seats[0], scene._mats[0]
    doors = works_of(table).doors
    for count, shut in ((3, False), (0, True), (1, False)):
        prepared = replace(seat.piles["prepared"], count=count)
        full = replace(seat, piles={**seat.piles, "prepared": prepared}, in_play=[])
        mat.show(scene.view, full, scene.layout, False, None)
        assert scene.animator.running != reduced
        scene.animator.skip()
        seen = [abs(door.item.transform().m11()) * door.item.boundingRect().width() for door in doors]
        case = mat.picture.item.mapRectFromScene(doors[0].item.sceneBoundingRect())
        assert all(wide > 60 if shut else wide < 2 for wide in seen), (count, case)
    assert not scene.animator.running


def test_the_needle_stands_where_the_threat_is(lay: Lay) -> None:
    """From the left to the right as the Threat grows, by turning."""
    table = lay(2)
    scene = table.table
    mat, seat = scene._mats[0], scene.view.seats[0]
    turns = []
    for level in (0, 1, 6, 13):
        mat.show(scene.view, replace(seat, tracks={"threat": level}), scene.layout, False, None)
        scene.animator.skip()
        turns.append(works_of(table).needle.item.rotation())
    assert turns[0] == -180 and turns == sorted(turns) and -10 < turns[-1] < 0


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1280, 1024), (1720, 720)])
def test_his_arms_reach_to_both_sides_of_the_rim(lay: Lay, size: tuple[int, int]) -> None:
    """Body and arms lie side by side from one edge of the window almost to the other; at the plain table there are none."""
    table = lay(1)
    table.resize(*size)
    left, right = (arm.item for arm in works_of(table).arms)
    body = table.table.layout.mats[0]
    for arm in (left, right):
        assert arm.isVisible() and arm.sceneBoundingRect().intersects(body)
    assert left.sceneBoundingRect().left() < size[0] * 0.12 and right.sceneBoundingRect().right() > size[0] * 0.88
    table.table.set_letters(2.0)
    assert not left.isVisible() and not right.isVisible()


def test_his_eyes_are_on_whom_he_aims_at(lay: Lay) -> None:
    """At a mate, who sits at the left, or straight at the viewer; the scope has the sign of the same player."""
    table = lay(3)
    scene = table.table
    seen = {}
    for aimed in (1, 2, 3):
        view = replace(scene.view, priority=aimed, stack=[])
        scene._mats[0].show(view, view.seats[0], scene.layout, False, None)
        face, model = scene._mats[0].portrait.model, scene._mats[0].picture.model
        assert (
            isinstance(face, FaceModel)
            and isinstance(model, MatModel)
            and model.aims == (aimed, view.seats[aimed].name)
        )
        seen[aimed] = face.gaze
    assert seen == {1: "", 2: "left", 3: "left"}


@pytest.mark.parametrize("reduced", [True, False])
def test_his_case_shuts_and_opens_as_he_prepares_and_his_hands_come_down_with_a_blow(lay: Lay, reduced: bool) -> None:
    """With reduced motion nothing of it moves; in any case all of it is as before afterwards."""
    table = lay(2)
    table.set_reduced_motion(reduced)
    scene, now = table.table, [0.0]
    animator, works, seat = scene.animator, works_of(table), scene.view.seats[0]
    animator._now, animator._driven = lambda: now[0], True
    full = replace(seat, piles={**seat.piles, "prepared": replace(seat.piles["prepared"], count=2)})
    scene._mats[0].show(scene.view, full, scene.layout, False, None)
    animator.skip()
    doors, arms = [door.item for door in works.doors], [arm.item for arm in works.arms]

    def widest(ms: int) -> tuple[float, float]:
        """How far shut the doors were, and how high the hands."""
        wide, high, foot = 0.0, 0.0, arms[0].y()
        for _ in range(ms // 20):
            now[0] += 20
            animator.tick()
            wide = max(wide, *(abs(door.transform().m11()) for door in doors))
            high = max(high, *(foot - arm.y() for arm in arms))
        return wide, high

    scene.showing.stage.begin(Beat("prepared", 1.1, seat=0, args={"n": 2}))
    shut = widest(1600)[0]
    parts = (("lost_fortitude", 1, {"n": 2}),)
    scene.showing.stage.begin(Beat("strike", 1.0, seat=0, to=(1,), args={"parts": parts}))
    raised = widest(2400)[1]
    assert (shut > 0.99, raised > 10) == ((False, False) if reduced else (True, True))
    assert all(abs(door.transform().m11()) < 0.01 for door in doors)
    assert arms[0].y() == arms[1].y() and not animator.running


@in_one_test("challengers", [1, 3])
def test_what_he_plays_stands_beside_what_is_read_on_him(lay: Lay, content: Content, challengers: int) -> None:
    table = lay(challengers)
    stage, card = table.table.showing.stage, machine_card(content, True)
    stage.begin(Beat("answer", 1.5, seat=0, cards=(card,), args={"mode": 0}))
    bubble = stage.speech._bubbles[0].item.sceneBoundingRect()
    threat = table.table._mats[0].picture.item.mapRectToScene(
        machine_layout(table.table.layout.mats[0].width(), table.table.layout.mats[0].height())[1].threat
    )
    assert stage.speech.said(0) and table.table.sceneRect().contains(bubble)
    assert bubble.left() > threat.right() - 30
