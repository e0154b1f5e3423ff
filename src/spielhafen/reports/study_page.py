"""The page of a study: what it found, in sentences, plots and tables, without scripts.

`write_page` writes one HTML file that needs nothing else, and the figures beside it as CSV.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from html import escape
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.bots import LEVELS
from spielhafen.core.errors import shorten
from spielhafen.core.game import find_game
from spielhafen.core.options import format_option
from spielhafen.core.text import Text, text
from spielhafen.lab.board_geometry import board_geometry
from spielhafen.lab.measures import Measures, StudyRow, check_equal, compare_paired, measure_condition
from spielhafen.reports import plots
from spielhafen.reports.board_map import draw_board_map, most_reached
from spielhafen.reports.skill_part import (
    GAME_TITLE,
    SKILL_TITLE,
    in_percent,
    measure_skills,
    skill_rows,
    skill_sentences,
)

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.lab.luck_and_skill import LuckAndSkill
    from spielhafen.lab.measures import Effect
    from spielhafen.lab.statistics import Average
    from spielhafen.lab.study.plan import Condition, StudyPlan

Translate: TypeAlias = Callable[[Text, str], str]
"""Formats a text, also one of the game of this name, in the reader's language."""
FEWEST_TO_COMPARE: Final = 8
"""The least number of games of a condition that is compared with another."""
LONGEST_NAME: Final = 24
"""The most letters of an option in a plot."""
STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #1d2a33; background: #fff; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 } h2 { border-top: 1px solid; padding-top: 1rem; margin-top: 3rem }
table { border-collapse: collapse; margin: 1rem 0; font-size: 14px } .wide { overflow-x: auto }
th, td { border-bottom: 1px solid #b8c2c9; padding: .2rem .6rem; text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
figure { margin: 1.2rem 0 } figcaption { font-weight: bold } svg { max-width: 100%; height: auto }
"""


def summaries(plan: StudyPlan, rows: Sequence[StudyRow]) -> Iterator[tuple[Condition, list[Text]]]:
    """Yield the conditions that have games, with the sentences about each."""
    for one in plan.conditions:
        of_condition = [row for row in rows if row["condition"] == one.name]
        if of_condition:
            yield one, list(summary(one, measure_condition(one, of_condition)))


def skill_summaries(plan: StudyPlan, rows: Sequence[StudyRow]) -> Iterator[tuple[str, list[Text]]]:
    """Yield the games of unequal players, with title and sentences about luck and skill."""
    for skill in measure_skills(plan, rows):
        yield skill.game, [SKILL_TITLE, *skill_sentences(skill)]


def write_page(
    file: Path, plan: StudyPlan, rows: Sequence[StudyRow], translate: Translate, language: str
) -> list[Path]:
    """Write the page of a study and its figures; return the two files. Raises OSError.

    language: the code of the reader's language, in which `translate` formats.
    """
    by_condition = {
        one.name: [row for row in rows if row["condition"] == one.name] for one in plan.conditions
    }
    measured = [
        (one, measure_condition(one, by_condition[one.name]))
        for one in plan.conditions
        if by_condition[one.name]
    ]
    parts = [*_head(plan, len(rows), translate)]
    for condition, measures in measured:
        parts += _condition_part(condition, measures, by_condition[condition.name], translate)
    skills = measure_skills(plan, rows)
    for skill in skills:
        parts += _skill_part(skill, translate)
    parts += _sweeps(measured, translate)
    parts += _comparisons([one for one, _ in measured], by_condition, translate)
    title = escape(translate(text("study-page-title"), ""))
    page = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"
    )
    file.write_text(page, "utf-8")
    table = file.with_suffix(".csv")
    with table.open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows(csv_rows([measures for _, measures in measured], skills))
    return [file, table]


def csv_rows(measured: Sequence[Measures], skills: Sequence[LuckAndSkill] = ()) -> Iterator[list[object]]:
    """Yield the figures as rows: condition, measure, item, mean, low, high, number of games."""
    yield ["condition", "measure", "item", "mean", "low", "high", "games"]
    for one in measured:
        for seat, wins in enumerate(one.wins, 1):
            yield [one.condition, "wins", seat, *_interval(wins), one.games]
        for name in ("plies", "rounds", "choices", "forced", "lead_changes", "decided_at"):
            found: Average | None = getattr(one, name)
            if found is not None:
                yield [one.condition, name, "", *_interval(found), one.games]
        if one.comebacks is not None:
            share = one.comebacks
            yield [one.condition, "comebacks", "", share.share, share.low, share.high, share.of]
        for name, counts in (("moves", one.moves), ("paragraphs", one.paragraphs)):
            yield from (
                [one.condition, name, item, count, "", "", one.games] for item, count in counts.items()
            )
        if one.interaction is not None:
            share = one.interaction
            yield [one.condition, "interaction", "", share.share, share.low, share.high, one.watched]
        for place, count in (one.arrivals or {}).items():
            yield [one.condition, "arrivals", place, count, "", "", one.watched]
    yield from skill_rows(skills)


def _interval(found: Average) -> tuple[float, float, float]:
    return found.mean, found.low, found.high


def _head(plan: StudyPlan, games: int, translate: Translate) -> Iterator[str]:
    yield f"<h1>{escape(translate(text('study-page-title'), ''))}</h1>"
    said = text("study-page-games", games=games, conditions=len(plan.conditions), seed=plan.seed)
    yield f"<p>{escape(translate(said, ''))}</p>"
    yield f"<p>{escape(translate(text('study-page-intervals'), ''))}</p>"


def summary(condition: Condition, measures: Measures) -> Iterator[Text]:
    """Yield the sentences about a condition."""
    yield from _seat_sentences(condition, measures)
    yield text("study-length", median=f"{measures.plies.median:g}", most=f"{measures.plies.p90:g}")
    if measures.unfinished or measures.winless:
        yield text("study-undecided", unfinished=measures.unfinished, winless=measures.winless)
    yield text("study-choices", moves=f"{measures.choices.mean:.1f}", forced=in_percent(measures.forced.mean))
    if measures.comebacks and measures.decided_at and measures.lead_changes:
        yield text(
            "study-lead",
            changes=f"{measures.lead_changes.mean:.1f}",
            comebacks=in_percent(measures.comebacks.share),
            decided=in_percent(measures.decided_at.mean),
        )
    yield from _turn_sentences(measures)
    for key, unused in (("moves", measures.unused_moves()), ("paragraphs", measures.unused_paragraphs())):
        yield text(f"study-unused-{key}", names=", ".join(unused)) if unused else text(f"study-all-{key}")


def _turn_sentences(measures: Measures) -> Iterator[Text]:
    """Yield what was seen of the table when turns began, or that it was not."""
    if measures.arrivals is None:
        yield text("study-turns-missing")
    if (found := measures.interaction) is not None:
        yield text(
            "study-interaction",
            share=in_percent(found.share),
            low=in_percent(found.low),
            high=in_percent(found.high),
            games=measures.watched,
        )
    if measures.arrivals and any(measures.arrivals.values()):
        yield _places_sentence(measures.arrivals)


def _places_sentence(places: Mapping[str, float]) -> Text:
    never = sum(not count for count in places.values())
    return text("study-places", places=", ".join(most_reached(places)), never=never, all=len(places))


def _seat_sentences(condition: Condition, measures: Measures) -> Iterator[Text]:
    """Yield which seats surely win more or less often, if all have the same player."""
    if len(set(condition.players)) > 1 or len(condition.players) == 1:
        return
    fair = sum(wins.mean for wins in measures.wins) / len(measures.wins)
    unfair = [
        (seat, wins) for seat, wins in enumerate(measures.wins, 1) if wins.low > fair or wins.high < fair
    ]
    for seat, wins in unfair:
        yield text(
            "study-seat-unfair",
            seat=seat,
            share=in_percent(wins.mean),
            low=in_percent(wins.low),
            high=in_percent(wins.high),
            fair=in_percent(fair),
        )
    if not unfair:
        widest = max(wins.high - wins.low for wins in measures.wins) / 2
        yield text("study-seats-fair", points=f"{100 * widest:.1f}")


def _condition_part(
    condition: Condition, measures: Measures, rows: Sequence[StudyRow], translate: Translate
) -> Iterator[str]:
    """Yield a condition: its sentences and its plots."""

    def say(key: str) -> str:
        return translate(text(key), condition.game)

    game = find_game(condition.game)
    seats = [
        f"{number}. {say(f'level-{player}') if player in LEVELS else player}"
        for number, player in enumerate(condition.players, 1)
    ]
    told = [say("game-title"), *map(shorten, game.format_options(condition.options)), *seats]
    yield f"<h2>{escape(condition.name)}</h2>"
    yield f"<p>{escape(' · '.join(told))}</p>"
    yield _list(translate(said, condition.game) for said in summary(condition, measures))
    yield from _plots(measures, [row["plies"] for row in rows], seats, say)
    if measures.arrivals:
        yield _board_map(condition, measures.arrivals, translate)
    for key, line in (("choices", measures.choices_by_round), ("lead", measures.lead_by_round)):
        if len(line) > 1:
            drawn = plots.plot_line(line, say("study-axis-round"), say(f"study-axis-{key}"))
            yield _figure(say(f"study-plot-{key}"), drawn)


def _list(sentences: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(said)}</li>" for said in sentences) + "</ul>"


def _plots(
    measures: Measures, plies: Sequence[int], seats: Sequence[str], say: Callable[[str], str]
) -> Iterator[str]:
    """Yield the plots of victories, length, moves and paragraphs."""
    fair = sum(wins.mean for wins in measures.wins) / len(measures.wins)
    yield _figure(
        say("study-plot-wins"), plots.plot_intervals(measures.wins, seats, say("study-axis-wins"), fair)
    )
    yield _figure(say("study-plot-length"), plots.plot_histogram(plies, say("lab-plies"), say("lab-games")))
    for key, values in (("moves", measures.moves), ("paragraphs", measures.paragraphs)):
        yield _figure(say(f"study-plot-{key}"), plots.plot_bars(values, say("study-axis-per-game")))


def _board_map(condition: Condition, places: Mapping[str, float], translate: Translate) -> str:
    """Return the board with a shade for each place, and what it shows in words."""
    never, unit, caption = (
        translate(text(key), condition.game)
        for key in ("study-never", "study-axis-places", "study-plot-places")
    )
    drawn = draw_board_map(board_geometry(condition), places, never, unit)
    return _figure(caption, drawn, translate(_places_sentence(places), condition.game))


def _figure(caption: str, svg: str, told: str = "") -> str:
    """Return a plot with its caption; what it shows is also told to readers who do not see it."""
    label = escape(f"{caption}. {told}" if told else caption, quote=True)
    return f'<figure><figcaption>{escape(caption)}</figcaption><div role="img" aria-label="{label}">{svg}</div></figure>'


def _skill_part(skill: LuckAndSkill, translate: Translate) -> Iterator[str]:
    """Yield what the games of unequal players tell."""
    yield f"<h2>{escape(translate(SKILL_TITLE, skill.game))}</h2>"
    yield f"<p>{escape(' · '.join(skill.conditions))}</p>"
    yield _list(translate(said, skill.game) for said in skill_sentences(skill))


def _sweeps(measured: Sequence[tuple[Condition, Measures]], translate: Translate) -> Iterator[str]:
    """Yield a plot of the victories of each seat where a game has several sets of options."""
    groups: dict[tuple[str, tuple[str, ...]], list[tuple[Condition, Measures]]] = {}
    for one, measures in measured:
        groups.setdefault((one.game, one.players), []).append((one, measures))
    for (game, players), group in groups.items():
        names = differing_options([one for one, _ in group])
        if len(set(names)) == len(names) > 1:
            seats = [str(number) for number, _ in enumerate(players, 1)]
            wins = [measures.wins for _, measures in group]
            caption = translate(text("study-plot-sweep", game=translate(text(GAME_TITLE), game)), "")
            yield _figure(
                caption, plots.plot_sweep(wins, names, seats, translate(text("study-axis-wins"), ""))
            )


def differing_options(conditions: Sequence[Condition]) -> list[str]:
    """Return the options by which conditions of a game differ, for each of them."""
    game = find_game(conditions[0].game)
    written = [dict(game.complete_options(one.options)) for one in conditions]
    settled = [asdict(game.parse_options(values)) for values in written]
    differing = [name for name in settled[0] if len({str(one[name]) for one in settled}) > 1]
    return [
        "\n".join(shorten(f"{name}={format_option(one[name])}", LONGEST_NAME) for name in differing)
        for one in settled
    ]


def _comparisons(
    conditions: Sequence[Condition], rows: Mapping[str, Sequence[StudyRow]], translate: Translate
) -> Iterator[str]:
    """Yield what conditions of the same game and seats change against the first of them."""
    groups: dict[tuple[str, int], list[Condition]] = {}
    for one in conditions:
        if len(rows[one.name]) >= FEWEST_TO_COMPARE:
            groups.setdefault((one.game, len(one.players)), []).append(one)
    for first, *others in groups.values():
        for second in others:
            yield from _comparison(first, second, rows, translate)


def _comparison(
    first: Condition, second: Condition, rows: Mapping[str, Sequence[StudyRow]], translate: Translate
) -> Iterator[str]:
    """Yield the table of what differs between two conditions."""
    yield f"<h2>{escape(translate(text('study-compared', first=first.name, second=second.name), ''))}</h2>"
    yield f"<p>{escape(translate(text('study-compared-how'), ''))}</p>"
    heads = ("figure", "difference", "interval", "gain", "check")
    lines = [
        "<tr>"
        + "".join(f"<th>{escape(translate(text(f'study-head-{head}'), ''))}</th>" for head in heads)
        + "</tr>"
    ]
    for label, figure, scale in _figures(len(first.players)):
        effect = compare_paired(rows[first.name], rows[second.name], figure)
        check = check_equal(rows[first.name], figure)
        cells = [translate(label, ""), *_effect_cells(effect, scale), f"{check:+.1f}"]
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    yield '<div class="wide"><table>' + "".join(lines) + "</table></div>"


def _effect_cells(effect: Effect, scale: float) -> list[str]:
    low, high = scale * effect.low, scale * effect.high
    return [f"{scale * effect.mean:+.2f}", f"{low:+.2f} … {high:+.2f}", f"{effect.gain:.1f}"]


def _figures(seats: int) -> Iterator[tuple[Text, Callable[[StudyRow], float], float]]:
    """Yield the figures that are compared: label, figure of a game, and scale."""

    def won(seat: int) -> Callable[[StudyRow], float]:
        return lambda row: float(row["wins"][seat])

    for seat in range(seats):
        yield text("study-figure-wins", seat=seat + 1), won(seat), 100.0
    yield text("lab-plies"), lambda row: float(row["plies"]), 1.0
    yield text("study-figure-choices"), _choices, 1.0
    yield text("study-figure-forced"), _forced, 100.0


def _choices(row: Mapping[str, Any]) -> float:
    return float(sum(row["legal"]) / max(1, sum(row["decisions"])))


def _forced(row: Mapping[str, Any]) -> float:
    return float(sum(row["forced"]) / max(1, sum(row["decisions"])))
