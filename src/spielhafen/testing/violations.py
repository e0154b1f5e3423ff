"""The exception of a broken law."""

from __future__ import annotations


class LawBroken(AssertionError):
    """A law does not hold; the message tells the findings."""
