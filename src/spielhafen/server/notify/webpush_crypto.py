"""Cryptography of web push: encryption for a browser, and signatures for push services.

The encryption itself (RFC 8188, keys by RFC 8291) is done by `http-ece`. Both libraries belong to the
optional extra `push`, so they are imported where they are needed.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from typing import Any, Final

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text

MAIL_ADDRESS: Final = re.compile(r'[^\s<>"@]+@[^\s<>"@]+\.[^\s<>"@]+')
PAGE_URL: Final = re.compile(r'https://[^\s<>"@/]+(/[^\s<>"]*)?')

JWT_HEADER: Final = b'{"typ":"JWT","alg":"ES256"}'


class PushLibraryMissing(SpielhafenError):
    """The libraries for web push are not installed."""


class BadContact(SpielhafenError):
    """Not a contact that push services accept."""


def check_library() -> None:
    """Raise PushLibraryMissing unless the libraries are installed."""
    try:
        import cryptography
        import http_ece
    except ImportError:
        raise PushLibraryMissing(text("push-no-library")) from None
    del cryptography, http_ece


def parse_contact(value: str) -> str:
    """Return the contact for push services as `mailto:…` or `https://…`; raises BadContact."""
    mail = value.removeprefix("mailto:")
    if MAIL_ADDRESS.fullmatch(mail):
        return f"mailto:{mail}"
    if PAGE_URL.fullmatch(value):
        return value
    raise BadContact(text("push-bad-contact", contact=value))


def generate_key() -> str:
    """Return a new private key as PEM."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


class VapidClaims(msgspec.Struct):
    """What a token claims: its push service, when it expires (Unix seconds), and the contact."""

    aud: str
    exp: int
    sub: str


class VapidKey:
    """The key by which push services know the server (VAPID)."""

    def __init__(self, pem: str) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        key = serialization.load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)  # noqa: S101 - generate_key made it
        self._key = key
        self.public_key = base64url(
            key.public_key().public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )
        """For browsers, which pass it to their push services, in base64url."""
        secret = key.private_numbers().private_value.to_bytes(32, "big")
        self._topic_key = hmac.digest(secret, b"spielhafen: topics of web push", "sha256")

    def sign(self, claims: VapidClaims) -> str:
        """Return these claims as a signed token (JWT, ES256)."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        unsigned = f"{base64url(JWT_HEADER)}.{base64url(msgspec.json.encode(claims))}"
        r, s = utils.decode_dss_signature(self._key.sign(unsigned.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{unsigned}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    def topic(self, table: str, endpoint: str) -> str:
        """Return the 32 characters by which a service recognises messages about the same table.

        They depend on a secret, because table ids are few enough to be tried one by one, and on the endpoint,
        so that two services cannot find out that they serve the same table.
        """
        return base64url(hmac.digest(self._topic_key, f"{table}\n{endpoint}".encode(), "sha256")[:24])


def encrypt(
    message: bytes, p256dh: bytes, auth: bytes, *, salt: bytes | None = None, key: Any = None
) -> bytes:
    """Encrypt a message for the browser with these keys; tests may give `salt` and `key`.

    Raises ValueError for invalid keys.
    """
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    recipient = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    private_key = key or ec.generate_private_key(ec.SECP256R1())
    encrypted: bytes = http_ece.encrypt(
        message, salt=salt, private_key=private_key, dh=recipient, auth_secret=auth, version="aes128gcm"
    )
    return encrypted


def base64url(value: bytes) -> str:
    """Encode bytes as base64url, without padding."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()
