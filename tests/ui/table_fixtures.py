# SPDX-License-Identifier: GPL-3.0-or-later
"""A table to point at without an engine: a session that shows canned views and writes down what is submitted."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from rdi_desktop.content import texts
from rdi_desktop.engine.asked import DecisionTold, PlayableTold, PreviewTold, Reason, Why, WhyNot
from rdi_desktop.engine.seen import (
    SeenCard,
    SeenDeed,
    SeenEntry,
    SeenPot,
    SeenRound,
    SeenSeat,
    SeenTable,
    SeenWaiting,
    SeenWindow,
)
from rdi_desktop.engine.state.decisions import Command, CommandError, Decision, Option, Playable
from rdi_desktop.engine.verbs.vocabulary import VERBS

Data = dict[str, Any]

PEOPLE = (
    ("Maud", "deirdre", "Deirdre the Priestess"),
    ("Old Tom", "fiona", "Fiona the Volatile"),
    ("Barnaby", "gerki", "Gerki the Sneak"),
    ("Winifred", "zot", "Zot the Wizard"),
    ("Sal", "eisinder", "Eisinder"),
    ("Hob", "oozwald", "Oozwald"),
    ("Agnes", "valeria", "Valeria"),
    ("Perkin", "karl", "Karl Bookhammer"),
)
NUMBERS = ((16, 4, 9), (11, 7, 12), (9, 7, 3), (20, 0, 10), (14, 9, 7), (13, 12, 1), (18, 2, 21), (7, 7, 0))


@dataclass(frozen=True)
class FakeCard:
    """What the table needs to know of a card."""

    title: str
    types: tuple[str, ...]
    text: str
    raw: Data = field(default_factory=dict)
    modes: tuple[Any, ...] = ()
    icons: tuple[str, ...] = ()
    boss: bool = False
    id: str = "fake/card"
    kind: str = ""
    pile: str = ""
    coin: bool = False
    takes: int = 0
    values: tuple[int, ...] = ()
    abilities: tuple[Any, ...] = ()
    fortitude: int = 0
    heart: int = 0


def _does(**effects: Any) -> Data:
    return {"do": [effects]}


CARDS = {
    "smite": FakeCard(
        "Holy swat", ("action",), "Another player loses 3 Fortitude.", _does(lose={"who": "another", "fortitude": 3})
    ),
    "mend": FakeCard("A kind word and a poultice", ("action",), "You gain 2 Fortitude.", _does(gain={"fortitude": 2})),
    "in": FakeCard(
        "Gambling? I'm in!", ("action-gambling",), "Start a Round of Gambling.", _does(open_round={"ante": 1})
    ),
    "raise": FakeCard(
        "I raise!", ("gambling",), "You take control. Everyone else antes 1 Gold.", _does(ante={"gold": 1})
    ),
    "sleeve": FakeCard("One up the sleeve", ("cheating",), "You take control of the Round."),
    "ward": FakeCard(
        "Not on my watch", ("sometimes",), "Ignore a card that affects your Fortitude.", _does(ignore="it")
    ),
    "halt": FakeCard("Oh no you don't", ("sometimes",), "Negate a Sometimes card.", _does(negate="it")),
    "spike": FakeCard("A drop more", ("sometimes",), "Spike a Drink by 1.", _does(spike={"alcohol": 1})),
    "nap": FakeCard("A sip of something green", ("anytime",), "You gain 1 Fortitude, or lose 1 Alcohol Content."),
    "ale": FakeCard(
        "Dark Ale", ("drink",), "Gain 1 Alcohol Content.", _does(gain={"alcohol": 1}), id="drinks/dark-ale"
    ),
    "wine": FakeCard(
        "Elven Wine", ("drink",), "Gain 3 Alcohol Content.", _does(gain={"alcohol": 3}), id="drinks/elven-wine"
    ),
}


@dataclass(frozen=True)
class FakeToken:
    limit: int
    supply: int
    holders: str = "self"


@dataclass(frozen=True)
class FakeTrack:
    marks: tuple[int, ...]
    steps: tuple[str, ...] = ()
    around: tuple[Any, ...] = ()


@dataclass(frozen=True)
class FakeCharacter:
    name: str
    tokens: dict[str, FakeToken] = field(default_factory=dict)
    tracks: dict[str, FakeTrack] = field(default_factory=dict)
    sides: dict[str, Any] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    piles: dict[str, Any] = field(default_factory=dict)
    voice: str = "alto"


class FakeContent:
    def __init__(self) -> None:
        self.dungeons: Data = {}
        self.towns: Data = {}
        self.characters = {id: FakeCharacter(name) for _, id, name in PEOPLE}

    def seated(self, id: str) -> FakeCharacter | None:
        return self.characters.get(id)

    def person(self, id: str) -> FakeCharacter:
        return self.characters[id]

    def card(self, definition: str) -> FakeCard:
        return CARDS[definition]

    def text(self, card: FakeCard) -> str:
        return card.text

    def type_label(self, card: FakeCard) -> str:
        return card.types[0].title()

    def label(self, definition: str, mode: int) -> str:
        return ("Gain 1 Fortitude", "Lose 1 Alcohol Content")[mode]

    def played_text(self, definition: str, mode: int, better: tuple[str, ...] = ()) -> str:
        return CARDS[definition].text

    def verbs(self, card: FakeCard | str, mode: int | None = None) -> tuple[str, ...]:
        card = CARDS[card] if isinstance(card, str) else card
        return tuple(verb for effect in card.raw.get("do", ()) for verb in effect)

    def marks(self, card: FakeCard | str, mode: int | None = None) -> set[str]:
        return {VERBS[verb].MARK for verb in self.verbs(card, mode)} - {""}

    def pictures(self, card: FakeCard) -> tuple[str, ...]:
        return tuple(found for verb in self.verbs(card) if (found := texts.picture(verb)))

    def form_text(self, character: str, track: str, step: str) -> str:
        return ""

    def offer_text(self, card: str, player: str) -> str:
        return ""

    def open_text(self, card: str, what: str) -> str:
        return ""

    def thing_text(self, character: str, thing: str, *, own: bool) -> tuple[str, ...]:
        return ()

    def needs_text(self, why: Why, *, card: str = "", character: str = "", ability: str = "") -> str:
        return ""

    def ability_text(self, character: str, ability: str) -> str:
        return "Something special."


def card(id: int, definition: str, owner: int | None = 0, **more: Any) -> SeenCard:
    """A card of a view."""
    known = CARDS[definition]
    return SeenCard(id, definition, known.title, known.types[0], owner, **more)


def entry(id: int, kind: str = "play", **known: Any) -> SeenEntry:
    """An entry on the stack."""
    return SeenEntry(id, kind, **known)


def alter(thing: Any, **now: Any) -> None:
    """Lay something of a canned view differently, before anybody looks at it."""
    for name, value in now.items():
        getattr(thing, name)
        object.__setattr__(thing, name, value)


def make_view(
    seats: int = 4, seat: int | None = 0, hand: tuple[str, ...] = ("smite", "mend", "in", "ward", "nap")
) -> SeenTable:
    """A table some turns into a game."""
    return SeenTable(
        seat=seat, turn=0, turn_number=3, phase="action", seats=[_seat(index, seat, hand) for index in range(seats)],
        drink_deck=23, drink_discard=[card(900, "wine", None), card(901, "ale", None)], inn_gold=6, pot=SeenPot(),
        waiting=SeenWaiting(0, "action"),
    )  # fmt: skip


def _seat(index: int, viewer: int | None, hand: tuple[str, ...]) -> SeenSeat:
    name, character, _ = PEOPLE[index]
    fortitude, alcohol, gold = NUMBERS[index]
    own = [card(10 + place, definition, index) for place, definition in enumerate(hand)] if index == viewer else None
    return SeenSeat(
        seat=index, name=name, character=character, side=index, fortitude=fortitude, alcohol=alcohol, gold=gold, purse=gold,
        out=index == 7, out_because="passed_out" if index == 7 else None,
        hand_count=len(hand) if index == viewer else 7 - index % 3, hand=own, deck=30 - index,
        discard=[card(100 + index, "smite" if index % 2 else "raise", index)] if index else [], drink_me=index % 4,
        tokens={"energy": 3, "fire": 2} if index == 4 else {"clone": 2} if index == 5 else {"corruption": 1} if index in (1, 6) else {},
        tracks={}, claimed={"ice": 1} if index == 4 else {}, in_play=[], piles={},
    )  # fmt: skip


def decision(kind: str, options: list[Option], seat: int = 0, **known: Any) -> DecisionTold:
    """A pending decision of a view."""
    return Decision(seat, kind, options, **known).told()


@dataclass
class FakeSession:
    """Shows a view until told otherwise."""

    shown: SeenTable = field(default_factory=make_view)
    playables: list[Playable] = field(default_factory=list)
    submitted: list[Command] = field(default_factory=list)
    happened: list[Data] = field(default_factory=list)
    previews: dict[str, PreviewTold] = field(default_factory=dict)
    refuse: str = ""
    content: FakeContent = field(default_factory=FakeContent)

    touchy: tuple[int, ...] = ()

    def view(self, seat: int | None) -> SeenTable:
        pending = self.shown.pending if seat == self.shown.seat else None
        return replace(self.shown, seat=seat, pending=pending, seats=[replace(each) for each in self.shown.seats])

    def playable(self, seat: int) -> list[PlayableTold]:
        return [each.told() for each in self.playables]

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        return self.previews.get(option_id)

    def submit(self, command: Command) -> None:
        if self.refuse:
            raise CommandError(self.refuse)
        self.submitted.append(command)

    def events(self, since: int, seat: int | None) -> list[Data]:
        return self.happened[since:]


def action_phase(seats: int = 4) -> FakeSession:
    """Seat 0 may play: `smite` at anybody, `mend` at nobody, `nap` in two modes; `ward` has nothing to answer."""
    others = [seat for seat in range(1, seats) if seat != 7]
    options = [Option(f"play:10:t{seat}", "play", card=10, targets=(seat,)) for seat in others]
    options += [
        Option("play:11", "play", card=11),
        Option("play:12", "play", card=12),
        Option("play:14:m0", "play", card=14, mode=0, label="gain fortitude"),
        Option("play:14:m1", "play", card=14, mode=1, label="lose alcohol"),
        Option("done", "done"),
    ]
    view = make_view(seats)
    alter(view, pending=decision("action", options, default=("done",)))
    ways: dict[int, list[Option]] = {}
    for option in options[:-1]:
        ways.setdefault(option.card or 0, []).append(option)
    playables = [Playable(id, None, found, None) for id, found in ways.items()]
    playables.append(Playable(13, None, [], WhyNot(Reason.NEEDS_MOMENT, {"moments": ("lost",)})))
    return FakeSession(view, playables)


def rich_stack(seats: int = 4) -> FakeSession:
    """Three deep: Old Tom hits Maud, Maud Ignores it, Barnaby Negates the Ignore; Maud is asked again."""
    view = make_view(seats, hand=("ward", "ward", "halt", "nap", "mend", "smite", "raise"))
    stack = [
        entry(5, card=card(120, "smite", 1), cards=[card(120, "smite", 1)], by=1, targets=[0], outcome={"0": {"fortitude": -3}}),
        entry(6, card=card(121, "ward", 0), cards=[], by=0, answers=5, on=5, outcome={},
              done=[SeenDeed("negated", 2, card(122, "halt", 2))], negated=True),
        entry(7, card=card(122, "halt", 2), cards=[], by=2, targets=[], answers=6, on=6),
    ]  # fmt: skip
    alter(view, turn=1, stack=stack, window=SeenWindow(7, "played"), waiting=SeenWaiting(None, "respond"))
    options = [Option("play:12:on7", "play", card=12, on=7), Option("pass", "pass")]
    alter(view, pending=decision("respond", options, about=7, default=("pass",)))
    playables = [
        Playable(12, None, options[:1], None),
        Playable(13, None, [Option("nap:m0", "play", card=13, mode=0, label="gain fortitude")], None),
        Playable(14, None, [], WhyNot(Reason.NOT_YOUR_TURN)),
    ]
    return FakeSession(view, playables)


def gambling(seats: int = 4) -> FakeSession:
    """A Round of Gambling; Maud is next."""
    view = make_view(seats, hand=("raise", "sleeve", "in", "smite", "nap", "ward"))
    players = [seat for seat in range(seats) if seat not in (3, 7)] if seats > 2 else [0, 1]
    alter(view, round=SeenRound(1, 1, players, 0, card(131, "raise", 1), passed=players[2:]), turn=1, pot=SeenPot(6))
    for seat in players:
        alter(view.seats[seat], in_round=True)
    options = [Option(f"play:{id}", "play", card=id) for id in (10, 11, 12)] + [Option("pass", "pass")]
    alter(view, pending=decision("gamble", options, default=("pass",)), waiting=SeenWaiting(0, "gamble"))
    playables = [Playable(option.card, None, [option], None) for option in options[:3]]
    return FakeSession(view, playables)
