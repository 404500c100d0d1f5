# SPDX-License-Identifier: GPL-3.0-or-later
"""Bytes in, messages out: frames with a length, compressed by hosts. No sockets here, see docs/protocol.md."""

from __future__ import annotations

import zlib

LENGTH = 4
"""Bytes of a length, most significant first."""
STEPS = (512, 2048)
"""The shortest frames of a guest and of a host, in bytes; longer ones have twice, four times … that length."""
TO_HOST = 16 * 1024
"""The longest frame that a host accepts: lines of chat and plays are far shorter."""
TO_GUEST = 2 * 1024 * 1024
"""The longest frame that a guest accepts, compressed or not: a table with eight people at one computer takes a third of it."""
MOST_THINGS = 100_000
"""Most lists and mappings in a message: an empty one takes one byte on the wire, and a hundred in memory."""
_BEGINS = bytes((*range(0x80, 0xA0), *range(0xDC, 0xE0)))
"""The bytes with which MessagePack begins a list or a mapping; other data may contain them, too."""


class WireError(ValueError):
    """Bytes that are no valid message; the connection cannot be used any more."""

    def __init__(self, key: str) -> None:
        self.key = key
        """too_long, damaged, not_a_message"""
        super().__init__(key)


def framed(payload: bytes, shortest: int = STEPS[0]) -> bytes:
    """The payload as a frame: the length of the rest, the length of the payload, the payload, zeros up to the next step.

    Encryption hides contents but not lengths, which depend on what somebody holds: so nearly all frames have the same length.
    """
    whole = shortest
    while whole < 2 * LENGTH + len(payload):
        whole *= 2
    head = (whole - LENGTH).to_bytes(LENGTH, "big") + len(payload).to_bytes(LENGTH, "big")
    return (head + payload).ljust(whole, b"\0")


class Frames:
    """Puts frames together from received pieces."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._held = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The payloads completed by these bytes. WireError as soon as one announces more than allowed."""
        self._held += data
        found = []
        while len(self._held) >= LENGTH:
            end = LENGTH + int.from_bytes(self._held[:LENGTH], "big")
            if end > self._longest:
                raise WireError("too_long")
            if len(self._held) < end:
                break
            length = int.from_bytes(self._held[LENGTH : 2 * LENGTH], "big")
            if 2 * LENGTH + length > end:
                raise WireError("damaged")
            found.append(bytes(self._held[2 * LENGTH : 2 * LENGTH + length]))
            del self._held[:end]
        return found


class Packer:
    """Compresses what a host sends to one guest.

    Each frame refers to earlier ones, so a table that has hardly changed takes a few hundred bytes. Each guest has its own packer: the
    lengths show nothing of what others are sent.
    """

    def __init__(self) -> None:
        self._zip = zlib.compressobj(6)

    def pack(self, payload: bytes) -> bytes:
        """A compressed frame, ready to be sent."""
        return framed(self._zip.compress(payload) + self._zip.flush(zlib.Z_SYNC_FLUSH), STEPS[1])


class Unpacker:
    """The other end of a packer."""

    def __init__(self, longest: int = TO_GUEST) -> None:
        self._longest = longest
        self._frames = Frames(longest)
        self._zip = zlib.decompressobj()

    def feed(self, data: bytes) -> list[bytes]:
        """The payloads completed by these bytes. WireError for invalid data, or data that would expand beyond the limit."""
        return [self._unpacked(frame) for frame in self._frames.feed(data)]

    def _unpacked(self, frame: bytes) -> bytes:
        try:
            payload = self._zip.decompress(frame, self._longest)
        except zlib.error:
            raise WireError("damaged") from None
        if self._zip.unconsumed_tail or len(payload) - len(payload.translate(None, _BEGINS)) > MOST_THINGS:
            raise WireError("too_long")
        return payload
