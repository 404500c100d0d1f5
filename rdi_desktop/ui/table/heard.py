# SPDX-License-Identifier: GPL-3.0-or-later
"""The table in Qt's accessibility tree: an invisible widget for each thing, and spoken announcements (decisions/0380).

A screen reader finds real buttons, bars and labels with names, descriptions, values, actions and the focus. They exist only while a screen
reader is active, lie below the opaque picture at the thing's place, and are never painted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QGraphicsView, QGroupBox, QLabel, QProgressBar, QPushButton, QWidget
from shiboken6 import isValid

from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.settings import ALL, USUAL
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.table import by_keys, focus, refs
from rdi_desktop.ui.table.buffers import Buffers, how_far_apart, numbers, seat_meant
from rdi_desktop.ui.table.spoken import SpokenGroup, SpokenThing, as_sentence, groups, name_of, zone_of
from rdi_desktop.ui.words.aloud import Aloud, brief_title
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Command
    from rdi_desktop.ui.table.refs import Ref
    from rdi_desktop.ui.table.scene import TableScene
    from rdi_desktop.ui.words.log import LogLine

ANSWERED = frozenset({"respond", "last_chance"})
"""Questions that are told with the cards that answer them."""
KEPT_LINES = 30
"""How many lines of the log can be read at the table; the log has all."""


class _Group(QGroupBox):
    def paintEvent(self, event: QPaintEvent) -> None:
        """Never painted."""


class _Said(QLabel):
    def paintEvent(self, event: QPaintEvent) -> None:
        """Never painted."""


class _Number(QProgressBar):
    def paintEvent(self, event: QPaintEvent) -> None:
        """Never painted."""


class TouchButton(QPushButton):
    """A thing that can be activated."""

    touched = Signal(object)
    """A reader presses it: its ref."""
    visited = Signal(object)
    """A reader moves to it: the table's focus follows, and the table keeps the keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ref: Ref | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a reader may focus it; Tab does not stop at each of these
        self.pressed.connect(self._touch)
        self.toggled.connect(self._touch)  # things that can be picked are toggled

    def show_picked(self, picked: bool | None) -> None:
        """Whether it is picked; None: it cannot be."""
        self.blockSignals(True)  # not an activation
        self.setCheckable(picked is not None)
        self.setChecked(bool(picked))
        self.blockSignals(False)

    def _touch(self) -> None:
        if self.ref is not None:
            self.touched.emit(self.ref)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A reader moves to it."""
        if self.ref is not None:
            self.visited.emit(self.ref)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Never painted."""


class TableView(QGraphicsView):
    """The parts of the table's widget that are needed here."""

    table: TableScene

    def touch(self, ref: Ref) -> None:
        """Click that thing, without a mouse."""
        raise NotImplementedError

    def tell(self) -> None:
        """The table has changed: announce the question, and the focused thing."""
        raise NotImplementedError


class Heard(QObject):
    """Keeps the tree up to date, and announces events."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._root: _Group | None = None
        self._groups: dict[str, _Group] = {}
        self._things: dict[tuple[str, str, type[QWidget]], QWidget] = {}
        self.level = USUAL
        """How much is announced (`look.settings`)."""
        self._log: list[str] = []
        self._aloud = Aloud()
        self._unsaid: list[str] = []
        self._remark = ""
        """What somebody beside the table says, and has not been announced."""
        self._last: list[str] = []
        """How it has ended, and has not been announced."""
        self.beside: Callable[[], str] = str
        """What somebody beside the table says now: the barmaid; '' if nobody does."""
        self._buffers = Buffers(table.table)
        self._prompt = ""
        self._said: list[str] = []
        """What has been said, for reading it again."""
        self._place = 0
        self._sent: tuple[Ref | None, TouchButton | None] | None = None
        """What a reader was last sent to: that thing of the table, and its widget; None: nowhere yet."""
        self.say: Callable[[str, bool], None] | None = None
        """Called instead of Qt with each announcement, and whether it is urgent."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._speak)

    @property
    def _table(self) -> TableView:
        # an attribute would be a reference cycle, and the table would outlive its window
        return cast("TableView", self.parent())

    @property
    def listening(self) -> bool:
        """Whether a screen reader is active."""
        return QAccessible.isActive() and self._table.parentWidget() is not None

    def tell(self, lines: Sequence[LogLine], viewer: int | None, *, anew: bool = False) -> None:
        """Announce new lines to the viewer. `anew`: all lines of a game that begins or is resumed, which are no news."""
        self._log = [*([] if anew else self._log), *(line.text for line in lines)][-KEPT_LINES:]
        if anew:
            self._aloud = Aloud()
        elif self.listening:
            self._unsaid += self._aloud.read(lines, self.level, viewer)
            self._soon.start()

    def refuse(self, why: str) -> None:
        """A gesture was refused."""
        self._unsaid.append(why)
        self._soon.start()

    def remark(self, text: str) -> None:
        """Somebody beside the table says that: it is announced behind what has happened, and before what is asked."""
        self._remark = text
        self._soon.start()

    def close(self, text: str) -> None:
        """So it has ended, for somebody or for all: it is announced behind what led there."""
        self._last.append(text)
        self._soon.start()

    def how(self, command: Command) -> str:
        """By which keys that is done now, for whoever listens; '' for others."""
        return by_keys.steps(self._table.table, command) if self.listening else ""

    def follow(self) -> None:
        """The table has changed."""
        if not self.listening:
            return
        scene = self._table.table
        if scene.seen:
            self._build(groups(scene, self._log))
            self._soon.start()

    def touch(self, ref: Ref) -> None:
        """Activate that thing, like a click."""
        self._table.table.set_focus(ref)
        self._table.touch(ref)

    def visit(self, ref: Ref) -> None:
        """The focus goes there."""
        self._table.setFocus()
        self._table.table.set_focus(ref)
        self._table.tell()

    # inside

    def _speak(self) -> None:
        """Announce events, then the question, then the focused thing."""
        spoken, self._unsaid = self._unsaid, []
        if spoken:
            self._say(spoken, False)
        remark, self._remark = self._remark, ""
        for each in filter(None, (remark, *self._last)):
            self._say([each], False)
        self._last.clear()
        scene = self._table.table
        if scene.prompt != self._prompt and not (scene.showing.busy and scene.asks_later):  # its cause comes first
            self._prompt = scene.prompt
            if self.concerns or self.level == ALL:
                self._say([self._question(brief=self.level != ALL)], self.concerns and not self.beside())
        widget = self._widget_of(scene.focus)
        if (
            scene.focus,
            widget,
        ) != self._sent:  # at first, too: while the table was being made it could not answer a reader
            self._sent = scene.focus, widget
            if self._table.hasFocus():  # what had it may have gone: a reader must not stay there
                QAccessible.updateAccessibility(QAccessibleEvent(widget or self._table, QAccessible.Event.Focus))

    def repeat(self) -> None:
        """Say once more what is asked, or for whom the table waits."""
        self._place = len(self._said)
        self._utter(" ".join(filter(None, (as_sentence(self.beside()), self._question()))), True)

    @property
    def concerns(self) -> bool:
        """Whether the line above the hand is for whoever listens, and not only about somebody for whom the table waits."""
        scene = self._table.table
        controller = scene.controller
        return bool(controller.legal.asked or scene.covered or controller.held or controller.paying is not None)

    def _question(self, *, brief: bool = False) -> str:
        """What is asked, and of an answer to somebody else's play also which cards could give it. `brief`: its cause was just said."""
        scene = self._table.table
        pending = scene.controller.legal.pending
        if pending is None or scene.covered or scene.controller.held is not None:
            return scene.prompt
        if brief and pending.kind == "gamble" and self._able():
            return said("spoken-your-go")
        if pending.kind not in ANSWERED:
            return scene.prompt
        cards = self._able()
        if not cards:
            return scene.prompt
        if brief and pending.kind == "respond":
            told = [said("spoken-key-of", key=place, what=brief_title(title)) for place, title in cards]
            return said("spoken-answer", cards=", ".join(told))
        return said("spoken-answers", prompt=as_sentence(scene.prompt), cards=listed([title for _, title in cards]))

    def tell_numbers(self, *, everybody: bool = False) -> None:
        """Say how whoever is in the focus stands, or oneself; of everybody only how far heart and mug are apart."""
        scene = self._table.table
        self._utter(how_far_apart(scene) if everybody else numbers(scene, seat_meant(scene)), True)

    def turn_buffer(self, way: int) -> None:
        """Say which buffer is next, and its first line."""
        self._utter(self._buffers.turn(way), True)

    def step_buffer(self, way: int) -> None:
        """Say the next line of the buffer, or the one before."""
        self._utter(self._buffers.step(way), True)

    def look_back(self, way: int) -> None:
        """Say the line before the last one said, or the next."""
        if self._said:
            self._place = min(max(0, self._place + way), len(self._said) - 1)
            self._utter(self._said[self._place], True)

    def tell_possible(self) -> None:
        """Say what can be done now: cards, with their keys, or where the card that is held may go, then other things, then buttons."""
        told = [] if self._table.table.controller.held else [f"{place}: {title}" for place, title in self._able()]
        told += [name for name in (*self._goals(), *self._answers()) if name]
        if self._table.table.showing.paused:
            told.append(said("spoken-held", key=keys.told("hold") or "none"))
        self._utter(", ".join(told) if told else said("spoken-nothing-to-do"), True)

    def _able(self) -> list[tuple[int, str]]:
        """The cards in hand that can be played or picked: their places from 1, and titles."""
        scene = self._table.table
        able = {*scene.controller.legal.carried, *scene.controller.legal.touched, *scene.controller.lit}
        return [
            (place, scene.names.card(id) or "")
            for place, id in enumerate(scene.hand.sprites, 1)
            if refs.card(id) in able
        ]

    def _goals(self) -> list[str]:
        """What else on the table can be chosen now, by name: players, plays, piles."""
        scene = self._table.table
        hand = {refs.card(id) for id in scene.hand.sprites}
        lying = {
            ref: scene.pieces.rect(ref) for ref in scene.controller.lit - hand if zone_of(scene, ref) != "question"
        }
        return [name_of(scene, ref) for ref in focus.in_order(lying)]

    def _answers(self) -> list[str]:
        """The buttons and rows that answer, by name."""
        found = groups(self._table.table, ())
        return [thing.name for group in found if group.key == "question" for thing in group.things[1:]]

    def _say(self, sentences: Sequence[str], urgent: bool) -> None:
        """Say all of them in one breath; each can be read again by itself."""
        self._said = [*self._said, *sentences][-KEPT_LINES:]
        self._place = len(self._said) - 1
        self._utter(" ".join(sentences), urgent)

    def _utter(self, text: str, urgent: bool) -> None:
        if self.say is not None:
            self.say(text, urgent)
        else:
            announce(self._table, text, urgent=urgent)

    def _widget_of(self, ref: Ref | None) -> TouchButton | None:
        buttons = (widget for widget in self._things.values() if isinstance(widget, TouchButton))
        return next((widget for widget in buttons if widget.ref == ref), None) if ref is not None else None

    def _build(self, found: Sequence[SpokenGroup]) -> None:
        root, view = self._rooted(), self._table.viewport()
        root.setGeometry(QRect(self._table.geometry().topLeft() + view.geometry().topLeft(), view.size()))
        wanted: dict[tuple[str, str, type[QWidget]], QWidget] = {}
        wholes = _wholes(found)
        orders: dict[str, list[QWidget]] = {}
        inside: dict[str, list[QWidget]] = {}
        for group in found:
            around = self._groups[group.inside] if group.inside else root
            box = self._groups.get(group.key)
            if box is None or box.parentWidget() is not around:
                if box is not None:
                    _retire(box)
                box = self._groups[group.key] = _Group(around)
                box.show()
            inside.setdefault(group.inside, []).append(box)
            _name(box, group.name, "")
            rects = [thing.rect.toRect() for thing in group.things]
            whole = wholes[group.key]
            box.setGeometry(whole.translated(-wholes[group.inside].topLeft()) if group.inside else whole)
            order = []
            for thing, rect in zip(group.things, rects, strict=True):
                key = (group.key, thing.key, _kind(thing))
                widget = self._things.get(key)
                if widget is None or widget.parentWidget() is not box:
                    widget = self._made(thing, box)
                wanted[key] = widget
                order.append(widget)
                self._fill(widget, thing)
                widget.setGeometry(rect.translated(-whole.topLeft()))
            orders[group.key] = order
        kept = {group.key for group in found}
        for key, widget in self._things.items():
            if wanted.get(key) is not widget and isValid(widget):
                _retire(widget)
        for name in [name for name in self._groups if name not in kept]:
            _retire(self._groups.pop(name))
        self._things = wanted
        for name, order in orders.items():
            _in_order(self._groups[name], [*order, *inside.get(name, ())])
        _in_order(root, inside.get("", ()))

    def _rooted(self) -> _Group:
        """The widget that contains the tree, below the table."""
        parent = self._table.parentWidget()
        if self._root is None or self._root.parentWidget() is not parent:
            self._root = _Group(parent)
            self._root.setAccessibleName(said("spoken-on-the-table"))
            self._groups, self._things = {}, {}
            self._table.destroyed.connect(self._root.deleteLater)
            self._root.show()
        self._root.lower()
        return self._root

    def _made(self, thing: SpokenThing, box: QWidget) -> QWidget:
        kind = _kind(thing)
        widget = kind(box)
        if isinstance(widget, TouchButton):
            widget.touched.connect(self.touch)
            widget.visited.connect(self.visit)
        widget.show()
        return widget

    def _fill(self, widget: QWidget, thing: SpokenThing) -> None:
        _name(widget, thing.name, thing.more)
        if isinstance(widget, TouchButton):
            widget.ref = thing.ref
            widget.show_picked(thing.picked)
            here = thing.ref == self._table.table.focus
            if (widget.focusProxy() is not None) != here:  # focused as long as the table has the keys
                widget.setFocusProxy(cast("QWidget", self._table if here else None))
        elif isinstance(widget, _Number) and thing.value is not None:
            now, most = thing.value
            widget.setRange(min(0, now), most)
            widget.setValue(now)
            widget.setFormat(str(now))


def _wholes(found: Sequence[SpokenGroup]) -> dict[str, QRect]:
    """The rectangle of each group, including its subgroups."""
    wholes: dict[str, QRect] = {}
    for group in found:
        whole = wholes.setdefault(group.key, QRect())
        for thing in group.things:
            whole = whole.united(thing.rect.toRect())
        wholes[group.key] = whole
        if group.inside:
            wholes[group.inside] = wholes[group.inside].united(whole)
    return wholes


def _kind(thing: SpokenThing) -> type[QWidget]:
    return TouchButton if thing.ref is not None else _Number if thing.value is not None else _Said


def _name(widget: QWidget, name: str, more: str) -> None:
    """Name and description. The description is its tooltip, which a reader finds when it asks, but is not told of at each change.

    Otherwise Orca reads all of a mat that has the focus again whenever a number of it changes; what has changed is announced anyway.
    """
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.toolTip() != more:
        widget.setToolTip(more)


def _in_order(parent: QWidget, wanted: Sequence[QWidget]) -> None:
    """Put the children into that order, which is that of their painting stack."""
    there = [child for child in parent.children() if isinstance(child, QWidget)]
    if there != list(wanted):
        for widget in wanted:
            widget.raise_()


def _retire(widget: QWidget) -> None:
    """Remove it from the tree at once, and free it when unused."""
    for each in (widget, *widget.findChildren(TouchButton)):
        each.setFocusProxy(cast("QWidget", None))  # what stands for the table's focus would take it along
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
