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
