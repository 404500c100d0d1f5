# SPDX-License-Identifier: GPL-3.0-or-later
"""The part of a view that computer players read at every question, each thing of it made when somebody looks at it.

The whole view takes them as long as all their thinking; a brief one made at once took a sixth of a game, and most of it nobody read.
It is a view of now: whoever wants to look after the game has gone on takes a new one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine import views
from rdi_desktop.engine.asked import Outcome
from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.moments import OCCASIONS
from rdi_desktop.engine.seen import reached

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef
    from rdi_desktop.engine.language.standing import Standing
    from rdi_desktop.engine.state.changes import Deltas
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Seat, Side, Table

ANYTIME = OCCASIONS["anytime"]

Later = Mapping[str, Callable[["Desk", Any, int | None], Any]]
"""What is made when it is looked at: key → from the game, what it is about, and who looks."""


class Glance(dict[str, Any]):
    """Something as a viewer sees it: a mapping like any in a view, but what stands in `later` is made when it is asked for."""

    __slots__ = ("later", "of")

    later: Later
    of: tuple[Desk, Any, int | None]
    """The game, what it is about, and who looks."""

    def __missing__(self, key: str) -> Any:
        game, about, viewer = self.of
        found = self[key] = self.later[key](game, about, viewer)
        return found

    def __contains__(self, key: object) -> bool:
        return key in self.later

    def get(self, key: str, default: Any = None) -> Any:
        """What stands under a key."""
        return self[key] if key in self.later else default

    @property
    def whole(self) -> dict[str, Any]:
        """All of it, with everything that nobody has asked for yet."""
        return {key: self[key] for key in self.later}


def seen(later: Later, game: Desk, about: Any, viewer: int | None, now: dict[str, Any]) -> Glance:
    """A glance at something; what stands in `now` is there already."""
    found = Glance(now)  # no constructor of its own: that would take as long again
    found.later = later
    found.of = game, about, viewer
    return found


def own(game: Desk, seat: Seat, viewer: int | None) -> bool:
    """Whether the viewer sees the hand of that seat."""
    return viewer in game.table.sides[seat.side].members


def in_sight(game: Desk, seat: Seat, viewer: int | None) -> Side:
    """The numbers of a seat as the viewer sees them."""
    return game.table.track(seat.index, viewer)


MAT: Later = {
    "seat": lambda game, seat, viewer: seat.index,
    "character": lambda game, seat, viewer: seat.character.id,
    "side": lambda game, seat, viewer: seat.side,
    "fortitude": lambda game, seat, viewer: in_sight(game, seat, viewer).fortitude,
    "alcohol": lambda game, seat, viewer: in_sight(game, seat, viewer).alcohol,
    "gold": lambda game, seat, viewer: in_sight(game, seat, viewer).gold,
    "purse": lambda game, seat, viewer: views.purse(game.table, seat.index),
    "out": lambda game, seat, viewer: seat.out,
    "withdrawn": lambda game, seat, viewer: seat.withdrawn,
    "kit": lambda game, seat, viewer: views.kit_view(seat.kit),
    "hand_count": lambda game, seat, viewer: len(seat.hand),
    "hand": lambda game, seat, viewer: views.cards_view(game, seat.hand) if own(game, seat, viewer) else None,
    "drink_me": lambda game, seat, viewer: len(seat.drink_me),
    "tokens": lambda game, seat, viewer: seat.tokens.copy(),
    "claimed": lambda game, seat, viewer: seat.claimed.copy(),
    "tracks": lambda game, seat, viewer: views.track_view(game, seat),
    "threat": lambda game, seat, viewer: views.threat_view(game, seat),
    "drunk_with": lambda game, seat, viewer: views.drunk_with(seat),
    "wards": lambda game, seat, viewer: views.wards(seat),
    "in_play": lambda game, seat, viewer: views.in_play_view(game, seat, own(game, seat, viewer)),
}
"""What a seat's position is judged by: no names, and no open piles."""
PICKED_FROM: Later = {**MAT, "discard": lambda game, seat, viewer: views.cards_view(game, seat.discard)}
"""The same while a card may be picked from them."""


def mats(game: Desk, _: None, viewer: int | None) -> list[Glance]:
    """All seats."""
    shown = PICKED_FROM if game.pending is not None and game.pending.kind == "pick" else MAT
    return [seen(shown, game, seat, viewer, {}) for seat in game.table.seats]


def compared(numbers: Iterable[tuple[int, int, int, int, int, bool, int]]) -> bool:
    """Whether numbers of that kind are just now all that there is to compare."""
    return all(side == place and loses and not wards for place, side, _, _, _, loses, wards in numbers)


def people(game: Desk) -> tuple[str, ...]:
    """Everybody's character."""
    if game.people is None:
        game.people = tuple([seat.character.id for seat in game.table.seats])
    return game.people


def plain(game: Desk) -> bool:
    """Whether everybody plays for himself, can lose, and has nothing to turn over: then numbers are all there is to compare."""
    found = game.plain
    if found is None:
        seats = game.table.seats
        shared = game.tracked or game.table.teams or not all(seat.kit.loses for seat in seats)
        found = game.plain = not (shared or any(views.warding(seat.character) for seat in seats))
    return found


def numbers(game: Desk, viewer: int | None) -> tuple[tuple[int, int, int, int, int, bool, int], ...]:
    """Of each seat still in: seat, side, Fortitude, what that is held against, Gold, whether it can lose, wards."""
    table = game.table
    sides = table.sides
    found = []  # loops, no comprehensions: what those share with the procedure around them takes longer to reach
    if plain(game) and not game.staggering:
        for seat in table.seats:
            if not seat.out:
                place = seat.index
                side = sides[place]
                gold = views.purse(table, place) if table.coins else side.gold
                found.append((place, place, side.fortitude, side.alcohol, gold, True, 0))
        return tuple(found)
    if game.tracked or game.staggering:
        return _all_numbers(game, viewer)
    for seat in table.seats:
        if not seat.out:
            side = sides[seat.side]
            ward = views.wards(seat) if seat.character.sides else 0  # nothing to turn over
            gold = views.purse(table, seat.index) if table.coins else side.gold
            found.append((seat.index, seat.side, side.fortitude, side.alcohol, gold, seat.kit.loses, ward))
    return tuple(found)


def purses(table: Table) -> list[int]:
    """What the Gold of each seat comes to."""
    return [views.purse(table, seat.index) for seat in table.seats]


def _all_numbers(game: Desk, viewer: int | None) -> tuple[tuple[int, int, int, int, int, bool, int], ...]:
    """The same where some have several tracks, or others than the Alcohol Content that count on top of it."""
    return tuple([_numbers(game, seat, viewer) for seat in game.table.seats if not seat.out])


def _numbers(game: Desk, seat: Seat, viewer: int | None) -> tuple[int, int, int, int, int, bool, int]:
    """Those of one seat."""
    side = game.table.track(seat.index, viewer)
    beside = views.drunk_with(seat)
    alcohol = side.alcohol + (reached(views.track_view(game, seat), beside) if beside is not None else 0)
    gold = side.gold if side.facing is not None else views.purse(game.table, seat.index)
    return (seat.index, seat.side, side.fortitude, alcohol, gold, seat.kit.loses, views.wards(seat))


def mat(game: Desk, _: None, viewer: int | None) -> Glance | None:
    """The viewer's own seat."""
    return None if viewer is None else seen(MAT, game, game.table.seats[viewer], viewer, {})


@lru_cache(maxsize=1 << 8)
def numerals(character: CharacterDef) -> tuple[Standing, ...]:
    """What changes the numerals of a character's own cards: nothing for nearly everybody."""
    return tuple(one for one in character.standing if one.numerals is not None)


def held(game: Desk, viewer: int | None) -> dict[int, CardDef]:
    """The viewer's own hand, each card with what it says."""
    if viewer is None:
        return {}
    found, cards = {}, game.table.cards
    for card in game.table.seats[viewer].hand:
        found[card] = cards[card]
    return found


def away(game: Desk) -> list[int]:
    """Seats that are out of reach of everything."""
    return [seat.index for seat in game.table.seats if seat.withdrawn]


def drinks(game: Desk) -> dict[int, int]:
    """How many Drinks lie before each seat."""
    found = {}
    for seat in game.table.seats:
        found[seat.index] = len(seat.drink_me)  # a comprehension takes three times as long
    return found


def change_of(game: Desk, entry: Record, viewer: int | None) -> Deltas:
    """What comes of a record if nobody does more, for whom anything does, unless that tells of somebody's hand."""
    if views.tells_hand(entry, viewer):
        return {}
    found: Deltas = {}
    for seat, delta in outcome.impact(game, entry).items():
        if delta[0] or delta[1] or delta[2]:
            found[seat] = delta
    return found


def outcome_of(game: Desk, entry: Record, viewer: int | None) -> Outcome:
    """What comes of a record if nobody does more, unless that tells of somebody's hand."""
    return {} if views.tells_hand(entry, viewer) else views.in_words(outcome.impact(game, entry))


WAITING: Later = {
    "id": lambda game, entry, viewer: entry.id,
    "kind": lambda game, entry, viewer: views.kind_of(game, entry),
    "card": lambda game, entry, viewer: views.card_view(game, entry.card) if entry.card is not None else None,
    "cards": lambda game, entry, viewer: views.cards_view(game, entry.cards),
    "by": lambda game, entry, viewer: entry.by,
    "source": lambda game, entry, viewer: entry.source,
    "targets": lambda game, entry, viewer: views.targets(entry),
    "answers": lambda game, entry, viewer: entry.on if entry.kind == "play" else None,
    "on": lambda game, entry, viewer: entry.on,
    "amounts": lambda game, entry, viewer: views.amounts(entry),
    "outcome": outcome_of,
    "change": change_of,
    "negated": lambda game, entry, viewer: entry.negated,
    "ignored": lambda game, entry, viewer: list(entry.ignored),
    "drinker": lambda game, entry, viewer: entry.drinker,
    "mode": lambda game, entry, viewer: entry.mode,
    "ability": lambda game, entry, viewer: entry.ability if entry.kind == "play" else None,
    "box": lambda game, entry, viewer: views.box_of(entry),
}
"""What a record on the stack is judged by: who did it to whom, and what comes of it if nobody does more."""


def waiting(game: Desk, _: None, viewer: int | None) -> dict[int, Glance]:
    """All that waits, by its ids, the latest last; what is asked of nearly each is there at once."""
    found = {}
    for entry in game.table.stack:
        now = {"id": entry.id, "by": entry.by, "drinker": entry.drinker, "negated": entry.negated}
        found[entry.id] = seen(WAITING, game, entry, viewer, now)
    return found


TABLE: Later = {
    "seat": lambda game, _, viewer: viewer,
    "turn": lambda game, _, viewer: game.table.turn,
    "characters": lambda game, _, viewer: people(game),
    "footing": lambda game, _, viewer: brief_view(game, viewer)["footing"],
    "numbers": lambda game, _, viewer: numbers(game, viewer),
    "drinks": lambda game, _, viewer: drinks(game),
    "seats": mats,
    "mat": mat,
    "held": lambda game, _, viewer: held(game, viewer),
    "sudden": lambda game, _, viewer: brief_view(game, viewer)["sudden"],
    "numerals": lambda game, _, viewer: () if viewer is None else numerals(game.table.seats[viewer].character),
    "dungeon": lambda game, _, viewer: views.dungeon_view(game, viewer),
    "crawl": lambda game, _, viewer: views.crawl_view(game),
    "away": lambda game, _, viewer: away(game),
    "pot": lambda game, _, viewer: {"gold": game.table.pot_gold},
    "round": lambda game, _, viewer: views.round_view(game) if game.table.round is not None else None,
    "stack": lambda game, _, viewer: list(waiting(game, None, viewer).values()),
    "waiting": waiting,
    "plain": lambda game, _, viewer: plain(game),
    "simple": lambda game, _, viewer: not (game.boosters or game.has_bodies),
}
"""What a position is judged by. `plain`: numbers are all that there is to compare, now and always.
`sudden`: some card of the own hand, or that lies before one, is for any time.
`simple`: nothing joins a play, and nobody but players can be aimed at."""


def footing_of(numbers: Iterable[tuple[int, int, int, int, int, bool, int]]) -> list[int]:
    """Numbers that are all there is to compare, in one row: of each seat whether it is out, Fortitude, what that is held against, Gold."""
    found: list[int] = []
    for place, _, fortitude, alcohol, gold, _, _ in numbers:
        found += (True, 0, 0, 0) * (place - len(found) // 4)
        found += False, fortitude, alcohol, gold
    return found


def lies_ready(game: Desk, viewer: int) -> bool:
    """Whether a card lies before that seat which it may play at any time."""
    cards = game.table.cards
    for card in game.table.seats[viewer].in_play:
        lying = cards[card].lying
        if lying is not None and "anytime" in lying.types:
            return True
    return False


def brief_view(game: Desk, viewer: int | None) -> Glance:
    """What that seat may see (None: an onlooker), as far as a position is judged by it; what every judgement looks at is there at once.

    `footing` is how everybody stands: the `numbers` or, where they are all there is to compare, the same in one row (`footing_of`).
    """
    table, even = game.table, plain(game)
    footing: Sequence[Any]
    if not even:
        footing = numbers(game, viewer)
    elif game.staggering:
        footing = footing_of(numbers(game, viewer))
    else:
        sides, footing = table.sides, []
        for seat in table.seats:
            side = sides[seat.index]
            footing += seat.out, side.fortitude, side.alcohol, side.gold
        if table.coins:
            footing[3::4] = purses(table)
    now = {
        "characters": game.people or people(game),
        "footing": footing,
        "plain": even,
        "held": held(game, viewer),
        "sudden": viewer is not None
        and (not game.able[ANYTIME].isdisjoint(table.seats[viewer].hand) or lies_ready(game, viewer)),
        "numerals": numerals(table.seats[viewer].character) if game.numeric and viewer is not None else (),
        "round": None if table.round is None else views.round_view(game),
        "waiting": waiting(game, None, viewer) if table.stack else {},
    }
    return seen(TABLE, game, None, viewer, now)
