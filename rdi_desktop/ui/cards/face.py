# SPDX-License-Identifier: GPL-3.0-or-later
"""A card's face: what is on it, and where, at any size.

There are four layouts, by the card's width: the whole card for reading, a smaller one with its text, a small one on the table with title
and picture, and the smallest with its picture only. A fifth is for the player's hand: title, picture and a summary, and the text if it can
be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.ui.cards.lettering import Lettering, fit
from rdi_desktop.ui.look.theme import THEME

if TYPE_CHECKING:
    from rdi_desktop.ui.words.on_cards import Scale


class Gist(NamedTuple):
    """The summary of a card, in the strip below the picture."""

    numbers: tuple[tuple[str, str], ...] = ()
    """Signs with their changes: ``("fortitude", "-2")``."""
    words: str = ""
    brief: str = ""
    """Shorter words where cards overlap; '' for the first of the words."""


class Held(NamedTuple):
    """How a card lies in the player's hand: which part is visible, and the size of its letters."""

    wide: float = 1.0
    """The fraction of its width that the next card leaves free."""
    tall: float = 1.0
    """The fraction of its height above the window's lower edge."""
    letters: float = 13.0
    """Pixels of its title."""


class CardFace(NamedTuple):
    """Everything that a face shows. Equal faces share one picture."""

    title: str
    type_label: str = ""
    """The type in words."""
    type: str = "none"
    """The type's id (``action``, ``drink`` …), for frame and symbol."""
    text: str = ""
    """Rules text; a line break starts a new paragraph."""
    owner_name: str = ""
    """The owner of the deck; '' for Drinks."""
    emblem: str | None = None
    """The owner's character id; characters without an emblem get their initials."""
    accent: str = "#b8703a"
    """The owner's colour at this table."""
    icons: tuple[tuple[str, ...], ...] = ()
    """The character's own symbols (``fire``, ``rage`` …); several together: the card counts as each of them."""
    price: tuple[tuple[str, ...], ...] = ()
    """The cost of getting the card, each thing separately; several together: any of them; empty: anything."""
    missing: frozenset[int] = frozenset()
    """Which things of that price are missing."""
    scales: tuple[Scale, ...] = ()
    """Counters on it."""
    heart: int = 0
    """The number in its heart: the Fortitude it gives instead of its text."""
    numbers: tuple[tuple[str, str], ...] = ()
    """Its changes in short: ``("fortitude", "-2")``, ``("alcohol", "+1")``, ``("gold", "-1")``."""
    marked: int | None = None
    """The paragraph of the text that applies, if only one does."""
    kin: tuple[tuple[str, int], ...] = ()
    """For a card in a chain: its kind, and the kind of the next card, if one must follow; each with the number of its colour."""
    picture: str | None = None
    """A scene (see :mod:`rdi_desktop.ui.cards.scenes`), often only a name; without one the type's picture is shown."""
    gist: Gist = Gist()
    """Its summary, in the hand."""
    held: Held | None = None
    """How it lies in the player's hand, if it does."""


class FacePlan(NamedTuple):
    """The layout of a face, in device-independent pixels."""

    card: QRectF
    inner: QRectF
    """The area within the frame."""
    plate: QRectF
    """The ground of the title."""
    symbol: QRectF
    """The type's medallion."""
    title_box: QRectF
    title: Lettering
    window: QRectF
    """The picture."""
    strip: QRectF | None
    """The type in words."""
    text_box: QRectF | None
    text: Lettering | None
    foot: QRectF | None
    """The owner's name."""
    emblem: QRectF
    chips: QRectF
    """The first of the numbers; others follow to its right."""
    icons: QRectF
    """The first of the character's symbols; others follow below it."""
    band: QRectF | None = None
    """Where a small card shows its kind."""


def plan_face(face: CardFace, width: float, height: float) -> FacePlan:
    """Lay a face out for a card of that size."""
    if face.held is not None:
        return _in_hand(face, face.held, width, height)
    if width >= THEME.metrics.full_card_width:
        return _full(face, width, height)
    if width > THEME.metrics.mini_card_width:
        return _hand(face, width, height)
    if width > THEME.metrics.tiny_card_width:
        return _mini(face, width, height)
    return _tiny(face, width, height)


_LONG_TEXTS = ((0.46, 15.0, 13.0), (0.52, 13.0, 11.5), (0.58, 11.5, 10.5), (0.68, 15.0, 9.0))
"""For long texts on a full card: the fraction below the title, and the largest and smallest lettering (in 300ths of the width)."""


def _full(face: CardFace, width: float, height: float) -> FacePlan:
    unit = width / 300
    card, inner = _frame(width, height, 11 * unit)
    symbol_size = 52 * unit
    title_room = inner.width() - symbol_size - 20 * unit
    title = fit(face.title, THEME.title_font, title_room, 78 * unit, largest=25 * unit, smallest=_least(14 * unit))
    plate = QRectF(inner.left(), inner.top(), inner.width(), max(60 * unit, title.height + 16 * unit))
    symbol = QRectF(inner.left() + 5 * unit, plate.center().y() - symbol_size / 2, symbol_size, symbol_size)
    title_box = QRectF(symbol.right() + 6 * unit, plate.top(), title_room, plate.height())

    strip_height, foot_height = 24 * unit, 20 * unit
    foot_top = inner.bottom() - foot_height
    text_room = inner.width() - 24 * unit
    free = foot_top - plate.bottom() - strip_height
    text_height = free * 0.40
    text = fit(
        face.text, THEME.body_font, text_room, text_height - 10 * unit, largest=20 * unit, smallest=_least(15 * unit)
    )
    # Long texts shrink their lettering and the picture in turn, so that both stay usable.
    for part, largest, smallest in _LONG_TEXTS:
        if text.cut:
            text_height = free * part
            room = text_height - 10 * unit
            text = fit(
                face.text, THEME.body_font, text_room, room, largest=largest * unit, smallest=_least(smallest * unit)
            )
            text_height = min(text_height, text.height + 14 * unit)
    if text.cut:
        text_height = free
        text = fit(
            face.text,
            THEME.body_font,
            text_room,
            free - 6 * unit,
            largest=9 * unit,
            smallest=THEME.metrics.smallest_text,
        )
        text_height = min(free, text.height + 6 * unit)
    window = QRectF(inner.left(), plate.bottom(), inner.width(), free - text_height)
    strip = QRectF(inner.left(), window.bottom(), inner.width(), strip_height)
    text_box = QRectF(inner.left() + 12 * unit, strip.bottom(), text_room, text_height)
    foot = QRectF(inner.left(), foot_top, inner.width(), foot_height)
    emblem_size = 54 * unit
    emblem = QRectF(inner.right() - emblem_size - 8 * unit, strip.top() - emblem_size * 0.62, emblem_size, emblem_size)
    chips = QRectF(inner.left() + 8 * unit, strip.top() - 42 * unit, 62 * unit, 34 * unit)
    icons = QRectF(inner.right() - 36 * unit, window.top() + 6 * unit, 30 * unit, 30 * unit)
    return FacePlan(
        card, inner, plate, symbol, title_box, title, window, strip, text_box, text, foot, emblem, chips, icons
    )


def _hand(face: CardFace, width: float, height: float) -> FacePlan:
    unit = width / 150
    card, inner = _frame(width, height, 6 * unit)
    symbol_size = 30 * unit
    title_room = inner.width() - symbol_size - 6 * unit
    title = fit(face.title, THEME.title_font, title_room, 52 * unit, largest=15.5 * unit, smallest=_least(10.5 * unit))
    plate = QRectF(inner.left(), inner.top(), inner.width(), max(38 * unit, title.height + 7 * unit))
    symbol = QRectF(inner.left() + 2 * unit, plate.center().y() - symbol_size / 2, symbol_size, symbol_size)
    title_box = QRectF(symbol.right() + 2 * unit, plate.top(), title_room, plate.height())

    strip_height = max(15 * unit, SMALLEST_READ * 1.4)
    free = inner.bottom() - plate.bottom() - strip_height
    text_room = inner.width() - 9 * unit
    text_height = free * 0.46
    size = _least(11 * unit)
    text = fit(face.text, THEME.body_font, text_room, text_height - 5 * unit, largest=_least(12 * unit), smallest=size)
    for part in (0.62, 0.84):
        if text.cut:
            text_height = free * part
            text = fit(face.text, THEME.body_font, text_room, text_height - 3 * unit, largest=size, smallest=_least(0))
            text_height = min(text_height, text.height + 5 * unit)
    if text.cut or title.cut:
        return _mini(face, width, height)  # no text rather than a part of it; the full card shows it
    window = QRectF(inner.left(), plate.bottom(), inner.width(), free - text_height)
    strip = QRectF(inner.left(), window.bottom(), inner.width(), strip_height)
    text_box = QRectF(inner.left() + 4.5 * unit, strip.bottom(), text_room, text_height)
    emblem_size = 30 * unit
    emblem = QRectF(inner.right() - emblem_size - 3 * unit, strip.top() - emblem_size * 0.66, emblem_size, emblem_size)
    chips = QRectF(inner.left() + 3 * unit, strip.top() - 24 * unit, 37 * unit, 20 * unit)
    icons = QRectF(inner.right() - 21 * unit, window.top() + 3 * unit, 18 * unit, 18 * unit)
    return FacePlan(
        card, inner, plate, symbol, title_box, title, window, strip, text_box, text, None, emblem, chips, icons
    )


SMALLEST_READ = THEME.metrics.smallest_text
_CHIP = 15.5
"""Least height of a number's sign, for letters of that size (px)."""
_NO_CHIP = 34.0
"""Narrower cards show none (px)."""
_TEXT_FROM = 168.0
"""From this width on a card in the hand shows its text (px), for letters of 13."""
_PICTURE = 0.25
"""Least height of the picture above a text (in heights of what is visible of the card); a longer text ends with "…"."""


def title_in_hand(title: str, room: float, letters: float, tall: float) -> Lettering:
    """A title in the largest of a few sizes in which it leaves room for what is below, never cut; `tall`: its greatest height (px)."""
    sizes = [letters]
    while sizes[-1] > SMALLEST_READ:
        sizes.append(max(SMALLEST_READ, sizes[-1] * 11 / 13))
    for size in sizes[:-1]:
        most = min(size * 5.8, tall)
        found = fit(title, THEME.title_font, room, most, largest=size, smallest=size, leading=1.14)
        if not found.cut:
            return found
    small = sizes[-1]
    found = fit(title, THEME.title_font, room, letters * 11, largest=small, smallest=small, leading=1.1)
    if found.cut:  # break long words at a hyphen
        found = fit(title.replace("-", "- "), THEME.title_font, room, letters * 11, largest=small, smallest=small)
    return found


def _in_hand(face: CardFace, held: Held, width: float, height: float) -> FacePlan:
    """The title in as many lines as needed, the summary strip, the picture between them; below them the text, or its beginning."""
    unit, letters = width / 150, held.letters
    card, inner = _frame(width, height, 5 * unit)
    seen = QRectF(inner.left(), inner.top(), min(inner.width(), width * held.wide - inner.left()), inner.height())
    foot = min(inner.bottom(), height * held.tall)
    strip_height = letters * 1.62
    title = title_in_hand(face.title, seen.width() - 3 * unit, letters, foot - inner.top() - strip_height - 6 * unit)
    plate = QRectF(inner.left(), inner.top(), inner.width(), max(letters * 2.0, title.height + 6 * unit))
    title_box = QRectF(seen.left() + 1.5 * unit, plate.top(), seen.width() - 3 * unit, plate.height())
    strip_height = min(strip_height, foot - plate.bottom())
    free = foot - plate.bottom() - strip_height
    text, text_height = None, 0.0
    if width >= _TEXT_FROM * max(1.0, letters / 16) and held.wide > 0.9 and face.text:
        for part in (0.44, 0.56, 0.7):
            room = min(free * part, free - _PICTURE * foot)
            smallest = max(SMALLEST_READ, letters * 11 / 13)
            text = fit(
                face.text,
                THEME.body_font,
                inner.width() - 10 * unit,
                room - 6 * unit,
                largest=smallest,
                smallest=smallest,
            )
            text_height = room
            if not text.cut:
                break
        if text is not None and text.cut and len(text.lines) < 2:
            text, text_height = None, 0.0
    window = QRectF(inner.left(), plate.bottom(), inner.width(), free - text_height)
    strip = QRectF(inner.left(), window.bottom(), inner.width(), strip_height)
    below = QRectF(inner.left() + 5 * unit, strip.bottom(), inner.width() - 10 * unit, text_height)
    icon = min(22 * unit, max(1.0, window.height() * 0.45))
    icons = QRectF(inner.left() + 3 * unit, window.top() + 3 * unit, icon, icon)
    none = QRectF()
    text_box = below if text is not None else None
    return FacePlan(card, inner, plate, none, title_box, title, window, strip, text_box, text, None, none, none, icons)


def _mini(face: CardFace, width: float, height: float) -> FacePlan:
    unit = width / 80
    card, inner = _frame(width, height, 4 * unit)
    title_room = inner.width() - 5 * unit
    largest = max(SMALLEST_READ, 13 * unit)
    title = fit(face.title, THEME.title_font, title_room, 52 * unit, largest=largest, smallest=SMALLEST_READ)
    if title.cut:  # no text rather than a part of it
        return _tiny(face, width, height)
    plate = QRectF(inner.left(), inner.top(), inner.width(), max(22 * unit, title.height + 5 * unit))
    title_box = QRectF(inner.left() + 2.5 * unit, plate.top(), title_room, plate.height())
    window = QRectF(inner.left(), plate.bottom(), inner.width(), inner.bottom() - plate.bottom())
    symbol_size = 24 * unit
    symbol = QRectF(inner.left() + 2 * unit, inner.bottom() - symbol_size - 2 * unit, symbol_size, symbol_size)
    emblem_size = 24 * unit
    emblem = QRectF(inner.right() - emblem_size - 2 * unit, symbol.top(), emblem_size, emblem_size)
    chip = max(_CHIP, 15 * unit)
    chips = QRectF(inner.left() + 2 * unit, window.top() + 2 * unit, chip * 1.94, chip)
    icons = QRectF(inner.right() - 17 * unit, window.top() + 2 * unit, 15 * unit, 15 * unit)
    band = None
    if face.kin:
        band = QRectF(inner.left(), inner.bottom() - 17 * unit, inner.width(), 17 * unit)
        window.setBottom(band.top())
        symbol, emblem = QRectF(), QRectF()
    return FacePlan(
        card, inner, plate, symbol, title_box, title, window, None, None, None, None, emblem, chips, icons, band
    )


def _tiny(face: CardFace, width: float, height: float) -> FacePlan:
    """A card with only its picture, and the signs that matter on the table."""
    unit = width / 40
    card, inner = _frame(width, height, 2.5 * unit)
    window = QRectF(inner)
    band = None
    if face.kin:
        band = QRectF(inner.left(), inner.bottom() - 12 * unit, inner.width(), 12 * unit)
        window.setBottom(band.top())
    emblem = QRectF() if band else QRectF(inner.right() - 15 * unit, inner.bottom() - 15 * unit, 14 * unit, 14 * unit)
    chip = max(_CHIP, 11 * unit)
    chips = QRectF(inner.left() + unit, inner.top() + unit, chip * 1.85, chip) if width >= _NO_CHIP else QRectF()
    icons = QRectF(inner.right() - 12 * unit, inner.top() + (13 if face.numbers else 1) * unit, 11 * unit, 11 * unit)
    nothing = fit("", THEME.title_font, width, height, largest=8, smallest=8)
    none = QRectF()
    return FacePlan(card, inner, none, none, none, nothing, window, None, None, None, None, emblem, chips, icons, band)


def _frame(width: float, height: float, thickness: float) -> tuple[QRectF, QRectF]:
    card = QRectF(0, 0, width, height)
    return card, card.adjusted(thickness, thickness, -thickness, -thickness)


def _least(pixels: float) -> float:
    return max(pixels, THEME.metrics.smallest_text)
