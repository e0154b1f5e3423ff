# What matches, the store and the server say.

refused-not-your-turn = It is not your turn: { $who } decides.
refused-table-cleared = This table has been cleared away.

refused-gathering = The game begins when every seat is taken: somebody has still to join.

seat-taken = This seat is taken.
seat-name-alike = { $name } looks like { $other }, who sits at this table. Choose another name.
seat-name-taken = Somebody at this table is called { $name } already. Choose another name.
seat-not-host = Only the player who started this table can put a bot here.
seat-lent = A bot plays for this seat. Take it back first.
seat-not-lent = No bot plays for this seat.
seat-over = The game is over.
seat-not-over = The game is not over yet.
seat-no-same-deal = The same deal can be played again by one person alone against bots, when the game is over and was dealt here.
seat-no-salt = Nothing more can be added to the dice of this seat.
seat-bad-ticket = This link has been used or is too old. Ask for a new one where the seat is.

error-no-moves = No move was sent.

bad-name-empty = A captain needs a name.
bad-name-long = This name is too long: at most { $most } characters.
bad-name-sign = This name has characters in it that cannot be seen or written.

undo-nothing = There is nothing to take back.
undo-chance = Dice or cards have come since: that cannot be taken back.
undo-other-seat = { $who } has moved since: that cannot be taken back.
undo-revealed = Others have seen it: that cannot be taken back.
undo-lent = A bot is playing for { $who } and cannot agree to it: that cannot be taken back.
undo-tournament = In a tournament, what chance or others have decided is only taken back if another person agrees.
pause-lent = A bot is playing for { $who } and cannot agree to it: no pause now.
undo-asked = Somebody has already asked: answer that first.
undo-not-asked = Nobody is asking you to take anything back.
undo-logged = { $plies ->
    [one] With everybody’s consent { $who } took the last decision back.
   *[other] With everybody’s consent { $who } took the last decision back, and all that followed it.
}
undo-logged-alone = { $plies ->
    [one] { $who } took the last decision back.
   *[other] { $who } took the last decision back, and all that followed it.
}
draw-not-now = A draw can be offered while the game goes on, and only between people: bots cannot agree to it.
draw-by-rules = In this game you offer a draw as a move: the rules say how.
draw-logged = Everybody has agreed to a draw, which { $who } had offered.
undo-over = The game is over, and everything has been revealed: nothing can be taken back.

store-locked = The harbour’s file { $file } is being used by another program. Close it, or wait a little and try again.
store-full = The harbour’s file { $file } could not be written: the disk is full or failing. Make room and try again; everything up to the last move is safe.
store-damaged = The harbour’s file { $file } is damaged. Put back a copy of it (spielhafen admin restore COPY), or move it and the files beside it (-wal, -shm) away to begin a new one.
store-open-elsewhere = The harbour’s file { $file } is in use by another program, which serves from it or looks after it. Close that one, or choose another file.
store-gap = In { $file } moves of the table { $table } are missing, so that it cannot be read. All other tables are as they were.
store-chain = In { $file } moves of the table { $table } are not what was written down, so that it cannot be read. All other tables are as they were.
store-moved = The harbour’s file { $file } was moved, replaced, written over or deleted while it was open, so nothing is written any more. All that was confirmed is saved in { $saved }: stop this program, and put that back (spielhafen admin restore { $saved }).
store-moved-unsaved = The harbour’s file { $file } was moved, replaced, written over or deleted while it was open, so nothing is written any more; and there was no room to save what was open. Make room before you stop this program.
store-rescued = The harbour’s file { $file } was moved, replaced, written over or deleted while it was open, and all that was confirmed until then lies in { $saved }. Put that back (spielhafen admin restore { $saved }), or move it elsewhere if you do not need it.
store-not-utf8 = The database { $file } keeps texts in { $encoding }, in which not every name can be written. Make one in UTF8 (createdb --encoding UTF8 --template template0).
store-not-ours = { $file } is not a harbour’s file. Choose another one.
store-newer = The harbour’s file { $file } was written by a newer Spielhafen. Bring this one up to date, or choose another file.
store-no-folder = The folder { $folder } for the harbour’s file does not exist. Make it, or choose another place.
store-no-permission = The harbour’s file { $file } may not be opened for writing. Check whose it is, or choose another place.
store-bad-address = The database { $file } cannot be reached like this: { $what }
store-away = The database { $file } cannot be reached: { $what }
store-not-shared = Several processes need a database that they can share: give --database the URL of a PostgreSQL server.
store-trouble = The harbour’s file { $file } does not answer as it should ({ $what }). Try again.

server-open = Spielhafen is open at { $address } (Ctrl-C closes it). Everything is kept in { $file }.
server-port-used = Port { $port } is used by another program. Close that program, or choose another port.
server-port-forbidden = Port { $port } may not be opened by you. Choose one above 1023.
server-port-trouble = Port { $port } cannot be opened: { $what }.
server-no-such-address = This machine has no address “{ $host }”.
server-no-client = The web client has not been built yet. Start Spielhafen with ./play, or build it with: python3 tools/bootstrap.py client

server-store-trouble = The harbour cannot read or write its book just now. Whatever was confirmed is safe; try again in a moment. Whoever keeps the harbour finds the reason in its log.
server-store-moved = The harbour’s book is no longer where it was, so nothing is written down any more until whoever keeps the harbour has put it back. Whatever was confirmed is safe; looking on is possible.
server-failed = Something went wrong here; nothing was changed. The server’s log says more.
server-not-json = JSON was expected.
server-bad-request = This cannot be understood at { $where }.
server-bad-request-plain = This cannot be understood.
server-too-big = That was too much at once.
server-too-often = That was too fast. Try again in a moment.
server-busy = Much is being done here just now. Try again in a moment.
server-too-many-lines = You have { $most } pages of tables open; close some of them first.
server-too-many-lines-here = From where you are { $most } pages of tables are open already; close some of them first.
server-foreign-host = This harbour is not known by this name. Whoever keeps it makes the name known with --address.
server-foreign-origin = This was requested by another site.
server-bad-token = This token cannot be one of ours.
server-two-cookies = Two cookies called “{ $name }” came at once, and one of them was set by a neighbour of this site: so nobody knows who you are. Your browser was asked to forget the neighbour’s; load this page again. If this is said again, delete the cookies of this site and its neighbours, or open the harbour over https.
server-no-such-place = There is nothing here.
server-wrong-method = This cannot be done here.
server-no-such-language = There are no texts in this language. There are: { $known }
server-no-such-table = There is no table of this name; perhaps it has been cleared away.
server-part-closed = This harbour has not opened this part.
server-rated-name-taken = Somebody in the list is called { $name } already, or looks like it. Choose another name.
server-no-such-seat = This table has no seat { $seat }.
server-no-such-ply = There is no such move yet: the last one is number { $last }.
server-not-asked = It is not your turn, so there is no advice now.
server-no-advice = The adviser gave no answer; you may ask again.
server-too-curious = Too many questions are being worked on just now; ask again in a while.
server-not-your-seat = Somebody else has this seat.
server-not-your-table = Only the people at this table may clear it away.
server-proof-later = You can check the dice when the game is over: before that, it would give away what is hidden and what is still to come.
server-broken-table = What was written down of this table cannot be read any more.
server-stale = The table has changed in the meantime: look again.
server-key-reused = This command was sent before with other content.
server-unknown-level = There is no bot “{ $level }”. There are: { $known }
server-too-many-seats = No table has more than { $most } seats.
server-too-many-moves = Not more than { $most } moves at once.
broken-whole-json = This is not valid JSON.

undo-move = the move { $move }

# Clocks

refused-paused = The clocks are stopped: start them again first.
bad-clock = There is no such clock: from { $least } seconds to { $most } days can be given.
bad-delay = Spectators cannot wait that long: up to { $moves } moves and { $hours } hours are possible.
delay-listed = Spectators see it later.
clock-no-pause = There is no clock that could be stopped now.
clock-not-paused = There is no pause.
clock-logged-move = { $who } is out of time: a bot makes the move.
clock-logged-seat = { $who } is out of time: a bot plays on.
seat-no-time = The time of this seat is used up: the bot plays on.
seat-bot-first = The time of this seat is up: the bot makes this move, then you may play again.

# Talk

bad-words-long = That is too long: at most { $most } characters.
bad-words-sign = There are characters in it that cannot be seen or written.
talk-nothing = The message is empty: write something first.
talk-enough = The chat of this table is full.
talk-too-often = Not so fast: wait a moment before the next message.
talk-no-move = There is no such move at this table yet.

# Calling

server-your-turn = { $names }: it is your turn at table { $table }. { $link }
server-bad-address = { $option }: “{ $address }” is no address that begins with http:// or https://.
server-bad-proxy = --proxy: “{ $given }” is neither an address like 127.0.0.1 nor a network like 10.0.0.0/8.
server-part-unknown = --parts: there is no part “{ $given }”; there are: { $known }
server-part-missing = --parts: “{ $part }” needs another package: install Spielhafen with its extra “{ $extra }”.
push-no-library = Calling by web push needs two more packages: install Spielhafen with its extra “push”.
push-bad-contact = --push: “{ $contact }” is neither a mail address nor an address that begins with https://.
push-service-alone = --push-service needs --push, too.
push-off = Nobody is called by web push here.
push-bad-address = This browser cannot be called: its push service has no public address that begins with https://.
push-bad-key = This browser cannot be called: its keys are not valid.

keeping-card = what lists say of it is not what happened.
keeping-no-archive = this is no archive of a harbour.
keeping-strange = this program writes no such event.
keeping-stuck = chance would have had to speak, and the table would wait for it without end.
keeping-twice = it is in these archives twice, and nobody can tell which one is meant.
store-no-file = { $file } is no file that could be copied here: use the tools of the database (pg_dump), or export.
store-backup-folder = Copies of the database cannot be written to { $file }: { $what }

server-luck-later = You can see who was lucky when the game is over: before that, it would give away what is hidden.
server-review-later = Which moves mattered is told when the game is over: before that, it would give away what is hidden.
server-report-later = Who was ahead is told when the game is over: before that, it would give away what is hidden.
server-no-luck = It could not be worked out who was lucky; you can ask again.

server-book-too-long = A logbook may have { $most } moves at most.

# Tournaments

tournament-unknown = There is no such tournament; perhaps it was erased.
tournament-not-yours = Only the organiser of the tournament may do this.
tournament-no-room = This harbour holds no more tournaments.
tournament-too-many = You already organise { $most } tournaments that are not over; that is the most. One that no one goes on with is removed after { $entry_days } days if it has not begun, and ends after { $round_days } days without a move.
tournament-bad-numbers = A tournament needs tables of at least two, and 1 to { $most } rounds.
tournament-entry-over = Entry to this tournament is closed.
tournament-full = The tournament is full.
tournament-no-entrant = There is no such entrant.
tournament-no-round = This round cannot begin now.
tournament-too-few = A round needs at least { $least } entrants.
tournament-too-long = This would be more than { $most } games; choose another form or have fewer entrants.
tournament-no-game = The present round has no such game.
tournament-has-result = This game has ended at its table; its result stands.
tournament-bad-places = Each player needs a place. Equals share one, and the places after it are left out: 1, 1, 3.
tournament-round-runs = A tournament can be ended only between two rounds, after the first.
tournament-abandoned = This tournament has ended, since nothing happened in it any more.
tournament-sealed = Others still play the same deal. This table opens when the last game with it has ended.
