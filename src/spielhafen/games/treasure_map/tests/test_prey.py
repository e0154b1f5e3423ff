"""What a captain without a token is told when no temple holds a treasure."""

from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.secret import view
from spielhafen.games.treasure_map.state import Isles
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

EMPTY = "temples -\nlevel 2\nships D8 E8\nnext Turn(A)"


def told(game: Game, lines: str, emptied: int = 0) -> str:
    g = cast("Isles", example_runner.set_up_table(game, lines))
    g.emptied = emptied
    hint = game.scene(view(g, 0)).status.hint
    assert hint is not None
    return Translator("en", game).translate(hint, ["Ada", "Bo", "Cy"])


def test_the_next_level_is_foretold_with_the_temple_left_out(treasure_map: Game) -> None:
    lines = f"seats 3\n{EMPTY}".replace("D8 E8", "D8 E8 -")

    assert told(treasure_map, lines).startswith(
        "All treasures are taken: at the end of this round level 3 begins, with new ones in every temple but "
    )


def test_after_the_last_level_no_more_treasures_are_promised(treasure_map: Game) -> None:
    assert told(treasure_map, f"seats 2\n{EMPTY}").startswith("All treasures have been taken.")


@pytest.mark.parametrize(
    ("held", "sentence"),
    [
        (
            "cards boarders / -\nhold p1 gold 3 token D1\npirates D3 C5 G10 A12",
            "Beat pirate 1 at D3, 5 steps away, and you get",
        ),
        (
            "galleon F8\nhold galleon piece 2",
            "Beat the galleon at F8, 2 steps away, and you get 10 gold, one map",
        ),
        (
            "gold 0 2\npieces - / 3",
            "Beat Bo at E8, one step away, and you get 2 gold, one map piece.",
        ),
        ("kept D1 / -", "Fetch what your city at F11 keeps, 3 steps away: one token."),
        ("pieces 1 2 3 / -\nstored 4 / -", "Fetch what your city at F11 keeps, 3 steps away: one map piece."),
        ("gold 0 0\nwake G8", "The galleon’s coins at G8 are 3 steps away."),
    ],
)
def test_the_nearest_thing_worth_having_is_named(treasure_map: Game, held: str, sentence: str) -> None:
    assert sentence in told(treasure_map, f"seats 2\n{EMPTY}".replace("next", f"{held}\nnext"))


def test_tokens_and_map_pieces_go_before_gold_that_is_nearer(treasure_map: Game) -> None:
    lines = "cards boarders / -\ngold 0 9\nhold p1 piece 2\npirates D3 C5 G10 A12\nnext"

    assert "pirate 1 at D3" in told(treasure_map, f"seats 2\n{EMPTY}".replace("next", lines))


def test_foes_that_can_be_beaten_go_before_stronger_ones_and_the_odds_are_told(treasure_map: Game) -> None:
    lines = "galleon F8\nhold p1 piece 2\npirates D7 C5 G10 A12\nnext"

    assert (
        "Beat the galleon at F8, 2 steps away, and you get 10 gold. You win about 5 times in 10 in a melee."
    ) in told(treasure_map, f"seats 2\n{EMPTY}".replace("next", lines))


@pytest.mark.parametrize(("seats", "named"), [(3, False), (2, True)])
def test_hopeless_fights_are_not_named_if_new_treasures_come(
    treasure_map: Game, seats: int, named: bool
) -> None:
    lines = f"seats {seats}\n{EMPTY}".replace("D8 E8", "D8 E8 -" if seats == 3 else "D8 E8")
    held = "hold p1 piece 2\npirates D7 C5 G10 A12\nnext"

    assert ("Beat pirate 1" in told(treasure_map, lines.replace("next", held))) == named
