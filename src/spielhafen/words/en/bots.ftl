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
