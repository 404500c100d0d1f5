# SPDX-License-Identifier: GPL-3.0-or-later
"""What winget and Flathub are sent has the form that they ask for (schemas of winget-cli 1.6.0; flatpak-builder reads ours)."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from rdi_desktop import __version__
from tests.packaging.test_packaging import PACKAGING, ROOT, script

IDENTIFIER = re.compile(r'[^.\s\\/:*?"<>|\x01-\x1f]{1,32}(\.[^.\s\\/:*?"<>|\x01-\x1f]{1,32}){1,7}')
REQUIRED = {
    "version": {"PackageIdentifier", "PackageVersion", "DefaultLocale", "ManifestType", "ManifestVersion"},
    "installer": {"PackageIdentifier", "PackageVersion", "Installers", "ManifestType", "ManifestVersion"},
    "defaultLocale": {
        "PackageIdentifier", "PackageVersion", "PackageLocale", "Publisher", "PackageName", "License", "ShortDescription",
        "ManifestType", "ManifestVersion",
    },
}  # fmt: skip
"""What must stand in each manifest of winget."""
COMMIT = "0123456789abcdef0123456789abcdef01234567"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/fork")
    monkeypatch.delenv("GITHUB_SERVER_URL", raising=False)
    setup = tmp_path / f"rdi-desktop-{__version__}-setup.exe"
    setup.write_bytes(b"MZ")
    assert script("manifests").main([str(setup), "--commit", COMMIT, "--to", str(tmp_path / "sent")]) == 0
    return {file.name: file for file in (tmp_path / "sent").rglob("*") if file.is_file()}


def test_winget_is_sent_three_manifests_of_one_version(made: dict[str, Path]) -> None:
    sent = {
        file.name: yaml.safe_load(file.read_text(encoding="utf-8"))
        for file in made.values()
        if "manifests" in file.parts
    }
    assert {one["ManifestType"] for one in sent.values()} == set(REQUIRED)
    for name, one in sent.items():
        assert set(one) >= REQUIRED[one["ManifestType"]]
        assert IDENTIFIER.fullmatch(one["PackageIdentifier"])
        assert name.startswith(one["PackageIdentifier"])
        assert one["PackageVersion"] == __version__
    folder = made[next(iter(sent))].parent
    identifier = next(iter(sent.values()))["PackageIdentifier"]
    assert folder.parts[-4:] == (identifier[0].lower(), *identifier.split("."), __version__)
    by_kind = {one["ManifestType"]: one for one in sent.values()}
    (installer,) = by_kind["installer"]["Installers"]
    assert installer["InstallerSha256"] == hashlib.sha256(b"MZ").hexdigest().upper()
    assert installer["InstallerUrl"] == (
        f"https://github.com/somebody/fork/releases/download/v{__version__}/rdi-desktop-{__version__}-setup.exe"
    )
    assert installer["Architecture"] == "x64"
    assert by_kind["installer"]["InstallerType"] == "nullsoft"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", str(by_kind["installer"]["ReleaseDate"]))
    locale = by_kind["defaultLocale"]
    assert 3 <= len(locale["ShortDescription"]) <= 256
    assert len(locale["Description"]) <= 10_000
    assert len(locale["Tags"]) <= 16
    assert (ROOT / locale["LicenseUrl"].rpartition("/")[2]).is_file()


def test_flathub_is_sent_what_is_in_the_repository(made: dict[str, Path]) -> None:
    name = script("manifests").FLATPAK
    manifest = yaml.safe_load(made[f"{name}.yaml"].read_text(encoding="utf-8"))
    assert manifest["id"] == name
    assert len(name.split(".")) >= 4, "Flathub asks for the forge, the owner and the name"
    own = manifest["modules"][-1]
    for command in own["build-commands"]:
        for file in re.findall(r"install -Dm644 (\S+/\S+) ", command):
            assert (ROOT / file).is_file(), file
    source = own["sources"][0]
    assert source == {
        "type": "git",
        "url": "https://github.com/somebody/fork.git",
        "tag": f"v{__version__}",
        "commit": COMMIT,
    }
    page = ElementTree.parse(made["metainfo.xml"]).getroot()
    assert page.findtext("id") == name
    assert page.findtext("launchable") == f"{name}.desktop"


def test_flathub_builds_with_the_setuptools_that_is_locked(made: dict[str, Path]) -> None:
    """Which one its SDK has is not known, and an older one does not read our pyproject.toml."""
    own = yaml.safe_load(made[f"{script('manifests').FLATPAK}.yaml"].read_text(encoding="utf-8"))["modules"][-1]
    (wheel,) = (each for each in own["sources"] if "url" in each and each["type"] == "file")
    lock = (PACKAGING / "requirements.lock").read_text(encoding="utf-8")
    locked = re.search(r"^setuptools==(\S+) \\\n((?: +--hash=\S+(?: \\)?\n)+)", lock, re.MULTILINE)
    assert locked is not None
    assert wheel["url"].endswith(f"/setuptools-{locked[1]}-py3-none-any.whl")
    assert wheel["sha256"] in re.findall(r"sha256:(\w+)", locked[2])
    unpacked, built = own["build-commands"][:2]
    assert unpacked.endswith(f" --target=.build-tools setuptools-{locked[1]}-py3-none-any.whl")
    assert built.startswith("PYTHONPATH=.build-tools pip3 install ")


def test_flathub_is_told_all_libraries() -> None:
    told = (
        (ROOT / "docs" / "packaging.md")
        .read_text(encoding="utf-8")
        .partition("*Flathub:*")[2]
        .partition("versions of")[0]
    )
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {re.split(r"[><=;]", each)[0] for each in needed} - {"PySide6-Essentials"}
    assert len(names) > 4
    assert [name for name in sorted(names) if name not in told] == []


def test_flatpak_builder_reads_it(made: dict[str, Path]) -> None:
    if shutil.which("flatpak-builder") is None:
        pytest.skip("flatpak-builder is not here")
    file = made[f"{script('manifests').FLATPAK}.yaml"]
    (file.parent / "python3-dependencies.yaml").write_text(
        "name: python3-dependencies\nbuildsystem: simple\nbuild-commands: []\n", encoding="utf-8"
    )
    done = subprocess.run(
        ["flatpak-builder", "--show-manifest", str(file)],
        capture_output=True,
        text=True,
        check=False,
        cwd=file.parent,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "rdi-desktop" in done.stdout


def test_appstreamcli_reads_the_page(made: dict[str, Path]) -> None:
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstreamcli is not here")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(made["metainfo.xml"])],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout


def test_nothing_is_left_open() -> None:
    with pytest.raises(ValueError, match="@COMMIT@"):
        script("manifests").filled("@VERSION@ @COMMIT@", {"@VERSION@": "1"})
    for folder in ("winget", "flatpak"):
        assert list((PACKAGING / folder).glob("*.yaml"))
