# Die erste Seite, und wie man eine Partie einrichtet.

# Der Hafen
web-harbour = Hafen
web-harbour-line = { $games ->
    [0] Ein Hafen für Segelspiele. Komm herein, der Tee ist heiß.
    [one] Ein Hafen für Segelspiele. Das erste liegt vor Anker.
   *[other] Ein Hafen für { $games } Segelspiele. Komm herein, der Tee ist heiß.
}
web-new-table = Neue Partie
web-open-saved = Gespeicherte Partie öffnen
web-games = Spiele
web-players = Spieler:
web-minutes = { $minutes } Min.
web-complexity = Schwierigkeit:
web-complexity-light = leicht
web-complexity-medium = mittel
web-complexity-deep = anspruchsvoll
web-first-game = Guter Einstieg
web-play-now = Jetzt spielen
    .hint = Sofort, gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    } auf leichter Stufe, nach den gedruckten Regeln
web-set-up = Einrichten …
web-own-name = Skipper
web-go-on = Weiterspielen
web-go-on-with = Deine Partie fortsetzen
web-voyages = Deine Partien
web-voyages-none = Keine laufende Partie.
web-voyage-yours = Du bist am Zug
web-voyage-waits = { $names } am Zug
web-voyage-gathering = Wartet auf Freunde
web-voyage-won = { $names }: gewonnen
web-voyage-over = Zu Ende, ohne Sieger
web-scuttle = Tisch { $id } löschen
web-scuttle-ask = Diesen Tisch endgültig löschen? Danach kann ihn niemand mehr öffnen.
web-scuttle-yes = Löschen
web-scuttle-no = Behalten
web-scuttled = Tisch { $id } ist gelöscht.
web-unlist = Tisch { $id } aus deiner Liste nehmen
web-unlist-ask = Diesen Tisch aus deiner Liste nehmen? Für die anderen bleibt er samt Logbuch bestehen, und wenn du am Zug bist, steht er wieder da. Gelöscht wird er erst, wenn er in keiner Liste mehr steht.
web-unlist-yes = Aus der Liste nehmen
web-unlisted = Tisch { $id } steht nicht mehr in deiner Liste. Sein Link führt weiter zu ihm.

# One's own finished games
web-my-games = Meine Partien
web-mine-none = Das Logbuch ist noch leer
web-mine-none-hint = Spiel eine Partie zu Ende, und hier stehen deine Plätze, Siegesserien und besten Ergebnisse.
web-mine-begin = Spiel aussuchen
web-mine-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
web-mine-won = { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
}
web-mine-points = Meiste Punkte: { $points }
web-mine-fastest = Schnellster Sieg: { $when }
web-mine-streak-best = Längste Siegesserie: { $games }
web-mine-tile-games = { $games ->
    [one] Partie zu Ende gespielt
   *[other] Partien zu Ende gespielt
}
web-mine-tile-won = { $won ->
    [one] Sieg
   *[other] Siege
}
web-mine-tile-streak = Siege in Folge höchstens, { $streak ->
    [0] zurzeit keiner
    [one] zurzeit einer
   *[other] zurzeit { $streak }
}
web-mine-tile-hours = { $hours ->
    [one] Stunde auf See
   *[other] Stunden auf See
}
web-mine-latest = Plätze der letzten Partien, die älteste zuerst: { $places }
web-mine-last = Die letzten Partien
web-mine-place = Platz { $place } von { $seats }
web-mine-private = Deine Daten
web-mine-private-hint = Diese Seite siehst nur du. Eine Partie zählt, wenn du einen Platz von Anfang bis Ende selbst gespielt hast; geführte Partien, geöffnete Stellungen und wiederholte Partien zählen nicht. Löschen entfernt diese Liste vom Server; die Tische bleiben auf deiner Liste, bis du sie dort entfernst.
web-mine-save = Als Datei sichern
web-mine-erase = Alles löschen
web-mine-erase-ask = Die Statistik aller deiner Partien endgültig löschen?
web-mine-erase-yes = Löschen
web-mine-erase-no = Behalten
web-mine-erased = Die Statistik deiner Partien ist gelöscht.

# Eine neue Partie
web-new-which = Spiel
web-new-chairs = Spieler
web-new-size = { $least } bis { $most } Spieler, etwa { $minutes } Minuten
web-new-size-fixed = { $most } Spieler, etwa { $minutes } Minuten
web-licences = Lizenzen von allem, was hier verwendet wird
web-new-rules = Regeln
web-preset = Wie wollt ihr spielen?
web-preset-differs = Was anders ist als gedruckt
web-preset-each = Jede Regel einzeln
web-numbers = Zahlen des Spiels
web-numbers-hint = Ändere Würfel, Karten, Schiffe, Preise und dergleichen, und spiele ein eigenes Spiel. Das Regelheft spricht weiter vom gedruckten Spiel.
web-number-bounds = Von { $low } bis { $high }, gedruckt { $printed }
web-numbers-printed = Alles wie gedruckt
web-numbers-link = Link zu dieser Variante
web-levels = Was die Stufen der Bots bedeuten
web-new-too-few = { $least ->
    [one] Es braucht mindestens einen Spieler.
   *[other] Es braucht mindestens { $least } Spieler.
}
web-new-nobody-here = Mindestens ein Spieler muss an diesem Bildschirm sitzen.
web-chair = Spieler { $number }
web-chair-who = Wer spielt
web-chair-name = Name
web-chair-level = Wie gut der Bot spielt
web-chair-here = Hier
web-chair-here-hint = an diesem Bildschirm
web-chair-open = Freund
web-chair-open-hint = kommt per Link
web-chair-bot = Bot
web-chair-empty = Leer
web-chair-empty-hint = spielt nicht mit
web-bot-names = Magellan, Vespucci, Mary Read, Tasman, Jeanne Baret, Drake
web-start = Partie starten

# Ratings

web-ratings = Spielstärken
web-ratings-what = Eine Zahl sagt, wie stark jemand spielt. Die Spanne daneben sagt, wie sicher das ist: In 95 von 100 Fällen liegt die wahre Stärke darin. Alle beginnen bei 1500, Bots stehen auf derselben Skala, und jede Liste gilt für sich. Weil man auch gegen sich selbst spielen kann, ist die Zahl kein Beweis.
web-ratings-scale = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
}
web-ratings-name = Name
web-ratings-strength = Stärke
web-ratings-range = Spanne
web-ratings-games = Partien
web-ratings-first = erster Eindruck
web-ratings-you = du
web-ratings-bot = Bot
web-ratings-none = Noch wurde keine Partie gewertet.
web-ratings-join-hint = Deine Partien werden nur gewertet, wenn du einverstanden bist; dann sehen hier alle in diesem Hafen deinen Namen und deine Stärke. Eine Partie zählt, wenn alle Leute am Tisch einverstanden waren, bevor sie begann: zu Ende gespielt nach den üblichen Regeln, ohne überlassene Plätze, vereinbartes Unentschieden oder einvernehmlich zurückgenommene Züge.
web-ratings-your-name = Dein Name in der Liste
web-ratings-join = Meine Partien werten
web-ratings-joined = Du wirst als { $name } gewertet.
web-ratings-erase-ask = Deine Stärken und alles, was von deinen gewerteten Partien aufgehoben ist, löschen? Du wirst dann nicht mehr gewertet.
web-ratings-erased = Deine Stärken sind gelöscht.
