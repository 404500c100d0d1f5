# SPDX-License-Identifier: GPL-3.0-or-later
"""A host that was cut off comes back with its code, its people and the game as of the last command."""

from __future__ import annotations

import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rdi_desktop.content import Content
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.house import House
from rdi_desktop.net.keeping import FILE, keep, kept_company, room_again
from rdi_desktop.net.lobby import Laying
from rdi_desktop.net.messages import Remove, StandIn
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import SaveError
from tests.net.company import PROGRAM, Company, Player, play


class KeptCompany(Company):
    """A company whose host writes it down, as a house does."""

    def __init__(self, content: Content, folder: Path) -> None:
        self.folder = folder
        super().__init__(content)
        self._follow()

    def _follow(self) -> None:
        self.room.changed = lambda: keep(self.room, self.folder, 47624)
        self.room.changed()

    def _new_game(self, plan: GamePlan) -> LocalSession:
        return new_session(msgspec.structs.replace(plan, seed=self.seed), self.content, self.folder / "games")

    def close(self) -> None:
        """As the system closes the files of a process that ends."""
        if self.room.game is not None:
            self.room.game.session.close()

    def crash(self) -> None:
        """The host's process is killed: nothing is closed, everybody hears nothing any more; and it is started again."""
        self.close()
        guests = list(self.lines.values())
        self.lines.clear()
        for guest in guests:
            guest.disconnected()
        kept = kept_company(self.folder)
        assert kept is not None
        laying = Laying.of(self.content)
        self.room = room_again(kept, laying, self._new_game, self.content, PROGRAM)
        self.now = 5.0  # another process, another clock
        self._follow()


@pytest.fixture
def company(content: Content, tmp_path: Path) -> Iterator[KeptCompany]:
    company = KeptCompany(content, tmp_path)
    yield company
    company.close()


def table(company: Company, **options: str | int | bool) -> tuple[Guest, Guest]:
    first, second = company.call("Upstairs"), company.call("Downstairs")
    company.lay((first, "Ann", "gerki"), (first, "Bob", "fiona"), (second, "Cat", "zot"), bots=("deirdre",), **options)
    company.begin()
    return first, second


def played(company: Company) -> LocalSession:
    assert company.room.game is not None
    return company.room.game.session


def goes_on(company: Company, players: list[Player]) -> None:
    """Two more turns of everybody are played."""
    turn = played(company).view(None)["turn_number"]
    play(company, players, lambda: played(company).over or played(company).view(None)["turn_number"] > turn + 8)


def test_the_company_comes_back_in_the_lobby(company: KeptCompany) -> None:
    first = company.call("Upstairs")
    company.lay((first, "Ann", "gerki"), bots=("zot",), absent="bot", drinks="deck-1", otto=True, first=1)
    before = company.room
    company.crash()
    assert company.room.code == before.code
    assert company.room.laying.shown() == before.laying.shown()
    assert company.room.laying.options == before.laying.options
    again = company.call("Upstairs", guest=first)
    assert again.here
    host = company.call("Hedda", guest=company.host)
    assert host.lobby is not None
    assert [(person.name, person.here, person.host) for person in host.lobby.people] == [
        ("Hedda", True, True),
        ("Upstairs", True, False),
    ]
    company.call("Late")
    assert len({person.id for person in company.room.people.values()}) == 3, "nobody gets a number that somebody had"


def test_the_game_goes_on_as_of_the_last_command(company: KeptCompany) -> None:
    first, second = table(company)
    company.call("Looks on")
    players = [Player(first, company.content), Player(second, company.content)]
    play(company, players, lambda: len(played(company).commands) > 60)
    before = played(company)
    company.crash()
    assert played(company).commands == before.commands
    assert played(company).view(None) == before.view(None)
    for guest in (first, second, company.host):
        company.call(guest.name, guest=guest)
    assert first.session is not None
    assert first.session.events(0, 0) == played(company).events(0, 0)
    goes_on(company, players)


def test_while_the_host_was_away_nobody_else_has_moved_in(company: KeptCompany) -> None:
    first, _ = table(company)
    company.crash()
    stranger = company.call("Upstairs", token="made up")
    assert stranger.person != first.person
    assert stranger.session is not None
    assert stranger.session.plan.humans == ()


def test_computer_players_stand_in_for_whoever_does_not_come_back_and_for_those_sent_away(company: KeptCompany) -> None:
    first, second = table(company)
    assert second.person is not None
    company.host.send(Remove(second.person))
    company.carry()
    company.crash()
    company.call("Hedda", guest=company.host)
    company.call("Upstairs", guest=first)
    goes_on(company, [Player(first, company.content)])


def test_what_is_kept_is_nobody_elses_business(company: KeptCompany) -> None:
    if sys.platform != "win32":
        assert stat.S_IMODE((company.folder / FILE).stat().st_mode) == 0o600
    assert not (company.folder / f"{FILE}.new").exists()


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b'{"code": 5}'])
def test_a_damaged_file_is_no_company(company: KeptCompany, damage: bytes) -> None:
    (company.folder / FILE).write_bytes(damage)
    assert kept_company(company.folder) is None


def test_a_game_that_is_gone_is_said_so(company: KeptCompany, qapp: object) -> None:
    table(company)
    kept = kept_company(company.folder)
    assert kept is not None
    assert kept.game is not None
    laying = Laying.of(company.content)
    Path(kept.game).write_bytes(b"nothing")
    with pytest.raises(SaveError):
        room_again(kept, laying, company._new_game, company.content, PROGRAM)


def test_a_house_with_another_certificate_begins_a_new_company(content: Content, tmp_path: Path, qapp: object) -> None:
    """The code vouches for the certificate: without that the guests could not trust the host any more."""
    first = House(content, tmp_path, "Here")
    first.room.invite("Hedda")
    first._changed()
    assert House(content, tmp_path, "Here").room.code == first.room.code
    (tmp_path / "host.key").write_bytes(b"lost")
    other = House(content, tmp_path, "Here")
    assert other.room.code != first.room.code
    assert not other.room.people


def test_what_was_agreed_without_those_who_are_away_is_done(company: KeptCompany) -> None:
    first, second = table(company, undo_anything=True)
    players = [Player(first, company.content), Player(second, company.content)]
    play(company, players, lambda: len(played(company).commands) > 30)
    company.cut(second)
    assert first.session is not None
    steps = first.session.undo.steps()
    assert first.session.undo.propose(0, steps[2].to)
    company.carry()
    first.session.undo.agree(1)
    company.carry()
    assert len(played(company).undo.decided()) <= steps[2].to + 1
    company.host.send(StandIn(second.person or 0))
    company.carry()
    goes_on(company, players[:1])
