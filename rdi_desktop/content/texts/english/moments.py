# SPDX-License-Identifier: GPL-3.0-or-later
"""When a card may be played: 'When another player plays a Cheating card', 'During a Round of Gambling'."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rdi_desktop.content.texts.english import filters
from rdi_desktop.content.texts.english.clauses import CAUSED, PHASES, ranged
from rdi_desktop.content.texts.english.context import DeckNames, readable
from rdi_desktop.content.texts.english.filters import ATTRIBUTES, TYPES, attributes
from rdi_desktop.content.texts.english.grammar import YOU, Noun, a, listed
from rdi_desktop.engine.language import happenings
from rdi_desktop.engine.language import moments as words
from rdi_desktop.engine.language.filters import By, Of, Title
from rdi_desktop.engine.language.moments import Moment

ABOUT_TO = "you are about to "
REVEALS = {"another": "another player reveals", "self": "you reveal"}


def head(moments: Iterable[Moment], names: DeckNames) -> str:
    """All moments as one adverbial clause, without a capital: 'when …, or when you are about to …'."""
    found: dict[str, list[str]] = {}
    for moment in moments:
        word, text = told(moment, names)
        if text.startswith(ABOUT_TO):
            found.setdefault(f"{word} {ABOUT_TO}".strip(), []).append(text.removeprefix(ABOUT_TO))
        else:
            found.setdefault(f"{word} {text}".strip(), [])
    pieces = [f"{stem} {listed(rest, 'or')}" if rest else stem for stem, rest in found.items()]
    return ", or ".join(pieces)


def told(moment: Moment, names: DeckNames) -> tuple[str, str]:
    """('when', clause) for one moment; the first is '' if the second is an adverbial by itself."""
    word, text = TELL[type(moment)](moment, names)
    rest = list(filters.beside(moment, lambda one: TELL[type(one)](one, names)[1], names))
    return word, f"{text} ({', '.join(rest)})" if rest else text


def by(moment: Moment) -> str:
    """Who must have done it; '' for anybody."""
    return seat_word(getattr(moment, "by_", None))


def of(moment: Moment) -> str:
    """Whom it must concern; '' for anybody."""
    return seat_word(getattr(moment, "of_", None))


def seat_word(value: object) -> str:
    """The value of a filter about a seat, of two for the same one of them; '' if there is no such filter."""
    if not isinstance(value, By | Of):
        return ""
    return "self" if value.who == "holder" else value.who


def card_of(moment: words.Play, names: DeckNames) -> str:
    """'Action, Sometimes or Anytime card', with its further filters."""
    if moment.title is not None:
        return names.title(moment.title.id)
    types = moment.type.words if moment.type is not None else ()
    card = f"{listed([TYPES.get(word, word.capitalize()) for word in types], 'or')} card".strip()
    if moment.through is not None and "any" in moment.through.words:
        card = "card or token"
    if moment.changes is not None:
        card += " that changes a Drink"
    if moment.is_negate is not None and moment.is_negate.truth:
        card += " that Negates"
    elif moment.is_ignore is not None and moment.is_ignore.truth:
        card += " that Ignores"
    but = moment.not_.filters.get("title") if moment.not_ is not None else None
    if isinstance(but, Title):
        card += " (but not one of its own kind)" if but.id in names.kin else f" other than {names.title(but.id)}"
    return card


def _play(moment: words.Play, names: DeckNames) -> tuple[str, str]:
    if moment.type is not None and moment.type.words == ("curse",) and by(moment) == "self":
        return "when", "you reveal a Curse"
    card = card_of(moment, names)
    causes = moment.causes.words if moment.causes is not None else ()
    that = f" that {listed([CAUSED[cause] for cause in causes], 'or')}" if causes else ""
    if moment.affects is not None:
        whose = {"another": f"another player's {card}", "self": f"your own {card}"}.get(by(moment), a(card))
        if causes == ("lose_fortitude",):
            return "when", f"{whose} would make you lose Fortitude"
        return "when", f"{whose}{that} would affect your {attributes(moment.affects.words)}"
    who = {"another": "another player plays", "self": "you play"}.get(by(moment), "a player plays")
    return "when", f"{who} {card if card.startswith('“') else a(card)}{that}"


def _drink(moment: words.Drink, names: DeckNames) -> tuple[str, str]:
    drink = "drink a Drink with a Chaser" if moment.with_chaser is not None and moment.with_chaser.truth else "drink"
    if moment.unflagged is not None:
        drink = f"{drink if ' ' in drink else 'drink a Drink'} that is not {moment.unflagged.word} yet"
    if moment.affects is not None:
        drink += " something" if drink == "drink" else ""
        drink += f" that would affect your {attributes(moment.affects.words)}"
    if about_me(moment):
        return "when", ABOUT_TO + drink
    if by(moment):
        what = drink.removeprefix("drink").removeprefix(" a Drink").removeprefix(" something")
        return "when", f"{REVEALS.get(by(moment), 'a player reveals')} a Drink{what}"
    return "when", f"{'another player' if of(moment) == 'another' or moment.mine else 'a player'} is about to {drink}"


def about_me(moment: words.Drink) -> bool:
    """Whether the Drink must be the player's own."""
    return of(moment) == "self" or (moment.mine is not None and moment.mine.truth)


def _event(moment: words.Event, names: DeckNames) -> tuple[str, str]:
    if moment.affects is not None:
        return "when", f"a Drink Event would affect your {attributes(moment.affects.words)}"
    if moment.mine is not None and moment.mine.truth:
        return "when", "a Drink Event would affect you"
    return "when", f"{REVEALS.get(by(moment), 'a player reveals')} a Drink Event"


def _landed(moment: words.Landed, names: DeckNames) -> tuple[str, str]:
    who = {"another": "another player", "any": "a player"}.get(of(moment), "you")
    verb = "lose" if isinstance(moment, words.Lost) else "gain"
    numbers = (moment.fortitude, moment.alcohol, moment.gold)
    parts = [filters.much(much, names) for much in numbers if much is not None]
    what = listed(parts, "or") or ("Fortitude" if verb == "lose" else "Alcohol Content")
    text = f"{who} {verb if who == 'you' else verb + 's'} {what}{_cause(moment)}"
    if moment.reduced_by_me is not None and not moment.reduced_by_me.truth:
        text += " that you did not reduce"
    return "after", text


def _drank(moment: words.Drank, names: DeckNames) -> tuple[str, str]:
    gained = list(moment.gained.ranges) if moment.gained is not None else []
    gain = "gain" if of(moment) == "self" else "gains"
    what = f" and {gain} {listed([ATTRIBUTES[word] for word in gained])} by it" if gained else ""
    who = {"another": "another player drinks", "any": "a player drinks"}.get(of(moment), "you drink")
    return "after", f"{who} a Drink{what}"


def _cause(moment: words.Landed) -> str:
    through = moment.through
    things = ""
    if through is not None:
        things = filters.through(through)
    if by(moment) == "another":
        return f" to another player's {things}" if things else " to another player"
    if by(moment) == "self":
        return f" to your own {things}" if things else " to yourself"
    return f" through {a(things)}" if things else ""


def _about(rest: str, moment: Moment) -> tuple[str, str]:
    if of(moment) == "self":
        return "when", ABOUT_TO + rest
    return "when", f"{'another player' if of(moment) == 'another' else 'a player'} is about to {rest}"


def _pay(moment: words.Pay, names: DeckNames) -> tuple[str, str]:
    renewal = moment.why is not None and moment.why.words == ("reshuffle",)
    return _about("pay for a new Drink Deck" if renewal else "pay Gold", moment)


def _phase(moment: words.Phase, names: DeckNames) -> tuple[str, str]:
    return "", f"{'at the start of' if isinstance(moment, words.PhaseStart) else 'in'} your {PHASES[moment.phase]}"


def _turn(point: str, moment: Moment) -> tuple[str, str]:
    whose = {"another": "another player's", "any": "any player's"}
    return "", f"at the {point} of {whose.get(of(moment), 'your')} turn"


def _shifted(moment: words.Shifted, names: DeckNames) -> tuple[str, str]:
    track = names.token(moment.track)
    if moment.to is None:
        return "when", f"your {track} changes"
    return (
        "when",
        f"your {track} becomes {readable(moment.step) if moment.step else ranged(*moment.to, '', '').strip()}",
    )


def _win(moment: words.WinRound, names: DeckNames) -> tuple[str, str]:
    who = {"another": "another player wins", "self": "you win"}.get(by(moment), "a player wins")
    return "when", f"{who} a Round of Gambling"


def _opened(moment: happenings.RoundOpened, names: DeckNames) -> tuple[str, str]:
    who = {"another": "another player opens", "self": "you open"}.get(by(moment), "a player opens")
    return "when", f"{who} a Round of Gambling"


def _announced(moment: words.Announce, names: DeckNames) -> tuple[str, str]:
    who = {"another": "another player plays", "self": "you play"}.get(by(moment), "a player plays")
    return "as soon as", f"{who} a card"


def _paid(moment: happenings.Paid, names: DeckNames) -> tuple[str, str]:
    who = {"another": "another player has", "self": "you have"}.get(by(moment), "a player has")
    return "when", f"{who} paid Gold"


def _over(moment: words.RoundOver, names: DeckNames) -> tuple[str, str]:
    part = "" if moment.in_ == "any" else " in which you took part"
    won = {None: "", True: " and that you won", False: " and that you did not win"}[moment.won]
    return "when", f"a Round of Gambling{part}{won} is over"


def _with(moment: words.PlayedWith, names: DeckNames) -> tuple[str, str]:
    types = moment.type.words if moment.type is not None else ()
    card = f"{listed([TYPES.get(word, word.capitalize()) for word in types], 'or')} card".strip()
    return "when", f"you play {a(card)}" + (f" that {CAUSED['lose_fortitude']}" if moment.causes is not None else "")


TELL: dict[type[Moment], Callable[[Any, DeckNames], tuple[str, str]]] = {
    words.Play: _play,
    words.Drink: _drink,
    words.Event: _event,
    words.Lost: _landed,
    words.Gained: _landed,
    words.BodyHit: lambda moment, names: ("after", f"a thing of yours in play loses Fortitude{_cause(moment)}"),
    words.Pay: _pay,
    words.Ante: lambda moment, names: _about("ante", moment),
    words.Take: lambda moment, names: _about("have Gold taken", moment),
    words.Round: lambda moment, names: ("", "during a Round of Gambling"),
    words.WinRound: _win,
    words.WonRound: _win,
    words.ForcedOut: lambda moment, names: _about("be forced out of the Round", moment),
    words.LastChance: lambda moment, names: _about("drop out of the game", moment),
    words.Reveal: lambda moment, names: ("when", f"you reveal a {readable(moment.pile)} card whose place is taken"),
    words.Phase: _phase,
    words.PhaseStart: _phase,
    words.PlayedWith: _with,
    words.Anytime: lambda moment, names: ("", "at any time"),
    words.Announce: _announced,
    words.Shifted: _shifted,
    words.TurnStart: lambda moment, names: _turn("start", moment),
    words.TurnEnd: lambda moment, names: _turn("end", moment),
    words.RoundOver: _over,
    happenings.RoundOpened: _opened,
    happenings.Paid: _paid,
    happenings.Out: lambda moment, names: ("when", "another player drops out of the game"),
    words.PhaseEnd: lambda moment, names: ("", f"at the end of your {PHASES[moment.phase]}"),
    words.Drank: _drank,
    words.CoinTurned: lambda moment, names: ("when", "you turn this face up"),
    words.CoinGained: lambda moment, names: ("when", "you gain this"),
    words.CoinLost: lambda moment, names: ("when", "this leaves you face up"),
    words.CoinDiscarded: lambda moment, names: ("when", f"{a(names.pile(moment.pile))} goes to the Inn"),
}
"""How each moment is written. A test checks that none is missing."""


def source(moments: Iterable[Moment]) -> Noun:
    """The noun for the player behind what is answered."""
    known = [
        by(moment) == "another"
        for moment in moments
        if not isinstance(moment, words.Drink | words.Pay | words.Ante | words.Take)
    ]
    if any(isinstance(moment, words.Lost) and of(moment) == "any" for moment in moments):
        return Noun("whoever did it", "one", "source", "they")
    return Noun("that player" if known and all(known) else "whoever played it", "one", "source")


def concerned(moments: Iterable[Moment]) -> Noun | None:
    """The noun for the player whose loss or gain is answered; None if it is the card's player."""
    whose = {of(moment) for moment in moments if isinstance(moment, words.Lost | words.Gained)}
    if whose == {"another"}:
        return Noun("that player", "one", "concerned")
    return Noun("whoever it happened to", "one", "concerned") if whose & {"another", "any", "player"} else None


def drinker(moments: Iterable[Moment]) -> Noun:
    """The noun for the drinker of what is answered."""
    for moment in moments:
        if isinstance(moment, words.Drink):
            return YOU if about_me(moment) else Noun("that player", "one", "drinker")
    return YOU
