# SPDX-License-Identifier: GPL-3.0-or-later
"""Slips: what a character's file may say, and hardly means. They are found by reading it; `rehearsal` finds others by playing.

A token that nobody gives, a condition above what one may hold, a move by nothing, a side deck that is never turned up: each rule looks at
the plain data of a file without mistakes, and says where it is and what to do about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from rdi_desktop.engine.language.character import MANY

Path = tuple[str | int, ...]
Slip = tuple[Path, str]
"""Where it is in the file, and a sentence about it."""

CONDITIONAL = frozenset(("if", "not", "any", "all", "has", "gains_if", "of"))
"""Keys below which a declared id asks how much of it there is."""
GIVING = frozenset(("give", "gain"))
TAKING = frozenset(("return", "lose"))
NUMBERED = frozenset(
    ("lose", "gain", "pay", "take", "draw", "discard", "reveal", "shift", "give", "return", "ante", "order", "mark")
)
"""Verbs that do nothing with a 0."""
NO_NUMBER = frozenset(("who", "to", "from", "token", "pile", "card", "may", "if", "set"))
NOTHING_CHANGES = frozenset(("lose_fortitude", "gain_alcohol", "hand_size", "orders", "actions"))
"""Fields of a standing change that change nothing when they are 0."""
OWN_DEED = frozenset(
    (
        "deck",
        "do",
        "then",
        "after",
        "better",
        "instead",
        "add",
        "announced",
        "turn",
        "start",
        "end",
        "setup",
        "abilities",
    )
)
"""Keys that lead to what the character itself does, so that `self` is its player."""
SELF = (None, "self", "actor")
ELSEWHERE = ("another", "others")
SHORTEST = 16
"""Most letters of a short name: the longest of the program's characters has 14."""
NAMED = ("tokens", "tracks", "piles", "counters")
HIGHEST = {"fortitude": 20, "alcohol": 20}
DRAWN = ("deal", "coin", "joins", "hand_like", "offers", "chain")
"""Fields of a side deck whose cards are played by somebody."""
WITHOUT_CALL = ("deal", "coin", "joins", "tucks", "top")
"""Fields of a side deck that need no effect to bring its cards into the game."""


class WrittenKey(NamedTuple):
    """One key of one mapping of the file."""

    path: Path
    """Of the mapping."""
    key: str
    value: Any
    beside: Mapping[str, Any]
    """The whole mapping."""
    under: str
    """The nearest key above the mapping."""

    @property
    def place(self) -> Path:
        """The path of the value."""
        return (*self.path, self.key)


def entries(data: Any, path: Path = (), under: str = "") -> Iterator[WrittenKey]:
    """Every key of every mapping, in file order."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield WrittenKey(path, str(key), value, data, under)
            if isinstance(value, dict | list):
                yield from entries(value, (*path, str(key)), str(key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            if isinstance(value, dict | list):
                yield from entries(value, (*path, number), under)


class Written:
    """The plain data of a character without mistakes, with what it says of each declared thing."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.entries = tuple(entries(data))

    def declared(self, field: str) -> dict[str, dict[str, Any]]:
        """The declarations in a field, by id."""
        found = self.data.get(field)
        named = found.items() if isinstance(found, dict) else ()
        return {str(id): decl if isinstance(decl, dict) else {} for id, decl in named}

    @cached_property
    def cards(self) -> list[tuple[int, dict[str, Any]]]:
        """The cards that are written out, with their places in the deck."""
        return [(number, card) for number, card in enumerate(self.data["deck"]) if isinstance(card, dict)]

    def mentions(self, id: str, field: str) -> Iterator[WrittenKey]:
        """Where that id is spoken of, except in its own declaration and in the terms for computer players."""
        for each in self.entries:
            if each.key == id or says(each.value, id):
                own = each.path[:2] == (field, id) or each.place == (field, id) or each.path[:1] == ("values",)
                if not own:
                    yield each

    def most(self, token: str) -> int:
        """How many of a token one may hold at most."""
        decl = self.declared("tokens")[token]
        return min(number(decl.get("supply"), MANY), number(decl.get("limit"), MANY))

    @cached_property
    def bounds(self) -> dict[str, tuple[int, int]]:
        """The least and the most of each token, and of each track with numbers."""
        found = {id: (0, self.most(id)) for id in self.declared("tokens")}
        for id, track in self.declared("tracks").items():
            if "steps" not in track and "reads" not in track:
                found[id] = span(track.get("range", "0-20")) or (0, 20)
        return found

    def title(self, path: Path) -> str:
        """What to call the place: the card or the declaration it is in."""
        if path[:1] == ("deck",) and len(path) > 1:
            card = self.data["deck"][path[1]]
            title = card.get("title") or card.get("standard") if isinstance(card, dict) else ""
            return f"“{title}”: " if title else ""
        if len(path) > 1 and path[0] in (*NAMED, "abilities", "procedures", "icons", "subtypes", "sides", "bodies"):
            decl = self.data[path[0]]
            inner = decl[path[1]] if isinstance(decl, list) and isinstance(path[1], int) else None
            name = inner.get("id", path[1]) if isinstance(inner, dict) else path[1]
            return f"{ONE.get(str(path[0]), path[0])} '{name}': "
        return ""


ONE = {
    "tokens": "the token",
    "tracks": "the track",
    "piles": "the side deck",
    "counters": "the counter",
    "abilities": "the ability",
    "procedures": "the procedure",
    "icons": "the icon",
    "subtypes": "the kind",
    "sides": "the kind of things",
    "bodies": "the kind of body",
}


def says(value: Any, id: str) -> bool:
    """Whether a value is that id, or a list with it."""
    return value == id or (isinstance(value, list) and id in value)


def number(value: Any, otherwise: int) -> int:
    """A plain whole number, or another if it is none."""
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


def span(value: Any) -> tuple[int, int] | None:
    """A range of the file such as 3, '2+' or '2-4'; None if it is none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value, value
    low, mark, high = value.partition("+") if isinstance(value, str) and "+" in value else str(value).partition("-")
    if not low.isdigit():
        return None
    if mark == "+":
        return int(low), 1 << 30
    return (int(low), int(high)) if mark and high.isdigit() else (int(low), int(low)) if not mark else None


def supplies(it: Written) -> Iterator[Slip]:
    """Numbers of a token that contradict each other."""
    for id, decl in it.declared("tokens").items():
        at: Path = ("tokens", id)
        supply, limit, starts = (number(decl.get(key), MANY) for key in ("supply", "limit", "starts"))
        if supply == 0:
            yield (*at, "supply"), "there are none of it, so nobody ever holds one; say how many there are, or 'many'"
        if limit == 0:
            yield (*at, "limit"), "nobody may hold one; say how many one may hold, or leave the limit out"
        if MANY > limit > supply > 0:
            yield (
                (*at, "limit"),
                f"one may hold {limit}, but there are only {supply}; raise the supply or lower the limit",
            )
        if starts != MANY and 0 < it.most(id) < starts:
            yield (
                (*at, "starts"),
                f"one starts with {starts}, but may hold only {it.most(id)}; lower one or raise the other",
            )
        if starts not in (0, MANY) and decl.get("holders", decl.get("holder")) == "others":
            yield (
                (*at, "starts"),
                "one starts with some, but only others may hold it; leave 'starts' out, or say 'holders: everyone'",
            )


def ungiven(it: Written) -> Iterator[Slip]:
    """Tokens that nobody gets, or that nothing asks for."""
    for id, decl in it.declared("tokens").items():
        uses = list(it.mentions(id, "tokens"))
        given = any(each.under in GIVING or each.key in ("takes", "fed") for each in uses)
        if not given and number(decl.get("starts"), 0) == 0:
            yield (
                ("tokens", id),
                f"nothing ever gives one; let a card say 'give: {{token: {id}, …}}' or 'gain: {{{id}: 1}}'",
            )
        elif decl.get("holder_effect") is None and all(each.under in GIVING for each in uses):
            yield (
                ("tokens", id),
                "it is given, and nothing ever asks for it; let a card spend it or ask 'if', or give it a 'holder_effect'",
            )


def unmoved(it: Written) -> Iterator[Slip]:
    """Tracks whose marker never moves, or that nothing asks for; steps that never come."""
    for id, track in it.declared("tracks").items():
        at: Path = ("tracks", id)
        if "reads" in track:
            continue
        uses = list(it.mentions(id, "tracks"))
        moves = [each for each in uses if each.under in ("set", "shift", "gain", "lose", "mark")]
        others = [each for each in uses if each not in moves]
        if "steps" in track:
            steps = track["steps"]
            if len(steps) < 2:
                yield (*at, "steps"), "it has one word only, so it never changes; add another, or leave the track out"
            if len(set(map(str, steps))) < len(steps):
                yield (*at, "steps"), "it has the same word twice; give each step a word of its own"
            to = {str(each.value) for each in moves if each.key == id}
            start = str(track.get("starts", steps[0] if steps else ""))
            along = (
                "next" in to
                or any(each.under != "set" for each in moves)
                or any(each.key == "track" for each in others)
            )
            for step in steps if moves and not along else ():
                if str(step) not in to and str(step) != start:
                    yield (
                        (*at, "steps"),
                        f"nothing ever sets it to '{step}'; let a card say 'set: {{{id}: {step}}}', or leave the word out",
                    )
        else:
            yield from stuck(id, it.bounds[id], track, moves)
        if "of" in track:
            continue
        if not moves and not any(each.key in ("track", "plus", "fills", "needs") for each in others):
            yield at, f"its marker never moves; let a card say 'shift: {{{id}: 1}}' or 'set: {{{id}: …}}'"
        elif not others and not any(key in track for key in ("at", "above", "below", "around", "marks")):
            yield (
                at,
                f"it moves, and nothing ever asks for it; let a card ask 'if: {{{id}: …}}', or say what happens 'at' a number",
            )


def stuck(id: str, bounds: tuple[int, int], track: Mapping[str, Any], moves: list[WrittenKey]) -> Iterator[Slip]:
    """A marker that can move in one direction only, and begins at the end of it; a track without room."""
    low, high = bounds
    starts = number(track.get("starts"), low)
    if low >= high:
        yield ("tracks", id, "range"), f"it has one number only, {low}, so it never changes; widen its range"
        return
    shifts = [number(each.value, 0) for each in moves if each.key == id and each.under == "shift"]
    if len(shifts) == len(moves) and shifts and "around" not in track:
        if starts == low and max(shifts) < 0:
            yield (
                ("tracks", id, "starts"),
                f"it starts at its least number, {low}, and only ever moves down; start it higher, or move it up",
            )
        if starts == high and min(shifts) > 0:
            yield (
                ("tracks", id, "starts"),
                f"it starts at its greatest number, {high}, and only ever moves up; start it lower, or move it down",
            )


def holders(it: Written) -> Iterator[Slip]:
    """Tokens given to somebody who may not hold them."""
    tokens = it.declared("tokens")
    side = {number for number, card in it.cards if card.get("pile")}
    for each in it.entries:
        if each.under not in GIVING:
            continue
        id = each.value if each.key == "token" else each.key
        if id not in tokens or any(isinstance(step, str) and step not in OWN_DEED for step in each.path[:-1]):
            continue
        if each.path[:1] == ("deck",) and each.path[1] in side:
            continue
        who, may = each.beside.get("who"), tokens[str(id)].get("holders", "self")
        if may == "others" and who in SELF:
            yield (
                each.path,
                f"it gives '{id}' to its own player, who may not hold any; say 'who: another', or 'holders: everyone'",
            )
        to_others = who in ELSEWHERE or (isinstance(who, dict) and any(word in who for word in ELSEWHERE))
        if may == "self" and to_others:
            yield (
                each.path,
                f"it gives '{id}' to others, who may not hold any; say 'holders: others' or 'holders: everyone' above",
            )


def numbers(it: Written) -> Iterator[Slip]:
    """Conditions that never or always hold, prices nobody can pay, more given or returned than there can be."""
    for each in it.entries:
        if "pays_as" in each.path or each.path[:1] == ("values",):
            continue
        if each.under == "stat" and each.key in HIGHEST and (found := span(each.value)) is not None:
            yield from never(each, found, 0, HIGHEST[each.key], f"{each.key} is")
            continue
        id = each.beside.get("token") if each.key == "n" and each.under in GIVING | TAKING else each.key
        if id not in it.bounds:
            continue
        low, high = it.bounds[str(id)]
        if (
            each.under in CONDITIONAL
            and (found := span(each.value)) is not None
            and (each.under != "of" or len(each.beside) == 1)
        ):
            yield from never(each, found, low, high, f"'{id}' is")
        elif each.under == "cost" and isinstance(each.value, int) and id in it.declared("tokens"):
            if each.value > high:
                yield (
                    each.place,
                    f"it costs {each.value} of '{id}', but one may hold only {high}; lower the price or raise the limit",
                )
        elif isinstance(each.value, int) and high < each.value and id in it.declared("tokens"):
            if each.under in TAKING:
                yield (
                    each.place,
                    f"it takes back {each.value} of '{id}', but one may hold only {high}; say {high} at most",
                )
            elif each.under in GIVING:
                yield (
                    each.place,
                    f"it gives {each.value} of '{id}' at once, but one may hold only {high}; say {high} at most, or raise the limit",
                )
        elif each.under == "shift" and isinstance(each.value, int) and abs(each.value) > high - low > 0:
            if "around" in it.declared("tracks")[str(id)]:
                continue
            yield (
                each.place,
                f"it moves '{id}' by {abs(each.value)}, but from end to end there are only {high - low}; say less, or widen the range",
            )


def never(each: WrittenKey, found: tuple[int, int], low: int, high: int, what: str) -> Iterator[Slip]:
    """A range that no number can be in, or that every number is in."""
    if found[0] > found[1]:
        yield each.place, f"no number is {each.value}; write the smaller one first"
    elif found[0] > high or found[1] < low:
        yield (
            each.place,
            f"this never holds: {what} never more than {high} nor less than {low}, and this asks for {each.value}",
        )
    elif found[0] <= low and found[1] >= high:
        yield (
            each.place,
            f"this always holds: {what} never more than {high} nor less than {low}; leave it out, or ask for less",
        )


def nothing(it: Written) -> Iterator[Slip]:
    """Effects and standing changes of 0."""
    for each in it.entries:
        zero = each.value == 0 and isinstance(each.value, int) and not isinstance(each.value, bool)
        if not zero:
            continue
        alone = all(value == 0 or key in NO_NUMBER for key, value in each.beside.items())
        if each.key in NUMBERED and "set" not in each.path:
            yield each.place, f"'{each.key}: 0' does nothing; say how many, or leave it out"
        elif each.under in NUMBERED and each.key not in NO_NUMBER and alone:
            yield each.place, f"'{each.under}' does nothing with 0 of '{each.key}'; say how many, or leave it out"
        elif each.key in NOTHING_CHANGES:
            yield each.place, f"'{each.key}: 0' changes nothing; say by how much, or leave it out"


def decks(it: Written) -> Iterator[Slip]:
    """Side decks without cards, that are never turned up, or whose cards wait for a moment at which nobody plays them."""
    for id, pile in it.declared("piles").items():
        at: Path = ("piles", id)
        if pile.get("deck") is False:
            continue
        mine = [(number, card) for number, card in it.cards if card.get("pile") == id]
        if not mine and not pile.get("shared"):
            yield at, f"it has no cards; give some cards of the deck 'pile: {id}', or leave it out"
            continue
        uses = [
            each
            for each in it.mentions(id, "piles")
            if not (each.key == "pile" and each.path[:1] == ("deck",) and len(each.path) == 2)
        ]
        called = [each for each in uses if each.under not in CONDITIONAL and each.key not in ("kind", "accepts")]
        if not called and not any(pile.get(key) for key in WITHOUT_CALL):
            yield at, f"its cards never come into the game; let a card or the turn say 'reveal: {id}'"
        for number_, card in mine:
            played = any(pile.get(key) for key in DRAWN) or pile.get("revealed") in ("keep_one", "collect")
            if "when" in card and (not played or card.get("type") in ("immediate", "static")):
                yield (
                    ("deck", number_, "when"),
                    "nobody plays it: it acts as it is turned up, so it never waits for a moment; leave 'when' out, or give it 'triggers'",
                )
    for each in it.entries:
        of = each.value.get("pile") if each.key == "reveal" and isinstance(each.value, dict) else None
        cards = sum(number(card.get("copies"), 1) for _, card in it.cards if card.get("pile") == of)
        if of is not None and cards and number(each.value.get("cards"), 0) > cards:
            yield (
                each.place,
                f"it turns up {each.value['cards']} cards of '{of}', which has only {cards}; say {cards} at most, or add cards",
            )


def unused(it: Written) -> Iterator[Slip]:
    """Declarations that nothing speaks of."""
    wanted = {
        "icons": "put it on a card with 'icons: [{id}]', or leave it out",
        "subtypes": "give some cards 'subtypes: [{id}]', or leave it out",
        "counters": "let something 'mark' it, or leave it out",
        "procedures": "let an effect say '{id}', or leave it out",
        "bodies": "give a card 'stays: body' and 'subtypes: [{id}]', or leave it out",
    }
    for field, what in wanted.items():
        for id in it.declared(field):
            if not any(it.mentions(id, field)):
                yield (field, id), f"nothing in the file uses it; {what.format(id=id)}"


def names(it: Written) -> Iterator[Slip]:
    """Names that are empty, or that two things have."""
    short = it.data.get("short")
    if short is not None and not 0 < len(str(short).strip()) <= SHORTEST:
        yield (
            ("short",),
            f"a short name has 1 to {SHORTEST} letters, so that it fits on a mat; write another, or leave it out",
        )
    for field in NAMED:
        seen: dict[str, str] = {}
        for id, decl in it.declared(field).items():
            name = decl.get("name")
            if name is None:
                continue
            if not str(name).strip():
                yield (
                    (field, id, "name"),
                    "its name is empty, so cards would say nothing; write one, or leave 'name' out and the id is used",
                )
            elif str(name) in seen:
                yield (field, id, "name"), f"'{seen[str(name)]}' has the name “{name}” too; give each a name of its own"
            seen[str(name)] = id
    for i, ability in enumerate(it.data.get("abilities") or ()):
        if isinstance(ability, dict) and "title" in ability and not str(ability["title"]).strip():
            yield ("abilities", i, "title"), "its title is empty; write one, or leave it out and the id is used"


RULES: tuple[Callable[[Written], Iterator[Slip]], ...] = (
    supplies, ungiven, unmoved, holders, numbers, nothing, decks, unused, names,
)  # fmt: skip


def slips(data: dict[str, Any]) -> list[Slip]:
    """All of them, in the order of the rules, each said once. `data`: the plain data of a character without mistakes."""
    it = Written(data)
    found: dict[Slip, None] = {}
    for rule in RULES:
        for path, message in rule(it):
            found[path, it.title(path) + message] = None
    return list(found)
