"""Advice as lines."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Literal

import pytest
from fluent.runtime import FluentBundle, FluentResource

from spielhafen.bots.advice import CLOSE, ONLY, RECKONED, SLIP, SURE, Advice, Reason
from spielhafen.bots.candidates import MoveEvaluation
from spielhafen.bots.levels import ADVICE_LEVEL
from spielhafen.bots.principal_variation import ExpectedMove
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game
from spielhafen.core.text import text
from spielhafen.i18n import Translator, shared_source
from spielhafen.match.bot_replay import BotDecision
from spielhafen.terminal.shared.advice_text import render_advice, render_bot_reasons, render_plain_advice

GAME = find_game("seeschlacht")
FIRST, SECOND = (GAME.catalogue.read(written) for written in ("w5 forward", "w5 port"))
LABELS = {"w5 forward": "Rigel: forward", "w5 port": "Rigel: to port"}


def said(advice: Advice, language: str = "en") -> str:
    return "\n".join(render_advice(Translator(language, GAME), ["Ada", "Bo"], LABELS, 0, advice))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["terminal-help", "terminal-help-keys", "advice-thinking"])
def test_the_help_names_the_level_of_the_adviser(key: str, language: str) -> None:
    words = Translator(language, GAME)

    assert words(f"level-{ADVICE_LEVEL}").lower() in words(key).lower()


def reckoned() -> Advice:
    thoughts = MoveEvaluation(FIRST, 2, 0.61, inf, (SECOND,)), MoveEvaluation(SECOND, 2, 0.6, inf)
    return Advice(
        thoughts, RECKONED, reckoned=True, reasons=(Reason("way", 1.25, inf), Reason("fire", -1.0, inf))
    )


def test_computed_values_are_marked_and_have_no_errors() -> None:
    lines = said(reckoned())

    assert lines.startswith("By calculation, “Rigel: forward” is best.")
    assert "calculated, not tried out" in lines
    assert "   61.0 %  Rigel: forward  (w5 forward)" in lines
    assert "   60.0 %  Rigel: to port  (w5 port)" in lines
    assert "inf" not in lines


def plainly(advice: Advice, language: str = "en", about: Literal["advice", "why"] = "advice") -> str:
    return render_plain_advice(Translator(language, GAME), ["Ada", "Bo"], LABELS, 1, advice, about)


def test_plain_advice_is_one_sentence_with_the_greatest_reason_in_favour() -> None:
    said = "“Rigel: forward” rather than “Rigel: to port”: the merchants get nearer to where they are bound."
    assert plainly(reckoned()) == said
    german = plainly(reckoned(), "de")
    assert german == "„Rigel: forward“ statt „Rigel: to port“: So kommen die Handelsschiffe ihrem Ziel näher."
    assert plainly(reckoned(), about="why").startswith(
        "Bo preferred “Rigel: forward” to “Rigel: to port”: the"
    )


def test_plain_advice_without_a_reason_in_favour_compares_two_moves() -> None:
    against = replace(reckoned(), reasons=(Reason("fire", -1.0, inf),))
    sentence = plainly(against)
    assert sentence == "“Rigel: forward”: it wins a little more often than “Rigel: to port”."
    close = replace(reckoned(), verdict=CLOSE)
    assert plainly(close) == "The best choices are about equal, for example “Rigel: forward”."
    assert "was distracted" in plainly(replace(reckoned(), verdict=SLIP), about="why")


def test_plain_advice_names_two_reasons_and_the_reply_to_expect() -> None:
    reasons = Reason("way", 1.25, inf), Reason("fire", 1.0, inf), Reason("risk", 0.5, inf)
    reply = ExpectedMove(0, "w5 port", text("offer-done"))
    own = ExpectedMove(1, "w5 forward", text("offer-done"))
    sentence = plainly(replace(reckoned(), reasons=reasons, continuations=((own, reply), ())))
    assert "where they are bound, and it makes for stronger broadsides. After that, Ada would" in sentence
    assert "After that" not in plainly(replace(reckoned(), continuations=((own,), ())))
    assert "After that" not in plainly(replace(reckoned(), verdict=CLOSE, continuations=((own, reply), ())))


def test_plain_advice_says_where_there_is_no_choice() -> None:
    words, only = Translator("en", GAME), replace(reckoned(), verdict=ONLY)
    alone = render_plain_advice(words, ["Ada", "Bo"], {str(FIRST): "Rigel: forward"}, 1, only)
    assert alone == "“Rigel: forward”: nothing else is possible now."


def test_reasons_for_and_against_a_move_have_different_texts() -> None:
    lines = said(reckoned())

    speaks_for = "merchants nearer to where they are bound (worth 1.2 turns of a merchant)"
    speaks_against = "weaker broadsides of one’s own (worth 1 turn of a merchant)"
    assert f"In favour, compared with “Rigel: to port”: {speaks_for}\n" in lines
    assert f"Against, compared with “Rigel: to port”: {speaks_against}\n" in lines


@pytest.mark.parametrize(("error", "told"), [(0.014, "± 1.4"), (inf, "± ?")])
def test_a_known_or_unknown_error_is_shown(error: float, told: str) -> None:
    thoughts = MoveEvaluation(FIRST, 9, 0.5), MoveEvaluation(SECOND, 9, 0.49, error)

    lines = said(Advice(thoughts, CLOSE, reckoned=False, reasons=()))

    assert f"   49.0 %  {told}  Rigel: to port" in lines
    assert "   50.0 %  Rigel: forward" in lines


def test_a_game_without_a_text_for_less_of_a_feature_uses_that_of_the_feature() -> None:
    words = Translator("en", GAME)
    words.bundle = FluentBundle(["en"], use_isolating=False)
    texts = f"{shared_source('en')}\nfeature-way = nearer\nfeature-fire = broadsides\nfeature-unit = turns"
    words.bundle.add_resource(FluentResource(texts))

    lines = "\n".join(render_advice(words, ["Ada", "Bo"], LABELS, 0, reckoned()))

    assert "Against, compared with “Rigel: to port”: broadsides (worth 1 turns)\n" in lines
    assert "feature-" not in lines


def test_without_a_comparison_no_method_is_shown() -> None:
    lines = said(Advice((MoveEvaluation(FIRST, 9, 0.5),), ONLY, reckoned=False, reasons=()))

    assert lines.startswith("“Rigel: forward”: there was nothing else worth comparing.")
    assert lines.endswith("   50.0 %  Rigel: forward  (w5 forward)")


def test_numbers_have_the_format_of_the_language() -> None:
    assert "61,0\u00a0%" in said(reckoned(), "de")
    assert "(so viel wert wie 1,2 Züge eines Handelsschiffs)" in said(reckoned(), "de")


def test_expected_moves_are_shown_with_captains_and_texts() -> None:
    steps = [(1, "forward"), (1, "port"), (0, "forward")]
    line = tuple(ExpectedMove(seat, "w5 x", text(f"offer-{way}", ship="Rigel")) for seat, way in steps)
    lines = said(replace(reckoned(), continuations=(line, ())))
    assert "Likely to happen next: Bo – Rigel: forward → Rigel: to port; Ada – Rigel: forward\n" in lines
    assert "w5 x" not in lines


def compared(*worths: float, verdict: str = CLOSE) -> Advice:
    written = ("w5 forward", "w5 port", "w5 starboard")
    moves = [GAME.catalogue.read(move) for move in written[: len(worths)]]
    thoughts = [MoveEvaluation(move, 9, worth, 0.0002) for move, worth in zip(moves, worths, strict=True)]
    return Advice(tuple(thoughts), verdict, reckoned=False, reasons=())


def test_very_small_numbers_are_shown_as_less_than_the_smallest() -> None:
    assert "under 0.1 %" in said(compared(0.0, 0.0001))
    assert "± under 0.1" in said(compared(0.3, 0.2))
    assert "unter 0,1\u00a0%" in said(compared(0.0, 0.0001), "de")


def test_after_the_first_move_all_are_sorted_by_value_and_the_order_is_explained() -> None:
    lines = said(compared(0.383, 0.2, 0.386))
    assert lines.index("38.3 %") < lines.index("38.6 %") < lines.index("20.0 %")
    assert "The first move is the one to play" in lines
    assert "The first move is the one to play" not in said(compared(0.383, 0.2))


def test_a_missing_reason_is_stated() -> None:
    assert "No single thing makes the difference" in said(compared(0.3, 0.2, verdict=SURE))
    assert "No single thing makes the difference" not in said(compared(0.3, 0.2))


# The reasons of a bot.


def told(advice: Advice | None, language: str = "en") -> list[str]:
    behind = BotDecision(12, 1, "captain", 7, GAME.start(2), str(FIRST))
    return render_bot_reasons(Translator(language, GAME), ["Ada", "Bo"], LABELS, behind, advice)


def test_the_reasons_begin_with_ply_captain_and_level() -> None:
    assert told(reckoned())[0] == "Move 12: Bo, Captain"
    assert told(reckoned(), "de")[0] == "Zug 12: Bo, Kapitän"


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        (SURE, "Bo thought this was best: “Rigel: forward”."),
        (RECKONED, "Bo calculated that this is best: “Rigel: forward”."),
        (
            CLOSE,
            "Bo chose “Rigel: forward”; “Rigel: to port” was about equally good.",
        ),
        (SLIP, "Bo was distracted and chose “Rigel: forward”; “Rigel: to port” would have been better."),
        (ONLY, "Bo chose “Rigel: forward”: there was nothing else worth comparing."),
    ],
)
def test_the_second_line_tells_how_the_move_was_chosen(verdict: str, said: str) -> None:
    thoughts = MoveEvaluation(FIRST, 9, 0.5), MoveEvaluation(SECOND, 9, 0.49, 0.01)

    assert told(Advice(thoughts, verdict, reckoned=False, reasons=()))[1] == said


def test_the_other_lines_are_those_of_advice() -> None:
    assert told(reckoned())[2:] == said(reckoned()).splitlines()[1:]


def test_reasons_are_refused_if_the_move_would_not_be_chosen_again() -> None:
    others = MoveEvaluation(SECOND, 9, 0.5), MoveEvaluation(FIRST, 9, 0.49, 0.01)

    with pytest.raises(SpielhafenError) as refused:
        told(Advice(others, CLOSE, reckoned=False, reasons=()))
    assert refused.value.text == text("reasons-lost")
    with pytest.raises(SpielhafenError) as refused:
        told(None)
    assert refused.value.text == text("server-no-advice")
