# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands, as somebody types them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from rdi_desktop import cli
from rdi_desktop.bots.base import Playables, View, Worlds
from rdi_desktop.bots.random_bot import RandomBot
from rdi_desktop.commands.matches import MatchResult, play_match
from rdi_desktop.content import load_content
from rdi_desktop.engine.state.decisions import Command, Decision
from rdi_desktop.session.match import Crash, Match
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.session.series import each_played
from rdi_desktop.session.shares import WinShare

FOUR = ["deirdre", "fiona", "gerki", "zot"]

PASSING = """\
id: passes
title: Nobody does anything
table:
  seats: [{character: zot}, {character: gerki}]
steps:
  - expect: {phase: action, turn: zot}
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(list(arguments))
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    (tmp_path / "good.yaml").write_text(PASSING)
    return tmp_path


def test_scenarios_that_pass(capsys: pytest.CaptureFixture[str], scenarios: Path) -> None:
    status, out, _ = run(capsys, "scenario", str(scenarios))
    assert status == 0
    assert "passes" in out


def test_one_scenario_that_fails_fails_all(capsys: pytest.CaptureFixture[str], scenarios: Path) -> None:
    (scenarios / "wrong.yaml").write_text(
        PASSING.replace("id: passes", "id: wrong").replace("phase: action, ", "pot: 3, ")
    )
    status, out, _ = run(capsys, "scenario", "--json", str(scenarios))
    reports = [json.loads(line) for line in out.splitlines()]
    assert status == 1
    assert [(r["id"], r["passed"], r["step"]) for r in reports] == [("passes", True, None), ("wrong", False, 1)]
    assert "expected pot 3, found 0" in reports[1]["why"]


def test_a_malformed_scenario_is_a_line_with_its_place(capsys: pytest.CaptureFixture[str], scenarios: Path) -> None:
    (scenarios / "bad.yaml").write_text(PASSING.replace("phase: action", "phse: action"))
    status, out, _ = run(capsys, "scenario", str(scenarios))
    assert status == 1
    assert "bad.yaml, line 6" in out
    assert "did you mean 'phase'" in out


def test_a_missing_path_is_no_scenario(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = run(capsys, "scenario", str(tmp_path / "nowhere"))
    assert status == 2
    assert "nowhere" in err


def test_simulate_says_who_wins_and_why_they_lose(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "simulate", "--games", "6", "--seats", *FOUR, "--seed", "5")
    assert (status, err) == (0, "")
    assert all(name in out for name in FOUR)
    assert "why players lost" in out
    assert "games a second" in out


def test_simulate_plays_with_what_lies_in_the_middle(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    more = (
        "--dungeon",
        "game-masters-gauntlet",
        "--prizes",
        "--bar-deck",
        "--pub-crawl",
        "--bots",
        "regular",
        "--report",
        str(page),
    )
    kept = tmp_path / "kept"
    for _ in range(2):
        status, out, _ = run(capsys, "simulate", "--games", "4", "--seats", *FOUR, *more, "--keep", str(kept))
        assert status == 0
        assert "a game: rooms of a dungeon entered" in out
    assert "Crawls" in out
    assert "rooms of a dungeon entered" in page.read_text(encoding="utf-8")
    options = json.loads(kept.read_text(encoding="utf-8").splitlines()[1])["match"]["options"]
    assert {**options, "drinks": len(options["drinks"].split("+"))} == {
        "drinks": len(load_content().drink_decks),
        "bar_deck": True,
        "prizes": True,
        "dungeon": "game-masters-gauntlet",
        "pub_crawl": True,
    }


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    def games() -> list[str]:
        out = run(
            capsys,
            "simulate",
            "--games",
            "3",
            "--seats",
            "3",
            "--seed",
            "9",
            "--bots",
            "tipsy",
            "regular",
            "--explain",
        )[1]
        return [line for line in out.splitlines() if line.startswith("seed ")]

    first = games()
    assert len(first) == 3
    assert games() == first


def test_many_processes_tell_the_same_story_as_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def story(jobs: str) -> tuple[list[str], str]:
        page = tmp_path / f"{jobs}.html"
        told = ["simulate", "--games", "24", "--seats", "3", "--explain", "--jobs", jobs, "--report", str(page)]
        status, out, err = run(capsys, *told)
        assert (status, err) == (0, "")
        return [line for line in out.splitlines() if "second" not in line and str(page) not in line], page.read_text()

    assert story("2") == story("1")


def test_a_crash_comes_whole_from_another_process(tmp_path: Path) -> None:
    matches = [Match(("nobody", "zot"), ("tipsy", "tipsy"), 4), Match(("zot", "gerki"), ("tipsy", "tipsy"), 5)]
    crash, played = each_played(matches, 2, load_content(), 2, play_match)
    assert isinstance(crash, Crash)
    assert isinstance(played, MatchResult)
    assert json.loads(crash.write(tmp_path).read_text())["characters"] == ["nobody", "zot"]
    assert "nobody" in str(crash)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "nobody", "zot"],
        ["--seats", "1"],
        ["--seats", "zot"],
        ["--characters", "nobody"],
        ["--dungeon", "x"],
        ["--seats", *FOUR, "--variant", "boss-battle"],
        ["--pub-crawl", "x"],
    ],
    ids=" ".join,
)
def test_seats_that_cannot_be_filled(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    status, _, err = run(capsys, "simulate", "--games", "1", *arguments)
    assert status == 2
    assert err.startswith("rdi-desktop: ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "karl", "zot", "karl"], "'karl' is named twice"),
        (["--seats", "3", "--characters", "karl", "zot", "karl"], "'karl' is named twice"),
        (["--seats", *FOUR, "karl", "--variant", "boss-otto"], "Boss Otto is for 1 to 4 players, not 5"),
        (["--seats", "6", "--variant", "boss-otto"], "Boss Otto is for 1 to 4 players, not 5"),
        (["--hard-threat"], "said with a --variant that has one"),
        (["--factions", "battlebot+mecha-lich"], "said with a --variant that has one"),
        (["--variant", "boss-otto", "--factions", "battlebot"], "is played with 2 different factions"),
        (["--seats", "zot", "karl", "--otto", "--otto-factions", "x+y"], "there is no faction 'x'"),
        (["--otto-factions", "x+y"], "who joins with --otto"),
        (["--variant", "boss-otto", "--seats", "zot", "--last-orders"], "leave out --last-orders"),
        (["--variant", "boss-otto", "--seats", "zot", "karl", "--hits-alone"], "leave out --hits-alone"),
        (["--seats", "2", "--hits-alone"], "leave out --hits-alone"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_table_is_said(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    """There is one of each deck; and a machine is nobody of those whom one has named or counted."""
    status, _, err = run(capsys, "simulate", "--games", "1", *arguments)
    assert status == 2
    assert told in err


def test_an_unknown_computer_player_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["simulate", "--bots", "wizard"])
    assert "wizard" in capsys.readouterr().err


def stumbling_at(turn: int) -> Callable[..., Command]:
    """A decision that fails when it is made for the n-th time."""
    decide, made = RandomBot.decide, count(1)

    def stumble(self: RandomBot, view: View, decision: Decision, playable: Playables, worlds: Worlds) -> Command:
        if next(made) == turn:
            raise RuntimeError("tripped over a stool")
        return decide(self, view, decision, playable, worlds)

    return stumble


def test_a_crash_is_written_down_and_seen_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crash = tmp_path / "crash-4.json"
    with monkeypatch.context() as patched:
        patched.setattr(RandomBot, "decide", stumbling_at(30))
        status, _, err = run(capsys, "simulate", "--games", "1", "--seed", "4", "--crash-dir", str(tmp_path))
        assert status == 1
        assert str(crash) in err
        assert len(json.loads(crash.read_text())["commands"]) == 29
        patched.setattr(RandomBot, "decide", stumbling_at(30))
        status, out, err = run(capsys, "replay", str(crash))
        assert status == 1
        assert "after 29 commands" in out
        assert "tripped over a stool" in err
    status, out, _ = run(capsys, "replay", str(crash))
    assert status == 0
    assert "does not happen any more" in out


def test_a_saved_game_is_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    seats = [SeatInfo(name, name, "bot:tipsy") for name in FOUR]
    session = new_session(plan_game(seats, seed=3, first=0), load_content(), tmp_path)
    while session.step():
        pass
    session.close()
    file = next(tmp_path.iterdir())
    status, out, _ = run(capsys, "replay", "--events", str(file))
    assert status == 0
    assert "game_over" in out
    assert "won by" in out.splitlines()[-1]
    file.write_bytes(file.read_bytes()[:-9])
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 1
    assert "truncated" in out


def test_replay_refuses_what_is_no_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Wench,")
    assert run(capsys, "replay", str(tmp_path / "letter.txt"))[0] == 2
    assert run(capsys, "replay", str(tmp_path / "nothing"))[0] == 2
    (tmp_path / "deep.json").write_text("[" * 100_000)
    assert run(capsys, "replay", str(tmp_path / "deep.json"))[0] == 2


@pytest.mark.parametrize(
    "crash",
    [
        {"characters": ["nobody-here", "zot"]},
        {"seed": "one"},
        {"options": None},
        {"bots": ["genius"]},
        {"commands": [{"seat": 0}]},
        {"characters": []},
    ],
    ids=str,
)
def test_a_crash_file_that_is_not_whole_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, crash: dict[str, object]
) -> None:
    whole = {
        "characters": ["zot", "gerki"],
        "bots": ["tipsy"] * 2,
        "seed": 1,
        "options": {},
        "commands": [],
        "error": "",
    }
    file = tmp_path / "crash-1.json"
    file.write_text(json.dumps({"kind": "crash", **whole, **crash}))
    status, out, err = run(capsys, "replay", str(file))
    assert (status, out) == (2, "")
    assert err.startswith("rdi-desktop: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_fewer_games_than_one_are_refused(capsys: pytest.CaptureFixture[str], games: str) -> None:
    with pytest.raises(SystemExit) as refused:
        cli.main(["simulate", "--games", games])
    assert refused.value.code == 2
    assert games in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = run(capsys, "simulate", "--games", "1", "--seats", "2", "--report", str(tmp_path))
    assert status == 1
    assert err.startswith(f"rdi-desktop: {tmp_path}: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["rdi_desktop simulate --games 1 --seats 2", "tools.tournament --help"])
def test_whoever_stops_reading_hears_no_complaint(command: str) -> None:
    """As in `rdi-desktop … | head`: the pipe is closed before anything is written into it."""
    program = subprocess.Popen(
        [sys.executable, "-m", *command.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


def started(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own, in another environment."""
    surroundings = {key: value for key, value in os.environ.items() if key not in SCREENS} | environment
    command = [sys.executable, "-m", "rdi_desktop", *arguments]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=60, check=False)


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def test_an_output_that_knows_no_other_letters_is_no_accident(scenarios: Path) -> None:
    file = cli.__file__.replace("cli.py", "content/data/drinks/drinks.yaml")
    found = started("check", file, "--texts", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert "Traceback" not in found.stderr
    mine = scenarios / "bodkin.yaml"
    mine.write_text(
        "kind: character\nid: bodkin\nname: B\nsize: 10\ndeck:\n- {title: Ow — ow, type: action, copies: 10, do: [{draw: 1}]}\n",
        encoding="utf-8",
    )
    found = started("check", str(mine), "--texts", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (found.returncode, found.stderr) == (0, "")
    assert "Ow ? ow" in found.stdout


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close an output")
def test_a_closed_output_is_no_accident(scenarios: Path) -> None:
    command = f'exec "{sys.executable}" -m rdi_desktop scenario "{scenarios}" >&-'
    found = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert found.stderr == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize("arguments", [(), ("play",)], ids=str)
def test_without_a_screen_the_window_says_so(arguments: tuple[str, ...]) -> None:
    found = started(*arguments)
    assert found.returncode == 1
    assert found.stderr.startswith("rdi-desktop: there is no screen here")


def test_the_report_is_one_page_that_needs_nothing_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    status, out, _ = run(capsys, "simulate", "--games", "4", "--seats", *FOUR, "--report", str(page))
    assert status == 0
    assert "  stranger " in out, "a balance report is about people of all kinds"
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == text.count("</svg>") >= 4
    assert all(name in text for name in FOUR)
    assert "http" not in text


def test_the_interval_of_a_share_narrows_with_more_games() -> None:
    def share(wins: int, games: int) -> WinShare:
        counted = WinShare()
        for game in range(games):
            counted.add(1.0 if game < wins else 0.0, 4)
        return counted

    few, many = share(3, 10), share(300, 1000)
    assert few.interval[0] < many.interval[0] < 0.3 < many.interval[1] < few.interval[1]
