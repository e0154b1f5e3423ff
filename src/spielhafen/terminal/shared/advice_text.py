"""Advice as lines: the best moves, their values, the reasons, and how certain all this is.

The reasons for a bot's past move are rendered in the same way.
"""

from __future__ import annotations

from functools import reduce
from itertools import groupby
from math import isfinite
from typing import TYPE_CHECKING, Final, Literal

from spielhafen.bots.advice import CLOSE, ONLY, RECKONED, SLIP, SURE
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.i18n import one_decimal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from spielhafen.bots import Advice, MoveEvaluation, Reason
    from spielhafen.bots.principal_variation import ExpectedMove
    from spielhafen.i18n import Translator
    from spielhafen.match.bot_replay import BotDecision


MAX_REASONS: Final = 2
"""Reasons in plain words at most."""


def render_bot_reasons(
    words: Translator,
    names: Sequence[str],
    labels: Mapping[str, str],
    decision: BotDecision,
    advice: Advice | None,
) -> list[str]:
    """Render what a bot thought before a ply.

    Raises SpielhafenError if there is no advice, or if the bot did not choose the same move again.
    """
    if advice is None:
        raise SpielhafenError(text("server-no-advice"))
    decision.check_reproduced(str(advice.thoughts[0].move))
    level = words(f"level-{decision.level}")
    head = words("why-of", ply=decision.ply, name=names[decision.seat], level=level)
    return [head, *render_advice(words, names, labels, decision.seat, advice, key_prefix="why")]


def render_advice(
    words: Translator,
    names: Sequence[str],
    labels: Mapping[str, str],
    seat: int,
    advice: Advice,
    key_prefix: Literal["advice", "why"] = "advice",
) -> Iterator[str]:
    """Yield the evaluated moves as lines, best first.

    `labels` are the names of the moves by their texts; `key_prefix` selects the sentences: as advice, or
    about a move that was played.
    """
    called = [labels.get(str(thought.move), str(thought.move)) for thought in advice.thoughts]
    said = {"move": called[0], "other": called[min(1, len(called) - 1)], "name": names[seat]}
    yield words(f"{key_prefix}-{advice.verdict}", **said)
    for key, good in (("advice-for", True), ("advice-against", False)):
        reasons = [_render_reason(words, reason) for reason in advice.reasons if (reason.gain > 0) is good]
        if reasons:
            yield words("advice-listed", what=words(key, **said), reasons=", ".join(reasons))
    if advice.verdict == SURE and not advice.reasons:
        yield words("advice-unexplained")
    yield words("advice-moves-reckoned" if advice.reckoned else "advice-moves")
    following = advice.continuations or ((),) * len(called)
    first, *others = zip(called, advice.thoughts, following, strict=True)
    others.sort(key=lambda other: _sort_key(other[1], advice))
    for name, thought, line in (first, *others):
        uncertain = not advice.reckoned and thought is not advice.thoughts[0]
        yield f"  {_render_value(words, thought, uncertain=uncertain)}  {name}  ({thought.move})"
        if line:
            yield f"           {words('advice-line')} {_render_moves(words, names, line)}"
    yield from _render_notes(words, advice)


def render_plain_advice(
    words: Translator,
    names: Sequence[str],
    labels: Mapping[str, str],
    seat: int,
    advice: Advice,
    key_prefix: Literal["advice", "why"] = "advice",
) -> str:
    """Render an advice in plain words, without figures: the reasons, and the reply to expect.

    `labels` are those of all moves that can be played.
    """
    forced = key_prefix == "advice" and len(labels) == 1
    sentence = _render_verdict(words, names, labels, seat, advice, "forced" if forced else "", key_prefix)
    # Where the choices are about equal, what follows one of them says nothing of the others.
    silent = key_prefix != "advice" or forced or advice.verdict == CLOSE or not advice.continuations
    line = () if silent else advice.continuations[0]
    reply = next((one for one in line if one.seat != seat), None)
    if reply is None:
        return sentence
    move = words.translate(reply.label, names)
    return f"{sentence} {words('advice-plain-next', name=names[reply.seat], move=move)}"


def _render_verdict(
    words: Translator,
    names: Sequence[str],
    labels: Mapping[str, str],
    seat: int,
    advice: Advice,
    known: str,
    key_prefix: str,
) -> str:
    """Render the verdict with its reasons; `known` is one that needs no thought."""
    called = [labels.get(str(thought.move), str(thought.move)) for thought in advice.thoughts]
    said = {"move": called[0], "other": called[min(1, len(called) - 1)], "name": names[seat]}
    verdict = known or advice.verdict
    if verdict not in (SURE, RECKONED):
        return words(f"{key_prefix}-plain-{verdict}", **said)
    good = [plain_reason(words, reason) for reason in advice.reasons if reason.gain > 0][:MAX_REASONS]
    if not good:
        return words(f"{key_prefix}-plain-better", **said)
    why = reduce(lambda first, second: words("advice-plain-both", first=first, second=second), good)
    return words(f"{key_prefix}-plain-because", why=why, **said)


def plain_reason(words: Translator, reason: Reason) -> str:
    """Render what speaks for a move as a clause in plain words."""
    plain = f"feature-{reason.feature}.plain"
    if words.has_message(plain):
        return words(plain, gain=round(abs(reason.gain)))
    return words(f"feature-{reason.feature}")


def _sort_key(thought: MoveEvaluation, advice: Advice) -> tuple[bool, float]:
    """Sort by value; moves that were tried only once come last."""
    return not advice.reckoned and not isfinite(thought.error), -thought.worth


def _render_moves(words: Translator, names: Sequence[str], line: Sequence[ExpectedMove]) -> str:
    """Render the expected moves, turn by turn."""
    turns = groupby(line, key=lambda one: one.seat)
    return "; ".join(
        words(
            "advice-turn",
            name=names[seat],
            moves=" → ".join(words.translate(one.label, names) for one in moves),
        )
        for seat, moves in turns
    )


def _render_value(words: Translator, thought: MoveEvaluation, *, uncertain: bool) -> str:
    """Render a value in percent with a fixed width, and its error where there is one."""
    worth = _render_share(words, "worth", thought.worth).rjust(PERCENT_WIDTH)
    if not uncertain:
        return worth
    known = isfinite(thought.error)
    error = _render_share(words, "error", thought.error) if known else words("advice-error-unknown")
    return f"{worth}  {error}"


def _render_share(words: Translator, what: str, part: float) -> str:
    """Render a share in percent; one that rounds to zero is shown as less than the smallest."""
    if _to_tenths(part):
        return words(f"advice-{what}", **{what: one_decimal(100 * part)})
    return words(f"advice-{what}", **{what: words("advice-least", least=one_decimal(0.1))})


def _to_tenths(part: float) -> int:
    """Return the share in tenths of a percent, as it is displayed."""
    return round(1000 * part)


PERCENT_WIDTH: Final = len("100.0 %")


def _render_notes(words: Translator, advice: Advice) -> Iterator[str]:
    yield from _render_method(words, advice)
    first, *others = (_to_tenths(thought.worth) for thought in advice.thoughts)
    if advice.verdict != SLIP and any(other > first for other in others):
        yield words("advice-note-first")


def _render_method(words: Translator, advice: Advice) -> Iterator[str]:
    if advice.reckoned:
        yield words("advice-note-reckoned")
        return
    if advice.verdict == ONLY:  # nothing was compared, so there is nothing to explain
        return
    yield words("advice-note")
    known = [isfinite(thought.error) for thought in advice.thoughts[1:]]
    if any(known):
        yield words("advice-note-error")
    if not all(known):
        yield words("advice-note-once")


def _render_reason(words: Translator, reason: Reason) -> str:
    gain = round(abs(reason.gain), 1)
    unit = words("feature-unit", count=gain)
    more = f"feature-{reason.feature}"
    less = f"{more}.less"
    feature = words(less if reason.gain < 0 and words.has_message(less) else more)
    return f"{feature} ({words('advice-gain', gain=gain, unit=unit)})"
