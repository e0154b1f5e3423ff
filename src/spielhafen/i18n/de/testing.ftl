# Was über Beispiele gesagt wird, die nicht stimmen.

error-example = { $where }: Das Beispiel „{ $title }“ stimmt nicht: { $why }

error-example-not-closed = Es hat kein Ende; eine Zeile mit ``` schließt sie.
error-example-empty = Es steht nichts darin.
error-example-states-nothing = Es spielt nichts und stellt nichts fest.
error-example-too-late = „{ $word }“ muss vor allem stehen, was den Tisch deckt.
error-example-no-turn = Dieses Spiel hat seinen Beispielen nicht beigebracht, was ein Zug ist.
error-example-word-unknown = „{ $word }“ ist hier nicht bekannt.{ $known ->
    [none] {""}
   *[other] {" "}Bekannt sind: { $known }.
}
error-example-word-ambiguous = „{ $word }“ kann bei „{ $name }“ Verschiedenes bedeuten.
error-example-unreadable = „{ $word }“ lässt sich aus „{ $written }“ nicht lesen.{ $unknown ->
    [none] {""}
   *[other] {" "}Hier unbekannt: { $unknown }.
}
error-example-no-move = „{ $written }“ ist kein Zug dieses Spiels.{ $similar ->
    [none] {""}
   *[other] {" "}Ähnliche Züge: { $similar }.
}
error-example-word-order = „{ $written }“ ist kein Zug dieses Spiels: Die Wörter stehen in falscher Reihenfolge. Richtig ist: { $right }.
error-example-step-unreadable = So wird keine Folge von Schritten geschrieben: „{ $written }“.
error-example-step-unknown = Einen Schritt „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-example-step-fields = Der Schritt „{ $name }“ hat diese Felder: { $fields }.
error-example-not-asked = Entscheiden sollte { $expected }, aber es ist { $got }.
error-example-offered = Angeboten sein sollte: { $expected }. Angeboten ist: { $got }.
error-example-offered-within = Von „{ $pattern }“ sollte angeboten sein: { $expected }. Angeboten ist: { $got }.
error-example-not-offered = Angeboten sein sollte auch: { $missing }. Angeboten ist: { $got }.
error-example-still-offered = { $got } sollte nicht angeboten sein, ist es aber.
error-example-one-star = „{ $pattern }“ hat mehrere Sterne; vor einem Doppelpunkt steht nur einer, für die Wörter danach.
error-example-not-refused = { $move } sollte abgelehnt werden ({ $expected }), ist aber erlaubt.
error-example-refused = Die Ablehnung sollte { $expected } lauten. Sie lautet: { $got }.
error-example-other-value = „{ $name }“ sollte { $expected } sein, ist aber: { $got }.
error-example-happened = Das hätte nicht geschehen sollen: { $got }.
error-example-not-happened = „{ $expected }“ sollte geschehen. Geschehen ist: { $got }.
error-example-reach = Erreichbar sein sollte für „{ $name }“: { $expected }. Erreichbar ist: { $got }.
error-example-in-reach = { $got } sollte für „{ $name }“ nicht erreichbar sein, ist es aber.
error-example-reach-unreadable = „{ $written }“ lässt sich nicht lesen. Was erreichbar ist, schreibt man so: reach ships: b3, c4 – oder reach ships B in 2: c4.
error-example-reach-too-far = Mehr als { $most } Stellungen sind erreichbar, zu viele, um alle zu untersuchen.
error-example-no-entry = „{ $name }“ hat keinen Eintrag „{ $entry }“.
error-example-passed = „{ $expected }“ hätte nicht sein sollen; durchlaufen wurde aber: { $got }.
error-example-not-passed = „{ $expected }“ sollte sein. Durchlaufen wurde: { $got }.

# Tische, die es nicht geben kann
error-example-no-such-seat = { $who } sitzt nicht am Tisch: Das Beispiel hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}. Mit der Zeile „seats { $least }“ haben alle einen.
error-example-turn-missing = Dem Beispiel fehlt ein Spielzug, und so kommt nach seinen Schritten nichts mehr. { $taught ->
    [yes] Die Zeile „turn A“ ergänzt den Rest des Zuges von A.
   *[other] Dieses Spiel hat seinen Beispielen nicht beigebracht, was ein Zug ist; weitere Schritte nach „next“ helfen.
}
error-example-out-of-bounds = „{ $where }“ kann nicht sein: { $why }
error-example-seats = „{ $name }“ hat { $found ->
    [0] keinen Eintrag
    [one] einen Eintrag
   *[other] { $found } Einträge
}; das Beispiel hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
error-example-too-many = „{ $piece }“ liegt { $found }-mal auf dem Tisch, { $exist ->
    [0] kommt im Spiel aber nicht vor
    [one] aber es gibt nur eines davon
   *[other] aber es gibt nur { $exist } davon
}. Gezählt wurde: { $fields }.
error-example-all-unknown = Was „all“ bei „{ $name }“ bedeutet, ist nicht bekannt.
error-example-not-among-all = „{ $word }“ gehört nicht zu allem, was es bei „{ $name }“ gibt, oder wird öfter ausgelassen, als es vorkommt.
error-example-on-land = „{ $thing }“ kann nicht auf { $place } sein: Dort ist Land.
error-example-on-water = „{ $thing }“ kann nicht auf { $place } sein: Dort ist Wasser.
error-example-place-taken = „{ $thing }“ kann nicht auf { $place } sein: Dort ist schon { $other }.
error-example-line-needed = „{ $thing }“ kann ohne eine Zeile „{ $line }“ nicht so sein.

# Beispiele eines Regelhefts
example-title = Beispiel: { $title }
example-laid = Am Anfang.
example-holds = { $captain } hält
example-barred = Nicht erlaubt:
example-offered = Erlaubt:
example-possible = Möglich:
example-reach = { $value }{ $count ->
    [one] {""}
   *[other] {" "}in { $count } Zügen
}
example-more = und { $count } mehr
example-broken = Dieses Beispiel lässt sich nicht zeigen: Es stimmt nicht.
