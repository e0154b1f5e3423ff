# Seeschlacht.

game-title = Seeschlacht
game-line = Drei Handelsschiffe, sieben Kriegsschiffe, ein Wind für alle: Bring deinen Geleitzug hinüber, während die Kanonen sprechen.
game-aim = Bring deine Handelsschiffe vor dem Gegner ans Ziel.
game-kind = Gefecht

option-short = Kurzes Spiel
    .hint = Die Handelsschiffe sind von Anfang an beladen und zählen, sobald sie ankommen. Für die erste Partie empfohlen.
option-batteries = Küstenbatterien
    .hint = Ob sie warten, bis du ihnen ein Ziel nennst.
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
option-encounter = Begegnung auf See
    .hint = Je zwei Handels- und drei Kriegsschiffe begegnen sich auf See. Unsere eigene Aufstellung für eine erste Schlacht; gedruckt beginnt sie im Hafen, mit zehn Schiffen.

# Zahlen, die Varianten ändern dürfen

option-first_points = Punkte für die erste Ankunft
    .hint = Was das erste Handelsschiff am Ziel im kurzen Spiel bringt; jedes weitere bringt einen Punkt weniger.
option-merchants_number = Handelsschiffe
    .hint = Wie viele Handelsschiffe jede Seite hat.
option-warships_number = Kriegsschiffe
    .hint = Wie viele Kriegsschiffe jede Seite hat.
option-quiet_turns = Ruhige Züge bis zum Ende
    .hint = Nach wie vielen Zügen hintereinander, in denen nichts geschieht, die Schlacht vorbei ist.
option-most_turns = Züge bis zum Ende
    .hint = Nach wie vielen Zügen die Schlacht auf jeden Fall vorbei ist.

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
wind = { $colour ->
    [yellow] Schwacher Wind
    [blue] Mittlerer Wind
   *[red] Starker Wind
} { $way }
wind-way = { $from ->
    [1] von Nordost nach Südwest
    [2] von Ost nach West
    [3] von Südost nach Nordwest
    [4] von Südwest nach Nordost
    [5] von West nach Ost
   *[6] von Nordwest nach Südost
}
wind-to = { $from ->
    [1] nach Südwest
    [2] nach West
    [3] nach Nordwest
    [4] nach Nordost
    [5] nach Ost
   *[6] nach Südost
}
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

zone-wind = Wind · Felder
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
zone-score = { $next ->
    [0] Punkte
   *[other] Punkte (Ziel +{ $next })
}
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
    [1] Trifft bei Gelb, in einem von drei Fällen
    [2] Trifft bei Blau, in einem von drei Fällen
   *[3] Trifft bei Rot, in einem von drei Fällen
}
mark-line = { $line ->
    [1] Gelb trifft (1 von 3)
    [2] Blau trifft (1 von 3)
   *[3] Rot trifft (1 von 3)
}
mark-shot = { $ship } schießt auf { $target }: { $line ->
    [1] Gelb
    [2] Blau
   *[3] Rot
} trifft.
mark-salvo = Die Batterie schießt auf { $target }: Gelb trifft.

# Was gerade geschieht

phase-number = { $number ->
    [0] Vor dem ersten Zug
   *[other] Zug { $number } · { $wind }
}
phase-berthing = Aufstellung
phase-sailing = { $seat } · Ziehen
phase-harbour = { $seat } · Im Hafen
phase-batteries = { $seat } · Küstenbatterien
phase-fire = { $seat } · Schießen
phase-wind = Der Wind
phase-draw = Ein Unentschieden wird angeboten
phase-over = Im Hafen

prompt-berthing = Deine Schiffe zeigen hinaus auf See: Ist dir das recht, drück auf „Die Flotte liegt bereit“. Oder dreh vorher einige, jedes einmal.
prompt-sailing = Wähle ein Schiff, dann sein Ziel.
prompt-under-way = { $ship } hat noch { $left ->
    [one] einen Schritt.
   *[other] { $left } Schritte.
}
prompt-loading = Belade deine Handelsschiffe.
prompt-repairing = Setze Schiffe instand: Jedem darfst du einen Treffer abnehmen.
prompt-batteries = Wähle ein Schiff, auf das deine Batterien schießen.
prompt-fire = Wähle ein feindliches Schiff als Ziel.
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
result = { $won ->
    [0] kein gegnerisches Schiff versenkt
    [one] ein gegnerisches Schiff versenkt
   *[other] { $won } gegnerische Schiffe versenkt
}, { $lost ->
    [0] keins verloren
    [one] eins verloren
   *[other] { $lost } verloren
}
result-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; { $won ->
    [0] kein gegnerisches Schiff versenkt
    [one] ein gegnerisches Schiff versenkt
   *[other] { $won } gegnerische Schiffe versenkt
}, { $lost ->
    [0] keins verloren
    [one] eins verloren
   *[other] { $lost } verloren
}
hint-may-stay = { $moved ->
    [yes] Kein Schiff muss mehr ziehen
   *[no] In diesem Zug muss kein Schiff ziehen
}: Du kannst fertig sein oder weitere ziehen.
hint-guns = { $count ->
    [one] { $ship } kann schießen.
   *[other] { $count } deiner Schiffe können schießen, jedes einmal.
}
hint-must-sail = { $count ->
    [one] { $ship } muss noch ziehen.
   *[other] { $count } Schiffe müssen noch ziehen, darunter { $ship }.
}{ $others ->
    [0] {""}
   *[other] {" "}Die anderen dürfen bleiben.
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
way = { $ship }: { $here ->
    [yes] auf der Stelle drehen
   *[no] nach { $space }
}, Kurs { $heading }, { $used ->
    [one] ein Schritt
   *[other] { $used } Schritte
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
hint-fire = Linie { $line }: trifft bei { $colour }, in einem von drei Fällen{ $sinks ->
    [yes] , und ein Treffer versenkt das Schiff
   *[no] {""}
}.
hint-change-wind = Klappt bei 2, 4 oder 6.
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
refused-no-wind = Auf diesem Kurs trägt der Wind das Schiff nicht voran: Dreh es, oder lass es liegen.
refused-ram-avoidable = Das führt zum Rammen, und es geht auch anders: Wähle einen anderen Weg.
refused-foreign-avoidable = Das führt über einen feindlichen Ankerplatz, und es geht auch anders: Wähle einen anderen Weg.
refused-taken = Auf { $space } liegt ein Schiff, und ein einzelner Schritt im Hafen rammt niemanden: Wähle einen anderen.
refused-straight-on = Nach einer Drehung geht es geradeaus weiter, oder das Schiff hält, wo es darf.
refused-turning-back = Die zweite Drehung muss in dieselbe Richtung gehen: Dreh andersherum, oder lass das Schiff liegen, wo es darf.
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
event-wind = { $seat } würfelt { $colour } und { $direction }: Der Wind { $same ->
    [yes] bleibt, wie er war, und weht { $way }.
   *[no] weht jetzt { $way }.
}
event-number = { $seat } will den Wind ändern und würfelt { $number }: { $granted ->
    [yes] Das klappt.
   *[no] Der Wind bleibt.
}
event-colour = { $what ->
    [shot] { $ship } schießt auf { $target } und braucht { $line ->
        [1] Gelb
        [2] Blau
       *[3] Rot
    }: { $colour }, { $result ->
        [hit] getroffen!
       *[miss] daneben.
    }
    [battery] Die Batterie schießt auf { $target } und braucht Gelb: { $colour }, { $result ->
        [hit] getroffen!
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
recap-steps = { $seat } bewegt { $count } Schiffe.
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

# Was man will, und wozu alles da ist.

aim-short = { $side ->
    [white] Bring deine Handelsschiffe in den Hafen im Nordosten.
    [yellow] Bring deine Handelsschiffe in den Hafen im Nordwesten.
   *[none] Bring mehr Handelsschiffe ans Ziel, und früher.
}
aim-encounter = { $side ->
    [white] Bring deine Handelsschiffe in den Hafen im Nordosten.
    [yellow] Bring deine Handelsschiffe in den Hafen im Nordwesten.
   *[none] Bring mehr Handelsschiffe ans Ziel, und früher.
}
aim-great = Bring eine Ladung heim, ehe es dem Gegner gelingt.
aim-card-1 = Deine Handelsschiffe müssen über das Meer in den Hafen schräg gegenüber (im großen Spiel auch wieder zurück).
    .art = merchant
aim-card-2 = In deinem Zug ziehen alle deine Schiffe, eines nach dem anderen, so weit der Wind es erlaubt.
    .art = i-forward
aim-card-3 = Danach darf jedes Schiff einmal zur Seite feuern; im Schnitt trifft jeder dritte Schuss.
    .art = gun
aim-card-4 = Ein Handelsschiff sinkt beim zweiten Treffer, ein Kriegsschiff beim dritten: Schütze deine Handelsschiffe.
    .art = hit
aim-card-5 = Im kurzen Spiel bringt das erste Handelsschiff am Ziel die meisten Punkte, jedes weitere einen weniger, beide Seiten zusammen.
    .art = crate
aim-short-card-1 = Deine Handelsschiffe müssen in den Hafen { $side ->
    [white] im Nordosten
    [yellow] im Nordwesten
   *[none] schräg gegenüber
}: Das ist ihr Ziel.
aim-short-card-5 = Das erste Handelsschiff am Ziel bringt die meisten Punkte, jedes weitere einen weniger, beide Seiten zusammen. Es ist das kurze Spiel: Zurück muss niemand.
aim-encounter-card-1 = Deine Handelsschiffe müssen in den Hafen { $side ->
    [white] im Nordosten
    [yellow] im Nordwesten
   *[none] schräg gegenüber
}: Das ist ihr Ziel.
aim-encounter-card-5 = Das erste Handelsschiff am Ziel bringt die meisten Punkte, jedes weitere einen weniger. Diese kleine Begegnung ist von uns; gedruckt beginnt die Schlacht im Hafen, mit zehn Schiffen je Seite.

use-space-basin = Wasser eines Hafens: Im eigenen darf ein Schiff nach einem einzigen Schritt anhalten, egal bei welchem Wind.
    .paragraph = §13
use-space-battery = Die Geschütze des Hafens dürfen in jedem Zug ihres Besitzers einmal auf jedes feindliche Schiff hier feuern.
    .paragraph = §17
use-space-berth = Hier dürfen Schiffe liegen bleiben, so viele Züge sie wollen; anderswo müssen sie ziehen.
    .paragraph = §7
use-space-berth-dotted = Ein Schiff, das hier im eigenen Hafen liegen bleibt, darf einen Treffer ausbessern; am Ziel darf ein Handelsschiff laden.
    .paragraph = §16
use-piece-frigate = { $whose ->
    [yours] Dein Kriegsschiff: Es schützt deine Handelsschiffe und darf in deinem Zug einmal feuern; der dritte Treffer versenkt es.
   *[other] Ein feindliches Kriegsschiff: Es darf in seinem Zug einmal feuern und sinkt beim dritten Treffer.
}
    .paragraph = §21
use-piece-merchant = { $whose ->
    [yours] Dein Handelsschiff: Bring es ans Ziel; der zweite Treffer versenkt es.
   *[other] Ein feindliches Handelsschiff: Halte es auf, ehe es ankommt; der zweite Treffer versenkt es.
}
    .paragraph = §21
use-zone-dice = Der Farbwürfel sagt, welche Linie ein Schuss trifft und wie stark ein neuer Wind ist, der Zahlenwürfel, woher er kommt.
    .paragraph = §5
use-zone-fleet = Orange Raute: Das Schiff muss noch ziehen; blaue Kiste: Ladung; rote Fahne: ein Treffer. Zeig auf ein Schiff, um es auf der Karte zu finden.
    .paragraph = §21
use-zone-score = Die Punkte angekommener Handelsschiffe: die meisten für das erste, einer weniger für jedes weitere.
    .paragraph = §24
use-zone-wind = Der Wind kommt von der Seite, auf der der Pfeil steht, und weht dorthin, wohin er zeigt; die Zahlen sagen, wie viele Felder ein Schiff in jede Richtung fahren darf.
    .paragraph = §6
use-row-hit = Jede rote Fahne ist ein Treffer: Ein Handelsschiff sinkt beim zweiten, ein Kriegsschiff beim dritten. Orange Raute: Es muss noch ziehen; blaue Kiste: Ladung.
    .paragraph = §21
use-row-coin = Punkte angekommener Handelsschiffe; die höhere Summe gewinnt.
    .paragraph = §24
use-fact-coin = Punkte angekommener Handelsschiffe; die höhere Summe gewinnt.
    .paragraph = §24
use-fact-crate = So viele Handelsschiffe haben geladen; nur Ladung, die heimkommt, gewinnt das große Spiel.
    .paragraph = §15
use-fact-ship = So viele Schiffe schwimmen noch.
    .paragraph = §21
use-die = Er ist noch nicht geworfen.
    .paragraph = §5
use-die-yellow = Gelb: trifft die erste Linie neben einem Schiff und Ziele der Batterien; als Wind ist es schwach.
    .paragraph = §19
use-die-blue = Blau: trifft die zweite Linie neben einem Schiff; als Wind ist es mittel.
    .paragraph = §19
use-die-red = Rot: trifft die dritte Linie neben einem Schiff; als Wind ist es stark.
    .paragraph = §19
use-die-1 = Eine 1: Von dort kommt der Wind, oder, wenn eine Änderung verlangt ist, er bleibt.
    .paragraph = §5
use-die-2 = Eine 2: Von dort kommt der Wind, oder die verlangte Änderung ist gewährt.
    .paragraph = §5
use-die-3 = Eine 3: Von dort kommt der Wind, oder, wenn eine Änderung verlangt ist, er bleibt.
    .paragraph = §5
use-die-4 = Eine 4: Von dort kommt der Wind, oder die verlangte Änderung ist gewährt.
    .paragraph = §5
use-die-5 = Eine 5: Von dort kommt der Wind, oder, wenn eine Änderung verlangt ist, er bleibt.
    .paragraph = §5
use-die-6 = Eine 6: Von dort kommt der Wind, oder die verlangte Änderung ist gewährt.
    .paragraph = §5
use-mark-fire-line-1 = Erste Feuerlinie: Hier trifft Gelb, in einem von drei Fällen.
    .paragraph = §19
use-mark-fire-line-2 = Zweite Feuerlinie: Hier trifft Blau, in einem von drei Fällen.
    .paragraph = §19
use-mark-fire-line-3 = Dritte Feuerlinie: Hier trifft Rot, in einem von drei Fällen.
    .paragraph = §19
use-mark-way = Hier kann dein Schiff seinen Zug beenden; wähle es, und alle Schritte dorthin werden gemacht.
    .paragraph = §8
use-mark-danger = Ein Schiff, das hier weiterfährt, rammt ein anderes, und beide nehmen einen Treffer.
    .paragraph = §12
use-meter = Die Schritte dieses Schiffs: Es darf so viele machen, wie der Wind bei seinem Kurs erlaubt.
    .paragraph = §8

# Warum ein Bot so spielt

feature-unit = { $count ->
    [one] Zug eines Handelsschiffs
   *[other] Züge eines Handelsschiffs
}
feature-points = mehr Punkte
    .less = weniger Punkte
    .plain = Das bringt mehr Punkte
feature-hope = Handelsschiffe näher an ihren Häfen
    .less = Handelsschiffe weiter von ihren Häfen
    .plain = So kommen die Handelsschiffe ihren Häfen näher
feature-merchant = mehr Handelsschiffe
    .less = weniger Handelsschiffe
    .plain = So bleiben mehr Handelsschiffe über Wasser
feature-hulls = weniger beschädigte Kriegsschiffe
    .less = stärker beschädigte Kriegsschiffe
    .plain = So leiden die Kriegsschiffe weniger
feature-damage = weniger beschädigte Handelsschiffe
    .less = stärker beschädigte Handelsschiffe
    .plain = So leiden die Handelsschiffe weniger
feature-exposure = Handelsschiffe weiter weg von feindlichen Kriegsschiffen
    .less = Handelsschiffe näher an feindlichen Kriegsschiffen
    .plain = So bleiben die Handelsschiffe weiter weg von feindlichen Kriegsschiffen
feature-risk = Handelsschiffe weniger in Reichweite feindlicher Geschütze
    .less = Handelsschiffe mehr in Reichweite feindlicher Geschütze
    .plain = So können weniger feindliche Geschütze die Handelsschiffe treffen
feature-broadside = Kriegsschiffe weniger in Reichweite feindlicher Geschütze
    .less = Kriegsschiffe mehr in Reichweite feindlicher Geschütze
    .plain = So können weniger feindliche Geschütze die Kriegsschiffe treffen
feature-shots = bessere Schüsse
    .less = schlechtere Schüsse
    .plain = So gibt es bessere Schüsse
feature-way = Handelsschiffe näher an ihrem Ziel
    .less = Handelsschiffe weiter von ihrem Ziel
    .plain = So kommen die Handelsschiffe ihrem Ziel näher
feature-hunt = Kriegsschiffe näher an ihrer Beute
    .less = Kriegsschiffe weiter von ihrer Beute
    .plain = So kommen die Kriegsschiffe ihrer Beute näher
feature-danger = Schiffe weniger in Reichweite feindlicher Geschütze
    .less = Schiffe mehr in Reichweite feindlicher Geschütze
    .plain = So können weniger feindliche Geschütze die Schiffe treffen
feature-fire = stärkere eigene Breitseiten
    .less = schwächere eigene Breitseiten
    .plain = So werden die Breitseiten stärker
feature-reply = schwächere Breitseiten als Antwort des Feindes
    .less = stärkere Breitseiten als Antwort des Feindes
    .plain = So kann der Feind nur schwächer zurückschießen
feature-struck = stärker beschädigte feindliche Schiffe
    .less = weniger beschädigte feindliche Schiffe
    .plain = Das beschädigt die feindlichen Schiffe stärker
feature-suffered = weniger beschädigte eigene Schiffe
    .less = stärker beschädigte eigene Schiffe
    .plain = So leiden die Schiffe weniger
feature-delay = aufgehaltene feindliche Handelsschiffe
    .less = schneller vorankommende feindliche Handelsschiffe
    .plain = Das hält feindliche Handelsschiffe auf
feature-decided = ein besserer Ausgang des Gefechts
    .less = ein schlechterer Ausgang des Gefechts
    .plain = So geht das Gefecht wohl besser aus

# Die Felder einer Stellung, wie sie beim Bearbeiten heißen

field-number = Begonnene Züge
field-turn = Wer am Zug ist
field-first = Hat begonnen
field-rose = Windrose
field-wind = Wind kommt aus
field-colour_die = Farbwürfel
field-number_die = Zahlenwürfel
field-at = Wo jedes Schiff ist
field-headings = Richtungen
field-hits = Treffer
field-cargo = Beladen
field-done = Was jedes Schiff getan hat
field-fired = Hat geschossen
field-arrived = Angekommene Schiffe
field-tried = Wind zu ändern versucht
field-asked = Remis oder Aufgabe
field-quiet = Züge ohne Ereignis
field-ship = Fahrendes Schiff
field-track = Befahrene Punkte
field-used = Gemachte Schritte
field-sense = Letzte Drehung
field-slow = Schwer beschädigt beim Start
