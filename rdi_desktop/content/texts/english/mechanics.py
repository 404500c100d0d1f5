# SPDX-License-Identifier: GPL-3.0-or-later
"""The mechanics of a character: tokens, tracks, procedures, abilities."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rdi_desktop.content.texts.english import standing as texts
from rdi_desktop.content.texts.english.abilities import ability_text
from rdi_desktop.content.texts.english.amounts import measure
from rdi_desktop.content.texts.english.clauses import clause
from rdi_desktop.content.texts.english.context import DeckNames, TextContext, readable
from rdi_desktop.content.texts.english.effects import parts
from rdi_desktop.content.texts.english.grammar import YOU, Noun, a, listed, lower, phrase, sentence, sentences
from rdi_desktop.engine.language.character import MANY, BodyDecl, CharacterDef, SidesDecl, TokenDecl, TrackDecl
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.counters import CounterDecl
from rdi_desktop.engine.language.piles import SERVED, PileDecl

HOLDERS = {"self": "you", "others": "each other player", "everyone": "each player"}
ATTRIBUTES = {"fortitude": "Fortitude", "alcohol": "Alcohol Content"}


def character_text(character: CharacterDef, names: DeckNames) -> str:
    """All mechanics, a line for each."""
    lines = [token(names, id, decl) for id, decl in character.tokens.items()]
    lines += [track(names, id, decl) for id, decl in character.tracks.items()]
    lines += [coins(names, decl) for decl in character.sides.values() if decl.coin]
    lines += [pile(names, id, decl) for id, decl in character.piles.items()]
    lines += [body(names, id, decl) for id, decl in character.bodies.items()]
    lines += [counter(names, id, decl) for id, decl in character.counters.items()]
    if character.any_number:
        kind = names.kind(character.any_number, 2)
        lines.append(
            f"In your Action phase you may play any number of {kind} instead of one Action card, one after the other."
        )
    checker = Noun("whoever does it", "one", "checker")
    lines += [texts.standing(change, TextContext(names)) for change in character.standing]
    lines += [texts.trigger(one, names) for one in character.triggers]
    lines += [texts.hook(point, effects, names) for point, effects in character.hooks.items()]
    if character.setup:
        lines.append(texts.before_the_game(character.setup, names))
    for id, effects in character.procedures.items():
        context = TextContext(names, checker, checker)
        lines.append(f"{names.procedure(id)}: {' '.join(sentences(parts(effects, context)))}")
    for ability in character.abilities:
        lines.append(f"{ability.title or names.procedure(ability.id)}: {ability_text(ability, names)}")
    return "\n".join(lines)


def thing_text(character: CharacterDef, id: str, names: DeckNames) -> list[str]:
    """What the owner of one of its things is told of it: every part of the mechanics that names it, or uses it as a price.

    The number of tokens of a kind is left out: it is shown with the numbers.
    """
    called = names.pile(id) if id in character.piles else names.token(id)
    named = re.compile(rf"\b{re.escape(called)}\b")
    spending = [
        f"{ability.title or names.procedure(ability.id)}: {ability_text(ability, names)}"
        for ability in character.abilities
        for price in (ability.cost.prices if ability.cost is not None else ())
        if price.flips and id in character.sides[price.what].things
    ]
    counts = token(names, id, character.tokens[id]) if id in character.tokens else ""
    lines = character_text(character, names).split("\n")
    return [line for line in lines if line != counts and (named.search(line) or line in spending)]


def form_text(character: CharacterDef, track: str, step: str, names: DeckNames) -> str:
    """What holds while a track of the character is at that step; '' if nothing does."""
    held = [change for change in character.standing if change.if_ is not None and change.if_.likely({track: step})]
    return " ".join(texts.standing(change, TextContext(names)) for change in held)


def body(names: DeckNames, id: str, decl: BodyDecl) -> str:
    """A kind of thing in play that can be hit."""
    text = (
        f"{readable(id)}: stays in play. Others may pick it where they pick a player to lose Fortitude, and it is hit wherever each "
        "other player loses Fortitude. "
    )
    context = TextContext(names, owner=YOU)
    if decl.pool == "none":
        return text + sentence(f"when it is hit, {phrase(parts(decl.hit, context))}")
    text += "It has Fortitude of its own, never more than is printed on it; what heals each player heals it, too. With none left it "
    text += "breaks down and is discarded."
    if decl.broken:
        text += f" {sentence(f'when a card has broken it, {phrase(parts(decl.broken, context))}')}"
    if decl.ticks:
        text += (
            f" At the end of your Action phase each ticks down, in the order of your choice: it loses {decl.ticks} Fortitude. "
            "One that can do something then may do it, also as it breaks down by that."
        )
    return text


def counter(names: DeckNames, id: str, decl: CounterDecl) -> str:
    """A kind of counter."""
    said = f"{names.counter(id)} tokens: lie on {names.kind(decl.kind, 2)} in play."
    if decl.numerals:
        said += " Each makes every number in digits of what that card does 1 higher."
    if decl.until:
        said += " They are taken off as the card loses Fortitude; what it does as it ticks down still counts them."
    return said


def token(names: DeckNames, id: str, decl: TokenDecl) -> str:
    """A kind of token."""
    said = []
    if decl.supply < MANY:
        said.append(f"There are {decl.supply} in all." if decl.supply > 1 else "There is only one.")
    who = HOLDERS[decl.holders]
    verb = "may" if decl.limit < MANY or decl.holders != "self" else ""
    if verb:
        most = f"at most {decl.limit}" if decl.limit < MANY else "any number"
        said.append(sentence(f"{who} may hold {most}"))
    if decl.state:
        said.append(f"Whoever holds one is {decl.state}.")
    if decl.starts:
        said.append(f"You start with {decl.starts}.")
    if decl.pays_as.get("cards"):
        said.append(f"Instead of spending 1, you may discard {decl.pays_as['cards']} cards.")
    if decl.gains_if is not None:
        said.append(
            sentence(
                f"{who} {'gains' if decl.holders != 'self' else 'gain'} one only while {clause(decl.gains_if, TextContext(names))}"
            )
        )
    if decl.short in ("take_back", "move"):
        said.append("If none is left, one is taken back from a player of your choice.")
    if not said:
        said.append("You may hold any number.")
    burden = holder_text(decl, names)
    if burden:
        said.append(f"For whoever has one: {lower(burden)}")
    return f"{names.token(id)} tokens: {' '.join(said)}"


def holder_text(decl: TokenDecl, names: DeckNames) -> str:
    """What a token does, addressed to its holder. '' if it does nothing by itself."""
    said = [texts.trigger(one, names) for one in decl.triggers]
    said += [texts.standing(one, TextContext(names)) for one in decl.standing]
    return " ".join(said)


REVEALED = {
    "split_or_now": "A card that is revealed acts at once if it is Immediate, as an Action card of yours would. "
    "Any other you keep before you, or put before another player, where it waits for what sets it off.",
    "replace_top": "A card that is revealed lies open before you and holds until the next one is revealed.",
    "resolve": "A card that is revealed acts as an Action card of yours would, once the card that has revealed it is finished.",
    "keep_some": "A card that is revealed lies open before you, with the others. If there are more of them than places, "
    "you say which stay, before anything else is done; the rest is discarded.",
    "resolve_now": "A card that is revealed acts at once, as an Action card of yours would.",
    "curse_or_slot": "A Curse that is revealed happens at once; anything else you may wear in its place, or discard.",
    "immediate_or_slot": "An Immediate card that is revealed acts at once, with nobody playing anything meanwhile, and is discarded. "
    "Any other takes a place before you; if all are taken, discard one of them first.",
    "collect": "A card that is revealed lies open before you, with the others.",
    "keep_one": "An Immediate card that is revealed acts at once and is discarded. Of any other and the one that lies open, you keep one.",
    "goes_off": "Whoever gets one reveals it and does what it says, once all else is done; then it is discarded. "
    "It may be answered as an Action card of yours. "
    "From the pot it goes to whoever takes that: they choose the order; with no winner it is discarded.",
    "attach": "What is revealed is added to the card that you are playing, before anybody may answer: together they are one card, "
    "and you choose anew whom it concerns.",
    "served": "Drinks and Drink Events that go face down on top of Drink Me! piles. There they lie above every Drink of the Drink Deck, "
    "whatever is done to the pile. They are discarded to a pile of their own, and shuffled back into their own deck. When that is empty, "
    "its discards are shuffled and become the new one; nobody pays for it.",
    "line": "A card that is revealed first does what its Rival box says if that Rival is in play, then what it does as an Immediate card. "
    "Then it takes the first place of the line and pushes the others on; the one that falls out is discarded.",
}
DONE_TO = {"negate": "Negate", "ignore": "Ignore", "reduce": "reduce", "redirect": "redirect"}
RENEWED = {
    "discards": "When its last card is revealed, the discards are shuffled and become the new deck.",
    "leave_top": "When no card is left, all but the open one are shuffled and become the new deck.",
    "never": "Its discards are not shuffled again: once it is empty, there are no more.",
}
DRAWN = {
    "mine": "A card of it that you draw is a card of your hand, and belongs to your deck from then on.",
    "own": "Its cards are drawn into hands. One that is played or discarded goes to a discard pile of their own.",
}
DRAWN_UP = {
    "discards": " When its last card is drawn, the discards are shuffled and become the new deck.",
    "never": " They are not shuffled again: once it is empty, there are no more.",
}


def pile(names: DeckNames, id: str, decl: PileDecl) -> str:
    """A side deck, and what is done with its cards."""
    if not decl.deck:
        text = f"{names.place(id)}: {aside(names, decl)}"
        if decl.fills is not None:
            first, *rest = decl.fills.needs
            needs = f"{first} for the first step" + (f", then {listed([str(n) for n in rest])}" if rest else "")
            text += (
                f" When it has as many as the next step needs ({needs}), your {names.token(decl.fills.track)} moves up 1, and they "
                f"go to your {names.pile(decl.fills.to)} pile."
            )
        return text
    if decl.deal:
        return (
            f"{names.pile(id)} cards: {decl.deal} are dealt to you before the game, and only you may look at them. You play one by its "
            "type and pay for it; it is no card of your hand, lies open afterwards, and may be played again."
        )
    if decl.coin:
        return (
            f"{names.pile(id)} cards: you begin with as many of them as others have Gold, face down, and nobody has looked at them. "
            "Each is 1 Gold for everybody, face up or face down; only face up it does anything, for whoever has it. It is played by "
            "its type, and discarded then. Whoever else gains one turns it up at once, and so does everybody, you too, who wins a "
            "pot; one that is paid to the Inn is out of the game."
        )
    if decl.joins and not decl.revealed:
        lying = names.character.deck if names.character is not None else ()
        boss = " As the Boss only." if all(card.boss for card in lying if card.pile == id) else ""
        used_up = "" if decl.joins == "mine" else DRAWN_UP[decl.empty]
        opening = " The first card that you draw in Discard and Draw comes from there." if decl.first else ""
        return f"{names.pile(id)} deck:{boss}{opening} {DRAWN[decl.joins]}{used_up}"
    said = [REVEALED[decl.revealed]]
    cards = names.character.deck if names.character is not None else ()
    if decl.revealed == "keep_one" and not any(card.pile == id and "immediate" in card.types for card in cards):
        said = ["Of a card that is revealed and the one that lies open, you keep one."]
    if decl.top == "open":
        said.insert(0, "Its top card lies open.")
    if decl.fed:
        said.insert(
            1, f"With as many {names.tokens(decl.fed)} on it as are printed there, they come off and it is revealed."
        )
    if decl.last:
        said.append(f"After its last card: {told(names, decl.last)}")
    if decl.loser == "bottom":
        said.append("The other goes face down under the deck.")
    if decl.joins:
        said.append("One that you take up belongs to your deck from then on.")
    if decl.worth:
        said.append(f"One that lies open is worth the number at which its {names.counter(decl.worth)} stands.")
    if decl.spots:
        said.append(f"Places: {listed(list(decl.spots))}.")
    if list(decl.slots) == ["any"]:
        said.append(f"There are {decl.slots['any']} places.")
    elif decl.slots:
        places = [f"{n if n < MANY else 'any number of'} {names.pile(slot)}" for slot, n in decl.slots.items()]
        said.append(f"Places: {listed(places)}.")
    if decl.hand_like:
        said.append("You play it from there by its type, but it is no card of your hand.")
    if decl.offers:
        said.append(
            "At any time you may sell it to another player who agrees, for its price. What was bought is not sold again."
        )
    if decl.discardable_in:
        said.append("In your Discard and Draw you may discard what lies before you as well as cards of your hand.")
    if decl.source == "nobody":
        said.append("What its cards do by themselves comes from no player.")
    if decl.cannot:
        said.append(f"Nobody may {listed([DONE_TO[word] for word in decl.cannot], 'or')} that.")
    if decl.revealed != SERVED:
        said.append(RENEWED[decl.empty])
    return f"{names.pile(id)} deck: {' '.join(said)}"


def aside(names: DeckNames, decl: PileDecl) -> str:
    """A place where cards lie aside: which cards, who sees them, and what is done with them."""
    which = {"own": "cards of your deck", "foreign": "cards of other decks"}.get(decl.accepts) or (
        f"{names.kind(decl.accepts, 2)} of your deck"
    )
    face = "open for all to see" if decl.seen == "all" else "face down"
    said = [f"{which} that lie aside {face}{'; nobody may look at them' if decl.seen == 'nobody' else ''}."]
    if decl.gets is not None:
        said.append(
            f"As soon as you draw {a(names.kind(decl.gets.drawn))}, it goes there, and you draw no other instead."
        )
    if decl.plays:
        said.append(
            f"You may play {names.kind(decl.plays, 2)} from there like cards of your hand, of which they are none."
        )
    if decl.when_out == "discarded":
        said.append("When you are out of the game, they are discarded.")
    return " ".join(said)


def coins(names: DeckNames, decl: SidesDecl) -> str:
    """Things with two sides that count as Gold."""
    those = listed([names.token(id) for id in decl.coin])
    return f"{those} count as Gold, {decl.up} or {decl.down}, with whomever they are. One that is paid is {decl.down}."


def told(names: DeckNames, effects: Iterable[Effect]) -> str:
    """A list of the character's own effects, to follow a colon."""
    return " ".join(sentences(parts(effects, TextContext(names))))


def track(names: DeckNames, id: str, decl: TrackDecl) -> str:
    """A track with tokens to claim, or a value that moves."""
    if decl.reads is not None:
        return f"{names.token(id)}: {measure(decl.reads, TextContext(names))}."
    if decl.steps:
        steps = listed([readable(step) for step in decl.steps], "or")
        said = [f"{names.token(id)}: {steps}; you start as {readable(decl.steps[decl.starts])}."]
        for kind in names.character.sides.values() if names.character is not None else ():
            if id in kind.things and kind.takes:
                each = listed([names.token(token) for token in kind.takes])
                said.append(f"As soon as you have {each}, they go back and it becomes {readable(kind.up)}.")
        if decl.above:
            said.append(f"If you are {readable(decl.steps[-1])} and it would move on: {told(names, decl.above)}")
        return " ".join(said)
    if not decl.of_:
        name, (least, most) = names.token(id), decl.range
        said = [f"{name}: a track from {least} to {most} that starts at {decl.starts}."]
        said += [f"When it arrives at {at}: {told(names, effects)}" for at, effects in sorted(decl.at.items())]
        if decl.below:
            said.append(
                f"If a card would move it below {least}, it stays there, and once for each card: {told(names, decl.below)}"
            )
        if decl.around:
            said.append(
                f"It is a circle: from {most} it moves on to {least}, and each time it does: {told(names, decl.around)} "
                "That comes from you, but from no card."
            )
        if decl.above:
            said.append(f"If it would move above {most}, it stays there, and then: {told(names, decl.above)}")
        return " ".join(said)
    marks = listed([str(mark) for mark in decl.marks])
    beside = "".join(
        f"Beside {readable(who).title()} as your teammate they lie on {listed([str(mark) for mark in others])}. "
        for who, others in (decl.team_with or {}).items()
    )
    return (
        f"{names.token(id)} tokens: one lies on each of {marks} of your {ATTRIBUTES[decl.of_]} track. {beside}"
        "When your marker reaches or passes it, claim it; you keep it whatever the marker does later."
    )
