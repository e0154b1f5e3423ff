# How well bots play.

level-random = Driftwood
    .hint = Plays allowed moves at random, but never gives up.
level-boy = Ship’s boy
    .hint = Knows the rules of thumb, but is not paying attention half of the time.
level-greedy = Landlubber
    .hint = Follows rules of thumb and doesn’t look ahead.
level-sailor = Sailor
    .hint = Looks a little ahead, but is often distracted.
level-helmsman = Helmsman
    .hint = Looks ahead and considers what the others may hold; now and then distracted.
level-captain = Captain
    .hint = Thinks things over thoroughly and is seldom distracted.
level-admiral = Admiral
    .hint = Never distracted. Thinks longest: up to two seconds for each decision, and a turn may have many.

error-unknown-level = No bot plays like “{ $level }”. There are: { $known }.
program-ended = it ended at once (exit code { $code })
program-late = no answer within { $seconds } s
program-gone = it ended without an answer (exit code { $code })
program-silent = it has closed its stdout
program-other-greeting = “{ $line }” is no answer to the greeting
program-other-answer = “{ $line }” is no answer to question { $number }
program-other-move = “{ $move }” is no move on offer
program-given-up = it has ended, or had to be ended, { $starts } times, and is not started again
program-stays = { $seconds } s after the good-bye it is still running
error-no-program = The program “{ $command }” cannot be started: { $why }.

# Why this move.

advice-thinking = An admiral is thinking it over …
advice-plain-because = “{ $move }” rather than “{ $other }”: { $why }.
advice-plain-better = “{ $move }”: it wins a little more often than “{ $other }”.
advice-plain-close = The best choices are about equal, for example “{ $move }”.
advice-plain-slip = “{ $other }” is better than “{ $move }”.
advice-plain-only = “{ $move }”: everything else comes to the same or is clearly worse.
advice-plain-forced = “{ $move }”: nothing else is possible now.
advice-plain-finish = “{ $move }”: nothing that could still be done in this turn would help.
advice-plain-both = { $first }, and { $second }
advice-plain-next = After that, { $name } would probably choose “{ $move }”.
advice-plain-then = Then: { $moves }.
advice-way = { $piece } to { $place }
advice-other-first = First { $piece }:
advice-to = To { $place } (cost: { $cost })
why-plain-because = { $name } preferred “{ $move }” to “{ $other }”: { $why }.
why-plain-better = { $name } chose “{ $move }”: it wins a little more often than “{ $other }”.
why-plain-close = { $name } chose “{ $move }”; “{ $other }” would have made hardly any difference.
why-plain-slip = { $name } was distracted and chose “{ $move }”; “{ $other }” would have been better.
why-plain-only = { $name } chose “{ $move }”: everything else came to the same or was clearly worse.
advice-sure = “{ $move }” looks best.
advice-reckoned = By calculation, “{ $move }” is best.
advice-close = “{ $move }” or “{ $other }”: both are about equally good.
advice-slip = “{ $other }” is better than “{ $move }”.
advice-only = “{ $move }”: there was nothing else worth comparing.
why-sure = { $name } thought this was best: “{ $move }”.
why-reckoned = { $name } calculated that this is best: “{ $move }”.
why-close = { $name } chose “{ $move }”; “{ $other }” was about equally good.
why-slip = { $name } was distracted and chose “{ $move }”; “{ $other }” would have been better.
why-only = { $name } chose “{ $move }”: there was nothing else worth comparing.
why-thinking = { $name } is thinking it over again …
why-of = Move { $ply }: { $name }, { $level }
reasons-later = You can see why a bot played like this when the game is over: now it would give away what the bot holds.
reasons-lost = Why the bot played this can no longer be found out: thinking it over again, it would play something else.
no-reasons-chance = This was rolled or drawn: there was nothing to decide.
no-reasons-brought = This was played before the logbook came here, and what bots thought is not recorded in it.
no-reasons-person = { $who } decided this; no bot thought about it.
no-reasons-program = A program chose this for { $who }; it does not say why.
no-reasons-random = { $who } played like driftwood: any move that does not give up, for no reason.
no-reasons-boy = { $who } played like a ship’s boy: by rule of thumb or, while distracted, at random. Nothing was compared.
no-reasons-greedy = { $who } played like a landlubber: by rule of thumb alone. Nothing was compared.
advice-for = In favour, compared with “{ $other }”
advice-against = Against, compared with “{ $other }”
advice-listed = { $what }: { $reasons }
advice-unexplained = No single thing makes the difference; it only shows in how often you win.
advice-gain = worth { $gain } { $unit }
advice-moves = Chance of winning with each move
advice-moves-reckoned = Chance of winning with each move – calculated, not tried out
advice-worth = { $worth } %
advice-error = ± { $error }
advice-least = under { $least }
advice-error-unknown = ± ?
advice-line = Likely to happen next:
advice-turn = { $name } – { $moves }
advice-note = Tried out on many possible tables, using only what this seat knows: played on for a while, then judged.
advice-note-error = ± says how far off the difference from the first move may be, by luck alone.
advice-note-once = ± ? stands where a move was tried only once.
advice-note-first = The first move is the one to play: a move that looks better is only preferred when luck alone cannot explain it.
advice-note-reckoned = Calculated without rolling dice: what follows is counted as averages and by rules of thumb. How far off it may be is not known, so there is no ±.

# What decided a match.

review-title = What decided it
review-thinking = An admiral is going through the game again …
review-none = No single move decided it: { $name } missed nothing that would surely have been better.
review-found = { $count ->
    [one] One move of { $name } mattered: another would surely have been better.
   *[other] { $count } moves of { $name } mattered: each time another would surely have been better.
}
review-played = Move { $ply }: { $move }
review-because = “{ $move }” would have been better: { $why }.
review-better = “{ $move }” would have been better.
review-loss = It wins about { $loss } more games in 100 (± { $error }).
review-note = Tried out on many possible tables, using only what { $name } could know then. Smaller differences, and those that may be luck, are left out.
