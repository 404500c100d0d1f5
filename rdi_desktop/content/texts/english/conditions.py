# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions as clauses ('you have 2 or more Fire tokens') and as filters ('with 2 or more Fire tokens')."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts.english.grammar import Noun, a, agreeing, listed
from rdi_desktop.content.texts.english.scene import Scene, readable
from rdi_desktop.engine.language.spec import Range, Reader

MANY = 1 << 20
WHO = Noun("who", "one", "who", "who")

ANSWERED = {
    "ante": "an ante",
    "pay": "a payment",
    "take": "a theft",
    "drink": "a Drink",
    "play": "a card",
    "event": "a Drink Event",
    "curse": "a Curse",
    "lost": "a loss",
    "gained": "a gain",
    "win_round": "a Round being won",
    "forced_out": "somebody being forced out",
}
CAUSED = {
    "ante": "makes players ante",
    "leave_round": "makes players leave the Round",
    "end_round": "ends the Round",
    "order": "orders Drinks",
    "lose_fortitude": "makes players lose Fortitude",
    "negate": "Negates",
    "ignore": "Ignores",
    "gain_alcohol": "makes players gain Alcohol Content",
    "lose_gold": "makes players lose Gold",
}
PHASES = {
    "start": "start of the turn",
    "discard_and_draw": "Discard and Draw phase",
    "action": "Action phase",
    "order": "Order a Drink phase",
    "drink": "Drink phase",
    "end": "end of the turn",
}
STATS = {
    "gold": "Gold",
    "fortitude": "Fortitude",
    "alcohol": "Alcohol Content",
    "hand": "cards in hand",
    "deck": "cards in the deck",
    "discard": "cards in the discard pile",
    "drink_me": "Drinks on the Drink Me! pile",
}


def clause(spec: Any, scene: Scene, subject: Noun | None = None, negative: bool = False) -> str:
    """A condition as a clause about a subject."""
    about = subject or scene.actor.pronoun
    found = [_one(key, value, scene, about, negative) for key, value in spec.items()]
    return listed(found, "or" if negative else "and")


def _one(key: str, value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    if key == "not":
        return clause(value, scene, about, not negative)
    if key in ("any", "all"):
        parts = value if isinstance(value, list) else [value]
        either = (key == "any") != negative
        return _merged([clause(part, scene, about, negative) for part in parts], "or" if either else "and")
    if key in TOLD:
        return TOLD[key](value, scene, about, negative)
    track = scene.names.character.tracks.get(key) if scene.names.character is not None else None
    if track is not None and track.steps:
        return f"{about.owns} {scene.names.token(key)} is {'not ' if negative else ''}{readable(str(value))}"
    return counted(about, value, scene.names.tokens(key, 1), scene.names.tokens(key), negative)


def _merged(parts: list[str], word: str) -> str:
    """'you are an ogre or a half-ogre': what all parts begin with is said once."""
    common = 0
    words = [part.split(" ") for part in parts]
    while all(len(each) > common + 1 and each[common] == words[0][common] for each in words):
        common += 1
    start = " ".join(words[0][:common])
    return f"{start} {listed([' '.join(each[common:]) for each in words], word)}".strip()


def counted(about: Noun, value: Any, one: str, many: str, negative: bool = False) -> str:
    """'you have 2 or more cards'."""
    low, high = Range().read(value, Reader())
    have = agreeing("{have}", about.person)
    if negative and low == 1 and high >= MANY:
        return f"{about.text} {have} no {many}"
    if negative:
        have = agreeing("{do}", about.person) + " not have"
    return f"{about.text} {have} {ranged(low, high, one, many)}"


def ranged(low: int, high: int, one: str, many: str) -> str:
    """'2 or more cards', 'no cards', '1 to 3 cards'."""
    if high >= MANY:
        return f"any {many}" if low == 1 else f"{low} or more {many}"
    if low == high:
        return f"no {many}" if low == 0 else f"exactly {low} {one if low == 1 else many}"
    return f"at most {high} {many}" if low <= 0 else f"{low} to {high} {many}"


def _is(about: Noun, rest: str, negative: bool) -> str:
    return f"{about.text} {agreeing('{be}', about.person)} {'not ' if negative else ''}{rest}"


def _nouns(raw: Any, scene: Scene) -> Noun:
    from rdi_desktop.content.texts.english.who import raw_noun

    return raw_noun(raw, scene)


def _round(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    running = (value == "running") != negative
    return f"{'a' if running else 'no'} Round of Gambling is running"


def _in_round(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    who = about if value in ("candidate", "actor") else scene.me if value == "self" else _nouns(value, scene)
    return _is(who, "in the Round", negative)


def _in_control(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    return _is(_nouns(value, scene), "in control of the Round", negative)


def _answers(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    isnt = "is not" if negative else "is"
    if isinstance(value, str):
        return f"it {isnt} {ANSWERED[value]}"
    return f"it {isnt} {causing(value['causes'])}"


def causing(causes: Any) -> str:
    """'a card that makes players ante or ends the Round'."""
    words = causes if isinstance(causes, list | tuple) else [causes]
    return f"a card that {listed([CAUSED.get(word, readable(word)) for word in words], 'or')}"


def _phase(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    return f"it is {'not ' if negative else ''}the {PHASES[value]}"


def _my_turn(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    return f"it is {'not ' if bool(value) == negative else ''}{scene.me.possessive} turn"


def _sides_left(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    low, high = Range().read(value, Reader())
    return f"there are {'not ' if negative else ''}{ranged(low, high, 'player', 'players')} left"


def _trait(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    traits = value if isinstance(value, list) else [value]
    return _is(about, listed([a(trait) for trait in traits], "or"), negative)


def _paid(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    return f"{scene.me.text} {'did not pay' if negative else 'paid'} for it"


def _same(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    pairs = [(_nouns(one, scene), _nouns(other, scene)) for one, other in value.items()]
    return listed([_is(one, other.text, negative) for one, other in pairs])


def _out(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    return _is(_nouns(value, scene), "out of the game", negative)


def _landed(word: str) -> Callable[[Any, Scene, Noun, bool], str]:
    def tell(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
        parts = []
        for key, ends in value.items():
            low, high = Range().read(ends, Reader())
            much = "" if low == 1 and high >= MANY else ranged(low, high, "", "").replace("exactly ", "").strip() + " "
            parts.append(f"{much}{STATS[key]}")
        verb = f"did not {'lose' if word == 'lost' else 'gain'}" if negative else word
        return f"{about.text} {verb} {listed(parts)}"

    return tell


def _figures(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    parts = []
    for key, ends in value.items():
        many = STATS[key]
        parts.append(counted(about, ends, many.replace("cards", "card").replace("Drinks", "Drink"), many, negative))
    return _merged(parts, "or" if negative else "and")


def _opener(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    return f"{scene.me.text} {'did not open' if negative else 'opened'} the Round"


def _can_pay(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    return f"{about.text} {'cannot' if negative else 'can'} pay {value} Gold"


def _has(value: Any, scene: Scene, about: Noun, negative: bool) -> str:
    rest = {key: part for key, part in value.items() if key != "who"}
    who = _nouns(value["who"], scene) if "who" in value else about
    return clause(rest, scene, who, negative)


TOLD: dict[str, Callable[[Any, Scene, Noun, bool], str]] = {
    "has": _has,
    "round": _round,
    "in_round": _in_round,
    "in_control": _in_control,
    "answers": _answers,
    "phase": _phase,
    "my_turn": _my_turn,
    "sides_left": _sides_left,
    "trait": _trait,
    "paid": _paid,
    "is": _same,
    "out": _out,
    "lost": _landed("lost"),
    "gained": _landed("gained"),
    "piles": _figures,
    "stat": _figures,
    "opener": _opener,
    "opened_in": lambda value, scene, about, negative: (
        f"it was {'not ' if negative else ''}opened in {about.owns} turn"
    ),
    "can_pay": _can_pay,
}


def filtered(spec: Any, scene: Scene) -> str:
    """A condition on candidates, as it follows their noun: 'with 2 or more Fire tokens', 'in the Round'."""
    if len(spec) == 1:
        key, value = next(iter(spec.items()))
        if key == "in_round" and value in ("candidate", "actor"):
            return "in the Round"
        if key == "not" and len(value) == 1 and isinstance(value.get("is"), dict):
            ((one, other),) = value["is"].items()
            return f"other than {_nouns(one if other == 'candidate' else other, scene).text}"
        if key == "not" and len(value) == 1 and next(iter(value)) in scene.names.declared:
            token, ends = next(iter(value.items()))
            if ends in ("1+", 1):
                return f"with no {scene.names.tokens(token)}"
        if key in scene.names.declared:
            low, high = Range().read(value, Reader())
            return f"with {ranged(low, high, scene.names.tokens(key, 1), scene.names.tokens(key))}"
    return clause(spec, replace(scene, actor=WHO), WHO)
