# Geführte erste Partien.

guide-link = Erste Partie mit Anleitung
guide-own-name = Du
guide-link-minutes = { $minutes } min
guide-step = Schritt { $step } von { $of }
guide-title = Deine geführte erste Partie
guide-show = Zeig es mir
guide-leave = Ohne Anleitung weiterspielen
guide-watch = Schau zu, was die anderen tun.
guide-play-on = Jetzt selbst weiterspielen
guide-paragraph = Regel { $law }
guide-terminal = Anleitung, Schritt { $step } von { $of }: { $said } (Zug: { $move }. „anleitung“ oder die Taste n spielt ohne Anleitung weiter.)
guide-terminal-end = { $said } (Hier endet die Anleitung; die Partie geht weiter.)
guide-left = Die Anleitung ist beendet; die Partie geht weiter.
refused-guide-first = Das ist erlaubt, aber probieren wir erst, was die Anleitung sagt.
refused-guide-wait = Einen Moment: Erst ziehen die anderen.
cli-guide-alone = --guide hat eigene Plätze und Optionen: Nenne nur das Spiel.
cli-no-guide = { $game } hat noch keine geführte erste Partie.
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
