# SPDX-License-Identifier: GPL-3.0-or-later
"""Rule 18: whatever is told about somebody begins with the sign of their seat, in all forms and sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.table import chain, faces_painted, placard, played
from rdi_desktop.ui.table.models import EntryModel, Sum
from rdi_desktop.ui.words.beats import BeatLine
from tests.cases import each_case
from tests.ui.table_texts import Noting

SEAT, NAME = 2, "Bartholomew the Grea"
PLAIN = EntryModel(
    3, SEAT, "A card", f"{NAME} → Old Tom", "answers 2", (), "", False, "", True, emblem="gerki", name=NAME
)
MODELS = {
    "plain": PLAIN,
    "long": PLAIN._replace(label="A payment with a long name", line=f"{NAME} → Maximilian of Austri, Theodora of the Tall"),
    "negated": PLAIN._replace(negated=True, done=("Negated by Winifred",)),
    "sums": PLAIN._replace(outcome="loses 3", sums=(Sum(0, "fortitude", 9, 6), Sum(1, "gold", 3, 2))),
    "asked": PLAIN._replace(being_asked="your answer?", has_card=False),
}  # fmt: skip
FORMS: dict[str, tuple[Callable[[QPainter, Any, QRectF], None], float, float]] = {
    "single": (played.paint_single, 360, 208),
    "card": (played.paint_card, 128, 200),
    "row": (chain.paint_row, 300, 30),
    "coaster": (chain.paint_coaster, 78, 84),
}
"""How each form of an entry is painted, and its usual size (px at 1280 by 720)."""
LEAST = {"single": 0.0, "card": 5.4, "row": 2.1, "coaster": 4.4}
"""Its least height, in the smallest letters, as in `lines.py`; beyond the card."""
EXTRA = {"single": 0.0, "card": 130.0, "row": 0.0, "coaster": 0.0}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> list[tuple[str, float, float]]:
    """Signs and words in the order in which they are painted, each with its left and middle."""
    found: list[tuple[str, float, float]] = []

    def sign(_: QPainter, seat: int, rect: QRectF) -> None:
        found.append((f"sign {seat}", rect.left(), rect.center().y()))

    for module in (played, chain, faces_painted, placard):
        monkeypatch.setattr(module, "seat_mark", sign)
    for module, name in ((played, "paint_words"), (chain, "words"), (placard, "paint_words")):
        write = getattr(module, name)

        def note(painter: QPainter, rect: QRectF, said: str, *more: Any, write: Any = write) -> Any:
            found.append((said, rect.left(), rect.center().y()))
            return write(painter, rect, said, *more)

        monkeypatch.setattr(module, name, note)
    lettering = played.draw_lettering

    def note_lines(painter: QPainter, told: Any, of: Any, rect: QRectF, *more: Any) -> None:
        found.append((" ".join(map(str, told.lines)), rect.left(), rect.center().y()))
        lettering(painter, told, of, rect, *more)

    monkeypatch.setattr(played, "draw_lettering", note_lines)
    return found


def test_every_entry_tells_by_its_sign_whose_it_is(drawn: list[tuple[str, float, float]]) -> None:
    try:
        with each_case() as case:
            for unit in (0.8, 1.0, 1.5, 2.0, 3.0):
                for size in (0.8, 1.0, 1.4, 2.0):
                    letters.set_scale(unit, size)
                    for form, (paint, wide, high) in FORMS.items():
                        for kind, model in MODELS.items():
                            with case(form, kind, unit, size):
                                drawn.clear()
                                shown = model._replace(shape=form, tall=130 * unit)
                                least = letters.smallest()
                                rect = QRectF(
                                    0, 0, wide * unit, max(high * unit, LEAST[form] * least + EXTRA[form] * unit)
                                )
                                pixmap = QPixmap(rect.size().toSize())
                                painter = QPainter(pixmap)
                                paint(painter, shown, rect)
                                painter.end()
                                assert any(what == f"sign {SEAT}" for what, _, _ in drawn), drawn
                                check_first(drawn, form)
    finally:
        letters.set_scale(1.0, 1.0)


def check_first(drawn: list[tuple[str, float, float]], form: str) -> None:
    """Where the name stands, the sign stands just before it; on a coaster it stands above it, on the face."""
    signs = [(left, y) for what, left, y in drawn if what == f"sign {SEAT}"]
    for said, left, y in drawn:
        if NAME in said and not said.startswith("+"):
            assert any((before <= left + 1 or form == "coaster") and below <= y + 6 for before, below in signs), (
                said,
                drawn,
            )


@pytest.mark.parametrize("unit", [0.8, 1.0, 2.0, 3.0])
def test_the_line_below_a_card_begins_with_the_sign_of_whom_it_tells_of(
    drawn: list[tuple[str, float, float]], unit: float
) -> None:
    pixmap = QPixmap(round(500 * unit), round(60 * unit))
    for line in (
        "Barnaby loses 3 Fortitude",
        "Barnaby loses 3 Fortitude and a word about it that is very long indeed, as some are",
    ):
        drawn.clear()
        painter = QPainter(pixmap)
        placard._paint_said(painter, (BeatLine(line), unit, SEAT), QRectF(pixmap.rect()))
        painter.end()
        (sign, at, _), (_, left, _) = drawn[:2]
        assert sign == f"sign {SEAT}" and at < left


def test_no_number_beside_a_card_is_cut(qapp: QApplication) -> None:
    """In the largest letters one ended at "9 →", since only the number of lines was looked at."""
    model = PLAIN._replace(outcome="loses 1", sums=(Sum(1, "gold", 10, 9),))
    try:
        with each_case() as case:
            for unit, size in ((0.8, 2.0), (1.0, 1.0), (1.0, 2.0), (1.5, 2.0)):
                letters.set_scale(unit, size)
                with case(unit, size):
                    canvas = QPixmap(round(360 * unit), round(208 * unit))
                    canvas.fill()
                    painter = Noting(canvas)
                    played.paint_single(painter, model, QRectF(canvas.rect()))
                    painter.end()
                    (number,) = [text.rect for text in painter.noted if text.text == "10 → 9"]
                    assert number.right() <= canvas.width() - 8 * unit
    finally:
        letters.set_scale(1.0, 1.0)
