"""The tools for testing games: contract, examples, perft, golden logbooks, strategies.

Examples in the English rulebook (`rules.en.md`), or in any other file, are run as tests:

    ```example
    the winner's hold is full
      at    d3 d3 a1                        ; a comment
      hold  4,0,0 / 0,1,1 / 0,0,0
      next  Plunder(seat=1, winner=0)
    ? give rum, give salt
    ! give rope: none-aboard §6
    > give rum
    = hold  4,0,0 / 0,0,1 / 0,0,0
    ~ give B A rum
    @ C hold ? / ? / 0,0,0
    ```

The first line is the title. A line without a mark sets up the table; the others play moves and check the result.

    seats 3              the number of seats (else the fewest of the game); before all else. A captain without a seat, and
                         a table that cannot be, are refused with the reason
    option name value    a house rule; before all else
    next A, B(seat=1)    these steps come next, in this order, above the frame of the game
    turn B               the rest of this captain's turn is put on the stack (if the game teaches it)
    name value           sets a field of the state, or runs what the game teaches under this name
    | more               continues the line before with a new line: for boards that are drawn
    ? a, b               exactly these moves (or outcomes) are offered, in any order; `?` alone: none
    ? a, b, …            these are offered, among others (`...` is the same)
    ? not a, b           none of these is offered
    ? sail *: b3, c4     of the moves that fit the pattern, exactly these are offered; `b3, …`, `not b3`, `all` and
                         `all but b3` are possible, too. The star stands for one or more words; without a colon, as in
                         `? sail *, rest`, for each move that the game has
    ? reach ships: b3, c4    exactly these values of a field or fact can the captain reach, by moves that change it. Of a
                         list by seat it is the entry of the captain; `reach ships B` and `reach pirates 2` name one
    ? reach ships in 2: c4   those that take two moves and no fewer; `c4, …` and `not c4` are possible, too
    ? ends ships: c4     the same, but only those where the captain may stop
    > a, b               plays these moves, one after the other, outcomes of chance too; each is checked
    > B: a               the same, and it is this captain who plays it; `*: a` if it is chance. Of several who choose in
                         secret at once this one is asked first. `? B: …` and `! B: …` likewise
    ! a: code §7         this move is refused with this code, under this paragraph (which may be left out)
    = name value         the state has this value now
    ~ name a b           this event happened since the last `>`: its text key without `event-` or the name of its step,
                         then the fields of step and move, as many as are given; several such lines are in order
    ~ no name a b        no such event happened since the last `>`
    ~ ships via b3 c4    since the last `>` a value of the list passed these, in this order, the last one included; also
                         `~ ships B via b3`, and `~ no ships via b3`
    @ B name value       captain B sees this value (`@ public`: the public does); `?` is hidden

Values are numbers as the state keeps them, or names: those which the game teaches for a field, then the words of its
catalogue, then captains by letter (A is seat 0). Lists are separated by blanks, lists of lists by `/` (or by blanks, the
inner ones by commas), an empty list is `-`, None is `none`; lists at the end of a list of lists may be left out. `all` is
a list of everything there is, each piece as often as it exists, and `all but mutiny fog-N` what is left of it. Pieces that
are counted by kind are named one by one, too. A value of several words, such as dice, may have them in any order.

A rulebook in another language has only the titles, in the order of the paragraph's examples, a line for each, between
```` ```examples ```` and ```` ``` ````. Readers of all rulebooks see the examples with pictures
(`spielhafen.testing.storyboard`).

An example that has `next` or `turn` is set up on an empty table with nothing pending but the frame of the game; any other
begins as the game begins. A game may teach the examples its own notation in a module `examples.py`, all of it optional:

    WORDS: dict[str, Sequence[str]]                      names of the values of a field, fact or field of a step
    FIELDS: dict[str, Callable[[State, str], None]]      lines that set up the table: `trick N2 A S8 B S5`
    FACTS: dict[str, Callable[[State], value]]           values for `=` and `@` besides the fields of the state
                                                         and `places`, those of the seats at the end
    SETS: Collection[str]                                fields and facts whose values may be in any order, beside `winners`
    ALL: dict[str, Callable[[State], Sequence[str]]]     what `all` means for a field, if not its pieces, names or numbers
    def table(seats: int, options: Options) -> State     the empty table with the frame: the steps below all examples
    def turn(g: State, seat: int) -> None                puts the rest of this seat's turn on the stack
    def check(g: State) -> Text | None                   why a table cannot be, beyond the bounds of fields and the number of
                                                         pieces; a function in FIELDS may raise a SpielhafenError instead
"""

from __future__ import annotations

from spielhafen.testing.contract import ContractBroken, ContractReport, NeverReached, check_contract
from spielhafen.testing.golden import check_golden, fingerprint, golden_logs, golden_text
from spielhafen.testing.perft import check_perft, divide, perft, perft_text
from spielhafen.testing.violations import LawBroken

__all__ = [
    "ContractBroken",
    "ContractReport",
    "LawBroken",
    "NeverReached",
    "check_contract",
    "check_golden",
    "check_perft",
    "divide",
    "fingerprint",
    "golden_logs",
    "golden_text",
    "perft",
    "perft_text",
]
