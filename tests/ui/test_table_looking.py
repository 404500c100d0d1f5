# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions that some characters ask: cards looked at, ordered and parted, the price of a track, of a kind of cards, of an instrument."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.bubbles import picked_sign
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words import asking
from tests.rules.deal import Deal, at, deal
from tests.ui.table_hands import Hands
from tests.ui.test_table_costs import card, sit_down

TRAY = ("Dragon Breath Ale", "Wine")
OPEN = ("Think of a wall. Faster.", "I raise!", "Winning Hand!", "A tiny migraine", "I decide that this does not hurt")
BARREL = "One barrel, slightly used, downhill"
SAME_HAND = "What a coincidence, I happen to have the same hand!"
STEAM, EMBERS, MIST = "Hot plus wet is called steam", "It was written in the embers", "Mist. Nobody here but mist."
BARDBARIAN = "Sometimes they call me Adonis the Bard-barian!"

DART = "Silly me! I didn't realize my dart shooter was loaded!"

Touch = Callable[[Ref], None]


PEEP = """\
kind: character
id: peep
name: Peep
size: 10
deck:
- {title: Filler, type: action, copies: 9, do: [{gain: {gold: 1}}]}
- {title: What have we here, type: action, do: [{look: another}, {extra: {action: 1}}]}
"""


def seen_hand() -> Deal:
    t = deal(extra=[PEEP], peep=at(["What have we here", "Filler"]), fiona=at(["I raise!", "Winning Hand!"]), zot=at())
    return t.play("peep", "What have we here", on="fiona")


def tray() -> Deal:
    looking = "Signs point to you getting drunker"
    return deal(tara=at([looking]), gerki=at(), zot=at(), phase="order", drinks=TRAY).play("tara", looking)


def pile() -> Deal:
    looking = "I have seen how this night ends"
    t = deal(tara=at([looking]), gerki=at(drink_me=["Water", "Wine", "Dragon Breath Ale", "Light Ale"]), zot=at())
    return t.play("tara", looking, on="gerki")


def lying() -> Deal:
    t = deal(fiona=at(), daareka=at(["Psionic vision"], deck=OPEN), zot=at(), turn="daareka")
    return t.play("daareka", "Psionic vision", on="fiona")


def heaps() -> Deal:
    t = deal(daareka=at(["Psionic vision"], deck=OPEN), fiona=at(), zot=at())
    return t.play("daareka", "Psionic vision", on="fiona").choose("fiona", "seen:2", "seen:3")


def hand() -> Deal:
    looking = "You would rather not have that card"
    t = deal(daareka=at([looking]), fiona=at(["I raise!", "That scar is going to look fantastic"]), zot=at())
    return t.play("daareka", looking, on="fiona")


def heat() -> Deal:
    return deal(lucky=at([BARREL], tokens={"heat": 2}), fiona=at(), zot=at()).play("lucky", BARREL, on="fiona")


def piety() -> Deal:
    t = deal(serena=at(["Blasphemer!"], tokens={"piety": 1}), fiona=at(), zot=at())
    return t.play("serena", "Blasphemer!", on="fiona")


def pot() -> Deal:
    """Zot has won the Round, with a Prize in the pot; half of it goes to Whitehawk."""
    winner = at(["Gambling? I'm in!"])
    t = deal(zot=winner, whitehawk=at([SAME_HAND]), options={"prizes": True}).play("zot", "Gambling? I'm in!")
    while t.game.pending is not None and t.game.pending.prompt == "prize":
        t.choose("zot", t.game.pending.options[0].id)
    return t.pass_("whitehawk").play("whitehawk", SAME_HAND)


def pets() -> Deal:
    return deal(ygella=at(["Get them! No, the other them!", "good-dog", "She thinks she is a lapdog"]), gerki=at())


def symbols() -> Deal:
    return deal(ozrik=at([STEAM, EMBERS, "I only play with fire", MIST]), gerki=at(), zot=at())


def instruments() -> Deal:
    return deal(adonis=at([BARDBARIAN]), gerki=at(), zot=at())


def timewarp() -> Deal:
    return deal(chronos=at(["Timewarp"]), gerki=at(), zot=at())


def potions() -> Deal:
    """His turn begins: a Sobering Potion comes up beside the Acid Spit Potion."""
    t = deal(phrenk=at(in_play=["Acid Spit Potion"], piles={"potion": ["Sobering Potion"]}), gerki=at(), phase="start")
    assert t.game.pending is not None and t.game.pending.prompt == "stays"
    return t


def offered() -> Deal:
    """Phrenk offers me his Potion."""
    t = deal(gerki=at(), phrenk=at(in_play=["Acid Spit Potion"]), zot=at(), turn="phrenk")
    option = next(o for o in t.game.pending.options if o.ability == "sell" and o.targets == (0,))  # type: ignore[union-attr]
    return t.choose("phrenk", option.id)


def totems() -> Deal:
    return deal(
        halden=at(in_play=["Alertness Totem", "Incendiary Totem", "Mossy Totem", "Attentive Totem"]),
        gerki=at(),
        zot=at(),
    )


def items() -> Deal:
    """Three Items lie there, and a fourth comes out of the bag."""
    rummage = "It is in here somewhere"
    lying = ["Left Boot", "Portable Hole", "Coin on a String"]
    t = deal(lizwick=at([rummage], in_play=lying, piles={"item": ["Extra Cards"]}), gerki=at(), zot=at())
    return t.play("lizwick", rummage, on="gerki")


def throwing_away() -> Deal:
    return deal(lizwick=at(["I raise!"], in_play=["Left Boot", "Portable Hole"]), gerki=at(), phase="discard_and_draw")


def paying() -> Deal:
    """Gerki makes me tip the Wench."""
    t = deal(king=at(is_="lich-king"), gerki=at(["Tip the Wench"]), zot=at(), turn="gerki")
    return t.play("gerki", "Tip the Wench", on="king")


def lying_there(*titles: str) -> Callable[[Hands], list[Ref]]:
    """Cards that lie before me, by their titles."""

    def found(hands: Hands) -> list[Ref]:
        view = hands.session.view(0).seats[0].in_play
        return [refs.card(next(shown.id for shown in view if shown.title == title)) for title in titles]

    return found


def onto(title: str, *row: int) -> Callable[[Hands], list[Ref]]:
    """A card is played on the next player, by that row of what is then asked."""
    return lambda hands: [card(hands, title), refs.seat(1), *map(refs.choice, row)]


def rows(*places: int, confirm: bool = False) -> Callable[[Hands], list[Ref]]:
    return lambda _: [*map(refs.choice, places), *[refs.CONFIRM] * confirm]


@dataclass(frozen=True)
class Case:
    """A question of seat 0 and what is touched for an answer; `then` is a second question that follows."""

    laid: Callable[[], Deal]
    touched: Callable[[Hands], list[Ref]]
    answered: Callable[[Deal], object]
    expected: object
    then: Callable[[Hands], list[Ref]] = lambda _: []


def gerki_drinks(t: Deal) -> Any:
    return t.gerki.drink_me


CASES = {
    "order_seen": Case(tray, rows(1), gerki_drinks, ["Wine", "Water"], lambda _: [refs.seat(1), refs.seat(2)]),
    "arrange": Case(
        pile, rows(2, 0, 1, confirm=True), gerki_drinks, ["Dragon Breath Ale", "Water", "Wine", "Light Ale"]
    ),
    "divide": Case(
        lying,
        rows(3, 1, confirm=True),
        lambda t: [len(option.args["cards"]) for option in t.game.pending.options],
        [2, 3],
    ),
    "heap": Case(heaps, rows(0), lambda t: t.daareka.hand, ["Winning Hand!", "A tiny migraine"]),
    "look": Case(
        seen_hand, lambda _: [refs.STAND_PAT], lambda t: (t.game.pending.kind, len(t.fiona.hand)), ("action", 2)
    ),
    "discard_for": Case(hand, rows(1), lambda t: t.fiona.hand, ["I raise!"]),
    "heat": Case(heat, rows(1), lambda t: t.lucky.gold, 8),
    "piety": Case(piety, rows(1), lambda t: t.serena.fortitude, 19),
    "pot_prize": Case(pot, lambda _: [refs.seat(1)], lambda t: (len(t.whitehawk.in_play), len(t.zot.in_play)), (1, 0)),
    "pay_with": Case(
        pets,
        onto("Get them! No, the other them!", 1),
        lambda t: (t.gerki.fortitude, t.ygella.hand),
        (16, ["Who is a good dog? You are."]),
        lambda hands: [card(hands, "She thinks she is a lapdog")],
    ),
    "pay_with_two": Case(
        symbols,
        onto(STEAM, 1),
        lambda t: t.ozrik.hand,
        ["I only play with fire"],
        lambda hands: [card(hands, EMBERS)],
    ),
    "smash": Case(
        instruments,
        lambda hands: [card(hands, BARDBARIAN), refs.seat(1), refs.token(0, "lyre", 0), refs.PLAY],
        lambda t: (
            t.gerki.fortitude,
            {id: t.game.view(0).seats[0].tracks[id] for id in ("flute", "lyre", "drum")},
        ),
        (16, {"flute": "intact", "lyre": "smashed", "drum": "intact"}),
    ),
    "stays": Case(potions, rows(1), lambda t: t.phrenk.in_play, ["Sobering Potion"]),
    "buy": Case(
        offered,
        lambda _: [refs.button("yes")],
        lambda t: (t.gerki.gold, t.phrenk.gold, t.gerki.in_play),
        (9, 11, ["Acid Spit Potion"]),
    ),
    "chain": Case(
        totems,
        lambda hands: [
            refs.ability("totem-combo"),
            refs.TABLE,
            *lying_there("Alertness Totem", "Mossy Totem")(hands),
            refs.button("done"),
            refs.seat(1),
            refs.seat(2),
        ],
        lambda t: (t.gerki.fortitude, t.zot.fortitude, t.halden.in_play),
        (19, 19, ["Attentive Totem"]),
    ),
    "stay": Case(
        items,
        lambda hands: [*lying_there("Portable Hole", "Coin on a String")(hands), refs.CONFIRM],
        lambda t: t.lizwick.in_play,
        ["Portable Hole", "Coin on a String", "Extra Cards"],
    ),
    "discard_item": Case(
        throwing_away,
        lambda hands: [*lying_there("Left Boot")(hands), refs.CONFIRM],
        lambda t: (t.lizwick.in_play, len(t.lizwick.hand)),
        (["Portable Hole"], 7),
    ),
    "coins": Case(paying, rows(1), lambda t: (t.king.gold, t.game.view(0).seats[0].tracks["thumb"]), (9, "detached")),
    "repeat_phase": Case(
        timewarp, lambda hands: [card(hands, "Timewarp"), refs.TABLE], lambda t: t.chronos.discard, ["Timewarp"]
    ),
}


def mouse(hands: Hands) -> Touch:
    return hands.click


def keys(hands: Hands) -> Touch:
    def touch(ref: Ref) -> None:
        hands.widget.setFocus()
        for _ in range(60):
            if hands.table.focus == ref:
                QTest.keyClick(hands.widget, Qt.Key.Key_Return)
                return
            QTest.keyClick(hands.widget, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {ref}")

    return touch


@pytest.mark.parametrize("way", [mouse, keys], ids=["mouse", "keys"])
@pytest.mark.parametrize("name", CASES)
def test_each_question_is_answered_at_the_table(qtbot: QtBot, name: str, way: Callable[[Hands], Touch]) -> None:
    case = CASES[name]
    t = case.laid()
    hands = sit_down(qtbot, t)
    touch = way(hands)
    for touched in (case.touched, case.then):
        for ref in touched(hands):
            touch(ref)
    for _ in range(12):
        pending = t.game.pending
        if pending is None or not t.table.stack or (name == "divide" and pending.prompt == "heap"):
            break
        t.game.submit(Answer(pending.seat, pending.default))
    assert case.answered(t) == case.expected


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("laid", [tray, pile, lying, hand, seen_hand], ids=lambda laid: laid.__name__)
def test_cards_that_are_looked_at_are_shown_as_cards(
    qtbot: QtBot, laid: Callable[[], Deal], size: tuple[int, int]
) -> None:
    hands = sit_down(qtbot, laid(), size)
    question = hands.table.controller.question
    assert question is not None
    for place, option in enumerate(each.option for each in question.ways):
        shown = hands.table.pieces.rect(refs.choice(place))
        assert shown.height() >= 0.9 * hands.table.layout.hand_card[1], "as large as one can read"
        assert hands.table.sceneRect().contains(shown)
        assert hands.table.described(refs.choice(place)).startswith(option.args["title"])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_both_heaps_lie_side_by_side(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = sit_down(qtbot, heaps(), size)
    first, second = (hands.table.pieces.rect(refs.choice(place)) for place in range(2))
    assert not first.intersects(second)
    assert hands.table.sceneRect().contains(first.united(second))
    assert "Winning Hand!" in hands.table.described(refs.choice(0))
    assert "Think of a wall" in hands.table.described(refs.choice(1))


def test_a_look_ends_with_a_button_that_says_so(qtbot: QtBot) -> None:
    hands = sit_down(qtbot, seen_hand())
    assert hands.table.described(refs.STAND_PAT).startswith("Seen")


def test_what_is_put_back_shows_its_place(qtbot: QtBot) -> None:
    hands = sit_down(qtbot, pile())
    question = hands.table.controller.question
    assert question is not None

    def signs() -> list[str]:
        return [picked_sign(hands.table.controller, way) for way in question.ways]

    for place in (2, 0):
        hands.click(refs.choice(place))
    assert signs() == ["2", "", "1"]
    hands.click(refs.choice(2))
    assert signs() == ["1", "", ""]


@pytest.mark.parametrize(
    ("laid", "title", "expected"),
    [
        (pets, "Get them! No, the other them!", "Discard 1 Pet card"),
        (symbols, STEAM, "Discard 1 Fire card and 1 Water card"),
    ],
    ids=["pet", "symbols"],
)
def test_a_price_says_what_becomes_of_it(qtbot: QtBot, laid: Callable[[], Deal], title: str, expected: str) -> None:
    hands = sit_down(qtbot, laid())
    hands.click(card(hands, title))
    hands.click(refs.seat(1))
    question = hands.table.controller.question
    assert question is not None
    assert expected in asking.difference([way.option for way in question.ways], hands.table.names)


def test_an_instrument_is_smashed_by_a_click_on_it(qtbot: QtBot) -> None:
    hands = sit_down(qtbot, instruments())
    hands.click(card(hands, BARDBARIAN))
    hands.click(refs.seat(1))
    assert hands.table.prompt == "Tap the Flute, the Lyre or the Drum to smash it, or play the card as it is"
    assert refs.seat(0) not in hands.table.controller.lit  # he never hits himself

    hands.click(refs.token(0, "drum", 0))
    assert "Spending the Drum" in hands.table.costs and "gerki −4 Fortitude" in hands.table.costs
    hands.click(refs.token(0, "drum", 0))
    assert "Spending nothing" in hands.table.costs and "gerki −2 Fortitude" in hands.table.costs


def test_a_smashed_instrument_lies_there_and_cannot_be_smashed_again(qtbot: QtBot) -> None:
    hands = sit_down(qtbot, deal(adonis=at([BARDBARIAN], tokens={"lyre": 1}), gerki=at(), zot=at()))
    lyre = refs.token(0, "lyre", 0)
    assert "Lyre: Smashed" in hands.table.pieces.get(lyre).item.toolTip()  # type: ignore[union-attr]
    hands.click(card(hands, BARDBARIAN))
    hands.click(refs.seat(1))
    hands.click(lyre)
    assert "Spending nothing" in hands.table.costs and "gerki −2 Fortitude" in hands.table.costs


@pytest.mark.parametrize(
    ("who", "title", "pile", "joins", "does"),
    [
        ("wizgille", DART, "gear", "Sorry, loose gear", "A player of your choice loses 1 Fortitude."),
        ("warthorn", "Hey! Pay attention!", "story", "The wager with the giant", "Another player pays you 1 Gold."),
    ],
)
def test_whoever_picks_somebody_for_a_revealed_card_is_told_what_it_does(
    qtbot: QtBot, who: str, title: str, pile: str, joins: str, does: str
) -> None:
    """All that lies on the table of it is its title, beside the card that it has joined."""
    t = deal(**{who: at([title], piles={pile: [joins]}), "gerki": at(), "zot": at(), "fiona": at()}, turn=who)
    way = next(o for o in t.game.pending.options if o.card is not None)
    t.game.submit(Answer(0, (way.id,)))
    hands = sit_down(qtbot, t)
    assert hands.table.prompt == f"“{joins}”: {does} Whom do you choose?"
