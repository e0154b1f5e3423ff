"""The error of an action that is not legal."""

from __future__ import annotations


class IllegalAction(ValueError):
    """An action that the mask does not allow."""

    def __init__(self, action: int, move: str, legal: int) -> None:
        super().__init__(f"action {action} ({move}) is not one of the {legal} legal actions")
