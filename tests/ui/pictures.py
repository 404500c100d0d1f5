# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the table for the documentation: `python -m tests.ui.pictures` draws them into docs/images.

Each is a moment of a real game among computer players, the best of several games, seen by seat 0.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rdi_desktop.engine.seen import SeenMarks, SeenTable

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content, load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.look.themes import THEMES
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.window.app import make_application

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
PEOPLE = ("Maud", "Old Tom", "Barnaby", "Winifred", "Sal", "Hob", "Molly", "Rafe")
SIX = ("dominique", "karl", "eisinder", "alaric", "oozwald", "valeria")
FOUR = ("gerki", "deirdre", "fiona", "zot")

GAMES = 16
"""So many games are looked through for a moment worth a picture."""

Data = dict[str, Any]
Worth = Callable[[SeenTable], float]


def asked(view: SeenTable) -> bool:
    """Nobody is out, and seat 0 may answer what is being played, with a full hand."""
    pending = view.pending
    if pending is None or pending.kind != "respond" or any(seat.out for seat in view.seats):
        return False
    return len(view.seats[0].hand) >= 6 and view.turn_number > 6


def busy(view: SeenTable) -> float:
    """Something has been answered, and it matters; more than three entries are too many to read at a glance."""
    stack = view.stack
    matters = sum(bool(entry.outcome) for entry in stack)
    return 4.0 * len(stack) + 6.0 * matters if len(stack) <= 3 else -20.0


def brawl(view: SeenTable) -> float:
    """Blows and answers to them, best of all around a pot."""
    if not asked(view):
        return 0.0
    marks = sum(len(entry.done) for entry in view.stack)
    return busy(view) + 3.0 * marks + (8.0 if view.round is not None else 0.0)


def tokens(view: SeenTable) -> float:
    """Many tokens of many kinds lie about, and something is being played."""
    held = [{**seat.tokens, **seat.claimed} for seat in view.seats]
    kinds = {id for each in held for id, n in each.items() if n}
    standing = sum(len(t.marks) for seat in view.seats for t in seat.tracks.values() if isinstance(t, SeenMarks))
    if not asked(view) or standing < 3:
        return 0.0
    at_hand = len([1 for n in held[0].values() if n])
    return 4.0 * len(kinds) + 3 * at_hand + sum(sum(each.values()) for each in held) + busy(view)


def games(content: Content, characters: tuple[str, ...], options: Data, seed: int) -> Iterator[LocalSession]:
    """One game, at each decision of seat 0."""
    seats = [SeatInfo(name, id, "bot:regular") for name, id in zip(PEOPLE, characters, strict=False)]
    seats[0] = SeatInfo(PEOPLE[0], characters[0])
    session = LocalSession.new(plan_game(seats, seed=seed, first=0, options=options), content)
    stand_in = make_bot("regular", seed, content)
    while not session.over:
        decision = session.decision()
        if decision is not None and decision.seat == 0:
            yield session
            session.submit(stand_in.decide(lambda: session.view(0), decision, lambda: session.playable(0)))
        else:
            session.step()


def moment(content: Content, characters: tuple[str, ...], worth: Worth, options: Data) -> LocalSession:
    """The moment most worth a picture."""
    best, seed, commands = 0.0, 0, 0
    for each in range(1, GAMES + 1):
        for session in games(content, characters, options, each):
            value = worth(session.view(0))
            if value > best:
                best, seed, commands = value, each, len(session.commands)
    again = games(content, characters, options, seed)
    return next(session for session in again if len(session.commands) == commands)


def at_rest(session: LocalSession, size: tuple[int, int], seat: int = 0, *, plain: bool = False) -> TableWidget:
    """That moment on a table at rest, round or plain."""
    table = TableWidget(session, seat)
    table.set_reduced_motion(True)
    table.table.set_letters(1.0, plain=plain)
    table.resize(*size)
    table.show()
    QTest.qWait(50)
    while table.table.cache.busy:
        QTest.qWait(20)
    return table


def draw(session: LocalSession, size: tuple[int, int], name: str, seat: int = 0, *, plain: bool = False) -> None:
    """One picture."""
    table = at_rest(session, size, seat, plain=plain)
    IMAGES.mkdir(parents=True, exist_ok=True)
    table.grab().save(str(IMAGES / name))
    table.table.cache.close()
    print(IMAGES / name)


def main() -> None:
    """All pictures."""
    make_application()
    content = load_content()
    six = moment(content, SIX, tokens, {"drinks": "deck-1", "prizes": True})
    for size in ((1280, 720), (1920, 1080)):
        draw(six, size, f"six-{size[0]}x{size[1]}.png")
    four = moment(content, FOUR, brawl, {"drinks": "deck-1"})
    draw(four, (1600, 900), "table.png")
    draw_themes(four)
    draw_maps(content)


def led(view: Data) -> float:
    """Seat 0 may go on in a dungeon, or leads the party on; best where others stand elsewhere, and nobody is out."""
    kinds = {option.kind for option in view.pending.options} if view.pending is not None else set()
    if not kinds & {"move", "tavern"} or any(seat.out for seat in view.seats):
        return 0.0
    rooms = {each.room for each in view.dungeon.at} if view.dungeon is not None else set()
    return 1.0 + 10.0 * len(rooms) + view.turn_number / 10


def draw_maps(content: Content) -> None:
    """A dungeon and the taverns of a town, each as it lies open."""
    for name, options in (("dungeon", {"dungeon": "raiding-the-armory"}), ("taverns", {"pub_crawl": "pub-crawl"})):
        draw(moment(content, SIX, led, options), (1280, 720), f"{name}-1280x720.png")


def draw_themes(session: LocalSession) -> None:
    """The same moment in the other themes."""
    for theme in list(THEMES)[1:]:
        THEME.wear(theme)
        draw(session, (1280, 720), f"{theme}.png", plain=theme == "contrast")  # which has the plain table by itself
    THEME.wear("candle")


if __name__ == "__main__":
    main()
