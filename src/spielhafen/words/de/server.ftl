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
