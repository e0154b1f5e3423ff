"""Advice for people, and why bots played as they did."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, SeatPlan, open_match
from spielhafen.match.match import Match
from tests.server.harbours import TWO, Port, Sailor, good, port_of, store_in, stow

WORD = "quiet-bay-12"


@pytest.fixture
def port(tmp_path: Path) -> Iterator[Port]:
    with port_of(store_in(tmp_path)) as opened:
        yield opened


def finished(port: Port, level: str) -> tuple[Sailor, Match]:
    """A game that Ada has played against a bot to the end, always the first card."""
    ada = port.sailor()
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", kind="bot", level=level)]
    opened = open_match(SANTA_TIMEA, {"first": 1}, seats, bytes(32), 1.0)
    match, events = Match(opened), list[Event]([opened])
    while match.over is None:
        seat = match.actors()[0]
        events.append(match.act(seat, [str(match.state.moves()[0])], 2.0))
        match.apply(events[-1])
    stow(port.store, WORD, match, events)
    return ada, match


def ply_of(match: Match, seat: int) -> int:
    """The first ply of this seat with a choice."""
    return next(number for number, ply in enumerate(match.plies, 1) if ply.actor == seat)


def test_who_is_asked_gets_advice(port: Port) -> None:
    ada = port.sailor()
    view = ada.lay(TWO)
    seat = view["actors"][0]

    advice = good(ada.get(f"/tables/{view['id']}/advice", seat=seat))

    offers = {offer["move"]: offer for offer in ada.look(view["id"], seat)["scene"]["offers"]}
    assert 1 <= len(advice["thoughts"]) <= 3
    for thought in advice["thoughts"]:
        assert thought["touches"] == offers[thought["move"]]["touches"]
        assert 0 <= thought["worth"] <= 1
        assert thought["visits"] > 0
    assert (advice["seat"], advice["level"], advice["ply"]) == (seat, "captain", view["ply"])
    assert good(ada.get(f"/tables/{view['id']}/advice", seat=seat)) == advice
    assert ada.look(view["id"], seat)["seq"] == view["seq"]


def test_who_is_not_asked_gets_none(port: Port) -> None:
    ada, eve = port.sailor(), port.sailor("Eve")
    view = ada.lay(TWO)
    table, other = view["id"], 1 - view["actors"][0]

    assert ada.get(f"/tables/{table}/advice", seat=other).status_code == 409
    assert ada.get(f"/tables/{table}/advice").status_code == 409
    assert eve.get(f"/tables/{table}/advice", seat=view["actors"][0]).status_code == 403


def test_a_bot_says_why_when_the_game_is_over(port: Port) -> None:
    ada, match = finished(port, "helmsman")
    ply = ply_of(match, 1)

    told = good(ada.get(f"/tables/{WORD}/plies/{ply}/why"))

    assert (told["seat"], told["ply"], told["level"]) == (1, ply - 1, "helmsman")
    assert told["thoughts"][0]["label"]


def test_before_that_it_would_tell_what_the_bot_holds(port: Port) -> None:
    ada = port.sailor()
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "helmsman", "name": "Bo"}]
    table = ada.lay(seats, first=1)["id"]

    answer = ada.get(f"/tables/{table}/plies/1/why")

    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server-why-later"


def test_behind_other_plies_there_are_no_reasons(port: Port) -> None:
    ada, match = finished(port, "boy")

    for ply in (1, ply_of(match, 0), ply_of(match, 1)):  # chance, a person, a bot that follows its nose
        assert ada.get(f"/tables/{WORD}/plies/{ply}/why").status_code == 404
    assert ada.get(f"/tables/{WORD}/plies/0/why").status_code == 404
    assert ada.get(f"/tables/{WORD}/plies/99999/why").status_code == 404


def test_who_sits_down_later_has_no_reasons_for_what_was_played_before(port: Port) -> None:
    ada = port.sailor()
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=ada.hash)]
    opened = open_match(SANTA_TIMEA, {"first": 1}, seats, bytes(32), 1.0)
    match, events = Match(opened), list[Event]([opened])
    while match.over is None:
        if len(events) == 3:
            events.append(match.reseat(0, SeatPlan("Bo", kind="bot", level="helmsman"), 2.0))
        else:
            events.append(match.act(match.actors()[0], [str(match.state.moves()[0])], 2.0))
        match.apply(events[-1])
    stow(port.store, WORD, match, events)
    own = [number for number, ply in enumerate(match.plies, 1) if ply.actor == 0]

    assert ada.get(f"/tables/{WORD}/plies/{own[0]}/why").status_code == 404
    assert good(ada.get(f"/tables/{WORD}/plies/{own[-2]}/why"))["level"] == "helmsman"
    assert len(match.minds) == len(match.plies)


def test_who_was_lucky_is_told_when_the_game_is_over(ada: Sailor) -> None:
    table = ada.lay(TWO)["id"]
    assert ada.get(f"/tables/{table}/luck").status_code == 403
    while ada.look(table)["over"] is None:
        ada.play_any(table)
    found = good(ada.get(f"/tables/{table}/luck"))["seats"]
    assert [set(seat) for seat in found] == [{"gain", "error", "best", "worst"}] * 2
    assert found == good(ada.get(f"/tables/{table}/luck"))["seats"]
