# SPDX-License-Identifier: GPL-3.0-or-later
"""What the fuzzer of home-made characters does, on a few of them; and that it finds what is wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rdi_desktop.engine.verbs.cards import Draw
from tests.content import fuzz


def test_characters_that_nobody_would_write_are_refused_or_their_games_go_on() -> None:
    done: Counter[str] = Counter()
    assert [wrong for seed in range(1, 32) if (wrong := fuzz.watched(seed, done))] == []
    assert done["refused"] > 5
    assert done["accepted"] > 3
    assert done["parcels refused"] > 3


def test_a_rule_that_breaks_down_is_found_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("a rule")

    monkeypatch.setattr(Draw, "perform", breaks)
    found = [wrong for seed in range(1, 40) if (wrong := fuzz.watched(seed, Counter(), tmp_path))]
    assert any("ZeroDivisionError: a rule" in each for each in found)
    assert list(tmp_path.glob("homemade-*.yaml"))
