"""Beyond the examples of the rulebook: the box, thousands of seas, secrets, the scene."""

from dataclasses import fields
from random import Random
from typing import cast

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE, Choice, sample
from spielhafen.core.scene import Scene
from spielhafen.core.secret import determinize, view
from spielhafen.core.text import text
from spielhafen.core.tracked import pieces_in
from spielhafen.games.ghost_ship import Options
from spielhafen.games.ghost_ship.board import tiles
from spielhafen.games.ghost_ship.board.routes import routes
from spielhafen.games.ghost_ship.board.tile_fit import Laid, berths, exchanged, put
from spielhafen.games.ghost_ship.board.tiles import (
    FREE,
    LAND,
    MASK_AT,
    MASK_NAMES,
    NAMES,
    NONE,
    POOL,
    SEA,
    TYPE_OF,
)
from spielhafen.games.ghost_ship.bot.atlas import FAR, atlas
from spielhafen.games.ghost_ship.examples import EXAMPLE_QUESTS, table
from spielhafen.games.ghost_ship.moves import ARROW_NAMES, DIAL_NAMES, Lay, Sea
from spielhafen.games.ghost_ship.names import (
    symbol_text,
)
from spielhafen.games.ghost_ship.rules.ghost import HEADINGS
from spielhafen.games.ghost_ship.rules.ready import Ready, sound
from spielhafen.games.ghost_ship.rules.turn import POINTS, SHOWN, STOPS
from spielhafen.games.ghost_ship.scene.board_view import place_at
from spielhafen.games.ghost_ship.state import FIXED_SEA, NOTHING, TABLES, Ghostly
from spielhafen.testing import example_runner


def laid(ghost_ship: Game, lines: str) -> Ghostly:
    return cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))


def seen(ghost_ship: Game, lines: str, viewer: int = 0) -> Scene:
    return ghost_ship.scene(view(laid(ghost_ship, lines), viewer))


# The box


def test_the_box_holds_the_stated_pieces() -> None:
    corners, inland = tiles.BOX["tile"][0]["corners"], tiles.BOX["tile"][5]["fixed"]

    assert sum(POOL) + corners + inland + len(tiles.QUESTS) == 120
    assert (len(tiles.QUESTS), corners, inland) == (20, 4, 6)
    assert POOL[tiles.INLAND_TYPE] + inland == tiles.GOLD == 8
    assert (len(tiles.CHIPS), sum(tiles.CHIP_VALUE)) == (20, 50)
    assert len({(tiles.TYPE_OF[mask], tiles.TURN_OF[mask]) for mask in tiles.MASKS}) == 16


def test_every_reconstructed_number_is_marked(ghost_ship: Game) -> None:
    written = ghost_ship.file("board", "pieces.toml").read_text("utf-8")

    assert all("[reconstructed]" in line for line in written.splitlines() if line.startswith("pool"))
    for part in ("[quests]", "[treasures]", "[dial]", "[tables.house]", "[tables.plain]"):
        before, after = written.split(part)
        assert "[reconstructed]" in before[-260:] + after[:120], part


def test_a_table_can_be_chosen_by_its_name() -> None:
    choice = next(item for item in fields(Options) if item.name == "tables")

    assert choice.metadata["values"] == tuple(TABLES)
    assert all(len(found.leave) == len(tiles.SYMBOLS) for found in TABLES.values())
    assert TABLES["house"].leave[tiles.PIRATES] == TABLES["plain"].leave[tiles.PIRATES] == (5,)


def test_the_dial_has_the_stated_stops() -> None:
    places = [DIAL_NAMES[q + 4 * (r == 17)] for q in range(4) for r in range(18)]

    assert [places[stop] for stop in (0, 16, 17, 18, 35, 71)] == ["2", "2", "2-3", "3", "3-4", "5-2"]
    assert [(str(move), weight) for move, weight in STOPS] == [
        (f"dial {name}", places.count(name)) for name in DIAL_NAMES
    ]
    assert sum(weight for _, weight in POINTS) == 72
    assert [sorted(shown) for shown in SHOWN[4:]] == [[2, 3], [3, 4], [4, 5], [2, 5]]


@pytest.mark.parametrize("arrow", range(8, 16))
def test_between_two_directions_an_odd_number_sends_the_ghost_slantwise(arrow: int) -> None:
    g = Ghostly.initial(2, Options())
    g.arrow = arrow
    both = {tiles.DIRECTIONS.index(name) for name in ARROW_NAMES[arrow].split("-")}

    for g.number in (2, 3, 4, 5):
        heading = HEADINGS[g.number % 2][g.arrow]
        assert heading in both
        assert heading % 2 == g.number % 2


def test_the_land_of_a_tile_is_all_its_edges_without_water() -> None:
    assert MASK_NAMES[LAND] == "land"
    assert all(
        len([edge for edge in tiles.REGION_OF[mask] if edge != NONE]) == 4 - mask.bit_count()
        for mask in tiles.MASKS
    )
    assert {
        type(move) for move in find_game("ghost_ship").catalogue.moves if str(move).startswith("lay")
    } == {Lay}


# The sea of the examples


def test_the_sea_of_the_examples_could_have_been_laid() -> None:
    g = table(2, Options())

    assert sound(g.sea, g.quests)
    assert g.stock == [7, 15, 10, 17, 1, 0]


def test_straits_know_whether_their_coasts_are_of_one_island() -> None:
    g = table(2, Options())
    there = routes(g.sea, g.quests)
    straits = {
        name: there.same_island(spot, there.other_coast(spot))
        for name, spot in (
            (NAMES[field], 4 * field + tiles.REGIONS[mask][0])
            for field, mask in enumerate(there.masks)
            if TYPE_OF[mask] == tiles.STRAIT
        )
    }

    assert straits == {
        **dict.fromkeys(("C7", "C8", "E6"), True),
        **dict.fromkeys(("D2", "D3", "D4", "E4", "E10"), False),
    }
    assert [NAMES[field] for field in g.order if there.masks[field] == SEA] == ["C4", "G4", "A9"]


def test_everything_can_be_reached_from_the_corners() -> None:
    g = table(2, Options())
    there = atlas(g.sea, g.quests)

    assert all(
        there.to_field[field].far[corner] < FAR
        for field, item in enumerate(g.items)
        if item != FREE
        for corner in g.ships
    )


def test_the_tiles_of_the_examples_are_laid_by_the_rules() -> None:
    example, (sea, quests), touching = table(2, Options()), (FIXED_SEA, NOTHING), []
    for part in EXAMPLE_QUESTS.split(","):
        name, quest = part.split()
        field, number = NAMES.index(name), tiles.QUEST_NAMES.index(quest)
        there = berths(sea, quests, tiles.QUEST_TYPE[number])
        assert there.places[field] >> MASK_AT[example.sea[field]] & 1, name
        touching += [name] if there.touching else []
        sea, quests = put(sea, quests, Laid(field, MASK_AT[example.sea[field]], number))

    assert touching == ["B1", "D1"]


# Laying tiles


def lay(ghost_ship: Game, seed: int) -> Ghostly:
    """Return a sea laid at random, after checking that no tile is lost or added on the way."""
    random = Random(seed)
    g = cast("Ghostly", ghost_ship.start(2 + seed % 3))
    while not g.items.strip(FREE):
        there = [TYPE_OF[MASK_AT[g.sea[field]]] for field in range(70) if _is_pool(g, field)]
        spare = zip(g.stock, g.lot, g.aside, strict=True)
        assert [sum(counts) + there.count(kind) for kind, counts in enumerate(spare)] == POOL
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    return g


def _is_pool(g: Ghostly, field: int) -> bool:
    return g.sea[field] != FREE and FIXED_SEA[field] == FREE and g.quests[field] == FREE


def test_random_layings_end_in_a_full_sea(ghost_ship: Game) -> None:
    for seed in range(60):
        g = lay(ghost_ship, seed)
        assert sound(g.sea, g.quests), seed


@pytest.mark.long
def test_ten_thousand_random_layings_end_in_a_full_sea(ghost_ship: Game) -> None:
    for seed in range(10_000):
        g = lay(ghost_ship, seed)
        assert sound(g.sea, g.quests), seed


def test_any_field_can_be_filled_with_any_tiles() -> None:
    g = table(2, Options())
    movable = [FIXED_SEA[field] == FREE and g.quests[field] == FREE for field in range(70)]
    for field in [field for field in range(70) if movable[field]]:
        kind = TYPE_OF[MASK_AT[g.sea[field]]]
        stock = [0 if other == kind else count for other, count in enumerate(g.stock)]
        sea = tiles.written(g.sea, field, FREE)
        for tile in exchanged(sea, stock, field, movable):
            assert movable[tile.field]
            sea = tiles.written(sea, tile.field, tiles.MASK_DIGITS[tile.mask])
        assert sound(sea, g.quests) or kind == tiles.INLAND_TYPE, NAMES[field]


def test_ready_made_seas_could_have_been_laid_and_others_are_refused(ghost_ship: Game) -> None:
    g = cast("Ghostly", ghost_ship.start(3, {"ready_made": True}))
    while not isinstance(g.steps[-1], Ready):
        g.play(g.moves()[0] if g.actor() != CHANCE else sample(g, Random(1)))
    sea = cast("Sea", sample(g, Random(5)))

    assert g.refuse(sea) is None
    for broken in (sea.items[1:], (*sea.items[1:], sea.items[0]), (SEA,) * 70, sea.items[::-1][:70]):
        assert g.refuse(Sea(tuple(broken))) is not None or tuple(broken) == sea.items


# Secrets


def test_worlds_fit_what_was_shown_at_a_meeting(ghost_ship: Game) -> None:
    lines = "seats 3\ntreasures 1a 2b / 3c / -\nturn B\nnext Reveal(0, 2), Outset(B)\n> show 1a 2b"
    g = laid(ghost_ship, lines)
    worlds = [determinize(view(g, 1), Random(seed)) for seed in range(30)]
    others = [determinize(view(g, 2), Random(seed)) for seed in range(30)]

    assert all(pieces_in(world.chips, 0) == pieces_in(g.chips, 0) for world in worlds)
    assert len({tuple(pieces_in(world.chips, 0)) for world in others}) > 10
    assert all(len(pieces_in(world.chips, 0)) == 2 for world in others)


def test_after_a_loss_one_of_those_seen_is_in_the_hold_of_the_ghost(ghost_ship: Game) -> None:
    lines = (
        "seats 3\nships B10/W G10 A1\nscouts D6/N aboard aboard\ntreasures 1a 2b / - / -\nturn B\n"
        "next Reveal(0, 2), Outset(B)\n> show 1a 2b\n> B: spin, dial 2, needle E, lose 1a"
    )
    g = laid(ghost_ship, lines)
    chips = {tiles.CHIP_NAMES.index("1a"), tiles.CHIP_NAMES.index("2b")}

    for seed in range(30):
        world = determinize(view(g, 1), Random(seed))
        assert {*pieces_in(world.chips, 0), *pieces_in(world.chips, 5)} == chips


# The scene


def test_a_tile_is_pointed_at_by_card_field_and_if_needed_rotation(ghost_ship: Game) -> None:
    scene = seen(ghost_ship, "board start\nlot 0 1 0 0 1 0\nnext LayTile(A)")
    offers = {offer.move: offer for offer in scene.offers}
    hand = next(zone for zone in scene.zones if zone.id == "hand")

    assert [(card.id, card.face and card.face.edges) for card in hand.cards] == [
        ("tile/2", "#~~~"),
        ("tile/5", "~###"),
    ]
    assert offers["lay W D4"].touches == ["tile/5", "D4", "D4/W"]
    assert offers["lay W D4"].turn == 3
    assert offers["lay NEW C6"].touches == ["tile/2", "C6"]


def test_edges_of_free_fields_show_what_they_need(ghost_ship: Game) -> None:
    scene = seen(ghost_ship, "board start\nlot 0 1 0 0 0 0\nnext LayTile(A)", viewer=1)
    asked = {mark.nature: mark.at for mark in scene.marks if mark.kind == "edge"}

    assert (3.5, 0.0) in asked["water"]  # A4 is at the rim
    assert (4.0, 3.5) in asked["land"]  # D4 is beside D5
    assert not scene.offers


def test_only_the_owner_sees_a_treasure_until_it_is_shown(ghost_ship: Game) -> None:
    lines = "seats 3\ntreasures 1a 4b / 3c / -\nturn B\nnext Reveal(0, 2), Outset(B)"
    before, after = f"{lines}\n@ C treasures - / - / -", f"{lines}\n> show 1a 4b"

    def cards(scene: Scene) -> list[str]:
        own = [card for zone in scene.zones if zone.id == "own" for card in zone.cards]
        known = [card for seat in scene.seats for card in seat.open]
        return [card.face.index for card in (*own, *known) if card.face]

    assert cards(seen(ghost_ship, before, 0)) == ["1", "4"]
    assert cards(seen(ghost_ship, before, 1)) == ["3"]
    assert cards(seen(ghost_ship, after, 1)) == ["3", "1", "4"]
    assert cards(seen(ghost_ship, after, 2)) == cards(seen(ghost_ship, after, -1)) == []


def test_a_covered_symbol_is_not_shown(ghost_ship: Game) -> None:
    def symbols(lines: str) -> set[str]:
        scene = seen(ghost_ship, lines)
        return {piece.id for piece in scene.pieces if piece.id.startswith("symbol")}

    assert symbols("turn A\nnext Outset(A)") == set()
    assert symbols("turn A\npoints 2\nnext Course(A)\n> A: sail B1") == {"symbol/B1"}
    assert symbols("turn A\npoints 2\nnext Course(A)\n> A: sail B1, A: end") == set()
    opened = "option open_symbols yes\nturn A\npoints 2\nnext Course(A)\n> A: sail B1, A: end"
    assert symbols(opened) == {"symbol/B1"}


def test_each_step_shows_what_it_costs(ghost_ship: Game) -> None:
    scene = seen(ghost_ship, "ships A1W G10\nturn A\npoints 5\nnext Course(A)")
    steps = {str(offer.move) for offer in scene.offers if offer.touches}
    costs = {mark.move: mark.text for mark in scene.marks if mark.kind == "range" and mark.move in steps}

    assert costs == {"sail A1": "1", "sail A1N": "3", "sail B1W": "3"}
    assert {offer.touches[0] for offer in scene.offers if offer.touches} == {"A1", "A1N", "B1W"}


def test_the_way_to_each_place_within_reach_costs_what_its_mark_says(ghost_ship: Game) -> None:
    lines = "ships A1W G10\nturn A\npoints 5\nnext Course(A)"
    marks = {mark.at[0]: mark for mark in seen(ghost_ship, lines).marks if mark.kind == "range"}
    assert len(marks) > 5

    for end, mark in marks.items():
        way, g = [mark], laid(ghost_ship, lines)
        while way[0].after in marks:
            way.insert(0, marks[way[0].after])
        for step in way:
            g.play(ghost_ship.catalogue.read(step.move))
            while not isinstance(g.steps[-1], Choice):
                g.play(g.moves()[0])
        assert place_at(g.ships[0]) == end
        assert str(5 - g.left) == mark.text or not g.points


def test_one_touch_sails_a_far_way_unless_a_symbol_is_turned_up_on_it(ghost_ship: Game) -> None:
    marks = seen(ghost_ship, "ships A1 G10\nturn A\npoints 3\nnext Course(A)").marks
    at_once = {mark.move: list(mark.moves) for mark in marks if mark.kind == "range"}

    assert at_once["sail A2N"] == ["sail A2", "sail A2N"]
    assert not at_once["sail B1W"]  # past a treasure on B1
    assert not at_once["sail B1"]  # the next place needs no way


def test_moves_without_a_goal_have_handles_beside_the_figure(ghost_ship: Game) -> None:
    def handles(lines: str) -> dict[str, tuple[list[str], object]]:
        scene = seen(ghost_ship, f"{lines}\nturn A\npoints 4\nnext Course(A)")
        costs = {tuple(mark.at[0]): mark.text for mark in scene.marks if mark.kind == "range"}
        assert all(costs[offer.at] in str(offer.label.args["cost"]) for offer in scene.offers if offer.at)
        return {offer.move: (list(offer.touches), offer.at) for offer in scene.offers if offer.at}

    assert handles("ships C7 G10") == {
        "dock N": (["ship/1/N"], (6.5, 1.92)),
        "dock S": (["ship/1/S"], (6.5, 3.08)),
    }
    assert handles("ships C7/S G10") == {
        "dock N": (["ship/1/N"], (6.5, 1.92)),
        "land": (["ship/1/land"], (7.2, 3.08)),
    }
    across = handles("ships A1 G10\nscouts C7/N aboard\nlanded C7 -1")
    assert {move: touches for move, (touches, _) in across.items()} == {
        "cross": ["scout/1/cross"],
        "swim": ["scout/1/swim"],
    }
    assert across["cross"][1] != across["swim"][1]


def test_the_numbers_that_free_a_scout_from_a_circle_are_told_before_the_decision(
    ghost_ship: Game,
) -> None:
    def hint(lines: str, viewer: int = 0) -> dict[str, object]:
        said = seen(ghost_ship, f"ships C10/N G10\n{lines}", viewer).status.hint
        return dict(said.args) if said else {}

    numbers = text("number-between", one=2, other=4)
    told = {"symbol": symbol_text(tiles.NATIVES), "numbers": numbers}
    assert hint("scouts C10o/N aboard\nturn A\nnext Outset(A)") == told
    spun = "saved 1 0\nturn A\nnext Outset(A)\n> spin, dial 3, needle N"
    assert hint(f"scouts C10o/N aboard\n{spun}") == told
    assert hint("items D6\nscouts C10o/N aboard\nturn A\nnext Outset(A)") == told | {"saves": 1}
    assert hint("scouts C10o/N aboard\nturn A\npoints 3\nnext Course(A)") == told | {"saves": 0}
    assert hint("scouts C10o/N aboard\nturn A\npoints 4\nnext Course(A)") == {}
    assert hint("scouts C10o/N aboard\nturn A\nnext Outset(A)", viewer=1) == {}
    dearer = {"symbol": symbol_text(tiles.VEIN), "more": 1}
    assert hint("items D6\nscouts A5o/S aboard\nturn A\nnext Outset(A)") == dearer
    assert hint("scouts C10/N aboard\nturn A\nnext Outset(A)") == {}


def test_who_has_no_treasure_yet_is_told_at_sea_how_to_get_one(ghost_ship: Game) -> None:
    def hint(lines: str, viewer: int = 0) -> str:
        said = seen(ghost_ship, f"{lines}\nturn A\npoints 4\nnext Course(A)", viewer).status.hint
        return said.key if said else ""

    assert hint("ships A1 G10") == "hint-sailing"
    assert hint("ships A1 G10", viewer=1) == ""
    assert hint("ships A1 G10\ntreasures 1a / -") == ""
    assert hint("ships C7 G10") == "hint-coast"
    assert hint("ships A1 G10\nscouts C7/N aboard\nlanded C7 -1") == ""


def test_taking_and_boarding_show_what_they_cost(ghost_ship: Game) -> None:
    def costs(lines: str) -> dict[str, str]:
        scene = seen(ghost_ship, f"{lines}\nturn A\npoints 2\nnext Course(A)")
        texts = {tuple(mark.at[0]): mark.text for mark in scene.marks if mark.kind == "range"}
        return {piece.id: texts[piece.at] for piece in scene.pieces if piece.at in texts}

    assert costs("ships C10/N G10\nscouts C10o/N aboard") == {"treasure/C10": "1", "ship/1": "2"}
    assert costs("ships C4 G10")["treasure/C4"] == "2"
    assert costs("ships C10/N G10\nscouts D6/N aboard") == {"gold/D6": "1"}


def test_every_tile_has_land_where_it_has_no_water(ghost_ship: Game) -> None:
    spaces = {space.id: space for space in seen(ghost_ship, "turn A\nnext Outset(A)").geometry.spaces}

    assert spaces["C10"].edges == "#~##"
    assert spaces["D5"].kind == "inland"
    assert len(spaces) == 70 + 34
