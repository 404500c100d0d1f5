# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for keys: what the engine says in keys and arguments is said in English here.

An unknown key becomes readable words of its own ("not_your_turn" → "Not your turn"), so that new rules never leave a hole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Data = Mapping[str, Any]

_LABELS = {
    "turn": "Turn",
    "asked": "Asked",
    "in_control": "In control",
    "in_round": "In the Round",
    "deck": "Deck",
    "discard": "Discards",
    "drink_me": "Drink Me!",
    "drink_deck": "Drink Deck",
    "drink_discard": "Drunk",
    "inn": "The Inn",
    "pot": "Pot",
    "no_round": "Nobody is gambling",
    "pass_control": "Nobody in control",
    "stack": "Being played",
    "stack_empty": "Cards aimed at nobody go here",
    "more": "More …",
    "cancel": "Cancel",
    "drop_here": "Play here",
    "choose": "How?",
    "play": "Play it",
    "trap": "Trap",
    "inn_prizes": "Prizes at the Inn",
    "none_left": "none left",
    "prizes": "Prizes",
    "bar_deck": "Bar Deck",
    "you_asked": "your answer?",
    "open": "anybody?",
    "key_pass": "Space",
    "key_cancel": "Esc",
    "key_play": "Enter",
}

_THINGS = {
    "fortitude": "Fortitude",
    "alcohol": "Alcohol Content",
    "gold": "Gold",
    "energy": "Energy",
    "buff": "Buff",
    "clone": "Clone",
    "fire": "Fire",
    "ice": "Ice",
    "corruption": "Corruption",
    "cards": "cards",
    "discard": "cards from your hand",
    "hand": "cards from your hand",
}

_PHASES = {
    "start": "Start of the turn",
    "discard_and_draw": "Discard and Draw",
    "action": "Action",
    "order": "Order a Drink",
    "drink": "Drink!",
    "end": "End of the turn",
}

_OUT = {"passed_out": "Passed out", "no_gold": "Out of Gold", "out": "Out of the game"}

_PROMPTS = {
    "discard": "Discard what you do not want, then draw",
    "action": "Your Action phase: play an Action card, or move on",
    "order": "Order a Drink: click whoever gets it, or drag it there",
    "drink": "Time to drink: reveal the top of your Drink Me! pile",
    "gamble": "Your go in the Round of Gambling: take control or pass",
    "respond": "Do you want to answer this?",
    "pay": "You are about to pay {gold} Gold{to}",
    "ante": "You are about to ante {gold} Gold",
    "last_chance": "{about} about to be out. Is there anything you can do?",
    "pick": "Make your choice",
}

_PICKS = {
    "seat": "Choose a player",
    "target": "Choose a player",
    "choose": "{about} — choose what it does",
    "self_split": "Share this Drink with somebody?",
    "order_more": "Who gets the next Drink?",
    "may": "{about} — do you want to?",
    "unless": "{about} — will you do what it asks of you?",
    "cost": "Choose what you pay with",
    "boost": "Use a {thing} to make it stronger?",
    "accept": "{about} — do you accept?",
    "again": "{about} — once more?",
    "discard": "Choose what you discard",
    "prize": "Choose the Prize that goes into the pot",
    "take_back": "No {thing} token is left: who gives one back?",
}

_PLACES = {"inn": "the Inn", "pot": "the pot"}

_WAITING = {
    "discard": "{name} is choosing cards to discard",
    "action": "{name} is thinking about an Action",
    "order": "{name} is ordering a Drink",
    "drink": "{name} is about to drink",
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
}

_PASSES = {"pay": "Pay", "gamble": "Pass this time", "respond": "Let it happen", "last_chance": "Nothing to add"}
_DONES = {"action": "No Action", "order": "No more Drinks"}

_DONE_MARKS = {
    "ignored": "Ignored by {by}",
    "reduced": "reduced by {by}",
    "raised": "raised by {by}",
    "redirected": "turned away by {by}",
    "spiked": "spiked by {by}",
    "split": "shared by {by}",
    "halved": "halved by {by}",
    "passed": "passed on by {by}",
    "negated": "Negated by {by}",
    "converted": "changed by {by}",
    "rewritten": "changed by {by}",
    "left_round": "{by} leaves the Round",
    "pot_taken": "the pot is taken by {by}",
    "inn_pays": "the Inn pays, says {by}",
    "prevented": "prevented by {by}",
}

_REASONS = {
    "not_now": "This cannot be played just now.",
    "wrong_place": "It cannot be played there.",
    "pay_first": "Choose first what you pay with.",
    "refused": "That is not possible: {why}.",
    "when_asked": "Wait until you are asked: then it can be played.",
    "only_answered_by": "Only very few cards may answer that, and this is not one of them.",
    "cannot_be_negate": "That cannot be Negated.",
    "cannot_be_ignore": "That cannot be Ignored.",
    "cannot_be_reduce": "That cannot be reduced.",
    "cannot_be_redirect": "That cannot be turned away.",
    "joins_a_play": "It joins another card as that is played.",
    "wrong_phase": "Only in your {phase} phase.",
    "action_played": "You have played your Action for this turn.",
    "used_up": "You have used it already.",
    "condition": "What it needs is not the case now.",
    "cannot_pay": "You cannot pay what it costs.",
    "game_over": "The game is over.",
    "out": "You are out of the game.",
    "withdrawn": "You are out of reach until your next turn.",
    "not_interruptible": "Nobody may break in at this moment.",
    "not_in_round": "You are not in the Round of Gambling.",
    "not_your_gambling_turn": "It is not your go in the Round of Gambling.",
    "winning_hand": "Against that hand only {types} can take control.",
    "no_target": "There is nobody it could be aimed at.",
    "round_running": "Not while a Round of Gambling is running.",
    "not_your_turn": "Only on your own turn.",
    "something_resolving": "Not while something else is being played.",
    "no_round": "Only in a Round of Gambling.",
    "does_not_answer_this": "It does not answer what is happening now: it waits for {moments}.",
    "needs_moment": "Not now: it waits for {moments}.",
}

_MOMENTS = {
    "play": "a card being played",
    "drink": "a Drink being revealed",
    "event": "a Drink Event",
    "lost": "somebody losing something",
    "gained": "somebody gaining something",
    "pay": "somebody having to pay",
    "ante": "an ante",
    "take": "somebody taking Gold",
    "round": "a Round of Gambling",
    "win_round": "somebody winning a Round",
    "forced_out": "somebody being thrown out of the Round",
    "last_chance": "somebody about to be out",
    "reshuffle": "a deck running out",
    "phase": "one of the phases",
    "played_with": "another card being played",
}

_CARD_TYPES = {
    "action": "Action",
    "action-gambling": "Action or Gambling",
    "gambling": "Gambling",
    "cheating": "Cheating",
    "sometimes": "Sometimes",
    "anytime": "Anytime",
    "drink": "Drink",
    "drink-event": "Drink Event",
}

_FLOATS = {
    "passed_round": "passes",
    "left_round": "leaves the Round",
    "forced_out": "is thrown out of the Round",
    "took_control": "in control",
    "ignored": "Ignored!",
    "negated": "Negated!",
    "drink_ignored": "Ignored!",
    "drink_split": "splits the Drink",
    "drink_passed": "passes it on",
    "round_won": "wins the Round",
    "pot_taken": "takes the pot",
    "withdrew": "is out of reach",
    "contest_won": "wins the contest",
    "contest_tied": "tied",
    "sobered_up": "nothing to drink",
    "passed_out": "passes out!",
    "out_of_gold": "is out of Gold!",
    "last_chance": "last chance",
    "reshuffled": "reshuffles",
}


def _from(table: Mapping[str, str], key: str, **args: Any) -> str:
    pattern = table.get(key)
    if pattern is None:
        return readable(key)
    try:
        return pattern.format(**args)
    except (KeyError, IndexError):
        return readable(key)


def readable(key: str) -> str:
    """Words made from a key that no table knows."""
    spaced = key.replace("_", " ").replace("-", " ").strip()
    return spaced[:1].upper() + spaced[1:]


def label(key: str) -> str:
    """A fixed label of the table."""
    return _from(_LABELS, key)


def thing(id: str) -> str:
    """A token, a track, a pile or an attribute."""
    return _from(_THINGS, id)


def card_type(type: str) -> str:
    """A card's type."""
    return _from(_CARD_TYPES, type)


def phase(key: str) -> str:
    """A phase of the turn."""
    return _from(_PHASES, key)


def short_name(character: str) -> str:
    """A character's name as friends use it, from its id."""
    return character.replace("-", " ").title()


def pile(id: str) -> str:
    """A pile, as where a card comes from or goes to."""
    return {"hand": "the hand", "drink_me": "the Drink Me! pile", "drink_deck": "the Drink Deck"}.get(
        id, f"the {readable(id).lower()}"
    )


def out(because: str) -> str:
    """Why a player is out."""
    return _from(_OUT, because)


def floating(key: str) -> str | None:
    """What is called out over a mat when that happens; None for events that have no words of their own."""
    return _FLOATS.get(key)


def reason_text(reason: Data) -> str:
    """Why something cannot be done: `reason` has a key and args."""
    args = dict(reason.get("args") or {})
    if "phase" in args:
        args["phase"] = phase(args["phase"])
    if "moments" in args:
        args["moments"] = " or ".join(_from(_MOMENTS, moment) for moment in args["moments"])
    if "types" in args:
        args["types"] = listed([f"{card_type(type)} cards" for type in args["types"]])
    text = _from(_REASONS, reason["key"], **args)
    return text if text.endswith((".", "!", "?")) else text + "."


class Names:
    """Players and cards by name, as far as the viewer can see them."""

    def __init__(self, view: Data, you: int | None, content: Any = None) -> None:
        self._content = content
        self._defs: dict[int, str] = {}
        self._seats = {seat["seat"]: seat["name"] for seat in view["seats"]}
        self._you = you
        self._cards: dict[int, str] = {}
        self._entries: dict[int, Data] = {entry["id"]: entry for entry in view["stack"]}
        for card in visible_cards(view):
            self._cards[card["id"]] = card["title"]
            self._defs[card["id"]] = card["def"]

    def seat(self, index: int | None) -> str:
        """The player's name; "nobody" for None."""
        return "nobody" if index is None else self._seats.get(index, f"seat {index + 1}")

    def seats(self, indexes: Iterable[int]) -> str:
        """Several players' names."""
        return listed([("you" if index == self._you else self.seat(index)) for index in indexes])

    def card(self, id: int | None) -> str | None:
        """The card's title, if the viewer sees it."""
        return self._cards.get(id) if id is not None else None

    def mode(self, card: int | None, mode: int | None) -> str:
        """One of the ways to use a card, if the content has words for it."""
        if card is None or mode is None or self._content is None or card not in self._defs:
            return ""
        return str(self._content.label(self._defs[card], mode))

    def entry(self, id: int | None) -> str:
        """What an entry on the stack is called."""
        entry = self._entries.get(id) if id is not None else None
        if entry is None:
            return "this"
        card = entry["card"] or next(iter(entry["cards"]), None)
        if card is not None:
            return str(card["title"])
        return readable(entry["ability"]) if entry["ability"] else entry_kind(entry["kind"])

    def shows_card(self, id: int | None) -> bool:
        """Whether a card lies there, whose title says what it is about."""
        entry = self._entries.get(id) if id is not None else None
        return entry is not None and bool(entry["card"] or entry["cards"])

    def happening(self, id: int | None) -> str:
        """What is going on, as a sentence without its end."""
        entry = self._entries.get(id) if id is not None else None
        if entry is None:
            return "This"
        kind, by, title = entry["kind"], entry["by"], f"“{self.entry(id)}”"
        if kind == "last_chance":
            return last_chance(self.about_to_be_out(id))
        if kind == "drink" and entry["drinker"] is not None:
            return f"{about_to_drink(self.seat(entry['drinker']))} {title}"
        if by is None or kind not in ("win_round", "forced_out", "loss", "gain", "event", "play"):
            return title
        if kind in ("win_round", "forced_out"):
            return about_to(kind, self.seat(by))
        if kind in ("loss", "gain"):
            return landed(kind, self.seat(by), amounts(entry)) if amounts(entry) else title
        if kind == "event":
            return f"{self.seat(by)} reveals {title}"
        at = listed([self.seat(target) for target in entry["targets"]])
        does = "uses" if not entry["card"] else "answers with" if entry["answers"] is not None else "plays"
        return f"{self.seat(by)} {does} {title}{f' on {at}' if at else ''}"

    def about_to_be_out(self, id: int | None) -> str:
        """Who has a last chance, with the verb."""
        seats = list((self._entries.get(id) or {}).get("seats") or ()) if id is not None else []
        if not seats:
            return "Somebody is"
        who = self.seats(seats)
        return f"{who[:1].upper()}{who[1:]} {'are' if len(seats) > 1 or seats == [self._you] else 'is'}"


def visible_cards(view: Data) -> Iterable[Data]:
    """Every card that is open in this view."""
    for seat in view["seats"]:
        for pile in (seat["hand"], seat["discard"], seat["in_play"]):
            yield from pile or ()
        for pile in seat["piles"].values():
            yield from pile["cards"] or ()
    yield from view["drink_discard"]
    yield from view["pot"]["cards"]
    for prizes in (view.get("prizes") or {}).values():
        yield from prizes
    for entry in view["stack"]:
        if entry["card"]:
            yield entry["card"]
        yield from entry["cards"]


def listed(words: list[str]) -> str:
    """Words with commas and an "and"."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1] if words else ""


def entry_kind(kind: str) -> str:
    """What waits on the stack, when it is no card."""
    return {
        "drink": "a Drink",
        "payment": "a payment",
        "loss": "a loss",
        "gain": "a gain",
        "round": "Round of Gambling",
        "contest": "Drinking Contest",
        "ante": "an ante",
        "forced_out": "forced out of the Round",
        "win_round": "winning the Round",
        "last_chance": "a last chance",
        "event": "a Drink Event",
    }.get(kind, readable(kind))


def prompt(pending: Data, names: Names) -> str:
    """What the seat is asked."""
    kind = pending["kind"]
    args = dict(pending.get("args") or {})
    args["about"] = names.about_to_be_out(pending["about"]) if kind == "last_chance" else names.entry(pending["about"])
    asked = pending.get("prompt") or ""
    about = f"“{names.entry(pending['about'])}”" if pending["about"] is not None else "This"
    if kind == "pick":
        key, _, of = asked.partition(":")
        return _from(_PICKS, key, thing=thing(of.removeprefix("use-")), about=about) if key else _PROMPTS["pick"]
    if kind == "respond" and pending["about"] is not None:
        some = any(option["kind"] not in _OPTIONS for option in pending["options"])
        ask = "do you want to answer it?" if some else "nothing that you have can answer it"
        return f"{about if names.shows_card(pending['about']) else names.happening(pending['about'])} — {ask}"
    if kind == "pay":
        to = args.get("to")
        goal = names.seats([to]) if isinstance(to, int) else _PLACES.get(str(to), "")
        args["to"] = f" to {goal}" if goal else ""
        kind = "ante" if args.get("why") == "ante" else kind
    return _from(_PROMPTS, kind, **args)


def waiting(view: Data, names: Names) -> str:
    """Whom the table waits for, as far as everybody may know."""
    who = view["waiting"]
    if view["over"] is not None:
        return f"{listed([names.seat(seat) for seat in view['over']['winners']]) or 'Nobody'} wins the game!"
    if view["window"] is not None or who is None or who["seat"] is None:
        return "Anybody may answer …"
    return _from(_WAITING, who["kind"] or "pick", name=names.seat(who["seat"]))


def option(option: Data, decision: str, names: Names) -> str:
    """An option by itself: on a button, in a list."""
    kind = option["kind"]
    if kind == "pass":
        return _from(_PASSES, decision) if decision in _PASSES else _OPTIONS["pass"]
    if kind == "done":
        return _DONES.get(decision, _OPTIONS["done"])
    if kind in _OPTIONS and not option["label"]:
        return _OPTIONS[kind]
    if kind == "number":
        return str((option["args"] or {}).get("number", option["label"] or option["id"]))
    parts = _parts(option, names)
    return " · ".join(text for text in parts.values() if text) or readable(kind)


def amounts(entry: Data) -> str:
    """The numbers that an entry on the stack is about."""
    known = (entry["amounts"] or {}).items()
    return ", ".join(f"{n} {thing(attribute)}" for attribute, n in known if isinstance(n, int) and n)


def about_to_drink(name: str) -> str:
    """Whose Drink it is."""
    return f"{name} is about to drink"


def last_chance(who: str) -> str:
    """Somebody is about to be out; `who` has the verb."""
    return f"{who} about to be out"


def about_to(kind: str, name: str) -> str:
    """What is about to happen to somebody in a Round of Gambling."""
    return f"{name} is about to {'win the Round' if kind == 'win_round' else 'be thrown out of the Round'}"


def landed(kind: str, name: str, amounts: str) -> str:
    """What somebody has just lost or gained."""
    return f"{name} has {'lost' if kind == 'loss' else 'gained'} {amounts}"


def inn(view: Data) -> str:
    """What there is at the Inn."""
    lines = [f"{label('inn')}: {view['inn_gold']} {thing('gold')}"]
    if view["prizes"] is not None:
        lines.append(f"{label('inn_prizes')}:")
        lines += [f"• {card['title']}" for card in view["prizes"]["inn"]] or [label("none_left")]
    return "\n".join(lines)


def holding(title: str | None, goals: Iterable[str]) -> str:
    """What to do with what was picked up; `goals` are the kinds of things that it may go to."""
    what, where = f"“{title}”" if title else "This", set(goals)
    if where == {"seat"}:
        return f"{what} — who gets it?"
    if where == {"entry"}:
        return f"{what} — which card does it answer?"
    if where == {"table"}:
        return f"{what} — click it again, or the middle of the table, to play it"
    return f"{what} — it can go to whatever lights up"


def curtain(name: str) -> str:
    """What the curtain over a hand says."""
    return f"Pass the mouse to {name} — click or press Space to take your hand"


def ability(id: str, option: Data | None) -> str:
    """An ability on its button."""
    args = (option["args"] or {}) if option is not None else {}
    return str(args.get("name") or readable(id))


def confirm(decision: str, picked: int, pending: Data) -> str:
    """The button that answers with the picks made."""
    if decision == "discard":
        return "Keep all" if picked == 0 else f"Discard {picked} and draw"
    if picked < pending["min"]:
        return f"Choose {pending['min'] - picked} more"
    return f"Take these {picked}" if picked > 1 else "Take this" if picked else "Choose none"


def stand_pat(pending: Data, names: Names) -> str:
    """The button that gives the default answer when no option of its own stands for it."""
    for each in pending["options"]:
        if tuple(pending["default"]) == (each["id"],):
            return option(each, pending["kind"], names)
    return "None"


def difference(options: Sequence[Data], names: Names) -> list[str]:
    """Labels that tell ways apart: only what is not the same in all of them is said."""
    rows = [_parts(option, names) for option in options]
    telling = [part for part in rows[0] if len({row[part] for row in rows}) > 1]
    found = []
    for option, row in zip(options, rows, strict=True):
        text = " · ".join(row[part] or _NEUTRAL.get(part, "") for part in telling)
        text = text.strip(" ·") or readable(option["label"] or option["kind"])
        found.append(text[:1].upper() + text[1:])
    return found


_NEUTRAL = {"spend": "spend nothing", "targets": "at nobody"}


def _parts(option: Data, names: Names) -> dict[str, str]:
    args = option["args"] or {}
    card = names.card(option["card"]) or str(args.get("title", ""))
    ability = str(args.get("name", "")) or (readable(option["ability"]) if option["ability"] else "")
    return {
        "card": card or ability,
        "label": names.mode(option["card"], option["mode"]) or (readable(option["label"]) if option["label"] else ""),
        "targets": f"→ {names.seats(option['targets'])}" if option["targets"] else "",
        "on": f"on {names.entry(option['on'])}" if option["on"] is not None else "",
        "spend": spending(option["spend"]),
    }


def spending(spend: Data | None) -> str:
    """Optional costs as words."""
    if not spend:
        return ""
    return "spend " + listed([f"{count} {thing(id)}" for id, count in spend.items()])


def done_marks(marks: Iterable[Data], names: Names) -> list[str]:
    """What was done to an entry; the same done by several is said once."""
    doers: dict[tuple[str, Any], list[str]] = {}
    for place, mark in enumerate(marks):
        to = (mark["args"] or {}).get("to")
        alike = _DONE_MARKS.get(mark["what"], "").endswith("by {by}") and not isinstance(to, int)
        doers.setdefault((mark["what"], to if alike else (to, place)), []).append(names.seat(mark["by"]))
    found = []
    for (what, to), who in doers.items():
        goal = to[0] if isinstance(to, tuple) else to
        said = _from(_DONE_MARKS, what, by=listed(who))
        found.append(
            f"{said} {'with' if what == 'split' else 'to'} {names.seat(goal)}" if isinstance(goal, int) else said
        )
    return found


def outcome(outcome: Mapping[Any, Mapping[str, int]], names: Names) -> str:
    """What will happen to whom if nobody does anything more."""
    alike: dict[str, list[str]] = {}
    for seat, changes in outcome.items():
        said = [f"{amount:+d} {thing(attribute)}".replace("-", "−") for attribute, amount in changes.items() if amount]
        if said:
            alike.setdefault(", ".join(said), []).append(names.seat(int(seat)))
    return "; ".join(f"{listed(who)} {said}" for said, who in alike.items())
