"""Every screen of the harbour and of all games: at the beginning, in the middle and at the end, from kept logbooks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from playwright.sync_api import expect

from spielhafen.core import logbook
from tests.browser.captain import ASKED, create_table, here, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = Path(logbook.__file__).parent.parent / "games"
NAMES = ("Ada", "Ferdinand von Wrangell", "Jeanne Baret", "Bartolomeu Dias", "Zheng He")
"""Names of captains, short and long."""
ADDRESSES = count()
"""Logbooks come from many addresses, since a server takes only so many from one."""
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
    headers = {"Idempotency-Key": uuid4().hex, "X-Forwarded-For": f"10.0.0.{next(ADDRESSES) % 250}"}
    answer = page.request.post("/api/logbooks", data=body, headers=headers)
    page.goto(f"/#/table/{answer.json()['id']}")


@dataclass(frozen=True)
class Stage:
    """A screen, how one gets there, and what of it is needed to act."""

    name: str
    lay: Callable[[Page], None]
    whole: tuple[str, ...] = ()
    """Selectors of what has to be in sight altogether and free."""
    partly: tuple[str, ...] = ()
    """Selectors of cards that may overlap."""
    desk: tuple[str, ...] = ()
    """What has to be in sight altogether beside the chart of a desk, too."""
    desk_partly: tuple[str, ...] = ()
    """Cards that may overlap beside the chart of a desk, and may be scrolled to on a phone."""
    desk_least: tuple[tuple[str, int], ...] = ()
    """Selectors, each with the height that has to be in sight beside the chart of a desk."""


ACT = (".bar [role='status']", ".acts button, .acts summary")
HAND = ".hand li:not(.empty) button"
DICE = ".tray .may button"
SHOP = ".shop .may"
CAPTAINS = (".captains > ol > li",)
LOGBOOK = ((".log .roll", 60),)
"""Three lines of it."""


def table(
    name: str,
    book: str,
    ply: int,
    *clicks: str,
    whole: tuple[str, ...] = (),
    partly: tuple[str, ...] = (),
    held: bool = False,
) -> Stage:
    """A table of the game that the name begins with, where somebody is asked; `held`: with a hand that is not asked."""

    def lay(page: Page) -> None:
        put_book(page, name.split("-", maxsplit=1)[0], book, ply)
        wait_until(page, f"{ASKED} && {READY}")
        for click in clicks:
            page.locator(click).first.dispatch_event("click")

    return Stage(
        name,
        lay,
        whole=(*ACT, *whole),
        partly=partly,
        desk=CAPTAINS,
        desk_partly=(HAND,) if held else (),
        desk_least=LOGBOOK,
    )


def end(game: str, book: str) -> Stage:
    """The last page of a game."""

    def lay(page: Page) -> None:
        put_book(page, game, book, END)
        expect(page.locator(".over .first")).to_be_visible()

    return Stage(f"{game}-end", lay, whole=(".over .first",))


def address(name: str, path: str, there: str, *whole: str) -> Stage:
    """A page that is not a table."""

    def lay(page: Page) -> None:
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()

    return Stage(name, lay, whole=whole)


def leaf(name: str, keys: str, there: str, *whole: str, book: str = "two-captains", ply: int = 36) -> Stage:
    """What lies beside or over a table of Santa Timea after these keys."""

    def lay(page: Page) -> None:
        put_book(page, "santa_timea", book, ply)
        wait_until(page, f"{ASKED} && {READY}")
        for key in keys.split():
            page.keyboard.press(key)
        expect(page.locator(there).first).to_be_visible()

    return Stage(name, lay, whole=whole)


def drawer(name: str, icon: str, there: str, *whole: str) -> Stage:
    """What a door in the head of a table opens."""

    def lay(page: Page) -> None:
        put_book(page, "santa_timea", "two-captains", 36)
        wait_until(page, f"{ASKED} && {READY}")
        page.locator(f"nav button:has([href='#i-{icon}'])").click()
        expect(page.locator(there).first).to_be_visible()

    return Stage(name, lay, whole=whole)


def waiting(page: Page) -> None:
    """A table at which chairs are free."""
    create_table(page, [here(NAMES[1]), {"kind": "open"}, {"kind": "open"}], game="columbus")
    expect(page.locator(".waits section")).to_be_visible()


def curtain(page: Page) -> None:
    """Two captains at one screen."""
    create_table(page, [here(NAMES[1]), here(NAMES[3])])
    expect(page.locator(".curtain")).to_be_visible()


CLOSE = "dialog header button"
SCREENS = (
    address("harbour", "/#/", ".games .words"),
    address("settings", "/#/settings", "main [role='switch']"),
    *(
        address(f"rules-{game}", f"/#/rules/{game}", "main h2")
        for game in (
            "santa_timea",
            "columbus",
            "seeschlacht",
            "ghost_ship",
            "treasure_map",
            "caribbean_conquest",
        )
    ),
    address("book", "/#/book", "textarea"),
    *(
        address(f"new-{game}", f"/#/new?game={game}", ".begin button", ".begin button", ".chair:first-child")
        for game in (
            "santa_timea",
            "columbus",
            "seeschlacht",
            "ghost_ship",
            "treasure_map",
            "caribbean_conquest",
        )
    ),
    Stage("waiting", waiting, whole=(".waits button",)),
    Stage("curtain", curtain, whole=(".curtain button", ".bar [role='status']")),
    leaf("history", "h ,", ".history", ".history button, .history input"),
    leaf("sheet", "s", ".over table", ".over .first", book="five-captains-professional", ply=313),
    drawer("drawer-rules", "rules", "dialog h2", CLOSE),
    drawer("drawer-advice", "light", "dialog ol .act", CLOSE),
    drawer("drawer-seats", "person", "dialog h2", CLOSE),
    drawer("drawer-chat", "talk", "dialog textarea, dialog input", CLOSE),
    drawer("drawer-settings", "settings", "dialog [role='switch']", CLOSE),
    drawer("drawer-help", "help", "dialog kbd", CLOSE),
)
TABLES = (
    table("santa_timea-begin", "five-captains-professional", 8, partly=(HAND,)),
    table("santa_timea-middle", "five-captains-professional", 77),
    table("santa_timea-late", "five-captains-professional", 313, partly=(HAND,)),
    table("santa_timea-two", "two-captains", 36, partly=(HAND,)),
    end("santa_timea", "five-captains-professional"),
    table("columbus-begin", "five-captains", 1),
    table("columbus-choices", "five-captains", 103, whole=(DICE,)),
    table("columbus-dice", "five-captains", 34, whole=(DICE,)),
    table("columbus-hand", "five-captains", 249, partly=(HAND,)),
    end("columbus", "five-captains"),
    table("seeschlacht-begin", "short-all-arrived", 2),
    table("seeschlacht-choices", "great-elimination", 4),
    table("seeschlacht-steered", "as-printed", 356, ".live .piece.may"),
    table("seeschlacht-short", "as-printed-short", 496),
    end("seeschlacht", "short-all-arrived"),
    table("ghost_ship-begin", "as-printed-two-captains", 5, partly=(HAND,)),
    table("ghost_ship-choices", "nobody-finds-anything", 119),
    table("ghost_ship-hand", "two-captains-lay-and-sail", 578, held=True),
    table("ghost_ship-four", "four-captains-on-a-ready-made-sea", 341, held=True),
    table("ghost_ship-open", "two-captains-lay-and-sail", 584, held=True),
    end("ghost_ship", "three-captains"),
    table("treasure_map-begin", "four-captains", 2),
    table("treasure_map-shop", "four-captains", 59, partly=(HAND,)),
    table("treasure_map-hand", "four-captains", 250, held=True),
    table("treasure_map-duel", "balanced-board-four-captains", 536),
    table("treasure_map-open", "balanced-board-four-captains", 572),
    end("treasure_map", "three-captains-count-their-pieces"),
    table("caribbean_conquest-begin", "balanced-board-four-captains", 2),
    table("caribbean_conquest-shop", "balanced-board-four-captains", 346, whole=(SHOP,)),
    table("caribbean_conquest-duel", "four-boxes-last-round", 1114),
    table("caribbean_conquest-open", "four-boxes-last-round", 1088, whole=(SHOP,)),
    table("caribbean_conquest-nine", "nine-boxes-last-round", 1625),
    end("caribbean_conquest", "balanced-board-four-captains"),
)
TEXT = leaf("text", "t", ".text", ".bar [role='status']")
"""A browser keeps this view for all tables that it opens afterwards."""
