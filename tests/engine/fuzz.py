# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games of everything, watched at every decision: `python3 dev.py fuzz [--minutes N] [--seed S]`.

With `--unwatched` they are only played, and so many more of them in the time: every game ends, and no loop of the rules reaches its bound.

Everything follows from the seed of a game. What is found is printed and written to `fuzz-SEED.json`, which has the set-up and the commands.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rdi_desktop.content.library import effects_of
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.house_rules import HITS_ALONE, HOUSE
from rdi_desktop.engine.language.machine import MachineDef
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer, Decision, Option
from rdi_desktop.engine.verbs.vocabulary import VERBS
from tests.engine.accounts import Accounts
from tests.engine.watching import (
    check_cards,
    check_events,
    check_numbers,
    check_question,
    check_views,
    gold,
    legal_answer,
    legal_command,
    note_played,
    note_public,
    state,
)
from tests.rules.deal import content

COMMANDS = 2_500
"""A game that is not over after so many is let go."""


@dataclass
class Report:
    """What was done and found."""

    games: int = 0
    decisions: int = 0
    over: int = 0
    tables: Counter[str] = field(default_factory=Counter)
    """How many of the games were of which variant, and with what beside it."""
    done: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    """Which plays have been looked at, and how often: rare ones come first."""
    idle: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def some_setup(chance: random.Random) -> GameSetup:
    """Any table: two to eight seats, any characters, Drink Decks and variants, seats asked either way."""
    who = chance.sample(sorted(content().characters), min(chance.randint(2, 8), len(content().characters)))
    seats = tuple(SeatSetup(c, "", chance.choice(["able", "always"])) for c in who)
    decks = chance.sample(sorted(content().drink_decks), chance.choice([1, 1, 1, 2, 3]))
    options: dict[str, Any] = {"drinks": "+".join(decks)}
    if chance.random() < 0.3:
        options["prizes"] = True
    if chance.random() < 0.2:
        options["bar_deck"] = True
    if chance.random() < 0.25:
        options["pub_crawl"] = True
    if chance.random() < 0.25:
        options["dungeon"] = chance.choice(sorted(content().dungeons))
    for key, rule in HOUSE.items():
        if chance.random() < 0.1:
            options[key] = rule.others[0] if rule.switch else chance.randint(rule.least, rule.most)
    first = chance.randrange(len(who))
    if len(seats) == 2 and chance.random() < 0.5:
        third = SeatSetup(chance.choice(thirds()))
        seats = chance.choice([(third, *seats), (seats[0], third, seats[1]), (*seats, third)])
    elif chance.random() < 0.3:
        return in_teams(seats, chance, options)
    return GameSetup(seats, chance.randrange(1 << 30), first, options)


def thirds() -> list[str]:
    """Automata that join two players."""
    return sorted(id for id, one in content().automata.items() if not isinstance(one, MachineDef))


def kinds(setup: GameSetup) -> list[str]:
    """What is special about a table: its variant, and what is played with."""
    seats = [seat.character for seat in setup.seats if seat.character in content().automata]
    teams = [setup.variant] if setup.variant in content().variants else []
    return [
        *teams,
        *seats,
        *(option for option in ("bar_deck", "prizes", "dungeon", "pub_crawl", *HOUSE) if option in setup.options),
    ]


def in_teams(seats: tuple[SeatSetup, ...], chance: random.Random, options: dict[str, Any]) -> GameSetup:
    """The same people in teams, where so many can play some variant; Bosses where there must be some."""
    fitting = [variant for _, variant in sorted(content().variants.items()) if variant.fits(len(seats))]
    if not fitting:
        return GameSetup(seats, chance.randrange(1 << 30), 0, options)
    variant = chance.choice(fitting)
    if variant.machine:
        at = chance.randrange(len(seats))
        seats = (*seats[:at], SeatSetup(variant.machine), *seats[at + 1 :])
        levels = {"skulls": chance.randint(0, 2), "hard_threat": chance.random() < 0.5}
        options |= {**levels, "tough_components": chance.random() < 0.5, HITS_ALONE: chance.random() < 0.5}
        return GameSetup(seats, chance.randrange(1 << 30), 0, options, variant.id)
    bosses = variant.boss_seats(len(seats))
    villains = chance.sample(content().villains, min(len(bosses), len(content().villains)))
    villains += [chance.choice(content().villains) for _ in bosses[len(villains) :]]
    placed = dict(zip(bosses, villains, strict=True))
    seats = tuple(
        SeatSetup(placed.get(i, seat.character), "", seat.asked, boss=i in placed) for i, seat in enumerate(seats)
    )
    return GameSetup(seats, chance.randrange(1 << 30), chance.randrange(len(seats)), options, variant.id)


def with_asked(setup: GameSetup, asked: str) -> GameSetup:
    """The same table with everybody asked in that way."""
    seats = tuple(replace(seat, asked=asked) for seat in setup.seats)
    return GameSetup(seats, setup.seed, setup.first, setup.options, setup.variant)


def watch(game: Game, chance: random.Random, report: Report) -> None:
    """Play the game to its end and look at everything on the way."""
    total = gold(game.table)
    seen: set[int] = set()
    books, told = Accounts(game.view(None)), len(game.events)
    check_events(game.events)
    while game.pending is not None and len(game.log) < COMMANDS:
        report.decisions += 1
        check_cards(game)
        check_numbers(game, total)
        check_question(game)
        new = game.events[told:]
        told += len(new)
        check_events(new)
        note_played(new, seen)
        if len(game.log) % 5 == 0:
            check_views(game, seen)
        else:
            note_public(game.table, seen)
        books.follow(new)
        assert not (wrong := books.differences(game.view(None))), f"events and view: {'; '.join(wrong)}"
        dice = chance.random()
        if dice < 0.04:
            check_fork(game, chance, report)
        elif dice < 0.08:
            check_sample(game, chance, report)
        elif dice < 0.2:
            check_play(game, chance, report)
        game.submit(legal_command(game, chance))
    report.over += game.over is not None


def check_fork(game: Game, chance: random.Random, report: Report) -> None:
    """A fork is the same game and goes the same way, and leaves the original alone."""
    report.done["forks"] += 1
    before = state(game)
    one, other = game.fork(), game.fork()
    assert state(one) == before, "a fork differs from its game"
    for _ in range(6):
        assert state(one) == state(other), "two forks differ"
        if one.pending is None:
            break
        command = legal_command(one, chance)
        one.submit(command)
        other.submit(command)
    assert state(game) == before, "a fork has changed the original"


def check_sample(game: Game, chance: random.Random, report: Report) -> None:
    """A sample goes on, and is right in itself."""
    report.done["samples"] += 1
    world = game.sample(chance.randrange(len(game.table.seats)), chance.randrange(1 << 30))
    total = gold(world.table)
    for _ in range(6):
        check_cards(world)
        check_numbers(world, total)
        check_question(world)
        if world.pending is None:
            break
        world.submit(legal_command(world, chance))


def check_play(game: Game, chance: random.Random, report: Report) -> None:
    """A play that nobody answers changes something beside its own place, unless its words may come to nothing."""
    pending = game.pending
    assert pending is not None
    plays = [option for option in pending.options if option.kind in ("play", "ability")]
    if not plays or pending.max != 1:
        return
    report.done["plays"] += 1
    play = min(plays, key=lambda play: (report.tried[called(game, pending.seat, play)], chance.random()))
    report.tried[called(game, pending.seat, play)] += 1
    with_it, without = game.fork(), game.fork()
    with_it.submit(Answer(pending.seat, (play.id,)))
    if play.on is not None and changed(game, with_it, play.on):
        return
    if with_it.table.seats[pending.seat].tracks != game.table.seats[pending.seat].tracks:
        return  # a marker has moved, wherever it would have gone by itself later
    if game.table.stack or game.windows:
        without.submit(Answer(pending.seat, pending.default))
    for world in (with_it, without):
        quiet(world)
    if without.table.turn_number != game.table.turn_number:
        return  # what waits ends the turn, and the play is lost with all the rest
    if without.table.seats[pending.seat].out:
        return  # what waits puts the player out, and what they had goes with them
    if any(game.table.seats[seat].withdrawn for seat in play.targets if seat < len(game.table.seats)):
        return  # whoever has withdrawn Ignores everything
    if public(with_it, pending.seat, play.card) == public(without, pending.seat, play.card):
        name, verbs = described(game, pending.seat, play)
        report.idle[name] += 1
        allowed = {verb for verb, cls in VERBS.items() if cls.IDLE}
        if game.table.seats[pending.seat].hand == [play.card]:
            allowed |= {"draw"}  # as many as a hand had that is empty
        if game.table.seats[pending.seat].piles and play.card is not None:
            allowed |= {"draw"}  # from a side deck, which may have nothing left
        if sets_nothing(game, pending.seat, play):
            allowed |= {"set"}  # the marker stands there already
        if any("end_round" in entry.causes for entry in game.table.stack if entry.kind == "play"):
            allowed |= {"end_round"}  # what waits ends it as well
        assert verbs <= allowed, (
            f"{name} was played, nobody answered, and nothing came of it (it does: {', '.join(sorted(verbs))})"
        )


def changed(before: Game, game: Game, answered: int) -> bool:
    """Whether a play has changed what it answers, once it has resolved."""
    for _ in range(80):
        if game.pending is None or len(game.table.stack) <= len(before.table.stack):
            break
        game.submit(Answer(game.pending.seat, game.pending.default))
    one, other = (
        next((each for each in world.view(None).stack if each.id == answered), None) for world in (before, game)
    )
    return one != other


def quiet(game: Game) -> None:
    """Everybody does what somebody does who does nothing special, until nothing waits any more."""
    for _ in range(80):
        if game.pending is None or not game.table.stack:
            return
        game.submit(Answer(game.pending.seat, game.pending.default))


def public(game: Game, seat: int, card: int | None) -> Any:
    """The table as far as a play should change it: not where its own card lies, nor whose turn it is to speak."""
    view = game.view(None)
    mine = replace(view.seats[seat], hand_count=0, hand_backs=[], discard=[], in_play=[])
    seats = [mine if mat.seat == seat else mat for mat in view.seats]
    view = replace(view, seats=seats, waiting=None, window=None, phase="", actions_left=0, actions_played=0)
    return view, [sorted({*each.hand} - {card}) for each in game.table.seats]


def sets_nothing(game: Game, seat: int, play: Option) -> bool:
    """Whether every marker that the play would set stands where it would go, or a play that waits sets it once more."""
    if play.card is None:
        return False
    waiting = [entry.cdef for entry in game.table.stack if entry.by == seat and entry.cdef is not None]
    if any(effect.VERB == "set" for cdef in waiting for effect in (*cdef.modes[0].do, *cdef.after)):
        return True
    effects = game.table.cards[play.card].modes[play.mode or 0].do
    tracks = game.table.seats[seat].tracks
    return all(tracks[effect.track] == effect.value for effect in effects if effect.VERB == "set")


def called(game: Game, seat: int, play: Option) -> str:
    """What a play is called: the card, or whose ability it is."""
    of = game.table.seats[seat].character.id if play.card is None else game.table.cards[play.card].id
    return str(of) if play.ability is None else f"{of}, {play.ability}"


def described(game: Game, seat: int, play: Option) -> tuple[str, set[str]]:
    """What was played, and the verbs of all that it does."""
    name = called(game, seat, play)
    if play.ability is not None:
        own = game.table.seats[seat].character.abilities
        lying = () if play.card is None else game.table.cards[play.card].abilities  # it may be breaking down as it acts
        ability = next(one for one in (*lying, *own) if one.id == play.ability)
        return name, {e.VERB for e in walk(ability.mode.do)}
    assert play.card is not None
    card = game.table.cards[play.card]
    idle = [  # an improvement without a cost may not have held
        e for mode in card.modes for b in mode.betters if b.cost is None for e in walk((*(b.instead or ()), *b.add))
    ]
    if card.trap is not None:  # nobody plays that box
        idle += walk(card.trap.do)
    return name, {e.VERB for e in effects_of(card) if e not in idle}


def check_asking(able: Game, chance: random.Random, report: Report) -> None:
    """The same plays give the same game, however the seats are asked: whoever is asked for nothing's sake passes."""
    report.done["able against always"] += 1
    always = Game.new(with_asked(able.setup, "always"), content())
    for _ in range(400):
        catch_up(always, able)
        one, other = Accounts(able.view(None)), Accounts(always.view(None))
        assert (one.seats, one.pot, one.inn) == (other.seats, other.pot, other.inn), (
            "asked otherwise, it is another game"
        )
        if able.pending is None:
            break
        answer = legal_answer(able.pending, chance)
        able.submit(answer)
        always.submit(answer)


def catch_up(always: Game, able: Game) -> None:
    """Those who are always asked pass until they are asked what the others are asked: of the same thing, with as much left to do."""
    for _ in range(80):
        asked, wanted = always.pending, able.pending
        if asked is None or (wanted is not None and same_question(asked, wanted)):
            break
        always.submit(Answer(asked.seat, asked.default))
    assert (always.pending is None) == (able.pending is None), "the game is over for some of those who play it"


def same_question(asked: Decision, wanted: Decision) -> bool:
    """Whether somebody is asked the same, and may answer all that they may there: an automaton may not have answered yet."""
    same = (asked.seat, asked.kind, asked.about, asked.args) == (wanted.seat, wanted.kind, wanted.about, wanted.args)
    return same and {option.id for option in wanted.options} <= {option.id for option in asked.options}


def found(seed: int, error: Exception, setup: GameSetup, game: Game | None, report: Report, folder: Path) -> None:
    """Write a failure down: what it was, and all that it takes to see it again."""
    what = f"seed {seed}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
    report.failures.append(what)
    print(what, flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    commands = [[type(each).__name__, *each] for each in game.log] if game is not None else []
    seats = [[seat.character, seat.asked, seat.boss] for seat in setup.seats]
    data = {"seed": seed, "error": what, "seats": seats, "game_seed": setup.seed, "first": setup.first}
    data |= {"options": setup.options, "variant": setup.variant, "commands": commands}
    (folder / f"fuzz-{seed}.json").write_text(json.dumps(data, indent=1), encoding="utf-8")


def one(seed: int, report: Report, folder: Path, play: Callable[[Game, random.Random, Report], None]) -> None:
    """One seed: some table, and what is done at it. A failure is written down."""
    chance = random.Random(seed)
    setup = some_setup(chance)
    report.games += 1
    report.tables.update(kinds(setup))
    game: Game | None = None
    try:
        game = Game.new(setup, content())
        play(game, chance, report)
        loops = [event.args["loop"] for event in game.events if event.key == "turn_cut_short"]
        assert not loops, f"no end was in sight: {', '.join(loops)}"
        if play is watch and seed % 4 == 0:
            setup, game = with_asked(some_setup(chance), "able"), None
            game = Game.new(setup, content())
            check_asking(game, chance, report)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the finding
        found(seed, error, setup, game, report, folder)


def only_play(game: Game, chance: random.Random, report: Report) -> None:
    """Every game comes to its end, and no loop of the rules to its bound."""
    while game.pending is not None and len(game.log) < 4 * COMMANDS:
        game.submit(legal_command(game, chance))
    assert game.over is not None, f"not over after {len(game.log)} commands"
    report.decisions += len(game.log)
    report.over += 1


def main(arguments: list[str] | None = None) -> int:
    """Fuzz until the time is over; 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description="random games of everything, watched")
    parser.add_argument("--minutes", type=float, default=5.0, metavar="N", help="how long (default 5)")
    parser.add_argument("--games", type=int, default=1 << 30, metavar="N", help="how many games at most")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the first game's seed (default 1)")
    parser.add_argument("--folder", type=Path, default=Path(), metavar="DIR", help="where fuzz-SEED.json goes")
    parser.add_argument(
        "--unwatched", action="store_true", help="only play: many more games, for what none of them may reach"
    )
    given = parser.parse_args(arguments)
    play = only_play if given.unwatched else watch
    report = Report()
    end = time.monotonic() + given.minutes * 60
    seed = given.seed
    while time.monotonic() < end and seed < given.seed + given.games and len(report.failures) < 10:
        one(seed, report, given.folder, play)
        seed += 1
    done = ", ".join(f"{n} {what}" for what, n in sorted(report.done.items()))
    print(
        f"seeds {given.seed} to {seed - 1}: {report.games} games, {report.over} to the end, {report.decisions} decisions; {done}"
    )
    print(f"  tables: {', '.join(f'{n} {what}' for what, n in sorted(report.tables.items()))}")
    for name, n in report.idle.most_common(12):
        print(f"  came to nothing {n} times, as it may: {name}")
    print(f"{len(report.failures)} failures" if report.failures else "nothing found")
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
