# SPDX-License-Identifier: GPL-3.0-or-later
"""What each character is about is understood: more of what feeds a card never makes it worth less to a player with sense."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.plays import scarcity
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.content import Content
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from tests.bots.moment import asked
from tests.bots.test_regular import Asked
from tests.rules.deal import content

MOST = 3
"""So many of a kind are laid out at most."""
TOLERANCE = 0.05
"""Points by which it may look worse: what one more is worth where nothing else changes."""


def mechanics() -> Iterator[tuple[str, str, str, int]]:
    """(character, card, what feeds it, how many one may have), for every Action that speaks of a token of its character's own."""
    for character in content().characters.values():
        for card in character.deck:
            if card.pile or not facts(card).acts:
                continue
            for token, most in fed(character, card):
                yield character.id, card.title, token, most


def fed(character: CharacterDef, card: CardDef) -> Iterator[tuple[str, int]]:
    """What the card speaks of and does not itself bring: for that there is less room the more one has."""
    brought = {part.token for mode in range(len(card.modes)) for part in parts_of(card, mode) if part.number > 0}
    for token, declared in character.tokens.items():
        if token in str(card.raw) and token not in brought and declared.holders != "others":
            yield token, min(MOST, declared.limit)


def worth_with(known: Content, character: str, title: str, token: str, n: int) -> float | None:
    """The best way to play the card with so many; None if it cannot be played."""
    seats = f"""
        character: {character}, name: me, tokens: {{{token}: {n}}}, hand: ["{title}"]
        character: {"fiona" if character != "fiona" else "zot"}, fortitude: 14, hand: []
        character: {"gerki" if character != "gerki" else "zot"}, hand: []
    """
    game, seat, decision = asked(known, seats, "  turn: me\n  phase: action\nsteps: []\n", "action")
    bot = make_bot("regular", 1, known)
    bot.decide(partial(game.view, seat), decision, partial(game.playable, seat))
    held = set(game.table.seats[seat].hand)
    values = [
        each.value
        for each in bot.explain()
        if (option := decision.option(each.picks[0])) is not None and option.card in held and option.kind == "play"
    ]
    return max(values, default=None)


@pytest.mark.parametrize(("character", "title", "token", "most"), list(mechanics()))
def test_more_of_it_never_makes_a_card_worth_less(character: str, title: str, token: str, most: int) -> None:
    values = [worth_with(content(), character, title, token, n) for n in range(most + 1)]
    told = [value for value in values if value is not None]
    assert all(more >= less - TOLERANCE for less, more in pairwise(told)), values


def test_the_angrier_pooky_the_more_teeth_are_worth() -> None:
    title = next(card.title for card in content().characters["pooky"].deck if card.title.startswith("Nasty"))
    values = []
    for mood in ("calm", "manic", "crazy", "psychotic"):
        seats = f"""
            character: pooky, name: me, tokens: {{mood: {mood}}}, hand: ["{title}"]
            character: fiona, fortitude: 14, hand: []
            character: gerki, hand: []
        """
        does = Asked(content(), seats, "  turn: me\n  phase: action\nsteps: []\n", "action")
        values.append(max(each.value for each in does.weighed if each.why == "hurts"))
    assert values == sorted(values)
    assert values[3] > values[0]


@pytest.mark.parametrize(("drink", "alcohol", "pulls"), [("Light Ale", 2, False), ("Dragon Breath Ale", 8, True)])
def test_a_finger_is_not_spent_on_a_light_ale(drink: str, alcohol: int, pulls: bool) -> None:
    seats = f"""
        character: lich-king, name: me, alcohol: {alcohol}, hand: [], drink_me: [{drink}]
        character: zot, hand: []
        character: gerki, hand: []
    """
    does = Asked(content(), seats, "  turn: me\n  phase: drink\nsteps:\n  - me: drink\n", "respond").does
    assert (does != ["pass"]) is pulls


def test_the_last_of_a_bank_is_dearer_than_the_first() -> None:
    prices = []
    for prayers in (1, 2, 4, 8):
        seats = f"""
            character: bastian, name: me, tokens: {{prayer: {prayers}}}, hand: []
            character: zot, hand: []
        """
        game, seat, _ = asked(content(), seats, "  turn: me\n  phase: action\nsteps: []\n", "action")
        prices.append(scarcity(Situation(partial(game.view, seat), seat, content()), "prayer", 1))
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > 1 > prices[-1]
