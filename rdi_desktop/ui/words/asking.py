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
from rdi_desktop.ui.words.terms import filled, label, listed, readable, thing

_PROMPTS = {
    "discard": "Discard what you do not want, then draw",
    "action": "Your Action phase: play an Action card, or move on",
    "order": "Order a Drink: click whoever gets it, or drag it there",
    "move": "Go on in the dungeon for a card of your hand, or stay where you are",
    "drink": "Time to drink: reveal the top of your Drink Me! pile",
    "gamble": "Your go in the Round of Gambling: take control or pass",
    "respond": "Do you want to answer this?",
    "pay": "You are about to pay {gold} Gold{to}",
    "ante": "You are about to ante {gold} Gold",
    "last_chance": "{about} about to be out. Is there anything you can do?",
    "pick": "Make your choice",
    "action_none": "Your Action phase: you hold no Action that can be played",
    "ordered": "Your Drink is on its way: play another card, or move on",
    "order_more": "Who gets the next Drink? {left} more to order",
    "order_last": "Who gets the next Drink?",
    "gamble_none": "Your go in the Round of Gambling: nothing in your hand takes control",
}

_PLACES = {"inn": "the Inn", "pot": "the pot"}

Goal = tuple[str, int | str]
"""A place where a card may be dropped: its kind, and which one (`ui.table.refs.Ref`)."""
_NAMED = 4
"""The most players listed by name."""

_WAITING = {
    "discard": "{name} is choosing cards to discard",
    "action": "{name} is thinking about an Action",
    "order": "{name} is ordering a Drink",
    "drink": "{name} is about to drink",
    "move": "{name} stands in the dungeon and thinks",
    "gamble": "{name} plays or passes in the Round",
    "pick": "{name} is making a choice",
    "last_chance": "{name} has a last chance",
}

_OPTIONS = {
    "pass": "Pass",
    "done": "Done",
    "drink": "Drink!",
    "yes": "Yes",
    "no": "No",
    "none": "None",
    "keep": "Keep it",
    "stay": "Stay here",
}

_POTIONS = {
    "fortitude": "Gain {n} Fortitude",
    "alcohol": "Lose {n} Alcohol Content",
    "gold": "Take {n} Gold from the Inn",
}
POTION_TIP = "A Potion Token of your team, at any time: nobody can do anything about it."

_PASSES = {
    "pay": "Pay",
    "gamble": "Pass this time",
    "respond": "Let it happen",
    "landed": "Accept",
    "last_chance": "Nothing to add",
}

_DONES = {"action": "No Action", "order": "Move on"}


def prompt(pending: DecisionTold, names: ShownNames) -> str:
    """What the seat is asked."""
    kind = pending.kind
    args: dict[str, object] = {**pending.args}
    args["about"] = names.about_to_be_out(pending.about) if kind == "last_chance" else names.entry(pending.about)
    asked = pending.prompt
    about = picks.subject(pending, names)
    if kind == "pick":
        return picks.question(pending, names)
    some = _beyond_passing(pending)
    answerable = asked_about(pending)
    if kind == "respond" and answerable and answerable != [pending.about]:
        return _which(answerable, names)
    if subject(pending, names) == "landed":
        ask = names.landed_question(pending.about) if some else "Nothing that you have can answer it."
        return f"{names.happening(pending.about)}. {ask}"
    if kind == "respond" and pending.about is not None:
        ask = "do you want to answer it?" if some else "nothing that you have can answer it"
        return f"{about if names.shows_card(pending.about) else names.happening(pending.about)} — {ask}"
    if kind == "pay":
        to = args.get("to")
        goal = names.seats([to]) if isinstance(to, int) else _PLACES.get(str(to), "")
        args["to"] = f" to {goal}" if goal else ""
        kind = "ante" if args.get("why") == "ante" else kind
    return filled(_PROMPTS, _nuance(kind, some, pending.args, asked), **args)


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
        return f"{len(answerable)} of the things that are being played can be answered — do you want to answer one of them?"
    which = listed([names.numbered(id, told=True) for id in answerable], "or")
    return f"{which[:1].upper()}{which[1:]} — do you want to answer {'it' if len(answerable) == 1 else 'one of them'}?"


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
        return f"{listed(winners) or 'Nobody'} {'win' if len(winners) > 1 else 'wins'} the game!"
    if view.window is not None or (who is not None and who.seat is None):
        return "Anybody may answer …"
    if who is None and view.window is None:  # a position that is played no further: a brain-teaser, a lesson
        return label("settled")
    if thinks:
        return f"{names.seat(who.seat)} thinks it over …"
    return filled(_WAITING, who.kind or "pick", name=names.seat(who.seat))


def moment(view: SeenTable) -> str:
    """What goes on when nothing waits for an answer: whose turn it is."""
    return f"{isolated(view.seats[view.on_turn].name)}'s turn" if view.on_turn is not None else label("going_on")


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
        return str(args.get("name") or names.card(args.get("room")) or readable(option.label))
    if kind == "hand_over":
        return f"Let {names.seats(option.targets)} go first"
    if kind == "potion":
        return _POTIONS[option.label].format(n=option.args.get("n", ""))
    if kind == "number":
        return str(option.args.get("number", option.label or option.id))
    parts = _parts(option, names)
    return " · ".join(text for text in parts.values() if text) or readable(kind)


def holding(title: str | None, goals: Collection[Goal], names: ShownNames) -> str:
    """What to do with a card that was picked up; `goals`: where it may go."""
    what, where = f"“{title}”" if title else "This", {kind for kind, _ in goals} - {"team"}
    if where == {"seat"}:
        return f"{what} — who gets it?"
    if where == {"entry"}:
        answers = "what does it answer?" if len(goals) > 1 else f"it answers {_entries(goals, names)}"
        return f"{what} — {answers}"
    if where == {"table"}:
        return f"{what} — click it again, or the middle of the table, to play it"
    return f"{what} — it can go to whatever lights up"


def goes(goals: Collection[Goal], names: ShownNames) -> list[str]:
    """Where something dropped elsewhere may go, in sentences; for many players, that they light up."""
    found = []
    if any(kind == "entry" for kind, _ in goals):
        found.append(f"It answers {_entries(goals, names)}.")
    people = [int(of) for kind, of in sorted(goals) if kind == "seat"]
    to = [f"“{names.card(int(of))}”" for kind, of in sorted(goals) if kind == "card"]
    to += [names.seats([seat]) for seat in people] if len(people) <= _NAMED else ["any of the players who light up"]
    to += ["whatever lights up on the map"] if any(kind == "stop" for kind, _ in goals) else []
    to += ["the middle of the table"] if any(kind == "table" for kind, _ in goals) else []
    if to:
        found.append(f"It goes to {listed(to, 'or')}.")
    return found


def _entries(goals: Iterable[Goal], names: ShownNames) -> str:
    """The entries of the stack among these, with their numbers if there are others."""
    return listed([names.numbered(int(of)) for kind, of in sorted(goals) if kind == "entry"], "or")


def curtain(name: str) -> str:
    """The text of the curtain over a hand."""
    return f"Pass the mouse to {isolated(name)} — click or press Space to take your hand"


def ability(id: str, option: OptionTold | None) -> str:
    """An ability on its button."""
    args = option.args if option is not None else {}
    return str(args.get("name") or called(id))


def stand_pat(pending: DecisionTold, names: ShownNames) -> str:
    """The label of the button with the default answer, if no option stands for it."""
    for each in pending.options:
        if pending.default == (each.id,):
            return option(each, subject(pending, names), names)
    return picks.NOTHING.get(picks.kind_of(pending), "None")


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


_LABELS = {
    "gold": "1 Gold from the Inn",
    "cards": "Draw 2 cards",
    "equip": "Wear it",
    "discard": "Discard it",
    "coin": "A coin",
    "face-down": "A card that lies face down",
}
"""Answers whose own labels say too little."""
_NEUTRAL = {"spend": "spend nothing", "targets": "at nobody"}


def _parts(option: OptionTold, names: ShownNames) -> dict[str, str]:
    args = option.args
    card = names.card(option.card) or str(args.get("title", ""))
    ability = str(args.get("name", "")) or (called(option.ability) if option.ability else "")
    return {
        "card": card or ability,
        "label": names.mode(option.card, option.mode)
        or (
            _hidden(option) or _LABELS.get(option.label) or readable(option.label)
            if option.label
            else readable(_outcome(args, names))
        ),
        "targets": f"→ {names.seats(option.targets)}" if option.targets else "",
        "on": f"on {names.entry(option.on)}" if option.on is not None else "",
        "spend": spending(option.spend, names, args.get("join", ())),
    }


def _hidden(option: OptionTold) -> str:
    """Any card of a side deck that lies face down."""
    pile = option.args.get("pile") if option.label == "face-down" else None
    return f"A face-down {thing(str(pile))}" if pile else ""


_CHANGES = (
    ("lose{s} {n} Fortitude", "gain{s} {n} Fortitude"),
    ("lose{s} {n} Alcohol Content", "gain{s} {n} Alcohol Content"),
    ("pay{s} {n} Gold", "get{s} {n} Gold"),
)


def _outcome(args: OptionFacts, names: ShownNames) -> str:
    """What an unnamed choice would change."""
    rows = args.get("outcome") or ()
    found = []
    for seat, *numbers in rows:
        who = names.seats([seat])
        you = who == "you"
        said = [
            words[n > 0].format(n=abs(n), s="" if you else "s") for words, n in zip(_CHANGES, numbers, strict=True) if n
        ]
        if said:
            found.append(listed(said) if you and len(rows) == 1 else f"{who} {listed(said)}")
    return "; ".join(found)


def spending(spend: Mapping[str, int] | None, names: ShownNames, join: Iterable[int] = ()) -> str:
    """Optional costs in words: what is done with each, and which cards join."""
    given: dict[str, list[str]] = {}
    for id, count in (spend or {}).items():
        given.setdefault(_given_up(id, names), []).append(counted(id, count))
    if join:
        given["with"] = [f"“{names.card(card) or 'a card'}”" for card in join]
    return listed([f"{how} {listed(what)}" for how, what in given.items()])


def _given_up(kind: str, names: ShownNames) -> str:
    """The verb for paying with this."""
    how, _, id = kind.partition(":")
    if how == "flip":
        return names.turning(id)
    return "discard" if how == "cards" else "spend"


def spent(spend: Mapping[str, int]) -> str:
    """What has been paid."""
    return f"spent {listed([counted(id, count) for id, count in spend.items()])}"
