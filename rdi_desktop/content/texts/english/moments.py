# SPDX-License-Identifier: GPL-3.0-or-later
"""When a card may be played: 'When another player plays a Cheating card', 'During a Round of Gambling'."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rdi_desktop.content.texts.english.conditions import CAUSED, MANY, PHASES
from rdi_desktop.content.texts.english.grammar import YOU, Noun, a, listed
from rdi_desktop.content.texts.english.scene import Names, readable
from rdi_desktop.engine.language.moments import SYNONYMS, Moment
from rdi_desktop.engine.language.spec import Range, Reader

TYPES = {
    "action": "Action",
    "action-gambling": "Action-Gambling",
    "gambling": "Gambling",
    "cheating": "Cheating",
    "sometimes": "Sometimes",
    "anytime": "Anytime",
    "drink": "Drink",
    "drink-event": "Drink Event",
    "prize": "Prize",
    "curse": "Curse",
    "mix-in": "Mix-in",
}
ATTRIBUTES = {"fortitude": "Fortitude", "alcohol": "Alcohol Content", "gold": "Gold"}
THROUGH = {"card": "card", "drink": "Drink", "event": "Drink Event", "token": "token"}
ABOUT_TO = "you are about to "
REVEALS = {"another": "another player reveals", "self": "you reveal"}


def parts_of(moment: Moment) -> tuple[str, dict[str, Any]]:
    """The name of a moment as it is written, and its filters."""
    spec = moment.spec
    if isinstance(spec, str):
        return spec, {}
    name = next(key for key in spec if SYNONYMS.get(key, key) == moment.kind)
    value = spec[name]
    filters = dict(value) if isinstance(value, dict) else {}
    filters.update({key: each for key, each in spec.items() if key != name})
    if isinstance(value, str):
        filters["phase"] = value
    return name, filters


def head(moments: Iterable[Moment], names: Names) -> str:
    """All moments as one adverbial clause, not capitalised: 'when …, or when you are about to …'."""
    found: dict[str, list[str]] = {}
    for moment in moments:
        word, text = told(moment, names)
        if text.startswith(ABOUT_TO):
            found.setdefault(f"{word} {ABOUT_TO}".strip(), []).append(text.removeprefix(ABOUT_TO))
        else:
            found.setdefault(f"{word} {text}".strip(), [])
    pieces = [f"{stem} {listed(rest, 'or')}" if rest else stem for stem, rest in found.items()]
    return ", or ".join(pieces)


def told(moment: Moment, names: Names) -> tuple[str, str]:
    """('when', clause) of one moment; the first is empty if the second is an adverbial by itself."""
    name, filters = parts_of(moment)
    return TELL[moment.kind](name, filters, names)


def card_of(filters: dict[str, Any], names: Names) -> str:
    """'Action, Sometimes or Anytime card', with what else is said of it."""
    types = filters.get("type", ())
    types = types if isinstance(types, list) else [types] if types else []
    card = f"{listed([TYPES.get(word, word.capitalize()) for word in types], 'or')} card".strip()
    if filters.get("changes") == "drink":
        card += " that changes a Drink"
    if filters.get("is_negate") or filters.get("is_ignore"):
        card += " that Negates" if filters.get("is_negate") else " that Ignores"
    but = filters.get("not")
    if isinstance(but, dict) and "title" in but:
        card += (
            " (but not one of its own kind)"
            if but["title"] in names.kin
            else f" other than {names.title(but['title'])}"
        )
    if "title" in filters:
        card = names.title(filters["title"])
    return card


def _play(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
    card = card_of(filters, names)
    by = filters.get("by")
    causes = filters.get("causes", ())
    causes = causes if isinstance(causes, list) else [causes] if causes else []
    if "affects" in filters:
        whose = {"another": f"another player's {card}", "self": f"your own {card}"}.get(str(by), a(card))
        words = filters["affects"] if isinstance(filters["affects"], list) else [filters["affects"]]
        if causes == ["lose_fortitude"]:
            return "when", f"{whose} would make you lose Fortitude"
        that = f" that {listed([CAUSED[cause] for cause in causes], 'or')}" if causes else ""
        return "when", f"{whose}{that} would affect your {listed([ATTRIBUTES[word] for word in words], 'or')}"
    who = {"another": "another player plays", "self": "you play", "holder": "you play"}.get(str(by), "a player plays")
    that = f" that {listed([CAUSED[cause] for cause in causes], 'or')}" if causes else ""
    card = card if card.startswith("“") else a(card)
    return "when", f"{who} {card}{that}"


def _drink(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
    drink = "drink a Drink with a Chaser" if filters.get("with_chaser") else "drink"
    if "affects" in filters:
        words = filters["affects"] if isinstance(filters["affects"], list) else [filters["affects"]]
        drink += " something" if drink == "drink" else ""
        drink += f" that would affect your {listed([ATTRIBUTES[word] for word in words], 'or')}"
    if filters.get("mine") or filters.get("of") in ("self", "holder"):
        return "when", ABOUT_TO + drink
    if "by" in filters:
        what = drink.removeprefix("drink").removeprefix(" a Drink").removeprefix(" something")
        return "when", f"{REVEALS.get(str(filters['by']), 'a player reveals')} a Drink{what}"
    who = "another player" if filters.get("of") == "another" or filters.get("mine") is False else "a player"
    return "when", f"{who} is about to {drink}"


def _event(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
    if filters.get("mine") or "affects" in filters:
        words = filters.get("affects", [])
        words = words if isinstance(words, list) else [words]
        return (
            "when",
            f"a Drink Event would affect {'your ' + listed([ATTRIBUTES[w] for w in words], 'or') if words else 'you'}",
        )
    return "when", f"{REVEALS.get(str(filters.get('by')), 'a player reveals')} a Drink Event"


def _landed(past: str, verb: str) -> Callable[[str, dict[str, Any], Names], tuple[str, str]]:
    def tell(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
        who = {"another": "another player"}.get(str(filters.get("of")), "you")
        parts = []
        for word in ("fortitude", "alcohol", "gold"):
            if word in filters:
                low, high = Range().read(filters[word], Reader())
                much = "" if low == 1 and high >= MANY else f"{low} or more " if high >= MANY else f"{low} to {high} "
                parts.append(much + ATTRIBUTES[word])
        what = listed(parts, "or") or ("Fortitude" if verb == "lose" else "Alcohol Content")
        text = f"{who} {verb if who == 'you' else verb + 's'} {what}{_cause(filters)}"
        if filters.get("reduced_by_me") is False:
            text += " that you did not reduce"
        return "after", text

    return tell


def _cause(filters: dict[str, Any]) -> str:
    through = filters.get("through")
    words = through if isinstance(through, list) else [through] if isinstance(through, str) else []
    things = listed([THROUGH[word] for word in words if word in THROUGH], "or")
    if isinstance(through, dict):
        things = "card from hand" if through.get("card", {}).get("origin") == "hand" else "card"
    by = filters.get("by")
    if by == "another":
        return f" to another player's {things}" if things else " to another player"
    if by in ("self", "holder"):
        return f" to your own {things}" if things else " to yourself"
    return f" through {a(things)}" if things else ""


def _gold(rest: str) -> Callable[[str, dict[str, Any], Names], tuple[str, str]]:
    def tell(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
        if filters.get("of") in ("another", "any", "player"):
            who = "another player" if filters["of"] == "another" else "a player"
            return "when", f"{who} is about to {rest}"
        return "when", ABOUT_TO + rest

    return tell


def _phase(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
    whose = "another player's" if filters.get("of") == "another" else "your"
    phase = PHASES[filters.get("phase", "action")].replace("the turn", f"{whose} turn")
    if filters.get("phase") in ("start", "end"):
        return "", f"at the {phase}"
    if name == "phase_start":
        return "", f"at the start of {whose} {phase}"
    return "", f"in {whose} {phase}"


def _shifted(filters: dict[str, Any], names: Names) -> tuple[str, str]:
    track = names.token(filters["track"])
    return (
        "when",
        f"your {track} becomes {readable(str(filters['to']))}" if "to" in filters else f"your {track} changes",
    )


def _win(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
    who = {"another": "another player wins", "self": "you win"}.get(str(filters.get("by")), "a player wins")
    return "when", f"{who} a Round of Gambling"


def _with(name: str, filters: dict[str, Any], names: Names) -> tuple[str, str]:
    return _play(name, {**filters, "by": "self"}, names)


TELL: dict[str, Callable[[str, dict[str, Any], Names], tuple[str, str]]] = {
    "play": _play,
    "drink": _drink,
    "event": _event,
    "lost": _landed("lost", "lose"),
    "gained": _landed("gained", "gain"),
    "pay": lambda name, filters, names: _gold(
        "pay for a new Drink Deck" if filters.get("why") == "reshuffle" else "pay Gold"
    )(name, filters, names),
    "ante": _gold("ante"),
    "take": _gold("have Gold taken"),
    "round": lambda name, filters, names: ("", "during a Round of Gambling"),
    "win_round": _win,
    "forced_out": _gold("be forced out of the Round"),
    "last_chance": _gold("drop out of the game"),
    "reveal": lambda name, filters, names: (
        "when",
        f"you reveal a {readable(filters['pile'])} card whose place is taken",
    ),
    "reshuffle": lambda name, filters, names: ("when", "the Drink Deck is renewed"),
    "phase": _phase,
    "played_with": _with,
    "anytime": lambda name, filters, names: ("", "at any time"),
    "announce": lambda name, filters, names: ("as soon as", "you play a card"),
    "shifted": lambda name, filters, names: _shifted(filters, names),
    "turn_start": lambda name, filters, names: ("", "at the start of your turn"),
    "turn_end": lambda name, filters, names: ("", "at the end of your turn"),
}


def source(moments: Iterable[Moment]) -> Noun:
    """How to speak of whoever is behind what is answered."""
    known = [
        parts_of(moment)[1].get("by") == "another"
        for moment in moments
        if moment.kind not in ("drink", "pay", "ante", "take")
    ]
    return Noun("that player" if known and all(known) else "whoever played it", "one", "source")


def drinker(moments: Iterable[Moment]) -> Noun:
    """How to speak of whoever drinks what is answered."""
    for moment in moments:
        if moment.kind == "drink":
            filters = parts_of(moment)[1]
            if filters.get("mine") or filters.get("of") in ("self", "holder"):
                return YOU
            return Noun("that player", "one", "drinker")
    return YOU
