"""Advice for people, and why bots played as they did."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen import bots
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, SeatPlan, open_match
from spielhafen.match.match import Match
from spielhafen.match.play_moves import play_moves
from spielhafen.match.seating import reseat
from spielhafen.server.bots.pool import BotJob
from spielhafen.server.messages import AdviceResult, ConsideredMove, SeatLuckInfo
from spielhafen.server.middleware.gate import Rate, RateLimits
from spielhafen.server.tables.fair_queue import JobOwner
from tests.server.registries import (
    TWO_HERE,
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    open_server,
    open_store,
    store_match,
)

WORD = "quiet-bay-12"


@pytest.fixture
def port(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path)) as opened:
        yield opened


def finished(port: OpenServer, level: str) -> tuple[User, Match]:
    """A game that Ada has played against a bot to the end: always the first card, but the bot began with what it thought best."""
    ada = port.user()
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", kind="bot", level=level)]
    opened = open_match(SANTA_TIMEA, {"first": 1}, seats, bytes(32), 1.0)
    match, events = Match(opened), list[Event]([opened])
    while match.over is None:
        seat = match.actors()[0]
        first = seat == 1 and all(ply.actor != 1 for ply in match.plies)
        move = thought_of(match, 1) if first else str(match.state.moves()[0])
        events.append(play_moves(match, seat, [move], 2.0))
        match.apply(events[-1])
    store_match(port.store, WORD, match, events)
    return ada, match


def thought_of(match: Match, seat: int) -> str:
    """What the crew finds best for the seat that is asked."""
    told = bots.explain_move(match.game, match.view_for(seat), "sailor", match.bot_seed(seat))
    return str(told.thoughts[0].move)


def ply_of(match: Match, seat: int) -> int:
    """The first ply of this seat with a choice."""
    return next(number for number, ply in enumerate(match.plies, 1) if ply.actor == seat)


def test_who_is_asked_gets_advice(port: OpenServer) -> None:
    ada = port.user()
    view = ada.create_table(TWO_HERE)
    seat = view["actors"][0]

    advice = json_of(ada.get(f"/tables/{view['id']}/advice", seat=seat))

    offers = {offer["move"]: offer for offer in ada.view(view["id"], seat)["scene"]["offers"]}
    assert 1 <= len(advice["thoughts"]) <= 3
    for job in advice["thoughts"]:
        assert job["touches"] == offers[job["move"]]["touches"]
        assert 0 <= job["worth"] <= 1
        assert job["visits"] > 0
    assert (advice["seat"], advice["level"], advice["ply"]) == (seat, bots.ADVICE_LEVEL, view["ply"])
    assert json_of(ada.get(f"/tables/{view['id']}/advice", seat=seat)) == advice
    assert ada.view(view["id"], seat)["seq"] == view["seq"]


def test_who_is_not_asked_gets_none(port: OpenServer) -> None:
    ada, eve = port.user(), port.user("Eve")
    view = ada.create_table(TWO_HERE)
    table, other = view["id"], 1 - view["actors"][0]

    assert ada.get(f"/tables/{table}/advice", seat=other).status_code == 409
    assert ada.get(f"/tables/{table}/advice").status_code == 409
    assert eve.get(f"/tables/{table}/advice", seat=view["actors"][0]).status_code == 403


def test_a_bot_says_why_when_the_game_is_over(port: OpenServer) -> None:
    ada, match = finished(port, "helmsman")
    ply = ply_of(match, 1)

    told = json_of(ada.get(f"/tables/{WORD}/plies/{ply}/why"))

    assert (told["seat"], told["ply"], told["level"]) == (1, ply - 1, "helmsman")
    assert told["thoughts"][0]["label"]


def test_for_what_it_would_not_play_again_it_gives_no_reasons(port: OpenServer) -> None:
    ada, match = finished(port, "helmsman")
    port.registry.analysis_pool = Reckoner("another card")

    answer = ada.get(f"/tables/{WORD}/plies/{ply_of(match, 1)}/why")

    assert answer.status_code == 404
    assert answer.json() == {"error": {"key": "reasons-lost"}}


def test_before_that_it_would_tell_what_the_bot_holds(port: OpenServer) -> None:
    ada = port.user()
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "helmsman", "name": "Bo"}]
    table = ada.create_table(seats, first=1)["id"]

    answer = ada.get(f"/tables/{table}/plies/1/why")

    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "reasons-later"


def test_behind_other_plies_there_are_no_reasons(port: OpenServer) -> None:
    ada, match = finished(port, "boy")

    for ply in (1, ply_of(match, 0), ply_of(match, 1)):  # chance, a person, a bot that follows its nose
        assert ada.get(f"/tables/{WORD}/plies/{ply}/why").status_code == 404
    assert ada.get(f"/tables/{WORD}/plies/0/why").status_code == 404
    assert ada.get(f"/tables/{WORD}/plies/99999/why").status_code == 404


def test_who_sits_down_later_has_no_reasons_for_what_was_played_before(port: OpenServer) -> None:
    ada = port.user()
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=ada.hash)]
    opened = open_match(SANTA_TIMEA, {"first": 1}, seats, bytes(32), 1.0)
    match, events = Match(opened), list[Event]([opened])
    while match.over is None:
        if len(events) == 3:
            events.append(reseat(match, 0, SeatPlan("Bo", kind="bot", level="helmsman"), 2.0))
        else:
            seat = match.actors()[0]
            first = seat == 0 and "helmsman" not in match.bot_levels and match.seats[0].kind == "bot"
            move = thought_of(match, 0) if first else str(match.state.moves()[0])
            events.append(play_moves(match, seat, [move], 2.0))
        match.apply(events[-1])
    store_match(port.store, WORD, match, events)
    own = [number for number, ply in enumerate(match.plies, 1) if ply.actor == 0]
    job = match.bot_levels.index("helmsman") + 1

    assert ada.get(f"/tables/{WORD}/plies/{own[0]}/why").status_code == 404
    assert json_of(ada.get(f"/tables/{WORD}/plies/{job}/why"))["level"] == "helmsman"
    assert len(match.bot_levels) == len(match.plies)


def test_who_was_lucky_is_told_when_the_game_is_over(ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    assert ada.get(f"/tables/{table}/luck").status_code == 403
    while ada.view(table)["over"] is None:
        ada.play_any(table)
    found = json_of(ada.get(f"/tables/{table}/luck"))["seats"]
    assert [set(seat) for seat in found] == [{"gain", "error", "best", "worst"}] * 2
    assert found == json_of(ada.get(f"/tables/{table}/luck"))["seats"]


class Reckoner(RandomBotPool):
    """Counts what it is asked, and lets others go first before it answers: always with the same move."""

    def __init__(self, best: str = "") -> None:
        super().__init__()
        self.best = best
        self.books: list[int] = []

    async def advise(self, job: BotJob) -> AdviceResult | None:
        self.jobs.append(job)
        for _ in range(9):
            await asyncio.sleep(0)
        best = ConsideredMove(move=self.best, visits=1, worth=0.5, error=None, line=[])
        return AdviceResult(thoughts=[best], verdict="only", reckoned=False, reasons=[])

    async def luck(self, logbook_text: str, seed: int, owner: JobOwner) -> list[SeatLuckInfo] | None:
        self.books.append(seed)
        for _ in range(9):
            await asyncio.sleep(0)
        return [SeatLuckInfo(gain=0.0, error=0.0, best=[], worst=[])]


def test_thoughts_for_people_keep_no_bot_waiting(port: OpenServer) -> None:
    ada, match = finished(port, "helmsman")
    crew, reckoner = port.registry.bot_pool, Reckoner(match.plies[ply_of(match, 1) - 1].move)
    port.registry.analysis_pool = reckoner
    view = ada.create_table(TWO_HERE)

    json_of(ada.get(f"/tables/{view['id']}/advice", seat=view["actors"][0]))
    json_of(ada.get(f"/tables/{WORD}/plies/{ply_of(match, 1)}/why"))
    json_of(ada.get(f"/tables/{WORD}/luck"))

    assert isinstance(crew, RandomBotPool)
    assert crew.jobs == []
    assert (len(reckoner.jobs), reckoner.books) == (2, [len(match.plies)])


def test_what_several_ask_at_once_is_thought_about_once(port: OpenServer) -> None:
    reckoner = port.registry.analysis_pool = Reckoner()
    _, match = finished(port, "boy")
    seat = match.plies[-1].actor
    job = BotJob("santa_timea", SANTA_TIMEA.dump(match.view_for(seat)), "captain", 7)

    async def together() -> tuple[object, ...]:
        harbour = port.registry
        first = asyncio.create_task(harbour.luck_report(WORD, match, "here"))
        await asyncio.sleep(0)
        first.cancel()  # whoever asked first has gone away
        luck = await asyncio.gather(
            harbour.luck_report(WORD, match, "here"), harbour.luck_report(WORD, match, "here")
        )
        advice = await asyncio.gather(harbour.advise(job), harbour.advise(job))
        return *luck, *advice

    one, other, this, that = port.client.portal.call(together)
    assert one == other
    assert this == that
    assert (len(reckoner.books), len(reckoner.jobs)) == (1, 1)


def test_luck_is_not_found_out_again_when_the_table_goes_on(port: OpenServer) -> None:
    reckoner = port.registry.analysis_pool = Reckoner()
    ada, match = finished(port, "boy")
    json_of(ada.get(f"/tables/{WORD}/luck"))
    json_of(ada.post(f"/tables/{WORD}/rematch", {}), 201)
    assert ada.view(WORD)["seq"] > match.seq
    json_of(ada.get(f"/tables/{WORD}/luck"))
    assert len(reckoner.books) == 1


def test_who_wants_too_many_thoughts_waits(tmp_path: Path) -> None:
    now = [0.0]
    with open_server(
        open_store(tmp_path), limits=RateLimits(analyses=Rate(1, 2)), clock=lambda: now[0]
    ) as port:
        port.registry.analysis_pool = Reckoner()
        ada, bo = port.user(), port.user("Bo")
        view = ada.create_table(TWO_HERE)
        path = f"/tables/{view['id']}"
        wishes = [f"{path}/luck", f"{path}/plies/1/why", f"{path}/advice", f"{path}/proof"]
        assert [ada.get(wish).status_code for wish in wishes] == [403, 403, 429, 429]
        assert bo.get(f"{path}/luck").status_code == 403
        ada.view(view["id"])
        now[0] += 1
        json_of(ada.get(f"{path}/advice", seat=view["actors"][0]))
        crowd = [port.user(f"x{n}").get(f"{path}/luck").status_code for n in range(9)]
        assert crowd == [403] * 7 + [429] * 2
