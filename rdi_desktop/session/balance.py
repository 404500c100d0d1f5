# SPDX-License-Identifier: GPL-3.0-or-later
"""How a character does against others: how often it wins, how, and what happens to each of its cards.

Computer players play it against three of the program's characters, drawn at random, equally often in each seat. With even strength it wins
a quarter of the games.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.state.rng import Random
from rdi_desktop.session.match import Crash, Match, PlayedMatch
from rdi_desktop.session.series import Series
from rdi_desktop.session.shares import WinShare
from rdi_desktop.words import has, said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game

Made = Sequence[Mapping[str, Any]]
"""The data of home-made files."""

GAMES = 400
"""With this many games the share is accurate to five percentage points."""
SEATS = 4
PLAYER = "regular"
MOST = 3
"""The most processes; one core always stays free for the user."""
NICE = 10
"""Niceness of the processes, on systems that have it."""
HEARD = frozenset(("drew", "played", "joined", "discarded"))
"""The events that are recorded."""


@dataclass(frozen=True, slots=True)
class CardCounts:
    """What happened to one card, all its copies, in one game or in many."""

    drawn: int = 0
    """How often a copy was drawn."""
    played: int = 0
    thrown: int = 0
    """How often a copy was discarded from the hand."""
    games: int = 0
    """Games in which it was in the hand."""
    unused: int = 0
    """Of these, games in which it was never played."""
    used: int = 0
    """Games in which it was played."""
    won: float = 0.0
    """Of these, games won."""

    def __add__(self, other: CardCounts) -> CardCounts:
        return CardCounts(
            self.drawn + other.drawn,
            self.played + other.played,
            self.thrown + other.thrown,
            self.games + other.games,
            self.unused + other.unused,
            self.used + other.used,
            self.won + other.won,
        )


@dataclass(frozen=True, slots=True)
class GameCounts:
    """The counts of one game."""

    won: float
    """1 for a win; for a tie a fraction."""
    lost_because: str = ""
    """What put the character out; '' if nothing did."""
    others_because: tuple[str, ...] = ()
    """What put the others out."""
    turns: int = 0
    cards: dict[str, CardCounts] = field(default_factory=dict)
    """By their ids."""


def match_of(content: Content, character: str, number: int) -> Match:
    """The game of that number: in sixteen games the character sits in each seat, and each seat begins, equally often."""
    chance = Random(number * 64 + 35)
    others = [id for id in content.shipped.characters if id != character]
    chosen = [others.pop(chance.below(len(others))) for _ in range(SEATS - 1)]
    mine = number // SEATS % SEATS
    return Match((*chosen[:mine], character, *chosen[mine:]), (PLAYER,) * SEATS, number)


def play(character: str, match: Match, content: Content) -> GameCounts:
    """Play that game, and count what concerns the character."""
    played = PlayedMatch(match, content, HEARD)
    game, mine = played.game, match.characters.index(character)
    there = set(game.table.seats[mine].hand)
    try:
        played.to_the_end()
    except Crash as crash:
        if not crash.endless:
            raise
        return GameCounts(0.0, "endless", turns=game.table.turn_number)
    assert game.over is not None
    winners = game.over.winners
    won = 1 / len(winners) if mine in winners else 0.0
    seats = game.table.seats
    out = [seat.out_because or "" if seat.out else "" for seat in seats]
    return GameCounts(
        won,
        out[mine],
        tuple(why for seat, why in enumerate(out) if seat != mine and why),
        game.table.turn_number,
        cards_of(game, mine, there, won),
    )


def cards_of(game: Game, mine: int, there: set[int], won: float) -> dict[str, CardCounts]:
    """What happened to the cards of a seat that began with `there` in its hand."""
    ids = {
        number: card.id
        for number, card in enumerate(game.table.cards)
        if card.deck == game.table.seats[mine].character.id
    }
    drawn, played, thrown = (Counter[str]() for _ in range(3))
    hand = {card for card in there if card in ids}
    drawn.update(ids[card] for card in hand)
    for key, seat, _, _, args, secret in game.events.facts:
        if seat != mine:
            continue
        if key == "drew" and secret is not None:
            new = [card for card in secret[1]["cards"] if card in ids and card not in hand]
            hand.update(new)
            drawn.update(ids[card] for card in new)
            continue
        cards = args["cards"] if "cards" in args else [args.get("card")]
        for card in cards:
            if card not in hand:
                continue
            hand.discard(card)
            (thrown if key == "discarded" else played)[ids[card]] += 1
    return {
        id: CardCounts(
            drawn[id],
            played[id],
            thrown[id],
            int(drawn[id] > 0),
            int(drawn[id] > 0 and not played[id]),
            int(played[id] > 0),
            won if played[id] else 0.0,
        )
        for id in drawn
    }


def balancing(
    content: Content, character: str, made: Made = (), games: int = GAMES, jobs: int = 0
) -> Series[GameCounts]:
    """These games on processes of their own. `made`: the home-made files with the character and those it builds on."""
    matches = (match_of(content, character, number) for number in range(games))
    jobs = jobs or max(1, min(MOST, (os.cpu_count() or 2) - 1))
    return Series(matches, games, partial(play, character), jobs, load=partial(with_made, made), nice=NICE)


def with_made(made: Made) -> Content:
    """The program's content and those home-made files."""
    from rdi_desktop.content.loader import load_content
    from rdi_desktop.content.reading import add

    content = load_content().copy()
    for raw in made:
        add(content, raw, whole=True)
    return content


class Balance:
    """The counts of many games with one character."""

    def __init__(self, content: Content, character: str) -> None:
        self.content = content
        self.character = character
        self.share = WinShare()
        self.trouble = ""
        """What went wrong in a game, or ''."""
        self.wins_by: Counter[str] = Counter()
        """Games won, by what put the others out."""
        self.lost_by: Counter[str] = Counter()
        """Games lost, by what put the character out."""
        self.turns: list[int] = []
        who = content.characters[character]
        self.cards: dict[str, CardCounts] = {card.id: CardCounts() for card in who.deck if not card.pile}

    def add(self, evening: GameCounts | Crash) -> None:
        """Count a game. One that failed counts for nothing, and is told in `trouble`."""
        if isinstance(evening, Crash):
            self.trouble = str(evening)
            return
        self.share.add(evening.won, SEATS)
        self.turns.append(evening.turns)
        if evening.won:
            self.wins_by.update(evening.others_because)
        else:
            self.lost_by[evening.lost_because] += 1
        for id, card in evening.cards.items():
            if id in self.cards:
                self.cards[id] += card

    @property
    def verdict(self) -> str:
        """Whether its share is as it should be, in a sentence."""
        low, high = self.share.interval
        par = 1 / SEATS
        if not self.share.games:
            return said("balance-none")
        if low > par:
            return said("balance-more")
        if high < par:
            return said("balance-less")
        return said("balance-share")

    @property
    def told(self) -> str:
        """Games won, and the bounds of its true share (95 %)."""
        low, high = self.share.interval
        rate, least, most = (100 * share for share in (self.share.rate, low, high))
        return said("balance-told", rate=rate, n=self.share.games, low=least, high=most, par=round(100 / SEATS))

    def how(self, counted: Counter[str]) -> str:
        """How often each cause put somebody out, in percent."""
        total = counted.total() or 1
        causes = [(f"balance-because-{why or 'in'}", why, n) for why, n in counted.most_common()]
        return ", ".join(f"{said(id) if has(id) else why} {100 * n / total:.0f} %" for id, why, n in causes)

    @property
    def unused(self) -> list[str]:
        """Ids of cards that were in the hand and never played."""
        return [id for id, card in self.cards.items() if card.games and not card.used]

    def lines(self) -> list[str]:
        """The result as lines for a terminal."""
        if not self.share.games:
            return [self.verdict]
        lines = [self.told, self.verdict]
        lines += [said("balance-wins", how=self.how(self.wins_by))] if self.wins_by else []
        lines += [said("balance-loses", how=self.how(self.lost_by))] if self.lost_by else []
        lines += [said("balance-turns", n=f"{median(self.turns):.0f}"), ""]
        card, *heads = (said(f"balance-head-{each}") for each in ("card", "drawn", "played", "thrown", "unused", "won"))
        wide = [max(len(head), width) for head, width in zip(heads, (6, 7, 7, 7, 9), strict=True)]
        lines += [f"{card:<44} " + " ".join(f"{head:>{width}}" for head, width in zip(heads, wide, strict=True))]
        for id, counts in self.by_use():
            title = translated(self.content.card(id).title)[:44]
            cells = zip((str(counts.drawn), *parts(counts)), wide, strict=True)
            lines.append(f"{title:<44} " + " ".join(f"{cell:>{width}}" for cell, width in cells))
        return lines

    def by_use(self) -> list[tuple[str, CardCounts]]:
        """Every card with its counts; those least played when drawn come first."""
        return sorted(self.cards.items(), key=lambda item: (item[1].played / (item[1].drawn or 1), item[0]))


def parts(card: CardCounts) -> tuple[str, str, str, str]:
    """In percent: played and discarded of all drawn, never played of the games with it, won of the games in which it was played."""
    return (
        _part(card.played, card.drawn),
        _part(card.thrown, card.drawn),
        _part(card.unused, card.games),
        _part(card.won, card.used),
    )


def _part(some: float, of: int) -> str:
    return f"{100 * some / of:.0f} %" if of else "–"
