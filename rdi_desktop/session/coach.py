# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach of an ordinary game: what to explain now, and whether the player is about to blunder. It uses only what the player sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rdi_desktop.bots import Weighed, make_bot
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Answer, Command
from rdi_desktop.engine.told import EventTold

if TYPE_CHECKING:
    from rdi_desktop.scenario.tips import Tip
    from rdi_desktop.session.facade import Session

PLAIN = 4.0
"""An answer worse than the best by this many points (about as many Fortitude) is a blunder. A random player is warned once or twice a
game, a regular never."""
_CLOSE, _FEW = 5, 2
"""How close to passing out (Fortitude minus Alcohol Content), and how little Gold, makes the coach mention it."""
_WARNED = ("action", "order", "respond", "last_chance", "gamble", "pay")
"""Questions whose answers can be judged separately."""


def tip_for_event(tips: Iterable[Tip], events: Iterable[EventTold], seat: int) -> tuple[Tip, int | None] | None:
    """The tip for the first of these events that has one, and the seat to which it happened."""
    tips = list(tips)
    for event in events:
        whom = event.seat
        for tip in tips:
            if tip.happened == event.key and tip.to in ("anybody", "me" if whom == seat else "other"):
                return tip, whom
    return None


def tip_for_question(tips: Iterable[Tip], view: SeenTable, decision: DecisionTold, seat: int) -> Tip | None:
    """The tip for the present question of the seat, or for its state."""
    kinds = {decision.kind}
    about = next((entry for entry in view.stack if entry.id == decision.about), None)
    if decision.kind == "respond" and about is not None and seat in about.targets:
        kinds = {"hit"}
    mat = view.seats[seat]
    stands = {
        word
        for word, so in (
            ("swaying", mat.fortitude - mat.alcohol <= _CLOSE),
            ("poor", mat.gold <= _FEW),
            ("components", any(each.threat and each.in_play for each in view.seats)),
        )
        if so
    }
    return next((tip for tip in tips if tip.asked in kinds or tip.stands in stands), None)


def blunder(session: Session, command: Command) -> Weighed | None:
    """The clearly better answer than this command; None if there is none."""
    decision, seat = session.decision(), command.seat
    if decision is None or decision.seat != seat or decision.kind not in _WARNED or not isinstance(command, Answer):
        return None
    bot = make_bot("regular", session.plan.seed, session.content)
    bot.decide(lambda: session.view(seat), decision, lambda: session.playable(seat))
    weighed = bot.explain()
    mine = next((each for each in weighed if each.picks == command.picks), None)
    if mine is None or not weighed or weighed[0].value - mine.value < PLAIN:
        return None
    return weighed[0]
