# SPDX-License-Identifier: GPL-3.0-or-later
"""The long texts in another language: nothing of their structure is lost, and nothing is left over that no English text has any more."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from rdi_desktop import words
from rdi_desktop.content import load_content
from rdi_desktop.content.rulebook import ChapterError, Section, read_book
from rdi_desktop.content.rulebook.book import TEXT
from rdi_desktop.content.rulebook.chapters import read_chapter, translated_chapter
from rdi_desktop.scenario.lesson import LONGEST
from rdi_desktop.words import Language, LanguageError, language, speaking, translated
from tools.languages import FOLDER, PAGE, chapters, data_texts, page

CODES = [code for code in words.languages() if code != "en"]
LINK = re.compile(r"(?<!\\)\]\(([^)\s]+)\)")
NUMBER = re.compile(r"\d+")
ENGLISH = re.compile(
    r"\b(the|you|your|and|with|when|is|are|whoever|card|cards|player|players|Fortitude|Alcohol Content|(?<!Dragon )Inn)\b"
)
"""Words that no German sentence has; titles of cards in quotation marks or in italics may."""
QUOTED = re.compile(r"„[^“]*“|\*[^*\n]+\*|“[^”]*”")


def chapter_pairs(code: str) -> Iterator[tuple[str, Section, Section]]:
    """(file, place in English, place in that language) for all chapters that it has."""
    own = FOLDER / code / "rulebook"
    for path in sorted(own.rglob("*.md")):
        name = path.relative_to(own).as_posix()
        english = read_chapter(TEXT / name, id="x", title="X", part="x")
        other = translated_chapter(english, path)
        for place, theirs in zip(english.places, other.places, strict=True):
            yield f"{code}/{name}: {theirs.title}", place, theirs


@pytest.mark.parametrize("code", CODES)
def test_a_chapter_has_the_links_pictures_and_numbers_of_the_english_one(code: str) -> None:
    for where, place, other in chapter_pairs(code):
        for each in (LINK, NUMBER):
            assert Counter(each.findall(other.text)) == Counter(each.findall(place.text)), where
        assert (other.id, other.rules, other.level) == (place.id, place.rules, place.level)
        assert len(re.findall(r"^(?:-|\d\.|\|) ", other.text, re.MULTILINE)) == len(
            re.findall(r"^(?:-|\d\.|\|) ", place.text, re.MULTILINE)
        ), where


@pytest.mark.parametrize("code", CODES)
def test_a_chapter_repeats_neither_ids_nor_numbers_of_rules(code: str) -> None:
    for path in (FOLDER / code / "rulebook").rglob("*.md"):
        text = path.read_text("utf-8")
        assert not re.search(r"^(id|part|needs|rules):|<!--[^>]*\b(place|rules):", text, re.MULTILINE), path.name


@pytest.mark.parametrize("code", CODES)
def test_no_chapter_was_made_from_an_older_english(code: str) -> None:
    file = FOLDER / code / "seen.json"
    seen, now = json.loads(file.read_text("utf-8")) if file.is_file() else {}, chapters()
    own = chapters(FOLDER / code / "rulebook")
    assert {name: seen.get(name) for name in own} == {name: now.get(name) for name in own}, "dev.py words CODE --seen"


@pytest.mark.parametrize("code", CODES)
def test_a_text_of_the_data_has_its_english_one_and_the_same_numbers(code: str) -> None:
    texts = language(code).texts
    known = data_texts(load_content())
    assert set(texts) - {text for each in known.values() for text in each} == set()
    for english, other in texts.items():
        assert Counter(NUMBER.findall(other)) == Counter(NUMBER.findall(english)), english
    for english in known["lessons"]:
        assert len(texts.get(english, "").split()) <= LONGEST, english


def test_german_is_german() -> None:
    found = [(where, said) for where, _, place in chapter_pairs("de") if (said := english_in(place.text))]
    found += [(text, said) for text, other in language("de").texts.items() if (said := english_in(other))]
    assert found == []


def english_in(text: str) -> list[str]:
    return ENGLISH.findall(QUOTED.sub("", re.sub(r"\]\([^)]*\)", "", text)))


def test_the_rulebook_is_read_and_searched_in_the_language_of_now() -> None:
    content = load_content()
    english = read_book(content)
    with speaking("de"):
        german = read_book(content)
    assert german.by_place.keys() == english.by_place.keys() and german.home == english.home
    assert german.by_place["turn"][1].title == "Dein Zug"
    assert "order" in [hit.place.id for hit in german.search("Getränk bestellen")][:3]
    assert [hit.place.id for hit in german.search("getrank bestellen")] == [
        hit.place.id for hit in german.search("Getränk bestellen")
    ]


def test_a_chapter_with_other_headings_is_refused(tmp_path: Path) -> None:
    chapter = read_chapter(TEXT / "11-turn.md")
    (tmp_path / "11-turn.md").write_text("---\ntitle: Dein Zug\n---\n## Eins\n", "utf-8")
    with pytest.raises(ChapterError, match="headings of the English file"):
        translated_chapter(chapter, tmp_path / "11-turn.md")


def test_a_text_is_english_where_the_language_lacks_it() -> None:
    with speaking("de"):
        assert translated("A turn of yours") == "Ein Zug von dir"
        assert translated("Nobody has ever said this.") == "Nobody has ever said this."
    assert translated("A turn of yours") == "A turn of yours"


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        (['"a" = "b'], "a.toml: "),
        (['"a" = 3'], "a.toml: .* = 3"),
        (['# c\n"a" = "b"\n"c", "d", "e"'], "no two texts: .'c'"),
        (['"a" = "b"\n"a" = "c"'], "'a' stands there twice"),
        (['"a" = "b"', '"a" = "c"'], ".toml: 'a' stands there twice"),
    ],
)
def test_a_damaged_file_of_texts_is_refused(tmp_path: Path, files: list[str], complaint: str) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "grammar.toml").write_bytes((FOLDER / "de" / "grammar.toml").read_bytes())
    for name, text in zip(("a.toml", "b.toml"), files, strict=False):
        (tmp_path / "texts" / name).write_text(text, "utf-8")
    with pytest.raises(LanguageError, match=complaint):
        _ = Language("xx", tmp_path).texts


def test_every_loop_that_may_be_cut_has_its_words() -> None:
    engine = Path(words.__file__).parents[1] / "engine"
    source = "".join(path.read_text("utf-8") for path in engine.rglob("*.py"))
    loops = set(re.findall(r'(?:Endless|\.step|\.enter)\("([^"]+)"\)', source))
    assert len(loops) > 15
    assert {loop for loop in loops if not words.has(f"log-loop-{loop}")} == set()


def test_the_page_with_all_languages_side_by_side_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python3 dev.py words --page"
