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
error-example-unreadable = „{ $word }“ lässt sich aus „{ $written }“ nicht lesen.
error-example-step-unreadable = So wird keine Folge von Schritten geschrieben: „{ $written }“.
error-example-step-unknown = Einen Schritt „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-example-step-fields = Der Schritt „{ $name }“ hat diese Felder: { $fields }.
error-example-not-asked = Entscheiden sollte { $expected }, aber es ist { $got }.
error-example-offered = Angeboten sein sollte: { $expected }. Angeboten ist: { $got }.
error-example-not-refused = { $move } sollte abgelehnt werden ({ $expected }), ist aber erlaubt.
error-example-refused = Die Ablehnung sollte { $expected } lauten. Sie lautet: { $got }.
error-example-lies = „{ $name }“ sollte { $expected } sein, ist aber: { $got }.
error-example-went-by = Das hätte nicht geschehen sollen: { $got }.
error-example-not-went-by = „{ $expected }“ sollte geschehen. Geschehen ist: { $got }.

# Beispiele eines Regelhefts
example-title = Beispiel: { $title }
example-laid = Am Anfang.
example-holds = { $captain } hält
example-barred = Nicht erlaubt:
example-offered = Erlaubt:
example-possible = Möglich:
example-more = und { $count } mehr
example-broken = Dieses Beispiel lässt sich nicht zeigen: Es stimmt nicht.
