# SPDX-License-Identifier: GPL-3.0-or-later
"""What a new dungeon, a new town with taverns, or a new faction of Boss Otto begins as: whole, and with comments."""

from __future__ import annotations

from rdi_desktop.content.starter import in_quotes

DUNGEON = """\
# A dungeon of one's own. It is whole and can be played as it is; what stands behind a # is for you.
kind: dungeon
id: {id}
name: {name}
about: Nobody has come back to say what it is like.
# Everybody begins in the room 'start' and is sent back there from the room 'goal'. 'to' says where the arrows of a room lead.
rooms:
- {{id: start, title: A Door That Was Open, to: [stairs, larder]}}
- {{id: stairs, title: Stairs That Are Missing Some, to: [vault], do: [{{lose: {{fortitude: 1}}}}]}}
- {{id: larder, title: Somebody's Larder, to: [vault], do: [{{gain: {{alcohol: 1}}}}]}}
- {{id: vault, title: The Room Before the Room, to: [goal], do: [{{pay: {{gold: 1}}}}]}}
- {{id: goal, title: What It Was All For}}
reward:
  kind: loot                      # loot lies open, and one is chosen; trick is face down, and one is drawn
  cards:
  - {{title: A Lid for a Shield, type: sometimes, when: {{drink: {{mine: true}}}}, do: [{{ignore: it}}]}}
  - {{title: A Spoon with an Edge, type: action, do: [{{lose: {{who: another, fortitude: 2}}}}]}}
  - {{title: A Sock Full of Coins, type: action, do: [{{gain: {{gold: 3}}}}]}}
"""

TAVERNS = """\
# A town of one's own for a Pub Crawl. It is whole and can be played as it is; what stands behind a # is for you.
kind: taverns
id: {id}
name: {name}
about: One street, and it leads past every door.
# Each tavern has an Event as the party comes in, and six Drinks: some of the usual ones by their id, and some of its own. A Drink with a
# 'chaser' leads the party on, so every tavern should pour one.
taverns:
- id: the-first-door
  name: The First Door
  event: {{title: They Know You Here, do: [{{gain: {{who: everyone, fortitude: 1}}}}]}}
  deck:
  - {{drink: light-ale, copies: 2}}
  - {{drink: dark-ale}}
  - {{title: First Door Stout, type: drink, do: [{{gain: {{alcohol: 3}}}}]}}
  - {{title: A Quick One with a Chaser, type: drink, chaser: true, do: [{{gain: {{alcohol: 1}}}}]}}
  - {{title: Soup of the Day, type: drink, do: [{{lose: {{alcohol: 1}}}}, {{gain: {{fortitude: 1}}}}]}}
- id: the-last-door
  name: The Last Door
  event: {{title: The Stairs Again, type: [tavern-event, action], do: [{{lose: {{who: everyone, fortitude: 1}}}}]}}
  deck:
  - {{drink: light-ale, copies: 2}}
  - {{drink: dark-ale}}
  - {{title: Last Door Bitter, type: drink, do: [{{gain: {{alcohol: 2}}}}, {{lose: {{fortitude: 1}}}}]}}
  - {{title: One for the Road with a Chaser, type: drink, chaser: true, do: [{{gain: {{alcohol: 2}}}}]}}
  - {{title: What Was Left, type: drink, do: [{{gain: {{alcohol: 4}}}}]}}
"""

FACTION = """\
# A faction of one's own for Boss Otto. It is whole and can be played as it is; what stands behind a # is for you.
kind: faction
id: {id}
of: boss-otto
name: {name}
about: Does what it was built for, whatever that was.
action:                           # what he does in his turn; a skull is for Hard Mode, two for Epic Mode
- {{title: Turns a Wheel, do: [{{lose: {{who: priority, fortitude: 1}}}}]}}
- {{title: Turns It Back, do: [{{repair: 1}}]}}
- {{title: Hums, do: [{{threat: 1}}]}}
- {{title: Drops Something Heavy, do: [{{lose: {{who: others, fortitude: 1}}}}]}}
- {{title: Pours, do: [{{gain: {{who: priority, alcohol: 2}}}}]}}
- {{title: Asks for a Coin, do: [{{pay: {{who: others, gold: 1}}}}]}}
- {{title: Looks Elsewhere, do: [change_targets, {{lose: {{who: priority, fortitude: 1}}}}]}}
- {{title: Everything at Once, skulls: 2, do: [{{lose: {{who: others, fortitude: 2}}}}, {{threat: 1}}]}}
sometimes:                        # with what he answers: a Challenger's card, a Drink, or whatever it is
- {{title: Not Understood, player: [{{ignore: it}}], whiff: [{{threat: 1}}]}}
- {{title: Drains Away, drink: [{{ignore: it}}], whiff: [{{threat: 1}}]}}
- {{title: Sparks, player: [{{lose: {{who: source, fortitude: 1}}}}], whiff: [{{repair: 1}}]}}
"""

PLACES = {"dungeon": DUNGEON, "taverns": TAVERNS, "faction": FACTION}
"""By the kind of file."""


def place_starter(kind: str, id: str, name: str) -> str:
    """The text of a new file of that kind."""
    return PLACES[kind].format(id=id, name=in_quotes(name))
