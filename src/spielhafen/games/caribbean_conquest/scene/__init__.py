"""The scene of a table of Caribbean Conquest: the data that clients show."""

from __future__ import annotations

from collections.abc import Sequence

from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES, has_card
from spielhafen.boxes.ship_adventure.names import (
    card_face,
    card_text,
    compass_wheel,
    sector_text,
)
from spielhafen.core.game import kebab_case
from spielhafen.core.play import Choice, Step, paragraph_of
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.scene import (
    Card,
    Fact,
    Meter,
    Row,
    Scene,
    SeatScene,
    Sheet,
    SheetRow,
    Status,
    Zone,
)
from spielhafen.core.text import Arg, PlayerRef, Text, text
from spielhafen.games.caribbean_conquest.board.pieces import FIGURES
from spielhafen.games.caribbean_conquest.moves import Leave
from spielhafen.games.caribbean_conquest.names import NAMES, square_text
from spielhafen.games.caribbean_conquest.rules.guns import Gunnery, Reply, shooter
from spielhafen.games.caribbean_conquest.rules.losses import Casualty
from spielhafen.games.caribbean_conquest.rules.market import Market, Quarters
from spielhafen.games.caribbean_conquest.rules.melee import Melee
from spielhafen.games.caribbean_conquest.rules.moving import Manoeuvres
from spielhafen.games.caribbean_conquest.rules.round import last_round, score
from spielhafen.games.caribbean_conquest.scene import outlook
from spielhafen.games.caribbean_conquest.scene.board_view import geometry, pieces
from spielhafen.games.caribbean_conquest.scene.fights import fight
from spielhafen.games.caribbean_conquest.scene.log import IMPORTANCE, account
from spielhafen.games.caribbean_conquest.scene.offers import marks, offers, sole_shot
from spielhafen.games.caribbean_conquest.scene.place_refusal import place_refusal
from spielhafen.games.caribbean_conquest.scene.wares import shop
from spielhafen.games.caribbean_conquest.scene.withdrawal import withdrawal
from spielhafen.games.caribbean_conquest.state import NONE, Sea


def scene(g: Sea) -> Scene:
    """Return the table; it has no secrets."""
    goals = outlook.goals(g)
    return Scene(
        geometry=geometry(g),
        status=status(g, goals),
        seats=[captain(g, seat) for seat in range(g.seats())],
        zones=[*compass(g), *fight(g), shop(g), *standing(g), *reckoning(g)],
        pieces=pieces(g),
        marks=marks(g, goals),
        offers=offers(g),
        over=g.winners,
    )


# Status.


def status(g: Sea, goals: Sequence[outlook.Goal] | None = None) -> Status:
    """Return the round, the part of the turn, and who is to do what; goals: if known already."""
    step = g.steps[-1] if g.steps else None
    return Status(
        round=text("phase-round", round=g.round, last=announced_end(g), majority=announced_majority(g)),
        phase=phase(g, step),
        prompt=prompt(g, step),
        hint=outlook.hint(g, step, outlook.goals(g) if goals is None else goals) or sole_shot(g, step),
        meter=Meter(label=text("meter-steps"), have=g.options.turn_steps - g.left, of=g.options.turn_steps)
        if isinstance(step, Manoeuvres)
        else None,
        paragraph=paragraph_of(type(step)) if step else "§23",
        withdrawal=withdrawal(g, step),
    )


def announced_end(g: Sea) -> int:
    """Return the round after which the game is over; 0 if it is not announced or there is none."""
    return 0 if g.options.rounds == "printed" else last_round(g.options) or 0


def announced_majority(g: Sea) -> int:
    """§22 Return the points that end the game; 0 before the board is laid and after the game."""
    return g.waters.majority if g.board and g.winners is None else 0


def phase(g: Sea, step: Step | None) -> Text:
    """Return whose turn it is, or the part of the round."""
    if step is None:
        return text("phase-over")
    if g.turn == NONE:
        return text("phase-compass" if g.board else "phase-board")
    part = (
        "buying"
        if isinstance(step, Market | Quarters)
        else "moving"
        if isinstance(step, Manoeuvres)
        else "fighting"
    )
    return text("phase-turn", seat=PlayerRef(g.turn), part=part)


def prompt(g: Sea, step: Step | None) -> Text:
    """Return what the player to move may do; for the others, whom they wait for."""
    if isinstance(step, Melee):
        return text(
            "prompt-melee",
            seat=PlayerRef(step.seat),
            foe=PlayerRef(step.foe),
            square=square_text(step.square),
        )
    return pending_prompt(g, key=prompt_key, args=details)


def prompt_key(g: Sea, step: Choice) -> str:
    """Return the key of a prompt if a group is in hand; else empty."""
    if isinstance(step, Manoeuvres | Gunnery) and g.hand != NONE:
        return f"{kebab_case(type(step))}-{'hand' if g.fresh else 'on'}"
    return ""


def details(g: Sea, step: Choice) -> dict[str, Arg]:
    """Return the arguments of a prompt."""
    if isinstance(step, Reply):
        return {"foe": PlayerRef(shooter(g, step.seat, step.here)), "square": square_text(step.there)}
    if isinstance(step, Casualty):
        return {"square": square_text(step.square)}
    if isinstance(step, Gunnery):
        shots = outlook.shots(g, step.seat) if g.hand == NONE else ""
        return {"turn": "own" if g.turn == step.seat else "others", "foe": PlayerRef(g.turn), "shots": shots}
    if isinstance(step, Manoeuvres):
        return {"several": int(any(isinstance(move, Leave) for move in step.moves(g)))}
    return {"figure": FIGURES[step.figure]} if isinstance(step, Quarters) else {}


# Captains.


def captain(g: Sea, seat: int) -> SeatScene:
    """Return the facts and open cards of a captain, with a note."""
    income = g.income(seat) if g.board else 0
    facts = [
        points_held(g, seat),
        Fact(
            art="coin",
            value=f"{g.gold[seat]}+{income}",
            label=text("fact-gold", gold=g.gold[seat], income=income),
        ),
        Fact(art="g-cannonball", value=str(g.balls[seat]), label=text("fact-balls", balls=g.balls[seat])),
    ]
    cards = [
        Card(id=f"equipment/{seat + 1}/{name}", label=card_text(card), face=card_face(card))
        for card, name in enumerate(CARD_NAMES)
        if has_card(g.cards[seat], card)
    ]
    return SeatScene(facts=facts, open=cards, note=note(g, seat))


def points_held(g: Sea, seat: int) -> Fact:
    """§23 Return the points that a captain holds, and those counted in the end where they differ."""
    held = g.owners.count(seat)
    counted = score(g, seat) if g.board else held
    value = str(held) if counted == held else f"{held} ({counted})"
    return Fact(
        art="flag",
        value=value,
        label=text("fact-points", points=held, counted=0 if counted == held else counted),
    )


def note(g: Sea, seat: int) -> Text | None:
    """Return a note on a captain near a majority, with whole areas, or without figures."""
    if not g.board:
        return None
    told = outlook.note(g, seat)
    return told if told or g.groups[seat] else text("note-no-figures")


# Zones.


def compass(g: Sea) -> list[Zone]:
    """Return the compass of this round."""
    if g.sector == NONE:
        return []
    said = text("zone-compass.note", sector=sector_text(g.sector))
    wheel = compass_wheel(g.sector, g.round, g.first, g.seats())
    return [Zone(id="compass", kind="wheel", title=text("zone-compass"), note=said, wheel=wheel)]


def standing(g: Sea) -> list[Zone]:
    """Return each captain's number of points beside the majority that ends the game."""
    if not g.board:
        return []
    rows = [
        Row(
            label=text("captain-name", seat=PlayerRef(seat)),
            have=g.owners.count(seat),
            of=g.waters.majority,
            art="flag",
            owner=seat,
            note=outlook.doubled(g, seat),
        )
        for seat in range(g.seats())
    ]
    said = text(
        "zone-standing.note",
        majority=g.waters.majority,
        points=len(g.owners),
        last=last_round(g.options) or 0,
    )
    return [Zone(id="standing", kind="track", title=text("zone-standing"), note=said, rows=rows)]


def reckoning(g: Sea) -> list[Zone]:
    """Return the scores as if the game ended now; after the end, the final ones."""
    if not g.board:
        return []
    scores = [score(g, seat) for seat in range(g.seats())]
    best = max((score(g, seat), g.gold[seat]) for seat in range(g.seats()))
    heads = [text("head-points"), text("head-areas"), text("head-gold")]
    rows = [
        SheetRow(
            owner=seat,
            cells=[str(g.owners.count(seat)), f"+{scores[seat] - g.owners.count(seat)}", str(g.gold[seat])],
            total=str(scores[seat]),
            best=(scores[seat], g.gold[seat]) == best,
            notes=[
                text("score-points", points=g.owners.count(seat)),
                text("score-areas", points=scores[seat] - g.owners.count(seat)),
            ],
        )
        for seat in range(g.seats())
    ]
    return [
        Zone(id="reckoning", kind="sheet", title=text("zone-reckoning"), sheet=Sheet(heads=heads, rows=rows))
    ]


def result(g: Sea, seat: int) -> Text:
    """Return what a captain has achieved in the end."""
    points, total = g.owners.count(seat), score(g, seat)
    return text("result", score=total, points=points, areas=total - points, gold=g.gold[seat])


__all__ = ["IMPORTANCE", "NAMES", "account", "place_refusal", "result", "scene"]
