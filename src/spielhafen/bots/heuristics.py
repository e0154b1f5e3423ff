"""What a game's `bot.py` knows of good play, and what serves where it says nothing.

Everything in it is optional:

    policy(g, moves, random) -> Move      a quick sensible move; looks only at what the seat to move may know
    plans(view) -> chains of moves        what a careful player would think of, best first, in place of the rule of thumb's
                                          moves and of chains looked for: the search leaves the first only for one that is
                                          better beyond doubt. One: nothing else is worth a thought; none: nothing to say
    follow(g, moves, random) -> Move      what a simulated player does, if not what the rule of thumb says; he may insist on a
                                          move that was tried before: then nothing else is tried there, and no tree grows
    worth(g) -> numbers, one per seat     how good the table is for each, at best from 0 to 1
    foresight(view) -> a worth of its own what simulations that began at the view have come to, reckoned so well that the search
                                          need not try what might follow a plan or move: by the rule of thumb they go on
    worlds(view) -> (random) -> state     states that fit a view, at best those that fit what was played, too
    horizon(view) -> (state) -> bool      whether a simulation that began at the view has gone far enough
    length(view) -> number                how many times as long as elsewhere that takes: so many times fewer are made
    features(g, seat) -> {name: number}   what speaks for a seat at a table, by name, all in the same unit: the more the better;
                                          people read `feature-<name>`, `.less` where there is less of it, and `feature-unit`
    scale(g) -> number                    what features are divided by where hopes are made of them, so that they can be learnt
    parts(view) -> (state) -> features    what decides for the seat that is asked, by name, if that is not its `features`
    EFFORT = number                       how many simulations a level makes, compared with others: 1 where about 2,000 a
                                          second are to be had
    DOUBT = number                        how many standard errors a move must be better by than the rule of thumb's
    SLIPS = number                        how often a level slips, compared with others: more where thinking longer hardly helps,
                                          so that levels are told apart all the same
    CHAINS = yes or no                    whether chains of moves are compared, too (yes, if there is a `worth`)
    HOUSE_RULES = sets of options         with which the levels are measured; otherwise those that a game begins with
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.core import secret

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move

DEFAULT_DOUBT: Final = 1.0
"""Where a game says nothing else. The closer a rule of thumb is to the best that can be done, the more luck alone finds better
moves, and the more doubt is in place."""

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


@dataclass(frozen=True)
class Heuristics:
    """What helps a bot to play one game."""

    policy: Policy
    follow: Policy
    plans: Plans
    worth: Worth
    foresight: Foresight | None
    """None: simulations grow a tree, and are worth what the table is worth in the end."""
    worlds: Worlds
    horizon: Horizon
    length: Length
    features: Features
    scale: Scale
    parts: Parts
    has_own_policy: bool
    """Whether the policy is the game's own, not just any move."""
    effort: float
    slips: float
    chains: bool
    doubt: float | None
    """None: there is no rule of thumb."""
    house_rules: Sequence[Mapping[str, object]]


def load_bot_module(game: Game) -> Any:
    """The game's `bot.py`; None if it has none."""
    return game.part("bot") if find_spec(f"{game.package}.bot") else None


def load_heuristics(game: Game) -> Heuristics:
    """What is known about this game."""
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
    )


def random_move(_: Any, moves: Sequence[Move], random: Random) -> Move:
    """One of the moves, all equally likely; a grave one only if there is no other."""
    move = moves[int(random.random() * len(moves))]
    if move.grave:
        others = [other for other in moves if not other.grave]
        move = others[int(random.random() * len(others))] if others else move
    return move


def no_plans(_: Any) -> Sequence[tuple[Move, ...]]:
    """The rule of thumb is all there is."""
    return ()


def victory_share(g: Any) -> list[float]:
    """A whole victory, or a share of it; while the game goes on everybody has the same hopes."""
    seats = g.seats()
    winners = range(seats) if g.winners is None else g.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def no_features(_: Any, __: int) -> Mapping[str, float]:
    """The game names no reasons."""
    return {}


def constant_length(_: Any) -> float:
    """Simulations take as long from anywhere."""
    return 1.0


def unit_scale(_: Any) -> float:
    """The features are not divided."""
    return 1.0


def actor_features(features: Features) -> Parts:
    """The features of whoever is asked."""

    def parts(view: Any) -> Callable[[Any], Mapping[str, float]]:
        seat = view.actor()
        return lambda g: features(g, seat)

    return parts


def until_game_end(_: Any) -> Callable[[Any], bool]:
    """Simulations go on to the end of the game."""
    return lambda g: g.winners is not None
