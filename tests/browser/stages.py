"""Every screen of the harbour and of all games: at the beginning, in the middle and at the end, from kept logbooks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from playwright.sync_api import expect

from spielhafen.core import logbook
from tests.browser.captain import ASKED, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = Path(logbook.__file__).parent.parent / "games"
NAMES = ("Ada", "Ferdinand von Wrangell", "Jeanne Baret", "Bartolomeu Dias", "Zheng He")
"""Names of captains, short and long."""
READY = "document.querySelector('.chart.drawn')"
END = -1


def put_book(page: Page, game: str, book: str, ply: int) -> None:
    """Lay a table as a golden logbook has it after this ply: whoever is asked sits here, the others are bots."""
    kept = (GAMES / game / "tests" / "golden" / f"{book}.log").read_text(encoding="utf-8")
    read = logbook.read_logbook(kept)
    mine = 0 if ply == END else read.plies[ply].actor
    seats: list[dict[str, str]] = [
        {"kind": "human", "name": name} if seat == mine else {"kind": "bot", "level": "greedy", "name": name}
        for seat, name in enumerate(NAMES[: len(read.names)])
    ]
    body: dict[str, Any] = {"logbook": kept, "seats": seats} | ({} if ply == END else {"ply": ply})
    answer = page.request.post("/api/logbooks", data=body, headers={"Idempotency-Key": uuid4().hex})
    page.goto(f"/#/table/{answer.json()['id']}")


@dataclass(frozen=True)
class Stage:
    """A screen and how one gets there."""

    name: str
    lay: Callable[[Page], None]
    whole: tuple[str, ...] = ()
    partly: tuple[str, ...] = ()
    least: tuple[tuple[str, int], ...] = ()
    desk: tuple[str, ...] = ()


ACT = (".bar [role='status']", ".acts button, .acts summary")
HAND = ".hand li:not(.empty) button"
LISTS = ((".log .roll", 60),)
CREW = (".captains > ol > li",)
DICE = ".tray .may button"
SHOP = ".shop .may"


def asked(game: str, book: str, ply: int, *clicks: str) -> Callable[[Page], None]:
    def lay(page: Page) -> None:
        put_book(page, game, book, ply)
        wait_until(page, f"{ASKED} && {READY}")
        for click in clicks:
            page.locator(click).first.dispatch_event("click")

    return lay


def over(game: str, book: str) -> Callable[[Page], None]:
    def lay(page: Page) -> None:
        put_book(page, game, book, END)
        expect(page.locator(".over .first")).to_be_visible()

    return lay


def address(path: str, there: str) -> Callable[[Page], None]:
    def lay(page: Page) -> None:
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()

    return lay


def table(name: str, book: str, ply: int, *clicks: str, also: tuple[str, ...] = (), partly: tuple[str, ...] = ()) -> Stage:
    game = name.split("-")[0]
    return Stage(name, asked(game, book, ply, *clicks), whole=(*ACT, *also), partly=partly, least=LISTS, desk=CREW)


def end(name: str, book: str) -> Stage:
    return Stage(name + "-end", over(name, book), whole=(".over .first",))


SCREENS = (
    Stage("harbour", address("/#/", ".games .words")),
    Stage("settings", address("/#/settings", "main h2, main fieldset")),
    Stage("rules", address("/#/rules/santa_timea", "main h2")),
    Stage("book", address("/#/book", "textarea")),
    *(
        Stage(f"new-{game}", address(f"/#/new?game={game}", ".begin button"), whole=(".begin button",))
        for game in ("santa_timea", "columbus", "seeschlacht", "treasure_map", "caribbean_conquest", "ghost_ship")
    ),
)
TABLES = (
    table("santa_timea-begin", "five-captains-professional", 8, partly=(HAND,)),
    table("santa_timea-middle", "five-captains-professional", 77),
    table("santa_timea-late", "five-captains-professional", 313, partly=(HAND,)),
    table("santa_timea-two", "two-captains", 36, partly=(HAND,)),
    end("santa_timea", "five-captains-professional"),
    table("columbus-begin", "five-captains", 1),
    table("columbus-choices", "five-captains", 103, also=(DICE,)),
    table("columbus-dice", "five-captains", 34, also=(DICE,)),
    table("columbus-hand", "five-captains", 249, partly=(HAND,)),
    end("columbus", "five-captains"),
    table("seeschlacht-begin", "short-all-arrived", 2),
    table("seeschlacht-choices", "great-elimination", 4),
    table("seeschlacht-steered", "as-printed", 356, ".live .piece.may"),
    table("seeschlacht-short", "as-printed-short", 496),
    end("seeschlacht", "short-all-arrived"),
    table("ghost_ship-begin", "as-printed-two-captains", 5, partly=(HAND,)),
    table("ghost_ship-choices", "nobody-finds-anything", 119),
    table("ghost_ship-hand", "two-captains-lay-and-sail", 578, partly=(HAND,)),
    table("ghost_ship-four", "four-captains-on-a-ready-made-sea", 341, partly=(HAND,)),
    table("ghost_ship-open", "two-captains-lay-and-sail", 584, partly=(HAND,)),
    end("ghost_ship", "three-captains"),
    table("treasure_map-begin", "four-captains", 2),
    table("treasure_map-shop", "four-captains", 59, also=(SHOP,), partly=(HAND,)),
    table("treasure_map-hand", "four-captains", 250, partly=(HAND,)),
    table("treasure_map-duel", "balanced-board-four-captains", 536),
    table("treasure_map-open", "balanced-board-four-captains", 572),
    end("treasure_map", "three-captains-count-their-pieces"),
    table("caribbean_conquest-begin", "balanced-board-four-captains", 2),
    table("caribbean_conquest-shop", "balanced-board-four-captains", 346, also=(SHOP,)),
    table("caribbean_conquest-duel", "four-boxes-last-round", 1114),
    table("caribbean_conquest-open", "four-boxes-last-round", 1088, also=(SHOP,)),
    table("caribbean_conquest-nine", "nine-boxes-last-round", 1625),
    end("caribbean_conquest", "balanced-board-four-captains"),
)
