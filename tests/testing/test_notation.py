"""The notation of values in examples."""

from spielhafen.core.game import find_game
from spielhafen.games.columbus.board.pieces import CARD_NAMES
from spielhafen.games.seeschlacht.board.pieces import HEADING_NAMES
from spielhafen.testing.notation import SEAT_LETTERS, ExampleNotation, declared_words


def test_values_have_the_names_that_the_fields_of_the_state_declare() -> None:
    seeschlacht = declared_words(find_game("seeschlacht").state_class)

    assert list(seeschlacht["wind"]) == list(HEADING_NAMES)
    assert ExampleNotation(find_game("seeschlacht")).parse_value("wind", "5") == 4


def test_seats_are_letters_and_pieces_have_the_names_of_their_set() -> None:
    columbus = declared_words(find_game("columbus").state_class)

    assert columbus["turn"] == columbus["winners"] == SEAT_LETTERS
    assert list(columbus["hands"]) == list(CARD_NAMES)


def test_numbers_of_pieces_by_kind_have_no_words() -> None:
    assert "deck" not in declared_words(find_game("columbus").state_class)
