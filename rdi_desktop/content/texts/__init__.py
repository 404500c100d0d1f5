# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules text, made from effects by our own templates; one package for each language."""
