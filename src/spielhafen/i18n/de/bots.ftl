# Wie gut Bots spielen.

level-random = Treibholz
    .hint = Spielt zufällige erlaubte Züge, gibt aber nie auf.
level-boy = Schiffsjunge
    .hint = Kennt die Faustregeln, ist aber die halbe Zeit nicht bei der Sache.
level-greedy = Landratte
    .hint = Folgt Faustregeln und schaut nicht voraus.
level-sailor = Matrose
    .hint = Schaut ein wenig voraus, ist aber oft abgelenkt.
level-helmsman = Steuermann
    .hint = Schaut voraus und bedenkt, was die anderen haben können; ab und zu abgelenkt.
level-captain = Kapitän
    .hint = Denkt gründlich nach und ist nur selten abgelenkt.
level-admiral = Admiral
    .hint = Nie abgelenkt und denkt am längsten nach: bis zu zwei Sekunden für jede Entscheidung; ein Zug kann viele haben.

error-unknown-level = Kein Bot spielt wie „{ $level }“. Es gibt: { $known }.
program-ended = es endete sofort (Code { $code })
program-late = keine Antwort innerhalb von { $seconds } s
program-gone = es endete ohne Antwort (Code { $code })
program-silent = es hat seine Standardausgabe geschlossen
program-other-greeting = „{ $line }“ ist keine Antwort auf den Gruß
program-other-answer = „{ $line }“ ist keine Antwort auf Frage { $number }
program-other-move = „{ $move }“ ist kein angebotener Zug
program-given-up = es endete { $starts }-mal zu früh oder musste beendet werden und wird nicht noch einmal gestartet
program-stays = { $seconds } s nach dem Abschied läuft es noch
error-no-program = Das Programm „{ $command }“ lässt sich nicht starten: { $why }.

# Warum dieser Zug.

advice-thinking = Ein Admiral denkt darüber nach …
advice-plain-because = „{ $move }“ statt „{ $other }“: { $why }.
advice-plain-better = „{ $move }“: Damit gewinnt man etwas öfter als mit „{ $other }“.
advice-plain-close = Die besten Möglichkeiten sind etwa gleich gut, zum Beispiel „{ $move }“.
advice-plain-slip = „{ $other }“ ist besser als „{ $move }“.
advice-plain-only = „{ $move }“: Alles andere kommt aufs Gleiche hinaus oder ist klar schlechter.
advice-plain-forced = „{ $move }“: Etwas anderes ist jetzt nicht möglich.
advice-plain-finish = „{ $move }“: Nichts, was in diesem Zug noch geht, würde helfen.
advice-plain-both = { $first }. { $second }
advice-plain-next = Danach würde { $name } wohl „{ $move }“ wählen.
advice-plain-then = Danach: { $moves }.
advice-way = { $piece } nach { $place }
advice-other-first = Zuerst { $piece }:
advice-to = Nach { $place } (Kosten: { $cost })
why-plain-because = { $name } wählte „{ $move }“ statt „{ $other }“: { $why }.
why-plain-better = { $name } wählte „{ $move }“: Damit gewinnt man etwas öfter als mit „{ $other }“.
why-plain-close = { $name } wählte „{ $move }“; „{ $other }“ hätte kaum einen Unterschied gemacht.
why-plain-slip = { $name } war abgelenkt und wählte „{ $move }“; „{ $other }“ wäre besser gewesen.
why-plain-only = { $name } wählte „{ $move }“: Alles andere kam aufs Gleiche hinaus oder war klar schlechter.
advice-sure = „{ $move }“ sieht am besten aus.
advice-reckoned = Nach der Rechnung ist „{ $move }“ am besten.
advice-close = „{ $move }“ oder „{ $other }“: Beide sind etwa gleich gut.
advice-slip = „{ $other }“ ist besser als „{ $move }“.
advice-only = „{ $move }“: Es gab nichts anderes, was den Vergleich lohnte.
why-sure = { $name } hielt das für am besten: „{ $move }“.
why-reckoned = { $name } hatte ausgerechnet, dass das am besten ist: „{ $move }“.
why-close = { $name } wählte „{ $move }“; „{ $other }“ war etwa gleich gut.
why-slip = { $name } war abgelenkt und wählte „{ $move }“; „{ $other }“ wäre besser gewesen.
why-only = { $name } wählte „{ $move }“: Es gab nichts anderes, was den Vergleich lohnte.
why-thinking = { $name } denkt noch einmal darüber nach …
why-of = Zug { $ply }: { $name }, { $level }
reasons-later = Warum ein Bot so gespielt hat, siehst du nach dem Ende: Jetzt würde es verraten, was der Bot hat.
reasons-lost = Warum der Bot so gespielt hat, lässt sich nicht mehr feststellen: Beim Nachrechnen würde er etwas anderes spielen.
no-reasons-chance = Das wurde gewürfelt oder gezogen: Zu entscheiden gab es nichts.
no-reasons-brought = Das wurde gespielt, bevor das Logbuch hierherkam, und was Bots sich dabei dachten, steht nicht darin.
no-reasons-person = Das hat { $who } entschieden; kein Bot hat darüber nachgedacht.
no-reasons-program = Das hat ein Programm für { $who } gewählt; warum, sagt es nicht.
no-reasons-random = { $who } hat gespielt wie Treibholz: irgendeinen Zug, mit dem man nicht aufgibt, ohne Grund.
no-reasons-boy = { $who } hat gespielt wie ein Schiffsjunge: nach Faustregeln oder, wenn abgelenkt, aufs Geratewohl. Verglichen wurde nichts.
no-reasons-greedy = { $who } hat gespielt wie eine Landratte: allein nach Faustregeln. Verglichen wurde nichts.
advice-for = Dafür spricht, verglichen mit „{ $other }“
advice-against = Dagegen spricht, verglichen mit „{ $other }“
advice-listed = { $what }: { $reasons }
advice-unexplained = Es liegt an nichts Einzelnem; der Unterschied zeigt sich nur daran, wie oft du gewinnst.
advice-gain = so viel wert wie { $gain } { $unit }
advice-moves = Siegchance mit jedem Zug
advice-moves-reckoned = Siegchance mit jedem Zug – ausgerechnet, nicht ausprobiert
advice-worth = { $worth }{"\u00A0"}%
advice-error = ± { $error }
advice-least = unter { $least }
advice-error-unknown = ± ?
advice-line = Danach wahrscheinlich:
advice-turn = { $name } – { $moves }
advice-note = Ausprobiert an vielen möglichen Tischen, nur mit dem, was dieser Platz weiß: eine Weile weitergespielt, dann beurteilt.
advice-note-error = ± sagt, um wie viel der Abstand zum ersten Zug allein durch Zufall falsch sein kann.
advice-note-once = ± ? steht, wo ein Zug nur einmal ausprobiert wurde.
advice-note-first = Der erste Zug ist der empfohlene: Ein Zug, der besser aussieht, wird nur vorgezogen, wenn das kein Zufall mehr sein kann.
advice-note-reckoned = Ausgerechnet, ohne zu würfeln: Was folgt, zählt mit Mittelwerten und nach Faustregeln. Wie genau das ist, ist nicht bekannt; darum steht hier kein ±.

# Was eine Partie entschieden hat.

review-title = Was den Ausschlag gab
review-thinking = Ein Admiral geht die Partie noch einmal durch …
review-none = Kein einzelner Zug hat die Partie entschieden: { $name } hat nichts übersehen, was sicher besser gewesen wäre.
review-found = { $count ->
    [one] Auf einen Zug von { $name } kam es an: Ein anderer wäre sicher besser gewesen.
   *[other] Auf { $count } Züge von { $name } kam es an: Jedes Mal wäre ein anderer sicher besser gewesen.
}
review-played = Zug { $ply }: { $move }
review-because = „{ $move }“ wäre besser gewesen: { $why }.
review-better = „{ $move }“ wäre besser gewesen.
review-loss = Damit gewinnt man etwa { $loss } von 100 Partien mehr (± { $error }).
review-note = Ausprobiert an vielen möglichen Tischen, nur mit dem, was { $name } damals wissen konnte. Kleinere Unterschiede und solche, die Zufall sein können, fehlen hier.
