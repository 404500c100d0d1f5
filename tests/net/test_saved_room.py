# SPDX-License-Identifier: GPL-3.0-or-later
"""A host that was cut off comes back with its code, its people and the game as of the last command."""

from __future__ import annotations

import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtNetwork import QHostAddress

from rdi_desktop.content import Content
from rdi_desktop.net.certificate import new_certificate, own_certificate
from rdi_desktop.net.code import new_code
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.lobby import LobbySetup
from rdi_desktop.net.messages import Remove, StandIn
from rdi_desktop.net.saved_room import FILE, read_room, restored_room, resume_game, save_room
from rdi_desktop.net.server import HostError
from rdi_desktop.net.table_host import TableHost
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import SaveError
from rdi_desktop.ui.look.settings import Settings
from tests.net.company import PROGRAM, Company, Player, play

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)


class KeptCompany(Company):
    """A company whose host writes it down, as a table host does."""

    def __init__(self, content: Content, folder: Path) -> None:
        self.folder = folder
        super().__init__(content)
        self._follow()

    def _follow(self) -> None:
        self.room.changed = lambda: save_room(self.room, self.folder, 47624)
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
        kept = read_room(self.folder)
        assert kept is not None
        setup = LobbySetup.of(self.content)
        self.room = restored_room(kept, setup, self._new_game, PROGRAM)
        resume_game(self.room, kept, self.content)
        self.now = 5.0  # another process, another clock
        self._follow()


def a_table_host(company: KeptCompany) -> tuple[TableHost, list[str]]:
    """The host is started again with its window, and what it says of it."""
    company.close()
    kept = read_room(company.folder)
    if kept is not None:  # with a code that belongs to a certificate
        code = new_code(own_certificate(company.folder).der)
        (company.folder / FILE).write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, code=code)))
    table_host, said = TableHost(company.content, company.folder, "Here"), list[str]()
    table_host.trouble.connect(said.append)
    table_host.look()
    return table_host, said


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
    turn = played(company).view(None).turn_number
    play(company, players, lambda: played(company).over or played(company).view(None).turn_number > turn + 8)


def test_the_company_comes_back_in_the_lobby(company: KeptCompany) -> None:
    first = company.call("Upstairs")
    company.lay((first, "Ann", "gerki"), bots=("zot",), absent="bot", drinks="deck-1", otto=True, first=1)
    before = company.room
    company.crash()
    assert company.room.code == before.code
    assert company.room.setup.shown() == before.setup.shown()
    assert company.room.setup.options == before.setup.options
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
    assert not list(company.folder.glob("*.new"))


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b'{"code": 5}'])
def test_a_damaged_file_is_no_company(company: KeptCompany, damage: bytes) -> None:
    (company.folder / FILE).write_bytes(damage)
    assert read_room(company.folder) is None


def test_a_game_that_is_gone_is_said_so(company: KeptCompany, qapp: object) -> None:
    table(company)
    kept = read_room(company.folder)
    assert kept is not None
    assert kept.game is not None
    Path(kept.game).write_bytes(b"nothing")
    room = restored_room(kept, LobbySetup.of(company.content), company._new_game, PROGRAM)
    with pytest.raises(SaveError):
        resume_game(room, kept, company.content)
    table_host, said = a_table_host(company)
    assert [member.name for member in table_host.room.people.values()] == ["Hedda", "Upstairs", "Downstairs"]
    assert len(table_host.room.setup.seats) == 4
    assert table_host.room.game is None
    assert [why for why in said if "cannot be gone on with" in why]
    table_host.room.close()


def test_a_company_whose_file_cannot_be_read_is_said_so_and_laid_aside(company: KeptCompany, qapp: object) -> None:
    (company.folder / FILE).write_bytes(b"{")
    table_host, said = a_table_host(company)
    assert [why for why in said if "damaged" in why]
    assert (company.folder / "company.json.bad").read_bytes() == b"{"
    table_host.room.close()


def test_a_company_whose_port_is_taken_goes_on_at_another_one(content: Content, tmp_path: Path, qapp: object) -> None:
    first, other = TableHost(content, tmp_path / "one", "One"), TableHost(content, tmp_path / "two", "Two")
    port = first.open(0, LOOPBACK, hidden=True)
    first.room.invite("Hedda")
    first.close()
    assert other.open(port, LOOPBACK, hidden=True) == port
    again = TableHost(content, tmp_path / "one", "One")
    with pytest.raises(HostError):
        again.open(None, LOOPBACK, hidden=True)
    assert again.open(0, LOOPBACK, hidden=True) != port
    assert [member.name for member in again.room.people.values()] == ["Hedda"]
    again.close()
    other.close()


def test_a_key_that_does_not_fit_its_certificate_is_replaced(tmp_path: Path) -> None:
    own_certificate(tmp_path)
    (tmp_path / "host.key").write_bytes(new_certificate().key)
    assert own_certificate(tmp_path).fits
    assert own_certificate(tmp_path) == own_certificate(tmp_path)


def test_a_full_disk_is_told(company: KeptCompany, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    table(company)
    company.close()
    table_host, said = a_table_host(company)
    assert table_host.room.game is not None
    recorder = table_host.room.game.session._recorder
    assert recorder is not None
    recorder.trouble = "No space left on device"
    for _ in range(3):
        table_host.look()
    assert said == ["what happens here cannot be written down: No space left on device"], "once"

    def full(*_: object) -> None:
        raise OSError(28, "No space left here, either")

    monkeypatch.setattr("rdi_desktop.net.table_host.save_room", full)
    table_host._changed()
    table_host.look()
    assert len(said) == 2
    table_host.room.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there folders say who may read")
def test_what_tells_codes_and_cards_is_for_nobody_else_on_this_machine(company: KeptCompany, tmp_path: Path) -> None:
    table(company)
    settings = Settings(tmp_path / "settings.json")
    settings.remember("table", "CODE")
    own_certificate(tmp_path)
    files = [path for path in tmp_path.rglob("*") if path.is_file() and path.name != "host.crt"]
    assert len(files) == 5
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


def test_a_host_with_another_certificate_has_another_code_for_the_same_company(
    content: Content, tmp_path: Path, qapp: object
) -> None:
    """The code vouches for the certificate: without that the guests could not trust the host any more."""
    first = TableHost(content, tmp_path, "Here")
    first.room.invite("Hedda")
    first._changed()
    first.close()
    again = TableHost(content, tmp_path, "Here")
    assert again.room.code == first.room.code
    again.close()
    (tmp_path / "host.key").write_bytes(b"lost")
    other = TableHost(content, tmp_path, "Here")
    assert other.room.code != first.room.code
    assert [each.name for each in other.room.people.values()] == ["Hedda"]


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
