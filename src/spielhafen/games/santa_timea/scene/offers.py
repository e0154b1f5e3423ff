"""The moves on offer: the worth of a card, and the standing of the trick with it."""

from __future__ import annotations

from typing import Final

from spielhafen.core.offers import Advice, OfferPresenter, Pointing
from spielhafen.core.play import Choice
from spielhafen.core.text import Arg, PlayerRef, Text, text
from spielhafen.games.santa_timea.moves import BRIDE, CARD_NAMES, Keep, LayAside, Play
from spielhafen.games.santa_timea.rules.reckoning import Declare, special_points
from spielhafen.games.santa_timea.rules.trick import key_if_played
from spielhafen.games.santa_timea.scene.board_view import counted_as, standing
from spielhafen.games.santa_timea.scene.cards import card_text, direction_text, reckoning, wind_text, worth
from spielhafen.games.santa_timea.scene.log import NAMES, completes_set
from spielhafen.games.santa_timea.state import KEYLESS, KEYS, Table, counts, direction_of


def play(_: Table, __: Choice, move: Play) -> Pointing:
    """Point at the card in hand."""
    return card_text(move.card), [f"card/{CARD_NAMES[move.card]}"], {}


def on_playing(g: Table, _: Choice, move: Play) -> Advice:
    """Hint at the worth of the card, and the standing of the trick with it."""
    return text(
        "hint-card", reckoning=reckoning_in_trick(g, move.card), standing=prospect(g, move.card)
    ), None


def on_declaring(g: Table, step: Declare, move: Keep | LayAside) -> Advice:
    """Hint at the effect of set or pairs."""
    kept = isinstance(move, Keep)
    return Text(f"offer-{'keep' if kept else 'lay-aside'}.hint", declared_effect(g, step, kept=kept)), None


def declared_effect(g: Table, step: Declare, *, kept: bool) -> dict[str, Arg]:
    """§16 Damage, counted cards and bonus of a direction, as set or as pairs."""
    cards = counts(g.taken[step.seat], step.direction)
    if not kept:
        cards = [count - 1 for count in cards]
    damage = sum(count * points for points, count in enumerate(cards, 1))
    return {"damage": damage, "cards": sum(cards), "bonus": special_points(cards)}


def reckoning_in_trick(g: Table, card: int) -> Text:
    """Return the worth of a card if played now; a bride takes that of the card before it."""
    if card != BRIDE:
        return reckoning(card, g.row[0])
    if not g.cards:
        return text("reckoning-bride-led")
    source = counted_as(g.cards)[-1]
    if source == BRIDE:
        return text("reckoning-bride-nothing")
    return text("reckoning-bride-copies", card=card_text(source), worth=worth(KEYS[g.row[0]][source]))


def prospect(g: Table, card: int) -> Text:
    """Return the standing of the trick with this card, and a set that it completes (§11)."""
    standing, wind = standing_with(g, card), g.row[0]
    seat = (g.leader + len(g.cards)) % g.seats()
    if standing.key not in TAKES or not completes_set(g, seat, wind):
        return standing
    return text("standing-set", standing=standing, direction=direction_text(direction_of(wind)))


TAKES: Final = ("standing-lowest-last", "standing-both-last", "standing-bride-leads")
"""The standings with which a captain takes the wind for certain."""


def standing_with(g: Table, card: int) -> Text:
    """Return the standing of the trick with this card, certain if it is the last one."""
    wind = wind_text(g.row[0])
    if card == BRIDE:
        word = "bride-leads" if not g.cards else "bride-nothing" if g.keys[-1] == KEYLESS else "bride"
        return text(f"standing-{word}", wind=wind)
    keys = [*g.keys, key_if_played(g, card)]
    if keys[-1] in g.keys:
        rival = (g.leader + g.keys.index(keys[-1])) % g.seats()
        return text("standing-cancelled", rival=PlayerRef(rival), wind=wind)
    marks = standing(keys, (g.cards or [card])[0], len(g.keys))
    neither = "below" if g.keys[:1] == [KEYLESS] else "between"
    word = "both" if len(marks) == 2 else marks[0] if marks else neither
    last = "-last" if len(keys) == g.seats() else ""
    return text(f"standing-{word}{last}", wind=wind, leads=int(g.trick < g.options.tricks_number))


PRESENTER: Final = OfferPresenter(
    names=NAMES,
    pointing={Play: play},
    advice={Play: on_playing, Keep: on_declaring, LayAside: on_declaring},
)
offers: Final = PRESENTER.offers
