# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons in the window: each is taken to its end, and what the barmaid says covers nothing that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer, Command
from rdi_desktop.scenario.lesson import LessonTarget, lesson_files
from rdi_desktop.session.lesson import LessonSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.pages.lessons import LessonsDialog
from rdi_desktop.ui.pages.pointing import passed, place_of, spared
from rdi_desktop.ui.panels.bubble import Bubble
from rdi_desktop.ui.window.main_window import MainWindow
from tests.cases import weekly_but
from tests.session.people import BOT, plan
from tests.ui.app_window import open_window
from tests.ui.person import K as Key
from tests.ui.person import Keys, Mouse, Person, click, press

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
COUNT = len(lesson_files())


def bubble_of(window: MainWindow) -> Bubble:
    found = window.lessons.bubble
    assert found is not None
    return found


def covers_nothing(window: MainWindow) -> None:
    """The bubble lies beside what it speaks of, the question and everything that may be wanted."""
    window.lessons.refresh()
    bubble = bubble_of(window)
    if not bubble.isVisible():
        return
    session = window.lessons._session
    assert session is not None
    box = bubble.geometry().toRectF()
    assert bubble.text.height() >= bubble.text.heightForWidth(bubble.text.width()), bubble.text.text()
    assert window.game is not None
    assert window.game.rect().contains(bubble.geometry())
    step = session.step_now
    if step is not None and step.at is not None and step.at.word != "log":
        target = place_of(window, step.at)
        assert target is not None, f"{step.at} is not there: {step.say}"
        assert not box.intersects(target), step.say
    for rect in spared(window):
        assert not box.intersects(rect), (step, rect, box)


def deed(person: Person, command: Command) -> Callable[[], None]:
    """How a person does that."""
    legal = person.scene.controller.legal
    if isinstance(command, Answer) and command.picks == legal.default:
        return lambda: press(Key.Key_Space)
    found = next((d for d in person._deeds(legal) if d.way is not None and d.way.command() == command), None)
    assert found is not None, command
    return found.do


def take(window: MainWindow, person: Person, look: Callable[[], None]) -> None:
    """Take the lesson that lies on the table to its end."""
    session = window.lessons._session
    assert isinstance(session, LessonSession)
    for _ in range(40):
        QApplication.processEvents()
        look()
        step = session.step_now
        if step is None:
            return
        if session.bot_decides and session.speaks is None:
            person.hurry()
        elif session.reading:
            (press(Key.Key_Space) if isinstance(person, Keys) else click(bubble_of(window).next))
        else:
            command = session.command_of(step.do) if step.do is not None else None
            if command is None:
                press(Key.Key_Space)
                continue
            before = session.at
            person.table.setFocus()
            deed(person, command)()
            if person.scene.controller.picked:  # cards to throw away are marked first
                press(Key.Key_Space)
            assert session.at > before, step.say
    raise AssertionError("no end")


@pytest.mark.parametrize(
    ("hands", "number"),
    weekly_but([((Mouse, Keys)[number % 2], number) for number in range(COUNT)], [Mouse, Keys], range(COUNT)),
)
def test_a_lesson_is_taken_to_its_end(
    qtbot: QtBot, content: Content, tmp_path: Path, number: int, hands: type[Person]
) -> None:
    window = open_window(qtbot, content, tmp_path, SIZES[(number + (hands is Keys)) % 3])
    lesson = window.lessons.all[number]
    window.lessons.take(lesson)
    take(window, hands(window, 1), lambda: covers_nothing(window))
    assert window.lessons.done(lesson)
    assert list(tmp_path.iterdir()) == []  # it is no saved game


def test_a_newcomer_finds_them_first_and_goes_on_to_a_table(window: MainWindow) -> None:
    assert window.start.learn.isVisible()
    assert QApplication.focusWidget() is window.start.learn
    click(window.start.learn)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LessonsDialog)
    assert dialog.state.text() == f"0 of {COUNT} done"
    click(dialog.rows[0].open)
    for _ in range(COUNT):
        while not bubble_of(window).isVisible():  # another is about to move
            press(Key.Key_Space)
            QApplication.processEvents()
        click(bubble_of(window).skip)
    assert window.game is not None, "all are left out: the first evening begins"
    assert not window.game.session.fleeting
    assert window.settings.flag("coach")
    assert not any(map(window.lessons.done, window.lessons.all))


def test_the_window_closes_in_the_middle(window: MainWindow) -> None:
    window.lessons.take(window.lessons.all[0])
    window.leave_for("Leave", window.show_start)
    assert window.game is None  # nobody is asked: nothing is lost
    window.lessons.take(window.lessons.all[0])
    window.resize(1100, 700)
    QApplication.processEvents()
    covers_nothing(window)
    window.close()
    assert not window.isVisible()


def test_a_purse_is_pointed_out_where_its_coins_lie_and_not_at_the_name(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, BOT))
    assert window.game is not None
    scene = window.game.table.table
    for seat in range(3):
        inside, mat = scene.layout.mat_inside[seat], scene.layout.mats[seat]
        name = window.game.table.mapFromScene(inside.head.translated(mat.topLeft())).boundingRect().toRectF()
        purse = place_of(window, LessonTarget("purse", seat=seat))
        assert purse is not None
        assert not purse.intersects(name.adjusted(2, 2, -2, -2))
        assert mat.contains(scene.place("purse", seat))
        assert not inside.head.translated(mat.topLeft()).contains(scene.place("purse", seat))


@pytest.mark.parametrize("plain", [False, True])
def test_heart_and_mug_are_each_pointed_out_by_themselves(window: MainWindow, plain: bool) -> None:
    """In the tankard by their numbers; where they meet, the heart above."""
    window.settings["plain_table"] = plain
    window.lessons.take(window.lessons.all[0])
    QApplication.processEvents()
    for seat in range(3):
        whole, heart, mug = (place_of(window, LessonTarget(word, seat=seat)) for word in ("track", "heart", "mug"))
        assert whole is not None
        assert heart is not None
        assert mug is not None
        assert whole.adjusted(-2, -2, 2, 2).contains(heart.center())
        assert not heart.intersects(mug)
        assert heart.bottom() < mug.top()


def test_the_line_of_a_bubble_crosses_no_question_pile_or_number(window: MainWindow) -> None:
    for number, read in ((0, 0), (0, 1), (3, 0)):  # at the heart, at the mug, at a card of the hand
        window.lessons.take(window.lessons.all[number])
        for _ in range(read):
            window.lessons.go_on()
        QApplication.processEvents()
        window.lessons.refresh()
        pointer = bubble_of(window).pointer
        picture = QImage(pointer.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        pointer.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
        ring = pointer._target.adjusted(-8, -8, 8, 8)
        assert picture.pixelColor(round(ring.center().x()), round(ring.top()) + 4).alpha()
        for rect in passed(window):
            inside = rect.toAlignedRect().adjusted(1, 1, -1, -1)
            for x in range(inside.left(), inside.right(), 2):
                for y in range(inside.top(), inside.bottom(), 4):
                    assert ring.contains(x, y) or not picture.pixelColor(x, y).alpha()
