# Was die Spiele von Ship Adventure gemeinsam haben: Felder, Farben, Ausrüstung, der Würfel.

space = { $name }
space-jungle = Dschungel
space-temple = Tempel
space-city = Stadt
space-harbour = Hafen
space-skull = Totenkopf
space-wave = Wellen
area-name = { $area ->
    [A] Tortugas
    [B] Rote Reede
    [C] Orangenbänke
    [D] Grüner Sund
    [E] Mittelinseln
    [F] Ostküste
    [G] Braune Bänke
    [H] Schwefelinseln
   *[I] Korallenriff
}
colour = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}
city-of = { $colour ->
    [red] die rote Stadt
    [blue] die blaue Stadt
    [yellow] die gelbe Stadt
   *[green] die grüne Stadt
}
face = { $face ->
    [skull] Totenkopf (7)
   *[other] { $face }
}
compass-begins = { $seat } beginnt

equipment-cannonball = Kanonenkugel
    .text = Für einen Schuss.
equipment-cutlasses = Entermesser
    .text = +1 im Nahkampf.
equipment-pistols = Pistolen
    .text = +2 im Nahkampf.
equipment-boarders = Entermannschaft
    .text = +3 im Nahkampf.
equipment-spyglass = Fernrohr
    .text = +1 im Geschützkampf.
equipment-long-guns = Lange Rohre
    .text = +2 im Geschützkampf.
equipment-master-gunner = Geschützmeister
    .text = +3 im Geschützkampf.
equipment-camouflage = Tarnung
    .text = An Land vor Geschützen sicher.
equipment-topsails = Marssegel
    .text = Ein Schritt mehr auf See.
equipment-boots = Marschstiefel
    .text = Ein Schritt mehr an Land.

# Zweikämpfe

zone-duel = { $with ->
    [guns] Geschützkampf
   *[swords] Nahkampf
}
duel-die = Der Würfel zeigt { $face }
duel-unrolled = noch nicht geworfen
duel-won = { $winner } gewinnt mit { $lead } Vorsprung.
duel-tie = Gleichstand: Beide würfeln noch einmal.
chance = { $tenths ->
    [0] Du kannst nicht gewinnen
    [10] Du gewinnst sicher
    [one] Du gewinnst etwa einmal in 10 Fällen
   *[other] Du gewinnst in etwa { $tenths } von 10 Fällen
}
