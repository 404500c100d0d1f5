# SPDX-License-Identifier: GPL-3.0-or-later
"""The inspector's words for a dungeon and for a Pub Crawl: positions, possible moves, and why there are none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.asked import WhyNot
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.seen import SeenCard, SeenCrawl, SeenDungeon, SeenTable, SeenTavern
from rdi_desktop.session.house_words import name, usually, value_words
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.reasons import reason_text, rule_of
from rdi_desktop.ui.words.terms import readable
from rdi_desktop.words import listed, said, translated

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
        said("middle-house-rule", rule=isolated(name(key)), value=value_words(agreed[key]), usually=usually(key))
        for key in HOUSE
        if key in agreed
    ]


def dungeon(shown: SeenDungeon, viewer: int | None, content: Content | None, ink: Ink) -> tuple[str, list[str]]:
    """The name of the dungeon, and lines: who is in which room, what the viewer's next rooms do, and why the viewer cannot move."""
    known = content.dungeons.get(shown.id) if content is not None else None
    cards = {card.definition.partition("/")[2]: card for card in shown.rooms}
    at: dict[str, list[int]] = {}
    for pawn in shown.at:
        at.setdefault(pawn.room, []).extend(pawn.seats)
    lines = [said("middle-in", people=ink.people(seats), card=ink.card(cards[room])) for room, seats in at.items()]
    mine = next((pawn.room for pawn in shown.at if viewer in pawn.seats), None)
    if content is not None and known is not None and mine is not None:
        told = [f"{ink.card(cards[to])}: {escape(content.text(cards[to].definition))}" for to in known.arrows[mine]]
        lines += [said("middle-room", each=each) for each in told]
    why: WhyNot | None = shown.why_not
    if why is not None and mine is not None:
        rule = rule_of(why)
        place = f' <span style="color:{ink.faint}"><i>({escape(rule.place)})</i></span>' if rule is not None else ""
        lines.append(said("middle-cannot-go-now", reason_text=escape(reason_text(why)), place=place))
    if shown.loot:
        lines.append(said("middle-goal", listed=listed([ink.card(card) for card in shown.loot])))
    elif shown.trick:
        lines.append(said("middle-goal-tricks-face-down", trick=shown.trick))
    return (translated(known.name) if known is not None else readable(shown.id)), lines


def crawl(shown: SeenCrawl, ink: Ink) -> list[str]:
    """Where the party is, who will lead it on, and which taverns are open."""
    here = next(tavern for tavern in shown.taverns if tavern.id == shown.party)
    lines = [said("middle-party-drinks-ordered", name=escape(translated(here.name)), drinks=_drinks(here))]
    if shown.crawlers:
        lines.append(said("middle-lead-when-else-done", people=ink.people(shown.crawlers)))
    for tavern in shown.taverns:
        if tavern is not here:
            left = said("middle-closed") if tavern.closed else _drinks(tavern)
            lines.append(f"{escape(translated(tavern.name))} ({left}): {ink.card(tavern.card)}")
    return lines


def _drinks(tavern: SeenTavern) -> str:
    """How many Drinks a tavern has."""
    return said("middle-drinks", n=tavern.deck)
