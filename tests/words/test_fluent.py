# SPDX-License-Identifier: GPL-3.0-or-later
"""Message files are Fluent that translators' tools open, and ours reads; a damaged one is refused with file and line."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rdi_desktop import words
from rdi_desktop.words import Language, LanguageError, fluent, languages
from rdi_desktop.words.plan import YOU, Act, Following, Listed, NounPhrase, Phrase, Spelt, msg, say

FOLDER = Path(words.__file__).parent
FILES = sorted(FOLDER.glob("*/*.ftl"))
OTHER = NounPhrase("np-other", key="other")


def spoken(tmp_path: Path, messages: str, grammar: str = "") -> Language:
    """A language of these messages with English grammar, or the one given."""
    (tmp_path / "some.ftl").write_text(messages, encoding="utf-8")
    english = (FOLDER / "en" / "grammar.toml").read_text(encoding="utf-8")
    (tmp_path / "grammar.toml").write_text(grammar or english, encoding="utf-8")
    return Language("xx", tmp_path)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_file_is_legal_fluent_and_read_alike(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    known = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    known |= {f"-{entry.id.name}" for entry in body if isinstance(entry, ast.Term)}
    known |= {
        f"{entry.id.name}.{each.id.name}"
        for entry in body
        if isinstance(entry, ast.Message)
        for each in entry.attributes
    }
    found = fluent.entries(text, file.name)
    assert known == {id for id in found if id in known or found[id].text}
    for entry in found.values():
        fluent.pattern(entry)


def test_every_language_can_be_used() -> None:
    assert "en" in languages()
    for code in languages():
        words.language(code).check()


def test_a_message_with_facts(tmp_path: Path) -> None:
    language = spoken(
        tmp_path,
        """
# a comment
cards = { $n ->
    [1] one card
    [one] { $n } card
   *[other] { $n } cards
}
held = { $who } <have> { $what }, { A($thing) }
    .short = held
np-other = another player
np-you = you
number-word = two
""",
    )
    assert language.say("cards", n=1) == "one card"
    assert language.say("cards", n=3) == "3 cards"
    assert language.say("held", who=OTHER, what=msg("cards", n=2), thing="ale") == "another player has 2 cards, an ale"
    assert language.say("held", who=YOU, what=Spelt(2), thing="rum") == "you have two, a rum"
    assert language.say("held.short") == "held"
    with pytest.raises(words.Missing):
        language.say("unknown")


GAME = """
np-other = another player
np-you = you
and = and
next = then { $phrase }
lose = <lose> { $n } Fortitude
draw = <draw> 1 card
may = may
if-so = if so, { $then }
"""


def test_who_does_what(tmp_path: Path) -> None:
    language = spoken(tmp_path, GAME)
    hit, draw = Act(OTHER, "lose", {"n": 2}), Act(YOU, "draw", bid=True)
    told = language.realiser.sentences
    assert told([hit, Act(OTHER, "draw")]) == ["Another player loses 2 Fortitude and draws 1 card."]
    assert told([hit, draw]) == ["Another player loses 2 Fortitude.", "Draw 1 card."]
    assert told([Act(OTHER, "draw", modal="may"), Following([draw])]) == [
        "Another player may draw 1 card.",
        "Then draw 1 card.",
    ]
    assert told([say("if-so", then=Phrase([hit, draw]))]) == [
        "If so, another player loses 2 Fortitude and draw 1 card."
    ]


FINAL = """
name = "Deutsch"
order = "final"
plural = "one other"
small = 'X'
rules = [['(.*)en', '\\1st', '\\1t', '\\1en', '\\1e']]
verbs = {"dürfen" = {you = "darfst", one = "darf"}}
"""


def test_the_verb_goes_where_the_language_has_it(tmp_path: Path) -> None:
    language = spoken(
        tmp_path,
        """
np-other = ein Mitspieler
np-you = du
and = und
lose = { $n } Ausdauer <zahlen>
reveal = eine Karte <auf|decken>, ganz langsam
both = eine Karte <ziehen> || sie <zeigen>
may = <dürfen>
if-so = wenn { $if }, { $then }
""",
        FINAL,
    )
    pay, reveal = Act(OTHER, "lose", {"n": 2}), Act(OTHER, "reveal")
    said = language.realiser.sentences
    assert said([pay, reveal]) == ["Ein Mitspieler zahlt 2 Ausdauer und deckt eine Karte auf, ganz langsam."]
    assert said([Act(YOU, "reveal", bid=True)]) == ["Decke eine Karte auf, ganz langsam."]
    assert said([Act(OTHER, "lose", {"n": 2}, modal="may")]) == ["Ein Mitspieler darf 2 Ausdauer zahlen."]
    assert language.realiser.side(Act(OTHER, "both")) == "ein Mitspieler eine Karte zieht und sie zeigt"
    assert (
        language.finished(language.realiser.phrase([reveal], "after"))
        == "deckt ein Mitspieler eine Karte auf, ganz langsam"
    )


def test_a_common_beginning_is_said_once(tmp_path: Path) -> None:
    language = spoken(tmp_path, "or = or\nogre = you are an ogre\ntroll = you are a troll\n")
    assert language.text(Listed([msg("ogre"), msg("troll")], "or", merged=True)) == "you are an ogre or a troll"


MISTAKES = {
    "no default": "a = { $n ->\n    [one] x\n}\n",
    "open": "a = { $n\n",
    "junk": "a = b\n?? what\n",
    "twice": "a = b\na = c\n",
    "no such message": "a = { other }\n",
    "no such function": "a = { SING($n) }\n",
}


@pytest.mark.parametrize("text", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, text: str) -> None:
    with pytest.raises(LanguageError, match=r"some\.ftl:\d"):
        spoken(tmp_path, text).check()


def test_a_verb_without_forms_is_found_as_the_file_is_read(tmp_path: Path) -> None:
    with pytest.raises(LanguageError, match=r"some\.ftl:2: <laufern> has no forms"):
        spoken(tmp_path, "# how fast\na = schnell <laufern>\n", FINAL).check()


@pytest.mark.parametrize("code", languages())
def test_no_damage_crashes(code: str, tmp_path: Path) -> None:
    """A file with some of its text gone, doubled or changed is read or refused, with file and line."""
    chance = random.Random(48)
    files = [*sorted((FOLDER / code).glob("*.ftl")), FOLDER / code / "grammar.toml"]
    folder = tmp_path / "damaged"
    folder.mkdir()
    for file in files:
        shutil.copy(file, folder)
    told: list[str] = []
    for _ in range(50):  # 200 in four languages
        file = chance.choice(files)
        text = file.read_text(encoding="utf-8")
        at = chance.randrange(len(text))
        new = chance.choice(["", text[at : at + 9] * 2, "{", "}", "->", "*[", "<", "\n", "\0", "=", '"', "["])
        (folder / file.name).write_text(text[:at] + new + text[at + chance.randrange(12) :], encoding="utf-8")
        try:
            Language("xx", folder).check()
        except LanguageError as error:
            told.append(str(error))
        shutil.copy(file, folder)
    assert len(told) > 8
    assert [each for each in told if not re.match(r"[\w-]+\.(ftl:\d+|toml): ", each)] == []


def test_another_language_is_refused_or_spoken_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyError):
        words.speak("no-such")
    assert words.said("verb-aim") == "whom does it concern?"
