# SPDX-License-Identifier: GPL-3.0-or-later
"""Moving cards from pile to pile (red-dragon-inn-10, character rules)."""

from __future__ import annotations

from rdi_desktop.engine.asked import DecisionFacts
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.language.kinds import is_kind
from rdi_desktop.engine.rules import asking, cards, drink_piles, tracks
from rdi_desktop.engine.rules.drink_deck import take_from_deck
from rdi_desktop.engine.rules.variants.machine import decks
from rdi_desktop.engine.state.decisions import NO, Decision, Option, card_option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play, Record
from rdi_desktop.engine.state.table import Seat, Table
from rdi_desktop.engine.told import EventFacts


def shuffle_pile(game: Desk, seat: int, pile: str) -> None:
    """Shuffle a pile of that seat, or in the middle of the table; nothing if its character has no such place."""
    if not game.table.has_place(seat, pile):
        return
    game.table.shuffle(game.table.pile(seat, pile))
    if pile == "drink_me":
        drink_piles.float_up(game.table, seat)
    game.emit("shuffled", seat, pile=pile)


def fitting(game: Desk, seat: int, kind: object) -> list[int]:
    """The discards of a seat that are of a kind; all, if `kind` is not a word."""
    defs = game.table.cards
    return [card for card in game.table.seats[seat].discard if not isinstance(kind, str) or is_kind(defs[card], kind)]


def fetch(game: Desk, seat: int, kind: object, n: int, entry: Record | None) -> Flow:
    """The seat takes up to `n` cards of a kind from its discards into the hand, seen by all."""
    where = game.table.seats[seat]

    def options() -> list[Option]:
        return [card_option(card) for card in fitting(game, seat, kind)] or [NO]  # an interruption may have taken them

    for _ in range(n):
        if not fitting(game, seat, kind):
            return
        picked = yield from asking.pick_one(game, seat, options, "fetch", entry)
        if picked.card is None:
            return
        where.discard.remove(picked.card)
        where.hand.append(picked.card)
        game.emit("fetched", seat, card=picked.card)


def take_up(game: Desk, seat: int, card: int) -> None:
    """A card that lies open before the seat goes to its hand, seen by all [561]."""
    where = game.table.seats[seat]
    if card in where.in_play:
        where.take_up(card, "in_play")
        where.hand.append(card)
        game.emit("taken_up", seat, card=card)


DRINK_PILES = frozenset(("drink_me", "drink_deck", "drink_discard"))
"""Piles between which only a seat with a Drink Me! pile can move Drinks."""


def move(game: Desk, seat: int, pile: str, to: str, n: int | None) -> FlowOf[int]:
    """Move `n` cards (None: all) from the top of one pile to another of that seat. Returns how many."""
    table = game.table
    kit = table.seats[seat].kit
    if kit.machine and (pile, to) == ("discard", "deck"):
        return decks.shuffled(game, seat)
    if not (kit.hand or (kit.drink_me and DRINK_PILES.issuperset((pile, to)))):
        return 0  # no hand; or no Drink Me! pile either
    if not (table.has_place(seat, pile) and table.has_place(seat, to)):
        return 0  # the seat's character has no such place
    there = table.pile(seat, to)
    if pile == "drink_deck":
        moved = 0
        for _ in range(n or 0):
            card = yield from take_from_deck(game)
            if card is not None:
                drink_piles.lay(table, seat, card)
                moved += 1
        game.emit("card_moved", seat, count=moved, pile=pile, to=to)
        return moved
    source = table.pile(seat, pile)
    count = len(source) if n is None else min(n, len(source))
    moved_cards = [source.pop() for _ in range(count)]
    if to == "drink_deck" and moved_cards:
        moved_cards = put_back(game, seat, moved_cards)
        count = len(moved_cards)
        if not count:
            return 0
    if to in ("deck", "discard"):
        moved_cards = without_strangers(game, seat, moved_cards)
    there += moved_cards
    told: EventFacts = {"count": len(moved_cards), "pile": pile, "to": to}
    if moved_cards and seen_moving(game, seat, pile, to):
        told["cards"] = moved_cards
    game.emit("card_moved", seat, **told)
    return count


def without_strangers(game: Desk, seat: int, moved: list[int]) -> list[int]:
    """Cards of other decks, such as a Blessing, never come among a seat's own: they are discarded where they belong [491].

    Returns the others.
    """
    table = game.table
    strangers = [card for card in moved if table.home(card) is not table.seats[seat].discard]
    for card in strangers:
        cards.to_discard(game, card)
    if strangers:
        game.emit("discarded", seat, cards=strangers)
    return [card for card in moved if card not in strangers]


def seen_moving(game: Desk, seat: int, pile: str, to: str) -> bool:
    """Whether everybody sees which cards are moved, at either end; only for places of the character."""
    areas = game.table.seats[seat].areas
    laid_open = any(name in areas and areas[name].seen == "all" for name in (pile, to))
    burnt = pile in areas and to == "discard"
    return laid_open or burnt


def put_back(game: Desk, seat: int, drinks: list[int]) -> list[int]:
    """Shuffle those of these Drinks that are from a side deck or a tavern back into it [582, 192]. Returns the others."""
    table = game.table
    for owner, name in dict.fromkeys(map(table.back, drinks)):
        back = [card for card in drinks if table.back(card) == (owner, name)]
        deck = drink_piles.deck_of(table, back[0])
        if deck is table.drink_deck:
            continue
        deck += back
        crawl = table.crawl
        tavern = crawl.taverns[name].name if crawl is not None and owner < 0 else None
        moved: EventFacts = {"count": len(back), "pile": "drink_me", "to": name}
        shuffled: EventFacts = {"pile": name}
        if tavern is not None:
            moved["name"] = shuffled["name"] = tavern
            if deck is table.home(back[0]):  # it is Closed
                moved["to"], moved["cards"] = "tavern_discard", back
                game.emit("card_moved", seat, **moved)
                continue
        table.shuffle(deck)
        game.emit("card_moved", seat, **moved)
        game.emit("shuffled", owner if owner >= 0 else seat, **shuffled)
    return [card for card in drinks if drink_piles.deck_of(table, card) is table.drink_deck]


def stow_played(game: Desk, seat: int, to: str, entry: Play) -> Flow:
    """The card of a play that has resolved is laid aside instead of going home [408]."""
    assert entry.card is not None
    entry.home = False
    where = game.table.seats[seat]
    where.piles[to].append(entry.card)
    told: EventFacts = {"card": entry.card, "count": 1, "pile": "play", "to": to}
    if openly(where, to):
        told["open"] = True
    game.emit("stowed", seat, **told)
    yield from filled(game, seat, to, entry)


def openly(where: Seat, place: str) -> bool:
    """Whether a card that is laid aside there lies open."""
    return where.areas[place].seen == "all"


def stow_from_hand(game: Desk, seat: int, to: str, entry: Record | None, most: int = 1) -> Flow:
    """The seat may lay cards of its hand aside, one after the other; unless they lie open, nobody else sees which.

    A seat that is always asked is asked as long as it has a hand: otherwise everybody would learn what is in it (docs/decisions/0280).
    """
    where = game.table.seats[seat]
    about = entry.id if entry is not None else None

    def question() -> Decision | None:
        options = [*map(card_option, acceptable(game.table, where, to)), NO]
        if not options[1:] and not (where.asked_always and where.hand):
            return None
        args: DecisionFacts = {"to": to}
        return Decision(seat, "pick", options, default=("no",), about=about, prompt="stow", args=args, tells=True)

    for _ in range(most):
        picked = asking.cards_of((yield from asking.ask(question)))
        if not picked:
            return
        for card in picked:
            where.take_up(card, "hand")
            where.piles[to].append(card)
            if where.areas[to].seen == "all":
                game.emit("stowed", seat, card=card, count=1, pile="hand", to=to, open=True)
            else:
                game.emit_secret("stowed", seat, {"count": 1, "pile": "hand", "to": to}, {"card": card})
            yield from filled(game, seat, to, entry)


def acceptable(table: Table, where: Seat, place: str) -> list[int]:
    """The cards of the hand that may be laid aside in that place."""
    accepts = where.character.piles[place].accepts
    if accepts == "foreign":
        return [card for card in where.hand if table.owners[card] != where.index]
    own = [card for card in where.hand if table.owners[card] == where.index]
    return own if accepts == "own" else [card for card in own if is_kind(table.cards[card], accepts)]


def filled(game: Desk, seat: int, pile: str, entry: Record | None) -> Flow:
    """If enough cards lie there, the next step happens, and they move on [409, 411]."""
    where = game.table.seats[seat]
    fills = where.character.piles[pile].fills
    if fills is None:
        return
    step = where.tracks[fills.track]
    if step < len(fills.needs) and len(where.piles[pile]) >= fills.needs[step]:
        yield from tracks.move(game, seat, fills.track, step + 1, entry)
        yield from move(game, seat, pile, fills.to, None)
