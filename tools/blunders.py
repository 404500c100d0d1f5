# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts obvious blunders of computer players over whole games: `dev.py blunders`.

An answer is judged by the standing after it, on a fork in which everybody else passes until nothing waits any more. All cards are used: it
counts what went wrong, not what a player could have known.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rdi_desktop import console
from rdi_desktop.bots import Bot
from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.rungs import wilson
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.commands.homemade import content_for_command
from rdi_desktop.commands.simulate import declare_games, planned, progress
from rdi_desktop.engine.brief import numbers
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.rules import announcing
from rdi_desktop.engine.state.decisions import BODIES, Answer, Command, Decision, Interject, Option
from rdi_desktop.engine.state.records import Drink, LastChance
from rdi_desktop.session.match import Crash, Match, PlayedMatch
from rdi_desktop.session.series import each_played

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.estimate import Part

Stand = dict[int, tuple[int, int]]
"""For each seat still in the game: Fortitude left until passing out, and Gold."""

LAST_ROOM, LONG = 8, 3
"""With this much left one Negate is kept; and this many cards lie over a trifle before it becomes long."""
USUAL = 200
"""Default number of games."""
LINES = (
    ("Drinks spiked that had been Ignored", "spiked_ignored", "spiked"),
    ("Negates passed over that meant 3 to the rivals together, 2 to oneself, or somebody out", "negate_passed", ""),
    ("  of them, somebody would have been out", "negate_passed_out", ""),
    ("teammates Negated", "negated_mate", "negated"),
    ("blows that did nothing to whom they were aimed at", "blow_nothing", "blow"),
    ("knock-outs thrown away, and nobody was out in that turn", "knockout_discarded", ""),
    ("turns without any Action", "idle", "turns"),
    ("  of them, a blow had just been thrown away", "idle_after_blow", ""),
    ("Actions that would have put somebody out, passed over", "knockout_passed", "knockout"),
    ("thrown out of a Round: somebody else than who was in control", "forced_wrong", "forced"),
    ("Rounds ended before anybody had taken control from the opener", "ended_first", "ended"),
    ("abilities that spent what the better card needed", "ability_spent", ""),
    ("lying Anytime things that would have helped, not played in a turn", "lying_unused", "lying"),
    ("Ignores of 1 with 9 or more left", "ignored_one", "ignored"),
    ("Ignores of 1 or 2 with 12 or more left", "ignored_two", "ignored"),
    ("Negates for somebody with 10 or more left who would have lost 2 at most", "negated_small", "negated"),
    ("passed out with the answer in the hand", "answer_kept", ""),
    ("Negates thrown away", "negate_thrown", ""),
    ("Ignores thrown away", "ignore_thrown", ""),
    ("cards thrown away unplayed, of all that left a hand", "thrown", "left_hand"),
    ("cards that open a Round played, of all that left a hand", "opening_played", "opening_left"),
    ("blows with a choice, at whoever had most left", "at_most", "choice"),
    ("blows with a choice, at whoever had least left", "at_least", "choice"),
    ("blows with a choice, at who had struck them last", "struck_back", "could_strike_back"),
    ("lost for want of Gold, of all who lost", "broke", "lost"),
    ("questions at a last chance", "last_asked", ""),
    ("went out all the same, of those who played something at their own last chance", "last_futile", "last_own"),
    ("somebody else's last chance used for one's own numbers, nobody else's", "last_business", "last_other"),
    ("Rounds opened without a second gambling card in hand", "opened_alone", "rounds"),
    ("pots of nothing", "pot_nothing", "rounds"),
    ("cards thrown away that all but win a Round", "sure_thrown", ""),
    ("Negates thrown away with 8 or fewer left", "negate_thrown_late", ""),
    ("the fourth card or a later one over 1 or 2 points", "piled", ""),
    ("  of them, in the first round of the table", "piled_first", ""),
    ("seats that went on in a dungeon", "walked", "seats"),
)
"""What is printed: text, the count, and the number of occasions."""


@dataclass(frozen=True, slots=True)
class Watched:
    """The counts of a finished game, for each seat."""

    match: Match
    counts: tuple[dict[str, int], ...]
    turns: int


class Watch:
    """Watches one game: `look` is called with every command before it is carried out."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.counts: list[Counter[str]] = [Counter() for _ in game.table.seats]
        self._struck_by: dict[int, int] = {}
        self._last_chance: LastChance | None = None
        self._tried: set[int] = set()
        self._turn = -1
        self._owner = 0
        self._new_turn()

    def _new_turn(self) -> None:
        table = self.game.table
        self._turn, self._owner = table.turn_number, table.turn
        self._there = set(standing(self.game))
        self._acted = False
        self._blow_thrown = False
        self._knockouts = 0
        self._helpful: set[int] = set()
        self._looked = False

    def look(self, decision: Decision, command: Command, bot: Bot | None = None) -> None:
        """A seat has answered, and the game has not continued yet."""
        if self.game.table.turn_number != self._turn:
            self.turn_over()
            self._new_turn()
        if self._tried and self._last_chance not in self.game.table.stack:
            self._last_chance_over()
        seat = command.seat
        if isinstance(command, Interject):
            ways = (way for each in self.game.playable(seat, reasons=False) for way in each.ways)
            chosen = next((way for way in ways if way.id == command.option), None)
        else:
            chosen = decision.option(command.picks[0]) if command.picks else None
        if decision.kind == "discard" and isinstance(command, Answer) and seat == self._owner:
            self._discard(decision, command)
        elif isinstance(command, Answer):
            if decision.kind == "last_chance":
                self._at_last_chance(decision, command, chosen)
            if decision.kind == "action":
                self._lying(seat)
                self._action(decision, command, chosen, bot)
            if decision.option("pass") is not None:
                self._passed(decision, chosen)
        if chosen is not None and chosen.kind == "play":
            self._play(decision, command, chosen)

    def turn_over(self) -> None:
        """A turn is over: count what was missed in it."""
        counts = self.counts[self._owner]
        now = set(standing(self.game)) if self.game.over is None else set()
        counts["turns"] += 1
        if not self._acted and self._owner in now:
            counts["idle"] += 1
            counts["idle_after_blow"] += self._blow_thrown
        if self._knockouts and not self._there - now - {self._owner} and self.game.over is None:
            counts["knockout_discarded"] += 1
        counts["lying_unused"] += len(self._helpful)

    def over(self) -> None:
        """The game is over."""
        self.turn_over()
        self._last_chance_over()
        for seat in self.game.table.seats:
            self.counts[seat.index]["seats"] += 1
            if seat.out:
                self.counts[seat.index]["lost"] += 1
                self.counts[seat.index]["broke"] += seat.out_because == "no_gold"

    # What is counted

    def _card(self, option: Option) -> CardDef | None:
        if option.card is None or option.ability is not None:
            return None
        card: CardDef = announcing.face(self.game.table, option)
        return card

    def _verbs(self, option: Option) -> set[str]:
        card = self._card(option)
        return set() if card is None else {part.deed.word for part in self._parts(card, option)}

    def _parts(self, card: CardDef, option: Option) -> tuple[Part, ...]:
        return parts_of(card, option.mode or 0, tuple(option.paid)) if card.modes else ()

    def _mates(self, seat: int) -> list[int]:
        return [other.index for other in self.game.table.seats if self.game.same_side(other.index, seat)]

    def _discard(self, decision: Decision, command: Answer) -> None:
        game, counts = self.game, self.counts[command.seat]
        hand = game.table.seats[command.seat].hand
        now = standing(game)
        rivals = [now[seat] for seat in now if seat not in self._mates(command.seat)]
        near: list[int] = []
        for pick in command.picks:
            option = decision.option(pick)
            if option is None or option.card is None or option.card not in hand:
                continue
            card: CardDef = game.table.cards[option.card]
            parts = [part for mode in range(len(card.modes)) for part in parts_of(card, mode)]
            verbs = {part.deed.word for part in parts}
            counts["thrown"] += 1
            counts["left_hand"] += 1
            counts["opening_left"] += "open_round" in verbs
            counts["negate_thrown"] += "negate" in verbs
            counts["negate_thrown_late"] += "negate" in verbs and room(now, command.seat) <= LAST_ROOM
            counts["sure_thrown"] += facts(card).sure and facts(card).gambles
            counts["ignore_thrown"] += "ignore" in verbs
            if "action" in card.types:
                blow = any(part.who != "self" and (part.fortitude < 0 or part.alcohol > 0) for part in parts)
                self._blow_thrown = self._blow_thrown or blow
                if any(harm(parts) >= room or gold_of(parts) >= gold for room, gold in rivals):
                    near.append(option.card)
        if near:
            self._knockouts = sum(1 for _ in self._knocked_out(command.seat, near))

    def _knocked_out(self, seat: int, cards: list[int]) -> Iterator[int]:
        """The cards that would have put a rival out if they had been kept and played at once."""
        kept = self.game.fork()
        kept.submit(Answer(seat, ()))
        while (asked := kept.pending) is not None and (asked.kind != "action" or asked.seat != seat):
            if kept.table.turn_number != self._turn:
                return
            kept.submit(Answer(asked.seat, asked.default))
        for card in cards:
            ways = [option for option in (asked.options if asked is not None else ()) if option.card == card]
            if any(self._rivals_out(seat, passed(kept, Answer(seat, (way.id,)))) for way in ways):
                yield card

    def _rivals_out(self, seat: int, after: Stand) -> set[int]:
        return set(standing(self.game)) - set(after) - set(self._mates(seat))

    def _lying(self, seat: int) -> None:
        """Cards in play that the active seat may play at any time, and that would help."""
        if self._looked or seat != self._owner or not self.game.table.seats[seat].in_play:
            return
        self._looked = True
        game, lying = self.game, self.game.table.seats[seat].in_play
        if not any("anytime" in game.table.cards[card].types for card in lying):
            return
        now, mates = standing(game), self._mates(seat)
        found = False
        for each in game.playable(seat, reasons=False):
            if each.card in lying and each.ability is None and "anytime" in game.table.cards[each.card].types:
                found = True
                for way in each.ways:
                    if way.kind == "play" and gained(mates, now, passed(game, Interject(seat, way.id))) >= 2:
                        self._helpful.add(each.card)
        self.counts[seat]["lying"] += found

    def _action(self, decision: Decision, command: Answer, chosen: Option | None, bot: Bot | None) -> None:
        game, seat = self.game, command.seat
        counts, now = self.counts[seat], standing(game)
        if chosen is not None and chosen.card is not None and chosen.kind == "play":
            self._acted = self._acted or game.table.cards[chosen.card].is_action
        fellers: dict[int, set[int]] = {}
        mates = self._mates(seat)
        rivals = {other: stand for other, stand in now.items() if other not in mates}
        for number, option in enumerate(decision.options):
            card = self._card(option) if option.kind == "play" else None
            if card is None:
                continue
            parts = self._parts(card, option)
            aimed = [rivals[one] for one in option.targets if one in rivals] or list(rivals.values())
            if any(harm(parts) >= room or gold_of(parts) >= gold for room, gold in aimed):
                out = self._rivals_out(seat, passed(game, Answer(seat, (option.id,))))
                if out:
                    fellers[number] = out
        if fellers and chosen is not None and chosen.kind != "ability":
            counts["knockout"] += 1
            victims = set().union(*fellers.values())
            took = decision.options.index(chosen) in fellers or not victims.isdisjoint(chosen.targets)
            counts["knockout_passed"] += not took
        if chosen is not None and chosen.kind == "ability" and chosen.spend and bot is not None:
            self._spent(decision, chosen, bot)

    def _spent(self, decision: Decision, chosen: Option, bot: Bot) -> None:
        """An ability: whether the best card can no longer be paid for afterwards."""
        best = next(
            (
                option
                for each in bot.explain()
                if each.value > 0
                and (option := decision.option(each.picks[0])) is not None
                and option.kind == "play"
                and option.spend
            ),
            None,
        )
        if best is None or best.spend is None or chosen.spend is None:
            return
        where, seat = self.game.table.seats[decision.seat], decision.seat
        if any(n + chosen.spend.get(what, 0) > where.holding(what) for what, n in best.spend.items()):
            now, mates = standing(self.game), self._mates(seat)
            world = forked(self.game, Answer(seat, (chosen.id,)))
            asked = world.pending
            ways = asked.options if asked is not None and (asked.seat, asked.kind) == (seat, "action") else ()
            plays = [gained(mates, now, passed(world, Answer(seat, (way.id,)))) for way in ways if way.kind == "play"]
            rest = max([gained(mates, now, standing(world)), *plays])
            better = gained(mates, now, passed(self.game, Answer(seat, (best.id,)))) > rest
            self.counts[seat]["ability_spent"] += better

    def _passed(self, decision: Decision, chosen: Option | None) -> None:
        """A pass: the effect of a Negate, and whether a saving answer stays in the hand."""
        if chosen is None or chosen.kind != "pass":
            return
        game, seat = self.game, decision.seat
        mates, now = self._mates(seat), standing(game)
        negates: dict[int, Option] = {}
        answers: list[Option] = []
        for option in decision.options:
            if option.kind == "play":
                answers.append(option)
                entry = game.entry(option.on if option.on is not None else decision.about)
                if "negate" in self._verbs(option) and entry is not None and entry.by not in mates:
                    negates.setdefault(entry.id, option)
        doomed = any(
            one in mates and -delta[0] + delta[1] >= now[one][0] > 0
            for entry in game.table.stack
            for one, delta in outcome.impact(game, entry).items()
            if one in now
        )
        if not (negates or (doomed and answers)):
            return
        without = passed(game, Answer(seat, ("pass",)))
        counts = self.counts[seat]
        for option in negates.values():
            with_ = passed(game, Answer(seat, (option.id,)))
            mine = sum(room(with_, one) - room(without, one) for one in mates if one in now)
            rival = sum(room(without, one) - room(with_, one) for one in now if one not in mates)
            fell = bool(set(without) - set(with_) - set(mates)) or any(
                one in with_ and one not in without for one in mates
            )
            if fell or mine >= 2 or rival >= 3:
                counts["negate_passed"] += 1
                counts["negate_passed_out"] += fell
                break
        if seat in now and seat not in without:
            counts["answer_kept"] += any(seat in passed(game, Answer(seat, (option.id,))) for option in answers)

    def _at_last_chance(self, decision: Decision, command: Answer, chosen: Option | None) -> None:
        """A last chance: who plays something at it, and what for."""
        record = next(entry for entry in reversed(self.game.table.stack) if isinstance(entry, LastChance))
        self._last_chance = record
        counts, seat = self.counts[decision.seat], decision.seat
        counts["last_asked"] += 1
        own = not set(record.seats).isdisjoint(self._mates(seat))
        counts["last_other"] += not own
        if chosen is None or chosen.kind != "play":
            return
        if own:
            self._tried.add(seat)
            return
        with_, without = passed(self.game, command), passed(self.game, Answer(seat, decision.default))
        counts["last_business"] += all(with_.get(one) == without.get(one) for one in {*with_, *without} - {seat})

    def _last_chance_over(self) -> None:
        """Who played something at their own last chance, and whether they are still there."""
        for seat in self._tried:
            self.counts[seat]["last_own"] += 1
            self.counts[seat]["last_futile"] += self.game.table.seats[seat].out
        self._tried = set()

    def _play(self, decision: Decision, command: Command, option: Option) -> None:
        game, seat = self.game, command.seat
        card = self._card(option)
        if card is None or option.card is None:
            return
        counts, mates, now = self.counts[seat], self._mates(seat), standing(game)
        parts = self._parts(card, option)
        verbs = {part.deed.word for part in parts}
        self._helpful.discard(option.card)
        counts["left_hand"] += option.card in game.table.seats[seat].hand
        if "open_round" in verbs:
            counts["opening_left"] += 1
            counts["opening_played"] += 1
            hand = game.table.seats[seat].hand
            backed = any(game.table.cards[one].takes_control for one in hand if one != option.card)
            counts["opened_alone"] += game.table.round is None and not backed
        counts["played"] += 1
        counts["healed"] += any(part.who == "self" and (part.fortitude > 0 or part.alcohol < 0) for part in parts)
        counts["struck"] += any(
            part.who != "self" and part.fortitude < 0 and part.deed.word == "lose" for part in parts
        )
        counts["cheated"] += "cheating" in card.types
        counts["controlled"] += card.takes_control and "open_round" not in verbs
        counts["left_round"] += "leave_round" in verbs
        counts["earned"] += any(part.deed.word in ("pay", "take") and part.to in ("self", "actor") for part in parts)
        entry = game.entry(
            option.on if option.on is not None else decision.about if isinstance(command, Answer) else None
        )
        if entry is not None:
            counts["answers"] += decision.kind != "gamble"
            coming = outcome.impact(game, entry)
            root, *over = game.table.stack
            if sum(each.kind == "play" for each in over) >= LONG:
                small = all(abs(n) <= 2 for delta in outcome.impact(game, root).values() for n in delta)
                counts["piled"] += small
                counts["piled_first"] += small and game.turn_number <= len(game.table.seats)
            if isinstance(entry, Drink) and "spike" in verbs:
                counts["spiked"] += 1
                counts["spiked_ignored"] += entry.drinker in entry.ignored and verbs == {"spike"}
            if "negate" in verbs:
                counts["negated"] += 1
                counts["negated_mate"] += entry.by in mates and entry.by != seat
                hurt = {one: -d[0] + d[1] for one, d in coming.items() if one in now and -d[0] + d[1] > 0}
                small = all(n <= 2 and now[one][0] >= 10 for one, n in hurt.items())
                counts["negated_small"] += bool(hurt) and small and not any(d[2] for d in coming.values())
            elif "ignore" in verbs and seat in coming and seat in now and not coming[seat][2]:
                n = -coming[seat][0] + coming[seat][1]
                counts["ignored"] += 1
                counts["ignored_one"] += n == 1 and now[seat][0] >= 9
                counts["ignored_two"] += 0 < n <= 2 and now[seat][0] >= 12
        round_ = game.table.round
        if round_ is not None:
            if "force_out" in verbs and option.targets and round_.in_control not in (None, *mates):
                counts["forced"] += 1
                counts["forced_wrong"] += option.targets[0] != round_.in_control
            if "end_round" in verbs:
                counts["ended"] += 1
                counts["ended_first"] += round_.bids == [] or set(round_.bids) <= {round_.opener}
        targets = [one for one in option.targets if one < BODIES and one not in mates and one in now]
        if targets and any(part.slot is not None and part.fortitude < 0 and part.deed.word == "lose" for part in parts):
            words = {effect.VERB for effect in walk(card.modes[option.mode or 0].do)}
            self._blow(decision, command, option, targets, words)

    def _blow(self, decision: Decision, command: Command, option: Option, targets: list[int], verbs: set[str]) -> None:
        game, seat = self.game, command.seat
        counts, now = self.counts[seat], standing(game)
        if verbs <= {"lose", "then"} and option.card in game.table.seats[seat].hand:
            counts["blow"] += 1
            world = game.fork()
            entry = announcing.announce(world, seat, option)
            world.table.stack.append(entry)
            counts["blow_nothing"] += not any(any(outcome.impact(world, entry).get(one, ())) for one in targets)
        if len(targets) == 1 and isinstance(command, Answer):
            choices = {one.targets[0] for one in decision.options if one.card == option.card and one.targets}
            choices = {one for one in choices if one in now}
            if len(choices) > 1:
                left = [now[one][0] for one in choices]
                counts["choice"] += 1
                counts["at_most"] += now[targets[0]][0] == max(left)
                counts["at_least"] += now[targets[0]][0] == min(left)
                if self._struck_by.get(seat) in choices:
                    counts["could_strike_back"] += 1
                    counts["struck_back"] += targets[0] == self._struck_by[seat]
        for one in targets:
            self._struck_by[one] = seat


def harm(parts: tuple[Part, ...] | list[Part]) -> float:
    """The most that parts of a card may take off somebody."""
    return sum(max(0.0, -part.fortitude) + max(0.0, part.alcohol) for part in parts)


def gold_of(parts: tuple[Part, ...] | list[Part]) -> float:
    """The Gold they may cost somebody else; more than anybody has if none."""
    return sum(abs(part.gold) for part in parts if part.gold and part.who != "self") or -1.0


def standing(game: Game) -> Stand:
    """The standing of everybody in the game."""
    return {seat: (fortitude - drunk, gold) for seat, _, fortitude, drunk, gold, _, _ in numbers(game, None)}


def room(stand: Stand, seat: int) -> int:
    """What a seat has left; 0 if it is out."""
    return max(0, stand[seat][0]) if seat in stand else 0


def gained(mates: list[int], before: Stand, after: Stand) -> int:
    """How much one side's standing improves relative to the others."""
    return sum((room(after, seat) - room(before, seat)) * (1 if seat in mates else -1) for seat in before)


def passed(game: Game, command: Command) -> Stand:
    """The standing after that command, if everybody else passes until nothing waits any more."""
    return standing(forked(game, command))


def forked(game: Game, command: Command) -> Game:
    """The game after that command, if everybody else passes until nothing waits any more."""
    world = game.fork()
    world.heard = frozenset()
    world.submit(command)
    for _ in range(200):
        asked = world.pending
        if asked is None or not world.table.stack:
            break
        world.submit(Answer(asked.seat, asked.default))
    return world


def play_watched(match: Match, content: Content) -> Watched:
    """Play a game to its end and count. Raises Crash with everything needed to repeat it."""
    played = PlayedMatch(match, content)
    game = played.game
    watch = Watch(game)
    for move in played:
        watch.look(*move)
    watch.over()
    for key, seat, _, _, args, _ in game.events.facts:
        if seat is not None:
            watch.counts[seat]["rounds"] += key == "round_opened"
            watch.counts[seat]["pot_nothing"] += key == "pot_taken" and not args["n"]
            watch.counts[seat]["walked"] |= key == "moved"
    return Watched(match, tuple(map(dict, watch.counts)), game.table.turn_number)


def lines(games: list[Watched]) -> list[str]:
    """What was counted, in words."""
    total: Counter[str] = Counter()
    for game in games:
        for counts in game.counts:
            total.update(counts)
    turns = max(1, total["turns"])
    played = max(1, len(games))
    rounds, negates = total["rounds"] / played, total["negated"] / played
    told = [f"{len(games)} games, {turns} turns; {total['answers'] / turns:.2f} answers a turn"]
    told.append(f"{rounds:.1f} Rounds of Gambling and {negates:.1f} Negates a game")
    for words, key, of in LINES:
        share = f" of {total[of]}" if of else f" ({total[key] / played:.2f} a game)"
        if of and total[of]:
            part = total[key] / total[of]
            low, high = wilson(part, total[of])
            share += f" ({100 * part:.0f} %, {100 * low:.0f} to {100 * high:.0f})"
        told.append(f"{total[key]:6}{share:32}  {words}")
    return told


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games and print the counts. 1 if one crashed, 2 if they cannot be played."""
    parser = argparse.ArgumentParser(
        prog="dev.py blunders", description="What computer players do that a table would laugh at."
    )
    declare_games(parser)
    arguments = parser.parse_args(argv)
    content, count = content_for_command(), arguments.games or USUAL
    try:
        games = planned(arguments, content, "stranger").games(count)
    except ValueError as error:
        print(f"blunders: {error}", file=sys.stderr)
        return 2
    started = time.perf_counter()
    found = list(progress(each_played(games, count, content, arguments.jobs, play_watched), count))
    for text in lines([each for each in found if not isinstance(each, Crash)]):
        print(text)
    print(f"\nseed {arguments.seed}, {time.perf_counter() - started:.1f} s")
    crashes = [each for each in found if isinstance(each, Crash)]
    for crash in crashes:
        path = crash.write(arguments.crash_dir)
        print(f"blunders: {crash}; see it again with: rdi-desktop replay {path}", file=sys.stderr)
    return 1 if crashes else 0


if __name__ == "__main__":
    raise SystemExit(console.run(main))
