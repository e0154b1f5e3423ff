# Ghost Ship.

game-title = Ghost Ship
game-line = Inseln legen, dann Schätze bergen, ehe die tote Mannschaft sie sich zurückholt.
game-aim = Sammle Schätze und Gold: Wenn alles gefunden ist, gewinnen die meisten Punkte.
game-kind = Plättchen

option-ready_made = Fertiges Meer
    .hint = Der Zufall legt die Inseln, und die Fahrt beginnt sofort.
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

# Namen

space-free = noch kein Plättchen
space-water = offenes Wasser
space-coast = Küste
space-inland = nur Land
space-quest = ?-Plättchen
space-rim = Kreis am Rand
piece-gold = Gold
piece-ghost = das Geisterschiff
piece-chip = verdeckter Schatz
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
listed = { $first }, { $rest }
captain-name = { $seat }

# Der Tisch

zone-quest = Dein ?-Plättchen
zone-lot = Plättchen in der Hand
zone-tiles = Plättchen
zone-dial = Drehscheibe
zone-arrow = Geisterkurs
zone-treasures = Deine Schätze
    .note = Gold zählt je { $worth }
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
}
known = { $treasure }, verdeckt bei { $seat }, dir bekannt
gold-at = Gold auf { $field }
symbol-at = { $symbol } auf { $field }
treasure-at = verdeckter Schatz auf { $field }
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
fact-quests = { $count ->
    [one] ?-Plättchen zu legen
   *[other] ?-Plättchen zu legen
}
fact-saved = { $sign ->
    [plus] gespart (für mehr)
   *[minus] gespart (für weniger)
}
note-run = hat zweimal { $number } gedreht
note-by-ship = an Land, beim Schiff
note-ashore = an Land
note-docked = angelegt
sheet-treasures = Schätze
sheet-gold = Gold
sheet-points = Punkte
meter-points = Punkte

# Was gerade geschieht

phase-islands = Die Inseln
phase-round = Runde { $round }
phase-laying = { $seat } ist am Zug
phase-turn = { $seat } ist am Zug
phase-number = { $seat } ist am Zug, Zahl { $number }
phase-over = Das Ende

prompt-anchorage = Wähle eine Ecke für dein Schiff.
prompt-lay-quest = Lege { $quest }.
prompt-lay-tile = Lege deine Plättchen: { $tiles ->
    [one] noch eins
   *[other] noch { $tiles }
}.
prompt-summons = Wähle, wo das Geisterschiff auftaucht.
prompt-put-back = Das Geisterschiff hat das Brett verlassen: Wähle, wo es wieder erscheint.
prompt-outset = { $search ->
    [0] Dreh die Scheibe oder spare einen Punkt.
   *[other] Dreh die Scheibe, spare einen Punkt oder suche ein Schiff.
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
prompt-at-sea = Segle, lege an oder geh an Land.
prompt-at-rock = Birg den Schatz oder segle weiter.
prompt-sailing = Segle weiter oder beende deinen Zug.
prompt-ashore = Geh weiter, birg einen Schatz, nimm Gold auf, oder geh an Bord.
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
hint-laying = Dreh das Plättchen, wenn du willst, und klick auf ein Feld, auf dem alle Kanten passen.
hint-held = Diesen Kreis kannst du nur mit { $numbers } verlassen: { $symbol }.

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
offer-circle = Auf den Kreis von { $field } ({ $cost })
offer-cross = Über Land hinüber ({ $cost })
offer-swim = Hinüberschwimmen ({ $cost })
offer-board = An Bord gehen ({ $cost })
offer-take = Schatz bergen ({ $cost })
offer-dig = Gold aufnehmen ({ $cost })
offer-end = Zug beenden

hint-touching = Jedes freie Feld berührt ein anderes ?-Plättchen, darum darf dieses sie an den Ecken berühren.
hint-save = Bei der nächsten Drehung darfst du bis zu { $points } { $sign ->
    [plus] dazuzählen
   *[minus] abziehen
}.
hint-search = Klappt mit einer { $least } oder mehr; kostet den ganzen Zug.
hint-arrow = Der Pfeil zeigt { $direction }.
hint-dock = An Land zu gehen kostet { $cost } mehr.
hint-unknown = Das Symbol ist verdeckt: Mit welchen Zahlen du den Kreis verlassen kannst, siehst du erst dort.
hint-lapse = { $left ->
    [one] Ein Punkt verfällt.
   *[other] { $left } Punkte verfallen.
}
warning-saved = Mehr als { $most } gesparte Punkte helfen nie.
warning-lapse = Deine gesparten Punkte verfallen.
warning-symbol = { $symbol }: Du kannst den Kreis nur mit { $numbers } verlassen{ $more ->
    [0] .
   *[other] , und das kostet { $more } mehr.
}
warning-dearer = { $symbol }: Den Kreis zu verlassen kostet { $more } mehr.
warning-closes = Sein Kreis ist dir dann verschlossen.

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
refused-dock-rest = Nach dem Anlegen brauchst du noch { $rest } Punkte: Leg erst im nächsten Zug an.
refused-not-docked = Von hier kannst du nicht an Land gehen: Leg erst mit dem Schiff an.
refused-no-path = Dorthin führt kein Weg über Land: Geh über eine Kante, die Land ist.
refused-other-side = Von diesem Kreis kann dein Kundschafter nur zu der Seite weiter, von der er kam: Wähle dort ein Feld, oder geh an Bord.
refused-too-far-to-walk = { $how ->
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
refused-by-scout = Nur ein Kundschafter auf seinem Kreis kann diesen Schatz bergen: Geh erst an Land.
refused-not-yet = Bergen kannst du ihn nur, wenn du deinen Zug hier beginnst: Warte auf dem Kreis bis zum nächsten Zug.
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
event-ghost = { $seat } setzt das Geisterschiff auf { $field }.
event-turn = Runde { $round } · { $seat }
event-spin = { $seat } dreht die Scheibe.
event-dial = Sie zeigt { $dial }.
event-needle = Der Pfeil zeigt { $arrow }.
event-number = { $seat } nimmt die { $number }.
event-triplet = { $seat } hat dreimal dasselbe gedreht: { $what }!
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
event-dock = { $seat } legt im { $shore } an.
event-land = { $seat } geht auf { $field } an Land.
event-walk = { $seat } geht nach { $field }.
event-circle = { $seat } betritt den Kreis von { $field }.
event-cross = { $seat } wechselt zur anderen Küste.
event-swim = { $seat } schwimmt durch die Meerenge.
event-board = { $seat } geht an Bord.
event-glimpse = Das Symbol auf { $field }: { $symbol }.
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

# Warum ein Bot so spielt.

feature-unit = { $count ->
    [one] Punkt
   *[other] Punkte
}
feature-quests = ?-Plättchen näher an der eigenen Ecke
    .less = ?-Plättchen weiter von der eigenen Ecke
feature-treasures = wertvollere Schätze
    .less = weniger wertvolle Schätze
feature-gold = wertvolleres Gold
    .less = weniger wertvolles Gold
feature-promise = mehr Schätze vom Wert 1 für künftiges Gold
    .less = weniger Schätze vom Wert 1 für künftiges Gold
feature-next = bessere Aussicht auf den nächsten Fund
    .less = schlechtere Aussicht auf den nächsten Fund
feature-ghost = weniger Gefahr durch das Geisterschiff
    .less = mehr Gefahr durch das Geisterschiff
feature-rivals = der stärkste Rivale wird schwächer
    .less = der stärkste Rivale wird stärker
