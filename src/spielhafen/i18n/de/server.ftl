# Was Partien, der Speicher und der Server sagen.

refused-not-your-turn = Du bist nicht am Zug: { $who } entscheidet.
refused-table-cleared = Dieser Tisch ist abgeräumt.

refused-gathering = Die Partie beginnt, wenn alle Plätze besetzt sind: Jemand fehlt noch.

seat-taken = Dieser Platz ist besetzt.
seat-name-alike = { $name } sieht aus wie { $other }, und so heißt hier schon jemand. Wähle einen anderen Namen.
seat-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
seat-not-host = Einen Bot kann hier nur hinsetzen, wer die Partie gestartet hat.
seat-lent = Für diesen Platz spielt ein Bot. Nimm ihn erst zurück.
seat-not-lent = Für diesen Platz spielt kein Bot.
seat-over = Die Partie ist zu Ende.
seat-not-over = Die Partie ist noch nicht zu Ende.
seat-no-same-deal = Dieselben Karten und Würfe gibt es noch einmal, wenn eine Person allein gegen Bots gespielt hat, die Partie hier begonnen hat und zu Ende ist.
seat-no-salt = Den Würfeln dieses Platzes lässt sich nichts mehr hinzufügen.
seat-bad-ticket = Dieser Link ist schon benutzt oder zu alt. Hole dort einen neuen, wo der Platz jetzt ist.

error-no-moves = Es wurde kein Zug gesandt.

bad-name-empty = Ein Kapitän braucht einen Namen.
bad-name-long = Dieser Name ist zu lang: höchstens { $most } Zeichen.
bad-name-sign = In diesem Namen stehen Zeichen, die man nicht sehen oder schreiben kann.

undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Seither wurde gewürfelt oder gezogen: Das lässt sich nicht zurücknehmen.
undo-other-seat = { $who } hat seither gezogen: Das lässt sich nicht zurücknehmen.
undo-revealed = Andere haben es gesehen: Das lässt sich nicht zurücknehmen.
undo-lent = Für { $who } spielt gerade ein Bot, der nicht zustimmen kann: Das lässt sich nicht zurücknehmen.
undo-tournament = Im Turnier wird, was Zufall oder andere entschieden haben, nur zurückgenommen, wenn eine andere Person zustimmt.
pause-lent = Für { $who } spielt gerade ein Bot, der nicht zustimmen kann: Jetzt gibt es keine Pause.
undo-asked = Es hat schon jemand gefragt: Antworte erst darauf.
undo-not-asked = Niemand fragt dich, ob etwas zurückgenommen werden darf.
undo-logged = { $plies ->
    [one] Alle waren einverstanden: { $who } hat die letzte Entscheidung zurückgenommen.
   *[other] Alle waren einverstanden: { $who } hat die letzte Entscheidung zurückgenommen, und was darauf folgte.
}
undo-logged-alone = { $plies ->
    [one] { $who } hat die letzte Entscheidung zurückgenommen.
   *[other] { $who } hat die letzte Entscheidung zurückgenommen, und was darauf folgte.
}
draw-not-now = Unentschieden lässt sich anbieten, solange die Partie läuft, und nur unter Menschen: Bots können nicht zustimmen.
draw-by-rules = In diesem Spiel bietest du Unentschieden als Zug an: Wie, sagen die Regeln.
draw-logged = Alle haben sich auf ein Unentschieden geeinigt, das { $who } angeboten hatte.
undo-over = Die Partie ist zu Ende, und alles ist aufgedeckt: Zurücknehmen lässt sich nichts mehr.

store-locked = Die Hafendatei { $file } wird gerade von einem anderen Programm benutzt. Schließe es, oder warte ein wenig und versuche es noch einmal.
store-full = Die Hafendatei { $file } ließ sich nicht beschreiben: Der Datenträger ist voll oder schadhaft. Schaffe Platz und versuche es noch einmal; alles bis zum letzten Zug ist sicher.
store-damaged = Die Hafendatei { $file } ist beschädigt. Spiele eine Sicherung ein (spielhafen admin restore KOPIE), oder lege sie und die Dateien daneben (-wal, -shm) beiseite, um eine neue zu beginnen.
store-open-elsewhere = Die Hafendatei { $file } benutzt gerade ein anderes Programm, das nach ihr sieht oder Tische aus ihr anbietet. Schließe es, oder wähle eine andere Datei.
store-gap = In { $file } fehlen Züge des Tisches { $table }, sodass er sich nicht lesen lässt. Alle anderen Tische sind, wie sie waren.
store-chain = In { $file } sind Züge des Tisches { $table } nicht mehr, was aufgeschrieben wurde, sodass er sich nicht lesen lässt. Alle anderen Tische sind, wie sie waren.
store-moved = Die Hafendatei { $file } wurde verschoben, ersetzt, überschrieben oder gelöscht, während sie offen war; darum wird nichts mehr geschrieben. Alles Bestätigte ist in { $saved } gesichert: Beende dieses Programm, und spiele diese Datei ein (spielhafen admin restore { $saved }).
store-moved-unsaved = Die Hafendatei { $file } wurde verschoben, ersetzt, überschrieben oder gelöscht, während sie offen war; darum wird nichts mehr geschrieben. Das noch Offene zu sichern, dafür fehlte der Platz: Schaffe welchen, bevor du dieses Programm beendest.
store-rescued = Die Hafendatei { $file } wurde verschoben, ersetzt, überschrieben oder gelöscht, während sie offen war, und alles bis dahin Bestätigte liegt in { $saved }. Spiele diese Datei ein (spielhafen admin restore { $saved }), oder lege sie woandershin, wenn du sie nicht brauchst.
store-not-utf8 = Die Datenbank { $file } speichert Texte in { $encoding }, worin sich nicht jeder Name schreiben lässt. Lege eine in UTF8 an (createdb --encoding UTF8 --template template0).
store-not-ours = { $file } ist keine Hafendatei. Wähle eine andere.
store-newer = Die Hafendatei { $file } stammt von einem neueren Spielhafen. Bringe diesen auf den neuesten Stand, oder wähle eine andere Datei.
store-no-folder = Den Ordner { $folder } für die Hafendatei gibt es nicht. Lege ihn an, oder wähle einen anderen Ort.
store-no-permission = Die Hafendatei { $file } darf nicht zum Schreiben geöffnet werden. Sieh nach, wem sie gehört, oder wähle einen anderen Ort.
store-bad-address = Die Datenbank { $file } ist so nicht zu erreichen: { $what }
store-away = Die Datenbank { $file } ist nicht zu erreichen: { $what }
store-not-shared = Mehrere Prozesse brauchen eine Datenbank, die sie sich teilen können: Gib mit --database die URL eines PostgreSQL-Servers an.
store-trouble = Die Hafendatei { $file } antwortet nicht, wie sie soll ({ $what }). Versuche es noch einmal.

server-open = Der Spielhafen ist offen: { $address } (Strg-C schließt ihn). Aufbewahrt wird alles in { $file }.
server-port-used = Port { $port } benutzt schon ein anderes Programm. Schließe es, oder wähle einen anderen Port.
server-port-forbidden = Port { $port } darfst du nicht öffnen. Wähle einen über 1023.
server-port-trouble = Port { $port } lässt sich nicht öffnen: { $what }.
server-no-such-address = Eine Adresse „{ $host }“ hat dieser Rechner nicht.
server-no-client = Die Webseite ist noch nicht gebaut. Starte den Spielhafen mit ./play, oder baue sie mit: python3 tools/bootstrap.py client

server-store-trouble = Der Hafen kann sein Buch gerade nicht lesen oder beschreiben. Was bestätigt war, ist sicher; versuche es gleich noch einmal. Wer den Hafen betreibt, findet den Grund im Protokoll.
server-store-moved = Das Buch des Hafens liegt nicht mehr, wo es lag; darum wird nichts mehr aufgeschrieben, bis es zurück an seinem Platz ist. Was bestätigt war, ist sicher; zusehen lässt sich weiterhin.
server-failed = Hier ist etwas schiefgegangen; geändert wurde nichts. Mehr steht im Protokoll des Servers.
server-not-json = Erwartet wurde JSON.
server-bad-request = Das ist bei { $where } nicht zu verstehen.
server-bad-request-plain = Das ist nicht zu verstehen.
server-too-big = Das war zu viel auf einmal.
server-too-often = Das ging zu schnell. Versuche es gleich noch einmal.
server-busy = Hier ist gerade viel zu tun. Versuche es gleich noch einmal.
server-too-many-lines = Du hast { $most } Seiten mit Tischen offen; schließe erst einige davon.
server-too-many-lines-here = Von dort, wo du bist, sind schon { $most } Seiten mit Tischen offen; schließe erst einige davon.
server-foreign-host = Unter diesem Namen ist dieser Hafen nicht bekannt. Wer ihn betreibt, macht ihn mit --address bekannt.
server-foreign-origin = Das hat eine fremde Seite verlangt.
server-bad-token = Das kann keine unserer Marken sein.
server-two-cookies = Es kamen zwei Cookies namens „{ $name }“ zugleich, und einen davon hat ein Nachbar dieser Seite gesetzt: So weiß niemand, wer du bist. Dein Browser wurde gebeten, den des Nachbarn zu vergessen; lade diese Seite neu. Steht das dann wieder hier, so lösche die Cookies dieser Seite und ihrer Nachbarn, oder öffne den Hafen über https.
server-no-such-place = Hier ist nichts.
server-wrong-method = Das geht hier nicht.
server-no-such-language = In dieser Sprache gibt es keine Texte. Es gibt: { $known }
server-no-such-table = Einen Tisch dieses Namens gibt es nicht; vielleicht wurde er abgeräumt.
server-part-closed = Diesen Teil hat dieser Hafen nicht geöffnet.
server-rated-name-taken = In der Liste heißt schon jemand { $name } oder so ähnlich, dass man es verwechseln könnte. Wähle einen anderen Namen.
server-no-such-seat = Einen Platz { $seat } hat dieser Tisch nicht.
server-no-such-ply = Einen solchen Zug gibt es noch nicht: Der letzte ist Nummer { $last }.
server-not-asked = Du bist nicht am Zug, also gibt es gerade keinen Tipp.
server-no-advice = Es kam kein Tipp; du kannst noch einmal fragen.
server-too-curious = Gerade wird über zu viele Fragen nachgedacht; frage in einer Weile noch einmal.
server-not-your-seat = Dieser Platz gehört jemand anderem.
server-not-your-table = Abräumen darf diesen Tisch nur, wer an ihm sitzt oder die Partie gestartet hat.
server-proof-later = Die Würfel kannst du nachrechnen, wenn die Partie zu Ende ist: Vorher würde es verraten, was verdeckt ist und was noch kommt.
server-broken-table = Was von diesem Tisch aufgeschrieben wurde, lässt sich nicht mehr lesen.
server-stale = Der Tisch hat sich inzwischen verändert: Sieh noch einmal hin.
server-key-reused = Dieser Befehl kam schon einmal mit anderem Inhalt.
server-unknown-level = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $known }
server-too-many-seats = Mehr als { $most } Plätze hat kein Tisch.
server-too-many-moves = Höchstens { $most } Züge auf einmal.
broken-whole-json = Das ist kein gültiges JSON.

undo-move = der Zug { $move }

# Uhren

refused-paused = Die Uhren stehen: Lass sie erst weiterlaufen.
bad-clock = So eine Uhr gibt es nicht: Möglich sind { $least } Sekunden bis { $most } Tage.
bad-delay = So lange können Zuschauer nicht warten: Möglich sind bis zu { $moves } Züge und { $hours } Stunden.
delay-listed = Zuschauer sehen es später.
clock-no-pause = Es läuft keine Uhr, die man anhalten könnte.
clock-not-paused = Es ist keine Pause.
clock-logged-move = Die Zeit von { $who } ist um: Ein Bot zieht.
clock-logged-seat = Die Zeit von { $who } ist um: Ein Bot spielt weiter.
seat-no-time = Die Zeit dieses Platzes ist verbraucht: Der Bot spielt weiter.
seat-bot-first = Die Zeit dieses Platzes ist um: Diesen Zug macht der Bot, dann kannst du wieder spielen.

# Gespräch

bad-words-long = Das ist zu lang: höchstens { $most } Zeichen.
bad-words-sign = Darin sind Zeichen, die man nicht sieht oder nicht schreiben kann.
talk-nothing = Die Nachricht ist leer: Schreib erst etwas.
talk-enough = Der Chat dieses Tisches ist voll.
talk-too-often = Nicht so schnell: Warte einen Moment bis zur nächsten Nachricht.
talk-no-move = Diesen Zug gibt es an diesem Tisch noch nicht.

# Rufen

server-your-turn = { $names }: am Zug an Tisch { $table }. { $link }
server-bad-address = { $option }: „{ $address }“ ist keine Adresse, die mit http:// oder https:// beginnt.
server-bad-proxy = --proxy: „{ $given }“ ist weder eine Adresse wie 127.0.0.1 noch ein Netz wie 10.0.0.0/8.
server-part-unknown = --parts: Einen Teil „{ $given }“ gibt es nicht; es gibt: { $known }
server-part-missing = --parts: „{ $part }“ braucht ein weiteres Paket: Installiere Spielhafen mit dem Extra „{ $extra }“.
push-no-library = Rufen per Web Push braucht zwei weitere Pakete: Spielhafen mit seinem Extra „push“ installieren.
push-bad-contact = --push: „{ $contact }“ ist weder eine Mailadresse noch eine Adresse, die mit https:// beginnt.
push-service-alone = --push-service braucht auch --push.
push-off = Per Web Push wird hier niemand gerufen.
push-bad-address = Dieser Browser lässt sich nicht rufen: Sein Push-Dienst hat keine öffentliche Adresse, die mit https:// beginnt.
push-bad-key = Dieser Browser lässt sich nicht rufen: Seine Schlüssel sind ungültig.

keeping-card = Was Listen von ihm sagen, ist nicht, was geschehen ist.
keeping-no-archive = Das ist kein Archiv eines Hafens.
keeping-strange = Ein solches Ereignis schreibt dieses Programm nicht.
keeping-stuck = Der Zufall hätte sprechen müssen, und der Tisch wartete ohne Ende auf ihn.
keeping-twice = Er steht zweimal in diesen Archiven, und niemand kann sagen, welcher gemeint ist.
store-no-file = { $file } ist keine Datei, die sich hier kopieren ließe: Nimm die Werkzeuge der Datenbank (pg_dump) oder export.
store-backup-folder = Nach { $file } können keine Kopien der Datenbank geschrieben werden: { $what }

server-luck-later = Wer Glück hatte, siehst du, wenn die Partie zu Ende ist: Vorher würde es Verborgenes verraten.
server-review-later = Auf welche Züge es ankam, siehst du, wenn die Partie zu Ende ist: Vorher würde es Verborgenes verraten.
server-report-later = Wer wann vorn lag, siehst du, wenn die Partie zu Ende ist: Vorher würde es Verborgenes verraten.
server-no-luck = Wer Glück hatte, ließ sich nicht herausfinden; du kannst noch einmal fragen.

server-book-too-long = Ein Logbuch darf höchstens { $most } Züge haben.

# Turniere

tournament-unknown = Ein solches Turnier gibt es nicht; vielleicht wurde es gelöscht.
tournament-not-yours = Das darf nur, wer das Turnier leitet.
tournament-no-room = Mehr Turniere fasst dieser Hafen nicht.
tournament-too-many = Du leitest schon { $most } Turniere, die noch laufen; mehr geht nicht. Geht es mit einem nicht weiter, wird es vor der ersten Runde nach { $entry_days } Tagen gelöscht und endet später nach { $round_days } Tagen ohne Zug.
tournament-bad-numbers = Ein Turnier braucht mindestens zwei Plätze je Tisch und 1 bis { $most } Runden.
tournament-entry-over = Für dieses Turnier kann man sich nicht mehr anmelden.
tournament-full = Das Turnier ist voll.
tournament-no-entrant = Diese Anmeldung gibt es nicht.
tournament-no-round = Diese Runde kann jetzt nicht beginnen.
tournament-too-few = Eine Runde braucht mindestens { $least } Angemeldete.
tournament-too-long = Das wären mehr als { $most } Partien; wähle eine andere Form oder lass weniger mitspielen.
tournament-no-game = Eine solche Partie hat die laufende Runde nicht.
tournament-has-result = Diese Partie ist am Tisch zu Ende gespielt; ihr Ergebnis bleibt.
tournament-bad-places = Alle brauchen einen Rang. Gleiche teilen sich einen, dafür fallen die nächsten weg: 1, 1, 3.
tournament-round-runs = Beenden kann man ein Turnier nur zwischen zwei Runden, nach der ersten.
tournament-abandoned = Dieses Turnier ist beendet, weil nichts mehr geschah.
tournament-sealed = Andere spielen dieselbe Verteilung noch; dieser Tisch öffnet sich, wenn die letzte Partie zu Ende ist.
