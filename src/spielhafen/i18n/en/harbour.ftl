# The first page, and setting up a game.

# The harbour
web-harbour = Harbour
web-harbour-line = { $games ->
    [0] A harbour for sailing games. Come in, the kettle is on.
    [one] A harbour for sailing games. The first has dropped anchor.
   *[other] A harbour for { $games } sailing games. Come in, the kettle is on.
}
web-new-table = New game
web-open-saved = Open a saved game
web-games = Games
web-players = Players:
web-minutes = { $minutes } min
web-complexity = Complexity:
web-complexity-light = light
web-complexity-medium = medium
web-complexity-deep = deep
web-first-game = Good first game
web-play-now = Play now
    .hint = At once, against { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } at an easy level, by the printed rules
web-set-up = Set up …
web-own-name = Skipper
web-go-on = Continue
web-go-on-with = Continue your game
web-voyages = Your games
web-voyages-none = No games in progress.
web-voyage-yours = Your turn
web-voyage-waits = { $names } to move
web-voyage-gathering = Waiting for friends
web-voyage-won = { $names } won
web-voyage-over = Over, without a winner
web-scuttle = Erase table { $id }
web-scuttle-ask = Erase this table for good? Nobody will be able to open it any more.
web-scuttle-yes = Erase it
web-scuttle-no = Keep it
web-scuttled = Table { $id } is erased.
web-unlist = Take table { $id } off your list
web-unlist-ask = Take this table off your list? It stays for the others, with its logbook, and comes back when it is your turn. It is erased once nobody has it on their list.
web-unlist-yes = Take it off my list
web-unlisted = Table { $id } is off your list. Its link still leads there.

# A new game
web-new-which = Game
web-new-chairs = Players
web-new-size = { $least } to { $most } players, about { $minutes } minutes
web-new-size-fixed = { $most } players, about { $minutes } minutes
web-licences = Licences of all that is used here
web-new-rules = Rules
web-preset = How do you want to play?
web-preset-differs = What differs from print
web-preset-each = Every rule one by one
web-levels = What the bots’ levels mean
web-new-too-few = { $least ->
    [one] At least one player is needed.
   *[other] At least { $least } players are needed.
}
web-new-nobody-here = At least one player has to be at this screen.
web-chair = Player { $number }
web-chair-who = Who plays
web-chair-name = Name
web-chair-level = How well the bot plays
web-chair-here = Here
web-chair-here-hint = at this screen
web-chair-open = Friend
web-chair-open-hint = joins by a link
web-chair-bot = Bot
web-chair-empty = Empty
web-chair-empty-hint = does not play
web-bot-names = Magellan, Vespucci, Mary Read, Tasman, Jeanne Baret, Drake
web-start = Start game
