# Seeschlacht.

game-title = Seeschlacht
game-line = Drei Handelsschiffe, sieben Kriegsschiffe, ein Wind für alle: Bring deinen Geleitzug hinüber, während die Kanonen sprechen.
game-aim = Bring deine Handelsschiffe sicher ans Ziel, bevor es dem Gegner gelingt.
game-kind = Gefecht

option-short = Kurzes Spiel
    .hint = Die Handelsschiffe sind von Anfang an beladen und zählen, sobald sie ankommen. Für die erste Partie empfohlen.
option-batteries = Küstenbatterien
    .hint = Ob sie warten, bis man ihnen sagt, auf welches Schiff sie schießen.
    .reason = Eine Batterie hat durch einen Schuss nichts zu verlieren, also würde niemand sie je zurückhalten.
option-batteries-told = schießen auf Befehl
option-batteries-alone = schießen von selbst
option-late_wind = Wind, auch wenn alle Schiffe bleiben
    .hint = Der Wind darf auch in einem Zug geändert werden, in dem kein Schiff ziehen muss.
    .reason = Ein Zug, in dem alle Schiffe bleiben, ist schneller vorbei.
option-avoid_rams = Rammen nur, wenn unvermeidbar
    .hint = Ein Schiff darf nicht in ein anderes steuern, solange es irgendeinen anderen Weg hat.
option-neutral_guns = Kanonen im neutralen Hafen
    .hint = Handelsschiffe dürfen aus dem neutralen Hafen heraus schießen.
option-elimination = Wer allein übrig ist, gewinnt
    .hint = Im großen Spiel hat gewonnen, wer als Einziger noch Handelsschiffe hat.

# Namen

chart-white-home = Heimat von Weiß
chart-yellow-home = Heimat von Gelb
chart-white-goal = Ziel von Weiß
chart-yellow-goal = Ziel von Gelb
chart-neutral = Neutraler Hafen
space = { $name }
space-berth = Ankerplatz
space-berth-dotted = Ankerplatz mit Punkt
space-battery = Feld einer Batterie
space-basin = Hafen
direction = { $direction } ({ $direction ->
    [1] Nordost
    [2] Ost
    [3] Südost
    [4] Südwest
    [5] West
   *[6] Nordwest
})
direction-sign = { $direction ->
    [none] ·
   *[other] { $direction }
}
colour = { $colour ->
    [yellow] Gelb
    [blue] Blau
   *[red] Rot
}
wind = { $colour } aus { $direction }
fleet = { $side ->
    [white] Weiße Flotte
   *[yellow] Gelbe Flotte
}
ship = { $ship ->
    [w1] w1 Martha
    [w2] w2 Bertha
    [w3] w3 Agnes
    [w4] w4 Vega
    [w5] w5 Rigel
    [w6] w6 Sirius
    [w7] w7 Altair
    [w8] w8 Deneb
    [w9] w9 Spica
    [w10] w10 Mira
    [y1] y1 Clara
    [y2] y2 Dora
    [y3] y3 Emma
    [y4] y4 Boreas
    [y5] y5 Zephyr
    [y6] y6 Mistral
    [y7] y7 Bora
    [y8] y8 Notus
    [y9] y9 Scirocco
    [y10] y10 Levante
   *[none] kein Schiff
}
ship-kind = { $kind ->
    [merchant] Handelsschiff
   *[warship] Kriegsschiff
}

# Der Tisch

zone-wind = Wind
zone-dice = Würfel
die-colour = { $colour ->
    [yellow] Farbwürfel: Gelb
    [blue] Farbwürfel: Blau
    [red] Farbwürfel: Rot
   *[none] Farbwürfel
}
die-number = { $number ->
    [none] Zahlenwürfel
   *[other] Zahlenwürfel: { $number }
}
zone-score = Punkte
ship-at = { $ship }, { $kind }, auf { $space }, Kurs { $heading }{ $hits ->
    [0] {""}
    [one] , ein Treffer
   *[other] , { $hits } Treffer
}{ $loaded ->
    [yes] , beladen
   *[no] {""}
}
fleet-row = { $state ->
    [sunk] gesunken
    [arrived] angekommen
    [must-sail] muss noch ziehen
    [heavy] schwer beschädigt
    [loaded] beladen
    [must-sail-heavy] muss noch ziehen, schwer beschädigt
    [must-sail-loaded] muss noch ziehen, beladen
    [heavy-loaded] schwer beschädigt, beladen
   *[must-sail-heavy-loaded] muss noch ziehen, schwer beschädigt, beladen
}
fact-afloat = { $count ->
    [one] Schiff
   *[other] Schiffe
}
fact-loaded = beladen
fact-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
meter-steps = Schritte
mark-route = { $ship }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
mark-fire = { $line ->
    [1] Gelb trifft, in einem von drei Fällen
    [2] Blau trifft, in einem von drei Fällen
   *[3] Rot trifft, in einem von drei Fällen
}

# Was gerade geschieht

phase-number = { $number ->
    [0] Vor dem ersten Zug
   *[other] Zug { $number }
}
phase-berthing = Aufstellung
phase-sailing = { $seat } ist am Zug · Ziehen
phase-harbour = { $seat } ist am Zug · Im Hafen
phase-batteries = { $seat } ist am Zug · Küstenbatterien
phase-fire = { $seat } ist am Zug · Schießen
phase-wind = Der Wind
phase-draw = Ein Unentschieden wird angeboten
phase-over = Im Hafen

prompt-berthing = Richte deine Schiffe aus, jedes einmal; dann sag, dass du fertig bist.
prompt-sailing = Zieh deine Schiffe, eins nach dem anderen.
prompt-under-way = { $ship } ist unterwegs: auf diesem Kurs { $left ->
    [one] noch ein Schritt.
   *[other] noch { $left } Schritte.
}
prompt-loading = Belade deine Handelsschiffe.
prompt-repairing = Setze Schiffe instand: Jedem darfst du einen Treffer abnehmen.
prompt-batteries = Wähle ein Schiff, auf das deine Batterien schießen.
prompt-fire = Schieß: erst das Schiff, dann sein Ziel.
prompt-draw = { $seat } bietet Unentschieden an.
prompt-wait = { $part ->
    [berthing] { $seat } richtet die Flotte aus.
    [sailing] { $seat } zieht mit der Flotte.
    [harbour] { $seat } arbeitet im Hafen.
    [batteries] { $seat } ist bei den Küstenbatterien.
    [fire] { $seat } schießt.
   *[draw] { $seat } denkt über ein Unentschieden nach.
}
prompt-chance = Die Würfel rollen.
prompt-over = { $winners ->
    [2] { $how ->
        [points] Das Gefecht endet unentschieden, je { $won } Punkte.
       *[otherwise] Das Gefecht endet unentschieden.
    }
   *[other] { $how ->
        [points] { $seat } hat das Gefecht { $won } zu { $lost } gewonnen!
        [cargo] { $seat } hat die Ladung heimgebracht und das Gefecht gewonnen!
       *[otherwise] { $seat } hat das Gefecht gewonnen!
    }
}
hint-must-sail = { $count ->
    [one] { $ship } muss noch ziehen.
   *[other] { $count } Schiffe müssen noch ziehen, darunter { $ship }.
}
hint-last-turns = { $left ->
    [one] Nach diesem Zug ist das Gefecht vorbei.
   *[other] Nach { $left } Zügen ist das Gefecht vorbei.
}
hint-standstill = { $left ->
    [one] Geschieht in diesem Zug nichts, ist das Gefecht vorbei.
   *[other] Geschieht { $left } Züge lang nichts, ist das Gefecht vorbei.
}

# Was man tun kann

offer-face = { $ship }: Bug nach { $heading }
offer-change-wind = Wind ändern
offer-change-strength = Nur die Stärke
offer-forward = { $ship }: voraus
offer-port = { $ship }: nach Backbord
offer-starboard = { $ship }: nach Steuerbord
offer-stop = { $ship }: hier halten
offer-stay = { $ship }: liegen bleiben
offer-load = { $ship }: beladen
offer-repair = { $ship }: instand setzen
offer-bombard = Die Batterien schießen auf { $target }
offer-fire = { $ship } schießt auf { $target }
offer-done = { $part ->
    [berthing] Die Flotte liegt bereit
    [loading] Nicht mehr laden
    [repairing] Nichts mehr instand setzen
    [gunnery] Feuer einstellen
   *[sailing] Fertig gezogen
}
offer-offer-draw = Unentschieden anbieten
offer-agree = Annehmen
offer-decline = Weiterspielen
offer-resign = Aufgeben
way = { $here ->
    [yes] Auf der Stelle drehen
   *[no] Nach { $space }
}, Kurs { $heading }, { $used ->
    [one] ein Punkt
   *[other] { $used } Punkte
} von { $of }{ $targets ->
    [0] {""}
    [one] . Von dort im Schussfeld: { $target }
   *[other] . Von dort { $targets } Schiffe im Schussfeld
}{ $foes ->
    [0] {""}
    [one] . Ein Gegner könnte dort als Nächstes auf das Schiff schießen
   *[other] . { $foes } Gegner könnten dort als Nächstes auf das Schiff schießen
}{ $battery ->
    [yes] . Im Feuer einer Batterie
   *[no] {""}
}.
hint-forward = Nach { $space }{ $left ->
    [0] , und der Zug des Schiffs ist zu Ende.
    [one] , und noch ein Schritt.
   *[other] , und noch { $left } Schritte.
}
hint-turn = { $left ->
    [0] Auf Kurs { $heading }, und der Zug des Schiffs ist zu Ende.
    [one] Auf Kurs { $heading }, und noch ein Schritt.
   *[other] Auf Kurs { $heading }, und noch { $left } Schritte.
}
hint-fire = Linie { $line }: { $colour } trifft, in einem von drei Fällen{ $sinks ->
    [yes] , und ein Treffer versenkt das Schiff
   *[no] {""}
}.
hint-change-wind = Gelingt bei 2, 4 oder 6.
hint-change-strength = Die Richtung bleibt.
warning-ram = Rammt { $ship }: Beide bekommen einen Treffer.
warning-own-ram = Rammt dein eigenes Schiff { $ship }: Beide bekommen einen Treffer.
warning-anchorage = Ein feindlicher Ankerplatz: kostet einen Treffer.
warning-battery = Im Feuer einer Batterie.
warning-forced-ram = Dann muss es { $ship } rammen.
warning-resign = Du gibst das Gefecht auf.

# Warum nicht

refused-not-your-ship = Das ist keins deiner Schiffe: Wähle eins von deinen.
refused-sunk = { $ship } ist gesunken: Wähle ein anderes Schiff.
refused-under-way = { $ship } ist unterwegs: Zieh erst dieses Schiff zu Ende.
refused-has-moved = { $ship } hat in diesem Zug schon gezogen: Wähle ein anderes Schiff.
refused-has-stayed = { $ship } bleibt in diesem Zug liegen: Wähle ein anderes Schiff.
refused-delivered = { $ship } ist angekommen und bleibt, wo es ist: Wähle ein anderes Schiff.
refused-must-still-sail = { $ship } muss erst noch ziehen: Es liegt weder vor Anker noch im Wind.
refused-must-sail = { $ship } muss ziehen: Es liegt weder vor Anker noch im Wind.
refused-wind-left = Der Wind erlaubt noch mehr, und auf See nutzt ein Schiff jeden Schritt: Zieh weiter.
refused-in-basin = Wer in diesem Hafen losfuhr, hält nur nach einem Schritt oder auf einem anderen Ankerplatz: Zieh weiter.
refused-no-wind = Auf diesem Kurs kommt das Schiff nicht voran: Dreh es, oder lass es liegen.
refused-ram-avoidable = Das führt zum Rammen, und es geht auch anders: Wähle einen anderen Weg.
refused-foreign-avoidable = Das führt über einen feindlichen Ankerplatz, und es geht auch anders: Wähle einen anderen Weg.
refused-taken = Auf { $space } liegt ein Schiff, und ein einzelner Schritt im Hafen rammt niemanden: Wähle einen anderen.
refused-straight-on = Nach einer Drehung geht es geradeaus weiter, oder das Schiff hält, wo es darf.
refused-turning-back = Eine zweite Drehung geht im selben Sinn weiter: Dreh zur anderen Seite, oder lass das Schiff liegen, wo es darf.
refused-too-far = { $how ->
    [here] { $ship } liegt schon dort: Wähle einen anderen Punkt.
    [none] Kein freies Wasser führt { $ship } dorthin: Wähle einen anderen Punkt.
    [near] Das { $far ->
        [one] ist für { $ship } ein Schritt
       *[other] sind für { $ship } { $far } Schritte, Drehungen mitgezählt
    }, und der Wind erlaubt es: Zieh Schritt für Schritt.
    [wind] Das sind für { $ship } { $far } Schritte, Drehungen mitgezählt, und mit den Kursen auf dem Weg erlaubt der Wind nicht so viele.
   *[far] Zu weit: { $far } Schritte, Drehungen mitgezählt, und auf diesem Kurs erlaubt der Wind { $ship } { $left ->
        [0] keinen
       *[other] { $left }
    }.
}
refused-edge-ahead = Dort endet die Karte: Dreh das Schiff, oder lass es liegen, wo es darf.
refused-land-ahead = Voraus liegt Land: Dreh das Schiff, oder lass es liegen, wo es darf.
refused-neutral-closed = Kriegsschiffe dürfen nicht in den neutralen Hafen: Dreh das Schiff, oder lass es liegen, wo es darf.
refused-neutral-taken = Dort liegt ein Schiff, und im neutralen Hafen wird niemand gerammt: Dreh das Schiff.
refused-tried = Den Wind zu ändern, hast du in diesem Zug schon versucht: Versuch es im nächsten wieder.
refused-sailed = Ein Schiff hat schon gezogen, also bleibt der Wind: Ändere ihn zu Beginn deines nächsten Zuges.
refused-laid = { $ship } ist schon ausgerichtet: Wähle ein anderes Schiff.
refused-worked-on = { $ship } wurde in diesem Zug schon beladen oder instand gesetzt: Wähle ein anderes Schiff.
refused-loaded = { $ship } ist schon beladen: Wähle ein anderes Schiff.
refused-repair-first = { $ship } ist beschädigt: Setze es erst instand.
refused-no-cargo-here = Ladung liegt nur an den Ankerplätzen des Bestimmungshafens: Bring das Schiff erst dorthin.
refused-sound = { $ship } hat keine Treffer: Wähle ein anderes Schiff.
refused-no-yard = Instand gesetzt wird auf eigenen Ankerplätzen mit Punkt, Handelsschiffe auch auf neutralen: Bring das Schiff erst dorthin.
refused-has-fired = { $ship } hat schon geschossen: Wähle ein anderes Schiff.
refused-neutral-guns = Aus dem neutralen Hafen schießt niemand: Wähle ein anderes Schiff.
refused-neutral-target = In den neutralen Hafen schießt niemand: Wähle ein anderes Ziel.
refused-out-of-zone = Das Ziel liegt nicht im Schussbereich: Wähle ein anderes.
refused-behind-land = Dazwischen liegt Land: Wähle ein anderes Ziel.
refused-not-under-fire = Die Batterien können nicht auf { $ship } schießen: nur auf Schiffe auf einem ihrer Felder, auf jedes einmal.
refused-shielded = Dazwischen liegt { $ship }: Wähle ein anderes Ziel.
refused-turn-begun = Das geht nur zu Beginn eines Zuges: Warte bis zu deinem nächsten.
refused-draw-offered = In diesem Zug hast du schon Unentschieden angeboten: Spiel weiter.

# Das Logbuch

event-begin = { $seat } beginnt.
event-wind = { $seat } würfelt { $colour } und { $direction }: So weht es jetzt.
event-number = { $seat } will einen anderen Wind und würfelt { $number }: { $granted ->
    [yes] gewährt.
   *[no] Der Wind bleibt.
}
event-colour = { $what ->
    [shot] { $ship } schießt auf { $target }, Linie { $line }: { $colour }, { $result ->
        [hit] getroffen.
       *[miss] daneben.
    }
    [battery] Die Batterie schießt auf { $target }: { $colour }, { $result ->
        [hit] getroffen.
       *[miss] daneben.
    }
   *[wind] { $seat } würfelt um die Windstärke: { $colour }{ $same ->
        [yes] , wie bisher.
       *[no] .
    }
}
event-berthed = Die Flotte von { $seat } liegt bereit.
event-turn = { $seat }, Zug { $number }
event-passage = { $how ->
    [at-once] { $ship } rammt { $rammed }: Beide bekommen einen Treffer.
    [rams] { $ship } fährt von { $start } nach { $space } und rammt { $rammed }: Beide bekommen einen Treffer.
    [turns] { $ship } dreht auf { $space }.
   *[sails] { $ship } fährt von { $start } nach { $space }.
}
event-trespass = { $ship } berührt einen feindlichen Ankerplatz und bekommt einen Treffer.
event-sinking = { $ship } sinkt.
event-cargo = { $ship } nimmt Ladung an Bord.
event-repaired = { $ship } wird instand gesetzt: ein Treffer weniger.
event-homecoming = { $ship } ist mit der Ladung daheim: { $seat } hat gewonnen!
event-elimination = Nur { $seat } hat noch Handelsschiffe und gewinnt damit.
event-no-merchants = Niemand hat noch Handelsschiffe: Das Gefecht endet unentschieden.
event-arrival = { $ship } ist angekommen: { $points } Punkte für { $seat }.
event-delivered = Kein Handelsschiff ist mehr unterwegs: Weiß { $white }, Gelb { $yellow }.
event-standstill = { $why ->
    [turns] Das Gefecht hat zu lange gedauert.
   *[quiet] Zu lange ist nichts geschehen.
} { $short ->
    [yes] Weiß { $white }, Gelb { $yellow }.
   *[no] Das Gefecht endet unentschieden.
}
event-agree = { $seat } nimmt das Unentschieden an.
event-decline = { $seat } lehnt das Unentschieden ab.
event-surrender = { $seat } gibt auf.

# Zahlen

figure-first-mover = Siege der Seite, die zuerst zog
figure-drawn = Gefechte ohne Sieger
figure-standstill = Gefechte, die zum Stillstand kamen
figure-merchants-sunk = Versenkte Handelsschiffe
figure-warships-sunk = Versenkte Kriegsschiffe
figure-loaded = Handelsschiffe, die geladen haben
figure-rams = Rammstöße
figure-shots = Schüsse
figure-shots-hit = Schüsse, die trafen
figure-wind-tried = Züge mit einem Versuch, den Wind zu ändern

# Warum ein Bot so spielt

feature-unit = { $count ->
    [one] Zug eines Handelsschiffs
   *[other] Züge eines Handelsschiffs
}
feature-points = mehr Punkte
    .less = weniger Punkte
feature-hope = Handelsschiffe näher an ihren Häfen
    .less = Handelsschiffe weiter von ihren Häfen
feature-merchant = mehr Handelsschiffe
    .less = weniger Handelsschiffe
feature-hulls = weniger beschädigte Kriegsschiffe
    .less = stärker beschädigte Kriegsschiffe
feature-damage = weniger beschädigte Handelsschiffe
    .less = stärker beschädigte Handelsschiffe
feature-exposure = Handelsschiffe weiter weg von feindlichen Kriegsschiffen
    .less = Handelsschiffe näher an feindlichen Kriegsschiffen
feature-risk = Handelsschiffe weniger in Reichweite feindlicher Geschütze
    .less = Handelsschiffe mehr in Reichweite feindlicher Geschütze
feature-broadside = Kriegsschiffe weniger in Reichweite feindlicher Geschütze
    .less = Kriegsschiffe mehr in Reichweite feindlicher Geschütze
feature-shots = bessere Schüsse
    .less = schlechtere Schüsse
feature-way = Handelsschiffe näher an ihrem Ziel
    .less = Handelsschiffe weiter von ihrem Ziel
feature-hunt = Kriegsschiffe näher an ihrer Beute
    .less = Kriegsschiffe weiter von ihrer Beute
feature-danger = Schiffe weniger in Reichweite feindlicher Geschütze
    .less = Schiffe mehr in Reichweite feindlicher Geschütze
feature-fire = stärkere eigene Breitseiten
    .less = schwächere eigene Breitseiten
feature-reply = schwächere Breitseiten als Antwort des Feindes
    .less = stärkere Breitseiten als Antwort des Feindes
feature-struck = stärker beschädigte feindliche Schiffe
    .less = weniger beschädigte feindliche Schiffe
feature-suffered = weniger beschädigte eigene Schiffe
    .less = stärker beschädigte eigene Schiffe
feature-delay = aufgehaltene feindliche Handelsschiffe
    .less = schneller vorankommende feindliche Handelsschiffe
feature-decided = ein besserer Ausgang des Gefechts
    .less = ein schlechterer Ausgang des Gefechts
