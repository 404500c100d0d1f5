# SPDX-License-Identifier: GPL-3.0-or-later
"""The verbs of the effect language: one small class for each."""
