"""What is seen when turns begin: known for a toy game, and defined alike for all games."""

from __future__ import annotations

import pytest

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.play import CHANCE, OVER
from spielhafen.core.scene import Geometry, Space
from spielhafen.lab.study import Condition, play_row
from spielhafen.lab.study.turn_watch import TurnRow, TurnWatch, is_watched, nearest_place
from tests.toys.jetty import GAME as JETTY
from tests.toys.stones import GAME as STONES


def watched(game: Game, options: dict[str, object] | None = None) -> TurnRow:
    """Return what is seen of a game in which the first legal move is always played."""
    g = game.start(game.seats[0], options or {})
    watch = TurnWatch(game, g.seats())
    while (seat := g.actor()) != OVER:
        assert seat != CHANCE
        watch.look(g, seat)
        g.play(g.moves()[0])
    return watch.end(g)


def test_boats_are_counted_where_their_turns_end() -> None:
    assert watched(JETTY).arrivals == {"a": 2, "b": 2, "c": 2, "d": 2}


def test_boats_that_others_shove_arrive_too() -> None:
    assert watched(JETTY, {"shove": True}).arrivals == {"a": 2, "b": 2, "c": 2, "d": 2}


@pytest.mark.parametrize(("shove", "changed"), [(False, (0, 0)), (True, (3, 4))])
def test_a_turn_of_another_that_moves_the_own_boat_has_changed_something(
    shove: bool, changed: tuple[int, int]
) -> None:
    row = watched(JETTY, {"shove": shove})

    assert row.waits == (3, 4), "what the last of eight turns does is no longer compared"
    assert row.changed == changed


def test_a_piece_is_on_the_nearest_place_or_on_none() -> None:
    places = [Space(id=name, name=name, at=at) for name, at in (("a", (0.5, 0.5)), ("b", (1.5, 0.5)))]
    geometry = Geometry(box=(0, 0, 2, 1), spaces=places)

    assert nearest_place(geometry, (0.9, 0.6)) == "a"
    assert nearest_place(geometry, (1.1, 0.6)) == "b"
    assert nearest_place(geometry, (3.0, 0.5)) == ""


def test_each_fifth_of_the_first_hundred_games_is_watched() -> None:
    numbers = [number for number in range(300) if is_watched(JETTY, number)]

    assert numbers == list(range(0, 100, 5))


def test_a_game_without_scenes_is_not_watched() -> None:
    assert not is_watched(STONES, 0)


@pytest.mark.parametrize("name", find_games())
def test_every_game_can_be_watched(name: str) -> None:
    game = find_game(name)
    one = Condition("one", name, ("greedy",) * game.seats[1])

    row, other = play_row(one, 0, "1 0"), play_row(one, 1, "1 0")

    assert other.turns is None
    assert row.turns
    assert all(
        0 <= changed <= waits for changed, waits in zip(row.turns.changed, row.turns.waits, strict=True)
    )
    assert sum(row.turns.changed)
    assert (row.result, row.moves) == (other.result, other.moves), "watching changes nothing"


def test_only_a_game_without_a_board_has_no_places() -> None:
    without = [
        name
        for name, game in find_games().items()
        if not (row := play_row(Condition("one", name, ("greedy",) * game.seats[0]), 0, "1 0").turns)
        or not row.arrivals
    ]

    assert without == ["santa_timea"]
