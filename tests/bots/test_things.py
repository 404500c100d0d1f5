# SPDX-License-Identifier: GPL-3.0-or-later
"""What characters have besides tokens is understood: Traps, Potions, patients, Gizmos. More of what feeds a card never makes it worth less.

Each row lays the same question with more and more of it; what the card or ability is thought to be worth is read off each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.ui.words.names import ShownNames
from tests.bots.moment import asked
from tests.rules.deal import content

ACTION = "  turn: me\n  phase: action\nsteps: []\n"
HIT_ME = 'steps:\n  - gerki: {play: "Somebody loosened that chandelier, eh?", target: me}\n'
HIT_ME = "  turn: gerki\n  phase: action\n" + HIT_ME
I_DRINK = "  turn: me\n  phase: drink\nsteps:\n  - me: drink\n"
TWO = "character: fiona, fortitude: 14, hand: []\ncharacter: gerki, hand: []"
HITTER = 'character: gerki, hand: ["Somebody loosened that chandelier, eh?"]\ncharacter: zot, hand: []'
NEARLY = 0.05
"""Points that do not count: one more of a bank makes each a little cheaper or dearer."""


@dataclass(frozen=True)
class Row:
    """A card or ability, and the seat that may use it with less, then more of what feeds it."""

    what: str
    seat: str
    """`{}` is what differs."""
    more: tuple[str, ...]
    grows: bool = True
    """Whether the last is worth clearly more than the first."""
    rest: str = ACTION
    kind: str = "action"
    others: str = TWO


def lot(n: int, card: str) -> str:
    return ", ".join([card] * n)


ROWS = {
    "Alaric keeps Traps in his hand": Row(
        "Everybody pick a door!",
        "character: alaric, hand: [Everybody pick a door!, {}]",
        tuple(
            ", ".join(["Can't beat the classics!"] * n + ["Sleight of drink"] * (2 - n)).replace(
                "Can't beat the classics!", '"Can\'t beat the classics!"'
            )
            for n in range(3)
        ),
    ),
    "Phrenk drinks what lies before him as it does more": Row(
        "Sobering Potion",
        "character: phrenk, fortitude: 8, hand: [], in_play: [Sobering Potion], alcohol: {}",
        ("4", "5", "6"),
    ),
    "Lizwick's potion the more she needs it": Row(
        "Half a Healing Potion",
        "character: lizwick, hand: [], in_play: [Half a Healing Potion], fortitude: {}",
        ("14", "8", "3"),
    ),
    "Zariah's third companion is no worse than the first": Row(
        "Pounce, but gently",
        'character: zariah, hand: ["Pounce, but gently"], tokens: {{{}}}',
        ("scrappy: 1", "amber: 1", "bandit: 1, amber: 1"),
    ),
    "Zariah's Chimera": Row(
        "Pounce, but gently",
        'character: zariah, hand: ["Pounce, but gently"], tokens: {{chimera: {}}}',
        ("away", "ready"),
    ),
    "Oozwald's Clones stand in for him": Row(
        "That's me! No, that's me!",
        "character: oozwald, fortitude: 5, hand: [\"That's me! No, that's me!\"], tokens: {{clone: {}}}",
        ("0", "1", "2", "3"),
        rest=HIT_ME,
        kind="respond",
        others=HITTER,
    ),
    "Terci has what a patient needs": Row(
        "treat", "character: terci, hand: [], in_play: [Limping brawler], tokens: {{splint: {}}}", ("2", "3")
    ),
    "Farai's brew where he works": Row(
        "Trample the grapes. And that foot",
        "character: farai, hand: [Trample the grapes. And that foot], tokens: {{work: wine, progress-wine: {}}}",
        ("0", "1", "2"),
        grows=False,
    ),
    "Petra's Hellfire": Row(
        "Stoke the coals",
        "character: petra, hand: [Stoke the coals], tokens: {{hellfire: {}}}",
        ("0", "1", "2", "3"),
        grows=False,
    ),
    "Petra's Scheme out of the Plot": Row(
        "A knife in the dark. Mine. Your dark",
        "character: petra, {}",
        ("hand: [knife-in-the-dark]", "hand: [], piles: {plot: [knife-in-the-dark]}"),
    ),
    "Dale's Mushrooms are worth a Harvest": Row(
        "Spore slap",
        "character: dale, hand: [spore-slap], in_play: [{}]",
        ("", "{card: The Evershroom, rake: 1}", "{card: The Evershroom, rake: 2}, {card: button-mushroom, rake: 1}"),
        others="character: fiona, fortitude: 4, hand: []\ncharacter: gerki, hand: []",
    ),
    "Piper has another arrow": Row(
        "Barbed arrow",
        "character: piper, hand: [{}]",
        tuple(", ".join(["Barbed arrow", *["Split the arrow that split the arrow"] * n]) for n in range(3)),
    ),
    "Roxana's board": Row(
        "cook",
        "character: roxana, hand: [], in_play: [Spatchcocked Cockatrice], piles: {{board: [{}]}}",
        tuple(lot(n, '"This one\'s some mean cuisine!"') for n in (2, 3, 4)),
        grows=False,
    ),
    "Phyll pours milk into her own mug the more she needs it": Row(
        "Oat milk. The oats did not suffer",
        "character: phyll, drink_me: [Wine], hand: [], piles: {{shelf: [oat-milk]}}, fortitude: {}",
        ("18", "10", "5"),
        rest=I_DRINK,
        kind="respond",
    ),
    "Wrench has another Gizmo to sacrifice": Row(
        "Noble sacrifice",
        "character: wrench, fortitude: 5, hand: [Noble sacrifice], in_play: [{}]",
        tuple(lot(n, "{card: Repeating Dart Organ, fortitude: 2}") for n in (1, 2, 3)),
        grows=False,
        rest=HIT_ME,
        kind="respond",
        others=HITTER,
    ),
    "Nerodia's stone pays for a Glare": Row(
        "Hard as rock, and twice as rude",
        'character: nerodia, hand: ["Hard as rock, and twice as rude"], piles: {{petrified: [{}]}}',
        tuple(lot(n, "{card: Tip the Wench, of: gerki}") for n in range(4)),
    ),
    "Keet hands over what he had better not have": Row(
        "Throw you the idol? All right, you asked for it!",
        'character: keet, gold: 6, hand: ["Throw you the idol? All right, you asked for it!"], piles: {{artifact: []}}, in_play: [{}]',
        ("Rusty Nail", "Cursed Idol of Doom"),
        grows=False,
    ),
    "Vlazlo's Blood": Row(
        "A toast to the donors",
        "character: vlazlo, hand: [A toast to the donors], tokens: {{blood: {}}}",
        ("3", "5", "8"),
        grows=False,
    ),
}


def worth(row: Row, more: str) -> float:
    """The best way to use it, in points."""
    seats = f"name: me, {row.seat.format(more)}\n{row.others}"
    game, seat, decision = asked(content(), seats, row.rest, row.kind)
    bot = make_bot("regular", 1, content())
    bot.decide(partial(game.view, seat), decision, partial(game.playable, seat))
    ways = {option.id: option for option in decision.options}
    ways |= {way.id: way for playable in game.playable(seat) for way in playable.ways}
    names = ShownNames(game.view(seat), seat, content())
    return max(
        each.value
        for each in bot.explain()
        if (way := ways.get(each.picks[0])) is not None and row.what in (way.ability, names.card(way.card))
    )


@pytest.mark.parametrize("name", ROWS)
def test_more_of_it_never_makes_it_worth_less(name: str) -> None:
    row = ROWS[name]
    values = [worth(row, more) for more in row.more]
    assert all(more >= less - NEARLY for less, more in pairwise(values)), values
    assert not row.grows or values[-1] > values[0] + NEARLY, values


@pytest.mark.parametrize("fortitude", [12, 20])
def test_a_blow_that_gives_a_blessing_is_worth_less_than_a_plain_one(fortitude: int) -> None:
    """Murgath's sword heals whom it hits: of what takes 2 the plain blow is the better, also at somebody who is whole yet."""
    hit = f"character: fiona, fortitude: {fortitude}, hand: []\ncharacter: zot, fortitude: {fortitude}, hand: []"
    gauntlet = Row("Back of the gauntlet", "character: murgath, hand: [Back of the gauntlet]{}", ("",), others=hit)
    dagger = "How did this get stuck in your back?"
    plain = Row(dagger, f'character: gerki, hand: ["{dagger}"]{{}}', ("",), others=hit)
    assert worth(gauntlet, "") < worth(plain, "") - NEARLY


def test_the_trap_of_the_card_that_is_played_catches_nobody() -> None:
    """When somebody has to Check for Traps, the card that says so has left Alaric's hand."""
    alone = Row(
        "Everybody pick a door!", "character: alaric, hand: [Everybody pick a door!, Sleight of drink]{}", ("",)
    )
    assert worth(alone, "") <= 0


def test_the_wench_pours_for_two_rather_than_for_one() -> None:
    seat = 'character: the-wench, hand: [something-special, "Two from behind the curtain, coming up"]{}'
    assert worth(Row("Two from behind the curtain, coming up", seat, ("",)), "") > worth(
        Row("Something special, just for you", seat, ("",)), ""
    )


def test_a_gizmo_that_strikes_is_built_rather_than_one_that_mends_whoever_is_whole() -> None:
    seat = "character: wrench, hand: [Lightning Generator, Pocket Bellows]{}"
    assert worth(Row("Lightning Generator", seat, ("",)), "") > worth(Row("Pocket Bellows", seat, ("",)), "")


def test_a_gizmo_that_pours_for_others_is_worth_building() -> None:
    assert worth(Row("Clockwork Barmaid", "character: wrench, hand: [Clockwork Barmaid]{}", ("",)), "") > 0.3


@pytest.mark.parametrize("brew", ["beer", "wine", "spirits"])
def test_the_paddle_stirs_the_brew_where_farai_stands(brew: str) -> None:
    """It might as well move him, which brings nothing along."""
    seats = f"""
        character: farai, name: me, alcohol: 3, hand: [stir-the-mash], tokens: {{work: {brew}}}
        character: gerki, hand: []
    """
    stirred = ACTION.replace("[]", "\n  - me: {play: stir-the-mash}")
    game, seat, decision = asked(content(), seats, stirred, "pick")
    bot = make_bot("regular", 1, content())
    command = bot.decide(partial(game.view, seat), decision, partial(game.playable, seat))
    assert isinstance(command, Answer)
    assert command.picks == ("mode:0",)


@pytest.mark.parametrize(("alcohol", "takes"), [(0, "yes"), (8, "yes"), (17, "no")])
def test_zakhan_takes_the_chi_of_a_drink_while_he_can_carry_it(alcohol: int, takes: str) -> None:
    seats = f"""
        character: zakhan, name: me, alcohol: {alcohol}, hand: [], drink_me: [Light Ale]
        character: gerki, hand: []
        character: fiona, hand: []
    """
    game, seat, decision = asked(content(), seats, I_DRINK, "pick")
    assert decision.prompt.startswith("trigger")
    bot = make_bot("regular", 1, content())
    command = bot.decide(partial(game.view, seat), decision, partial(game.playable, seat))
    assert isinstance(command, Answer)
    assert command.picks == (takes,)
