# SPDX-License-Identifier: GPL-3.0-or-later
"""The effect language: one small class per kind of effect, condition, selector and cost."""
