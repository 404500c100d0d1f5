# SPDX-License-Identifier: GPL-3.0-or-later
"""Variants as files describe them: teams, their numbers and their turns (red-dragon-inn-10, "Team Variants").

No card knows of a variant: cards refer to others, everyone, oneself, and the table's sides decide whom that means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rdi_desktop.engine.language.spec import (
    Bool,
    Field,
    Fields,
    FieldType,
    Int,
    ListOf,
    Node,
    Of,
    Problem,
    Range,
    Reader,
    Text,
    Word,
    describe,
)

SEATS = 8
"""The most seats at a table."""
REST = 0
"""Size of a team of all remaining seats."""


class BySize(FieldType):
    """A number, or one for each size of the largest team (the Challengers of a Boss): {2: 8, 3: 9}."""

    name = "a number, or a mapping from the size of the largest team to one"

    def read(self, raw: Any, reader: Reader) -> dict[int, int] | int:
        """The number, or numbers by the size of the largest team."""
        if not isinstance(raw, dict):
            return Int(0, 20).read(raw, reader)
        found: dict[int, int] = {}
        for key, value in raw.items():
            if not str(key).isdecimal():
                raise reader.problem(f"expected a size of a team, found {describe(key)}")
            found[int(key)] = reader.inside(str(key), Int(0, 20).read, value, reader)
        return found

    def schema(self) -> dict[str, Any]:
        numbers = Int(0, 20).schema()
        return {"anyOf": [numbers, {"type": "object", "additionalProperties": numbers}]}


class SizeType(FieldType):
    """How many seats a team has, or 'rest'."""

    name = "a number of seats, or rest"

    def read(self, raw: Any, reader: Reader) -> int:
        """The number; REST for all that remain."""
        return REST if raw == "rest" else Int(1, SEATS).read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [Int(1, SEATS).schema(), {"const": "rest"}]}


def number(value: dict[int, int] | int, largest: int) -> int:
    """The value of a figure for this size of the largest team."""
    if isinstance(value, int):
        return value
    known = [n for n in value if n <= largest] or [min(value)]
    return value[max(known)]


class FirstTurn(Node):
    """How the very first turn of a team differs."""

    FIELDS = {
        "actions": Field(BySize(), None, "how many Actions each of its members may play"),
        "orders": Field(BySize(), None, "how many Drinks it orders"),
        "drinks": Field(Bool(), True, "whether it drinks"),
    }
    actions: dict[int, int] | int | None
    orders: dict[int, int] | int | None
    drinks: bool


class TeamRule(Node):
    """One kind of team."""

    FIELDS = {
        "name": Field(Text(), "", "what people call it"),
        "size": Field(SizeType(), doc="how many sit on it; 'rest': all that are left"),
        "bosses": Field(Int(0, SEATS), 0, "how many of them play with their Boss cards"),
        "machine": Field(Text(), "", "the machine that sits on it, alone"),
        "hand": Field(BySize(), 7, "cards in a hand"),
        "actions": Field(BySize(), 1, "how many Actions each member may play"),
        "orders": Field(BySize(), 1, "how many Drinks the team orders"),
        "potions": Field(BySize(), 0, "Potion Tokens of the team"),
        "first_turn": Field(Of(FirstTurn), None, "what is different in its very first turn"),
    }
    name: str
    size: int
    bosses: int
    machine: str
    hand: dict[int, int] | int
    actions: dict[int, int] | int
    orders: dict[int, int] | int
    potions: dict[int, int] | int
    first_turn: FirstTurn | None


START = {
    "fortitude": Field(Int(1, 20), 20, "Fortitude"),
    "alcohol": Field(Int(0, 19), 0, "Alcohol Content"),
    "gold": Field(BySize(), 10, "Gold"),
}
POTION = {
    "fortitude": Field(Int(1, 20), doc="Fortitude gained"),
    "alcohol": Field(Int(1, 20), doc="Alcohol Content lost"),
    "gold": Field(Int(1, 20), doc="Gold from the Inn"),
}
PRESET = {
    "skulls": Field(Int(0, 2), 0, "cards with so many skulls are in the decks"),
    "hard_threat": Field(Bool(), False, "the hard side of the Threat tracker"),
    "tough_components": Field(Bool(), False, "Components must be hit twice"),
    "more_potions": Field(Int(-2, 4), 0, "Potion Tokens that the machine has more"),
    "fewer_potions": Field(Int(0, 4), 0, "Potion Tokens that the Challengers have fewer"),
}
"""Options of a game against a machine (red-dragon-inn-10, "Adjusting Difficulty")."""


class PresetRule(Node):
    """A named choice of options."""

    FIELDS = {
        "id": Field(Text(), doc="by which it is asked for"),
        "name": Field(Text(), doc="what people call it"),
        "about": Field(Text(), "", "what it means, our own words"),
        "options": Field(Fields(PRESET), {}, "options of the game; what is left out is as usual"),
    }
    id: str
    name: str
    about: str
    options: dict[str, int | bool]


VARIANT_FIELDS: dict[str, Field] = {
    "about": Field(Text(), "", "what it is about, our own words"),
    "players": Field(Range(), doc="how many may play"),
    "step": Field(Int(1, 4), 1, "the number of players is a multiple of this"),
    "teams": Field(
        ListOf(Of(TeamRule)), doc="the teams in turn order; the last kind repeats until everybody sits on one"
    ),
    "start": Field(Fields(START), {}, "what each team begins with"),
    "potion": Field(Fields(POTION), {}, "what a Potion Token is worth, one of these"),
    "begins": Field(Word("chance", "first_team"), "chance", "who goes first"),
    "presets": Field(ListOf(Of(PresetRule)), (), "how hard a machine may be, from the easiest on"),
}


class Preset(NamedTuple):
    """A named difficulty of a variant."""

    id: str
    name: str
    about: str
    options: dict[str, int | bool]


class Seating(NamedTuple):
    """What is chosen for one seat: its team, by any word, and whether it plays as a Boss."""

    team: str = ""
    boss: bool = False
    machine: str = ""
    """The id of the machine in that seat."""


class Team(NamedTuple):
    """One team of a table: its seats, clockwise, and its rules."""

    members: tuple[int, ...]
    bosses: tuple[int, ...]
    rule: TeamRule


class Variant:
    """A compiled variant."""

    __slots__ = ("about", "begins", "id", "name", "players", "potion", "presets", "start", "step", "teams")

    def __init__(self, values: dict[str, Any]) -> None:
        self.id: str = values["id"]
        self.name: str = values["name"] or values["id"]
        self.about: str = values["about"]
        self.players: tuple[int, int] = values["players"]
        self.step: int = values["step"]
        self.teams: tuple[TeamRule, ...] = values["teams"]
        self.start: dict[str, Any] = {key: field.default for key, field in START.items()} | values["start"]
        self.potion: dict[str, int] = values["potion"]
        """What a Potion Token gives of each attribute."""
        self.begins: str = values["begins"]
        self.presets = tuple(Preset(one.id, one.name, one.about, dict(one.options)) for one in values["presets"])
        """Its difficulties, from the easiest; empty: there is no choice."""

    def preset(self, id: str) -> Preset:
        """The preset of that id. ValueError if there is none."""
        found = next((preset for preset in self.presets if preset.id == id), None)
        if found is None:
            known = ", ".join(preset.id for preset in self.presets) or "none"
            raise ValueError(f"{self.name} has no preset '{id}'; there are {known}")
        return found

    @property
    def machine(self) -> str:
        """The machine against which it is played; '' if none."""
        return next((rule.machine for rule in self.teams if rule.machine), "")

    def fits(self, players: int) -> bool:
        """Whether it can be played with that number."""
        least, most = self.players
        return least <= players <= most and players % self.step == 0

    def boss_seats(self, players: int) -> tuple[int, ...]:
        """Where Bosses sit by default. ValueError for a number of players that it does not allow."""
        seats = [Seating(machine=self.machine), *([Seating()] * (players - 1))]
        return tuple(seat for team in self.seat(seats) for seat in team.bosses)

    def _kind(self, index: int) -> TeamRule:
        return self.teams[min(index, len(self.teams) - 1)]

    def _sizes(self, players: int) -> list[int]:
        sizes: list[int] = []
        while (left := players - sum(sizes)) > 0:
            sizes.append(min(left, self._kind(len(sizes)).size or left))
        return sizes

    def seat(self, wished: Sequence[Seating]) -> list[Team]:
        """The teams of a table in turn order of their first members. ValueError if the choices are not possible."""
        players = len(wished)
        if not self.fits(players):
            least, most = self.players
            by = f", in steps of {self.step}" if self.step > 1 else ""
            unseated = bool(self.machine)  # nobody plays for it, and people count themselves
            raise ValueError(
                f"{self.name} is for {least - unseated} to {most - unseated} players{by}, not {players - unseated}"
            )
        found = [self._team(members, wished, rule) for members, rule in self._placed(wished)]
        return sorted(found, key=lambda team: team.members[0])

    def _placed(self, wished: Sequence[Seating]) -> list[tuple[list[int], TeamRule]]:
        """Seats by team: by their words, otherwise around the Bosses, otherwise side by side."""
        players = len(wished)
        sizes = self._sizes(players)
        words = list(dict.fromkeys(seating.team for seating in wished if seating.team))
        if words:
            if not all(seating.team for seating in wished):
                raise ValueError("say the team of every seat, or of none")
            groups = [[i for i, seating in enumerate(wished) if seating.team == word] for word in words]
        elif len(self.teams) > 1:
            boss = next((i for i, seating in enumerate(wished) if seating.boss or seating.machine), 0)
            groups = [[boss], [i for i in range(players) if i != boss]]
        else:
            ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
            groups = [list(range(end - size, end)) for end, size in zip(ends, sizes, strict=True)]
        if len(self.teams) > 1:
            groups.sort(key=lambda group: not any(wished[i].boss or wished[i].machine for i in group))
        if [len(group) for group in groups] != sizes:
            raise ValueError(f"the teams of {self.name} have {' and '.join(map(str, sizes))} seats here")
        return [(clockwise(group, players), self._kind(i)) for i, group in enumerate(groups)]

    @staticmethod
    def _team(members: list[int], wished: Sequence[Seating], rule: TeamRule) -> Team:
        sitting = [wished[seat].machine for seat in members if wished[seat].machine]
        if sitting != ([rule.machine] if rule.machine else []):
            needs = f"{rule.machine} sits there" if rule.machine else "no machine sits there"
            raise ValueError(f"{rule.name or 'the team'}: {needs}")
        bosses = [seat for seat in members if wished[seat].boss]
        if not bosses:
            bosses = members[: rule.bosses]
        if len(bosses) != min(rule.bosses, len(members)):
            raise ValueError(f"{rule.bosses} of each team play as Bosses, not {len(bosses)}")
        return Team(tuple(members), tuple(bosses), rule)


def clockwise(group: list[int], players: int) -> list[int]:
    """The seats of a team in seating order. ValueError if they do not sit together."""
    for first in group:
        if sorted((first + i) % players for i in range(len(group))) == sorted(group):
            return [(first + i) % players for i in range(len(group))]
    raise ValueError("those of a team sit side by side")


def read_variant(values: dict[str, Any], reader: Reader) -> Variant:
    """The compiled variant from the fields of its file."""
    ids = [preset.id for preset in values["presets"]]
    if len(set(ids)) < len(ids):
        raise Problem(("presets",), "two presets have the same id")
    if not values["teams"]:
        raise Problem(("teams",), "a variant of teams has at least one kind of team")
    return Variant(values)
