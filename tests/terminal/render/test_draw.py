"""Scenes as text: charts of every shape, names of every width, never too wide."""

from random import Random

import pytest
from rich.cells import cell_len
from rich.color import Color, ColorSystem

from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE, OVER, PUBLIC, sample
from spielhafen.core.scene import Fact, Geometry, Piece, Scene, SeatScene, Space, Status, Terrain
from spielhafen.core.secret import view
from spielhafen.core.text import text
from spielhafen.i18n import Translator
from spielhafen.terminal.render.canvas import Canvas
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.ground import CharacterGrid, is_inside
from spielhafen.terminal.render.legend import render_legend
from spielhafen.terminal.render.palette import (
    DARK_PALETTE,
    PLAIN_PALETTE,
    SEAT_MARKS,
    choose_palette,
    compass_arrow,
)

STATUS = Status(round=text("x"), phase=text("x"), prompt=text("x"))


def drawer(game: Game | None = None, *names: str) -> TextRenderer:
    return TextRenderer(Translator("en", game), names or ("Ada", "Bo", "Cy", "Di", "Eve"), PLAIN_PALETTE)


def plain(lines: object) -> list[str]:
    return [line.plain for line in lines]  # type: ignore[attr-defined]


def test_a_canvas_keeps_its_columns_with_any_text() -> None:
    canvas = Canvas(8, 2)
    canvas.put(0, 0, "船长x")
    canvas.put(6, 0, "海")
    canvas.put(7, 1, "海")
    canvas.put(0, 1, "e\u0301!")

    rows = plain(canvas.lines())
    assert rows == ["船长x 海", "e\u0301!"]
    assert cell_len(rows[0]) == 8


def test_text_without_room_moves_to_the_next_row() -> None:
    canvas = Canvas(9, 3)
    assert canvas.put_near(4, 1, "north")
    assert canvas.put_near(4, 1, "south")
    assert canvas.put_near(4, 1, "east")
    assert not canvas.put_near(4, 1, "nowhere at all")

    assert plain(canvas.lines()) == ["  east", "  north", "  south"]


@pytest.mark.parametrize("seed", range(3))
def test_no_line_on_the_screen_is_wider_than_the_terminal(santa_timea: Game, seed: int) -> None:
    random = Random(seed)
    g = santa_timea.start(5, {"professional": True})
    draw = TextRenderer(
        Translator("de", santa_timea), ["海军上将海军上将", "Ada", "Bo", "x" * 24, "É"], DARK_PALETTE
    )
    while g.actor() != OVER:
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(list(g.moves())))
        scene = santa_timea.scene(view(g, seed))
        draw.adopt_styles(scene)
        lines = [draw.render_seat(scene, seat, is_to_move=True, width=78) for seat in range(5)]
        lines += draw.chart.render_table(scene, 44, 10)
        assert max(line.cell_len for line in lines) <= 78


def test_a_board_shows_spaces_pieces_and_choices(regatta: Game) -> None:
    g = regatta.start(2)
    g.play(regatta.catalogue.read("wind 2"))
    scene = regatta.scene(view(g, 0))
    rows = plain(drawer(regatta).chart.render_board(scene, 80, {"b5"}, "a6"))

    assert rows[0].split() == list("abcdefghi")
    assert rows[2].startswith(" 6«·1» ·2")
    assert rows[3].startswith(" 5 ●→ [·1] →2")
    assert rows[4].startswith(" 4 ■→  ·2  ▒")
    legend = render_legend(drawer(regatta), scene, 80).plain
    assert legend.startswith("▒ reef · → current · h harbour · b buoy · a number")


def test_a_space_is_drawn_with_its_own_sign() -> None:
    spaces = [
        Space(id="a1", name="a1", at=(0.5, 0.5), kind="reef"),
        Space(id="b1", name="b1", at=(1.5, 0.5), kind="rock", sign="^"),
    ]
    geometry = Geometry(box=(0, 0, 2, 1), rim=True, grid=True, spaces=spaces)
    scene = Scene(geometry=geometry, status=STATUS, seats=[])

    assert plain(drawer().chart.render_board(scene, 80)) == ["   a   b", " 1 r   ^"]
    assert drawer().chart.space_signs(geometry) == {"reef": "r", "rock": "^"}


def test_a_narrow_terminal_gets_a_narrow_board(regatta: Game) -> None:
    scene = regatta.scene(view(regatta.start(2), PUBLIC))

    assert max(map(cell_len, plain(drawer(regatta).chart.render_board(scene, 24)))) <= 24


def test_the_rows_of_a_lattice_stay_separate() -> None:
    spaces = [
        Space(id=f"{x}/{y}", name="", at=(x + y % 2 / 2, 0.87 * y + 0.5)) for x in range(3) for y in range(3)
    ]
    geometry = Geometry(box=(0, 0, 4, 3), spaces=spaces)
    grid = CharacterGrid(geometry, 80)

    assert len({grid.cell_at(space.at) for space in spaces}) == 9
    assert len({grid.cell_at(space.at)[1] for space in spaces}) == 3


def test_pieces_on_one_space_are_side_by_side_and_terrain_is_distinct() -> None:
    spaces = [Space(id=name, name=name, at=(x + 0.5, 0.5)) for x, name in enumerate(["a1", "b1", "c1"])]
    land = Terrain(kind="land", polygons=[[(1, 0), (2, 0), (2, 1), (1, 1)]])
    calm = Terrain(kind="calm", polygons=[[(2, 0), (3, 0), (3, 1), (2, 1)]])
    ships = [
        Piece(id=f"ship/{seat}", art="ship", at=(0.5, 0.5), label=text("x"), owner=seat) for seat in (0, 1)
    ]
    scene = Scene(
        geometry=Geometry(box=(0, 0, 3, 1), spaces=spaces, terrain=[land, calm]),
        status=STATUS,
        seats=[SeatScene(), SeatScene()],
        pieces=ships,
    )

    assert plain(drawer().chart.render_board(scene, 80)) == ["   a   b   c", " 1 ●■  ▒   ≈"]


@pytest.mark.parametrize(
    ("owners", "shown"),
    [
        ((0, 1, 2), "●■▲"),
        ((0, 1, 2, 3), "●■▲◆"),
        ((0, 1, 2, 3, 4), "●■▲+"),
        ((2, 0, 2, 0, 2), "▲●"),
        ((2, 2, 2), "▲▲▲"),
        ((2, 2, 2, 2, 2), "▲5"),
    ],
)
def test_the_owners_of_any_number_of_ships_on_a_space_are_shown(owners: tuple[int, ...], shown: str) -> None:
    spaces = [Space(id=name, name=name, at=(x + 0.5, 0.5)) for x, name in enumerate(["a1", "b1", "c1"])]
    ships = [
        Piece(id=f"ship/{number}", art="ship", at=(0.5, 0.5), label=text("x"), owner=owner)
        for number, owner in enumerate(owners)
    ]
    scene = Scene(
        geometry=Geometry(box=(0, 0, 3, 1), spaces=spaces),
        status=STATUS,
        seats=[SeatScene() for _ in range(5)],
        pieces=ships,
    )

    assert plain(drawer().chart.render_board(scene, 80))[1].removeprefix(" 1 ").split("·")[0].strip() == shown


def test_points_inside_a_polygon_are_found() -> None:
    square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]

    assert is_inside((1, 1), square)
    assert not is_inside((3, 1), square)
    assert not is_inside((1, -1), square)


def test_marks_and_arrows_are_one_column_wide() -> None:
    assert all(cell_len(sign) == 1 for sign in SEAT_MARKS)
    assert [compass_arrow(angle) for angle in (0, 44, 90, 180, 270, 359)] == ["↑", "↗", "→", "↓", "←", "↑"]


def test_seats_differ_by_more_than_colour() -> None:
    assert len(set(SEAT_MARKS)) == len(PLAIN_PALETTE.seat_styles) == len(DARK_PALETTE.seat_styles) == 5


def test_sixteen_colours_suffice_for_the_seats() -> None:
    shown = {
        Color.parse(seat).downgrade(ColorSystem.STANDARD).number
        for seat in choose_palette("standard").seat_styles
    }

    assert len(shown) == 5
    assert choose_palette("truecolor") is choose_palette(None) is DARK_PALETTE


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (Fact(art="coin", value="4", label=text("fact-gold", gold=4, income=7)), "gold: 4, and 7 more"),
        (Fact(art="flag", value="3", label=text("fact-points", points=3)), "points: 3"),
        (Fact(art="chip", value="+2", label=text("fact-points", points=9)), "+2 points: 9"),
    ],
)
def test_a_number_is_always_shown_once(fact: Fact, said: str) -> None:
    told = drawer(find_game("caribbean_conquest"))._format_facts([fact], short=False)

    assert said in told
    assert told.count(fact.value) == 1
