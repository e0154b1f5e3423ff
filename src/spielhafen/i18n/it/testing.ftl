# Che cosa si dice degli esempi che non tornano.

error-example = { $where }: l’esempio «{ $title }» non torna: { $why }

error-example-not-closed = non ha fine; lo chiude una riga con ```.
error-example-empty = non contiene niente.
error-example-states-nothing = non gioca niente e non afferma niente.
error-example-too-late = «{ $word }» deve stare prima di tutto ciò che apparecchia il tavolo.
error-example-no-turn = questo gioco non ha insegnato ai suoi esempi che cos’è un turno.
error-example-word-unknown = «{ $word }» qui non è noto.{ $known ->
    [none] {""}
   *[other] {" "}Noti sono: { $known }.
}
error-example-word-ambiguous = «{ $word }» può voler dire cose diverse per «{ $name }».
error-example-unreadable = «{ $word }» non si può ricavare da «{ $written }».{ $unknown ->
    [none] {""}
   *[other] {" "}Qui ignoti: { $unknown }.
}
error-example-no-move = «{ $written }» non è una mossa di questo gioco.{ $similar ->
    [none] {""}
   *[other] {" "}Mosse simili: { $similar }.
}
error-example-word-order = «{ $written }» non è una mossa di questo gioco: le parole sono nell’ordine sbagliato. Giusto è: { $right }.
error-example-step-unreadable = una successione di passi non si scrive così: «{ $written }».
error-example-step-unknown = un passo «{ $name }» non c’è. Ci sono: { $known }.
error-example-step-fields = il passo «{ $name }» ha questi campi: { $fields }.
error-example-not-asked = doveva decidere { $expected }, ma decide { $got }.
error-example-offered = doveva essere offerto: { $expected }. È offerto: { $got }.
error-example-offered-within = di «{ $pattern }» doveva essere offerto: { $expected }. È offerto: { $got }.
error-example-not-offered = doveva essere offerto anche: { $missing }. È offerto: { $got }.
error-example-still-offered = { $got } non doveva essere offerto, ma lo è.
error-example-one-star = «{ $pattern }» ha più asterischi; prima dei due punti ce n’è uno solo, per le parole dopo.
error-example-not-refused = { $move } doveva essere rifiutato ({ $expected }), ma è permesso.
error-example-refused = il rifiuto doveva essere { $expected }. È: { $got }.
error-example-other-value = «{ $name }» doveva essere { $expected }, ma è: { $got }.
error-example-happened = questo non doveva succedere: { $got }.
error-example-not-happened = «{ $expected }» doveva succedere. È successo: { $got }.
error-example-reach = per «{ $name }» doveva essere raggiungibile: { $expected }. È raggiungibile: { $got }.
error-example-in-reach = { $got } non doveva essere raggiungibile per «{ $name }», ma lo è.
error-example-reach-unreadable = «{ $written }» non si può leggere. Ciò che è raggiungibile si scrive così: reach ships: b3, c4 – oppure reach ships B in 2: c4 – oppure ends ships: c4.
error-example-reach-too-far = sono raggiungibili più di { $most } posizioni, troppe per esaminarle tutte.
error-example-no-entry = «{ $name }» non ha una voce «{ $entry }».
error-example-passed = «{ $expected }» non doveva esserci; si è passati però per: { $got }.
error-example-not-passed = «{ $expected }» doveva esserci. Si è passati per: { $got }.

# Tavoli che non possono esistere
error-example-no-such-seat = { $who } non siede al tavolo: l’esempio ha { $seats ->
    [one] un posto
   *[other] { $seats } posti
}. Con la riga «seats { $least }» ne hanno tutti uno.
error-example-turn-missing = all’esempio manca un turno, e così dopo i suoi passi non viene più niente. { $taught ->
    [yes] La riga «turn A» aggiunge il resto del turno di A.
   *[other] Questo gioco non ha insegnato ai suoi esempi che cos’è un turno; altri passi dopo «next» aiutano.
}
error-example-out-of-bounds = «{ $where }» non può essere: { $why }
error-example-seats = «{ $name }» ha { $found ->
    [0] zero voci
    [one] una voce
   *[other] { $found } voci
}; l’esempio ha { $seats ->
    [one] un posto
   *[other] { $seats } posti
}.
error-example-too-many = «{ $piece }» sta { $found } volte sul tavolo, { $exist ->
    [0] ma nel gioco non c’è
    [one] ma ne esiste uno solo
   *[other] ma ne esistono solo { $exist }
}. Si è contato: { $fields }.
error-example-all-unknown = che cosa voglia dire «all» per «{ $name }» non è noto.
error-example-not-among-all = «{ $word }» non fa parte di tutto ciò che c’è per «{ $name }», o viene escluso più volte di quante compaia.
error-example-on-land = «{ $thing }» non può essere in { $place }: lì c’è terra.
error-example-on-water = «{ $thing }» non può essere in { $place }: lì c’è acqua.
error-example-place-taken = «{ $thing }» non può essere in { $place }: lì c’è già { $other }.
error-example-line-needed = senza una riga «{ $line }» «{ $thing }» non può essere così.

# Esempi di un regolamento
example-title = Esempio: { $title }
example-laid = All’inizio.
example-holds = { $captain } ha in mano
example-barred = Non permesso:
example-offered = Permesso:
example-possible = Possibile:
example-reach = { $value }{ $count ->
    [one] {""}
   *[other] {" "}in { $count } mosse
}
example-more = e altri { $count }
example-broken = Questo esempio non si può mostrare: non torna.
