"""Token buckets, which limit rates."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """Requests per second, and a burst after a pause."""

    per_second: float
    burst: int

    def times(self, factor: int) -> Rate:
        """Return a rate that allows `factor` times as much."""
        return Rate(factor * self.per_second, factor * self.burst)


@dataclass
class TokenBuckets:
    """Token buckets by key, which refill over time."""

    rate: Rate
    max_keys: int = 10_000  # buckets remembered
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, key: str, now: float) -> bool:
        """Take a token and return whether there was one, at `now` (seconds of any steady clock)."""
        tokens = self._tokens(key, now)
        allowed = tokens >= 1
        self._left.pop(key, None)
        self._left[key] = (tokens - allowed, now)
        if len(self._left) > self.max_keys:
            del self._left[next(iter(self._left))]
        return allowed

    def has(self, key: str, now: float) -> bool:
        """Return whether there is a token, without taking it."""
        return self._tokens(key, now) >= 1

    def _tokens(self, key: str, now: float) -> float:
        tokens, last = self._left.get(key, (float(self.rate.burst), now))
        return min(self.rate.burst, tokens + (now - last) * self.rate.per_second)
