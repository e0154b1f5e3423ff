"""A rulebook as blocks, which clients can show without trusting any markup.

A block, and a marked part of a text, is recognised by the name of its first field.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from spielhafen.server.messages.parts import described_by


class Markup(Struct):
    """A marked part of a text."""


class BoldText(Markup):
    """A part in bold."""

    parts: list[Inline] = field(name="b")


class ItalicText(Markup):
    """A part in italics."""

    parts: list[Inline] = field(name="i")


class CodeText(Markup):
    """Text to be shown as it is written."""

    code: str


class ParagraphLink(Markup):
    """A reference to a paragraph of this rulebook."""

    paragraph: str


Inline: TypeAlias = Annotated[str | Markup, described_by("Inline")]
"""A part of a text: plain, or marked."""


class Block(Struct):
    """A text paragraph, list, table, example, heading or quotation."""


class TextBlock(Block):
    """A paragraph of text."""

    parts: list[Inline] = field(name="p")


class ListBlock(Block):
    """A list, each item of which consists of blocks."""

    items: list[list[Block]] = field(name="list")
    ordered: bool | UnsetType = UNSET


class RulebookTable(Struct):
    """A table: the cells of its head, and of its rows."""

    head: list[list[Inline]]
    rows: list[list[list[Inline]]]


class TableBlock(Block):
    """A table."""

    table: RulebookTable


class ExampleRef(Struct):
    """An example of the rulebook, which the tests play, too; its steps are fetched by number."""

    title: str
    number: int


class ExampleBlock(Block):
    """An example, which is shown on request."""

    example: ExampleRef


class HeadingBlock(Block):
    """A heading below those of the sections."""

    heading: list[Inline]
    level: int


class QuoteBlock(Block):
    """A quotation."""

    quote: list[Block]


class RulebookSection(Struct):
    """A section of a rulebook."""

    paragraph: str
    """The number of the paragraph; empty if it has none."""
    title: list[Inline]
    blocks: list[Block]


class Rulebook(Struct):
    """A rulebook as blocks, which can be shown without trusting any markup."""

    title: str
    sections: list[RulebookSection]
    language: str | UnsetType = UNSET
    """What it is written in: English where it is missing in the language asked for."""
