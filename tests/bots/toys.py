"""Three tiny games that show at once whether a bot uses hidden information."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.bots.heuristics import (
    Heuristics,
    actor_features,
    constant_length,
    no_features,
    no_plans,
    random_move,
    unit_scale,
    until_game_end,
    victory_share,
)
from spielhafen.core import secret
from spielhafen.core.moves import Catalogue, Move, each, number
from spielhafen.core.options import NoOptions
from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import Chance, Choice, Rule, State
from spielhafen.core.secret import HIDDEN
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import integer, list_of, per_seat, piece_list

if TYPE_CHECKING:
    from random import Random


class Hide(Move, text="hide {door}"):
    """The prize is put behind this door."""

    door: int = number(0, 2)


class Pick(Move, text="pick {door}"):
    """This door is picked."""

    door: int = number(0, 2)


class Open(Move, text="open {door}"):
    """This door is opened, with nothing behind it."""

    door: int = number(0, 2)


HIDE = each(Hide)
PICK = each(Pick)
OPEN = each(Open)
MOVES = Catalogue([Hide, Pick, Open])


ALL_DOORS = PieceSet((0, 1, 2), also=("beyond",))
UNDECIDED = 2
"""No side of the coin was chosen yet."""


@state
class Doors(State):
    """Some doors, the prize behind one of them, and the doors picked or opened."""

    doors: int = integer(2, 3, "the doors that this game has")
    prize: list[int] = piece_list(ALL_DOORS, "the door with the prize", most=1, secret="all")
    picked: list[int] = list_of(integer(0, 2), 9, "doors in the order in which they were picked")
    opened: list[int] = piece_list(ALL_DOORS, "doors that were opened")
    sealed: list[int] = per_seat(
        integer(0, UNDECIDED), "sides chosen in secret", secret="owner", start=UNDECIDED
    )

    @property
    def beyond(self) -> list[int]:
        """The doors that this game does not have."""
        return list(range(self.doors, 3))

    def guess(self, random: Random) -> None:
        """Guess the sealed choices; those still to be made stay undecided."""
        to_move = {step.seat for step in self.steps if isinstance(step, Seal)}
        for seat, bit in enumerate(self.sealed):
            if bit == HIDDEN:
                self.sealed[seat] = UNDECIDED if seat in to_move else random.randrange(2)


class Hiding(Chance):
    """§1 The prize is put behind one of the doors."""

    def outcomes(self, g: Doors) -> Sequence[tuple[Move, int]]:
        return [(hide, 1) for hide in HIDE[: g.doors]]

    def witnesses(self, g: Doors) -> Sequence[int]:
        return ()

    def take(self, g: Doors, move: Hide) -> None:
        g.prize = [move.door]


@dataclass
class Guess(Choice):
    """§2 Pick a door that is closed."""

    kinds = (Pick,)

    def reach(self, g: Doors) -> Sequence[Move]:
        return [pick for pick in PICK[: g.doors] if pick.door not in g.opened]

    def take(self, g: Doors, move: Pick) -> None:
        g.picked.append(move.door)


class Host(Chance):
    """§3 The host opens a door that was not picked and does not hide the prize."""

    def outcomes(self, g: Doors) -> Sequence[tuple[Move, int]]:
        return [(OPEN[door], 1) for door in range(g.doors) if door not in (g.prize[0], g.picked[0])]

    def take(self, g: Doors, move: Open) -> None:
        g.opened.append(move.door)


class Prize(Rule):
    """§4 The player wins if the last pick is the right door."""

    def happen(self, g: Doors) -> None:
        g.end([0] if g.picked[-1] == g.prize[0] else [])


@dataclass
class Seal(Choice):
    """§5 Both choose a coin's side in secret."""

    sealed = True
    kinds = (Pick,)

    def reach(self, g: Doors) -> Sequence[Move]:
        return PICK[:2]

    def take(self, g: Doors, move: Pick) -> None:
        g.sealed[self.seat] = move.door


class Match(Rule):
    """§5 The second player wins if they are alike, the first if not."""

    def happen(self, g: Doors) -> None:
        g.end([1] if g.sealed[0] == g.sealed[1] else [0])


def closed_doors(doors: int, seats: int) -> Doors:
    """Return doors before the game begins."""
    g = Doors.initial(seats, NoOptions())
    g.doors = doors
    return g


def hidden_coin() -> Doors:
    """Start a game of guessing which of two doors hides a coin."""
    g = closed_doors(2, 1)
    g.then(Hiding(), Guess(0), Prize())
    return g


def monty_hall() -> Doors:
    """Start a game of picking one of three doors, and again after the host has opened another."""
    g = closed_doors(3, 1)
    g.then(Hiding(), Guess(0), Host(), Guess(0), Prize())
    return g


def matching_pennies() -> Doors:
    """Start a game of matching pennies: two players choose sides; one wants them alike."""
    g = closed_doors(2, 2)
    g.prize = [0]
    g.then(Seal(0), Seal(1), Match())
    return g


def toy_heuristics(worlds: Callable[[Doors], Callable[[Random], Doors]] = secret.world_sampler) -> Heuristics:
    """Return the default heuristics, with a choice of the world sampler."""
    return Heuristics(
        policy=random_move,
        follow=random_move,
        plans=no_plans,
        worth=victory_share,
        foresight=None,
        worlds=worlds,
        horizon=until_game_end,
        position=None,
        standing=None,
        length=constant_length,
        features=no_features,
        scale=unit_scale,
        parts=actor_features(no_features),
        has_own_policy=False,
        effort=1.0,
        slips=1.0,
        chains=True,
        doubt=None,
        house_rules=({},),
    )


def likely(view: Doors) -> Callable[[Random], Doors]:
    """Sample worlds by likelihood: without a choice for the host, a world is twice as likely.

    A game needs such a sampler where a public random draw depends on hidden information: the default worlds fit what was
    seen, but are not weighted by its likelihood.
    """
    world = secret.world_sampler(view)

    def drawn(random: Random) -> Doors:
        while True:
            state = world(random)
            choices = 3 - len({state.prize[0], *state.picked}) if state.opened else 1
            if random.randrange(2) < 2 // choices:
                return state

    return drawn
