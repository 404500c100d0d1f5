# SPDX-License-Identifier: GPL-3.0-or-later
"""What the bare words of the effect language mean, for docs/language.md. A word without a meaning cannot be documented: a test fails."""

from __future__ import annotations

INTRODUCTION = """
A card is data. `do` is a list of effects; what it changes of Fortitude and Alcohol Content lands together, as one blow, and the
rest follows in order. `then` begins another blow. `after` is done after all else, whatever was answered. Whoever plays the card
picks seats (`another`, `player`) as it is announced; in parts that are decided as it resolves, they are picked then. A bare
number (`2`) is a numeral, which other cards may raise or lower; a word (`two`) is not. What no code carries out is refused with
its file, line and the nearest right word.
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
    "another": "another player, picked; `{another: {if: …}}` narrows it, `{another: 2}` picks several, `up_to` at most so many, "
    "`decides: true` only somebody who decides",
    "player": "any player, picked, oneself included; narrowed like `another`",
    "most": "`{most: TOKEN, of: WHO}`: who has most of it; picked at a tie",
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
    "stat": "`{stat: gold, who: WHO}`: a figure of these seats, summed",
    "sum": "`{sum: [AMOUNT, …]}`; `{sum: {token: ID, of: WHO}}`: all of a token",
    "per": "`{per: AMOUNT, each: AMOUNT}`: so much for each",
    "lost": "`{lost: fortitude}`: what the answered loss was",
    "gained": "`{gained: alcohol}`: what the answered gain was",
    "drink": "`{drink: alcohol}`: a number of the Drink in question",
    "read": "`{read: TRACK, 0-4: 2, 5+: 3}`: read from a table",
    "if": "`{if: CONDITION, then: AMOUNT, else: AMOUNT}`",
    "x": "`{x: TOKEN}`: how much of it was paid as a cost",
    "at_most": "`{at_most: [AMOUNT, …]}`: the smallest of them",
    "at_least": "`{at_least: [AMOUNT, …]}`: the largest of them",
    "fact": "`{fact: wages}`: what is printed on the body that has been hit",
    "ID": "`{ID: WHO}`: how much of a declared token or track these seats have",
}

COSTS: dict[str, str] = {
    "ID": "so many of a declared token; `x` for any number, remembered for amounts",
    "cards": "so many cards of the hand",
    "gold": "so much Gold",
    "to": "`box`: what was paid leaves the game",
}
