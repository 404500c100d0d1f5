# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a game at its table, in the language of now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.words import asking, hints, holdings
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.ui.words.names import ShownNames
from tests.rules.deal import content


def told(setup: GameSetup, commands: Iterable[Command], names: list[str]) -> Iterator[str]:
    """Everything that is said of a game to its first player, and to whoever is asked."""
    game = Game.new(setup, content())
    teller, since = LogTeller(names, 0), 0
    for command in commands:
        game.submit(command)
        events = told_events(game.events[since:], game, 0)
        since = len(game.events)
        yield from (each.text for each in teller.lines(events))
        for seat, _ in enumerate(setup.seats):
            view = game.view(seat)
            asked = view.pending
            if asked is None or asked.seat != seat:
                continue
            shown = ShownNames(view, seat, content())
            yield asking.waiting(view, shown)
            yield asking.prompt(asked, shown)
            yield from asking.difference(asked.options, shown) if len(asked.options) > 1 else ()
            for option in asked.options:
                yield asking.option(option, asking.subject(asked, shown), shown)
                yield hints.option_words(option, asked.kind, shown)
            yield from holdings.holdings(view.seats[seat], content(), names)
