# Premières parties guidées.

guide-link = Première partie guidée
guide-link-minutes = { $minutes } min
guide-link-several = Guidée ({ $minutes } chacune)
guide-step = Étape { $step } sur { $of }
guide-title = Ta première partie guidée
guide-show = Fais-le pour moi
guide-leave = Continuer sans guide
guide-watch = Regarde ce que font les autres.
guide-prompt = Le guide dit ce qu’il faut faire maintenant.
guide-next = Suite : { $title }
guide-play-on = Continuer à jouer
guide-paragraph = Règle { $law }
guide-terminal = Guide, étape { $step } sur { $of } : { $said } (Coup : { $move }. « guide » ou la touche n continue sans guide.)
guide-terminal-end = { $said } (Le guide s’arrête ici ; la partie continue.)
guide-terminal-next = { $said } (Le guide s’arrête ici ; la partie continue. Ensuite : { $title }, avec « { $command } ».)
guide-left = Le guide s’arrête ; la partie continue.
refused-guide-first = C’est permis, mais essayons d’abord ce que dit le guide.
refused-guide-wait = Un moment : c’est d’abord aux autres de jouer.
cli-guide-alone = --guide a ses propres places et options : indique seulement le jeu.
cli-no-guide = { $game } n’a pas encore de première partie guidée.
cli-unknown-guide = Ce jeu n’a pas de guide « { $name } ». Il a : { $known }.
cli-game-guides = Premières parties guidées, cinq minutes chacune :
guide-none = Cette partie n’a pas de guide.
guide-unknown = Ce jeu n’a pas de guide « { $name } ».
guide-seats = Cette partie guidée a { $seats } places ; un humain est à la place { $learner }, des bots sont aux autres.

# Ce qui ne va pas dans un guide
error-guide = { $where } : le guide ne tient pas : { $why }
guide-unreadable = cette ligne n’est ni un réglage, ni une étape, ni un coup.
guide-no-step = les coups à jouer soi-même viennent après l’étape qui les explique.
guide-idle-step = l’étape « { $name } » n’a pas de coup, ou son nom existe deux fois.
guide-other-actor = ce n’est pas le moment de jouer { $move } : c’est à quelqu’un d’autre.
guide-ends-early = à la fin d’un guide, ce doit être à l’élève de jouer.
guide-begin = « begin » s’écrit une seule fois, après les coups déjà joués et avant la première étape.
guide-then = ce jeu n’a pas de guide « { $name } » qui pourrait suivre.
