"""The board of the examples in rulebooks and tests: laid by card A; area C has no land."""

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
