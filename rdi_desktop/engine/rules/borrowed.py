# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of other players' hands that lie aside with a seat, unseen (character-compendium, "Nerodia the Petrifier").

They go under a pile, and come back from its top, to the hands of the players whose decks they are from. The top ones may lie under a card
that is being played, and come back as soon as that card goes home.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import asking, cards
from rdi_desktop.engine.rules.variants.machine import decks
from rdi_desktop.engine.told import EventFacts

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


def take(game: Desk, owner: int, pile: str, seats: list[int], n: int, entry: Record | None) -> Flow:
    """Each of these seats gives `n` cards of its hand, which it picks; all of them go under the pile in random order [502]."""
    table = game.table
    lying = table.seats[owner].piles[pile]
    added = 0
    gift = 1 + max((number for _, number in table.given_away.values()), default=0)
    for seat in seats:
        where = table.seats[seat]
        if where.kit.machine and n > 0:
            added += yield from off_decks(game, owner, pile, seat, n, entry)
            continue
        theirs = [card for card in where.hand if table.owners[card] != owner]
        if seat == owner or not theirs or n <= 0 or not where.kit.decides:
            continue
        picked = theirs
        if len(theirs) > n:
            picked = yield from asking.some_cards(
                game,
                seat,
                where.hand,
                n,
                n,
                "petrify" if n == 1 else "petrify_more",
                entry,
                interruptible=False,
                fits=lambda card: table.owners[card] != owner,
            )
        for card in picked:  # at once: only the giver knows which card it is
            where.hand.remove(card)
            lying.insert(0, card)
            table.given_away[card] = seat, gift
        added += len(picked)
        told: EventFacts = {"count": len(picked), "pile": pile, "owner": owner}
        game.emit_secret("petrified", seat, told, {"cards": list(picked)})
    if added > 1:
        bottom = lying[:added]
        table.shuffle(bottom)
        lying[:added] = bottom


def off_decks(game: Desk, owner: int, pile: str, seat: int, n: int, entry: Record | None) -> FlowOf[int]:
    """A machine has no hand: the player who takes cards from it picks a deck for each, and gets its top card, unseen [358, 381].

    Returns how many cards were taken.
    """
    table = game.table
    lying = table.seats[owner].piles[pile]
    gift = 1 + max((number for _, number in table.given_away.values()), default=0)
    taken: dict[str, int] = {}
    for _ in range(n):
        deck = yield from decks.picked(game, owner, seat, entry)
        if not deck:
            break
        card = deck.pop()
        lying.insert(0, card)
        table.given_away[card] = seat, gift
        taken[table.cards[card].pile] = taken.get(table.cards[card].pile, 0) + 1
    count = sum(taken.values())
    if taken:
        game.emit("petrified", seat, count=count, pile=pile, owner=owner, numbers=taken)
    return count


def give_back(game: Desk, owner: int, pile: str, n: int) -> None:
    """The top cards go back to the hands they came from, unseen [504]. Cards without such a hand are discarded [507, 508]."""
    table = game.table
    lying = table.seats[owner].piles[pile]
    back = [lying.pop() for _ in range(min(n, len(lying)))]
    hands: dict[int, list[int]] = {}
    gone: dict[int, list[int]] = {}
    for card in back:
        seat = table.owners[card]
        assert seat is not None
        table.given_away.pop(card, None)
        where = table.seats[seat]
        if where.kit.machine:
            deck = table.cards[card].pile
            where.piles[deck].append(card)
            game.emit("given_back", seat, count=1, pile=pile, owner=owner, to="deck", numbers={deck: 1})
        elif where.out or table.cards[card].pile in drawn_by_others(where.character):
            gone.setdefault(seat, []).append(card)
        else:
            hands.setdefault(seat, []).append(card)
    for seat, theirs in hands.items():
        table.seats[seat].hand += theirs
        told: EventFacts = {"count": len(theirs), "pile": pile, "owner": owner, "to": "hand"}
        game.emit_secret("given_back", seat, told, {"cards": theirs})
    for seat, theirs in gone.items():
        for card in theirs:
            cards.to_discard(game, card)
        game.emit("given_back", seat, count=len(theirs), pile=pile, owner=owner, to="discard", cards=theirs)


@lru_cache(maxsize=1 << 7)
def drawn_by_others(character: CharacterDef) -> frozenset[str]:
    """The side decks from which other players draw into their hands: their cards cannot be given back to an owner's hand."""
    effects = [one for card in character.deck for mode in card.modes for one in mode.everything()]
    effects += [one for card in character.deck for one in walk(card.after)]
    return frozenset(pile for one in effects if (pile := one.lets_draw_from()))


def tuck(game: Desk, owner: int, pile: str, n: int) -> None:
    """The top cards of the pile lie under a card that is being played [505]."""
    where = game.table.seats[owner]
    decl = where.character.piles[pile].tucks
    assert decl is not None
    for _ in range(n):
        where.piles[decl.under].append(where.piles[pile].pop())
    game.emit("tucked", owner, count=n, pile=pile, under=decl.under)


def release(game: Desk, owner: int, n: int, what: str) -> None:
    """The card under which cards lay goes home: they go back as well, whatever happened to it [505]."""
    where = game.table.seats[owner]
    for decl in where.character.piles.values():
        if decl.tucks is not None and decl.tucks.as_ == what:
            give_back(game, owner, decl.tucks.under, n)
