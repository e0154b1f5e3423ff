"""Tests beyond the rulebook's examples: box, chart, secrets, scene, bots."""

import re
from collections import Counter
from random import Random
from typing import cast

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.scene import Scene
from spielhafen.core.secret import determinize, view
from spielhafen.games.columbus import Options, bot
from spielhafen.games.columbus.board import chart, pieces
from spielhafen.games.columbus.bot import prospects
from spielhafen.games.columbus.examples import FIELDS, table, turn
from spielhafen.games.columbus.rules.damage import CAUSES
from spielhafen.games.columbus.rules.turn import TOSSES
from spielhafen.games.columbus.scene.log import NAMES
from spielhafen.games.columbus.state import Ocean
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner
from spielhafen.testing.example_parser import FENCE, parse_examples
from spielhafen.testing.walk import beats_random_player


@pytest.fixture
def columbus() -> Game:
    return find_game("columbus")


def laid(columbus: Game, lines: str) -> Ocean:
    return cast("Ocean", example_runner.set_up_table(columbus, lines))


def seen(columbus: Game, lines: str, viewer: int = 0) -> Scene:
    return columbus.scene(view(laid(columbus, lines), viewer))


def test_the_log_says_what_brought_a_mast_down(columbus: Game) -> None:
    words = Translator("en", columbus)
    causes = range(1, len(CAUSES))
    said = {words("event-damage", cause=NAMES["cause"](cause), seat="Ada") for cause in causes}
    assert len(said) == len(causes)


def test_the_log_says_from_where_a_whirlwind_is_sent(columbus: Game) -> None:
    lines = "ships n5 n5\nwhirlwinds k2 k4\nturn A\nnext Course(A)\ndice whirlwind rose rose rose"
    g = laid(columbus, lines)
    sent = [move for move in g.moves() if str(move) in {"whirl 1 k3", "whirl 2 k3"}]
    told = [columbus.describe_step(g, g.steps[-1], move) for move in sent]
    offered = [offer.label for offer in seen(columbus, lines).offers if offer.move in map(str, sent)]
    words = Translator("en", columbus)

    assert [words.translate(one, ["Ada", "Bo"]) for one in told if one] == [
        "Ada sends the whirlwind at k2 to k3.",
        "Ada sends the whirlwind at k4 to k3.",
    ]
    assert len({words.translate(label) for label in offered}) == 2


@pytest.mark.parametrize(
    ("lines", "prompt"),
    [
        ("ships j7\ndice rose sail storm storm", "prompt-course"),
        ("ships m4\ndice rose* sail* storm* storm*", "prompt-end"),
        ("ships n5\ndamaged A\nbarrels 0\ndice rose rose storm storm", "prompt-end"),
    ],
)
def test_only_ending_the_turn_is_suggested_when_nothing_else_is_left(
    columbus: Game, lines: str, prompt: str
) -> None:
    assert seen(columbus, f"{lines}\nturn A\nnext Course(A)").status.prompt.key == prompt


def test_a_voyage_that_is_given_up_ends_in_its_last_round_and_under_its_own_paragraph(columbus: Game) -> None:
    lines = "  round 200\n  turn B\n  next Outset(B)\n> B: pass\n= winners -"
    (script,) = parse_examples("lines", f"{FENCE}example\nthe end\n{lines}\n{FENCE}")
    status = columbus.scene(view(example_runner.run_example(columbus, script), 0)).status
    said = [Translator("en", columbus).translate(text) for text in (status.round, status.phase)]

    assert status.paragraph == "§28"
    assert said == ["Round 200", "Given up"]


def test_a_note_on_missed_turns_comes_before_one_on_a_mast_that_is_down(columbus: Game) -> None:
    notes = [
        seat.note
        for seat in seen(columbus, "ships k6 m6\ndamaged A B\nidle 1 0\nturn A\nnext Outset(A)").seats
    ]

    assert [note and note.key for note in notes] == ["note-idle", "note-damaged"]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("ships n5\n", "12 fields to the two western columns"),
        ("ships b6\n", "Here a telescope looks for America"),
        ("ships j7\nfound A\n", "Sail home with the news: Palos is 4 fields away."),
    ],
)
def test_a_captain_to_move_is_told_how_far_the_goal_is(columbus: Game, lines: str, told: str) -> None:
    hint = seen(columbus, f"{lines}turn A\nnext Outset(A)").status.hint

    assert hint
    assert Translator("en", columbus).translate(hint).startswith(told)


# The box and the chart


def test_the_box_holds_what_is_printed() -> None:
    kinds = Counter[str]()
    for card, count in zip(pieces.BOX["card"], pieces.CARD_COUNTS, strict=True):
        kinds[card["kind"]] += count

    assert kinds == {
        "provisions": 13,
        "mutiny": 2,
        "hurricane": 2,
        "fog": 4,
        "good-winds": 4,
        "very-good-winds": 2,
        "whirlwind": 3,
        "carpenter": 3,
        "good-weather": 6,
    }
    assert (len(pieces.CARDS), len(pieces.DISCS), pieces.BARRELS) == (39, 15, 40)
    assert sum(count for count, cross in zip(pieces.CARD_COUNTS, pieces.CROSS, strict=True) if cross) == 21


def test_every_count_that_is_not_printed_is_marked_as_ours(columbus: Game) -> None:
    written = columbus.file("board", "pieces.toml").read_text("utf-8")
    ours = {"provisions", "fog", "whirlwind"}
    parts = written.split("[[")[1:]

    for entry in parts:
        assert ("[reconstructed]" in entry) == (_kind_of(entry) in ours), entry


def _kind_of(entry: str) -> str:
    """Return the kind of a card; discs with palms count as a kind, too."""
    found = re.search(r'kind = "([a-z-]+)"', entry)
    return found[1] if found else "fog" if "palms-" in entry else ""


def test_the_chart_is_as_the_printed_rules_describe_it() -> None:
    water = [space for space in chart.SPACES if chart.WATER[space]]
    around = {isle: [near for near in chart.BESIDE[isle] if near != chart.EDGE] for isle in chart.ISLES}

    assert (len(chart.BOARD.find("R")), len(chart.ISLES), sum(chart.AREA_WIDTHS)) == (13, 2, 14)
    assert all(len(near) == 8 and all(chart.WATER[space] for space in near) for near in around.values())
    assert sum(near != chart.EDGE and chart.WATER[near] for near in chart.BESIDE[chart.START]) == 5
    assert {chart.NAMES[mark] for mark in chart.FIRST_MARKS} == {"k2", "j10"}
    assert all(
        far < chart.FAR
        for far in map(chart.steps_from((chart.START,), through=chart.WATER).__getitem__, water)
    )


def test_four_dice_fall_in_1296_ways() -> None:
    assert [sum(weight for _, weight in toss) for toss in TOSSES[1:]] == [6, 36, 216, 1296]


# Secrets


def test_no_hand_is_dealt_a_card_with_a_cross(columbus: Game) -> None:
    g = laid(columbus, "hands - / good-winds carpenter good-weather\nturn A\nnext Outset(A)")
    random = Random(4)

    worlds = [determinize(view(g, 0), random) for _ in range(200)]

    assert not any(pieces.CROSS[card] for world in worlds for card in world.hands[1])
    assert all(sum(world.deck) == 36 for world in worlds)


# The scene


def test_dice_are_put_aside_when_used_and_void_in_a_calm(columbus: Game) -> None:
    lines = "ships f7\ndice rose* rose sail storm\nturn A\nnext Course(A)"
    tray = next(zone for zone in seen(columbus, lines).zones if zone.kind == "tray")

    assert [(die.id, list(die.flags)) for die in tray.dice] == [
        ("die/used#1", ["used"]),
        ("die/rose#2", ["void"]),
        ("die/sail#3", []),
        ("die/storm#4", ["void"]),
    ]


def test_offers_warn_before_sailing_into_a_calm_or_upon_a_whirlwind(columbus: Game) -> None:
    lines = "ships j3\ndice rose rose storm storm\nturn A\nnext Course(A)"
    scene = seen(columbus, lines)
    warned = {offer.move: offer.warning.key for offer in scene.offers if offer.warning is not None}

    assert warned["rose k2"] == "warning-whirlwind"
    assert warned["rose j2"] == "warning-calm"
    assert {mark.nature for mark in scene.marks if mark.kind == "danger"} == {"whirlwind", "calm"}


def test_dice_to_be_rolled_again_are_picked_up_together(columbus: Game) -> None:
    lines = "ships j3\ndice rose rose storm storm\nturn A\nnext Course(A)"
    offers = {offer.move: offer for offer in seen(columbus, lines).offers}

    assert offers["reroll rose storm"].together == ["die/rose", "die/storm"]
    assert not offers["reroll rose storm"].touches
    assert offers["reroll rose storm"].gather is not None
    assert offers["rose k4"].touches == ["die/rose", "k4"]


def test_a_field_to_sail_to_is_enough_and_implies_the_weakest_die(columbus: Game) -> None:
    lines = "ships j3\ndice sail rose telescope storm\nround 2\nturn A\nnext Course(A)"
    offers = seen(columbus, lines).offers
    there = [offer for offer in offers if offer.touches and offer.touches[-1] == "k4"]

    assert [offer.move for offer in there] == ["rose k4", "sail k4"]
    assert all(offer.implied and offer.quick for offer in there)
    # what cannot be taken back waits for a second click
    assert [offer.quick for offer in offers if offer.move in {"draw", "storm 2"}] == [False, False]


def test_a_whirlwind_card_is_played_by_one_touch_among_the_dice_but_not_before_the_roll(
    columbus: Game,
) -> None:
    hand = "ships j3\nhands whirlwind-2 carpenter / -\nround 2\nturn A\n"
    among = {offer.move: offer for offer in seen(columbus, f"{hand}dice storm\nnext Course(A)").offers}
    before = {offer.move: offer for offer in seen(columbus, f"{hand}damaged A\nnext Outset(A)").offers}

    assert among["play whirlwind-2"].quick
    assert among["play whirlwind-2"].warning is None
    assert before["play whirlwind-2"].warning is not None
    assert not before["play carpenter"].quick


def test_before_a_repair_the_captain_reads_that_it_ends_the_turn_and_where_the_rules_say_so(
    columbus: Game,
) -> None:
    scene = seen(columbus, "ships j3\ndamaged A\ndice sail rose rose storm\nround 2\nturn A\nnext Course(A)")
    words = Translator("en", columbus)
    repair = next(offer for offer in scene.offers if offer.move == "repair")

    assert words.translate(scene.status.prompt, ["Ada"]).endswith("which ends your turn.")
    assert scene.status.paragraph == "§19"
    assert repair.hint is not None
    assert words.translate(repair.hint, ["Ada"]) == "It ends your turn: other dice are lost."


@pytest.mark.parametrize(("hand", "formal"), [("-", True), ("carpenter", True), ("good-weather", False)])
def test_only_those_without_good_weather_answer_for_form(columbus: Game, hand: str, *, formal: bool) -> None:
    lines = f"ships j3 k5\nhands {hand} / -\nturn B\nnext Reaction(A, 4)"
    allow = next(offer for offer in seen(columbus, lines).offers if offer.move == "allow")

    assert allow.formal is formal


@pytest.mark.parametrize(("hand", "card"), [("-", "no"), ("good-weather", "yes")])
@pytest.mark.parametrize(
    ("ship", "storm", "own"), [("j3", "j3", "yes"), ("m5", "j3", "no"), ("n5", "m5", "no")]
)
def test_a_player_asked_about_a_storm_is_told_whether_it_drives_their_ship(
    columbus: Game, ship: str, storm: str, own: str, hand: str, card: str
) -> None:
    area = chart.AREA_OF[chart.NAMES.index(storm)]
    lines = f"ships {ship} k5\nhands {hand} / -\nturn B\nnext Reaction(A, {area})"
    hint = seen(columbus, lines).status.hint

    assert hint is not None
    assert dict(hint.args) == {"own": own, "card": card}


def test_only_the_player_to_move_may_choose_and_only_holders_may_avert(columbus: Game) -> None:
    lines = "seats 3\nships k6 d6 e6\nhands - / good-weather\ndice storm rose rose rose\nturn A\nnext Course(A)\n> storm 2"

    assert [offer.move for offer in seen(columbus, lines, viewer=1).offers] == ["allow", "good weather"]
    assert not seen(columbus, lines, viewer=2).offers
    assert not seen(columbus, lines, viewer=-1).offers


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        ("round 1\ndice rose* storm storm storm", False),
        ("dice rose* storm storm storm", True),
        ("ships f7\ndice rose* rose storm telescope", False),
        ("ships f7\ndice rose* sail storm telescope", True),
        ("ships f7\ndice rose* rose storm telescope\ngust 1", True),
    ],
)
def test_ending_a_turn_hints_at_what_could_still_be_used(columbus: Game, lines: str, left: bool) -> None:
    offers = {offer.move: offer for offer in seen(columbus, f"{lines}\nturn A\nnext Course(A)").offers}

    assert (offers["end"].hint is not None) == left


@pytest.mark.parametrize(
    ("lines", "prompt"),
    [
        ("", "outset"),
        ("played 1", "outset-card"),
        ("damaged A", "outset-damaged"),
        ("damaged A\nplayed 1", "outset-damaged-card"),
    ],
)
def test_passing_is_not_suggested_to_captains_who_may_not(columbus: Game, lines: str, prompt: str) -> None:
    scene = seen(columbus, f"{lines}\nturn A\nnext Outset(A)".lstrip())
    passes = any(offer.move == "pass" for offer in scene.offers)

    assert scene.status.prompt.key == f"prompt-{prompt}"
    assert passes == (not prompt.endswith("card"))


def test_ships_on_one_field_are_drawn_beside_each_other(columbus: Game) -> None:
    scene = seen(columbus, "seats 5\nturn A\nnext Outset(A)")
    places = {piece.at for piece in scene.pieces if piece.art == "caravel"}

    assert len(places) == 5


# What bots know


def test_the_rule_of_thumb_beats_chance(columbus: Game) -> None:
    wins = sum(beats_random_player(columbus, seed) for seed in range(12))

    assert wins == 12


def test_the_worth_of_a_table_is_a_share_for_each_captain(columbus: Game) -> None:
    g = laid(columbus, "seats 3\nships m5 h6 n5\nfound A\nbarrels 3 8 3\ndamaged C\nturn A\nnext Outset(A)")
    shares = bot.worth(g)

    assert sum(shares) == pytest.approx(1)
    assert shares[0] > 0.9
    assert shares[1] > shares[2]


def test_peril_beside_a_whirlwind_grows_with_the_turns_of_others_before_ones_own(
    columbus: Game,
) -> None:
    g = laid(columbus, "seats 4\nships f6 f6 f6 f6\nwhirlwinds f5 m9\nturn A\nnext Outset(A)")

    fears = [prospects.peril(g, seat) for seat in range(4)]

    assert fears[0] == 0 < fears[1] < fears[2] < fears[3] < prospects.MAST


def test_a_ship_is_in_peril_of_the_nearer_whirlwind_unless_it_has_nothing_to_lose(columbus: Game) -> None:
    lines = "ships f6 {ship}\nwhirlwinds f5 m9\ndamaged {damaged}\nturn A\nnext Outset(A)"

    def fear(ship: str, damaged: str = "") -> float:
        return prospects.peril(laid(columbus, lines.format(ship=ship, damaged=damaged)), 1)

    assert fear("f6") > fear("f7") > fear("f8") > fear("h1") == 0
    assert fear("f6", damaged="B") == 0
    assert fear("n5") == 0  # in the harbour


def test_of_equal_captains_the_one_with_the_next_turn_is_nearest_to_victory(columbus: Game) -> None:
    lines = "seats 3\nships f6 f6 f6\nwhirlwinds k2 m9\nturn B\n"
    about_to_begin = laid(columbus, f"{lines}next Outset(B)")
    in_his_turn = laid(columbus, f"{lines}dice rose sail storm telescope\nnext Course(B)")

    assert [prospects.others_first(about_to_begin, seat) for seat in range(3)] == [2, 0, 1]
    assert [prospects.others_first(in_his_turn, seat) for seat in range(3)] == [1, 2, 0]
    shares = bot.worth(about_to_begin)
    assert shares[1] > shares[2] > shares[0]


def test_a_captain_does_not_look_into_other_hands(columbus: Game) -> None:
    lines = "ships k5 g6\nhands good-winds / very-good-winds carpenter\ndice rose sail storm telescope\nturn A\nnext Course(A)"
    g = laid(columbus, lines)

    assert bot.policy(view(g, 0), g.moves(), Random(1)) is bot.policy(g, g.moves(), Random(1))


def test_scenes_know_the_fields_they_teach() -> None:
    g = table(2, Options())
    turn(g, 1)
    FIELDS["dice"](g, "rose ?")

    assert (g.turn, g.dice) == (1, [pieces.ROSE, pieces.BLANK])


def test_a_winner_is_no_longer_on_the_way_home(columbus: Game) -> None:
    g = columbus.start(3)
    g.found = [1, 1, 0]  # type: ignore[attr-defined]
    notes = [seat.note for seat in columbus.scene(view(g, 0)).seats]
    assert [note.key if note else None for note in notes] == ["note-homeward", "note-homeward", None]
    g.end([1])
    notes = [seat.note for seat in columbus.scene(view(g, 0)).seats]
    assert [note.key if note else None for note in notes] == ["note-homeward", None, None]
