# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of a home-made character are clicked together, by mouse or by keys alone, and stand in its sheet as a hand would write them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from rdi_desktop.content.source import parse
from rdi_desktop.ui.cards import art
from rdi_desktop.ui.cards.scenes import read_scene
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.page import Workshop
from rdi_desktop.ui.workshop.photo import MOST, SIDE
from rdi_desktop.ui.workshop.pictures import PicturesDialog
from tests.ui.app_window import click
from tests.ui.person import press, tab_to
from tests.ui.workshop_hands import NO_KEYS, asked, click_row, drag, drop, make, opened

K = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(workshop_window: MainWindow) -> Workshop:
    """The workshop with one character in it."""
    shown = opened(workshop_window)
    make(shown, "Ida")
    return shown


def sheet(home: Path) -> dict[str, object]:
    found: dict[str, object] = parse((home / "cards" / "ida.yaml").read_text("utf-8"), "ida.yaml")
    return found


def scene_of(home: Path, card: str) -> str:
    cards = sheet(home)["cards"]
    assert isinstance(cards, dict)
    return str(cards[card])


def down_to(field: QComboBox, text: str) -> None:
    """Choose that line of a field by keys."""
    for _ in range(field.count()):
        if field.currentText() == text:
            return
        press(K.Key_Down)
    raise AssertionError(f"{text} is not among {field.accessibleName()}")


def png(path: Path, wide: int, high: int, *, holes: bool = False) -> Path:
    image = QImage(wide, high, QImage.Format.Format_RGBA8888)
    image.fill(QColor(20, 40, 200, 0 if holes else 255))
    assert image.save(str(path))
    return path


def test_a_picture_is_put_together_by_mouse(page: Workshop, home: Path) -> None:
    click(page.pictures)
    dialog = asked(PicturesDialog)
    board = dialog.board
    click_row(dialog.subjects, "A mighty blow")
    click(dialog.drawer.search)
    QTest.keyClicks(dialog.drawer.search, "dagger")
    assert set(dialog.drawer.names()) >= {"dagger"}
    before = len(board.layers)
    click_row(dialog.drawer.list, "dagger")
    assert [layer.name for layer in board.layers[before:]] == ["dagger"]
    drag(board, board.spot(50, 50), board.spot(30, 70))
    layer = read_scene(scene_of(home, "a-mighty-blow"))[-1]
    assert (layer.name, layer.x, layer.y) == ("dagger", 30, 70)
    drag(board, board.grip("size"), board.grip("size") + QPointF(25, 25))
    assert read_scene(scene_of(home, "a-mighty-blow"))[-1].scale > layer.scale
    drag(board, board.grip("turn"), board.spot(95, 70))
    assert 60 < read_scene(scene_of(home, "a-mighty-blow"))[-1].turn < 120
    centre = board.rect().center()
    for keys in (NO_KEYS, CTRL):
        QApplication.sendEvent(
            board,
            QWheelEvent(
                QPointF(centre), QPointF(board.mapToGlobal(centre)), QPoint(), QPoint(0, 120),
                Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
            ),
        )  # fmt: skip
    after = read_scene(scene_of(home, "a-mighty-blow"))[-1]
    for tool in ("flip", "larger", "left"):
        click(dialog.tools[tool])
    now = read_scene(scene_of(home, "a-mighty-blow"))[-1]
    assert now.flip
    assert now.scale > after.scale
    assert now.turn == after.turn - 15
    click(dialog.tools["behind"])
    assert read_scene(scene_of(home, "a-mighty-blow"))[-2].name == "dagger"
    click_row(dialog.layers, board.layers[-1].name.replace("-", " "))
    click(dialog.tools["away"])
    assert read_scene(scene_of(home, "a-mighty-blow"))[-1].name == "dagger"
    click(dialog.back)
    assert read_scene(scene_of(home, "a-mighty-blow"))[-2].name == "dagger"
    click(dialog.again)
    click(dialog.finished_button)
    shown = next(page.cards.face(entry) for entry in page.cards.entries if entry.card.title == "A mighty blow")
    assert scene_of(home, "a-mighty-blow") in str(shown.picture), "the page shows the card as it looks now"


def test_the_front_one_of_the_parts_below_the_mouse_is_taken(page: Workshop) -> None:
    click(page.pictures)
    board = asked(PicturesDialog).board
    click_row(asked(PicturesDialog).subjects, "A mighty blow")
    board.add("coin")
    board.add("anvil")
    board.move_by(-30, 0)
    assert board.part_at(board.spot(50, 50)) == board.layers.index(board.layers[-2])
    assert board.part_at(board.spot(20, 52)) == len(board.layers) - 1
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, NO_KEYS, board.spot(50, 50).toPoint())
    assert board.layer is not None
    assert board.layer.name == "coin"


def test_a_portrait_is_put_together_by_keys_alone(page: Workshop, home: Path) -> None:
    page.editor.setFocus()
    press(K.Key_F7)
    dialog = asked(PicturesDialog)
    assert dialog.subject.kind == "portrait"
    QTest.keyClick(QApplication.focusWidget(), K.Key_F, CTRL)
    for letter in "wizard hat":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    press(K.Key_Return)
    tab_to(dialog.board)
    assert dialog.board.layer is not None
    assert dialog.board.layer.name == "wizard-hat"
    for _ in range(3):
        QTest.keyClick(dialog.board, K.Key_Up, SHIFT)
    for key in (K.Key_Left, K.Key_Minus, K.Key_Period, K.Key_M):
        press(key)
    hat = read_scene(str(sheet(home)["portrait"]))[-1]
    assert (hat.x, hat.y, hat.turn, hat.flip) == (49, 20, 5, True)
    press(K.Key_P)
    assert dialog.board.layer.name == "face-smile"
    press(K.Key_Delete)
    assert "face-smile" not in str(sheet(home)["portrait"])
    tab_to(dialog.clothes["skin"])
    before = dialog.clothes["skin"].currentText()
    press(K.Key_Down)
    assert dialog.clothes["skin"].currentText() != before
    assert sheet(home)["colours"] == {"skin": dialog.clothes["skin"].colour}
    QTest.keyClick(dialog, K.Key_Z, CTRL)
    assert "colours" not in sheet(home)
    press(K.Key_Escape)
    assert QApplication.activeModalWidget() is None
    assert art.has_art("portraits/ida")


def test_a_colour_of_a_part_becomes_another(page: Workshop, home: Path) -> None:
    page.compose("ida/a-mighty-blow")
    dialog = asked(PicturesDialog)
    assert dialog.subject.name == "A mighty blow"
    dialog.board.add("mug")
    tab_to(dialog.of_part)
    down_to(dialog.of_part, "foam")
    tab_to(dialog.becomes)
    down_to(dialog.becomes, "blue")
    assert "mug foam=blue *.6" in scene_of(home, "a-mighty-blow")
    press(K.Key_Home)
    assert "foam=" not in scene_of(home, "a-mighty-blow")


def test_each_two_copies_can_have_a_picture_and_the_programs_can_be_had_back(page: Workshop, home: Path) -> None:
    page.compose("ida/im-in")
    dialog = asked(PicturesDialog)
    row = dialog.subjects.currentRow()
    assert "first picture" in dialog.subjects.item(row).text()
    assert "second picture" not in dialog.subjects.item(row + 1).text()
    dialog.board.add("bell")
    assert "second picture" in dialog.subjects.item(row + 1).text()
    click_row(dialog.subjects, dialog.subjects.item(row + 1).text())
    dialog.board.add("key")
    cards = sheet(home)["cards"]
    assert isinstance(cards, dict)
    assert [scene.rpartition("; ")[2].split()[0] for scene in cards["im-in"]] == ["bell", "key"]
    click(dialog.usual)
    assert scene_of(home, "im-in").rpartition("; ")[2].startswith("bell")
    dialog.subjects.setCurrentRow(row)
    click(dialog.usual)
    assert not dialog.usual.isEnabled()
    assert "cards" not in (parse((home / "cards" / "ida.yaml").read_text("utf-8"), "x") or {})


def test_what_a_side_deck_lies_on_is_chosen(page: Workshop, home: Path) -> None:
    text = page.editor.toPlainText()
    page.editor.setPlainText(
        text.replace("title: A small collection, type: action", "title: A small collection, type: anytime").replace(
            "deck:\n", "size: 41\npiles: {stew: {revealed: resolve, name: Stew}}\ndeck:\n", 1
        )
        + "- {title: A bone, pile: stew, type: immediate, do: [{gain: {fortitude: 1}}]}\n"
        + "- {title: A ladle, type: anytime, do: [{reveal: stew}]}\n"
    )
    assert page.save()
    click(page.pictures)
    dialog = asked(PicturesDialog)
    assert dialog.ground.isHidden()
    click_row(dialog.subjects, "Stew (on the table)")
    tab_to(dialog.ground)
    down_to(dialog.ground, "planter")
    dialog.board.add("cauldron")
    assert str(sheet(home)["places"]["stew"]).startswith("planter; ")  # type: ignore[index]
    assert "cauldron" in str(sheet(home)["places"]["stew"])  # type: ignore[index]


def test_a_picture_of_ones_own_is_taken_in_made_smaller_and_shown(
    page: Workshop, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.compose("ida/a-mighty-blow")
    dialog = asked(PicturesDialog)
    mine = png(tmp_path / "My Fist (1).png", 900, 600)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(mine), ""))
    click(dialog.drawer.photo)
    lying = home / "cards" / "ida-my-fist-1.png"
    assert QImage(str(lying)).width() == SIDE
    assert scene_of(home, "a-mighty-blow").endswith("cards/ida-my-fist-1 *.6")
    drop(dialog, png(tmp_path / "My Fist (1).png", 30, 30, holes=True))
    assert QImage(str(home / "cards" / "ida-my-fist-1-2.png")).hasAlphaChannel()
    assert dialog.drawer.names()[:2] == ["cards/ida-my-fist-1", "cards/ida-my-fist-1-2"]
    assert not page.mine or page.mine.checked.pictures() == []


def test_a_picture_that_cannot_be_taken_is_refused_in_words(page: Workshop, home: Path, tmp_path: Path) -> None:
    click(page.pictures)
    dialog = asked(PicturesDialog)
    data = bytearray(png(tmp_path / "small.png", 10, 10).read_bytes())
    data[16:20] = (MOST + 1).to_bytes(4, "big")
    written = {
        "is no PNG": b"GIF89a" + bytes(100),
        "pixels": bytes(data),
        "is damaged": png(tmp_path / "whole.png", 200, 200).read_bytes()[:60],
        "cannot be read": None,
    }
    for number, (said, content) in enumerate(written.items()):
        path = tmp_path / f"mine-{number}.png"
        if content is not None:
            path.write_bytes(content)
        dialog.take_photo(path)
        assert said in dialog.objects.text()
        assert dialog.objects.isVisibleTo(dialog)
        assert not (home / "cards").exists()


def test_a_sheet_that_cannot_be_read_is_told_and_left_alone(page: Workshop, home: Path) -> None:
    (home / "cards").mkdir()
    (home / "cards" / "ida.yaml").write_text("cards: {a: [", encoding="utf-8")
    click(page.pictures)
    dialog = asked(PicturesDialog)
    assert "cards/ida.yaml" in dialog.objects.text()
    assert not dialog.board.isEnabled()
    assert (home / "cards" / "ida.yaml").read_text("utf-8") == "cards: {a: ["


def test_remarks_in_a_sheet_stay_and_its_faults_are_told_on_the_page(page: Workshop, home: Path, qtbot: QtBot) -> None:
    (home / "cards").mkdir()
    with qtbot.waitSignal(page.changed, timeout=2000):
        (home / "cards" / "ida.yaml").write_text("# mine\ncards:\n  a-mighty-blow: dager  # sharp\n", encoding="utf-8")
    qtbot.waitUntil(lambda: not page.busy, timeout=20_000)
    rows = [page.faults.list.item(row).text() for row in range(page.faults.list.count())]
    assert any("cards/ida.yaml, line 3: unknown part 'dager'" in row for row in rows), rows
    page.faults.wanted.emit(page.faults.list.item(0).data(Qt.ItemDataRole.UserRole))
    asked(PicturesDialog).close()
    page.compose("ida/a-mighty-blow")
    asked(PicturesDialog).board.add("axe")
    text = (home / "cards" / "ida.yaml").read_text("utf-8")
    assert text.startswith("# mine\ncards:\n  a-mighty-blow: ")
    assert text.endswith("# sharp\n")
