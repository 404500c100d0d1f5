# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who looks on and writes down what there is to see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rdi_desktop.content import Content
from rdi_desktop.director import Beat, Director
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from tests.director.differences import differences

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


class Onlooker:
    """A stage in words; and before the table settles, what the beats have not brought where it is."""

    def __init__(self, people: Iterable[int] = ()) -> None:
        self.director = Director(self, tuple(people))
        self.begun: list[Beat] = []
        self.ended: list[Beat] = []
        self.landed: list[tuple[Beat, int]] = []
        self.settled = 0
        self._seen = 0

    def begin(self, beat: Beat) -> None:
        self.begun.append(beat)

    def land(self, beat: Beat, place: int) -> None:
        self.landed.append((beat, place))

    def end(self, beat: Beat) -> None:
        self.ended.append(beat)

    def open(self) -> None:
        """Nothing has begun yet."""
        assert self.begun == []

    def settle(self) -> None:
        self.settled += 1

    def look(self, session: LocalSession) -> list[str]:
        """See all that has happened since the last look. What was changed without a beat."""
        if not self.director.shown.view.seats:
            self.director.cut(session.view(None))
            self._seen = len(session.events(0, None))
            return []
        events = session.events(self._seen, None)
        self._seen += len(events)
        view = session.view(None)
        unseen: list[str] = []
        settle = self.director.shown.settle

        def check(view: Any) -> None:
            unseen.extend(differences(self.director.shown.view, view))
            settle(view)

        self.director.shown.settle = check  # type: ignore[method-assign]
        self.director.take(events, view)
        self.director.catch_up()
        self.director.shown.settle = settle  # type: ignore[method-assign]
        return unseen

    @property
    def kinds(self) -> list[str]:
        return [beat.kind for beat in self.begun]


def bots(
    content: Content,
    characters: Iterable[str],
    seed: int,
    bot: str = "regular",
    variant: str = "standard",
    **options: Any,
) -> LocalSession:
    seats = [SeatInfo(name, id, f"bot:{bot}") for name, id in zip(NAMES, characters, strict=False)]
    return LocalSession.new(plan_game(seats, seed=seed, first=0, options=options, variant=variant), content)
