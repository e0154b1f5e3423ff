"""The network server: HTTP and WebSocket, the web client, and bots in other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spielhafen.server.run import run_server as serve

__all__ = ["serve"]


def __getattr__(name: str) -> Any:
    """Load the server when it is asked for; bot processes need other parts of this package only."""
    if name != "serve":
        raise AttributeError(name)
    from spielhafen.server.run import run_server

    return run_server
