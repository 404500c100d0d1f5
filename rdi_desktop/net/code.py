# SPDX-License-Identifier: GPL-3.0-or-later
"""The join code: a short random secret of the table, and a slow hash of it with the host's certificate.

A guest who knows the code can tell the host from an impostor: another certificate gives another code. Seeing the certificate is not enough
to compute the code, since part of it is random; and a wrong guess is only told that it was wrong.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 characters that cannot be confused when the code is read out: no I, O, 0 or 1."""
SECRET, BOUND = 5, 7
"""Random characters (25 bits), and characters computed from them and the certificate (35 bits, each trial slow)."""
SALT = b"RDI Desktop join code 1"


def new_code(certificate: bytes) -> str:
    """A random code for the host with this certificate (DER)."""
    secret = "".join(secrets.choice(LETTERS) for _ in range(SECRET))
    return secret + _bound(certificate, secret)


def fits(code: str, certificate: bytes) -> bool:
    """Whether the code was given out by the host with this certificate."""
    code = plain(code)
    return len(code) == SECRET + BOUND and hmac.compare_digest(_bound(certificate, code[:SECRET]), code[SECRET:])


def same(typed: str, code: str) -> bool:
    """Whether that is the code, compared in constant time."""
    return hmac.compare_digest(plain(typed).encode(), code.encode())


def plain(typed: str) -> str:
    """A code as typed, without dashes and blanks and in capitals; letters may be in full width, as input methods write them."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", typed[:100]).upper() if letter in LETTERS)


def readable(code: str) -> bool:
    """Whether a plain code has all its characters."""
    return len(code) == SECRET + BOUND


def shown(code: str) -> str:
    """The code in groups for reading out: ABCD-EFGH-JKLM."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def _bound(certificate: bytes, secret: str) -> str:
    """The characters computed from secret and certificate.

    Takes some 50 ms on purpose: forging a certificate with the same characters takes about 2^35 trials.
    """
    sum_ = hashlib.scrypt(secret.encode(), salt=SALT + certificate, n=1 << 14, r=8, p=1, dklen=8)
    number = int.from_bytes(sum_, "big")
    return "".join(LETTERS[(number >> (5 * place)) & 31] for place in range(BOUND))
