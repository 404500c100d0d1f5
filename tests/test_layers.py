# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine stands alone: it can be imported where there is nothing but Python.

That each layer knows only those below it is a contract of import-linter, in pyproject.toml.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tokenize
from pathlib import Path

import rdi_desktop

ROOT = Path(rdi_desktop.__file__).parent

IMPORT_ALONE = """
import importlib, sys

class NothingInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in sys.stdlib_module_names | {"rdi_desktop"}:
            raise ImportError(f"{name} is not part of Python")

sys.meta_path.insert(0, NothingInstalled())
for module in sys.argv[1:]:
    importlib.import_module(module)
outside = {name for name in sys.modules if name.startswith("rdi_desktop.") and not name.startswith("rdi_desktop.engine")}
assert not outside, outside
"""


def test_the_engine_needs_nothing_but_python() -> None:
    files = sorted((ROOT / "engine").rglob("*.py"))
    modules = [".".join(file.relative_to(ROOT.parent).with_suffix("").parts) for file in files]
    assert "rdi_desktop.engine.state.table" in modules
    result = subprocess.run([sys.executable, "-c", IMPORT_ALONE, *modules], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_the_engine_knows_no_character_by_name() -> None:
    """Comments may give examples; a rule for one character belongs into its file, in words that all can use."""
    characters = {file.stem for file in (ROOT / "content" / "data" / "characters").glob("*.yaml")}
    assert "gerki" in characters
    found = []
    for file in sorted((ROOT / "engine").rglob("*.py")):
        for token in tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline):
            code = token.type == tokenize.NAME or (token.type == tokenize.STRING and not token.string.startswith('"""'))
            if code and characters & set(token.string.lower().replace("_", " ").strip("\"'").split()):
                found.append(f"{file.name}:{token.start[0]}: {token.string}")
    assert found == []


ASKS_THE_SYSTEM = re.compile(
    r"QScreen|primaryScreen|screenAt|availableGeometry|availableSize|QNetworkInterface|QHostInfo|QLockFile|fcntl|msvcrt|flock"
    r"|nativeScanCode|nativeVirtualKey|os\.name|sys\.platform|os\.replace|\.rename\(|(half|draft|beside)\.replace\(|activeBackend|setActiveBackend"
)
"""What differs from one computer to another, as far as it can be told by its name."""


def test_only_the_package_for_it_asks_what_kind_of_computer_this_is() -> None:
    """Screens, interfaces, keys, locks, files and TLS: `rdi_desktop.machine` knows them, and tests have a fake of it."""
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted(ROOT.rglob("*.py"))
        if file.parent != ROOT / "machine"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if ASKS_THE_SYSTEM.search(line)
    ]
    assert found == []
    there = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "machine").glob("*.py"))
    assert all(
        re.search(word, there)
        for word in ("availableGeometry", "QNetworkInterface", "flock", "nativeScanCode", "os.name")
    )


DOCUMENTED = r"^ *(?:def|class) (\w+)[^\"]*?:\n +\"\"\"([\w ]+)\.\"\"\"$"
"""A name with its docstring, if that is one line."""
FILLING = frozenset(["a", "an", "the", "it", "its", "this", "that", "one", "all", "of", "them"])
WORDS = re.compile(
    r"engine/verbs/|engine/language/(moments|happenings|conditions?|filters|costs|standing|which_cards)\.py|net/messages\.py"
)
"""Modules whose classes are called as the language of cards or a message has them (decisions/0445)."""


def test_a_class_has_a_name_of_its_own() -> None:
    places: dict[str, list[str]] = {}
    for file in sorted(ROOT.rglob("*.py")):
        if not WORDS.match(name := file.relative_to(ROOT).as_posix()):
            for each in re.findall(r"^class ([A-Z]\w*)", file.read_text(encoding="utf-8"), re.MULTILINE):
                places.setdefault(each, []).append(name)
    assert len(places) > 500
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_no_docstring_only_repeats_a_name() -> None:
    idle = []
    for file in sorted(ROOT.rglob("*.py")):
        if WORDS.match(place := file.relative_to(ROOT).as_posix()):
            continue
        for name, said in re.findall(DOCUMENTED, file.read_text(encoding="utf-8"), re.MULTILINE):
            told = [word.rstrip("se") for word in said.lower().split() if word not in FILLING]
            known = {part.rstrip("se") for part in re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_")}
            if told and len(said.split()) <= 3 and known.issuperset(told):
                idle.append(f"{place}: {name}: {said}")
    assert not idle


def test_no_module_has_grown_past_one_idea() -> None:
    """600 lines are the most that one idea has needed."""
    sources = list(ROOT.rglob("*.py"))
    lengths = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in sources}
    assert {name: lines for name, lines in lengths.items() if lines > 600} == {}


def test_every_source_file_names_its_licence() -> None:
    sources = [*ROOT.rglob("*.py"), *Path(__file__).parent.rglob("*.py"), ROOT.parent / "dev.py"]
    line = "SPDX-License-Identifier: GPL-3.0-or-later"
    heads = {file: file.read_text(encoding="utf-8").splitlines()[:3] for file in sources}
    assert [str(file) for file, head in heads.items() if not any(line in text for text in head)] == []
