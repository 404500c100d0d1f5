# SPDX-License-Identifier: GPL-3.0-or-later
"""A computer player has one name: in the window, on the command line and in the documents."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from rdi_desktop.bots import BOT_NAMES, FORMER, make_bot
from rdi_desktop.commands.simulate import bot_names
from rdi_desktop.session.plan import SeatInfo
from tests.rules.deal import content

PAGE = Path(__file__).parents[2] / "docs" / "players.md"


def test_the_command_line_knows_every_player_and_the_page_tells_of_it() -> None:
    told = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(BOT_NAMES)
    for name in BOT_NAMES:
        assert bot_names(name) == (name,)
        bot = make_bot(name, 3, content())
        assert bot.name == name or name == "stranger"


@pytest.mark.parametrize("former", FORMER)
def test_saved_games_may_have_former_names(former: str) -> None:
    kept = msgspec.json.encode({"name": "Ann", "character": "zot", "controller": f"bot:{former}"})
    assert msgspec.json.decode(kept, type=SeatInfo).bot == FORMER[former]
