# SPDX-License-Identifier: GPL-3.0-or-later
"""Adding a word is one class with its sentence, adding a character one file: here both are done, and everybody knows them.

The words lie in a package of their own, which is there for a test at a time.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from rdi_desktop.bots.card_worth import worth
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.cli import main
from rdi_desktop.commands.matches import MatchResult, play_match
from rdi_desktop.content import homemade, reference, schema
from rdi_desktop.content.texts.clauses import TOLD as CONDITIONS_TOLD
from rdi_desktop.content.texts.effects import TELL
from rdi_desktop.content.texts.filters import TOLD as FILTERS_TOLD
from rdi_desktop.engine.language import core, deeds
from rdi_desktop.engine.language.condition import CONDITIONS
from rdi_desktop.engine.language.filters import FILTERS, narrowed
from rdi_desktop.engine.language.moments import Drink
from rdi_desktop.session.match import Match
from rdi_desktop.ui.cards.gist import gist
from rdi_desktop.ui.words.stack import words_of
from rdi_desktop.words import language
from tests.bots.test_nothing_falls_through import check_weighing
from tests.content.json_schema import faults
from tests.rules.deal import Deal, at, deal, with_extra
from tests.ui.test_words_complete import check_facets, check_meaning

DROP, TUNE = "A drop from the well", "A tune from the cellar"
BERTA = f"""
kind: character
id: berta
name: Berta the Landlady's Aunt
size: 14
deck:
- {{title: {DROP}, type: sometimes, copies: 6, when: {{drink: {{strong: 1}}}}, if: {{dry: false}}, do: [{{water_down: 2}}]}}
- {{title: I know your mother, type: action, copies: 6, do: [{{lose: {{who: another, fortitude: 2}}}}]}}
- {{title: {TUNE}, type: action, copies: 2, do: [{{hum: {{}}}}]}}
"""

CLASSES = '''
"""Two verbs, a condition and a filter: their classes are all that the engine and the computer players know of them."""

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import AMOUNT, amount
from rdi_desktop.engine.language.condition import Condition, condition
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.filters import Filter, filtering
from rdi_desktop.engine.language.spec import Bool, Field, Int
from rdi_desktop.engine.rules import drinks
from rdi_desktop.engine.state import records
from rdi_desktop.engine.verbs.drinks import OnDrink
from rdi_desktop.engine.verbs.plays import card_of


@verb
class WaterDown(OnDrink):
    """The Drink loses Alcohol Content."""

    VERB = "water_down"
    DEED = deeds.answer("water_down", "saves", deeds.less, held=1.0, only=True, spares=True, per=0.0)
    MARK = "watered"
    SHORT = "by"
    FIELDS = {"by": Field(AMOUNT, doc="how much")}

    def perform(self, ctx):
        if isinstance(ctx.it, records.Drink):
            less = {"alcohol": (-amount(self.by_, ctx), True)}
            drinks.change(ctx.game, ctx.it, less, self.MARK, ctx.me, card_of(ctx))

    def estimate(self, at):
        yield at.part(self.DEED, alcohol=at.number(self.by_))


@verb
class Hum(Effect):
    """Somebody hums."""

    VERB = "hum"
    IDLE = "a tune changes nothing"


@condition
class Dry(Condition):
    """Whether there is nothing on the seat's Drink Me! pile."""

    WORD = "dry"
    FIELDS = {"truth": Field(Bool(), doc="whether it must be so")}

    def test(self, ctx, seat):
        return (not ctx.game.table.seats[seat].drink_me) == self.truth


@filtering
class Strong(Filter):
    """The Drink has so much Alcohol Content."""

    WORD = "strong"
    FIELDS = {"least": Field(Int(0, 9), doc="at least so much")}

    def match(self, game, seat, entry):
        return isinstance(entry, records.Drink) and entry.numbers.get("alcohol", 0) >= self.least
'''

SENTENCES = '''
"""All that is said of them."""

from rdi_desktop.content.texts.clauses import TOLD as CONDITIONS
from rdi_desktop.content.texts.filters import TOLD as FILTERS
from rdi_desktop.content.texts.verbs import TELL, act
from rdi_desktop.words.plan import msg
from pathlib import Path
from rdi_desktop.words import language
from trial_words.classes import Dry, Hum, Strong, WaterDown


TELL[WaterDown] = act("water-down", n=lambda effect, scene: effect.by_)
TELL[Hum] = act("hum")
CONDITIONS[Dry] = lambda one, scene, of, negative: msg("cond-dry", who=of, **{"not": "no" if one.truth != negative else "yes"})
FILTERS[Strong] = lambda one, names: msg("if-strong", n=one.least)
language("en").add(Path(__file__).with_name("words.ftl").read_text(encoding="utf-8"), "words.ftl")
'''


MESSAGES = """
water-down = <take> { $n } Alcohol Content out of the Drink
hum = <hum>
cond-dry = { OWN($who) } pile of Drinks is { not } empty
if-strong = if it has { $n } or more Alcohol Content
verb-water-down = Water it
    .mark = watered down by { $by }
verb-hum = Hum
"""


@pytest.fixture
def words(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with all that new words take: their classes and their sentences. The moment lists the filter that narrows it."""
    tables: tuple[dict[Any, Any], ...] = (
        core.VERBS,
        CONDITIONS,
        FILTERS,
        TELL,
        CONDITIONS_TOLD,
        FILTERS_TOLD,
        Drink.FIELDS,
    )
    before = [dict(table) for table in tables]
    package = tmp_path_factory.mktemp("packages") / "trial_words"
    package.mkdir()
    for name, source in (("__init__", ""), ("classes", CLASSES), ("sentences", SENTENCES)):
        (package / f"{name}.py").write_text(source, encoding="utf-8")
    (package / "words.ftl").write_text(MESSAGES, encoding="utf-8")
    monkeypatch.setattr(language("en"), "_entries", dict(language("en")._entries))
    monkeypatch.syspath_prepend(package.parent)
    importlib.import_module("trial_words.sentences")
    Drink.FIELDS |= narrowed(FILTERS["strong"])
    yield
    for table, known in zip(tables, before, strict=True):
        for key in table.keys() - known.keys():
            del table[key]
    for name in [name for name in sys.modules if name.partition(".")[0] == "trial_words"]:
        del sys.modules[name]
    assert [dict(table) for table in tables] == before


@pytest.fixture
def table(words: None) -> Deal:
    berta = at([DROP, DROP], drink_me=["Elven Wine", "Elven Wine"])
    return deal(berta=berta, zot=at(), phase="drink", extra=[BERTA]).drink("berta")


def test_a_new_word_is_played(table: Deal) -> None:
    table.play("berta", DROP).rest()
    assert table.berta.alcohol == 1
    assert (
        not deal(berta=at([DROP], drink_me=["Wine"]), zot=at(), phase="drink", extra=[BERTA])
        .drink("berta")
        .can("berta", DROP)
    ), "it was the last one"
    weak = at([DROP], drink_me=["Water", "Elven Wine"])
    assert not deal(berta=weak, zot=at(), phase="drink", extra=[BERTA]).drink("berta").can("berta", DROP), (
        "it is only water"
    )


def test_a_word_that_does_nothing_is_played_as_well(words: None) -> None:
    table = deal(berta=at([TUNE]), zot=at(), extra=[BERTA])
    table.play("berta", TUNE).rest()
    assert TUNE not in table.stack


def test_a_new_word_is_foreseen_and_leaves_its_mark(table: Deal) -> None:
    option, _ = table.ways("berta", DROP)[0]
    said = table.game.preview(0, option.id)
    assert said is not None and said.on.outcome == {"0": {"alcohol": 1}}
    table.play("berta", DROP)
    while DROP in table.stack:
        table.decline()
    assert [done.what for done in table.game.view(None).stack[0].done] == ["watered"]  # and the other card could follow


def test_a_new_word_is_told(words: None) -> None:
    content = with_extra(BERTA)
    assert content.text("berta/a-drop-from-the-well") == (
        "When a player is about to drink (if it has 1 or more Alcohol Content), if your pile of Drinks is not empty:"
        " Take 2 Alcohol Content out of the Drink."
    )
    assert content.text("berta/a-tune-from-the-cellar") == "Hum."
    assert gist(content.card("berta/a-drop-from-the-well")).words == "Water it"
    assert words_of("watered") == "watered down by {by}"


def test_a_new_word_is_documented_and_in_the_schema(words: None) -> None:
    assert "### water_down\n\nThe Drink loses Alcohol Content." in reference.text()
    assert "| `dry` | Whether there is nothing on the seat's Drink Me! pile. |" in reference.text()
    assert "| `strong` |" in reference.text() and "The Drink has so much Alcohol Content." in reference.text()
    whole = schema.whole()
    assert faults(yaml.safe_load(BERTA), whole, whole) == []
    for right, wrong in (
        ("water_down: 2", "water_down: much"),
        ("dry: false", "dry: hardly"),
        ("strong: 1", "strong: very"),
    ):
        assert faults(yaml.safe_load(BERTA.replace(right, wrong)), whole, whole) != []


def test_a_new_word_passes_the_check_of_a_file(words: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "berta.yaml"
    file.write_text(BERTA, encoding="utf-8")
    assert main(["check", "--texts", "--unplayed", str(file)]) == 0
    assert "Take 2 Alcohol Content out of the Drink." in capsys.readouterr().out
    file.write_text(BERTA.replace("strong: 1", "stronk: 1"), encoding="utf-8")
    assert main(["check", "--unplayed", str(file)]) == 1
    assert "strong" in capsys.readouterr().err


def test_a_new_word_lacks_nothing_that_tests_look_for(words: None) -> None:
    for verb in ("water_down", "hum"):
        check_facets(core.VERBS[verb])
        check_weighing(core.VERBS[verb])
    check_meaning(CONDITIONS["dry"])
    check_meaning(FILTERS["strong"])


def test_a_new_word_is_valued_by_computer_players(words: None) -> None:
    content = with_extra(BERTA)
    [part] = parts_of(content.card("berta/a-drop-from-the-well"))
    assert (part.deed, part.alcohol) == (core.VERBS["water_down"].DEED, 2.0)
    assert worth(content.card("berta/a-drop-from-the-well")) == 1.0
    [tune] = parts_of(content.card("berta/a-tune-from-the-cellar"))
    assert (tune.deed.word, tune.deed.played) == ("hum", deeds.TRIFLE)


def whole_games(folder: Path, text: str, bot: str) -> list[MatchResult]:
    """Games to the end with that file in the folder of home-made characters."""
    (folder / "berta.yaml").write_text(text, encoding="utf-8")
    content = homemade.load_all_content()
    assert content.problems == []
    return [play_match(Match(("berta", "zot", "gerki"), (bot,) * 3, seed), content) for seed in range(5)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(homemade, "characters_folder", lambda: tmp_path)
    return tmp_path


def drops(played: list[MatchResult]) -> int:
    """How often her own card was played."""
    assert all(game.winners for game in played)
    return sum(game.cards.get("berta/a-drop-from-the-well", 0) for game in played)


@pytest.mark.parametrize("bot", ["tipsy", "regular"])
def test_a_character_with_a_new_word_plays_whole_games(folder: Path, words: None, bot: str) -> None:
    assert drops(whole_games(folder, BERTA, bot)) > 0


@pytest.mark.parametrize("bot", ["tipsy", "regular"])
def test_a_character_is_one_file(folder: Path, bot: str) -> None:
    plain = BERTA.replace("if: {dry: false}, ", "").replace("water_down: 2", "reduce: {what: it, alcohol: 2}")
    plain = plain.replace("{strong: 1}", "{}").replace("hum: {}", "gain: {fortitude: 1}")
    assert drops(whole_games(folder, plain, bot)) > 0
