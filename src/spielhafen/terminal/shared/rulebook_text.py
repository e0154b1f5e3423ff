"""The rulebook by paragraphs, for reading at the table."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.play import PARAGRAPH
from spielhafen.core.rulebook_numbers import read_rulebook, rulebook_language
from spielhafen.i18n import Translator
from spielhafen.testing.notation import SEAT_LETTERS
from spielhafen.testing.storyboard import example_sources, list_examples, play_moments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.testing.storyboard import Caption, Example

SKIPPED = re.compile(r"^```examples?\n.*?^```\n?|<!--.*?-->", re.MULTILINE | re.DOTALL)
"""Examples are rendered separately, and comments are for the tests."""
HEADING = re.compile(rf"^## ({PARAGRAPH.pattern})[ .:–]*(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class RulebookParagraph:
    """A paragraph (§) of the rulebook; the text before the first one has no number."""

    number: str
    title: str
    markdown: str

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}".strip()


@cache
def load_paragraphs(game: Game, language: str) -> tuple[RulebookParagraph, ...]:
    """Load a rulebook without its examples, in English if need be; empty if the game has none."""
    written = read_rulebook(game, rulebook_language(game, language))
    if written is None:
        return ()
    begin, *rest = HEADING.split(SKIPPED.sub("", written))
    title, _, text = begin.strip().partition("\n")
    found = [RulebookParagraph("", title.lstrip("# "), text.strip())]
    for law, heading, body in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        found.append(RulebookParagraph(law, heading.strip(), re.sub(r"\n{3,}", "\n\n", body).strip()))
    return tuple(found)


@cache
def add_examples(game: Game, language: str, paragraph: RulebookParagraph) -> RulebookParagraph:
    """Return the paragraph with its examples in words: what is said of each position, in order."""
    try:
        book = list_examples(game, rulebook_language(game, language))
        below = [one for one in book if one.paragraph == paragraph.number]
    except SpielhafenError:
        return paragraph  # the tests of the game report this to its author
    words = Translator(language, game)
    told = [_render_example(words, game, one) for one in below]
    return replace(paragraph, markdown="\n\n".join(filter(None, [paragraph.markdown, *told])))


def _render_example(words: Translator, game: Game, one: Example) -> str:
    """Render an example as a title and a list; empty if there is nothing to say."""
    if one.number is None:
        return ""
    title = f"**{words('example-title', title=one.title)}**"
    try:
        shown = play_moments(game, example_sources(game)[one.number])
    except Exception:  # noqa: BLE001 - whatever is wrong with it, the rules want to be read
        return f"{title}\n\n{words('example-broken')}"
    said = [captions for moment in shown if (captions := _render_captions(words, moment.captions))]
    lines = [f"{place}. {captions}" for place, captions in enumerate(said, 1)]
    return "\n\n".join([title, "\n".join(lines)]) if lines else ""


def _render_captions(words: Translator, captions: Sequence[Caption]) -> str:
    """Render the captions of a position.

    What is offered or possible comes last, grouped by seat.
    """
    told = [_render_caption(words, caption) for caption in captions if caption.kind in {"told", "refused"}]
    for kind in ("offered", "possible"):
        found = [caption for caption in captions if caption.kind == kind]
        seats = dict.fromkeys(caption.seat for caption in found)
        for seat in seats:
            whose = f" {SEAT_LETTERS[seat]}:" if seat is not None and len(seats) > 1 else ""
            further = " · ".join(words.translate(one.text, SEAT_LETTERS) for one in found if one.seat == seat)
            told.append(f"{words(f'example-{kind}')}{whose} {further}")
    return " ".join(told)


def _render_caption(words: Translator, caption: Caption) -> str:
    said = words.translate(caption.text, SEAT_LETTERS)
    if caption.kind == "told":
        return said
    tried = f"{caption.move} – " if caption.move else ""
    return f"{words('example-barred')} {tried}{said} {caption.paragraph}".rstrip()


def find_paragraph(paragraphs: tuple[RulebookParagraph, ...], number: str) -> int:
    """Return the index of a paragraph, or of the one it is a part of; 0 if there is none."""
    wanted = number if number.startswith("§") else f"§{number}"
    for place, paragraph in enumerate(paragraphs):
        if paragraph.number == wanted:
            return place
    whole = re.match(r"§\d+", wanted)
    return find_paragraph(paragraphs, whole[0]) if whole and whole[0] != wanted else 0


def render_plain(paragraph: RulebookParagraph, width: int) -> list[str]:
    """Render a paragraph as lines of this width, without markdown.

    Tables and drawings stay as they are.
    """
    lines = [paragraph.heading, ""]
    for block in re.split(r"\n\s*\n", paragraph.markdown):
        if block.startswith("```"):
            lines += block.splitlines()[1:-1]
        elif block.lstrip().startswith("|"):
            lines += [strip_markdown(row) for row in block.splitlines() if re.search(r"[^\s|:-]", row)]
        else:
            lines += wrap_block(strip_markdown(block), width)
        lines.append("")
    return lines


def strip_markdown(text: str) -> str:
    """Return the text without its inline markdown."""
    text = re.sub(r"(?<!\w)(\*\*|\*|_)(\S(?:.*?\S)??)\1(?!\w)", r"\2", text, flags=re.DOTALL)
    return re.sub(r"`([^`\n]+)`", r"\1", text)


def wrap_block(text: str, width: int) -> list[str]:
    """Wrap a block of text; items of a list and quotations are indented."""
    if text.lstrip().startswith(">"):
        quoted = re.sub(r"^\s*> ?", "", text, flags=re.MULTILINE)
        return [f"  {line}".rstrip() for line in wrap_block(quoted, width - 2)]
    lines: list[str] = []
    for item in re.split(r"\n(?=\s*(?:[-*]|\d+\.)\s)", text):
        flat = re.sub(r"\n\s*", " ", item).strip()
        lines += textwrap.wrap(flat, width, subsequent_indent="  " if re.match(r"[-*]|\d+\.", flat) else "")
    return lines
