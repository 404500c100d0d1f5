# SPDX-License-Identifier: GPL-3.0-or-later
"""The mechanics of a character: tokens, tracks, piles, procedures, abilities."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts import standing as texts
from rdi_desktop.content.texts.abilities import ability
from rdi_desktop.content.texts.amounts import measure
from rdi_desktop.content.texts.clauses import clause, counted
from rdi_desktop.content.texts.effects import parts, seals
from rdi_desktop.content.texts.scene import DeckNames, Scene, name, someone, yes
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.character import MANY, BodyDecl, CharacterDef, SidesDecl, TokenDecl, TrackDecl
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.counters import CounterDecl
from rdi_desktop.engine.language.piles import SERVED, PileDecl
from rdi_desktop.words.plan import YOU, Listed, Name, NounPhrase, Part, Phrase, Sentences, label, msg, say

HOLDERS = {"self": YOU, "others": NounPhrase("np-others", "one"), "everyone": NounPhrase("np-everyone", "one")}
Line = list[Part]


def character_lines(character: CharacterDef, names: DeckNames) -> list[Line]:
    """All mechanics, a line for each."""
    lines = [token(names, id, decl) for id, decl in character.tokens.items()]
    lines += [track(names, id, decl) for id, decl in character.tracks.items()]
    lines += [coins(names, decl) for decl in character.sides.values() if decl.coin]
    lines += [pile(names, id, decl) for id, decl in character.piles.items()]
    lines += [body(names, id, decl) for id, decl in character.bodies.items()]
    lines += [counter(names, id, decl) for id, decl in character.counters.items()]
    if character.any_number:
        lines.append([say("any-number-of-kind", kind=counted(names.kind(character.any_number)))])
    checker = someone("np-whoever-does", "checker")
    lines += [[texts.standing(change, Scene(names))] for change in character.standing]
    lines += [list(texts.trigger(one, names)) for one in character.triggers]
    lines += [[texts.hook(point, effects, names)] for point, effects in character.hooks.items()]
    if character.setup:
        lines.append([texts.before_the_game(character.setup, names)])
    for id, effects in character.procedures.items():
        done = Sentences(parts(effects, Scene(names, checker, checker)))
        lines.append([say("titled", title=names.procedure(id), text=done)])
    for one in character.abilities:
        lines.append([say("titled", title=called_ability(one, names), text=Sentences(ability(one, names)))])
    return lines


def called_ability(one: Ability, names: DeckNames) -> Name:
    """An ability by the name that its maker gave it, or by its id."""
    named = names.procedure(one.id)
    return replace(named, text=one.title or named.text)


def thing_lines(character: CharacterDef, id: str, names: DeckNames) -> list[Line]:
    """What the owner of one of its things is told of it: every part of the mechanics that names it, or uses it as a price.

    The number of tokens of a kind is left out: it is shown with the numbers.
    """
    called = names.pile(id) if id in character.piles else names.token(id)
    named = re.compile(rf"\b{re.escape(called.text)}\b")
    spending = [
        [say("titled", title=called_ability(one, names), text=Sentences(ability(one, names)))]
        for one in character.abilities
        for price in (one.cost.prices if one.cost is not None else ())
        if price.flips and id in character.sides[price.what].things
    ]
    counts = token(names, id, character.tokens[id]) if id in character.tokens else None
    return [
        line
        for line in character_lines(character, names)
        if line != counts and (named.search(repr(line)) or line in spending)
    ]


def form_parts(character: CharacterDef, track: str, step: str, names: DeckNames) -> Line:
    """What holds while a track of the character is at that step."""
    held = [change for change in character.standing if change.if_ is not None and change.if_.likely({track: step})]
    return [texts.standing(change, Scene(names)) for change in held]


def body(names: DeckNames, id: str, decl: BodyDecl) -> Line:
    """A kind of thing in play that can be hit."""
    scene = Scene(names, owner=YOU)
    said: Line = [say("body", name=name(id))]
    if decl.pool == "none":
        return [*said, say("body-hit-does", phrase=Phrase(parts(decl.hit, scene), "after"))]
    said.append(say("body-fortitude"))
    if decl.broken:
        said.append(say("body-broken", phrase=Phrase(parts(decl.broken, scene), "after")))
    if decl.ticks:
        said.append(say("body-ticks", n=decl.ticks))
    return said


def counter(names: DeckNames, id: str, decl: CounterDecl) -> Line:
    """A kind of counter."""
    said: Line = [say("counter", name=names.counter(id), kind=counted(names.kind(decl.kind)))]
    if decl.numerals:
        said.append(say("counter-numerals"))
    if decl.until:
        said.append(say("counter-until"))
    return said


def token(names: DeckNames, id: str, decl: TokenDecl) -> Line:
    """A kind of token."""
    said: Line = []
    if decl.supply < MANY:
        said.append(say("token-supply", n=decl.supply))
    who = HOLDERS[decl.holders]
    if decl.limit < MANY or decl.holders != "self":
        said.append(say("token-limit", holder=who, n=decl.limit, limited=yes(decl.limit < MANY)))
    if decl.state:
        said.append(say("token-state", state=Name(decl.state, f"state-{id}")))
    if decl.starts:
        said.append(say("token-starts", n=decl.starts))
    if decl.pays_as.get("cards"):
        said.append(say("token-pays-as", n=decl.pays_as["cards"]))
    if decl.gains_if is not None:
        said.append(say("token-gains-if", holder=who, condition=clause(decl.gains_if, Scene(names))))
    if decl.short in ("take_back", "move"):
        said.append(say("token-short"))
    if not said:
        said.append(say("token-any-number"))
    burden = holder_parts(decl, names)
    if burden:
        said.append(say("for-whoever-has", text=Sentences(burden)))
    return [say("tokens-head", name=names.token(id), text=Sentences(said))]


def holder_parts(decl: TokenDecl, names: DeckNames) -> Line:
    """What a token does, addressed to its holder. Nothing if it does nothing by itself."""
    said: Line = [part for one in decl.triggers for part in texts.trigger(one, names)]
    return [*said, *(texts.standing(one, Scene(names)) for one in decl.standing)]


def pile(names: DeckNames, id: str, decl: PileDecl) -> Line:
    """A side deck, and what is done with its cards."""
    if not decl.deck:
        said = aside(names, id, decl)
        if decl.fills is not None:
            first, *rest = decl.fills.needs
            facts = {"first": first, "rest": Listed(rest), "more": yes(rest), "to": names.pile(decl.fills.to)}
            said.append(say("pile-fills", track=names.token(decl.fills.track), **facts))
        return said
    if decl.deal:
        return [say("pile-dealt", name=names.pile(id), n=decl.deal)]
    if decl.coin:
        return [say("pile-coins", name=names.pile(id))]
    lying = [card for card in (names.character.deck if names.character is not None else ()) if card.pile == id]
    if decl.joins and not decl.revealed:
        said = [say("pile-as-boss")] if all(card.boss for card in lying) else []
        if decl.first:
            said.append(say("pile-first"))
        said.append(say(f"drawn-{decl.joins}"))
        if decl.joins != "mine":
            said.append(say(f"drawn-up-{decl.empty}"))
        return [say("pile-deck-text", name=names.pile(id), text=Sentences(said))]
    return [
        say(
            "pile-deck-text",
            name=names.pile(id),
            text=Sentences(revealed(names, id, decl, any("immediate" in card.types for card in lying))),
        )
    ]


def revealed(names: DeckNames, id: str, decl: PileDecl, immediate: bool) -> Line:
    """What is done with a card of a side deck as it is revealed, and with those that lie open."""
    said: Line = []
    if decl.top == "open":
        said.append(say("pile-open"))
    said.append(
        say(
            "revealed-keep-one-plain"
            if decl.revealed == "keep_one" and not immediate
            else f"revealed-{decl.revealed.replace('_', '-')}"
        )
    )
    if decl.fed:
        said.insert(1, say("pile-fed", tokens=counted(names.tokens(decl.fed))))
    if decl.last:
        said.append(say("pile-last", text=told(names, decl.last)))
    if decl.loser == "bottom":
        said.append(say("pile-loser"))
    if decl.joins:
        said.append(say("pile-joins"))
    if decl.worth:
        said.append(say("pile-worth", name=names.counter(decl.worth)))
    if decl.spots:
        said.append(say("pile-places", places=Listed([label(spot) for spot in decl.spots])))
    if list(decl.slots) == ["any"]:
        said.append(say("pile-slots", n=decl.slots["any"]))
    elif decl.slots:
        places = [
            msg("so-many-places", n=n if n < MANY else msg("any-number-of"), name=names.pile(slot))
            for slot, n in decl.slots.items()
        ]
        said.append(say("pile-places", places=Listed(places)))
    holds = {
        "pile-hand-like": decl.hand_like,
        "pile-offers": decl.offers,
        "pile-discardable": decl.discardable_in,
        "pile-nobody": decl.source == "nobody",
    }
    said += [say(id) for id, it_does in holds.items() if it_does]
    if decl.cannot:
        said.append(
            say("pile-cannot", what=Listed([msg(f"done-to-{word.replace('_', '-')}") for word in decl.cannot], "or"))
        )
    if decl.revealed != SERVED:
        said.append(say(f"renewed-{decl.empty.replace('_', '-')}"))
    return said


def aside(names: DeckNames, id: str, decl: PileDecl) -> Line:
    """A place where cards lie aside: which cards, who sees them, and what is done with them."""
    whose = decl.accepts if decl.accepts in ("own", "foreign") else "kind"
    kind: Any = counted(names.kind(decl.accepts)) if whose == "kind" else ""
    seen = decl.seen if decl.seen in ("all", "nobody") else "owner"
    said: Line = [say("lie-aside", name=names.place(id), whose=whose, kind=kind, seen=seen)]
    if decl.gets is not None:
        said.append(say("aside-gets", kind=counted(names.kind(decl.gets.drawn), of=1)))
    if decl.plays:
        said.append(say("aside-plays", kind=counted(names.kind(decl.plays))))
    if decl.when_out == "discarded":
        said.append(say("aside-out"))
    return said


def coins(names: DeckNames, decl: SidesDecl) -> Line:
    """Things with two sides that count as Gold."""
    up, down = Name(decl.up, f"side-{decl.up}"), Name(decl.down, f"side-{decl.down}")
    return [say("coins", those=Listed([names.token(id) for id in decl.coin]), up=up, down=down)]


def told(names: DeckNames, effects: Iterable[Effect]) -> Sentences:
    """A list of the character's own effects, to follow a colon."""
    return Sentences(parts(effects, Scene(names)))


def track(names: DeckNames, id: str, decl: TrackDecl) -> Line:
    """A track with tokens to claim, or a value that moves."""
    called = names.token(id)
    if decl.reads is not None:
        return [say("track-reads", name=called, measure=measure(decl.reads, Scene(names)))]
    if decl.of_:
        beside = [
            msg("track-beside", teammate=Name(name(who).text.title(), who), marks=Listed(list(others)))
            for who, others in (decl.team_with or {}).items()
        ]
        return [
            say(
                "track-claimed",
                name=called,
                marks=Listed(list(decl.marks)),
                of=decl.of_,
                beside=Listed(beside, "blank"),
            )
        ]
    said: Line = []
    if decl.steps:
        steps = Listed([name(step) for step in decl.steps], "or")
        said.append(say("track-steps", name=called, steps=steps, start=name(decl.steps[decl.starts])))
        for kind in names.character.sides.values() if names.character is not None else ():
            if id in kind.things and kind.takes:
                each = Listed([names.token(token) for token in kind.takes])
                said.append(say("track-takes", each=each, up=name(kind.up)))
        if decl.above:
            said.append(say("track-last-step", step=name(decl.steps[-1]), text=told(names, decl.above)))
        return said
    least, most = decl.range
    said.append(say("track-range", name=called, least=least, most=most, start=decl.starts))
    said += [say("track-at", at=at, text=told(names, effects)) for at, effects in sorted(decl.at.items())]
    if decl.below:
        said.append(say("track-below", least=least, text=told(names, decl.below)))
    if decl.around:
        said.append(say("track-around", least=least, most=most, text=told(names, decl.around)))
    if decl.above:
        said.append(say("track-above", most=most, text=told(names, decl.above)))
    return said


__all__ = ["character_lines", "form_parts", "holder_parts", "seals", "thing_lines"]
