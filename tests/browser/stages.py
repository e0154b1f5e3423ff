"""Every screen, and that of every game at its beginning, in the middle and at its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from playwright.sync_api import expect

from spielhafen.core import logbook
from tests.browser.captain import ASKED, create_table, here, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = ("santa_timea", "columbus", "seeschlacht", "ghost_ship", "treasure_map", "caribbean_conquest")
FOLDER = Path(logbook.__file__).parent.parent / "games"
NAMES = ("Ada", "Ferdinand von Wrangell", "Jeanne Baret", "Bartolomeu Dias", "Zheng He")
"""Short and long names of players."""
DRAWN = "document.querySelector('.chart.drawn')"
ADDRESSES = count()
"""Logbooks come from many addresses, since a server accepts only a few from each."""


@dataclass(frozen=True)
class Stage:
    """A screen, the way to it, and what is needed to act there."""

    name: str
    set_up: Callable[[Page], None]
    whole: tuple[str, ...] = ()
    """Selectors of elements that must be entirely in sight and uncovered."""
    overlapping: tuple[str, ...] = ()
    """Selectors of cards, which may overlap but must be in sight."""
    desk: tuple[str, ...] = ()
    """Elements that must be entirely in sight on desktops only."""
    desk_overlapping: tuple[str, ...] = ()
    """Cards that must be in sight on desktops only; on phones they may need scrolling."""
    desk_heights: tuple[tuple[str, int], ...] = ()
    """Selectors and the minimum height in sight on desktops."""
    is_table: bool = False
    is_rare: bool = False
    """Only in the long run."""


ACTIONS = (".bar [role='status']", ".acts button, .acts summary")
HAND = ".hand li:not(.empty) button"
DICE = ".tray .may button"
SHOP = ".shop .may"
PLAYERS = (".captains > ol > li",)
LOG = ((".log .roll", 60),)
"""Three lines."""
CLOSE_BUTTON = "dialog header button"


def open_position(page: Page, game: str, book: str, ply: int | None) -> None:
    """Open a table at a ply of a golden logbook, or at its end, with bots at all other seats."""
    content = (FOLDER / game / "tests" / "golden" / f"{book}.log").read_text(encoding="utf-8")
    parsed = logbook.read_logbook(content)
    mine = 0 if ply is None else parsed.plies[ply].actor
    seats: list[dict[str, str]] = [
        {"kind": "human", "name": name} if seat == mine else {"kind": "bot", "level": "greedy", "name": name}
        for seat, name in enumerate(NAMES[: len(parsed.names)])
    ]
    body: dict[str, Any] = {"logbook": content, "ply": ply, "seats": seats}
    headers = {"Idempotency-Key": uuid4().hex, "X-Forwarded-For": f"10.0.0.{next(ADDRESSES) % 250}"}
    table = page.request.post("/api/logbooks", data=body, headers=headers).json()
    page.goto(f"/#/table/{table['id']}")


def position(
    name: str,
    book: str,
    ply: int,
    *clicks: str,
    whole: tuple[str, ...] = (),
    overlapping: tuple[str, ...] = (),
    desk_overlapping: tuple[str, ...] = (),
) -> Stage:
    """A decision in the game that the name begins with, after clicks on these selectors."""

    def set_up(page: Page) -> None:
        open_position(page, name.partition("-")[0], book, ply)
        wait_until(page, f"{ASKED} && {DRAWN}")
        for selector in clicks:
            page.locator(selector).first.dispatch_event("click")

    return Stage(
        name,
        set_up,
        whole=(*ACTIONS, *whole),
        overlapping=overlapping,
        desk=PLAYERS,
        desk_overlapping=desk_overlapping,
        desk_heights=LOG,
        is_table=True,
    )


def end(game: str, book: str) -> Stage:
    """The end page of a game."""

    def set_up(page: Page) -> None:
        open_position(page, game, book, None)
        expect(page.locator(".over .first")).to_be_visible()

    links = ".over .links > *"
    return Stage(f"{game}-end", set_up, whole=(".over .first",), desk=(links,), is_table=True)


def page_at(name: str, path: str, content: str, *whole: str) -> Stage:
    """A page other than a table."""

    def set_up(page: Page) -> None:
        page.goto(path)
        expect(page.locator(content).first).to_be_visible()

    return Stage(name, set_up, whole=whole)


def after_keys(
    name: str, keys: str, content: str, *whole: str, book: str = "two-captains", ply: int = 36
) -> Stage:
    """A table of Santa Timea after these keys."""

    def set_up(page: Page) -> None:
        open_position(page, "santa_timea", book, ply)
        wait_until(page, f"{ASKED} && {DRAWN}")
        for key in keys.split():
            page.keyboard.press(key)
        expect(page.locator(content).first).to_be_visible()

    return Stage(name, set_up, whole=whole)


def drawer(name: str, icon: str, content: str, whole: str = CLOSE_BUTTON, then: str | None = None) -> Stage:
    """A drawer or a card that a button of the top bar opens; then: a button in it to press."""

    def set_up(page: Page) -> None:
        open_position(page, "santa_timea", "two-captains", 36)
        wait_until(page, f"{ASKED} && {DRAWN}")
        page.locator(f"nav button:has([href='#i-{icon}'])").click()
        if then is not None:
            page.locator(then).click()
        expect(page.locator(content).first).to_be_visible()

    return Stage(f"drawer-{name}", set_up, whole=(whole,))


def open_waiting_room(page: Page) -> None:
    """Create a table with open seats."""
    create_table(page, [here(NAMES[1]), {"kind": "open"}, {"kind": "open"}], game="columbus")
    expect(page.locator(".waits section")).to_be_visible()


def close_curtain(page: Page) -> None:
    """Create a table for two players at one screen."""
    create_table(page, [here(NAMES[1]), here(NAMES[3])])
    expect(page.locator(".curtain")).to_be_visible()


def rare(*stages: Stage) -> tuple[Stage, ...]:
    """Return these stages for the long run."""
    return tuple(replace(stage, is_rare=True) for stage in stages)


def new_table(game: str) -> Stage:
    """The set-up of a new table."""
    return page_at(
        f"new-{game}", f"/#/new?game={game}", ".begin button", ".begin button", ".chair:first-child"
    )


STAGES = (
    page_at("harbour", "/#/", ".games .words"),
    new_table("santa_timea"),
    new_table("caribbean_conquest"),
    Stage("waiting", open_waiting_room, whole=(".waits button",)),
    Stage("curtain", close_curtain, whole=(".curtain button", ".bar [role='status']")),
    after_keys("history", "h ,", ".history", ".history button, .history input"),
    after_keys("sheet", "s", ".over table", ".over .first", book="five-captains-professional", ply=313),
    drawer("advice", "light", ".card .ways .first", whole=".card .ways button"),
    drawer("aim", "help", ".aims li", whole=".ways .first"),
    position("santa_timea-pairs", "five-captains-professional", 77),
    position("santa_timea-late", "five-captains-professional", 313, overlapping=(HAND,)),
    end("santa_timea", "five-captains-professional"),
    position("columbus-hand", "five-captains", 249, overlapping=(HAND,)),
    position("seeschlacht-choices", "great-elimination", 4),
    position("seeschlacht-steered", "as-printed", 356, ".live .piece.may"),
    position("seeschlacht-short", "as-printed-short", 496),
    position("ghost_ship-hand", "two-captains-lay-and-sail", 578, desk_overlapping=(HAND,)),
    position("treasure_map-shop", "four-captains", 59, overlapping=(HAND,)),
    position("caribbean_conquest-shop", "balanced-board-four-captains", 346, whole=(SHOP,)),
    end("caribbean_conquest", "balanced-board-four-captains"),
    *rare(
        position("columbus-dice", "five-captains", 34, whole=(DICE,)),
        position("ghost_ship-begin", "as-printed-two-captains", 5, overlapping=(HAND,)),
        position("treasure_map-duel", "balanced-board-four-captains", 536),
        drawer("settings", "settings", "dialog [role='switch']"),
        page_at("settings", "/#/settings", "main [role='switch']"),
        page_at("my-games", "/#/my-games", "main h2"),
        page_at("logbook", "/#/book", "textarea"),
        *(page_at(f"rules-{game}", f"/#/rules/{game}", "main h2") for game in GAMES),
        *(new_table(game) for game in GAMES if game not in {"santa_timea", "caribbean_conquest"}),
        drawer("rules", "rules", "dialog h2"),
        drawer("seats", "person", "dialog h2"),
        drawer("chat", "talk", "dialog textarea, dialog input"),
        drawer("help", "help", "dialog kbd", then="dialog .ways button:has([href='#i-help'])"),
        position("santa_timea-begin", "five-captains-professional", 8, overlapping=(HAND,)),
        position("santa_timea-two", "two-captains", 36, overlapping=(HAND,)),
        position("columbus-begin", "five-captains", 1),
        position("columbus-choices", "five-captains", 103, whole=(DICE,)),
        end("columbus", "five-captains"),
        position("seeschlacht-begin", "short-all-arrived", 2),
        end("seeschlacht", "short-all-arrived"),
        position("ghost_ship-choices", "nobody-finds-anything", 119),
        position("ghost_ship-four", "four-captains-on-a-ready-made-sea", 341, desk_overlapping=(HAND,)),
        position("ghost_ship-open", "two-captains-lay-and-sail", 584, desk_overlapping=(HAND,)),
        end("ghost_ship", "three-captains"),
        position("treasure_map-begin", "four-captains", 2),
        position("treasure_map-hand", "four-captains", 250, desk_overlapping=(HAND,)),
        position("treasure_map-open", "balanced-board-four-captains", 572),
        end("treasure_map", "three-captains-count-their-pieces"),
        position("caribbean_conquest-begin", "balanced-board-four-captains", 2),
        position("caribbean_conquest-duel", "four-boxes-last-round", 1114),
        position("caribbean_conquest-open", "four-boxes-last-round", 1088, whole=(SHOP,)),
        position("caribbean_conquest-nine", "nine-boxes-last-round", 1625),
    ),
)
TEXT_VIEW = after_keys("text", "t", ".text", ".bar [role='status']")
"""The browser stores this view for all tables that it opens afterwards."""
