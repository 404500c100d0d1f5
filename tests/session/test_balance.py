# SPDX-License-Identifier: GPL-3.0-or-later
"""How a character does: its games are counted right, card by card, in processes that end when nobody listens."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content import Content
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.starter import starter
from rdi_desktop.session.balance import Balance, CardCounts, GameCounts, balancing, cards_of, match_of, parts
from rdi_desktop.session.balance import play as play_match
from rdi_desktop.session.match import LONGEST, Crash, Match
from rdi_desktop.session.series import Series
from tests.rules.deal import at, content, deal

DISTRACTED = "I told you not to distract me!"
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def made(tmp_path: Path, *changes: tuple[str, str]) -> Checked:
    """A character of the usual cards, some of them others."""
    text = starter("ida", "Ida")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    path = tmp_path / "ida.yaml"
    path.write_text(text, "utf-8")
    checked = Checked(path, content())
    assert checked.problems == ()
    return checked


def play(known: Content, character: str, number: int) -> GameCounts:
    return play_match(character, match_of(known, character, number), known)


def balance(known: Content, games: int) -> Balance:
    counted = Balance(known, "ida")
    for number in range(games):
        counted.add(play(known, "ida", number))
    return counted


def test_every_card_is_somewhere(tmp_path: Path) -> None:
    """No more is played and thrown away than was drawn; seven are drawn at once; the same game is the same each time."""
    known = made(tmp_path).content
    evenings = [play(known, "ida", number) for number in range(8)]
    assert evenings == [play(known, "ida", number) for number in range(8)]
    for evening in evenings:
        assert sum(card.drawn for card in evening.cards.values()) >= 7
        for card in evening.cards.values():
            assert card.drawn >= card.played + card.thrown
            assert card.games == 1
            assert card.unused + card.used == 1
            assert (card.won > 0) == bool(evening.won and card.used)
    counted = Balance(known, "ida")
    for evening in evenings:
        counted.add(evening)
    assert counted.share.games == 8
    assert counted.lost_by.total() == sum(not evening.won for evening in evenings)
    assert set(counted.cards) == {card.id for card in known.characters["ida"].deck}


def test_who_strikes_for_nine_wins_more_than_a_share(tmp_path: Path) -> None:
    strong = made(tmp_path, ("who: another, fortitude: 2", "who: others, fortitude: 9"))
    counted = balance(strong.content, 24)
    assert counted.share.interval[0] > 0.25
    assert "more than its share" in counted.verdict
    assert "passed out" in counted.how(counted.wins_by)


@pytest.mark.parametrize(
    ("won", "says"), [(0, "less than its share"), (4, "its share, as far as"), (16, "more than its share")]
)
def test_the_verdict_follows_from_the_bounds(won: int, says: str) -> None:
    counted = Balance(content(), "zot")
    assert "No game" in counted.verdict
    for number in range(16):
        counted.add(GameCounts(float(number < won), "" if number < won else "no_gold"))
    assert says in counted.verdict
    assert (counted.how(counted.lost_by) == "out of Gold 100 %") == (won < 16)


def test_what_is_never_played_stands_first(tmp_path: Path) -> None:
    text = "- {title: Never me, type: action, copies: 1, if: {can_pay: 99}, do: [{gain: {gold: 1}}]}\n"
    checked = made(tmp_path, ("deck:\n", f"size: 41\ndeck:\n{text}"))
    counted = balance(checked.content, 12)
    assert "ida/never-me" in counted.unused
    id, card = counted.by_use()[0]
    assert counted.cards["ida/never-me"].drawn > 0
    assert counted.cards[id].played == card.played == 0
    line = next(line for line in counted.lines() if line.startswith("Never me"))
    assert line.split()[-3:] == ["100", "%", "–"]


def test_a_game_without_an_end_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LONGEST > 10_000
    monkeypatch.setattr("rdi_desktop.session.match.LONGEST", 20)
    evening = play(made(tmp_path).content, "ida", 0)
    assert evening.lost_because == "endless"
    counted = Balance(content(), "zot")
    counted.add(evening)
    assert "a game without an end" in counted.how(counted.lost_by)


def test_each_seat_is_the_characters_and_each_begins_equally_often() -> None:
    games = [match_of(content(), "zot", number) for number in range(16)]
    assert sorted((game.characters.index("zot"), game.setup.first) for game in games) == [
        (mine, first) for mine in range(4) for first in range(4)
    ]


def test_a_game_that_fails_is_told_and_counts_for_nothing() -> None:
    counted = Balance(content(), "zot")
    with pytest.raises(Crash) as failed:
        play_match("zot", Match(("zot", "nobody"), ("regular", "regular"), 4), content())
    counted.add(failed.value)
    assert counted.share.games == 0
    assert counted.trouble.startswith("seed 4: ")


def test_a_card_is_counted_each_time_it_comes_to_the_hand_and_each_time_it_leaves_it() -> None:
    """Neither others' cards nor ones that were never in the hand count."""
    table = deal(gerki=at(hand=["Hide in shadows", "Gambling? I'm in!"]), zot=at(hand=[DISTRACTED]))
    game, (kept, gone), (other,) = table.game, table.game.table.seats[0].hand, table.game.table.seats[1].hand
    ids = {card: game.table.cards[card].id for card in (kept, gone)}
    foreign = next(card for card in game.table.seats[1].deck)
    game.events.facts.clear()
    game.emit("discarded", 1, cards=[kept, other])
    game.emit("played", 0, card=foreign)
    game.emit("played", 0, card=gone)
    game.emit("played", 0, card=gone)
    game.emit_secret("drew", 0, {"count": 2}, {"cards": [gone, foreign]})
    game.emit("discarded", 0, cards=[gone])
    game.emit_secret("drew", 1, {"count": 1}, {"cards": [kept]})
    counts = cards_of(game, 0, {kept, gone}, 0.5)
    assert counts == {
        ids[kept]: CardCounts(drawn=1, games=1, unused=1),
        ids[gone]: CardCounts(drawn=2, played=1, thrown=1, games=1, used=1, won=0.5),
    }
    assert counts[ids[gone]] + CardCounts(1, 2, 3, 4, 5, 6, 7.0) == CardCounts(3, 3, 4, 5, 5, 7, 7.5)


def test_the_lines_tell_of_both_ends_only_if_they_came(tmp_path: Path) -> None:
    counted = Balance(content(), "zot")
    assert counted.lines() == ["No game is over yet."]
    counted.add(GameCounts(1.0, others_because=("no_gold",), turns=9))
    assert "when it wins, the others are: out of Gold 100 %" in counted.lines()
    assert not any(line.startswith("when it loses") for line in counted.lines())
    assert len(counted.lines()) == 6 + len(counted.cards)
    lost = Balance(content(), "zot")
    lost.add(GameCounts(0.0, "passed_out", turns=9))
    assert "when it loses, it is: passed out 100 %" in lost.lines()
    assert not any(line.startswith("when it wins") for line in lost.lines())


def test_parts_of_nothing_are_told_as_nothing() -> None:
    assert parts(CardCounts()) == ("–", "–", "–", "–")
    assert parts(CardCounts(8, 4, 2, 5, 1, 4, 1.0)) == ("50 %", "25 %", "20 %", "25 %")


# Processes


def running() -> list[Any]:
    return [each for each in multiprocessing.active_children() if each.is_alive()]


def until_over(playing: Series[GameCounts]) -> list[GameCounts | Crash]:
    found: list[GameCounts | Crash] = []
    end = time.monotonic() + 120
    while not playing.over:
        assert time.monotonic() < end
        found += playing.look()
        time.sleep(0.01)  # a look costs nothing; the games are elsewhere
    return found


def test_games_beside_are_the_same_as_here(tmp_path: Path) -> None:
    checked = made(tmp_path)
    before = running()
    playing = balancing(checked.content, "ida", [checked.data], 6, 2)
    found = until_over(playing)
    assert playing.trouble == ""
    assert running() == before
    here = [play(checked.content, "ida", number) for number in range(6)]
    assert sorted(map(repr, found)) == sorted(map(repr, here))


def test_stopped_nothing_plays_any_more(tmp_path: Path) -> None:
    checked, before = made(tmp_path), running()
    playing = balancing(checked.content, "ida", [checked.data], 100_000, 2)
    assert len(running()) == len(before) + 2
    playing.stop()
    assert running() == before
    assert playing.over
    assert playing.look() == []
    playing.stop()


def test_what_goes_wrong_beside_is_heard_of() -> None:
    playing = balancing(content(), "nobody", [{"kind": "character", "id": "nobody"}], 4, 1)
    assert until_over(playing) == []
    assert "Problem" in playing.trouble


# The command


def test_the_command_plays_a_file_and_a_character(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", str(EXAMPLES / "gundrun.yaml"), "--games", "3", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "of 3 games won" in said
    assert "won with" in said
    assert main(["balance", "zot", "--games", "2", "--jobs", "1"]) == 0
    assert "of 2 games won" in capsys.readouterr().out
    assert main(["balance", "nobody"]) == 1
    assert "there is no character 'nobody'" in capsys.readouterr().err


def test_the_command_refuses_a_file_with_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("kind: character\nid: x\n", "utf-8")
    assert main(["balance", str(path)]) == 1
    assert "x.yaml" in capsys.readouterr().err
