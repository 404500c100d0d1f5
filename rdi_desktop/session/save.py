# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games: a header, then one line for each command, written during the game.

Each line is a JSON object that ends with a checksum of the rest of it. It is written and flushed before anybody sees the result of the
command, so a crash loses at most one move. Taking back adds a line; nothing is rewritten.
"""

from __future__ import annotations

import os
import stat
import zlib
from dataclasses import dataclass, field
from datetime import datetime
from io import FileIO
from pathlib import Path

import msgspec

from rdi_desktop.engine.state.decisions import Answer, Command, Interject
from rdi_desktop.folders import private
from rdi_desktop.machine.files import same_file
from rdi_desktop.session.bets import Bet
from rdi_desktop.session.clean_text import TABLE, clean
from rdi_desktop.session.plan import GamePlan

FORMAT = 2
"""1: without bets by the fire, and without a ghost's deed."""
SUFFIX = ".rdigame"


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="game"):
    """First line: the plan of the game, and the program and cards with which it was played."""

    format: int
    program: str
    fingerprint: str
    started: str
    plan: GamePlan


class AnswerLine(msgspec.Struct, frozen=True, tag_field="line", tag="answer"):
    """An answer to the pending decision."""

    seat: int
    picks: tuple[str, ...]


class InterjectLine(msgspec.Struct, frozen=True, tag_field="line", tag="interject"):
    """A play over somebody's decision."""

    seat: int
    option: str


class TurnMark(msgspec.Struct, frozen=True, tag_field="line", tag="turn"):
    """The beginning of a turn, with a checksum of the table to detect later whether the game still goes the same way."""

    commands: int
    turn: int
    seat: int
    digest: str


class UndoLine(msgspec.Struct, frozen=True, tag_field="line", tag="undo"):
    """From here on only the first `to` commands count."""

    to: int


class BetLine(msgspec.Struct, frozen=True, tag_field="line", tag="bet"):
    """A bet by the fire, after as many commands as it says."""

    bet: Bet


class OverLine(msgspec.Struct, frozen=True, tag_field="line", tag="over"):
    """The game has ended."""

    winners: tuple[int, ...]
    reason: str


SaveLine = AnswerLine | InterjectLine | TurnMark | UndoLine | BetLine | OverLine
_line: msgspec.json.Decoder[Header | SaveLine] = msgspec.json.Decoder(
    Header | AnswerLine | InterjectLine | TurnMark | UndoLine | BetLine | OverLine
)


BOM = b"\xef\xbb\xbf"
"""The byte order mark that some editors put before a text."""


class SaveError(ValueError):
    """A file cannot be opened at all; the message says why."""

    def __init__(self, key: str, detail: str = "") -> None:
        self.key = key
        """not_a_game, header_damaged, too_new, other_form, missing, or ''"""
        self.detail = detail
        super().__init__(f"{key}: {detail}" if detail else key)


@dataclass(frozen=True, slots=True)
class SaveProblem:
    """What is wrong with a file that can be opened up to some point."""

    key: str
    """truncated: the last line is incomplete. damaged: from this line on it cannot be trusted.

    other_rules: rules or cards have changed, and the game goes differently after this turn. other_cards: cards have changed, but the game
    goes the same way."""
    line: int
    detail: str = ""

    @property
    def loses(self) -> bool:
        """Whether some moves are lost, so that people should be asked before continuing."""
        return self.key in ("damaged", "other_rules")


@dataclass(slots=True)
class SavedGame:
    """The intact content of a file."""

    path: Path
    header: Header
    commands: list[Command] = field(default_factory=list)
    marks: list[TurnMark] = field(default_factory=list)
    over: OverLine | None = None
    problem: SaveProblem | None = None
    good_bytes: int = 0
    """Length of the intact beginning of the file."""
    bets: list[Bet] = field(default_factory=list)

    @property
    def turn(self) -> int:
        """The last turn that began."""
        return self.marks[-1].turn if self.marks else 1


def encode(line: Header | SaveLine) -> bytes:
    """The line with its checksum."""
    body = msgspec.json.encode(line)[:-1]
    return b'%s,"sum":"%08x"}\n' % (body, zlib.crc32(body))


def decode(raw: bytes) -> Header | SaveLine:
    """The line, if it is intact; ValueError says what is wrong."""
    body, found, checksum = raw.rpartition(b',"sum":"')
    if not found or checksum != b'%08x"}' % zlib.crc32(body):
        raise ValueError("the checksum does not fit")
    return _line.decode(raw)


def read_save(path: Path) -> SavedGame:
    """Read a saved game up to the first line that is not intact."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise SaveError("not_a_game")  # opening a pipe would block
    return save_of(path.read_bytes(), path)


def save_of(data: bytes, path: Path) -> SavedGame:
    """A saved game from the bytes of its file."""
    if not data.strip():
        raise SaveError("empty")
    mark = len(BOM) if data.startswith(BOM) else 0  # some editors add one
    lines = data.split(b"\n")
    first = next(number for number, raw in enumerate(lines, 1) if raw[mark if number == 1 else 0 :].strip())
    header = _header(lines[first - 1][mark if first == 1 else 0 :].strip())
    save = SavedGame(path, header, good_bytes=min(len(data), sum(len(raw) + 1 for raw in lines[:first])))
    for number, raw in enumerate(lines[first:], first + 1):
        last = number == len(lines)
        if last and not raw:
            break
        try:
            if last:
                raise ValueError("the line is not finished")
            if raw.strip():  # a game that was mailed as text may have blank lines
                _take(save, decode(raw.strip()))
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors too
            following = any(rest.strip() for rest in lines[number:])
            save.problem = SaveProblem("damaged" if following else "truncated", number, str(error))
            break
        save.good_bytes += len(raw) + 1
    return save


def _header(raw: bytes) -> Header:
    try:
        about = msgspec.json.decode(raw, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SaveError("header_damaged" if raw.startswith(b'{"line":"game"') else "not_a_game") from None
    if about.get("line") != "game":
        raise SaveError("not_a_game")
    version = about.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise SaveError("too_new", clean(str(about.get("program", "")), TABLE))
    try:
        header = decode(raw)
    except msgspec.ValidationError:  # an intact line, but not one that this program writes
        raise SaveError("other_form", clean(str(about.get("program", "")), TABLE)) from None
    except (ValueError, RecursionError) as error:
        raise SaveError("header_damaged", str(error)) from None
    assert isinstance(header, Header)
    return header


def _take(save: SavedGame, line: Header | SaveLine) -> None:
    match line:
        case AnswerLine(seat, picks):
            save.commands.append(Answer(seat, picks))
        case InterjectLine(seat, option):
            save.commands.append(Interject(seat, option))
        case TurnMark():
            if line.commands > len(save.commands):
                raise ValueError("commands are missing before this line")
            save.marks.append(line)
        case UndoLine(to):
            if not 0 <= to <= len(save.commands):
                raise ValueError("it takes back more than there is")
            del save.commands[to:]
            save.marks = [mark for mark in save.marks if mark.commands <= to]
            save.bets = [bet for bet in save.bets if bet.at <= to]
            save.over = None
        case BetLine(bet):
            if bet.at != len(save.commands) or bet.seat >= len(save.header.plan.seats):
                raise ValueError("a bet that does not belong here")
            save.bets.append(bet)
        case OverLine(winners):
            if any(not 0 <= seat < len(save.header.plan.seats) for seat in winners):
                raise ValueError("somebody wins who is not there")
            save.over = line
        case Header():
            raise ValueError("a second header")


class Recorder:
    """Writes a game into its file during the game.

    If writing fails (the disk is full, the folder is gone), nothing is lost: the lines are kept, `trouble` says why, and the next line
    tries again. If the file is no longer what was written here (it was deleted, or another program continues the same game), all of it
    goes into a new file.
    """

    def __init__(self, path: Path, text: bytes = b"", file: FileIO | None = None) -> None:
        self.path = path
        self.trouble: str | None = None
        """Why the last lines are not in the file yet."""
        self._text = bytearray(text)
        """The complete content that the file should have."""
        self._written = len(text) if file is not None else 0
        self._file = file

    @classmethod
    def begin(cls, folder: Path, plan: GamePlan, program: str, fingerprint: str) -> Recorder:
        """A new file with its header."""
        now = datetime.now().astimezone()
        recorder = cls(folder / f"{now:%Y-%m-%d %H.%M.%S}{SUFFIX}")
        header = Header(FORMAT, program, fingerprint, now.isoformat(timespec="seconds"), plan)
        recorder._write(header, sync=True)
        return recorder

    @classmethod
    def resume(cls, save: SavedGame, *, copy: bool = False) -> Recorder:
        """Continue writing a file.

        An incomplete last line is cut off. A damaged file, or any file if `copy`, is left as it is and an intact copy begun.
        """
        problem = save.problem.key if save.problem else None
        data = save.path.read_bytes()
        text = data[: save.good_bytes]
        if not text.endswith(b"\n"):
            text += b"\n"
        if copy or problem == "damaged":
            recorder = cls(save.path.with_stem(f"{save.path.stem} (recovered)"), text)
            recorder._keep(sync=True)
            return recorder
        if len(data) > save.good_bytes and problem is None:
            return cls(save.path, text)  # another program has continued it since it was read
        try:
            file = save.path.open("r+b", buffering=0)
        except OSError:
            return cls(save.path, text)
        file.truncate(save.good_bytes)
        recorder = cls(save.path, text, file)
        recorder._written = file.seek(0, os.SEEK_END)
        return recorder

    @property
    def text(self) -> bytes:
        """The complete game, whether it could be written or not."""
        return bytes(self._text)

    def command(self, command: Command) -> None:
        """Write down a command."""
        if isinstance(command, Answer):
            self._write(AnswerLine(command.seat, command.picks))
        else:
            self._write(InterjectLine(command.seat, command.option))

    def mark(self, mark: TurnMark) -> None:
        """Record that a turn began, and flush it to the disk."""
        self._write(mark, sync=True)

    def bet(self, bet: Bet) -> None:
        """Write down a bet by the fire. A file of an older form is one of this form from then on."""
        self._renew_header()
        self._write(BetLine(bet))

    def undo(self, to: int) -> None:
        """Record that only the first `to` commands still count."""
        self._write(UndoLine(to), sync=True)

    def over(self, winners: tuple[int, ...], reason: str) -> None:
        """Record the end."""
        self._write(OverLine(winners, reason), sync=True)

    def close(self) -> None:
        """Close the file."""
        if self.trouble is not None:
            self._keep(sync=True)
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, line: Header | SaveLine, sync: bool = False) -> None:
        self._text += encode(line)
        self._keep(sync)

    def _renew_header(self) -> None:
        """Let programs that do not know everything in the file say so, instead of taking it for damaged."""
        start = self._text.index(b"{")
        end = self._text.index(b'"}', self._text.index(b',"sum":"', start)) + 2
        old = bytes(self._text[start:end])
        header = decode(old)
        if not isinstance(header, Header) or header.format == FORMAT:
            return
        body = old.rpartition(b',"sum":"')[0].replace(b'"format":%d,' % header.format, b'"format":%d,' % FORMAT, 1)
        new = b'%s,"sum":"%08x"}' % (body, zlib.crc32(body))
        self._text[start:end] = new
        if self._file is None:
            return
        try:
            if len(new) != len(old) or not self._is_own(self._file):
                raise OSError
            self._file.seek(start)
            self._file.write(new)
            self._file.seek(0, os.SEEK_END)
        except OSError:  # all of it goes into a new file
            self._file.close()
            self._file = None

    def _keep(self, sync: bool) -> None:
        """Bring the file up to date."""
        try:
            file = self._file if self._file is not None and self._is_own(self._file) else self._begin_file()
            while self._written < len(self._text):
                self._written += file.write(bytes(self._text[self._written :])) or 0
            if sync:
                os.fsync(file.fileno())
        except OSError as error:
            self.trouble = error.strerror or str(error)
        else:
            self.trouble = None

    def _is_own(self, file: FileIO) -> bool:
        """Whether the file still contains exactly what was written here."""
        try:
            there = self.path.stat()
        except FileNotFoundError:
            return False
        here = os.fstat(file.fileno())
        return here.st_size == self._written and same_file(there, here)

    def _begin_file(self) -> FileIO:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        path = _unused(self.path.parent, self.path.stem)
        file = open(path, "xb", buffering=0, opener=private)  # noqa: SIM115 - who can read the seed knows all hands
        if self._file is not None:
            self._file.close()
        self.path, self._file, self._written = path, file, 0
        return file


def _unused(folder: Path, stem: str) -> Path:
    path, n = folder / (stem + SUFFIX), 2
    while path.exists():
        path, n = folder / f"{stem} {n}{SUFFIX}", n + 1
    return path
