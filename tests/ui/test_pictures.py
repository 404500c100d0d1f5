# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures on cards: no hand is full of one picture, every character has its own, and what a sheet names is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

import rdi_desktop.content
from rdi_desktop.content import Content, load_content
from rdi_desktop.content.cookbook import ideas, put_in
from rdi_desktop.content.starter import starter
from rdi_desktop.content.usual import WHOLE
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.ui.cards import picture_choice
from rdi_desktop.ui.cards.art import draw_emblem, has_art, scene_image
from rdi_desktop.ui.cards.picture_choice import Pictures
from rdi_desktop.ui.cards.scenes import Layer, colours_of, is_scene, read_scene, scene_svg, scene_text
from rdi_desktop.ui.look import assets
from tests.cases import in_one_test

HANDS = 1000
GROUPS = ("cards", "words", "kinds", "spare")
SHEETS = sorted(path.stem for path in (assets.CHECKOUT / "assets" / "cards").glob("*.yaml") if path.stem != "common")
ON_FILE = {path.stem for path in (Path(rdi_desktop.content.__file__).parent / "data" / "characters").glob("*.yaml")}
WITH_CARDS = [name for name in SHEETS if name in ON_FILE and "cards" in picture_choice.sheet(name)]


def hands(content: Content) -> Iterator[list[SeenCard]]:
    """Hands as a game deals them, with what of them lies aside at once: each character in turn, four at a table."""
    names = cycle(sorted(content.characters))
    seed = 0
    while True:
        seed += 1
        seats = tuple(SeatSetup(character=name) for name in islice(names, 4))
        game = Game.new(GameSetup(seed=seed, seats=seats), content)
        while (
            game.pending is not None and game.table.phase == "setup"
        ):  # somebody's first card is from a deck of choice
            game.submit(Answer(game.pending.seat, game.pending.default))
        for seat in range(4):
            mat = game.view(seat).seats[seat]
            places = [id for id, pile in mat.piles.items() if pile.open]
            aside = [card for card in mat.in_play if card.place in places]
            yield [*(mat.hand or ()), *aside]


def most_alike(pictures: Pictures, content: Content, hand: list[SeenCard]) -> int:
    return max(Counter(pictures.of(content.card(card.definition), card.id) for card in hand).values())


def test_no_hand_that_is_dealt_shows_a_picture_more_than_twice(content: Content) -> None:
    pictures = Pictures(content)
    dealt = list(islice(hands(content), HANDS))
    assert all(5 <= len(hand) <= 7 for hand in dealt)  # what is revealed as the first turn begins may cost one or two
    assert max(most_alike(pictures, content, hand) for hand in dealt) <= 2


def test_nor_does_any_that_could_be(content: Content) -> None:
    """All copies of all cards of each deck, whichever number at the table the first copy has."""
    pictures = Pictures(content)
    for name, character in content.characters.items():
        for first in range(6):
            shown = Counter(
                pictures.of(card, first + copy) for card in character.deck for copy in range(card.copies)
            ).most_common(1)
            assert shown[0][1] <= 2, (name, shown)


def test_nor_does_one_of_a_character_without_pictures_of_its_own(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    common = picture_choice.sheet("common")
    monkeypatch.setattr(picture_choice, "sheet", lambda name: common if name == "common" else {})
    pictures = Pictures(content)
    assert max(most_alike(pictures, content, hand) for hand in islice(hands(content), HANDS)) <= 2


@pytest.mark.parametrize("pile", ["treasure"])
def test_a_shared_side_deck_looks_the_same_with_everybody(pile: str, content: Content) -> None:
    owners = [name for name, character in content.characters.items() if pile in character.piles]
    assert len(owners) > 1
    looks = [
        {card.title: Pictures(content).of(card).split("|")[-1] for card in content.characters[name].deck if card.pile}
        for name in owners
    ]
    assert all(look == looks[0] for look in looks)
    assert set(picture_choice.sheet(pile)["cards"]) == {
        card.id.split("/")[-1] for card in content.characters[owners[0]].deck if card.pile
    }


def test_two_new_cards_that_do_the_same_look_unlike(tmp_path: Path) -> None:
    """Both had the same broom, while fists, clubs and axes lay unused."""
    idea = next(each for each in ideas() if each.want == "hit somebody")
    text = put_in(put_in(starter("ida", "Ida"), idea), idea)
    (tmp_path / "ida.yaml").write_text(f"size: {WHOLE + 2}\n{text}", "utf-8")
    made = load_content([tmp_path])
    one, other = made.characters["ida"].deck[-2:]
    assert Pictures(made).of(one) != Pictures(made).of(other)


def test_every_character_on_file_has_a_sheet_of_its_own() -> None:
    assert set(WITH_CARDS) == ON_FILE


@in_one_test("name", WITH_CARDS)
def test_a_character_has_at_least_four_pictures_of_its_own(name: str, content: Content) -> None:
    cards = {card.id.split("/")[-1] for card in content.characters[name].deck}
    own = {
        short: picture_choice.scenes_of(scene)
        for short, scene in picture_choice.sheet(name)["cards"].items()
        if short in cards
    }
    common = [scene for group in picture_choice.sheet("common").values() for scene in named_in(group)]
    signature = {scene for scenes in own.values() for scene in scenes} - set(common)
    assert len(signature) >= 4


@in_one_test("name", WITH_CARDS)
def test_what_lies_beside_a_deck_can_be_told_apart(name: str, content: Content) -> None:
    """Gears, Stories, Bombs, Totems and what a Boss brings are laid out side by side, too small to be read."""
    pictures = Pictures(content)
    shown = [
        {pictures.of(card, copy) for copy in range(card.copies)}
        for card in content.characters[name].deck
        if card.pile or card.boss
    ]
    alike = [scenes & others for scenes, others in combinations(shown, 2) if scenes & others]
    assert not alike


def test_the_automaton_has_a_picture_for_each_card(content: Content) -> None:
    assert {card.id.split("/")[-1] for card in content.automata["otto"].character.deck} == set(
        picture_choice.sheet("otto")["cards"]
    )


def named_in(group: Any) -> Iterator[str]:
    for entry in group.values() if isinstance(group, dict) else group:
        yield from picture_choice.scenes_of(entry)


@in_one_test("name", ["common", *SHEETS])
def test_everything_that_a_sheet_names_is_there(name: str) -> None:
    sheet = picture_choice.sheet(name)
    assert set(sheet) <= {*GROUPS, "colours", "emblem", "portrait", "places"}
    dye = " ".join(f"{old}={new}" for old, new in sheet.get("colours", {}).items())
    scenes = [scene for key, group in sheet.items() if key in GROUPS for scene in named_in(group)]
    scenes += [sheet["emblem"]] if "emblem" in sheet else []
    wrong = [scene for scene in scenes if not is_scene(scene)]
    wrong += [scene for scene in scenes if dye and "|" not in scene and not is_scene(f"{dye} | {scene}")]
    assert not wrong


def test_every_card_shows_something_that_can_be_drawn(content: Content) -> None:
    pictures = Pictures(content)
    assert all(is_scene(pictures.of(card, copy)) for card in content.cards.values() for copy in range(6))


def test_copies_of_a_card_take_turns_and_one_keeps_its_picture(content: Content) -> None:
    pictures = Pictures(content)
    card = content.card("zot/im-in")
    assert len({pictures.of(card, copy) for copy in range(6)}) == 3
    assert pictures.of(card, 4) == Pictures(content).of(card, 4)


def test_a_scene_is_read_as_it_is_written() -> None:
    assert read_scene("cloth=#5a3f9e | burst; mug wine=ale 80,86*.34 @-10 flip") == (
        Layer("burst", (("cloth", "#5a3f9e"),)),
        Layer("mug", (("wine", "ale"), ("cloth", "#5a3f9e")), 80, 86, 0.34, -10, True),
    )


@pytest.mark.parametrize(
    "scene", ["", "burst;", "no-such", "mug 3", "mug *x", "mug @x", "mug red=", "boot cloth=mauvish", "boot cloth=#12"]
)
def test_a_scene_that_cannot_be_drawn_is_told(scene: str) -> None:
    with pytest.raises(ValueError, match=r"without a name|no part|says nothing|no colour"):
        scene_svg(scene)


def test_every_character_has_a_portrait_and_an_emblem(content: Content) -> None:
    everybody = [*content.characters, *content.automata]
    assert not [name for name in everybody if not has_art(f"portraits/{name}")]
    assert not [
        name for name in everybody if not has_art(f"emblems/{name}") and picture_choice.emblem_scene(name) is None
    ]


def test_every_token_thing_with_two_sides_and_symbol_has_a_picture(content: Content) -> None:
    for name, character in content.characters.items():
        wanted = [(f"tokens/{id}",) for id in character.tokens]
        for kind in character.sides.values():
            wanted += [(f"tokens/{id}", f"tokens/{id}-{side}") for id in kind.things for side in (kind.up, kind.down)]
        wanted += [(f"icons/{icon}",) for card in character.deck for icon in card.icons]
        assert not [names for names in wanted if not any(map(has_art, names))], name


@pytest.mark.usefixtures("qapp")
def test_an_emblem_of_parts_is_drawn() -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_emblem(painter, "lucky", "Lucky", QRectF(0, 0, 60, 60))
    painter.end()
    green = image.pixelColor(24, 18)
    assert green.alpha() == 255
    assert green.green() > max(green.red(), green.blue())


@pytest.mark.usefixtures("qapp")
def test_a_character_wears_its_colour() -> None:
    red, blue = (scene_image(f"cloth={colour} | book-closed", 50, 50) for colour in ("#c02020", "#2020c0"))
    assert red.pixelColor(37, 20).red() > red.pixelColor(37, 20).blue()
    assert blue.pixelColor(37, 20).blue() > blue.pixelColor(37, 20).red()


@in_one_test("name", SHEETS)
def test_what_is_written_of_a_scene_is_read_as_the_same(name: str) -> None:
    for scene in named_in(picture_choice.sheet(name).get("cards", {})):
        head, bar, rest = scene.partition("|")
        layers = read_scene(rest if bar else head)
        assert read_scene(scene_text(layers, head if bar else "")) == read_scene(scene)


def test_a_part_tells_of_which_colours_it_is() -> None:
    assert colours_of("beard") == ("ale",)
    assert "cloth" in colours_of("boot")
