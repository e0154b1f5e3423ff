"""What is said of stopping on a square: shots, their odds, and ships left where pirates lie."""

from typing import cast

import pytest

from spielhafen.boxes.ship_adventure.duels import in_ten
from spielhafen.core.game import Game
from spielhafen.core.scene import Mark, Scene
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.reach import arrivals
from spielhafen.games.treasure_map.scene.board_view import middle
from spielhafen.games.treasure_map.scene.perils import Perils
from spielhafen.games.treasure_map.scene.stakes import winning
from spielhafen.games.treasure_map.state import PIRATE, Isles
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

BESIDE_A_PIRATE = "seats 2\nlevel 2\nships D8 C9\ngold 6 0\npirates D7 C5 G10 A12\nnext Turn(A)"


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


def seen(game: Game, lines: str, viewer: int = 0) -> Scene:
    return game.scene(view(laid(game, lines), viewer))


def said(game: Game, told: Text | None) -> str:
    return Translator("en", game).translate(told, ["Ada", "Bo"]) if told else ""


def warned(game: Game, lines: str, move: str = "stop") -> str:
    (offer,) = (one for one in seen(game, lines).offers if one.move == move)
    return said(game, offer.warning)


def marks_at(scene: Scene, square: str, kind: str) -> list[Mark]:
    at = middle(SQUARES.index(square))
    return [mark for mark in scene.marks if mark.kind == kind and mark.at == [at]]


def test_a_shot_that_a_captain_can_forestall_tells_the_odds_of_the_gun_fight(treasure_map: Game) -> None:
    tenths = in_ten(winning(laid(treasure_map, BESIDE_A_PIRATE), 0, PIRATE, guns=True))

    assert warned(treasure_map, BESIDE_A_PIRATE) == (
        f"If you stop here, pirate 1 fires at you. You may fire first; then dice decide. You win about {tenths} time in 10. "
        "If you do not, or if you lose, you are back in your harbour and have lost 6 gold."
    )


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("balls 0 1", "Without a cannonball you cannot fire back, so a shot is sure to hit:"),
        ("crews C8 -", "A crew ashore cannot fire back, so a shot is sure to hit:"),
        ("pirates D7 E8 G10 A12", "You have too few cannonballs to fire first at all of them,"),
    ],
)
def test_a_shot_that_cannot_be_answered_is_said_to_hit(treasure_map: Game, change: str, reason: str) -> None:
    told = warned(treasure_map, BESIDE_A_PIRATE.replace("next", f"{change}\nnext"))

    assert reason in told
    assert "in 10" not in told
    assert "fire at you" in told or "fires at you" in told


@pytest.mark.parametrize("balls", [0, 1])
def test_what_is_said_of_a_pirates_shot_is_what_happens(treasure_map: Game, balls: int) -> None:
    lines = BESIDE_A_PIRATE.replace("next", f"balls {balls} 1\nnext")
    after = laid(treasure_map, f"{lines}\n> stop")
    choices = [offer.move for offer in treasure_map.scene(view(after, 0)).offers]

    assert ("You may fire first" in warned(treasure_map, lines)) == ("fire p1" in choices)
    assert (after.crews[0] == after.home(0)) == (balls == 0)


def test_a_captain_who_may_fire_does_not_have_to(treasure_map: Game) -> None:
    lines = "seats 2\nships H9 H10\nballs 1 1\ngold 2 0\nnext Turn(A)"

    assert warned(treasure_map, lines) == (
        "If you stop here, Bo may fire at you. You may fire first; then dice decide. You win about 5 times in 10 "
        "(for sure if nobody fires back). If you do not, or if you lose, you are back in your harbour "
        "and have lost 2 gold."
    )


def test_every_square_under_guns_has_a_mark_that_no_other_warning_hides(treasure_map: Game) -> None:
    g = laid(treasure_map, BESIDE_A_PIRATE)
    scene = treasure_map.scene(view(g, 0))
    perils = Perils(g, 0)
    told = {str(offer.warning) for offer in scene.offers if offer.warning and offer.move == "stop"}

    dangers = {str(mark.at): str(mark.why) for mark in scene.marks if mark.kind == "danger"}
    expected = {str([middle(square)]) for square in arrivals(g, 0) if perils.at(square)}
    assert dangers.keys() == expected
    assert told
    assert told.isdisjoint(dangers.values())


@pytest.mark.parametrize(("level", "fires"), [(1, False), (2, True)])
def test_red_numbers_are_explained_only_if_there_are_any(treasure_map: Game, level: int, fires: bool) -> None:
    scene = seen(treasure_map, BESIDE_A_PIRATE.replace("level 2", f"level {level}"))

    assert ("Red numbers" in said(treasure_map, scene.status.hint)) == fires


def test_a_way_that_leaves_the_ship_with_a_pirate_says_so(treasure_map: Game) -> None:
    lines = "seats 2\nships E8 C9\npirates D8 C5 G10 A12\nnext Turn(A)\n> go D8"
    scene = seen(treasure_map, lines)
    (go,) = (offer for offer in scene.offers if offer.move == "go C8")
    (mark,) = marks_at(scene, "C8", "range")
    sentence = (
        "Your ship stays at D8 with pirate 1, who cannot harm it; "
        "but if you stop there aboard, you have to fight."
    )

    assert sentence in said(treasure_map, go.hint)
    assert sentence in said(treasure_map, mark.why)
    assert sentence not in said(treasure_map, marks_at(scene, "D7", "range")[0].why)


def test_the_code_of_a_token_is_explained_with_its_area(treasure_map: Game) -> None:
    scene = seen(treasure_map, "seats 2\ntokens D1 / -\nnext Turn(A)")
    (hand,) = (zone for zone in scene.zones if zone.id == "hand")
    face = hand.cards[0].face
    assert face is not None

    assert said(treasure_map, face.text).startswith(
        "D is the area Green Sound; 2341 are the numbers of its corners: north-west, north-east"
    )
