# SPDX-License-Identifier: GPL-3.0-or-later
"""Every card of every side deck is brought to what it does, by what its data says: revealed, given, joining, or just lying there.

No list of cards: a new one is covered by being there. Those that are played from before a player stand in `test_brought_to_play`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.core import Effect, walk
from rdi_desktop.engine.language.standing import Change, Standing
from rdi_desktop.engine.rules import side_decks
from rdi_desktop.engine.state.decisions import Answer
from tests.cases import in_one_test
from tests.characters import situations as at_table
from tests.characters.test_brought_to_play import MARKS, PATIENCE, comes_to_hand, finish
from tests.rules.deal import Deal, at, content, deal

SIDE = [
    (character, card)
    for character in sorted(content().characters)
    for card in content().characters[character].deck
    if card.pile and content().characters[character].piles[card.pile].revealed in side_decks.REVEALED
]
MORE_MARKS = {**MARKS, "discard": ("discarded",), "end_turn": ("turn_ended",)}


def named(value: str | CardDef) -> str:
    """How a case is called: by its character, and its card."""
    return value if isinstance(value, str) else value.id.split("/")[-1]


def those(wanted: Callable[[CardDef], Any]) -> Any:
    """A test of all cards of side decks of which that is true."""
    return in_one_test("character, card", [each for each in SIDE if wanted(each[1])], named)


def heard(t: Deal, effects: tuple[Effect, ...], told: int) -> None:
    """Everything that is certain among these effects has left its mark."""
    keys = {event.key for event in list(t.game.events)[told:]}
    for effect in effects:
        if effect.guard is None and effect.VERB in MORE_MARKS:
            assert keys.intersection(MORE_MARKS[effect.VERB]), f"nothing was heard of '{effect.VERB}'"


def at_once(card: CardDef) -> bool:
    return ("immediate" in card.types or "curse" in card.types) and not card.values


def ripens(card: CardDef) -> bool:
    return bool(card.values and card.gathers)


def joins(card: CardDef) -> bool:
    return "played_with" in card.moments


def revealing(character: str, card: CardDef) -> Iterator[Deal]:
    """My turn begins with the card on top of its side deck, or I play something that reveals it."""
    me: dict[str, Any] = {"fortitude": 15, "alcohol": 3, "piles": {card.pile: [card.title]}, "boss": card.boss}
    they = {"hand": ["I raise!"]}
    whose = content().characters[character]
    if token := whose.piles[card.pile].fed:  # the last token is about to come onto it
        there = {id: track.steps.index(card.pile) for id, track in whose.tracks.items() if card.pile in track.steps}
        me["tokens"] = {token: card.takes - 1, **there}
    yield at_table.table(character, {**me, "hand": ["I raise!", "Winning Hand!"]}, they, they, phase="start")
    for other in content().characters[character].deck:
        if (
            not other.pile
            and (card.boss or not other.boss)
            and other.is_action
            and any(effect.VERB in ("reveal", "feed") for effect in walk((*other.after, *other.modes[0].do)))
        ):
            t = at_table.table(character, {**me, "hand": [other.title, "I raise!", "I raise!"]}, they, they)
            ways = t.ways("me", other.title)
            if ways:
                t.game.submit(Answer(0, (ways[0][0].id,)))
                yield t


@those(at_once)
def test_what_acts_as_it_is_revealed_does_what_it_says(character: str, card: CardDef) -> None:
    """[434, 445]"""
    for t in revealing(character, card):
        for _ in range(PATIENCE):
            acting = [e for e in t.game.events if e.args.get("card") is not None and defines(t, e.args["card"], card)]
            if any(e.key in ("played", "set_off") for e in acting):
                finish(t)
                heard(t, card.modes[0].do, 0)
                return
            if t.game.pending is None or t.phase in ("order", "drink"):
                break
            t.decline()
    raise AssertionError("it has not acted")


@those(ripens)
def test_what_is_ripe_is_gathered_and_does_what_it_says(character: str, card: CardDef) -> None:
    """[421]"""
    t = at_table.table(
        character, {"fortitude": 15, "alcohol": 3, "in_play": [card.title]}, {}, {}, phase="discard_and_draw"
    )
    where = t.table.seats[0]
    where.counters[where.in_play[0]] = {where.character.piles[card.pile].worth: len(card.values) - 1}
    t.run_to("fiona", "discard_and_draw")
    heard(t, card.modes[0].do, 0)
    assert card.title not in t.me.in_play


def defines(t: Deal, id: int, card: CardDef) -> bool:
    return t.game.table.cards[id] is card


# ---- what somebody else has before himself


HOLDER = """
kind: character
id: holder
name: Holder
deck:
- {title: Gold, type: action, copies: 2, do: [{gain: {gold: 3}}]}
- {title: Health, type: action, copies: 2, do: [{gain: {fortitude: 2}}]}
- {title: Drunkenness, type: action, copies: 2, do: [{gain: {alcohol: 2}}]}
- {title: Filler, type: action, copies: 34, do: [{draw: 1}]}
"""
ATTACK = """
kind: character
id: attacker
name: Attacker
deck:
- {title: Attack, type: action, copies: 2, do: [{lose: {who: another, fortitude: 2}}]}
- {title: Filler, type: action, copies: 38, do: [{draw: 1}]}
"""


def giving(character: str, card: CardDef) -> Deal:
    """Somebody else has the card before himself, and what it waits for happens to him."""
    assert card.given is not None
    (moment,) = card.given.when
    titles = {"gold": "Gold", "fortitude": "Health", "alcohol": "Drunkenness"}
    phase, turn = "action", "holder"
    drink = ["Water"]
    if moment.kind in ("turn_start", "turn_end"):
        phase = "start" if moment.kind == "turn_start" else "end"
    elif moment.kind == "lost":
        turn = "attacker"
    elif "drink" in getattr(getattr(moment, "through", None), "words", ()):
        phase, drink = "drink", ["Elven Wine"]
    t = deal(
        holder=at(["Gold", "Health", "Drunkenness"], fortitude=15, drink_me=drink),
        attacker=at(["Attack"]),
        me=at(is_=character, boss=card.boss),
        extra=[HOLDER, ATTACK],
        turn=turn,
        phase="action" if phase in ("start", "end") else phase,
    )
    mine, there = t.table.seats[2], t.table.seats[0]
    id = next(id for id in mine.piles[card.pile] if t.table.cards[id] is card)
    mine.piles[card.pile].remove(id)
    there.in_play.append(id)
    if phase in ("start", "end"):
        turn_until(t, phase)
    elif phase == "drink":
        t.drink("holder")
    elif turn == "attacker":
        t.play("attacker", "Attack", on="holder")
    else:
        word = next(word for word in titles if getattr(moment, word, None) is not None)
        t.play("holder", titles[word])
    return t


def turn_until(t: Deal, phase: str) -> None:
    """Turns pass with nobody doing anything, up to the end of this one or the beginning of the next of the same seat."""
    for _ in range(60):
        keys = [(e.key, e.seat) for e in t.game.events]
        if ("turn_ended", 0) in keys and (phase == "end" or ("turn_started", 0) in keys):
            return
        t.decline()


def discarded(t: Deal, event: Any) -> list[CardDef]:
    """What the event says has been discarded."""
    return [t.table.cards[id] for id in event.args["cards"]]


@those(lambda card: card.given is not None)
def test_what_was_given_to_somebody_goes_off_and_is_gone(character: str, card: CardDef) -> None:
    """[433-435]"""
    assert card.given is not None
    t = giving(character, card)
    finish(t)
    events = list(t.game.events)
    off = [i for i, e in enumerate(events) if e.key == "set_off" and defines(t, e.args["card"], card)]
    if card.given.counts_as is None:  # nobody answers it: it is heard of as it is discarded, just after what it does
        there = [i for i, e in enumerate(events) if e.key == "discarded" and e.seat == 0 and card in discarded(t, e)]
        off = [max(i for i in range(end) if events[i].key == "turn_started") for end in there]
    assert off, "it has not gone off"
    heard(t, card.given.do, off[0])
    if card.given.goes:
        assert all(t.table.cards[id] is not card for id in t.table.seats[0].in_play)
        assert any(t.table.cards[id] is card for id in t.table.seats[2].spent[card.pile])


# ---- what joins a play


@those(joins)
def test_what_joins_a_play_makes_it_stronger_and_is_gone(character: str, card: CardDef) -> None:
    """[447]"""
    losses = []
    for with_it in (False, True):
        blow = next(
            other
            for other in content().characters[character].deck
            if not other.pile and other.is_action and other.plain and other.modes[0].do[0].VERB == "lose"
        )
        t = at_table.action(character, {"hand": [blow.title], "in_play": [card.title]}, {}, {})
        ways = [o for o, _ in t.ways("me", blow.title)]
        assert ways
        assert t.game.pending is not None
        fitting = [
            o
            for o in t.game.pending.options
            if o.kind == "play" and o.card == ways[0].card and bool((o.args or {}).get("join")) == with_it
        ]
        t.game.submit(Answer(0, (fitting[0].id,)))
        t.rest()
        losses.append(max(20 - t.fiona.fortitude, 20 - t.gerki.fortitude))
        assert (card.title in t.me.in_play) != with_it
    (boost,) = card.modes[0].do
    assert losses[1] - losses[0] == vars(boost)["fortitude_loss"] + vars(boost)["numerals"]


# ---- what is added to a play, acts on whoever gets it, or is chained


def revealed_as(character: str, card: CardDef) -> str:
    """What is done with the card as it is revealed."""
    return str(content().characters[character].piles[card.pile].revealed)


def chained(character: str, card: CardDef) -> bool:
    """Whether it does something in a chain."""
    return bool(content().characters[character].piles[card.pile].chain and card.needs)


def which(wanted: Callable[[str, CardDef], bool]) -> Any:
    """The same as `those`, for what only the side deck tells."""
    return in_one_test("character, card", [each for each in SIDE if wanted(*each)], named)


def bringing(character: str, card: CardDef, verb: str) -> Iterator[tuple[Deal, int]]:
    """I play each Action card that brings the top card with that verb, and all is done: the table, and the events before."""
    some = {"fortitude": 15, "alcohol": 3, "gold": 8}
    for other in content().characters[character].deck:
        effects = (*other.announced, *other.modes[0].do)
        if other.pile or not other.is_action or all(verb != effect.VERB for effect in effects):
            continue
        me = {**some, "hand": [other.title, "I raise!"], "piles": {card.pile: [card.title]}}
        they = {**some, "hand": ["I raise!"]}
        t = at_table.table(character, me, dict(they), dict(they))
        told = len(t.game.events)
        t.game.submit(Answer(0, (t.ways("me", other.title)[0][0].id,)))
        finish(t)
        yield t, told


@which(lambda character, card: revealed_as(character, card) == "attach")
def test_what_is_added_to_a_play_does_what_it_says(character: str, card: CardDef) -> None:
    """[576-584] It is gone with the play, or lies before somebody else."""
    tables = list(bringing(character, card, "reveal"))
    assert tables, "nothing brings it"
    for t, told in tables:
        assert any(e.key == "revealed" and defines(t, e.args["card"], card) for e in list(t.game.events)[told:])
        if card.given is not None:
            there = [*t.fiona.seat.in_play, *t.gerki.seat.in_play]
        else:
            there = t.me.seat.spent[card.pile]
            heard(t, card.modes[0].do, told)
        assert [t.table.cards[id] for id in there] == [card]


@which(lambda character, card: revealed_as(character, card) == "goes_off")
def test_what_somebody_gets_goes_off_and_is_gone(character: str, card: CardDef) -> None:
    """[509-511]"""
    tables = list(bringing(character, card, "get"))
    assert tables, "nobody gets it"
    for t, _ in tables:
        events = list(t.game.events)
        off = [i for i, e in enumerate(events) if e.key == "set_off" and defines(t, e.args["card"], card)]
        assert off and events[off[0]].seat != 0
        heard(t, card.modes[0].do, off[0])
        keys = {event.key for event in events[off[0] :]}
        marks = {mark for part in walk(card.modes[0].do) for mark in MORE_MARKS.get(part.VERB, ())}
        assert keys & marks or not card.modes[0].do, "whatever was chosen, nothing was heard of it"
        assert any(t.table.cards[id] is card for id in t.me.seat.spent[card.pile])


@which(chained)
def test_what_is_chained_does_what_it_says_before_what_it_needs(character: str, card: CardDef) -> None:
    """[451-453] What stands last does nothing, and both are gone."""
    last = next(
        other for _, other in SIDE if other.pile == card.pile and other is not card and other.kind == card.needs
    )
    some = {"fortitude": 15, "alcohol": 3, "gold": 8}
    they = {**some, "hand": ["I raise!"]}
    row = {**some, "hand": ["I raise!"], "in_play": [card.title, last.title]}
    t = at_table.table(character, row, dict(they), dict(they))
    assert t.game.pending is not None
    told = len(t.game.events)
    t.game.submit(Answer(0, (next(o.id for o in t.game.pending.options if o.ability is not None),)))
    while t.game.pending.prompt == "chain":
        rest = [o for o in t.game.pending.options if o.card is not None and defines(t, o.card, card)]
        t.game.submit(Answer(0, (rest[0].id,) if rest else t.game.pending.default))
    finish(t)
    events = list(t.game.events)[told:]
    joined = [t.table.cards[id] for e in events if e.key == "joined" for id in e.args["cards"]]
    assert joined == [card, last]
    heard(t, card.modes[0].do, told)
    assert {t.table.cards[id] for id in t.me.seat.spent[card.pile]} == {card, last}


# ---- what just lies there


def lying(character: str, card: CardDef, there: bool, **more: Any) -> Callable[..., Deal]:
    """A table with the card before me, or with nothing before me."""

    def build(place: Callable[..., Deal], me: dict[str, Any], **how: Any) -> Deal:
        return place(
            character, {**me, "in_play": [card.title] if there else []}, {}, how.pop("gerki", {}), **more, **how
        )

    return build


def cold(t: Deal) -> Deal:
    """Nobody answers."""
    return t.rest()


def my_blow(character: str) -> str:
    """The title of a card of the character that is a plain blow at somebody else."""
    for other in content().characters[character].deck:
        if (
            not other.pile
            and other.is_action
            and other.plain
            and other.modes[0].do
            and other.modes[0].do[0].VERB == "lose"
        ):
            return str(other.title)
    raise AssertionError(f"{character} hits nobody")


def loss_i_cause(build: Callable[..., Deal], character: str) -> int:
    title = my_blow(character)
    t = build(at_table.action, {"hand": [title]})
    option = next(o for o, _ in t.ways("me", title) if 1 in o.targets or not o.targets)
    t.game.submit(Answer(0, (option.id,)))
    return 20 - cold(t).fiona.fortitude


def loss_by_a_card(build: Callable[..., Deal], character: str) -> int:
    return 20 - cold(build(at_table.attacked, {})).me.fortitude


def loss_by_a_drink(build: Callable[..., Deal], character: str) -> int:
    return 20 - cold(build(at_table.drinking, {"drink_me": ["Orcish Rotgut"]})).me.fortitude


def alcohol_of_a_drink(build: Callable[..., Deal], character: str) -> int:
    return cold(build(at_table.drinking, {})).me.alcohol


def cards_after_drawing(build: Callable[..., Deal], character: str) -> int:
    t = build(at_table.action, {"hand": []}, phase="discard_and_draw")
    t.decline()
    return len(t.me.hand)


def drinks_to_order(build: Callable[..., Deal], character: str) -> int:
    t = build(at_table.action, {})
    t.decline()
    n = 0
    while t.asked == ("me", "order"):
        t.choose("me", "fiona")
        n += 1
    return n


def gold_of_a_pot(build: Callable[..., Deal], character: str) -> int:
    round_ = {"opener": "me", "in_control": "me", "next": "fiona"}
    t = build(at_table.action, {}, turn="fiona", pot=6, gambling=round_)
    t.pass_("fiona").pass_("gerki")
    return t.me.gold


def may_answer_me(build: Callable[..., Deal], character: str) -> int:
    """Whether my blow may be Ignored by whoever it hits."""
    title = my_blow(character)
    t = build(at_table.action, {"hand": [title]}, gerki={"hand": ["Hide in shadows"]})
    option = next(o for o, _ in t.ways("me", title) if 2 in o.targets or not o.targets)
    t.game.submit(Answer(0, (option.id,)))
    return int(t.can("gerki", "Hide in shadows"))


def measures(standing: Standing) -> Iterator[tuple[Callable[..., int], int]]:
    """What a standing change is measured by, and how much it makes of a difference."""
    for change, words in ((standing.caused, ("caused",)), (standing.taken, ("taken",))):
        if not isinstance(change, Change):
            continue
        through = change.through or ("card", "drink", "event")
        if change.lose_fortitude and words == ("caused",):
            yield loss_i_cause, change.lose_fortitude
        elif change.lose_fortitude:
            if "card" in through:
                yield loss_by_a_card, change.lose_fortitude
            if "drink" in through:
                yield loss_by_a_drink, change.lose_fortitude
        if change.gain_alcohol and words == ("taken",) and "drink" in through:
            yield alcohol_of_a_drink, change.gain_alcohol
    if standing.hand_size:
        yield cards_after_drawing, standing.hand_size
    if standing.orders:
        yield drinks_to_order, standing.orders
    if standing.gold_gain:
        yield gold_of_a_pot, standing.gold_gain.plus
    if standing.unstoppable:
        yield may_answer_me, -1


@those(lambda card: card.standing)
def test_what_lies_there_makes_the_difference_that_it_says(character: str, card: CardDef) -> None:
    """[455-459]"""
    for standing in card.standing:
        known = list(measures(standing))
        assert known, "nothing here measures what it changes"
        for measure, difference in known:
            without = measure(lying(character, card, False), character)
            with_it = measure(lying(character, card, True), character)
            assert with_it - without == difference, measure.__name__


@those(lambda card: card.level)
def test_what_is_worn_counts_its_level(character: str, card: CardDef) -> None:
    """[448]"""
    levels = []
    for there in (False, True):
        t = lying(character, card, there)(at_table.action, {})
        levels.append(t.game.view(0).seats[0].tracks["level"])
    assert levels[1] - levels[0] == card.level


@in_one_test("character, card", SIDE, named)
def test_every_card_of_a_side_deck_is_tried_somewhere(character: str, card: CardDef) -> None:
    """By one of the tests here, or because it is played; one without any words needs none."""
    tried = at_once(card) or ripens(card) or card.given or card.standing or card.level or card.lying
    tried = tried or revealed_as(character, card) in ("attach", "goes_off") or chained(character, card)
    assert tried or comes_to_hand(character, card) or not card.modes[0].do
