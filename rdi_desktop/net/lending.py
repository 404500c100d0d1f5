# SPDX-License-Identifier: GPL-3.0-or-later
"""The host lends its home-made content (characters, decks, dungeons, taverns) to its guests as long as they are at its table.

Both ends load the same parcels on top of the program's content, and nothing else. So a guest's own file of the same id is neither used nor
touched, and what cannot be lent is not at that table, for the host either. Parcels are those that people share (`content.parcel`), with
their limits and smaller ones: they contain nothing executable.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rdi_desktop.content import parcel
from rdi_desktop.content.files import ORDER, File
from rdi_desktop.net.messages import ITEMS, Fetch, Item, Lent, Piece
from rdi_desktop.net.wire import WireError
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content

TEXT, TEXTS = 96 * 1024, 512 * 1024
"""Most bytes of text in one parcel, and in all of them. The longest file of the program is a quarter of the first."""
ALL = 6 * 1024 * 1024
"""Most bytes of all parcels."""
PIECE = 96 * 1024
"""Bytes sent at a time: a guest asks for the next piece when it has the last, so a slow connection delays nobody."""


class TableContent:
    """The content of one table: that of the program and the parcels lent to it."""

    def __init__(self, shipped: Content) -> None:
        self.content = shipped
        self.pictures: dict[str, bytes] = {}
        """By their paths below a folder of pictures."""
        self._texts = self._bytes = 0

    def lay(self, data: bytes) -> None:
        """Add a parcel. `parcel.Refused` if it is invalid, or exceeds the limits; then nothing is added."""
        if self._bytes + len(data) > ALL:
            raise parcel.ParcelRefused(f"with it there would be more than {ALL // 1024} KiB")
        found = parcel.opened(data, self.content, ORDER, min(TEXT, TEXTS - self._texts))
        self.content = found.content
        self._bytes += len(data)
        for name, file in found.files.items():
            self._texts += len(file) if name.endswith(".yaml") else 0
            if "/" in name:
                self.pictures.setdefault(name, file)


class Lender:
    """The host's side: its home-made files as parcels, checked in the way guests will check them."""

    def __init__(self, content: Content) -> None:
        self._known = content
        self.table = TableContent(content.shipped)
        self.left_out: list[str] = []
        """What cannot be lent, and is therefore not at this table, a sentence for each."""
        self._parcels: list[bytes] = []
        for file in content.made:
            try:
                self._lend(file)
            except parcel.ParcelRefused as refused:
                self.left_out.append(said("host-not-lent", file=file.name, why=str(refused)))
        self.told = Lent(tuple(Item(len(each), _sum(each)) for each in self._parcels))

    @property
    def content(self) -> Content:
        """What the table is played with."""
        return self.table.content

    def piece(self, wanted: Fetch) -> Piece | None:
        """The piece that a guest asks for; None if there is none."""
        if wanted.item >= len(self._parcels) or wanted.at >= len(self._parcels[wanted.item]):
            return None
        return Piece(wanted.item, wanted.at, self._parcels[wanted.item][wanted.at : wanted.at + PIECE])

    def _lend(self, file: File) -> None:
        if len(self._parcels) >= ITEMS:
            raise parcel.ParcelRefused(f"no more than {ITEMS} files can be lent")
        text, id = msgspec.json.encode(file.data), str(file.head.id)  # as it was read, even if the file has changed
        pictures = parcel.pictures_of(_folder(file), parcel.things(self._known, id))
        for shown in (pictures, {}):  # rather without pictures than not at all
            data = parcel.wrapped(id, text, shown)
            try:
                self.table.lay(data)
            except parcel.ParcelRefused:
                if not shown:
                    raise
            else:
                self._parcels.append(data)
                return


class Borrower:
    """The guest's side: asks for one piece after the other, and adds complete parcels."""

    def __init__(self, lent: Lent, shipped: Content) -> None:
        if sum(item.size for item in lent.items) > ALL:
            raise WireError("too_long")
        self.lent = lent
        self.table = TableContent(shipped)
        self.refused: list[str] = []
        """Why something that the host lends was not accepted."""
        self._place = 0
        self._held = bytearray()

    @property
    def wanted(self) -> Fetch | None:
        """What to ask for next; None: everything is here."""
        return Fetch(self._place, len(self._held)) if self._place < len(self.lent.items) else None

    def take(self, piece: Piece) -> None:
        """Add a piece. WireError if it is not the one that was asked for."""
        wanted = self.wanted
        if wanted is None or (piece.item, piece.at) != (wanted.item, wanted.at) or not piece.data:
            raise WireError("not_a_message")
        self._held += piece.data
        item = self.lent.items[self._place]
        if len(self._held) > item.size:
            raise WireError("not_a_message")
        if len(self._held) == item.size:
            self._lay(bytes(self._held), item)
            self._held.clear()
            self._place += 1

    def _lay(self, data: bytes, item: Item) -> None:
        if _sum(data) != item.sum:
            raise WireError("damaged")
        try:
            self.table.lay(data)
        except parcel.ParcelRefused as refused:
            self.refused.append(str(refused))


def _folder(file: File) -> Path:
    """The folder of home-made files that it is in."""
    return file.path.parents[len(Path(file.name).parts) - 1]


def _sum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
