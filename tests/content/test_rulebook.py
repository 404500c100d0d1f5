# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook is whole: every rule that is played has its place, every link leads somewhere, every example stands with its rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.content.loader import DATA
from rdi_desktop.content.rulebook import SCENARIOS, Book, ChapterError, read_book
from rdi_desktop.content.rulebook.book import TEXT
from rdi_desktop.content.rulebook.chapters import read_chapter
from rdi_desktop.content.rulebook.examples import read_head
from rdi_desktop.engine.asked import Why
from rdi_desktop.scenario.file import load_scenario, scenario_files
from rdi_desktop.ui.cards.art import has_art
from rdi_desktop.ui.words.reasons import RULES, TYPES, rule_of
from rdi_desktop.ui.words.rule_places import ASKED, HAPPENING, PHASES

LEDGER = Path(__file__).parents[2] / "docs/rules-coverage.md"
LINK = re.compile(r"(?<!\\)\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture(scope="module")
def book(content: Content) -> Book:
    return read_book(content)


def pages(book: Book) -> list[tuple[str, str]]:
    """Every place with its text, of characters also what their files say."""
    return [(place.id, place.text) for chapter in book.chapters for place in book.opened(chapter).places]


def test_every_rule_that_is_played_has_its_place(book: Book) -> None:
    played = {int(number) for number in re.findall(r"^- \[x\] (\d+)\.", LEDGER.read_text("utf-8"), re.MULTILINE)}
    assert len(played) > 500
    assert sorted(played - book.home.keys()) == []


def test_every_character_and_variant_has_a_page(book: Book, content: Content) -> None:
    wanted = {*content.characters, *content.variants, *content.automata, "prizes", "bar-deck", "dungeons"}
    assert wanted - book.by_place.keys() == set()
    for id in content.characters:
        chapter, _ = book.by_place[id]
        assert chapter.character == id
        text = "\n".join(place.text for place in book.opened(chapter).places)
        assert all(f"(card:{card.id})" in text for card in content.characters[id].deck), id


def test_no_two_places_have_the_same_id(book: Book) -> None:
    ids = [id for id, _ in pages(book)]
    assert len(ids) == len(set(ids))


def test_no_link_is_dead_and_every_picture_is_there(book: Book, content: Content) -> None:
    for id, text in pages(book):
        for link in LINK.findall(text):
            kind, _, rest = link.partition(":")
            if link.startswith("#"):
                assert link[1:] in book.by_place, f"{id} leads to {link}"
            elif kind == "card":
                assert content.card(rest).title, id
            elif kind == "portrait":
                assert rest in content.characters, id
            elif kind == "token":
                assert has_art(f"tokens/{rest}"), f"{id}: {link}"
            elif kind == "type":
                assert has_art(f"types/{rest}"), f"{id}: {link}"
            else:
                pytest.fail(f"{id} leads to {link}")


def test_chapters_about_what_is_not_there_are_not_shown_and_are_right_all_the_same(book: Book) -> None:
    chapters = [read_chapter(path) for path in sorted(TEXT.glob("*.md"))]
    ids = {place.id for chapter in chapters for place in chapter.places} | book.by_place.keys()
    for chapter in chapters:
        assert (chapter.id in book.by_place) == (chapter.needs in ("", *book.content.variants, *book.content.automata))
        for place in chapter.places:
            assert all(link[1:] in ids for link in LINK.findall(place.text) if link.startswith("#")), place.id


def test_every_example_stands_with_the_rules_that_it_names(book: Book) -> None:
    shown = {example.id for examples in book.shown_at.values() for example in examples}
    assert shown == book.examples.keys()
    assert len(shown) > 900
    for example in book.examples.values():
        assert all(number in book.home for number in example.rules), f"{example.id}: {example.rules}"
        places = book.places_of(example)
        assert places != [book.chapters[0].id] or 11 in example.rules, f"{example.id} needs `rules: […]`"
        assert all(id in book.by_place for id in places)


def test_an_example_that_names_no_rule_stands_with_the_character_of_its_id(book: Book) -> None:
    example = book.examples["comp-kaylin-bitey"]
    assert book.places_of(example) == (["kaylin-wulfrics-moods"] if example.rules else ["kaylin"])


def test_the_head_of_a_file_is_read_as_the_file_is(content: Content) -> None:
    for path in scenario_files([SCENARIOS])[::9]:
        head = read_head(path)
        assert head is not None
        whole = load_scenario(path, content)
        assert (head.id, head.title, head.rules) == (whole.id, whole.title, whole.rules)
        assert {seat.character for seat in whole.table.seats} == set(head.characters)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("hit back", "hit-back"),
        ("Hit-back", "hit-back"),
        ("ignore a dr", "ignore-drink"),
        ("unconscious", "passing-out"),
        ("I don't think so", "negate"),
        ("caught cheating", "thrown-out"),
        ("power jinx", "natyli-three-debuffs"),
        ("mead", "self-splitting"),
        ("collateral", "wrench-hitting-a-gizmo"),
    ],
)
def test_the_search_finds_words_as_they_are_typed(book: Book, typed: str, place: str) -> None:
    assert place in [hit.place.id for hit in book.search(typed)][:4]


def test_cards_are_found_once_their_pages_have_been_read(content: Content) -> None:
    book = read_book(content)
    for chapter in list(book.unopened()):
        book.opened(chapter)
    assert list(book.unopened()) == []
    hits = book.search("hide in sha")
    assert (hits[0].place.id, hits[0].chapter.id) == ("gerki-cards", "gerki")
    assert "Hide in shadows" in hits[0].around
    assert "pub-crawl-abyssal-ales" in [hit.place.id for hit in book.search("brimstone bitter")]


def test_every_card_of_a_variant_stands_on_its_page(book: Book, content: Content) -> None:
    shown = {
        "prizes": [card.id for card in content.prize_cards()],
        "drinks": [content.shelf[id].id for id in content.shelf],
        "dungeons": [card.id for dungeon in content.dungeons.values() for card in dungeon.deck],
        "otto": [card.id for card in content.automata["otto"].character.deck],
        "boss-otto": [card.id for card in content.automata["boss-otto"].character.deck],
    }
    for id, cards in shown.items():
        chapter, _ = book.by_place[id]
        text = "\n".join(place.text for place in book.opened(chapter).places)
        assert [card for card in cards if f"(card:{card})" not in text and id != "drinks"] == []
        assert any(f"(card:{card})" in text for card in cards)


def test_a_home_made_character_has_a_page_and_takes_no_place_of_the_rules(tmp_path: Path) -> None:
    said = (DATA / "characters" / "gog.yaml").read_text("utf-8")
    said = said.replace("id: gog", "id: gambling", 1).replace("name: Gog", "name: The *House*", 1)
    (tmp_path / "gambling.yaml").write_text(
        re.sub(r"  who: >-\n    \S+", "  who: >-\n    ![](card:no/card)", said), "utf-8"
    )
    content = load_content([tmp_path])
    assert not content.problems and "gambling" in content.characters
    book = read_book(content)
    mine = next(chapter for chapter in book.chapters if chapter.character == "gambling")
    assert book.by_place["gambling"][0] is not mine
    assert all("![](card:no" not in place.text for place in book.opened(mine).places)


def test_what_nobody_wrote_is_not_found(book: Book) -> None:
    assert book.search("xylophone") == []
    assert book.search("  ") == []


def test_the_index_is_in_order_and_leads_to_places(book: Book) -> None:
    words = [word for word, _ in book.index]
    assert len(words) == len({word.casefold() for word in words}) > 500
    assert all(id in book.by_place for _, ids in book.index for id in ids)
    assert dict(book.index)["unconscious"] == ("passing-out",)


def test_every_reason_and_everything_that_happens_has_its_place(book: Book) -> None:
    for table in (RULES, TYPES, HAPPENING, ASKED, PHASES):
        assert all(place in book.by_place for place in table.values()), table
    for key in RULES:
        rule = rule_of(Why(key))
        assert rule is not None and rule.text and rule.place.startswith("The Red Dragon Inn, “")
    waits = rule_of(Why("needs_moment", {"moments": ["own_last_chance"]}))
    assert waits is not None and waits.opens == "losing"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("---\nid: a\ntitle: A\n---\n", "'part' is missing"),
        ("---\nid: a\ntitle: A\npart: B\ncolour: red\n---\n", "no line of a head"),
        ("---\nid: a\ntitle: A\npart: B\n---\n## C\n<!-- rule: 3 -->\n", "no note of a place"),
        ("---\nid: a\ntitle: A\npart: B\n---\n## C\n<!-- rules: three -->\n", "no number of a rule"),
    ],
)
def test_a_chapter_that_does_not_keep_to_the_form_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "a.md"
    path.write_text(text, "utf-8")
    with pytest.raises(ChapterError, match=complaint):
        read_chapter(path)
