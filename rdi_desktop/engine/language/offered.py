# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks which moments a card or ability may have, and what may join a play; anything else is a Problem."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rdi_desktop.engine.language.core import VERBS, Effect, walk
from rdi_desktop.engine.language.instead import INSTEAD
from rdi_desktop.engine.language.moments import MOMENT_WORDS, Moment
from rdi_desktop.engine.language.spec import Reader


def check_moments(moments: Iterable[Moment], reader: Reader) -> None:
    """Raises Problem unless players are asked at each of these moments."""
    for moment in moments:
        if not moment.asked:
            asked = [word for word, cls in MOMENT_WORDS.items() if cls.ASKED]
            instead = f"; {INSTEAD[moment.WORD]}" if moment.WORD in INSTEAD else ""
            raise reader.problem(
                f"nobody is asked at '{moment.WORD}' of that: it only sets off triggers{instead}", asked
            )


def check_answers(moments: Collection[str], effects: Iterable[Effect], reader: Reader) -> None:
    """Raises Problem if an effect works on what is answered, but its card answers no such thing."""
    for effect in effects:
        if effect.ANSWERS and not set(effect.ANSWERS).intersection(moments):
            raise reader.problem(
                f"'{effect.VERB}' needs something to work on: a card that is played at {', '.join(effect.ANSWERS)}",
                effect.ANSWERS,
            )


NOBODY_BEHIND = frozenset(
    ("round", "phase", "anytime", "turn_start", "turn_end", "last_chance", "played_with", "reveal", "drank")
)
"""Moments that no player causes."""


def check_behind(moments: Collection[str], reader: Reader) -> None:
    """Raises Problem at the first word for the player behind what is answered, if nobody is behind these moments."""
    if reader.behind and NOBODY_BEHIND.issuperset(moments):
        word = reader.behind[0][0]
        raise reader.problem(f"'{word}' is whoever is behind what is answered, and this answers nothing", ("when",))


def check_joining(moments: Collection[str], modes: Sequence[tuple[Effect, ...]], simple: bool, reader: Reader) -> None:
    """Raises Problem unless a card that joins a play only boosts it, and no other card boosts.

    `simple`: it has no costs and nothing after.
    """
    joining = next((effect for effects in modes for effect in walk(effects) if effect.JOINS), None)
    if "played_with" not in moments:
        if joining is not None:
            raise reader.problem(
                f"'{joining.VERB}' belongs to what joins a play: 'when: {{played_with: …}}'", ("played_with",)
            )
        return
    if len(moments) > 1 or len(modes) > 1 or not simple:
        raise reader.problem("a card that joins a play has that one moment and one list of effects, and costs nothing")
    only_boosts(modes[0], reader)


def only_boosts(effects: tuple[Effect, ...], reader: Reader) -> None:
    """Raises Problem unless all these effects make a play stronger."""
    for effect in effects:
        if not effect.JOINS or not effect.simple:
            joining = [verb for verb, cls in VERBS.items() if cls.JOINS]
            said = " or ".join(f"'{verb}'" for verb in joining)
            raise reader.problem(f"what joins a play can only {said} it, not '{effect.VERB}'", joining)
