# SPDX-License-Identifier: GPL-3.0-or-later
"""The look of the table as data: the present colours (all themes are in `themes`), fonts and sizes.

Colours are strings that ``QColor`` understands, so that style sheets and painters share one source. Nothing is shown by colour alone:
every card type has a symbol beside its colour, every seat a shape.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import NamedTuple

from PySide6.QtGui import QFont

from rdi_desktop.machine import system
from rdi_desktop.ui.look.themes import SIGHTS, THEMES

_FAMILIES = (
    *("Averia Serif GWF", "Vollkorn"),  # bundled
    *("Georgia", "DejaVu Serif", "Times New Roman"),
    *system.EAST_ASIAN_FONTS,
    "serif",
)
"""Where letters are looked for, in this order. A name looks alike on all computers as far as the bundled ones go."""


@dataclass(slots=True)
class Palette:
    """The present colours by name; another theme changes them in place."""

    table_dark: str = "#1d110a"
    table: str = "#4a2c18"
    table_light: str = "#6f4526"
    wood_edge: str = "#2b180d"
    parchment: str = "#f3e3c0"
    parchment_light: str = "#fbf1d9"
    parchment_shade: str = "#d9bf8c"
    dim: str = "#a88a68"
    """Secondary words on a dark ground."""
    off: str = "#75644f"
    """Buttons that do nothing now, with light words."""
    ink: str = "#2c190d"
    ink_soft: str = "#684629"
    copper: str = "#b8703a"
    copper_light: str = "#e2a56b"
    copper_dark: str = "#6e3c1b"
    gold: str = "#e3b23c"
    gold_light: str = "#ffe08a"
    gold_dark: str = "#8f6412"
    amber: str = "#d98a1f"
    wine: str = "#8e2433"
    candle: str = "#ffd58a"
    shadow: str = "#140a05"
    fortitude: str = "#bb2c28"
    alcohol: str = "#e2a02a"
    leaf: str = "#7fb04a"
    """What a card may be dropped on."""
    refusal: str = "#f77360"
    """What is not possible now."""
    safe: str = "#447028"
    """The badge of a tankard from which much is left."""
    hinted: str = "#6aa0cb"
    """What a hint means."""
    chosen: str = "#a25a28"
    """The ground of a selected row, and of a copper button."""
    room: str = "#5a2f17"
    """The tavern behind the table, where it is lit."""
    room_dark: str = "#150a05"
    planks: str = "#a06a3a"
    """The table top, before lighting."""
    edge: str = "#d0944a"
    """The table's far edge, where it is lit."""
    cloth: str = "#8c2b30"
    """The cloth under what everybody shares."""
    cloth_edge: str = "#c9963f"
    rail: str = "#8c5428"
    """The near edge of the table, with the question."""
    rail_dark: str = "#1c0e06"


class TypeFrame(NamedTuple):
    """How the cards of one type are framed."""

    colour: str
    light: str
    dark: str
    symbol: str
    """Name of a picture below ``assets/types``."""


class SeatAccent(NamedTuple):
    """A seat's colour, and its shape, which identifies it without colour (``assets/seats/SHAPE.svg``)."""

    name: str
    colour: str
    dark: str
    shape: str


class Metrics(NamedTuple):
    """Sizes in device-independent pixels; proportions for what scales with a card."""

    card_ratio: float = 5 / 7
    """Width divided by height of every card."""
    hand_card: tuple[int, int] = (150, 210)
    full_card: tuple[int, int] = (300, 420)
    mini_card_width: int = 148
    """Below this width a card shows its picture and title only."""
    tiny_card_width: int = 52
    """Below this width a card shows its picture only."""
    full_card_width: int = 220
    """From this width on a card shows everything."""
    corner: float = 0.055
    """A card's corner radius as a fraction of its width."""
    smallest_text: float = 11.0
    """The smallest lettering on a card; rather none than smaller."""
    spacing: int = 8
    flight_ms: int = 260
    """How long a card moves."""


_FRAMES = {
    "action": TypeFrame("#a5322b", "#d9695a", "#5a1512", "action"),
    "action-gambling": TypeFrame("#c16423", "#eaa054", "#5f2e08", "action-gambling"),
    "gambling": TypeFrame("#2f6e48", "#6bb183", "#133822", "gambling"),
    "cheating": TypeFrame("#5c3b78", "#9c78bc", "#2c1840", "cheating"),
    "sometimes": TypeFrame("#2c5b82", "#6aa0cb", "#122d45", "sometimes"),
    "anytime": TypeFrame("#a57a14", "#e6bf57", "#573d05", "anytime"),
    "drink": TypeFrame("#7c4a12", "#cf9145", "#462505", "drink"),
    "drink-event": TypeFrame("#792953", "#bf6c97", "#3c0f27", "drink-event"),
    "prize": TypeFrame("#a8324f", "#e27c95", "#571022", "prize"),
    "tavern-event": TypeFrame("#792953", "#bf6c97", "#3c0f27", "drink-event"),
    "sea-event": TypeFrame("#1f6a78", "#62b0bd", "#0b3640", "drink-event"),
    "dungeon-event": TypeFrame("#4f5a33", "#93a06b", "#272e14", "drink-event"),
    "gm-event": TypeFrame("#4a4560", "#8f89a9", "#232033", "drink-event"),
    "immediate": TypeFrame("#8a4a2a", "#c98a64", "#46220f", "immediate"),
    "triggered": TypeFrame("#8a4a2a", "#c98a64", "#46220f", "immediate"),
    "static": TypeFrame("#57616a", "#9aa6b0", "#292f35", "static"),
    "curse": TypeFrame("#40324f", "#84719a", "#1d1428", "curse"),
    "trap": TypeFrame("#5d5148", "#a1917f", "#2c2520", "trap"),
    "mix-in": TypeFrame("#3f7a3a", "#86bd7e", "#1c401a", "mix-in"),
    "none": TypeFrame("#6b5a3c", "#b39c70", "#352b18", "static"),
}

_SEATS = (
    SeatAccent("sky", "#a9e4ff", "#3f545e", "shield"),
    SeatAccent("blue", "#1263ce", "#07254c", "circle"),
    SeatAccent("spring", "#5fe794", "#235637", "diamond"),
    SeatAccent("lemon", "#f0ed60", "#595824", "star"),
    SeatAccent("lilac", "#bb83e5", "#453155", "hexagon"),
    SeatAccent("emerald", "#03a169", "#013c27", "triangle"),
    SeatAccent("mint", "#d3e8d3", "#4e564e", "square"),
    SeatAccent("rose", "#e680ab", "#552f3f", "cross"),
)

_KINDS = ("#a5322b", "#3f7a3a", "#6a4a92", "#2c5b82", "#9a6a12", "#1f6a78")
"""Colours for the kinds of cards in a chain, in the order of their declaration."""


@dataclass(slots=True)
class Theme:
    """Everything that makes up the table's look. There is one, `THEME`, which follows the user's choice."""

    palette: Palette = field(default_factory=Palette)
    metrics: Metrics = field(default_factory=Metrics)
    frames: dict[str, TypeFrame] = field(default_factory=lambda: dict(_FRAMES))
    seats: tuple[SeatAccent, ...] = _SEATS
    """The same in all themes and for all eyes: they are chosen so that all tell them apart."""
    worn: int = 0
    """Changes with the theme; code that keeps painted pictures paints them again."""
    slips: int = 0
    """Least darkness of the slips behind words (0 to 255)."""
    bold: float = 1.0
    """Factor on the width of frames and rings."""
    lamp: tuple[tuple[float, str], ...] = (
        (0.0, "#fff5e2"),
        (0.26, "#ffe3b4"),
        (0.58, "#b97f4c"),
        (0.84, "#5c351f"),
        (1.0, "#3a2013"),
    )
    """Light from the middle of the table (0) to its corners (1), multiplied with the colour of things."""
    glow: str = "#ffbe5a"
    """The light of the candle."""
    title_families: tuple[str, ...] = _FAMILIES
    body_families: tuple[str, ...] = _FAMILIES

    def wear(self, theme: str, sight: str = "usual") -> bool:
        """Use that theme, with the colours for that sight; unknown names mean the first one. Returns whether anything has changed.

        No other thread may be painting meanwhile (pictures begun before are not shown: see `worn`).
        """
        named = THEMES.get(theme) or next(iter(THEMES.values()))
        seen = SIGHTS.get(sight) or next(iter(SIGHTS.values()))
        usual = Theme()
        colours = asdict(usual.palette) | named.colours | (seen.marks if not named.own_marks else {})
        frames = {
            type: frame._replace(colour=seen.frames[type]) if type in seen.frames else frame
            for type, frame in _FRAMES.items()
        }
        lamp, glow = named.lamp or usual.lamp, named.glow or usual.glow
        new = (Palette(**colours), frames, lamp, glow, named.slips, named.bold)
        if new == (self.palette, self.frames, self.lamp, self.glow, self.slips, self.bold):
            return False
        for each in fields(Palette):
            setattr(self.palette, each.name, getattr(new[0], each.name))
        self.frames, self.lamp, self.glow, self.slips, self.bold = new[1:]
        self.worn += 1
        return True

    def frame(self, card_type: str) -> TypeFrame:
        """The frame of a card type; of a double type (``sometimes+cheating``) that of the first known part."""
        for part in (card_type, *card_type.replace("/", "+").split("+")):
            if found := self.frames.get(part.strip()):
                return found
        return self.frames["none"]

    def seat(self, seat: int) -> SeatAccent:
        """The accent of a seat, counted from 0."""
        return self.seats[seat % len(self.seats)]

    def kind(self, place: int) -> str:
        """The colour of a kind of cards, counted from 0."""
        return _KINDS[place % len(_KINDS)]

    def title_font(self, pixels: float) -> QFont:
        """Bold lettering for titles, names and numbers."""
        font = _font(self.title_families, pixels)
        font.setBold(True)
        return font

    def body_font(self, pixels: float, italic: bool = False) -> QFont:
        """Lettering for rules text, log and labels."""
        font = _font(self.body_families, pixels)
        font.setItalic(italic)
        return font


def _font(families: tuple[str, ...], pixels: float) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(max(1, round(pixels)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


THEME = Theme()
