# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the steps of a scenario."""

from __future__ import annotations

from rdi_desktop.scenario.facts import read_expect
from rdi_desktop.scenario.file_value import FileValue, nearest
from rdi_desktop.scenario.file_words import EXTRAS, SPENDINGS, STEPS, VERBS, WORDS, not_yet
from rdi_desktop.scenario.model import TABLE_PHASES, Check, Expect, RunUntil, ScriptedMove, Step, seat_named
from rdi_desktop.scenario.name_resolver import NameResolver


class StepReader:
    """Reads the steps of one table."""

    def __init__(self, resolver: NameResolver) -> None:
        self.resolver = resolver
        self.seats = resolver.seats
        self.names = resolver.names

    def step(self, number: int, field: FileValue) -> Step:
        """A step of the file, with its line."""
        return Step(number, field.line, self.action(field, field.mapping()))

    def action(self, field: FileValue, fields: dict[str, FileValue]) -> ScriptedMove | RunUntil | Check | Expect:
        """What a step is."""
        if "expect" in fields:
            return read_expect(field.mapping(("expect",))["expect"], self.resolver)
        if "run" in fields:
            return self.run(field)
        for word in ("can", "cannot"):
            if word in fields:
                return self.check(field.mapping((word, "why")), word)
        if len(fields) != 1:
            field.fail(f"a step is one of: SEAT, {', '.join(STEPS)}; found {', '.join(fields) or 'nothing'}")
        name, move = next(iter(fields.items()))
        seat = seat_named(self.seats, name)
        if seat is None:
            words = [*(seat.name for seat in self.seats), *STEPS]
            field.fail(f"'{name}' is neither a seat nor a step{nearest(name, words)}")
        return self.move(seat, move)

    def run(self, field: FileValue) -> RunUntil:
        """How far default answers go."""
        fields = field.mapping(("run", "turn", "phase"))
        inner = fields.pop("run")
        if inner.is_mapping:
            fields |= inner.mapping(("turn", "phase"))
        else:
            inner.word(("until",))
        if not fields:
            field.fail("'run' needs a turn or a phase to run to")
        return RunUntil(
            self.resolver.seat(fields["turn"]) if "turn" in fields else None,
            fields["phase"].word(TABLE_PHASES) if "phase" in fields else None,
        )

    def check(self, fields: dict[str, FileValue], word: str) -> Check:
        """A move that can be made, or cannot."""
        moves = fields[word].mapping()
        why = fields.get("why") or moves.pop("why", None)
        if len(moves) != 1:
            fields[word].fail(f"'{word}' names one seat and its move")
        name, field = next(iter(moves.items()))
        seat = self.resolver.seat_word(field, name)
        if field.is_mapping and "why" in field.mapping():
            why = field.mapping()["why"]
        if why is not None and word == "can":
            why.fail("'why' goes with 'cannot'")
        return Check(self.move(seat, field, ("why",)), word == "can", why.text() if why else None)

    def move(self, seat: int, field: FileValue, also: tuple[str, ...] = ()) -> ScriptedMove:
        """The move of one seat."""
        who = self.seats[seat].name
        if not field.is_mapping:
            word = field.text()
            if word not in WORDS:
                field.fail(f"unknown move '{word}'{nearest(word, (*WORDS, *VERBS))}")
            return ScriptedMove(seat, word, f"{who}: {word}")
        fields = field.mapping((*VERBS, *EXTRAS, *also))
        verb = self.verb(field, fields)
        said = f"{who}: {verb} {fields[verb].plain()!r}" if verb != "play" else f"{who} plays '{fields[verb].text()}'"
        targets = self.targets(fields)
        used = tuple(self.resolver.on_table(f) for f in fields["with"].items()) if "with" in fields else ()
        if used:
            said += f" with {', '.join(map(str, used))}"
        if targets:
            said += f" on {', '.join(targets)}"
        return ScriptedMove(
            seat,
            verb,
            said,
            cards=self.names.known(fields["play"]) if verb == "play" else (),
            ability=self.resolver.ability(fields["do"]) if verb == "do" else "",
            what=self.what(verb, fields[verb]),
            targets=targets,
            choose=(*used, *self.chosen(verb, fields)),
            spend=self.spend(fields["spend"]) if "spend" in fields else {},
            on=self.resolver.on_table(fields["on"]) if "on" in fields else None,
            source=self.source(fields["from"]) if "from" in fields else None,
            used=used,
        )

    def verb(self, field: FileValue, fields: dict[str, FileValue]) -> str:
        """The verb of the move."""
        choice_too = "play" in fields or "do" in fields
        verbs = [verb for verb in VERBS if verb in fields and not (verb == "choose" and choice_too)]
        if len(verbs) != 1:
            field.fail(f"a move is one of: {', '.join((*VERBS, *WORDS))}")
        verb = verbs[0]
        for extra in EXTRAS:
            if extra not in fields or extra == verb:
                continue
            if verb not in ("play", "do"):
                fields[extra].fail(f"'{extra}' goes with 'play' or 'do', not with '{verb}'")
            only = {"from": "play", "with": "do"}.get(extra, verb)
            if only != verb:
                fields[extra].fail(f"'{extra}' goes with '{only}', not with '{verb}'")
        return verb

    def what(self, verb: str, field: FileValue) -> tuple[object, ...]:
        """What is ordered, discarded or chosen."""
        if verb == "order":
            return tuple(self.resolver.seat(f) for f in field.items())
        if verb == "discard":
            return tuple(self.names.known(f) for f in field.items())
        return tuple(f.plain() for f in field.items()) if verb == "choose" else ()

    def chosen(self, verb: str, fields: dict[str, FileValue]) -> tuple[object, ...]:
        """What is chosen with a play or an ability."""
        return tuple(f.plain() for f in fields["choose"].items()) if "choose" in fields and verb != "choose" else ()

    def spend(self, field: FileValue) -> dict[str, object]:
        """What is paid: numbers, or a list of cards to discard."""
        declared = {token for character in self.resolver.characters for token in (*character.tokens, *character.tracks)}
        declared |= {sides.verb for character in self.resolver.characters for sides in character.sides.values()}
        declared |= {
            pile.tucks.as_
            for character in self.resolver.characters
            for pile in character.piles.values()
            if pile.tucks is not None
        }
        improvements = {
            better.id
            for character in self.resolver.characters
            for card in character.deck
            for mode in card.modes
            for better in mode.betters
        }
        declared |= improvements
        paid: dict[str, object] = {}
        for key, value in field.mapping().items():
            if key in SPENDINGS and key not in declared:
                not_yet(value, f"to spend '{key}'")
            paid[key] = self.price(key, value, key in improvements)
        return paid

    def price(self, key: str, field: FileValue, improves: bool) -> object:
        """How much is paid, or with what: a number, a thing with two sides, cards. `improves`: it is the name of an improvement."""
        said = field.plain()
        if said in (None, False, "no"):
            return 0
        if said in (True, "yes"):
            return 1
        if isinstance(said, int):
            return said if said >= 0 else field.fail("expected a number that is not negative")
        with_cards = key in ("discard", "join", "sacrifice") or improves
        if isinstance(said, str) and not with_cards:
            return said
        cards = (
            field.items() if with_cards or field.is_list else field.fail("expected a number, a word or a list of cards")
        )
        for card in cards if key in ("discard", "join", "sacrifice") else ():
            self.names.known(card)
        return [card.text() for card in cards]

    def targets(self, fields: dict[str, FileValue]) -> tuple[str, ...]:
        """Seats, or things in play by their titles."""
        return tuple(
            self.resolver.on_table(f) for key in ("target", "targets") if key in fields for f in fields[key].items()
        )

    def source(self, field: FileValue) -> str:
        """The place that a card is played from."""
        text = field.text()
        return text if text in ("hand", "in_play") else self.resolver.pile(field, text)
