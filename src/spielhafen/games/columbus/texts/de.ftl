# Columbus.

game-title = Columbus
game-line = Durch Stürme an eine Küste, die niemand kennt, und als Erster mit der Nachricht nach Hause.
game-aim = Finde Amerika und bring die Nachricht vor allen anderen nach Hause.
game-kind = Würfel

# Namen

chart-iberia = Iberien
chart-africa = Afrika
chart-azores = Azoren
chart-canaries = Kanaren
chart-palos = Palos
area = { $area ->
    [0] alle Gebiete
    [1] Neue Küste
    [2] Sargassosee
    [3] Hoher Ozean
    [4] Passatgürtel
   *[5] Golf von Cádiz
}
space = { $name }
space-reef = Riff
space-mark = Wirbelwindzeichen
space-island = Insel
space-harbour = Hafen
direction = { $direction ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
direction-sign = { $direction ->
    [NE] NO
    [E] O
    [SE] SO
   *[other] { $direction }
}
face = { $face ->
    [rose] Windrose
    [sail] Segel
    [whirlwind] Wirbelwind
    [storm] Sturm
   *[telescope] Fernrohr
}
listed = { $first }, { $rest }
captain-name = { $seat }
disc = { $disc ->
    [sea] offenes Meer
    [inhabited] eine bewohnte Insel
   *[palms] { $palms ->
        [one] eine Insel mit einer Palme
       *[other] eine Insel mit { $palms } Palmen
    }
}
disc-facedown = eine verdeckte Scheibe
found = Insel (bewohnt)

card-unknown = eine verdeckte Karte
card-provisions = Proviant { $number }
    .text = { $number ->
        [one] Ein Fass kommt an Bord.
       *[other] { $number } Fässer kommen an Bord.
    }
card-mutiny = Meuterei
    .text = Ein Fass abgeben oder den nächsten Zug aussetzen.
card-hurricane = Hurrikan
    .text = Alle Schiffe treiben ein Feld dorthin, wohin der Pfeil zeigt.
card-fog = Nebel
    .text = Alle Schiffe treiben ein Feld nach { $direction }.
card-good-winds = Gute Winde
    .text = Zwei Felder mehr in diesem Zug, auch aus einer Flaute.
card-very-good-winds = Sehr gute Winde
    .text = Ein ganzer Zug mehr, gleich nach diesem.
card-whirlwind = Wirbelwind { $number }
    .text = Die Wirbelwinde { $number } Felder weit schicken.
card-carpenter = Zimmermann
    .text = Vor dem Würfeln: Dein Mast steht wieder.
card-good-weather = Gutes Wetter
    .text = Verhindert einen Sturm, den jemand anders ausruft.

# Der Tisch

zone-dice = Würfel
    .note = Gewürfelt von { $seat }
zone-spinner = Drehpfeil
zone-events = Ereignisse
zone-hand = Deine Karten
zone-barrels = Dein Proviant
die = { $face }{ $state ->
    [used] , beiseitegelegt
    [void] , jetzt nicht zu gebrauchen
   *[free] {""}
}
die-rolling = ein Würfel, der noch rollt
field-of-winds = Gute Winde: Feld { $number }
field-of-gust = Wirbelwindkarte: Feld { $number }
arrow = Der Pfeil zeigt nach { $direction }
pile-of-events = Ereigniskarten: { $count ->
    [one] noch eine
   *[other] noch { $count }
}
discarded = Zuletzt gespielt: { $card } ({ $count } abgelegt)
ship-at = Schiff von { $seat } auf { $space }
ship-damaged-at = Schiff von { $seat } auf { $space }, ohne Mast
piece-whirlwind = Wirbelwind
piece-disc = Scheibe
whirlwind-at = Wirbelwind auf { $space }
fact-barrels = { $count ->
    [one] Fass
   *[other] Fässer
}
fact-cards = { $count ->
    [one] Karte
   *[other] Karten
}
note-damaged = Mast gebrochen
note-becalmed = in der Flaute
note-homeward = auf dem Heimweg
note-idle = { $turns ->
    [one] setzt einmal aus
   *[other] setzt { $turns }-mal aus
}
mark-storm = Gleich bricht ein Sturm los: { $area }.
meter-spins = Drehungen des Pfeils

# Was gerade geschieht

phase-round = Runde { $round }
phase-turn = { $seat } ist am Zug
phase-dice = Würfel von { $seat }
phase-storm = Sturm von { $seat }
phase-whirlwind = Nach dem Zug von { $seat }
phase-over = { $winners ->
    [0] Aufgegeben
   *[other] Daheim
}

prompt-outset = Würfle, oder verzichte und nimm zwei Fässer.
prompt-outset-card = Würfle.
prompt-outset-damaged = Würfle um ein Segel für deinen Mast, oder verzichte und nimm zwei Fässer.
prompt-outset-damaged-card = Würfle um ein Segel für deinen Mast.
prompt-course = Nutze deine Würfel einzeln: Wähle einen Würfel, dann, was er bewirkt.
prompt-becalmed = Du liegst in der Flaute: Nur Segel zählen.
prompt-repair = Dein Mast ist gebrochen: Nur ein Segel zählt.
prompt-end = Es gibt nichts mehr zu tun: Beende deinen Zug.
prompt-reaction = { $roller } ruft einen Sturm aus: { $area }.
prompt-persist = Der Pfeil zeigt nach { $direction }. Soll der Sturm so wehen, oder drehst du noch einmal?
prompt-mutiny = Meuterei! Gib ein Fass ab, oder setze deinen nächsten Zug aus.
prompt-relocation = Ein Wirbelwind hat dich getroffen: Wähle ein Zeichen, auf das du ihn versetzt, oder lass ihn dort.
prompt-wait-turn = { $seat } ist am Zug.
prompt-wait-reaction = { $seat } kann den Sturm von { $roller } verhindern ({ $area }).
prompt-wait-persist = Der Pfeil zeigt nach { $direction }; { $seat } darf noch einmal drehen.
prompt-wait-mutiny = { $seat } hat mit einer Meuterei zu tun.
prompt-wait-relocation = { $seat } darf den Wirbelwind versetzen.
prompt-chance = { $step ->
    [toss] Es wird gewürfelt …
    [spinner] Der Pfeil dreht sich …
    [lot] Es wird gelost …
    [sight] Eine Scheibe wird aufgedeckt …
    [reshuffle] Die Karten werden gemischt …
   *[other] Eine Karte wird gezogen …
}
prompt-over = { $winners ->
    [0] Niemand ist heimgekehrt. Die Reisen werden aufgegeben.
   *[other] { $seat } hat Amerika entdeckt!
}
hint-idle = { $turns ->
    [one] Wegen der Meuterei setzt du deinen nächsten Zug aus.
   *[other] Wegen der Meuterei setzt du deine nächsten { $turns } Züge aus.
}
hint-barrels = { $barrels ->
    [one] Für dein Fass darfst du noch einmal würfeln, mit so vielen Würfeln, wie du willst.
   *[other] Für jedes deiner { $barrels } Fässer darfst du noch einmal würfeln, mit so vielen Würfeln, wie du willst.
}

# Was man tun darf

offer-pass = Verzichten
offer-roll = Würfeln
offer-reroll = Noch einmal: { $dice }
offer-sail = Nach { $space } segeln: { $by ->
    [rose] Windrose
    [sail] Segel
   *[winds] Gute Winde
}
offer-send = { $by ->
    [whirlwind] Wirbelwind
   *[gust] Wirbelwindkarte
} bei { $from }: { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} nach { $space }
offer-raise = Sturm: { $area }
offer-avert = Gutes Wetter spielen
offer-allow = Den Sturm kommen lassen
offer-spin = Noch einmal drehen
offer-blow = Nach { $direction } wehen lassen
offer-load = Ein Fass laden
offer-draw = Eine Ereigniskarte ziehen
offer-look = Nach Land Ausschau halten
offer-play = { $card } spielen
offer-repair = Den Mast aufrichten
offer-pay = Ein Fass abgeben
offer-miss = Den nächsten Zug aussetzen
offer-relocate = Nach { $space } versetzen
offer-leave = Den Wirbelwind dort lassen
offer-end = Zug beenden

hint-pass = { $barrels ->
    [0] Dein Laderaum ist voll: Du bekommst kein Fass.
    [one] Du hast noch Platz für ein Fass.
   *[other] Du bekommst { $barrels } Fässer.
}
hint-home = Daheim, mit der Nachricht: Du gewinnst!
hint-hits = Trifft { $ships }.
hint-storm = Schiffe in diesem Gebiet: { $ships }. { $spins ->
    [one] Eine Drehung des Pfeils.
   *[other] Bis zu { $spins } Drehungen des Pfeils; die letzte gilt.
}
hint-empty = In diesem Gebiet ist kein Schiff.
hint-reroll = Kostet ein Fass; { $left ->
    [0] danach hast du keines mehr
    [one] danach hast du noch eines
   *[other] danach hast du noch { $left }
}.
hint-look = { $discs ->
    [one] Noch eine Scheibe, und sie ist { $inhabited ->
        [0] nicht bewohnt
       *[other] bewohnt
    }
   *[other] Noch { $discs } Scheiben, { $inhabited ->
        [0] keine davon bewohnt
        [one] eine davon bewohnt
       *[other] { $inhabited } davon bewohnt
    }
}.
hint-dice-left = Du hast noch Würfel, die du nutzen kannst.

warning-calm = Eine Flaute: Ohne ein weiteres Segel ist dein Zug so gut wie vorbei.
warning-whirlwind = Ein Wirbelwind: Er nimmt dir den Mast, und dein Zug ist vorbei.
warning-own-ship = Er trifft dein eigenes Schiff, und dein Zug ist vorbei.
warning-own-storm = Dein eigenes Schiff liegt dort.
warning-full = Dein Laderaum ist voll: Das Fass bleibt im Vorrat.
warning-commits = Wenn du eine Karte spielst, musst du würfeln; verzichten kannst du dann nicht mehr.
warning-unrepaired = Du hast ein Segel und könntest den Mast aufrichten.

# Warum nicht

refused-no-such-die = Keiner deiner Würfel zeigt das, oder du hast ihn schon genutzt: Nutze einen anderen, oder beende deinen Zug.
refused-repair-roll = Dein Mast ist gebrochen: Du kannst nur ein Segel nutzen, um ihn wieder aufzurichten. Hast du keins, würfle für ein Fass noch einmal, oder beende deinen Zug.
refused-becalmed = Du liegst in der Flaute: Nur ein Segel oder Gute Winde bringen dich hinaus. Hast du keins von beiden, beende deinen Zug.
refused-first-round = In der ersten Runde gibt es keinen Sturm: Lass diesen Würfel liegen, oder nutze einen anderen.
refused-no-good-weather = Du hast kein Gutes Wetter: Du kannst den Sturm nur kommen lassen.
refused-too-far = { $how ->
    [here] Dein Schiff liegt schon dort: Wähle ein anderes Feld.
    [none] Dorthin führt kein Weg über freies Wasser: Segle anderswohin.
    [near] Das sind { $far } Felder, und du hast { $left }: Segle Feld für Feld, zuerst auf eines neben deinem Schiff.
    [calm] Zu weit: Unterwegs führen nur Segel oder Gute Winde aus { $calms ->
        [one] einem Flautenfeld
       *[other] { $calms } Flautenfeldern
    } hinaus, du hast { $out }.
   *[far] Zu weit: { $far } Felder, du hast { $left }.
}
refused-no-water = Dort ist kein Wasser: Segle auf ein Wasserfeld neben deinem Schiff.
refused-occupied = Dort liegt ein anderes Schiff, und nur im Hafen ist Platz für mehrere: Segle auf ein freies Feld.
refused-no-winds = Du hast keine Felder durch Gute Winde übrig: Spiele erst die Karte, wenn du sie hast, oder segle mit Windrosen und Segeln.
refused-lies-there = Der Wirbelwind ist schon dort: Schicke ihn auf ein anderes Feld.
refused-no-resting-place = Ein Wirbelwind kann nur auf dem Wasser anhalten und nie im Hafen: Schicke ihn auf ein Wasserfeld.
refused-too-far-to-fly = Zu weit: Der Wirbelwind müsste { $far } Felder weit fliegen, du hast { $left }. Schicke ihn auf ein Feld, das er erreicht.
refused-no-gust = Du hast keine Felder durch eine Wirbelwindkarte übrig: Spiele erst die Karte, wenn du sie hast, oder nutze einen Wirbelwindwürfel.
refused-already-there = Der Wirbelwind steht schon dort: Wähle ein anderes Zeichen, oder lass ihn, wo er ist.
refused-no-island = Neben deinem Schiff liegt keine Insel: Segle erst zu einer, oder ziehe eine Ereigniskarte.
refused-too-far-east = Amerika sieht man nur aus den Spalten a und b: Segle erst dorthin, oder ziehe eine Ereigniskarte.
refused-found-before = Du hast schon eine bewohnte Insel gefunden, und eine genügt: Bring die Nachricht nach Hause. Mit dem Fernrohr darfst du weiterhin Ereigniskarten ziehen.
refused-no-discs = Alle Scheiben sind angesehen: Ziehe stattdessen eine Ereigniskarte.
refused-not-damaged = Dein Mast steht und braucht keine Reparatur: Segle weiter.
refused-mast-down = Ohne Mast helfen auch Gute Winde nicht: Richte ihn erst auf, mit einem Segel oder einem Zimmermann.
refused-dice-rolled = Den Zimmermann kannst du nur vor dem Würfeln spielen: Nutze jetzt ein Segel, oder behalte die Karte für deinen nächsten Zug.
refused-one-card = Du hast in diesem Zug schon eine Karte gespielt: Behalte die anderen für später.
refused-not-in-hand = Diese Karte hast du nicht: Spiele eine von deiner Hand.
refused-only-against-storms = Gutes Wetter kannst du nur spielen, wenn jemand anders einen Sturm ausruft: Behalte es bis dahin.
refused-card-played = Du hast in diesem Zug eine Karte gespielt und kannst nicht mehr verzichten: Würfle.
refused-die-used = Du hast schon einen Würfel genutzt und darfst nicht mehr neu würfeln: Nutze die anderen, oder beende deinen Zug.
refused-no-barrels = Du hast kein Fass mehr, mit dem du zahlen könntest: Nutze deine Würfel, wie sie liegen.
refused-no-such-dice = Das zeigen deine Würfel nicht: Wähle unter den Würfeln auf dem Tisch.

# Das Logbuch

event-begin = { $seat } beginnt: So fiel das Los.
event-turn = Runde { $round } · { $seat }
event-extra-turn = { $seat }, noch einmal
event-idle = { $seat } setzt aus.
event-pass = { $seat } verzichtet und nimmt { $barrels ->
    [0] kein Fass
    [one] ein Fass
   *[other] { $barrels } Fässer
}.
event-roll = { $seat } würfelt.
event-reroll = { $seat } gibt ein Fass ab und würfelt noch einmal: { $dice }.
event-dice = Die Würfel zeigen { $dice }.
event-rose = { $seat } segelt nach { $space }{ $water ->
    [calm] , in eine Flaute
    [home] , in den Hafen
   *[open] {""}
} (Windrose).
event-sail = { $seat } segelt nach { $space }{ $water ->
    [calm] , in eine Flaute
    [home] , in den Hafen
   *[open] {""}
} (Segel).
event-winds = { $seat } segelt nach { $space }{ $water ->
    [calm] , in eine Flaute
    [home] , in den Hafen
   *[open] {""}
} (Gute Winde).
event-whirl = { $seat } schickt den Wirbelwind bei { $from } nach { $space }.
event-gust = { $seat } schickt den Wirbelwind bei { $from } nach { $space } (Karte).
event-raise = { $seat } ruft einen Sturm aus: { $area }.
event-averted = { $seat } spielt Gutes Wetter: Der Sturm fällt aus.
event-arrow = Der Pfeil zeigt nach { $direction }.
event-spin = { $seat } dreht noch einmal.
event-blow = { $seat } lässt den Sturm so wehen.
event-storm = Der Sturm weht nach { $direction } ({ $area }){ $ships ->
    [0] {" "}und findet kein Schiff
   *[other] {""}
}.
event-hurricane = Der Hurrikan weht über das ganze Meer nach { $direction }.
event-fog = Der Nebel zieht über das ganze Meer nach { $direction }.
event-drifts = Das Schiff von { $seat } treibt nach { $space }.
event-held = Das Schiff von { $seat } bleibt am Rand der Seekarte liegen.
event-damage = { $cause ->
    [whirlwind] Ein Wirbelwind trifft das Schiff von { $seat }
    [ship] Das Schiff von { $seat } stößt mit einem anderen zusammen
    [land] Das Schiff von { $seat } läuft auf die Küste
    [reef] Das Schiff von { $seat } läuft auf ein Riff
   *[isle] Das Schiff von { $seat } läuft auf eine Insel
}: Der Mast bricht.
event-breaks-off = Damit ist der Zug von { $seat } zu Ende.
event-load = { $seat } lädt ein Fass{ $barrels ->
    [0] , für das kein Platz ist
   *[other] {""}
}.
event-draw = { $seat } zieht eine Ereigniskarte.
event-card = Die Karte: { $card }.
event-from-deck-veiled = Die Karte wird verdeckt gezogen.
event-reshuffle = Die abgelegten Karten werden zum neuen Stapel gemischt.
event-shown = { $seat } zeigt { $card }.
event-misses = { $seat } wird einmal aussetzen.
event-pay = { $seat } beruhigt die Mannschaft mit einem Fass.
event-miss = { $seat } behält die Fässer.
event-play = { $seat } spielt { $card }.
event-look = { $seat } schaut durchs Fernrohr.
event-disc = Zu sehen: { $disc }.
event-repair = { $seat } richtet den Mast wieder auf.
event-relocate = { $seat } versetzt den Wirbelwind bei { $from } nach { $space }.
event-leave = { $seat } lässt den Wirbelwind, wo er ist.
event-end = { $seat } beendet den Zug.
event-home = { $seat } ist daheim und hat Amerika entdeckt!
event-unfinished = Niemand ist heimgekehrt. Die Reisen werden aufgegeben.

figure-damages = Gebrochene Masten
figure-storms = Stürme, wie oft der Pfeil auch gedreht wurde
figure-discs = Angesehene Scheiben
figure-driven-home = Im Zug anderer nach Hause getrieben

# Warum ein Bot so spielt.

feature-unit = { $count ->
    [one] Feld
   *[other] Felder
}
feature-way = ein kürzerer Weg
    .less = ein längerer Weg
feature-search = eine früher gefundene Insel
    .less = eine später gefundene Insel
feature-mast = ein Mast, der steht
    .less = ein Mast, der bricht
feature-calm = offenes Wasser statt einer Flaute
    .less = eine Flaute statt offenen Wassers
feature-mutiny = weniger Züge, die ausfallen
    .less = mehr Züge, die ausfallen
feature-peril = weniger Gefahr durch Wirbelwinde
    .less = mehr Gefahr durch Wirbelwinde
feature-barrels = mehr Proviant
    .less = weniger Proviant
feature-cards = bessere Karten
    .less = schlechtere Karten
feature-rivals = ein längerer Weg für den besten Rivalen
    .less = ein kürzerer Weg für den besten Rivalen
