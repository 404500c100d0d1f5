# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table may choose besides players: which Drinks, Prizes, a dungeon, a Pub Crawl."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.content import load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.session.save import SaveError, read_save
from rdi_desktop.session.setup import game_setup


def test_prizes_a_dungeon_a_crawl_and_several_drink_decks_reach_the_game_and_the_next_draft() -> None:
    content = load_content()
    draft = TableDraft.usual(list(content.characters))
    draft.drinks, draft.prizes, draft.dungeon = "deck-1+deck-2", True, "raiding-the-armory"
    draft.pub_crawl = "pub-crawl"
    plan = draft.plan()
    view = Game.new(game_setup(plan), content).view(None)
    assert view.bar_deck == 30
    assert len(view.prizes.inn) == 12
    assert view.dungeon.id == "raiding-the-armory"
    assert view.crawl.party == "red-dragon-inn"
    again = TableDraft.of(plan)
    assert (again.drinks, again.prizes, again.dungeon) == ("deck-1+deck-2", True, "raiding-the-armory")
    assert again.pub_crawl == "pub-crawl"


def test_the_usual_taverns_need_no_name() -> None:
    content = load_content()
    plan = plan_game([SeatInfo("Ann", "zot"), SeatInfo("Bob", "fiona")], options={"pub_crawl": True})
    assert TableDraft.of(plan).pub_crawl in content.towns


def test_house_rules_and_time_to_think_reach_the_game_the_file_and_the_next_draft(tmp_path: Path) -> None:
    content = load_content()
    draft = TableDraft.usual(list(content.characters))
    for key, number in (("start_gold", 15), ("start_fortitude", 12), ("hand_size", 7)):
        draft.agree(key, number)
    draft.think = 60
    session = new_session(draft.plan(), content, tmp_path)
    path = session.path
    assert path is not None
    session.close()
    save = read_save(path)
    again = open_save(save, content).session()
    assert again.plan.think == 60
    assert again.view(None).house == {"start_gold": 15, "start_fortitude": 12}
    assert all(mat.gold == 15 and mat.fortitude == 12 for mat in again.view(None).seats)
    again.close()
    laid = TableDraft.of(save.header.plan)
    assert (laid.house, laid.think) == ({"start_gold": 15, "start_fortitude": 12}, 60)
    laid.agree("start_gold", None)
    assert laid.house == {"start_fortitude": 12}


@pytest.mark.parametrize(
    "option", [{"think": 3}, {"think": "soon"}, {"think": True}, {"start_gold": 99}, {"hand_size": "many"}]
)
def test_a_file_with_numbers_that_nobody_can_agree_on_is_not_opened(tmp_path: Path, option: dict[str, Any]) -> None:
    content = load_content()
    session = new_session(TableDraft.usual(list(content.characters)).plan(), content, tmp_path)
    path = session.path
    assert path is not None
    session.close()
    first, _, rest = path.read_bytes().partition(b"\n")
    header = json.loads(first)
    header["plan"]["options"] = option
    path.write_bytes(json.dumps(header).encode() + b"\n" + rest)
    with pytest.raises(SaveError):
        open_save(read_save(path), content)
