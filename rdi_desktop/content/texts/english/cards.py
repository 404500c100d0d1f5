# SPDX-License-Identifier: GPL-3.0-or-later
"""The text of a whole card, from its moment to its Trap."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

from rdi_desktop.content.texts.english import drinks, standing
from rdi_desktop.content.texts.english.abilities import ability_text, price
from rdi_desktop.content.texts.english.clauses import PHASES, causing, clause
from rdi_desktop.content.texts.english.context import DeckNames, TextContext, readable
from rdi_desktop.content.texts.english.effects import parts
from rdi_desktop.content.texts.english.filters import TYPES
from rdi_desktop.content.texts.english.grammar import (
    YOU,
    Clause,
    Next,
    Noun,
    SentencePart,
    a,
    listed,
    lower,
    phrase,
    sentence,
    sentences,
)
from rdi_desktop.content.texts.english.moments import concerned, drinker, head, source
from rdi_desktop.engine.language import dungeon
from rdi_desktop.engine.language.card import Better, CardDef, Mode
from rdi_desktop.engine.language.condition import Condition, Not
from rdi_desktop.engine.language.conditions import Answers, Is, PlayersLeft
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.kinds import symbols
from rdi_desktop.engine.language.piles import ACTING

SEALED = {"negate": "Negated", "ignore": "Ignored", "reduce": "reduced", "redirect": "redirected"}
WHILE = frozenset(("in_round", "in_control", "round", "my_turn", "phase"))
"""Conditions that last: 'while you are in the Round'."""
NOTHING = "It has no effect."


def scene_of(card: CardDef, names: DeckNames) -> TextContext:
    """Who is who on a card."""
    moments = [moment for found in card.moments.values() for moment in found]
    context = TextContext(
        names,
        source=source(moments),
        drinker=drinker(moments),
        concerned=concerned(moments),
        answering=frozenset(card.moments),
    )
    return replace(context, owner=Noun(names.owner, "one", "owner", names.owner)) if acts(card, names) else context


def card_text(card: CardDef, names: DeckNames) -> str:
    """The whole text of a card. Its Trap and other separate parts begin new lines."""
    names.kin = card.kin
    context = scene_of(card, names)
    lines = [link(card, main(card, context), names)]
    lines += drink_lines(card, context)
    if card.kept_ability is not None:
        goes = " Then discard this card." if (card.kept or {}).get("goes") == "discard" else ""
        anytime = "" if card.kept_ability.moments else "at any time: "
        text = card_text(card.kept_ability, names)
        lines.append(f"While you keep this card, {anytime}{text if anytime else lower(text)}{goes}")
    lines += [standing.standing(change, context) for change in card.standing]
    lines += [standing.trigger(one, names) for one in card.triggers]
    if card.heart:
        lines.append(f"Heart {card.heart}: instead, at any time, gain {card.heart} Fortitude.")
    lines += staying(card, context)
    if card.slot is not None:
        lines.append(worn(card.slot, card.level))
    if card.takes and names.character is not None:
        lines.append(f"Takes {card.takes} {names.tokens(names.character.piles[card.pile].fed)}.")
    if card.values:
        lines.append(f"Worth {', '.join(map(str, card.values))}.")
    if card.price:
        lines.append(f"Price {card.price} Gold.")
    if card.rival is not None:
        against = phrase(parts(card.rival.do, TextContext(context.names, owner=YOU)))
        lines.append(f"Rival {card.rival.of_}: if that one is in play as this one comes, {against}.")
    if card.given is not None:
        goes = " Then discard this card." if card.given.goes == "discard" else ""
        lines.append(f"Given to another player: {lower(standing.trigger(card.given, names))}{goes}")
    if card.trap is not None:
        lines.append(f"Trap: {trap(card.trap, context)}")
    return "\n".join(line for line in lines if line)


def link(card: CardDef, said: list[str], names: DeckNames) -> str:
    """The effects of a card in a chain, with its kind and the kind that must follow."""
    if not card.kind:
        return " ".join(said)
    head = f"{readable(card.kind)} {names.pile(card.pile)}."
    if not card.needs:
        return f"{head} {NOTHING}"
    return f"{head} Before {a(f'{readable(card.needs)} {names.pile(card.pile)}')}: {' '.join(said)}"


def staying(card: CardDef, context: TextContext) -> list[str]:
    """What can be done with it while it lies before its player, and the cost of keeping a body in play."""
    lines = []
    for one in card.abilities:
        if one.ticked:
            lines.append(sentence(f"when it ticks down, you may use it: {phrase(parts(one.mode.do, context))}"))
        elif one.phase:
            lines.append(sentence(f"once in each {PHASES[one.phase]} of yours: {phrase(parts(one.mode.do, context))}"))
        elif one.cost is not None:
            lines.append(f"While it lies open: {lower(ability_text(one, context.names))}")
    if card.body:
        kept = f"Fortitude {card.fortitude}" if card.fortitude else f"Wages {card.wages}"
        lines.append(f"{readable(card.body)}: it stays in play, and others may hit it. {kept}.")
    return lines


def worn(slot: tuple[str, int], level: int) -> str:
    """Where a card is worn, and its level."""
    kind, n = slot
    return f"{readable(kind)}{f' ({n} places)' if n > 1 else ''}, Level {level}."


def main(card: CardDef, context: TextContext) -> list[str]:
    """Moment, control of the Round, modes, improvements, what comes after, what nobody may do to it."""
    found: list[str] = []
    effects = uses(card, context)
    start, bars = opening(card, context)
    if card.takes_control and not card.is_action:
        found.append("Take control of the Round.")
    found += effects
    for better in card.modes[0].betters:
        found += improvement(better, card.modes[0], context)
    if card.after:
        afterwards = "afterwards, " if found else ""
        found.append(sentence(f"{afterwards}{phrase(parts(card.after, context))}"))
    if card.announced:
        found.append(sentence(f"as you play this card, {phrase(parts(card.announced, context))}"))
    if (
        not found
        and not (card.chaser or card.self_split or card.kept or card.standing or card.slot or card.body or card.given)
        and not card.triggers
    ):
        found.append(NOTHING)
    if start:
        found[0] = f"{sentence(start + ':')} {found[0]}"
    return found + bars + seals(card, context.names)


def opening(card: CardDef, context: TextContext) -> tuple[str, list[str]]:
    """('when …, if …', sentences that exclude other times)."""
    moments = [moment for found in card.moments.values() for moment in found]
    start = head(moments, context.names)
    bars: list[str] = []
    if card.condition is not None:
        never = card.condition.of_ if isinstance(card.condition, Not) else None
        if isinstance(never, Answers) and never.causes:
            bars.append(f"You cannot play this on {causing(never.causes)}.")
        elif not (isinstance(never, Is) and "to another player" in start):  # that already says that it is not their own
            word = "while" if WHILE.issuperset(part.WORD for part in card.condition.each()) else "if"
            said = clause(card.condition, context)
            start = (
                f"{start}{'' if word == 'while' else ','} {word} {said}"
                if start
                else f"{'only ' if word == 'if' else ''}{word} {said}"
            )
    if card.cost is not None:
        start = f"{start}, {price(card.cost, context)}" if start else f"to play this, {price(card.cost, context)}"
    return start, bars


def uses(card: CardDef, context: TextContext) -> list[str]:
    """What the card does, or the ways to choose from."""
    if card.takes_control and card.is_action:
        rest = sentences(parts(card.modes[0].do, context))
        return [*rest, "During a Round, take control of it instead."]
    if len(card.modes) == 1 or card.heart:
        return sentences(mode_parts(card.modes[0], context))
    if all(answers_of(mode) for mode in card.modes) or apart(card.modes, context):
        return [sentence(f"{_if(mode, context)}{phrase(mode_parts(mode, context))}") for mode in card.modes]
    ways = [_if(mode, context) + phrase(mode_parts(mode, context)) for mode in card.modes]
    return [sentence(f"choose one: {'; or '.join(ways)}")]


def apart(modes: Iterable[Mode], context: TextContext) -> bool:
    """Whether no two modes are possible at the same time, so that there is no choice."""
    return all(
        one.condition is not None
        and other.condition is not None
        and any(excluded(first, second, context) for first in one.condition.each() for second in other.condition.each())
        for one, other in combinations(modes, 2)
    )


def excluded(one: Condition, other: Condition, context: TextContext) -> bool:
    """Whether the two never hold together: one negates the other, or their ranges do not overlap."""
    if isinstance(one, PlayersLeft) and isinstance(other, PlayersLeft):
        return one.range[1] < other.range[0] or other.range[1] < one.range[0]
    return clause(one, context, negative=True) == clause(other, context)


def mode_parts(mode: Mode, context: TextContext) -> list[SentencePart]:
    """The parts of one mode, which may know better than the card what is answered."""
    return parts(mode.do, mode_scene(mode, context))


def mode_scene(mode: Mode, context: TextContext) -> TextContext:
    answers = answers_of(mode)
    return replace(context, answering=frozenset((answers,))) if answers else context


def answers_of(mode: Mode) -> str:
    """The kind of what must be answered in that mode; '' if not given."""
    return mode.condition.what if isinstance(mode.condition, Answers) else ""


def _if(mode: Mode, context: TextContext) -> str:
    return f"if {clause(mode.condition, context)}, " if mode.condition is not None else ""


def improvement(better: Better, mode: Mode, context: TextContext) -> list[str]:
    """If …, … instead. You may …. If you do, …."""
    context = mode_scene(mode, context)
    known = frozenset(part.subject.key for part in parts(mode.do, context) if isinstance(part, Clause))
    there = replace(context, known=known)
    found: list[str] = []
    if better.cost is not None:
        said = phrase(parts(mode.do, context))
        first = any(
            context.names.token(one.what) in said for one in better.cost.prices if one.what not in ("cards", "gold")
        )
        found.append(sentence(f"{'as you play this card, ' if first else ''}you may {price(better.cost, context)}"))
        lead = "if you do, "
    elif better.condition is not None:
        lead = f"if {clause(better.condition, context)}, "
    else:
        lead = ""
    if better.instead is not None:
        replaced = mode.do[:1] if better.first_only else mode.do
        found.append(sentence(lead + instead(better.instead, replaced, there)))
        lead = "then also "
    if better.add:
        found.append(sentence(lead + phrase([also(part) for part in parts(better.add, there)])))
    return found


def instead(new: Iterable[Effect], old: Iterable[Effect], context: TextContext) -> str:
    """What happens instead of the rest."""
    now, before = parts(new, context), parts(old, context)
    said = phrase(now)
    if now and len(now) < len(before) and now == before[: len(now)]:
        return f"only {said}"
    if len(before) > len(now):
        return f"instead of all that, {said}"
    if len(now) > 1 or "," in said or " instead" in said or any(isinstance(part, Next) for part in now):
        return f"instead {said}"
    return f"{said} instead"


def also(part: SentencePart) -> SentencePart:
    """A part that joins the others."""
    if isinstance(part, Clause) and not part.aside:
        return replace(part, aside="also")
    return part


def seals(card: CardDef, names: DeckNames) -> list[str]:
    """What nobody may do to it."""
    found = []
    if card.sealed:
        found.append(f"This card cannot be {listed([SEALED[word] for word in card.sealed], 'or')}.")
    for seal in card.sealed_while:
        while_ = clause(seal.condition, TextContext(names))
        found.append(f"While {while_}, this card cannot be {listed([SEALED[word] for word in seal.what], 'or')}.")
    if card.answer_except:
        found.append(
            f"Only {listed([names.title(id) for id in card.answer_except], 'or')}, whatever it is called there, can answer this card."
        )
    return found


def drink_lines(card: CardDef, context: TextContext) -> list[str]:
    """What makes a Drink special."""
    found = []
    if card.chaser:
        left = "the top card of the Drink Me! pile of the player on your left"
        found.append(
            f"Chaser: reveal {'another card' if card.chaser_from == 'same' else left} and drink both as one Drink."
        )
    if card.self_split:
        reasons = {"chaser": "as a Chaser", "event": "from a Drink Event"}
        never = listed([reasons[word] for word in card.never_split], "or")
        unless = f", unless it came {never}" if never else ""
        found.append(f"You may split this Drink with another player{unless}.")
    if card.on_ignore:
        found.append(sentence(f"if you Ignore this Drink, {phrase(parts(card.on_ignore, context))}"))
    return found


def trap(mode: Mode, context: TextContext) -> str:
    """A Trap: the seat that triggers it is its victim, and 'you' are the card's owner."""
    victim = Noun("the victim", "one", "victim", "the victim")
    there = TextContext(context.names, victim, victim, owner=YOU, source=victim, drinker=victim)
    return " ".join(sentences(parts(mode.do, there)))


def played_text(card: CardDef, mode: int, better: Iterable[str], names: DeckNames) -> str:
    """What one way to use a card does with these improvements paid for, and without the others."""
    names.kin = card.kin
    way = card.modes[mode]
    context = mode_scene(way, scene_of(card, names))
    effects = list(way.do)
    added: list[Effect] = []
    for each in way.betters:
        if each.cost is not None and each.id in better:
            if each.instead is not None:
                effects = [*each.instead, *effects[1:]] if each.first_only else list(each.instead)
            added += each.add
    return " ".join(sentences(parts((*effects, *added), context))) if effects or added else ""


def mode_label(card: CardDef, mode: int, names: DeckNames) -> str:
    """One way to use a card: its first effect, in a few words."""
    way = card.modes[mode]
    found = mode_parts(way, scene_of(card, names))
    if not found:
        return readable(way.label) if way.label else NOTHING.rstrip(".")
    return sentence(phrase(found[:1])).rstrip(".")


def acts(card: CardDef, names: DeckNames) -> bool:
    """Whether it is a side-deck card that acts when revealed: then it is called by the name of that deck."""
    decl = names.character.piles.get(card.pile) if names.character is not None else None
    return decl is not None and decl.revealed in ACTING


def symbol_names(card: CardDef, names: DeckNames) -> list[str]:
    """The symbols on a card by name; 'Meat or Sauce' where it counts as either."""
    declared = names.character.icons if names.character is not None else {}
    found = [[names.icon(icon) for icon in each] for each in symbols(card.icons, declared)]
    return [" or ".join(filter(None, each)) for each in found if any(each)]


def type_label(card: CardDef, names: DeckNames) -> str:
    """Its types: 'Action', 'Action · Gambling', 'Drink Event', 'Action · Pet'."""
    if dungeon.ROOM in card.subtypes:
        return "Room"
    words = [part for word in card.types for part in (["action", "gambling"] if word == "action-gambling" else [word])]
    kinds = names.character.subtypes if names.character is not None else {}
    return " · ".join(
        [
            *(held(card, names) if word in ("static", "none") else TYPES.get(word, readable(word)) for word in words),
            *(kinds[word] for word in card.subtypes if word in kinds),
            *(readable(word) for word in card.subtypes if word in dungeon.KINDS),
            *symbol_names(card, names),
        ]
    )


ENDS = {
    dungeon.LOOT: "Take one of the Loot, and begin anew at the start.",
    dungeon.TRICK: "Draw a Trick, and begin anew at the start.",
}
"""What the goal of a dungeon does, by the kind of reward."""
BEGINS = "Everybody begins here."


def room_text(card: CardDef, of: dungeon.Dungeon, names: DeckNames) -> str:
    """What a room does to the seat that enters it; start and goal say that they are."""
    room = card.id.partition("/")[2]
    lines = [card_text(card, names)] if card.modes[0].do else []
    lines += [BEGINS] * (room == of.start) + [ENDS[of.reward]] * (room == of.goal)
    return "\n".join(lines) or "Nothing happens here."


def held(card: CardDef, names: DeckNames) -> str:
    """The type of a card that is not played: the name of its side deck, unless it has a standing effect."""
    decl = names.character.piles.get(card.pile) if names.character is not None else None
    if decl is None:
        return readable("static")
    return decl.static if card.standing and not acts(card, names) else names.pile(card.pile)


__all__ = ["card_text", "drinks", "mode_label", "room_text", "type_label"]
