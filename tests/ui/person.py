# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who plays through events only: mouse at the table, or keys alone. Chance decides, and what was done least comes first."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rdi_desktop.director.play_history import KEPT
from rdi_desktop.engine.state.decisions import Answer, Command, Interject
from rdi_desktop.session.local import LocalSession
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.legal import Legal, Way
from rdi_desktop.ui.table.paying import spend_of
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words import reasons
from rdi_desktop.ui.words.names import visible_cards

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True)
class Deed:
    """Something that can be done now: what it is called, how it is done, and the option that it should choose."""

    name: str
    do: Callable[[], None]
    way: Way | None = None


def _asked_meanwhile(meant: Command, new: tuple[Command, ...]) -> bool:
    """Whether that card was played as an answer: the computer players went on while the hand was on its way, and now its seat is asked."""
    if not isinstance(meant, Interject) or not new or not isinstance(new[0], Answer):
        return False
    card = ":".join(meant.option.split(":")[:2])
    return new[0].seat == meant.seat and any(f"{pick}:".startswith(f"{card}:") for pick in new[0].picks)


class Person:
    """Decides by chance; the hands below know how things are done."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.done: Counter[str] = Counter()
        """How often each kind of thing was done."""
        self._chance = random.Random(seed)

    @property
    def page(self) -> GamePage:
        assert self.window.game is not None
        return self.window.game

    @property
    def session(self) -> LocalSession:
        return self.page.session

    @property
    def table(self) -> TableWidget:
        return self.page.table

    @property
    def scene(self) -> TableScene:
        return self.page.table.table

    def play(self, look: Callable[[], None] | None = None, most: int = 6000) -> None:
        """Play to the end; `look` is called before everything that is done."""
        for _ in range(most):
            if look is not None:
                look()
            if self.session.over:
                return
            self.move()
        raise AssertionError(f"no end after {most} moves")

    def until(self, reached: Callable[[], object], most: int = 3000) -> None:
        """Play on until that holds."""
        for _ in range(most):
            if reached():
                return
            assert not self.session.over, "the game ended before the moment that the test is about"
            self.move()
        raise AssertionError("never came to the moment that the test is about")

    def move(self) -> None:
        """The next thing that somebody at this screen does."""
        if self.page.bar.isVisible():
            self._do(self.answers_to_the_bar())
        elif self.page.paused:
            self.hurry()
        elif self.scene.covered:
            self.uncover()
        else:
            self._decide()

    # what can be done

    def answers_to_the_bar(self) -> list[Deed]:
        raise NotImplementedError

    def hurry(self) -> None:
        raise NotImplementedError

    def uncover(self) -> None:
        raise NotImplementedError

    def touch(self, ref: Ref) -> None:
        raise NotImplementedError

    def carries(self, ref: Ref, goal: Ref) -> list[tuple[str, Callable[[], None]]]:
        """The ways to bring a card there."""
        raise NotImplementedError

    def stand_pat(self) -> list[Deed]:
        """The ways to do nothing special."""
        raise NotImplementedError

    # inside

    def _do(self, deeds: list[Deed]) -> None:
        assert deeds, f"nothing can be done: {self.scene.prompt}"
        least = min(self.done[deed.name] for deed in deeds)
        deed = self._chance.choice([deed for deed in deeds if self.done[deed.name] == least])
        before, window = self.session.commands, self.session.window()
        deed.do()
        self.done[deed.name] += 1
        if deed.way is None:
            return
        self._answer_question(deed.way)
        new = self.session.commands[len(before) :]
        meant = deed.way.command()
        passed = window is not None and self.session.window() != window
        assert meant in new or passed or _asked_meanwhile(meant, new), (
            f"{deed.name} should have been {meant}, but was {new}; {self._complaint()}"
        )

    def _answer_question(self, way: Way) -> None:
        """What is still open after the gesture: the row for that way."""
        question = self.scene.controller.question
        if question is not None and question.dismissable:
            place = next(i for i, group in enumerate(question.groups or [(w,) for w in question.ways]) if way in group)
            self.touch(refs.choice(place))
            self.done["choose how"] += 1
        if self.scene.controller.paying is not None:
            self._pay(way)

    def _pay(self, way: Way) -> None:
        """Take back what lies there to be spent, and spend what that way costs."""
        paying = self.scene.controller.paying
        assert paying is not None
        for ref in tuple(paying.chosen):
            self.touch(ref)
        for kind, count in spend_of(way).items():
            for ref in paying.purse[kind][:count]:
                self.touch(ref)
        self.touch(refs.PLAY)
        self.done["pay a cost"] += 1

    def _complaint(self) -> str:
        complaint = self.scene.controller.complaint
        return reasons.reason_text(complaint.reason) if complaint is not None else "no complaint"

    def _decide(self) -> None:
        legal = self.scene.controller.legal
        assert legal.pending is not None, f"nobody is asked: {self.scene.prompt}"
        if legal.several:
            self._pick_some(legal)
        else:
            self._do(self._deeds(legal))

    def _deeds(self, legal: Legal) -> list[Deed]:
        assert legal.pending is not None
        kind = str(legal.pending.kind)
        deeds = self.stand_pat() if legal.default is not None else []
        for ref, ways in legal.touched.items():
            piece = self.scene.pieces.get(ref)
            if piece is None or not piece.item.isVisible():
                continue  # an empty pile
            if ref.kind != "button" or (ways[0].id,) != legal.default:
                deeds += [Deed(f"{kind}: {_sort(ref)}", lambda ref=ref: self.touch(ref), way) for way in ways]  # type: ignore[misc]
        for ref, ways in legal.carried.items():
            for way in ways:
                for name, do in self.carries(ref, legal.goals(way)[0]):
                    deeds.append(Deed(f"{'break in' if way.interject else kind}: {name}", do, way))
        question = self.scene.controller.question
        for index, way in enumerate(question.ways if question is not None else ()):
            deeds.append(Deed(f"{kind}: row", lambda index=index: self.touch(refs.choice(index)), way))  # type: ignore[misc]
        return deeds

    def _pick_some(self, legal: Legal) -> None:
        """Pick one thing after the other, think better of one, and confirm."""
        assert legal.pending is not None
        rows = self.scene.controller.question
        twice = {way.id for way in rows.ways} if rows is not None else set()
        offered = [ref for ref, ways in legal.touched.items() if len(ways) == 1 and ways[0].id not in twice]
        offered += [refs.choice(index) for index in range(len(rows.ways))] if rows is not None else []
        least, most = legal.pending.min, min(legal.pending.max, 4)
        count = max(least, self._chance.randint(0, min(most, len(offered))))
        chosen = self._chance.sample(offered, count)
        for ref in chosen:
            self.touch(ref)
        if chosen and self._chance.random() < 0.3:
            self.touch(chosen[0])
            self.touch(chosen[0])
            self.done["pick: think again"] += 1
        assert len(self.scene.controller.picked) == count
        before = self.session.commands
        self._do(self.confirm())
        assert len(self.session.commands) > len(before), self._complaint()
        self.done["pick: several" if count > 1 else "pick: one" if count else "pick: none"] += 1

    def confirm(self) -> list[Deed]:
        raise NotImplementedError


class Mouse(Person):
    """Clicks and drags; now and then the big key."""

    def answers_to_the_bar(self) -> list[Deed]:
        bar = self.page.bar
        deeds = [Deed("nobody: click", lambda: click(bar.nobody)), Deed("nobody: key", lambda: press(K.Key_Space))]
        for place, button in enumerate(bar.buttons.values()):
            if button.isEnabled():
                key = K(int(K.Key_1) + place)
                deeds.append(Deed("claim: click", lambda button=button: click(button)))  # type: ignore[misc]
                deeds.append(Deed("claim: key", lambda key=key: press(key)))  # type: ignore[misc]
        return deeds

    def hurry(self) -> None:
        press(K.Key_Space)
        self.done["hurry"] += 1

    def uncover(self) -> None:
        self.touch(refs.CURTAIN)
        self.done["uncover"] += 1

    def where(self, ref: Ref) -> QPoint:
        assert ref in self.scene.pieces, f"{ref} is not on the table"
        return self.table.mapFromScene(self.scene.pieces.rect(ref).center())

    def touch(self, ref: Ref) -> None:
        QTest.mouseClick(self.table.viewport(), LEFT, NO_KEYS, self._open_spot(ref))

    def carries(self, ref: Ref, goal: Ref) -> list[tuple[str, Callable[[], None]]]:
        found: list[tuple[str, Callable[[], None]]] = []
        if ref.kind != "ability":
            found.append((f"drag a {_sort(ref)} to a {_sort(goal)}", lambda: self._drag(ref, goal)))
        if ref not in self.scene.controller.legal.touched and ref != refs.DRINK_DECK:
            found.append((f"click a {_sort(ref)}, then a {_sort(goal)}", lambda: self._click_both(ref, goal)))
        return found

    def stand_pat(self) -> list[Deed]:
        controller = self.scene.controller
        button = next((ref for ref in controller.legal.touched if ref.kind == "button"), None)
        assert controller.legal.pending is not None
        kind = controller.legal.pending.kind
        way = next(
            (w for ways in controller.legal.touched.values() for w in ways if (w.id,) == controller.legal.default), None
        )
        deeds = [Deed(f"{kind}: big key", lambda: press(K.Key_Space), way)]
        if way is not None and button is not None and way in controller.legal.touched[button]:
            deeds.append(Deed(f"{kind}: button", lambda: self.touch(button), way))
        return deeds

    def confirm(self) -> list[Deed]:
        return [
            Deed("confirm: click", lambda: self.touch(refs.CONFIRM)),
            Deed("confirm: key", lambda: press(K.Key_Space)),
        ]

    def pick_up(self, ref: Ref, to: QPoint) -> None:
        """Press on something and carry it there without letting go."""
        viewport, start = self.table.viewport(), self._open_spot(ref)
        QTest.mousePress(viewport, LEFT, NO_KEYS, start)
        for part in (0.2, 0.6, 1.0):
            QTest.mouseMove(viewport, start + (to - start) * part)
            QApplication.processEvents()

    def _drag(self, ref: Ref, goal: Ref) -> None:
        self.scene.animator.skip()  # picking up ends every motion: what flies still will not be where it is now
        to = self._open_spot(goal)
        self.pick_up(ref, to)
        assert self.table.gestures.carrying
        assert goal in self.scene.controller.lit
        QTest.mouseRelease(self.table.viewport(), LEFT, NO_KEYS, to)

    def _click_both(self, ref: Ref, goal: Ref) -> None:
        self.touch(ref)
        self.touch(goal)

    def _open_spot(self, ref: Ref) -> QPoint:
        """Where one would click it: in its middle, or where nothing else of use covers it."""
        rect = self.scene.pieces.rect(ref)
        assert not rect.isEmpty(), f"{ref} is not on the table"
        live = self.table.gestures._live_at
        spots = [(x, y) for y in (0.5, 0.2, 0.8) for x in (0.5, 0.12, 0.88, 0.3, 0.7)]
        for x, y in spots:
            point = rect.topLeft() + QPoint(round(rect.width() * x), round(rect.height() * y)).toPointF()
            found = live(point)
            if found == ref or (found is not None and found.kind == "pile" and ref.kind in ("seat", "table")):
                return self.table.mapFromScene(point)
        raise AssertionError(f"nothing of {ref} can be clicked: {live(rect.center())} lies there")


class Keys(Person):
    """Never touches the mouse. Every key goes to whatever has the focus."""

    def answers_to_the_bar(self) -> list[Deed]:
        raise AssertionError("one person alone is never asked by the bar")

    def hurry(self) -> None:
        press(K.Key_Space)
        self.done["hurry"] += 1

    def uncover(self) -> None:
        raise AssertionError("one person alone has no curtain")

    def walk(self, ref: Ref) -> None:
        """Tab until the focus is there."""
        for _ in range(80):
            if self.scene.focus == ref:
                return
            press(K.Key_Tab)
        raise AssertionError(f"Tab does not lead to {ref}")

    def touch(self, ref: Ref) -> None:
        self.walk(ref)
        press(K.Key_Return)

    def carries(self, ref: Ref, goal: Ref) -> list[tuple[str, Callable[[], None]]]:
        if ref == refs.DRINK_DECK or ref in self.scene.controller.legal.touched:
            return []
        found: list[tuple[str, Callable[[], None]]] = [
            (f"Return on a {_sort(ref)} and a {_sort(goal)}", lambda: self._enter_both(ref, goal))
        ]
        hand = [refs.card(id) for id in self.scene.hand.sprites]
        if ref in hand[:9]:
            key = K(int(K.Key_1) + hand.index(ref))
            found.append((f"a digit and a {_sort(goal)}", lambda: self._digit(key, goal)))
        return found

    def stand_pat(self) -> list[Deed]:
        legal = self.scene.controller.legal
        assert legal.pending is not None
        way = next((w for ways in legal.touched.values() for w in ways if (w.id,) == legal.default), None)
        return [Deed(f"{legal.pending.kind}: big key", lambda: press(K.Key_Space), way)]

    def confirm(self) -> list[Deed]:
        return [
            Deed("confirm: Space", lambda: press(K.Key_Space)),
            Deed("confirm: Return", lambda: self.touch(refs.CONFIRM)),
        ]

    def _enter_both(self, ref: Ref, goal: Ref) -> None:
        self.touch(ref)
        question = self.scene.controller.question
        if question is None or not question.dismissable:  # with one goal and several ways it is asked at once
            self.touch(goal)

    def _digit(self, key: Qt.Key, goal: Ref) -> None:
        press(key)
        self.touch(goal)


def click(widget: QWidget) -> None:
    """Click a widget in its middle."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """A key, for whatever has the focus."""
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the focus"
    QTest.keyClick(focus, key, modifiers)


def write(text: str) -> None:
    """Letters, for whatever has the focus; what stood there is overwritten."""
    press(K.Key_A, Qt.KeyboardModifier.ControlModifier)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, text)


def tab_to(widget: QWidget) -> None:
    """Tab until that widget has the focus."""
    for _ in range(120):
        if QApplication.focusWidget() is widget:
            return
        press(K.Key_Tab)
    raise AssertionError(f"Tab does not lead to {widget.accessibleName() or widget}")


def titles_seen_before(session: LocalSession) -> set[str]:
    """The last cards that everybody has seen played or turned over, and all of the last turn of each."""
    seen = ("played", "trap_checked", "drink_revealed", "event_revealed")
    events = session.events(0, None)
    told = [event for event in events if event.key in seen and event.args["card"] is not None]
    turns = [event.index for event in events if event.key == "turn_started"][-len(session.plan.seats) - 1 :]
    lately = [event for event in told if event.index >= turns[0]] if turns else []
    return {event.cards[event.args["card"]].title for event in (*told[-KEPT:], *lately)}


def check_table(person: Person) -> None:
    """What the table shows is what its viewer may see: every number of the mats, and no card of a hand that nobody took."""
    scene, session = person.scene, person.session
    shown = session.view(scene.seat)
    for seat in shown.seats:
        mat = scene._mats[seat.seat]
        model: Any = mat.picture.model
        tip = mat.picture.item.toolTip()
        if seat.facing:  # the automaton has a track towards each player
            tracks = [(track.seat, track.fortitude, track.alcohol) for track in seat.facing]
            assert [(at, fortitude, alcohol) for at, _, fortitude, alcohol in model.facing] == tracks
            assert all(f"{fortitude} Fortitude, {alcohol} Alcohol Content" in tip for _, fortitude, alcohol in tracks)
            continue
        painted = (model.fortitude, model.alcohol, model.gold, bool(model.out))
        assert painted == (seat.fortitude, seat.alcohol, seat.gold, seat.out), seat.name
        assert f"Fortitude {seat.fortitude}, Alcohol Content {seat.alcohol}" in tip
    eyes = None if scene.covered else scene.seat
    hand = shown.seats[eyes].hand if eyes is not None and not shown.seats[eyes].out else []
    assert set(scene.hand.sprites) == {card.id for card in hand or []}
    if eyes is not None and session.plan.hot_seat:
        assert eyes in session.plan.humans
    open_to_eyes = {card.title for card in visible_cards(session.view(eyes))}
    assert faces_seen(scene) <= open_to_eyes | titles_offered(scene) | titles_seen_before(session)


def faces_seen(scene: TableScene) -> set[str]:
    """Titles of all cards that lie face up on the table."""
    sprites = [s for s in scene.drawing.pictures._sprites if s.item.scene() is scene and s.item.isVisible()]
    return {sprite.subject.title for sprite in sprites if isinstance(sprite.subject, CardFace)}


def titles_offered(scene: TableScene) -> set[str]:
    """Titles of the cards that the seat is asked to choose from."""
    pending = scene.controller.legal.pending
    options = pending.options if pending is not None else ()
    return {str(option.args.get("title", "")) for option in options}


def _sort(ref: Ref) -> str:
    """What kind of thing it is, in a word."""
    if ref.kind == "pile":
        return "Drink" if ref == refs.DRINK_DECK or str(ref.of).startswith("drink_me") else "pile"
    return {"seat": "player", "entry": "play"}.get(ref.kind, ref.kind)
