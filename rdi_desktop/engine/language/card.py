# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiled cards: what a card is, when it may be played and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.brings import brings, poured
from rdi_desktop.engine.language.cannot import CannotType, Seal
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.core import EFFECTS, LATE_EFFECTS, Effect, walk
from rdi_desktop.engine.language.costs import COST, Cost
from rdi_desktop.engine.language.hearts import played_for_its_heart, texts_alone
from rdi_desktop.engine.language.hooks import TRIGGERS, Trigger
from rdi_desktop.engine.language.kinds import CARD_TYPES, slug
from rdi_desktop.engine.language.moments import MOMENTS, Moment, occasions
from rdi_desktop.engine.language.offered import check_answers, check_joining, check_moments
from rdi_desktop.engine.language.printed import PRINTED, Rival
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
from rdi_desktop.engine.language.standing import STANDING, Standing

if TYPE_CHECKING:
    from rdi_desktop.engine.language.ctx import Ctx
    from rdi_desktop.engine.language.who import Who

ONLY_IN_PILES = frozenset(("immediate", "static", "triggered", "curse", "none", "mix-in"))
"""Types of cards that mean nothing in a deck from which one draws."""


JUST_LIE_THERE = frozenset(("static", "triggered", "none"))
"""Types of cards that nobody plays: they need not say what they do."""


class Better:
    """An improvement: an optional cost chosen at the announcement, or a condition read at resolution."""

    __slots__ = ("add", "condition", "cost", "first_only", "id", "instead", "picks")

    def __init__(self, id: str) -> None:
        self.id = id
        self.cost: Cost | None = None
        self.condition: Condition | None = None
        self.instead: tuple[Effect, ...] | None = None
        self.first_only = False
        self.add: tuple[Effect, ...] = ()
        self.picks: tuple[Who, ...] = ()
        """All picks of the announcement with this improvement."""


class Mode:
    """One way to use a card: its effects, improvements and picks. Most cards have one."""

    __slots__ = (
        "announcing",
        "betters",
        "causes",
        "changes_drink",
        "condition",
        "counts_hand",
        "demanding",
        "do",
        "label",
        "numeric",
        "picks",
        "touching",
    )

    def __init__(self, label: str, do: tuple[Effect, ...]) -> None:
        self.label = label
        self.do = do
        self.announcing = tuple(effect for effect in do if type(effect).announced is not Effect.announced)
        """Effects with something to settle as the play is announced."""
        self.demanding = tuple(effect for effect in do if type(effect).legal is not Effect.legal)
        """Effects that do not always make sense; to ask all of them makes random games take 7 % more."""
        self.condition: Condition | None = None
        self.picks: tuple[Who, ...] = ()
        self.betters: tuple[Better, ...] = ()
        self.causes: frozenset[str] = frozenset()
        self.changes_drink = False
        self.counts_hand = False
        """Whether what it does tells of the hand of whoever plays it."""
        self.touching = False
        """Whether it may change Fortitude, Alcohol Content or Gold at all; to ask whatever cannot makes random games take 5 % more."""
        self.numeric = False
        """Whether there is a number in digits on it."""

    def everything(self) -> Iterator[Effect]:
        """All its effects, and those of its improvements."""
        for effects in (self.do, *(b.instead or () for b in self.betters), *(b.add for b in self.betters)):
            yield from walk(effects)

    def finish(self) -> None:
        """Work out what it causes."""
        causes: set[str] = set()
        for effect in self.everything():
            causes.update(effect.CAUSES)
            if any(isinstance(value, Amount) and value.asks_hand() for value in vars(effect).values()):
                self.counts_hand = True
            causes.update(effect.more_causes())
            if effect.changes_drink():
                self.changes_drink = True
            if type(effect).touches is not Effect.touches:
                self.touching = True
            self.numeric = self.numeric or effect.has_numerals()
        self.causes = frozenset(causes)

    def effects(self, ctx: Ctx, paid: Sequence[str]) -> Sequence[Effect]:
        """What it does now: improvements that were paid for or whose condition holds are worked in."""
        if not self.betters:
            return self.do
        effects = list(self.do)
        added: list[Effect] = []
        for better in self.betters:
            if better.cost is not None:
                if better.id not in paid:
                    continue
            elif better.condition is not None and not better.condition.test(ctx, ctx.me):
                continue
            if better.instead is not None:
                effects = [*better.instead, *effects[1:]] if better.first_only else list(better.instead)
            added += better.add
        return effects + added


class CardDef:
    """A card of a deck, compiled. The same object serves every copy."""

    __slots__ = (
        "abilities",
        "after",
        "announced",
        "answer_except",
        "bare",
        "body",
        "boss",
        "brings",
        "chaser",
        "chaser_from",
        "coin",
        "condition",
        "copies",
        "cost",
        "counters",
        "deck",
        "dexterity",
        "fits",
        "given",
        "healing",
        "icons",
        "id",
        "is_action",
        "kept",
        "kept_ability",
        "kin",
        "lying",
        "modes",
        "moments",
        "never_split",
        "note",
        "on_ignore",
        "only",
        "origin",
        "pile",
        "plain",
        "poured",
        "provenance",
        "raw",
        "sealed",
        "sealed_while",
        "self_split",
        "standing",
        "subtypes",
        "takes_control",
        "title",
        "trap",
        "triggers",
        "types",
        "worth",
        *PRINTED,
    )

    def __init__(self, id: str, title: str) -> None:
        self.id = id
        self.title = title
        self.deck = ""
        self.raw: dict[str, Any] = {}
        self.counters: tuple[str, ...] = ()
        """Kinds of numbers that may lie on it while it is in play, once its character has been read."""

    def playable_modes(self) -> Iterable[tuple[int, Mode]]:
        """The ways to use it as this card, with their numbers."""
        return enumerate(self.modes) if self.only is None else ((self.only, self.modes[self.only]),)

    def causes(self, mode: int | None) -> frozenset[str]:
        """What playing it in that mode causes."""
        return self.modes[mode or 0].causes

    def __repr__(self) -> str:
        return f"CardDef({self.id!r})"

    types: tuple[str, ...]
    """What it counts as: action, sometimes, …"""
    subtypes: tuple[str, ...]
    icons: tuple[str, ...]
    copies: int
    is_action: bool
    plain: bool
    """One mode without a name, no costs, no improvements, at most one pick: most cards. Without it random games take 43 % more."""
    bare: bool
    """Plain, and without any pick or condition: there is one way to play it. Without it random games take 6 % more."""
    takes_control: bool
    moments: dict[str, tuple[Moment, ...]]
    """When a Sometimes card may be played, by the name of the moment."""
    fits: int
    """Every occasion to play it, as bits (see `occasions`)."""
    brings: int
    condition: Condition | None
    cost: Cost | None
    modes: tuple[Mode, ...]
    announced: tuple[Effect, ...]
    """What is done once it has been announced and paid for, before responses."""
    after: tuple[Effect, ...]
    sealed: tuple[str, ...]
    """What nobody may do to its play."""
    sealed_while: tuple[Seal, ...]
    """The same, as long as something holds for its player."""
    answer_except: tuple[str, ...]
    """If given, only cards of this kin may answer it."""
    kin: frozenset[str]
    """Ids of the standard cards that it is a form of, its own id included."""
    chaser: bool
    chaser_from: str
    """Where its Chaser comes from: 'same' as the Drink, or 'left' (the left neighbour's pile)."""
    poured: dict[str, int] | None
    """The numbers of a Drink, if they are all there is to it and always the same; None if it depends, and of whatever is no Drink."""
    self_split: bool
    never_split: tuple[str, ...]
    """As what it came when its drinker may not split it: 'chaser', 'event'."""
    on_ignore: tuple[Effect, ...]
    trap: Mode | None
    kept: dict[str, Any] | None
    kept_ability: CardDef | None
    slot: tuple[str, int] | None
    """The kind of place that it takes before a player, and how many of them; None if it takes none."""
    level: int
    price: int
    """For how much Gold its owner may sell it; 0: not at all."""
    heart: int
    """The Fortitude that it gains if it is played for its heart, as an Anytime card; 0: it has none."""
    healing: CardDef | None
    """The card as which it is played for its heart: the same modes, of which only the last one is."""
    only: int | None
    """Of two ways to use it the one that is played as this card is; None: all are."""
    gathers: bool
    """Whether it is gathered once its last number is reached."""
    takes: int
    """So many tokens must lie on it until it is revealed; 0: it waits for none."""
    values: tuple[int, ...]
    """What it is worth, from the first to the last; empty: nothing."""
    kind: str
    """Its kind in a chain."""
    needs: str
    """The kind that must follow it in a chain; empty: it does nothing there."""
    rival: Rival | None
    """Another card of its side deck that it does not like, and what comes of it."""
    given: Trigger | None
    pile: str
    """The side deck it is from; empty for cards that are drawn into the hand."""
    lying: CardDef | None
    """The card as which it may be played while it lies before somebody; None if it just lies there."""
    origin: str
    """Where such a play counts as coming from."""
    standing: tuple[Standing, ...]
    """What holds while it lies open before somebody."""
    coin: bool
    """Whether it counts as Gold: whether all cards of its side deck do."""
    worth: float
    """What its character's file says it is worth to whoever has it lying open; 0 if it says nothing."""
    triggers: tuple[Trigger, ...]
    """What happens by itself meanwhile; of a card that counts as Gold also as it comes, or goes."""
    abilities: tuple[Any, ...]
    """What it can do while it lies before its player; raw until its character is read."""
    body: str
    """The kind of body that it becomes once it is played; empty if it is none."""
    wages: int
    """What keeps a body in play once it has been hit."""
    fortitude: int
    """What a body has of its own as it comes into play; 0: it has none."""
    boss: bool
    dexterity: bool
    provenance: str
    note: str


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
"""Fields of what a card does while it lies before somebody."""
COUNTS_AS: dict[str, Field] = {
    "type": Field(Word(*CARD_TYPES), "sometimes", "card type that it counts as"),
    "of": Field(Word("holder", "self"), "self", "whose card it counts as"),
    "uses": Field(Word("nothing"), "nothing", "no Action of the turn is used up by it"),
    "source": Field(Word("self", "body"), "self", "who does it: the player, or the body"),
}


def read_card(raw: dict[str, Any], reader: Reader, deck: str) -> CardDef:
    """The compiled card, or a Problem."""
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
    card.bare = card.plain and card.condition is None and not only.picks and not only.demanding
    start_picks(reader)
    card.after = reader.inside("after", LATE_EFFECTS.read, values["after"], reader) if values["after"] else ()
    reader.revealing = False
    laid_aside: list[Any] = []
    for icon in card.icons:
        start_picks(reader)
        after = (reader.icons[icon] or {}).get("after", [])
        card.after += LATE_EFFECTS.read([each for each in after if each not in laid_aside], reader)
        laid_aside += [each for each in after if isinstance(each, dict) and "stow" in each]  # it is laid aside once
        card.announced += LATE_EFFECTS.read((reader.icons[icon] or {}).get("announced", []), reader)
    if "drink" not in card.types:  # a Drink is what it works on itself
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
    card.poured = poured(card) if "drink" in card.types else None
    return card


def known_types(types: tuple[str, ...], pile: str, reader: Reader) -> tuple[str, ...]:
    """The types of a card; one of a side deck that says none just lies open."""
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
    """The icons of a card, all declared by its character."""
    for icon in icons:
        if icon not in reader.icons:
            raise reader.problem(f"unknown icon '{icon}'", reader.icons, icon)
    return icons


def fits(card: CardDef) -> int:
    """When the card may be played: at its moments (some of them phases), as an Action, to take control of a Round, or anytime."""
    words = [word for moments in card.moments.values() for moment in moments for word in moment.occasions()]
    if card.is_action:
        words.append("action card")
    if card.takes_control:
        words.append("control")
    if "anytime" in card.types and not card.moments:
        words.append("anytime")
    return occasions(tuple(dict.fromkeys(words)))


def start_picks(reader: Reader) -> None:
    """Forget the picks and 'them' of the card before."""
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
    """One mode with its improvements; picks get their slots in text order."""
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
    """What a card does while it lies before somebody: a card of its own, played from there."""
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
