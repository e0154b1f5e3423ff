# Che cosa dice il nucleo, in ogni gioco.

# Secondo quali regole si gioca a un tavolo
preset-printed = Come stampato
    .hint = Le regole stampate e nient’altro.
preset-ours = Come giochiamo noi
    .hint = Le regole stampate con i nostri miglioramenti, ciascuno con il suo perché.
preset-own = Regole proprie
    .hint = Regole stampate e nostre, scelte una per una.
preset-rules = { $preset }: { $rules }
option-off = { $option }: no
option-value = { $option }: { $value }
option-variant = Variante
    .hint = Un nome per ciò che hai cambiato, per esempio cinque-dadi.

captain = Capitano { $number }

# L’invito a giocare, dove un gioco non ha un testo suo
prompt-chance = Un momento…
prompt-wait = Tocca a { $seat }.
prompt-over = { $winners ->
    [0] La partita è finita. Non ha vinto nessuno.
    [one] Ha vinto { $seat }.
   *[other] { $winners } capitani si dividono la vittoria.
}

# Elenchi e nomi, dove un gioco non ha testi suoi
listed = { $first }, { $rest }
captain-name = { $seat }

# Un duello fra due dadi, dove un gioco non ha testi suoi
zone-duel = Duello
duel-seat = { $seat }
duel-unrolled = { $seat } non ha ancora lanciato
duel-die = { $seat } ha fatto { $pips }
duel-won = { $seat } ha il dado più alto.
duel-tie = I dadi sono pari.
duel-side = { $who }: { $count ->
    [0] in tutto { $total }
   *[other] { $terms }, in tutto { $total }
}

# Che cosa significano i segni sulla mappa, dove un gioco non lo dice da sé
use-mark-area = Riguarda tutte le navi di questa zona.
mark-kind-area = Zona
use-mark-range = Fin qui puoi arrivare; il numero dice quanti passi servono o quanto costa.
mark-kind-range = Raggiungibile
use-mark-way = Fin qui puoi arrivare in questo turno: sceglilo, e farai tutti i passi lungo il percorso.
mark-kind-way = Fine di un percorso
use-mark-edge = Una tessera posata qui deve combaciare con questo lato.
mark-kind-edge = Lato
use-mark-route = Il percorso passa di qui.
mark-kind-route = Percorso
use-mark-danger = Qui può succedere qualcosa di brutto.
mark-kind-danger = Pericolo
use-mark-fire = Qui può arrivare un colpo.
mark-kind-fire = Linea di tiro
use-mark-shot = Il colpo va da qui a lì.
mark-kind-shot = Colpo
use-mark-last = Di qui è passata l’ultima mossa.
mark-kind-last = Ultima mossa

refused-game-over = La partita è finita.
refused-not-now = Adesso non si può: scegli una delle mosse offerte.
refused-not-yours = Questo non lo decide nessuno: si lancia o si pesca.
refused-no-outcome = Questo, qui, non può uscire né essere pescato.

error-unreadable-move = «{ $written }» non è una mossa di questo gioco.
error-ambiguous-move = «{ $written }» può voler dire più mosse: { $readings }.
error-illegal-move = { $written } non è permesso. { $why } ({ $law })
error-illegal-move-at-all = { $written } non è permesso. { $why }
error-unknown-game = Un gioco «{ $name }» qui non c’è. In porto ci sono: { $known }.
error-game-folder = Da { $folder } non arriva nessun gioco: { $why }
game-folder-empty = non contiene un pacchetto con delle regole.
game-folder-broken = non si riesce a caricarlo ({ $what }).
game-folder-elsewhere = un altro pacchetto di nome { $name } è già in uso, da { $other }.
error-same-name = Due giochi si chiamano «{ $name }»: uno sta in { $one }, l’altro in { $other }. Cambia nome a uno dei due, o lascialo fuori.
error-bad-seats = { $seats ->
    [1] Un capitano non è
   *[other] { $seats } capitani non sono
} il numero giusto: questo gioco è per { $span ->
    [0] { $least ->
        [one] un capitano soltanto
       *[other] { $least } capitani esatti
    }
   *[other] { $least }–{ $most } capitani
}.
error-bad-option = «{ $value }» non va bene per la regola della casa «{ $name }». Valori possibili: { $allowed }.
error-bad-number = Il numero «{ $name }» va da { $low } a { $high } (stampato: { $printed }); «{ $value }» non va bene.
error-bad-drawing = Il disegno «{ $name }» non è un tabellone: { $why }
drawing-no-text = non è un testo, o è troppo lungo.
drawing-signs = servono { $side } righe di { $side } segni, scelti fra «{ $signs }».
drawing-pieces = non si può comporre con le tessere del gioco.
drawing-rules = le tessere non sono quelle del gioco, o non sono disposte come vogliono le regole.
error-variant-name = «{ $name }» non è un nome di variante. È fatto di minuscole, cifre e trattini, per esempio cinque-dadi.
error-variant-empty = La variante «{ $name }» non cambia nulla. Cambia almeno uno di questi: { $known }.
error-unknown-option = Una regola della casa «{ $name }» non esiste. Ci sono: { $known }.
error-no-options = Questo gioco non ha regole della casa, nemmeno «{ $name }».
error-broken-file = Non si riesce a leggerlo ({ $where }): { $why }
error-rules = Un errore nelle regole del gioco: { $what }. Segnalalo, per favore.
error-declaration = { $file }, { $field }: { $what }.

broken-at-move = mossa { $number }, { $move }
broken-not-an-object = qui ci vuole un oggetto fra parentesi graffe.
broken-missing = manca.
broken-unknown-field = questo campo non lo conosce nessuno.
broken-value = il valore è del tipo sbagliato.
broken-number = { $value } è fuori dai limiti; si può andare da { $low } a { $high }.
broken-only-number = { $value } è fuori dai limiti; è ammesso solo { $only }.
broken-length = { $found ->
    [0] non c’è nessuna voce
    [one] c’è una voce
   *[other] ci sono { $found } voci
}; { $wanted ->
    [0] non deve essercene nessuna
    [one] deve essercene una
   *[other] devono essercene { $wanted }
}.
broken-length-between = { $found ->
    [0] non c’è nessuna voce
    [one] c’è una voce
   *[other] ci sono { $found } voci
}; possono essercene da { $low } a { $high }.
broken-sign = «{ $sign }» non è un segno di questo testo; i suoi segni sono: { $signs }
broken-signs = { $found ->
    [0] non c’è nessun segno
    [one] c’è un segno
   *[other] ci sono { $found } segni
}; devono essercene { $wanted }.
broken-step = un passo così non esiste, o i suoi campi non tornano.
broken-json = non è JSON valido.
broken-other-game = non appartiene al gioco { $game }.
broken-toml = questo non è TOML: { $why }
broken-variant-field = non c’è nessun campo «{ $field }»; una variante ha: { $known }
broken-rules-version = è stato scritto con un’altra versione delle regole; qui vale la versione { $version }.
broken-seats = il numero dei posti non torna.
broken-impossible = da qui le regole non possono andare avanti ({ $what }).
broken-nothing-pending = non resta niente da decidere, ma la partita non è finita: deve toccare a qualcuno.
broken-field-impossible = con questo valore le regole non possono andare avanti. Rimetti quello di prima, o cambia anche ciò che ne dipende.
broken-too-many = sul tavolo c’è qualcosa più volte di quante ne esistano.
broken-at-seat = { $place } (posto { $seat })
broken-piece = { $piece } compare { $found ->
    [2] due volte
   *[other] { $found } volte
}; { $exist ->
    [0] non ne esiste nessun esemplare.
    [one] ne esiste un solo esemplare.
   *[other] ne esistono solo { $exist } esemplari.
}
broken-count = { $count ->
    [0] lì non è contato nessun pezzo
    [one] lì è contato un pezzo
   *[other] lì sono contati { $count } pezzi
}, ma secondo { $field } sono { $found }.
broken-hidden = { $hidden ->
    [one] un pezzo è coperto
   *[other] { $hidden } pezzi sono coperti
}, ma { $unseen ->
    [0] non ne resta nessuno.
    [one] ne resta uno solo.
   *[other] ne restano solo { $unseen }.
}
broken-after-the-end = la partita era già finita prima.
broken-veiled = nasconde ciò che chi legge non deve sapere, e perciò non si può rigiocare.
broken-other-actor = questo tocca a qualcun altro.
broken-no-logbook = la prima riga deve essere «{ $title }».
broken-no-key = manca la chiave del caso; la contiene solo il giornale di bordo di una partita finita.
broken-twice = questo c’era già.
broken-line = di questa riga un giornale di bordo non sa che farsi.

# I campi dichiarati di uno stato
state-number = { $low } … { $high }
state-choice = { $low } … { $high } ({ $names })
state-choice-or-none = { $low } … { $high } ({ $names }; -1: niente)
state-signs = { $count } segni fra { $signs }
state-signs-or-none = { $count } segni fra { $signs }, oppure vuoto
state-by-seat = per ogni posto: { $each }
state-fixed = { $count } × { $each }
state-up-to = fino a { $most } × { $each }
state-between = da { $fewest } a { $most } × { $each }
state-pieces = fino a { $most } di { $all } pezzi: { $each }
state-piece-counts = il numero dei pezzi di { $kinds } tipi, { $all } in tutto
state-then = { $one }; { $other }
state-or-empty = vuoto, oppure { $values }
state-tracked = i luoghi di { $pieces } pezzi in { $places } posizioni, e che cosa ne sa ogni posto
state-logs = osservazioni per ogni posto
state-public = tutti
state-owner = il proprio posto
state-hidden = nessuno
state-seen = i posti che l’hanno visto
state-known = i posti in { $field }
