# Caribbean Conquest.

game-title = Caribbean Conquest
game-line = Tempel, Totenköpfe und Städte: Wer sie hat, dem gehört die Karibik.
game-aim = Erobere Tempel, Totenköpfe und Städte: Am Ende gewinnen die meisten Punkte.
game-kind = Eroberung

# Hausregeln

option-boxes = Plangröße
    .hint = Aus den Kacheln von einer, vier oder neun Schachteln wird ein Plan von 12, 24 oder 36 Feldern im Quadrat.
option-boxes-1 = klein (12 × 12)
option-boxes-4 = mittel (24 × 24)
option-boxes-9 = groß (36 × 36)
option-board = Der Spielplan
    .hint = Wie die Kacheln kommen, oder, auf dem kleinen Plan, neu gelegt, bis Häfen drei Felder auseinander liegen.
    .reason = Kapitäne, deren Häfen sich berühren, fallen schon im ersten Zug übereinander her.
option-board-shuffled = wie die Kacheln kommen
option-board-balanced = Häfen auseinander
option-static_defence = Feste Verteidigung
    .hint = Punkte verteidigen sich selbst und müssen auch dann besiegt werden, wenn niemand da ist.
    .reason = Sonst nimmt eine einzige Gruppe einen leeren Punkt nach dem anderen ein, und niemand kann sie aufhalten.
option-all_fire = Feuer im Zug anderer
    .hint = Hat der Kapitän, der am Zug ist, gefeuert, dürfen die anderen auf ihn feuern. Sonst darf nur das Feuer eröffnen, wer am Zug ist.
    .reason = Die Züge gehen schneller, und jeder entscheidet im eigenen Zug, ob er feuert.
option-truce = Waffenruhe in der ersten Runde
    .hint = Auf dem kleinen Plan darf in der ersten Runde niemand angreifen.
    .reason = Sonst kann gewinnen, wer anfängt, bevor die anderen am Zug waren.
option-rounds = Länge
    .hint = Nach welcher Runde spätestens gezählt wird; wie gedruckt erst nach der hundertsten.
    .reason = Gleich starke Kapitäne können sich ewig belagern; so wissen alle, wie lange es dauert.
option-rounds-printed = bis jemand gewonnen hat
option-rounds-usual = 15 Runden (klein), 30 (mittel), 45 (groß)
option-rounds-short = 12 Runden (klein), 24 (mittel), 36 (groß)
option-rounds-endless = endlos

# Namen

letter = { $letter }
price = { $gold } Gold
ships = { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
}
crews = { $count ->
    [one] eine Mannschaft
   *[other] { $count } Mannschaften
}
figures-both = { $ships } und { $crews }
figure = { $figure ->
    [ship] Schiff
   *[crew] Mannschaft
}
    .note = { $figure ->
    [ship] Kommt in den Hafen einer deiner Städte.
   *[crew] Kommt in eine deiner Städte.
}
point = { $kind ->
    [temple] den Tempel auf { $square }
    [skull] den Totenkopf auf { $square }
   *[city] die Stadt auf { $square }
}

# Was wo steht

piece-token = Schatzplättchen: ein Punkt, der niemandem gehört
piece-flag = Flagge: ein Punkt dieses Kapitäns
piece-caravel = Schiff
piece-crew = Mannschaft
point-at = { $kind ->
    [temple] Tempel
    [skull] Totenkopf
   *[city] Stadt
} auf { $square }{ $area ->
    [none] {""}
   *[other] , Gebiet { $area }
}: { $owned ->
    [yes] { $seat }, { $coins } Gold je Runde
   *[no] gehört niemandem
}
group-at = { $seat }: { $figures } auf { $square }
hand-at = { $seat }: { $figures } ausgewählt, auf { $square }

# Was gerade geschieht

phase-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }{ $last ->
        [0] {""}
       *[other] {" "}von { $last }
    }
}
phase-over = Ende
phase-board = Der Plan
phase-compass = Der Kompass
phase-turn = { $seat } ist am Zug · { $part ->
    [buying] Kaufen
    [moving] Ziehen
   *[fighting] Kämpfen
}
meter-steps = Schritte
prompt-chance = { $step ->
    [spin] Der Kompass dreht sich …
    [layout] Der Plan wird ausgelegt …
   *[other] Es wird gewürfelt …
}
prompt-over = { $winners ->
    [one] { $seat } hat die Karibik erobert!
   *[other] { $winners } Kapitäne teilen sich die Karibik.
}
prompt-melee = Nahkampf auf { $square }: { $seat } oder { $foe }.
prompt-market = Wirb Schiffe und Mannschaften an, kaufe Karten oder beginne zu ziehen.
prompt-quarters = { $figure ->
    [ship] Wähle den Hafen für dein neues Schiff.
   *[crew] Wähle die Stadt für deine neue Mannschaft.
}
prompt-manoeuvres = Welche Gruppe möchtest du ziehen?
prompt-manoeuvres-hand = Wähle, wohin diese Gruppe zieht. Soll jemand zurückbleiben, lass ihn vorher zurück.
prompt-manoeuvres-on = Zieh weiter, wähle eine andere Gruppe, oder drück auf Fertig gezogen: Dann wird gekämpft.
prompt-gunnery = Wähle das Feld, das feuert, oder drück auf Fertig gefeuert.
prompt-gunnery-hand = Wähle das Feld, auf das gefeuert wird.
prompt-reply = { $foe } feuert auf dich, auf { $square }. Feuerst du zurück?
prompt-casualty = Du verlierst auf { $square } eine Figur: Wähle ein Schiff oder eine Mannschaft.
prompt-wait-market = { $seat } kauft ein.
prompt-wait-quarters = { $seat } wirbt an.
prompt-wait-manoeuvres = { $seat } zieht.
prompt-wait-gunnery = { $seat } steht an den Geschützen.
prompt-wait-reply = { $seat } kann zurückfeuern.
prompt-wait-casualty = { $seat } verliert auf { $square } eine Figur und wählt, welche.
hint-truce = Waffenruhe: Felder und Punkte der anderen darfst du in dieser Runde nicht betreten.
hint-free = Du nimmst { $point } ein.
hint-hits = Niemand kann zurückfeuern: Der Schuss trifft.
hint-bonuses = Du zählst { $own } dazu, die anderen { $theirs }.
hint-steps-left = { $steps ->
    [one] Du hast noch einen Schritt.
   *[other] Du hast noch { $steps } Schritte.
}
warning-melee = { $fighters ->
    [one] Dort müsstest du gegen { $seat } kämpfen: ein Kämpfer.
   *[other] Dort müsstest du gegen { $seat } kämpfen: { $fighters } Kämpfer.
}
warning-defended = Bleibst du dort, musst du gegen den festen Verteidiger kämpfen ({ $seat }).
warning-drown = { $crews ->
    [one] Die Mannschaft geht mit ihrem Schiff unter.
   *[other] Die { $crews } Mannschaften gehen mit ihrem Schiff unter.
}
warning-hit = Der Schuss trifft: Du verlierst eine Figur.

# Bereiche und Zahlen

fact-points = { $points ->
    [one] Punkt: 1
   *[other] Punkte: { $points }
}
fact-gold = Gold: { $gold }, am Ende der Runde { $income } mehr
fact-balls = { $balls ->
    [one] Kanonenkugel: 1
   *[other] Kanonenkugeln: { $balls }
}
note-areas = { $count ->
    [one] hat Gebiet { $areas } ganz
   *[other] hat die Gebiete { $areas } ganz
}
note-no-figures = ohne Figuren
zone-compass = Kompass
    .note = { $seat } beginnt.
zone-shop = Laden
    .note = Neue Schiffe und Mannschaften kommen in deine Städte; Karten kannst du überall kaufen.
zone-standing = Punkte
    .note = Wer am Ende einer Runde { $majority } der { $points } Punkte hat, beendet das Spiel.
zone-reckoning = Die Wertung
head-points = Punkte
head-areas = Gebiete
head-gold = Gold
score-points = Punkte: { $points }
score-areas = Doppelt gezählt, in ganzen Gebieten: { $points }
bonus-more = { $with ->
    [guns] { $count ->
        [one] Ein weiteres Geschütz
       *[other] { $count } weitere Geschütze
    }
   *[swords] { $count ->
        [one] Ein weiterer Kämpfer
       *[other] { $count } weitere Kämpfer
    }
}

# Was man tun kann

offer-buy = { $card } kaufen: { $gold } Gold
offer-hire = { $figure ->
    [ship] Ein Schiff anwerben: { $gold } Gold
   *[crew] Eine Mannschaft anwerben: { $gold } Gold
}
offer-quarters = { $figure ->
    [ship] In den Hafen auf { $square }
   *[crew] In die Stadt auf { $square }
}
offer-take-up = Von { $square } ziehen: { $figures }
offer-aim = Von { $square } feuern
offer-leave = { $figure ->
    [ship] Ein Schiff auf { $square } zurücklassen
   *[crew] Eine Mannschaft auf { $square } zurücklassen
}
offer-go = { $how ->
    [sail] Nach { $square } segeln
    [ashore] An Land gehen, nach { $square }
    [march] Nach { $square } marschieren
   *[aboard] An Bord gehen, auf { $square }
}: { $figures }{ $steps ->
    [0] , mit der Strömung
   *[other] {""}
}
offer-fire = Auf { $square } feuern: { $seat }
offer-answer = Zurückfeuern
offer-hold = Nicht feuern
offer-lose = { $figure ->
    [ship] Ein Schiff verlieren
   *[crew] Eine Mannschaft verlieren
}
offer-done = { $part ->
    [buying] Fertig gekauft
    [firing] Fertig gefeuert
   *[moving] Fertig gezogen
}

# Das Logbuch

event-lay = Der Plan wird ausgelegt.
event-round = Runde { $round }
event-compass = Der Kompass zeigt { $sector }; { $seat } beginnt.
event-turn = { $seat } ist am Zug
event-buy = { $seat } kauft { $card } für { $gold } Gold.
event-hire = { $figure ->
    [ship] { $seat } wirbt für { $gold } Gold ein Schiff an.
   *[crew] { $seat } wirbt für { $gold } Gold eine Mannschaft an.
}
event-at = { $part ->
    [buying] Die neue Figur kommt nach { $square }.
    [firing] { $seat } zielt von { $square } aus.
   *[moving] { $seat } wählt die Gruppe auf { $square }.
}
event-leave = { $figure ->
    [ship] Ein Schiff bleibt auf { $square }.
   *[crew] Eine Mannschaft bleibt auf { $square }.
}
event-go = { $seat }: nach { $square }.
event-fire = { $seat } feuert auf { $square }.
event-answer = { $seat } feuert zurück.
event-hold = { $seat } feuert nicht.
event-done = { $part ->
    [buying] { $seat } hat fertig gekauft.
    [firing] { $seat } hat fertig gefeuert.
   *[moving] { $seat } hat fertig gezogen.
}
event-clash = { $with ->
    [swords] Nahkampf
   *[guns] Geschützkampf
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Gleichstand: Es wird noch einmal gewürfelt.
    [won] { $attacker } gewinnt.
   *[lost] { $defender } gewinnt.
}
event-battle = Schlacht auf { $square }{ $place ->
    [temple] , um den Tempel
    [skull] , um den Totenkopf
    [city] , um die Stadt
   *[square] {""}
}: { $seat } mit { $fighters }, { $foe } mit { $against }.
event-lose = { $figure ->
    [ship] { $seat } gibt ein Schiff auf.
   *[crew] { $seat } gibt eine Mannschaft auf.
}
event-lost = { $figure ->
    [ship] { $seat } verliert auf { $square } ein Schiff.
   *[crew] { $seat } verliert auf { $square } eine Mannschaft.
}
event-drowned = { $crews ->
    [one] Eine Mannschaft geht mit unter.
   *[other] { $crews } Mannschaften gehen mit unter.
}
event-overrun = { $place ->
    [temple] Der Tempel auf { $square } fällt; { $seat } hat ihn verloren.
    [skull] Der Totenkopf auf { $square } fällt; { $seat } hat ihn verloren.
   *[city] Die Stadt auf { $square } fällt; { $seat } hat sie verloren.
}
event-unharmed = Der Punkt auf { $square } verliert nichts.
event-taken = { $place ->
    [temple] { $seat } nimmt den Tempel auf { $square } ein
    [skull] { $seat } nimmt den Totenkopf auf { $square } ein
   *[city] { $seat } nimmt die Stadt auf { $square } ein
}{ $owned ->
    [yes] ; bisher: { $owner }
   *[no] {""}
}.
event-income = { $seat } bekommt { $coins } Gold.
event-majority = { $seat } hat { $points } Punkte, mehr als die Hälfte von allen.
event-elimination = { $seat } hat weder eine Figur noch einen Punkt.
event-time-up = Die letzte Runde ist vorbei.

# Warum nicht

refused-owned-already = Diese Karte hast du schon: Kaufe etwas anderes.
refused-too-expensive = Du hast nicht genug Gold: Kaufe etwas Billigeres.
refused-no-city = Du hast keine Stadt: Nimm erst eine ein.
refused-no-haven = Dort ist kein Platz, oder ein Gegner hält das Feld: Mach erst Platz, oder vertreibe ihn.
refused-no-harbour-of-yours = Dieser Hafen gehört zu keiner deiner Städte: Wähle einen, der dazugehört.
refused-no-city-of-yours = Diese Stadt gehört dir nicht: Wähle eine von deinen.
refused-ship-ashore = Schiffe bleiben auf See: Segle die Küste entlang oder lass eine Mannschaft an Land gehen.
refused-no-ship = Mannschaften gehen nur dort auf See, wo ein eigenes Schiff liegt: Bring erst ein Schiff.
refused-adrift = Eine Mannschaft bliebe ohne Schiff auf See zurück: Nimm sie mit oder lass auch ein Schiff da.
refused-full = Auf einem Feld haben höchstens vier deiner Figuren Platz: Lass eine zurück, oder zieh anderswohin.
refused-too-far = { $how ->
    [here] Die Gruppe ist schon dort: Wähle ein anderes Feld.
    [none] Dorthin kommt diese Gruppe nicht: Wähle ein anderes Feld, oder lass andere zurück.
    [near] Das { $far ->
        [one] ist ein Schritt
       *[other] sind { $far } Schritte
    }, und du hast { $left }: Geh Feld für Feld.
   *[far] Zu weit: { $far ->
        [one] ein Schritt
       *[other] { $far } Schritte
    }, du hast { $left }.
}
refused-no-steps = Du hast keine Schritte mehr: Nur eine Strömung kann deine Schiffe noch weitertragen.
refused-carried = Die Strömung hat deine Schiffe schon im Kreis getragen: Weiterzufahren kostet einen Schritt, und du hast keinen mehr.
refused-truce = Waffenruhe: Felder und Punkte der anderen darfst du in dieser Runde nicht betreten. Zieh vorerst anderswohin.
refused-step-first = Du hast schon eine Gruppe gewählt: Mach mit ihr erst einen Schritt.
refused-in-hand = Diese Gruppe hast du schon gewählt: Mach mit ihr einen Schritt.
refused-no-group = Dort hast du keine Figuren: Wähle eine deiner Gruppen.
refused-engaged = Dort stehen auch Gegner, also bleibt diese Gruppe und kämpft: Wähle eine andere.
refused-no-way = So kann diese Gruppe nicht ziehen: Wähle eine andere, oder lass andere zurück.
refused-nothing-in-hand = Wähle erst eine Gruppe.
refused-no-such-figure = In der gewählten Gruppe ist keine solche Figur: Wähle eine, die dazugehört.
refused-no-guns = Dort hast du weder ein Schiff noch einen Punkt: Feuere von anderswo.
refused-fired-already = Von dort wurde in diesem Zug schon gefeuert: Feuere von anderswo, oder drück auf Fertig gefeuert.
refused-in-melee = Auf diesem Feld stehen Gegner, und es kommt zum Nahkampf: Feuere von anderswo, oder drück auf Fertig gefeuert.
refused-nobody-near = Neben diesem Feld ist nichts zu treffen: Feuere von anderswo, oder drück auf Fertig gefeuert.
refused-nobody-there = Dort ist kein Gegner: Feuere auf ein anderes Feld.
refused-not-in-turn = Im Zug eines anderen darfst du nur auf diesen Kapitän feuern: Wähle ein anderes Feld.
refused-mingled = Dort stehen auch eigene Figuren, und es kommt zum Nahkampf: Feuere auf ein anderes Feld.
refused-ships-only = Ohne ein eigenes Schiff dort trifft dieser Punkt nur Schiffe: Feuere auf ein anderes Feld.
refused-camouflaged = Diese Mannschaft ist getarnt: Feuere auf ein anderes Feld.
refused-fire-first = Wer feuert, hast du schon gewählt: Wähle jetzt das Feld, auf das gefeuert wird.
refused-aim-first = Wähle erst, wer feuert.

# Zahlen aus vielen Spielen

figure-battles = Schlachten
figure-shots = Schüsse
figure-figures-lost = Verlorene Figuren
figure-points-taken = Eingenommene Punkte
figure-attackers-won = Vom Angreifer gewonnene Schlachten
figure-points-from-rivals = Anderen abgenommene Punkte
figure-ended-by-majority = Durch eine Mehrheit beendet
figure-ended-by-elimination = Beendet, weil jemand ausgeschieden war
figure-ended-by-last-round = Mit der letzten Runde beendet

# Warum ein Bot so spielt.

feature-unit = { $count ->
    [one] Punkt
   *[other] Punkte
}
feature-points = mehr strategische Punkte
    .less = weniger strategische Punkte
feature-areas = mehr Punkte für ganze Gebiete
    .less = weniger Punkte für ganze Gebiete
feature-ships = mehr Schiffe
    .less = weniger Schiffe
feature-crews = mehr Mannschaften
    .less = weniger Mannschaften
feature-gold = mehr Gold
    .less = weniger Gold
feature-swords = stärker im Nahkampf
    .less = schwächer im Nahkampf
feature-guns = stärker im Geschützkampf
    .less = schwächer im Geschützkampf
feature-hope = mehr Punkte in Reichweite
    .less = weniger Punkte in Reichweite
feature-majority = bessere Aussicht auf die Mehrheit
    .less = schlechtere Aussicht auf die Mehrheit
feature-rivals = der stärkste Rivale wird schwächer
    .less = der stärkste Rivale wird stärker
