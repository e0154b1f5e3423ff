"""The sign by which another thread sees that the event loop runs."""

from __future__ import annotations

import asyncio

from spielhafen.server.loop_pulse import LoopPulse


def test_a_loop_that_runs_beats_each_time() -> None:
    async def ask() -> list[bool]:
        pulse, found = LoopPulse(asyncio.get_running_loop()), []
        for _ in range(3):
            found.append(pulse.beats())
            await asyncio.sleep(0)
        return found

    assert asyncio.run(ask()) == [True, True, True]


def test_a_loop_that_hangs_does_not_beat_until_it_runs_again() -> None:
    async def ask() -> list[bool]:
        pulse = LoopPulse(asyncio.get_running_loop())
        found = [pulse.beats() for _ in range(3)]
        await asyncio.sleep(0)
        return [*found, pulse.beats()]

    assert asyncio.run(ask()) == [True, False, False, True]


def test_a_loop_that_has_ended_does_not_beat() -> None:
    loop = asyncio.new_event_loop()
    loop.close()

    assert not LoopPulse(loop).beats()
