# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario files: what is written is what is read, and what is wrong is said with file, line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.scenario.file import parse_scenario, scenario_files
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.model import Check, Expect, RunUntil, ScriptedMove
from rdi_desktop.scenario.names import CardNames, plain_title

GOOD = """\
id: reading
title: All there is to read
book: red-dragon-inn-1
seed: 7
table:
  options: {prizes: false}
  seats:
    - {character: zot, fortitude: 12, hand: ["The stars say, 'No!'"], drink_me: [Wine], deck: [I raise!]}
    - character: gerki
      name: Sneak
      gold: 3
      hand: [slip a MICKEY, I don’t think so]
  drink_deck: [Dragon Breath Ale]
  pot: 2
  gambling: {in_control: zot, players: [zot, Sneak], next: Sneak, last: Winning Hand!}
  turn: zot
  phase: drink
steps:
  - zot: drink
  - Sneak: {play: Slip a mickey, on: zot}
  - cannot: {zot: {play: "The stars say, No"}}
    why: no_reason
  - can: {Sneak: {play: I don't think so!}}
  - zot: {choose: [yes, 2]}
  - run: {phase: order}
  - run: until
    turn: Sneak
  - expect: {now: true, zot: {alcohol: 4, out: false}, stack: [], winner: null, inn_gold: {gained: 1}}
"""


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def test_everything_written_is_read(content: Content) -> None:
    scenario = parse_scenario(GOOD, content)
    zot, sneak = scenario.table.seats
    assert (scenario.id, scenario.seed, scenario.book) == ("reading", 7, "red-dragon-inn-1")
    assert (zot.name, zot.fortitude, zot.alcohol, zot.gold) == ("zot", 12, None, None)
    assert [content.card(said.card).title for said in sneak.hand or ()] == ["Slip a mickey", "I don't think so!"]
    assert all(said.card.startswith("gerki/") for said in sneak.hand or ())
    assert zot.discard is None
    assert zot.drink_me is not None
    assert scenario.table.gambling is not None
    assert scenario.table.gambling.next == 1
    assert (scenario.table.turn, scenario.table.phase, scenario.table.pot) == (0, "drink", 2)
    drink, spike, cannot, can, choose, run, until, expect = (step.action for step in scenario.steps)
    assert isinstance(drink, ScriptedMove)
    assert drink.verb == "drink"
    assert isinstance(spike, ScriptedMove)
    assert (spike.seat, spike.on) == (1, "zot")
    assert isinstance(cannot, Check)
    assert (cannot.legal, cannot.why) == (False, "no_reason")
    assert isinstance(can, Check)
    assert can.legal
    assert isinstance(choose, ScriptedMove)
    assert choose.what == ("yes", 2)
    assert run == RunUntil(None, "order")
    assert until == RunUntil(1, None)
    assert isinstance(expect, Expect)
    assert expect.now
    assert expect.seats == {0: {"alcohol": 4, "out": False}}


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("gold: 3", "god: 3", 11, "did you mean 'gold'"),
        ("gold: 3", "gold: three", 11, "expected a whole number"),
        ("gold: 3", "gold: 3\n      gold: 4", 12, "twice"),
        ("character: gerki", "character: gerky", 9, "did you mean 'gerki'"),
        ("slip a MICKEY", "slip a monkey", 12, "did you mean 'Slip a mickey'"),
        ("turn: zot", "turn: zod", 16, "did you mean 'zot'"),
        ("phase: drink", "phase: drnk", 17, "did you mean 'drink'"),
        ("zot: drink", "zot: drinks", 19, "did you mean 'drink'"),
        ("zot: drink", "fiona: drink", 19, "neither a seat nor a step"),
        ("on: zot", "onto: zot", 20, "did you mean 'on'"),
        ("why: no_reason", "because: no_reason", 22, "unknown key 'because'"),
        ("alcohol: 4", "alcohl: 4", 28, "did you mean 'alcohol'"),
        ("inn_gold:", "inn_gld:", 28, "did you mean 'inn_gold'"),
        ("name: Sneak", "name: zot", 9, "two seats are called 'zot'"),
        ("id: reading\n", "", 1, "'id' is missing"),
        ("steps:", "steps: 3\nstep:", 19, "unknown key 'step'"),
        ("seats:", "seats: ]", 7, "not YAML"),
        ("gold: 3", "gold: -3", 11, "not negative"),
        ("gold: 3", "gold: 3\n      fortitude: 25", 12, "from 0 to 20"),
        (
            "gambling: {in_control: zot, players: [zot, Sneak], next: Sneak, last: Winning Hand!}",
            "",
            14,
            "a pot needs a Round",
        ),
        ("gold: 3", "gold: 3\n      team: a", 12, "'team' needs a variant of teams"),
        ("gold: 3", "gold: 3\n      boss: true", 12, "'boss' needs a variant of teams"),
        ("prizes: false", "prizs: true", 6, "did you mean 'prizes'"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(content: Content, old: str, new: str, line: int, says: str) -> None:
    with pytest.raises(ScenarioError) as error:
        parse_scenario(GOOD.replace(old, new, 1), content, "somewhere.yaml")
    assert error.value.file == "somewhere.yaml"
    assert error.value.line == line
    assert says in error.value.message


def test_the_field_is_named(content: Content) -> None:
    with pytest.raises(ScenarioError) as error:
        parse_scenario(GOOD.replace("alcohol: 4", "alcohol: four"), content)
    assert error.value.field == "steps[7].expect.zot.alcohol"


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("i don’t think so", "I don't think so!"),
        ("OH, I guess the Wench thought that was her tip", "Oh, I guess the Wench thought that was her tip..."),
        ("Um. I know you think you won, but", "Um... I know you think you won, but..."),
        ("The stars say, 'No!'", 'The stars say, "No!"'),
    ],
)
def test_politeness_never_matters(written: str, printed: str) -> None:
    assert plain_title(written) == plain_title(printed)


def test_what_this_program_does_not_have_may_be_said_to_be_off(content: Content) -> None:
    off = parse_scenario(GOOD.replace("prizes: false", "pub_crawl: false, prizes: true", 1), content)
    assert off.table.options == {"prizes": True}


def test_without_a_phase_a_first_discard_is_that_of_discard_and_draw(content: Content) -> None:
    table = "table: {seats: [{character: zot}, {character: gerki}]}"
    phases = [
        parse_scenario(f"id: phase\n{table}\nsteps:\n  - {step}\n", content).table.phase
        for step in ("zot: {discard: []}", "gerki: {discard: []}", "zot: drink")
    ]
    assert phases == ["discard_and_draw", "action", "action"]


def test_a_long_title_may_have_a_wrong_word_as_a_book_prints_it(content: Content) -> None:
    names = CardNames(content)
    assert names.all("I guess the clone that that was her tip") == [
        "oozwald/i-guess-the-clone-thought-that-was-her-tip"
    ]
    assert names.all("I guess the clone that this was her tip") == []
    assert names.all("Winning Foot!") == []


def test_different_titles_stay_different() -> None:
    assert plain_title("I raise!") != plain_title("I raised!")


def test_files_of_a_folder_come_in_order(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.yml", "c.txt", "sub/d.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}")
    assert [file.name for file in scenario_files([tmp_path])] == ["a.yml", "b.yaml", "d.yaml"]


# What this program knows by name and does not play yet


@pytest.mark.parametrize(
    ("short", "title"),
    [
        ("Silly me!", "Silly me! I didn't realize my dart shooter was loaded!"),
        ("loose gear", "Sorry, loose gear"),
        ("Share Pain", "I've been working on a new spell. It's called Share Pain!"),
        ("Selfpropelled fighting bomb", "Self-propelled fighting bomb"),
        ("Alas...", "Alas, your aura is in need of adjustment"),
        ("Oh no! Pooky's on a drunken rampage!", "Oh no! Not again! Pooky's on a drunken rampage!"),
    ],
)
def test_titles_may_be_cut_short_as_the_books_do(content: Content, short: str, title: str) -> None:
    assert {content.card(def_id).title for def_id in CardNames(content).all(short)} == {title}


@pytest.mark.parametrize(
    "word", ["Wine and", "my", "Gambling? I'm out!", "The", "", "friend", "fiona", "scrappy", "coin"]
)
def test_words_that_fit_several_titles_or_none_name_no_card(content: Content, word: str) -> None:
    assert CardNames(content).all(word) == []


@pytest.mark.parametrize(
    ("old", "new", "field", "says"),
    [
        ("gold: 3", "tokens: {rake: 1}", "table.seats[1].tokens.rake", "'rake'"),
        ("character: gerki", "character: baelfire", "table.seats[1].character", "the character 'baelfire'"),
        ("on: zot", "spend: {harvest: [I raise!]}", "steps[1].Sneak.spend.harvest", "to spend 'harvest'"),
        ("on: zot", "spend: {potion: 1}", "steps[1].Sneak.spend.potion", "to spend 'potion'"),
        ("alcohol: 4", "piles: {loot: 3}", "steps[7].expect.zot.piles.loot", "the pile 'loot'"),
    ],
)
def test_what_is_not_played_yet_is_refused_by_name(content: Content, old: str, new: str, field: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(ScenarioError) as error:
        parse_scenario(GOOD.replace(old, new, 1), content)
    assert error.value.field == field
    assert error.value.message == f"not supported yet: {says}"


@pytest.mark.parametrize(
    ("old", "new", "field", "says"),
    [
        ("gold: 3", "tokens: {rak: 1}", "table.seats[1].tokens.rak", "nobody at this table has a token 'rak'"),
        ("gold: 3", "tokens: {scarab: 1}", "table.seats[1].tokens.scarab", "nobody at this table has a token 'scarab'"),
        (
            "gold: 3",
            "in_play: [Luck Potion]",
            "table.seats[1].in_play[0]",
            "is from a side deck of Brewmaster Phrenk, who",
        ),
        ("play: Slip a mickey", "do: detatch", "steps[1].Sneak.do", "did you mean 'detach'"),
        ("gold: 3", "piles: {gear: []}", "table.seats[1].piles.gear", "nobody at this table has a pile 'gear'"),
        ("gold: 3", "piles: {shelf: []}", "table.seats[1].piles.shelf", "nobody at this table has a pile 'shelf'"),
        ("on: zot", "from: plot", "steps[1].Sneak.from", "nobody at this table has a pile 'plot'"),
        ("pot: 2", "pot: 2\n  pot_cards: [I raise!]", "table.pot_cards[0]", "what counts as Gold lie in a pot"),
        ("gold: 3", "piles: {jewels: []}", "table.seats[1].piles.jewels", "nobody at this table has a pile 'jewels'"),
        (
            "[I raise!]",
            "[{card: I raise!, face: sideways}]",
            "table.seats[0].deck[0].face",
            "expected one of: down, up",
        ),
        ("[I raise!]", "[{of: zot}]", "table.seats[0].deck[0]", "'card' is missing"),
        ("[I raise!]", "[{card: I raise!, of: zod}]", "table.seats[0].deck[0].of", "did you mean 'zot'"),
        ("on: zot", "with: Wine", "steps[1].Sneak.with", "'with' goes with 'do', not with 'play'"),
        ("on: zot", "spend: {discard: [I rise up!]}", "steps[1].Sneak.spend.discard[0]", "no card is called"),
        ("gold: 3", "tracks: {zot: {fortitude: 6}}", "table.seats[1].tracks", "only an automaton has a track"),
        (
            "alcohol: 4",
            "tracks: {Sneak: {fortitude: 2}}",
            "steps[7].expect.zot.tracks",
            "only an automaton has a track",
        ),
        ("character: gerki", "character: otto", "table.seats[1].hand", "an automaton has no 'hand' of its own"),
        ("prizes: false", "otto_factions: [warrior]", "table.options.otto_factions", "expected 2 different factions"),
        ("prizes: false", "otto_factions: [warier]", "table.options.otto_factions[0]", "warrior"),
    ],
)
def test_what_nobody_knows_is_refused_with_its_field(
    content: Content, old: str, new: str, field: str, says: str
) -> None:
    assert old in GOOD
    with pytest.raises(ScenarioError) as error:
        parse_scenario(GOOD.replace(old, new, 1), content)
    assert error.value.field == field
    assert says in error.value.message


def test_an_ability_names_what_it_uses_before_what_it_chooses(content: Content) -> None:
    steps = "steps:\n  - zot: {do: act, with: [Wine, Mead], choose: yes, target: Sneak}\n"
    (step,) = parse_scenario(GOOD[: GOOD.index("steps:")] + steps, content).steps
    assert isinstance(step.action, ScriptedMove)
    assert step.action.choose == ("Wine", "Mead", "yes")
    assert step.action.targets == ("Sneak",)
