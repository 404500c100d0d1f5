# SPDX-License-Identifier: GPL-3.0-or-later
"""One guest's line into the host, without a socket: bytes come in, bytes wait to go out, and whoever floods it is cut off."""

from __future__ import annotations

from rdi_desktop.net.messages import FromGuest, FromHost, Ping, encoded, from_guest
from rdi_desktop.net.wire import TO_HOST, Frames, Packer, WireError

BURST, RATE = 60, 30.0
"""Messages that may come at once, and on the average in a second: more than anybody clicks."""
BYTES_BURST, BYTES_RATE = 4 * TO_HOST, float(TO_HOST)
"""The same for bytes."""


class Connection:
    """Frames, packing and patience for one guest."""

    def __init__(self, number: int, address: str, now: float) -> None:
        self.number = number
        self.address = address
        self.since = now
        self.heard = now
        """When something was last heard."""
        self.spoken = now
        """When something was last said."""
        self.person: int | None = None
        """Who it is, once it has said so."""
        self.closing = False
        """Nothing is read any more; what waits to go out is still sent."""
        self._frames = Frames(TO_HOST)
        self._packer = Packer()
        self._out = bytearray()
        self._messages, self._bytes, self._filled = float(BURST), float(BYTES_BURST), now

    def feed(self, data: bytes, now: float) -> list[FromGuest]:
        """What the guest said with these bytes. WireError if it is nothing of ours, or too much."""
        self.heard = now
        self._refill(now)
        self._bytes -= len(data)
        if self._bytes < 0:
            raise WireError("too_fast")
        frames = self._frames.feed(data)
        self._messages -= len(frames)
        if self._messages < 0:
            raise WireError("too_fast")
        return [message for frame in frames if not isinstance(message := from_guest(frame), Ping)]

    def say(self, message: FromHost, now: float) -> None:
        """Put a message where it goes out."""
        self.spoken = now
        self._out += self._packer.pack(encoded(message))

    def taken(self) -> bytes:
        """What is to be sent now."""
        data, self._out = bytes(self._out), bytearray()
        return data

    def _refill(self, now: float) -> None:
        passed, self._filled = max(0.0, now - self._filled), now
        self._messages = min(float(BURST), self._messages + passed * RATE)
        self._bytes = min(float(BYTES_BURST), self._bytes + passed * BYTES_RATE)
