# SPDX-License-Identifier: GPL-3.0-or-later
"""Side decks: revealing their cards, and what is done with each (character-compendium, "Evil Pooky", "Kaylin the Renegade").

The cards of a side deck are nobody's hand: what is revealed lies before somebody, and goes to the discard pile of its side deck.
"""

from __future__ import annotations

from collections.abc import Callable

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import asking, cards
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Revealed


def reveal(game: Desk, seat: int, pile: str, n: int = 1) -> Flow:
    """Reveal so many cards of a side deck, one after the other; fewer if there are no more.

    When the last one is revealed, the discards become the new deck: at once [436], or when the card lies where it belongs [457].
    """
    where = game.table.seats[seat]
    decl = where.character.piles[pile]
    for _ in range(n):
        if not where.piles[pile]:
            renew(game, seat, pile)
        if not where.piles[pile]:
            return
        card = where.piles[pile].pop()
        game.emit("revealed", seat, card=card, pile=pile)
        if decl.empty == "discards":
            renew(game, seat, pile)
        yield from REVEALED[decl.revealed](game, seat, card)
        if decl.empty == "leave_top":
            renew(game, seat, pile)


def renew(game: Desk, seat: int, pile: str) -> None:
    """An empty side deck is made anew from its shuffled discards."""
    where = game.table.seats[seat]
    if not where.piles[pile] and where.spent[pile]:
        where.piles[pile], where.spent[pile] = where.spent[pile], []
        game.table.shuffle(where.piles[pile])
        game.emit("shuffled", seat, pile=pile)


def replace_top(game: Desk, seat: int, card: int) -> Flow:
    """The card lies open before its owner, in place of the one that lay there [457]."""
    where, defs = game.table.seats[seat], game.table.cards
    for old in [other for other in where.in_play if defs[other].pile == defs[card].pile]:
        where.in_play.remove(old)
        cards.to_discard(game, old)
        game.emit("put_away", seat, card=old, pile=defs[old].pile)
    where.in_play.append(card)
    yield from ()


def split_or_now(game: Desk, seat: int, card: int) -> Flow:
    """An Immediate card acts when the play that has revealed it is finished; any other is kept, or put before somebody else [432].

    Whoever is out of reach may be given it as well [437]. Nobody breaks in while that is being decided.
    """
    table = game.table
    table.seats[seat].in_play.append(card)
    if "immediate" in table.cards[card].types:
        record = Revealed(table.new_id(), seat)
        record.card = card
        game.reactions.append(record)
        return
    keep = Option("keep", "keep", card, label="keep")
    give = [Option(f"give:{other}", "seat", card, (other,)) for other in table.others(seat)]
    picked = yield from asking.pick_one(game, seat, [keep, *give], "split", None, interruptible=False)
    if picked is keep:
        game.emit("kept", seat, card=card)
        return
    to = picked.targets[0]
    table.seats[seat].in_play.remove(card)
    table.seats[to].in_play.append(card)
    game.emit("given", seat, card=card, to=to)


def clear(game: Desk) -> None:
    """A turn was cut short: what has been revealed and has not begun to act is discarded."""
    for seat in game.table.seats:
        for card in [card for card in seat.in_play if "immediate" in game.table.cards[card].types]:
            seat.in_play.remove(card)
            cards.to_discard(game, card)


REVEALED: dict[str, Callable[[Desk, int, int], Flow]] = {"replace_top": replace_top, "split_or_now": split_or_now}
"""What is done with a revealed card, by the word in its side deck's declaration."""
