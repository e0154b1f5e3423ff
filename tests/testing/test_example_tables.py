"""Tables of examples: all but some, sets in any order, and tables that cannot be."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import choice, integer, list_of, per_seat
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.testing.example_runner import ExampleError, set_up_table
from spielhafen.testing.notation import ExampleNotation
from spielhafen.testing.word_lists import everything, expand_all
from tests.toys.skerry import GAME as SKERRY
from tests.toys.skerry.state import Rocks

COLUMBUS = find_game("columbus")


def laid(lines: str, game: str = "columbus") -> Any:
    """Return the table that these lines set up."""
    return set_up_table(find_game(game), lines)


def broken(lines: str, game: str = "columbus") -> ExampleError:
    """Return the error of these lines, which can be said in all languages."""
    with pytest.raises(ExampleError) as error:
        laid(lines, game)
    for language in LANGUAGES:
        assert "error-example-" not in Translator(language, find_game(game)).explain(error.value)
    return error.value


def explained(lines: str, game: str = "columbus") -> str:
    """Return what is said of these lines in English, without the place."""
    return Translator("en", find_game(game)).explain(broken(lines, game)).partition("does not hold: ")[2]


# All, and all but some.


def test_all_pieces_but_some_are_laid_each_as_often_as_it_exists() -> None:
    g = laid("deck all but mutiny fog-N\nhands mutiny / -\nturn A")

    assert sum(g.deck) == 36
    assert g.hands[0] != []
    assert sum(laid("discard all but mutiny mutiny\ndeck mutiny mutiny\nturn A").deck) == 2


def test_all_can_be_stated_too() -> None:
    laid("seen all but sea palms-1\nturn A\n= seen all but palms-1 sea\n= discs sea palms-1\n= deck all")
    laid("hands all but good-winds / good-winds\nturn A\n= deck -")
    laid("discard all but good-winds fog-N\nturn A\n= deck fog-N good-winds")


def test_all_captains_are_those_at_the_table() -> None:
    assert laid("seats 3\ndamaged all but B\nturn A").damaged == [1, 0, 1]
    assert laid("seats 3\nfound all\nturn A\n= found A B C").found == [1, 1, 1]


def test_a_game_teaches_what_all_means() -> None:
    g = laid("items all but C10 B8\nturn A", "ghost_ship")
    named = laid("items all\nturn A", "ghost_ship")

    assert sum(sign != named_sign for sign, named_sign in zip(g.items, named.items, strict=True)) == 2
    assert laid("temples all but F9 G2\nturn A", "treasure_map").temples.count(1) == 3


def test_each_list_of_several_can_name_all_but_some() -> None:
    notation, g = ExampleNotation(SKERRY), set_up_table(SKERRY, "turn A")

    assert expand_all(notation, g, "hands", "all but limpet limpet limpet / - / oyster") == (
        "limpet mussel mussel mussel mussel oyster oyster oyster oyster / - / oyster"
    )
    assert expand_all(notation, g, "wrack", "all but " + "limpet mussel oyster " * 4) == "-"
    assert expand_all(notation, g, "wrack", "allow") == "allow"


@state
class Cove(State):
    """A table with numbers and names."""

    depth: int = integer(0, 9)
    treasures: list[int] = list_of(integer(1, 5), 5)
    shells: list[int] = list_of(choice(("limpet", "oyster"), none=True), 2)
    oars: list[int] = list_of(integer(0, lambda seats, _: seats), 2)
    at: list[int] = per_seat(integer(0, 3))


def test_numbers_and_names_of_declared_fields_are_all_there_is() -> None:
    notation, g = ExampleNotation(SKERRY), Cove.initial(2, None)

    assert expand_all(notation, g, "treasures", "all but 3 5") == "1 2 4"
    assert everything(notation, g, "shells") == ["limpet", "oyster"]
    assert everything(notation, g, "depth") is None
    assert everything(notation, g, "oars") is None, "its bounds depend on the seats"


@pytest.mark.parametrize(
    ("lines", "why", "args"),
    [
        ("deck all but rum", "error-example-not-among-all", {"name": "deck", "word": "rum"}),
        ("deck all but mutiny mutiny mutiny", "error-example-not-among-all", {"word": "mutiny"}),
        ("barrels all but 3", "error-example-all-unknown", {"name": "barrels"}),
        ("round all but 3", "error-example-all-unknown", {"name": "round"}),
    ],
)
def test_wrong_lists_of_all_are_errors_that_tell_why(lines: str, why: str, args: dict[str, str]) -> None:
    error = broken(f"{lines}\nturn A")

    assert error.reason.key == why
    assert {name: error.reason.args[name] for name in args} == args


# Sets.


def test_values_of_a_set_are_stated_in_any_order() -> None:
    laid("hands mutiny fog-N / hurricane\nturn A\n= hands fog-N mutiny / hurricane")
    laid("dice rose storm sail* ?\nturn A\nnext Course(A)\n= dice ? sail* storm rose")
    laid("seats 2\npieces 1 2 / 4\nturn A\n= pieces 2 1 / 4", "treasure_map")
    assert (
        broken("hands mutiny fog-N / -\nturn A\n= hands fog-N / mutiny").reason.key
        == "error-example-other-value"
    )
    assert (
        broken("seats 2\npieces 1 2 / 4\nturn A\n= pieces 1 / 2 4", "treasure_map").reason.key
        == "error-example-other-value"
    )


def test_values_of_a_sequence_keep_their_order() -> None:
    assert broken("seen sea palms-1\nturn A\n= seen palms-1 sea").reason.key == "error-example-other-value"


# Tables that cannot be.


@pytest.mark.parametrize(
    ("game", "lines", "said"),
    [
        ("columbus", "barrels 9 3", "“barrels A” cannot be: 9 is out of bounds; it can be 0 to 8."),
        ("columbus", "round 0", "“round” cannot be:"),
        (
            "columbus",
            "hands mutiny / mutiny mutiny",
            "“mutiny” is on the table 3 times, but there are only 2.",
        ),
        ("columbus", "discard fog-N fog-N", "“fog-N” is on the table 2 times, but there is only one."),
        ("columbus", "ships k6 l5", "“ships B” cannot be on l5: that is land."),
        ("columbus", "ships k6 k7 k8", "“ships” has 3 entries; the example has 2 seats."),
        ("columbus", "hands - / - / mutiny", "“hands” has 3 entries; the example has 2 seats."),
        ("columbus", "ships k6 z9", "“ships” cannot be read from “k6 z9”. Unknown here: z9."),
        ("columbus", "headings N N N", "“headings” has 3 entries; the example has 2 seats."),
        ("columbus", "dice rose rose rose rose rose", "“dice” cannot be: it has 5 entries"),
        ("ghost_ship", "scouts C10/E aboard", "“scouts A” cannot be like this without a line “landed”."),
        ("seeschlacht", "w4 a18 2", "“w4” cannot be on a18: that is land."),
        ("seeschlacht", "w4 n23 2\nw5 n23 2", "“w5” cannot be on n23: w4 is there already."),
        ("treasure_map", "seats 2\nships F9 C9", "“ships A” cannot be on F9: that is land."),
        ("treasure_map", "seats 2\ncrews - G11", "“crews B” cannot be on G11: that is water."),
        ("caribbean_conquest", "groups F9=1s / -", "“groups A” cannot be on F9: that is land."),
        ("caribbean_conquest", "groups - / F12=1c", "“groups B” cannot be on F12: that is water."),
        ("caribbean_conquest", "gold 5 0 1", "“gold” has 3 entries; the example has 2 seats."),
    ],
)
def test_tables_that_cannot_be_are_refused_with_the_reason(game: str, lines: str, said: str) -> None:
    assert explained(f"{lines}\nturn A", game).startswith(said)


def test_pieces_of_a_hand_are_too_many_even_if_the_pile_has_none_left() -> None:
    error = broken("hands mutiny mutiny mutiny / -\nturn A")

    assert error.reason.args == {
        "piece": "mutiny",
        "found": 3,
        "exist": 2,
        "fields": "hands, discard, deck",
    }


def test_lists_of_other_lengths_and_pieces_that_do_not_exist_are_refused() -> None:
    for lines, why in (
        ("hands - / - / -\nturn A", "error-example-seats"),
        ("bids 0\nturn A", "error-example-seats"),
        ("wrack 3 3 3 3 3\nturn A", "error-example-too-many"),
        ("wrack 4\nturn A", "error-example-out-of-bounds"),
    ):
        with pytest.raises(ExampleError) as error:
            set_up_table(SKERRY, lines)
        assert error.value.reason.key == why


@pytest.mark.parametrize(
    "lines", ["turn C", "next Course(C)", "turn A\n@ C hands - / -", "turn A\n> C: pass", "turn A\n? C: pass"]
)
def test_a_captain_without_a_seat_is_refused(lines: str) -> None:
    error = broken(lines)

    assert error.reason.key == "error-example-no-such-seat"
    assert error.reason.args == {"who": "C", "seats": 2, "least": 3}


def test_an_example_without_a_turn_says_so() -> None:
    assert explained("next Outset(A)\n> pass") == (
        "the example has no turn, so nothing comes after its steps. The line “turn A” adds the rest of A’s turn."
    )


@pytest.mark.parametrize("line", ["> B: rest", "? B: rest", "? rest", "! B: rest: signalled", "> rest"])
def test_where_nothing_is_left_to_be_decided_the_turn_is_missing(line: str) -> None:
    game = without_frame()
    with pytest.raises(ExampleError) as error:
        set_up_table(game, f"bag limpet\nnext Haul(0)\n> draw limpet\n{line}")

    assert error.value.reason.key == "error-example-turn-missing"


def without_frame() -> Game:
    """Return the toy, whose examples have nothing pending below their steps."""
    game = replace(SKERRY, name="calm skerry")
    taught = SimpleNamespace(table=Rocks.initial)
    object.__setattr__(game, "part", lambda name: taught if name == "examples" else SKERRY.part(name))
    return game


def test_the_end_of_a_game_is_no_missing_turn() -> None:
    lines = "shells 1 oyster\nshore mussel mussel / -\nnext Work(0)\n> lay oyster, B: allow\n> B: rest"
    with pytest.raises(ExampleError) as error:
        set_up_table(SKERRY, lines)

    assert error.value.reason.key == "error-example-not-asked"
