# SPDX-License-Identifier: GPL-3.0-or-later
"""Side decks: revealing their cards, and what is done with each (character-compendium, "Evil Pooky", "Kaylin the Renegade", "Flower").

Cards of a side deck are in nobody's hand: a revealed card lies before a seat, and goes to the discard pile of its side deck.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial

from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.language.kinds import slug
from rdi_desktop.engine.rules import asking, attaching, bombs, by_itself, cards, playing, resolving, tokens, ways
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play, Record, Revealed, TurnedUp
from rdi_desktop.engine.state.table import UNDISTURBED, Seat


def keeper(game: Desk, seat: int, pile: str) -> Seat:
    """The seat with which a side deck lies: its player, or the first of those who share it."""
    seats = game.table.seats
    return seats[seat] if pile in seats[seat].piles else next(other for other in seats if pile in other.piles)


def reveal(game: Desk, seat: int, pile: str, n: int = 1) -> Flow:
    """Reveal `n` cards of a side deck; fewer if there are no more. Of several, Curses come first.

    When the last one is revealed, the discards become the new deck: at once [436], when the card lies where it belongs [457], or never.
    """
    where = keeper(game, seat, pile)
    decl = game.table.seats[seat].character.piles[pile]
    if n > 1:  # the cards about to be revealed are put on top in their order, Curses first
        top = [where.piles[pile].pop() for _ in range(min(n, len(where.piles[pile])))]
        top.reverse()
        where.piles[pile] += sorted(top, key=lambda card: "curse" in game.table.cards[card].types)
    for _ in range(n):
        if not where.piles[pile] and decl.empty != "never":
            cards.renew_pile(game, where, pile)
        if not where.piles[pile]:
            return
        card = where.piles[pile].pop()
        game.emit("revealed", seat, card=card, pile=pile)
        if decl.top == "open" and where.piles[pile]:
            game.emit("laid_open", seat, card=where.piles[pile][-1], pile=pile)
        if decl.empty == "discards":
            cards.renew_pile(game, where, pile)
        yield from REVEALED[decl.revealed](game, seat, card)
        if decl.empty == "leave_top":
            cards.renew_pile(game, where, pile)


def fill(game: Desk, seat: int, pile: str) -> Flow:
    """Reveal as many cards as there are empty places for cards of that side deck [562]."""
    most = game.table.seats[seat].character.piles[pile].slots["any"]
    return reveal(game, seat, pile, most - len(mine(game, seat, pile)))


def replace_top(game: Desk, seat: int, card: int) -> Flow:
    """The card lies open before its owner, in place of the card that lay there [457]."""
    where, defs = game.table.seats[seat], game.table.cards
    for old in [other for other in where.in_play if defs[other].pile == defs[card].pile]:
        put_away(game, seat, old)
    where.lay_open(card)
    yield from ()


def split_or_now(game: Desk, seat: int, card: int) -> Flow:
    """An Immediate card acts when the play that revealed it is finished; any other is kept, or put before another seat [432].

    A seat out of reach may be given it as well [437]. Nobody may interrupt while that is being decided.
    """
    table = game.table
    if "immediate" in table.cards[card].types:
        yield from acts(game, seat, card)
        return
    table.seats[seat].lay_open(card)
    keep = Option("keep", "keep", card, label="keep")
    give = [Option(f"give:{other}", "seat", card, (other,)) for other in table.others(seat)]
    picked = yield from asking.pick_one(game, seat, [keep, *give], "split", None, interruptible=False)
    if picked is keep:
        game.emit("kept", seat, card=card)
        return
    to = picked.targets[0]
    table.seats[seat].take_up(card)
    table.seats[to].lay_open(card)
    game.emit("given", seat, card=card, to=to)


def acts(game: Desk, seat: int, card: int) -> Flow:
    """The card acts when the play that revealed it is finished; until then it lies before the seat that revealed it [432, 555]."""
    game.table.seats[seat].lay_open(card)
    record = Revealed(game.table.new_id(), seat, card)
    record.then = partial(at_once, game, record)
    game.reactions.append(record)
    yield from ()


def keep_some(game: Desk, seat: int, card: int) -> Flow:
    """The card lies open with the others; if there are too few places, the player picks at once which stay [417]."""
    table = game.table
    where, pile = table.seats[seat], table.cards[card].pile
    lying, most = mine(game, seat, pile), where.character.piles[pile].slots["any"]
    if len(lying) < most:
        where.lay_open(card)
        game.emit("kept", seat, card=card)
        return
    with _turned_up(game, seat, card) as record:
        stays = yield from asking.some_cards(
            game, seat, [*lying, card], most, most, "stay", record, interruptible=False
        )
    for old in [other for other in (*lying, card) if other not in stays]:
        put_away(game, seat, old)
    if card in stays:
        where.lay_open(card)
        game.emit("kept", seat, card=card)


def ripe(game: Desk, seat: int, card: int) -> bool:
    """Whether an open card of the seat has reached its last number, and is gathered then [421]."""
    cdef = game.table.cards[card]
    at = game.table.seats[seat].counter(card, game.table.seats[seat].character.piles[cdef.pile].worth)
    return cdef.gathers and at >= len(cdef.values) - 1


def gather(game: Desk, seat: int, pile: str) -> Flow:
    """Open cards that are ripe are discarded, from left to right, each acting like an Action card of the hand [421]."""
    for card in [card for card in mine(game, seat, pile) if ripe(game, seat, card)]:
        if game.table.seats[seat].out or card not in game.table.seats[seat].in_play:
            continue
        if game.table.cards[card].modes[0].do:
            yield from at_once(game, Revealed(game.table.new_id(), seat, card))
        else:
            put_away(game, seat, card)


def acts_now(game: Desk, seat: int, card: int) -> Flow:
    """The card acts at once, before anything else is done or answered [442]."""
    game.table.seats[seat].lay_open(card)
    yield from at_once(game, Revealed(game.table.new_id(), seat, card))


def feed(game: Desk, seat: int, pile: str) -> Flow:
    """A token is put on the open card of a side deck; with as many as the card takes, they come off, and it is revealed [441, 442].

    Nothing happens if there is no such card.
    """
    where = game.table.seats[seat]
    decl, lying = where.character.piles[pile], where.piles[pile]
    if not lying:
        return
    tokens.put(game, seat, decl.fed, 1)
    if where.tokens[decl.fed] < game.table.cards[lying[-1]].takes:
        return
    tokens.put(game, seat, decl.fed, -where.tokens[decl.fed])
    yield from reveal(game, seat, pile)
    if not lying and decl.last and not where.out:
        yield from resolving.run_list(Ctx(game, None, seat), decl.last)


def clear(game: Desk) -> None:
    """After a turn was cut short: discard revealed cards that have not begun to act, or have no place in a line yet."""
    for seat in game.table.seats:
        for card in [card for card in seat.in_play if unsettled(game, seat, card)]:
            seat.take_up(card)
            cards.to_discard(game, card)


def unsettled(game: Desk, seat: Seat, card: int) -> bool:
    """Whether a card only lies before a seat because it has just been revealed."""
    decl = seat.character.piles.get(game.table.cards[card].pile)
    if decl is None or game.table.owners[card] != seat.index:
        return False
    if decl.revealed == "keep_some":
        return False  # it lies there until it is ripe
    return card not in seat.spots if decl.spots else "immediate" in game.table.cards[card].types


def curse_or_slot(game: Desk, seat: int, card: int) -> Flow:
    """A Curse happens at once; anything else is worn, if its place is free or made free, or discarded [444-446].

    Meanwhile only what makes room for it and what answers a Curse may be played: no card of this side deck.
    """
    cdef = game.table.cards[card]
    with by_itself.without(game, seat, cdef.pile):
        if "curse" in cdef.types:
            yield from curse(game, seat, card)
        else:
            with by_itself.quiet(game, UNDISTURBED):
                yield from wear(game, seat, card)


def wear(game: Desk, seat: int, card: int) -> Flow:
    """Put a card in its place, instead of or beside those that are there; or discard it."""
    table = game.table
    cdef = table.cards[card]
    assert cdef.slot is not None
    where, (kind, _) = table.seats[seat], cdef.slot
    most = where.character.piles[cdef.pile].slots[kind]
    with _turned_up(game, seat, card) as record:
        if taken(game, [*worn(game, seat, cdef.pile, kind), card]) > most:
            yield from playing.window(game, ("reveal",), [record], seat, only=(seat,))
        there = worn(game, seat, cdef.pile, kind)
        if record.roomy or taken(game, [*there, card]) <= most:
            options = [Option("equip", "mode", label="equip"), Option("discard", "mode", label="discard")]
            picked = yield from asking.pick_one(game, seat, options, "equip", record, interruptible=False)
            stays = [*there, card] if picked.id == "equip" else there
        else:
            stays = yield from what_stays(game, seat, [*there, card], most, record)
    for old in [c for c in there if c not in stays]:
        put_away(game, seat, old)
    if card not in stays:
        put_away(game, seat, card)
        return
    where.lay_open(card, squeezed=record.roomy)
    game.emit("kept", seat, card=card)


def worn(game: Desk, seat: int, pile: str, kind: str) -> list[int]:
    """The cards of a side deck that now take places of one kind before a seat."""
    where, defs = game.table.seats[seat], game.table.cards
    return [c for c in where.in_play if defs[c].pile == pile and c not in where.squeezed and in_slot(game, c, kind)]


def in_slot(game: Desk, card: int, kind: str) -> bool:
    """Whether a card takes a place of that kind."""
    slot = game.table.cards[card].slot
    return slot is not None and slot[0] == kind


def taken(game: Desk, cards: list[int]) -> int:
    """How many places these cards take together."""
    slots = [game.table.cards[card].slot for card in cards]
    return sum(slot[1] for slot in slots if slot is not None)


def what_stays(game: Desk, seat: int, among: list[int], most: int, record: Record) -> FlowOf[list[int]]:
    """Which of several cards stay, as many as there are places; by default those that lay there before."""
    stays: list[int] = []
    while True:
        fit = [c for c in among if c not in stays and taken(game, [*stays, c]) <= most]
        if not fit:
            return stays
        stays.append((yield from asking.one_card(game, seat, fit, "stays", record, interruptible=False)))


def put_away(game: Desk, seat: int, card: int) -> None:
    """Discard a card that lay before the seat, or was about to, to its side deck's discard pile."""
    if card in game.table.seats[seat].in_play:
        game.table.seats[seat].take_up(card)
    cards.to_discard(game, card)
    game.emit("put_away", seat, card=card, pile=game.table.cards[card].pile)


def put_under(game: Desk, seat: int, card: int) -> None:
    """Put a card that lay before the seat, or was about to, face down under its side deck [550]."""
    where, pile = game.table.seats[seat], game.table.cards[card].pile
    if card in where.in_play:
        where.take_up(card)
    where.piles[pile].insert(0, card)
    game.emit("put_under", seat, card=card, pile=pile)


def curse(game: Desk, seat: int, card: int) -> Flow:
    """A Curse is carried out on the seat that revealed it; other cards may answer it [445, 446]."""
    cdef = game.table.cards[card]
    entry = Play(game.table.new_id(), seat)
    entry.card, entry.cdef, entry.types, entry.origin = card, cdef, cdef.types, "in_play"
    entry.causes = cdef.modes[0].causes
    yield from playing.carry_out(game, entry, seat, seat, card)


def mine(game: Desk, seat: int, pile: str) -> list[int]:
    """The cards of the seat's side deck that lie before it, in order."""
    table = game.table
    return [c for c in table.seats[seat].in_play if table.cards[c].pile == pile and table.owners[c] == seat]


def discardable(game: Desk, seat: int) -> list[int]:
    """The cards before a seat that it may discard together with cards of its hand in Discard and Draw [482]."""
    found: list[int] = []
    for pile, decl in game.table.seats[seat].character.piles.items():
        if decl.discardable_in:
            found += mine(game, seat, pile)
    return found


@contextmanager
def _turned_up(game: Desk, seat: int, card: int) -> Generator[TurnedUp]:
    """Meanwhile the revealed card lies on the stack, where its player decides about it."""
    table = game.table
    record = TurnedUp(table.new_id(), seat, card, table.cards[card])
    table.stack.append(record)
    try:
        yield record
    finally:
        table.stack.remove(record)


def _immediate(game: Desk, seat: int, card: int) -> FlowOf[bool]:
    """Whether it was an Immediate card, which acts at once and is discarded."""
    if "immediate" not in game.table.cards[card].types:
        return False
    yield from by_itself.acts(game, seat, card)
    cards.to_discard(game, card)
    return True


def immediate_or_slot(game: Desk, seat: int, card: int) -> Flow:
    """An Immediate card acts at once and is discarded; any other takes the next place, where another may make room [479, 480]."""
    if (yield from _immediate(game, seat, card)):
        return
    where, pile = game.table.seats[seat], game.table.cards[card].pile
    lying, most = mine(game, seat, pile), where.character.piles[pile].slots["any"]
    if len(lying) >= most:
        room = most - 1
        with _turned_up(game, seat, card) as record:
            stays = yield from asking.some_cards(game, seat, lying, room, room, "stay", record, interruptible=False)
        for old in [c for c in lying if c not in stays]:
            put_away(game, seat, old)
    where.lay_open(card)
    game.emit("kept", seat, card=card)


def collect(game: Desk, seat: int, card: int) -> Flow:
    """The card lies open with the others of its kind [449]."""
    game.table.seats[seat].lay_open(card)
    game.emit("kept", seat, card=card)
    yield from ()


def keep_one(game: Desk, seat: int, card: int) -> Flow:
    """An Immediate card acts at once and is discarded; of any other card and the one that lies there only one stays [526, 529]."""
    if (yield from _immediate(game, seat, card)):
        return
    where, pile = game.table.seats[seat], game.table.cards[card].pile
    stays, lying = card, mine(game, seat, pile)
    if lying:
        with _turned_up(game, seat, card) as record:
            stays = yield from asking.one_card(game, seat, [*lying, card], "stays", record, interruptible=False)
    for old in [c for c in (*lying, card) if c != stays]:
        if where.character.piles[pile].loser == "bottom":
            put_under(game, seat, old)
        else:
            put_away(game, seat, old)
    if stays == card:
        where.lay_open(card)
    game.emit("kept", seat, card=stays)


def line(game: Desk, seat: int, card: int) -> Flow:
    """First its Rival box, then an Immediate effect, then it takes the first place of the line and pushes the others on [485, 486]."""
    table = game.table
    cdef, where = table.cards[card], table.seats[seat]
    where.lay_open(card)
    if cdef.rival is not None and rival_of(game, seat, card) is not None:
        yield from by_itself.does(game, seat, card, cdef.rival.do)
    if card in where.in_play and "immediate" in cdef.types:
        yield from by_itself.acts(game, seat, card)
    if card in where.in_play:
        push(game, seat, card)


def rival_of(game: Desk, seat: int, card: int) -> int | None:
    """The Rival of this card in the line before a seat; None if it is not there."""
    defs = game.table.cards
    rival = defs[card].rival
    if rival is None:
        return None
    lying = mine(game, seat, defs[card].pile)
    return next((c for c in lying if slug(defs[c].title) == slug(rival.of_)), None)


def push(game: Desk, seat: int, card: int) -> None:
    """Put a card in the first place; the ones in the way move on, up to the first empty place. The last one may fall out [485]."""
    where = game.table.seats[seat]
    at = {where.spots[c]: c for c in mine(game, seat, game.table.cards[card].pile) if c in where.spots}
    moving: int | None = card
    for spot in range(len(where.character.piles[game.table.cards[card].pile].spots)):
        if moving is None:
            break
        where.spots[moving] = spot
        moving = at.get(spot)
    where.in_play.sort(key=lambda c: where.spots.get(c, len(where.spots)))
    game.emit("kept", seat, card=card)
    if moving is not None:
        put_away(game, seat, moving)


def at_oneself(game: Desk, seat: int, card: int) -> Flow:
    """A card that acts on the player who gets it acts on the seat that revealed it [509]."""
    owner = game.table.owners[card]
    game.table.seats[seat].lay_open(card)
    yield from bombs.go_off(game, seat if owner is None else owner, seat, card)


REVEALED: dict[str, Callable[[Desk, int, int], Flow]] = {
    "replace_top": replace_top,
    "split_or_now": split_or_now,
    "curse_or_slot": curse_or_slot,
    "immediate_or_slot": immediate_or_slot,
    "line": line,
    "keep_one": keep_one,
    "collect": collect,
    "keep_some": keep_some,
    "resolve": acts,
    "resolve_now": acts_now,
    "attach": attaching.attach,
    "goes_off": at_oneself,
}
"""What is done with a revealed card, by the word in its side deck's declaration."""


def at_once(game: Desk, record: Revealed) -> Flow:
    """An Immediate card acts, and may be answered like an Action card from the hand of the seat that revealed it [434]."""
    assert record.by is not None
    picked = yield from asking.ask(at_once_decision, game, record)
    options = at_once_ways(game, record)
    if picked or len(options) == 1:
        yield from playing.play(game, record.by, picked[0] if picked else options[0])
    elif record.card is not None and record.card in game.table.seats[record.by].in_play:
        game.table.seats[record.by].take_up(record.card)
        cards.to_discard(game, record.card)


def at_once_ways(game: Desk, record: Revealed) -> list[Option]:
    """The ways in which an Immediate card may act; none if it no longer lies there."""
    seat, card = record.by, record.card
    if seat is None or card is None or card not in game.table.seats[seat].in_play:
        return []
    return ways.ways(game, seat, card, game.table.cards[card], None)


def at_once_decision(game: Desk, record: Revealed) -> Decision | None:
    """The question at which targets it is aimed; None if there is no choice."""
    options = at_once_ways(game, record)
    if len(options) < 2 or record.by is None or record.card is None:
        return None
    return Decision(record.by, "pick", options, default=(options[0].id,), prompt="at_once", args={"card": record.card})
