"""`spielhafen explain GAME state`: declared fields as table, source and JSON schema."""

from __future__ import annotations

import json
import re

import pytest

from spielhafen.core.game import find_game, find_games
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", sorted(find_games()))
def test_each_field_has_a_line_with_type_values_secrecy_and_comment(
    run: Run, name: str, language: str
) -> None:
    code, out, _ = run("explain", name, "state", "--language", language)
    lines = out.splitlines()[3:]

    assert code == 0
    fields = find_game(name).state_class.FIELDS
    assert [line.split()[0] for line in lines] == [field.name for field in fields]
    for line, field in zip(lines, fields, strict=True):
        assert f" {field.kind.type_name()} " in line
        assert line.endswith(field.comment)
        assert field.comment
    assert "state-" not in out


def test_values_and_secrecy_are_told_in_the_language_of_the_reader(run: Run) -> None:
    _, english, _ = run("explain", "santa_timea", "state", "--seats", "3")
    _, german, _ = run("explain", "santa_timea", "state", "--seats", "3", "--language", "de")

    assert "The state “Table” for 3 seats has 18 fields:" in english
    assert re.search(
        r"by seat: up to 12 of 60 pieces: 0 … 56 \(N1, N2, N3, …\) +its own seat +cards in hand", english
    )
    assert "Der Zustand „Table“ für 3 Plätze hat 18 Felder:" in german
    assert re.search(
        r"je Platz: bis zu 12 von 60 Stücken: 0 … 56 \(N1, N2, N3, …\) +der eigene Platz", german
    )


def test_bounds_are_those_of_the_given_seats_and_rules(run: Run) -> None:
    _, one, _ = run("explain", "caribbean_conquest", "state", "--seats", "2", "--option", "rounds=short")
    _, four, _ = run("explain", "caribbean_conquest", "state", "--option", "boxes=4")

    assert "144 signs of" in one
    assert "round    int              0 … 12 " in one
    assert "576 signs of" in four
    assert "turn     int              -1 … 3 " in four


def test_every_kind_of_secrecy_is_told(run: Run) -> None:
    told = {name: run("explain", name, "state")[1] for name in ("columbus", "ghost_ship", "treasure_map")}

    assert re.search(r"^deck .* 39 in all +nobody +face-down event cards", told["columbus"], re.MULTILINE)
    assert "seats that have seen it" in told["ghost_ship"]
    assert "seats in shown1" in told["treasure_map"]


def test_the_generated_source_can_be_read(run: Run) -> None:
    code, out, _ = run("explain", "columbus", "state", "--source")

    assert code == 0
    assert out == find_game("columbus").state_class.SOURCE
    compile(out, "columbus", "exec")
    assert "    new.hands = [row.copy() for row in self.hands]\n" in out


def test_the_json_schema_is_printed(run: Run) -> None:
    code, out, _ = run("explain", "columbus", "state", "--seats", "2", "--json")

    assert code == 0
    assert json.loads(out) == json.loads(json.dumps(find_game("columbus").schema(2)))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["explain", "columbus"], "TOPIC is missing. See: spielhafen explain --help"),
        (["explain", "columbus", "moves"], "“moves” cannot be explained. Possible: state."),
        (["explain", "chess", "state"], "There is no game “chess” here."),
        (["explain", "columbus", "state", "--seats", "9"], "9 captains are not the right number"),
        (["explain", "columbus", "state", "--option", "mood"], "no house rule “mood”"),
        (["explain", "columbus", "state", "--source", "--json"], "Give --json or --source, not both."),
    ],
)
def test_a_mistake_gets_a_sentence(run: Run, arguments: list[str], said: str) -> None:
    code, out, err = run(*arguments)

    assert (code, out) == (2, "")
    assert said in err
