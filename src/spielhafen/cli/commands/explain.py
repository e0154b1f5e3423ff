"""The command that explains what a game declares: the fields of its state."""

from __future__ import annotations

from json import dumps
from typing import TYPE_CHECKING, Final

from spielhafen.cli.cli_errors import EXIT_OK, usage_error
from spielhafen.cli.console import (
    check_not_with,
    format_table,
    load_words,
    parse_option_words,
    print_lines,
)
from spielhafen.core.errors import shorten
from spielhafen.core.game import find_game
from spielhafen.core.state_description import describe_secrecy, describe_values
from spielhafen.core.state_kinds import Dimensions

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.play import State

TOPICS: Final = ("state",)


def explain(
    game: str,
    topic: str,
    /,
    *,
    seats: int | None = None,
    option: list[str] | None = None,
    source: bool = False,
    json: bool = False,
) -> int:
    """Explain the fields of a game's state, or print their source or schema."""
    found = find_game(game)
    if topic not in TOPICS:
        raise usage_error("cli-explain-topic", given=shorten(topic), known=", ".join(TOPICS))
    if source:
        check_not_with("--source", {"--json": json})
    count = found.seats[1] if seats is None else seats
    options = parse_option_words(found, option)
    start = found.start(count, options)
    if source:
        print_lines(start.SOURCE.rstrip("\n"))
    elif json:
        print_lines(_schema(found, count, options))
    else:
        print_lines(*_fields(found, start))
    return EXIT_OK


def _schema(game: Game, seats: int, options: dict[str, object]) -> str:
    return dumps(game.schema(seats, options), ensure_ascii=False, indent=2)


def _fields(game: Game, state: State) -> list[str]:
    """Return a table of the declared fields."""
    say, size = load_words(game), Dimensions(state.seats(), state.options)
    heads = [say(f"cli-explain-{head}") for head in ("field", "type", "values", "secrecy", "comment")]
    rows = [
        (
            field.name,
            field.kind.type_name(),
            say.translate(describe_values(field.kind, size)),
            say.translate(describe_secrecy(field)),
            field.comment,
        )
        for field in state.FIELDS
    ]
    return [
        say("cli-explain-state", state=type(state).__name__, seats=state.seats(), fields=len(rows)),
        "",
        *format_table(heads, rows),
    ]
