### Feste Anweisungen: Antworten, die man im Voraus gibt.

orders-lines = Antworten im Voraus
orders-lines-hint = Macht jemand anderes den Zug, den du erwartest, wird deine Antwort von selbst gespielt. Geschieht etwas anderes, verfällt die Antwort. Die anderen sehen sie nicht.
orders-line-add = Antwort hinzufügen
orders-line-if = Wenn { $who } „{ $move }“ spielt
orders-line-if-hidden = Wenn { $who } einen Zug macht, den ich nicht sehe
orders-line-then = spiele ich „{ $move }“
orders-line-hidden = ein Zug, den ich nicht sehe
orders-line-by = { $who }: { $move }
orders-line-choose-if = Wenn das gespielt wird
orders-line-choose-then = Spiele ich
orders-line-choose-more = Und wenn danach das gespielt wird
orders-line-none = Zug wählen
orders-line-other = Ein anderer Zug, wie er im Logbuch steht
orders-line-take = Diesen Zug nehmen
orders-line-keep = Antwort behalten
orders-line-back = Einen Zug zurück
orders-line-remove = Entfernen
orders-line-not-now = Jetzt bist du selbst am Zug. Gib eine Antwort, während du auf andere wartest.
orders-ended-move = Verfallen: Es wurde anders gezogen.
orders-ended-news = Verfallen: Du hast etwas Neues erfahren.
orders-ended-undo = Verfallen: Ein Zug wurde zurückgenommen.

# Ablehnungen

orders-line-shape = Eine Antwort im Voraus beginnt mit einem fremden Zug und endet mit einem eigenen.
orders-line-too-long = Eine Antwort im Voraus hat höchstens { $most } Züge.
orders-too-many-lines = Du kannst höchstens { $most } Antworten im Voraus geben.
orders-lines-too-long = Alle Antworten im Voraus zusammen haben höchstens { $most } Züge.
orders-lines-differ = Du hast zwei verschiedene Antworten auf denselben Zug. Entferne eine davon.
orders-line-unclear = Was du danach siehst, hängt von Verborgenem ab. Weiter lässt sich nichts festlegen.
orders-line-chance = Danach entscheidet der Zufall. Weiter lässt sich nichts festlegen.
orders-line-over = Danach ist niemand mehr am Zug.
orders-line-not-you = Du bist dann nicht am Zug.
orders-line-not-them = { $who } ist dann nicht am Zug.
orders-line-not-yours = Du kannst „{ $move }“ dann nicht spielen.
orders-line-not-theirs = Soweit du wissen kannst, kann { $who } „{ $move }“ dann nicht spielen.
orders-line-unseen = Du wirst nicht sehen, welchen Zug { $who } dann macht. Schreib „?“ dafür.
orders-taken-back = Inzwischen wurden Züge zurückgenommen. Sieh dir den Tisch an und gib deine Antworten noch einmal.
