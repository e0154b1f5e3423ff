"""HTTP client for untrusted URLs; blocks private addresses (SSRF).

A host name is resolved once, all its addresses are checked, and the connection goes to one of these, so that
a second resolution cannot lead into the server's network (DNS rebinding). Redirects are not followed, and a
deadline holds for the whole exchange, however slowly the answer arrives.
"""

from __future__ import annotations

import re
import socket
import ssl
import time
from collections.abc import Mapping
from http.client import BadStatusLine, HTTPConnection
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

MAX_STATUS_LINE_BYTES: Final = 1024
"""The status line is all that is read of an answer."""
STATUS_LINE: Final = re.compile(rb"HTTP/1\.[01] ([2-5][0-9][0-9])\b")
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
"""IPv6 addresses assigned to hosts; all others have special purposes (IANA registry)."""
NAT64: Final = IPv6Network("64:ff9b::/96")
"""IPv4 addresses embedded in IPv6 for translating networks (RFC 6052)."""
PROTOCOL_ASSIGNMENTS: Final = IPv4Network("192.0.0.0/24")
"""Reserved for protocols (RFC 6890), though Python takes some of them for global."""


class PrivateAddress(OSError):
    """Not a public address."""


class Deadline:
    """The end of a time limit for several steps."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def remaining(self) -> float:
        """Return the remaining seconds; raises TimeoutError once there are none."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError("it took too long")
        return left


def is_public_address(address: str) -> bool:
    """Return whether an IPv4 or IPv6 address is public; embedded IPv4 addresses count."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if (embedded := _embedded_ipv4(ip)) is not None:
            return is_public_address(str(embedded))
        if ip not in GLOBAL_UNICAST or ip.teredo is not None:
            return False
    elif ip in PROTOCOL_ASSIGNMENTS:
        return False
    return ip.is_global and not ip.is_multicast


def _embedded_ipv4(address: IPv6Address) -> IPv4Address | None:
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


def resolve_public(host: str, port: int) -> str:
    """Return an address of the host.

    Raises PrivateAddress if any of its addresses is not public, OSError if there is none.
    """
    addresses = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not all(is_public_address(address) for address in addresses):
        raise PrivateAddress(f"{host} is a private address")
    return addresses[0]


class SafeConnection(HTTPConnection):
    """A connection for one request, and the status line of its answer, before a deadline."""

    def __init__(self, url: SplitResult, deadline: Deadline, *, allow_private: bool) -> None:
        # Without a port, http.client would look for one in the name, and find it in the colons of IPv6.
        super().__init__(str(url.hostname), url.port or DEFAULT_PORTS[url.scheme])
        self.default_port = DEFAULT_PORTS[url.scheme]
        self.deadline = deadline
        self.uses_tls = url.scheme == "https"
        self.allows_private = allow_private

    def connect(self) -> None:
        """Connect to a checked address; raises PrivateAddress, OSError."""
        address = self.host if self.allows_private else resolve_public(self.host, self.port)
        sock = socket.create_connection((address, self.port), self.deadline.remaining())
        try:
            if self.uses_tls:
                sock.settimeout(self.deadline.remaining())
                sock = ssl.create_default_context().wrap_socket(sock, server_hostname=self.host)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except BaseException:
            sock.close()
            raise
        self.sock = sock

    def send(self, data: Any) -> None:
        """Send all data; raises PrivateAddress, OSError."""
        if self.sock is None:
            self.connect()
        # The timeout of a socket holds for all of sendall, with TLS, too.
        self.sock.settimeout(self.deadline.remaining())
        self.sock.sendall(data)

    def read_status(self) -> int:
        """Return the status of the answer; raises BadStatusLine, OSError."""
        received = b""
        while b"\n" not in received:
            self.sock.settimeout(self.deadline.remaining())
            chunk = self.sock.recv(MAX_STATUS_LINE_BYTES - len(received))
            if not chunk:
                break
            received += chunk
        if not (status := STATUS_LINE.match(received)):
            raise BadStatusLine(repr(received[:40]))
        return int(status[1])


def post(
    url: str, body: bytes, headers: Mapping[str, str], timeout: float, *, allow_private: bool = False
) -> int:
    """Send a POST request and return the status of the answer.

    timeout: seconds for the whole exchange, without name resolution. allow_private: whether the URL is
    trusted because the operator has configured it.

    Raises PrivateAddress, OSError, HTTPException.
    """
    parts = urlsplit(url)
    connection = SafeConnection(parts, Deadline(timeout), allow_private=allow_private)
    path = parts.path + (f"?{parts.query}" if parts.query else "") or "/"
    try:
        connection.request("POST", path, body, dict(headers))
        return connection.read_status()
    finally:
        connection.close()
