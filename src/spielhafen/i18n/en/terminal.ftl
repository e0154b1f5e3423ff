# What is said in the terminal.

terminal-command-help = ? help
terminal-command-what = what explain
terminal-command-rules = rules
terminal-command-advice = advice hint
terminal-command-why = why
terminal-command-more = more
terminal-command-review = review
terminal-command-undo = undo
terminal-command-draw = peace remis
terminal-command-bot = bot
terminal-command-self = self
terminal-command-guide = guide
terminal-command-log = log
terminal-command-history = history
terminal-command-hand = hand
terminal-command-table = table
terminal-command-save = save
terminal-command-quit = quit exit

terminal-help =
    Type the number of a move, its text, or the beginning of its text.
    Several moves at once are divided by commas; a ship is named once: w3 forward, port, f.
    {"  "}? N           what move N is worth and does
    {"  "}what THING    what a thing or a space is for, such as what e5; ? alone: the aim of the game
    {"  "}hand          your cards, each with its reckoning
    {"  "}table         the whole table: what stands where, and every reckoning so far
    {"  "}rules [§]     the rules: this paragraph, or that of the present decision
    {"  "}advice        what an admiral would do, and why
    {"  "}why [N]       why a bot played move N; without N: the last move of a bot
    {"  "}more          the figures behind it, and other moves
    {"  "}review        after the game: the moves that decided it
    {"  "}undo          take your last move back
    {"  "}bot [LEVEL]   let a bot play for you: ship’s boy, sailor, helmsman, captain,
    {"                "}admiral; if you do not say, like the strongest bot there
    {"  "}self          take your seat back and play yourself
    {"  "}peace         end the game as a draw, if all of you want it
    {"  "}log           everything that happened
    {"  "}history N     the table after move N
    {"  "}save FILE     write the logbook to a file
    {"  "}quit          stop; the logbook is kept
    {"  "}guide         play on without the guide of a first game
    Where a move is called like a command, put / before the command.
terminal-welcome = Welcome aboard: { $game }.
terminal-welcome-help = Type a number or a move; ? for help.
terminal-try-help = Type ? for help.
terminal-no-number = There is no move { $number }; the moves are numbered from 1 to { $most }.
terminal-curtain = { $name }, it is your turn. Let nobody else look, then press Enter.
terminal-undone = Taken back.
terminal-lent = { $level } plays for { $name }.
terminal-lent-ask = Enter lets it move, self takes the seat back.
terminal-lent-only = A bot plays for this seat. Enter lets it move, self takes the seat back, ? helps.
terminal-lent-key = { $level } plays for { $name } (b takes the seat back)
terminal-back = { $name } plays again.
terminal-back-choice = { $name } plays again
terminal-bot-choice = { $name }: { $level }
terminal-bot-which = Which bot? Say bot and a level: { $known }.
terminal-self-which = Whose seat? Say self and one of: { $names }.
terminal-aim = Aim: { $aim }
terminal-title-what = What is this?
terminal-what-which = What do you want to know? Say what and a place or a thing, such as: { $known }.
terminal-what-unknown = There is nothing called “{ $written }” here. Ask about a place or a thing, such as: { $known }.
terminal-what-move = Now: { $move }
terminal-what-moves = Now: you can use it in { $count } ways.
terminal-past = The table after move { $ply } of { $last }:
terminal-history = Which move? Say history and a number from 0 to { $last }.
terminal-no-paragraph = The rulebook has no { $law }. It has: { $known }.
terminal-no-rulebook = This game has no rulebook in this language.
terminal-why-none = No bot has moved yet in this sitting.
terminal-why-which = Which move? Say why alone, or why and a number from 1 to { $last }.
terminal-more-key = (m: more)
terminal-more-hint = Say more for figures and other moves.
terminal-more-none = There is nothing more to say: ask for advice first.
terminal-look-back = The game is over. Why the bots played as they did can be asked now (why N), review tells which moves decided it, and log, history N, table and ? still answer; Enter leaves.
terminal-only-looking = The game is over; nothing can be played any more. Type ? for help, or press Enter to leave.
terminal-save-where = Where to? Say save and the name of a file.
terminal-saved = The logbook is in { $file }.
terminal-not-kept = The logbook could not be written to { $file }: { $why }.
terminal-won = { $names } wins.
terminal-won-together = { $names } win together.
terminal-won-nobody = The game is over, and nobody has won.
terminal-unfinished = The game was left unfinished: it took too long.
terminal-drawn = A draw, as all agreed.
terminal-place = { $place }. { $name }: { $result }
terminal-no-place = { $name }: { $result }
terminal-lead = { $changes ->
    [0] { $name } was ahead from beginning to end.
    [one] The lead changed once; { $name } was ahead longest.
   *[other] The lead changed { $changes } times; { $name } was ahead longest.
}
terminal-lead-hint = The chances to win after each turn, by the bots’ rule of thumb, which sees everything
terminal-draw-ask = Do all of you agree to a draw? The game would end here. Type yes: 
terminal-draw-yes = yes y
terminal-certain = Are you sure? Type yes:
terminal-certain-key = Are you sure? Then play it again.
terminal-draw-key = Do all of you agree to a draw? Then press d once more.
terminal-kept = The logbook is in { $file }.
terminal-go-on = Go on with: spielhafen { $games }play --resume { $file }

terminal-keys = arrows, Enter  u undo  , . past  l log  r rules  s sheets  i advice  h help
terminal-keys-past = , . one move back, on  < beginning  w why  l log  r rules  Esc now  h help
terminal-foot = Esc: back to the table
terminal-foot-rules = arrows: another paragraph · Esc: back to the table
terminal-foot-end = Esc: look at the table · then q: leave
terminal-title-log = Log
terminal-title-sheets = Score sheets
terminal-title-advice = Advice
terminal-title-why = Why?
terminal-title-bot = Who plays for this seat?
terminal-foot-bot = Enter: choose · Esc: back to the table
terminal-title-help = Keys
terminal-no-sheets = There is no score sheet yet.
terminal-not-this = You cannot choose this now.
terminal-not-your-turn = It is not your turn.
terminal-command-line = A move, or the beginning of one; Esc leaves
terminal-help-keys =
    Arrows, Tab or the number choose a card or a move; Enter plays it.
    Below stands what it is worth and does. On a chart [ ] marks what
    may be chosen and « » what is chosen. Of cards, + is the highest,
    − the lowest, × one that is cancelled. The chosen ship is steered
    by the arrows: up is ahead, left and right turn, down stops. In a
    fleet ! has still to move, ■ is a hit.

    {"  "}Enter      play
    {"  "}u          take the last move back
    {"  "}, and .    one move back, one on; < to the beginning; Esc back to now
    {"  "}l          the log; ▎ marks what came after your move
    {"  "}r          the rules, open at the paragraph of the present decision
    {"  "}s          the reckonings so far, term by term
    {"  "}i          advice: what an admiral would do, and why
    {"  "}w          why a bot played so: its last move, or the one shown
    {"  "}m          the figures behind advice, and other moves
    {"  "}v          after the game: the moves that decided it
    {"  "}d          a draw, if all of you want it
    {"  "}b          let a bot play for you, or take your seat back
    {"  "}n          play on without the guide of a first game
    {"  "}:          type a move, such as the logbook has it
    {"  "}:what e5    what stands there, or a thing by its name, is for
    {"  "}g          the next language
    {"  "}q          leave; the logbook is kept, and the game can go on later
terminal-flag-highest = highest
terminal-flag-lowest = lowest
terminal-flag-cancelled = cancelled
terminal-foot-sheet = Enter: continue

# What lies under the pieces of a chart
terminal-ground-land = land
terminal-tiles = └ ─ ┼ dashed lines over water; where a field has none, ▒ land
terminal-meter = { $what }: { $left } of { $of } left
terminal-not-now = Not now: { $cards }
terminal-standing = What is where
terminal-no-cards = You have no cards.
terminal-sign-due = ! has still to move
terminal-sign-hit = ■ a hit
terminal-number-field = a number beside a field: what it costs to go there
terminal-number-figure = a number beside a figure: how many
terminal-about = { $what }: { $told }
terminal-torus = the chart goes on beyond its rim: what leaves it comes in again opposite
terminal-heading = { $title }:
terminal-ground-calm = calm
terminal-ground-basin = basin
terminal-ground-guns = under guns
