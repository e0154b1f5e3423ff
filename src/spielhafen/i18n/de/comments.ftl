### Kommentare zu Zügen.

comment-at = { $ply ->
    [0] zum Anfang
   *[other] zu Zug { $ply }
}
comment-about = { $ply ->
    [0] Zum Anfang
   *[other] Zu Zug { $ply }
}
comment-about-hint = Wer die Nachricht liest, kann zu dieser Stellung gehen.
comment-write = Diesen Zug kommentieren
comment-title = { $ply ->
    [0] Was zum Anfang gesagt wurde
   *[other] Was zu Zug { $ply } gesagt wurde
}
comment-marked = { $comments ->
    [one] Ein Kommentar
   *[other] { $comments } Kommentare
}
note-at = { $ply ->
    [0] Notiz zum Anfang
   *[other] Notiz zu Zug { $ply }
}
note-moves = Züge in meinen Notizen

### Kommentatoren eines Turniers.

commentary-title = Kommentar
commentary-nothing = Noch hat niemand etwas gesagt.
commentary-line = Kommentar
commentary-hint = Du kommentierst diese Partie: Wer zuschaut, liest es sofort, die Kapitäne erst, wenn das Spiel aus ist.
commentary-people = Kommentatoren
commentary-name = Name als Kommentator
commentary-begin = Dieses Turnier kommentieren
commentary-begin-hint = Du siehst, was alle sehen, die zuschauen. Was du im Chat eines Tisches schreibst, an dem du nicht spielst, steht dort unter diesem Namen als Kommentar.
commentary-begun = Du kommentierst dieses Turnier als { $name }.
commentary-yours = Öffne einen Tisch und schreib in seinen Chat: Es steht dort als Kommentar.
commentary-end = Den Kommentar von { $name } beenden
commentary-ended = { $name } kommentiert nicht mehr.
commentary-link = Link für Kommentatoren erstellen
commentary-link-hint = Wer diesen Link hat, kann kommentieren. Er wird ungültig, wenn du einen neuen erstellst oder jemand aufhört zu kommentieren.
commentary-link-label = Link für Kommentatoren
commentary-bad-link = Mit diesem Link kann niemand mehr kommentieren.
commentary-full = Ein Turnier hat höchstens { $most } Kommentatoren.
commentary-none = Diesen Kommentator gibt es nicht.
