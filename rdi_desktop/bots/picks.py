# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions an effect asks as it resolves: whom, which card, which of several effects, yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Weighed
from rdi_desktop.bots.keeping import worth_in_hand
from rdi_desktop.bots.plays import order_value
from rdi_desktop.bots.reading import Reading

if TYPE_CHECKING:
    from rdi_desktop.engine.decisions import Decision, Option


def pick_values(reading: Reading, decision: Decision) -> list[Weighed]:
    """Possible answers with their values; the default is worth a little for being safe."""
    if decision.max > 1 or decision.min > 1:
        return [_several(reading, decision)]
    values = dict(zip((card for card, _ in reading.hand), worth_in_hand([c for _, c in reading.hand]), strict=True))
    weighed = [
        Weighed((option.id,), _value(reading, decision, option, values), option.kind) for option in decision.options
    ]
    if decision.min == 0 and not any(w.picks == decision.default for w in weighed):
        weighed.append(Weighed(decision.default, 0.0, "default"))
    return weighed


def _value(reading: Reading, decision: Decision, option: Option, values: dict[int, float]) -> float:
    if option.kind == "card" and option.card is not None:
        return -values.get(option.card, 1.0)
    if option.kind in ("seat", "order") and option.targets:
        seat = option.targets[0]
        if seat == reading.me or seat not in reading.standing.seats:
            return -1.0
        if decision.prompt.startswith("order") or option.kind == "order":
            return order_value(reading, seat)
        return reading.standing.value({seat: [-1.0, 1.0, 0.0]})
    return 0.1 if (option.id,) == decision.default else 0.0


def _several(reading: Reading, decision: Decision) -> Weighed:
    """The cheapest cards of the hand, or the seats best hit, as many as must be."""
    values = dict(zip((card for card, _ in reading.hand), worth_in_hand([c for _, c in reading.hand]), strict=True))
    if len(decision.default) >= decision.min and decision.min == 0:
        return Weighed(decision.default, 0.0, "default")
    ranked = sorted(decision.options, key=lambda option: -_value(reading, decision, option, values))
    return Weighed(tuple(option.id for option in ranked[: max(1, decision.min)]), 0.0, "picks")
