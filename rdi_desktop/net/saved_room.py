# SPDX-License-Identifier: GPL-3.0-or-later
"""A room as a file, so that a restarted host returns with its code, its people and the game as of the last command."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rdi_desktop.machine.files import write_whole
from rdi_desktop.net.hosting import Refusal
from rdi_desktop.net.lobby import LobbySetup, SeatedPerson
from rdi_desktop.net.messages import LobbySeat
from rdi_desktop.net.room import Member, Room
from rdi_desktop.session.opening import open_save
from rdi_desktop.session.picking import DraftSeat
from rdi_desktop.session.save import SaveError, read_save

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.session.local import LocalSession
    from rdi_desktop.session.plan import GamePlan

FILE = "company.json"


class SavedMember(msgspec.Struct, frozen=True):
    """A saved person."""

    id: int
    name: str
    token: str
    host: bool


class SavedRoom(msgspec.Struct, frozen=True):
    """Everything of a room that is not in the file of the game."""

    code: str
    table: str
    port: int
    met: int
    people: tuple[SavedMember, ...]
    seats: tuple[LobbySeat, ...]
    options: dict[str, str | int | bool]
    game: str | None
    """The file of the present game."""
    owners: tuple[int | None, ...]


def save_room(room: Room, folder: Path, port: int) -> None:
    """Save the room; the old file stays until the new one is complete. OSError if that is not possible."""
    game = room.game
    path = game.session.path if game is not None else None
    kept = SavedRoom(
        room.code,
        room.name,
        port,
        room.met,
        tuple(SavedMember(each.id, each.name, each.token, each.host) for each in room.people.values()),
        room.setup.shown(),
        room.setup.options,
        str(path) if path is not None else None,
        tuple(game.owners) if game is not None else (),
    )
    write_whole(folder / FILE, msgspec.json.encode(kept), secret=True, sync=True)


def read_room(folder: Path) -> SavedRoom | None:
    """The last room of this host; None if there is none, or its file is damaged."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=SavedRoom)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def restored_room(
    kept: SavedRoom, setup: LobbySetup, new_game: Callable[[GamePlan], LocalSession], program: str
) -> Room:
    """The room as it was, with everybody away; `resume_game` adds the game."""
    setup.seats = [SeatedPerson(DraftSeat(s.name, s.character, s.controller, s.offer), s.person) for s in kept.seats]
    for key, value in kept.options.items():
        with suppress(Refusal):  # skip what no longer exists, such as a home-made deck
            setup.lay({key: value})
    room = Room(setup, kept.code, new_game, kept.table, program)
    room.met = kept.met
    room.people = {each.id: Member(each.id, each.name, each.token, each.host) for each in kept.people}
    return room


def resume_game(room: Room, kept: SavedRoom, content: Content) -> None:
    """Continue the room's game from its last command. SaveError or OSError if it cannot be opened; the room is then unchanged."""
    if kept.game is not None:
        opening = open_save(read_save(Path(kept.game)), content)
        if len(opening.save.header.plan.seats) != len(kept.owners):
            raise SaveError("other_form", kept.game)
        room.begin(opening.session(), list(kept.owners))
