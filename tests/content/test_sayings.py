# SPDX-License-Identifier: GPL-3.0-or-later
"""What home-made characters say at their great moments: `check` tells what would not stand in the log as it was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content.usual import MOST_SAID, SAYINGS, odd_sayings
from rdi_desktop.engine.language.character import ABOUT
from tests.content.broken import card, whole

WHOLE = card("title: Ow\ntype: action\ndo: [{gain: {fortitude: 1}}]")
LONG = "Oh dear. " * 20
CASES = [
    ("too long", LONG.strip(), f"{len(LONG.strip())} letters are much"),
    ("markup", "<b>Ow!</b>", "'<b>' is not understood"),
    ("a sign of markup", "Ow &amp; ouch", "'&amp;' is not understood"),
    ("stars", "**Ow!**", "'**' is not understood"),
    ("two lines", "Ow!\\nOuch!", "a line break is not understood"),
]


def checked(folder: Path, about: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    file = folder / "bodkin.yaml"
    file.write_text(WHOLE.replace("size: 10", f"size: 10\nabout:\n{about}"), encoding="utf-8")
    status = main(["check", "--unplayed", str(file)])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("moment", SAYINGS)
@pytest.mark.parametrize(("said", "told"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_would_look_odd_in_the_log_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], moment: str, said: str, told: str
) -> None:
    status, out, _ = checked(tmp_path, f'  who: Somebody.\n  {moment}: "{said}"', capsys)
    (line,) = [line for line in out.splitlines() if f"(about/{moment})" in line]
    assert status == 0, "a file that was taken once is taken for ever"
    assert line.startswith("odd   bodkin.yaml, line 13,") and told in line


@pytest.mark.parametrize("moment", ["hitt", "remarks", "loses"])
def test_a_moment_that_there_is_not_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], moment: str) -> None:
    status, _, err = checked(tmp_path, f"  {moment}: Ow!", capsys)
    assert status == 1 and f"line 12, column 3 (about): unknown key '{moment}'" in err


def test_plain_words_are_not_odd(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = "\n".join(f"  {moment}: Ow, 3 < 4 & all that! " + "x" * (MOST_SAID - 24) for moment in SAYINGS)
    status, out, _ = checked(tmp_path, plain, capsys)
    assert status == 0 and "about/" not in out


def test_nobody_of_the_program_says_anything_odd() -> None:
    assert set(SAYINGS) == ABOUT.keys() - {"who", "play"}
    assert not [name for name, one in whole().characters.items() if odd_sayings(one.about)]
