# Treasure Map.

game-title = Schatzkarte
game-line = Tempel, Piraten und vier zerrissene Teile einer Karte: Wer ist zuerst in El Dorado?
game-aim = Finde alle vier Kartenteile und sei zuerst in El Dorado.
game-kind = Abenteuer

# Zahlen, die Varianten ändern dürfen

option-turn_steps = Schritte in einem Zug
    .hint = Wie viele Schritte ein Kapitän im Zug hat.
option-first_balls = Kanonenkugeln zu Beginn
    .hint = Mit wie vielen Kanonenkugeln jeder Kapitän beginnt.
option-pay_off_price = Preis eines Piratenfriedens
    .hint = Für wie viel Gold ein Pirat auf der Jagd nach Hause fährt.
option-ransom_price = Preis eines Lösegelds
    .hint = Wie viel Gold das Lösegeld für den Laderaum eines Piraten kostet, wenn mit Lösegeld gespielt wird.
option-board_drawing = Zeichnung des Spielplans
    .hint = Ein Zeichen für jedes Feld, Zeile für Zeile; leer: Der Zufall legt den Plan.

# Hausregeln

option-board = Der Spielplan
    .hint = Wie die Kacheln kommen, oder neu gelegt, bis Häfen drei Felder auseinander liegen, kein Totenkopf einen Tempel berührt und keine Insel groß ist.
    .reason = Liegen zwei Häfen nebeneinander oder Piratengeschütze vor einer Tempeltür, entscheidet das Los der Kacheln zu viel.
option-board-shuffled = wie die Kacheln kommen
option-board-balanced = ausgewogen
option-idle_pirates = Piraten, die niemanden jagen
    .hint = Ob ein Pirat, der auf seinem Totenkopf ruht, auf einen Kapitän feuert, der neben ihm anhält.
option-idle_pirates-fire = feuern ebenfalls
option-idle_pirates-answer = antworten nur
option-standing_still = Stehen bleiben
    .hint = Sonst muss jeder Kapitän mindestens einen Schritt tun.
option-el_dorado = El Dorado
    .hint = Auf der Rückseite der Lagekarte, oder an einem Ort, der in jedem Spiel neu gezogen wird.
    .reason = Es gibt nur vier Lagekarten: Wer sie auswendig kann (wie die Bots), weiß, wohin die Fahrt geht.
option-el_dorado-hidden = irgendwo, zufällig
option-el_dorado-printed = auf der Lagekarte
option-movement_cards = Marssegel und Stiefel
    .hint = Zwei Karten mehr im Laden, für einen fünften Schritt auf See oder an Land.
option-stranded = Mannschaften ohne Schiff
    .hint = Was aus einer Mannschaft an Land wird, deren Schiff zerstört wurde und wieder im Hafen liegt.
    .reason = Ein Schiff allein zu lassen ist ein Wagnis, und es zu zerstören lohnt den Schuss.
option-stranded-returns = kehren in den Hafen zurück
option-stranded-pays = kehren zurück und verlieren ihr Gold
option-stranded-stays = bleiben, wo sie sind
option-ransom = Lösegeld
    .hint = Für Gold bekommt ein Kapitän, was ein Pirat erbeutet hat.
    .reason = Ein Kartenteil im Laderaum eines starken Piraten wäre sonst für immer verloren.
option-stall_guard = Ein Ende, wenn niemand vorankommt
    .hint = Das Spiel endet nach sechzig Runden, oder wenn seit zwölf Runden keine Schätze mehr zu finden sind. Sonst endet es nach zweihundert, und niemand gewinnt.
    .reason = Was in Städten lagert, kann niemand erbeuten, und so kann ein Spiel stecken bleiben; dann gewinnt die beste Karte.
option-solo_level = Allein: Stufe
    .hint = Auf Stufe 1 zählen Piraten zwei dazu und haben keine Geschütze.
option-solo_level-1 = 1, leichter
option-solo_level-2 = 2, wie gedruckt
option-solo_pirates = Allein: Piraten
    .hint = Wie gefährlich die Piraten sind, wenn du allein spielst.
option-solo_pirates-two-steps = segeln zwei Felder
option-solo_pirates-three-steps = segeln drei Felder
option-solo_pirates-guns = feuern auch nach ihrem eigenen Zug

# Namen

pirate = Pirat { $number }
galleon = die Galeone
empty-ship = das leere Schiff von { $seat }
token-name = Plättchen { $name }
token-known = Plättchen { $area } { $numbers }
token-title = { $area } { $numbers }
token-hidden = Plättchen { $name }: Nur wer es hatte, kennt seine Rückseite.
token-read = Plättchen { $area } { $numbers } führt nach { $square }.
token-code = { $area } ist das Gebiet { $name }; { $numbers } sind die Zahlen seiner Ecken: Nordwest, Nordost, Südwest, Südost. In ihrer Reihenfolge zählt der erste Geländeteil mit Land, und darauf ebenso das erste Feld mit Land (§20).
map-piece = Kartenteil { $number }
die = { $face }
price = { $gold } Gold

# Was wo steht

piece-coin = Gold
piece-galleon = Galeone
piece-pirate = Pirat
piece-token = Schatz in einem Tempel
piece-goal = Ziel deines Plättchens
piece-dorado = El Dorado

goal-at = hierher führt { $token }, nach { $square }
dorado-at = El Dorado auf { $square }
treasure-at = { $dice ->
    [one] Schatz mit einem Würfel auf { $square }
   *[other] Schatz mit { $dice } Würfeln auf { $square }
}
coins-at = { $gold ->
    [one] eine Münze auf { $square }
   *[other] { $gold } Münzen auf { $square }
}
galleon-at = die Galeone auf { $square }
pirate-at = { $state ->
    [sunk] Pirat { $number }, versenkt, auf { $square }
    [hunting] Pirat { $number } auf { $square }, auf der Jagd nach { $seat }
   *[idle] Pirat { $number }, in Ruhe auf { $square }
}
ship-at = Schiff von { $seat }, bemannt, auf { $square }
empty-ship-at = leeres Schiff von { $seat } auf { $square }
crew-at = Mannschaft von { $seat } auf { $square }
route-pirate = Pirat { $number } käme nach { $square }.

# Was geschieht

phase-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round } · Stufe { $level }
}
phase-over = Das Ende
phase-board = Der Plan
phase-compass = Der Kompass
phase-pirates = Die Piraten
phase-turn = { $seat } ist am Zug
meter-steps = Schritte
prompt-chance = { $step ->
    [spin] Der Kompass dreht sich …
    [layout] Der Plan wird ausgelegt …
    [glance] Ein Plättchen wird angesehen …
    [find] Es wird um Gold gewürfelt …
   *[other] Ein Plättchen wird gezogen …
}
prompt-over = { $winners ->
    [0] Niemand hat El Dorado gefunden.
    [one] { $seat } hat gewonnen.
   *[other] { $winners } Kapitäne teilen sich den Sieg.
}
result-found = hat in Runde { $round } El Dorado gefunden
result = { $kinds ->
    [0] kein Kartenteil
    [one] ein Kartenteil
   *[other] { $kinds } verschiedene Kartenteile
}, { $gold } Gold
prompt-duel = Es wird gewürfelt: { $foe } gegen { $other } …
prompt-course = { $stop ->
    [0] Wähle ein Feld, auf das du ziehst.
    [2] Du hast keinen Schritt mehr: Halte hier an.
   *[other] Wähle ein Feld oder halte hier an.
}
prompt-wait-course = { $seat } ist unterwegs.
prompt-rivals = Wähle, gegen wen du zuerst kämpfst.
prompt-wait-rivals = { $seat } wählt den ersten Gegner.
prompt-gunnery = { $threats ->
    [0] In Reichweite: { $foes }. Wähle, auf wen du feuerst, oder feuere nicht.
   *[other] Hier können andere auf dich feuern: { $foes }. Wähle einen, um zuerst zu feuern oder nicht.
}
prompt-wait-gunnery = { $seat } steht an den Geschützen.
prompt-reply = Auf dich feuert { $foe }. Feuerst du zurück?
prompt-wait-reply = { $seat } kann zurückfeuern.
prompt-opening = Du kannst auf { $foe } feuern. Feuerst du?
prompt-wait-opening = { $seat } kann feuern.
prompt-exchange = { $what ->
    [found] Sieh dir an, was du gefunden hast, dann geht es weiter.
    [swap] Wähle für dein Plättchen ein Kartenteil, oder behalte, was du hast.
   *[none] Hier hast du nichts zu tauschen: weiter. (Wer ein Plättchen hat, wird an Land immer gefragt, damit andere nichts erfahren.)
}
prompt-wait-exchange = { $seat } sieht sich ein Plättchen an.
prompt-affairs = { $what ->
    [pay] Ein Pirat jagt dich: Für { $gold } Gold kehrt er heim. Wähle ihn, um zu bezahlen, oder beende deinen Zug.
    [ransom] Für { $ransom } Gold kannst du kaufen, was ein Pirat genommen hat. Wähle ihn, um zu bezahlen, oder beende deinen Zug.
    [none] Mehr kannst du hier nicht bezahlen oder tun: Beende deinen Zug.
   *[trade] Kaufe, hole oder lagere, was du willst, dann beende deinen Zug.
}
prompt-wait-affairs = { $seat } handelt.
hint-stranded = Du hast keinen Weg zurück zu deinem Schiff. { $price ->
    [pays] Du kannst in deinen Hafen zurückkehren, verlierst dann aber dein Gold.
   *[returns] Du kannst in deinen Hafen zurückkehren.
}
hint-found = Du hast ein Plättchen und { $gold } Gold gefunden{ $count ->
    [1] {""}
   *[other] {" "}({ $sum })
}{ $skulls ->
    [0] {""}
   *[other] , denn ein Totenkopf zählt sieben
}. { $meaning } Tausche es dort beim Kreuz gegen ein Kartenteil.
hint-unpaid = Zahlst du nicht, { $count ->
    [one] jagt er dich weiter, erreicht dich aber in dieser Runde nicht.
   *[other] jagen sie dich weiter, erreichen dich aber in dieser Runde nicht.
}
hint-powder = Ein Schuss kostet eine Kanonenkugel: Du hast { $balls }.{ $choose ->
    [1] {" "}Wähle ein Ziel, um deine Aussicht zu sehen.
   *[0] {""}
}
far-way = { $square } ist zu weit für diesen Zug: Du kommst bis { $end }.
hint-own-pieces = { $count ->
    [0] Du hast noch kein Kartenteil: Jedes ist recht.
   *[other] Du hast { $have }.{ $missing ->
        [0] {""}
       *[other] {" "}Dir fehlt noch { $lack }.
    }
}
hint-goal = { $meaning } Zum Kreuz dort { $steps ->
    [one] ist es ein Schritt
   *[other] sind es { $steps } Schritte
}.
hint-temple = Der nächste Tempel mit einem Schatz ist { $square }, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt.
hint-here = { $what ->
    [temple] Du stehst bei einem Tempel mit einem Schatz: Halte hier an, um ihn zu nehmen.
   *[goal] Dein Plättchen führt hierher: Halte an, um es gegen ein Kartenteil zu tauschen.
}
hint-dangers = Rote Zahlen: Wer dort anhält, kann beschossen werden oder muss kämpfen.
hint-two = { $one } { $two }
hint-left-behind = Dein Schiff bleibt auf { $square } zurück, und dort liegt { $foes }: Dem leeren Schiff geschieht nichts, aber hältst du dort an Bord an, musst du kämpfen.
hint-no-treasure = { $level ->
    [0] Alle Schätze sind geholt.
   *[other] Alle Schätze sind geholt: Am Ende dieser Runde beginnt Stufe { $level }, mit neuen{ $spared ->
        [0] {""}
       *[other] {" "}in allen Tempeln außer { $but }
    }.
}{ $more ->
    [0] {""}
   *[other] {" "}{ $onward }
}
hint-fetch = Hol ab, was in deiner Stadt auf { $square } liegt, { $steps ->
    [0] gleich hier
    [one] einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
}: { $things }.
hint-prey = Besiegst du { $foe } auf { $square }, { $steps ->
    [0] gleich hier
    [one] einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
}, bekommst du: { $things }. { $chance }, im Nahkampf.
hint-wake = Münzen der Galeone liegen auf { $square }, { $steps ->
    [0] gleich hier
    [one] einen Schritt entfernt
   *[other] { $steps } Schritte entfernt
}.
hint-el-dorado = El Dorado liegt auf { $square }.
hint-coins = { $gold ->
    [one] Die Galeone hat dort eine Münze verloren.
   *[other] Die Galeone hat dort { $gold } Münzen verloren.
}
hint-purpose = { $what ->
    [temple] Im Tempel dort findest du ein Plättchen und { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } Gold.
    [goal] Dorthin führt dein Plättchen: Halte an und tausche es gegen ein Kartenteil.
    [dorado] El Dorado: Hältst du dort an, hast du gewonnen.
    [home] Deine eigene Stadt: Halte dort an, um zu kaufen, zu lagern und zu holen.
   *[city] Eine Stadt: Halte dort an, um zu kaufen.
}
hint-pay-off = Er jagt dich nicht mehr und kehrt nach { $square } zurück; dort kann sich jeder das Gold nehmen.
loot-gold = { $count } Gold
loot-pieces = { $count ->
    [one] ein Kartenteil
   *[other] { $count } Kartenteile
}
loot-tokens = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
gain = { $loot ->
    [0] { $foe ->
        [ship] Das leere Schiff muss zurück in seinen Hafen.
        [pirate] Er hat nichts geladen, ist aber bis zur nächsten Stufe weg.
       *[crew] Dort ist nichts zu holen, aber die Mannschaft muss zurück in ihren Hafen.
    }
   *[other] Gewinnst du, bekommst du: { $things }.
}
stake = { $alone ->
    [1] das Spiel ist vorbei
   *[other] zurück in deinen Hafen{ $loot ->
        [0] {""}
       *[other] , und verloren sind: { $things }
    }
}
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] , wenn zurückgefeuert wird, sonst sicher
} (zu deinem Würfel kommen { $own }, zum anderen { $theirs }). { $gain }
hint-hits = Niemand kann zurückfeuern: Der Schuss trifft. { $gain }
warning-melee = Hältst du { $there ->
    [0] hier
   *[other] auf { $square }
} an, musst du kämpfen: { $foes }. { $chance }. Bei einer Niederlage: { $stake }.
warning-guns = Hältst du { $there ->
    [0] hier
   *[other] auf { $square }
} an, { $pirates ->
    [0] { $captains ->
        [one] darf
       *[other] dürfen
    } auf dich feuern: { $others }
    [one] feuert auf dich: { $foes }
   *[other] feuern auf dich: { $foes }
}{ $pirates ->
    [0] {""}
   *[other] { $captains ->
        [0] {""}
       *[other] {" "}(und vielleicht { $others })
    }
}. { $answer ->
    [ashore] An Land kannst du nicht zurückfeuern, ein Schuss trifft also sicher: { $stake }.
    [unarmed] Ohne Kanonenkugel kannst du nicht zurückfeuern, ein Schuss trifft also sicher: { $stake }.
    [scarce] Deine Kanonenkugeln reichen nicht, um auf alle zuerst zu feuern, und ein Schuss ohne Antwort trifft sicher: { $stake }.
   *[first] Du darfst zuerst feuern, dann entscheiden die Würfel. { $chance }{ $pirates ->
        [0] {" "}(ohne Gegenfeuer sicher)
       *[other] {""}
    }. Sonst oder bei einer Niederlage: { $stake }.
}
warning-unpaid = Am Ende der Runde musst du kämpfen: { $foes }. { $chance }. Bei einer Niederlage: { $stake }.
warning-lose = Bei einer Niederlage: { $stake }.
warning-hit = Der Schuss trifft dich: { $stake }.
warning-may-hit = Die andere Seite darf feuern, und so ein Schuss trifft: { $stake }.
warning-gold-lost = Du verlierst { $gold } Gold.
warning-pirates-fire = Piraten feuern immer, und der Schuss trifft: { $stake }.
warning-owned = { $piece } hast du schon{ $where ->
    [city] , in deiner Stadt
   *[carried] {""}
}: Du brauchst vier verschiedene.

# Zonen und Angaben

fact-gold = { $stored ->
    [0] Gold dabei: { $carried }
   *[other] Gold dabei: { $carried }, in der Stadt: { $stored }
}
fact-pieces = { $stored ->
    [0] Kartenteile dabei: { $carried }
   *[other] Kartenteile dabei: { $carried }, in der Stadt: { $stored }
}
fact-tokens = { $stored ->
    [0] Plättchen dabei: { $carried }
   *[other] Plättchen dabei: { $carried }, in der Stadt: { $stored }
}
fact-balls = { $balls ->
    [one] Kanonenkugel: 1
   *[other] Kanonenkugeln: { $balls }
}
note-hunted = { $count ->
    [one] gejagt von Pirat { $pirates }
   *[other] gejagt von den Piraten { $pirates }
}
note-complete = trägt alle vier Kartenteile
zone-compass = Kompass
    .note = { $sails ->
        [0] Keine Galeone ist unterwegs.
       *[other] Ziel der Galeone: { $city } ({ $square }).
    }
zone-dice = Würfel
zone-hand = Was du bei dir hast
    .note = { $gold } Gold
zone-city = In deiner Stadt
    .note = { $gold } Gold
zone-shop = Laden
    .note = In jeder Stadt geöffnet.
zone-supply = Übrige Kartenteile
zone-hold = Der Laderaum: { $foe }
    .note = { $gold } Gold
supply-of = { $piece }: noch { $count }{ $have ->
    [0] {""}
   *[other] , du hast es schon
}
bonus-other = Weitere Ausrüstung
bonus-galleon = Mannschaft der Galeone
bonus-pirate = Piraten der Stufe { $level }
treasure-over = { $count ->
    [1] {""}
   *[other] { $sum } ={" "}
}{ $gold } Gold.{ $skulls ->
    [0] {""}
   *[other] {" "}Ein Totenkopf zählt sieben.
}

# Angebote

offer-go = { $how ->
    [sail] Nach { $square } segeln
    [land] Auf { $square } an Land gehen
    [embark] Auf { $square } wieder an Bord gehen
   *[walk] Nach { $square } gehen
}
offer-stop = { $what ->
    [temple] Hier anhalten und den Tempel durchsuchen
    [goal] Hier anhalten und das Plättchen tauschen
    [dorado] Hier anhalten: El Dorado!
    [home] Hier anhalten, in deiner Stadt
    [city] Hier anhalten und einkaufen
   *[other] Hier anhalten
}
offer-return = In den Hafen zurückkehren
offer-pay-off = Pirat { $number } bezahlen: { $gold } Gold
offer-ransom = Lösegeld für die Ladung von Pirat { $number }: { $gold } Gold
offer-fight = Kämpfen: { $foe }
offer-fire = Feuern: { $foe }
offer-face = Nicht feuern: { $foe }
offer-hold = Nicht feuern
offer-swap = { $token } gegen { $piece } tauschen
offer-keep = { $swaps ->
    [0] Weiter
   *[other] Alles behalten
}
offer-fetch-gold = { $gold ->
    [all] Alles Gold holen
   *[other] { $gold } Gold holen
}
offer-store-gold = { $gold ->
    [all] Alles Gold lagern
   *[other] { $gold } Gold lagern
}
offer-fetch = Holen: { $thing }
offer-store = Lagern: { $thing }
offer-buy = { $card } für { $gold } Gold kaufen
offer-end = Zug beenden

# Das Logbuch

event-lay = Der Plan wird gelegt.
event-round = Runde { $round }
event-compass = Der Kompass zeigt { $sector }; { $seat } beginnt.
event-setting-out = In { $square } läuft eine Galeone aus.
event-galleon-step = Die Galeone segelt nach { $square }.
event-turn = Am Zug: { $seat }
event-go = { $seat } zieht nach { $square }.
recap-steps = { $seat } macht { $count } Schritte, bis { $square }.
event-stop = { $seat } hält an.
event-return = { $seat } kehrt in den Hafen zurück.
event-salvage = { $gold ->
    [one] { $seat } findet eine Münze im Kielwasser der Galeone.
   *[other] { $seat } findet { $gold } Münzen im Kielwasser der Galeone.
}
event-pay-off = { $seat } bezahlt Pirat { $pirate }, und er fährt heim.
event-ransom = { $seat } zahlt Pirat { $pirate } ein Lösegeld von { $price } Gold und bekommt { $gold } Gold, { $pieces ->
    [one] ein Kartenteil
   *[other] { $pieces } Kartenteile
} und { $tokens } Plättchen.
event-fight = { $seat } kämpft zuerst: { $foe }.
event-fire = { $seat } feuert: { $foe }.
event-shot = Pirat { $pirate } feuert auf { $seat }.
event-face = { $seat } feuert nicht: { $foe }.
event-hold = { $seat } feuert nicht.
event-clash = { $with ->
    [swords] Nahkampf
   *[guns] Geschützkampf
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Gleichstand: Es wird noch einmal gewürfelt.
    [won] Der Kampf geht an { $attacker }.
   *[lost] Der Kampf geht an { $defender }.
}
event-wreck = Das leere Schiff von { $seat } wird zerstört und kommt zurück in seinen Hafen.
event-crew-lost = Die Mannschaft von { $seat } ist geschlagen und muss zurück in ihren Hafen. { $loot ->
    [0] Zu holen war bei ihr nichts.
   *[other] Was sie trug, geht an { $by }: { $things }.
}
event-lost = Die Mannschaft ist verloren und damit das Spiel.
event-pirate-sunk = Pirat { $pirate } ist versenkt. { $loot ->
    [0] Er hatte nichts geladen.
   *[other] Seine Ladung geht an { $by }: { $things }.
}
event-galleon-taken = Die Galeone ist genommen. Ihre Ladung geht an { $by }: { $things }.
event-plunder = { $seat } nimmt den Schatz des Tempels auf { $square }.
event-token = { $seat } liest ein Plättchen: Gebiet { $area }.
event-draw-veiled = { $seat } sieht sich die Rückseite eines Plättchens an.
event-look-veiled = { $seat } sieht sich die Rückseite eines Plättchens an.
event-treasure = { $seat } würfelt { $dice }: { $gold } Gold.
event-hunt = Pirat { $pirate } jagt nun { $seat }.
event-gather = { $seat } nimmt { $gold } Gold vom Totenkopf des Piraten { $pirate }.
event-swap = { $seat } tauscht { $token } gegen Kartenteil { $piece }.
event-keep = { $seat } behält alles.
event-legend = { $seat } liest die Karte: El Dorado liegt auf { $square }.
event-reading-veiled = { $seat } liest die Karte.
event-fetch-gold = { $seat } holt { $gold } Gold.
event-fetch-token = { $seat } holt { $token }.
event-fetch-piece = { $seat } holt Kartenteil { $piece }.
event-store-gold = { $seat } lagert { $gold } Gold.
event-store-token = { $seat } lagert { $token }.
event-store-piece = { $seat } lagert Kartenteil { $piece }.
event-buy = { $seat } kauft { $card } für { $gold } Gold.
event-end = { $seat } beendet den Zug.
event-chase = Pirat { $pirate } segelt nach { $square }.
event-next-level = Stufe { $level } beginnt: neue Schätze, stärkere Piraten.
event-discovery = { $seat } hat El Dorado gefunden.
event-given-up = Zweihundert Runden, und niemand hat El Dorado gefunden: Das Spiel ist ohne Sieger zu Ende.
event-stalemate = { $captains ->
    [1] Die Fahrt dauert zu lange, oder niemand kommt mehr voran: El Dorado bleibt verborgen.
   *[other] Die Fahrt dauert zu lange, oder niemand kommt mehr voran: Die Kartenteile werden gezählt.
}

# Ablehnungen

refused-too-far = { $how ->
    [here] Deine Mannschaft ist schon dort: Wähle ein anderes Feld.
    [none] Dorthin kommst du nicht: Eine Mannschaft an Land kann nur über Land gehen oder zurück auf ihr eigenes Schiff.
    [near] Das { $far ->
        [one] ist ein Schritt
       *[other] sind { $far } Schritte
    }, und du hast { $left }: Geh Feld für Feld.
   *[far] Zu weit: { $far ->
        [one] ein Schritt
       *[other] { $far } Schritte
    }, du hast { $left }.
}
refused-no-ship = Eine Mannschaft an Land kann nur über Land gehen oder zurück auf ihr eigenes Schiff: Wähle ein Landfeld.
refused-no-steps = Dafür hast du keine Schritte mehr: Halte hier an, oder nutze, was eine Strömung oder eine Karte dir noch gibt.
refused-must-move = Du musst mindestens einen Schritt machen: Wähle ein Feld neben dir.
refused-moved-already = In den Hafen kannst du nur zurückkehren, statt zu ziehen: Halte jetzt an, und kehre in deinem nächsten Zug zurück.
refused-no-return = An diesem Tisch kehrt keine Mannschaft ohne ihr Schiff zurück: Geh, wohin du kannst, oder halte an.
refused-not-stranded = In den Hafen darf nur eine Mannschaft zurückkehren, die an Land ist und nicht zu ihrem Schiff gehen kann: Geh weiter, oder halte an.
refused-not-hunted = Kein Pirat jagt dich: Du musst keinen bezahlen.
refused-not-hunting = Dieser Pirat jagt dich nicht: Bezahle einen, der es tut.
refused-too-poor = So viel Gold hast du nicht bei dir, und was in der Stadt liegt, zählt nicht: Bring mehr mit.
refused-no-ransom = An diesem Tisch wird ohne Lösegeld gespielt: Besiege den Piraten.
refused-empty-hold = Dieser Pirat hat nichts geladen: Spare dein Gold.
refused-crew-ashore = Eine Mannschaft an Land kann nicht feuern: Wähle, nicht zu feuern.
refused-no-cannonball = Du hast keine Kanonenkugel: Wähle, nicht zu feuern; in jeder Stadt gibt es welche.
refused-not-beside = Wählen kannst du nur, wer neben dir ist, nicht versenkt, nicht in Hafen oder Stadt und in diesem Zug noch nicht dran war: Wähle jemand anderen.
refused-camouflaged = Diese Mannschaft ist getarnt: Feuere auf jemand anderen, oder feuere nicht.
refused-no-threat = Von dort kann niemand auf dich feuern: Wähle jemand anderen, oder feuere nicht.
refused-guns-bear = Erst sind die an der Reihe, die auf dich feuern können: Feuere auf jeden von ihnen, oder wähle, nicht zu feuern.
refused-other-foe = Du kannst nur auf den feuern, der gerade an der Reihe ist: Feuere auf ihn, oder feuere nicht.
refused-not-here = Dieser Gegner ist nicht auf deinem Feld: Wähle einen, der dort ist.
refused-no-such-token = Dieses Plättchen ist nicht da: Wähle ein anderes.
refused-other-place = Dieses Plättchen führt nicht hierher: Geh erst dorthin, wohin es führt.
refused-no-such-piece = Von dieser Nummer sind keine Kartenteile übrig: Wähle eine andere.
refused-not-home = Das geht nur in deiner eigenen Stadt: Bring deine Mannschaft erst dorthin.
refused-stored-already = Du hast in diesem Zug schon etwas gelagert: Holen kannst du erst im nächsten wieder etwas.
refused-no-gold = So viel Gold ist nicht da: Nimm weniger, oder lass es.
refused-no-city = Karten gibt es nur in Städten: Geh erst in eine.
refused-not-sold = Diese Karte wird an diesem Tisch nicht verkauft: Wähle eine andere.
refused-owned = Diese Karte hast du schon: Wähle eine andere.
refused-too-dear = Du hast nicht genug Gold dabei: Kaufe etwas Billigeres, oder komm mit mehr zurück.

# Was man will, und wozu alles da ist.

aim-map = Du hast die ganze Karte: Sei zuerst in El Dorado.
aim-alone = Finde El Dorado, ehe Piraten dich besiegen.
aim-card-1 = Du willst vor allen anderen mit allen vier Kartenteilen auf El Dorado stehen.
    .art = map-1
aim-card-2 = In deinem Zug fährst und gehst du Schritt für Schritt, auch über den Rand der Karte; an Land geht deine Mannschaft zu Fuß.
    .art = caravel
aim-card-3 = In Tempeln findest du Gold und Plättchen. Jedes Plättchen führt zu einem Feld: Tausch es dort gegen ein Kartenteil.
    .art = token
aim-card-4 = Piraten und andere Mannschaften nehmen dir alles ab, was du trägst; in deiner Stadt ist es sicher.
    .art = pirate
aim-card-5 = Mit allen vier Teilen erfährst du, wo El Dorado liegt: Beende dort deinen Zug.
    .art = map-4

use-area = Plättchen nennen ein Gebiet und eine Reihenfolge von Zahlen: Zusammen sagen sie, auf welchem Feld ein Kartenteil liegt.
    .paragraph = §20
use-space-city = Hier kaufen Mannschaften Ausrüstung und lagern in der eigenen Stadt, was ihnen niemand nehmen kann; gekämpft wird nicht.
    .paragraph = §23
use-space-harbour = Hier kann niemand angegriffen werden; eine besiegte Mannschaft beginnt im Hafen ihrer Farbe neu.
    .paragraph = §12
use-space-jungle = Hier gehen Mannschaften zu Fuß; ihr Schiff wartet auf dem letzten Seefeld.
    .paragraph = §8
use-space-skull = Das Versteck eines Piraten; gezahltes Gold lässt sich hier holen, solange er fort ist.
    .paragraph = §26
use-space-temple = Beende hier deinen Zug mit der Mannschaft, um das Plättchen zu nehmen, und Gold nach seinen Würfeln.
    .paragraph = §18
use-space-wave = Mit der Strömung eines Strudels fährt ein Schiff umsonst, von Welle zu Welle.
    .paragraph = §9
use-piece-coin = Gold im Kielwasser der Galeone: Wer mit dem Schiff darüberfährt, bekommt es.
    .paragraph = §10
use-piece-crew = { $whose ->
    [yours] Deine Mannschaft an Land: Sie nimmt Plättchen aus Tempeln, kauft in Städten und kehrt zu Fuß zum Schiff zurück.
   *[other] Halte auf ihrem Feld zum Nahkampf an, oder daneben zum Feuern: Wer gewinnt, bekommt alles, was sie trägt.
}
    .paragraph = §13
use-piece-caravel = { $whose ->
    [yours] Dein Schiff: Es fährt in deinem Zug Schritt für Schritt, auf See mit der Mannschaft an Bord, an Land zu Fuß.
   *[other] Halte auf seinem Feld zum Kampf an, oder daneben zum Feuern; ohne Mannschaft wird es einfach zerstört.
}
    .paragraph = §8
use-piece-galleon = Die Galeone greift niemanden an und lässt auf jedem Feld ihres Weges eine Münze zurück. Halte auf ihrem Feld zum Nahkampf oder daneben zum Feuern: Wer siegt, bekommt ihr Gold.
    .paragraph = §6
use-piece-pirate = Auf der Jagd fährt ein Pirat zwei Felder je Runde und greift seine Beute an; besiegt gibt er her, was er hat.
    .paragraph = §25
use-piece-goal = Beende hier deinen Zug mit der Mannschaft an Land, und tausche das Plättchen gegen ein Kartenteil deiner Wahl.
    .paragraph = §21
use-piece-dorado = Beende hier deinen Zug mit allen vier Kartenteilen, und du hast gewonnen.
    .paragraph = §29
use-piece-token = Beende hier deinen Zug mit der Mannschaft: Es verrät, wo ein Kartenteil liegt, und seine Würfel bringen Gold.
    .paragraph = §18
use-card-treasure = Beende deinen Zug, wohin es führt, und tausche es gegen ein Kartenteil deiner Wahl.
    .paragraph = §21
use-card-hold = Ein Plättchen, dessen Rückseite du nicht kennst; wer seinen Besitzer besiegt, bekommt es.
    .paragraph = §16
use-card-open = Ein Plättchen, dessen Rückseite nur kennt, wer es schon getragen hat.
    .paragraph = §20
use-card-map = Trag alle vier Zahlen bei dir, und du liest, wo El Dorado liegt; was in der Stadt lagert, zählt nicht.
    .paragraph = §24
use-card-g-cannonball = Für einen Schuss auf ein Nachbarfeld; du kannst beliebig viele kaufen.
    .paragraph = §23
use-card-g-cutlasses = Zählt im Nahkampf 1 zu deinem Würfel.
    .paragraph = §23
use-card-g-pistols = Zählt im Nahkampf 2 zu deinem Würfel.
    .paragraph = §23
use-card-g-boarders = Zählt im Nahkampf 3 zu deinem Würfel.
    .paragraph = §23
use-card-g-spyglass = Zählt im Geschützkampf 1 zu deinem Würfel.
    .paragraph = §23
use-card-g-long-guns = Zählt im Geschützkampf 2 zu deinem Würfel.
    .paragraph = §23
use-card-g-master-gunner = Zählt im Geschützkampf 3 zu deinem Würfel.
    .paragraph = §23
use-card-g-camouflage = An Land trifft kein Geschütz deine Mannschaft.
    .paragraph = §23
use-card-g-topsails = Auf See in jedem Zug ein Schritt mehr.
    .paragraph = §23
use-card-g-boots = An Land in jedem Zug ein Schritt mehr.
    .paragraph = §23
use-die = Er ist noch nicht geworfen.
    .paragraph = §13
use-die-d = Er zählt seine Zahl: als Gold bei einem Schatz oder im Kampf, wo die höhere Summe gewinnt.
    .paragraph = §13
use-die-d-skull = Der Totenkopf zählt sieben; bei einem Schatz weckt er außerdem einen Piraten.
    .paragraph = §19
use-fact-coin = Gold, das man trägt, kauft Ausrüstung und kann verloren gehen; in der Stadt ist es sicher.
    .paragraph = §22
use-fact-g-cannonball = Jeder Schuss kostet eine Kanonenkugel.
    .paragraph = §14
use-fact-map = Kartenteile, die jemand trägt: Mit 1, 2, 3 und 4 weiß man, wo El Dorado liegt.
    .paragraph = §24
use-fact-token = Jedes Plättchen führt zu einem Feld, wo es gegen ein Kartenteil getauscht werden kann.
    .paragraph = §21
use-zone-city = Was du hier lagerst, ist sicher, auch wenn du besiegt wirst, zählt aber erst, wenn du es holst.
    .paragraph = §22
use-zone-compass = Die Farbe innen beginnt die Runde, und zu ihrem Hafen fährt die Galeone.
    .paragraph = §5
use-zone-dice = So viel Gold bringt der Schatz; jeder Totenkopf zählt sieben und weckt einen Piraten.
    .paragraph = §18
use-zone-duel = Beide würfeln und zählen ihre Zuschläge dazu; die höhere Summe gewinnt, bei Gleichstand wird noch einmal gewürfelt.
    .paragraph = §13
use-zone-hand = Was du bei dir hast, zählt für El Dorado und geht an den, der dich besiegt.
    .paragraph = §16
use-zone-hold = Wer diesen Gegner besiegt, bekommt das alles.
    .paragraph = §16
use-zone-shop = In jeder Stadt darf deine Mannschaft von jeder Karte eine kaufen, und beliebig viele Kanonenkugeln.
    .paragraph = §23
use-zone-supply = So viele Kartenteile gibt es noch für Plättchen.
    .paragraph = §21
use-meter = Vier Schritte im Zug, auf See oder an Land; eine Strömung trägt dich umsonst.
    .paragraph = §7
use-mark-range = Bis hierher kommst du in diesem Zug; die Zahl sagt, mit wie vielen Schritten.
    .paragraph = §7
use-mark-danger-foe = Hältst du hier an, musst du kämpfen, oder andere dürfen auf dich feuern.
    .paragraph = §11
use-mark-route-foe = Hier entlang führe ein Pirat auf der Jagd als Nächstes.
    .paragraph = §25

# Was Bots sagen

feature-unit = { $count ->
    [one] Zug
   *[other] Züge
}
feature-pieces = mehr Kartenteile und Plättchen
    .less = weniger Kartenteile und Plättchen
    .plain = Das bringt mehr Kartenteile und Plättchen
feature-way = ein kürzerer Weg
    .less = ein längerer Weg
    .plain = { $gain ->
        [0] Das verkürzt den Weg ein wenig
        [one] Das verkürzt den Weg um etwa einen Zug
       *[other] Das verkürzt den Weg um etwa { $gain } Züge
    }
feature-hunted = weniger Piraten auf den Fersen
    .less = mehr Piraten auf den Fersen
    .plain = So sind weniger Piraten auf der Jagd
feature-gold = mehr Gold
    .less = weniger Gold
    .plain = Das bringt mehr Gold
feature-swords = schärfere Schwerter
    .less = stumpfere Schwerter
    .plain = So werden die Schwerter schärfer
feature-guns = bessere Geschütze
    .less = schlechtere Geschütze
    .plain = So werden die Geschütze besser
feature-hiding = bessere Tarnung
    .less = schlechtere Tarnung
    .plain = So wird die Tarnung besser
feature-rivals = ein längerer Weg für den besten Rivalen
    .less = ein kürzerer Weg für den besten Rivalen
    .plain = Der beste Rivale hat es dann weiter

# Zahlen

figure-melees = Würfe in Nahkämpfen
figure-broadsides = Würfe in Geschützkämpfen
figure-crews = Geschlagene Mannschaften
figure-found = El Dorado gefunden
figure-stale = Niemand kam voran

# Die Felder einer Stellung, wie sie beim Bearbeiten heißen

field-board = Plan, Zeichen für Zeichen
field-sector = Sektor des Kompasses
field-round = Runde
field-turn = Wer am Zug ist
field-first = Hat diese Runde begonnen
field-level = Stufe
field-emptied = Zuletzt geleerter Tempel
field-colours = Farben
field-ships = Schiffe
field-crews = Mannschaften
field-left = Übrige Schritte
field-sails = Zusatzschritt zur See
field-boots = Zusatzschritt an Land
field-rides = Von Strömungen getragen
field-moved = Gemachte Schritte
field-gold = Gold
field-bank = Gold in der Stadt
field-pieces = Getragene Kartenteile
field-stored = Kartenteile in der Stadt
field-balls = Kanonenkugeln
field-cards = Ausrüstung
field-temples = Tempel hat einen Schatz
field-tokens1 = Schätze der Stufe 1
field-tokens2 = Schätze der Stufe 2
field-tokens3 = Schätze der Stufe 3
field-shown1 = Wer sie gesehen hat, Stufe 1
field-shown2 = Wer sie gesehen hat, Stufe 2
field-shown3 = Wer sie gesehen hat, Stufe 3
field-holders = Wer jeden Schatz hat
field-pirates = Piraten
field-hunts = Wen die Piraten jagen
field-sunk = Versenkte Piraten
field-paid = Gold auf den Totenköpfen
field-galleon = Galeone
field-hold_gold = Gold der Piraten und der Galeone
field-hold_pieces = Kartenteile der Piraten und der Galeone
field-wake = Gold im Kielwasser
field-supply = Übrige Kartenteile
field-el_dorado = El Dorado
field-told = Wer es kennt
field-vain = Kann nicht El Dorado sein
field-faced = Mit Kanonen bekämpfte Gegner
field-closed = Etwas wurde eingelagert
field-idle = Übrige Runden ohne Fortschritt
field-dice = Würfel
field-duel = Duell
