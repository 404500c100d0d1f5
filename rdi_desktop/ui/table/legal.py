# SPDX-License-Identifier: GPL-3.0-or-later
"""The legal actions of the viewer's seat, sorted by the things on the table that are touched for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rdi_desktop.engine.asked import DecisionTold, OptionTold, PlayableTold, Why
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Answer, Command, Interject
from rdi_desktop.ui.table import map_reasons, refs
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words.costs import JOINS

BUTTONS = ("pass", "done", "drink", "yes", "no", "keep", "hand_over", "stay")
"""Kinds of options that are buttons."""
STEPS = {"move": "dungeon", "tavern": "crawl"}
"""Kinds of options that are moves on a map, and which map."""
SEEN, HEAP = "seen", "heap"
"""Kinds of options for cards that are only looked at: a single one, a heap."""
CARDS = "cards"
"""The name of cards from the hand in costs."""
FLIP = "flip:"
"""In costs, followed by the id of a thing with two sides: turning it over."""
WHEN_ASKED = "when_asked"
"""The reason for a way that will be legal when the seat is asked. A way that answers something always has to wait."""


@dataclass(frozen=True, slots=True)
class Way:
    """One legal option, and whether it is an answer or an interruption."""

    seat: int
    option: OptionTold
    interject: bool = False

    @property
    def id(self) -> str:
        """The option's id."""
        return self.option.id

    def command(self) -> Command:
        """The command for it."""
        return Interject(self.seat, self.id) if self.interject else Answer(self.seat, (self.id,))


@dataclass(slots=True)
class Legal:
    """Everything the seat may do now; built again for every view."""

    seat: int | None = None
    pending: DecisionTold | None = None
    """The decision of this seat."""
    entries: frozenset[int] = frozenset()
    """Stack entries that can be pointed at."""
    carried: dict[Ref, list[Way]] = field(default_factory=dict)
    """Cards, abilities and the Drink Deck, with the ways to play them."""
    touched: dict[Ref, list[Way]] = field(default_factory=dict)
    """Things that answer when clicked: seats, cards to pick, buttons."""
    elsewhere: list[Way] = field(default_factory=list)
    """Options without a thing on the table; they are listed in a bubble."""
    reasons: dict[Ref, Why] = field(default_factory=dict)
    """Why a card or ability cannot be played."""
    teams: dict[int, Ref] = field(default_factory=dict)
    """For each seat of another team, the team's shared part of the mat, which stands for any of its players."""
    purse: dict[str, tuple[Ref, ...]] = field(default_factory=dict)
    """What costs may be paid with: the seat's tokens by kind, things to turn over, the cards in hand.

    Cards that may join a play are offered in the same way."""

    @property
    def asked(self) -> bool:
        """Whether the seat is being asked."""
        return self.pending is not None

    @property
    def several(self) -> bool:
        """Whether the answer consists of picks to be confirmed."""
        return self.pending is not None and (self.pending.max > 1 or self.pending.kind == "discard")

    @property
    def default(self) -> tuple[str, ...] | None:
        """The default answer: pass, done, keep. None if there is a real choice."""
        if self.pending is None:
            return None
        picks = tuple(self.pending.default)
        kinds = {option.kind for option in self.pending.options if option.id in picks}
        return picks if kinds <= set(BUTTONS) and (picks or self.pending.min == 0) else None

    def goals(self, way: Way) -> tuple[Ref, ...]:
        """What a card may be dropped on to be played in this way."""
        option = way.option
        if option.kind in STEPS:
            return (refs.stop(STEPS[option.kind], option.label),)
        found: list[Ref] = []
        if option.on in self.entries:
            found.append(refs.entry(option.on))
        found.extend(refs.aimed(target) for target in option.targets)
        found.extend({self.teams[target]: None for target in option.targets if target in self.teams})
        return tuple(found) or (refs.TABLE,)

    def targets(self, ways: Iterable[Way]) -> frozenset[Ref]:
        """Everything that these ways may be dropped on."""
        return frozenset(goal for way in ways for goal in self.goals(way))

    def toward(self, ways: Iterable[Way], goal: Ref) -> list[Way]:
        """The ways that go there."""
        return [way for way in ways if goal in self.goals(way)]


def legal(view: SeenTable, playables: Sequence[PlayableTold]) -> Legal:
    """The legal actions of this view's seat."""
    seat = view.seat
    if seat is None:
        return Legal()
    pending: DecisionTold | None = view.pending
    result = Legal(seat, pending, frozenset(entry.id for entry in view.stack))
    own = view.seats[seat]
    result.teams = _teams(view, own.side)
    for kind, count in {**own.tokens, **own.claimed}.items():
        result.purse[kind] = tuple(refs.token(seat, kind, place) for place in range(min(count, refs.MOST_TOKENS)))
    for thing, up in own.things.items():
        if own.tracks[thing] == up:
            result.purse[f"{FLIP}{thing}"] = (refs.token(seat, thing, 0),)
    result.purse[CARDS] = tuple(refs.card(card.id) for card in own.hand or [])
    on_table = {card.id for card in (own.hand or [])} | {card.id for card in own.in_play}
    answers = set()
    if pending is not None:
        for option in pending.options:
            answers.add(option.id)
            _place(result, Way(seat, option), pending.kind, on_table)
        _side_by_side(result)
    for playable in playables:
        ref = _source(playable.card, playable.ability, on_table)
        for option in playable.ways:
            waits = option.args.get("when") == "asked" or option.on is not None
            if option.id not in answers and waits and ref is not None:
                result.reasons[ref] = Why(WHEN_ASKED)
            elif option.id not in answers and not waits:
                way = Way(seat, option, interject=True)
                if ref is None:
                    result.elsewhere.append(way)
                else:
                    result.carried.setdefault(ref, []).append(way)
        if ref is not None and playable.why is not None:
            result.reasons[ref] = playable.why
    for way in (way for ways in result.carried.values() for way in ways):
        for card in joining(way.option):
            result.purse[f"{JOINS}{card}"] = (refs.card(card),)
    result.reasons |= map_reasons.reasons(view, {*result.touched, *result.carried})
    return result


def _teams(view: SeenTable, own: int) -> dict[int, Ref]:
    """What stands for other teams on the table, by their seats."""
    sides = [seat.side for seat in view.seats]
    return {seat: refs.team(side) for seat, side in enumerate(sides) if side != own and sides.count(side) > 1}


def _side_by_side(result: Legal) -> None:
    """Show all cards to pick from in one bubble, if some of them lie nowhere yet."""
    if any(way.option.kind == "card" for way in result.elsewhere):
        lying = [way for ways in result.touched.values() for way in ways if way.option.kind == "card"]
        result.elsewhere[:0] = lying


def joining(option: OptionTold) -> Sequence[int]:
    """The player's cards that join the play and make it stronger."""
    return tuple(option.args.get("join", ()))


def _place(result: Legal, way: Way, decision: str, on_table: set[int]) -> None:
    option = way.option
    kind = option.kind
    if kind == "order":
        _add(result.carried, refs.DRINK_DECK, way)
        for goal in result.goals(way):
            _add(result.touched, goal, way)
    elif kind in ("play", "ability", "potion"):
        ref = _source(option.card, option.ability, on_table)
        if ref is None:
            result.elsewhere.append(way)
        else:
            _add(result.carried, ref, way)
    elif kind in STEPS:
        _add(result.touched, refs.stop(STEPS[kind], option.label), way)
        _add(result.carried, refs.pawn(STEPS[kind]), way)
    elif kind in BUTTONS:
        _add(result.touched, refs.button(option.id), way)
        if kind == "drink":
            _add(result.touched, refs.drink_me(way.seat), way)
        if option.card in on_table:
            _add(result.touched, refs.card(option.card), way)
    elif kind == "seat" and len(option.targets) == 1:
        for goal in result.goals(way):
            _add(result.touched, goal, way)
    elif kind == "card" and option.card in on_table:
        _add(result.touched, refs.card(option.card), way)
    elif decision == "pick" and option.on in result.entries:
        _add(result.touched, refs.entry(option.on), way)
    else:
        result.elsewhere.append(way)


def _source(card: int | None, ability: str | None, on_table: set[int]) -> Ref | None:
    if card is not None:
        return refs.card(card) if card in on_table else None
    return refs.ability(ability) if ability is not None else None


def _add(groups: dict[Ref, list[Way]], ref: Ref, way: Way) -> None:
    groups.setdefault(ref, []).append(way)
