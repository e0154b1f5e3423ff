"""What a captain is told of a treasure, which is taken in a later turn than it is reached."""

from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.scene import Offer
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.ghost_ship.state import Ghostly
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

ASHORE = "ships D10/N G10\nscouts D10/N aboard\nlanded D10 -1\nturn A\npoints 4\nnext Course(A)"
"""A scout beside a ?-tile, with four points."""
ARRIVED = "ships D10/N G10\nscouts C10o/N aboard\nlanded D10 -1\nturn A\npoints 4\nmoved 1\nnext Course(A)"
NEXT_TURN = "ships D10/N G10\nscouts C10o/N aboard\nlanded D10 -1\nturn A"
AT_ROCK = "ships C4 G10\nturn A"


def laid(ghost_ship: Game, lines: str) -> Ghostly:
    return cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))


def said(ghost_ship: Game, told: Text | None) -> str:
    return Translator("en", ghost_ship).translate(told, ["Ada", "Bo"]) if told else ""


def offered(ghost_ship: Game, lines: str, move: str) -> Offer:
    scene = ghost_ship.scene(view(laid(ghost_ship, lines), 0))
    return next(offer for offer in scene.offers if offer.move == move)


@pytest.mark.parametrize(
    ("lines", "prompt", "hint"),
    [
        (
            ARRIVED,
            "You are at the treasure: end your turn, and take it in the next.",
            "",
        ),
        (
            f"{AT_ROCK}\npoints 4\nmoved 1\nnext Course(A)",
            "You are at the treasure: end your turn, and take it in the next.",
            "",
        ),
        (
            f"{NEXT_TURN}\nnext Outset(A)",
            "Spin the dial: then you take the treasure.",
            "Any number is enough. To leave you need a 2 or 4 (natives).",
        ),
        (
            f"{AT_ROCK}\nnext Outset(A)",
            "Spin the dial: then you take the treasure.",
            "Any number is enough.",
        ),
        (ASHORE, "Step onto the treasure, or walk on.", ""),
        (f"{NEXT_TURN}\npoints 4\nnext Course(A)", "Take the treasure now, or walk on.", ""),
        (
            f"{NEXT_TURN}\npoints 3\nnext Course(A)",
            "Take the treasure now.",
            "Any number takes it. Leaving this circle needs a 2 or 4 (natives).",
        ),
        (f"{AT_ROCK}\npoints 2\nnext Course(A)", "Take the treasure now, or sail on.", ""),
        (
            "ships C10 G10\nturn A\npoints 4\nnext Course(A)",
            "Dock here, or sail on.",
            "This treasure is for your scout, not the ship: dock (1), land (2), step onto its circle (1).",
        ),
    ],
)
def test_a_captain_at_a_treasure_is_told_when_it_can_be_taken(
    ghost_ship: Game, lines: str, prompt: str, hint: str
) -> None:
    status = ghost_ship.scene(view(laid(ghost_ship, lines), 0)).status
    assert said(ghost_ship, status.prompt) == prompt
    if hint:
        assert said(ghost_ship, status.hint) == hint


def test_moves_to_a_treasure_tell_that_it_is_taken_in_the_next_turn(ghost_ship: Game) -> None:
    circle = offered(ghost_ship, ASHORE, "circle C10")
    assert said(ghost_ship, circle.hint).startswith("Take the treasure next turn;")
    end = offered(ghost_ship, ARRIVED, "end")
    assert said(ghost_ship, end.hint) == "Take the treasure next turn."


def test_a_captain_who_leaves_a_treasure_is_warned_first(ghost_ship: Game) -> None:
    away = offered(ghost_ship, f"{NEXT_TURN}\npoints 4\nnext Course(A)", "walk D10")
    assert away.quick
    assert said(ghost_ship, away.warning) == "You leave the treasure behind: to take it, stay where you are."
    assert offered(ghost_ship, f"{AT_ROCK}\npoints 4\nnext Course(A)", "sail C5").warning is not None
    passing = f"{AT_ROCK}\npoints 4\nmoved 1\nnext Course(A)"
    assert offered(ghost_ship, passing, "sail C5").warning is None


@pytest.mark.parametrize(
    ("lines", "place", "refusal"),
    [
        (ARRIVED, "C10", "You can only take a treasure where you begin your turn"),
        (f"{AT_ROCK}\npoints 4\nmoved 1\nnext Course(A)", "C4", "You can only take a treasure where"),
        ("ships C10 G10\nturn A\npoints 4\nnext Course(A)", "C10", "A ship cannot take this treasure"),
        (ASHORE, "D10", "Your scout is there already: walk elsewhere, or end your turn."),
        ("ships A1 G10\nturn A\npoints 4\nnext Course(A)", "A1", "Your ship is there already"),
        (
            "ships C10 G10\nturn A\npoints 2\nnext Course(A)",
            "C10",
            "Docking needs 3 points, as 2 must be left",
        ),
    ],
)
def test_a_click_on_the_own_place_tells_why_there_is_nothing_to_take(
    ghost_ship: Game, lines: str, place: str, refusal: str
) -> None:
    why = ghost_ship.place_refusal(view(laid(ghost_ship, lines), 0), place)
    assert why is not None
    assert said(ghost_ship, why.text).startswith(refusal)


def test_the_handle_for_landing_is_clear_of_that_for_docking(ghost_ship: Game) -> None:
    """A second click at the same place does nothing else."""
    docking = offered(ghost_ship, "ships C7 G10\nturn A\npoints 4\nnext Course(A)", "dock S").at
    landing = offered(ghost_ship, "ships C7/S G10\nturn A\npoints 3\nnext Course(A)", "land").at
    assert docking is not None
    assert landing is not None
    assert max(abs(one - other) for one, other in zip(docking, landing, strict=True)) > 0.6


@pytest.mark.parametrize(
    ("ship", "place", "prospect"),
    [
        (
            "B10",
            "C10",
            "This treasure is for your scout, not the ship: dock (1), land (2), step onto its circle (1).",
        ),
        ("B4", "C4", "Stay there, and take the treasure in your next turn."),
        ("A10", "A10N", ""),
    ],
)
def test_a_place_within_reach_tells_what_is_to_be_had_there(
    ghost_ship: Game, ship: str, place: str, prospect: str
) -> None:
    lines = f"ships {ship} G10\nturn A\npoints 5\nnext Course(A)"
    scene = ghost_ship.scene(view(laid(ghost_ship, lines), 0))
    at = next(space.at for space in scene.geometry.spaces if space.id == place)
    marks = [mark for mark in scene.marks if mark.kind == "range" and mark.at[0] == at]
    assert [said(ghost_ship, mark.why) for mark in marks] == [prospect]


def test_a_ship_at_a_coast_is_told_what_its_scout_can_land_for(ghost_ship: Game) -> None:
    def hint(place: str) -> str:
        lines = f"ships {place} G10\ntreasures 1a / -\nturn A\npoints 5\nnext Course(A)"
        return said(ghost_ship, ghost_ship.scene(view(laid(ghost_ship, lines), 0)).status.hint)

    assert hint("D10") == "Your scout can land here (3 points) and go to the treasure on C10 (2)."
    assert hint("D10/N") == "Your scout can land here (2 points) and go to the treasure on C10 (2)."
    assert hint("A1") == ""


def test_a_turn_whose_number_is_good_for_nothing_ends_for_form(ghost_ship: Game) -> None:
    held = "items D6\nships D10/N G10\nscouts C10o/N aboard\nlanded D10 -1\nturn A"
    assert offered(ghost_ship, f"{held}\npoints 3\nnext Course(A)", "end").formal
    assert not offered(ghost_ship, f"{held}\npoints 4\nnext Course(A)", "end").formal
    arrived = "items D6\nships A1 G10\nturn A\npoints 4\nmoved 1\nnext Course(A)"
    assert not offered(ghost_ship, arrived, "end").formal


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        ("items D6\nturn A\nnext Outset(A)", True),
        ("items D6\nturn B\npoints 4\nnext Course(B)", True),
        ("items D6\nturn A\npoints 3\nnext Course(A)", True),
        ("items D6\nturn A\nnext Outset(A)\n> spin, dial 3", True),
        ("items D6\nturn A\nnext Outset(A)\n> spin, dial 5-2, needle N", False),
        ("items D6\nturn A\nnext Outset(A)\n> spin, dial 4", False),
        ("items D6\nturn A\npoints 4\nnext Course(A)", False),
        ("turn A\nnext Outset(A)", False),
    ],
)
def test_waiting_on_a_circle_may_be_left_to_a_bot(ghost_ship: Game, lines: str, left: bool) -> None:
    g = laid(ghost_ship, f"ships D10/N G10\nscouts C10o/N aboard\nlanded D10 -1\n{lines}")
    delegate = ghost_ship.scene(view(g, 0)).status.delegate
    assert (delegate is not None) == left
