"""Invalid input of all kinds: a clear answer below 500, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spielhafen.core import logbook
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.server.endpoints import ENDPOINTS
from tests.match.tables import play_on
from tests.server.registries import ONE_AND_BOT, OpenServer, RandomBotPool, User, open_server, open_store
from tests.store.logs import count_events

FUZZ = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
SEAT_ROUTES = (
    "sit",
    "bot",
    "take-back",
    "leave",
    "tickets",
    "tickets/redeem",
    "rematch",
    "salt",
    "proposals/undo",
    "proposals/pause",
    "proposals/draw",
    "resume",
    "proposals/answer",
)
MOVES = [
    "N7",
    "bride",
    "set N",
    "pairs W",
    "wind N1",
    "first 1",
    "deal N1",
    "card/N7",
    "?",
    "",
    "N7, N8",
    "n7 ",
    "Ｎ７",
]


def book() -> list[str]:
    """Return the lines of the logbook of a finished match."""
    match = Match(open_match(SANTA_TIMEA, {}, [SeatPlan("Ada"), SeatPlan("Bo")], bytes(32), 1.0))
    play_on(match, Random(4))
    return logbook.write_logbook(match.logbook(0)).splitlines()


BOOK = book()


@dataclass
class FuzzedTable:
    server: OpenServer
    ada: User
    table: str
    events: int


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FuzzedTable]:
    with open_server(open_store(tmp_path_factory.mktemp("fuzz")), RandomBotPool()) as server:
        ada = server.user()
        table = ada.create_table([*ONE_AND_BOT, {"kind": "human", "name": "Bo"}], first=1)["id"]
        yield FuzzedTable(server, ada, table, count_events(server.store))


def check_answer(fuzzed: FuzzedTable, answer: Any) -> None:
    """Check that a refusal has texts and changed nothing; count accepted events."""
    assert answer.status_code < 500, answer.text
    if answer.status_code in (200, 201, 204):
        fuzzed.events = count_events(fuzzed.server.store)
        return
    assert count_events(fuzzed.server.store) == fuzzed.events
    error = answer.json()["error"]
    assert all(Translator(language).has_message(error["key"]) for language in LANGUAGES)
    assert "Traceback" not in answer.text


@FUZZ
@given(
    body=st.binary(max_size=200)
    | st.text(max_size=200).map(str.encode)
    | ANYTHING.map(lambda x: json.dumps(x).encode())
)
def test_any_body(fuzzed: FuzzedTable, body: bytes) -> None:
    headers = fuzzed.ada.headers | {"Content-Type": "application/json"}
    for path in ("", *(f"/{fuzzed.table}/{what}" for what in ("moves", "undo", *SEAT_ROUTES))):
        answer = fuzzed.server.client.post(f"/api/tables{path}", content=body, headers=headers)
        assert answer.status_code == 400 or (path.endswith("rematch") and body == b"{}")
        check_answer(fuzzed, answer)


@FUZZ
@given(
    what=st.sampled_from(SEAT_ROUTES),
    body=st.fixed_dictionaries(
        {},
        optional={
            "seat": st.integers(-2, 4) | ANYTHING,
            "name": st.text(max_size=30) | ANYTHING,
            "level": st.sampled_from(["random", "x"]) | ANYTHING,
            "salt": st.text(max_size=50) | ANYTHING,
            "ticket": st.text(max_size=50) | ANYTHING,
        },
    ),
)
def test_any_seat(fuzzed: FuzzedTable, what: str, body: dict[str, Any]) -> None:
    """Eve, who has no seat, sends commands."""
    answer = fuzzed.server.user("Eve").post(f"/tables/{fuzzed.table}/{what}", body)
    assert answer.status_code in (400, 403, 404, 422)
    check_answer(fuzzed, answer)


@FUZZ
@given(
    wish=st.fixed_dictionaries(
        {},
        optional={
            "game": st.sampled_from(["santa_timea", "chess"]) | ANYTHING,
            "options": st.dictionaries(st.sampled_from(["professional", "first", "x"]), ANYTHING, max_size=3)
            | ANYTHING,
            "seats": st.lists(
                st.fixed_dictionaries(
                    {},
                    optional={
                        "kind": st.sampled_from(["human", "bot"]) | ANYTHING,
                        "name": ANYTHING,
                        "level": ANYTHING,
                    },
                ),
                max_size=7,
            )
            | ANYTHING,
        },
    )
)
def test_any_table(fuzzed: FuzzedTable, wish: dict[str, Any]) -> None:
    check_answer(fuzzed, fuzzed.ada.post("/tables", wish))


@FUZZ
@given(
    seat=st.integers(-2, 4) | st.integers() | ANYTHING,
    moves=st.lists(st.sampled_from(MOVES) | st.text(max_size=40), max_size=4) | ANYTHING,
    seq=st.integers(-1, 4) | st.just(-7) | ANYTHING,
    key=st.none() | st.text(st.characters(codec="latin-1"), max_size=20),
)
def test_any_move(fuzzed: FuzzedTable, seat: Any, moves: Any, seq: Any, key: str | None) -> None:
    current = fuzzed.ada.view(fuzzed.table)["seq"]
    body = {"seat": seat, "moves": moves, "seq": current if seq == -7 else seq}
    headers: dict[bytes, bytes] = {b"Authorization": fuzzed.ada.headers["Authorization"].encode()}
    if key is not None and not set(key) & set("\r\n\0"):
        headers[b"Idempotency-Key"] = key.encode("latin-1")
    check_answer(
        fuzzed, fuzzed.server.client.post(f"/api/tables/{fuzzed.table}/moves", json=body, headers=headers)
    )
    check_answer(fuzzed, fuzzed.ada.post(f"/tables/{fuzzed.table}/undo", {"seat": seat, "seq": seq}))


@FUZZ
@given(
    table_id=st.text(min_size=1, max_size=30)
    | st.from_regex(r"[a-z]{2,5}-[a-z]{2,5}-[0-9]{1,3}", fullmatch=True)
    | st.just("our"),
    rest=st.sampled_from(
        [
            "",
            "/plies/3",
            "/plies/99999999999999999999",
            "/plies/-1",
            "/plies/x",
            "/plies/x/explanation",
            "/plies/2/explanation",
            "/advice",
            "/logbook",
            "/live",
            "/nothing",
        ]
    ),
    seat=st.none() | st.integers(-3, 5) | st.text(max_size=6),
)
def test_any_place(fuzzed: FuzzedTable, table_id: str, rest: str, seat: int | str | None) -> None:
    table_id = fuzzed.table if table_id == "our" else quote(table_id, safe="")
    check_status(fuzzed, fuzzed.ada.get(f"/tables/{table_id}{rest}", seat=seat))


def check_status(fuzzed: FuzzedTable, answer: Any) -> None:
    assert (
        answer.status_code == 200
        or 300 <= answer.status_code < 500
        or answer.json()["error"]["key"] == "server-no-client"
    )
    assert count_events(fuzzed.server.store) == fuzzed.events


@FUZZ
@given(game=st.text(min_size=1, max_size=20), rest=st.text(min_size=1, max_size=20))
def test_any_file(fuzzed: FuzzedTable, game: str, rest: str) -> None:
    for path in (
        f"{quote(game, safe='')}/{quote(rest, safe='')}",
        f"santa_timea/{quote(rest, safe='')}",
        f"santa_timea/rulebook/{quote(rest, safe='')}",
    ):
        check_status(fuzzed, fuzzed.ada.get(f"/games/{path}"))


@pytest.mark.parametrize("digits", [7, 20, 400, 5000])
def test_very_long_numbers(fuzzed: FuzzedTable, digits: int) -> None:
    number = "9" * digits
    for body in (
        f'{{"seat":0,"moves":["N7"],"seq":{number}}}',
        f'{{"seat":{number},"moves":["N7"],"seq":1}}',
    ):
        headers = fuzzed.ada.headers | {"Content-Type": "application/json"}
        check_answer(
            fuzzed,
            fuzzed.server.client.post(f"/api/tables/{fuzzed.table}/moves", content=body, headers=headers),
        )
        table = f'{{"game":"santa_timea","seats":[],"options":{{"first":{number}}}}}'
        check_answer(fuzzed, fuzzed.server.client.post("/api/tables", content=table, headers=headers))
    place = f"/tables/{fuzzed.table}"
    for answer in (fuzzed.ada.get(f"{place}/plies/{number}"), fuzzed.ada.get(place, seat=number)):
        assert answer.status_code == 400


@pytest.mark.parametrize("depth", [10_000])
def test_a_very_deep_body(fuzzed: FuzzedTable, depth: int) -> None:
    headers = fuzzed.ada.headers | {"Content-Type": "application/json"}
    for body in (b"[" * depth, b'{"seats":' + b"[" * depth + b"]" * 1000):
        check_answer(fuzzed, fuzzed.server.client.post("/api/tables", content=body[:16_000], headers=headers))


@pytest.mark.parametrize(
    "kind",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"],
)
def test_other_content_types_than_json_are_refused(fuzzed: FuzzedTable, kind: str) -> None:
    """A form of another site can send these types without a preflight request."""
    headers = fuzzed.ada.headers | {"Content-Type": kind}
    answer = fuzzed.server.client.post("/api/tables", content=b"{}", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "server-not-json"


def test_the_table_is_unchanged(fuzzed: FuzzedTable) -> None:
    assert fuzzed.ada.view(fuzzed.table, 0)["scene"]["offers"]


POSTS = sorted(endpoint.path for endpoint in ENDPOINTS if endpoint.method == "POST")
GETS = sorted(
    endpoint.path
    for endpoint in ENDPOINTS
    if endpoint.method == "GET" and not endpoint.is_websocket and "advice" not in endpoint.path
)
FIELDS = ("seat", "seq", "moves", "agree", "name", "level", "salt", "ticket", "text", "logbook", "ply", "seats", "game", "clock", "options")  # fmt: skip


@FUZZ
@given(
    path=st.sampled_from(POSTS),
    body=st.dictionaries(st.sampled_from(FIELDS), st.integers(-2, 3) | st.booleans() | ANYTHING, max_size=6),
)
def test_any_command_of_any_route_by_a_stranger(fuzzed: FuzzedTable, path: str, body: dict[str, Any]) -> None:
    answer = fuzzed.server.user("Eve").post(path.replace("{table}", fuzzed.table), body)
    accepted = path.endswith("/chat") and answer.status_code == 201
    assert accepted or answer.status_code in (400, 403, 404, 422), (path, body, answer.text)
    check_answer(fuzzed, answer)


@FUZZ
@given(
    path=st.sampled_from(GETS),
    part=st.text(min_size=1, max_size=12),
    query=st.dictionaries(st.sampled_from(("seat", "after", "since", "x")), st.text(max_size=8), max_size=3),
)
def test_any_get_request_by_a_stranger(
    fuzzed: FuzzedTable, path: str, part: str, query: dict[str, str]
) -> None:
    target = path.replace("{table}", fuzzed.table)
    for name in ("{ply}", "{game}", "{language}", "{number}", "{file}"):
        target = target.replace(name, quote(part, safe=""))
    check_status(fuzzed, fuzzed.server.user("Eve").get(target, **query))


@FUZZ
@given(data=st.data())
def test_any_damage_to_a_logbook(fuzzed: FuzzedTable, data: st.DataObject) -> None:
    """A logbook with changed, lost, doubled or invented lines creates a working table, or none."""
    lines = list(BOOK)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        made_up = data.draw(st.text(max_size=30) | st.sampled_from(["*  first 1", "1  N7", "seat  x", "key  00", "brought  9999", "vain 1 1", "option  first 9"]))  # fmt: skip
        change = data.draw(st.sampled_from(("lose", "double", "write")))
        lines[place : place + 1] = {"lose": [], "double": [lines[place]] * 2, "write": [made_up]}[change]
        lines = lines or [""]
    answer = fuzzed.ada.post(
        "/logbooks", {"logbook": "\n".join(lines), "ply": data.draw(st.none() | st.integers(0, 99))}
    )
    assert answer.status_code in (201, 422), answer.text
    check_answer(fuzzed, answer)
    if answer.status_code == 201:
        fuzzed.ada.view(answer.json()["id"])
