# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of a simulation are kept: broken off, gone on with, played in parts, added up from several files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop import cli
from rdi_desktop.commands import simulate
from rdi_desktop.commands.matches import play_match, schedule
from rdi_desktop.commands.simulate import bar
from rdi_desktop.content import load_content
from rdi_desktop.session.series import each_played

GAMES = ["simulate", "--games", "12", "--seats", "2", "--bots", "tipsy", "--jobs", "1", "--seed", "9"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    status = cli.main([*map(str, arguments)])
    said = capsys.readouterr()
    return status, said.out, said.err


def told(out: str) -> list[str]:
    """What came of the games, without how fast they were."""
    return [line for line in out.splitlines() if line and "games a second" not in line and "games out of" not in line]


def test_whoever_breaks_off_hears_what_came_of_it_so_far_and_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, whole, _ = run(capsys, *GAMES)
    keep = tmp_path / "games.jsonl"

    def broken_off(*given: Any, **more: Any) -> Iterator[Any]:
        for n, played in enumerate(each_played(*given, **more)):
            if n == 5:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(simulate, "each_played", broken_off)
    status, out, err = run(capsys, *GAMES, "--keep", keep)
    assert status == simulate.INTERRUPTED
    assert "broken off after 5 of 12 games; the same command goes on from here" in err
    assert len(told(out)) > 3
    monkeypatch.undo()
    with keep.open("a") as file:
        file.write('{"number": 5, "mat')  # as it was written when the power went
    status, out, _ = run(capsys, *GAMES, "--keep", keep)
    assert status == 0
    assert told(out) == told(whole)
    assert len(keep.read_text().splitlines()) == 13
    status, out, _ = run(capsys, *GAMES, "--keep", keep)
    assert told(out) == told(whole), "and nothing is played twice"


def test_parts_of_several_machines_are_one_simulation(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, whole, _ = run(capsys, *GAMES)
    files = [tmp_path / f"{n}.jsonl" for n in range(3)]
    for n, file in enumerate(files):
        assert run(capsys, *GAMES, "--keep", file, "--part", f"{n + 1}/3")[0] == 0
        assert len(file.read_text().splitlines()) == 5
    page = tmp_path / "report.html"
    status, out, _ = run(capsys, "simulate", "--from", *files, files[0], "--report", page)
    assert status == 0
    assert told(out)[:-1] == told(whole)
    assert "12 of 12 games finished, seed 9" in page.read_text()


def test_files_that_do_not_go_together_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, other, odd = (tmp_path / name for name in ("one", "other", "odd"))
    run(capsys, *GAMES, "--keep", one)
    run(capsys, *GAMES, "--seed", "10", "--keep", other)
    for content in ("", "{", "[1]\n", '{"kind": "tournament"}\n', '{"kind": "simulation"}\n{"number": "x"}\n'):
        odd.write_text(content)
        assert run(capsys, "simulate", "--from", odd)[0] == 2
    for files in ([one, other], [tmp_path / "none"]):
        status, _, err = run(capsys, "simulate", "--from", *files)
        assert status == 2
        assert err
    status, _, err = run(capsys, *GAMES, "--seed", "11", "--keep", one)
    assert status == 2
    assert "keeps another simulation" in err


@pytest.mark.parametrize("part", ["0/3", "4/3", "1", "a/b", "1/0"])
def test_a_part_is_one_of_several(capsys: pytest.CaptureFixture[str], part: str) -> None:
    with pytest.raises(SystemExit):
        cli.main([*GAMES, "--part", part])
    assert "expected a part" in capsys.readouterr().err


def test_a_million_games_are_drawn_as_they_are_played() -> None:
    """Nobody waits for all of them, and they take no memory before the first one."""
    content, drawn = load_content(), 0

    def matches() -> Iterator[Any]:
        nonlocal drawn
        for match in schedule(10**9, 2, sorted(content.characters), ["tipsy"], 1):
            drawn += 1
            yield match

    played = each_played(matches(), 10**9, content, 2, play_match, at_a_time=2)
    assert next(played)
    assert drawn < 1000
    played.close()  # type: ignore[attr-defined]


def test_the_bar_says_how_fast_it_goes_and_how_long_it_will_take() -> None:
    assert bar(0, 100, 1.0).endswith("0/100  0.0 a second, 0:00:00 left   ")
    assert bar(50, 7250, 25.0).endswith("50/7250  2.0 a second, 1:00:00 left   ")
