# SPDX-License-Identifier: GPL-3.0-or-later
"""Names are what one sees of them: neither invisible signs nor letters of another script make another name."""

from __future__ import annotations

import pytest

from rdi_desktop.session.clean_text import NAME, clean
from rdi_desktop.session.look_alikes import look_alike

FAMILY = "\U0001f469\u200d\U0001f467"
"""A mother and her daughter, joined to one picture."""
HEART = "\u2764\ufe0f\u200d\U0001f525"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
"""A word with a sign that parts its letters."""


@pytest.mark.parametrize(
    "name",
    [
        "anna",
        " Anna ",
        "An\u200bna",
        "Anna\u034f",
        "Anna\ufe0f",
        "Anna\u2800",
        "\u0410nna",
        "\u0410\u043fn\u0430".replace("\u043f", "n"),
        "\u0391nna",
        "\uff21nna",
        "An\u00adna",
        "Ann\u0430\U000e0061",
    ],
)
def test_what_looks_like_a_name_is_that_name(name: str) -> None:
    assert look_alike("Anna", name)


@pytest.mark.parametrize(
    ("one", "other"), [("Ian", "lan"), ("Bi11", "Bill"), ("0tto", "Otto"), ("\u0421\u0415\u041c", "CEM")]
)
def test_strokes_and_rings_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Zo\u00eb", "Zoe"),
        ("Lia", "Ila"),
        ("\u0410\u043d\u043d\u0430", "Anna"),
        ("Tom 1", "Tom 2"),
        (FAMILY, HEART),
    ],
)
def test_names_that_can_be_told_apart_are_two(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_signs_that_join_stay_where_they_join_something() -> None:
    assert clean(f"Ann {FAMILY}{HEART}") == f"Ann {FAMILY}{HEART}"
    assert clean(PERSIAN) == PERSIAN
    assert clean("1\ufe0f\u20e3") == "1\ufe0f\u20e3"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("An\u200dna", "An na"),
        ("An\u200cna", "An na"),
        ("\u200dAnna\u200c", "Anna"),
        ("\U0001f469\u200d", "\U0001f469"),
        ("\u2800\u2800", ""),
        ("\u034f", ""),
        ("\ufe0f", ""),
        ("\u3164", ""),
        ("A\ufe0f", "A"),
    ],
)
def test_signs_that_nobody_sees_are_no_part_of_a_name(text: str, seen: str) -> None:
    assert clean(text, NAME) == seen
