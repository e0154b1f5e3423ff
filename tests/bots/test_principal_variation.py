"""Expected lines are labelled with their seats and with the labels of the offers."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.bots import advise, load_heuristics
from spielhafen.bots.principal_variation import MAX_MOVES, describe_line
from spielhafen.bots.search import HIDDEN_BRANCH
from spielhafen.core.game import Game, find_games
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view
from spielhafen.i18n import LANGUAGES, Translator

GAMES = find_games()


def state_after(game: Game, plies: int, seed: int = 1) -> State:
    """Return a decision between several moves after some plies by the policy."""
    g, random, policy = game.start(max(2, game.seats[0])), Random(seed), load_heuristics(game).policy
    while plies > 0 or g.actor() == CHANCE or len(g.moves()) < 3:
        seen = view(g, g.actor())
        g.play(sample(g, random) if g.actor() == CHANCE else policy(seen, seen.moves(), random))
        plies -= 1
    return g


def first_moves(g: State, steps: int) -> tuple[Move, list[Move]]:
    """Return the first legal move and the first ones after it."""
    trial, moves = g.clone(), list[Move]()
    while len(moves) <= steps and trial.actor() not in (CHANCE, OVER):
        moves.append(trial.moves()[0])
        trial.play(moves[-1])
    return moves[0], moves[1:]


@pytest.mark.parametrize("name", ["columbus", "caribbean_conquest", "treasure_map", "seeschlacht"])
def test_each_move_has_its_seat_and_its_label_in_the_offers(name: str) -> None:
    game = GAMES[name]
    g = state_after(game, 30)
    move, line = first_moves(g, 3)
    described = describe_line(game, load_heuristics(game).worlds(view(g, g.actor())), move, line)
    assert described
    g.play(move)
    for one in described:
        offers = {offer.move: offer.label for offer in game.scene(view(g, g.actor())).offers}
        assert (one.seat, one.label) == (g.actor(), offers[one.move])
        g.play(game.catalogue.read(one.move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_exist_in_every_language(language: str) -> None:
    game = GAMES["seeschlacht"]
    words = Translator(language, game)
    advice = advise(game, view(g := state_after(game, 60), g.actor()), "sailor", Random(2), seconds=60)
    expected = [one for line in advice.continuations for one in line]
    assert expected
    for one in expected:
        sentence = words.translate(one.label, ["Ada", "Bo"])
        assert sentence != one.label.key
        assert sentence != one.move


def test_only_a_few_moves_are_labelled() -> None:
    game = GAMES["seeschlacht"]
    g = state_after(game, 30)
    move, line = first_moves(g, 3 * MAX_MOVES)
    worlds = load_heuristics(game).worlds(view(g, g.actor()))
    assert len(describe_line(game, worlds, move, line)) <= MAX_MOVES


def test_the_line_ends_at_a_hidden_move() -> None:
    game = GAMES["seeschlacht"]
    g = state_after(game, 30)
    move, line = first_moves(g, 2)
    worlds = load_heuristics(game).worlds(view(g, g.actor()))
    with_hidden_move = [line[0], HIDDEN_BRANCH, line[1]]
    assert len(describe_line(game, worlds, move, with_hidden_move)) == 1


def test_the_line_is_labelled_in_a_world_in_which_it_can_be_played() -> None:
    game = GAMES["santa_timea"]
    g = game.start(2, {"first": 1})
    while g.actor() == CHANCE:
        g.play(sample(g, Random(3)))
    seat = g.actor()
    other = game.scene(view(g, 1 - seat)).zones  # the other hand is shown face down
    assert other
    seen, worlds = view(g, seat), load_heuristics(game).worlds(view(g, seat))
    move = seen.moves()[0]
    replies = []
    for number in range(20):
        world = worlds(Random(number))
        world.play(move)
        replies.append(world.moves()[-1])
    described = describe_line(game, worlds, move, replies[5:6])
    assert [(one.seat, one.move) for one in described] == [(1 - seat, str(replies[5]))]
