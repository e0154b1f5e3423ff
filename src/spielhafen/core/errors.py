"""The errors of the library. Each carries a text that can be shown in the reader's language.

SpielhafenError
├── MoveError
│   ├── UnreadableMove      no move of the game is written like this
│   ├── AmbiguousMove       several offered moves begin like this
│   └── IllegalMove         a move, but not now: carries the Refusal
├── UnknownGame · BadSeats
├── BadOption               no such value of a house rule
│   ├── UnknownOption       no such house rule
│   └── BadNumber           a number of the game beyond its bounds; also BadDrawing, BadVariantName, NothingChanged
├── GameFolderError         a folder named in SPIELHAFEN_GAMES without a usable game
├── DuplicateGameError      two games of one name, in different packages
├── BrokenFile              a position or logbook that cannot be read: says where
└── RulesError              a mistake in a game's code, not in its use
    └── DeclarationError    a field of a state that is declared as it cannot be
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.text import Arg


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: a code, the arguments of its text, and the paragraph."""

    code: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    paragraph: str = ""

    @property
    def text(self) -> Text:
        """The sentence for the player, with the key `refused-<code>`."""
        return Text(f"refused-{self.code}", self.args)

    def with_paragraph(self, paragraph: str) -> Refusal:
        """Return the same refusal, citing this paragraph unless it already names one."""
        return self if self.paragraph else Refusal(self.code, self.args, paragraph)


def refusal(code: str, paragraph: str = "", **args: Arg) -> Refusal:
    """Return a refusal; its paragraph is that of the deed unless given."""
    return Refusal(code, args, paragraph)


class SpielhafenError(Exception):
    """Base class of all errors that can be shown to the user.

    game: the game whose texts the message needs, if any. to_english: formats a text of a game in English for
    logs and tracebacks; set when `spielhafen.i18n` is imported.
    """

    game = ""
    to_english: Callable[[Text, str], str] | None = None

    def __init__(self, message: Text) -> None:
        super().__init__(f"{message.key} {dict(message.args)}" if message.args else message.key)
        self.text = message

    def __str__(self) -> str:
        key = super().__str__()
        voice = SpielhafenError.to_english
        try:
            return key if voice is None else f"{voice(self.text, self.game)} ({key})"
        except Exception:  # noqa: BLE001 - showing an error must not fail, whatever goes wrong with its text
            return key

    def __reduce__(self) -> tuple[Any, ...]:
        """Rebuild the error from its attributes: the constructors take other arguments than `args`."""
        return _rebuild, (type(self), self.args), self.__dict__


def _rebuild(kind: type[SpielhafenError], args: tuple[object, ...]) -> SpielhafenError:
    return kind.__new__(kind, *args)


class MoveError(SpielhafenError):
    """A move that cannot be played; the state is unchanged."""


class UnreadableMove(MoveError):
    """No move of the game is written like this."""

    def __init__(self, written: str) -> None:
        super().__init__(text("error-unreadable-move", written=shorten(written)))


MAX_READINGS: Final = 8
"""The maximum number of moves that are named when several begin like the input."""


class AmbiguousMove(MoveError):
    """Several of the offered moves begin like this."""

    def __init__(self, written: str, readings: Iterable[str]) -> None:
        self.readings = tuple(readings)
        more = ["…"] if len(self.readings) > MAX_READINGS else []
        named = ", ".join([*self.readings[:MAX_READINGS], *more])
        super().__init__(text("error-ambiguous-move", written=shorten(written), readings=named))


class IllegalMove(MoveError):
    """A move of the game, but not allowed now."""

    def __init__(self, written: str, refusal: Refusal) -> None:
        super().__init__(_illegal_move_text(written, refusal))
        self.refusal = refusal


def _illegal_move_text(written: str, reason: Refusal) -> Text:
    if reason.paragraph:
        return text("error-illegal-move", written=written, why=reason.text, law=reason.paragraph)
    return text("error-illegal-move-at-all", written=written, why=reason.text)


class UnknownGame(SpielhafenError):
    """There is no game of this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(text("error-unknown-game", name=shorten(name), known=", ".join(known)))


class GameFolderError(SpielhafenError):
    """A folder that should hold a game and does not."""

    def __init__(self, folder: str, reason: Text) -> None:
        super().__init__(text("error-game-folder", folder=folder, why=reason))


class DuplicateGameError(SpielhafenError):
    """Two games have the same name."""

    def __init__(self, name: str, one: str, other: str) -> None:
        super().__init__(text("error-same-name", name=name, one=one, other=other))


class BadSeats(SpielhafenError):
    """The game is not for this number of players."""

    def __init__(self, seats: int, minimum: int, maximum: int) -> None:
        super().__init__(
            text("error-bad-seats", seats=seats, least=minimum, most=maximum, span=maximum - minimum)
        )


class BadOption(SpielhafenError):
    """A house rule has no such value."""

    def __init__(self, name: str, value: object, allowed: Iterable[str]) -> None:
        known = ", ".join(allowed)
        super().__init__(
            text("error-bad-option", name=shorten(name), value=shorten(str(value)), allowed=known)
        )


class UnknownOption(BadOption):
    """There is no such house rule."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        names = ", ".join(known)
        key = "error-unknown-option" if names else "error-no-options"
        SpielhafenError.__init__(self, text(key, name=shorten(name), known=names))


class BadNumber(BadOption):
    """A number of the game beyond its bounds, or no number at all."""

    def __init__(self, name: str, value: object, low: int, high: int, printed: int) -> None:
        bounds = {"low": str(low), "high": str(high), "printed": str(printed)}
        given = shorten(str(value))
        SpielhafenError.__init__(self, text("error-bad-number", name=name, value=given, **bounds))


class BadDrawing(BadOption):
    """A drawing that is no board of the game; `why` says what it lacks."""

    def __init__(self, name: str, why: Text) -> None:
        SpielhafenError.__init__(self, text("error-bad-drawing", name=name, why=why))


class BadVariantName(BadOption):
    """A variant cannot have this name."""

    def __init__(self, name: object) -> None:
        SpielhafenError.__init__(self, text("error-variant-name", name=shorten(str(name))))


class NothingChanged(BadOption):
    """A variant has a name, but changes nothing."""

    def __init__(self, name: str, numbers: Iterable[str]) -> None:
        known = ", ".join(numbers)
        SpielhafenError.__init__(self, text("error-variant-empty", name=shorten(name), known=known))


class BrokenFile(SpielhafenError):
    """A position or logbook that cannot be read.

    `where` is a line, a move or a place in the JSON.
    """

    def __init__(self, where: str | Text, reason: Text, game: str = "") -> None:
        super().__init__(text("error-broken-file", where=where, why=reason))
        self.game = game


class RulesError(SpielhafenError):
    """A mistake in a game's code."""

    def __init__(self, what: str) -> None:
        super().__init__(text("error-rules", what=what))


class DeclarationError(RulesError):
    """A field of a state that is declared as it cannot be.

    `what` says what is wrong and what would be right, in English, for the author of the game.
    """

    def __init__(self, file: str, field: str, what: str) -> None:
        SpielhafenError.__init__(self, text("error-declaration", file=file, field=field, what=what))


def shorten(written: str, max_length: int = 60) -> str:
    """Return the text on one line, cut off after `max_length` characters."""
    flat = " ".join(written.split())
    return flat if len(flat) <= max_length else flat[: max_length - 1] + "…"
