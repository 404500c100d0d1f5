# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards in the own hand, of every deck: what is to be read on them can be read."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from rdi_desktop.content import Content
from rdi_desktop.ui.cards.art import load_fonts
from rdi_desktop.ui.cards.face import SMALLEST_READ, CardFace, plan_face
from rdi_desktop.ui.cards.gist import gist
from rdi_desktop.ui.cards.painting import gist_size, gist_width, gist_words
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.hand import how_held
from rdi_desktop.ui.table.layout import fan, table_layout

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.fixture(scope="module")
def every(qapp: QApplication, content: Content) -> list[CardFace]:
    """A face of every different card that can come into a hand."""
    load_fonts()
    faces = Faces(content)
    found = {(face.title, face.gist): face for card in content.cards.values() if (face := faces.face_of(card.id))}
    return list(found.values())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [7, 10])
def test_titles_in_the_hand_are_whole_and_texts_are_legible_or_left_out(
    every: list[CardFace], size: tuple[int, int], count: int
) -> None:
    layout = table_layout(*size, 4, 0)
    held = how_held([at for at, _ in fan(count, layout.hand, layout.hand_card)], layout)
    width, height = layout.hand_card
    small = {(1024, 640): 8.8}.get(size, SMALLEST_READ) if count > 7 else SMALLEST_READ
    for face in every:
        plan = plan_face(face._replace(held=held), width, height)
        assert "".join("".join(plan.title.lines).split()) == "".join(face.title.split())
        assert plan.title.pixels >= small - 0.01, face.title
        assert plan.title.height <= plan.plate.height()
        assert plan.strip is not None and plan.strip.top() >= plan.window.top() - 0.01
        lowest = plan.text_box if plan.text_box is not None else plan.strip
        assert lowest.bottom() <= height * layout.hand_seen + 0.01, "nothing to read is below the window's edge"
        if plan.text is not None:
            assert plan.text.pixels >= SMALLEST_READ and not plan.text.cut, face.title


def test_from_full_hd_on_cards_in_the_hand_show_their_text(every: list[CardFace]) -> None:
    for size, least in (((1280, 720), 0.0), ((1920, 1080), 0.85)):
        layout = table_layout(*size, 4, 0)
        held = how_held([at for at, _ in fan(7, layout.hand, layout.hand_card)], layout)
        told = [face for face in every if face.text]
        read = [face for face in told if plan_face(face._replace(held=held), *layout.hand_card).text is not None]
        assert len(read) >= least * len(told)
        assert bool(read) == bool(least), "one kind of face for the whole hand"


def test_what_a_card_does_at_a_glance_fits_below_its_picture(every: list[CardFace]) -> None:
    layout = table_layout(1280, 720, 4, 0)
    held = how_held([at for at, _ in fan(7, layout.hand, layout.hand_card)], layout)
    for face in every:
        plan = plan_face(face._replace(held=held), *layout.hand_card)
        assert plan.strip is not None
        room = plan.strip.width() - plan.strip.height() * 1.32
        assert gist_width(face, gist_size(face, room, held), held) <= room, gist_words(face)


def test_a_glance_tells_the_first_thing_that_a_card_does(content: Content) -> None:
    told = {
        id: gist(content.card(f"gerki/{id}"))
        for id in (
            "how-did-this-get-stuck-in-your-back",
            "i-raise",
            "i-dont-think-so",
            "tip-the-wench",
            "hide-in-shadows",
        )
    }
    assert told["how-did-this-get-stuck-in-your-back"] == ((("fortitude", "-2"),), "one")
    assert told["i-raise"] == ((("gold", "+1"),), "ante")
    assert told["tip-the-wench"] == ((("gold", "-1"),), "one")
    assert told["i-dont-think-so"].words == "Negate"
    assert told["hide-in-shadows"].words == "Ignore"
