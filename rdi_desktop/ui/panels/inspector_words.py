# SPDX-License-Identifier: GPL-3.0-or-later
"""The inspector's HTML about the table, made from a view: phase, stack, Round, who is asked, possible choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionTold, OptionTold
from rdi_desktop.engine.seen import SeenCard, SeenDeed, SeenEntry, SeenSeat, SeenTable
from rdi_desktop.session.windows import WindowState
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.log import readable_accent
from rdi_desktop.ui.table.models import pieces
from rdi_desktop.ui.words import asking, costs, middle, picks, terms
from rdi_desktop.ui.words import stack as words_stack
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.fates import Fate, foresee
from rdi_desktop.ui.words.hints import option_words
from rdi_desktop.ui.words.holdings import away, his_cards, holdings, lying, purse
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.rule_places import PHASES
from rdi_desktop.ui.words.rule_terms import linked
from rdi_desktop.ui.words.terms import quoted
from rdi_desktop.words import listed, said, table, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_P = THEME.palette
_PHASES = ("discard_and_draw", "action", "order", "drink")

OWN = "own"
"""Link to the rules of a player's own things."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of the viewer."""

    id: str
    """The option's id; '': answer with the picks made."""
    text: str
    picked: bool | None = None
    """Whether it is among the picks made so far; None: choosing it answers at once."""

    @property
    def told(self) -> str:
        """Its text, with a box if it can be picked."""
        return self.text if self.picked is None else f"{'☑' if self.picked else '☐'} {self.text}"


def choices_of(
    view: SeenTable, ways: Iterable[tuple[OptionTold, bool]], picked: Sequence[str], content: Content
) -> list[Choice]:
    """Every legal choice of the viewer: `ways` are options, each with whether it interrupts somebody's decision."""
    pending: DecisionTold | None = view.pending
    names = ShownNames(view, view.seat, content)
    several = pending is not None and (pending.max > 1 or pending.kind == "discard")
    found, breaking = [], []
    for option, interject in ways:
        text = option_words(option, picks.kind_of(pending) if pending is not None else "", names)
        text = text[:1].upper() + text[1:]
        if interject:
            breaking.append(Choice(option.id, said("inspector-break", uncapital=terms.uncapital(text))))
        else:
            found.append(Choice(option.id, text, option.id in picked if several else None))
    if pending is not None and several and pending.min <= len(picked) <= pending.max:
        found.append(Choice("", picks.confirm(pending.kind, len(picked), pending)))
    return found + breaking


_GOALS = table("inspector-goals")
"""Receivers of Gold other than players."""


class Page:
    """The table at one moment."""

    def __init__(self, view: SeenTable, content: Content | None = None) -> None:
        self._view = view
        self._content = content
        self._names = ShownNames(view, None)
        self._numbers = {entry.id: number for number, entry in enumerate(view.stack, 1)}
        self._fates = foresee(view, content)

    def html(
        self,
        choices: Sequence[Choice] = (),
        marked: int | None = None,
        entry: int | None = None,
        window: WindowState | None = None,
        told: int | None = None,
    ) -> str:
        """The whole page; `marked` is the choice marked by keys, `entry` the selected one.

        `told`: the seat whose rules of its own things are expanded.
        """
        blocks = (
            self._path(),
            self._waiting(window),
            self._stack(entry),
            self._round(),
            self._choices(choices, marked),
            self._middle(),
            self._holdings(told),
        )
        return "".join(blocks)

    # The path

    def _path(self) -> str:
        view = self._view
        steps = []
        for phase in _PHASES:
            here = phase == view.phase
            colour = _P.candle if here else _P.dim
            weight = "bold" if here else "normal"
            look = f"color:{colour};font-weight:{weight};text-decoration:none"
            steps.append(f'<a href="rule:{PHASES[phase]}" style="{look}">{terms.phase(phase)}</a>')
        stack = view.stack
        deeper = [said("inspector-round-gambling")] if view.round is not None else []
        if stack:
            name = self._names.entry(stack[0].id)
            deeper.append(f"1. {escape(name if len(name) < 26 else name[:24].rstrip(' .,') + '…')}")
        deeper += [str(number) for number in range(2, len(stack) + 1)]
        inside = f'<br><span style="color:{_P.copper_light}">› {" › ".join(deeper)}</span>' if deeper else ""
        turn = said("inspector-turn", turn_number=view.turn_number, player=self._player(view.turn))
        return f"<p>{turn}<br>{' › '.join(steps)}{inside}</p>"

    # The stack

    def _stack(self, chosen: int | None) -> str:
        stack = self._view.stack
        if not stack:
            return _block(said("inspector-being-played"), said("inspector-nothing-waiting-happen", dim=_P.dim))
        rows = [self._entry(entry, entry.id == chosen) for entry in reversed(stack)]
        return _block(said("inspector-being-played-newest-first"), "".join(rows))

    def _entry(self, entry: SeenEntry, chosen: bool) -> str:
        title = self._title(entry)
        if entry.negated:
            title = f"<s>{title}</s>"
        link = f'<a href="entry:{entry.id}" style="color:{_P.gold_light};text-decoration:none">'
        about = [self._who(entry)]
        for word, other in ((said("inspector-answer"), entry.answers), (said("inspector-done"), entry.on)):
            if other in self._numbers and not (word == said("inspector-done") and other == entry.answers):
                about.append(f"{word} {self._numbered(other)}")
        lines = [f"{link}<b>{self._numbers[entry.id]}. {title}</b></a>", ", ".join(part for part in about if part)]
        lines += self._how(entry)
        lines += [f"{step} {self._done(done)}" for step, done in zip(_steps(), entry.done, strict=False)]
        lines.append(self._outcome(entry))
        ground = f";background:{_P.table}" if chosen else ""
        return f'<p style="margin:3px 4px 6px 10px{ground}">{"<br>".join(line for line in lines if line)}</p>'

    def _title(self, entry: SeenEntry) -> str:
        if entry.kind in ("loss", "gain"):
            return escape(self._names.happening(entry.id))
        title = self._names.entry(entry.id)
        chasers = [translated(card.title) for card in entry.cards[1:]]
        title = title[:1].upper() + title[1:]
        return escape(" + ".join([title, *chasers]))

    def _who(self, entry: SeenEntry) -> str:
        kind, by = entry.kind, entry.by
        if kind == "last_chance":
            return listed([self._player(seat) for seat in entry.seats or ()])
        if kind == "payment":
            goal = _GOALS.get(entry.to) if isinstance(entry.to, str) else self._player(entry.to)
            return said("inspector-owes-gold", player=self._player(by), get=entry.amounts.get("gold", 0), goal=goal)
        if kind in ("loss", "gain", "body_loss"):
            return self._through(entry)
        at = (" " + said("inspector-on", people=self._people(entry.targets))) if entry.targets else ""
        if kind == "drink" and entry.drinker is not None:
            shown = (
                said("inspector-revealed", player=self._player(by)) if by is not None and by != entry.drinker else ""
            )
            you = self._names.is_you(entry.drinker)
            return said("inspector-about-to-drink", player=self._player(entry.drinker), you=you, shown=shown)
        return said("inspector-by", player=self._player(by), at=at) if by is not None else at.strip()

    def _through(self, entry: SeenEntry) -> str:
        """The cause of a loss or gain: the seat concerned has not done it."""
        source, card = entry.source, entry.card
        of = (
            (" " + said("inspector-of", player=self._player(source)))
            if source is not None and source != entry.by
            else ""
        )
        return (
            said("inspector-through", card_link=_card_link(card), of=of)
            if card is not None
            else said("inspector-doing", of=of)
            if of
            else ""
        )

    def _how(self, entry: SeenEntry) -> list[str]:
        """Mode, costs, and the present amounts beside the original ones."""
        card = entry.card
        lines = []
        if card is not None and entry.mode is not None and self._content is not None:
            lines.append(escape(str(self._content.label(card.definition, entry.mode))))
        if entry.spend:
            lines.append(escape(asking.spent(entry.spend)))
        if entry.kind in ("payment", "loss", "gain", "body_loss"):
            return lines
        first = entry.first
        for key, value in entry.amounts.items():
            if value == first.get(key, 0) == 0:
                continue
            was = (
                (" " + said("inspector-was", first=f"{first[key]:+d}")) if key in first and first[key] != value else ""
            )
            lines.append(_signed(f"{terms.thing(key)} {value:+d}{was}"))
        return lines

    def _done(self, done: SeenDeed) -> str:
        card = done.card
        told = escape(words_stack.done_marks([done], self._names)[0])
        return told + ((" " + said("inspector-with", card_link=_card_link(card))) if card else "")

    def _outcome(self, entry: SeenEntry) -> str:
        """What happens to each player, and to what it answers, without further answers."""
        fate = self._fates[entry.id]
        if entry.negated:
            return said("inspector-happen", refusal=_P.refusal)
        if entry.begun:
            return said("inspector-taking-effect", copper_light=_P.copper_light)
        if fate.negated_by is not None:
            told = [said("inspector-negated", numbered=self._numbered(fate.negated_by))]
        else:
            told = [said("inspector-first-done", numbered=self._numbered(id)) for id in fate.changed_by]
            told += [
                said("inspector-ignores", player=self._player(seat), numbered=self._numbered(id))
                for seat, id in fate.spared.items()
            ]
            told += self._numbers_of(entry, fate)
            told += self._does(entry)
        if not told and entry.kind in ("play", "drink", "event"):
            told = self._text(entry)
        if len(told) == 1:
            return said("inspector-nobody-does-more", copper_light=_P.copper_light, told=told[0])
        rows = "".join(f"<br>· {row}" for row in told)
        return said("inspector-nobody-does-more-2", copper_light=_P.copper_light, rows=rows) if told else ""

    def _text(self, entry: SeenEntry) -> list[str]:
        """The card's text, where numbers cannot tell what will happen."""
        card = entry.card or next(iter(entry.cards), None)
        if card is None or self._content is None:
            return []
        spoken = self._content.played_text(card.definition, entry.mode or 0, entry.better or ())
        return [linked(escape(spoken), f"color:{_P.copper_light}")]

    def _numbers_of(self, entry: SeenEntry, fate: Fate) -> list[str]:
        told = []
        for seat, changes in (entry.outcome or {}).items():
            numbers = words_stack.changed(int(seat), changes)
            if numbers and int(seat) not in fate.spared:
                told.append(f"{self._player(int(seat))} {numbers}")
        return told + [said("inspector-for-nothing", player=self._player(seat)) for seat in entry.ignored or ()]

    def _does(self, entry: SeenEntry) -> list[str]:
        """What it does to another entry."""
        return [
            said("inspector-negated-2", numbered=self._numbered(id))
            if fate.negated_by == entry.id
            else said("inspector-does-nothing", numbered=self._numbered(id), player=self._player(entry.by))
            for id, fate in self._fates.items()
            if fate.negated_by == entry.id or entry.id in fate.spared.values()
        ]

    def _numbered(self, id: int) -> str:
        """An entry by its number in this list and on the table."""
        number = self._numbers.get(id)
        if number is None:
            return quoted(escape(self._names.entry(id)))
        return f'<a href="entry:{id}" style="color:{_P.gold_light};text-decoration:none"><b>{number}</b></a>'

    # The Round of Gambling

    def _round(self) -> str:
        round_ = self._view.round
        if round_ is None:
            return ""
        last, pot = round_.last, self._view.pot
        control = round_.in_control
        lying = [_card_link(card) for card in pot.cards]
        lying += [
            said("inspector-face-down", cards=costs.cards(seat.potted), player=self._player(seat.seat))
            for seat in self._view.seats
            if seat.potted
        ]
        stakes = listed([f"{pot.gold} {terms.thing('gold')}", *lying])
        passed = [seat for seat in round_.passed or () if seat in round_.players]
        by = said("inspector-by-2", card_link=_card_link(last)) if last is not None else ""
        winner = (
            said("inspector-takes", player=self._player(control), stakes=stakes)
            if control is not None
            else said("inspector-inn-takes", stakes=stakes)
        )
        rows = [
            said("inspector-opened", player=self._player(round_.opener)),
            said("inspector-in-it", people=self._people(round_.players)),
            said("inspector-control", player=self._player(control), by=by),
            said("inspector-passed-since", people=self._people(passed)) if passed else "",
            said("inspector-next", player=self._player(round_.next)),
            said(
                "inspector-only-cards-take-control",
                listed=listed([terms.card_type(type) for type in round_.only]),
            )
            if round_.only
            else "",
            said("inspector-nobody-does-more-3", copper_light=_P.copper_light, winner=winner),
        ]
        rows = [row for row in rows if row]
        return _block(said("inspector-round-gambling"), f'<p style="margin:3px 4px 6px 10px">{"<br>".join(rows)}</p>')

    # Who is asked, and what may be done

    def _waiting(self, window: WindowState | None) -> str:
        view = self._view
        if window is not None:
            asked = said("inspector-anyone-asked", people=self._people(window.seats)) if window.claimed is None else ""
            claimed = (
                said("inspector-looking", player=self._player(window.claimed)) if window.claimed is not None else ""
            )
            passed = said("inspector-nothing-2", people=self._people(window.passed)) if window.passed else ""
            return f"<p><i>{' '.join(part for part in (asked, claimed, passed) if part)}</i></p>"
        if view.pending is not None:
            own = ShownNames(view, view.seat)
            return f"<p><i>{escape(asking.prompt(view.pending, own))}</i></p>"
        return f"<p><i>{escape(asking.waiting(view, self._names))}</i></p>"

    def _choices(self, choices: Sequence[Choice], marked: int | None) -> str:
        rows = []
        for place, choice in enumerate(choices):
            here = "▸ " if place == marked else ""
            ground = f"background:{_P.table};" if place == marked else ""
            rows.append(
                f'<p style="margin:1px 4px 1px 10px;{ground}">{here}<a href="choice:{place}" '
                f'style="color:{_P.gold_light}">{escape(choice.told)}</a></p>'
            )
        return _block(said("inspector-may-do"), "".join(rows)) if rows else ""

    # What is in the middle

    def _middle(self) -> str:
        view, ink = self._view, middle.Ink(self._people, _card_link, _P.dim)
        blocks = [middle.dungeon(view.dungeon, view.seat, self._content, ink)] if view.dungeon is not None else []
        blocks += [(said("inspector-pub-crawl"), middle.crawl(view.crawl, ink))] if view.crawl is not None else []
        blocks += [(said("inspector-house-rules"), lines)] if (lines := middle.house(view)) else []
        style = 'style="margin:3px 4px 6px 10px"'
        return "".join(_block(escape(title), f"<p {style}>{'<br>'.join(lines)}</p>") for title, lines in blocks)

    # The players

    def _holdings(self, told: int | None) -> str:
        rows = []
        for seat in self._view.seats:
            players = [isolated(each.name) for each in self._view.seats]
            held = holdings(seat, self._content, players) if not seat.out else []
            held += [purse(seat.gold, made)] if (made := pieces(self._view, seat)) and not seat.out else []
            held += away(self._view, seat.seat)
            held += [aimed_at(self._view)] if seat.threat and self._view.priority is not None else []
            rules = self._rules(seat) if not seat.out else []
            if held or rules:
                rows.append(f"{self._player(seat.seat)}: {escape(' · '.join(held))}{self._toggle(seat, rules, told)}")
                told_of = [*lying(seat, self._content), *his_cards(seat, self._content), *self._burdens(seat)]
                rows += [f'<span style="color:{_P.dim}">{escape(each)}</span>' for each in told_of]
                rows += [
                    f'<span style="color:{_P.parchment_shade}">{escape(rule)}</span>'
                    for rule in rules * (seat.seat == told)
                ]
        return (
            _block(said("inspector-before-players"), f'<p style="margin:3px 4px 6px 10px">{"<br>".join(rows)}</p>')
            if rows
            else ""
        )

    def _rules(self, seat: SeenSeat) -> list[str]:
        """How a character's own things work."""
        told = self._content.character_text(seat.character) if self._content is not None else ""
        return told.split("\n") if told else []

    def _toggle(self, seat: SeenSeat, rules: Sequence[str], told: int | None) -> str:
        """The link that expands or collapses a character's rules."""
        link = f'<a href="{OWN}:{seat.seat}" style="color:{_P.copper_light};text-decoration:none">'
        return f" {link}{'▾' if seat.seat == told else '▸'}&nbsp;rules</a>" if rules else ""

    def _burdens(self, seat: SeenSeat) -> list[str]:
        """What others' tokens do to their holder."""
        if self._content is None or seat.out:
            return []
        found = []
        known = [(each, self._content.seated(each.character)) for each in self._view.seats]
        for id in (id for id, n in seat.tokens.items() if n):
            owner = next((each for each, who in known if who is not None and id in who.tokens), None)
            if owner is not None and owner is not seat:
                told = self._content.thing_text(owner.character, id, own=False)
                found += [said("inspector-whoever", thing=terms.thing(id), each=each) for each in told]
        return found

    def _player(self, seat: int | None) -> str:
        """A player in their colour."""
        told = escape(self._names.seat(seat))
        return f'<b style="color:{readable_accent(seat)}">{told}</b>' if isinstance(seat, int) else told

    def _people(self, seats: Iterable[int]) -> str:
        return listed([self._player(seat) for seat in seats])


def aimed_at(view: SeenTable) -> str:
    """The seat that a machine picks first; '' if none."""
    return f"{terms.label('target')}: {isolated(view.seats[view.priority].name)}" if view.priority is not None else ""


def _card_link(card: SeenCard) -> str:
    owner = "" if card.owner is None else card.owner
    style = f"color:{_P.gold_light};text-decoration:none"
    return (
        f'<a href="card:{owner}:{escape(card.definition)}" style="{style}">{quoted(escape(translated(card.title)))}</a>'
    )


def _steps() -> list[str]:
    return ["first", *["then"] * 40]


def _signed(text: str) -> str:
    return text.replace("-", "−")


def _block(title: str, body: str) -> str:
    return f'<p style="color:{_P.candle};font-size:large;margin:10px 4px 2px 4px"><b>{title}</b></p>{body}'
