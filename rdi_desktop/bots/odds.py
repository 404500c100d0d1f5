# SPDX-License-Identifier: GPL-3.0-or-later
"""Everybody's chance to win a position: the one judgement of charts, hints and look-ahead.

A side's chance grows with the exponential of a weighted sum of what is seen of it. The weights (`odds.json`) are fitted to who won
thousands of games (`dev.py fit`, docs/players.md), apart for players on their own, for teams, and against a machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rdi_desktop.bots import machines
from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.decks import spares
from rdi_desktop.bots.evaluation import FRESH, WARD, numbers_of
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.seen import reached

if TYPE_CHECKING:
    from rdi_desktop.bots.base import World
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef
    from rdi_desktop.engine.seen import SeenSeat, SeenTable

FILE = Path(__file__).with_suffix(".json")
"""The fitted weights, with where they come from."""
COMPANIES = ("alone", "teams", "machine")
"""Kinds of tables, each with weights of its own."""
PLAIN = ("room", "last room", "last gold", "gold")
"""What is left of Fortitude and Gold: logarithms, each with a term for the last of it."""
KINDS = (
    "blow", "blow by the way", "drunk", "heals", "sobers", "coins", "negates", "spares", "spares a little", "push", "opens", "wins",
    "anytime", "worth", "acts",
)  # fmt: skip
"""What a card in hand is counted by (see `kinds`)."""
SCARCE = ("negates", "spares", "spares a little", "blow", "drunk")
"""Kinds that count the more, the less everybody has left: once more relative to the average room."""
PLACES = tuple(f"{places} after, of {left}" for left in (2, 3, 4) for places in range(1, left))
"""How many places after the seat whose turn it is, while so few are left."""
TERMS = (
    *PLAIN,
    "ahead",
    *(f"{term}, of two" for term in PLAIN),
    *(f"{term}, by number" for term in (*PLAIN, "ahead")),
    "drinks",
    "cards",
    "things",
    "tokens",
    *PLACES,
    *KINDS,
    *(f"{kind}, scarce" for kind in SCARCE),
    "members",
    "boss",
    "boss, by number",
    "machine",
    "machine, by number",
    "machine's room",
    "machine's actions",
    "machine's things",
)
"""All terms of the sum, in this order; a side has the average of its members."""
NEAR = 2.0
"""This much less room makes a seat a third as likely to be taken for the leader."""


class Mat(NamedTuple):
    """What is weighed of a seat that is still in the game and can lose it."""

    seat: int
    side: int
    room: float
    """Fortitude minus Alcohol Content, with what its wards are worth."""
    gold: float
    drinks: int
    """In its Drink Me! pile."""
    cards: int
    """In its hand."""
    things: int
    """Cards in play before it."""
    tokens: int
    """Of all kinds."""
    boss: bool
    actions: int
    """Of a machine: how many it has in a turn now; otherwise 0."""
    kinds: tuple[float, ...]
    """The sum over its hand, by KINDS."""


class WeighedTable(NamedTuple):
    """Everything that is weighed."""

    turn: int
    """The seat whose turn it is."""
    seats: int
    """How many the table has."""
    mats: tuple[Mat, ...]


def open_chances(world: World, content: Content) -> tuple[float, ...]:
    """Everybody's chance with all hands open, by seats; each seat has its side's, and whoever is out 0.

    Once the game is over, the winners share the whole of it.
    """
    hands = [world.brief(seat).held.values() for seat in range(len(world.brief(None).seats))]
    return chances(world.brief(None), content, hands)


def chances(view: SeenTable, content: Content, hands: Iterable[Iterable[CardDef]] | None = None) -> tuple[float, ...]:
    """Everybody's chance by what a view shows, by seats: an unseen card counts as the average card of its owner's deck.

    `hands`: everybody's cards, if all are known.
    """
    if view.over is not None:
        won = {view.seats[seat].side for seat in view.over.winners}
        return tuple((mat.side in won) / len(won) if won else 0.0 for mat in view.seats)
    found = judge(position(view, content, hands), company(view))
    return tuple(found.get(mat.side, 0.0) for mat in view.seats)


def company(view: SeenTable) -> str:
    """The kind of the table: one of COMPANIES."""
    if any(mat.threat for mat in view.seats):
        return "machine"
    return "teams" if len({mat.side for mat in view.seats}) < len(view.seats) else "alone"


def position(view: SeenTable, content: Content, hands: Iterable[Iterable[CardDef]] | None = None) -> WeighedTable:
    """What is weighed of a view."""
    opened = None if hands is None else [in_hand(hand) for hand in hands]
    mats = []
    for seat, side, fortitude, drunk, gold, loses, wards in numbers_of(view):
        if loses:
            mat = view.seats[seat]
            mats.append(
                Mat(
                    seat,
                    side,
                    fortitude - drunk + WARD * wards,
                    gold,
                    mat.drink_me,
                    mat.hand_count,
                    len(mat.in_play),
                    sum(mat.tokens.values()),
                    mat.boss,
                    machines.actions(mat.threat, reached(mat.tracks, "threat")) if mat.threat else 0,
                    _hand(mat, content) if opened is None else opened[seat],
                )
            )
    return WeighedTable(view.turn, len(view.seats), tuple(mats))


def _hand(mat: SeenSeat, content: Content) -> tuple[float, ...]:
    """The kinds of a seat's hand as far as it is seen."""
    if mat.hand is not None:
        return in_hand(content.card(seen.definition) for seen in mat.hand)
    character = content.characters.get(mat.character)
    return tuple(mat.hand_count * n for n in usual(character)) if character is not None else in_hand(())


def in_hand(hand: Iterable[CardDef]) -> tuple[float, ...]:
    """The sums of some cards' kinds."""
    sums = [0.0] * len(KINDS)
    for card in hand:
        for kind, n in kinds(card):
            sums[kind] += n
    return tuple(sums)


@lru_cache(maxsize=1 << 13)
def kinds(card: CardDef) -> tuple[tuple[int, float], ...]:
    """How much a card has of each kind: pairs of its number in KINDS and the amount, those without any left out."""
    parts = [part for mode in range(len(card.modes)) for part in parts_of(card, mode)]
    others = [part for part in parts if part.who != "self"]
    own = [part for part in parts if part.who == "self"]
    known, done, spared = facts(card), {part.deed for part in parts}, spares(card)
    blow = max((-part.fortitude for part in others), default=0.0)
    counted = (
        blow if known.acts else 0.0,
        0.0 if known.acts else blow,
        max((part.alcohol for part in others), default=0.0),
        max((part.fortitude for part in own), default=0.0),
        max((-part.alcohol for part in own), default=0.0),
        max((abs(part.gold) for part in parts), default=0.0),
        deeds.NEGATE in done,
        spared >= 2,
        spared == 1,
        known.push,
        deeds.OPEN_ROUND in done,
        deeds.WIN_ROUND in done,
        known.anytime,
        known.worth,
        known.acts,
    )
    return tuple((kind, float(n)) for kind, n in enumerate(counted) if n > 0)


@lru_cache(maxsize=1 << 8)
def usual(character: CharacterDef) -> tuple[float, ...]:
    """The kinds of the average card of a character's deck."""
    drawn = [card for card in character.deck if not card.pile and not card.boss]
    copies = sum(card.copies for card in drawn)
    sums = in_hand(card for card in drawn for _ in range(card.copies))
    return tuple(n / copies for n in sums) if copies else sums


def terms(position: WeighedTable) -> dict[int, list[float]]:
    """The terms of each side that is left, by TERMS."""
    mats, left = position.mats, len(position.mats)
    if not mats:
        return {}
    rooms = [max(0.5, mat.room) for mat in mats]
    mean, most = max(1.0, sum(rooms) / left), max(rooms)
    near = [exp((room - most) / NEAR) for room in rooms]
    order = sorted(mats, key=lambda mat: (mat.seat - position.turn) % position.seats)
    sides = len({mat.side for mat in mats})
    crowd, duel = log(left / 4), left == 2
    found: dict[int, list[list[float]]] = {}
    for mat, room, lead in zip(mats, rooms, near, strict=True):
        gold = max(0.3, mat.gold)
        base = [log((room + 2) / (FRESH + 2)), log((room + 0.5) / FRESH), 1 / gold, log(gold / 10)]
        ahead = 0.0 if duel else lead / sum(near)
        places = [0.0] * len(PLACES)
        after = order.index(mat)
        if after and left <= 4:
            places[(left - 2) * (left - 1) // 2 + after - 1] = 1.0
        row = [*base, ahead, *(base if duel else (0.0,) * len(base)), *(crowd * n for n in base), crowd * ahead]
        row += [float(mat.drinks), float(mat.cards), float(mat.things), float(mat.tokens), *places]
        row += [*mat.kinds, *(mat.kinds[kind] / mean for kind in _SCARCE)]
        mates = sum(other.side == mat.side for other in mats)
        against = log(max(1, left - mates))
        row += [log(mates) if sides < left else 0.0, float(mat.boss), mat.boss * against]
        machine = float(mat.actions > 0)
        row += [machine, machine * against, machine * base[0], float(mat.actions), machine * mat.things]
        found.setdefault(mat.side, []).append(row)
    return {side: [sum(column) / len(rows) for column in zip(*rows, strict=True)] for side, rows in found.items()}


_SCARCE = [KINDS.index(kind) for kind in SCARCE]


def judge(position: WeighedTable, company: str) -> dict[int, float]:
    """The chance of each side that is left; they sum to 1."""
    weights = fitted()[company]
    sums = {side: sum(a * b for a, b in zip(weights, row, strict=True)) for side, row in terms(position).items()}
    return shares(sums)


def shares(sums: Mapping[int, float]) -> dict[int, float]:
    """The chances that follow from weighted sums."""
    most = max(sums.values(), default=0.0)
    odds = {side: exp(one - most) for side, one in sums.items()}
    everybody = sum(odds.values())
    return {side: one / everybody for side, one in odds.items()}


@cache
def fitted() -> dict[str, tuple[float, ...]]:
    """The weights of each kind of table, by TERMS; a term without a weight counts nothing."""
    models: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["weights"]
    return {company: tuple(float(models[company].get(term, 0.0)) for term in TERMS) for company in COMPANIES}
