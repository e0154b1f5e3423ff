"""Mailboxes: mails are counted by them, and sent to addresses as they were written."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spielhafen.server.notify.smtp_account import mailbox
from spielhafen.store import Store
from tests.server.notify.test_mail_notifier import Post, add_address, post, store

__all__ = ["post", "store"]


def test_addresses_that_differ_after_a_plus_sign_share_their_limits(store: Store, post: Post) -> None:
    for number in range(8):
        address = replace(add_address(store), address=f"{'Ab'[number % 2]}da+{number}@Mail.example")
        post.notifier.ask_consent(address, "the-token")
    post.notifier.work_off()

    # Two mailboxes, three mails to each; written to where people want them.
    assert sorted(str(mail["To"]) for mail in post.sent) == [
        *(f"Ada+{number}@Mail.example" for number in (0, 2, 4)),
        *(f"bda+{number}@Mail.example" for number in (1, 3, 5)),
    ]


@pytest.mark.parametrize(
    ("address", "box"),
    [
        ("Ada@Mail.Example", "ada@mail.example"),
        ("ada+games@mail.example", "ada@mail.example"),
        ("ada+a+b@mail.example", "ada@mail.example"),
        ("a.da@mail.example", "a.da@mail.example"),
        ("+@mail.example", "+@mail.example"),
        ("+ada@mail.example", "+ada@mail.example"),
    ],
)
def test_a_mailbox_is_an_address_without_what_follows_a_plus_sign(address: str, box: str) -> None:
    assert mailbox(address) == box
