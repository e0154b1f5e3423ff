# Was das Labor herausgefunden hat.

lab-simulation = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}{ $unfinished ->
    [0] {""}
   *[other] {" "}({ $unfinished } unbeendet)
}{ $winless ->
    [0] {""}
   *[other] , { $winless } ohne Sieger
}
lab-counts = In jeder Partie
lab-figures = Was geschah
lab-arena = { $seats ->
    [one] Ein Kapitän
   *[other] { $seats } Kapitäne
}, { $deals ->
    [one] eine Ausgangslage
   *[other] höchstens { $deals } Ausgangslagen
} je Duell, jede zweimal mit getauschten Plätzen
lab-bench = { $python }, { $loops } Eichschleifen je Sekunde

error-no-opponent = Zu einem Duell gehören mindestens zwei Kapitäne, nicht { $seats }.

lab-captain = Kapitän
lab-level = Stufe
lab-wins = Siege
lab-interval = 95-%-Bereich
lab-place = Platz
lab-points = Punkte
lab-count = Gezählt
lab-mean = Mittel
lab-minimum = Minimum
lab-median = Median
lab-p90 = 9 von 10 bis
lab-maximum = Maximum
lab-plies = Züge
lab-rounds = Runden
lab-figure = Größe
lab-share = Anteil
lab-of = Von
lab-first = Stufe
lab-second = gegen
lab-ratings = Spielstärke
lab-elo = Elo
lab-over = über { $elo }
lab-under = unter { $elo }
lab-lead = Vorsprung in Punkten
lab-seats = Plätze
lab-speed = Tempo
lab-ratio = Je 1000 Schleifen
lab-bench-setup = Aufbau einer Partie
lab-bench-plies = Züge, Zufallsspiel
lab-bench-games = Partien, Zufallsspiel
lab-bench-clone = Kopie eines Zustands
lab-bench-view = Sicht
lab-bench-simulations = Simulationen mit 50 Zügen
lab-bench-thoughts = Simulationen der Stufen ({ $depth } Züge)
lab-bench-size = Größe eines Zustands

# Programme, die nicht spielten.

lab-random-moves = { $moves ->
    [one] Ein Zug wurde
   *[other] { $moves } Züge wurden
} für das Programm „{ $program }“ ausgelost, weil es nicht rechtzeitig einen möglichen nannte.
lab-random-moves-seat = { $who }: { $moves ->
    [one] Ein Zug wurde
   *[other] { $moves } Züge wurden
} ausgelost, weil das Programm „{ $program }“ nicht rechtzeitig einen möglichen nannte.

lab-ladder = Jede Stufe gegen die darunter
lab-game = Spiel
lab-deals = Ausgangslagen
lab-goal = Ziel
lab-met = Erreicht
lab-yes = ja
lab-no = nein
lab-open = offen
lab-no-opponent = niemand
lab-feature = Merkmal
lab-factor = Faktor
lab-spread = Streuung
lab-tuning = Gelernt aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, { $tables ->
    [one] einer Stellung
   *[other] { $tables } Stellungen
}
lab-losses = Mittlerer Verlust: { $judged }, wie jetzt geurteilt wird, { $tuned } mit Faktoren, gelernt aus der anderen Hälfte der Partien.

# Studies.

lab-condition = Bedingung
lab-games = Partien
lab-wins-by-seat = Siege je Platz
study-not-toml = das ist kein TOML: { $why }
study-no-conditions = es gibt keine Bedingung; jede beginnt mit [[conditions]]
study-no-table = hier fehlt eine Tabelle
study-too-many = es sind mehr als { $most } Bedingungen
study-players-or-level = nenne entweder players oder level zusammen mit seats
study-no-value = dieser Wert passt nicht: { $given }
study-no-number = hier muss eine Zahl von { $least } bis { $most } stehen, nicht { $given }
study-unknown-field = ein Feld „{ $field }“ gibt es nicht; bekannt sind { $known }
study-missing-field = das Feld „{ $field }“ fehlt
study-no-shard = „{ $given }“ ist kein Teil einer Studie; schreib zum Beispiel 3/16.
study-no-precise-shards = Eine Studie, die endet, sobald sie genau genug ist, lässt sich nicht in Teile aufteilen.
study-differs = Partie { $number } von „{ $condition }“ ist anders ausgegangen als die aufbewahrte. Das Programm oder ein Bot hat sich geändert; nimm für die Studie einen neuen Ordner.
study-of-another-plan = { $folder } enthält Partien eines anderen Plans oder anderer Regeln. Nimm einen neuen Ordner.
study-of-another-shard = { $folder } enthält den Teil { $shard } dieser Studie. Nimm einen neuen Ordner.
study-no-manifest = { $folder } enthält keine Studie: { $why }
study-not-written = In { $folder } lässt sich nichts mehr aufbewahren: { $why }. Was schon da war, ist sicher; derselbe Befehl macht dort weiter.
study-in-use = Ein anderes Programm benutzt { $folder }.
cluster-unknown = „{ $given }“ ist kein Cluster; bekannt sind { $known }.
cluster-not-installed = Was mit { $kind } spricht, ist nicht installiert; es kommt mit dem Extra „cluster“: pip install "spielhafen[cluster]"
cluster-not-reached = Der Cluster { $address } antwortet nicht: { $why }
study-worker-died = Partie { $number } von „{ $condition }“ beendet jedes Mal ihren Prozess ({ $why }). Die anderen Partien sind aufbewahrt.

# Die Seite einer Studie.

study-page-title = Was die Partien zeigen
study-page-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} unter { $conditions ->
    [one] einer Bedingung
   *[other] { $conditions } Bedingungen
}, Zufallszahl { $seed }.
study-page-intervals = Alle Intervalle sind 95-%-Intervalle. Partien derselben Nummer hatten unter allen Bedingungen denselben Zufall.
study-seat-unfair = Platz { $seat } gewinnt { $share } der Partien (95 %: { $low } bis { $high }); bei gleichen Plätzen wären es { $fair }.
study-seats-fair = Kein Platz gewinnt sicher öfter oder seltener als die anderen (± { $points } Prozentpunkte).
study-length = Die Hälfte der Partien ist nach { $median } Zügen vorbei, neun von zehn nach { $most }.
study-undecided = Nicht beendet: { $unfinished }. Ohne Sieger beendet: { $winless }.
study-choices = Eine Entscheidung hat im Mittel { $moves } erlaubte Züge; { $forced } der Entscheidungen lassen keine Wahl.
study-lead = Die Führung wechselt { $changes }-mal je Partie. In { $comebacks } der Partien lag der Sieger zur Halbzeit zurück; im Mittel ist eine Partie nach { $decided } ihrer Runden entschieden.
study-interaction = Sind andere an der Reihe, so ändert sich in { $share } der Fälle (95 %: { $low } bis { $high }; { $games ->
    [one] eine Partie wurde
   *[other] { $games } Partien wurden
} beobachtet) bei einem Spieler etwas, das alle sehen: eine Figur oder eine Zahl neben dem Namen.
study-places = Am häufigsten beenden Figuren ihren Zug auf { $places }, gezählt je Partie. Von { $all } Feldern { $never ->
    [0] wurde jedes erreicht
    [one] wurde eines nie erreicht
   *[other] wurden { $never } nie erreicht
}.
study-turns-missing = Wohin Figuren ziehen und was Spieler beieinander ändern, ist hier nicht bekannt. Beobachtet wird dafür jede fünfte der ersten 100 Partien; diese stammen von einer älteren Version oder gehören zu einem anderen Teil der Studie.
study-skill-title = Glück und Können: { $game }
study-skill = { $stronger } gewinnt { $wins } der Partien ({ $deals ->
    [one] eine Ausgangslage
   *[other] { $deals } Ausgangslagen
}); gleich starke Spieler gewännen { $fair }. Das ist, als entschiede in { $skill } der Partien allein die Stärke (95 %: { $low } bis { $high }) und in den übrigen ein gerechtes Los.
study-skill-unbalanced = Nicht jeder Spieler hatte jeden Platz gleich oft; ein Vorteil von Plätzen zählt daher als Stärke mit.
study-same-seat = Bei { $share } der Ausgangslagen (95 %: { $low } bis { $high }) gewinnt derselbe Platz, wer auch immer dort sitzt; rein zufällig wären es { $accident }. Was darüber liegt, ist Glück, das alle dort gleich hatten.
study-unused-moves = Züge, die nie jemand gemacht hat: { $names }.
study-all-moves = Jede Art von Zug kam vor.
study-unused-paragraphs = Paragrafen, die nie galten: { $names }.
study-all-paragraphs = Jeder Paragraf mit einem eigenen Schritt kam vor.
study-plot-wins = Siege je Platz
study-plot-sweep = Siege je Platz unter jeder Bedingung von { $game }, mit Intervallen von 95 %; jeder Platz hat ein eigenes Zeichen
study-plot-length = Länge der Partien
study-plot-moves = Züge nach Art
study-plot-paragraphs = Paragrafen der Regeln, die galten
study-plot-choices = Erlaubte Züge einer Entscheidung, nach Runde
study-plot-lead = Vorsprung des Ersten vor dem Zweiten, nach Runde
study-plot-places = Wo Figuren der Spieler ihren Zug beenden
study-axis-wins = Siege in %
study-axis-per-game = Je Partie
study-axis-round = Runde
study-axis-choices = Erlaubte Züge
study-axis-lead = Punkte
study-axis-places = Ankünfte je Partie
study-never = nie
study-compared = „{ $second }“ gegen „{ $first }“
study-compared-how = Unterschiede von Partien mit demselben Zufall, die zweite minus die erste. „Gewinn der Paare“ sagt, wie vielmal mehr Partien es ohne Paare brauchte. „Hälften“ vergleicht die ungeraden mit den geraden Partien der ersten Bedingung in Standardfehlern: jenseits von ±2 in einem von zwanzig Fällen.
study-head-figure = Zahl
study-head-difference = Unterschied
study-head-interval = 95-%-Intervall
study-head-gain = Gewinn der Paare
study-head-check = Hälften
study-figure-wins = Siege von Platz { $seat } in Prozentpunkten
study-figure-choices = Erlaubte Züge einer Entscheidung
study-figure-forced = Entscheidungen ohne Wahl in Prozentpunkten

# Die Lösung einer kleinen Stellung
lab-method = Verfahren
lab-value = Wert
lab-seconds = Sekunden
lab-method-induction = Rückwärtsinduktion
lab-method-iteration = Wertiteration
lab-method-program = lineare Optimierung
lab-method-regret = Regret Matching
lab-solved-states = { $states ->
    [one] ein Zustand
   *[other] { $states } Zustände
}, nichts ist geheim
lab-solved-sets = { $nodes } Knoten, { $sets } Informationsmengen
lab-solved-agrees = Die Verfahren stimmen überein.
lab-solved-once = Nur ein Verfahren: Das andere braucht SciPy.
lab-solved-differs = Die Verfahren weichen voneinander ab!
lab-lost = Verlust je Partie
lab-decisions = Entscheidungen
lab-mistakes = Nicht die besten
error-no-mini-game = Von { $game } gibt es keine kleine Stellung, die gelöst wird.

# A data set
error-dataset-differs = Partie { $number } von „{ $condition }“ geht anders aus, als geschrieben steht.
error-dataset-rows = { $file } ist nicht die Datei, deren Summe gebildet wurde.
