"""The scoring sheets of Santa Timea: one for each finished round, and one for the game."""

from __future__ import annotations

from collections.abc import Sequence

from spielhafen.core.scene import Sheet, SheetRow, Zone
from spielhafen.core.text import Text, text
from spielhafen.games.santa_timea.moves import DIRECTIONS
from spielhafen.games.santa_timea.rules.reckoning import PLACE_POINTS
from spielhafen.games.santa_timea.scene.cards import direction_text
from spielhafen.games.santa_timea.state import TERMS, Table


def sheets(g: Table) -> list[Zone]:
    """Return the sheets of the finished rounds, the newest first, and that of all rounds."""
    rounds = rounds_reckoned(g)
    zones = [
        Zone(
            id=f"reckoning/{number}",
            kind="sheet",
            title=text("sheet-round", round=number + 1),
            sheet=of_round(g, number),
            past=True,
        )
        for number in reversed(range(rounds))
    ]
    if rounds:
        zones.append(Zone(id="scores", kind="sheet", title=text("sheet-scores"), sheet=of_game(g, rounds)))
    return zones


def rounds_reckoned(g: Table) -> int:
    """Return the number of finished rounds."""
    return len(g.sheet) // (TERMS * g.seats())


def terms(g: Table, number: int, seat: int) -> Sequence[int]:
    """Return the TERMS of a captain in a finished round, counted from 0."""
    begin = TERMS * (number * g.seats() + seat)
    return g.sheet[begin : begin + TERMS]


def gain(values: Sequence[int]) -> int:
    """Return the points that a round brought."""
    return values[2] + values[3] - values[5]


def signed(number: int) -> str:
    """Return a number with a typographic minus sign."""
    return str(number).replace("-", "−")


def of_round(g: Table, number: int) -> Sheet:
    """Return a finished round: damage and points, in the professional game term by term.

    The best total is marked, as on the sheet of the game.
    """
    seats = range(g.seats())
    heads = ["damage", *(["place", "pairs", "cards"] if g.options.professional else [])]
    totals = [sum(gain(terms(g, earlier, seat)) for earlier in range(number + 1)) for seat in seats]
    return Sheet(
        heads=[text(f"sheet-{head}") for head in [*heads, "gain", "total"]],
        rows=[
            SheetRow(
                owner=seat,
                cells=cells(terms(g, number, seat), professional=g.options.professional),
                total=signed(totals[seat]),
                best=totals[seat] == max(totals),
                notes=notes(g, number, seat),
            )
            for seat in seats
        ],
    )


def cells(values: Sequence[int], *, professional: bool) -> list[str]:
    """Return damage and points; between them those for the place, for pairs, and lost for cards."""
    damage, _, place, pairs, _, lost = values
    special = [str(place), f"+{pairs}" if pairs else "–", f"−{lost}" if lost else "–"]
    return [str(damage), *(special if professional else []), signed(gain(values))]


def notes(g: Table, number: int, seat: int) -> list[Text]:
    """Return an explanation of each term."""
    _, sets, _, pairs, counted, lost = terms(g, number, seat)
    said = [text("term-set", direction=direction_text(d)) for d in range(len(DIRECTIONS)) if sets >> d & 1]
    said.append(place_note([terms(g, number, other) for other in range(g.seats())], seat))
    if g.options.professional:
        said += [text("term-pairs", points=pairs)] if pairs else []
        said.append(text("term-cards", cards=counted, points=lost))
    return said


def place_note(reckonings: Sequence[Sequence[int]], seat: int) -> Text:
    """§12 The points for a captain's place; those for a shared one with the sum that was shared."""
    damages = [values[0] for values in reckonings]
    damage, _, points = reckonings[seat][:3]
    better = sum(other < damage for other in damages)
    equal = damages.count(damage)
    if equal == 1:
        return text("term-place", damage=damage, place=better + 1, points=points)
    places = PLACE_POINTS[len(damages)][better : better + equal]
    return text(
        "term-shared",
        damage=damage,
        first=better + 1,
        last=better + equal,
        sum=" + ".join(map(str, places)),
        equal=equal,
        exact=int(sum(places) == points * equal),
        points=points,
    )


def of_game(g: Table, rounds: int) -> Sheet:
    """Return the points of each round, rounds won and the sum."""
    heads = [text("sheet-number", round=number + 1) for number in range(rounds)]
    return Sheet(
        heads=[*heads, text("sheet-wins"), text("sheet-total")],
        rows=[
            SheetRow(
                owner=seat,
                cells=[
                    *(signed(gain(terms(g, number, seat))) for number in range(rounds)),
                    str(g.wins[seat]),
                ],
                total=signed(g.points[seat]),
                best=g.points[seat] == max(g.points),
            )
            for seat in range(g.seats())
        ],
    )
