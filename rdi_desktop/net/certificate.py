# SPDX-License-Identifier: GPL-3.0-or-later
"""The certificate of a host: self-made at the first start, kept beside the saved games, and trusted only through the join code."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from rdi_desktop.folders import private

YEARS = 20
"""Validity in years. Nobody checks the date: the code is what is trusted."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate and its key, both as PEM."""

    certificate: bytes
    key: bytes

    @property
    def der(self) -> bytes:
        """The bytes to which the join code is bound."""
        loaded = x509.load_pem_x509_certificate(self.certificate)
        return loaded.public_bytes(serialization.Encoding.DER)

    @property
    def fits(self) -> bool:
        """Whether certificate and key belong together. ValueError or TypeError if one of them is not valid."""
        key = serialization.load_pem_private_key(self.key, None)
        form = serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
        return x509.load_pem_x509_certificate(self.certificate).public_key().public_bytes(
            *form
        ) == key.public_key().public_bytes(*form)


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
        folder.mkdir(parents=True, exist_ok=True)
        certificate.write_bytes(kept.certificate)
        key.unlink(missing_ok=True)  # an old file may be readable by everybody
        with open(key, "xb", opener=private) as file:
            file.write(kept.key)
    return kept


def new_certificate() -> Certificate:
    """A self-signed certificate that does not identify the computer's owner."""
    key = ec.generate_private_key(ec.SECP256R1())
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
