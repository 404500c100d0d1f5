# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading cards: turns the data of a file into compiled cards, or raises Problem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.brings import brings
from rdi_desktop.engine.language.cannot import CannotType
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.core import EFFECTS, LATE_EFFECTS
from rdi_desktop.engine.language.costs import COST
from rdi_desktop.engine.language.hearts import played_for_its_heart, texts_alone
from rdi_desktop.engine.language.hooks import TRIGGERS, Trigger
from rdi_desktop.engine.language.kinds import CARD_TYPES, slug
from rdi_desktop.engine.language.moments import MOMENTS, Moment, occasions
from rdi_desktop.engine.language.offered import check_answers, check_behind, check_joining, check_moments
from rdi_desktop.engine.language.printed import PRINTED
from rdi_desktop.engine.language.spec import (
    Bool,
    Exactly,
    Field,
    Ident,
    Int,
    ListOf,
    Node,
    Of,
    Raw,
    Reader,
    Text,
    Word,
    describe,
    mapping,
    read_fields,
)
from rdi_desktop.engine.language.standing import STANDING

if TYPE_CHECKING:
    pass
from rdi_desktop.engine.language.card import Better, CardDef, Mode

ONLY_IN_PILES = frozenset(("immediate", "static", "triggered", "curse", "none", "mix-in"))
"""Types of cards that have no meaning in a deck from which one draws."""


JUST_LIE_THERE = frozenset(("static", "triggered", "none"))
"""Types of cards that are not played, and may have no effects."""


class BetterNode(Node):
    """Fields of an improvement."""

    FIELDS = {
        "id": Field(Text(), "", "name of the improvement"),
        "cost": Field(COST, None, "optional, declared as the card is played"),
        "if": Field(CONDITION, None, "mandatory, read as the card resolves"),
        "instead": Field(Raw(), None, "replaces what the card does"),
        "instead_of": Field(Word("all", "first"), "all", "what `instead` replaces"),
        "add": Field(Raw(), None, "joins the same blow"),
    }


class ModeNode(Node):
    """Fields of a mode."""

    FIELDS = {
        "label": Field(Text(), "", "name of the mode"),
        "if": Field(CONDITION, None, "only if this holds"),
        "do": Field(Raw(), doc="what it does"),
    }


CARD_FIELDS: dict[str, Field] = {
    "title": Field(Text(), doc="shown on the card"),
    "id": Field(Text(), "", "made from the title if left out"),
    "type": Field(ListOf(Word(*CARD_TYPES)), (), "what it counts as; only a card that just lies open needs none"),
    "pile": Field(Ident("pile"), "", "the side deck it lies in, instead of the deck"),
    "subtypes": Field(
        ListOf(Ident("subtype")),
        (),
        "kinds that rules refer to: a Drink that belongs to a tavern, a kind of body",
    ),
    "copies": Field(Int(), 1, "how many lie in the deck"),
    "when": Field(MOMENTS, (), "the moment (Sometimes cards)"),
    "if": Field(CONDITION, None, "condition besides the moment"),
    "cost": Field(COST, None, "must be paid to play it"),
    "better": Field(ListOf(Raw()), (), "improvements"),
    "choose": Field(Raw(), None, "modes; instead of do"),
    "do": Field(Raw(), None, "what it does"),
    "announced": Field(LATE_EFFECTS, (), "done as it is played, before anybody may answer"),
    "after": Field(Raw(), None, "after all else"),
    "icons": Field(ListOf(Text()), (), "declared symbols on it"),
    "given": Field(Of(Trigger), None, "what it does once it has been put before somebody else"),
    "standing": Field(STANDING, (), "what holds while it lies open before somebody"),
    "triggers": Field(TRIGGERS, (), "what happens by itself while it lies open before somebody, to whoever has it"),
    "cannot": Field(CannotType(), ((), (), ()), "what nobody may do to it"),
    "trap": Field(Raw(), None, "its Trap effect"),
    "chaser": Field(Exactly(True, False, {"from": {"drink_me": "left"}}), False, "reveals a Chaser"),
    "self_split": Field(Exactly(True, False, {"not": ["chaser", "event"]}), False, "the drinker may split it"),
    "on_ignore": Field(LATE_EFFECTS, (), "what Ignoring this Drink costs"),
    "kept": Field(Raw(), None, "what it does while somebody keeps it"),
    "stays": Field(Word("body"), "", "it stays in play and can be hit: a body of the kind of its subtype"),
    "abilities": Field(
        ListOf(Raw()), (), "what it can do while it stays in play, or what can be done with it while it lies open"
    ),
    "boss": Field(Bool(), False, "only in boss variants"),
    "dexterity": Field(Bool(), False, "a physical act in the printed game"),
    "provenance": Field(Word("rulebook", "public", "ours"), "ours", "where it is from"),
    "note": Field(Text(), "", "reminder for people"),
    "kin": Field(ListOf(Text()), (), "standard cards it is a form of"),
    **PRINTED,
}
"""Every field a card may have."""


KEPT = ("when", "if", "cost", "better", "do", "choose", "after", "goes", "counts_as")
"""Fields of what a card does while it lies before a seat."""
COUNTS_AS: dict[str, Field] = {
    "type": Field(Word(*CARD_TYPES), "sometimes", "card type that it counts as"),
    "of": Field(Word("holder", "self"), "self", "whose card it counts as"),
    "uses": Field(Word("nothing"), "nothing", "no Action of the turn is used up by it"),
    "source": Field(Word("self", "body"), "self", "who does it: the player, or the body"),
}


def read_card(raw: dict[str, Any], reader: Reader, deck: str) -> CardDef:
    """The compiled card. Raises Problem."""
    values = read_fields(CARD_FIELDS, raw, reader)
    reader.revealing = values["pile"] in reader.acting
    title = values["title"]
    short = values["id"] or slug(title)
    card = CardDef(f"{deck}/{short}", title)
    card.deck = deck
    card.raw = raw
    card.pile = values["pile"]
    card.types = reader.inside("type", known_types, values["type"], card.pile, reader)
    card.subtypes = values["subtypes"]
    card.copies = values["copies"]
    card.icons = reader.inside("icons", known_icons, values["icons"], reader)
    for fact in PRINTED:
        setattr(card, fact, values[fact])
    card.standing = values["standing"]
    card.triggers = values["triggers"]
    card.coin, card.worth = False, 0.0
    card.given = values["given"]
    card.condition = values["if"]
    card.cost = values["cost"]
    card.sealed, card.answer_except, card.sealed_while = values["cannot"]
    card.kin = frozenset((short, *values["kin"]))
    card.boss = values["boss"]
    card.dexterity = values["dexterity"]
    card.provenance = values["provenance"]
    card.note = values["note"]
    card.on_ignore = values["on_ignore"]
    card.kept = values["kept"]
    card.self_split = bool(values["self_split"])
    card.never_split = tuple(values["self_split"]["not"]) if isinstance(values["self_split"], dict) else ()
    card.announced = values["announced"]
    card.chaser = bool(values["chaser"])
    card.chaser_from = "left" if isinstance(values["chaser"], dict) else "same"
    card.body = read_body(values["subtypes"], reader) if values["stays"] else ""
    card.abilities = values["abilities"]
    if not card.body and (card.wages or card.fortitude or (card.abilities and not card.pile)):
        raise reader.problem("only a card that stays has 'wages', 'fortitude' and 'abilities'", ("stays",))
    card.is_action = any(t in ("action", "action-gambling") for t in card.types)
    card.takes_control = any(t in ("action-gambling", "gambling", "cheating") for t in card.types)
    reader.inside("when", check_moments, values["when"], reader)
    if values["when"] and set(card.types) <= {"action", "action-gambling"}:
        raise reader.problem("an Action card is played in the Action phase: a condition stands under 'if'", ("if",))
    if values["do"] and card.pile in reader.lying and set(card.types) <= JUST_LIE_THERE:
        raise reader.problem(
            "what just lies there does nothing when it comes: say 'standing', 'triggers' or 'abilities'",
            ("standing", "triggers", "abilities"),
        )
    if card.types == ("sometimes",) and not values["when"]:
        raise reader.problem("a Sometimes card says when it is played", ("when",))
    moments: dict[str, tuple[Moment, ...]] = {}
    for moment in values["when"]:
        moments[moment.kind] = (*moments.get(moment.kind, ()), moment)
    card.moments = moments
    card.fits = fits(card)
    if (not JUST_LIE_THERE.isdisjoint(card.types) or card.body) and values["do"] is None and values["choose"] is None:
        values["do"] = []
    if (values["do"] is None) == (values["choose"] is None):
        raise reader.problem("a card has exactly one of 'do' and 'choose'", ("do", "choose"))
    reader.behind = []
    if values["do"] is not None:
        modes = [read_mode("", None, "do", values["do"], values["better"], reader)]
    else:
        modes = reader.inside("choose", read_modes, values["choose"], values["better"], reader)
    if card.heart:
        heal = [{"gain": {"fortitude": card.heart}}]
        modes = [
            *reader.inside("heart", texts_alone, modes, card, reader),
            read_mode("heart", None, "do", heal, (), reader),
        ]
    reader.inside("do" if values["choose"] is None else "choose", check_behind, card.moments, reader)
    card.modes = tuple(modes)
    only = card.modes[0]
    card.plain = (
        len(card.modes) == 1
        and card.cost is None
        and not only.betters
        and only.condition is None
        and not only.label
        and len(only.picks) < 2
    )
    start_picks(reader)
    card.after = reader.inside("after", LATE_EFFECTS.read, values["after"], reader) if values["after"] else ()
    reader.revealing = False
    laid_aside: list[Any] = []
    reader.symbols = True
    try:
        for icon in card.icons:
            start_picks(reader)
            after = (reader.icons[icon] or {}).get("after", [])
            card.after += LATE_EFFECTS.read([each for each in after if each not in laid_aside], reader)
            laid_aside += [each for each in after if isinstance(each, dict) and "stow" in each]  # it is laid aside once
            card.announced += LATE_EFFECTS.read((reader.icons[icon] or {}).get("announced", []), reader)
    finally:
        reader.symbols = False
    if "drink" not in card.types:  # the effects of a Drink work on the Drink itself
        check_answers(card.moments, (effect for mode in modes for effect in mode.everything()), reader)
    simple = card.cost is None and not only.betters and not card.after
    check_joining(card.moments, [mode.do for mode in modes], simple, reader)
    card.trap = None
    if values["trap"] is not None:
        reader.resolving += 1
        card.trap = read_mode("trap", None, "trap", values["trap"], (), reader)
        reader.resolving -= 1
    card.kept_ability = None
    if card.kept is not None:
        card.kept_ability = reader.inside("kept", read_kept, card, reader)
    card.lying, card.origin = card.kept_ability, "in_play"
    card.healing, card.only = None, None
    if card.heart:
        card.healing, card.only = played_for_its_heart(card, fits), 0
    card.brings = brings(card)
    return card


def known_types(types: tuple[str, ...], pile: str, reader: Reader) -> tuple[str, ...]:
    """The types of a card; a card of a side deck without any just lies open."""
    if not types and not pile:
        raise reader.problem("a card has a type", CARD_TYPES)
    for word in types if not pile else ():
        if word in ONLY_IN_PILES:
            raise reader.problem(f"only a card of a side deck is '{word}': it needs a 'pile'", ("pile",))
    return types or ("static",)


def read_body(subtypes: tuple[str, ...], reader: Reader) -> str:
    """The kind of body that a card becomes: a subtype that its character declares as one."""
    kinds = [subtype for subtype in subtypes if subtype in reader.bodies]
    if len(kinds) != 1:
        raise reader.problem("a card that stays has one subtype that its character declares in 'bodies'", reader.bodies)
    return str(kinds[0])


def known_icons(icons: tuple[str, ...], reader: Reader) -> tuple[str, ...]:
    """The icons of a card, each of which its character must declare."""
    for icon in icons:
        if icon not in reader.icons:
            raise reader.problem(f"unknown icon '{icon}'", reader.icons, icon)
    return icons


def fits(card: CardDef) -> int:
    """Occasions at which the card may be played, as bits: its moments (some are phases), as an Action, for control of a Round, anytime."""
    words = [word for moments in card.moments.values() for moment in moments for word in moment.occasions()]
    if card.is_action:
        words.append("action card")
    if card.takes_control:
        words.append("control")
    if "anytime" in card.types and not card.moments:
        words.append("anytime")
    return occasions(tuple(dict.fromkeys(words)))


def start_picks(reader: Reader) -> None:
    """Forget the picks and the 'them' of the previous card."""
    reader.picks = []
    reader.named = set()
    reader.last_who = None


def read_modes(raw: Any, betters: tuple[Any, ...], reader: Reader) -> list[Mode]:
    """All modes of a card."""
    if not isinstance(raw, list) or not raw:
        raise reader.problem(f"'choose' takes a list of modes, found {describe(raw)}")
    modes = []
    for i, item in enumerate(raw):
        reader.path.append(i)
        start_picks(reader)
        fields = read_fields(ModeNode.FIELDS, ModeNode.widen(item, reader), reader)
        modes.append(read_mode(fields["label"], fields["if"], "do", fields["do"], betters, reader))
        reader.path.pop()
    return modes


def read_mode(
    label: str, condition: Condition | None, key: str, do: Any, betters: tuple[Any, ...], reader: Reader
) -> Mode:
    """One mode with its improvements; picks get their slots in the order of the text."""
    start_picks(reader)
    mode = Mode(label, reader.inside(key, EFFECTS.read, do, reader))
    mode.condition = condition
    base_picks, base_who = list(reader.picks), reader.last_who
    mode.picks = tuple(base_picks)
    found = []
    for i, raw in enumerate(betters):
        reader.path.append("better")
        reader.path.append(i)
        fields = read_fields(BetterNode.FIELDS, BetterNode.widen(raw, reader), reader)
        if (fields["cost"] is None) == (fields["if"] is None):
            raise reader.problem("an improvement has exactly one of 'cost' and 'if'", ("cost", "if"))
        if fields["instead"] is None and fields["add"] is None:
            raise reader.problem("an improvement has 'instead' or 'add'", ("instead", "add"))
        better = Better(fields["id"] or f"better{i}")
        better.cost, better.condition = fields["cost"], fields["if"]
        better.first_only = fields["instead_of"] == "first"
        if fields["instead"] is not None:
            reader.picks, reader.last_who = [], None
            better.instead = reader.inside("instead", EFFECTS.read, fields["instead"], reader)
            better.picks = (
                tuple(reader.picks) if len(reader.picks) >= len(base_picks) or not better.first_only else mode.picks
            )
        else:
            better.picks = mode.picks
        if fields["add"] is not None:
            reader.picks, reader.last_who = list(better.picks), base_who
            better.add = reader.inside("add", EFFECTS.read, fields["add"], reader)
            better.picks = tuple(reader.picks)
        found.append(better)
        reader.path.pop()
        reader.path.pop()
    mode.betters = tuple(found)
    mode.finish()
    return mode


def read_kept(card: CardDef, reader: Reader) -> CardDef:
    """What a card does while it lies before a seat, as a card that is played from there."""
    assert card.kept is not None
    mapping(card.kept, reader, KEPT)
    Word("discard").read(card.kept.get("goes", "discard"), reader)
    reader.inside("counts_as", read_fields, COUNTS_AS, card.kept.get("counts_as", {}), reader)
    raw = {k: v for k, v in card.kept.items() if k not in ("goes", "counts_as")}
    counts = card.kept.get("counts_as")
    if counts is not None:
        raw["type"] = counts.get("type", "sometimes")
    raw.setdefault("type", "anytime" if "when" not in raw else "sometimes")
    return read_card({"title": card.title, "id": card.id.split("/")[-1] + "-kept", **raw}, reader, card.deck)
