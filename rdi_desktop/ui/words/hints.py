# SPDX-License-Identifier: GPL-3.0-or-later
"""A hint: what a regular computer player would do in this seat, and why."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rdi_desktop.bots import make_bot
from rdi_desktop.bots.sparing import SAYS, spared
from rdi_desktop.bots.worlds import TriedAnswer
from rdi_desktop.engine.asked import DecisionTold, OptionTold
from rdi_desktop.engine.state.decisions import Interject
from rdi_desktop.ui.words import asking
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.picks import NOTHING, deed, kind_of
from rdi_desktop.ui.words.terms import lowered, quoted, uncapital
from rdi_desktop.words import listed, now, said, table, translated
from rdi_desktop.words.plan import label

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

_WHY = table("hints-why")
"""Words for the grounds of a computer player. Other grounds (kinds of picks) add nothing to the pick itself."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a regular would do."""

    text: str
    cards: tuple[int, ...] = ()
    """The exact cards meant, of several with the same title."""
    seats: tuple[int, ...] = ()
    """The targets."""


def hint_for(session: Played, seat: int | None) -> Hint:
    """The hint for the person who is asked."""
    decision = session.decision()
    if decision is None or seat is None or decision.seat != seat:
        return Hint(said("hints-nothing-decide-just-now"))
    bot = make_bot("regular", session.plan.seed, session.content)
    command = bot.decide(lambda: session.view(seat), decision, lambda: session.playable(seat))
    if isinstance(command, Interject):
        ways = (way for playable in session.playable(seat) for way in playable.ways)
        picks = [way for way in ways if way.id == command.option][:1]
    else:
        picks = [option for id in command.picks if (option := decision.option(id)) is not None]
    names = ShownNames(session.view(seat), seat, session.content)
    what = listed([option_words(option, kind_of(decision), names) for option in picks])
    best = next(iter(bot.explain()), None)
    why = _WHY.get(best.why, "") if best is not None else ""
    text = said("hints-place-computer-would", what=what or said("hints-do-nothing-special")) + (
        f": {why}." if why else "."
    )
    cards = tuple(option.card for option in picks if option.card is not None)
    return Hint(text, cards, tuple(seat for option in picks for seat in option.targets))


_ODDS = (
    (0.8, "hints-odds-sure"),
    (0.6, "hints-odds-likely"),
    (0.4, "hints-odds-even"),
    (0.2, "hints-odds-unlikely"),
    (-1.0, "hints-odds-lost"),
)


def deep_hint(
    tried: Sequence[TriedAnswer], decision: DecisionTold, seat: int, names: ShownNames, mates: Collection[int] = ()
) -> Hint:
    """What a shark would do, what it expects of the two best plays, and why it spares an opponent.

    `tried`: what it tried, the best first; `mates`: the other seats of its side.
    """
    if not tried or not tried[0].outlooks:
        return Hint(said("hints-nothing-choose-however-far"))
    best = tried[0]
    picks = [_picks(each, decision) for each in tried]
    text = said("hints-looking-ahead-computer-would", what=_what(picks[0], decision, names)) + " "
    worlds = len(best.outlooks)
    text += said("hints-tried-hidden-cards-may", worlds=worlds, expects=_expects(best, seat))
    if len(tried) > 1 and tried[1].outlooks:
        text += " " + said("hints-next-best", what=_what(picks[1], decision, names), expects=_expects(tried[1], seat))
        text += f"; {other}." if (other := _rival(best, tried[1], seat, names)) else "."
    text += _why_not(tried, picks, {seat, *mates}, names)
    cards = tuple(option.card for option in picks[0] if option.card is not None)
    return Hint(text, cards, tuple(target for option in picks[0] for target in option.targets))


def _why_not(
    tried: Sequence[TriedAnswer], picks: Sequence[Sequence[OptionTold]], mine: Collection[int], names: ShownNames
) -> str:
    """Why an opponent who could be knocked out is spared; '' if none is."""
    struck = [[target for option in each for target in option.targets] for each in picks]
    found = spared(tried, struck, mine)
    if found is None:
        return ""
    who = names.seats([found.seat])
    if found.gone_anyway:
        return " " + said("hints-lets-mostly-passes-out", who=who)
    against = []
    if found.stronger is not None:
        against.append(said("hints-would-more-left-then", seats=names.seats([found.stronger]), better=found.better))
    if found.cost >= SAYS:
        against.append(said("hints-would-cost-left", cost=found.cost))
    return " " + said("hints-lets-could-knocked-out", who=who, listed=listed(against) or said("hints-no-more-often"))


def _picks(tried: TriedAnswer, decision: DecisionTold) -> list[OptionTold]:
    return [option for id in tried.picks if (option := decision.option(id)) is not None]


def _what(picks: Sequence[OptionTold], decision: DecisionTold, names: ShownNames) -> str:
    spoken = [option_words(option, kind_of(decision), names) for option in picks]
    return listed(spoken) or (
        said("hints-keep-cards") if decision.kind == "discard" else said("hints-do-nothing-special")
    )


def _expects(tried: TriedAnswer, seat: int) -> str:
    """The average state of the seat afterwards."""
    room, gold = _mean(tried, seat)
    return said("hints-expects-left-until-pass", odds=_odds(tried.chance), room=room, gold=gold)


def _odds(chance: float) -> str:
    """The chance to win, with the precision that a few worlds allow."""
    return said(next(id for least, id in _ODDS if chance >= least))


def _rival(best: TriedAnswer, other: TriedAnswer, seat: int, names: ShownNames) -> str:
    """The opponent for whom the second-best play differs most from the best."""
    unlike = [
        (_mean(other, each)[0] - _mean(best, each)[0], each)
        for each in range(len(best.outlooks[0].room))
        if each != seat
    ]
    more, who = max(unlike, key=lambda pair: abs(pair[0]))
    if abs(more) < SAYS:
        return ""
    return said("hints-would-stand-then", seats=names.seats([who]), abs=abs(more), more=more > 0)


def _mean(tried: TriedAnswer, seat: int) -> tuple[float, float]:
    """Average points left until a seat passes out, and its average Gold."""
    n = len(tried.outlooks)
    return sum(each.room[seat] for each in tried.outlooks) / n, sum(each.gold[seat] for each in tried.outlooks) / n


def option_words(option: OptionTold, decision: str, names: ShownNames) -> str:
    """An option as something one does. `decision`: its kind, or what a pick is for."""
    card = names.card(option.card) or translated(option.args.get("title", ""))
    at = (" " + said("hints-on", who=names.seats(option.targets))) if option.targets else ""
    match option.kind:
        case "play":
            return said("hints-play", card=card or said("costs-a-card"), at=at, how=_how(option, names))
        case "ability":
            if option.ability == "sell":
                return said("hints-offer-sale", card=card, seats=names.seats(option.targets))
            what = asking.ability(option.ability or option.label, option)
            return said("hints-use", what=what, at=at, how=_how(option, names))
        case "card" | "seen":
            spoken = deed(decision, quoted(card) if card else said("costs-a-card"))
            return lowered(spoken)
        case "heap":
            if not option.args["cards"]:
                return said("hints-take-empty-heap")
            return said("hints-take-heap", label=asking.option(option, decision, names))
        case "no" | "done" if decision in NOTHING:
            return lowered(NOTHING[decision])
        case "order":
            return said("hints-order-drink", seats=names.seats(option.targets))
        case "seat":
            return said("hints-choose", seats=names.seats(option.targets))
        case "pass":
            return said("hints-pay") if decision == "pay" else said("hints-pass")
        case "done":
            return said("hints-go")
        case "drink":
            return said("hints-drink")
        case "hand_over":
            return said("hints-let-go-first", seats=names.seats(option.targets))
        case "move":
            return said("hints-go-2", option=asking.option(option, decision, names))
        case "stay":
            return said("hints-stay-room")
        case "tavern":
            return said("hints-lead-party", option=asking.option(option, decision, names))
        case "potion":
            return said("hints-use-potion-token", uncapital=uncapital(asking.option(option, decision, names)))
        case "number":
            return said("hints-say", get=option.args.get("number", option.label or option.id))
        case "yes" | "no" | "none":
            return said("hints-say-2", kind=now().text(label(option.kind)))
        case "keep":
            return said("hints-keep", card=card)
    return said("hints-choose-2", mode=names.mode(option.card, option.mode) or asking.option(option, decision, names))


def _how(option: OptionTold, names: ShownNames) -> str:
    """What it answers, its mode, and what is paid for it."""
    on = (" " + said("hints-answering", what=names.entry(option.on))) if option.on is not None else ""
    told = [
        names.mode(option.card, option.mode),
        asking.spending(option.spend, names, option.args.get("join", ())),
    ]
    more = ", ".join(uncapital(text).rstrip(".") for text in told if text)
    return on + (f" ({more})" if more else "")
