"""The command that writes the site without a server."""

from __future__ import annotations

from pathlib import Path

from spielhafen.cli.cli_errors import EXIT_OK, file_error
from spielhafen.cli.console import load_words, parse_languages, print_lines, print_note
from spielhafen.core.game import find_games

MEGABYTE = 1_000_000


def site(folder: Path, /, *, languages: str | None = None) -> int:
    """Write all games as a site of static files, without a server."""
    from spielhafen.static_site.site_folder import build_site

    say, offered = load_words(), parse_languages(languages)
    find_games()  # report broken games before anything is written
    try:
        size = build_site(folder, lambda key: print_note(say(key)), languages=offered)
    except OSError as error:
        raise file_error(folder, error) from None
    print_lines(say("cli-site-done", folder=str(folder), megabytes=round(size / MEGABYTE)))
    return EXIT_OK
