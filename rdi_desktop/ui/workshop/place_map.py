# SPDX-License-Identifier: GPL-3.0-or-later
"""A home-made dungeon, town or faction: its map as it will lie on the table; in words where arrows lead, and taverns with their Drinks."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from rdi_desktop.ui.cards.picture_choice import Pictures
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.map_painting import paint_plan
from rdi_desktop.ui.table.maps import MapModel, depths_of, dungeon_plan, town_plan
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content.own_files import OwnFile
    from rdi_desktop.engine.language.dungeon import Dungeon
    from rdi_desktop.engine.language.taverns import Town

_P = THEME.palette
MAP = "map"
"""The name of the drawn map in the page."""
_WIDE = 640.0
"""A map is laid out as on a table on which it is so wide (px)."""
_HIGH, _AROUND, _GROWN = 140.0, 24.0, 1.6
"""Height for each row of stops, and for what is above and below them (times the unit); greatest size of letters, in units."""


def map_model(mine: OwnFile) -> MapModel | None:
    """The map of a file that is right; None if it has none."""
    checked, content = mine.checked, mine.checked.content
    scene = Pictures(content).of
    if checked.kind == "dungeon":
        return dungeon_plan(content.dungeons[checked.id], content, scene)
    if checked.kind == "taverns":
        return town_plan(content.towns[checked.id], content, scene)
    return None


def draw_map(model: MapModel, width: int, text: float, dpr: float) -> QImage:
    """The map in that width (px); `text`: the size of letters."""
    unit = width / _WIDE
    text = min(text, _GROWN * unit)
    size = QRectF(0, 0, width, round((_HIGH * model.rows + _AROUND) * max(unit, text)))
    image = QImage((size.size() * dpr).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_plan(painter, model, size, unit, text)
    painter.end()
    return image


def map_html(mine: OwnFile) -> str:
    """The page of a file that is no character, with a place for its drawn map."""
    checked = mine.checked
    about = str(checked.data.get("about") or "")
    parts = [f"<h3>{escape(checked.called)}</h3>", f"<p><i>{escape(about)}</i></p>" if about else ""]
    if checked.kind in ("dungeon", "taverns"):
        parts.append(f"<p><img src='{MAP}'></p>")
    if checked.kind == "dungeon":
        parts.append(_rooms(mine, checked.content.dungeons[checked.id]))
    elif checked.kind == "taverns":
        parts.append(_houses(mine, checked.content.towns[checked.id]))
    return f"<div style='color: {_P.ink}'>{''.join(parts)}</div>"


def _rooms(mine: OwnFile, dungeon: Dungeon) -> str:
    """A row for each distance from the start."""
    content, depths = mine.checked.content, depths_of(dungeon.start, dungeon.arrows)
    rows = []
    for depth in sorted(set(depths.values())):
        cells = []
        for id in (id for id in dungeon.rooms if depths.get(id) == depth):
            room = dungeon.rooms[id]
            ways = " ".join(f"→ {escape(translated(dungeon.rooms[to].title))}" for to in dungeon.arrows[id])
            does = escape(" ".join(content.text(room).split())) if room.modes[0].do else ""
            told = "<br>".join(
                filter(None, (f"<b>{escape(translated(room.title))}</b>", does, f"<i>{ways}</i>" if ways else ""))
            )
            cells.append(f"<td style='border: 1px solid {_P.copper_dark}; padding: 6px'>{told}</td>")
        rows.append(f"<tr><td>{depth + 1}</td>{''.join(cells)}</tr>")
    rewards = ", ".join(escape(translated(card.title)) for card in dict.fromkeys(dungeon.deck))
    head = escape(said("workshop-map-reward", kind=dungeon.reward))
    return f"<table cellspacing=6>{''.join(rows)}</table><p><b>{head}</b> {rewards}</p>"


def _houses(mine: OwnFile, town: Town) -> str:
    """A paragraph for each tavern: what happens as the party comes in, and what is poured."""
    parts = []
    for tavern in town.taverns:
        event = escape(" ".join(mine.checked.content.text(tavern.event).split()))
        drinks = ", ".join(escape(translated(card.title)) for card in tavern.deck or ()) or escape(
            said("workshop-map-inn")
        )
        happens = f"{escape(translated(tavern.event.title))}: {event}"
        parts.append(f"<p><b>{escape(translated(tavern.name))}</b><br>{happens}<br><i>{drinks}</i></p>")
    return "".join(parts)
