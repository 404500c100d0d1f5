# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of `rdi-desktop`, one module each: `declare` adds the arguments, `run` carries the command out."""
