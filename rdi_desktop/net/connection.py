# SPDX-License-Identifier: GPL-3.0-or-later
"""One guest's line into the host, without a socket: bytes come in, bytes wait to go out, and whoever floods it is cut off."""

from __future__ import annotations

from rdi_desktop.net.messages import FromGuest, FromHost, Ping, encoded, from_guest
from rdi_desktop.net.wire import TO_HOST, Frames, Packer, WireError

BURST, RATE = 60, 30.0
"""Messages that may come at once, and on the average in a second: more than anybody clicks."""
BYTES_BURST, BYTES_RATE = 4 * TO_HOST, float(TO_HOST)
"""The same for bytes."""


class Allowance:
    """How much may come: so much at once, and so much in a second."""

    def __init__(self, most: int, rate: float, now: float) -> None:
        self._most, self._rate = float(most), rate
        self._left, self._filled = self._most, now

    def use(self, much: int, now: float) -> None:
        """So much has come. WireError if that is more than may; then it does not count."""
        passed, self._filled = max(0.0, now - self._filled), now
        self._left = min(self._most, self._left + passed * self._rate)
        if self._left < much:
            raise WireError("too_fast")
        self._left -= much


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
        self._messages, self._bytes = Allowance(BURST, RATE, now), Allowance(BYTES_BURST, BYTES_RATE, now)

    def feed(self, data: bytes, now: float) -> list[FromGuest]:
        """What the guest said with these bytes. WireError if it is nothing of ours, or too much."""
        self.heard = now
        self._bytes.use(len(data), now)
        frames = self._frames.feed(data)
        self._messages.use(len(frames), now)
        return [message for frame in frames if not isinstance(message := from_guest(frame), Ping)]

    def say(self, message: FromHost, now: float) -> None:
        """Put a message where it goes out."""
        self.spoken = now
        self._out += self._packer.pack(encoded(message))

    def taken(self) -> bytes:
        """What is to be sent now."""
        data, self._out = bytes(self._out), bytearray()
        return data
