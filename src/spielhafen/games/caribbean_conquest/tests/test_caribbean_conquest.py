"""Rules that the examples of the rulebook cannot show: boards, areas, the scene, the bot."""

import re
from random import Random
from typing import cast

import pytest

from spielhafen.boxes.ship_adventure.board_layout import is_free_layout, is_valid_layout, lay_freely, shuffled
from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.core.game import Game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.games.caribbean_conquest import bot
from spielhafen.games.caribbean_conquest.battle_odds import odds
from spielhafen.games.caribbean_conquest.board.waters import NAMES, SIDES
from spielhafen.games.caribbean_conquest.bot.routes import FAR, routes
from spielhafen.games.caribbean_conquest.figures import Figures, rounds
from spielhafen.games.caribbean_conquest.moves import Go, Lay
from spielhafen.games.caribbean_conquest.rules.fleets import Fleet, fleet
from spielhafen.games.caribbean_conquest.state import Sea
from spielhafen.games.caribbean_conquest.tests.example_tables import laid, seen
from spielhafen.i18n import Translator
from spielhafen.testing.walk import beats_random_player

HERE = NAMES.index
BOARD = EXAMPLE_BOARD
BOXES = [1, 4, 9]


# Groups


@pytest.mark.parametrize("options", [{}, {"truce": True, "board": "balanced"}])
def test_groups_that_are_looked_up_once_follow_every_move(conquest: Game, options: dict[str, object]) -> None:
    random = Random(6)
    g = cast("Sea", conquest.start(3, options))
    for _ in range(1500):
        if g.actor() == OVER:
            break
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        for seat in range(3) if g.board else ():
            known, found = fleet(g, seat), Fleet(g, seat)
            assert (known.own, known.foes, known.closed) == (found.own, found.foes, found.closed)
            assert known.movable(g) == found.movable(g)


# The scene


def test_the_board_shows_coasts_areas_and_flags(conquest: Game) -> None:
    scene = seen(conquest, "points G2 / F6\nturn A\nnext Manoeuvres(A)")
    tints = {space.name: space.tint for space in scene.geometry.spaces if space.tint}
    flags = {piece.id: piece.owner for piece in scene.pieces if piece.art == "flag"}

    assert scene.geometry.torus
    assert len(scene.geometry.spaces) == 144
    assert tints["G2"] == tints["D3"] == tints["A12"] != tints["F6"]
    assert flags == {"point/G2": 0, "point/F6": 1}


def test_stacks_are_counted_and_figures_in_hand_are_pieces_of_their_own(conquest: Game) -> None:
    scene = seen(conquest, "groups G9=2s2c / C9=1s\nturn A\nnext Manoeuvres(A)\n> at G9, leave ship")
    groups = {piece.id: piece.count for piece in scene.pieces if piece.art in {"caravel", "crew"}}

    assert groups == {"group/1/G9#ship": 0, "hand#ship": 0, "hand#crew": 2, "group/2/C9#ship": 0}


def test_squares_within_reach_show_their_cost(conquest: Game) -> None:
    scene = seen(conquest, "groups H9=1s1c / C9=1s\nturn A\nnext Manoeuvres(A)\n> at H9")
    costs = {mark.at[0]: mark.text for mark in scene.marks if mark.kind == "range"}

    assert costs[8.5, 7.5] == "1"  # I8, into the whirlpool
    assert costs[8.5, 6.5] == "1"  # I7, where its current leads in the end
    assert costs[9.5, 5.5] == "2"  # J6, ashore from there
    assert costs[7.5, 7.5] == "1"  # H8, ashore


@pytest.mark.parametrize(("rides", "cost"), [("", "0"), ("rides G3 H3 H4 G4\n", "1")])
def test_a_current_that_carries_one_of_two_ships_costs_both_a_step(
    conquest: Game, rides: str, cost: str
) -> None:
    scene = seen(conquest, f"groups G3=2s / C9=1s\nturn A\n{rides}next Manoeuvres(A)\n> at G3")
    costs = {mark.at[0]: mark.text for mark in scene.marks if mark.kind == "range"}

    assert costs[7.5, 2.5] == cost  # H3


def test_going_to_a_square_with_enemies_has_a_warning(conquest: Game) -> None:
    scene = seen(
        conquest,
        "option static_defence yes\ngroups E10=2c / C10=1c\nturn A\nnext Manoeuvres(A)\n> at E10, go W",
    )
    offers = {offer.move: offer for offer in scene.offers}

    assert offers["go W"].warning is not None
    assert offers["go W"].warning.args["fighters"] == 2
    assert offers["go W"].touches == ["C10"]


def test_a_point_without_figures_has_a_warning_of_its_defender(conquest: Game) -> None:
    scene = seen(
        conquest,
        "option static_defence yes\ngroups G9=1s1c / C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)\n> at G9",
    )
    warned = {offer.move: offer.warning.key for offer in scene.offers if offer.warning is not None}

    assert warned == {"go W": "warning-defended"}


def test_the_drawing_uses_only_symbols_of_the_art_and_counts_stacks(conquest: Game) -> None:
    g = laid(conquest, "groups G9=2s2c / C9=1s\npoints G2 / F6\nturn A\nnext Manoeuvres(A)")
    drawn = conquest.render_svg(view(g, 0), lambda said: said.key)
    known = set(re.findall(r'symbol id="([^"]+)"', conquest.art_svg()))

    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= known
    assert drawn.count(">2</text>") == 2


@pytest.mark.parametrize(("rounds", "last"), [("printed", 0), ("usual", 15), ("endless", 0)])
def test_the_last_round_is_announced_where_captains_play_to_it(
    conquest: Game, rounds: str, last: int
) -> None:
    told = seen(conquest, f"option rounds {rounds}\nturn A\nnext Manoeuvres(A)").status.round

    assert told is not None
    assert told.args["last"] == last


def test_facts_show_points_gold_with_income_and_cannonballs(conquest: Game) -> None:
    scene = seen(conquest, "points G2 D3 A12 L5 / F6\ngold 4 0\nturn A\nnext Manoeuvres(A)")

    assert [fact.value for fact in scene.seats[0].facts] == ["4 (7)", "4+7", "0"]
    assert scene.seats[0].note is not None


@pytest.mark.parametrize("boxes", BOXES)
def test_a_board_not_yet_laid_has_an_empty_scene_of_its_size(conquest: Game, boxes: int) -> None:
    g = conquest.start(3, {"boxes": boxes})

    assert conquest.scene(view(g, 0)).geometry.box[2] == SIDES[boxes]
    g.play(sample(g, Random(1)))
    assert len(conquest.scene(view(g, 0)).geometry.spaces) == SIDES[boxes] ** 2


# The bot


def test_distances_go_by_sea_and_at_last_by_land() -> None:
    ways = routes(BOARD)

    assert ways.voyage(HERE("F9"))[HERE("G8")] == 1
    assert ways.voyage(HERE("F9"))[HERE("H9")] == 2
    assert ways.voyage(HERE("D3"))[HERE("E3")] == FAR
    assert ways.march(HERE("G9"))[HERE("E9")] == 2


def test_the_odds_of_a_melee_grow_with_fighters_and_bonuses() -> None:
    assert odds(1, 1, 0) == pytest.approx(0.5)
    assert odds(2, 1, 0) > 0.75
    assert odds(1, 3, 0) < 0.1
    assert odds(2, 2, 3) > odds(2, 2, 0) > odds(2, 2, -3)


def test_the_rule_of_thumb_beats_random_moves(conquest: Game) -> None:
    assert sum(beats_random_player(conquest, seed) for seed in range(8)) == 8


@pytest.mark.parametrize(
    "boxes", [pytest.param(boxes, marks=[pytest.mark.slow] if boxes > 4 else []) for boxes in BOXES]
)
def test_games_on_boards_of_all_sizes_come_to_an_end(conquest: Game, boxes: int) -> None:
    random, figures = Random(5), Figures()
    g = conquest.start(2, {"boxes": boxes})
    while g.actor() != OVER:
        move = sample(g, random) if g.actor() == CHANCE else bot.policy(cast("Sea", g), g.moves(), random)
        g.play(move, figures.watch)

    assert sum(of == 1 for _, of in [figures.shares()["ended-by-majority"]]) == 1
    assert figures.counts()["points-taken"] >= 5
    assert figures.attackers <= figures.battles
    assert rounds(cast("Sea", g)) >= 2


def test_the_worth_of_a_table_is_a_share_for_each_captain(conquest: Game) -> None:
    lines = "seats 3\npoints F11 G2 D3 A12 / C10 B7 / L5\nturn A\nnext Manoeuvres(A)"
    shares = bot.worth(laid(conquest, lines))

    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2]


def test_nothing_is_secret(conquest: Game) -> None:
    g = laid(conquest, "gold 4 2\ncards pistols / -\nturn A\nnext Manoeuvres(A)")

    assert conquest.dump(view(g, 1))["state"] | {"viewer": 0} == conquest.dump(g)["state"] | {"viewer": 0}


# Duels, the shop, ways


def sides(scene: Scene) -> list[tuple[list[str], str]]:
    """Return the terms and the sum of both sides of the duel shown."""
    duel = next(zone.duel for zone in scene.zones if zone.duel)
    return [([f"{term.label.key} {term.value}" for term in side.terms], side.total) for side in duel.sides]


MELEE = "groups C3=2s1c / C3=1s\ncards pistols / -\nturn A\nnext Melee(A, B, C3)"


def test_a_melee_shows_both_sides_before_the_dice_and_after(conquest: Game) -> None:
    ahead = sides(seen(conquest, MELEE))
    after = sides(seen(conquest, f"{MELEE}\n> clash 1 5"))

    assert ahead == [(["equipment-pistols +2", "bonus-more +2"], "+4"), ([], "+0")]
    assert after == [(["duel-die 1", "equipment-pistols +2", "bonus-more +2"], "5"), (["duel-die 5"], "5")]


def test_a_melee_of_the_turn_before_disappears_when_cards_are_bought(conquest: Game) -> None:
    lines = "groups C3=1s / C3=1s D2=1s\ngold 0 9\nturn A\nnext Melee(A, B, C3)\n> clash 5 1"
    over = seen(conquest, lines)
    bought = seen(conquest, f"{lines}, B: buy cutlasses")

    assert [zone.past for zone in over.zones if zone.duel] == [True]
    assert not [zone for zone in bought.zones if zone.duel]


def test_a_shot_that_may_be_answered_shows_both_bonuses(conquest: Game) -> None:
    lines = "groups D2=2s / C3=1s\nballs 1 1\ncards spyglass / -\nturn A\nnext Gunnery(A)\n> at D2, fire SW"

    assert sides(seen(conquest, lines, 1)) == [(["equipment-spyglass +1", "bonus-more +1"], "+2"), ([], "+0")]


def test_the_dice_of_a_first_shot_disappear_before_those_of_a_second(conquest: Game) -> None:
    groups = "groups D2=1s E1=1s / C2=1s D1=2s\nballs 3 3\nturn A\nnext Gunnery(A)"
    first = f"{groups}\n> at D2, fire N, B: answer\n> clash 5 1"

    assert sides(seen(conquest, first))[0][0] == ["duel-die 5"]
    assert sides(seen(conquest, f"{first}\n> at E1, fire W, B: answer"))[0][0] == []


def test_a_melee_goes_on_while_its_loser_chooses_a_figure_to_give_up(conquest: Game) -> None:
    lines = "groups C3=2s1c / C3=1s2c\nturn A\nnext Melee(A, B, C3)\n> clash 5 1"
    going_on, over = (
        seen(conquest, lines),
        seen(conquest, "groups C3=2s / C3=1s\nturn A\nnext Melee(A, B, C3)\n> clash 5 1"),
    )

    assert [[zone.past for zone in scene.zones if zone.duel] for scene in (going_on, over)] == [
        [False],
        [True],
    ]


def test_crews_go_ashore_from_a_ship_and_march_on_land(conquest: Game) -> None:
    def how(lines: str) -> set[object]:
        offers = seen(conquest, lines).offers
        return {dict(offer.label.args)["how"] for offer in offers if offer.move.startswith("go ")}

    assert "march" in how("groups F9=1c / A1=1s\nturn A\nnext Manoeuvres(A)\n> at F9")
    assert "ashore" not in how("groups F9=1c / A1=1s\nturn A\nnext Manoeuvres(A)\n> at F9")


def test_a_balanced_board_of_one_box_with_harbours_too_close_is_refused(conquest: Game) -> None:
    g, random = conquest.start(2, {"board": "balanced"}), Random(4)
    tiles = lay_freely(random.randrange, 1)
    boards = (tuple(shuffled(tiles, random.randrange)) for _ in range(5000))
    close = next(board for board in boards if is_valid_layout(board) and not is_free_layout(board, 1))

    assert g.refuse(Lay(tiles)) is None
    assert g.refuse(Lay(close)) is not None
    assert conquest.start(2).refuse(Lay(close)) is None, "as printed harbours may be close"


def test_the_way_to_a_far_square_can_be_played_move_by_move(conquest: Game) -> None:
    lines = "groups H9=1s1c / C9=1s\nturn A\nnext Manoeuvres(A)\n> at H9"
    steps = {mark.at[0]: mark for mark in seen(conquest, lines).marks if mark.kind == "range"}
    far = max((mark for mark in steps.values() if mark.move), key=lambda mark: int(mark.text))
    moves, place = list[str](), far.at[0]
    while place in steps:
        moves.insert(0, steps[place].move)
        place = cast("tuple[float, float]", steps[place].after)

    assert place == (7.5, 8.5)
    g = laid(conquest, f"{lines}, {', '.join(moves)}")
    assert g.hand in (HERE(NAMES[int(far.at[0][1]) * 12 + int(far.at[0][0])]), -1)


def test_of_equal_ways_the_one_is_shown_that_leaves_a_ship_on_its_skull(conquest: Game) -> None:
    scene = seen(conquest, "groups C5=1s2c / C9=1s\nturn A\nnext Manoeuvres(A)\n> at C5")
    steps = {mark.at[0]: mark for mark in scene.marks if mark.kind == "range"}
    passed, place = list[str](), (5.5, 5.5)  # the temple at F6
    while place in steps:
        passed.append(steps[place].nature)
        place = cast("tuple[float, float]", steps[place].after)

    assert passed == ["land", "land", "land"]


def test_who_may_stay_behind_is_said_by_buttons(conquest: Game) -> None:
    scene = seen(conquest, "groups G9=2s2c / C9=1s\nturn A\nnext Manoeuvres(A)\n> at G9")
    alone = seen(conquest, "groups G9=1s / C9=1s\nturn A\nnext Manoeuvres(A)\n> at G9")

    assert [offer.move for offer in scene.offers if not offer.touches] == ["leave ship", "leave crew"]
    assert dict(scene.status.prompt.args)["several"] == 1
    assert dict(alone.status.prompt.args)["several"] == 0


def test_the_last_steps_say_that_they_are(conquest: Game) -> None:
    lines = "groups H9=1s1c / C9=1s\nturn A\nleft 1\nnext Manoeuvres(A)\n> at H9"
    scene = seen(conquest, lines)
    hints = {offer.move: offer.hint for offer in scene.offers if offer.hint}

    assert (hints["go N"].key, dict(hints["go N"].args)["last"]) == ("hint-free", 1), (
        "a city that nobody holds"
    )
    assert hints["go S"].key == "hint-last-steps"
    assert not any(offer.quick for offer in scene.offers)
    assert all(
        offer.quick for offer in seen(conquest, lines.replace("left 1", "left 6")).offers if offer.touches
    )
    assert all(mark.why for mark in scene.marks if mark.kind == "range" and mark.text == "1")


# Squares too far away


HELD = "groups L1=1s1c / F12=1s\nturn A\nnext Manoeuvres(A)"


@pytest.mark.parametrize(
    ("left", "place", "said"),
    [
        (2, "C3", "Too far: 3 steps, you have 2."),
        (6, "C3", "That takes 3 steps, and you have 6: go square by square."),
        (6, "L1", "The group is there already: choose another square."),
    ],
)
def test_a_square_that_is_too_far_is_refused_with_the_steps_to_it_and_those_left(
    conquest: Game, left: int, place: str, said: str
) -> None:
    seen_by_a = view(laid(conquest, f"{HELD}\nleft {left}"), 0)
    why = conquest.place_refusal(seen_by_a, place, "group/1/L1#ship")
    assert why is not None
    assert Translator("en", conquest).translate(why.text) == said
    assert conquest.place_refusal(seen_by_a, place) is None, "nothing is in hand, and nothing was pointed at"


def test_the_distance_to_a_square_agrees_with_the_steps_that_can_be_made(conquest: Game) -> None:
    for start in ("L1", "G3"):
        g = laid(conquest, f"groups {start}=1s1c / F12=1s\nturn A\nnext Manoeuvres(A)")
        g.play(conquest.catalogue.read(f"at {start}"))
        made = within(g)
        for square in g.waters.squares:
            why = conquest.place_refusal(g, NAMES[square])
            if why is None or why.code != "too-far":
                assert square in g.waters.near[g.hand]
            elif why.args["how"] == "near":
                assert made[square] == why.args["far"]
            else:
                assert square not in made or why.args["how"] == "here"


def within(g: Sea) -> dict[int, int]:
    """Return the squares in reach of the group in hand, with the fewest steps paid."""
    found: dict[int, int] = {}
    known, layer = set(), [g]
    while layer:
        following = []
        for here in layer:
            for move in here.moves():
                if not isinstance(move, Go):
                    continue
                there = here.clone()
                target = here.waters.near[here.hand][move.direction]
                there.play(move)
                left = there.left if there.turn == g.turn else 0
                found[target] = min(found.get(target, 99), g.left - left)
                position = (there.hand, there.ships, there.left, tuple(there.rides))
                if there.hand != -1 and position not in known:
                    known.add(position)
                    following.append(there)
        layer = following
    return found


def test_a_way_that_would_leave_crews_adrift_does_not_count(conquest: Game) -> None:
    lines = "groups L1=1s2c / F12=1s\nturn A\nnext Manoeuvres(A)\n> at L1, leave crew"
    held = view(laid(conquest, lines), 0)
    why = [conquest.place_refusal(held, place) for place in ("L1", "C3")]

    assert [reason and reason.args["how"] for reason in why] == ["here", "none"]


def test_the_number_on_a_square_is_what_its_shown_way_costs(conquest: Game) -> None:
    for start in ("L1", "G3"):
        g = laid(conquest, f"groups {start}=1s1c / F12=1s\nturn A\nnext Manoeuvres(A)\n> at {start}")
        steps = {mark.at[0]: mark for mark in conquest.scene(view(g, 0)).marks if mark.kind == "range"}
        for place, mark in steps.items():
            moves, before = list[str](), cast("tuple[float, float] | None", place)
            while before in steps:
                moves.insert(0, steps[before].move)
                before = steps[before].after
            after = g.clone()
            for move in moves if "" not in moves else ():
                after.play(conquest.catalogue.read(move))
            assert "" in moves or g.left - (after.left if after.turn == 0 else 0) == int(mark.text)
