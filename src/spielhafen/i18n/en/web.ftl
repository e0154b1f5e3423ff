# What the browser says: pages, buttons, and the labels that are read aloud.

# Everywhere
web-to-harbour = Back to the harbour
web-close = Close
web-loading = One moment …
web-lost = The connection is lost. Trying again …
web-unreachable = The harbour does not answer. Please try again in a moment.
web-local-start = The harbour in this page is getting ready …
web-local-failed = The harbour in this page could not start ({ $detail }).
web-local-no-storage = This browser keeps no tables here: play goes on, but they are gone when the page is closed. Over https they are kept.
web-local-storage-refused = This browser allows no storage for this page, perhaps in a private window: play goes on, but tables are gone when the page is closed.
web-local-storage-full = This browser has no space left for this page: play goes on, but what is played from now on is gone when the page is closed. The settings save all tables as a file.
web-local-understood = Understood
web-local-alone = This harbour lives in your browser. To play with people on other devices, open a game’s logbook on a harbour with a server.
web-local-update = A newer version of this site is here. Your tables stay as they are.
web-local-update-take = Load it
web-local-update-later = Later
web-local-tables = Tables of this browser
    .hint = All tables are kept in this browser only. Save them as a file to move them to another one, or to be safe.
web-local-save = Save all tables
web-local-restore = Open saved tables …
web-local-sure = All tables of this browser are replaced by those of the file.
web-local-replace = Replace
web-local-no-tables = This file does not hold saved tables; nothing was changed.
web-local-no-space = This browser has not enough space for the tables of this file; the tables you had are still here.
web-local-nothing-kept = This browser keeps no tables here, so there is nothing to save.
web-offline = Without a connection you can read the rulebooks, guided games and finished games that you have opened here before. Playing needs the network.
web-kept = Reading without a connection
    .hint = Rulebooks, guided games and finished games that you have opened can be read here without a network, too. Of games that go on, nothing is kept.
web-kept-erase = Erase kept games
web-kept-erased = The kept games are erased.
web-install = Install as an app
    .hint = Spielhafen gets an icon of its own and opens without the browser’s bars.
web-try-again = Try again
web-error-answer = The server sent an answer that cannot be read ({ $status }).
web-nowhere = There is no such page.
web-gone = This table is gone
web-no-table = There is no table here
web-broken = This table cannot be shown
web-gone-hint = It was cleared away, or the address is not right.
web-theme-to-night = Light the lamps
web-theme-to-day = Let the day in

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
web-lies-open = { $name }’s open cards
web-log = Logbook
web-log-empty = Nothing has happened yet.
web-recap = Since your move
web-recap-now = Just now
web-recap-watch = Watch again
web-recap-close = Close: back to the logbook
web-skip = Skip
web-look-back = Show this moment
web-hand-order = Sort cards
web-hand-order-dealt = as dealt
web-hand-order-direction = by direction
web-hand-order-worth = by value
web-hand-empty = Your hand is empty.
web-tray-empty = No dice have been rolled.
web-duel-total = Together
web-duel-adds = Adds
web-order = In this order: { $names }
web-flag-lowest = the lowest
web-flag-highest = the highest
web-flag-cancelled = cancelled
web-flag-past = over
web-shop-have = you have { $count }
web-shop-owned = yours
web-card-worth = { $card }, now worth { $worth }
web-so-many = { $have } of { $of }
web-row = { $what }: { $have } of { $of }
web-meter = { $what }: { $left } of { $of } left
web-commit = Play
web-undo = Take back: { $what }
web-undo-word = Take back
web-undo-whole = Take back the whole manoeuvre
web-undo-choice = Clear the selection
web-turn-tile = Turn
web-undo-nothing = Nothing to take back
web-undo-barred = { $why }
web-handle-forward = Forward
web-handle-port = Port
web-handle-starboard = Starboard
web-handle-stop = Stop
web-handle-load = Load
web-handle-repair = Repair
web-more = More
web-really = Are you sure? { $what }
web-glass = Zoom
web-glass-nearer = Zoom in
web-glass-farther = Zoom out
web-glass-whole = Whole chart
web-glass-inset = Where on the chart this is
web-undo-alone = Take back your last decision and what followed it. Dice and cards are then rolled and drawn again.
web-undo-again = Dice, cards or others have already had their say: what is taken back is rolled and drawn anew, and the log notes it. Press again if you want that.
web-undo-ask = Ask whether it may be taken back. { $why }
web-asks-undo-asked = { $plies ->
    [one] { $name } asks to take the last move back.
   *[other] { $name } asks to take the last { $plies } moves back.
}
web-undo-agree = Agree
web-undo-decline = No
web-asks-undo-waits = You have asked; still to answer: { $names }.
web-asks-undo-waits-for = { $name } has asked to take something back; still to answer: { $names }.
web-undo-never-mind = Never mind
web-scroll = The chart goes on beyond its rim
web-scroll-north = Scroll the chart northwards
web-scroll-east = Scroll the chart eastwards
web-scroll-south = Scroll the chart southwards
web-scroll-west = Scroll the chart westwards
web-scroll-home = The chart as it was printed
web-not-offered = You cannot choose this now: choose a highlighted piece, place or button.
web-not-your-turn = { $name } is to move: you can choose when it is your turn.
web-choose-on = { $thing } is chosen: now choose something that is lit.
web-choose-place = { $thing }: now choose one of the lit places.
web-choose-area = { $thing }: now choose one of the lit areas.
web-choose-piece = { $thing }: now choose one of the lit pieces.
web-nothing-there = There is nothing to do there now: choose something that is lit, or a button.
web-play-again = { $move }: choose it again, or press Play.
web-gather-stop = Cancel
web-way = To { $thing } in { $steps } steps: choose it again, or press Play.
web-text-ways = { $piece }: { $count ->
    [one] one place within reach
   *[other] { $count } places within reach
}
web-choose-way = Choose a lit place; its triangle shows where the bow will point.
web-choose-heading = Choose an arrow: which way shall the bow point?
web-way-armed = Can fire from there
web-way-foe = Enemy ships could fire at it there
web-way-battery = Under the guns of a battery
web-ways = Places within reach
web-way-headings = { $count } headings: the keys Q and E choose.
web-same-again = The same for { $piece }
web-fleet-same = { $all ->
    [yes] The same for all { $count }
   *[no] The same for { $count } ships
}
web-fleet-straight = { $all ->
    [yes] All { $count } straight on
   *[no] { $count } ships straight on
}
web-ask-way = Where shall { $piece } go?
web-choose-first = Choose this first: { $things }.
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
web-to-shop = To the shop

# Who sits there
web-company = Players
web-gathering = { $free ->
    [one] One chair is still free
   *[other] { $free } chairs are still free
}
web-gathering-hint = Send this link. Whoever opens it can join under a name; the game begins when every seat is taken.
web-gathering-invited = You are invited to a game of { $game }.
web-gathering-late = Everybody has a chair
web-gathering-late-hint = Waiting for { $names }: the game begins as soon as they have opened the table.
web-sit-name = Your name
web-sit-down = Sit down
web-sit-too = Add another player at this screen
web-fill-bots = { $free ->
    [one] A bot takes the chair
   *[other] Bots take the chairs
}
web-lent = { $level } in your place
web-lent-plays = A bot plays in your place: { $level }.
web-look-as = See the table as { $name }
web-orders = Standing orders
web-orders-only-move = Play my only move for me
    .hint = When the rules leave you a single move, it is played for you. Taking a move back ends this.
web-orders-repeat = Until the round ends, always play
web-orders-repeat-none = nothing: ask me
web-orders-repeating = Whenever it is allowed, this is played for you: { $move }.
web-seat-lend = Let a bot play
web-seat-elsewhere = sits elsewhere
web-seat-back = Play yourself again
web-seat-move = To another device
web-seat-move-hint = Open this link on the other device within the hour. It works once, and this device then only looks on. Show it to nobody else.
web-leave = Leave the table
web-leave-ask = A bot plays on for you, and you cannot come back. Leave?
web-leave-ask-early = Your chair is free again. Leave?
web-leave-yes = Leave
web-leave-no = Stay
web-watching = You are looking on. This link leads here.
web-link-table = Link to this table
web-link-table-hint = Whoever opens it looks on, or takes a chair that is free.
web-link-seat = Link to the seat of { $name }
web-link-code = The same link as a QR code
web-link-copy = Copy
web-link-share = Share
web-link-copied = The link is copied.
web-link-marked = The link is marked: copy it with the keyboard.
web-link-lonely = At this address the harbour answers on this machine only. For others, open it with “serve --host 0.0.0.0” and use the machine’s address in your network.
web-claim = Take your seat here
web-claim-hint = Your seat at table { $id } comes to this device. The other one then only looks on.
web-claim-yes = Take the seat
web-claim-no = Only look on

# Dice one can check
web-dice = Check dice and cards
web-dice-promise = The promise of the dice
web-dice-promise-hint = The harbour chose the key of all dice before anybody sat down. This is its fingerprint; at the end the key itself is shown.
web-dice-kept = The key is the one that was promised before the first draw.
web-dice-not-kept = The key is not the one that was promised before the first draw!
web-dice-seen = It is the promise that this browser was shown while the match went on.
web-dice-not-seen = This browser was shown another promise while the match went on!
web-dice-mine = What this browser added is part of the dice.
web-dice-not-mine = What this browser added is missing from the dice!
web-dice-right = { $draws ->
    [one] The one draw was recomputed here, and it is right.
   *[other] All { $draws } draws were recomputed here, and they are right.
}
web-dice-wrong = The draw at move { $ply } is not what the key holds!
web-dice-means = This shows that no draw was changed afterwards or picked for anybody. It cannot show that nobody at the harbour looked at what was to come.
web-dice-key = The key
web-dice-added = Added by { $name }
web-dice-draws = All draws
web-dice-ply = Move
web-dice-drawn = Drawn
web-dice-rolls = Made of

# Looking back
web-past = The past: move { $ply } of { $last }
web-past-hint = You are looking at an earlier moment. The game goes on.
web-past-hint-over = You are looking at an earlier moment. The game is over.
web-history-first = To the beginning
web-history-back = One move back
web-history-on = One move on
web-history-last = To the present
web-history-play = Let it run
web-history-pause = Pause
web-history-speed = Speed
web-history-slider = Move
web-history-place = { $ply } of { $last }
web-history-live = Back to the present

# Score sheet and end
web-score-pages = Sheets
web-score-on = Sail on
web-score-look = Look at the reckoning, then sail on.
web-won = { $name } wins
web-won-shared = { $names } share the victory
web-won-nobody = The game is over, without a winner
web-end-mine = { $shared ->
    [yes] { $place ->
        [1] You share the victory. Well sailed!
       *[other] You share place { $place } of { $of }.
    }
   *[no] { $place ->
        [1] First place is yours. Well sailed!
        [2] { $of ->
            [2] You came second. The next tide is yours.
           *[other] Second of { $of }: only one was ahead of you.
        }
       *[other] { $last ->
            [yes] Place { $place } of { $of }: the sea owes you one.
           *[no] Place { $place } of { $of }: safely home.
        }
    }
}
web-end-places = Places
web-end-figures = The game in figures
web-end-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
web-end-minutes = { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
}
web-end-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
web-end-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-lead = Who was ahead
web-lead-hint = The chances to win after each turn, by the bots’ rule of thumb, which sees everything
web-lead-told = { $changes ->
    [0] { $name } was ahead from beginning to end.
    [one] The lead changed once; { $name } was ahead longest.
   *[other] The lead changed { $changes } times; { $name } was ahead longest.
}
web-same-deal = Same deal, another seat
    .hint = Everyone sits one seat further; cards and dice come as they came in this game. As they are known, the new game does not count in your statistics.
web-same-deal-known = Cards and dice of this game are those of an earlier one and can be known, so it does not count in your statistics.
web-last-page = The last page
web-rematch = Once more
web-rematch-laid = The next game is ready: the others are waiting for you.
web-rematch-watch = Go to the next game
web-look-at-table = Look at the table
web-logbook = Logbook as a file

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
web-text-open = To be seen: { $cards }.
web-times = { $count } × { $thing }
web-text-places = { $first } … ({ $count } places)

# Rules
web-rules-search = Search
web-rules-contents = Contents
web-rules-needed = Needed now
web-rules-short = In short
web-rules-nothing = The rules do not mention this.
web-rules-missing = This rulebook cannot be found.
web-rules-moments = The pictures of the example
web-rules-moment = Picture { $number } of { $all }
web-rules-before = The previous picture
web-rules-after = The next picture

# Settings
web-setting-language = Language
web-setting-language-system = same as the system
web-setting-theme = Light
web-setting-theme-system = same as the system
web-setting-theme-day = day
web-setting-theme-night = night
web-setting-theme-contrast = high contrast
web-setting-pace = Speed of the others
web-setting-pace-unhurried = unhurried
web-setting-pace-brisk = brisk
web-setting-pace-at-once = instant
web-setting-motion = Motion
web-setting-motion-system = same as the system
web-setting-motion-full = animated
web-setting-motion-still = no animation
web-setting-confirm = Confirm moves
    .hint = What you choose is only played when you press “Play” or Enter, or choose it again.
web-setting-aims = Aim of the game
    .hint = Shown on your first visit to a game; later behind the question mark.

# What players want, and what things are for
web-aim = Aim
web-aim-open = Aim of the game
web-aim-start = Start
web-aim-more = Point at anything on the table, or touch it for a moment, to learn what it is for.
web-explain = Explanation
web-explain-place = { $kind }, { $place }
web-explain-mark = { $mark }: { $use }
web-explain-move = Now: { $move }.
web-explain-moves = Now: choose it, and you have { $count } possibilities.
web-explain-words = what explain
web-explain-nothing = There is nothing to explain here.

# Keys
web-help = Keys
web-key-arrows = walk along the hand and over the chart; steer the chosen ship: ahead, to port, to starboard, stop
web-key-enter = choose; once more, or on the table: play
web-key-escape = drop the choice; close what lies open
web-key-take-back = take back the choice, then the move
web-key-ctrl = Ctrl
web-key-cap-enter = Enter
web-key-cap-escape = Esc
web-key-cap-shift = Shift
web-key-cap-page-up = PgUp
web-key-cap-page-down = PgDn
web-key-board = to the chart
web-key-dice = to the dice
web-key-acts = to the buttons of what can be done
web-key-due = to the next ship that has still to move
web-key-ways = to the places that the chosen ship can reach; Q and E choose the heading
web-key-same = the same manoeuvre for the next ship
web-key-fleet = the whole fleet: repeat the last manoeuvre, or else straight on
web-key-glass = nearer, farther away, the whole chart
web-key-scroll = scroll a chart that goes on beyond its rim
web-key-turn = turn the tile in hand: clockwise, the other way; so does the mouse wheel
web-key-type = type a move; or what and a place or thing, such as what e5
web-key-watch = watch the others’ last moves again
web-key-recap = close “Since your move”
web-key-history = look back
web-key-step = one move back, one move on
web-key-rules = the rules, open where the game stands
web-key-text = the table in words
web-key-log = the logbook
web-key-scores = the score sheet
web-key-what = explain what has the focus; once more: its rule
web-key-help = the aim of the game

# Advice
web-advice = Advice
web-why = Why?
web-advice-choose = Choose it
web-advice-play = Play this
web-advice-more = More
web-advice-less = Less
web-review = Review the game
web-review-whose = Whose moves
web-review-points = The turning points
web-review-point = Turning point { $number } of { $all }
web-review-cancel = Cancel
web-review-failed = The review was not finished; you can start it again.
web-advice-wait = There is advice when it is your turn: now it is another player’s turn.
web-advice-over = The game is over. Choose a move in the logbook or the history to see why it was played.
web-why-first = To the first move that has reasons
web-why-next = To the next move that has reasons
web-key-advice = advice, or why a bot played like this
web-key-review = Review of a finished game: the turning point before, the next one (1 to 5: that one)

# Clocks
web-clocks = Clocks
web-clock = Clock
web-clock-none = none
web-clock-move-30s = 30 seconds a move
web-clock-move-2m = 2 minutes a move
web-clock-move-1d = a day for each move
web-clock-move-3d = three days for each move
web-clock-bank-5m = 5 minutes each, 5 seconds more after each move
web-clock-bank-15m = 15 minutes each, 10 seconds more after each move
web-clock-bank-60m = an hour each, 30 seconds more after each move
web-clock-bank-7d = a week each, a day more after each move
web-clock-flag = When the time is up
web-clock-flag-nothing = nothing happens
web-clock-flag-move = a bot makes this move
web-clock-flag-seat = a bot plays on
web-clock-of = { $name }: { $time }
web-clock-days = { $days } d { $hours } h
web-clock-low = Your time is running out.
web-clock-out = time is up
web-clock-pause = Stop the clocks
web-clock-paused = The clocks are stopped.
web-clock-resume = Start the clocks
web-asks-pause-asked = { $name } would like to stop the clocks. Do you agree?
web-asks-pause-waits = You have asked whether the clocks may be stopped; still to answer: { $names }.
web-asks-pause-waits-for = { $name } asks whether the clocks may be stopped; still to answer: { $names }.

# A draw
web-draw = Offer a draw
web-draw-ask = If everybody agrees, the game ends here as a draw. Offer it?
web-draw-yes = Offer it
web-drawn = A draw, as all agreed
web-asks-draw-asked = { $name } offers a draw: the game would end here. Do you agree?
web-asks-draw-waits = You have offered a draw; still to answer: { $names }.
web-asks-draw-waits-for = { $name } offers a draw; still to answer: { $names }.

# Talk
web-talk = Chat
web-talk-nothing = No messages yet.
web-talk-words = Your message
web-talk-say = Send
web-talk-name = Your name on the quay
web-talk-at-table = The captains speak here; whoever looks on can listen. When the game is over, you hear what was said on the quay.
web-talk-on-quay = You stand on the quay: those who look on hear you, the captains only when the game is over.
web-talk-quay = on the quay
web-talk-said = { $name }: { $words }
web-talk-answer = Reply
web-talk-heard = Dismiss
web-note = My notes
    .hint = Nobody but you ever reads this.
web-note-kept = Saved.
web-note-shared = There are no notes here: several of you share this screen, and each would read what the others noted.

# Your turn
web-your-turn = It is your turn ({ $table }).
web-setting-sounds = Sounds
    .hint = Wood, paper, dice, wind and water, a ship’s bell when it is your turn, and a knock for each second when your time runs low.
web-setting-volume = Volume
web-setting-volume-value = { $volume } per cent
web-setting-try-sound = Try a sound
web-setting-captions = Captions
    .hint = What is heard can also be read, below the log or on the board: [dice rattle].

# Sounds, as captions
web-sound-wood = [knock of wood]
web-sound-paper = [paper rustles]
web-sound-dice = [dice rattle]
web-sound-cannon = [cannon thunders]
web-sound-crack = [wood splinters]
web-sound-splash = [splash]
web-sound-water = [water laps]
web-sound-wind = [wind blows]
web-sound-coins = [coins clink]
web-sound-bell = [ship’s bell: your turn]
web-sound-ending = [bells: the game is over]
web-sound-knock = [tick]
web-setting-notes = Notify me
    .hint = A note on this device when it is your turn and you look elsewhere.
    .anywhere = A note on this device when it is your turn and you look elsewhere, even while no page of the harbour is open.
    .denied = Your browser does not allow this page to call you; its settings can change that.

# Luck
web-luck = Who was lucky?
web-luck-hint = For each roll and draw: what the table was worth to each captain after it, against the mean of all that could have come, in chances to win as the bots’ rule of thumb sees them. It judges chance, not play; the rule of thumb may misjudge what luck is worth.
web-luck-working = Working it out; this may take a while …
web-luck-gain = { $gain }% in all
web-luck-error = give or take { $error }%
web-luck-best = What helped most
web-luck-worst = What hurt most
web-luck-stroke = { $gain }%: { $what }
web-luck-ply = move { $ply }

# Moments and logbooks
web-moment = Link to this moment
web-moment-hint = Whoever opens this link sees the table after move { $ply }, as you see it, and nothing of what came later until they go on.
web-moment-hint-now = Whoever opens this link sees the table after move { $ply } as they may see it: a captain from their own seat, others what everybody may see.
web-play-on = Continue from here
web-play-on-as = You are
web-play-on-yes = Against bots
web-whole-voyage = The whole game in a link
web-whole-voyage-hint = This link holds the logbook itself: it can be opened in any harbour, even when this table is long gone.
web-whole-voyage-long = This game is too long for a link. Save its logbook as a file instead, and open that in any harbour.
web-move-table = Move this table
    .hint = Save it as a file and open that at another harbour, with or without a server, to play on there. The file has the hidden moves, too: do not look into it.
web-move-save = Save the table
web-move-came = This file holds a table: its people sit at this screen, its bots play on.
web-move-here = Play on here
web-move-broken = This file is not complete: the table in it cannot be read.
web-book = Open a saved game
web-book-hint = Choose the file of a saved game, or paste its text: you can look at it, or play on from there.
web-book-came = This link brought a game. Look at it, or play on from its end.
web-book-broken = This link is not complete: the game in it cannot be read.
web-book-file = Open the file of a saved game
web-book-text = Text of the game
web-book-look = Look at the game
