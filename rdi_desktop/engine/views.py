# SPDX-License-Identifier: GPL-3.0-or-later
"""Making views: what one seat may see, as plain data. Hidden cards are only counted; their ids do not appear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Outcome, Reason, WhyNot
from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.machine import DECKS, PREPARED, FactionCard
from rdi_desktop.engine.rules.marks import on_track
from rdi_desktop.engine.rules.variants import dungeon
from rdi_desktop.engine.rules.variants.machine.turn import tracker
from rdi_desktop.engine.seen import (
    SeenBack,
    SeenCard,
    SeenCrawl,
    SeenDeed,
    SeenDungeon,
    SeenKit,
    SeenMarks,
    SeenPawn,
    SeenPile,
    SeenPot,
    SeenPrizes,
    SeenRound,
    SeenTavern,
    SeenTrack,
    SeenWaiting,
    SeenWindow,
)
from rdi_desktop.engine.state.changes import ATTRIBUTES, Deltas
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.state.places import COINS
from rdi_desktop.engine.state.records import Drink, NotedDeed, Play, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.kit import Kit
    from rdi_desktop.engine.state.table import Back, Seat, Table

PRIVATE = ("respond", "pay", "last_chance")
"""Kinds of decisions whose seat others may not know: being asked would show what it holds."""


def card_view(game: Desk, card: int) -> SeenCard:
    """A card that may be seen. Shared between views."""
    return _face(card, game.table.cards[card], game.table.owners[card])


@lru_cache(maxsize=1 << 13)
def _face(card: int, cdef: CardDef, owner: int | None) -> SeenCard:
    """Cached, since it does not change during a game: the some seventy cards of a view are half the work of making it."""
    return SeenCard(
        card,
        cdef.id,
        cdef.title,
        "-".join(cdef.types[:1]),
        owner,
        cdef.price,
        cdef.coin,
        *((BODIES + card, cdef.wages) if cdef.body else ()),
    )


def cards_view(game: Desk, pile: Sequence[int]) -> list[SeenCard]:
    """Cards of an open pile, last = top."""
    cards, owners = game.table.cards, game.table.owners
    return [_face(card, cards[card], owners[card]) for card in pile]


def open_pile(game: Desk, pile: Sequence[int] | None) -> list[SeenCard] | None:
    """The cards of a pile that not every table has; None on a table without it."""
    return None if pile is None else cards_view(game, pile)


def hand_backs(table: Table, seat: Seat) -> list[SeenBack]:
    """Cards of a hand whose backs show everybody that they are not from the seat's own deck: side decks and numbers [574]."""
    found: dict[Back, int] = {}
    for card in seat.hand:
        if table.cards[card].pile or table.owners[card] != seat.index:
            back = table.back(card)
            found[back] = found.get(back, 0) + 1
    return [SeenBack(owner, pile, n) for (owner, pile), n in sorted(found.items())]


def in_play_view(game: Desk, seat: Seat, own: bool) -> list[SeenCard]:
    """The cards before a seat, and the visible ones of those that lie aside: `hidden` if not everybody sees them, `place` is their place.

    Places from which nothing is played are included only if everybody sees their cards.
    """
    found = cards_view(game, seat.in_play)
    if seat.counters:
        counted = seat.counters
        found = [replace(card, counters=dict(counted[card.id])) if card.id in counted else card for card in found]
    for name, place in () if seat.out else seat.areas.items():
        if place.seen == "all":
            found += [replace(card, place=name) for card in cards_view(game, seat.piles[name])]
        elif own and place.played and place.seen == "owner":
            found += [replace(card, place=name, hidden=True) for card in cards_view(game, seat.piles[name])]
    for name in () if seat.out else seat.topped:
        found += [replace(card, place=name) for card in cards_view(game, seat.piles[name][-1:])]
    return found


def seen_aside(seat: Seat, pile: str, own: bool) -> bool:
    """Whether the cards of that pile are seen by everybody, or (`own`) by the viewer as their owner."""
    place = seat.areas.get(pile)
    return place is not None and (place.seen == "all" or (own and place.seen == "owner"))


def seen_by_backs(seat: Seat, pile: str) -> bool:
    """Whether unseen cards of other players lie there, whose backs show their owners, the last one on top."""
    place = seat.areas.get(pile)
    return place is not None and place.seen == "nobody" and place is not COINS


def backs_view(table: Table, pile: Sequence[int]) -> list[SeenBack]:
    """What the backs of cards in a pile show, the last one on top: owners and side decks [574]."""
    return [SeenBack(*table.back(card)) for card in pile]


@lru_cache(maxsize=1 << 7)
def unders(character: CharacterDef) -> tuple[str, ...]:
    """Places whose cards lie there only while under a card that is played."""
    return tuple(decl.tucks.under for decl in character.piles.values() if decl.tucks is not None)


def pile_view(game: Desk, seat: Seat, id: str, own: bool) -> SeenPile:
    """A side deck of a seat, or a place where its cards lie aside."""
    pile, place = seat.piles[id], seat.areas.get(id)
    return SeenPile(
        count=len(pile),
        cards=cards_view(game, pile) if seen_aside(seat, id, own) else None,
        discard=cards_view(game, seat.spent[id]),
        area=place is not None,
        coin=place is COINS,
        backs=backs_view(game.table, pile) if seen_by_backs(seat, id) else None,
        passing=id in unders(seat.character),
        open=place is not None and place.seen == "all",
    )


def purse(table: Table, seat: int) -> int:
    """The Gold of a seat without open cards that are worth less than nothing; at least 1 is left of any Gold."""
    gold = table.gold(seat)
    if table.coins:
        worse = 0
        for member in table.allies(seat):
            for card in table.seats[member].in_play:
                worse += table.cards[card].coin and table.cards[card].worth < 0
        gold = max(min(1, gold), gold - worse)
    return gold


def facing_view(table: Table, seat: Seat) -> list[SeenTrack]:
    """The tracks of a seat that has one for each opponent, by opponent; empty for all others."""
    facing = table.sides[seat.side].facing or {}
    return [SeenTrack(player, track.fortitude, track.alcohol) for player, track in facing.items()]


@lru_cache
def kit_view(kit: Kit) -> SeenKit:
    """Which belongings of a player a seat has. Shared between views."""
    return SeenKit(kit.hand, kit.gold, kit.drink_me, kit.loses)


def track_view(game: Desk, seat: Seat) -> dict[str, int | str | SeenMarks]:
    """Tracks: a value, or the marks where tokens still lie; a computed track is computed."""
    found: dict[str, int | str | SeenMarks] = {}
    for id, track in seat.character.tracks.items():
        if track.of_:
            found[id] = SeenMarks(track.of_, on_track(seat, id))
        else:
            value = seat.tracks[id] if track.reads is None else amount(track.reads, Ctx(game, None, seat.index))
            found[id] = track.word(value)
    return found


def threat_view(game: Desk, seat: Seat) -> list[list[int]]:
    """How many Actions each Threat Level of a machine gives, from that level on; empty for others."""
    return [[level, n] for level, n in sorted(tracker(game).items())] if seat.kit.machine else []


def negates_left(table: Table, seat: Seat) -> dict[str, int]:
    """How many cards of each deck of a machine that Negate lie face down somewhere; empty for others.

    Whoever counts what lies open knows as much: a hand that holds such a card changes nothing.
    """
    if not seat.kit.machine:
        return {}
    hands = (card for other in table.seats for card in other.hand)
    unseen = [table.cards[card] for card in (*seat.piles[PREPARED], *hands, *(c for d in DECKS for c in seat.piles[d]))]
    found = Counter(card.pile for card in unseen if isinstance(card, FactionCard) and negates(card))
    return {deck: found[deck] for deck in DECKS}


def negates(card: CardDef) -> bool:
    """Whether a card of a machine Negates what it answers."""
    return any(effect.VERB == "negate" for mode in card.modes[:1] for effect in walk(mode.do))


def drunk_with(seat: Seat) -> str | None:
    """The track whose value is added to the Alcohol Content for passing out; None for most."""
    for standing in seat.character.standing:
        if standing.passes_out_at is not None:
            return str(standing.passes_out_at.plus)
    return None


def wards(seat: Seat) -> int:
    """How many of its things the seat can still turn over to Ignore an effect: 0 for most."""
    left = 0
    for thing in warding(seat.character):
        left += 1 - seat.tracks[thing]
    return left


@lru_cache(maxsize=1 << 8)
def warding(character: CharacterDef) -> tuple[str, ...]:
    """The things with two sides that are turned over to Ignore something."""
    return tuple(
        thing
        for ability in character.abilities
        if ability.cost is not None and any("ignore" in effect.CAUSES for effect in ability.mode.do)
        for price in ability.cost.prices
        if price.flips
        for thing in character.sides[price.what].things
    )


def deed_view(game: Desk, done: NotedDeed) -> SeenDeed:
    """Something that was done to a record."""
    card = done.card
    return SeenDeed(done.what, done.by, card_view(game, card) if card is not None else None, done.args)


def kind_of(game: Desk, entry: Record) -> str:
    """The kind of a record; the event of a Drinking Contest is a contest."""
    return "contest" if entry.kind == "event" and game.table.held else entry.kind


def tells_hand(entry: Record, viewer: int | None) -> bool:
    """Whether what a play would do reveals the hand of its player to other viewers."""
    cdef = entry.cdef if entry.kind == "play" and entry.by != viewer else None
    return cdef is not None and bool(cdef.modes[entry.mode or 0].counts_hand)


def in_words(deltas: Deltas) -> Outcome:
    """Changes by the seat or body, as text: keys of JSON objects are text, and views must be equal after encoding."""
    return {str(s): {ATTRIBUTES[i]: n for i, n in enumerate(delta) if n} for s, delta in deltas.items() if any(delta)}


def telling(deltas: Deltas) -> dict[int, list[float]]:
    """The changes without seats for which nothing changes."""
    found: dict[int, list[float]] = {}
    for seat, delta in deltas.items():
        if delta[0] or delta[1] or delta[2]:
            found[seat] = [*delta]
    return found


def targets(entry: Record) -> list[int]:
    """The targets of a play."""
    return [s for pick in entry.picks for s in pick] + ([entry.aim] if entry.aim is not None else [])


def box_of(entry: Record) -> str:
    """The box of an automaton's card that was played; '' for others."""
    return entry.box if isinstance(entry, Play) else ""


def amounts(entry: Record) -> dict[str, int]:
    """The present numbers of a record."""
    if isinstance(entry, Drink):
        return dict(entry.numbers)
    return {entry.attribute or "gold": entry.amount} if entry.kind in NUMBERED else {}


NUMBERED = ("payment", "win_round", "loss", "gain", "body_loss")
"""Kinds of records with an amount, besides Drinks."""


def rooms_of(table: Table) -> list[SeenPawn]:
    """The room of each side's token in the dungeon."""
    return [SeenPawn(list(side.members), side.room) for side in table.sides if side.room]


def dungeon_view(game: Desk, viewer: int | None) -> SeenDungeon | None:
    """The dungeon with its rewards and tokens, and why the viewer cannot move; None on a table without one."""
    table = game.table
    if table.dungeon is None:
        return None
    return SeenDungeon(
        id=table.dungeon.id,
        rooms=cards_view(game, table.rooms or ()),
        at=rooms_of(table),
        loot=open_pile(game, table.loot),
        trick=None if table.trick is None else len(table.trick),
        trick_discard=open_pile(game, table.trick_discard),
        why_not=why_no_move(game, viewer),
    )


def why_no_move(game: Desk, viewer: int | None) -> WhyNot | None:
    """Why the viewer's side cannot move in the dungeon now; None if it is asked, or for an onlooker."""
    pending = game.pending
    if game.over is not None:
        return WhyNot(Reason.GAME_OVER)
    if viewer is None or (pending is not None and pending.kind == "move" and pending.seat in game.table.allies(viewer)):
        return None
    return dungeon.why_not(game.table, viewer) or WhyNot(Reason.NOT_NOW, dungeon.HOW)


def crawl_view(game: Desk) -> SeenCrawl | None:
    """The taverns of a Pub Crawl: where the party is, who has to Crawl, the number of Drinks left in each, and those drunk.

    The Inn's Drinks are the Drink Deck. Nobody sees their order.
    """
    crawl = game.table.crawl
    if crawl is None:
        return None
    taverns = [
        SeenTavern(
            id=id,
            name=tavern.name,
            card=card_view(game, tavern.card),
            closed=tavern.closed,
            inn=tavern.deck is None,
            deck=len(game.table.drink_deck if tavern.deck is None else tavern.deck),
            discard=cards_view(game, tavern.discard),
        )
        for id, tavern in crawl.taverns.items()
    ]
    return SeenCrawl(crawl.party, list(crawl.crawlers), len(game.table.tray), taverns)


def drink_backs(table: Table, seat: Seat) -> list[str]:
    """The taverns that the Drinks of a Drink Me! pile are from, as their backs show, last = top; '' for none."""
    return [] if table.crawl is None else [table.crawl.pours.get(card, "") for card in seat.drink_me]


def round_view(game: Desk) -> SeenRound | None:
    """The Round of Gambling."""
    round_ = game.table.round
    if round_ is None:
        return None
    return SeenRound(
        opener=round_.opener,
        in_control=round_.in_control,
        players=list(round_.players),
        next=round_.next,
        last=card_view(game, round_.last) if round_.last is not None else None,
        only=list(round_.only),
        passed=list(round_.passed),
        over=round_.over,
        winner=round_.winner,
    )


def waiting_view(game: Desk, viewer: int | None) -> SeenWaiting | None:
    """Whom the game waits for, and for what, as far as the viewer may know."""
    pending = game.pending
    if pending is None:
        return None
    if pending.kind in PRIVATE and pending.seat != viewer:
        return SeenWaiting(None, "respond")
    return SeenWaiting(pending.seat, pending.kind)


def window_view(game: Desk) -> SeenWindow | None:
    """The innermost open response window."""
    if not game.windows:
        return None
    moments, entries = game.windows[-1]
    return SeenWindow(entries[-1].id, moments[0], [entry.id for entry in entries])


def pot_view(game: Desk) -> SeenPot:
    """The pot, with the number of cards that lie face down in it."""
    table = game.table
    hidden = sum(len(seat.potted) + len(seat.anted) for seat in table.seats)
    return SeenPot(table.pot_gold, cards_view(game, table.pot_cards), hidden)


def prizes_view(game: Desk) -> SeenPrizes | None:
    """Prizes that no seat has; None on a table without any."""
    table = game.table
    if not table.options.get("prizes"):
        return None
    return SeenPrizes(cards_view(game, table.prizes or ()), cards_view(game, table.prize_bin or ()))
