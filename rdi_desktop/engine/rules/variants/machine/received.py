# SPDX-License-Identifier: GPL-3.0-or-later
"""What a machine has received from others and can play: it plays it at the first legal opportunity, whatever follows.

red-dragon-inn-10, "Receiving Playable Cards or Objects" [361-364].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.machine import RECEIVED
from rdi_desktop.engine.rules import cards, legality
from rdi_desktop.engine.rules.variants.machine import choices
from rdi_desktop.engine.rules.variants.machine.levels import seated

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Seat


def anything(where: Seat) -> bool:
    """Whether anything lies before it, or it holds any token: nearly always not."""
    return bool(where.in_play or where.piles[RECEIVED] or any(where.tokens.values()))


def answers(game: Desk, where: Seat, moments: tuple[str, ...], entries: Sequence[Record]) -> Option | None:
    """Which of it answers something in a window [363]. All that fits is used; cards that leave nothing to answer come last [364]."""
    if not anything(where):
        return None
    options = legality.responses(game, where, moments, entries)
    return chosen(game, [option for option in options if not takes_away(game, option)]) or chosen(game, options)


def takes_away(game: Desk, option: Option) -> bool:
    """Whether nothing else could answer the same record once this has resolved."""
    if option.card is None:
        return False
    return any(effect.ENDS for mode in game.table.cards[option.card].modes for effect in walk(mode.do))


def at_once(game: Desk, seat: int) -> list[Option]:
    """The received things that it can play at any time."""
    where = game.table.seats[seat]
    if where.out or not anything(where):
        return []
    options = legality.anytime(game, seat)
    return [option for option in options if option.kind != "potion" and affordable(game, option)]


def of_phase(game: Desk, seat: int) -> Option | None:
    """A received thing for the present phase, such as a Drink that it has kept."""
    if not anything(game.table.seats[seat]):
        return None
    return chosen(game, legality.phase_plays(game, seat, game.table.phase))


def actions(game: Desk, seat: int) -> list[Option]:
    """The received things that count as an Action [362]."""
    return legality.action_plays(game, seat) if anything(game.table.seats[seat]) else []


def gambles(game: Desk, seat: int) -> Option | None:
    """A received Gambling or Cheating card."""
    return chosen(game, legality.gambling_plays(game, seat)) if anything(game.table.seats[seat]) else None


def affordable(game: Desk, option: Option) -> bool:
    """Whether it would use that: if it counts as or costs Gold, only with more than 4 Gold in all [376], and if 4 are left [371]."""
    seat = seated(game)
    if option.card is None or seat is None:
        return True
    gold, price = game.table.gold(seat), (option.spend or {}).get("gold", 0)
    if game.table.cards[option.card].coin or price:
        return gold > choices.POOR and gold - price >= choices.POOR
    return True


def hopeless(game: Desk, seat: int) -> list[int]:
    """Received cards that it can never pay for, because they cost cards of a hand [371]."""
    defs = game.table.cards
    return [card for card in game.table.seats[seat].piles[RECEIVED] if takes_cards(defs[card])]


def give_up(game: Desk, seat: int) -> None:
    """Discard all of those, without effect."""
    for card in hopeless(game, seat):
        game.table.seats[seat].piles[RECEIVED].remove(card)
        cards.to_discard(game, card)
        game.emit("put_away", game.table.owners[card], card=card, pile=game.table.cards[card].pile)


def takes_cards(cdef: CardDef) -> bool:
    """Whether a cost is paid with cards of the hand."""
    return cdef.cost is not None and any(price.what.partition(":")[0] == "cards" for price in cdef.cost.prices)


def chosen(game: Desk, options: Sequence[Option]) -> Option | None:
    """One of these by chance; of several ways to use it, one aimed at the Priority Target. None if there are none."""
    fitting = [option for option in options if option.kind != "potion" and affordable(game, option)]
    return choices.pick(game, fitting) if fitting else None
