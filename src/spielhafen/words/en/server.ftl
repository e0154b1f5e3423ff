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

store-locked = The harbour’s file { $file } is being used by another program. Close it, or wait a little and try again.
store-full = The harbour’s file { $file } could not be written: the disk is full or failing. Make room and try again; everything up to the last move is safe.
store-damaged = The harbour’s file { $file } is damaged. Put back a copy of it, or move it away to begin a new one.
store-not-ours = { $file } is not a harbour’s file. Choose another one.
store-newer = The harbour’s file { $file } was written by a newer Spielhafen. Bring this one up to date, or choose another file.
store-no-folder = The folder { $folder } for the harbour’s file does not exist. Make it, or choose another place.
store-no-permission = The harbour’s file { $file } may not be opened for writing. Check whose it is, or choose another place.
store-bad-address = The database { $file } cannot be reached like this: { $what }
store-trouble = The harbour’s file { $file } does not answer as it should ({ $what }). Try again.
