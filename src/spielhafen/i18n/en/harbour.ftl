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

# One's own finished games
web-my-games = My games
web-mine-none = The logbook is still empty
web-mine-none-hint = Finish a game, and here you will find your places, streaks and best results.
web-mine-begin = Choose a game
web-mine-games = { $games ->
    [one] one game
   *[other] { $games } games
}
web-mine-won = { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
web-mine-points = Most points: { $points }
web-mine-fastest = Fastest victory: { $when }
web-mine-streak-best = Longest run of victories: { $games }
web-mine-tile-games = { $games ->
    [one] game played to its end
   *[other] games played to their end
}
web-mine-tile-won = { $won ->
    [one] victory
   *[other] victories
}
web-mine-tile-streak = victories in a row at best, { $streak ->
    [0] none at present
    [one] one at present
   *[other] { $streak } at present
}
web-mine-tile-hours = { $hours ->
    [one] hour at sea
   *[other] hours at sea
}
web-mine-latest = Places in the latest games, oldest first: { $places }
web-mine-last = The latest games
web-mine-place = place { $place } of { $seats }
web-mine-private = Your data
web-mine-private-hint = Only you see this page. A game counts if you played one seat yourself from beginning to end; guided games, opened positions and repeated deals do not. Erasing removes this list from the server; the tables stay on your list of games until you remove them there.
web-mine-save = Save as a file
web-mine-erase = Erase all
web-mine-erase-ask = Erase the statistics of all your games for good?
web-mine-erase-yes = Erase them
web-mine-erase-no = Keep them
web-mine-erased = The statistics of your games are erased.

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
web-numbers = Numbers of the game
web-numbers-hint = Change dice, cards, ships, prices and the like, and play a game of your own. The rulebook goes on speaking of the printed game.
web-number-bounds = From { $low } to { $high }, printed { $printed }
web-numbers-printed = All as printed
web-numbers-link = Link to this variant
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

# Ratings

web-ratings = Ratings
web-ratings-what = A rating says how strong somebody plays. The range beside it says how sure that is: in 95 of 100 cases the true strength lies within it. Everybody begins at 1500, bots are on the same scale, and each list stands for itself. Since people can play against themselves, a rating proves nothing.
web-ratings-scale = { $game }, { $seats } players
web-ratings-name = Name
web-ratings-strength = Rating
web-ratings-range = Range
web-ratings-games = Games
web-ratings-first = first impression
web-ratings-you = you
web-ratings-bot = bot
web-ratings-none = No game has been rated yet.
web-ratings-join-hint = Your games are rated only if you agree; then everybody at this harbour sees your name and your rating here. A game counts if all its people had agreed before it began: played to the end under the usual rules, with no seat lent, no draw agreed and no move taken back by consent.
web-ratings-your-name = Your name in the list
web-ratings-join = Rate my games
web-ratings-joined = You are rated as { $name }.
web-ratings-erase-ask = Erase your ratings and all that is kept of your rated games? You will not be rated any more.
web-ratings-erased = Your ratings are erased.
