# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop: a character made from nothing to a played game with mouse and keys, and what the page says on the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from rdi_desktop.content import unsaved
from rdi_desktop.content.homemade import load_all_content
from rdi_desktop.content.parcel import SUFFIX, packed
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.panels.widgets import BrassButton
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.file_words import standing
from rdi_desktop.ui.workshop.giving import ShareDialog, TakeInDialog
from rdi_desktop.ui.workshop.names_dialog import NamesDialog
from rdi_desktop.ui.workshop.page import Workshop
from rdi_desktop.words import said
from tests.ui.app_window import Player, click, open_window
from tests.ui.legible import check_page
from tests.ui.person import press
from tests.ui.workshop_hands import asked, make, opened

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def find(page: Workshop, text: str) -> None:
    """Put the cursor before the first place of a text, as somebody would who clicks there."""
    at = page.editor.toPlainText().index(text)
    before = page.editor.toPlainText()[:at]
    page.editor.go_to(before.count("\n") + 1, at - before.rfind("\n"))


def faults(page: Workshop) -> list[str]:
    return [page.faults.list.item(row).text() for row in range(page.faults.list.count())]


def tried(page: Workshop, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.busy, timeout=20_000)


def test_a_character_from_nothing_to_a_played_game(workshop_window: MainWindow, home: Path, qtbot: QtBot) -> None:
    page = opened(workshop_window)
    assert page.files.count() == 0
    make(page, "Berta the Baker")
    path = home / "berta-the-baker.yaml"
    assert path.is_file()
    assert page.path == path
    assert page.files.item(0).text().startswith("Berta the Baker\nplays")
    assert sum(entry.card.copies for entry in page.cards.entries) == 40
    tried(page, qtbot)
    assert faults(page) == []
    find(page, "A first blow")
    for _ in "A first blow":
        QTest.keyClick(page.editor, K.Key_Delete)
    QTest.keyClicks(page.editor, "Yesterdays bread")
    assert page.editor.document().isModified()
    QTest.keyClick(page.editor, K.Key_S, CTRL)
    assert not page.editor.document().isModified()
    assert "Yesterdays bread" in path.read_text()
    titles = [entry.card.title for entry in page.cards.entries]
    assert "Yesterdays bread" in titles
    QTest.keyClick(page.editor, K.Key_F5)
    game = workshop_window.game
    assert game is not None
    seats = game.session.view(None).seats
    assert [seat.character for seat in seats] == ["berta-the-baker", "fiona", "gerki", "zot"]
    Player(workshop_window).until(lambda page: page.session.view(None).turn_number > 1)


def test_a_mistake_is_underlined_named_and_mended(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    line = page.editor.toPlainText().split("\n").index("  do: [{lose: {who: another, fortitude: 2}}]") + 1
    find(page, "fortitude: 2")
    QTest.keyClick(page.editor, K.Key_Delete)
    QTest.keyClick(page.editor, K.Key_S, CTRL)
    assert [spot.line for spot in page.editor.spots] == [line]
    assert f"Line {line}" in faults(page)[0]
    assert "fortitude" in faults(page)[0]
    assert page.files.item(0).text().startswith("Ida\n1 fault")
    assert not page.try_button.isEnabled()
    marked = page.editor.extraSelections()
    assert marked[-1].cursor.selectedText() == "ortitude"
    assert page.tabs.currentWidget() is page.faults
    click(page.faults.mend)
    assert page.editor.spots == ()
    assert "fortitude: 2}" in (home / "ida.yaml").read_text()
    assert page.try_button.isEnabled()


def test_what_another_program_saves_is_read_at_once(workshop_window: MainWindow, home: Path, qtbot: QtBot) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    path = home / "ida.yaml"
    with qtbot.waitSignal(page.changed, timeout=1000):  # within a second
        path.write_text(path.read_text().replace("copies: 4", "copies: 3"))
    assert "copies: 3" in page.editor.toPlainText()
    tried(page, qtbot)
    assert "39 cards" in faults(page)[0]
    with qtbot.waitSignal(page.changed, timeout=1000):  # as most editors save
        other = home / "ida.tmp"
        other.write_text(path.read_text().replace("copies: 3", "copies: 4"))
        other.replace(path)
    assert "copies: 4" in page.editor.toPlainText()
    with qtbot.waitSignal(page.changed, timeout=1000):  # a new one
        (home / "odo.yaml").write_text((EXAMPLES / "odo-quill.yaml").read_text())
    assert page.files.count() == 2
    with qtbot.waitSignal(page.changed, timeout=1000):
        path.unlink()
    assert page.files.count() == 1


def test_what_is_written_here_and_elsewhere_is_not_lost(workshop_window: MainWindow, home: Path, qtbot: QtBot) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    path = home / "ida.yaml"
    page.editor.setFocus()
    QTest.keyClicks(page.editor, "# mine ")
    with qtbot.waitSignal(page.changed, timeout=1000):
        path.write_text(path.read_text() + "# theirs\n")
    assert page.state.text() == said("workshop-changed-elsewhere")
    assert "# mine" in page.editor.toPlainText()
    click(page.back)
    assert "# theirs" in path.read_text()
    assert "# mine" in unsaved.place(path).read_text()


def test_a_copy_of_any_character_plays(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    make(page, "Another Zot", "zot")
    mine = page.mine
    assert mine is not None
    assert mine.character == "another-zot"
    assert mine.name == "Another Zot"
    known = page.folder.known.characters
    for id in known:
        copy = page.folder.copy(id, f"Twin of {id}")
        assert copy.is_file()
    page.folder.look()
    assert [str(one.problems[0]) for one in page.folder.files.values() if one.problems] == []
    assert len(page.folder.files) == len(known) + 1


def test_long_lines_wrap(workshop_window: MainWindow) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    page.editor.write_over(f"{page.editor.toPlainText()}# {'many words ' * 30}\n")
    QApplication.processEvents()
    line = page.editor.document().lastBlock().previous()
    assert line.layout().lineCount() > 1
    assert page.editor.horizontalScrollBar().maximum() == 0


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # the list that opens; only without a screen
def test_words_are_completed_and_explained(workshop_window: MainWindow) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    find(page, "lose:")
    assert page.meaning.text().startswith("lose — verb: ")
    find(page, "im-in")
    assert "Round" in page.meaning.text()
    page.editor.go_to(page.editor.blockCount())
    QTest.keyClicks(page.editor, "- {standard: heal")
    popup = page.editor.popup
    assert popup.isVisible()
    QTest.keyClick(popup, K.Key_Tab)
    assert (
        page.editor.toPlainText().endswith("- {standard: heal-1") or "heal-" in page.editor.textCursor().block().text()
    )
    QTest.keyClicks(page.editor, ", title: Lo")
    assert not popup.isVisible()  # a title is nobody's but one's own


def test_an_idea_is_found_looked_at_and_put_in(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    QTest.keyClick(page.editor, K.Key_5, CTRL)
    assert page.ideas.search.hasFocus()
    QTest.keyClicks(page.ideas.search, "tokens of my own")
    assert page.ideas.list.count() == 1
    assert page.ideas.pictures[1].isVisible()
    press(K.Key_Return)
    press(K.Key_Return)
    click(asked(NamesDialog).put)
    text = (home / "ida.yaml").read_text("utf-8")
    assert "size: 42" in text
    assert text.count("# ") >= 10
    assert page.mine is not None
    assert page.mine.character == "ida"
    assert "spark" in page.mine.checked.content.characters["ida"].tokens
    assert {"Rub two stones", "Small fire"} <= {entry.card.title for entry in page.cards.entries}
    page.editor.undo()
    assert "Rub two stones" not in page.editor.toPlainText()
    assert page.editor.toPlainText().count("\n") < text.count("\n")


def test_what_was_never_saved_is_offered_again(workshop_window: MainWindow, home: Path, qtbot: QtBot) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    path = home / "ida.yaml"
    QTest.keyClicks(page.editor, "# a thought ")
    qtbot.waitUntil(lambda: unsaved.place(path).is_file(), timeout=5000)  # and here the machine stops
    crashed = unsaved.place(path).read_text("utf-8")
    QTest.keyClick(page.editor, K.Key_S, CTRL)
    assert not unsaved.place(path).exists()
    path.write_text(path.read_text("utf-8").replace("# a thought ", ""), encoding="utf-8")
    unsaved.place(path).write_text(crashed, encoding="utf-8")
    click(page.back)
    page = opened(workshop_window)
    assert "never saved" in page.state.text()
    assert "# a thought" not in page.editor.toPlainText()
    click(page.have_back)
    assert "# a thought" in page.editor.toPlainText()
    assert page.unsaved
    QTest.keyClick(page.editor, K.Key_S, CTRL)
    assert "# a thought" in path.read_text("utf-8")
    unsaved.place(path).write_text(crashed + "# more", encoding="utf-8")
    page.path = None
    page.show_file(path)
    click(page.drop)
    assert not unsaved.place(path).exists()
    assert page.have_back.isHidden()


def test_a_file_changed_elsewhere_is_written_over_only_by_whoever_says_so(
    workshop_window: MainWindow, home: Path, qtbot: QtBot
) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    path = home / "ida.yaml"
    QTest.keyClicks(page.editor, "# mine ")
    with qtbot.waitSignal(page.changed, timeout=1000):
        path.write_text(path.read_text() + "# theirs\n")
    QTest.keyClick(page.editor, K.Key_S, CTRL)
    click(offered().leave)
    assert "# theirs" in path.read_text()
    QTest.keyClick(page.editor, K.Key_S, CTRL)
    click(offered().take)
    assert "# mine" in path.read_text()
    assert "# theirs" not in path.read_text()
    assert page.again.isHidden()


def test_a_text_that_cannot_be_saved_holds_whoever_leaves(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    QTest.keyClicks(page.editor, "# mine ")
    (home / "ida.yaml").unlink()
    home.rmdir()
    home.write_text("where the folder was lies a file", encoding="utf-8")
    click(page.back)
    assert "is lost if you leave" in offered().text.text()
    click(offered().leave)
    assert workshop_window.pages.currentWidget() is page
    workshop_window.close()
    assert workshop_window.isVisible()
    click(offered().leave)
    home.unlink()
    click(page.back)
    assert "# mine" in (home / "ida.yaml").read_text("utf-8")


def test_a_file_with_faults_shows_nobody_elses_cards(workshop_window: MainWindow, home: Path) -> None:
    page = opened(workshop_window)
    make(page, "Ida")
    (home / "odo.yaml").write_text((EXAMPLES / "odo-quill.yaml").read_text("utf-8").replace("supply: 8", "supply: x"))
    page.look()
    page.show_file(home / "odo.yaml")
    assert page.cards.entries == []
    assert page.files.item(1).text().startswith("Odo Quill, Gossip by Appointment\n1 fault")
    page.show_file(home / "ida.yaml")
    assert page.cards.entries
    page.editor.setPlainText(page.editor.toPlainText().replace("copies: 4", "copies: four"))
    page.save()
    assert page.cards.entries, "of this file they stay as they were"


def test_it_sits_in_new_game_as_soon_as_one_comes_back(workshop_window: MainWindow) -> None:
    assert "ida" not in workshop_window.content.characters
    page = opened(workshop_window)
    make(page, "Ida")
    click(page.back)
    assert workshop_window.pages.currentWidget() is workshop_window.start
    click(workshop_window.start.buttons["new"])
    assert workshop_window.catalogue.character("ida") is not None


def drop(page: Workshop, path: Path) -> None:
    """A file is let go over the page."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    keys, mouse = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    spot = page.rect().center()
    entering = QDragEnterEvent(spot, Qt.DropAction.CopyAction, data, mouse, keys)
    QApplication.sendEvent(page, entering)
    if entering.isAccepted():
        QApplication.sendEvent(page, QDropEvent(QPointF(spot), Qt.DropAction.CopyAction, data, mouse, keys))


def offered() -> ProblemDialog:
    """What is asked before something is taken in."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ProblemDialog)
    return dialog


def test_a_character_goes_to_somebody_else_and_back(
    workshop_window: MainWindow, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(workshop_window)
    assert not page.share.isEnabled()
    make(page, "Old Olga")
    file = tmp_path / f"olga{SUFFIX}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    click(page.share)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ShareDialog)
    QTest.keyClicks(dialog.by, "Olga herself")
    click(dialog.write)
    assert file.is_file()
    mine = home / "old-olga.yaml"
    before = mine.read_text("utf-8")

    mine.write_text(before + "# changed\n", encoding="utf-8")
    page.look()
    drop(page, file)
    assert "old-olga.yaml" in offered().text.text(), "says what would be lost"
    click(offered().leave)
    assert mine.read_text("utf-8").endswith("# changed\n")

    mine.unlink()
    page.look()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    click(page.take_in)
    assert "Old Olga, made by Olga herself." in offered().text.text()
    assert "40 cards" in offered().text.text()
    assert not mine.exists(), "nothing is taken before somebody says so"
    click(offered().take)
    assert mine.read_text("utf-8") == before
    assert page.mine is not None and page.mine.character == "old-olga"

    mine.write_text(before + "# changed\n", encoding="utf-8")
    page.look()
    drop(page, file)
    asked = offered()
    assert isinstance(asked, TakeInDialog)
    assert asked.focusWidget() is asked.both, "what loses nothing comes first"
    click(asked.both)
    assert page.mine.character == "old-olga-2"
    assert mine.read_text("utf-8").endswith("# changed\n")
    click(page.share)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ShareDialog)
    assert dialog.by.text() == "Olga herself", "who one is, is remembered"
    click(dialog.leave)


def test_another_file_with_the_same_character_stays_too(
    workshop_window: MainWindow, home: Path, tmp_path: Path
) -> None:
    page = opened(workshop_window)
    file = tmp_path / f"odo{SUFFIX}"
    file.write_bytes(packed(EXAMPLES / "odo-quill.yaml", page.folder.known))
    home.mkdir(parents=True)
    (home / "gossip.yaml").write_bytes((EXAMPLES / "odo-quill.yaml").read_bytes())
    page.look()
    drop(page, file)
    asked = offered()
    assert isinstance(asked, TakeInDialog)
    assert "gossip.yaml" in asked.text.text()
    assert "Who made it is not said" in asked.text.text()
    assert asked.take.isHidden()
    click(asked.both)
    assert page.mine is not None and page.mine.character == "odo-quill-2"
    assert [standing(one) for one in page.folder.files.values()] == ["plays", "plays"]


def test_a_wrong_file_is_refused_in_words(workshop_window: MainWindow, home: Path, tmp_path: Path) -> None:
    page = opened(workshop_window)
    wrong = tmp_path / f"wrong{SUFFIX}"
    wrong.write_bytes(b"no zip at all")
    drop(page, wrong)
    assert "wrong.rdichar is not taken in" in page.state.text()
    other = tmp_path / "letter.txt"
    other.write_text("hello", encoding="utf-8")
    page.state.setText("")
    drop(page, other)
    assert page.state.text() == ""
    assert not home.exists()


@pytest.mark.parametrize("letters", [0.8, 1.0, 1.5, 2.0])
def test_all_of_it_has_room_with_letters_of_any_size(letters: float, qtbot: QtBot, home: Path, tmp_path: Path) -> None:
    window = open_window(qtbot, load_all_content(), tmp_path / "games")
    window.settings["font_scale"] = letters
    window.resize(1300, 740)
    page = opened(window)
    make(page, "Ida")
    QApplication.processEvents()
    inside = page.inside
    for button in page.findChildren(BrassButton):
        if button.isVisible():
            place = button.rect().translated(button.mapTo(inside, QPoint(0, 0)))
            assert inside.rect().contains(place), button.text()
            assert button.width() >= button.sizeHint().width(), button.text()
    assert page.editor.viewport().width() > 200
    assert (page.shown.verticalScrollBar().maximum() > 0) == (letters > 1.2), (
        "with much larger letters the page scrolls"
    )
    for leaf in range(page.tabs.count()):
        page.tabs.setCurrentIndex(leaf)
        QApplication.processEvents()
        check_page(page)
