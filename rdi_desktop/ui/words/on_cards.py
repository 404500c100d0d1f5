# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of an open card before a player: its counters, what it wants, and what of that is there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.kinds import LYING, kinds_of, matched, of_place
from rdi_desktop.engine.seen import SeenCard, SeenSeat
from rdi_desktop.ui.words.terms import thing
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.costs import Price


FORTITUDE = "fortitude"


class Scale(NamedTuple):
    """One counter on a card."""

    word: str
    value: int
    at: int = 0
    """Its position on its track, from 0."""
    steps: tuple[int, ...] = ()
    """The numbers of its track; empty: it has no track."""


def scales(content: Content, card: SeenCard) -> tuple[Scale, ...]:
    """The counters of a card in play: those with a track always, others if they are there."""
    definition: CardDef = content.card(card.definition)
    counters = card.counters
    found = []
    values = definition.values
    if values:
        word = content.person(definition.deck).piles[definition.pile].worth
        at = min(counters.get(word, 0), len(values) - 1)
        counters = {other: n for other, n in counters.items() if other != word}
        found.append(Scale(word, values[at], at, tuple(values)))
    for word, n in counters.items():
        if word == FORTITUDE:
            most = max(n, definition.fortitude)
            found.append(Scale(word, n, n, tuple(range(most + 1))))
        elif n:
            found.append(Scale(word, n))
    return tuple(found)


def told_scales(found: Sequence[Scale]) -> str:
    """The same in words."""
    return ", ".join(f"{thing(each.word)} {each.value}{_along(each)}" for each in found)


def _along(scale: Scale) -> str:
    if not scale.steps:
        return ""
    return (
        f" {said('on-cards-of', most=scale.steps[-1])}"
        if scale.word == FORTITUDE
        else f" ({', '.join(map(str, scale.steps))})"
    )


class Want(NamedTuple):
    """One thing that a card wants."""

    signs: tuple[str, ...]
    """What will do: a token, or any of several symbols; empty: any card."""
    there: bool
    """Whether it is there."""


def wants(content: Content, seat: SeenSeat, card: SeenCard) -> tuple[Want, ...]:
    """What an open card wants, each thing separately, for the player before whom it lies."""
    if card.owner != seat.seat:
        return ()
    definition: CardDef = content.card(card.definition)
    character = content.person(seat.character)
    if definition.takes:
        fed = character.piles[definition.pile].fed
        return tuple(Want((fed,), place < seat.tokens.get(fed, 0)) for place in range(definition.takes))
    return _priced(content, seat, _prices(definition))


def price(content: Content, card: CardDef) -> tuple[tuple[str, ...], ...]:
    """What a card takes, or what it costs to take it into the hand, each thing separately, tokens first."""
    if card.takes:
        return ((content.person(card.id.partition("/")[0]).piles[card.pile].fed,),) * card.takes
    found: list[tuple[str, ...]] = []
    for each in sorted(_prices(card), key=lambda one: one.what.startswith(LYING)):
        signs = kinds_of(each.what) if each.what.startswith(LYING) else (each.what,)
        found += [signs] * (each.n or 0)
    return tuple(found)


def _prices(card: CardDef) -> Sequence[Price]:
    """The price of taking it up; empty for a card that lies there for another reason."""
    return next(
        (
            ability.cost.prices
            for ability in card.abilities
            if ability.cost is not None and any(effect.DEED is deeds.TAKE_UP for effect in ability.mode.do)
        ),
        (),
    )


def _priced(content: Content, seat: SeenSeat, prices: Iterable[Price]) -> tuple[Want, ...]:
    """The prices one by one; empty if some can be paid with something that has no sign."""
    found: list[Want] = []
    for price in prices:
        if price.n is None or not (price.what.startswith(LYING) or price.what in seat.tokens):
            return ()
        if not price.what.startswith(LYING):
            have = seat.tokens[price.what]
            found += [Want((price.what,), place < have) for place in range(price.n)]
    lying = [price.what for price in prices if price.what.startswith(LYING) for _ in range(price.n or 0)]
    pile = of_place(lying[0]) if lying else None
    held = [content.card(card.definition) for card in seat.in_play if card.place == pile]
    fits = matched(lying, held)
    return (*found, *(Want(kinds_of(what), there) for what, there in zip(lying, fits, strict=True)))


def told_wants(found: Sequence[Want]) -> str:
    """Everything wanted in words, and what of it is missing."""
    if not found:
        return ""
    missing = listed([called(want) for want in found if not want.there])
    return said(
        "on-cards-wants-missing",
        listed=listed([called(want) for want in found]),
        missing=bool(missing),
        missing2=missing,
    )


def called(want: Want) -> str:
    """The name of one wanted thing."""
    return listed([thing(sign) for sign in want.signs], "or") or said("on-cards-any")
