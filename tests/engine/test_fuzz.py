# SPDX-License-Identifier: GPL-3.0-or-later
"""The fuzzer finds what is wrong, says where, and does the same for the same seed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.engine.rules import cards, landing
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.verbs.cards import Draw
from tests.engine import fuzz
from tests.rules.deal import at, deal


def told(capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str) -> tuple[int, str]:
    status = fuzz.main(["--minutes", "1", "--folder", str(folder), *arguments])
    return status, capsys.readouterr().out


def test_nothing_is_found_and_the_same_seed_does_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first = told(capsys, tmp_path, "--games", "1", "--seed", "4")
    assert first == told(capsys, tmp_path, "--games", "1", "--seed", "4")
    status, out = first
    assert status == 0
    assert out.startswith("seeds 4 to 4: 1 games, ")
    assert out.endswith("nothing found\n")
    assert list(tmp_path.iterdir()) == []


def test_an_event_that_tells_a_wrong_number_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    emit = Desk.emit

    def wrong(self: Desk, key: str, seat: int | None, **args: Any) -> None:
        emit(self, key, seat, **({**args, "n": args["n"] + 1} if key == "lost_fortitude" else args))

    monkeypatch.setattr(Desk, "emit", wrong)
    status, out = told(capsys, tmp_path, "--games", "1")
    assert status == 1
    assert "fortitude: told" in out
    written = json.loads((tmp_path / "fuzz-1.json").read_text(encoding="utf-8"))
    assert written["commands"]
    assert written["error"] in out


def test_what_does_not_arrive_as_it_was_sent_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    emit = Desk.emit

    def in_brackets(self: Desk, key: str, seat: int | None, **args: Any) -> None:
        emit(self, key, seat, **{name: tuple(what) if isinstance(what, list) else what for name, what in args.items()})

    monkeypatch.setattr(Desk, "emit", in_brackets)
    status, out = told(capsys, tmp_path, "--games", "1")
    assert status == 1
    assert "game_started tells" in out


def test_gold_from_nowhere_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    land = landing.lost

    def generous(game: Desk, entry: Any, seat: int, *more: Any) -> None:
        land(game, entry, seat, *more)
        game.table.side(seat).gold += 1

    monkeypatch.setattr(landing, "lost", generous)
    assert "Gold came from nowhere" in told(capsys, tmp_path, "--games", "1")[1]


def test_a_card_in_two_places_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_discard = cards.to_discard

    def twice(game: Desk, card: int) -> None:
        to_discard(game, card)
        to_discard(game, card)

    monkeypatch.setattr(cards, "to_discard", twice)
    assert "a card lies in two places" in told(capsys, tmp_path, "--games", "4")[1]


def test_a_bound_that_is_reached_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rdi_desktop.engine.game.COMMANDS", 12)
    assert "no end was in sight: turn" in told(capsys, tmp_path, "--games", "1", "--unwatched")[1]


READER = """
kind: character
id: reader
name: A Reader
size: 10
deck:
- {title: Turn the page, type: action, copies: 10, do: [{draw: 2}]}
"""


def test_a_play_that_does_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    t = deal(extra=[READER], reader=at(["Turn the page"] * 2), zot=at())
    fuzz.check_play(t.game, random.Random(1), fuzz.Report())
    monkeypatch.setattr(Draw, "perform", lambda *_: None)
    with pytest.raises(
        AssertionError, match=r"reader/turn-the-page was played, nobody answered, and nothing came of it"
    ):
        fuzz.check_play(t.game, random.Random(1), fuzz.Report())


def test_a_phase_that_comes_once_more_is_asked_about_in_the_same_order_however_a_seat_is_asked() -> None:
    able, always = (deal(chronos=at(["Timewarp"]), zot=at(), phase="order", asked=how) for how in ("able", "always"))
    for t in (able, always):
        t.play("chronos", "Timewarp", mode="order").order("chronos", to="zot")
    assert (
        able.asked == always.asked == ("chronos", "order")
    )  # once more; whether this is not yet all of the first time
    fuzz.catch_up(always.game, able.game)
    for t in (able, always):
        t.order("chronos", to="zot")
        assert t.zot.drink_me == ["Water"] * 3
