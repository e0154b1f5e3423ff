# Was der Browser sagt: Seiten, Knöpfe und was vorgelesen wird.

# Überall
web-to-harbour = Zurück in den Hafen
web-close = Schließen
web-loading = Einen Augenblick …
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-unreachable = Der Hafen antwortet nicht. Bitte gleich noch einmal versuchen.
web-local-start = Der Hafen in dieser Seite macht sich bereit …
web-local-failed = Der Hafen in dieser Seite konnte nicht starten ({ $detail }).
web-local-no-storage = Dieser Browser behält hier keine Tische: Es lässt sich spielen, aber beim Schließen der Seite sind sie fort. Über https bleiben sie.
web-local-storage-refused = Dieser Browser erlaubt der Seite keinen Speicher, vielleicht in einem privaten Fenster: Es lässt sich spielen, aber beim Schließen der Seite sind die Tische fort.
web-local-storage-full = Dieser Browser hat für die Seite keinen Speicherplatz mehr: Es lässt sich weiterspielen, aber was ab jetzt geschieht, ist beim Schließen der Seite fort. In den Einstellungen lassen sich alle Tische als Datei sichern.
web-local-understood = Verstanden
web-local-alone = Dieser Hafen lebt in deinem Browser. Um mit Menschen an anderen Geräten zu spielen, das Logbuch eines Spiels in einem Hafen mit Server öffnen.
web-local-update = Eine neuere Fassung dieser Website ist da. Deine Tische bleiben, wie sie sind.
web-local-update-take = Laden
web-local-update-later = Später
web-local-tables = Tische dieses Browsers
    .hint = Alle Tische liegen nur in diesem Browser. Als Datei gesichert, ziehen sie in einen anderen um oder überstehen ein Unglück.
web-local-save = Alle Tische sichern
web-local-restore = Gesicherte Tische öffnen …
web-local-sure = Alle Tische dieses Browsers werden durch die der Datei ersetzt.
web-local-replace = Ersetzen
web-local-no-tables = Diese Datei enthält keine gesicherten Tische; nichts wurde geändert.
web-local-no-space = Für die Tische dieser Datei reicht der Speicher des Browsers nicht; deine bisherigen Tische sind noch da.
web-local-nothing-kept = Dieser Browser behält hier keine Tische, also gibt es nichts zu sichern.
web-offline = Ohne Verbindung kannst du Regelbücher, geführte Partien und beendete Partien lesen, die du hier schon geöffnet hast. Zum Spielen braucht es das Netz.
web-kept = Lesen ohne Verbindung
    .hint = Regelbücher, geführte Partien und beendete Partien, die du geöffnet hast, lassen sich hier auch ohne Netz lesen. Von laufenden Partien wird nichts behalten.
web-kept-erase = Behaltene Partien löschen
web-kept-erased = Die behaltenen Partien sind gelöscht.
web-install = Als App installieren
    .hint = Spielhafen bekommt ein eigenes Symbol und öffnet sich ohne die Leisten des Browsers.
web-try-again = Noch einmal versuchen
web-error-answer = Der Server hat etwas geantwortet, das sich nicht lesen lässt ({ $status }).
web-nowhere = Diese Seite gibt es nicht.
web-gone = Diesen Tisch gibt es nicht mehr
web-no-table = Hier steht kein Tisch
web-broken = Dieser Tisch lässt sich nicht zeigen
web-gone-hint = Er wurde abgeräumt, oder die Adresse stimmt nicht.
web-theme-to-night = Lampen anzünden
web-theme-to-day = Tag hereinlassen

# Der Tisch
web-table-doors = Tisch
web-board = Die Seekarte
web-beside = Neben der Seekarte
web-history = Verlauf
web-rules = Regeln
web-scores = Abrechnung
web-text-view = Textansicht
web-settings = Einstellungen
web-captain = Kapitän
web-captains = Kapitäne
web-you = du
web-to-move = am Zug
web-thinking = überlegt
web-winner = gewonnen
web-lies-open = Offene Karten von { $name }
web-log = Logbuch
web-log-empty = Noch ist nichts geschehen.
web-recap = Seit deinem Zug
web-recap-now = Gerade eben
web-recap-watch = Noch einmal ansehen
web-recap-close = Schließen: zurück zum Logbuch
web-skip = Überspringen
web-look-back = Diesen Augenblick zeigen
web-hand-order = Karten sortieren
web-hand-order-dealt = wie gegeben
web-hand-order-direction = nach Richtung
web-hand-order-worth = nach Wert
web-hand-empty = Deine Hand ist leer.
web-tray-empty = Noch liegen keine Würfel da.
web-duel-total = Zusammen
web-duel-adds = Kommt dazu
web-order = In dieser Reihenfolge: { $names }
web-flag-lowest = die niedrigste
web-flag-highest = die höchste
web-flag-cancelled = ausgestochen
web-flag-past = vorbei
web-shop-have = du hast { $count }
web-shop-owned = gehört dir
web-card-worth = { $card }, jetzt { $worth } wert
web-so-many = { $have } von { $of }
web-row = { $what }: { $have } von { $of }
web-meter = { $what }: noch { $left } von { $of }
web-commit = Spielen
web-undo = Zurücknehmen: { $what }
web-undo-word = Zurücknehmen
web-undo-whole = Das ganze Manöver zurücknehmen
web-undo-choice = Auswahl aufheben
web-turn-tile = Drehen
web-undo-nothing = Nichts zurückzunehmen
web-undo-barred = { $why }
web-handle-forward = Voraus
web-handle-port = Backbord
web-handle-starboard = Steuerbord
web-handle-stop = Halt
web-handle-load = Laden
web-handle-repair = Instand setzen
web-more = Mehr
web-really = Bist du sicher? { $what }
web-glass = Vergrößerung
web-glass-nearer = Vergrößern
web-glass-farther = Verkleinern
web-glass-whole = Ganze Karte
web-glass-inset = Wo auf der Karte das ist
web-undo-alone = Deine letzte Entscheidung zurücknehmen, und was darauf folgte. Dann wird neu gewürfelt und gezogen.
web-undo-again = Würfel, Karten oder andere waren schon dran: Was du zurücknimmst, wird neu gewürfelt und gezogen, und das steht im Logbuch. Willst du das, drück noch einmal.
web-undo-ask = Fragen, ob es zurückgenommen werden darf. { $why }
web-asks-undo-asked = { $plies ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte die letzten { $plies } Züge zurücknehmen.
}
web-undo-agree = Einverstanden
web-undo-decline = Nein
web-asks-undo-waits = Du hast gefragt; es fehlt die Antwort von { $names }.
web-asks-undo-waits-for = { $name } möchte etwas zurücknehmen; es fehlt die Antwort von { $names }.
web-undo-never-mind = Doch nicht
web-scroll = Die Karte geht über ihren Rand hinaus weiter
web-scroll-north = Karte nach Norden verschieben
web-scroll-east = Karte nach Osten verschieben
web-scroll-south = Karte nach Süden verschieben
web-scroll-west = Karte nach Westen verschieben
web-scroll-home = Die Karte, wie sie gedruckt ist
web-not-offered = Das kannst du gerade nicht wählen: Nimm eine hervorgehobene Figur, ein hervorgehobenes Feld oder einen Knopf.
web-not-your-turn = { $name } ist am Zug: Wählen kannst du, wenn du an der Reihe bist.
web-choose-on = { $thing } ist gewählt: Wähle jetzt etwas, das leuchtet.
web-choose-place = { $thing }: Wähle jetzt eins der leuchtenden Felder.
web-choose-area = { $thing }: Wähle jetzt eins der leuchtenden Gebiete.
web-choose-piece = { $thing }: Wähle jetzt eine der leuchtenden Figuren.
web-nothing-there = Dort gibt es jetzt nichts zu tun: Wähle etwas, das leuchtet, oder einen Knopf.
web-play-again = { $move }: Wähle es noch einmal, oder drück auf Spielen.
web-gather-stop = Abbrechen
web-way = Nach { $thing } in { $steps } Schritten: Wähle es noch einmal, oder drück auf Spielen.
web-text-ways = { $piece }: { $count ->
    [one] ein Ziel in Reichweite
   *[other] { $count } Ziele in Reichweite
}
web-choose-way = Wähle ein leuchtendes Feld; das Dreieck zeigt, wohin der Bug dann weist.
web-choose-heading = Wähle einen Pfeil: Wohin soll der Bug zeigen?
web-way-armed = Kann von dort feuern
web-way-foe = Im Schussfeld von Gegnern
web-way-battery = Unter den Kanonen einer Batterie
web-ways = Erreichbare Punkte
web-way-headings = { $count } Kurse: Wähle mit den Tasten Q und E.
web-same-again = Dasselbe für { $piece }
web-fleet-same = { $all ->
    [yes] Dasselbe für alle { $count }
   *[no] Dasselbe für { $count } Schiffe
}
web-fleet-straight = { $all ->
    [yes] Alle { $count } geradeaus
   *[no] { $count } Schiffe geradeaus
}
web-ask-way = Wohin soll { $piece }?
web-choose-first = Wähle zuerst: { $things }.
web-either = { $first }, { $rest }
web-either-last = { $first } oder { $rest }
web-read-law = { $law } in den Regeln lesen
web-type-move = Dein Zug, getippt:
web-type-play = Spielen
web-pass-to = Gib den Bildschirm { $name }
web-curtain = Vorhang
    .hint = Verdeckt die Hände, wenn ein Bildschirm herumgeht.
web-curtain-hint = Wer nicht { $name } ist, schaut jetzt aufs Meer hinaus.
web-curtain-lift = Ich bin { $name }
web-tabs = Teile des Tisches
web-tab-hand = Hand
web-tab-table = Tisch
web-tab-captains = Kapitäne
web-tab-log = Logbuch
web-to-shop = Zum Laden

# Wer da sitzt
web-company = Spieler
web-gathering = { $free ->
    [one] Ein Stuhl ist noch frei
   *[other] { $free } Stühle sind noch frei
}
web-gathering-hint = Verschicke diesen Link. Wer ihn öffnet, kann unter einem Namen mitspielen; wenn alle Plätze besetzt sind, beginnt die Partie.
web-gathering-invited = Du bist zu einer Partie eingeladen: { $game }.
web-gathering-late = Alle haben einen Stuhl
web-gathering-late-hint = Es fehlen noch { $names }: Die Partie beginnt, sobald alle den Tisch geöffnet haben.
web-sit-name = Dein Name
web-sit-down = Hinsetzen
web-sit-too = Noch jemanden an diesem Bildschirm mitspielen lassen
web-fill-bots = { $free ->
    [one] Ein Bot nimmt den Stuhl
   *[other] Bots nehmen die Stühle
}
web-lent = { $level } an deiner Stelle
web-lent-plays = An deiner Stelle spielt ein Bot: { $level }.
web-look-as = Den Tisch sehen wie { $name }
web-orders = Feste Anweisungen
web-orders-only-move = Meinen einzigen Zug für mich spielen
    .hint = Lassen dir die Regeln nur einen Zug, wird er für dich gespielt. Nimmst du einen Zug zurück, endet das.
web-orders-repeat = Bis zum Ende der Runde immer spielen
web-orders-repeat-none = nichts: frag mich
web-orders-repeating = Sobald es erlaubt ist, wird für dich gespielt: { $move }.
web-seat-lend = Bot spielen lassen
web-seat-elsewhere = sitzt anderswo
web-seat-back = Wieder selbst spielen
web-seat-move = Auf ein anderes Gerät
web-seat-move-hint = Öffne diesen Link binnen einer Stunde auf dem anderen Gerät. Er gilt einmal, und dieses Gerät schaut dann nur noch zu. Zeige ihn sonst niemandem.
web-leave = Tisch verlassen
web-leave-ask = Ein Bot spielt für dich weiter, und du kannst nicht zurück. Gehen?
web-leave-ask-early = Dein Stuhl wird wieder frei. Gehen?
web-leave-yes = Gehen
web-leave-no = Bleiben
web-watching = Du schaust zu. Dieser Link führt hierher.
web-link-table = Link zu diesem Tisch
web-link-table-hint = Wer ihn öffnet, schaut zu oder nimmt einen freien Stuhl.
web-link-seat = Link zum Platz von { $name }
web-link-code = Derselbe Link als QR-Code
web-link-copy = Kopieren
web-link-share = Teilen
web-link-copied = Der Link ist kopiert.
web-link-marked = Der Link ist markiert: Kopiere ihn mit der Tastatur.
web-link-lonely = Unter dieser Adresse antwortet der Hafen nur auf diesem Rechner. Für andere öffne ihn mit „serve --host 0.0.0.0“ und nimm die Adresse des Rechners in deinem Netz.
web-claim = Hier Platz nehmen
web-claim-hint = Dein Platz an Tisch { $id } kommt auf dieses Gerät. Das andere schaut dann nur noch zu.
web-claim-yes = Platz nehmen
web-claim-no = Nur zuschauen

# Würfel zum Nachrechnen
web-dice = Würfel und Karten nachrechnen
web-dice-promise = Das Versprechen der Würfel
web-dice-promise-hint = Der Hafen hat den Schlüssel aller Würfel gewählt, bevor sich jemand setzte. Dies ist sein Fingerabdruck; am Ende wird der Schlüssel selbst gezeigt.
web-dice-kept = Der Schlüssel ist der, der vor der ersten Ziehung versprochen wurde.
web-dice-not-kept = Der Schlüssel ist nicht der, der vor der ersten Ziehung versprochen wurde!
web-dice-seen = Es ist das Versprechen, das diesem Browser während der Partie gezeigt wurde.
web-dice-not-seen = Diesem Browser wurde während der Partie ein anderes Versprechen gezeigt!
web-dice-mine = Was dieser Browser hinzugefügt hat, steckt in den Würfeln.
web-dice-not-mine = Was dieser Browser hinzugefügt hat, fehlt in den Würfeln!
web-dice-right = { $draws ->
    [one] Die eine Ziehung wurde hier nachgerechnet und stimmt.
   *[other] Alle { $draws } Ziehungen wurden hier nachgerechnet und stimmen.
}
web-dice-wrong = Die Ziehung bei Zug { $ply } ist nicht, was der Schlüssel enthält!
web-dice-means = Das zeigt, dass keine Ziehung nachträglich geändert oder für jemanden ausgesucht wurde. Es kann nicht zeigen, dass im Hafen niemand gesehen hat, was kommt.
web-dice-key = Der Schlüssel
web-dice-added = Hinzugefügt von { $name }
web-dice-draws = Alle Ziehungen
web-dice-ply = Zug
web-dice-drawn = Gezogen
web-dice-rolls = Entstanden aus

# Zurückblicken
web-past = Vergangenes: Zug { $ply } von { $last }
web-past-hint = Du siehst einen früheren Augenblick. Die Partie geht weiter.
web-past-hint-over = Du siehst einen früheren Augenblick. Die Partie ist zu Ende.
web-history-first = Zum Anfang
web-history-back = Einen Zug zurück
web-history-on = Einen Zug weiter
web-history-last = In die Gegenwart
web-history-play = Ablaufen lassen
web-history-pause = Anhalten
web-history-speed = Tempo
web-history-slider = Zug
web-history-place = { $ply } von { $last }
web-history-live = In die Gegenwart

# Abrechnung und Ende
web-score-pages = Blätter
web-score-on = Weitersegeln
web-score-look = Sieh dir die Abrechnung an, dann segle weiter.
web-won = { $name } gewinnt
web-won-shared = { $names } teilen sich den Sieg
web-won-nobody = Die Partie ist zu Ende, ohne Sieger
web-end-mine = { $shared ->
    [yes] { $place ->
        [1] Ihr teilt euch den Sieg. Gut gesegelt!
       *[other] Du teilst dir Platz { $place } von { $of }.
    }
   *[no] { $place ->
        [1] Der erste Platz ist deiner. Gut gesegelt!
        [2] { $of ->
            [2] Du bist Zweiter. Die nächste Flut gehört dir.
           *[other] Platz 2 von { $of }: Nur einer lag vor dir.
        }
       *[other] { $last ->
            [yes] Platz { $place } von { $of }: Das Meer schuldet dir eine.
           *[no] Platz { $place } von { $of }: heil daheim.
        }
    }
}
web-end-places = Plätze
web-end-figures = Die Partie in Zahlen
web-end-moves = { $moves ->
    [one] ein Zug
   *[other] { $moves } Einzelzüge
}
web-end-minutes = { $minutes ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $minutes } Minuten
}
web-end-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
web-end-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-lead = Wer vorn lag
web-lead-hint = Die Gewinnchancen nach jedem Zug, nach der Faustregel der Bots, die alles sieht
web-lead-told = { $changes ->
    [0] { $name } lag von Anfang bis Ende vorn.
    [one] Die Führung wechselte einmal; am längsten lag { $name } vorn.
   *[other] Die Führung wechselte { $changes }-mal; am längsten lag { $name } vorn.
}
web-same-deal = Noch einmal, anderer Platz
    .hint = Alle sitzen einen Platz weiter; Karten und Würfel kommen wie in dieser Partie. Weil man sie kennt, zählt die neue Partie nicht in deiner Statistik.
web-same-deal-known = Karten und Würfel dieser Partie sind die einer früheren; man kann sie kennen, darum zählt sie nicht in deiner Statistik.
web-last-page = Die letzte Seite
web-rematch = Noch einmal
web-rematch-laid = Die nächste Partie ist bereit: Die anderen warten auf dich.
web-rematch-watch = Zur nächsten Partie
web-look-at-table = Den Tisch ansehen
web-logbook = Logbuch als Datei

# Der Tisch in Worten
web-text-offers = Was du tun darfst
web-text-no-offers = Im Augenblick nichts.
web-text-table = Auf dem Tisch
web-text-chart = Auf der Seekarte
web-text-tiles = Die Plättchen auf der Karte ({ $count })
web-tile-water = { $place }: Wasser im { $sides }
web-tile-land = { $place }: nur Land
web-side-n = Norden
web-side-e = Osten
web-side-s = Süden
web-side-w = Westen
web-text-open = Zu sehen: { $cards }.
web-times = { $count } × { $thing }
web-text-places = { $first } … ({ $count } Ziele)

# Regeln
web-rules-search = Suchen
web-rules-contents = Inhalt
web-rules-needed = Jetzt wichtig
web-rules-short = Kurz gesagt
web-rules-nothing = Das kommt in den Regeln nicht vor.
web-rules-missing = Dieses Regelheft ist nicht zu finden.
web-rules-moments = Die Bilder des Beispiels
web-rules-moment = Bild { $number } von { $all }
web-rules-before = Das vorige Bild
web-rules-after = Das nächste Bild

# Einstellungen
web-setting-language = Sprache
web-setting-language-system = wie das System
web-setting-theme = Licht
web-setting-theme-system = wie das System
web-setting-theme-day = Tag
web-setting-theme-night = Nacht
web-setting-theme-contrast = hoher Kontrast
web-setting-pace = Tempo der anderen
web-setting-pace-unhurried = gemächlich
web-setting-pace-brisk = zügig
web-setting-pace-at-once = sofort
web-setting-motion = Bewegung
web-setting-motion-system = wie das System
web-setting-motion-full = mit Animationen
web-setting-motion-still = ohne Animationen
web-setting-confirm = Züge bestätigen
    .hint = Was du wählst, wird erst gespielt, wenn du „Spielen“ oder Enter drückst oder es noch einmal wählst.
web-setting-aims = Ziel des Spiels
    .hint = Wird beim ersten Besuch eines Spiels gezeigt, später hinter dem Fragezeichen.

# Was man will, und wozu alles da ist
web-aim = Ziel
web-aim-open = Ziel des Spiels
web-aim-start = Los geht’s
web-aim-more = Zeig auf etwas auf dem Tisch oder halte den Finger darauf, um zu erfahren, wozu es da ist.
web-explain = Erklärung
web-explain-place = { $kind }, { $place }
web-explain-mark = { $mark }: { $use }
web-explain-move = Jetzt: { $move }.
web-explain-moves = Jetzt: Damit hast du { $count } Möglichkeiten.
web-explain-words = was what
web-explain-nothing = Hier gibt es nichts zu erklären.

# Tasten
web-help = Tasten
web-key-arrows = die Hand entlang und über die Seekarte gehen; das gewählte Schiff steuern: voraus, Backbord, Steuerbord, Halt
web-key-enter = wählen; noch einmal, oder auf dem Tisch: spielen
web-key-escape = lässt die Auswahl los; schließt, was offen liegt
web-key-take-back = nimmt die Auswahl zurück, dann den Zug
web-key-ctrl = Strg
web-key-cap-enter = Enter
web-key-cap-escape = Esc
web-key-cap-shift = Umschalt
web-key-cap-page-up = Bild↑
web-key-cap-page-down = Bild↓
web-key-board = zur Karte
web-key-dice = zu den Würfeln
web-key-acts = zu den Knöpfen für das, was geht
web-key-due = zum nächsten Schiff, das noch ziehen muss
web-key-ways = zu den Punkten, die das gewählte Schiff erreicht; Q und E wählen den Kurs
web-key-same = dasselbe Manöver für das nächste Schiff
web-key-fleet = die ganze Flotte: das letzte Manöver noch einmal, sonst geradeaus
web-key-glass = näher, weiter weg, die ganze Karte
web-key-scroll = eine Karte verschieben, die über ihren Rand hinaus weitergeht
web-key-turn = das Plättchen in der Hand drehen: im Uhrzeigersinn, andersherum; so auch das Mausrad
web-key-type = einen Zug tippen; oder was und einen Ort oder ein Ding, etwa was e5
web-key-watch = die letzten Züge der anderen noch einmal ansehen
web-key-recap = „Seit deinem Zug“ schließen
web-key-history = zurückblicken
web-key-step = einen Zug zurück, einen Zug weiter
web-key-rules = die Regeln, aufgeschlagen, wo das Spiel steht
web-key-text = der Tisch in Worten
web-key-log = das Logbuch
web-key-scores = die Abrechnung
web-key-what = erklären, was gewählt ist; noch einmal: die Regel dazu
web-key-help = das Ziel des Spiels

# Rat
web-advice = Tipp
web-why = Warum?
web-advice-choose = Wählen
web-advice-play = Das spielen
web-advice-more = Mehr
web-advice-less = Weniger
web-review = Rückblick
web-review-whose = Wessen Züge
web-review-points = Die Wendepunkte
web-review-point = Wendepunkt { $number } von { $all }
web-review-cancel = Abbrechen
web-review-failed = Der Rückblick wurde nicht fertig; du kannst ihn noch einmal beginnen.
web-advice-wait = Einen Tipp gibt es, wenn du am Zug bist: Noch ist jemand anderes dran.
web-advice-over = Die Partie ist zu Ende. Wähle im Logbuch oder im Verlauf einen Zug, und du siehst, warum er gespielt wurde.
web-why-first = Zum ersten Zug mit Gründen
web-why-next = Zum nächsten Zug mit Gründen
web-key-advice = Tipp, oder warum ein Bot so gespielt hat
web-key-review = Rückblick auf eine beendete Partie: voriger, nächster Wendepunkt (1 bis 5: dieser)

# Uhren
web-clocks = Uhren
web-clock = Uhr
web-clock-none = keine
web-clock-move-30s = 30 Sekunden je Zug
web-clock-move-2m = 2 Minuten je Zug
web-clock-move-1d = ein Tag für jeden Zug
web-clock-move-3d = drei Tage für jeden Zug
web-clock-bank-5m = jeder 5 Minuten, nach jedem Zug 5 Sekunden mehr
web-clock-bank-15m = jeder 15 Minuten, nach jedem Zug 10 Sekunden mehr
web-clock-bank-60m = jeder eine Stunde, nach jedem Zug 30 Sekunden mehr
web-clock-bank-7d = jeder eine Woche, nach jedem Zug einen Tag mehr
web-clock-flag = Wenn die Zeit um ist
web-clock-flag-nothing = geschieht nichts
web-clock-flag-move = macht ein Bot diesen Zug
web-clock-flag-seat = spielt ein Bot weiter
web-clock-of = { $name }: { $time }
web-clock-days = { $days } T { $hours } Std
web-clock-low = Deine Zeit wird knapp.
web-clock-out = die Zeit ist um
web-clock-pause = Uhren anhalten
web-clock-paused = Die Uhren stehen.
web-clock-resume = Uhren weiterlaufen lassen
web-asks-pause-asked = { $name } möchte die Uhren anhalten. Einverstanden?
web-asks-pause-waits = Du hast gefragt, ob die Uhren stehen dürfen; es fehlt die Antwort von { $names }.
web-asks-pause-waits-for = { $name } fragt, ob die Uhren stehen dürfen; es fehlt die Antwort von { $names }.

# Unentschieden
web-draw = Unentschieden anbieten
web-draw-ask = Wenn alle einverstanden sind, endet die Partie hier unentschieden. Anbieten?
web-draw-yes = Anbieten
web-drawn = Unentschieden: Alle waren einverstanden
web-asks-draw-asked = { $name } bietet Unentschieden an: Die Partie wäre hier zu Ende. Einverstanden?
web-asks-draw-waits = Du hast Unentschieden angeboten; es fehlt die Antwort von { $names }.
web-asks-draw-waits-for = { $name } bietet Unentschieden an; es fehlt die Antwort von { $names }.

# Gespräch
web-talk = Chat
web-talk-nothing = Noch keine Nachrichten.
web-talk-words = Deine Nachricht
web-talk-say = Senden
web-talk-name = Dein Name am Kai
web-talk-at-table = Hier sprechen die Kapitäne; wer zuschaut, hört mit. Was am Kai gesagt wird, hörst du, wenn das Spiel aus ist.
web-talk-on-quay = Du stehst am Kai: Wer zuschaut, hört dich, die Kapitäne erst, wenn das Spiel aus ist.
web-talk-quay = am Kai
web-talk-said = { $name }: { $words }
web-talk-answer = Antworten
web-talk-heard = Ausblenden
web-note = Meine Notizen
    .hint = Das liest niemand außer dir.
web-note-kept = Gespeichert.
web-note-shared = Notizen gibt es hier nicht: Ihr sitzt zu mehreren an diesem Bildschirm, und jeder läse, was die anderen notiert haben.

# Du bist am Zug
web-your-turn = Du bist am Zug ({ $table }).
web-setting-sounds = Klänge
    .hint = Holz, Papier, Würfel, Wind und Wasser, eine Schiffsglocke, wenn du am Zug bist, und ein Klopfen für jede Sekunde, wenn deine Zeit knapp wird.
web-setting-volume = Lautstärke
web-setting-volume-value = { $volume } Prozent
web-setting-try-sound = Klang ausprobieren
web-setting-captions = Untertitel
    .hint = Was zu hören ist, steht auch unter dem Logbuch oder auf der Karte: [Würfel klappern].

# Klänge als Untertitel
web-sound-wood = [Holz klopft]
web-sound-paper = [Papier raschelt]
web-sound-dice = [Würfel klappern]
web-sound-cannon = [Kanonendonner]
web-sound-crack = [Holz splittert]
web-sound-splash = [Wasser spritzt auf]
web-sound-water = [Wasser plätschert]
web-sound-wind = [Wind weht]
web-sound-coins = [Münzen klimpern]
web-sound-bell = [Schiffsglocke: du bist am Zug]
web-sound-ending = [Glocken: das Spiel ist aus]
web-sound-knock = [Ticken]
web-setting-notes = Benachrichtige mich
    .hint = Ein Hinweis auf diesem Gerät, wenn du am Zug bist und gerade woanders hinsiehst.
    .anywhere = Ein Hinweis auf diesem Gerät, wenn du am Zug bist und gerade woanders hinsiehst, auch wenn keine Seite des Hafens offen ist.
    .denied = Dein Browser erlaubt dieser Seite nicht, dich zu rufen; in seinen Einstellungen lässt sich das ändern.

# Glück
web-luck = Wer hatte Glück?
web-luck-hint = Für jeden Wurf und jede gezogene Karte: was der Tisch danach für jeden Kapitän wert war, verglichen mit dem Mittel über alles, was hätte kommen können – in Siegchancen nach der Faustregel der Bots. Beurteilt wird der Zufall, nicht das Spiel; was Glück wert ist, kann die Faustregel falsch einschätzen.
web-luck-working = Wird ausgerechnet; das kann dauern …
web-luck-gain = zusammen { $gain }{"\u00A0"}%
web-luck-error = plus/minus { $error }{"\u00A0"}%
web-luck-best = Was am meisten half
web-luck-worst = Was am meisten schadete
web-luck-stroke = { $gain }{"\u00A0"}%: { $what }
web-luck-ply = Zug { $ply }

# Augenblicke und Logbücher
web-moment = Link zu diesem Augenblick
web-moment-hint = Wer diesen Link öffnet, sieht den Tisch nach Zug { $ply }, so wie du ihn siehst, und nichts von dem, was später kam, bis er weitergeht.
web-moment-hint-now = Wer diesen Link öffnet, sieht den Tisch nach Zug { $ply }, wie er ihn sehen darf: ein Kapitän von seinem Platz aus, andere das, was alle sehen dürfen.
web-play-on = Von hier weiterspielen
web-play-on-as = Du bist
web-play-on-yes = Gegen Bots
web-whole-voyage = Die ganze Partie in einem Link
web-whole-voyage-hint = Dieser Link enthält das Logbuch selbst: Er lässt sich in jedem Hafen öffnen, auch wenn dieser Tisch längst abgeräumt ist.
web-whole-voyage-long = Diese Partie ist zu lang für einen Link. Sichere stattdessen ihr Logbuch als Datei; sie lässt sich in jedem Hafen öffnen.
web-move-table = Diesen Tisch umziehen
    .hint = Sichere ihn als Datei und öffne sie in einem anderen Hafen, mit oder ohne Server, um dort weiterzuspielen. Die Datei enthält auch die verdeckten Züge: nicht hineinsehen.
web-move-save = Tisch sichern
web-move-came = Diese Datei enthält einen Tisch: Seine Menschen sitzen an diesem Bildschirm, seine Bots spielen weiter.
web-move-here = Hier weiterspielen
web-move-broken = Diese Datei ist nicht vollständig: Der Tisch darin ist nicht zu lesen.
web-book = Gespeicherte Partie öffnen
web-book-hint = Wähle die Datei einer gespeicherten Partie oder füge ihren Text ein: Du kannst sie ansehen oder von dort weiterspielen.
web-book-came = Dieser Link hat eine Partie mitgebracht. Sieh sie dir an oder spiel von ihrem Ende weiter.
web-book-broken = Dieser Link ist nicht vollständig: Die Partie darin ist nicht zu lesen.
web-book-file = Datei einer Partie öffnen
web-book-text = Text der Partie
web-book-look = Die Partie ansehen
