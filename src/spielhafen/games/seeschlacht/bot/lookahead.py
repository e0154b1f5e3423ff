"""What a battle comes to some turns further on, without dice: for bots that compare manoeuvres.

Where ships lie when they have sailed says little by itself: the enemy sails, then one's own fleet, then he again. All that is
played by the rule of thumb and by this wind, nobody is hit, and the table that comes of it is taken for what it is worth. What
is fired on the way counts as much as it does on average: one's own broadsides of this turn and of the next, less his between them
(those that he can fire in the end are part of what the table is worth).

The short game is judged by that alone. In the great game, where ways are long, it corrects what `foresight.py` makes of the very next
turn. All is counted in turns of a merchant, and has names, which people read when they ask why.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from spielhafen.games.seeschlacht.bot.ship_forecast import broadsides, sail_on, verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.games.seeschlacht.bot.ship_forecast import Foresight, Policy
    from spielhafen.games.seeschlacht.state import Sea

    Features = Callable[[Sea, int], dict[str, float]]

TURNS: Final = 3
"""So many turns are played on: the enemy's, one's own, the enemy's."""
SHARE: Final = 0.3
"""How much of the great game's judgement that is; the rest is what `foresight.py` makes of the next turn."""


class Ahead:
    """What manoeuvres that begin at one table lead to."""

    def __init__(self, root: Sea, seat: int, policy: Policy, features: Features) -> None:
        """`features`: what speaks for a seat at a table."""
        self.root = root
        self.seat = seat
        self.policy = policy
        self.features = features

    def gain(self, g: Sea) -> float:
        """What speaks for the seat where its ships have sailed and nobody has fired yet; the table stays as it is."""
        return sum(self.parts(g).values())

    def parts(self, g: Sea) -> dict[str, float]:
        """The same by name: what `gain` adds up."""
        fire, reply, after, now = broadsides(g, self.seat), 0.0, g.clone(), self.root.number
        for turn in range(now + 1, now + TURNS):
            if sail_on(after, turn, self.policy):
                if after.turn == self.seat:
                    fire += broadsides(after, self.seat)
                else:
                    reply += broadsides(after, 1 - self.seat)
        sail_on(after, now + TURNS, self.policy)
        end = self.root if after.winners is not None else after
        found = self.features(end, self.seat)
        return found | {"fire": fire, "reply": -reply, "decided": verdict(after, self.seat)}


class Weighed:
    """Both reckonings of manoeuvres that begin at one table, each with its weight."""

    def __init__(self, soon: Foresight, later: Ahead) -> None:
        self.seat = soon.seat
        self.soon = soon
        self.later = later

    def gain(self, g: Sea) -> float:
        """What speaks for the seat where its ships have sailed and nobody has fired yet; the table stays as it is."""
        return (1 - SHARE) * self.soon.gain(g) + SHARE * self.later.gain(g)

    def parts(self, g: Sea) -> dict[str, float]:
        """The same by name: what `gain` adds up."""
        found: defaultdict[str, float] = defaultdict(float)
        for share, reckoning in ((1 - SHARE, self.soon), (SHARE, self.later)):
            for name, amount in reckoning.parts(g).items():
                found[name] += share * amount
        return dict(found)
