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
from spielhafen.core.errors import (
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
from spielhafen.core.variants import Variant, changed_numbers, numbers_of, read_variant, recorded_options

COLUMBUS = find_game("columbus")
FIVE = COLUMBUS.variant("five-dice", {"dice.number": 5})
WITH_NUMBERS = list(find_games().values())
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
        ("x", {"dice.number": 4}, NothingChanged, "“x” changes no number. Change at least one of these: dice_number,"),
        ("x", {}, NothingChanged, "changes no number"),
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
        ('game = "columbus"\n[numbers]\ndice = 5', "There is no house rule “dice”. There are: dice_number,"),
        ('game = "columbus"\n[numbers]\ndice_number = 9', "goes from 1 to 6 (printed: 4); “9” does not fit."),
        ('game = "columbus"\nname = "no"\n[numbers]', "“no” changes no number"),
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
