# SPDX-License-Identifier: GPL-3.0-or-later
"""By the fire: bets, the vote on a deed, and open hands; kept with the game, and nothing of it reaches those who play."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rdi_desktop.bots import fates
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import CommandError, Interject
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session import save
from rdi_desktop.session.bets import START, Bet, BetChoice, BetError
from rdi_desktop.session.game_history import GameHistory
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import Recorder, SaveError, read_save
from rdi_desktop.session.setup import game_setup
from rdi_desktop.session.windows import pass_of
from tests.session.people import BOT, plan

ANN, BOB, CAT, DAN = range(4)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def seated(content: Content, *controllers: str, **options: bool) -> LocalSession:
    """Ann and Cat have no Gold: they are out as soon as Bob, who is on turn, has done something."""
    table = msgspec.structs.replace(plan(*controllers), options=dict(options))

    def lay(at: Table) -> None:
        for seat, gold in ((ANN, 0), (BOB, 10), (CAT, 0), (DAN, 5)):
            arrange.numbers(at, seat, gold=gold)
        arrange.turn(at, BOB, "drink")

    session = LocalSession.of(Game.from_table(game_setup(table), content, lay), table, content)
    until(session, lambda: set(session.game.still_in) == {BOB, DAN})
    return session


def until(session: LocalSession, done: Callable[[], bool]) -> LocalSession:
    """Everybody gives the plainest answer until then."""
    for _ in range(300):
        if done() or session.over:
            return session
        move(session)
    raise AssertionError("it does not come to that")


def move(session: LocalSession) -> None:
    decision = session.game.pending
    assert decision is not None
    if session.bot_decides:
        session.step()
    elif session.window() is not None:
        session.pass_all()
    else:
        session.submit(pass_of(decision))


@pytest.fixture
def table(content: Content) -> LocalSession:
    return seated(content, HUMAN, HUMAN, HUMAN, HUMAN, ghost_deed=True)


def kinds(session: LocalSession, seat: int = ANN) -> set[str]:
    told = session.fire.told(seat)
    assert told is not None
    return {offer.kind for offer in told.offers}


# Bets


def test_only_those_who_are_out_sit_by_the_fire(table: LocalSession) -> None:
    assert table.fire.seats == (ANN, CAT)
    assert table.fire.told(BOB) is None
    with pytest.raises(BetError, match="not_out"):
        table.fire.bet(BOB, "winner", str(BOB), 1)


def test_the_chances_on_offer_are_whole(table: LocalSession) -> None:
    told = table.fire.told(ANN)
    assert told is not None
    assert {"winner", "next"} <= kinds(table)
    for offer in told.offers:
        assert sum(choice.chance for choice in offer.choices) == pytest.approx(1, abs=0.07)
    by_kind = {offer.kind: {choice.pick: choice.chance for choice in offer.choices} for offer in told.offers}
    assert by_kind["next"][str(BOB)] == pytest.approx(by_kind["winner"][str(DAN)])


def test_a_bet_on_the_winner_is_paid_when_the_game_is_over(table: LocalSession) -> None:
    for seat, pick in ((ANN, BOB), (CAT, DAN)):
        table.fire.bet(seat, "winner", str(pick), 5)
    assert table.fireside.chits(ANN) == START - 5
    pays = {bet.seat: bet.pays for bet in table.fireside.open}
    arranged_end(table, loser=DAN)
    assert table.game.winners == (BOB,)
    assert table.fireside.chits(ANN) == START - 5 + pays[ANN]
    assert table.fireside.chits(CAT) == START - 5
    assert [(each.seat, each.won) for each in table.fireside.prophets()] == [(ANN, 1), (CAT, 0)]


def arranged_end(session: LocalSession, loser: int) -> None:
    """The loser's Gold is gone, and the game goes on from there to its end."""
    session.game.table.side(loser).gold = 0
    until(session, lambda: session.over)


def test_the_drink_of_the_turn_is_drunk(table: LocalSession) -> None:
    until(table, lambda: table.game.table.phase == "order" and "drink" in kinds(table))
    who, before = table.game.turn, table.game.turn_number
    table.fire.bet(CAT, "drink", "yes", 5)
    until(table, lambda: table.game.turn_number > before)
    drank = any(e.key == "drank" and e.seat == who for e in table.game.events)
    assert drank
    (paid,) = table.fireside.paid
    assert paid.got == paid.bet.pays > 5


def test_a_bet_is_closed_once_the_drink_is_turned_over(table: LocalSession) -> None:
    until(table, lambda: table.game.table.phase == "drink")
    before = table.game.turn_number
    seen = []
    while table.game.turn_number == before and not table.over:
        if any(e.key == "drink_revealed" for e in table.game.events[table.event_marks[-1] :]):
            seen.append("drink" in kinds(table))
        move(table)
    assert not any(seen)


@pytest.mark.parametrize(
    ("kind", "pick", "chits", "why"),
    [
        ("winner", "0", 1, "not_offered"),
        ("winner", "x", 1, "not_offered"),
        ("pot", "1", 1, "not_offered"),
        ("nothing", "1", 1, "not_offered"),
        ("winner", "1", 3, "no_chits"),
        ("winner", "1", 0, "no_chits"),
    ],
)
def test_what_is_not_on_offer_is_refused(table: LocalSession, kind: str, pick: str, chits: int, why: str) -> None:
    with pytest.raises(BetError, match=why):
        table.fire.bet(ANN, kind, pick, chits)
    assert table.bets == ()
    assert table.fireside.chits(ANN) == START


def test_nobody_bets_twice_on_one_thing_or_more_than_they_have(table: LocalSession) -> None:
    table.fire.bet(ANN, "winner", str(BOB), 5)
    with pytest.raises(BetError, match="laid_already"):
        table.fire.bet(ANN, "winner", str(DAN), 1)
    table.fire.bet(ANN, "next", str(BOB), 5)
    until(table, lambda: "drink" in kinds(table))
    with pytest.raises(BetError, match="no_chits"):
        table.fire.bet(ANN, "drink", "yes", 1)


def test_on_the_winner_one_may_bet_again_in_the_next_turn(table: LocalSession) -> None:
    """The odds have moved; all bets on it are paid at the end."""
    table.fire.bet(ANN, "winner", str(BOB), 1)
    turn = table.game.turn_number
    until(table, lambda: table.game.turn_number > turn)
    table.fire.bet(ANN, "winner", str(DAN), 1, about=turn)  # seen in the turn before
    with pytest.raises(BetError, match="laid_already"):
        table.fire.bet(ANN, "winner", str(BOB), 1)
    until(table, lambda: table.game.over is not None)
    assert table.game.over is not None
    paid = [each for each in table.fireside.paid if each.bet.kind == "winner"]
    won = {str(seat) for seat in table.game.over.winners}
    assert [(each.bet.pick, each.got > 0) for each in paid] == [(pick, pick in won) for pick in (str(BOB), str(DAN))]


def test_a_chit_on_a_sure_thing_wins_nothing_and_is_not_taken() -> None:
    assert not BetChoice("1", 0.9).worth(1)
    assert BetChoice("1", 0.9).pays(5) == 6
    assert BetChoice("1", 0.25).pays(2) == 8


def test_the_game_knows_nothing_of_bets(content: Content) -> None:
    with_bets, without = (seated(content, HUMAN, HUMAN, HUMAN, HUMAN) for _ in range(2))
    with_bets.fire.bet(ANN, "winner", str(BOB), 5)
    for _ in range(40):
        for session in (with_bets, without):
            if not session.over:
                move(session)
    assert with_bets.commands == without.commands
    for seat in (None, BOB, DAN):
        assert with_bets.view(seat) == without.view(seat)
        assert with_bets.events(0, seat) == without.events(0, seat)


# Kept with the game


def kept(content: Content, folder: Path) -> LocalSession:
    """A game that is saved, played until somebody is out."""
    short = msgspec.structs.replace(plan(HUMAN, "bot:tipsy", "bot:tipsy", "bot:tipsy"), options={"start_fortitude": 10})
    session = new_session(short, content, folder)
    until(session, lambda: len(session.game.still_in) < 4)
    assert not session.over
    return session


@pytest.fixture(scope="module")
def saved(content: Content, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, tuple[Bet, ...], int]:
    """The file of a game with two bets, the bets, and how many commands there were before the second."""
    session = kept(content, tmp_path_factory.mktemp("games"))
    out = session.fire.seats[0]
    winner = str(session.game.still_in[0])
    session.fire.bet(out, "winner", winner, 2)
    for _ in range(4):
        move(session)
    session.fire.bet(out, "next", winner, 2)
    at = len(session.commands)
    path = session.path
    assert path is not None
    session.close()
    return path, session.bets, at


def test_bets_are_there_again_when_a_game_is_reopened(
    content: Content, saved: tuple[Path, tuple[Bet, ...], int]
) -> None:
    path, bets, at = saved
    again = open_save(read_save(path), content).session()
    assert again.bets == bets
    assert [bet.at for bet in bets][-1] == at
    assert again.fireside.chits(bets[0].seat) == START - 4
    again.close()


def test_bets_on_what_is_taken_back_are_taken_back(content: Content, saved: tuple[Path, tuple[Bet, ...], int]) -> None:
    path, bets, at = saved
    text = path.read_bytes()
    recorder = Recorder.resume(read_save(path))
    recorder.undo(at - 1)
    recorder.close()
    assert read_save(path).bets == list(bets[:1])
    path.write_bytes(text)


def test_an_older_program_leaves_a_game_with_a_bet_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says that the file is of a newer form, not that it is damaged; also of a game that an older program began."""
    path = tmp_path / "old.rdigame"
    shutil.copy(Path(__file__).parent / "kept" / "format-1.rdigame", path)
    before = read_save(path)
    recorder = Recorder.resume(before)
    bet = Bet(0, "winner", 0, "1", 1, 4, len(before.commands))
    recorder.bet(bet)
    recorder.over((1,), "last")
    recorder.close()
    after = read_save(path)
    assert (recorder.path, recorder.text) == (path, path.read_bytes())
    assert (after.problem, after.header.format, after.bets, after.commands) == (None, 2, [bet], before.commands)
    assert after.header.plan == before.header.plan
    monkeypatch.setattr(save, "FORMAT", 1)
    with pytest.raises(SaveError, match="too_new"):
        read_save(path)


def test_after_a_vote_that_was_cut_short_by_closing_the_game_it_can_be_held_again(
    content: Content, tmp_path: Path
) -> None:
    options = {"start_fortitude": 10, "ghost_deed": True}
    short = msgspec.structs.replace(plan(HUMAN, HUMAN, HUMAN, HUMAN), options=options)
    session = new_session(short, content, tmp_path)
    until(session, lambda: len(session.game.still_in) == 2)
    one, other = session.fire.seats
    assert session.fire.propose(one, "tip")
    commands, path = session.commands, session.path
    session.close()
    assert path is not None
    again = open_save(read_save(path), content).session()
    assert (again.fire.voting, again.commands) == (None, commands)
    assert again.fire.propose(other, "tip")
    again.fire.vote(one, agreed=True)
    until(again, lambda: Interject(other, "deed:tip") in again.commands)
    again.close()
    assert Interject(other, "deed:tip") in read_save(path).commands


def test_a_bet_that_could_not_have_been_laid_is_left_out(table: LocalSession) -> None:
    now = len(table.commands)
    for bad in (
        Bet(BOB, "winner", 0, "1", 1, 2, now),
        Bet(ANN, "winner", 0, "1", 4, 9, now),
        Bet(ANN, "gold", 0, "1", 1, 9, now),
        Bet(ANN, "winner", 0, "1", 5, 5, now),
    ):
        history = GameHistory(table.game, table.plan.humans, [bad])
        assert history.fireside.bets == ()


# Computer players


def test_computer_players_who_are_out_bet_with_a_person_beside_them(content: Content) -> None:
    session = seated(content, HUMAN, HUMAN, BOT, HUMAN)
    until(session, lambda: any(bet.seat == CAT for bet in session.bets))
    assert any(bet.seat == CAT for bet in session.bets)


def test_computer_players_alone_by_the_fire_do_not_bet(content: Content) -> None:
    session = seated(content, BOT, HUMAN, BOT, HUMAN)
    for _ in range(60):
        if not session.over:
            move(session)
    assert session.bets == ()


# The deed


def test_a_deed_is_done_when_more_than_half_agree(table: LocalSession) -> None:
    until(table, lambda: table.game.table.phase == "action")
    assert table.fire.propose(ANN, "tip")
    assert table.fire.voting == "tip"
    assert table.fire.vote(CAT, agreed=True)
    told = table.fire.told(CAT)
    assert told is not None
    assert (told.agreed, told.deeds, told.vote) == ("tip", (), None)
    assert not any(isinstance(command, Interject) for command in table.commands)
    until(table, lambda: any(e.key == "ghost_deed" for e in table.game.events))
    assert Interject(ANN, "deed:tip") in table.commands
    assert not table.fire.propose(ANN, "round")


def test_at_the_beginning_of_a_turn_it_is_done_at_once(table: LocalSession) -> None:
    until(table, lambda: table.game.table.phase == "discard_and_draw")
    table.fire.propose(ANN, "tip")
    table.fire.vote(CAT, agreed=True)
    assert table.commands[-1] == Interject(ANN, "deed:tip")
    decision = table.decision()
    assert decision is not None
    assert decision.kind == "discard"


def test_half_is_not_enough_and_time_ends_a_vote(table: LocalSession) -> None:
    table.fire.propose(ANN, "tip")
    assert not table.fire.propose(CAT, "round")
    table.fire.let_fall()
    assert table.fire.voting is None
    table.fire.propose(ANN, "tip")
    table.fire.vote(CAT, agreed=False)
    assert table.fire.voting is None
    until(table, lambda: table.game.table.phase == "discard_and_draw")
    assert not any(e.key == "ghost_deed" for e in table.game.events)


def test_computer_players_agree_to_what_makes_sense(content: Content) -> None:
    session = seated(content, HUMAN, HUMAN, BOT, HUMAN, ghost_deed=True)
    session.fire.propose(ANN, "tip")
    assert session.fire.voting is None
    poor(session, BOB)
    session.fire.propose(ANN, "tip")
    until(session, lambda: Interject(ANN, "deed:tip") in session.commands)


def poor(session: LocalSession, seat: int) -> None:
    """Somebody's Gold has gone to 2."""
    session.game.table.side(seat).gold = 2


def test_computer_players_propose_a_tip_for_the_poor_and_nothing_while_all_are_well(content: Content) -> None:
    session = seated(content, HUMAN, HUMAN, BOT, HUMAN, ghost_deed=True)
    turns = set()
    while len(turns) < 6 and not session.over:
        move(session)
        turns.add(session.game.turn_number)
        assert session.fire.voting is None
    poor(session, BOB)
    until(session, lambda: session.fire.voting == "tip")
    told = session.fire.told(ANN)
    assert told is not None
    assert told.vote is not None
    assert (told.vote.by, told.vote.agreed) == (CAT, (CAT,))
    assert session.fire.vote(ANN, agreed=True)
    until(session, lambda: Interject(CAT, "deed:tip") in session.commands)


@pytest.mark.parametrize(("seat", "deed"), [(BOB, "tip"), (ANN, "gold"), (9, "tip")])
def test_nobody_else_proposes_and_nothing_else(table: LocalSession, seat: int, deed: str) -> None:
    assert not table.fire.propose(seat, deed)
    assert not table.fire.vote(BOB, agreed=True)


def test_without_the_agreement_there_is_no_deed(content: Content) -> None:
    session = seated(content, HUMAN, HUMAN, HUMAN, HUMAN)
    told = session.fire.told(ANN)
    assert told is not None
    assert (told.deeds, told.drinks) == ((), ())
    assert not session.fire.propose(ANN, "tip")


def test_a_session_takes_a_deed_from_nobody_but_the_fire(table: LocalSession) -> None:
    until(table, lambda: table.game.table.phase == "discard_and_draw")
    with pytest.raises(CommandError):
        table.submit(Interject(ANN, "deed:tip"))
    assert table.commands[-1] != Interject(ANN, "deed:tip")


def test_a_deed_is_taken_back_like_a_move(table: LocalSession) -> None:
    table.plan = msgspec.structs.replace(table.plan, undo_anything=True)
    until(table, lambda: table.game.table.phase == "discard_and_draw")
    before = len(table.commands)
    table.fire.propose(ANN, "tip")
    table.fire.vote(CAT, agreed=True)
    steps = table.undo.steps()
    assert steps[0].to == before
    assert steps[0].command == Interject(ANN, "deed:tip")


# Open hands


def test_the_top_of_the_deck_is_told_only_with_open_hands(content: Content) -> None:
    for agreed in (False, True):
        session = seated(content, HUMAN, BOT, BOT, BOT, ghost_deed=True, open_hands=agreed)
        told = session.fire.told(ANN)
        assert told is not None
        assert bool(told.drinks) is agreed
        assert "second" in told.deeds


def test_without_open_hands_odds_tell_nothing_of_a_hand(content: Content) -> None:
    offers = {}
    for agreed in (False, True):
        for other_hand in (False, True):
            session = seated(content, HUMAN, BOT, BOT, BOT, open_hands=agreed)
            hand = session.game.table.seats[DAN].hand
            if other_hand:
                deck = session.game.table.seats[DAN].deck
                hand[:], deck[: len(hand)] = deck[: len(hand)], hand[:]
            told = session.fire.told(ANN)
            assert told is not None
            offers[agreed, other_hand] = told.offers
    assert offers[False, False] == offers[False, True]
    assert offers[True, False] != offers[True, True]


# Chances


def test_of_two_the_next_one_out_is_whoever_does_not_win() -> None:
    assert fates.next_out({1: 0.7, 3: 0.3}) == pytest.approx({1: 0.3, 3: 0.7})


def test_the_weakest_is_the_likeliest_to_be_out_next() -> None:
    found = fates.next_out({0: 0.5, 1: 0.3, 2: 0.2})
    assert found[2] > found[1] > found[0]
    assert sum(found.values()) == pytest.approx(1)
