# SPDX-License-Identifier: GPL-3.0-or-later
"""A player with sense, at tables where sense shows."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots import BOT_NAMES, THINKING, Weighed, make_bot
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.state.decisions import Answer
from tests.bots.moment import asked


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


class Asked:
    """A table at the moment when the last of its seats named `me` is asked; what a computer player does there."""

    def __init__(self, content: Content, seats: str, rest: str, kind: str, player: str = "regular") -> None:
        self.game, seat, self.decision = asked(content, seats, rest, kind)
        self.bot = make_bot(player, 1, content)
        self.command = self.bot.decide(partial(self.game.view, seat), self.decision, partial(self.game.playable, seat))

    @property
    def does(self) -> list[str]:
        """The titles of the cards it plays or picks, with their targets; the option's id where there is no card."""
        assert isinstance(self.command, Answer)
        return [self.words(pick) for pick in self.command.picks]

    def words(self, pick: str) -> str:
        option = self.decision.option(pick)
        assert option is not None
        if option.card is None:
            return option.id
        on = "".join(f" on {self.game.table.seats[target].name}" for target in option.targets)
        return self.game.table.cards[option.card].title + on

    @property
    def weighed(self) -> list[Weighed]:
        return self.bot.explain()


def respond(content: Content, seats: str, rest: str) -> list[str]:
    return Asked(content, seats, rest, "respond").does


HIT_ME = '  phase: action\nsteps:\n  - gerki: {play: "Somebody loosened that chandelier, eh?", target: me}\n'


def test_ignores_what_would_hurt(content: Content) -> None:
    seats = """
        character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
        character: fiona, name: me, fortitude: 10, alcohol: 5, hand: ["Luckily for me, I was wearing my armor!"]
        character: zot, hand: []
    """
    assert respond(content, seats, HIT_ME) == ["Luckily for me, I was wearing my armor!"]


@pytest.mark.parametrize(("room", "does"), [(20, "pass"), (6, "Luckily for me, I was wearing my armor!")])
def test_answers_are_kept_for_the_end(content: Content, room: int, does: str) -> None:
    """The same blow of 2 is taken with much room left, and Ignored when it grows narrow."""
    seats = f"""
        character: gerki, hand: ["How did this get stuck in your back?"]
        character: fiona, name: me, fortitude: {room}, hand: ["Luckily for me, I was wearing my armor!"]
        character: zot, hand: []
    """
    blow = HIT_ME.replace("Somebody loosened that chandelier, eh?", "How did this get stuck in your back?")
    assert respond(content, seats, blow) == [does]


def test_the_chimera_is_kept_for_the_card_that_needs_it(content: Content) -> None:
    """Dispelled it takes 3, with Pounce 5: nothing is spent that the better card needs."""
    seats = """
        character: zariah, name: me, tokens: {chimera: ready}, hand: ["Pounce, but gently"]
        character: tara, fortitude: 5, hand: []
    """
    table = Asked(content, seats, "  phase: action\nsteps: []\n", "action")
    assert table.does[0].startswith("Pounce, but gently")
    assert isinstance(table.command, Answer)
    option = table.decision.option(table.command.picks[0])
    assert option is not None
    assert "chimera" in (option.args or {}).get("better", ())


def test_drinks_what_hardly_matters(content: Content) -> None:
    seats = """
        character: fiona, name: me, hand: [My helmet was thirstier than I am], drink_me: [Light Ale]
        character: zot, hand: []
    """
    assert respond(content, seats, "  phase: drink\nsteps:\n  - me: drink\n") == ["pass"]


def test_ignores_the_same_weak_drink_when_it_would_be_the_last(content: Content) -> None:
    seats = """
        character: fiona, name: me, fortitude: 6, alcohol: 5, hand: [My helmet was thirstier than I am], drink_me: [Light Ale]
        character: zot, hand: []
    """
    assert respond(content, seats, "  phase: drink\nsteps:\n  - me: drink\n") == ["My helmet was thirstier than I am"]


def test_spikes_a_drink_though_nobody_is_in_danger(content: Content) -> None:
    """Who waits until it matters holds the card for good: what does harm is cheaper than what saves (docs/decisions/0135)."""
    seats = """
        character: fiona, hand: [], drink_me: [Wine]
        character: gerki, name: me, hand: [Slip a mickey]
        character: zot, hand: []
    """
    assert respond(content, seats, "  phase: drink\nsteps:\n  - fiona: drink\n") == ["Slip a mickey"]


def test_does_not_negate_trifles(content: Content) -> None:
    seats = """
        character: fiona, hand: [My helmet was thirstier than I am], drink_me: [Light Ale]
        character: zot, name: me, hand: ["I don't think so!"]
        character: gerki, hand: []
    """
    rest = "  phase: drink\nsteps:\n  - fiona: drink\n  - fiona: {play: My helmet was thirstier than I am}\n"
    assert respond(content, seats, rest) == ["pass"]


def test_negates_what_saves_somebody_about_to_pass_out(content: Content) -> None:
    seats = """
        character: fiona, fortitude: 7, alcohol: 5, hand: [My helmet was thirstier than I am], drink_me: [Dragon Breath Ale]
        character: zot, name: me, hand: ["I don't think so!"]
        character: gerki, hand: []
    """
    rest = "  phase: drink\nsteps:\n  - fiona: drink\n  - fiona: {play: My helmet was thirstier than I am}\n"
    assert respond(content, seats, rest) == ["I don't think so!"]


def test_does_not_negate_a_blow_at_somebody_else(content: Content) -> None:
    seats = """
        character: gerki, hand: [Slip a mickey]
        character: zot, drink_me: [Wine], hand: []
        character: deirdre, name: me, hand: ["I don't think so!"]
    """
    rest = "  turn: zot\n  phase: drink\nsteps:\n  - zot: drink\n  - gerki: {play: Slip a mickey}\n"
    assert respond(content, seats, rest) == ["pass"]


def test_hits_whoever_is_about_to_pass_out(content: Content) -> None:
    seats = """
        character: zot, name: me, hand: [I wonder what this wand does]
        character: fiona, name: fresh, hand: []
        character: gerki, name: swaying, fortitude: 11, alcohol: 9, hand: []
    """
    assert Asked(content, seats, "  phase: action\nsteps: []\n", "action").does == [
        "I wonder what this wand does on swaying"
    ]


def test_hits_whoever_is_ahead_if_nobody_is_in_danger(content: Content) -> None:
    seats = """
        character: zot, name: me, hand: [I wonder what this wand does]
        character: fiona, name: poor, gold: 2, hand: []
        character: gerki, name: rich, gold: 20, hand: []
    """
    assert Asked(content, seats, "  phase: action\nsteps: []\n", "action").does == [
        "I wonder what this wand does on rich"
    ]


def test_orders_the_drink_for_whoever_is_ahead(content: Content) -> None:
    seats = """
        character: zot, name: me, hand: []
        character: fiona, name: tired, fortitude: 14, alcohol: 4, hand: [], drink_me: [Wine]
        character: gerki, name: fresh, hand: [], drink_me: [Wine]
    """
    assert Asked(content, seats, "  phase: order\nsteps: []\n", "order").does == ["order:2"]


def test_orders_the_drink_for_somebody_whose_last_it_may_be(content: Content) -> None:
    seats = """
        character: zot, name: me, hand: []
        character: fiona, name: fresh, hand: [], drink_me: [Wine]
        character: gerki, name: swaying, fortitude: 10, alcohol: 9, hand: [], drink_me: [Wine]
    """
    assert Asked(content, seats, "  phase: order\nsteps: []\n", "order").does == ["order:2"]


def test_hits_whoever_is_ahead_however_many_fingers_that_is(content: Content) -> None:
    seats = """
        character: zot, name: me, hand: [I wonder what this wand does]
        character: lich-king, name: dead, hand: []
        character: gerki, name: tired, fortitude: 16, hand: []
    """
    rest = "  phase: action\nsteps: []\n"
    assert Asked(content, seats, rest, "action").does == ["I wonder what this wand does on dead"]
    spent = "thumb: detached, index: detached, middle: detached, fourth: detached, little: detached"
    seats = seats.replace("name: dead", f"name: dead, tokens: {{{spent}}}")
    assert Asked(content, seats, rest, "action").does == ["I wonder what this wand does on tired"]


@pytest.mark.parametrize("title", ["That scar is going to look fantastic", "Winning Hand!"])
def test_what_does_not_save_is_not_played_at_the_last_chance(content: Content, title: str) -> None:
    seats = f"""
        character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
        character: fiona, name: me, fortitude: 3, alcohol: 6, hand: ["{title}"]
        character: zot, hand: []
    """
    found = Asked(content, seats, HIT_ME, "last_chance")
    assert found.does == ["pass"]
    assert all(each.value <= 0 for each in found.weighed)


def test_heals_at_the_last_chance(content: Content) -> None:
    seats = """
        character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
        character: fiona, name: me, fortitude: 8, alcohol: 6, hand: [That scar is going to look fantastic]
        character: zot, hand: []
    """
    assert Asked(content, seats, HIT_ME, "last_chance").does == ["That scar is going to look fantastic"]


def test_does_not_heal_at_full_health(content: Content) -> None:
    seats = """
        character: fiona, name: me, hand: [That scar is going to look fantastic]
        character: zot, hand: []
    """
    assert Asked(content, seats, "  phase: action\nsteps: []\n", "action").does == ["done"]


ROUND_ON = "  phase: action\n  pot: 6\n  gambling: {in_control: fiona, next: me, last: I raise!}\nsteps: []\n"


def test_takes_control_with_cheats_in_the_hand(content: Content) -> None:
    seats = """
        character: fiona, hand: []
        character: zot, name: me, hand: [Winning Hand!, "I foresaw this hand. I also drew it."]
        character: gerki, hand: []
    """
    assert Asked(content, seats, ROUND_ON, "gamble").does != ["pass"]


def test_opens_a_round_with_the_cards_to_win_it(content: Content) -> None:
    seats = """
        character: zot, name: me, hand: ["Gambling? I'm in!", Winning Hand!, Winning Hand!, "I foresaw this hand. I also drew it."]
        character: fiona, hand: []
    """
    assert Asked(content, seats, "  phase: action\nsteps: []\n", "action").does == ["Gambling? I'm in!"]


@pytest.mark.parametrize(("jinx", "opens"), [(0, True), (1, False)])
def test_no_round_is_opened_for_a_pot_of_nothing(content: Content, jinx: int, opens: bool) -> None:
    """A Power Jinx takes 1 off what everybody antes for the card of its holder."""
    seats = f"""
        character: zot, name: me, tokens: {{power-jinx: {jinx}}}, hand: ["Gambling? I'm in!", Winning Hand!, Winning Hand!]
        character: natyli, hand: []
    """
    does = Asked(content, seats, "  phase: action\nsteps: []\n", "action").does
    assert (does == ["Gambling? I'm in!"]) is opens


def test_stays_in_the_round_that_it_has_opened(content: Content) -> None:
    seats = """
        character: deirdre, name: me, hand: ["Gambling? I'm in!", "Not now! These men are interested in my religion", I raise!]
        character: fiona, hand: []
        character: gerki, hand: []
    """
    rest = '  phase: action\nsteps:\n  - me: {play: "Gambling? I\'m in!"}\n'
    assert Asked(content, seats, rest, "pay").does == ["pass"]


def test_does_not_gamble_with_the_last_coin(content: Content) -> None:
    seats = """
        character: zot, name: me, gold: 1, hand: ["Gambling? I'm in!"]
        character: fiona, hand: []
        character: gerki, hand: []
    """
    assert Asked(content, seats, "  phase: action\nsteps: []\n", "action").does == ["done"]


def test_discards_surplus_and_keeps_what_saves(content: Content) -> None:
    seats = """
        character: fiona, name: me, hand: [im-in, im-in, im-in, My helmet was thirstier than I am, I raise!]
        character: zot, hand: []
    """
    does = Asked(content, seats, "  phase: discard_and_draw\nsteps: []\n", "discard").does
    assert does.count("Gambling? I'm in!") >= 2
    assert "My helmet was thirstier than I am" not in does


@pytest.mark.parametrize(("fortitude", "goes"), [(3, False), (20, True)])
def test_keeps_a_blow_that_would_fell_somebody(content: Content, fortitude: int, goes: bool) -> None:
    """Of three equal blows one is too many, as long as none of them ends it for anybody."""
    blow = '"Somebody loosened that chandelier, eh?"'
    seats = f"""
        character: fiona, fortitude: {fortitude}, hand: []
        character: gerki, name: me, hand: [{blow}, {blow}, {blow}, {blow}, im-in]
    """
    does = Asked(content, seats, "  turn: me\n  phase: discard_and_draw\nsteps: []\n", "discard").does
    assert ("Somebody loosened that chandelier, eh?" in does) is goes


@pytest.mark.parametrize(("fortitude", "stays"), [(20, 0), (8, 1)])
def test_one_negate_is_kept_for_the_end(content: Content, fortitude: int, stays: int) -> None:
    """Without an Action in the hand both go for something better, until little is left."""
    no = "I don't think so!"
    seats = f"""
        character: fiona, name: me, fortitude: {fortitude}, hand: ["{no}", "{no}", I raise!]
        character: zot, hand: []
    """
    does = Asked(content, seats, "  phase: discard_and_draw\nsteps: []\n", "discard").does
    assert 2 - does.count(no) == stays


def test_the_hand_that_wins_a_round_is_not_thrown_face_up(content: Content) -> None:
    """Of two of them one goes, though there is no Action in the hand."""
    seats = """
        character: fiona, name: me, hand: ["Winning Hand!", "Winning Hand!", "I don't think so!"]
        character: zot, hand: []
    """
    does = Asked(content, seats, "  phase: discard_and_draw\nsteps: []\n", "discard").does
    assert does.count("Winning Hand!") == 1


@pytest.mark.parametrize(("fortitude", "does"), [(20, "pass"), (2, "I don't think so!")])
def test_nobody_goes_on_over_a_trifle(content: Content, fortitude: int, does: str) -> None:
    """A blow of 2, its Ignore, a Negate, a Negate of that and another: enough, unless a life is at stake."""
    no = "I don't think so!"
    seats = f"""
        character: zot, name: other, hand: ["I told you not to distract me!", "{no}", "{no}"]
        character: gerki, name: me, fortitude: {fortitude}, hand: [Hide in shadows, "{no}", "{no}"]
        character: fiona, hand: []
    """
    rest = f"""
  turn: other
  phase: action
steps:
  - other: {{play: "I told you not to distract me!", target: me}}
  - me: {{play: Hide in shadows}}
  - other: {{play: "{no}"}}
  - me: {{play: "{no}"}}
  - other: {{play: "{no}"}}
"""
    assert Asked(content, seats, rest, "respond").does == [does]


def test_says_why_best_first(content: Content) -> None:
    seats = """
        character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
        character: fiona, name: me, fortitude: 10, alcohol: 5, hand: ["Luckily for me, I was wearing my armor!"]
        character: zot, hand: []
    """
    asked = Asked(content, seats, HIT_ME, "respond")
    assert isinstance(asked.command, Answer)
    assert asked.weighed[0].picks == asked.command.picks
    assert asked.weighed[0].why == "saves"
    assert [w.value for w in asked.weighed] == sorted((w.value for w in asked.weighed), reverse=True)


@pytest.mark.parametrize("name", [name for name in BOT_NAMES if name not in THINKING])
def test_whole_games_at_any_table(content: Content, name: str) -> None:
    from rdi_desktop.commands.matches import play_match, schedule

    for seats in (2, 5):
        for match in schedule(1, seats, sorted(content.characters), [name], seats):
            assert play_match(match, content).winners


def test_better_than_no_plan(content: Content) -> None:
    from rdi_desktop.commands.matches import play_match, schedule

    characters = ["deirdre", "fiona", "gerki", "zot"]
    won = 0.0
    for match in schedule(12, characters, characters, ["regular", "tipsy"], 3):
        winners = play_match(match, content).winners
        won += sum(match.bots[seat] == "regular" for seat in winners) / len(winners)
    assert won >= 9


def test_an_unknown_player_is_refused(content: Content) -> None:
    with pytest.raises(ValueError, match="regular"):
        make_bot("sober", 1, content)


OWN_WINNING_HAND = """
  phase: action
steps:
  - gerki: {play: "Gambling? I'm in!"}
  - me: {play: "Winning Hand!"}
"""


@pytest.mark.parametrize("kind", ["regular", "careful", "gambler", "brawler"])
def test_nobody_ends_the_round_that_they_are_about_to_win(content: Content, kind: str) -> None:
    seats = """
        character: gerki, hand: ["Gambling? I'm in!"]
        character: fiona, name: me, hand: ["Winning Hand!", "Oh, I guess the Wench thought that was her tip..."]
        character: zot, hand: []
    """
    asked = Asked(content, seats, OWN_WINNING_HAND, "respond", kind)
    assert asked.does == ["pass"]


@pytest.mark.parametrize("kind", ["regular", "careful", "gambler", "brawler"])
def test_nobody_negates_what_they_have_just_played(content: Content, kind: str) -> None:
    seats = """
        character: gerki, name: me, gold: 2, hand: ["Wench, bring some drinks for my friends!", "I don't think so!"]
        character: zot, hand: []
    """
    rest = '  phase: order\nsteps:\n  - me: {play: "Wench, bring some drinks for my friends!"}\n'
    assert Asked(content, seats, rest, "respond", kind).does == ["pass"]
