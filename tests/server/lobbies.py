"""What the tests of the lobby share: listing, wishing and joining."""

from __future__ import annotations

from typing import Any

from spielhafen.server.server_parts import ServerPart
from tests.server.registries import ONE_AND_OPEN, OpenServer, User, json_of

WISH = {"game": "santa_timea", "seats": 2, "language": "en", "minutes": 5, "level": "random"}
LOBBY: frozenset[ServerPart] = frozenset({"lobby"})


def list_open(user: User, **options: Any) -> str:
    """Create a table with a free seat and list it; return its id."""
    table: str = user.create_table(ONE_AND_OPEN, **options)["id"]
    json_of(user.post(f"/tables/{table}/listing", {"language": "en"}), 201)
    return table


def listed(user: User) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = json_of(user.get("/lobby"))["listings"]
    return tables


def wish(user: User, name: str, key: str | None = None, **changes: Any) -> dict[str, Any]:
    return json_of(user.post("/lobby/wishes", WISH | {"name": name} | changes, key), 201)


def join(user: User, listing: dict[str, Any], name: str = "Bo") -> Any:
    return user.post(f"/lobby/listings/{listing['id']}/join", {"name": name})


def error_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def rows(server: OpenServer, table: Any) -> list[Any]:
    with server.store.transaction() as connection:
        return list(connection.execute(table.select()))
