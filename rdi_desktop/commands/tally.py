# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics of finished games: who wins, how long games take, why players lose, which cards are played."""

from __future__ import annotations

from collections import Counter
from statistics import median

from rdi_desktop.commands.matches import COUNTED, MatchResult
from rdi_desktop.content import Content
from rdi_desktop.engine.language.variant import Seating
from rdi_desktop.engine.rules.setup import STANDARD
from rdi_desktop.session.shares import WinShare

BECAUSE = {"passed_out": "passed out", "no_gold": "out of Gold"}


class Tally:
    """Statistics of many games."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.characters: dict[str, WinShare] = {}
        self.bots: dict[str, WinShare] = {}
        self.by_seats: dict[int, dict[str, WinShare]] = {}
        self.lost: dict[str, Counter[str]] = {}
        """The reasons why each character lost."""
        self.turns: list[int] = []
        self.decisions = 0
        self.ties = 0
        self.sides: dict[str, WinShare] = {}
        """Results of teams, or of the two who play with an automaton, by their names or by turn order."""
        self.opened: Counter[str] = Counter()
        """Rounds of Gambling opened, by computer player."""
        self.won_gold: Counter[str] = Counter()
        """Gold won from pots, by computer player."""
        self.pots = 0
        """Pots that somebody won."""
        self.raised = 0
        """How often a seat took control of a Round from another."""
        self.counts: Counter[str] = Counter()
        """Counts of the events in COUNTED."""
        self.cards: Counter[str] = Counter()
        self.seated: Counter[str] = Counter()
        """How many seats each character had, over all games."""

    def add(self, played: MatchResult) -> None:
        """Count a finished game."""
        seats = len(played.match.characters)
        self.turns.append(played.turns)
        self.decisions += played.decisions
        automata = [character for character in played.match.characters if character in self.content.automata]
        third = automata if played.match.variant == STANDARD else ()
        sides = [played.sides[seat] for seat in range(seats) if played.match.characters[seat] not in third]
        winners = {played.sides[seat] for seat in played.winners}
        self.ties += len(winners) > 1
        if automata or played.match.variant != STANDARD:
            self._add_sides(played, set(sides), winners)
        self.cards.update(played.cards)
        self.counts.update(played.counts)
        bots = played.match.bots
        self.opened.update(bots[seat] for seat in played.opened)
        self.pots += len(played.pots)
        self.raised += played.raised
        for seat, gold in played.pots:
            self.won_gold[bots[seat]] += gold
        seats -= len(automata)
        for seat, character in enumerate(played.match.characters):
            if character in automata:
                continue
            won = 1 / len(winners) if played.sides[seat] in winners else 0.0
            self.seated[character] += 1
            shares = self.by_seats.setdefault(seats, {})
            for where, key in ((self.characters, character), (self.bots, played.match.bots[seat]), (shares, character)):
                where.setdefault(key, WinShare()).add(won, len(set(sides)))
            because = played.out_because[seat]
            if because is not None:
                self.lost.setdefault(character, Counter())[because] += 1

    def _add_sides(self, played: MatchResult, sides: set[int], winners: set[int]) -> None:
        """Count each side of one game: by its name in the variant, or by turn order."""
        match = played.match
        names: dict[int, str] = {}
        if match.variant != STANDARD:
            variant = self.content.variant(match.variant)
            machines = [id if id == variant.machine else "" for id in match.characters]
            seating = [Seating("", seat in match.bosses, machine) for seat, machine in enumerate(machines)]
            teams = variant.seat(seating)
            if len(variant.teams) > 1:
                largest = max(len(team.members) for team in teams)
                names = {played.sides[team.members[0]]: f"{team.rule.name} (of {largest})" for team in teams}
        for place, side in enumerate(sorted(sides), 1):
            name = names.get(side, f"{place}. of {len(sides)}")
            self.sides.setdefault(name, WinShare()).add(1 / len(winners) if side in winners else 0.0, len(sides))

    @property
    def by_gold(self) -> float:
        """Fraction of all losses that were for lack of Gold."""
        lost: Counter[str] = Counter()
        for counts in self.lost.values():
            lost.update(counts)
        return lost["no_gold"] / max(1, lost.total())

    def gambling(self) -> str:
        """Statistics of Rounds of Gambling, in one line."""
        games, opened = len(self.turns), self.opened.total()
        pot = self.won_gold.total() / max(1, self.pots)
        return (
            f"Rounds of Gambling a game: {opened / games:.1f}, each with {self.raised / max(1, opened):.1f} changes of control; "
            f"a pot won: {pot:.1f} Gold"
        )

    def middle(self) -> str:
        """Statistics of a dungeon or Pub Crawl, in one line; '' without one."""
        told = [f"{name} {self.counts[key] / len(self.turns):.1f}" for key, name in COUNTED.items() if self.counts[key]]
        return f"a game: {', '.join(told)}" if told else ""

    def gamblers(self) -> list[tuple[str, float, float]]:
        """(computer player, Rounds opened, Gold won from pots) per seat and game."""
        return [
            (name, self.opened[name] / share.games, self.won_gold[name] / share.games)
            for name, share in sorted(self.bots.items())
        ]

    def lines(self) -> list[str]:
        """The summary for a terminal."""
        if not self.turns:
            return ["no game was finished"]
        lines = ["wins by character         games    won         95 %"]
        lines += [share_line(name, share) for name, share in by_rate(self.characters)]
        lines += ["", "wins by computer player"]
        lines += [share_line(name, share) for name, share in by_rate(self.bots)]
        lost: Counter[str] = Counter()
        for counts in self.lost.values():
            lost.update(counts)
        total = sum(lost.values()) or 1
        why = ", ".join(f"{BECAUSE.get(key, key)} {100 * n / total:.0f} %" for key, n in lost.most_common())
        turns = sorted(self.turns)
        lines += ["", f"why players lost: {why}"]
        lines += [f"turns a game: median {median(turns):.0f}, from {turns[0]} to {turns[-1]}; ties: {self.ties}"]
        if self.sides:
            lines += ["", "wins by side", *(share_line(name, share) for name, share in sorted(self.sides.items())), ""]
        lines += [self.gambling()]
        lines += [
            f"  {name:<22} opens {opened:.1f} a game, wins {gold:.1f} Gold" for name, opened, gold in self.gamblers()
        ]
        lines += [middle] if (middle := self.middle()) else []
        lines += [f"decisions a game: {self.decisions / len(turns):.0f}"]
        return lines


def by_rate(shares: dict[str, WinShare]) -> list[tuple[str, WinShare]]:
    """The shares, most successful first."""
    return sorted(shares.items(), key=lambda item: (-item[1].rate, item[0]))


def share_line(name: str, share: WinShare) -> str:
    """One line of a table of wins."""
    low, high = share.interval
    par = share.par / share.games
    return f"  {name:<22} {share.games:>6} {100 * share.rate:>5.1f} %   {100 * low:4.1f}-{100 * high:.1f} %   par {100 * par:.0f} %"
