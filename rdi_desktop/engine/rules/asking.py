# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking a seat a question; it is built again whenever somebody has interjected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ParamSpec

from rdi_desktop.engine.language.ctx import FlowOf
from rdi_desktop.engine.rules.variants import unasked
from rdi_desktop.engine.state.decisions import NO, YES, Decision, Option, card_option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.core import Effect
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


class _Again:
    """Sent into a procedure whose question must be built again because the table has changed."""


AGAIN = _Again()
P = ParamSpec("P")


def ask(build: Callable[P, Decision | None], *args: P.args, **named: P.kwargs) -> FlowOf[tuple[Option, ...]]:
    """The options picked in answer to `build(*args)`, in order; () if there is nothing (left) to ask."""
    while True:
        decision = build(*args, **named)
        if decision is None:
            return ()
        picked = yield decision
        if picked is not AGAIN:
            return picked  # type: ignore[no-any-return]


def pick_one(
    game: Desk,
    seat: int,
    options: list[Option] | Callable[[], list[Option]],
    prompt: str,
    entry: Record | None,
    default: str = "",
    interruptible: bool = True,
    shown: int | None = None,
) -> FlowOf[Option]:
    """One option of several; without a question only if there is just one.

    `options`: a list, or a function that makes one, if an interruption may change it. `shown`: the revealed card that the question is
    about.
    """
    about = entry.id if entry is not None else None
    while True:
        now = options() if callable(options) else options
        if len(now) == 1:
            game.unasked.append((seat, now[0]))
            return now[0]
        picked = yield Decision(
            seat,
            "pick",
            now,
            default=(default or now[0].id,),
            interruptible=interruptible,
            about=about,
            prompt=prompt,
            args={} if shown is None else {"card": shown},
        )
        if picked is not AGAIN:
            return picked[0]  # type: ignore[no-any-return]


def yes_or_no(
    game: Desk,
    seat: int,
    prompt: str,
    entry: Record | None,
    does: Sequence[Effect] = (),
    able: Callable[[], bool] | None = None,
) -> FlowOf[bool]:
    """True or False; no is the default. `does`: what a yes does, for a seat without a player; `able`: whether a yes is possible."""
    if able is not None and not able():
        return False
    if not game.table.seats[seat].kit.decides:
        return unasked.agrees(game, seat, does)
    options = [YES, NO]
    now = options if able is None else lambda: options if able() else [NO]
    picked = yield from pick_one(game, seat, now, prompt, entry, "no")
    return picked.id == "yes"


def mode(game: Desk, seat: int, labels: list[str], entry: Record | None) -> FlowOf[int]:
    """The number of the choice; the first is the default."""
    options = [Option(f"mode:{i}", "mode", mode=i, label=label) for i, label in enumerate(labels)]
    picked = yield from pick_one(game, seat, options, "choose", entry)
    return options.index(picked)


def one_seat(game: Desk, seat: int, among: list[int], prompt: str, entry: Record | None) -> FlowOf[int]:
    """One of these seats."""
    options = [Option(f"seat:{s}", "seat", targets=(s,)) for s in among]
    picked = yield from pick_one(game, seat, options, prompt, entry)
    return picked.targets[0]


def cards_of(picked: tuple[Option, ...]) -> list[int]:
    """The cards that were picked, in order."""
    return [option.card for option in picked if option.card is not None]


def one_card(
    game: Desk, seat: int, among: list[int], prompt: str, entry: Record | None, interruptible: bool = True
) -> FlowOf[int]:
    """One of these cards; the first by default."""
    options = [card_option(card) for card in among]
    picked = yield from pick_one(game, seat, options, prompt, entry, interruptible=interruptible)
    return among[options.index(picked)]


def all_of(game: Desk, seat: int, needed: list[int]) -> list[int]:
    """All these cards, without a question: nothing else is possible."""
    game.unasked += [(seat, card_option(card)) for card in needed]
    return needed


def some_cards(
    game: Desk,
    seat: int,
    cards: list[int],
    least: int,
    most: int,
    prompt: str,
    entry: Record | None,
    interruptible: bool = True,
    fits: Callable[[int], bool] | None = None,
) -> FlowOf[list[int]]:
    """Between `least` and `most` cards of a pile that the seat may see; the first ones by default.

    `fits`: which cards may be picked. Pile and `fits` are read each time the question is built.
    """
    about = entry.id if entry is not None else None

    def question() -> Decision:
        options = [card_option(card) for card in cards if fits is None or fits(card)]
        return Decision(
            seat,
            "pick",
            options,
            min=min(least, len(options)),
            max=most,
            default=tuple(o.id for o in options[:least]),
            about=about,
            prompt=prompt,
            interruptible=interruptible,
        )

    picked = yield from ask(question)
    return cards_of(picked)
