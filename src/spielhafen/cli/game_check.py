"""The stages of `spielhafen check`: what a game lacks, the first things to mend first."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial, wraps
from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from spielhafen.cli.commands.games import find_title_differences, read_rulebooks
from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.languages import LANGUAGES, REQUIRED_LANGUAGES
from spielhafen.core.rulebook_numbers import read_rulebook
from spielhafen.testing import LawBroken, check_golden, check_perft, golden_logs
from spielhafen.testing.contract import (
    ContractBroken,
    ContractReport,
    SelectedLaws,
    check_match,
    every_game_can_be_played,
    planned_matches,
)
from spielhafen.testing.coverage import Coverage, refusal_codes
from spielhafen.testing.laws import law_title
from spielhafen.testing.text_check import TextCheck

if TYPE_CHECKING:
    from spielhafen.cli.console import ReportProgress
    from spielhafen.core.game import Game
    from spielhafen.core.text import Text
    from spielhafen.i18n import Translator
    from spielhafen.testing.laws import Law
    from spielhafen.testing.walk import ContractMatch, PlayerPolicy

REFERENCE: Final = "docs/game-reference.md#"
"""The page to which findings lead, before the anchor of a chapter."""
ANCHORS: Final = {
    "loads": "files",
    "rules": "steps",
    "examples": "examples-in-the-rulebook",
    "texts": "keys-of-texts",
    "art": "scene",
    "bot": "bot",
    "records": "tests",
}
"""The stages in their order, and the chapter of the reference about each."""
LAW_STAGES: Final = {"words": "texts", "presentation": "texts", "explanations": "texts", "drawings": "art"}
"""The stages of laws by their modules; all others are about the rules."""

PARTS: Final = ("moves", "rules", "scene")
NEEDED_FILES: Final = (
    *(f"texts/{language}.ftl" for language in REQUIRED_LANGUAGES),
    *(f"rules.{language}.md" for language in REQUIRED_LANGUAGES),
    "art/art.svg",
)
ART_FILES: Final = ("art/cover.svg", "look.css")
QUICK_PLIES: Final = 100
"""The most plies of each game with `--quick`."""
MOST_REASONS: Final = 10
"""The most findings of a law about texts or art; a broken rule is told once."""
LONGEST_REASON: Final = 400
DUELS: Final = (("greedy", "random", 240), ("captain", "greedy", 120))
"""The levels to compare, the stronger first, with the most deals; each is played twice."""
DEALS_AT_ONCE: Final = 6
DUEL_SECONDS: Final = 60.0
"""After this time a duel is judged by the games that were played."""
CLEAR: Final = 3.0
"""The standard errors from a half at which a duel ends early."""


@dataclass(frozen=True)
class GameFinding:
    """A sentence about something that is wrong, or that might be better."""

    said: str
    anchor: str
    wrong: bool = True

    @property
    def link(self) -> str:
        """The chapter of the reference that tells how it is done."""
        return f"{REFERENCE}{self.anchor}"


@dataclass
class GameCheck:
    """The stages of checking a game; each yields its findings."""

    game: Game
    say: Translator
    quick: bool = False
    by_contract: dict[str, list[GameFinding]] | None = None

    def run(self, stage: str, tell: ReportProgress) -> list[GameFinding]:
        """Run a stage. Those of rules, texts and art share the games of the contract."""
        stages: Mapping[str, Callable[[ReportProgress], Iterator[GameFinding]]] = {
            "loads": self._loads,
            "rules": self._rules,
            "examples": self._examples,
            "texts": self._texts,
            "art": self._art,
            "bot": self._bot,
            "records": self._records,
        }
        return list(stages[stage](tell))

    def _finding(self, stage: str, key: str, *, wrong: bool = True, **args: Any) -> GameFinding:
        return GameFinding(self.say(key, **args), ANCHORS[stage], wrong)

    def _loads(self, _tell: ReportProgress) -> Iterator[GameFinding]:
        """Files and declarations, and the beginning of a game for each number of players."""
        for name in _missing_files(self.game, NEEDED_FILES):
            yield self._finding("loads", "cli-check-no-file", file=name)
        optional = [part for part in ("examples", "bot") if _has_part(self.game, part)]
        failed = False
        for part in (*PARTS, *optional):
            if why := _failure(self.game.part, part):
                failed = True
                yield self._finding("loads", "cli-check-not-loaded", part=part, why=why)
        for language in LANGUAGES:
            if not failed and (why := _failure(partial(read_rulebook, self.game), language)):
                yield self._finding("loads", "cli-check-not-loaded", part=f"rules.{language}.md", why=why)
        if failed:
            return
        for seats in range(self.game.seats[0], self.game.seats[1] + 1):
            if why := _failure(self.game.start, seats):
                yield self._finding("loads", "cli-check-no-start", seats=seats, why=why)

    def _rules(self, tell: ReportProgress) -> Iterator[GameFinding]:
        yield from self._contract_findings(tell)["rules"]

    def _contract_findings(self, tell: ReportProgress) -> dict[str, list[GameFinding]]:
        if self.by_contract is None:
            self.by_contract = self._check_laws(tell)
        return self.by_contract

    def _check_laws(self, tell: ReportProgress) -> dict[str, list[GameFinding]]:
        """Play the games of the contract and return what breaks a law, by stage."""
        played = CollectedBreaches(self.game)
        played.play(tell, QUICK_PLIES if self.quick else 0)
        found: dict[str, list[GameFinding]] = {stage: [] for stage in ANCHORS}
        for law, reason in played.breaches:
            stage = LAW_STAGES.get(law.__module__.rpartition(".")[2], "rules")
            right = shorten(" ".join((law.__doc__ or "").split()), LONGEST_REASON)
            broken = self._finding(stage, "cli-check-law", law=law_title(law), why=reason, right=right)
            found[stage].append(broken)
        found["texts"] += [
            self._finding("texts", "cli-check-text", why=reason) for reason in played.text_check.missing
        ]
        if not self.quick and not found["rules"]:
            for kind, names in played.report.coverage.missing(self.game).items():
                if names:
                    never = self._finding("records", "cli-check-never", kind=kind, names=", ".join(names))
                    found["rules"].append(never)
        return found

    def _examples(self, tell: ReportProgress) -> Iterator[GameFinding]:
        from spielhafen.testing.example_runner import run_examples

        number = 0
        for name, written in read_rulebooks(self.game, None):
            for _, error in run_examples(self.game, name, written):
                number += 1
                tell(number, 0)
                if error is not None:
                    yield GameFinding(self.say.explain(error), ANCHORS["examples"])
        if not number:
            yield self._finding("examples", "cli-check-no-examples", wrong=False)
        for line in find_title_differences(self.game, self.say):
            yield GameFinding(line, ANCHORS["examples"])

    def _texts(self, tell: ReportProgress) -> Iterator[GameFinding]:
        """Texts that one required language lacks, and those that were missing in games played."""
        keys = {language: text_keys(self.game.fluent_source(language)) for language in REQUIRED_LANGUAGES}
        known = set().union(*keys.values())
        lacking = [
            (key, language) for language in REQUIRED_LANGUAGES for key in sorted(known - keys[language])
        ]
        for key, language in lacking:
            yield self._finding("texts", "cli-check-one-language", name=key, file=f"texts/{language}.ftl")
        told = [f"there is no message {key} in {language}" for key, language in lacking]
        for finding in self._contract_findings(tell)["texts"]:
            if not any(one in finding.said for one in told):
                yield finding

    def _art(self, tell: ReportProgress) -> Iterator[GameFinding]:
        for name in _missing_files(self.game, ART_FILES):
            yield self._finding("art", "cli-check-no-file", file=name)
        yield from self._contract_findings(tell)["art"]

    def _bot(self, tell: ReportProgress) -> Iterator[GameFinding]:
        """What the bots know, and whether each level beats the one below."""
        known = vars(self.game.part("bot")) if _has_part(self.game, "bot") else {}
        for name in ("policy", "worth"):
            if name not in known:
                yield self._finding("bot", f"cli-check-no-{name}", wrong=False)
        if "policy" not in known or self.game.seats[1] < 2:
            return
        for stronger, weaker, deals in DUELS[:1] if self.quick else DUELS:
            try:
                share, games = measure_duel(self.game, stronger, weaker, deals, tell)
            except Exception as error:  # noqa: BLE001 - told to the author
                yield self._finding("bot", "cli-check-no-duel", level=stronger, why=_reason(error))
                return
            doubt = 2 * standard_error(games)
            if share - doubt > 0.5:
                continue
            told = {"stronger": stronger, "weaker": weaker, "share": f"{100 * share:.0f}", "games": games}
            wrong = share + doubt <= 0.5 or (share <= 0.5 and weaker == "random")
            yield self._finding(
                "bot", f"cli-check-{'un' if wrong else 'barely-'}ordered", wrong=wrong, **told
            )

    def _records(self, tell: ReportProgress) -> Iterator[GameFinding]:
        name = self.game.name
        logs = list(golden_logs(self.game))
        for log in logs:
            try:
                check_golden(self.game, log.read_text("utf-8"))
            except (LawBroken, SpielhafenError) as error:
                why = self._told(error)
                yield self._finding("records", "cli-check-golden", file=f"tests/golden/{log.name}", why=why)
        if not logs:
            yield self._finding("records", "cli-check-no-golden", game=name)
        if not self.game.file("tests", "perft.txt").is_file():
            yield self._finding("records", "cli-check-no-perft", game=name)
            return
        try:
            check_perft(self.game, tell)
        except (LawBroken, SpielhafenError) as error:
            yield self._finding("records", "cli-check-perft", game=name, why=self._told(error))

    def _told(self, error: Exception) -> str:
        return self.say.explain(error) if isinstance(error, SpielhafenError) else _reason(error)


@dataclass
class CollectedBreaches:
    """The games of the contract, played on when a law is broken."""

    game: Game
    breaches: list[tuple[Law, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.text_check = CollectingTextCheck(self.game)
        self.report = ContractReport(
            self.game.name, coverage=Coverage(expected_refusals=refusal_codes(self.game))
        )

    def play(self, tell: ReportProgress, max_plies: int) -> None:
        """Play the games and note every law that is broken."""
        laws = SelectedLaws()
        for law in map(self._collecting, laws.game_laws):
            law(self.game)
        laws.node_laws = {self._collecting(law): every for law, every in laws.node_laws.items()}
        laws.ply_laws = {self._collecting(law): every for law, every in laws.ply_laws.items()}
        laws.match_laws = [self._collecting(law) for law in laws.match_laws]
        matches: list[tuple[ContractMatch, PlayerPolicy]] = []
        if why := _failure(matches.extend, planned_matches(self.game, 1, 0, max_plies)):
            self.note(every_game_can_be_played, why)
        for number, (match, player) in enumerate(matches, 1):
            try:
                check_match(match, player, self.text_check, self.report, laws)
            except ContractBroken as broken:
                self.note(every_game_can_be_played, _reason(broken.__cause__ or broken))
            tell(number, len(matches))

    def note(self, law: Law, reason: str) -> None:
        """Note a breach, unless it is known or there are enough of this law."""
        same = [without_seats(said) for other, said in self.breaches if other is law]
        if without_seats(reason) not in same and len(same) < most_reasons(law):
            self.breaches.append((law, reason))

    def _collecting(self, law: Law) -> Law:
        @wraps(law)
        def collect(about: Any) -> None:
            known = sum(other is law for other, _ in self.breaches)
            if known < most_reasons(law) and (why := _failure(law, about)):
                self.note(law, why)

        return collect


class CollectingTextCheck(TextCheck):
    """All languages of a game; missing texts are collected."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.missing: list[str] = []

    def check(self, message: Text) -> None:
        """Collect what `TextCheck` raises."""
        try:
            super().check(message)
        except LawBroken as error:
            self._collect(error)

    def check_any(self, *keys: str) -> None:
        """Collect what `TextCheck` raises."""
        try:
            super().check_any(*keys)
        except LawBroken as error:
            self._collect(error)

    def _collect(self, error: LawBroken) -> None:
        reason = _reason(error)
        if reason not in self.missing:
            self.missing.append(reason)


def without_seats(reason: str) -> str:
    """Return a reason as it is for every seat.

    >>> without_seats("a in the scene of seat -1 is b") == without_seats("a in the scene of seat 2 is b")
    True
    """
    return re.sub(r"seat -?\d+", "seat", reason)


def most_reasons(law: Law) -> int:
    """Return how many breaches of a law are told."""
    return MOST_REASONS if law.__module__.rpartition(".")[2] in LAW_STAGES else 1


def text_keys(source: str) -> set[str]:
    r"""Return the keys of messages and attributes in Fluent source.

    >>> sorted(text_keys("sail = Sail\n    .hint = On\n"))
    ['sail', 'sail.hint']
    """
    keys: set[str] = set()
    message = ""
    for key, attribute in re.findall(r"^(?:(-?[a-z][\w-]*)|\s+\.([a-z][\w-]*))\s*=", source, re.MULTILINE):
        message = key or message
        keys.add(key or f"{message}.{attribute}")
    return keys


def measure_duel(
    game: Game, stronger: str, weaker: str, deals: int, tell: ReportProgress
) -> tuple[float, int]:
    """Return the first level's share of the wins, and the number of games that time allowed."""
    from spielhafen import lab

    begun, played, wins = monotonic(), 0, 0.0
    seats = max(2, game.seats[0])
    workers = 1 if weaker == "random" else None  # quick games, and errors of the game are raised here
    while played < deals and (not played or monotonic() - begun < DUEL_SECONDS):
        if played and abs(wins / played - 0.5) > CLEAR * standard_error(2 * played):
            break
        some = min(DEALS_AT_ONCE, deals - played)
        (duel,) = lab.run_arena(
            game, [stronger, weaker], seats, deals=some, seed=played, workers=workers
        ).duels
        wins += some * duel.wins.mean
        played += some
        tell(played, deals)
    return wins / played, 2 * played


def standard_error(games: int) -> float:
    """Return the standard error of a share of wins near a half."""
    return 0.5 / sqrt(games)


def _missing_files(game: Game, names: Collection[str]) -> list[str]:
    return [name for name in names if not game.file(*name.split("/")).is_file()]


def _has_part(game: Game, name: str) -> bool:
    return game.file(f"{name}.py").is_file() or game.file(name).is_dir()


def _failure(call: Callable[[Any], object], argument: object) -> str:
    """Return why a call into the code of a game fails; empty if it does not."""
    try:
        call(argument)
    except Exception as error:  # noqa: BLE001 - told to the author
        return _reason(error)
    return ""


def _reason(error: BaseException) -> str:
    said = str(error) if isinstance(error, LawBroken) else f"{type(error).__name__}: {error}"
    return shorten(" ".join(said.split()), LONGEST_REASON)
