# SPDX-License-Identifier: GPL-3.0-or-later
"""Which game is laid for several computers: variants of teams and who sits with whom, the automaton, the table's own rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from rdi_desktop.cli import main
from rdi_desktop.content import Content
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.language.knobs import KNOBS
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.hosting import Refusal
from rdi_desktop.net.lobby import CHANCE, MOST_MILLISECONDS, USUAL, LobbySetup, draft_of, options_of
from rdi_desktop.net.messages import Begin, Change, Lay, LobbySeat, Move, Ready, Rise, Sit
from rdi_desktop.net.saved_room import FILE, read_room, restored_room, save_room
from rdi_desktop.session.draft import OWN, TableDraft
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, LEAST_THINKING, MOST_THINKING
from tests.net.company import Company, Player, play

DRAGON = "two-headed-dragon"


def seats(guest: Guest) -> list[LobbySeat]:
    assert guest.lobby is not None
    return list(guest.lobby.seats)


def names(guest: Guest) -> list[str]:
    return [seat.name for seat in seats(guest)]


def refusal(company: Company, guest: Guest, message: Lay | Move | Rise | Sit | Change) -> str | None:
    """Why the host does not do that."""
    guest.no = None
    guest.send(message)
    company.carry()
    return guest.no.key if guest.no is not None else None


def played(company: Company) -> LocalSession:
    assert company.room.game is not None
    return company.room.game.session


@pytest.fixture
def company(content: Content) -> Company:
    return Company(content)


def two_and_two(company: Company) -> tuple[Guest, Guest]:
    """Ann and Bob upstairs, Cat downstairs, and a computer player; Cat wants to sit with Ann."""
    up, down = company.call("Up"), company.call("Down")
    company.lay((up, "Ann", "gerki"), (up, "Bob", "fiona"), (down, "Cat", "zot"), bots=("deirdre",), variant=DRAGON)
    return up, down


def test_guests_take_seats_on_sides(company: Company) -> None:
    up, down = two_and_two(company)
    assert refusal(company, down, Move(2, 1)) == "settled", "Bob is ready where he sits"
    assert refusal(company, down, Move(0, 2)) == "not_yours"
    assert refusal(company, down, Move(2, 4)) == "nothing_asked"
    assert names(up) == ["Ann", "Bob", "Cat", "Bot deirdre"]
    up.send(Ready(ready=False))
    company.carry()
    assert refusal(company, down, Move(2, 1)) is None
    assert names(up) == names(down) == ["Ann", "Cat", "Bob", "Bot deirdre"]
    assert [seat.person for seat in seats(up)] == [up.person, down.person, up.person, None]
    assert refusal(company, company.host, Move(3, 0)) is None, "the host moves whom it likes"
    assert names(down) == ["Bot deirdre", "Cat", "Bob", "Ann"]


def test_every_option_of_a_table_comes_through_the_line_as_it_was(content: Content) -> None:
    """What a host lays at home lies the same in the room; what nobody chose stays unsaid."""
    variants = tuple(content.variants.values())
    house = {key: rule.usual - 1 for key, rule in HOUSE.items() if rule.usual and rule.least < rule.usual}
    assert house
    for draft in (
        TableDraft(ask_always=True),
        TableDraft(first=0, otto=True, undo_anything=True, ask_always=True),
        TableDraft(first=3, drinks="deck-1+deck-2", prizes=True, think=30, house=house, ask_always=True),
        TableDraft(dungeon="raiding-the-armory", pub_crawl="a+b", ask_always=True),
        *(TableDraft(variant=each, ask_always=True) for each in variants),
        TableDraft(variant=variants[0], hard="hard", factions="one+two", otto_factions="a+b", ask_always=True),
        TableDraft(variant=variants[0], hard=OWN, knobs={"skulls": 1, "hard_threat": True}, ask_always=True),
    ):
        assert draft_of([], options_of(draft), variants) == draft
        chosen = options_of(draft)
        for key, value in options_of(draft).items():
            if value == "" or value is False or value == (CHANCE if key == "first" else USUAL if key in HOUSE else ""):
                del chosen[key]
        assert draft_of([], chosen, variants) == draft


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("pace", 0, MOST_MILLISECONDS), ("first", CHANCE, 7), ("think", LEAST_THINKING, MOST_THINKING)],
)
def test_numbers_of_a_table_have_bounds(company: Company, option: str, least: int, most: int) -> None:
    for value in (least, most):
        assert refusal(company, company.host, Lay({option: value})) is None
        assert company.room.setup.options[option] == value
    for value in (least - 1, most + 1):
        assert refusal(company, company.host, Lay({option: value})) == "not_allowed"
    assert company.room.setup.options[option] == most


def test_two_of_one_name_are_told_apart(company: Company) -> None:
    guests = [company.call(name) for name in ("Anna", "Anna", "Anna", "A" * 24, "A" * 24, " ")]
    found = [company.room.people[guest.person].name for guest in guests if guest.person is not None]
    assert found == ["Anna", "Anna 2", "Anna 3", "A" * 24, "A" * 20 + " 2", "?"]


def test_a_computer_player_whom_nobody_named_bears_the_name_of_the_character_it_has_now(company: Company) -> None:
    for message in (Sit("Zot", "zot", "bot:regular"), Sit("Grandma", "gerki", "bot:regular")):
        assert refusal(company, company.host, message) is None
    for place in (0, 1):
        assert refusal(company, company.host, Change(place, None, ("fiona", "deirdre")[place])) is None
    assert names(company.host) == ["Fiona", "Grandma"]
    assert refusal(company, company.host, Change(0, "Auntie")) is None
    assert refusal(company, company.host, Change(0, None, "zot")) is None
    assert names(company.host) == ["Auntie", "Grandma"]


def test_seats_that_are_not_there_or_full_are_refused(company: Company) -> None:
    up, _ = two_and_two(company)
    for message in (Move(4, 0), Move(0, 4), Rise(4), Change(4, "Ann")):
        assert refusal(company, company.host, message) == "nothing_asked"
    for n in range(4):
        assert refusal(company, company.host, Sit(f"Bot {n}", None, "bot:regular")) is None
    assert refusal(company, company.host, Sit("One more", None, "bot:regular")) == "full"
    assert refusal(company, up, Sit("A bot", None, "bot:regular")) == "full"
    for seat in (7, 6):
        company.host.send(Rise(seat))
    assert refusal(company, up, Sit("A bot", None, "bot:regular")) == "not_allowed"
    assert refusal(company, up, Change(2, "Mine")) == "not_yours"
    assert refusal(company, up, Change(0, None, None, "bot:regular")) == "not_allowed"
    assert refusal(company, company.host, Change(3, None, None, HUMAN)) == "not_allowed"
    assert refusal(company, company.host, Change(3, None, None, "bot:nobody")) == "not_allowed"
    assert refusal(company, up, Change(0, "Anne")) is None
    assert names(up)[0] == "Anne"


def test_who_begins_is_said_again_once_seats_have_other_numbers(company: Company) -> None:
    up, _ = two_and_two(company)
    for change in (Move(2, 3), Rise(0)):
        company.host.send(Lay({"first": 1}))
        company.carry()
        assert company.room.setup._draft().first == 1
        company.host.send(change)
        company.carry()
        assert company.room.setup._draft().first is None
    assert up.lobby is not None
    assert "first" not in up.lobby.options


@pytest.mark.parametrize(
    "option",
    [
        {"variant": "made-up"},
        {"variant": True},
        {"dungeon": "made-up"},
        {"dungeon": True},
        {"pub_crawl": 1},
        {"pub_crawl": "nowhere"},
        {"otto": "yes"},
        {"hard": "easy-peasy"},
        {"hard": 3},
        {"skulls": 3},
        {"skulls": True},
        {"hard_threat": 1},
        {"otto_factions": "battlebot"},
        {"factions": "made-up"},
        {"factions": "battlebot+made-up"},
        {"first": 8},
        {"first": True},
        {"first": -2},
    ],
)
def test_what_no_table_can_be_laid_with_is_refused(company: Company, option: dict[str, str | int | bool]) -> None:
    before = dict(company.room.setup.options)
    assert refusal(company, company.host, Lay({"prizes": True, **option})) == "not_allowed"
    assert company.room.setup.options == before


def test_what_keeps_a_variant_from_beginning_is_said(company: Company) -> None:
    up, _ = two_and_two(company)

    def missing(*sit: Sit, **options: str | bool) -> tuple[str, ...]:
        company.host.send(Lay({"variant": "", "otto": False, **options}))
        for each in sit:
            company.host.send(each)
        company.carry()
        assert up.lobby is not None
        return up.lobby.missing

    assert missing(variant=DRAGON) == ()
    assert missing(variant="leaders-and-lackeys") == ("no_boss",)
    assert missing(otto=True) == ("otto_is_third",)
    assert missing(Sit("Dan", "karl"), variant=DRAGON) == ("wrong_number",)


def test_boss_otto_is_played_against_from_two_computers(company: Company, content: Content) -> None:
    """He sits last, at nobody's computer; what lies face down of his is told to nobody, and his own seat is asked nothing."""
    up, down = two_and_two(company)
    options = {"variant": "boss-otto", "hard": "nightmare", "factions": "battlebot+mecha-lich"}
    company.host.send(Lay(options))
    company.carry()
    assert up.lobby is not None
    assert up.lobby.missing == ()
    assert {key: up.lobby.options[key] for key in options} == options
    company.begin()
    players = [Player(up, content), Player(down, content)]
    play(company, players, lambda: played(company).view(None).turn_number > 6)
    plan = played(company).plan
    assert plan.seats[-1].character == "boss-otto"
    assert plan.seats[-1].automatic
    assert plan.options["skulls"] == 2
    last = len(plan.seats) - 1
    for guest in (up, down):
        assert guest.session is not None
        for seat in (None, *guest.session.plan.humans):
            mat = guest.session.view(seat).seats[last]
            assert mat.threat
            assert mat == played(company).view(seat).seats[last]
            assert all(mat.piles[pile].cards is None for pile in ("action", "sometimes", "gambling", "prepared"))


def test_what_means_nothing_against_a_machine_is_not_kept(company: Company) -> None:
    setup = company.room.setup
    setup.lay({"open_hands": True, "last_orders": True, "start_gold": 12})
    setup.lay({"variant": "boss-otto"})
    assert [key for key in HOUSE if setup.options.get(key)] == ["start_gold"]
    setup.lay({"ghost_deed": True})
    assert setup._draft().house == {"start_gold": 12}, "nor laid afterwards"


def test_a_knob_is_turned_from_the_preset_that_lies(company: Company) -> None:
    up, _ = two_and_two(company)
    for options, knobs in (
        ({"variant": "boss-otto", "hard": "hard"}, {"skulls": 1}),
        ({"tough_components": True}, {"skulls": 1, "tough_components": True}),
        ({"hard": "first-game"}, {"more_potions": -1}),
        ({"more_potions": 0}, {}),
        ({"hard": "nightmare", "more_potions": 2}, {"skulls": 2, "more_potions": 2}),
    ):
        company.host.send(Lay(options))
        company.carry()
        assert up.lobby is not None
        assert up.lobby.missing == ()
        variants = company.room.setup.variants
        assert draft_of([], up.lobby.options, variants).turned == knobs
        assert {key: value for key, value in company.room.setup.plan().options.items() if key in KNOBS} == knobs


def test_a_preset_without_its_machine_keeps_the_game_from_beginning(company: Company) -> None:
    up, _ = two_and_two(company)
    company.host.send(Lay({"hard": "nightmare"}))
    company.carry()
    assert up.lobby is not None
    assert up.lobby.missing == (), "of an ordinary game nothing is asked about a machine"


def test_teammates_at_two_computers_play_and_see_each_others_cards_and_nobody_elses(
    company: Company, content: Content
) -> None:
    up, down = two_and_two(company)
    company.host.send(Move(2, 1))
    company.carry()
    company.begin()
    players = [Player(up, content), Player(down, content)]
    play(company, players, lambda: played(company).view(None).turn_number > 4)
    assert played(company).plan.variant == DRAGON
    assert down.session is not None
    assert down.session.plan.humans == (1,)
    hands = [seat.hand is not None for seat in down.session.view(1).seats]
    assert hands == [True, True, False, False], "Cat sits with Ann"
    for guest, seat in ((up, 0), (up, 2), (down, 1), (company.host, None)):
        assert guest.session is not None
        assert guest.session.events(0, seat) == played(company).events(0, seat)
        assert guest.session.view(seat).seats == played(company).view(seat).seats
    assert all(player.acted for player in players)


def test_the_automaton_is_the_third_of_two_at_two_computers(company: Company, content: Content) -> None:
    up, down = company.call("Up"), company.call("Down")
    company.lay((up, "Ann", "gerki"), (down, "Cat", "zot"), otto=True)
    company.begin()
    players = [Player(up, content), Player(down, content)]
    play(company, players, lambda: played(company).over or played(company).view(None).turn_number > 6)
    assert down.session is not None
    assert [seat.automatic for seat in down.session.seats] == [False, False, True]
    assert list(down.session.owners) == [up.person, down.person, None]
    assert down.session.view(1).seats == played(company).view(1).seats
    assert all(player.acted for player in players)
    company.cut(down)
    again = company.call("Down", token=down.token)
    assert again.session is not None
    assert again.session.view(1).seats == played(company).view(1).seats


def test_a_host_without_a_window_lays_a_table_if_it_can_be_laid_so(
    qapp: QCoreApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--port", "0", "--address", "127.0.0.1", "--hidden", "--folder", str(tmp_path)]
    assert main(["host", *where, "--variant", "made-up"]) == 1
    assert "--variant" in capsys.readouterr().err
    assert main(["host", *where, "--think", "5"]) == 1
    assert "--think" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["host", *where, "--start-fortitude", "21"])
    assert "10 to 20" in capsys.readouterr().err
    QTimer.singleShot(0, qapp.quit)
    maze = ["--dungeon", "game-masters-gauntlet", "--pub-crawl"]
    maze += ["--start-gold", "12", "--hand-size", "6", "--think", "45", "--preset", "hard", "--hard-threat"]
    assert (
        main(["host", *where, "--otto", "--prizes", "--drinks", "deck-1", "--absent", "bot", "--pace", "0", *maze]) == 0
    )
    kept = json.loads((tmp_path / FILE).read_bytes())["options"]
    wanted = {"otto": True, "prizes": True, "drinks": "deck-1", "absent": "bot", "pace": 0, "undo_anything": False}
    assert kept == wanted | {
        "dungeon": "game-masters-gauntlet",
        "pub_crawl": True,
        "start_gold": 12,
        "hand_size": 6,
        "think": 45,
        "hard": "own",
        "hard_threat": True,
    }


@pytest.mark.parametrize(
    "option",
    [
        {"start_gold": 3},
        {"start_gold": 21},
        {"hand_size": True},
        {"hand_size": False},
        {"start_fortitude": "15"},
        {"think": 5},
        {"think": 601},
        {"think": False},
        {"think": -1},
        {"house": 1},
    ],
)
def test_a_house_rule_that_nobody_can_agree_on_changes_nothing(content: Content, option: dict[str, Any]) -> None:
    setup = LobbySetup.of(content)
    setup.lay({"start_gold": 12, "think": 30})
    before = dict(setup.options)
    with pytest.raises(Refusal):
        setup.lay(option)
    assert setup.options == before


def test_house_rules_and_time_to_think_reach_the_game_and_can_be_taken_back(content: Content) -> None:
    setup = LobbySetup.of(content)
    setup.sit(1, Sit("Ann", "zot"), host=True)
    setup.sit(1, Sit("Bob", "gerki"), host=True)
    agreed = {"start_gold": 12, "start_fortitude": 14, "hand_size": 6, "last_orders": True}
    setup.lay({**agreed, "think": 30})
    plan = setup.plan()
    assert plan.think == 30
    assert {key: plan.options[key] for key in HOUSE if key in plan.options} == agreed
    setup.lay(options_of(TableDraft.of(plan)))
    assert setup.plan().options == plan.options
    setup.lay({key: False if key in HOUSE and HOUSE[key].switch else USUAL for key in (*HOUSE, "think")})
    assert setup.plan().think == 0
    assert not HOUSE.keys() & setup.plan().options.keys()


def drafted(company: Company, guest: Guest) -> list[LobbySeat]:
    company.carry()
    return seats(guest)


def test_in_a_draft_everybody_picks_one_of_their_own_three(content: Content) -> None:
    company = Company(content)
    up, down = company.call("Up"), company.call("Down")
    company.lay((up, "Ann", "gerki"), (down, "Cat", "zot"), bots=("fiona",))
    down.send(Lay({"draft": True}))
    assert all(not seat.offer for seat in drafted(company, down)), "only the host begins one"
    company.host.send(Lay({"draft": True}))
    ann, cat, bot = drafted(company, down)
    assert len(ann.offer) == len(cat.offer) == 3
    assert not set(ann.offer) & set(cat.offer)
    assert (ann.character, cat.character) == (None, None)
    assert bot.character is not None
    assert not bot.offer

    for seat, character in ((0, cat.offer[0]), (1, ann.offer[0]), (1, "made-up"), (1, bot.character)):
        guest = (up, down)[seat]
        guest.no = None
        guest.send(Change(seat, character=character))
        assert drafted(company, down)[seat].character is None, character
        assert guest.no is not None
    company.host.send(Begin())
    company.carry()
    assert company.room.game is None, "somebody is still to pick"
    down.send(Change(1, character=cat.offer[2]))
    up.send(Change(0, character=ann.offer[1]))
    picked = [seat.character for seat in drafted(company, down)]
    assert picked[:2] == [ann.offer[1], cat.offer[2]]
    company.begin()
    assert [seat.character for seat in played(company).plan.seats] == picked
    assert "draft" not in played(company).plan.options


def test_a_draft_can_be_called_off_and_outlives_the_host_going(content: Content, tmp_path: Path) -> None:
    company = Company(content)
    up = company.call("Up")
    company.lay((up, "Ann", "gerki"), bots=("fiona",))
    company.host.send(Lay({"draft": True}))
    (ann, _) = drafted(company, up)
    assert ann.offer
    save_room(company.room, tmp_path, 1)
    kept = read_room(tmp_path)
    assert kept is not None
    again = restored_room(kept, LobbySetup.of(content), company.room.new_game, "")
    assert again.setup.shown() == company.room.setup.shown()

    company.host.send(Lay({"draft": False}))
    called_off = drafted(company, up)
    assert all(seat.character is not None and not seat.offer for seat in called_off)
    assert len({seat.character for seat in called_off}) == 2


def test_no_draft_where_there_are_too_few_characters(content: Content) -> None:
    setup = LobbySetup.of(content)
    setup.characters = ("zot", "gerki", "fiona", "deirdre", "eve")
    for name, character in (("Ann", "zot"), ("Bob", "gerki")):
        setup.sit(1, Sit(name, character), host=True)
    before = setup.shown()
    with pytest.raises(Refusal):
        setup.lay({"draft": True, "prizes": True})
    assert setup.shown() == before
    assert "prizes" not in setup.options
