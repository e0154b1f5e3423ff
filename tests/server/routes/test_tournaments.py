"""Tests for tournaments: rounds, results, limits, hostile organisers, and erasing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spielhafen.server.server_parts import ServerPart
from spielhafen.server.tables import contest_rounds
from spielhafen.store.schema import CONTEST, CONTEST_PERSON
from spielhafen.tournaments.contest import Contest, Contestant
from tests.server.registries import JSONDict, OpenServer, User, json_of, open_server, open_store

PARTS: frozenset[ServerPart] = frozenset({"tournaments"})
CUP = {"name": "Harbour Cup", "game": "santa_timea", "kind": "round-robin", "seats": 2}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), parts=PARTS) as opened:
        yield opened


def create(organiser: User, **more: Any) -> str:
    created: str = json_of(organiser.post("/tournaments", CUP | more), 201)["id"]
    return created


def enter(cup: str, *users: User) -> None:
    for number, user in enumerate(users):
        json_of(user.post(f"/tournaments/{cup}/entrants", {"name": ("Ada", "Bo", "Cy", "Di")[number]}))


def add_bots(cup: str, organiser: User, *names: str) -> None:
    for name in names:
        json_of(organiser.post(f"/tournaments/{cup}/entrants", {"name": name, "level": "random"}))


def start(cup: str, organiser: User, number: int = 1) -> JSONDict:
    return json_of(organiser.post(f"/tournaments/{cup}/rounds", {"round": number}))


def show(cup: str, user: User) -> JSONDict:
    return json_of(user.get(f"/tournaments/{cup}"))


def decide(cup: str, organiser: User, game: int, *places: int) -> Any:
    return organiser.post(f"/tournaments/{cup}/results", {"game": game, "places": places})


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def play_out(user: User, table: str) -> None:
    """Play a game against bots to its end."""
    while (view := user.view(table))["winners"] is None:
        if set(view["actors"]) & set(view["own_seats"]):
            user.play_any(table)


# The path of a tournament.


def test_a_round_robin_from_entering_to_the_standings(ada: User, bo: User, server: OpenServer) -> None:
    cup = create(ada)
    enter(cup, ada, bo)
    add_bots(cup, ada, "Magellan")
    shown = show(cup, bo)
    assert [(one["name"], one["mine"]) for one in shown["people"]] == [
        ("Ada", False), ("Bo", True), ("Magellan", False)
    ]  # fmt: skip
    assert (shown["organiser"], shown["open"], shown["stage"]) == (False, True, "entry")
    for number in (1, 2, 3):
        (game,) = [one for one in start(cup, ada, number)["games"] if one["round"] == number]
        names = [shown["people"][entrant]["name"] for entrant in game["seats"]]
        view = ada.view(game["table"])
        assert [seat["name"] for seat in view["seats"]] == names
        assert view["own_seats"] == [seat for seat, name in enumerate(names) if name == "Ada"]
        player = ada if "Ada" in names else bo
        if "Magellan" in names:
            play_out(player, game["table"])
        else:
            json_of(decide(cup, ada, game["number"], *[1 if name == "Ada" else 2 for name in names]))
    final = show(cup, bo)
    assert (final["stage"], final["running"], final["open"]) == ("over", False, False)
    assert [one["decided"] for one in final["games"]].count(True) == 1
    assert sorted(one["games"] for one in final["standings"]) == [2, 2, 2]
    assert sum(one["score"] for one in final["standings"]) == 3
    assert [one["round"] for one in final["games"]] == [1, 2, 3]
    (listed,) = ada.get("/tournaments").json()
    assert (listed["id"], listed["stage"], listed["entrants"], listed["mine"]) == (cup, "over", 3, True)


def test_bots_alone_play_their_games(ada: User, server: OpenServer) -> None:
    cup = create(ada)
    add_bots(cup, ada, "Magellan", "Drake")
    (game,) = start(cup, ada)["games"]
    view = ada.view(game["table"])
    while view["winners"] is None:
        view = ada.view(game["table"])
    shown = show(cup, ada)
    assert shown["games"][0]["places"] == view["end"]["places"]
    assert shown["stage"] == "over"


def test_late_comers_and_dropouts(ada: User, bo: User, server: OpenServer) -> None:
    cup = create(ada, kind="swiss", rounds=3)
    enter(cup, ada, bo)
    start(cup, ada)
    json_of(server.user("Cy").post(f"/tournaments/{cup}/entrants", {"name": "Cy"}))
    json_of(bo.post(f"/tournaments/{cup}/withdraw", {"entrant": 1, "name": "Bo"}))
    json_of(decide(cup, ada, 0, 1, 2))
    game = start(cup, ada, 2)["games"][-1]
    assert sorted(game["seats"]) == [0, 2]
    assert [one["active"] for one in show(cup, ada)["people"]] == [True, False, True]


def test_a_dropout_before_the_first_round_leaves_no_trace(ada: User, bo: User) -> None:
    cup = create(ada)
    enter(cup, bo, ada)
    json_of(ada.post(f"/tournaments/{cup}/withdraw", {"entrant": 0, "name": "Ada"}))
    assert [one["name"] for one in show(cup, ada)["people"]] == ["Bo"]


def test_a_page_that_is_old_takes_out_no_other_person(ada: User, bo: User, server: OpenServer) -> None:
    cup = create(ada)
    enter(cup, bo, server.user("Cy"), server.user("Di"))
    json_of(bo.post(f"/tournaments/{cup}/withdraw", {"entrant": 0, "name": "Ada"}))
    for user, entrant, name in (
        (ada, 0, "Ada"),
        (ada, 1, "Bo"),
        (server.user("Di"), 2, "Cy"),
        (ada, 9, "Cy"),
    ):
        answer = user.post(f"/tournaments/{cup}/withdraw", {"entrant": entrant, "name": name})
        assert refusal(answer) == (422, "tournament-no-entrant")
    assert [one["name"] for one in show(cup, ada)["people"]] == ["Bo", "Cy"]


def test_a_knock_out_ends_with_its_winner(ada: User, server: OpenServer) -> None:
    cup = create(ada, kind="knock-out")
    enter(cup, ada, *(server.user(name) for name in ("Bo", "Cy", "Di")))
    for number in (1, 2):
        for game in start(cup, ada, number)["games"]:
            if not game["places"]:
                best = min(game["seats"])
                json_of(decide(cup, ada, game["number"], *[1 if e == best else 2 for e in game["seats"]]))
        assert refusal(server.user("Eve").post(f"/tournaments/{cup}/entrants", {"name": "Eve"})) == (
            422, "tournament-entry-over"
        )  # fmt: skip
    final = show(cup, ada)
    assert final["stage"] == "over"
    assert final["people"][final["standings"][0]["entrant"]]["name"] == "Ada"


# Results.


@pytest.mark.slow
def test_the_result_of_a_table_stands(ada: User, server: OpenServer) -> None:
    cup = create(ada, kind="swiss", rounds=2)
    enter(cup, ada)
    add_bots(cup, ada, "Drake")
    (game,) = start(cup, ada)["games"]
    play_out(ada, game["table"])
    assert refusal(decide(cup, ada, 0, 1, 2)) == (422, "tournament-has-result")


@pytest.mark.slow
def test_a_table_that_is_decided_keeps_its_result_when_it_ends(ada: User, server: OpenServer) -> None:
    cup = create(ada, kind="swiss", rounds=2)
    enter(cup, ada)
    add_bots(cup, ada, "Drake")
    (game,) = start(cup, ada)["games"]
    json_of(decide(cup, ada, 0, 2, 1))
    json_of(decide(cup, ada, 0, 1, 1))
    play_out(ada, game["table"])
    (shown,) = show(cup, ada)["games"]
    assert (shown["places"], shown["decided"]) == ([1, 1], True)
    again = json_of(ada.post(f"/tables/{game['table']}/rematch", {}), 201)
    assert again["host"]  # it is no game of the tournament


@pytest.mark.parametrize("places", [[], [1], [1, 3], [2, 2], [0, 1], [1, 2, 3]])
def test_places_that_cannot_be_are_refused(ada: User, bo: User, places: list[int]) -> None:
    cup = create(ada)
    enter(cup, ada, bo)
    start(cup, ada)
    assert refusal(decide(cup, ada, 0, *places)) == (422, "tournament-bad-places")


def test_players_cannot_erase_the_table_of_a_game(ada: User, server: OpenServer) -> None:
    cup = create(ada)
    enter(cup, ada)
    add_bots(cup, ada, "Drake")
    (game,) = start(cup, ada)["games"]
    assert ada.delete(f"/tables/{game['table']}").status_code == 200
    assert ada.view(game["table"])["winners"] is None


# Limits, and hostile requests.


def test_only_the_organiser_leads(ada: User, bo: User, server: OpenServer) -> None:
    cup = create(ada)
    enter(cup, ada, bo)
    start(cup, ada)
    for answer in (
        bo.post(f"/tournaments/{cup}/rounds", {"round": 2}),
        bo.post(f"/tournaments/{cup}/end", {}),
        bo.post(f"/tournaments/{cup}/withdraw", {"entrant": 0, "name": "Ada"}),
        bo.post(f"/tournaments/{cup}/entrants", {"name": "Drake", "level": "random"}),
        decide(cup, bo, 0, 1, 2),
        bo.delete(f"/tournaments/{cup}"),
    ):
        assert refusal(answer) == (403, "tournament-not-yours")
    assert show(cup, ada)["games"][0]["places"] == []


def test_an_organiser_cannot_enter_another_person(ada: User, bo: User) -> None:
    cup = create(ada)
    for body in ({"name": "Bo", "owner": bo.hash}, {"name": "Bo", "token": bo.token}):
        assert ada.post(f"/tournaments/{cup}/entrants", body).status_code == 400
    json_of(ada.post(f"/tournaments/{cup}/entrants", {"name": "Bo"}))
    assert [one["mine"] for one in show(cup, bo)["people"]] == [False]


def test_results_reach_only_games_of_the_present_round(ada: User, bo: User) -> None:
    mine, other = create(ada), create(bo)
    enter(other, ada, bo)
    start(other, bo)
    enter(mine, ada)
    add_bots(mine, ada, "Drake", "Tasman")
    assert refusal(decide(mine, ada, 0, 1, 2)) == (422, "tournament-no-game")
    assert refusal(decide(other, ada, 0, 1, 2)) == (403, "tournament-not-yours")
    start(mine, ada)
    decide(mine, ada, 0, 1, 2)  # unless bots have played it meanwhile
    start(mine, ada, 2)
    assert refusal(decide(mine, ada, 0, 1, 2)) == (422, "tournament-no-game")
    assert refusal(decide(mine, ada, 99, 1, 2)) == (422, "tournament-no-game")


@pytest.mark.parametrize("name", ["", "x" * 25, "a\u202eb", "\u2800"])
def test_a_name_that_cannot_be_shown_is_refused(ada: User, name: str) -> None:
    cup = create(ada)
    assert ada.post("/tournaments", CUP | {"name": name}).status_code == 422
    assert ada.post(f"/tournaments/{cup}/entrants", {"name": name}).status_code == 422


def test_a_name_with_markup_stays_plain_text(ada: User) -> None:
    cup = create(ada, name="<b>Cup</b>")
    assert show(cup, ada)["name"] == "<b>Cup</b>"


@pytest.mark.parametrize("name", ["ada", "Αda"])
def test_a_name_like_that_of_another_entrant_is_refused(ada: User, bo: User, name: str) -> None:
    cup = create(ada)
    enter(cup, ada)
    assert bo.post(f"/tournaments/{cup}/entrants", {"name": name}).status_code == 422


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess"},
        {"seats": 1},
        {"seats": 0},
        {"seats": 9},
        {"rounds": 0},
        {"rounds": 99},
        {"options": {"nonsense": True}},
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(ada: User, body: JSONDict) -> None:
    assert ada.post("/tournaments", CUP | body).status_code == 422
    assert ada.get("/tournaments").json() == []


def test_an_organiser_has_few_tournaments_at_a_time(ada: User, server: OpenServer) -> None:
    made = [create(ada) for _ in range(5)]
    assert refusal(ada.post("/tournaments", CUP)) == (422, "tournament-too-many")
    assert ada.delete(f"/tournaments/{made[0]}").status_code == 204
    create(ada)


def test_who_organises_too_many_is_told_when_they_end(ada: User, server: OpenServer) -> None:
    for _ in range(5):
        create(ada)

    args = ada.post("/tournaments", CUP).json()["error"]["args"]
    assert (args["most"], args["entry_days"], args["round_days"]) == (5, 30, 60)


def test_the_server_has_room_for_so_many(
    ada: User, bo: User, server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.server.routes.tournaments.MAX_TOURNAMENTS", 1)
    cup = create(ada)
    assert refusal(bo.post("/tournaments", CUP)) == (422, "tournament-no-room")
    enter(cup, ada, bo)
    start(cup, ada)
    assert refusal(bo.post("/tournaments", CUP)) == (422, "tournament-no-room")
    json_of(decide(cup, ada, 0, 1, 2))
    create(bo)  # one that is over takes no room
    assert show(cup, ada)["stage"] == "over"


def test_a_tournament_that_never_began_makes_room_after_a_month(tmp_path: Path) -> None:
    clock = [1_000.0]
    with open_server(open_store(tmp_path), parts=PARTS, now=lambda: clock[0]) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        begun, _ = create(ada), create(ada)
        enter(begun, ada, bo)
        start(begun, ada)
        clock[0] += 31 * 86_400
        new = create(bo)
        assert {one["id"] for one in ada.get("/tournaments").json()} == {begun, new}


def test_entrants_bots_and_games_have_limits(ada: User, server: OpenServer) -> None:
    cup = create(ada, kind="swiss")
    add_bots(cup, ada, *(f"Bot {number} {'abcdefghijklmnop'[number]}" for number in range(16)))
    assert refusal(ada.post(f"/tournaments/{cup}/entrants", {"name": "One more", "level": "random"})) == (
        422, "tournament-full"
    )  # fmt: skip

    def fill(contest: Contest) -> None:
        for number in range(48):
            contest.enter(f"No. {number:02}", f"owner {number}")

    contest_rounds.change_contest(server.store, cup, fill)
    assert refusal(ada.post(f"/tournaments/{cup}/entrants", {"name": "Ada"})) == (422, "tournament-full")


def test_a_round_robin_has_a_limit_of_games(ada: User, bo: User, server: OpenServer) -> None:
    cup = create(ada)
    enter(cup, ada, bo)
    start(cup, ada)

    def fill(contest: Contest) -> None:
        for number in range(30):
            contest.enter(f"No. {number:02}", f"owner {number}")

    def crowd(contest: Contest) -> None:
        contest.entrants.append(Contestant("One more", since=2))

    contest_rounds.change_contest(server.store, cup, fill)
    eve = server.user("Eve")
    assert refusal(eve.post(f"/tournaments/{cup}/entrants", {"name": "Eve"})) == (422, "tournament-full")
    contest_rounds.change_contest(server.store, cup, crowd)  # as an older server let them in
    json_of(decide(cup, ada, 0, 1, 2))
    assert refusal(ada.post(f"/tournaments/{cup}/rounds", {"round": 2})) == (422, "tournament-too-long")
    assert json_of(ada.post(f"/tournaments/{cup}/end", {}))["stage"] == "over"


def test_rounds_begin_in_their_order_and_with_enough_entrants(ada: User, bo: User) -> None:
    cup = create(ada)
    assert refusal(ada.post(f"/tournaments/{cup}/rounds", {"round": 1})) == (422, "tournament-too-few")
    assert refusal(ada.post(f"/tournaments/{cup}/end", {})) == (422, "tournament-round-runs")
    enter(cup, ada, bo)
    assert refusal(ada.post(f"/tournaments/{cup}/rounds", {"round": 2})) == (422, "tournament-no-round")
    start(cup, ada)
    assert refusal(ada.post(f"/tournaments/{cup}/rounds", {"round": 2})) == (422, "tournament-no-round")


@pytest.mark.parametrize("cup", ["0" * 12, "nonsense", "mine2", "%2e%2e"])
def test_a_tournament_that_does_not_exist(ada: User, cup: str) -> None:
    assert ada.get(f"/tournaments/{cup}").status_code == 404


# Erasing, and a server without tournaments.


def test_a_person_sees_and_erases_all_that_is_kept_of_them(ada: User, bo: User, server: OpenServer) -> None:
    cup, own = create(ada), create(bo)
    enter(cup, ada, bo)
    json_of(bo.post(f"/tournaments/{own}/entrants", {"name": "Bo"}))
    start(cup, ada)
    entries = {one["tournament"]["id"]: one for one in json_of(bo.get("/tournaments/mine"))["entries"]}
    assert [(entries[one]["name"], entries[one]["organiser"]) for one in (cup, own)] == [
        ("Bo", False), ("Bo", True)
    ]  # fmt: skip
    assert [len(entries[one]["games"]) for one in (cup, own)] == [1, 0]
    assert bo.delete("/tournaments/mine").status_code == 204
    assert json_of(bo.get("/tournaments/mine")) == {"entries": []}
    assert [one["name"] for one in show(cup, ada)["people"]] == ["Ada", ""]
    assert bo.get(f"/tournaments/{own}").status_code == 404
    with server.store.transaction() as connection:
        rows = [row for table in (CONTEST, CONTEST_PERSON) for row in connection.execute(table.select())]
    assert bo.hash not in str(rows)
    assert "Bo" not in str(rows)


def test_a_server_without_tournaments_has_none(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as closed:
        ada = closed.user("Ada")
        at = f"/tournaments/{'0' * 12}"
        for answer in (
            ada.get("/tournaments"),
            ada.get("/tournaments/mine"),
            ada.delete("/tournaments/mine"),
            ada.post("/tournaments", CUP),
            ada.get(at),
            ada.delete(at),
            ada.post(f"{at}/entrants", {"name": "Ada"}),
            ada.post(f"{at}/withdraw", {"entrant": 0, "name": "Ada"}),
            ada.post(f"{at}/rounds", {"round": 1}),
            ada.post(f"{at}/results", {"game": 0, "places": []}),
            ada.post(f"{at}/end", {}),
        ):
            assert refusal(answer) == (404, "server-part-closed")
