# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that act on whoever gets them, and that lie face down in the pot."""

from __future__ import annotations

import pytest

from tests.rules.deal import Deal, at, deal

SAFE = "Don't worry! They're perfectly safe."
SELF = "Self-propelled fighting bomb"
POWDER = "Powder in the pot"
BACK = "Swift counterattack"


def test_the_giver_is_hit_back_before_the_bomb_goes_off() -> None:
    t = deal(nitrel=at(hand=[SELF], piles={"bomb": ["The Long Fuse"]}), sera=at(hand=[BACK]), zot=at())
    t.play("nitrel", SELF, on="sera").play("sera", BACK).rest()
    assert [name for _, name in t.keys("lost_fortitude")] == ["sera", "nitrel", "sera"]
    assert (t.sera.fortitude, t.nitrel.fortitude) == (16, 18)


def gambling(*bombs: str) -> Deal:
    """A Round in which Nitrel lays Bombs into the pot."""
    return deal(
        nitrel=at(hand=[POWDER, POWDER], piles={"bomb": list(bombs)}),
        fiona=at(),
        gerki=at(),
        pot=3,
        gambling={"in_control": "fiona", "next": "gerki"},
    )


def test_nobody_knows_what_lies_in_the_pot() -> None:
    """Nitrel has not looked either: for all that anybody knows it is any card of the Bomb deck."""
    t = gambling("The Long Fuse")
    t.play("nitrel", POWDER)
    t.rest() if t.game.table.stack else None
    (bomb,) = t.nitrel.seat.potted
    for viewer in (0, 1, 2, None):
        view = t.game.view(viewer)
        assert view.pot.hidden == 1
        assert f"SeenCard(id={bomb}," not in str(view)
    seen = {
        t.game.sample(0, seed).table.cards[t.game.sample(0, seed).table.seats[0].potted[0]].title for seed in range(12)
    }
    assert len(seen) > 3


@pytest.mark.parametrize("fed", [True, False])
def test_the_hydra_is_ignored_or_fed(fed: bool) -> None:
    hand = ["I raise!", "Winning Hand!", "Tip the Wench", "Hide in shadows"]
    t = deal(nitrel=at(hand=[SAFE], piles={"bomb": ["Three-Headed Hydra"]}), gerki=at(hand=hand), zot=at())
    t.play("nitrel", SAFE, on="gerki")
    assert t.can("gerki", "Hide in shadows") or t.decline().can("gerki", "Hide in shadows")
    if fed:
        while t.asked != ("gerki", "pick"):
            t.decline()
        t.choose("gerki", "yes")
        t.choose("gerki", "I raise!", "Winning Hand!", "Tip the Wench").rest()
        assert (t.gerki.fortitude, t.gerki.hand) == (20, ["Hide in shadows"])
    else:
        t.play("gerki", "Hide in shadows").rest()
        assert (t.gerki.fortitude, len(t.gerki.hand)) == (20, 3)


def test_whoever_cannot_pay_keeps_the_pot_of_boom() -> None:
    t = deal(nitrel=at(hand=[SAFE], piles={"bomb": ["Pot of Boom"]}), gerki=at(gold=0), zot=at())
    t.play("nitrel", SAFE, on="gerki").rest()
    assert t.gerki.fortitude == 17


def test_who_is_asked_what_goes_with_half_a_pot_sees_that_it_is_about_the_pot() -> None:
    coincidence = "What a coincidence, I happen to have the same hand!"
    t = deal(
        nitrel=at(hand=[POWDER], piles={"bomb": ["The Long Fuse"]}),
        whitehawk=at(hand=[coincidence]),
        gerki=at(),
        pot=6,
        gambling={"in_control": "gerki", "next": "nitrel"},
    )
    t.play("nitrel", POWDER)
    while t.asked != ("whitehawk", "respond"):
        t.decline()
    t.play("whitehawk", coincidence)
    while t.asked[1] != "pick":
        t.decline()
    pending = t.game.pending
    assert pending is not None
    assert pending.prompt == "pot_share"
    assert [(entry.id, entry.kind) for entry in t.game.table.stack] == [(pending.about, "win_round")]


def test_a_turn_that_is_cut_short_discards_the_bombs_of_its_pot() -> None:
    t = deal(
        nitrel=at(hand=[POWDER], piles={"bomb": ["The Long Fuse"]}),
        kaylin=at(hand=["Private pixie time"]),
        turn="kaylin",
        pot=2,
        gambling={"in_control": "kaylin", "next": "nitrel"},
    )
    t.play("nitrel", POWDER).play("kaylin", "Private pixie time").rest()
    assert (t.nitrel.seat.potted, t.pot) == ([], 0)
    assert len(t.nitrel.seat.spent["bomb"]) == 1


def test_passing_a_bomb_on_has_its_price_whatever_its_owner_suffers_from() -> None:
    """A price is no numeral: were it lowered to nothing, four people would hand the Bomb around for ever (0170)."""
    t = deal(
        nitrel=at(hand=[SAFE], piles={"bomb": ["Pot of Boom"]}, tokens={"power-jinx": 1}),
        natyli=at(gold=3),
        zot=at(gold=3),
    )
    t.play("nitrel", SAFE, on="zot")
    t.choose("zot", "yes").choose("zot", "natyli").choose("natyli", "no").rest()
    assert (t.zot.gold, t.natyli.gold, t.natyli.fortitude) == (2, 3, 18)


def test_a_bomb_goes_around_as_long_as_anybody_pays() -> None:
    """However often: four hundred people's Gold is more than any table has, and the rules go on."""
    t = deal(nitrel=at(hand=[SAFE], piles={"bomb": ["Pot of Boom"]}), zot=at(gold=400), fiona=at(gold=400))
    t.play("nitrel", SAFE, on="zot")
    for _ in range(399):
        t.choose("zot", "yes").choose("zot", "fiona")
        t.choose("fiona", "yes").choose("fiona", "zot")
    t.choose("zot", "no").rest()
    assert (t.zot.gold, t.fiona.gold, t.zot.fortitude) == (1, 1, 17)
