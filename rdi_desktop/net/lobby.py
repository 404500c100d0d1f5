# SPDX-License-Identifier: GPL-3.0-or-later
"""The table before a game, set up by several computers: who takes which seat, the options, and what is still missing."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rdi_desktop.bots import BOT_NAMES
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.language.knobs import KNOBS
from rdi_desktop.net.hosting import Refusal
from rdi_desktop.net.messages import Change, LobbySeat, Move, Sit
from rdi_desktop.session.clean_text import NAME, clean
from rdi_desktop.session.draft import AUTOMATON, MOST, NAMES, OWN, TableDraft, knobs_among, towns_of
from rdi_desktop.session.picking import DraftSeat, call_off, may_have, name_computers, short_name
from rdi_desktop.session.plan import HUMAN, GamePlan, sound_thinking

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.variant import Variant

Options = dict[str, str | int | bool]

ABSENT = ("wait", "bot")
"""What happens to the seats of an absent person: the table waits, or a computer player takes over meanwhile."""
ROOM_OPTIONS: Options = {"absent": "wait", "pace": 1200, "undo_anything": False}
"""Options of the room rather than of the rules: see ABSENT; milliseconds between plays of computer players; taking back without limits."""
MOST_MILLISECONDS = 10_000
CHANCE = -1
"""The starting player is random."""
DRAFT = "draft"
"""An option that is only a command: true starts a draft of characters, false cancels it."""
USUAL = 0
"""Value for a house rule that is not used."""


def draft_of(seats: Sequence[DraftSeat], options: Options, variants: Sequence[Variant]) -> TableDraft:
    """The table with these options and people; an unknown variant becomes the ordinary game."""
    first, drinks, variant = options.get("first", CHANCE), options.get("drinks"), options.get("variant")
    dungeon, hard, factions = options.get("dungeon"), options.get("hard"), options.get("factions")
    return TableDraft(
        list(seats),
        None if first == CHANCE else int(first),
        str(drinks) if drinks else None,
        otto=bool(options.get("otto")),
        prizes=bool(options.get("prizes")),
        dungeon=str(dungeon) if dungeon else None,
        pub_crawl=towns_of(options.get("pub_crawl")),
        ask_always=True,  # viewers at other computers must not see who could have answered
        undo_anything=bool(options.get("undo_anything")),
        house=_house(options),
        think=int(options.get("think") or 0),
        variant=next((each for each in variants if each.id == variant), None),
        hard=str(hard) if hard else None,
        knobs=knobs_among(options) if hard == OWN else {},
        factions=str(factions) if factions else None,
        otto_factions=str(otto_factions) if (otto_factions := options.get("otto_factions")) else None,
    )


def _house(options: Options) -> dict[str, int | bool]:
    """The house rules that differ from the books."""
    return {
        key: value
        for key, rule in HOUSE.items()
        if rule.sound(value := options.get(key)) and value != rule.usual and isinstance(value, int)
    }


def options_of(draft: TableDraft) -> Options:
    """The options that make a host set up that table."""
    return {
        "first": CHANCE if draft.first is None else draft.first,
        "drinks": draft.drinks or "",
        "otto": draft.otto,
        "prizes": draft.prizes,
        "dungeon": draft.dungeon or "",
        "pub_crawl": draft.pub_crawl or "",
        "undo_anything": draft.undo_anything,
        **{key: draft.house.get(key, bool(rule.usual) if rule.switch else USUAL) for key, rule in HOUSE.items()},
        "think": draft.think,
        "variant": draft.variant.id if draft.variant is not None else "",
        "hard": draft.hard or "",
        **({key: draft.knobs.get(key, knob.usual) for key, knob in KNOBS.items()} if draft.hard == OWN else {}),
        "factions": draft.factions or "",
        "otto_factions": draft.otto_factions or "",
    }


@dataclass(slots=True)
class SeatedPerson:
    """A seat and the person at whose computer it is."""

    seat: DraftSeat
    person: int | None


@dataclass(slots=True)
class LobbySetup:
    """The seats and options chosen so far."""

    characters: Collection[str]
    """The ids that the host knows."""
    bots: Collection[str]
    drinks: Collection[str]
    dungeons: Collection[str]
    towns: Collection[str]
    """Ids of files of taverns."""
    variants: Sequence[Variant]
    villains: Callable[[str], bool]
    """Whether a character can be a Boss."""
    factions: Collection[str] = ()
    """Factions of machines."""
    otto_factions: Collection[str] = ()
    """Factions of the automaton."""
    seats: list[SeatedPerson] = field(default_factory=list)
    options: Options = field(default_factory=lambda: dict(ROOM_OPTIONS))
    chance: random.Random = field(default_factory=random.SystemRandom)
    """Randomness of a draft."""

    @classmethod
    def of(cls, content: Content) -> LobbySetup:
        """A table with everything available to choose from."""
        characters, drinks, dungeons = tuple(content.characters), tuple(content.drink_decks), tuple(content.dungeons)
        towns = tuple(content.towns)
        variants = tuple(content.variants.values())
        factions = {id for each in variants if each.machine for id in content.automata[each.machine].factions}
        otto = content.automata[AUTOMATON].factions if AUTOMATON in content.automata else ()
        return cls(characters, BOT_NAMES, drinks, dungeons, towns, variants, content.villain, factions, tuple(otto))

    def shown(self) -> tuple[LobbySeat, ...]:
        """The seats as everybody sees them."""
        return tuple(
            LobbySeat(s.seat.name, s.seat.character, s.seat.controller, s.person, s.seat.offer) for s in self.seats
        )

    def sit(self, person: int, message: Sit, *, host: bool) -> None:
        """Add a seat at that computer, or for a computer player if the host asks. Refusal if the table is full."""
        if len(self.seats) >= MOST:
            raise Refusal("full")
        bot = message.controller != HUMAN
        if bot and not host:
            raise Refusal("not_allowed")
        self._check(message.character, message.controller)
        seat = DraftSeat(_name(message.name), message.character, message.controller)
        if bot and seat.name in (short_name(seat.character or ""), *NAMES):
            seat.given = seat.name
        self.seats.append(SeatedPerson(seat, None if bot else person))

    def rise(self, person: int, seat: int, *, host: bool) -> None:
        """Remove that seat."""
        self._own(person, seat, host=host)
        del self.seats[seat]
        self._nobody_begins()

    def move(self, person: int, message: Move, settled: Collection[int], *, host: bool) -> None:
        """Exchange two seats. `settled`: people who are ready as they sit, whom only the host may move.

        Refusal if this person may not.
        """
        one = self._own(person, message.seat, host=host)
        if message.to >= len(self.seats):
            raise Refusal("nothing_asked")
        other = self.seats[message.to]
        if other.person in settled and not host:
            raise Refusal("settled")
        self.seats[message.seat], self.seats[message.to] = other, one
        self._nobody_begins()

    def change(self, person: int, message: Change, *, host: bool) -> None:
        """Change the name, character or computer player of a seat."""
        seat = self._own(person, message.seat, host=host).seat
        self._check(message.character, message.controller)
        seats = [each.seat for each in self.seats]
        if message.character is not None and not may_have(seats, message.seat, message.character):
            raise Refusal("not_allowed", message.character)
        if message.controller is not None and (message.controller == HUMAN) != (seat.controller == HUMAN):
            raise Refusal("not_allowed")
        name = _name(message.name) if message.name is not None else seat.name
        seat.name = name
        if message.character is not None:
            seat.character, seat.offer = message.character, ()
        if message.controller is not None:
            seat.controller = message.controller
        self._name_computers()

    def _name_computers(self) -> None:
        """Let computer players whom nobody has named bear the names of the characters that they have now."""
        name_computers([each.seat for each in self.seats], NAMES)

    def lay(self, options: Options) -> None:
        """Set options of the game and the room. Refusal, without any change, if one is unknown."""
        for key, value in options.items():
            good = {
                "absent": value in ABSENT,
                "pace": isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_MILLISECONDS,
                "undo_anything": isinstance(value, bool),
                DRAFT: isinstance(value, bool),
                "think": sound_thinking(value),
                **{
                    key: rule.sound(value) or (value == USUAL and not isinstance(value, bool))
                    for key, rule in HOUSE.items()
                },
                "prizes": isinstance(value, bool),
                "otto": isinstance(value, bool),
                "dungeon": value == "" or value in self.dungeons,
                "pub_crawl": isinstance(value, bool)
                or value == ""
                or all(town in self.towns for town in str(value).split("+")),
                "first": isinstance(value, int) and not isinstance(value, bool) and CHANCE <= value < MOST,
                "variant": value == "" or any(value == each.id for each in self.variants),
                **{key: knob.sound(value) for key, knob in KNOBS.items()},
                "hard": value in ("", OWN) or any(value == one.id for each in self.variants for one in each.presets),
                "factions": value == "" or all(one in self.factions for one in str(value).split("+")),
                "otto_factions": value == "" or all(one in self.otto_factions for one in str(value).split("+")),
                "drinks": value == "" or all(deck in self.drinks for deck in str(value).split("+")),
            }
            if not good.get(key, False):
                raise Refusal("not_allowed", key)
        if DRAFT in options:
            self._let_pick(on=bool(options[DRAFT]))
        knobs = {key: options[key] for key in options if key in KNOBS}
        self.options.update({key: value for key, value in options.items() if key not in (DRAFT, *KNOBS)})
        if "hard" in options:  # whatever was turned before is no longer so
            self.options = {key: value for key, value in self.options.items() if key not in KNOBS}
        if options.get("hard") == OWN:
            self.options.update(knobs)
        elif knobs:
            draft = self._draft()
            for key, value in knobs.items():
                draft.lay(key, value)
            self.options = {key: value for key, value in self.options.items() if key not in KNOBS}
            self.options.update(draft.knobs, hard=draft.hard or "")
        if "variant" in options:  # what means nothing in this kind of game is not kept
            for key in HOUSE.keys() - self._draft().offered:
                self.options.pop(key, None)

    def _let_pick(self, *, on: bool) -> None:
        """Start or cancel a draft of characters. Refusal if there are too few characters."""
        seats = [each.seat for each in self.seats]
        if not on:
            call_off(seats, list(self.characters))
        elif not self._draft().draft(self.characters, self.chance):
            raise Refusal("not_allowed", DRAFT)
        self._name_computers()

    def leave(self, person: int) -> None:
        """Remove all seats at that computer."""
        if any(seat.person == person for seat in self.seats):
            self.seats = [seat for seat in self.seats if seat.person != person]
            self._nobody_begins()

    def owners(self) -> list[int | None]:
        """The person of each seat of the game; automata and machines come last, and have none."""
        found = [seat.person for seat in self.seats]
        return [*found, None] if self.options.get("otto") or self._draft().machine else found

    def missing(self) -> tuple[str, ...]:
        """What prevents the game from starting."""
        objections = [each.key for each in self._draft().objections()]
        if all(seat.person is None for seat in self.seats):
            objections.append("nobody")
        return tuple(dict.fromkeys(objections))

    def plan(self) -> GamePlan:
        """The plan of the game. ValueError while something is missing."""
        if missing := self.missing():
            raise ValueError(missing[0])
        return self._draft().plan()

    def _draft(self) -> TableDraft:
        draft = draft_of([each.seat for each in self.seats], self.options, self.variants)
        draft.villains = self.villains
        return draft

    def _nobody_begins(self) -> None:
        """Reset the starting player, because seats have changed their numbers."""
        self.options.pop("first", None)

    def _own(self, person: int, seat: int, *, host: bool) -> SeatedPerson:
        if seat >= len(self.seats):
            raise Refusal("nothing_asked")
        if self.seats[seat].person != person and not host:
            raise Refusal("not_yours")
        return self.seats[seat]

    def _check(self, character: str | None, controller: str | None) -> None:
        if character is not None and character not in self.characters:
            raise Refusal("unknown_character", character)
        if controller not in (None, HUMAN) and str(controller).removeprefix("bot:") not in self.bots:
            raise Refusal("not_allowed", str(controller))


def _name(text: str) -> str:
    """A cleaned name. Refusal if nothing visible is left."""
    if name := clean(text, NAME):
        return name
    raise Refusal("no_name")
