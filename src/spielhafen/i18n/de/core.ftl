# Was der Kern sagt, in jedem Spiel.

# Nach welchen Regeln ein Tisch spielt
preset-printed = Wie gedruckt
    .hint = Die gedruckten Regeln und sonst nichts.
preset-ours = Wie wir spielen
    .hint = Die gedruckten Regeln mit unseren Verbesserungen, jede mit ihrem Grund.
preset-own = Eigene Regeln
    .hint = Gedruckte Regeln und unsere, einzeln gewählt.
preset-rules = { $preset }: { $rules }
option-off = { $option }: nein
option-value = { $option }: { $value }
option-variant = Variante
    .hint = Ein Name für das, was du geändert hast, etwa fünf-würfel.

captain = Kapitän { $number }

# Die Aufforderung, wo ein Spiel keinen eigenen Text hat
prompt-chance = Einen Augenblick …
prompt-wait = { $seat } ist am Zug.
prompt-over = { $winners ->
    [0] Das Spiel ist aus. Niemand hat gewonnen.
    [one] { $seat } hat gewonnen.
   *[other] { $winners } Kapitäne teilen sich den Sieg.
}

# Aufzählungen und Namen, wo ein Spiel keine eigenen Texte hat
listed = { $first }, { $rest }
captain-name = { $seat }

# Ein Duell zweier Würfel, wo ein Spiel keine eigenen Texte hat
zone-duel = Duell
duel-seat = { $seat }
duel-unrolled = { $seat } hat noch nicht gewürfelt
duel-die = { $seat } hat { $pips } gewürfelt
duel-won = { $seat } hat den höheren Würfel.
duel-tie = Die Würfel sind gleich.
duel-side = { $who }: { $count ->
    [0] zusammen { $total }
   *[other] { $terms }, zusammen { $total }
}

# Was Zeichen auf dem Plan bedeuten, wo ein Spiel es nicht selbst sagt
use-mark-area = Das betrifft alle Schiffe in diesem Gebiet.
mark-kind-area = Gebiet
use-mark-range = Bis hierher kommst du; die Zahl sagt, wie viele Schritte oder welchen Preis es kostet.
mark-kind-range = In Reichweite
use-mark-way = Bis hierher kommst du in diesem Zug: Wähle es, und alle Schritte dorthin werden gemacht.
mark-kind-way = Ende eines Weges
use-mark-edge = Ein Plättchen, das hier liegt, muss zu dieser Kante passen.
mark-kind-edge = Kante
use-mark-route = Hier führt der Weg entlang.
mark-kind-route = Weg
use-mark-danger = Hier kann etwas Schlimmes geschehen.
mark-kind-danger = Gefahr
use-mark-fire = Hierher trifft ein Schuss.
mark-kind-fire = Feuerlinie
use-mark-shot = Der Schuss geht von hier nach dort.
mark-kind-shot = Schuss
use-mark-last = Hier führte der letzte Zug entlang.
mark-kind-last = Letzter Zug

refused-game-over = Die Partie ist zu Ende.
refused-not-now = Das geht jetzt nicht: Wähle einen der angebotenen Züge.
refused-not-yours = Das entscheidet niemand: Es wird gewürfelt oder gezogen.
refused-no-outcome = Das kann hier nicht gewürfelt oder gezogen werden.

error-unreadable-move = „{ $written }“ ist kein Zug dieses Spiels.
error-ambiguous-move = „{ $written }“ kann mehrere Züge bedeuten: { $readings }.
error-illegal-move = { $written } ist nicht erlaubt. { $why } ({ $law })
error-illegal-move-at-all = { $written } ist nicht erlaubt. { $why }
error-unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht. Im Hafen liegen: { $known }.
error-game-folder = Aus { $folder } kommt kein Spiel: { $why }
game-folder-empty = Darin liegt kein Paket mit Regeln.
game-folder-broken = Es lässt sich nicht laden ({ $what }).
game-folder-elsewhere = Ein anderes Paket namens { $name } ist schon in Gebrauch, aus { $other }.
error-same-name = Zwei Spiele heißen „{ $name }“: eines liegt in { $one }, das andere in { $other }. Benenne eines davon um oder lass es weg.
error-bad-seats = { $seats ->
    [1] Ein Kapitän ist
   *[other] { $seats } Kapitäne sind
} nicht die richtige Zahl: Dieses Spiel ist für { $span ->
    [0] genau { $least ->
        [one] einen Kapitän
       *[other] { $least } Kapitäne
    }
   *[other] { $least } bis { $most } Kapitäne
}.
error-bad-option = „{ $value }“ passt nicht zur Hausregel „{ $name }“. Möglich: { $allowed }.
error-bad-number = Die Zahl „{ $name }“ geht von { $low } bis { $high } (gedruckt: { $printed }); „{ $value }“ passt nicht.
error-bad-drawing = Die Zeichnung „{ $name }“ ist kein Spielplan: { $why }
drawing-no-text = Sie ist kein Text oder viel zu lang.
drawing-signs = Nötig sind { $side } Zeilen mit je { $side } Zeichen aus „{ $signs }“.
drawing-pieces = Sie lässt sich nicht aus den Kacheln des Spiels zusammensetzen.
drawing-rules = Die Kacheln sind nicht die des Spiels oder liegen nicht so, wie die Regeln es verlangen.
error-variant-name = „{ $name }“ ist kein Name einer Variante. Er besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa fünf-würfel.
error-variant-empty = Die Variante „{ $name }“ ändert nichts. Ändere mindestens eines davon: { $known }.
error-unknown-option = Eine Hausregel „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-no-options = Dieses Spiel hat keine Hausregeln, auch nicht „{ $name }“.
error-broken-file = Das lässt sich bei { $where } nicht lesen: { $why }
error-rules = Ein Fehler in den Spielregeln: { $what }. Bitte melden.
error-declaration = { $file }, { $field }: { $what }.

broken-at-move = Zug { $number }, { $move }
broken-not-an-object = Erwartet war ein Objekt in geschweiften Klammern.
broken-missing = Es fehlt.
broken-unknown-field = Dieses Feld kennt niemand.
broken-value = Der Wert ist von falscher Art.
broken-number = { $value } liegt außerhalb der Grenzen; erlaubt ist { $low } bis { $high }.
broken-only-number = { $value } liegt außerhalb der Grenzen; erlaubt ist nur { $only }.
broken-length = { $found ->
    [0] Es ist kein Eintrag
    [one] Es ist ein Eintrag
   *[other] Es sind { $found } Einträge
} da; { $wanted ->
    [0] erlaubt ist keiner
    [one] es muss einer sein
   *[other] es müssen { $wanted } sein
}.
broken-length-between = { $found ->
    [0] Es ist kein Eintrag
    [one] Es ist ein Eintrag
   *[other] Es sind { $found } Einträge
} da; erlaubt sind { $low } bis { $high }.
broken-sign = „{ $sign }“ ist kein Zeichen dieses Textes; seine Zeichen sind: { $signs }
broken-signs = { $found ->
    [0] Es ist kein Zeichen
    [one] Es ist ein Zeichen
   *[other] Es sind { $found } Zeichen
} da; es müssen { $wanted } sein.
broken-step = Diesen Schritt gibt es nicht, oder seine Felder passen nicht.
broken-json = Das ist kein gültiges JSON.
broken-other-game = Es gehört nicht zum Spiel { $game }.
broken-toml = das ist kein TOML: { $why }
broken-variant-field = ein Feld „{ $field }“ gibt es nicht; eine Variante hat: { $known }
broken-rules-version = Es wurde unter einer anderen Fassung der Regeln geschrieben; hier gilt Fassung { $version }.
broken-seats = Die Zahl der Plätze passt nicht.
broken-impossible = Von hier aus können die Regeln nicht weitergehen ({ $what }).
broken-nothing-pending = nichts ist mehr zu entscheiden, aber die Partie ist nicht zu Ende: Jemand muss am Zug sein.
broken-field-impossible = mit diesem Wert können die Regeln hier nicht weitergehen. Ändere ihn zurück, oder ändere auch, was davon abhängt.
broken-too-many = Etwas liegt öfter auf dem Tisch, als es das gibt.
broken-at-seat = { $place } (Platz { $seat })
broken-piece = { $piece } ist { $found ->
    [2] zweimal
   *[other] { $found }-mal
} da; { $exist ->
    [0] es gibt keines davon.
    [one] es gibt nur eines davon.
   *[other] es gibt nur { $exist } davon.
}
broken-count = { $count ->
    [0] Gezählt ist dort kein Stück
    [one] Gezählt ist dort ein Stück
   *[other] Gezählt sind dort { $count } Stücke
}, nach { $field } sind es { $found }.
broken-hidden = { $hidden ->
    [one] Ein Stück ist verdeckt
   *[other] { $hidden } Stücke sind verdeckt
}, aber { $unseen ->
    [0] es ist keines übrig.
    [one] es ist nur eines übrig.
   *[other] es sind nur { $unseen } übrig.
}
broken-after-the-end = Die Partie war schon vorher zu Ende.
broken-veiled = Es verbirgt, was sein Leser nicht wissen darf, und lässt sich darum nicht nachspielen.
broken-other-actor = Das entscheidet jemand anderes.
broken-no-logbook = Die erste Zeile muss „{ $title }“ heißen.
broken-no-key = Der Schlüssel des Zufalls fehlt; nur das Logbuch einer beendeten Partie enthält ihn.
broken-twice = Das stand schon da.
broken-line = Mit dieser Zeile kann ein Logbuch nichts anfangen.

# The declared fields of a state
state-number = { $low } … { $high }
state-choice = { $low } … { $high } ({ $names })
state-choice-or-none = { $low } … { $high } ({ $names }; -1: keines)
state-signs = { $count } Zeichen aus { $signs }
state-signs-or-none = { $count } Zeichen aus { $signs }, oder leer
state-by-seat = je Platz: { $each }
state-fixed = { $count } × { $each }
state-up-to = bis zu { $most } × { $each }
state-between = { $fewest } bis { $most } × { $each }
state-pieces = bis zu { $most } von { $all } Stücken: { $each }
state-piece-counts = die Zahl der Stücke von { $kinds } Arten, zusammen { $all }
state-then = { $one }; { $other }
state-or-empty = leer, oder { $values }
state-tracked = Orte von { $pieces } Stücken an { $places } Stellen, und was jeder Platz davon weiß
state-logs = Beobachtungen je Platz
state-public = alle
state-owner = der eigene Platz
state-hidden = niemand
state-seen = Plätze, die es gesehen haben
state-known = Plätze in { $field }
