# SPDX-License-Identifier: GPL-3.0-or-later
"""What people at the host have made up is played with by guests who have never seen it, and is gone afterwards."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QHostAddress
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content, load_content, parcel
from rdi_desktop.content.starter_places import place_starter
from rdi_desktop.net import lending
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.lending import ALL, PIECE, Borrower, Lender
from rdi_desktop.net.link import Link
from rdi_desktop.net.messages import ITEMS, Begin, Fetch, Fetched, Item, Lay, Lent, Piece, Ready, Sit
from rdi_desktop.net.table_host import TableHost
from rdi_desktop.net.wire import WireError
from rdi_desktop.session.save import read_save
from tests.content.parcels import SVGS, damaged, forged
from tests.net.company import CODE, Company, Player, play

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ODO, STEW = "odo-quill", "grizelda-stew"
LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)
DUNGEON = """\
kind: dungeon
id: attic
name: The Attic
about: Dust.
rooms:
- {id: start, title: A Ladder, to: [goal]}
- {id: goal, title: The Trunk}
reward: {kind: loot, cards: [{title: Hat, type: sometimes, when: {drink: {mine: true}}, do: [{ignore: it}]}]}
"""


DECK = """\
kind: drinks
id: cellar
name: From My Cellar
deck: [{drink: light-ale, copies: 30}]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What people at the host have made up: the examples with their pictures, and a dungeon."""
    folder = tmp_path_factory.mktemp("host") / "characters"
    shutil.copytree(EXAMPLES, folder)
    (folder / "attic.yaml").write_text(DUNGEON, "utf-8")
    (folder / "cellar.yaml").write_text(DECK, "utf-8")
    for kind, id in (("taverns", "harbour"), ("faction", "tin-men")):
        (folder / f"{id}.yaml").write_text(place_starter(kind, id, id.title()), "utf-8")
    return folder


@pytest.fixture(scope="module")
def made(folder: Path) -> Content:
    content = load_content([folder])
    assert content.problems == []
    return content


@pytest.fixture
def company(made: Content) -> Company:
    """The host with its own characters; who calls with `newcomer` has none."""
    lender = Lender(made)
    assert lender.left_out == []
    company = Company(lender.content)
    company.room.lender = lender
    company.cut(company.host)
    company.host = company.call("Hedda", guest=at_home(lender.content, company.host.token))
    return company


def at_home(content: Content, token: str) -> Guest:
    return Guest(content, CODE, "Hedda", "test", token, at_home=True)


def newcomer(company: Company, content: Content) -> Guest:
    """Somebody with these cards calls, and has all that is lent once this returns."""
    guest = company.call("Ann", guest=Guest(content, CODE, "Ann", "test"))
    for _ in range(50):
        company.carry(0.05)
    return guest


def playing(company: Company, content: Content) -> tuple[Guest, list[Player]]:
    guest = newcomer(company, content)
    company.lay((company.host, "Hedda", ODO), (guest, "Ann", STEW), bots=("fiona",))
    company.begin()
    company.carry(0.05)
    assert guest.session is not None
    return guest, [Player(company.host, company.host.content), Player(guest, guest.content)]


def test_a_guest_who_has_never_heard_of_them_plays_with_them(company: Company, content: Content, folder: Path) -> None:
    """A whole game with tokens that lie with others; the guest has every word and every picture, and both see the same."""
    guest, players = playing(company, content)
    assert ODO not in content.characters
    play(company, players, lambda: company.room.game.session.over)  # type: ignore[union-attr]
    company.carry(0.05)
    assert guest.refusal is None
    assert guest.session is not None and guest.session.over
    assert company.host.session is not None
    assert any("rumour" in str(event) for event in guest.session.events(0, None))
    assert guest.session.view(None) == company.host.session.view(None)
    theirs, here = company.room.lender.content, guest.content  # type: ignore[union-attr]
    for who in (ODO, STEW):
        assert here.character_text(who) == theirs.character_text(who)
        assert [here.text(card) for card in here.characters[who].deck] == [
            theirs.text(card) for card in theirs.characters[who].deck
        ]
        assert here.called(who) == theirs.called(who)
    assert guest.pictures[f"portraits/{ODO}.svg"] == (folder / "portraits" / f"{ODO}.svg").read_bytes()
    assert guest.pictures["tokens/rumour.svg"] == (folder / "tokens" / "rumour.svg").read_bytes()
    assert [str(file.head.id) for file in here.made if file.head.kind == "character"] == [
        "grizelda-stew",
        "gundrun",
        ODO,
    ]
    assert guest.session.text is not None, "and everybody keeps the whole game"


def test_dungeons_and_decks_are_lent_too(company: Company, content: Content) -> None:
    guest = newcomer(company, content)
    company.lay((company.host, "Hedda", "gerki"), (guest, "Ann", "zot"), dungeon="attic", drinks="cellar")
    company.begin()
    company.carry(0.05)
    assert guest.session is not None
    assert guest.content.dungeon("attic").name == "The Attic"
    assert guest.content.deck_names["cellar"] == "From My Cellar"
    assert "attic" not in content.dungeons
    assert "cellar" not in content.drink_decks


def test_a_faction_and_taverns_are_lent_and_met(company: Company, content: Content) -> None:
    guest = newcomer(company, content)
    people = (company.host, "Hedda", "gerki"), (guest, "Ann", "zot")
    company.lay(*people, variant="boss-otto", factions="tin-men+battlebot")
    company.begin()
    company.carry(0.05)
    assert guest.refusal is None
    assert guest.session is not None
    assert guest.session.plan.options["factions"] == "tin-men+battlebot"
    here, theirs = guest.content, company.host.content
    mine = list(here.automata["boss-otto"].factions["tin-men"].cards)
    assert [here.text(card) for card in mine] == [
        theirs.text(card) for card in theirs.automata["boss-otto"].factions["tin-men"].cards
    ]
    assert here.towns["harbour"].taverns[0].name == "The First Door"
    assert "tin-men" not in content.automata["boss-otto"].factions


def test_a_table_without_a_window_can_be_laid_with_them(qtbot: QtBot, made: Content, tmp_path: Path) -> None:
    table_host = TableHost(made, tmp_path, "Here")
    table_host.room.setup.lay({"dungeon": "attic", "drinks": "cellar+deck-1"})
    assert {ODO, STEW} <= set(table_host.room.setup.characters)
    table_host.room.close()


def test_a_guests_own_file_of_the_same_id_is_neither_used_nor_touched(company: Company, tmp_path: Path) -> None:
    own = tmp_path / f"{ODO}.yaml"
    text = (EXAMPLES / f"{ODO}.yaml").read_text("utf-8").replace("fortitude: 2", "fortitude: 1")
    own.write_text(text, "utf-8")
    (tmp_path / "nobody.yaml").write_text(
        (EXAMPLES / "gundrun.yaml").read_text("utf-8").replace("id: gundrun", "id: nobody"), "utf-8"
    )
    mine = load_content([tmp_path])
    assert ODO in mine.characters
    guest, _ = playing(company, mine)
    assert guest.refusal is None
    lender = company.room.lender
    assert lender is not None
    assert words(guest.content) == words(lender.content)
    assert words(mine) != words(guest.content)
    assert "nobody" not in guest.content.characters, "one's own are not at somebody else's table"
    assert own.read_text("utf-8") == text


def words(content: Content) -> list[str]:
    """What Odo's cards say."""
    return [content.text(card) for card in content.characters[ODO].deck]


def test_own_characters_are_no_hindrance_at_a_table_without_any(content: Content, folder: Path) -> None:
    company = Company(content)
    guest = newcomer(company, load_content([folder]))
    company.lay((company.host, "Hedda", "gerki"), (guest, "Ann", "zot"))
    company.begin()
    company.carry(0.05)
    assert guest.session is not None and guest.refusal is None
    assert ODO not in guest.content.characters


def test_whoever_comes_back_has_it_still_and_goes_on(company: Company, content: Content) -> None:
    guest, players = playing(company, content)
    play(company, players, lambda: company.room.game.session.view(None).turn_number > 3)  # type: ignore[union-attr]
    company.cut(guest)
    sent = company.traffic[guest]
    company.call("Ann", guest=guest)
    company.carry(0.05)
    assert company.traffic[guest] - sent < 40_000, "nothing is fetched again"
    stranger = Guest(content, CODE, "Ann", "test", guest.token)
    company.cut(guest)
    company.call("Ann", guest=stranger)
    for _ in range(50):
        company.carry(0.05)
    assert stranger.session is not None and stranger.session.ready, (
        "another computer fetches it in the middle of a game"
    )
    players = [players[0], Player(stranger, stranger.content)]
    play(company, players, lambda: company.room.game.session.view(None).turn_number > 6)  # type: ignore[union-attr]


def test_nobody_is_told_of_the_table_before_all_is_there(company: Company, content: Content) -> None:
    guest = company.call("Ann", guest=Guest(content, CODE, "Ann", "test"))
    for number, each in list(company.lines.items()):
        if each is guest:
            del company.lines[number]  # a slow line: nothing more comes for now
            slow = number
    company.lay((company.host, "Hedda", ODO), bots=("fiona", "zot"))
    company.begin()
    company.carry(1.0)
    member = next(each for each in company.room.people.values() if each.name == "Ann")
    assert not member.equipped
    assert member.version == -1
    company.lines[slow] = guest
    for _ in range(50):
        company.carry(0.05)
    assert guest.session is not None and guest.session.ready


# A table host on loopback: two real sessions


def let_pass(reached: object, most: int = 4000) -> None:
    for _ in range(most):
        if reached():  # type: ignore[operator]
            return
        QTest.qWait(5)
    raise AssertionError("never came to the moment that the test is about")


@pytest.fixture
def table_hosts(qtbot: QtBot, made: Content, tmp_path: Path) -> Iterator[list[TableHost]]:
    found = [TableHost(made, tmp_path, "Here")]
    yield found
    for table_host in found:
        table_host.close()


def called(
    table_host: TableHost, port: int, content: Content, name: str, token: str = "", *, home: bool = False
) -> tuple[Guest, Link]:
    guest = Guest(table_host.content if home else content, table_host.room.code, name, "test", token, at_home=home)
    link = Link(guest, "127.0.0.1", port)
    link.call()
    let_pass(lambda: guest.here and (home or (guest._borrower is not None and guest._borrower.wanted is None)))
    return guest, link


def test_a_game_on_loopback_is_saved_and_gone_on_with(
    table_hosts: list[TableHost], made: Content, content: Content, tmp_path: Path
) -> None:
    table_host = table_hosts[0]
    port = table_host.open(0, LOOPBACK, hidden=True)
    host = table_host.room.invite("Hedda")
    first, one = called(table_host, port, content, "Hedda", host.token, home=True)
    second, two = called(table_host, port, content, "Ann")
    first.send(Sit("Hedda", ODO))
    second.send(Sit("Ann", STEW))
    first.send(Lay({"pace": 0}))
    second.send(Ready(ready=True))
    let_pass(lambda: first.lobby is not None and not first.lobby.missing)
    first.send(Begin())
    let_pass(lambda: second.session is not None and second.session.ready)
    players = [Player(first, first.content), Player(second, second.content)]

    def turns(more: int) -> None:
        game = table_host.room.game
        assert game is not None
        goal = game.session.view(None).turn_number + more

        def reached() -> bool:
            for player in players:
                player.move()
            return game.session.over or game.session.view(None).turn_number >= goal

        let_pass(reached)

    turns(2)
    assert table_host.room.game is not None
    path = table_host.room.game.session.path
    assert path is not None
    for link in (one, two):
        link.hang_up()
    table_host.close()
    assert {seat.character for seat in read_save(path).header.plan.seats} == {ODO, STEW}

    said: list[str] = []
    table_host = TableHost(made, tmp_path, "Here")
    table_hosts[0] = table_host
    table_host.trouble.connect(said.append)
    table_host.look()
    assert said == []
    assert table_host.room.game is not None
    port = table_host.open(0, LOOPBACK, hidden=True)
    first, one = called(table_host, port, content, "Hedda", host.token, home=True)
    second, two = called(table_host, port, content, "Ann", second.token)
    let_pass(lambda: second.session is not None and second.session.ready)
    players = [Player(first, first.content), Player(second, second.content)]
    turns(2)
    assert second.refusal is None
    for link in (one, two):
        link.hang_up()


# Limits, and those who mean no good


def test_what_cannot_be_lent_is_not_at_the_table_and_the_host_hears_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(EXAMPLES, tmp_path / "characters")
    content = load_content([tmp_path / "characters"])
    monkeypatch.setattr(lending, "TEXT", 3000)
    lender = Lender(content)
    short = set(lender.content.characters) & {ODO, STEW, "gundrun"}
    assert len(lender.left_out) == 3 - len(short) > 0
    assert all("text is longer than" in each for each in lender.left_out)
    monkeypatch.undo()
    (tmp_path / "characters" / "portraits" / f"{ODO}.svg").write_bytes(SVGS["uses"])
    lender = Lender(load_content([tmp_path / "characters"]))
    assert lender.left_out == []
    assert f"portraits/{ODO}.svg" not in lender.table.pictures, "rather without pictures than not at all"


def test_a_guest_gets_nothing_but_what_is_lent(company: Company, content: Content) -> None:
    guest = newcomer(company, content)
    lender = company.room.lender
    assert lender is not None
    for item, at in ((0, 10**9), (len(lender.told.items), 0), (ITEMS - 1, 5)):
        guest.no = None
        guest.send(Fetch(item, at))
        company.carry()
        assert guest.no is not None
        assert guest.no.key == "nothing_asked"
    guest.send(Fetched())
    company.carry()
    assert guest.here


def lent(*parcels: bytes) -> Lent:
    return Lent(tuple(Item(len(each), lending._sum(each)) for each in parcels))


def taken(borrower: Borrower, *parcels: bytes) -> None:
    for number, data in enumerate(parcels):
        for at in range(0, len(data), PIECE):
            borrower.take(Piece(number, at, data[at : at + PIECE]))


def test_a_host_that_lends_too_much_is_left(content: Content) -> None:
    with pytest.raises(WireError):
        Borrower(Lent(tuple(Item(parcel.WHOLE, "0") for _ in range(ALL // parcel.WHOLE + 1))), content)


@pytest.mark.parametrize(
    "piece",
    [Piece(1, 0, b"x"), Piece(0, 5, b"x"), Piece(0, 0, b""), Piece(0, 0, b"x" * 11), Piece(0, 0, b"other data")],
    ids=["another", "elsewhere", "empty", "more than said", "of another sum"],
)
def test_a_piece_that_nobody_asked_for_ends_the_line(content: Content, piece: Piece) -> None:
    with pytest.raises(WireError):
        Borrower(lent(b"0123456789"), content).take(piece)


def test_nothing_forged_gets_onto_a_guests_shelf(content: Content) -> None:
    """Every trick, one after the other and by chance: not taken, a sentence, and the rest of the table is as it was."""
    tricks = [data for _, data in forged() if 0 < len(data) <= parcel.WHOLE]
    for start in range(0, len(tricks), ITEMS):
        some = tricks[start : start + ITEMS]
        borrower = Borrower(lent(*some), content)
        taken(borrower, *some)
        assert len(borrower.refused) == len(some)
        assert borrower.table.content is content
        assert borrower.table.pictures == {}
    chance = random.Random(3)
    for _ in range(60):
        data = damaged(chance)
        if data:
            borrower = Borrower(lent(data), content)
            taken(borrower, data)
            assert borrower.wanted is None
            assert all("/" in name and parcel.fits(name) for name in borrower.table.pictures)
