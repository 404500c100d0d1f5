# SPDX-License-Identifier: GPL-3.0-or-later
"""What a language lacks, has too much, and has made of an older English.

`seen.json` in a language's folder has the checksum of the English text that each message and each chapter of the rulebook was made
from; `--seen` writes it. Texts of the data need none: they stand beside their English (`texts/*.toml`), so that one whose English has
changed is unknown, and the new one missing. Without a language: how much there is of each. `--page` writes docs/sentences.md anew, on
which the patterns of all card texts and of the log stand side by side in all languages.
"""

from __future__ import annotations

import argparse
import json
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rdi_desktop import words
from rdi_desktop.content import Content, load_content
from rdi_desktop.content.cookbook import CALLED, ideas
from rdi_desktop.content.rulebook import read_examples
from rdi_desktop.content.rulebook.book import TEXT
from rdi_desktop.scenario.lesson import lesson_files, load_lesson
from rdi_desktop.scenario.puzzle import load_puzzle, puzzle_files
from rdi_desktop.scenario.tips import load_tips
from rdi_desktop.words import Language, LanguageError, language

FOLDER = Path(words.__file__).parent


def checksums(of: Language) -> dict[str, str]:
    """A checksum of each message, by id."""
    return {id: checksum(of.source(id)) for id in sorted(of.ids)}


def checksum(text: str) -> str:
    """Of a text, whatever its line breaks."""
    return f"{zlib.crc32(' '.join(text.split()).encode()):08x}"


def chapters(folder: Path = TEXT) -> dict[str, str]:
    """The checksum of each file of a rulebook, by its name below that folder."""
    return {
        f"rulebook/{path.relative_to(folder).as_posix()}": checksum(path.read_text("utf-8"))
        for path in sorted(folder.rglob("*.md"))
    }


def data_texts(content: Content) -> dict[str, list[str]]:
    """The English texts of the data that have a place in `texts`, by the file in which another language has them."""
    with words.speaking("en"):
        lessons = [load_lesson(file, content) for file in lesson_files()]
        puzzles = [load_puzzle(file, content) for file in puzzle_files()]
        steps = [step for lesson in lessons for step in lesson.steps]
        machines = [machine.character for machine in content.automata.values()]
        places: tuple[Mapping[str, Any], ...] = (content.variants, content.dungeons, content.towns)
        found = {
            "lessons": [
                *(text for lesson in lessons for text in (lesson.scenario.title, lesson.about)),
                *(text for step in steps for text in (step.say, step.otherwise)),
                *(tip.say for tip in load_tips()),
                "You",  # the learner's name
            ],
            "puzzles": [
                text for each in puzzles for text in (each.scenario.title, each.question, each.why, *each.hints)
            ],
            "about": [
                *(text for each in (*content.characters.values(), *machines) for text in each.about.values()),
                *(each.about for kind in places for each in kind.values()),
                *(each.about for variant in content.variants.values() for each in variant.presets),
            ],
            "names": names(content),
            "titles": titles(content),
            "ideas": [*(text for idea in ideas() for text in idea.texts), *CALLED.values()],
            "examples": [example.title for example in read_examples().values()],
        }
    return {file: [" ".join(text.split()) for text in texts if text] for file, texts in found.items()}


def names(content: Content) -> list[str]:
    """What files call what a table is laid with: variants, teams, difficulties, decks, factions, and places."""
    variants = content.variants.values()
    return [
        *(each.name for each in variants),
        *(each.name for variant in variants for each in variant.teams),
        *(each.name for variant in variants for each in variant.presets),
        *content.deck_names.values(),
        *(each.name for kind in (content.dungeons, content.towns) for each in kind.values()),
        *(tavern.name for town in content.towns.values() for tavern in town.taverns),
        *(each.name for machine in content.automata.values() for each in machine.factions.values()),
    ]


def titles(content: Content) -> list[str]:
    """The titles of all cards: those that are jokes or proper names stay English."""
    return [
        *(card.title for card in content.cards.values()),
        *(room.title for dungeon in content.dungeons.values() for room in dungeon.rooms.values()),
    ]


OWN = ("-", "name-", "kind-", "state-", "side-", "verb-", "deed-")
"""Ids that only a language has which says something of its own: terms, and names of what characters declare."""
OPTIONAL = ("titles", "names")
"""Files of texts of which a language has what carries meaning."""


def report(code: str) -> dict[str, list[str]]:
    """{'missing': ids, 'unknown': ids, 'stale': ids} of a language, and the same of its texts and chapters."""
    english, other = language("en"), language(code)
    seen = json.loads(file.read_text("utf-8")) if (file := FOLDER / code / "seen.json").is_file() else {}
    now, book = checksums(english), chapters()
    own_book = chapters(FOLDER / code / "rulebook").keys()
    known = data_texts(load_content())
    texts = {text for each in known.values() for text in each}
    wanted = {text for file, each in known.items() if file not in OPTIONAL for text in each}
    helpers = {used for id in other.ids for used in other.messages(id)}
    own = helpers | {id for id in other.ids if id.startswith(OWN) or "." in id}
    return {
        "missing": sorted(
            id for id in english.ids - other.ids if not id.startswith("-") and not id.endswith(".person")
        ),
        "unknown": sorted(other.ids - english.ids - own),
        "stale": sorted(id for id in other.ids & english.ids if seen.get(id, now[id]) != now[id]),
        "missing texts": sorted(wanted - other.texts.keys()),
        "unknown texts": sorted(other.texts.keys() - texts),
        "missing chapters": sorted(book.keys() - own_book),
        "unknown chapters": sorted(own_book - book.keys()),
        "stale chapters": sorted(id for id in own_book & book.keys() if seen.get(id) != book[id]),
    }


PAGE = Path(__file__).parents[1] / "docs" / "sentences.md"
PATTERNS = ("who", "amounts", "effects", "when", "if", "cards", "mechanics", "log")
"""Files with the patterns of which card texts and the log are made."""
HEAD = """\
# Sentences in all languages

The patterns of card texts and of the log, side by side. This page is made by `python3 dev.py words --page`; what the signs mean stands
in [CONTRIBUTING.md](../CONTRIBUTING.md), "A sentence". What a language lacks is said in English.
"""


def page() -> str:
    """All sentence patterns of all languages side by side, to be read from beginning to end."""
    spoken = [language(code) for code in words.languages()]
    english = spoken[0]
    lines = [HEAD]
    for file in PATTERNS:
        lines += [
            f"## {file}",
            "",
            f"| | {' | '.join(each.name for each in spoken)} |",
            "|---" * (len(spoken) + 1) + "|",
        ]
        for id in english.ids:
            if english.where(id).startswith(f"{file}.ftl:"):
                lines.append(f"| {id} | {' | '.join(cell(each, id) for each in spoken)} |")
        lines.append("")
    return "\n".join(lines)


def cell(spoken: Language, id: str) -> str:
    """A pattern in one line, as a cell of a table; '' if the language lacks it."""
    text = " ".join(spoken.source(id).split()) if spoken.has(id) else ""
    return f"`{text}`".replace("|", "\\|") if text else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the report; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="dev.py words", description=__doc__)
    parser.add_argument("code", nargs="?", choices=[code for code in words.languages() if code != "en"])
    parser.add_argument("--seen", action="store_true", help="all messages have been looked through")
    parser.add_argument("--page", action="store_true", help="write the page with all languages side by side")
    asked = parser.parse_args(arguments)
    if asked.page:
        PAGE.write_text(page(), "utf-8")
    if asked.code is None:
        for code, name in words.languages().items():
            print(
                f"{code}  {words.share(code):3} % of {len(language('en').ids)} messages, {len(language(code).texts):4} texts  {name}"
            )
        return 0
    try:
        found = report(asked.code)
    except LanguageError as error:
        print(f"{asked.code}/{error}")
        return 1
    if asked.seen:
        now = checksums(language("en")) | chapters()
        (FOLDER / asked.code / "seen.json").write_text(json.dumps(now, indent=0), "utf-8")
        found["stale"] = found["stale chapters"] = []
    english, other = language("en"), language(asked.code)
    for id in found["stale"][:30]:
        print(f"{id}\n    en: {english.source(id)}\n    {asked.code}: {other.source(id)}")
    for what, ids in found.items():
        lines = "\n    ".join(["", *ids]) if what.endswith("texts") else " ".join(ids)
        print(f"{what}: {len(ids)} {lines}".rstrip())
    return int(any(found.values()))


if __name__ == "__main__":
    raise SystemExit(main())
