# SPDX-License-Identifier: GPL-3.0-or-later
"""What one seat may see, as plain data. Every hidden card is only a number in a count; there are no ids of hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.asked import Outcome, Reason, WhyNot
from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.rules import drink_piles, losing
from rdi_desktop.engine.rules.marks import on_track
from rdi_desktop.engine.rules.variants import dungeon
from rdi_desktop.engine.rules.variants.machine.turn import tracker
from rdi_desktop.engine.state.changes import ATTRIBUTES, Deltas
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.state.places import COINS, OF_SEAT, OF_TABLE
from rdi_desktop.engine.state.records import Drink, LastChance, Payment, Play, Record, RoundWon

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.kit import Kit
    from rdi_desktop.engine.state.places import Place
    from rdi_desktop.engine.state.table import Back, Seat, Table

PRIVATE = ("respond", "pay", "last_chance")
"""Kinds of decisions whose seat is nobody else's business: being asked would tell what is held."""


def card_view(game: Desk, card: int) -> dict[str, Any]:
    """A card that may be seen. Views share it: whoever wants to change it takes a copy."""
    return _face(card, game.table.cards[card], game.table.owners[card])


@lru_cache(maxsize=1 << 13)
def _face(card: int, cdef: CardDef, owner: int) -> dict[str, Any]:
    """Nothing of it changes while a game goes on, and a view shows some seventy: they are half the work of a computer player's look."""
    seen = {"id": card, "def": cdef.id, "title": cdef.title, "type": "-".join(cdef.types[:1]), "owner": owner}
    if cdef.price:
        seen["price"] = cdef.price
    if cdef.coin:
        seen["coin"] = True
    return {**seen, "body": BODIES + card, "wages": cdef.wages} if cdef.body else seen


def cards_view(game: Desk, pile: Sequence[int]) -> list[dict[str, Any]]:
    """Cards of an open pile, last = top."""
    cards, owners = game.table.cards, game.table.owners
    return [_face(card, cards[card], owners[card]) for card in pile]


def piles_view(game: Desk, where: Seat | Table, places: tuple[Place, ...], own: bool) -> dict[str, Any]:
    """The places of a seat or of the middle as somebody sees them (`own`: whose seat it is): cards of open ones, numbers of hidden ones."""
    seen: dict[str, Any] = {}
    for place in places:
        cards = getattr(where, place.name)
        if place.seen == "all":
            seen[place.name] = None if cards is None else cards_view(game, cards)
        elif place.seen == "nobody":
            seen[place.name] = None if cards is None else len(cards)
        else:
            seen[place.name + "_count"] = len(cards)
            seen[place.name] = cards_view(game, cards) if own else None
    return seen


OF_DUNGEON = tuple(place for place in OF_TABLE if place.name in ("rooms", "loot", "trick", "trick_discard"))
"""What a dungeon brings to the middle."""
OF_MIDDLE = tuple(place for place in OF_TABLE if place not in OF_DUNGEON and place.name != "tray")
"""What else lies there."""


def hand_backs(table: Table, seat: Seat) -> list[dict[str, Any]]:
    """Cards of a hand whose backs tell everybody that they are not of its own deck: of whose side deck, and how many [574]."""
    found: dict[Back, int] = {}
    for card in seat.hand:
        if table.cards[card].pile or table.owners[card] != seat.index:
            back = table.back(card)
            found[back] = found.get(back, 0) + 1
    return [{"of": owner, "pile": pile, "count": n} for (owner, pile), n in sorted(found.items())]


def in_play_view(game: Desk, seat: Seat, own: bool) -> dict[str, Any]:
    """What lies before a seat, and what the viewer sees of cards that lie aside there: `hidden` if not everybody does, `place` is where.

    Of places from which nothing is played only those are meant that everybody sees.
    """
    found = cards_view(game, seat.in_play)
    if seat.counters:
        counted = seat.counters
        found = [{**card, "counters": dict(counted[card["id"]])} if card["id"] in counted else card for card in found]
    for name, place in () if seat.out else seat.areas.items():
        if place.seen == "all":
            found += ({**card, "place": name} for card in cards_view(game, seat.piles[name]))
        elif own and place.played and place.seen == "owner":
            found += ({**card, "place": name, "hidden": True} for card in cards_view(game, seat.piles[name]))
    for name in () if seat.out else seat.topped:
        found += ({**card, "place": name} for card in cards_view(game, seat.piles[name][-1:]))
    return {"in_play": found}


def seen_aside(seat: Seat, pile: str, own: bool) -> bool:
    """Whether the cards of that pile of a seat are seen by everybody, or (`own`) by whoever looks at what is its own."""
    place = seat.areas.get(pile)
    return place is not None and (place.seen == "all" or (own and place.seen == "owner"))


def seen_by_backs(seat: Seat, pile: str) -> bool:
    """Whether cards of others lie there that nobody sees: their backs tell whose each is, the last one on top."""
    place = seat.areas.get(pile)
    return place is not None and place.seen == "nobody" and place is not COINS


def backs_view(table: Table, pile: Sequence[int]) -> list[dict[str, Any]]:
    """What the backs of cards tell that lie in a pile, the last one on top: whose each is, and of which of the side decks [574]."""
    backs = [table.back(card) for card in pile]
    return [{"of": owner, "pile": name} for owner, name in backs]


@lru_cache(maxsize=1 << 7)
def unders(character: CharacterDef) -> tuple[str, ...]:
    """The places where cards lie only as long as they lie under a card that is played."""
    return tuple(decl.tucks.under for decl in character.piles.values() if decl.tucks is not None)


def seat_view(game: Desk, seat: Seat, viewer: int | None) -> dict[str, Any]:
    """A seat as the viewer sees it."""
    table = game.table
    side = table.track(seat.index, viewer)
    round_ = table.round
    return {
        "seat": seat.index,
        "name": seat.name,
        "character": seat.character.id,
        "side": seat.side,
        "fortitude": side.fortitude,
        "alcohol": side.alcohol,
        "gold": side.gold,
        "purse": purse(table, seat.index),
        "facing": facing_view(table, seat),
        "kit": kit_view(seat.kit),
        "out": seat.out,
        "out_because": seat.out_because,
        "withdrawn": seat.withdrawn,
        "mute": seat.mute > 0,
        "boss": seat.boss,
        "potions": side.potions,
        **piles_view(game, seat, OF_SEAT, own=viewer in side.members),
        "hand_backs": hand_backs(table, seat),
        **in_play_view(game, seat, own=viewer in side.members),
        "tokens": {k: n for k, n in seat.tokens.items() if n or k in seat.character.tokens},
        "claimed": dict(seat.claimed),
        "tracks": track_view(game, seat),
        "threat": threat_view(game, seat),
        "worked_out": [id for id, track in seat.character.tracks.items() if track.reads is not None],
        "drunk_with": drunk_with(seat),
        "wards": wards(seat),
        "spots": {str(card): spot for card, spot in seat.spots.items()},
        "things": {thing: kind.up for kind in seat.character.sides.values() for thing in kind.things},
        "piles": {
            id: {
                "count": len(pile),
                "cards": cards_view(game, pile) if seen_aside(seat, id, own=viewer in side.members) else None,
                "discard": cards_view(game, seat.spent[id]),
                "area": id in seat.areas,
                "coin": seat.areas.get(id) is COINS,
                "backs": backs_view(table, pile) if seen_by_backs(seat, id) else None,
                "passing": id in unders(seat.character),
                "open": id in seat.areas and seat.areas[id].seen == "all",
            }
            for id, pile in seat.piles.items()
        },
        "served": drink_piles.floating(table, seat.drink_me),
        "drink_backs": drink_backs(table, seat),
        "in_round": round_ is not None and seat.index in round_.players,
    }


def purse(table: Table, seat: int) -> int:
    """The Gold of a seat without the open cards among it that are worth less than nothing: 1 is left of any Gold."""
    gold = table.gold(seat)
    if table.coins:
        worse = 0
        for member in table.allies(seat):
            for card in table.seats[member].in_play:
                worse += table.cards[card].coin and table.cards[card].worth < 0
        gold = max(min(1, gold), gold - worse)
    return gold


def facing_view(table: Table, seat: Seat) -> list[dict[str, int]]:
    """The tracks of a seat that has one towards each opponent, with the seats that they are turned to; none for all others."""
    facing = table.sides[seat.side].facing or {}
    return [
        {"seat": player, "fortitude": track.fortitude, "alcohol": track.alcohol} for player, track in facing.items()
    ]


@lru_cache
def kit_view(kit: Kit) -> dict[str, bool]:
    """What a seat has of what a player has. Views share it."""
    return {"hand": kit.hand, "gold": kit.gold, "drink_me": kit.drink_me, "loses": kit.loses}


def track_view(game: Desk, seat: Seat) -> dict[str, Any]:
    """Tracks: a value, or the marks where tokens still lie; a figure that is only read is worked out."""
    found: dict[str, Any] = {}
    for id, track in seat.character.tracks.items():
        if track.of_:
            found[id] = {"of": track.of_, "marks": on_track(seat, id)}
        else:
            value = seat.tracks[id] if track.reads is None else amount(track.reads, Ctx(game, None, seat.index))
            found[id] = track.word(value)
    return found


def threat_view(game: Desk, seat: Seat) -> list[list[int]]:
    """How many Actions the Threat Levels of a machine give, each from that level on; nothing of all others."""
    return [[level, n] for level, n in sorted(tracker(game).items())] if seat.kit.machine else []


def drunk_with(seat: Seat) -> str | None:
    """The track whose number comes on top of the Alcohol Content as one passes out; None for most."""
    for standing in seat.character.standing:
        if standing.passes_out_at is not None:
            return str(standing.passes_out_at.plus)
    return None


def wards(seat: Seat) -> int:
    """How many of its things with two sides the seat can still turn over to Ignore what comes: 0 for most."""
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
        if ability.cost is not None and any(effect.VERB == "ignore" for effect in ability.mode.do)
        for price in ability.cost.prices
        if price.flips
        for thing in character.sides[price.what].things
    )


def entry_view(game: Desk, entry: Record, viewer: int | None) -> dict[str, Any]:
    """A record on the stack: public by nature, but for what it would do if that tells of a hand before it is shown."""
    play = entry if isinstance(entry, Play) else None
    return {
        "id": entry.id,
        "kind": "contest" if entry.kind == "event" and game.table.held else entry.kind,
        "card": card_view(game, entry.card) if entry.card is not None else None,
        "cards": cards_view(game, entry.cards),
        "champions": list(entry.champions),
        "by": entry.by,
        "source": entry.source,
        "targets": targets(entry),
        "answers": play.on if play else None,
        "on": entry.on,
        "amounts": amounts(entry),
        "outcome": {} if tells_hand(entry, viewer) else in_words(outcome.impact(game, entry)),
        "begun": bool(entry.landed),  # some of its outcome has happened
        "done": [dict(d, card=card_view(game, d["card"]) if d["card"] is not None else None) for d in entry.done],
        "negated": entry.negated,
        "ignored": list(entry.ignored),
        "drinker": entry.drinker,
        "ability": play.ability if play else None,
        "mode": entry.mode,
        "box": box_of(entry),
        "spend": dict(play.spent) if play else {},
        "better": list(entry.paid),
        "why": entry.why or entry.attribute,
        "to": entry.to if isinstance(entry, Payment) else None,
        "taker": entry.taker if isinstance(entry, RoundWon) else None,
        "token": play.token if play else "",
        "trap": play.me if play and (play.trap or play.origin == "revealed") else None,
        "seats": losing.in_danger(game) if isinstance(entry, LastChance) else [],  # somebody may be safe again
    }


def tells_hand(entry: Record, viewer: int | None) -> bool:
    """Whether what a play would do tells somebody else of the hand of whoever plays it."""
    cdef = entry.cdef if entry.kind == "play" and entry.by != viewer else None
    return cdef is not None and bool(cdef.modes[entry.mode or 0].counts_hand)


def in_words(deltas: Deltas) -> Outcome:
    """What changes of whom, by the seat or body; a view is the same once it has been JSON, which knows words only as keys."""
    return {str(s): {ATTRIBUTES[i]: n for i, n in enumerate(delta) if n} for s, delta in deltas.items() if any(delta)}


def targets(entry: Record) -> list[int]:
    """Whom a play is aimed at."""
    return [s for pick in entry.picks for s in pick] + ([entry.aim] if entry.aim is not None else [])


def box_of(entry: Record) -> str:
    """The box of an automaton's card that was played; '' of any other."""
    return entry.box if isinstance(entry, Play) else ""


def amounts(entry: Record) -> dict[str, Any]:
    """The numbers of a record as they stand."""
    if isinstance(entry, Drink):
        return {**entry.numbers, "first": dict(entry.first)}
    return {entry.attribute or "gold": entry.amount} if entry.kind in NUMBERED else {}


NUMBERED = ("payment", "win_round", "loss", "gain", "body_loss")
"""Kinds of records, beside Drinks, that are about an amount."""


def rooms_of(table: Table) -> list[dict[str, Any]]:
    """Where in the dungeon the token of each side stands."""
    return [{"seats": list(side.members), "room": side.room} for side in table.sides if side.room]


def dungeon_view(game: Desk, viewer: int | None) -> dict[str, Any] | None:
    """The dungeon with what lies there, where everybody stands, and why the viewer cannot move; None on a table without one."""
    table = game.table
    if table.dungeon is None:
        return None
    lying = piles_view(game, table, OF_DUNGEON, own=False)
    return {"id": table.dungeon.id, **lying, "at": rooms_of(table), "why_not": why_no_move(game, viewer)}


def why_no_move(game: Desk, viewer: int | None) -> WhyNot | None:
    """Why the viewer's side cannot move on in the dungeon just now; None if it is asked, or nobody looks from a seat."""
    pending = game.pending
    if game.over is not None:
        return WhyNot(Reason.GAME_OVER)
    if viewer is None or (pending is not None and pending.kind == "move" and pending.seat in game.table.allies(viewer)):
        return None
    return dungeon.why_not(game.table, viewer) or WhyNot(Reason.NOT_NOW, dungeon.HOW)


def crawl_view(game: Desk) -> dict[str, Any] | None:
    """The taverns of a Pub Crawl: where the party is, who still has to Crawl, how many Drinks are left in each, and which are drunk.

    Of the Inn the Drinks are the Drink Deck. In which order they lie nobody sees.
    """
    crawl = game.table.crawl
    if crawl is None:
        return None
    return {
        "party": crawl.party,
        "crawlers": list(crawl.crawlers),
        "tray": len(game.table.tray),
        "taverns": [
            {
                "id": id,
                "name": tavern.name,
                "card": card_view(game, tavern.card),
                "closed": tavern.closed,
                "inn": tavern.deck is None,
                "deck": len(game.table.drink_deck if tavern.deck is None else tavern.deck),
                "discard": cards_view(game, tavern.discard),
            }
            for id, tavern in crawl.taverns.items()
        ],
    }


def drink_backs(table: Table, seat: Seat) -> list[str]:
    """The taverns from which the Drinks of a Drink Me! pile are, last = top; '' of any that is from no tavern. Their backs tell it."""
    return [] if table.crawl is None else [table.crawl.pours.get(card, "") for card in seat.drink_me]


def round_view(game: Desk) -> dict[str, Any] | None:
    """The Round of Gambling."""
    round_ = game.table.round
    if round_ is None:
        return None
    return {
        "opener": round_.opener,
        "in_control": round_.in_control,
        "players": list(round_.players),
        "next": round_.next,
        "last": card_view(game, round_.last) if round_.last is not None else None,
        "only": list(round_.only),
        "passed": list(round_.passed),
        "over": round_.over,
        "winner": round_.winner,
    }


def view(game: Desk, viewer: int | None) -> dict[str, Any]:
    """Everything that seat may see (None: an onlooker)."""
    table = game.table
    pending = game.pending
    waiting: dict[str, Any] | None = None
    if pending is not None:
        private = pending.kind in PRIVATE
        waiting = {"seat": None if private and pending.seat != viewer else pending.seat, "kind": pending.kind}
        if private and pending.seat != viewer:
            waiting["kind"] = "respond"
    window = None
    if game.windows:
        moments, entries = game.windows[-1]
        window = {"about": entries[-1].id, "entries": [e.id for e in entries], "moment": moments[0]}
    middle = piles_view(game, table, OF_MIDDLE, own=False)
    hidden = sum(len(seat.potted) + len(seat.anted) for seat in table.seats)
    pot = {"gold": table.pot_gold, "cards": middle.pop("pot_cards"), "hidden": hidden}
    prizes = {"inn": middle.pop("prizes"), "bin": middle.pop("prize_bin")}
    return {
        "seat": viewer,
        "turn": table.turn,
        "turn_number": table.turn_number,
        "phase": table.phase,
        "actions_left": table.actions_left,
        "actions_played": table.actions_played,
        "to_act": list(table.to_act),
        "priority": table.priority,
        "variant": None if table.variant is None else table.variant.id,
        "seats": [seat_view(game, seat, viewer) for seat in table.seats],
        **middle,
        "inn_gold": table.inn_gold,
        "coins": [
            {"seat": seat, "thing": id, "at": at} for (seat, id), at in table.coins.items() if isinstance(id, str)
        ],
        "house": {key: table.options[key] for key in HOUSE if table.options.get(key) is not None},
        "prizes": prizes if table.options.get("prizes") else None,
        "dungeon": dungeon_view(game, viewer),
        "crawl": crawl_view(game),
        "pot": pot,
        "round": round_view(game),
        "stack": [entry_view(game, e, viewer) for e in table.stack],
        "window": window,
        "waiting": waiting,
        "pending": pending.told() if pending is not None and pending.seat == viewer else None,
        "over": {"winners": list(game.over.winners), "reason": game.over.reason.value} if game.over else None,
    }
