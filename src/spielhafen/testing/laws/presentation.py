"""Laws of presentation: every viewer gets a scene with all moves to point at and all texts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from spielhafen.core.codec import dump
from spielhafen.core.scene import PLAIN_SPACE_KINDS, Geometry
from spielhafen.core.scene_json import dump_scene
from spielhafen.core.secret import view
from spielhafen.core.text import Text, declared_importance, importance_of, text
from spielhafen.testing.text_check import TextCheck
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import Seat
    from spielhafen.core.scene import Card, Offer, Scene
    from spielhafen.testing.game_node import GameNode, GamePly


def every_event_can_be_described(ply: GamePly) -> None:
    """Each event of the log has its text, and a veiled text for those who may not know all.

    Steps on a way also have `recap-steps`, which sums up several of them.
    """
    known = declared_importance(ply.node.game.part("scene"))
    for event in ply.events:
        for message in filter(None, (event.text, event.veiled_text)):
            ply.node.text_check.check(message)
            if importance_of(message, known) == "step":
                ply.node.text_check.check(Text("recap-steps", {**message.args, "count": SEVERAL_STEPS}))


def importance_is_that_of_lines(game: Game) -> None:
    """Each key in `IMPORTANCE` is that of a line of the log."""
    words = TextCheck(game).translators
    for key in declared_importance(game.part("scene")):
        name = f"event-{key.partition(':')[0]}"
        if not all(each.has_message(name) for each in words):
            raise LawBroken(f"IMPORTANCE names {key}, but there is no text {name}")


def every_viewer_has_a_scene(node: GameNode) -> None:
    """Every viewer, the public included, gets a scene: the same each time, with known texts.

    It can be written as JSON.
    """
    viewer = node.random.choice(node.viewers)
    seen = view(node.g, viewer)
    before = dump(seen)
    scene = node.scenes[viewer] = node.game.scene(seen)
    json.dumps(dump_scene(_without_known_sheet(scene, node.text_check.geometry)), allow_nan=False)
    if dump(seen) != before:
        raise LawBroken(f"making the scene of seat {viewer} changed its view")
    if node.game.scene(seen) != scene:
        raise LawBroken(f"seat {viewer} gets another scene when looking again")
    if node.game.status(seen) != scene.status:
        raise LawBroken(f"the status that seat {viewer} sees alone is not that of its scene")
    node.text_check.check_all(scene)
    if len(scene.seats) != node.g.seats() or scene.over != node.g.winners:
        raise LawBroken(f"the scene of seat {viewer} is wrong about the seats or the winners")
    _one_thing_for_each_id(scene)
    _check_names(node.text_check, scene)
    for card in cards(scene):
        if card.move and str(node.game.catalogue.read(card.move)) != card.move:
            raise LawBroken(f"the card {card.id} stands for {card.move}, which is no move's text")
    _offers(node, viewer, scene)


def _without_known_sheet(scene: Scene, known: Geometry | None) -> Scene:
    """Return a scene without the sheet if the previous scene had the same one."""
    return replace(scene, geometry=NO_GEOMETRY) if scene.geometry is known else scene


SEVERAL_STEPS: Final = 3
NO_GEOMETRY: Final = Geometry(box=(0, 0, 0, 0))


def every_offer_can_be_pointed_at(node: GameNode) -> None:
    """The moves of all seats to move, and only these, are in the scene, as things or buttons.

    No offer is in the way of another.
    """
    for seat in node.g.actors():
        _offers(node, seat, node.scene(seat))


def _one_thing_for_each_id(scene: Scene) -> None:
    twice = [name for name, count in Counter(ids(scene)).items() if count > 1]
    if twice:
        raise LawBroken(f"several things in a scene are called {twice}")


def _check_names(text_check: TextCheck, scene: Scene) -> None:
    """On a sheet, every piece without an owner and every special space has a name.

    Clients that draw with letters show the names.
    """
    if scene.geometry.spaces:
        for space in scene.geometry.spaces:
            if space.kind not in PLAIN_SPACE_KINDS:
                text_check.check_any(f"space-{space.kind}")
        for piece in scene.pieces:
            if piece.owner is None and piece.art != "card":
                text_check.check_any(f"piece-{piece.art}", f"piece-{piece.art.partition('-')[0]}")


def ids(scene: Scene) -> Iterator[str]:
    """Yield the ids of all things in a scene."""
    yield from (space.id for space in scene.geometry.spaces)
    yield from (area.id for area in scene.geometry.areas)
    yield from (piece.id for piece in scene.pieces)
    yield from (zone.id for zone in scene.zones)
    yield from (card.id for card in cards(scene))
    yield from (die.id for zone in scene.zones for die in zone.dice)


def cards(scene: Scene) -> Iterator[Card]:
    """Yield all cards in a scene."""
    for some in (*(zone.cards for zone in scene.zones), *(seat.open for seat in scene.seats)):
        yield from some


def _offers(node: GameNode, viewer: Seat, scene: Scene) -> None:
    offered = sorted(offer.move for offer in scene.offers)
    expected = sorted(map(str, _moves(node, viewer)))
    if offered != expected:
        raise LawBroken(f"the scene offers seat {viewer} {offered}; it may choose from {expected}")
    known = set(ids(scene))
    known |= {name.split("#")[0] for name in known}
    for offer in scene.offers:
        for touch in (*offer.touches, *offer.together):
            if touch not in known and touch.rpartition("/")[0] not in known:
                raise LawBroken(f"{offer.move} is to be pointed at by {touch}, which is nowhere in the scene")
    _no_path_in_the_way(scene.offers)
    _no_set_twice(scene.offers)


def _moves(node: GameNode, viewer: Seat) -> Sequence[object]:
    if viewer not in node.g.actors():
        return ()
    g = node.g.clone()
    g.ask(viewer)
    return g.moves()


def _no_path_in_the_way(offers: Sequence[Offer]) -> None:
    beginnings: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.touches:
            beginnings.setdefault(offer.touches[0].split("#")[0], []).append(offer)
    for one, other in (pair for some in beginnings.values() for pair in combinations(some, 2)):
        if all(_alike(*pair) for pair in zip(one.touches, other.touches, strict=False)):
            raise LawBroken(
                f"one cannot point at {one.move} without meaning {other.move}: {one.touches}, {other.touches}"
            )


def _no_set_twice(offers: Sequence[Offer]) -> None:
    sets = [tuple(sorted(offer.together)) for offer in offers if offer.together]
    if len(set(sets)) != len(sets) or any(offer.touches and offer.together for offer in offers):
        raise LawBroken(
            f"several offers are pointed at by the same things in any order, or in two ways: {sets}"
        )


def _alike(touch: str, other: str) -> bool:
    return (
        touch == other or touch == other.split("#", maxsplit=1)[0] or other == touch.split("#", maxsplit=1)[0]
    )


def a_game_can_be_announced(game: Game) -> None:
    """The texts about a game exist in all languages.

    They are title, kind, the line for the lobby, and every option with its hint and values; for options that we play
    otherwise than printed the reason, too.
    """
    text_check = TextCheck(game)
    for key in ("game-title", "game-line", "game-kind"):
        text_check.check(text(key))
    for option in game.option_list():
        text_check.check(text(f"option-{option.id}"))
        text_check.check(text(f"option-{option.id}.hint"))
        if option.ours is not None:
            text_check.check(text(f"option-{option.id}.reason"))
        if option.kind == "choice":
            text_check.check_all([text(f"option-{option.id}-{value}") for value in option.values])


GAME_LAWS = (a_game_can_be_announced, importance_is_that_of_lines)
NODE_LAWS = {every_viewer_has_a_scene: 8, every_offer_can_be_pointed_at: 8}
PLY_LAWS = {every_event_can_be_described: 1}
