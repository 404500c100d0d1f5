# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said by the fire, where those sit who are out; `names` are those of all seats, isolated."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.session.bets import Bet, BetOffer, BetPaid
from rdi_desktop.words import said


def question(offer: BetOffer, names: Sequence[str]) -> str:
    """What can be bet on."""
    name = names[offer.seat] if offer.seat is not None else ""
    return said(f"fire-ask-{offer.kind}", name=name) if name else said(f"fire-ask-{offer.kind}")


def choice(kind: str, pick: str, names: Sequence[str]) -> str:
    """What one bets on."""
    if pick.isdigit():
        return names[int(pick)] if int(pick) < len(names) else pick
    return said(f"fire-answer-{kind}-{pick}")


def chits(n: int) -> str:
    """So many chits."""
    return said("fire-chits", n=n)


def laid(bet: Bet, names: Sequence[str]) -> str:
    """A bet that is not decided yet."""
    return said("fire-laid", bet=_on(bet, names), n=bet.chits, pays=bet.pays)


def bets(bet: Bet, names: Sequence[str]) -> str:
    """What somebody says who has laid a bet."""
    return said("fire-bets", name=names[bet.seat], bet=laid(bet, names))


def paid(told: BetPaid, names: Sequence[str]) -> str:
    """What became of a bet."""
    bet = told.bet
    name, what = names[bet.seat], _on(bet, names)
    if told.got > bet.chits:
        return said("fire-won", name=name, n=told.got - bet.chits, bet=what)
    return said("fire-back" if told.got == bet.chits else "fire-lost", name=name, n=bet.chits, bet=what)


def refused(key: str) -> str:
    """Why a bet was not taken."""
    return said(f"fire-refused-{key}")


def deed(id: str) -> str:
    """A deed of those who are out, by its id in `engine.rules.ghosts`."""
    return said(f"fire-deed-{id}")


def short_deed(id: str) -> str:
    """The same on a button."""
    return said(f"fire-short-{id}")


def _on(bet: Bet, names: Sequence[str]) -> str:
    if bet.pick.isdigit():
        return said(f"fire-on-{bet.kind}", name=choice(bet.kind, bet.pick, names))
    return said(f"fire-on-{bet.kind}-{bet.pick}")
