# SPDX-License-Identifier: GPL-3.0-or-later
"""The animations of beats: plays are shown large in the middle, strike and go home; Drinks are revealed before their drinker.

This module knows beats and places. The director decides when and for how long each is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.director import Beat, FaceUpCard
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.table import (
    coins,
    dealing,
    flips,
    handling,
    knock_out,
    lying,
    machine_scene,
    reactions,
    tableau,
    walks,
)
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.machine_mat import THREAT
from rdi_desktop.ui.table.pouring import Pouring
from rdi_desktop.ui.table.stage import HOME, Stage
from rdi_desktop.ui.table.whereabouts import Whereabouts
from rdi_desktop.ui.words import track_moves
from rdi_desktop.words import said

_ICONS = {
    "lost_fortitude": ("fortitude", -1),
    "gained_fortitude": ("fortitude", +1),
    "gained_alcohol": ("alcohol", +1),
    "lost_alcohol": ("alcohol", -1),
}


class Theatre(Stage):
    """The stage with an animation for every beat."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, animator: Animator, where: Whereabouts) -> None:
        super().__init__(scene, drawing, animator, where)
        self.pouring = Pouring(self)

    def make_room(self, duration: float) -> None:
        """A card comes into the middle: a Drink before its drinker moves aside."""
        self.pouring.make_room(duration)

    def clear_drinks(self) -> None:
        """Remove all Drinks."""
        self.pouring.clear()

    # called by the director

    def begin(self, beat: Beat) -> None:
        """A beat begins."""
        walks.fold(self, beat)
        act = ACTS.get(beat.kind)
        if act is not None:
            act(self, beat)
        reactions.feel(self, beat)
        self.speak(beat)
        if self.words is not None:
            called = self.words.called(beat)
            if called and not _on_a_plate(beat):
                colour = PALETTE.gold_light if beat.kind in ("end", "winner", "round_won") else PALETTE.candle
                length = _ms(beat) * (1.0 if beat.kind != "turn" else 1.5)
                still = self.motions.reduced
                self.placard.call(called, self.boards, length, self.gives_way, reduced=still, colour=colour)

    def rest(self, alive: Iterable[FaceUpCard]) -> None:
        """No more beats: cards that wait for an answer go to their places, all others disappear."""
        super().rest(alive)
        walks.fold(self, None)

    # one method for each kind of beat that has no module of its own

    def _play(self, beat: Beat) -> None:
        self.sweep(beat)
        answered = beat.args.get("answered")
        if isinstance(answered, FaceUpCard) and beat.card is not None:
            self.fetch(answered, beat, 1)
            self.dusk(self.boards.lit, (*beat.to, *(() if beat.seat is None else (beat.seat,))))
        if beat.card is not None:
            if not machine_scene.comes_out(self, beat):
                self.raise_up(beat.card, self.from_hand(beat.seat), beat)
            self._point(beat.seat, beat.to, self.boards.spot().at)
        else:
            self._point(beat.seat, beat.to)
            machine_scene.acts(self, beat)
        self.say(beat)

    def _strike(self, beat: Beat) -> None:
        """The card hits its targets; numbers move into the tracks."""
        length = _ms(beat)
        lands = length * beat.moment(0)
        card = beat.card
        drink = card is not None and (card.owner is None)
        sprite = self.fetch(card, beat) if card is not None and beat.to and not drink else None
        self.unpoint()
        if sprite is not None and not self.motions.reduced:
            first = self.motions.place("beside", beat.to[0])
            self.motions.go(sprite.item, Pose(first, 5, 0.45), lands)
            for other in beat.to[1:]:
                self.motions.fly(
                    sprite.subject or DRINK_BACK, self.boards.spot().at, self.motions.place("beside", other), lands
                )
        reactions.struck(self, beat, lands)
        rows: dict[int, int] = {}
        for key, seat, args in beat.args.get("parts", ()):
            if seat is None:
                continue
            attribute, sign = _ICONS[key]
            row = rows[seat] = rows.get(seat, -1) + 1
            text = _signed(sign * args["n"])
            start = (self.contest.place(seat) or self.pouring.place(seat)) if drink else None
            if start is not None:
                self.motions.run(seat, text, f"icons/{attribute}", start, lands)
            self.motions.rise(seat, text, f"icons/{attribute}", row, length * 1.1, lands)

    def _shake(self, seat: int, strength: int, duration: float, delay: float) -> None:
        mat, layout = self.mat(seat), self._layout
        if mat is not None and layout is not None:
            self.motions.shake(mat, layout.mats[seat].topLeft(), strength, duration, delay)

    def _undone(self, beat: Beat) -> None:
        """A card that is Negated or Ignored has no effect."""
        self.say(beat)
        card = beat.card
        if card is not None:
            sprite = self.fetch(card, beat)
            pose = self.boards.spot(list(reversed(self._row)).index(card.id) if card.id in self._row else 0)
            end = Pose(pose.at + QPointF(0, 8 * self.boards.unit), pose.turn - 9, pose.scale * 0.94, 0.45)
            self.motions.go(sprite.item, end, _ms(beat) * 0.7)

    def _bent(self, beat: Beat) -> None:
        """A card has been changed, or redirected."""
        self.say(beat)
        if beat.card is not None and beat.to:
            self.fetch(beat.card, beat)
            self._point(beat.seat, beat.to, self.boards.spot().at)

    def _home(self, beat: Beat) -> None:
        """A card moves to its discards."""
        card = beat.card
        if card is None:
            return
        deck = machine_scene.deck_of(self, card)
        name = f"{deck}_discard" if deck else "discard"
        pile = self.motions.place(name, card.owner) if card.owner is not None else self.from_hand(None)
        sprite = self.release(card)
        if sprite is not None:
            self.send(sprite, Pose(pile, 4, HOME, 0.6), _ms(beat) * 0.95)
        for back, id in enumerate(reversed(self._row)):
            self.motions.go(self._cards[id].item, self.boards.spot(back), _ms(beat) * 0.8)
        if not self._row:
            self.placard.hush()
            self.unpoint()
            self.light.rise()

    def _token(self, beat: Beat) -> None:
        rows: dict[int, int] = {}
        for key, seat, args in beat.args.get("parts", ()):
            if seat is None:
                continue
            row = rows[seat] = rows.get(seat, -1) + 1
            if key == "track_changed":
                track, before, now = str(args["track"]), args["before"], args["now"]
                if track == THREAT and isinstance(before, int) and isinstance(now, int):
                    machine_scene.threat(self, seat, track, before, now, _ms(beat))
                else:
                    self.motions.rise(seat, track_moves.moved(track, before, now), "", row, _ms(beat) * 1.5)
            elif amount := args.get("n", 1):
                length = _ms(beat) * (1.5 if key == "token_claimed" else 1.3)
                self.motions.rise(seat, _signed(amount), f"tokens/{args['token']}", row, length)
        self.say_aside(beat)

    def _aside(self, beat: Beat) -> None:
        self.say_aside(beat)

    def _words(self, beat: Beat) -> None:
        self.sweep(beat)
        self.say(beat)

    # Drinks

    def _order(self, beat: Beat) -> None:
        self.pouring.order(beat)

    def _reveal(self, beat: Beat) -> None:
        self.pouring.reveal(beat)

    def _stir(self, beat: Beat) -> None:
        self.pouring.stir(beat)

    def _chaser(self, beat: Beat) -> None:
        if isinstance(beat.args.get("contest"), ContestMugs):
            self._mug(beat)
        else:
            self.pouring.pour(beat)

    def _drink(self, beat: Beat) -> None:
        if isinstance(beat.args.get("contest"), ContestMugs):
            self._contest(beat)
        else:
            self.pouring.drink(beat)

    def _event(self, beat: Beat) -> None:
        """A Drink Event is revealed in the middle."""
        card = beat.card
        if card is None:
            return
        self.sweep(beat)
        self.raise_up(card, self.motions.place("drink_deck", None), beat)
        sprite = self._cards[card.id]
        sprite.show(DRINK_BACK, self.boards.card)
        face = self.drawing.faces.face(card.data)
        turn = lambda: self.motions.flip(sprite, face, _ms(beat) * 0.2)  # noqa: E731
        self.motions.go(sprite.item, self.boards.spot(), _ms(beat) * 0.16, done=turn)
        self.say(beat)

    # contests

    def _contest(self, beat: Beat) -> None:
        """The display of a contest: heading, scores, tie, winner."""
        contest = beat.args.get("contest")
        if not isinstance(contest, ContestMugs):
            self.say(beat)
            return
        for id in list(self._cards):
            self._remove(id)
        self.pouring.clear()
        decided = beat.kind in ("tie", "winner")
        self.contest.show(contest, self.names, self.boards, self._heading(beat), decided=decided)
        self.say(beat)
        if beat.kind in ("tie", "winner"):
            for seat in contest.best:
                self._shake(seat, 1, _ms(beat) * 0.3, 0)

    def _remove(self, card: int) -> None:
        sprite = self._cards.pop(card, None)
        if sprite is not None:
            self._animator.forget(sprite.item)
            self._scene.removeItem(sprite.item)
        if card in self._row:
            self._row.remove(card)

    def _heading(self, beat: Beat) -> str:
        return (
            self.words.said(beat).line if self.words is not None and beat.kind == "contest" else said("around-contest")
        )

    def _mug(self, beat: Beat) -> None:
        contest, seat, card = beat.args.get("contest"), beat.seat, beat.card
        if not isinstance(contest, ContestMugs) or seat is None or card is None:
            return
        mugs = tuple(tuple(each for each in mug if each.id != card.id) for mug in contest.mugs)
        self.contest.show(contest._replace(mugs=mugs), self.names, self.boards, said("around-contest"))
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
    """Whether its large words are on a plate of their own."""
    return beat.kind in ("begin", "falls", "round_won", "thrown_out", "end") or first(beat)


def first(beat: Beat) -> bool:
    """Whether the first turn of a game begins."""
    return beat.kind == "turn" and beat.args.get("number") == 1


ACTS: dict[str, Callable[[Theatre, Beat], None]] = {
    "begin": dealing.begin,
    **dict.fromkeys(("turn", "phase", "rest"), Theatre._turn),
    **dict.fromkeys(("play", "answer", "turned"), Theatre._play),
    "trap": handling.trap,
    "show": handling.held_up,
    "strike": Theatre._strike,
    "flip": flips.turn_over,
    "whiff": flips.whiff,
    "hit": lying.hit,
    "keep": lying.keep,
    "offer": lying.offer,
    **walks.ACTS,
    "undone": Theatre._undone,
    "bent": Theatre._bent,
    "home": Theatre._home,
    "pay": coins.pay,
    "ring": coins.ring,
    "token": Theatre._token,
    "draw": handling.draw,
    "discard": handling.discard,
    **dict.fromkeys(("aside", "luck", "prize", "move", "leave", "control"), Theatre._aside),
    "round": Theatre._round,
    "round_won": coins.won,
    **dict.fromkeys(("prolonged", "renewed", "wound_up"), Theatre._words),
    "target": machine_scene.aim,
    "prepared": machine_scene.prepare,
    "repair": machine_scene.mend,
    "broken": machine_scene.breaks,
    "order": Theatre._order,
    "reveal": Theatre._reveal,
    "chaser": Theatre._chaser,
    "mug": Theatre._mug,
    "event": Theatre._event,
    "stirred": Theatre._stir,
    "drink": Theatre._drink,
    **dict.fromkeys(("contest", "scores", "tie", "winner", "no_winner"), Theatre._contest),
    "share": Theatre._share,
    **dict.fromkeys(("falls", "thrown_out"), knock_out.falls),
    "last_chance": Theatre._last_chance,
    "end": tableau.end,
}
"""The animation of each kind of beat, besides changing numbers."""
UNACTED = frozenset({"shuffle", "pass", "round_over"})
"""Kinds of beats without any other animation."""


def _ms(beat: Beat) -> float:
    return beat.seconds * 1000


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"
