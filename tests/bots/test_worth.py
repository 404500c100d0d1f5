# SPDX-License-Identifier: GPL-3.0-or-later
"""A player with sense sees what cards are for: things that stay, cards that are revealed, cards for any time."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.state.decisions import Answer, Command, Interject, Option
from tests.bots.moment import asked


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


class Table:
    """A table at the moment when the seat named `me` is asked a question of that kind."""

    def __init__(self, content: Content, seats: str, rest: str, kind: str) -> None:
        self.game, seat, self.decision = asked(content, seats, f"  {rest}", kind)
        self.seat = seat
        self.bot = make_bot("regular", 1, content)
        self.command: Command = self.bot.decide(
            partial(self.game.view, seat), self.decision, partial(self.game.playable, seat)
        )

    @property
    def does(self) -> list[str]:
        """Titles of the cards it plays or picks, with their targets; where there is no card, whom it picks or the option's id."""
        if isinstance(self.command, Interject):
            ways = [way for playable in self.game.playable(self.seat) for way in playable.ways]
            return [self.words(next(way for way in ways if way.id == self.command.option))]
        options = [self.decision.option(pick) for pick in self.command.picks]
        return [self.words(option) for option in options if option is not None]

    def words(self, option: Option) -> str:
        on = " and ".join(self.game.table.seats[target].name for target in option.targets)
        if option.card is None:
            return on or option.id
        return self.game.table.cards[option.card].title + (f" on {on}" if on else "")


def does(content: Content, seats: str, rest: str, kind: str) -> list[str]:
    return Table(content, seats, rest, kind).does


def test_a_blow_at_full_health_is_worth_sending_on(content: Content) -> None:
    seats = """
        character: gog, hand: ["Gog wants to dance! You are floor!"]
        character: eve, name: me, hand: ["I'm not Eve. She's over there"]
        character: zot, hand: []
    """
    rest = 'phase: action\nsteps:\n  - gog: {play: "Gog wants to dance! You are floor!", target: me}\n'
    assert does(content, seats, rest, "respond")[0].startswith("I'm not Eve. She's over there")


def test_a_strong_drink_is_passed_on_by_somebody_sober(content: Content) -> None:
    seats = """
        character: dimli, name: me, hand: ["Here, lad. It'll put hair on you."], drink_me: [Dragon Breath Ale]
        character: zot, name: tipsy, fortitude: 14, alcohol: 5, hand: []
        character: fiona, hand: []
    """
    rest = "phase: drink\nsteps:\n  - me: drink\n"
    assert does(content, seats, rest, "respond") == ["Here, lad. It'll put hair on you. on fiona"]


def test_a_harmless_drink_becomes_a_strong_one_that_is_the_last(content: Content) -> None:
    seats = """
        character: zot, fortitude: 8, alcohol: 4, hand: [], drink_me: [Light Ale]
        character: eve, name: me, hand: ["Funny, it tastes like Dragon Breath Ale"]
        character: fiona, hand: []
    """
    rest = "phase: drink\nsteps:\n  - zot: drink\n"
    assert does(content, seats, rest, "respond") == ["Funny, it tastes like Dragon Breath Ale"]


def test_nobody_is_made_to_drink_from_an_empty_pile(content: Content) -> None:
    seats = """
        character: daareka, name: me, hand: ["Drink up, said the voice. It was my voice."]
        character: zot, name: dry, fortitude: 9, alcohol: 6, hand: [], drink_me: []
        character: fiona, name: served, fortitude: 14, alcohol: 4, hand: [], drink_me: [Wine]
    """
    found = does(content, seats, "phase: action\nsteps: []\n", "action")
    assert found == ["Drink up, said the voice. It was my voice. on served"]


def test_a_helper_who_stays_is_kept_and_hired(content: Content) -> None:
    seats = """
        character: torglesnarf, name: me, hand: [Grunt the Brawler, "Feel the royal slipper!"]
        character: zot, hand: []
        character: fiona, hand: []
    """
    assert "Grunt the Brawler" not in does(content, seats, "phase: discard_and_draw\nsteps: []\n", "discard")
    assert does(content, seats, "phase: action\nsteps: []\n", "action") == ["Grunt the Brawler"]


DART = "Silly me! I didn't realize my dart shooter was loaded!"


def test_a_gear_that_helps_is_for_oneself(content: Content) -> None:
    seats = f"""
        character: wizgille, name: me, alcohol: 3, hand: ["{DART}"], piles: {{gear: [Cooling water]}}
        character: zot, alcohol: 3, hand: []
        character: fiona, alcohol: 3, hand: []
    """
    rest = f'phase: action\nsteps:\n  - me: {{play: "{DART}", target: zot}}\n'
    assert does(content, seats, rest, "pick") == ["me"]


def test_a_gear_that_hurts_is_for_others(content: Content) -> None:
    seats = f"""
        character: wizgille, name: me, hand: ["{DART}"], piles: {{gear: ["Sorry, loose gear"]}}
        character: zot, hand: []
        character: fiona, fortitude: 15, alcohol: 5, hand: []
    """
    rest = f'phase: action\nsteps:\n  - me: {{play: "{DART}", target: fiona}}\n'
    assert does(content, seats, rest, "pick") == ["zot"]


def test_a_form_that_ends_the_turn_is_not_taken_before_the_action(content: Content) -> None:
    seats = """
        character: erin, name: me, hand: [Wildshape, "Come here and be hugged"]
        character: zot, hand: []
        character: fiona, hand: []
    """
    table = Table(content, seats, "phase: action\nsteps: []\n", "action")
    assert table.does == ["Wildshape"]
    table.game.submit(table.command)
    while (decision := table.game.pending) is not None and decision.kind != "action":
        table.game.submit(Answer(decision.seat, decision.default))
    assert table.game.view(table.seat).seats[table.seat].tracks["form"] == "bear"


def test_a_drink_of_somebody_else_is_not_weakened_for_a_new_form(content: Content) -> None:
    seats = """
        character: zot, hand: [], drink_me: [Dragon Breath Ale]
        character: erin, name: me, hand: [A little water at the roots]
        character: fiona, hand: []
    """
    assert does(content, seats, "phase: drink\nsteps:\n  - zot: drink\n", "respond") == ["pass"]


def test_what_would_be_discarded_is_played_first_if_it_does_any_good(content: Content) -> None:
    seats = """
        character: zot, name: me, hand: ["Alchemy for beginners: first, your coin", "I foresaw this hand. I also drew it."]
        character: fiona, hand: []
        character: gerki, hand: []
    """
    found = does(content, seats, "phase: discard_and_draw\nsteps: []\n", "discard")
    assert found[0].startswith("Alchemy for beginners")


def test_heals_in_its_own_turn_when_it_sways(content: Content) -> None:
    seats = """
        character: fiona, name: me, fortitude: 9, alcohol: 6, hand: [That scar is going to look fantastic]
        character: zot, hand: []
        character: gerki, hand: []
    """
    assert does(content, seats, "phase: action\nsteps: []\n", "action") == ["That scar is going to look fantastic"]


def test_takes_the_air_when_the_next_blow_may_be_the_last(content: Content) -> None:
    seats = """
        character: jasper, name: me, fortitude: 7, alcohol: 5, hand: [I think you need some fresh air]
        character: zot, hand: []
        character: gerki, hand: []
    """
    table = Table(content, seats, "phase: order\nsteps: []\n", "order")
    assert table.does == ["I think you need some fresh air"]
    seats = seats.replace("fortitude: 7, alcohol: 5", "fortitude: 19, alcohol: 2")
    assert "I think you need some fresh air" not in does(content, seats, "phase: order\nsteps: []\n", "order")


def test_no_ignore_on_a_coin(content: Content) -> None:
    seats = """
        character: zot, hand: [Tip the Wench]
        character: kaylin, name: me, hand: ["Poof!"]
        character: gerki, hand: []
    """
    rest = "phase: action\nsteps:\n  - zot: {play: Tip the Wench, target: me}\n"
    assert does(content, seats, rest, "respond") == ["pass"]


def test_a_blow_is_worth_more_than_a_coin(content: Content) -> None:
    seats = """
        character: daareka, name: me, hand: ["Every embarrassing memory at once", "A generous thought. Mine, in your head."]
        character: zot, hand: []
    """
    found = does(content, seats, "phase: action\nsteps: []\n", "action")
    assert found == ["Every embarrassing memory at once on zot"]


def test_a_card_that_answers_is_spent_before_a_finger(content: Content) -> None:
    seats = """
        character: lich-king, name: me, hand: [It runs straight out again], drink_me: [Dragon Breath Ale]
        character: zot, hand: []
        character: fiona, hand: []
    """
    assert does(content, seats, "phase: drink\nsteps:\n  - me: drink\n", "respond") == ["It runs straight out again"]


def test_an_action_more_is_bought_with_something_to_do(content: Content) -> None:
    seats = """
        character: chronos, name: me, hand: [Timewarp, All the blows of one evening at once, "You age badly. Watch."]
        character: zot, fortitude: 9, alcohol: 6, hand: []
        character: fiona, hand: []
    """
    assert does(content, seats, "phase: action\nsteps: []\n", "action") == ["Timewarp"]
    seats = seats.replace(', "You age badly. Watch."', "")
    assert "Timewarp" not in does(content, seats, "phase: action\nsteps: []\n", "action")


def test_somebody_without_an_action_digs_for_one(content: Content) -> None:
    seats = """
        character: gog, name: me, hand: ["Gog not think so!", Winning Hand!, Horse looks thirsty. Here.]
        character: zot, hand: []
    """
    gone = does(content, seats, "phase: discard_and_draw\nsteps: []\n", "discard")
    assert "Gog not think so!" in gone
    assert "Horse looks thirsty. Here." not in gone


def test_armour_that_is_found_is_worn(content: Content) -> None:
    seats = """
        character: flower, name: me, hand: [A quick rummage], piles: {treasure: [Budget Armor]}
        character: zot, hand: []
    """
    table = Table(content, seats, 'phase: action\nsteps:\n  - me: {play: "A quick rummage"}\n', "pick")
    assert table.decision.prompt == "equip"
    assert [weighed.value > 0 for weighed in table.bot.explain()] == [True, False]
    assert table.does == ["equip"]


def test_the_last_chance_of_somebody_else_is_no_reason_to_heal(content: Content) -> None:
    seats = """
        character: gerki, hand: ["Somebody loosened that chandelier, eh?"]
        character: zot, name: swaying, fortitude: 8, alcohol: 6, hand: []
        character: fiona, name: me, fortitude: 19, alcohol: 1, hand: [That scar is going to look fantastic]
    """
    rest = 'phase: action\nsteps:\n  - gerki: {play: "Somebody loosened that chandelier, eh?", target: swaying}\n'
    assert does(content, seats, rest, "last_chance") == ["pass"]


@pytest.mark.parametrize(
    ("fortitude", "joins"), [(3, True), (2, False)], ids=["finishes somebody off", "would be wasted"]
)
def test_a_card_joins_a_play_for_what_it_adds(content: Content, fortitude: int, joins: bool) -> None:
    seats = f"""
        character: phrenk, name: me, hand: ["Mind the glassware!", Strength Potion]
        character: zot, fortitude: {fortitude}, hand: []
        character: fiona, hand: []
    """
    table = Table(content, seats, "phase: action\nsteps: []\n", "action")
    assert isinstance(table.command, Answer)
    option = table.decision.option(table.command.picks[0])
    assert option is not None
    assert (option.targets, "join" in (option.args or {})) == ((1,), joins)
