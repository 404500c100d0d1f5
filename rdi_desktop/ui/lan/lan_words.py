# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for tables with several computers: refusals, what is missing, who came and went."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rdi_desktop.net.messages import Lobby, No, Person, Refused, Said
from rdi_desktop.net.remote import HOST_AWAY
from rdi_desktop.ui.pages.table_setup import OBJECTIONS
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated

_REFUSED = {
    "code": "That is not the join code of this table. It stands on the host's screen; letters may be small, and dashes left out.",
    "full": "This table is full: nobody else fits in.",
    "removed": "The host has sent this computer away. To come back it needs the new join code.",
    "not_understood": "The host did not understand this program. Are both the same version?",
    "too_fast": "The host has ended the line: more came from here than anybody can click.",
    "closed": "The host has ended the line, since nobody said who called.",
    "other_cards": (
        "This table plays with cards that differ from those here. Take the same version of the program on both computers; what "
        "the host has made up comes along by itself."
    ),
}
_FAILED = {
    "not_found": "Nobody answers at {address}, port {port}. Is the table open there, and does its firewall let the program through?",
    "no_line": (
        "Somebody answers at {address}, port {port}, and ended the call at once: no line is free there just now, or it is no table of RDI "
        "Desktop. Try again in a moment."
    ),
    "senseless": "What {address} says made no sense to this program three times. It is not called any more.",
    "false_host": "Whoever answers at {address} is not the table that this code belongs to. Look at the code once more.",
    "damaged": "What {address} says makes no sense to this program. Is it a table of RDI Desktop, of the same version?",
}
_NO = {
    "moved_on": "The table had moved on already.",
    "not_yours": "That seat belongs to another computer.",
    "nothing_asked": "Nothing is asked there any more.",
    "somebody_was_first": "Somebody was faster.",
    "settled": "Whoever sits there is ready, and stays. The host may move them.",
    "full": "The table has no more seats.",
    "kept_free": "The last seats are kept for those who are here and have none yet.",
    "no_name": "A name needs something that can be seen.",
    "unknown_character": "The host does not know that character.",
    "missing": "Something is still missing.",
    "too_much_said": "Too much is being said at once. That line was not sent.",
    "not_allowed": "That is not possible now.",
}
_MISSING = {
    **{key: OBJECTIONS[key] for key in ("too_few", "no_first", "otto_is_third")},
    "no_name": "Somebody has no name yet.",
    "same_name": "Two players have the same name.",
    "no_character": "Somebody has no character yet.",
    "no_pick": "Somebody is still to pick one of three characters.",
    "same_character": "Two players want to be the same character.",
    "wrong_number": "This kind of game is for another number of players.",
    "no_preset": "Say again how hard it is to be.",
    "no_boss": "A Boss is a villain with Boss cards: somebody needs another character.",
    "not_ready": "Not everybody is ready yet.",
    "nobody": "Somebody should sit down: there are only computer players so far.",
}
_NOTES = {
    "joined": "{name} has come in.",
    "left": "{name} is away.",
    "came_back": "{name} is back.",
    "stands_in": "A computer player stands in for {name}.",
    "gave_back": "{name} plays again.",
    "removed": "{name} was sent away, and the table has a new join code.",
    "new_code": "The table has a new join code. Whoever is here needs none.",
}


def refused(refusal: Refused, program: str) -> str:
    """Why the host does not admit this guest, or has removed it."""
    if refusal.key == "too_many_tries":
        seconds = int(refusal.detail) if refusal.detail.isascii() and refusal.detail.isdigit() else 60
        when = f"{seconds} seconds" if seconds < 100 else f"{math.ceil(seconds / 60)} minutes"
        return f"The code was wrong too often, here or at other computers. Try again in {when}."
    if refusal.key == "taken_over":
        where = f" from {refusal.detail}" if refusal.detail else ""
        return f"Somebody has come to the table in this computer's place{where}, with what only this computer should have known."
    if refusal.key == "version":
        return (
            f"The host plays with {refusal.detail or 'another version'}, and here is {program}: these two do not understand each "
            "other. Install the newer one on both computers."
        )
    return _REFUSED.get(refusal.key, "The host does not let this computer in.")


def failed(key: str, address: str, port: int) -> str:
    """Why there is no connection to that host."""
    return _FAILED[key].format(address=address, port=port)


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
    return _MISSING.get(keys[0], _NO["missing"]) if keys else ""


def note(said: Said) -> str:
    """A notice of the host, or a line of chat with its author."""
    name = isolated(said.name)
    return _NOTES.get(said.text, "{name}").format(name=name) if said.note else f"{name}: {isolated(said.text)}"


def standing(person: Person, *, seats: Sequence[str], playing: bool) -> str:
    """The state of a person in the room."""
    parts = [", ".join(seats) if seats else "looks on"]
    if person.stands_in:
        parts.append("away, a computer player stands in")
    elif not person.here:
        parts.append("away")
    elif not playing and seats and not person.host:
        parts.append("ready" if person.ready else "not ready yet")
    return " · ".join(parts)


def awaited(lobby: Lobby, owners: Sequence[int | None]) -> list[Person]:
    """The people the game waits for: they have seats, are away, and no computer player has taken over."""
    return [each for each in lobby.people if each.id in owners and not each.here and not each.stands_in]


def away(people: Sequence[Person]) -> str:
    """Whom the table waits for."""
    who = terms.listed([isolated(each.name) for each in people])
    return f"{who} {'is' if len(people) == 1 else 'are'} away. The table waits."
