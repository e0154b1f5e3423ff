# What matches, the store and the server say.

refused-not-your-turn = It is not your turn: { $who } decides.
refused-table-cleared = This table has been cleared.

error-no-moves = No move was sent.

bad-name-empty = A captain needs a name.
bad-name-long = This name is too long: { $most } characters are the most.
bad-name-sign = This name has signs in it that cannot be seen or written.

undo-nothing = There is nothing to take back.
undo-chance = Chance has spoken: that cannot be taken back.
undo-other-seat = { $who } has decided since: that cannot be taken back.
undo-revealed = Others have seen it: that cannot be taken back.
undo-over = The game is over and all lies open.
