"""Count the moves of bots that come to nothing.

    python bench/idle_moves.py [--game NAME ...] [--level LEVEL ...] [--games 2] [--seats N] [--minutes M] [--show]

Bots of one level play against themselves. What belongs to a seat is compared after each of its moves and at the end of each of
its turns. Prints a line of JSON for each game and level, with shares of all moves or turns in percent:

undone: moves that belong to a loop, after which all that the seat has is again as it was before in the same turn.
circling: turns that end as one of the three turns before the last had ended, though the last had ended otherwise.
shuttling: those of them that end as the turn before the last had ended (A, B, A).
still: turns in which something was moved and which end as they began.

At Seeschlacht each ship is counted by itself, with the hits and the cargo of all. --show prints the moves of each loop.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import inf
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from spielhafen.bots import LEVELS, create_bot, load_heuristics
from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view

if TYPE_CHECKING:
    from spielhafen.bots import Bot

OWN: Final[Mapping[str, Sequence[str]]] = {
    "columbus": ("ships", "damaged", "barrels", "found", "hands"),
    "treasure_map": ("ships", "crews", "gold", "bank", "balls", "cards"),
    "caribbean_conquest": ("gold", "balls", "cards"),
    "ghost_ship": ("ships", "scouts", "landed", "closed", "gold", "chips", "saved"),
    "seeschlacht": (),
}
"""What belongs to a seat, in lists by seat."""
SHARED: Final[Mapping[str, Sequence[str]]] = {
    "columbus": ("seen", "whirlwinds", "ships", "discard", "played"),
    "treasure_map": (
        "pieces", "stored", "holders", "temples", "paid", "sunk", "hunts", "pirates", "hold_gold", "hold_pieces",
        "faced", "vain", "told", "el_dorado",
    ),
    "caribbean_conquest": ("groups", "owners", "fired"),
    "ghost_ship": ("items", "visited", "held", "quests", "sea", "facedown", "trail"),
    "seeschlacht": ("hits", "cargo", "arrived"),
}  # fmt: skip
"""What may change by its moves besides."""
BY_SHIP: Final[Mapping[str, Sequence[str]]] = {"seeschlacht": ("at", "headings")}
"""Lists by ship; the fleets are equal halves."""
FOREIGN: Final[Mapping[str, Sequence[str]]] = {
    "columbus": ("ships", "whirlwinds"),
    "treasure_map": ("pirates",),
}
"""Shared lists that others change, left out between turns."""
TURN: Final = "turn"
RECENT_TURNS: Final = 4
WAY_BACK: Final = 3


def units(game: Game, g: Any, seat: int, *, between_turns: bool) -> list[Hashable]:
    """Return what a seat has, one value for each unit that is counted by itself."""
    foreign = FOREIGN.get(game.name, ()) if between_turns else ()
    shared = [str(getattr(g, name)) for name in SHARED[game.name] if name not in foreign]
    own = [str(getattr(g, name)[seat]) for name in OWN[game.name]]
    lists = [getattr(g, name) for name in BY_SHIP.get(game.name, ())]
    half = len(lists[0]) // 2 if lists else 0
    ships = range(seat * half, seat * half + half) if lists else ()
    return [(*shared, *(each[ship] for each in lists)) for ship in ships] if lists else [(*shared, *own)]


class Tally:
    """The counts of one level at one game."""

    def __init__(self, game: Game, *, show: bool) -> None:
        self.game, self.show = game, show
        self.counts: Counter[str] = Counter()
        self.ends: dict[tuple[int, int], list[Hashable]] = {}
        self.seat = -1
        self.path: list[list[Hashable]] = []
        self.moves: list[str] = []

    def before(self, g: Any) -> None:
        """Note the beginning of a turn."""
        if g.turn != self.seat or not self.path:
            self.close()
            self.seat = g.turn
            self.path = [units(self.game, g, self.seat, between_turns=False)]

    def after(self, g: Any, move: object) -> None:
        """Note a move of the seat whose turn it is."""
        self.counts["moves"] += 1
        self.moves.append(str(move))
        now = units(self.game, g, self.seat, between_turns=False)
        self.path.append(now)
        for unit, value in enumerate(now):
            own = [step[unit] for step in self.path]
            back = next((i for i in range(len(own) - 2, -1, -1) if own[i] == value), None)
            if own[-2] == value or back is None:
                continue
            loop = [i for i in range(back, len(own) - 1) if own[i] != own[i + 1]]
            self.counts["undone"] += len(loop)
            self.counts["loops"] += 1
            if self.show:
                sys.stdout.write(f"  {self.game.name} seat {self.seat}: {', '.join(self.moves[loop[0] :])}\n")

    def finish_turn(self, g: Any) -> None:
        """Compare the end of a turn with the ends of those before."""
        for unit, value in enumerate(units(self.game, g, self.seat, between_turns=True)):
            ends = self.ends.setdefault((self.seat, unit), [])
            self.counts["turns"] += 1
            if ends and value == ends[-1]:
                moved = {step[unit] for step in self.path}
                self.counts["still"] += len(moved) > 1
            elif value in ends[-RECENT_TURNS:]:
                self.counts["circling"] += 1
                self.counts["shuttling"] += len(ends) > 1 and value == ends[-2]
                if self.show:
                    sys.stdout.write(f"  {self.game.name} seat {self.seat} back: {', '.join(self.moves)}\n")
            ends.append(value)

    def close(self) -> None:
        """Forget the turn that has ended."""
        self.path, self.moves = [], []


def play(game: Game, bot: Bot, tally: Tally, setup: tuple[int, Mapping[str, object], int]) -> None:
    """Play a game of a bot against itself."""
    seats, options, seed = setup
    g, random = game.start(seats, options), Random(seed)
    for _ in range(game.max_plies):
        actor = g.actor()
        if actor == OVER:
            break
        turn: Any = getattr(g, TURN)
        tally.before(g)
        if actor == CHANCE:
            g.play(sample(g, random))
        else:
            seen = view(g, actor)
            moves = g.moves()
            move = moves[0] if len(moves) == 1 else bot.choose(seen, random)
            g.play(move)
            if actor == turn:
                tally.after(g, move)
        if getattr(g, TURN) != turn:
            tally.finish_turn(g)
            tally.close()


def measure(game: Game, level: str, games: int, seats: int, *, seconds: float, show: bool) -> Iterator[str]:
    """Yield the line of one game and level."""
    tally, started, played = Tally(game, show=show), process_time(), 0
    options = load_heuristics(game).house_rules[0]
    for seed in range(games):
        if process_time() - started > seconds:
            break
        play(game, create_bot(game, level, inf), tally, (seats, options, seed))
        tally.ends.clear()
        played += 1
    counts = tally.counts
    shares = {
        name: round(100 * counts[name] / max(1, counts[of]), 2)
        for name, of in (
            ("undone", "moves"),
            ("circling", "turns"),
            ("shuttling", "turns"),
            ("still", "turns"),
        )
    }
    line = {"game": game.name, "seats": seats, "level": level, "games": played}
    yield json.dumps(line | {"moves": counts["moves"], "turns": counts["turns"]} | shares)


def main() -> None:
    """Measure the games and levels of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", nargs="+", choices=list(OWN), default=list(OWN))
    parser.add_argument(
        "--level", nargs="+", choices=list(LEVELS), default=["greedy", "sailor", "helmsman", "admiral"]
    )
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=inf, help="for each game and level")
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    for name in args.game:
        for level in args.level:
            for line in measure(
                find_game(name), level, args.games, args.seats, seconds=60 * args.minutes, show=args.show
            ):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
