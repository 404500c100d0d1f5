# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody is stopped without a choice: what one person is asked in whole games, and what is passed for them."""

from __future__ import annotations

from collections import Counter

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.passing import HURTS, UNTIL_HURT, WINDOW_KINDS
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.session.windows import pass_of


def played(content: Content, seed: int, *, anytime: bool = False, always: bool = False) -> tuple[Counter[str], int]:
    """How often the person is asked what, and the number of turns."""
    others = [SeatInfo(id, id, "bot:regular") for id in ("gerki", "deirdre", "zot")]
    plan = plan_game([SeatInfo("Ann", "fiona", HUMAN), *others], seed=seed, first=0, ask_always=always)
    session = new_session(plan, content)
    session.passing.anytime = anytime
    bot, asked = make_bot("regular", seed, content), Counter[str]()
    while not session.over:
        if session.step():
            continue
        decision = session.decision()
        assert decision is not None
        asked[decision.kind] += 1
        held = [content.card(card.definition) for card in session.view(0).seats[0].hand or ()]
        negates = any("Negate" in content.text(card) for card in held)
        if decision.kind == "respond" and not negates:
            asked["without a Negate"] += 1
        real = [option for option in decision.options if (option.id,) != decision.default and option.kind != "pass"]
        if not real and decision.kind != "drink" and (decision.min, len(decision.options)) != (0, 0):
            asked["nothing to choose"] += decision.kind != "discard"
        entry = next((e for e in session.view(0).stack if e.id == decision.about), None)
        if decision.kind == "respond" and entry is not None and entry.kind == "play" and entry.by == 0:
            asked["own play"] += (
                0 not in entry.targets and all(o.on == entry.id for o in real) and not entry.outcome.get("0")
            )
        session.submit(bot.decide(lambda: session.view(0), decision, lambda: session.playable(0)))
    return asked, session.view(None).turn_number


def test_a_person_is_asked_only_what_matters(content: Content) -> None:
    asked, turns = Counter[str](), 0
    for seed in range(1, 6):
        found, length = played(content, seed)
        asked, turns = asked + found, turns + length
    assert asked["nothing to choose"] == 0
    assert asked["own play"] == 0
    assert asked["without a Negate"] <= turns / 2


def test_whoever_wants_it_is_stopped_with_anytime_cards_alone(content: Content) -> None:
    quiet, stopped = Counter[str](), Counter[str]()
    for seed in range(1, 4):
        quiet += played(content, seed)[0]
        stopped += played(content, seed, anytime=True)[0]
    assert quiet["nothing to choose"] == 0 < stopped["nothing to choose"]


def test_whoever_is_always_asked_is_asked_all_the_same(content: Content) -> None:
    """Otherwise others would see who can answer."""
    assert played(content, 1, always=True)[0]["respond"] > 2 * played(content, 1)[0]["respond"]


def test_until_something_takes_two_or_more(content: Content) -> None:
    """One who has asked for it is asked only when a blow, a mug or a bill takes so much, or puts them out."""
    plan = plan_game([SeatInfo("Ann", "fiona", HUMAN), SeatInfo("Bob", "gerki", "bot:brawler")], seed=3, first=0)
    session = new_session(plan, content)
    bot, seen = make_bot("careful", 1, content), 0
    session.pass_for_me(0, UNTIL_HURT)
    while not session.over:
        if session.step():
            continue
        decision, view = session.decision(), session.view(0)
        assert decision is not None
        if decision.kind in WINDOW_KINDS:
            seen += 1
            most = max(
                max(-e.outcome.get("0", {}).get("fortitude", 0), e.outcome.get("0", {}).get("alcohol", 0))
                for e in view.stack
            )
            gold = max(-e.outcome.get("0", {}).get("gold", 0) for e in view.stack)
            mat = view.seats[0]
            assert (
                max(most, gold) >= HURTS or decision.kind == "last_chance" or mat.fortitude - most <= mat.alcohol + most
            )
            session.submit(pass_of(decision))
        else:
            session.submit(bot.decide(lambda: session.view(0), decision, lambda: session.playable(0)))
    assert seen
