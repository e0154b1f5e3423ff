"""What captains to move are told: prompts, hints, the log, dice to roll again."""

from dataclasses import replace
from typing import cast

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.games.columbus.board.pieces import CARD_NAMES
from spielhafen.games.columbus.rules.cards import GALE, SHOWN
from spielhafen.games.columbus.rules.storm import SWING
from spielhafen.games.columbus.state import Ocean
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner


@pytest.fixture
def columbus() -> Game:
    return find_game("columbus")


def laid(columbus: Game, lines: str) -> Ocean:
    return cast("Ocean", example_runner.set_up_table(columbus, lines))


def in_the_west(columbus: Game, barrels: int) -> Ocean:
    """Return a table where the first captain can look for America."""
    lines = f"ships b6 n5\nbarrels {barrels}\nturn A\nnext Course(A)\ndice telescope rose rose rose"
    return laid(columbus, lines)


def logged(columbus: Game, g: Ocean, step: Step, move: Move | None) -> str:
    """Return the English line of the log about a step."""
    line = columbus.describe_step(g, step, move)
    assert line
    return Translator("en", columbus).translate(line, ["Ada", "Bo"])


def seen(columbus: Game, lines: str) -> Scene:
    return columbus.scene(view(laid(columbus, lines), 0))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("next Outset(A)", "Here a telescope looks for America: roll for one."),
        (
            "barrels 2\nnext Course(A)\ndice rose rose storm telescope",
            "15 discs are left, 5 of them inhabited; they lie shuffled and are taken in order.",
        ),
        (
            "barrels 2\nnext Course(A)\ndice rose rose storm sail",
            "Before you use the first die, each of your 2 barrels buys one more roll.",
        ),
        (
            "barrels 2\nnext Course(A)\ndice rose rose storm telescope*",
            "Here a telescope looks for America, but you have none now.",
        ),
        (
            "seen palms-2\nnext Course(A)\ndice rose rose storm telescope*",
            "You have not found America yet: look on with the next telescope.",
        ),
        (
            "found A\nseen inhabited\nnext Course(A)\ndice rose rose storm telescope*",
            "Sail home with the news: Palos is 12 fields away.",
        ),
    ],
)
def test_in_the_west_the_hint_says_whether_a_telescope_can_look(
    columbus: Game, lines: str, told: str
) -> None:
    hint = seen(columbus, f"ships b6\nturn A\n{lines}").status.hint
    assert hint
    assert Translator("en", columbus).translate(hint) == told


def test_with_the_mast_down_no_hint_speaks_of_telescopes(columbus: Game) -> None:
    assert seen(columbus, "ships b6 n5\nturn A\ndamaged A\nnext Outset(A)").status.hint is None


def test_in_a_calm_one_is_told_to_get_out_first(columbus: Game) -> None:
    status = seen(columbus, "ships a5 n5\nturn A\nnext Outset(A)").status
    assert status.hint
    words = Translator("en", columbus)
    assert words.translate(status.hint) == "No telescope looks for America from a calm: first sail out of it."
    assert words.translate(status.prompt) == "You are becalmed: roll for a sail, or pass and take barrels."


@pytest.mark.parametrize(
    ("barrels", "disc", "said"),
    [
        (3, "inhabited", "Ada has found America, an inhabited island! Now home with the news."),
        (3, "sea", "Ada sees open sea, not America."),
        (
            3,
            "palms-2",
            "Ada sees an island with 2 palms: uninhabited, not America. 2 barrels come on board.",
        ),
        (
            7,
            "palms-2",
            "Ada sees an island with 2 palms: uninhabited, not America. One barrel comes on board.",
        ),
        (8, "palms-2", "Ada sees an island with 2 palms: uninhabited, not America. The hold is full."),
    ],
)
def test_the_log_says_what_a_disc_brings_to_the_captain_who_looks(
    columbus: Game, barrels: int, disc: str, said: str
) -> None:
    g = in_the_west(columbus, barrels)
    g.play(columbus.catalogue.read("look"))
    assert logged(columbus, g, g.steps[-1], columbus.catalogue.read(f"disc {disc}")) == said


@pytest.mark.parametrize(
    ("barrels", "card", "said"),
    [
        (3, "provisions-2", "Ada shows Provisions 2: 2 barrels come on board."),
        (8, "provisions-2", "Ada shows Provisions 2, but the hold is full."),
        (3, "hurricane", "Ada shows Hurricane."),
    ],
)
def test_the_log_says_how_many_barrels_a_card_brings(
    columbus: Game, barrels: int, card: str, said: str
) -> None:
    g = in_the_west(columbus, barrels)
    assert logged(columbus, g, SHOWN[0][CARD_NAMES.index(card)], None) == said


def test_a_disc_that_was_seen_says_what_it_brought(columbus: Game) -> None:
    discs = [piece for piece in seen(columbus, "seen palms-2 sea").pieces if piece.id in {"disc/1", "disc/2"}]
    words = Translator("en", columbus)
    assert [words.translate(disc.label) for disc in discs] == [
        "an uninhabited island with 2 palms: 2 barrels, not America",
        "open sea: not America",
    ]
    assert [disc.flags for disc in discs] == [["seen"], ["seen"]]


@pytest.mark.parametrize(
    ("lines", "prompt"),
    [
        (
            "round 2\nbarrels 1\nships k6 n5\nturn A\nnext Course(A)\ndice rose* storm whirlwind telescope",
            "Choose a lit die: raise a storm, send a whirlwind, draw a card.",
        ),
        (
            "ships b6 n5\nbarrels 1\nturn A\nnext Course(A)\ndice rose storm whirlwind telescope",
            "Look for America: choose a telescope and the lit disc, or sail first.",
        ),
        (
            "round 2\nships b6 n5\nbarrels 1\nturn A\nnext Course(A)\ndice whirlwind* telescope",
            "Look for America: choose a telescope and the lit disc.",
        ),
        (
            "round 2\nships k5 n5\nfound A\nbarrels 3\nturn A\nnext Course(A)\ndice rose sail rose rose",
            "Palos is in reach: sail home and win!",
        ),
        (
            "round 2\nships k5 n5\nfound A\nbarrels 3\nturn A\nnext Course(A)\ndice rose storm storm rose",
            "Choose a lit field to sail to, or a die.",
        ),
        (
            "round 2\nships m5 n5\nfound A\nbarrels 3\nturn A\nnext Course(A)\ndice rose* storm storm rose",
            "Palos is in reach: sail home and win!",
        ),
        (
            "round 2\nships b6 n5\nfound A\nseen inhabited\nturn A\nnext Course(A)\ndice rose telescope* rose rose",
            "You have found America! Choose a lit field to sail to, or a die.",
        ),
        (
            "round 2\nships b6 n5\nfound A\nseen inhabited\nturn A\nnext Course(A)\ndice rose* telescope*",
            "You have found America! There is nothing left to do: end your turn.",
        ),
        (
            "round 2\nships a5 n5\nbarrels 1\nturn A\nnext Course(A)\ndice rose sail storm telescope",
            "You are becalmed: a sail takes you out, then roses count, too.",
        ),
        (
            "round 2\nships a5 n5\nbarrels 1\nturn A\nnext Course(A)\ndice rose rose storm telescope",
            "You are becalmed: only sails count.",
        ),
        (
            "round 2\nships a5 n5\nbarrels 1\nturn A\nwinds 2\nnext Course(A)\ndice rose rose storm telescope",
            "Choose a lit field to sail to, or a die.",
        ),
        (
            "round 1\nships k6 n5\nbarrels 1\nturn A\nnext Course(A)\ndice storm storm storm storm",
            "None of your dice is of use now: roll again for a barrel, or end your turn.",
        ),
    ],
)
def test_the_prompt_names_what_can_be_done(columbus: Game, lines: str, prompt: str) -> None:
    status = columbus.scene(view(laid(columbus, lines), 0)).status
    assert Translator("en", columbus).translate(status.prompt, ["Ada", "Bo"]) == prompt


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("ships k6 n5\ndice rose* storm rose telescope", "Unused: 3 dice."),
        ("ships f7 n5\ndice rose sail rose telescope", "Unused: sail."),
        ("ships f7 n5\nwinds 2\ndice rose rose rose telescope*", "Unused: Good Winds."),
        ("ships f7 n5\ndice rose rose rose telescope", ""),
        ("ships k6 n5\ndice rose* storm* rose* telescope*", ""),
    ],
)
def test_the_end_of_the_turn_says_what_would_be_lost(columbus: Game, lines: str, told: str) -> None:
    ships, rest = lines.split("\n", 1)
    scene = seen(columbus, f"round 2\nbarrels 0\n{ships}\nturn A\n{rest}\nnext Course(A)")
    end = next(offer for offer in scene.offers if offer.move == "end")
    assert (Translator("en", columbus).translate(end.hint) if end.hint else "") == told


@pytest.mark.parametrize("step", [SWING[3][0], GALE])
def test_a_spin_of_the_arrow_is_called_so(columbus: Game, step: Step) -> None:
    g = laid(columbus, "round 2\nships k6 n5\nturn A\nnext Course(A)\ndice storm rose rose rose")
    g.then(step)
    assert (
        Translator("en", columbus).translate(columbus.scene(view(g, 0)).status.prompt)
        == "The arrow is spinning …"
    )


def test_others_are_told_whom_they_wait_for_whatever_the_captain_holds(columbus: Game) -> None:
    lines = "round 2\nships k6 n5\nhands good-winds / -\nturn A\nnext Course(A)\ndice storm storm rose rose"
    status = columbus.scene(view(laid(columbus, lines), 1)).status
    assert Translator("en", columbus).translate(status.prompt, ["Ada", "Bo"]) == "It is Ada’s turn."


@pytest.mark.parametrize(
    ("lines", "again"),
    [
        ("ships k6 n5\ndice rose sail storm telescope", "reroll storm telescope"),
        ("ships j4 n5\ndice rose whirlwind storm telescope", "reroll whirlwind storm"),
        ("ships b4 n5\ndice rose whirlwind storm telescope", "reroll whirlwind storm"),
        ("ships b4 n5\nfound A\nseen inhabited\ndice rose rose storm telescope", "reroll storm telescope"),
        ("ships k4 n5\ndice rose rose storm telescope", "reroll rose rose storm telescope"),
        ("ships k4 n5\ndice rose rose sail telescope", "reroll telescope"),
        ("ships k6 n5\ndamaged A\ndice rose rose storm telescope", "reroll rose rose storm telescope"),
        ("ships k6 n5\ndamaged A\ndice rose rose sail telescope", ""),
        ("ships k6 n5\ndice rose rose rose sail", ""),
    ],
)
def test_the_dice_that_bring_nobody_on_are_those_usually_rolled_again(
    columbus: Game, lines: str, again: str
) -> None:
    ships, rest = lines.split("\n", 1)
    offers = columbus.scene(
        view(laid(columbus, f"{ships}\nbarrels 1\nturn A\nnext Course(A)\n{rest}"), 0)
    ).offers
    assert [offer.move for offer in offers if offer.gather and offer.implied] == [again] * bool(again)


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("rose whirlwind storm sail", "those that bring you no further are chosen already."),
        ("rose rose sail sail", "Choose the dice that you want to roll again."),
    ],
)
def test_rolling_again_says_which_dice_are_chosen_already(columbus: Game, dice: str, said: str) -> None:
    g = laid(columbus, f"round 2\nships k6 n5\nbarrels 2\nturn A\nnext Course(A)\ndice {dice}")
    button = next(offer.gather for offer in columbus.scene(view(g, 0)).offers if offer.gather)

    assert Translator("en", columbus).translate(replace(button, key=f"{button.key}.how")).endswith(said)
