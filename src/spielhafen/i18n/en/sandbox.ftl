# Sandboxes: any position, played freely

sandbox-title = Sandbox
sandbox-hint = Here you move for everybody, take back what you like and choose what chance does. It counts as no game, and its dice prove nothing.
sandbox-try = Try it in the sandbox
sandbox-from-here = From here in the sandbox
sandbox-new = Sandbox: set up any position
sandbox-list-mark = Sandbox
sandbox-start = From the start of a game
sandbox-seats = Players
sandbox-open = Set it up
sandbox-opening = Setting it up …
sandbox-text = From text
sandbox-text-hint = Paste a position file, or lines as in the examples of a rulebook (for the game chosen above). You get a position file with “Save” in a sandbox.
sandbox-file = Open a position file
sandbox-link-came = This link holds a position of { $game }.
sandbox-link-broken = This link holds no position that can be read. Perhaps it was cut off when it was sent.
sandbox-take-back = Take back
sandbox-back = Back to the game
sandbox-bots = Let bots go on
sandbox-bots-stop = Stop the bots
sandbox-bots-level = Level of the bots
sandbox-chance = Dice and cards
sandbox-chance-draw = by chance
sandbox-chance-choose = chosen by me
sandbox-chance-due = Choose what chance does:
sandbox-chance-due-many = Chance is next.
sandbox-chance-take = Let this happen
sandbox-outcomes = Outcomes
sandbox-roll = Leave it to chance
sandbox-share-of = { $percent } %
sandbox-edit = Edit
sandbox-edit-title = Edit the position
sandbox-edit-hint = Change what you like, then apply it. What is impossible is refused with its reason; nothing changes then.
sandbox-edit-apply = Apply
sandbox-edit-undo = Undo this edit
sandbox-edit-turn = To move
sandbox-edit-none = nothing
sandbox-edit-add = Add
sandbox-edit-remove = Remove { $name }
sandbox-edit-steps = What comes next (for experts)
sandbox-edit-move = Move pieces
sandbox-edit-move-hint = Drag a piece to its new space, or click both. Esc ends it.
sandbox-edit-moved = Moved.
sandbox-edit-applied = Applied.
sandbox-edit-entry = entry { $number }
sandbox-edit-others = Notes of the rules
sandbox-piece-stays = This piece cannot be moved there by hand. Perhaps a field of the form does it.
sandbox-command-chance = chance
sandbox-terminal-hint = A sandbox: you move for everybody, and “undo” has no limit. “chance” lets you choose what chance does, or leaves it to chance again; “bot” lets bots go on.
sandbox-terminal-chance = Type a number or an outcome, or press Enter to leave it to chance.
sandbox-share = Link
sandbox-share-hint = This link holds the whole position; it works on every Spielhafen.
sandbox-save = Save
sandbox-none = This is no sandbox.
sandbox-no-proof = In a sandbox the outcomes of chance can be chosen and taken back, so there is nothing to prove about them.
sandbox-no-review = A sandbox counts as no game and can be taken back and played on, so there is no report or review of it.
sandbox-no-chance = It is not chance’s turn now.
sandbox-nothing = Give a position, an example, a moment of a table, or a game.
sandbox-later = While the game goes on, something in it is hidden. When it is over, every moment opens in the sandbox.
sandbox-no-example = There is no such example, or it cannot be played on.
sandbox-other-game = Another number of players, or other house rules, need a new sandbox.

# Puzzles

puzzles-title = Puzzles
puzzles-hint = Positions out of games between bots in which one move is surely the best. Find it!
puzzles-today = Puzzle of the day
puzzles-solved-count = { $solved } of { $all } solved
puzzles-none = There are no puzzles yet.
puzzle-number = Puzzle { $number }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-solve = Solve it
puzzle-solved = solved
puzzle-ask = Which move is the best?
puzzle-hint = Hint
puzzle-hint-touch = Look here.
puzzle-hint-reason = It is about this: { $reason }.
puzzle-hint-none = One of { $moves } moves is surely better than all others.
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-play-on = Play on in the sandbox
puzzle-right = Right! That is the best move.
puzzle-wrong-slight = Not bad! But there is a slightly better move: yours wins about { $games ->
        [one] one game
       *[other] { $games } games
    } in a hundred less.
puzzle-wrong-clear = Not the best. The best move wins about { $games ->
        [one] one game
       *[other] { $games } games
    } in a hundred more.
puzzle-wrong-great = That costs a lot: the best move wins about { $games ->
        [one] one game
       *[other] { $games } games
    } in a hundred more.
puzzle-solution = The best move is: { $move }
puzzle-why = Why: { $reasons }
puzzle-second = The next best move wins about { $games ->
        [one] one game
       *[other] { $games } games
    } in a hundred less.
puzzle-missed = Bots of the middle levels miss it in { $percent } of 100 tries.
puzzle-unknown = There is no such puzzle.
puzzle-command-hint = hint
puzzle-command-show = show
puzzle-terminal-keys = Type a move, “hint”, “show”, or “quit”.
