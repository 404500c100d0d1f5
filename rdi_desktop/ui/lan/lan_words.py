# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for tables with several computers: refusals, what is missing, who came and went."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rdi_desktop.net.messages import Lobby, No, Person, Refused, Said
from rdi_desktop.net.remote import HOST_AWAY
from rdi_desktop.ui.pages.table_setup import OBJECTIONS
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import listed, said, table

_REFUSED = table("lan-refused")
_FAILED = table("lan-failed")
_NO = table("lan-no")
_MISSING = table("lan-missing")
_AS_AT_HOME = ("too_few", "no_first", "otto_is_third")
"""What is missing in the same words at a table of one computer."""
_NOTES = table("lan-notes")


def refused(refusal: Refused, program: str) -> str:
    """Why the host does not admit this guest, or has removed it."""
    if refusal.key == "too_many_tries":
        seconds = int(refusal.detail) if refusal.detail.isascii() and refusal.detail.isdigit() else 60
        when = said("lan-seconds", n=seconds) if seconds < 100 else said("lan-minutes", n=math.ceil(seconds / 60))
        return said("lan-code-wrong-too-often", when=when)
    if refusal.key == "taken_over":
        where = (" " + said("lan-from", detail=refusal.detail)) if refusal.detail else ""
        return said("lan-somebody-come-table-computers", where=where)
    if refusal.key == "version":
        return said("lan-host-plays-these-two", detail=refusal.detail or said("lan-another-version"), program=program)
    return _REFUSED.get(refusal.key, said("lan-host-does-let-computer"))


def failed(key: str, address: str, port: int) -> str:
    """Why there is no connection to that host."""
    return _FAILED.say(key, address=address, port=port)


def no(why: No) -> str:
    """Why a request was refused."""
    if why.key == "missing":
        return missing((why.detail,))
    return _NO.get(why.key, _NO["not_allowed"])


def trouble(key: str) -> str:
    """Why the last move was not made; '' where that is obvious."""
    return "" if key in ("moved_on", HOST_AWAY) else _NO.get(key, _NO["not_allowed"])


def missing(keys: Sequence[str]) -> str:
    """What first prevents the game from starting."""
    if not keys:
        return ""
    return OBJECTIONS[keys[0]] if keys[0] in _AS_AT_HOME else _MISSING.get(keys[0], _NO["missing"])


def note(spoken: Said) -> str:
    """A notice of the host, or a line of chat with its author."""
    name = isolated(spoken.name)
    if not spoken.note:
        return f"{name}: {isolated(spoken.text)}"
    return _NOTES.say(spoken.text, name=name) if spoken.text in _NOTES else name


def standing(person: Person, *, seats: Sequence[str], playing: bool) -> str:
    """The state of a person in the room."""
    parts = [", ".join(seats) if seats else said("lan-looks")]
    if person.stands_in:
        parts.append(said("lan-away-computer-player-stands"))
    elif not person.here:
        parts.append(said("lan-away"))
    elif not playing and seats and not person.host:
        parts.append(said("lan-ready") if person.ready else said("lan-ready-yet"))
    return " · ".join(parts)


def awaited(lobby: Lobby, owners: Sequence[int | None]) -> list[Person]:
    """The people the game waits for: they have seats, are away, and no computer player has taken over."""
    return [each for each in lobby.people if each.id in owners and not each.here and not each.stands_in]


def away(people: Sequence[Person]) -> str:
    """Whom the table waits for."""
    who = listed([isolated(each.name) for each in people])
    return said("lan-away-table-waits", who=who, n=len(people))
