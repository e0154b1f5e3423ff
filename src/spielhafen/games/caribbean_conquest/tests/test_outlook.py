"""What the table says before a fight and near the end: chances, losses, the majority."""

from fractions import Fraction

import pytest

from spielhafen.core.game import Game
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.caribbean_conquest.battle_odds import battle_chance
from spielhafen.games.caribbean_conquest.board.waters import NAMES
from spielhafen.games.caribbean_conquest.bot.prospects import point_values
from spielhafen.games.caribbean_conquest.rules.guns import CLASHES
from spielhafen.games.caribbean_conquest.rules.melee import Melee, fighters
from spielhafen.games.caribbean_conquest.rules.round import Audit
from spielhafen.games.caribbean_conquest.scene import result
from spielhafen.games.caribbean_conquest.state import Sea
from spielhafen.games.caribbean_conquest.tests.example_tables import laid, seen
from spielhafen.i18n import Translator

HERE = NAMES.index


def said(game: Game, told: Text | None) -> str:
    return Translator("en", game).translate(told, ["Ada", "Bo"]) if told else ""


def strengths(g: Sea, square: int) -> tuple[int, int]:
    return fighters(g, 0, square), fighters(g, 1, square)


def played_out(g: Sea, square: int, known: dict[tuple[int, int], Fraction]) -> Fraction:
    """Return the chance of the attacker by every roll of a battle; ties are rolled again."""
    here = strengths(g, square)
    if not (g.steps and isinstance(g.steps[-1], Melee)):
        return Fraction(here[0] > 0)
    if here not in known:
        found = []
        for move, _ in CLASHES:
            after = g.clone()
            after.play(move)
            if strengths(after, square) != here:
                found.append(played_out(after, square, known))
        known[here] = sum(found, Fraction(0)) / len(found)
    return known[here]


@pytest.mark.parametrize("defence", ["no", "yes"])
@pytest.mark.parametrize("cards", ["- / -", "pistols / -", "- / boarders", "cutlasses / pistols"])
@pytest.mark.parametrize("crews", ["1c / C10=1c", "2c / C10=1c", "1c / C10=3c", "3c / C10=2c"])
def test_the_chance_of_a_battle_is_that_of_all_rolls(
    conquest: Game, crews: str, cards: str, defence: str
) -> None:
    lines = f"option static_defence {defence}\ngroups C10={crews}\ncards {cards}\npoints - / C10\nturn A\nnext Engage(A)"
    g, square = laid(conquest, lines), HERE("C10")

    assert isinstance(g.steps[-1], Melee)
    assert battle_chance(g, 0, 1, square, fighters(g, 0, square)) == pytest.approx(
        float(played_out(g, square, {}))
    )


def test_a_step_to_enemies_tells_the_chance(conquest: Game) -> None:
    lines = "groups E10=2c / C10=1c\nturn A\nnext Manoeuvres(A)\n> at E10, go W"
    offers = {offer.move: offer for offer in seen(conquest, lines).offers}
    marks = [mark for mark in seen(conquest, lines).marks if mark.kind == "danger"]

    assert said(conquest, offers["go W"].warning) == (
        "You win about 8 times in 10: you would have to fight Bo there, 2 of yours against 1, "
        "until one side is gone."
    )
    assert [said(conquest, mark.why) for mark in marks] == [said(conquest, offers["go W"].warning)]


def test_guns_name_their_targets_and_a_shot_its_chance_gain_and_loss(conquest: Game) -> None:
    lines = "groups G10=1s / G9=1s\nballs 1 1\nturn A\nnext Gunnery(A)"
    before, aimed = seen(conquest, lines), seen(conquest, f"{lines}\n> at G10")
    (shot,) = (offer for offer in aimed.offers if offer.move.startswith("fire"))

    assert said(conquest, before.status.prompt) == (
        "You may fire from G10 at Bo (G9). Choose where you fire from, or press Done firing."
    )
    assert said(conquest, shot.hint) == (
        "You win about 5 times in 10 if they fire back, and for sure if they do not "
        "(you add 0 to your die, they add 0). If you win, Bo loses a figure at G9."
    )
    assert said(conquest, shot.warning) == "If you lose, you lose a figure at G10."


def test_what_can_be_fired_at_is_marked_before_and_after_the_guns_are_chosen(conquest: Game) -> None:
    lines = "groups G10=1s C9=1s / G9=1s C10=1c\nballs 1 1\nturn A\nnext Gunnery(A)"
    marked = [
        [mark.at[0] for mark in seen(conquest, f"{lines}{more}").marks if mark.prize]
        for more in ("", "\n> at G10")
    ]

    assert marked == [[(6.5, 8.5), (2.5, 9.5)], [(6.5, 8.5)]]
    why = conquest.place_refusal(view(laid(conquest, lines), 0), "G9", "")
    assert why is not None
    assert said(conquest, why.text) == "First choose who fires."


def test_a_sole_target_says_the_chance_before_it_is_chosen(conquest: Game) -> None:
    lines = "groups G10=1s / G9=1s\nballs 1 1\nturn A\nnext Gunnery(A)\n> at G10"

    assert said(conquest, seen(conquest, lines).status.hint).startswith("You win about 5 times in 10 if they")
    assert conquest.scene(view(laid(conquest, lines), 1)).status.hint is None, "not to the rival"


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("groups G10=1s / -\npoints F9 / -", "Bo has neither a figure nor a point left."),
        (
            "groups G10=1s / C9=1s\npoints - / G2 D3 C5 J6 B7 F9 D7",
            "Bo controls 7 points, more than half of all.",
        ),
    ],
)
def test_after_the_game_the_table_says_why_it_is_over(conquest: Game, lines: str, why: str) -> None:
    g = laid(conquest, f"{lines}\nturn A\nnext Manoeuvres(A)")
    g.steps.clear()
    Audit().happen(g)
    g.settle()

    assert g.winners is not None
    assert said(conquest, conquest.scene(view(g, 0)).status.hint) == why


def test_the_figure_to_lose_is_chosen_by_a_button(conquest: Game) -> None:
    scene = seen(conquest, "groups G10=1s1c / C9=1s\nturn A\nnext Casualty(A, G10)")

    assert [(offer.move, list(offer.touches)) for offer in scene.offers] == [
        ("lose ship", []),
        ("lose crew", []),
    ]


def test_before_a_group_is_chosen_each_point_in_reach_shows_the_steps_of_the_nearest_group(
    conquest: Game,
) -> None:
    scene = seen(conquest, "groups G10=1s E8=1s / C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)")
    prizes = {mark.at[0]: mark for mark in scene.marks if mark.prize}

    assert {mark.kind for mark in scene.marks} == {"range"}
    assert prizes[3.5, 6.5].text == "1", "the skull at D7"
    assert said(conquest, prizes[3.5, 6.5].why) == "The group at E8 gets there in one step."
    assert (5.5, 8.5) not in prizes, "a temple is not for ships"


def test_of_the_squares_in_reach_those_are_prizes_where_a_point_is_taken(conquest: Game) -> None:
    lines = "groups H9=1s1c / C9=1s\nturn A\nnext Manoeuvres(A)\n> at H9"
    marks = [mark for mark in seen(conquest, lines).marks if mark.kind == "range"]

    assert {mark.prize for mark in marks} == {True, False}
    assert all((mark.why is not None and mark.why.key == "hint-free") == mark.prize for mark in marks)


def test_a_point_touched_before_a_group_says_which_group_to_choose(conquest: Game) -> None:
    lines = "groups G10=1s E8=1s / C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)"
    why = conquest.place_refusal(view(laid(conquest, lines), 0), "D7", "")

    assert why is not None
    assert said(conquest, why.text) == "First choose the group at E8: it gets there in one step."
    assert conquest.place_refusal(view(laid(conquest, lines), 0), "F9", "") is None, "out of reach of ships"


def test_when_the_group_in_hand_reaches_no_point_another_group_is_told_without_steps_of_its_own(
    conquest: Game,
) -> None:
    lines = "groups G10=1s K12=1c / C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)\n> at K12"

    assert said(conquest, seen(conquest, lines).status.hint) == (
        "The group at G10 can take the skull at D7: choose it next."
    )


@pytest.mark.parametrize(
    ("option", "points", "move", "told"),
    [
        ("no", "C10 / -", "", True),
        ("no", "C10 / -", ", leave crew", False),
        ("yes", "C10 / -", "", False),
        ("no", "- / C10", "", False),
    ],
)
def test_a_group_about_to_leave_a_point_unguarded_is_told_so(
    conquest: Game, option: str, points: str, move: str, told: bool
) -> None:
    lines = f"groups C10=2c / C9=1s\npoints {points}\nturn A\nnext Manoeuvres(A)\n> at C10{move}"
    hint = said(conquest, seen(conquest, f"option static_defence {option}\n{lines}").status.hint)

    assert ("If all go, nobody guards the " in hint) == told


def test_a_group_on_a_point_is_told_to_stay_and_another_one_where_to_go(conquest: Game) -> None:
    lines = "groups {} / C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)\n> at {}"
    both = said(conquest, seen(conquest, lines.format("D7=1s G10=1s", "D7")).status.hint)

    assert both == (
        "If this group stays, you take the skull at D7. "
        "The group at G10 can take the skull at D3: choose it next."
    )


def test_a_captain_who_may_buy_is_told_what_gold_is_good_for(conquest: Game) -> None:
    told = seen(conquest, "groups G10=1s / C9=1s\ngold 5 0\nturn A\nnext Market(A)").status.hint

    assert said(conquest, told).startswith("You have 5 gold. Ships and crews take points")


def test_a_captain_who_waits_reads_what_they_hold_and_are_paid_for(conquest: Game) -> None:
    lines = "groups G10=1s / C9=1s\npoints F9 / G2 D3 A12\nturn A\nnext Manoeuvres(A)"
    waits = seen(conquest, lines, viewer=1).status.hint

    assert said(conquest, waits) == "You hold 3 of 13 points: 6 gold at the end of the round.", "a whole area"
    assert said(conquest, seen(conquest, lines).status.hint).startswith("The nearest point")


def test_a_melee_says_what_it_is_about(conquest: Game) -> None:
    def stake(lines: str) -> str:
        (zone,) = (one for one in seen(conquest, lines).zones if one.kind == "duel")
        return said(conquest, zone.note)

    assert stake("groups F9=1c / F9=1c\nturn A\nnext Melee(A, B, F9)") == (
        "At stake: the temple at F9. Each roll costs the loser a fighter."
    )
    assert stake("groups G9=1s / G9=1s\nturn A\nnext Melee(A, B, G9)") == (
        "Each roll costs the loser a fighter."
    )


def test_the_point_that_makes_an_area_whole_says_so(conquest: Game) -> None:
    g = laid(conquest, "groups G9=1s1c / C9=1s\nturn A\nnext Manoeuvres(A)\n> at G9")
    point = g.waters.point_at[HERE("F9")]
    others = [one for one in g.waters.areas[g.waters.area_of[point]] if one != point]

    def told() -> str:
        offers = {offer.move: offer for offer in conquest.scene(view(g, 0)).offers}
        return said(conquest, offers["go W"].hint)

    assert "all of area" not in told()
    for other in others:
        g.owners[other] = 0
    assert "there each point counts and pays double." in told()


def test_bots_value_the_points_of_a_rival_near_a_majority(conquest: Game) -> None:
    lines = "groups G10=1s / G9=1s\npoints - / {points}\nturn A\nnext Manoeuvres(A)"
    far, near, held = (
        point_values(laid(conquest, lines.format(points=points)), 0)[0]
        for points in ("G2", "G2 D3 C5 J6 B7 F9", "G2 D3 C5 J6 B7 F9 D7")
    )

    assert far < near < held


def test_the_nearest_point_is_one_where_no_own_figures_stand_and_one_of_the_group_in_hand(
    conquest: Game,
) -> None:
    lines = "groups G10=1s {}/ C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)\n> at G10"
    alone, ahead = (
        said(conquest, seen(conquest, lines.format(other)).status.hint) for other in ("", "D7=1s ")
    )

    assert alone == "The nearest point to take without a fight: the skull at D7, 4 steps away."
    assert "D7" not in ahead


@pytest.mark.parametrize(
    ("rounds", "told", "note"),
    [
        ("printed", "Round 2, first to 7 points", " At the latest it ends after round 100."),
        ("usual", "Round 2 of 15", " At the latest it ends after round 15."),
        ("short", "Round 2 of 12", " At the latest it ends after round 12."),
        ("endless", "Round 2, first to 7 points", ""),
    ],
)
def test_the_round_says_which_is_the_last_or_what_ends_the_game(
    conquest: Game, rounds: str, told: str, note: str
) -> None:
    scene = seen(conquest, f"option rounds {rounds}\ngroups G10=1s / C9=1s\nturn A\nnext Manoeuvres(A)")
    (points,) = (zone for zone in scene.zones if zone.id == "standing")

    assert said(conquest, scene.status.round) == told
    assert said(conquest, points.note) == (
        f"Whoever has 7 of the 13 points at the end of a round ends the game.{note}"
    )


@pytest.mark.parametrize(
    ("groups", "told"), [("J10=2c I10=1s", True), ("J10=2c I10=1s4c", False), ("J10=2c E8=1s", False)]
)
def test_a_crew_beside_its_ship_is_told_that_it_can_board(conquest: Game, groups: str, told: bool) -> None:
    lines = f"groups {groups} / C9=1s\npoints - / F9\nturn A\nnext Manoeuvres(A)"
    hint = said(conquest, seen(conquest, lines).status.hint)

    assert ("Your crew at J10 can board the ship beside it, at I10." in hint) == told


def test_a_crew_in_hand_beside_its_ship_is_told_that_it_can_board(conquest: Game) -> None:
    lines = "groups J10=2c I10=1s / C9=1s\nturn A\nnext Manoeuvres(A)\n> at J10"

    assert said(conquest, seen(conquest, lines).status.hint).startswith("Your crew at J10 can board the ship")


def test_a_crew_with_a_point_in_its_own_reach_is_not_told_to_board(conquest: Game) -> None:
    lines = "groups C10=2c C9=1s / G9=1s\npoints C10 / -\nturn A\nnext Manoeuvres(A)"
    hints = [said(conquest, seen(conquest, f"{lines}{more}").status.hint) for more in ("", "\n> at C10")]

    assert not any("can board" in hint for hint in hints)


def test_a_crew_that_has_boarded_is_told_what_it_reaches_with_its_ship(conquest: Game) -> None:
    lines = "groups J10=2c I10=1s / C9=1s\nturn A\nnext Manoeuvres(A)\n> at J10, leave crew, go W"

    assert said(conquest, seen(conquest, lines).status.hint) == (
        "With its ship the crew can now reach the city at H8, the temple at G2, the temple at J6: "
        "choose the group at I10 again."
    )


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        ("groups E8=1s / C9=1s\npoints C5 B7 / F9\n", "The nearest point to take without a fight: "),
        ("groups D7=1s / C9=1s\npoints C5 B7 / F9\n> D7", "If this group stays, you take "),
        ("groups E8=1s K12=1c / C9=1s\npoints C5 B7 / F9\n> K12", "The group at E8 can take "),
    ],
)
def test_hints_at_a_point_that_makes_an_area_whole_say_that_it_counts_double(
    conquest: Game, lines: str, first: str
) -> None:
    table, _, hand = lines.partition("> ")
    moves = f"\n> at {hand}" if hand else ""
    hint = said(conquest, seen(conquest, f"{table}turn A\nnext Manoeuvres(A){moves}").status.hint)

    assert hint.startswith(f"{first}the skull at D7")
    assert "You would hold all of area B: it counts double." in hint
    fewer = table.replace("points C5 B7", "points C5")
    assert "counts double" not in said(
        conquest, seen(conquest, f"{fewer}turn A\nnext Manoeuvres(A){moves}").status.hint
    )


def test_a_mark_on_the_point_that_makes_an_area_whole_says_so(conquest: Game) -> None:
    lines = "groups E8=1s / C9=1s\npoints C5 B7 / F9\nturn A\nnext Manoeuvres(A)"
    marks = {mark.at[0]: said(conquest, mark.why) for mark in seen(conquest, lines).marks}

    assert marks[3.5, 6.5] == (
        "The group at E8 gets there in one step. You would hold all of area B: it counts double."
    )


def test_a_shot_that_nobody_can_answer_hits_without_any_if(conquest: Game) -> None:
    lines = "groups G10=1s / G9=1s\nballs 1 0\nturn A\nnext Gunnery(A)\n> at G10"
    (shot,) = (offer for offer in seen(conquest, lines).offers if offer.move.startswith("fire"))

    assert said(conquest, shot.label) == "Fire at Bo (G9)"
    assert said(conquest, shot.hint) == "Nobody can fire back: the shot hits, and Bo loses a figure at G9."


def test_a_way_names_its_figures_in_brackets_and_buying_its_button(conquest: Game) -> None:
    lines = "groups G10=1s / C9=1s\npoints F9 C5 / -\ngold 5 0\nturn A\nnext "
    ways = {
        offer.move: said(conquest, offer.label)
        for offer in seen(conquest, f"{lines}Manoeuvres(A)\n> at G10").offers
    }

    assert ways["go N"] == "Sail to G9 (one ship)"
    assert said(conquest, seen(conquest, f"{lines}Market(A)").status.prompt) == (
        "Hire ships and crews, buy cards, or press Done buying."
    )
    assert said(conquest, result(laid(conquest, f"{lines}Market(A)"), 0)).startswith("2 victory points")
