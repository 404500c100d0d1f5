# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of all sounds is the one that is measured."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="only who develops has it")

from rdi_desktop.director.sounds import SILENT
from rdi_desktop.ui.look.sound_list import SOUNDS, VOICES
from tools import sound_page


def test_the_page_is_current() -> None:
    assert sound_page.PAGE.read_text(encoding="utf-8") == sound_page.page(), "run: python -m tools.sound_page"


def test_every_sound_has_one_meaning_every_voice_an_occasion_and_every_silence_a_reason() -> None:
    assert list(sound_page.MEANS) == list(SOUNDS)
    assert len(set(sound_page.MEANS.values())) == len(SOUNDS)
    assert list(sound_page.CALLS) == list(VOICES)
    assert set(sound_page.WHY_SILENT) == SILENT
