"""Answers about games and their examples."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from spielhafen.server.messages.parts import GeometryJson, OptionValues, SceneWithoutGeometry, TextJson


class OptionInfo(Struct):
    """An option of a game."""

    id: str
    kind: Literal["switch", "choice"]
    default: bool | int | str
    mode: bool
    """Whether it selects between printed games; not a house rule."""
    values: list[bool | int | str] | UnsetType = UNSET
    seats: tuple[int, int] | UnsetType = UNSET
    """Fewest and most players for whom it matters."""


class NumberInfo(Struct):
    """A number of a game that a table may change; it goes with the options."""

    id: str
    printed: int
    low: int
    high: int
    paragraph: str
    """Where the rulebook speaks of it."""


class DrawingInfo(Struct):
    """A board that a table may draw, one sign for each space; it goes with the options."""

    id: str
    paragraph: str
    """Where the rulebook speaks of the board."""


class PresetOptions(Struct):
    """The values of all house rules by preset."""

    printed: OptionValues
    ours: OptionValues


class GuideSummary(Struct):
    """A guided first game: its name, its seats, and the seat of the person who learns."""

    name: str
    """Several guides of a game have titles: `guide-<name>-title`; they come in their order."""
    seats: int
    learner: int


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    version: str
    seats: tuple[int, int]
    minutes: int
    complexity: Literal["light", "medium", "deep"]
    good_first_game: bool
    first_options: OptionValues
    """The options of a person's first game, besides the defaults."""
    guides: list[GuideSummary]
    options: list[OptionInfo]
    numbers: list[NumberInfo]
    drawings: list[DrawingInfo]
    """If there are numbers or drawings, the option `variant` may give their changes a name."""
    presets: PresetOptions


class BotLevel(Struct):
    """A level of bots that players can choose."""

    id: str


class LanguageInfo(Struct):
    """A language of texts and rulebooks."""

    code: str
    name: str
    """Its own name for itself."""
    note: str
    """Said in this language if no native speaker has checked it; else empty."""


class CaptionInfo(Struct):
    """A caption of an example: what happened, may be done, may come, or is illegal and why."""

    kind: Literal["told", "offered", "possible", "refused"]
    text: TextJson
    seat: int | None
    paragraph: str
    move: str
    """The refused move, if any."""


class ExampleStep(Struct):
    """A step of an example: its scene, with the chart of this number, and its captions."""

    scene: SceneWithoutGeometry
    chart: int
    actors: list[int]
    """Seats to move."""
    captions: list[CaptionInfo]
    playable: bool
    """Whether it can be played on in a sandbox."""


class ExampleInfo(Struct):
    """An example of a rulebook, which the tests play, too."""

    charts: list[GeometryJson]
    steps: list[ExampleStep]
