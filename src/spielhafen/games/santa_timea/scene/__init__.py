"""The scene of a table of Santa Timea: the data that clients show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.game import kebab_case
from spielhafen.core.play import Choice, Step, paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import Box, Card, Fact, Scene, SeatScene, Status, Wheel, Zone
from spielhafen.core.text import Arg, PlayerRef, Text, text
from spielhafen.games.santa_timea.moves import BRIDE, CARD_NAMES, DIRECTIONS
from spielhafen.games.santa_timea.rules.reckoning import Declare
from spielhafen.games.santa_timea.rules.trick import Lay, outcome
from spielhafen.games.santa_timea.scene.board_view import (
    REACH,
    ROSE,
    awaits_wind,
    before_taking,
    geometry,
    has_just_ended,
    trick,
    trick_pieces,
)
from spielhafen.games.santa_timea.scene.cards import (
    card_face,
    card_id,
    card_text,
    direction_text,
    reckoning,
    wind_card,
    wind_text,
    worth,
)
from spielhafen.games.santa_timea.scene.log import IMPORTANCE, NAMES, account, completes_set
from spielhafen.games.santa_timea.scene.offers import offers
from spielhafen.games.santa_timea.scene.score_sheet import rounds_reckoned, sheets, signed, terms
from spielhafen.games.santa_timea.state import (
    NO_CAPTAIN,
    Table,
    counts,
    damage_of,
    direction_of,
    directions_to_choose,
)

SET_DAMAGE: Final = 6
"""The damage of the cards of a set: 1, 2 and 3 points (§11)."""


def scene(g: Table) -> Scene:
    """Return the table as its viewer may see it."""
    if awaits_wind(g):
        return after_trick(g)
    return Scene(
        geometry=geometry(g),
        status=status(g),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[*winds(g), *hand(g), *last_cards(g), *sheets(g)],
        pieces=trick(g, past=False),
        offers=offers(g),
        over=g.winners,
    )


def aftermath(g: Table) -> Scene | None:
    """Return the table while a trick that has just ended stays; None if none has."""
    return after_trick(g) if has_just_ended(g) else None


def after_trick(g: Table) -> Scene:
    """Return the table with the finished trick, before its wind is taken and the row moves up."""
    before = before_taking(g)
    return Scene(
        geometry=geometry(before),
        status=status(g),
        seats=[captain(before, seat) for seat in range(g.seats())],
        zones=[*winds(before), *hand(before), *last_cards(g), *sheets(g)],
        pieces=trick(before, past=True),
        over=g.winners,
    )


# Zones.


def winds(g: Table) -> list[Zone]:
    """Return the rose, the pile with the row of open winds, the forecast and the pot."""
    zones = [row_of_winds(g)]
    if g.row:
        zones.append(rose(g.row[0]))
    if g.options.professional:
        zones.append(pile_of_winds("forecast", g.forecast, (0.5, 3, 3.2, 1.9)))
    if g.pot:
        zones.append(pile_of_winds("pot", g.pot, (12, 4.6, 2.4, 1.6)))
    return zones


def rose(wind: int) -> Zone:
    """Return the wind rose, which shows the wind."""
    across, down = ROSE
    wheel = Wheel(
        labels=[text("direction-sign", direction=sign) for sign in DIRECTIONS],
        angle=90 * direction_of(wind),
        value=text("wind-blows", wind=wind_text(wind)),
    )
    on = (across - REACH, down - REACH, 2 * REACH, 2 * REACH)
    return Zone(id="rose", kind="wheel", title=text("zone-wind"), on=on, wheel=wheel)


def pile_of_winds(name: str, winds: Sequence[int], on: Box) -> Zone:
    """Return open wind cards on the board, with a note on their use."""
    cards = [wind_card(wind, f"{name}/{place}") for place, wind in enumerate(winds)]
    title, note = text(f"zone-{name}"), text(f"zone-{name}.note")
    return Zone(id=name, kind="pile", title=title, note=note, on=on, cards=cards)


def row_of_winds(g: Table) -> Zone:
    """Return the pile and the open winds; the farthest from it blows in this trick."""
    captions = ("this-trick", "next-trick", "then-trick")
    pile = Card(id="winds/pile", label=text("pile-of-winds", count=sum(g.bag)), count=sum(g.bag))
    # A card keeps its id while it moves up: the number of cards with it or below it when it was turned up.
    lowest = sum(g.bag) + len(g.row)
    row = [
        wind_card(wind, f"winds/{g.round}/{lowest - place}", caption=text(captions[place]), now=place == 0)
        for place, wind in enumerate(g.row)
    ]
    on = (0.5, 0.45, 5.2, 2.3)
    return Zone(id="winds", kind="pile", title=text("zone-winds"), on=on, cards=[*row, pile])


def last_cards(g: Table) -> list[Zone]:
    """Return the cards of the last trick, with notes on the taker of its wind."""
    if not g.last or not g.trick:
        return []
    wind, leader, taker, *cards = g.last
    shown = [
        Card(
            id=f"last/{piece.id}",
            label=piece.label,
            face=piece.face,
            caption=text("captain-name", seat=PlayerRef((leader + place) % g.seats())),
            flags=[flag for flag in piece.flags if flag != "past"],
        )
        for place, piece in enumerate(trick_pieces(cards, wind, leader, g.seats(), past=True))
    ]
    return [Zone(id="last", kind="pile", title=text("zone-last"), note=taker_text(wind, taker), cards=shown)]


def taker_text(wind: int, taker: int) -> Text:
    """Return who took the wind of a trick."""
    if taker == NO_CAPTAIN:
        return text("hint-nobody", wind=wind_text(wind))
    return text("hint-taken", seat=PlayerRef(taker), wind=wind_text(wind))


def hand(g: Table) -> list[Zone]:
    """Return the viewer's own cards, by direction and number, with their present worth."""
    if not 0 <= g.viewer < g.seats():
        return []
    own, wind = sorted(g.hands[g.viewer]), g.row[0] if g.row else None
    cards = [
        Card(
            id=card_id(card, f"hand-{place - own.index(card) + 1}"),
            label=card_text(card),
            face=card_face(card, wind),
            note=None if wind is None else reckoning(card, wind),
            move=CARD_NAMES[card],
        )
        for place, card in enumerate(own)
    ]
    return [Zone(id="hand", kind="hand", title=text("zone-hand"), owner=g.viewer, cards=cards)]


def captain(g: Table, seat: int) -> SeatScene:
    """Return the state of a captain: points, cards, damage and wind cards."""
    damage, sets = so_far(g, seat)
    cards, points = len(g.hands[seat]), g.points[seat]
    note = text("note-set", direction=direction_text(sets[0])) if sets else None
    return SeatScene(
        facts=[
            Fact(art="anchor", value=signed(points), label=text("fact-points", count=abs(points))),
            Fact(art="card", value=str(cards), label=text("fact-cards", count=cards)),
            Fact(art="damage", value=str(damage), label=text("fact-damage", count=damage)),
        ],
        open=[wind_card(wind, f"taken/{seat}/{place}") for place, wind in enumerate(g.taken[seat])],
        note=text("note-sets", sets=len(sets)) if len(sets) > 1 else note,
    )


def so_far(g: Table, seat: int) -> tuple[int, list[int]]:
    """§11 A captain's damage in this round and their sets, without those that may still become pairs (§16)."""
    directions = range(len(DIRECTIONS))
    if rounds_reckoned(g) == g.round > 0:
        damage, sets = terms(g, g.round - 1, seat)[:2]
        return damage, [direction for direction in directions if sets >> direction & 1]
    open_choice = directions_to_choose(g, seat)
    whole = [
        direction
        for direction in directions
        if all(counts(g.taken[seat], direction)) and direction not in open_choice
    ]
    return sum(map(damage_of, g.taken[seat])) - SET_DAMAGE * len(whole), whole


# Status.


def status(g: Table) -> Status:
    """Return the round, the trick, who is to do what, and how the last trick ended."""
    step = g.steps[-1] if g.steps else None
    trick_text = (
        text("phase-trick", trick=g.trick, of=g.options.tricks_number) if g.trick else text("phase-deal")
    )
    return Status(
        round=text("phase-round", round=g.round, of=g.options.rounds_number),
        phase=text("phase-reckoning") if isinstance(step, Declare) else trick_text,
        prompt=prompt(g, step),
        hint=stake_for_viewer(g) if isinstance(step, Lay) else leads_next(g),
        paragraph=paragraph_of(type(step)) if step else "§13",
    )


def prompt(g: Table, step: Step | None) -> Text:
    """Return what the player to move may do, whom the others wait for, or who took a wind."""
    if awaits_wind(g):
        return taker_text(g.last[0], g.last[2])
    if step and not isinstance(step, Choice):
        return text(f"prompt-{kebab_case(type(step))}")
    return pending_prompt(g, key=prompt_key, args=details, waiting="" if isinstance(step, Lay) else None)


def prompt_key(g: Table, step: Choice) -> str:
    """Return the key of the question to the viewer; empty if it is the name of the step."""
    return ("follow" if g.cards else "lead") if isinstance(step, Lay) else ""


def details(g: Table, step: Lay | Declare) -> dict[str, Arg]:
    """Return the direction that counts, or the one that is reckoned."""
    if isinstance(step, Declare):
        return {"direction": direction_text(step.direction)}
    return {"direction": DIRECTIONS[direction_of(g.row[0])]}


def stake(g: Table) -> Text:
    """Return what the lowest card of this trick takes, and whose card that is so far."""
    wind = g.row[0]
    taken = text(
        "hint-stake", wind=wind_text(wind), pot=len(g.pot), damage=sum(map(damage_of, [wind, *g.pot]))
    )
    if not g.cards:
        return taken
    if g.cards[0] == BRIDE:
        return text("hint-stake-bride", seat=PlayerRef(g.leader), wind=wind_text(wind))
    low, _ = outcome(g.keys, led=g.cards[0])
    if low == NO_CAPTAIN:
        return text("hint-stake-cancelled", stake=taken)
    seat = PlayerRef((g.leader + low) % g.seats())
    return text("hint-stake-lowest", stake=taken, seat=seat, worth=worth(g.keys[low]))


def stake_for_viewer(g: Table) -> Text:
    """§11 Return what is at stake in this trick; to the viewer also whether it would complete a set of theirs."""
    told, wind = stake(g), g.row[0]
    if not 0 <= g.viewer < g.seats():
        return told
    if not completes_set(g, g.viewer, wind):
        return told
    return text("hint-set", stake=told, direction=direction_text(direction_of(wind)))


def leads_next(g: Table) -> Text | None:
    """Return who leads next while a trick stays; later who took the wind of the last."""
    if awaits_wind(g) and g.trick:
        return text("hint-leads", seat=PlayerRef(g.leader))
    return None if awaits_wind(g) else last_trick(g)


def last_trick(g: Table) -> Text | None:
    """Return who took the last trick's wind, until the next card is played."""
    if not g.last or g.cards or g.trick == 0:
        return None
    return taker_text(g.last[0], g.last[2])


def result(g: Table, seat: int) -> Text:
    """§13 Return what a captain has achieved; rounds won decide among equal points."""
    points = g.points[seat]
    equal = [g.wins[other] for other in range(g.seats()) if g.points[other] == points]
    decided = int(len(set(equal)) > 1)
    return text("result", points=signed(points), count=abs(points), wins=g.wins[seat], decided=decided)


__all__ = ["IMPORTANCE", "NAMES", "account", "aftermath", "result", "scene"]
