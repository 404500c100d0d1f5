# SPDX-License-Identifier: GPL-3.0-or-later
"""Energy, Fire and Ice, Buffs, Clones [602-610]: how they are got, spent, limited and lost."""

from __future__ import annotations

import pytest

from rdi_desktop.content.loader import DATA
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.seen import SeenMarks
from rdi_desktop.engine.state.decisions import Answer, Option
from tests.rules.deal import Deal, at, content, deal

HIT = "Who says I'm not a lady?"


def fresh(*characters: str) -> Game:
    return Game.new(GameSetup(tuple(SeatSetup(c) for c in characters), 5), content())


def spends(t: Deal, who: str, title: str) -> list[dict[str, int]]:
    """Every way to pay for a card now, as the table offers it."""
    found: list[dict[str, int]] = []
    for playable in t.game.playable(t.names.index(who)):
        if playable.card is not None and t.game.table.cards[playable.card].title == title:
            found += [way.spend or {} for way in playable.ways]
    return [spend for i, spend in enumerate(found) if spend not in found[:i]]


def way(t: Deal, who: str, title: str, **spend: int) -> Option:
    (found,) = [o for o, _ in t.ways(who, title, better=("energized",)) if o.spend == spend]
    return found


# ---- Energy


def test_dominique_starts_with_two_energy_of_four() -> None:
    """[602]"""
    assert fresh("dominique", "fiona").table.seats[0].tokens == {"energy": 2}


def test_one_energy_is_a_token_or_two_cards_in_any_mix() -> None:
    """[602] Also with tokens to spare; the card itself is no fuel."""
    t = deal(
        dominique=at(hand=["Spring-loaded handshake", "I raise!", "I raise!", "Winning Hand!", "Winning Hand!"]),
        fiona=at(),
        gerki=at(),
    )
    assert spends(t, "dominique", "Spring-loaded handshake") == [
        {},
        {"energy": 2},
        {"energy": 1, "cards": 2},
        {"cards": 4},
    ]
    t = deal(
        dominique=at(hand=["Spring-loaded handshake", "I raise!", "I raise!", "Winning Hand!"]), fiona=at(), gerki=at()
    )
    assert spends(t, "dominique", "Spring-loaded handshake") == [{}, {"energy": 2}, {"energy": 1, "cards": 2}]
    t = deal(dominique=at(hand=["Spring-loaded handshake"], tokens={"energy": 1}), fiona=at(), gerki=at())
    assert spends(t, "dominique", "Spring-loaded handshake") == [{}]


def test_any_number_is_as_much_as_there_is() -> None:
    """[602] An X cost."""
    t = deal(dominique=at(hand=["The dial says eleven", "I raise!", "I raise!"]), fiona=at(), gerki=at())
    amounts = {s.get("energy", 0) + s.get("cards", 0) // 2 for s in spends(t, "dominique", "The dial says eleven")}
    assert amounts == {0, 1, 2, 3}


def test_energy_spent_on_a_negated_card_is_gone() -> None:
    """[603] Token and cards alike."""
    t = deal(
        dominique=at(hand=["Danger! High voltage!", "I raise!", "I raise!"]),
        fiona=at(hand=[HIT, "I don't think so!"]),
        gerki=at(),
        turn="fiona",
    )
    t.play("fiona", HIT, on="dominique")
    t._decline_until(lambda: t.can("dominique", "Danger! High voltage!"), "hit back")
    t.game.submit(Answer(0, (way(t, "dominique", "Danger! High voltage!", cards=2).id,)))
    t.play("fiona", "I don't think so!").rest()
    assert t.fiona.fortitude == 20
    assert (t.dominique.tokens["energy"], t.dominique.hand) == (2, [])


def test_cards_are_discarded_before_anybody_responds() -> None:
    """[603] Costs are paid as the card is played."""
    t = deal(
        dominique=at(hand=["Spring-loaded handshake", *["I raise!"] * 2, *["Winning Hand!"] * 2]),
        fiona=at(hand=["Luckily for me, I was wearing my armor!"]),
        gerki=at(),
    )
    t.game.submit(
        Answer(
            0,
            (
                next(
                    o
                    for o, _ in t.ways("dominique", "Spring-loaded handshake", on="fiona", better=("energized",))
                    if o.spend == {"cards": 4}
                ).id,
            ),
        )
    )
    assert t.asked == ("fiona", "respond")
    assert t.dominique.hand == []
    t.play("fiona", "Luckily for me, I was wearing my armor!").rest()
    assert t.dominique.hand == []
    assert t.fiona.fortitude == 20


def test_nobody_holds_more_than_four_energy() -> None:
    t = deal(dominique=at(hand=["Spare battery, behind the other spare battery"], tokens={"energy": 4}), fiona=at())
    t.play("dominique", "Spare battery, behind the other spare battery").rest()
    assert t.dominique.tokens["energy"] == 4


def test_the_recombobulator_draws_four_however_small_the_hand() -> None:
    """[629]"""
    t = deal(dominique=at(hand=["The Recombobulator"], deck=10), fiona=at())
    t.play("dominique", "The Recombobulator").rest()
    assert (len(t.dominique.hand), t.dominique.deck) == (4, 6)


# ---- Fire and Ice


def test_element_tokens_lie_on_their_spaces() -> None:
    """[604]"""
    view = fresh("eisinder", "fiona").view(1).seats[0]
    assert view.tracks == {
        "fire": SeenMarks("fortitude", [18, 15, 11, 6]),
        "ice": SeenMarks("alcohol", [2, 5, 9, 14]),
    }
    assert view.claimed == {"fire": 0, "ice": 0}


def test_a_marker_claims_what_it_reaches_and_passes() -> None:
    """[604] Onto the 18 only; then past the 15, onto nothing."""
    t = deal(eisinder=at(), fiona=at(hand=[HIT, "They said to use my words. WHAM!"]), gerki=at(), turn="fiona")
    t.play("fiona", HIT, on="eisinder").rest()
    assert (t.eisinder.fortitude, t.eisinder.claimed) == (18, {"fire": 1, "ice": 0})
    t.run_to("fiona", "action")
    t.play("fiona", "They said to use my words. WHAM!", on="eisinder").rest()
    assert t.eisinder.claimed["fire"] == 2
    assert t.game.view(0).seats[0].tracks["fire"].marks == [11, 6]


def test_one_strong_drink_claims_several() -> None:
    """[604] From 1 to 7: past 2 and 5."""
    t = deal(eisinder=at(alcohol=1, drink_me=["Wine with a Chaser", "Dragon Breath Ale"]), fiona=at(), phase="drink")
    t.drink("eisinder").rest()
    assert t.eisinder.claimed["ice"] == 2


def test_healed_and_sober_she_keeps_them() -> None:
    """[604] And passing the same space again claims nothing."""
    t = deal(eisinder=at(hand=["Remember to stretch!"]), fiona=at(hand=[HIT, HIT]), gerki=at(), turn="fiona")
    t.play("fiona", HIT, on="eisinder").rest()
    t.play("eisinder", "Remember to stretch!").rest()
    assert (t.eisinder.fortitude, t.eisinder.claimed["fire"]) == (19, 1)
    t.run_to("fiona", "action")
    t.play("fiona", HIT, on="eisinder").rest()
    assert (t.eisinder.fortitude, t.eisinder.claimed["fire"]) == (17, 1)


def test_thresholds_are_read_as_the_card_resolves() -> None:
    """[605] A Trap in answer to Tail whip brings the second Fire."""
    t = deal(
        eisinder=at(hand=["Tail whip! It's super effective"], fortitude=16, claimed={"fire": 1}),
        alaric=at(hand=["I wouldn't lean on that", "Can't beat the classics!"]),
        oozwald=at(),
        asked="always",
    )
    t.eisinder.seat.tracks["fire"] &= ~1  # the token of the 18 is the one already claimed
    t.play("eisinder", "Tail whip! It's super effective", on="oozwald")
    t.play("alaric", "I wouldn't lean on that", on="eisinder").rest()
    assert t.eisinder.claimed["fire"] == 2
    assert t.oozwald.fortitude == 17


def test_the_better_form_is_no_choice() -> None:
    """[605] With three Fire only one way to breathe, and it burns her too; nothing is spent."""
    t = deal(eisinder=at(hand=["Breath of the forge's flame"], claimed={"fire": 3}), fiona=at(), gerki=at())
    assert spends(t, "eisinder", "Breath of the forge's flame") == [{}]
    t.play("eisinder", "Breath of the forge's flame").rest()
    assert (t.eisinder.claimed["fire"], t.eisinder.fortitude, t.fiona.fortitude) == (3, 19, 18)


def test_chuff_spends_claimed_tokens_for_good() -> None:
    """[606] Any number of each, declared with the card; Negated they are gone all the same."""
    t = deal(
        eisinder=at(hand=["CHUFF!"], drink_me=["Dragon Breath Ale"], claimed={"fire": 2, "ice": 1}),
        fiona=at(hand=["I don't think so!"]),
        phase="drink",
    )
    t.drink("eisinder")
    assert spends(t, "eisinder", "CHUFF!") == [
        {}, {"fire": 1}, {"fire": 2}, {"ice": 1}, {"fire": 1, "ice": 1}, {"fire": 2, "ice": 1},
    ]  # fmt: skip
    (both,) = [o for o, _ in t.ways("eisinder", "CHUFF!", better=("fire", "ice")) if o.spend == {"fire": 2, "ice": 1}]
    t.game.submit(Answer(0, (both.id,)))
    t.play("fiona", "I don't think so!").rest()
    assert t.eisinder.claimed == {"fire": 0, "ice": 1}  # the Ice of the 2, which the Ale brought; the spent one is gone
    assert t.eisinder.alcohol == 4


def test_chuff_cannot_spend_what_still_lies_on_the_track() -> None:
    """[606]"""
    t = deal(eisinder=at(hand=["CHUFF!"], drink_me=["Wine"]), fiona=at(), phase="drink").drink("eisinder")
    assert spends(t, "eisinder", "CHUFF!") == [{}]


@pytest.mark.parametrize(
    ("fortitude", "alcohol", "fire", "ice", "claimed"),
    [(19, 3, 0, 1, "fire"), (17, 0, 1, 0, "ice"), (6, 0, 4, 0, "ice"), (20, 14, 0, 4, "fire")],
    ids=["the book's", "ice is nearer", "no fire left", "no ice left"],
)
def test_inner_peace_takes_the_token_nearest_to_its_end(
    fortitude: int, alcohol: int, fire: int, ice: int, claimed: str
) -> None:
    """[624] Measured from the end of the track, wherever the markers are."""
    t = deal(eisinder=at(hand=["Inner peace... Inner peace..."], fortitude=fortitude, alcohol=alcohol), fiona=at())
    seat = t.eisinder.seat
    for track, n in (("fire", fire), ("ice", ice)):
        seat.claimed[track] = n
        seat.tracks[track] = sum(1 << i for i in range(n, 4))
    t.play("eisinder", "Inner peace... Inner peace...").rest()
    assert t.eisinder.claimed == {"fire": fire, "ice": ice} | {claimed: {"fire": fire, "ice": ice}[claimed] + 1}


def test_inner_peace_lets_her_choose_at_equal_distance() -> None:
    """[624] 15 and 5 are five away each."""
    for picked in ("fire", "ice"):
        t = deal(eisinder=at(hand=["Inner peace... Inner peace..."], fortitude=17, alcohol=3), fiona=at())
        for track in ("fire", "ice"):
            t.eisinder.seat.claimed[track] = 1
            t.eisinder.seat.tracks[track] = 0b1110
        t.play("eisinder", "Inner peace... Inner peace...").choose("eisinder", picked).rest()
        assert t.eisinder.claimed == {"fire": 1, "ice": 1} | {picked: 2}


def test_the_loss_itself_brings_the_token_that_the_answer_needs() -> None:
    """[627] First Fire by this very blow; and a blow that was merely reduced still counts."""
    t = deal(eisinder=at(hand=["Oh ho ho... you're on"]), fiona=at(hand=[HIT]), gerki=at(), turn="fiona")
    t.play("fiona", HIT, on="eisinder").play("eisinder", "Oh ho ho... you're on").rest()
    assert t.eisinder.claimed["fire"] == 1
    assert len(t.eisinder.hand) == 1


def test_a_blow_that_cost_nothing_cannot_be_answered() -> None:
    """[627, 634] Ignored altogether."""
    t = deal(
        eisinder=at(hand=["Oh ho ho... you're on", "Fall seven times and dodge the eighth"]),
        fiona=at(hand=[HIT]),
        gerki=at(),
        turn="fiona",
    )
    t.play("fiona", HIT, on="eisinder").play("eisinder", "Fall seven times and dodge the eighth").rest()
    assert t.eisinder.hand == ["Oh ho ho... you're on"]
    assert not t.can("eisinder", "Oh ho ho... you're on")


# ---- Buffs


def test_karl_starts_with_one_buff_of_four() -> None:
    """[607]"""
    assert fresh("karl", "fiona").table.seats[0].tokens == {"buff": 1}


def test_anybody_may_spend_a_buff_on_an_action_or_a_sometimes_card() -> None:
    """[608] Once for each target; offered as an own way of the card."""
    t = deal(
        zot=at(hand=["Oh no! Not again! Pooky's on a drunken rampage!"], tokens={"buff": 1}), karl=at(), gerki=at()
    )
    t.play("zot", "Oh no! Not again! Pooky's on a drunken rampage!", boost=True).rest()
    assert (t.karl.fortitude, t.gerki.fortitude, t.zot.tokens["buff"]) == (18, 18, 0)

    t = deal(
        fiona=at(hand=["Oh good, you started it!"], tokens={"buff": 1}),
        karl=at(hand=["The unabridged edition"]),
        turn="karl",
    )
    t.play("karl", "The unabridged edition", on="fiona").play("fiona", "Oh good, you started it!", boost=True).rest()
    assert (t.karl.fortitude, t.fiona.tokens["buff"]) == (17, 0)


@pytest.mark.parametrize(
    "title", ["Raw eggs and a good index", "Tip the Wench", "First lesson, one Gold. Bring a towel."]
)
def test_no_buff_on_what_costs_nobody_fortitude(title: str) -> None:
    """[608]"""
    t = deal(karl=at(hand=[title], tokens={"buff": 1}), fiona=at(), gerki=at())
    assert not t.can("karl", title, boost=True)
    assert all("buff" not in spend for spend in spends(t, "karl", title))


def test_no_buff_on_a_cheating_card() -> None:
    """[608] Action and Sometimes only."""
    t = deal(
        eisinder=at(hand=["This game doesn't have physical challenges?"], tokens={"buff": 1}),
        karl=at(),
        gambling={"next": "eisinder"},
        pot=2,
    )
    assert t.can("eisinder", "This game doesn't have physical challenges?")
    assert not t.can("eisinder", "This game doesn't have physical challenges?", boost=True)


@pytest.mark.parametrize("answer", ["Luckily for me, I was wearing my armor!"])
def test_a_buff_on_an_ignored_card_is_gone(answer: str) -> None:
    """[608]"""
    t = deal(karl=at(hand=["The unabridged edition"], tokens={"buff": 1}), fiona=at(hand=[answer]), gerki=at())
    t.play("karl", "The unabridged edition", on="fiona", boost=True).play("fiona", answer).rest()
    assert (t.fiona.fortitude, t.karl.tokens["buff"]) == (20, 0)


def test_a_player_holds_one_buff_at_most() -> None:
    """[607]"""
    t = deal(karl=at(hand=["Spot me! No? Then catch."], tokens={"buff": 0}), fiona=at(tokens={"buff": 1}), gerki=at())
    t.play("karl", "Spot me! No? Then catch.", on="fiona").rest()
    assert t.fiona.tokens["buff"] == 1


def test_with_none_left_karl_moves_one() -> None:
    """[607] From a player of his choice; nobody gets a fifth."""
    everybody = {name: at(tokens={"buff": 1}) for name in ("fiona", "gerki", "zot")}
    t = deal(karl=at(hand=["Spot me! No? Then catch."], tokens={"buff": 1}), **everybody, deirdre=at())
    t.play("karl", "Spot me! No? Then catch.", on="deirdre").choose("karl", "zot").rest()
    assert [getattr(t, name).tokens.get("buff", 0) for name in t.names] == [1, 1, 1, 0, 1]


def test_a_buff_that_is_gone_meanwhile_is_not_moved_again() -> None:
    """Karl breaks into his own question: whoever was named has nothing left to give."""
    give, eggs = "Spot me! No? Then catch.", "Raw eggs and a good index"
    buff = {"buff": 1}
    t = deal(
        karl=at([give, eggs], tokens={"buff": 0}),
        fiona=at(tokens=buff),
        gerki=at(tokens=buff),
        zot=at(tokens=buff),
        deirdre=at(tokens=buff),
        alaric=at(),
    ).play("karl", give, on="alaric")
    t._decline_until(lambda: t.asked == ("karl", "pick"), "a Buff is moved", ("respond",))
    t.play("karl", eggs).choose("karl", "fiona")
    t.choose("karl", "fiona")
    assert t.asked == ("karl", "pick")
    t.choose("karl", "zot").rest()
    assert [seat.tokens["buff"] for seat in t.table.seats] == [1, 0, 1, 0, 1, 1]


def test_a_buff_that_is_gone_meanwhile_strengthens_no_trap() -> None:
    lean, eggs = "I wouldn't lean on that", "Raw eggs and a good index"
    buff = {"buff": 1}
    t = deal(
        alaric=at([lean, "Can't beat the classics!"], tokens=buff),
        karl=at([eggs], tokens={"buff": 0}),
        fiona=at(tokens=buff),
        gerki=at(tokens=buff),
        zot=at(tokens=buff),
    ).play("alaric", lean, on="zot")
    t._decline_until(lambda: t.asked == ("alaric", "pick"), "Alaric may use his Buff", ("respond",))
    t.play("karl", eggs).choose("karl", "alaric")
    t.choose("alaric", "yes").rest()
    assert (t.zot.fortitude, t.alaric.tokens["buff"], t.karl.tokens["buff"]) == (17, 0, 1)


def test_a_token_claimed_meanwhile_is_not_claimed_again() -> None:
    """Eisinder picks between two that are equally near; a blow at that moment takes one of them, and the other is nearest."""
    peace, lean = "Inner peace... Inner peace...", "I wouldn't lean on that"
    t = deal(eisinder=at([peace]), alaric=at([lean, "Can't beat the classics!"]), karl=at()).play("eisinder", peace)
    t._decline_until(lambda: t.asked == ("eisinder", "pick"), "Eisinder picks", ("respond",))
    t.play("alaric", lean, on="eisinder")
    t._decline_until(lambda: t.asked == ("eisinder", "pick") and t.eisinder.fortitude == 17, "the Trap")
    t.choose("eisinder", "fire").rest()
    assert t.eisinder.claimed == {"fire": 1, "ice": 1}


def test_a_buff_outlives_karl() -> None:
    t = deal(fiona=at(hand=[HIT], tokens={"buff": 1}), karl=at(fortitude=1, alcohol=3, gold=2), gerki=at(), zot=at())
    t.run_to("gerki", "action")
    assert t.karl.out
    t.run_to("fiona", "action")
    assert HIT in t.fiona.hand
    assert t.can("fiona", HIT, boost=True)


def test_the_spine_costs_what_was_really_lost() -> None:
    """[634] After a reduction, the reduced amount; a Buff on top."""
    t = deal(
        karl=at(hand=["You cracked the spine!", "The abs took most of it"], tokens={"buff": 1}),
        fiona=at(hand=["They said to use my words. WHAM!"]),
        gerki=at(),
        turn="fiona",
    )
    t.play("fiona", "They said to use my words. WHAM!", on="karl").play("karl", "The abs took most of it")
    t.play("karl", "You cracked the spine!", boost=True).rest()
    assert (t.karl.fortitude, t.fiona.fortitude, t.karl.tokens["buff"]) == (19, 18, 0)


def test_the_spine_answers_no_blow_reduced_to_nothing() -> None:
    """[634]"""
    t = deal(
        karl=at(hand=["You cracked the spine!", "The abs took most of it"]),
        fiona=at(hand=[HIT]),
        gerki=at(),
        turn="fiona",
    )
    t.play("fiona", HIT, on="karl").play("karl", "The abs took most of it").rest()
    assert "You cracked the spine!" in t.karl.hand
    assert t.karl.fortitude == 20


# ---- Clones


def clones(n: int, *hand: str) -> Deal:
    return deal(oozwald=at(hand=list(hand), tokens={"clone": n}, fortitude=10), fiona=at(), gerki=at())


def test_before_the_action_a_clone_heals_and_another_acts() -> None:
    """[610] Each once; either, both or neither."""
    t = clones(3, "You bumped into me!", "Oozwalds, assemble!")
    t.use("oozwald", "absorb-to-heal").use("oozwald", "absorb-to-act")
    assert (t.oozwald.fortitude, t.oozwald.tokens["clone"]) == (11, 1)
    assert not t.can("oozwald", "absorb-to-heal")
    assert not t.can("oozwald", "absorb-to-act")
    t.play("oozwald", "You bumped into me!", on="fiona").play("oozwald", "Oozwalds, assemble!").rest()
    assert (t.fiona.fortitude, t.gerki.fortitude) == (17, 19)
    assert t.phase == "order"


def test_after_the_first_action_it_is_too_late() -> None:
    """[610]"""
    t = clones(3, "You bumped into me!", "Oozwalds, assemble!")
    t.use("oozwald", "absorb-to-act").play("oozwald", "You bumped into me!", on="fiona").rest()
    assert t.asked == ("oozwald", "action")
    assert not t.can("oozwald", "absorb-to-heal")


def test_not_in_somebody_elses_turn_and_not_without_a_clone() -> None:
    """[610]"""
    assert not clones(0).can("oozwald", "absorb-to-heal")
    t = clones(2)
    t.run_to("fiona", "action")
    assert not t.can("oozwald", "absorb-to-heal")
    t.run_to("oozwald", "action")
    assert t.can("oozwald", "absorb-to-heal")


def test_a_clone_absorbed_for_a_negated_card_is_gone() -> None:
    """[609]"""
    t = deal(
        oozwald=at(hand=["That's me! No, that's me!"], tokens={"clone": 1}),
        fiona=at(hand=[HIT, "I don't think so!"]),
        turn="fiona",
    )
    t.play("fiona", HIT, on="oozwald").play("oozwald", "That's me! No, that's me!", better=("absorb",))
    t.play("fiona", "I don't think so!").rest()
    assert (t.oozwald.fortitude, t.oozwald.tokens["clone"]) == (18, 0)


def test_four_clones_are_the_limit() -> None:
    """[609]"""
    t = clones(4, "Careful, I splatter!").play("oozwald", "Careful, I splatter!", on="fiona").rest()
    assert t.oozwald.tokens["clone"] == 4


def test_the_loss_is_the_cards_own() -> None:
    """[633] Nobody is its source but Oozwald, so there is nothing to hit back for."""
    for title in ("That's me! No, that's me!", "This'd probably hurt if I had organs"):
        t = deal(
            oozwald=at(hand=[title, "You split it, you bought it"]), fiona=at(hand=[HIT]), gerki=at(), turn="fiona"
        )
        t.play("fiona", HIT, on="oozwald").play("oozwald", title).rest()
        assert t.oozwald.fortitude == 19
        assert t.oozwald.hand == ["You split it, you bought it"]
        assert not t.can("oozwald", "You split it, you bought it")


def test_ignoring_the_drinking_buddy_is_not_ignoring_the_drink() -> None:
    """[622] The Drink is taken whole, and nothing of the card happens."""
    t = deal(
        oozwald=at(
            hand=["I'm my own drinking buddy!", "That's me! No, that's me!"],
            drink_me=["Dragon Breath Ale"],
            tokens={"clone": 1},
        ),
        fiona=at(),
        phase="drink",
    ).drink("oozwald")
    t.play("oozwald", "I'm my own drinking buddy!")
    t.play("oozwald", "That's me! No, that's me!", better=("absorb",)).rest()
    assert (t.oozwald.alcohol, t.oozwald.fortitude, t.oozwald.tokens["clone"]) == (4, 20, 0)


def test_the_preview_knows_that_a_drink_is_halved() -> None:
    t = deal(
        oozwald=at(hand=["I'm my own drinking buddy!", "It went right through me"], drink_me=["Dragon Breath Ale"]),
        fiona=at(),
        phase="drink",
    ).drink("oozwald")
    t.play("oozwald", "I'm my own drinking buddy!")
    drink = next(e for e in t.game.view(0).stack if e.kind == "drink")
    assert drink.outcome == {"0": {"alcohol": 2}}
    assert drink.amounts["alcohol"] == 4


def test_a_copy_of_a_character_under_another_name_sits_beside_the_original() -> None:
    """Their tokens are of one kind: whoever holds one may strengthen a blow with it, which is one way to play and not two."""
    text = (DATA / "characters" / "karl.yaml").read_text(encoding="utf-8").replace("id: karl\n", "id: lrak\n", 1)
    t = deal(extra=[text], zot=at(["I told you not to distract me!"], tokens={"buff": 1}), karl=at(), lrak=at())
    pending = t.game.pending
    assert pending is not None
    ids = [option.id for option in pending.options]
    assert len(ids) == len(set(ids))
    assert sum("use-buff" in id for id in ids) == 2  # at each of the two


def test_what_a_ring_may_pay_lies_on_the_stack_while_it_is_picked() -> None:
    t = deal(**{"zot": at(), "lich-king": at(gold=5), "fiona": at()}, phase="order", drinks_left=1)
    t.order("zot", to="fiona")
    asked = t.game.pending
    assert (t.asked, asked.prompt) == (("lich-king", "pick"), "coins")
    paid = t.game.entry(asked.about)
    assert (paid.kind, paid.why, paid.amount) == ("payment", "reshuffle", 1)
    t.choose("lich-king", "thumb").rest()
    assert [t.game.table.gold(seat) for seat in range(3)] == [9, 4, 9]
    assert t.game.table.coins[1, "thumb"] == "inn"


def test_what_a_card_says_of_the_last_two_players_holds_though_a_minion_could_take_the_blow() -> None:
    t = deal(torglesnarf=at(["Grunt the Brawler"]), eve=at(["I'm not Eve. She's over there"]))
    t.play("torglesnarf", "Grunt the Brawler").play("torglesnarf", "act", on="eve")
    [(way, _)] = t.ways("eve", "I'm not Eve. She's over there")
    assert (way.label, way.targets) == ("ignore", ())
