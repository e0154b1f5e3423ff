"""Marks on a board are listed with their places, for people who see no colours."""

from collections.abc import Sequence
from random import Random

from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, sample
from spielhafen.core.scene import Geometry, Mark, Offer, Piece, Scene, SeatScene, Space, Status
from spielhafen.core.secret import view
from spielhafen.core.text import text
from spielhafen.i18n import Translator
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.marks import render_marks
from spielhafen.terminal.render.palette import PLAIN_PALETTE

SPACES = [Space(id=name, name=name, at=at) for name, at in (("A2", (0, 1)), ("B1", (1, 0)), ("A1", (0, 0)))]


def scene(marks: Sequence[Mark], *, offers: Sequence[Offer] = (), pieces: Sequence[Piece] = ()) -> Scene:
    status = Status(round=text("x"), phase=text("x"), prompt=text("x"))
    board = Geometry(box=(0, 0, 2, 2), spaces=SPACES)
    return Scene(
        geometry=board, status=status, seats=[SeatScene()], marks=marks, offers=offers, pieces=pieces
    )


def danger(x: int, y: int, why: str, of: str = "") -> Mark:
    return Mark(kind="danger", at=[(x, y)], why=text(why), of=of)


def told(shown: Scene) -> list[str]:
    """Return keys as texts, for reasons that no language has words for."""
    return [
        line.plain
        for line in render_marks(TextRenderer(Translator("en", None), ["Ada"], PLAIN_PALETTE), shown)
    ]


def test_a_reason_is_listed_once_after_its_places_row_by_row() -> None:
    marks = [danger(0, 1, "guns"), danger(1, 0, "melee"), danger(0, 0, "guns")]

    assert told(scene(marks)) == ["A1 A2: guns", "B1: melee"]


def test_a_reason_that_all_offers_to_its_place_show_is_not_listed_again() -> None:
    near = Offer(move="go A1", label=text("x"), warning=text("guns"))

    assert told(scene([danger(0, 0, "guns")], offers=[near])) == []
    assert told(scene([danger(0, 0, "guns"), danger(0, 1, "guns")], offers=[near])) == ["A1 A2: guns"]


def test_a_route_has_no_places_and_a_zone_of_fire_has_its_line() -> None:
    way = Mark(kind="route", at=[(0, 0), (0, 1)], why=text("way"))
    fire = Mark(kind="fire", at=[(0, 0), (1, 0)], text="2", why=text("fire"), of="fist")
    edge = Mark(kind="edge", at=[(0, 0)], why=text("edge"))
    own = Piece(id="fist", art="ship", at=(0, 0), label=text("x"), owner=0, flags=["now"])

    assert told(scene([way, fire, edge], pieces=[own])) == ["way", "2: fire"]


def test_marks_of_a_ship_are_listed_while_it_is_active() -> None:
    ship = Piece(id="fist", art="ship", at=(0, 0), label=text("x"), owner=0)
    under_way = Piece(id="fist", art="ship", at=(0, 0), label=text("x"), owner=0, flags=["now"])
    marks = [danger(0, 1, "calm", of="fist")]

    assert told(scene(marks, pieces=[ship])) == []
    assert told(scene(marks, pieces=[under_way])) == ["A2: calm"]


def test_treasure_map_lists_the_places_under_fire_by_pirate() -> None:
    game = find_game("treasure_map")
    g = game.start(1)
    chance = Random(3)
    while g.actor() == CHANCE:
        g.play(sample(g, chance))
    shown = game.scene(view(g, 0))
    words = Translator("en", game)
    lines = [line.plain for line in render_marks(TextRenderer(words, ["Ada"], PLAIN_PALETTE), shown)]

    at = {space.name: space.at for space in shown.geometry.spaces}
    marked_at: dict[str, list[tuple[float, float]]] = {}
    for mark in shown.marks:
        if mark.kind == "danger" and mark.why is not None:
            marked_at.setdefault(words.translate(mark.why), []).append(mark.at[0])
    assert len(marked_at) > 1
    for why, spots in marked_at.items():
        places = next(line for line in lines if line.endswith(f": {why}")).partition(":")[0]
        assert sorted(at[name] for name in places.split()) == sorted(spots)
