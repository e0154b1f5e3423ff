"""Commands that look at games: which there are, their rulebooks' scenes, how many games are possible."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from spielhafen.cli.app import LANGUAGES
from spielhafen.cli.cli_errors import DONE, FAILED, failed, in_file, usage
from spielhafen.cli.console import not_with, options_of, out, progress, read_text, table, words, write_text
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game, find_games, written_option

if TYPE_CHECKING:
    from spielhafen.cli.console import Progress
    from spielhafen.core.game import Game, Option
    from spielhafen.core.play import State
    from spielhafen.i18n import Words
    from spielhafen.testing.example_runner import SceneError

USUAL: Final = 2
"""Plies that are counted if nobody says otherwise."""
DEEPEST: Final = 12
"""Plies; more would take longer than anybody waits."""
WIDE: Final = 100
"""Columns of what is told of an option."""
INDENT: Final = " " * 6


def games(game: str | None = None, /) -> int:
    """List the games, or one of them with its house rules."""
    if game is not None:
        out(*_card(find_game(game)))
        return 0
    say = words()
    heads = [say(f"cli-games-{head}") for head in ("name", "title", "seats", "minutes")]
    out(*table(heads, [_line(found) for found in find_games().values()]))
    return 0


def _line(game: Game) -> list[object]:
    least, most = game.seats
    return [
        game.name,
        words(game)("game-title"),
        f"{least}–{most}" if most > least else str(least),
        game.minutes,
    ]


def _card(game: Game) -> list[str]:
    """A game in full: what it is, for how many, its house rules."""
    say = words(game)
    least, most = game.seats
    head = [f"{say('game-title')} ({game.name})", say("game-line"), ""]
    players = {"least": least, "most": most, "span": most - least}
    head.append(say("cli-game-facts", **players, minutes=game.minutes, version=game.version))
    return [*head, *_rules(game)]


def _rules(game: Game) -> list[str]:
    """Which game, what we play otherwise than printed and why, and the other house rules."""
    say, options = words(game), game.option_list()
    differs = [option for option in options if option.ours not in (None, option.default)]
    others = [option for option in options if not option.variant and option not in differs]
    groups = {
        "cli-game-variants": [option for option in options if option.variant],
        "cli-game-presets": differs,
        "cli-game-others" if differs else "cli-game-options": others,
    }
    return [
        line
        for title, group in groups.items()
        if group
        for line in ("", say(title), *(line for option in group for line in _option(say, option)))
    ]


def _option(say: Words, option: Option) -> list[str]:
    """What is typed, what it is if nobody says anything, and what it means."""
    values = "|".join(map(written_option, option.values))
    printed = written_option(option.default)
    note = (
        say("cli-game-default", value=printed)
        if option.ours in (None, option.default)
        else say("cli-game-ours", printed=printed, ours=written_option(option.ours))
    )
    key = f"option-{option.id}"
    told = [say(name) for name in (key, f"{key}.hint", f"{key}.reason") if say.knows(name)]
    return [
        f"  {option.id}={values}  ({note})",
        *(
            line
            for part in told
            for line in wrap(part, WIDE, initial_indent=INDENT, subsequent_indent=INDENT)
        ),
    ]


def scenes(game: str, file: Path | None = None, /) -> int:
    """Play the scenes of a file, or of the game's rulebooks; fails if one does not hold."""
    from spielhafen.testing.example_runner import run_file

    found = find_game(game)
    say = words(found)
    results: list[SceneError | None] = []
    with progress(say("cli-checking")) as tell:
        for name, written in _books(found, file):
            for _, error in run_file(found, name, written):
                results.append(error)
                tell(len(results), 0)
    wrong = [error for error in results if error is not None]
    out(*map(say.explain, wrong))
    if not results:
        raise failed("cli-scenes-none", file=str(file or found.name))
    out(say("cli-scenes-done", all=len(results), held=len(results) - len(wrong)))
    apart = [] if file else _apart(found, say)
    out(*apart)
    return FAILED if wrong or apart else DONE


def _apart(game: Game, say: Words) -> list[str]:
    """Where a rulebook does not tell the scenes of another one title by title."""
    from spielhafen.testing.storyboard import mismatched

    return [
        say("cli-scenes-apart", book=f"{game.name}/rules.{language}.md", law=law, title=title)
        for language in LANGUAGES
        if game.file(f"rules.{language}.md").is_file()
        for law, title in mismatched(game, language)
    ]


def _books(game: Game, file: Path | None) -> list[tuple[str, str]]:
    """Names and texts of what has scenes."""
    if file is not None:
        return [(str(file), read_text(file))]
    books = [game.file(f"rules.{language}.md") for language in LANGUAGES]
    return [(f"{game.name}/{book.name}", book.read_text("utf-8")) for book in books if book.is_file()]


def perft(
    game: str,
    /,
    *,
    depth: int | None = None,
    seats: int | None = None,
    option: list[str] | None = None,
    position: Path | None = None,
    divide: bool = False,
    check: bool = False,
    write: bool = False,
) -> int:
    """Count lines of play; check or write the game's own counts."""
    found = find_game(game)
    counted = {"--depth": depth, "--seats": seats, "--option": option, "--position": position}
    if check or write:
        alone = "--check" if check else "--write"
        not_with(alone, counted | {"--divide": divide, "--write": check and write})
        return _check_counts(found) if check else _write_counts(found)
    if position is not None:  # it knows who plays, and by which rules
        not_with("--position", {"--seats": seats, "--option": option})
    depth = USUAL if depth is None else depth
    if not 0 <= depth <= DEEPEST:
        raise usage("cli-out-of-range", name="--depth", least=0, most=DEEPEST, given=depth)
    state = _position(found, position) if position else _start(found, seats, option)
    with progress(words(found)("cli-counting")) as tell:
        counts = _counted(state, depth, tell)
    if divide:
        out(*table(["", ""], list(counts.items()))[1:])
    out(words(found)("cli-perft-lines", lines=sum(counts.values()) if depth else 1, depth=depth))
    return DONE


def _start(game: Game, seats: int | None, option: list[str] | None) -> State:
    return game.start(game.seats[0] if seats is None else seats, options_of(game, option))


def _position(game: Game, file: Path) -> State:
    """The state of a position file; raises Failed, naming the file."""
    written = read_text(file)
    try:
        return game.read_position(written)
    except SpielhafenError as error:
        raise in_file(file, error) from None


def _counted(state: State, depth: int, tell: Progress) -> dict[str, int]:
    """The lines of play behind each first move."""
    from spielhafen.testing import perft as count
    from spielhafen.testing.perft import all_moves

    counts: dict[str, int] = {}
    moves = all_moves(state) if depth else ()
    for done, move in enumerate(moves, 1):
        after = state.clone()
        after.play(move)
        counts[str(move)] = count(after, depth - 1)
        tell(done, len(moves))
    return counts


def _check_counts(game: Game) -> int:
    from spielhafen.testing import Broken, check_perft

    try:
        with progress(words(game)("cli-counting")) as tell:
            rows = check_perft(game, tell)
    except FileNotFoundError:
        raise failed("cli-perft-no-file", file=str(game.file("tests", "perft.txt"))) from None
    except Broken as error:
        raise failed("cli-perft-wrong", why=str(error)) from None
    out(words(game)("cli-perft-right", rows=rows))
    return DONE


def _write_counts(game: Game) -> int:
    from spielhafen.testing import perft_text

    with progress(words(game)("cli-counting")) as tell:
        written = perft_text(game, tell)
    file = Path(str(game.file("tests", "perft.txt")))
    file.parent.mkdir(exist_ok=True)
    write_text(file, written, force=True)
    out(words(game)("cli-perft-written", file=str(file), rows=len(written.splitlines()) - 2))
    return DONE
