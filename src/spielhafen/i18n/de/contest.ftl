# Seiten der Turniere.

contest-title = Turniere
contest-none = Noch gibt es kein Turnier.
contest-create = Turnier veranstalten
contest-name = Name des Turniers
contest-game = Spiel
contest-kind = Form
contest-kind-round-robin = Jeder gegen jeden
contest-kind-swiss = Schweizer System
contest-kind-knock-out = K.-o.-System
contest-hint-round-robin = Jede mögliche Besetzung eines Tischs spielt einmal: bei Tischen für zwei also jeder gegen jeden.
contest-hint-swiss = In jeder Runde treffen ähnlich Erfolgreiche aufeinander, dieselben zwei möglichst nur einmal.
contest-hint-knock-out = Von jedem Tisch kommt nur weiter, wer gewinnt, bis zum letzten Tisch. Mit der ersten Runde endet die Anmeldung.
contest-seats = Spieler an einem Tisch
contest-rounds = Runden
contest-duplicate = Dieselbe Verteilung für alle
contest-duplicate-hint = Alle Tische einer Runde haben dieselben Karten und Würfel, und verglichen wirst du mit denen am selben Platz. Andere Tische bleiben dir verschlossen, bis der letzte der Runde fertig ist.
contest-announce = Ankündigen
contest-stage-entry = Anmeldung läuft
contest-stage-rounds = Runde { $round }
contest-stage-over = Beendet
contest-count = { $entrants ->
    [one] { $entrants } Anmeldung
   *[other] { $entrants } Anmeldungen
}
contest-mine = deins
contest-table-size = Tische für { $seats }
contest-of-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
contest-enter = Anmelden
contest-enter-hint = Deinen Namen sehen hier alle in diesem Hafen. Dein Platz gehört zu diesem Browser.
contest-your-name = Dein Name
contest-entered = Du spielst als { $name } mit.
contest-leave = Aussteigen
contest-leave-sure = Wirklich aussteigen
contest-left = Du bist ausgestiegen. Eine begonnene Partie gehört dir noch.
contest-next = Dein Tisch in Runde { $round } ist bereit.
contest-play = An deinen Tisch
contest-rest = In dieser Runde hast du keine Partie.
contest-round = Runde { $round }
contest-earlier = Frühere Runden
contest-watch = Zum Tisch
contest-sealed = geschlossen, bis alle diese Verteilung gespielt haben
contest-closed = Dieser Tisch ist vorerst geschlossen
contest-playing = läuft
contest-decided = von der Leitung entschieden
contest-own = deine Partie
contest-place = { $place }.
contest-standings = Tabelle
contest-rank = Rang
contest-entrant = Name
contest-score = Punkte
contest-opponents = Punkte der Gegner
contest-wins = Siege
contest-games = Partien
contest-points-hint = Eine Partie zählt den Anteil der geschlagenen Gegner: 1 für den Sieg, 0 für den letzten Rang.
contest-points-duplicate = Eine Partie zählt den Anteil derer, die mit derselben Verteilung am selben Platz schlechter waren.
contest-cross = Wer vor wem lag
contest-cross-hint = Partien vor dem anderen, von wie vielen: 1/2 heißt eine von zweien.
contest-you = du
contest-bot = Bot
contest-gone = ausgestiegen
contest-nameless = Name gelöscht
contest-organiser = Du leitest dieses Turnier
contest-start = Runde { $round } beginnen
contest-started = Runde { $round } hat begonnen.
contest-running = Die nächste Runde kann beginnen, wenn alle Partien ein Ergebnis haben. Eine Partie, die nicht weitergeht, kannst du hier entscheiden.
contest-bot-name = Name des Bots
contest-bot-level = Stufe
contest-add-bot = Bot anmelden
contest-remove = { $name } herausnehmen
contest-decide = Ergebnis eintragen
contest-decide-game = Ergebnis eintragen: { $names }
contest-place-of = Rang von { $name }
contest-save = Ergebnis speichern
contest-noted = Das Ergebnis ist eingetragen.
contest-end = Turnier beenden
contest-ended = Das Turnier ist zu Ende.
contest-erase = Turnier löschen
contest-erase-sure = Für alle löschen
contest-kept = Was über dich gespeichert ist
contest-kept-hint = Gespeichert sind der Name, unter dem du dich anmeldest, deine Ergebnisse, und welche Turniere du leitest. Löschst du das, bleiben Ergebnisse ohne deinen Namen, und deine Turniere gehen ohne Leitung weiter; die noch nicht begonnen haben, werden gelöscht.
contest-erase-ask = Dich aus allen Turnieren löschen?
contest-erased = Über dich ist nichts mehr gespeichert.
contest-all = Alle Turniere
