# SPDX-License-Identifier: GPL-3.0-or-later
"""PyYAML comes with libyaml or without it. Every file of the program says the same to both, or without it no game would start."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import rdi_desktop

ROOT = Path(rdi_desktop.__file__).parent
FOLDERS = sorted({path.parent for path in ROOT.rglob("*.y*ml")})


@pytest.mark.parametrize("part", [1, *(pytest.param(part, marks=pytest.mark.weekly) for part in (2, 3, 4, 5, 0))])
@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.relative_to(ROOT).as_posix() for folder in FOLDERS])
def test_every_file_is_read_by_the_loader_in_c_and_by_the_one_in_python(folder: Path, part: int) -> None:
    fast = getattr(yaml, "CSafeLoader", None)
    if fast is None:
        pytest.skip("this PyYAML has no libyaml to compare with")
    wrong = []
    for path in sorted(folder.glob("*.y*ml"))[part % 6 :: 6]:
        text = path.read_text(encoding="utf-8")
        try:
            if yaml.load(text, yaml.SafeLoader) != yaml.load(text, fast):
                wrong.append(f"{path.name}: another thing to each")
        except yaml.YAMLError as error:
            wrong.append(f"{path.name}: {error}")
    assert not wrong
