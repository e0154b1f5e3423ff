"""Games: found by name, begun, kept as files; broken files are refused in a sentence."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.codec import dump
from spielhafen.core.errors import (
    BadOption,
    BadSeats,
    BrokenFile,
    DuplicateGameError,
    GameFolderError,
    SpielhafenError,
    UnknownGame,
)
from spielhafen.core.game import Game, find_game, find_games, kebab_case
from spielhafen.core.options import Option, one_of, switch
from spielhafen.core.play import CHANCE, EVERYTHING, OVER, PUBLIC, State, sample
from spielhafen.core.secret import view
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.testing.strategies import states
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import BID, DRAW, SIGNAL
from tests.toys.skerry.rules import Ebb, Haul, NextCaptain, Sealed, Turn, Washed, Work

JUNK: list[Any] = [
    *(None, True, -1, -2, 7, 10**6, 10**30, 1.5, "", "x", [], [[]], [None], ["x"], [-5], [10**9], {}),
    {"step": "Work"},
    {"step": "Work", "seat": 99},
]


# Finding and starting games.


def test_games_are_found_by_name() -> None:
    assert find_game("santa_timea") is find_games()["santa_timea"]
    assert list(find_games()) == sorted(find_games())


def test_an_unknown_game_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as unknown:
        find_game("chess")
    assert "santa_timea" in str(unknown.value.text.args["known"])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], Path]]:
    """Yield a function that creates a package with a game and registers it until the end."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    known = set(sys.modules)

    def make(package: str, name: str) -> Path:
        place = tmp_path / str(len(list(tmp_path.iterdir()))) / package
        place.mkdir(parents=True)
        (place / "rules.py").touch()
        header = f"Game({name!r}, 1, {package!r}, (2, 2), 5, 99)"
        (place / "__init__.py").write_text(f"from spielhafen.core.game import Game\n\nGAME = {header}\n")
        told = os.environ.get("SPIELHAFEN_GAMES", "")
        monkeypatch.setenv("SPIELHAFEN_GAMES", f"{told}{os.pathsep}{place}")
        return place

    yield make
    for module in set(sys.modules) - known:
        del sys.modules[module]


def test_a_game_in_a_folder_named_twice_is_found_once(
    folder: Callable[[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder("inlet", "inlet")
    monkeypatch.setenv("SPIELHAFEN_GAMES", f"{place}{os.pathsep}{place.parent}")

    assert find_game("inlet").package == "inlet"


def test_a_game_is_found_by_a_link_in_a_folder(
    folder: Callable[[str, str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder("inlet", "inlet")
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    (shelf / "inlet").symlink_to(place, target_is_directory=True)
    monkeypatch.setenv("SPIELHAFEN_GAMES", str(shelf))

    assert find_game("inlet").package == "inlet"


def test_two_games_of_one_name_are_an_error(folder: Callable[[str, str], Path]) -> None:
    place = folder("spanish_main", "columbus")

    with pytest.raises(DuplicateGameError) as same:
        find_games()
    said = same.value.text.args
    assert said["name"] == "columbus"
    assert str(place) in {said["one"], said["other"]}
    assert said["one"] != said["other"]


def test_two_packages_of_one_name_are_an_error(
    folder: Callable[[str, str], Path],
) -> None:
    first = folder("inlet", "inlet")
    find_games()
    second = folder("inlet", "fjord")

    with pytest.raises(GameFolderError) as wrong:
        find_games()
    assert wrong.value.text.args["folder"] == str(second.parent)
    why = wrong.value.text.args["why"]
    assert isinstance(why, Text)
    assert why.args == {"name": "inlet", "other": str(first)}


def test_options_are_listed_in_the_order_of_their_declaration() -> None:
    assert GAME.option_list() == [
        Option("storms", "switch", False, (False, True)),
        Option("work", "choice", 2, (1, 2)),
    ]


def test_options_not_given_have_their_defaults() -> None:
    options = GAME.parse_options({"work": 1})

    assert (options.storms, options.work) == (False, 1)


def test_options_may_be_given_as_words() -> None:
    assert GAME.parse_options({"work": "1", "storms": "yes"}) == GAME.parse_options(
        {"work": 1, "storms": True}
    )


@dataclass(frozen=True)
class Rules:
    short: bool = switch(default=False, mode=True)
    ransom: bool = switch(default=False, ours=True)
    ends: str = one_of("never", ("never", "after-30"), ours="after-30", before="after-30")
    wind: int = one_of(2, (1, 2, 3))


RULED = replace(GAME, options=Rules)


def test_a_table_plays_the_printed_game_by_default() -> None:
    assert RULED.parse_options({}) == RULED.parse_options(RULED.preset_options("printed"))


def test_the_preset_ours_has_all_our_rules_and_no_variants() -> None:
    assert RULED.preset_options("ours") == {"ransom": True, "ends": "after-30", "wind": 2}


@pytest.mark.parametrize(
    ("options", "preset"),
    [
        ({}, "printed"),
        ({"short": True}, "printed"),
        ({"ransom": True, "ends": "after-30"}, "ours"),
        ({"ransom": True, "ends": "after-30", "short": True}, "ours"),
        ({"ransom": True}, None),
        ({"wind": 3}, None),
    ],
)
def test_the_preset_of_options_is_found(options: dict[str, object], preset: str | None) -> None:
    assert RULED.find_preset(options) == preset


def test_an_option_applies_to_some_numbers_of_seats_only() -> None:
    alone = replace(Option("solo", "switch", default=False, values=(False, True)), seats=(1, 1))

    assert alone.applies_to(1)
    assert alone.applies_to(None)
    assert not alone.applies_to(2)


def test_without_rules_of_ours_both_presets_are_the_printed_game() -> None:
    assert GAME.find_preset({}) == "printed"
    assert GAME.preset_options("ours") == GAME.preset_options("printed")


def test_house_rules_are_the_differences_from_the_printed_game() -> None:
    assert RULED.house_rules({"short": True}) == {}
    assert RULED.house_rules({"ransom": True, "wind": 3}) == {"ransom": True, "wind": 3}


@pytest.mark.parametrize(
    ("options", "written"),
    [
        ({}, []),
        ({"short": True, "ransom": True}, ["short=yes", "ransom=yes"]),
        ({"ransom": True, "ends": "after-30"}, ["preset=ours"]),
        ({"ransom": True, "ends": "after-30", "short": True}, ["preset=ours", "short=yes"]),
    ],
)
def test_differences_from_the_printed_game_are_written_as_on_a_command_line(
    options: dict[str, object], written: list[str]
) -> None:
    assert RULED.format_options(options) == written


def test_a_record_older_than_an_option_keeps_its_rule() -> None:
    assert RULED.complete_options({"ransom": False}) == {"ransom": False, "ends": "after-30"}
    assert RULED.complete_options({"ends": "never"}) == {"ends": "never"}


@pytest.mark.parametrize("options", [{"mood": 1}, {"work": 3}, {"work": "3"}, {"work": True}, {"storms": 1}])
def test_an_option_or_value_that_does_not_exist_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 10**9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats)


def test_a_new_game_is_at_its_first_decision() -> None:
    seen: list[str] = []
    state = GAME.start(3, {}, lambda _, step, move: seen.append(type(step).__name__))

    assert seen == ["Turn"]
    assert state.actor() == CHANCE
    assert state.seats() == 3


def test_all_kinds_of_steps_are_known_by_name_and_no_others() -> None:
    assert GAME.steps["Haul"] is Haul
    assert "Step" not in GAME.steps
    assert "Trick" not in GAME.steps


def test_names_of_classes_become_keys() -> None:
    assert [kebab_case(kind) for kind in (NextCaptain, Ebb, Haul)] == ["next-captain", "ebb", "haul"]


# Describing events.


def test_the_text_of_an_event_has_the_fields_of_step_and_move() -> None:
    g = GAME.start(2)

    assert GAME.describe_step(g, Turn(1), None) == text("event-turn", seat=PlayerRef(1))
    assert GAME.describe_step(g, Haul(0), DRAW[1]) == text(
        "event-draw", seat=PlayerRef(0), shell=text("shell", shell="mussel")
    )
    assert GAME.describe_step(g, Work(0), SIGNAL) == text("event-signal", seat=PlayerRef(0))
    assert GAME.describe_step(g, Washed(1, 3), None) == text(
        "event-washed", seat=PlayerRef(1), shell=text("shell", shell="oyster")
    )


def test_the_veiled_text_of_an_event_hides_its_move() -> None:
    g = GAME.start(2)

    assert GAME.describe_step(g, Sealed(1), BID[2], veiled=True) == text(
        "event-sealed-veiled", seat=PlayerRef(1)
    )
    assert GAME.describe_step(g, Haul(0), DRAW[0], veiled=True) == text(
        "event-haul-veiled", seat=PlayerRef(0)
    )


def test_an_event_without_a_text_has_no_veiled_text() -> None:
    g = GAME.start(2)

    assert GAME.describe_step(g, NextCaptain(0), None) is None
    assert GAME.describe_step(g, NextCaptain(0), None, veiled=True) is None


# Position files.


@given(states(GAME))
def test_a_position_read_from_its_file_is_the_same(state: State) -> None:
    written = json.dumps(GAME.dump(state))

    assert GAME.dump(GAME.load(json.loads(written))) == GAME.dump(state)


@given(states(GAME))
def test_a_position_may_be_formatted_with_blanks(state: State) -> None:
    assert dump(GAME.read_position(json.dumps(GAME.dump(state), indent=4))) == dump(state)


def position(game: Game, options: dict[str, object], plies: int) -> dict[str, Any]:
    """Return a position after this number of random plies."""
    g, random = game.start(3, options), Random(4)
    for _ in range(plies):
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    data: dict[str, Any] = json.loads(json.dumps(game.dump(g)))
    return data


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the paths of values in a position; of long lists only the first ones."""
    yield path
    inside = (
        value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    )
    for name, item in inside:
        yield from places(item, (*path, name))


def changed(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    if not path:
        return junk
    copy = json.loads(json.dumps(data))
    inside = copy
    for name in path[:-1]:
        inside = inside[name]
    inside[path[-1]] = junk
    return copy


@pytest.mark.parametrize(
    ("game", "options", "plies"),
    [(GAME, {}, 8), (GAME, {"storms": True}, 0), (find_game("santa_timea"), {"professional": True}, 45)],
    ids=["toy", "toy at the start", "santa timea"],
)
def test_any_changed_field_is_accepted_or_refused_with_a_sentence(
    game: Game, options: dict[str, object], plies: int
) -> None:
    data = position(game, options, plies)
    answers = Counter(answer(game, changed(data, path, junk)) for path in places(data) for junk in JUNK)

    refused = {"error-broken-file", "error-bad-seats", "error-bad-option"}
    assert refused < set(answers) <= {"accepted", "error-unknown-option", "error-no-options"} | refused
    assert answers["error-broken-file"] > answers["accepted"] > 0


def answer(game: Game, data: Any) -> str:
    """Return the answer to a position; other exceptions than SpielhafenError are not caught."""
    try:
        game.read_position(json.dumps(data))
    except SpielhafenError as error:
        return error.text.key
    return "accepted"


def test_a_missing_or_unknown_field_is_refused() -> None:
    data = position(GAME, {}, 5)
    for name in data["state"]:
        less = {key: value for key, value in data["state"].items() if key != name}
        with pytest.raises(BrokenFile, match=rf"'where': '{name}'.*broken-missing"):
            GAME.load(data | {"state": less})
    with pytest.raises(BrokenFile, match=r"broken-unknown-field"):
        GAME.load(data | {"state": data["state"] | {"gold": 1}})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "broken-other-game"),
        ({"rules": 2}, "broken-rules-version"),
        ({"options": []}, "broken-not-an-object"),
        ({"options": {"mood": 1}}, "error-unknown-option"),
        ({"seats": "three"}, "error-bad-seats"),
        ({"seats": 2}, "broken-seats"),
        ({"state": None}, "broken-not-an-object"),
    ],
)
def test_a_position_of_something_else_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(SpielhafenError, match=why):
        GAME.load(position(GAME, {}, 5) | change)


@pytest.mark.parametrize("data", [None, [], 3, "skerry", {}])
def test_data_that_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BrokenFile):
        GAME.load(data)


@pytest.mark.parametrize("depth", [10, 700, 5000])
def test_a_position_of_nothing_but_brackets_is_refused(depth: int) -> None:
    data = json.dumps(position(GAME, {}, 5) | {"state": {"wrack": 0}})
    with pytest.raises(BrokenFile):
        GAME.read_position(data.replace('"wrack": 0', f'"wrack": {"[" * depth}{"]" * depth}'))


def test_more_shells_than_exist_are_refused() -> None:
    data = position(GAME, {}, 5)
    data["state"]["wrack"] += [3] * 5

    with pytest.raises(BrokenFile, match=r"wrack.*broken-piece.*oyster"):
        GAME.load(data)


@given(st.text(max_size=100))
def test_any_text_is_a_position_or_a_broken_file(written: str) -> None:
    with pytest.raises(BrokenFile):
        GAME.read_position(written)


@pytest.mark.parametrize("written", ["", "{", '{"game": "skerry",}', "[" * 100_000, "1" * 10_000])
def test_text_that_is_no_json_is_refused(written: str) -> None:
    with pytest.raises(BrokenFile, match=r"broken-json|broken-other-game"):
        GAME.read_position(written)


def test_a_view_is_written_and_read_like_any_position() -> None:
    from spielhafen.core.secret import view

    seen = view(GAME.load(position(GAME, {}, 8)), 1)
    again = GAME.read_position(json.dumps(GAME.dump(seen)))

    assert again.viewer == 1
    assert again.viewer != EVERYTHING
    assert dump(again) == dump(seen)


def test_a_game_of_a_box_has_texts_and_art_of_the_box_too() -> None:
    game = find_game("treasure_map")

    assert "equipment-cannonball =" in game.fluent_source("de")
    assert "game-title =" in game.fluent_source("de")
    drawn = ET.fromstring(game.art_svg())
    names = [symbol.get("id") for symbol in drawn]
    assert {"caravel", "token"} <= set(names)
    assert len(set(names)) == len(names)


# Scenes.


@pytest.mark.parametrize("game", [*find_games().values(), GAME], ids=lambda game: game.name)
def test_the_status_alone_equals_that_of_the_scene(game: Game) -> None:
    state, random = game.start(max(2, game.seats[0])), Random(1492)
    for _ in range(120):
        if state.actor() == OVER:
            break
        for viewer in (PUBLIC, 0, 1):
            assert game.status(view(state, viewer)) == game.scene(view(state, viewer)).status
        state.play(sample(state, random) if state.actor() == CHANCE else random.choice(state.moves()))
