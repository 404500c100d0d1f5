# SPDX-License-Identifier: GPL-3.0-or-later
"""The Bar Deck Variant [159-161]."""

from __future__ import annotations

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from tests.rules.deal import Deal, content

SEATS = tuple(SeatSetup(c, c) for c in ("fiona", "gerki", "zot"))


def dealt(*decks: str, seed: int = 3, **options: object) -> Deal:
    game = Game.new(GameSetup(SEATS, seed, 0, {"drinks": list(decks), **options}), content())
    return Deal(game, [s.name for s in SEATS], lambda table: None)


def on_piles(t: Deal) -> int:
    return sum(len(s.drink_me) for s in t.table.seats)


def test_of_more_than_thirty_drinks_thirty_make_the_deck() -> None:
    """[159]"""
    t = dealt("deck-1", "deck-2")
    assert t.table.bar_deck is not None
    assert len(t.table.drink_deck) + on_piles(t) == 30
    assert len(t.table.bar_deck) == 30
    assert t.game.view(None).bar_deck == 30


def test_the_bar_deck_is_shuffled_from_all_decks() -> None:
    """[159] Both decks are in the first thirty."""
    t = dealt("deck-1", "deck-4")
    titles = {t.table.cards[c].title for c in t.table.drink_deck}
    assert titles & {"Shot of Rum", "Grog", "Bottle of Rum", "Gambler's Grog", "Pixie Punch"}
    assert titles & {
        "Orcish Rotgut",
        "Elven Wine",
        "Elven Wine with a Chaser",
        "We're cutting you off!",
        "Dragon Breath Ale",
    }


def test_thirty_drinks_need_no_bar_deck() -> None:
    assert dealt("deck-1").table.bar_deck is None


def leave(t: Deal, n: int) -> None:
    """All but `n` of the Drink Deck have been drunk."""
    table = t.table
    table.drink_discard += table.drink_deck[:-n]
    table.drink_deck[:] = table.drink_deck[-n:]


def test_the_next_thirty_cost_everybody_a_gold() -> None:
    """[160] The discards stay where they are as long as the Bar Deck lasts."""
    t = dealt("deck-1", "deck-2")
    leave(t, 1)
    drunk = list(t.table.drink_discard)
    t.order("fiona", "gerki").rest()
    assert [p.gold for p in (t.fiona, t.gerki, t.zot)] == [9, 9, 9]
    assert (len(t.table.drink_deck), t.table.bar_deck, t.table.drink_discard) == (30, [], drunk)


def test_an_empty_bar_deck_is_made_anew_from_the_discards() -> None:
    """[160] While thirty are being counted out: what is left first, then the shuffled discards."""
    t = dealt("deck-1", "deck-2")
    assert t.table.bar_deck is not None
    leave(t, 1)
    rest, t.table.bar_deck[:] = t.table.bar_deck[-10:], t.table.bar_deck[-10:]
    t.table.drink_discard += [
        c for c in range(len(t.table.cards)) if t.table.owners[c] is None and c not in everywhere(t)
    ]
    total = len(t.table.drink_discard) + 10
    t.order("fiona", "gerki").rest()
    assert [p.gold for p in (t.fiona, t.gerki, t.zot)] == [9, 9, 9]
    assert len(t.table.drink_deck) == 30
    assert set(rest) <= set(t.table.drink_deck[-10:])
    assert (len(t.table.bar_deck), t.table.drink_discard) == (total - 30, [])


def everywhere(t: Deal) -> set[int]:
    return {card for pile in t.table.piles() for card in pile.cards}


def test_tavern_drinks_never_lie_in_it() -> None:
    """[161] They are at home in their deck only while that deck is played by itself."""
    alone = [card.title for card in dealt("deck-10").table.cards]
    mixed = [card.title for card in dealt("deck-1", "deck-10").table.cards]
    for title in ("The Howler", "Aledritch Portale", "Magic Apple Cider"):
        assert title in alone
        assert title not in mixed
    assert "Jelly Tower" in mixed


def test_a_bar_deck_game_can_be_played_to_its_end() -> None:
    """No Drink is lost, whoever is out."""
    t = dealt("deck-2", "deck-10")
    drinks = {c for c in range(len(t.table.cards)) if t.table.owners[c] is None}
    while t.game.over is None:
        t.decline()
        if not t.table.stack:
            assert drinks <= everywhere(t) | {c for s in t.table.seats for c in s.in_play}
