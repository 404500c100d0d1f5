# SPDX-License-Identifier: GPL-3.0-or-later
"""What a machine does where a player would be asked (red-dragon-inn-10, "Boss Otto's Choices"): the first line that fits [328-338].

| question | answer |
|---|---|
| to pay Gold, draw or discard cards, lose Fortitude, get drunker | no, whatever comes of it |
| to share what happens with somebody | with the Priority Target; with further ones by chance |
| one of several things | by chance |
| things to be divided into heaps | by chance, as evenly as possible |
| how many: a bid, a secret number | none |
| Drinks of its own pile for others | all that may go, as evenly as possible |
| to spend or lose Gold with 4 or less | no |
| anything else | by chance |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.core import Effect, walk
from rdi_desktop.engine.state.decisions import HAND_ROUND, Decision, Option
from rdi_desktop.engine.state.records import Play

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk

POOR = 4
"""With this much Gold or less it never gives any away by choice."""
LEFT = ("pass", "done")
"""Answers that decline."""
HEAPS = ("divide",)
"""Prompts for dividing cards into heaps."""
MACHINE = "machine"


def answer(game: Desk, decision: Decision) -> tuple[Option, ...]:
    """The answer to a question that a rule or a card asks."""
    options = decision.options
    if decision.kind == "order" or decision.prompt == HAND_ROUND:
        return (fewest(game, decision),)
    left = next((option for option in options if option.kind in LEFT), None)
    if left is not None:
        return (left,)
    if options and options[0].kind == "number":
        return (min(options, key=lambda option: option.args["number"]),)
    usual = reluctant(game, decision)
    if usual is not None:
        return (usual,)
    if decision.max == 1 and decision.min == 1:
        return (pick(game, options),)
    n = decision.min
    if decision.prompt in HEAPS:
        n = min(decision.max, len(options) // 2)
    found: list[Option] = []
    rest = list(options)
    while len(found) < n:
        found.append(rest.pop(game.table.below(len(rest))))
    return tuple(found)


def reluctant(game: Desk, decision: Decision) -> Option | None:
    """Special answers: it pays with coins before any card that counts as Gold [376]; an offer it accepts by chance, if at all."""
    word = ""
    if decision.prompt == "buy":
        word = "yes" if buys(game, decision) else "no"
    elif decision.prompt == "coins":
        word = "coin"
    return next((option for option in decision.options if option.id == word), None)


def buys(game: Desk, decision: Decision) -> bool:
    """Whether it buys: never with 4 Gold or less [334, 382], nor a thing for whose place it already has one [372].

    It accepts the first offer of a turn with probability 1/2, the second with 1/3: in one of three cases it buys neither [372].
    """
    table, seat = game.table, decision.seat
    sold = next((entry.card for entry in table.stack if entry.id == decision.about and isinstance(entry, Play)), None)
    slots = {slot[0] for card in table.seats[seat].in_play if (slot := table.cards[card].slot) is not None}
    slot = table.cards[sold].slot if sold is not None else None
    if table.gold(seat) <= POOR or (slot is not None and slot[0] in slots):
        return False
    turn = f"turn:{table.turn_number}:sale:"
    before = [
        word for where in table.seats for word in where.used if word.startswith(turn) and word.endswith(f":{seat}")
    ]
    return table.below(2 + len(before)) == 0


def pick(game: Desk, options: Sequence[Option]) -> Option:
    """One option by chance; among targets the Priority Target [302, 330, 331]."""
    return by_chance(game, [option for option in options if game.table.priority in option.targets] or options)


def fewest(game: Desk, decision: Decision) -> Option:
    """A Drink for one of the seats that got the fewest by the same effect, by chance: several Drinks go to different seats [332, 336]."""
    getting = [option for option in decision.options if option.targets]
    got = [decision.args.get("got", []).count(option.targets[0]) for option in getting]
    return by_chance(game, [option for option, n in zip(getting, got, strict=True) if n == min(got)])


def by_chance(game: Desk, options: Sequence[Option]) -> Option:
    """One of several options by chance."""
    return options[game.table.below(len(options))]


def agrees(game: Desk, effects: Sequence[Effect]) -> bool:
    """Whether it accepts an optional effect: never one that costs it something, otherwise by chance [329, 334, 337]."""
    if any(effect.costs(MACHINE) for effect in walk(tuple(effects))):
        return False
    return game.table.below(2) == 1


def first(game: Desk, ways: Sequence[Sequence[Effect]]) -> int:
    """Which of several effects it takes: by chance, preferably one that costs it nothing."""
    free = [n for n, effects in enumerate(ways) if not any(effect.costs(MACHINE) for effect in walk(tuple(effects)))]
    among = free or list(range(len(ways)))
    return among[game.table.below(len(among))]
