"""People at several devices: invitation, names, ticket, undo, clocks, chat, links."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spielhafen.store import NewChatMessage, Store
from tests.browser.adviser import shown_ply
from tests.browser.captain import (
    ASKED,
    bot,
    create_table,
    decide_by_clicks,
    here,
    log_lines,
    play_by_clicks,
    wait_until,
    wait_until_written,
)
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-company")]
OpenPage = Callable[..., Page]


def invite(page: Page) -> str:
    """Create a table with a free seat by clicks; return its link."""
    page.goto("/")
    page.get_by_role("link", name="Santa Timea").first.click()
    for seat, kind in enumerate(("Here", "Friend", "Empty", "Empty", "Empty")):
        radio = page.get_by_role("group", name=f"Player {seat + 1}").get_by_role("radio", name=kind)
        if not radio.is_checked():
            radio.check()
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("heading", name="One chair is still free")).to_be_visible()
    link: str = page.get_by_label("Link to this table").input_value()
    return link


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_two_people_sit_down_with_one_link_and_play(open_page: OpenPage, harbour: Harbour) -> None:
    ada, bo = open_page(), open_page(width=390, height=844)
    link = invite(ada)
    sit_down(bo, link, "Bo")
    expect(ada.locator(".captains")).to_contain_text("Bo")
    pages = [ada, bo]
    for move in range(8):
        wait_for_a_turn(pages)
        lines = log_lines(ada)
        if bo.evaluate(ASKED):
            bo.locator(".hand li:not(.barred) button").first.click()
            bo.get_by_role("button", name="Play", exact=True).click()
            wait_until_written(ada, lines)
        else:
            decide_by_clicks(ada)
        if move == 3:
            bo.reload()
            harbour.kill()
            harbour.open()
            for page in pages:
                expect(page.get_by_role("alert")).to_have_count(0)


def wait_for_a_turn(pages: list[Page]) -> None:
    for _ in range(1000):
        if any(page.evaluate(ASKED) for page in pages):
            return
        pages[0].wait_for_timeout(20)
    raise AssertionError("no page asks for a decision")


@pytest.mark.console_error(r"403 \(Forbidden\).*\?seat=0")  # the desktop reads its former seat once more
def test_a_phone_takes_the_seat_and_the_desktop_becomes_a_spectator(open_page: OpenPage) -> None:
    desk, phone = open_page(), open_page(width=390, height=844)
    create_table(desk, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}])
    wait_until(desk, ASKED)
    desk.get_by_role("button", name="Players", exact=True).click()
    desk.get_by_role("button", name="To another device").click()
    link = desk.get_by_label("Link to the seat of Ada").input_value()
    desk.keyboard.press("Escape")
    phone.goto(link)
    phone.get_by_role("button", name="Take the seat").click()
    wait_until(phone, ASKED)
    expect(desk.locator(".hand li")).to_have_count(0)
    wait_until(desk, f"!({ASKED})")
    desk.get_by_role("button", name="Players", exact=True).click()
    expect(desk.get_by_text("You are looking on")).to_be_visible()


def test_a_bot_plays_for_me_until_i_come_back(page: Page) -> None:
    create_table(page, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}])
    wait_until(page, ASKED)
    lines = log_lines(page)
    page.get_by_role("button", name="Players", exact=True).click()
    page.get_by_role("button", name="Let a bot play").click()
    back = page.get_by_role("dialog").get_by_role("button", name="Play yourself again")
    expect(back).to_be_focused()
    wait_until_written(page, lines + 2)
    back.click()
    expect(page.get_by_role("button", name="Let a bot play")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    wait_until(page, f"{ASKED} || document.querySelector('.over')")


def test_moves_before_others_moved_are_undone_with_their_consent(open_page: OpenPage) -> None:
    ada, bo = open_page(), open_page(width=390, height=844)
    sit_down(bo, invite(ada), "Bo")
    pages = [ada, bo]
    wait_for_a_turn(pages)
    first = next(page for page in pages if page.evaluate(ASKED))
    other = ada if first is bo else bo
    before = held(first)
    for page in (first, other):
        wait_until(page, ASKED)
        page.locator(".hand li:not(.barred) button").first.click()
        page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.locator("[role='log']")).to_contain_text("takes")
    wait_until(first, f"document.querySelector('.table').dataset.ply >= {shown_ply(ada)}")
    first.get_by_role("button", name="Ask whether it may be taken back").click()
    expect(first.get_by_text("You have asked")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(ada.locator("[role='log']")).to_contain_text("With everybody’s consent")
    wait_until(first, ASKED)
    assert held(first) == before


def held(page: Page) -> list[str]:
    return [str(button.get_attribute("data-thing")) for button in page.locator(".hand li button").all()]


def test_the_dice_of_a_finished_match_are_checked_by_the_browser(page: Page, harbour: Harbour) -> None:
    word = finished_match(harbour)
    page.goto(f"/#/table/{word}")
    page.get_by_role("button", name="Check dice and cards").click()
    expect(page.get_by_text("draws were recomputed here, and they are right")).to_be_visible()
    expect(page.get_by_text("is the one that was promised before")).to_be_visible()
    page.get_by_role("button", name="Who was lucky?").click()
    luck = page.get_by_role("region", name="Who was lucky?")
    expect(luck).to_contain_text("% in all", timeout=60_000)
    expect(luck.locator("summary").first).to_be_focused()
    luck.locator("summary").first.click()
    expect(luck).to_contain_text("What helped most")
    page.keyboard.press("Escape")
    page.route(
        "**/proof",
        lambda route: route.fulfill(
            body=route.fetch().text().replace("0123456789abcdef", "1123456789abcdef"),
            content_type="application/json",
        ),
    )
    page.get_by_role("button", name="Check dice and cards").click()
    expect(page.get_by_text("is not what the key holds!")).to_be_visible()


def test_free_chairs_are_taken_by_bots(page: Page) -> None:
    invite(page)
    page.get_by_role("button", name="A bot takes the chair").click()
    wait_until(page, ASKED)


def test_clocks_are_set_shown_and_stopped(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Santa Timea").first.click()
    page.get_by_role("combobox", name="Clock").select_option("bank-5m")
    page.get_by_role("combobox", name="When the time is up").select_option("move")
    page.get_by_role("button", name="Start game").click()
    wait_until(page, ASKED)
    clock = page.locator("[data-clock='0']")
    expect(clock).to_contain_text(re.compile("[45]:[0-9][0-9]"))
    expect(page.locator("[data-clock]")).to_have_count(1)
    page.get_by_role("button", name="Stop the clocks").click()
    expect(page.get_by_text("The clocks are stopped.")).to_be_visible()
    stopped = clock.inner_text()
    page.get_by_role("button", name="Start the clocks", exact=True).click()
    expect(page.get_by_role("button", name="Stop the clocks")).to_be_visible()
    assert stopped.split(":")[0][-1] in "45"


CALLED = """
window.called = []; window.struck = 0
window.Notification = class { static permission = 'granted' }
ServiceWorkerRegistration.prototype.showNotification = async (title, more) => void called.push([title, more.body])
Object.defineProperty(document, 'hidden', { get: () => true })
const { start } = AudioBufferSourceNode.prototype
AudioBufferSourceNode.prototype.start = function (...more) { struck++; return start.apply(this, more) }
"""


@pytest.mark.parametrize("service_workers", ["allow"])  # they show notifications
def test_a_player_to_move_whose_page_is_hidden_is_notified(open_page: OpenPage) -> None:
    page = open_page(sounds=True, notes=True)
    page.add_init_script(CALLED)
    create_table(page, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "random"}])
    wait_until(page, ASKED)
    before = page.evaluate("called.length")
    # the winner of a trick leads the next one, which needs no notification
    play_by_clicks(page, lambda page: page.evaluate("called.length") > before)
    title, body = page.evaluate("called.at(-1)")
    assert title == "Santa Timea"
    assert "your turn" in body
    assert page.evaluate("struck") > 0


HOSTILE = (
    "<script>p()</script>",
    "<img src=x onerror=p()>",
    "<svg onload=p()>",
    "<svg><script>p()</script></svg>",
    '"><script>p()</script>',
    "'-p()-'",
    "</textarea><script>p()</script>",
    "</title><script>p()</script>",
    "<iframe srcdoc='<script>parent.p()</script>'>",
    "<a href=javascript:p()>x</a>",
    "<body onload=p()>",
    "<math><mtext><table><mglyph><style><img src=x onerror=p()>",
    "{@html p()}",
    "{{constructor.constructor('p()')()}}",
    "${p()}",
    "{ $name }",
    "<details open ontoggle=p()>",
    "<input autofocus onfocus=p()>",
    "<style>*{background:url(javascript:p())}</style>",
    "<base href=//evil.example>",
    "<!--><script>p()</script>-->",
    "javascript:p()",
    "&lt;script&gt;p()&lt;/script&gt;",
    "<scr<script>ipt>p()</scr</script>ipt>",
)


def test_names_and_messages_are_shown_as_text(open_page: OpenPage, harbour: Harbour) -> None:
    ada, bo = open_page(), open_page()
    link = invite(ada)
    sit_down(bo, link, "<svg onload=p()>")
    for page in (ada, bo):
        page.evaluate("window.pwned = 0; window.p = () => window.pwned++; 0")
    word = link.rsplit("/", 1)[1]
    for words in HOSTILE[:3]:
        bo.evaluate(
            "async ([word, words]) => (await fetch(`/api/tables/${word}/chat`, {method: 'POST',"
            " headers: {'Content-Type': 'application/json'}, body: JSON.stringify({text: words})})).status",
            [word, words],
        )
        expect(ada.get_by_text(f"<svg onload=p()>: {words}", exact=True)).to_be_visible()
    store = Store(harbour.folder / "harbour.sqlite")
    at = store.messages(word, ["table"], 0, len(HOSTILE))[-1].at
    for words in HOSTILE[3:]:
        store.add_message(NewChatMessage(word, "table", "bo", 1, words[:24], words, at)).result()
    store.close()
    ada.reload()
    ada.evaluate("window.pwned = 0; window.p = () => window.pwned++; 0")
    ada.get_by_role("button", name="Chat").click()
    said = ada.locator("[role='log'] li span[dir]")
    expect(said).to_have_count(len(HOSTILE))
    assert tuple(said.all_inner_texts()) == HOSTILE
    assert ada.evaluate(
        "[...document.querySelectorAll('[role=log] li span')].every((line) => !line.children.length)"
    )
    expect(ada.locator(".captains")).to_contain_text("<svg onload=p()>")
    ada.get_by_label("Your message").fill("Ahoi")
    ada.get_by_role("button", name="Send").click()
    expect(said.last).to_have_text("Ahoi")
    note = ada.get_by_label("My notes")
    note.fill("</textarea><script>p()</script>")
    expect(ada.get_by_text("Saved.")).to_be_visible()
    assert ada.evaluate("window.pwned") == 0
    ada.reload()
    ada.get_by_role("button", name="Chat").click()
    expect(ada.get_by_label("My notes")).to_have_value("</textarea><script>p()</script>")
    assert [page.evaluate("window.pwned ?? 0") for page in (ada, bo)] == [0, 0]


def test_a_position_is_shared_as_a_link_and_played_on(open_page: OpenPage, harbour: Harbour) -> None:
    word = finished_match(harbour, "old-tern-9")
    page = open_page()
    page.goto(f"/#/table/{word}/30?seat=1")
    place = page.locator(".history output")
    expect(place).to_contain_text("30")
    assert log_lines(page) > 0
    for spoiler in ("winner", "weathered the storm"):
        expect(page.get_by_text(spoiler)).to_have_count(0)
    known = log_lines(page)
    page.get_by_role("button", name="One move on").click()
    expect(place).to_contain_text("31")
    assert known <= log_lines(page) < 60
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("textbox", name="Link to this moment")).to_have_value(
        re.compile(f"#/table/{word}/30")
    )
    voyage = page.get_by_role("textbox", name="The whole game in a link")
    link = voyage.input_value()
    assert len(link) < 4000
    page.get_by_label("You are").select_option("Bo")
    page.get_by_role("button", name="Against bots").click()
    page.wait_for_url(lambda url: "/#/table/" in url and word not in url)
    wait_until(page, ASKED)
    expect(page.locator(".captains")).to_contain_text("Sailor")
    other = open_page()
    other.goto(link)
    other.get_by_role("button", name="Look at the game").click()
    other.wait_for_url(lambda url: "/#/table/" in url and url.endswith("/0"))
    expect(other.locator(".history output")).to_contain_text("0")


SHORT_TIMEOUTS = "const later = setTimeout; window.setTimeout = (act, wait, ...more) => later(act, Math.min(wait, 50), ...more)"
"""Timeouts of 50 ms at most."""


def test_a_script_that_fails_to_load_is_reported_and_loaded_on_the_next_try(page: Page) -> None:
    page.add_init_script(SHORT_TIMEOUTS)
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until(page, ASKED)
    page.route("**/assets/ChatDrawer*.js", lambda route: route.abort())
    talk = page.locator(".table").get_by_role("button", name="Chat")
    # Some browsers remember the failure until the page is reloaded; the page does so once.
    with page.expect_event("load"):
        talk.click()
    wait_until(page, ASKED)
    talk.click()
    expect(page.get_by_role("alert")).to_contain_text("The harbour does not answer.")
    page.unroute("**/assets/ChatDrawer*.js")
    talk.click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()
    expect(page.get_by_role("log", name="Chat")).to_have_css("overflow-y", "auto")


def test_a_name_that_is_emptied_stays_empty(open_page: OpenPage) -> None:
    link = invite(open_page())
    friend = open_page(names=["Bo"])
    friend.goto(link)
    field = friend.get_by_role("textbox", name="Your name")
    expect(field).to_have_value("Bo")
    field.fill("")
    expect(field).to_have_value("")


def test_a_table_requests_its_pictures_again_after_a_failure(page: Page) -> None:
    page.route("**/api/games/santa_timea/art.svg", lambda route: route.abort(), times=1)
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until(page, ASKED)


def test_the_list_of_tables_shows_the_names_of_players(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until(page, ASKED)
    page.goto("/#/")
    voyages = page.get_by_role("region", name="Your games")
    expect(voyages).to_contain_text("Round 1 · Ada’s turn")
