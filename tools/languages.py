# SPDX-License-Identifier: GPL-3.0-or-later
"""What a language lacks, has too much, and has made of an older English.

`seen.json` in a language's folder has the checksum of the English text that each message was made from; `--seen` writes it.
"""

from __future__ import annotations

import argparse
import html
import json
import zlib
from collections.abc import Sequence
from pathlib import Path

from rdi_desktop import words
from rdi_desktop.words import Language, LanguageError, language

FOLDER = Path(words.__file__).parent


def checksums(of: Language) -> dict[str, str]:
    """A checksum of each message, by id."""
    return {id: f"{zlib.crc32(' '.join(of.source(id).split()).encode()):08x}" for id in sorted(of.ids)}


def report(code: str) -> dict[str, list[str]]:
    """{'missing': ids, 'unknown': ids, 'stale': ids} of a language."""
    english, other = language("en"), language(code)
    seen = json.loads(file.read_text("utf-8")) if (file := FOLDER / code / "seen.json").is_file() else {}
    now = checksums(english)
    own = {id for id in other.ids if id.startswith(("-", "name-", "title-")) or "." in id}
    return {
        "missing": sorted(
            id for id in english.ids - other.ids if not id.startswith("-") and not id.endswith(".person")
        ),
        "unknown": sorted(other.ids - english.ids - own),
        "stale": sorted(id for id in other.ids & english.ids if seen.get(id, now[id]) != now[id]),
    }


def page(code: str) -> str:
    """Both languages side by side, to be read from beginning to end."""
    english, other = language("en"), language(code)
    rows = [
        f"<tr><td>{id}<td>{html.escape(english.source(id))}<td>{html.escape(other.source(id)) if other.has(id) else ''}"
        for id in sorted(english.ids, key=english.where)
    ]
    style = "<style>td{white-space:pre-wrap;vertical-align:top}</style>"
    return f"<!doctype html><meta charset=utf-8><title>{code}</title>{style}<table>{''.join(rows)}</table>"


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the report; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="dev.py words", description=__doc__)
    parser.add_argument("code", choices=[code for code in words.languages() if code != "en"])
    parser.add_argument("--seen", action="store_true", help="all messages have been looked through")
    parser.add_argument("--page", type=Path, help="write both languages side by side as a page")
    asked = parser.parse_args(arguments)
    try:
        found = report(asked.code)
    except LanguageError as error:
        print(f"{asked.code}/{error}")
        return 1
    if asked.page:
        asked.page.write_text(page(asked.code), "utf-8")
    if asked.seen:
        (FOLDER / asked.code / "seen.json").write_text(json.dumps(checksums(language("en")), indent=0), "utf-8")
        found["stale"] = []
    english, other = language("en"), language(asked.code)
    for id in found["stale"][:30]:
        print(f"{id}\n    en: {english.source(id)}\n    {asked.code}: {other.source(id)}")
    for what, ids in found.items():
        print(f"{what}: {len(ids)} {' '.join(ids)}".rstrip())
    return int(any(found.values()))


if __name__ == "__main__":
    raise SystemExit(main())
