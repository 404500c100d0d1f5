# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables with a dungeon, with taverns, with an automaton and with a machine: everything that is written on them can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import RULES, GamePlan, SeatInfo, plan_game
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.widget import TableWidget
from tests.ui.legible import cut_on_the_table
from tests.ui.table_texts import TableTexts
from tests.ui.test_legible import CHARACTERS, NAMES

KINDS = ("respond", "action", "order", "gamble", "move", "discard", "drink")
"""A moment of each is looked at, if it comes."""
MOST = 90
"""After so many questions to the first seat it is enough."""
Laid = Callable[[int], GamePlan]


def with_options(**options: str | bool) -> Laid:
    """A table of so many with these variants."""

    def laid(seats: int) -> GamePlan:
        who = [SeatInfo(name, id, "bot:regular") for name, id in zip(NAMES[:seats], CHARACTERS, strict=False)]
        who[0] = SeatInfo(NAMES[0], CHARACTERS[0])
        return plan_game(who, seed=seats, first=0, ask_always=True, options=dict(options))

    return laid


def with_otto(_: int) -> GamePlan:
    """Two people and the automaton."""
    two = with_options(prizes=True)(2)
    who = [*two.seats, SeatInfo("Otto", "otto", RULES)]
    return plan_game(who, seed=3, first=0, ask_always=True, options=two.options)


def against_machine(seats: int) -> GamePlan:
    """So many less one against Boss Otto."""
    who = [
        SeatInfo(name, id, "bot:regular") for name, id in zip(NAMES, ("gerki", "deirdre", "fiona", "zot"), strict=False)
    ]
    who = [SeatInfo(NAMES[0], "gerki"), *who[1 : seats - 1], SeatInfo("Boss Otto", "boss-otto", RULES)]
    options: dict[str, str | int | bool] = {"factions": "battlebot+mecha-lich", "skulls": 2}
    return plan_game(who, seed=seats, first=0, ask_always=True, variant="boss-otto", options=options)


LOOT, TRICK = with_options(dungeon="raiding-the-armory"), with_options(dungeon="game-masters-gauntlet")
TOWN = with_options(pub_crawl="pub-crawl")
BOTH = with_options(pub_crawl="pub-crawl", dungeon="raiding-the-armory", prizes=True)
TABLES: dict[str, tuple[Laid, tuple[int, ...]]] = {
    "loot": (LOOT, (3, 5, 8)),
    "trick": (TRICK, (3, 5, 8)),
    "town": (TOWN, (3, 5, 8)),
    "both": (BOTH, (4, 8)),
    "otto": (with_otto, (3,)),
    "machine": (against_machine, (2, 3, 5)),
}
USUAL, LARGEST = ((1280, 720), 1.0), ((1280, 720), 2.0)
SIGHTS = (USUAL, ((1024, 640), 1.0), ((1920, 1080), 1.0), ((3840, 2160), 1.0), ((1280, 720), 1.4), LARGEST)
OFTEN = {
    USUAL: [("trick", 3), ("both", 8), ("otto", 3), ("machine", 5)],
    LARGEST: [("loot", 8), ("trick", 8), ("town", 3), ("both", 4), ("machine", 2)],
}
"""What CI looks at: each kind of table in the largest letters, and those with most on them in the usual ones, with other seats."""
LAID = [
    pytest.param(name, seats, *sight, marks=() if (name, seats) in OFTEN.get(sight, ()) else pytest.mark.weekly)
    for sight in SIGHTS
    for name, (_, many) in TABLES.items()
    for seats in many
]


def moments(session: LocalSession, content: Content) -> Iterator[str]:
    """Plays on, and stops before the first question of each kind to seat 0."""
    bot = make_bot("regular", 1, content)
    asked, left = 0, set(KINDS)
    while not session.over and left and asked < MOST:
        decision = session.decision()
        if decision is None or decision.seat != 0:
            session.step()
            continue
        asked += 1
        if decision.kind in left:
            left.discard(decision.kind)
            yield decision.kind
        session.submit(bot.decide(lambda: session.view(0), decision, lambda: session.playable(0)))


def settled(qtbot: QtBot, widget: TableWidget) -> None:
    """All that has happened has been shown, and every face is painted."""
    for _ in range(2):
        widget.table.refresh()
        widget.table.showing.skip()
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not widget.table.cache.busy, timeout=60_000)


@pytest.mark.parametrize(("kind", "seats", "size", "chosen"), LAID, ids=str)
def test_everything_on_such_a_table_can_be_read(
    qtbot: QtBot,
    content: Content,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    seats: int,
    size: tuple[int, int],
    chosen: float,
) -> None:
    texts = TableTexts(monkeypatch)
    laid, _ = TABLES[kind]
    session = LocalSession.new(laid(seats), content)
    widget = TableWidget(session, 0)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(*size)
    widget.table.set_letters(chosen)
    widget.show()
    scene = widget.table
    seen = []
    cut = cut_on_the_table(monkeypatch)
    for asked in moments(session, content):
        settled(qtbot, widget)
        usual = letters.scale() / max(1.0, letters.grown())  # where larger letters do not fit, they are as usual
        least = letters.SIZES[0] * usual - (0.5 if chosen > 1 else 0)
        assert texts.unfit(scene, least) == [], asked
        seen.append(asked)
        if scene.map_views and scene.map_views.open is None:  # the map itself, whoever is asked
            QTest.keyClick(widget, Qt.Key.Key_M)
            QApplication.processEvents()
            assert scene.map_views.open is not None
            assert texts.unfit(scene, least) == [], f"map: {asked}"
            QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert {"respond", "action", "order"} <= set(seen)
    assert not cut
    scene.cache.close()


@pytest.mark.parametrize("laid", [LOOT, TOWN, BOTH])
@pytest.mark.parametrize("seats", [3, 5])
def test_with_a_map_drinks_and_pot_still_lie_on_the_cloth_while_nothing_is_played(
    qtbot: QtBot, content: Content, laid: Laid, seats: int
) -> None:
    session = LocalSession.new(laid(seats), content)
    widget = TableWidget(session, 0)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(1280, 720)
    widget.show()
    kinds = moments(session, content)
    while next(kinds) != "action":
        pass
    settled(qtbot, widget)
    scene = widget.table
    cloth, strips = (
        scene.layout.cloth,
        [scene.pieces.rect(piece.ref) for piece in scene.pieces if piece.ref.kind == "map"],
    )
    assert not scene.view.stack and strips
    for ref in (refs.DRINK_DECK, refs.INN):
        assert cloth.contains(scene.pieces.rect(ref).center())
        assert not any(scene.pieces.rect(ref).intersects(strip) for strip in strips)
    scene.cache.close()
