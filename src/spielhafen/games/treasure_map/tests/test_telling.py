"""The texts of the log and the scene."""

from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.treasure_map.rules.duels import CrewLost, PirateSunk
from spielhafen.games.treasure_map.rules.round import Stalemate
from spielhafen.games.treasure_map.state import Isles
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner
from spielhafen.testing.example_parser import FENCE, parse_examples


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


def seen(game: Game, lines: str, viewer: int = 0) -> Scene:
    return game.scene(view(laid(game, lines), viewer))


def said(game: Game, told: Text | None) -> str:
    assert told is not None
    return Translator("en", game).translate(told, ["Ada", "Bo"])


STRANDED = "seats 2\nships F12 C9\ncrews K12 -\nnext Turn(A)"


def test_a_crew_may_return_only_as_long_as_it_has_not_moved(treasure_map: Game) -> None:
    def hint(lines: str) -> str:
        told = seen(treasure_map, lines).status.hint
        return told.key if told else ""

    assert hint(STRANDED) == "hint-stranded"
    assert hint(f"{STRANDED}\n> go L12") != "hint-stranded"


@pytest.mark.parametrize(
    ("standing", "prompt"),
    [("yes", "Choose a square to move to, or stop here."), ("no", "Choose a square to move to.")],
)
def test_a_captain_who_has_to_move_is_not_asked_to_stop(
    treasure_map: Game, standing: str, prompt: str
) -> None:
    lines = f"option standing_still {standing}\nseats 2\nships G10 C9\nnext Turn(A)"

    assert said(treasure_map, seen(treasure_map, lines).status.prompt) == prompt


def test_the_meter_includes_the_step_of_boots(treasure_map: Game) -> None:
    meter = seen(treasure_map, "seats 2\nships G10 C9\ncards boots / -\nnext Turn(A)").status.meter

    assert meter is not None
    assert (meter.have, meter.of) == (0, 5)


def test_the_log_names_everything_that_a_crew_and_a_pirate_lose(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\npieces 1 2 / -\ngold 0 3\nnext Turn(A)")
    lost = [
        said(treasure_map, treasure_map.describe_step(g, CrewLost(seat, 1 - seat), None)) for seat in (0, 1)
    ]

    assert "loses 0 gold, 2 map pieces and 0 tokens" in lost[0]
    assert "loses 3 gold, 0 map pieces and 0 tokens" in lost[1]
    assert "Its hold was empty." in said(treasure_map, treasure_map.describe_step(g, PirateSunk(0, 1), None))


def test_the_stalemate_of_a_captain_alone_counts_no_map_pieces(treasure_map: Game) -> None:
    told = [
        said(
            treasure_map,
            treasure_map.describe_step(laid(treasure_map, f"seats {seats}\nnext Turn(A)"), Stalemate(), None),
        )
        for seats in (1, 2)
    ]

    assert ["counted" in one for one in told] == [False, True]


@pytest.mark.parametrize(("pieces", "law"), [("1 2 3 4 / -", "§29"), ("1 / -", "§30")])
def test_the_status_names_the_paragraph_that_ended_the_game(
    treasure_map: Game, pieces: str, law: str
) -> None:
    step = "Turn(A)" if law == "§29" else "Stalemate"
    rest = "> stop\n= winners A" if law == "§29" else "= winners A"
    lines = (
        f"  seats 2\n  ships A9 C9\n  crews A8 -\n  pieces {pieces}\n  el_dorado A8\n  knows A\n  next {step}"
    )
    (script,) = parse_examples("lines", f"{FENCE}example\nthe end\n{lines}\n{rest}\n{FENCE}")

    assert (
        treasure_map.scene(view(example_runner.run_example(treasure_map, script), 0)).status.paragraph == law
    )


def test_paying_off_a_pirate_beside_its_skull_has_a_warning(treasure_map: Game) -> None:
    lines = "seats 2\nlevel 2\nships D8 C9\ngold 6 0\npirates D3 C5 G10 A12\nhunts p3>A\nnext Turn(A)"
    offers = {offer.move: offer for offer in seen(treasure_map, lines).offers}

    assert offers["stop"].warning is None
    assert offers["pay p3"].warning is not None
