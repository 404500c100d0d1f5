# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet of pictures says which parts and colours it has that there are not, and where; the picture of no card is lost without a word."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QDir, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from rdi_desktop.cli import main
from rdi_desktop.content import load_content, pictures
from rdi_desktop.ui.cards import art, dyes, picture_choice
from rdi_desktop.ui.cards.scenes import is_scene, scene_svg
from rdi_desktop.ui.look import assets

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SHEETS = sorted((Path(__file__).parents[2] / "assets" / "cards").glob("*.yaml"))


def test_the_names_are_those_of_the_parts_that_there_are() -> None:
    made = "run: python -m rdi_desktop.content.pictures"
    assert pictures.FILE.read_text(encoding="utf-8") == pictures.listed(), made


def test_the_programs_own_sheets_are_right() -> None:
    wrong = [str(one) for file in SHEETS if file.stem != "common" for one in pictures.check(file, ())]
    assert len(SHEETS) > 60
    assert wrong == []


WRONG = {
    "a part": ('cards: {a: "burst; dager"}', "unknown part 'dager'; did you mean 'dagger'?"),
    "a colour": ('cards: {a: "mug wine=ale; mug wine=blu"}', "unknown colour 'blu'"),
    "a colour for all": ('cards: {a: "cloth=nigth | mug"}', "unknown colour 'nigth'; did you mean 'night'?"),
    "half a colour": ('cards: {a: "mug wine="}', "'wine=' is no colour instead of another"),
    "a place": ('cards: {a: "mug 50/40"}', "'50/40' says nothing about a part"),
    "no part": ('cards: {a: "mug;; mug"}', "a layer without a name"),
    "a card": ("cards: {b: mug}", "unknown card 'b'"),
    "a key": ("card: {a: mug}", "unknown key 'card'; did you mean 'cards'?"),
    "dye": ("colours: {cloth: greenish}", "unknown colour 'greenish'"),
    "an emblem": ("emblem: [mug]", "expected a picture (text), found a list of 1"),
    "no mapping": ("- mug", "a sheet of pictures is a mapping"),
    "no YAML": ("cards: {a: [", "expected"),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_what_there_is_not_is_said_with_its_line(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "bodkin.yaml"
    file.write_text(f"# a sheet\n{text}\n", encoding="utf-8")
    found = pictures.check(file, ["a"])
    assert len(found) == 1
    assert said in found[0].message
    assert found[0].line >= 2


def test_what_is_right_can_be_drawn(tmp_path: Path) -> None:
    scene = "cloth=#5a3f9e | burst; emblems/zot 50,48*.72 @-10 flip; mug wine=ale 80,86*.34"
    file = tmp_path / "bodkin.yaml"
    file.write_text(f'cards:\n  a: "{scene}"\nplaces: {{stew: "planter; cauldron"}}\n', encoding="utf-8")
    assert pictures.check(file, ["a"]) == []
    assert scene_svg(scene)


def test_check_looks_at_the_pictures_beside_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(EXAMPLES, tmp_path / "own")
    file = tmp_path / "own" / "gundrun.yaml"
    assert main(["check", "--unplayed", str(file)]) == 0
    sheet = tmp_path / "own" / "cards" / "gundrun.yaml"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace("axe *.8", "axx *.8"), encoding="utf-8")
    assert main(["check", "--unplayed", str(file)]) == 1
    assert "cards/gundrun.yaml, line 5, " in (said := capsys.readouterr().err)
    assert "unknown part 'axx'" in said


@pytest.fixture
def beside(tmp_path: Path) -> Iterator[Path]:
    """A folder of home-made characters in which the window looks for pictures, until the test is over."""
    before = QDir.searchPaths("assets")
    art.forget()
    dyes.forget()
    assets.also(tmp_path)
    yield tmp_path
    QDir.setSearchPaths("assets", before)
    art.forget()
    dyes.forget()


def test_pictures_beside_a_home_made_character_are_shown_and_are_no_characters(beside: Path) -> None:
    shutil.copytree(EXAMPLES, beside, dirs_exist_ok=True)
    content = load_content([beside])
    assert content.problems == []
    assert {"odo-quill", "grizelda-stew", "gundrun"} <= set(content.characters)
    shown = picture_choice.Pictures(content).of(content.card("gundrun/who-goes-there"))
    assert "helmet 42,52*.74; speech 74,30*.46" in shown
    assert picture_choice.emblem_scene("odo-quill") == "speech 50,46*.9; quill 66,66*.5"
    dyes.take(content.characters["odo-quill"])
    assert picture_choice.emblem_scene("odo-quill") == "cloth=wine | speech 50,46*.9; quill 66,66*.5"
    assert assets.exists("portraits/grizelda-stew.svg")
    assert picture_choice.place_look("grizelda-stew", "stew") == "planter; cauldron"


def test_nobody_takes_the_place_of_the_programs_own_pictures(beside: Path) -> None:
    own = picture_choice.emblem_scene("gundrun"), assets.text("portraits/zot.svg")
    (beside / "portraits").mkdir()
    (beside / "portraits" / "zot.svg").write_text("<svg/>", encoding="utf-8")
    assert (picture_choice.emblem_scene("gundrun"), assets.text("portraits/zot.svg")) == own


@pytest.mark.parametrize(
    "text", ["- mug", "cards: [mug]", "cards: {a: 5}", "emblem: 3", "cards: {a: [", "colours: red"]
)
def test_a_sheet_that_is_none_spoils_nothing(text: str, beside: Path) -> None:
    (beside / "cards").mkdir()
    (beside / "cards" / "gundrun.yaml").write_text(text, encoding="utf-8")
    shutil.copy(EXAMPLES / "gundrun.yaml", beside)
    content = load_content([beside])
    assert picture_choice.Pictures(content).of(content.card("gundrun/who-goes-there"))
    assert picture_choice.emblem_scene("gundrun") is None


def png(wide: int, high: int, colour: str = "#c02020") -> bytes:
    """A picture of one colour."""
    image = QImage(wide, high, QImage.Format.Format_RGB888)
    image.fill(QColor(colour))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


@pytest.mark.usefixtures("qapp")
def test_a_picture_of_ones_own_is_a_part(beside: Path) -> None:
    shutil.copytree(EXAMPLES, beside, dirs_exist_ok=True)
    (beside / "cards" / "gundrun-me.png").write_bytes(png(80, 40))
    sheet = beside / "cards" / "gundrun.yaml"
    sheet.write_text('portrait: "cards/gundrun-me *1.2"\ncards: {who-goes-there: "cards/gundrun-me; moon"}\n', "utf-8")
    assert pictures.check(sheet, ["who-goes-there"]) == []
    content = load_content([beside])
    shown = picture_choice.Pictures(content).of(content.card("gundrun/who-goes-there"))
    middle = art.scene_image(shown.replace("; moon", ""), 100, 100).pixelColor(50, 50)
    assert (middle.red(), middle.green()) == (0xC0, 0x20)
    assert art.scene_image(shown, 100, 100).pixelColor(50, 10).alpha() == 0, "a wide one is not drawn out"


@pytest.mark.usefixtures("qapp")
def test_a_portrait_of_parts_is_drawn_in_a_ring_until_there_is_a_drawing(beside: Path) -> None:
    (beside / "cards").mkdir()
    assert not art.has_art("portraits/bodkin")
    (beside / "cards" / "bodkin.yaml").write_text('portrait: "coin *1.4"\n', encoding="utf-8")
    art.forget()
    assert art.has_art("portraits/bodkin")
    shown = art.art_image("portraits/bodkin", 80, 80)
    assert shown.pixelColor(0, 0).alpha() == 0
    assert shown.pixelColor(40, 40).alpha() == 255
    (beside / "portraits").mkdir()
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#00f"/></svg>'
    (beside / "portraits" / "bodkin.svg").write_text(drawing, encoding="utf-8")
    art.forget()
    assert art.art_image("portraits/bodkin", 80, 80).pixelColor(0, 0).name() == "#0000ff"


NO_PHOTO = {
    "none": (b"GIF89a" + bytes(60), "it is no PNG picture"),
    "cut off": (b"\x89PNG\r\n\x1a\n\0\0", "it is no PNG picture"),
    "too wide": (png(1025, 2), "1025 × 2 pixels"),
    "too long a file": (png(4, 4) + bytes(pictures.PHOTO), "larger than 512 KiB"),
}


@pytest.mark.parametrize(("data", "said"), NO_PHOTO.values(), ids=NO_PHOTO)
def test_a_picture_that_is_none_or_too_large_is_told_and_not_drawn(data: bytes, said: str, beside: Path) -> None:
    (beside / "cards").mkdir()
    (beside / "cards" / "bodkin-me.png").write_bytes(data)
    sheet = beside / "cards" / "bodkin.yaml"
    sheet.write_text('cards: {a: "cards/bodkin-me"}\n', encoding="utf-8")
    found = pictures.check(sheet, ["a"])
    assert [str(one) for one in found if said in str(one)], found
    assert not is_scene("cards/bodkin-me")


@pytest.mark.usefixtures("qapp")
def test_a_seal_is_of_the_characters_colour(beside: Path) -> None:
    shutil.copy(EXAMPLES / "gundrun.yaml", beside)
    content = load_content([beside])

    def seal() -> QColor:
        image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        art.draw_emblem(painter, "gundrun", "Gundrun", QRectF(0, 0, 60, 60))
        painter.end()
        return image.pixelColor(30, 6)

    assert seal().red() > seal().blue()
    dyes.take(content.characters["gundrun"])
    art.forget()
    assert seal().blue() > seal().red()
