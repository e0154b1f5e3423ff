"""Texts: a key and its arguments."""

from spielhafen.core.text import PlayerRef, Text, dump_text, text


def test_a_text_is_its_key_and_arguments() -> None:
    assert text("event-take", seat=PlayerRef(1), cards=2) == Text(
        "event-take", {"seat": PlayerRef(1), "cards": 2}
    )
    assert text("event-take") != text("event-take", cards=2)


def test_a_text_without_arguments_is_its_key_in_the_json() -> None:
    assert dump_text(text("round")) == {"key": "round"}


def test_texts_and_captains_may_be_arguments() -> None:
    said = text("played", who=PlayerRef(2), card=text("card", number=7, sign="N"), worth="5½")

    assert dump_text(said) == {
        "key": "played",
        "args": {
            "who": {"seat": 2},
            "card": {"key": "card", "args": {"number": 7, "sign": "N"}},
            "worth": "5½",
        },
    }
