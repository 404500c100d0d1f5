# SPDX-License-Identifier: GPL-3.0-or-later
"""What is before a player, sorted by places: planters, boards, purses, decks with backs of their own, rings.

It follows from the character's declarations of side decks and tracks; the look of a place is in the character's sheet (`places:`, see
:mod:`rdi_desktop.ui.cards.picture_choice`). Nothing is drawn here: `arrange` computes the layout.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.engine.language.piles import SERVED
from rdi_desktop.engine.seen import SeenCard, SeenSeat
from rdi_desktop.ui.table.faces import SERVED_BACK, CardBack, Faces

MOST_BACKS = 14
"""The most backs of a heap that are drawn; its number shows how many there are."""
_APART = 1.04
"""Distance between cards, in widths of a card, if there is room."""
_HEAPED, _WIDEST_HEAP = 0.3, 2.4
"""Distance between backs, and greatest width of a heap, in widths of a card."""
_MIXED, _WIDEST_MIXED = 0.56, 4.6
"""The same if they are from several players, so that each must be distinguished."""
_RING = 1.36
"""Width of a ring, in widths of a card."""
_WANTS = 0.6
"""Width of the column with what a card wants, in widths of the card."""
_LITTLE_SMALLER = 0.8
"""Cards are reduced to this size if they fit side by side then."""
_NAME = 15.0
"""Height of the name of a place (times the unit)."""
_PAD = 3.0
"""Margin between a place and its cards (times the unit)."""
_GAP = 4.0
"""Distance of places (times the unit)."""
_BESIDE_HEAP = 0.12
"""Distance between a heap and the open cards beside it, in widths of a card."""
_NAMED = 0.8
"""Cards are reduced to this size to make room for names."""


class Zone(NamedTuple):
    """One place before a player."""

    id: str = ""
    """Its side deck, place or track; '': for everything else in play."""
    look: str = ""
    """Its look; '': plain wood."""
    cards: tuple[int, ...] = ()
    """Open cards in it."""
    wants: int = 0
    """How many of them have a column with what they want."""
    backs: tuple[CardBack, ...] = ()
    """Face-down cards in it, the top one last."""
    empty: int = 0
    """Empty places for cards."""
    number: int = 0
    """A number at its corner, if its contents do not show it."""
    marker: bool = False
    """Whether the marker of a track is there."""
    ring: tuple[int, int] | None = None
    """For a ring: the marker's position, and the number of steps."""

    @property
    def full(self) -> bool:
        """Whether there is anything in it."""
        return bool(self.cards or self.backs or self.number or self.marker) or self.ring is not None

    @property
    def pitch(self) -> int:
        """How many cards and empty places are side by side."""
        return len(self.cards) + self.empty

    @property
    def heap(self) -> float:
        """The width of its backs, in widths of a card."""
        mixed = any(back.owner is not None for back in self.backs)
        step, widest = (_MIXED, _WIDEST_MIXED) if mixed else (_HEAPED, _WIDEST_HEAP)
        return min(1 + step * (len(self.backs) - 1), widest) if self.backs else 0.0

    @property
    def fixed(self) -> float:
        """The width it needs besides those, in widths of a card."""
        alone = 0.0 if self.pitch or self.backs else _RING if self.ring is not None else 1.0
        return self.heap + alone + _WANTS * self.wants


class Placed(NamedTuple):
    """A place with its layout."""

    zone: Zone
    rect: QRectF
    cards: tuple[QRectF, ...]
    """For each card and then each empty place the part that is not covered."""
    wants: tuple[QRectF, ...]
    """For each card the place for what it wants; empty for cards that want nothing."""
    backs: tuple[QRectF, ...]
    name: QRectF
    """The place of its name; empty if there is no room."""


def zones(seat: SeenSeat, faces: Faces, wanting: Collection[int] = ()) -> list[Zone]:
    """The places before a player, from left to right, the one for everything else first. `wanting`: cards that want something."""
    character = seat.character
    lying: dict[str, list[SeenCard]] = {}
    for card in seat.in_play:
        place = card.place or faces.stands_in(character, card)
        common = place in seat.piles and of_table(seat, place, faces)
        lying.setdefault("" if common else place, []).append(card)
    loose = lying.pop("", [])
    found = [Zone(cards=_ids(loose), wants=_wanting(loose, wanting))] if loose else []
    for id in () if seat.out else seat.piles:
        there = lying.pop(id, [])
        zone = _of_pile(seat, id, there, faces, wanting)
        if zone is not None:
            found.append(zone)
    found += [
        Zone(id, faces.look(faces.home_of(cards[0]), id), _ids(cards), _wanting(cards, wanting))
        for id, cards in lying.items()
    ]
    if not seat.out:
        found += [
            Zone(id, faces.look(character, id), ring=(value, around))
            for id, value in seat.tracks.items()
            if (around := faces.around(character, id)) and isinstance(value, int)
        ]
    return found


def before(seat: SeenSeat, faces: Faces) -> list[Zone]:
    """The same without considering what cards want."""
    return zones(seat, faces, faces.all_wants(seat))


def _of_pile(seat: SeenSeat, id: str, there: list[SeenCard], faces: Faces, wanting: Collection[int]) -> Zone | None:
    """The place of a side deck before its player; None if it only has a number."""
    decl, pile = faces.pile(seat.character, id), seat.piles[id]
    if decl is None:
        return _from_behind(seat, id, faces)
    look, cards, wants = faces.look(seat.character, id), _ids(there), _wanting(there, wanting)
    if decl.slots.keys() == {"any"}:
        empty = max(0, decl.slots["any"] - len(there))
        return Zone(id, look, cards, wants, empty=empty)
    if pile.area:
        if not pile.count and (pile.passing or not (look or there)):
            return None
        seen = pile.open or (there and not decl.coin)
        backs = () if seen else faces.backs(seat, id)[-MOST_BACKS:]
        return Zone(id, look, cards, wants, backs=backs, number=pile.count if len(backs) > 1 else 0)
    if decl.top == "open":
        marker = any(id in steps and seat.tracks.get(track) == id for track, steps in faces.steps(seat.character))
        return Zone(id, look, cards, wants, number=pile.count, marker=marker)
    if (decl.joins and not decl.revealed) or decl.revealed == SERVED:
        back = CardBack(SERVED_BACK if decl.revealed == SERVED else faces.side_back(seat.seat, id))
        return Zone(id, look, backs=(back,) * min(pile.count, MOST_BACKS if look else 1), number=pile.count)
    return None


def of_table(seat: SeenSeat, id: str, faces: Faces) -> bool:
    """Whether a place belongs to no character, such as that of a dungeon's Tricks, which others see only from behind."""
    pile = seat.piles[id]
    return faces.pile(seat.character, id) is None and bool(pile.area) and not pile.coin


def _from_behind(seat: SeenSeat, id: str, faces: Faces) -> Zone | None:
    """Such a place with its cards, which only its player sees."""
    count = seat.piles[id].count
    if not count or seat.piles[id].cards is not None or not of_table(seat, id, faces):
        return None
    back = CardBack(faces.side_back(seat.seat, id))
    return Zone(id, backs=(back,) * min(count, MOST_BACKS), number=count if count > 1 else 0)


def _ids(cards: Sequence[SeenCard]) -> tuple[int, ...]:
    return tuple(card.id for card in cards)


def _wanting(cards: Sequence[SeenCard], wanting: Collection[int]) -> int:
    return sum(card.id in wanting for card in cards)


class _Measure(NamedTuple):
    """The measures of one line of places."""

    card: tuple[float, float]
    step: float
    """Distance between cards."""
    inner: int
    """How many rows of cards each place has."""
    pad: float
    head: float
    """Height of the names."""
    crown: float
    """Room above each row of cards for labels."""
    gap: float

    @property
    def height(self) -> float:
        """The height of the line."""
        rows = self.inner * (self.card[1] + self.crown) + (self.inner - 1) * self.gap / 2
        return rows + 2 * self.pad + self.head

    def widths(self, zone: Zone) -> tuple[float, int]:
        """The width of a place besides its cards' distances, and how many of those there are."""
        columns = -(-zone.pitch // self.inner)
        units = zone.fixed + (columns > 0) + _BESIDE_HEAP * bool(zone.pitch and zone.backs)
        return units * self.card[0] + 2 * self.pad, max(0, columns - 1)

    def fitted(self, line: Sequence[Zone], width: float) -> _Measure:
        """With the distance at which the line fits into that width."""
        parts = [self.widths(zone) for zone in line]
        rigid = sum(part for part, _ in parts) + self.gap * (len(line) - 1)
        steps = sum(n for _, n in parts)
        wide = self.card[0] * _APART
        return self._replace(step=min(wide, (width - rigid) / steps) if steps else min(wide, width - rigid + wide))


def arrange(
    found: Sequence[Zone],
    area: QRectF,
    card: tuple[float, float],
    wanting: Collection[int],
    *,
    unit: float,
    rows: int = 1,
    named: bool = False,
    crown: float = 0.0,
    part: float = 1.0,
) -> tuple[tuple[float, float], list[Placed]]:
    """The size of the cards, and the layout: in at most so many rows, chosen to show most of each card.

    `card`: their greatest size; `wanting`: the cards that want something; `named`: whether places show their names; `crown`: room above
    each card for labels; `part`: they lie over each other until so much of each shows, and are made smaller only then.
    """
    if not found or min(area.width(), area.height(), *card) <= 0:
        return card, []
    lonely = not any(zone.id for zone in found)
    pad = 0.0 if lonely else _PAD * unit
    best, result = 0.0, (card, list[Placed]())
    for lines, inner in _ways(found, rows):
        for head in (_NAME * unit, 0.0) if named and not lonely else (0.0,):
            measures = _measured(lines, area, card, _Measure(card, 0.0, inner, pad, head, crown, _GAP * unit), part)
            worth = _seen(measures) * (_NAMED if named and not head else 1.0)
            if worth > best + 0.01:
                best, result = worth, (measures[0].card, _placed(lines, measures, area, wanting))
    return result


def _ways(found: Sequence[Zone], rows: int) -> Iterator[tuple[list[Sequence[Zone]], int]]:
    """Possible arrangements: all places side by side, with cards in one row or more, or in two lines."""
    for inner in range(1, rows + 1):
        yield [found], inner
    for cut in range(1, len(found)) if rows > 1 else ():
        yield [found[:cut], found[cut:]], 1


def _measured(
    lines: Sequence[Sequence[Zone]], area: QRectF, card: tuple[float, float], one: _Measure, least: float
) -> list[_Measure]:
    """Each line with its distances, all with cards of one size: uncovered, unless that would make them much smaller."""
    tall = (area.height() - one.gap * (len(lines) - 1)) / len(lines) - one.head - 2 * one.pad
    full = min(1.0, ((tall - one.gap / 2 * (one.inner - 1)) / one.inner - one.crown) / card[1])
    if full <= 0:
        return []
    whole = full
    for line in lines:
        parts = [one.widths(zone) for zone in line]
        spare = (2 * one.pad) * len(line) + one.gap * (len(line) - 1)
        wide = sum(part + n * card[0] * _APART for part, n in parts) - 2 * one.pad * len(line)
        whole = min(whole, (area.width() - spare) / wide if wide else full)
    found: list[_Measure] = []
    for part in (whole,) if whole >= full * _LITTLE_SMALLER else (full, whole):
        sized = one._replace(card=(card[0] * part, card[1] * part))
        measures = [sized.fitted(line, area.width()) for line in lines]
        if not found or (_seen(found) < found[0].card[0] * least and _seen(measures) > _seen(found)):
            found = measures
    return found


def _seen(measures: Sequence[_Measure]) -> float:
    """How much is visible of the most covered card."""
    return min((min(one.card[0], one.step) for one in measures), default=0.0)


def _placed(
    lines: Sequence[Sequence[Zone]], measures: Sequence[_Measure], area: QRectF, wanting: Collection[int]
) -> list[Placed]:
    height = sum(one.height for one in measures) + measures[0].gap * (len(lines) - 1)
    top = area.center().y() - height / 2
    found = []
    for line, one in zip(lines, measures, strict=True):
        left = area.left()
        for zone in line:
            found.append(_place(zone, left, top, one, wanting))
            left = found[-1].rect.right() + one.gap
        top += one.height + one.gap
    return found


def _place(zone: Zone, x: float, top: float, one: _Measure, wanting: Collection[int]) -> Placed:
    """One place at that position: its heap first, then its cards row by row, then its empty places."""
    (wide, tall), y = one.card, top + one.pad + one.head
    left = right = x + one.pad
    backs: list[QRectF] = []
    if zone.backs:
        middle = y + (one.height - one.head - 2 * one.pad - tall) / 2
        room = zone.heap * wide
        shift = (room - wide) / max(1, len(zone.backs) - 1)
        backs = [QRectF(left + place * shift, middle, wide, tall) for place in range(len(zone.backs))]
        right = left + room
        left = right + _BESIDE_HEAP * wide
    cards: list[QRectF] = []
    wants: list[QRectF] = []
    columns, at = -(-zone.pitch // one.inner), left
    for place in range(zone.pitch):
        row, column = divmod(place, columns)
        at = at if column else left
        aside = _WANTS * wide if place < len(zone.cards) and zone.cards[place] in wanting else 0.0
        last = column == columns - 1 or place == zone.pitch - 1 or aside > 0
        corner = y + row * (tall + one.crown + one.gap / 2) + one.crown
        cards.append(QRectF(at, corner, wide if last else min(wide, one.step), tall))
        wants.append(QRectF(at + wide, corner, aside, tall))
        right = max(right, at + wide + aside)
        at += one.step + aside
    if not (zone.pitch or zone.backs):
        right += zone.fixed * wide
    rect = QRectF(x, top, right + one.pad - x, one.height)
    name = QRectF(x + one.pad, top, rect.width() - 2 * one.pad, one.head + one.pad)
    return Placed(zone, rect, tuple(cards), tuple(wants), tuple(backs), name if one.head and zone.id else QRectF())


def places_of(found: Sequence[Zone]) -> float:
    """The total width of these places, in cards."""
    return sum(zone.pitch + zone.fixed for zone in found)
