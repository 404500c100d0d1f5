# SPDX-License-Identifier: GPL-3.0-or-later
"""Every key that a text on the screen names works at that moment."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsPixmapItem, QLabel, QWidget

from rdi_desktop.bots import make_bot
from rdi_desktop.session.lesson import LessonSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look.early import Standing
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.panels.log import LogView
from rdi_desktop.ui.panels.people_bar import PersonButton
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.table import picture, refs
from rdi_desktop.ui.table.controls import ButtonModel
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player
from tests.ui.legible import paint_anew

NAMED = re.compile(r"\b(Space|Enter|Esc|F\d+)\b|(?:press|key) ([A-Z0-9])\b|\((\w+): the rule\)")
"""How texts name a key."""


class Painted:
    """Notes which texts stand on the pictures of tables that are made from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._texts: dict[int, tuple[QGraphicsPixmapItem, list[str]]] = {}
        made: list[list[str]] = []

        class Noting(QPainter):
            def __init__(self, device: QPixmap) -> None:
                super().__init__(device)
                self.noted: list[str] = []
                made.append(self.noted)

            def drawText(self, *args: Any) -> Any:  # type: ignore[override]
                self.noted += [each for each in args if isinstance(each, str)]
                return super().drawText(*args)

        show = picture.Picture.show

        def note(whole: picture.Picture, *args: Any, **more: Any) -> None:
            made.clear()
            show(whole, *args, **more)
            if made:
                dead = isinstance(whole.model, ButtonModel) and not whole.model.possible
                self._texts[id(whole.item)] = whole.item, [] if dead else [" ".join(made[0])]

        monkeypatch.setattr(picture, "QPainter", Noting)
        paint_anew(monkeypatch)
        monkeypatch.setattr(picture.Picture, "show", note)

    def seen(self, page: GamePage) -> Iterator[str]:
        """Every text of the page that is to be seen, and not of something that is out of use."""
        for item in page.table.table.items():
            if item.isVisible() and item.effectiveOpacity() > 0.2 and isinstance(item, QGraphicsPixmapItem):
                found, texts = self._texts.get(id(item), (None, []))
                yield from texts if found is item else ()
        for widget in page.window().findChildren(QWidget):
            if isinstance(widget, QLabel | QAbstractButton) and widget.isVisible() and widget.isEnabled():
                yield widget.accessibleName() if isinstance(widget, PersonButton) else widget.text()


def look(page: GamePage, painted: Painted) -> tuple[list[str], object]:
    """All texts that are to be seen, and whatever else a key may change."""
    scene, session = page.table.table, page.session
    controller, window = scene.controller, page.window()
    return sorted(painted.seen(page)), (
        len(session.commands), page.showing.director.present, page.showing.busy, scene.covered, scene.focus,
        controller.held, list(controller.picked), controller.paying, controller.question, page.guest,
        QApplication.activePopupWidget(), window.focusWidget(),
    )  # fmt: skip


def named_in(texts: list[str]) -> dict[str, str]:
    """The keys that these texts name, each with such a text."""
    return {next(filter(None, found.groups())): text for text in texts for found in NAMED.finditer(text)}


def press(page: GamePage, key: str) -> None:
    """Press a key that is named so, wherever the keyboard is."""
    pressed = Qt.Key.Key_Return if key == "Enter" else QKeySequence(key)[0].key()
    QTest.keyClick(QApplication.focusWidget() or page.window(), pressed)


def try_key(page: GamePage, painted: Painted, key: str, text: str) -> None:
    """Press a key; something has to come of it."""
    before = look(page, painted)
    press(page, key)
    assert look(page, painted) != before, f"{key} does nothing: {text!r} (in all: {before})"
    for sheet in page.window().findChildren(Sheet):
        sheet.close()


def wander(page: GamePage, chance: random.Random) -> None:
    """Now and then somebody has clicked the table or the log before a key is pressed."""
    if page.keyboard.covered or page.table.table.controller.held is not None:
        return
    if chance.random() < 0.2:
        page.table.setFocus(Qt.FocusReason.MouseFocusReason)
    elif chance.random() < 0.1:
        page.window().findChild(LogView).text.setFocus(Qt.FocusReason.MouseFocusReason)
    elif chance.random() < 0.5 and not page.table.hasFocus():
        page.table.setFocus() if not page.bar.isVisible() else page.bar.setFocus()


def test_with_a_card_in_the_hand(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every key that is named then is tried with each card that can be played."""
    painted = Painted(monkeypatch)
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: page.table.table.controller.legal.carried)
    page = player.page
    controller = page.table.table.controller
    page._too_late.stop()
    tried = set()
    for ref in sorted(controller.legal.carried, key=str):
        for key in ("Space", "Esc"):
            page.table.gestures.cancel()
            page.table.gestures.activate(ref, shift=True)
            if controller.held is not None and (named := named_in(look(page, painted)[0])).get(key):
                tried.add(key)
                try_key(page, painted, key, named[key])
    assert "Esc" in tried


@pytest.mark.parametrize("people", [pytest.param(1, marks=pytest.mark.weekly), 2])
def test_whole_games(window: MainWindow, monkeypatch: pytest.MonkeyPatch, people: int) -> None:
    """Between beats, at questions, with a card in the hand or one in the focus, while computer players think."""
    painted, chance = Painted(monkeypatch), random.Random(people)
    window.settings["pace"] = 1.0
    window.deal(plan(*[HUMAN] * people, *[BOT] * (4 - people), ask_always=True))
    page = window.game
    assert page is not None
    monkeypatch.setattr(Standing, "early", False)
    bots = [make_bot("regular", seat, window.content) for seat in range(4)]
    window.docks.log.show()
    tried: dict[tuple[str, str], int] = {}
    for _ in range(160):
        session, scene = page.session, page.table.table
        if session.over:
            break
        page._too_late.stop()
        if scene.controller.legal.asked and not page.showing.busy and chance.random() < 0.6:
            cards = sorted(scene.hand.sprites)
            if cards and chance.random() < 0.9:
                page.table.gestures.activate(refs.card(chance.choice(cards)))
            else:
                page.table.gestures.step(1)
        wander(page, chance)
        before = look(page, painted)
        named = list(named_in(before[0]).items())
        for key, text in chance.sample(named, len(named)):
            if tried.setdefault((key, text), 0) < 4:
                tried[key, text] += 1
                try_key(page, painted, key, text)
                break
        else:
            if page.showing.busy:
                page.showing.finish()
            elif page.table.table.covered:
                QTest.keyClick(page.table, Qt.Key.Key_Space)
            elif session.bot_decides:
                session.step()
            elif session.window() is not None:
                session.pass_all()
            elif (decision := session.decision()) is not None:
                seat = decision.seat
                page.table.gestures.cancel()
                session.submit(bots[seat].decide(lambda: session.view(seat), decision, list))  # noqa: B023 - called at once
    assert {"Space", "Esc", "F1", *"12"[: people if people > 1 else 0]} <= {key for key, _ in tried}


def test_in_lessons(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the barmaid speaks, when she waits for a move, and when somebody has gone astray."""
    painted, chance = Painted(monkeypatch), random.Random(1)
    window.settings["pace"] = 1.0
    tried: set[tuple[str, str]] = set()
    spoken = set()
    for lesson in window.lessons.all:
        window.lessons.take(lesson)
        page, session = window.game, window.lessons._session
        assert page is not None
        assert isinstance(session, LessonSession)
        for _ in range(80):
            QApplication.processEvents()
            window.lessons.refresh()
            step = session.step_now
            if step is None:
                break
            if chance.random() < 0.2:
                page.table.setFocus(Qt.FocusReason.MouseFocusReason)
            spoken |= {session.reading}
            there = named_in(look(page, painted)[0])
            if page.window().focusWidget() is not page.table:
                assert there.keys().isdisjoint({"Space", "Esc", "Enter"}), "these keys are the barmaid's now"
            named = [(key, text) for key, text in there.items() if (key, text) not in tried]
            if named:
                tried.add(named[0])
                try_key(page, painted, *named[0])
            elif session.astray:
                window.lessons.retry()
            elif session.reading:
                window.lessons.go_on()
            elif page.showing.busy:
                page.showing.finish()
            elif session.bot_decides:
                session.step()
            elif step.do is not None and (command := session.command_of(step.do)) is not None:
                session.submit(command)
            else:
                press(page, "Space")
        assert session.step_now is None, lesson.scenario.title
    assert spoken == {True, False}
    assert "Space" in {key for key, _ in tried}


def test_no_button_moves_when_the_keyboard_comes_to_the_table(window: MainWindow) -> None:
    """Keys are named then; whoever presses a button while something else has the keyboard presses that button."""
    window.deal(plan(HUMAN, BOT))
    page = Player(window).page
    window.menus.actions["log"].trigger()

    def buttons() -> list[QRectF]:
        return [button.item.sceneBoundingRect() for button in page.table.table._controls._buttons.values()]

    page.table.setFocus()
    with_keys = buttons()
    page.window().findChild(LogView).text.setFocus()
    assert not page.table.table.drawing.keyed
    assert with_keys and buttons() == with_keys
