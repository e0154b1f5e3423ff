# Caribbean Conquest.

game-title = Caribbean Conquest
game-line = Tempel, Totenköpfe und Städte: Wer sie hat, dem gehört die Karibik.
game-aim = Die meisten Tempel, Totenköpfe und Städte am Ende.
game-kind = Eroberung

# Zahlen, die Varianten ändern dürfen

option-turn_steps = Schritte in einem Zug
    .hint = Wie viele Schritte ein Kapitän im Zug für alle Gruppen zusammen hat.
option-ship_price = Preis eines Schiffs
    .hint = Wie viel Gold ein neues Schiff kostet.
option-crew_price = Preis einer Mannschaft
    .hint = Wie viel Gold eine neue Mannschaft kostet.
option-first_crews = Mannschaften zu Beginn
    .hint = Wie viele Mannschaften in jeder Stadt eines Kapitäns beginnen.
option-board_drawing = Zeichnung des Spielplans
    .hint = Ein Zeichen für jedes Feld, Zeile für Zeile; leer: Der Zufall legt den Plan.

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
    [ship] Kommt in einen deiner Häfen.
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
        [0] { $majority ->
            [0] {""}
           *[other] , bis jemand { $majority } Punkte hat
        }
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
result = { $score ->
    [one] ein Siegpunkt
   *[other] { $score } Siegpunkte
}{ $areas ->
    [0] {""}
   *[other] {" "}({ $points } gehalten, { $areas } mehr für ganze Gebiete)
}, { $gold } Gold
prompt-melee = Nahkampf auf { $square }: { $seat } oder { $foe }.
prompt-market = Wirb Schiffe und Mannschaften an, kauf Karten, oder drück auf „Kauf beenden“.
prompt-quarters = { $figure ->
    [ship] Wähle den Hafen für dein neues Schiff.
   *[crew] Wähle die Stadt für deine neue Mannschaft.
}
prompt-manoeuvres = Welche Gruppe möchtest du ziehen?
prompt-manoeuvres-hand = { $several ->
    [0] Wähle ein Feld: Die Zahl nennt die Schritte.
   *[other] Wähle ein Zielfeld, oder lass jemanden zurück.
}
prompt-manoeuvres-on = Zieh weiter, wähle eine andere Gruppe, oder drück auf „Bewegung beenden“.
back-group = Andere Gruppe wählen
back-guns = Von woanders feuern
back-hire = { $figure ->
    [ship] Dieses Schiff nicht anwerben
   *[crew] Diese Mannschaft nicht anwerben
}
prompt-gunnery = { $turn ->
    [own] Du kannst feuern: { $shots }.
   *[others] { $foe } ist in Reichweite. Du kannst feuern: { $shots }.
} Wähle, von wo du feuerst, oder drück auf „Feuer einstellen“.
shot = von { $here } auf { $targets }
aim = { $seat } ({ $square })
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
hint-nearest = Ohne Kampf erreichst du am schnellsten { $point }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} { $where ->
    [hand] weit
   *[group] von { $square }
}.
hint-other-group = Die Gruppe auf { $square } kann { $point } einnehmen: Wähle sie als nächste.
hint-quarters = Auf dem Plan eingerahmt: { $squares }.
hint-market = Du hast { $gold } Gold. Schiffe und Mannschaften nehmen Punkte ein und bewachen sie; eine Karte hilft in jedem Kampf.
hint-goal = Die Gruppe auf { $square } kommt mit { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} hin.
hint-purchase = { $use } Danach hast du noch { $gold } Gold.
hint-both = { $first } { $second }
hint-taking = Bleibt diese Gruppe hier, nimmst du { $point } ein.
hint-whole = Du hättest das ganze Gebiet { $area }: Es zählt doppelt.
hint-board = Deine Mannschaft auf { $crew } kann an Bord des Schiffs daneben gehen, auf { $ship }.
hint-aboard = Mit dem Schiff erreicht die Mannschaft jetzt { $points }: Wähle die Gruppe auf { $square } noch einmal.
hint-guard = Gehen alle, bewacht niemand { $point }.
hint-standing = Du hältst { $points } von { $all } Punkten: { $gold } Gold am Ende der Runde.
hint-majority = { $short ->
    [0] { $whose ->
        [own] Du hältst { $points } von { $all } Punkten: Bleibt es so, ist das Spiel am Ende der Runde vorbei.
       *[rival] { $seat } hält { $points } von { $all } Punkten: Nimmt niemand einen davon ein, ist das Spiel am Ende der Runde vorbei.
    }
    [one] { $whose ->
        [own] Dir fehlt nur noch ein Punkt, um das Spiel zu beenden.
       *[rival] { $seat } fehlt nur noch ein Punkt, um das Spiel zu beenden.
    }
   *[other] { $whose ->
        [own] Dir fehlen nur noch { $short } Punkte, um das Spiel zu beenden.
       *[rival] { $seat } fehlen nur noch { $short } Punkte, um das Spiel zu beenden.
    }
}
hint-majority-too = { $short ->
    [one] Auch dir fehlt nur noch einer.
   *[other] Auch dir fehlen nur noch { $short }.
}
hint-free = Du nimmst { $point } ein{ $owned ->
    [yes] , bisher von { $owner } gehalten
   *[no] {""}
}.{ $whole ->
    [none] {""}
   *[other] {" "}Damit gehört dir das ganze Gebiet { $whole }: Dort zählt und bringt jeder Punkt das Doppelte.
}{ $most ->
    [0] {""}
   *[other] {" "}Damit hältst du mehr als die Hälfte aller Punkte: Das Spiel endet mit dieser Runde.
}{ $last ->
    [0] {""}
   *[other] {" "}Das sind deine letzten Schritte.
}
hit = Gewinnst du, verliert { $seat } eine Figur auf { $square }.
hit-nothing = Gewinnst du, geht auf { $square } nichts verloren, aber deine Figuren sind sicher.
hint-hits = Niemand kann zurückfeuern: Der Schuss trifft, und { $seat } verliert eine Figur auf { $square }.
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] , wenn zurückgefeuert wird, sonst sicher
} (zu deinem Würfel kommen { $own }, zum anderen { $theirs }). { $hit }
hint-steps-left = { $steps ->
    [one] Du hast noch einen Schritt.
   *[other] Du hast noch { $steps } Schritte.
}
hint-fire-next = Danach darfst du feuern.
hint-last-steps = Das sind deine letzten Schritte: Dann wird gekämpft, oder dein Zug endet.
warning-melee = { $chance }: Dort müsstest du gegen { $seat } kämpfen, { $own } gegen { $fighters }, bis eine Seite weg ist.
warning-defended = { $chance }: Bleibst du dort, musst du gegen den festen Verteidiger kämpfen ({ $seat }).
warning-drown = { $crews ->
    [one] Die Mannschaft geht mit ihrem Schiff unter.
   *[other] Die { $crews } Mannschaften gehen mit ihrem Schiff unter.
}
warning-hit = Der Schuss trifft: Du verlierst eine Figur.
warning-loss = Bei einer Niederlage verlierst du eine Figur auf { $square }.

# Bereiche und Zahlen

fact-points = { $points ->
    [one] Punkt: 1
   *[other] Punkte: { $points }
}{ $counted ->
    [0] {""}
   *[other] {" "}gehalten, am Ende { $counted } gezählt: Ganze Gebiete zählen doppelt
}
fact-gold = Gold: { $gold }, am Ende der Runde { $income } mehr
fact-balls = { $balls ->
    [one] Kanonenkugel: 1
   *[other] Kanonenkugeln: { $balls }
}
note-areas = { $held ->
    [0] {""}
   *[other] { $held } gehalten ·{" "}
}{ $counted } gezählt: { $count ->
    [one] Gebiet { $areas }
   *[other] Gebiete { $areas }
} doppelt
note-both = { $first }; { $second }
note-majority = { $short ->
    [0] hat genug Punkte, um das Spiel mit dieser Runde zu beenden
    [one] braucht noch einen Punkt, um das Spiel zu beenden
   *[other] braucht noch { $short } Punkte, um das Spiel zu beenden
}
note-no-figures = ohne Figuren
zone-compass = Kompass
    .note = Nadel: { $sector }. Die erste dieser Farben, die mitspielt, beginnt.
zone-shop = Laden
    .note = Öffnet am Anfang deines Zuges, wenn du mindestens { $price } Gold hast.
purse = Du hast { $gold } Gold
ware-owned = Du hast { $count }. { $use }
shop-group = { $group ->
    [figures] Nehmen Punkte ein und bewachen sie
    [melee] Für Nahkämpfe: zählt zu deinem Würfel
   *[guns] Für Geschützkämpfe
}
zone-standing = Punkte
    .note = Wer am Ende einer Runde { $majority } der { $points } Punkte hat, beendet das Spiel.{ $last ->
        [0] {""}
       *[other] {" "}Spätestens nach Runde { $last } ist es vorbei.
    }
zone-reckoning = Die Wertung
head-points = Punkte
head-areas = Gebiete
head-gold = Gold, bei Gleichstand
score-points = Punkte: { $points }
score-areas = Doppelt gezählt, in ganzen Gebieten: { $points }
fight-stake = { $place ->
    [point] Es geht um { $point }. Jeder Wurf kostet die unterlegene Seite einen Kämpfer.
   *[square] Jeder Wurf kostet die unterlegene Seite einen Kämpfer.
}
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
    [ship] Schiff zurücklassen
   *[crew] Mannschaft zurücklassen
}
offer-go = { $how ->
    [sail] Nach { $square } segeln
    [ashore] An Land gehen, nach { $square }
    [march] Nach { $square } marschieren
   *[aboard] An Bord gehen, auf { $square }
} ({ $figures }{ $steps ->
    [0] , mit der Strömung
   *[other] {""}
})
offer-fire = Auf { $seat } feuern ({ $square })
offer-answer = Zurückfeuern
offer-hold = Nicht feuern
offer-lose = { $figure ->
    [ship] Ein Schiff verlieren
   *[crew] Eine Mannschaft verlieren
}
offer-done = { $part ->
    [buying] Kauf beenden
    [firing] Feuer einstellen
   *[moving] Bewegung beenden
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
event-go = { $seat } zieht nach { $square }.
event-fire = { $seat } feuert auf { $square }.
event-answer = { $seat } feuert zurück.
event-hold = { $seat } feuert nicht.
recap-steps = { $seat } macht { $count } Schritte, den letzten nach { $square }.
event-done = { $part ->
    [buying] { $seat } beendet den Kauf.
    [firing] { $seat } stellt das Feuer ein.
   *[moving] { $seat } beendet die Bewegung.
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
    [ship] { $seat } verliert auf { $square }{ $fought ->
        [yes] {" "}gegen { $foe }
       *[no] {""}
    } ein Schiff.
   *[crew] { $seat } verliert auf { $square }{ $fought ->
        [yes] {" "}gegen { $foe }
       *[no] {""}
    } eine Mannschaft.
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
refused-group-first = Wähle erst die Gruppe auf { $square }: Sie kommt mit { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} hin.
refused-nothing-in-hand = Wähle erst eine Gruppe.
refused-no-such-figure = In der gewählten Gruppe ist keine solche Figur: Wähle eine, die dazugehört.
refused-no-guns = Dort hast du weder ein Schiff noch einen Punkt: Feuere von anderswo.
refused-fired-already = Von dort wurde in diesem Zug schon gefeuert: Feuere von anderswo, oder drück auf „Feuer einstellen“.
refused-in-melee = Auf diesem Feld stehen Gegner, und es kommt zum Nahkampf: Feuere von anderswo, oder drück auf „Feuer einstellen“.
refused-nobody-near = Neben diesem Feld ist nichts zu treffen: Feuere von anderswo, oder drück auf „Feuer einstellen“.
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

# Was man will, und wozu alles da ist.

aim-card-1 = Du willst am Ende die meisten Punkte: Tempel, Totenköpfe und Städte, die dir gehören.
    .art = flag
aim-card-2 = In deinem Zug: Kauf ein, wenn du Gold hast, zieh mit deinen Gruppen, die sich deine Schritte teilen (auch über den Kartenrand), dann wird gekämpft.
    .art = caravel
aim-card-3 = Mannschaften nehmen Tempel und Städte, Schiffe Totenköpfe, sobald die Kämpfe vorbei sind. Sie bleiben dein, bis andere sie nehmen.
    .art = crew
aim-card-4 = Punkte bringen jede Runde Gold und zählen am Ende, beides doppelt, wo dir ein ganzes Gebiet gehört; Gold kauft Schiffe, Mannschaften und Karten.
    .art = coin
aim-card-5 = Das Spiel endet mit der letzten Runde, oder wenn jemand mehr als die Hälfte aller Punkte hält.
    .art = i-crown

use-space-city = Ein Punkt: Er bringt jede Runde Gold und zählt am Ende; in deine Städte kommen deine neuen Mannschaften.
    .paragraph = §19
use-space-harbour = In die Häfen deiner Städte kommen deine neuen Schiffe; vor Angriffen schützt er nicht.
    .paragraph = §9
use-space-jungle = Mannschaften gehen über Land von Feld zu Feld, je ein Schritt.
    .paragraph = §11
use-space-skull = Ein Punkt auf See: Ein Schiff von dir, das nach den Kämpfen hier ist, nimmt ihn ein.
    .paragraph = §19
use-space-temple = Ein Punkt an Land: Eine Mannschaft von dir, die nach den Kämpfen hier ist, nimmt ihn ein.
    .paragraph = §19
use-space-wave = Mit der Strömung eines Strudels fährt ein Schiff umsonst, von Welle zu Welle.
    .paragraph = §12
use-piece-caravel = { $whose ->
    [yours] Deine Schiffe: Sie fahren, tragen deine Mannschaften, feuern mit Kanonenkugeln und nehmen Totenköpfe ein.
   *[other] Feindliche Schiffe: Beende den Weg einer Gruppe auf ihrem Feld, um zu kämpfen, oder feuere von daneben.
}
    .paragraph = §11
use-piece-crew = { $whose ->
    [yours] Deine Mannschaften: Sie gehen über Land oder fahren auf deinen Schiffen mit und nehmen Tempel und Städte ein.
   *[other] Feindliche Mannschaften: Beende den Weg einer Gruppe auf ihrem Feld, um zu kämpfen.
}
    .paragraph = §11
use-piece-flag = { $whose ->
    [yours] Dein Punkt: Er bringt dir jede Runde Gold, feuert wie ein Schiff und zählt am Ende.
   *[other] Ein Punkt dieses Kapitäns: Stehen nach den Kämpfen Figuren von dir darauf, wird er dein.
}
    .paragraph = §19
use-piece-token = Ein Punkt, der noch niemandem gehört: Steh nach den Kämpfen hier, um ihn zu nehmen; eine Farbe ist ein Gebiet.
    .paragraph = §19
use-card-caravel = Ein neues Schiff kommt in den Hafen einer deiner Städte und darf gleich fahren.
    .paragraph = §9
use-card-crew = Eine neue Mannschaft kommt in eine deiner Städte und darf gleich ziehen.
    .paragraph = §9
use-card-g-cannonball = Für einen Schuss auf ein Nachbarfeld; du kannst beliebig viele kaufen.
    .paragraph = §8
use-card-g-cutlasses = Zählt in all deinen Nahkämpfen 1 zum Würfel.
    .paragraph = §8
use-card-g-pistols = Zählt in all deinen Nahkämpfen 2 zum Würfel.
    .paragraph = §8
use-card-g-boarders = Zählt in all deinen Nahkämpfen 3 zum Würfel.
    .paragraph = §8
use-card-g-spyglass = Zählt in all deinen Geschützkämpfen 1 zum Würfel.
    .paragraph = §8
use-card-g-long-guns = Zählt in all deinen Geschützkämpfen 2 zum Würfel.
    .paragraph = §8
use-card-g-master-gunner = Zählt in all deinen Geschützkämpfen 3 zum Würfel.
    .paragraph = §8
use-card-g-camouflage = An Land trifft kein Geschütz deine Mannschaften.
    .paragraph = §8
use-die = Er ist noch nicht geworfen.
    .paragraph = §17
use-die-d = Er zählt seine Zahl; mit den Zuschlägen gewinnt die höhere Summe.
    .paragraph = §17
use-die-d-skull = Der Totenkopf zählt sieben, mehr zeigt kein Würfel.
    .paragraph = §17
use-fact-coin = Gold kauft Schiffe, Mannschaften und Karten; niemand kann es nehmen.
    .paragraph = §8
use-fact-flag = Gehaltene Punkte; mehr als die Hälfte von allen beendet das Spiel. Am Ende zählen die eines ganzen Gebiets doppelt.
    .paragraph = §22
use-fact-g-cannonball = Jeder Schuss kostet eine Kanonenkugel.
    .paragraph = §14
use-row-flag = Bisher gehaltene Punkte; mehr als die Hälfte von allen beendet das Spiel. Am Ende zählen die eines ganzen Gebiets doppelt.
    .paragraph = §22
use-zone-compass = Die erste der drei Farben, von innen, die jemand spielt, beginnt die Runde.
    .paragraph = §6
use-zone-duel = Beide würfeln und zählen ihre Zuschläge dazu; wer weniger hat, verliert eine Figur.
    .paragraph = §17
use-zone-reckoning = Jeder Punkt zählt eins, und Punkte eines Gebiets, das jemand ganz hat, zählen zwei.
    .paragraph = §23
use-zone-shop = Zu Beginn deines Zuges kannst du Karten, Schiffe und Mannschaften kaufen, egal wo deine Figuren sind.
    .paragraph = §8
use-zone-standing = Wie viele Punkte alle halten; mehr als die Hälfte von allen beendet das Spiel. Am Ende zählen die eines ganzen Gebiets doppelt.
    .paragraph = §22
use-meter = Sechs Schritte im Zug für alle deine Gruppen zusammen; eine Strömung trägt Schiffe umsonst.
    .paragraph = §10
use-mark-range = Die Gruppe in deiner Hand kommt bis hierher; die Zahl sagt, mit wie vielen Schritten.
    .paragraph = §10
use-mark-range-prize = Ein Punkt, den du in diesem Zug ohne Kampf einnehmen kannst; die Zahl sagt, mit wie vielen Schritten.
    .paragraph = §10
use-mark-range-aim = Auf dieses Feld kannst du feuern.
    .paragraph = §14
use-mark-range-haven = Was du anwirbst, kann hierher kommen.
    .paragraph = §9
use-mark-danger-foe = Hält die Gruppe hier an, muss sie kämpfen.
    .paragraph = §13

# Warum ein Bot so spielt.

feature-unit = { $count ->
    [one] Punkt
   *[other] Punkte
}
feature-points = mehr gehaltene Punkte
    .less = weniger gehaltene Punkte
    .plain = { $gain ->
        [0] So hältst du etwas mehr
        [one] So hältst du etwa einen Punkt mehr
       *[other] So hältst du etwa { $gain } Punkte mehr
    }
feature-areas = mehr Punkte für ganze Gebiete
    .less = weniger Punkte für ganze Gebiete
    .plain = Das bringt mehr Punkte für ganze Gebiete
feature-ships = mehr Schiffe
    .less = weniger Schiffe
    .plain = So bleiben mehr Schiffe
feature-crews = mehr Mannschaften
    .less = weniger Mannschaften
    .plain = So bleiben mehr Mannschaften
feature-gold = mehr Gold
    .less = weniger Gold
    .plain = So bleibt mehr Gold
feature-swords = stärker im Nahkampf
    .less = schwächer im Nahkampf
    .plain = So werden die Mannschaften stärker im Nahkampf
feature-guns = stärker im Geschützkampf
    .less = schwächer im Geschützkampf
    .plain = So werden die Schiffe stärker im Geschützkampf
feature-hope = mehr Punkte in der Nähe deiner Figuren
    .less = weniger Punkte in der Nähe deiner Figuren
    .plain = So kommen deine Figuren näher an Punkte, die du nehmen kannst
feature-majority = bessere Aussicht auf die Mehrheit
    .less = schlechtere Aussicht auf die Mehrheit
    .plain = So wird eine Mehrheit wahrscheinlicher
feature-rivals = der stärkste Rivale steht schlechter
    .less = der stärkste Rivale steht besser
    .plain = Das schadet dem stärksten Rivalen

# Die Felder einer Stellung, wie sie beim Bearbeiten heißen

field-board = Plan, Zeichen für Zeichen
field-sector = Sektor des Kompasses
field-round = Runde
field-turn = Wer am Zug ist
field-first = Hat diese Runde begonnen
field-colours = Farben
field-groups = Gruppen
field-owners = Besitzer der Punkte
field-gold = Gold
field-balls = Kanonenkugeln
field-cards = Ausrüstung
field-left = Übrige Schritte
field-rides = Von Strömungen getragen
field-hand = Gruppe am Zug
field-ships = Fahrende Schiffe
field-crews = Ziehende Mannschaften
field-fresh = Gruppe hat noch nicht gehandelt
field-fired = Haben gefeuert
field-dice = Würfel
field-duel = Duell
