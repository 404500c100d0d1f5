# SPDX-License-Identifier: GPL-3.0-or-later
"""The certificate of a host: made by itself at the first start, kept beside the saved games, vouched for by the join code alone."""

from __future__ import annotations

import datetime as dt
import os
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

YEARS = 20
"""How long it is good for. Nobody checks the date: the code is what is trusted."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate and its key, both as PEM."""

    certificate: bytes
    key: bytes

    @property
    def der(self) -> bytes:
        """What the join code is bound to."""
        loaded = x509.load_pem_x509_certificate(self.certificate)
        return loaded.public_bytes(serialization.Encoding.DER)


def own_certificate(folder: Path) -> Certificate:
    """The certificate kept in that folder; a new one when there is none, or when what lies there cannot be used.

    OSError if it cannot be written.
    """
    certificate, key = folder / "host.crt", folder / "host.key"
    try:
        kept = Certificate(certificate.read_bytes(), key.read_bytes())
        serialization.load_pem_private_key(kept.key, None)
        _ = kept.der
    except (OSError, ValueError, TypeError):
        kept = new_certificate()
        folder.mkdir(parents=True, exist_ok=True)
        certificate.write_bytes(kept.certificate)
        key.touch(mode=0o600)
        os.chmod(key, 0o600)  # noqa: PTH101 - it may have been there before, open to all
        key.write_bytes(kept.key)
    return kept


def new_certificate() -> Certificate:
    """A self-signed certificate that says nothing of whose computer it is."""
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
