# SPDX-License-Identifier: GPL-3.0-or-later
"""Every letter of every language, and of names in several alphabets, is in the fonts that the program brings along."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.cards.art import FONT_FILES, load_fonts
from rdi_desktop.ui.look import assets
from rdi_desktop.ui.look.theme import THEME

ROOT = Path(__file__).parents[2]
FOREIGN = ("KATAKANA", "HEBREW", "ARABIC", "THAI")
"""Scripts that are left to the system's fonts, as are those whose letters are wide: Chinese, Japanese, Korean."""
NAMES = (
    "Święcicki",
    "Žofie Řezníčková",
    "Ağaoğlu İpek",
    "Жанна Ковалёва",
    "Їжакевич",
    "Αθηνά Ωνάση",
    "Đặng Thị Hồng",
    "Þórður",
)


def lacking(letters: Iterable[str], style: str) -> str:
    """The letters, marks, digits and punctuation that no bundled font of that style has."""
    has = [QRawFont(QByteArray(assets.read(f"fonts/{name}")), 20.0) for name in FONT_FILES if style in name]
    wanted = {
        letter
        for letter in letters
        if unicodedata.category(letter)[0] in "LMNP"
        and unicodedata.east_asian_width(letter) not in "WF"
        and not unicodedata.name(letter, "").startswith(FOREIGN)
    }
    return "".join(sorted(letter for letter in wanted if not any(font.supportsCharacter(ord(letter)) for font in has)))


@cache
def written() -> dict[str, str]:
    """Each letter of all languages, of what the program plays with and of the tests, with a file that it stands in."""
    words = ROOT / "rdi_desktop" / "words"
    files = [file for file in words.rglob("*") if file.suffix in (".ftl", ".toml", ".md")]
    assert len({file.parent for file in files}) > 3
    files += [*(ROOT / "rdi_desktop" / "content").rglob("*.yaml"), *(ROOT / "tests").rglob("*.py")]
    return {letter: file.name for file in files for letter in set(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("style", ["Regular", "Bold", "Italic"])
def test_the_bundled_fonts_have_every_letter(style: str, qtbot: QtBot) -> None:
    assert [(letter, written()[letter]) for letter in lacking(written(), style)] == []
    assert lacking("".join(NAMES), style) == ""
    assert lacking("Tom \u07ca", style) == "\u07ca"  # one of N'Ko, which nobody has


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stands_in_bundled_letters_and_no_line_grows(name: str, qtbot: QtBot) -> None:
    """So it looks alike on every computer, and what stands below it does not move."""
    load_fonts()
    ours, system = THEME.title_font(40), QFont(list(THEME.title_families[2:]))
    bundled = QFont(list(THEME.title_families[:2]))
    for font in (bundled, system):
        font.setPixelSize(40)
        font.setBold(True)
    assert QFontMetricsF(ours).horizontalAdvance(name) == pytest.approx(
        QFontMetricsF(bundled).horizontalAdvance(name), 0.01
    )
    second = QFont(THEME.title_families[1])
    second.setPixelSize(40)
    assert QFontInfo(second).family() == THEME.title_families[1]
    assert QFontMetricsF(second).lineSpacing() <= QFontMetricsF(ours).lineSpacing() + 1
