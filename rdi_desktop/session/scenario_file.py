# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading scenario files: every documented key, and a complaint with file, line and field for anything else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.rules.landing import LIMIT
from rdi_desktop.session.scenario import (
    TABLE_PHASES,
    Check,
    Expect,
    GamblingTable,
    Move,
    RunUntil,
    Scenario,
    SeatTable,
    Step,
    TableSetup,
    seat_named,
)
from rdi_desktop.session.scenario_names import CardNames
from rdi_desktop.session.scenario_yaml import Field, nearest, parse_fields, read_fields

if TYPE_CHECKING:
    from rdi_desktop.content import Content

VARIANTS = ("standard",)
_TOP = ("id", "title", "book", "note", "seed", "table", "steps")
_TABLE = ("variant", "options", "seats", "drink_deck", "pot", "gambling", "turn", "phase")
_SEAT_NUMBERS = ("fortitude", "alcohol", "gold")
_SEAT_CARDS = ("hand", "deck", "discard", "in_play")
_SEAT = ("character", "name", *_SEAT_NUMBERS, *_SEAT_CARDS, "drink_me", "tokens", "piles")
_GAMBLING = ("in_control", "players", "next", "last")
_VERBS = ("play", "do", "order", "discard", "choose")
_EXTRAS = ("target", "targets", "choose", "spend", "on")
_WORDS = ("pass", "drink", "end_turn")
_STEPS = ("expect", "run", "can", "cannot")
_COUNTS = ("fortitude", "alcohol", "gold", "hand", "deck", "discard", "drink_me")
_CARD_LISTS = ("hand_has", "discard_has", "in_play")
_FACTS = (*_COUNTS, *_CARD_LISTS, "tokens", "out", "out_because", "in_round")
_SWITCHES = ("prizes", "bar_deck")
_BECAUSE = {"passed_out": "passed_out", "no_gold": "no_gold", "out_of_gold": "no_gold"}
_DRINK_FACTS = ("of", "alcohol", "fortitude", "cards")
_TABLE_FACTS = ("inn_gold", "pot", "gambling", "phase", "turn", "drink", "stack", "winner", "log_has")


def load_scenario(path: Path, content: Content) -> Scenario:
    """Read a scenario file. Raises ScenarioError with file, line and field if it is malformed."""
    return _Reader(read_fields(path), CardNames(content), path).scenario()


def parse_scenario(text: str, content: Content, name: str = "scenario") -> Scenario:
    """Read a scenario from a text."""
    return _Reader(parse_fields(text, name), CardNames(content), None).scenario()


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files among files and folders, each folder's in order of name."""
    files: list[Path] = []
    for path in paths:
        files += sorted(p for p in path.rglob("*.y*ml") if p.is_file()) if path.is_dir() else [path]
    return files


def _number(field: Field, most: int | None) -> int:
    """A number that a marker or a stash can stand at."""
    number = field.number()
    if number < 0 or (most is not None and number > most):
        field.fail(
            f"expected a number from 0 to {most}" if most is not None else "expected a number that is not negative"
        )
    return number


def _amount(field: Field) -> Any:
    """How many tokens, or which side of a thing that has several."""
    value = field.plain()
    if isinstance(value, dict | list) or value in (None, "") or (isinstance(value, int) and value < 0):
        field.fail("expected a number that is not negative, or a word")
    return value


class _Reader:
    def __init__(self, root: Field, names: CardNames, file: Path | None) -> None:
        self.root = root
        self.names = names
        self.file = file
        self.seats: tuple[SeatTable, ...] = ()
        self.decks: tuple[str, ...] = ()
        """The characters at the table."""

    def scenario(self) -> Scenario:
        fields = self.root.mapping(_TOP)
        for key in ("id", "table", "steps"):
            if key not in fields:
                self.root.fail(f"'{key}' is missing")
        table = self.table(fields["table"])
        steps = tuple(self.step(i, field) for i, field in enumerate(fields["steps"].list(), 1))
        if "phase" not in fields["table"].mapping() and self.discards_first(table, steps):
            table = replace(table, phase="discard_and_draw")
        return Scenario(
            id=fields["id"].text(),
            title=fields["title"].text() if "title" in fields else fields["id"].text(),
            table=table,
            steps=steps,
            seed=fields["seed"].number() if "seed" in fields else 1,
            book=fields["book"].text() if "book" in fields else None,
            file=self.file,
        )

    def discards_first(self, table: TableSetup, steps: tuple[Step, ...]) -> bool:
        """Whether the first move is the discard of the seat on turn: it is then about to discard and draw."""
        first = next((step.action for step in steps if isinstance(step.action, Move)), None)
        return first is not None and (first.verb, first.seat) == ("discard", table.turn)

    # The table

    def table(self, field: Field) -> TableSetup:
        fields = field.mapping(_TABLE)
        if "seats" not in fields:
            field.fail("'seats' is missing")
        seat_fields = fields["seats"].list()
        if len(seat_fields) < 2:
            fields["seats"].fail("a table needs at least two seats")
        self.decks = tuple(self.character(seat) for seat in seat_fields)
        self.seats = tuple(self.seat_table(seat) for seat in seat_fields)
        for i, seat in enumerate(self.seats):
            if seat_named(self.seats, seat.name) != i:
                seat_fields[i].fail(f"two seats are called '{seat.name}': give them a 'name' each")
        pot = _number(fields["pot"], None) if "pot" in fields else 0
        if pot and ("gambling" not in fields or fields["gambling"].is_null):
            fields["pot"].fail("a pot needs a Round: say 'gambling' too")
        return TableSetup(
            seats=self.seats,
            variant=fields["variant"].word(VARIANTS) if "variant" in fields else "standard",
            options=self.options(fields["options"]) if "options" in fields else {},
            drink_deck=self.cards(fields.get("drink_deck"), "drinks") or (),
            pot=pot,
            gambling=self.gambling(fields["gambling"])
            if "gambling" in fields and not fields["gambling"].is_null
            else None,
            turn=self.seat(fields["turn"]) if "turn" in fields else 0,
            phase=fields["phase"].word(TABLE_PHASES) if "phase" in fields else "action",
        )

    def options(self, field: Field) -> dict[str, Any]:
        """The switches of the game: yes or no, and which Drink Decks. What this program does not have may be said to be off."""
        options: dict[str, Any] = {}
        for key, value in field.mapping().items():
            if key == "drinks":
                decks = [deck.word(self.names.content.drink_decks) for deck in value.items()]
                if not decks:
                    value.fail("expected a Drink Deck")
                options[key] = decks if value.is_list else decks[0]
            elif key == "prizes" and value.is_list:
                options[key] = [self.prize(prize) for prize in value.list()]
            elif key in _SWITCHES:
                options[key] = value.boolean()
            elif value.plain() not in (False, None, "no", "off"):
                value.fail(f"no such option '{key}'{nearest(key, (*_SWITCHES, 'drinks'))}")
        return options

    def character(self, field: Field) -> str:
        fields = field.mapping(_SEAT)
        if "character" not in fields:
            field.fail("'character' is missing")
        character = fields["character"].text()
        if character not in self.names.content.characters:
            fields["character"].fail(f"no character '{character}'{nearest(character, self.names.content.characters)}")
        return character

    def seat_table(self, field: Field) -> SeatTable:
        fields = field.mapping(_SEAT)
        character = self.character(field)
        numbers = {
            k: _number(fields[k], None if k == "gold" else LIMIT) if k in fields else None for k in _SEAT_NUMBERS
        }
        return SeatTable(
            character=character,
            name=fields["name"].text() if "name" in fields else character,
            hand=self.cards(fields.get("hand"), character, *self.decks),
            deck=self.cards(fields.get("deck"), character, *self.decks) or (),
            discard=self.cards(fields.get("discard"), character, *self.decks),
            drink_me=self.cards(fields.get("drink_me"), "drinks"),
            tokens={key: _amount(f) for key, f in fields["tokens"].mapping().items()} if "tokens" in fields else {},
            piles={
                k: tuple(self.names.of(card, character) for card in f.list())
                for k, f in fields["piles"].mapping().items()
            }
            if "piles" in fields
            else {},
            in_play=self.cards(fields.get("in_play"), character, *self.decks, "prizes", "drinks"),
            **numbers,
        )

    def cards(self, field: Field | None, *decks: str) -> tuple[str, ...] | None:
        """Cards of a pile; of equal titles the first of `decks` that has it, and Drinks only where Drinks belong."""
        return None if field is None else tuple(self.card(card, *decks) for card in field.list())

    def card(self, field: Field, *decks: str) -> str:
        def_id = self.names.of(field, *decks)
        if def_id.startswith("drinks/") != (decks == ("drinks",)) and "drinks" not in decks[1:]:
            field.fail(f"'{field.text()}' is {'a Drink' if def_id.startswith('drinks/') else 'no Drink'}")
        return def_id

    def prize(self, field: Field) -> str:
        def_id = self.names.of(field, "prizes")
        if not def_id.startswith("prizes/"):
            field.fail(f"'{field.text()}' is no Prize")
        return def_id

    def gambling(self, field: Field) -> GamblingTable:
        fields = field.mapping(_GAMBLING)
        everyone = tuple(range(len(self.seats)))
        return GamblingTable(
            in_control=self.seat(fields["in_control"])
            if "in_control" in fields and not fields["in_control"].is_null
            else None,
            players=tuple(self.seat(f) for f in fields["players"].list()) if "players" in fields else everyone,
            next=self.seat(fields["next"]) if "next" in fields else None,
            last=self.names.known(fields["last"]) if "last" in fields and not fields["last"].is_null else (),
        )

    def seat(self, field: Field) -> int:
        return self.seat_word(field, field.text())

    def seat_word(self, field: Field, name: str) -> int:
        found = seat_named(self.seats, name)
        if found is None:
            names = [seat.name for seat in self.seats]
            field.fail(f"no seat is called '{name}'{nearest(name, names)}")
        return found

    # The steps

    def step(self, number: int, field: Field) -> Step:
        fields = field.mapping()
        action = self.action(field, fields)
        return Step(number, field.line, action)

    def action(self, field: Field, fields: dict[str, Field]) -> Move | RunUntil | Check | Expect:
        if "expect" in fields:
            return self.expect(field.mapping(("expect",))["expect"])
        if "run" in fields:
            return self.run(field)
        for word in ("can", "cannot"):
            if word in fields:
                return self.check(field.mapping((word, "why")), word)
        if len(fields) != 1:
            field.fail(f"a step is one of: SEAT, {', '.join(_STEPS)}; found {', '.join(fields) or 'nothing'}")
        name, move = next(iter(fields.items()))
        if seat_named(self.seats, name) is None:
            words = [*(seat.name for seat in self.seats), *_STEPS]
            field.fail(f"'{name}' is neither a seat nor a step{nearest(name, words)}")
        return self.move(seat_named(self.seats, name) or 0, move)

    def run(self, field: Field) -> RunUntil:
        fields = field.mapping(("run", "turn", "phase"))
        inner = fields.pop("run")
        if inner.is_mapping:
            fields |= inner.mapping(("turn", "phase"))
        else:
            inner.word(("until",))
        if not fields:
            field.fail("'run' needs a turn or a phase to run to")
        return RunUntil(
            self.seat(fields["turn"]) if "turn" in fields else None,
            fields["phase"].word(TABLE_PHASES) if "phase" in fields else None,
        )

    def check(self, fields: dict[str, Field], word: str) -> Check:
        moves = fields[word].mapping()
        why = fields.get("why") or moves.pop("why", None)
        if len(moves) != 1:
            fields[word].fail(f"'{word}' names one seat and its move")
        name, field = next(iter(moves.items()))
        seat = self.seat_word(field, name)
        if field.is_mapping and "why" in field.mapping():
            why = field.mapping()["why"]
        if why is not None and word == "can":
            why.fail("'why' goes with 'cannot'")
        return Check(self.move(seat, field, ("why",)), word == "can", why.text() if why else None)

    def move(self, seat: int, field: Field, also: tuple[str, ...] = ()) -> Move:
        who = self.seats[seat].name
        if not field.is_mapping:
            word = field.text()
            if word not in _WORDS:
                field.fail(f"unknown move '{word}'{nearest(word, (*_WORDS, *_VERBS))}")
            return Move(seat, word, f"{who}: {word}")
        fields = field.mapping((*_VERBS, *_EXTRAS, *also))
        verbs = [
            verb
            for verb in _VERBS
            if verb in fields and not (verb == "choose" and ("play" in fields or "do" in fields))
        ]
        if len(verbs) != 1:
            field.fail(f"a move is one of: {', '.join((*_VERBS, *_WORDS))}")
        verb = verbs[0]
        if verb not in ("play", "do"):
            for extra in _EXTRAS:
                if extra in fields and extra != verb:
                    fields[extra].fail(f"'{extra}' goes with 'play' or 'do', not with '{verb}'")
        said = f"{who}: {verb} {fields[verb].plain()!r}" if verb != "play" else f"{who} plays '{fields[verb].text()}'"
        targets = self.targets(fields)
        if targets:
            said += f" on {', '.join(targets)}"
        return Move(
            seat,
            verb,
            said,
            cards=self.names.known(fields["play"]) if verb == "play" else (),
            ability=fields["do"].text() if verb == "do" else "",
            what=self.what(verb, fields[verb]),
            targets=targets,
            choose=self.plains(fields["choose"]) if "choose" in fields and verb != "choose" else (),
            spend=self.spend(fields["spend"]) if "spend" in fields else {},
            on=self.named_on_table(fields["on"]) if "on" in fields else None,
        )

    def what(self, verb: str, field: Field) -> tuple[Any, ...]:
        if verb == "order":
            return tuple(self.seat(f) for f in field.items())
        if verb == "discard":
            return tuple(self.names.known(f) for f in field.items())
        return self.plains(field) if verb == "choose" else ()

    def spend(self, field: Field) -> dict[str, Any]:
        """What is paid: numbers, or a list of cards to discard."""
        paid = {key: f.plain() for key, f in field.mapping().items()}
        if isinstance(paid.get("discard"), str):
            paid["discard"] = [paid["discard"]]
        return paid

    def plains(self, field: Field) -> tuple[Any, ...]:
        return tuple(f.plain() for f in field.items())

    def targets(self, fields: dict[str, Field]) -> tuple[str, ...]:
        found: list[str] = []
        for key in ("target", "targets"):
            if key in fields:
                found += [self.named_on_table(f) for f in fields[key].items()]
        return tuple(found)

    def named_on_table(self, field: Field) -> str:
        """A seat or a card (a thing in play, a play on the stack): one of the two must bear the name."""
        text = field.text()
        if seat_named(self.seats, text) is None and not self.names.all(text):
            names = [seat.name for seat in self.seats]
            field.fail(f"'{text}' is neither a seat nor a card{nearest(text, names)}")
        return text

    # What is expected

    def expect(self, field: Field) -> Expect:
        fields = field.mapping()
        now = fields.pop("now").boolean() if "now" in fields else False
        seats: dict[int, dict[str, Any]] = {}
        table: dict[str, Any] = {}
        for key, value in fields.items():
            seat = seat_named(self.seats, key)
            if key in _TABLE_FACTS:
                table[key] = self.table_fact(key, value)
            elif seat is not None:
                seats[seat] = {word: self.seat_fact(word, f) for word, f in value.mapping(_FACTS).items()}
            else:
                words = [*(s.name for s in self.seats), *_TABLE_FACTS, "now"]
                value.fail(f"'{key}' is neither a seat nor a known fact{nearest(key, words)}")
        return Expect(now, seats, table)

    def seat_fact(self, key: str, field: Field) -> Any:
        if key in _COUNTS:
            return field.number()
        if key in _CARD_LISTS:
            return tuple(self.names.known(f) for f in field.items())
        if key in ("out", "in_round"):
            return field.boolean()
        if key == "out_because":
            return None if field.is_null else _BECAUSE[field.word(_BECAUSE)]
        return {token: f.plain() for token, f in field.mapping().items()}

    def table_fact(self, key: str, field: Field) -> Any:
        if key == "pot":
            return field.number()
        if key == "inn_gold":
            if not field.is_mapping:
                return field.number()
            fields = field.mapping(("gained",))
            return {"gained": fields["gained"].number()} if fields else field.fail("expected 'gained' or a number")
        if key == "phase":
            return field.word(TABLE_PHASES)
        if key == "turn":
            return self.seat(field)
        if key == "stack":
            return tuple(self.names.known(f) for f in field.list())
        if key == "log_has":
            return tuple(f.text() for f in field.items())
        if field.is_null:
            return None
        if key == "winner":
            return tuple(sorted(self.seat(f) for f in field.items()))
        if key == "drink":
            return {word: self.drink_fact(word, f) for word, f in field.mapping(_DRINK_FACTS).items()}
        return {word: self.gambling_fact(word, f) for word, f in field.mapping(_GAMBLING).items()}

    def drink_fact(self, key: str, field: Field) -> Any:
        if key == "cards":
            return tuple(self.names.known(f) for f in field.list())
        return self.seat(field) if key == "of" else field.number()

    def gambling_fact(self, key: str, field: Field) -> Any:
        if field.is_null:
            return None
        if key == "players":
            return tuple(sorted(self.seat(f) for f in field.list()))
        return self.names.known(field) if key == "last" else self.seat(field)
