# Nachrichten von eigenen Tischen: Feed und Kalender

letters-feed-title = Am Zug im Spielhafen
letters-calendar-title = Uhren im Spielhafen
letters-turn = { $game }: Du bist am Tisch { $table } am Zug
letters-deadline = { $game }: Deine Zeit am Tisch { $table } läuft ab
letters-opponents = Mit { $names }.
letters-since = Seit { $time } (UTC).
letters-time-until = Deine Zeit läuft am { $time } (UTC) ab.
letters-no-feed = Unter dieser Adresse ist nichts. Vielleicht wurde sie erneuert oder abgeschaltet; eine neue bekommst du in den Einstellungen von Spielhafen.

# Die Einstellungen

letters-title = Nachrichten
letters-about = Ein privater Feed und ein Kalender sagen dir auch außerhalb dieser Seite, an welchen Tischen du am Zug bist und wann deine Uhren ablaufen.
letters-atom = Feed für einen Feedreader
letters-calendar = Kalender mit Fristen
letters-copy = Kopieren: { $what }
letters-secret = Wer diese Adressen kennt, kann lesen, an welchen Tischen du spielst; behalte sie also für dich. Sie werden nur jetzt gezeigt; gehen sie verloren, lass dir neue geben.
letters-feed-is = Du hast seit dem { $date } einen Feed und einen Kalender. Ihre Adressen werden nicht noch einmal gezeigt; „Neue Adressen geben lassen“ ersetzt sie.
letters-create = Feed und Kalender anlegen
letters-renew = Neue Adressen geben lassen
letters-feed-created = Feed und Kalender sind bereit.
letters-erase-ask = Feed, Kalender und Mails abschalten und löschen, was dafür gespeichert ist?
letters-erased = Feed, Kalender und Mails sind abgeschaltet, und nichts ist mehr gespeichert.

# Mails

letters-bad-smtp = Das ist kein brauchbarer Mailserver. Man schreibt ihn smtp://user@host:587?from=adresse oder smtps://user@host:465?from=adresse; das Passwort gehört nicht dazu, sondern steht in der Variablen { $variable }.
letters-smtp-alone = --smtp braucht auch --parts letters und --address.
letters-bad-address = Das ist keine Mailadresse, an die man schicken kann: Buchstaben ohne Akzente, keine Leerzeichen, wie in ada@example.org.
letters-no-mail = Dieser Server verschickt keine Mails.
letters-no-token = Dieser Link gilt nicht mehr. Lass dir in den Einstellungen eine neue Mail schicken.
letters-consent-subject = Bitte bestätige deine Mailadresse
letters-consent-body =
    Diese Adresse wurde auf { $url } angegeben, wahrscheinlich von dir, um Nachrichten von Partien zu bekommen.

    Wenn du einverstanden bist, öffne innerhalb eines Tages diesen Link und drück auf „Mailadresse bestätigen“:
    { $link }

    Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.
letters-stop = Wenn du keine Mails mehr möchtest, öffne diesen Link und drück auf „Alle Mails beenden“: { $link }
letters-daily =
    { $count ->
        [one] Du bist an einem Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }

# Die Einstellungen der Mails

letters-mail = Mails
letters-mail-about = Du kannst auch eine Mail bekommen, wenn du am Zug bist und diese Seite nicht vor dir hast. Deine Adresse wird erst bestätigt und für nichts anderes benutzt.
letters-address = Mailadresse
letters-when = Wann
letters-at-once = sofort
letters-each-day = einmal am Tag um { $time }
letters-games = Spiele
letters-mail-ask = Mail zum Bestätigen schicken lassen
letters-mail-save = Speichern
letters-mail-erase = Adresse löschen
letters-mail-sent = Wenn alles stimmt, ist eine Mail an { $address } unterwegs. Öffne den Link darin innerhalb eines Tages und bestätige.
letters-mail-saved = Deine Wahl ist gespeichert.
letters-mail-erased = Die Adresse ist gelöscht; es kommen keine Mails mehr.
letters-mail-is = Mails gehen an { $address }.
letters-mail-waits = { $address } ist noch nicht bestätigt. Öffne den Link in der Mail und bestätige; sonst kommen keine Mails.
letters-confirm = Mailadresse bestätigen
letters-confirmed = Die Mailadresse ist bestätigt.
letters-end-mails = Alle Mails beenden
letters-stopped = Es kommen keine Mails mehr; die Adresse ist gelöscht.
