# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiled cards: what a card is, when it may be played and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

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
    """An improvement: an optional cost paid at the announcement, or a condition checked as the card resolves."""

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

    def settled(self, ctx: Ctx, card: int, paid: Sequence[str]) -> bool | None:
        """Whether it counts, if that is settled as that card is announced."""
        if self.cost is not None:
            return self.id in paid
        return None if self.condition is None else self.condition.settled(ctx, card)


class Form(NamedTuple):
    """A mode as it is played: with the improvements that were paid for, without those that will not count."""

    picks: tuple[Who, ...]
    """The selectors to pick as it is announced."""
    causes: frozenset[str]
    changes_drink: bool
    numeric: bool


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
        "forms",
        "label",
        "numeric",
        "picks",
        "touching",
    )

    def __init__(self, label: str, do: tuple[Effect, ...]) -> None:
        self.label = label
        self.do = do
        self.announcing = tuple(effect for effect in do if type(effect).announced is not Effect.announced)
        """Effects that settle something when the play is announced."""
        self.demanding = tuple(effect for effect in do if type(effect).legal is not Effect.legal)
        """Effects that do not always make sense, and are asked; asking all effects makes random games take 7 % more."""
        self.condition: Condition | None = None
        self.picks: tuple[Who, ...] = ()
        self.betters: tuple[Better, ...] = ()
        self.forms: dict[tuple[bool | None, ...], Form] = {}
        """Its forms so far, by whether each improvement counts (None: that is asked as it resolves)."""
        self.causes: frozenset[str] = frozenset()
        self.changes_drink = False
        self.counts_hand = False
        """Whether its effects reveal the player's hand."""
        self.touching = False
        """Whether it can change Fortitude, Alcohol Content or Gold; asking modes that cannot makes random games take 5 % more."""
        self.numeric = False
        """Whether there is a number in digits on it."""

    def everything(self) -> Iterator[Effect]:
        """All its effects, and those of its improvements."""
        for effects in (self.do, *(b.instead or () for b in self.betters), *(b.add for b in self.betters)):
            yield from walk(effects)

    def finish(self) -> None:
        """Work out what it causes."""
        for effect in self.everything():
            if any(isinstance(value, Amount) and value.asks_hand() for value in vars(effect).values()):
                self.counts_hand = True
            if type(effect).touches is not Effect.touches:
                self.touching = True
        _, self.causes, self.changes_drink, self.numeric = facts((), self.everything())

    def form(self, ctx: Ctx, card: int, paid: Sequence[str]) -> Form:
        """The form in which that card is played: what is settled as it is announced is settled there.

        From Petra's plot a Scheme is another card than from her hand (character-compendium, "Petra") [523].
        """
        settled = tuple(better.settled(ctx, card, paid) for better in self.betters)
        form = self.forms.get(settled)
        if form is None:
            form = self.forms[settled] = self._form(settled)
        return form

    def _form(self, settled: Sequence[bool | None]) -> Form:
        """The form with the improvements that count, and those of which it is not known yet."""
        picks, effects = self.picks, list(self.do)
        for better, counts in zip(self.betters, settled, strict=True):
            if counts is False:
                continue
            if counts and better.instead is not None:
                effects = effects[1:] if better.first_only else []
            effects += [*(better.instead or ()), *better.add]
            if (counts and better.instead is not None) or len(better.picks) > len(picks):
                picks = better.picks
        return facts(picks, walk(tuple(effects)))

    def settles(self, ctx: Ctx, paid: Sequence[str]) -> None:
        """Settle what is decided when the play is announced, before responses."""
        for effect in self.effects(ctx, paid) if self.betters else self.announcing:
            effect.announced(ctx)

    def effects(self, ctx: Ctx, paid: Sequence[str]) -> Sequence[Effect]:
        """Its effects now: improvements that were paid for, or whose condition holds, are included."""
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


def facts(picks: tuple[Who, ...], effects: Iterable[Effect]) -> Form:
    """A form that comes to these effects."""
    causes: set[str] = set()
    changes_drink = numeric = False
    for effect in effects:
        causes.update(effect.CAUSES, effect.more_causes())
        changes_drink = changes_drink or effect.changes_drink()
        numeric = numeric or effect.has_numerals()
    return Form(picks, frozenset(causes), changes_drink, numeric)


class CardDef:
    """A compiled card of a deck. All copies share one object."""

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
        """Kinds of counters that may lie on it in play; set once its character has been read."""

    def playable_modes(self) -> Iterable[tuple[int, Mode]]:
        """The ways to use it as this card, with their numbers."""
        return enumerate(self.modes) if self.only is None else ((self.only, self.modes[self.only]),)

    def causes(self, mode: int | None) -> frozenset[str]:
        """What playing it in that mode causes."""
        return self.modes[mode or 0].causes

    def __repr__(self) -> str:
        return f"CardDef({self.id!r})"

    types: tuple[str, ...]
    """The types it counts as: action, sometimes, …"""
    subtypes: tuple[str, ...]
    icons: tuple[str, ...]
    copies: int
    is_action: bool
    plain: bool
    """One unnamed mode, no costs, no improvements, at most one pick, as with most cards. Without this shortcut random games take 43 %
    more."""
    takes_control: bool
    moments: dict[str, tuple[Moment, ...]]
    """When a Sometimes card may be played, by the name of the moment."""
    fits: int
    """Every occasion at which it can be played, as bits (see `occasions`)."""
    brings: int
    condition: Condition | None
    cost: Cost | None
    modes: tuple[Mode, ...]
    announced: tuple[Effect, ...]
    """Effects after it has been announced and paid for, before responses."""
    after: tuple[Effect, ...]
    sealed: tuple[str, ...]
    """What nobody may do to its play."""
    sealed_while: tuple[Seal, ...]
    """The same under a condition on its player."""
    answer_except: tuple[str, ...]
    """If given, only these cards, and cards based on them, may answer it."""
    kin: frozenset[str]
    """Ids of the standard cards that it is based on, and its own id."""
    chaser: bool
    chaser_from: str
    """Where its Chaser comes from: 'same' as the Drink, or 'left' (the left neighbour's pile)."""
    self_split: bool
    never_split: tuple[str, ...]
    """Sources from which it cannot be split by its drinker: 'chaser', 'event'."""
    on_ignore: tuple[Effect, ...]
    trap: Mode | None
    kept: dict[str, Any] | None
    kept_ability: CardDef | None
    slot: tuple[str, int] | None
    """The kind of place that it takes before a player, and how many; None if it takes none."""
    level: int
    price: int
    """The Gold for which its owner may sell it; 0: not for sale."""
    heart: int
    """The Fortitude gained by playing it for its heart, as an Anytime card; 0: it has no heart."""
    healing: CardDef | None
    """The card as it is played for its heart: with the same modes, of which only the last can be used."""
    only: int | None
    """The only mode that can be used with this card; None: all."""
    gathers: bool
    """Whether it is gathered once its token has reached its last number."""
    takes: int
    """How many tokens must lie on it before it is revealed; 0: none."""
    values: tuple[int, ...]
    """Its printed values, from the first to the last; may be empty."""
    kind: str
    """Its kind in a chain."""
    needs: str
    """The kind that must follow it in a chain; '': it does nothing there."""
    rival: Rival | None
    """Another card of its side deck that is its Rival, with the effect."""
    given: Trigger | None
    pile: str
    """The side deck it is from; '' for cards that are drawn into the hand."""
    lying: CardDef | None
    """The card as which it may be played while it lies before a seat; None if it cannot be."""
    origin: str
    """Where it counts as played from: hand or in_play."""
    standing: tuple[Standing, ...]
    """Standing changes while it lies open before a seat."""
    coin: bool
    """Whether it counts as Gold, as all cards of its side deck do."""
    worth: float
    """Its worth to the seat before which it lies open, from the character's file; 0 if not given."""
    triggers: tuple[Trigger, ...]
    """Triggers while it lies open; for a card that counts as Gold also as it comes and goes."""
    abilities: tuple[Any, ...]
    """Abilities while it lies before its player; raw data until its character is read."""
    body: str
    """The kind of body that it becomes when played; '' if none."""
    wages: int
    """What its owner must pay to keep it after it was hit, as a body."""
    fortitude: int
    """The Fortitude with which it comes into play as a body; 0: none of its own."""
    boss: bool
    dexterity: bool
    provenance: str
    note: str
