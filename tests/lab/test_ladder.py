"""The ladder of levels, measured step by step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from spielhafen.bots import LEVELS, Search
from spielhafen.core.game import find_game
from spielhafen.lab import Ladder, Setting, all_settings, ladder_tables
from spielhafen.lab.elo import share_at_table
from spielhafen.lab.ladder import (
    CHECKPOINTS,
    FINGERPRINT_DECISIONS,
    PAIRINGS,
    SOLO_PAIRINGS,
    Pairing,
    fingerprint_bots,
    judge_duel,
    spread_indices,
)

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

GAME = find_game("santa_timea")
TWO = Setting("santa_timea", 2, {})
FEWEST = CHECKPOINTS[0]


@pytest.fixture(autouse=True)
def short_fingerprints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fingerprint bots by two decisions, which is enough here."""
    monkeypatch.setattr("spielhafen.lab.ladder.FINGERPRINT_DECISIONS", 2)


def ladder(file: Path, deals: int = 1) -> Ladder:
    """Return a ladder of two short duels."""
    found = Ladder(file, [TWO], deals=deals, precision=0.05)
    found.duels = [(TWO, Pairing("greedy", "random", 0.97)), (TWO, Pairing("boy", "random", 0.55))]
    return found


def test_played_deals_are_kept_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(file).run(workers=1)
    before = file.read_text()

    again = ladder(file)
    again.run(workers=1)

    assert len(before.splitlines()) == 2
    assert file.read_text() == before
    assert [step.wins.count for step in again.statuses() if step.wins] == [1, 1]


def test_more_deals_continue_the_played_ones(tmp_path: Path) -> None:
    file, other = tmp_path / "ladder.jsonl", tmp_path / "other.jsonl"
    ladder(file, 2).run(workers=1)
    ladder(file, 3).run(workers=1)
    ladder(other, 3).run(workers=1)

    assert sorted(file.read_text().splitlines()) == sorted(other.read_text().splitlines())


def test_the_deal_of_an_incomplete_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(file, 2).run(workers=1)
    whole = file.read_text()
    file.write_text(whole[:-7])

    ladder(file, 2).run(workers=1)

    lines = file.read_text().splitlines()
    assert [lines[-1], *lines[:-2]] == [whole.splitlines()[-1], *whole.splitlines()[:-1]]


def test_a_deal_played_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(file).run(workers=1)
    file.write_text(2 * file.read_text())

    assert [step.wins.count for step in ladder(file).statuses() if step.wins] == [1, 1]


def test_old_lines_without_a_number_are_kept_and_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    file.write_text('{"game": "santa_timea", "seats": 2, "won": 1.0}\n')

    assert all(step.wins is None for step in ladder(file).statuses())


def test_lines_without_a_valid_deal_are_kept_and_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(file).run(workers=1)
    whole = file.read_bytes()
    one = json.loads(whole.splitlines()[0])
    strange: list[object] = [5, None, "deal", ["deal", "won"], {"deal": 1}, {"won": 1.0}]
    strange += [one | {"deal": deal} for deal in ("1", 1.5, -1, True, None)]
    strange += [one | {"deal": 1, "won": won} for won in ("1.0", 1.5, -0.5, True, None, float("nan"))]
    lines = [*(json.dumps(line).encode() for line in strange), b"\xff\xfe no text", b"", b"[" * 100_000]
    file.write_bytes(b"\n".join([*lines, whole]))
    before = file.read_bytes()

    found = ladder(file)
    found.run(workers=1)

    assert [step.wins.count for step in found.statuses() if step.wins] == [1, 1]
    assert file.read_bytes() == before


def test_a_missing_deal_is_played(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(file, 3).run(workers=1)
    whole = file.read_text().splitlines()
    file.write_text("".join(line + "\n" for line in whole if '"deal": 1' not in line))

    ladder(file, 3).run(workers=1)

    assert sorted(file.read_text().splitlines()) == sorted(whole)


def test_deals_of_other_bots_are_kept_but_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(file).run(workers=1)
    lines = [json.loads(line) | {"bots": "00000000"} for line in file.read_text().splitlines()]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))

    assert all(step.wins is None for step in ladder(file).statuses())


def test_without_time_no_deal_is_played(tmp_path: Path) -> None:
    ladder(tmp_path / "ladder.jsonl").run(seconds=0, workers=1)

    assert not (tmp_path / "ladder.jsonl").exists()


def test_a_goal_is_met_when_luck_is_excluded() -> None:
    def met(values: list[float]) -> bool | None:
        return judge_duel(TWO, PAIRINGS[0], values).met

    assert met([0.5, 1.0] * FEWEST) is True
    assert met([0.0, 0.5] * FEWEST) is False
    assert met([0.6, 0.7] * (2 * FEWEST)) is True
    assert met([0.5, 0.7] * FEWEST) is None
    assert met([0.25, 1.0] * (FEWEST // 2)) is None
    assert met([1.0, 1.0]) is None


def test_a_duel_is_judged_only_at_checkpoints() -> None:
    lucky = [0.75, 1.0] * (FEWEST // 2)

    for more in range(CHECKPOINTS[1] - CHECKPOINTS[0]):
        found = judge_duel(TWO, PAIRINGS[0], lucky + [0.0] * more)
        assert found.wins is not None
        assert (found.met, found.wins.count) == (True, FEWEST)
    assert judge_duel(TWO, PAIRINGS[0], [0.5] * FEWEST + lucky[1:]).met is None


def test_a_bot_no_better_than_the_goal_is_rarely_called_better() -> None:
    random = Random(4)

    def duel() -> list[float]:
        return [sum(random.random() < 0.55 for _ in range(2)) / 2 for _ in range(CHECKPOINTS[-1])]

    told = [judge_duel(TWO, PAIRINGS[0], duel()).met for _ in range(1000)]

    assert told.count(True) + told.count(False) < 80  # 5 of 100, and some more by chance


def met_by_share(values: list[float]) -> bool | None:
    return judge_duel(TWO, Pairing("admiral", "greedy", 0.8, deals=2 * FEWEST), values).met


def test_a_goal_for_the_share_counts_at_a_fixed_number_of_deals() -> None:
    assert met_by_share([0.75, 1.0] * FEWEST) is True
    assert met_by_share([0.75, 1.0] * FEWEST + [0.0] * 100) is True
    assert met_by_share([0.75, 0.75, 1.0, 0.5] * (FEWEST // 2)) is False
    assert met_by_share([0.75, 0.75, 1.0, 0.5] * (FEWEST // 2) + [1.0] * 100) is False


def test_before_that_number_only_certainty_ends_the_duel() -> None:
    assert met_by_share([0.75, 1.0] * (FEWEST - 1)) is None
    assert met_by_share([1.0] * FEWEST) is None  # this number of wins may still be luck
    assert met_by_share([0.0, 0.5] * (FEWEST // 2)) is False


def test_the_first_checkpoint_is_too_early_to_exclude_wins_of_random_play() -> None:
    [rung] = [rung for rung in PAIRINGS if (rung.first, rung.second) == ("admiral", "random")]

    def met(*won: float) -> bool | None:
        return judge_duel(TWO, rung, won).met

    assert met(*[1.0] * FEWEST) is None
    assert met(*[1.0] * 19, 0.5) is True
    assert met(*[1.0] * 18, 0.5, 0.5) is False
    assert met(*[0.0, 0.5] * (FEWEST // 2)) is False


def test_fixed_numbers_of_deals_are_checkpoints() -> None:
    assert {rung.deals for rung in (*PAIRINGS, *SOLO_PAIRINGS)} - {None} <= set(CHECKPOINTS)


def test_a_goal_for_two_has_its_equivalent_for_more() -> None:
    assert share_at_table(0.8, 2) == pytest.approx(0.8)
    assert share_at_table(0.8, 4) == pytest.approx(0.8)
    assert share_at_table(0.8, 3) == pytest.approx((8 / 9 + 4 / 6) / 2)
    assert share_at_table(0.75, 1) == 0.75


def test_each_game_is_measured_for_all_numbers_of_seats_also_for_one() -> None:
    found = all_settings([find_game("treasure_map"), find_game("seeschlacht")])

    short = [one.options.get("short", False) for one in found if one.game == "seeschlacht"]
    assert short == [False, True]
    assert found[0].seats == 1
    assert found[0].pairings() == SOLO_PAIRINGS
    assert found[1].pairings() == PAIRINGS


def test_the_fingerprint_of_bots_is_stable() -> None:
    assert fingerprint_bots(GAME, 2) == fingerprint_bots(GAME, 2)
    assert len(fingerprint_bots(GAME, 2)) == 8


def test_another_doubt_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint_bots(GAME, 2)
    monkeypatch.setattr(GAME.part("bot"), "DOUBT", 7.0, raising=False)
    assert fingerprint_bots(GAME, 2) != before


def test_another_length_for_three_changes_the_fingerprint_for_three_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("treasure_map")
    before = [fingerprint_bots(game, seats) for seats in (2, 3, 4)]
    length = game.part("bot").length
    monkeypatch.setattr(game.part("bot"), "length", lambda view: 9.0 if view.seats() == 3 else length(view))
    after = [fingerprint_bots(game, seats) for seats in (2, 3, 4)]

    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True]


def test_another_setting_of_a_level_changes_the_fingerprint_of_that_level_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(file).run(workers=1)
    monkeypatch.setitem(LEVELS, "boy", replace(LEVELS["boy"], slips=0.4))

    greedy, boy = ladder(file).statuses()

    assert (greedy.wins is None, boy.wins is None) == (False, True)


def test_another_weight_under_one_house_rule_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("seeschlacht")
    before = fingerprint_bots(game, 2)
    monkeypatch.setitem(game.part("bot").SHORT, "hope", 9.0)
    assert fingerprint_bots(game, 2) != before


def test_other_shots_change_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("seeschlacht")
    bot, before = game.part("bot"), fingerprint_bots(game, 2)
    policy, plans = bot.policy, bot.plans

    def rule_of_thumb(g: Any, moves: Sequence[Move], random: Random) -> Move:
        return moves[-1] if is_gunnery(g) else policy(g, moves, random)

    def planned(view: Any) -> Sequence[tuple[Move, ...]]:
        return [(view.moves()[-1],)] if is_gunnery(view) else plans(view)

    for name, changed in (("policy", rule_of_thumb), ("plans", planned)):
        with monkeypatch.context() as patch:
            patch.setattr(bot, name, changed)
            assert fingerprint_bots(game, 2) != before
    assert fingerprint_bots(game, 2) == before


def is_gunnery(g: Any) -> bool:
    return type(g.steps[-1]).__name__ == "Gunnery"


def test_fingerprints_use_decisions_early_and_late_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    think, met = Search.evaluate_moves, list[str]()

    def watched(self: Search, view: Any, random: Random) -> Any:
        met.append(type(view.steps[-1]).__name__)
        return think(self, view, random)

    monkeypatch.setattr(Search, "evaluate_moves", watched)
    monkeypatch.setattr("spielhafen.lab.ladder.FINGERPRINT_DECISIONS", FINGERPRINT_DECISIONS)
    fingerprint_bots(find_game("ghost_ship"), 2)

    assert met[0] in {"LayQuest", "LayTile"}
    assert met[-1] in {"Course", "Outset"}


def test_decisions_of_fingerprints_are_spread_evenly() -> None:
    assert list(spread_indices(100, 2)) == [25, 75]
    assert list(spread_indices(1, 2)) == [0]
    assert list(spread_indices(0, 2)) == []


def test_the_tables_show_every_duel_and_rate_only_levels_that_have_met_all(tmp_path: Path) -> None:
    found = ladder(tmp_path / "ladder.jsonl")
    found.run(workers=1)

    rungs, strength = ladder_tables(found)

    assert len(rungs.rows) == 2
    assert not strength.rows


def record_losses_of_random(found: Ladder, deals: int) -> None:
    """Record duels in which random play loses everything, and all others a quarter."""
    for rung in PAIRINGS:
        found.record(TWO, rung, dict.fromkeys(range(deals), 1.0 if rung.second == "random" else 0.75))


def test_levels_are_rated_when_all_have_met_often_enough(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"

    def met(deals: int) -> list[str]:
        found = ladder(file)
        record_losses_of_random(found, deals)
        return [rating.level for rating in found.ratings(TWO)]

    assert met(FEWEST - 1) == []
    told = met(FEWEST)
    assert [told[0], *told[-4:]] == ["admiral", "helmsman", "sailor", "boy", "random"]


def test_random_play_is_not_ranked_above_the_level_that_always_beats_it(tmp_path: Path) -> None:
    found = ladder(tmp_path / "ladder.jsonl")
    record_losses_of_random(found, 20)

    *others, last = found.ratings(TWO)

    assert all(rating.elo is not None for rating in others)
    assert (others[-1].level, others[-1].elo) == ("boy", 0)
    assert (last.level, last.elo, last.low) == ("random", None, None)
    assert last.high is not None
    assert last.high < -100
