"""The arguments of log sentences beyond the fields of steps and moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.text import Arg, Text, importance_by_key, text
from spielhafen.games.santa_timea.moves import Keep, LayAside, Play, TurnUp
from spielhafen.games.santa_timea.rules.reckoning import Reckoning, Scores
from spielhafen.games.santa_timea.rules.round import Round
from spielhafen.games.santa_timea.rules.trick import Gone, Pot, Take, Trick, key_if_played, keys_of_trick
from spielhafen.games.santa_timea.rules.winds import Forecast
from spielhafen.games.santa_timea.scene.cards import card_text, direction_text, wind_text, worth
from spielhafen.games.santa_timea.scene.score_sheet import signed
from spielhafen.games.santa_timea.state import KEYLESS, Table, counts, damage_of, direction_of

NAMES: Final[Mapping[str, Callable[[Any], Arg]]] = {
    "card": card_text,
    "wind": wind_text,
    "direction": direction_text,
}
"""The texts for the fields of steps and moves in the log."""


IMPORTANCE: Final = importance_by_key(
    minor="turn-up deal deal-hands-veiled begin leads leads-again highest pot-discarded declare-veiled",
    weighty="take gone pot scores wins",
)
"""How much lines of the log matter."""


def equal_cards(g: Table) -> list[Text]:
    """Return the cards of the last trick that another one equals (§8)."""
    wind, _leader, _taker, *cards = g.last
    keys = keys_of_trick(wind, cards)
    return [
        card_text(card)
        for card, key in zip(cards, keys, strict=True)
        if key != KEYLESS and keys.count(key) > 1
    ]


def zeros(g: Table) -> str:
    """Return where the log says that among cards worth 0 the number decides (§6).

    It is `none` if the last trick had at most one that counts.
    """
    wind, _leader, _taker, *cards = g.last
    keys = [key for key in keys_of_trick(wind, cards) if key != KEYLESS]
    alone = [key for key in keys if keys.count(key) == 1 and worth(key) == "0"]
    if len(alone) < PAIR:
        return "none"
    return "beside" if len(set(keys)) < len(keys) else "alone"


def completes_set(g: Table, seat: int, wind: int) -> bool:
    """Return whether this wind would complete a set of a captain (§11)."""
    own = counts(g.taken[seat], direction_of(wind))
    return not own[damage_of(wind) - 1] and own.count(0) == 1


def listed(cards: list[Text]) -> Arg:
    """Return cards as a list in words; an empty word if there are none."""
    if len(cards) < PAIR:
        return ""
    *others, first, last = cards
    words = text("equal-cards", first=first, last=last)
    for card in reversed(others):
        words = text("equal-cards-more", first=card, rest=words)
    return words


PAIR: Final = 2


def taking(g: Table, seat: int) -> dict[str, Arg]:
    """Return what a captain takes with the wind of the last trick, and why."""
    wind, equal = g.row[0], equal_cards(g)
    return {
        "wind": wind_text(wind),
        "pot": len(g.pot),
        "completes": "yes" if completes_set(g, seat, wind) else "no",
        "direction": direction_text(direction_of(wind)),
        "equal": len(equal),
        "cards": listed(equal),
        "zeros": zeros(g),
    }


def account(g: Table, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return more arguments of a log sentence."""
    if isinstance(step, Round):
        return {"number": g.round + 1}
    if isinstance(step, Reckoning):
        return {"number": g.round}
    if isinstance(step, Trick):
        return {"number": g.trick + 1, "wind": wind_text(g.row[0])}
    if isinstance(move, Play):
        return {"place": "follow" if g.cards else "lead", "worth": worth(key_if_played(g, move.card))}
    if isinstance(move, LayAside | Keep):
        return {"direction": direction_text(move.direction)}
    if isinstance(step, Scores):
        return {"gain": signed(step.gain), "count": abs(step.gain)}
    if isinstance(move, TurnUp):
        return {"pile": "forecast" if isinstance(step, Forecast) else "row"}
    if isinstance(step, Take):
        return taking(g, step.seat)
    return {"wind": wind_text(g.row[0])} if isinstance(step, Gone | Pot) else {}
