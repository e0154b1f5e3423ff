"""The section of the settings about news of one's own tables, by keyboard and on a phone."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.browser.test_accessibility import check_axe, check_targets
from tests.server.smtp_sink import SmtpSink, smtp_sink

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def sink() -> Iterator[SmtpSink]:
    with smtp_sink() as opened:
        yield opened


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory, sink: SmtpSink) -> Iterator[Harbour]:
    opened = Harbour(tmp_path_factory.mktemp("harbour"))
    smtp = f"smtp://127.0.0.1:{sink.port}?from=harbour@games.example"
    opened.more = json.dumps({"parts": ["letters"], "smtp": smtp, "address": opened.url})
    opened.open()
    yield opened
    opened.kill()


def open_settings(open_page: OpenPage, width: int, height: int, **more: bool) -> Page:
    page = open_page(width, height, **more)
    page.goto("/#/settings")
    expect(page.get_by_role("region", name="News")).to_be_visible()
    return page


def test_a_feed_is_made_renewed_and_erased_by_keyboard(open_page: OpenPage) -> None:
    page = open_settings(open_page, 1366, 768)
    section = page.get_by_role("region", name="News")
    status, fields = section.get_by_role("status"), section.locator("input[readonly]")

    section.get_by_role("button", name="Make a feed and a calendar").press("Enter")
    expect(status).to_have_text("The feed and the calendar are ready.")
    addresses = [fields.nth(number).input_value() for number in range(2)]
    with urlopen(addresses[0], timeout=20) as feed, urlopen(addresses[1], timeout=20) as calendar:
        assert b"<title>Your turn at Spielhafen</title>" in feed.read()
        assert calendar.read().startswith(b"BEGIN:VCALENDAR\r\n")
    section.get_by_role("button", name="Copy: Calendar with deadlines").press("Enter")
    expect(status).to_contain_text("The link is")
    assert page.evaluate("getSelection().toString()") == addresses[1]

    section.get_by_role("button", name="Make new addresses").press("Enter")
    expect(fields.first).not_to_have_value(addresses[0])
    page.reload()
    expect(section).to_contain_text("Their addresses are not shown again")
    expect(fields).to_have_count(0)

    with page.expect_download() as saved:
        section.get_by_role("button", name="Save as a file").press("Enter")
    assert json.loads(saved.value.path().read_text("utf-8"))["feed"]["language"] == "en"
    section.get_by_role("button", name="Erase all").press("Enter")
    section.get_by_role("button", name="Erase them").press("Enter")
    expect(status).to_have_text("Feed, calendar and mails are switched off, and nothing is kept.")
    expect(section.get_by_role("button", name="Make a feed and a calendar")).to_be_focused()


def test_a_mail_address_is_given_confirmed_and_erased(open_page: OpenPage, sink: SmtpSink) -> None:
    page = open_settings(open_page, 1366, 768)
    section = page.get_by_role("region", name="News")
    status = section.get_by_role("status")
    section.get_by_role("textbox", name="Mail address").fill("ada@mail.example")
    section.get_by_role("combobox", name="When").select_option(index=8)
    section.get_by_role("checkbox", name="Columbus").uncheck()
    section.get_by_role("button", name="Ask for a mail to confirm").press("Enter")
    expect(status).to_contain_text("a mail is on its way to ada@mail.example")
    expect(section).to_contain_text("ada@mail.example is not confirmed yet")

    limit = time.monotonic() + 20
    while not sink.mails:
        assert time.monotonic() < limit, "no mail arrives"
        Harbour.process_pause()
    text = message_from_bytes(sink.mails[0].content, policy=default).get_content()
    page.goto(next(line for line in text.splitlines() if "?confirm=" in line))
    page.reload()
    section.get_by_role("button", name="Confirm the mail address").press("Enter")
    expect(status).to_have_text("The mail address is confirmed.")
    expect(section).to_contain_text("Mails go to ada@mail.example.")
    expect(section.get_by_role("combobox", name="When")).to_have_value("7")
    expect(section.get_by_role("checkbox", name="Columbus")).not_to_be_checked()

    section.get_by_role("combobox", name="When").select_option(index=0)
    section.get_by_role("button", name="Save", exact=True).press("Enter")
    expect(status).to_have_text("Your choice is saved.")
    section.get_by_role("button", name="Erase the address").press("Enter")
    expect(status).to_have_text("The address is erased; no more mails will come.")
    expect(section.get_by_role("textbox", name="Mail address")).to_have_value("")


def test_the_link_that_ends_mails(open_page: OpenPage) -> None:
    page = open_page(1366, 768)
    page.goto("/#/settings?stop=unknown")
    section = page.get_by_role("region", name="News")
    section.get_by_role("button", name="End all mails").press("Enter")
    expect(section.get_by_role("status")).to_have_text("No more mails will come; the address is erased.")


def test_on_a_phone(open_page: OpenPage, axe: str) -> None:
    page = open_settings(open_page, 320, 640, touch=True)
    page.get_by_role("button", name="Make a feed and a calendar").click()
    expect(page.get_by_role("textbox", name="Feed for a feed reader")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    check_targets(page)
    check_axe(page, axe)


def test_nothing_is_shown_unless_the_host_has_opened_it(
    open_page: OpenPage, harbour: Harbour, tmp_path_factory: pytest.TempPathFactory
) -> None:
    closed = Harbour(tmp_path_factory.mktemp("closed"))
    closed.open()
    try:
        page = open_page(1366, 768)
        with page.expect_response("**/api/server-parts"):
            page.goto(f"{closed.url}#/settings")
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        expect(page.get_by_role("region", name="News")).to_have_count(0)
    finally:
        closed.kill()
