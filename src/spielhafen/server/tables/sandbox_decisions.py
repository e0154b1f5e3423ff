"""What is decided in a sandbox, apart from moves: chance, and bots that go on."""

from __future__ import annotations

from spielhafen.match import Event, Match
from spielhafen.match import sandbox as sandboxes
from spielhafen.server.messages.sandbox_messages import BotsRequest, ChanceRequest, OutcomeRequest
from spielhafen.server.tables.command import Actor
from spielhafen.server.tables.seat_plans import check_level


def play_chance(match: Match, actor: Actor, body: OutcomeRequest) -> Event:
    """Let chance act in a sandbox: with a chosen outcome, or a random one."""
    return sandboxes.play_chance(match, body.seat, actor.at, body.move)


def set_chance(match: Match, actor: Actor, body: ChanceRequest) -> Event:
    """Choose the outcomes of chance in a sandbox from now on, or let them be drawn."""
    return sandboxes.set_chance(match, actor.at, manual=body.manual)


def set_bots(match: Match, actor: Actor, body: BotsRequest) -> Event:
    """Let bots go on in all seats of a sandbox, or stop them."""
    return sandboxes.set_bots(match, actor.at, check_level(body.level) if body.level else "")
