# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things that lessons speak of are on the page, asked of the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from rdi_desktop.scenario.lesson import LessonTarget
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.table.tankard import value_places
from rdi_desktop.ui.table.team_layout import plate_of

if TYPE_CHECKING:
    from rdi_desktop.ui.pages.app_window import AppWindow

_ON_MAT = {"track": "track", "heart": "track", "mug": "track", "purse": "purse", "deck": "deck"}
_SHARED = ("track", "heart", "mug", "purse")
"""What a team has once."""
_NUMBERS = ("heart", "mug")


def place_of(window: AppWindow, thing: LessonTarget) -> QRectF | None:
    """Its position in the page's coordinates; None if it is not there."""
    page = window.game
    if page is None:
        return None
    scene = page.table.table
    found = QRectF()
    if thing.word in ("log", "inspector"):
        docks = window.docks
        return _beside(page, docks.log if thing.word == "log" else docks.inspector)
    if thing.word == "question":
        found = scene.layout.prompt
    elif thing.word == "stack":
        for entry in scene.view.stack:
            found = found.united(scene.pieces.rect(refs.entry(entry.id)))
    elif thing.word == "inn":
        found = scene.middle.spots.inn
    elif thing.word == "pot":
        found = scene.middle.spots.pot
    elif thing.word == "drinks":
        found = scene.middle.spots.drink_deck
    elif thing.word == "button":
        found = scene.pieces.rect(refs.button(thing.button)) if refs.button(thing.button) in scene.pieces else found
    elif thing.word == "card":
        found = _card(scene, thing.cards)
    elif thing.seat is not None:
        found = _on_mat(scene, thing.word, thing.seat)
    return None if found.isEmpty() else page.table.mapFromScene(found).boundingRect().toRectF()


def spared(window: AppWindow) -> list[QRectF]:
    """Areas that bubbles must not cover: what may be needed now, the question, the buttons and the player's mat."""
    page = window.game
    if page is None:
        return []
    scene = page.table.table
    legal = scene.controller.legal
    wanted: set[Ref] = set(scene.controller.lit) | set(legal.touched)
    for ways in legal.carried.values():
        wanted |= legal.targets(ways)
    wanted -= {refs.TABLE}
    wanted |= {piece.ref for piece in scene.pieces if piece.ref.kind in ("choice", "entry")}
    rects = [scene.pieces.rect(ref) for ref in wanted if ref in scene.pieces and scene.pieces.get(ref) is not None]
    rects += [scene.hand.rest_of(id) for id in scene.hand.sprites]
    rects += [scene.layout.prompt, scene.layout.controls, scene.layout.mats[scene.layout.own]]
    return [page.table.mapFromScene(rect).boundingRect().toRectF() for rect in rects if not rect.isEmpty()]


def passed(window: AppWindow) -> list[QRectF]:
    """What a line that points at something goes behind: the question, the player's piles, and everybody's heart and mug."""
    page = window.game
    if page is None:
        return []
    scene = page.table.table
    mat, inside = scene.layout.mats[scene.layout.own], scene.layout.mat_inside[scene.layout.own]
    piles = [pile.translated(mat.topLeft()) for pile in (inside.deck, inside.discard, inside.drink_me)]
    piles += [
        places.track.translated(scene.layout.mats[seat].topLeft()) for seat, places in scene.layout.mat_inside.items()
    ]
    return [page.table.mapFromScene(rect).boundingRect().toRectF() for rect in (scene.layout.prompt, *piles)]


def _card(scene: TableScene, cards: tuple[str, ...]) -> QRectF:
    """The first such card: in the player's hand, otherwise wherever it lies open."""
    own = scene.view.seats[scene.layout.own]
    for card in own.hand or ():
        if card.definition in cards and card.id in scene.hand.sprites:
            return scene.hand.rest_of(card.id)
    for piece in scene.pieces:
        shown = scene.card_of(piece.ref)
        if shown is not None and shown.definition in cards and piece.item.isVisible():
            return piece.rect
    return QRectF()


def _on_mat(scene: TableScene, word: str, seat: int) -> QRectF:
    pile = {"drink_me": refs.drink_me(seat), "discards": Ref("pile", f"discard:{seat}")}.get(word)
    if pile is not None and pile in scene.pieces and not (rect := scene.pieces.rect(pile)).isEmpty():
        return rect
    mat = scene.layout.mats.get(seat)
    if mat is None:
        return QRectF()
    plate = plate_of(scene.layout.plates, seat)
    if plate is not None and word in _SHARED:
        found = plate.purse if word == "purse" else plate.track
    elif word in _ON_MAT:
        inside: QRectF = getattr(scene.layout.mat_inside[seat], _ON_MAT[word])
        found = inside.translated(mat.topLeft())
    else:
        return mat
    if word not in _NUMBERS:
        return found
    shown = scene.view.seats[seat]
    return value_places(found, shown.fortitude, shown.alcohol)[_NUMBERS.index(word)]


def _beside(page: QWidget, dock: QWidget) -> QRectF | None:
    if not dock.isVisible():
        return None
    corner = page.mapFromGlobal(dock.mapToGlobal(QPoint(0, 0)))
    return QRectF(corner.toPointF(), dock.size().toSizeF())
