# SPDX-License-Identifier: GPL-3.0-or-later
"""A table being laid: seats are added, characters chosen, and what is still missing is said."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rdi_desktop.engine.language.house_rules import HOUSE, agreed
from rdi_desktop.engine.language.variant import Seating, Team, Variant
from rdi_desktop.engine.rules.setup import STANDARD
from rdi_desktop.session.picking import DraftSeat, call_off, deal_offers, may_have, pick_for_computers
from rdi_desktop.session.plan import HUMAN, RULES, THINK, GamePlan, SeatInfo, plan_game

FEWEST, MOST = 2, 8
NAMES = ("Maud", "Old Tom", "Barnaby", "Sal", "Hob", "Winnie", "Perkin", "Agnes")
"""What a seat is called until somebody writes a name."""
FIRST_TABLE = ("deirdre", "fiona", "gerki", "zot")
"""Characters of the first box (red-dragon-inn-1, "Contents"): with them one learns the game."""
AUTOMATON, AUTOMATON_NAME = "otto", "Otto"
"""The automaton that may be the third, and what people call it."""
GUEST = "Guest"
"""The same for the first person. Not "You": others read that name as well, in sentences about somebody else."""


@dataclass(frozen=True, slots=True)
class Objection:
    """What keeps the game from beginning: a key, and the seat it is about."""

    key: str
    """too_few, no_name, same_name, no_character, same_character, otto_is_third, no_first, wrong_number, no_boss,
    no_preset, no_pick"""
    seat: int | None = None


@dataclass(slots=True)
class TableDraft:
    """Everything the new game screen edits."""

    seats: list[DraftSeat] = field(default_factory=list)
    first: int | None = None
    """Who begins; None: chance decides."""
    drinks: str | None = None
    seed: str = ""
    """A number or any words; empty: another game each time."""
    otto: bool = False
    """An automaton is the third player of two."""
    prizes: bool = False
    """Each Round of Gambling is about a Prize."""
    dungeon: str | None = None
    """The dungeon that lies in the middle; None: there is none."""
    pub_crawl: str | None = None
    """Files of the taverns through which the party goes, joined by '+'; None: it stays at the Inn."""
    ask_always: bool = False
    undo_anything: bool = False
    house: dict[str, int] = field(default_factory=dict)
    """House rules that were agreed on, by their keys in `engine.language.house_rules`; the books' numbers are left out."""
    think: int = 0
    """Seconds that a person has for an answer; 0: as long as they like."""
    variant: Variant | None = None
    """A variant of teams, or one against a machine, whose seat is not among `seats`; None: the ordinary game."""
    hard: str | None = None
    """A preset of the variant; None: its first."""
    factions: str | None = None
    """Factions of the machine, joined by '+'; None: chance decides."""
    villains: Callable[[str], bool] = field(default=lambda _character: True, compare=False)
    """Whether a character can be a Boss: asked of those who sit where one sits."""

    @classmethod
    def first_table(cls, characters: Sequence[str]) -> TableDraft:
        """For newcomers: the four whose decks are the plainest, in the order in which they sit on the first box."""
        return cls.usual(FIRST_TABLE if set(FIRST_TABLE) <= set(characters) else characters)

    @classmethod
    def usual(cls, characters: Sequence[str]) -> TableDraft:
        """One person and three computer players with the first characters there are."""
        draft = cls()
        for index, character in enumerate(characters[:4]):
            draft.seats.append(
                DraftSeat(GUEST if index == 0 else NAMES[index], character, HUMAN if index == 0 else "bot:regular")
            )
        return draft

    @classmethod
    def of(cls, plan: GamePlan, variants: Sequence[Variant] = ()) -> TableDraft:
        """The table that was played at. `variants`: those that there are."""
        seats = [DraftSeat(seat.name, seat.character, seat.controller) for seat in plan.seats if not seat.automatic]
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
            hard=preset_of(variant, plan.options),
            factions=str(plan.options["factions"]) if plan.options.get("factions") else None,
        )

    @property
    def machine(self) -> str:
        """The machine that all of them play against; '' if there is none."""
        return self.variant.machine if self.variant is not None else ""

    @property
    def fewest(self) -> int:
        """So many have to sit there."""
        return 1 if self.machine else FEWEST

    @property
    def most(self) -> int:
        """So many may sit there."""
        return self.variant.players[1] - 1 if self.variant is not None and self.machine else MOST

    def add(self, characters: Sequence[str]) -> bool:
        """Another computer player with a character nobody has. False if the table is full."""
        if len(self.seats) >= self.most:
            return False
        taken = {seat.character for seat in self.seats}
        free = next((character for character in characters if character not in taken), None)
        names = {seat.name for seat in self.seats}
        name = next((name for name in NAMES if name not in names), "")
        self.seats.append(DraftSeat(name, free))
        return True

    def remove(self, index: int) -> bool:
        """Take a seat away. False if there would be too few."""
        if len(self.seats) <= self.fewest:
            return False
        del self.seats[index]
        if self.first is not None:
            self.first = None if self.first == index else self.first - (self.first > index)
        return True

    def exchange(self, one: int, other: int) -> None:
        """Two seats change places, and with them who begins."""
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        if self.first in (one, other):
            self.first = other if self.first == one else one

    def choose(self, index: int, character: str) -> bool:
        """Give a seat a character. Whoever had it takes the one that this seat had. False if a draft has something else in mind."""
        if not may_have(self.seats, index, character):
            return False
        for other in self.seats:
            if other.character == character:
                other.character = self.seats[index].character
        self.seats[index].character, self.seats[index].offer = character, ()
        return True

    def draft(self, characters: Collection[str], chance: random.Random | None = None) -> bool:
        """Let everybody pick one of three: computer players have, and people choose. False if there are too few characters."""
        return deal_offers(self.seats, characters, self.bosses(), self.villains, chance or random.Random())

    def pick_for_computers(self) -> None:
        """Seats at which a computer player sits now pick at once."""
        pick_for_computers(self.seats, random.Random())

    def call_off(self, characters: Sequence[str]) -> None:
        """No draft after all."""
        call_off(self.seats, characters)

    @property
    def drafting(self) -> int | None:
        """The first seat that is still to pick; None: nobody is."""
        return next((index for index, seat in enumerate(self.seats) if seat.offer), None)

    def shuffle_characters(self, characters: Sequence[str]) -> None:
        """Deal everyone a character at random."""
        dealt = random.sample(list(characters), min(len(self.seats), len(characters)))
        for index, seat in enumerate(self.seats):
            seat.offer = ()
            seat.character = dealt[index] if index < len(dealt) else None

    def lay(self, key: str, value: Any) -> None:
        """A field of the draft, or a house rule, is to be that."""
        if key in HOUSE:
            self.agree(key, value)
        elif key == THINK:
            self.think = value or 0
        else:
            setattr(self, key, value)

    def agree(self, key: str, number: int | None) -> None:
        """A house rule is to have this number; None, or the books' own: as the books say."""
        if number is None or number == HOUSE[key].usual:
            self.house.pop(key, None)
        else:
            self.house[key] = number

    def objections(self) -> list[Objection]:
        """What is missing, in the order of the seats."""
        found: list[Objection] = []
        if len(self.seats) < self.fewest:
            found.append(Objection("too_few"))
        for index, seat in enumerate(self.seats):
            before = self.seats[:index]
            if not seat.name.strip():
                found.append(Objection("no_name", index))
            elif seat.name.strip() in [other.name.strip() for other in before]:
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
        return not self.hard or (self.variant is not None and self.hard in [one.id for one in self.variant.presets])

    def teams(self) -> list[Team]:
        """Who sits with whom in this variant; nobody does in the ordinary game, or with a number of players that it is not for."""
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
        if self.variant is not None and self.machine:
            seats.append(SeatInfo(self.variant.name, self.machine, RULES))
            if self.variant.presets:
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
    """The preset that these options are; None: the first, or options that somebody has put together."""
    presets = variant.presets if variant is not None else ()
    known = {key for preset in presets for key in preset.options}
    chosen = {key: options[key] for key in known if options.get(key)}
    return next((preset.id for preset in presets if preset.options == chosen), None)


def towns_of(option: object) -> str | None:
    """The files of taverns that an option means, joined by '+'; true means the usual ones, nothing or false none."""
    if option is True:
        from rdi_desktop.content.library import USUAL_TOWN  # the start screen knows nothing of cards

        return USUAL_TOWN
    return str(option) if option else None


def seed_of(text: str) -> int | None:
    """The seed that somebody typed: a number as it is, words by their sum, nothing for chance."""
    text = text.strip()
    if not text:
        return None
    return int(text) if text.isascii() and text.isdigit() else zlib.crc32(text.encode())
