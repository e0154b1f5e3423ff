# Guided first games.

guide-link = First game, guided
guide-link-minutes = { $minutes } min
guide-link-several = Guided ({ $minutes } each)
guide-step = Step { $step } of { $of }
guide-title = Your guided first game
guide-show = Do it for me
guide-leave = Play on without the guide
guide-watch = Watch what the others do.
guide-prompt = The guide says what to do now.
guide-next = Next: { $title }
guide-play-on = Now play on
guide-paragraph = Rule { $law }
guide-terminal = Guide, step { $step } of { $of }: { $said } (Move: { $move }. “guide”, or the key n, plays on without the guide.)
guide-terminal-end = { $said } (The guide ends here; the game goes on.)
guide-terminal-next = { $said } (The guide ends here; the game goes on. Next: { $title }, with “{ $command }”.)
guide-left = The guide is over; the game goes on.
refused-guide-first = This is allowed, but let us first try what the guide says.
refused-guide-wait = Wait a moment: first the others move.
cli-guide-alone = --guide brings its own seats and options: name only the game.
cli-no-guide = { $game } has no guided first game.
cli-unknown-guide = This game has no guide “{ $name }”. It has: { $known }.
cli-game-guides = Guided first games, five minutes each:
guide-none = No guide leads this game.
guide-unknown = This game has no guide “{ $name }”.
guide-seats = This guided game has { $seats } seats; a person sits on seat { $learner }, bots on the others.

# What is wrong with a guide
error-guide = { $where }: the guide does not work: { $why }
guide-unreadable = this line is neither a setting, a step nor a move.
guide-no-step = the learner’s moves come after the step that explains them.
guide-idle-step = the step “{ $name }” has no move, or its name is used twice.
guide-other-actor = { $move } is not due: it is another player’s turn.
guide-ends-early = at the end of a guide, the learner has to be to move.
guide-begin = “begin” stands once, after the moves that have been played and before the first step.
guide-then = this game has no guide “{ $name }” that could follow.
