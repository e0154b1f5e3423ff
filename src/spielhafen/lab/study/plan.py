"""The plan of a study: what is played, read from a TOML file.

    games = 200                      # of each condition; with `precise` at most
    precise = 0.05                   # stop when each share of victories is known so well: half its 95 % interval
    seed = 1

    [[conditions]]
    game = "santa_timea"
    players = ["captain", "greedy", "greedy"]
    options = { professional = true }

    [[conditions]]
    game = ["columbus", "ghost_ship"]  # a list stands for a condition with each of its values
    seats = [2, 3]
    level = ["greedy", "sailor"]       # in all seats

Games of the same number have the same seed in all conditions, so that their results can be compared in pairs.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.errors import BrokenFile, SpielhafenError
from spielhafen.core.game import find_game
from spielhafen.core.text import text
from spielhafen.lab.self_play import GameSetup

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.core.text import Arg

MAX_STUDY_GAMES: Final = 10_000_000
MAX_CONDITIONS: Final = 10_000
FIRST_CHECKPOINT: Final = 50
"""The number of games after which it is first asked whether a study is precise enough.

Then it is asked after twice as many each time.
"""
PLAN_FIELDS: Final = ("games", "precise", "seed", "conditions")
CONDITION_FIELDS: Final = ("name", "game", "seats", "level", "players", "options")


@dataclass(frozen=True)
class Condition:
    """A game with its options and the player of each seat; its name is unique in the study."""

    name: str
    game: str
    players: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)

    def setup(self) -> GameSetup:
        """Return the setup of each of its games."""
        return GameSetup(self.game, self.players, self.options)


@dataclass(frozen=True)
class StudyPlan:
    """Conditions, the number of games of each, and the seed of all chance.

    precise: play fewer games if each share of victories is known so well before: half the width of its interval.
    """

    conditions: tuple[Condition, ...]
    games: int
    seed: int = 1
    precise: float | None = None

    def checkpoints(self) -> list[int]:
        """Return the numbers of games after which it is asked whether a study is precise enough."""
        doubled = [FIRST_CHECKPOINT << times for times in range(self.games.bit_length())]
        return [*(count for count in doubled if count < self.games), self.games]

    def game_seed(self, number: int) -> str:
        """Return the seed of the game with this number, the same in all conditions."""
        return f"{self.seed} {number}"

    def as_dict(self) -> dict[str, Any]:
        """Return the plan as plain values, which `parse_plan` reads."""
        conditions = [asdict(one) | {"players": list(one.players)} for one in self.conditions]
        precise = {} if self.precise is None else {"precise": self.precise}
        return {"games": self.games, **precise, "seed": self.seed, "conditions": conditions}

    def digest(self) -> str:
        """Return a hash of what determines the rows: the plan and the versions of the rules."""
        rules = {one.game: find_game(one.game).version for one in self.conditions}
        whole = json.dumps([self.as_dict(), rules], sort_keys=True, default=str)
        return sha256(whole.encode()).hexdigest()


def read_plan(file: Path) -> StudyPlan:
    """Read a plan from a TOML file. Raises BrokenFile, OSError, UnicodeDecodeError."""
    try:
        whole = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BrokenFile("TOML", text("study-not-toml", why=str(error))) from None
    return parse_plan(whole)


def parse_plan(whole: Mapping[str, Any]) -> StudyPlan:
    """Return the plan of a TOML document. Raises BrokenFile with the place and the reason."""
    _check_fields("study", whole, PLAN_FIELDS, required=("games", "conditions"))
    games = _number("games", whole["games"], 1, MAX_STUDY_GAMES)
    seed = _number("seed", whole.get("seed", 1), 0, 2**63)
    precise = whole.get("precise")
    if precise is not None and not (isinstance(precise, float) and 0 < precise < 1):
        raise _broken("precise", "study-no-number", least="0.001", most="0.999", given=str(precise))
    tables = whole["conditions"]
    if not isinstance(tables, list) or not tables:
        raise _broken("conditions", "study-no-conditions")
    conditions: list[Condition] = []
    for number, table in enumerate(tables, 1):
        where = f"conditions {number}"
        if not isinstance(table, dict):
            raise _broken(where, "study-no-table")
        conditions += _conditions(where, table)
        if len(conditions) > MAX_CONDITIONS:
            raise _broken(where, "study-too-many", most=MAX_CONDITIONS)
    return StudyPlan(tuple(_with_unique_names(conditions)), games, seed, precise)


def _conditions(where: str, table: Mapping[str, Any]) -> Iterator[Condition]:
    """Yield a condition for each combination of the values that a table lists."""
    _check_fields(where, table, CONDITION_FIELDS, required=("game",))
    options = table.get("options", {})
    if not isinstance(options, dict):
        raise _broken(f"{where}: options", "study-no-table")
    games = _listed(f"{where}: game", table["game"], str)
    varied = list(product(*(_listed(f"{where}: {name}", value, object) for name, value in options.items())))
    for game, values in product(games, varied):
        for players in _tables_of_players(where, table):
            settled = dict(zip(options, values, strict=True))
            words = [game, *(f"{name}={value}" for name, value in settled.items()), " ".join(players)]
            condition = Condition(str(table.get("name", "")) or ", ".join(words), game, players, settled)
            try:
                condition.setup().validate()
            except SpielhafenError as error:
                found = BrokenFile(where, error.text)
                found.game = error.game or game
                raise found from None
            yield condition


def _tables_of_players(where: str, table: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the players of each table: those that are named, or each level in all seats."""
    if ("players" in table) == ("level" in table) or ("seats" in table) != ("level" in table):
        raise _broken(where, "study-players-or-level")
    if "players" in table:
        yield tuple(_listed(f"{where}: players", table["players"], str))
        return
    seats = _listed(f"{where}: seats", table["seats"], int)
    for count, level in product(seats, _listed(f"{where}: level", table["level"], str)):
        yield (level,) * count


def _with_unique_names(conditions: Sequence[Condition]) -> Iterator[Condition]:
    """Yield the conditions, those that share their name with others numbered."""
    names = [one.name for one in conditions]
    seen: dict[str, int] = {}
    for one in conditions:
        seen[one.name] = seen.get(one.name, 0) + 1
        name = one.name if names.count(one.name) == 1 else f"{one.name} ({seen[one.name]})"
        yield Condition(name, one.game, one.players, one.options)


def _listed(where: str, value: object, kind: type) -> list[Any]:
    """Return the values of a field that takes one or a list of them."""
    values = value if isinstance(value, list) else [value]
    if not values or not all(isinstance(one, kind) and not isinstance(one, dict | list) for one in values):
        raise _broken(where, "study-no-value", given=str(value))
    return values


def _number(where: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise _broken(where, "study-no-number", least=str(least), most=str(most), given=str(value))
    return value


def _check_fields(
    where: str, table: Mapping[str, Any], known: Sequence[str], required: Sequence[str]
) -> None:
    for name in table:
        if name not in known:
            raise _broken(where, "study-unknown-field", field=str(name), known=", ".join(known))
    for name in required:
        if name not in table:
            raise _broken(where, "study-missing-field", field=name)


def _broken(where: str, key: str, **args: Arg) -> BrokenFile:
    return BrokenFile(where, text(key, **args))
