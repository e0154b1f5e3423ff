# What the browser says: pages, buttons, and the labels that are read aloud.

# Everywhere
web-to-harbour = Back to the harbour
web-close = Close
web-loading = One moment …
web-lost = The line to the harbour is down. Trying again …
web-unreachable = The harbour does not answer. Please try again in a moment.
web-error-answer = The harbour answered in a way nobody understands ({ $status }).
web-nowhere = There is nothing at this place.
web-gone = This table is gone
web-no-table = There is no table here
web-gone-hint = It was cleared away, or the address is not right.
web-theme-to-night = Light the lamps
web-theme-to-day = Let the day in

# The harbour
web-harbour = Harbour
web-harbour-line = { $games ->
    [0] A harbour for sailing games. Come in, the kettle is on.
    [one] A harbour for sailing games. The first has dropped anchor.
   *[other] A harbour for { $games } sailing games. Come in, the kettle is on.
}
web-lay-out = Lay out a table
web-players = Captains:
web-minutes = { $minutes } min
web-voyages = Your voyages
web-voyages-none = No voyage of yours is under way.
web-voyage-yours = Your turn
web-voyage-waits = { $names } to move
web-voyage-won = { $names } won
web-voyage-over = Over, without a winner
web-scuttle = Clear away table { $id }
web-scuttle-ask = Clear this table away for good?
web-scuttle-yes = Clear it away
web-scuttle-no = Keep it
web-scuttled = Table { $id } is cleared away.

# A new table
web-new-game = Game
web-new-chairs = Chairs round the table
web-new-size = for { $least } to { $most } captains, about { $minutes } minutes
web-new-rules = House rules
web-new-too-few = { $least ->
    [one] Somebody has to sit down.
   *[other] At least { $least } captains have to sit down.
}
web-new-nobody-here = Somebody has to sit at this screen.
web-chair = Chair { $number }
web-chair-who = Who sits here
web-chair-name = Name
web-chair-level = How well the bot plays
web-chair-here = Here
web-chair-here-hint = sits at this screen
web-chair-bot = Bot
web-chair-empty = Empty
web-chair-empty-hint = bring somebody
web-bot-names = Magellan, Vespucci, Mary Read, Tasman, Jeanne Baret, Drake
web-cast-off = Cast off

# The table
web-table-doors = Table
web-board = The chart
web-beside = Beside the chart
web-history = History
web-rules = Rules
web-scores = Score sheet
web-text-view = Text view
web-settings = Settings
web-captain = Captain
web-captains = Captains
web-you = you
web-to-move = to move
web-thinking = thinking
web-winner = winner
web-lies-open = Lies open before { $name }
web-log = Log book
web-log-empty = Nothing has happened yet.
web-look-back = Look back to here
web-hand-order = Order of the hand
web-hand-order-dealt = as dealt
web-hand-order-direction = by direction
web-hand-order-worth = by worth
web-hand-empty = Your hand is empty.
web-tray-empty = No dice have been rolled.
web-flag-lowest = the lowest
web-flag-highest = the highest
web-flag-cancelled = cancelled
web-flag-past = over
web-card-worth = { $card }, now worth { $worth }
web-so-many = { $have } of { $of }
web-row = { $what }: { $have } of { $of }
web-meter = { $what }: { $have } of { $of }
web-commit = Play
web-undo = Take back: { $what }
web-undo-choice = Put it back
web-turn-tile = Turn
web-undo-nothing = Nothing to take back
web-undo-barred = { $why }
web-handle-forward = Forward
web-handle-port = Port
web-handle-starboard = Starboard
web-handle-stop = Stop
web-handle-load = Load
web-handle-repair = Repair
web-more = Seldom wanted
web-really = Really: { $what }?
web-glass = Look more closely
web-glass-nearer = Nearer
web-glass-farther = Farther away
web-glass-whole = Whole chart
web-glass-inset = Where on the chart this is
web-scroll = The chart goes on beyond its rim
web-scroll-north = Scroll the chart northwards
web-scroll-east = Scroll the chart eastwards
web-scroll-south = Scroll the chart southwards
web-scroll-west = Scroll the chart westwards
web-scroll-home = The chart as it was printed
web-not-offered = That cannot be chosen now: choose what shines.
web-choose-on = { $thing }: now choose what shines.
web-choose-first = First choose: { $things }.
web-either = { $first }, { $rest }
web-either-last = { $first } or { $rest }
web-read-law = Read { $law } in the rules
web-type-move = Your move, typed:
web-type-play = Play
web-pass-to = Pass the screen to { $name }
web-curtain = Curtain
    .hint = Hides the hands while one screen goes round.
web-curtain-hint = Whoever is not { $name } looks out to sea now.
web-curtain-lift = I am { $name }
web-tabs = Parts of the table
web-tab-hand = Hand
web-tab-table = Table
web-tab-captains = Captains
web-tab-log = Log

# Looking back
web-past = The past: move { $ply } of { $last }
web-past-hint = What you see has been. The voyage itself goes on.
web-history-first = To the beginning
web-history-back = One move back
web-history-on = One move on
web-history-last = To the present
web-history-play = Play
web-history-pause = Pause
web-history-speed = Speed
web-history-slider = Move
web-history-place = { $ply } of { $last }
web-history-live = Back to the present

# Score sheet and end
web-score-pages = Sheets
web-score-on = Sail on
web-won = { $name } wins
web-won-shared = { $names } share the victory
web-won-nobody = The voyage is over
web-last-page = The last page
web-rematch = Once more
web-look-at-table = Look at the table
web-logbook = Log book as a file

# The table in words
web-text-offers = What you may do
web-text-no-offers = Nothing at the moment.
web-text-table = On the table
web-text-chart = On the chart
web-text-tiles = The tiles on the chart ({ $count })
web-tile-water = { $place }: water in the { $sides }
web-tile-land = { $place }: all land
web-side-n = north
web-side-e = east
web-side-s = south
web-side-w = west
web-text-open = Lying open: { $cards }.
web-times = { $count } × { $thing }
web-text-places = { $first } … ({ $count } places)

# Rules
web-rules-search = Look for
web-rules-contents = Paragraphs
web-rules-nothing = That stands nowhere in the rules.
web-rules-missing = This rulebook cannot be found.
web-rules-scene = Tried out: { $title }

# Settings
web-setting-language = Language
web-setting-language-system = as the system
web-setting-language-en = English
web-setting-language-de = Deutsch
web-setting-theme = Light
web-setting-theme-system = as the system
web-setting-theme-day = day
web-setting-theme-night = lamplight
web-setting-theme-contrast = high contrast
web-setting-pace = Pace of the others
web-setting-pace-unhurried = unhurried
web-setting-pace-brisk = brisk
web-setting-pace-at-once = at once
web-setting-motion = Motion
web-setting-motion-system = as the system
web-setting-motion-full = things move
web-setting-motion-still = things stay still
web-setting-confirm = Confirm moves
    .hint = A card is chosen first, then played with a second touch or Enter.

# Keys
web-help = Keys
web-key-arrows = walk along the hand and over the chart; steer the ship at hand: ahead, to port, to starboard, stop
web-key-enter = choose; once more, or on the table: play
web-key-escape = put the choice back, then take back the move
web-key-board = to the chart
web-key-dice = to the dice
web-key-acts = to the buttons of what can be done
web-key-due = to the next one with whom something has still to be done
web-key-glass = nearer, farther away, the whole chart
web-key-scroll = scroll a chart that goes on beyond its rim
web-key-turn = turn the tile in hand: clockwise, the other way; so does the mouse wheel
web-key-type = type a move
web-key-history = look back
web-key-step = one move back, one move on
web-key-rules = rules, where the game stands
web-key-text = the table in words
web-key-log = the log book
web-key-scores = the score sheet
web-key-help = this page

# Advice
web-advice = Advice
web-why = Why?
web-advice-choose = Choose it
web-key-advice = advice, or why a bot played like this
