"""What is expected to follow a move is told with captains and in the words of the game."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.bots import advise, dump_advice, load_heuristics
from spielhafen.bots.principal_variation import MAX_MOVES, describe_line, dump_line
from spielhafen.bots.search import HIDDEN_BRANCH
from spielhafen.core.game import Game, find_games
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view
from spielhafen.i18n import LANGUAGES, Translator

GAMES = find_games()


def table(game: Game, plies: int, seed: int = 1) -> State:
    """A decision between several moves, later in a game by the rule of thumb."""
    g, random, policy = game.start(max(2, game.seats[0])), Random(seed), load_heuristics(game).policy
    while plies > 0 or g.actor() == CHANCE or len(g.moves()) < 3:
        seen = view(g, g.actor())
        g.play(sample(g, random) if g.actor() == CHANCE else policy(seen, seen.moves(), random))
        plies -= 1
    return g


def a_line(g: State, steps: int) -> tuple[Move, list[Move]]:
    """A move, and what might follow it, played first come."""
    trial, moves = g.clone(), list[Move]()
    while len(moves) <= steps and trial.actor() not in (CHANCE, OVER):
        moves.append(trial.moves()[0])
        trial.play(moves[-1])
    return moves[0], moves[1:]


@pytest.mark.parametrize("name", ["columbus", "caribbean_conquest", "treasure_map", "seeschlacht"])
def test_every_step_says_who_moves_and_what_the_move_is_called_where_it_is_offered(name: str) -> None:
    game = GAMES[name]
    g = table(game, 30)
    move, line = a_line(g, 3)
    found = describe_line(game, load_heuristics(game).worlds(view(g, g.actor())), move, line)
    assert found
    g.play(move)
    for one in found:
        offers = {offer.move: offer.label for offer in game.scene(view(g, g.actor())).offers}
        assert (one.seat, one.label) == (g.actor(), offers[one.move])
        g.play(game.catalogue.read(one.move))
    for told in dump_line(found):
        assert set(told) == {"seat", "move", "label"}
        assert told["label"]["key"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_stands_in_sentences_of_every_language(language: str) -> None:
    game = GAMES["seeschlacht"]
    words = Translator(language, game)
    advice = advise(game, view(g := table(game, 60), g.actor()), "sailor", Random(2), seconds=60)
    told = [one for following in advice.continuations for one in following]
    assert told
    for one in told:
        said = words.translate(one.label, ["Ada", "Bo"])
        assert said != one.label.key
        assert said != one.move
    lines = [thought["line"] for thought in dump_advice(advice)["thoughts"]]
    assert lines == [dump_line(following) for following in advice.continuations]


def test_only_a_few_steps_are_told() -> None:
    game = GAMES["seeschlacht"]
    g = table(game, 30)
    move, line = a_line(g, 3 * MAX_MOVES)
    worlds = load_heuristics(game).worlds(view(g, g.actor()))
    assert len(describe_line(game, worlds, move, line)) <= MAX_MOVES


def test_nothing_is_told_beyond_what_nobody_saw_nor_beyond_chance() -> None:
    game = GAMES["seeschlacht"]
    g = table(game, 30)
    move, line = a_line(g, 2)
    worlds = load_heuristics(game).worlds(view(g, g.actor()))
    veiled = [line[0], HIDDEN_BRANCH, line[1]]
    assert len(describe_line(game, worlds, move, veiled)) == 1


def test_it_is_told_in_a_world_in_which_it_can_be_played() -> None:
    game = GAMES["santa_timea"]
    g = game.start(2, {"first": 1})
    while g.actor() == CHANCE:
        g.play(sample(g, Random(3)))
    seat = g.actor()
    other = game.scene(view(g, 1 - seat)).zones  # the other hand is there, and not to be seen
    assert other
    seen, worlds = view(g, seat), load_heuristics(game).worlds(view(g, seat))
    move = seen.moves()[0]
    fits = []
    for number in range(20):
        world = worlds(Random(number))
        world.play(move)
        fits.append(world.moves()[-1])
    found = describe_line(game, worlds, move, fits[5:6])
    assert [(one.seat, one.move) for one in found] == [(1 - seat, str(fits[5]))]
