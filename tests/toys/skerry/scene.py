"""The scene of a table of Skerry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielhafen.core.play import paragraph_of
from spielhafen.core.scene import Card, Fact, Geometry, Offer, Scene, SeatScene, Space, Status, Zone
from spielhafen.core.text import Arg, PlayerRef, text
from tests.toys.skerry.moves import LEVELS, SHELLS, Lay, Snatch
from tests.toys.skerry.state import Rocks


def shell_text(shell: int) -> Arg:
    return text("shell", shell=SHELLS[shell])


NAMES: Final[Mapping[str, Callable[[Any], Arg]]] = {
    "shell": shell_text,
    "owner": PlayerRef,
    "level": lambda level: LEVELS[level],  # a keyword: each level has its own sentence
}


def scene(g: Rocks) -> Scene:
    step = g.steps[-1] if g.steps else None
    hand = g.hands[g.viewer] if g.viewer >= 0 else []
    cards = [
        Card(id=f"hand/{SHELLS[shell]}#{place}", label=text("shell", shell=SHELLS[shell]))
        for place, shell in enumerate(hand)
    ]
    return Scene(
        geometry=Geometry(box=(0, 0, 4, 4), spaces=[Space(id="horn", name="horn", at=(1, 1))]),
        status=Status(
            round=text("rocks"),
            phase=text("rocks"),
            prompt=text("rocks"),
            paragraph=paragraph_of(type(step)) if step else "",
        ),
        seats=[
            SeatScene(facts=[Fact(art="shell", value=str(sum(shore)), label=text("rocks"))])
            for shore in g.shore
        ],
        zones=[Zone(id="hand", kind="hand", title=text("rocks"), cards=cards)],
        offers=offers(g),
        over=g.winners,
    )


def offers(g: Rocks) -> list[Offer]:
    if g.viewer not in g.actors():
        return []
    found = []
    for move in g.moves() if g.actor() == g.viewer else asked(g).moves():
        touches = [f"hand/{SHELLS[move.shell]}"] if isinstance(move, Lay) else []
        touches = ["horn"] if isinstance(move, Snatch) else touches
        found.append(Offer(move=str(move), label=text("move", move=str(move)), touches=touches))
    return found


def asked(g: Rocks) -> Rocks:
    g = g.clone()
    g.ask(g.viewer)
    return g
