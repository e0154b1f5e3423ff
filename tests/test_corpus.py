"""Many games with fixed seeds go as they did when this version of the rules came out."""

from __future__ import annotations

from pathlib import Path

import pytest
import rules_corpus as corpus
from shell import ToolError

from spielhafen.core.game import Game, find_game, find_games

FEW, MORE = 4, 40
"""Games that are played in every run, and with --slow."""

GAMES = list(find_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_version_of_the_rules_has_a_corpus(game: Game) -> None:
    """Make that of a new version with `tools/rules_corpus.py record GAME`."""
    known = corpus.read_corpus(game)
    assert [one.seed for one in known] == list(range(corpus.GAMES))
    assert {one.seats for one in known} == set(range(game.seats[0], game.seats[1] + 1))
    house_rules = [option for option in game.option_list() if not option.numeric]
    assert any(one.options for one in known) == bool(house_rules)
    assert [corpus.read_line(one.line) for one in known] == known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_few_games_go_as_they_did(game: Game) -> None:
    assert list(corpus.find_divergences(game, FEW)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_some_more_games_go_as_they_did(game: Game) -> None:
    assert list(corpus.find_divergences(game, MORE)) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_games_go_as_they_did(game: Game) -> None:
    assert list(corpus.find_divergences(game)) == []


def test_every_declared_divergence_has_a_reason_and_a_game() -> None:
    for game in GAMES:
        reasons = corpus.declared(game)
        assert set(reasons) <= set(range(corpus.GAMES))
        assert all(reason.strip() for reason in reasons.values())


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return a game with a corpus of two games, the second of which has gone otherwise."""
    game = find_game("santa_timea")
    first, second = corpus.read_corpus(game)[:2]
    other = corpus.CorpusGame(second.seed, second.seats, second.options, (*second.hashes[:-1], "0" * 8))
    monkeypatch.setattr(corpus, "CORPUS", tmp_path)
    monkeypatch.setattr(corpus, "DIVERGENCES", tmp_path / "divergences.toml")
    corpus.corpus_file(game).write_text(f"{first.line}\n{other.line}\n", "utf-8")
    declare(tmp_path, [])
    return game


def declare(folder: Path, seeds: list[int]) -> None:
    entry = f'[[divergence]]\ngame = "santa_timea"\nversion = 1\nseeds = {seeds}\nreason = "a fault"\n'
    (folder / "divergences.toml").write_text(entry, "utf-8")


def test_a_divergence_is_told_with_its_place(changed: Game) -> None:
    assert list(corpus.find_divergences(changed)) == ["santa_timea 1, game 1: differs after ply 100"]


def test_a_declared_divergence_is_not_told_but_a_wrong_declaration_is(changed: Game, tmp_path: Path) -> None:
    declare(tmp_path, [1])
    assert list(corpus.find_divergences(changed)) == []
    declare(tmp_path, [0, 1])
    assert list(corpus.find_divergences(changed)) == [
        "santa_timea 1, game 0: declared to differ, but does not"
    ]


def test_a_change_of_the_rules_is_noticed(changed: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move less, anywhere in the first plies, is another course."""
    known = corpus.read_corpus(changed)[0]
    course = list(corpus.play(changed, known.seats, known.options, known.seed))
    assert corpus.course_hashes(iter(course)) == known.hashes
    seat, allowed, *move = course[10].split()
    course[10] = " ".join([seat, str(int(allowed) - 1), *move])
    monkeypatch.setattr(corpus, "play", lambda *_: iter(course))
    assert corpus.divergence(changed, known) == "differs before ply 20"


def test_a_rule_that_fails_is_a_divergence(changed: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "play", lambda *_: iter(1 / 0 for _ in "x"))
    found = corpus.divergence(changed, corpus.read_corpus(changed)[0])
    assert found == "fails with ZeroDivisionError: division by zero"


def test_a_corpus_is_not_written_over(changed: Game) -> None:
    with pytest.raises(ToolError):
        corpus.record(changed)
