"""What a terminal says about the aim of a game, and about what things on the table are for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import Text, text
from spielhafen.core.uses import CARD_LINES, GAME_AIM, SceneThing, scene_things, use_of
from spielhafen.terminal.shared.offer_lookup import WORD, offers_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from spielhafen.core.scene import XY, Scene, Status
    from spielhafen.i18n import Translator

MOST_THINGS: Final = 6
"""The most things that one question explains."""
MOST_TOLD_MOVES: Final = 3
"""With more moves than this, only their number is said."""
NEAR: Final = 0.5
"""The distance from the middle of a space at which something stands on it, in fields."""


def aim_of(status: Status) -> Text:
    """Return what the player wants now."""
    return status.aim or GAME_AIM


def aim_card(words: Translator, aim: Text = GAME_AIM) -> list[str]:
    """Return the lines of the game's aim card; some may be those of the aim of the moment."""
    keys = [f"aim-card-{number}" for number in range(1, CARD_LINES + 1)]
    own = [f"{aim.key}-{key.removeprefix('aim-')}" for key in keys]
    lines = [
        words(mine, **aim.args) if words.has_message(mine) else words(key)
        for mine, key in zip(own, keys, strict=True)
        if words.has_message(key)
    ]
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def explain_things(
    words: Translator, say: Callable[[Text | None], str], scene: Scene, viewer: int, written: str
) -> list[str]:
    """Return what the things of this name, or at this place, are for.

    Raises SpielhafenError if there are none, with the names of those that can be asked about.
    """
    found = _distinct(find_things(scene, written, say)) if written else []
    if not found:
        names = sorted(
            {say(thing.name) for thing in scene_things(scene) if thing.category in ("zone", "die")}
        )
        key = "terminal-what-unknown" if written else "terminal-what-which"
        raise SpielhafenError(text(key, written=written, known=", ".join(names)))
    return [line for thing in found[:MOST_THINGS] for line in _explain(words, say, scene, viewer, thing)]


def find_things(scene: Scene, written: str, say: Callable[[Text | None], str]) -> list[SceneThing]:
    """Return the things at a place, or with an id or name that fits; none if nothing does."""
    wanted = written.casefold()
    things = list(scene_things(scene))
    for space in scene.geometry.spaces:
        if wanted in (space.name.casefold(), space.id.casefold()):
            return [thing for thing in things if thing.at is not None and _is_same(thing.at, space.at)]
    exact = [thing for thing in things if wanted in (thing.id.casefold(), thing.id.split("#")[0].casefold())]
    named = [thing for thing in things if say(thing.name).casefold() == wanted]
    words = WORD.findall(wanted)
    alike = [
        thing for thing in things if words and set(words) <= set(WORD.findall(say(thing.name).casefold()))
    ]
    return exact or named or alike


def _is_same(one: XY, other: XY) -> bool:
    return abs(one[0] - other[0]) < NEAR and abs(one[1] - other[1]) < NEAR


def _distinct(things: Sequence[SceneThing]) -> list[SceneThing]:
    """Return the things without those that are alike."""
    return list({(thing.keys[0], thing.owner): thing for thing in reversed(things)}.values())[::-1]


def _explain(
    words: Translator, say: Callable[[Text | None], str], scene: Scene, viewer: int, thing: SceneThing
) -> Iterator[str]:
    use = use_of(thing, viewer, words.has_message)
    cited = f"{use.key}.paragraph" if use else ""
    paragraph = f"  {words(cited)}" if cited and words.has_message(cited) else ""
    name, told = say(thing.name), say(use) + paragraph
    yield words("terminal-about", what=name, told=told) if told else name
    for note in thing.notes:
        yield f"  {say(note)}"
    offers = offers_for(scene, thing.id) if thing.id else []
    if len(offers) > MOST_TOLD_MOVES:
        yield f"  {words('terminal-what-moves', count=len(offers))}"
        return
    for offer in offers:
        told = " – ".join(filter(None, (say(offer.label), say(offer.hint), say(offer.warning))))
        yield f"  {words('terminal-what-move', move=told)}"
