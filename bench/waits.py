"""Measure how long players wait in the browser while the moves of bots are shown.

    python bench/waits.py [--game NAME ...] [--games 2] [--seats N] [--level sailor] [--pace brisk]

Bots of one level play games with fixed chance. The first seat stands for a person, to whom the moves of the others are shown one
by one; `bench/waits.mjs` reckons the times with the client's own function (`web/src/table/model/playbackTimes.ts`, needs Node and
the packages of `web`). Prints a line of JSON for each game: the number of waits between two decisions of the person, and in seconds
how many of them take at most half, nine tenths and all. `shown` is without, `with thinking` with the CPU time that the bots
think in this process, while earlier moves are being shown.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import ceil, inf
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from spielhafen.bots import LEVELS, create_bot
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.scene import Geometry
from spielhafen.core.scene_json import dump_scene
from spielhafen.match import Match, SeatPlan
from spielhafen.match.create import open_match
from spielhafen.match.frames import make_frames
from spielhafen.match.play_moves import play_moves

if TYPE_CHECKING:
    from spielhafen.bots import Bot
    from spielhafen.core.scene import Scene

CALCULATOR: Final = Path(__file__).with_suffix(".mjs")
PERSON: Final = 0
SHARES: Final = {"half": 0.5, "nine tenths": 0.9, "all": 1.0}
NO_GEOMETRY: Final = Geometry(box=(0, 0, 0, 0))
TABLE_SECONDS: Final = 2.0
"""The time limit of a bot at a table."""


def messages(game: Game, level: str, seats: int, number: int) -> Iterator[dict[str, Any]]:
    """Yield what the client of the person receives in a game: a message after each decision."""
    plans = [SeatPlan(f"{seat}", "here" if seat == PERSON else "bot", level) for seat in range(seats)]
    options = dict.fromkeys(game.first_options, True)
    match = Match(open_match(game, options, plans, bytes([number]) * 32, 0))
    bot: Bot = create_bot(game, level, inf)
    yield {"seat": PERSON, "frames": [], "scene": shown(match.scene(PERSON)), "actors": match.actors()}
    while match.winners is None and not match.unfinished:
        seat, first, started = match.actors()[0], len(match.plies) + 1, process_time()
        move = bot.choose(match.view_for(seat), Random(match.bot_seed(seat)))
        thought = min(TABLE_SECONDS, process_time() - started)
        match = match.with_event(play_moves(match, seat, [str(move)], 0))
        frames = [
            {"ply": frame.ply, "scene": shown(frame.scene), "log": seats_told(match, frame.ply)}
            for frame in make_frames(match, PERSON, first, len(match.plies))
        ]
        yield {"seat": seat, "thought": thought, "frames": frames, "actors": match.actors()}


def seats_told(match: Match, ply: int) -> list[int | None]:
    """Return the seat of each line of the log of a ply."""
    return [line.seat for line in match.log(PERSON, ply, ply)]


def shown(scene: Scene) -> dict[str, Any]:
    """Return the parts of a scene that matter to the time it is shown."""
    return dump_scene(replace(scene, geometry=NO_GEOMETRY, offers=()))


def waits(game: Game, args: argparse.Namespace) -> dict[str, list[float]]:
    """Return the waits of all games in seconds, shown and with thinking."""
    least, most = game.seats
    seats = min(max(args.seats, least), most)
    lines = (
        json.dumps(list(messages(game, args.level, seats, number)), separators=(",", ":"))
        for number in range(args.games)
    )
    told = subprocess.run(
        [shutil.which("node") or "node", CALCULATOR, args.pace],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[float]] = json.loads(told.stdout)
    return found


def figures(seconds: list[float]) -> dict[str, float]:
    """Return how many seconds the shares of the waits take at most."""
    ordered = sorted(seconds)
    return {name: round(ordered[ceil(share * len(ordered)) - 1], 2) for name, share in SHARES.items()}


def main() -> None:
    """Measure the games of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", nargs="+", choices=list(find_games()), default=list(find_games()))
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", choices=list(LEVELS), default="sailor")
    parser.add_argument("--pace", choices=["brisk", "unhurried"], default="brisk")
    args = parser.parse_args()
    for name in args.game:
        found = waits(find_game(name), args)
        summary = {kind: figures(seconds) for kind, seconds in found.items()}
        sys.stdout.write(f"{json.dumps({'game': name, 'waits': len(found['shown'])} | summary)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
