# SPDX-License-Identifier: GPL-3.0-or-later
"""The program over the real accessibility bus of Linux: it and a reader, ours or Orca, are processes of their own under Xvfb."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.scenario.lesson import lesson_files
from rdi_desktop.scenario.tips import load_tips
from tests.ui.lan_company import free_port
from tests.x_server import skip_without_plugin, x_server

HERE = Path(__file__).parent
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = Path("/usr/bin/python3")
LONGEST_S = 240
ALL_LESSONS_S = 900
NEEDED = ("dbus-run-session", "openbox", "xdotool")
MOST_WORDS = 45
"""So many words what happens in somebody else's turn may take at the usual level, on the average of games (decisions/0704)."""
FIRST_TOLD = 45
"""The first Orca that speaks announcements."""
TURN = re.compile(r"^(?:Your turn\.|(?P<who>.+)'s turn\.)$")
WON = re.compile(r"wins? the game!")
SEEDS = (3, 6, 8)
EFFECT = re.compile(r"[+−]\d+ (?:Fortitude|Alcohol Content)")

Story = list[list[str]]
"""What was heard and pressed, in order: kind and text."""


def missing(reader: str) -> str:
    """What of all that it takes is not there; empty if everything is."""
    if not LAUNCHER.exists():
        return "no at-spi2-core here"
    imported = [str(SYSTEM_PYTHON), "-c", "import pyatspi"]
    if not SYSTEM_PYTHON.exists() or subprocess.run(imported, capture_output=True, check=False).returncode:
        return "the system's Python has no pyatspi"
    return f"no {reader.partition(' ')[0]} here" if reader and shutil.which(reader.partition(" ")[0]) is None else ""


def run_and_end(command: list[str], env: dict[str, str], longest: float) -> str:
    """What a command tells, empty if it has no end; nothing that it started is left, whatever happens."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdout=pipe, text=True, start_new_session=True) as running:
        try:
            return running.communicate(timeout=longest)[0]
        except subprocess.TimeoutExpired:
            return ""
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def on_the_bus(
    folder: Path, what: str, *programs: str, reader: str = "", given: str = "", longest: float = LONGEST_S
) -> Any:
    """What the client found in the programs, each on a screen of its own; `reader`: a command that reads beside it."""
    if why := missing(reader):
        pytest.skip(why)
    with ExitStack() as stack:
        screens = [stack.enter_context(x_server((1280, 800), *NEEDED)) for _ in programs]
        beacon, lines, told = free_port(), [], []
        for place, (program, screen) in enumerate(zip(programs, screens, strict=True)):
            saved = folder / str(place)
            saved.mkdir()
            lines += [
                f"export DISPLAY={screen['DISPLAY']}",
                "openbox >/dev/null 2>&1 & pids=$!\\ $pids",
                f"mkfifo {saved}/life",
                f"{sys.executable} {HERE / 'atspi_program.py'} {saved} {program} {beacon} <{saved}/life >{saved}/told 2>&1 &",
                f"program{place}=$!",
                f"exec {7 + place}>{saved}/life",
            ]
            told += [screen["DISPLAY"], *([f"$program{place}"] if len(programs) > 1 else [])]
        lines += [f"{reader} >{folder}/reader.txt 2>&1 7>&- & pids=$!\\ $pids"] if reader else []
        lines += [
            f"{SYSTEM_PYTHON} {HERE / 'atspi_client.py'} {what} {' '.join(told)} {given} 2>{folder}/heard || touch {folder}/failed",
            *(f"exec {7 + place}>&-" for place in range(len(programs))),
            "kill $pids || true",  # what was started later holds a program's input too: with that it would not end
            *(f"wait $program{place} || true" for place in range(len(programs))),
        ]
        script = folder / "session.sh"
        start = f"{LAUNCHER} --launch-immediately >/dev/null 2>&1 & pids=$!"
        script.write_text("\n".join(["set -eu", start, *lines]))
        env = {
            **screens[0],
            "HOME": str(folder),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHONPATH": str(HERE.parents[1]),
        }
        out = run_and_end(["dbus-run-session", "--", "bash", str(script)], env, longest)
    complaints = "".join(each.read_text() for each in sorted(folder.glob("*/told")))
    skip_without_plugin(complaints)
    heard_last = (folder / "heard").read_text()[-9000:]
    assert out and not (folder / "failed").exists(), f"{heard_last}\n{complaints[-1500:]}"
    assert "Traceback" not in complaints, complaints
    return json.loads(out)


def heard(story: Story) -> list[str]:
    """Everything that was said, in order."""
    return [text for kind, text in story if kind in ("said", "asked")]


def check_focus(story: Story, lost: list[str]) -> None:
    """The focus was never lost, and never on something without a name."""
    assert not lost, f"nothing has the keyboard after {lost}"
    nameless = [story[max(0, place - 5) : place + 1] for place, each in enumerate(story) if each == ["focus", ""]]
    assert not nameless, f"without a name: {nameless}"


def turns_of(story: Story) -> list[tuple[str, list[str]]]:
    """Whose turn, '' for one's own, and what was told of it; not what answers a key, such as a link that has the focus."""
    found: list[tuple[str, list[str]]] = []
    for kind, text in story:
        if kind == "said" and (turn := TURN.match(text)) is not None:
            found.append((turn["who"] or "", []))
        elif found and kind == "said" and not text.endswith(", link"):
            found[-1][1].append(text)
    return found


def check_order(story: Story) -> None:
    """Cause, effect, question: no number changes before its cause was said, and what is asked is said last."""
    for who, told in turns_of(story):
        sentences = [each for each in told if each]
        first = next((place for place, each in enumerate(sentences) if EFFECT.search(each)), None)
        alone = first == 0 and "“" not in sentences[0]  # cause and effect may be told in one breath
        assert not alone, f"in the turn of {who or 'the listener'} an effect comes before its cause: {sentences[:3]}"
    for place, (kind, text) in enumerate(story):
        if kind == "asked" and text.startswith("Answer?"):
            told = [each for other, each in story[:place] if other == "said" and not each.endswith(", link")]
            causes = [each for each in told if not EFFECT.search(each)]  # what it did may lie between
            assert re.search(r"[“:]|reveal|Drink|Ignored|Negated", causes[-1]), (
                f"asked before the cause is told: {story[place - 3 : place + 1]}"
            )
            following = next((other for other, _ in story[place + 1 :] if other != "focus"), "key")
            assert following != "said", f"something is told behind the question: {story[place : place + 4]}"


@pytest.mark.slow
def test_a_reader_on_the_bus_finds_the_table_presses_is_told_and_moves_the_focus(tmp_path: Path) -> None:
    found = on_the_bus(tmp_path, "table", "table")
    assert found["prompt"] == "Discard what you do not want, then draw"
    assert found["after"] != found["prompt"]
    assert len(found["hand"]) == 7
    assert found["fortitude"] == [20, 20]
    focused = [text for kind, text in found["story"] if kind == "focus"]
    assert any(name.startswith("Bert — ") for name in focused), focused
    assert any(found["after"] in said for said in heard(found["story"])), found["story"]


@pytest.mark.weekly
def test_whole_games_are_played_over_the_bus_by_ear_and_keys(tmp_path: Path) -> None:
    others: list[int] = []
    for seed in SEEDS:
        folder = tmp_path / str(seed)
        folder.mkdir()
        found = on_the_bus(folder, "game", f"game-{seed}")
        whole: Story = found["story"]
        check_focus(whole, found["lost"])
        check_order(whole[: found["over"]])
        silent = [key for key, told in found["read"].items() if not told]
        assert found["read"], "never was there a card to play"
        assert not silent, f"these keys say nothing: {silent}"
        assert not found["dead"], f"announced, and does not work: {found['dead']}"
        check_end(whole)
        assert ["focus", "The table"] in whole[found["over"] :], "Space at the end leads nowhere"
        played = whole[: next(place for place, (_, text) in enumerate(whole) if WON.search(text))]
        others += [len(" ".join(told).split()) for who, told in turns_of(played) if who]
    assert len(others) >= 8 * len(SEEDS)
    average = sum(others) / len(others)
    assert average <= MOST_WORDS, f"{average:.0f} words in a turn of somebody else's"


def check_end(story: Story) -> None:
    """How it ended is said once, behind what led there, and what can be done then has the keyboard."""
    told = heard(story)
    led_there = next(place for place, each in enumerate(told) if WON.search(each))
    sheets = [place for place, each in enumerate(told) if re.search(r"wins?!", each) and "turns" in each]
    assert len(sheets) == 1 and sheets[0] > led_there, told[-8:]


@pytest.mark.weekly
def test_all_lessons_and_the_first_evening_are_played_over_the_bus_by_ear_and_keys(tmp_path: Path) -> None:
    found = on_the_bus(tmp_path, "lessons", "start", longest=ALL_LESSONS_S)
    story: Story = found["story"]
    check_focus(story, found["lost"])
    assert found["taken"] == len(lesson_files())
    assert any("On to the next?" in each for each in heard(story[: found["begun"]]))
    evening = story[found["begun"] :]
    tips = {tip.say for tip in load_tips()}
    check_order([each for each in evening if each[1] not in tips])  # she speaks of a question once it has been asked
    check_end(evening)
    explained = [each for each in heard(evening) if each in tips]
    assert len(explained) == len(set(explained)) > 4, "the barmaid says nothing, or something twice"


@pytest.mark.weekly
def test_a_table_is_hosted_and_joined_over_the_bus_by_ear_and_keys(tmp_path: Path) -> None:
    found = on_the_bus(tmp_path, "lobby", "start", "start")
    for who in ("host", "guest"):
        check_focus(found[who], [])
        gone = found[who].index(["focus", "On several computers"])
        begun = [text for kind, text in found[who][gone + 1 :] if kind == "focus"]
        assert "Learn to play" not in begun, "the start screen has the keyboard between two pages"
        assert not [each for each in heard(found[who]) if "is back" in each], "nobody was there before"
    assert not found["lost"], found["lost"]


def orca_version() -> int:
    """Its major version; 0: it is not here."""
    if shutil.which("orca") is None:
        return 0
    told = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"\d+", told)
    return int(found[0]) if found is not None else 0


def in_order(told: list[str], spoken: list[str]) -> int:
    """How many of these are part of something spoken, in the same order: the longest common subsequence."""
    row = [0] * (len(spoken) + 1)
    for each in told:
        before = row
        row = [0]
        for place, said in enumerate(spoken):
            row.append(before[place] + 1 if each in said else max(before[place + 1], row[-1]))
    return row[-1]


@pytest.mark.weekly
def test_orca_speaks_what_the_table_tells_in_that_order(tmp_path: Path) -> None:
    """Orca 43 knows no announcements, only what gets the focus (decisions/0703); what loses it again at once it leaves out."""
    debug = tmp_path / "orca.txt"
    found = on_the_bus(tmp_path, "game", "game-3", reader=f"orca --replace --debug-file={debug}", given="2")
    story: Story = found["story"]
    spoken = re.findall(r"SPEECH OUTPUT: '(.*)'", debug.read_text(errors="replace"))
    told = heard(story) if orca_version() >= FIRST_TOLD else [text for kind, text in story if kind == "focus" and text]
    told = [text for text, before in zip(told, ["", *told], strict=False) if text != before]
    assert len(told) > 10
    assert in_order(told, spoken) >= 0.75 * len(told), (
        f"Orca does not say, or not in this order: {told}; it says {spoken}"
    )
    standing = [each for each in spoken if "whose turn it is" in each and "apart" in each]
    asked = "\n".join(spoken)
    assert asked.count("Nearest the floor") == 1, f"how everybody stands is said more than once, or never: {standing}"
