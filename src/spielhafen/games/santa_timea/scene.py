"""What is to be seen at a table of Santa Timea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.game import kebab
from spielhafen.core.play import CHANCE, law
from spielhafen.core.scene import (
    Card,
    Decor,
    Fact,
    Geometry,
    Offer,
    Piece,
    Scene,
    SeatScene,
    Status,
    Terrain,
    Wheel,
    Zone,
)
from spielhafen.core.text import Captain, Text, text
from spielhafen.games.santa_timea.cards import (
    card_face,
    card_text,
    direction_text,
    reckoning,
    wind_card,
    wind_text,
    worth,
)
from spielhafen.games.santa_timea.moves import (
    BRIDE,
    CARD_NAMES,
    DIRECTIONS,
    PLAY,
    VALUES,
    Keep,
    LayAside,
    Play,
    TurnUp,
)
from spielhafen.games.santa_timea.rules import (
    Declare,
    Forecast,
    Gone,
    Lay,
    Pot,
    Reckoning,
    Round,
    Scores,
    Take,
    Trick,
    key_laid,
    outcome,
    special_points,
)
from spielhafen.games.santa_timea.sheet import rounds_reckoned, sheets, signed, terms
from spielhafen.games.santa_timea.state import (
    KEYLESS,
    NOBODY,
    ROUNDS,
    TRICKS,
    Table,
    counts,
    damage_of,
    direction_of,
    key_of,
    torn,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from spielhafen.core.moves import Move
    from spielhafen.core.play import Step
    from spielhafen.core.text import Arg

ROSE: Final = (8.6, 3.7)
REACH: Final = 1.42
SET_DAMAGE: Final = 6
"""The wind rose: its middle and radius."""
CARD_SIZE: Final = 1.44

COASTS: Final = Terrain(
    kind="land",
    polygons=[
        [(-0.5, 6.2), (1.7, 6.2), (1.7, 8.2), (-0.5, 8.2)],
        [(0.2, 7), (2.6, 7), (2.6, 8), (0.2, 8)],
        [(13.6, -0.5), (15.6, -0.5), (15.6, 1), (13.6, 1)],
        [(14.3, 0.6), (15.5, 0.6), (15.5, 1.7), (14.3, 1.7)],
    ],
    scatter=["hill", "tree", "palm"],
)


def scene(g: Table) -> Scene:
    """The table as its viewer may know it."""
    return Scene(
        geometry=geometry(g),
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[*winds(g), *hand(g), *last_cards(g), *sheets(g)],
        pieces=trick(g),
        offers=offers(g),
        over=g.winners,
    )


# The chart.


def geometry(g: Table) -> Geometry:
    """A chart round the wind rose, with what the wind makes of each direction written on it."""
    names = [
        Decor(at=(11.9, 6.95), text=text("chart-name"), size=0.44, kind="sea"),
        Decor(at=(3.4, 5.4), art="monster", size=1.9),
    ]
    return Geometry(
        box=(0, 0, 15, 7.4),
        focus=(4.6, 0, 8, 7.4),
        rhumbs=[ROSE],
        terrain=[COASTS],
        decor=[*names, *relations(g)],
    )


def relations(g: Table) -> list[Decor]:
    """With the wind, across it, against it: beside the place of each direction's cards."""
    wind = blowing(g)
    if wind is None:
        return []
    across, down = ROSE
    places = (
        (across + 2.7, 0.55),
        (across + 2.95, down + 1.5),
        (across - 2.7, 6.9),
        (across - 2.95, down + 1.5),
    )
    words = ("with", "across", "against", "across")
    return [
        Decor(
            at=place,
            text=text(f"relation-{words[(direction - direction_of(wind)) % 4]}"),
            size=0.27,
            kind="name",
        )
        for direction, place in enumerate(places)
    ]


def lies_finished(g: Table) -> bool:
    """Whether a finished trick still lies there: until the next wind is turned up, so that all can see how it ended."""
    return bool(g.last) and not g.cards and g.actor() == CHANCE


def blowing(g: Table) -> int | None:
    """The wind that the rose shows: that of the cards on the table, between rounds none."""
    if lies_finished(g) and g.trick:
        return g.last[0]
    return g.row[0] if g.row else None


def trick(g: Table) -> list[Piece]:
    """The cards of this trick, laid towards their direction, or those of the one that has just ended."""
    if g.cards:
        return laid(g.cards, g.row[0], g.leader, g.seats(), past=False)
    if lies_finished(g):
        return laid(g.last[3:], g.last[0], g.last[1], g.seats(), past=True)
    return []


def laid(cards: Sequence[int], wind: int, leader: int, seats: int, *, past: bool) -> list[Piece]:
    """The cards of a trick as pieces, in the order of play."""
    shown = shown_as(cards)
    keys = [KEYLESS if card == BRIDE else key_of(card, wind) for card in shown]
    sides = [card // VALUES for card in shown]
    pieces = []
    for place, card in enumerate(cards):
        seat = (leader + place) % seats
        beside = [other for other, side in enumerate(sides) if side == sides[place]]
        pieces.append(
            Piece(
                id=f"card/{CARD_NAMES[card]}" + (f"#{seat + 1}" if card == BRIDE else ""),
                art="card",
                at=card_place(sides[place], beside.index(place), len(beside)),
                heading=(-3, 2, -1, 3, 1)[place],
                size=CARD_SIZE,
                owner=seat,
                face=card_face(card, wind, keys[place] if card == BRIDE else None),
                label=text("played", seat=Captain(seat), card=card_text(card), worth=worth(keys[place])),
                flags=[*standing(keys, cards[0], place), *(["past"] if past else [])],
            )
        )
    return pieces


def standing(keys: Sequence[int], led: int, place: int) -> list[str]:
    """§8 How a card stands in its trick: cancelled, lowest, highest, both of these, or between."""
    low, high = outcome(keys, led=led)
    marks = ["lowest"] * (place == low) + ["highest"] * (place == high)
    alone = keys[place] != KEYLESS and keys.count(keys[place]) == 1
    return marks if marks or alone else ["cancelled"]


def shown_as(cards: Sequence[int]) -> list[int]:
    """§7 The card that each card counts as: a bride counts as the one before her, or as nothing (BRIDE)."""
    shown: list[int] = []
    for card in cards:
        shown.append(shown[-1] if card == BRIDE and shown else card)
    return shown


def card_place(direction: int, place: int, among: int) -> tuple[float, float]:
    """Where the card lies: towards its direction, beside the others of that direction."""
    across, down = ROSE
    off = place - (among - 1) / 2
    if direction in (1, 3):
        side = 1 if direction == 1 else -1
        return (round(across + side * (2.35 + 0.75 * place), 2), round(down + 0.22 * off, 2))
    if direction == len(DIRECTIONS):
        return (round(across - 3.4 + 0.8 * place, 2), 6.26)
    return (round(across + 1.12 * off, 2), 1.14 if direction == 0 else 6.26)


# Zones.


def winds(g: Table) -> list[Zone]:
    """The rose, the pile with the row of open winds, the forecast and the pot."""
    zones = [row_of_winds(g)]
    wind = blowing(g)
    if wind is not None:
        across, down = ROSE
        wheel = Wheel(
            labels=[text("direction-sign", direction=sign) for sign in DIRECTIONS],
            angle=90 * direction_of(wind),
            value=text("wind-blows", wind=wind_text(wind)),
        )
        on = (across - REACH, down - REACH, 2 * REACH, 2 * REACH)
        zones.append(Zone(id="rose", kind="wheel", title=text("zone-wind"), on=on, wheel=wheel))
    if g.options.professional:
        forecast = [wind_card(wind, f"forecast/{place}") for place, wind in enumerate(g.forecast)]
        zones.append(
            Zone(
                id="forecast",
                kind="pile",
                title=text("zone-forecast"),
                note=text("zone-forecast.note"),
                on=(0.5, 3, 3.2, 1.9),
                cards=forecast,
            )
        )
    if g.pot:
        pot = [wind_card(wind, f"pot/{place}") for place, wind in enumerate(g.pot)]
        zones.append(
            Zone(
                id="pot",
                kind="pile",
                title=text("zone-pot"),
                note=text("zone-pot.note"),
                on=(12, 4.6, 2.4, 1.6),
                cards=pot,
            )
        )
    return zones


def row_of_winds(g: Table) -> Zone:
    """The pile, and beside it the open winds: the one farthest from it is the present trick's."""
    captions = ("this-trick", "next-trick", "then-trick")
    pile = Card(id="winds/pile", label=text("pile-of-winds", count=sum(g.bag)), count=sum(g.bag))
    # A card keeps its id while it moves up: it is called by how many lay with it or below it when it was turned up.
    lowest = sum(g.bag) + len(g.row)
    row = [
        wind_card(wind, f"winds/{g.round}/{lowest - place}", caption=text(captions[place]), now=place == 0)
        for place, wind in enumerate(g.row)
    ]
    return Zone(
        id="winds",
        kind="pile",
        title=text("zone-winds"),
        on=(0.5, 0.45, 5.2, 2.3),
        cards=[*row, pile],
    )


def last_cards(g: Table) -> list[Zone]:
    """The cards of the last trick, who took its wind and who leads, to be looked at again."""
    if not g.last or lies_finished(g):
        return []
    wind, leader, taker, *cards = g.last
    shown = [
        Card(
            id=f"last/{piece.id}",
            label=piece.label,
            face=piece.face,
            caption=text("captain-name", seat=Captain((leader + place) % g.seats())),
            flags=[flag for flag in piece.flags if flag != "past"],
        )
        for place, piece in enumerate(laid(cards, wind, leader, g.seats(), past=True))
    ]
    if taker == NOBODY:
        note = text("hint-nobody", wind=wind_text(wind))
    else:
        note = text("hint-taken", seat=Captain(taker), wind=wind_text(wind))
    return [Zone(id="last", kind="pile", title=text("zone-last"), note=note, cards=shown)]


def hand(g: Table) -> list[Zone]:
    """The viewer's own cards, by direction and number, each with its present worth and the reckoning."""
    if not 0 <= g.viewer < g.seats():
        return []
    cards = []
    brides = 0
    for card in sorted(g.hands[g.viewer]):
        brides += card == BRIDE
        cards.append(
            Card(
                id=f"card/{CARD_NAMES[card]}" + (f"#hand-{brides}" if card == BRIDE else ""),
                label=card_text(card),
                face=card_face(card, g.row[0] if g.row else None),
                note=reckoning(card, g.row[0]) if g.row else None,
                move=CARD_NAMES[card],
            )
        )
    return [Zone(id="hand", kind="hand", title=text("zone-hand"), owner=g.viewer, cards=cards)]


def captain(g: Table, seat: int) -> SeatScene:
    """What lies before a captain, and what it comes to."""
    damage, sets = so_far(g, seat)
    note = text("note-set", direction=direction_text(sets[0])) if sets else None
    return SeatScene(
        facts=[
            Fact(
                art="anchor",
                value=signed(g.points[seat]),
                label=text("fact-points", count=abs(g.points[seat])),
            ),
            Fact(
                art="card", value=str(len(g.hands[seat])), label=text("fact-cards", count=len(g.hands[seat]))
            ),
            Fact(art="damage", value=str(damage), label=text("fact-damage", count=damage)),
        ],
        open=[wind_card(wind, f"taken/{seat}/{place}") for place, wind in enumerate(g.taken[seat])],
        note=text("note-sets", sets=len(sets)) if len(sets) > 1 else note,
    )


def so_far(g: Table, seat: int) -> tuple[int, list[int]]:
    """§11 A captain's damage in this round and his sets; those that he may still break up for pairs (§16) don't count."""
    directions = range(len(DIRECTIONS))
    if rounds_reckoned(g) == g.round > 0:
        damage, sets = terms(g, g.round - 1, seat)[:2]
        return damage, [direction for direction in directions if sets >> direction & 1]
    open_choice = torn(g, seat)
    whole = [
        direction
        for direction in directions
        if all(counts(g.taken[seat], direction)) and direction not in open_choice
    ]
    return sum(map(damage_of, g.taken[seat])) - SET_DAMAGE * len(whole), whole


# What may be done.


def status(g: Table) -> Status:
    """Round, trick, who is asked for what, and how the last trick ended."""
    step = g.steps[-1] if g.steps else None
    trick_text = text("phase-trick", trick=g.trick, of=TRICKS) if g.trick else text("phase-deal")
    return Status(
        round=text("phase-round", round=g.round, of=ROUNDS),
        phase=text("phase-reckoning") if isinstance(step, Declare) else trick_text,
        prompt=prompt(g, step),
        hint=last_trick(g),
        law=law(type(step)) if step else "§13",
    )


def prompt(g: Table, step: Step | None) -> Text:
    """What the captain whose turn it is may do; for the others, whom they wait for."""
    if step is None:
        winners = g.winners or []
        return text("prompt-over", winners=len(winners), seat=Captain(winners[0]) if winners else "")
    if isinstance(step, Lay):
        if step.seat != g.viewer:
            return text("prompt-wait", seat=Captain(step.seat))
        return text(
            "prompt-follow" if g.cards else "prompt-lead", direction=DIRECTIONS[direction_of(g.row[0])]
        )
    if isinstance(step, Declare):
        if step.seat != g.viewer:
            return text("prompt-wait-declare", seat=Captain(step.seat))
        return text("prompt-declare", direction=direction_text(step.direction))
    return text(f"prompt-{kebab(type(step))}")


def last_trick(g: Table) -> Text | None:
    """Who took the last trick's wind, until the next card is laid."""
    if not g.last or g.cards or g.trick == 0:
        return None
    wind, _, taker = g.last[:3]
    if taker == NOBODY:
        return text("hint-nobody", wind=wind_text(wind))
    return text("hint-taken", seat=Captain(taker), wind=wind_text(wind))


def offers(g: Table) -> list[Offer]:
    """The moves of the viewer, if it is his turn."""
    if g.viewer not in g.actors():
        return []
    step = next(
        step for step in reversed(g.steps) if isinstance(step, Lay | Declare) and step.seat == g.viewer
    )
    return [
        lay_offer(g, move.card) if isinstance(move, Play) else declare_offer(g, step, move)
        for move in step.moves(g)
    ]


def lay_offer(g: Table, card: int) -> Offer:
    """A card to be laid, what it is worth, and how the trick would stand."""
    return Offer(
        move=str(PLAY[card]),
        label=card_text(card),
        touches=[f"card/{CARD_NAMES[card]}"],
        hint=text("hint-card", reckoning=reckoning_in_trick(g, card), standing=prospect(g, card)),
        law=law(Lay),
    )


def declare_offer(g: Table, step: Lay | Declare, move: Move) -> Offer:
    """Set or pairs, and what that would come to."""
    assert isinstance(step, Declare)  # noqa: S101 - only a declaration offers these moves
    kept = isinstance(move, Keep)
    word = "offer-keep" if kept else "offer-lay-aside"
    effect = declared_effect(g, step, kept=kept)
    return Offer(move=str(move), label=text(word), hint=Text(f"{word}.hint", effect), law=law(Declare))


def declared_effect(g: Table, step: Declare, *, kept: bool) -> dict[str, Arg]:
    """§16 Damage, counted cards and bonus of a direction, as set or as pairs."""
    cards = counts(g.taken[step.seat], step.direction)
    if not kept:
        cards = [count - 1 for count in cards]
    damage = sum(count * points for points, count in enumerate(cards, 1))
    return {"damage": damage, "cards": sum(cards), "bonus": special_points(cards)}


def reckoning_in_trick(g: Table, card: int) -> Text:
    """The worth of a card if it is laid now: a bride takes that of the card before her."""
    if card != BRIDE:
        return reckoning(card, g.row[0])
    if not g.cards:
        return text("reckoning-bride-led")
    source = shown_as(g.cards)[-1]
    if source == BRIDE:
        return text("reckoning-bride-nothing")
    return text("reckoning-bride-copies", card=card_text(source), worth=worth(key_of(source, g.row[0])))


def prospect(g: Table, card: int) -> Text:
    """How the trick would stand with this card: for certain if it is the last one."""
    wind = wind_text(g.row[0])
    if card == BRIDE:
        word = "bride-leads" if not g.cards else "bride-nothing" if g.keys[-1] == KEYLESS else "bride"
        return text(f"standing-{word}", wind=wind)
    keys = [*g.keys, key_laid(g, card)]
    if keys[-1] in g.keys:
        rival = (g.leader + g.keys.index(keys[-1])) % g.seats()
        return text("standing-cancelled", rival=Captain(rival))
    marks = standing(keys, (g.cards or [card])[0], len(g.keys))
    word = "both" if len(marks) == 2 else marks[0] if marks else "between"
    last = "-last" if len(keys) == g.seats() else ""
    return text(f"standing-{word}{last}", wind=wind)


# The log.

NAMES: Final[Mapping[str, Callable[[Any], Arg]]] = {
    "card": card_text,
    "wind": wind_text,
    "direction": direction_text,
}
"""How the fields of steps and moves are said in the log."""


def account(g: Table, step: Step, move: Move | None) -> dict[str, Arg]:
    """What the log says beside the fields of steps and moves."""
    if isinstance(step, Round):
        return {"number": g.round + 1}
    if isinstance(step, Reckoning):
        return {"number": g.round}
    if isinstance(step, Trick):
        return {"number": g.trick + 1, "wind": wind_text(g.row[0])}
    if isinstance(move, Play):
        return {"place": "follow" if g.cards else "lead", "worth": worth(key_laid(g, move.card))}
    if isinstance(move, LayAside | Keep):
        return {"direction": direction_text(move.direction)}
    if isinstance(step, Scores):
        return {"gain": signed(step.gain), "count": abs(step.gain)}
    if isinstance(move, TurnUp):
        return {"pile": "forecast" if isinstance(step, Forecast) else "row"}
    if isinstance(step, Take):
        return {"wind": wind_text(g.row[0]), "pot": len(g.pot)}
    return {"wind": wind_text(g.row[0])} if isinstance(step, Gone | Pot) else {}
