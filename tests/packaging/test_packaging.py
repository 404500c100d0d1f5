# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes the packages, as far as it can be tried without packing anything; `packaging/verify.sh` tries the rest."""

from __future__ import annotations

import ast
import configparser
import importlib.util
import lzma
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import PySide6
import pytest
import yaml

from rdi_desktop import __version__
from rdi_desktop.content.parcel import SUFFIX as CHARACTER
from rdi_desktop.licences import PARTS, told
from rdi_desktop.session.save import SUFFIX
from rdi_desktop.ui.window.app import SHOWN
from rdi_desktop.words import OFFERED

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
EXPRESSION = re.compile(r"\$\{\{(.*?)\}\}", re.DOTALL)
KNOWN = re.compile(
    r"(github|matrix|secrets|env|runner|needs|steps|inputs)\.[\w.-]+|'[^']*'|&&|\|\||==|!=|!|\(|\)|success\(\)|always\(\)|failure\(\)|\s+"
)


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def runtime() -> set[str]:
    """Every distribution that the program itself needs, as the lock has them: all that are not asked for by development alone."""
    import importlib.metadata as metadata

    def name(requirement: str) -> str:
        return re.split(r"[ ;<>=!~\[(]", requirement)[0].lower().replace("_", "-")

    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    block = re.search(r"^dependencies = \[\n(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    assert block is not None
    found: set[str] = set()
    todo = [name(each) for each in re.findall(r'^ +"([^"]+)"', block[1], re.MULTILINE)]
    while todo:
        each = todo.pop()
        if each in found:
            continue
        found.add(each)
        try:
            needed = metadata.requires(each) or []
        except metadata.PackageNotFoundError:
            continue  # not for this machine
        todo += [name(one) for one in needed if "extra ==" not in one]
    return found - {"typing-extensions", "importlib-metadata"}  # for older Pythons only


def test_the_licence_of_everything_that_is_bundled_is_named() -> None:
    assert runtime() <= {part.distribution for part in PARTS}
    assert any("Qt (LGPL-3.0-only)" in line for line in told())


def test_the_bill_of_materials_has_the_versions_of_the_lock() -> None:
    sbom = script("sbom")
    bill = sbom.bill()
    assert bill["metadata"]["component"]["version"] == __version__
    pins = sbom.locked((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    listed = {part["name"]: part for part in bill["components"]}
    for name in ("pyside6-essentials", "msgspec"):
        assert [listed[name]["version"]] == list(pins[name])
        assert f"{name}=={listed[name]['version']}" in (ROOT / "requirements.lock").read_text(encoding="utf-8")
        assert listed[name]["properties"], "the hashes of its wheels"


DISTRIBUTIONS = {part.distribution for part in PARTS if part.distribution}
FOLDER = [
    *(
        "rdi-desktop",
        "licences/README.txt",
        "_internal/rdi_desktop/words/en/log.ftl",
        "_internal/rdi_desktop/assets.rcc",
    ),
    *(
        "_internal/base_library.zip",
        "_internal/python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
        "_internal/libz.so.1",
    ),
    *(
        "_internal/PySide6/QtCore.abi3.so",
        "_internal/PySide6/Qt/lib/libicudata.so.73",
        "_internal/libQt6Core.so.6",
        "_internal/libicuuc.so.73",
    ),
    *(
        "_internal/cryptography/hazmat/bindings/_rust.abi3.so",
        "_internal/libxcb-cursor.so.0",
        "_internal/shiboken6/Shiboken.abi3.so",
    ),
]
"""A file or two of each kind in a packed folder."""


def test_whatever_is_packed_and_not_listed_fails_a_build() -> None:
    """So numpy came along once: it is for development, and PySide takes it where it is."""
    faults = script("contents").faults
    assert faults(FOLDER, DISTRIBUTIONS) == []
    numpy = "_internal/numpy.libs/libscipy_openblas64_-32a4b2a6.so"
    assert faults([*FOLDER, numpy], DISTRIBUTIONS) == [f"nobody's: {numpy}"]
    assert faults(FOLDER, {*DISTRIBUTIONS, "numpy"}) == ["not in the list of licences: numpy"]
    assert faults(FOLDER, DISTRIBUTIONS - {"platformdirs"}) == ["listed and not there: platformdirs"]
    assert (
        faults([file for file in FOLDER if "Qt" not in file and "icu" not in file], DISTRIBUTIONS)[0]
        == "listed and not there: Qt"
    )


def test_a_licence_that_is_packed_is_told() -> None:
    lines = "\n".join(told())
    assert all(part.name in lines and part.licence in lines for part in PARTS)


def test_a_part_of_which_systems_take_different_versions_is_billed_with_all() -> None:
    """Macs with Intel have an older cryptography: newer ones have no wheel for them."""
    versions = [part["version"] for part in script("sbom").bill()["components"] if part["name"] == "cryptography"]
    assert len(versions) == len(set(versions)) == 2


def test_release_notes_are_what_the_changelog_says_of_that_version() -> None:
    text = (
        "# Changelog\n\n## [Unreleased]\n\n- later\n\n## [1.2.0] - 2026-01-01\n\n- one\n- two\n\n## [1.1.0]\n\n- old\n"
    )
    notes = script("notes").notes
    assert notes(text, "1.2.0") == "- one\n- two\n"
    assert notes(text, "1.1.0") == "- old\n"
    with pytest.raises(KeyError, match="says nothing"):
        notes(text, "1.3.0")


def test_one_line_too_many_or_too_few_fails_a_packed_program() -> None:
    unexpected = script("check_packed").unexpected
    good = [
        "ok    content: 38 characters, 1148 cards",
        "ok    a game: adonis against alaric, 15 turns",
        "ok    a save: 60 commands written and read",
        "ok    the household's network: joined 'Trial' on loopback, encrypted by openssl (OpenSSL 3.0.19 27 Jan 2026)",
        "ok    the window: 11 screens with Qt 6.11.3 on offscreen",
    ]
    assert unexpected(good) == []
    assert unexpected([*good, "qt.qpa.plugin: Could not find"]) == ["unexpected: qt.qpa.plugin: Could not find"]
    assert len(unexpected(good[:-1])) == 1
    assert len(unexpected([each.replace("openssl", "schannel") for each in good])) == 2
    assert any("missing" in each for each in unexpected(["FAIL  content: no characters", *good[1:]]))


def test_saves_open_with_a_double_click_on_every_system() -> None:
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.read(PACKAGING / "linux" / "rdi-desktop.desktop", encoding="utf-8")
    entry = desktop["Desktop Entry"]
    assert entry["Exec"] == "rdi-desktop %f"
    mime = ElementTree.parse(PACKAGING / "linux" / "rdi-desktop.xml").getroot()
    assert {kind.get("type") for kind in mime} == {kind for kind in entry["MimeType"].split(";") if kind}
    assert [each.get("pattern") for kind in mime for each in kind if each.tag.endswith("glob")] == [
        f"*{SUFFIX}",
        f"*{CHARACTER}",
    ]
    installer = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    spec = (PACKAGING / "rdi-desktop.spec").read_text(encoding="utf-8")
    for suffix in (SUFFIX, CHARACTER):
        assert rf'WriteRegStr HKCU "Software\Classes\{suffix}"' in installer
        assert rf'DeleteRegKey HKCU "Software\Classes\{suffix}"' in installer
        assert f'"CFBundleTypeExtensions": ["{suffix[1:]}"]' in spec


def test_the_store_is_told_whose_game_it_is() -> None:
    page = (PACKAGING / "linux" / "io.github.rdi_desktop.metainfo.xml").read_text(encoding="utf-8")
    ElementTree.fromstring(page.encode())
    assert "unofficial" in page and "SlugFest Games" in page


def test_the_store_is_told_where_it_comes_from_and_shown_pictures_that_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deb = script("linux/deb")
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    assert deb.home(ROOT).startswith("https://")
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/fork")
    words = {"@HOME@": deb.home(ROOT), "@VERSION@": "1.2.3", "@DATE@": "2026-01-01"}
    page = (PACKAGING / "linux" / "io.github.rdi_desktop.metainfo.xml").read_text(encoding="utf-8")
    root = ElementTree.fromstring(deb._filled(page, words).encode())
    assert {each.get("type"): each.text for each in root.iter("url")}["homepage"] == "https://github.com/somebody/fork"
    pictures = [str(each.text) for each in root.iter("image")]
    assert len(pictures) >= 3
    for picture in pictures:
        assert (ROOT / picture.removeprefix("https://github.com/somebody/fork/raw/v1.2.3/")).is_file(), picture


def test_an_installer_touches_nothing_while_the_program_runs() -> None:
    text = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    for section in re.findall(r'^Section (?:"-Program"|"un.Program").*?^SectionEnd', text, re.MULTILINE | re.DOTALL):
        for program in ("rdi-desktop.exe", "rdi-desktop-console.exe"):
            looks = section.index(f'EndIfRunning "{program}"')
            assert all(
                looks < at.start() for at in re.finditer(r"^ +(RMDir|File|Delete|SetOutPath) ", section, re.MULTILINE)
            )


def test_an_identity_to_sign_with_is_used_only_with_its_certificate() -> None:
    """Started by hand as well as by a tag: else codesign would look for what nobody has imported."""
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))["jobs"]
    steps = {step.get("name"): step for step in jobs["package"]["steps"]}
    assert steps["The signing identity"]["if"] == "runner.os == 'macOS'"
    assert "secrets.MACOS_CERTIFICATE &&" in steps["Build"]["env"]["MACOS_IDENTITY"]


def test_the_version_stands_in_one_place() -> None:
    assert script("build").version() == __version__
    for file in [*PACKAGING.rglob("*.py"), *PACKAGING.rglob("*.spec"), *PACKAGING.rglob("*.nsi"), *WORKFLOWS]:
        assert __version__ not in file.read_text(encoding="utf-8"), file.name


def test_a_debian_package_asks_for_what_the_program_does() -> None:
    """What `dev.py` names as missing, an installed package depends on."""
    depends = (PACKAGING / "linux" / "deb.py").read_text(encoding="utf-8")
    listed = (ROOT / "dev.py").read_text(encoding="utf-8")
    for package in re.findall(r'\("(lib[^"]+)", "[^"]+"\)', listed):
        assert f'"{package}' in depends, package


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_hold_together(file: Path) -> None:
    """A reading of our own, beside actionlint: jobs need jobs that exist, every step does something, expressions are of known parts."""
    text = file.read_text(encoding="utf-8")
    jobs = yaml.safe_load(text)["jobs"]
    for name, job in jobs.items():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs) - {name}
        assert job["runs-on"] and job["steps"]
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step), step
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", step.get("uses", f"a/b@{40 * '0'}")), (
                "an action that may change"
            )
            for part in re.findall(r"packaging/[\w./-]+\.(?:py|sh)", str(step)):
                assert (ROOT / part).exists(), part
        columns = job.get("strategy", {}).get("matrix", {})
        keys = set(columns) - {"include"} | {key for row in columns.get("include", []) for key in row}
        assert set(re.findall(r"matrix\.(\w+)", str(job))) <= keys
    for expression in EXPRESSION.findall(text):
        assert KNOWN.sub("", expression) == "", expression


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["a.rdigame"], ["play", "a.rdigame"]),
        (["--data-dir", "x", "a.rdigame"], ["--data-dir", "x", "play", "a.rdigame"]),
        (["a.rdichar"], ["play", "a.rdichar"]),
        (["A.RDICHAR"], ["play", "A.RDICHAR"]),
        (["import-character", "a.rdichar"], ["import-character", "a.rdichar"]),
        (["replay", "a.rdigame"], ["replay", "a.rdigame"]),
        (["simulate", "--games", "3"], ["simulate", "--games", "3"]),
    ],
)
def test_a_saved_game_alone_is_opened(given: list[str], expected: list[str]) -> None:
    from rdi_desktop import cli

    assert cli._with_command(given) == expected


def test_everything_can_be_kept_in_one_folder(tmp_path: Path) -> None:
    """Also by the processes that a program starts."""
    code = "import sys; from rdi_desktop import cli; sys.exit(cli.main(sys.argv[1:]))"
    arguments = [
        "--data-dir",
        str(tmp_path),
        "--log-level",
        "info",
        "simulate",
        "--games",
        "2",
        "--seats",
        "2",
        "--jobs",
        "2",
    ]
    ran = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True, cwd=ROOT)
    assert f"games below {tmp_path / 'data'}" in ran.stderr
    assert (tmp_path / "cache" / "content.json").exists()


@pytest.mark.slow
def test_every_main_screen_is_drawn(tmp_path: Path) -> None:
    arguments = [
        "-m",
        "rdi_desktop",
        "--data-dir",
        str(tmp_path / "home"),
        "--offscreen-screenshot",
        str(tmp_path / "out"),
    ]
    ran = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stderr == ""
    drawn = sorted(file.name for file in (tmp_path / "out").iterdir())
    assert len(drawn) == len(ran.stdout.splitlines()) >= 20
    assert {"table-1280x720.png", "table-1920x1080.png", "settings-1280x720.png"} <= set(drawn)
    assert all((tmp_path / "out" / name).stat().st_size > 10_000 for name in drawn)


def test_a_debian_package_is_packed_again_without_a_byte_lost(tmp_path: Path) -> None:
    members = {"debian-binary": b"2.0\n", "control.tar": b"of odd length", "data.tar": b"a program"}

    def member(name: str, data: bytes) -> bytes:
        head = f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
        return head + data + b"\n" * (len(data) % 2)

    plain, made = tmp_path / "plain.deb", tmp_path / "made.deb"
    plain.write_bytes(b"!<arch>\n" + b"".join(member(name, data) for name, data in members.items()))
    script("linux/deb")._pack(plain, made, tmp_path, script("build").xz)
    found, rest = {}, made.read_bytes().removeprefix(b"!<arch>\n")
    while rest:
        size = int(rest[48:58])
        found[rest[:16].decode().strip()] = rest[60 : 60 + size]
        rest = rest[60 + size + size % 2 :]
    assert list(found) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    assert found["debian-binary"] == b"2.0\n"
    assert lzma.decompress(found["control.tar.xz"]) == members["control.tar"]
    assert lzma.decompress(found["data.tar.xz"]) == members["data.tar"]


def test_whatever_lintian_is_told_to_overlook_has_a_reason() -> None:
    lines = (PACKAGING / "linux" / "lintian-overrides").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert all(re.fullmatch(r"# .{20,}|rdi-desktop: [a-z-]+", line) for line in lines)


def test_the_changelog_of_the_debian_package_is_in_debians_form() -> None:
    text = script("linux/deb").changelog("1.2.3", "2026-01-02")
    first, last = text.splitlines()[0], text.splitlines()[-1]
    assert first == "rdi-desktop (1.2.3) stable; urgency=medium"
    assert re.fullmatch(r" -- .+ <\S+@\S+>  Fri, 02 Jan 2026 00:00:00 \+0000", last), "two blanks before the date"


@pytest.mark.parametrize("kind", ["tar", "zip_"])
def test_the_same_files_give_the_same_archive_whenever_they_were_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    build = script("build")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000001")
    monkeypatch.setattr(build, "xz", lambda made: made.open("wb"))  # which takes its time, and is the same each time
    found = set()
    for day in (1, 2):
        folder = tmp_path / str(day) / "rdi-desktop"
        monkeypatch.setattr(build, "DIST", folder.parent)
        for name in ("b", "a", "c") if day == 1 else ("c", "a", "b"):
            (folder / "inner").mkdir(parents=True, exist_ok=True)
            (folder / "inner" / name).write_text(name, encoding="utf-8")
            os.utime(folder / "inner" / name, (day * 100_000_000, day * 100_000_000))
        found.add(getattr(build, kind)(folder).read_bytes())
    assert len(found) == 1


def test_the_clock_of_the_start_waits_for_what_the_window_says() -> None:
    assert script("start_time").SHOWN == SHOWN


def test_of_qts_own_translations_the_languages_that_are_offered_are_packed() -> None:
    """Buttons of Qt's dialogs are in the language of the window: `ui/look/tongue.py` loads them from where PyInstaller lays them."""
    spec = ast.parse((PACKAGING / "rdi-desktop.spec").read_text(encoding="utf-8"))
    (kept,) = [node for node in spec.body if isinstance(node, ast.FunctionDef) and node.name == "kept"]
    there: dict[str, Any] = {"OFFERED": OFFERED}
    exec(ast.unparse(kept), there)
    folder = Path(PySide6.__file__).parent / "Qt" / "translations"
    packed = {path.name for path in folder.iterdir() if there["kept"]((f"PySide6/Qt/translations/{path.name}",))}
    assert packed == {f"qtbase_{code}.qm" for code in OFFERED if (folder / f"qtbase_{code}.qm").is_file()}
    assert {"qtbase_de.qm", "qtbase_fr.qm", "qtbase_ru.qm"} <= packed
