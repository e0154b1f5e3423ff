# Sandkasten: jede Stellung, frei gespielt

sandbox-title = Sandkasten
sandbox-hint = Hier ziehst du für alle, nimmst zurück, was du willst, und bestimmst den Zufall. Das zählt nicht als Partie, und die Würfel beweisen nichts.
sandbox-try = Im Sandkasten ausprobieren
sandbox-from-here = Ab hier im Sandkasten
sandbox-new = Sandkasten: beliebige Stellung aufbauen
sandbox-list-mark = Sandkasten
sandbox-start = Vom Anfang eines Spiels
sandbox-seats = Spieler
sandbox-open = Aufbauen
sandbox-opening = Wird aufgebaut …
sandbox-text = Aus Text
sandbox-text-hint = Füge eine Stellungsdatei ein oder Zeilen wie in den Beispielen einer Anleitung (für das oben gewählte Spiel). Eine Stellungsdatei bekommst du mit „Speichern“ in einem Sandkasten.
sandbox-file = Stellungsdatei öffnen
sandbox-link-came = Dieser Link enthält eine Stellung von { $game }.
sandbox-link-broken = Dieser Link enthält keine lesbare Stellung. Vielleicht wurde er beim Verschicken abgeschnitten.
sandbox-take-back = Zurücknehmen
sandbox-back = Zurück zur Partie
sandbox-bots = Bots weiterspielen lassen
sandbox-bots-stop = Bots anhalten
sandbox-bots-level = Stufe der Bots
sandbox-chance = Würfel und Karten
sandbox-chance-draw = nach Zufall
sandbox-chance-choose = nach meiner Wahl
sandbox-chance-due = Bestimme, was der Zufall bringt:
sandbox-chance-due-many = Der Zufall ist dran.
sandbox-chance-take = Das soll geschehen
sandbox-outcomes = Ausgänge
sandbox-roll = Dem Zufall überlassen
sandbox-share-of = { $percent } %
sandbox-edit = Bearbeiten
sandbox-edit-title = Stellung bearbeiten
sandbox-edit-hint = Ändere, was du willst, und übernimm es dann. Unmögliches wird mit Grund abgelehnt; dann ändert sich nichts.
sandbox-edit-apply = Übernehmen
sandbox-edit-undo = Diese Änderung zurücknehmen
sandbox-edit-turn = Am Zug
sandbox-edit-none = nichts
sandbox-edit-add = Hinzufügen
sandbox-edit-remove = { $name } entfernen
sandbox-edit-steps = Was als Nächstes kommt (für Fachleute)
sandbox-edit-move = Figuren versetzen
sandbox-edit-move-hint = Ziehe eine Figur auf ihr neues Feld, oder klicke beide an. Esc beendet es.
sandbox-edit-moved = Versetzt.
sandbox-edit-applied = Übernommen.
sandbox-edit-entry = Eintrag { $number }
sandbox-edit-others = Merkposten der Regeln
sandbox-piece-stays = Diese Figur lässt sich von Hand nicht dorthin setzen. Vielleicht geht es über ein Feld im Formular.
sandbox-command-chance = zufall chance
sandbox-terminal-hint = Ein Sandkasten: Du ziehst für alle und nimmst unbegrenzt zurück. „zufall“ lässt dich den Zufall bestimmen oder überlässt ihn wieder sich selbst; „bot“ lässt Bots weiterspielen.
sandbox-terminal-chance = Gib eine Zahl oder einen Ausgang ein, oder drücke Enter, um es dem Zufall zu überlassen.
sandbox-share = Link
sandbox-share-hint = Dieser Link enthält die ganze Stellung; er geht in jedem Spielhafen.
sandbox-save = Speichern
sandbox-none = Das ist kein Sandkasten.
sandbox-no-proof = Im Sandkasten lässt sich der Zufall bestimmen und zurücknehmen; deshalb gibt es über ihn nichts zu beweisen.
sandbox-no-review = Ein Sandkasten zählt nicht als Partie und lässt sich jederzeit zurücknehmen und weiterspielen; deshalb gibt es über ihn weder Bericht noch Rückblick.
sandbox-no-chance = Der Zufall ist jetzt nicht dran.
sandbox-nothing = Gib eine Stellung an, ein Beispiel, einen Moment eines Tisches oder ein Spiel.
sandbox-later = Solange die Partie läuft, ist darin etwas verborgen. Wenn sie zu Ende ist, lässt sich jeder Moment im Sandkasten öffnen.
sandbox-no-example = Dieses Beispiel gibt es nicht, oder es lässt sich nicht weiterspielen.
sandbox-other-game = Andere Spielerzahlen oder Hausregeln brauchen einen neuen Sandkasten.

# Rätsel

puzzles-title = Rätsel
puzzles-hint = Stellungen aus Partien zwischen Bots, in denen ein Zug sicher der beste ist. Finde ihn!
puzzles-today = Rätsel des Tages
puzzles-solved-count = { $solved } von { $all } gelöst
puzzles-none = Es gibt noch keine Rätsel.
puzzle-number = Rätsel { $number }
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-solve = Lösen
puzzle-solved = gelöst
puzzle-ask = Welcher Zug ist der beste?
puzzle-hint = Hinweis
puzzle-hint-touch = Schau hierhin.
puzzle-hint-reason = Es geht um: { $reason }.
puzzle-hint-none = Einer von { $moves } Zügen ist sicher besser als alle anderen.
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-play-on = Im Sandkasten weiterspielen
puzzle-right = Richtig! Das ist der beste Zug.
puzzle-wrong-slight = Nicht schlecht! Es gibt aber einen etwas besseren Zug: Deiner gewinnt etwa { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } von hundert weniger.
puzzle-wrong-clear = Nicht der beste. Der beste Zug gewinnt etwa { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } von hundert mehr.
puzzle-wrong-great = Das kostet viel: Der beste Zug gewinnt etwa { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } von hundert mehr.
puzzle-solution = Der beste Zug ist: { $move }
puzzle-why = Warum: { $reasons }
puzzle-second = Der zweitbeste Zug gewinnt etwa { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } von hundert weniger.
puzzle-missed = Bots der mittleren Stufen verfehlen ihn in { $percent } von 100 Versuchen.
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-command-hint = hinweis tipp hint
puzzle-command-show = lösung loesung show
puzzle-terminal-keys = Gib einen Zug ein oder „hinweis“, „lösung“, „ende“.
