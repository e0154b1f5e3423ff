"""Letters that look alike across scripts, to find names that cannot be told apart.

A small part of the confusables of Unicode Technical Standard 39: Latin, Greek and Cyrillic letters and the
digits mistaken for them, after NFKC. Each character maps to the Latin letter that it is read as.
"""

from __future__ import annotations

from typing import Final

_LOOKALIKES: Final = {
    "A": "АΑᎪ",
    "B": "ВΒ",
    "C": "СϹ",
    "E": "ЕΕ",
    "F": "Ϝ",
    "H": "НΗҺ",
    "J": "ЈͿ",
    "K": "КΚ",
    "M": "МΜ",
    "N": "Ν",
    "O": "0ОΟՕ",
    "P": "РΡ",
    "S": "ЅՏ",
    "T": "ТΤ",
    "V": "Ѵ",
    "X": "ХΧ",
    "Y": "УΥҮ",
    "Z": "Ζ",
    "a": "аɑα",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еҽ",
    "g": "ɡ",
    "h": "һ",
    "i": "іιı",
    "j": "јϳ",
    "k": "κ",
    "l": "1|IІΙӀӏ",
    "m": "м",
    "o": "оοօ",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "u": "υս",
    "v": "νѵ",
    "w": "ԝѡ",
    "x": "хχ",
    "y": "уү",
}
_TABLE: Final = str.maketrans({sign: letter for letter, signs in _LOOKALIKES.items() for sign in signs})
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """Return a name with look-alike letters replaced; names with equal skeletons look alike."""
    folded = name.translate(_TABLE).casefold()
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    return folded
