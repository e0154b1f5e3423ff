"""Games: light headers that load their rules, boards and texts on first use.

A game is one package: its `__init__.py` holds only the header; the parts are modules and folders beside it
(`rules.py` with `start`, `moves.py` with `MOVES`, `scene.py` with `scene` and possibly `status`, `bot.py`,
`texts/`, `rules.en.md` …). Games are found in `spielhafen.games` and in the entry-point group of the same
name, so third parties can ship games as packages. A game in development need not be installed:
`SPIELHAFEN_GAMES` names further folders to search.
"""

from __future__ import annotations

import json
import os
import pkgutil
import re
import sys
from dataclasses import asdict, dataclass, fields
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from spielhafen.core import codec
from spielhafen.core.encoder import Encoder
from spielhafen.core.errors import (
    BadSeats,
    BrokenFile,
    DuplicateGameError,
    GameFolderError,
    UnknownGame,
    UnknownOption,
)
from spielhafen.core.languages import read_texts
from spielhafen.core.options import PRESETS, NoOptions, Option, Preset, format_option, read_option
from spielhafen.core.play import State, Step
from spielhafen.core.position_check import check_state, validate_position
from spielhafen.core.returns import find_returns
from spielhafen.core.scene_svg import render_svg
from spielhafen.core.state_kinds import Dimensions
from spielhafen.core.state_schema import position_schema
from spielhafen.core.step_values import fields_of
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.core.variants import Variant, bad_option, check_named, make_variant, written_options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from importlib.resources.abc import Traversable
    from types import ModuleType

    from spielhafen.core.errors import Refusal
    from spielhafen.core.moves import Catalogue, Move
    from spielhafen.core.play import Watcher
    from spielhafen.core.scene import Scene, Status
    from spielhafen.core.text import Arg

ENTRY_POINT_GROUP: Final = "spielhafen.games"
GAMES_ENV: Final = "SPIELHAFEN_GAMES"

Complexity = Literal["light", "medium", "deep"]


@dataclass(frozen=True)
class Game:
    """The header of a game."""

    name: str
    version: int  # of the rules; raised whenever an old logbook would replay differently
    package: str
    seats: tuple[int, int]  # minimum, maximum
    minutes: int
    max_plies: int  # a game that takes longer is left unfinished
    options: type[Any] = NoOptions
    box: str = ""
    """The package with what several games of one box share.

    Its texts and art belong to each of these games.
    """
    complexity: Complexity = "medium"
    good_first_game: bool = False
    first_options: tuple[str, ...] = ()  # switches that are on in a person's first game
    has_draw_rule: bool = False
    """Whether the rules define how players agree on a draw.

    A match of any other game can be drawn by consent, apart from its rules.
    """

    def part(self, name: str) -> ModuleType:
        """Import a module of the game's package."""
        return import_module(f"{self.package}.{name}")

    def file(self, *path: str) -> Traversable:
        """Return a file of the game's folder: texts, art, rulebook."""
        return files(self.package).joinpath(*path)

    def fluent_source(self, language: str) -> str:
        """Return the Fluent source of the texts: those of its box, its own, those of its guides."""
        folders = [files(package).joinpath("texts") for package in self._packages()]
        return read_texts([*folders, self.file("guide")], language)

    def art_svg(self) -> str:
        """Return an SVG document with all symbols of the game: those of its box, then its own."""
        *shared, own = (
            files(package).joinpath("art", "art.svg").read_text("utf-8") for package in self._packages()
        )
        shared_symbols = "".join(re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", drawing) for drawing in shared)
        opening_tag = re.match(r"\s*<svg[^>]*>", own)
        return (
            own
            if opening_tag is None
            else own[: opening_tag.end()] + shared_symbols + own[opening_tag.end() :]
        )

    def _packages(self) -> list[str]:
        return [self.box, self.package] if self.box else [self.package]

    @cached_property
    def catalogue(self) -> Catalogue:
        """All moves."""
        moves: Catalogue = self.part("moves").MOVES
        return moves

    @cached_property
    def steps(self) -> dict[str, type[Step]]:
        """All kinds of steps, by name."""
        self._load_rules()
        return {
            kind.__name__: kind
            for kind in _all_subclasses(Step)
            if kind.__module__.startswith(f"{self.package}.")
        }

    def _load_rules(self) -> None:
        rules = self.part("rules")
        for chapter in pkgutil.iter_modules(getattr(rules, "__path__", ())):
            self.part(f"rules.{chapter.name}")

    # Setting up.

    def option_list(self) -> list[Option]:
        """Return the options in the order of their declaration."""
        return list(self._known_options.values())

    @cached_property
    def _known_options(self) -> dict[str, Option]:
        return {item.name: read_option(item) for item in fields(self.options)}

    def parse_options(self, values: Mapping[str, object]) -> Any:
        """Return the options object with these values (`True` or `"yes"`), the rest by default.

        Raises BadOption.
        """
        known, settled = self._known_options, {}
        for name, value in values.items():
            if name not in known:
                raise UnknownOption(name, sorted(known, key=lambda one: known[one].numeric))
            parsed = known[name].parse(value)
            if parsed is None:
                raise bad_option(known[name], value)
            settled[name] = parsed
        check_named(known, settled)
        return self.options(**settled)

    def variant(self, name: str, numbers: Mapping[str, object]) -> Variant:
        """Return a variant: a name, and the numbers that it changes; raises BadOption."""
        return make_variant(self, name, numbers)

    def preset_options(self, preset: Preset) -> dict[str, int | str]:
        """Return the values of the house rules in this preset, without variants and numbers."""
        rules = [option for option in self.option_list() if not (option.mode or option.numeric)]
        return {option.id: option.preset_value(preset) for option in rules}

    def presets(self) -> tuple[Preset, ...]:
        """Return the presets; only the printed one if ours is the same."""
        return PRESETS if self.preset_options("ours") != self.preset_options("printed") else PRESETS[:1]

    def find_preset(self, values: Mapping[str, object], seats: int | None = None) -> Preset | None:
        """Return the preset that these options match, the printed one first; None if none matches.

        Options that do not matter with this number of players are ignored.
        """
        applicable = self._applicable_options(values, seats)
        return next(
            (
                preset
                for preset in PRESETS
                if all(option.matches_preset(preset, value) for option, value in applicable)
            ),
            None,
        )

    def house_rules(self, values: Mapping[str, object], seats: int | None = None) -> dict[str, int | str]:
        """Return the house rules that differ from the printed game and matter at this table."""
        return self._changed_options(values, seats, mode=False)

    def modes(self, values: Mapping[str, object], seats: int | None = None) -> dict[str, int | str]:
        """Return the options that select a printed mode other than the default."""
        return self._changed_options(values, seats, mode=True)

    def _changed_options(
        self, values: Mapping[str, object], seats: int | None, *, mode: bool
    ) -> dict[str, int | str]:
        applicable = self._applicable_options(values, seats)
        return {
            option.id: value
            for option, value in applicable
            if option.mode == mode and value != option.default
        }

    def _applicable_options(
        self, values: Mapping[str, object], seats: int | None
    ) -> list[tuple[Option, int | str]]:
        settled = asdict(self.parse_options(values))
        return [(option, settled[option.id]) for option in self.option_list() if option.applies_to(seats)]

    def format_options(self, values: Mapping[str, object]) -> list[str]:
        """Return the options as command-line arguments.

        They begin with `preset=ours` if that matches; then come the differences.
        """
        settled = asdict(self.parse_options(values))
        matches_ours = self.find_preset(settled) == "ours"
        base = asdict(self.parse_options(self.preset_options("ours" if matches_ours else "printed")))
        arguments = [
            f"{name}={format_option(value)}" for name, value in settled.items() if value != base[name]
        ]
        return ["preset=ours", *arguments] if matches_ours else arguments

    def complete_options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a record (logbook, event, position) with the legacy defaults added."""
        legacy = {option.id: option.before for option in self.option_list() if option.before is not None}
        return {**legacy, **values}

    def start(
        self, seats: int, options: Mapping[str, object] | None = None, watch: Watcher | None = None
    ) -> State:
        """Return a new game, settled up to the first decision or draw; raises BadSeats, BadOption."""
        minimum, maximum = self.seats
        if not minimum <= seats <= maximum:
            raise BadSeats(seats, minimum, maximum)
        state: State = self.part("rules").start(seats, self.parse_options(options or {}))
        state.settle(watch)
        return state

    def returns(self, state: State) -> tuple[float, ...]:
        """Return what each seat has won (positive) or lost by now; see `returns.py`."""
        return find_returns(state.winners, state.seats())

    # Presenting.

    def scene(self, view: State) -> Scene:
        """Return the scene of a view."""
        scene: Scene = self.part("scene").scene(view)
        return scene

    def status(self, view: State) -> Status:
        """Return the status of the scene; faster if the game's scene module defines `status(view)`."""
        status: Callable[[State], Status] | None = getattr(self.part("scene"), "status", None)
        return status(view) if status else self.scene(view).status

    def render_svg(self, view: State, translate: Callable[[Text], str]) -> str:
        """Return the scene of a view as an SVG document; `translate` makes its sentences."""
        return render_svg(self.scene(view), translate, self.art_svg())

    def describe_step(self, g: State, step: Step, move: Move | None, *, veiled: bool = False) -> Text | None:
        """Return the line of the log for a step about to happen; None if the log leaves it out.

        The key is `event-<move or step>`. Its arguments are the fields of step and move, named as in `NAMES`
        of the game's scene module, and those that `account(g, step, move)` there adds. Veiled, the key is
        `event-<step>-veiled`, with only the fields of the step, which are public.
        """
        if not step.told:
            return None
        module = self.part("scene")
        convert: Mapping[str, Callable[[Any], Arg]] = {"seat": PlayerRef, **getattr(module, "NAMES", {})}
        args: dict[str, Arg] = {}
        for part in (step,) if veiled else (step, move):
            for name in fields_of(type(part)):
                value = getattr(part, name)
                if type(value) in (int, str):
                    args[name] = convert[name](value) if name in convert else value
        if veiled:
            return Text(f"event-{kebab_case(type(step))}-veiled", args)
        key = f"event-{kebab_case(type(move or step))}"
        add_arguments = getattr(module, "account", None)
        return Text(key, args | add_arguments(g, step, move) if add_arguments else args)

    def place_refusal(self, view: State, place: str, thing: str = "") -> Refusal | None:
        """Return why the player to move does not get to a place that no move leads to.

        `thing` is the id of what is to go there, if there is a choice. `place_refusal(view, place, thing)`
        of the game's scene module is asked; None if it does not exist or has nothing to say.
        """
        ask: Callable[[State, str, str], Refusal | None] | None
        ask = getattr(self.part("scene"), "place_refusal", None)
        return ask(view, place, thing) if ask and view.actor() >= 0 else None

    # What follows from the declared fields of the state.

    @cached_property
    def state_class(self) -> type[State]:
        """The class of states, with its declared FIELDS and the generated SOURCE."""
        return type(self.start(self.seats[0]))

    def encoder(
        self, seats: int, options: Mapping[str, object] | None = None, *, relative: bool = False
    ) -> Encoder:
        """Return an encoder of states and views as lists of numbers; see `encoder.py`."""
        sample = self.start(seats, options)
        return Encoder(type(sample), self.steps, seats, sample.options, relative=relative)

    def schema(self, seats: int, options: Mapping[str, object] | None = None) -> dict[str, Any]:
        """Return the JSON schema of position files with these seats and options."""
        sample = self.start(seats, options)
        written = written_options(self, sample.options)
        return position_schema(self.name, self.version, sample, written, self.steps)

    # Position files.

    def dump(self, state: State) -> dict[str, Any]:
        """Return a position file: complete, so that it can be written, edited, read and continued."""
        position = {
            "game": self.name,
            "rules": self.version,
            "seats": state.seats(),
            "options": written_options(self, state.options),
        }
        return position | {"state": codec.dump(state)}

    def load(self, position: Any) -> State:
        """Return the state of a position file; raises BrokenFile, BadSeats or BadOption."""
        if not isinstance(position, dict) or position.get("game") != self.name:
            raise BrokenFile("game", text("broken-other-game", game=self.name))
        if position.get("rules") != self.version:
            raise BrokenFile("rules", text("broken-rules-version", version=self.version))
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise BrokenFile("options", text("broken-not-an-object"))
        written = position.get("seats")
        seats = written if type(written) is int else 0
        sample = self.start(seats, self.complete_options(options))
        state = codec.load(
            type(sample), position.get("state", None), self.steps, Dimensions(seats, sample.options)
        )
        check_state(state)
        return state

    def read_position(self, content: str) -> State:
        """Return the state of a position file that may have been edited by hand; raises BrokenFile.

        The position is played out on trial before it is accepted.
        """
        try:
            position = json.loads(content)
        except json.JSONDecodeError as error:
            raise BrokenFile(f"{error.lineno}:{error.colno}", text("broken-json")) from None
        except (ValueError, RecursionError):  # numbers with thousands of digits, thousands of brackets
            raise BrokenFile("1:1", text("broken-json")) from None
        try:
            state = self.load(position)
        except RecursionError:  # hundreds of brackets
            raise BrokenFile("state", text("broken-value")) from None
        validate_position(state, self.scene, self.max_plies)
        return state


def kebab_case(kind: type[object]) -> str:
    """Return the name of a class as it is used in keys: NextPlayer → next-player."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _all_subclasses(kind: type[Any]) -> list[type[Any]]:
    children = kind.__subclasses__()
    return children + [descendant for child in children for descendant in _all_subclasses(child)]


def find_games() -> dict[str, Game]:
    """Return all games by name: built-in, installed, and from the folders in SPIELHAFEN_GAMES.

    Raises GameFolderError if such a folder holds no game, or one that cannot be loaded, and
    DuplicateGameError if two packages have a game of the same name. The same package found twice is one game.
    """
    return _find_games(os.environ.get(GAMES_ENV, ""))


@cache
def _find_games(folders: str) -> dict[str, Game]:
    package = import_module(ENTRY_POINT_GROUP)
    found = [
        import_module(f"{ENTRY_POINT_GROUP}.{item.name}").GAME
        for item in pkgutil.iter_modules(package.__path__)
        if item.ispkg
    ]
    found += [entry.load() for entry in entry_points(group=ENTRY_POINT_GROUP)]
    for folder in filter(None, folders.split(os.pathsep)):
        found += _load_games(Path(folder).resolve())
    games: dict[str, Game] = {}
    for game in sorted(found, key=lambda game: str(game.name)):
        other = games.setdefault(game.name, game)
        if other.package != game.package:
            raise DuplicateGameError(game.name, str(other.file()), str(game.file()))
    return games


def _load_games(folder: Path) -> list[Game]:
    """Return the games whose packages are in a folder, or the one whose package it is."""
    if _is_game(folder):
        names, folder = [folder.name], folder.parent
    else:
        names = sorted(item.name for item in folder.iterdir() if _is_game(item)) if folder.is_dir() else []
    if not names:
        raise GameFolderError(str(folder), text("game-folder-empty"))
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return [_load_game(folder, name) for name in names]


def _load_game(folder: Path, name: str) -> Game:
    """Import the game of this package.

    Raises GameFolderError if another package of that name was imported from elsewhere.
    """
    try:
        module = import_module(name)
        game: Game = module.GAME
    except Exception as error:
        raise GameFolderError(
            str(folder), text("game-folder-broken", what=f"{type(error).__name__}: {error}")
        ) from error
    here = Path(module.__file__ or "").resolve().parent
    if here != (folder / name).resolve():  # the package itself may be a symbolic link
        raise GameFolderError(str(folder), text("game-folder-elsewhere", name=name, other=str(here)))
    return game


def _is_game(folder: Path) -> bool:
    return (folder / "__init__.py").is_file() and any(
        (folder / name).exists() for name in ("rules.py", "rules")
    )


def find_game(name: str) -> Game:
    """Return the game of this name; raises UnknownGame."""
    games = find_games()
    if name not in games:
        raise UnknownGame(name, games)
    return games[name]
