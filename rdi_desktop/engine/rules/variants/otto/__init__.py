# SPDX-License-Identifier: GPL-3.0-or-later
"""An automaton as the third player of two (allies-spyke-and-flower, "Otto, Our Mechanical Friend").

`setup` seats it; `boxes` turns its cards over, in its turn, in a Round and as answers; `tracks` decides which of its two tracks moves, and
winds it up again; `choices` answers where a player would be asked. Everything else follows from its `Kit`.
"""
