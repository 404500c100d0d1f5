# SPDX-License-Identifier: GPL-3.0-or-later
"""What the engine keeps instead of asking again is what it would find if it asked."""

from __future__ import annotations

import gc
import random

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.content.lazy_map import WaitingCharacter
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language import moments
from rdi_desktop.engine.language.brings import brings
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.kinds import CARD_TYPES
from rdi_desktop.engine.language.prospects import RARE
from rdi_desktop.engine.rules import legality
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.rules.variants import teams
from rdi_desktop.engine.state.records import Play
from rdi_desktop.engine.state.rng import DRAWS, Random, mix
from rdi_desktop.engine.state.table import Seat
from tests.engine.fuzz import some_setup
from tests.engine.watching import legal_command


@pytest.fixture(scope="module")
def known() -> Content:
    return load_content()


def some_game(known: Content, seed: int) -> Game:
    return Game.new(some_setup(random.Random(seed)), known)


def test_what_a_card_brings_is_worked_out_when_it_is_whole(known: Content) -> None:
    decks = [character.deck for character in known.characters.values()]
    cards: list[CardDef] = [card for deck in (*decks, known.drink_deck("deck-1"), known.prize_cards()) for card in deck]
    assert [card.id for card in cards if card.brings != brings(card)] == []


def test_cards_that_answer_plays_are_told_apart_by_their_types(known: Content) -> None:
    """A window on a play asks those cards that let its type pass, and (of the types that are told apart) no others."""
    game = Game.new(GameSetup((SeatSetup("fiona"), SeatSetup("zot")), 1), known)
    entry = Play(1, 0)
    tried = 0
    for character in known.characters.values():
        for card in character.deck:
            filters = [moment.type for moment in card.moments.get("play", ()) if isinstance(moment, moments.Play)]
            for type in CARD_TYPES if filters else ():
                entry.types = (type,)
                passes = any(one is None or one.match(game, 1, entry) for one in filters)
                asked = bool(card.fits & moments.waiting_for(("play",), (type,)))
                assert asked == passes or (asked and type not in moments.ANSWERED), (card.id, type)
                tried += passes
    assert tried > 100


@pytest.mark.parametrize("seed", range(3))
def test_what_may_happen_at_a_table(known: Content, seed: int) -> None:
    """Asked of every card and everybody, one after the other, instead of bits that were worked out before."""
    game = some_game(known, seed)
    table = game.table
    people = [seat.character for seat in table.seats]
    uses = [one for card in set(table.cards) for one in (card, card.lying, card.healing) if one is not None]
    triggers = [
        *(trigger for person in people for trigger in person.triggers),
        *(trigger for person in people for decl in person.tokens.values() for trigger in decl.triggers),
        *(card.given for card in set(table.cards) if card.given is not None),
        *(trigger for card in set(table.cards) for trigger in card.triggers),
    ]
    lasting = [
        *(one for person in people for one in person.standing),
        *(one for card in set(table.cards) for one in card.standing),
        *(one for person in people for decl in person.tokens.values() for one in decl.standing),
    ]
    assert game.watchful == bool(triggers)
    assert game.watches_gains == (
        any("gained" in one.moments for one in uses)
        or any(moment.kind == "gained" for trigger in triggers for moment in trigger.when)
    )
    assert (game.standing, game.numeric) == (bool(lasting), any(one.numerals is not None for one in lasting))
    assert game.has_deeds == any(card.abilities for card in table.cards)
    assert game.has_bodies == any(card.body for card in table.cards)
    assert game.boosters == (
        any("played_with" in one.moments for one in uses)
        or any(ability.for_holder for person in people for ability in person.abilities)
    )
    for bit in moments.OCCASIONS.values():
        assert game.able[bit] == {
            card
            for card, cdef in enumerate(table.cards)
            if cdef.fits & bit or (cdef.healing is not None and cdef.healing.fits & bit)
        }
    occasions = [word for one in uses for word in bits(one.fits)]
    occasions += [word for person in people for one in person.abilities for word in bits(one.fits)]
    occasions += [word for card in table.cards for one in card.abilities for word in bits(one.fits)]
    occasions += [moment.kind for trigger in triggers for moment in trigger.when if moment.kind == "gained"]
    assert set(bits(game.possible)) == set(occasions)
    for word in RARE:
        assert game.holders[word] == tuple(
            seat.index
            for seat in table.seats
            if any(ability_or_card_fits(game, seat.index, card, word) for card in range(len(table.cards)))
            or any(word in moment.occasions() for ability in seat.character.abilities for moment in ability.moments)
        )


def test_a_window_passes_over_nobody_who_has_an_answer(known: Content) -> None:
    """Whoever has no card for it, nothing before them and no ability has no answer to anything that is open."""
    passed_over = 0
    for seed in range(4):
        chance = random.Random(seed)
        setup = some_setup(chance)
        setup.options.pop("dungeon", None)  # with Tricks everybody has a place to play from
        game = Game.new(setup, known)
        for _ in range(400):
            if game.pending is None:
                break
            for moments_, entries in game.windows:
                able = game.able[moments.waiting_for(moments_, entries[0].types)]
                for seat in game.table.seats:
                    if able.isdisjoint(seat.hand) and not (seat.in_play or seat.areas or seat.character.abilities):
                        passed_over += 1
                        assert legality.responses(game, seat, moments_, entries) == [] or game.table.teams
            game.submit(legal_command(game, chance))
    assert passed_over > 20


@pytest.mark.parametrize("boss", [False, True])
def test_a_deck_is_every_card_as_often_as_there_are_copies(known: Content, boss: bool) -> None:
    for character in known.characters.values():
        expected = []
        for card in character.deck:
            if not card.pile and (boss or not card.boss):
                expected += [card] * card.copies
        seat = Seat(0, 0, "", character, False)
        seat.boss = boss
        assert list(teams.main_deck(seat)) == list(teams.main_deck(seat)) == expected


def test_a_game_leaves_nothing_that_only_the_garbage_collector_finds(known: Content) -> None:
    """What goes round in a circle stays in memory for many games, and to look for it takes time of all of them."""
    seats = tuple(SeatSetup(character) for character in ("deirdre", "fiona", "gerki", "zot"))

    def play(seed: int) -> None:
        game, chance = Game.new(GameSetup(seats, seed), known), random.Random(seed)
        while game.pending is not None:
            game.submit(legal_command(game, chance))

    play(1)
    gc.collect()
    gc.disable()
    try:
        play(2)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_character_who_is_whole_is_an_ordinary_one(known: Content) -> None:
    """Not one that still waits to be read: everything that is asked of such a one takes longer."""
    whole = known.characters["zot"]
    waiting = WaitingCharacter({"id": whole.id, "name": whole.name}, lambda: whole)
    assert (waiting.name, type(waiting)) == (whole.name, WaitingCharacter)
    assert waiting.deck == whole.deck
    assert type(waiting) is CharacterDef


@pytest.mark.parametrize("count", [*range(12), 40, 241])
def test_four_draws_at_once_are_four_draws(count: int) -> None:
    chance, slowly = Random(count), Random(count)
    shuffled, expected = list(range(count)), list(range(count))
    chance.shuffle(shuffled)
    for top in range(count - 1, 0, -DRAWS):
        slowly.rng, left = mix(slowly.rng)
        for i in range(top, max(top - DRAWS, 0), -1):
            drawn, left = divmod(left * (i + 1), 1 << 64)
            expected[i], expected[drawn] = expected[drawn], expected[i]
    assert (shuffled, chance.rng) == (expected, slowly.rng)


def bits(fits: int) -> list[str]:
    return [word for word, bit in moments.OCCASIONS.items() if fits & bit]


def ability_or_card_fits(game: Game, seat: int, card: int, word: str) -> bool:
    """Whether a card that this seat may ever have has such a moment, in any of its uses."""
    if game.table.owners[card] not in (None, seat):
        return False
    cdef = game.table.cards[card]
    uses = [one for one in (cdef, cdef.lying, *cdef.abilities) if one is not None]
    waited = [
        m for one in uses for m in (one.moments if isinstance(one.moments, tuple) else sum(one.moments.values(), ()))
    ]
    return any(word in moment.occasions() for moment in waited)


def test_whoever_hears_some_events_hears_all_of_those(known: Content) -> None:
    """Each kind is heard as often by itself as among all."""
    setup = GameSetup(tuple(SeatSetup(character) for character in ("fiona", "zot", "gerki")), 5)
    whole, chance = Game.new(setup, known), random.Random(5)
    while whole.pending is not None:
        whole.submit(legal_command(whole, chance))
    for key in {fact[0] for fact in whole.events.facts}:
        game = Game.new(setup, known)
        before = len(game.events.facts)
        game.heard = frozenset((key,))
        for command in whole.log:
            game.submit(command)
        assert game.events.facts[before:] == [fact for fact in whole.events.facts[before:] if fact[0] == key]
