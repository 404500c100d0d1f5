# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of a side deck that are dealt to one player, who alone knows them (character-compendium, "Brother Bastian")."""

from __future__ import annotations

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from tests.rules.deal import content

SEATS = (SeatSetup("bastian"), SeatSetup("zot"), SeatSetup("gerki"))


def test_three_prayers_are_dealt_and_nobody_else_sees_them() -> None:
    """[402]"""
    dealt = set()
    for seed in range(1, 40):
        game = Game.new(GameSetup(SEATS, seed), content())
        dealt.update(game.table.cards[card].id for card in game.table.seats[0].piles["prayers"])
    mine, theirs = game.view(0).seats[0], game.view(1).seats[0]
    assert [card.id for card in mine.in_play if card.hidden] == game.table.seats[0].piles["prayers"]
    assert theirs.in_play == [] and theirs.piles["prayers"].cards is None
    assert (theirs.piles["prayers"].count, theirs.box) == (3, 6)
    known = {tuple(sorted(game.sample(0, seed).table.seats[0].piles["prayers"])) for seed in range(9)}
    guessed = {tuple(sorted(game.sample(1, seed).table.seats[0].piles["prayers"])) for seed in range(9)}
    assert len(known) == 1 < len(guessed), (
        "in another player's worlds his Prayers are known, or in his own they are not"
    )
    assert len(dealt) == 9
