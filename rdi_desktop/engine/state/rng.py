# SPDX-License-Identifier: GPL-3.0-or-later
"""Randomness as one integer in the state (splitmix64): cheap to clone, the same on every machine."""

from __future__ import annotations

from typing import TypeVar

MASK = (1 << 64) - 1
DRAWS = 4
"""Cards of a shuffle that are drawn with 64 random bits: even with hundreds of cards, 32 of the bits are left for the last."""


def mix(state: int) -> tuple[int, int]:
    """(next state, 64 random bits)."""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return state, z ^ (z >> 31)


T = TypeVar("T")


class HasRandom:
    """Anything that keeps the state of its random numbers in an integer called `rng`."""

    __slots__ = ("rng",)

    def __init__(self, rng: int = 0) -> None:
        self.rng = rng

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.rng, bits = mix(self.rng)
        return (bits * n) >> 64

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates). 64 random bits serve several draws: each uses what the one before left over."""
        for top in range(len(items) - 1, 0, -DRAWS):
            self.rng, bits = mix(self.rng)
            if top < DRAWS:
                for i in range(top, 0, -1):
                    bits *= i + 1
                    j = bits >> 64
                    bits &= MASK
                    items[i], items[j] = items[j], items[i]
                return
            # The same four draws as digits of one number: a third faster than drawing four times.
            second, third, fourth = top, top - 1, top - 2
            drawn = bits * ((top + 1) * second * third * fourth) >> 64
            drawn, d = drawn // fourth, drawn % fourth
            drawn, c = drawn // third, drawn % third
            a, b = drawn // second, drawn % second
            items[top], items[a] = items[a], items[top]
            items[top - 1], items[b] = items[b], items[top - 1]
            items[top - 2], items[c] = items[c], items[top - 2]
            items[top - 3], items[d] = items[d], items[top - 3]


class Random(HasRandom):
    """A generator of its own, for bots and sampling."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed & MASK)
