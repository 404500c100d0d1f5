# SPDX-License-Identifier: GPL-3.0-or-later
"""A game in words: who holds what, what was weighed, what was done, and the same whoever asks again."""

from __future__ import annotations

import pytest

from rdi_desktop import cli
from rdi_desktop.commands.matches import play_match, schedule
from rdi_desktop.commands.telling import tell
from rdi_desktop.content import load_content


def test_a_game_is_told_to_its_end_as_it_is_played() -> None:
    content = load_content()
    *_, match = schedule(3, 4, sorted(content.characters), ["regular", "stranger"], 70)
    lines = list(tell(match, content))
    played = play_match(match, content)
    assert lines[-1] == f"won by {', '.join(match.characters[seat] for seat in played.winners)}"
    assert sum(line.startswith("\n== ") for line in lines) == played.turns
    asked = [line for line in lines if line.startswith("#")]
    assert all(" holds: " in line for line in asked)
    taken = [number for number, line in enumerate(lines) if line.startswith("   = ")]
    assert len(taken) == len(asked)
    weighed = [line for line in lines if line.startswith("   > ")]
    assert len(weighed) > len(asked) / 2


def test_the_seed_is_that_of_a_game_among_those_that_are_dealt(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["simulate", "--seats", "2", "--seed", "50", "--bots", "regular", "--tell"]
    assert cli.main([*told, "52"]) == 0
    assert capsys.readouterr().out.startswith("seed 52: ")
    assert cli.main([*told, "49"]) == 2
    assert "49" in capsys.readouterr().err
