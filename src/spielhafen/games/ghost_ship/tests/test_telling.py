"""The sentences of log and table, in both languages."""

from random import Random
from re import findall
from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.play import CHANCE, sample
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.ghost_ship.board.tiles import NAMES
from spielhafen.games.ghost_ship.moves import QUEST_ITEM, Sea
from spielhafen.games.ghost_ship.rules.ending import RECKONING
from spielhafen.games.ghost_ship.rules.triplets import Triplet
from spielhafen.games.ghost_ship.state import Ghostly
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner
from spielhafen.testing.example_parser import EXAMPLE_BLOCK, FENCE, parse_examples

CAPTAINS = ["Ada", "Bo", "Cy"]


def laid(ghost_ship: Game, lines: str) -> Ghostly:
    return cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))


def seen(ghost_ship: Game, lines: str, viewer: int = 0) -> Scene:
    return ghost_ship.scene(view(laid(ghost_ship, lines), viewer))


def said(ghost_ship: Game, told: Text | None, language: str = "en") -> str:
    assert told is not None
    return Translator(language, ghost_ship).translate(told, CAPTAINS)


def log_of(ghost_ship: Game, lines: str, *moves: str) -> list[str]:
    """Return the lines of the log as these moves are played."""
    g, found = laid(ghost_ship, lines), []
    for written in moves:
        move = ghost_ship.catalogue.read(written)
        found.append(said(ghost_ship, ghost_ship.describe_step(g, g.steps[-1], move)))
        g.play(move)
    return found


def test_the_log_says_who_barters_with_whom_and_who_draws_what_from_whom(ghost_ship: Game) -> None:
    lines = "seats 3\nships A1 G10 A10\ntreasures 1a / 2a / -\nturn A\nnext Barters(A)"

    assert log_of(ghost_ship, lines, "barter 2", "draw 2a", "draw 1a") == [
        "Ada barters with Bo.",
        "Ada draws a treasure worth 2 from Bo.",
        "Bo draws a treasure worth 1 from Ada.",
    ]


@pytest.mark.parametrize(
    ("ship", "move", "told"),
    [
        ("B10/S", "sail B10E", "Ada sails to the rim east of B10."),
        ("B10E", "sail C10E", "Ada sails to the rim east of C10, round the rim."),
    ],
)
def test_a_ship_sails_round_the_rim_only_from_one_circle_there_to_the_next(
    ghost_ship: Game, ship: str, move: str, told: str
) -> None:
    lines = f"ships {ship} G10\nturn A\npoints 4\nnext Course(A)"

    assert log_of(ghost_ship, lines, move) == [told]


def test_the_log_tells_the_field_of_each_symbol_of_a_ready_made_sea(ghost_ship: Game) -> None:
    g, random = ghost_ship.start(2, {"ready_made": True}), Random(3)
    while g.actor() != CHANCE or not isinstance(move := sample(g, random), Sea):
        g.play(move if g.actor() == CHANCE else g.moves()[0])
    told = said(ghost_ship, ghost_ship.describe_step(g, g.steps[-1], move))

    assert told.startswith("Chance has laid the sea. Its symbols: ")
    hidden = [NAMES[field] for field, item in enumerate(move.items) if item >= QUEST_ITEM]
    assert findall(r" on ([A-G]\d+)", told) == hidden


@pytest.mark.parametrize(
    ("ready", "aim", "left"), [(True, "aim-ready", None), (False, "aim-laying", "delegate-laying")]
)
def test_on_a_ready_made_sea_nobody_is_told_to_lay_it(
    ghost_ship: Game, ready: bool, aim: str, left: str | None
) -> None:
    told = ghost_ship.scene(view(ghost_ship.start(2, {"ready_made": ready}), 0)).status

    assert [shown and shown.key for shown in (told.aim, told.delegate)] == [aim, left]


@pytest.mark.parametrize(("number", "told"), [(3, "hint-outset"), (4, None)])
def test_in_the_first_rounds_the_hint_says_what_a_spin_does(
    ghost_ship: Game, number: int, told: str | None
) -> None:
    hint = seen(ghost_ship, f"round {number}\nships A1 G10\nturn A\nnext Outset(A)").status.hint

    assert (hint and hint.key) == told


def test_the_arrow_shows_its_direction_only_once_it_is_spun(ghost_ship: Game) -> None:
    def told(lines: str) -> str:
        zone = next(zone for zone in seen(ghost_ship, lines).zones if zone.id == "arrow")
        assert zone.wheel is not None
        return said(ghost_ship, zone.wheel.value)

    outset = "turn A\nnext Outset(A)"
    assert told(outset) == "The arrow has not been spun"
    assert told(f"{outset}\n> spin, dial 3, needle N-NE") == "The arrow points between N and NE"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("ships C4 G10\nturn A\npoints 2\nnext Course(A)", "Take the treasure now, or sail on."),
        ("ships A1N G10\nturn A\npoints 2\nnext Course(A)", "Sail, or end your turn."),
        ("ships B10 G10\nturn A\npoints 4\nnext Course(A)", "Dock here, or sail on."),
        ("ships B10 G10\nturn A\npoints 2\nnext Course(A)", "Stay here, or sail on."),
        ("ships B10/S G10\nturn A\npoints 3\nnext Course(A)", "Land here, or sail on."),
        ("items F3\nships B10 G10\nturn A\npoints 4\nnext Course(A)", "Sail on, or dock."),
        ("ships A1 G10\nturn A\nnext Outset(A)", "Spin the dial."),
        (
            "ships D10/N G10\nscouts D5/N aboard\nlanded D10 -1\nturn A\nnext Outset(A)",
            "Spin the dial: then you can take the gold.",
        ),
        (
            "ships A1 G10\nscouts C10/N aboard\nlanded C10 -1\nturn A\nnext Outset(A)",
            "Spin the dial, or search for a ship.",
        ),
    ],
)
def test_a_captain_is_asked_for_possible_moves_only(ghost_ship: Game, lines: str, told: str) -> None:
    assert said(ghost_ship, seen(ghost_ship, lines).status.prompt) == told


def test_saving_useless_points_is_warned_of(ghost_ship: Game) -> None:
    def warned(saved: int) -> bool:
        offers = seen(ghost_ship, f"saved {saved} 0\nturn A\nnext Outset(A)").offers
        return any(offer.warning is not None for offer in offers if offer.move.startswith("save"))

    assert [warned(saved) for saved in (0, 2, 3)] == [False, False, True]


@pytest.mark.parametrize(("tables", "note"), [("house", "note-run"), ("plain", "note-docked")])
def test_equal_numbers_are_noted_only_if_triplets_have_effects(
    ghost_ship: Game, tables: str, note: str
) -> None:
    lines = f"option tables {tables}\nships B10/S G10\nruns 5 0\ntimes 2 0\nturn A\nnext Outset(A)"
    told = seen(ghost_ship, lines).seats[0].note

    assert told is not None
    assert told.key == note


@pytest.mark.parametrize(
    ("gold", "told", "counted"),
    [
        ("3 2", "Ada has brought home most!", "The points are compared."),
        (
            "2 2",
            "Bo has won, being farthest from the ghost ship!",
            "Several captains have most points: now counts who is farthest from the ghost ship.",
        ),
    ],
)
def test_a_winner_by_distance_is_not_said_to_have_most_points(
    ghost_ship: Game, gold: str, told: str, counted: str
) -> None:
    lines = f"  ships B10/S A10N\n  scouts D8/N aboard\n  gold {gold}\n  next Counting\n! spin: game-over"
    (script,) = parse_examples("lines", f"{FENCE}{EXAMPLE_BLOCK}\nthe end\n{lines}\n{FENCE}")
    g = example_runner.run_example(ghost_ship, script)

    assert said(ghost_ship, ghost_ship.describe_step(g, RECKONING, None)) == counted
    assert said(ghost_ship, ghost_ship.scene(view(g, 0)).status.prompt) == told


@pytest.mark.parametrize(
    ("lines", "told", "faces"),
    [
        (
            "treasures 2a 3b / -\ngold 0 0\nitems C10 D5 D6",
            "5 points · left: 1 treasure, 2 gold",
            ["2", "3"],
        ),
        (
            "treasures 1a 1b 1c / -\ngold 2 0\nitems D5",
            "9 points · left: 0 treasures, 1 gold",
            ["1", "1", "1", "3"],
        ),
    ],
)
def test_the_own_treasures_say_what_they_are_worth_together_and_what_is_still_to_find(
    ghost_ship: Game, lines: str, told: str, faces: list[str]
) -> None:
    zones = seen(ghost_ship, f"{lines}\nships A1 G10\nturn A\nnext Outset(A)").zones
    own = next(zone for zone in zones if zone.id == "own")

    assert said(ghost_ship, own.note) == told
    assert [card.face and card.face.index for card in own.cards] == faces


@pytest.mark.parametrize("step", ["PutBack(A)", "Summons(A)"])
def test_a_captain_who_places_the_ghost_ship_is_told_what_to_go_by(ghost_ship: Game, step: str) -> None:
    hint = seen(ghost_ship, f"ships A1 G10\nturn A\nnext {step}").status.hint

    assert hint is not None
    assert hint.key == "hint-ghost"


@pytest.mark.parametrize(
    ("step", "move", "told"),
    [
        ("PutBack(A)", "ghost D5", "The ghost ship leaves the board: Ada puts it back on D5."),
        ("Call(A, 2)", "ghost C4", "Ada sends the ghost ship on to C4."),
        ("Summons(A)", "ghost D5", "Ada puts the ghost ship on D5."),
    ],
)
def test_the_log_says_why_the_ghost_ship_comes_to_another_field(
    ghost_ship: Game, step: str, move: str, told: str
) -> None:
    assert log_of(ghost_ship, f"ghost D4\nturn A\nnext {step}", move) == [told]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("tailwind", "Tailwind! The turn has 5 points."),
        ("call", "Call the ghost! The ghost ship may be sent on."),
        ("barter", "Barter! Treasures are swapped, if both captains own one."),
        ("mutiny", "Mutiny! No steps and no treasure in this turn."),
    ],
)
def test_the_log_says_what_three_equal_numbers_do(ghost_ship: Game, what: str, told: str) -> None:
    g = laid(ghost_ship, "turn A\nnext Outset(A)")
    line = said(ghost_ship, ghost_ship.describe_step(g, Triplet(0, what), None))
    assert line == f"Ada has spun the same number three times: {told}"


@pytest.mark.parametrize(("times", "shown"), [("1 2", ["3·3"]), ("1 1", [])])
def test_a_number_spun_twice_running_is_a_fact_that_can_be_explained(
    ghost_ship: Game, times: str, shown: list[str]
) -> None:
    seats = seen(ghost_ship, f"runs 2 3\ntimes {times}\nturn A\nnext Outset(A)").seats
    assert [fact.value for seat in seats for fact in seat.facts if fact.art == "run"] == shown
