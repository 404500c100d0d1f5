# SPDX-License-Identifier: GPL-3.0-or-later
"""Every card of every character can be brought to play, in each of its modes, and what it says leaves its mark.

No list of cards: a new character is covered by being there. What each card changes exactly stands in `test_every_card`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer, Interject, Option
from tests.cases import each_case
from tests.characters import situations as at_table
from tests.rules.deal import Deal, at, content, deal

MARKS: dict[str, tuple[str, ...]] = {
    "lose": ("lost_fortitude", "lost_alcohol", "lost_gold", "token_changed", "track_changed"),
    "gain": ("gained_fortitude", "gained_alcohol", "gained_gold", "token_changed", "track_changed"),
    "negate": ("negated",),
    "ignore": ("ignored", "drink_ignored"),
    "pay": ("paid", "anted"),
    "take": ("took_gold", "paid"),
    "draw": ("drew",),
    "give": ("token_changed",),
    "leave_round": ("left_round",),
    "spike": ("drink_changed",),
    "order": ("drink_ordered",),
    "reduce": ("reduced", "drink_changed"),
    "inn_pays": ("payment_moved",),
}
"""What somebody who only hears of it must hear when a card with that verb has resolved."""
PATIENCE = 40


def winning(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona is winning a Round with everything in it; it is my turn in it."""
    win = "Winning Hand!"
    round_ = {"opener": "fiona", "in_control": "gerki", "next": "fiona"}
    t = at_table.table(character, me, {**fiona, "hand": [win]}, gerki, turn="fiona", pot=6, gambling=round_, **more)
    return t.play("fiona", win)


def anteing_myself(
    character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any
) -> Deal:
    """I am in a Round in which Gerki has just raised."""
    round_ = {"opener": "me", "in_control": "me", "next": "gerki"}
    raised = {**gerki, "hand": ["I raise!"]}
    return at_table.table(character, me, fiona, raised, pot=6, gambling=round_, **more).play("gerki", "I raise!")


def starting(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """My turn begins; if my character wears things, the next of them has no free place."""
    slots: dict[str, list[CardDef]] = {}
    for card in content().characters[character].deck:
        if card.slot is not None:
            slots.setdefault(card.slot[0], []).append(card)
    armor = slots.get("armor", [])
    if len(armor) > 1:
        worn, next_ = armor[:2]
        me = {**me, "in_play": [worn.title], "piles": {next_.pile: [next_.title]}}
    return at_table.table(character, me, fiona, gerki, phase="start", **more)


def duelling(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona and I are the last two, and she plays a blow of 2 at me."""
    t = deal(me=at(is_=character, **me), fiona=at(**{**fiona, "hand": [at_table.HIT]}), turn="fiona", **more)
    return t.play("fiona", at_table.HIT, on="me")


PLACES = (
    at_table.action,
    at_table.attacked,
    at_table.dumping,
    at_table.drinking,
    at_table.watching,
    at_table.gambling,
    at_table.anteing,
    at_table.tipping,
    at_table.ordering,
    at_table.cheated,
    at_table.billed,
    at_table.pinched,
    at_table.renewing,
    duelling,
    winning,
    anteing_myself,
    starting,
)
LIKELY = {
    "gambling": at_table.gambling,
    "cheating": at_table.gambling,
    "round": at_table.gambling,
    "ante": at_table.anteing,
    "reveal": duelling,
}
"""A type of a card, or what it waits for → where it is tried first, since most such cards can be played there."""


@cache
def deck(character: str) -> tuple[CardDef, ...]:
    """The cards that a player of the character holds and draws."""
    game = Game.new(GameSetup((SeatSetup(character), SeatSetup("gerki")), 1), content())
    seat = game.table.seats[0]
    found = {game.table.cards[card] for card in seat.hand + seat.deck}
    return tuple(sorted((card for card in found if not card.pile), key=lambda card: card.id))


@cache
def boss_cards(character: str) -> tuple[CardDef, ...]:
    """The cards that only a Boss holds and draws."""
    found = {card for card in content().characters[character].deck if card.boss and not card.pile}
    return tuple(sorted(found, key=lambda card: card.id))


@cache
def lying(character: str) -> tuple[CardDef, ...]:
    """The cards of side decks that are played from before a player, by themselves."""
    found = {card for card in content().characters[character].deck if card.pile and card.lying is not None}
    return tuple(sorted((card for card in found if "played_with" not in card.moments), key=lambda card: card.id))


def comes_to_hand(character: str, card: CardDef) -> bool:
    """Whether it is of a side deck, and played from the hand: it is drawn from there, or taken up."""
    if not card.pile:
        return False
    taken = any(effect.VERB == "take_up" for ability in card.abilities for effect in ability.mode.do)
    return taken or bool(content().characters[character].piles[card.pile].joins)


@cache
def drawn(character: str) -> tuple[CardDef, ...]:
    """The cards of side decks that come to somebody's hand."""
    return tuple(card for card in content().characters[character].deck if comes_to_hand(character, card))


def means(character: str, rich: bool) -> dict[str, Any]:
    """What I have beside the card: hurt, a little drunk, and either nothing of what my character collects or plenty."""
    cdef = content().characters[character]
    own = {id: token.limit if rich else 0 for id, token in cdef.tokens.items() if token.holders != "others"}
    counters = {id: t for id, t in cdef.tracks.items() if not t.of_ and not t.steps and t.reads is None}
    own |= {id: track.range[1] for id, track in counters.items() if rich}
    if rich:  # what has two sides lies with the worse one up, so that it can be turned back
        own |= {thing: 1 for kind in cdef.sides.values() for thing in kind.things}
    claimed = {id: len(track.marks) for id, track in cdef.tracks.items() if track.of_ and rich}
    return {"fortitude": 15, "alcohol": 3, "tokens": own, "claimed": claimed}


def tables(character: str, card: CardDef) -> Iterator[Deal]:
    """Tables at which the card may be worth trying. When I am rich, Gerki has some of the tokens that I give away."""
    given = [id for id, token in content().characters[character].tokens.items() if token.holders != "self"]
    deed = next(other for other in deck(character) if other.is_action and other is not card)
    kinds = content().characters[character].subtypes
    others = [
        other.title for other in deck(character) if other not in (card, deed) and kinds.keys() & set(other.subtypes)
    ]
    likely = [LIKELY[word] for word in (*card.types, *card.moments) if word in LIKELY]
    for rich, place in product((False, True), dict.fromkeys((*likely, *PLACES))):
        me = {**means(character, rich), "hand": [card.title, "I raise!", deed.title]}
        if card.boss:
            me |= {"boss": True}
        if card.pile and not comes_to_hand(character, card):
            me |= {"hand": ["I raise!", deed.title], "in_play": [card.title]}
        if (
            rich
            and not card.body
            and (bodies := [other.title for other in deck(character) if other.body and other is not deed][1:])
        ):
            me |= {"in_play": [*me.get("in_play", ()), bodies[0]]}
        if rich and others:
            me |= {"hand": [*me["hand"], others[0]], "discard": [others[-1]]}
        gerki = {"fortitude": 18, "alcohol": 1, "tokens": {id: 1 for id in given if rich}}
        yield place(character, me, {"fortitude": 18, "alcohol": 1}, gerki)


def my_ways(t: Deal, card: CardDef, mode: int) -> list[tuple[Option, bool]]:
    """The ways in which I may play it now in that mode."""
    return [way for way in t.ways("me", card.title, better=()) if (way[0].mode or 0) == mode]


def played(character: str, card: CardDef, mode: int) -> Iterator[tuple[Deal, Option, int]]:
    """Every table at which it can be played, when it has been and all is done: the way, and the events before it."""
    for t in tables(character, card):
        for _ in range(PATIENCE):
            ways = my_ways(t, card, mode)
            if ways:
                option, answer = ways[-1]  # at Gerki, if at anybody
                told, me = len(t.game.events), t.names.index("me")
                t.game.submit(Answer(me, (option.id,)) if answer else Interject(me, option.id))
                finish(t)
                yield t, option, told
                break
            if t.game.pending is None:
                break
            t.decline()


def finish(t: Deal) -> None:
    """Nobody answers, everybody who may do something of what it says does it."""
    for _ in range(200):
        pending = t.game.pending
        if pending is None or (pending.kind not in ("respond", "pay", "pick", "last_chance") and not t.table.stack):
            return
        yes = next((o for o in pending.options if o.id == "yes"), None)
        t.game.submit(Answer(pending.seat, pending.default if yes is None else ("yes",)))
    raise AssertionError("it never ends")


def certain(card: CardDef, mode: int) -> list[Effect]:
    """The effects that are carried out whatever the table is like; of a Drink that somebody keeps those that it has then."""
    return [effect for effect in (card.lying or card).modes[mode].do if effect.guard is None and not effect.may]


def missing(t: Deal, card: CardDef, mode: int, told: int) -> list[str]:
    """Verbs of the card that left no mark."""
    heard = {event.key for event in list(t.game.events)[told:]}
    return [
        effect.VERB
        for effect in certain(card, mode)
        if effect.VERB in MARKS and not heard.intersection(MARKS[effect.VERB])
    ]


def check(character: str, card: CardDef, mode: int) -> None:
    """It can be played at some table, leaves its place, and resolves; at one table at least all that it says is heard."""
    lacking: list[list[str]] = []
    for t, option, told in played(character, card, mode):
        assert option.card not in t.me.seat.hand, "it has not left the hand"
        stays = card.body or (card.pile and content().characters[character].piles[card.pile].deal)
        assert stays or option.card not in t.me.seat.in_play, "it has not left its place"
        heard = [(e.key, e.args.get("card")) for e in list(t.game.events)[told:]]
        assert ("resolved", option.card) in heard or ("turn_ended", None) in heard, "it has not resolved"
        lacking.append(missing(t, card, mode, told))
        if not lacking[-1]:
            return
    assert lacking, "there is no table at which it can be played"
    raise AssertionError(f"wherever it was played, nothing was heard of {lacking[0]}")


@pytest.mark.parametrize("character", sorted(content().characters))
def test_each_card_is_brought_to_play_and_what_it_says_is_heard(character: str) -> None:
    with each_case() as case:
        for card in (*deck(character), *boss_cards(character), *lying(character), *drawn(character)):
            for mode in range(len(card.modes)):
                with case(card.title, "mode", mode):
                    check(character, card, mode)
