# SPDX-License-Identifier: GPL-3.0-or-later
"""The border of the engine: commands and their three errors, replay, forks, samples, views, events."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.seen import SeenWaiting
from rdi_desktop.engine.state.decisions import Answer, IllegalCommand, Interject, MalformedCommand, OutOfTurn
from rdi_desktop.engine.state.events import view_event
from tests.engine.watching import BASE, check_cards, hidden_from, legal_answer, state, whole
from tests.rules.deal import at, content, deal

HIT = "I told you not to distract me!"
HIDE = "Hide in shadows"
HEAL = "One quick prayer. Where were we?"
IN = "Gambling? I'm in!"


def new(*characters: str, seed: int = 1, asked: str = "able") -> Game:
    return Game.new(GameSetup(tuple(SeatSetup(c, "", asked) for c in characters or BASE), seed), content())


def played(game: Game, times: int, seed: int = 1) -> Game:
    """After so many random answers."""
    chance = random.Random(seed)
    for _ in range(times):
        if game.pending is None:
            break
        game.submit(legal_answer(game.pending, chance))
    return game


# ---- set-up


def test_a_game_needs_two_seats_and_known_characters_and_a_first_player() -> None:
    for setup in (
        GameSetup((SeatSetup("gerki"),)),
        GameSetup((SeatSetup("gerki"), SeatSetup("nobody"))),
        GameSetup((SeatSetup("gerki"), SeatSetup("zot")), first=2),
        GameSetup((SeatSetup("gerki"), SeatSetup("zot")), options={"drinks": "no-such-deck"}),
    ):
        with pytest.raises(ValueError, match=r"seat|character|deck"):
            Game.new(setup, content())


def test_the_same_seed_deals_the_same_table_and_another_seed_another() -> None:
    assert state(new(seed=4)) == state(new(seed=4))
    assert state(new(seed=4)) != state(new(seed=5))


# ---- commands


def test_out_of_turn() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE]))
    before = whole(t.game)
    pending = t.game.pending
    assert pending is not None
    with pytest.raises(OutOfTurn):
        t.game.submit(Answer(1, ("done",)))
    assert whole(t.game) == before


def test_illegal_answers() -> None:
    t = deal(zot=at([HIT]), gerki=at(), phase="discard_and_draw")
    card = t.zot.seat.hand[0]
    before = whole(t.game)
    for picks in [("done",), (f"card:{card}", f"card:{card}"), ("card:999",), (f"card:{card}", "card:998")]:
        with pytest.raises(IllegalCommand):
            t.game.submit(Answer(0, picks))
        assert whole(t.game) == before
    t.decline()
    with pytest.raises(IllegalCommand):
        t.game.submit(Answer(0, ()))  # one answer is due
    with pytest.raises(IllegalCommand):
        t.game.submit(Answer(0, ("done", f"play:{card}:t1")))  # and only one


@pytest.mark.parametrize(
    "command",
    [
        None,
        "done",
        ("done",),
        Answer("0", ("done",)),
        Answer(0.0, ("done",)),
        Answer(False, ("done",)),
        Answer(0, "done"),
        Answer(0, (None,)),
        Interject(0, None),
        Interject(9, "x"),
    ],
)  # type: ignore[arg-type]
def test_malformed_commands(command: object) -> None:
    t = deal(zot=at([HIT]), gerki=at())
    before = whole(t.game)
    with pytest.raises(MalformedCommand):
        t.game.submit(command)  # type: ignore[arg-type]
    assert whole(t.game) == before


def test_all_errors_are_value_errors() -> None:
    assert all(issubclass(error, ValueError) for error in (MalformedCommand, OutOfTurn, IllegalCommand))


def test_nothing_is_accepted_when_the_game_is_over() -> None:
    t = (
        deal(zot=at([HIT, "Tip the Wench"]), gerki=at(["Tip the Wench"], fortitude=2))
        .play("zot", HIT, on="gerki")
        .rest()
    )
    assert t.winners == ["zot"]
    for command in (Answer(0, ("done",)), Interject(0, "play:1")):
        with pytest.raises(OutOfTurn):
            t.game.submit(command)
    assert all(p.why is not None and not p.ways for p in t.game.playable(0))


def test_an_interjection_comes_over_any_interruptible_decision_and_the_question_stays() -> None:
    t = deal(zot=at([HIT]), deirdre=at([HEAL], fortitude=5), gerki=at())
    card = t.deirdre.seat.hand[0]
    t.game.submit(Interject(1, f"play:{card}"))
    assert (t.deirdre.fortitude, t.asked) == (7, ("zot", "action"))
    assert t.game.log == [Interject(1, f"play:{card}")]
    with pytest.raises(IllegalCommand):
        t.game.submit(Interject(1, f"play:{card}"))


def test_no_interjection_by_somebody_who_is_out() -> None:
    t = (
        deal(zot=at([HIT]), deirdre=at([HEAL], fortitude=2), gerki=at())
        .play("zot", HIT, on="deirdre")
        .pass_("deirdre")
        .rest()
    )
    assert t.deirdre.out
    with pytest.raises((IllegalCommand, OutOfTurn)):
        t.game.submit(Interject(1, f"play:{t.deirdre.seat.hand[0]}"))


# ---- playable and its reasons


@pytest.mark.parametrize(
    ("who", "title", "phase", "turn", "why"),
    [
        ("zot", HIT, "order", "zot", "wrong_phase"),
        ("zot", HIT, "action", "gerki", "not_your_turn"),
        ("zot", "I raise!", "action", "zot", "no_round"),
        ("gerki", HIDE, "action", "zot", "needs_moment"),
        ("gerki", "Oh, I guess the Wench thought that was her tip...", "action", "zot", "no_round"),
        ("gerki", "Wench, bring some drinks for my friends!", "action", "gerki", "wrong_phase"),
    ],
)
def test_every_card_says_why_it_cannot_be_played(who: str, title: str, phase: str, turn: str, why: str) -> None:
    t = deal(
        zot=at([title] if who == "zot" else []), gerki=at([title] if who == "gerki" else []), phase=phase, turn=turn
    )
    assert t.why(who, title) == why


def test_every_way_listed_for_the_seat_that_is_asked_is_accepted() -> None:
    game = played(new(seed=8), 60)
    for _ in range(40):
        if game.pending is None:
            break
        for playable in game.playable(game.pending.seat):
            assert bool(playable.ways) != bool(playable.why)
            for way in playable.ways:
                world = game.fork()
                answer = world.pending is not None and world.pending.option(way.id) is not None
                world.submit(Answer(game.pending.seat, (way.id,)) if answer else Interject(game.pending.seat, way.id))
        game.submit(legal_answer(game.pending, random.Random(game.table.rng)))


def test_a_card_that_answers_is_not_offered_as_an_interruption_as_well() -> None:
    tip = "Oh, I guess the Wench thought that was her tip..."
    t = deal(
        gerki=at(["What's that up your sleeve?"]),
        zot=at([tip]),
        pot=2,
        asked="always",
        gambling={"opener": "gerki", "in_control": "zot"},
    )
    t.play("gerki", "What's that up your sleeve?", on="zot")
    while t.asked != ("zot", "respond"):
        t.decline()
    assert t.game.pending is not None
    assert len([o for o in t.game.pending.options if o.kind == "play"]) == 1


# ---- replay, forks, samples


def test_replay_gives_the_same_game_and_the_same_events() -> None:
    game = played(new(seed=3), 250)
    again = Game.replay(game.setup, content(), game.log)
    assert state(again) == state(game)
    assert again.events == game.events


def test_replay_of_an_arranged_table() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE])).play("zot", HIT, on="gerki").play("gerki", HIDE).rest()
    again = Game.replay(t.game.setup, t.game.content, t.game.log, t.arrange)
    assert state(again) == state(t.game)


def test_a_fork_in_the_middle_of_a_resolution_is_independent() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE]), fiona=at()).play("zot", HIT, on="gerki")
    fork = t.game.fork()
    assert state(fork) == state(t.game)
    fork.submit(Answer(1, ("pass",)))
    assert (fork.table.side(1).fortitude, t.gerki.fortitude) == (18, 20)
    t.play("gerki", HIDE).rest()
    assert (t.gerki.fortitude, fork.table.side(1).fortitude) == (20, 18)


def test_a_fork_in_the_middle_of_an_interjection() -> None:
    t = deal(zot=at([HIT]), deirdre=at(["Tip the Wench"]), gerki=at(["Hey! Where'd the little guy go?"]))
    t.play("deirdre", "Tip the Wench", on="gerki")
    assert t.asked == ("gerki", "respond")
    fork = t.game.fork()
    assert state(fork) == state(t.game)
    fork.submit(Answer(2, ("pass",)))
    assert fork.table.gold(2) == 9
    assert (fork.pending.seat, fork.pending.kind) == (0, "action") if fork.pending else False


def test_a_fork_of_a_game_that_is_over() -> None:
    t = deal(zot=at([HIT]), gerki=at(fortitude=2)).play("zot", HIT, on="gerki").rest()
    fork = t.game.fork()
    assert fork.over == t.game.over
    assert fork.pending is None


def test_a_sample_looks_the_same_and_deals_the_hidden_cards_again() -> None:
    game = played(new(seed=6), 90)
    assert game.pending is not None
    seat = game.pending.seat
    hands = set()
    for seed in range(6):
        world = game.sample(seat, seed)
        assert world.view(seat) == game.view(seat)
        check_cards(world)
        for mine, theirs in zip(game.table.seats, world.table.seats, strict=True):
            assert Counter(mine.hand + mine.deck) == Counter(theirs.hand + theirs.deck)  # nobody gets foreign cards
        hands.add(tuple(tuple(sorted(s.hand)) for s in world.table.seats if s.index != seat))
        assert world.table.seats[seat].hand == game.table.seats[seat].hand
    assert len(hands) > 1
    assert state(game.sample(seat, 3)) == state(game.sample(seat, 3))


def test_a_sample_for_another_seat_than_the_one_asked_goes_on() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE]), fiona=at()).play("zot", HIT, on="gerki")
    for seed in range(8):
        world = t.game.sample(2, seed)
        assert world.pending is not None
        for _ in range(10):
            if world.pending is None:
                break
            world.submit(legal_answer(world.pending, random.Random(seed)))
        check_cards(world)


def test_a_fork_of_a_sample_holds_the_cards_of_the_sample() -> None:
    """Also after more commands, as a sample of the sample, and while an answer of the new hand is asked for."""
    game = played(new(seed=6), 90)
    assert game.pending is not None
    true = [sorted(seat.hand) for seat in game.table.seats]
    for seed in range(6):
        world = game.sample(game.pending.seat, seed)
        assert state(world.fork()) == state(world)
        assert [sorted(seat.hand) for seat in world.fork().table.seats] != true
        chance = random.Random(seed)
        for step in range(40):
            if world.pending is None:
                break
            if step % 10 == 5:
                world = world.sample(world.pending.seat, step)
            world.submit(legal_answer(world.pending, chance))
            assert state(world.fork()) == state(world)


# ---- views


def test_a_view_is_plain_data_and_a_copy() -> None:
    game = played(new(seed=2), 40)
    view = game.view(0)
    assert json.loads(json.dumps(view, default=asdict))["turn"] == game.table.turn
    hand = view.seats[0].hand
    assert hand
    hand.clear()
    assert len(game.table.seats[0].hand) == len(game.view(0).seats[0].hand or ()) > 0


def test_a_question_stands_only_in_the_view_of_who_is_asked() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE]), fiona=at()).play("zot", HIT, on="gerki")
    assert [t.game.view(v).pending is not None for v in (None, 0, 1, 2)] == [False, False, True, False]
    waiting = [t.game.view(v).waiting for v in (None, 0, 2)]
    assert all(w == SeenWaiting(None, "respond") for w in waiting)
    assert t.game.view(1).waiting.seat == 1


def test_an_open_decision_says_who_is_waited_for() -> None:
    t = deal(zot=at(), gerki=at())
    assert t.game.view(1).waiting == SeenWaiting(0, "action")


def test_a_seat_that_is_always_asked_tells_nothing_by_being_asked() -> None:
    for hand in ([HIDE], []):
        t = deal(zot=at([HIT]), gerki=at(hand), fiona=at(), asked="always").play("zot", HIT, on="gerki")
        assert [t.decline().game.view(2).waiting.kind for _ in range(2)] == ["respond", "respond"]


def test_the_stack_shows_what_was_played_on_whom_and_what_it_would_do() -> None:
    t = deal(zot=at([HIT]), gerki=at([HIDE]), fiona=at(["I don't think so!"]))
    t.play("zot", HIT, on="gerki").play("gerki", HIDE)
    below, above = t.game.view(None).stack
    assert (below.card.title, below.by, below.targets, below.outcome) == (
        HIT,
        0,
        [1],
        {"1": {"fortitude": -2}},
    )
    assert (above.card.title, above.by, above.answers) == (HIDE, 1, below.id)
    assert t.game.view(None).window.about == above.id


def test_the_round_in_a_view() -> None:
    t = deal(zot=at([IN]), gerki=at(), fiona=at()).play("zot", IN)
    view = t.game.view(2)
    assert view.pot.gold == 3
    assert (view.round.opener, view.round.in_control, view.round.next, view.round.players) == (
        0,
        0,
        1,
        [0, 1, 2],
    )
    assert view.round.last.title == IN
    assert [s.in_round for s in view.seats] == [True] * 3


def test_option_ids_do_not_name_hidden_cards() -> None:
    game = played(new(seed=9), 30)
    for _ in range(60):
        if game.pending is None:
            break
        if game.pending.kind == "order":
            hidden = hidden_from(game.table, game.pending.seat)
            assert all(option.card not in hidden for option in game.pending.options)
        game.submit(legal_answer(game.pending, random.Random(game.table.rng)))


# ---- events


def test_what_was_drawn_is_only_for_the_one_who_drew() -> None:
    t = deal(zot=at(), gerki=at(), phase="discard_and_draw").discard("zot")
    drew = next(e for e in t.game.events if e.key == "drew")
    assert view_event(drew, 0).args == {"count": 7, "cards": t.zot.seat.hand}
    assert view_event(drew, 1).args == view_event(drew, None).args == {"count": 7}


def test_what_was_ordered_is_for_nobody() -> None:
    t = deal(zot=at(), gerki=at(), phase="order", drinks=["Wine"]).order("zot", "gerki")
    ordered = next(e for e in t.game.events if e.key == "drink_ordered")
    assert all(view_event(ordered, seat).args == {"to": 1} for seat in (None, 0, 1))


def test_events_are_numbered_and_name_their_cause() -> None:
    t = deal(zot=at([HIT]), gerki=at()).play("zot", HIT, on="gerki")
    assert [e.number for e in t.game.events] == list(range(len(t.game.events)))
    assert t.game.events[2:5] == [t.game.events[n] for n in (2, 3, 4)] == list(t.game.events)[2:5]
    assert t.game.events[-1] == list(t.game.events)[-1]
    by_key = {e.key: e for e in t.game.events}
    assert by_key["lost_fortitude"].cause == by_key["played"].args["entry"]
    assert (by_key["lost_fortitude"].seat, by_key["lost_fortitude"].args["n"]) == (1, 2)


def test_events_of_a_whole_game_are_plain_data() -> None:
    game = played(new(seed=12), 3000)
    assert game.over is not None
    json.dumps([asdict(view_event(e, seat)) for e in game.events for seat in (None, 0)])
    assert game.events[-1].key == "game_over"


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_of_the_first_box_comes_to_an_end(seed: int) -> None:
    game = played(new(seed=seed), 5000, seed)
    assert game.over is not None
    assert game.over.winners
    table = game.table
    assert all(table.seats[s].out is False for s in game.over.winners) or game.over.reason == "tie"


def test_a_rule_that_fails_leaves_the_game_at_its_last_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a card of somebody's own brings about: the table, the question and the story are those before the command."""
    game, twin = new(seed=6), new(seed=6)
    chance = random.Random(1)
    ways_to_tell = {"emit": Game.emit, "emit_secret": Game.emit_secret}
    countdown = 0

    def failing(told: Callable[..., None]) -> Callable[..., None]:
        def fail(self: Game, *args: object, **more: object) -> None:
            nonlocal countdown
            if self.heard is None:
                countdown -= 1
                if countdown < 0:
                    raise RecursionError
            told(self, *args, **more)

        return fail

    failed = 0
    for step in range(150):
        if game.pending is None:
            break
        answer = legal_answer(game.pending, chance)
        before, told, countdown = whole(game), len(game.events), step % 4
        try:
            with monkeypatch.context() as patch:
                for name, way in ways_to_tell.items():
                    patch.setattr(Game, name, failing(way))
                game.submit(answer)
        except RecursionError:
            failed += 1
            assert whole(game) == before
            assert len(game.events) == told
            game.submit(answer)
        twin.submit(answer)
        assert whole(game) == whole(twin)
    assert failed > 30
    assert game.events == twin.events
