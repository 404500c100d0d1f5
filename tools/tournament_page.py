# SPDX-License-Identifier: GPL-3.0-or-later
"""The HTML page of a tournament: ratings with bounds, shares of wins, statistics of the games."""

from __future__ import annotations

from html import escape
from pathlib import Path

from rdi_desktop.commands.report import causes, document, figure, histogram, rates, svg
from rdi_desktop.commands.tally import Tally
from tools.ratings import Rating

_LEFT, _WIDTH, _ROW = 170, 860, 30


def write_page(path: Path, ratings: list[Rating], tally: Tally, seed: int) -> None:
    """A table and charts of the ratings, as a file of HTML."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(ratings, tally, seed), encoding="utf-8")


def page(ratings: list[Rating], tally: Tally, seed: int) -> str:
    """The whole page."""
    parts = [
        f"<p>{len(tally.turns)} games, seed {seed}; each deal was played with everybody in every place.</p>",
        "<h2>Ratings</h2>",
        figure(
            _ratings(ratings), "Points with the range in which they lie at 95 %; 400 points are ten times the odds."
        ),
        "<h2>Wins</h2>",
        figure(rates(tally.bots), "Share of games won. The line is par."),
        "<h2>Rounds of Gambling</h2>",
        f"<p>{escape(tally.gambling())}. {100 * tally.by_gold:.0f} % of all who lost had no Gold left.</p>",
        "<h2>Why they lost</h2>",
        figure(causes(tally), "Of the games each character lost: red passed out, yellow out of Gold."),
        "<h2>How long it takes</h2>",
        figure(histogram(sorted(tally.turns)), "Games by their number of turns."),
    ]
    return document("\n".join(parts), "Tournament")


def _ratings(ratings: list[Rating]) -> str:
    """A point and its bounds for each player, around 0."""
    low = min(each.interval[0] for each in ratings)
    high = max(each.interval[1] for each in ratings)
    scale = (_WIDTH - _LEFT - 90) / max(1.0, high - low)

    def x(points: float) -> float:
        return _LEFT + (points - low) * scale

    parts = [f'<path d="M{x(0):.1f} 0v{len(ratings) * _ROW}" stroke="#3d6b5c" stroke-dasharray="4 4"/>']
    for i, each in enumerate(ratings):
        y = i * _ROW + _ROW / 2
        first, last = x(each.interval[0]), x(each.interval[1])
        parts += [
            f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(each.name)}</text>',
            f'<path d="M{first:.1f} {y}H{last:.1f}M{first:.1f} {y - 5}v10M{last:.1f} {y - 5}v10" stroke="#2b1d12"/>',
            f'<circle cx="{x(each.rating):.1f}" cy="{y}" r="5" fill="#b5543c"/>',
            f'<text x="{_WIDTH}" y="{y + 4}" text-anchor="end" class="quiet">{each.rating:+.0f}</text>',
        ]
    return svg(len(ratings) * _ROW, parts)
