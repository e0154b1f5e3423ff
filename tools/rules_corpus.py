"""Play many games with fixed seeds anew, and tell which go otherwise than they once did.

    .venv/bin/python tools/rules_corpus.py check [GAME …]           all games of the corpus; minutes
    .venv/bin/python tools/rules_corpus.py show GAME SEED           the moves of one, to compare with those of an older commit
    .venv/bin/python tools/rules_corpus.py record GAME              the corpus of a new version of the rules

A line of tests/corpus/GAME-VERSION.txt is a game that random players play: its seed, the number of seats, house rules, and hashes of its
course up to some plies and to its end. The course is who was to move, how many moves were allowed, and the move, so it does not
depend on how states are stored. Games that are to go otherwise without a new version of the rules are declared with the reason in
tests/corpus/divergences.toml.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from shell import ROOT, ToolError

from spielhafen.core.errors import BadOption
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.options import format_option
from spielhafen.core.play import CHANCE, OVER, sample

CORPUS: Final = ROOT / "tests" / "corpus"
DIVERGENCES: Final = CORPUS / "divergences.toml"
GAMES: Final = 1000
"""Games of each corpus."""
MAX_PLIES: Final = 3000
"""Plies after which a game is left."""
CHECKPOINTS: Final = (20, 100)
"""Plies at which the hash of the course is noted, besides its end."""
DIGITS: Final = 8


@dataclass(frozen=True)
class CorpusGame:
    """A game of a corpus, as its line tells it."""

    seed: int
    seats: int
    options: dict[str, str]
    hashes: tuple[str, ...]

    @property
    def line(self) -> str:
        """The line of the file."""
        rules = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seed} {self.seats} {','.join(self.hashes)} {rules}".rstrip()


def read_line(line: str) -> CorpusGame:
    """Read a line of a corpus."""
    seed, seats, hashes, *rules = line.split()
    options = dict(rule.split("=", 1) for rule in rules)
    return CorpusGame(int(seed), int(seats), options, tuple(hashes.split(",")))


def corpus_file(game: Game) -> Path:
    """Return the file of the present version of a game's rules."""
    return CORPUS / f"{game.name}-{game.version}.txt"


def read_corpus(game: Game) -> list[CorpusGame]:
    """Return the corpus of the present version of a game's rules. Raises OSError."""
    return [read_line(line) for line in corpus_file(game).read_text("utf-8").splitlines()]


def play(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[str]:
    """Yield the course of a random game: seat, number of allowed moves, move; then who won."""
    random, state = Random(seed), game.start(seats, options)
    for _ in range(MAX_PLIES):
        if (actor := state.actor()) == OVER:
            break
        if actor == CHANCE:
            allowed, move = 0, sample(state, random)
        else:
            moves = state.moves()
            allowed, move = len(moves), moves[int(random.random() * len(moves))]
        yield f"{actor} {allowed} {move}"
        state.play(move)
    yield f"won by {state.winners}"


def course_hashes(course: Iterator[str]) -> tuple[str, ...]:
    """Return the hashes of a course at the checkpoints that it reaches, and at its end."""
    found, told = [], sha256()
    for number, line in enumerate(course):
        if number in CHECKPOINTS:
            found.append(told.hexdigest()[:DIGITS])
        told.update(f"{line}\n".encode())
    return (*found, told.hexdigest()[:DIGITS])


def divergence(game: Game, known: CorpusGame) -> str | None:
    """Return where a game goes otherwise than its line tells, None if it does not."""
    try:
        found = course_hashes(play(game, known.seats, known.options, known.seed))
    except Exception as error:  # noqa: BLE001 - a rule that fails is a divergence like others
        return f"fails with {type(error).__name__}: {error}"
    if found == known.hashes:
        return None
    same = 0
    while same < min(len(found), len(known.hashes)) - 1 and found[same] == known.hashes[same]:
        same += 1
    return f"differs after ply {CHECKPOINTS[same - 1]}" if same else f"differs before ply {CHECKPOINTS[0]}"


def declared(game: Game) -> dict[int, str]:
    """Return the reasons why games of the corpus may go otherwise, by seed."""
    entries: list[dict[str, Any]] = tomllib.loads(DIVERGENCES.read_text("utf-8")).get("divergence", [])
    own = [entry for entry in entries if (entry["game"], entry["version"]) == (game.name, game.version)]
    return {seed: entry["reason"] for entry in own for seed in entry["seeds"]}


def find_divergences(game: Game, first: int = GAMES) -> Iterator[str]:
    """Yield a sentence for each game that diverges undeclared, or does not although declared."""
    reasons = declared(game)
    for known in islice(read_corpus(game), first):
        where = divergence(game, known)
        if where is not None and known.seed not in reasons:
            yield f"{game.name} {game.version}, game {known.seed}: {where}"
        elif where is None and known.seed in reasons:
            yield f"{game.name} {game.version}, game {known.seed}: declared to differ, but does not"


def random_options(game: Game, seats: int, random: Random) -> dict[str, str]:
    """Return house rules for a game of a corpus: those of the printed game in every second one."""
    if random.random() < 0.5:
        return {}
    chosen = {
        option.id: format_option(option.values[int(random.random() * len(option.values))])
        for option in game.option_list()
        if not option.numeric and option.applies_to(seats)
    }
    try:
        game.start(seats, chosen)
    except BadOption:
        return {}
    return chosen


def record(game: Game) -> None:
    """Write the corpus of the present version of a game's rules."""
    if corpus_file(game).exists():
        raise ToolError(f"{corpus_file(game).name} is there: it changes with a new version of the rules only")
    least, most = game.seats
    lines = []
    for seed in range(GAMES):
        seats, random = least + seed % (most - least + 1), Random(f"options {seed}")
        options = random_options(game, seats, random)
        hashes = course_hashes(play(game, seats, options, seed))
        lines.append(CorpusGame(seed, seats, options, hashes).line + "\n")
    corpus_file(game).write_text("".join(lines), "utf-8")


def show(game: Game, seed: int) -> None:
    """Print the course of a game of the corpus."""
    known = next(one for one in read_corpus(game) if one.seed == seed)
    print(*play(game, known.seats, known.options, seed), sep="\n")


def main(words: Sequence[str]) -> int:
    """Run one of the three commands."""
    match words:
        case ["check", *names]:
            games = [find_game(name) for name in names] or list(find_games().values())
            found = [sentence for game in games for sentence in find_divergences(game)]
            print(*found, f"{len(found)} games diverge", sep="\n")
            return 1 if found else 0
        case ["show", name, seed]:
            show(find_game(name), int(seed))
        case ["record", name]:
            record(find_game(name))
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
