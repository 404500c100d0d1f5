# SPDX-License-Identifier: GPL-3.0-or-later
"""The home-made characters of docs/examples: each is right, has nothing odd about it, has pictures, and is as strong as others."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rdi_desktop.commands.matches import play_match, schedule
from rdi_desktop.commands.tally import Tally
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.rehearsal import Rehearsal
from rdi_desktop.content.source import parse
from rdi_desktop.ui.cards.scenes import scene_svg
from rdi_desktop.ui.look import assets
from tests.content.broken import whole

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
WHO = sorted(file.stem for file in FOLDER.glob("*.yaml"))
GAMES = 200


@cache
def example(name: str) -> Checked:
    """One of them, beside the program's own."""
    return Checked(FOLDER / f"{name}.yaml", whole())


def test_they_are_of_very_different_kinds() -> None:
    made = {name: example(name).content.characters[name] for name in WHO}
    assert len(made) == 3
    assert any(token.holders == "others" and token.triggers for who in made.values() for token in who.tokens.values())
    assert any(who.piles for who in made.values())
    assert any(
        any(track.steps for track in who.tracks.values()) and any(not track.steps for track in who.tracks.values())
        for who in made.values()
    )


@pytest.mark.parametrize("name", WHO)
def test_it_is_right_and_nothing_about_it_is_odd(name: str) -> None:
    found = example(name)
    assert found.problems == ()
    assert found.odd() == []
    assert Rehearsal(found.content, name).run() == []


@pytest.mark.parametrize("name", [WHO[0], *(pytest.param(name, marks=pytest.mark.weekly) for name in WHO[1:])])
def test_it_wins_its_share(name: str) -> None:
    """Of games of four among regular players, pure luck gives one in four."""
    content = example(name).content
    tally = Tally(content)
    for match in schedule(GAMES, [name, "fiona", "gerki", "zot"], [], ["regular"], 1, {}):
        tally.add(play_match(match, content))
    share = tally.characters[name]
    assert share.games == GAMES
    assert 0.7 <= share.wins / share.par <= 1.4


@pytest.mark.parametrize("name", WHO)
def test_it_has_pictures(name: str) -> None:
    file = FOLDER / "cards" / f"{name}.yaml"
    sheet = parse(file.read_text(encoding="utf-8"), file.name)
    dye = " ".join(f"{old}={new}" for old, new in sheet["colours"].items())
    ids = {card.id.partition("/")[2] for card in example(name).content.characters[name].deck}
    assert sheet["cards"].keys() <= ids
    assert len(sheet["cards"]) >= 10
    for scene in (sheet["emblem"], *sheet["cards"].values()):
        assert b"<svg" in scene_svg(f"{dye} | {scene}")
    assert (FOLDER / "portraits" / f"{name}.svg").is_file()
    for token in example(name).content.characters[name].tokens:
        assert (FOLDER / "tokens" / f"{token}.svg").is_file() or assets.exists(f"tokens/{token}.svg")
