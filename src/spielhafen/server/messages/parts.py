"""Types of fields that several messages share."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

MAX_DIGITS: Final = 6
"""Of the number of a seat, ply or event."""

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=10**MAX_DIGITS)]
MessageNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
"""The number of a chat message, whose steps may be large."""
OptionValues: TypeAlias = dict[str, bool | int | str]


def described_by(name: str) -> Meta:
    """Return the annotation of a part whose schema is this component."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


TextJson: TypeAlias = Annotated[dict[str, Any], described_by("LocalizedText")]
"""A Fluent message as `core.text.dump_text` writes it.

Each message has arguments of its own: numbers, texts, seats, or messages again.
"""
SceneJson: TypeAlias = Annotated[msgspec.Raw, described_by("Scene")]
LogEntryJson: TypeAlias = Annotated[msgspec.Raw, described_by("LogEntry")]
GeometryJson: TypeAlias = Annotated[msgspec.Raw, described_by("Geometry")]
SceneWithoutGeometry: TypeAlias = Annotated[msgspec.Raw, described_by("SceneWithoutGeometry")]
Encoded: TypeAlias = msgspec.Raw
"""A part that is encoded once and sent often."""
