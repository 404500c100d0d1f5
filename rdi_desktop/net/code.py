# SPDX-License-Identifier: GPL-3.0-or-later
"""The join code: a short secret of the table, and with it a slow sum over the host's certificate.

Whoever knows the code can tell the host from somebody who only pretends to be it: another certificate gives another code. Whoever has seen
only the certificate cannot make the code, since part of it is chance; and whoever guesses is told no more than that it was wrong.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 signs that nobody mistakes for each other when the code is read out: no I, no O, no 0, no 1."""
SECRET, BOUND = 5, 7
"""Signs that are chance (25 bits), and signs that follow from them and the certificate (35 bits, each trial slow)."""
SALT = b"RDI Desktop join code 1"


def new_code(certificate: bytes, secret: str = "") -> str:
    """A code for the host with this certificate (DER); a new one each time unless its secret part is given."""
    secret = secret or "".join(secrets.choice(LETTERS) for _ in range(SECRET))
    return secret + _bound(certificate, secret)


def fits(code: str, certificate: bytes) -> bool:
    """Whether the host with this certificate is the one that gave out the code."""
    code = plain(code)
    return len(code) == SECRET + BOUND and hmac.compare_digest(_bound(certificate, code[:SECRET]), code[SECRET:])


def same(typed: str, code: str) -> bool:
    """Whether that is the code, compared in a time that does not tell how much of it was right."""
    return hmac.compare_digest(plain(typed).encode(), code.encode())


def plain(typed: str) -> str:
    """A code as somebody typed it, with dashes, blanks and small letters, as it is meant."""
    return "".join(letter for letter in typed[:100].upper() if letter in LETTERS)


def shown(code: str) -> str:
    """The code in groups that can be read out: ABCD-EFGH-JKLM."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def _bound(certificate: bytes, secret: str) -> str:
    """The signs that follow from secret and certificate.

    Takes some 50 ms on purpose: whoever wants a false certificate that gives the same signs has to try it about 2^35 times.
    """
    sum_ = hashlib.scrypt(secret.encode(), salt=SALT + certificate, n=1 << 14, r=8, p=1, dklen=8)
    number = int.from_bytes(sum_, "big")
    return "".join(LETTERS[(number >> (5 * place)) & 31] for place in range(BOUND))
