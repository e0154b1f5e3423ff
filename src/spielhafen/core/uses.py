"""What everything in a scene is for: its things, and the keys of the texts about them.

A thing has a name, which the scene says, and a use: one sentence of the game's texts, with its paragraph as the attribute
`paragraph`. Its key is `use-<category>-<word>`, or a shorter form of it: a die `die-rose` is explained by `use-die-rose`,
or by `use-die` if all dice do the same. The argument `whose` of the sentence is `yours`, `theirs` or `none`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from spielhafen.core.scene import PLAIN_SPACE_KINDS
from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from spielhafen.core.scene import XY, Card, Die, Mark, Piece, Scene, Space, Zone

Category: TypeAlias = Literal["piece", "card", "die", "space", "area", "zone", "row", "fact", "meter", "mark"]
GAME_AIM: Final = Text("game-aim")
"""What players of a game want, where its status does not say it for the moment."""
CARD_LINES: Final = 5
"""The number of lines of an aim card: `aim-card-1` to `aim-card-5`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SceneThing:
    """A thing of a scene that people may ask about."""

    category: Category
    name: Text
    keys: Sequence[str]
    """The keys of its use, the most specific first."""
    id: str = ""
    owner: int | None = None
    notes: Sequence[Text] = ()
    """What is true of it at present."""
    at: XY | None = None


def scene_things(scene: Scene) -> Iterator[SceneThing]:
    """Yield all things in a scene that have a name and a use."""
    yield from filter(None, (_space(space) for space in scene.geometry.spaces))
    for area in scene.geometry.areas:
        yield SceneThing(category="area", name=area.name, keys=use_keys("area", area.id), id=area.id)
    yield from map(_piece, scene.pieces)
    for zone in scene.zones:
        yield from _zone_things(zone)
    for owner, seat in enumerate(scene.seats):
        for fact in seat.facts:
            keys = use_keys("fact", fact.art)
            yield SceneThing(category="fact", name=fact.label, keys=keys, owner=owner)
        yield from (_card(card, "open", owner) for card in seat.open)
    if scene.status.meter:
        yield SceneThing(category="meter", name=scene.status.meter.label, keys=("use-meter",))
    yield from map(_mark, scene.marks)


def use_keys(category: Category, word: str) -> list[str]:
    """Return the keys of a use, the most specific first.

    >>> use_keys("die", "die-rose")
    ['use-die-rose', 'use-die']
    """
    parts = [category, *(part for part in word.replace("/", "-").split("#")[0].split("-") if part)]
    parts = parts[1:] if parts[1:2] == [category] else parts
    return ["-".join(("use", *parts[:length])) for length in range(len(parts), 0, -1)]


def use_of(thing: SceneThing, viewer: int, has: Callable[[str], bool]) -> Text | None:
    """Return the use of a thing as a viewer reads it, and None if there is none.

    `has` says whether there is a text with this key.
    """
    key = next(filter(has, thing.keys), None)
    whose = "none" if thing.owner is None else "yours" if thing.owner == viewer else "theirs"
    return text(key, whose=whose) if key else None


def _space(space: Space) -> SceneThing | None:
    if space.kind in PLAIN_SPACE_KINDS:
        return None
    keys = use_keys("space", space.kind)
    name = text(f"space-{space.kind}")
    return SceneThing(category="space", name=name, keys=keys, id=space.id, owner=space.owner, at=space.at)


def _piece(piece: Piece) -> SceneThing:
    if piece.art == "card":
        word = piece.face.art if piece.face and piece.face.art else piece.id
        keys = [*use_keys("card", word), "use-piece-card"]
    else:
        keys = use_keys("piece", piece.art)
    return SceneThing(
        category="piece", name=piece.label, keys=keys, id=piece.id, owner=piece.owner, at=piece.at
    )


def _zone_things(zone: Zone) -> Iterator[SceneThing]:
    notes = [zone.note] if zone.note else []
    keys = use_keys("zone", zone.id)
    yield SceneThing(category="zone", name=zone.title, keys=keys, id=zone.id, owner=zone.owner, notes=notes)
    yield from (_card(card, zone.id, zone.owner) for card in zone.cards)
    yield from map(_die, zone.dice)
    for row in zone.rows:
        row_keys = [*use_keys("row", row.art or zone.id), *keys]
        told = [row.note] if row.note else []
        yield SceneThing(
            category="row", name=row.label, keys=row_keys, id=row.id, owner=row.owner, notes=told
        )
    for side in zone.duel.sides if zone.duel else ():
        if side.die:
            yield _die(side.die)


def _card(card: Card, zone: str, owner: int | None) -> SceneThing:
    """Return a card: its picture explains it, or else its place."""
    own = use_keys("card", card.face.art) if card.face and card.face.art else use_keys("card", card.id)
    notes = [note for note in (card.barred, card.note, card.face and card.face.text) if note]
    return SceneThing(
        category="card",
        name=card.label,
        keys=[*own, *use_keys("zone", zone)],
        id=card.id,
        owner=owner,
        notes=notes,
    )


def _die(die: Die) -> SceneThing:
    return SceneThing(category="die", name=die.label, keys=use_keys("die", die.art), id=die.id)


def _mark(mark: Mark) -> SceneThing:
    """Return a mark, which the house names, and explains where a game does not."""
    word = f"{mark.kind}-{mark.nature}" if mark.nature else mark.kind
    notes = [mark.why] if mark.why else []
    name = text(f"mark-kind-{mark.kind}")
    return SceneThing(
        category="mark",
        name=name,
        keys=use_keys("mark", word),
        notes=notes,
        at=mark.at[0] if mark.at else None,
    )
