"""Bots run outside the event loop; a failing, slow or confused one stops no game."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from io import StringIO
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielhafen.bots import Advice, MoveEvaluation, Reason
from spielhafen.bots.principal_variation import ExpectedMove
from spielhafen.core.text import Text
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.server.bots import worker
from spielhafen.server.bots.jobs import BotJob, LuckJob, WorkerRequest
from spielhafen.server.bots.pool import MAX_QUESTIONS_PER_CLIENT, WorkerPool
from spielhafen.server.messages.advice_info import ExpectedMoveInfo
from spielhafen.server.problems import Problem
from spielhafen.server.tables.bot_runner import bot_move_event
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.replays import replay
from tests.match.tables import match_with_draw_offer
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import (
    ONE_AND_BOT,
    RandomBotPool,
    json_of,
    messages_until,
    next_message,
    open_server,
    open_store,
)
from tests.store.logs import connect


def mine(view: dict[str, object]) -> bool:
    return view["actors"] == [0]


class ScriptedPool(RandomBotPool):
    """Returns a given answer."""

    def __init__(self, answer: Callable[[], str | None]) -> None:
        super().__init__()
        self.answer = answer

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        self.jobs.append(job)
        return self.answer()


@pytest.mark.parametrize(
    ("answer", "logged"), [(None, ""), ("nonsense", "refused"), ("first 2", "refused"), ("", "refused")]
)
def test_a_bot_without_a_move_moves_randomly(
    tmp_path: Path, answer: str | None, logged: str, caplog: pytest.LogCaptureFixture
) -> None:
    with open_server(open_store(tmp_path), ScriptedPool(lambda: answer)) as server:
        ada = server.user()
        table = ada.create_table(ONE_AND_BOT, first=2)["id"]
        with ada.live(table, 0) as connection:
            view = messages_until(connection, mine)[-1]["table"]
    assert view["seq"] == 2
    assert logged in caplog.text


def test_a_bot_without_a_move_never_accepts_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_with_draw_offer()
    for seed in range(20):
        monkeypatch.setattr(Match, "bot_seed", lambda *_, seed=seed: seed)
        assert [ply[1] for ply in bot_move_event(match, 1, None, 3.0).plies] == ["decline"]


def test_a_failing_pool_is_logged_and_retried_when_the_table_is_opened(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failed = threading.Event()

    def answer() -> str | None:
        if failed.is_set():
            return None
        failed.set()
        raise ZeroDivisionError

    with open_server(open_store(tmp_path), ScriptedPool(answer)) as server:
        ada = server.user()
        table = ada.create_table(ONE_AND_BOT, first=2)["id"]
        assert failed.wait(TIMEOUT_SECONDS)
        with ada.live(table, 0) as connection:  # opening the table wakes the bots
            messages_until(connection, mine)
    assert "ZeroDivisionError" in caplog.text


class SlowPool(RandomBotPool):
    """Thinks until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = threading.Event()
        self.release = asyncio.Event()

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        self.thinking.set()
        await self.release.wait()
        return await super().choose(job, owner)


def test_all_listeners_learn_that_a_bot_thinks_and_no_page_waits(tmp_path: Path) -> None:
    pool = SlowPool()
    with open_server(open_store(tmp_path), pool) as server:
        ada = server.user()
        table = ada.create_table(ONE_AND_BOT, first=1)["id"]
        with ada.live(table, 0) as connection:
            view = next_message(connection)["table"]
            json_of(ada.play(table, 0, view["scene"]["offers"][0]["move"], seq=1))
            assert next_message(connection)["type"] == "frames"
            assert next_message(connection) == {"type": "thinking", "seats": [1]}
            assert pool.thinking.wait(TIMEOUT_SECONDS)
            assert ada.view(table, 0)["thinking"] is True
            assert ada.get("/games").status_code == 200
            server.client.portal.call(pool.release.set)
            message = next_message(connection)
            assert message["type"] == "frames"
            assert message["table"]["seats"][1]["name"] == "Magellan"


def test_a_decision_stays_valid_whatever_happens_except_moves(tmp_path: Path) -> None:
    pool = SlowPool()
    with open_server(open_store(tmp_path), pool) as server:
        ada = server.user()
        table = ada.create_table(ONE_AND_BOT, first=2)["id"]
        assert pool.thinking.wait(TIMEOUT_SECONDS)
        json_of(ada.post(f"/tables/{table}/tickets", {"seat": 0}))
        server.client.portal.call(pool.release.set)
        with ada.live(table, 0) as connection:
            messages_until(connection, mine)
    assert len(pool.jobs) == 1


def test_deleting_a_table_cancels_a_thinking_bot(tmp_path: Path) -> None:
    pool = SlowPool()
    with open_server(open_store(tmp_path), pool) as server:
        ada = server.user()
        table = ada.create_table(ONE_AND_BOT, first=2)["id"]
        assert pool.thinking.wait(TIMEOUT_SECONDS)
        assert ada.delete(f"/tables/{table}").status_code == 204
        server.client.portal.call(pool.release.set)
        assert len(server.store.events(table)) == 2
    assert pool.jobs == []


def test_bots_resume_after_a_restart_without_any_request(tmp_path: Path) -> None:
    slow = SlowPool()
    with open_server(open_store(tmp_path), slow) as server:
        table = server.user().create_table(ONE_AND_BOT, first=2)["id"]
        assert slow.thinking.wait(TIMEOUT_SECONDS)
    store = open_store(tmp_path)
    assert store.matches_awaiting_bot() == [table]
    woken = SlowPool()
    with open_server(store, woken) as server:
        assert woken.thinking.wait(TIMEOUT_SECONDS)
        server.client.portal.call(woken.release.set)
        with server.user().live(table, 0) as connection:
            view = messages_until(connection, mine)[-1]["table"]
    assert view["seq"] == 2
    assert woken.jobs[0].seed == slow_seed(tmp_path, table)


def slow_seed(folder: Path, table: str) -> int:
    """Return the seed that the bot had before the restart."""
    store = open_store(folder)
    events = store.events(table)
    store.close()
    return replay(events[:1]).bot_seed(1)


def test_a_broken_table_does_not_keep_other_bots_from_resuming(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow = SlowPool()
    with open_server(open_store(tmp_path), slow) as server:
        tables = [server.user().create_table(ONE_AND_BOT, first=2)["id"] for _ in range(2)]
        assert slow.thinking.wait(TIMEOUT_SECONDS)
    with connect(tmp_path / "harbour.sqlite") as link:
        link.execute("UPDATE event SET body = x'00' WHERE match = ?", (tables[0],))
    link.close()
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        with ada.live(tables[1], 0) as connection:
            messages_until(connection, mine)
        answer = ada.get(f"/tables/{tables[0]}")
        assert answer.status_code == 500
        assert answer.json()["error"]["key"] == "server-broken-table"
    assert tables[0] in caplog.text


# The worker.


def job(level: str = "random", seed: int = 1) -> BotJob:
    match = Match(open_match(SANTA_TIMEA, {"first": 1}, [SeatPlan("Ada"), SeatPlan("Bo")], bytes(32), 1.0))
    return BotJob("santa_timea", SANTA_TIMEA.dump(match.view_for(0)), level, seed)


def choose_all(pool: WorkerPool, *thoughts: BotJob) -> list[str | None]:
    async def ask() -> list[str | None]:
        try:
            return [await pool.choose(item, JobOwner()) for item in thoughts]
        finally:
            await pool.close()

    return asyncio.run(ask())


def test_the_worker_chooses_moves_the_same_for_the_same_seed() -> None:
    one, two, other = choose_all(WorkerPool(), job(seed=1), job(seed=1), job(seed=7))
    assert one == two
    for move in (one, other):
        assert move in [str(offered) for offered in SANTA_TIMEA.load(job().view).moves()]


def script(body: str) -> tuple[str, ...]:
    return (sys.executable, "-c", f"import sys\nfor line in sys.stdin:\n    {body}\n    sys.stdout.flush()")


@pytest.mark.parametrize(
    "body",
    [
        "sys.exit(3)",
        "print('no JSON')",
        "print('[1]')",
        'print(\'{"error": "ZeroDivisionError"}\')',
        "print('x' * 2_000_000)",
    ],
)
def test_a_worker_that_dies_or_answers_nonsense_is_logged_and_restarted(
    body: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert choose_all(WorkerPool(script(body)), job(), job()) == [None, None]
    assert caplog.text.count("a bot (random)") == 2


def test_a_worker_that_takes_too_long_is_stopped(caplog: pytest.LogCaptureFixture) -> None:
    pool = WorkerPool(script("import threading; threading.Event().wait()"), timeout=0.2)
    assert choose_all(pool, job()) == [None]
    assert "gave no answer" in caplog.text


def test_a_worker_that_cannot_be_started_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert choose_all(WorkerPool(("/no/such/program",)), job()) == [None]
    assert "gave no answer" in caplog.text


def test_a_cancelled_job_does_not_get_the_answer_of_another() -> None:
    async def ask() -> str | None:
        pool = WorkerPool()
        await pool.choose(job(seed=3), JobOwner())
        waiting = asyncio.create_task(pool.choose(job(seed=1), JobOwner()))
        await asyncio.sleep(0)  # the job is sent and not answered yet
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        try:
            return await pool.choose(job(seed=7), JobOwner())
        finally:
            await pool.close()

    assert asyncio.run(ask()) == choose_all(WorkerPool(), job(seed=7))[0]


BRIEF = "import json; job = json.loads(line)['job']; print(json.dumps({'move': job['level']}))"


def order_of(cores: int, *awaited: bool) -> list[str]:
    """Return the order in which simultaneous jobs are answered while another is running."""
    answered: list[str] = []

    async def one(pool: WorkerPool, number: int, people: bool) -> None:
        move = await pool.choose(job(level=str(number)), JobOwner(urgent=people))
        answered.append(str(move))

    async def ask() -> None:
        pool = WorkerPool(script(BRIEF), cores=cores)
        tasks = [
            asyncio.create_task(one(pool, number, people)) for number, people in enumerate((True, *awaited))
        ]
        await asyncio.gather(*tasks)
        await pool.close()

    asyncio.run(ask())
    return answered


def test_jobs_that_people_wait_for_come_first() -> None:
    assert order_of(1, False, False, True, False, True) == ["0", "3", "5", "1", "2", "4"]


@pytest.mark.parametrize("cores", [2, 3])
def test_several_cores_answer_all_jobs(cores: int) -> None:
    assert sorted(order_of(cores, *[True] * 6)) == [str(number) for number in range(7)]


def test_a_job_cancelled_in_the_queue_costs_no_other_its_turn() -> None:
    async def ask() -> list[str | None]:
        pool = WorkerPool(script(BRIEF))
        first, second, third = (
            asyncio.create_task(pool.choose(job(level=level), JobOwner())) for level in ("a", "b", "c")
        )
        await asyncio.sleep(0)  # the second and the third wait for the first
        second.cancel()
        answers = [await first, await third, await pool.choose(job(level="d"), JobOwner())]
        await pool.close()
        return answers

    assert asyncio.run(ask()) == ["a", "c", "d"]


WISE = "import json; job = json.loads(line)['job']; print(json.dumps({'luck': [], 'move': job.get('level')}))"


def ask_all(questions: int, failed: int = 0, bots: int = 0) -> tuple[list[Any], list[Any]]:
    """Return the outcomes of questions, of which the first ones are cancelled, and of bot jobs.

    All of them come while another job is running.
    """

    async def ask() -> tuple[list[Any], list[Any]]:
        pool = WorkerPool(script(WISE))
        thinking = asyncio.create_task(pool.choose(job(level="first"), JobOwner()))
        leaving = [asyncio.create_task(pool.advise(job(), JobOwner())) for _ in range(failed)]
        await asyncio.sleep(0)  # all of them wait for the first
        for task in leaving:
            task.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)
        wanted = [
            pool.luck(LuckJob("", 1), JobOwner()) if number % 2 else pool.advise(job(), JobOwner())
            for number in range(questions)
        ]
        waiting_answers = asyncio.gather(*wanted, return_exceptions=True)
        chosen = asyncio.gather(
            *(pool.choose(job(), JobOwner()) for _ in range(bots)), return_exceptions=True
        )
        await thinking
        outcomes = await waiting_answers, await chosen
        assert not pool._questions._counts
        await pool.close()
        return outcomes

    return asyncio.run(ask())


def test_excess_questions_are_refused_and_no_bot_is() -> None:
    answers, moves = ask_all(MAX_QUESTIONS_PER_CLIENT + 2, bots=MAX_QUESTIONS_PER_CLIENT + 2)
    refused = [answer for answer in answers if isinstance(answer, Problem)]
    assert [(why.status, why.text.key) for why in refused] == [(503, "server-too-curious")] * 2
    assert answers[-2:] == refused
    assert moves == ["random"] * (MAX_QUESTIONS_PER_CLIENT + 2)


def test_a_cancelled_question_makes_room_for_another() -> None:
    answers, _ = ask_all(MAX_QUESTIONS_PER_CLIENT, failed=MAX_QUESTIONS_PER_CLIENT)
    assert not any(isinstance(answer, Problem) for answer in answers)


def test_the_refusal_of_excess_questions_has_a_text_in_each_language() -> None:
    assert all(Translator(language).has_message("server-too-curious") for language in LANGUAGES)


def test_jobs_of_tables_with_bots_only_are_not_urgent(tmp_path: Path) -> None:
    pool = RandomBotPool()
    with open_server(open_store(tmp_path), pool) as server:
        ada = server.user()
        bot = {"kind": "bot", "level": "random", "name": "Drake"}
        ada.create_table([bot, bot | {"name": "Cook"}])
        ada.create_table([{"kind": "human", "name": "Ada"}, bot], first=2)
        with ada.live(ada.create_table(ONE_AND_BOT, first=2)["id"], 0) as connection:
            messages_until(connection, mine)
    assert {owner.urgent for owner in pool.owners} == {True, False}


def job_line(**change: object) -> str:
    return msgspec.json.encode(WorkerRequest(msgspec.structs.replace(job(), **change))).decode() + "\n"


def test_the_worker_answers_line_by_line_and_survives_mistakes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answered = StringIO()
    worker.run_jobs(
        StringIO(
            job_line() + "nonsense\n" + job_line(game="chess") + job_line(level="commodore") + job_line()
        ),
        answered,
    )
    answers = [json.loads(line) for line in answered.getvalue().splitlines()]
    assert [sorted(answer) for answer in answers] == [["move"], ["error"], ["error"], ["error"], ["move"]]
    assert answers[0] == answers[-1]
    assert "Traceback" in capsys.readouterr().err


def test_the_worker_starts_no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """An imported table may name a program as a level."""
    monkeypatch.setattr("subprocess.Popen", lambda *_, **__: pytest.fail("it was started"))
    answered = StringIO()

    worker.run_jobs(StringIO(job_line(level="run:python")), answered)

    assert json.loads(answered.getvalue()) == {"error": "UnknownLevel"}


def test_an_infinite_error_is_sent_as_unknown() -> None:
    move = SANTA_TIMEA.load(job().view).moves()[0]
    label = ExpectedMove(1, "N7", Text("card", {"rank": 7}))
    thoughts = (MoveEvaluation(move, 9, 0.5), MoveEvaluation(move, 1, 0.25, inf))
    sent = worker.advice_result(
        Advice(thoughts, "reckoned", True, (Reason("mast", 1.0, inf),), ((label,), ()))
    )

    assert [thought.error for thought in sent.thoughts] == [0.0, None]
    assert [reason.error for reason in sent.reasons] == [None]
    assert sent.thoughts[0].line == [ExpectedMoveInfo(1, "N7", {"key": "card", "args": {"rank": 7}})]
    assert sent.thoughts[1].line == []


def test_the_worker_ends_with_its_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spielhafen.server.bots.worker"],
        input=job_line(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "move" in json.loads(done.stdout)


def test_every_level_can_be_chosen(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        offered = [level["id"] for level in server.user().get("/bot-levels").json()]
        assert offered == ["boy", "sailor", "helmsman", "captain", "admiral"]
