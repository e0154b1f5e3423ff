"""A network of two hidden layers that gives each card a number; trained by Adam."""

from __future__ import annotations

from typing import Final

import numpy as np
from card_inputs import Flags, Floats

HIDDEN: Final = 96
NORM: Final = 1.0
"""How long a step may be at most, before Adam."""


class CardNetwork:
    """The same network for each card; what it gives is only compared within a hand."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, 1)]
        self.weights: list[Floats] = []
        for rows, columns in sizes:
            spread = np.sqrt(2 / rows) if columns > 1 else 0.01
            self.weights.append((random.standard_normal((rows, columns)) * spread).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._updates = 0

    def values(self, inputs: Floats) -> Floats:
        """Return a number for each card."""
        return self._layers(inputs)[-1][..., 0]

    def _layers(self, inputs: Floats) -> list[Floats]:
        first = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        second = np.maximum(first @ self.weights[2] + self.weights[3], 0)
        return [inputs, first, second, second @ self.weights[4] + self.weights[5]]

    def fit(self, inputs: Floats, known: Flags, gains: Floats, rate: float) -> None:
        """Bring the numbers of cards nearer to their gains, compared with the mean of the hand."""
        count = np.maximum(known.sum(axis=1, keepdims=True), 1)
        hands, places = np.nonzero(known)
        layers = self._layers(inputs[hands, places])
        values = np.zeros(known.shape, np.float32)
        values[hands, places] = layers[-1][:, 0]
        off = values - gains
        off = (off - (off * known).sum(axis=1, keepdims=True) / count)[hands, places]
        self._follow(layers, (off / len(known))[:, None].astype(np.float32), rate)

    def _follow(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """Follow the slope of the loss by what the last layer gave."""
        slopes: list[Floats] = []
        for layer in (2, 1, 0):
            slopes = [layers[layer].T @ slope, slope.sum(axis=0), *slopes]
            if layer:
                slope = (slope @ self.weights[2 * layer].T) * (layers[layer] > 0)
        self._updates += 1
        norm = float(np.sqrt(sum(float((one * one).sum()) for one in slopes)))
        for weights, mean, square, found in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            found = found * min(1.0, NORM / (norm + 1e-8))
            mean += 0.1 * (found - mean)
            square += 0.001 * (found * found - square)
            corrected = square / (1 - 0.999**self._updates)
            weights -= rate * mean / (1 - 0.9**self._updates) / (np.sqrt(corrected) + 1e-8)
