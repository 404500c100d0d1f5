# SPDX-License-Identifier: GPL-3.0-or-later
"""When a card may be played: 'When another player plays a Cheating card', 'During a Round of Gambling'."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from rdi_desktop.content.texts import filters
from rdi_desktop.content.texts.clauses import causes, name_of, phase_name, ranged
from rdi_desktop.content.texts.filters import attributes, types
from rdi_desktop.content.texts.scene import DeckNames, does, name, someone, yes
from rdi_desktop.engine.language import happenings
from rdi_desktop.engine.language import moments as words
from rdi_desktop.engine.language.filters import By, Of, Title
from rdi_desktop.engine.language.moments import Moment
from rdi_desktop.words.plan import YOU, Act, Listed, Msg, NounPhrase, Phrase, SideClause, msg

ANOTHER, ANYBODY = someone("np-another", "another"), someone("np-a-player", "any")
When = tuple[str, Any]
"""('when', a clause), ('at', an adverbial) or ('about', what somebody is about to do)."""


def head(moments: Iterable[Moment], names: DeckNames) -> Listed:
    """All moments as one adverbial clause, without a capital: 'when …, or when you are about to …'."""
    found: list[Any] = []
    abouts: list[tuple[Act, Any]] = []
    for moment in moments:
        kind, what = told(moment, names)
        rest = list(filters.beside(moment, lambda one: told(one, names), names))
        extra = msg("besides", rest=Listed(rest, "")) if rest else ""
        if kind == "about" and what.subject == YOU:
            if not abouts:
                found.append(abouts)
            abouts.append((what, extra))
        else:
            said = about([(what, extra)]) if kind == "about" else msg(kind, clause=what, beside=extra)
            if said not in found:
                found.append(said)
    return Listed([about(each) if each is abouts else each for each in found], "or-when")


def about(acts: list[tuple[Act, Any]]) -> Msg:
    """What somebody is about to do: 'when you are about to drink or ante'."""
    who = acts[0][0].subject
    bidden = NounPhrase("", "you", "bidden")
    bare = [
        msg("beside", what=Phrase([replace(act, subject=bidden, bid=True)], "bare"), beside=extra)
        for act, extra in acts
    ]
    side = [msg("beside", what=SideClause(act), beside=extra) for act, extra in acts]
    return msg("about", who=who, bare=Listed(bare, "or"), side=Listed(side, "or", merged=True))


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


def doer(word: str) -> NounPhrase:
    """Whoever does it, by the value of a filter."""
    return {"another": ANOTHER, "self": YOU}.get(word, ANYBODY)


def when(who: NounPhrase, id: str, **facts: Any) -> When:
    """('when', somebody does something)."""
    return "when", SideClause(does(who, id, **facts))


def told(moment: Moment, names: DeckNames) -> When:
    """One moment, without the filters that it does not mention."""
    return TELL[type(moment)](moment, names)


def card_of(moment: words.Play, names: DeckNames, **facts: Any) -> Msg:
    """'Action, Sometimes or Anytime card', with its further filters."""
    if moment.title is not None:
        return msg("card-by-title", title=names.title(moment.title.id))
    but = moment.not_.filters.get("title") if moment.not_ is not None else None
    kin = isinstance(but, Title) and but.id in names.kin
    negates = moment.is_negate is not None and moment.is_negate.truth
    ignores = not negates and moment.is_ignore is not None and moment.is_ignore.truth
    return msg(
        "card-of",
        types=types(moment.type.words) if moment.type is not None else "",
        typed=yes(moment.type is not None),
        tokens=yes(moment.through is not None and "any" in moment.through.words),
        changes=yes(moment.changes is not None),
        that="negates" if negates else "ignores" if ignores else "no",
        but="kin" if kin else "title" if isinstance(but, Title) else "no",
        title=names.title(but.id) if isinstance(but, Title) else "",
        **facts,
    )


def _play(moment: words.Play, names: DeckNames) -> When:
    if moment.type is not None and moment.type.words == ("curse",) and by(moment) == "self":
        return when(YOU, "reveals-curse")
    found = moment.causes.words if moment.causes is not None else ()
    that = msg("that-causes", causes=causes(found)) if found else ""
    whose = by(moment) if by(moment) in ("another", "self") else "any"
    if moment.affects is not None:
        card = card_of(moment, names, whose=whose)
        if found == ("lose_fortitude",):
            return "when", msg("card-would-cost", card=card, whose=whose)
        return "when", msg(
            "card-would-affect", card=card, that=that, whose=whose, what=attributes(moment.affects.words)
        )
    return when(doer(by(moment)), "plays-card", card=card_of(moment, names), that=that)


def _drink(moment: words.Drink, names: DeckNames) -> When:
    facts: dict[str, Any] = {
        "chaser": yes(moment.with_chaser is not None and moment.with_chaser.truth),
        "unflagged": name_of(moment.unflagged.word) if moment.unflagged is not None else "",
        "flagged": yes(moment.unflagged is not None),
        "affects": attributes(moment.affects.words) if moment.affects is not None else "",
        "affecting": yes(moment.affects is not None),
    }
    if about_me(moment):
        return "about", does(YOU, "about-drink", **facts)
    if by(moment):
        return when(doer(by(moment)), "reveals-drink", **facts)
    return "about", does(ANOTHER if of(moment) == "another" or moment.mine else ANYBODY, "about-drink", **facts)


def about_me(moment: words.Drink) -> bool:
    """Whether the Drink must be the player's own."""
    return of(moment) == "self" or (moment.mine is not None and moment.mine.truth)


def _event(moment: words.Event, names: DeckNames) -> When:
    if moment.affects is not None:
        return "when", msg("event-would-affect", what=attributes(moment.affects.words))
    if moment.mine is not None and moment.mine.truth:
        return "when", msg("event-would-affect-you")
    return when(doer(by(moment)), "reveals-event")


def _landed(moment: words.Landed, names: DeckNames) -> When:
    lose = isinstance(moment, words.Lost)
    numbers = (moment.fortitude, moment.alcohol, moment.gold)
    parts = [filters.much(much, names) for much in numbers if much is not None]
    what = Listed(parts or [msg("stat-fortitude" if lose else "stat-alcohol")], "or")
    kept = moment.reduced_by_me is not None and not moment.reduced_by_me.truth
    who = {"another": ANOTHER, "any": ANYBODY}.get(of(moment), YOU)
    facts = {"what": what, "unreduced": yes(kept), **_cause(moment)}
    return "after", SideClause(does(who, "loses" if lose else "gains", **facts))


def _cause(moment: words.Landed) -> dict[str, Any]:
    """Facts: to whom or through what something was lost or gained."""
    things = filters.through(moment.through) if moment.through is not None else None
    return {"by": by(moment) or "nobody", "through": things or "", "something": yes(things)}


def _body_hit(moment: words.BodyHit, names: DeckNames) -> When:
    what = filters.much(moment.fortitude, names) if moment.fortitude is not None else msg("stat-fortitude")
    return "after", msg("body-hit", what=what, **_cause(moment))


def hits_back(moments: Iterable[Moment]) -> bool:
    """Whether the moments say that another player caused a loss or gain, not only by what."""
    return any(isinstance(one, words.Landed) and _cause(one)["by"] == "another" for one in moments)


def _drank(moment: words.Drank, names: DeckNames) -> When:
    gained = list(moment.gained.ranges) if moment.gained is not None else []
    who = {"another": ANOTHER, "any": ANYBODY}.get(of(moment), YOU)
    what = Listed([msg(f"stat-{word}") for word in gained])
    return "after", SideClause(does(who, "drinks-drink", gained=yes(gained), what=what))


def _about(id: str) -> Callable[[Any, DeckNames], When]:
    return lambda moment, names: ("about", does(doer(of(moment)), id))


def _pay(moment: words.Pay, names: DeckNames) -> When:
    renewal = moment.why is not None and moment.why.words == ("reshuffle",)
    return _about("about-pay-reshuffle" if renewal else "about-pay")(moment, names)


def _phase(id: str) -> Callable[[Any, DeckNames], When]:
    return lambda moment, names: ("at", msg(id, phase=phase_name(moment.phase)))


def _turn(id: str) -> Callable[[Any, DeckNames], When]:
    return lambda moment, names: ("at", msg(id, whose=of(moment) if of(moment) in ("another", "any") else "your"))


def _shifted(moment: words.Shifted, names: DeckNames) -> When:
    track = names.token(moment.track)
    if moment.to is None:
        return "when", msg("track-changes", track=track)
    to = name(moment.step) if moment.step else msg("range-on-track", **{**ranged(moment.to).facts, "plain": "yes"})
    return "when", msg("track-becomes", track=track, to=to)


def _by(id: str, word: str = "when") -> Callable[[Any, DeckNames], When]:
    return lambda moment, names: (word, SideClause(does(doer(by(moment)), id)))


def _over(moment: words.RoundOver, names: DeckNames) -> When:
    won = {None: "any", True: "yes", False: "no"}[moment.won]
    return "when", msg("round-over", part=yes(moment.in_ != "any"), won=won)


def _with(moment: words.PlayedWith, names: DeckNames) -> When:
    found = moment.type.words if moment.type is not None else ()
    return when(YOU, "plays-with", types=types(found), typed=yes(found), hits=yes(moment.causes is not None))


def _said(word: str, id: str) -> Callable[[Any, DeckNames], When]:
    return lambda moment, names: (word, msg(id))


TELL: dict[type[Moment], Callable[[Any, DeckNames], When]] = {
    words.Play: _play,
    words.Drink: _drink,
    words.Event: _event,
    words.Lost: _landed,
    words.Gained: _landed,
    words.BodyHit: _body_hit,
    words.Pay: _pay,
    words.Ante: _about("about-ante"),
    words.Take: _about("about-take"),
    words.Round: _said("at", "during-round"),
    words.WinRound: _by("wins-round"),
    words.WonRound: _by("wins-round"),
    words.ForcedOut: _about("about-forced-out"),
    words.LastChance: _about("about-drop-out"),
    words.Reveal: lambda moment, names: ("when", msg("reveals-of-pile", pile=name(moment.pile))),
    words.Phase: _phase("in-phase"),
    words.PhaseStart: _phase("at-phase-start"),
    words.PlayedWith: _with,
    words.Anytime: _said("at", "anytime"),
    words.Announce: _by("plays-any-card", "as-soon-as"),
    words.Shifted: _shifted,
    words.TurnStart: _turn("at-turn-start"),
    words.TurnEnd: _turn("at-turn-end"),
    words.RoundOver: _over,
    happenings.RoundOpened: _by("opens-round"),
    happenings.Paid: _by("has-paid"),
    happenings.Out: _said("when", "another-drops-out"),
    words.PhaseEnd: _phase("at-phase-end"),
    words.Drank: _drank,
    words.CoinTurned: _said("when", "you-turn-this-up"),
    words.CoinGained: _said("when", "you-gain-this"),
    words.CoinLost: _said("when", "this-leaves-you"),
    words.CoinDiscarded: lambda moment, names: ("when", msg("goes-to-inn", name=names.pile(moment.pile))),
}
"""How each moment is told. A test checks that none is missing."""


def source(moments: Iterable[Moment]) -> NounPhrase:
    """The noun for the player behind what is answered."""
    moments = list(moments)
    known = [
        by(one) == "another"
        for one in moments
        if not isinstance(one, words.Drink | words.Pay | words.Ante | words.Take)
    ]
    if any(isinstance(moment, words.Lost) and of(moment) == "any" for moment in moments):
        return someone("np-whoever-did", "source", "np-they")
    return someone("np-that-player" if known and all(known) else "np-whoever-played", "source")


def concerned(moments: Iterable[Moment]) -> NounPhrase | None:
    """The noun for the player whose loss or gain is answered; None if it is the card's player."""
    whose = {of(moment) for moment in moments if isinstance(moment, words.Lost | words.Gained)}
    if whose == {"another"}:
        return someone("np-that-player", "concerned")
    return someone("np-whoever-happened", "concerned") if whose & {"another", "any", "player"} else None


def drinker(moments: Iterable[Moment]) -> NounPhrase:
    """The noun for the drinker of what is answered."""
    for moment in moments:
        if isinstance(moment, words.Drink):
            return YOU if about_me(moment) else someone("np-that-player", "drinker")
    return YOU
