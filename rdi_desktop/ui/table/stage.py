# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts the beats: what is played is shown large in the middle, strikes and goes home; Drinks are turned over before their drinker.

It knows beats and places. When what happens is shown, and for how long, the director has decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.director import Beat, Card, Play
from rdi_desktop.director.contest import Contest
from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.table import (
    boiler_scene,
    coins,
    dealing,
    flips,
    handling,
    knock_out,
    lying,
    reactions,
    tableau,
    walks,
)
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.arrows import Arrows
from rdi_desktop.ui.table.atlas import Atlas
from rdi_desktop.ui.table.boiler import THREAT
from rdi_desktop.ui.table.contest_scene import ContestScene
from rdi_desktop.ui.table.easel import Easel
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.motions import SHAKES, Motions
from rdi_desktop.ui.table.placard import Boards, Placard
from rdi_desktop.ui.table.portraits import AROUND
from rdi_desktop.ui.table.pouring import Pouring
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.table.whereabouts import Whereabouts
from rdi_desktop.ui.words import moves
from rdi_desktop.ui.words.beats import Said

_Z = 240.0
_HOME = 0.32
"""Size of a card as it arrives on its pile, for one in the middle."""
_ICONS = {
    "lost_fortitude": ("fortitude", -1),
    "gained_fortitude": ("fortitude", +1),
    "gained_alcohol": ("alcohol", +1),
    "lost_alcohol": ("alcohol", -1),
}


class Script(Protocol):
    """Puts beats into words."""

    def said(self, beat: Beat) -> Said:
        """The line below what is shown."""

    def called(self, beat: Beat) -> str:
        """Large words across the middle; empty for most beats."""

    def told(self, play: Play) -> str:
        """A play and what came of it, in lines."""


class Stage:
    """What is shown over the table just now."""

    def __init__(
        self,
        scene: QGraphicsScene,
        easel: Easel,
        animator: Animator,
        where: Whereabouts,
    ) -> None:
        self._scene = scene
        self.easel = easel
        self._animator = animator
        self._where = where
        self._mat, self._lies = where.mat, where.waits
        self.face, self.lying = where.face, where.lying
        self.dealt = where.dealt
        self.motions = Motions(scene, easel, animator, where.place)
        self.placard = Placard(scene, easel, animator)
        self.contest = ContestScene(scene, easel, self.motions)
        self._arrows = Arrows(scene, _Z - 1)
        self._layout: TableLayout | None = None
        self._boards: Boards | None = None
        self.atlas: Atlas | None = None
        """The maps of this table."""
        self.shown: Callable[[], dict[str, Any]] = dict
        """The table as it is shown just now."""
        self.viewer: int | None = None
        """Who looks on alone at this screen."""
        self.words: Script | None = None
        self.names: list[str] = []
        self._cards: dict[int, CardSprite] = {}
        self._row: list[int] = []
        """Cards in the middle, the one that was played first first."""
        self.pouring = Pouring(self)
        self._stamps: list[QGraphicsItem] = []

    def lay(self, layout: TableLayout) -> None:
        """Stand on a table of that layout."""
        if layout != self._layout:
            if self._layout is not None:
                self.clear()
            self._layout = self.motions.layout = layout
            self._boards = Boards.of(layout)

    @property
    def dim(self) -> float:
        """How dense a veil may be: whoever is asked sees what is lit through it."""
        return 0.4 if self._where.asked else 1.0

    @property
    def boards(self) -> Boards:
        """Where things stand."""
        assert self._boards is not None
        return self._boards

    @property
    def layout(self) -> TableLayout:
        """The table that it stands on."""
        assert self._layout is not None
        return self._layout

    @property
    def cards(self) -> dict[int, CardSprite]:
        """The cards that are shown, by their id."""
        return dict(self._cards)

    # what the director says

    def begin(self, beat: Beat) -> None:
        """A beat begins."""
        walks.fold(self, beat)
        act = _ACTS.get(beat.kind)
        if act is not None:
            act(self, beat)
        reactions.feel(self, beat)
        if self.words is not None:
            called = self.words.called(beat)
            if called and not _on_a_plate(beat):
                colour = PALETTE.gold_light if beat.kind in ("end", "winner", "round_won") else PALETTE.candle
                length = _ms(beat) * (1.0 if beat.kind != "turn" else 1.5)
                self.placard.call(called, self.boards, length, reduced=self.motions.reduced, colour=colour)

    def end(self, beat: Beat) -> None:
        """A beat is over."""
        for item in self._stamps:
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self._stamps = []
        for card in beat.cards if beat.kind == "show" else ():
            sprite = self._cards.pop(card.id, None)
            if sprite is not None:
                home = Pose(self.from_hand(beat.seat), 0, 0.34, 0.0)
                self.motions.go(sprite.item, home, 200, done=_remover(self._scene, sprite.item))

    def rest(self, alive: Iterable[Card]) -> None:
        """Nothing more is to be shown: cards that still wait for an answer go where they lie, all others are gone."""
        waiting = {card.id: card for card in alive}
        for id in list(self._cards):
            sprite = self._cards.pop(id)
            at = self._lies(waiting[id]) if id in waiting else None
            end = Pose(at or sprite.item.pos(), 0, 0.3 if at is not None else 0.9, 0.0)
            self.motions.go(sprite.item, end, 200, done=_remover(self._scene, sprite.item))
        self._row = []
        self.pouring.clear()
        self.unpoint()
        self.placard.clear()
        self.contest.clear()
        walks.fold(self, None)

    def clear(self) -> None:
        """Show nothing."""
        self._animator.skip()
        self.motions.clear()
        self.rest(())
        self._animator.skip()

    # cards in the middle

    def raise_up(self, card: Card, start: QPointF, beat: Beat, part: float = 0.2) -> CardSprite:
        """A card comes into the middle; those that it answers make room, and so does a Drink."""
        self.pouring.make_room(_ms(beat) * part)
        boards = self.boards
        self.placard.light(boards)
        sprite = self.sprite(card, boards.card)
        if card.id in self._row:
            self._row.remove(card.id)
        self._row.append(card.id)
        for back, id in enumerate(reversed(self._row)):
            if back:
                self._cards[id].item.setZValue(_Z + 5 - back * 0.1)
                self.motions.go(self._cards[id].item, boards.spot(back), _ms(beat) * part)
        sprite.item.setZValue(_Z + 5)
        self.motions.go(sprite.item, boards.spot(), _ms(beat) * part, start=Pose(start, 6, 0.34))
        return sprite

    def sprite(self, card: Card, size: tuple[float, float]) -> CardSprite:
        sprite = self._cards.get(card.id)
        if sprite is None:
            sprite = self._cards[card.id] = self.easel.sprite(z=_Z + 5, exact=True)
            self._scene.addItem(sprite.item)
        sprite.show(self.easel.faces.face(card.data), size)
        return sprite

    def fetch(self, card: Card, beat: Beat, back: int = 0) -> CardSprite:
        """A card that has waited for its answer comes back into the middle."""
        sprite = self._cards.get(card.id)
        if sprite is None:
            self.placard.light(self.boards)
            start = self._lies(card) or self.from_hand(card.owner)
            sprite = self.sprite(card, self.boards.card)
            self._row.insert(0, card.id)
            self.motions.go(sprite.item, self.boards.spot(back), _ms(beat) * 0.16, start=Pose(start, 0, 0.3))
        return sprite

    def add(self, item: QGraphicsItem) -> None:
        """Something of the stage's own is on the scene from now on."""
        self._scene.addItem(item)

    def ahead(self, beats: Iterable[Beat]) -> None:
        """These beats are to come: their cards are drawn meanwhile."""
        if self._boards is not None:
            for card in (card for beat in beats for card in beat.cards):
                self.easel.pictures.ahead(self.easel.faces.face(card.data), self.boards.card)

    def enter_row(self, card: Card) -> None:
        """A card stands in the middle from now on."""
        self._row.append(card.id)

    def leave_row(self, card: Card) -> None:
        """A card stands in the middle no more."""
        if card.id in self._row:
            self._row.remove(card.id)

    def release(self, card: Card) -> CardSprite | None:
        """A card that is shown goes its own way from now on."""
        self.leave_row(card)
        return self._cards.pop(card.id, None)

    def _remove(self, card: int) -> None:
        sprite = self._cards.pop(card, None)
        if sprite is not None:
            self._animator.forget(sprite.item)
            self._scene.removeItem(sprite.item)
        if card in self._row:
            self._row.remove(card)

    def face_side(self, seat: int) -> float:
        """How wide the portrait on that mat is."""
        picture = self.face(seat)
        return picture.item.boundingRect().width() / (1 + 2 * AROUND) if picture is not None else 1.0

    def shake_table(self, length: float, delay: float = 0) -> None:
        """The whole table jumps once."""
        if not self.motions.reduced:
            self.motions.jolt(length, delay)

    def unpoint(self) -> None:
        """No arrows."""
        self._arrows.show((), lambda _: QPointF(), 1.0)

    def _point(self, by: int | None, to: Iterable[int], start: QPointF | None = None) -> None:
        """Arrows from a card, or a mat, to whom it is aimed at."""
        layout = self._layout
        assert layout is not None
        if by is None:
            return
        centres = {seat: rect.center() for seat, rect in layout.mats.items()}
        if start is not None:
            centres[by] = start
        entry = {"by": by, "targets": [seat for seat in to if seat != by]}
        self._arrows.show([entry], lambda seat: centres[seat], layout.unit)

    def between(self, beat: Beat) -> None:
        """An arrow from the card in the middle to whom it is held out."""
        self._point(beat.seat, beat.to, self.boards.spot().at)

    def say(self, beat: Beat, at: QPointF | None = None) -> None:
        if self.words is not None:
            self.placard.say(self.words.said(beat), self.boards, at)

    def from_hand(self, seat: int | None, name: str = "hand") -> QPointF:
        """The middle of a place on a mat; nobody's is the middle of the table."""
        return self.motions.place(name, seat) if seat is not None else self.motions.place("centre", None)

    # one method for each kind of beat

    def _play(self, beat: Beat) -> None:
        self.sweep(beat)
        answered = beat.args.get("answered")
        if isinstance(answered, Card) and beat.card is not None:
            self.fetch(answered, beat, 1)
        if beat.card is not None:
            if not boiler_scene.comes_out(self, beat):
                self.raise_up(beat.card, self.from_hand(beat.seat), beat)
            self._point(beat.seat, beat.to, self.boards.spot().at)
        else:
            self.placard.light(self.boards)
            self._point(beat.seat, beat.to)
            boiler_scene.acts(self, beat)
        self.say(beat)

    def _strike(self, beat: Beat) -> None:
        """The card hits whom it is aimed at; numbers run into the tracks."""
        length = _ms(beat)
        lands = length * beat.moment(0)
        card = beat.card
        drink = card is not None and (card.owner is None)
        sprite = self.fetch(card, beat) if card is not None and beat.to and not drink else None
        self.unpoint()
        if sprite is not None and not self.motions.reduced:
            first = self.motions.place("head", beat.to[0])
            self.motions.go(sprite.item, Pose(first, 5, 0.45), lands)
            for seat in beat.to[1:]:
                self.motions.fly(
                    sprite.subject or DRINK_BACK, self.boards.spot().at, self.motions.place("head", seat), lands
                )
        reactions.struck(self, beat, lands)
        rows: dict[int, int] = {}
        for key, seat, args in beat.args.get("parts", ()):
            attribute, sign = _ICONS[key]
            row = rows[seat] = rows.get(seat, -1) + 1
            text = _signed(sign * args["n"])
            start = (self.contest.place(seat) or self.pouring.place(seat)) if drink else None
            if start is not None:
                self.motions.run(seat, text, f"icons/{attribute}", start, lands)
            self.motions.rise(seat, text, f"icons/{attribute}", row, length * 1.1, lands)
            if key == "lost_fortitude" and args["n"] >= SHAKES:
                self._shake(seat, args["n"], length * 0.5, lands)

    def _shake(self, seat: int, strength: int, duration: float, delay: float) -> None:
        mat, layout = self._mat(seat), self._layout
        if mat is not None and layout is not None:
            self.motions.shake(mat, layout.mats[seat].topLeft(), strength, duration, delay)

    def _undone(self, beat: Beat) -> None:
        """A card that is Negated or Ignored comes to nothing."""
        self.say(beat)
        card = beat.card
        if card is not None:
            sprite = self.fetch(card, beat)
            pose = self.boards.spot(list(reversed(self._row)).index(card.id) if card.id in self._row else 0)
            end = Pose(pose.at + QPointF(0, 8 * self.boards.unit), pose.turn - 9, pose.scale * 0.94, 0.45)
            self.motions.go(sprite.item, end, _ms(beat) * 0.7)

    def _bent(self, beat: Beat) -> None:
        """A card is not what it was, or is aimed at somebody else."""
        self.say(beat)
        if beat.card is not None and beat.to:
            self.fetch(beat.card, beat)
            self._point(beat.seat, beat.to, self.boards.spot().at)

    def _home(self, beat: Beat) -> None:
        """A card flies to its discards."""
        card = beat.card
        if card is None:
            return
        deck = boiler_scene.deck_of(self, card)
        name = f"{deck}_discard" if deck else "discard"
        pile = self.motions.place(name, card.owner) if card.owner is not None else self.from_hand(None)
        sprite = self.release(card)
        if sprite is not None:
            self.send(sprite, Pose(pile, 4, _HOME, 0.6), _ms(beat) * 0.95)
        for back, id in enumerate(reversed(self._row)):
            self.motions.go(self._cards[id].item, self.boards.spot(back), _ms(beat) * 0.8)
        if not self._row:
            self.placard.hush()
            self.unpoint()

    def send(self, sprite: CardSprite, end: Pose, duration: float) -> None:
        """A card that was released goes there, and is seen no more."""
        self.motions.go(sprite.item, end, duration, done=_remover(self._scene, sprite.item))

    def _token(self, beat: Beat) -> None:
        rows: dict[int, int] = {}
        for key, seat, args in beat.args.get("parts", ()):
            if seat is None:
                continue
            row = rows[seat] = rows.get(seat, -1) + 1
            if key == "track_changed" and args["track"] == THREAT:
                boiler_scene.threat(self, seat, args["track"], args["before"], args["now"], _ms(beat))
            elif key == "track_changed":
                self.motions.rise(
                    seat, moves.moved(args["track"], args["before"], args["now"]), "", row, _ms(beat) * 1.5
                )
            elif amount := int(args.get("n", 1)):
                length = _ms(beat) * (1.5 if key == "token_claimed" else 1.3)
                self.motions.rise(seat, _signed(amount), f"tokens/{args['token']}", row, length)
        self.say_aside(beat)

    def _aside(self, beat: Beat) -> None:
        self.say_aside(beat)

    def say_aside(self, beat: Beat) -> None:
        """Say it, unless something is being said of a card that lies there."""
        if not self._row and not self.contest.visible and not self.pouring.drinks:
            self.say(beat)

    def _words(self, beat: Beat) -> None:
        self.sweep(beat)
        self.say(beat)

    # Drinks

    def _chaser(self, beat: Beat) -> None:
        if isinstance(beat.args.get("contest"), Contest):
            self._mug(beat)
        else:
            self.pouring.pour(beat)

    def _drink(self, beat: Beat) -> None:
        if isinstance(beat.args.get("contest"), Contest):
            self._contest(beat)
        else:
            self.pouring.drink(beat)

    def _event(self, beat: Beat) -> None:
        """A Drink Event is turned over in the middle, for all to see."""
        card = beat.card
        if card is None:
            return
        self.sweep(beat)
        self.raise_up(card, self.motions.place("drink_deck", None), beat)
        sprite = self._cards[card.id]
        sprite.show(DRINK_BACK, self.boards.card)
        face = self.easel.faces.face(card.data)
        turn = lambda: self.motions.flip(sprite, face, _ms(beat) * 0.2)  # noqa: E731
        self.motions.go(sprite.item, self.boards.spot(), _ms(beat) * 0.16, done=turn)
        self.say(beat)

    def sweep(self, beat: Beat) -> None:
        """What has been drunk or has come to nothing is taken away, when something else begins."""
        if beat.kind == "answer":
            return
        away = self.motions.place("drink_discard", None)
        drunk = [id for ids in self.pouring.drinks.values() for id in ids]
        keep = set(self._row) if beat.kind in ("play", "trap") and not beat.args.get("fresh") else set()
        for id in [id for id in self._cards if id in drunk or (id not in keep and beat.kind in _FRESH)]:
            sprite = self._cards.pop(id)
            end = Pose(away if id in drunk else sprite.item.pos(), 5, _HOME, 0.4 if id in drunk else 0.0)
            self.motions.go(sprite.item, end, 260, done=_remover(self._scene, sprite.item))
            if id in self._row:
                self._row.remove(id)
        self.pouring.clear()
        if beat.kind in _FRESH:
            self.unpoint()
            self.placard.clear()
            self.contest.clear()

    # contests

    def _contest(self, beat: Beat) -> None:
        """The table of the contest, with its heading, the scores, the tie, the winner."""
        contest = beat.args.get("contest")
        if not isinstance(contest, Contest):
            self.say(beat)
            return
        for id in list(self._cards):
            self._remove(id)
        self.pouring.clear()
        self.placard.light(self.boards)
        decided = beat.kind in ("tie", "winner")
        self.contest.show(contest, self.names, self.boards, self._heading(beat), decided=decided)
        self.say(beat)
        if beat.kind in ("tie", "winner"):
            for seat in contest.best:
                self._shake(seat, 1, _ms(beat) * 0.3, 0)

    def _heading(self, beat: Beat) -> str:
        return self.words.said(beat).line if self.words is not None and beat.kind == "contest" else "Drinking Contest"

    def _mug(self, beat: Beat) -> None:
        contest, seat, card = beat.args.get("contest"), beat.seat, beat.card
        if not isinstance(contest, Contest) or seat is None or card is None:
            return
        self.placard.light(self.boards)
        mugs = tuple(tuple(each for each in mug if each.id != card.id) for mug in contest.mugs)
        self.contest.show(contest._replace(mugs=mugs), self.names, self.boards, "Drinking Contest")
        start = self.motions.place("drink_deck", None)
        self.contest.pour(contest, seat, card, start, self.boards, _ms(beat))
        self.say(beat)

    # losing

    def _share(self, beat: Beat) -> None:
        self.sweep(beat)
        coins.pay(self, beat)
        self.say(beat)

    def _last_chance(self, beat: Beat) -> None:
        self.sweep(beat)
        for seat in beat.to:
            self._shake(seat, 2, _ms(beat) * 0.5, 0)
        self.say(beat)

    def _turn(self, beat: Beat) -> None:
        if first(beat):
            dealing.first_turn(self, beat)
        else:
            self.sweep(beat)

    def _round(self, beat: Beat) -> None:
        self.say_aside(beat)


def _on_a_plate(beat: Beat) -> bool:
    """Whether its large words stand on a plate of their own."""
    return beat.kind in ("begin", "falls", "round_won", "thrown_out", "end") or first(beat)


def first(beat: Beat) -> bool:
    """Whether the first turn of a game begins."""
    return beat.kind == "turn" and beat.args.get("number") == 1


_FRESH = frozenset(
    {"turn", "phase", "last_chance", "falls", "thrown_out", "share", "round_won", "prolonged", "end", "order"}
    | walks.KINDS
)
"""With these something new begins, and whatever was shown before is gone."""
_ACTS: dict[str, Callable[[Stage, Beat], None]] = {
    "begin": dealing.begin,
    **dict.fromkeys(("turn", "phase", "rest"), Stage._turn),
    **dict.fromkeys(("play", "answer", "turned"), Stage._play),
    "trap": handling.trap,
    "show": handling.held_up,
    "strike": Stage._strike,
    "flip": flips.turn_over,
    "whiff": flips.whiff,
    "hit": lying.hit,
    "keep": lying.keep,
    "offer": lying.offer,
    **walks.ACTS,
    "undone": Stage._undone,
    "bent": Stage._bent,
    "home": Stage._home,
    "pay": coins.pay,
    "ring": coins.ring,
    "token": Stage._token,
    "draw": handling.draw,
    "discard": handling.discard,
    **dict.fromkeys(("aside", "luck", "prize", "move", "leave", "control"), Stage._aside),
    "round": Stage._round,
    "round_won": coins.won,
    **dict.fromkeys(("prolonged", "renewed", "wound_up"), Stage._words),
    "target": boiler_scene.aim,
    "prepared": boiler_scene.prepare,
    "repair": boiler_scene.mend,
    "broken": boiler_scene.breaks,
    "order": lambda stage, beat: stage.pouring.order(beat),
    "reveal": lambda stage, beat: stage.pouring.reveal(beat),
    "chaser": Stage._chaser,
    "mug": Stage._mug,
    "event": Stage._event,
    "stirred": lambda stage, beat: stage.pouring.stir(beat),
    "drink": Stage._drink,
    **dict.fromkeys(("contest", "scores", "tie", "winner", "no_winner"), Stage._contest),
    "share": Stage._share,
    **dict.fromkeys(("falls", "thrown_out"), knock_out.falls),
    "last_chance": Stage._last_chance,
    "end": tableau.end,
}


def _ms(beat: Beat) -> float:
    return beat.seconds * 1000


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def _remover(scene: QGraphicsScene, item: QGraphicsItem) -> Callable[[], None]:
    def remove() -> None:
        if item.scene() is scene:
            scene.removeItem(item)

    return remove
