"""Answers with refusals and errors."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from spielhafen.server.messages.parts import TextJson


class RuleRefusal(Struct):
    """Why a move is illegal, with the paragraph of the rulebook."""

    code: str
    paragraph: str
    text: TextJson


class RefusalInfo(Struct):
    """The refusal of a move; null if it is legal."""

    refusal: RuleRefusal | None


class ErrorInfo(Struct):
    """An error: a sentence, and the refusal of a move.

    seq: the number of events, if the client's was outdated.
    """

    error: TextJson
    refusal: RuleRefusal | UnsetType = UNSET
    seq: int | UnsetType = UNSET
