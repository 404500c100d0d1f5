# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from rdi_desktop.bots import BOT_NAMES
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import STANDARD, GameSetup, SeatSetup
from rdi_desktop.session.game_history import digest, fingerprint, told_events
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.plan import HUMAN, RULES, SeatInfo, plan_game
from rdi_desktop.session.save import SavedGame, SaveError, encode, read_save
from tests.engine.watching import legal_command
from tests.session.people import BOT, People, deal, plan


@pytest.fixture
def save(content: Content, tmp_path: Path) -> SavedGame:
    session = deal(content, HUMAN, BOT, folder=tmp_path)
    People(session).until(lambda s: s.view(None).turn_number == 4)
    session.close()
    return read_save(next(tmp_path.iterdir()))


def test_the_file_knows_which_cards_it_was_played_with(content: Content, save: SavedGame) -> None:
    assert save.header.fingerprint == fingerprint(save.header.plan, load_content())
    assert open_save(save, content).problem is None


def test_other_cards_that_make_no_difference_are_mentioned_and_nothing_is_lost(
    content: Content, save: SavedGame
) -> None:
    content = load_content()
    content.sums["character gerki"] = "changed"
    opening = open_save(save, content)

    assert opening.problem is not None
    assert opening.problem.key == "other_cards"
    assert not opening.problem.loses
    session = opening.session()
    assert list(session.commands) == save.commands
    assert session.path == save.path
    session.close()


@pytest.mark.parametrize("name", ["character zot", "drinks deck-2", "prizes prizes", "dungeon raiding-the-armory"])
def test_cards_that_are_not_at_the_table_do_not_matter(content: Content, save: SavedGame, name: str) -> None:
    content = load_content()
    assert name in content.sums
    content.sums[name] = "changed"

    assert open_save(save, content).problem is None


def test_the_decks_and_the_dungeon_of_a_game_are_part_of_what_it_was_played_with(save: SavedGame) -> None:
    options: dict[str, str | int | bool] = {"drinks": "deck-1+deck-2", "dungeon": "raiding-the-armory"}
    plan = msgspec.structs.replace(save.header.plan, options=options)
    before = fingerprint(plan, load_content())
    for name in ("drinks deck-1", "drinks deck-2", "dungeon raiding-the-armory"):
        content = load_content()
        content.sums[name] = "changed"
        assert fingerprint(plan, content) != before


def test_nothing_is_written_until_somebody_takes_the_offer(content: Content, save: SavedGame) -> None:
    save.marks = [msgspec.structs.replace(mark, digest="other") if mark.turn == 4 else mark for mark in save.marks]
    before = save.path.read_bytes()
    opening = open_save(save, content)

    assert opening.problem is not None
    assert opening.problem.loses
    assert opening.turn == 3
    assert list(save.path.parent.iterdir()) == [save.path]
    session = opening.session()
    assert session.path != save.path
    assert save.path.read_bytes() == before
    session.close()


def test_a_character_that_is_not_there_is_named(content: Content, save: SavedGame) -> None:
    content = load_content()
    del content.characters["gerki"]

    with pytest.raises(SaveError, match="gerki") as refused:
        open_save(save, content)
    assert refused.value.key == "missing"


def test_a_header_of_another_form_is_told_from_a_damaged_one(save: SavedGame, tmp_path: Path) -> None:
    lines = save.path.read_bytes().split(b"\n")
    header = msgspec.json.decode(lines[0])
    del header["sum"]
    header["plan"]["seats"] = "Ann and Bob"
    other = tmp_path / "other.rdigame"
    other.write_bytes(encode(header) + b"\n".join(lines[1:]))

    with pytest.raises(SaveError) as refused:
        read_save(other)
    assert refused.value.key == "other_form"


def test_a_finished_game_is_over_when_it_is_opened(content: Content, tmp_path: Path) -> None:
    session = deal(content, BOT, BOT, folder=tmp_path)
    while not session.over:
        session.step()
    session.close()

    assert open_save(read_save(next(tmp_path.iterdir())), content).over


def test_the_same_plan_has_the_same_sum_whatever_else_there_is(content: Content) -> None:
    one = fingerprint(plan(HUMAN, BOT), content)
    assert one == fingerprint(plan(HUMAN, HUMAN, seed=9), content)
    assert one != fingerprint(plan(HUMAN, BOT, BOT), content)


def test_a_game_that_goes_on_from_another_one_keeps_its_turns(
    content: Content, save: SavedGame, tmp_path: Path
) -> None:
    """When rules change later, it is gone on with from the last turn that fits, not from the deal."""
    branch = new_session(save.header.plan, content, tmp_path / "branch", commands=save.commands)
    path = branch.path
    branch.close()
    assert path is not None
    other = read_save(path)
    assert [mark.turn for mark in other.marks] == [1, 2, 3, 4]
    other.marks[-1] = msgspec.structs.replace(other.marks[-1], digest="other")
    assert open_save(other, content).turn == 3


def go_on(session: LocalSession, steps: int) -> None:
    """So many decisions of anybody, at random; fewer if the game ends before."""
    chance = random.Random(steps)
    for _ in range(steps):
        if not session.over and not session.step():
            session.submit(legal_command(session.game, chance))


SEATS = {
    **{f"computer player {name}": ((("zot", HUMAN), ("gerki", f"bot:{name}")), STANDARD) for name in BOT_NAMES},
    "two people": ((("zot", HUMAN), ("gerki", HUMAN)), STANDARD),
    "an automaton as the last": ((("zot", HUMAN), ("gerki", BOT), ("otto", RULES)), STANDARD),
    "an automaton as the first": ((("otto", RULES), ("zot", BOT), ("gerki", HUMAN)), STANDARD),
    "teams": ((("zot", HUMAN), ("gerki", BOT), ("fiona", HUMAN), ("deirdre", BOT)), "two-headed-dragon"),
    "a machine": ((("boss-otto", RULES), ("gerki", BOT), ("fiona", HUMAN), ("deirdre", HUMAN)), "boss-otto"),
    "a Boss": ((("pooky", HUMAN), ("gerki", BOT), ("fiona", HUMAN), ("deirdre", BOT)), "boss-battle"),
}


@pytest.mark.parametrize(("seats", "variant"), SEATS.values(), ids=SEATS)
def test_a_game_with_every_kind_of_seat_is_opened_again_after_a_crash(
    content: Content, tmp_path: Path, seats: tuple[tuple[str, str], ...], variant: str
) -> None:
    """The program is gone in the middle of a line; what was shown before is there again, and the game can be played on."""
    places = content.variant(variant).boss_seats(len(seats)) if variant != STANDARD else ()
    laid = [SeatInfo(who.title(), who, controller, boss=i in places) for i, (who, controller) in enumerate(seats)]
    session = new_session(plan_game(laid, seed=3, variant=variant), content, tmp_path / "before")
    go_on(session, 40)
    assert session.path is not None
    killed = tmp_path / "killed.rdigame"
    killed.write_bytes(session.path.read_bytes() + b'{"line":"answer","se')
    shown = [session.game.view(seat) for seat in (None, *range(len(seats)))], session.events(0, None)
    session.close()

    opening = open_save(read_save(killed), content)
    assert opening.problem is not None
    assert opening.problem.key == "truncated"
    game = opening.history.game
    told = told_events(game.events, game, None)
    assert ([game.view(seat) for seat in (None, *range(len(seats)))], told) == shown
    again = opening.session()
    go_on(again, 10)
    again.close()
    assert open_save(read_save(killed), content).problem is None


@pytest.mark.parametrize("controller", ["bot:nobody", "nobody", RULES])
def test_a_seat_for_which_nobody_can_decide_is_named(content: Content, save: SavedGame, controller: str) -> None:
    seats = list(save.header.plan.seats)
    seats[1] = msgspec.structs.replace(seats[1], controller=controller)
    save.header = msgspec.structs.replace(
        save.header, plan=msgspec.structs.replace(save.header.plan, seats=tuple(seats))
    )
    with pytest.raises(SaveError) as refused:
        open_save(save, content)
    assert refused.value.key == "missing"


def test_a_save_tells_a_pub_crawl_that_has_gone_another_way() -> None:
    """The sum that a save keeps for each turn depends on where the party is, and on what is left in each tavern."""
    game = Game.new(GameSetup((SeatSetup("zot"), SeatSetup("gerki")), 5, 0, {"pub_crawl": True}), load_content())
    crawl = game.table.crawl
    assert crawl is not None
    sums = [digest(game.view(None))]
    crawl.party = next(id for id in crawl.taverns if id != crawl.party)
    sums.append(digest(game.view(None)))
    next(tavern for tavern in crawl.taverns.values() if tavern.deck).deck.pop()
    sums.append(digest(game.view(None)))
    assert len(set(sums)) == 3
