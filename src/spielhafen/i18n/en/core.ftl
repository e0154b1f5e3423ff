# What the core says, in every game.

# By which rules a table plays
preset-printed = As printed
    .hint = The printed rules and nothing else.
preset-ours = As we play it
    .hint = The printed rules with our improvements, each for a reason.
preset-own = Own rules
    .hint = Printed rules and ours, chosen one by one.
preset-rules = { $preset }: { $rules }
option-off = { $option }: no
option-value = { $option }: { $value }
option-variant = Variant
    .hint = A name for what you have changed, such as five-dice.

captain = Captain { $number }

# The prompt where a game has no text of its own
prompt-chance = One moment …
prompt-wait = It is { $seat }’s turn.
prompt-over = { $winners ->
    [0] The game is over. No one has won.
    [one] { $seat } has won.
   *[other] { $winners } captains share the victory.
}

# Lists and names where a game has no texts of its own
listed = { $first }, { $rest }
captain-name = { $seat }

# A duel of two dice where a game has no texts of its own
zone-duel = Duel
duel-seat = { $seat }
duel-unrolled = { $seat } has not rolled yet
duel-die = { $seat } rolled { $pips }
duel-won = { $seat } has the higher die.
duel-tie = The dice are equal.
duel-side = { $who }: { $count ->
    [0] together { $total }
   *[other] { $terms }, together { $total }
}

# What marks on the board mean, where a game does not say it otherwise
use-mark-area = All ships in this area are concerned.
mark-kind-area = Area
use-mark-range = You can get here; the number says how many steps or what price it takes.
mark-kind-range = Within reach
use-mark-way = You can get here in this turn: choose it, and all moves on the way are made.
mark-kind-way = End of a way
use-mark-edge = A tile laid here has to match this edge.
mark-kind-edge = Edge
use-mark-route = This is the way that was taken or would be taken.
mark-kind-route = Way
use-mark-danger = Something bad might happen here.
mark-kind-danger = Danger
use-mark-fire = A shot can hit here.
mark-kind-fire = Line of fire
use-mark-shot = The shot goes from here to there.
mark-kind-shot = Shot
use-mark-last = The last move led along here.
mark-kind-last = Last move

refused-game-over = The game is over.
refused-not-now = You cannot do that now: choose one of the moves offered.
refused-not-yours = Nobody decides this: it is rolled or drawn.
refused-no-outcome = That cannot be rolled or drawn here.

error-unreadable-move = “{ $written }” is no move of this game.
error-ambiguous-move = “{ $written }” could be several moves: { $readings }.
error-illegal-move = { $written } is not allowed. { $why } ({ $law })
error-illegal-move-at-all = { $written } is not allowed. { $why }
error-unknown-game = There is no game “{ $name }” here. In the harbour lie: { $known }.
error-game-folder = No game comes from { $folder }: { $why }
game-folder-empty = there is no package with rules in it.
game-folder-broken = it cannot be loaded ({ $what }).
game-folder-elsewhere = another package called { $name } is in use already, from { $other }.
error-same-name = Two games are called “{ $name }”: one lies in { $one }, the other one in { $other }. Give one of them another name or leave it out.
error-bad-seats = { $seats ->
    [1] One captain is
   *[other] { $seats } captains are
} not the right number: this game is for { $span ->
    [0] exactly { $least }
   *[other] { $least } to { $most }
}.
error-bad-option = “{ $value }” does not fit the house rule “{ $name }”. Possible: { $allowed }.
error-bad-number = The number “{ $name }” goes from { $low } to { $high } (printed: { $printed }); “{ $value }” does not fit.
error-bad-drawing = The drawing “{ $name }” is no board: { $why }
drawing-no-text = it is no text, or much too long.
drawing-signs = it takes { $side } rows of { $side } signs, out of “{ $signs }”.
drawing-pieces = it cannot be put together from the tiles of the game.
drawing-rules = the tiles are not those of the game, or do not lie as the rules demand.
error-variant-name = “{ $name }” is no name of a variant. It consists of small letters, digits and hyphens, such as five-dice.
error-variant-empty = The variant “{ $name }” changes nothing. Change at least one of these: { $known }.
error-unknown-option = There is no house rule “{ $name }”. There are: { $known }.
error-no-options = This game has no house rules, not even “{ $name }”.
error-broken-file = This cannot be read at { $where }: { $why }
error-rules = A mistake in the rules of the game: { $what }. Please report it.
error-declaration = { $file }, { $field }: { $what }.

broken-at-move = move { $number }, { $move }
broken-not-an-object = an object in braces was expected.
broken-missing = it is missing.
broken-unknown-field = nobody knows this field.
broken-value = it has the wrong kind of value.
broken-number = { $value } is out of bounds; it can be { $low } to { $high }.
broken-only-number = { $value } is out of bounds; it can only be { $only }.
broken-length = it has { $found ->
    [0] no entries
    [one] one entry
   *[other] { $found } entries
}; there must be { $wanted ->
    [0] none
    [one] one
   *[other] { $wanted }
}.
broken-length-between = it has { $found ->
    [0] no entries
    [one] one entry
   *[other] { $found } entries
}; there can be { $low } to { $high }.
broken-sign = “{ $sign }” is no sign of this text; its signs are: { $signs }
broken-signs = it has { $found ->
    [0] no signs
    [one] one sign
   *[other] { $found } signs
}; there must be { $wanted }.
broken-step = there is no such step, or its fields do not fit.
broken-json = it is not valid JSON.
broken-other-game = it is not of the game { $game }.
broken-toml = this is not TOML: { $why }
broken-variant-field = there is no field “{ $field }”; a variant has: { $known }
broken-rules-version = it was written under another version of the rules; here version { $version } is played.
broken-seats = the number of seats does not fit.
broken-impossible = the rules cannot go on from here ({ $what }).
broken-nothing-pending = nothing is left to be decided, but the game is not over: somebody has to be to move.
broken-field-impossible = with this value the rules cannot go on from here. Change it back, or change what depends on it, too.
broken-too-many = something lies on the table more often than it exists.
broken-at-seat = { $place } (seat { $seat })
broken-piece = { $piece } is there { $found ->
    [2] twice
   *[other] { $found } times
}; { $exist ->
    [0] there is none.
    [one] there is only one.
   *[other] there are only { $exist }.
}
broken-count = { $count ->
    [0] it counts no piece
    [one] it counts one piece
   *[other] it counts { $count } pieces
}, but { $field } has { $found } there.
broken-hidden = { $hidden ->
    [one] one piece is hidden
   *[other] { $hidden } pieces are hidden
}, but { $unseen ->
    [0] none is left.
    [one] only one is left.
   *[other] only { $unseen } are left.
}
broken-after-the-end = the game was over before.
broken-veiled = it hides what its reader may not know, so it cannot be replayed.
broken-other-actor = it is somebody else’s decision.
broken-no-logbook = the first line must be “{ $title }”.
broken-no-key = it does not hold the key of chance; only the logbook of a finished match does.
broken-twice = this was said before.
broken-line = this line says nothing that a logbook knows.

# The declared fields of a state
state-number = { $low } … { $high }
state-choice = { $low } … { $high } ({ $names })
state-choice-or-none = { $low } … { $high } ({ $names }; -1: none)
state-signs = { $count } signs of { $signs }
state-signs-or-none = { $count } signs of { $signs }, or empty
state-by-seat = by seat: { $each }
state-fixed = { $count } × { $each }
state-up-to = up to { $most } × { $each }
state-between = { $fewest } to { $most } × { $each }
state-pieces = up to { $most } of { $all } pieces: { $each }
state-piece-counts = the number of pieces of { $kinds } kinds, { $all } in all
state-then = { $one }; { $other }
state-or-empty = empty, or { $values }
state-tracked = places of { $pieces } pieces in { $places } places, and what each seat knows of them
state-logs = observation logs by seat
state-public = all
state-owner = its own seat
state-hidden = nobody
state-seen = seats that have seen it
state-known = seats in { $field }
