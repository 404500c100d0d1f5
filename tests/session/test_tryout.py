# SPDX-License-Identifier: GPL-3.0-or-later
"""A character is tried from a table laid as one likes it, which is a scenario, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.scenario.file import load_scenario
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.play import ScenarioRun
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.setup import dealt
from rdi_desktop.session.tryout import Tryout, scenario_text, tryout_plan

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
TABLE = Tryout(
    "odo-quill",
    ("fiona", "gerki"),
    ("odo-quill/hush-money", "odo-quill/im-in"),
    {"fortitude": 7, "gold": 2},
    around={"rumour": 2},
)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content([EXAMPLES])


def test_the_table_stands_as_it_was_said(content: Content) -> None:
    plan = tryout_plan(TABLE, "Me", content)
    assert [seat.controller == HUMAN for seat in plan.seats] == [True, False, False]
    assert plan.undo_anything
    session = LocalSession.of(dealt(plan, content), plan, content)
    mine, fiona, gerki = session.view(0).seats
    assert (mine.fortitude, mine.gold, mine.alcohol) == (7, 2, 0)
    assert {card.definition for card in mine.hand} == set(TABLE.hand)
    assert fiona.tokens["rumour"] == gerki.tokens["rumour"] == 2


def test_what_cannot_be_is_said(content: Content) -> None:
    with pytest.raises(ScenarioError, match="nobody"):
        tryout_plan(Tryout("odo-quill", ("fiona",), tokens={"nobody": 1}), "Me", content)


def test_it_is_a_scenario_that_passes(tmp_path: Path) -> None:
    file = tmp_path / "try.yaml"
    file.write_text(scenario_text(TABLE, [str(EXAMPLES / "odo-quill.yaml")]), encoding="utf-8")
    scenario = load_scenario(file, load_content())
    assert scenario.content is not None
    run = ScenarioRun(scenario, scenario.content)
    while run.step() is not None:
        pass
