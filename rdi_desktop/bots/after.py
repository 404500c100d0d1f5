# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes to whom once somebody has done something to what was coming: by my own answers, and by those that a Negate would undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.bots.standing import Change

if TYPE_CHECKING:
    from rdi_desktop.engine.language.estimate import Part

GROUNDS = {
    "ignore": "saves", "withdraw": "saves", "reduce": "saves", "halve_for": "saves", "limit_to": "saves", "convert": "saves",
    "redirect": "redirects", "reflect": "redirects", "pass": "passes_on", "split": "shares", "share": "shares",
    "inn_pays": "keeps_gold", "prevent": "keeps_gold", "rewrite": "spikes", "spike": "spikes",
}  # fmt: skip
"""What is done to what is answered, and the ground on which a computer player does it."""


def after(part: Part, coming: Change, by: int, other: int | None, answered: dict[str, Any]) -> Change | None:
    """How it comes, for the seats for which that differs from `coming`, once `by` has done that part to what is answered.

    `other`: whom `by` has picked for it. None if it changes nothing for anybody.
    """
    verb, drinker = part.verb, answered["drinker"]
    if verb in ("spike", "rewrite"):
        if drinker is None or drinker in answered["ignored"]:
            return None
        old = coming.get(drinker, [0, 0, 0]) if verb == "spike" else [0, 0, 0]
        return {drinker: [old[0] + part.fortitude, old[1] + part.alcohol, old[2]]}
    if verb == "reduce" and drinker is not None:
        by = drinker
    mine = coming.get(by)
    if mine is None:
        return None
    theirs = coming.get(other, [0, 0, 0]) if other is not None else [0, 0, 0]
    if verb in ("ignore", "withdraw"):
        return {by: [0, 0, 0]}
    if verb in ("inn_pays", "prevent"):
        return {by: [mine[0], mine[1], 0]}
    if verb == "reduce":
        return {
            by: [smaller(n, abs(less)) for n, less in zip(mine, (part.fortitude, part.alcohol, part.gold), strict=True)]
        }
    if verb == "halve_for":
        return {by: [n - int(n) // 2 for n in mine]}
    if verb == "limit_to":
        return {by: [max(mine[0], -part.fortitude), *mine[1:]]}
    if verb == "convert":
        return {by: [mine[0] + mine[1], 0.0, mine[2]]}
    if verb == "reflect":
        return {by: [0.0, *mine[1:]], answered["by"]: [mine[0], 0.0, 0.0]}
    if verb == "redirect":
        return {by: [0.0, *mine[1:]], **({} if other is None else {other: [theirs[0] + mine[0], *theirs[1:]]})}
    if verb == "pass":
        return {by: [0, 0, 0], **({} if other is None else {other: list(mine)})}
    if verb in ("split", "share"):
        half = [n / 2 for n in mine]
        return {by: half, **({} if other is None else {other: half})}
    return None


def smaller(n: float, less: float) -> float:
    """A number that is nearer to 0 by so much, never beyond."""
    return max(0.0, n - less) if n > 0 else min(0.0, n + less)
