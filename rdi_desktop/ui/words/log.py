# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the log: an event becomes a line for one viewer, with links to players and cards.

A line is a message, `log-KEY`, with those facts for which it asks; in a language's own order, so links are found by the marks around them.
An event without a message uses the words of its key, so that nothing is ever left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.told import EventFacts, EventTold
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.log_lines import BRIEF, LINES, PLAIN
from rdi_desktop.ui.words.remarks import Grudges, Remarks
from rdi_desktop.words import Language, has, in_language, said, translated
from rdi_desktop.words.language import END, FIRST, LINK
from rdi_desktop.words.plan import Listed, Msg, Name, NounPhrase, msg


@dataclass(frozen=True, slots=True)
class LogPart:
    """A piece of a line."""

    text: str
    seat: int | None = None
    """The player that it names."""
    card: str | None = None
    """The card that it names, by its def."""
    owner: int | None = None
    """The owner of that card's deck."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    index: int
    """The index of the event."""
    parts: tuple[LogPart, ...]
    style: str
    depth: int
    kind: str
    """play, money, drink, gamble, number, card, talk, turn: for filtering."""
    seats: frozenset[int] = field(default_factory=frozenset)
    """Everybody it concerns."""
    key: str = ""
    """The key of the event; '': a remark."""
    n: int | None = None
    """Its number."""
    now: str = ""
    """What a Drink is since it was changed, in a few words; '' in any other line."""
    brief: tuple[LogPart, ...] = ()
    """The same in few words, for whoever has heard what came before; nothing: there is no shorter way to say it."""
    who: str = ""
    """Whose event it is, by name, with a capital letter."""
    seat: int | None = None
    """The same by seat."""
    goals: tuple[int, ...] = ()
    """At whom a play is aimed, or who is paid, by seat."""

    @property
    def text(self) -> str:
        """The line without links."""
        return "".join(part.text for part in self.parts)


UNTOLD = frozenset({"phase_started", "turn_ended"})
"""Events that add nothing to the lines around them."""
_REVEALS = ("drink_revealed", "event_revealed")
"""Events after which the revealed card is on the stack."""

_LINKED = re.compile(f"{LINK}(.)(.*?){END}", re.DOTALL)
_LESS = "\ue002"
_MARKS = str.maketrans({"<": _LESS, LINK: None, END: None, _LESS: None})
"""What a name must not bring into a message."""


def told(event: EventTold) -> bool:
    """Whether the log has a line for the event; the resolving of a play only if it was answered, a sale only by its offer."""
    if event.key == "resolved" or event.args.get("ability") == "sell":
        return False
    nothing = event.args.get("n") == 0 and event.key.startswith(("gained_", "lost_"))
    return event.key not in UNTOLD and not nothing


def stopped(text: str) -> bool:
    """Whether it has the end of a sentence already."""
    return text.rstrip("”“").endswith((".", "!", "?", "…"))


@dataclass(slots=True)
class _Known:
    """What later lines need of the events told so far."""

    makers: dict[int, int] = field(default_factory=dict)
    """Who made each entry of the stack."""
    abilities: dict[int, str] = field(default_factory=dict)
    """What was used without a card, by its entry on the stack."""
    answered: set[int] = field(default_factory=set)
    titles: dict[int, str] = field(default_factory=dict)
    """The titles of cards seen so far: one that lies in play can be a target."""
    open: list[int] = field(default_factory=list)
    """Heights of the stack at the plays that are resolving now."""

    def copy(self) -> _Known:
        return _Known(self.makers.copy(), self.abilities.copy(), self.answered.copy(), self.titles.copy(), [*self.open])


class LogTeller:
    """Puts events into words for one viewer."""

    def __init__(
        self,
        names: Sequence[str],
        viewer: int | None,
        remarks: Remarks | None = None,
        grudges: Grudges | None = None,
    ) -> None:
        self._names = tuple(map(_given, names))
        self._remarks = remarks or Remarks()
        self._viewer = viewer
        self._grudges = grudges or Grudges()
        self._known = _Known()
        self._turns: list[tuple[int, _Known]] = []
        """The events that began turns, by index, with what was known before each."""
        self._called: dict[int, str] = {}
        """How lines begin that tell of a player, by seat."""
        self._links: list[LogPart] = []
        """What the marks in the line refer to that is being said."""

    def cut(self, left: Sequence[EventTold]) -> None:
        """Moves were taken back; these are all events that are left. What was said of them still holds."""
        while self._turns and self._turns[-1][0] >= len(left):
            self._turns.pop()
        begun, self._known = self._turns.pop() if self._turns else (0, _Known())
        self._remarks.cut(len(left))
        self._grudges.cut(len(left))
        self.hear(left[begun:])

    def hear(self, events: Iterable[EventTold]) -> None:
        """Take note of events without putting them into words."""
        for event in events:
            self._heard(event)
            self._remember(event)

    def lines(self, events: Iterable[EventTold]) -> list[LogLine]:
        """The lines of the events that have any, each indented below its cause. All events must be heard or told, in order."""
        found = []
        for event in events:
            depth = self._heard(event)
            if told(event) or (event.key == "resolved" and event.args.get("entry") in self._known.answered):
                found.append(replace(self.line(event), depth=depth))
                if (said := self._remarks.of(event)) is not None:
                    found.append(self._remark(event, depth, *said))
                if (looked := self._grudges.of(event)) is not None:
                    found.append(self._looked(event, depth, *looked))
            self._remember(event)
        return found

    def _heard(self, event: EventTold) -> int:
        """What a line about the event, or a later one, needs of it. Returns its depth."""
        if event.key == "turn_started":
            self._turns.append((event.index, self._known.copy()))
        self._known.titles.update((id, card.title) for id, card in event.cards.items())
        return self._depth(event)

    def _remark(self, event: EventTold, depth: int, seat: int, words: str) -> LogLine:
        """A character's remark on the event. It has no event of its own."""
        parts = self._said("log-remark", lambda fact: self._player(seat) if fact == "who" else _given(words))
        return LogLine(event.index, parts, PLAIN, depth, "talk", frozenset((seat,)))

    def _looked(self, event: EventTold, depth: int, who: int, whom: int) -> LogLine:
        """Somebody shows whom it resents."""
        parts = self._said("log-grudge", lambda fact: self._player({"who": who, "whom": whom}[fact]))
        return LogLine(event.index, parts, PLAIN, depth, "talk", frozenset((who, whom)))

    def _depth(self, event: EventTold) -> int:
        """How many plays the event is inside of: the stack may have further entries without lines."""
        key, height = event.key, int(event.depth)
        act = key in _REVEALS or (key == "played" and told(event))
        if key in _REVEALS:
            height += 1
        if key == "turn_started":
            self._known.open.clear()
        while self._known.open and (self._known.open[-1] > height or (act and self._known.open[-1] == height)):
            self._known.open.pop()
        depth = len(self._known.open)
        if act:
            self._known.open.append(height)
        return depth

    def _remember(self, event: EventTold) -> None:
        entry, on = event.args.get("entry"), event.args.get("on")
        if event.key == "played" and entry is not None and event.seat is not None:
            self._known.makers[entry] = event.seat
            if event.args.get("card") is None and event.args.get("ability"):
                acting = [translated(event.cards[card].title) for card in event.args.get("cards") or ()]
                self._known.abilities[entry] = (acting or [terms.ability(str(event.args["ability"]))])[0]
            if on in self._known.makers:
                self._known.answered.add(on)
        elif event.key == "ignored":
            self._known.answered.discard(entry)  # it has no further lines
        elif event.key == "resolved":
            while self._known.open and self._known.open[-1] >= event.depth:
                self._known.open.pop()

    def line(self, event: EventTold) -> LogLine:
        """The event as a line."""
        key = event.key
        if key == "played" and event.args.get("card") is None:
            key = "activated" if event.args.get("cards") else "used"
        elif key == "played" and event.args.get("on") in self._known.makers:
            key = "answered"
        elif key in ("paid", "anted") and event.args.get("payer") == "inn":
            key = "spared" if event.args.get("to") == "inn" else "inn_paid"
        elif key == "chaser_revealed" and _is_event(event):
            key = "chain_broken"
        elif key == "set_off" and event.args.get("room"):
            key = "room_acts"
        elif key == "stowed" and event.args.get("open"):
            key = "stowed_open"
        elif key == "token_changed" and event.args.get("n", 0) < 0:
            key = "token_lost"
        elif key == "coin_passed":
            key = _coin_key(event.args)
        payer, debtor = event.args.get("payer"), None
        if key in ("paid", "anted") and isinstance(payer, int) and payer != event.seat:
            key, debtor = "paid_for", event.seat
            event = replace(event, seat=payer)
        kind, style = LINES.get(key, ("play", PLAIN))
        fact = partial(self._fact, event, debtor)
        parts = self._said(f"log-{key}" if key in LINES else "log-unknown", fact)
        if parts and event.key not in ("turn_started", "phase_started", "game_over"):
            parts = parts if stopped(parts[-1].text) else _joined([*parts, LogPart(".")])
        seats = {part.seat for part in parts if part.seat is not None}
        if event.seat is not None:
            seats.add(event.seat)
        return LogLine(
            event.index,
            parts,
            style,
            int(event.depth),
            kind,
            frozenset(seats),
            event.key,
            _number(event),
            _now(event),
            self._said(f"log-{key}-brief", fact) if key in BRIEF else (),
            self._beginning(event.seat),
            event.seat,
            _goals(event) if key in ("paid", event.key) else (),
        )

    def _beginning(self, seat: int | None) -> str:
        """How a line begins that tells of that player; '': of nobody."""
        if seat is None:
            return ""
        if seat not in self._called:
            parts = self._said("log-beginning", lambda _: self._plain(seat))
            self._called[seat] = "".join(part.text for part in parts)
        return self._called[seat]

    def _said(self, id: str, fact: Callable[[str], Any]) -> tuple[LogPart, ...]:
        """A message as the parts of a line, with a capital letter. `fact`: each of its facts by name."""

        def text(language: Language) -> str:
            self._links.clear()
            return language.say(id, {name: fact(name) for name in language.facts(id)})

        said = in_language(text).replace(_LESS, "<")
        parts, place = [], 0
        for found in _LINKED.finditer(said):
            parts += [LogPart(said[place : found.start()]), replace(self._links[ord(found[1]) - FIRST], text=found[2])]
            place = found.end()
        parts.append(LogPart(said[place:]))
        parts = [part for part in parts if part.text]
        if parts:
            parts[0] = replace(parts[0], text=parts[0].text[:1].upper() + parts[0].text[1:])
        return tuple(parts)

    def _fact(self, event: EventTold, debtor: int | None, name: str) -> Any:
        """A fact of an event, as messages take it; "" if this event has nothing of the kind. `debtor`: for whom somebody pays."""
        args = event.args
        match name:
            case "who" if event.key in ("last_chance", "game_over"):
                return self._group(event.seats if event.key == "last_chance" else args.get("winners", []))
            case "who":
                return self._player(event.seat) if event.seat is not None else NounPhrase("log-inn")
            case "name":
                return self._linked(NounPhrase("np-name", facts={"name": self._names[event.who]}), seat=event.who)
            case "card":
                return self._card(event, args.get("card"))
            case "reward":  # a card drawn unseen is a Trick
                return self._card(event, args["card"]) if "card" in args else msg("log-a-trick")
            case "coin":
                return (
                    self._card(event, args["card"])
                    if args.get("card") is not None
                    else msg("log-face-down", pile=_thing(args["pile"]))
                )
            case "cards":
                return self._cards(event)
            case "whose":
                return self._maker(event)
            case "mine":
                return self._owner(event.seat, None)
            case "track_of":
                track = args.get("track")
                return self._owner(track if isinstance(track, int) else None, None)
            case "at":
                targets = args.get("targets")
                return msg("log-at", target=self._players(targets, event.seat)) if targets else ""
            case "target" | "receiver":
                return self._players([event.receiver], event.seat if name == "target" else None)
            case "with_card":
                card = args.get("card")
                return msg("log-with", target=self._card(event, card)) if card is not None else ""
            case "for" if debtor is not None:
                return msg("log-for", target=self._players([debtor], event.seat))
            case "to" | "from" | "for" | "with":
                return self._direction(name, event)
            case "tracks":
                return self._tracks(args)
            case "scores":
                scores = args.get("scores", {}).items()
                return Listed([msg("log-score", who=self._player(int(seat)), n=n) for seat, n in scores], "")
            case "thing":
                token = args.get("token")
                return msg("log-a-token", token=_thing(token)) if token else self._card(event, args.get("card"))
        return _word(name, event)

    def _linked(self, noun: NounPhrase, **to: Any) -> NounPhrase:
        """A noun with a mark: the line links it to that player or card."""
        self._links.append(LogPart("", **to))
        return replace(noun, link=len(self._links) - 1)

    def _player(self, seat: int) -> NounPhrase:
        """A player by name, the viewer as "you"; or a card in play that has numbers of its own."""
        return self._plain(seat) if seat >= BODIES else self._linked(self._plain(seat), seat=seat)

    def _plain(self, seat: int) -> NounPhrase:
        """The same without a link."""
        if seat == self._viewer:
            return NounPhrase("np-you", "you")
        if seat >= BODIES:
            body = self._known.titles.get(seat - BODIES)
            return NounPhrase("title", facts={"title": _titled(body)}) if body else NounPhrase("names-something-play")
        known = 0 <= seat < len(self._names)
        return NounPhrase("np-name", facts={"name": self._names[seat] if known else msg("log-seat", n=seat + 1)})

    def _players(self, seats: Sequence[int], doer: int | None) -> Any:
        """Players one after the other; `doer`: who does it, and may be one of them."""
        return _and(
            [
                self._linked(NounPhrase("log-self", facts={"you": seat == self._viewer}), seat=seat)
                if seat == doer
                else self._player(seat)
                for seat in seats
            ]
        )

    def _group(self, seats: Sequence[int]) -> NounPhrase:
        """Players as those who do something."""
        if len(seats) == 1:
            return self._player(seats[0])
        many = self._players(seats, None) if seats else msg("log-nobody")
        return NounPhrase("log-group", "many" if seats else "one", facts={"of": many, "you": self._viewer in seats})

    def _maker(self, event: EventTold) -> NounPhrase | str:
        """Whose play it is, if it has a name."""
        entry = event.args.get("entry")
        named = event.args.get("card") in event.cards or entry in self._known.abilities
        return self._owner(self._known.makers.get(entry if entry is not None else -1), event.seat) if named else ""

    def _owner(self, seat: int | None, doer: int | None) -> NounPhrase | str:
        """Whose card it is, unless that is obvious."""
        if seat is None or seat == doer:
            return ""
        return self._linked(NounPhrase("log-owner", facts={"of": self._plain(seat)}), seat=seat)

    def _tracks(self, args: EventFacts) -> Msg | str:
        """The tracks of an automaton that move: one player's, or both."""
        moved = args.get("tracks", {})
        if len(moved) == 1:
            return msg("log-on-track", whose=self._owner(int(next(iter(moved))), None))
        return msg("log-on-both-tracks") if moved else ""

    def _card(self, event: EventTold, id: int | None) -> NounPhrase | Msg:
        card = event.cards.get(id) if id is not None else None
        if id is None and event.args.get("entry") in self._known.abilities:
            return msg("title", title=_given(self._known.abilities[event.args["entry"]]))
        if card is None:
            return msg("log-a-card")
        title = NounPhrase("title", facts={"title": _titled(card.title)})
        return self._linked(title, card=card.definition, owner=card.owner)

    def _cards(self, event: EventTold) -> Any:
        args = event.args
        if ids := args.get("cards"):
            return _and([self._card(event, id) for id in ids])
        count = args.get("count", args.get("n"))
        if not isinstance(count, int):
            return self._card(event, args.get("card"))
        if count and event.key == "drew" and args.get("pile"):
            return msg("log-cards-of", n=count, pile=_thing(args["pile"]))
        return msg("log-cards", n=count)

    def _direction(self, name: str, event: EventTold) -> Msg | str:
        goal = event.args.get("to", event.args.get("source"))
        if isinstance(goal, int):
            return msg(f"log-{name}", target=self._players([goal], event.seat))
        place = f"log-{name}-{goal}"
        return msg(place) if has(place) else ""


def _is_event(event: EventTold) -> bool:
    """Whether its card is an Event."""
    id = event.args.get("card")
    card = event.cards.get(id) if id is not None else None
    return card is not None and card.is_event


def _number(event: EventTold) -> int | None:
    n = event.args.get("n")
    return n if isinstance(n, int) else None


def _goals(event: EventTold) -> tuple[int, ...]:
    goals = event.args.get("targets", [event.args.get("to")])
    return tuple(goal for goal in goals or () if isinstance(goal, int))


def _now(event: EventTold) -> str:
    """What is in a Drink since the event; '' if it changes none."""
    if event.key != "drink_changed":
        return ""
    content = _word("content", event)
    return said(content.id, **content.facts)


def _coin_key(args: EventFacts) -> str:
    """What becomes of a card that counts as Gold: it is turned up, or goes somewhere."""
    if args["source"] == args["to"]:
        return "coin_turned"
    return {"gone": "coin_gone", "inn": "coin_gone", "pot": "coin_to_pot"}.get(str(args["to"]), "coin_passed")


def _titled(text: str) -> str:
    """A title in the language of now."""
    return _given(translated(text))


def _given(text: str) -> str:
    """A name that somebody has given, without whatever has a meaning in a message that is being said."""
    return isolated(text).translate(_MARKS)


def _thing(id: object) -> Name:
    """A token, a track, a pile or an attribute by name."""
    return Name(terms.thing(str(id)).translate(_MARKS), str(id))


def _and(parts: Sequence[Any]) -> Any:
    """One thing, or several with an "and" before the last."""
    return msg("list-and", first=Listed(parts[:-1], ""), last=parts[-1]) if len(parts) > 1 else [*parts, ""][0]


def _pile(args: EventFacts, key: str, other: str = "pile") -> Msg:
    """A pile as a place. `other`: what one without a name of its own is."""
    id = str(args.get(key) or "")
    return msg(f"log-pile-{id}") if has(f"log-pile-{id}") else msg(f"log-other-{other}", pile=_thing(id))


def _goal(args: EventFacts) -> Msg:
    """A place to which cards are moved; of a tavern (with a `name`) its Drinks or its discards."""
    if not args.get("name"):
        return _pile(args, "to")
    return msg("log-drinks-drunk" if args["to"] == "tavern_discard" else "log-drinks-of", name=_titled(args["name"]))


def _word(name: str, event: EventTold) -> Any:
    """A fact that is neither a player nor a card: things and places, numbers, words of choice."""
    args = event.args
    match name:
        case "ability":
            return msg("title", title=_given(terms.ability(str(args.get("ability")))))
        case "less" | "content":
            numbers = args.get("numbers", {})
            return _less(numbers) if name == "less" else _content(numbers, str(args.get("what")))
        case "tokens":
            return msg("log-tokens", n=abs(args.get("n", 0)), token=_thing(args.get("token")))
        case "pile" | "to_place" | "token" | "track" | "what" | "counter":
            return _thing(args.get(name.removesuffix("_place")) or args.get("thing") or "")
        case "shuffled":
            return msg("log-drinks-of", name=_titled(args["name"])) if args.get("name") else _pile(args, "pile", "deck")
        case "places":
            there = args.get("pile") and args.get("to")
            return msg("log-places", source=_pile(args, "pile"), goal=_goal(args)) if there else ""
        case "n":
            return args.get("n", msg("log-some"))
        case "key":
            return terms.readable(event.key).lower()
        case "loop":
            return msg(f"log-loop-{args['loop']}")
        case "phase":
            return terms.phase(str(args.get("phase", "")))
        case "tavern":
            return _titled(args["name"])
        case "luck":
            return bool(args.get("success"))
        case "turned":
            return args["was"] == "down"
        case "part":
            return args.get("part", "all")
        case "deed":
            return msg(f"fire-deed-{args.get('deed')}")
        case "share" | "mended":
            return args.get(name) or 0
        case "now":
            now = args.get("now", 0)
            return now if isinstance(now, int) else _thing(now)
        case "way":
            before, there = args["before"], args.get("now")
            if not isinstance(there, int):
                return "is"
            return "up" if isinstance(before, int) and there > before else "down"
    return args.get(name, "")


def _less(numbers: Mapping[str, int]) -> Msg | str:
    """How much a player is spared."""
    told = [msg("log-amount", n=abs(n), thing=_thing(key)) for key, n in numbers.items() if n]
    return msg("log-less", numbers=_and(told)) if told else ""


def _content(numbers: Mapping[str, int], what: str) -> Msg:
    """A Drink after it was changed."""
    if what == "halved":
        return msg("log-half-drunk")
    changes = terms.signed(numbers).translate(_MARKS)
    return msg("log-drink-now", numbers=changes) if changes else msg("log-drink-empty")


def _joined(parts: Sequence[LogPart]) -> tuple[LogPart, ...]:
    """Parts of a line; the last two are one if neither is a link."""
    *before, last, end = parts
    if last.seat is None and last.card is None:
        return (*before, LogPart(last.text + end.text))
    return tuple(parts)
