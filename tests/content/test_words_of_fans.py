# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that people who make up a character asked for: played, told, and refused where they mean nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.state.decisions import Answer, CommandError
from tests.content.broken import card, problem
from tests.engine.watching import legal_command
from tests.rules.deal import Deal, at, deal

HEAD = """\
kind: character
id: bodkin
name: Bodkin
size: 10
{}
deck:
- {{title: Filler, type: action, copies: 9, do: [{{gain: {{gold: 1}}}}]}}
- {}
"""
OW = "{title: Ow, type: action, do: [{gain: {fortitude: 1}}]}"


def table(declared: str, idea: str = OW, **more: object) -> Deal:
    """Bodkin with an idea in the hand, Fiona at the left, Gerki at the right."""
    text = HEAD.format(declared, idea)
    me: dict[str, object] = {"is_": "bodkin", "fortitude": 15, "hand": ["Ow"], **dict(more.pop("me", {}))}
    others = {name: at(**dict(more.pop(name, {}))) for name in ("fiona", "gerki")}
    return deal(extra=[text], me=at(**me), **others, **more)


def texts(declared: str, idea: str = OW) -> tuple[str, str]:
    """What the card says, and the character's rules."""
    content = table(declared, idea).game.content
    return content.text("bodkin/ow"), content.character_text("bodkin")


FORMS = "tracks: {form: {name: Form, steps: [man, wolf], starts: man}, mood: {steps: [glad, sad, mad], starts: mad}}"


def test_a_marker_goes_to_the_other_of_two_words_and_on_from_the_last_to_the_first() -> None:
    idea = "{title: Ow, type: action, do: [{set: {form: next}}, {set: {mood: next}}, {extra: {action: 1}}], copies: 2}"
    t = table(FORMS, idea, me={"hand": ["Ow", "Ow"]})
    t.play("me", "Ow").rest()
    assert t.me.tracks == {"form": 1, "mood": 0}
    t.play("me", "Ow").rest()
    assert t.me.tracks == {"form": 0, "mood": 1}
    assert "turn your Form from Man to Wolf or back" in texts(FORMS, idea)[0].replace("Turn", "turn")
    with pytest.raises(Problem, match="unknown word 'nxt'; did you mean 'next'"):
        texts(FORMS, idea.replace("form: next", "form: nxt"))


MOODS = "piles: {mood: {revealed: replace_top, empty: leave_top}}\nsetup: [{reveal: mood}]"
OPEN = """\
{title: Ow, type: action, do: [{lose: {who: another, fortitude: {if: {lies_open: {mood: grim}}, then: 4, else: 1}}}]}
- {title: Grim, pile: mood, standing: [{orders: 1}]}
- {title: Glad, pile: mood, standing: [{orders: 1}]}"""


@pytest.mark.parametrize(("lying", "lost"), [("Grim", 4), ("Glad", 1)])
def test_a_card_asks_what_lies_open_on_a_side_deck(lying: str, lost: int) -> None:
    t = table(MOODS, OPEN, me={"in_play": [lying]})
    t.play("me", "Ow", on="fiona").rest()
    assert t.fiona.fortitude == 20 - lost
    said = "Another player loses 1 Fortitude, or 4 if “Grim” lies open before you."
    assert texts(MOODS, OPEN)[0] == said


@pytest.mark.parametrize(
    ("mine", "fiona", "gerki", "hit"), [(5, 6, 5, ["fiona"]), (7, 6, 9, ["gerki"]), (5, 8, 9, ["fiona", "gerki"])]
)
def test_those_who_have_more_than_somebody_else(mine: int, fiona: int, gerki: int, hit: list[str]) -> None:
    idea = (
        "{title: Ow, type: action, do: [{lose: {who: {others: {if: {more: {what: gold, than: self}}}}, fortitude: 2}}]}"
    )
    t = table("", idea, me={"gold": mine}, fiona={"gold": fiona}, gerki={"gold": gerki})
    t.play("me", "Ow").rest()
    assert [name for name in ("fiona", "gerki") if getattr(t, name).fortitude == 18] == hit
    assert texts("", idea)[0] == "Each other player with more Gold than you loses 2 Fortitude."
    less = idea.replace("more: {what: gold", "less: {what: hand")
    assert texts("", less)[0] == "Each other player with fewer cards in hand than you loses 2 Fortitude."
    t = table("", less)
    t.play("me", "Ow").rest()
    assert t.fiona.fortitude == 20, "who has as many has not fewer"


BLOW = "Who says I'm not a lady?"


@pytest.mark.parametrize(("once", "gained"), [("turn", 1), ("game", 1), ("card", 2)])
def test_a_trigger_goes_off_once_a_turn_or_once_a_game(once: str, gained: int) -> None:
    declared = f"triggers: [{{when: {{lost: {{fortitude: 1+}}}}, once: {once}, do: [{{gain: {{gold: 1}}}}]}}]"
    t = table(declared, turn="fiona", fiona={"hand": [BLOW, BLOW]}, me={"gold": 5})
    t.game.table.actions_left = 2
    t.game.ask_again()
    t.play("fiona", BLOW, on="me").rest()
    t.play("fiona", BLOW, on="me").rest()
    assert t.me.gold == 5 + gained
    assert (
        "once in each turn" if once == "turn" else "once in the game" if once == "game" else "After you lose"
    ) in texts(declared)[1]


def test_the_next_turn_and_not_the_next_game_lets_it_go_off_again() -> None:
    for once, there in (("turn", []), ("game", ["game:trigger:0:None:0"])):
        declared = f"triggers: [{{when: {{lost: {{fortitude: 1+}}}}, once: {once}, do: [{{gain: {{gold: 1}}}}]}}]"
        t = table(declared, turn="fiona", fiona={"hand": [BLOW]})
        t.play("fiona", BLOW, on="me").rest()
        assert t.me.seat.used == [f"{once}:trigger:0:None:0"]
        t.run_to("me", "action")
        assert t.me.seat.used == there


def test_something_happens_as_somebody_else_opens_a_round() -> None:
    declared = "triggers: [{when: {round_opened: {by: another}}, do: [{gain: {fortitude: 1}}]}]"
    t = table(declared, turn="fiona", fiona={"hand": ["Gambling? I'm in!"]})
    t.play("fiona", "Gambling? I'm in!").rest()
    assert t.me.fortitude == 16
    mine = table(declared, "{standard: im-in, title: Ow}")
    mine.play("me", "Ow").rest()
    assert mine.me.fortitude == 15
    assert texts(declared)[1] == "When another player opens a Round of Gambling, you gain 1 Fortitude."


LOOK = "{title: Ow, type: action, do: [{look: another}, {extra: {action: 1}}]}"


def test_a_hand_is_looked_at_and_nobody_else_sees_it() -> None:
    t = table("", LOOK, fiona={"hand": [BLOW, "I raise!"]})
    t.play("me", "Ow", on="fiona")
    pending = t.game.pending
    assert pending is not None and pending.seat == 0 and pending.prompt == "look"
    assert [(option.args or {})["title"] for option in pending.options] == [BLOW, "I raise!"]
    for viewer in (None, 1, 2):
        assert "I raise!" not in str(t.game.view(viewer).pending), viewer
    t.game.submit(Answer(0, ()))
    assert t.fiona.hand == [BLOW, "I raise!"]
    assert [(event.seat, event.args) for event in t.game.events if event.key == "looked"] == [(0, {"to": 1})]
    with pytest.raises(CommandError):
        table("", LOOK, fiona={"hand": [BLOW]}).play("me", "Ow", on="fiona").choose("me", "seen:0")


def test_of_an_empty_hand_there_is_nothing_to_see() -> None:
    t = table("", LOOK, fiona={"hand": []})
    t.play("me", "Ow", on="fiona").rest()
    assert all(event.key != "looked" for event in t.game.events)


@pytest.mark.parametrize(
    ("do", "left"),
    [
        ("{discard: {who: another, cards: all}}", {"hand": [], "gold": 7, "mine": 6}),
        ("{take: {from: another, gold: all}}", {"hand": [BLOW, "I raise!"], "gold": 0, "mine": 13}),
        ("{pay: {who: another, gold: all, to: self}}", {"hand": [BLOW, "I raise!"], "gold": 0, "mine": 13}),
        ("{pay: {gold: all, to: another}}", {"hand": [BLOW, "I raise!"], "gold": 13, "mine": 0}),
    ],
)
def test_all_is_all_that_those_have(do: str, left: dict[str, object]) -> None:
    """Of whoever loses it, and not of whoever plays the card."""
    idea = f"{{title: Ow, type: action, do: [{do}]}}"
    t = table("", idea, me={"gold": 6}, fiona={"gold": 7, "hand": [BLOW, "I raise!"]})
    t.play("me", "Ow", on="fiona").rest()
    assert {"hand": t.fiona.hand, "gold": t.fiona.gold, "mine": t.me.gold} == left


def test_all_of_ones_own_hand() -> None:
    t = table("", "{title: Ow, type: action, do: [{discard: all}, {draw: 1}]}", me={"hand": ["Ow", "Filler"]})
    t.play("me", "Ow").rest()
    assert "Filler" not in t.me.hand or len(t.me.hand) == 1


def test_something_happens_as_somebody_has_paid() -> None:
    """To whomever; not for an ante, and not for what somebody took."""
    declared = "triggers: [{when: {paid: {by: another}}, do: [{gain: {fortitude: 1}}]}]"
    pays = "{title: Ow, type: action, do: [{pay: {who: another, gold: 1}}]}"
    t = table(declared, pays, me={"fortitude": 10}, fiona={"gold": 3})
    t.play("me", "Ow", on="fiona").rest()
    assert t.me.fortitude == 11
    broke = table(declared, pays, me={"fortitude": 10}, fiona={"gold": 0})
    broke.play("me", "Ow", on="fiona").rest()
    assert broke.me.fortitude == 10, "who has nothing has paid nothing"
    for other in ("{take: {from: another, gold: 1}}", "open_round"):
        t = table(declared, f"{{title: Ow, type: action, do: [{other}]}}", me={"fortitude": 10}, fiona={"gold": 3})
        t.play("me", "Ow", on="fiona" if "take" in other else None).rest()
        assert t.me.fortitude == 10, other
    assert texts(declared)[1] == "When another player has paid Gold, you gain 1 Fortitude."


def test_a_trigger_goes_off_once_in_each_round_of_gambling() -> None:
    declared = "triggers: [{when: {round_opened: {by: any}}, once: round, do: [{gain: {fortitude: 1}}]}]"
    t = table(declared, "{title: Ow, type: action, do: [open_round]}", me={"fortitude": 10})
    t.me.seat.used.append("round:trigger:0:None:0")  # it has gone off in the Round before
    t.play("me", "Ow").rest()
    assert t.me.fortitude == 11
    assert t.me.seat.used == ["round:trigger:0:None:0"]
    hurt = "triggers: [{when: {lost: {fortitude: 1+}}, once: round, do: [{gain: {gold: 1}}]}]"
    t = table(hurt, turn="fiona", fiona={"hand": [BLOW, BLOW]}, me={"gold": 5})
    t.game.table.actions_left = 2
    t.game.ask_again()
    t.play("fiona", BLOW, on="me").rest()
    t.play("fiona", BLOW, on="me").rest()
    assert t.me.gold == 6
    assert texts(hurt)[1] == "After you lose Fortitude, once in each Round of Gambling, take 1 Gold from the Inn."


def test_something_happens_as_somebody_drops_out() -> None:
    declared = "triggers: [{when: out, do: [{gain: {gold: 2}}]}]"
    blow = "{title: Ow, type: action, do: [{lose: {who: another, fortitude: 5}}]}"
    t = table(declared, blow, fiona={"fortitude": 3}, me={"gold": 5})
    t.play("me", "Ow", on="fiona").rest()
    assert t.fiona.seat.out
    assert t.me.gold >= 7
    assert t.game.over is None
    assert texts(declared)[1] == "When another player drops out of the game, take 2 Gold from the Inn."


@pytest.mark.parametrize(("now", "then"), [(3, 8), (8, 8), (12, 12)])
def test_an_amount_is_what_is_missing_to_another(now: int, then: int) -> None:
    idea = "{title: Ow, type: action, do: [{gain: {fortitude: {minus: [8, {stat: fortitude}]}}}, {gain: {gold: 1}}]}"
    t = table("", idea, me={"fortitude": now})
    t.play("me", "Ow").rest()
    assert t.me.fortitude == then
    assert texts("", idea)[0].startswith(
        "You gain Fortitude equal to the amount by which 8 exceeds your Fortitude and take"
    )


WRONG = {
    "one amount less nothing": (
        "type: action\ndo: [{gain: {fortitude: {minus: [8]}}}]",
        "'minus' takes two amounts",
    ),
    "a card as somebody drops out": (
        "type: sometimes\nwhen: out\ndo: [{gain: {gold: 1}}]",
        "{last_chance: {of: another}}",
    ),
    "an open card that there is not": (
        "type: action\nif: {lies_open: {mood: grim}}\ndo: [{gain: {gold: 1}}]",
        "unknown pile 'mood'",
    ),
    "more than nobody": (
        "type: action\nif: {more: {what: gold}}\ndo: [{gain: {gold: 1}}]",
        "the key 'than' is missing",
    ),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_what_means_nothing_is_refused(text: str, said: str, tmp_path: Path) -> None:
    assert said in str(problem(tmp_path, card(f"title: Ow\n{text}")))


def test_games_with_all_of_them_come_to_their_end() -> None:
    declared = f"""\
{FORMS}
{MOODS.splitlines()[0]}
setup: [{{reveal: mood}}]
triggers:
- {{when: out, once: game, do: [{{gain: {{gold: 2}}}}]}}
- {{when: {{round_opened: {{by: any}}}}, once: turn, do: [{{set: {{form: next}}}}]}}
- when: {{lost: {{fortitude: 1+}}}}
  once: turn
  may: true
  title: A stitch
  do: [{{gain: {{fortitude: 1}}}}]
  counts_as: {{type: action}}"""
    idea = OPEN.replace("else: 1", "else: {if: {more: {what: gold, than: them}}, then: 3, else: 1}").replace(
        "type: action", "type: action, copies: 5"
    )
    chance = random.Random(5)
    for _ in range(4):
        t = table(declared, idea, me={"hand": ["Ow", "Ow", "Ow"], "in_play": ["Grim"]})
        game = t.game
        while game.pending is not None and len(game.log) < 3000:
            if len(game.log) % 40 == 0:
                assert game.fork().view(None) == game.view(None)
                game.sample(1, chance.randrange(99)).view(1)
            game.submit(legal_command(game, chance))
        assert game.over is not None
