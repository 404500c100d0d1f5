# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading scenario files: every documented key; anything else is an error with file, line and field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.content.cache import ParsedFiles
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.files import read_file
from rdi_desktop.content.reading import add_file
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.language.machine import MachineDef
from rdi_desktop.scenario.file_value import FileValue, nearest, parse_fields, read_fields
from rdi_desktop.scenario.file_words import (
    COUNTED,
    GAMBLING,
    LOT,
    OF_DUNGEONS,
    OF_TAVERNS,
    STANDARD,
    SWITCHES,
    TABLE,
    TOP,
    USUAL_FACTIONS,
)
from rdi_desktop.scenario.model import TABLE_PHASES, CardSaid, GamblingTable, Scenario, ScriptedMove, Step, TableSetup
from rdi_desktop.scenario.name_resolver import NameResolver
from rdi_desktop.scenario.names import CardNames, card_names
from rdi_desktop.scenario.seats import amount, read_seats
from rdi_desktop.scenario.steps import StepReader

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_OFF = (False, None, "no", "off")


def load_scenario(path: Path, content: Content) -> Scenario:
    """Read a scenario file. Raises ScenarioError with file, line and field if it is malformed."""
    root = read_fields(path)
    return _scenario(root, card_names(_with_own(root, content, path)), path)


def parse_scenario(text: str, content: Content, name: str = "scenario") -> Scenario:
    """Read a scenario from a text, which cannot refer to files."""
    return _scenario(parse_fields(text, name), card_names(content), None)


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files among files and folders, each folder's in order of name."""
    files: list[Path] = []
    for path in paths:
        files += (
            sorted(p for p in path.rglob("*.y*ml") if p.is_file() and not _is_content(p)) if path.is_dir() else [path]
        )
    return files


def _is_content(path: Path) -> bool:
    """Whether it is a file of cards beside the scenarios that name it."""
    with path.open(encoding="utf-8", errors="replace") as file:
        first = next((line for line in file if line.strip() and not line.startswith("#")), "")
    return first.startswith("kind:")


def _with_own(root: FileValue, content: Content, path: Path) -> Content:
    """The content with the home-made files that the scenario names, relative to it."""
    fields = root.mapping(TOP)
    if "characters" not in fields:
        return content
    more = content.copy()
    for field in fields["characters"].items():
        file = path.parent / field.text()
        try:
            add_file(more, read_file(file, file.name, ParsedFiles()).data, file, file.name)
        except ContentError as problem:
            field.fail(str(problem))
    return more


def _scenario(root: FileValue, names: CardNames, file: Path | None) -> Scenario:
    fields = root.mapping(TOP)
    if file is None and "characters" in fields:
        fields["characters"].fail("files are named beside a scenario that is a file itself")
    root.require(fields, ("id", "table", "steps"))
    resolver, table = read_table(fields["table"], names)
    reader = StepReader(resolver)
    steps = tuple(reader.step(i, field) for i, field in enumerate(fields["steps"].list(), 1))
    if "phase" not in fields["table"].mapping() and _discards_first(table, steps):
        table = replace(table, phase="discard_and_draw")
    return Scenario(
        id=fields["id"].text(),
        title=fields["title"].text() if "title" in fields else fields["id"].text(),
        table=table,
        steps=steps,
        seed=fields["seed"].number() if "seed" in fields else 1,
        book=fields["book"].text() if "book" in fields else None,
        rules=tuple(rule.number() for rule in fields["rules"].list()) if "rules" in fields else (),
        file=file,
        content=names.content,
    )


def _discards_first(table: TableSetup, steps: tuple[Step, ...]) -> bool:
    """Whether the first move is a discard of the active seat, which is then in Discard and Draw."""
    first = next((step.action for step in steps if isinstance(step.action, ScriptedMove)), None)
    return first is not None and (first.verb, first.seat) == ("discard", table.turn)


def read_table(field: FileValue, names: CardNames) -> tuple[NameResolver, TableSetup]:
    """The table as the file sets it up."""
    fields = field.mapping(TABLE)
    if "seats" not in fields:
        field.fail("'seats' is missing")
    resolver = read_seats(fields["seats"], names)
    gambling = fields["gambling"] if "gambling" in fields and not fields["gambling"].is_null else None
    pot = amount(fields["pot"], None) if "pot" in fields else 0
    pot_cards, pot_coins = _in_pot(fields["pot_cards"], resolver) if "pot_cards" in fields else ((), ())
    for key in ("pot", "pot_cards"):
        if gambling is None and (pot if key == "pot" else pot_cards or pot_coins):
            fields[key].fail("a pot needs a Round: say 'gambling' too")
    variant = _variant(fields["variant"], names) if "variant" in fields else STANDARD
    if variant == STANDARD:
        _without_teams(fields["seats"], resolver)
    options = _options(fields["options"], names) if "options" in fields else {}
    machine: str | None = next((seat.character for seat in resolver.seats if names.machine(seat.character)), None)
    if machine is None and "priority" in fields:
        fields["priority"].fail("only a machine has a Priority Target")
    if machine is not None:
        options.setdefault("factions", list(USUAL_FACTIONS))
    return resolver, TableSetup(
        at=field,
        seats=resolver.seats,
        variant=variant,
        options=options,
        piles=_piles(fields["piles"], resolver, options.get("dungeon")) if "piles" in fields else {},
        **_crawl(fields, resolver, options.get("pub_crawl")),
        drink_deck=resolver.cards(fields["drink_deck"], "drinks") if "drink_deck" in fields else (),
        pot=pot,
        pot_cards=pot_cards,
        pot_coins=pot_coins,
        gambling=_gambling(gambling, resolver) if gambling is not None else None,
        turn=resolver.seat(fields["turn"]) if "turn" in fields else 0,
        phase=fields["phase"].word(TABLE_PHASES) if "phase" in fields else "action",
        first_turn=fields["first_turn"].boolean() if "first_turn" in fields else False,
        priority=_priority(fields.get("priority"), resolver) if machine is not None else None,
    )


def _priority(field: FileValue | None, resolver: NameResolver) -> int | None:
    """The Priority Target: by default the first Challenger; None: the one drawn by the deal."""
    against = [i for i, seat in enumerate(resolver.seats) if not resolver.names.machine(seat.character)]
    if field is None:
        return against[0]
    if field.plain() == LOT:
        return None
    seat = resolver.seat(field)
    if seat not in against:
        field.fail("the Priority Target is one of the Challengers")
    return seat


def _without_teams(field: FileValue, resolver: NameResolver) -> None:
    """Error if a seat has a team or Boss cards."""
    for seat, said in zip(resolver.seats, field.list(), strict=True):
        for key, says in (("team", seat.team), ("boss", seat.boss)):
            if says:
                said.mapping()[key].fail(f"'{key}' needs a variant of teams: say 'variant' too")


def _variant(field: FileValue, names: CardNames) -> str:
    return field.word((STANDARD, *names.content.variants))


def _options(field: FileValue, names: CardNames) -> dict[str, Any]:
    """The options of the game. Options that this program does not have may be off."""
    options: dict[str, Any] = {}
    for key, value in field.mapping().items():
        if key == "drinks":
            decks = [deck.word(names.content.drink_decks) for deck in value.items()]
            if not decks:
                value.fail("expected a Drink Deck")
            options[key] = decks if value.is_list else decks[0]
        elif key == "prizes" and value.is_list:
            options[key] = [_prize(prize, names) for prize in value.list()]
        elif key == "dungeon" and value.plain() not in _OFF:
            options[key] = value.word(names.content.dungeons)
        elif key == "pub_crawl" and value.plain() not in _OFF:
            options[key] = _towns(value, names)
        elif key in ("otto_factions", "factions"):
            options[key] = _factions(value, names, machine=key == "factions")
        elif key in SWITCHES:
            options[key] = value.boolean()
        elif key in COUNTED:
            options[key] = value.number()
        elif key in HOUSE:
            options[key] = value.boolean() if HOUSE[key].switch else value.number()
            if not HOUSE[key].sound(options[key]):
                value.fail(f"'{key}' {HOUSE[key].range}")
        elif value.plain() in _OFF:
            continue
        else:
            value.fail(f"no such option '{key}'{nearest(key, (*SWITCHES, *HOUSE, 'drinks'))}")
    return options


def _piles(field: FileValue, resolver: NameResolver, dungeon: str | None) -> dict[str, tuple[CardSaid, ...]]:
    """The rewards at the goal of a dungeon, first = top."""
    fields = field.mapping(OF_DUNGEONS)
    for id, pile in fields.items():
        if dungeon is None or resolver.names.content.dungeons[dungeon].reward != id:
            pile.fail(f"no dungeon of this table has '{id}'")
    return {id: tuple(resolver.card(card, str(dungeon)) for card in pile.list()) for id, pile in fields.items()}


def _towns(field: FileValue, names: CardNames) -> bool | str:
    """The taverns of a Pub Crawl: True for the usual ones, or ids of files of taverns."""
    if field.plain() in (True, "yes", "on"):
        return True
    return "+".join(each.word(names.content.towns) for each in field.items())


def _crawl(fields: dict[str, FileValue], resolver: NameResolver, chosen: bool | str | None) -> dict[str, Any]:
    """Where the party is, and what is left in the taverns."""
    if chosen is not None:
        resolver.taverns = tuple(tavern.id for tavern in resolver.names.content.taverns(chosen))
    said = {key: field for key, field in fields.items() if key in OF_TAVERNS and field.plain() not in _OFF}
    found: dict[str, Any] = {}
    if "pawn" in said:
        found["pawn"] = resolver.tavern(said["pawn"])
    if "closed" in said:
        found["closed"] = tuple(map(resolver.tavern, said["closed"].list()))
    if "taverns" in said:
        decks = said["taverns"].mapping()
        found["taverns"] = {resolver.tavern(cards, id): resolver.cards(cards, "drinks") for id, cards in decks.items()}
    return found


def _factions(field: FileValue, names: CardNames, machine: bool) -> list[str]:
    """The factions of an automaton or a machine that are in play."""
    automata = [one for one in names.content.automata.values() if isinstance(one, MachineDef) == machine]
    chosen = [one.word([id for automaton in automata for id in automaton.factions]) for one in field.items()]
    most = max(automaton.play_with for automaton in automata)
    if len(set(chosen)) != most:
        field.fail(f"expected {most} different factions")
    return chosen


def _prize(field: FileValue, names: CardNames) -> str:
    def_id = names.of(field, "prizes")
    if not def_id.startswith("prizes/"):
        field.fail(f"'{field.text()}' is no Prize")
    return def_id


def _in_pot(field: FileValue, resolver: NameResolver) -> tuple[tuple[Any, ...], tuple[tuple[int, str], ...]]:
    """The cards in the pot (the Prize, and face-down cards that act on the taker), and things in it that count as Gold."""
    cards, coins = [], []
    for thing in field.list():
        coin = resolver.coin(thing)
        if coin is not None:
            coins.append(coin)
            continue
        said = resolver.card(thing, "prizes")
        if not said.card.startswith("prizes/") and not resolver.acts(said.card):
            said.at.fail("only Prizes, Bombs and the like, and what counts as Gold lie in a pot")
        cards.append(said)
    return tuple(cards), tuple(coins)


def _gambling(field: FileValue, resolver: NameResolver) -> GamblingTable:
    fields = field.mapping(GAMBLING)
    everyone = tuple(range(len(resolver.seats)))
    control = fields.get("in_control")
    in_control = resolver.seat(control) if control is not None and not control.is_null else None
    next_ = resolver.seat(fields["next"]) if "next" in fields else None
    if next_ is not None and next_ == in_control:
        fields["next"].fail(
            "a Round is won when the turn comes back to whoever is in control: it would be over at once"
        )
    return GamblingTable(
        in_control=in_control,
        players=tuple(resolver.seat(f) for f in fields["players"].list()) if "players" in fields else everyone,
        next=next_,
        last=resolver.names.known(fields["last"]) if "last" in fields and not fields["last"].is_null else (),
    )
