# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table may choose besides players: which Drinks, Prizes, a dungeon, a Pub Crawl."""

from __future__ import annotations

from rdi_desktop.content import load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.session.setup import game_setup


def test_prizes_a_dungeon_a_crawl_and_several_drink_decks_reach_the_game_and_the_next_draft() -> None:
    content = load_content()
    draft = TableDraft.usual(list(content.characters))
    draft.drinks, draft.prizes, draft.dungeon = "deck-1+deck-2", True, "raiding-the-armory"
    draft.pub_crawl = "pub-crawl"
    plan = draft.plan()
    view = Game.new(game_setup(plan), content).view(None)
    assert view["bar_deck"] == 30
    assert len(view["prizes"]["inn"]) == 12
    assert view["dungeon"]["id"] == "raiding-the-armory"
    assert view["crawl"]["party"] == "red-dragon-inn"
    again = TableDraft.of(plan)
    assert (again.drinks, again.prizes, again.dungeon) == ("deck-1+deck-2", True, "raiding-the-armory")
    assert again.pub_crawl == "pub-crawl"


def test_the_usual_taverns_need_no_name() -> None:
    content = load_content()
    plan = plan_game([SeatInfo("Ann", "zot"), SeatInfo("Bob", "fiona")], options={"pub_crawl": True})
    assert TableDraft.of(plan).pub_crawl in content.towns
