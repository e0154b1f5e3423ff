# Guided first games.

guide-link = First game, guided
guide-own-name = You
guide-link-minutes = { $minutes } min
guide-step = Step { $step } of { $of }
guide-title = Your guided first game
guide-show = Show me
guide-leave = Play on without the guide
guide-watch = Watch what the others do.
guide-play-on = Now play on
guide-paragraph = Rule { $law }
refused-guide-first = This is allowed, but let us try something else first: follow the pointing hand.
refused-guide-wait = Wait a moment: first the others move.
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
