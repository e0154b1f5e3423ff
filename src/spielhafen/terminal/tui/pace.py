"""The delay between the plies of bots, so that people can follow them."""

from typing import Final

PACES: Final = {"unhurried": 1.4, "brisk": 0.7, "at-once": 0.0}
"""Seconds between the plies of bots, by the names that the browser uses."""
DEFAULT_PACE: Final = "brisk"
