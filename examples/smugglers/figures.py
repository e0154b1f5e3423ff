"""The figures that simulations count: the points of each captain, and the rounds begun."""

from operator import attrgetter

points, rounds = attrgetter("points"), attrgetter("round")
