"""Rules that the examples of the rulebook cannot show: tokens, secrets, the scene."""

from random import Random
from typing import cast

import pytest

from spielhafen.boxes.ship_adventure.board_layout import lay_by_card, layout_card_of
from spielhafen.boxes.ship_adventure.chart import board_from_tiles as board_of
from spielhafen.boxes.ship_adventure.chart import chart, tiles_from_board
from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.core.errors import BadOption
from spielhafen.core.game import Game
from spielhafen.core.play import sample
from spielhafen.core.scene import Scene, Zone
from spielhafen.core.secret import HIDDEN, PUBLIC, determinize, view
from spielhafen.games.treasure_map.board import pieces
from spielhafen.games.treasure_map.board.pieces import TEMPLES
from spielhafen.games.treasure_map.bot import routes
from spielhafen.games.treasure_map.moves import SQUARES, Lay
from spielhafen.games.treasure_map.reach import arrivals
from spielhafen.games.treasure_map.rules.temples import TREASURES
from spielhafen.games.treasure_map.state import Isles
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

HERE = SQUARES.index


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


def seen(game: Game, lines: str, viewer: int = 0) -> Scene:
    return game.scene(view(laid(game, lines), viewer))


# Tokens


def test_each_level_has_nine_tokens_whose_orders_differ_and_use_all_numbers() -> None:
    for orders, turns in zip(pieces.ORDERS, pieces.TURNS, strict=True):
        assert len(set(orders)) == pieces.AREAS
        assert all(sorted(order) == list("1234") for order in orders)
        assert set(turns) <= {0, 1, 2, 3}


def test_every_token_in_the_game_leads_to_land() -> None:
    random = Random(8)
    for _ in range(20):
        board = board_of(lay_by_card(random.randrange))
        sea = chart(board)
        for level in pieces.places(board):
            for area, place in enumerate(level):
                assert (place < 0) == (area in sea.barren)
                assert place < 0 or sea.is_land[place]


def test_el_dorado_is_in_no_city_and_beside_no_skull() -> None:
    random = Random(9)
    for _ in range(20):
        board = board_of(lay_by_card(random.randrange))
        sea = chart(board)
        found = pieces.fabled(board, False)
        assert len(found) > 5
        for place in found:
            assert sea.is_land[place]
            assert not sea.neutral >> place & 1
            assert not set(sea.neighbours[place]) & set(sea.skulls)


def test_the_back_of_a_layout_card_names_one_square() -> None:
    assert pieces.fabled(EXAMPLE_BOARD, True) == {HERE("A8"): 1}


def boards_by_card() -> dict[str, str]:
    """Return a board for each layout card."""
    random, found = Random(11), dict[str, str]()
    while len(found) < 4:
        board = board_of(lay_by_card(random.randrange))
        found["ABCD"[cast("int", layout_card_of(tiles_from_board(board)))]] = board
    return found


def test_each_layout_card_leads_to_a_square_of_one_of_its_islands() -> None:
    found = {card: set(pieces.fabled(board, True)) for card, board in boards_by_card().items()}

    assert found == {"A": {HERE("A8")}, "B": {HERE("L12")}, "C": {HERE("A9")}, "D": {HERE("H1")}}


def test_the_central_temple_is_that_of_the_layout_card() -> None:
    centres = {"A": {"E5", "F5", "E6", "F6"}, "B": {"G7", "H7", "G8", "H8"}}
    for card, board in boards_by_card().items():
        temple = chart(board).temples[pieces.centre(board)]
        assert SQUARES[temple] in centres["A" if card in "AC" else "B"]


# Chance


def test_the_weights_of_a_treasure_add_up_to_all_rolls_of_its_dice() -> None:
    assert [sum(weight for _, weight in found) for found in TREASURES] == [6, 36, 216]
    assert {str(move): weight for move, weight in TREASURES[1]}["dice 2 5"] == 2


def test_equal_seeds_draw_equal_boards_that_the_log_can_hold(treasure_map: Game) -> None:
    one, other = (sample(treasure_map.start(2), Random(5)) for _ in range(2))

    assert str(one) == str(other)
    assert str(treasure_map.catalogue.read(str(one))) == str(one)
    assert isinstance(one, Lay)


def test_a_board_that_breaks_the_rules_is_refused(treasure_map: Game) -> None:
    g = treasure_map.start(2)
    move = sample(g, Random(5))
    assert isinstance(move, Lay)

    assert g.refuse(move) is None
    assert g.refuse(Lay(move.items[:-1])) is not None
    assert g.refuse(Lay(move.items[1:] + move.items[:1])) is not None


def test_options_of_the_solo_game_are_refused_with_more_captains(treasure_map: Game) -> None:
    for option, value in (("solo_level", 1), ("solo_pirates", "guns")):
        treasure_map.start(1, {option: value})
        with pytest.raises(BadOption):
            treasure_map.start(2, {option: value})


# Secrets


def test_every_captain_who_has_held_a_token_knows_it(treasure_map: Game) -> None:
    lines = "seats 3\nships G10 G10 L6\ntokens D1 / - / -\nturn A\nnext Engage(A)\n> clash 1 5, token D"
    g = laid(treasure_map, lines)

    assert [view(g, seat).face(0) for seat in (0, 1, 2, PUBLIC)] == [3, 3, HIDDEN, HIDDEN]


def test_all_captains_see_the_back_of_a_swapped_token(treasure_map: Game) -> None:
    g = laid(
        treasure_map,
        """seats 3
        ships C9 C9 C9
        crews C8 - -
        supply 0 1 0 1
        tokens D1 E2 / - / -
        next Exchange(A)""",
    )
    assert view(g, 1).face(0) == HIDDEN

    g.play(treasure_map.catalogue.read("swap 1a for 4"))

    assert [view(g, seat).face(0) for seat in (1, 2)] == [3, 3]
    assert view(g, 1).face(TEMPLES) == HIDDEN


@pytest.mark.parametrize("pending", ["Draw(B)", "Look(B, 0)", "Reading(B)"])
def test_only_the_captain_who_looks_learns_the_result(treasure_map: Game, pending: str) -> None:
    g = laid(treasure_map, f"seats 3\ntokens D1 / - / -\nnext {pending}")

    assert g.steps[-1].witnesses(g) == (1,)


def test_sampled_worlds_have_tokens_of_the_right_level(treasure_map: Game) -> None:
    lines = "seats 3\ntokens A1 B2 / C1 / D3\nnext Spin"
    random = Random(3)
    g = laid(treasure_map, lines.replace("C1", "E1"))
    worlds = [determinize(view(g, 0), random) for _ in range(100)]

    assert all(world.tokens1[0] == 0 and world.tokens2 == [1] for world in worlds)
    assert all(world.tokens1[1] not in {0, 2} for world in worlds)
    assert len({world.tokens3[0] for world in worlds}) == 8


# The scene


def test_the_board_is_a_torus_of_144_squares_with_coasts_and_nine_areas(treasure_map: Game) -> None:
    geometry = seen(treasure_map, "seats 2\nnext Turn(A)").geometry

    assert geometry.torus
    assert len(geometry.spaces) == 144
    assert len(geometry.areas) == 9
    assert len(geometry.terrain[0].polygons) == 44
    owners = {space.name: space.owner for space in geometry.spaces if space.kind in {"city", "harbour"}}
    assert owners == {"F11": 0, "F12": 0, "C10": 1, "C9": 1, "L5": None, "L6": None, "H8": None, "G8": None}


def test_squares_within_reach_show_their_cost(treasure_map: Game) -> None:
    scene = seen(treasure_map, "seats 2\nships H9 C9\nnext Turn(A)")
    costs = {mark.at[0]: mark.text for mark in scene.marks if mark.kind == "range"}

    assert costs[0.5, 5.5] == "3"
    assert costs[8.5, 7.5] == "1"


def reached(game: Game, lines: str) -> dict[str, int]:
    """Return the squares in reach with the steps left in the middle of a turn, and their costs."""
    g = laid(game, f"seats 2\n{lines}\nturn A\nnext Course(A)")
    return {SQUARES[square]: arrival.cost for square, arrival in arrivals(g, 0).items()}


def test_reach_counts_currents_and_how_far_they_have_carried_the_ship(treasure_map: Game) -> None:
    assert reached(treasure_map, "ships G3 C9\nleft 0") == {"H3": 0, "H4": 0, "G4": 0}
    assert reached(treasure_map, "ships G3 C9\nleft 0\nrides 3") == {"H3": 0}
    assert not reached(treasure_map, "ships G3 C9\nleft 0\nrides 4")


def test_an_extra_step_ashore_cannot_be_used_at_sea_nor_the_reverse(treasure_map: Game) -> None:
    aboard, ashore = "ships G8 C9", "ships G8 C9\ncrews F9 -"

    assert set(reached(treasure_map, f"{aboard}\nleft 0\nboots 1")) == {"G7", "H7", "H8", "F9"}
    assert "F9" not in reached(treasure_map, f"{aboard}\nleft 0\nsails 1")
    assert reached(treasure_map, f"{ashore}\nleft 0\nsails 1") == {"G8": 1}
    assert reached(treasure_map, f"{ashore}\nleft 1\nsails 1")["G9"] == 2
    assert "G9" not in reached(treasure_map, f"{ashore}\nleft 1\nboots 1")


def test_stopping_beside_guns_or_on_a_foe_has_a_warning(treasure_map: Game) -> None:
    scene = seen(treasure_map, "seats 2\nlevel 2\nships E8 C9\nballs 0 0\nnext Turn(A)")
    warned = {offer.move: offer.warning.key for offer in scene.offers if offer.warning is not None}

    assert warned["go D7"] == "warning-melee"
    assert warned["stop"] == "warning-guns"


@pytest.mark.parametrize(
    ("balls", "moves", "hint"),
    [
        ("1 1", "stop", "hint-bonuses"),
        ("1 0", "stop", "hint-hits"),
        (
            "1 1",
            "stop, A: fire c2",
            "hint-bonuses",
        ),  # an answer, though the attacker has no ball left
        ("1 1", "stop, A: face c2", "hint-hits"),  # A could have fired and did not: there is no answer
    ],
)
def test_the_hint_of_a_shot_tells_whether_the_dice_decide(
    treasure_map: Game, balls: str, moves: str, hint: str
) -> None:
    lines = f"seats 2\nships G10 G11\nballs {balls}\nnext Turn(A)\n> {moves}"
    scene = seen(treasure_map, lines, viewer=int("," in moves))
    told = next(offer.hint for offer in scene.offers if offer.move.startswith("fire"))

    assert told is not None
    assert told.key == hint


def test_the_route_of_a_hunting_pirate_is_shown(treasure_map: Game) -> None:
    scene = seen(treasure_map, "seats 2\nships G9 C9\nhunts p3>A\nnext Turn(A)")
    route = next(mark for mark in scene.marks if mark.kind == "route")

    assert list(route.at) == [(3.5, 6.5), (4.5, 6.5), (5.5, 7.5)]


def test_only_the_holder_sees_the_back_of_a_token(treasure_map: Game) -> None:
    lines = "seats 2\ntokens D1 / -\nnext Turn(A)"
    own, other = (next(iter(zones(seen(treasure_map, lines, viewer), "hand")), None) for viewer in (0, 1))

    assert own is not None
    assert [card.face and card.face.index for card in own.cards] == ["D"]
    assert other is not None
    assert not other.cards


def zones(scene: Scene, name: str) -> list[Zone]:
    return [zone for zone in scene.zones if zone.id == name]


def test_a_board_not_yet_laid_has_an_empty_scene(treasure_map: Game) -> None:
    scene = treasure_map.scene(view(treasure_map.start(3), 0))

    assert not scene.pieces
    assert not scene.geometry.spaces


# Distances of bots


def test_distances_go_by_sea_and_from_a_landing_on_foot(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\nships G8 C9\ncrews F9 -\nnext Turn(A)")

    assert routes.steps_to(g, 1, HERE("B7")) == 2
    assert routes.steps_to(g, 0, HERE("G9")) == 2
    assert routes.steps_to(g, 0, HERE("F10")) == 1


# Duels, the shop, ways


def duel_of(scene: Scene) -> tuple[Zone, list[list[str]], list[str]]:
    """Return the zone of a duel, the terms of each side, and both sums."""
    zone = next(zone for zone in scene.zones if zone.kind == "duel")
    assert zone.duel is not None
    terms = [[f"{term.label.key} {term.value}" for term in side.terms] for side in zone.duel.sides]
    return zone, terms, [side.total for side in zone.duel.sides]


MELEE = "seats 2\nships D7 C9\nlevel 2\ncards cutlasses pistols / -\nnext Turn(A)\n> stop"


def test_before_a_melee_both_sides_show_their_bonuses(treasure_map: Game) -> None:
    zone, terms, sums = duel_of(seen(treasure_map, MELEE))

    assert terms == [["equipment-cutlasses +1", "equipment-pistols +2"], ["bonus-pirate +4"]]
    assert (sums, zone.past) == (["+3", "+4"], False)


def test_after_a_melee_the_dice_the_sums_and_the_winner_are_shown(treasure_map: Game) -> None:
    zone, terms, sums = duel_of(seen(treasure_map, f"{MELEE}, clash 5 3"))

    assert zone.duel is not None
    assert [side[0] for side in terms] == ["duel-die 5", "duel-die 3"]
    assert (sums, zone.past) == (["8", "7"], True)
    assert zone.duel.verdict is not None
    assert zone.duel.verdict.args["lead"] == 1
    assert [side.best for side in zone.duel.sides] == [True, False]


def test_the_loser_of_a_duel_is_shown_as_they_fought_and_where(treasure_map: Game) -> None:
    ashore = "seats 2\nships G8 C9\ncrews F9 F9\nnext Turn(A)\n> stop, clash 5 1"
    zone, _, _ = duel_of(seen(treasure_map, ashore))

    assert zone.duel is not None
    assert [side.art for side in zone.duel.sides] == ["crew", "crew"]
    assert zone.duel.at == (5.5, 8.5)


def test_a_tie_is_shown_until_it_is_rolled_again(treasure_map: Game) -> None:
    zone, _, sums = duel_of(seen(treasure_map, f"{MELEE}, clash 4 3"))

    assert zone.duel is not None
    assert (sums, zone.past) == (["7", "7"], False)
    assert zone.duel.verdict is not None
    assert zone.duel.verdict.key == "duel-tie"


def test_pirates_are_shown_with_the_level_of_their_fight(treasure_map: Game) -> None:
    lines = "seats 2\nships F8 C9\nhunts p3>A\ntemples -\nemptied 4\nnext Hunter(p3), RoundEnd\n> clash 5 1"
    zone, _, sums = duel_of(seen(treasure_map, f"{lines}\n= level 2"))

    assert zone.duel is not None
    level = [term.label.args["level"] for term in zone.duel.sides[0].terms if "level" in term.label.args]
    assert (sums, level) == (["7", "1"], [1])


def test_a_fight_of_this_turn_disappears_when_cards_are_bought(treasure_map: Game) -> None:
    lines = "seats 2\ncrews F11 F11\ngold 9 0\nturn A\nnext Melee(A, B), Affairs(A)\n> clash 5 1"
    bought = seen(treasure_map, f"{lines}, buy cutlasses")

    assert duel_of(seen(treasure_map, lines))[0].past
    assert not [zone for zone in bought.zones if zone.duel or zone.kind == "tray"]


def test_the_shop_says_why_something_cannot_be_bought(treasure_map: Game) -> None:
    lines = "seats 2\ncrews F11\ngold 5 0\ncards cutlasses / -\nturn A\nnext Affairs(A)"
    wares = {card.id: card.barred for zone in seen(treasure_map, lines).zones for card in zone.cards}
    elsewhere = {card.id: card.barred for zone in seen(treasure_map, lines, 1).zones for card in zone.cards}
    why = {name: reason.key for name, reason in wares.items() if reason}

    assert why["shop/cutlasses"] == "refused-owned"
    assert why["shop/pistols"] == "refused-too-dear"
    assert wares["shop/spyglass"] is None
    assert not any(elsewhere.values())


def test_the_moves_of_marks_lead_from_the_ship_to_a_far_square(
    treasure_map: Game,
) -> None:
    lines = "seats 2\nships G8 C9\nnext Turn(A)"
    steps = {mark.at[0]: mark for mark in seen(treasure_map, lines).marks if mark.kind == "range"}
    far = max((mark for mark in steps.values() if mark.move), key=lambda mark: int(mark.text))
    moves, place = list[str](), far.at[0]
    while place in steps:
        moves.insert(0, steps[place].move)
        place = cast("tuple[float, float]", steps[place].after)

    assert place == (6.5, 7.5)
    assert len(moves) > 3
    g = laid(treasure_map, f"{lines}\n> {', '.join(moves)}")
    assert SQUARES[g.crews[0]] == moves[-1].removeprefix("go ")


# Squares too far away


@pytest.mark.parametrize(
    ("lines", "place", "said"),
    [
        ("ships H9 C9", "C3", "Too far: 6 steps, you have 4."),
        ("ships H9 C9\nleft 0", "C3", "Too far: 6 steps, you have 0."),
        ("ships H9 C9", "F12", "That takes 3 steps, and you have 4: go square by square."),
        ("ships G8 C9\ncrews F9 -\nleft 1", "H9", "Too far: 2 steps, you have 1."),
        ("ships H9 C9", "H9", "Your crew is there already: choose another square."),
    ],
)
def test_a_square_that_is_too_far_is_refused_with_the_steps_to_it_and_those_left(
    treasure_map: Game, lines: str, place: str, said: str
) -> None:
    g = laid(treasure_map, f"seats 2\nleft 4\n{lines}\nturn A\nnext Course(A)")
    why = treasure_map.place_refusal(view(g, 0), place)
    assert why is not None
    assert Translator("en", treasure_map).translate(why.text) == said


def test_the_distance_to_a_square_counts_currents_and_the_extra_steps_of_cards(treasure_map: Game) -> None:
    def refused(lines: str, place: str) -> dict[str, object]:
        g = laid(treasure_map, f"seats 2\n{lines}\nturn A\nnext Course(A)")
        why = treasure_map.place_refusal(view(g, 0), place)
        assert why is not None
        return dict(why.args)

    drifting = refused("ships G3 C9\nleft 0", "H5")
    assert drifting["how"] == "far"
    assert drifting["far"] == 1
    boots, sails = (
        refused(f"ships G8 C9\ncrews F9 -\nleft 1\n{card} 1", "H9") for card in ("boots", "sails")
    )
    assert (boots["how"], boots["far"], boots["left"]) == ("far", 2, 1), "boots do not help at sea"
    assert sails["how"] == "near"


def test_a_crew_that_cannot_reach_its_ship_is_told_that_no_way_leads_to_sea(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\nships A1 C9\ncrews F9 -\nleft 4\nturn A\nnext Course(A)")
    why = treasure_map.place_refusal(view(g, 0), "H5")
    assert why is not None
    assert Translator("en", treasure_map).translate(why.text) == (
        "You cannot get there: a crew ashore can only go over land, or back to its own ship."
    )
