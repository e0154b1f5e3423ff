"""The commentators of a tournament: appointed by a link, dismissed, forgotten."""

from __future__ import annotations

import msgspec
import pytest

from spielhafen.tournaments.commentators import (
    MAX_COMMENTATORS,
    MAX_KNOWN_KEYS,
    appoint,
    dismiss,
    find_commentator,
    link_token,
    make_link,
)
from spielhafen.tournaments.contest import Contest, TournamentRefused
from tests.tournaments.test_contest import contest

LINK = "a-hash"


def contest_with_link() -> Contest:
    made = contest("swiss", 0)
    made.commentary_link = LINK
    return made


def refusal(made: Contest, link: str, name: str, owner: str) -> str:
    with pytest.raises(TournamentRefused) as caught:
        appoint(made, link, name, owner)
    return caught.value.text.key


def test_who_has_the_link_becomes_a_commentator_once() -> None:
    made = contest_with_link()
    appoint(made, LINK, "Eve", "eve")
    appoint(made, "another", "Eva", "eve")
    assert [(one.name, one.owner) for one in made.commentators] == [("Eve", "eve")]
    assert find_commentator(made, "eve") == 0
    assert find_commentator(made, "") is None
    assert "eve" in made.people


def test_without_the_right_link_no_one_becomes_a_commentator() -> None:
    made = contest("swiss", 0)
    for link in ("", LINK):
        assert refusal(made, link, "Eve", "eve") == "commentary-bad-link"
    made.commentary_link = LINK
    for link in ("", "another"):
        assert refusal(made, link, "Eve", "eve") == "commentary-bad-link"
    assert made.commentators == []


def test_a_commentator_has_a_name_of_their_own() -> None:
    made = contest_with_link()
    made.enter("Ada", "ada")
    appoint(made, LINK, "Eve", "eve")
    for name in ("Ada", "Eve"):
        assert refusal(made, LINK, name, "mallory") == "seat-name-taken"
    appoint(made, LINK, "Ada", "ada")  # as which this person plays
    assert [one.name for one in made.commentators] == ["Eve", "Ada"]
    with pytest.raises(TournamentRefused):
        made.enter("Eve", "mallory")
    made.enter("Eve", "eve")


def test_there_are_only_some_commentators() -> None:
    made = contest_with_link()
    for number in range(MAX_COMMENTATORS):
        appoint(made, LINK, ("Cy", "Di", "Fay", "Gil", "Hal", "Ida", "Jo", "Kim")[number], f"owner {number}")
    assert refusal(made, LINK, "Eve", "eve") == "commentary-full"


def test_who_was_dismissed_does_not_return_with_the_link() -> None:
    made = contest_with_link()
    appoint(made, LINK, "Eve", "eve")
    for number, name in ((1, "Eve"), (0, "Eva"), (-1, "Eve")):
        with pytest.raises(TournamentRefused):
            dismiss(made, number, name)
    dismiss(made, 0, "Eve")
    assert made.commentators == []
    assert refusal(made, LINK, "Eve", "eve") == "commentary-bad-link"


def test_a_commentator_is_forgotten() -> None:
    made = contest_with_link()
    appoint(made, LINK, "Eve", "eve")
    made.forget("eve")
    assert made.commentators == []
    assert "eve" not in made.people


def test_no_token_comes_again_even_for_a_key_that_is_forgotten() -> None:
    made = contest("swiss", 0)
    tokens = []
    for number in range(MAX_KNOWN_KEYS + 1):
        make_link(made, f"key {number}", str.upper)
        tokens.append(link_token(made, f"key {number}"))
    make_link(made, "key 0", str.upper)
    assert link_token(made, "key 0") not in tokens
    assert len(made.commentary_keys) == MAX_KNOWN_KEYS
    assert made.commentary_link == link_token(made, "key 0").upper()


def test_a_tournament_of_an_older_server_keeps_its_link() -> None:
    stored = msgspec.json.encode(contest_with_link())
    assert b"commentary_links" not in stored
    made = msgspec.json.decode(stored, type=Contest)
    appoint(made, LINK, "Eve", "eve")
    make_link(made, "a key", str.upper)
    assert made.commentary_link not in ("", LINK)
