# SPDX-License-Identifier: GPL-3.0-or-later
"""Given these events, these beats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rdi_desktop.director.beats import TableChange
from rdi_desktop.director.pace import CONCERNS
from rdi_desktop.director.script import Script
from rdi_desktop.director.shown import Shown
from rdi_desktop.engine.seen import SeenCard, SeenPile, SeenTable
from tests.director.told import ALE, CARDS, KEG, MACE, NO, WARD, WINE, Story, lying, view


def test_a_play_that_nobody_can_answer_is_shown_strikes_and_goes_home() -> None:
    story = Story().plays(0, MACE, 1, 2).loses(2, 3, 1).resolves(0, MACE, 1)
    shown, strikes, home = Script().read(story.events, view())
    assert (shown.kind, shown.seat, shown.to, shown.card and shown.card.title) == ("play", 0, (2,), "Mace")
    assert (strikes.kind, strikes.to, strikes.card) == ("strike", (2,), shown.card)
    assert strikes.changes == (TableChange("fortitude", 2, -1),) * 3
    assert (home.kind, home.card) == ("home", shown.card)


def test_what_lands_on_several_lands_in_one_beat() -> None:
    story = Story().plays(0, MACE, 1).loses(1, 1, 1).loses(2, 2, 1).resolves(0, MACE, 1)
    strikes = Script().read(story.events, view())[1]
    assert strikes.to == (1, 2)
    assert [change.seat for change in strikes.changes] == [1, 2, 2]


def test_two_plays_one_after_the_other_strike_each_for_itself() -> None:
    story = Story().plays(0, MACE, 1, 2).loses(2, 3, 1).resolves(0, MACE, 1).plays(1, WARD, 2).loses(3, 1, 2, 1)
    kinds = [beat.kind for beat in Script().read(story.events, view())]
    assert kinds == ["play", "strike", "home", "play", "strike"]


def test_an_answer_knows_what_it_answers_and_what_it_spares() -> None:
    script = Script()
    script.read(Story().plays(0, MACE, 1, 1).events, view(stack=[lying(1, 0, {1: {"fortitude": -2}}, (1,))]))
    story = Story().plays(1, WARD, 2, on=1).then("ignored", 1, 2, card=MACE, entry=1).resolves(1, WARD, 2)
    answer, undone, _ = script.read(story.events, view())
    assert (answer.kind, answer.args["answered"].title) == ("answer", "Mace")
    assert undone.kind == "undone"
    assert undone.args["spared"] == {1: {"fortitude": -2}}


def test_a_negated_card_spares_everybody() -> None:
    script = Script()
    foreseen = {1: {"fortitude": -2}, 3: {"gold": -1}}
    script.read(Story().plays(0, MACE, 1).events, view(stack=[lying(1, 0, foreseen)]))
    story = Story().plays(2, NO, 2, on=1).then("negated", 2, 2, card=MACE, entry=1)
    assert script.read(story.events, view())[1].args["spared"] == foreseen


def test_what_concerns_somebody_at_this_screen_lies_there_longer() -> None:
    story = Story().plays(0, MACE, 1, 2).loses(2, 3, 1)
    other = Script({3}).read(story.events, view())
    mine = Script({2}).read(story.events, view())
    assert mine[0].seconds == other[0].seconds * CONCERNS
    assert mine[1].seconds == other[1].seconds


def test_what_is_set_off_concerns_whoever_is_hit_unless_it_is_their_own() -> None:
    story = Story().then("set_off", 1, 1, card=WARD, owner=0, entry=1)
    at_one, at_none, at_both, at_owner = (
        Script(here).read(story.events, view())[0] for here in ({1}, {3}, {0, 1}, {0})
    )
    assert at_one.seconds == at_none.seconds * CONCERNS
    assert at_both.seconds == at_owner.seconds == at_none.seconds


@pytest.mark.parametrize("key", ["given", "offered"])
def test_a_card_that_somebody_gets_or_may_buy_concerns_them(key: str) -> None:
    story = Story().then(key, 1, card=WARD, to=2, n=3)
    theirs, others = (Script(here).read(story.events, view())[0] for here in ({2}, {1}))
    assert (theirs.to, theirs.seconds) == ((2,), others.seconds * CONCERNS)


def test_a_payment_moves_every_coin_from_purse_to_purse() -> None:
    story = Story()
    for payer in (0, 1, "inn"):
        seat = payer if isinstance(payer, int) else 2
        story.then("anted", seat, 5, n=2, to="pot", why="ante", payer=payer)
    (pay,) = Script().read(story.events, view())
    assert pay.kind == "pay"
    coins = [(change.of, change.to, change.n) for change in pay.changes]
    assert coins == [(0, "pot", 1)] * 2 + [(1, "pot", 1)] * 2 + [("inn", "pot", 1)] * 2


def test_a_drink_is_turned_over_its_chaser_lands_on_it_and_its_numbers_run() -> None:
    story = Story().then("drink_revealed", 2, card=ALE, source="drink_me").then("chaser_revealed", 2, card=WINE)
    story.then("drank", 2, 8, cards=[ALE, WINE], numbers={"alcohol": 4, "fortitude": 0}, entry=8)
    story.then("gained_alcohol", 2, 8, n=4)
    beats = Script().read(story.events, view())
    assert [beat.kind for beat in beats] == ["reveal", "chaser", "drink", "strike"]
    assert [card.title for card in beats[2].cards] == ["Ale", "Wine"]
    assert beats[3].changes == (TableChange("alcohol", 2, 1),) * 4


def test_a_drink_that_is_ordered_leaves_the_deck_and_lies_before_whoever_gets_it() -> None:
    shown = Shown()
    shown.settle(view())
    (order,) = Script().read(Story().then("drink_ordered", 0, to=2).events, view())
    for change in order.changes:
        shown.apply(change)
    assert (order.kind, order.to) == ("order", (2,))
    assert [seat.drink_me for seat in shown.view.seats] == [1, 1, 2, 1]
    assert shown.view.drink_deck == 25


def test_a_drink_of_a_side_deck_lies_on_top_of_the_others() -> None:
    shown = Shown()
    shown.settle(view(piles={0: {"shelf": SeenPile(5)}}))
    (order,) = Script().read(Story().then("served", 0, to=2, pile="shelf").events, view())
    for change in order.changes:
        shown.apply(change)
    assert (order.kind, order.to, order.args["pile"]) == ("order", (2,), "shelf")
    assert (shown.view.seats[0].piles["shelf"].count, shown.view.seats[2].drink_me, shown.view.seats[2].served) == (
        4,
        2,
        1,
    )


def test_a_contest_shows_all_mugs_the_scores_the_tie_and_the_winner() -> None:
    story = Story().then("event_revealed", 0, card=KEG).then("contest_started", 0, 4, seats=[0, 2, 3])
    for seat, mug in ((0, ALE), (2, WINE), (3, ALE)):
        story.then("drink_revealed", seat, 4, card=mug, source="drink_deck")
    story.then("chaser_revealed", 2, 4, card=ALE)
    story.then("contest_scores", None, 4, scores={"0": 3, "2": 3, "3": 1}).then("contest_tied", None, 4, seats=[0, 2])
    story.then("drink_revealed", 0, 4, card=WINE, source="drink_deck")
    story.then("contest_scores", None, 4, scores={"0": 4, "2": 0}).then("contest_won", 0, 4)
    beats = Script().read(story.events, view())
    kinds = ["event", "contest", "mug", "mug", "mug", "chaser", "scores", "tie", "mug", "scores", "winner"]
    assert [beat.kind for beat in beats] == kinds
    mugs = [[card.title for card in mug] for mug in beats[5].args["contest"].mugs]
    assert mugs == [["Ale"], ["Wine", "Ale"], ["Ale"]]
    assert beats[6].args["contest"].scores == (3, 3, 1)
    assert beats[7].args["contest"].best == (0, 2)
    again = beats[8].args["contest"]
    assert [len(mug) for mug in again.mugs] == [1, 0, 1], "who is tied begins with an empty mug"
    assert again.scores == (None, None, 1)
    assert beats[10].args["contest"].best == (0,)


def test_the_gold_of_somebody_who_passes_out_is_shared_coin_by_coin() -> None:
    story = Story().then("last_chance", seats=[1]).then("gold_divided", 1, n=7, share=1, to=[0, 2, 3])
    story.then("passed_out", 1)
    chance, share, falls = Script().read(story.events, view())
    assert (chance.kind, chance.to) == ("last_chance", (1,))
    assert [change.to for change in share.changes] == [0, 2, 3, "inn", "inn", "inn", "inn"]
    assert falls.kind == "falls"
    assert falls.changes == (TableChange("out", 1, of="passed_out"),)


def test_an_event_that_nobody_has_thought_of_is_still_seen() -> None:
    (beat,) = Script().read(Story().then("sang_a_song", 1, verses=3).events, view())
    assert (beat.kind, beat.events) == ("aside", (0,))


def test_a_drink_event_in_a_contest_stands_among_the_mugs() -> None:
    story = (
        Story().then("contest_started", 0, 4, seats=[0, 2]).then("drink_revealed", 0, 4, card=ALE, source="drink_deck")
    )
    story.then("event_revealed", 2, 4, card=KEG)
    beats = Script().read(story.events, view())
    assert [beat.kind for beat in beats] == ["contest", "mug", "mug"]
    assert [[card.title for card in mug] for mug in beats[2].args["contest"].mugs] == [["Ale"], ["Keg"]]


WARD_IN_PLAY = SeenCard(WARD, "bob/ward", "Ward", "action", 1)


def test_what_lies_before_somebody_is_hit_and_kept_for_gold() -> None:
    before = view(in_play={1: [WARD_IN_PLAY]})
    stack = [replace(lying(6, 1, {}), kind="hit", card=WARD_IN_PLAY)]
    script = Script()
    script.read([], before)
    story = Story().plays(0, MACE, 5, 1).then("body_hit", 1, 5, card=WARD, n=2)
    _, hit = script.read(story.events, replace(before, stack=stack))
    assert (hit.kind, hit.to, hit.args["n"], hit.args["body"].title) == ("hit", (1,), 2, "Ward")
    assert hit.card is not None and hit.card.title == "Mace", "what has hit it flies there"
    (unseen,) = Script().read(Story().then("body_hit", 1, 5, card=WARD, n=2).events, before)
    assert (unseen.kind, unseen.cards) == ("hit", ()), "nothing flies there if nobody has played anything"
    paid = Story().then("paid", 1, 6, n=2, to="inn", why="effect", payer=1)
    (pay,) = script.read(paid.events, before)
    assert pay.kind == "pay" and pay.args["kept"].title == "Ward"


def test_a_card_that_lies_before_somebody_does_not_leave_the_hand_when_it_is_discarded() -> None:
    script = Script()
    script.read([], view(in_play={1: [WARD_IN_PLAY]}))
    (gone,) = script.read(Story().then("discarded", 1, cards=[WARD]).events, view())
    assert [(change.what, change.seat, change.n) for change in gone.changes[:1]] == [("lies", 1, -1)]
    assert all(change.what != "hand" for change in gone.changes)


def test_discards_become_the_deck_and_the_last_card_of_the_hand_is_discarded() -> None:
    shown = Shown()
    shown.settle(view(deck={1: 2}, discard={1: [WARD_IN_PLAY]}, hand_count={1: 1}))
    story = Story().then("reshuffled", 1).then("discarded", 1, cards=[WARD])
    seen = []
    for beat in Script().read(story.events, view()):
        for change in beat.changes:
            shown.apply(change)
        seat = shown.view.seats[1]
        seen.append((seat.deck, len(seat.discard), seat.hand_count))
    assert seen == [(3, 0, 1), (3, 1, 0)]


def test_a_chaser_leaves_the_pile_that_is_told_and_none_where_an_older_host_tells_of_none() -> None:
    story = Story().then("chaser_revealed", 2, card=WINE, source="drink_me", of=3)
    story.then("chaser_revealed", 2, card=WINE, source="drink_deck").then("chaser_revealed", 2, card=WINE)
    beats = Script().read(story.events, view())
    changes = [(change.what, change.seat, change.n) for beat in beats for change in beat.changes]
    assert changes == [("drink_me", 3, -1), ("drink_deck", None, -1)]


def test_a_card_of_whose_way_nothing_is_told_comes_to_lie_between_the_others_where_it_is_seen() -> None:
    """As a Negated card, which goes to the discards when the play that it answered has resolved."""
    mace, ward, no = (SeenCard(id, *CARDS[id][:2], "", 1) for id in (MACE, WARD, NO))
    before, after = view(discard={1: [mace]}), view(discard={1: [mace, ward, no]})
    script, shown = Script(), Shown()
    script.know(before)
    shown.settle(before)
    story = Story().then("negated", 0, 1, card=WARD, entry=1).then("discarded", 1, cards=[NO])
    for beat in script.read(story.events, after):
        for change in beat.changes:
            shown.apply(change)
    assert [card.id for card in shown.view.seats[1].discard] == [MACE, WARD, NO]


def test_the_new_drink_deck_does_not_count_a_drink_that_was_taken_from_the_old_one() -> None:
    before, after = view(), view()
    script, shown = Script(), Shown()
    script.know(replace(before, drink_deck=1))
    shown.settle(replace(before, drink_deck=1))
    story = Story().then("drink_deck_renewed", count=26).then("drink_ordered", 0, to=1)
    decks = []
    for beat in script.read(story.events, after):
        for change in beat.changes:
            shown.apply(change)
        decks.append((shown.view.drink_deck, shown.view.seats[1].drink_me))
    assert decks == [(26, 1), (26, 2)]


def test_a_card_that_is_kept_comes_to_lie_there() -> None:
    (keep,) = Script().read(Story().then("kept", 1, cards=[], card=WARD).events, view(in_play={1: [WARD_IN_PLAY]}))
    assert keep.kind == "keep"
    assert [(change.what, change.seat, change.n) for change in keep.changes] == [("lies", 1, 1)]


def test_an_automaton_loses_on_the_tracks_that_are_hit_and_is_wound_up() -> None:
    story = Story().plays(0, MACE, 1, 2)
    story = story.then("lost_fortitude", 2, 1, n=2, source=0, tracks={"0": 2, "1": 1}).then(
        "wound_up", 2, track=0, fortitude=6
    )
    _, strikes, winds = Script().read(story.events, view())
    assert sorted(strikes.changes) == sorted(
        [*[TableChange("fortitude", 2, -1, of=0)] * 2, TableChange("fortitude", 2, -1, of=1)],
        key=lambda change: change.of,
    )
    assert (winds.kind, winds.to, winds.changes) == ("wound_up", (0,), (TableChange("wound_up", 2, 6, of=0),))


def test_the_priority_target_moves_before_ones_eyes() -> None:
    (target,) = Script().read(Story().then("priority_target", 2).events, view())
    assert (target.kind, target.to, target.changes) == ("target", (2,), (TableChange("priority", 2),))
    (prepared,) = Script().read(Story().then("prepared", 1, n=3).events, view())
    assert prepared.kind == "prepared"
    repair, mends = Script().read(
        Story().then("repaired", 1, n=2, mended=1).then("lost_alcohol", 1, n=1).events, view()
    )
    assert (repair.kind, repair.to, repair.changes, repair.args) == ("repair", (1,), (), {"n": 2})
    assert mends.changes == (TableChange("alcohol", 1, -1),)


def test_what_lies_there_and_acts_stays_where_it_lies() -> None:
    """The beat says which it is; it is no card that comes into the middle and goes home."""
    acts = {"ability": "activate", "targets": [], "on": None, "mode": None, "entry": 1}
    (beat,) = Script().read(Story().then("played", 1, 1, card=None, cards=[MACE], **acts).events, view())
    assert (beat.kind, beat.cards, beat.args["acting"].title) == ("play", (), "Mace")
    assert not [change for change in beat.changes if change.what in ("lies", "hand")]


def test_a_card_that_is_turned_over_for_nothing_goes_to_the_discards() -> None:
    story = (
        Story()
        .then("turned_over", 1, card=MACE, box="sometimes", on=None)
        .then("whiffed", 1, card=MACE, box="sometimes")
    )
    flip, whiff = Script().read(story.events, view())
    assert (flip.kind, flip.changes, flip.args["box"]) == ("flip", (TableChange("deck", 1, -1),), "sometimes")
    assert (whiff.kind, whiff.card) == ("whiff", flip.card)
    assert [change.what for change in whiff.changes] == ["card"]


@pytest.mark.parametrize("key", ["passed_out", "out_of_gold"])
def test_a_team_goes_out_in_one_beat_and_two_teams_in_two(key: str) -> None:
    story = Story()
    for seat in (1, 3, 0, 2):
        story.then(key, seat)
    others, mine = Script().read(story.events, view(side={1: 7, 3: 7, 0: 6, 2: 6}))
    assert (others.to, mine.to) == ((1, 3), (0, 2))
    assert [change.seat for change in others.changes] == [1, 3]
    assert others.events + mine.events == (0, 1, 2, 3)
    assert len(Script().read(story.events, view())) == 4


def changed(key: str, seat: int, table: SeenTable, **args: object) -> tuple[str, list[tuple[object, ...]]]:
    """The kind of the beat that such an event makes, and what it changes."""
    (beat,) = Script().read(Story().then(key, seat, **args).events, table)
    return beat.kind, [(change.what, change.seat, change.n) for change in beat.changes]


def test_what_is_laid_aside_leaves_the_hand_only_if_it_came_from_there() -> None:
    bag = view(piles={1: {"bag": SeenPile(2, area=True)}})
    kept = ("side_deck", 1, 1)
    assert changed("stowed", 1, bag, count=1, pile="hand", to="bag") == ("move", [("hand", 1, -1), kept])
    assert changed("stowed", 1, bag, count=1, pile="play", to="bag") == ("move", [kept])
    before_them = view(in_play={1: [WARD_IN_PLAY]})
    opened = changed("stowed", 1, before_them, count=1, pile="hand", to="bag", open=True, card=WARD)
    assert opened == ("move", [("hand", 1, -1), ("lies", 1, 1)])
    assert changed("added_to_pot", 1, bag, pile="bag") == ("move", [("side_deck", 1, -1), ("hidden", 1, 1)])


def test_a_card_that_is_gold_is_turned_up_only_if_it_lay_face_down() -> None:
    passed = {"pile": "row", "owner": 1, "source": 1, "to": 2, "face": "up", "counts": [1, 2], "card": WARD}
    there = view(in_play={2: [WARD_IN_PLAY]})
    gold, lies = ("gold", None, 1), ("lies", 2, 1)
    assert changed("coin_passed", 1, there, was="down", **passed) == ("turned", [gold, ("side_deck", 1, -1), lies])
    assert changed("coin_passed", 1, there, was="up", **passed) == ("move", [gold, lies])
