# SPDX-License-Identifier: GPL-3.0-or-later
"""What cards and characters may say: selectors, amounts, conditions, moments, costs, and what they come to on a table."""
