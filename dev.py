#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Run, test and measure RDI Desktop from a bare checkout; needs nothing but Python.

    python3 dev.py run [ARGS...]   start the program (no arguments: the window)
    python3 dev.py test [--all] [PYTEST ARGS...]
                                   the quick suite; with --all everything that CI checks
    python3 dev.py test --weekly [PYTEST ARGS...]
                                   the same checks at more sizes and seeds than CI has the time for
    python3 dev.py test rules|machine|content|bots|session|director|net|ui [PYTEST ARGS...]
                                   the quick suite of one floor
    python3 dev.py bench           measure the figures that the project holds itself to
    python3 dev.py bench --against COMMIT
                                   measure the engine in turns with an older one, and say how they compare
    python3 dev.py tournament --bots BOT BOT ...
                                   let computer players meet, and rate them
    python3 dev.py blunders [--bots BOT ...]
                                   count what they do that a table would laugh at
    python3 dev.py fit --keep DIR [--games N] [--write]
                                   fit the odds of the chart and the shark to who won games of every kind
    python3 dev.py fuzz [--minutes N] [--seed S]
                                   random games of everything, watched at every decision
    python3 dev.py fuzz --net [--minutes N] [--calls N] [--seed S]
    python3 dev.py fuzz --saves|--homemade [--minutes N] [--seed S]
                                   calls that mean no good at a host on this machine, while others play there
    python3 dev.py mutants [--count N] [--seed S] [--only engine|session|director|net|ui ...]
                                   break random lines, one at a time, and see whether the tests notice (an hour)
    python3 dev.py words [CODE] [--seen] [--page]
                                   what a language lacks, has too much, and has of an older English, without CODE how much of
                                   each there is; --seen: it has been looked through; --page: write docs/sentences.md anew
    python3 dev.py format          put the source into the project's form
    python3 dev.py lock            resolve the dependencies again (needs uv)

The first command makes .venv from requirements.lock, where every file is pinned by its hash; later ones
install again only when the lock or the Python has changed.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import IO, Iterable, Iterator, Mapping, Optional, Sequence, Tuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "installed-from"
OLDEST = (3, 11)

KIND = "{} {}".format(sys.implementation.cache_tag, sysconfig.get_platform())
"""Identifies the files of the lock that are installed: other builds of the same Python need no others."""
EVERY_CORE = ["-n", "auto", "--dist", "worksteal"]
"""Makes pytest use all cores; `-n 0` after it runs in one process, as a debugger needs."""
FLOORS = {
    "rules": ("tests/engine", "tests/rules", "tests/characters", "tests/scenario", "tests/golden"),
    **{name: (f"tests/{name}",) for name in ("machine", "content", "bots", "session", "director", "net", "ui")},
}
"""Names of parts of the suite for `dev.py test`, with their folders."""
FIRST_BOX = ["--seats", "deirdre", "fiona", "gerki", "zot"]

# System libraries that Qt's wheels need on Linux: library -> (package of Debian and Ubuntu, package of Fedora).
LIBRARIES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs"),
}
# What it also needs to open a window under X11.
X11_LIBRARIES = {
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
}


class Stop(Exception):
    """The command cannot continue; the message is one line for the user."""


# The environment


def venv_python(venv: Path = VENV, windows: bool = os.name == "nt") -> Path:
    """The interpreter inside a virtual environment."""
    return venv / ("Scripts/python.exe" if windows else "bin/python")


def fingerprint(lock: bytes, python: str = KIND, root: Path = ROOT) -> str:
    """Identifies what an environment was made from; unless it changes, nothing is installed again."""
    return hashlib.sha256(b"\0".join([lock, python.encode(), str(root).encode()])).hexdigest()


def complaint_about_python(version: Sequence[int], modules: Iterable[str]) -> str | None:
    """Why this Python cannot make the environment, or None; `modules` are the available ones of those that venv needs."""
    if tuple(version[:2]) < OLDEST:
        have, need = ".".join(map(str, version[:2])), ".".join(map(str, OLDEST))
        return f"Python {need} or newer is needed; this is {have}. Start dev.py with a newer one, such as python{need}."
    missing = [name for name in ("venv", "ensurepip") if name not in set(modules)]
    if missing:
        return (
            f"this Python has no {' and no '.join(missing)}, which makes .venv. "
            "Debian, Ubuntu: sudo apt install python3-venv"
        )
    return None


def ensure_venv() -> None:
    """Make .venv, or update it to the lock. A link to another checkout's environment is used as it is."""
    if VENV.is_symlink():
        return
    wanted = fingerprint(LOCK.read_bytes())
    if STAMP.is_file() and STAMP.read_text() == wanted and venv_python().exists():
        return
    uv = shutil.which("uv")
    present = ["venv", "ensurepip"] if uv else [n for n in ("venv", "ensurepip") if importlib.util.find_spec(n)]
    complaint = complaint_about_python(sys.version_info[:2], present)
    if complaint:
        raise Stop(complaint)
    print("Making .venv (once, and when requirements.lock changes) ...", file=sys.stderr, flush=True)
    if uv:
        make = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)]
        install = [uv, "pip", "install", "--quiet", "--python", str(venv_python())]
    else:
        make = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        install = [str(venv_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    install += ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]
    for command in (make, install):
        if subprocess.run(command, check=False).returncode:
            raise Stop(f"this did not work: {' '.join(command)}")
    _make_importable()
    STAMP.write_text(wanted)


def _make_importable() -> None:
    """Make the package importable in the environment, by a path relative to its site-packages."""
    ask = [str(venv_python()), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip())
    (site / "rdi-desktop.pth").write_text(os.path.relpath(ROOT, site) + "\n", encoding="utf-8")


# System libraries


def loadable(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def named_in(error: str) -> str | None:
    """The shared library that an ImportError says is missing."""
    match = re.search(r"(\S+\.so[.\d]*): cannot open shared object file", error)
    return match.group(1) if match else None


def complaint_about_libraries(missing: Sequence[str]) -> str | None:
    """One line that names the packages in which the missing libraries come, or None."""
    if not missing:
        return None
    known = {**LIBRARIES, **X11_LIBRARIES}
    line = f"Qt needs {', '.join(missing)}, not found on this system."
    packages = [known[library] for library in missing if library in known]
    if packages:
        debian, fedora = (" ".join(dict.fromkeys(names)) for names in zip(*packages))
        line += f" Debian, Ubuntu: sudo apt install {debian}; Fedora: sudo dnf install {fedora}"
    return line


def ensure_libraries(window: bool) -> None:
    """Stop with a message if Qt could not be loaded, or a window not be shown."""
    if not sys.platform.startswith("linux"):
        return
    missing = [library for library in LIBRARIES if not loadable(library)]
    if missing:  # only Qt knows for sure: they may lie where this interpreter does not look, or another be missing too
        probe = [str(venv_python()), "-c", "import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtNetwork"]
        named = named_in(subprocess.run(probe, check=False, capture_output=True, text=True).stderr)
        missing = list(dict.fromkeys([*missing, named])) if named else []
    if window and "QT_QPA_PLATFORM" not in os.environ:
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            raise Stop("there is no screen here to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).")
        if not os.environ.get("WAYLAND_DISPLAY"):
            missing += [library for library in X11_LIBRARIES if not loadable(library)]
    complaint = complaint_about_libraries(missing)
    if complaint:
        raise Stop(complaint)


# Commands


def started(*arguments: str, to: Optional[IO[bytes]] = None) -> "subprocess.Popen[bytes]":
    """Start the environment's Python, its output into a file if one is given.

    Bytecode is kept in the environment even if Python is told not to write any: the tests start the program many times.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    kept.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "bytecode"))
    return subprocess.Popen([str(venv_python()), *arguments], env=kept, stdout=to, stderr=to)


def call(*arguments: str) -> int:
    """Run the environment's Python; returns its exit status."""
    with started(*arguments) as process:
        return process.wait()


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether the program would open its window with these arguments: without a command, to play, or with a saved game."""
    rest = list(arguments)
    while rest and rest[0].startswith("-"):
        option = rest.pop(0)
        if option.partition("=")[0] not in ("--data-dir", "--log-level"):
            return False  # other arguments only print something, or run a check
        if "=" not in option:
            rest = rest[1:]
    return not rest or rest[0] == "play" or rest[0].endswith((".rdigame", ".rdichar"))


def run(arguments: Sequence[str]) -> int:
    """Start the program with these arguments."""
    ensure_venv()
    if opens_window(arguments):
        ensure_libraries(window=True)
    return call("-m", "rdi_desktop", *arguments)


def checks() -> dict[str, list[str]]:
    """Everything CI checks, as arguments for the environment's Python."""
    table = {
        "lint": ["-m", "ruff", "check", "--output-format", "concise", "."],
        "format": ["-m", "ruff", "format", "--check", "--output-format", "concise", "."],
        "types": ["-m", "mypy"],
        "layers": ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
        "tests": ["-m", "pytest", "-q", "-m", "not weekly and not benchmark", "--hypothesis-profile=all", *EVERY_CORE],
        "self-test": ["-m", "rdi_desktop", "self-test"],
        "fuzz": ["-m", "tests.engine.fuzz", "--minutes", "0.3", "--folder", ".venv"],
        "saves": ["-m", "tests.session.fuzz", "--minutes", "0.2", "--folder", ".venv"],
        "homemade": ["-m", "tests.content.fuzz", "--minutes", "0.2", "--folder", ".venv"],
        "net": ["-m", "tests.net.fuzz", "--minutes", "0.15", "--seed", "1"],
        "games": ["-m", "rdi_desktop", "simulate", "--games", "200", "--seed", "1", *FIRST_BOX],
    }
    copied_text = ROOT.parent / "shared" / "tools" / "copied_text.py"
    if copied_text.is_file():  # not every checkout has the rulebooks
        table["own words"] = [str(copied_text)]
    return table


def results(table: Mapping[str, Sequence[str]]) -> Iterator[Tuple[str, int]]:
    """(check, exit status) of each: those that use one core beside each other, then the tests, which use every core."""
    one_core = {name: command for name, command in table.items() if name != "tests"}

    def ran(name: str) -> Tuple[str, int]:
        began = time.monotonic()
        with tempfile.TemporaryFile() as out:
            status = started(*one_core[name], to=out).wait()
            out.seek(0)
            said = out.read().decode(errors="replace")
        print(f"\n== {name}\n{said}   {time.monotonic() - began:.1f} s", flush=True)
        return name, status

    with ThreadPool(os.cpu_count()) as cores:
        yield from cores.imap_unordered(ran, one_core)
    print("\n== tests", flush=True)
    began = time.monotonic()
    yield "tests", call(*table["tests"])
    print(f"   {time.monotonic() - began:.1f} s", flush=True)


def test(arguments: Sequence[str]) -> int:
    """Run the quick suite, with --weekly the longest tests, with --all every check; continues after a failure, and lists them."""
    ensure_venv()
    ensure_libraries(window=False)
    os.chdir(ROOT)
    if "--weekly" in arguments:
        rest = [each for each in arguments if each != "--weekly"]
        return call("-m", "pytest", "-q", "-m", "weekly", "--hypothesis-profile=all", *EVERY_CORE, *rest)
    if "--all" not in arguments:
        floor = FLOORS.get(arguments[0], ()) if arguments else ()
        where = [*floor, *arguments[1:]] if floor else arguments
        return call("-m", "pytest", "-q", "-m", "not slow and not weekly and not benchmark", *EVERY_CORE, *where)
    failed = []
    for name, status in results(checks()):
        if status:
            failed.append(name)
    print(f"\n{'Failed: ' + ', '.join(failed) if failed else 'All checks passed.'}")
    return 1 if failed else 0


def bench(arguments: Sequence[str]) -> int:
    """Measure the engine, then the window."""
    ensure_venv()
    ensure_libraries(window=False)
    os.chdir(ROOT)
    if arguments[:1] == ["--against"]:
        if len(arguments) != 2:
            raise Stop("bench --against takes a commit.")
        return bench_against(arguments[1])
    engine = call("-m", "tools.bench", *arguments)
    window = call("-m", "pytest", "-q", "-s", "-m", "benchmark", "tests/benchmarks")
    return engine or window


def bench_against(commit: str) -> int:
    """Measure this checkout alternately with that commit, in a temporary checkout."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        if subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=False).returncode:
            raise Stop(f"'{commit}' cannot be checked out beside this one.")
        try:
            return call("-m", "tools.bench", "--against", str(tree))
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=False)


def tournament(arguments: Sequence[str]) -> int:
    """Let computer players meet, and print their ratings."""
    ensure_venv()
    os.chdir(ROOT)
    return call("-m", "tools.tournament", *arguments)


def blunders(arguments: Sequence[str]) -> int:
    """Count obvious blunders of computer players."""
    ensure_venv()
    os.chdir(ROOT)
    return call("-m", "tools.blunders", *arguments)


def fit(arguments: Sequence[str]) -> int:
    """Fit everybody's chances to who won."""
    ensure_venv()
    os.chdir(ROOT)
    return call("-m", "tools.fit", *arguments)


def fuzz(arguments: Sequence[str]) -> int:
    """Play random games and check every decision; findings are written to fuzz-SEED.json.

    With --net: misuse a host in many ways, while others play there. With --saves: games are saved, killed, opened again and taken back.
    With --homemade: absurd characters.
    """
    ensure_venv()
    os.chdir(ROOT)
    what = next((each for each in arguments if each in FUZZERS), "")
    return call("-m", FUZZERS.get(what, "tests.engine.fuzz"), *(each for each in arguments if each not in FUZZERS))


FUZZERS = {"--net": "tests.net.fuzz", "--saves": "tests.session.fuzz", "--homemade": "tests.content.fuzz"}
"""Other things that can be fuzzed, besides games."""


def mutants(arguments: Sequence[str]) -> int:
    """Break random lines of a copy and print which of them no test notices."""
    ensure_venv()
    ensure_libraries(window=False)
    os.chdir(ROOT)
    return call("-m", "tools.random_mutants", *arguments)


def words(arguments: Sequence[str]) -> int:
    """What a language lacks."""
    ensure_venv()
    return call("-m", "tools.languages", *arguments)


def format_(arguments: Sequence[str]) -> int:
    """Sort imports, apply automatic fixes, and format the source."""
    ensure_venv()
    os.chdir(ROOT)
    paths = list(arguments) or ["."]
    return call("-m", "ruff", "check", "--fix", *paths) or call("-m", "ruff", "format", *paths)


def lock(arguments: Sequence[str]) -> int:
    """Update requirements.lock from pyproject.toml, for every system, wheels only."""
    uv = shutil.which("uv")
    if not uv:
        raise Stop("uv is needed to write the lock (pip install uv).")
    command = [uv, "pip", "compile", "pyproject.toml", "--extra", "dev", "--output-file", LOCK.name, "--quiet"]
    command += ["--universal", "--python-version", ".".join(map(str, OLDEST)), "--generate-hashes"]
    command += ["--only-binary", ":all:", "--no-emit-index-url", "--no-annotate"]
    command += ["--custom-compile-command", "python3 dev.py lock", *arguments]
    return subprocess.run(command, check=False, cwd=ROOT).returncode


def main(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit status."""
    commands = {
        "run": run,
        "test": test,
        "bench": bench,
        "tournament": tournament,
        "blunders": blunders,
        "fit": fit,
        "fuzz": fuzz,
        "mutants": mutants,
        "words": words,
        "format": format_,
        "lock": lock,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__.strip())
        return 0 if arguments[:1] in (["-h"], ["--help"]) else 2
    try:
        if sys.version_info[:2] < OLDEST:
            raise Stop(complaint_about_python(sys.version_info[:2], []) or "")
        return commands[arguments[0]](arguments[1:])
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # as in `dev.py … | head`: end without a traceback
    raise SystemExit(main(sys.argv[1:]))
