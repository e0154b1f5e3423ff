### Zuschauer: was sie später sehen.

spectators-title = Zuschauer
delay-choice = Was Zuschauer sehen
delay-none = alles sofort
delay-moves-5 = fünf Züge später
delay-moves-20 = zwanzig Züge später
delay-minutes-2 = zwei Minuten später
delay-minutes-15 = eine Viertelstunde später
delay-end = nichts vor dem Ende
delay-at-once = Zuschauer sehen alles Offene sofort.
delay-moves = { $moves ->
    [one] Zuschauer sehen alles einen Zug später.
   *[other] Zuschauer sehen alles { $moves } Züge später.
}
delay-minutes = { $minutes ->
    [one] Zuschauer sehen alles eine Minute später.
   *[other] Zuschauer sehen alles { $minutes } Minuten später.
}
delay-both = Zuschauer sehen alles { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} und { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} später.
delay-at-end = Zuschauer sehen das Spiel erst, wenn es zu Ende ist.
delay-you = Verzögert

### Über die Schulter: Andere sehen die Sicht eines Platzes.

shoulder-logged = { $who } lässt sich über die Schulter schauen.
shoulder-logged-end = { $who } lässt sich nicht mehr über die Schulter schauen.
shoulder-tournament = In einem Turnier schaut niemand einem Spieler über die Schulter.
shoulder-not-here = An diesem Tisch schaut niemand einem Spieler über die Schulter.
shoulder-early = Andere können dir über die Schulter schauen, sobald das Spiel begonnen hat.
shoulder-bad-link = Dieser Link zeigt keinen Platz mehr.
shoulder-player = Du spielst an diesem Tisch selbst und kannst darum niemandem über die Schulter schauen.
shoulder-already = Du schaust hier schon über die Schulter.
shoulder-full = Über eine Schulter können höchstens { $most } Leute schauen.
shoulder-none = Dir kann niemand über die Schulter schauen.
shoulder-silent = Solange du über die Schulter schaust, kannst du nicht schreiben: Spieler dürfen dadurch nicht erfahren, was du siehst.
shoulder-open = { $people ->
    [0] { $who } lässt sich über die Schulter schauen; im Augenblick schaut niemand.
    [one] { $who } lässt sich über die Schulter schauen: Eine Person sieht, was an diesem Platz zu sehen ist.
   *[other] { $who } lässt sich über die Schulter schauen: { $people } Personen sehen, was an diesem Platz zu sehen ist.
}
shoulder-you = du schaust über die Schulter
shoulder-show = Über die Schulter schauen lassen
shoulder-show-name = { $who } über die Schulter schauen lassen
shoulder-show-hint = Wer diesen Link hat, sieht, was dieser Platz sieht, und kann nichts tun. Alle am Tisch erfahren es.
shoulder-link = Link, um { $who } über die Schulter zu schauen
shoulder-hide = Beenden
shoulder-page = Über die Schulter schauen
shoulder-page-hint = Am Tisch { $id } lässt dich ein Spieler sehen, was er sieht. Alle am Tisch erfahren, dass du zuschaust. Du kannst dort nichts tun als schauen.
shoulder-page-yes = Schauen

### Gespräch: Stille und Meldungen.

talk-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
talk-silent = An diesem Tisch dürfen Zuschauer nicht reden.
report-enough = Es gibt schon viele Meldungen, die der Betreiber noch nicht angesehen hat.
report-no-message = Diese Nachricht kann nicht gemeldet werden.
talk-more = Mehr zu dieser Nachricht von { $name }
talk-mute = { $name } hier nicht mehr zeigen
talk-unmute = { $name } wieder zeigen
talk-report = Dem Betreiber melden
talk-reported = Der Betreiber dieses Servers sieht diese Nachricht.
talk-silence = Zuschauer schweigen
talk-silence-hint = Dann können an diesem Tisch nur Spieler schreiben.
