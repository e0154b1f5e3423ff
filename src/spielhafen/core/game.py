"""Games: light headers that load their rules, tables and texts on first use.

A game is one package: its `__init__.py` holds the header and nothing else, the parts stand beside it (`rules.py` with
`start`, `moves.py` with `MOVES`, `scene.py` with `scene`, at best also `status`, `bot.py`, `texts/`, `rules.en.md` …). Games are found in
`spielhafen.games` and in the entry-point group of the same name, so third parties ship games as packages. A game that is
being written need not be installed: `SPIELHAFEN_GAMES` names folders to look into, too.
"""

from __future__ import annotations

import json
import os
import pkgutil
import re
import sys
from dataclasses import asdict, dataclass, field, fields
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from spielhafen.core import codec
from spielhafen.core.errors import (
    BadOption,
    BadSeats,
    BrokenFile,
    DuplicateGameError,
    GameFolderError,
    UnknownGame,
    UnknownOption,
)
from spielhafen.core.play import State, Step
from spielhafen.core.position_check import check_state, validate_position
from spielhafen.core.scene_svg import render_svg
from spielhafen.core.text import PlayerRef, Text, text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from importlib.resources.abc import Traversable
    from types import ModuleType

    from spielhafen.core.errors import Refusal
    from spielhafen.core.moves import Catalogue, Move
    from spielhafen.core.play import Watcher
    from spielhafen.core.scene import Scene, Status
    from spielhafen.core.text import Arg

ENTRY_POINT_GROUP: Final = "spielhafen.games"
GAMES_ENV: Final = "SPIELHAFEN_GAMES"


@dataclass(frozen=True)
class NoOptions:
    """The options of a game that has none."""


Preset: TypeAlias = Literal["printed", "ours"]
"""A way to begin: the game as printed, which is the default, or as we play it, with our improvements."""
PRESETS: Final[tuple[Preset, ...]] = ("printed", "ours")


@dataclass(frozen=True)
class Option:
    """A rule to be agreed on when a table is laid: a switch or one of several values."""

    id: str
    kind: Literal["switch", "choice"]
    default: int | str
    """The value of the printed game."""
    values: Sequence[int | str]
    seats: tuple[int, int] | None = None
    """Fewest and most captains with whom it means anything; None: it does with any number."""
    ours: int | str | None = None
    """The value that we play by, where it improves on the printed one."""
    variant: bool = False
    """Whether it chooses between games that are all printed (short or long, basic or professional): no house rule."""
    before: int | str | None = None
    """The value of records that do not name it, where they were written before it existed."""

    def preset_value(self, preset: Preset) -> int | str:
        """Its value in this preset."""
        return self.default if preset == "printed" or self.ours is None else self.ours

    def matches_preset(self, preset: Preset, value: int | str) -> bool:
        """Whether this value is that of the preset; a variant follows each."""
        return self.variant or value == self.preset_value(preset)

    def applies_to(self, seats: int | None) -> bool:
        """Whether it means anything with so many captains; None: with any number."""
        return self.seats is None or seats is None or self.seats[0] <= seats <= self.seats[1]

    def parse(self, value: object) -> int | str | None:
        """The value that this is, or is written as (`yes` for True); None if it is none."""
        for fit in self.values:
            if (value == fit and type(value) is type(fit)) or value == format_option(fit):
                return fit
        return None


def one_of(
    default: Any,
    values: Sequence[int | str],
    seats: tuple[int, int] | None = None,
    *,
    ours: int | str | None = None,
    variant: bool = False,
    before: int | str | None = None,
) -> Any:
    """A field of an options dataclass that takes one of these values; for the rest see `Option`."""
    described = {"values": tuple(values), "seats": seats, "ours": ours, "variant": variant, "before": before}
    return field(default=default, metadata=described)


def switch(
    default: bool,
    *,
    ours: bool | None = None,
    variant: bool = False,
    before: bool | None = None,
) -> Any:
    """A field of an options dataclass that is on or off; for the rest see `Option`. A plain `bool` will do where none is needed."""
    return field(default=default, metadata={"ours": ours, "variant": variant, "before": before})


@dataclass(frozen=True)
class Game:
    """The header of a game."""

    name: str
    version: int  # of the rules; raised whenever an old logbook would replay otherwise
    package: str
    seats: tuple[int, int]  # fewest, most
    minutes: int
    max_plies: int  # a game with more plies is left unfinished
    options: type[Any] = NoOptions
    box: str = ""
    """The package of what several games of one box share: its texts and art belong to each of them."""
    has_draw_rule: bool = False
    """Its own rules say how captains agree on a draw; of all other games a match can be ended like this beside the rules."""

    def part(self, name: str) -> ModuleType:
        """A module of the game's package."""
        return import_module(f"{self.package}.{name}")

    def file(self, *path: str) -> Traversable:
        """A file of the game's folder: texts, art, rulebook."""
        return files(self.package).joinpath(*path)

    def fluent_source(self, language: str) -> str:
        """The Fluent source of all that the game says: that of its box, then its own."""
        sources = (files(package).joinpath("texts", f"{language}.ftl") for package in self._packages())
        return "\n".join(source.read_text("utf-8") for source in sources)

    def art_svg(self) -> str:
        """An SVG document with all symbols that the game's scenes name: those of its box, then its own."""
        *shared, own = (
            files(package).joinpath("art", "art.svg").read_text("utf-8") for package in self._packages()
        )
        inner = "".join(re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", drawing) for drawing in shared)
        head = re.match(r"\s*<svg[^>]*>", own)
        return own if head is None else own[: head.end()] + inner + own[head.end() :]

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
            kind.__name__: kind for kind in _below(Step) if kind.__module__.startswith(f"{self.package}.")
        }

    def _load_rules(self) -> None:
        rules = self.part("rules")
        for chapter in pkgutil.iter_modules(getattr(rules, "__path__", ())):
            self.part(f"rules.{chapter.name}")

    # Setting up.

    def option_list(self) -> list[Option]:
        """The options in the order of their declaration."""
        return [_option(item) for item in fields(self.options)]

    def parse_options(self, values: Mapping[str, object]) -> Any:
        """The frozen options with these values (`True` or, as people write it, `"yes"`), the rest as declared; raises BadOption."""
        known = {option.id: option for option in self.option_list()}
        settled = {}
        for name, value in values.items():
            if name not in known:
                raise UnknownOption(name, known)
            meant = known[name].parse(value)
            if meant is None:
                raise BadOption(name, value, map(format_option, known[name].values))
            settled[name] = meant
        return self.options(**settled)

    def preset_options(self, preset: Preset) -> dict[str, int | str]:
        """The values of all house rules in this preset: what is no house rule (a variant) is not named."""
        return {option.id: option.preset_value(preset) for option in self.option_list() if not option.variant}

    def presets(self) -> tuple[Preset, ...]:
        """The ways to begin; the printed one alone where we play nothing otherwise."""
        return PRESETS if self.preset_options("ours") != self.preset_options("printed") else PRESETS[:1]

    def find_preset(self, values: Mapping[str, object], seats: int | None = None) -> Preset | None:
        """The preset by which these options play, the printed one first; None where they are a choice of one's own.

        What means nothing with so many captains does not count.
        """
        played = self._played(values, seats)
        return next(
            (way for way in PRESETS if all(option.matches_preset(way, value) for option, value in played)),
            None,
        )

    def house_rules(self, values: Mapping[str, object], seats: int | None = None) -> dict[str, int | str]:
        """The house rules of a table that differ from the printed game, of those that mean anything with so many captains."""
        return self._unusual(values, seats, variant=False)

    def variants(self, values: Mapping[str, object], seats: int | None = None) -> dict[str, int | str]:
        """Which of the printed games a table plays, where that is not the usual one."""
        return self._unusual(values, seats, variant=True)

    def _unusual(
        self, values: Mapping[str, object], seats: int | None, *, variant: bool
    ) -> dict[str, int | str]:
        played = self._played(values, seats)
        return {
            option.id: value
            for option, value in played
            if option.variant == variant and value != option.default
        }

    def _played(self, values: Mapping[str, object], seats: int | None) -> list[tuple[Option, int | str]]:
        settled = asdict(self.parse_options(values))
        return [(option, settled[option.id]) for option in self.option_list() if option.applies_to(seats)]

    def format_options(self, values: Mapping[str, object]) -> list[str]:
        """What differs from the printed game, as it is written on a command line; `preset=ours` for all of ours."""
        settled = asdict(self.parse_options(values))
        ours = self.find_preset(settled) == "ours"
        base = asdict(self.parse_options(self.preset_options("ours" if ours else "printed")))
        told = [f"{name}={format_option(value)}" for name, value in settled.items() if value != base[name]]
        return ["preset=ours", *told] if ours else told

    def complete_options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a record (logbook, event, position), those added that did not exist when it was written."""
        late = {option.id: option.before for option in self.option_list() if option.before is not None}
        return {**late, **values}

    def start(
        self, seats: int, options: Mapping[str, object] | None = None, watch: Watcher | None = None
    ) -> State:
        """A new game, settled up to the first decision or draw; raises BadSeats, BadOption."""
        least, most = self.seats
        if not least <= seats <= most:
            raise BadSeats(seats, least, most)
        state: State = self.part("rules").start(seats, self.parse_options(options or {}))
        state.settle(watch)
        return state

    # Seeing and saying.

    def scene(self, view: State) -> Scene:
        """What is to be seen of a view."""
        scene: Scene = self.part("scene").scene(view)
        return scene

    def status(self, view: State) -> Status:
        """The status of that scene; a game whose scene module makes it by itself (`status(view)`) need not make the rest."""
        alone: Callable[[State], Status] | None = getattr(self.part("scene"), "status", None)
        return alone(view) if alone else self.scene(view).status

    def render_svg(self, view: State, translate: Callable[[Text], str]) -> str:
        """The same as an SVG document, its words made by `say`."""
        return render_svg(self.scene(view), translate, self.art_svg())

    def describe_step(self, g: State, step: Step, move: Move | None, *, veiled: bool = False) -> Text | None:
        """The line of the log for a step about to happen; None if it is not told.

        The key is `event-<move or step>`, its arguments the fields of step and move in the words of the game
        (`NAMES` of its scene module) and what `account(g, step, move)` there adds; veiled: `event-<step>-veiled`, with the
        fields of the step alone, which are public.
        """
        if not step.told:
            return None
        words = self.part("scene")
        named: Mapping[str, Callable[[Any], Arg]] = {"seat": PlayerRef, **getattr(words, "NAMES", {})}
        args: dict[str, Arg] = {}
        for thing in (step,) if veiled else (step, move):
            for name in getattr(type(thing), "__dataclass_fields__", {}):
                value = getattr(thing, name)
                if type(value) in (int, str):
                    args[name] = named[name](value) if name in named else value
        if veiled:
            return Text(f"event-{kebab_case(type(step))}-veiled", args)
        key = f"event-{kebab_case(type(move or step))}"
        account = getattr(words, "account", None)
        return Text(key, args | account(g, step, move) if account else args)

    def place_refusal(self, view: State, place: str, thing: str = "") -> Refusal | None:
        """Why whoever is to move does not come to a place to which no move of the catalogue leads: how far it is, how far they may go.

        `thing` is what was pointed at before. The rules are asked by `place_refusal(view, place, thing)` of the game's scene module; None
        where there is none, and where it has nothing to say.
        """
        asked: Callable[[State, str, str], Refusal | None] | None
        asked = getattr(self.part("scene"), "place_refusal", None)
        return asked(view, place, thing) if asked and view.actor() >= 0 else None

    # Keeping.

    def dump(self, state: State) -> dict[str, Any]:
        """A position file: complete, can be written, read, edited and continued."""
        position = {
            "game": self.name,
            "rules": self.version,
            "seats": state.seats(),
            "options": asdict(state.options),
        }
        return position | {"state": codec.dump(state)}

    def load(self, position: Any) -> State:
        """The state of a position file; raises BrokenFile and its siblings for anything else."""
        if not isinstance(position, dict) or position.get("game") != self.name:
            raise BrokenFile("game", text("broken-other-game", game=self.name))
        if position.get("rules") != self.version:
            raise BrokenFile("rules", text("broken-rules-version", version=self.version))
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise BrokenFile("options", text("broken-not-an-object"))
        seats = position.get("seats")
        sample = self.start(seats if type(seats) is int else 0, self.complete_options(options))
        state = codec.load(type(sample), position.get("state", None), self.steps, sample.options)
        check_state(state, sample)
        return state

    def read_position(self, written: str) -> State:
        """The state of a position file's text, which somebody may have edited: tried out before it is accepted."""
        try:
            position = json.loads(written)
        except json.JSONDecodeError as error:
            raise BrokenFile(f"{error.lineno}:{error.colno}", text("broken-json")) from None
        except (ValueError, RecursionError):  # numbers of thousands of digits, thousands of brackets
            raise BrokenFile("1:1", text("broken-json")) from None
        try:
            state = self.load(position)
        except RecursionError:  # hundreds of brackets
            raise BrokenFile("state", text("broken-value")) from None
        validate_position(self, state)
        return state


def format_option(value: object) -> str:
    """The value of an option as it is written: yes, no, or the value itself."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _option(item: Any) -> Option:
    kind: Literal["switch", "choice"] = "switch" if isinstance(item.default, bool) else "choice"
    return Option(item.name, kind, item.default, **{"values": (False, True), **item.metadata})


def kebab_case(kind: type[object]) -> str:
    """The name of a class in keys: NextPlayer → next-player."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _below(kind: type[Any]) -> list[type[Any]]:
    direct = kind.__subclasses__()
    return direct + [deeper for child in direct for deeper in _below(child)]


def find_games() -> dict[str, Game]:
    """All games by name: those of the house, those installed, those in the folders of SPIELHAFEN_GAMES.

    Raises GameFolder if such a folder holds no game, or one that cannot be loaded, and SameName if two games have one name:
    none of them is hidden by another one. The same game found twice is one game.
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
        found += _games_in(Path(folder).resolve())
    games: dict[str, Game] = {}
    for game in sorted(found, key=lambda game: str(game.name)):
        other = games.setdefault(game.name, game)
        if other.package != game.package:
            raise DuplicateGameError(game.name, str(other.file()), str(game.file()))
    return games


def _games_in(folder: Path) -> list[Game]:
    """The games whose packages lie in a folder, or the one whose package it is."""
    if _is_game(folder):
        names, folder = [folder.name], folder.parent
    else:
        names = sorted(item.name for item in folder.iterdir() if _is_game(item)) if folder.is_dir() else []
    if not names:
        raise GameFolderError(str(folder), text("game-folder-empty"))
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return [_game_in(folder, name) for name in names]


def _game_in(folder: Path, name: str) -> Game:
    """The game of this package, and not that of another one of its name that has been imported from elsewhere."""
    try:
        module = import_module(name)
        game: Game = module.GAME
    except Exception as error:
        raise GameFolderError(
            str(folder), text("game-folder-broken", what=f"{type(error).__name__}: {error}")
        ) from error
    here = Path(module.__file__ or "").resolve().parent
    if here != (folder / name).resolve():  # the package itself may be a link
        raise GameFolderError(str(folder), text("game-folder-elsewhere", name=name, other=str(here)))
    return game


def _is_game(folder: Path) -> bool:
    return (folder / "__init__.py").is_file() and any(
        (folder / name).exists() for name in ("rules.py", "rules")
    )


def find_game(name: str) -> Game:
    """The game of this name; raises UnknownGame."""
    games = find_games()
    if name not in games:
        raise UnknownGame(name, games)
    return games[name]
