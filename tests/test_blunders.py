# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table would laugh at is counted: in small positions in which the blunder is known, and over whole games."""

from __future__ import annotations

import pytest

from rdi_desktop.commands.matches import schedule
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Decision
from tests.bots.moment import asked
from tools.blunders import Watch, main, play_watched


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


NEARLY_OUT = """
    character: fiona, name: me, hand: ["Hold my shield. With your face.", That scar is going to look fantastic]
    character: zot, fortitude: 1, hand: []
    character: gerki, hand: []
"""


def answered(game: Game, decision: Decision, *picks: str) -> dict[str, int]:
    """What is counted for the seat if it answers so, and everybody does the least until its turn is over."""
    watch = Watch(game)
    turn, command = game.turn_number, Answer(decision.seat, picks)
    watch.look(decision, command)
    game.submit(command)
    while (pending := game.pending) is not None and game.turn_number == turn:
        command = Answer(pending.seat, pending.default)
        watch.look(pending, command)
        game.submit(command)
    watch.turn_over()
    return watch.counts[decision.seat]


def the_blow(game: Game, decision: Decision, target: int) -> str:
    """The way to strike that seat with the shield."""
    found = [o.id for o in decision.options if o.card is not None and o.targets == (target,)]
    assert found
    return found[0]


def test_a_knock_out_is_taken_or_passed_over(content: Content) -> None:
    for target, missed in ((1, 0), (2, 1)):
        game, _, decision = asked(content, NEARLY_OUT, "  phase: action\nsteps: []\n", "action")
        counts = answered(game, decision, the_blow(game, decision, target))
        assert (counts["knockout"], counts["knockout_passed"]) == (1, missed)
        assert (counts["at_least"], counts["at_most"]) == (1 - missed, missed)
    game, _, decision = asked(content, NEARLY_OUT, "  phase: action\nsteps: []\n", "action")
    assert answered(game, decision, "done")["knockout_passed"] == 1


def test_a_knock_out_is_thrown_away(content: Content) -> None:
    for fortitude, thrown in ((1, 1), (9, 0)):
        seats = NEARLY_OUT.replace("fortitude: 1", f"fortitude: {fortitude}")
        game, seat, decision = asked(content, seats, "  phase: discard_and_draw\nsteps: []\n", "discard")
        hand = game.table.seats[seat].hand
        (shield,) = (card for card in hand if "shield" in game.table.cards[card].id)
        counts = answered(game, decision, f"card:{shield}")
        assert counts["knockout_discarded"] == thrown
        assert (counts["thrown"], counts["idle"], counts["idle_after_blow"]) == (1, 1, 1)


def test_a_negate_passed_over_would_have_put_somebody_out(content: Content) -> None:
    for fortitude, out in ((1, 1), (9, 0)):
        seats = f"""
            character: zot, hand: ["I told you not to distract me!"]
            character: gerki, fortitude: {fortitude}, hand: [Hide in shadows]
            character: fiona, name: me, hand: [i-dont-think-so]
        """
        rest = (
            '  turn: zot\n  phase: action\nsteps:\n  - zot: {play: "I told you not to distract me!", target: gerki}\n'
            "  - gerki: {play: Hide in shadows}\n"
        )
        game, _, decision = asked(content, seats, rest, "respond")
        assert any(option.kind == "play" for option in decision.options)
        watch = Watch(game)
        watch.look(decision, Answer(decision.seat, ("pass",)))
        assert watch.counts[decision.seat]["negate_passed_out"] == out


@pytest.mark.parametrize(("fortitude", "futile"), [(8, 0), (5, 1)])
def test_a_play_at_ones_own_last_chance_saves_or_is_futile(content: Content, fortitude: int, futile: int) -> None:
    heal = "That scar is going to look fantastic"
    seats = f"""
        character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
        character: fiona, name: me, fortitude: {fortitude}, alcohol: 6, hand: [{heal}]
        character: zot, hand: []
    """
    rest = '  phase: action\nsteps:\n  - gerki: {play: "Somebody loosened that chandelier, eh?", target: me}\n'
    game, seat, decision = asked(content, seats, rest, "last_chance")
    watch, command = Watch(game), Answer(seat, (decision.options[0].id,))
    watch.look(decision, command)
    game.submit(command)
    while (pending := game.pending) is not None and game.turn_number < 3:
        watch.look(pending, command := Answer(pending.seat, pending.default))
        game.submit(command)
    assert (watch.counts[seat]["last_own"], watch.counts[seat]["last_futile"]) == (1, futile)


def test_counting_changes_no_game_and_the_same_seed_counts_the_same(content: Content) -> None:
    (match,) = schedule(1, 3, sorted(content.characters), ["regular"], 9100)
    first = play_watched(match, content)
    assert play_watched(match, content) == first
    assert sum(counts["turns"] for counts in first.counts) == first.turns


def test_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--seats", "3", "--bots", "regular", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("2 games, ")
    assert "knock-outs thrown away" in told
