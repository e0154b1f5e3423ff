# Pages of tournaments.

contest-title = Tournaments
contest-none = There is no tournament yet.
contest-create = Organise a tournament
contest-name = Name of the tournament
contest-game = Game
contest-kind = Form
contest-kind-round-robin = Round robin
contest-kind-swiss = Swiss system
contest-kind-knock-out = Knock-out
contest-hint-round-robin = Every possible table plays once: at tables of two, each player meets each other player.
contest-hint-swiss = In each round players with similar results meet, and no two twice if it can be avoided.
contest-hint-knock-out = The winner of each table goes on, until one player is left. Entry ends when the first round begins.
contest-seats = Players at a table
contest-rounds = Rounds
contest-duplicate = The same deal for all
contest-duplicate-hint = All tables of a round have the same cards and dice, and you are compared with those at the same seat. Other tables are closed to you until the last one of the round has ended.
contest-announce = Announce
contest-stage-entry = Entry is open
contest-stage-rounds = Round { $round }
contest-stage-over = Over
contest-count = { $entrants ->
    [one] { $entrants } entrant
   *[other] { $entrants } entrants
}
contest-mine = yours
contest-table-size = Tables of { $seats }
contest-of-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
contest-enter = Enter
contest-enter-hint = All people at this harbour see your name here. Your seat belongs to this browser.
contest-your-name = Your name
contest-entered = You take part as { $name }.
contest-leave = Drop out
contest-leave-sure = Really drop out
contest-left = You have dropped out. A game that has begun is still yours.
contest-next = Your table in round { $round } is ready.
contest-play = To your table
contest-rest = You have no game in this round.
contest-round = Round { $round }
contest-earlier = Earlier rounds
contest-watch = To the table
contest-sealed = closed until all have played this deal
contest-closed = This table is closed for now
contest-playing = being played
contest-decided = decided by the organiser
contest-own = your game
contest-place = #{ $place }
contest-standings = Standings
contest-rank = Place
contest-entrant = Name
contest-score = Points
contest-opponents = Opponents’ points
contest-wins = Wins
contest-games = Games
contest-points-hint = A game is worth the share of the opponents who were beaten: 1 for the winner, 0 for the last.
contest-points-duplicate = A game is worth the share of those who did worse with the same deal at the same seat.
contest-cross = Who was ahead of whom
contest-cross-hint = Games ahead of the other, of how many: 1/2 is one of two.
contest-you = you
contest-bot = bot
contest-gone = dropped out
contest-nameless = name erased
contest-organiser = You organise this tournament
contest-start = Begin round { $round }
contest-started = Round { $round } has begun.
contest-running = The next round can begin when all games have a result. A game that does not go on can be decided here.
contest-bot-name = Name of the bot
contest-bot-level = Level
contest-add-bot = Enter a bot
contest-remove = Take out { $name }
contest-decide = Enter the result
contest-decide-game = Enter the result of { $names }
contest-place-of = Place of { $name }
contest-save = Save the result
contest-noted = The result is noted.
contest-end = End the tournament
contest-ended = The tournament is over.
contest-erase = Erase the tournament
contest-erase-sure = Erase it for all
contest-kept = What is kept about you
contest-kept-hint = Kept are the name under which you enter, your results, and which tournaments you organise. If you erase this, results stay without your name, and tournaments that you organise go on without an organiser; those that have not begun are erased.
contest-erase-ask = Take yourself out of all tournaments?
contest-erased = Nothing is kept about you any more.
contest-all = All tournaments
