# How well bots play.

level-random = Driftwood
    .hint = Plays any move that is allowed.
level-greedy = Landlubber
    .hint = Follows rules of thumb and doesn’t look ahead.
level-boy = Ship’s boy
    .hint = Looks a little ahead.
level-sailor = Sailor
    .hint = Looks ahead and thinks of what the others may hold.
level-captain = Captain
    .hint = Thinks it over thoroughly, for up to two seconds.

error-unknown-level = No bot plays like “{ $level }”. There are: { $known }.
