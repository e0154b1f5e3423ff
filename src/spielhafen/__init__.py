"""Spielhafen: sailing board games on one engine, in the browser, the terminal and Python.

A game is found by its name, started, and played move by move; chance is a move like any other:

    from random import Random
    from spielhafen.core.game import find_game, find_games
    from spielhafen.core.play import CHANCE, OVER, sample

    random, game = Random(1), find_game("columbus")         # find_games() has all of them
    state = game.start(2)                                   # in a notebook a state is drawn as its board
    while (seat := state.actor()) != OVER:
        state.play(sample(state, random) if seat == CHANCE else random.choice(state.moves()))
    game.returns(state)                                     # what the game was worth to each seat

Where to go on:

    spielhafen.core.secret       what a seat may know (`view`), and worlds that fit it (`determinize`)
    spielhafen.core.logbook      games as text
    spielhafen.bots              levels of bots: `create_bot(game, "captain").choose(view, random)`
    spielhafen.lab               many games: `run_simulation`, studies, data sets, comparisons
    spielhafen.adapters          environments for PettingZoo, Gymnasium, OpenSpiel, and in batches
    spielhafen.solvers           small positions of all games, solved exactly
    spielhafen.testing           the contract that every game keeps, yours too

The library needs nothing but Python. On the command line: `spielhafen --help`.
"""

__version__ = "0.1.0"
