"""Variants change a game's numbers within their bounds, and are records like all else."""

import pickle
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielhafen import i18n
from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.core.errors import (
    BadDrawing,
    BadNumber,
    BadOption,
    BadVariantName,
    BrokenFile,
    NothingChanged,
    UnknownOption,
)
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.logbook import Logbook, Ply, read_logbook, write_logbook
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.presets import describe_rules
from spielhafen.core.secret import determinize, excess_pieces, view
from spielhafen.core.variants import (
    Variant,
    changed_numbers,
    drawings_of,
    numbers_of,
    read_variant,
    recorded_options,
    variant_title,
)
from spielhafen.testing.walk import drawn_by_chance

COLUMBUS = find_game("columbus")
FIVE = COLUMBUS.variant("five-dice", {"dice.number": 5})
WITH_NUMBERS = list(find_games().values())
WITH_DRAWINGS = [game for game in WITH_NUMBERS if drawings_of(game)]
BOARD_ROWS = "\n".join(EXAMPLE_BOARD[row : row + 12] for row in range(0, 144, 12))
SOME_PLIES = 60


def played(game: Game, state: State, seed: int, plies: int = SOME_PLIES) -> list[Ply]:
    random = Random(seed)
    done: list[Ply] = []
    while state.actor() != OVER and len(done) < plies:
        actor = state.actor()
        move = sample(state, random) if actor == CHANCE else random.choice(state.moves())
        done.append(Ply(actor, game.catalogue.write(move)))
        state.play(move)
    return done


def test_a_variant_has_a_name_and_the_hash_of_its_rules() -> None:
    same = COLUMBUS.variant("a-handful", {"dice_number": 5})
    other = COLUMBUS.variant("five-dice", {"dice_number": 6})

    assert str(FIVE) == "columbus@five-dice"
    assert FIVE.options == {"variant": "five-dice", "dice_number": 5}
    assert same.hash == FIVE.hash != other.hash


def test_a_variant_crosses_to_other_processes() -> None:
    copy: Variant = pickle.loads(pickle.dumps(FIVE))

    assert copy == FIVE
    assert COLUMBUS.start(2, copy.options) == COLUMBUS.start(2, FIVE.options)


def test_five_dice_are_rolled() -> None:
    state: Any = COLUMBUS.start(2, FIVE.options)
    state.play(sample(state, Random(1)))
    state.play(COLUMBUS.catalogue.read("roll"))
    while state.actor() == CHANCE:
        state.play(sample(state, Random(2)))

    assert len(state.dice) == 5
    assert min(state.dice) >= 0


def test_a_variant_may_have_house_rules() -> None:
    game = find_game("caribbean_conquest")
    variant = game.variant("dear", {"ship.price": 9})

    assert game.start(2, {"truce": True, **variant.options}).options.truce


@pytest.mark.parametrize(
    ("name", "numbers", "error", "said"),
    [
        ("x", {"dice.number": 0}, BadNumber, "The number “dice_number” goes from 1 to 6 (printed: 4); “0” does not fit."),
        ("x", {"dice.number": 7}, BadNumber, "The number “dice_number” goes from 1 to 6 (printed: 4); “7” does not fit."),
        ("x", {"dice.number": "many"}, BadNumber, "“many” does not fit"),
        ("x", {"dice.number": True}, BadNumber, "“True” does not fit"),
        ("x", {"dice.number": 4.0}, BadNumber, "“4.0” does not fit"),
        ("x", {"dice.colour": 3}, UnknownOption, "There are: dice_number,"),
        ("x", {"variant": 3}, UnknownOption, "“variant”"),
        ("x", {"dice.number": 4}, NothingChanged, "“x” changes nothing. Change at least one of these: dice_number,"),
        ("x", {}, NothingChanged, "changes nothing"),
        ("", {"dice.number": 5}, BadVariantName, "“” is no name of a variant"),
        ("Five dice", {"dice.number": 5}, BadVariantName, "“Five dice” is no name of a variant"),
        ("x" * 31, {"dice.number": 5}, BadVariantName, "such as five-dice"),
    ],
)  # fmt: skip
def test_what_is_no_variant_is_said(
    name: str, numbers: dict[str, object], error: type[BadOption], said: str
) -> None:
    with pytest.raises(error) as refused:
        COLUMBUS.variant(name, numbers)

    assert said in i18n.Translator("en").translate(refused.value.text)


def test_a_variant_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "five-dice.toml"
    file.write_text('game = "columbus"\n[numbers]\ndice.number = 5\n', "utf-8")

    assert read_variant(COLUMBUS, file) == FIVE


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("game = columbus", "five-dice.toml: this is not TOML"),
        ('game = "santa_timea"', "five-dice.toml: it is not of the game columbus."),
        ('game = "columbus"', "five-dice.toml: numbers: it is missing."),
        ('game = "columbus"\ndice = 5', "there is no field “dice”; a variant has: game, name, numbers"),
        ('game = "columbus"\ndrawings = 5', "five-dice.toml: numbers: it is missing."),
        ('game = "columbus"\n[numbers]\ndice = 5', "There is no house rule “dice”. There are: dice_number,"),
        ('game = "columbus"\n[numbers]\ndice_number = 9', "goes from 1 to 6 (printed: 4); “9” does not fit."),
        ('game = "columbus"\nname = "no"\n[numbers]', "“no” changes nothing"),
    ],
)
def test_a_file_that_is_no_variant_is_refused(tmp_path: Path, written: str, said: str) -> None:
    file = tmp_path / "five-dice.toml"
    file.write_text(written, "utf-8")

    with pytest.raises((BadOption, BrokenFile)) as refused:
        read_variant(COLUMBUS, file)

    assert said in i18n.Translator("en").translate(refused.value.text)


def test_the_printed_game_has_no_numbers_in_its_records() -> None:
    assert recorded_options(COLUMBUS, {}) == {}
    assert "option" not in write_logbook(Logbook(COLUMBUS, ["Ada", "Bo"], {}))
    assert COLUMBUS.dump(COLUMBUS.start(2))["options"] == {}
    assert COLUMBUS.find_preset({}) == "printed"
    assert COLUMBUS.find_preset(FIVE.options) is None


def test_a_logbook_names_the_variant() -> None:
    plies = played(COLUMBUS, COLUMBUS.start(3, FIVE.options), 7)
    written = write_logbook(Logbook(COLUMBUS, ["Ada", "Bo", "Cleo"], FIVE.options, plies))
    book = read_logbook(written)

    assert "option   variant five-dice\noption   dice_number 5\n" in written
    assert book.options == FIVE.options
    assert write_logbook(book) == written
    assert book.final_state().options.variant == "five-dice"


def test_an_encoder_follows_the_numbers() -> None:
    names = COLUMBUS.encoder(2, FIVE.options).names

    assert "dice[4]" in names
    assert "dice[4]" not in COLUMBUS.encoder(2).names


def test_of_some_cards_there_are_as_many_as_a_variant_says() -> None:
    state: Any = COLUMBUS.start(2, {"mutiny_cards": 0, "weather_cards": 8, "inhabited_discs": 2})
    kinds = state.POOLS[0].names

    assert state.deck[kinds.index("mutiny")] == 0
    assert state.deck[kinds.index("good-weather")] == 8
    assert sum(state.deck) == 39 - 2 + 2
    assert sum(state.discs) == 15 - 3


def test_bots_expect_the_cards_that_a_variant_has() -> None:
    state: Any = COLUMBUS.start(2, {"carpenter_cards": 0, "winds_cards": 0, "weather_cards": 12})
    state.hands[1] = [state.POOLS[0].names.index("good-weather")] * 2
    state.deck[state.hands[1][0]] -= 2
    guessed: list[Any] = [determinize(view(state, 0), Random(seed)) for seed in range(20)]
    held = {state.POOLS[0].names[card] for world in guessed for card in world.hands[1]}

    assert "good-weather" in held
    assert held.isdisjoint({"carpenter", "good-winds"})
    assert all(
        world.deck[card] + world.hands[1].count(card) == 12 for world in guessed for card in state.hands[1]
    )


def test_more_brides_are_dealt_and_more_winds_blow() -> None:
    game = find_game("santa_timea")
    state: Any = game.start(5, {"brides_number": 8, "threes_number": 3})
    dealt = set[str]()
    for seed in range(3):
        g: Any = state.clone()
        plies = played(game, g, seed)
        assert excess_pieces(g) == []
        dealt |= {ply.move for ply in plies if "deal" in ply.move and ply.move.count("bride") > 4}

    assert sum(state.bag) + len(state.row) == 28
    assert dealt


def test_a_fleet_is_as_big_as_a_variant_says() -> None:
    state: Any = find_game("seeschlacht").start(2, {"merchants_number": 2, "warships_number": 3})

    assert sum(place >= 0 for place in state.at) == 2 * 5
    assert sum(state.cargo) == 0


@pytest.mark.parametrize("game", WITH_DRAWINGS, ids=lambda game: game.name)
def test_a_board_that_was_drawn_is_laid(game: Game) -> None:
    drawn = drawn_by_chance(game, drawings_of(game)[0])
    variant = game.variant("drawn", {"board.drawing": "\n".join([drawn[:72], "  " + drawn[72:]])})
    state: Any = game.start(2, variant.options)
    plies = played(game, state, 3)
    book = read_logbook(write_logbook(Logbook(game, ["Ada", "Bo"], variant.options, plies)))

    assert state.board == drawn
    assert state.options.board_drawing == drawn
    assert recorded_options(game, book.options) == recorded_options(game, variant.options)
    assert book.final_state() == state
    assert game.load(game.dump(state)) == state
    assert variant.hash != game.variant("drawn", {"board.drawing": EXAMPLE_BOARD}).hash


def test_a_drawing_is_named_and_not_read_out() -> None:
    game = find_game("treasure_map")
    options = {"board_drawing": EXAMPLE_BOARD}
    told = [
        i18n.Translator("en", game).translate(one)
        for _, more in describe_rules(game, options, 2)
        for one in more
    ]

    assert variant_title(game, options) == "board_drawing"
    assert "Drawing of the board" in told


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (EXAMPLE_BOARD[1:], "it takes 12 rows of 12 signs, out of “TJ"),
        (EXAMPLE_BOARD.replace("T", "t"), "it takes 12 rows of 12 signs"),
        (EXAMPLE_BOARD[::-1], "put together from the tiles"),
        (EXAMPLE_BOARD.replace("T", "J"), "put together from the tiles"),
        ("." * 144, "do not lie as the rules demand"),
        ("." * 4001, "much too long"),
        (144, "it is no text"),
    ],
)
@pytest.mark.parametrize("game", WITH_DRAWINGS, ids=lambda game: game.name)
def test_a_drawing_that_is_no_board_is_refused(game: Game, drawn: object, said: str) -> None:
    with pytest.raises(BadDrawing) as refused:
        game.start(2, {"board_drawing": drawn})

    assert said in i18n.Translator("en").translate(refused.value.text)


def test_a_drawing_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my-sea.toml"
    file.write_text(f'game = "treasure_map"\n[drawings]\nboard_drawing = """\n{BOARD_ROWS}\n"""\n', "utf-8")
    variant = read_variant(find_game("treasure_map"), file)

    assert variant.options == {"variant": "my-sea", "board_drawing": EXAMPLE_BOARD}


@pytest.mark.parametrize("game", WITH_NUMBERS, ids=lambda game: game.name)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_any_numbers_within_their_bounds_make_a_game(game: Game, data: st.DataObject) -> None:
    numbers = {option.id: data.draw(st.sampled_from(list(option.values))) for option in numbers_of(game)}
    seats = data.draw(st.integers(*game.seats))
    state = game.start(seats, numbers)
    plies = played(game, state, data.draw(st.integers(0, 9)))
    book = read_logbook(write_logbook(Logbook(game, ["captain"] * seats, numbers, plies)))

    assert changed_numbers(game, asdict(state.options)) == changed_numbers(game, book.options)
    assert book.final_state() == state
    assert game.load(game.dump(state)) == state


@pytest.mark.parametrize("game", WITH_NUMBERS, ids=lambda game: game.name)
def test_beyond_its_bounds_a_number_is_refused(game: Game) -> None:
    for option in numbers_of(game):
        low, high = option.values[0], option.values[-1]
        assert isinstance(low, int)
        assert isinstance(high, int)
        assert option.default in option.values
        assert option.paragraph.startswith("§")
        for value in (low - 1, high + 1):
            with pytest.raises(BadNumber):
                game.start(game.seats[0], {option.id: value})
