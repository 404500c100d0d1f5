# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole card, from its moment to its Trap."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import Any

from rdi_desktop.content.texts.abilities import ability, price
from rdi_desktop.content.texts.clauses import causes, clause, counted, phase_name, type_name
from rdi_desktop.content.texts.effects import bare, parts, seals, told
from rdi_desktop.content.texts.moments import concerned, drinker, head, hits_back, source
from rdi_desktop.content.texts.scene import DeckNames, Scene, called, name, someone, yes
from rdi_desktop.content.texts.standing import standing, trigger
from rdi_desktop.engine.language import dungeon
from rdi_desktop.engine.language.card import Better, CardDef, Mode
from rdi_desktop.engine.language.condition import Condition, Not
from rdi_desktop.engine.language.conditions import Answers, Is, PlayersLeft
from rdi_desktop.engine.language.core import Effect, walk
from rdi_desktop.engine.language.kinds import symbols
from rdi_desktop.engine.language.piles import ACTING
from rdi_desktop.engine.verbs.flow import Unless
from rdi_desktop.words.plan import YOU, Act, Following, Listed, Msg, Name, Part, Phrase, Say, Sentences, msg, say

Lines = list[list[Part]]
"""Paragraphs, each of some sentences."""
WHILE = frozenset(("in_round", "in_control", "round", "my_turn", "phase"))
"""Conditions that last: 'while you are in the Round'."""


def scene_of(card: CardDef, names: DeckNames) -> Scene:
    """Who is who on a card."""
    moments = [moment for found in card.moments.values() for moment in found]
    scene = Scene(
        names,
        source=source(moments),
        drinker=drinker(moments),
        concerned=concerned(moments),
        answering=frozenset(card.moments),
    )
    return replace(scene, owner=called(names.owner, "owner")) if acts(card, names) else scene


def card_lines(card: CardDef, names: DeckNames) -> Lines:
    """The whole text of a card. Its Trap and other separate parts begin new lines."""
    names.kin = card.kin
    scene = scene_of(card, names)
    lines: Lines = [link(card, main(card, scene), names), *drink_lines(card, scene)]
    if card.kept_ability is not None:
        anytime, text = yes(not card.kept_ability.moments), as_text(card_lines(card.kept_ability, names))
        lines.append([say("while-kept", anytime=anytime, text=text), *discarded((card.kept or {}).get("goes"))])
    lines += [[standing(change, scene)] for change in card.standing]
    lines += [list(trigger(one, names)) for one in card.triggers]
    if card.heart:
        lines.append([say("card-heart", n=card.heart)])
    lines += staying(card, scene)
    if card.slot is not None:
        kind, n = card.slot
        lines.append([say("card-worn", kind=name(kind), n=n, level=card.level)])
    if card.takes and names.character is not None:
        fed = names.tokens(names.character.piles[card.pile].fed)
        lines.append([say("card-takes", what=counted(fed, card.takes, 2))])
    if card.values:
        lines.append([say("card-worth", values=Listed(list(card.values), ""))])
    if card.price:
        lines.append([say("card-price", n=card.price)])
    if card.rival is not None:
        against = Phrase(parts(card.rival.do, Scene(scene.names, owner=YOU)), "after")
        lines.append([say("card-rival", rival=card.rival.of_, phrase=against)])
    if card.given is not None:
        text = as_text([list(trigger(card.given, names))])
        lines.append([say("card-given", text=text), *discarded(card.given.goes)])
    if card.trap is not None:
        lines.append([say("card-trap", all=Sentences(trap(card.trap, scene)))])
    return [line for line in lines if line]


def as_text(lines: Lines) -> Listed:
    """Lines as a fact of a longer sentence."""
    return Listed([Sentences(line) for line in lines], "new-line")


def discarded(goes: object) -> list[Part]:
    """That the card is discarded afterwards, if it is."""
    return [say("then-discard-this")] if goes == "discard" else []


def link(card: CardDef, said: list[Part], names: DeckNames) -> list[Part]:
    """The effects of a card in a chain, with its kind and the kind that must follow."""
    if not card.kind:
        return said
    first = say("card-kind", kind=name(card.kind), pile=names.pile(card.pile))
    if not card.needs:
        return [first, say("no-effect")]
    return [first, say("card-before", kind=name(card.needs), pile=names.pile(card.pile), all=Sentences(said))]


def staying(card: CardDef, scene: Scene) -> Lines:
    """What can be done with it while it lies before its player, and the cost of keeping a body in play."""
    lines: Lines = []
    for one in card.abilities:
        phrase = Phrase(parts(one.mode.do, scene))
        if one.ticked:
            lines.append([say("card-ticks", phrase=phrase)])
        elif one.phase:
            lines.append([say("once-in-phase", phase=phase_name(one.phase), phrase=phrase)])
        elif one.cost is not None:
            lines.append([say("while-open", text=Sentences(ability(one, scene.names)))])
    if card.body:
        facts = {"fortitude": card.fortitude, "wages": card.wages, "own": yes(card.fortitude)}
        lines.append([say("card-body", body=name(card.body), **facts)])
    return lines


def main(card: CardDef, scene: Scene) -> list[Part]:
    """Moment, control of the Round, modes, improvements, what comes after, what nobody may do to it."""
    found: list[Part] = []
    effects = uses(card, scene)
    start, bars = opening(card, scene)
    if card.takes_control and not card.is_action:
        found.append(say("take-control"))
    found += effects
    for better in card.modes[0].betters:
        found += improvement(better, card.modes[0], scene)
    if card.after:
        found.append(
            say(
                "afterwards" if found else "sentence",
                phrase=Phrase(parts(card.after, scene), "after" if found else "main"),
            )
        )
    if card.announced:
        found.append(say("as-you-play", phrase=Phrase(parts(card.announced, scene), "after")))
    if (
        not found
        and not (card.chaser or card.self_split or card.kept or card.standing or card.slot or card.body or card.given)
        and not card.triggers
    ):
        found.append(say("no-effect"))
    if start is not None and found:
        found = [say("card-opening", start=start), *found]
    return found + bars + sealed(card, scene.names)


def opening(card: CardDef, scene: Scene) -> tuple[Msg | None, list[Part]]:
    """('when …, if …', sentences that exclude other times)."""
    moments = [moment for found in card.moments.values() for moment in found]
    word = "no"
    condition: Any = ""
    bars: list[Part] = []
    if card.condition is not None:
        never = card.condition.of_ if isinstance(card.condition, Not) else None
        if isinstance(never, Answers) and never.causes:
            bars.append(say("not-on", causes=causes(never.causes)))
        elif not (isinstance(never, Is) and hits_back(moments)):  # that already says that it is not their own
            lasts = WHILE.issuperset(part.WORD for part in card.condition.each())
            word, condition = "while" if lasts else "if", clause(card.condition, scene)
    if not moments and word == "no" and card.cost is None:
        return None, bars
    return (
        msg(
            "opening",
            moments=head(moments, scene.names),
            timed=yes(moments),
            word=word,
            condition=condition,
            cost=yes(card.cost is not None),
            price=price(card.cost, scene) if card.cost is not None else "",
        ),
        bars,
    )


def uses(card: CardDef, scene: Scene) -> list[Part]:
    """What the card does, or the ways to choose from."""
    if card.takes_control and card.is_action:
        return [*parts(card.modes[0].do, scene), say("control-instead")]
    if len(card.modes) == 1 or card.heart:
        return mode_parts(card.modes[0], scene)
    if all(answers_of(mode) for mode in card.modes) or apart(card.modes, scene):
        return [way(mode, scene, "after") for mode in card.modes]
    ways = Listed([Phrase([way(mode, scene, "main")]) for mode in card.modes], "or-choice")
    return [say("choose-way", ways=ways)]


def way(mode: Mode, scene: Scene, form: str) -> Say:
    """One mode, with its condition before it."""
    found = mode_parts(mode, scene)
    if mode.condition is None:
        return say("sentence", phrase=Phrase(found, "main"))
    return say("if-then", condition=clause(mode.condition, scene), then=Phrase(found, "after"))


def apart(modes: Iterable[Mode], scene: Scene) -> bool:
    """Whether no two modes are possible at the same time, so that there is no choice."""
    return all(
        one.condition is not None
        and other.condition is not None
        and any(excluded(first, second, scene) for first in one.condition.each() for second in other.condition.each())
        for one, other in combinations(modes, 2)
    )


def excluded(one: Condition, other: Condition, scene: Scene) -> bool:
    """Whether the two never hold together: one negates the other, or their ranges do not overlap."""
    if isinstance(one, PlayersLeft) and isinstance(other, PlayersLeft):
        return one.range[1] < other.range[0] or other.range[1] < one.range[0]
    return clause(one, scene, negative=True) == clause(other, scene)


def mode_parts(mode: Mode, scene: Scene) -> list[Part]:
    """The parts of one mode, which may know better than the card what is answered."""
    return parts(mode.do, mode_scene(mode, scene))


def left_open(card: CardDef, what: str, names: DeckNames) -> list[Part]:
    """What a card lets somebody decide as it resolves: its only "unless", or its only part that "may" be left out."""

    def decided(effect: Effect) -> bool:
        return isinstance(effect, Unless) if what == "unless" else effect.may

    scene = scene_of(card, names)
    lists = [*((mode.do, mode_scene(mode, scene)) for mode in card.modes), (card.after, scene)]
    found = [(effect, there) for effects, there in lists for effect in effects if any(map(decided, walk((effect,))))]
    return told(*found[0]) if len(found) == 1 else []


def mode_scene(mode: Mode, scene: Scene) -> Scene:
    """The scene of one mode."""
    answers = answers_of(mode)
    return replace(scene, answering=frozenset((answers,))) if answers else scene


def answers_of(mode: Mode) -> str:
    """The kind of what must be answered in that mode; '' if not given."""
    return mode.condition.what if isinstance(mode.condition, Answers) else ""


def improvement(better: Better, mode: Mode, scene: Scene) -> list[Part]:
    """If …, … instead. You may …. If you do, …."""
    scene = mode_scene(mode, scene)
    before = parts(mode.do, scene)
    there = replace(scene, known=frozenset(part.subject.key for part in before if isinstance(part, Act)))
    found: list[Part] = []
    lead: Any = msg("lead-none")
    if better.cost is not None:
        named = {f"id='{one.what}'" for one in better.cost.prices if one.what not in ("cards", "gold")}
        first = yes(any(each in repr(before) for each in named))
        found.append(say("you-may-pay", first=first, price=price(better.cost, scene)))
        lead = msg("lead-if-you-do")
    elif better.condition is not None:
        lead = msg("lead-if", condition=clause(better.condition, scene))
    if better.instead is not None:
        replaced = mode.do[:1] if better.first_only else mode.do
        found.append(instead(lead, better.instead, replaced, there))
        lead = msg("lead-then-also")
    if better.add:
        added = [
            replace(part, aside="also") if isinstance(part, Act) and not part.aside else part
            for part in parts(better.add, there)
        ]
        found.append(say("led", lead=lead, phrase=Phrase(added, "main" if lead.id == "lead-none" else "after")))
    return found


def instead(lead: Msg, new: Iterable[Effect], old: Iterable[Effect], scene: Scene) -> Say:
    """What happens instead of the rest."""
    now, before = parts(new, scene), parts(old, scene)
    if now and len(now) < len(before) and now == before[: len(now)]:
        how = "only"
    elif len(before) > len(now):
        how = "of-all"
    else:
        how = "several" if len(now) > 1 or any(isinstance(part, Following) for part in now) else "one"
    form = "main" if lead.id == "lead-none" or how == "only" else "after"
    return say("instead", lead=lead, how=how, phrase=Phrase(now, form))


def sealed(card: CardDef, names: DeckNames) -> list[Part]:
    """What nobody may do to it."""
    found: list[Part] = []
    if card.sealed:
        found.append(say("card-cannot-be", what=seals(card.sealed)))
    found += [
        say("card-cannot-be-while", condition=clause(seal.condition, Scene(names)), what=seals(seal.what))
        for seal in card.sealed_while
    ]
    if card.answer_except:
        found.append(say("only-answers", titles=Listed([names.title(id) for id in card.answer_except], "or")))
    return found


def drink_lines(card: CardDef, scene: Scene) -> Lines:
    """What makes a Drink special."""
    found: Lines = []
    if card.chaser:
        found.append([say("card-chaser", same=yes(card.chaser_from == "same"))])
    if card.self_split:
        never = Listed([msg(f"came-{word}") for word in card.never_split], "or")
        found.append([say("self-split", never=never, some=yes(card.never_split))])
    if card.on_ignore:
        found.append([say("if-ignored", phrase=Phrase(parts(card.on_ignore, scene), "after"))])
    return found


def trap(mode: Mode, scene: Scene) -> list[Part]:
    """A Trap: the seat that triggers it is its victim, and 'you' are the card's owner."""
    victim = someone("np-the-victim", "victim", "np-the-victim")
    there = Scene(scene.names, victim, victim, owner=YOU, source=victim, drinker=victim)
    return parts(mode.do, there)


def played_parts(card: CardDef, mode: int, better: Iterable[str], names: DeckNames) -> list[Part]:
    """What one way to use a card does with these improvements paid for, and without the others."""
    names.kin = card.kin
    way = card.modes[mode]
    scene = mode_scene(way, scene_of(card, names))
    effects = list(way.do)
    added: list[Effect] = []
    for each in way.betters:
        if each.cost is not None and each.id in better:
            if each.instead is not None:
                effects = [*each.instead, *effects[1:]] if each.first_only else list(each.instead)
            added += each.add
    return parts((*effects, *added), scene)


def mode_label(card: CardDef, mode: int, names: DeckNames) -> Msg:
    """One way to use a card: its first effect, in a few words."""
    way = card.modes[mode]
    found = mode_parts(way, scene_of(card, names))
    if not found:
        return msg("label", what=name(way.label) if way.label else msg("no-effect"))
    return msg("label", what=Phrase(found[:1]))


def acts(card: CardDef, names: DeckNames) -> bool:
    """Whether it is a side-deck card that acts when revealed: then it is called by the name of that deck."""
    decl = names.character.piles.get(card.pile) if names.character is not None else None
    return decl is not None and decl.revealed in ACTING


def symbol_names(card: CardDef, names: DeckNames) -> list[Any]:
    """The symbols on a card by name; 'Meat or Sauce' where it counts as either."""
    declared = names.character.icons if names.character is not None else {}
    found = [
        [Name(names.icon(icon), f"kind-{icon}") for icon in each if names.icon(icon)]
        for each in symbols(card.icons, declared)
    ]
    return [msg("either-symbol", one=each[0], other=each[1]) if len(each) > 1 else each[0] for each in found if each]


def type_label(card: CardDef, names: DeckNames) -> list[Any]:
    """Its types: 'Action', 'Action · Gambling', 'Drink Event', 'Action · Pet'."""
    if dungeon.ROOM in card.subtypes:
        return [msg("type-room")]
    words = [part for word in card.types for part in (["action", "gambling"] if word == "action-gambling" else [word])]
    kinds = names.character.subtypes if names.character is not None else {}
    return [
        *(held(card, names) if word in ("static", "none") else type_name(word) for word in words),
        *(names.kind_name(word) for word in card.subtypes if word in kinds),
        *(name(word) for word in card.subtypes if word in dungeon.KINDS),
        *symbol_names(card, names),
    ]


def room_lines(card: CardDef, of: dungeon.Dungeon, names: DeckNames) -> Lines:
    """What a room does to the seat that enters it; start and goal say that they are."""
    room = card.id.partition("/")[2]
    lines = card_lines(card, names) if card.modes[0].do else []
    if room == of.start:
        lines.append([say("everybody-begins-here")])
    if room == of.goal:
        lines.append([say(f"goal-{of.reward}")])
    return lines or [[say("nothing-happens-here")]]


def held(card: CardDef, names: DeckNames) -> Any:
    """The type of a card that is not played: the name of its side deck, unless it has a standing effect."""
    decl = names.character.piles.get(card.pile) if names.character is not None else None
    if decl is None:
        return msg("type-static")
    return (
        Name(decl.static, f"static-{card.pile}") if card.standing and not acts(card, names) else names.pile(card.pile)
    )


__all__ = ["bare", "card_lines", "mode_label", "played_parts", "room_lines", "type_label"]
