"""What goes wrong can be told."""

from spielhafen.core.errors import (
    AmbiguousMove,
    BadOption,
    BadSeats,
    BrokenFile,
    IllegalMove,
    MoveError,
    Refusal,
    RulesError,
    SameName,
    SpielhafenError,
    UnknownGame,
    UnreadableMove,
    refusal,
    shortened,
)
from spielhafen.core.text import Text, text
from spielhafen.words import LANGUAGES, Words

ALL = [
    UnreadableMove("fly"),
    AmbiguousMove("lay", ["lay limpet", "lay oyster"]),
    IllegalMove("rest", refusal("not-now", "§3")),
    UnknownGame("chess", ["skerry"]),
    SameName("chess", "here", "there"),
    BadSeats(7, 2, 3),
    BadOption("storms", "maybe", ["yes", "no"]),
    BrokenFile("12", text("broken-line")),
    RulesError("nothing is pending"),
]


def test_every_error_can_be_told_in_every_language() -> None:
    for error in ALL:
        for language in LANGUAGES:
            said = Words(language).explain(error)
            assert said != error.text.key
            assert "{" not in said


def test_every_error_of_the_house_is_one_of_its_tree() -> None:
    assert all(isinstance(error, SpielhafenError) for error in ALL)
    assert [type(error).__name__ for error in ALL if isinstance(error, MoveError)] == [
        "UnreadableMove",
        "AmbiguousMove",
        "IllegalMove",
    ]


def test_a_developer_reads_the_key_and_the_arguments() -> None:
    assert str(BadSeats(7, 2, 3)) == "error-bad-seats {'seats': 7, 'least': 2, 'most': 3, 'span': 1}"


def test_a_game_for_exactly_so_many_is_not_for_two_to_two() -> None:
    said = [Words(language).explain(BadSeats(3, 2, 2)) for language in LANGUAGES]

    assert said == [
        "3 captains are not the right number: this game is for exactly 2.",
        "3 Personen sind nicht die richtige Zahl: Dieses Spiel ist für genau 2 Personen.",
    ]


def test_a_refusal_has_a_key_and_what_decides() -> None:
    why = refusal("no-shell", shell=3)

    assert why.text == Text("refused-no-shell", {"shell": 3})
    assert why.law == ""


def test_a_refusal_cites_the_paragraph_it_stands_under_unless_it_names_its_own() -> None:
    assert refusal("no-shell").under("§4") == Refusal("no-shell", {}, "§4")
    assert refusal("bride-leads", "§7").under("§5").law == "§7"


def test_what_somebody_wrote_is_cut_to_fit_into_a_sentence() -> None:
    assert shortened("a\n  b\tc") == "a b c"
    assert shortened("x" * 60) == "x" * 60
    assert shortened("x" * 61) == "x" * 59 + "…"
    assert len(str(UnreadableMove("y" * 10_000).text.args["written"])) == 60
