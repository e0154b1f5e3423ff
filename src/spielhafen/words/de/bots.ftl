# Wie gut Bots spielen.

level-random = Treibholz
    .hint = Macht irgendeinen erlaubten Zug.
level-boy = Schiffsjunge
    .hint = Kennt die Faustregeln, ist aber oft nicht bei der Sache.
level-greedy = Landratte
    .hint = Folgt Faustregeln und schaut nicht voraus.
level-sailor = Matrose
    .hint = Schaut ein wenig voraus.
level-helmsman = Steuermann
    .hint = Schaut voraus und bedenkt, was die anderen haben können.
level-captain = Kapitän
    .hint = Denkt gründlich nach.
level-admiral = Admiral
    .hint = Denkt nach, so lange zwei Sekunden reichen.

error-unknown-level = Kein Bot spielt wie „{ $level }“. Es gibt: { $known }.
error-no-program = Das Programm „{ $command }“ lässt sich nicht starten: { $why }.

# Warum dieser Zug.

advice-thinking = Ein Kapitän denkt darüber nach …
advice-sure = „{ $move }“ sieht am besten aus.
advice-close = „{ $move }“ oder „{ $other }“: Da ist kaum ein Unterschied.
why-sure = { $name } hielt das für das Beste: „{ $move }“.
why-close = { $name } wählte „{ $move }“; „{ $other }“ wäre kaum anders gewesen.
advice-for = Was dafür spricht, gegenüber „{ $other }“
advice-against = Was es kostet, gegenüber „{ $other }“
advice-gain = { $gain } { $unit }
advice-moves = Wie wahrscheinlich man damit gewinnt
advice-line = Danach wahrscheinlich:
advice-note = Durchgerechnet an vielen Tischen, die so liegen könnten; bekannt ist nur, was dieser Platz weiß. ± ist ein Standardfehler des Unterschieds.
