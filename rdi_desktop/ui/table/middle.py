# SPDX-License-Identifier: GPL-3.0-or-later
"""The middle of the table: path of phases, Drink Deck, Inn, pot and the stack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from rdi_desktop.engine.seen import SeenCard, SeenTable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.centre import beside_purse, over_bowl, over_pot, paint_bar, paint_empty_stack, paint_pot
from rdi_desktop.ui.table.drawing_context import DrawingContext, PileView
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.gambling import bowl_in_round, paint_round
from rdi_desktop.ui.table.layout import RATIO, TableLayout
from rdi_desktop.ui.table.middle_places import MiddlePlaces
from rdi_desktop.ui.table.models import PHASES, BarModel, PathModel, PotModel, phase_place, several_actions
from rdi_desktop.ui.table.picture import Picture, PictureRow
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.rings import RingsView
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import translated


class Middle:
    """Everything between the mats except the stack."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._drawing = drawing
        self._scene = scene
        self.table = QGraphicsRectItem()
        self.table.setPen(QPen(Qt.PenStyle.NoPen))
        self.table.setZValue(5)
        scene.addItem(self.table)
        pieces.put(refs.TABLE, self.table)
        self._inn, self._pot, self._empty = (Picture(z=z) for z in (9, 9, 8))
        for picture in (self._inn, self._pot, self._empty):
            scene.addItem(picture.item)
        board = self.table
        self.drink_deck = PileView(drawing, board, 4, shadow=True)
        self.drink_discard = PileView(drawing, board, 4, shadow=True)
        pieces.put(refs.DRINK_DECK, self.drink_deck.sprite.item)
        pieces.put(refs.DRINK_DISCARD, self.drink_discard.sprite.item)
        pieces.put(refs.INN, self._inn.item)
        self._pieces = pieces
        self._prizes: dict[int, CardSprite] = {}
        self._hidden = PictureRow(lambda _: drawing.sprite(z=10), scene)
        self._rings = RingsView(scene, pieces, drawing)
        self._layout: TableLayout | None = None
        self.spots = MiddlePlaces(QRectF(), QRectF(), QRectF(), QRectF())
        """The present places of Drinks, Inn and pot."""
        self.path: PathModel | None = None
        """Whose turn it is."""
        self.invites = False
        """Whether it shows that the held card may be played here."""

    def show(self, view: SeenTable, layout: TableLayout, names: ShownNames) -> None:
        """Show the middle as the view has it."""
        self._layout = layout
        for thing in (each for things in self._things() for each in things):
            thing.setOpacity(1.0)
        dpr = self._drawing.dpr()
        self.table.setRect(layout.centre)
        pot = self._pot_model(view, names)
        pot = pot._replace(large=pot.running and not pot.cards and not view.stack)
        spots = self.spots = places(view, layout, pot)
        turn = view.turn if view.turn_number > 0 else None
        counted = {"action": terms.pips(*several_actions(view))}
        whose = names.seat(turn) if turn is not None else terms.label("deal")
        phases = tuple(terms.phase(phase) + counted.get(phase, "") for phase in PHASES)
        self.path = PathModel(whose, turn, view.turn_number, phases, phase_place(view.phase))
        served = view.drink_discard
        prizes = view.prizes
        more = [("prizes", len(prizes.inn))] if prizes is not None else []
        more += [("bar_deck", view.bar_deck)] if view.bar_deck is not None else []
        inn = BarModel(view.drink_deck, len(served), view.inn_gold, tuple(more))
        self._inn.lay(inn, spots.inn, dpr, paint_bar)
        self._pot.lay(pot, spots.pot, dpr, paint_round if pot.large else paint_pot)
        self._show_prizes(view.pot.cards)
        self._show_hidden(view)
        self._rings.show(
            view,
            {
                "pot": over_bowl(bowl_in_round(spots.pot)) if pot.large else over_pot(spots.pot),
                "inn": beside_purse(spots.inn),
            },
        )
        self._inn.item.setToolTip(terms.inn(view))
        self._empty.item.setVisible(not view.stack)
        self.invite(False)
        self.drink_deck.show(DRINK_BACK, view.drink_deck, spots.drink_deck)
        top = self._drawing.faces.face(served[-1]) if served else None
        self.drink_discard.show(top, len(served), spots.drink_discard)
        self.drink_deck.sprite.item.setToolTip(f"{terms.label('drink_deck')}: {view.drink_deck}")
        self.drink_discard.sprite.item.setToolTip(f"{terms.label('drink_discard')}: {len(served)}")

    def show_below(self, rect: QRectF, seen: float) -> None:
        """Let what would lie partly below that be seen so much, from 0 to 1: a thing is not half covered."""
        for things in self._things():
            if any(each.isVisible() and each.sceneBoundingRect().intersects(rect) for each in things):
                for each in things:
                    each.setOpacity(seen)

    def _things(self) -> list[list[QGraphicsPixmapItem]]:
        """What lies there, each with all its parts."""
        piles = [[each.item for each in pile.parts] for pile in (self.drink_deck, self.drink_discard)]
        return [[self._inn.item], [self._pot.item], *piles]

    def invite(self, on: bool) -> None:
        """Show that the held card may be played here; without one the middle is plain wood."""
        assert self._layout is not None
        self.invites = on
        said = terms.label("stack_empty") if on else ""
        room = QRectF(self._layout.stack)
        if self.spots == self._layout.quiet:
            room.setTop(min(self.spots.inn.bottom() + 4, room.bottom() - room.height() * 0.14))
        self._empty.lay(said, room, self._drawing.dpr(), paint_empty_stack)

    def _show_prizes(self, cards: list[SeenCard]) -> None:
        """Open Prizes at the right end of the pot."""
        for id in [id for id in self._prizes if id not in {card.id for card in cards}]:
            gone = self._prizes.pop(id).item
            self._pieces.drop(refs.card(id), gone)
            self._scene.removeItem(gone)
        for place, card in enumerate(cards):
            sprite = self._prizes.get(card.id)
            if sprite is None:
                sprite = self._prizes[card.id] = self._drawing.sprite(z=10)
                self._scene.addItem(sprite.item)
            self._pieces.put(refs.card(card.id), sprite.item)
            rect = prize_place(self.spots.pot, place)
            sprite.show(self._drawing.faces.face(card), (rect.width(), rect.height()))
            sprite.item.setPos(rect.center())

    def _show_hidden(self, view: SeenTable) -> None:
        """Face-down cards in the pot, beside the Prizes: the backs of their owners' decks."""
        owners = [seat.seat for seat in view.seats for _ in range(seat.potted)][:MOST_HIDDEN]
        lying = view.pot.hidden
        hidden = zip(self._hidden.of(len(owners)), owners, strict=True)
        for place, (sprite, owner) in enumerate(hidden, len(view.pot.cards)):
            rect = prize_place(self.spots.pot, place)
            sprite.show(self._drawing.faces.back_of(owner), (rect.width(), rect.height()))
            sprite.item.setPos(rect.center())
            sprite.item.setToolTip(f"{terms.label('face_down_in_pot')}: {lying}")

    def place(self, name: str) -> QPointF:
        """The middle of a place: drink_deck, drink_discard, inn, pot, stack, centre."""
        assert self._layout is not None
        rect: QRectF = getattr(self.spots if name in MiddlePlaces._fields else self._layout, name)
        return rect.center()

    def _pot_model(self, view: SeenTable, names: ShownNames) -> PotModel:
        gold, round_ = view.pot.gold, view.round
        cards = len(view.pot.cards) + min(view.pot.hidden, MOST_HIDDEN)
        if round_ is None:
            return PotModel(gold, False, (), None, None, (), "", cards)
        players = tuple((seat, names.seat(seat)) for seat in round_.players)
        last = round_.last
        title = translated(last.title) if last else ""
        emblems = tuple((seat, view.seats[seat].character) for seat, _ in players)
        return PotModel(
            gold, True, players, round_.in_control, round_.next, tuple(round_.passed), title, cards, emblems
        )


def places(view: SeenTable, layout: TableLayout, pot: PotModel) -> MiddlePlaces:
    """The places of Drinks, Inn and pot: on the cloth while nothing is being played, otherwise making room for the play."""
    if not view.stack and not (pot.running or pot.gold or pot.cards):
        return layout.quiet
    return MiddlePlaces(layout.drink_deck, layout.drink_discard, layout.inn, layout.round if pot.large else layout.pot)


MOST_HIDDEN = 4
"""The most face-down cards in the pot that are shown; the tooltip has their number."""


def prize_place(pot: QRectF, place: int) -> QRectF:
    """Where a Prize lies in the pot."""
    height = pot.height() * 0.9
    size = (height * RATIO, height)
    left = pot.right() - pot.height() * 0.05 - size[0] - place * size[0] * 0.5
    return QRectF(left, pot.center().y() - height / 2, *size)
