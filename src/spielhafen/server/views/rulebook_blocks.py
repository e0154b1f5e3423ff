"""Rulebooks in Markdown as blocks.

Sections begin with second-level headings (`## §4 The lead`); text before the first one is a section without a
paragraph number. References to existing paragraphs (`§4`) are marked. Blocks ```` ```example ```` are examples:
a title, and the number by which clients request the pictures. Translations have only their titles (````
```examples ````), one per line, in the order of the paragraph's examples.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from msgspec import UNSET

from spielhafen.core.play import PARAGRAPH
from spielhafen.server.messages.rulebook import (
    Block,
    BoldText,
    CodeText,
    ExampleBlock,
    ExampleRef,
    HeadingBlock,
    Inline,
    ItalicText,
    ListBlock,
    ParagraphLink,
    QuoteBlock,
    Rulebook,
    RulebookSection,
    RulebookTable,
    TableBlock,
    TextBlock,
)
from spielhafen.testing.example_parser import EXAMPLE_BLOCK, TITLES_BLOCK, title_of
from spielhafen.testing.storyboard import Example

_PARSER: Final = MarkdownIt("commonmark").enable("table")


def parse_rulebook(source: str, examples: Sequence[Example] = ()) -> Rulebook:
    """Parse a rulebook.

    examples: those of this rulebook; titles of others, or of those without a number, are left out.
    """
    return _Book(SyntaxTreeNode(_PARSER.parse(source)), examples).whole()


class _Book:
    def __init__(self, tree: SyntaxTreeNode, examples: Sequence[Example]) -> None:
        self.tree = tree
        self.paragraph = ""
        self.numbers: dict[tuple[str, str], list[int]] = {}
        for example in reversed(examples):
            if example.number is not None:
                self.numbers.setdefault((example.paragraph, example.title), []).append(example.number)
        headings = (node for node in tree.children if node.type == "heading" and node.tag == "h2")
        self.paragraphs = {
            found[0] for heading in headings if (found := PARAGRAPH.match(_plain_text(heading)))
        }

    def whole(self) -> Rulebook:
        title = ""
        sections = [RulebookSection(paragraph="", title=[], blocks=[])]
        for node in self.tree.children:
            if node.type == "heading" and node.tag == "h1" and not title:
                title = _plain_text(node)
            elif node.type == "heading" and node.tag == "h2":
                sections.append(self.section(node))
            else:
                sections[-1].blocks += self.block(node)
        return Rulebook(title, sections if sections[0].blocks else sections[1:])

    def section(self, node: SyntaxTreeNode) -> RulebookSection:
        paragraph = PARAGRAPH.match(_plain_text(node))
        title = self.inlines(node.children)
        self.paragraph = paragraph[0] if paragraph else self.paragraph
        if paragraph:
            title = _without_paragraph(title, paragraph[0])
        return RulebookSection(paragraph=paragraph[0] if paragraph else "", title=title, blocks=[])

    # Blocks.

    def blocks(self, nodes: Iterable[SyntaxTreeNode]) -> list[Block]:
        return [block for node in nodes for block in self.block(node)]

    def block(self, node: SyntaxTreeNode) -> list[Block]:
        match node.type:
            case "paragraph":
                return [TextBlock(self.inlines(node.children))]
            case "heading":
                return [HeadingBlock(self.inlines(node.children), int(node.tag[1:]))]
            case "bullet_list" | "ordered_list":
                items = [self.blocks(item.children) for item in node.children]
                return [ListBlock(items, True if node.type == "ordered_list" else UNSET)]
            case "blockquote":
                return [QuoteBlock(self.blocks(node.children))]
            case "table":
                return [TableBlock(self.table(node))]
            case "fence" | "code_block":
                return self.fence(node)
            case _:
                return []  # comments and horizontal rules

    def fence(self, node: SyntaxTreeNode) -> list[Block]:
        kind = node.info.strip() if node.type == "fence" else ""
        if kind == EXAMPLE_BLOCK:
            return self.examples([title_of(node.content.splitlines())])
        if kind == TITLES_BLOCK:
            return self.examples([line.strip() for line in node.content.splitlines()])
        return [TextBlock([CodeText(node.content.rstrip("\n"))])]

    def examples(self, titles: Iterable[str]) -> list[Block]:
        found = [(title, self.numbers.get((self.paragraph, title))) for title in titles]
        return [ExampleBlock(ExampleRef(title, numbers.pop())) for title, numbers in found if numbers]

    def table(self, node: SyntaxTreeNode) -> RulebookTable:
        rows = [
            [self.inlines(cell.children) for cell in row.children]
            for part in node.children
            for row in part.children
        ]
        return RulebookTable(rows[0], rows[1:])

    # Inlines.

    def inlines(self, nodes: Sequence[SyntaxTreeNode]) -> list[Inline]:
        return _join_texts([inline for node in nodes for inline in self.inline(node)])

    def inline(self, node: SyntaxTreeNode) -> list[Inline]:
        match node.type:
            case "text":
                return self.text(node.content)
            case "softbreak" | "hardbreak":
                return [" "]
            case "strong":
                return [BoldText(self.inlines(node.children))]
            case "em":
                return [ItalicText(self.inlines(node.children))]
            case "code_inline":
                return [CodeText(node.content)]
            case "image":
                return [node.content]
            case "html_inline":
                return []
            case _:
                return self.inlines(node.children)  # the text of a link, without its target

    def text(self, content: str) -> list[Inline]:
        parts: list[Inline] = []
        start = 0
        for found in PARAGRAPH.finditer(content):
            if found[0] in self.paragraphs:
                parts += [content[start : found.start()], ParagraphLink(found[0])]
                start = found.end()
        return [*parts, content[start:]]


def _join_texts(inlines: Sequence[Inline]) -> list[Inline]:
    """Join neighbouring texts and drop empty ones."""
    joined: list[Inline] = []
    for inline in inlines:
        if isinstance(inline, str) and joined and isinstance(joined[-1], str):
            joined[-1] += inline
        elif inline != "":
            joined.append(inline)
    return joined


def _without_paragraph(title: list[Inline], paragraph: str) -> list[Inline]:
    """Return a heading without the paragraph number at its beginning."""
    rest = title[1:] if title[:1] == [ParagraphLink(paragraph)] else title
    if rest and isinstance(rest[0], str):
        return _join_texts([rest[0].lstrip(" .:–"), *rest[1:]])
    return rest


def _plain_text(node: SyntaxTreeNode) -> str:
    return "".join(child.content for child in node.walk() if child.type in ("text", "code_inline")).strip()
