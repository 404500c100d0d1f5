# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of plain words change exactly what these say, and nothing else at the table: worked out apart from the engine.

Every Action and Anytime card of every character whose effects are losses, gains, payments, draws and steps of a track. No list of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.moments import Shifted
from rdi_desktop.engine.state.decisions import Answer, Interject
from rdi_desktop.engine.verbs.side_decks import Reveal
from tests.cases import each_case
from tests.characters import situations as at_table
from tests.rules.deal import Deal, content

Changes = dict[str, int]
WHOM = {"self": ["me"], "actor": ["me"], "others": ["fiona", "gerki"], "everyone": ["me", "fiona", "gerki"]}
PICKED = ("another", "player", "them", "target")


class Unclear(Exception):
    """More than plain words."""


def seats(who: Any, target: str) -> list[str]:
    """Who is meant."""
    if who.condition is not None or who.count != 1 or who.up_to:
        raise Unclear
    if who.kind in PICKED:
        return [target]
    if who.kind not in WHOM:
        raise Unclear
    return WHOM[who.kind]


def number(value: Any) -> int:
    """A plain number."""
    if not isinstance(value, int):
        raise Unclear
    return value


def says(effect: Effect, target: str, character: str) -> Iterator[tuple[str, int]]:
    """What one effect of a card of a character says, as changes of what lies open."""
    if effect.guard is not None or effect.may or effect.sealed or effect.no_source:
        raise Unclear
    fields: dict[str, Any] = vars(effect)
    if effect.VERB in ("lose", "gain"):
        sign = -1 if effect.VERB == "lose" else 1
        for name in seats(fields["who"], target):
            for what in ("fortitude", "alcohol"):
                yield f"{name}.{what}", sign * number(fields[what])
            for token, n in fields["tokens"].items():
                yield f"{name}.{token}", sign * number(n)
            gold = sign * number(fields["gold"])
            yield f"{name}.gold", gold
            yield "inn", -gold
    elif effect.VERB == "pay":
        to = fields["to"]
        for name in seats(fields["who"], target):
            yield f"{name}.gold", -number(fields["gold"])
            taker = ["inn"] if to == "inn" else [f"{each}.gold" for each in seats(to, target)] if to != "pot" else []
            if len(taker) != 1:
                raise Unclear
            yield taker[0], number(fields["gold"])
    elif effect.VERB == "draw":
        for name in seats(fields["who"], target):
            yield f"{name}.hand", number(fields["cards"])
    elif effect.VERB == "then":
        for part in fields["do"]:
            yield from says(part, target, character)
    elif effect.VERB == "give":
        declared = content().characters[character].tokens[fields["token"]]
        for name in seats(fields["who"], target):
            room = declared.limit - (declared.starts if name == "me" else 0)
            yield f"{name}.{fields['token']}", min(room, number(fields["n"]))
    elif effect.VERB == "set":
        track, to = fields["track"], number(fields["value"])
        if any(to in range(low, high + 1) for low, high in setting_off(character, track)):
            raise Unclear
        yield f"me.{track}", to - content().characters[character].tracks[track].starts
    else:
        raise Unclear


def setting_off(character: str, track: str) -> Iterator[tuple[int, int]]:
    """Where a marker that arrives sets something off."""
    for trigger in content().characters[character].triggers:
        for moment in trigger.when:
            if isinstance(moment, Shifted) and moment.track == track:
                yield moment.to or (0, 20)


def told(character: str, card: CardDef, mode: int, target: str) -> Changes | None:
    """Everything that the card says; None if its words are not plain."""
    found: Changes = {}
    try:
        for effect in (*card.modes[mode].do, *card.after):
            for key, n in says(effect, target, character):
                found[key] = found.get(key, 0) + n
    except Unclear:
        return None
    if card.body:
        found["me.in_play"] = 1
    return found


def plain_cards() -> Iterable[tuple[str, CardDef, int]]:
    """Every card whose words are plain, once for each of its modes."""
    for character in sorted(content().characters):
        for card in content().characters[character].deck:
            good = {"action", "anytime"}.intersection(card.types) and not card.takes_control and not card.moments
            if not good or card.pile or card.boss or card.cost is not None or card.condition is not None:
                continue
            for mode, each in enumerate(card.modes):
                if (
                    each.condition is None
                    and not any(better.cost is None for better in each.betters)
                    and told(character, card, mode, "gerki") is not None
                ):
                    yield character, card, mode


def brought(character: str, card: CardDef) -> dict[str, CardDef]:
    """What is to join the card as it is played, by its side deck: the first that does something plain and is aimed at nobody."""
    cdef = content().characters[character]
    return {
        effect.pile: next(
            other
            for other in cdef.deck
            if other.pile == effect.pile
            and other.modes[0].do
            and not other.modes[0].picks
            and told(character, other, 0, "nobody") is not None
        )
        for effect in card.announced
        if isinstance(effect, Reveal)
    }


def clipped(before: Changes, changes: Changes) -> Changes:
    """Nothing falls below 0, and Fortitude and Alcohol Content do not rise above 20."""
    found = {}
    for key, n in changes.items():
        n = max(n, -before.get(key, 0))
        if key.endswith((".fortitude", ".alcohol")):
            n = min(n, 20 - before[key])
        if n:
            found[key] = n
    return found


def dealt(character: str, card: CardDef) -> Deal:
    """My Action phase; nothing of the character's own lies there yet."""
    top = {pile: [other.title] for pile, other in brought(character, card).items()}
    me = {"hand": [card.title], "fortitude": 13, "alcohol": 4, "in_play": [], "piles": top}
    hurt = {"fortitude": 15, "alcohol": 3}
    return at_table.action(character, me, hurt, dict(hurt))


CASES = list(plain_cards())


def check(character: str, card: CardDef, mode: int) -> None:
    """It changes what it says, and nothing else."""
    t = dealt(character, card)
    ways = [way for way in t.ways("me", card.title, better=()) if (way[0].mode or 0) == mode]
    option, answer = next((way for way in ways if 2 in way[0].targets), ways[0])
    target = t.names[option.targets[0]] if option.targets else "gerki"
    expected = told(character, card, mode, target)
    assert expected is not None
    for other in brought(character, card).values():
        for key, n in (told(character, other, 0, "nobody") or {}).items():
            expected[key] = expected.get(key, 0) + n
    before = at_table.facts(t)
    t.game.submit(Answer(0, (option.id,)) if answer else Interject(0, option.id))
    t.rest()
    after = at_table.facts(t)
    laid_out = [event for event in t.game.events if event.key == "stowed" and event.args["pile"] == "hand"]
    after["me.hand"] += 1 + len(laid_out)  # a drawn card may lie elsewhere at once
    changed = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    assert {key: n for key, n in changed.items() if n} == clipped(before, expected)


@pytest.mark.parametrize("character", sorted({character for character, _, _ in CASES}))
def test_a_plain_card_changes_what_it_says_and_nothing_else(character: str) -> None:
    with each_case() as case:
        for whose, card, mode in CASES:
            if whose == character:
                with case(card.title, "mode", mode):
                    check(character, card, mode)


def test_many_cards_are_plain() -> None:
    """What is not counted here is brought to play elsewhere; but no word may quietly make all cards unclear."""
    assert 2 * len({character for character, _, _ in CASES}) > len(content().characters)
