# SPDX-License-Identifier: GPL-3.0-or-later
"""A file that somebody made is refused with its line before it can take the program's memory or time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content import limits
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.source import parse
from tests.content.broken import HEAD, load

pytestmark = pytest.mark.usefixtures("shared_cache")

BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
CHAIN = "k: &k0 [x]\n" + "".join(f"k{n}: &k{n} [*k{n - 1}]\n" for n in range(1, 60))

# (what is wrong, the file, its line, part of the message)
FILES = [
    ("no number", "id: x\nsize: 0x_\n", 2, "read as int"),
    ("no binary number", "id: x\nsize: 0b_\n", 2, "read as int"),
    ("5,000 digits", "id: x\nsize: " + "9" * 5000, 2, "read as int"),
    ("20 digits", "id: x\nsize: " + "9" * 20, 2, "that large"),
    ("infinity", "id: x\nsize: .inf\n", 2, "that large"),
    ("no number at all", "id: x\nsize: .nan\n", 2, "that large"),
    ("a word that claims to be a number", "id: x\nsize: !!int foo\n", 2, "read as int"),
    ("a word that claims to be a fraction", "id: x\nsize: !!float foo\n", 2, "read as float"),
    ("a word that claims to be true", "id: x\nsize: !!bool foo\n", 2, "read as bool"),
    ("a key that claims to be a number", "id: x\n!!int foo: 3\n", 2, "read as int"),
    ("a word that claims to be a date", "id: x\nsize: !!timestamp x\n", 2, "expected plain text"),
    ("a word that claims to be a mapping", "id: x\nsize: !!map x\n", 2, "expected a mapping"),
    ("a set", "id: x\nsize: !!set {x}\n", 2, "expected plain text"),
    ("bytes", "id: x\nsize: !!binary eA==\n", 2, "expected plain text"),
    ("code", "id: x\nsize: !!python/object/apply:os.getpid []\n", 2, "expected plain text"),
    ("deep lists", "id: x\ndeck: " + "[" * 100_000, 2, "nested too deeply"),
    ("deep mappings", "id: x\ndeck: " + "{a: " * 100_000, 2, "nested too deeply"),
    ("deep blocks", "id: x\ndeck:\n" + "- " * 100_000, 3, "nested too deeply"),
    ("deep by aliases", CHAIN, 40, "nested too deeply"),
    ("many by aliases", BOMB, 5, "too many parts"),
    ("itself", "id: x\ndeck: &deck [*deck]\n", 2, "holds itself"),
    ("many", "id: x\ndeck:\n" + "- x\n" * limits.NODES, limits.NODES - 2, "too many parts"),
    ("long", "id: x\n# " + "x" * limits.BYTES, 0, "too long"),
]


@pytest.mark.parametrize(("text", "line", "message"), [each[1:] for each in FILES], ids=[each[0] for each in FILES])
def test_a_file_that_would_take_too_much_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    began = time.monotonic()
    with pytest.raises(ContentError) as found:
        parse(text, "x.yaml")
    assert message in str(found.value)
    assert found.value.line == line
    assert time.monotonic() - began < 5, "nothing is built of it first"


@pytest.mark.parametrize("text", [each[1] for each in FILES], ids=[each[0] for each in FILES])
def test_the_program_goes_on_without_such_a_file(tmp_path: Path, text: str) -> None:
    content = load(tmp_path, broken=text)
    assert [each.file for each in content.problems] == ["broken.yaml"]
    assert "zot" in content.characters


def test_an_alias_that_is_used_sensibly_is_no_harm() -> None:
    assert parse("a: &hit [{lose: 1}]\nb: *hit\nc: [*hit, *hit]\n", "x.yaml")["c"] == [[{"lose": 1}], [{"lose": 1}]]


def test_check_says_what_is_wrong_with_such_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(HEAD.replace("size: 1", "size: 0x_"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert "odd.yaml, line 10, column 7: this is read as int" in capsys.readouterr().err


def test_windows_line_ends_and_a_byte_order_mark_are_no_damage(tmp_path: Path) -> None:
    """Editors on Windows write both."""
    good = HEAD.replace("size: 1", "size: 10") + "- {title: Ow, type: action, copies: 10, do: []}\n"
    (tmp_path / "odd.yaml").write_bytes(b"\xef\xbb\xbf" + good.replace("\n", "\r\n").encode())
    content = load(tmp_path)
    assert content.problems == []
    assert "bodkin" in content.characters
