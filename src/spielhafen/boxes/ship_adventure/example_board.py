"""The board that all examples of the rulebooks and tests lie on: laid by card A, none of area C is land."""

from __future__ import annotations

from typing import Final

EXAMPLE_BOARD: Final = """
.....JJJ....
....J.TJ....
...KJ.>v....
..J...^<....
..K.JJ..JJJY
...JJT.JJTJH
JT.K..JJv<>v
JJJ...HG>^^<
..HJJT......
J.BJJJ...J..
.J..JR..v<..
K...JH..>^JJ
""".replace("\n", "")
