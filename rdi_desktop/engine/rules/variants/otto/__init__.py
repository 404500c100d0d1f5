# SPDX-License-Identifier: GPL-3.0-or-later
"""An automaton as the third player of two (allies-spyke-and-flower, "Otto, Our Mechanical Friend").

`setup` seats it; `boxes` turns its cards over, in its turn, in a Round and as an answer; `tracks` says which of its two tracks moves,
and winds it up again; `choices` is what it does where a player would be asked. All else is asked of its `Kit`: what it has of what a
player has.
"""
