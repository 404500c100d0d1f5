# SPDX-License-Identifier: GPL-3.0-or-later
"""What has changed in a lobby, in sentences, for somebody who does not see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rdi_desktop.net.messages import Lobby, LobbySeat
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said


def lobby_news(before: Lobby, now: Lobby, short: Callable[[str | None], str]) -> Iterator[str]:
    """Who has sat down or risen, has changed character, is ready or is not any more. `short`: the name of a character by its id.

    Who has come and gone is a line of the chat.
    """
    was = {seat.name: seat for seat in before.seats}
    known = {seat.name: seat for seat in now.seats}
    gone, come = [name for name in was if name not in known], [name for name in known if name not in was]
    if len(gone) == len(come) == 1 and len(was) == len(known):
        yield said("lobby-news-named", old=isolated(gone[0]), new=isolated(come[0]))
        gone, come = [], []
    for name in gone:
        yield said("lobby-news-rises", name=isolated(name))
    for name in come:
        yield said("lobby-news-sits", name=isolated(name), character=short(known[name].character))
    for name, seat in known.items():
        if name in was and _plays(was[name]) != _plays(seat):
            yield said("lobby-news-plays", name=isolated(name), character=short(seat.character))
    ready = {person.id: person.ready for person in before.people}
    for person in now.people:
        if person.id in ready and ready[person.id] != person.ready:
            yield said("lobby-news-ready", name=isolated(person.name), ready="yes" if person.ready else "no")


def options_news(before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    """Which option of the table has changed, and to what: both by the names of the fields; one that was not shown before is no news."""
    for name, chosen in now.items():
        if before.get(name, chosen) != chosen:
            yield said("lobby-news-option", what=name, now=chosen)


def _plays(seat: LobbySeat) -> str | None:
    return seat.character
