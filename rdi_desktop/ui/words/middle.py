# SPDX-License-Identifier: GPL-3.0-or-later
"""The inspector's words for a dungeon and for a Pub Crawl: positions, possible moves, and why there are none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.asked import WhyNot
from rdi_desktop.engine.language.house_rules import HOUSE, HouseRule
from rdi_desktop.engine.seen import SeenCard, SeenCrawl, SeenDungeon, SeenTable, SeenTavern
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.reasons import reason_text, rule_of
from rdi_desktop.ui.words.terms import listed, readable

if TYPE_CHECKING:
    from rdi_desktop.content import Content


class Ink(NamedTuple):
    """How a page writes names."""

    people: Callable[[Iterable[int]], str]
    """Players by name."""
    card: Callable[[SeenCard], str]
    """A card as a link."""
    faint: str
    """The colour of secondary text."""


def house(view: SeenTable) -> list[str]:
    """The house rules of the table."""
    agreed = view.house or {}
    return [
        f"{isolated(rule.name)}: {rule.words(agreed[key])}{_instead(rule)}"
        for key, rule in HOUSE.items()
        if key in agreed
    ]


def _instead(rule: HouseRule) -> str:
    return f" (in the books {rule.usually})"


def dungeon(shown: SeenDungeon, viewer: int | None, content: Content | None, ink: Ink) -> tuple[str, list[str]]:
    """The name of the dungeon, and lines: who is in which room, what the viewer's next rooms do, and why the viewer cannot move."""
    known = content.dungeons.get(shown.id) if content is not None else None
    cards = {card.definition.partition("/")[2]: card for card in shown.rooms}
    at: dict[str, list[int]] = {}
    for pawn in shown.at:
        at.setdefault(pawn.room, []).extend(pawn.seats)
    lines = [f"{ink.people(seats)} in {ink.card(cards[room])}" for room, seats in at.items()]
    mine = next((pawn.room for pawn in shown.at if viewer in pawn.seats), None)
    if content is not None and known is not None and mine is not None:
        told = [f"{ink.card(cards[to])}: {escape(content.text(cards[to].definition))}" for to in known.arrows[mine]]
        lines += [f"from your room on to {each}" for each in told]
    why: WhyNot | None = shown.why_not
    if why is not None and mine is not None:
        rule = rule_of(why)
        place = f' <span style="color:{ink.faint}"><i>({escape(rule.place)})</i></span>' if rule is not None else ""
        lines.append(f"You cannot go on now. {escape(reason_text(why))}{place}")
    if shown.loot:
        lines.append(f"at the goal: {listed([ink.card(card) for card in shown.loot])}")
    elif shown.trick:
        lines.append(f"at the goal: {shown.trick} Tricks, face down")
    return (known.name if known is not None else readable(shown.id)), lines


def crawl(shown: SeenCrawl, ink: Ink) -> list[str]:
    """Where the party is, who will lead it on, and which taverns are open."""
    here = next(tavern for tavern in shown.taverns if tavern.id == shown.party)
    lines = [f"the party is at {escape(here.name)} ({_drinks(here)}); Drinks are ordered there"]
    if shown.crawlers:
        lines.append(f"will lead it on when all else is done: {ink.people(shown.crawlers)}")
    for tavern in shown.taverns:
        if tavern is not here:
            left = "Closed" if tavern.closed else _drinks(tavern)
            lines.append(f"{escape(tavern.name)} ({left}): {ink.card(tavern.card)}")
    return lines


def _drinks(tavern: SeenTavern) -> str:
    """How many Drinks a tavern has."""
    return f"{tavern.deck} Drink{'' if tavern.deck == 1 else 's'}"
