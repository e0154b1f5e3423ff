"""A fake push service and its browsers, which decrypt messages as real ones do."""

from __future__ import annotations

import json
import queue
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def base64url(value: bytes) -> str:
    """Encode bytes as base64url."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def from_base64url(value: str) -> bytes:
    """Decode base64url."""
    return urlsafe_b64decode(value + "=" * (-len(value) % 4))


class FakeBrowser:
    """A browser with a subscription at this endpoint."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "p256dh": base64url(public), "auth": base64url(self.auth)}

    def decrypt(self, body: bytes) -> Any:
        """Return the decrypted JSON of a message."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class FakePushService(ThreadingHTTPServer):
    """Stores the messages it gets, and answers with `status`."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status = 201
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.messages: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()

    def next_message(self) -> tuple[str, dict[str, str], bytes]:
        """Return path, headers and body of the next message."""
        return self.messages.get(timeout=20)


class _Handler(BaseHTTPRequestHandler):
    server: FakePushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        # Before the answer, so that the message is here when the sender has finished.
        self.server.messages.put((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_args: Any, **_more: Any) -> None:
        pass


@contextmanager
def running_push_service() -> Iterator[FakePushService]:
    """Run a push service meanwhile."""
    with FakePushService() as service:
        thread = threading.Thread(target=service.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        yield service
        service.shutdown()
        thread.join()


def claims_of(authorization: str, public: str) -> Any:
    """Return the claims of the server; raises InvalidSignature for another key."""
    fields = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(", "))
    assert fields["k"] == public
    head, claims, signature = fields["t"].split(".")
    assert json.loads(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_base64url(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(utils.encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(from_base64url(claims))
