# SPDX-License-Identifier: GPL-3.0-or-later
"""The meanings of the bare words of the effect language, for docs/language.md. A test fails for a word without one."""

from __future__ import annotations

INTRODUCTION = """
How to begin is told in [your-own-character.md](your-own-character.md).

A card is data. `do` is a list of effects; what it changes of Fortitude and Alcohol Content lands together, as one blow, and the
rest follows in order. `then` begins another blow. `after` is done after all else, whatever was answered. Whoever plays the card
picks seats (`another`, `player`) as it is announced; in parts that are decided as it resolves, they are picked then. A bare
number (`2`) is a numeral, which other cards may raise or lower; a word (`two`) is not. What no code carries out is refused with
its file, line and the nearest right word.
"""

MACHINE_CARDS = """
Cards of a machine stand in the files of its factions, one list for each of its decks: `action`, `sometimes`, `gambling`. A card has no
`type`, no `when` and no `copies`; one word says how it is used, and under it stands what it does, a list of effects as on any other card.

```yaml
action:
- {title: Bull Rush, do: [{lose: {who: others, fortitude: 2}}, change_targets]}
- {title: Saw Arm, skulls: 1, active: [{lose: {who: priority, fortitude: 1}}]}      # a Component, Active
sometimes:
- {title: Peanuts into Gold, do: [{gain: {gold: 1}}]}                               # whatever has provoked it
- {title: Counter-Piston, player: [{lose: {who: source, fortitude: 1}}], whiff: [{repair: 1}]}
- {title: Arcane Division, drink: [{split: {with: priority}}], whiff: [change_targets]}
- {title: Riveted Plate, skulls: 1, passive: [{taken: {lose_fortitude: -1, through: card}}]}
gambling:
- {title: Loaded Reels, gambling: [{ante: {who: in_round, gold: 1}}]}               # takes control, and this
- {title: Magnet Fingers, cheating: []}
- {title: Out of Steam, pass: []}                                                   # passes, and this
- {title: Spare Sleeve, skulls: 1, cheating: [], active: [{gain: {gold: 1}}]}       # a Component that is a play as well
```

`self` (or no `who`) is the machine, `others` are all Challengers, `priority` is the Priority Target, `{random: others}` a Challenger by
chance, `{others: {if: {most: gold}}}` whoever has most (with a team: all of them, since they share it; better say `priority`), `source`
whoever played what has provoked it. Nobody picks anything: `another` and `player` are refused. Only here: `repair: 2`, `threat: 1`,
`change_targets`, and `open_round: {ante: 1, if_quiet: [{threat: 2}]}` for Challengers who play no card in a Round. Under `player` and
`drink` what has provoked it can be worked on: `negate`, `ignore`, `{reduce: {fortitude: 1}}`, `{split: {with: priority}}`,
`{pass: {to: priority}}`. Under `do` of the Sometimes deck it may be a card or a Drink. An Active Component says what it does in each
Activate Components phase, a Passive one what holds (`standing`), and perhaps `triggers` beside it. One skull is Hard Mode, two are Epic.
"""

SELECTORS: dict[str, str] = {
    "self": "whoever plays the card (of a trigger: whoever has it)",
    "actor": "whoever performs this effect; usually the player of the card",
    "others": "everybody else in the game; with `if` those for whom it holds; with `champions: true` of each other team just its Champion",
    "everyone": "everybody in the game, the actor included; with `if` those for whom it holds",
    "them": "the seats that the selector before this one meant",
    "target": "the seats picked for this card",
    "source": "whoever did what is answered",
    "answered": "whoever played what is answered",
    "victim": "whoever is hit by what is answered",
    "holder": "whoever holds the token or card",
    "owner": "whose character the token or card belongs to",
    "drinker": "who drinks the Drink in question",
    "revealer": "who revealed the Drink in question",
    "payer": "who pays the payment in question",
    "payee": "who gets it",
    "active": "whose turn it is",
    "left": "the next player to the left",
    "right": "the next player to the right",
    "in_round": "everybody in the Round of Gambling",
    "in_control": "who is in control of it",
    "opener": "who opened it",
    "round_winner": "who has won it",
    "candidate": "the seat that a condition is asked about",
    "lost_fortitude": "who really lost Fortitude by this card so far",
    "gained_alcohol": "who really gained Alcohol Content by it",
    "paid_gold": "who paid for it",
    "not_paid": "who did not pay for it",
    "affected": "on whom it had any effect",
    "first_eligible": "of those who drank of it, the first in turn order",
    "winner": "who won the contest",
    "priority": "the Priority Target of a machine; only on its own cards",
    "another": "another player, picked; `{another: {if: …}}` narrows it, `{another: 2}` picks several, `up_to` at most so many, "
    "`decides: true` only somebody who decides",
    "player": "any player, picked, oneself included; narrowed like `another`",
    "most": "`{most: TOKEN, of: WHO}`: who has most of it, or of `gold`, `fortitude`, `hand` …; picked at a tie",
    "least": "`{least: TOKEN, of: WHO}`: who has least of it; picked at a tie",
    "random": "`{random: WHO}`: one of them by chance",
    "named": "`{named: NAME}`: the seats picked by `pick` under that name",
    "set": "`{set: [WHO, …]}`: all of these together",
}

AMOUNTS: dict[str, str] = {
    "2": "a numeral: moved by whatever changes the numbers of a card",
    "two": "a word from `zero` to `five`, or `ten`: never changed",
    "half": "`{half: AMOUNT, round: up}`: half of it",
    "count": "`{count: WHO}`: how many seats that is; `{count: {of: {KIND: SIDE}}}`: how many things with two sides show that one",
    "stat": "`{stat: gold, who: WHO}`: a figure of these seats, summed: `gold`, "
    "`fortitude`, `alcohol`, `hand`, `deck`, `drink_me` (cards there)",
    "sum": "`{sum: [AMOUNT, …]}`; `{sum: {token: ID, of: WHO}}`: all of a token",
    "per": "`{per: AMOUNT, each: AMOUNT}`: for each of the first so much of the second: `{per: {TOKEN: them}, each: 2}`",
    "lost": "`{lost: fortitude}`: what the answered loss was",
    "gained": "`{gained: alcohol}`: what the answered gain was",
    "drink": "`{drink: alcohol}`: a number of the Drink in question",
    "read": "`{read: TRACK, 0-4: 2, 5+: 3}`: read from a table",
    "if": "`{if: CONDITION, then: AMOUNT, else: AMOUNT}`",
    "x": "`{x: TOKEN}`: how much of it was paid as a cost",
    "at_most": "`{at_most: [AMOUNT, …]}`: the smallest of them",
    "minus": "`{minus: [AMOUNT, AMOUNT]}`: by how much the first is more than the second, or none",
    "at_least": "`{at_least: [AMOUNT, …]}`: the largest of them",
    "fact": "`{fact: wages}`: what is printed on the body that has been hit",
    "ID": "`{ID: WHO}`: how much of a declared token or track these seats have",
}

COSTS: dict[str, str] = {
    "ID": "so many of a declared token; `x` for any number, remembered for amounts",
    "cards": "so many cards of the hand",
    "gold": "so much Gold",
    "to": "`box`: the tokens that were paid, claimed from a track, leave the game",
}

WITHOUT_EXAMPLE: dict[str, str] = {
    "chain": "see `chain:` of a side deck in Halden's file",
    "use_as": "see the Traps in Alaric's file",
    "repair": "only on cards of machines", "threat": "only on cards of machines", "change_targets": "only on cards of machines",
    "dismantle": "only of machines", "priority": "only on cards of machines",
    "target": "the picks of the card as a whole: `them` nearly always says what is meant", "payee": "see `payer`",
    "2": "`{lose: {who: another, fortitude: 2}}`", "affected": "as `lost_fortitude`", "fact": "for bodies with Wages",
}  # fmt: skip
"""Words without an example, with the reason."""

BEHIND = """
`them` means the seats that the selector before it in the same list has meant, so the first selector of a card cannot be `them`. `source`,
`answered` and `victim` are whoever is behind what is answered: only cards and triggers whose moment somebody has brought about have
them (a play, a Drink, a loss, a payment; not `round`, `anytime`, the beginning of a turn). `drinker`, `revealer`, `payer` and `payee`
belong to Drinks and payments that are answered. In `for_each`, `unless` and `choose` whoever does it is the `actor`, and nobody named
means the `actor`; `self` stays whoever plays the card.
"""
