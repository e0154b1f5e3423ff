# Was die geführte erste Partie sagt.

guide-first-crew-ashore = Am Ende zählen Tempel, Totenköpfe und Städte. In deiner Stadt auf E2 stehen zwei Mannschaften: Wähle sie, lass eine als Wache dort und marschiere mit der anderen zum Tempel auf E3.
guide-first-ship = Sechs Schritte hast du im Zug für alle deine Figuren zusammen, fünf sind übrig. Mannschaften nehmen Tempel und Städte ein, Schiffe Totenköpfe: Segle zwei Felder zum Totenkopf auf C2.
guide-first-take = Figuren, die am Ende des Zugs auf einem Punkt stehen, nehmen ihn ein. Drück auf „Bewegung beenden“: Dann gehören dir beide.
guide-first-buy = Die Runde ist vorbei, und jeder Punkt hat dir ein Gold gebracht. Das Entermesser zählt in jedem Nahkampf 1 zu deinem Würfel dazu: Kauf es für drei Gold.
guide-first-march = Dein Gegner hält den Tempel auf G6 mit einer einzigen Mannschaft. Marschiere von deinem Tempel auf E3 dorthin: Auf einem Feld mit Gegnern endet dein Weg.
guide-first-fight = Mehr ist nicht zu tun? Dann drück auf „Bewegung beenden“: Jetzt wird gekämpft, mit je einem Würfel, und dein Entermesser zählt 1 dazu.
guide-first-end = Vier gegen vier, und dein Entermesser hat entschieden: Der Tempel gehört dir. Du hast vier der dreizehn Punkte; endet eine Runde mit sieben oder mehr, war sie die letzte. Für drei Gold wirbst du eine Mannschaft an, für sechs ein Schiff.
