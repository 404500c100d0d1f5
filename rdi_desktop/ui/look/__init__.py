# SPDX-License-Identifier: GPL-3.0-or-later
"""The look and sound of everything: colours, lettering, sizes, sounds, and the settings for them."""
