# SPDX-License-Identifier: GPL-3.0-or-later
"""Mouse and keyboard on the table: press, move and release, and the keys with the same meaning."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from rdi_desktop.machine import keyboard
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.table import focus, refs
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.table.spoken import zone_of
from rdi_desktop.ui.table.team_layout import plate_of

_CLOSE_UP_MS = 550
_ARROWS = {
    Qt.Key.Key_Left: focus.LEFT,
    Qt.Key.Key_Right: focus.RIGHT,
    Qt.Key.Key_Up: focus.UP,
    Qt.Key.Key_Down: focus.DOWN,
}


_PRESSED = ("button", "action", "ability", "choice")
"""What Space presses if it has the focus."""


class Gestures(QObject):
    """The gestures at one table."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._pressed: Ref | None = None
        self._pressed_at = QPointF()
        self._carried: Ref | None = None
        self._item: QGraphicsItem | None = None
        self._possible = False
        self._discarding = False
        """Whether the dragged card is to be discarded, not played."""
        self._hovered: Ref | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_CLOSE_UP_MS)
        self._rest.timeout.connect(self._show_close_up)

    @property
    def carrying(self) -> bool:
        """Whether something is being dragged."""
        return self._carried is not None

    # the mouse

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """A button is pressed."""
        scene = self._scene
        self._rest.stop()
        scene.close_up.hide()
        if button == Qt.MouseButton.RightButton:
            self.cancel()
        elif button == Qt.MouseButton.LeftButton:
            if scene.focus is not None:
                scene.set_focus(None)
            self._pressed = self._live_at(point)
            self._pressed_at = point
            if scene.showing.busy and not self._usable(self._pressed):
                scene.showing.finish()  # a click on what is shown ends it
                self._pressed = None

    def move(self, point: QPointF) -> None:
        """The mouse moves, with or without a button pressed."""
        if self._carried is not None:
            self._carry_to(point)
        elif self._pressed is not None:
            far = (point - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
            if far and self._draggable(self._pressed):
                self._lift(self._pressed, point)
        else:
            self._hover(self._live_at(point))

    def release(self, point: QPointF, shift: bool) -> None:
        """The left button is released: a drop, or a click."""
        pressed, self._pressed = self._pressed, None
        if self._carried is not None:
            self._drop(point)
        elif pressed is not None and pressed == self._live_at(point):
            self.activate(pressed, shift)
        elif pressed is None and self._scene.controller.held is not None:
            self.cancel()

    def leave(self) -> None:
        """The mouse leaves the table."""
        if self._carried is None:
            self._hover(None)

    def follow(self) -> None:
        """The table has changed: end dragging if it is no longer possible."""
        carried = self._carried
        if carried is None:
            return
        controller = self._scene.controller
        if self._discarding:
            still = controller.discardable(carried)
        elif self._possible:
            still = carried == controller.held
        else:
            still = int(carried.of) in self._scene.hand.sprites
        if not still:
            self._put_down()

    # for both

    def activate(self, ref: Ref, shift: bool = False) -> None:
        """Click something, or press Enter on it. With Shift a card is taken to be played even if a click would pick it."""
        scene = self._scene
        if ref == refs.CURTAIN:
            scene.cover(None)
            scene.hand_claimed.emit()
            return
        if ref == refs.SKIP:
            scene.showing.finish()
            return
        if ref.kind == "entry":
            scene.select_entry(int(ref.of))
            scene.entry_selected.emit(int(ref.of))
        elif ref.kind == "past":
            scene.select_play(int(ref.of))
            return
        elif ref in (refs.FOLD, refs.SUMS):
            scene.unfold_stack() if ref == refs.FOLD else None
            return
        elif ref.kind == "map":
            scene.map_views.toggle(str(ref.of))
        elif ref.kind in ("pile", "gauge"):
            scene.pile_selected.emit(str(ref.of))
        scene.animator.skip()
        if self._usable(ref):
            scene.showing.hurry()
        if shift and ref in scene.controller.legal.carried:
            scene.controller.take(ref)
        else:
            scene.controller.click(ref)
        scene.show_state()

    def cancel(self) -> None:
        """Undo an unfinished gesture."""
        self._put_down()
        self._pressed = None
        self._scene.close_up.hide()
        self._scene.controller.cancel()
        self._scene.show_state()

    # the keyboard

    def key(self, event: QKeyEvent) -> bool:
        """A key is pressed. False if it has no meaning here."""
        scene, key = self._scene, Qt.Key(event.key())
        self._rest.stop()
        scene.close_up.hide()
        if key == Qt.Key.Key_Escape:
            scene.map_views.fold()
            scene.unfold_stack(False)
            self.cancel()
        elif (meant := keys.meant(event)) in ("players", "players_back"):
            return self.visit_next(1 if meant == "players" else -1)
        elif meant == "map":
            return self.unfold()
        elif meant == "chain":
            return scene.unfold_stack()
        elif key == Qt.Key.Key_Space:
            return self._space()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if scene.focus is None and scene.controller.paying is not None:
                self.activate(refs.PLAY)
            elif scene.focus is None:
                self.step(1)
            else:
                self.activate(scene.focus, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in _ARROWS:
            self._go(_ARROWS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._to_end(first=key == Qt.Key.Key_Home)
        elif (digit := keyboard.digit(event)) is not None:
            return self._number(digit - 1)
        else:
            return False
        return True

    def step(self, way: int) -> bool:
        """Move the focus forward or back in reading order; False past the ends."""
        ref = focus.after(self._scene.focus, self._scene.focusable(), way)
        self._focus(ref)
        return ref is not None

    def visit_next(self, way: int = 1) -> bool:
        """Move to the next player's mat, around the table from the player's own; False if there is none."""
        scene = self._scene
        places = scene.focusable(visits=True)
        mats = [ref for ref in self._round_table() if ref in places]
        if not mats:
            return False
        if scene.focus in mats:
            self._focus(mats[(mats.index(scene.focus) + way) % len(mats)])
        else:
            own = refs.seat(scene.layout.own)
            start = mats.index(own) if own in mats else -1
            self._focus(mats[(start + way) % len(mats)])
        return True

    def _round_table(self) -> list[Ref]:
        """All mats in the order of the seats, shared parts of a team once before its first player."""
        found: dict[Ref, None] = {}
        for seat in range(len(self._scene.layout.mats)):
            plate = plate_of(self._scene.layout.plates, seat)
            found |= {refs.team(plate.side): None} if plate is not None and not plate.own else {}
            found[refs.seat(seat)] = None
        return list(found)

    def _go(self, direction: QPointF) -> None:
        scene = self._scene
        places = scene.focusable(visits=True)
        current = scene.focus
        if current is None or current not in places:
            self._focus(scene.likely(scene.focusable()))
            return
        here = places.pop(current)
        ref = focus.toward(here, direction, places)
        if ref is not None:
            self._focus(ref)

    def _to_end(self, *, first: bool) -> None:
        """To the first or the last of the zone that the focus is in: the hand, the mats, the stack, what is asked, the middle."""
        scene = self._scene
        places = scene.focusable(visits=True)
        zone = zone_of(scene, scene.focus) if scene.focus in places and scene.focus is not None else ""
        inside = focus.in_order({ref: rect for ref, rect in places.items() if not zone or zone_of(scene, ref) == zone})
        if inside:
            self._focus(inside[0 if first else -1])

    def _focus(self, ref: Ref | None) -> None:
        self._scene.set_focus(ref)
        if ref is not None:
            self._hovered = ref
            self._rest.start()

    def _space(self) -> bool:
        """Lift the curtain, or give the default answer; False if nothing is asked, so that others may use the key."""
        scene = self._scene
        if scene.showing.busy:
            return False  # it skips what is being shown
        scene.animator.skip()
        if scene.covered:
            self.activate(refs.CURTAIN)
        elif scene.focus is not None and (scene.controller.held is not None or scene.focus.kind in _PRESSED):
            self.activate(scene.focus)  # the key presses what has the focus; the big button only if nothing else has it
        elif scene.controller.held is not None and scene.controller.paying is None:
            scene.controller.insist()  # no card that is held is let go for the big button
            scene.show_state()
        elif scene.controller.legal.asked or scene.controller.paying is not None:
            scene.controller.stand_pat()
            scene.show_state()
        else:
            return False
        return True

    def unfold(self) -> bool:
        """Open the map, or fold it; False at a table without one."""
        scene = self._scene
        found = scene.map_views.toggle()
        scene.show_state()
        return found

    def _number(self, place: int) -> bool:
        scene = self._scene
        if scene.controller.question is not None and not scene.controller.gives_way:
            ref = refs.choice(place)
        else:
            ids = list(scene.hand.sprites)
            if place >= len(ids):
                return False
            ref = refs.card(ids[place])
        if ref not in scene.pieces:
            return False
        scene.set_focus(ref)
        self.activate(ref)
        return True

    # inside

    def _usable(self, ref: Ref | None) -> bool:
        """Whether something can be done with it now."""
        scene = self._scene
        if ref is None:
            return False
        hand = ref.kind == "card" and int(ref.of) in scene.hand.sprites
        return (
            hand
            or ref in scene.controller.lit
            or ref.kind in ("button", "action", "choice", "ability", "curtain", "past")
        )

    def _live_at(self, point: QPointF) -> Ref | None:
        """What is meant at that point: usable things are preferred to others on top of them."""
        scene = self._scene
        found = list(scene.pieces.all_at(point))
        usable = {*scene.controller.lit, *scene.controller.legal.carried}
        for ref in found:
            if ref.kind in refs.ON_MAP:
                return ref  # an open map covers what is below
            if scene.controller.paying is not None and ref.kind == "token":
                return ref  # a tap on something that cannot be paid does not mean the mat below
            if ref in usable or ref.kind in ("button", "action", "choice", "ability", "curtain", "card"):
                return ref
        return found[0] if found else None

    def _draggable(self, ref: Ref) -> bool:
        scene = self._scene
        paying = scene.controller.paying
        if paying is not None and ref in paying.offered:
            return False
        if ref in scene.controller.legal.carried:
            return ref.kind in ("card", "pawn") or ref == refs.DRINK_DECK
        if scene.controller.question is not None and not scene.controller.question.dismissable:
            return False
        if scene.controller.discardable(ref):
            return True
        return ref.kind == "card" and ref not in scene.controller.legal.touched and int(ref.of) in scene.hand.sprites

    def _lift(self, ref: Ref, point: QPointF) -> None:
        scene = self._scene
        scene.animator.skip()
        self._discarding = scene.controller.discardable(ref) and ref not in scene.controller.legal.carried
        self._possible = self._discarding or scene.controller.take(ref)
        self._carried = ref
        if ref.kind == "card" and int(ref.of) in scene.hand.sprites:
            scene.hand.hover(None)
            scene.hand.carry(int(ref.of))
            self._item = scene.hand.sprites[int(ref.of)].item
        else:
            self._item = self._copy(ref)
        scene.show_state()
        self._carry_to(point)

    def _copy(self, ref: Ref) -> QGraphicsItem:
        """A copy of a card for dragging, for a thing that stays in place."""
        scene = self._scene
        if ref.kind == "pawn":
            return scene.map_views.copy_of_pawn(str(ref.of))
        sprite = scene.drawing.sprite(z=200)
        card = scene.card_of(ref)
        width, height = scene.layout.hand_card
        sprite.show(scene.drawing.faces.face(card) if card else DRINK_BACK, (width * 0.7, height * 0.7))
        scene.addItem(sprite.item)
        return sprite.item

    def _carry_to(self, point: QPointF) -> None:
        assert self._item is not None
        self._item.setPos(point)
        self._scene.aim(self._goal(point))

    def _goal(self, point: QPointF) -> Ref | None:
        if self._item is None or not self._possible:
            return None
        if self._discarding:
            goals = [refs.seat(self._scene.layout.own)]
            return self._scene.pieces.overlapped(self._item.sceneBoundingRect(), point, goals)
        goals = [ref for ref in self._scene.controller.lit if ref.kind != "token" and not self._in_hand(ref)]
        there = list(self._scene.pieces.all_at(point))
        lying = (ref for ref in there if ref.kind in ("card", "team") and ref in goals)
        under = next(lying, None)  # things on a mat are preferred to the mat
        if any(ref.kind in ("seat", "entry") for ref in there):  # a precise hit on one does not mean its neighbour
            goals = [ref for ref in goals if ref in there or ref == refs.TABLE]
        return under or self._scene.pieces.overlapped(self._item.sceneBoundingRect(), point, goals)

    def _in_hand(self, ref: Ref) -> bool:
        return ref.kind == "card" and int(ref.of) in self._scene.hand.sprites

    def _drop(self, point: QPointF) -> None:
        scene = self._scene
        goal = self._goal(point)
        home = scene.layout.hand.contains(point)
        ref = self._carried
        assert ref is not None
        discarding = self._discarding
        scene.let_go_at(point)
        self._put_down()
        if discarding:
            if goal is not None:
                scene.controller.discard(ref)
            elif not home:
                scene.controller.complain(ref, "discard_there")
        elif goal is not None:
            scene.controller.drop(goal)
        elif not self._possible:
            if not scene.layout.hand.contains(point):
                scene.controller.take(ref)  # shows the reason again
        elif home:
            scene.controller.cancel()
        else:
            scene.controller.drop(refs.NOWHERE)
        scene.show_state()

    def _put_down(self) -> None:
        scene = self._scene
        if self._carried is None:
            return
        if self._carried.kind == "card" and int(self._carried.of) in scene.hand.sprites:
            scene.hand.carry(None)
        elif self._item is not None and self._item.scene() is scene:
            scene.removeItem(self._item)
        self._carried = None
        self._item = None
        self._discarding = False
        scene.aim(None)

    def _hover(self, ref: Ref | None) -> None:
        if ref == self._hovered:
            return
        self._hovered = ref
        self._scene.close_up.hide()
        self._scene.point_at(ref)
        if self._scene.card_of(ref) is not None:
            self._rest.start()
        else:
            self._rest.stop()

    def _show_close_up(self) -> None:
        scene = self._scene
        shown = scene.large(self._hovered)
        free = scene.controller.question is None or (self._hovered is not None and self._hovered.kind == "choice")
        if shown and self._hovered is not None and not self.carrying and free:
            at = scene.pieces.rect(self._hovered)
            scene.close_up.show(shown, at, scene.layout, scene.what_is_asked_about())
