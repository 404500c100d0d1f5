# SPDX-License-Identifier: GPL-3.0-or-later
"""The factions of Boss Otto: as many cards of each kind as the book counts, each with a title of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from rdi_desktop.engine.language.machine import DECKS, FactionCard, MachineDef
from tests.rules.deal import content

FACTIONS = ("battlebot", "gamblotron", "mecha-lich", "abominaton")


def machine() -> MachineDef:
    found = content().automata["boss-otto"]
    assert isinstance(found, MachineDef)
    return found


def cards_of(faction: str) -> list[FactionCard]:
    return [card for card in machine().character.deck if isinstance(card, FactionCard) and card.faction == faction]


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_deck_has_eight_plain_cards_two_for_hard_mode_and_two_for_epic_mode(faction: str) -> None:
    counted = Counter((card.pile, card.skulls) for card in cards_of(faction))
    assert counted == {(deck, skulls): n for deck in DECKS for skulls, n in ((0, 8), (1, 2), (2, 2))}


@pytest.mark.parametrize("faction", FACTIONS)
def test_cards_with_one_skull_are_components(faction: str) -> None:
    assert all(card.body for card in cards_of(faction) if card.skulls == 1)
    assert not any(card.body for card in cards_of(faction) if card.skulls == 0)


def test_no_two_cards_have_one_title() -> None:
    titles = Counter(card.title for card in machine().character.deck)
    assert len(titles) == 144
    assert set(titles.values()) == {1}
