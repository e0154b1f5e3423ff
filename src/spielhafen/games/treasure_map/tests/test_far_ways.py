"""Ways to goals out of reach."""

from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.scene import Mark
from spielhafen.core.secret import view
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.reach import distance
from spielhafen.games.treasure_map.scene.board_view import middle
from spielhafen.games.treasure_map.state import Isles
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


def far(game: Game, g: Isles, viewer: int = 0) -> list[Mark]:
    return [mark for mark in game.scene(view(g, viewer)).marks if mark.nature == "far"]


@pytest.mark.parametrize("ship", ["I2", "F3", "H4", "I12"])
def test_the_way_to_a_goal_out_of_reach_goes_as_far_as_it_can_in_this_turn(
    treasure_map: Game, ship: str
) -> None:
    lines, goal = f"seats 2\nships {ship} C9\ntokens D1 / -\nnext Turn(A)", SQUARES.index("C8")
    g = laid(treasure_map, lines)
    (mark,) = far(treasure_map, g)
    whole, after = distance(g, 0, goal), laid(treasure_map, f"{lines}\n> {', '.join(mark.moves)}")
    rest = distance(after, 0, goal)
    assert whole is not None
    assert rest is not None

    assert (mark.at, mark.text) == ([middle(goal)], str(whole.cost))
    assert middle(after.crews[0]) == mark.way[len(mark.moves)]
    assert (after.left, rest.cost) == (0, whole.cost - g.left)


def test_a_goal_within_reach_is_a_prize_and_needs_no_far_way(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\nships D7 C9\ntokens D1 / -\nnext Turn(A)")
    prizes = [mark.at for mark in treasure_map.scene(view(g, 0)).marks if mark.prize]

    assert far(treasure_map, g) == []
    assert [middle(SQUARES.index("C8"))] in prizes


def test_where_a_token_leads_is_shown_to_its_holder_alone(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\nships I2 C9\ntokens D1 / -\nnext Turn(A)")

    assert far(treasure_map, g, viewer=1) == []


def test_without_a_token_the_way_leads_to_the_nearest_temple(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\nships I2 C9\ntemples F9\nnext Turn(A)")
    (mark,) = far(treasure_map, g)

    assert mark.at == [middle(SQUARES.index("F9"))]
    assert mark.why is not None
    assert (
        Translator("en", treasure_map)
        .translate(mark.why, ["Ada", "Bo"])
        .startswith("F9 is too far for this turn: you get as far as ")
    )
