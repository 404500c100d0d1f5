# SPDX-License-Identifier: GPL-3.0-or-later
from rdi_desktop.engine.language.card import CardDef as CardDef
from rdi_desktop.engine.language.character import CharacterDef as CharacterDef
from rdi_desktop.engine.language.core import Effect as Effect
from rdi_desktop.engine.language.dungeon import Dungeon as Dungeon
from rdi_desktop.engine.language.machine import MachineDef as MachineDef
from rdi_desktop.engine.language.standing import Change as Change
from rdi_desktop.engine.language.standing import Standing as Standing
from rdi_desktop.engine.language.variant import Variant as Variant
from rdi_desktop.engine.language.who import Who as Who
