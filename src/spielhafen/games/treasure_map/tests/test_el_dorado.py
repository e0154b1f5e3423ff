"""El Dorado: the captains' knowledge and beliefs about its square."""

from random import Random
from typing import cast

from spielhafen.core.game import Game
from spielhafen.core.secret import HIDDEN, determinize, view
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.state import Isles
from spielhafen.testing import example_runner

HERE = SQUARES.index


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


def test_a_captain_who_has_read_the_map_remembers_el_dorado(treasure_map: Game) -> None:
    lines = "seats 2\nships G10 G10\npieces 1 2 3 4 / -\nel_dorado A8\nknows A\nturn A\nnext Engage(A)\n> clash 1 5"
    g = laid(treasure_map, lines)

    assert view(g, 0).el_dorado == [HERE("A8")]
    assert view(g, 1).el_dorado == [HIDDEN]


def test_squares_where_a_knowing_captain_ended_a_turn_in_vain_are_ruled_out(treasure_map: Game) -> None:
    lines = "seats 2\nships A9 C9\ncrews A10 -\npieces 1 2 3 4 / -\nel_dorado A8\nknows A\nnext Turn(A)"
    before, after = laid(treasure_map, lines), laid(treasure_map, f"{lines}\n> stop")

    def believed(g: Isles, seat: int) -> set[str]:
        random = Random(4)
        return {SQUARES[determinize(view(g, seat), random).el_dorado[0]] for _ in range(1000)}

    assert believed(before, 1) - believed(after, 1) == {"A10"}
    assert believed(after, 1) < believed(before, 1)
    assert believed(after, 0) == {"A8"}


def test_the_outcomes_of_reading_the_map_in_a_view_leave_out_squares_ruled_out(treasure_map: Game) -> None:
    g = laid(
        treasure_map, "seats 2\npieces - / 1 2 3 4\nel_dorado A8\nknows A\nvain A10 E12\nnext Reading(B)"
    )
    outcomes = {str(move) for move, _ in view(g, 1).steps[-1].outcomes(view(g, 1))}

    assert "el dorado A8" in outcomes
    assert not outcomes & {"el dorado A10", "el dorado E12"}
