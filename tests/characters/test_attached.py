# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that join a play before anybody may answer it."""

from __future__ import annotations

from tests.rules.deal import at, deal

DART = "Silly me! I didn't realize my dart shooter was loaded!"
LOOSE = "Sorry, loose gear"
BANDAGE = "Self-winding bandage"


def test_nobody_answers_before_the_gear_is_there() -> None:
    """Neither with what answers the card nor with what may be played at any time."""
    t = deal(wizgille=at(hand=[DART], piles={"gear": [LOOSE]}), gerki=at(hand=["Hide in shadows", "Tip the Wench"]))
    t.play("wizgille", DART, on="gerki")
    assert t.asked == ("wizgille", "pick")
    assert not t.can("gerki", "Hide in shadows") and not t.can("gerki", "Tip the Wench")
    t.choose("wizgille", "gerki")
    assert t.can("gerki", "Hide in shadows")


def test_the_gear_lies_with_its_card_while_that_is_answered() -> None:
    t = deal(wizgille=at(hand=[BANDAGE, DART], piles={"gear": [LOOSE]}), gerki=at(hand=["Hide in shadows"]))
    t.play("wizgille", DART, on="gerki").choose("wizgille", "gerki")
    (entry,) = t.game.view(None).stack
    assert [card.title for card in entry.cards] == [DART, LOOSE]
    assert entry.outcome == {"1": {"fortitude": -3}}
    t.rest()
    assert [t.table.cards[card].title for card in t.wizgille.seat.spent["gear"]] == [LOOSE]


def test_the_last_gear_is_followed_by_its_shuffled_discards() -> None:
    t = deal(wizgille=at(hand=[BANDAGE], fortitude=15), gerki=at())
    seat = t.wizgille.seat
    while len(seat.piles["gear"]) > 1:
        seat.spent["gear"].append(seat.piles["gear"].pop())
    t.play("wizgille", BANDAGE).rest()
    assert (len(seat.piles["gear"]), len(seat.spent["gear"])) == (17, 1)


def test_each_of_two_gears_has_its_own_victims() -> None:
    """The same Gear twice, on two plays that wait one on the other."""
    t = deal(
        wizgille=at(hand=[DART, BANDAGE], piles={"gear": [LOOSE, LOOSE]}, fortitude=10),
        gerki=at(hand=["Hide in shadows"]),
        zot=at(),
    )
    t.play("wizgille", DART, on="gerki").choose("wizgille", "gerki")
    t.play("wizgille", BANDAGE).choose("wizgille", "zot").rest()
    assert (t.gerki.fortitude, t.zot.fortitude, t.wizgille.fortitude) == (17, 19, 11)
