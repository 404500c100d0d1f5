# SPDX-License-Identifier: GPL-3.0-or-later
"""The words for a beat: the log's lines, and for a response what it does to what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.director import Beat, PastPlay
from rdi_desktop.director.story import falls
from rdi_desktop.engine.language.machine import WHIFF, FactionCard
from rdi_desktop.engine.told import EventTold
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.ui.words.terms import quoted
from rdi_desktop.words import listed, said, table, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_ABOUT = table("beats-about")


class BeatLine(NamedTuple):
    """The words for a beat."""

    line: str
    detail: str = ""
    """What the card does, in small letters."""


class BeatWords:
    """Puts beats into words for one viewer. `sides`: the side of each seat."""

    def __init__(self, names: Sequence[str], sides: Sequence[int], viewer: int | None, content: Content) -> None:
        self.names = list(map(isolated, names))
        self._sides = tuple(sides)
        self._viewer = viewer
        self._content = content
        self._teller = LogTeller(names, viewer)
        self._heard: list[EventTold] = []
        self._lines: dict[int, str] = {}
        """The lines made so far, by the indexes of their events."""

    def hear(self, events: Sequence[EventTold]) -> None:
        """Take note of events before their beats are made."""
        self._heard.extend(events)
        self._teller.hear(events)

    def cut(self, events: Sequence[EventTold]) -> None:
        """Moves were taken back; these are all events that are left."""
        self._heard = list(events)
        self._lines = {index: line for index, line in self._lines.items() if index < len(events)}
        self._teller.cut(events)

    def _line(self, index: int) -> str:
        """The line of an event, made when it is wanted: most are never shown."""
        if index not in self._lines and index < len(self._heard):
            self._lines[index] = self._teller.line(self._heard[index]).text
        return self._lines.get(index, "")

    def said(self, beat: Beat) -> BeatLine:
        """The line below what is shown."""
        line = self._line(beat.events[0]) if beat.events else ""
        match beat.kind:
            case "answer":
                return BeatLine(self._answers(beat, line), self._does(beat))
            case "play":
                return BeatLine(line, self._does(beat))
            case "undone":
                return BeatLine(self._undone(beat))
            case "stirred":
                return BeatLine(self._stirred(beat, line))
            case "pay" if beat.args.get("kept") is not None:
                return BeatLine(self._wages(beat))
            case "drink":
                return BeatLine(line, terms.signed(beat.args["numbers"]) or said("beats-nothing-happens"))
            case "share":
                return BeatLine(
                    said("beats-gold-shared-out-half", who=self._who(beat.seat), you=beat.seat == self._viewer)
                )
            case "falls" | "thrown_out":
                return BeatLine(" ".join(filter(None, (self._felled(beat), self._staying()))))
            case "begin" | "round_over" | "phase" | "rest" | "end" | "winner":
                return BeatLine("")
        return BeatLine(line)

    def called(self, beat: Beat) -> str:
        """The large words across the middle."""
        who = self._who(beat.seat)
        you = beat.seat is not None and beat.seat == self._viewer
        match beat.kind:
            case "begin":
                return said("beats-cards-dealt")
            case "turn" if beat.args.get("number") == 1:
                return said("beats-begins", who=who, you=you)
            case "turn":
                return said("beats-turn", you=you, who=who)
            case "falls":
                return said("beats-passes-out", who=self._all(beat.to), you=you or len(beat.to) > 1)
            case "thrown_out":
                return said("beats-out-gold", all=self._all(beat.to), you=you or len(beat.to) > 1)
            case "last_chance":
                return said("beats-last-chance")
            case "round":
                return said("beats-round-gambling")
            case "round_won":
                return said("beats-pot", who=who, you=you)
            case "wound_up":
                return said("beats-passes-out-wound-up", who=who)
            case "target":
                return said("beats-priority-target", who=who, you=you)
            case "prepared":
                return said("beats-machine-winds-itself-up")
            case "prolonged":
                return said("beats-round-goes")
            case "winner":
                return said("beats-contest", who=who, you=you)
            case "tie":
                return said("beats-tie")
            case "renewed":
                return said("beats-mugs-washed")
            case "end":
                winners = [self._who(seat) for seat in beat.to]
                alone = len(winners) == 1 and list(beat.to) != [self._viewer]
                return (
                    said("beats-wins", who=listed(winners), alone=alone)
                    if winners
                    else said("beats-nobody-left-standing")
                )
        return ""

    def told(self, play: PastPlay) -> str:
        """A play and its results, in lines."""
        indexes = [play.event, *(index for beat in play.did for index in beat.events if beat.kind != "home")]
        return "\n".join(line for index in dict.fromkeys(indexes) if (line := self._line(index)))

    # inside

    def _who(self, seat: int | None) -> str:
        if seat is None:
            return said("beats-nobody")
        return said("beats-you") if seat == self._viewer else self.names[seat]

    def _within(self, seat: int) -> str:
        """The same inside a sentence."""
        return said("names-you") if seat == self._viewer else self.names[seat]

    def _answers(self, beat: Beat, line: str) -> str:
        """What is answered, if it is no card."""
        if beat.args.get("answered") is not None or beat.card is None:
            return line
        you = beat.seat is not None and beat.seat == self._viewer
        about = _ABOUT.get(str(beat.args.get("about")))
        return (
            said(
                "beats-with",
                who=self._who(beat.seat),
                you=you,
                about=about,
                title=isolated(translated(beat.card.title)),
            )
            if about
            else line
        )

    def _does(self, beat: Beat) -> str:
        """Which of a card's effects is used; the card itself shows the rest."""
        card, mode = beat.card, beat.args.get("mode")
        label = self._content.label(card.definition, mode) if card is not None and isinstance(mode, int) else ""
        spoken = " ".join(str(label).split())
        machine = self._content.card(card.definition) if card is not None and mode == WHIFF else None
        if isinstance(machine, FactionCard) and machine.answers:
            return said("beats-whiff", spoken=spoken)
        return spoken

    def _felled(self, beat: Beat) -> str:
        """What put somebody out, and who did it."""
        fall = next((each for each in reversed(falls(self._heard, self._sides)) if each.seat == beat.seat), None)
        if fall is None or not fall.card:
            return ""
        played = isinstance(fall.by, int)
        who = self._within(fall.by) if isinstance(fall.by, int) else ""
        return said("beats-did", card=translated(fall.card), played=played, who=who)

    def _staying(self) -> str:
        """The teams that are still in, at a table of teams with more than one left."""
        out = {event.seat for event in self._heard if event.key in ("passed_out", "out_of_gold")}
        teams: dict[int, list[str]] = {}
        for seat, side in enumerate(self._sides):
            if seat not in out:
                teams.setdefault(side, []).append(self._who(seat))
        if len(set(self._sides)) == len(self._sides) or len(teams) < 2:
            return ""
        return said("beats-still", join="; ".join(listed(team) for team in teams.values()))

    def _all(self, seats: Sequence[int]) -> str:
        """Those players, "You" first."""
        return listed([self._who(seat) for seat in sorted(seats, key=lambda seat: seat != self._viewer)])

    def _undone(self, beat: Beat) -> str:
        """A card is Ignored or Negated: what does not happen because of it."""
        card, seat = beat.card, beat.seat
        you = seat is not None and seat == self._viewer
        title = quoted(isolated(translated(card.title))) if card is not None else said("beats-it")
        negated = beat.args["how"] == "negated"
        head = said("beats-undoes", who=self._who(seat), you=you, negated=negated, title=title)
        spared = [self._spared(who, numbers, same=who == seat) for who, numbers in beat.args["spared"].items()]
        told = [each for each in spared if each]
        if not told:
            return said("beats-nothing-comes", head=head) if negated else f"{head}."
        return f"{head}: {'; '.join(told[:2])}{' …' if len(told) > 2 else ''}."

    def _spared(self, seat: int, numbers: Mapping[str, int], *, same: bool) -> str:
        """The losses that a seat is spared."""
        bad = [key for key, n in numbers.items() if (n < 0) != (key == "alcohol")]
        if not bad:
            return ""
        you = seat == self._viewer
        who = "" if same else self._within(seat)
        if bad == ["gold"]:
            return said("beats-nothing", who=who, you=you)
        if bad == ["alcohol"]:
            return said("beats-sober", who=who, you=you)
        return said("beats-nothing-2", who=who, you=you)

    def _wages(self, beat: Beat) -> str:
        """The Gold that keeps a body in play."""
        body = beat.args["kept"]
        assert body is not None
        gold = sum(change.n for change in beat.changes)
        payer = next((change.of for change in beat.changes if isinstance(change.of, int)), None)
        who, you = (self._who(payer), payer == self._viewer) if payer is not None else (said("beats-inn"), False)
        return said("beats-gold-stays", who=who, you=you, gold=gold, title=isolated(translated(body.title)))

    def _stirred(self, beat: Beat, line: str) -> str:
        """How a Drink has changed."""
        if beat.args.get("how") == "drink_ignored":
            return said("beats-mug-alone-nothing-drunk", who=self._who(beat.seat), seat=beat.seat == self._viewer)
        return line
