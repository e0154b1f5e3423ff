# Wie gut Bots spielen.

level-random = Treibholz
    .hint = Macht irgendeinen erlaubten Zug, gibt aber nie auf.
level-boy = Schiffsjunge
    .hint = Kennt die Faustregeln, ist aber die halbe Zeit nicht bei der Sache.
level-greedy = Landratte
    .hint = Folgt Faustregeln und schaut nicht voraus.
level-sailor = Matrose
    .hint = Schaut ein wenig voraus; oft schweifen seine Gedanken ab.
level-helmsman = Steuermann
    .hint = Schaut voraus und bedenkt, was die anderen haben können; ab und zu schweifen seine Gedanken ab.
level-captain = Kapitän
    .hint = Denkt gründlich nach; nur selten schweifen seine Gedanken ab.
level-admiral = Admiral
    .hint = Schweift nie ab und denkt am längsten nach: bis zu zwei Sekunden für jede Entscheidung; ein Zug kann viele haben.

error-unknown-level = Kein Bot spielt wie „{ $level }“. Es gibt: { $known }.
program-ended = es endete sofort (Code { $code })
error-no-program = Das Programm „{ $command }“ lässt sich nicht starten: { $why }.

# Warum dieser Zug.

advice-thinking = Ein Admiral denkt darüber nach …
advice-sure = „{ $move }“ sieht am besten aus.
advice-reckoned = Soweit es sich ausrechnen lässt, ist „{ $move }“ am besten.
advice-close = „{ $move }“ oder „{ $other }“: Ein Unterschied, der sicher und der Rede wert wäre, zeigt sich nicht.
advice-slip = „{ $other }“ ist besser als „{ $move }“.
advice-only = „{ $move }“: Anderes zu vergleichen lohnte sich nicht.
why-sure = { $name } hielt das für das Beste: „{ $move }“.
why-reckoned = { $name } hatte ausgerechnet, dass das am besten ist: „{ $move }“.
why-close = { $name } wählte „{ $move }“; ein Unterschied zu „{ $other }“, der sicher und der Rede wert wäre, zeigte sich nicht.
why-slip = { $name } war nicht ganz bei der Sache und wählte „{ $move }“; „{ $other }“ wäre besser gewesen.
why-only = { $name } wählte „{ $move }“: Anderes zu vergleichen lohnte sich nicht.
why-thinking = { $name } denkt noch einmal darüber nach …
why-of = Zug { $ply }: { $name }, { $level }
reasons-later = Warum ein Bot so spielte, wird erst nach dem Ende gesagt: Jetzt verriete es, was der Bot auf der Hand hat.
reasons-lost = Warum der Bot so gespielt hat, lässt sich nicht mehr sagen: Dächte er noch einmal nach, zöge er anders.
no-reasons-chance = Das war der Zufall: Zu überlegen gab es da nichts.
no-reasons-brought = Das wurde gespielt, bevor das Logbuch hierherkam, und was Bots sich dabei dachten, steht nicht darin.
no-reasons-person = Das hat { $who } entschieden; kein Bot hat darüber nachgedacht.
no-reasons-program = Das hat ein Programm für { $who } gewählt; warum, sagt es nicht.
no-reasons-random = { $who } hat gespielt wie Treibholz: irgendeinen Zug, mit dem man nicht aufgibt, ohne Grund.
no-reasons-boy = { $who } hat gespielt wie ein Schiffsjunge: nach Faustregeln oder, mit den Gedanken anderswo, aufs Geratewohl. Verglichen wurde nichts.
no-reasons-greedy = { $who } hat gespielt wie eine Landratte: allein nach Faustregeln. Verglichen wurde nichts.
advice-for = Was dafür spricht, verglichen mit „{ $other }“
advice-against = Was dagegen spricht, verglichen mit „{ $other }“
advice-unexplained = Woran es liegt, zeigt sich an nichts Einzelnem, nur daran, wie oft man gewinnt.
advice-gain = so viel wert wie { $gain } { $unit }
advice-moves = Wie wahrscheinlich man damit gewinnt
advice-moves-reckoned = Wie wahrscheinlich man damit gewinnt – ausgerechnet, nicht ausprobiert
advice-worth = { $worth }{"\u00A0"}%
advice-error = ± { $error }
advice-least = unter { $least }
advice-error-unknown = ± ?
advice-line = Danach zu erwarten:
advice-turn = { $name } – { $moves }
advice-note = Ausprobiert an vielen Tischen, die so liegen könnten; bekannt ist nur, was dieser Platz weiß. Dort wurde eine Weile weitergespielt und dann geurteilt.
advice-note-error = ± sagt, wie weit der Abstand zum ersten Zug danebenliegen kann, allein durch Zufall.
advice-note-once = ± ? steht, wo ein Zug nur einmal ausprobiert wurde.
advice-note-first = Der erste Zug steht vorn, weil er gespielt würde: Einem, der besser aussieht, weicht er erst, wenn das kein Zufall mehr sein kann.
advice-note-reckoned = Eine Rechnung ohne Würfel: Was folgt, geht mit Mittelwerten und nach Faustregeln ein. Wie weit sie danebenliegt, weiß sie selbst nicht; darum steht hier kein ±.
