# How well bots play.

level-random = Driftwood
    .hint = Plays any move that is allowed, but never gives up.
level-boy = Ship’s boy
    .hint = Knows the rules of thumb, but half the time his mind is elsewhere.
level-greedy = Landlubber
    .hint = Follows rules of thumb and doesn’t look ahead.
level-sailor = Sailor
    .hint = Looks a little ahead; his mind often wanders.
level-helmsman = Helmsman
    .hint = Looks ahead and thinks of what the others may hold; now and then his mind wanders.
level-captain = Captain
    .hint = Thinks it over thoroughly; seldom does his mind wander.
level-admiral = Admiral
    .hint = Never slips. Thinks longest: up to two seconds for each decision, and a turn may have many.

error-unknown-level = No bot plays like “{ $level }”. There are: { $known }.
program-ended = it ended at once (exit code { $code })
error-no-program = The program “{ $command }” cannot be started: { $why }.

# Why this move.

advice-thinking = An admiral is thinking it over …
advice-sure = “{ $move }” looks best.
advice-reckoned = As far as it can be reckoned, “{ $move }” is best.
advice-close = “{ $move }” or “{ $other }”: there is no difference that is sure and worth a word.
advice-slip = “{ $other }” is better than “{ $move }”.
advice-only = “{ $move }”: nothing else was worth comparing.
why-sure = { $name } held this to be best: “{ $move }”.
why-reckoned = { $name } reckoned this to be best: “{ $move }”.
why-close = { $name } chose “{ $move }”; to “{ $other }” there was no difference that is sure and worth a word.
why-slip = { $name } was not quite there and chose “{ $move }”; “{ $other }” would have been better.
why-only = { $name } chose “{ $move }”: nothing else was worth comparing.
why-thinking = { $name } is thinking it over once more …
why-of = Move { $ply }: { $name }, { $level }
reasons-later = Why a bot played like this is told when the game is over: now it would give away what the bot holds.
reasons-lost = Why the bot played this can no longer be told: thinking it over again, it would play something else.
no-reasons-chance = This was chance: there was nothing to think over.
no-reasons-brought = This was played before the logbook came here, and what bots thought is not recorded in it.
no-reasons-person = { $who } decided this; no bot thought about it.
no-reasons-program = A program chose this for { $who }; it does not say why.
no-reasons-random = { $who } played like driftwood: any move that does not give up, for no reason.
no-reasons-boy = { $who } played like a ship’s boy: by rule of thumb or, with the mind elsewhere, by lot. Nothing was compared.
no-reasons-greedy = { $who } played like a landlubber: by rule of thumb alone. Nothing was compared.
advice-for = What speaks in its favour, compared with “{ $other }”
advice-against = What speaks against it, compared with “{ $other }”
advice-unexplained = What makes the difference shows in no single thing; it only shows in how often one wins.
advice-gain = worth { $gain } { $unit }
advice-moves = How likely one wins with it
advice-moves-reckoned = How likely one wins with it – reckoned, not tried out
advice-worth = { $worth } %
advice-error = ± { $error }
advice-least = under { $least }
advice-error-unknown = ± ?
advice-line = To be expected next:
advice-turn = { $name } – { $moves }
advice-note = Tried out at many tables that could lie like this, with nothing known but what this seat knows: played on for a while, then judged.
advice-note-error = ± tells how far the difference from the first move may be off, by luck alone.
advice-note-once = ± ? stands where a move was tried only once.
advice-note-first = The first move stands first because it is the one to play: another that seems better is preferred only when luck can no longer explain it.
advice-note-reckoned = A reckoning without dice: what follows goes in as averages and by rules of thumb. It does not know how far off it is, so no ± is given.
