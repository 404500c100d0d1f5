# SPDX-License-Identifier: GPL-3.0-or-later
"""What verbs come to, for whoever weighs cards: a verb says which deed it is, and computer players know deeds, no verb by its name.

Points are those of computer players: about 1 is what one Fortitude is worth to somebody who has plenty of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

TRIFLE = 0.3
"""Points for what shows in no number: it moves cards and things about."""

Numbers = list[float]
"""A change of Fortitude, Alcohol Content and Gold."""
Change = dict[int, Numbers]
"""What changes for whom, by seats."""


class Numbered(Protocol):
    """A part of a card as far as its numbers go; `estimate.Part` is one."""

    fortitude: float
    alcohol: float
    gold: float


class Coming(NamedTuple):
    """What is coming to whom, as somebody answers it."""

    change: Mapping[int, Numbers]
    """What it would change if nobody did more about it."""
    by: int
    """Who answers."""
    other: int | None
    """Whom they have picked for it."""
    sender: int
    """Who plays what is answered."""
    drinker: int | None
    """Who drinks it, if it is a Drink."""
    ignored: Collection[int]
    """The seats that Ignore it."""

    def to(self, seat: int | None) -> Numbers:
        """What is coming to somebody."""
        found = self.change.get(seat) if seat is not None else None
        return [0, 0, 0] if found is None else found

    def handed(self, mine: Numbers, theirs: Numbers) -> Change:
        """So much for whoever answers, and so much for whom they have picked."""
        return {self.by: mine} if self.other is None else {self.by: mine, self.other: theirs}


Becomes = Callable[[Numbered, Coming], Change | None]
"""How it comes, for the seats for which that differs, once a part of a card has been done to it. None: it differs for nobody."""


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """What something that a card does comes to."""

    word: str
    """What it is called. Of the cards of a hand with the same deeds, each further one is worth less."""
    played: float = TRIFLE
    """Points for doing it, beside its numbers, where nothing better is known."""
    held: float = 0.0
    """Points for a card in the hand that does it, beside its numbers."""
    each: float = 0.0
    """And for each token, thing or card of its number."""
    counted: bool = False
    """Whether its numbers are changes of those it is about."""
    plain: bool = False
    """Whether it shows in numbers, or in what a Round is worth, and in nothing else."""
    answers: bool = False
    """Whether it is about nothing but what it answers."""
    ground: str = ""
    """Why somebody does it to what they answer (a key of `bots.base.GROUNDS`)."""
    becomes: Becomes | None = None
    """What becomes of what is answered."""
    per: float | None = None
    """Its numbers are those of what it answers, and a point of harm in them counts so much in the hand; None: they are no such numbers."""
    spares: bool = False
    """Whether it takes a Drink or a blow off whoever does it."""


def numbers(word: str, held: float = 0.0) -> Deed:
    """What shows in changes of numbers and nothing else."""
    return Deed(word, 0.0, held, counted=True, plain=True)


def weighed(word: str, held: float = 0.0, each: float = 0.0) -> Deed:
    """What computer players weigh by what it is."""
    return Deed(word, 0.0, held, each)


def frame(word: str) -> Deed:
    """What is worth nothing by itself: it only says when or how other effects happen."""
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
    """What is done to something that is coming. `only`: it is about nothing else."""
    return Deed(word, 0.0, held, answers=only, ground=ground, becomes=becomes, spares=spares, per=per)


# What becomes of what is coming


def nothing(part: Numbered, coming: Coming) -> Change | None:
    """Nothing of it comes."""
    return {coming.by: [0, 0, 0]} if coming.by in coming.change else None


def no_gold(part: Numbered, coming: Coming) -> Change | None:
    """No Gold is lost."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [mine[0], mine[1], 0]}


def less(part: Numbered, coming: Coming) -> Change | None:
    """It is smaller by the numbers of the part, a Drink for whoever drinks it."""
    seat = coming.by if coming.drinker is None else coming.drinker
    mine = coming.change.get(seat)
    by = (part.fortitude, part.alcohol, part.gold)
    return None if mine is None else {seat: [smaller(n, abs(less)) for n, less in zip(mine, by, strict=True)]}


def halved(part: Numbered, coming: Coming) -> Change | None:
    """Half of it, rounded up."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [n - int(n) // 2 for n in mine]}


def limited(part: Numbered, coming: Coming) -> Change | None:
    """No more Fortitude is lost than the part says."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [max(mine[0], -part.fortitude), *mine[1:]]}


def fortitude_for_alcohol(part: Numbered, coming: Coming) -> Change | None:
    """The Alcohol Content is a gain of Fortitude."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [mine[0] + mine[1], 0.0, mine[2]]}


def sent_back(part: Numbered, coming: Coming) -> Change | None:
    """The Fortitude is lost by whoever has sent it."""
    mine = coming.change.get(coming.by)
    return None if mine is None else {coming.by: [0.0, *mine[1:]], coming.sender: [mine[0], 0.0, 0.0]}


def sent_on(part: Numbered, coming: Coming) -> Change | None:
    """The Fortitude is lost by whoever is picked."""
    mine, theirs = coming.change.get(coming.by), coming.to(coming.other)
    return None if mine is None else coming.handed([0.0, *mine[1:]], [theirs[0] + mine[0], *theirs[1:]])


def passed(part: Numbered, coming: Coming) -> Change | None:
    """All of it comes to whoever is picked."""
    mine = coming.change.get(coming.by)
    return None if mine is None else coming.handed([0, 0, 0], list(mine))


def shared(part: Numbered, coming: Coming) -> Change | None:
    """Half of it comes to whoever is picked."""
    mine = coming.change.get(coming.by)
    if mine is None:
        return None
    half = [n / 2 for n in mine]
    return coming.handed(half, half)


def more(part: Numbered, coming: Coming) -> Change | None:
    """The Drink has the numbers of the part besides."""
    return _drunk(part, coming, coming.to(coming.drinker))


def instead(part: Numbered, coming: Coming) -> Change | None:
    """The Drink has the numbers of the part, and no others."""
    return _drunk(part, coming, [0, 0, 0])


def _drunk(part: Numbered, coming: Coming, old: Numbers) -> Change | None:
    if coming.drinker is None or coming.drinker in coming.ignored:
        return None
    return {coming.drinker: [old[0] + part.fortitude, old[1] + part.alcohol, old[2]]}


def smaller(n: float, less: float) -> float:
    """A number that is nearer to 0 by so much, never beyond."""
    return max(0.0, n - less) if n > 0 else min(0.0, n + less)


# What computer players look closer at, or several verbs come to

LOSE = numbers("lose")
GAIN = numbers("gain")
PAY = numbers("pay")
"""Gold is paid: as much as there is, to whoever the part says."""
TAKE = numbers("take", held=1.2)
"""Gold is taken: from the pot, or from whoever the part says."""
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
"""A marker goes to another place of its track."""
CLAIM = weighed("claim")
REVEAL = weighed("reveal", each=0.3)
"""Cards of a side deck are turned up."""
EXTRA = weighed("extra", held=1.2)
"""One more Action."""
MUTE = weighed("mute", held=1.2)
"""Somebody can play nothing for a round."""
TRAPS = weighed("procedure")
"""Somebody checks for Traps."""
END_TURN = Deed("end_turn")
CHAIN = frame("chain")
OFFER = frame("offer")
TAKE_UP = Deed("take_up")
MARK = Deed("mark")

NEGATE = Deed("negate", 0.0, held=1.2, answers=True, spares=True)
WITHDRAW = answer("withdraw", "saves", nothing, held=1.6, spares=True)
"""Somebody is out of reach until their next turn."""
IGNORE = answer("ignore", "saves", nothing, held=2.2, only=True, spares=True)
REDUCE = answer("reduce", "saves", less, held=1.6, only=True, spares=True, per=0.0)
UNPAID = "keeps_gold"
"""The ground of those who do not pay."""

OPEN_ROUND = Deed("open_round", 0.0, plain=True)
ANTE = Deed("ante", 0.0, held=0.2, plain=True)
ANSWER_WITH = Deed("answer_with", 0.0, held=0.4, plain=True)
"""Only some cards can answer it."""
CONTROL = Deed("control", 0.0)
"""Somebody is in control of the Round."""
LEAVE_ROUND = weighed("leave_round", held=0.7)
WIN_ROUND = weighed("win_round", held=1.1)
TAKE_POT = weighed("take_pot", held=1.3)
PROLONG = weighed("prolong", held=0.9)
END_ROUND = weighed("end_round", held=1.0)
FORCE_OUT = weighed("force_out", held=0.8)
