# SPDX-License-Identifier: GPL-3.0-or-later
"""What an amount comes to before a card is played, by what its player knows; what is printed on it; and which amounts can be written."""

from __future__ import annotations

from typing import Any

import pytest

from rdi_desktop.engine.language.amounts import AMOUNT, MOST, SIGNED, Amount, guess, is_numeral
from rdi_desktop.engine.language.character import PaysAs
from rdi_desktop.engine.language.core import EFFECTS, Effect
from rdi_desktop.engine.language.known import GUESS, Known
from rdi_desktop.engine.language.spec import Problem, Reader
from tests.rules.deal import content

KNOWN = Known(
    {"clone": 3, "mood": "angry", "mug": "full", "plate": "empty"}, {"clone": 1}, {"clone": 2, "cards": 5}, 4.0
)


def read(raw: Any) -> int | Amount:
    """The amount, in a file that has Clones, a track of moods, and mugs and plates with two sides."""
    reader = Reader()
    reader.tokens.add("clone")
    reader.tracks.add("mood")
    reader.steps["mood"] = ("calm", "cross", "angry")
    reader.sides["thing"] = (("mug", "plate", "bowl"), ("full", "empty"))
    return AMOUNT.read(raw, reader)


@pytest.mark.parametrize(
    ("raw", "unknown", "known"),
    [
        (4, 4.0, 4.0),
        ("two", 2.0, 2.0),
        ({"half": "five"}, 2.5, 2.5),
        ({"clone": "self"}, GUESS, 3.0),
        ({"clone": "another"}, GUESS, 1.0),
        ({"count": {"of": {"thing": "full"}}}, GUESS, 1.0),
        ({"count": {"of": {"pile": "hand", "kind": {"type": "action"}}}}, GUESS, 0.0),
        ({"count": "others"}, GUESS, GUESS),
        ({"x": "clone"}, GUESS, 4.0),  # two Clones, and four of five cards for two more
        ({"x": "gold"}, GUESS, 2.0),
        ({"lost": "fortitude"}, GUESS, 4.0),
        ({"gained": "fortitude"}, GUESS, GUESS),
        ({"sum": ["one", {"clone": "self"}]}, 1 + GUESS, 4.0),
        ({"at_most": ["two", {"clone": "self"}]}, min(2.0, GUESS), 2.0),
        ({"at_least": ["two", {"clone": "self"}]}, max(2.0, GUESS), 3.0),
        ({"minus": [5, {"clone": "self"}]}, 5 - GUESS, 2.0),
        ({"minus": ["one", {"clone": "self"}]}, 0.0, 0.0),
        ({"read": "mood", "calm": "one", "cross": "two", "angry": "five"}, 8 / 3, 5.0),
        ({"if": {"clone": 3}, "then": "five", "else": "one"}, 3.0, 5.0),
        ({"if": {"clone": 4}, "then": "five", "else": "one"}, 3.0, 1.0),
    ],
    ids=str,
)
def test_an_amount_is_guessed_by_what_is_known(raw: Any, unknown: float, known: float) -> None:
    found = read(raw)
    assert guess(found, None) == pytest.approx(unknown)
    assert guess(found, KNOWN) == pytest.approx(known)
    changed = guess(found, KNOWN) != guess(found, None)
    assert not changed or (isinstance(found, Amount) and found.depends())


def test_a_position_that_nobody_knows_is_the_mean_of_the_track_and_no_token_is_none() -> None:
    nothing = Known({}, {}, {})
    assert guess(read({"read": "mood", "calm": "one", "cross": "two", "angry": "five"}), nothing) == pytest.approx(
        8 / 3
    )
    assert guess(read({"clone": "self"}), nothing) == 0.0
    assert guess(read({"x": "clone"}), nothing) == 0.0


def test_cards_of_a_kind_in_the_hand_are_counted() -> None:
    deck = [card for card in content().characters["zot"].deck if not card.pile]
    actions = tuple(card for card in deck if card.types[0] == "action")[:2]
    others = tuple(card for card in deck if card.types[0] != "action")[:3]
    amount = read({"count": {"of": {"pile": "hand", "kind": {"type": "action"}}}})
    assert guess(amount, KNOWN._replace(hand=actions + others)) == 2.0
    assert isinstance(amount, Amount)
    assert amount.asks_hand()
    discards = read({"count": {"of": {"pile": "discard", "kind": {"type": "action"}}}})
    assert isinstance(discards, Amount)
    assert not discards.asks_hand()
    within = read({"sum": ["one", {"half": {"count": {"of": {"pile": "hand", "kind": {"type": "action"}}}}}]})
    assert isinstance(within, Amount)
    assert within.asks_hand()
    assert within.depends()


@pytest.mark.parametrize(
    ("raw", "numeral"),
    [
        (2, True),
        (0, False),
        ("two", False),
        ({"half": 5}, True),
        ({"half": "five"}, False),
        ({"sum": ["one", 2]}, True),
        ({"per": "two", "each": 3}, True),
        ({"clone": "self"}, False),
        ({"read": "mood", "calm": "one", "cross": "two", "angry": "five"}, False),
        ({"read": "mood", "calm": 1, "cross": "two", "angry": "five"}, True),
    ],
    ids=str,
)
def test_what_is_printed_in_digits_can_be_moved(raw: Any, numeral: bool) -> None:
    """[497]"""
    amount = read(raw)
    assert is_numeral(amount) == numeral
    if not numeral:
        assert guess(amount, KNOWN._replace(plus=2.0)) == guess(amount, KNOWN)


def test_a_numeral_that_is_moved_down_stays_at_none_and_none_stays_none() -> None:
    """[497, 498]"""
    assert guess(read({"half": 5}), KNOWN._replace(plus=2.0)) == 3.5
    assert guess(2, KNOWN._replace(plus=-5.0)) == 0.0
    assert guess(0, KNOWN._replace(plus=5.0)) == 0.0


@pytest.mark.parametrize(
    "raw",
    [MOST + 1, -1, True, 1.5, None, "many", [], {}, {"made_up": 1}, {"sum": "one"}, {"minus": ["one"]},
     {"minus": ["one", "two", "three"]}, {"half": 3, "each": 2}, {"stat": "beauty"}, {"x": "made_up"}, {"read": "made_up"}],
    ids=str,
)  # fmt: skip
def test_what_is_no_amount_is_refused(raw: Any) -> None:
    with pytest.raises(Problem):
        read(raw)


def test_the_largest_and_the_smallest_amounts() -> None:
    assert (read(MOST), read(0)) == (MOST, 0)
    assert SIGNED.read(-20, Reader()) == -20
    with pytest.raises(Problem):
        SIGNED.read(-21, Reader())


def effect(raw: dict[str, Any]) -> Effect:
    """One effect of a card."""
    (found,) = EFFECTS.read([raw], Reader())
    assert isinstance(found, Effect)
    return found


@pytest.mark.parametrize(
    ("raw", "printed", "alcohol"),
    [
        ({"gain": {"fortitude": 2}}, [("fortitude", 2)], False),
        ({"gain": {"fortitude": 2, "alcohol": 1}}, [("fortitude", 2), ("alcohol", 1)], True),
        ({"gain": {"alcohol": 1}}, [("alcohol", 1)], True),
        ({"lose": {"fortitude": 3, "gold": 1}}, [("fortitude", -3), ("gold", -1)], False),
        ({"lose": {"fortitude": "two"}}, [], False),
    ],
    ids=str,
)
def test_an_effect_says_what_is_printed_and_whether_it_makes_anybody_drunker(
    raw: dict[str, Any], printed: list[tuple[str, int]], alcohol: bool
) -> None:
    found = effect(raw)
    assert list(found.printed()) == printed
    assert ("gain_alcohol" in (*found.CAUSES, *found.more_causes())) == alcohol


def test_what_may_be_paid_instead_of_a_token_are_so_many_cards() -> None:
    reader = Reader()
    reader.tokens.add("clone")
    assert PaysAs().read({"any": [{"clone": 1}, {"cards": 2}]}, reader) == {"cards": 2}
    for wrong in ({"any": {"cards": 2}}, {"any": [{"cards": 0}]}, {"any": [{"gold": 1}]}, {}):
        with pytest.raises(Problem):
            PaysAs().read(wrong, reader)
