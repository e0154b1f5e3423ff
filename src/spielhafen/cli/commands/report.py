"""Commands that show what games are like: the page of a study, and whole studies."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from spielhafen.cli.cli_errors import EXIT_OK, command_error, file_error, usage_error
from spielhafen.cli.commands.study import tell_kept
from spielhafen.cli.console import (
    check_level_name,
    check_writable,
    load_words,
    parse_option_words,
    print_lines,
    print_note,
    progress_bar,
    resolve_game,
)
from spielhafen.core.errors import shorten
from spielhafen.core.game import find_game
from spielhafen.core.languages import user_language
from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.game import Game
    from spielhafen.lab.study import StudyFolder, StudyPlan

DEFAULT_LEVEL: Final = "greedy"


def report(folder: Path, /, *, html: Path) -> int:
    """Write what a study has found as a page, and its figures beside it."""
    from spielhafen.lab.study import StudyFolder, read_manifest

    _check_plots()
    check_writable(html)
    plan, _, shard = read_manifest(folder)
    with StudyFolder(folder, plan, shard) as kept:
        _write(kept, html)
    return EXIT_OK


def balance(
    game: str,
    /,
    *,
    html: Path,
    seats: int | None = None,
    level: str = DEFAULT_LEVEL,
    option: list[str] | None = None,
    precise: float = 0.05,
    number: int = 2000,
    seed: int = 1,
    workers: int | None = None,
    keep: Path | None = None,
) -> int:
    """Play a game until it is known which seat wins how often, and write a page about it."""
    found = resolve_game(game)
    conditions = [_condition(found, seats, level, parse_option_words(found, option))]
    return _play(conditions, html, precise, number, seed, workers, keep)


def compare(
    game: str,
    /,
    *,
    html: Path,
    against: list[str],
    seats: int | None = None,
    level: str = DEFAULT_LEVEL,
    option: list[str] | None = None,
    number: int = 400,
    seed: int = 1,
    workers: int | None = None,
    keep: Path | None = None,
) -> int:
    """Play a game under two sets of house rules with the same chance, and write a page."""
    found = resolve_game(game)
    sets = [parse_option_words(found, words) for words in (option, [*(option or []), *against])]
    conditions = [_condition(found, seats, level, options) for options in sets]
    return _play(conditions, html, None, number, seed, workers, keep)


def sweep(
    game: str,
    /,
    *,
    html: Path,
    vary: str,
    seats: int | None = None,
    level: str = DEFAULT_LEVEL,
    option: list[str] | None = None,
    number: int = 400,
    seed: int = 1,
    workers: int | None = None,
    keep: Path | None = None,
) -> int:
    """Play a game with each value of a house rule, and write a page about all of them."""
    found = resolve_game(game)
    name, _, values = vary.partition("=")
    if not name or not values:
        raise usage_error("cli-option-form", given=vary)
    sets = [parse_option_words(found, [*(option or []), f"{name}={value}"]) for value in values.split(",")]
    conditions = [_condition(found, seats, level, options) for options in sets]
    return _play(conditions, html, None, number, seed, workers, keep)


def _condition(game: Game, seats: int | None, level: str, options: dict[str, object]) -> dict[str, Any]:
    """Return a condition as a plan has it: the same level in all seats."""
    count = game.seats[0] if seats is None else seats
    game.start(count, options)
    told = ", ".join([game.name, *map(shorten, game.format_options(options))])
    return {
        "name": told,
        "game": game.name,
        "seats": count,
        "level": check_level_name(level),
        "options": options,
    }


def _play(
    conditions: Sequence[dict[str, Any]],
    html: Path,
    precise: float | None,
    number: int,
    seed: int,
    workers: int | None,
    keep: Path | None,
) -> int:
    """Play a study of these conditions, and write its page."""
    from spielhafen.lab.study import StudyFolder, parse_plan, run_study

    _check_plots()
    check_writable(html)
    whole: dict[str, Any] = {"games": number, "seed": seed, "conditions": list(conditions)}
    plan = parse_plan(whole if precise is None else whole | {"precise": precise})
    with _folder(keep) as folder, StudyFolder(folder, plan) as study:
        try:
            with progress_bar(load_words()("cli-simulating")) as tell:
                run_study(study, workers=workers, progress=tell)
        except KeyboardInterrupt:
            if keep is not None:
                tell_kept(study)
            raise
        _write(study, html)
    return EXIT_OK


@contextmanager
def _folder(keep: Path | None) -> Iterator[Path]:
    """Yield the folder of the games: the one to keep, or one for now."""
    if keep is not None:
        yield keep
        return
    with TemporaryDirectory() as folder:
        yield Path(folder)


def _check_plots() -> None:
    """Check that the packages for plots are installed; raises CommandError."""
    if find_spec("matplotlib") is None:
        raise command_error("cli-no-plots")


def _write(study: StudyFolder, html: Path) -> None:
    """Write the page and print its sentences."""
    from spielhafen.reports.study_page import skill_summaries, summaries, write_page

    rows = list(study.rows())
    if not rows:
        raise command_error("cli-study-empty", folder=str(study.folder))
    say = cache(lambda game: load_words(find_game(game) if game else None))

    def translate(said: Text, game: str) -> str:
        return say(game).translate(said)

    plan: StudyPlan = study.plan
    for condition, sentences in summaries(plan, rows):
        print_lines(condition.name, *(f"  {translate(said, condition.game)}" for said in sentences))
    for game, (title, *found) in skill_summaries(plan, rows):
        print_lines(translate(title, game), *(f"  {translate(said, game)}" for said in found))
    try:
        page, table = write_page(html, plan, rows, translate, user_language())
    except OSError as error:
        raise file_error(html, error) from None
    print_note(load_words().translate(text("cli-report-done", page=str(page), table=str(table))))
