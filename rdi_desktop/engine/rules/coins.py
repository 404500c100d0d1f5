# SPDX-License-Identifier: GPL-3.0-or-later
"""Things and cards that count as Gold (character-compendium, "The Lich King"; allies-keet-and-nitrel, "Artifacts as Gold").

Stash, pot and Inn include them in their Gold; this module keeps track of where each of them lies. Code that moves Gold calls `moved`
afterwards: such a thing goes along if it was picked, or if there is no plain Gold left to go instead.

A card lies face down in the stash of the seat whose deck it is, until that seat turns it up or another seat gets it. An open card lies
before the seat that has it. A card that goes to the Inn is out of the game, and counts as Gold no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.engine.language.ctx import FlowOf
from rdi_desktop.engine.rules import asking, stash
from rdi_desktop.engine.state.decisions import Option, card_option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.places import COINS
from rdi_desktop.engine.state.records import CoinPassed, Record
from rdi_desktop.engine.state.table import Table
from rdi_desktop.engine.told import EventFacts

CoinPlace = int | str
"""A seat's stash, 'pot' or 'inn'; for a card that is out of the game 'gone'."""
CoinThing = tuple[int, str | int]
"""Its original owner, and its id (for a card its number). A face-down card that is only picked is `HIDDEN`: nobody knows which one it is,
and it is decided only when it moves."""
PLAIN = Option("coin", "none", label="coin")
HIDDEN = "face-down"
"""Stands for any card that lies face down: nobody knows which one it is."""


def lying(game: Desk, place: CoinPlace) -> list[CoinThing]:
    """The things in a stash, in the pot or in the Inn, in the order in which they go if nobody picks: turned ones, then hidden cards."""
    table = game.table
    here = [
        thing
        for thing, at in table.coins.items()
        if at == place or (isinstance(at, int) and isinstance(place, int) and game.same_side(at, place))
    ]
    return sorted(here, key=lambda thing: rank(game, thing))


def count(table: Table) -> None:
    """Count again where the cards that count as Gold lie (after an arranged table has moved cards)."""
    found: dict[CoinThing, CoinPlace] = {}
    for seat in table.seats:
        hidden = [card for name, place in seat.areas.items() if place is COINS for card in seat.piles[name]]
        found |= {(seat.index, card): seat.index for card in hidden}
        found |= those_among(table, seat.in_play, seat.index)
        found |= those_among(table, seat.anted, "pot")
    found |= those_among(table, table.pot_cards, "pot")
    table.coins = {thing: at for thing, at in table.coins.items() if isinstance(thing[1], str)} | found


def those_among(table: Table, cards: list[int], at: CoinPlace) -> dict[CoinThing, CoinPlace]:
    """Which of these cards count as Gold, each with the place `at`."""
    return {(table.owners[card] or 0, card): at for card in cards if table.cards[card].coin}


def rank(game: Desk, thing: CoinThing) -> int:
    """Sort key: the order in which such things go if nobody picks."""
    if is_card(thing):
        return 3 if is_open(game.table, thing) else 1
    return 0 if turned(game, thing) else 2


def is_card(thing: CoinThing) -> bool:
    """Whether it is a card."""
    return isinstance(thing[1], int)


def of_card(table: Table, card: int) -> CoinThing | None:
    """That card as a thing that counts as Gold; None if it does not, or no longer."""
    owner = table.owners[card]
    return None if owner is None or (owner, card) not in table.coins else (owner, card)


def is_open(table: Table, thing: CoinThing) -> bool:
    """Whether a card lies open, before a seat or in the pot."""
    owner, card = thing
    return card not in table.seats[owner].piles[table.cards[card].pile] and not any(  # type: ignore[index]
        card in seat.anted for seat in table.seats
    )


def turned(game: Desk, thing: CoinThing) -> bool:
    """Whether it lies with its second side up (a finger that is detached)."""
    owner, id = thing
    return isinstance(id, str) and bool(game.table.seats[owner].tracks[id])


def cards_in(game: Desk, place: CoinPlace) -> list[CoinThing]:
    """The cards among the things that lie there."""
    return [thing for thing in lying(game, place) if is_card(thing)]


def moved(game: Desk, source: CoinPlace, to: CoinPlace, picked: Sequence[CoinThing] = ()) -> None:
    """Called after Gold has moved: things that were picked move along, and those that have no plain Gold left to go instead."""
    table = game.table
    if table.coins:
        go_along(game, source, to, picked)


def go_along(game: Desk, source: CoinPlace, to: CoinPlace, picked: Sequence[CoinThing]) -> None:
    """The same, if there are any such things."""
    table = game.table
    here = lying(game, source)
    going = exactly(game, source, picked)
    left = table.gold(source) if isinstance(source, int) else table.pot_gold if source == "pot" else len(here)
    rest = [thing for thing in here if thing not in going]
    going += rest[: max(0, len(rest) - left)]
    for thing in going:
        if is_card(thing):
            pass_card(game, thing, source, to)
            continue
        table.coins[thing] = to
        if not turned(game, thing):
            turn_over(game, thing)
        game.emit("coin_moved", thing[0], thing=str(thing[1]), source=source, to=to)


def turn_over(game: Desk, thing: CoinThing) -> None:
    """A thing that is paid leaves the mat of its owner: it is detached [477]."""
    owner, id = thing
    assert isinstance(id, str)
    where = game.table.seats[owner]
    track = where.character.tracks[id]
    where.tracks[id] = 1
    game.emit("track_changed", owner, track=id, before=track.word(0), now=track.word(1))


# cards


def pass_card(
    game: Desk, thing: CoinThing, source: CoinPlace, to: CoinPlace, counts: tuple[CoinPlace, CoinPlace] | None = None
) -> None:
    """Move a card from one place to another, whose Gold is already counted. The player who gains it turns it up [465, 470].

    `counts`: (from, to) of Gold that moves without an event of its own.
    """
    table = game.table
    owner, card = thing
    assert isinstance(card, int)
    was_open = is_open(table, thing)
    holder = lift(table, thing)
    if isinstance(to, int) and not table.seats[to].kit.gold:
        to = "inn"  # for a seat without a stash the Inn keeps it: it is discarded [278]
    if isinstance(source, int) and was_open:
        tell_of(game, holder, card, "lost")
    secret: EventFacts = {}
    face = "up"
    if to == "pot":
        table.coins[thing] = "pot"
        if was_open:
            table.pot_cards.append(card)
        else:
            table.seats[holder].anted.append(card)
            face, secret = "down", {"card": card}
    elif isinstance(to, int):
        table.coins[thing] = to
        table.seats[to].lay_open(card)
        tell_of(game, to, card, *(() if was_open else ("turned",)), "gained")
    else:
        del table.coins[thing]
        counts = counts or ("inn", "gone")
        if counts[0] == "inn":
            table.inn_gold -= 1
        table.seats[owner].spent[table.cards[card].pile].append(card)
        tell_of(game, holder, card, "discarded")
    told: EventFacts = {
        "card": card if face == "up" else None,
        "pile": table.cards[card].pile,
        "owner": owner,
        "source": source,
        "to": to,
        "face": face,
        "was": "up" if was_open else "down",
        "counts": None if counts is None else list(counts),
    }
    game.emit_secret("coin_passed", holder, told, secret)


def lift(table: Table, thing: CoinThing) -> int:
    """Take a card from where it lies as Gold. Returns the seat there (for a card in the pot: the seat that put it in, or its owner)."""
    owner, card = thing
    assert isinstance(card, int)
    if card in table.pot_cards:
        table.pot_cards.remove(card)
        return owner
    hidden = table.seats[owner].piles[table.cards[card].pile]
    if card in hidden:
        hidden.remove(card)
        return owner
    for seat in table.seats:
        if card in seat.anted:
            seat.anted.remove(card)
            return seat.index
        if card in seat.in_play:
            seat.take_up(card, "in_play")
            return seat.index
    raise ValueError(f"card {card} does not lie anywhere as Gold")


def tell_of(game: Desk, seat: int, card: int, *how: str) -> None:
    """Announce that something has happened to a card that counts as Gold, which may trigger something."""
    game.reactions.append(CoinPassed(game.table.new_id(), seat, card, how))


def turn_up(game: Desk, seat: int, pile: str) -> int | None:
    """Turn up one of a seat's hidden cards, which then lies open before it; None if there is none."""
    hidden = hidden_of(game, seat, pile)
    if not hidden:
        return None
    owner, card = hidden[0]
    assert isinstance(card, int)
    table = game.table
    lift(table, hidden[0])
    table.seats[owner].lay_open(card)
    tell_of(game, owner, card, "turned")
    pile = table.cards[card].pile
    told: EventFacts = {"card": card, "pile": pile, "owner": owner, "source": owner, "to": owner, "face": "up"}
    told |= {"was": "down", "counts": None}
    game.emit("coin_passed", owner, **told)
    return card


def hand_over(game: Desk, thing: CoinThing, giver: int, taker: int, cause: Record | None) -> None:
    """One seat gives another a card that counts as Gold, so Gold changes hands."""
    table = game.table
    thing = exactly(game, giver, [thing])[0]
    table.side(giver).gold -= 1
    gains = table.seats[taker].kit.gold
    pass_card(game, thing, giver, taker if gains else "inn", (giver, taker if gains else "gone"))
    if gains:
        stash.receive(game, taker, 1, cause)


def caught(game: Desk, thing: CoinThing, taker: int, cause: Record | None) -> None:
    """A card that has just gone to the Inn comes to a seat instead [471]."""
    table = game.table
    owner, card = thing
    assert isinstance(card, int)
    if not table.seats[taker].kit.gold:
        return
    table.seats[owner].spent[table.cards[card].pile].remove(card)
    table.coins[thing] = taker
    table.seats[taker].lay_open(card)
    tell_of(game, taker, card, "gained")
    pile = table.cards[card].pile
    told: EventFacts = {"card": card, "pile": pile, "owner": owner, "source": "gone", "to": taker, "face": "up"}
    told |= {"was": "up", "counts": ["gone", taker]}
    game.emit("coin_passed", taker, **told)
    stash.receive(game, taker, 1, cause)


def spent(game: Desk, card: int) -> None:
    """A card is played, or discarded from before its player: it no longer counts as Gold."""
    table = game.table
    thing = of_card(table, card)
    if thing is not None:
        at = table.coins.pop(thing)
        if isinstance(at, int):
            table.side(at).gold -= 1
            game.emit("coin_spent", at, card=card)


def discarded(game: Desk, card: int, by: int | None) -> None:
    """A card that counted as Gold has come to its discard pile: players who may catch it are asked."""
    owner = game.table.owners[card]
    if game.table.cards[card].coin and owner is not None:
        tell_of(game, owner if by is None else by, card, "discarded")


def hidden_of(game: Desk, seat: int, pile: str) -> list[CoinThing]:
    """The cards of that side deck that lie face down in a stash, the top one first."""
    return [
        (where.index, card)
        for where in map(game.table.seats.__getitem__, game.table.allies(seat))
        if where.areas.get(pile) is COINS
        for card in reversed(where.piles[pile])
    ]


def gather(game: Desk, seat: int) -> list[tuple[CoinThing, bool]]:
    """Turn all cards of a stash face down and shuffle them [471]; each with whether it lay open. Meanwhile they count for nobody."""
    table = game.table
    found = [(thing, is_open(table, thing)) for thing in cards_in(game, seat)]
    for thing, _ in found:
        lift(table, thing)
        del table.coins[thing]
        table.side(seat).gold -= 1
    order = list(range(len(found)))
    table.shuffle(order)
    return [found[i] for i in order]


def dealt(game: Desk, thing: CoinThing, was_open: bool, source: int, to: CoinPlace) -> None:
    """A card of a stash that is divided comes to a seat, which turns it up, or goes to the Inn [471]."""
    table = game.table
    owner, card = thing
    assert isinstance(card, int)
    if isinstance(to, int) and not table.seats[to].kit.gold:
        to = "inn"
    counts: list[CoinPlace] = [source, "gone"]
    if isinstance(to, int):
        table.coins[thing] = to
        table.side(to).gold += 1
        table.seats[to].lay_open(card)
        tell_of(game, to, card, "turned", "gained")
        counts = [source, to]
    else:
        table.seats[owner].spent[table.cards[card].pile].append(card)
        tell_of(game, source, card, "discarded")
    told: EventFacts = {
        "card": card,
        "pile": table.cards[card].pile,
        "owner": owner,
        "source": source,
        "to": to,
        "face": "up",
    }
    told |= {"was": "up" if was_open else "down", "counts": counts}
    game.emit("coin_passed", source, **told)


def exactly(game: Desk, place: CoinPlace, picked: Sequence[CoinThing]) -> list[CoinThing]:
    """The things of `picked` that lie there; for hidden cards, those on top."""
    table = game.table
    here = lying(game, place)
    hidden = [thing for thing in here if is_card(thing) and not is_open(table, thing)]
    order = [card for seat in table.seats for cards in (*seat.piles.values(), seat.anted) for card in cards]
    hidden.sort(key=lambda thing: -order.index(int(thing[1])))
    found: list[CoinThing] = []
    for thing in picked:
        if thing[1] == HIDDEN:
            found += [one for one in hidden if one[0] == thing[0] and one not in found][:1]
        elif thing in here:
            found.append(thing)
    return found


# who pays with what


def choose(game: Desk, seat: int, n: int, record: Record) -> FlowOf[list[CoinThing]]:
    """Which things in its stash the seat pays with instead of plain Gold; only asked if there is a choice [466, 476].

    The payment lies on the stack meanwhile, as it does while it may be answered.
    """
    game.table.stack.append(record)
    try:
        picked = yield from pick(game, seat, n, record)
    finally:
        game.table.stack.remove(record)
    return picked


def pick(game: Desk, seat: int, n: int, record: Record | None) -> FlowOf[list[CoinThing]]:
    """The same with the payment already on the stack, or without one: one thing after the other."""
    own = special(game, seat)
    plain = game.table.gold(seat) - len(own)
    return (yield from pick_among(game, seat, n, own, plain, "coins", record))


def special(game: Desk, place: CoinPlace) -> list[CoinThing]:
    """Things that a player would not spend like any coin: cards, and things still on the owner's mat; or the cards in the pot."""
    return [
        (thing[0], HIDDEN) if is_card(thing) and not is_open(game.table, thing) else thing
        for thing in lying(game, place)
        if is_card(thing) or (thing[0] == place and not turned(game, thing))
    ]


def pick_among(
    game: Desk, seat: int, n: int, among: list[CoinThing], plain: int, prompt: str, record: Record | None
) -> FlowOf[list[CoinThing]]:
    """`n` of some things and an amount of plain Gold. Returns those that are not plain Gold."""
    picked: list[CoinThing] = []
    while n > 0 and among:
        if plain + len(among) <= n:
            return picked + among
        options = things(game, among, plain)
        answer = yield from asking.pick_one(game, seat, options, prompt, record, interruptible=False)
        n -= 1
        if answer is PLAIN:
            plain -= 1
            continue
        picked.append(meant(among, answer))
        among = without(among, picked[-1:])
    return picked


def without(among: Sequence[CoinThing], some: Sequence[CoinThing]) -> list[CoinThing]:
    """`among` with each thing of `some` taken out once."""
    left = list(among)
    for thing in some:
        if thing in left:
            left.remove(thing)
    return left


def things(game: Desk, among: Sequence[CoinThing], plain: int) -> list[Option]:
    """The ways to pay one Gold: a coin, any hidden card of a deck, each thing or open card."""
    options = [PLAIN] if plain > 0 else []
    hidden: dict[int, Option] = {}
    others: list[Option] = []
    for owner, id in among:
        if id == HIDDEN:
            pile = next(name for name, place in game.table.seats[owner].areas.items() if place is COINS)
            hidden[owner] = Option(f"{HIDDEN}:{pile}", HIDDEN, label=HIDDEN, args={"pile": pile, "of": owner})
        elif isinstance(id, str):
            others.append(Option(f"coin:{id}", "token", label=id))
        else:
            others.append(card_option(id))
    return [*options, *hidden.values(), *others]


def meant(among: Sequence[CoinThing], answer: Option) -> CoinThing:
    """The thing that such an option means."""
    if answer.kind == HIDDEN:
        return (answer.args["of"], HIDDEN)
    return next(thing for thing in among if thing[1] in (answer.card, answer.label))
