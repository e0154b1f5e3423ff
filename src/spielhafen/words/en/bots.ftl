# How well bots play.

level-random = Driftwood
    .hint = Plays any move that is allowed.
level-boy = Ship’s boy
    .hint = Knows the rules of thumb, but is often absent-minded.
level-greedy = Landlubber
    .hint = Follows rules of thumb and doesn’t look ahead.
level-sailor = Sailor
    .hint = Looks a little ahead.
level-helmsman = Helmsman
    .hint = Looks ahead and thinks of what the others may hold.
level-captain = Captain
    .hint = Thinks it over thoroughly.
level-admiral = Admiral
    .hint = Thinks as long as two seconds allow.

error-unknown-level = No bot plays like “{ $level }”. There are: { $known }.
error-no-program = The program “{ $command }” cannot be started: { $why }.

# Why this move.

advice-thinking = A captain is thinking it over …
advice-sure = “{ $move }” looks best.
advice-close = “{ $move }” or “{ $other }”: there is hardly a difference.
why-sure = { $name } held this to be best: “{ $move }”.
why-close = { $name } chose “{ $move }”; “{ $other }” would have been hardly different.
advice-for = What speaks for it, against “{ $other }”
advice-against = What it costs, against “{ $other }”
advice-gain = { $gain } { $unit }
advice-moves = How likely one wins with it
advice-line = Then probably:
advice-note = Reckoned over many tables that could lie like this, with nothing known but what this seat knows. ± is one standard error of the difference.
