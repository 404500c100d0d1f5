# SPDX-License-Identifier: GPL-3.0-or-later
"""Tournaments are fair, repeatable, and honest about what is not known."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rdi_desktop.commands.matches import MatchResult
from rdi_desktop.content import load_content
from tools.ratings import Deal, rate
from tools.tournament import added_up, main, paired


def test_everybody_plays_every_hand_of_every_deal() -> None:
    matches = paired(8, 4, ["zot", "gerki", "fiona", "deirdre"], ["regular", "tipsy", "careful"], 5, {})
    assert len(matches) == 9
    for deal in range(3):
        games = matches[3 * deal : 3 * deal + 3]
        assert len({(game.characters, game.seed) for game in games}) == 1
        for place in range(4):
            assert Counter(game.bots[place] for game in games) == Counter(["regular", "tipsy", "careful"])


def deals(wins: dict[str, int], each: int = 1) -> list[Deal]:
    return [
        [((name, *(other for other in wins if other != name)), (0,))] * each
        for name, n in wins.items()
        for _ in range(n)
    ]


def test_ratings_follow_the_wins() -> None:
    strong, weak = rate(deals({"weak": 25, "strong": 75}), 1)
    assert (strong.name, weak.name) == ("strong", "weak")
    assert strong.share == 0.75
    assert strong.rating == pytest.approx(-weak.rating)
    assert strong.rating - weak.rating == pytest.approx(400 * 0.477, abs=10)  # three times the odds
    assert strong.interval[0] < strong.rating < strong.interval[1]


def test_equal_players_are_not_told_apart() -> None:
    for each in rate(deals({"a": 30, "b": 30, "c": 30}), 2):
        assert each.interval[0] < 0 < each.interval[1]
        assert each.par == pytest.approx(1 / 3)


def test_games_of_one_deal_are_not_counted_as_if_they_were_independent() -> None:
    wide, narrow = rate(deals({"a": 12, "b": 8}, each=20), 1)[0], rate(deals({"a": 240, "b": 160}), 1)[0]
    assert wide.share == narrow.share
    assert wide.interval[1] - wide.interval[0] > 2 * (narrow.interval[1] - narrow.interval[0])


def test_who_has_won_nothing_has_a_rating_all_the_same() -> None:
    assert -2000 < rate(deals({"a": 9, "b": 0}), 1)[1].rating < 0


def tournament(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["--games", "12", "--jobs", "1", *arguments])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_tournament_is_a_table_and_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    wanted = ("--bots", "regular", "tipsy", "--seats", "3", "--seed", "2")
    status, out, err = tournament(capsys, *wanted, "--report", str(page))
    assert (status, err) == (0, "")
    assert out.index("regular") < out.index("tipsy"), "the better one stands first"
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == text.count("</svg>") == 4
    assert "http" not in text
    assert tournament(capsys, *wanted)[1] == out.replace(f"report: {page}\n", "")


def test_nobody_meets_only_himself(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = tournament(capsys, "--bots", "regular", "regular")
    assert status == 2
    assert "two computer players" in err


def test_a_tournament_that_is_broken_off_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    wanted = ("--bots", "regular", "tipsy", "--seats", "2", "--seed", "3")
    whole = tournament(capsys, *wanted)
    assert tournament(capsys, *wanted, "--keep", str(kept)) == whole
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 1 + 12
    kept.write_text("".join(lines[:6]) + lines[6][:30], encoding="utf-8")  # while the sixth game was written
    assert tournament(capsys, *wanted, "--keep", str(kept)) == whole
    assert kept.read_text(encoding="utf-8").splitlines(keepends=True) == lines


def test_only_deals_that_everybody_has_played_count() -> None:
    matches = paired(4, 2, ["zot", "gerki"], ["regular", "tipsy"], 5, {})
    games = {
        number: MatchResult(matches[number], (0,), (None, "passed_out"), 9, 50, {}, sides=(0, 1))
        for number in (0, 2, 3)
    }
    deals, tally = added_up(games, 2, load_content())
    assert deals == [[(matches[2].bots, (0,)), (matches[3].bots, (0,))]]
    assert len(tally.turns) == 2


def test_a_file_keeps_one_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert tournament(capsys, "--bots", "regular", "tipsy", "--seats", "2", "--keep", str(kept))[0] == 0
    for other in (("--seed", "9"), ("--seats", "3"), ("--bots", "tipsy", "regular")):
        status, _, err = tournament(capsys, "--bots", "regular", "tipsy", "--seats", "2", "--keep", str(kept), *other)
        assert status == 2
        assert "another tournament" in err
    kept.write_text("once upon a time\n", encoding="utf-8")
    status, _, err = tournament(capsys, "--bots", "regular", "tipsy", "--seats", "2", "--keep", str(kept))
    assert status == 2
    assert "keeps no tournament" in err


def test_parts_of_several_machines_are_one_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wanted = ("--bots", "regular", "tipsy", "--seats", "2", "--seed", "4")
    whole = tournament(capsys, *wanted)
    files = [tmp_path / f"{n}.jsonl" for n in range(3)]
    for n, file in enumerate(files):
        assert tournament(capsys, *wanted, "--keep", str(file), "--part", f"{n + 1}/3")[0] == 0
        assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 4, "two deals, each played in both places"
    assert tournament(capsys, "--from", *map(str, [*files, files[0]])) == whole
    page = tmp_path / "page.html"
    assert tournament(capsys, "--from", str(files[0]), "--report", str(page))[0] == 0
    assert "<svg" in page.read_text(encoding="utf-8")


def test_a_part_goes_on_by_itself(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What a file keeps of other parts neither counts for this one nor is played again."""
    kept = tmp_path / "kept.jsonl"
    wanted = ("--bots", "regular", "tipsy", "--seats", "2", "--seed", "4", "--keep", str(kept))
    second = tournament(capsys, *wanted, "--part", "2/2")
    tournament(capsys, *wanted, "--part", "1/2")
    assert tournament(capsys, *wanted, "--part", "2/2") == second
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1 + 12


def test_files_of_several_tournaments_are_not_added_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for seed, file in (("4", one), ("5", other)):
        tournament(capsys, "--bots", "regular", "tipsy", "--seats", "2", "--seed", seed, "--keep", str(file))
    status, _, err = tournament(capsys, "--from", str(one), str(other))
    assert status == 2
    assert "keeps another tournament" in err
    for broken in ("", "{}\n", '{"kind": "simulation"}\n', '{"kind": "tournament"}\n'):
        other.write_text(broken, encoding="utf-8")
        assert tournament(capsys, "--from", str(other))[0] == 2
    assert tournament(capsys, "--seats", "2")[0] == 2, "and somebody has to play"


def test_against_a_machine_each_player_leads_all_challengers_through_every_deal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    content = load_content()
    matches = paired(4, 3, ["zot", "gerki", "fiona"], ["regular", "tipsy"], 5, {}, content.variant("boss-otto"))
    assert [match.bots for match in matches] == [("regular",) * 3, ("tipsy",) * 3] * 2
    assert matches[0].characters == matches[1].characters
    assert "boss-otto" in matches[0].characters
    wanted = (
        "--variant",
        "boss-otto",
        "--preset",
        "first-game",
        "--seats",
        "zot",
        "gerki",
        "--bots",
        "regular",
        "tipsy",
    )
    page, kept = tmp_path / "page.html", tmp_path / "kept.jsonl"
    status, out, err = tournament(capsys, *wanted, "--report", str(page), "--keep", str(kept))
    assert (status, err) == (0, "")
    seats = {words[0]: words[1] for line in out.splitlines()[1:4] if (words := line.split())}
    assert seats == {"regular": "6", "tipsy": "6", "boss-otto": "12"}
    assert tournament(capsys, "--from", str(kept))[1] == out.replace(f"report: {page}\n", "")


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        (("--variant", "two-headed-dragon"), "as teams"),
        (("--variant", "boss-otto", "--seats", "6"), "not played by 6"),
        (("--variant", "boss-otto", "--preset", "gentle"), "no preset"),
        (("--preset", "hard"), "--variant"),
    ],
)
def test_what_nobody_can_play_is_said(capsys: pytest.CaptureFixture[str], wanted: tuple[str, ...], says: str) -> None:
    status, _, err = tournament(capsys, "--bots", "regular", "tipsy", *wanted)
    assert status == 2
    assert says in err
