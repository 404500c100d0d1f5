# SPDX-License-Identifier: GPL-3.0-or-later
"""Home-made characters made by chance: `python3 dev.py fuzz --homemade [--minutes N] [--seed S]`.

Each is one of the program's own with parts of others in it, other numbers, and things left out or said twice. Either the file is refused
with what is wrong, or its cards have texts and games with it come to their end, within bounds of time and memory. Each fifth is a file of a
character that was given away, with something changed in it. What is found is printed and written to `homemade-SEED.yaml`.
"""

from __future__ import annotations

import argparse
import copy
import random
import signal
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import yaml

from rdi_desktop.content import Content, ContentError, parcel, reading
from rdi_desktop.content.loader import DATA
from rdi_desktop.content.source import parse
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.hooks import HOOK_FIELDS
from rdi_desktop.engine.language.spec import Reader
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.verbs.vocabulary import VERBS
from tests.content.parcels import damaged
from tests.engine.watching import check_numbers, check_question, gold, legal_command
from tests.rules.deal import content

SECONDS = 10
"""For one character: reading it, its texts and a game."""
MEMORY = 2 << 30
"""Bytes of address space, where the system can limit it."""
PARCELS = 5
"""Each so-manieth is no character but a file that is to be taken in."""
COMMANDS = 4_000
"""A game that is not over after so many is let go: random players may go on for long."""


class TooLong(Exception):
    """A character that took more than its time."""


@cache
def shipped() -> list[dict[str, Any]]:
    """The program's own characters as data."""
    files = sorted((DATA / "characters").glob("*.yaml"))
    return [parse(file.read_text(encoding="utf-8"), file.name) for file in files]


@cache
def homemade() -> list[dict[str, Any]]:
    """Words that no character of the program uses: the examples, and what is only for people who make one up."""
    files = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.yaml"))
    return [*(parse(file.read_text(encoding="utf-8"), file.name) for file in files), parse(FANS, "fans")]


FANS = """\
triggers:
- {when: out, once: game, do: [{gain: {gold: 2}}]}
- {when: {round_opened: {by: any}}, once: turn, do: [{set: {form: next}}]}
- {when: {lost: {fortitude: 1+}}, once: turn, may: true, title: Ow, do: [{gain: {fortitude: 1}}], counts_as: {type: action}}
- {when: {paid: {by: another}}, once: round, do: [{gain: {gold: 1}}]}
deck:
- {title: D, type: action, do: [{look: another}, {discard: {who: another, cards: all}}]}
- {title: E, type: action, do: [{take: {from: another, gold: all}}, {pay: {gold: all, to: another}}]}
- title: A
  type: action
  if: {more: {what: gold, than: left}}
  do: [{lose: {who: {others: {if: {less: {what: hand, than: self}}}}, fortitude: 2}}]
- {title: C, type: action, do: [{lose: {who: another, fortitude: {minus: [{stat: hand, who: them}, {stat: hand}]}}}]}
- {title: B, type: action, if: {lies_open: {wulfric: loyal}}, do: [{gain: {gold: 1}}]}
"""
"""Whatever is mutated may get these."""


@cache
def pool() -> dict[str, list[Any]]:
    """Everything that stands under a key anywhere, by the key; what stands in lists by the list's key and brackets."""
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for raw in (*shipped(), *homemade()):
        for place, key in places(raw):
            found[name_of(place, key)].append(place[key])
            if isinstance(place[key], list):
                found[f"{key}[]"] += place[key]
    return found


def name_of(place: Any, key: Any) -> str:
    """What a place is called in the pool: its key, or for part of a list the verb that it says."""
    if isinstance(place, dict):
        return str(key)
    item = place[key]
    return f"[{next(iter(item), '')}]" if isinstance(item, dict) else "[]"


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in data: the mapping or list, and the key or number."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(pairs):
        yield value, key
        yield from places(inner)


def mutated(chance: random.Random) -> dict[str, Any]:
    """One of the program's characters with some changes."""
    raw = copy.deepcopy(chance.choice(shipped()))
    raw["id"], raw["name"] = "mutant", "Mutant"
    for _ in range(chance.choice((1, 1, 2, 3, 5))):
        change(raw, chance)
    return raw


def change(raw: dict[str, Any], chance: random.Random) -> None:
    """Change one thing of it."""
    known = pool()
    if chance.random() < 0.25:
        part = chance.choice(("triggers", "standing", "setup", "turn", "abilities", "tracks", "tokens", "procedures"))
        theirs = copy.deepcopy(chance.choice(known[part]))
        if part not in raw:
            raw[part] = theirs
        elif isinstance(theirs, list) and isinstance(raw[part], list):
            raw[part] = raw[part] + theirs
        elif isinstance(theirs, dict) and isinstance(raw[part], dict):
            raw[part] = {**raw[part], **theirs}
        return
    if chance.random() < 0.15:
        effects = [any_effect(chance), copy.deepcopy(chance.choice(known["do[]"]))]
        effects = chance.sample(effects, chance.choice((1, 2)))
        where = chance.choice(("setup", "turn", "triggers"))
        if where == "setup":
            raw["setup"] = effects
        elif where == "turn":
            raw["turn"] = {chance.choice(list(HOOK_FIELDS)): effects}
        else:
            raw["triggers"] = [{"when": copy.deepcopy(chance.choice(known["when"])), "do": effects}]
        return
    place, key = chance.choice([each for each in places(raw) if each[1] not in ("id", "name", "kind", "title")])
    value = place[key]
    dice = chance.random()
    if isinstance(value, int) and dice < 0.6:
        place[key] = chance.choice((0, 1, 2, 3, 7, 20, 100, -1, value + 1))
    elif dice < 0.1 and isinstance(place, dict):
        del place[key]
    elif dice < 0.2 and isinstance(place, list):
        place.append(copy.deepcopy(value))
    elif dice < 0.3 and isinstance(value, dict):
        do = copy.deepcopy(value)
        word = chance.choice(("then", "repeat", "for_each", "may"))
        place[key] = {
            "then": {"then": [do]},
            "repeat": {"repeat": {"times": chance.choice((2, 20)), "do": [do]}},
            "for_each": {"for_each": {"who": chance.choice(("everyone", "another", "self")), "do": [do]}},
            "may": {**do, "may": True},
        }[word]
    elif dice < 0.45 and isinstance(place, list) and isinstance(value, dict):
        place[key] = any_effect(chance)
    elif dice < 0.6 and isinstance(place, list):
        others = known.get(chance.choice(("do[]", "do[]", "then[]", "add[]", name_of(place, key)))) or known["do[]"]
        place[key] = copy.deepcopy(chance.choice(others))
    else:
        others = known.get(name_of(place, key))
        if others:
            place[key] = copy.deepcopy(chance.choice(others))


def any_effect(chance: random.Random) -> dict[str, Any]:
    """An effect put together from the words of the language."""
    verb = chance.choice(sorted(VERBS))
    fields = {}
    for name in VERBS[verb].FIELDS:
        if pool().get(name) and chance.random() < 0.6:
            fields[name] = copy.deepcopy(chance.choice(pool()[name]))
    return {verb: fields}


def one(raw: dict[str, Any], chance: random.Random, done: Counter[str]) -> None:
    """Read it, say its texts, and play; whatever goes wrong is raised."""
    both: Content = content().copy()
    try:
        with reading.blaming(reader := Reader(), Path("mutant.yaml"), "mutant.yaml"):
            reading.add(both, raw, reader, whole="size" not in raw or chance.random() < 0.5)
    except ContentError:
        done["refused"] += 1
        return
    done["accepted"] += 1
    for card in both.characters["mutant"].deck:
        assert isinstance(both.text(card), str)
    assert both.character_text("mutant") is not None
    others = chance.sample(sorted(content().characters), chance.choice((1, 1, 2, 3)))
    seats = ["mutant", *others] if chance.random() < 0.7 else ["mutant", "mutant"]
    chance.shuffle(seats)
    asked = chance.choice(("able", "always"))
    game = Game.new(GameSetup(tuple(SeatSetup(who, "", asked) for who in seats), chance.randrange(1 << 30)), both)
    total = gold(game.table)
    while game.pending is not None and len(game.log) < COMMANDS:
        if len(game.log) % 10 == 0:
            if not any(event.key == "coin_passed" for event in game.events):  # what counts as Gold may cease to
                check_numbers(game, total)
            check_question(game)
            game.view(chance.randrange(len(seats)))
        game.submit(legal_command(game, chance))
    done["over"] += game.over is not None
    done["cut"] += any(event.key == "turn_cut_short" for event in game.events)


def parcel_of(chance: random.Random, done: Counter[str]) -> None:
    """A file with a character in it that somebody has been at: refused in a sentence, or right."""
    try:
        found = parcel.opened(damaged(chance), content())
    except parcel.ParcelRefused as refused:
        if not 15 < len(str(refused)) < 1000:
            raise ValueError(f"no sentence: {refused}") from refused
        done["parcels refused"] += 1
        return
    done["parcels taken"] += 1
    assert found.character.deck
    assert all(parcel.fits(name) for name in found.files)


def out_of_time(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong(f"more than {SECONDS} seconds")


def limit() -> None:
    """Bounds that the system keeps, where it can."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    signal.signal(signal.SIGALRM, out_of_time)


def watched(seed: int, done: Counter[str], folder: Path | None = None) -> str:
    """One character; what was wrong with it, or ''."""
    chance = random.Random(seed)
    raw: Any = mutated(chance) if seed % PARCELS else {"seed": seed}
    if sys.platform != "win32" and folder is not None:
        signal.alarm(SECONDS)
    try:
        if seed % PARCELS:
            one(raw, chance, done)
        else:
            parcel_of(chance, done)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the finding
        where = traceback.extract_tb(error.__traceback__)[-1]
        said = str(error).splitlines()[0] if str(error) else ""
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"homemade-{seed}.yaml").write_text(yaml.safe_dump(raw, sort_keys=False), encoding="utf-8")
        return f"seed {seed}: {type(error).__name__}: {said} ({Path(where.filename).name}:{where.lineno})"
    finally:
        if sys.platform != "win32" and folder is not None:
            signal.alarm(0)
    return ""


def main(arguments: list[str] | None = None) -> int:
    """Fuzz until the time is over; 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="dev.py fuzz --homemade", description="home-made characters by chance")
    parser.add_argument("--minutes", type=float, default=5.0, metavar="N", help="how long (default 5)")
    parser.add_argument("--games", type=int, default=1 << 30, metavar="N", help="how many characters at most")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first one's seed (default 1)")
    parser.add_argument("--folder", type=Path, default=Path(), metavar="DIR", help="where homemade-SEED.yaml goes")
    given = parser.parse_args(arguments)
    limit()
    done: Counter[str] = Counter()
    found: list[str] = []
    end = time.monotonic() + given.minutes * 60
    seed = given.seed
    while time.monotonic() < end and seed < given.seed + given.games and len(found) < 40:
        wrong = watched(seed, done, given.folder)
        if wrong:
            found.append(wrong)
            print(wrong, flush=True)
        seed += 1
    print(f"seeds {given.seed} to {seed - 1}: {', '.join(f'{n} {what}' for what, n in sorted(done.items()))}")
    print(f"{len(found)} failures" if found else "nothing found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
