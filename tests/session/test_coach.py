# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach: its file, what it explains when, and what it warns of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.cli import main
from rdi_desktop.content import Content
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.told import EventTold
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.lesson import BUTTONS
from rdi_desktop.scenario.tips import STANDS, TIPS, Tip, load_tips, parse_tips
from rdi_desktop.session.coach import blunder, tip_for_event, tip_for_question
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN, RULES, SeatInfo, plan_game
from rdi_desktop.session.windows import pass_of
from tests.rules.deal import at, deal

SMALL = """
tips:
  - {id: a, when: {happened: negated, to: me}, at: {their: mat}, say: One.}
  - {id: b, when: {asked: drink}, at: {my: track}, say: More.}
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("negated", "negatd", 3, "did you mean 'negated'"),
        ("asked: drink", "asked: drunk", 4, "did you mean 'drink'"),
        ("my: track", "my: trak", 4, "did you mean 'track'"),
        ("my: track", "their: track", 4, "whoever it happened to"),
        ("asked: drink}", "asked: drink, stands: poor}", 4, "expected one of"),
        ("asked: drink}", "asked: drink, to: me}", 4, "'to' goes with"),
        ("id: b", "id: a", 4, "twice"),
        ("More.", "word " * 26, 4, "26 words"),
        ("say: More.", "sya: More.", 4, "did you mean 'say'"),
        ("More.", "You pay me.", 4, "'pay' is a claim"),
        ("say: More.", "say: More., claim: {cots: 1}", 4, "did you mean 'costs'"),
        ("{my: track}", "{my: track, their: mat}", 4, "one thing"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int, words: str) -> None:
    assert old in SMALL
    with pytest.raises(ScenarioError) as wrong:
        parse_tips(SMALL.replace(old, new))
    assert wrong.value.line == line
    assert words in str(wrong.value)


def test_check_knows_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", str(TIPS)]) == 0
    assert "tips of the coach" in capsys.readouterr().out
    bad = tmp_path / "bad.yaml"
    bad.write_text(SMALL.replace("negated", "negatd").lstrip(), "utf-8")
    assert main(["check", str(bad)]) == 1


def test_the_buttons_of_lessons_are_those_of_the_table() -> None:
    from rdi_desktop.ui.table.legal import BUTTONS as ON_THE_TABLE

    assert BUTTONS == ON_THE_TABLE


def game(content: Content, seed: int) -> LocalSession:
    others = [SeatInfo(n, c, "bot:gambler") for n, c in (("Bob", "gerki"), ("Cat", "deirdre"), ("Dan", "zot"))]
    return new_session(plan_game([SeatInfo("Ann", "fiona", HUMAN), *others], seed=seed, first=0), content)


def against_otto(content: Content, seed: int) -> LocalSession:
    """Ann and Bob against Boss Otto with all his cards."""
    seats = [
        SeatInfo("Ann", "fiona", HUMAN),
        SeatInfo("Bob", "gerki", "bot:gambler"),
        SeatInfo("Otto", "boss-otto", RULES),
    ]
    return new_session(plan_game(seats, seed=seed, variant="boss-otto", options={"skulls": 2}), content)


def test_everything_in_the_file_is_told_some_day(content: Content) -> None:
    """In whole games of a person who plays by chance; most of it in the first of them."""
    left = {tip.id: tip for tip in load_tips()}
    told_first = 0
    for seed in range(1, 120):
        his = told_first and all(tip.id.startswith("otto-") for tip in left.values())
        session, person, since = (against_otto if his else game)(content, seed), make_bot("tipsy", seed, content), 0
        while not session.over:
            events = session.events(since, 0)
            since += len(events)
            found = tip_for_event(left.values(), events, 0)
            if found is not None:
                del left[found[0].id]
            if session.step():
                continue
            decision = session.decision()
            assert decision is not None
            tip = tip_for_question(left.values(), session.view(0), decision, 0)
            if tip is not None:
                del left[tip.id]
            session.submit(person.decide(lambda s=session: s.view(0), decision, list))  # type: ignore[misc]
        told_first = told_first or len(load_tips()) - len(left)
        if not left:
            break
    assert not left, "never told"
    assert told_first >= len(load_tips()) // 2


def test_whole_games_confirm_what_the_tips_claim(content: Content) -> None:
    """Each claim is held against every moment at which its tip could be told."""
    claiming = [tip for tip in load_tips() if tip.claim]
    confirmed: set[str] = set()
    for seed in range(1, 60):
        if seed > 6 and len(confirmed) == len(claiming):
            break
        session, person, since = game(content, seed), make_bot("tipsy", seed, content), 0
        while not session.over:
            events = session.events(since, 0)
            since += len(events)
            for tip in claiming:
                for place, event in enumerate(events):
                    if tip.happened == event.key:  # to whomever: the claim is of that player
                        _holds(tip, events[place:], session.view(0), event.seat)
                        confirmed.add(tip.id)
            if session.step():
                continue
            decision, before = session.decision(), session.view(0)
            assert decision is not None
            command = person.decide(lambda s=session: s.view(0), decision, list)  # type: ignore[misc]
            asked = [tip for tip in claiming if tip.asked and tip_for_question([tip], before, decision, 0)]
            if any(dict(tip.claim).get("due") for tip in asked):
                command = pass_of(decision)
            session.submit(command)
            new = session.events(since, 0)
            for tip in asked:
                claim = dict(tip.claim)
                paid = [e.args["n"] for e in new if e.key in ("paid", "anted", "lost_gold") and e.seat == 0]
                if "costs" in claim and new and new[0].key == "drink_ordered":
                    assert session.view(0).seats[0].gold == before.seats[0].gold - claim["costs"]
                elif "hand" in claim and decision.kind == "discard" and not session.over:
                    assert len(session.view(0).seats[0].hand or ()) == claim["hand"]
                elif claim.get("due") and paid:
                    assert paid[0] == decision.args["gold"]
                else:
                    continue
                confirmed.add(tip.id)
    assert confirmed == {tip.id for tip in claiming}


def _holds(tip: Tip, events: list[EventTold], view: SeenTable, whom: int | None) -> None:
    """What a tip says of something that has happened is so."""
    assert whom is not None
    mat = view.seats[whom]
    for word, number in tip.claim:
        if word == "out":
            assert mat.out == bool(number)
        elif word == "gold":
            assert mat.gold == number
        else:
            assert word == "alcohol"
            change = next(e for e in events if e.key in ("lost_alcohol", "gained_alcohol"))
            assert (change.seat, change.args["n"] * (-1 if change.key == "lost_alcohol" else 1)) == (whom, number)


def test_whoever_is_aimed_at_hears_of_that_and_not_of_the_question() -> None:
    table = deal(zot=at(hand=["I told you not to distract me!"]), gerki=at(fortitude=7, hand=["Hide in shadows"]))
    tips = [Tip("hit", "One.", "stack", asked="hit"), Tip("asked", "More.", "stack", asked="respond")]
    table.play("zot", "I told you not to distract me!", on="gerki")
    view = table.game.view(1)
    asked = view.pending
    assert asked is not None
    assert tip_for_question(tips, view, asked, 1) == tips[0]
    aside = replace(view, stack=[replace(view.stack[-1], targets=[0])])
    assert tip_for_question(tips, aside, asked, 1) == tips[1]
    elsewhere = replace(asked, about=None)
    assert tip_for_question(tips, view, elsewhere, 1) == tips[1]


@pytest.mark.parametrize(
    ("numbers", "stands"),
    [
        ({"fortitude": 9, "alcohol": 4}, "swaying"),
        ({"fortitude": 10, "alcohol": 4}, None),
        ({"gold": 2}, "poor"),
        ({"gold": 3}, None),
    ],
)
def test_the_coach_speaks_up_when_somebody_sways_or_is_poor(numbers: dict[str, int], stands: str | None) -> None:
    tips = [Tip(word, "One.", "stack", stands=word) for word in ("swaying", "poor")]
    view = deal(zot=at(**numbers), gerki=at()).game.view(0)
    assert view.pending is not None
    tip = tip_for_question(tips, view, view.pending, 0)
    assert (tip.stands if tip is not None else None) == stands


def test_an_event_is_told_to_whom_it_concerns() -> None:
    tips = parse_tips(SMALL)
    event = EventTold(0, "negated", 2, None, 0, {})
    assert tip_for_event(tips, [event], 2) == (tips[0], 2)
    assert tip_for_event(tips, [event], 1) is None
    assert tip_for_event(tips[1:], [event], 2) is None


def test_a_plain_blunder_is_seen_and_the_regulars_answers_are_none(content: Content) -> None:
    """Whoever lets go the card that saves them is told so; whoever plays like a regular never is."""
    blunders: list[str] = []
    for seed in range(1, 13):
        session, person = game(content, seed), make_bot("regular", seed, content)
        while not session.over:
            if session.step():
                continue
            decision = session.decision()
            assert decision is not None
            command = person.decide(
                lambda s=session: s.view(0),  # type: ignore[misc]
                decision,
                lambda s=session: s.playable(0),  # type: ignore[misc]
            )
            if isinstance(command, Answer) and person.explain() and person.explain()[0].picks == command.picks:
                assert blunder(session, command) is None
            if decision.kind in ("respond", "last_chance") and len(decision.options) > 1:
                better = blunder(session, pass_of(decision))
                if better is not None:
                    blunders.append(better.why)
                    assert better.picks != pass_of(decision).picks
            session.submit(command)
    assert "saves" in blunders
    assert len(blunders) < 12 * 8, "not at every step"


@pytest.mark.parametrize(
    ("fortitude", "alcohol", "gold", "word"),
    [(9, 4, 10, "swaying"), (10, 4, 10, ""), (20, 0, 2, "poor"), (20, 0, 3, "")],
)
def test_whoever_sways_or_is_poor_is_told_so(fortitude: int, alcohol: int, gold: int, word: str) -> None:
    tips = [Tip(stands, "", "", stands=stands) for stands in STANDS]
    t = deal(zot=at(fortitude=fortitude, alcohol=alcohol, gold=gold), gerki=at())
    assert t.game.pending is not None
    tip = tip_for_question(tips, t.game.view(0), t.game.pending.told(), 0)
    assert (tip.stands if tip is not None else "") == word
