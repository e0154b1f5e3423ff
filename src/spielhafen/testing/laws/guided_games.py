"""Laws of guides: what a beginner is told to do can be done, and is told in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.core.secret import view
from spielhafen.guides import check_guide, game_guides
from spielhafen.testing.text_check import TextCheck
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.text import Text
    from spielhafen.guides import Guide


def every_guide_can_be_played(game: Game) -> None:
    """Each guide can be played to its last line, by its other good moves, too."""
    for guide in game_guides(game):
        check_guide(game, guide)


def every_guide_has_its_texts(game: Game) -> None:
    """Each step has a text in every language and an existing §; several guides have titles."""
    guides = game_guides(game)
    if not guides:
        return
    rulebook = game.file("rules.en.md").read_text("utf-8")
    text_check = TextCheck(game)
    for guide in guides:
        for number, step in enumerate(guide.steps):
            text_check.check(guide.text(number))
            if step.paragraph and f"## {step.paragraph} " not in rulebook:
                raise LawBroken(f"{guide.file}:{step.line}: there is no {step.paragraph}")
        text_check.check(guide.end_text)
        if len(guides) > 1:
            text_check.check(guide.title)


def every_step_of_a_guide_can_be_pointed_at(game: Game) -> None:
    """Each move of the learner is offered in their scene, so that a hand can point at it."""
    for guide in game_guides(game):
        _check_offers(game, guide)


def _check_offers(game: Game, guide: Guide) -> None:
    state = game.start(guide.seats, guide.options)
    for ply in guide.plies:
        if state.actor() != ply.actor:
            state.ask(ply.actor)
        if ply.step is not None:
            offered = {offer.move for offer in game.scene(view(state, guide.learner)).offers}
            if missing := {ply.move, *ply.others} - offered:
                raise LawBroken(f"{guide.file}:{ply.line}: {min(missing)} is not offered")
        state.play(game.catalogue.read(ply.move))


def texts_of_guides_belong_to_steps(game: Game) -> None:
    """The folder of guides has no text without its step."""
    known = {said.key for guide in game_guides(game) for said in _texts(guide)}
    source = game.file("guide", "en.ftl")
    lines = source.read_text("utf-8").splitlines() if source.is_file() else []
    for line in lines:
        key, equals, _ = line.partition(" =")
        if equals and key.startswith("guide-") and key not in known:
            raise LawBroken(f"no step says {key}")


def _texts(guide: Guide) -> list[Text]:
    return [*(guide.text(number) for number in range(len(guide.steps))), guide.end_text, guide.title]


GAME_LAWS: Final = (
    every_guide_can_be_played,
    every_guide_has_its_texts,
    every_step_of_a_guide_can_be_pointed_at,
    texts_of_guides_belong_to_steps,
)
