# SPDX-License-Identifier: GPL-3.0-or-later
"""The Prize Variant [162-172] and every Prize."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rdi_desktop.engine.state.decisions import Answer, Interject
from tests.characters.situations import (
    Case,
    Situation,
    action,
    attacked,
    billed,
    drinking,
    dumping,
    facts,
    gambling,
    watching,
)
from tests.rules.deal import Deal, at, content, deal

IM_IN = "Gambling? I'm in!"
PRIZES = {"prizes": True}


def titles(t: Deal, pile: list[int]) -> list[str]:
    return [t.game.table.cards[c].title for c in pile]


def opened(prize: str = "Pouch of Foreign Coins", **seats: dict[str, object]) -> Deal:
    """Fiona opens a Round for a Prize of her choice."""
    hand = [IM_IN, *(seats.pop("hand", ()))]
    t = deal(fiona=at(hand=hand), **(seats or {"gerki": at(), "zot": at()}), options=PRIZES)
    return t.play("fiona", IM_IN).choose("fiona", prize)


def own(t: Deal, who: str, prize: str) -> None:
    """Lay a Prize before a seat."""
    (card,) = [c for c in t.game.table.prizes if t.game.table.cards[c].title == prize]
    t.game.table.prizes.remove(card)
    getattr(t, who).seat.in_play.append(card)


def test_twelve_different_prizes_lie_in_the_inn() -> None:
    """[162]"""
    t = deal(fiona=at(), gerki=at(), options=PRIZES)
    view = t.game.view(None)
    assert len({card.title for card in view.prizes.inn}) == 12
    assert view.prizes.bin == []


def test_no_prizes_without_the_variant() -> None:
    assert deal(fiona=at(), gerki=at()).game.view(None).prizes is None


def test_the_opener_picks_a_prize_before_the_antes() -> None:
    """[163] Any of them, but one of them."""
    t = deal(fiona=at(hand=[IM_IN]), gerki=at(), options=PRIZES)
    t.play("fiona", IM_IN)
    pending = t.game.pending
    assert pending is not None
    assert (t.asked, pending.min, pending.max, len(pending.options)) == (("fiona", "pick"), 1, 1, 12)
    assert t.pot == 0
    t.choose("fiona", "Six-Fingered Glove")
    assert [c.title for c in t.game.view(None).pot.cards] == ["Six-Fingered Glove"]
    assert t.pot == 2
    assert len(t.table.prizes) == 11


def test_the_prize_follows_the_pot_to_the_winner() -> None:
    """[164]"""
    t = opened().pass_("gerki").pass_("zot")
    assert (t.fiona.gold, t.fiona.in_play) == (12, ["Pouch of Foreign Coins"])
    assert t.table.pot_cards == []


def test_the_prize_follows_the_pot_to_the_inn() -> None:
    """[167]"""
    t = opened(gerki=at(), zot=at(hand=["Oh, I guess the Wench thought that was her tip..."]))
    t.play("zot", "Oh, I guess the Wench thought that was her tip...").rest()
    assert "Pouch of Foreign Coins" in titles(t, t.table.prizes)
    assert [p.in_play for p in (t.fiona, t.gerki, t.zot)] == [[], [], []]


def test_whoever_takes_the_pot_takes_the_prize() -> None:
    """[169] Without having won."""
    t = opened(gerki=at(hand=["Um...I know you think you won, but..."]), zot=at())
    t.pass_("gerki").pass_("zot").play("gerki", "Um...I know you think you won, but...").rest()
    assert (t.gerki.in_play, t.fiona.in_play) == (["Pouch of Foreign Coins"], [])


def test_a_thief_gets_gold_and_no_prize() -> None:
    """[168] Not even with the last coin of the pot."""
    t = opened(gerki=at(hand=["Grab a coin while no one's lookin'!"]), zot=at())
    t.table.pot_gold = 1
    t.play("gerki", "Grab a coin while no one's lookin'!").rest()
    assert (t.gerki.gold, t.pot, t.gerki.in_play) == (10, 0, [])
    assert titles(t, t.table.pot_cards) == ["Pouch of Foreign Coins"]


def test_a_used_prize_goes_to_the_bin() -> None:
    """[165]"""
    t = opened().pass_("gerki").pass_("zot")
    t.play("fiona", "Pouch of Foreign Coins").rest()
    assert (t.fiona.gold, t.fiona.in_play) == (14, [])
    assert titles(t, t.table.prize_bin) == ["Pouch of Foreign Coins"]
    assert not t.can("fiona", "Pouch of Foreign Coins")


def test_the_bin_comes_back_when_the_inn_has_none() -> None:
    """[166]"""
    t = deal(fiona=at(hand=[IM_IN]), gerki=at(), options=PRIZES)
    t.table.prize_bin, t.table.prizes = t.table.prizes, []
    t.play("fiona", IM_IN).choose("fiona", "Six-Fingered Glove")
    assert (len(t.table.prizes), t.table.prize_bin) == (11, [])


def test_a_prize_of_the_bin_waits_until_all_were_won() -> None:
    """[166] While the Inn has one, the Bin stays where it is."""
    t = deal(fiona=at(hand=[IM_IN]), gerki=at(), options=PRIZES)
    t.table.prize_bin, t.table.prizes = t.table.prizes[1:], t.table.prizes[:1]
    t.play("fiona", IM_IN).rest()
    assert (len(t.table.pot_cards), t.table.prizes, len(t.table.prize_bin)) == (1, [], 11)


def test_without_any_prize_there_is_a_round_all_the_same() -> None:
    """[166]"""
    t = deal(fiona=at(hand=[IM_IN]), gerki=at(), options=PRIZES)
    t.table.prizes = []
    t.play("fiona", IM_IN)
    assert (t.pot, t.table.pot_cards) == (2, [])


def test_raising_and_retaking_control_add_no_prize() -> None:
    """[163] Only opening does."""
    t = opened(hand=["I raise!"], gerki=at(hand=[IM_IN]), zot=at())
    t.play("gerki", IM_IN).rest()
    t.pass_("zot").play("fiona", "I raise!").rest()
    assert len(t.table.pot_cards) == 1


def test_only_the_owner_may_use_a_prize() -> None:
    """[172]"""
    t = opened().pass_("gerki").pass_("zot")
    assert t.can("fiona", "Pouch of Foreign Coins")
    assert not t.can("gerki", "Pouch of Foreign Coins")
    view = t.game.view(1).seats[0]
    assert [card.title for card in view.in_play] == ["Pouch of Foreign Coins"]


USES: dict[str, tuple[Situation, dict[str, int], dict[str, object]]] = {
    "Talisman of Liquid Courage": (
        drinking,
        {"me.fortitude": 3},
        {"me": {"fortitude": 12, "drink_me": ["Dragon Breath Ale"]}},
    ),
    "Six-Fingered Glove": (gambling, {"control": -1, "me.hand": 2}, {}),
    "Startusk's Owlbear Claw": (drinking, {"me.fortitude": 2}, {"me": {"fortitude": 12}}),
    "Coaster of the Bottomless Mug": (drinking, {}, {}),
    "The Innkeeper's Other Purse": (billed, {"fiona.gold": 1, "inn": -1}, {}),
    "Stuffed Cockatrice": (action, {"fiona.fortitude": -3}, {"on": "fiona"}),
    "Cushion of the Reigning Champion": (action, {"me.fortitude": 3}, {"me": {"fortitude": 12}}),
    "Cracked Signet of Somebody Important": (dumping, {"gerki.alcohol": 3}, {}),
    "Barrel Bung on a String": (attacked, {"fiona.fortitude": -3}, {}),
    "Thimble of Dragon's Tears": (watching, {"fiona.alcohol": 6}, {}),
    "Pouch of Foreign Coins": (action, {"me.gold": 2, "inn": -2}, {}),
    "A Very Small Trapdoor": (attacked, {}, {}),
}
"""How each Prize is used: the situation, what it changes, and the rest of the case."""


def test_every_prize_is_here() -> None:
    assert {card.title for card in content().prize_cards()} == set(USES)


@pytest.mark.parametrize("prize", USES)
def test_a_prize_changes_exactly_what_it_says(prize: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """[164, 165] Used from before its owner, then in the Bin."""
    where, changes, more = USES[prize]
    monkeypatch.setattr("tests.characters.situations.deal", lay_before_me(prize))
    case = Case(prize, where, changes, **more)  # type: ignore[arg-type]
    t = case.where("zot", {"hand": [], **case.me}, {}, {})
    t._decline_until(lambda: t.can("me", prize, on=case.on), prize)
    before = facts(t)
    ((option, answer),) = t.ways("me", prize, on=case.on)
    t.game.submit(Answer(0, (option.id,)) if answer else Interject(0, option.id))
    t.rest()
    after = facts(t)
    assert {k: after[k] - before[k] for k in before if after[k] != before[k]} == {**changes, "me.in_play": -1}
    assert titles(t, t.table.prize_bin) == [prize]


def lay_before_me(prize: str) -> Callable[..., Deal]:
    """`deal` with Prizes, that one lying before the first seat."""

    def dealt(**how: object) -> Deal:
        from rdi_desktop.engine import arrange

        made = deal(**{**how, "options": PRIZES})  # type: ignore[arg-type]
        table = made.game.table
        card = arrange.take(table, content().find("prizes", prize).id, None)  # type: ignore[union-attr]
        table.seats[0].in_play.append(card)
        made.game.ask_again()
        return made

    return dealt


def test_liquid_courage_is_no_stronger_than_the_drink() -> None:
    """Light Ale: 1; the Dragon's 4: not more than 3."""
    for drink, gain in (("Light Ale", 1), ("Wine", 2), ("Dragon Breath Ale", 3)):
        t = deal(fiona=at(drink_me=[drink], fortitude=12), gerki=at(), phase="drink", options=PRIZES)
        own(t, "fiona", "Talisman of Liquid Courage")
        t.drink("fiona").play("fiona", "Talisman of Liquid Courage").rest()
        assert t.fiona.fortitude == 12 + gain


EVENT = """
kind: drinks
id: odd-drinks
cards:
- {title: Cards on the Table, type: drink-event, do: [{open_round: {ante: 1}}]}
"""


def test_a_round_that_an_event_opens_is_played_before_the_turn_goes_on() -> None:
    """[171] The active player picks the Prize."""
    t = deal(
        fiona=at(drink_me=["Cards on the Table"]),
        gerki=at(),
        zot=at(),
        phase="drink",
        extra=[EVENT],
        options={"prizes": True},
    )
    t.drink("fiona")
    assert t.asked == ("fiona", "pick")
    t.decline()
    assert t.asked == ("gerki", "gamble")
    fork = t.game.fork()
    t.pass_("gerki").pass_("zot")
    assert (t.fiona.gold, t.table.round, len(t.fiona.in_play)) == (12, None, 1)
    assert t.turn == "gerki"
    assert fork.pending is not None and fork.pending.kind == "gamble"
