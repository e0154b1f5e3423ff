"""The game-specific knowledge in a game's `bot.py`, and the defaults for what it leaves out.

Everything in `bot.py` is optional:

    policy(g, moves, random) -> Move      a quick sensible move; uses only what the seat to move may know
    plans(view) -> sequences of moves     what a careful player would consider, best first. They replace the policy's moves and
                                          the sequences of the beam search; the search plays another than the first only if
                                          it is better beyond doubt. One plan: it is played without search; none: no opinion
    follow(g, moves, random) -> Move      the policy inside simulations, if it differs. It may insist on a move that was tried
                                          before: then no other move is tried there, and the tree does not grow
    worth(g) -> numbers, one per seat     how good the state is for each seat, best from 0 to 1
    foresight(view) -> worth function     evaluates simulations that began at the view so well that the search need not try
                                          different continuations: the policy follows every plan or move
    worlds(view) -> (random) -> state     samples states that fit a view, best those that also fit the moves played so far
    horizon(view) -> (state) -> bool      whether a simulation that began at the view has gone far enough
    review_horizon(view) -> (state)->bool the horizon in reviews, where the usual one is too near for chance to have a say
    position(g, seat) -> value            where a seat's pieces are and what it has, without what moves use up, such as steps left:
                                          no move is tried after which the policy would go back to where the turn was, and no
                                          sequence that goes back itself
    standing(g, seat) -> value            where a seat's pieces are and what it owns, whatever others did meanwhile: no slip is a
                                          move after which the policy would be back there by the end of the seat's next turn
    vain(g, move) -> bool                 whether a move is of no use to the seat to move and harms no rival: it is never a slip
    idle(g, move) -> bool                 whether a move uses something up and changes nothing else: it is not tried
    length(view) -> number                how long simulations from here take relative to the usual; the number of simulations
                                          is divided by it
    features(g, seat) -> {name: number}   what speaks for a seat in a state, by name, all in the same unit, more is better;
                                          players read `feature-<name>`, `.less` where there is less of it, and `feature-unit`;
                                          `.plain` says as a clause what it does for a move, with the rounded `$gain` if useful
    scale(g) -> number                    the divisor of the features when they are turned into chances to win, for fitting
    parts(view) -> (state) -> features    the features that decide for the seat to move, if these are not its `features`
    EFFORT = number                       factor on a level's number of simulations: 1 where about 2,000 per second are possible
    DOUBT = number                        standard errors by which a move must be better than the policy's to be played
    SLIPS = number                        factor on how often a level slips: higher where more simulations hardly help, so that
                                          levels still differ in strength
    CHAINS = bool                         whether sequences of moves are compared, too; by default if there is a `worth`
    HOUSE_RULES = sets of options         with which the levels are measured; by default the game's default options
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any, Final, TypeAlias

from spielhafen.core import secret
from spielhafen.core.game import Game
from spielhafen.core.moves import Move

DEFAULT_DOUBT: Final = 1.0
"""`DOUBT` of a game that does not set it.

The closer a policy is to optimal play, the more of the moves that seem better are only lucky, and the higher it should be.
"""

Policy: TypeAlias = "Callable[[Any, Sequence[Move], Random], Move]"
Worth: TypeAlias = "Callable[[Any], Sequence[float]]"
Foresight: TypeAlias = "Callable[[Any], Worth]"
Worlds: TypeAlias = "Callable[[Any], Callable[[Random], Any]]"
Plans: TypeAlias = "Callable[[Any], Sequence[tuple[Move, ...]]]"
Features: TypeAlias = "Callable[[Any, int], Mapping[str, float]]"
Scale: TypeAlias = "Callable[[Any], float]"
Parts: TypeAlias = "Callable[[Any], Callable[[Any], Mapping[str, float]]]"
Horizon: TypeAlias = "Callable[[Any], Callable[[Any], bool]]"
Length: TypeAlias = "Callable[[Any], float]"
MoveTest: TypeAlias = "Callable[[Any, Move], bool]"
Position: TypeAlias = "Callable[[Any, int], Hashable]"


@dataclass(frozen=True)
class Heuristics:
    """Game-specific knowledge for the bots of one game, as the module docstring describes it."""

    policy: Policy
    follow: Policy
    plans: Plans
    worth: Worth
    foresight: Foresight | None
    """None: simulations grow a tree, and `worth` evaluates their final state."""
    worlds: Worlds
    horizon: Horizon
    position: Position | None
    """None: whether a move comes to nothing is not known."""
    standing: Position | None
    """None: whether a move is taken back in the next turn is not known."""
    length: Length
    features: Features
    scale: Scale
    parts: Parts
    has_own_policy: bool
    """Whether the policy is the game's own; otherwise it is `random_move`."""
    effort: float
    slips: float
    chains: bool
    doubt: float | None
    """None if the game has no policy."""
    house_rules: Sequence[Mapping[str, object]]
    review_horizon: Horizon | None = None
    """None: that of the search."""
    vain: MoveTest | None = None
    """None: no move is known to be of no use."""
    idle: MoveTest | None = None
    """None: no move is known to change nothing."""

    def sensible(self, g: Any, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that are not vain; all of them if there is no other."""
        vain = self.vain
        return moves if vain is None else [move for move in moves if not vain(g, move)] or moves


def load_bot_module(game: Game) -> Any:
    """Import the game's `bot.py`; None if it has none."""
    return game.part("bot") if find_spec(f"{game.package}.bot") else None


def load_heuristics(game: Game) -> Heuristics:
    """Load the heuristics of a game, with defaults for what its `bot.py` leaves out."""
    own = load_bot_module(game)
    policy = getattr(own, "policy", random_move)
    features = getattr(own, "features", no_features)
    return Heuristics(
        policy=policy,
        follow=getattr(own, "follow", policy),
        plans=getattr(own, "plans", no_plans),
        worth=getattr(own, "worth", victory_share),
        foresight=getattr(own, "foresight", None),
        worlds=getattr(own, "worlds", secret.world_sampler),
        horizon=getattr(own, "horizon", until_game_end),
        position=getattr(own, "position", None),
        standing=getattr(own, "standing", None),
        length=getattr(own, "length", constant_length),
        features=features,
        scale=getattr(own, "scale", unit_scale),
        parts=getattr(own, "parts", actor_features(features)),
        has_own_policy=hasattr(own, "policy"),
        effort=getattr(own, "EFFORT", 1.0),
        slips=getattr(own, "SLIPS", 1.0),
        house_rules=getattr(own, "HOUSE_RULES", ({},)),
        doubt=getattr(own, "DOUBT", DEFAULT_DOUBT) if hasattr(own, "policy") else None,
        chains=getattr(own, "CHAINS", hasattr(own, "worth")),
        review_horizon=getattr(own, "review_horizon", None),
        vain=getattr(own, "vain", None),
        idle=getattr(own, "idle", None),
    )


def random_move(_: Any, moves: Sequence[Move], random: Random) -> Move:
    """Return one of the moves, all equally likely; a grave move only if there is no other."""
    move = moves[int(random.random() * len(moves))]
    if move.grave:
        others = [other for other in moves if not other.grave]
        move = others[int(random.random() * len(others))] if others else move
    return move


def no_plans(_: Any) -> Sequence[tuple[Move, ...]]:
    """Return no plans: the policy decides."""
    return ()


def victory_share(g: Any) -> list[float]:
    """Return each seat's share of the victory; equal shares while the game goes on."""
    seats = g.seats()
    winners = range(seats) if g.winners is None else g.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def no_features(_: Any, __: int) -> Mapping[str, float]:
    """Return no features."""
    return {}


def constant_length(_: Any) -> float:
    """Return 1: simulations have the same length everywhere."""
    return 1.0


def unit_scale(_: Any) -> float:
    """Return 1: the features are not divided."""
    return 1.0


def actor_features(features: Features) -> Parts:
    """Return a `parts` function for the features of the seat to move."""

    def parts(view: Any) -> Callable[[Any], Mapping[str, float]]:
        seat = view.actor()
        return lambda g: features(g, seat)

    return parts


def until_game_end(_: Any) -> Callable[[Any], bool]:
    """Return a horizon at the end of the game."""
    return lambda g: g.winners is not None
