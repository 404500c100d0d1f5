# SPDX-License-Identifier: GPL-3.0-or-later
"""What side decks ask of their players, in the real window: in words that tell, and by things that can be touched."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from rdi_desktop.content import Content
from rdi_desktop.engine.told import EventTold, NamedCard
from rdi_desktop.ui.cards.lettering import fit
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.fan import PileDialog
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.lookup import offered
from rdi_desktop.ui.table.models import EntryModel
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.hints import option_words
from tests.rules.deal import at, deal
from tests.ui.app_window import Player
from tests.ui.test_app_asking import sit_down


def card(player: Player, title: str) -> refs.Ref:
    own = player.page.table.table.view.seats[player.page.table.table.seat or 0]
    return next(refs.card(card.id) for card in (*own.hand, *own.in_play) if card.title == title)


def options(player: Player) -> list[str]:
    scene = player.page.table.table
    pending = scene.controller.legal.pending
    assert pending is not None
    return [option_words(option, pending.kind, scene.names) for option in pending.options]


def test_a_potion_goes_along_with_a_card_when_it_is_tapped(window: MainWindow) -> None:
    hit = "Mind the glassware!"
    t = deal(phrenk=at([hit], in_play=["Luck Potion"]), zot=at(), turn="phrenk")
    player = sit_down(window, t, "phrenk")
    scene = player.page.table.table
    assert f"play “{hit}” on zot (with “Luck Potion”)" in options(player)
    assert "offer “Luck Potion” for sale to zot" in options(player)

    player.click(card(player, hit))
    player.click(refs.seat(1))
    assert scene.prompt == "Tap “Luck Potion” to play it along, or play the card as it is"
    assert scene.controller.question is None
    player.click(card(player, "Luck Potion"))
    assert "With “Luck Potion”" in scene.costs
    assert "zot −3 Fortitude" in scene.costs
    player.click(refs.PLAY)

    assert (t.zot.fortitude, t.phrenk.in_play) == (17, [])


def test_a_bomb_says_what_it_asks(window: MainWindow) -> None:
    t = deal(
        nitrel=at(["Self-propelled fighting bomb"], piles={"bomb": ["Pot of Boom"]}), zot=at(), turn="nitrel"
    ).play("nitrel", "Self-propelled fighting bomb", on="zot")
    player = sit_down(window, t, "zot")

    said = player.page.table.table.prompt
    assert "you lose 3 Fortitude unless you pay one Gold to the Inn and another player gets this card" in said


def test_a_combo_says_what_must_come_next(window: MainWindow) -> None:
    totems = ["Alertness Totem", "Incendiary Totem", "Mossy Totem"]
    t = deal(halden=at(in_play=totems), zot=at(), turn="halden")
    player = sit_down(window, t, "halden")
    scene = player.page.table.table

    assert "use “Totem Combo”" in options(player)
    player.click(refs.ability("totem-combo"))
    player.click(refs.TABLE)
    assert scene.prompt.startswith("“Totem Combo” — which one comes first?")
    player.click(card(player, "Alertness Totem"))
    # only one is of the kind that it needs, and it needs one itself
    assert scene.prompt == "“Incendiary Totem” needs a health Totem behind it: which one comes next?"


def test_who_may_only_answer_a_loss_of_their_own_is_told_so(window: MainWindow) -> None:
    player = sit_down(window, deal(nitrel=at(["Catch!"]), zot=at(), turn="nitrel"), "nitrel")
    scene = player.page.table.table

    player.click(card(player, "Catch!"))
    assert scene.controller.complaint is not None
    assert scene._speech.text == "It can be played after you lose Fortitude to another player's card."


def test_tokens_piles_and_abilities_are_called_what_their_characters_call_them(content: Content) -> None:
    wrong = []
    for character in content.characters.values():
        called = [(ability.title, terms.ability(ability.id)) for ability in character.abilities]
        things = {**character.tokens, **character.tracks, **character.piles}
        called += [(str(getattr(decl, "name", "")), terms.thing(id)) for id, decl in things.items()]
        wrong += [(character.id, meant, said) for meant, said in called if meant and meant != said]
    assert wrong == []


def test_a_count_of_things_with_two_sides_is_read_in_one_breath(content: Content) -> None:
    found = content.find("lich-king", "The iron handshake")
    assert found is not None
    assert "the number of Fingers that are Attached (1 at 0 to 1, 2 at 2 to 5)" in content.text(found)


@pytest.mark.parametrize("width", [42.0, 56.0])
def test_a_long_word_of_a_title_keeps_its_ends(window: MainWindow, width: float) -> None:
    title = fit("Self-propelled fighting bomb", THEME.title_font, width, 60, largest=14, smallest=7)
    widest = max(QFontMetricsF(THEME.title_font(100)).horizontalAdvance(line) for line in title.lines)
    assert widest * title.pixels / 100 <= width


def test_of_a_choice_the_stack_tells_both_sides_and_then_the_one_that_was_chosen(window: MainWindow) -> None:
    t = deal(
        nitrel=at(["Self-propelled fighting bomb"], piles={"bomb": ["Pot of Boom"]}),
        zot=at(),
        fiona=at(),
        turn="nitrel",
    ).play("nitrel", "Self-propelled fighting bomb", on="zot")
    player = sit_down(window, t, "zot")
    scene = player.page.table.table

    def said() -> EntryModel:
        (row, _) = scene._stack._rows[scene.view.stack[-1].id]
        assert isinstance(row.model, EntryModel)
        return row.model

    assert said().outcome.startswith("You lose 3 Fortitude unless you pay one Gold")
    player.click(refs.button("yes"))
    assert said().outcome == "zot −1 Gold"
    assert said().done == ("accepted by zot",)


def test_a_sale_is_its_card_with_its_price_and_the_two_players(window: MainWindow) -> None:
    t = deal(phrenk=at(in_play=["Luck Potion"]), zot=at(), fiona=at(), turn="phrenk").play("phrenk", "sell", on="zot")
    price = t.table.cards[t.table.seats[0].in_play[0]].price
    player = sit_down(window, t, "zot")
    scene = player.page.table.table
    (entry,) = scene.view.stack
    shown, sprite = scene._stack._rows[entry.id]
    assert isinstance(shown.model, EntryModel)
    assert (shown.model.by, [seat for seat, _, _ in shown.model.to]) == (0, [1])
    assert str(price) in shown.model.label
    assert shown.model.being_asked == terms.label("you_asked")
    assert sprite.size[0] >= 2 * THEME.metrics.tiny_card_width, "its title can be read"
    assert f"for {price} Gold" in scene.prompt


def test_what_is_offered_is_held_out_with_its_price(window: MainWindow) -> None:
    t = deal(phrenk=at(in_play=["Luck Potion"]), zot=at(), turn="phrenk")
    player = sit_down(window, t, "phrenk")
    scene = player.page.table.table
    potion = card(player, "Luck Potion")
    lying = scene.view.seats[0].in_play[0]
    known = {int(potion.of): NamedCard(lying.definition, lying.title, lying.type, 0)}
    offered = EventTold(0, "offered", 0, 1, 1, {"card": potion.of, "to": 1, "n": 3}, known)
    (beat,) = scene.showing.director.script.read([offered], scene.view)
    scene.showing.stage.begin(beat)
    held_out = scene.showing.stage.cards[int(potion.of)]
    tags = [item for item in held_out.item.childItems() if item.isVisible()]
    assert beat.kind == "offer"
    assert len(tags) == 1


def test_a_side_deck_shows_its_discards_when_it_is_clicked(window: MainWindow) -> None:
    t = deal(phrenk=at(in_play=["Luck Potion"]), zot=at(), turn="phrenk")
    spent = t.table.seats[0].piles["potion"].pop()
    t.table.seats[0].spent["potion"].append(spent)
    title = t.table.cards[spent].title
    player = sit_down(window, t, "zot")
    scene = player.page.table.table
    deck = refs.gauge(0, "potion")

    assert f"Discarded: “{title}”" in scene.pieces.get(deck).item.toolTip()  # type: ignore[union-attr]
    assert (shown := scene.card_of(deck)) is not None and shown.title == title
    player.click(deck)
    leafed = window.findChild(PileDialog)
    assert leafed is not None and [face.title for face in leafed.fan.faces] == [title]


def test_cards_that_only_their_owner_sees_say_so_and_others_whose_they_are(window: MainWindow) -> None:
    t = deal(
        bastian=at(piles={"prayers": ["Prayer of Sobriety", "Prayer of Providence"]}), phrenk=at(), zot=at(), turn="zot"
    )
    potion = t.table.seats[1].piles["potion"].pop()
    t.table.seats[0].in_play.append(potion)
    player = sit_down(window, t, "bastian")
    scene = player.page.table.table

    tips = {card.title: scene.pieces.get(refs.card(card.id)).item.toolTip() for card in scene.view.seats[0].in_play}  # type: ignore[union-attr]
    assert tips.pop(t.table.cards[potion].title) == "a card of phrenk"
    assert set(tips.values()) == {terms.label("face_down")} and len(tips) >= 2
    labels = scene._mats[0]._spots.seen
    assert len(labels) == len(tips)


def test_a_pile_that_fills_says_with_how_many_cards_and_a_form_what_it_does(window: MainWindow) -> None:
    t = deal(cormac=at(["Barbarian rage"], tokens={"rage": 1}), zot=at(), turn="zot")
    cormac = t.table.seats[0]
    cormac.piles["building"].append(cormac.hand.pop())
    player = sit_down(window, t, "cormac")
    scene = player.page.table.table

    tip = scene.pieces.get(refs.gauge(0, "building")).item.toolTip()  # type: ignore[union-attr]
    assert "Rage B with 2 of them" in tip and "Only you see them: “Barbarian rage”" in tip
    mat = scene.pieces.get(refs.seat(0)).item.toolTip()  # type: ignore[union-attr]
    assert "others lose 1 more Fortitude by your cards" in mat.replace("\n", " ")


def test_of_a_card_that_lies_there_and_one_that_is_revealed_both_are_seen_side_by_side(window: MainWindow) -> None:
    potions = ["Acid Spit Potion"]
    t = deal(phrenk=at(in_play=["Luck Potion"], piles={"potion": potions}), zot=at(), turn="phrenk", phase="start")
    player = sit_down(window, t, "phrenk")
    scene = player.page.table.table

    assert scene.prompt.startswith("Which one stays?")
    shown = [
        face.title for faces in offered(scene.view, scene.controller.question, scene.drawing.faces) for face in faces
    ]  # type: ignore[union-attr]
    assert shown == ["Luck Potion", "Acid Spit Potion"]
    player.click(refs.choice(0))
    assert t.phrenk.in_play == ["Luck Potion"]
