# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards in the own hand, of every deck: what is to be read on them can be read."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from rdi_desktop.content import Content
from rdi_desktop.ui.cards.art import load_fonts
from rdi_desktop.ui.cards.face import SMALLEST_READ, CardFace, plan_face
from rdi_desktop.ui.cards.gist import gist
from rdi_desktop.ui.cards.painting import GistNumbers, gist_room, gist_told, gist_width, gist_words
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.hand import how_held
from rdi_desktop.ui.table.layout import fan, table_layout
from tests.cases import weekly_but

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


class Glance(NamedTuple):
    """What a card in the hand tells of what it does."""

    face: CardFace
    numbers: GistNumbers
    words: str
    whole: bool
    """Whether it fits, in letters that can be read."""


@pytest.fixture(scope="module")
def every(qapp: QApplication, content: Content) -> list[CardFace]:
    """A face of every different card: of all characters, of Drinks and Events, Prizes, dungeons, taverns."""
    load_fonts()
    faces = Faces(content)
    on_tap = [card for town in content.towns.values() for tavern in town.taverns for card in tavern.deck or ()]
    cards = [*content.cards.values(), *on_tap]
    assert len(content.characters) >= 66 and len(on_tap) > 20
    found = {(face.title, face.gist): face for card in cards if (face := faces.face_of(card.id))}
    return list(found.values())


@pytest.fixture(scope="module")
def glimpsed(every: list[CardFace]) -> list[CardFace]:
    """Of these one for all that tell the same at a glance."""
    return list({(face.gist, gist_words(face)): face for face in every}.values())


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
            assert plan.text.pixels >= SMALLEST_READ, face.title
            assert not plan.text.cut or (len(plan.text.lines) > 1 and plan.text.lines[-1].endswith("…")), face.title
            assert plan.window.height() >= 0.25 * height * layout.hand_seen - 6, face.title


def test_from_full_hd_on_cards_in_the_hand_show_their_text(every: list[CardFace]) -> None:
    """Of the longest the beginning: pictures are as large as on other cards, and the card held up tells all of it."""
    for size, least in (((1280, 720), 0.0), ((1920, 1080), 0.99)):
        layout = table_layout(*size, 4, 0)
        held = how_held([at for at, _ in fan(7, layout.hand, layout.hand_card)], layout)
        told = [face for face in every if face.text]
        read = [face for face in told if plan_face(face._replace(held=held), *layout.hand_card).text is not None]
        assert len(read) >= least * len(told)
        assert bool(read) == bool(least), "one kind of face for the whole hand"


def glances(every: list[CardFace], size: tuple[int, int], count: int, chosen: float, front: int) -> Iterator[Glance]:
    """What is told of each card in a hand of so many at such a table."""
    layout = table_layout(*size, 4, 0, front > 0, front, chosen)
    held = how_held([at for at, _ in fan(count, layout.hand, layout.hand_card)], layout)
    for face in every:
        strip = plan_face(face._replace(held=held), *layout.hand_card).strip
        assert strip is not None
        room = gist_room(strip, held).width()
        pixels, numbers, words = gist_told(face, room, held)
        wide = gist_width(numbers, words, pixels, held)
        yield Glance(face, numbers, words, wide <= room + 0.01 and pixels >= SMALLEST_READ - 0.01)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)], ids=str)
def test_large_letters_reach_the_titles_in_the_hand(every: list[CardFace], size: tuple[int, int]) -> None:
    """They are as large as words fit, and whole; what a card does stays in the part of it that is seen."""
    pixels: dict[float, list[float]] = {}
    for chosen in (1.0, 2.0):
        layout = table_layout(*size, 4, 0, letters=chosen)
        held = how_held([at for at, _ in fan(7, layout.hand, layout.hand_card)], layout)
        plans = [plan_face(face._replace(held=held), *layout.hand_card) for face in every]
        for face, plan in zip(every, plans, strict=True):
            assert "".join("".join(plan.title.lines).split()) == "".join(face.title.split())
            assert plan.strip is not None
            assert plan.strip.bottom() <= layout.hand_card[1] * layout.hand_seen + 0.01, face.title
        pixels[chosen] = [plan.title.pixels for plan in plans]
    assert all(large >= usual - 0.5 for usual, large in zip(pixels[1.0], pixels[2.0], strict=True))
    assert median(pixels[2.0]) >= 1.3 * median(pixels[1.0])


CHOSEN, COUNTS = [1.0, 1.4, 2.0], [1, 7, 8, 9, 10, 12, 14]
IN_TURN = [
    (size, chosen, count)
    for n, size in enumerate(SIZES)
    for m, chosen in enumerate(CHOSEN)
    for count in COUNTS[(n + m + 1) % 3 :: 3]
]
"""Each letter size with each number of cards at some size of the table, most cards in the largest letters at the narrowest."""


@pytest.mark.parametrize(("size", "chosen", "count"), weekly_but(IN_TURN, SIZES, CHOSEN, COUNTS), ids=str)
def test_what_a_card_does_at_a_glance_is_never_cut(
    glimpsed: list[CardFace], size: tuple[int, int], count: int, chosen: float
) -> None:
    for front in (0, 3):
        assert all(glance.whole for glance in glances(glimpsed, size, count, chosen, front)), front


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_in_a_full_hand_all_of_it_is_told(glimpsed: list[CardFace], size: tuple[int, int]) -> None:
    for glance in glances(glimpsed, size, 7, 1.0, 0):
        assert (glance.numbers, glance.words) == (glance.face.gist.numbers, gist_words(glance.face))


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_of_ten_cards_that_cover_each_other_each_still_tells_something(
    glimpsed: list[CardFace], size: tuple[int, int]
) -> None:
    silent = [
        glance.face.title for glance in glances(glimpsed, size, 10, 1.0, 0) if not (glance.numbers or glance.words)
    ]
    assert not silent


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
    assert told["how-did-this-get-stuck-in-your-back"][:2] == ((("fortitude", "-2"),), "one")
    assert told["i-raise"][:2] == ((("gold", "+1"),), "ante")
    assert told["tip-the-wench"][:2] == ((("gold", "-1"),), "one")
    assert told["i-dont-think-so"].words == "Negate"
    assert told["hide-in-shadows"].words == "Ignore"
