# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tools.ladder`: count how often Challengers beat Boss Otto, and write `rdi_desktop/bots/rungs.json`.

Regular players play every preset, and every knob turned alone, with one to four Challengers; each way has the same deals. The file is
written after every helping, and the same command goes on where it was broken off, or adds games when it is given a greater number.
Parts that were played elsewhere add up: `--challengers` says which part is played, `--add` takes what other files have counted further.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from rdi_desktop.bots import rungs
from rdi_desktop.commands.matches import schedule
from rdi_desktop.commands.simulate import at_least_one
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.language.knobs import Knobs, single, turned
from rdi_desktop.machine.files import write_whole
from rdi_desktop.session.match import PlayedMatch
from tools.fit import commit

VARIANT = "boss-otto"
PLAYER = "regular"
CHALLENGERS = (1, 2, 3, 4)
HELPING = 20
"""Games of one way before the next has its turn: broken off early, all ways have about as many."""


def main(argv: Sequence[str] | None = None) -> int:
    """Count, and write the file. 2 if files do not belong together."""
    own = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    own.add_argument("--games", type=at_least_one, default=1000, metavar="N", help="of each way (default 1000)")
    own.add_argument("--seed", type=int, default=None, metavar="S", help="default: that of the file, or 730000")
    own.add_argument("--challengers", type=int, nargs="+", choices=CHALLENGERS, default=list(CHALLENGERS), metavar="N")
    own.add_argument("--presets", action="store_true", help="only the presets")
    own.add_argument("--add", type=Path, nargs="+", default=[], metavar="FILE", help="play nothing, add these files")
    own.add_argument("--file", type=Path, default=rungs.FILE, metavar="FILE", help="default: that of the program")
    given = own.parse_args(argv)
    there = read(given.file, given.seed)
    try:
        for path in given.add:
            add(there, read(path, there["seed"]))
    except ValueError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    if given.add:
        write(given.file, there)
        return 0
    content = load_content()
    presets = ways(content)[: len(content.variants[VARIANT].presets)]
    for games in (*range(HELPING, given.games, HELPING), given.games):
        for knobs in presets if given.presets else ways(content):
            for challengers in given.challengers:
                if play(there, challengers, knobs, games, content):
                    write(given.file, there)
    return 0


def ways(content: Content) -> list[Knobs]:
    """The combinations that are counted, each once: the presets first."""
    found: list[Knobs] = []
    for knobs in (*(turned(one.options) for one in content.variants[VARIANT].presets), *single()):
        if knobs not in found:
            found.append(knobs)
    return found


def play(there: dict[str, Any], challengers: int, knobs: Knobs, games: int, content: Content) -> bool:
    """Play that way until it has so many games. Whether there were any to play."""
    name = rungs.name_of(challengers, knobs)
    played, won = there["rungs"].get(name, (0, 0))
    for machine_won in results(challengers, knobs, played, games, there["seed"], content):
        played, won = played + 1, won + (not machine_won)
    if there["rungs"].get(name) == [played, won] or not played:
        return False
    there["rungs"][name] = [played, won]
    there["commits"] = sorted({*there["commits"], commit()})
    return True


def results(challengers: int, knobs: Knobs, begin: int, end: int, seed: int, content: Content) -> Iterator[bool]:
    """Whether the machine won, for each game from number `begin` up to `end`."""
    variant = content.variants[VARIANT]
    pool = sorted(id for id in content.characters if id not in content.automata)
    options: dict[str, Any] = dict(knobs)
    for match in islice(schedule(end, challengers + 1, pool, [PLAYER], seed, options, variant), begin, None):
        game = PlayedMatch(match, content, frozenset()).to_the_end()
        yield any(game.table.seats[seat].kit.machine for seat in game.winners or ())


def read(path: Path, seed: int | None) -> dict[str, Any]:
    """What a file has counted; nothing if there is none. ValueError if it was dealt with another seed."""
    if not path.exists():
        return {"player": PLAYER, "seed": 730000 if seed is None else seed, "commits": [], "rungs": {}}
    there: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if seed is not None and there["seed"] != seed:
        raise ValueError(f"{path} was dealt with the seed {there['seed']}")
    return there


def add(there: dict[str, Any], other: dict[str, Any]) -> None:
    """Take what another file has counted further: each way begins with the same games, so the longer count holds the other."""
    for name, counts in other["rungs"].items():
        if counts[0] > there["rungs"].get(name, (0, 0))[0]:
            there["rungs"][name] = counts
    there["commits"] = sorted({*there["commits"], *other["commits"]})


def write(path: Path, there: dict[str, Any]) -> None:
    """Write the file whole, one way a line."""
    head = {key: value for key, value in there.items() if key != "rungs"}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(there['rungs'][name])}" for name in sorted(there["rungs"]))
    text = json.dumps(head, indent=1)[:-2] + f',\n "rungs": {{\n{lines}\n }}\n}}\n'
    write_whole(path, text.encode())


if __name__ == "__main__":
    sys.exit(main())
