# SPDX-License-Identifier: GPL-3.0-or-later
"""How everything looks and sounds, whatever is shown: colours, lettering, sizes, sounds, and what people set to their taste."""
