# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players read is a part of what their seat may see, and nothing else."""

from __future__ import annotations

from itertools import count

from rdi_desktop.bots.situation import in_brief
from rdi_desktop.content import load_content
from rdi_desktop.engine.brief import LazyView
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.lazy import whole
from rdi_desktop.session.match import Match

OF_BRIEF_VIEWS = (
    "characters", "held", "sudden", "numerals", "numbers", "plain", "drinks", "away", "pot_gold",
)  # fmt: skip
"""What is worked out of a whole view as well, and must come to the same."""


def test_the_brief_view_is_a_part_of_the_whole_one() -> None:
    content = load_content()
    for seed, characters in enumerate((("zot", "gerki", "fiona"), ("eisinder", "valeria", "karl", "alaric"))):
        match = Match(characters, ("tipsy",) * len(characters), seed)
        game, bots = Game.new(match.setup, content), match.players(content)
        for step in count():
            if (decision := game.pending) is None:
                break
            for seat in () if step % 3 else (*range(len(characters)), None):
                brief, view = game.brief(seat), game.view(seat)
                assert isinstance(brief, LazyView)
                assert whole(brief) == view
                if seat is not None:
                    told = in_brief(view, seat, content)
                    assert all(getattr(brief, name) == getattr(told, name) for name in OF_BRIEF_VIEWS)
                    assert list(brief.entries) == list(told.entries)
                    assert [entry.change for entry in brief.stack] == [entry.change for entry in told.stack]
                    assert {card.id for card in brief.open_cards} <= {card.id for card in told.open_cards}
            game.submit(bots[decision.seat].decide(dict, decision, list))
