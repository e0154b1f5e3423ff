# Was Partien, der Speicher und der Server sagen.

refused-not-your-turn = Du bist nicht am Zug: { $who } entscheidet.
refused-table-cleared = Dieser Tisch ist abgeräumt.

error-no-moves = Es wurde kein Zug gesandt.

bad-name-empty = Ein Kapitän braucht einen Namen.
bad-name-long = Dieser Name ist zu lang: höchstens { $most } Zeichen.
bad-name-sign = In diesem Namen stehen Zeichen, die man nicht sehen oder schreiben kann.

undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Der Zufall hat gesprochen: Das lässt sich nicht zurücknehmen.
undo-other-seat = { $who } hat seither entschieden: Das lässt sich nicht zurücknehmen.
undo-revealed = Andere haben es gesehen: Das lässt sich nicht zurücknehmen.
undo-over = Die Partie ist zu Ende, und alles liegt offen.

store-locked = Die Hafendatei { $file } wird gerade von einem anderen Programm benutzt. Schließe es, oder warte ein wenig und versuche es noch einmal.
store-full = Die Hafendatei { $file } ließ sich nicht beschreiben: Der Datenträger ist voll oder schadhaft. Schaffe Platz und versuche es noch einmal; alles bis zum letzten Zug ist sicher.
store-damaged = Die Hafendatei { $file } ist beschädigt. Spiele eine Sicherung ein, oder lege sie beiseite, um eine neue zu beginnen.
store-not-ours = { $file } ist keine Hafendatei. Wähle eine andere.
store-newer = Die Hafendatei { $file } stammt von einem neueren Spielhafen. Bringe diesen auf den neuesten Stand, oder wähle eine andere Datei.
store-no-folder = Den Ordner { $folder } für die Hafendatei gibt es nicht. Lege ihn an, oder wähle einen anderen Ort.
store-no-permission = Die Hafendatei { $file } darf nicht zum Schreiben geöffnet werden. Sieh nach, wem sie gehört, oder wähle einen anderen Ort.
store-bad-address = Die Datenbank { $file } ist so nicht zu erreichen: { $what }
store-trouble = Die Hafendatei { $file } antwortet nicht, wie sie soll ({ $what }). Versuche es noch einmal.
