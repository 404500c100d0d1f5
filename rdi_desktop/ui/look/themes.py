# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes and colour-vision settings as data: their differences from candle-light and the usual colours."""

from __future__ import annotations

from typing import NamedTuple


class ThemeLook(NamedTuple):
    """A theme: its differences from candle-light."""

    colours: dict[str, str]
    """Colours by their names in the palette."""
    lamp: tuple[tuple[float, str], ...] = ()
    glow: str = ""
    slips: int = 0
    """Least darkness of the slips behind words (0 to 255)."""
    bold: float = 1.0
    """Factor on the width of frames and rings; players' shapes grow with it, a little."""
    own_marks: bool = False
    """Whether its marks keep their colours in every colour-vision setting."""


class ColourVision(NamedTuple):
    """Colours that some eyes can tell apart: of types of cards, and of marks by their names in the palette."""

    frames: dict[str, str] = {}
    marks: dict[str, str] = {}


THEMES = {
    "candle": ThemeLook({}),
    "day": ThemeLook(
        {"room": "#e9d3a8", "room_dark": "#b98a58", "planks": "#d9ad76", "edge": "#fdf0d2"},
        lamp=((0.0, "#ffffff"), (0.6, "#fbf2e2"), (1.0, "#d8b98c")),
        glow="#fff4dc",
        slips=205,
    ),
    "contrast": ThemeLook(
        {
            "table_dark": "#000000",
            "table": "#141414",
            "table_light": "#303030",
            "wood_edge": "#000000",
            "room": "#000000",
            "room_dark": "#000000",
            "planks": "#101010",
            "edge": "#ffffff",
            "cloth": "#101010",
            "cloth_edge": "#ffffff",
            "rail": "#000000",
            "rail_dark": "#000000",
            "parchment": "#ffffff",
            "parchment_light": "#ffffff",
            "parchment_shade": "#f0f0f0",
            "dim": "#c8c8c8",
            "off": "#595959",
            "ink": "#000000",
            "ink_soft": "#262626",
            "copper": "#b0621c",
            "copper_light": "#ffc58a",
            "copper_dark": "#9a4c0e",
            "chosen": "#8a420a",
            "gold": "#ffd23c",
            "gold_light": "#ffe08a",
            "gold_dark": "#a87c00",
            "candle": "#ffe28b",
            "shadow": "#000000",
            "wine": "#98001c",
            "fortitude": "#b00000",
            "safe": "#206f5e",
            "leaf": "#3bc033",
            "hinted": "#b088ff",
            "refusal": "#f89889",
        },
        lamp=((0.0, "#ffffff"), (1.0, "#ffffff")),
        glow="#000000",
        slips=255,
        bold=1.5,
        own_marks=True,
    ),
}
"""Every theme by name; the first is the default."""

SIGHTS = {
    "usual": ColourVision(),
    "protan": ColourVision(
        {
            "action": "#8e0f1d",
            "action-gambling": "#da7a4f",
            "gambling": "#27775f",
            "cheating": "#442464",
            "sometimes": "#38688f",
            "anytime": "#ad801a",
            "drink": "#774609",
            "drink-event": "#752446",
        },
        {"safe": "#206f5e", "leaf": "#7fae45", "candle": "#ffdca0", "refusal": "#e56a50"},
    ),
    "deutan": ColourVision(
        {
            "action": "#71041a",
            "action-gambling": "#d07b57",
            "gambling": "#43815a",
            "cheating": "#43286a",
            "sometimes": "#4e7598",
            "anytime": "#b48100",
            "drink": "#804c00",
            "drink-event": "#712550",
        },
        {"safe": "#206f5e", "leaf": "#83b03e", "candle": "#ffe9a6", "refusal": "#e46a73"},
    ),
    "tritan": ColourVision(
        {
            "action": "#9d1b20",
            "action-gambling": "#ca6e2e",
            "gambling": "#134e29",
            "cheating": "#553b78",
            "sometimes": "#457da9",
            "anytime": "#a77e19",
            "drink": "#634002",
            "drink-event": "#81204f",
        },
        {"leaf": "#7bb14b", "hinted": "#9b81a6"},
    ),
}
"""Colours for eyes with weak colour vision, by name; each is close to the usual one, so that red stays red.

Kinds of cards and marks are 25 apart (CIE 1976) for these eyes and for all others, found by a search that moves colours as little as it can
(at most 20) and turns no hue by more than 20°; `tests/ui/test_colours.py` holds that."""
