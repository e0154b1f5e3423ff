# Ghost Ship.

game-title = Ghost Ship
game-line = Inseln legen, dann Schätze bergen, ehe die tote Mannschaft sie sich zurückholt.
game-aim = Sammle Schätze und Gold: Am Ende zählen die Punkte.
game-kind = Plättchen

option-ready_made = Fertiges Meer
    .hint = Der Zufall legt die Inseln, und die Fahrt beginnt sofort. Unsere eigene Abkürzung für eine erste Partie; gedruckt legen die Kapitäne die Inseln.
option-open_symbols = Offene Symbole
    .hint = Ein Symbol bleibt offen, sobald jemand dort war.
option-gold_cap = Goldgrenze
    .hint = Ein Stück Gold zählt höchstens drei Punkte.
option-meetings = Begegnungen
    .hint = Ob sich alle auf einem Feld begegnen, oder Schiffe nur Schiffe und Kundschafter nur Kundschafter treffen.
    .reason = Ein Kundschafter tief im Dschungel und ein Schiff, das vorbeifährt, sehen die Schätze des anderen nicht.
option-meetings-field = alle auf einem Feld
option-meetings-kind = Schiffe treffen Schiffe, Kundschafter Kundschafter
option-swim = Schwimmen
    .hint = Welche Zahl eine 4 oder 5 sein muss, damit ein Kundschafter über eine Meerenge schwimmt.
    .reason = Was für ein Symbol gesammelt wurde, hilft auch beim Schwimmen: eine Zahl für den ganzen Zug.
option-swim-dial = die Zahl auf der Scheibe
option-swim-number = die Zahl des Zuges mit gesammelten Punkten
option-tables = Tabellen
    .hint = Drei Listen der gedruckten Regel sind verloren. Hier wählt ihr, was an ihre Stelle tritt.
option-tables-house = Hausregeln
option-tables-plain = einfach, ohne Drillinge

# Zahlen, die Varianten ändern dürfen

option-gold_number = Stücke Gold
    .hint = Wie viele Stücke Gold auf die Plättchen gelegt werden, die ganz Land sind.
option-quiet_rounds = Runden ohne Fund
    .hint = Nach wie vielen Runden, in denen nichts aufgehoben wird, die Fahrt vorbei ist.

# Namen

space-free = noch kein Plättchen
space-water = offenes Wasser
space-coast = Küste
space-inland = nur Land
space-quest = ?-Plättchen
space-rim = Kreis am Rand
space-rim-at = Kreis am Rand, { $side ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von { $field }
piece-gold = Gold
piece-ghost = das Geisterschiff
piece-chip = verdeckter Schatz
piece-chip-rock = verdeckter Schatz auf einem Fels
piece-scout = Kundschafter
piece-s-pirates = Piraten
piece-s-storm = Sturm
piece-s-natives = Eingeborene
piece-s-ruins = Ruinen
piece-s-vein = Goldader
field = { $name }
side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
rim = am Rand { $side ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von { $name }
docked = am { $side ->
    [N] nördlichen
    [E] östlichen
    [S] südlichen
   *[W] westlichen
} Ufer von { $name }
on-land = { $name }
on-circle = auf dem Kreis von { $name }
kind = { $kind ->
    [1] Offenes Meer
    [2] Landzunge
    [3] Meerenge
    [4] Biegung
    [5] Bucht
   *[6] Nur Land
}
kind-count = { $count } × { $kind ->
    [1] offenes Meer
    [2] Landzunge
    [3] Meerenge
    [4] Biegung
    [5] Bucht
   *[6] nur Land
}
tile = { $kind ->
    [1] offenes Meer
    [2] eine Landzunge
    [3] eine Meerenge
    [4] eine Biegung
    [5] eine Bucht
   *[6] nur Land
}{ $kind ->
    [1] {""}
    [6] {""}
   *[other] {" "}(Wasser { $water })
}
symbol = { $symbol ->
    [pirates] Piraten
    [storm] Sturm
    [natives] Eingeborene
    [ruins] Ruinen
   *[vein] eine Goldader
}
quest = ein ?-Plättchen ({ $symbol })
quest-card = ?-Plättchen ({ $symbol })
treasure = Schatz vom Wert { $worth }
worth = { $worth }
number = { $number }
number-between = { $one } oder { $other }
number-sign = { $number }
direction = { $direction ->
    [N] nach Norden
    [NE] nach Nordosten
    [E] nach Osten
    [SE] nach Südosten
    [S] nach Süden
    [SW] nach Südwesten
    [W] nach Westen
   *[NW] nach Nordwesten
}
direction-between = zwischen { $one } und { $other }
direction-sign = { $direction ->
    [NE] NO
    [E] O
    [SE] SO
   *[other] { $direction }
}
triplet = { $what ->
    [tailwind] Rückenwind
    [call] Geisterruf
    [barter] Tauschhandel
   *[mutiny] Meuterei
}

# Der Tisch

zone-quest = Dein ?-Plättchen
zone-lot = Plättchen in der Hand
zone-tiles = Plättchen
zone-dial = Drehscheibe
zone-arrow = Geisterkurs
zone-treasures = Deine Schätze
    .note = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } · noch { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }, { $gold } Gold
zone-reckoning = Was heimgebracht wurde
stock = { $count ->
    [one] noch ein Plättchen, verdeckt
   *[other] noch { $count } Plättchen, verdeckt
}
aside = Abgelegt: { $count } × { $kind }
in-hand = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count } davon
}
dial-shows = Die Scheibe zeigt { $number }
dial-rests = Die Scheibe wurde noch nicht gedreht
arrow-shows = Der Pfeil zeigt { $direction }
arrow-rests = Der Pfeil wurde noch nicht gedreht
gold-card = Gold
own-gold = { $count ->
    [one] ein Stück Gold
   *[other] { $count } Stück Gold
}, je { $worth } wert
known = { $treasure }, verdeckt bei { $seat }, dir bekannt
gold-at = Gold auf { $field }
symbol-at = { $symbol } auf { $field }
symbol-on = { $symbol } auf { $field }{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] : den Kreis zu verlassen kostet { $more } mehr
    }
   *[other] : ein Kundschafter kommt nur mit einer { $numbers } vom Kreis
}
treasure-at = verdeckter Schatz auf { $field }
rock-at = verdeckter Schatz auf dem Fels { $field }
ship-at = Schiff von { $seat }: { $place }
scout-at = Kundschafter von { $seat }: { $place }
ghost-at = das Geisterschiff, über { $field }
mark-land = Diese Kante muss Land sein
mark-water = Diese Kante braucht eine gestrichelte Linie
fact-gold = Gold
fact-treasures = { $count ->
    [one] Schatz
   *[other] Schätze
}
fact-secret = Schätze: Wie viele es sind, ist geheim
fact-quests = { $count ->
    [one] ?-Plättchen zu legen
   *[other] ?-Plättchen zu legen
}
fact-saved = { $sign ->
    [plus] gespart (für mehr)
   *[minus] gespart (für weniger)
}
fact-run = zweimal dieselbe Zahl nacheinander
note-run = zweimal { $number }: beim dritten Mal { $what ->
    [tailwind] 5 Punkte
    [call] zieht der Geist weiter
    [barter] wird getauscht
   *[mutiny] fällt der Zug aus
}
note-by-ship = an Land, beim Schiff
note-ashore = an Land
note-docked = angelegt
sheet-treasures = Schätze
sheet-gold = Gold
sheet-points = Punkte
meter-points = Bewegung

# Was gerade geschieht

phase-islands = Die Inseln
phase-round = Runde { $round }
phase-laying = { $seat } ist am Zug
phase-turn = { $seat } ist am Zug
phase-number = { $seat } ist am Zug, Zahl { $number }
phase-over = Das Ende

prompt-anchorage = { $ready ->
    [1] Wähle eine Ecke für dein Schiff: Jede ist recht.
   *[other] Wähle eine Ecke für dein Schiff.
}
prompt-lay-quest = Lege { $quest }.
prompt-lay-tile = Lege deine Plättchen: { $tiles ->
    [one] noch eins
   *[other] noch { $tiles }
}.
prompt-summons = Wähle, wo das Geisterschiff auftaucht.
prompt-put-back = Das Geisterschiff hat das Brett verlassen: Wähle, wo es wieder erscheint.
prompt-outset = { $what ->
    [treasure] Dreh die Scheibe: Dann nimmst du den Schatz.
    [gold] Dreh die Scheibe: Dann kannst du das Gold nehmen.
    [search] Dreh die Scheibe, oder such ein Schiff.
   *[way] Dreh die Scheibe.
}
prompt-picks = Der Zeiger steht zwischen zwei Zahlen, { $dial }: Wähle eine.
prompt-uses = Du hast eine { $number } gedreht. { $sign ->
    [plus] Zählst du gesparte Punkte dazu
   *[minus] Ziehst du gesparte Punkte ab
}? Was du nicht einsetzt, verfällt.
prompt-call = Zieh das Geisterschiff: { $fields ->
    [one] noch ein Feld
   *[other] noch bis zu { $fields } Felder
}.
prompt-barters = Wähle, mit wem du tauschst.
prompt-at-sea = Segle weiter, oder leg an.
prompt-to-dock = Leg hier an, oder segle weiter.
prompt-to-land = Geh hier an Land, oder segle weiter.
prompt-short = Bleib hier, oder segle weiter.
prompt-at-rock = Nimm den Schatz jetzt, oder segle weiter.
prompt-sailing = Segle, oder beende deinen Zug.
prompt-ashore = Geh zu Fuß, oder beende deinen Zug.
prompt-ashore-treasure = Nimm den Schatz jetzt, oder geh weiter.
prompt-ashore-gold = Nimm das Gold, oder geh weiter.
prompt-only-treasure = Nimm den Schatz jetzt.
prompt-only-gold = Nimm das Gold jetzt.
prompt-ashore-circle = Geh zum Schatz, oder geh weiter.
prompt-ashore-ship = Geh an Bord, oder geh zu Fuß weiter.
prompt-waits = Du bist beim Schatz: Beende den Zug, und nimm ihn im nächsten.
prompt-stuck = Hier ist nichts mehr zu tun: Beende deinen Zug.
prompt-chance = { $step ->
    [spins] Die Scheibe dreht sich …
    [needles] Der Pfeil dreht sich …
    [seeks] Ein Schiff wird gesucht …
    [casting] Es wird gelost …
    [takes-up] Plättchen werden gezogen …
    [turns-up] Ein ?-Plättchen wird aufgedeckt …
    [ready] Das Meer wird gelegt …
    [looks] Der Schatz wird angesehen …
    [reveal] Schätze werden gezeigt …
   *[other] Ein Schatz wird gezogen …
}
prompt-over = { $winners ->
    [one] { $ahead ->
        [one] { $seat } hat am meisten heimgebracht!
       *[other] { $seat } hat gewonnen, am weitesten vom Geisterschiff entfernt!
    }
   *[other] Mehrere Kapitäne teilen sich den Sieg.
}
result = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}, { $gold } Gold
hint-laying = Wähle ein Plättchen: Dann leuchten die Felder, auf die es passt. Gut sind Wege von deinem Schiff zu den ?-Plättchen.
hint-anchorage = { $ready ->
    [1] Die Inseln werden erst danach ausgelost: Alle Ecken sind gleich gut. Weit weg von anderen Schiffen ist weniger Konkurrenz.
   *[other] Noch sind alle Ecken gleich: Welche Schätze bei deiner liegen, bestimmst du beim Legen.
}
hint-ghost = Es treibt bei jeder Drehung ein Feld weiter. Je weiter weg von deinem Schiff, desto sicherer für dich.
hint-outset = Die Zahl sagt, wie weit du kommst; auch das Geisterschiff treibt. Oder bleib und spare einen Punkt: Er macht deine nächste Zahl um 1 höher oder niedriger.
hint-sailing = Felsen: dort halten, im nächsten Zug den Schatz nehmen. Inseln: anlegen, landen, hingehen.
hint-number-to-dock = Ab einer { $need } kannst du hier anlegen und landen.{ $saves ->
    [0] {""}
   *[other] {" "}Ein gesparter Punkt erhöht deine nächste Zahl.
}
hint-short = { $what ->
    [dock] Anlegen braucht { $need } Punkte, 1 zum Anlegen und 2 zum Landen, und du hast { $left }: Bleib hier, und leg im nächsten Zug ab einer { $need } an.
   *[land] Landen braucht { $need } Punkte, und du hast { $left }: Bleib hier, und lande im nächsten Zug.
}
hint-held = Diesen Kreis kannst du nur mit einer { $numbers } verlassen: { $symbol }.{ $saves ->
    [0] {""}
   *[other] {" "}Ein gesparter Punkt ändert deine nächste Zahl um 1.
}
hint-held-take = Dafür reicht jede Zahl. Weg von diesem Kreis kommst du nur mit einer { $numbers } ({ $symbol }).
hint-take = Jede Zahl reicht.{ $numbers ->
    [any] {""}
   *[other] {" "}Weg kommst du nur mit einer { $numbers } ({ $symbol }).
}
hint-take-gold = Jede Zahl reicht.
hint-searching = Suchen erspart den Rückweg: Ab einer { $least } kommt dein eigenes Schiff an diese Küste.

# Was man tun kann

offer-corner = In { $field } ankern
offer-lay = Auf { $field } { $tile } legen
offer-ghost = Das Geisterschiff nach { $field } ziehen
offer-spin = Scheibe drehen
offer-save = { $sign ->
    [plus] Punkt für mehr sparen
   *[minus] Punkt für weniger sparen
}
offer-search = Ein Schiff suchen
offer-number = Die { $number } nehmen
offer-use = { $points ->
    [0] Bei { $number } bleiben
   *[other] { $number } daraus machen
}
offer-stay = Das Geisterschiff dort lassen
offer-barter = Mit { $other } tauschen
offer-sail = Segeln: { $place } ({ $cost })
offer-dock = Im { $side } anlegen ({ $cost })
offer-land = An Land gehen ({ $cost })
offer-walk = Nach { $field } gehen ({ $cost })
offer-pass = Am Schatz von { $field } vorbeigehen ({ $cost })
offer-circle = Auf den Kreis von { $field } ({ $cost })
offer-cross = Über Land hinüber ({ $cost })
offer-swim = Hinüberschwimmen ({ $cost })
offer-board = An Bord gehen ({ $cost })
offer-take = Schatz bergen ({ $cost })
offer-dig = Gold aufnehmen ({ $cost })
offer-end = Zug beenden

hint-touching = Jedes freie Feld berührt ein anderes ?-Plättchen, darum darf dieses sie an den Ecken berühren.
hint-quest = { $whose ->
    [yours] Dir am nächsten
   *[other] Näher bei { $seat } als bei dir
}. { $rock ->
    [1] Ein Fels: Hier nimmt ein Schiff den Schatz.
   *[other] { $symbol }: { $numbers ->
        [any] { $more ->
            [0] Ein Kundschafter kommt mit jeder Zahl wieder weg.
           *[other] Für einen Kundschafter kostet das Weggehen { $more } mehr.
        }
       *[other] Ein Kundschafter kommt nur mit einer { $numbers } wieder weg.
    }
}
hint-finding = Beendet deinen Zug.
hint-save = Du bleibst; deine nächste Zahl kann um { $points } { $sign ->
    [plus] höher
   *[minus] niedriger
} sein.
hint-search = Ab einer { $least } kommt es her.
hint-arrow = Der Pfeil zeigt { $direction }.
hint-dock = An Land zu gehen kostet { $cost } mehr.
hint-unknown = Nimm den Schatz im nächsten Zug; ein Symbol kann dich dort festhalten.
hint-circle = Nimm den Schatz im nächsten Zug.
hint-gold = { $now ->
    [0] Nimm das Gold im nächsten Zug, für 1 Punkt.
   *[other] Nimm das Gold sofort, für 1 Punkt mehr.
}
hint-onward = Von dort weiter nach { $fields }.
hint-dead-end = Eine Sackgasse: Von dort führt kein Weg weiter.
hint-rock = Bleib dort stehen, und nimm den Schatz im nächsten Zug.
hint-coast = Hier kann dein Kundschafter landen ({ $land } Punkte) und zum { $what ->
    [gold] Gold
   *[treasure] Schatz
} auf { $field } gehen ({ $cost }).
hint-deck = Diesen Schatz nimmt der Kundschafter, nicht das Schiff: anlegen ({ $dock }), landen ({ $land }), auf den Kreis gehen ({ $ring }).
hint-wait = Nächster Zug: Schatz nehmen.
hint-lapse = { $left ->
    [one] Ein Bewegungspunkt verfällt.
   *[other] { $left } Bewegungspunkte verfallen.
}
warning-saved = Mehr als { $most } gesparte Punkte helfen nie.
warning-lapse = Deine gesparten Punkte verfallen.
warning-symbol = { $symbol }: Du kannst den Kreis nur mit einer { $numbers } verlassen{ $more ->
    [0] .
   *[other] , und das kostet { $more } mehr.
}
warning-dearer = { $symbol }: Den Kreis zu verlassen kostet { $more } mehr.
warning-closes = Sein Kreis ist dir dann verschlossen, bis du wieder auf See warst.
warning-leaves = Du lässt den Schatz liegen: Um ihn zu nehmen, bleib stehen.

# Warum nicht

refused-corner-taken = Dort liegt schon ein Schiff: Wähle eine andere Ecke.
refused-no-partner = Tauschen kannst du nur mit einem anderen Kapitän: Wähle einen.
refused-owns-nothing = Dieser Kapitän besitzt keinen Schatz: Wähle einen anderen.
refused-not-in-hand = Ein solches Plättchen hast du nicht: Lege eins von deinen.
refused-field-taken = Dort liegt schon ein Plättchen: Wähle ein freies Feld.
refused-rim-water = Am Rand muss Wasser sein, im { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}: Dreh das Plättchen, oder leg es anderswohin.
refused-wants-land = Die { $side ->
    [N] nördliche
    [E] östliche
    [S] südliche
   *[W] westliche
} Kante muss Land sein: Dreh das Plättchen, oder leg es anderswohin.
refused-wants-water = Die { $side ->
    [N] nördliche
    [E] östliche
    [S] südliche
   *[W] westliche
} Kante muss Wasser sein: Dreh das Plättchen, oder leg es anderswohin.
refused-half-full = Auf dieser Hälfte liegen schon zehn ?-Plättchen: Nutze die andere.
refused-shuts-in = So wären mehr Felder von Land eingeschlossen, als es reine Landplättchen gibt: Leg es anderswohin.
refused-touches = ?-Plättchen dürfen nicht nebeneinander liegen: Leg es anderswohin.
refused-touches-corner = Es gibt Felder, auf denen es kein anderes ?-Plättchen berührt: Wähle eins davon.
refused-not-middle = Das Geisterschiff kann nur in der Mitte auftauchen: Wähle D5 oder D6.
refused-ghost-too-far = { $how ->
    [here] Das Geisterschiff ist schon dort: Wähle ein Feld daneben, oder lass es bleiben, wo es ist.
    [near] Das sind { $far } Felder, und es darf { $left } weit ziehen: Schicke es Feld für Feld.
   *[far] Zu weit: { $far } Felder, und das Geisterschiff darf noch { $left ->
        [one] eines
       *[other] { $left }
    } weit ziehen.
}
refused-not-shown = Diese Zahl zeigt der Zeiger nicht: Wähle eine der beiden.
refused-too-many = So viele Punkte kannst du nicht einsetzen: Setze weniger ein.
refused-other-sign = Du sparst schon andersherum: Bleib dabei, oder dreh die Scheibe.
refused-counter-full = Mehr Punkte kannst du nicht sparen: Dreh die Scheibe.
refused-scout-aboard = Dein Kundschafter ist an Bord: Geh erst an Land.
refused-scout-ashore = Dein Kundschafter ist an Land: Zieh mit ihm, oder geh erst an Bord.
refused-inland = Im Landesinneren kannst du kein Schiff finden: Geh erst an eine Küste.
refused-ship-is-here = Dein Schiff liegt doch hier: Dreh die Scheibe, und geh an Bord.
refused-too-dear = Das kostet { $cost }, und du hast { $left }: Tu etwas Billigeres, oder beende deinen Zug.
refused-no-route = Dorthin führt keine gestrichelte Linie: Wähle einen Kreis, zu dem eine führt.
refused-too-far-to-sail = { $how ->
    [here] Dort ist dein Schiff schon: Segle anderswohin, oder beende deinen Zug.
    [none] Dorthin führen keine gestrichelten Linien: Segle anderswohin.
    [near] Der ganze Weg kostet { $cost }, und du hast { $left }: Segle von einem Kreis zum nächsten.
   *[far] Zu weit: Der Weg kostet { $cost }, und du hast { $left }.
}
refused-no-shore = Dort ist kein Ufer zum Anlegen: Wähle ein anderes, oder segle weiter.
refused-shore-name = Dieses Ufer heißt nach einer anderen Seite: { $shore ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}.
refused-docked-already = Dort hast du schon angelegt: Geh an Land, oder segle weiter.
refused-dock-rest = Anlegen braucht { $need } Punkte, denn { $rest } müssen zum Landen übrig sein, und du hast { $left }: Beende den Zug hier, und leg ab einer { $need } an.
refused-not-docked = Von hier kannst du nicht an Land gehen: Leg erst mit dem Schiff an.
refused-no-path = Dorthin führt kein Weg über Land: Geh über eine Kante, die Land ist.
refused-other-paths = Dorthin führt kein Weg: Von hier führen Wege nach { $fields }.
refused-other-side = Von diesem Kreis kann dein Kundschafter nur zu der Seite weiter, von der er kam: Wähle dort ein Feld, oder geh an Bord.
refused-too-far-to-walk = { $how ->
    [here] Dort ist dein Kundschafter schon: Geh anderswohin, oder beende deinen Zug.
    [none] Dorthin führt kein Weg über Land: Geh anderswohin oder an Bord.
    [near] Der ganze Weg kostet { $cost }, und du hast { $left }: Geh von einem Feld zum nächsten.
   *[far] Zu weit: Der Weg kostet { $cost }, und du hast { $left }.
}
refused-no-circle = Hier ist kein Kreis für einen Kundschafter: Wähle ein anderes Feld.
refused-closed = Du warst schon auf dem Land dieses Feldes: Sein Kreis ist dir verschlossen, bis du wieder auf See warst. Geh anderswohin.
refused-on-circle = Vom Kreis kannst du nur auf ein anderes Feld oder an Bord gehen.
refused-no-strait = Hier ist keine Meerenge: Geh über Land weiter.
refused-other-island = Die andere Küste gehört zu einer anderen Insel: Schwimm hinüber, oder geh anderswohin.
refused-sharks = Haie! Schwimmen kannst du nur mit einer 4 oder 5: Warte ab, oder geh an der Küste weiter.
refused-not-sole = Schwimmen kostet einen ganzen Zug, und du hast in diesem schon etwas getan: Schwimm im nächsten.
refused-not-moored = Dein Schiff ist nicht hier: Geh zu ihm zurück, oder such im nächsten Zug ein anderes.
refused-held-back = { $symbol ->
    [pirates] Die Piraten lassen niemanden gehen
    [storm] Der Sturm ist zu stark
    [natives] Die Eingeborenen halten dich fest
    [ruins] Du hast dich in den Ruinen verirrt
   *[vein] Die Goldader hält dich fest
}: Mit dieser Zahl kommst du nicht frei. Versuch es im nächsten Zug wieder.
refused-no-treasure = Hier liegt kein Schatz: Geh auf einen Kreis, auf dem einer liegt.
refused-by-scout = Diesen Schatz kann kein Schiff nehmen: Lege an, geh an Land, und stell deinen Kundschafter auf den Kreis.
refused-not-yet = Einen Schatz kannst du nur dort nehmen, wo dein Zug beginnt: Beende diesen Zug hier, und nimm ihn im nächsten.
refused-no-gold = Hier ist kein Gold: Geh auf ein Feld mit Gold.

# Das Logbuch

event-first = { $seat } beginnt: So fiel das Los.
event-corner = { $seat } ankert in { $field }.
event-turn-up = { $seat } deckt { $quest } auf.
event-lay = { $seat } legt auf { $field }: { $mask }.
event-reseating = Für das ?-Plättchen von { $seat } gibt es keinen Platz: Andere müssen weichen.
event-makes-room = Das ?-Plättchen auf { $field } wird aufgenommen.
event-seated = Auf { $field } liegt jetzt { $quest }.
event-lot = { $seat } nimmt Plättchen auf: { $items }.
event-puts-aside = { $seat } legt die übrigen Plättchen ab: Sie passen nirgends.
event-finishing = Die letzten Felder werden aus allen übrigen Plättchen gefüllt.
event-settles = Auf { $field } kommt: { $mask }.
event-lifts = Das Plättchen auf { $field } wird zum Tausch aufgenommen.
event-sea = Der Zufall hat das Meer gelegt. Seine Symbole: { $symbols }.
event-complete = Das Meer ist vollständig. Schätze und Gold liegen auf den Inseln verborgen.
event-ghost = { $why ->
    [left] Das Geisterschiff verlässt das Brett: { $seat } setzt es auf { $field } zurück.
    [called] { $seat } schickt das Geisterschiff weiter nach { $field }.
   *[begins] { $seat } setzt das Geisterschiff auf { $field }.
}
event-turn = Runde { $round } · { $seat }
event-spin = { $seat } dreht die Scheibe.
event-dial = Sie zeigt { $dial }.
event-needle = Der Pfeil zeigt { $arrow }.
event-number = { $seat } nimmt die { $number }.
event-triplet = { $seat } hat dreimal dasselbe gedreht: { $what }! { $effect ->
    [tailwind] Der Zug hat 5 Punkte.
    [call] Das Geisterschiff kann weitergeschickt werden.
    [barter] Schätze werden getauscht, wenn beide einen haben.
   *[mutiny] Kein Schritt und kein Schatz in diesem Zug.
}
event-drifts = Das Geisterschiff treibt nach { $field }.
event-stay = { $seat } lässt das Geisterschiff bleiben.
event-lose = Das Geisterschiff nimmt { $seat } einen { $chip }, gezogen von { $neighbour }.
event-robbed-veiled = Das Geisterschiff nimmt { $seat } einen Schatz.
event-spared = Bei { $seat } findet das Geisterschiff keinen Schatz.
event-barter = { $seat } tauscht mit { $other }.
event-draw = { $seat } zieht von { $other } einen { $chip }.
event-draws-veiled = { $seat } zieht einen Schatz von { $other }.
event-draws-back-veiled = { $other } zieht einen Schatz von { $seat }.
event-save = { $seat } spart einen Punkt { $sign ->
    [plus] für mehr
   *[minus] für weniger
}.
event-use = { $points ->
    [0] { $seat } setzt keinen gesparten Punkt ein.
    [one] { $seat } setzt einen gesparten Punkt ein.
   *[other] { $seat } setzt { $points } gesparte Punkte ein.
}
event-search = { $seat } hält nach einem Schiff Ausschau.
event-found = Ein Schiff! Es liegt, wo der Kundschafter von { $seat } steht.
event-missed = { $seat } sieht kein Schiff.
event-sail = { $seat } segelt: { $place }{ $by ->
    [rim] , am Rand entlang
   *[route] {""}
}.
recap-steps = { $seat } macht { $count } Schritte.
event-dock = { $seat } legt im { $shore } an.
event-land = { $seat } geht auf { $field } an Land.
event-walk = { $seat } geht nach { $field }.
event-circle = { $seat } betritt den Kreis von { $field }.
event-cross = { $seat } wechselt zur anderen Küste.
event-swim = { $seat } schwimmt durch die Meerenge.
event-board = { $seat } geht an Bord.
event-glimpse = Das Symbol auf { $field }: { $symbol }.{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] {" "}Vom Kreis zu kommen kostet einen Kundschafter { $more } mehr.
    }
   *[other] {" "}Ein Kundschafter kommt nur mit einer { $numbers } vom Kreis.
}
event-take = { $seat } birgt den Schatz auf { $field }.
event-chip = { $seat } findet einen { $chip }.
event-looks-veiled = { $seat } sieht ihn sich an.
event-dig = { $seat } nimmt das Gold auf { $field } auf.
event-end = { $seat } beendet den Zug.
event-meeting = Eine Begegnung: { $met }.
event-show = { $seat } zeigt { $count ->
    [one] einen Schatz vom Wert { $items }
   *[other] { $count } Schätze: { $items }
}.
event-reveal-veiled = { $seat } zeigt Schätze.
event-empty-handed = { $seat } hat keinen Schatz zu zeigen.
event-quiet = Seit { $rounds } Runden hat niemand etwas gefunden: Die Fahrt wird aufgegeben.
event-last = Die Fahrt ist vorbei. Was wurde heimgebracht?
event-score = { $seat }: { $treasures } für Schätze, Gold { $gold } × { $worth }: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.
event-consolation = { $seat } hat mehr Schätze als jeder andere und damit den moralischen Sieg.
event-reckoning = { $ahead ->
    [one] Die Punkte werden verglichen.
   *[other] Mehrere Kapitäne haben die meisten Punkte: Nun zählt, wer am weitesten vom Geisterschiff entfernt ist.
}

# Was man will, und wozu alles da ist.

aim-laying = Leg die Schätze nah zu dir: Bald segelst du nach ihnen.
aim-ready = Wähle eine Ecke: Bald segelst du nach Schätzen.
aim-ready-voyage = Sammle Schätze und Gold: Am Ende zählen die Punkte.
delegate-held = Weiter, bis ich wegkann
delegate-laying = Rest für mich legen
aim-card-1 = Du willst Schätze und Gold: Wer die meisten Punkte hat, wenn alles gefunden ist, gewinnt.
    .art = chip
aim-card-2 = Zuerst legt ihr die Inseln. Auf jedem ?-Plättchen wird ein Schatz liegen: Leg sie nah an deine Ecke.
    .art = ring-q
aim-card-3 = Dann drehst du die Scheibe und ziehst so weit: Von Felsen birgt dein Schiff Schätze, auf Inseln dein Kundschafter.
    .art = sloop
aim-card-4 = Das Geisterschiff (englisch „Ghost Ship“) treibt bei jeder Drehung und nimmt allen einen Schatz, auf deren Feld es kommt.
    .art = ghost
aim-card-5 = Schätze zählen 1 bis 4 Punkte; ein Stück Gold zählt 1 oder so viele Punkte, wie du Schätze vom Wert 1 hast.
    .art = gold
aim-ready-card-2 = Die Inseln liegen schon, und auf jedem ?-Plättchen liegt ein Schatz. (Unsere Abkürzung: Gedruckt legt ihr sie zuerst selbst.)
aim-ready-voyage-card-2 = Die Inseln liegen schon, und auf jedem ?-Plättchen liegt ein Schatz. (Unsere Abkürzung: Gedruckt legt ihr sie zuerst selbst.)

use-space-free = Hierher passt ein Plättchen, wenn Wasser und Land mit allen Nachbarn übereinstimmen.
    .paragraph = §9
use-space-water = Schiffe fahren die gestrichelten Linien entlang, ein Bewegungspunkt für jeden Schritt.
    .paragraph = §20
use-space-coast = Schiffe fahren die gestrichelten Linien entlang und legen am Ufer an, wo der Kundschafter an Land geht.
    .paragraph = §22
use-space-inland = Hierher kommen nur Kundschafter, für drei Bewegungspunkte; auf solchen Feldern kann Gold liegen.
    .paragraph = §23
use-space-quest = Hier liegt ein Schatz: auf Felsen für Schiffe, auf Inseln für Kundschafter. Geh auf den Kreis, nimm ihn im nächsten Zug. Das Symbol nennt die Zahlen, mit denen man wegkommt.
    .paragraph = §26
use-space-rim = Schiffe fahren am Rand von Kreis zu Kreis für je drei Bewegungspunkte, und das Geisterschiff kommt nie hierher.
    .paragraph = §21
use-piece-chip = Stell deinen Kundschafter auf diesen Kreis; im nächsten Zug kannst du den Schatz für 1 Bewegungspunkt nehmen. Das beendet den Zug.
    .paragraph = §28
use-piece-chip-rock = Ein Fels: Segle hierher; im nächsten Zug kann dein Schiff den Schatz für 2 Bewegungspunkte nehmen. Das beendet den Zug.
    .paragraph = §28
use-piece-gold = Ein Kundschafter, der hier steht, nimmt es für einen Bewegungspunkt; damit endet der Zug.
    .paragraph = §29
use-piece-ghost = Es treibt bei jeder Drehung ein Feld weiter; alle, auf deren Feld es kommt, verlieren einen Schatz.
    .paragraph = §17
use-piece-s = Es bestimmt, mit welcher Zahl des Zuges ein Kundschafter diesen Kreis verlassen darf.
    .paragraph = §26
use-piece-s-pirates = Ein Kundschafter darf diesen Kreis nur mit einer 5 verlassen.
    .paragraph = §26
use-piece-s-storm = Ein Kundschafter darf diesen Kreis nur mit einer 2 oder 3 verlassen; mit „einfachen Tabellen“ mit jeder Zahl, für einen Bewegungspunkt mehr.
    .paragraph = §26
use-piece-s-natives = Ein Kundschafter darf diesen Kreis nur mit einer 2 oder 4 verlassen; mit „einfachen Tabellen“ mit jeder Zahl, für einen Bewegungspunkt mehr.
    .paragraph = §26
use-piece-s-ruins = Ein Kundschafter darf diesen Kreis nur mit einer 3 oder 5 verlassen; mit „einfachen Tabellen“ mit jeder Zahl, für einen Bewegungspunkt mehr.
    .paragraph = §26
use-piece-s-vein = Ein Kundschafter darf diesen Kreis mit jeder Zahl verlassen, für einen Bewegungspunkt mehr.
    .paragraph = §26
use-piece-scout = { $whose ->
    [yours] Dein Kundschafter geht über Land von Feld zu Feld und nimmt Schätze und Gold; dein Schiff wartet am Ufer.
   *[other] Dieser Kundschafter geht über Land und nimmt Schätze und Gold, während sein Schiff wartet.
}
    .paragraph = §23
use-piece-sloop = { $whose ->
    [yours] Dein Schiff fährt die gestrichelten Linien entlang, ein Bewegungspunkt für jeden Schritt, und legt an Ufern an.
   *[other] Schiffe versperren einander nie den Weg; wer auf demselben Feld anhält, zeigt den anderen seine Schätze.
}
    .paragraph = §20
use-card-stock = Von hier nehmen alle reihum zehn Plättchen zum Legen, bis keine mehr da sind.
    .paragraph = §8
use-card-aside = Diese Plättchen passten nirgends; am Ende füllen sie vielleicht noch eine Lücke.
    .paragraph = §10
use-card-tile-1 = Wasser auf allen vier Seiten: Wähle es und leg es, wo es passt.
    .paragraph = §9
use-card-tile-2 = Wasser auf drei Seiten: Wähle es, dreh es und leg es, wo es passt.
    .paragraph = §9
use-card-tile-3 = Wasser auf zwei Seiten gegenüber, dazwischen zwei Küsten: Wähle es, dreh es und leg es, wo es passt.
    .paragraph = §9
use-card-tile-4 = Wasser auf zwei Seiten, die aneinanderstoßen: Wähle es, dreh es und leg es, wo es passt.
    .paragraph = §9
use-card-tile-5 = Wasser auf einer Seite: Wähle es, dreh es und leg es, wo es passt.
    .paragraph = §9
use-card-tile-6 = Land auf allen vier Seiten: Auf solchen Feldern wird Gold liegen.
    .paragraph = §9
use-card-s = Hier wird ein Schatz liegen; leg es, wo es passt und kein anderes ?-Plättchen ringsum liegt.
    .paragraph = §6
use-card-chip = Ein Schatz; sein Wert zählt am Ende, wenn ihn das Geisterschiff nicht vorher nimmt.
    .paragraph = §34
use-card-fruit = Ein Schatz; sein Wert zählt am Ende, wenn ihn das Geisterschiff nicht vorher nimmt.
    .paragraph = §34
use-card-gold = Es zählt so viele Punkte, wie du Schätze vom Wert 1 hast, und mindestens einen.
    .paragraph = §34
use-fact-chip = So viele Schätze zu je 1 bis 4 Punkten; was sie wert sind, weiß nur, wer sie hat.
    .paragraph = §31
use-fact-gold = Jedes Stück zählt so viele Punkte, wie man Schätze vom Wert 1 hat, und mindestens einen.
    .paragraph = §34
use-fact-knot = Gesparte Punkte, die die Zahl der nächsten Drehung ändern, bis hinauf zu 5 oder hinab zu 2.
    .paragraph = §19
use-fact-run = Dreimal dieselbe Zahl nacheinander: 2 bringt 5 Punkte, 3 schickt das Geisterschiff bis zu drei Felder weiter, 4 tauscht einen Schatz, 5 kostet den Zug.
    .paragraph = §18
use-fact-ring-q = So viele ?-Plättchen sind noch zu legen; auf jedem wird ein Schatz liegen.
    .paragraph = §6
use-zone-arrow = Der Pfeil sagt, wohin das Geisterschiff treibt, bei jeder Drehung ein Feld.
    .paragraph = §16
use-zone-dial = Die gedrehte Zahl ist die Zahl deiner Bewegungspunkte in diesem Zug.
    .paragraph = §15
use-zone-hand = Wähle ein Plättchen und dann ein Feld, auf das es passt; es dreht sich von selbst, oder du drehst es.
    .paragraph = §9
use-zone-own = Was du zusammengetragen hast; wer am Ende die meisten Punkte hat, gewinnt.
    .paragraph = §34
use-zone-tiles = Die übrigen Plättchen, und jene, die abgelegt wurden, weil sie nirgends passten.
    .paragraph = §8
use-zone-reckoning = Die Punkte aller: Schätze, und Gold nach der Zahl der Schätze vom Wert 1.
    .paragraph = §34
use-meter = Die Bewegungspunkte dieses Zuges: Ein Schritt auf See kostet einen, an Land meist zwei.
    .paragraph = §14
use-mark-range = Bis hierher kommst du; die Zahl ist der Preis in Bewegungspunkten.
    .paragraph = §14

# Warum ein Bot so spielt.

feature-unit = { $count ->
    [one] Punkt
   *[other] Punkte
}
feature-quests = ?-Plättchen näher an der eigenen Ecke
    .less = ?-Plättchen weiter von der eigenen Ecke
    .plain = So liegen später mehr Schätze in der Nähe
feature-treasures = wertvollere Schätze
    .less = weniger wertvolle Schätze
    .plain = Das bringt mehr Schätze
feature-gold = wertvolleres Gold
    .less = weniger wertvolles Gold
    .plain = Das bringt mehr Gold
feature-promise = mehr Schätze vom Wert 1 für künftiges Gold
    .less = weniger Schätze vom Wert 1 für künftiges Gold
    .plain = So wird Gold, das noch zu finden ist, mehr wert
feature-next = bessere Aussicht auf den nächsten Fund
    .less = schlechtere Aussicht auf den nächsten Fund
    .plain = So ist der nächste Schatz schneller zu erreichen
feature-ghost = weniger Gefahr durch das Geisterschiff
    .less = mehr Gefahr durch das Geisterschiff
    .plain = So ist das Schiff sicherer vor dem Geisterschiff
feature-rivals = der stärkste Rivale wird schwächer
    .less = der stärkste Rivale wird stärker
    .plain = So bekommt der stärkste Gegner weniger

# Die Felder einer Stellung, wie sie beim Bearbeiten heißen

field-round = Runde
field-turn = Wer am Zug ist
field-first = Wen das Los traf
field-starter = Beginnt die Reise
field-sea = Plättchen, als Ziffern
field-quests = Schätze auf den Feldern
field-order = Reihenfolge der Schätze
field-facedown = Noch nicht aufgedeckt
field-dealt = Aufzudeckende Schätze
field-turned = Aufgedeckter Schatz
field-stock = Übrige Plättchen, nach Art
field-lot = Aufgenommene Plättchen
field-aside = Beiseitegelegte Plättchen
field-items = Schätze und Gold auf der Karte
field-visited = Gesehene Symbole
field-glimpse = Gezeigtes Feld
field-ships = Schiffe
field-scouts = Kundschafter
field-landed = Wo die Kundschafter landeten
field-closed = Dem Kundschafter verschlossen
field-gold = Gold
field-chips = Schätze und wer von ihnen weiß
field-held = Schätze an jedem Ort
field-ghost = Geisterschiff
field-dial = Zahlenscheibe
field-arrow = Pfeil
field-spins = Drehungen des Pfeils
field-number = Gedrehte Zahl
field-used = Verbrauchte gesparte Punkte
field-points = Zahl des Zuges
field-left = Übrige Punkte
field-moved = In diesem Zug bewegt
field-changed = Auf ein anderes Feld bewegt
field-runs = Zuletzt gedrehte Zahl
field-times = Wie oft hintereinander
field-saved = Gesparte Punkte
field-quiet = Züge ohne Ereignis
field-scores = Punkte am Ende
field-trail = Was die Spieler gesehen haben
