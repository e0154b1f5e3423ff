# Treasure Map.

game-title = Schatzkarte
game-line = Tempel, Piraten und vier zerrissene Teile einer Karte: Wer ist zuerst in El Dorado?
game-aim = Finde alle vier Kartenteile und sei vor allen anderen in El Dorado.
game-kind = Abenteuer

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
    .hint = Für acht Gold bekommt ein Kapitän, was ein Pirat erbeutet hat.
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
token-title = { $area } { $numbers }
token-hidden = Plättchen { $name }: Nur wer es hatte, kennt seine Rückseite.
token-read = Gebiet { $area }, { $numbers }: Es führt nach { $square }.
map-piece = Kartenteil { $number }
die = { $face }
price = { $gold } Gold

# Was wo steht

piece-coin = Gold
piece-galleon = Galeone
piece-pirate = Pirat
piece-token = Schatz in einem Tempel

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
prompt-duel = Es wird gewürfelt: { $foe } gegen { $other } …
prompt-course = { $stop ->
    [0] Wähle ein Feld, auf das du ziehst.
   *[other] Wähle ein Feld, auf das du ziehst, oder halte hier an.
}
prompt-wait-course = { $seat } ist unterwegs.
prompt-rivals = Wähle, gegen wen du zuerst kämpfst.
prompt-wait-rivals = { $seat } wählt den ersten Gegner.
prompt-gunnery = Hier können andere auf dich feuern: Wähle einen, um zuerst zu feuern oder nicht.
prompt-wait-gunnery = { $seat } steht an den Geschützen.
prompt-reply = Auf dich feuert { $foe }. Feuerst du zurück?
prompt-wait-reply = { $seat } kann zurückfeuern.
prompt-opening = Du kannst auf { $foe } feuern. Feuerst du?
prompt-wait-opening = { $seat } kann feuern.
prompt-exchange = Tausche ein Plättchen gegen ein Kartenteil, oder behalte, was du hast.
prompt-wait-exchange = { $seat } sieht sich ein Plättchen an.
prompt-affairs = Kaufe, hole oder lagere, was du willst, dann beende deinen Zug.
prompt-wait-affairs = { $seat } handelt.
hint-stranded = Du hast keinen Weg zurück zu deinem Schiff. { $price ->
    [pays] Du kannst in deinen Hafen zurückkehren, verlierst dann aber dein Gold.
   *[returns] Du kannst in deinen Hafen zurückkehren.
}
hint-el-dorado = El Dorado liegt auf { $square }.
hint-coins = { $gold ->
    [one] Dort liegt eine Münze.
   *[other] Dort liegen { $gold } Münzen.
}
hint-bonuses = Du zählst { $own } dazu, die andere Seite { $theirs }.
hint-hits = Niemand kann zurückfeuern: Der Schuss trifft.
warning-melee = Hältst du hier an, musst du kämpfen: { $foes }.
warning-guns = Hältst du hier an, können auf dich feuern: { $foes }.
warning-gold-lost = Du verlierst { $gold } Gold.
warning-pirates-fire = Piraten feuern immer.

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
        [0] { $seat } beginnt; keine Galeone ist unterwegs.
       *[other] { $seat } beginnt; Ziel der Galeone: { $city }.
    }
zone-dice = Würfel
zone-hand = Was du bei dir hast
zone-city = In deiner Stadt
    .note = { $gold } Gold
zone-shop = Laden
    .note = In jeder Stadt geöffnet.
zone-supply = Übrige Kartenteile
zone-hold = Der Laderaum: { $foe }
    .note = { $gold } Gold
supply-of = { $piece }: noch { $count }
bonus-other = Weitere Ausrüstung
bonus-galleon = Mannschaft der Galeone
bonus-pirate = Piraten der Stufe { $level }
treasure-over = { $gold } Gold.

# Angebote

offer-go = { $how ->
    [sail] Nach { $square } segeln
    [land] Auf { $square } an Land gehen
    [embark] Auf { $square } wieder an Bord gehen
   *[walk] Nach { $square } gehen
}
offer-stop = Hier anhalten
offer-return = In den Hafen zurückkehren
offer-pay-off = Pirat { $number } bezahlen: { $gold } Gold
offer-ransom = Lösegeld für die Ladung von Pirat { $number }: { $gold } Gold
offer-fight = Kämpfen: { $foe }
offer-fire = Feuern: { $foe }
offer-face = Nicht feuern: { $foe }
offer-hold = Nicht feuern
offer-swap = { $token } gegen { $piece } tauschen
offer-keep = Alles behalten
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
event-go = { $seat }: { $square }.
event-stop = { $seat } hält an.
event-return = { $seat } kehrt in den Hafen zurück.
event-salvage = { $gold ->
    [one] { $seat } findet eine Münze.
   *[other] { $seat } findet { $gold } Münzen.
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
    [won] Sieg: { $attacker }.
   *[lost] Sieg: { $defender }.
}
event-wreck = Das leere Schiff von { $seat } wird zerstört und kommt zurück in seinen Hafen.
event-crew-lost = { $loot ->
    [0] Die Mannschaft von { $seat } ist geschlagen. Sieg: { $by }.
   *[other] Die Mannschaft von { $seat } ist geschlagen und verliert { $gold } Gold, { $pieces ->
           [one] ein Kartenteil
          *[other] { $pieces } Kartenteile
       } und { $tokens } Plättchen. Sieg: { $by }.
}
event-lost = Die Mannschaft ist verloren und damit das Spiel.
event-pirate-sunk = Pirat { $pirate } ist versenkt. { $loot ->
    [0] Er hatte nichts geladen.
   *[other] Er hatte geladen: { $gold } Gold, { $pieces ->
           [one] ein Kartenteil
          *[other] { $pieces } Kartenteile
       } und { $tokens } Plättchen.
} Sieg: { $by }.
event-galleon-taken = Die Galeone ist genommen: { $gold } Gold, { $pieces ->
    [one] ein Kartenteil
   *[other] { $pieces } Kartenteile
} und { $tokens } Plättchen. Sieg: { $by }.
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
refused-too-dear = Du hast nicht genug Gold dabei: Hol erst mehr.

# Was Bots sagen

feature-unit = { $count ->
    [one] Zug
   *[other] Züge
}
feature-pieces = mehr Kartenteile und Plättchen
    .less = weniger Kartenteile und Plättchen
feature-way = ein kürzerer Weg
    .less = ein längerer Weg
feature-hunted = weniger Piraten auf den Fersen
    .less = mehr Piraten auf den Fersen
feature-gold = mehr Gold
    .less = weniger Gold
feature-swords = schärfere Schwerter
    .less = stumpfere Schwerter
feature-guns = bessere Geschütze
    .less = schlechtere Geschütze
feature-hiding = bessere Tarnung
    .less = schlechtere Tarnung
feature-rivals = ein längerer Weg für den besten Rivalen
    .less = ein kürzerer Weg für den besten Rivalen

# Zahlen

figure-melees = Würfe in Nahkämpfen
figure-broadsides = Würfe in Geschützkämpfen
figure-crews = Geschlagene Mannschaften
figure-found = El Dorado gefunden
figure-stale = Niemand kam voran
