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


# Finding and beginning.


def test_games_are_found_by_name() -> None:
    assert find_game("santa_timea") is find_games()["santa_timea"]
    assert list(find_games()) == sorted(find_games())


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownGame) as unknown:
        find_game("chess")
    assert "santa_timea" in str(unknown.value.text.args["known"])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], Path]]:
    """Makes a package with a game in a folder of its own, and makes it known; afterwards it is forgotten."""
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


def test_a_game_in_a_folder_is_found_once_however_often_the_folder_is_named(
    folder: Callable[[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder("inlet", "inlet")
    monkeypatch.setenv("SPIELHAFEN_GAMES", f"{place}{os.pathsep}{place.parent}")

    assert find_game("inlet").package == "inlet"


def test_a_game_may_lie_elsewhere_and_its_folder_hold_a_link_to_it(
    folder: Callable[[str, str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder("inlet", "inlet")
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    (shelf / "inlet").symlink_to(place, target_is_directory=True)
    monkeypatch.setenv("SPIELHAFEN_GAMES", str(shelf))

    assert find_game("inlet").package == "inlet"


def test_no_game_hides_another_one_of_its_name(folder: Callable[[str, str], Path]) -> None:
    place = folder("spanish_main", "columbus")

    with pytest.raises(DuplicateGameError) as same:
        find_games()
    said = same.value.text.args
    assert said["name"] == "columbus"
    assert str(place) in {said["one"], said["other"]}
    assert said["one"] != said["other"]


def test_a_package_of_the_same_name_from_elsewhere_is_not_taken_for_the_one_in_the_folder(
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


def test_options_not_given_are_as_declared() -> None:
    options = GAME.parse_options({"work": 1})

    assert (options.storms, options.work) == (False, 1)


def test_options_may_be_written_as_people_write_them() -> None:
    assert GAME.parse_options({"work": "1", "storms": "yes"}) == GAME.parse_options(
        {"work": 1, "storms": True}
    )


@dataclass(frozen=True)
class Rules:
    short: bool = switch(default=False, variant=True)
    ransom: bool = switch(default=False, ours=True)
    ends: str = one_of("never", ("never", "after-30"), ours="after-30", before="after-30")
    wind: int = one_of(2, (1, 2, 3))


RULED = replace(GAME, options=Rules)


def test_a_table_plays_the_printed_game_unless_something_else_is_said() -> None:
    assert RULED.parse_options({}) == RULED.parse_options(RULED.preset_options("printed"))


def test_as_we_play_it_takes_all_our_rules_and_leaves_variants_alone() -> None:
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
def test_options_are_known_by_the_preset_that_they_follow(
    options: dict[str, object], preset: str | None
) -> None:
    assert RULED.find_preset(options) == preset


def test_what_means_nothing_with_so_many_captains_makes_no_preset_of_ones_own() -> None:
    alone = replace(Option("solo", "switch", default=False, values=(False, True)), seats=(1, 1))

    assert alone.applies_to(1)
    assert alone.applies_to(None)
    assert not alone.applies_to(2)


def test_where_we_play_as_printed_both_presets_are_the_printed_game() -> None:
    assert GAME.find_preset({}) == "printed"
    assert GAME.preset_options("ours") == GAME.preset_options("printed")


def test_house_rules_of_a_table_are_what_differs_from_print() -> None:
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
def test_what_differs_from_print_is_written_as_on_a_command_line(
    options: dict[str, object], written: list[str]
) -> None:
    assert RULED.format_options(options) == written


def test_a_record_that_is_older_than_an_option_keeps_the_rule_it_was_played_by() -> None:
    assert RULED.complete_options({"ransom": False}) == {"ransom": False, "ends": "after-30"}
    assert RULED.complete_options({"ends": "never"}) == {"ends": "never"}


@pytest.mark.parametrize("options", [{"mood": 1}, {"work": 3}, {"work": "3"}, {"work": True}, {"storms": 1}])
def test_an_option_or_value_that_does_not_exist_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 10**9])
def test_a_game_is_for_so_many_only(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats)


def test_a_new_game_has_gone_on_to_the_first_decision() -> None:
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


# Telling.


def test_an_event_is_told_with_the_fields_of_step_and_move_in_the_words_of_the_game() -> None:
    g = GAME.start(2)

    assert GAME.describe_step(g, Turn(1), None) == text("event-turn", seat=PlayerRef(1))
    assert GAME.describe_step(g, Haul(0), DRAW[1]) == text(
        "event-draw", seat=PlayerRef(0), shell=text("shell", shell="mussel")
    )
    assert GAME.describe_step(g, Work(0), SIGNAL) == text("event-signal", seat=PlayerRef(0))
    assert GAME.describe_step(g, Washed(1, 3), None) == text(
        "event-washed", seat=PlayerRef(1), shell=text("shell", shell="oyster")
    )


def test_an_event_is_told_without_its_move_to_whoever_may_not_know_it() -> None:
    g = GAME.start(2)

    assert GAME.describe_step(g, Sealed(1), BID[2], veiled=True) == text(
        "event-sealed-veiled", seat=PlayerRef(1)
    )
    assert GAME.describe_step(g, Haul(0), DRAW[0], veiled=True) == text(
        "event-haul-veiled", seat=PlayerRef(0)
    )


def test_what_is_not_told_is_not_told_veiled_either() -> None:
    g = GAME.start(2)

    assert GAME.describe_step(g, NextCaptain(0), None) is None
    assert GAME.describe_step(g, NextCaptain(0), None, veiled=True) is None


# Keeping.


@given(states(GAME))
def test_a_position_read_from_its_file_is_the_same(state: State) -> None:
    written = json.dumps(GAME.dump(state))

    assert GAME.dump(GAME.load(json.loads(written))) == GAME.dump(state)


@given(states(GAME))
def test_a_position_may_be_edited_in_any_editor(state: State) -> None:
    assert dump(GAME.read_position(json.dumps(GAME.dump(state), indent=4))) == dump(state)


def position(game: Game, options: dict[str, object], plies: int) -> dict[str, Any]:
    """A position after so many plies of a game played at random."""
    g, random = game.start(3, options), Random(4)
    for _ in range(plies):
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    data: dict[str, Any] = json.loads(json.dumps(game.dump(g)))
    return data


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a position; of long lists the beginning only."""
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
def test_no_change_of_any_field_is_worse_than_a_sentence(
    game: Game, options: dict[str, object], plies: int
) -> None:
    data = position(game, options, plies)
    answers = Counter(answer(game, changed(data, path, junk)) for path in places(data) for junk in JUNK)

    refused = {"error-broken-file", "error-bad-seats", "error-bad-option"}
    assert refused < set(answers) <= {"accepted", "error-unknown-option", "error-no-options"} | refused
    assert answers["error-broken-file"] > answers["accepted"] > 0


def answer(game: Game, data: Any) -> str:
    """What is said to a position; anything but an error that can be told goes through."""
    try:
        game.read_position(json.dumps(data))
    except SpielhafenError as error:
        return error.text.key
    return "accepted"


def test_a_field_left_out_or_added_is_refused() -> None:
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
def test_whatever_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BrokenFile):
        GAME.load(data)


@pytest.mark.parametrize("depth", [10, 700, 5000])
def test_a_position_of_nothing_but_brackets_is_refused(depth: int) -> None:
    data = json.dumps(position(GAME, {}, 5) | {"state": {"wrack": 0}})
    with pytest.raises(BrokenFile):
        GAME.read_position(data.replace('"wrack": 0', f'"wrack": {"[" * depth}{"]" * depth}'))


def test_more_shells_than_there_are_cannot_lie_on_the_table() -> None:
    data = position(GAME, {}, 5)
    data["state"]["wrack"] += [3] * 5

    with pytest.raises(BrokenFile, match=r"broken-too-many"):
        GAME.load(data)


@given(st.text(max_size=100))
def test_no_text_is_worse_than_broken(written: str) -> None:
    with pytest.raises(BrokenFile):
        GAME.read_position(written)


@pytest.mark.parametrize("written", ["", "{", '{"game": "skerry",}', "[" * 100_000, "1" * 10_000])
def test_what_is_no_json_is_refused(written: str) -> None:
    with pytest.raises(BrokenFile, match=r"broken-json|broken-other-game"):
        GAME.read_position(written)


def test_a_view_is_kept_and_read_like_any_position() -> None:
    from spielhafen.core.secret import view

    seen = view(GAME.load(position(GAME, {}, 8)), 1)
    again = GAME.read_position(json.dumps(GAME.dump(seen)))

    assert again.viewer == 1
    assert again.viewer != EVERYTHING
    assert dump(again) == dump(seen)


def test_a_game_of_a_box_has_the_words_and_drawings_of_the_box_too() -> None:
    game = find_game("treasure_map")

    assert "equipment-cannonball =" in game.fluent_source("de")
    assert "game-title =" in game.fluent_source("de")
    drawn = ET.fromstring(game.art_svg())
    names = [symbol.get("id") for symbol in drawn]
    assert {"caravel", "token"} <= set(names)
    assert len(set(names)) == len(names)


# Seeing.


@pytest.mark.parametrize("game", [*find_games().values(), GAME], ids=lambda game: game.name)
def test_a_status_made_alone_is_that_of_the_scene(game: Game) -> None:
    state, random = game.start(max(2, game.seats[0])), Random(1492)
    for _ in range(120):
        if state.actor() == OVER:
            break
        for viewer in (PUBLIC, 0, 1):
            assert game.status(view(state, viewer)) == game.scene(view(state, viewer)).status
        state.play(sample(state, random) if state.actor() == CHANCE else random.choice(state.moves()))
