# SPDX-License-Identifier: GPL-3.0-or-later
"""May this be played now, in which ways, and if not, why not. The same code decides and explains."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import bodies, figures
from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.costs import purse
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.moments import OCCASIONS, occasions
from rdi_desktop.engine.state.decisions import Decision, Option, Playable, Reason
from rdi_desktop.engine.state.records import Payment, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import Better, CardDef, Mode
    from rdi_desktop.engine.language.character import Ability
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat, Table

NO_COST: list[tuple[dict[str, int], dict[str, int]]] = [({}, {})]


def ways(game: Desk, seat: int, card: int, cdef: CardDef, on: Record | None) -> list[Option]:
    """Every way to play the card now, its moment taken for granted: mode × improvements paid for × picked seats."""
    prefix, on_id = (f"play:{card}", None) if on is None else (f"play:{card}:on{on.id}", on.id)
    found: list[Option] = []
    if cdef.bare:
        found.append(Option(prefix, "play", card, (), on_id))
        return boosted(game, seat, cdef, found) if game.boosters else found
    ctx = Ctx(game, None, seat, on)
    if cdef.condition is not None and not cdef.condition.test(ctx, seat):
        return found
    if cdef.plain:
        mode = cdef.modes[0]
        for effect in mode.demanding:
            if not effect.legal(ctx):
                return found
        if not mode.picks:
            found.append(Option(prefix, "play", card, (), on_id))
        else:
            for pick in mode.picks[0].ways(ctx):
                named = pick[0] if len(pick) == 1 else ".".join(map(str, pick))
                option = Option(f"{prefix}:t{named}", "play", card, pick, on_id)
                option.picks = (pick,)
                found.append(option)
        return boosted(game, seat, cdef, found) if found and game.boosters else found
    several = len(cdef.modes) > 1
    for index, mode in enumerate(cdef.modes):
        if mode.condition is not None and not mode.condition.test(ctx, seat):
            continue
        if not all(effect.legal(ctx) for effect in mode.demanding):
            continue
        if several and on is not None and on.kind == "play" and sealed(game, on, mode.causes):
            continue
        stem = f"{prefix}:m{index}" if several else prefix
        for paid, spend, counted in payments(ctx, cdef, mode, card):
            picks = picks_of(mode, paid)
            suffix = "".join(f":{what}={n}" for what, n in spend.items())
            if paid:
                suffix = ":" + "+".join(b.id for b in paid) + suffix
            for chosen in product(*(who.ways(ctx) for who in picks)) if picks else ((),):
                targets = tuple(s for pick in chosen for s in pick)
                id = stem + (":t" + ".".join(map(str, targets)) if targets else "") + suffix
                option = Option(id, "play", card, targets, on_id)
                option.mode = index if several else None
                option.picks = chosen
                option.label = mode.label
                if spend or paid:
                    option.spend = spend
                    option.paid = tuple(b.id for b in paid)
                    option.counted = counted
                    option.args = {"better": [b.id for b in paid]}
                found.append(option)
    return boosted(game, seat, cdef, found) if found and game.boosters else found


def picks_of(mode: Mode, paid: list[Better]) -> tuple[Any, ...]:
    """The selectors to pick: those of the mode, or of the improvement paid for that needs most."""
    picks = mode.picks
    for better in mode.betters:
        if better.cost is None and len(better.picks) > len(picks):
            picks = better.picks
    for better in paid:
        if better.instead is not None or len(better.picks) > len(picks):
            picks = better.picks
    return picks


def payments(
    ctx: Ctx, cdef: CardDef, mode: Mode, card: int
) -> list[tuple[list[Better], dict[str, int], dict[str, int]]]:
    """Every set of optional costs that can be paid together with the card's own cost: (improvements, what goes, X)."""
    base = cdef.cost.ways(ctx, card) if cdef.cost is not None else NO_COST
    found: list[tuple[list[Better], dict[str, int], dict[str, int]]] = [([], dict(s), dict(c)) for s, c in base]
    for better in mode.betters:
        if better.cost is None:
            continue
        more = []
        for paid, spend, counted in found:
            for extra, worth in better.cost.ways(ctx, card):
                total = dict(spend)
                for what, n in extra.items():
                    total[what] = total.get(what, 0) + n
                if affordable(ctx, total, card):
                    more.append(([*paid, better], total, {**counted, **worth}))
        found += more
    return found


def affordable(ctx: Ctx, spend: dict[str, int], card: int) -> bool:
    """Whether all of that can be paid together."""
    return all(purse(ctx, what, card) >= n for what, n in spend.items())


def boosted(game: Desk, seat: int, cdef: CardDef, found: list[Option]) -> list[Option]:
    """Tokens that whoever holds one may discard while playing such a card, to make it stronger [608]."""
    result = list(found)
    for ability in joining(game, seat, cdef.types):
        for option in found:
            if "lose_fortitude" not in cdef.causes(option.mode):
                continue
            assert ability.cost is not None
            token = ability.cost.prices[0].what
            more = Option(f"{option.id}:{ability.id}", "play", option.card, option.targets, option.on, mode=option.mode)
            more.picks, more.paid, more.label = option.picks, option.paid, option.label
            more.spend = {**(option.spend or {}), token: 1}
            more.counted = {**option.counted, "+boost": 1}
            more.args = {**(option.args or {}), "boost": ability.id}
            result.append(more)
    for card, boost in joining_cards(game, seat, cdef):
        for option in list(result):
            if "lose_fortitude" not in cdef.causes(option.mode):
                continue
            more = Option(f"{option.id}:with{card}", "play", option.card, option.targets, option.on, mode=option.mode)
            more.picks, more.paid, more.label = option.picks, option.paid, option.label
            more.spend = option.spend
            more.counted = {**option.counted, "+boost": option.counted.get("+boost", 0) + boost}
            more.args = {**(option.args or {}), "join": [*(option.args or {}).get("join", ()), card]}
            result.append(more)
    return result


def joining_cards(game: Desk, seat: int, cdef: CardDef) -> list[tuple[int, int]]:
    """Cards before the seat that may join a play of this card, and how much more Fortitude each makes its targets lose."""
    found: list[tuple[int, int]] = []
    for card in game.table.seats[seat].in_play:
        lying = played_as(game.table, seat, card)
        if lying is None or lying is cdef:
            continue
        for moment in lying.moments.get("played_with", ()):
            wanted = moment.spec["played_with"].get("type") if isinstance(moment.spec, dict) else None
            if wanted is None or any(t in wanted for t in cdef.types):
                boosts = [effect for effect in lying.modes[0].do if effect.VERB == "boost"]
                plus = [amount(vars(effect)["fortitude_loss"], Ctx(game, None, seat)) for effect in boosts]
                found.append((card, sum(plus)))
                break
    return found


def joining(game: Desk, seat: int, types: tuple[str, ...]) -> list[Ability]:
    """Abilities that may join a play of these types which the seat makes now."""
    found: list[Ability] = []
    for owner in game.table.seats:
        for ability in owner.character.abilities:
            if not ability.for_holder or any(ability.id == known.id for known in found):  # a copy under another name
                continue
            if game.table.seats[seat].tokens.get(ability.for_holder, 0) < 1:
                continue
            for moment in ability.moments:
                wanted = moment.spec.get("played_with", {}).get("type") if isinstance(moment.spec, dict) else None
                if moment.kind == "played_with" and (wanted is None or any(t in wanted for t in types)):
                    found.append(ability)
                    break
    return found


def responses(game: Desk, where: Seat, moments: tuple[str, ...], entries: Sequence[Record]) -> list[Option]:
    """Every answer of the seat to the entries of a window."""
    found: list[Option] = []
    if where.silent:
        return found
    seat = where.index
    wanted = occasions(moments)
    table = game.table
    cards = table.cards
    for card in where.hand:  # asked of every seat in every window: a plain loop over the hand is faster than `held`
        cdef = cards[card]
        if cdef.fits & wanted:
            found += answers(game, seat, card, cdef, moments, entries)
    for card in where.in_play:
        lying = played_as(table, seat, card)
        if lying is not None and lying.fits & wanted:
            found += answers(game, seat, card, lying, moments, entries)
    if "anytime" in moments and (where.character.abilities or game.has_bodies):
        found += ability_options(game, seat, "anytime")
    return found


def answers(
    game: Desk, seat: int, card: int, cdef: CardDef, moments: tuple[str, ...], entries: Sequence[Record]
) -> list[Option]:
    """Every way in which one card answers the entries of a window."""
    if not cdef.moments:
        return ways(game, seat, card, cdef, None)
    found: list[Option] = []
    for moment in moments:
        if moment in cdef.moments:
            for entry in entries:
                for one in cdef.moments[moment]:
                    if one.matches(game, seat, entry):
                        if refused(game, entry, cdef) is None:
                            legal = ways(game, seat, card, cdef, entry)
                            found += legal if entry.body is None else hitting_back(game, seat, cdef, entry.body, legal)
                        break
    return found


def hitting_back(game: Desk, seat: int, cdef: CardDef, body: int, found: list[Option]) -> list[Option]:
    """Whoever hits back at a body may aim at its owner, or at the body itself [568]."""
    if not bodies.stands(game, body) or game.same_side(seat, bodies.owner(game, body)):
        return found
    result: list[Option] = []
    for option in found:
        mode = cdef.modes[option.mode or 0]
        effects = [*mode.do, *(e for better in mode.betters for e in (*(better.instead or ()), *better.add))]
        whom = [getattr(effect, "who", None) for effect in walk(tuple(effects))]
        result.append(option)
        if option.targets or not any(who is not None and who.kind == "source" and who.bodies for who in whom):
            continue
        option.targets = (bodies.owner(game, body),)
        other = Option(f"{option.id}:t{body}", "play", option.card, (body,), option.on, option.mode, option.spend)
        other.label, other.args = option.label, option.args
        other.paid, other.counted, other.aim = option.paid, option.counted, body
        result.append(other)
    return result


def may_answer(game: Desk, seat: int, moment: str) -> bool:
    """Whether it is worth opening a window of that moment for one seat: it is always asked, or holds a card of the moment."""
    where = game.table.seats[seat]
    return where.asked_always or bool(held(game, where, OCCASIONS[moment]))


def held(game: Desk, where: Seat, wanted: int) -> list[tuple[int, CardDef]]:
    """The cards of a seat that fit one of the occasions (bits).

    They are of its hand, or lie before it (Prizes; kept Drinks with what they do while kept).
    """
    cards = game.table.cards
    found = []
    for card in where.hand:
        cdef = cards[card]
        if cdef.fits & wanted:
            found.append((card, cdef))
    for card in where.in_play:
        lying = played_as(game.table, where.index, card)
        if lying is not None and lying.fits & wanted:
            found.append((card, lying))
    return found


def played_as(table: Table, seat: int, card: int) -> CardDef | None:
    """The card as which one may be played that lies before a seat (a Prize, a kept Drink, a card of a side deck); None if it may not.

    What somebody has put before another is not that one's to play [433].
    """
    cdef: CardDef = table.cards[card]
    return None if cdef.given is not None and table.owners[card] != seat else cdef.lying


def refused(game: Desk, entry: Record, cdef: CardDef) -> Reason | None:
    """Why a card may not answer an entry although its moment fits: what the entry's own card, or whatever holds for its player, forbids.

    A card with several uses may answer as long as one of them is not forbidden.
    """
    answered = entry.cdef
    if isinstance(entry, Payment):
        for word in entry.sealed:
            if word in cdef.causes(None):
                return Reason("cannot_be_" + word)
    if entry.kind != "play":
        return None
    if answered is not None and answered.answer_except and not cdef.kin.intersection(answered.answer_except):
        return Reason("only_answered_by", (("cards", answered.answer_except),))
    if (answered is not None and answered.sealed) or game.standing:
        words = [sealed(game, entry, mode.causes) for mode in cdef.modes]
        if all(words):
            return Reason("cannot_be_" + words[0])
    return None


def sealed(game: Desk, entry: Record, causes: frozenset[str]) -> str:
    """What of these causes nobody may do to a play ('negate', 'ignore'); '' if nothing is in the way."""
    for word in entry.cdef.sealed if entry.cdef is not None else ():
        if word in causes:
            return str(word)
    if game.standing:
        for word in ("negate", "ignore"):
            if word in causes and figures.unstoppable(game, entry, word):
                return word
    return ""


def anytime(game: Desk, seat: int) -> list[Option]:
    """Anytime cards and abilities, and cards that fit a running Round or the phase: whatever may interrupt."""
    table = game.table
    where = table.seats[seat]
    found: list[Option] = []
    if where.silent or where.out:
        return found
    for card, cdef in held(game, where, occasions(("anytime", "round") if game.round_running() else ("anytime",))):
        if not cdef.moments or not forbidden_on_stack(game, cdef):
            found += ways(game, seat, card, cdef, None)
    if where.character.abilities or game.has_bodies:
        found += ability_options(game, seat, "anytime")
    return found


def forbidden_on_stack(game: Desk, cdef: CardDef) -> bool:
    """Whether what waits on the stack may not be answered by this card."""
    return any(refused(game, entry, cdef) is not None for entry in game.table.stack[-1:])


def phase_plays(game: Desk, seat: int, phase: str) -> list[Option]:
    """Sometimes cards of this phase, Anytime cards and abilities of this phase, at the active seat's own decision."""
    table = game.table
    where = table.seats[seat]
    found: list[Option] = []
    if where.silent:
        return found
    for card, cdef in held(game, where, OCCASIONS[f"phase {phase}"]):
        found += ways(game, seat, card, cdef, None)
    if where.character.abilities or game.has_bodies:
        found += ability_options(game, seat, phase)
    return found


def action_plays(game: Desk, seat: int) -> list[Option]:
    """Action cards in the own Action phase [17]."""
    table = game.table
    found: list[Option] = []
    if table.seats[seat].silent:
        return found
    for card, cdef in held(game, table.seats[seat], OCCASIONS["action card"]):
        found += ways(game, seat, card, cdef, None)
    return found


def gambling_plays(game: Desk, seat: int) -> list[Option]:
    """Gambling and Cheating cards in the own turn of a Round; on 'Winning Hand!' only what may answer it [48, 56]."""
    table = game.table
    round_ = table.round
    found: list[Option] = []
    if round_ is None or round_.over or seat not in round_.players or table.seats[seat].silent:
        return found
    for card, cdef in held(game, table.seats[seat], occasions(("control", "round"))):
        if "round" in cdef.moments or not round_.only or any(t in round_.only for t in cdef.types):
            found += ways(game, seat, card, cdef, None)
    return found


def ability_options(game: Desk, seat: int, when: str) -> list[Option]:
    """What the seat's character can do without a card now."""
    where = game.table.seats[seat]
    found: list[Option] = []
    for ability in where.character.abilities:
        found += uses(game, where, ability, when, None)
    return found + body_options(game, seat, when) if game.has_bodies else found


def body_options(game: Desk, seat: int, when: str) -> list[Option]:
    """What the own bodies can do now: each by itself, besides the Action of the turn [564]."""
    where = game.table.seats[seat]
    if where.silent:
        return []
    return [
        option
        for card in where.in_play
        for ability in game.table.cards[card].abilities
        for option in uses(game, where, ability, when, card)
    ]


def uses(game: Desk, where: Seat, ability: Ability, when: str, card: int | None) -> list[Option]:
    """Every way to use one ability now: the character's, or that of a card in play."""
    seat = where.index
    found: list[Option] = []
    if ability_why(game, seat, where, ability, when, card) is not None:
        return found
    ctx = Ctx(game, None, seat)
    costs = ability.cost.ways(ctx, None) if ability.cost is not None else NO_COST
    stem = f"ability:{ability.id}" + ("" if card is None else f":{card}")
    for spend, counted in costs:
        for chosen in product(*(who.ways(ctx) for who in ability.mode.picks)) if ability.mode.picks else ((),):
            targets = tuple(s for pick in chosen for s in pick)
            id = stem + (":t" + ".".join(map(str, targets)) if targets else "")
            option = Option(id, "ability", card, targets, ability=ability.id, spend=dict(spend))
            option.picks, option.counted = chosen, dict(counted)
            found.append(option)
    return found


def used(ability: Ability, card: int | None) -> str:
    """How it is written down that an ability was used."""
    return f"{ability.once}:{ability.id}" + ("" if card is None else f":{card}")


def ability_why(
    game: Desk, seat: int, where: Seat, ability: Ability, when: str, card: int | None = None
) -> Reason | None:
    """Why an ability (of a card in play) cannot be used now; None if it can."""
    table = game.table
    if ability.for_holder:
        return Reason("joins_a_play")
    if ability.phase:
        if when != ability.phase or table.phase != ability.phase or table.turn != seat:
            return Reason("wrong_phase", (("phase", ability.phase),))
        if ability.before_first and table.actions_played:
            return Reason("action_played")
    elif when != "anytime" and not any(m.kind == when for m in ability.moments):
        return Reason("not_now")
    if ability.once and used(ability, card) in where.used:
        return Reason("used_up")
    ctx = Ctx(game, None, seat)
    if ability.condition is not None and not ability.condition.test(ctx, seat):
        return Reason("condition")
    if ability.cost is not None and not ability.cost.ways(ctx, None):
        return Reason("cannot_pay")
    return None


def about(entries: Sequence[Record]) -> dict[str, Any]:
    """What a window is about, for the question."""
    entry = entries[-1]
    args: dict[str, Any] = {"entries": [e.id for e in entries], "kind": entry.kind}
    if isinstance(entry, Payment):
        args.update(gold=entry.amount, to=entry.to, why=entry.why)
    return args


def why_not(game: Desk, seat: int, card: int) -> Reason:
    """Why none of the seat's ways to play that card is legal now."""
    table = game.table
    cdef: CardDef = table.cards[card]
    if card in table.seats[seat].in_play:
        lying = played_as(table, seat, card)
        if lying is None:
            return Reason("lies_open")
        cdef = lying
    pending = game.pending
    if game.over is not None:
        return Reason("game_over")
    if table.seats[seat].out or seat in table.doomed:
        return Reason("out")
    if table.seats[seat].withdrawn:
        return Reason("withdrawn")
    if pending is not None and not pending.interruptible and pending.seat != seat:
        return Reason("not_interruptible")
    if cdef.moments:
        return why_no_answer(game, seat, cdef)
    round_ = table.round
    if cdef.takes_control and round_ is not None and not round_.over:
        if seat not in round_.players:
            return Reason("not_in_round")
        if round_.next != seat or pending is None or pending.kind != "gamble" or pending.seat != seat:
            return Reason("not_your_gambling_turn")
        if round_.only and not any(t in round_.only for t in cdef.types):
            return Reason("winning_hand", (("types", round_.only),))
        return Reason("no_target")
    if cdef.is_action:
        if round_ is not None:
            return Reason("round_running")
        if table.turn != seat:
            return Reason("not_your_turn")
        if table.phase != "action":
            return Reason("wrong_phase", (("phase", "action"),))
        if table.actions_left <= 0:
            return Reason("action_played")
        if table.stack:
            return Reason("something_resolving")
        return Reason("no_target")
    if cdef.takes_control:
        return Reason("no_round")
    return Reason("no_target") if "anytime" in cdef.types else Reason("not_now")


def why_no_answer(game: Desk, seat: int, cdef: CardDef) -> Reason:
    """Why a Sometimes card does not fit: no such moment, the moment does not match, or something forbids it."""
    kinds = tuple(cdef.moments)
    if game.windows:
        moments, entries = game.windows[-1]
        for kind in kinds:
            if kind not in moments:
                continue
            for entry in entries:
                reason = refused(game, entry, cdef)
                matching = any(m.matches(game, seat, entry) for m in cdef.moments[kind])
                if matching and reason is not None:
                    return reason
                if matching:
                    return Reason("condition")
            return Reason("does_not_answer_this", (("moments", kinds),))
    if "round" in kinds:
        return Reason("no_round" if game.table.round is None or game.table.round.over else "condition")
    if kinds == ("phase",):
        return Reason("wrong_phase", (("phase", cdef.moments["phase"][0].word),))
    return Reason("needs_moment", (("moments", kinds),))


def playables(game: Desk, seat: int) -> list[Playable]:
    """Every card and ability of the seat, with its ways now or the reason why not."""
    table = game.table
    where = table.seats[seat]
    pending = game.pending
    by_card: dict[int, list[Option]] = {}
    by_ability: dict[str, list[Option]] = {}
    options: list[Option] = []
    if pending is not None and pending.seat == seat and pending.kind != "pick":
        options += [o for o in pending.options if o.kind in ("play", "ability")]
    elif game.windows and not where.out:
        moments, entries = game.windows[-1]
        concerned = pending is None or pending.kind != "pay" or pending.seat == seat
        if concerned and (pending is None or pending.kind != "pick"):
            for option in responses(game, where, moments, entries):
                option.args = {**(option.args or {}), "when": "asked"}
                options.append(option)
    if pending is not None and may_interject(game, pending, seat):
        known = {o.id for o in options}
        options += [o for o in anytime(game, seat) if o.id not in known]
    for option in options:
        if option.card is not None:
            by_card.setdefault(option.card, []).append(option)
        elif option.ability is not None:
            by_ability.setdefault(option.ability, []).append(option)
    found = []
    for card in where.hand + where.in_play:
        legal = by_card.get(card, [])
        found.append(Playable(card, None, legal, None if legal else why_not(game, seat, card)))
    for ability in where.character.abilities:
        legal = by_ability.get(ability.id, [])
        reason = None
        if not legal:
            reason = ability_why(game, seat, where, ability, ability.phase or "anytime") or Reason("not_now")
        found.append(Playable(None, ability.id, legal, reason))
    return found


def may_interject(game: Desk, pending: Decision, seat: int) -> bool:
    """Whether the seat may play over the pending decision."""
    return (
        pending.interruptible
        and game.over is None
        and not game.table.seats[seat].out
        and not game.table.seats[seat].silent
        and game.table.phase != "setup"
    )
