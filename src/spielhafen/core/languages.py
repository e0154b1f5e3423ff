"""The languages of the texts. This is the only place that lists them.

A language has the texts of the house in `i18n/<language>` and those of each game in its `texts/<language>.ftl`,
`guide/<language>.ftl` and `rules.<language>.md`. Every game has English and German; where it has no other language,
its readers get English.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final[tuple[str, ...]] = ("en", "de", "fr", "es", "it")
"""All languages, the fallback first."""
REQUIRED_LANGUAGES: Final = ("en", "de")
"""The languages that every game has."""
REVIEWED_LANGUAGES: Final = frozenset({"en", "de"})
"""The languages that native speakers have checked; the others are marked where one chooses."""
FALLBACK_LANGUAGE: Final = LANGUAGES[0]
LANGUAGE_ENV: Final = "SPIELHAFEN_LANGUAGE"
"""The environment variable with the user's wish."""
SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

_MESSAGE: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)


def best_language(wishes: Iterable[str], offered: Sequence[str] = LANGUAGES) -> str:
    """Return the first of the wishes that is offered, or else English.

    Wishes are tags such as `de`, `de-AT` and `de_AT.UTF-8`; only the language in them counts.

    >>> best_language(["nl-BE", "de_AT.UTF-8", "en"])
    'de'
    """
    codes = (re.split(r"[-_.@]", wish.strip().lower(), maxsplit=1)[0] for wish in wishes)
    return next((code for code in codes if code in offered), FALLBACK_LANGUAGE)


def user_language() -> str:
    """Return the language of the user's environment, or else English."""
    names = (os.environ.get(name) for name in SYSTEM_VARIABLES)
    system = next(filter(None, names), None) or locale.getlocale()[0] or ""
    return best_language([os.environ.get(LANGUAGE_ENV, ""), system])


def read_texts(folders: Iterable[Traversable], language: str) -> str:
    """Return the Fluent source of a language in these folders.

    What a language that games need not have does not say is said in English.
    """
    folders = list(folders)
    return complete_texts(language, lambda code: _read_files(folders, code))


def complete_texts(language: str, read: Callable[[str], str]) -> str:
    """Return the Fluent source of a language; what it need not have and lacks is in English."""
    source = read(language)
    return source if language in REQUIRED_LANGUAGES else add_missing_messages(source, read(FALLBACK_LANGUAGE))


def _read_files(folders: Iterable[Traversable], language: str) -> str:
    sources = (folder.joinpath(f"{language}.ftl") for folder in folders)
    return "\n".join(source.read_text("utf-8") for source in sources if source.is_file())


def add_missing_messages(source: str, english: str) -> str:
    r"""Return Fluent source with the English messages that it lacks.

    >>> add_missing_messages("ship = navire\n", "ship = ship\nreef = reef\n    .use = Avoid it.\n")
    'ship = navire\n\nreef = reef\n    .use = Avoid it.\n'
    """
    known = {_message_id(message) for message in _MESSAGE.split(source)}
    missing = [message for message in _MESSAGE.split(english)[1:] if _message_id(message) not in known]
    return "\n".join([source, "".join(missing)]) if missing else source


def _message_id(message: str) -> str:
    return message.partition("=")[0].strip()
