# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments, abilities and seals in other company than the printed characters have: each word does what it says."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer
from tests.rules.deal import Deal, at, deal, with_extra

HIT = "Who says I'm not a lady?"


def odd(*cards: str, abilities: str = "", more: str = "", id: str = "odd") -> str:
    """A character with these cards, called 'A', 'B' …, and enough that do nothing of note."""
    deck = "".join(f"- {{title: {chr(65 + i)}, {card}}}\n" for i, card in enumerate(cards))
    return (
        f"kind: character\nid: {id}\nname: {id.title()}\n{more}\nabilities: [{abilities}]\ndeck:\n{deck}"
        f"- {{title: Filler, type: action, copies: {40 - len(cards)}, do: [{{gain: {{fortitude: 1}}}}]}}\n"
    )


def odd_table(*cards: str, abilities: str = "", more: str = "", fiona: tuple[str, ...] = (), **how: Any) -> Deal:
    return deal(
        odd=at([chr(65 + i) for i in range(len(cards))]),
        fiona=at(fiona),
        gerki=at(how.pop("gerki", ())),
        extra=[odd(*cards, abilities=abilities, more=more)],
        **how,
    )


# ---- what others lose and gain


LOOKING_ON = "type: sometimes, when: {lost: {fortitude: 1+, of: any}}, do: [{lose: {who: victim, fortitude: 1}}]"


def test_a_card_about_anybodys_loss_is_offered_when_another_is_hit() -> None:
    t = odd_table(LOOKING_ON, fiona=(HIT,), turn="fiona")
    t.play("fiona", HIT, on="gerki").play("odd", "A").rest()
    assert t.gerki.fortitude == 17


def test_a_card_about_what_others_gain_is_offered_too() -> None:
    t = odd_table(
        "type: sometimes, when: {gained: {alcohol: 1+, of: another}}, do: [{gain: {fortitude: 1}}]",
        phase="drink",
        drinks=[],
        turn="fiona",
    )
    t.odd.game.table.side(0).fortitude = 15
    t.game.table.seats[1].drink_me[:] = [t.game.table.drink_deck[0]]
    t.drink("fiona")
    assert not t.can("odd", "A"), "Water is no gain"


def test_of_the_own_loss_only_the_victim_is_asked() -> None:
    mine = "type: sometimes, when: {lost: {fortitude: 1+}}, do: [{lose: {who: source, fortitude: 1}}]"
    t = odd_table(mine, fiona=(HIT,), turn="fiona")
    assert t.game.holders["of others"] == ()
    t.play("fiona", HIT, on="gerki").rest()
    assert t.odd.hand == ["A"]


def test_only_whose_deck_may_hold_such_a_card_is_asked_about_others() -> None:
    """Everybody who is always asked would otherwise be asked at every blow."""
    t = odd_table(LOOKING_ON, fiona=(HIT,), turn="fiona", asked="always")
    assert t.game.holders["of others"] == t.game.fork().holders["of others"] == (0,)
    t.play("fiona", HIT, on="gerki")
    asked = set()
    while t.game.pending is not None and t.game.table.stack:
        if t.game.windows and "lost" in t.game.windows[-1][0]:
            asked.add(t.asked[0] if t.asked else "")
        t.decline()
    assert asked == {"odd", "gerki"}


# ---- piles


def test_drinks_go_back_into_the_shuffled_drink_deck() -> None:
    t = odd_table(
        "type: action, do: [{move: {cards: {pile: drink_me, of: everyone, all: true}, to: drink_deck, then_shuffle: true}}]",
        drinks=["Wine"],
    )
    had = len(t.table.drink_deck)
    t.play("odd", "A").rest()
    assert (t.odd.drink_me, t.fiona.drink_me, t.gerki.drink_me) == ([], [], [])
    assert len(t.table.drink_deck) == had + 3
    assert t.keys("shuffled")


# ---- a Round that is decided


def test_whoever_was_in_the_round_may_say_so_once_it_is_won() -> None:
    """[52]"""
    thief = "type: sometimes, when: {win_round: {by: another}}, if: {in_round: self}, do: [{take_pot: {}}]"
    for players, can in ((["odd", "fiona", "gerki"], True), (["fiona", "gerki"], False)):
        t = odd_table(
            thief,
            turn="fiona",
            pot=6,
            gambling={"opener": "fiona", "in_control": "fiona", "next": "gerki", "players": players},
        )
        t.pass_("gerki")
        if "odd" in players:
            t.pass_("odd")
        assert t.can("odd", "A") == can
        if can:
            t.play("odd", "A").rest()
            assert t.odd.gold == 16


# ---- what nobody may do to a play


def attack(cannot: str) -> str:
    return f"type: action, cannot: [{cannot}], do: [{{lose: {{who: another, fortitude: 3}}}}]"


LESS = "type: sometimes, when: {play: {affects: fortitude}}, do: [{reduce: {what: it, fortitude: 1}}]"
AWAY = "type: sometimes, when: {play: {affects: fortitude}}, do: [{redirect: {loss: it, to: another}}]"
NOT_ME = "type: sometimes, when: {play: {affects: fortitude}}, do: [{ignore: it}]"
NO = "type: sometimes, when: {play: {}}, do: [{negate: it}]"


@pytest.mark.parametrize(("word", "answer"), [("reduce", LESS), ("redirect", AWAY), ("ignore", NOT_ME), ("negate", NO)])
def test_a_seal_on_a_card_holds(word: str, answer: str) -> None:
    other = next(w for w in ("negate", "reduce") if w != word)
    for sealed, can in ((word, False), (other, True)):
        even = odd(answer, id="even")
        t = deal(odd=at(["A"]), even=at(["A"]), gerki=at(), extra=[odd(attack(sealed)), even], asked="always")
        t.play("odd", "A", on="even")
        t._decline_until(lambda t=t: t.asked == ("even", "respond"), "Even is asked")
        assert t.can("even", "A") == can, sealed
        if not can:
            assert t.why("even", "A") == f"cannot_be_{word}"


def test_a_card_of_several_uses_keeps_those_that_are_not_sealed() -> None:
    two = (
        "type: sometimes, when: {play: {affects: fortitude}}, "
        "choose: [{label: less, do: [{reduce: {what: it, fortitude: 1}}]}, {label: none, do: [{ignore: it}]}]"
    )
    even = odd(two, id="even")
    t = deal(odd=at(["A"]), even=at(["A"]), gerki=at(), extra=[odd(attack("reduce")), even])
    t.play("odd", "A", on="even")
    assert not t.can("even", "A", mode="less")
    assert t.can("even", "A", mode="none")


@pytest.mark.parametrize("seal", ["inn_pays", "prevent", "negate", "ignore"])
def test_a_seal_on_a_payment_holds(seal: str) -> None:
    demand = "type: action, do: [{pay: {who: another, gold: 2, to: self}%s}]"
    answers = {
        "inn_pays": "type: sometimes, when: {pay: {}}, do: [{inn_pays: it}]",
        "prevent": "type: sometimes, when: {pay: {}}, do: [{prevent: it}]",
        "negate": "type: sometimes, when: {pay: {}}, do: [{negate: it}]",
        "ignore": "type: sometimes, when: {pay: {}}, do: [{ignore: it}]",
    }
    even = odd(answers[seal], id="even")
    for sealed in (False, True):
        card = demand % (f", cannot: [{seal}]" if sealed else "")
        t = deal(odd=at(["A"]), even=at(["A"]), gerki=at(), extra=[odd(card), even])
        t.play("odd", "A", on="even")
        if sealed:
            t.rest()
            assert t.even.hand == ["A"]
            assert t.even.gold == 8
        else:
            t.play("even", "A").rest()
            assert t.even.gold == 10, "it was avoided"
            assert t.odd.gold == (12 if seal == "inn_pays" else 10)


def test_an_ignored_card_makes_nobody_pay_unless_the_payment_says_so() -> None:
    shield = "type: sometimes, when: {play: {affects: [fortitude, gold]}}, do: [{ignore: it}]"
    even = odd(shield, id="even")
    for seal, gold in (("", 10), (", cannot: [ignore]", 9)):
        card = f"type: action, do: [{{lose: {{who: another, fortitude: 2}}}}, {{pay: {{who: them, gold: 1}}{seal}}}]"
        t = deal(odd=at(["A"]), even=at(["A"]), gerki=at(), extra=[odd(card), even])
        t.play("odd", "A", on="even").play("even", "A").rest()
        assert (t.even.fortitude, t.even.gold) == (20, gold)


# ---- abilities at their moments


def test_an_ability_answers_what_it_is_for_and_nothing_else() -> None:
    dodge = "{id: dodge, when: {play: {affects: fortitude}}, once: turn, do: [{ignore: it}]}"
    t = odd_table(abilities=dodge, fiona=(HIT, HIT, "I raise!"), turn="fiona")
    assert not t.can("odd", "dodge"), "nothing is there to be answered"
    t.play("fiona", HIT, on="odd")
    assert t.can("odd", "dodge")
    t.play("odd", "dodge", answering=HIT).rest()
    assert t.odd.fortitude == 20


def test_an_ability_is_not_offered_for_somebody_elses_blow() -> None:
    dodge = "{id: dodge, when: {play: {affects: fortitude}}, once: turn, do: [{ignore: it}]}"
    t = odd_table(abilities=dodge, fiona=(HIT,), turn="fiona")
    t.play("fiona", HIT, on="gerki")
    assert not t.can("odd", "dodge")
    t.rest()


def test_an_ability_may_answer_a_drink() -> None:
    sip = "{id: sip, when: {drink: {mine: true}}, once: turn, do: [{split: {drink: it, with: another}}]}"
    t = odd_table(abilities=sip, phase="drink", turn="odd")
    assert not t.can("odd", "sip")
    t.drink("odd")
    t.play("odd", "sip", on="fiona").rest()
    assert ("drink_split", "odd") in t.keys("drink_split")


def test_an_ability_may_answer_a_payment_and_a_loss() -> None:
    rich = (
        "{id: rich, when: {pay: {}}, once: turn, do: [{inn_pays: it}]}, "
        "{id: spite, when: {lost: {fortitude: 1+, by: another}}, once: turn, do: [{lose: {who: source, fortitude: 1}}]}"
    )
    t = odd_table(abilities=rich, fiona=("And THEN I bit the hydra!", HIT), turn="fiona")
    t.play("fiona", "And THEN I bit the hydra!").play("odd", "rich").rest()
    assert t.odd.gold == 10
    t = odd_table(abilities=rich, fiona=(HIT,), turn="fiona")
    t.play("fiona", HIT, on="odd").play("odd", "spite").rest()
    assert t.fiona.fortitude == 19


def test_a_seal_holds_against_abilities() -> None:
    dodge = "{id: dodge, when: {play: {affects: fortitude}}, once: turn, do: [{ignore: it}]}"
    even = odd(abilities=dodge, id="even")
    for seal, can in (("ignore", False), ("negate", True)):
        t = deal(odd=at(["A"]), even=at(), gerki=at(), extra=[odd(attack(seal)), even])
        t.play("odd", "A", on="even")
        assert t.can("even", "dodge") == can


def test_whoever_dodged_by_an_ability_does_not_hit_back() -> None:
    """[118] An Ignore that was Negated leaves the loss, and no answer to it."""
    dodge = (
        "{id: dodge, when: {play: {affects: fortitude}}, once: turn, counts_as: {type: sometimes}, do: [{ignore: it}]}"
    )
    back = "type: sometimes, when: {lost: {fortitude: 1+, by: another, reduced_by_me: false}}, do: [{lose: {who: source, fortitude: 1}}]"
    t = odd_table(back, abilities=dodge, fiona=(HIT, "I don't think so!"), turn="fiona")
    t.play("fiona", HIT, on="odd").play("odd", "dodge").play("fiona", "I don't think so!")
    t.rest()
    assert (t.odd.fortitude, t.odd.hand) == (18, ["A"])


# ---- abilities that are Actions


def test_an_ability_that_counts_as_an_action_is_the_action_of_the_turn() -> None:
    """[17]"""
    act = "{id: act, when: {phase: action}, once: turn, counts_as: {type: action}, do: [{lose: {who: another, fortitude: 1}}]}"
    t = odd_table("type: action, do: [{gain: {fortitude: 1}}]", abilities=act)
    t.play("odd", "act", on="fiona").rest()
    assert t.phase == "order"
    t = odd_table("type: action, do: [{gain: {fortitude: 1}}]", abilities=act)
    t.play("odd", "A").rest()
    assert t.phase == "order"


def test_one_that_uses_nothing_may_come_after_the_action() -> None:
    act = (
        "{id: act, when: {phase: action}, once: turn, counts_as: {type: action, uses: nothing}, "
        "do: [{lose: {who: another, fortitude: 1}}]}"
    )
    t = odd_table("type: action, do: [{gain: {fortitude: 1}}]", abilities=act)
    t.play("odd", "A")
    assert t.asked == ("odd", "action")
    t.play("odd", "act", on="fiona").rest()
    assert (t.fiona.fortitude, t.phase) == (19, "order")


def test_characters_with_abilities_for_moments_play_whole_games() -> None:
    abilities = (
        "{id: dodge, when: {play: {affects: fortitude}}, once: turn, do: [{ignore: it}]}, "
        "{id: sip, when: {drink: {mine: true}}, once: turn, do: [{ignore: it}]}, "
        "{id: look, when: {lost: {fortitude: 1+, of: any}}, once: turn, do: [{gain: {fortitude: 1}}]}"
    )
    content = with_extra(odd(LOOKING_ON, abilities=abilities))
    for seed in range(3):
        game = Game.new(GameSetup((SeatSetup("odd"), SeatSetup("fiona"), SeatSetup("gerki")), seed), content)
        bot = make_bot("regular", seed, content)
        for _ in range(4000):
            if game.pending is None:
                break
            seat = game.pending.seat
            game.submit(bot.decide(partial(game.view, seat), game.pending, partial(game.playable, seat)))
        assert game.over is not None


# ---- a Round outside of the Action phase


def test_a_round_opened_in_another_phase_is_played_at_once() -> None:
    """[43]"""
    opening = "type: sometimes, when: {phase: drink}, do: [{open_round: {ante: 1}}]"
    t = odd_table(opening, phase="drink")
    t.play("odd", "A")
    assert t.asked == ("fiona", "gamble")
    t.pass_("fiona").pass_("gerki")
    assert (t.odd.gold, t.table.round, t.asked) == (12, None, ("odd", "drink"))


def test_a_round_opened_by_breaking_in_is_played_before_anything_else() -> None:
    t = odd_table("type: anytime, do: [{open_round: {ante: 1}}]", turn="fiona")
    assert t.asked == ("fiona", "action")
    t.play("odd", "A")
    assert t.asked == ("fiona", "gamble")
    t.pass_("fiona").pass_("gerki")
    assert (t.odd.gold, t.asked) == (12, ("fiona", "action"))


def test_a_hook_of_the_turn_may_open_a_round() -> None:
    t = odd_table(more="turn: {start: [{open_round: {ante: 1}}]}", phase="start")
    assert t.asked == ("fiona", "gamble")
    t.pass_("fiona").pass_("gerki")
    assert (t.odd.gold, t.asked) == (12, ("odd", "discard"))


# ---- what others pay


@pytest.mark.parametrize("who", ["any", "another"])
def test_a_card_about_what_others_pay_is_offered(who: str) -> None:
    t = odd_table(
        f"type: sometimes, when: {{pay: {{of: {who}}}}}, do: [{{inn_pays: it}}]",
        fiona=("And THEN I bit the hydra!",),
        turn="fiona",
    )
    t.play("fiona", "And THEN I bit the hydra!")
    t._decline_until(lambda: t.asked == ("odd", "respond"), "Odd may pay for Gerki")
    t.game.submit(Answer(0, (t.game.pending.options[0].id,)))
    t.rest()
    assert sorted((t.odd.gold, t.gerki.gold)) == [9, 10]


# ---- points of the turn


@pytest.mark.parametrize(("point", "of"), [("turn_start", "self"), ("turn_start", "another"), ("turn_end", "self")])
def test_a_card_of_the_beginning_or_the_end_of_a_turn_is_offered_then(point: str, of: str) -> None:
    card = f"type: sometimes, when: {{{point}: {of}}}, do: [{{gain: {{gold: 1}}}}]"
    turn = "fiona" if of == "another" else "odd"
    t = odd_table(card, phase="start" if point == "turn_start" else "end", turn=turn)
    assert t.asked == ("odd", "respond")
    t.play("odd", "A").rest()
    assert t.odd.gold == 11
    t = odd_table(card, phase="start" if point == "turn_start" else "end", turn="gerki" if of == "self" else "odd")
    assert t.asked != ("odd", "respond")


def test_a_card_of_discard_and_draw_is_played_before_discarding() -> None:
    """[15, 30]"""
    t = odd_table("type: sometimes, when: {phase: discard_and_draw}, do: [{draw: 1}]", phase="discard_and_draw")
    t.play("odd", "A").rest()
    assert t.asked == ("odd", "discard")
    t = odd_table("type: sometimes, when: {phase: discard_and_draw}, do: [{draw: 1}]")
    assert not t.can("odd", "A")


@pytest.mark.parametrize("phase", ["discard_and_draw", "drink"])
def test_an_ability_belongs_to_its_phase(phase: str) -> None:
    ability = f"{{id: act, when: {{phase: {phase}}}, once: turn, do: [{{gain: {{gold: 1}}}}]}}"
    t = odd_table(abilities=ability, phase=phase)
    t.play("odd", "act").rest()
    assert t.odd.gold == 11
    t = odd_table(abilities=ability, phase="order")
    assert not t.can("odd", "act")


# ---- joining a play


def test_a_card_of_the_hand_joins_a_play() -> None:
    t = odd_table(
        "type: sometimes, when: {played_with: {by: self, type: action}}, do: [{boost: {fortitude_loss: 2}}]",
        "type: action, do: [{lose: {who: another, fortitude: 1}}]",
    )
    (with_it,) = [o for o in t.game.pending.options if o.targets == (1,) and (o.args or {}).get("join")]
    t.game.submit(Answer(0, (with_it.id,)))
    t.rest()
    assert (t.fiona.fortitude, sorted(t.odd.discard)) == (17, ["A", "B"])


def test_a_token_that_joins_costs_and_adds_what_it_says() -> None:
    """[608]"""
    use = (
        "{id: use, for: holder, when: {played_with: {by: holder, type: action, causes: [lose_fortitude]}}, "
        "cost: {spark: 2}, do: [{boost: {fortitude_loss: 3}}]}"
    )
    t = odd_table(
        "type: action, do: [{lose: {who: another, fortitude: 1}}]",
        abilities=use,
        more="tokens: {spark: {supply: 5, starts: 3}}",
    )
    t.play("odd", "A", on="fiona", boost=True).rest()
    assert (t.fiona.fortitude, t.odd.tokens["spark"]) == (16, 1)
    t = odd_table(
        "type: action, do: [{lose: {who: another, fortitude: 1}}]",
        abilities=use,
        more="tokens: {spark: {supply: 5, starts: 1}}",
    )
    assert not t.can("odd", "A", on="fiona", boost=True)


# ---- after a Drink


@pytest.mark.parametrize(("whose", "fiona", "gerki"), [("another", 19, 20), ("self", 20, 20)])
def test_a_card_is_played_after_somebody_has_drunk(whose: str, fiona: int, gerki: int) -> None:
    card = f"type: sometimes, when: {{drank: {{of: {whose}}}}}, do: [{{lose: {{who: drinker, fortitude: 1}}}}]"
    t = odd_table(card, phase="drink", turn="fiona")
    t.drink("fiona")
    if whose == "another":
        t.play("odd", "A").rest()
    else:
        assert not t.can("odd", "A")
    assert (t.fiona.fortitude, t.gerki.fortitude) == (fiona, gerki)


# ---- out of the game in the middle of a question


def test_whoever_is_put_out_by_what_broke_into_a_question_is_not_asked_it_again() -> None:
    revenge = (
        "triggers: [{when: {lost: {fortitude: 1+}}, do: [{lose: {who: another, fortitude: 1}}, {gain: {gold: 2}}]}]"
    )
    bolt = odd("type: anytime, do: [{lose: {who: another, fortitude: 20}}]", id="even")
    extra = [odd("type: action, do: []", more=revenge), bolt]
    t = deal(odd=at(), even=at(["A"]), fiona=at([HIT]), gerki=at(), extra=extra, turn="fiona")
    t.play("fiona", HIT, on="odd")
    assert t.game.pending is not None
    assert (t.game.pending.seat, t.game.pending.prompt) == (0, "target:lose")
    t.play("even", "A", on="odd").rest()
    assert t.table.seats[0].out
    assert t.odd.gold == 0


# ---- tokens and tracks


def test_what_only_its_owner_may_hold_is_counted_there_alone() -> None:
    """Two characters may call their own tokens by the same name."""
    gaining = "type: action, do: [{gain: {spark: 2}}]"
    own = "tokens: {spark: {supply: 2, starts: 0}}"
    t = deal(odd=at(["A"]), even=at(), extra=[odd(gaining, more=own), odd(gaining, more=own, id="even")])
    t.table.seats[1].tokens["spark"] = 2
    t.play("odd", "A").rest()
    assert (t.odd.tokens["spark"], t.even.tokens["spark"]) == (2, 2)


def test_a_track_without_marks_is_a_counter() -> None:
    counter = "tracks: {momentum: {range: 0-5, starts: 3}}"
    for effect, now in (("gain", 5), ("lose", 0)):
        t = odd_table(f"type: action, do: [{{{effect}: {{momentum: 4}}}}]", more=counter)
        t.play("odd", "A").rest()
        assert t.odd.tracks == {"momentum": now}
        assert "momentum" not in t.odd.tokens
