"""Encryption of messages, and what a push service learns about the server."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from spielhafen.server.notify.webpush_crypto import BadContact, VapidKey, encrypt, generate_key, parse_contact
from tests.server.fake_push_service import base64url, from_base64url


def test_a_message_is_encrypted_as_in_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    private_key = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    encrypted = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64url(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        key=ec.derive_private_key(private_key, ec.SECP256R1()),
    )
    assert encrypted == from_base64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
        "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_cannot_find_out_the_table() -> None:
    """Table ids are few enough to be tried one by one."""
    one, other = (VapidKey(generate_key()) for _ in range(2))
    table, endpoint = "amber-gull-7", "https://push.example/a"
    topic = one.topic(table, endpoint)
    assert topic == one.topic(table, endpoint)
    assert re.fullmatch("[A-Za-z0-9_-]{32}", topic)
    others = {
        other.topic(table, endpoint),
        one.topic(table, f"{endpoint}b"),
        one.topic("amber-gull-71", endpoint),
    }
    assert len(others | {topic}) == 4
    topics = {
        base64url(sha256(guess.encode()).digest()[:24])
        for guess in (
            table,
            f"{table}\n{endpoint}",
            one.public_key + table,
            f"{one.public_key}{table}\n{endpoint}",
        )
    }
    assert topic not in topics


@pytest.mark.parametrize("contact", ["me@example.org", "mailto:me@example.org", "https://example.org/who"])
def test_a_contact_is_a_mail_address_or_a_page(contact: str) -> None:
    assert parse_contact(contact) in (contact, f"mailto:{contact}")


@pytest.mark.parametrize(
    "contact", ["", "me", "me@here", "http://example.org", "https://", "a b@c.d", "a@b@c.d"]
)
def test_other_contacts_are_refused(contact: str) -> None:
    with pytest.raises(BadContact):
        parse_contact(contact)
