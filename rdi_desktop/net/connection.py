# SPDX-License-Identifier: GPL-3.0-or-later
"""One guest's connection to the host, without a socket: incoming bytes, outgoing bytes, and limits against flooding."""

from __future__ import annotations

from rdi_desktop.net.messages import FromGuest, FromHost, Ping, encoded, from_guest
from rdi_desktop.net.wire import TO_HOST, Frames, Packer, WireError

BURST, RATE = 60, 30.0
"""Messages allowed at once, and per second on average: more than anybody clicks."""
BYTES_BURST, BYTES_RATE = 4 * TO_HOST, float(TO_HOST)
"""The same for bytes."""


class Allowance:
    """A rate limit: so much at once, and so much per second."""

    def __init__(self, most: int, rate: float, now: float) -> None:
        self._most, self._rate = float(most), rate
        self._left, self._filled = self._most, now

    def use(self, much: int, now: float) -> None:
        """Count `much`. WireError if that exceeds the limit; then it is not counted."""
        passed, self._filled = max(0.0, now - self._filled), now
        self._left = min(self._most, self._left + passed * self._rate)
        if self._left < much:
            raise WireError("too_fast")
        self._left -= much


class Connection:
    """Frames, compression and timing of one guest."""

    def __init__(self, number: int, address: str, now: float) -> None:
        self.number = number
        self.address = address
        self.since = now
        self.heard = now
        """When something was last received."""
        self.spoken = now
        """When something was last sent."""
        self.person: int | None = None
        """The number of the guest, once it has introduced itself."""
        self.closing = False
        """Nothing more is read; waiting output is still sent."""
        self._frames = Frames(TO_HOST)
        self._packer = Packer()
        self._out = bytearray()
        self._messages, self._bytes = Allowance(BURST, RATE, now), Allowance(BYTES_BURST, BYTES_RATE, now)

    def feed(self, data: bytes, now: float) -> list[FromGuest]:
        """The messages completed by these bytes. WireError for invalid bytes, or too many."""
        self.heard = now
        self._bytes.use(len(data), now)
        frames = self._frames.feed(data)
        self._messages.use(len(frames), now)
        return [message for frame in frames if not isinstance(message := from_guest(frame), Ping)]

    def say(self, message: FromHost, now: float) -> None:
        """Queue a message for sending."""
        self.spoken = now
        self._out += self._packer.pack(encoded(message))

    def taken(self) -> bytes:
        """The bytes to send now."""
        data, self._out = bytes(self._out), bytearray()
        return data
