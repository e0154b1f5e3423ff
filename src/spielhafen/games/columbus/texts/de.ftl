# Columbus.

game-title = Columbus
game-line = Durch Stürme an eine Küste, die niemand kennt, und als Erster mit der Nachricht nach Hause.
game-aim = Finde Amerika und sei mit der Nachricht zuerst daheim.
aim-home = Bring die Nachricht von Amerika vor allen anderen heim.
aim-behind = Finde Amerika auch: Andere wissen schon, wo es liegt.
game-kind = Würfel

# Zahlen, die Varianten ändern dürfen

option-dice_number = Zahl der Würfel
    .hint = Mit wie vielen Würfeln gewürfelt wird; mehr als vier fallen in zwei Würfen, und höchstens vier werden für ein Fass noch einmal geworfen.
option-start_barrels = Fässer zu Beginn
    .hint = Wie viele Fässer jeder Kapitän im Hafen hat.
option-passing_barrels = Fässer fürs Aussetzen
    .hint = Was bekommt, wer die Würfel weitergibt.
option-wind_fields = Felder durch Gute Winde
    .hint = Wie viele Felder weit eine Karte „Gute Winde“ ein Schiff segeln lässt.
option-mutiny_cards = Karten „Meuterei“
    .hint = Wie viele der Ereigniskarten Meutereien sind.
option-hurricane_cards = Karten „Hurrikan“
    .hint = Wie viele der Ereigniskarten Hurrikane sind.
option-winds_cards = Karten „Gute Winde“
    .hint = Wie viele der Ereigniskarten Gute Winde sind.
option-carpenter_cards = Karten „Zimmermann“
    .hint = Wie viele der Ereigniskarten Zimmerleute sind.
option-weather_cards = Karten „Gutes Wetter“
    .hint = Wie viele der Ereigniskarten einen Sturm absagen.
option-inhabited_discs = Bewohnte Inseln
    .hint = Wie viele Scheiben eine bewohnte Insel zeigen; sind es weniger, wird Amerika später entdeckt.

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
space = { $name ->
    [n5] n5 (Palos)
   *[other] { $name }
}
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
disc-seen = { $palms ->
    [0] offenes Meer: nicht Amerika
    [one] eine unbewohnte Insel mit einer Palme: ein Fass, nicht Amerika
   *[other] eine unbewohnte Insel mit { $palms } Palmen: { $palms } Fässer, nicht Amerika
}
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
zone-hand = Deine Karten (eine im Zug)
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
note-homeward = Heimweg: noch { $fields }
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

prompt-outset = Würfle, oder verzichte und nimm Fässer.
prompt-outset-card = Würfle.
prompt-outset-damaged = Würfle um ein Segel für deinen Mast, oder verzichte und nimm Fässer.
prompt-outset-damaged-card = Würfle um ein Segel für deinen Mast.
prompt-outset-becalmed = Du liegst in der Flaute: Würfle um ein Segel, oder verzichte und nimm Fässer.
prompt-outset-becalmed-card = Du liegst in der Flaute: Würfle um ein Segel.
prompt-course = Wähle ein leuchtendes Feld oder einen Würfel.
prompt-course-look = Such nach Amerika: Wähle ein Fernrohr und die leuchtende Scheibe, oder segle erst.
prompt-course-look-only = Such nach Amerika: Wähle ein Fernrohr und die leuchtende Scheibe.
prompt-course-home = Palos ist in Reichweite: Segle heim und gewinne!
prompt-found = Du hast Amerika gefunden! { $then }
prompt-course-dice = Wähle einen Würfel: { $uses }.
do-raise = Sturm ausrufen
do-whirl = Wirbelwind schicken
do-gust = Wirbelwindkarte nutzen
do-load = Fass laden
do-draw = Karte ziehen
do-look = nach Land sehen
prompt-course-reroll = Keiner deiner Würfel nützt dir jetzt: Würfle für ein Fass noch einmal, oder beende deinen Zug.
prompt-course-card = Kein Würfel ist mehr zu nutzen: Spiel eine Karte, oder beende deinen Zug.
prompt-becalmed = Du liegst in der Flaute: Nur Segel zählen.
prompt-becalmed-sail = Du liegst in der Flaute: Ein Segel bringt dich hinaus, danach zählen auch Rosen.
prompt-repair = Dein Mast ist gebrochen: Nimm ein Segel, um ihn aufzurichten. Damit endet dein Zug.
prompt-repair-none = Dein Mast ist gebrochen, und du hast kein Segel, um ihn aufzurichten.
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
    [swing] Der Pfeil dreht sich …
    [gale] Der Pfeil dreht sich …
    [lot] Es wird gelost …
    [sight] Eine Scheibe wird aufgedeckt …
    [reshuffle] Die Karten werden gemischt …
   *[other] Eine Karte wird gezogen …
}
prompt-over = { $winners ->
    [0] Niemand ist heimgekehrt. Die Reisen werden aufgegeben.
   *[other] { $seat } hat Amerika entdeckt!
}
result-home = in Runde { $round } mit der Nachricht daheim
result-news = mit der Nachricht, { $fields ->
    [one] ein Feld vor dem Hafen
   *[other] { $fields } Felder vor dem Hafen
}
result-seeking = noch auf der Suche nach Amerika, { $fields ->
    [0] im Hafen
    [one] ein Feld vom Hafen
   *[other] { $fields } Felder vom Hafen
}
hint-reaction = { $own ->
    [yes] Dein Schiff liegt dort und würde ein Feld weit getrieben.
   *[no] Dein Schiff liegt nicht dort.
}{ $card ->
    [yes] {" "}Wähle Gutes Wetter, um den Sturm zu verhindern, oder lass ihn kommen.
   *[no] {""}
}
hint-idle = { $turns ->
    [one] Wegen der Meuterei setzt du deinen nächsten Zug aus.
   *[other] Wegen der Meuterei setzt du deine nächsten { $turns } Züge aus.
}
hint-way = { $to ->
    [harbour] { $fields ->
        [one] Segle mit der Nachricht heim: Noch ein Feld bis Palos.
       *[other] Segle mit der Nachricht heim: Noch { $fields } Felder bis Palos.
    }
    [calm] Aus einer Flaute sucht kein Fernrohr nach Amerika: Segle erst hinaus.
   *[west] { $fields ->
        [0] { $scope ->
            [roll] Hier sucht ein Fernrohr nach Amerika: Würfle eines.
            [again] Du hast Amerika noch nicht gefunden: Such mit dem nächsten Fernrohr weiter.
           *[no] Hier sucht ein Fernrohr nach Amerika, aber du hast jetzt keines.
        }
        [one] Noch ein Feld bis zu den zwei westlichen Spalten, wo ein Fernrohr nach Amerika sucht.
       *[other] Noch { $fields } Felder bis zu den zwei westlichen Spalten, wo ein Fernrohr nach Amerika sucht.
    }
}
hint-barrels = { $barrels ->
    [one] Bevor du den ersten Würfel nutzt, bezahlt dein Fass einen neuen Wurf mit so vielen Würfeln, wie du willst.
   *[other] Bevor du den ersten Würfel nutzt, bezahlt jedes deiner { $barrels } Fässer einen neuen Wurf.
}

# Was man tun darf

offer-pass = Verzichten
offer-roll = Würfeln
offer-reroll = Neu würfeln: { $dice }
gather-reroll = Neu würfeln (1{"\u00A0"}Fass)
    .how = { $chosen ->
        [0] Wähle die Würfel, die du neu würfeln willst.
       *[other] Wähle die Würfel für den neuen Wurf; die dich nicht weiterbringen, sind schon gewählt.
    }
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
way = Nach { $space }, { $fields } Felder: { $means }. { $to ->
    [harbour] { $left ->
        [0] Daheim, mit der Nachricht: Du gewinnst!
        [one] Dann noch eins bis Palos.
       *[other] Dann noch { $left } bis Palos.
    }
    [calm] Aus einer Flaute sucht kein Fernrohr nach Amerika.
   *[west] { $left ->
        [0] Dort sucht ein Fernrohr nach Amerika.
        [one] Dann noch eins bis zu den zwei westlichen Spalten.
       *[other] Dann noch { $left } bis zu den zwei westlichen Spalten.
    }
}
way-roses = { $count ->
    [one] eine Windrose
   *[other] { $count } Windrosen
}
way-sails = { $count ->
    [one] ein Segel
   *[other] { $count } Segel
}
way-winds = Gute Winde
hint-hits = Trifft { $ships }.
hint-storm = Schiffe in diesem Gebiet: { $ships }. { $spins ->
    [one] Der Pfeil wird einmal gedreht; wohin er zeigt, ist Zufall.
   *[other] Der Pfeil wird bis zu { $spins }-mal gedreht; wohin er zeigt, ist Zufall, und das letzte Mal gilt.
}
hint-empty = In diesem Gebiet ist kein Schiff.
hint-harbour = Nur im Hafen liegen Schiffe, und dorthin kommt kein Sturm.
hint-no-good-weather = Nur Gutes Wetter könnte ihn verhindern, und das hast du nicht.
hint-reroll = Kostet ein Fass; { $left ->
    [0] danach hast du keines mehr
    [one] danach hast du noch eines
   *[other] danach hast du noch { $left }
}.
hint-draw = Sie kann Fässer, Wind oder einen Zimmermann bringen, aber auch Meuterei, Hurrikan oder Nebel.
hint-look = { $discs ->
    [one] Noch eine Scheibe, und sie ist { $inhabited ->
        [0] nicht bewohnt
       *[other] bewohnt
    }
   *[other] Noch { $discs } Scheiben, { $inhabited ->
        [0] keine davon bewohnt
        [one] eine davon bewohnt
       *[other] { $inhabited } davon bewohnt
    }; sie liegen gemischt und kommen der Reihe nach dran
}.
hint-repair = Damit endet dein Zug: Andere Würfel verfallen.
hint-dice-left = { $count ->
    [one] Ungenutzt: { $die }.
   *[other] Ungenutzt: { $count } Würfel.
}
card-left-winds = Gute Winde
card-left-gust = Wirbelwindkarte

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
event-shown = { $seat } zeigt { $card }{ $barrels ->
    [none] .
    [0] , aber der Laderaum ist voll.
    [one] : Ein Fass kommt an Bord.
   *[other] : { $barrels } Fässer kommen an Bord.
}
event-misses = { $seat } wird einmal aussetzen.
event-pay = { $seat } beruhigt die Mannschaft mit einem Fass.
event-miss = { $seat } behält die Fässer.
event-play = { $seat } spielt { $card }.
event-look = { $seat } schaut durchs Fernrohr.
event-disc = { $news ->
    [yes] { $seat } hat Amerika gefunden, eine bewohnte Insel! Nun heim mit der Nachricht.
    [sea] { $seat } sieht offenes Meer, nicht Amerika.
   *[isle] { $seat } sieht { $disc }: unbewohnt, nicht Amerika. { $barrels ->
        [0] Der Laderaum ist voll.
        [one] Ein Fass kommt an Bord.
       *[other] { $barrels } Fässer kommen an Bord.
    }
}
event-repair = { $seat } richtet den Mast wieder auf; damit endet der Zug.
event-relocate = { $seat } versetzt den Wirbelwind bei { $from } nach { $space }.
event-leave = { $seat } lässt den Wirbelwind, wo er ist.
recap-steps = { $seat } segelt { $count } Felder weit, bis { $space }.
event-end = { $seat } beendet den Zug.
event-home = { $seat } ist daheim und hat Amerika entdeckt!
event-unfinished = Niemand ist heimgekehrt. Die Reisen werden aufgegeben.

figure-damages = Gebrochene Masten
figure-storms = Stürme, wie oft der Pfeil auch gedreht wurde
figure-discs = Angesehene Scheiben
figure-driven-home = Im Zug anderer nach Hause getrieben

# Was man will, und wozu alles da ist.

aim-card-1 = Du willst Amerika entdecken und die Nachricht vor allen anderen heim nach Palos bringen.
    .art = disc-isle-2
aim-card-2 = Wirf die Würfel: Rosen und Segel bewegen dein Schiff, andere bringen Sturm oder Wirbelwinde. Ein Fass bezahlt einen neuen Wurf.
    .art = f-rose
aim-card-3 = In den beiden westlichen Spalten schaut ein Fernrohr auf eine Scheibe, bis du eine bewohnte Insel findest.
    .art = f-telescope
aim-card-4 = In hellen Flauten bewegen dich nur Segel. Wirbelwind und Felsen kosten den Mast, bis ein Segel ihn repariert.
    .art = f-whirlwind
aim-card-5 = Wer vor allen anderen mit einer bewohnten Insel zurück im Hafen ist, hat gewonnen.
    .art = palos

use-area = Ein Sturm treibt alle Schiffe eines Gebiets zugleich, und keines der anderen.
    .paragraph = §12
use-space-reef = Hierher kannst du nicht segeln; ein Schiff, das ein Sturm darauf treibt, verliert seinen Mast.
    .paragraph = §15
use-space-island = Hierher kannst du nicht segeln, aber auf den Feldern ringsum bringt jedes Fernrohr ein Fass an Bord.
    .paragraph = §10
use-space-mark = Wasser wie jedes andere; wen ein Wirbelwind traf, darf ihn auf eines dieser Zeichen setzen.
    .paragraph = §17
use-space-harbour = Schiffe hier drin erreicht kein Sturm, und hier gewinnt die Nachricht von Amerika das Spiel.
    .paragraph = §27
use-piece-caravel = { $whose ->
    [yours] Dein Schiff: Rosen und Segel tragen es ein Feld in jede Richtung.
   *[other] Auf sein Feld kannst du nicht segeln, aber ein Sturm kann dich gegen dieses Schiff treiben, und es gegen dich.
}
    .paragraph = §8
use-piece-whirlwind = Er nimmt einem Schiff den Mast, das auf sein Feld kommt oder auf dessen Feld er geschickt wird.
    .paragraph = §17
use-piece-disc = Offenes Meer, eine unbewohnte oder eine bewohnte Insel: In den beiden westlichen Spalten schaut ein Fernrohr nach.
    .paragraph = §26
use-zone-barrels = Ein Fass bezahlt einen neuen Wurf oder beruhigt eine Meuterei; mehr als acht passen nicht an Bord.
    .paragraph = §11
use-row-barrel = Ein Fass bezahlt einen neuen Wurf oder beruhigt eine Meuterei; mehr als acht passen nicht an Bord.
    .paragraph = §11
use-fact-barrel = Ein Fass bezahlt einen neuen Wurf oder beruhigt eine Meuterei; mehr als acht passen nicht an Bord.
    .paragraph = §11
use-fact-disc = Eine bewohnte Insel ist gefunden: Wer damit zuerst im Hafen ist, hat gewonnen.
    .paragraph = §27
use-fact-card = Ereigniskarten auf der Hand: Welche es sind, weiß nur, wer sie hat; in jedem Zug darf eine gespielt werden.
    .paragraph = §20
use-zone-dice = Nutze die Würfel einzeln in beliebiger Folge; vor dem ersten bezahlt ein Fass einen neuen Wurf.
    .paragraph = §7
use-zone-events = Ein Fernrohr zieht die oberste Karte; Karten mit Kreuz wirken sofort, die anderen behältst du.
    .paragraph = §20
use-zone-hand = In deinem Zug darfst du eine dieser Karten spielen, vor, zwischen oder nach den Würfeln.
    .paragraph = §20
use-zone-spinner = Der Pfeil sagt, wohin ein Sturm oder ein Hurrikan die Schiffe treibt.
    .paragraph = §14
use-die = Die Würfel rollen noch.
    .paragraph = §6
use-die-f-rose = Segle ein Feld in jede Richtung; in einer Flaute nützt eine Rose nichts.
    .paragraph = §8
use-die-f-sail = Segle ein Feld, auch aus einer Flaute, oder richte deinen Mast wieder auf.
    .paragraph = §8
use-die-f-whirlwind = Schick einen Wirbelwind weiter: Jeder solche Würfel gilt ein Feld, mehrere zählen zusammen. Wo sein Flug endet, nimmt er einem Schiff den Mast.
    .paragraph = §16
use-die-f-storm = Nenne ein Gebiet: Alle Schiffe dort treiben ein Feld dorthin, wohin der Pfeil zeigt; jeder weitere Sturm erlaubt eine neue Drehung.
    .paragraph = §12
use-die-f-telescope = Zieh eine Ereigniskarte, lade neben einer Insel ein Fass, oder such in den beiden westlichen Spalten nach Land.
    .paragraph = §7
use-die-p-wind = Ein Feld deiner Karte „Gute Winde“: Segle ein Feld, auch aus einer Flaute.
    .paragraph = §22
use-die-whirlwind = Ein Feld deiner Karte „Wirbelwind“: Es schickt einen Wirbelwind ein Feld weiter und zählt mit ihren anderen und mit Würfeln zusammen.
    .paragraph = §24
use-card-barrel = Du bekommst so viele Fässer, wie die Karte zeigt, bis zu acht insgesamt.
    .paragraph = §21
use-card-p-mutiny = Du zahlst sofort ein Fass, oder du setzt den nächsten Zug aus.
    .paragraph = §21
use-card-p-hurricane = Alle Schiffe der ganzen Karte treiben ein Feld dorthin, wohin der Pfeil zeigt; nur der Hafen ist sicher.
    .paragraph = §21
use-card-p-fog = Alle Schiffe der ganzen Karte treiben ein Feld in die Richtung, die die Karte zeigt.
    .paragraph = §21
use-card-p-wind = Segle in diesem Zug zwei Felder mehr, auch aus einer Flaute.
    .paragraph = §22
use-card-p-winds = Du bekommst gleich nach diesem noch einen ganzen Zug.
    .paragraph = §23
use-card-whirlwind = Schick die Wirbelwinde zwei oder drei Felder weit, wie die Karte zeigt, so wie mit Würfeln.
    .paragraph = §24
use-card-p-carpenter = Richtet vor dem Wurf deinen Mast wieder auf, so dass du in diesem Zug segeln kannst.
    .paragraph = §25
use-card-p-sun = Sagt einen Sturm ab, den jemand anders auslöst, auch außer der Reihe.
    .paragraph = §13
use-mark-range = Wähle es, um den ganzen Weg auf einmal zu segeln: Die Zahl sagt, wie viele Felder er lang ist.
    .paragraph = §8
use-mark-danger-calm = In einer Flaute zählen nur Segel; alle anderen Würfel nützen nichts.
    .paragraph = §9
use-mark-danger-whirlwind = Hier steht ein Wirbelwind und würde deinen Mast nehmen.
    .paragraph = §17
use-mark-danger-full = Dein Laderaum ist voll: Was über acht Fässer hinausgeht, ist verloren.
    .paragraph = §11
use-mark-area-storm = Gleich treibt ein Sturm alle Schiffe in diesem Gebiet ein Feld weit.
    .paragraph = §15
use-meter = So oft darf der Pfeil für diesen Sturm noch gedreht werden; nur die letzte Drehung zählt.
    .paragraph = §14

# Warum ein Bot so spielt.

feature-unit = { $count ->
    [one] Feld
   *[other] Felder
}
feature-way = ein kürzerer Weg
    .less = ein längerer Weg
    .plain = { $gain ->
        [0] Das verkürzt den Weg ein wenig
        [one] Das verkürzt den Weg um etwa ein Feld
       *[other] Das verkürzt den Weg um etwa { $gain } Felder
    }
feature-search = eine früher gefundene Insel
    .less = eine später gefundene Insel
    .plain = So wird wohl früher eine Insel gefunden
feature-mast = ein Mast, der steht
    .less = ein Mast, der bricht
    .plain = So steht der Mast sicherer
feature-calm = offenes Wasser statt einer Flaute
    .less = eine Flaute statt offenen Wassers
    .plain = So kommt das Schiff nicht in die Flaute
feature-mutiny = weniger Züge, die ausfallen
    .less = mehr Züge, die ausfallen
    .plain = So fallen wohl weniger Züge aus
feature-peril = weniger Gefahr durch Wirbelwinde
    .less = mehr Gefahr durch Wirbelwinde
    .plain = So ist das Schiff sicherer vor Wirbelwinden
feature-barrels = mehr Proviant
    .less = weniger Proviant
    .plain = So bleibt mehr Proviant
feature-cards = bessere Karten
    .less = schlechtere Karten
    .plain = So bleiben bessere Karten auf der Hand
feature-rivals = ein längerer Weg für den besten Rivalen
    .less = ein kürzerer Weg für den besten Rivalen
    .plain = Der beste Rivale hat es dann weiter

# Die Felder einer Stellung, wie sie beim Bearbeiten heißen

field-round = Runde
field-turn = Wer am Zug ist
field-first = Hat begonnen
field-ships = Schiffe
field-headings = Richtungen
field-damaged = Hauptmast ist ab
field-barrels = Fässer
field-found = Hat Amerika gefunden
field-idle = Auszusetzende Züge
field-hands = Handkarten
field-deck = Verdeckte Ereigniskarten
field-discard = Abgelegte Ereigniskarten
field-discs = Verdeckte Scheiben
field-seen = Angesehene Scheiben
field-whirlwinds = Wirbelstürme
field-dice = Würfel
field-played = Eine Karte ist gespielt
field-extra = Noch ein Zug folgt
field-winds = Übrige Felder von Gute Winde
field-gust = Übrige Felder einer Wirbelsturmkarte
field-arrow = Pfeil
field-spins = Drehungen des Pfeils
field-trail = Was die Spieler gesehen haben
