# Geführte erste Partien.

guide-link = Erste Partie mit Anleitung
guide-link-minutes = { $minutes } Min.
guide-link-several = Mit Anleitung (je { $minutes })
guide-step = Schritt { $step } von { $of }
guide-title = Deine geführte erste Partie
guide-show = Mach du das
guide-leave = Ohne Anleitung weiterspielen
guide-watch = Schau zu, was die anderen tun.
guide-prompt = Die Anleitung sagt, was jetzt zu tun ist.
guide-next = Weiter: { $title }
guide-play-on = Jetzt selbst weiterspielen
guide-paragraph = Regel { $law }
guide-terminal = Anleitung, Schritt { $step } von { $of }: { $said } (Zug: { $move }. „anleitung“ oder die Taste n spielt ohne Anleitung weiter.)
guide-terminal-end = { $said } (Hier endet die Anleitung; die Partie geht weiter.)
guide-terminal-next = { $said } (Hier endet die Anleitung; die Partie geht weiter. Als Nächstes: { $title }, mit „{ $command }“.)
guide-left = Die Anleitung ist beendet; die Partie geht weiter.
refused-guide-first = Das ist erlaubt, aber probieren wir erst, was die Anleitung sagt.
refused-guide-wait = Einen Moment: Erst ziehen die anderen.
cli-guide-alone = --guide hat eigene Plätze und Optionen: Nenne nur das Spiel.
cli-no-guide = { $game } hat noch keine geführte erste Partie.
cli-unknown-guide = Dieses Spiel hat keine Anleitung „{ $name }“. Es hat: { $known }.
cli-game-guides = Geführte erste Partien, je fünf Minuten:
guide-none = Diese Partie hat keine Anleitung.
guide-unknown = Dieses Spiel hat keine Anleitung „{ $name }“.
guide-seats = Diese geführte Partie hat { $seats } Plätze; auf Platz { $learner } sitzt ein Mensch, auf den anderen sitzen Bots.

# Was an einer Anleitung nicht stimmt
error-guide = { $where }: Die Anleitung geht nicht auf: { $why }
guide-unreadable = Diese Zeile ist weder eine Einstellung noch ein Schritt noch ein Zug.
guide-no-step = Die eigenen Züge stehen nach dem Schritt, der sie erklärt.
guide-idle-step = Der Schritt „{ $name }“ hat keinen Zug, oder es gibt seinen Namen zweimal.
guide-other-actor = { $move } ist nicht dran: Jemand anders ist am Zug.
guide-ends-early = Am Ende einer Anleitung muss man selbst am Zug sein.
guide-begin = „begin“ steht einmal, nach den schon gespielten Zügen und vor dem ersten Schritt.
guide-then = Dieses Spiel hat keine Anleitung „{ $name }“, die folgen könnte.
