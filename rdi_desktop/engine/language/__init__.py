# SPDX-License-Identifier: GPL-3.0-or-later
"""The effect language of cards and characters: selectors, amounts, conditions, moments, costs, and what they amount to on a table."""
