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
option-idle_pirates-fire = feuern auch
option-idle_pirates-answer = antworten nur
option-standing_still = Stehen bleiben
    .hint = Sonst muss jeder Kapitän mindestens einen Schritt tun.
option-el_dorado = El Dorado
    .hint = Auf der Rückseite der Lagekarte, oder an einem Ort, der in jedem Spiel neu gezogen wird.
    .reason = Es gibt nur vier Lagekarten: Wer sie auswendig kann (wie die Bots), weiß, wohin die Fahrt geht.
option-el_dorado-hidden = irgendwo, nach dem Zufall
option-el_dorado-printed = auf der Lagekarte
option-movement_cards = Marssegel und Stiefel
    .hint = Zwei Karten mehr im Laden, für einen fünften Schritt auf See oder an Land.
option-stranded = Mannschaften ohne Schiff
    .hint = Was aus einer Mannschaft an Land wird, deren Schiff zerstört wurde und wieder im Hafen liegt.
    .reason = Wer sein Schiff allein lässt, wagt etwas, und wer es zerstört, hat nicht umsonst gefeuert.
option-stranded-returns = kehren in den Hafen zurück
option-stranded-pays = kehren zurück und verlieren ihr Gold
option-stranded-stays = bleiben, wo sie sind
option-ransom = Lösegeld
    .hint = Für acht Gold bekommt ein Kapitän, was ein Pirat geladen hat.
    .reason = Ein Kartenteil im Laderaum eines starken Piraten wäre sonst für immer verloren.
option-stall_guard = Ein Ende, wenn niemand vorankommt
    .hint = Das Spiel endet nach sechzig Runden, oder wenn seit zwölf Runden keine Schätze mehr zu holen sind. Sonst nach zweihundert, und niemand gewinnt.
    .reason = Was in Städten liegt, kann niemand gewinnen, und so kann ein Spiel stecken bleiben; dann gewinnt die beste Karte.
option-solo_level = Allein: Stufe
    .hint = Auf Stufe 1 zählen Piraten zwei dazu und haben keine Geschütze.
option-solo_level-1 = 1, leichter
option-solo_level-2 = 2, wie gedruckt
option-solo_pirates = Allein: Piraten
    .hint = Wie hart Piraten zu jemandem sind, der allein spielt.
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
prompt-over = { $winners ->
    [0] Niemand hat El Dorado gefunden.
    [one] { $seat } hat gewonnen.
   *[other] { $winners } Kapitäne teilen sich den Sieg.
}
prompt-duel = Die Würfel entscheiden: { $foe } oder { $other }.
prompt-course = { $stop ->
    [0] Bewege dich.
   *[other] Bewege dich oder halte hier an.
}
prompt-wait-course = { $seat } ist unterwegs.
prompt-rivals = Gegen wen kämpfst du zuerst?
prompt-wait-rivals = { $seat } wählt den ersten Gegner.
prompt-gunnery = Wer ist zuerst an der Reihe? Feuere auf ihn, oder lass ihn feuern.
prompt-wait-gunnery = { $seat } steht an den Geschützen.
prompt-reply = Auf dich wird gefeuert: { $foe }. Antwortest du?
prompt-wait-reply = { $seat } kann den Schuss erwidern.
prompt-opening = Neben dir, ohne zu feuern: { $foe }. Feuerst du?
prompt-wait-opening = { $seat } kann feuern.
prompt-exchange = Tausche hier ein Plättchen oder behalte, was du hast.
prompt-wait-exchange = { $seat } sieht sich ein Plättchen an.
prompt-affairs = Erledige deine Geschäfte, dann beende deinen Zug.
prompt-wait-affairs = { $seat } erledigt Geschäfte.
hint-stranded = Du hast keinen Weg zurück zu deinem Schiff. { $price ->
    [pays] Du kannst in deinen Hafen zurückkehren; dein Gold ist dann verloren.
   *[returns] Du kannst in deinen Hafen zurückkehren.
}
hint-el-dorado = El Dorado liegt auf { $square }.
hint-coins = { $gold ->
    [one] Dort liegt eine Münze.
   *[other] Dort liegen { $gold } Münzen.
}
hint-bonuses = Du zählst { $own } dazu, die andere Seite { $theirs }.
hint-hits = Niemand kann antworten: Der Schuss trifft.
warning-melee = Wer hier anhält, muss kämpfen: { $foes }.
warning-guns = Wer hier anhält, auf den können feuern: { $foes }.
warning-gold-lost = Verloren: { $gold } Gold.
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
        [0] { $seat } beginnt; die Galeone ist fort.
       *[other] { $seat } beginnt; Ziel der Galeone: { $city }.
    }
zone-dice = Würfel
zone-hand = Was du bei dir hast
zone-city = In deiner Stadt
    .note = { $gold } Gold
zone-shop = Der Laden
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
offer-ransom = Auslösen, was Pirat { $number } geladen hat: { $gold } Gold
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
offer-end = Den Zug beenden

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
    [1] Die Fahrt dauert zu lange, oder nichts bewegt sich mehr: El Dorado bleibt verborgen.
   *[other] Die Fahrt dauert zu lange, oder nichts bewegt sich mehr: Die Kartenteile werden gezählt.
}

# Ablehnungen

refused-too-far = { $how ->
    [here] Deine Mannschaft ist schon dort: Wähle ein anderes Feld.
    [none] Dorthin führt kein Weg: Eine Mannschaft an Land geht über Land oder zurück auf ihr eigenes Schiff.
    [near] Das { $far ->
        [one] ist ein Schritt
       *[other] sind { $far } Schritte
    }, und du hast { $left }: Geh Feld für Feld.
   *[far] Zu weit: { $far ->
        [one] ein Schritt
       *[other] { $far } Schritte
    }, du hast { $left }.
}
refused-no-ship = Eine Mannschaft an Land geht über Land oder zurück auf ihr eigenes Schiff.
refused-no-steps = Dafür ist kein Schritt mehr übrig: Halte hier an, oder nutze, was eine Strömung oder eine Karte noch gibt.
refused-must-move = Mindestens ein Schritt ist nötig: Wähle ein Feld neben dir.
refused-moved-already = In den Hafen kehrst du nur statt einer Bewegung zurück: Halte jetzt an, und tu es in deinem nächsten Zug.
refused-no-return = An diesem Tisch kehrt keine Mannschaft ohne ihr Schiff zurück: Geh, wohin du kannst, oder halte an.
refused-not-stranded = So kehrt nur eine Mannschaft an Land zurück, die nicht zu ihrem Schiff gehen kann: Geh weiter, oder halte an.
refused-not-hunted = Kein Pirat jagt dich: Du brauchst keinen zu bezahlen.
refused-not-hunting = Dieser Pirat jagt dich nicht: Bezahle einen, der es tut.
refused-too-poor = So viel Gold hast du nicht bei dir, und was in der Stadt liegt, zählt nicht: Bring mehr mit.
refused-no-ransom = An diesem Tisch gibt es kein Lösegeld: Besiege den Piraten.
refused-empty-hold = Dieser Pirat hat nichts geladen: Spare dein Gold.
refused-crew-ashore = Eine Mannschaft an Land kann nicht feuern: Wähle, nicht zu feuern.
refused-no-cannonball = Du hast keine Kanonenkugel: Wähle, nicht zu feuern; in jeder Stadt gibt es welche.
refused-not-beside = Der ist nicht neben dir, liegt in einem Hafen oder einer Stadt, ist versenkt, oder du warst in diesem Zug schon bei ihm: Wähle jemand anderen neben dir.
refused-camouflaged = Diese Mannschaft ist getarnt: Feuere auf jemand anderen, oder feuere nicht.
refused-no-threat = Von dort feuert niemand auf dich: Wähle jemand anderen, oder feuere gar nicht.
refused-guns-bear = Erst kommen die, die auf dich feuern können: Feuere auf jeden von ihnen, oder wähle, dass du es nicht tust.
refused-other-foe = Jetzt geht es nur um den einen: Feuere auf ihn, oder feuere nicht.
refused-not-here = Auf deinem Feld ist niemand dieses Namens: Wähle einen Gegner, der dort ist.
refused-no-such-token = Dieses Plättchen ist nicht da: Wähle ein anderes.
refused-other-place = Dieses Plättchen führt nicht hierher: Geh erst dorthin, wohin es führt.
refused-no-such-piece = Ein Kartenteil dieser Nummer ist nicht da: Wähle ein anderes.
refused-not-home = Das geht nur in der eigenen Stadt: Bring deine Mannschaft erst dorthin.
refused-stored-already = Du hast in diesem Zug schon etwas gelagert: Hol erst im nächsten wieder etwas.
refused-no-gold = So viel Gold ist nicht da: Nimm weniger, oder lass es.
refused-no-city = Karten gibt es nur in Städten: Geh in eine.
refused-not-sold = Diese Karte wird an diesem Tisch nicht verkauft: Wähle eine andere.
refused-owned = Die hast du schon: Wähle eine andere.
refused-too-dear = Zu wenig Gold dabei: Hol erst mehr.

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
