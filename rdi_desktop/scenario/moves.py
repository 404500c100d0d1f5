# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding the command for a scripted move: which of the legal ways or options it means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import permutations, takewhile

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language import bodies
from rdi_desktop.engine.language.costs import FLIP
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.kinds import LYING, asked_for, demands, takes
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.rules import ghosts
from rdi_desktop.engine.state.decisions import BODIES, Answer, Command, Decision, Interject, Option, Playable
from rdi_desktop.scenario.file_words import DEED, MOVE
from rdi_desktop.scenario.model import Scenario, ScriptedMove
from rdi_desktop.scenario.names import CardNames, plain_title
from rdi_desktop.scenario.things import place_of

NO_WAY = {"join", "sacrifice"}
"""Parts of a payment that do not distinguish ways to pay."""
HEART = "heart"
"""The label of the way to play a card for its heart."""
TEXT = "text"
"""The label of the way to play such a card for what it says; of any other card that is all there is to it."""
FACE_DOWN = "face-down"
"""Names any hidden card, for a seat that cannot know which one it is."""
PLAIN = ("actor", "self", "others", "everyone", "source")
"""Selectors that mean the same before a card is played as when it resolves."""
_DECLINE = ("pass", "no", "done", "none")


class Ambiguous(ValueError):
    """Several legal ways fit the move; `named`: unless its choice names none of them."""

    def __init__(self, message: str, named: bool) -> None:
        super().__init__(message)
        self.named = named


class ImpliedTarget(str):
    """A target that the card has anyway (the attacker, the drinker, the player, everybody), which need not be asked for."""

    __slots__ = ()


class Paid(str):
    """A card that is named as payment."""

    __slots__ = ()


class Ordered(str):
    """The recipient of a Drink of an order that has begun, rather than of a play."""

    __slots__ = ()


def given_up(move: ScriptedMove) -> tuple[object, ...]:
    """The cards that a move names as payment for an improvement."""
    lists = [n for key, n in move.spend.items() if key not in ("join", "discard", "sacrifice") and isinstance(n, list)]
    return tuple(Paid(title) for n in lists for title in n)


def sacrificed(move: ScriptedMove) -> tuple[Paid, ...]:
    """The cards that a move names as given up for it."""
    named = move.spend.get("sacrifice", ())
    return tuple(Paid(title) for title in (named if isinstance(named, list) else [named] if named else ()))


class Mover:
    """Turns moves into commands for one scenario."""

    def __init__(self, scenario: Scenario, names: CardNames) -> None:
        self.scenario = scenario
        self.names = names

    def command(self, game: Game, move: ScriptedMove) -> tuple[Command | None, tuple[object, ...]]:
        """(the command that makes the move now or None, what remains to be chosen when asked)."""
        decision = game.pending
        if decision is None:
            return None, ()
        if move.ability == DEED:
            return next(((command, ()) for command in self._deeds(game, move)), (None, ()))
        if move.ability == MOVE:
            return self._moved(game, decision, move)
        if move.verb in ("play", "do"):
            way, rest = self.way(game, move)
            if way is None:
                return None, ()
            if decision.seat == move.seat and decision.option(way.id) is not None:
                return Answer(move.seat, (way.id,)), rest
            return Interject(move.seat, way.id), rest
        if decision.seat != move.seat and not self._of_the_team(game, decision, move):
            return None, ()
        picks, rest = self.picks(game, decision, move)
        return (Answer(decision.seat, picks) if picks is not None else None), rest

    def _deeds(self, game: Game, move: ScriptedMove) -> list[Command]:
        """What those who are out can do now and the move names."""
        named = [option for option in ghosts.options(game, game.pending) if option.label in move.choose]
        return [Interject(move.seat, option.id) for option in named if game.table.seats[move.seat].out]

    def _moved(self, game: Game, decision: Decision, move: ScriptedMove) -> tuple[Command | None, tuple[object, ...]]:
        """A move to a room of a dungeon: the cards that pay for it, and in a team the seat that resolves the room, are asked for next."""
        if not game.same_side(decision.seat, move.seat):
            return None, ()
        if decision.prompt == "move_cost":
            return self._pays_too(game, decision, move)
        if decision.kind != MOVE:
            return None, ()
        found = next((o for o in decision.options if move.choose and o.label == str(move.choose[0])), None)
        paid = move.spend.get("discard", [])
        if found is None or not isinstance(paid, list) or move.spend.keys() - {"discard"} or move.targets or move.on:
            return None, ()
        named = self._payers(game, decision.seat, paid)
        return (None, ()) if named is None else (Answer(decision.seat, (found.id,)), (*named, *move.choose[1:]))

    def _pays_too(
        self, game: Game, decision: Decision, move: ScriptedMove
    ) -> tuple[Command | None, tuple[object, ...]]:
        """A teammate's own step for the move that has begun: the card that it pays, and perhaps who resolves the room."""
        begun = next(
            pick for command in reversed(game.log) for pick in getattr(command, "picks", ()) if f"{MOVE}:" in pick
        )
        paid = move.spend.get("discard", [])
        if not move.choose or begun != f"{MOVE}:{move.choose[0]}" or not isinstance(paid, list):
            return None, ()
        for i, card in enumerate(paid):
            option = next((o for o in decision.options if self.titled(game, [o.card], str(card))), None)
            if option is not None:
                rest = (*map(Paid, paid[:i] + paid[i + 1 :]), *move.choose[1:])
                return Answer(decision.seat, (option.id,)), rest
        return None, ()

    def _payers(self, game: Game, seat: int, paid: list[object]) -> list[Paid] | None:
        """The cards that are paid in the order of the teammates who hold them, one of each; None if they cannot be paid so."""
        members = game.table.side_in(seat)
        for payers in permutations(members, len(paid)):
            pairs = list(zip(payers, paid, strict=True))
            if all(self.titled(game, game.table.seats[member].hand, str(card)) for member, card in pairs):
                return [Paid(card) for _, card in sorted(pairs, key=lambda pair: members.index(pair[0]))]
        return None

    def _of_the_team(self, game: Game, decision: Decision, move: ScriptedMove) -> bool:
        """Whether any seat of the team may answer: who is its Champion, who gets its Drinks."""
        asked = (decision.prompt, move.verb) in (
            ("champion", "choose"),
            ("room", "choose"),
            ("order_more", "order"),
        ) or (decision.kind == move.verb == "order")
        return asked and game.same_side(decision.seat, move.seat)

    # Plays and abilities

    def playables(self, game: Game, move: ScriptedMove) -> list[Playable]:
        """The cards or abilities of the seat that the move may mean; of equal cards those in the hand come last."""
        table = game.table
        if move.verb == "do":
            return [p for p in game.playable(move.seat) if p.ability == move.ability or self._acts(game, p, move)]
        named = [p for p in game.playable(move.seat) if p.card is not None and table.cards[p.card].id in move.cards]
        if move.source is not None:
            place = place_of(table, move.seat, move.source)
            return [p for p in named if p.card in place]
        return sorted(named, key=lambda p: p.card in table.seats[move.seat].hand)

    def _acts(self, game: Game, playable: Playable, move: ScriptedMove) -> bool:
        """Whether it is a card in play with the ability, and the move names it (or no card)."""
        if playable.card is None or all(a.id != move.ability for a in game.table.cards[playable.card].abilities):
            return False
        used = str(move.choose[0]) if move.choose else ""
        if any(what.startswith(LYING) for way in playable.ways for what in way.spend or ()):
            return True  # the named cards pay for it
        if self.scenario.seat_named(used) is not None:
            return True
        return not self.names.all(used) or self.titled(game, [playable.card], used)

    def way(
        self, game: Game, move: ScriptedMove, given: Callable[[Game, Option, ScriptedMove], bool] | None = None
    ) -> tuple[Option | None, tuple[object, ...]]:
        """The legal way that is meant, and the choices left for later questions. `given`: the way must be available now."""
        given = given or self._now
        for playable in self.playables(game, move):
            ways = [way for way in playable.ways if given(game, way, move) and self._fits(game, way, move)]
            if HEART not in move.choose:  # a card with a heart is played for its text if possible
                texts = [way for way in playable.ways if way.label != HEART and self._fits(game, way, move)]
                ways = [way for way in ways if way.label != HEART] if texts else ways
            if move.verb == "do" and playable.card is not None and self._acts(game, playable, move):
                used = bool(move.choose) and self.titled(game, [playable.card], str(move.choose[0]))
                move = replace(move, choose=move.choose[1:]) if used else move
            if ways:
                most = max(
                    len(way.targets) for way in ways
                )  # where several may be picked, all the named ones are meant
                return self._one(game, [way for way in ways if len(way.targets) == most or not move.targets], move)
        return None, ()

    def waits(self, game: Game, move: ScriptedMove) -> bool:
        """Whether the play fits the open window, though the seat is not being asked now."""
        if move.verb not in ("play", "do"):
            return False
        return self.way(game, move, lambda _game, way, _move: way.args.get("when") == "asked")[0] is not None

    def _now(self, game: Game, way: Option, move: ScriptedMove) -> bool:
        """Whether the way is available now: as an answer, or as an interruption if it answers nothing in particular."""
        decision = game.pending
        assert decision is not None
        if decision.seat == move.seat and decision.option(way.id) is not None:
            return True
        return decision.interruptible and way.on is None

    def _fits(self, game: Game, way: Option, move: ScriptedMove) -> bool:
        if (way.ability is not None) != (move.verb == "do"):
            return False
        if way.targets and move.targets and not self._targets_fit(game, way, move.targets):
            return False
        if way.label == HEART and any(self.aimed(game, name) != move.seat for name in move.targets):
            return False
        mode = self._mode_named(game, way, move)
        if mode is not None and not self.option_is(game, way, move.choose[mode]):
            return False
        if move.on is not None and not self._is_on(game, way.on, move.on):
            return False
        joined, wanted = way.args.get("join", ()), move.spend.get("join", ())
        assert isinstance(wanted, list | tuple)
        if not self.are(game, joined, wanted):
            return False
        if set(move.spend) - NO_WAY and not self._spends(way, move.spend):
            return False
        return self._holds(game, way, move)

    def _holds(self, game: Game, way: Option, move: ScriptedMove) -> bool:
        """Whether the cards named as payment are in the hand, apart from the one that is played."""
        named = move.spend.get("discard")
        where = game.table.seats[move.seat]
        left = [card for card in (*where.hand, *where.in_play) if card != way.card]
        return self.left_over(game, left, named if isinstance(named, list) else ()) is not None

    def left_over(self, game: Game, cards: Iterable[int], named: Iterable[object]) -> list[int] | None:
        """The cards that are not named, each title being one card; None if a title is none of them."""
        left = list(cards)
        for title in named:
            found = next((card for card in left if self.titled(game, [card], str(title))), None)
            if found is None:
                return None
            left.remove(found)
        return left

    def are(self, game: Game, cards: Iterable[int], named: Iterable[object]) -> bool:
        """Whether exactly these cards are named."""
        return self.left_over(game, cards, named) == []

    def _mode_named(self, game: Game, way: Option, move: ScriptedMove) -> int | None:
        """Which of the chosen words names a mode of the card; None: none of them does."""
        if way.mode is None or way.card is None:
            return None
        labels = {plain_title(mode.label) for mode in game.table.cards[way.card].modes if mode.label}
        labels |= {plain_title(mode.label.rpartition(".")[2]) for mode in game.table.cards[way.card].modes}
        return next((i for i, word in enumerate(move.choose) if plain_title(str(word)) in labels), None)

    def _targets_fit(self, game: Game, way: Option, targets: tuple[str, ...]) -> bool:
        wanted = [self.aimed(game, name) for name in targets][
            : len(way.targets)
        ]  # the rest is paid for what joins the play
        return list(way.targets) == wanted or sorted(way.targets) == sorted(w for w in wanted if w is not None)

    def aimed(self, game: Game, name: str) -> int | None:
        """The seat of that name, or the body in play with that title."""
        seat = self.scenario.seat_named(name)
        if seat is not None or not game.has_bodies:
            return seat
        return next((body for body in bodies.in_play(game) if self.titled(game, [body - BODIES], name)), None)

    def _spends(self, way: Option, spend: dict[str, object]) -> bool:
        """Whether the way has that payment: tokens by id, `discard` for cards, or an improvement by name for its whole cost."""
        spent = dict(way.spend or {})
        named = way.args.get("better", ())
        for key, n in spend.items():
            if key in ("join", "sacrifice"):
                continue
            if n == 0:  # said to be not paid
                if spent.get(key) or key in named:
                    return False
                continue
            if key == "discard" and isinstance(n, list) and any(asked_for(what) for what in spent):
                if len(n) != len(demands(spent)) or self._in_order(spent, n) is None:
                    return False
                spent = {what: m for what, m in spent.items() if asked_for(what) is None}
                continue
            if isinstance(n, str):
                if not spent.pop(f"{FLIP}{n}", 0):
                    return False
                continue
            key, n = ("cards", len(n) if isinstance(n, list) else n) if key == "discard" else (key, n)
            if key in spent:
                paid = spent.pop(key)
            elif key in named:
                paid = sum(m for what, m in spent.items() if what not in spend)
                spent = {what: m for what, m in spent.items() if what in spend}
            else:
                return False
            if isinstance(n, int) and paid != n and not (key in named and n == 1):
                return False
        return not spent

    def _in_order(self, spend: Mapping[str, int], titles: list[object]) -> list[object] | None:
        """The named cards in the order in which the rules ask for them; None if they do not pay that."""
        defs = self.names.content
        for order in permutations(titles):
            pairs = zip(demands(spend), order, strict=False)
            if all(any(takes(price, defs.card(id)) for id in self.names.all(str(title))) for price, title in pairs):
                return list(order)
        return None

    def _is_on(self, game: Game, entry_id: int | None, name: str) -> bool:
        entry = next((e for e in game.table.stack if e.id == entry_id), None)
        if entry is None:
            return False
        seat = self.scenario.seat_named(name)
        if seat is not None:
            return seat in self._concerned(game, entry_id)
        return self.titled(game, [entry.card, *entry.cards], name)

    def _concerned(self, game: Game, entry_id: int | None) -> tuple[int | None, ...]:
        """The seats concerned: whose Drink or play it is; of a loss or payment also who caused it."""
        entry = next((e for e in game.table.stack if e.id == entry_id), None)
        if entry is None:
            return ()
        if entry.drinker is not None:
            return (entry.drinker,)
        return (entry.by,) if entry.kind == "play" else (entry.by, entry.source)

    def _said(self, game: Game, way: Option, move: ScriptedMove) -> tuple[str, ...]:
        """The targets of a move whose card picks none as it is played: for later questions, or only descriptive."""
        aimed = [self.aimed(game, name) for name in move.targets]  # an effect on a body's owner may name the body
        seats = {bodies.owner(game, one) if one is not None and one >= BODIES else one for one in aimed}
        everybody = {seat.index for seat in game.table.seats if not seat.out}
        known = seats <= {move.seat, *self._concerned(game, way.on)} or seats in (everybody, everybody - {move.seat})
        reached = self._reached(game, way, move.seat)
        known = known and len(seats) == len(aimed) and (reached is None or seats <= reached)
        return tuple(ImpliedTarget(name) for name in move.targets) if known else move.targets

    @staticmethod
    def _reached(game: Game, way: Option, seat: int) -> set[int | None] | None:
        """The seats to which everything is done that it does; None where that cannot be said beforehand."""
        if way.card is None or way.ability is not None:
            return None
        ctx = Ctx(game, None, seat, game.entry(way.on))
        found: set[int | None] = set()
        for effect in game.table.cards[way.card].modes[way.mode or 0].everything():
            whom = [value for value in vars(effect).values() if isinstance(value, Who)]
            if effect.parts():
                continue
            if not whom or any(who.picked or who.kind not in PLAIN for who in whom):
                return None
            found.update(member for who in whom for one in who.resolve(ctx) for member in game.table.allies(one))
        return found or None

    def titled(self, game: Game, cards: Iterable[int | None], name: str) -> bool:
        """Whether one of these cards bears the name."""
        named = self.names.all(name)
        return any(card is not None and game.table.cards[card].id in named for card in cards)

    def _one(self, game: Game, ways: list[Option], move: ScriptedMove) -> tuple[Option | None, tuple[object, ...]]:
        choose = move.choose
        discard = move.spend.get("discard")
        paid = (*map(Paid, discard if isinstance(discard, list) else ()), *sacrificed(move), *given_up(move))
        modes = {way.mode for way in ways}
        if choose and modes != {None}:
            named = self._mode_named(game, ways[0], move) or 0
            chosen = [way for way in ways if self.option_is(game, way, choose[named])]
            if chosen:
                ways, choose = chosen, choose[:named] + choose[named + 1 :]
            elif len(modes) > 1:
                return None, ()
        elif choose and choose[0] == TEXT and move.verb == "play":
            choose = choose[1:]  # there is nothing else to play it for
        rest = (*paid, *choose)
        if not set(move.spend) - NO_WAY:
            least = min(sum((way.spend or {}).values()) for way in ways)
            ways = [way for way in ways if sum((way.spend or {}).values()) == least]
        if move.on is None and move.targets and not ways[0].targets:
            wanted = {self.scenario.seat_named(name) for name in move.targets}
            ways = [way for way in ways if wanted.intersection(self._concerned(game, way.on))] or ways
        if move.on is None:
            top = max(way.on or 0 for way in ways)
            ways = [way for way in ways if (way.on or 0) == top]
        if move.targets and not ways[0].targets:
            said = self._said(game, ways[0], move)
            rest = (*rest, *said) if move.verb == "do" else (*said, *rest)  # the things used by an ability come first
        elif len(move.targets) > len(ways[0].targets):
            rest = (*move.targets[len(ways[0].targets) :], *rest)
        named_too: list[Option] = []
        first = next((i for i, want in enumerate(rest) if not isinstance(want, Paid)), None)
        if len(ways) > 1 and first is not None:
            named_too = [way for way in ways if self.option_is(game, way, rest[first])]
            ways, rest = (named_too, rest[:first] + rest[first + 1 :]) if len(named_too) == 1 else (ways, rest)
        if len({(way.targets, way.mode, tuple((way.spend or {}).items())) for way in ways}) == 1:
            ways = [max(ways, key=lambda way: way.on or 0)]
        if len(ways) > 1:
            several = ", ".join(sorted(way.id for way in ways))
            raise Ambiguous(f"it can be played in several ways: {several}", first is None or bool(named_too))
        if isinstance(discard, list) and any(asked_for(what) for what in ways[0].spend or ()):
            kinds = self._in_order(ways[0].spend or {}, discard) or []
            others = [want for want in rest if not (isinstance(want, Paid) and want in discard)]
            rest = (*map(Paid, kinds), *others)
        return ways[0], rest

    # Answers to the pending decision

    def picks(
        self, game: Game, decision: Decision, move: ScriptedMove
    ) -> tuple[tuple[str, ...] | None, tuple[object, ...]]:
        """The option ids that make the move an answer to this decision, or None; and what is left to choose."""
        if move.verb == "pass":
            decline = next((o.id for o in decision.options if o.kind in _DECLINE), None)
            return ((decline,) if decline is not None else decision.default), ()
        if move.verb == "drink":
            reveal = next((o.id for o in decision.options if o.kind == "drink"), None)
            return ((reveal,) if decision.kind == "drink" and reveal is not None else None), ()
        if move.verb == "discard":
            return (self._cards(game, decision, move.what) if decision.kind == "discard" else None), ()
        if move.verb == "order":
            return self._seats(decision, move.what)
        if move.verb == "choose":
            found = self.chosen(game, decision, move.what)
            return found if found[0] is not None else self._play(game, decision, move.what)
        return None, ()

    def _play(
        self, game: Game, decision: Decision, wanted: tuple[object, ...]
    ) -> tuple[tuple[str, ...] | None, tuple[object, ...]]:
        """A card to be played as an answer, if there is just one way to play it."""
        if not wanted:
            return None, ()
        plays = [o for o in decision.options if o.kind == "play" and self.titled(game, [o.card], str(wanted[0]))]
        return ((plays[0].id,), wanted[1:]) if len(plays) == 1 else (None, ())

    def _cards(self, game: Game, decision: Decision, wanted: tuple[object, ...]) -> tuple[str, ...] | None:
        picks: list[str] = []
        for def_ids in wanted:
            assert isinstance(def_ids, tuple)
            for option in decision.options:
                if option.card is not None and option.id not in picks and game.table.cards[option.card].id in def_ids:
                    picks.append(option.id)
                    break
            else:
                return None
        return tuple(picks) if decision.min <= len(picks) <= decision.max else None

    def _seats(
        self, decision: Decision, seats: tuple[object, ...]
    ) -> tuple[tuple[str, ...] | None, tuple[object, ...]]:
        if decision.kind != "order" and not (decision.kind == "pick" and decision.prompt.startswith("order")):
            return None, ()
        picks: list[str] = []
        people = [seat for seat in seats if isinstance(seat, int)]
        for seat in people[: decision.max]:
            for option in decision.options:
                if option.kind in ("order", "seat") and option.targets == (seat,) and option.id not in picks:
                    picks.append(option.id)
                    break
            else:
                return None, ()
        return tuple(picks), tuple(Ordered(self.scenario.table.seats[seat].name) for seat in people[len(picks) :])

    def chosen(
        self, game: Game, decision: Decision, wanted: tuple[object, ...]
    ) -> tuple[tuple[str, ...] | None, tuple[object, ...]]:
        """As many of `wanted` as this decision takes, and the rest. `do: potion` means using a Potion Token."""
        options = [option for option in decision.options if option.kind != "potion"]
        if decision.kind != "pick" and wanted and str(wanted[0]) in ("no", "False", "yes", "True"):
            return None, ()  # these answers are for real questions; passing is a move of its own, and cards are named
        wanted = self._agreed(game, decision, wanted)
        if decision.prompt == "pot_share" and wanted and not isinstance(wanted[0], int):
            return self._shared_out(game, decision, wanted)
        for several in options:
            n = len(several.targets)
            if 1 < n <= len(wanted) and {self.aimed(game, str(want)) for want in wanted[:n]} == set(several.targets):
                return (several.id,), wanted[n:]
        done = next((option.id for option in options if decision.kind == "pick" and option.kind == "done"), None)
        if done is not None and wanted and not any(self.option_is(game, o, wanted[0]) for o in options):
            return (done,), wanted  # go on to the next question
        picks: list[str] = []
        for want in wanted[: decision.max]:
            option = next((o for o in options if o.id not in picks and self.option_is(game, o, want)), None)
            if option is None:
                break
            picks.append(option.id)
        if len(picks) < max(decision.min, 1 if wanted else 0):
            return None, ()
        return tuple(picks), wanted[len(picks) :]

    def _shared_out(
        self, game: Game, decision: Decision, wanted: tuple[object, ...]
    ) -> tuple[tuple[str, ...] | None, tuple[object, ...]]:
        """Objects of the pot for another seat, given one by one: how many of them are face-down cards."""
        coins = [int(card) for (_, card), at in game.table.coins.items() if at == "pot" and isinstance(card, int)]
        gold = [want for want in wanted if want == "coin" or self.titled(game, coins, str(want))]
        acting = [card for seat in game.table.seats for card in seat.potted]
        things = list(takewhile(lambda want: want in gold or self._in_pot(game, str(want)), wanted))
        hidden = [thing for thing in things if thing not in gold]
        hidden = hidden[: len(acting)]
        picks = tuple(option.id for option in decision.options if option.args.get("number") == len(hidden))
        later = [want for want in things if want not in hidden] if coins else []
        return (picks if things else None) or None, (*later, *wanted[len(things) :])

    def _in_pot(self, game: Game, word: str) -> bool:
        """Whether the word means a face-down card in the pot: by its title, or any of them."""
        return word == FACE_DOWN or self.titled(game, self._hidden(game), word)

    def _hidden(self, game: Game, pile: str = "") -> list[int]:
        """The face-down cards in the pot, or only those of one side deck."""
        hidden = [card for seat in game.table.seats for card in (*seat.potted, *seat.anted)]
        return [card for card in hidden if not pile or game.table.cards[card].pile == pile]

    def _agreed(self, game: Game, decision: Decision, wanted: tuple[object, ...]) -> tuple[object, ...]:
        """A yes, if there are answers besides no: the only one, or the one named next.

        With only one, the next words may be for the question that follows.
        """
        open_ = [option.id for option in decision.options if option.kind not in _DECLINE]
        yes = wanted and (wanted[0] is True or wanted[0] == "yes")
        if not yes or len(open_) == len(decision.options):
            return wanted
        if any(option.kind == "yes" for option in decision.options):
            return wanted
        asked = [option for option in decision.options if option.id in open_]
        if len(asked) == 1 and wanted[1:] and not self.option_is(game, asked[0], wanted[1]):
            return (asked[0].id, *wanted[1:])
        return wanted[1:] or tuple(open_[:1] if len(open_) == 1 else wanted)

    def option_is(self, game: Game, option: Option, want: object) -> bool:
        """Whether `want` means this option: by id, label, seat, card, number, yes or no."""
        if want is None or want in _DECLINE:
            return option.kind in _DECLINE or want in self._labels(game, option)
        if isinstance(want, bool):
            want = "yes" if want else "no"
            return option.kind == want or want in self._labels(game, option)
        word = str(want)
        if word in (option.id, option.kind) or plain_title(word) in self._labels(game, option):
            return True
        if option.label == FACE_DOWN and word != FACE_DOWN:
            pile = option.args.get("pile", "")
            if self.titled(game, self._hidden(game, pile), word):
                return True
        if isinstance(want, int):
            return option.kind == "number" and option.args.get("number") == want
        seat = self.scenario.seat_named(word)
        if seat is not None:
            return option.targets == (seat,)
        body = self.aimed(game, word)
        if body is not None and option.targets == (body,):
            return True
        return option.kind != "play" and option.card is not None and self.titled(game, [option.card], word)

    def _labels(self, game: Game, option: Option) -> list[str]:
        labels = [option.label, option.label.rpartition(".")[2], *(str(v) for v in option.args.values())]
        if option.mode is not None and option.card is not None:
            labels.append(game.table.cards[option.card].modes[option.mode].label)
        return [plain_title(label) for label in labels if label]

    def types(self, move: ScriptedMove) -> tuple[str, ...]:
        """The card types of the card that a move plays."""
        return self.names.content.card(move.cards[0]).types if move.cards else ()
