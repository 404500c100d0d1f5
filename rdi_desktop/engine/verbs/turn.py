# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on turns and on the player's tracks: more Actions, being out of reach, the end of a turn, forms and moods."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rdi_desktop.engine.language import deeds, figures, outcome
from rdi_desktop.engine.language.amounts import COUNT, Amount, amount, how_many
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Field, Int, Reader, Word, describe, reach
from rdi_desktop.engine.language.who import ACTOR, WHO, Who, deciding
from rdi_desktop.engine.rules import asking, rounds, tracks
from rdi_desktop.engine.rules import turn as turns
from rdi_desktop.engine.rules.variants import shared_turn
from rdi_desktop.engine.state.bounds import SeatEnds
from rdi_desktop.engine.state.records import Payment, Record
from rdi_desktop.engine.verbs.plays import card_of


@verb
class Withdraw(Effect):
    """Out of reach of everything, and playing nothing, until the start of one's next turn."""

    VERB = "withdraw"
    DEED = deeds.WITHDRAW
    IDLE = "one's next turn may begin before anything comes that it keeps one out of"
    MARK = "ignored"
    FIELDS = {"who": Field(WHO, ACTOR, "who"), "until": Field(Word("my_next_turn"), "my_next_turn", "until when")}
    who: Who

    def legal(self, ctx: Ctx) -> bool:
        """Whether no standing effect forbids Ignoring a play that waits."""
        return not any(figures.unstoppable(ctx.game, waiting, "ignore") for waiting in ctx.game.table.stack)

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.who.resolve(ctx):
            where = ctx.game.table.seats[seat]
            where.withdrawn = where.silent = True
            ctx.game.emit("withdrew", seat)
            rounds.leave(ctx.game, seat, "left_round")
            for waiting in ctx.game.table.stack:
                if waiting is not ctx.entry and not outcome.is_taken(waiting, ctx.game):
                    self._spare(waiting, seat, card_of(ctx))
        return None

    @staticmethod
    def _spare(waiting: Record, seat: int, card: int | None) -> None:
        """Take the seat out of everything that already waits, except the payment for a new Drink Deck (docs/decisions/0142)."""
        if seat not in waiting.ignored:
            waiting.ignore(seat)
        if isinstance(waiting, Payment) and waiting.by == seat and waiting.why != "reshuffle":
            waiting.prevented = True
        waiting.note("ignored", seat, card)


@verb
class Extra(Effect):
    """More Actions in this Action phase."""

    VERB = "extra"
    DEED = deeds.EXTRA
    UNSEEN = True
    FIELDS = {
        "action": Field(COUNT, 0, "how many more"),
        "from": Field(Word("anywhere", "hand"), "anywhere", "hand: only with cards of the hand"),
    }
    action: int | Amount
    from_: str

    def perform(self, ctx: Ctx) -> Flow | None:
        shared_turn.more_actions(ctx.game.table, ctx.me, how_many(self.action, ctx), self.from_ == "hand")
        return None


@verb
class RepeatPhase(Effect):
    """The seat whose turn it is plays one phase of it once more, in full: while it lasts, or before the next has begun."""

    VERB = "repeat_phase"
    IDLE = "the game may be over before the phase comes again"
    UNSEEN = True
    SHORT = "phase"
    FIELDS = {"phase": Field(Word("action", "order", "drink"), doc="which phase")}
    phase: str

    def legal(self, ctx: Ctx) -> bool:
        return turns.may_repeat(ctx.game, self.phase)

    def perform(self, ctx: Ctx) -> Flow:
        """In a team one seat plays it again, chosen by the player of the card [232]. Otto acts once a turn [284], a machine again."""
        table = ctx.game.table
        among = shared_turn.acting(table)
        if self.phase == "action" and not (deciding(table, among) or table.seats[table.turn].kit.machine):
            return
        seat = yield from asking.one_seat(ctx.game, ctx.me, among, f"repeat:{self.phase}", ctx.entry)
        ctx.game.table.again.append((self.phase, seat))
        ctx.game.emit("phase_repeated", seat, phase=self.phase)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield (
            at.part(deeds.DRINK, Who("active"), number=1)
            if self.phase == "drink"
            else at.part(deeds.EXTRA, Who("active"))
        )


NEXT = -1
"""Means the word after the one at which a marker is."""


class OnTrack(Effect):
    """Common to moves of the player's marker on a track: {TRACK: where}."""

    FIELDS = {}
    track: str
    value: int
    steps: tuple[str, ...]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """{TRACK: value}."""
        if not isinstance(raw, dict) or len(raw) != 1:
            raise reader.problem(f"expected {{TRACK: where}}, found {describe(raw)}", reader.tracks)
        track = str(next(iter(raw)))
        if track not in reader.tracks:
            raise reader.problem(f"unknown track '{track}'", reader.tracks, track)
        value = reader.inside(track, cls.where, raw[track], reader, track)
        return cls(track=track, value=value, steps=reader.steps.get(track, ()))

    @classmethod
    def where(cls, raw: Any, reader: Reader, track: str) -> int:
        """The number written in the file."""
        raise NotImplementedError

    def perform(self, ctx: Ctx) -> Flow | None:
        where = ctx.game.table.seats[ctx.owner]
        if ctx.entry is None or ctx.owner not in ctx.entry.ignored or tracks.stays(ctx.game, ctx.owner, self.track):
            to = self.aim(where.tracks[self.track], ctx)
            return tracks.move(ctx.game, ctx.owner, self.track, to, ctx.entry)
        return None

    def aim(self, now: int, ctx: Ctx) -> int:
        """Where the marker goes."""
        return self.value


@verb
class Set(OnTrack):
    """The marker goes to a number, or to a word of the track; or to the `next` word, after the last to the first."""

    VERB = "set"
    DEED = deeds.SET
    LOOKS = True

    @classmethod
    def where(cls, raw: Any, reader: Reader, track: str) -> int:
        """A number or a word."""
        steps = reader.steps.get(track)
        if steps is not None and raw not in steps and Word(*steps, "next").read(raw, reader) == "next":
            return NEXT
        return int(reach(raw, reader, track)[0])

    def aim(self, now: int, ctx: Ctx) -> int:
        return (now + 1) % len(self.steps) if self.value == NEXT else self.value

    def offer(self) -> str:
        if self.value == NEXT:
            return "may"
        return f"may:{self.track}:{self.steps[self.value]}" if self.steps else "may"

    def estimate(self, at: Estimate) -> Iterator[Part]:
        now = at.known.mine.get(self.track) if at.known is not None else None
        if isinstance(now, int) and self.value != NEXT:
            yield at.part(deeds.GIVE, number=self.value - now, token=self.track)
        else:
            yield at.part(self.DEED, number=self.value, token=self.track)


@verb
class Shift(OnTrack):
    """The marker goes up (or, negative, down) by some steps, at most to the end."""

    VERB = "shift"
    IDLE = "the marker may stand at the end of its track"
    digits: bool
    """Whether a card shows the number of steps as a digit. Arrows, and steps to something better or worse, are none."""

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """{TRACK: by how many steps}."""
        new = super().read(raw, reader)
        new.digits = not reader.symbols and new.track not in reader.unnumbered
        return new

    @classmethod
    def where(cls, raw: Any, reader: Reader, track: str) -> int:
        """By how many steps."""
        return Int(-20, 20).read(raw, reader)

    def aim(self, now: int, ctx: Ctx) -> int:
        steps = amount(abs(self.value), ctx) if self.digits else abs(self.value)
        return now + (steps if self.value > 0 else -steps)

    def has_numerals(self) -> bool:
        return self.digits and self.value != 0

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.GIVE, number=self.value, token=self.track)


@verb
class Flip(Effect):
    """A thing with two sides is turned over, even if the card is Ignored [517]."""

    VERB = "flip"
    DEED = deeds.FLIP
    LOOKS = True
    FIELDS = {}
    thing: str
    sides: tuple[str, ...]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """{KIND: THING}."""
        if not isinstance(raw, dict) or len(raw) != 1 or next(iter(raw)) not in reader.sides:
            raise reader.problem(f"expected {{KIND: THING}}, found {describe(raw)}", reader.sides)
        ((kind, thing),) = raw.items()
        things, sides = reader.sides[kind]
        return cls(thing=reader.inside(kind, Word(*things).read, thing, reader), sides=sides)

    def perform(self, ctx: Ctx) -> Flow | None:
        now = ctx.game.table.seats[ctx.owner].tracks[self.thing]
        return tracks.move(ctx.game, ctx.owner, self.thing, 1 - now, ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        now = at.known.mine.get(self.thing) if at.known is not None else None
        yield replace(at.part(self.DEED, token=self.thing), number=-1.0 if now == self.sides[0] else 1.0)


@verb
class EndTurn(Effect):
    """The turn of a seat ends at once: what has not resolved is discarded, a pot goes to the Inn [427]."""

    VERB = "end_turn"
    DEED = deeds.END_TURN
    SHORT = "who"
    FIELDS = {"who": Field(WHO, ACTOR, "whose turn")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow:
        table = ctx.game.table
        for seat in self.who.resolve(ctx):
            if ctx.game.same_side(seat, table.turn) and seat not in table.ended:
                raise SeatEnds(seat)
        yield from ()
