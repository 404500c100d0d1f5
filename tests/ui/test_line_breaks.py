# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines end where a reader of the language expects it, also where nothing is written between words."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QTextBoundaryFinder
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from rdi_desktop import ui
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.lettering import fit, lines_of
from rdi_desktop.ui.look import line_breaks
from rdi_desktop.ui.look.line_breaks import halves, joined, pieces
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.speech import wrapped
from rdi_desktop.ui.words import costs

CHINESE = (
    "另一名玩家失去3点体力，并向你支付1枚金币。",
    "所有其他玩家各失去1点体力（若可以）。",
    "当你将要失去体力时：忽略它！",
    "打出“I raise!”：每位玩家下注1枚金币；你控制这一局。",
    "从酒堆翻开一张牌。如果它是酒，就喝掉它。",
    "你获得4点体力和1点酒精，并向酒馆支付2枚金币。",
    "选择一项——失去2点体力，或者支付1枚金币？",
    "😀李雷打出（Wulfric的）牌……",
    "プレイヤーは、カードを1枚引く。「ちょっと待って！」",
)
THAI = ("ผู้เล่นอื่นเสียความแข็งแกร่งสามหน่วยและจ่ายทองหนึ่งเหรียญให้คุณ", "เลือก(ผู้เล่น)คนหนึ่งๆแล้วดื่มเครื่องดื่มของเขาทันที")
MAY_NOT_BEGIN = set("，。！？：；、）”」』…ー々っゃゅょ,.!?:;)%")
MAY_NOT_END = set("（“「『(")
ROOM = QRectF(0, 0, 200, 100)


@pytest.fixture(params=["dictionary", "none"])
def _dictionary(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """As on a computer with a dictionary of Thai words (if there is one here), and without."""
    pieces.cache_clear()
    if request.param == "none":
        known = line_breaks._bounded
        line = QTextBoundaryFinder.BoundaryType.Line
        monkeypatch.setattr(
            line_breaks,
            "_bounded",
            lambda text, kind: [text] if kind == line and line_breaks._RUN.search(text) else known(text, kind),
        )


def sound(lines: list[str], text: str) -> None:
    """Nothing is lost, and no line begins or ends with what may not."""
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert len(lines) > 1
    for before, after in pairwise(lines):
        assert after[0] not in MAY_NOT_BEGIN and before[-1] not in MAY_NOT_END, lines
        assert not ("\u0e30" <= after[0] <= "\u0e3a" or "\u0e46" <= after[0] <= "\u0e4e"), (
            lines
        )  # a vowel or tone alone
        assert not "\u0e40" <= before[-1] <= "\u0e44", lines  # a vowel without its consonant


@pytest.mark.usefixtures("_dictionary")
@pytest.mark.parametrize("text", [*CHINESE, *THAI])
def test_text_without_blanks_is_broken_wherever_we_make_lines(text: str) -> None:
    metrics = QFontMetricsF(THEME.body_font(20))
    room = metrics.horizontalAdvance(text) / 2.4
    lettering = fit(text, THEME.body_font, room, 400, largest=20, smallest=11)
    assert not lettering.cut and lettering.pixels == 20
    sound(list(lettering.lines), text)
    sound(wrapped(text, metrics, room), text)
    for first, second in halves(text):
        sound([first, second], text)
    named = letters.folded(text, THEME.body_font(20), metrics.horizontalAdvance(text) * 0.7, 2 * room)
    assert named[2]
    sound(list(named[1]), text)
    sound(costs.wrapped(text * 4), text * 4)


def test_a_chinese_card_is_as_large_as_an_english_one(qtbot: QtBot) -> None:
    """It was one line of half the size, with its end cut off."""
    text = "".join(CHINESE[:3])
    lettering = fit(text, THEME.body_font, ROOM.width(), ROOM.height(), largest=17, smallest=9)
    assert not lettering.cut and lettering.pixels > 12 and len(lettering.lines) > 2


def test_lines_of_a_paragraph_are_found_without_blanks(qtbot: QtBot) -> None:
    text = f"{CHINESE[0]}\nWait.\n{CHINESE[1]}"
    lettering = fit(text, THEME.body_font, 150, 400, largest=15, smallest=15)
    first, after = lines_of(text, lettering, 1)
    assert lettering.lines[first:after] == ("Wait.",)
    assert "".join(lettering.lines[after:]) == CHINESE[1]


@pytest.mark.parametrize(
    "text", ["Another player loses 2 Fortitude – half-drunk, well/so.", "Ein Mitspieler: „Prost!“", "Жанна, a-b"]
)
def test_words_with_blanks_stay_whole(text: str) -> None:
    assert [piece.text for piece in pieces(text)] == text.split()
    assert joined(pieces(text)) == text


def test_a_long_word_may_end_a_line_behind_its_hyphens() -> None:
    """A German title of one word finds room on a narrow card; nothing shorter than three letters stands alone."""
    assert [piece.text for piece in pieces("Zehn-Finger-Rabatt half-drunk")] == [
        "Zehn-",
        "Finger-",
        "Rabatt",
        "half-drunk",
    ]
    assert joined(pieces("Zehn-Finger-Rabatt")) == "Zehn-Finger-Rabatt"
    assert [piece.text for piece in pieces("extraordinarily-o")] == ["extraordinarily-o"]


def test_a_no_break_space_ends_no_line() -> None:
    assert [piece.text for piece in pieces("Il dit\u00a0: «\u00a0Tope\u00a0!\u00a0»\u00a0; puis rien")] == [
        *("Il", "dit\u00a0:", "«\u00a0Tope\u00a0!\u00a0»\u00a0;", "puis", "rien")
    ]
    assert pieces("") == () and [piece.text for piece in pieces(" a  b ")] == ["a", "b"]


SINGLE_WORDS = {
    "aloud.py": "the first words of a title",
    "art.py": "initials of a name",
    "picture_choice.py": "words of a title that suggest a picture",
    "scenes.py": "the notation of a scene",
    "beats.py": "one line of several",
    "chain.py": "the first name of a long one",
    "gauge.py": "the first word of a long name",
}
"""Modules that divide a text at blanks for something else than making lines of it."""


def test_nobody_else_makes_lines() -> None:
    found = set()
    for room in ("cards", "words", "table", "panels", "look"):
        for path in sorted((Path(ui.__file__).parent / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Attribute(attr="split"), args=[] | [ast.Constant(value=" ")], keywords=[]):
                        found.add(path.name)
                    case ast.Import(names=names) if "textwrap" in {name.name for name in names}:
                        found.add(path.name)
    assert found - SINGLE_WORDS.keys() == set(), "make lines with rdi_desktop.ui.look.line_breaks"
