# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiled cards: what a card is, when it may be played and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.amounts import Amount
from rdi_desktop.engine.language.cannot import Seal
from rdi_desktop.engine.language.condition import Condition
from rdi_desktop.engine.language.core import Effect, walk
from rdi_desktop.engine.language.costs import Cost
from rdi_desktop.engine.language.hooks import Trigger
from rdi_desktop.engine.language.moments import Moment
from rdi_desktop.engine.language.printed import PRINTED, Rival
from rdi_desktop.engine.language.standing import Standing

if TYPE_CHECKING:
    from rdi_desktop.engine.language.ctx import Ctx
    from rdi_desktop.engine.language.who import Who


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
