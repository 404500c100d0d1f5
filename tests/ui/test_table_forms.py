# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks that stand on a word are read across the table, and follow the beats."""

from __future__ import annotations

from rdi_desktop.director.changes import tokens
from rdi_desktop.ui.table.models import mat_model


def seat_at_table(tracks: dict[str, object]) -> dict[str, object]:
    """A seat as a view has it."""
    return {
        "seat": 0, "name": "Maud", "character": "erin", "side": 0, "fortitude": 20, "alcohol": 0, "gold": 10, "hand_count": 7, "out": False,
        "out_because": None, "tokens": {}, "claimed": {}, "tracks": tracks, "piles": {},
    }  # fmt: skip


def test_a_form_is_shown_as_a_word_and_a_counter_as_a_number() -> None:
    view = {"turn": 0, "over": None, "round": None}
    tracks = {"form": "bear", "momentum": 2, "fire": {"of": "fortitude", "marks": [18]}}
    model = mat_model(view, seat_at_table(tracks), "Erin", own=True, asked=None)
    assert model.forms == (("form", "bear"),)
    assert model.tracks == (("momentum", 2),)
    assert model.marks == (("fire", "fortitude", (18,)),)


def test_a_new_form_is_a_change_of_what_the_table_shows() -> None:
    event = {"index": 3, "key": "track_changed", "seat": 0, "args": {"track": "form", "before": "elf", "now": "bear"}}
    changes = list(tokens(event))
    assert [(change.what, change.of, change.to) for change in changes] == [("track", "form", "bear")]
