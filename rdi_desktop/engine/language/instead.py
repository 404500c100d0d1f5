# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that people try in their own files and that do not exist, with what to write instead where the nearest word would mislead."""

from __future__ import annotations

INSTEAD = {
    # amounts
    "all": "discard, take and pay know 'all'; elsewhere write {stat: gold, who: them}, or hand, deck …; all tokens: {TOKEN: them}",
    "d6": "chance decides whether something happens: {roll: {chance: 1/2, do: […], else: […]}}",
    "dice": "chance decides whether something happens: {roll: {chance: 1/2, do: […], else: […]}}",
    "random_number": "chance decides whether something happens: {roll: {chance: 1/2, do: […], else: […]}}",
    # verbs
    "attack": "a blow is {lose: {who: another, fortitude: 2}}",
    "damage": "a blow is {lose: {who: another, fortitude: 2}}",
    "hit": "a blow is {lose: {who: another, fortitude: 2}}",
    "heal": "healing is {gain: {fortitude: 2}}",
    "steal": "Gold is stolen by {take: {from: another, gold: 1}}; cards of a hand stay their owner's",
    "peek": "a hand is looked at by {look: another}, the top of a pile by {arrange: …}",
    "skip": "no phase is skipped; a whole turn ends by {end_turn: WHO}",
    "double": "no loss is doubled; {boost: …} beside a card of one's own makes it larger",
    "standing": "what holds for a while stands on a card that is kept: 'do: [{keep: {card: this}}]' and 'standing:' beside it",
    "until": "what holds for a while stands on a card that is kept, with a trigger that discards it: {discard: {card: this}}",
    "vote": "players are asked one by one: {choose: {by: others, of: […]}}",
    "flip_coin": "chance decides by {roll: {chance: 1/2, do: […], else: […]}}",
    "toggle": "to the other of two words: {set: {TRACK: next}}",
    "switch": "to the other of two words: {set: {TRACK: next}}",
    "banish": "no card leaves the game; it may be kept before somebody: {keep: {card: this}}",
    "exile": "no card leaves the game; it may be kept before somebody: {keep: {card: this}}",
    "box": "no card leaves the game; it may be kept before somebody: {keep: {card: this}}",
    "turn": "there are no more turns; {extra: {action: 1}} is one more Action, {repeat_phase: order} a phase once more",
    "exchange": "two numbers are brought together by {gain: …} and {lose: …} of {minus: [A, B]}",
    "difference": "the difference of two amounts is {minus: [A, B]}",
    # cards
    "once": "a card is played as often as it is drawn; 'once' is for abilities and triggers",
    "damage_taken": "what one takes is changed by standing: [{taken: {lose_fortitude: -1}}]",
    "richer": "seats are compared by {more: {what: gold, than: self}}, by {most: gold}, or by {stat: {gold: 5+}}",
    "fewer": "seats are compared by {less: {what: hand, than: self}}",
    # moments
    "gold_on_card": "numbers lie on cards that are kept: 'counters:' of the character, and {mark: …}",
    "out": "the moment before somebody is out is {last_chance: {of: another}}",
    "passes_out": "the moment before somebody is out is {last_chance: {of: another}}",
    "round_opened": "in a Round is 'round'; a card that opens one is {play: {causes: [ante]}}",
    "paid": "only what happens by itself waits for it (a trigger); a card is played just before: {pay: {of: another}}",
    "my_turn": "the own turn is a condition: if: {my_turn: true}",
    "hit_by": "a blow at oneself is {play: {affects: [fortitude]}}, one that has landed {lost: {of: self, fortitude: 1+}}",
}
"""Word: a sentence that follows 'unknown …'."""
