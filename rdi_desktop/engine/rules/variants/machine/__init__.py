# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine that plays alone against a team of Challengers (red-dragon-inn-10, "Boss Otto").

`setup` seats it, with its decks; `decks` turns their cards over; `turn` is its turn, `responses` what provokes it and how it answers,
`rounds` what it plays in a Round of Gambling; `levels` are its Threat, its Priority Target, Repairs and Potions, `components` its
Components; `choices` is what it does where a player would be asked.
"""
