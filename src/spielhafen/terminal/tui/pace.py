"""How long what a bot does is left to be looked at, before the next one moves."""

from typing import Final

PACES: Final = {"unhurried": 1.4, "brisk": 0.7, "at-once": 0.0}
"""Seconds between the plies of bots, under the names that the browser has for them."""
DEFAULT_PACE: Final = "brisk"
