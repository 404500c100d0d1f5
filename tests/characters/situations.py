# SPDX-License-Identifier: GPL-3.0-or-later
"""Situations in which a card can be played, and a case: a card, its situation, and everything that it changes.

`me` holds the card; `fiona` sits at the left, `gerki` at the right. Everybody else holds only what the situation needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rdi_desktop.engine.state.decisions import Answer, Interject
from tests.cases import each_case
from tests.rules.deal import Deal, at, content, deal

HIT = "Who says I'm not a lady?"
"""Fiona's blow of 2."""
CHEAT = "I marked them so they wouldn't get lost"
"""Gerki's plain Cheating card."""
DUMP = "Dump it on the floor"
"""Gerki's way not to drink."""
TIP = "Tip the Wench"

Situation = Callable[..., Deal]


def table(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Three seats, `me` on turn unless it is said otherwise."""
    return deal(me=at(is_=character, **me), fiona=at(**fiona), gerki=at(**gerki), **more)


def action(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """My Action phase."""
    return table(character, me, fiona, gerki, **more)


def ordering(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """My Order a Drink phase."""
    return table(character, me, fiona, gerki, phase="order", **more)


def drinking(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """I have revealed a Drink: Elven Wine, if nothing else is said."""
    return table(character, {"drink_me": ["Elven Wine"], **me}, fiona, gerki, phase="drink", **more).drink("me")


def watching(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona has revealed Elven Wine."""
    return table(
        character, me, {"drink_me": ["Elven Wine"], **fiona}, gerki, turn="fiona", phase="drink", **more
    ).drink("fiona")


def attacked(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona plays a blow of 2 at me: before it lands for what answers it, afterwards for what hits back."""
    return table(character, me, {**fiona, "hand": [HIT]}, gerki, turn="fiona", **more).play("fiona", HIT, on="me")


def pinched(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona plays a blow of 1 at me."""
    arm = "You wanna arm wrestle?"
    return table(character, me, {**fiona, "hand": [arm]}, gerki, turn="fiona", **more).play("fiona", arm, on="me")


def tipping(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona lets me pay 1 Gold to the Inn."""
    return table(character, me, {**fiona, "hand": [TIP]}, gerki, turn="fiona", **more).play("fiona", TIP, on="me")


def gambling(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """A Round that Fiona controls; it is my turn in it, and 6 Gold lie in the pot."""
    round_ = {"opener": "fiona", "in_control": "fiona", "next": "me", **more.pop("gambling", {})}
    return table(character, me, fiona, gerki, turn="fiona", pot=6, gambling=round_, **more)


def anteing(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona opens a Round."""
    opener = {**fiona, "hand": ["Gambling? I'm in!"]}
    return table(character, me, opener, gerki, turn="fiona", **more).play("fiona", "Gambling? I'm in!")


def cheated(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """A Round that I control, 6 Gold in the pot; Gerki plays a Cheating card."""
    round_ = {"opener": "me", "in_control": "me", "next": "gerki", **more.pop("gambling", {})}
    return table(character, me, fiona, {**gerki, "hand": [CHEAT]}, pot=6, gambling=round_, **more).play("gerki", CHEAT)


def dumping(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Gerki Ignores the Elven Wine that he has revealed."""
    drinker = {"drink_me": ["Elven Wine"], **gerki, "hand": [DUMP]}
    t = table(character, me, fiona, drinker, turn="gerki", phase="drink", **more).drink("gerki")
    return t.play("gerki", DUMP)


@dataclass(frozen=True)
class Case:
    """One card in one situation, and what is different when all is done. The card leaves the hand for the discard pile."""

    card: str
    where: Situation
    changes: dict[str, int]
    on: str | tuple[str, ...] | None = None
    mode: str | None = None
    better: tuple[str, ...] = ()
    spend: dict[str, int] | None = None
    boost: bool = False
    answering: str | None = None
    then: tuple[tuple[str, ...], ...] = ()
    """Choices that are asked for afterwards: (who, pick, …)."""
    hand: tuple[str, ...] = ()
    """What I hold besides."""
    me: dict[str, Any] = field(default_factory=dict)
    fiona: dict[str, Any] = field(default_factory=dict)
    gerki: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)

    def deal(self, character: str) -> Deal:
        """The table just before the card is played."""
        hand = [self.card, *self.hand]
        t = self.where(character, {**self.me, "hand": hand}, dict(self.fiona), dict(self.gerki), **self.more)
        how = {
            "on": self.on,
            "mode": self.mode,
            "better": self.better,
            "boost": self.boost,
            "answering": self.answering,
        }
        t._decline_until(lambda: t.can("me", self.card, **how), f"play {self.card!r}")
        return t

    def play(self, t: Deal) -> None:
        """Play the card, make the choices, and let everything end."""
        found = [
            (option, answer)
            for option, answer in t.ways("me", self.card, self.on, self.answering, self.mode, self.better, self.boost)
            if self.spend is None or (option.spend or {}) == self.spend
        ]
        assert len(found) == 1, f"{len(found)} ways: {[o.id for o, _ in found]}"
        option, answer = found[0]
        me = t.names.index("me")
        t.game.submit(Answer(me, (option.id,)) if answer else Interject(me, option.id))
        for who, *picks in self.then:
            t.choose(who, *picks)
        t.rest()

    def run(self, character: str) -> dict[str, int]:
        """What is different afterwards, without the played card itself."""
        t = self.deal(character)
        before = facts(t)
        held, gone = t.me.hand.count(title_of(t, self.card)), t.me.discard.count(title_of(t, self.card))
        self.play(t)
        assert t.me.hand.count(title_of(t, self.card)) == held - 1
        assert t.me.discard.count(title_of(t, self.card)) == gone + 1
        after = facts(t)
        after["me.hand"] += 1
        return {
            key: after.get(key, 0) - before.get(key, 0)
            for key in {**before, **after}
            if after.get(key, 0) != before.get(key, 0)
        }


def title_of(t: Deal, name: str) -> str:
    """The title on the card, however the case spells it."""
    card = t.game.content.find(t.me.seat.character.id, name)
    assert card is not None, name
    return card.title


def facts(t: Deal) -> dict[str, int]:
    """Every number that lies open, by `seat.what`."""
    found = {"pot": t.pot, "inn": t.inn}
    for name in t.names:
        place = getattr(t, name)
        for what in ("fortitude", "alcohol", "gold"):
            found[f"{name}.{what}"] = getattr(place, what)
        for what in ("hand", "drink_me", "in_play"):
            found[f"{name}.{what}"] = len(getattr(place, what))
        for pieces in (place.tokens, place.claimed, place.tracks):
            found.update({f"{name}.{piece}": n for piece, n in pieces.items()})
    found["players"] = len(t.in_round or ())
    found["control"] = -1 if t.in_control is None else t.names.index(t.in_control)
    return found


def billed(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Everybody pays Fiona 1 Gold for her tales; Gerki has paid when I am asked."""
    tale = "And THEN I bit the hydra!"
    return table(character, me, {**fiona, "hand": [tale]}, gerki, turn="fiona", **more).play("fiona", tale)


def losing(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona has just won a Round that I am in, 6 Gold in the pot."""
    return gambling(character, me, fiona, gerki, gambling={"passed": ["gerki"]}, **more).pass_("me")


def renewing(character: str, me: dict[str, Any], fiona: dict[str, Any], gerki: dict[str, Any], **more: Any) -> Deal:
    """Fiona orders the last Drink of the deck for Gerki, and everybody pays for a new one."""
    t = table(character, me, fiona, gerki, turn="fiona", phase="order", drinks_left=1, **more)
    return t.choose("fiona", "gerki")


C = Case
TWO_DRINKS = {"drink_me": ["Elven Wine", "Dark Ale"]}
STANDARD: dict[str, list[Callable[[str], Case]]] = {
    "im-in": [
        lambda t: C(
            t, action, {"me.gold": -1, "fiona.gold": -1, "gerki.gold": -1, "pot": 3, "players": 3, "control": 1}
        ),
        lambda t: C(t, gambling, {"control": -1}),
    ],
    "i-raise": [lambda t: C(t, gambling, {"me.gold": -1, "fiona.gold": -1, "gerki.gold": -1, "pot": 3, "control": -1})],
    "winning-hand": [lambda t: C(t, gambling, {"control": -1})],
    "plain-cheat": [lambda t: C(t, gambling, {"control": -1})],
    "sleeve": [lambda t: C(t, gambling, {"control": -1, "players": -1}, on="gerki")],
    "tip": [lambda t: C(t, gambling, {"control": -2, "players": -3, "pot": -6, "inn": 6})],
    "i-dont-think-so": [lambda t: C(t, dumping, {"gerki.alcohol": 3})],
    "wench-thinks": [lambda t: C(t, dumping, {"gerki.alcohol": 3})],
    "tip-the-wench": [
        lambda t: C(t, action, {"fiona.gold": -1, "inn": 1}, on="fiona"),
        lambda t: C(t, action, {"me.gold": -1, "inn": 1}, on="me"),
    ],
    "bring-drinks": [
        lambda t: C(
            t,
            ordering,
            {"me.gold": -1, "inn": 1, "fiona.drink_me": 1, "gerki.drink_me": 1},
            then=(("me", "fiona"), ("me", "gerki")),
        )
    ],
    "ante-out": [lambda t: C(t, anteing, {"players": -1})],
    "ante-out-or-ignore": [
        lambda t: C(t, anteing, {"players": -1}, mode="leave"),
        lambda t: C(t, drinking, {}, mode="ignore"),
    ],
    "ignore-drink": [lambda t: C(t, drinking, {})],
    "inn-pays": [lambda t: C(t, billed, {"fiona.gold": 1, "inn": -1}), lambda t: C(t, anteing, {"pot": 1, "inn": -1})],
    "split-drink": [lambda t: C(t, drinking, {"me.alcohol": 2, "fiona.alcohol": 2}, on="fiona")],
    "ignore-f": [lambda t: C(t, attacked, {})],
    "ignore-fa": [lambda t: C(t, attacked, {})],
    "ignore-any": [lambda t: C(t, attacked, {}), lambda t: C(t, tipping, {})],
    "anti-cheat": [lambda t: C(t, cheated, {"pot": -6, "me.gold": 6, "players": -3, "control": -1})],
    "impress": [lambda t: C(t, action, {"me.gold": 2, "fiona.gold": -1, "gerki.gold": -1})],
    "spike-2": [lambda t: C(t, watching, {"fiona.alcohol": 5})],
    "drink-again": [lambda t: C(t, watching, {"fiona.alcohol": 4, "fiona.drink_me": -1}, fiona=TWO_DRINKS)],
    "hit-1": [lambda t: C(t, action, {"gerki.fortitude": -1}, on="gerki")],
    "hit-2": [lambda t: C(t, action, {"gerki.fortitude": -2}, on="gerki")],
    "hit-3": [lambda t: C(t, action, {"gerki.fortitude": -3}, on="gerki")],
    "sweep-1": [lambda t: C(t, action, {"fiona.fortitude": -1, "gerki.fortitude": -1})],
    "hit-back": [lambda t: C(t, attacked, {"fiona.fortitude": -2})],
    "heal-2": [lambda t: C(t, action, {"me.fortitude": 2}, me={"fortitude": 12})],
    "ignore-f-any": [lambda t: C(t, attacked, {})],
    "toast": [
        lambda t: C(
            t,
            action,
            {"me.alcohol": 2, "fiona.alcohol": 1, "gerki.alcohol": 1},
            more={"drinks": ["Wine", "Light Ale", "Dark Ale"]},
        )
    ],
    "pass-drink": [lambda t: C(t, drinking, {"gerki.alcohol": 3}, on="gerki")],
    "liquid-courage": [lambda t: C(t, drinking, {"me.fortitude": 3}, me={"fortitude": 12})],
    "pot-thief": [lambda t: C(t, gambling, {"pot": -1, "me.gold": 1})],
    "make-drink": [
        lambda t: C(
            t, action, {"gerki.alcohol": 1, "gerki.drink_me": -1}, on="gerki", gerki={"drink_me": ["Light Ale"]}
        )
    ],
    "collect": [lambda t: C(t, action, {"gerki.gold": -1, "me.gold": 1}, on="gerki")],
}
"""What every form of a standard card does, by the standard card's id."""


def cases_of(character: str, own: Sequence[Case]) -> list[Case]:
    """Its own cases, and those of the standard cards of which cards in its deck are forms."""
    deck = content().characters[character].deck
    forms = [(card.title, kin) for card in deck for kin in sorted(card.kin & STANDARD.keys())]
    return [*own, *(make(title) for title, kin in forms for make in STANDARD[kin])]


def check(character: str, cases: Sequence[Case]) -> None:
    """Each changes exactly what it says."""
    with each_case() as tried:
        for case in cases:
            with tried(case.card, *filter(None, [case.mode]), *case.better):
                assert case.run(character) == case.changes
