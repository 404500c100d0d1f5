# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens, Prizes, kept Drinks and Traps as things that one sees and can point at."""

from __future__ import annotations

from dataclasses import replace
from html import unescape

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.seen import SeenPot, SeenPrizes
from rdi_desktop.engine.state.decisions import Answer, Option, Playable
from rdi_desktop.engine.state.table import Table
from rdi_desktop.engine.told import NamedCard
from rdi_desktop.ui.panels.inspector_words import Page
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.stack import entry_model
from rdi_desktop.ui.table.tankard import glass_of, level
from rdi_desktop.ui.table.tokens import TokenGroup, lay_out
from rdi_desktop.ui.words import asking
from rdi_desktop.ui.words.names import ShownNames
from tests.rules.deal import at, deal
from tests.ui.table_fixtures import FakeSession, alter, card, decision, entry, make_view
from tests.ui.table_hands import Hands, lift
from tests.ui.test_table_costs import sit_down
from tests.ui.test_table_shows import event, flying


def six(qtbot: QtBot, size: tuple[int, int] = (1280, 720)) -> Hands:
    t = deal(
        dominique=at(tokens={"energy": 3, "buff": 1, "corruption": 4}),
        karl=at(tokens={"buff": 0}),
        eisinder=at(fortitude=16, alcohol=1),
        alaric=at(),
        oozwald=at(tokens={"clone": 4, "corruption": 4, "buff": 1}),
        valeria=at(),
    )
    return sit_down(qtbot, t, size)


def tip(hands: Hands, ref: refs.Ref) -> str:
    piece = hands.table.pieces.get(ref)
    assert piece is not None, f"{ref} is not on the table"
    return piece.item.toolTip()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_every_token_lies_on_its_players_mat_for_itself(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = six(qtbot, size)
    unit = hands.table.layout.unit
    expected = {0: {"energy": 3, "buff": 1, "corruption": 4}, 4: {"clone": 4, "corruption": 4, "buff": 1}}
    for seat, held in expected.items():
        lift(hands.table, seat or None)
        mat = hands.table.pieces.rect(refs.seat(seat))
        middles = []
        for id, count in held.items():
            rects = [hands.table.pieces.rect(refs.token(seat, id, place)) for place in range(count)]
            assert refs.token(seat, id, count) not in hands.table.pieces
            assert all(mat.contains(rect) and rect.width() >= 18 * unit for rect in rects)
            middles += [rect.center().toTuple() for rect in rects]
        assert len(set(middles)) == len(middles)


def test_a_token_tells_what_it_is_whose_and_how_many_there_may_be(qtbot: QtBot) -> None:
    hands = six(qtbot)
    said = tip(hands, refs.token(0, "energy", 0))
    assert "Energy: 3 held by dominique" in said and "At most 4" in said
    assert "Dominique the Resourceful" in said and "Your cards work" in said
    assert "Dark Priestess Valeria" in tip(hands, refs.token(4, "corruption", 0))
    assert "Karl Bookhammer" in tip(hands, refs.token(0, "buff", 0))


def test_a_kind_of_ones_own_that_has_run_out_keeps_its_place(qtbot: QtBot) -> None:
    hands = six(qtbot)
    assert "karl holds none" in tip(hands, refs.token(1, "buff", 0))
    assert refs.token(5, "corruption", 0) not in hands.table.pieces, "Valeria cannot be corrupted"
    assert refs.token(3, "corruption", 0) not in hands.table.pieces


def test_elements_stand_on_their_spaces_of_the_track(qtbot: QtBot) -> None:
    hands = six(qtbot)
    track = hands.table.layout.mat_inside[2].track.translated(hands.table.layout.mats[2].topLeft())
    for id, spaces in (("fire", (18, 15, 11, 6)), ("ice", (2, 5, 9, 14))):
        for space in spaces:
            at_ = hands.table.pieces.rect(refs.mark(2, id, space)).center()
            assert at_.y() == pytest.approx(level(track, space), abs=1)
            assert (at_.x() > glass_of(track).right()) == (id == "ice")
    said = tip(hands, refs.mark(2, "fire", 15))
    assert "Fire token on 15" in said and "eisinder's Fortitude" in said and "Claimed when" in said


def test_a_claimed_element_leaves_the_track_for_the_tray(qtbot: QtBot) -> None:
    hit = "Who says I'm not a lady?"
    t = deal(fiona=at([hit]), eisinder=at(fortitude=20), zot=at())
    hands = sit_down(qtbot, t)
    assert refs.mark(1, "fire", 18) in hands.table.pieces and refs.token(1, "fire", 0) not in hands.table.pieces
    own = hands.table.view.seats[0].hand[0].id
    hands.drag(refs.card(own), refs.seat(1))
    assert refs.mark(1, "fire", 18) not in hands.table.pieces
    assert "1 claimed by eisinder" in tip(hands, refs.token(1, "fire", 0))


@pytest.mark.parametrize("area", [QRectF(0, 0, 220, 24), QRectF(0, 0, 130, 65)], ids=["strip", "own"])
@pytest.mark.parametrize("counts", [(1,), (4, 4, 1), (10, 10, 10), (4, 4, 4, 4, 1)], ids=str)
def test_any_number_of_tokens_finds_room(area: QRectF, counts: tuple[int, ...]) -> None:
    groups = [TokenGroup(f"kind {n}", count, False, 1.0) for n, count in enumerate(counts)]
    side, places = lay_out(groups, area, 38)
    assert len(places) == len(groups) and side >= 6
    boxes = [QRectF(at_.x(), at_.y(), g.width * side, side) for at_, g in zip(places, groups, strict=True)]
    for number, box in enumerate(boxes):
        assert area.adjusted(-1, -1, 1, 1).contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_many_of_a_kind_are_counted(qtbot: QtBot) -> None:
    view = make_view()
    alter(view.seats[0], tokens={"energy": 12})
    hands = Hands(qtbot, FakeSession(view))
    assert refs.token(0, "energy", refs.MOST_TOKENS - 1) in hands.table.pieces
    assert refs.token(0, "energy", refs.MOST_TOKENS) not in hands.table.pieces
    assert "12 held" in tip(hands, refs.token(0, "energy", 0))


def test_a_prize_lies_in_the_pot_as_a_card(qtbot: QtBot) -> None:
    view = make_view()
    alter(view, prizes=SeenPrizes([card(700, "wine", None), card(701, "mend", None)], []))
    alter(view, pot=SeenPot(2, [card(702, "smite", None)]))
    hands = Hands(qtbot, FakeSession(view))
    prize = hands.table.pieces.rect(refs.card(702))
    assert hands.table.layout.pot.contains(prize)
    with qtbot.waitSignal(hands.widget.card_hovered, timeout=1000) as heard:
        hands.widget.gestures.move(prize.center())
    assert heard.args == ["smite"]
    assert "Elven Wine" in tip(hands, refs.INN) and "A kind word and a poultice" in tip(hands, refs.INN)
    alter(view, pot=SeenPot())
    hands.widget.refresh()
    assert refs.card(702) not in hands.table.pieces


def with_a_prize() -> FakeSession:
    view = make_view()
    alter(view.seats[0], in_play=[card(50, "smite", None)])
    options = [Option(f"play:50:t{seat}", "play", card=50, targets=(seat,)) for seat in (1, 2, 3)]
    alter(view, pending=decision("action", [*options, Option("done", "done")], default=("done",)))
    return FakeSession(view, [Playable(50, None, options, None)])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_prize_lies_before_its_owner_and_is_played_from_there(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = Hands(qtbot, with_a_prize(), size=size)
    prize = hands.table.pieces.rect(refs.card(50))
    assert prize.height() > 0.6 * hands.table.layout.hand_card[1], "as large as one can read"
    for id in hands.table.hand.sprites:
        assert not hands.table.hand.rest_of(id).intersects(prize)
    hands.drag(refs.card(50), refs.seat(2))
    hands.click(refs.card(50))
    hands.click(refs.seat(3))
    assert hands.session.submitted == [Answer(0, ("play:50:t2",)), Answer(0, ("play:50:t3",))]


def test_a_prize_of_somebody_else_is_seen_on_their_mat(qtbot: QtBot) -> None:
    view = make_view()
    alter(view.seats[2], in_play=[card(51, "mend", None)])
    hands = Hands(qtbot, FakeSession(view))
    assert hands.table.pieces.rect(refs.seat(2)).contains(hands.table.pieces.rect(refs.card(51)))


def test_a_prize_is_won_and_used_in_a_real_game(qtbot: QtBot) -> None:
    t = deal(gerki=at(), zot=at(fortitude=15), deirdre=at(), options={"prizes": True})
    cockatrice = next(c for c in t.table.prizes if t.table.cards[c].title == "Stuffed Cockatrice")

    def arrange(table: Table) -> None:
        t.arrange(table)
        table.prizes.remove(cockatrice)
        table.seats[0].in_play.append(cockatrice)

    t.game = Game.from_table(t.game.setup, t.game.content, arrange)
    hands = sit_down(qtbot, t)
    hands.drag(refs.card(cockatrice), refs.seat(1))
    assert t.zot.fortitude == 12
    assert refs.card(cockatrice) not in hands.table.pieces


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_choosing_a_prize_shows_the_cards_large_enough_to_read(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = make_view()
    prizes = [card(700 + place, "mend", None) for place in range(12)]
    alter(view, prizes=SeenPrizes(prizes, []))
    options = [Option(f"card:{each.id}", "card", card=each.id) for each in prizes]
    alter(view, pending=decision("pick", options, prompt="prize"))
    hands = Hands(qtbot, FakeSession(view), size=size)
    assert "Prize" in hands.table.prompt
    for place in range(12):
        rect = hands.table.pieces.rect(refs.choice(place))
        assert rect.height() >= 0.9 * hands.table.layout.hand_card[1]
        assert hands.table.sceneRect().contains(rect)
    hands.click(refs.choice(11))
    assert hands.session.submitted == [Answer(0, ("card:711",))]


def test_a_kept_drink_is_played_from_the_front(qtbot: QtBot) -> None:
    view = make_view()
    alter(view.seats[0], in_play=[card(900 + place, "wine", None) for place in (50, 51)])
    way = Option("play:951", "play", card=951)
    alter(view, pending=decision("action", [way, Option("done", "done")], default=("done",)))
    hands = Hands(qtbot, FakeSession(view, [Playable(951, None, [way], None)]))
    hands.drag_to(refs.card(951), hands.table.layout.stack.center())
    assert hands.session.submitted == [Answer(0, ("play:951",))]


def test_a_card_found_while_checking_for_traps_is_shown_for_a_moment(qtbot: QtBot) -> None:
    hands = Hands(qtbot, FakeSession(make_view()))
    assert not flying(hands)
    found = event(0, "trap_checked", 2, card=333, owner=1, trap=False)
    hands.session.happened.append(replace(found, cards={333: NamedCard("smite", "Holy swat", "action", 1)}))
    hands.table.showing.set_pace(1.0)
    hands.widget.refresh()
    stage = hands.table.showing.stage
    assert set(stage.cards) == {333}
    assert stage.cards[333].item.sceneBoundingRect().height() > hands.table.layout.hand_card[1]
    assert "Barnaby" in stage.placard.text and "Holy swat" in stage.placard.text
    hands.table.showing.skip()
    assert not stage.cards


def test_a_trap_on_the_stack_is_called_one() -> None:
    view = make_view()
    trap = entry(3, card=card(120, "smite", 1), by=1, trap=2)
    alter(view, stack=[trap])
    model = entry_model(trap, 1, ShownNames(view, 0), view)
    assert model.label == "Trap" and model.line == "Old Tom → Barnaby"


def test_prompts_about_tokens_are_sentences() -> None:
    names = ShownNames(make_view(), 0)
    for prompt, said in (("take_back:corruption", "Corruption"), ("boost:use-buff", "Use a Buff")):
        text = asking.prompt(decision("pick", [], prompt=prompt), names)
        assert said in text and prompt not in text and text.endswith("?")


def test_whoever_holds_a_token_reads_what_it_does_where_it_lies(qtbot: QtBot) -> None:
    """Told to them; to its owner in the owner's words, and what it is a price of."""
    t = deal(
        zot=at(tokens={"scarab": 2, "buff": 1, "pain-curse": 1}),
        amundyr=at(),
        karl=at(tokens={"buff": 1}),
        natyli=at(),
        oozwald=at(tokens={"clone": 2}),
        samantha=at(),
    )
    hands = sit_down(qtbot, t)
    said = {id: " ".join(tip(hands, refs.token(0, id, 0)).split()) for id in ("scarab", "buff", "pain-curse")}
    assert "At the end of your turn, return 1 Scarab token" in said["scarab"]
    assert "you may spend 1 Buff token" in said["buff"]
    assert "After you lose Fortitude, for each one that you have, you lose one Fortitude" in said["pain-curse"]
    assert "Absorb to Heal" in tip(hands, refs.token(4, "clone", 0))
    assert "When it arrives at 4" in " ".join(tip(hands, refs.gauge(5, "brawl")).split())
    for piece in hands.table.pieces:
        assert len(piece.item.toolTip().splitlines()) < 30, "a tip is read at a glance"


def test_the_inspector_says_what_tokens_do_and_how_each_ones_own_things_work(content: Content) -> None:
    t = deal(zot=at(tokens={"scarab": 1}), amundyr=at(), erin=at())
    page = Page(t.game.view(0), content)
    closed, opened = page.html(), page.html(told=2)
    burden = content.holder_text("amundyr", "scarab")
    assert f"Scarab, for whoever has one: {burden}" in unescape(closed)
    assert 'href="own:2"' in closed and 'href="own:0"' not in closed, (
        "whoever has nothing of their own has no rules to open"
    )
    for line in content.character_text("erin").split("\n"):
        assert line not in unescape(closed)
        assert line in unescape(opened)
