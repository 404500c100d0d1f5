# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table says in German has no English in it: log, questions, answers, hints, the inspector, in games of all kinds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.words import asking, hints, holdings
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import language, said, speaking
from tests.golden import transcripts
from tests.rules.deal import content

GAMES = sorted(transcripts.FOLDER.glob("*.txt"))[3::12]
ENGLISH = re.compile(language("de").grammar["never"][1] + r"|\b(your|to|of|with|plays?|turn|gets?|loses?|this|it)\b")


def told(path: Path) -> Iterator[str]:
    """Everything that is said of a game to its first player, and to whoever is asked."""
    lines = path.read_text(encoding="utf-8").splitlines()
    setup = transcripts.set_up(lines[0])
    game = Game.new(setup, content())
    names = [f"Spieler {n}" for n, _ in enumerate(setup.seats, 1)]
    teller, since = LogTeller(names, 0), 0
    for line in lines[1:]:
        if line.startswith((" ", "=")):
            continue
        game.submit(transcripts.commanded(line))
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


def german(text: str, titles: re.Pattern[str]) -> str:
    """The text without titles and names, which stay as they are."""
    return titles.sub("", re.sub("„[^“]*“", "", text))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_english_is_said_at_a_german_table(path: Path) -> None:
    every = {card.title for card in content().cards.values()} | {each.name for each in content().characters.values()}
    titles = re.compile("|".join(re.escape(each) for each in sorted(every, key=len, reverse=True)))
    with speaking("de"):
        found = {text for text in told(path) if ENGLISH.search(german(text, titles))}
    assert found == set()


def test_english_would_be_noticed() -> None:
    assert ENGLISH.search(said("asking-prompts-action")) and ENGLISH.search(said("log-round_opened", who="Ann"))
