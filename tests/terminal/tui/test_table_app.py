"""The full-screen client: a whole game by keys, and the other keys."""

import asyncio
from collections.abc import Callable

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, Markdown, OptionList, RichLog, Static

from spielhafen.core.codec import dump
from spielhafen.core.game import Game
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.terminal.bot_task import BotTask
from spielhafen.terminal.session import Session
from spielhafen.terminal.tui.bot_process import BotProcess
from spielhafen.terminal.tui.choices import Choices
from spielhafen.terminal.tui.screens import BotScreen, PrivacyScreen, RulesScreen, TextScreen
from spielhafen.terminal.tui.table_app import EXIT_INTERRUPTED, TableApp

pytestmark = pytest.mark.anyio

Lay = Callable[..., Session]


def client(sitting: Session, language: str = "en") -> TableApp:
    return TableApp(sitting, Translator(language, sitting.game), BotProcess(), pace=0)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, waiting for the bots after each."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until no worker is running."""
    await pilot.pause()
    while list(pilot.app.workers):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def text(pilot: Pilot[None], widget: str) -> str:
    """Return the plain text of a part of the table."""
    shown = pilot.app.screen_stack[0].query_one(widget, Static).content
    lines = getattr(shown, "renderables", [shown])
    return "\n".join(line.plain if isinstance(line, Text) else str(line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_keys_shows_all_in_eighty_columns(language: str) -> None:
    line = Translator(language)("terminal-keys")

    assert len(line) <= 78, "a column is left free on either side"
    assert [part.split()[0] for part in line.split("  ")[1:]] == ["u", ",", "l", "r", "s", "i", "h"]
    past = Translator(language)("terminal-keys-past")
    assert len(past) <= 78
    assert [part.split()[0] for part in past.split("  ")] == [",", "<", "w", "l", "r", "Esc", "h"]


async def test_a_whole_game_is_played_by_keys(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", rounds=10, seed=3)
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        aim = "Be the first to round the buoy and come home."
        assert text(pilot, "#head") == f"Round 1 of 10 · Ada’s turn   {aim}"
        while sitting.match.winners is None:
            await press(pilot, "right", "enter")

        assert isinstance(app.screen, TextScreen)
        assert app.screen.heading.endswith(("wins.", "win together."))
        await press(pilot, "escape")
        assert text(pilot, "#seats").count("★") == len(sitting.match.winners)
        await press(pilot, "q")
    assert app.return_code == 0


async def test_cards_are_chosen_by_number_and_show_their_value(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo", "bot Cy")
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "1", "2")
        entry = app.query_one(Choices).entry
        assert entry is not None
        assert entry.offer is not None
        assert entry.offer.move in text(pilot, "#hint") or "worth" in text(pilot, "#hint")
        assert app.query_one(Choices).highlighted == 11
        await press(pilot, "enter")

        assert len(dump(sitting.match.state)["hands"][0]) == 11
        assert any(ply.move == entry.offer.move for ply in sitting.match.plies)
        log = "\n".join(line.text for line in app.query_one("#log", RichLog).lines)
        assert "Ada" in log


async def test_a_typed_move_is_played_and_a_refused_one_explained(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    before = dump(sitting.match.state)
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "colon", "n", "1", "enter")
        assert (
            text(pilot, "#hint")
            == "N1 is not allowed. You do not hold this card: play one of those in your hand. (§5)"
        )
        assert dump(sitting.match.state) == before

        await press(pilot, "colon", "escape")
        assert not app.query_one("#command", Input).has_focus
        card = str(sitting.match.view_for(0).moves()[0])
        await press(pilot, "slash", *card.lower(), "enter")
        assert card in [ply.move for ply in sitting.match.plies]


@pytest.mark.slow
async def test_moves_are_undone_and_earlier_tables_are_shown(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "Bo")
    app = client(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await press(pilot, "u")
        assert text(pilot, "#hint") == "Dice or cards have come since: that cannot be taken back."
        await press(pilot, "enter", "comma")
        assert text(pilot, "#head").startswith("The table after move 1 of 2: Regatta")
        await press(pilot, "enter")
        assert app.past_ply is None
        assert len(sitting.match.plies) == 2

        await press(pilot, "less_than_sign", "full_stop", "escape", "u")
        assert len(sitting.match.plies) == 1
        assert text(pilot, "#hint") == "Taken back."


async def test_rules_log_scores_and_help_open_above_the_table(santa_timea: Game, table: Lay) -> None:
    app = client(table(santa_timea, "Ada", "bot Bo"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "s")
        assert text(pilot, "#hint") == "There is no score sheet yet."
        await press(pilot, "r")
        assert isinstance(app.screen, RulesScreen)
        assert "§5" in app.screen.query_one(Markdown).source
        await app.workers.wait_for_complete()
        assert "Example: " in app.screen.query_one(Markdown).source
        for key in ("l", "h"):
            await press(pilot, "escape", key)
            assert isinstance(app.screen, TextScreen)
        await press(pilot, "escape", "g")
        assert "Runde 1 von 5" in text(pilot, "#head")


async def test_advice_is_given_on_request(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo", "bot Cy")
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        seq = sitting.match.seq
        await press(pilot, "m")
        assert text(pilot, "#hint").startswith("There is nothing more to say")
        await press(pilot, "i")
        assert "“" in text(pilot, "#hint")
        assert text(pilot, "#hint").endswith("(m: more)")
        await press(pilot, "m")
        assert isinstance(app.screen, TextScreen)
        assert app.screen.heading == "Advice"
        advised = "\n".join(line.plain for line in app.screen.lines)
        assert "Chance of winning with each move" in advised
        assert any(f"({offer.move})" in advised for offer in sitting.scene(0).offers)
        assert sitting.match.seq == seq
        await press(pilot, "escape", "comma", "i")
        assert text(pilot, "#hint") == "It is not your turn."


@pytest.mark.slow
async def test_the_reasons_of_a_bots_last_or_shown_ply_are_given(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", level="sailor", rounds=10, seed=3)
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "w")
        assert text(pilot, "#hint") == "No bot has moved yet in this sitting."
        await press(pilot, "right", "enter", "right", "enter")
        plies = [number for number, ply in enumerate(sitting.match.plies, 1) if ply.actor == 1]
        for keys, ply in (
            (["w"], plies[-1]),
            (["comma"] * (len(sitting.match.plies) - plies[0]) + ["w"], plies[0]),
        ):
            await press(pilot, *keys)
            assert text(pilot, "#hint").startswith("bot Bo ")
            await press(pilot, "m")
            assert isinstance(app.screen, TextScreen)
            assert app.screen.heading == "Why?"
            assert app.screen.lines[0].plain == f"Move {ply}: bot Bo, Sailor"
            assert any(f"({sitting.match.plies[ply - 1].move})" in line.plain for line in app.screen.lines)
            await press(pilot, "escape")
            assert not text(pilot, "#hint").startswith("bot Bo is thinking")

        assert text(pilot, "#keys").startswith(", . ")
        await press(pilot, "less_than_sign", "full_stop", "w")
        assert text(pilot, "#hint") == "This was rolled or drawn: there was nothing to decide."


@pytest.mark.slow
async def test_the_finished_game_is_reviewed(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", level="greedy", rounds=10, seed=3)
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "v")
        assert text(pilot, "#hint").startswith("Which moves mattered is told when the game is over")
        while sitting.match.winners is None:
            seat = sitting.match.actors()[0]
            move = str(sitting.match.view_for(seat).moves()[0])
            sitting.play_bot(seat, move)
        await press(pilot, "v")
        await settled(pilot)
        assert isinstance(app.screen, TextScreen)
        assert app.screen.heading == "What decided it"
        assert "Ada" in app.screen.lines[0].plain


async def test_reasons_that_reveal_hidden_cards_are_given_only_at_the_end(
    santa_timea: Game, table: Lay
) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo", level="sailor")
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "w")
        assert text(pilot, "#hint").startswith("You can see why a bot played like this when the game is over")
        assert not isinstance(app.screen, TextScreen)


async def test_no_reasons_are_given_if_the_bot_would_choose_another_move_now(
    regatta: Game, table: Lay
) -> None:
    sitting = table(regatta, "Ada", "bot Bo", level="sailor", rounds=10, seed=3)
    for move in (str(sitting.match.view_for(0).moves()[0]), "anchor"):
        sitting.play(0, move)
    thought = sitting.create_bot_task(1).choose_move()
    others = [str(move) for move in sitting.match.view_for(1).moves() if str(move) != thought]
    sitting.play_bot(1, others[0])
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "w")
        assert text(pilot, "#hint").startswith("Why the bot played this can no longer be found out")
        assert not isinstance(app.screen, TextScreen)


async def test_the_score_of_a_finished_round_is_shown_term_by_term(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "Bo")
    app = client(sitting)
    while sum(map(len, dump(sitting.match.state)["hands"])) > 1:
        seat = sitting.match.actors()[0]
        sitting.play(seat, str(sitting.match.view_for(seat).moves()[0]))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, TextScreen)
        lines = [line.plain for line in app.screen.lines]
        assert lines[0] == "Reckoning of round 1"
        assert any(line.startswith("● Ada: ") and " damage, place" in line for line in lines)
        assert not any("Rounds won" in line for line in lines)
        await press(pilot, "enter")
        assert isinstance(app.screen, PrivacyScreen)


async def test_a_curtain_hides_the_table_between_players_with_secrets(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "Bo")
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, PrivacyScreen)
        assert not app.screen_stack[0].query_one(Choices).entries
        await press(pilot, "enter")
        first = app.viewer
        assert len(app.query_one(Choices).entries) == 12
        own = {zone.owner for zone in app.scene.zones if zone.kind == "hand"}
        assert own == {first}
        await press(pilot, "enter")

        assert isinstance(app.screen, PrivacyScreen)
        assert not app.screen_stack[0].query_one(Choices).entries
        await press(pilot, "enter")
        assert app.viewer == 1 - first


async def test_a_selection_is_cleared_by_the_curtain(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "Bo")
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "slash", "N", "1")
        assert app.query_one("#command", Input).value == "N1"
        await press(pilot, "escape", "l")
        assert isinstance(app.screen, TextScreen)
        app.hand_over(1 - app.viewer)
        await settled(pilot)

        assert [type(screen) for screen in app.screen_stack[1:]] == [PrivacyScreen]
        await press(pilot, "enter")
        assert len(app.screen_stack) == 1
        assert app.query_one("#command", Input).value == ""


async def test_keys_of_the_table_do_not_work_on_the_curtain(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "Bo")
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter")
        played = len(sitting.match.plies)
        assert isinstance(app.screen, PrivacyScreen)
        await press(pilot, "u", "d", "d", "l", "b", "comma", "slash")

        assert len(sitting.match.plies) == played
        assert sitting.match.winners is None
        assert [type(screen) for screen in app.screen_stack[1:]] == [PrivacyScreen]
        await press(pilot, "q")
    assert app.return_code == 0


async def test_ctrl_c_exits_with_its_exit_code(regatta: Game, table: Lay) -> None:
    app = client(table(regatta, "Ada", "bot Bo"))
    async with app.run_test(size=(60, 15)) as pilot:
        await press(pilot, "ctrl+c")
    assert app.return_code == EXIT_INTERRUPTED


async def test_a_draw_is_agreed_by_pressing_the_key_twice(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "Bo", rounds=10, seed=3)
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "d", "right", "enter", "d")
        assert sitting.match.actors()  # another player has moved in between
        await press(pilot, "d")
        assert sitting.match.winners == [0, 1]
        assert isinstance(app.screen, TextScreen)
        assert app.screen.heading == "A draw, as all agreed."


async def test_the_draw_key_tells_why_it_is_refused_against_bots(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", rounds=10, seed=3)
    async with client(sitting).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "d", "d")
        assert sitting.match.winners is None


# Stand-in bots.


async def test_a_bot_plays_for_a_player_until_they_take_their_seat_back(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "Bo", rounds=10, seed=3)
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "b")
        assert isinstance(app.screen, BotScreen)
        bots = app.screen.query_one(OptionList)
        called = [str(bots.get_option_at_index(place).prompt).splitlines()[0] for place in range(5)]
        assert called == ["Ada: Ship’s boy", "Ada: Sailor", "Ada: Helmsman", "Ada: Captain", "Ada: Admiral"]
        await press(pilot, "escape", "b", "up", "up", "enter")
        own = [ply.actor for ply in sitting.match.plies].count(0)
        assert own > 0
        assert (app.viewer, sitting.lent_seats) == (1, [0])
        assert text(pilot, "#prompt").startswith("Ship’s boy plays for Ada (b takes the seat back) · ")

        await press(pilot, "b", "enter")
        assert sitting.lent_seats == []
        assert not text(pilot, "#prompt").startswith("Ship’s boy")
        assert text(pilot, "#hint") == "Ada plays again."


async def test_a_seat_taken_back_during_a_search_discards_the_bots_move(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", rounds=10, seed=3)
    crew = Pondering()
    app = TableApp(sitting, Translator("en", regatta), crew, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("b", "enter")
        await crew.asked.wait()
        before = len(sitting.match.plies)
        assert sitting.lent_seats == [0]
        await pilot.press("colon", *"anchor", "enter")
        assert text(pilot, "#hint") == "A bot plays for this seat. Take it back first."
        await pilot.press("u")
        assert text(pilot, "#hint") == "A bot plays for this seat. Take it back first."

        await pilot.press("b")
        crew.thought.set()
        await settled(pilot)

        assert sitting.lent_seats == []
        assert len(sitting.match.plies) == before
        await press(pilot, "right", "enter")
        assert len(sitting.match.plies) > before


class Pondering(BotProcess):
    """Think until the test lets it go on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.thought = asyncio.Event(), asyncio.Event()

    async def choose_move(self, task: BotTask) -> str:
        self.asked.set()
        await self.thought.wait()
        return task.choose_move()


async def test_if_bots_play_for_all_players_no_cards_are_shown(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "Bo")
    app = TableApp(sitting, Translator("en", santa_timea), Pondering(), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("b")
        assert isinstance(app.screen, PrivacyScreen)
        first = sitting.match.actors()[0]
        sitting.lend_seat(1 - first, "boy")
        await pilot.press("b")
        assert sitting.lent_seats == [1 - first], "on the curtain no seat can be taken back"
        await pilot.press("enter", "b", "down", "enter")
        await pilot.pause()
        assert sitting.lent_seats == [0, 1]
        assert app.viewer == -1
        assert not app.query_one(Choices).entries


async def test_no_bot_is_offered_when_the_game_is_over(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "Bo", rounds=10, seed=3)
    async with client(sitting).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "d", "d", "escape", "b")
        assert text(pilot, "#hint") == "The game is over."
        assert sitting.lent_seats == []
