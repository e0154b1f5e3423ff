"""Letters that look alike across scripts: names that cannot be told apart when they are read.

A small part of the confusables of Unicode Technical Standard 39: Latin, Greek and Cyrillic letters and the digits that are taken for
them, after NFKC. Each sign stands for the Latin letter that it is read as.
"""

from __future__ import annotations

from typing import Final

_READ_AS: Final = {
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
_TABLE: Final = str.maketrans({sign: letter for letter, signs in _READ_AS.items() for sign in signs})
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """A name as it is read at a glance: names with the same skeleton are taken for one another."""
    seen = name.translate(_TABLE).casefold()
    for pair, letter in _PAIRS:
        seen = seen.replace(pair, letter)
    return seen
