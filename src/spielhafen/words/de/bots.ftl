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
