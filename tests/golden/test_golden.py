# SPDX-License-Identifier: GPL-3.0-or-later
"""Fifty whole games go as they went: what a change of the code changes in them shows as a difference (CONTRIBUTING.md, "Golden games")."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import logs, transcripts
from tests.rules.deal import content

FILES = sorted(transcripts.FOLDER.glob("*.txt"))


def test_there_are_fifty_and_everybody_plays_in_one() -> None:
    assert len(FILES) == transcripts.GAMES
    setups = [transcripts.set_up(file.read_text(encoding="utf-8").partition("\n")[0]) for file in FILES]
    assert {seat.character for setup in setups for seat in setup.seats} >= set(content().characters)
    assert {setup.variant for setup in setups} >= {"standard", "two-headed-dragon", "boss-battle", "boss-otto"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_goes_as_it_went(file: Path) -> None:
    before = file.read_text(encoding="utf-8").splitlines()
    played = transcripts.replay(before)
    changed = transcripts.difference(before, played.lines)
    assert not changed, f"{file.name} goes otherwise:\n{changed}"
    read = (logs.FOLDER / file.name).read_text(encoding="utf-8").splitlines()
    reworded = transcripts.difference(read, logs.log(played.game))
    assert not reworded, f"{file.name} is told otherwise:\n{reworded}"


def test_a_game_is_recorded_to_its_end() -> None:
    lines = FILES[0].read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("  game_over") for line in lines[-4:])


def test_a_difference_is_told_in_lines_that_can_be_read() -> None:
    before = FILES[1].read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(before) if line.startswith("  lost_fortitude"))
    changed = [*before[:at], before[at].replace("n=", "n=9"), *before[at + 1 :]]
    told = transcripts.difference(before, changed)
    assert f"-{before[at]}" in told
    assert f"+{changed[at]}" in told
    assert transcripts.difference(before, before) == ""


def test_a_command_that_can_no_longer_be_given_says_so() -> None:
    lines = FILES[0].read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if i and not line.startswith((" ", "=")))
    seat = lines[at].split()[0]
    told = transcripts.replay([*lines[:at], f"{seat} sing:a-song"])
    assert "<- " in told.lines[-1]
