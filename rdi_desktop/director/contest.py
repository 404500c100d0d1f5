# SPDX-License-Identifier: GPL-3.0-or-later
"""A Drinking Contest as it is shown: who takes part, what is in the mugs, the scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rdi_desktop.director.cards import FaceUpCard


class ContestMugs(NamedTuple):
    """All mugs at one moment."""

    seats: tuple[int, ...]
    mugs: tuple[tuple[FaceUpCard, ...], ...]
    """For each seat the Drink it has revealed, with its Chasers."""
    scores: tuple[int | None, ...]
    best: tuple[int, ...] = ()
    """The seats that are tied, or have won."""

    @classmethod
    def of(cls, seats: Iterable[int]) -> ContestMugs:
        """Nobody has drunk yet."""
        seats = tuple(seats)
        return cls(seats, ((),) * len(seats), (None,) * len(seats))

    def poured(self, seat: int, card: FaceUpCard, *, chaser: bool = False) -> ContestMugs:
        """With a Drink revealed by a seat, or a Chaser added to it."""
        mugs = tuple(
            ((*mug, card) if chaser else (card,)) if each == seat else mug
            for each, mug in zip(self.seats, self.mugs, strict=True)
        )
        return self._replace(mugs=mugs)

    def scored(self, scores: Mapping[int, int]) -> ContestMugs:
        """With the scores of this round."""
        return self._replace(
            scores=tuple(scores.get(seat, old) for seat, old in zip(self.seats, self.scores, strict=True))
        )

    def again(self, seats: Iterable[int]) -> ContestMugs:
        """These seats are tied and drink again."""
        return self._replace(best=tuple(seats))

    def fresh(self) -> ContestMugs:
        """The mugs of tied seats are empty, and their scores open."""
        drinking = [seat in self.best for seat in self.seats]
        mugs = tuple(() if on else mug for on, mug in zip(drinking, self.mugs, strict=True))
        scores = tuple(None if on else score for on, score in zip(drinking, self.scores, strict=True))
        return ContestMugs(self.seats, mugs, scores)
