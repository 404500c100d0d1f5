# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules text, made from effects by templates of our own: one package a language."""
