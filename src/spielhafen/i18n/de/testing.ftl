# Was über Szenen gesagt wird, die nicht stimmen.

error-scene = { $where }: Die Szene „{ $title }“ stimmt nicht: { $why }

scene-not-closed = Sie hat kein Ende; eine Zeile mit ``` schließt sie.
scene-empty = Es steht nichts darin.
scene-states-nothing = Sie spielt nichts und stellt nichts fest.
scene-too-late = „{ $word }“ muss vor allem stehen, was den Tisch deckt.
scene-no-turn = Dieses Spiel hat seinen Szenen nicht beigebracht, was ein Zug ist.
scene-word-unknown = „{ $word }“ ist hier nicht bekannt.{ $known ->
    [none] {""}
   *[other] {" "}Bekannt sind: { $known }.
}
scene-word-ambiguous = „{ $word }“ kann bei „{ $name }“ Verschiedenes bedeuten.
scene-unreadable = „{ $word }“ lässt sich aus „{ $written }“ nicht lesen.
scene-step-unreadable = So wird keine Folge von Schritten geschrieben: „{ $written }“.
scene-step-unknown = Einen Schritt „{ $name }“ gibt es nicht. Es gibt: { $known }.
scene-step-fields = Der Schritt „{ $name }“ hat diese Felder: { $fields }.
scene-not-asked = Entscheiden sollte { $expected }, aber es ist { $got }.
scene-offered = Angeboten sein sollte: { $expected }. Angeboten ist: { $got }.
scene-not-refused = { $move } sollte abgelehnt werden ({ $expected }), ist aber erlaubt.
scene-refused = Die Ablehnung sollte { $expected } lauten. Sie lautet: { $got }.
scene-lies = „{ $name }“ sollte { $expected } sein, ist aber: { $got }.
scene-went-by = Das hätte nicht geschehen sollen: { $got }.
scene-not-went-by = „{ $expected }“ sollte geschehen. Geschehen ist: { $got }.

# Beispiele eines Regelhefts
example-title = Beispiel: { $title }
example-laid = Am Anfang.
example-holds = { $captain } hält
example-barred = Nicht erlaubt:
example-offered = Erlaubt:
example-possible = Möglich:
example-more = und { $count } mehr
example-broken = Dieses Beispiel lässt sich nicht zeigen: Die Szene stimmt nicht.
