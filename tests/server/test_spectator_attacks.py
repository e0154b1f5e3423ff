"""Ways round the delay of spectators, and loads that it must carry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spielhafen.match import SpectatorPlan
from spielhafen.match.seating import leave
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import Problem
from spielhafen.server.tables.table_reader import TableReader
from tests.server.registries import json_of, next_message
from tests.server.test_secrecy import TABLE_ID
from tests.server.test_spectators import World, open_world

AT_END = SpectatorPlan(at_end=True)


def play_to_end(world: World) -> None:
    while world.view("Ada")["winners"] is None:
        world.play()


def test_a_rematch_is_shown_late_to_a_person_who_has_left_it(tmp_path: Path) -> None:
    with open_world(tmp_path, AT_END) as world:
        play_to_end(world)
        ada, bo = world.user("Ada"), world.user("Bo")
        again = json_of(ada.post(f"/tables/{TABLE_ID}/rematch", {}), 201)
        assert not again["spectators"]["delayed"]
        json_of(ada.post(f"/tables/{again['id']}/leave", {"seat": 0}))
        view = bo.view(again["id"], 1)
        if 1 in view["actors"]:
            json_of(bo.play(again["id"], 1, view["scene"]["offers"][0]["move"], seq=view["seq"]))
        late = json_of(ada.post(f"/tables/{TABLE_ID}/rematch", {}), 201)
        assert late["spectators"]["delayed"]
        assert late == ada.view(again["id"])


def test_a_player_who_leaves_while_the_log_is_built_does_not_listen_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_world(tmp_path, AT_END) as world:
        world.play()

        async def listen() -> None:
            table = await world.server.registry.table(TABLE_ID)

            async def leave_meanwhile(reader: TableReader, seat: int | None) -> None:
                del reader, seat
                table.match = table.match.with_event(leave(table.match, 0, "boy", 5_000.0))

            monkeypatch.setattr(TableReader, "build_log", leave_meanwhile)
            with pytest.raises(Problem) as caught:
                await table.subscribe(Principal(world.user("Ada").hash), None)
            assert caught.value.status == 403

        world.server.client.portal.call(listen)


def test_spectators_stay_connected_when_the_end_shows_a_whole_game(tmp_path: Path) -> None:
    with open_world(tmp_path, AT_END) as world:
        play_to_end(world)
        told = [json.loads(message) for message in world.messages("Eve")]
        assert [message["type"] for message in told] == ["table", "pong"]
        assert told[0]["table"]["winners"] == world.view("Ada")["winners"]


def test_what_was_said_while_no_spectator_listened_is_sent_in_time(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(seconds=60.0)) as world:
        for name in tuple(world.live):
            world.live.pop(name).__exit__()
        world.say("Ada", "Ahoy")
        with world.user("Eve").live(TABLE_ID) as line:
            next_message(line)
            world.seconds[0] += 60
            world.view("Eve")
            assert next_message(line)["message"]["text"] == "Ahoy"


def test_a_message_has_the_same_number_for_players_and_spectators(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(seconds=60.0)) as world:
        world.say("Ada", "Ahoy")
        world.seconds[0] += 60
        numbers = {
            world.user(name).get(f"/tables/{TABLE_ID}/chat").json()["messages"][0]["number"]
            for name in ("Ada", "Bo", "Eve")
        }
        assert len(numbers) == 1


def test_returning_listeners_leave_nothing_in_memory(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan()) as world:
        for _ in range(8):
            world.play()
        table = world.server.client.portal.call(world.server.registry.table, TABLE_ID)
        world.view("Eve")
        before = table.view_bytes, len(table._views._frames)
        for since in range(1, world.view("Eve")["seq"]):
            with world.user("Eve").live(TABLE_ID, since=since) as line:
                next_message(line)
        assert (table.view_bytes, len(table._views._frames)) == before
