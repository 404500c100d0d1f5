# SPDX-License-Identifier: GPL-3.0-or-later
"""Open hands by the fire: whoever is out sees all hands, where the table has agreed on it (decisions/0653).

Only the view that such a seat is shown is completed. The game, the log, questions and everybody else's views know nothing of it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.house_rules import OPEN_HANDS

if TYPE_CHECKING:
    from rdi_desktop.engine.game import Game
    from rdi_desktop.engine.seen import SeenTable


def agreed(game: Game) -> bool:
    """Whether the table has open hands by the fire."""
    return bool(game.table.options.get(OPEN_HANDS))


def shown(game: Game, screen: Collection[int]) -> bool:
    """Whether all hands are open at a screen that these people look at: that is agreed on, and all of them are out."""
    staying = game.still_in
    return agreed(game) and game.over is None and not any(person in staying for person in screen)


def opened(game: Game, seat: int, screen: Collection[int]) -> SeenTable:
    """What that seat sees, with all hands if they are open at its screen."""
    view = game.view(seat)
    if not shown(game, (seat, *screen)):
        return view
    return replace(
        view,
        seats=[mat if mat.out else replace(mat, hand=game.view(mat.seat).seats[mat.seat].hand) for mat in view.seats],
    )
