# SPDX-License-Identifier: GPL-3.0-or-later
"""A character in one file: what goes in comes out, and nothing else gets in."""

from __future__ import annotations

import json
import random
import re
import stat
import zipfile
from pathlib import Path

import msgspec
import pytest

from rdi_desktop.cli import main
from rdi_desktop.content import homemade, load_content, parcel
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.own_files import OwnFile
from rdi_desktop.content.usual import WHOLE
from rdi_desktop.ui.workshop.file_words import state_of
from tests.content.parcels import damaged, files_of, forged, good, zipped
from tests.rules.deal import content

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
WHO = ("odo-quill", "grizelda-stew", "gundrun")
DAMAGED = 200


@pytest.mark.parametrize("who", WHO)
def test_what_was_packed_is_taken_in_byte_for_byte(who: str, tmp_path: Path) -> None:
    found = parcel.opened(good(who), content())
    assert (found.id, found.by, found.character.id) == (who, "A fan", who)
    assert sorted(parcel.take_in(found, tmp_path)) == sorted(found.files)
    assert all((tmp_path / name).read_bytes() == (EXAMPLES / name).read_bytes() for name in found.files)
    assert {f"{who}.yaml", f"cards/{who}.yaml", f"portraits/{who}.svg"} <= found.files.keys()
    assert parcel.take_in(found, tmp_path) == [], "the same again is nothing new"


def test_side_decks_are_counted_beside_the_deck_wherever_its_cards_are() -> None:
    found = parcel.opened(good("grizelda-stew"), content())
    beside = sum(card.copies for card in found.character.deck if card.pile)
    assert (found.cards, found.beside) == (WHOLE, beside)
    mine = OwnFile(EXAMPLES / "grizelda-stew.yaml", (0, 0), Checked(EXAMPLES / "grizelda-stew.yaml", content()))
    assert f"{WHOLE} in the deck and {beside} in side decks" in state_of(mine)
    assert f"  {beside} cards in side decks" in mine.checked.texts()


def test_nothing_is_written_over_unless_one_says_so(tmp_path: Path) -> None:
    found = parcel.opened(good(), content())
    (tmp_path / "odo-quill.yaml").write_text("mine", encoding="utf-8")
    with pytest.raises(parcel.Taken, match=r"odo-quill\.yaml"):
        parcel.take_in(found, tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["odo-quill.yaml"]
    parcel.take_in(found, tmp_path, replace=True)
    assert (tmp_path / "odo-quill.yaml").read_bytes() == found.files["odo-quill.yaml"]


def test_two_authors_have_the_same_id_and_both_are_there(tmp_path: Path) -> None:
    """Under another id, with its pictures; what has the same name as a token of mine stays mine."""
    (tmp_path / "tokens").mkdir()
    (tmp_path / "tokens" / "rumour.svg").write_bytes(b"<svg/>")
    (tmp_path / "odo-quill.yaml").write_bytes((EXAMPLES / "odo-quill.yaml").read_bytes() + b"# mine")
    found = parcel.opened(good(), content())
    id = parcel.free_id(found, tmp_path, content())
    assert id == "odo-quill-2"
    other = parcel.renamed(found, id, content())
    assert (other.id, other.by, other.character.name) == (id, found.by, found.character.name)
    assert sorted(parcel.take_in(other, tmp_path, beside=True)) == [
        "cards/odo-quill-2.yaml",
        "odo-quill-2.yaml",
        "portraits/odo-quill-2.svg",
    ]
    assert (tmp_path / "tokens" / "rumour.svg").read_bytes() == b"<svg/>"
    assert (tmp_path / "odo-quill.yaml").read_bytes().endswith(b"# mine")
    known = load_content([tmp_path])
    assert known.problems == []
    assert {"odo-quill", "odo-quill-2"} <= known.characters.keys()
    assert parcel.free_id(found, tmp_path, content()) == "odo-quill-3"
    flow = parcel.opened(
        parcel.wrapped("odo-quill", msgspec.json.encode(load_content([EXAMPLES]).made[-1].data), {}), content()
    )
    with pytest.raises(parcel.ParcelRefused, match="another id"):
        parcel.renamed(flow, "other", content())


def test_two_files_never_hold_the_same_character(tmp_path: Path) -> None:
    (tmp_path / "other.yaml").write_bytes((EXAMPLES / "odo-quill.yaml").read_bytes())
    with pytest.raises(parcel.ParcelRefused, match=r"other\.yaml"):
        parcel.take_in(parcel.opened(good(), content()), tmp_path, replace=True)


def link() -> zipfile.ZipInfo:
    """An entry that is a link."""
    info = zipfile.ZipInfo("tokens/link.svg")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def changed(**parts: bytes | None) -> dict[str, bytes]:
    """The parcel's files, some of them others."""
    files = {**files_of(good()), **{name: data for name, data in parts.items() if data is not None}}
    return {name: data for name, data in files.items() if parts.get(name, b"") is not None}


MANIFEST = {"format": 1, "id": "odo-quill"}
FORGED = {
    "out of the folder": ({"../odo-quill.yaml": b"x"}, "no part"),
    "from the root": ({"/etc/odo.yaml": b"x"}, "no part"),
    "of another system": ({"cards\\..\\x.yaml": b"x"}, "no part"),
    "a program": ({"odo-quill.py": b"x"}, "no part"),
    "another folder": ({"saves/odo-quill.yaml": b"x"}, "no part"),
    "hidden": ({".odo.yaml": b"x"}, "no part"),
    "one more character": ({"second.yaml": b"x"}, "more than one"),
    "a bomb": ({"tokens/bomb.svg": b" " * (parcel.LARGEST + 1)}, "too large"),
    "many bombs": (
        {f"tokens/b-{n}.svg": b"<svg>" + b" " * (parcel.LARGEST - 11) + b"</svg>" for n in range(5)},
        "too large",
    ),
    "countless": ({f"tokens/b-{n}.svg": b"" for n in range(200)}, "more than"),
    "no manifest": ({"manifest.json": None}, "does not say"),
    "a manifest that is a list": ({"manifest.json": b"[]"}, "does not say"),
    "from the future": ({"manifest.json": json.dumps({**MANIFEST, "format": 2}).encode()}, "newer program"),
    "with what nobody knows yet": (
        {"manifest.json": json.dumps({**MANIFEST, "format": 2, "sounds": []}).encode()},
        "newer program",
    ),
    "of another id": ({"manifest.json": json.dumps({**MANIFEST, "id": "olga"}).encode()}, "no character of"),
    "an id that is a way": ({"manifest.json": json.dumps({**MANIFEST, "id": "../olga"}).encode()}, "no character of"),
    "with more in it": ({"manifest.json": json.dumps({**MANIFEST, "run": "x"}).encode()}, "does not say"),
    "no character": ({"odo-quill.yaml": b"kind: prizes"}, "faults"),
    "with a fault": ({"odo-quill.yaml": b"kind: character\nid: odo-quill\ndeck: 7"}, "faults"),
    "no text": ({"odo-quill.yaml": b"\xff\xfe\x00"}, "faults"),
    "a picture with a part that is none": ({"cards/odo-quill.yaml": b"emblem: unheard-of"}, "faults"),
    "a picture from elsewhere": ({"tokens/rumour.svg": b'<svg><image href="file:///etc/passwd"/></svg>'}, "leads out"),
    "the same in other letters": (
        {"tokens/rumour.svg": '<svg><image href="file:///x"/></svg>'.encode("utf-16")},
        "leads out",
    ),
    "a picture that grows": ({"tokens/rumour.svg": b'<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg/>'}, "leads out"),
}


@pytest.mark.parametrize(("parts", "says"), FORGED.values(), ids=FORGED.keys())
def test_what_is_no_plain_character_is_refused(parts: dict[str, bytes | None], says: str) -> None:
    with pytest.raises(parcel.ParcelRefused, match=says):
        parcel.opened(zipped(changed(**parts)), content())


def test_links_and_doubles_are_refused() -> None:
    with pytest.raises(parcel.ParcelRefused, match="a link"):
        parcel.opened(zipped(changed(), (link(), b"/etc/passwd")), content())
    with pytest.warns(UserWarning, match="Duplicate"):
        twice = zipped(changed(), (zipfile.ZipInfo("odo-quill.yaml"), b"x"))
    with pytest.raises(parcel.ParcelRefused, match="twice"):
        parcel.opened(twice, content())


def test_a_character_of_the_program_is_nobodys_to_replace() -> None:
    files = {"manifest.json": b'{"format": 1, "id": "zot"}', "zot.yaml": b"kind: character"}
    with pytest.raises(parcel.ParcelRefused, match="of the program"):
        parcel.opened(zipped(files), content())


TRICKS = dict(forged())


def test_the_tricks_are_more_than_two_hundred() -> None:
    assert len(TRICKS) >= DAMAGED


@pytest.mark.parametrize("trick", TRICKS)
def test_every_trick_is_refused_in_a_sentence(trick: str) -> None:
    with pytest.raises(parcel.ParcelRefused) as refused:
        parcel.opened(TRICKS[trick], content())
    assert_a_sentence(str(refused.value))


def assert_a_sentence(said: str) -> None:
    """Words for people: no names of Python's, nothing endless."""
    assert 15 < len(said) < 1000, said
    assert not re.search(r"<class|object at 0x|Traceback|\bError\b|NoneType", said), said


def test_whatever_has_happened_to_a_file_it_is_refused_or_the_same() -> None:
    """Bytes lost, changed or added anywhere: refused, or (in a date, say) a character as right as before."""
    chance = random.Random(7)
    refused = 0
    for _ in range(2 * DAMAGED):
        try:
            found = parcel.opened(damaged(chance), content())
        except parcel.ParcelRefused as error:
            refused += 1
            assert_a_sentence(str(error))
        else:
            assert found.character.deck
    assert refused > DAMAGED


def test_from_one_machine_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(homemade.folders, "data", lambda: tmp_path / "one")
    assert main(["new-character", "Old Olga"]) == 0
    file = str(tmp_path / f"olga{parcel.SUFFIX}")
    assert main(["export-character", "old-olga", file, "--by", "Me\n myself"]) == 0
    assert main(["export-character", "nobody", file]) == 1
    monkeypatch.setattr(homemade.folders, "data", lambda: tmp_path / "two")
    assert main(["import-character", file]) == 0
    said = capsys.readouterr().out
    assert "Old Olga, made by Me myself." in said
    assert "40 cards, 0 pictures; id old-olga" in said
    assert "Old Olga: 1 new files" in said
    mine = tmp_path / "two" / "characters" / "old-olga.yaml"
    mine.write_text(mine.read_text("utf-8") + "# mine now\n", encoding="utf-8")
    assert main(["import-character", file]) == 1
    assert "--replace" in capsys.readouterr().err
    assert mine.read_text("utf-8").endswith("# mine now\n")
    assert main(["import-character", file, "--as", "olga-of-theirs"]) == 0
    assert mine.read_text("utf-8").endswith("# mine now\n")
    both = homemade.load_all_content().characters
    assert {"old-olga", "olga-of-theirs"} <= both.keys()
    (mine.with_name("olga-of-theirs.yaml")).unlink()
    assert main(["import-character", file, "--as", "third", "--look"]) == 0
    assert not mine.with_name("third.yaml").exists()
    assert main(["import-character", file, "--as", "zot"]) == 1
    assert main(["import-character", file, "--as", "../x"]) == 1
    assert "old-olga" in homemade.load_all_content().characters
