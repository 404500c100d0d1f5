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
from rdi_desktop.ui.words import asking, terms
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.picks import NOTHING, deed, kind_of
from rdi_desktop.ui.words.terms import uncapital

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

_WHY = {
    "waits": "nothing here is worth a card",
    "hurts": "it hurts whoever is worth hurting",
    "makes_drunk": "it brings somebody closer to the floor",
    "heals": "it does you good",
    "saves": "it spares you the worst",
    "shares": "shared trouble is half the trouble",
    "redirects": "somebody else may take that",
    "passes_on": "somebody else may drink that",
    "spikes": "that Drink could do with more in it",
    "negates": "what is coming is worse than losing a card",
    "earns": "it brings Gold",
    "pays": "it costs the others Gold",
    "keeps_gold": "it keeps your Gold together",
    "gambles": "the odds of the Round are good",
    "wins_pot": "the pot looks good",
    "spoils": "the pot should go to nobody else",
    "leaves": "that Round is better left",
    "orders": "that player is closest to the floor",
    "draws": "more cards, more choices",
    "more": "it lets you do more this turn",
    "gives": "the tokens land where they are of use",
    "readies": "it is worth its cost before the Action",
    "digs": "new cards will be better than these",
    "keeps": "these cards are worth keeping",
    "picks": "those can best be spared",
    "tries": "it is worth a try",
    "explores": "what lies ahead is worth the way",
}
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
        return Hint("There is nothing for you to decide just now.")
    bot = make_bot("regular", session.plan.seed, session.content)
    command = bot.decide(lambda: session.view(seat), decision, lambda: session.playable(seat))
    if isinstance(command, Interject):
        ways = (way for playable in session.playable(seat) for way in playable.ways)
        picks = [way for way in ways if way.id == command.option][:1]
    else:
        picks = [option for id in command.picks if (option := decision.option(id)) is not None]
    names = ShownNames(session.view(seat), seat, session.content)
    what = terms.listed([option_words(option, kind_of(decision), names) for option in picks])
    best = next(iter(bot.explain()), None)
    why = _WHY.get(best.why, "") if best is not None else ""
    text = f"In your place the computer would {what or 'do nothing special'}" + (f": {why}." if why else ".")
    cards = tuple(option.card for option in picks if option.card is not None)
    return Hint(text, cards, tuple(seat for option in picks for seat in option.targets))


_ODDS = (
    (0.8, "all but certain to win"),
    (0.6, "likely to win"),
    (0.4, "about even"),
    (0.2, "unlikely to win"),
    (-1.0, "all but certain to lose"),
)


def deep_hint(
    tried: Sequence[TriedAnswer], decision: DecisionTold, seat: int, names: ShownNames, mates: Collection[int] = ()
) -> Hint:
    """What a shark would do, what it expects of the two best plays, and why it spares an opponent.

    `tried`: what it tried, the best first; `mates`: the other seats of its side.
    """
    if not tried or not tried[0].outlooks:
        return Hint("There is nothing to choose here, however far one looks ahead.")
    best = tried[0]
    picks = [_picks(each, decision) for each in tried]
    text = f"Looking ahead, the computer would {_what(picks[0], decision, names)}. "
    worlds = len(best.outlooks)
    text += f"It has tried {worlds} {'way' if worlds == 1 else 'ways'} in which the hidden cards may lie: {_expects(best, seat)}."
    if len(tried) > 1 and tried[1].outlooks:
        text += f" The next best, to {_what(picks[1], decision, names)}: {_expects(tried[1], seat)}"
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
        return f" It lets {who} be, who mostly passes out soon without that too."
    against = []
    if found.stronger is not None:
        against.append(f"{names.seats([found.stronger])} would have {found.better:.1f} more left then")
    if found.cost >= SAYS:
        against.append(f"it would cost you {found.cost:.1f} of what you have left")
    return (
        f" It lets {who} be, who could be knocked out: {terms.listed(against) or 'you would win no more often for it'}."
    )


def _picks(tried: TriedAnswer, decision: DecisionTold) -> list[OptionTold]:
    return [option for id in tried.picks if (option := decision.option(id)) is not None]


def _what(picks: Sequence[OptionTold], decision: DecisionTold, names: ShownNames) -> str:
    said = [option_words(option, kind_of(decision), names) for option in picks]
    return terms.listed(said) or ("keep all cards" if decision.kind == "discard" else "do nothing special")


def _expects(tried: TriedAnswer, seat: int) -> str:
    """The average state of the seat afterwards."""
    room, gold = _mean(tried, seat)
    return f"it expects you to be {_odds(tried.chance)}, with {room:.1f} left until you pass out and {gold:.1f} Gold"


def _odds(chance: float) -> str:
    """The chance to win, with the precision that a few worlds allow."""
    return next(terms for least, terms in _ODDS if chance >= least)


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
    return f"{names.seats([who])} would stand {abs(more):.1f} {'better' if more > 0 else 'worse'} then"


def _mean(tried: TriedAnswer, seat: int) -> tuple[float, float]:
    """Average points left until a seat passes out, and its average Gold."""
    n = len(tried.outlooks)
    return sum(each.room[seat] for each in tried.outlooks) / n, sum(each.gold[seat] for each in tried.outlooks) / n


def option_words(option: OptionTold, decision: str, names: ShownNames) -> str:
    """An option as something one does. `decision`: its kind, or what a pick is for."""
    card = names.card(option.card) or str(option.args.get("title", ""))
    at = f" on {names.seats(option.targets)}" if option.targets else ""
    match option.kind:
        case "play":
            return f"play “{card or 'a card'}”{at}{_how(option, names)}"
        case "ability":
            if option.ability == "sell":
                return f"offer “{card}” for sale to {names.seats(option.targets)}"
            what = asking.ability(option.ability or option.label, option)
            return f"use “{what}”{at}{_how(option, names)}"
        case "card" | "seen":
            said = deed(decision, f"“{card}”" if card else "a card")
            return said[:1].lower() + said[1:]
        case "heap":
            return f"take the heap with {option.label}"
        case "no" | "done" if decision in NOTHING:
            return NOTHING[decision][:1].lower() + NOTHING[decision][1:]
        case "order":
            return f"order a Drink for {names.seats(option.targets)}"
        case "seat":
            return f"choose {names.seats(option.targets)}"
        case "pass":
            return "pay" if decision == "pay" else "pass"
        case "done":
            return "go on"
        case "drink":
            return "drink"
        case "hand_over":
            return f"let {names.seats(option.targets)} go first"
        case "move":
            return f"go on to “{asking.option(option, decision, names)}”"
        case "stay":
            return "stay in the room"
        case "tavern":
            return f"lead the party to {asking.option(option, decision, names)}"
        case "potion":
            return f"use a Potion Token: {uncapital(asking.option(option, decision, names))}"
        case "number":
            return f"say {option.args.get('number', option.label or option.id)}"
        case "yes" | "no" | "none":
            return f"say {option.kind}"
        case "keep":
            return f"keep “{card}”"
    return f"choose “{names.mode(option.card, option.mode) or asking.option(option, decision, names)}”"


def _how(option: OptionTold, names: ShownNames) -> str:
    """What it answers, its mode, and what is paid for it."""
    on = f" in answer to “{names.entry(option.on)}”" if option.on is not None else ""
    told = [
        names.mode(option.card, option.mode),
        asking.spending(option.spend, names, option.args.get("join", ())),
    ]
    more = ", ".join(uncapital(text).rstrip(".") for text in told if text)
    return on + (f" ({more})" if more else "")
