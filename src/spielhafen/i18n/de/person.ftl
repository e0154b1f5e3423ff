# Die Passphrase einer Person, und alles, was von ihr aufbewahrt wird

passphrase-unknown = Diese Passphrase öffnet hier nichts. Prüfe ihre Wörter; vielleicht ist sie erneuert oder gelöscht worden.
passphrase-browsers-only = Passphrasen sind für Browser. Ein Programm bewahrt seinen Schlüssel selbst auf.

# Die Einstellungen

passphrase-title = Andere Geräte
passphrase-about = Hier gibt es keine Konten: Nur dieser Browser weiß, dass du du bist. Acht Wörter nehmen deinen Namen, deine Tische und alles andere auf ein anderes Gerät mit.
passphrase-create = Passphrase erzeugen
passphrase-renew = Neue Passphrase erzeugen
passphrase-erase = Passphrase löschen
passphrase-is = Du hast seit dem { $date } eine Passphrase. Sie wird nicht noch einmal gezeigt; eine neue macht sie ungültig. Geräte, auf denen sie eingegeben wurde, bleiben deine.
passphrase-created = Die Passphrase ist fertig.
passphrase-erased = Die Passphrase ist gelöscht. Geräte, auf denen sie eingegeben wurde, bleiben deine.
passphrase-copy = Wörter kopieren
passphrase-link = Link für das andere Gerät
passphrase-copied = Die Wörter sind kopiert.
passphrase-marked = Die Wörter sind markiert: Kopiere sie mit der Tastatur.
passphrase-secret = Schreib die Wörter auf, oder öffne den Link auf dem anderen Gerät. Wer sie kennt, kann als du spielen; behalte sie also für dich. Sie werden nur jetzt gezeigt; gehen sie verloren, erzeuge neue.
passphrase-enter-title = Passphrase hier verwenden
passphrase-enter-about = Hast du auf einem anderen Gerät eine Passphrase erzeugt, gib sie hier ein.
passphrase-field = Die acht Wörter
passphrase-enter = Übernehmen, was dazugehört
passphrase-enter-ask = Übernehmen, was zu dieser Passphrase gehört? Was dieser Browser bisher hat, bleibt dann zurück, wenn es keine eigene Passphrase hat.
passphrase-enter-yes = Übernehmen
passphrase-enter-no = Alles lassen, wie es ist

own-data-title = Alle deine Daten
own-data-about = Alles, was dieser Server von dir aufbewahrt, in einer Datei: Tische, gespielte Partien, Chat und Notizen, Spielstärken, Turniere, Mitspielersuche, Nachrichten. Oder lösche es auf einmal. Tische auf den Listen anderer bleiben dort, mit deinem Namen und deinen Zügen.
own-data-ask = Alles, was dieser Server von dir aufbewahrt, für alle deine Geräte endgültig löschen? Auch deine Tische verschwinden; spielen andere mit, nur von deiner Liste.
own-data-erased = Alles, was von dir aufbewahrt wurde, ist gelöscht.
