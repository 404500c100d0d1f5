# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of `rdi-desktop`, one module each: `add_to` declares the arguments, `run` does it."""
