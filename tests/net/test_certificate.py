# SPDX-License-Identifier: GPL-3.0-or-later
"""The key of a host is one that every computer can import, and an older one is replaced once."""

from __future__ import annotations

import base64
import datetime as dt
import sys
from pathlib import Path

import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.x509.oid import NameOID
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QHostAddress, QSslSocket
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.machine import tls
from rdi_desktop.net import code as codes
from rdi_desktop.net.certificate import BITS, Certificate, new_certificate, own_certificate
from rdi_desktop.net.saved_room import FILE, SavedRoom, read_room
from rdi_desktop.net.table_host import TableHost

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)


def der_of(pem: bytes) -> bytes:
    return base64.b64decode(b"".join(pem.splitlines()[1:-1]))


def element(tag: int, inside: bytes) -> bytes:
    length = len(inside)
    size = length.to_bytes((length.bit_length() + 7) // 8 or 1, "big")
    return bytes([tag]) + (bytes([length]) if length < 128 else bytes([0x80 | len(size)]) + size) + inside


RSA_ENCRYPTION = element(0x06, bytes((0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01)))
NOTHING = element(0x05, b"")


def old_certificate() -> Certificate:
    """One with an elliptic key, as 1.0 made them."""
    key, now = ec.generate_private_key(ec.SECP256R1()), dt.datetime.now(dt.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "RDI Desktop")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(5)
    signed = made.not_valid_before(now).not_valid_after(now + dt.timedelta(days=5)).sign(key, hashes.SHA256())
    form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return Certificate(signed.public_bytes(serialization.Encoding.PEM), key.private_bytes(*form))


def test_the_key_that_is_kept_says_what_it_is() -> None:
    """PKCS #8: version 0, then `rsaEncryption` without parameters, as RFC 8017 wants it, then the key."""
    der = der_of(new_certificate().key)
    version, rest = element(0x02, b"\0"), element(0x30, RSA_ENCRYPTION + NOTHING)
    start = der.index(version)
    assert der[0] == 0x30
    assert start == 4, "a sequence with two bytes of length"
    assert der[start : start + len(version + rest)] == version + rest


def test_what_qt_makes_of_the_key_for_windows_is_sound() -> None:
    """Schannel gets {0, {rsaEncryption, NULL}, the bytes of the key}: with PKCS #8 in it these would be wrapped twice."""
    certificate = new_certificate()
    wrapped = element(
        0x30,
        element(0x02, b"\0") + element(0x30, RSA_ENCRYPTION + NOTHING) + element(0x04, der_of(certificate.bare_key)),
    )
    key = serialization.load_der_private_key(wrapped, None)
    own = serialization.load_pem_private_key(certificate.key, None)
    assert isinstance(key, rsa.RSAPrivateKey)
    assert isinstance(own, rsa.RSAPrivateKey)
    assert key.private_numbers() == own.private_numbers()
    assert key.key_size == BITS


def test_a_host_of_before_gets_a_new_key_once(tmp_path: Path) -> None:
    old = old_certificate()
    (tmp_path / "host.crt").write_bytes(old.certificate)
    (tmp_path / "host.key").write_bytes(old.key)
    new = own_certificate(tmp_path)
    assert new.fits
    assert new.der != old.der
    assert own_certificate(tmp_path) == new


def test_the_company_of_a_host_with_a_new_key_stays_and_the_window_says_why_its_code_is_new(
    tmp_path: Path, content: Content, qtbot: QtBot
) -> None:
    old = old_certificate()
    first = TableHost(content, tmp_path, "Here")
    first.room.invite("Hedda")
    first.open(0, LOOPBACK, hidden=True)
    first.close()
    kept = read_room(tmp_path)
    assert isinstance(kept, SavedRoom)
    code = codes.new_code(old.der)
    (tmp_path / FILE).write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, code=code)))
    (tmp_path / "host.crt").write_bytes(old.certificate)
    (tmp_path / "host.key").write_bytes(old.key)
    again, said = TableHost(content, tmp_path, "Here"), list[str]()
    again.trouble.connect(said.append)
    again.look()
    assert [(each.name, each.token) for each in again.room.people.values()] == [("Hedda", kept.people[0].token)]
    assert again.room.code != code
    assert codes.fits(again.room.code, own_certificate(tmp_path).der)
    assert len(said) == 1
    assert "new join code" in said[0]
    again.close()


def test_openssl_encrypts_wherever_it_is(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[str] = []
    monkeypatch.setattr(QSslSocket, "availableBackends", lambda: ["schannel", "openssl", "cert-only"])
    monkeypatch.setattr(QSslSocket, "activeBackend", lambda: chosen[-1] if chosen else "schannel")
    monkeypatch.setattr(QSslSocket, "setActiveBackend", lambda name: chosen.append(name) or True)
    assert tls.backend() == "openssl"
    assert chosen == ["openssl"]


def test_a_package_without_openssl_fails_its_self_test(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QSslSocket, "availableBackends", lambda: ["schannel", "cert-only"])
    monkeypatch.setattr(QSslSocket, "activeBackend", lambda: "schannel")
    assert tls.told().startswith("schannel"), "a wheel does with what the system has"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(RuntimeError, match="has only schannel"):
        tls.told()


def test_a_computer_that_cannot_encrypt_says_what_it_lacks(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QSslSocket, "supportsSsl", lambda: False)
    assert tls.backend() == ""
    with pytest.raises(RuntimeError, match="OpenSSL 3"):
        tls.told()
