# Wie gut Bots spielen.

level-random = Treibholz
    .hint = Macht irgendeinen erlaubten Zug.
level-greedy = Landratte
    .hint = Folgt Faustregeln und schaut nicht voraus.
level-boy = Schiffsjunge
    .hint = Schaut ein wenig voraus.
level-sailor = Matrose
    .hint = Schaut voraus und bedenkt, was die anderen haben können.
level-captain = Kapitän
    .hint = Denkt gründlich nach, bis zu zwei Sekunden lang.

error-unknown-level = Kein Bot spielt wie „{ $level }“. Es gibt: { $known }.
