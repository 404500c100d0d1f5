# SPDX-License-Identifier: GPL-3.0-or-later
"""The guest book: which games come into it, what it says of them, and its file."""

from __future__ import annotations

import csv
import dataclasses
import io
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from rdi_desktop.content import Content
from rdi_desktop.session import guestbook
from rdi_desktop.session.bets import START, Bet
from rdi_desktop.session.game_history import GameHistory
from rdi_desktop.session.guestbook import (
    GRUDGE,
    BookGame,
    BookGrudge,
    BookProphet,
    BookSeat,
    GuestBook,
    as_csv,
    belongs,
    by_character,
    by_company,
    by_prophet,
    evening_of,
    in_all,
    key_of,
    knob_key,
    ladder,
)
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo, plan_game
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.session.save import SavedGame, read_save
from rdi_desktop.session.setup import dealt
from tests.session.people import BOT, People, plan

NOW = datetime(2026, 3, 1, 21, 30).astimezone()


def played(content: Content, folder: Path, wanted: GamePlan) -> SavedGame:
    session = new_session(wanted, content, folder)
    people = People(session)
    while not session.over:
        people.move()
    session.close()
    assert session.path is None
    return read_save(next(folder.glob("*.rdigame")))


@pytest.fixture(scope="module")
def save(content: Content, tmp_path_factory: pytest.TempPathFactory) -> SavedGame:
    gambler = "bot:gambler"  # without gambling there is no pot to tell of
    return played(content, tmp_path_factory.mktemp("games"), plan(HUMAN, gambler, HUMAN, gambler))


@pytest.fixture(scope="module")
def evening(save: SavedGame, content: Content) -> BookGame:
    return evening_of(save, content, datetime.fromisoformat(save.header.started) + timedelta(minutes=41))


def test_a_game_is_told_as_it_was(save: SavedGame, evening: BookGame, content: Content) -> None:
    replay = ReplaySession(save.header.plan, content, save.commands)
    replay.go(replay.length)
    end = replay.view(None)
    assert evening.guests[0] == BookSeat("Ann", "deirdre", HUMAN)
    assert evening.guests[1].player == "bot:gambler"
    assert list(evening.winners) == end.over.winners
    assert evening.turns == end.turn_number
    assert evening.minutes == 41
    assert evening.file == save.path.name


def test_the_moments_are_the_greatest_of_the_game(save: SavedGame, evening: BookGame, content: Content) -> None:
    """Looked for in another way: at every position, and from there on until the table is calm again."""
    replay = ReplaySession(save.header.plan, content, save.commands)
    views = []
    for position in range(replay.length + 1):
        replay.go(position)
        views.append(replay.view(None))
    plays, gold = max(len(view.stack) for view in views), max(view.pot.gold for view in views)
    found = {moment.kind: moment for moment in evening.moments}
    assert found["stack"].size == plays
    assert found["pot"].size == gold
    stack, pot, swing = found["stack"].position, found["pot"].position, found["swing"]
    first = next(n for n, view in enumerate(views) if len(view.stack) == plays)
    assert not views[stack].stack
    assert all(view.stack for view in views[stack + 1 : first + 1])
    first = next(n for n, view in enumerate(views) if view.pot.gold == gold)
    assert not views[pot].pot.gold
    assert all(view.pot.gold for view in views[pot + 1 : first + 1])
    assert (swing.position, swing.turn) in [(position, turn) for position, turn, _ in replay.turns]
    assert swing.seat is not None
    assert abs(swing.size - swing.before) >= 10


def test_somebody_who_falls_has_no_chances_left(save: SavedGame, evening: BookGame) -> None:
    """The odds at the end are those of whoever has won."""
    swings = [moment for moment in evening.moments if moment.kind == "swing"]
    assert len(swings) == 1
    last = swings[0]
    if last.turn == evening.turns:
        assert last.size in (0, 100)
    assert 0 <= last.before <= 100


def test_what_was_bet_by_the_fire_and_the_longest_grudge_are_told(save: SavedGame, content: Content) -> None:
    again = GameHistory(dealt(save.header.plan, content), ())
    out = None
    for command in save.commands:
        again.submit(command)
        if out is None and len(again.game.still_in) < len(save.header.plan.seats) and again.game.over is None:
            out = next(seat for seat in range(4) if seat not in again.game.still_in)
            winner = save.over.winners[0] if save.over is not None else 0
            bet = Bet(out, "winner", 0, str(winner), 2, 6, len(again.game.log))
    assert out is not None
    told = evening_of(dataclasses.replace(save, bets=[bet]), content, NOW)
    assert told.prophets == (BookProphet(out, START + 4, 1, 1),)
    taken = Counter[tuple[int, int]]()
    for event in again.game.events:
        if event.key == "lost_fortitude" and event.seat is not None and isinstance(by := event.args.get("source"), int):
            taken[by, event.seat] += event.args["n"] * (by != event.seat)
    (pair, most), *_ = taken.most_common(1)
    assert told.grudge == (BookGrudge(*pair, most) if most >= GRUDGE else None)
    assert most


def test_only_games_that_people_played_to_their_end_belong(save: SavedGame, content: Content, tmp_path: Path) -> None:
    assert belongs(save)
    bots = plan(BOT, BOT)
    header = save.header
    assert not belongs(SavedGame(save.path, msgspec.structs.replace(header, plan=bots), over=save.over))
    assert not belongs(SavedGame(save.path, header, over=None)), "it is not over"
    laid = msgspec.structs.replace(header.plan, scenario="id: x")
    assert not belongs(SavedGame(save.path, msgspec.structs.replace(header, plan=laid), over=save.over))


def test_the_same_game_has_the_same_key_and_another_has_another(save: SavedGame, tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere.rdigame"
    copy.write_bytes(save.path.read_bytes())
    assert key_of(read_save(copy)) == key_of(save)
    shorter = SavedGame(save.path, save.header, save.commands[:-1], over=save.over)
    assert key_of(shorter) != key_of(save)


def test_a_game_of_other_rules_is_told_without_its_moments(save: SavedGame, content: Content) -> None:
    other = SavedGame(save.path, save.header, save.commands[:9], list(save.marks), save.over)
    evening = evening_of(other, content, NOW)
    assert evening.moments == ()
    assert evening.turns == save.turn
    seats = (msgspec.structs.replace(save.header.plan.seats[0], character="nobody"), *save.header.plan.seats[1:])
    gone = msgspec.structs.replace(save.header, plan=msgspec.structs.replace(save.header.plan, seats=seats))
    assert evening_of(SavedGame(save.path, gone, save.commands, over=save.over), content, NOW).moments == ()


@pytest.mark.parametrize(("hours", "minutes"), [(0, 0), (2, 120), (30, None), (-1, None)])
def test_how_long_is_told_only_of_one_sitting(
    save: SavedGame, content: Content, hours: int, minutes: int | None
) -> None:
    ended = datetime.fromisoformat(save.header.started) + timedelta(hours=hours)
    assert evening_of(save, content, ended).minutes == minutes


def test_the_book_keeps_each_game_once_and_the_last_first(tmp_path: Path, evening: BookGame) -> None:
    later = msgspec.structs.replace(evening, key="later", began="2099-01-01T20:00:00+00:00")
    GuestBook(tmp_path).enter([evening])
    GuestBook(tmp_path).enter([later, evening, later])
    assert GuestBook(tmp_path).evenings() == [later, evening]


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"format": 1, "evenings": [1]}', b"\xff\xfe", b'{"format": "x"}'])
def test_a_damaged_book_is_put_aside_and_a_new_one_begun(tmp_path: Path, evening: BookGame, data: bytes) -> None:
    (tmp_path / guestbook.FILE).write_bytes(data)
    book = GuestBook(tmp_path)
    assert book.evenings() == []
    assert "damaged" in book.trouble
    book.enter([evening])
    assert GuestBook(tmp_path).evenings() == [evening]
    assert [file.read_bytes() for file in tmp_path.glob("*.bad")] == [data]


def test_a_book_damaged_again_keeps_the_first_one_too(tmp_path: Path) -> None:
    for data in (b"one", b"two"):
        (tmp_path / guestbook.FILE).write_bytes(data)
        GuestBook(tmp_path).evenings()
    assert sorted(file.read_bytes() for file in tmp_path.iterdir()) == [b"one", b"two"]


def test_the_book_of_a_newer_program_stays_as_it_is(tmp_path: Path, evening: BookGame) -> None:
    data = b'{"format": 99, "pages": []}'
    (tmp_path / guestbook.FILE).write_bytes(data)
    book = GuestBook(tmp_path)
    book.enter([evening])
    assert "newer" in book.trouble
    assert [file.read_bytes() for file in tmp_path.glob("*.*") if file.suffix != ".lock"] == [data]


def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path, evening: BookGame) -> None:
    (tmp_path / "file").write_bytes(b"")
    book = GuestBook(tmp_path / "file")
    book.enter([evening])
    assert book.trouble


def three() -> list[BookGame]:
    ann, bob, shark = (
        BookSeat("Ann", "zot", HUMAN),
        BookSeat("=Bob", "gerki", HUMAN),
        BookSeat("Sal", "fiona", "bot:shark"),
    )
    boss = BookSeat("Boss Otto", "boss_otto", "rules")

    def game(key: str, guests: tuple[BookSeat, ...], *winners: int) -> BookGame:
        return BookGame(key, f"2026-01-0{key}", None, "standard", guests, winners, 9, (), "x")

    return [game("1", (ann, shark), 0), game("2", (ann, bob, shark), 2), game("3", (bob, ann, boss), 0, 1)]


def test_what_is_counted() -> None:
    games = three()
    assert in_all(games) == (3, 2)
    assert by_character(games) == {"zot": (3, 2), "gerki": (2, 1)}
    assert by_company(games) == {"people": (2, 1), "shark": (2, 1), "Boss Otto": (1, 1)}


def test_the_best_prophets_are_counted_over_all_evenings() -> None:
    one, two, _ = three()
    one = msgspec.structs.replace(one, prophets=(BookProphet(0, 14, 3, 4), BookProphet(1, 2, 0, 4)))
    two = msgspec.structs.replace(two, prophets=(BookProphet(1, 19, 2, 2), BookProphet(0, 9, 0, 1)))
    assert by_prophet([one, two]) == {"=Bob": (1, 9, 2, 2), "Ann": (2, 3, 3, 5)}
    assert [line[9] for line in csv.reader(io.StringIO(as_csv([one])))] == ["chits", "14", "2"]


def test_the_ladder_counts_each_pair_and_difficulty_apart() -> None:
    *_, boss = three()
    pair = ("battlebot", "mecha-lich")
    boss = msgspec.structs.replace(boss, factions=pair, knobs={"skulls": 1, "hard_threat": True})
    alone = msgspec.structs.replace(boss, guests=(*boss.guests[:1], boss.guests[2]), winners=(0,), turns=14)
    lost = msgspec.structs.replace(boss, winners=(2,), turns=3)
    plain = msgspec.structs.replace(lost, knobs={})
    assert ladder([boss, alone, lost, plain, *three()]) == {
        (pair, knob_key({"hard_threat": True, "skulls": 1})): (3, 2, 1, 9),
        (pair, ""): (1, 0, 0, 0),
    }


def test_a_spreadsheet_gets_a_line_for_each_seat_and_no_formula() -> None:
    lines = list(csv.reader(io.StringIO(as_csv(three()))))
    assert len(lines) == 1 + 2 + 3 + 3
    assert lines[0][:4] == ["began", "minutes", "variant", "turns"]
    assert lines[1] == ["2026-01-01", "", "standard", "9", "1", "Ann", "zot", "human", "yes", ""]
    assert {line[5] for line in lines[1:]} == {"Ann", "'=Bob", "Sal", "Boss Otto"}


def test_a_team_game_and_otto_are_told_too(content: Content, tmp_path: Path) -> None:
    seats = [SeatInfo("Ann", "zot", HUMAN), SeatInfo("Bob", "fiona", BOT), SeatInfo("Otto", "otto", "rules")]
    save = played(content, tmp_path, plan_game(seats, seed=8, first=0))
    evening = evening_of(save, content, NOW)
    assert evening.winners
    assert evening.moments
    assert all(moment.seat != 2 for moment in evening.moments if moment.kind == "swing"), "Otto has no odds"


def test_what_a_machine_was_played_with_is_kept(content: Content, save: SavedGame) -> None:
    seats = [SeatInfo("Ann", "zot", HUMAN), SeatInfo("Otto", "boss-otto", "rules")]
    chosen: dict[str, str | int | bool] = {"factions": "mecha-lich+battlebot", "skulls": 2}
    for options, factions in ((chosen, ("battlebot", "mecha-lich")), ({"skulls": 2}, None)):
        plan = plan_game(seats, seed=8, variant="boss-otto", options=options)
        header = msgspec.structs.replace(save.header, plan=plan)
        told = evening_of(dataclasses.replace(save, header=header, commands=[]), content, NOW)
        dealt_ = {card.faction for card in dealt(plan, content).table.cards if getattr(card, "faction", "")}
        assert set(told.factions) == dealt_
        assert factions in (None, told.factions)
        assert (told.knobs, told.challengers) == ({"skulls": 2}, 1)
