# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters of play: the same sense, other likings."""

from __future__ import annotations

import pytest

from rdi_desktop.bots import BOT_NAMES, make_bot
from rdi_desktop.bots.base import GROUNDS
from rdi_desktop.bots.tempers import MIXTURE, TEMPERS
from rdi_desktop.commands.blunders import play_watched
from rdi_desktop.commands.matches import play_match, schedule
from rdi_desktop.commands.tally import Tally
from rdi_desktop.content import Content, load_content
from tests.bots.test_regular import Asked


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.mark.parametrize("name", TEMPERS)
def test_likes_nothing_that_no_play_is_about(name: str) -> None:
    assert set(TEMPERS[name].likes) <= set(GROUNDS)
    assert name in BOT_NAMES


def test_a_stranger_is_any_of_them_and_stays_the_same(content: Content) -> None:
    strangers = [make_bot("mixed", seed, content).name for seed in range(40)]
    assert set(strangers) == set(MIXTURE)
    assert strangers == [make_bot("mixed", seed, content).name for seed in range(40)]


A_CHOICE = """
    character: zot, name: me, hand: ["Gambling? I'm in!", I wonder what this wand does]
    character: fiona, hand: []
    character: gerki, hand: []
"""
A_TABLE = "  phase: action\nsteps: []\n"


def test_a_gambler_opens_where_sense_alone_would_not(content: Content) -> None:
    (does,) = Asked(content, A_CHOICE, A_TABLE, "action").does
    assert does.startswith("I wonder what this wand does")
    assert Asked(content, A_CHOICE, A_TABLE, "action", "gambler").does == ["Gambling? I'm in!"]


def test_a_gambler_keeps_the_cards_for_it(content: Content) -> None:
    seats = """
        character: fiona, name: me, hand: [im-in, im-in, "Hold my shield. With your face.", I raise!]
        character: zot, hand: []
    """
    rest = "  phase: discard_and_draw\nsteps: []\n"
    regular, gambler = (Asked(content, seats, rest, "discard", name).does for name in ("regular", "gambler"))
    assert gambler.count("Gambling? I'm in!") < regular.count("Gambling? I'm in!")


def test_a_brawler_hits_where_a_careful_one_sees_to_the_wounds(content: Content) -> None:
    seats = """
        character: fiona, name: me, fortitude: 15, hand: [That scar is going to look fantastic, "Hold my shield. With your face."]
        character: zot, name: other, fortitude: 16, hand: []
        character: gerki, hand: []
    """
    weighed = {}
    for name in ("careful", "brawler"):
        asked = Asked(content, seats, A_TABLE, "action", name)
        grounds = {each.why: each.value for each in reversed(asked.weighed)}
        weighed[name] = grounds.get("hurts", 0.0) - grounds.get("heals", 0.0)
    assert weighed["brawler"] > weighed["careful"]


@pytest.mark.slow
def test_strangers_finish_people_off_and_a_brawler_strikes_more_than_a_careful_one(content: Content) -> None:
    struck, turns = dict.fromkeys(TEMPERS, 0), dict.fromkeys(TEMPERS, 0)
    reached = missed = 0
    for match in schedule(60, 4, sorted(content.characters), ["careful", "brawler", "gambler"], 7):
        for bot, counts in zip(match.bots, play_watched(match, content).counts, strict=True):
            struck[bot] += counts.get("choice", 0)
            turns[bot] += counts.get("turns", 0)
            reached += counts.get("knockout", 0)
            missed += counts.get("knockout_passed", 0)
    assert struck["brawler"] / turns["brawler"] > 1.3 * struck["careful"] / turns["careful"]
    assert missed < 0.15 * reached


@pytest.mark.slow
def test_gold_decides_now_and_then_among_strangers(content: Content) -> None:
    tally = Tally(content)
    for match in schedule(120, 4, sorted(content.characters), ["mixed"], 7):
        tally.add(play_match(match, content))
    assert 0.1 <= tally.by_gold <= 1 / 3
