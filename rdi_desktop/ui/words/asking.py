# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for questions to a player, for the answers, and for whom the table waits."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rdi_desktop.engine.asked import DecisionFacts, DecisionTold, OptionFacts, OptionTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.words import picks
from rdi_desktop.ui.words.costs import counted
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.terms import ability as called
from rdi_desktop.ui.words.terms import filled, label, quoted, readable, thing
from rdi_desktop.words import listed, now, said, table, translated
from rdi_desktop.words.plan import label as written

_PROMPTS = table("asking-prompts")

_PLACES = table("asking-places")

Goal = tuple[str, int | str]
"""A place where a card may be dropped: its kind, and which one (`ui.table.refs.Ref`)."""
_NAMED = 4
"""The most players listed by name."""

_WAITING = table("asking-waiting")

_OPTIONS = table("asking-options")

_POTIONS = table("asking-potions")

_PASSES = table("asking-passes")

_DONES = table("asking-dones")


def prompt(pending: DecisionTold, names: ShownNames, *, by_keys: bool = False) -> str:
    """What the seat is asked. `by_keys`: whoever is asked uses no mouse."""
    kind = pending.kind
    args: dict[str, object] = {**pending.args}
    args["about"] = names.about_to_be_out(pending.about) if kind == "last_chance" else names.entry(pending.about)
    asked = pending.prompt
    if kind == "pick":
        return picks.question(pending, names)
    some = _beyond_passing(pending)
    answerable = asked_about(pending)
    if kind == "respond" and answerable and answerable != [pending.about]:
        return _which(answerable, names)
    if subject(pending, names) == "landed":
        ask = names.landed_question(pending.about) if some else said("asking-nothing-answer")
        return f"{names.happening(pending.about)}. {ask}"
    if kind == "respond" and pending.about is not None:
        ask = said("asking-do-want-answer") if some else said("asking-nothing-answer-2")
        return f"{names.happening(pending.about)} — {ask}"
    if kind == "pay":
        to = args.get("to")
        goal = names.seats([to]) if isinstance(to, int) else _PLACES.get(str(to), "")
        args["to"] = (" " + said("asking-to", goal=goal)) if goal else ""
        kind = "ante" if args.get("why") == "ante" else kind
    nuance = _nuance(kind, some, pending.args, asked)
    return filled(_PROMPTS, f"{nuance}_by_keys" if by_keys and f"{nuance}_by_keys" in _PROMPTS else nuance, **args)


def _beyond_passing(pending: DecisionTold) -> bool:
    """Whether there is anything to do but to say yes or no, or to pass."""
    return any(option.kind not in _OPTIONS for option in pending.options)


def can_answer(pending: DecisionTold) -> bool:
    """Whether the seat has an answer to what is asked; not if others may answer a card and it can only pass."""
    return pending.kind != "respond" or _beyond_passing(pending)


def asked_about(pending: DecisionTold) -> list[int]:
    """The entries of the stack that a question is about: those that can be answered, if any, otherwise the newest."""
    if pending.kind == "respond" and (found := {each.on for each in pending.options if each.on is not None}):
        return sorted(found)
    return [pending.about] if pending.about is not None else []


def _which(answerable: Sequence[int], names: ShownNames) -> str:
    """The question where other entries than the newest alone can be answered."""
    if len(answerable) > _NAMED:
        return said("asking-things-being-played-answered", answerable=len(answerable))
    which = listed([names.numbered(id, told=True) for id in answerable], "or")
    return said("asking-do-want-answer-2", upper=which[:1].upper(), which=which[1:], n=len(answerable))


def subject(pending: DecisionTold, names: ShownNames) -> str:
    """What the question is about: its kind, what a pick is for, or "landed" for a loss or gain that has already happened."""
    landed = pending.kind == "respond" and names.has_landed(pending.about)
    return "landed" if landed else picks.kind_of(pending)


def _nuance(kind: str, some: bool, args: DecisionFacts, asked: str) -> str:
    """Which sentence for that kind of decision fits: nobody is asked to do what is not possible."""
    left = args.get("left")
    if kind == "order" and left is not None:
        more = "order_more" if left > 1 else "order_last"
        return "ordered" if left == 0 else more if asked == "order_more" else kind
    return f"{kind}_none" if not some and kind in ("action", "gamble") else kind


def waiting(view: SeenTable, names: ShownNames, *, thinks: bool = False) -> str:
    """Whom the table waits for, as far as everybody may know; `thinks`: that player looks ahead."""
    who = view.waiting
    if view.over is not None:
        winners = [names.seat(seat) for seat in view.over.winners]
        return said("asking-game", listed=listed(winners), n=len(winners))
    if view.window is not None or (who is not None and who.seat is None):
        return said("asking-anybody-may-answer")
    if who is None and view.window is None:  # a position that is played no further: a brain-teaser, a lesson
        return label("settled")
    if thinks:
        return said("asking-thinks-over", seat=names.seat(who.seat))
    return filled(_WAITING, who.kind or "pick", name=names.seat(who.seat))


def moment(view: SeenTable) -> str:
    """What goes on when nothing waits for an answer: whose turn it is."""
    return (
        said("asking-turn-of", name=isolated(view.seats[view.on_turn].name))
        if view.on_turn is not None
        else label("being_shown")
    )


def option(option: OptionTold, decision: str, names: ShownNames) -> str:
    """An option by itself, for a button or a list. `decision`: its kind, or what a pick is for."""
    kind = option.kind
    if decision in picks.NOTHING and kind in ("no", "done"):
        return picks.NOTHING[decision]
    if kind == "pass":
        return filled(_PASSES, decision) if decision in _PASSES else _OPTIONS["pass"]
    if kind == "done":
        return _DONES.get(decision, _OPTIONS["done"])
    if kind in _OPTIONS and option.label in ("", kind):
        return _OPTIONS[kind]
    if kind in ("move", "tavern"):
        args = option.args
        return translated(args.get("name", "")) or names.card(args.get("room")) or readable(option.label)
    if kind == "hand_over":
        return said("asking-let-go-first", seats=names.seats(option.targets))
    if kind == "potion":
        return _POTIONS.say(option.label, n=option.args.get("n", ""))
    if kind == "number":
        return str(option.args.get("number", option.label or option.id))
    parts = _parts(option, names)
    return " · ".join(text for text in parts.values() if text) or readable(kind)


def holding(title: str | None, goals: Collection[Goal], names: ShownNames, *, by_keys: bool = False) -> str:
    """What to do with a card that was picked up; `goals`: where it may go; `by_keys`: without a mouse."""
    what, where = quoted(title) if title else said("asking-this"), {kind for kind, _ in goals} - {"team"}
    if where == {"seat"}:
        return said("asking-gets", what=what)
    if where == {"entry"}:
        answers = (
            said("asking-does-answer") if len(goals) > 1 else said("asking-answers", entries=_entries(goals, names))
        )
        return f"{what} — {answers}"
    if where == {"table"}:
        return said("asking-enter-again" if by_keys else "asking-click-again-middle-table", what=what)
    return said("asking-go-whatever-lights-up", what=what)


def goes(goals: Collection[Goal], names: ShownNames) -> list[str]:
    """Where something dropped elsewhere may go, in sentences; for many players, that they light up."""
    found = []
    if any(kind == "entry" for kind, _ in goals):
        found.append(said("asking-answers-2", entries=_entries(goals, names)))
    people = [int(of) for kind, of in sorted(goals) if kind == "seat"]
    to = [quoted(names.card(int(of))) for kind, of in sorted(goals) if kind == "card"]
    to += [names.seats([seat]) for seat in people] if len(people) <= _NAMED else [said("asking-any-players-light-up")]
    to += [said("asking-whatever-lights-up-map")] if any(kind == "stop" for kind, _ in goals) else []
    to += [said("asking-middle-table")] if any(kind == "table" for kind, _ in goals) else []
    if to:
        found.append(said("asking-goes", listed=listed(to, "or")))
    return found


def _entries(goals: Iterable[Goal], names: ShownNames) -> str:
    """The entries of the stack among these, with their numbers if there are others."""
    return listed([names.numbered(int(of)) for kind, of in sorted(goals) if kind == "entry"], "or")


def curtain(name: str, *, keyed: bool = True) -> str:
    """The text of the curtain over a hand; `keyed`: keys reach the table."""
    return said("asking-pass-mouse-click-press" if keyed else "asking-pass-mouse-click", name=isolated(name))


def ability(id: str, option: OptionTold | None) -> str:
    """An ability on its button."""
    args = option.args if option is not None else {}
    return str(args.get("name") or called(id))


def stand_pat(pending: DecisionTold, names: ShownNames) -> str:
    """The label of the button with the default answer, if no option stands for it."""
    for each in pending.options:
        if pending.default == (each.id,):
            return option(each, subject(pending, names), names)
    return picks.NOTHING.get(picks.kind_of(pending), said("asking-none"))


def comes_of_passing(view: SeenTable) -> str:
    """What the default answer does to the viewer's Gold and the pot, where it is about these; '' for most questions."""
    pending = view.pending
    if pending is None or view.seat is None:
        return ""
    if pending.kind == "gamble":
        return said("around-pot-stays", n=view.pot.gold)
    payment = next((entry for entry in view.stack if entry.id == pending.about), None)
    if pending.kind != "pay" or payment is None or payment.by != view.seat or payment.done or payment.negated:
        return ""
    own, n = view.seats[view.seat].gold, int(pending.args.get("gold", 0))
    paid = min(own, n)
    told = [said("around-goes-to", thing=thing("gold"), before=own, after=own - paid)]
    if pending.args.get("to") == "pot":
        told.append(said("around-pot-grows", before=view.pot.gold, after=view.pot.gold + paid))
    return listed(told)


def difference(options: Sequence[OptionTold], names: ShownNames) -> list[str]:
    """Labels that tell ways apart: only their differences."""
    rows = [_parts(option, names) for option in options]
    telling = [part for part in rows[0] if len({row[part] for row in rows}) > 1]
    found = []
    for option, row in zip(options, rows, strict=True):
        text = " · ".join(row[part] or _NEUTRAL.get(part, "") for part in telling)
        text = text.strip(" ·") or readable(option.label or option.kind)
        found.append(text[:1].upper() + text[1:])
    return found


_LABELS = table("asking-labels")
"""Answers whose own labels say too little."""
_NEUTRAL = table("asking-neutral")


def _parts(option: OptionTold, names: ShownNames) -> dict[str, str]:
    args = option.args
    card = names.card(option.card) or translated(args.get("title", ""))
    ability = str(args.get("name", "")) or (called(option.ability) if option.ability else "")
    return {
        "card": card or ability,
        "label": names.mode(option.card, option.mode)
        or _heap(option, names)
        or (
            _hidden(option) or _LABELS.get(option.label) or _written(option.label)
            if option.label
            else readable(_outcome(args, names))
        ),
        "targets": f"→ {names.seats(option.targets)}" if option.targets else "",
        "on": said("asking-on", entry=names.entry(option.on)) if option.on is not None else "",
        "spend": spending(option.spend, names, args.get("join", ())),
    }


def _written(label: str) -> str:
    """What a file says of a choice: in the words of this language, where it has any, otherwise made from the key."""
    called = now().text(written(label))
    return readable(label) if called == label else called[:1].upper() + called[1:]


def _heap(option: OptionTold, names: ShownNames) -> str:
    """The cards of a heap; the side deck whose top card may be bought."""
    if option.kind == "heap":
        return ", ".join(names.card(id) or said("costs-a-card") for id in option.args["cards"]) or said(
            "asking-no-card"
        )
    return thing(option.args["pile"]) if option.kind == "mode" and "pile" in option.args else ""


def _hidden(option: OptionTold) -> str:
    """Any card of a side deck that lies face down."""
    pile = option.args.get("pile") if option.label == "face-down" else None
    return said("asking-face-down", thing=thing(str(pile))) if pile else ""


_CHANGES = ("fortitude", "alcohol", "gold")


def _outcome(args: OptionFacts, names: ShownNames) -> str:
    """What an unnamed choice would change."""
    rows = args.get("outcome") or ()
    found = []
    for seat, *numbers in rows:
        who = names.seats([seat])
        you = names.is_you(seat)
        spoken = [
            said(f"asking-{what}", n=abs(n), more=n > 0, you=you)
            for what, n in zip(_CHANGES, numbers, strict=True)
            if n
        ]
        if spoken:
            found.append(listed(spoken) if you and len(rows) == 1 else f"{who} {listed(spoken)}")
    return "; ".join(found)


def spending(spend: Mapping[str, int] | None, names: ShownNames, join: Iterable[int] = ()) -> str:
    """Optional costs in words: what is done with each, and which cards join."""
    given: dict[str, list[str]] = {}
    for id, count in (spend or {}).items():
        given.setdefault(_given_up(id, names), []).append(counted(id, count))
    if join:
        given[said("asking-with")] = [quoted(names.card(card) or said("asking-a-card")) for card in join]
    return listed([said("asking-spending", how=how, what=listed(what)) for how, what in given.items()])


def _given_up(kind: str, names: ShownNames) -> str:
    """The verb for paying with this."""
    how, _, id = kind.partition(":")
    if how == "flip":
        return names.turning(id)
    return said("asking-discard") if how == "cards" else said("asking-spend")


def spent(spend: Mapping[str, int]) -> str:
    """What has been paid."""
    return said("asking-spent", listed=listed([counted(id, count) for id, count in spend.items()]))
