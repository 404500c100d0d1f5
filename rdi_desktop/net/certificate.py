# SPDX-License-Identifier: GPL-3.0-or-later
"""The certificate of a host: self-made at the first start, kept beside the saved games, and trusted only through the join code."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.x509.oid import NameOID

from rdi_desktop.machine.files import write_whole

BITS = 3072
"""Length of the key. RSA, since what Windows and macOS import an elliptic key with does not say that it is one (0555)."""
YEARS = 20
"""Validity in years. Nobody checks the date: the code is what is trusted."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate and its key, both as PEM, the key in PKCS #8."""

    certificate: bytes
    key: bytes

    @property
    def der(self) -> bytes:
        """The bytes to which the join code is bound."""
        loaded = x509.load_pem_x509_certificate(self.certificate)
        return loaded.public_bytes(serialization.Encoding.DER)

    @property
    def bare_key(self) -> bytes:
        """The key alone as PEM (PKCS #1), as Qt wants it: for Windows and macOS it wraps it in PKCS #8 itself, whatever is in it."""
        form = serialization.PrivateFormat.TraditionalOpenSSL
        return self._private.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())

    @property
    def fits(self) -> bool:
        """Whether certificate and key belong together. ValueError or TypeError if one is not valid, or not of our kind."""
        key = self._private
        form = serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
        return x509.load_pem_x509_certificate(self.certificate).public_key().public_bytes(
            *form
        ) == key.public_key().public_bytes(*form)

    @property
    def _private(self) -> rsa.RSAPrivateKey:
        key = serialization.load_pem_private_key(self.key, None)
        if not isinstance(key, rsa.RSAPrivateKey):
            raise TypeError("the key is not one that every computer can use")
        return key


def own_certificate(folder: Path) -> Certificate:
    """The certificate in that folder; a new one if there is none, or it cannot be used.

    OSError if it cannot be written.
    """
    certificate, key = folder / "host.crt", folder / "host.key"
    try:
        kept = Certificate(certificate.read_bytes(), key.read_bytes())
        if not kept.fits:
            raise ValueError("the key belongs to another certificate")
    except (OSError, ValueError, TypeError):
        kept = new_certificate()
        write_whole(certificate, kept.certificate)
        write_whole(key, kept.key, secret=True)
    return kept


def new_key() -> rsa.RSAPrivateKey:
    """A new key. Takes half a second, once for each host."""
    return rsa.generate_private_key(65537, BITS)


def new_certificate() -> Certificate:
    """A self-signed certificate that does not identify the computer's owner."""
    key = new_key()
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "RDI Desktop")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=365 * YEARS))
        .sign(key, hashes.SHA256())
    )
    return Certificate(
        made.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()),
    )
