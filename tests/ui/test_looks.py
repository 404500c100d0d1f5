# SPDX-License-Identifier: GPL-3.0-or-later
"""Persons in layers: each has what its looks need or says what it lacks, is whole to the lower edge, and its looks differ."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from rdi_desktop.ui.cards import looks
from rdi_desktop.ui.cards.looks import FRAME, Look, has_layers, look_image, look_svg, marks
from tests.cases import in_one_test
from tools.busts import LAYERS, bust

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "portraits"
DRAWN = sorted(path.stem for path in FOLDER.glob("*.svg"))
NO_PUPILS = {"blank", "daareka"}
"""Eyes of light."""
NO_MOUTH = {"eisinder", "jasper", "kaylin", "lich-king", "oozwald", "pooky", "ripsnarl"}
"""Below a beard, or part of the face."""
WIDE = round(FRAME.width()) // 2


def layers(character: str) -> Counter[str]:
    root = ElementTree.fromstring((FOLDER / f"{character}.svg").read_text(encoding="utf-8"))
    return Counter(each.get("class", "") for each in root if each.tag.endswith("}g"))


def row(image: QImage, y: int) -> list[int]:
    return [x for x in range(image.width()) if image.pixelColor(x, y).alpha() > 128]


@in_one_test("character", DRAWN)
def test_every_person_has_its_layers_or_is_known_to_lack_them(character: str) -> None:
    found = layers(character)
    assert set(found) <= set(LAYERS)
    assert found["ground"], "what is round a portrait"
    assert found["rim"]
    assert found["head"] + found["body"]
    assert bool(found["eyes"] + found["pupils"]), "eyes"
    assert bool(found["pupils"]) is (character not in NO_PUPILS)
    assert bool(found["mouth"]) is (character not in NO_MOUTH)


@in_one_test("character", DRAWN)
def test_every_person_is_whole_to_the_lower_edge_and_stands_on_nothing_else(character: str) -> None:
    image = look_image(character, Look(), WIDE)
    foot = row(image, image.height() - 2)
    assert max(foot) - min(foot) > 40, "shoulders as wide as a table's edge needs"
    assert image.pixelColor(1, 1).alpha() == 0, "no ground"
    assert not [y for y in (image.height() - 20, image.height() - 10) if not row(image, y)]


@in_one_test("character", DRAWN)
def test_every_look_is_another_picture(character: str) -> None:
    found = {Look(): look_image(character, Look(), WIDE)}
    plain = marks(character).plain
    for how in (
        Look(blink=True),
        Look(feeling="wince"),
        Look(feeling="gloat"),
        Look(feeling="scowl"),
        Look("merry"),
        Look("drunk"),
        Look("swaying"),
        Look(hurt=True),
        Look(out=True),
        Look(gaze="left"),
        Look(gaze="right"),
    ):
        image = look_image(character, how, WIDE)
        cannot = (plain and (how.level == "merry" or how.hurt)) or (how.gaze and character in NO_PUPILS)
        others = [each for each, shown in found.items() if shown == image]
        if cannot:
            assert Look() in others, how
        elif how == Look(out=True) and character in NO_MOUTH:
            assert set(others) <= {Look(blink=True)}, how
        else:
            assert not others, how
        found[how] = image


def test_whoever_is_round_has_ground_and_rim_and_whoever_sits_there_has_not() -> None:
    assert b'class="ground"' in look_svg("zot", Look(), around=True)
    assert b'class="ground"' not in look_svg("zot", Look())


def test_a_home_made_person_of_parts_has_the_same_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = "face-shoulders; face; face-hair-short; face-eyes; face-brows; face-nose; face-smile"
    monkeypatch.setattr(looks, "portrait_scene", lambda name: scene if name == "odo" else None)
    looks.forget()
    assert has_layers("odo")
    shown = [Look(), Look(blink=True), Look(feeling="wince"), Look("swaying"), Look(out=True), Look(hurt=True)]
    pictures = [look_image("odo", how, 128) for how in shown]
    assert not [one for number, one in enumerate(pictures) if one in pictures[:number]]
    looks.forget()


def test_a_drawing_in_a_circle_becomes_layers() -> None:
    text = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs/>
    <mask id="round"><circle cx="100" cy="100" r="96" fill="#fff"/></mask>
    <g mask="url(#round)" stroke="#2a160c"><circle cx="100" cy="100" r="96" fill="#48a"/>
    <rect x="20" y="150" width="160" height="50" fill="#a30"/>
    <ellipse cx="100" cy="95" rx="40" ry="50" fill="#eca"/><circle cx="83" cy="99" r="9" fill="#fff"/>
    <circle cx="117" cy="99" r="9" fill="#fff"/>
    <circle cx="83" cy="99" r="4" fill="#000"/><circle cx="117" cy="99" r="4" fill="#000"/><path d="M88 128h24" fill="none"/></g>
    <circle cx="100" cy="100" r="96" fill="none"/></svg>"""
    root = ElementTree.fromstring(bust(text))
    assert [each.get("class") for each in root if each.tag.endswith("}g")] == [
        "ground",
        "body",
        "head",
        "eyes",
        "pupils",
        "mouth",
        "rim",
    ]
