# SPDX-License-Identifier: GPL-3.0-or-later
"""Adding a word is one class with its sentence, adding a character one file: here both are done, and everybody knows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from rdi_desktop.bots.summary import parts_of
from rdi_desktop.commands.matches import Match, Played, play_match
from rdi_desktop.content import homemade, reference, schema
from rdi_desktop.content.texts.english import clauses
from rdi_desktop.content.texts.english.grammar import Clause, Noun, Part
from rdi_desktop.content.texts.english.scene import TELL, Scene, Told
from rdi_desktop.engine.language import core, deeds, estimate
from rdi_desktop.engine.language.amounts import AMOUNT, Amount, amount
from rdi_desktop.engine.language.condition import CONDITIONS, Condition, condition
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.spec import Bool, Field
from rdi_desktop.engine.rules import drinks
from rdi_desktop.engine.state import records
from rdi_desktop.engine.words.drinks import OnDrink
from rdi_desktop.engine.words.plays import card_of
from tests.content.json_schema import faults
from tests.rules.deal import Deal, at, deal, with_extra

DROP = "A drop from the well"
BERTA = f"""
kind: character
id: berta
name: Berta the Landlady's Aunt
size: 12
deck:
- {{title: {DROP}, type: sometimes, copies: 6, when: {{drink: {{}}}}, if: {{dry: false}}, do: [{{water_down: 2}}]}}
- {{title: I know your mother, type: action, copies: 6, do: [{{lose: {{who: another, fortitude: 2}}}}]}}
"""


class WaterDown(OnDrink):
    """The Drink loses Alcohol Content."""

    VERB = "water_down"
    MARK = "watered"
    SHORT = "by"
    FIELDS = {"by": Field(AMOUNT, doc="how much")}
    by_: int | Amount

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, records.Drink):
            drinks.change(
                ctx.game, ctx.it, {"alcohol": (-amount(self.by_, ctx), True)}, self.MARK, ctx.me, card_of(ctx)
            )
        return None

    def estimate(self, at: estimate.Estimate) -> Iterator[estimate.Part]:
        yield at.part(deeds.REDUCE, alcohol=at.number(self.by_))


class Dry(Condition):
    """Whether there is nothing on the seat's Drink Me! pile."""

    WORD = "dry"
    FIELDS = {"truth": Field(Bool(), doc="whether it must be so")}
    truth: bool

    def test(self, ctx: Ctx, seat: int) -> bool:
        return (not ctx.game.table.seats[seat].drink_me) == self.truth


def watering(effect: WaterDown, scene: Scene) -> list[Part]:
    """Its sentence."""
    return [Clause(scene.me, f"{{take}} {effect.by_} Alcohol Content out of the Drink", bid=True)]


def dry(one: Dry, scene: Scene, about: Noun, negative: bool) -> str:
    """Its clause."""
    return f"{about.owns} pile of Drinks is {'' if one.truth != negative else 'not '}empty"


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All that a new verb and a new condition take, besides their tests."""
    core.verb(WaterDown)
    condition(Dry)
    monkeypatch.setitem(TELL, WaterDown, Told(watering, "Water it", mark="watered down by {by}"))
    monkeypatch.setitem(clauses.TOLD, Dry, dry)
    yield
    del core.VERBS["water_down"], CONDITIONS["dry"]


@pytest.fixture
def table(words: None) -> Deal:
    berta = at([DROP, DROP], drink_me=["Elven Wine", "Water"])
    return deal(berta=berta, zot=at(), phase="drink", extra=[BERTA]).drink("berta")


def test_a_new_word_is_played(table: Deal) -> None:
    table.play("berta", DROP).rest()
    assert table.berta.alcohol == 1
    assert (
        not deal(berta=at([DROP], drink_me=["Wine"]), zot=at(), phase="drink", extra=[BERTA])
        .drink("berta")
        .can("berta", DROP)
    ), "it was the last one"


def test_a_new_word_is_foreseen_and_leaves_its_mark(table: Deal) -> None:
    option, _ = table.ways("berta", DROP)[0]
    said = table.game.preview(0, option.id)
    assert said is not None and said.on.outcome == {"0": {"alcohol": 1}}
    table.play("berta", DROP)
    while DROP in table.stack:
        table.decline()
    assert [done["what"] for done in table.game.view(None)["stack"][0]["done"]] == [
        "watered"
    ]  # and the other card could follow


def test_a_new_word_is_told_documented_and_in_the_schema(words: None) -> None:
    text = (
        "When a player is about to drink, if your pile of Drinks is not empty: Take 2 Alcohol Content out of the Drink."
    )
    assert with_extra(BERTA).text("berta/a-drop-from-the-well") == text
    assert "### water_down\n\nThe Drink loses Alcohol Content." in reference.text()
    assert "| `dry` | Whether there is nothing on the seat's Drink Me! pile. |" in reference.text()
    whole = schema.whole()
    assert faults(yaml.safe_load(BERTA), whole, whole) == []
    assert faults(yaml.safe_load(BERTA.replace("water_down: 2", "water_down: much")), whole, whole) != []
    assert faults(yaml.safe_load(BERTA.replace("dry: false", "dry: hardly")), whole, whole) != []


def test_a_new_word_is_valued_by_computer_players(words: None) -> None:
    [part] = parts_of(with_extra(BERTA).card("berta/a-drop-from-the-well"))
    assert (part.deed, part.alcohol) == (deeds.REDUCE, 2.0)


def whole_games(folder: Path, text: str, bot: str) -> list[Played]:
    """Games to the end with that file in the folder of home-made characters."""
    (folder / "berta.yaml").write_text(text, encoding="utf-8")
    content = homemade.load_all_content()
    assert content.problems == []
    return [play_match(Match(("berta", "zot", "gerki"), (bot,) * 3, seed), content) for seed in range(5)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(homemade, "characters_folder", lambda: tmp_path)
    return tmp_path


def drops(played: list[Played]) -> int:
    """How often her own card was played."""
    assert all(game.winners for game in played)
    return sum(game.cards.get("berta/a-drop-from-the-well", 0) for game in played)


@pytest.mark.parametrize("bot", ["random", "regular"])
def test_a_character_with_a_new_word_plays_whole_games(folder: Path, words: None, bot: str) -> None:
    assert drops(whole_games(folder, BERTA, bot)) > 0


@pytest.mark.parametrize("bot", ["random", "regular"])
def test_a_character_is_one_file(folder: Path, bot: str) -> None:
    plain = BERTA.replace("if: {dry: false}, ", "").replace("water_down: 2", "reduce: {what: it, alcohol: 2}")
    assert drops(whole_games(folder, plain, bot)) > 0
