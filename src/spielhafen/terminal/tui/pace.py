"""The delay between the plies of bots, so that people can follow them."""

from typing import Final

PACES: Final = {"unhurried": 1.4, "brisk": 0.7, "at-once": 0.0}
"""Seconds between the plies of bots, by the names that the browser uses."""
DEFAULT_PACE: Final = "brisk"
TURN_BUDGET: Final = 3.5
"""Plies at the full pace that the plies of one turn take together."""
LEAST_SHARE: Final = 0.1


class TurnPace:
    """The delays in the turns of bots: the later plies of a turn are quicker.

    At a slow pace all take the same time.
    """

    def __init__(self) -> None:
        self._since = 0
        self._spent: dict[int, float] = {}

    def delay(self, seconds: float, seat: int, since: int) -> float:
        """Return the delay of the next ply of a seat in seconds.

        seconds: the pace. since: the last ply of a person, after which the turns are counted anew.
        """
        if since != self._since:
            self._since, self._spent = since, {}
        spent = self._spent.get(seat, 0.0)
        share = 1.0 if seconds > PACES[DEFAULT_PACE] else max(LEAST_SHARE, 1 - spent / TURN_BUDGET)
        self._spent[seat] = spent + share
        return seconds * share
