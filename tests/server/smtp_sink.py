"""A mail server in this process that keeps what it is given, byte by byte."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any


@dataclass(frozen=True)
class ReceivedMail:
    """A mail: from and to whom it was handed over, and its bytes."""

    sender: str
    recipient: str
    content: bytes


@dataclass
class SmtpSink:
    """What a mail server has received, and how it answers."""

    port: int = 0
    mails: list[ReceivedMail] = field(default_factory=list)
    refusals: dict[str, bytes] = field(default_factory=dict)
    """Answers to commands in place of the usual ones."""


@contextmanager
def smtp_sink() -> Iterator[SmtpSink]:
    """Run a mail server on this machine."""
    sink = SmtpSink()

    class Session(StreamRequestHandler):
        def handle(self) -> None:
            self.say(b"220 sink.test")
            sender = recipient = ""
            while line := self.rfile.readline():
                command = line.decode().strip()
                word = command[:4].upper()
                if word in sink.refusals:
                    self.say(sink.refusals[word])
                elif word == "DATA":
                    self.say(b"354 go on")
                    sink.mails.append(ReceivedMail(sender, recipient, self.content()))
                    self.say(b"250 taken")
                elif word == "QUIT":
                    self.say(b"221 bye")
                    return
                else:
                    sender = command[10:] if word == "MAIL" else sender
                    recipient = command[8:] if word == "RCPT" else recipient
                    self.say(b"250 well")

        def say(self, answer: bytes) -> None:
            self.wfile.write(answer + b"\r\n")

        def content(self) -> bytes:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
            return b"".join(lines)

    class Server(ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Say nothing about a connection that was cut."""

    with Server(("127.0.0.1", 0), Session) as server:
        sink.port = server.server_address[1]
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield sink
        server.shutdown()
