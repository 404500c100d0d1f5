# SPDX-License-Identifier: GPL-3.0-or-later
"""Selectors: which seats an effect is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import bodies
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.spec import Bool, FieldType, Ident, Int, Reader, describe
from rdi_desktop.engine.language.stats import STATS, stat
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.state.records import LANDED_OR_DUE, Drink, Resolving

if TYPE_CHECKING:
    from rdi_desktop.engine.state.table import Table

PLAYERS = 20
"""More than any table will ever have."""
PICKED = ("another", "player")
"""Words for seats that are picked."""

WORDS = (
    "self", "actor", "others", "everyone", "them", "target", "source", "answered", "victim", "holder", "owner", "drinker",
    "revealer", "payer", "payee", "active", "left", "right", "in_round", "in_control", "opener", "round_winner", "candidate",
    "lost_fortitude", "gained_alcohol", "paid_gold", "not_paid", "affected", "first_eligible", "winner", "priority", *PICKED,
)  # fmt: skip
ANSWERED = ("source", "answered", "victim")
"""Words for the player behind what a card answers."""
OWN = ("actor", "self", "holder", "candidate", "them", "target")
"""Selectors that mean the seat that is asked."""
KEYS = ("another", "player", "others", "everyone", "most", "least", "random", "named", "set")


class Who:
    """A selector. It is picked when the card is announced (`slot`) or as it resolves (`late`), or its kind determines the seats."""

    __slots__ = (
        "among",
        "bodies",
        "champions",
        "coin",
        "condition",
        "count",
        "deciders",
        "each",
        "joined",
        "kind",
        "late",
        "name",
        "optional",
        "parts",
        "ref",
        "slot",
        "token",
        "up_to",
    )

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.bodies = False
        """Whether it may mean bodies as well: the seats lose Fortitude, or take another's loss [565, 567]."""
        self.champions = False
        """Of each other team only its Champion [618]."""
        self.coin = ""
        """Only seats with a card of that side deck among their Gold: that card is what is taken."""
        self.deciders = False
        """Only seats with a player: the effect is about a choice of theirs [280]."""
        self.count = 1
        self.each = False
        """Whether it names the seats that an effect reaches: for teams 'everyone' then means their Champions [219]."""
        self.up_to = False
        self.optional = False
        """The play is also legal with nobody to pick."""
        self.condition: Condition | None = None
        self.ref: Who | None = None
        self.token = ""
        """The token, track or plain figure (`STATS`) of which a seat has the most or least."""
        self.among: Who | None = None
        self.parts: tuple[Who, ...] = ()
        self.name = ""
        self.slot: int | None = None
        """Its index among the picks of the announcement, if it is one."""
        self.late = False
        """Whether it is picked as the card resolves."""
        self.joined = False
        """Whether it is picked when its card is revealed, to join a play or to act by itself."""

    def __repr__(self) -> str:
        return f"Who({self.kind!r}, slot={self.slot}{', late' if self.late else ''})"

    @property
    def picked(self) -> bool:
        """Whether its seats are picked."""
        return self.late or self.joined or self.slot is not None

    @property
    def one(self) -> bool:
        """Whether exactly one seat is picked each time."""
        return self.count == 1 and not (self.up_to or self.optional)

    def candidates(self, ctx: Ctx) -> list[int]:
        """Seats that may be picked, in turn order."""
        table = ctx.game.table
        if self.kind == "another":
            seats = table.others(ctx.actor)
        elif self.kind == "player":
            seats = table.order_from(ctx.actor)
        else:  # most, least, random
            assert self.among is not None
            seats = self.among.resolve(ctx)
        for s in seats:
            if table.seats[s].silent:
                seats = awake(table, seats)
                break
        if self.deciders:
            seats = [seat for seat in seats if table.seats[seat].kit.keeps]
        if self.condition is not None:
            seats = self.condition.for_whom(ctx, seats)
        if self.coin:
            seats = [s for s in seats if has_coin(table, s, self.coin)]
        if self.kind in ("most", "least") and seats:
            seats = self.extreme(ctx, seats)
        if self.bodies and ctx.game.has_bodies and self.kind in PICKED:
            if self.condition is None:
                seats = seats + bodies.of_others(ctx, ctx.actor)
            elif self.condition.spares_bodies:  # but not the body that did what is answered
                by = None if ctx.it is None else ctx.it.body
                seats = seats + [body for body in bodies.of_others(ctx, ctx.actor) if body != by]
        return seats

    def extreme(self, ctx: Ctx, seats: list[int]) -> list[int]:
        """The seats with the most, or least, of its token or figure."""
        if self.token in STATS:
            values = {s: stat(ctx, s, self.token) for s in seats}
        else:
            values = {s: ctx.game.table.seats[s].tokens.get(self.token, 0) for s in seats}
        best = max(values.values()) if self.kind == "most" else min(values.values())
        return [s for s in seats if values[s] == best]

    def ways(self, ctx: Ctx) -> list[tuple[int, ...]]:
        """Every legal pick. Empty if there is none."""
        seats = self.candidates(ctx)
        if not seats and self.optional:
            return [()]
        if self.count == 1 and not self.up_to:
            return list(zip(seats))  # each seat alone
        least = 1 if self.up_to else min(self.count, len(seats))
        if not seats:
            return []
        return several(seats, least, min(self.count, len(seats)))

    def admit(self) -> None:
        """Let it, and what it refers to, mean bodies as well."""
        self.bodies = True
        for part in (*self.parts, *((self.ref,) if self.ref is not None else ())):
            part.admit()

    def admit_deciders(self) -> None:
        """Keep it, and what it refers to, from meaning Otto, who has no cards to pick [280]; a machine may be picked, in vain [359]."""
        self.deciders = True
        if self.ref is not None:
            self.ref.admit_deciders()

    @property
    def of_players(self) -> bool:
        """Whether its condition singles out players, so that it means no body [279]."""
        return self.condition is not None and any(each.OF_PLAYERS for each in self.condition.each())

    def bodies_of(self, ctx: Ctx) -> list[int]:
        """The bodies that it means, including those that have really lost Fortitude by this play."""
        if self.kind != "lost_fortitude" or ctx.entry is None:
            return self.hit(ctx)
        return [body for body, n in ctx.entry.landed.get(self.kind, {}).items() if n > 0 and body >= BODIES]

    def hit(self, ctx: Ctx) -> list[int]:
        """The bodies that it means: those picked, the one that is hit back at, all of others where others lose Fortitude.

        Including bodies that this play has removed: tokens meant for them still go to their owner.
        """
        if not ctx.game.has_bodies:
            return []
        entry, kind = ctx.entry, self.kind
        found: tuple[int, ...] = ()
        if self.late or self.joined:
            found = ctx.late.get(self, ())
        elif self.slot is not None:
            found = entry.picks[self.slot] if entry is not None and self.slot < len(entry.picks) else ()
        elif kind in ("them", "target"):
            return self.ref.hit(ctx) if self.ref is not None else []
        elif kind == "source" and entry is not None and entry.aim is not None:
            found = (entry.aim,)
        elif self.bodies and kind in ("others", "everyone") and not self.of_players:
            gone = entry.landed.get("lost_fortitude", ()) if entry is not None else ()
            by = ctx.me if kind == "others" or entry is None or entry.by is None else entry.by
            found = tuple(dict.fromkeys((*gone, *bodies.of_others(ctx, by))))
        elif kind == "set":
            found = tuple(dict.fromkeys(body for part in self.parts for body in part.hit(ctx)))
        return [body for body in found if body >= BODIES]

    def resolve(self, ctx: Ctx) -> list[int]:
        """The seats now; for bodies see `hit`."""
        kind = self.kind
        entry = ctx.entry
        slot = self.slot
        if slot is not None or self.late or self.joined:
            if slot is None:
                found = ctx.late.get(self, ())
            elif entry is None or slot >= len(entry.picks):
                return []
            else:
                found = entry.picks[slot]
            return still_in(ctx.game.table, found)
        if kind == "actor":
            return [ctx.actor]
        if kind == "self":
            return [ctx.me]
        if kind in ("them", "target"):
            if self.ref is not None:
                return self.ref.resolve(ctx)
            return [ctx.actor]
        seats_found = RESOLVERS[kind](self, ctx)
        return seats_found if self.condition is None else self.condition.for_whom(ctx, seats_found)


def awake(table: Table, seats: list[int]) -> list[int]:
    """The seats that may be picked, including those that Ignore all effects and will Ignore this one (docs/decisions/0022)."""
    return [s for s in seats if table.seats[s].withdrawn or not table.seats[s].silent]


def deciding(table: Table, seats: list[int]) -> list[int]:
    """The seats with a player."""
    return [s for s in seats if table.seats[s].kit.decides]


def several(seats: list[int], least: int, most: int) -> list[tuple[int, ...]]:
    """Every pick of between `least` and `most` of these seats."""
    return [pick for n in range(least, most + 1) for pick in combinations(seats, n)]


def priority_of(table: Table) -> list[int]:
    """The Priority Target of a machine, if it is in reach."""
    seat = table.priority
    return [] if seat is None or table.seats[seat].out or table.seats[seat].withdrawn else [seat]


def has_coin(table: Table, seat: int, pile: str) -> bool:
    """Whether a card of that side deck is part of that seat's Gold."""
    side = table.allies(seat)
    return any(
        at in side and isinstance(id, int) and table.cards[id].pile == pile for (_, id), at in table.coins.items()
    )


def still_in(table: Table, picked: Iterable[int]) -> list[int]:
    """The picked seats that are still in the game."""
    return [s for s in picked if s < BODIES and not table.seats[s].out]


def _others(who: Who, ctx: Ctx) -> list[int]:
    seats = ctx.game.table.seats
    found = ctx.game.table.others(ctx.me)
    champions_only = who.champions or (ctx.entry is not None and ctx.entry.kind == "event")
    if champions_only and who.each and ctx.game.table.teams and ctx.entry is not None:
        found = [s for s in found if s in ctx.entry.champions]
    return [s for s in found if not seats[s].withdrawn]


def _everyone(who: Who, ctx: Ctx) -> list[int]:
    seats = ctx.game.table.seats
    found = ctx.game.table.order_from(ctx.me)
    if who.each and ctx.game.table.teams:
        found = foes(ctx, found) if ctx.entry is not None and ctx.entry.origin == "revealed" else champions(ctx, found)
    return [s for s in found if not seats[s].withdrawn]


def foes(ctx: Ctx, seats: list[int]) -> list[int]:
    """Of these seats those that are not on the team of the owner of the side-deck card that goes off [638]."""
    return [s for s in seats if not ctx.game.same_side(s, ctx.owner)]


def champions(ctx: Ctx, seats: list[int]) -> list[int]:
    """The Champions among these seats; where no Champion was chosen, the player and the first seat of each other team."""
    chosen = ctx.entry.champions if ctx.entry is not None else ()
    return [s for s in seats if s in chosen] if chosen else ctx.game.table.one_of_each(seats)


def _source(who: Who, ctx: Ctx) -> list[int]:
    it = ctx.it
    if it is None:
        return []
    if ctx.entry is not None and ctx.entry.aim is not None:
        by_machine = ctx.entry.by is not None and ctx.game.table.seats[ctx.entry.by].kit.machine
        if who.bodies or not by_machine:  # what a body cannot carry out is done by its owner [384]
            return []
    seat = it.source if it.kind in LANDED_OR_DUE else it.by
    return [seat] if seat is not None and not ctx.game.table.seats[seat].out else []


Resolver = Callable[["Who", Ctx], list[int]]
"""The seats of a word for players."""


def _of_it(attribute: str) -> Resolver:
    def find(who: Who, ctx: Ctx) -> list[int]:
        for entry in (ctx.it, ctx.entry):
            if entry is not None:
                seat = getattr(entry, attribute)
                if isinstance(seat, int):
                    return [seat]
        return []

    return find


def _drinker(who: Who, ctx: Ctx) -> list[int]:
    for entry in (ctx.it, ctx.entry):
        if entry is not None and entry.kind == "drink" and entry.drinker is not None:
            return [entry.drinker]
    return [ctx.actor]


def _round(part: str) -> Resolver:
    def find(who: Who, ctx: Ctx) -> list[int]:
        round_ = ctx.game.table.round
        if round_ is None:
            return []
        if part == "players":
            return list(round_.players)
        seat = getattr(round_, part)
        return [] if seat is None else [seat]

    return find


def _landed(word: str) -> Resolver:
    def find(who: Who, ctx: Ctx) -> list[int]:
        if ctx.entry is None:
            return []
        return [s for s, n in ctx.entry.landed.get(word, {}).items() if n > 0 and s < BODIES]

    return find


def _not_paid(who: Who, ctx: Ctx) -> list[int]:
    paid = ctx.entry.landed.get("paid_gold", {}) if ctx.entry is not None else {}
    others = ctx.game.table.others(ctx.me)
    if ctx.entry is not None and ctx.entry.champions:
        others = champions(ctx, others)
    return [s for s in others if paid.get(s, 0) <= 0]


def _named(who: Who, ctx: Ctx) -> list[int]:
    return list(ctx.entry.picked.get(who.name, ())) if isinstance(ctx.entry, Resolving) else []


RESOLVERS: dict[str, Resolver] = {
    "others": _others,
    "everyone": _everyone,
    "source": _source,
    "answered": _of_it("by"),
    "victim": _of_it("by"),
    "payer": _of_it("by"),
    "payee": _of_it("to"),
    "revealer": _of_it("by"),
    "holder": lambda who, ctx: [ctx.me],
    "owner": lambda who, ctx: [ctx.owner] if not ctx.game.table.seats[ctx.owner].out else [],
    "candidate": lambda who, ctx: [ctx.actor],
    "drinker": _drinker,
    "active": lambda who, ctx: [ctx.game.table.turn],
    "left": lambda who, ctx: [ctx.game.table.next_seat(ctx.me)],
    "right": lambda who, ctx: [ctx.game.table.order_from(ctx.me)[-1]],
    "in_round": _round("players"),
    "in_control": _round("in_control"),
    "opener": _round("opener"),
    "round_winner": _round("winner"),
    "winner": lambda who, ctx: (
        [ctx.entry.winner] if isinstance(ctx.entry, Resolving) and ctx.entry.winner is not None else []
    ),
    "priority": lambda who, ctx: priority_of(ctx.game.table),
    "lost_fortitude": _landed("lost_fortitude"),
    "gained_alcohol": _landed("gained_alcohol"),
    "paid_gold": _landed("paid_gold"),
    "affected": _landed("affected"),
    "first_eligible": lambda who, ctx: list(ctx.entry.eligible[:1]) if isinstance(ctx.entry, Drink) else [],
    "not_paid": _not_paid,
    "named": _named,
    "set": lambda who, ctx: list(dict.fromkeys(s for part in who.parts for s in part.resolve(ctx))),
}


class WhoType(FieldType):
    """A selector: a word, or a mapping such as {another: 2} or {most: gold, of: in_round}."""

    name = "who (a selector)"

    def read(self, raw: Any, reader: Reader) -> Who:
        """The selector; one that is picked gets its slot."""
        who = self._read(raw, reader)
        who.each = True
        if who.kind in ("them", "target"):
            if reader.last_who is None:
                raise reader.problem(f"'{who.kind}' are those that were named before, and nobody was", WORDS)
            who.ref = reader.last_who
        elif who.kind != "actor":
            reader.last_who = who
        return who

    def _read(self, raw: Any, reader: Reader) -> Who:
        if isinstance(raw, str):
            return self._word(raw, reader)
        if isinstance(raw, list):
            who = Who("set")
            who.parts = tuple(reader.inside(i, self.read, x, reader) for i, x in enumerate(raw))
            return who
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a selector, found {describe(raw)}", WORDS)
        keys = [k for k in raw if k in KEYS]
        if len(keys) != 1:
            raise reader.problem(f"expected a selector, found {describe(raw)}", KEYS, str(next(iter(raw), "")))
        kind = keys[0]
        value = raw[kind]
        who = Who(kind)
        rest = [k for k in raw if k != kind and not (k == "of" and kind in ("most", "least"))]
        if rest:
            raise reader.problem(f"unknown key '{rest[0]}' beside '{kind}'", ["of"], str(rest[0]))
        if kind in ("most", "least"):
            who.token = value if value in STATS else reader.inside(kind, Ident("token").read, value, reader)
            who.among = reader.inside("of", self._read, raw.get("of", "everyone"), reader)
            return self._slot(who, reader)
        if kind == "random":
            who.among = reader.inside("random", self._plain, value, reader)
            who.late = True
            return who
        if kind == "set":
            if not isinstance(value, list):
                raise reader.problem(f"'set' takes a list of selectors, found {describe(value)}")
            who.parts = tuple(reader.inside(i, self.read, x, reader) for i, x in enumerate(value))
            return who
        if kind == "named":
            if value not in sorted(reader.named):
                raise reader.problem(f"nobody was picked as {describe(value)}", reader.named, str(value))
            who.name = value
            return who
        if isinstance(value, dict):
            beside = ("champions", "if") if kind == "others" else ("up_to", "if", "decides")
            for key in value:
                if key not in beside:
                    raise reader.problem(f"unknown key '{key}' in '{kind}'", beside, str(key))
            if "champions" in value:
                who.champions = reader.inside("champions", Bool().read, value["champions"], reader)
            if "decides" in value:
                who.deciders = reader.inside("decides", Bool().read, value["decides"], reader)
            if "up_to" in value:
                who.count, who.up_to = reader.inside("up_to", Int(1, PLAYERS).read, value["up_to"], reader), True
            if "if" in value:
                who.condition = reader.inside("if", CONDITION.read, value["if"], reader)
        elif kind in PICKED:
            who.count = reader.inside(kind, Int(1, PLAYERS).read, value, reader)
        else:
            raise reader.problem(f"'{kind}' takes a mapping with 'if', found {describe(value)}", ("if",))
        return self._slot(who, reader) if kind in PICKED else who

    def _word(self, raw: str, reader: Reader) -> Who:
        """A selector without fields."""
        if raw not in WORDS:
            raise reader.problem(f"unknown selector '{raw}'", WORDS, raw)
        if raw == "priority" and not reader.machine:
            raise reader.problem("only the cards of a machine have a Priority Target", WORDS)
        who = Who(raw)
        if raw in ANSWERED:
            reader.behind.append((raw, (*reader.path,)))
        return self._slot(who, reader) if raw in PICKED else who

    def _plain(self, raw: Any, reader: Reader) -> Who:
        """A selector inside `random`: its candidates, without a pick."""
        if raw in PICKED:
            return Who("others" if raw == "another" else "everyone")
        return self._read(raw, reader)

    def _slot(self, who: Who, reader: Reader) -> Who:
        if reader.resolving:
            who.late = True
        elif reader.revealing:
            who.joined = True
            reader.picks.append(who)
        else:
            who.slot = len(reader.picks)
            reader.picks.append(who)
        return who

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/who"}


class AsideType(WhoType):
    """A selector in an amount or a condition: 'them' never means the seats of this one."""

    def read(self, raw: Any, reader: Reader) -> Who:
        last = reader.last_who
        who = super().read(raw, reader)
        who.each = False
        reader.last_who = last
        return who


WHO = WhoType()
ASIDE = AsideType()
ACTOR = Who("actor")
"""The acting seat: default of most fields called `who`."""
