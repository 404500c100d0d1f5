# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of every game at every moment, and a picture of a game that can be compared."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any

from rdi_desktop.engine.asked import Reason
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.rules import legality
from rdi_desktop.engine.rules.playables import why_no_ability, why_no_card
from rdi_desktop.engine.rules.variants import potions
from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.engine.state.changes import Edit
from rdi_desktop.engine.state.crawl import Crawl, Tavern
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, Interject
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.events import Event
from rdi_desktop.engine.state.gambling import Round
from rdi_desktop.engine.state.records import Drink, Play, Record
from rdi_desktop.engine.state.table import Seat, Side, Table

BASE = ("deirdre", "fiona", "gerki", "zot")
TEN = ("alaric", "karl", "eisinder", "dominique", "oozwald", "valeria")
BREAKING_IN = 1 / 3
"""How often somebody breaks in who can, whoever is asked."""
DRINKS = ("deck-1", "deck-2", "deck-3", "deck-4", "deck-5", "deck-10")


def picture(value: Any, inside: bool = False) -> Any:
    """Any part of a game as plain comparable data; entries inside of entries are only their ids."""
    if isinstance(value, (CardDef, CharacterDef)):
        return value.id
    if isinstance(value, Effect):
        return type(value).__name__
    if isinstance(value, partial):  # what waits to be done; each game has its own
        return (value.func.__name__, [picture(each, inside=True) for each in value.args if not isinstance(each, Desk)])
    if isinstance(value, Record) and inside:
        return ("entry", value.id)
    if isinstance(value, Record):
        names = [name for name in dir(value) if not name.startswith("_")]
        return {name: picture(each, inside=True) for name in names if not callable(each := getattr(value, name))}
    if isinstance(value, (Edit, Table, Seat, Side, Round, Crawl, Tavern)):
        slots = [slot for cls in type(value).__mro__ for slot in getattr(cls, "__slots__", ())]
        return {
            slot: picture(getattr(value, slot), inside)
            for slot in slots
            if slot != "cards" or not isinstance(value, Table)
        }
    if isinstance(value, dict):
        return {str(k): picture(v, inside) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [picture(v, inside) for v in value]
    if isinstance(value, (set, frozenset)):
        return sorted(map(str, value))
    return value


def state(game: Game) -> Any:
    """The table, the question and the result: what must be the same for two copies of one game."""
    return [
        picture(game.table),
        None if game.pending is None else game.pending.told(),
        None if game.over is None else (game.over.winners, game.over.reason),
    ]


def whole(game: Game) -> Any:
    """Everything about a game, its log and events included: what a refused command must leave alone."""
    return [*state(game), list(game.log), len(game.events), [(m, [e.id for e in es]) for m, es in game.windows]]


def gold(table: Table) -> int:
    """All Gold there is, with the cards that count as Gold while they are in somebody's stash and are out of it."""
    out = sum(1 for card, cdef in enumerate(table.cards) if cdef.coin and (table.owners[card], card) not in table.coins)
    return sum(side.gold for side in table.sides) + table.pot_gold + table.inn_gold + out


def on_stack(table: Table) -> list[int]:
    """Cards that lie on the stack: plays that have left their place and what has joined them, Drinks with their Chasers, Events.

    Not a body that acts from where it lies, nor a card of a play that lies aside already, wherever that has gone meanwhile.
    """
    found: list[int] = []
    lying = {card for pile in table.piles() for card in pile.cards}
    for entry in table.stack:
        if isinstance(entry, Play) and entry.card is not None:
            if entry.home or entry.card not in lying:
                found.append(entry.card)
            found += entry.cards[1:]
        elif isinstance(entry, Play) or (isinstance(entry, Drink) and entry.whole):
            found += entry.cards
        elif entry.kind in ("event", "turned_up") and entry.card not in lying:  # the card of a tavern stays where it is
            found.append(entry.card)
    return found


def check_cards(game: Game) -> None:
    """Every card is in one place. Only Drinks being revealed are in nobody's place while the Drink Deck is being paid for."""
    table = game.table
    places = Counter([card for pile in table.piles() for card in pile.cards] + on_stack(table))
    twice = [table.cards[card] for card, n in places.items() if n > 1]
    assert not twice, f"a card lies in two places: {twice}"
    missing = set(range(len(table.cards))) - set(places)
    paying = any(entry.kind == "payment" and entry.why == "reshuffle" for entry in table.stack)
    assert not missing or (paying and all(table.owners[c] is None for c in missing)), (
        f"lost: {[table.cards[c] for c in missing]}"
    )


def check_numbers(game: Game, total: int) -> None:
    """Gold is conserved, and everything is within its limits."""
    table = game.table
    assert gold(table) == total, "Gold came from nowhere or went there"
    assert table.pot_gold >= 0
    for side in table.sides:
        assert 0 <= side.fortitude <= 20
        assert 0 <= side.alcohol <= 20
        assert side.gold >= 0
        for track in (side.facing or {}).values():
            assert 0 <= track.fortitude <= side.fortitude
            assert 0 <= track.alcohol <= side.fortitude
    for seat in table.seats:
        for token, n in seat.tokens.items():
            assert n >= 0, token
        assert seat.kit.hand or not seat.hand, "a hand where there is none"
        assert seat.kit.gold or not table.gold(seat.index), "Gold where there is no stash"
        if seat.out:
            assert seat.drink_me == []
            assert table.side(seat.index).gold == 0


def check_question(game: Game) -> None:
    """Somebody is asked something that can be answered, or the game is over."""
    pending = game.pending
    assert (pending is None) == (game.over is not None)
    if pending is None:
        return
    ids = [option.id for option in pending.options]
    assert len(ids) == len(set(ids)), "two options with one id"
    assert 0 <= pending.min <= pending.max
    assert pending.min <= len(ids), "no legal answer"
    assert pending.min <= len(pending.default) <= pending.max
    assert set(pending.default) <= set(ids)
    assert not game.table.seats[pending.seat].out, "somebody who is out is asked"
    lying = {entry.id for entry in game.table.stack}
    assert pending.about is None or pending.about in lying, f"{pending.prompt or pending.kind}: about what is not there"


def check_reasons(game: Game) -> set[Reason]:
    """A card or ability has a way to be played now, or a reason why not, never both; which reasons there were."""
    found: set[Reason] = set()
    for seat in game.table.seats:
        for one in game.playable(seat.index):
            if one.ability == potions.ID:
                assert (one.why is None) == bool(one.ways)
                continue
            if one.card is not None:
                why = why_no_card(game, seat.index, one.card)
            else:
                ability = next(a for a in seat.character.abilities if a.id == one.ability)
                why = why_no_ability(game, seat.index, ability)
            name = one.ability if one.card is None else game.table.cards[one.card].id
            assert (why is None) == bool(one.ways), f"{name}: {why}, but {one.ways}"
            if why is not None:
                found.add(why.key)
    assert Reason.NOT_NOW not in found, "no occasion has spoken for it"
    pending = game.pending
    if pending is not None and pending.kind != "pick":
        ways = {way.id for one in game.playable(pending.seat) for way in one.ways}
        assert {o.id for o in pending.options if o.kind in ("play", "ability")} <= ways
    return found


def seen_aside(seat: Seat, pile: str, own: bool) -> bool:
    """Whether whoever looks (at what is its `own`) sees the cards of a side deck or of a place."""
    seen = seat.areas[pile].seen if pile in seat.areas else "nobody"
    return seen == "all" or (own and seen == "owner")


def hidden_from(table: Table, viewer: int | None) -> set[int]:
    """Cards whose place that seat cannot see."""
    piles = [table.drink_deck, table.bar_deck or [], table.tray]
    if table.crawl is not None:
        piles += [tavern.deck or [] for tavern in table.crawl.taverns.values()]
    for seat in table.seats:
        own = viewer in table.allies(seat.index)
        piles += [
            seat.deck,
            seat.drink_me,
            seat.box,
            *(pile for id, pile in seat.piles.items() if not seen_aside(seat, id, own=own)),
        ]
        if not own:
            piles.append(seat.hand)
    return {card for pile in piles for card in pile} - set(table.open_tops())


def cards_shown(value: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Every card id in plain data, with where it stands."""
    if isinstance(value, SeenCard):
        yield path, value.id
    if is_dataclass(value):
        value = {each.name: getattr(value, each.name) for each in fields(value)}
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "card" and isinstance(inner, int):
                yield f"{path}.{key}", inner
            else:
                yield from cards_shown(inner, f"{path}.{key}")
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from cards_shown(inner, path)


def note_public(table: Table, seen: set[int]) -> None:
    """Add every card that lies open now to those that have been public."""
    for seat in table.seats:
        seen.update(
            seat.discard, seat.in_play, *(seat.piles[id] for id in seat.areas if seen_aside(seat, id, own=False))
        )
    seen.update(table.drink_discard, on_stack(table))
    if table.crawl is not None:
        seen.update(*(tavern.discard for tavern in table.crawl.taverns.values()))
    seen.update(entry.card for entry in table.stack if isinstance(entry, Play) and entry.card is not None)  # laid aside


def note_played(events: Iterable[Event], seen: set[int]) -> None:
    """The same for what was played, and may have been laid aside before anybody was asked anything."""
    seen.update(event.args["card"] for event in events if event.key == "played" and event.args["card"] is not None)


def check_views(game: Game, seen: set[int]) -> None:
    """No view shows a hidden card. What was public once may still be named on the stack and as the last card of a Round.

    `seen` collects what has been public.
    """
    table = game.table
    note_public(table, seen)
    for viewer in (None, *range(len(table.seats))):
        view = game.view(viewer)
        check_plain(view)
        hidden = hidden_from(table, viewer)
        for path, card in cards_shown(view):
            history = path.startswith((".stack", ".round"))
            assert card not in hidden or (history and card in seen), f"seat {viewer} sees {table.cards[card]} at {path}"
        pending = game.pending
        assert (view.pending is not None) == (pending is not None and pending.seat == viewer)
        if pending is not None and pending.kind in ("respond", "pay", "last_chance") and pending.seat != viewer:
            assert view.waiting.seat is None, "the table is told who holds an answer"


def check_plain(value: Any, path: str = "view") -> None:
    """Whether a view is the same once it has been sent: mappings have words as keys, and there are no tuples but where a class says so."""
    if is_dataclass(value):
        for each in fields(value):
            inner = getattr(value, each.name)
            check_plain(list(inner) if isinstance(inner, tuple) else inner, f"{path}.{each.name}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            assert isinstance(key, str), f"{path} has {key!r} as a key"
            check_plain(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            check_plain(inner, path)
    else:
        assert value is None or isinstance(value, str | int | float), f"{path} is a {type(value).__name__}"


def check_events(events: Iterable[Event]) -> None:
    """What is told is plain data: over a network it arrives as it was sent."""
    for event in events:
        for facts in (event.args, *(() if event.secret is None else event.secret[1:])):
            assert json.loads(json.dumps(facts)) == facts, f"{event.key} tells {facts}"


def legal_answer(decision: Decision, chance: random.Random) -> Answer:
    """Any legal answer."""
    most = min(decision.max, len(decision.options))
    n = chance.randint(decision.min, most)
    return Answer(decision.seat, tuple(o.id for o in chance.sample(decision.options, n)))


def legal_command(game: Game, chance: random.Random) -> Command:
    """Any legal answer to the question; or, at every third one where anybody can, somebody breaks in."""
    assert game.pending is not None
    if chance.random() < BREAKING_IN:
        for seat in chance.sample(range(len(game.table.seats)), len(game.table.seats)):
            ways = legality.anytime(game, seat) if legality.may_interject(game, game.pending, seat) else []
            if ways:
                return Interject(seat, chance.choice(ways).id)
    return legal_answer(game.pending, chance)
