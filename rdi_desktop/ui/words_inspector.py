# SPDX-License-Identifier: GPL-3.0-or-later
"""What the inspector says, as HTML made from a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any

from rdi_desktop.engine.decisions import Decision, Playable
from rdi_desktop.ui import words
from rdi_desktop.ui.cards import CardFace
from rdi_desktop.ui.hint import option_words
from rdi_desktop.ui.log import readable_accent
from rdi_desktop.ui.theme import THEME

_P = THEME.palette
_PHASES = ("discard_and_draw", "action", "order", "drink")
_NUMBERS = {"fortitude": "Fortitude", "alcohol": "Alcohol Content", "gold": "Gold"}
_DONE = {
    "ignored": "Ignored",
    "reduced": "reduced",
    "redirected": "redirected",
    "spiked": "spiked",
    "split": "split",
    "passed": "passed on",
    "negated": "Negated",
}

Data = Mapping[str, Any]


class Page:
    """One look at the table."""

    def __init__(self, view: Data, viewer: int | None, face_of: Callable[[str, int | None], CardFace]) -> None:
        self._view = view
        self._viewer = viewer
        self._face_of = face_of
        self._names = words.Names(view, None)

    def html(self, decision: Decision | None, playable: Iterable[Playable], card: str | None, entry: int | None) -> str:
        """The whole page."""
        blocks = [self._path(), self._stack(entry), self._round(), self._waiting()]
        playable = list(playable)
        if card is not None:
            blocks.insert(0, self._card(card, playable))
        blocks.append(self._choices(decision, playable))
        return "".join(blocks)

    def _path(self) -> str:
        view = self._view
        name = self._player(view["turn"])
        steps = []
        for phase in _PHASES:
            here = phase == view["phase"]
            colour = _P.candle if here else "#8f7354"
            steps.append(
                f'<span style="color:{colour}">{"<b>" if here else ""}{words.phase(phase)}{"</b>" if here else ""}</span>'
            )
        return f"<p>Turn {view['turn_number']}: {name}<br>{' › '.join(steps)}</p>"

    def _stack(self, chosen: int | None) -> str:
        stack = self._view["stack"]
        if not stack:
            return _block("Being played", '<p style="color:#a88a68">Nothing is waiting to happen.</p>')
        rows = [
            self._entry(number, entry, entry["id"] == chosen) for number, entry in reversed(list(enumerate(stack, 1)))
        ]
        return _block("Being played, newest first", "".join(rows))

    def _entry(self, number: int, entry: Data, chosen: bool) -> str:
        title = escape(self._names.entry(entry["id"]))
        if entry["negated"]:
            title = f"<s>{title}</s>"
        lines = [
            f'<a href="entry:{entry["id"]}" style="color:{_P.gold_light};text-decoration:none"><b>{number}. {title}</b></a>'
        ]
        by = f"by {self._player(entry['by'])}" if entry["by"] is not None else ""
        at = f" on {self._people(entry['targets'])}" if entry["targets"] else ""
        drinker = f" for {self._player(entry['drinker'])}" if entry.get("drinker") is not None else ""
        if by or at or drinker:
            lines.append(f"{by}{at}{drinker}")
        if entry["answers"] is not None:
            lines.append(f"answers {escape(self._names.entry(entry['answers']))}")
        amounts = entry.get("amounts") or {}
        first = amounts.get("first") or {}
        if entry["kind"] == "payment":
            goal = {"inn": "the Inn", "pot": "the pot"}.get(entry["to"]) or self._player(entry["to"])
            lines.append(f"{amounts.get('gold', 0)} Gold to {goal}")
            amounts = {}
        for key, value in amounts.items():
            if key == "first" or not isinstance(value, int):
                continue
            was = f" (was {first[key]})" if key in first and first[key] != value else ""
            lines.append(f"{words.thing(key)} {value:+d}{was}".replace("-", "−"))
        lines += [self._done(done) for done in entry["done"]]
        lines.append(self._outcome(entry["outcome"] or {}))
        ground = f";background:{_P.table}" if chosen else ""
        return f'<p style="margin:3px 4px 6px 10px{ground}">{"<br>".join(line for line in lines if line)}</p>'

    def _done(self, done: Data) -> str:
        what = _DONE.get(done["what"], words.readable(done["what"]).lower())
        by = f" by {self._player(done['by'])}" if done["by"] is not None else ""
        card = done["card"]
        return f"{what}{by}" + (f" with “{escape(card['title'])}”" if card else "")

    def _outcome(self, outcome: Data) -> str:
        told = []
        for seat, changes in outcome.items():
            numbers = ", ".join(f"{v:+d} {_NUMBERS.get(k, k)}" for k, v in changes.items() if v).replace("-", "−")
            if numbers:
                told.append(f"{self._player(int(seat))} {numbers}")
        return f'<span style="color:{_P.copper_light}">If nobody does more: {"; ".join(told)}</span>' if told else ""

    def _round(self) -> str:
        round_ = self._view["round"]
        if round_ is None:
            return ""
        control = self._player(round_["in_control"]) if round_["in_control"] is not None else "nobody"
        last = round_["last"]
        rows = [
            f"In it: {self._people(round_['players'])}",
            f"In control: {control}" + (f", by “{escape(last['title'])}”" if isinstance(last, Mapping) else ""),
            f"Next: {self._player(round_['next'])}" if round_["next"] is not None else "",
            f"In the pot: {self._view['pot']['gold']} Gold",
        ]
        return _block("Round of Gambling", f"<p>{'<br>'.join(row for row in rows if row)}</p>")

    def _waiting(self) -> str:
        return f"<p><i>{escape(words.waiting(self._view, self._names))}</i></p>"

    def _card(self, definition: str, playable: list[Playable]) -> str:
        face = self._face_of(definition, None)
        text = escape(face.text).replace("\n", "<br>")
        body = f"<p><b>{escape(face.title)}</b><br><i>{escape(face.type_label)}</i></p><p>{text}</p>"
        ids = {card["id"] for card in words.visible_cards(self._view) if card["def"] == definition}
        mine = next((item for item in playable if item.card in ids), None)
        if mine is not None:
            if mine.ways:
                body += f'<p style="color:{_P.leaf}">You may play it now.</p>'
            elif mine.why is not None:
                body += f'<p style="color:{_P.refusal}">{escape(words.reason_text(mine.why.as_dict()))}</p>'
        return _block("This card", body)

    def _choices(self, decision: Decision | None, playable: list[Playable]) -> str:
        names = words.Names(self._view, self._viewer)
        rows = []
        if decision is not None and decision.max == 1:
            for option in decision.options:
                text = escape(option_words(option, decision, names))
                rows.append(
                    f'<a href="answer:{escape(option.id)}" style="color:{_P.gold_light}">{text[:1].upper()}{text[1:]}</a>'
                )
        elif decision is not None:
            rows.append(f"Choose {decision.min} to {decision.max} on the table.")
        answered = {option.id for option in decision.options} if decision is not None else set()
        for item in playable:
            for way in item.ways:
                waits = (way.args or {}).get("when") == "asked"
                if way.id not in answered and decision is None and not waits:
                    text = escape(option_words(way, decision, names))
                    rows.append(
                        f'<a href="interject:{escape(way.id)}" style="color:{_P.gold_light}">Break in: {text}</a>'
                    )
        return _block("What you may do", f"<p>{'<br>'.join(rows)}</p>") if rows else ""

    def _player(self, seat: int | None) -> str:
        if seat is None:
            return "nobody"
        return f'<b style="color:{readable_accent(seat)}">{escape(self._names.seat(seat))}</b>'

    def _people(self, seats: Iterable[int]) -> str:
        return words.listed([self._player(seat) for seat in seats])


def _block(title: str, body: str) -> str:
    return f'<p style="color:{_P.candle};font-size:large;margin:10px 4px 2px 4px"><b>{title}</b></p>{body}'
