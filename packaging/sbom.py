#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is in a release: `python3 packaging/sbom.py FILE`, a bill of materials in CycloneDX form, from the lock and the list of licences."""

from __future__ import annotations

import json
import re
import sys
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rdi_desktop import __version__
from rdi_desktop.licences import PARTS

PINNED = re.compile(r"^([a-z0-9._-]+)==(\S+)(?: ; [^\\]*)?((?: \\\n    --hash=sha256:[0-9a-f]+)+)", re.MULTILINE)


def locked(lock: str) -> dict[str, dict[str, list[str]]]:
    """The hashes of every distribution in a lock by its version; there are several if systems take different ones."""
    found: dict[str, dict[str, list[str]]] = {}
    for name, version, hashes in PINNED.findall(lock):
        found.setdefault(name, {})[version] = re.findall(r"sha256:([0-9a-f]+)", hashes)
    return found


def bill() -> dict[str, object]:
    """The bill of materials. KeyError if a part is not in the lock."""
    pins = locked((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    components = []
    for part in PARTS:
        entry: dict[str, object] = {"type": "library", "name": part.name, "description": part.purpose}
        entry["licenses"] = [{"expression": part.licence}]
        if not part.distribution:
            components.append(entry)
            continue
        for version, hashes in pins[part.distribution].items():
            purl = f"pkg:pypi/{part.distribution}@{version}"
            # Each hash is of one wheel; which one was bundled depends on the system.
            properties = [{"name": "wheel:sha256", "value": each} for each in hashes]
            own = {"name": part.distribution, "version": version, "purl": purl, "properties": properties}
            components.append(entry | own)
    program = {"type": "application", "name": "rdi-desktop", "version": __version__}
    program["licenses"] = [{"expression": "GPL-3.0-or-later"}]  # type: ignore[assignment]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'rdi-desktop/{__version__}')}",
        "version": 1,
        "metadata": {"component": program},
        "components": components,
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bill(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
