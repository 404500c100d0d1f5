# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of a side deck that act on the player who gets them, and that may lie in the pot.

allies-keet-and-nitrel, "Bombs", and character-compendium, "Nitrel the Sapper". Their effect may be answered as though their owner had
played an Action card; the player who got the card is 'you' in it, and makes its choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import asking, cards, coins, playing, resolving
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play, Record, Resolving, RoundWon


def off_pile(game: Desk, owner: int, pile: str) -> int | None:
    """Take the top card of a side deck, unseen; if none is left, the discards become the new deck first."""
    where = game.table.seats[owner]
    cards.renew_pile(game, where, pile)
    return where.piles[pile].pop() if where.piles[pile] else None


def get(game: Desk, owner: int, seat: int, pile: str) -> Flow:
    """A seat gets the top card: it is revealed, and acts on that seat [509]."""
    if game.table.seats[seat].out:
        return
    card = off_pile(game, owner, pile)
    if card is not None:
        show(game, owner, seat, card)
        yield from go_off(game, owner, seat, card)


def show(game: Desk, owner: int, seat: int, card: int) -> None:
    """Show everybody the card that a seat has got: it lies before that seat until it acts."""
    game.table.seats[seat].lay_open(card)
    game.emit("revealed", seat, card=card, pile=game.table.cards[card].pile, owner=owner)


def go_off(game: Desk, owner: int, seat: int, card: int) -> Flow:
    """The card acts on the seat, and on each seat it is passed to, when everything else is done; then it is discarded [511]."""
    at: int | None = seat if card in game.table.seats[seat].in_play else None
    while at is not None:
        game.step("going-round")
        yield from act(game, owner, at, card)
        at = next((where.index for where in game.table.seats if card in where.in_play), None)


def act(game: Desk, owner: int, seat: int, card: int) -> Flow:
    """The card acts on the seat, and may be answered; then it is discarded, or it lies before somebody else."""
    table = game.table
    table.seats[seat].take_up(card, "in_play")
    if table.seats[seat].out:
        cards.to_discard(game, card)
        return
    entry = Play(table.new_id(), owner)
    entry.me, entry.card, entry.cdef = seat, card, table.cards[card]
    entry.types, entry.origin, entry.home = ("action",), "revealed", True
    entry.causes = entry.cdef.modes[0].causes
    if table.seats[seat].withdrawn:
        entry.ignore(seat)
    table.stack.append(entry)
    try:
        yield from resolving.pick_joined(outcome.context(game, entry), card)
        game.emit("set_off", seat, card=card, token="", owner=owner, entry=entry.id)
        yield from playing.answered(game, entry)
    finally:
        table.stack.remove(entry)
        if entry.home:
            cards.finish(game, entry, card)
    if game.reactions or entry.queue:
        yield from playing.aftermath(game, owner, [entry])


def pass_on(game: Desk, entry: Play, seat: int) -> None:
    """Another seat gets the card that is acting: it lies before that seat, and acts again when everything else is done."""
    card, owner = entry.card, entry.by
    if card is None or owner is None or not entry.home:
        return
    entry.home = False
    game.table.seats[seat].lay_open(card)
    game.emit("given", entry.me, card=card, to=seat)


def clear(game: Desk) -> None:
    """After a turn was cut short: discard cards that were turned over and have not acted."""
    table = game.table
    for seat in table.seats:
        for card in [c for c in seat.in_play if acts(game, c)]:
            seat.take_up(card, "in_play")
            cards.to_discard(game, card)


def acts(game: Desk, card: int) -> bool:
    """Whether it is a card that acts on the player who gets it."""
    owner, pile = game.table.owners[card], game.table.cards[card].pile
    return owner is not None and bool(pile) and game.table.seats[owner].character.piles[pile].revealed == "goes_off"


# the pot


def into_pot(game: Desk, owner: int, pile: str) -> None:
    """The top card goes face down, unseen, into the pot of the running Round."""
    card = off_pile(game, owner, pile)
    if card is not None:
        game.table.seats[owner].potted.append(card)
        game.emit("added_to_pot", owner, pile=pile)


def in_pot(game: Desk) -> list[tuple[int, int]]:
    """The face-down cards in the pot: (owner, card), by seats, in the order in which they went in."""
    return [(seat.index, card) for seat in game.table.seats for card in seat.potted]


def discard_pot(game: Desk) -> None:
    """Discard the face-down cards of a pot without a winner, face up; they do nothing [513]."""
    for owner, card in in_pot(game):
        game.table.seats[owner].potted.remove(card)
        cards.to_discard(game, card)
        game.emit("put_away", owner, card=card, pile=game.table.cards[card].pile, source="pot")


def how_many(game: Desk, record: RoundWon, objects: int, gold: int, lying: int) -> FlowOf[int]:
    """How many of these cards are among the objects of the pot that go to another player; the taker of the rest decides, unseen [516].

    `gold`, `lying`: how much Gold and how many of the cards are left in the pot.
    """
    least, most = max(0, objects - gold), min(objects, lying)
    if most <= least:
        return least
    numbers = [Option(f"number:{n}", "number", label=str(n), args={"number": n}) for n in range(most, least - 1, -1)]
    picked = yield from asking.pick_one(game, record.taker, numbers, "pot_share", record)
    return int(picked.args["number"]) if picked.args else least


def explode(game: Desk, seat: int, n: int) -> Flow:
    """A seat that takes `n` of these cards turns them all over, and carries them out in an order it chooses [513]."""
    owners: dict[int, int] = {}
    for owner, card in in_pot(game)[:n]:
        game.table.seats[owner].potted.remove(card)
        owners[card] = owner
        game.table.seats[seat].lay_open(card)
        game.emit("revealed", seat, card=card, pile=game.table.cards[card].pile, owner=owner, source="pot")
    while owners:
        card = yield from asking.one_card(game, seat, list(owners), "next_card", None, interruptible=False)
        yield from go_off(game, owners.pop(card), seat, card)


class Loot(NamedTuple):
    """What a thief takes out of a pot."""

    exploding: bool = False
    """Whether it is a card that acts on the player who takes it; otherwise it is Gold."""
    coin: coins.CoinThing | None = None
    """The thing or card that is taken as Gold; None: a plain coin."""


def steal(game: Desk, seat: int, entry: Record | None, taken: Sequence[coins.CoinThing]) -> FlowOf[Loot]:
    """What a thief takes: a coin, a card that counts as one, or one of these cards [514], which acts once the theft is done.

    `taken`: things the same thief has already taken with this card.
    """
    table = game.table
    round_ = table.round
    special = coins.without(coins.special(game, "pot"), taken) if table.coins else []
    bombs = list(dict.fromkeys(table.cards[card].pile for _, card in in_pot(game)))
    gold = table.pot_gold - len(taken)
    if round_ is None or round_.over or not (bombs or special) or gold <= 0 or not isinstance(entry, Resolving):
        return Loot()
    about = entry.id
    options = [
        *(Option("coin", "mode", label="coin") for _ in range(gold > len(special))),
        *(Option(coins.HIDDEN, "mode", label=coins.HIDDEN, args={"pile": pile}) for pile in bombs[:1]),
        *coins.things(game, special, 0),
    ]

    def question() -> Decision:
        return Decision(seat, "pick", options, default=(options[0].id,), about=about, prompt="steal")

    picked = yield from asking.ask(question)
    if picked[0].id == "coin":
        return Loot()
    if picked[0].id != coins.HIDDEN:
        return Loot(coin=coins.meant(special, picked[0]))
    entry.queue = [*entry.queue, partial(explode, game, seat, 1)]
    return Loot(exploding=True)
