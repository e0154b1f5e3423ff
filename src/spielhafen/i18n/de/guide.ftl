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
refused-guide-first = Das ist erlaubt, aber probieren wir erst etwas anderes: Folge der zeigenden Hand.
refused-guide-wait = Einen Moment: Erst ziehen die anderen.
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
