# SPDX-License-Identifier: GPL-3.0-or-later
"""A table being set up: seats, characters, options, and what is still missing."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rdi_desktop.engine.language.house_rules import HOUSE, OPEN_HANDS, agreed, offered
from rdi_desktop.engine.language.knobs import KNOBS, Knobs, turned
from rdi_desktop.engine.language.variant import Seating, Team, Variant
from rdi_desktop.engine.rules.setup import STANDARD
from rdi_desktop.session.clean_text import clean
from rdi_desktop.session.look_alikes import look_alike
from rdi_desktop.session.picking import (
    DraftSeat,
    call_off,
    deal_offers,
    may_have,
    name_computers,
    pick_for_computers,
    short_name,
)
from rdi_desktop.session.plan import HUMAN, RULES, THINK, GamePlan, SeatInfo, plan_game

FEWEST, MOST = 2, 8
NAMES = ("Maud", "Old Tom", "Barnaby", "Sal", "Hob", "Winnie", "Perkin", "Agnes")
"""Names of seats whose characters' names are taken, or that have no character yet."""
FIRST_TABLE = ("deirdre", "fiona", "gerki", "zot")
"""Characters of the first box (red-dragon-inn-1, "Contents"): with them one learns the game."""
AUTOMATON, AUTOMATON_NAME = "otto", "Otto"
"""The automaton that may be the third player, and its name."""
OWN = "own"
"""Instead of a preset: knobs of a machine turned in some other way."""
GUEST = "Guest"
"""Default name of the first person. Not "You": other players see the name too, in sentences in the third person."""


@dataclass(frozen=True, slots=True)
class Objection:
    """What prevents the game from starting: a key, and the seat concerned."""

    key: str
    """too_few, no_name, same_name, no_character, same_character, otto_is_third, no_first, wrong_number, no_boss,
    no_preset, no_pick"""
    seat: int | None = None


@dataclass(slots=True)
class TableDraft:
    """Everything that the new game screen edits."""

    seats: list[DraftSeat] = field(default_factory=list)
    first: int | None = None
    """The seat that begins; None: random."""
    drinks: str | None = None
    seed: str = ""
    """A number or any words; '': random."""
    otto: bool = False
    """An automaton is the third player of two."""
    prizes: bool = False
    """Each Round of Gambling is about a Prize."""
    dungeon: str | None = None
    """The dungeon that is played with, if any."""
    pub_crawl: str | None = None
    """Files of the taverns of a Pub Crawl, joined by '+'; None: no Pub Crawl."""
    ask_always: bool = False
    undo_anything: bool = False
    house: dict[str, int | bool] = field(default_factory=dict)
    """House rules agreed on, by their keys in `engine.language.house_rules`; rulebook values are left out."""
    think: int = 0
    """Seconds a person has for an answer; 0: unlimited."""
    variant: Variant | None = None
    """A team variant, or one against a machine, whose seat is not in `seats`; None: the ordinary game."""
    hard: str | None = None
    """A preset of the variant, or OWN; None: its first preset."""
    knobs: Knobs = field(default_factory=dict)
    """How the machine is made harder, with OWN; rulebook values are left out."""
    factions: str | None = None
    """Factions of the machine, joined by '+'; None: random."""
    otto_factions: str | None = None
    """Factions of the automaton, joined by '+'; None: random."""
    villains: Callable[[str], bool] = field(default=lambda _character: True, compare=False)
    """Whether a character can be a Boss; used for seats that play one."""

    def __post_init__(self) -> None:
        self._forget_unoffered()

    def _forget_unoffered(self) -> None:
        """House rules that mean nothing in this kind of game are not agreed on."""
        self.house = {key: value for key, value in self.house.items() if key in self.offered}

    @classmethod
    def first_table(cls, characters: Sequence[str]) -> TableDraft:
        """For newcomers: the four simplest decks, in the order of the first box; whoever is out sees all hands (decisions/0653)."""
        draft = cls.usual(FIRST_TABLE if set(FIRST_TABLE) <= set(characters) else characters)
        draft.agree(OPEN_HANDS, True)
        return draft

    @classmethod
    def usual(cls, characters: Sequence[str]) -> TableDraft:
        """One person and three computer players with the first four characters."""
        draft = cls()
        for index, character in enumerate(characters[:4]):
            draft.seats.append(DraftSeat(GUEST, character, HUMAN) if index == 0 else DraftSeat("", character))
        draft.name_computers()
        return draft

    @classmethod
    def of(cls, plan: GamePlan, variants: Sequence[Variant] = ()) -> TableDraft:
        """The table of a game that was played. `variants`: the known ones."""
        seats = [DraftSeat(seat.name, seat.character, seat.controller) for seat in plan.seats if not seat.automatic]
        for seat in seats:
            seat.given = seat.name if seat.name == short_name(seat.character or "") else ""
        drinks, dungeon, crawl = (plan.options.get(key) for key in ("drinks", "dungeon", "pub_crawl"))
        return cls(
            seats,
            plan.first,
            str(drinks) if drinks else None,
            otto=any(seat.character == AUTOMATON and seat.automatic for seat in plan.seats),
            prizes=bool(plan.options.get("prizes")),
            dungeon=str(dungeon) if dungeon else None,
            pub_crawl=towns_of(crawl),
            undo_anything=plan.undo_anything,
            house=agreed(plan.options),
            think=plan.think,
            variant=(variant := next((each for each in variants if each.id == plan.variant), None)),
            hard=(hard := preset_of(variant, plan.options)),
            knobs=knobs_among(plan.options) if hard == OWN else {},
            factions=str(plan.options["factions"]) if plan.options.get("factions") else None,
            otto_factions=str(plan.options["otto_factions"]) if plan.options.get("otto_factions") else None,
        )

    def apart(self) -> TableDraft:
        """The same table for several computers, where open hands have to be agreed on anew (decisions/0653)."""
        return replace(self, house={key: value for key, value in self.house.items() if key != OPEN_HANDS})

    @property
    def machine(self) -> str:
        """The machine in the game; '' if none."""
        return self.variant.machine if self.variant is not None else ""

    @property
    def offered(self) -> set[str]:
        """The house rules that mean something in this kind of game."""
        return offered(len(self.seats), machine=bool(self.machine))

    @property
    def opens(self) -> str:
        """Who begins, where the rulebook says it: the automaton, or the first team of the variant; '' where it is chosen."""
        if self.otto:
            return AUTOMATON_NAME
        return self.variant.teams[0].name if self.variant is not None and self.variant.begins == "first_team" else ""

    @property
    def fewest(self) -> int:
        """The fewest seats allowed."""
        return 1 if self.machine else FEWEST

    @property
    def most(self) -> int:
        """The most seats allowed."""
        return self.variant.players[1] - 1 if self.variant is not None and self.machine else MOST

    def add(self, characters: Sequence[str]) -> bool:
        """Add a computer player with an unused character. False if the table is full."""
        if len(self.seats) >= self.most:
            return False
        taken = {seat.character for seat in self.seats}
        free = next((character for character in characters if character not in taken), None)
        self.seats.append(DraftSeat("", free))
        self.name_computers()
        self.__post_init__()
        return True

    def name_computers(self) -> None:
        """Let computer players whom nobody has named bear their characters' names."""
        name_computers(self.seats, NAMES)

    def remove(self, index: int) -> bool:
        """Take a seat away. False if there would be too few."""
        if len(self.seats) <= self.fewest:
            return False
        del self.seats[index]
        if self.first is not None:
            self.first = None if self.first == index else self.first - (self.first > index)
        return True

    def exchange(self, one: int, other: int) -> None:
        """Exchange two seats; the starting player moves along."""
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        if self.first in (one, other):
            self.first = other if self.first == one else one

    def choose(self, index: int, character: str) -> bool:
        """Give a seat a character; a seat that had it gets this seat's. False if a draft does not allow it."""
        if not may_have(self.seats, index, character):
            return False
        for other in self.seats:
            if other.character == character:
                other.character = self.seats[index].character
        self.seats[index].character, self.seats[index].offer = character, ()
        self.name_computers()
        return True

    def draft(self, characters: Collection[str], chance: random.Random | None = None) -> bool:
        """Begin a draft, in which everybody picks one of three characters: computers at once, people later. False if there are too few."""
        done = deal_offers(self.seats, characters, self.bosses(), self.villains, chance or random.Random())
        self.name_computers()
        return done

    def pick_for_computers(self) -> None:
        """Let computer players that are still to pick do so."""
        pick_for_computers(self.seats, random.Random())
        self.name_computers()

    def call_off(self, characters: Sequence[str]) -> None:
        """Cancel the draft."""
        call_off(self.seats, characters)
        self.name_computers()

    @property
    def drafting(self) -> int | None:
        """The first seat that is still to pick; None if none is."""
        return next((index for index, seat in enumerate(self.seats) if seat.offer), None)

    def shuffle_characters(self, characters: Sequence[str]) -> None:
        """Deal everyone a character at random."""
        dealt = random.sample(list(characters), min(len(self.seats), len(characters)))
        for index, seat in enumerate(self.seats):
            seat.offer = ()
            seat.character = dealt[index] if index < len(dealt) else None
        self.name_computers()

    def lay(self, key: str, value: Any) -> None:
        """Set a field of the draft, or a house rule. Another kind of game loses what means nothing in it."""
        if key in HOUSE:
            self.agree(key, value)
        elif key == THINK:
            self.think = value or 0
        elif key in KNOBS:
            self.turn(key, value)
        else:
            setattr(self, key, value)
        if key == "variant":
            self._fit()

    def _fit(self) -> None:
        """Forget what means nothing in this kind of game, or something else in each."""
        self._forget_unoffered()
        self.hard, self.knobs = None, {}
        if not self.machine:
            self.factions = None
        if self.variant is not None:
            self.otto = False
        if self.opens:
            self.first = None

    @property
    def turned(self) -> Knobs:
        """How the machine is made harder, by the preset or otherwise."""
        if self.hard == OWN:
            return dict(self.knobs)
        presets = self.variant.presets if self.variant is not None else ()
        return turned(next((one for one in presets if one.id == self.hard), presets[0]).options) if presets else {}

    def turn(self, key: str, value: int | bool) -> None:
        """Turn a knob of the machine; what a preset is a name for is that preset."""
        knobs = turned({**self.turned, key: value})
        presets = self.variant.presets if self.variant is not None else ()
        self.hard = next((one.id for one in presets if turned(one.options) == knobs), OWN)
        self.knobs = knobs if self.hard == OWN else {}

    def agree(self, key: str, number: int | bool | None) -> None:
        """Set a house rule; None, or the rulebook's value, removes it."""
        if number is None or number == HOUSE[key].usual:
            self.house.pop(key, None)
        else:
            self.house = {
                each: number if each == key else self.house[each] for each in HOUSE if each in (key, *self.house)
            }

    def objections(self) -> list[Objection]:
        """Everything that is missing, in the order of the seats."""
        found: list[Objection] = []
        if len(self.seats) < self.fewest:
            found.append(Objection("too_few"))
        for index, seat in enumerate(self.seats):
            before = self.seats[:index]
            if not clean(seat.name):
                found.append(Objection("no_name", index))
            elif any(look_alike(seat.name.strip(), other.name.strip()) for other in before):
                found.append(Objection("same_name", index))
            if seat.offer:
                found.append(Objection("no_pick", index))
            elif seat.character is None:
                found.append(Objection("no_character", index))
            elif seat.character in [other.character for other in before]:
                found.append(Objection("same_character", index))
        if self.variant is not None:
            if not self.variant.fits(len(self.seats) + bool(self.machine)):
                found.append(Objection("wrong_number"))
            for index in self.bosses():
                character = self.seats[index].character
                if character is not None and not self.villains(character):
                    found.append(Objection("no_boss", index))
        if self.variant is not None and self.machine and not self.known_hard():
            found.append(Objection("no_preset"))
        if self.otto and (len(self.seats) != FEWEST or self.variant is not None):
            found.append(Objection("otto_is_third"))
        if self.first is not None and not 0 <= self.first < len(self.seats):
            found.append(Objection("no_first"))
        return found

    def known_hard(self) -> bool:
        """Whether the preset is one of this variant."""
        return self.hard in (None, "", OWN) or (
            self.variant is not None and self.hard in [one.id for one in self.variant.presets]
        )

    def teams(self) -> list[Team]:
        """The teams of this variant; none in the ordinary game, or if the number of players does not fit."""
        count = len(self.seats)
        machine = [Seating(machine=self.machine)] if self.machine else []
        if self.variant is None or not self.variant.fits(count + len(machine)):
            return []
        return [team for team in self.variant.seat([Seating()] * count + machine) if team.members[0] < count]

    def bosses(self) -> tuple[int, ...]:
        """The seats that play with their Boss cards."""
        return tuple(seat for team in self.teams() for seat in team.bosses)

    def plan(self) -> GamePlan:
        """The game as planned. ValueError while there are objections."""
        if objections := self.objections():
            raise ValueError(objections[0].key)
        seats = [SeatInfo(seat.name.strip(), seat.character or "", seat.controller) for seat in self.seats]
        if self.otto:
            seats.append(SeatInfo(AUTOMATON_NAME, AUTOMATON, RULES))
        options: dict[str, str | int | bool] = {}
        if self.otto and self.otto_factions:
            options["otto_factions"] = self.otto_factions
        if self.variant is not None and self.machine:
            seats.append(SeatInfo(self.variant.name, self.machine, RULES))
            if self.hard == OWN:
                options |= self.knobs
            elif self.variant.presets:
                options |= (self.variant.preset(self.hard) if self.hard else self.variant.presets[0]).options
            if self.factions:
                options["factions"] = self.factions
        if self.drinks:
            options["drinks"] = self.drinks
        if self.prizes:
            options["prizes"] = True
        if self.dungeon:
            options["dungeon"] = self.dungeon
        if self.pub_crawl:
            options["pub_crawl"] = self.pub_crawl
        options |= agreed(self.house)
        if self.think:
            options[THINK] = self.think
        return plan_game(
            seats,
            seed=seed_of(self.seed),
            first=self.first,
            ask_always=self.ask_always,
            undo_anything=self.undo_anything,
            options=options,
            variant=STANDARD if self.variant is None else self.variant.id,
        )


def preset_of(variant: Variant | None, options: Mapping[str, object]) -> str | None:
    """The preset with these options, or OWN; None: the first, or a table without a machine."""
    presets = variant.presets if variant is not None else ()
    known = {key for preset in presets for key in preset.options} | KNOBS.keys()
    chosen = {key: options[key] for key in known if options.get(key)}
    found = next((preset.id for preset in presets if preset.options == chosen), None)
    return OWN if found is None and presets and knobs_among(options) else found


def knobs_among(options: Mapping[str, object]) -> Knobs:
    """The knobs among the options of a game or a room, those that have values of their own."""
    sound = {key: value for key, knob in KNOBS.items() if knob.sound(value := options.get(key))}
    return turned(sound)


def towns_of(option: object) -> str | None:
    """The files of taverns meant by an option, joined by '+'; True means the usual ones, False or nothing none."""
    if option is True:
        from rdi_desktop.content.library import USUAL_TOWN  # only now: the start screen does not load the content

        return USUAL_TOWN
    return str(option) if option else None


def seed_of(text: str) -> int | None:
    """The seed for a text: a number as it is, words by a checksum, None for an empty text."""
    text = text.strip()
    if not text:
        return None
    return int(text) if text.isascii() and text.isdigit() else zlib.crc32(text.encode())
