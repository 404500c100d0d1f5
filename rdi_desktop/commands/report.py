# SPDX-License-Identifier: GPL-3.0-or-later
"""The balance report: one HTML page with inline SVG plots that needs no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import median

from rdi_desktop.commands.tally import BECAUSE, Tally, by_rate
from rdi_desktop.session.shares import WinShare
from rdi_desktop.words import translated

_STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: #f7efdf; color: #2b1d12; }
h1, h2 { color: #7a1f16; font-weight: normal; } figure { margin: 1rem 0 2rem; } figcaption { font-size: .9rem; color: #6a5642; }
svg { width: 100%; height: auto; } text { font: 13px Georgia, serif; fill: #2b1d12; } .quiet { fill: #6a5642; }
table { border-collapse: collapse; } td, th { padding: .15rem .9rem .15rem 0; text-align: left; border-bottom: 1px solid #ddceb2; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
"""
_LEFT, _RIGHT, _WIDTH, _ROW = 170, 90, 860, 24
_COLOURS = {"passed_out": "#9c3b2e", "no_gold": "#c79a3a"}


def write_report(path: Path, tally: Tally, games: int, seed: int) -> None:
    """Write the page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(tally, games, seed), encoding="utf-8")


def page(tally: Tally, games: int, seed: int) -> str:
    """The whole page."""
    if not tally.turns:
        return document("<p>No game was finished.</p>")
    turns = sorted(tally.turns)
    spread = f"median {median(turns):.0f}, from {turns[0]} to {turns[-1]}"
    parts = [
        f"<p>{len(turns)} of {games} games finished, seed {seed}; {tally.ties} ties; turns: {spread}.</p>",
        "<h2>Wins of each character</h2>",
        figure(
            rates(tally.characters),
            "Share of games won, with the range in which the true rate lies at 95 %. The line is par.",
        ),
    ]
    if tally.sides:
        parts += ["<h2>Wins of each side</h2>", figure(rates(tally.sides), "Share of games won by each side.")]
    for seats in sorted(tally.by_seats):
        if len(tally.by_seats) > 1:
            parts += [
                f"<h2>At a table of {seats}</h2>",
                figure(rates(tally.by_seats[seats]), f"Games with {seats} seats."),
            ]
    parts += [
        "<h2>Wins of each computer player</h2>",
        figure(rates(tally.bots), "Share of games won by whoever decided."),
        "<h2>Why they lost</h2>",
        figure(causes(tally), "Of the games each character lost: red passed out, yellow out of Gold."),
        "<h2>Rounds of Gambling</h2>",
        f"<p>{escape(tally.gambling())}. {100 * tally.by_gold:.0f} % of all who lost had no Gold left.</p>",
        _gamblers(tally),
        *([f"<h2>Dungeon and Pub Crawl</h2><p>{escape(middle)}.</p>"] if (middle := tally.middle()) else []),
        "<h2>How long it takes</h2>",
        figure(histogram(turns), "Games by their number of turns."),
        "<h2>How often each card is played</h2>",
        _cards(tally),
    ]
    return document("\n".join(parts))


def document(body: str, title: str = "Balance report") -> str:
    """A complete HTML page without external resources."""
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def figure(svg: str, caption: str) -> str:
    """A drawing with its caption."""
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def svg(height: float, parts: Sequence[str]) -> str:
    """A drawing of the page's width."""
    return f'<svg viewBox="0 0 {_WIDTH} {height:.0f}" role="img">{"".join(parts)}</svg>'


def _bar(x: float, y: float, wide: float, high: float, colour: str, said: str) -> str:
    """A filled bar with its number as a tooltip."""
    box = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    return f'<rect {box} fill="{colour}"><title>{escape(said)}</title></rect>'


def rates(shares: dict[str, WinShare]) -> str:
    """A bar, its interval and its expected value for each name."""
    rows = by_rate(shares)
    most = max(max(share.interval[1], share.par / share.games) for _, share in rows)
    scale = (_WIDTH - _LEFT - _RIGHT) / most
    parts = []
    for i, (name, share) in enumerate(rows):
        y = i * _ROW
        low, high = (_LEFT + bound * scale for bound in share.interval)
        par = _LEFT + share.par / share.games * scale
        middle = y + _ROW / 2
        parts += [
            f'<text x="{_LEFT - 8}" y="{y + 17}" text-anchor="end">{escape(name)}</text>',
            _bar(_LEFT, y + 4, share.rate * scale, _ROW - 8, "#b5543c", f"{share.wins:g} won"),
            f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8" stroke="#2b1d12" fill="none"/>',
            f'<path d="M{par:.1f} {y}v{_ROW}" stroke="#3d6b5c" stroke-width="2"/>',
            f'<text x="{_WIDTH}" y="{y + 17}" text-anchor="end" class="quiet">{100 * share.rate:.1f} % of {share.games}</text>',
        ]
    return svg(len(rows) * _ROW, parts)


def causes(tally: Tally) -> str:
    """For each character, a bar divided by the causes of losing."""
    parts = []
    rows = sorted(tally.lost.items())
    width = _WIDTH - _LEFT - _RIGHT
    for i, (name, counts) in enumerate(rows):
        y, x, total = i * _ROW, float(_LEFT), sum(counts.values())
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 17}" text-anchor="end">{escape(name)}</text>')
        for cause, count in sorted(counts.items(), reverse=True):
            wide = width * count / total
            colour = _COLOURS.get(cause, "#6a5642")
            said = f"{BECAUSE.get(cause, cause)}: {count}"
            parts.append(_bar(x, y + 4, wide, _ROW - 8, colour, said))
            if wide > 40:
                parts.append(f'<text x="{x + 6:.1f}" y="{y + 17}" style="fill:#fff">{100 * count / total:.0f} %</text>')
            x += wide
        parts.append(f'<text x="{_WIDTH}" y="{y + 17}" text-anchor="end" class="quiet">{total} lost</text>')
    return svg(len(rows) * _ROW, parts)


def histogram(turns: list[int]) -> str:
    """How many games took how many turns."""
    step = max(1, (turns[-1] - turns[0]) // 24 + 1)
    bins: dict[int, int] = {}
    for turn in turns:
        bins[turn // step] = bins.get(turn // step, 0) + 1
    first, last = min(bins), max(bins)
    wide, tall = (_WIDTH - 40) / (last - first + 1), 160.0
    most = max(bins.values())
    parts = []
    for slot in range(first, last + 1):
        count = bins.get(slot, 0)
        x, high = 20 + (slot - first) * wide, tall * count / most
        said = f"{slot * step} to {slot * step + step - 1} turns: {count}"
        parts.append(_bar(x, tall - high, wide - 2, high, "#b5543c", said))
        if (slot - first) % 4 == 0:
            parts.append(f'<text x="{x:.1f}" y="{tall + 18}">{slot * step}</text>')
    return svg(tall + 24, parts)


def _gamblers(tally: Tally) -> str:
    """A table of computer players: how often each opens a Round, and its winnings."""
    rows = "".join(
        f'<tr><td>{escape(name)}</td><td class="n">{opened:.2f}</td><td class="n">{gold:.2f}</td></tr>'
        for name, opened, gold in tally.gamblers()
    )
    head = "<tr><th>Computer player</th><th>Rounds opened a game</th><th>Gold won from pots a game</th></tr>"
    return f"<table>{head}{rows}</table>"


def _cards(tally: Tally) -> str:
    """A table of all cards: how often each was played per game by the owner of its deck."""
    rows = []
    for def_id, count in tally.cards.most_common():
        deck = def_id.partition("/")[0]
        seats = tally.seated.get(deck, 0)
        each = f"{count / seats:.2f}" if seats else ""
        title = escape(translated(tally.content.card(def_id).title))
        rows.append(
            f'<tr><td>{title}</td><td>{escape(deck)}</td><td class="n">{count}</td><td class="n">{each}</td></tr>'
        )
    head = "<tr><th>Card</th><th>Deck</th><th>Played</th><th>Times a game</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"
