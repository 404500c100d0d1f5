# SPDX-License-Identifier: GPL-3.0-or-later
"""Selectors as nouns."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from rdi_desktop.content.texts.english.grammar import YOU, Clause, Noun, listed
from rdi_desktop.content.texts.english.scene import Scene
from rdi_desktop.engine.language.comparing import Compared
from rdi_desktop.engine.language.who import Who

EACH = "each of them"
TIE = "(your choice at a tie)"

PLAIN: dict[str, Callable[[Scene], Noun]] = {
    "self": lambda s: s.me,
    "actor": lambda s: s.actor,
    "holder": lambda s: s.me,
    "owner": lambda s: s.owner,
    "source": lambda s: s.source,
    "answered": lambda s: s.source,
    "drinker": lambda s: s.drinker,
    "revealer": lambda s: Noun("that player", "one", "revealer") if s.answering & {"drink", "event"} else s.me,
    "victim": lambda s: Noun("whoever lost it" if "lost" in s.answering else "whoever it hits", "one", "victim"),
    "payer": lambda s: Noun("whoever pays", "one", "payer"),
    "payee": lambda s: Noun("whoever is paid", "one", "payee"),
    "others": lambda s: Noun(s.others, "one", "others", EACH),
    "everyone": lambda s: Noun("each player", "one", "everyone", EACH),
    "active": lambda s: Noun("the player whose turn it is", "one", "active"),
    "left": lambda s: Noun(f"the player on {s.me.possessive} left", "one", "left"),
    "right": lambda s: Noun(f"the player on {s.me.possessive} right", "one", "right"),
    "in_round": lambda s: Noun("each player in the Round", "one", "in_round", EACH),
    "in_control": lambda s: Noun("the player in control of the Round", "one", "in_control"),
    "opener": lambda s: Noun("the player who opened the Round", "one", "opener"),
    "round_winner": lambda s: Noun("the winner of the Round", "one", "round_winner"),
    "winner": lambda s: Noun("the winner", "one", "winner"),
    "candidate": lambda s: Noun("that player", "one", "candidate"),
    "lost_fortitude": lambda s: Noun("each player who lost Fortitude by this", "one", "lost_fortitude", EACH),
    "gained_alcohol": lambda s: Noun("each player who gained Alcohol Content by this", "one", "gained_alcohol", EACH),
    "paid_gold": lambda s: Noun("each player who paid", "one", "paid_gold", EACH),
    "not_paid": lambda s: Noun("each other player who did not pay", "one", "not_paid", EACH),
    "affected": lambda s: Noun("each player it affected", "one", "affected", EACH),
    "priority": lambda s: Noun("the Priority Target", "one", "priority"),
    "first_eligible": lambda s: Noun("the first player it affected", "one", "first_eligible"),
}


def noun(who: Who, scene: Scene) -> Noun:
    """Whom a selector means."""
    found = _noun(who, scene)
    if scene.asked is not None and found.key == scene.asked:
        return YOU
    return found.known() if found.key in scene.known and found.person != "you" else found


def _noun(who: Who, scene: Scene) -> Noun:
    from rdi_desktop.content.texts.english.conditions import compared, filtered

    if who.kind in ("them", "target"):
        if who.ref is None:
            return scene.actor
        return _noun(who.ref, scene).known()
    if who.kind in PLAIN:
        found = PLAIN[who.kind](scene)
        if who.champions:
            found = replace(found, text=f"{found.text} (of each team its Champion)")
    elif who.kind in ("another", "player"):
        found = _picked(who, scene)
    elif who.kind in ("most", "least"):
        return _extreme(who, scene)
    elif who.kind == "random":
        other = who.among is not None and who.among.kind == "others"
        return Noun("a random other player" if other else "a random player", "one", id(who))
    elif who.kind == "named":
        return Noun("that player", "one", ("named", who.name))
    else:  # set
        parts = sorted((noun(part, scene) for part in who.parts), key=lambda part: part.person != "you")
        return Noun(listed([part.text for part in parts]), "many", id(who), "they", each=True)
    if isinstance(who.condition, Compared) and who.kind in ("others", "everyone"):
        text = f"whoever has {compared(who.condition)}"
        return Noun(text, "one", (found.key, text))
    if who.condition is not None:
        said = filtered(who.condition, scene)
        if who.kind == "another" and who.count == 1 and who.condition.spares_bodies:  # than whoever has played it
            return replace(found, text="a third player", key=(found.key, said))
        found = replace(found, text=f"{found.text} {said}", key=(found.key, said))
    return found


def _picked(who: Who, scene: Scene) -> Noun:
    key: Hashable = ("pick", who.slot) if who.slot is not None else id(who)
    other = "other " if who.kind == "another" else ""
    if who.count > 1 or who.up_to:
        count = f"up to {who.count}" if who.up_to else str(who.count)
        if not who.up_to:
            count = {2: "two", 3: "three", 4: "four", 5: "five"}.get(who.count, count)
            chosen = "" if other else f" of {scene.actor.owns} choice"
            return Noun(f"{count} {other}players{chosen}", "many", key, "those players", each=True)
        return Noun(f"{count} {other}players", "many", key, "those players", each=True)
    if other:
        return Noun("another player", "one", key)
    return Noun(f"a player of {scene.actor.owns} choice", "one", key)


def _extreme(who: Who, scene: Scene) -> Noun:
    from rdi_desktop.content.texts.english.conditions import STATS, filtered

    assert who.among is not None
    among = _noun(replace_condition(who.among), scene)
    key: Hashable = ("pick", who.slot) if who.slot is not None else id(who)
    of = among.text.removeprefix("each ")
    fewest = "least" if who.token in ("gold", "fortitude", "alcohol") else "fewest"
    most = "most" if who.kind == "most" else fewest
    what = STATS.get(who.token) or scene.names.tokens(who.token)
    but = f" {filtered(who.among.condition, scene)}" if who.among.condition is not None else ""
    if but.startswith(" other than") and who.among.kind == "others":
        among_all = f"{scene.me.text} and{but.removeprefix(' other than')}"
        return Noun(f"the player with the {most} {what} {TIE}, other than {among_all},", "one", key)
    return Noun(f"the {of} with the {most} {what}{but} {TIE}", "one", key)


def replace_condition(who: Who) -> Who:
    """The selector without its filter."""
    new = Who(who.kind)
    new.count, new.up_to, new.slot, new.late, new.parts = who.count, who.up_to, who.slot, who.late, who.parts
    return new


def head(found: Noun) -> str:
    """A group without 'each': other player who did not pay."""
    return found.text.removeprefix("each ")


__all__ = ["YOU", "head", "noun"]


def does(who: Who, scene: Scene, predicate: str, bid: bool = False) -> Clause:
    """A clause whose subject is a selector."""
    return Clause(noun(who, scene), predicate, bid)
