# SPDX-License-Identifier: GPL-3.0-or-later
"""Deeds: what verbs amount to for computer players. A verb names its deed; computer players know deeds and no verb by its name.

Points are those of computer players: one Fortitude is worth about 1 point to a player with plenty of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

TRIFLE = 0.3
"""Points for effects that no number shows, such as moving cards or things."""

SeatChange = list[float]
"""A change of [Fortitude, Alcohol Content, Gold]."""
ChangeBySeat = dict[int, SeatChange]
"""Changes by seat."""


class Numbered(Protocol):
    """A part of a card as far as its numbers go; `estimate.Part` is one."""

    fortitude: float
    alcohol: float
    gold: float


class Coming(NamedTuple):
    """An effect that is coming, seen by a seat that may answer it."""

    change: Mapping[int, SeatChange]
    """What it would change if it is not answered further."""
    by: int
    """The seat that answers."""
    other: int | None
    """The seat it has picked for its answer."""
    sender: int | None
    """The seat that played what is answered."""
    drinker: int | None
    """The drinker, if it is a Drink."""
    ignored: Collection[int]
    """The seats that Ignore it."""

    def to(self, seat: int | None) -> SeatChange:
        """The change for one seat."""
        found = self.change.get(seat) if seat is not None else None
        return [0, 0, 0] if found is None else found

    def handed(self, mine: SeatChange, theirs: SeatChange) -> ChangeBySeat:
        """One change for the answering seat and one for the seat it has picked."""
        return {self.by: mine} if self.other is None else {self.by: mine, self.other: theirs}


Becomes = Callable[[Numbered, Coming], ChangeBySeat | None]
"""The changes after a part of a card has been applied to what is coming, for the seats that it concerns; None: no difference."""


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """What something that a card does comes to."""

    word: str
    """Its name. Of several cards in a hand with the same deeds, each further one is worth less."""
    played: float = TRIFLE
    """Points for doing it, apart from its numbers, if nothing more exact is known."""
    held: float = 0.0
    """Points for a card in the hand that does it, apart from its numbers."""
    each: float = 0.0
    """Additional points for each token, thing or card of its number."""
    counted: bool = False
    """Whether its numbers are changes for the seats that it names."""
    plain: bool = False
    """Whether its only effects are numbers, or the value of a Round."""
    answers: bool = False
    """Whether it only affects what it answers."""
    ground: str = ""
    """Why a computer player does it to what it answers (a key of `bots.base.GROUNDS`)."""
    becomes: Becomes | None = None
    """How it alters what is answered."""
    per: float | None = None
    """If it has the numbers of what it answers: points for a card in the hand per point of harm in them; otherwise None."""
    spares: bool = False
    """Whether it spares the player a Drink or a blow."""


def numbers(word: str, held: float = 0.0) -> Deed:
    """A deed that only changes numbers."""
    return Deed(word, 0.0, held, counted=True, plain=True)


def weighed(word: str, held: float = 0.0, each: float = 0.0) -> Deed:
    """What computer players weigh by what it is."""
    return Deed(word, 0.0, held, each)


def frame(word: str) -> Deed:
    """A deed worth nothing itself: it only says when or how other effects happen."""
    return Deed(word, 0.0)


def answer(
    word: str,
    ground: str,
    becomes: Becomes,
    *,
    held: float = 0.0,
    only: bool = False,
    spares: bool = False,
    per: float | None = None,
) -> Deed:
    """A deed applied to something that is coming. `only`: it does nothing else."""
    return Deed(word, 0.0, held, answers=only, ground=ground, becomes=becomes, spares=spares, per=per)


# How an answer alters what is coming


def nothing(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """Nothing of it happens."""
    return {coming.by: [0, 0, 0]} if coming.by in coming.change else None


def no_gold(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """No Gold is lost."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [mine[0], mine[1], 0]}


def less(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """It is reduced by the numbers of the part, for a Drink for its drinker."""
    seat = coming.by if coming.drinker is None else coming.drinker
    mine = coming.change.get(seat)
    by = (part.fortitude, part.alcohol, part.gold)
    return None if mine is None else {seat: [smaller(n, abs(less)) for n, less in zip(mine, by, strict=True)]}


def halved(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """It is halved, rounded up."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [n - int(n) // 2 for n in mine]}


def limited(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """At most as much Fortitude is lost as the part says."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [max(mine[0], -part.fortitude), *mine[1:]]}


def fortitude_for_alcohol(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """The Alcohol Content becomes a gain of Fortitude."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [mine[0] + mine[1], 0.0, mine[2]]}


def sent_back(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """The seat that sent it loses the Fortitude instead."""
    mine = coming.change.get(coming.by)
    return (
        None
        if mine is None or coming.sender is None
        else {coming.by: [0.0, *mine[1:]], coming.sender: [mine[0], 0.0, 0.0]}
    )


def sent_on(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """The picked seat loses the Fortitude instead."""
    mine, theirs = coming.change.get(coming.by), coming.to(coming.other)
    return None if mine is None else coming.handed([0.0, *mine[1:]], [theirs[0] + mine[0], *theirs[1:]])


def passed(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """All of it goes to the picked seat."""
    mine = coming.change.get(coming.by)
    return None if mine is None else coming.handed([0, 0, 0], list(mine))


def shared(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """Half of it goes to the picked seat."""
    mine = coming.change.get(coming.by)
    if mine is None:
        return None
    half = [n / 2 for n in mine]
    return coming.handed(half, half)


def more(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """The Drink has the numbers of the part in addition."""
    return _drunk(part, coming, coming.to(coming.drinker))


def instead(part: Numbered, coming: Coming) -> ChangeBySeat | None:
    """The Drink has only the numbers of the part."""
    return _drunk(part, coming, [0, 0, 0])


def _drunk(part: Numbered, coming: Coming, old: SeatChange) -> ChangeBySeat | None:
    if coming.drinker is None or coming.drinker in coming.ignored:
        return None
    return {coming.drinker: [old[0] + part.fortitude, old[1] + part.alcohol, old[2]]}


def smaller(n: float, less: float) -> float:
    """`n` moved toward 0 by `less`, never beyond."""
    return max(0.0, n - less) if n > 0 else min(0.0, n + less)


# Deeds that computer players look at more closely, or that several verbs share

LOSE = numbers("lose")
GAIN = numbers("gain")
PAY = numbers("pay")
"""Gold is paid, as much as there is, to the receiver in the part."""
TAKE = numbers("take", held=1.2)
"""Gold is taken, from the pot or from the seats in the part."""
ORDER = Deed("order", 0.0, held=0.9, counted=True)
"""Drinks are put on others' Drink Me! piles."""
DRINK = Deed("drink", 0.0, held=1.0, counted=True)
DRAW = weighed("draw", each=0.65)
DISCARD = weighed("discard")
GIVE = weighed("give", each=0.3)
"""Tokens are given."""
FLIP = weighed("flip", each=0.3)
"""A thing with two sides is turned over."""
SET = Deed("set")
"""A marker is set to another place of its track."""
CLAIM = weighed("claim")
REVEAL = weighed("reveal", each=0.3)
"""Cards of a side deck are revealed."""
EXTRA = weighed("extra", held=1.2)
"""One more Action."""
MUTE = weighed("mute", held=1.2)
"""A seat can play nothing for a round."""
TRAPS = weighed("procedure")
"""A seat checks for Traps."""
END_TURN = Deed("end_turn")
CHAIN = frame("chain")
OFFER = frame("offer")
TAKE_UP = Deed("take_up")
MARK = Deed("mark")

NEGATE = Deed("negate", 0.0, held=1.2, answers=True, spares=True)
WITHDRAW = answer("withdraw", "saves", nothing, held=1.6, spares=True)
"""A seat is out of reach until its next turn."""
IGNORE = answer("ignore", "saves", nothing, held=2.2, only=True, spares=True)
REDUCE = answer("reduce", "saves", less, held=1.6, only=True, spares=True, per=0.0)
UNPAID = "keeps_gold"
"""The ground of answers that avoid paying."""

OPEN_ROUND = Deed("open_round", 0.0, plain=True)
ANTE = Deed("ante", 0.0, held=0.2, plain=True)
ANSWER_WITH = Deed("answer_with", 0.0, held=0.4, plain=True)
"""Only some cards can answer it."""
CONTROL = Deed("control", 0.0)
"""A seat gets control of the Round."""
LEAVE_ROUND = weighed("leave_round", held=0.7)
WIN_ROUND = weighed("win_round", held=1.1)
TAKE_POT = weighed("take_pot", held=1.3)
PROLONG = weighed("prolong", held=0.9)
END_ROUND = weighed("end_round", held=1.0)
FORCE_OUT = weighed("force_out", held=0.8)
