"""Adapters: games as environments of PettingZoo, Gymnasium and OpenSpiel, and in batches.

    env = aec("columbus", seats=4)
    env = gym_env("santa_timea", seats=3, rivals="sailor")
    game = openspiel("ghost_ship", seats=3)
    envs = batch("santa_timea", 256, seats=3)

They need the extra `rl` (PettingZoo, Gymnasium, numpy) or `openspiel`; see docs/learn.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielhafen.core.game import Game, find_game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from spielhafen.adapters.gymnasium_env import IllegalRule, LevelEnvironment
    from spielhafen.adapters.lockstep import BatchEnvironment
    from spielhafen.adapters.pettingzoo_env import TurnEnvironment
    from spielhafen.bots import Bot


def aec(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    skip_forced: bool = True,
    relative: bool = False,
    render_mode: str | None = None,
) -> TurnEnvironment:
    """Return a game as an environment of PettingZoo in which agents act in turn.

    seats: the number of players; by default four, or as many as the game has. skip_forced: whether a decision with one legal
    action is made without asking. relative: whether observations begin with the observer's own seat, see `Encoder`.
    """
    from spielhafen.adapters.pettingzoo_env import TurnEnvironment

    game = _game(game)
    return TurnEnvironment(
        game,
        _seats(game, seats),
        options,
        skip_forced=skip_forced,
        relative=relative,
        render_mode=render_mode,
    )


def gym_env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    rivals: str | Sequence[Bot] = "sailor",
    seat: int | None = None,
    illegal: IllegalRule = "raise",
    skip_forced: bool = True,
    relative: bool = True,
    render_mode: str | None = None,
) -> LevelEnvironment:
    """Return a game as an environment of Gymnasium, against bots.

    rivals: the level of all bots, or a bot for each seat. seat: the agent's seat; without it, it is drawn for each game. illegal:
    what happens to an action that is not legal: `"raise"` an error, `"lose"` the game, or play a `"random"` one instead.
    """
    from spielhafen.adapters.gymnasium_env import LevelEnvironment

    game = _game(game)
    return LevelEnvironment(
        game,
        _seats(game, seats),
        options,
        rivals=rivals,
        seat=seat,
        illegal=illegal,
        skip_forced=skip_forced,
        relative=relative,
        render_mode=render_mode,
    )


def batch(
    game: Game | str,
    count: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: int | None = None,
    skip_forced: bool = True,
    relative: bool = True,
) -> BatchEnvironment:
    """Return games in lock-step, with a row for each in arrays that are written in place."""
    from spielhafen.adapters.lockstep import BatchEnvironment

    game = _game(game)
    return BatchEnvironment(
        game, count, _seats(game, seats), options, seed=seed, skip_forced=skip_forced, relative=relative
    )


def openspiel(game: Game | str, seats: int | None = None, *, seed: int | None = None) -> Any:
    """Return a game of OpenSpiel (`pyspiel.Game`), with the options of the printed rules.

    seed: for the random numbers of shuffles and deals; outcomes of dice are drawn by the program that plays.
    """
    from spielhafen.adapters.openspiel_game import NO_SEED, load_game

    game = _game(game)
    return load_game(game, _seats(game, seats), NO_SEED if seed is None else seed)


def _game(game: Game | str) -> Game:
    return find_game(game) if isinstance(game, str) else game


def _seats(game: Game, seats: int | None) -> int:
    return min(4, game.seats[1]) if seats is None else seats


__all__ = ["aec", "batch", "gym_env", "openspiel"]
