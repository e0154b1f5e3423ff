"""Advice for players, and explanations of bot moves."""

from __future__ import annotations

import asyncio
from pathlib import Path

from spielhafen import bots
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, SeatPlan, open_match
from spielhafen.match.match import Match
from spielhafen.match.play_moves import play_moves
from spielhafen.match.seating import reseat
from spielhafen.server.bots.jobs import BotJob, LuckJob
from spielhafen.server.messages.advice_info import AdviceResult, ConsideredMove, SeatLuckInfo
from spielhafen.server.middleware.rate_limits import RateLimits
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.token_buckets import Rate
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

TABLE_ID = "quiet-bay-12"


def finished(server: OpenServer, level: str) -> tuple[User, Match]:
    """Finish a game of Ada, who plays the first card, and a bot, which begins with its best."""
    ada = server.user()
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", kind="bot", level=level)]
    opened = open_match(SANTA_TIMEA, {"first": 1}, seats, bytes(32), 1.0)
    match, events = Match(opened), list[Event]([opened])
    while match.winners is None:
        seat = match.actors()[0]
        first = seat == 1 and all(ply.actor != 1 for ply in match.plies)
        move = thought_of(match, 1) if first else str(match.state.moves()[0])
        events.append(play_moves(match, seat, [move], 2.0))
        match.apply(events[-1])
    store_match(server.store, TABLE_ID, match, events)
    return ada, match


def thought_of(match: Match, seat: int) -> str:
    """Return the best move that the pool finds for this seat."""
    advice = bots.explain_move(match.game, match.view_for(seat), "sailor", match.bot_seed(seat))
    return str(advice.thoughts[0].move)


def ply_of(match: Match, seat: int) -> int:
    """Return the first ply of this seat with a choice."""
    return next(number for number, ply in enumerate(match.plies, 1) if ply.actor == seat)


def test_the_seat_to_move_gets_advice(server: OpenServer) -> None:
    ada = server.user()
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


def test_other_seats_get_no_advice(server: OpenServer) -> None:
    ada, eve = server.user(), server.user("Eve")
    view = ada.create_table(TWO_HERE)
    table, other = view["id"], 1 - view["actors"][0]

    assert ada.get(f"/tables/{table}/advice", seat=other).status_code == 409
    assert ada.get(f"/tables/{table}/advice").status_code == 409
    assert eve.get(f"/tables/{table}/advice", seat=view["actors"][0]).status_code == 403


def test_bot_moves_are_explained_after_the_game(server: OpenServer) -> None:
    ada, match = finished(server, "helmsman")
    ply = ply_of(match, 1)

    advice = json_of(ada.get(f"/tables/{TABLE_ID}/plies/{ply}/explanation"))

    assert (advice["seat"], advice["ply"], advice["level"]) == (1, ply - 1, "helmsman")
    assert advice["thoughts"][0]["label"]


def test_a_move_that_the_bot_would_not_repeat_is_not_explained(server: OpenServer) -> None:
    ada, match = finished(server, "helmsman")
    server.registry.analysis_pool = CountingPool("another card")

    answer = ada.get(f"/tables/{TABLE_ID}/plies/{ply_of(match, 1)}/explanation")

    assert answer.status_code == 404
    assert answer.json() == {"error": {"key": "reasons-lost"}}


def test_bot_moves_are_not_explained_before_the_end(server: OpenServer) -> None:
    ada = server.user()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "helmsman", "name": "Bo"}]
    table = ada.create_table(seats, first=1)["id"]

    answer = ada.get(f"/tables/{table}/plies/1/explanation")

    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "reasons-later"


def test_other_plies_are_not_explained(server: OpenServer) -> None:
    ada, match = finished(server, "boy")

    for ply in (
        1,
        ply_of(match, 0),
        ply_of(match, 1),
    ):  # chance, a person, a move that the bot would not repeat
        assert ada.get(f"/tables/{TABLE_ID}/plies/{ply}/explanation").status_code == 404
    assert ada.get(f"/tables/{TABLE_ID}/plies/0/explanation").status_code == 404
    assert ada.get(f"/tables/{TABLE_ID}/plies/99999/explanation").status_code == 404


def test_a_bot_seated_later_does_not_explain_earlier_plies(server: OpenServer) -> None:
    ada = server.user()
    seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bo", owner=ada.hash)]
    opened = open_match(SANTA_TIMEA, {"first": 1}, seats, bytes(32), 1.0)
    match, events = Match(opened), list[Event]([opened])
    while match.winners is None:
        if len(events) == 3:
            events.append(reseat(match, 0, SeatPlan("Bo", kind="bot", level="helmsman"), 2.0))
        else:
            seat = match.actors()[0]
            first = seat == 0 and "helmsman" not in match.bot_levels and match.seats[0].kind == "bot"
            move = thought_of(match, 0) if first else str(match.state.moves()[0])
            events.append(play_moves(match, seat, [move], 2.0))
        match.apply(events[-1])
    store_match(server.store, TABLE_ID, match, events)
    own = [number for number, ply in enumerate(match.plies, 1) if ply.actor == 0]
    job = match.bot_levels.index("helmsman") + 1

    assert ada.get(f"/tables/{TABLE_ID}/plies/{own[0]}/explanation").status_code == 404
    assert json_of(ada.get(f"/tables/{TABLE_ID}/plies/{job}/explanation"))["level"] == "helmsman"
    assert len(match.bot_levels) == len(match.plies)


def test_luck_is_reported_after_the_game(ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    assert ada.get(f"/tables/{table}/luck").status_code == 403
    while ada.view(table)["winners"] is None:
        ada.play_any(table)
    seats = json_of(ada.get(f"/tables/{table}/luck"))["seats"]
    assert [set(seat) for seat in seats] == [{"gain", "error", "best", "worst"}] * 2
    assert seats == json_of(ada.get(f"/tables/{table}/luck"))["seats"]


class CountingPool(RandomBotPool):
    """Counts its jobs, and lets other tasks run before it answers with a fixed move."""

    def __init__(self, best: str = "") -> None:
        super().__init__()
        self.best = best
        self.books: list[int] = []

    async def advise(self, job: BotJob, owner: JobOwner) -> AdviceResult | None:
        self.jobs.append(job)
        for _ in range(9):
            await asyncio.sleep(0)
        best = ConsideredMove(move=self.best, visits=1, worth=0.5, error=None, line=[])
        return AdviceResult(thoughts=[best], verdict="only", reckoned=False, reasons=[])

    async def luck(self, job: LuckJob, owner: JobOwner) -> list[SeatLuckInfo] | None:
        self.books.append(job.seed)
        for _ in range(9):
            await asyncio.sleep(0)
        return [SeatLuckInfo(gain=0.0, error=0.0, best=[], worst=[])]


def test_advice_does_not_delay_bots(server: OpenServer) -> None:
    ada, match = finished(server, "helmsman")
    pool, counting_pool = server.registry.bot_pool, CountingPool(match.plies[ply_of(match, 1) - 1].move)
    server.registry.analysis_pool = counting_pool
    view = ada.create_table(TWO_HERE)

    json_of(ada.get(f"/tables/{view['id']}/advice", seat=view["actors"][0]))
    json_of(ada.get(f"/tables/{TABLE_ID}/plies/{ply_of(match, 1)}/explanation"))
    json_of(ada.get(f"/tables/{TABLE_ID}/luck"))

    assert isinstance(pool, RandomBotPool)
    assert pool.jobs == []
    assert (len(counting_pool.jobs), counting_pool.books) == (2, [len(match.plies)])


def test_simultaneous_identical_questions_are_computed_once(server: OpenServer) -> None:
    counting_pool = server.registry.analysis_pool = CountingPool()
    _, match = finished(server, "boy")
    seat = match.plies[-1].actor
    job = BotJob("santa_timea", SANTA_TIMEA.dump(match.view_for(seat)), "captain", 7)

    async def together() -> tuple[object, ...]:
        registry, here = server.registry, JobOwner("here", TABLE_ID)
        first = asyncio.create_task(registry.analyses.luck_report(match, here))
        await asyncio.sleep(0)
        first.cancel()  # the first client has disconnected
        luck = await asyncio.gather(
            registry.analyses.luck_report(match, here), registry.analyses.luck_report(match, here)
        )
        advice = await asyncio.gather(
            registry.analyses.advise(job, JobOwner()), registry.analyses.advise(job, JobOwner())
        )
        return *luck, *advice

    one, other, this, that = server.client.portal.call(together)
    assert one == other
    assert this == that
    assert (len(counting_pool.books), len(counting_pool.jobs)) == (1, 1)


def test_luck_is_not_computed_again_after_later_events(server: OpenServer) -> None:
    counting_pool = server.registry.analysis_pool = CountingPool()
    ada, match = finished(server, "boy")
    json_of(ada.get(f"/tables/{TABLE_ID}/luck"))
    json_of(ada.post(f"/tables/{TABLE_ID}/rematch", {}), 201)
    assert ada.view(TABLE_ID)["seq"] > match.seq
    json_of(ada.get(f"/tables/{TABLE_ID}/luck"))
    assert len(counting_pool.books) == 1


def test_analyses_are_limited(tmp_path: Path) -> None:
    now = [0.0]
    with open_server(
        open_store(tmp_path), limits=RateLimits(analyses=Rate(1, 2)), clock=lambda: now[0]
    ) as server:
        server.registry.analysis_pool = CountingPool()
        ada, bo = server.user(), server.user("Bo")
        view = ada.create_table(TWO_HERE)
        path = f"/tables/{view['id']}"
        paths = [f"{path}/luck", f"{path}/plies/1/explanation", f"{path}/advice", f"{path}/proof"]
        assert [ada.get(path).status_code for path in paths] == [403, 403, 429, 429]
        assert bo.get(f"{path}/luck").status_code == 403
        ada.view(view["id"])
        now[0] += 1
        json_of(ada.get(f"{path}/advice", seat=view["actors"][0]))
        users = [server.user(f"x{n}").get(f"{path}/luck").status_code for n in range(9)]
        assert users == [403] * 7 + [429] * 2
