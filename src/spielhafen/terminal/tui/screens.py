"""Screens over the table: rules, log, sheets, help, privacy screen, result."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from spielhafen.terminal.shared.rulebook_text import add_examples, find_paragraph, load_paragraphs
from spielhafen.terminal.shared.stand_ins import level_name

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.i18n import Translator
    from spielhafen.terminal.shared.rulebook_text import RulebookParagraph


class TextScreen(ModalScreen[None]):
    """Lines of text over the table, to be read and closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(15)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Text], foot: str, *, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.lines, self.footer, self.scroll_to_end = title, lines, foot, at_end

    def compose(self) -> ComposeResult:
        """Compose a title, the lines, and how to close the screen."""
        with Vertical(id="paper"):
            yield Static(Text(self.heading), id="paper-title")
            with VerticalScroll(id="paper-text"):
                yield Static(Group(*self.lines))
            yield Static(Text(self.footer), id="paper-foot")

    def on_mount(self) -> None:
        """Scroll a log to its end."""
        if self.scroll_to_end:
            self.query_one("#paper-text", VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, by: int) -> None:
        """Scroll by this number of lines."""
        self.query_one("#paper-text", VerticalScroll).scroll_relative(y=by, animate=False)


class RulesScreen(ModalScreen[None]):
    """The rulebook, opened at a paragraph."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "app.pop_screen", show=False)]

    def __init__(self, game: Game, words: Translator, paragraph: str, played: Sequence[Text] = ()) -> None:
        super().__init__()
        self.game, self.rules_in_use = game, played
        self.book = load_paragraphs(game, words.language)
        self.words = words
        self.first_index = find_paragraph(self.book, paragraph)

    def compose(self) -> ComposeResult:
        """Compose the rules in use; below them a list of paragraphs beside the open one."""
        with Vertical(id="paper"):
            if self.rules_in_use:
                yield Static(Group(*self.rules_in_use), id="rules-played")
            with Horizontal(id="rules"):
                yield OptionList(*(Option(paragraph.heading) for paragraph in self.book), id="laws")
                with VerticalScroll(id="paragraph"):
                    yield Markdown(id="paragraph-text")
            yield Static(Text(self.words("terminal-foot-rules")), id="paper-foot")

    def on_mount(self) -> None:
        """Open the paragraph of the present decision."""
        laws = self.query_one("#laws", OptionList)
        laws.highlighted = self.first_index
        laws.focus()

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show another paragraph; its examples are added by a worker meanwhile."""
        paragraph = self.book[event.option_index]
        await self._show(paragraph)
        self.query_one("#paragraph", VerticalScroll).scroll_home(animate=False)
        self.run_worker(self._add_examples(paragraph), exclusive=True)

    async def _add_examples(self, paragraph: RulebookParagraph) -> None:
        whole = await to_thread(add_examples, self.game, self.words.language, paragraph)
        if whole != paragraph:
            await self._show(whole)

    async def _show(self, paragraph: RulebookParagraph) -> None:
        heading = paragraph.heading or paragraph.title
        await self.query_one("#paragraph-text", Markdown).update(f"## {heading}\n\n{paragraph.markdown}")


SeatChoice: TypeAlias = tuple[int, str]
"""A seat, and the level of the bot that is to play for it; empty: its owner."""


class BotScreen(ModalScreen[SeatChoice | None]):
    """A menu of who is to play for a seat."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", show=False)]

    def __init__(
        self, choices: Sequence[SeatChoice], usual: str, words: Translator, names: Sequence[str]
    ) -> None:
        super().__init__()
        self.choices, self.default_level, self.words, self.names = choices, usual, words, names

    def compose(self) -> ComposeResult:
        """Compose the bots with their descriptions, and the seats that can be taken back."""
        with Vertical(id="paper"):
            yield Static(Text(self.words("terminal-title-bot")), id="paper-title")
            yield OptionList(*(Option(self.choice_label(*choice)) for choice in self.choices), id="bots")
            yield Static(Text(self.words("terminal-foot-bot")), id="paper-foot")

    def choice_label(self, seat: int, level: str) -> Text:
        """Return the label of a choice."""
        name = self.names[seat]
        if not level:
            return Text(self.words("terminal-back-choice", name=name), "bold")
        said = self.words("terminal-bot-choice", level=level_name(self.words, level), name=name)
        return Text.assemble((said, "bold"), "\n", (self.words(f"level-{level}.hint"), "dim"))

    def on_mount(self) -> None:
        """Highlight a seat that can be taken back, or the default bot."""
        bots = self.query_one("#bots", OptionList)
        usual = [place for place, (_, level) in enumerate(self.choices) if level in ("", self.default_level)]
        bots.highlighted = usual[0]
        bots.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close the screen with the selected choice."""
        self.dismiss(self.choices[event.option_index])


class PrivacyScreen(ModalScreen[None]):
    """Hides the table until the next person is alone with the screen; the table's keys are off."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "app.close_privacy_screen", show=False),
        Binding("q", "app.quit", show=False),
    ]

    def __init__(self, said: str) -> None:
        super().__init__()
        self.message = said

    def compose(self) -> ComposeResult:
        """Compose the message that says whose turn it is."""
        yield Static(Text(self.message), id="curtain")
