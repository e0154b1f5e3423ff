"""Tests that the figures agree with how games ended."""

import pytest

from spielhafen.games.seeschlacht.board.pieces import ALL_MERCHANTS
from spielhafen.games.seeschlacht.figures import Figures
from spielhafen.games.seeschlacht.state import SUNK, Sea
from spielhafen.lab.self_play import GameSetup, play_game


@pytest.mark.parametrize("short", [False, True], ids=["great", "short"])
def test_victories_are_counted_as_they_were_won(short: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, counting = [], []
    watch = Figures.watch

    def watching(self: Figures, g: Sea, *what: object) -> None:
        begun.append(g)
        counting.append(self)
        watch(self, g, *what)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(Figures, "watch", watching)
    for seed in ("1", "2"):
        played = play_game(GameSetup("seeschlacht", ("greedy", "greedy"), {"short": short}), seed)
        g = begun[-1]
        assert played.figures["drawn"] == (max(played.wins) < 1, 1)
        assert played.figures["first-mover"] == (played.wins[g.first] == 1, max(played.wins) == 1)
        assert played.figures["wind-tried"][1] == played.rounds == g.number
        counts = counting[-1].counts()
        assert counts["merchants-sunk"] == sum(g.at[ship] == SUNK for ship in ALL_MERCHANTS)
        assert counts["shots"] == played.figures["shots-hit"][1] > 0
