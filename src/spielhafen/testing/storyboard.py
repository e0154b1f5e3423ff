"""The examples as readers see them: tables, and texts of what happens on them.

There is a table for the set-up, and one after each line that plays. Each comes with the texts that a player would see on
the way to it and at it: lines of the log, possible moves or those that the line names, what is within reach, and refusals
with their reasons, also those of moves that are not offered. Other statements of an example (`=`, `~`, `@`) are for the
tests alone: the picture shows them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from spielhafen.core.play import CHANCE, OVER, PUBLIC, paragraph_of, seat_of
from spielhafen.core.rulebook_numbers import read_rulebook
from spielhafen.core.secret import view
from spielhafen.core.text import text
from spielhafen.testing.example_parser import parse_titles
from spielhafen.testing.example_runner import ExampleRunner, rulebook_examples

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step
    from spielhafen.core.scene import Card, Scene, Zone
    from spielhafen.core.text import Text
    from spielhafen.testing.example_parser import ExampleLine, ExampleSource
    from spielhafen.testing.offer_statement import OfferStatement

RULEBOOK_FILE: Final = re.compile(r"rules\.(\w+)\.md")
MAX_OUTCOMES: Final = 12
"""The most outcomes of chance that are listed; for the others their number is given."""
MAX_REFUSED: Final = 3
"""The most moves that are named with one reason why they are not offered."""
CaptionKind: TypeAlias = Literal["told", "offered", "possible", "refused"]


@dataclass(frozen=True, slots=True)
class Caption:
    """A text about a table: an event, a possible move or outcome, a refusal.

    `seat` is the captain it is about, `paragraph` that of the rulebook, `move` the move refused.
    """

    kind: CaptionKind
    text: Text
    seat: int | None = None
    paragraph: str = ""
    move: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """A table of an example, which readers see with all its secrets, and its captions in order."""

    state: State
    captions: tuple[Caption, ...]

    def scene(self, game: Game) -> Scene:
        """Return the scene of the table, each card once: in a captain's hand, or open to all."""
        seen, public = game.scene(self.state), game.scene(view(self.state, PUBLIC))
        zones = [zone for zone in seen.zones if zone.kind != "hand"]
        seats = []
        for seat, known in enumerate(seen.seats):
            hands = self._hands(game, seat, public.seats[seat].open)
            held = [card for hand in hands for card in hand.cards]
            seats.append(replace(known, open=_without(known.open, held)))
            zones += hands
        return replace(seen, seats=seats, zones=zones)

    def _hands(self, game: Game, seat: int, laid: Sequence[Card]) -> list[Zone]:
        """Return the hands of a captain, without open cards."""
        hands = [
            replace(zone, id=f"{zone.id} {seat}", owner=seat, cards=_without(zone.cards, laid))
            for zone in game.scene(view(self.state, seat)).zones
            if zone.kind == "hand" and zone.owner in {None, seat}
        ]
        return [hand for hand in hands if hand.cards]


def _without(cards: Sequence[Card], others: Sequence[Card]) -> list[Card]:
    """Return these cards, without one for each of the others that looks like it."""
    left: list[Card] = []
    faces = [card.face for card in others if card.face is not None]
    for card in cards:
        if card.face in faces:
            faces.remove(card.face)
        else:
            left.append(card)
    return left


def _unique(texts: Iterable[Text]) -> list[Text]:
    """Return these texts in order, each once."""
    found: list[Text] = []
    for each in texts:
        if each not in found:
            found.append(each)
    return found


@dataclass(frozen=True, slots=True)
class Example:
    """An example of a rulebook, by the title that it has there.

    Its number is the same in all rulebooks of the game; None if there is no such example.
    """

    paragraph: str
    title: str
    number: int | None


@cache
def example_sources(game: Game) -> tuple[ExampleSource, ...]:
    """Return the examples of all rulebooks of a game, by number; raises ExampleError."""
    books = sorted(
        found[1] for file in game.file().iterdir() if (found := RULEBOOK_FILE.fullmatch(file.name))
    )
    return tuple(source for language in books for source in rulebook_examples(game, language))


@cache
def list_examples(game: Game, language: str) -> tuple[Example, ...]:
    """Return the examples of a rulebook, in order.

    A title alone stands for the next example that another rulebook has below this paragraph.
    """
    name, own, others = f"{game.name}/rules.{language}.md", list[int](), dict[str, list[int]]()
    for number, source in reversed([*enumerate(example_sources(game))]):
        (own if source.file == name else others.setdefault(source.paragraph, [])).append(number)
    found = list[Example]()
    for below, title, here in parse_titles(read_rulebook(game, language) or ""):
        coming = own if here else others.get(below)
        found.append(Example(below, title, coming.pop() if coming else None))
    return tuple(found)


def find_title_mismatches(game: Game, language: str) -> list[tuple[str, str]]:
    """Return the mismatches of a rulebook that has titles of another one's examples.

    They are pairs of paragraph and title: titles without an example, and examples without a title.
    """
    known, name = list_examples(game, language), f"{game.name}/rules.{language}.md"
    told = {one.number for one in known}
    alone = [(one.paragraph, one.title) for one in known if one.number is None]
    others = [(number, one) for number, one in enumerate(example_sources(game)) if one.file != name]
    if not alone and told.isdisjoint(number for number, _ in others):
        return []
    return alone + [(one.paragraph, one.title) for number, one in others if number not in told]


def play_moments(game: Game, source: ExampleSource, *, with_turn: bool = False) -> list[Moment]:
    """Return the tables of an example in order, the set-up first; raises SpielhafenError.

    with_turn: whether a turn goes on after what the example shows, if the game teaches how.
    """
    shown = _Example(game, source)
    shown.adds_turn = with_turn
    for line in source.lines:
        shown.take(line)
    shown.show()
    return shown.moments


class _Example(ExampleRunner):
    """An example being played for readers."""

    def __init__(self, game: Game, source: ExampleSource) -> None:
        super().__init__(game, source)
        self.moments: list[Moment] = []
        self._captions: list[Caption] = []
        self._made: list[Caption] = []
        """The captions of moves, for a line without log texts."""
        self.adds_turn = False
        self._changed = False
        """Whether the table has changed since it was last shown."""

    def show(self) -> None:
        """Add the table, if it has changed or has new captions."""
        if self._changed or self._captions:
            self.moments.append(Moment(self.g.clone(), tuple(self._captions)))
        self._captions, self._changed = [], False

    def take(self, line: ExampleLine) -> None:
        if not line.mark and not self.is_setting_up:
            self.show()
        super().run_line(line)

    def _begin(self) -> None:
        if self.adds_turn and self._lacks_turn() and self.notation.turn is not None:
            self.adds_turn = False
            seats = (getattr(step, "seat", None) for step in self.pending_steps)
            self.notation.turn(self.g, next((seat for seat in seats if seat is not None), 0))
        super()._begin()
        self._changed = True

    def _play(self, written: str) -> None:
        self.show()
        self._made = []
        super()._play(written)
        self._captions = self._captions or self._made
        self._changed = True

    def _make(self, move: Move) -> None:
        self._made += [
            Caption("told", label, seat, paragraph)
            for label, seat, paragraph, made in self._offers()
            if made == str(move)
        ]
        super()._make(move)

    def _check_offers(self, statement: OfferStatement) -> None:
        super()._check_offers(statement)
        named = None if statement.is_complete() else statement.moves.words
        if statement.moves.scope == "none of":
            self._captions += self._refusals(statement.moves.words)
        elif self.g.actor() == CHANCE:
            self._captions += [Caption("possible", said) for said in self._outcomes(named)]
        else:
            offers = list(self._offers())
            shown = [each for each in offers if named is None or each[3] in named]
            self._captions += [
                Caption("offered", label, seat, paragraph) for label, seat, paragraph, _ in shown
            ]
            if shown and len(shown) < len(offers):
                more = text("example-more", count=len(offers) - len(shown))
                self._captions.append(Caption("offered", more, shown[0][1]))

    def _check_reach(self, written: str) -> Mapping[str, int]:
        found = super()._check_reach(written)
        self._captions += [
            Caption("possible", text("example-reach", value=value, count=count), self.g.actor())
            for value, count in found.items()
        ]
        return found

    def _refusals(self, moves: Sequence[str]) -> Iterator[Caption]:
        """Yield a caption for each reason why these moves are not offered."""
        reasons: dict[tuple[str, str], list[str]] = {}
        captions: dict[tuple[str, str], Caption] = {}
        for written in moves:
            caption = self._refusal(self.notation.read_move(written))
            if caption is not None:
                reason = (str(caption.text), caption.paragraph)
                captions.setdefault(reason, caption)
                reasons.setdefault(reason, []).append(written)
        for reason, refused in reasons.items():
            more = ["…"] if len(refused) > MAX_REFUSED else []
            yield replace(captions[reason], move=", ".join([*refused[:MAX_REFUSED], *more]))

    def _outcomes(self, named: Sequence[str] | None) -> list[Text]:
        """Return the possible outcomes of chance, or those named, as log texts, each once."""
        told = [
            (said, str(move))
            for move, _ in self.g.outcomes()
            if (said := self.game.describe_step(self.g, self.g.steps[-1], move)) is not None
        ]
        shown = _unique(said for said, move in told if named is None or move in named)[:MAX_OUTCOMES]
        more = len(_unique(said for said, _ in told)) - len(shown)
        return [*shown, text("example-more", count=more)] if more else shown

    def _offers(self) -> Iterator[tuple[Text, int, str, str]]:
        """Yield the moves on offer: label, seat, paragraph and text of the move."""
        asked = self.g.actor()
        if asked not in {CHANCE, OVER}:
            for offer in self.game.scene(view(self.g, asked)).offers:
                yield offer.label, asked, offer.paragraph, offer.move

    def _refused(self, written: str) -> None:
        super()._refused(written)
        caption = self._refusal(self.notation.read_move(self._asked(written).rpartition(":")[0]))
        if caption is not None:
            self._captions.append(caption)

    def _refusal(self, move: Move) -> Caption | None:
        """Return the reason why a move is not allowed; None if it is."""
        why, actor = self.g.refuse(move), self.g.actor()
        if why is None:
            return None
        return Caption("refused", why.text, actor if actor >= 0 else None, why.paragraph, str(move))

    def _watch(self, g: Any, step: Step, move: Move | None) -> None:
        super()._watch(g, step, move)
        said = self.game.describe_step(g, step, move)
        if said is not None:
            self._captions.append(Caption("told", said, seat_of(step), paragraph_of(type(step))))
