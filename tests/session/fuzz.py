# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games and taking back, at any table: `python3 dev.py fuzz --saves [--minutes N] [--seed S]`.

A game is played at random by people and computer players. Now and then the program is gone in the middle of a line, and the game is opened
again: everybody sees what they saw. After every step what can be taken back is compared with what any person's view has held; now and then
something is taken back, and everybody sees what they saw then. What is found is printed and the file kept as `saves-SEED.rdigame`.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from rdi_desktop.engine.game import Game
from rdi_desktop.session.game_history import told_events
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.plan import HUMAN, RULES, GamePlan, SeatInfo
from rdi_desktop.session.save import read_save
from tests.engine.fuzz import kinds, some_setup
from tests.engine.watching import legal_command
from tests.rules.deal import content
from tests.session.seen import Offers

STEPS = 160
QUICK = ("bot:tipsy", "bot:tipsy", "bot:careful", "bot:regular")
"""Computer players that decide at once."""


def some_plan(chance: random.Random, done: Counter[str]) -> GamePlan:
    """Any table, with somebody for every seat; at least one of them a person."""
    setup = some_setup(chance)
    done.update(kinds(setup))
    seats = []
    for number, seat in enumerate(setup.seats):
        controller = HUMAN if chance.random() < 0.5 else chance.choice(QUICK)
        if seat.character in content().automata:
            controller = RULES
        seats.append(
            SeatInfo(f"{number} {seat.character}", seat.character, controller, seat.asked, seat.team, seat.boss)
        )
    if not any(seat.human for seat in seats):
        return some_plan(chance, done)
    return GamePlan(tuple(seats), setup.seed, setup.first, setup.options, variant=setup.variant)


def shown(game: Game) -> Any:
    """All that anybody sees."""
    everybody = (None, *range(len(game.table.seats)))
    return [(game.view(seat), told_events(game.events, game, seat)) for seat in everybody]


def killed(session: LocalSession, folder: Path, chance: random.Random, done: Counter[str]) -> LocalSession:
    """The program is gone, perhaps in the middle of a line, and the game is opened again."""
    assert session.path is not None
    before, data = shown(session.game), session.path.read_bytes()
    session.close()
    torn = chance.choice((b"", b'{"line":"answer","seat":', b"\x00\x00"))
    path = folder / f"killed-{done['opened again']}.rdigame"
    path.write_bytes(data + torn)
    opening = open_save(read_save(path), content())
    assert opening.problem is None or opening.problem.key == "truncated", f"opened again: {opening.problem}"
    assert shown(opening.history.game) == before, "opened again it is another game"
    done["opened again"] += 1
    return opening.session()  # where computer players may think of something else


def taken_back(session: LocalSession, chance: random.Random, done: Counter[str]) -> bool:
    """Something that may be taken back is, if everybody agrees."""
    free = [step.to for step in session.undo.steps() if not step.blocked]
    if not free:
        return False
    to = chance.choice(free[:8])
    assert session.undo.propose(chance.choice(session.plan.humans), to), "what may be taken back is not"
    for seat in session.plan.humans:
        if session.undo.proposal is not None:
            session.undo.agree(seat)
    assert session.undo.proposal is None
    done["taken back"] += 1
    return True


def one(seed: int, folder: Path, done: Counter[str]) -> LocalSession:
    """One game. Whatever is wrong is raised."""
    chance = random.Random(seed)
    plan = some_plan(chance, done)
    session = new_session(plan, content(), folder / "games")
    done["games"] += 1
    try:
        offers = Offers(session)
        for _ in range(chance.randint(20, STEPS)):
            if session.over:
                break
            if not session.step():
                session.submit(legal_command(session.game, chance))
            offers.look()
            dice = chance.random()
            if dice < 0.02:
                offers.check()
                session = killed(session, folder, chance, done)
                offers = Offers(session)
            elif dice < 0.05:
                offers.check()
                if taken_back(session, chance, done):
                    offers = Offers(session)
        offers.check()
        done["steps that could be taken back"] += offers.free
        if not session.over:
            session = killed(session, folder, chance, done)
    finally:
        session.close()
    return session


def main(arguments: list[str] | None = None) -> int:
    """Fuzz until the time is over; 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog="dev.py fuzz --saves", description="saved games and taking back, at any table"
    )
    parser.add_argument("--minutes", type=float, default=5.0, metavar="N", help="how long (default 5)")
    parser.add_argument("--games", type=int, default=1 << 30, metavar="N", help="how many games at most")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first game's seed (default 1)")
    parser.add_argument("--folder", type=Path, default=Path(), metavar="DIR", help="where saves-SEED.rdigame goes")
    given = parser.parse_args(arguments)
    done: Counter[str] = Counter()
    found = 0
    end = time.monotonic() + given.minutes * 60
    seed = given.seed
    while time.monotonic() < end and seed < given.seed + given.games and found < 10:
        with tempfile.TemporaryDirectory() as folder:
            try:
                one(seed, Path(folder), done)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is the finding
                found += 1
                print(
                    f"seed {seed}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}",
                    flush=True,
                )
                given.folder.mkdir(parents=True, exist_ok=True)
                for path in Path(folder).rglob("*.rdigame"):
                    (given.folder / f"saves-{seed}-{path.name}").write_bytes(path.read_bytes())
        seed += 1
    print(f"seeds {given.seed} to {seed - 1}: {', '.join(f'{n} {what}' for what, n in sorted(done.items()))}")
    print(f"{found} failures" if found else "nothing found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
