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
