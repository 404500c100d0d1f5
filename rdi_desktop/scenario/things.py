# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens, tracks, piles and things in play: how each kind is set up, and how it is read.

Every kind has one function for each. Statements about a card that make no sense for it are errors with their position.
"""

from __future__ import annotations

from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.counters import FORTITUDE
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.state.table import Seat, Table
from rdi_desktop.scenario.file_value import blame
from rdi_desktop.scenario.file_words import COUNTERS, DISCARDS, POTION, ROOM, not_yet
from rdi_desktop.scenario.model import CardSaid, TokenSaid

# Setting up


def set_token(table: Table, seat: int, id: str, said: TokenSaid) -> None:
    """Set the tokens that the seat holds, or the value of its track."""
    with blame(said.at):
        if id == ROOM:
            arrange.room(table, seat, str(said.n))
        else:
            arrange.tokens(table, seat, {id: int(said.n)})


def set_pile(table: Table, seat: int, id: str, cards: tuple[CardSaid, ...], keep: list[int]) -> None:
    """Set the top cards of a side deck, which belongs to the seat or to another at the table."""
    holder = next((s for s in (table.seats[seat], *table.seats) if id in s.piles), table.seats[seat])
    if id in holder.areas:
        set_area(table, holder, id, cards, keep)
        return
    lying = len(holder.in_play)
    put(table, holder.piles[id], cards, seat, keep)
    while len(holder.in_play) < lying:  # the only copy may have been dealt there
        holder.in_play.append(holder.piles[id].pop(0))


def end_pile(table: Table, seat: int, id: str, left: int) -> None:
    """Leave so many cards in a side deck; the others are out of the game."""
    where = next(s for s in (table.seats[seat], *table.seats) if id in s.piles)
    pile = where.piles[id]
    gone = len(pile) - left
    where.box += pile[:gone]
    del pile[:gone]


def set_area(table: Table, where: Seat, id: str, cards: tuple[CardSaid, ...], keep: list[int]) -> None:
    """Exactly these cards lie in a place that is no deck: face down, or open where the entry says so."""
    dealt = bool(where.areas[id].played)
    for card in [card for card in where.piles[id] if card not in keep]:
        where.piles[id].remove(card)
        (where.box if dealt else where.deck).append(card)
    for said in reversed(cards):
        if said.face == "up" and not dealt:
            not_yet(said.at, "open cards in a pile that lies face down")
        there = where.in_play if said.face == "up" else where.piles[id]
        with blame(said.at):
            arrange.place(table, there, [said.card], owner_of(table, said, where.index), keep)


def set_in_play(table: Table, seat: int, cards: tuple[CardSaid, ...], keep: list[int]) -> None:
    """Exactly these cards lie open before the seat, the first leftmost."""
    where = table.seats[seat]
    for card in [card for card in where.in_play if card not in keep]:
        owner = table.owners[card]
        where.take_up(card, "in_play")
        home = table.unused(card) if owner is None else home_of(table, card, owner)
        home.append(card)
        table.shuffle(home)
    for said in cards:
        put(table, where.in_play, (said,), seat, keep)
        count(table, seat, where.in_play[-1], said)
    if cards:
        with blame(cards[0].at):
            arrange.line_up(table, seat)


def count(table: Table, seat: int, card: int, said: CardSaid) -> None:
    """Set the counters on a card in play: the given ones, otherwise those it comes with."""
    with blame(said.at):
        for word in COUNTERS:
            n = getattr(said, word)
            if n is None and word == FORTITUDE:
                n = table.cards[card].fortitude or None
            if n is not None:
                arrange.counter(table, seat, card, word, int(n))
        if said.rake is not None:
            arrange.counter(table, seat, card, "rake", points_to(table, card, said.rake))


def points_to(table: Table, card: int, word: str) -> int:
    """The index of a printed number on a card: the top one, the bottom one, or the named one."""
    values = list(table.cards[card].values)
    named: dict[str, int] = {"top": 0, "bottom": len(values) - 1} | {
        str(value): at for at, value in reversed(list(enumerate(values)))
    }
    if word not in named:
        raise arrange.ArrangeError(f"'{table.cards[card].title}' shows {values}, not '{word}'")
    return named[word]


def home_of(table: Table, card: int, owner: int) -> list[int]:
    """The deck, or the side deck, that a card is from."""
    where, pile = table.seats[owner], table.cards[card].pile
    if pile in where.areas:
        return where.box
    return where.piles[pile] if pile else where.deck


def put(table: Table, pile: list[int], cards: tuple[CardSaid, ...], seat: int | None, keep: list[int]) -> None:
    """Put cards on top of a pile, the first topmost. `seat`: the seat whose list they are in."""
    for said in reversed(cards):
        if said.face == "down":
            not_yet(said.at, "cards that lie face down")
        with blame(said.at):
            arrange.place(table, pile, [said.card], owner_of(table, said, seat), keep)


def owner_of(table: Table, said: CardSaid, seat: int | None) -> int | None:
    """The owner of a card: as given, otherwise the seat, another player, or nobody (for a Drink, a Prize).

    A card of a character who is not at the table counts as one of the seat's own.
    """
    if said.of is not None:
        return said.of
    deck = said.card.partition("/")[0]
    if seat is None or deck in ("drinks", "prizes") or (table.dungeon is not None and deck == table.dungeon.id):
        return None
    owners = {owner for card, owner in zip(table.cards, table.owners, strict=True) if card.id == said.card}
    order = [*range(seat, len(table.seats)), *range(seat)]
    return next((i for i in order if i in owners or table.seats[i].character.id == deck), seat)


# Reading


def token_value(game: Game, seat: Seat, id: str) -> int | str:
    """The tokens that the seat holds, or the value of its track; a computed track is computed."""
    if id == POTION:
        return game.table.side(seat.index).potions
    if id == ROOM:
        return game.table.side(seat.index).room
    track = seat.character.tracks.get(id)
    if track is not None and track.reads is not None:
        return amount(track.reads, Ctx(game, None, seat.index))
    for kind in (seat.claimed, seat.tokens, seat.tracks):
        if id in kind:
            return kind[id]
    return 0


def token_words(seat: Seat, id: str, value: object) -> object:
    """The same as a word, for a track with steps."""
    track = seat.character.tracks.get(id)
    return track.word(value) if track is not None and track.steps and isinstance(value, int) else value


def pile_of(table: Table, seat: int, id: str) -> list[int]:
    """The cards of a side deck or place, with those that lie open, or the discards of a side deck; the seat's own, or shared ones."""
    if id.endswith(DISCARDS):
        return next(
            (s.spent[deck] for s in (table.seats[seat], *table.seats) if (deck := id[: -len(DISCARDS)]) in s.spent), []
        )
    holder = next((s for s in (table.seats[seat], *table.seats) if id in s.piles), None)
    if holder is None:
        return []
    area = holder.areas.get(id)
    open_ = [card for card in holder.in_play if table.cards[card].pile == id] if area and area.played else []
    return holder.piles[id] + open_


def place_of(table: Table, seat: int, name: str) -> list[int]:
    """The cards in a place of the seat: its hand, in front of it, or a pile by its id."""
    where = table.seats[seat]
    return {"hand": where.hand, "in_play": where.in_play}.get(name) or pile_of(table, seat, name)


class Pointed:
    """Where a token points on a card: equal to every word for that number."""

    def __init__(self, values: tuple[int, ...], at: int) -> None:
        self.words = (
            {str(values[at])} | ({"top"} if at == 0 else set()) | ({"bottom"} if at == len(values) - 1 else set())
        )

    def __eq__(self, other: object) -> bool:
        return other in self.words

    __hash__ = None  # type: ignore[assignment]


def told_of(table: Table, card: int, key: str) -> object:
    """A fact of a card: whose deck it is from, which side is up."""
    if key == "of":
        return table.owners[card]
    if key == "face":
        return "down" if any(card in s.piles[id] for s in table.seats for id in s.areas) else "up"
    if key == "rake":
        return Pointed(table.cards[card].values, sum(seat.counter(card, key) for seat in table.seats))
    if key in COUNTERS:
        return sum(seat.counter(card, key) for seat in table.seats)
    return None
