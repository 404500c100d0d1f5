# SPDX-License-Identifier: GPL-3.0-or-later
"""What the language compiles and the state only holds: cards, characters, effects, selectors …

As the program runs, and for whoever reads this floor, they are objects without properties. The stub beside this, `compiled.pyi`, tells a
type checker which classes of the language they are, so that whatever rules take from the table has its type (decision 0442).
"""

from __future__ import annotations

CardDef = Change = CharacterDef = Dungeon = Effect = MachineDef = Standing = Variant = Who = object
