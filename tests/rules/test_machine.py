# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine against a team (red-dragon-inn-10, "Boss Otto"): what scenarios do not show."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any

import pytest

from rdi_desktop.content import load_content
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.reading import add_file
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.core import EFFECTS
from rdi_desktop.engine.language.machine import MachineDef, actions_at
from rdi_desktop.engine.language.spec import Problem, Reader
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup, deal
from rdi_desktop.engine.rules.variants.machine import choices
from rdi_desktop.engine.state.decisions import Answer, Decision, Option
from rdi_desktop.scenario.run import run_file
from rdi_desktop.session.game_history import fingerprint
from rdi_desktop.session.plan import HUMAN, RULES, GamePlan, SeatInfo
from tests.rules.deal import content

BOSS = "boss-otto"
WHO = ("zot", "gerki", "fiona", "deirdre")


def setup(challengers: int = 2, seed: int = 1, **options: Any) -> GameSetup:
    """He in the first seat, and so many against him."""
    seats = (SeatSetup(BOSS), *(SeatSetup(who) for who in WHO[:challengers]))
    return GameSetup(seats, seed, 0, {"factions": "battlebot+gamblotron", **options}, BOSS)


def machine() -> MachineDef:
    """His definition."""
    found = content().automata[BOSS]
    assert isinstance(found, MachineDef)
    return found


def played(game: Game, steps: int) -> Game:
    """So many default answers later."""
    for _ in range(steps):
        if game.pending is not None:
            game.submit(Answer(game.pending.seat, game.pending.default))
    return game


@pytest.mark.parametrize("skulls", [0, 1, 2])
def test_cards_with_more_skulls_than_were_agreed_stay_out(skulls: int) -> None:
    table = deal(setup(skulls=skulls), content())
    wanted = Counter(
        card.id for id in ("battlebot", "gamblotron") for card in machine().factions[id].cards if card.skulls <= skulls
    )
    found = Counter(
        table.cards[card].id for pile in ("action", "sometimes", "gambling") for card in table.seats[0].piles[pile]
    )
    assert found == wanted


def test_each_deck_is_shuffled_by_itself() -> None:
    table = deal(setup(skulls=2), content())
    for deck in ("action", "sometimes", "gambling"):
        assert {table.cards[card].pile for card in table.seats[0].piles[deck]} == {deck}


@pytest.mark.parametrize("challengers", [1, 2, 3, 4])
def test_the_first_target_is_any_challenger(challengers: int) -> None:
    found = {deal(setup(challengers, seed), content()).priority for seed in range(40)}
    assert found == set(range(1, challengers + 1))


def test_potions_can_be_shifted_to_either_side() -> None:
    table = deal(setup(3, more_potions=2, fewer_potions=1), content())
    assert (table.side(0).potions, table.side(1).potions) == (5, 2)


def test_he_needs_his_variant_and_it_needs_him() -> None:
    with pytest.raises(ValueError, match="against a team"):
        deal(GameSetup((SeatSetup(BOSS), SeatSetup("zot"))), content())
    with pytest.raises(ValueError, match="sits there"):
        deal(GameSetup((SeatSetup("gerki"), SeatSetup("zot")), variant=BOSS), content())


def test_otto_does_not_sit_down_with_him() -> None:
    with pytest.raises(ValueError, match="third player of two"):
        deal(GameSetup((SeatSetup(BOSS), SeatSetup("zot"), SeatSetup("otto")), variant=BOSS), content())


def test_he_begins_wherever_he_sits() -> None:
    seats = (SeatSetup("zot"), SeatSetup("gerki"), SeatSetup(BOSS))
    assert deal(GameSetup(seats, 1, 0, {}, BOSS), content()).turn == 2


def test_a_threat_of_five_gives_three_actions() -> None:
    assert [actions_at(machine().normal, level) for level in (1, 3, 4, 5, 6, 7, 9, 10, 13)] == [
        1,
        1,
        2,
        3,
        3,
        4,
        4,
        5,
        5,
    ]
    assert [actions_at(machine().hard, level) for level in (1, 3, 4, 5, 7, 10)] == [1, 1, 3, 4, 5, 6]


@pytest.mark.parametrize("seed", range(6))
def test_nobody_sees_his_decks_and_what_he_has_prepared(seed: int) -> None:
    game = played(Game.new(setup(2, seed, skulls=1), content()), 60)
    for viewer in (1, 2, None):
        boss = game.view(viewer).seats[0]
        assert all(pile.cards is None for id, pile in boss.piles.items() if id != "received")
    again = game.sample(1, 99)
    assert again.view(1) == game.view(1)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_played_again_from_its_commands(seed: int) -> None:
    game = played(Game.new(setup(2, seed, skulls=2), content()), 80)
    again = Game.replay(game.setup, content(), game.log)
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
    fork = game.fork()
    assert fork.view(1) == game.view(1)


def option(id: str, kind: str, *targets: int, n: int | None = None) -> Option:
    """An answer."""
    return Option(id, kind, targets=targets, args={} if n is None else {"number": n})


def test_he_shares_with_the_target_bids_nothing_and_else_goes_by_chance() -> None:
    game = Game.new(setup(3), content())
    game.table.priority = 2
    seats = [option(f"seat:{seat}", "seat", seat) for seat in (1, 2, 3)]
    assert {choices.answer(game, Decision(0, "pick", seats))[0].id for _ in range(10)} == {"seat:2"}
    numbers = [option(f"n:{n}", "number", n=n) for n in (3, 0, 1)]
    assert choices.answer(game, Decision(0, "pick", numbers))[0].id == "n:0"
    things = [option(f"card:{card}", "card") for card in range(4)]
    assert len({choices.answer(game, Decision(0, "pick", things))[0].id for _ in range(60)}) == 4


def test_things_are_divided_as_evenly_as_possible() -> None:
    game = Game.new(setup(2), content())
    things = [option(f"card:{card}", "card") for card in range(5)]
    heaps = [choices.answer(game, Decision(0, "pick", things, 0, 5, prompt="divide")) for _ in range(20)]
    assert {len(heap) for heap in heaps} <= {2, 3}
    assert len({frozenset(one.id for one in heap) for heap in heaps}) > 1


@pytest.mark.parametrize(
    "costs",
    [
        [{"pay": {"gold": 1}}],
        [{"discard": {"cards": 1}}],
        [{"draw": {"cards": 1}}],
        [{"lose": {"fortitude": 1}}],
        [{"lose": {"gold": 1}}],
        [{"gain": {"alcohol": 1}}],
    ],
)
def test_he_declines_whatever_costs_him(costs: list[Any]) -> None:
    game = Game.new(setup(), content())
    effects = EFFECTS.read(costs, Reader())
    free = EFFECTS.read([{"gain": {"fortitude": 1}}], Reader())
    assert not any(choices.agrees(game, effects) for _ in range(20))
    assert {choices.agrees(game, free) for _ in range(40)} == {True, False}
    assert {choices.first(game, [effects, free]) for _ in range(20)} == {1}


CARDS = {
    "somebody would have to pick": ("action", {"do": [{"lose": {"who": "another", "fortitude": 1}}]}, "nobody picks"),
    "a whiff alone": ("sometimes", {"do": [{"repair": 1}], "whiff": []}, "whiff"),
    "a response without one": ("sometimes", {"player": ["negate"]}, "whiff"),
    "a response among the Actions": ("action", {"player": ["negate"], "whiff": []}, "action deck"),
    "two uses": ("gambling", {"gambling": [], "cheating": []}, "exactly one"),
    "active and passive": ("action", {"active": [{"repair": 1}], "passive": [{"orders": 1}]}, "Active or Passive"),
    "nothing": ("action", {}, "exactly one"),
}


@pytest.mark.parametrize(("deck", "card", "says"), CARDS.values(), ids=CARDS.keys())
def test_a_card_that_nobody_could_play_is_refused(deck: str, card: dict[str, Any], says: str, tmp_path: Any) -> None:
    raw = {"kind": "faction", "id": "rust", "of": BOSS, "name": "Rust", deck: [{"title": "Creak", **card}]}
    with pytest.raises(ContentError, match=says):
        add_file(load_content(), raw, tmp_path / "rust.yaml", "rust.yaml")


RUST = {
    "kind": "faction",
    "id": "rust",
    "of": BOSS,
    "name": "Rust",
    "action": [{"title": "Creak", "do": [{"repair": 2}]}],
}


def test_a_faction_that_somebody_made_can_be_played_with(tmp_path: Any) -> None:
    known = load_content()
    add_file(known, RUST, tmp_path / "rust.yaml", "rust.yaml")
    assert known.text("boss-otto/creak") == "Boss Otto repairs 2."
    table = deal(setup(factions="rust+battlebot"), known)
    assert "boss-otto/creak" in [table.cards[card].id for card in table.seats[0].piles["action"]]


@pytest.mark.parametrize(
    "verb", [{"repair": 1}, {"threat": 1}, "change_targets", {"lose": {"who": "priority", "fortitude": 1}}]
)
def test_only_his_cards_have_his_words(verb: Any) -> None:
    with pytest.raises(Problem, match="machine"):
        EFFECTS.read([verb], Reader())


def test_a_drawn_card_is_threat_for_him() -> None:
    from rdi_desktop.engine.rules import cards

    game = Game.new(setup(), content())
    before = game.table.seats[0].tracks["threat"]
    assert cards.draw(game, 0, 3) == []
    assert game.table.seats[0].tracks["threat"] == before + 1


def test_each_deck_is_made_anew_from_its_own_discards() -> None:
    from rdi_desktop.engine.rules.variants.machine import decks

    game = Game.new(setup(), content())
    where = game.table.seats[0]
    where.spent["action"] += where.piles["action"][1:]
    where.piles["action"][1:] = []
    others = list(where.piles["sometimes"])
    assert decks.turn_over(game, 0, "action") is not None
    assert where.piles["action"]
    assert not where.spent["action"]
    assert where.piles["sometimes"] == others


def test_he_leads_the_party_anywhere() -> None:
    from rdi_desktop.engine.rules.variants import crawl

    found = set()
    for seed in range(12):
        game = Game.new(setup(2, seed, pub_crawl=True), content())
        for _ in crawl.lead(game, 0):
            break
        assert game.table.crawl is not None
        found.add(game.table.crawl.party)
    assert len(found) > 2


def acting(game: Game) -> Game:
    """He is in his Action phase."""
    table = game.table
    table.turn, table.phase, table.acting = 0, "action", False
    return game


def test_one_more_action_comes_from_the_deck() -> None:
    from rdi_desktop.engine.rules.variants import shared_turn
    from rdi_desktop.engine.rules.variants.machine import turn

    game = acting(Game.new(setup(), content()))
    turn.prepare(game, 0)
    shared_turn.more_actions(game.table, 0, 1, hand=False)
    found = []
    while (option := turn.next_action(game, 0)) is not None:
        found.append(option.card)
        game.table.actions_left -= 1
    assert len(found) == actions_at(machine().normal, 2) + 1


def test_a_received_action_takes_the_place_of_one_of_his_deck() -> None:
    from rdi_desktop.engine.rules.variants.machine import turn

    game = acting(Game.new(setup(), content()))
    where = game.table.seats[0]
    given = next(card for card in game.table.seats[1].deck if game.table.cards[card].types == ("action",))
    game.table.seats[1].deck.remove(given)
    where.piles["received"].append(given)
    where.tracks["threat"] = 4
    turn.prepare(game, 0)
    assert (game.table.actions_left, len(where.piles["prepared"])) == (2, 1)
    found = set()
    while (option := turn.next_action(game, 0)) is not None:
        found.add(option.card)
        game.table.actions_left -= 1
    assert given in found


def test_what_was_taken_off_a_deck_goes_back_on_top() -> None:
    from rdi_desktop.engine.rules import borrowed

    seats = (SeatSetup(BOSS), SeatSetup("nerodia"))
    game = Game.new(GameSetup(seats, 1, 0, {}, BOSS), content())
    top = game.table.seats[0].piles["action"][-1]
    flow = borrowed.take(game, 1, "petrified", [0], 1, None)
    asked = next(flow)
    with pytest.raises(StopIteration):
        flow.send((asked.option("deck:action"),))
    assert game.table.seats[1].piles["petrified"] == [top]
    borrowed.give_back(game, 1, "petrified", 1)
    assert game.table.seats[0].piles["action"][-1] == top


def test_it_is_a_game_of_two() -> None:
    from rdi_desktop.engine.language.condition import CONDITION
    from rdi_desktop.engine.language.ctx import Ctx

    game = Game.new(setup(4), content())
    two = CONDITION.read({"players_left": 2}, Reader())
    assert two.test(Ctx(game, None, 1), 1)


@pytest.mark.parametrize(("gold", "answers"), [(4, {"no"}), (5, {"yes", "no"})])
def test_with_four_gold_or_less_he_buys_nothing(gold: int, answers: set[str]) -> None:
    game = Game.new(setup(), content())
    game.table.side(0).gold = gold
    asked = Decision(0, "pick", [Option("yes", "yes"), Option("no", "no")], prompt="buy")
    assert {choices.answer(game, asked)[0].id for _ in range(40)} == answers


def test_he_pays_with_coins_before_cards() -> None:
    game = Game.new(setup(), content())
    asked = Decision(
        0, "pick", [option("card:3", "card"), option("coin", "none"), option("card:5", "card")], prompt="coins"
    )
    assert {choices.answer(game, asked)[0].id for _ in range(20)} == {"coin"}


def test_he_ignores_physical_acts() -> None:
    from rdi_desktop.engine.rules.announcing import announce

    game = Game.new(setup(), content())
    card = game.table.seats[1].hand[0]
    game.table.cards[card] = copy(game.table.cards[card])
    game.table.cards[card].dexterity = True
    assert list(announce(game, 1, Option(f"play:{card}", "play", card)).ignored) == [0]


def test_a_saved_game_knows_by_the_factions_which_cards_it_was_played_with(tmp_path: Any) -> None:
    known = load_content()
    seats = (SeatInfo("He", BOSS, RULES), SeatInfo("Zot", "zot", HUMAN))
    plan = GamePlan(seats, 1, 0, {}, variant=BOSS)
    before = fingerprint(plan, known)
    add_file(known, RUST, tmp_path / "rust.yaml", "rust.yaml")
    assert fingerprint(plan, known) != before


def test_discards_are_shuffled_into_their_own_decks() -> None:
    from rdi_desktop.engine.rules import piles

    game = Game.new(setup(), content())
    where = game.table.seats[0]
    for deck in ("action", "gambling"):
        where.spent[deck].append(where.piles[deck].pop())
    there = sum(map(len, where.spent.values()))
    with pytest.raises(StopIteration) as moved:
        next(piles.move(game, 0, "discard", "deck", None))
    assert moved.value.value == there
    assert not any(where.spent[deck] for deck in ("action", "sometimes", "gambling"))
    assert {game.table.cards[card].pile for card in where.piles["gambling"]} == {"gambling"}


def test_his_negates_that_nobody_has_seen_are_counted_by_deck() -> None:
    """Whoever has counted what lies open knows as much, so one that a hand holds is counted, too."""
    game = Game.new(setup(skulls=2), content())
    table, his = game.table, game.table.seats[0]

    def told() -> dict[str, int]:
        return game.view(1).seats[0].negates

    assert told() == {"action": 0, "sometimes": 2, "gambling": 0}, "both are Gamblotron's"
    deck = his.piles["sometimes"]
    one = next(card for card in deck if table.cards[card].title == "Counts Cards and Witnesses")
    deck.remove(one)
    table.seats[2].hand.append(one)
    assert told()["sometimes"] == 2
    table.seats[2].hand.remove(one)
    his.spent["sometimes"].append(one)
    assert told()["sometimes"] == 1
    assert game.view(1).seats[2].negates == {}


def test_a_phase_that_he_lacks_never_comes() -> None:
    game = played(Game.new(setup(), content()), 60)
    phases: dict[bool, list[str]] = {True: [], False: []}
    for event in game.events:
        if event.key == "phase_started":
            phases[event.seat == 0].append(event.args["phase"])
    assert set(phases[True]) == {"action", "order", "drink", "end"}
    assert "discard_and_draw" in phases[False]


@pytest.mark.parametrize("phase", ["action", "order", "drink"])
def test_what_he_received_for_a_phase_is_used_first_in_it(phase: str, tmp_path: Any) -> None:
    known = load_content()
    gift = {"title": "Gift", "type": "sometimes", "when": {"phase": phase, "of": "self"}, "do": [], "copies": 40}
    raw = {"kind": "character", "id": "giver", "name": "Giver", "deck": [gift]}
    add_file(known, raw, tmp_path / "giver.yaml", "giver.yaml")
    game = Game.new(GameSetup((SeatSetup(BOSS), SeatSetup("giver")), 1, 0, {}, BOSS), known)
    gifts = [game.table.seats[1].deck.pop() for _ in range(12)]
    game.table.seats[0].piles["received"] += gifts
    since = len(game.events)
    played(game, 40)
    happened = [(event.key, event.args) for event in game.events[since:]]
    at = [i for i, (key, args) in enumerate(happened) if key == "played" and args["card"] in gifts]
    phases = [i for i, (key, _) in enumerate(happened[: at[0]]) if key == "phase_started"]
    assert happened[phases[-1]][1]["phase"] == phase
    assert len(at) == len(gifts), "all of them are played"
    before = [args.get("card") for key, args in happened[phases[-1] : at[-1]] if key in ("played", "drink_revealed")]
    assert set(before) <= set(gifts)
    assert "drink_ordered" not in {key for key, _ in happened[phases[-1] : at[-1]]}


def test_prepared_actions_are_turned_over_in_any_order() -> None:
    """Chance says which of those that lie there comes next, and each comes once."""
    from rdi_desktop.engine.rules.variants.machine import turn

    orders = set()
    for seed in range(8):
        game = acting(Game.new(setup(2, seed), content()))
        game.table.seats[0].tracks["threat"] = 5
        turn.prepare(game, 0)
        lying = list(game.table.seats[0].piles["prepared"])
        found = []
        while (option := turn.next_action(game, 0)) is not None:
            assert option.card is not None
            found.append(lying.index(option.card))
            game.table.actions_left -= 1
        assert sorted(found) == [0, 1, 2]
        orders.add(tuple(found))
    assert len(orders) > 2


@pytest.mark.parametrize(
    ("response", "fortitude"), [("deflector-dish", 18), ("reactive-plating", 18), ("counter-piston", 18)]
)
def test_what_only_one_card_may_answer_he_answers_in_vain(response: str, fortitude: int, tmp_path: Any) -> None:
    """He turns a card over all the same; what of it would Negate, Ignore or reduce fails, and that is no Whiff [322]."""
    known = load_content()
    blow = {
        "title": "Blow",
        "type": "action",
        "do": [{"lose": {"who": "another", "fortitude": 2}}],
        "cannot": [{"answer_except": "i-dont-think-so"}],
        "copies": 40,
    }
    add_file(
        known,
        {"kind": "character", "id": "bruiser", "name": "Bruiser", "deck": [blow]},
        tmp_path / "bruiser.yaml",
        "bruiser.yaml",
    )
    options = {"factions": "battlebot+abominaton"}
    game = Game.new(GameSetup((SeatSetup(BOSS), SeatSetup("bruiser")), 1, 0, options, BOSS), known)
    table = game.table
    deck = table.seats[0].piles["sometimes"]
    deck.append(deck.pop(next(i for i, card in enumerate(deck) if table.cards[card].id == f"boss-otto/{response}")))
    threat, target = table.seats[0].tracks["threat"], table.priority
    for _ in range(20):
        assert game.pending is not None
        blows = [option for option in game.pending.options if option.kind == "play"]
        if game.pending.kind == "action" and blows:
            game.submit(Answer(1, (blows[0].id,)))
            break
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert [event.key for event in game.events[-20:]].count("lost_fortitude") >= 1
    assert table.side(0).fortitude == fortitude
    assert (table.seats[0].tracks["threat"], table.priority) == (threat, target)
    assert table.side(1).fortitude == (19 if response == "counter-piston" else 20)


SPLIT = """
id: split
title: A Drink that is split
table:
  variant: boss-otto
  options: {factions: [rust, battlebot]}
  drink_deck: [Water, Water, Water, Water, Water, Water]
  seats:
    - {character: boss-otto, drink_me: [], piles: {sometimes: [Gulp]}}
    - {character: deirdre, hand: [Wine into Water], drink_me: [Mead]}
    - {character: gerki, hand: [], drink_me: []}
  turn: deirdre
  phase: drink
steps:
- deirdre: drink
- deirdre: {choose: boss-otto}
- deirdre: {play: Wine into Water, on: deirdre}
- expect: {boss-otto: {alcohol: 0, discard: 1}, deirdre: {alcohol: 0}}
"""


@pytest.mark.parametrize("answered", [False, True])
def test_of_a_split_drink_he_negates_only_his_half(answered: bool, tmp_path: Any) -> None:
    """The other half is drunk, and can still be answered [323]."""
    known = load_content()
    card = {"title": "Gulp", "drink": ["negate"], "whiff": []}
    add_file(known, {**RUST, "sometimes": [card]}, tmp_path / "rust.yaml", "rust.yaml")
    lines = SPLIT.splitlines() if answered else [line for line in SPLIT.splitlines() if "{play: Wine" not in line]
    text = "\n".join(lines) if answered else "\n".join(lines).replace("deirdre: {alcohol: 0}", "deirdre: {alcohol: 2}")
    path = tmp_path / "split.yaml"
    path.write_text(text)
    report = run_file(path, known)
    assert report.passed, report.why
