# Treasure Map.

game-title = Mappa del tesoro
game-line = Templi, pirati e quattro pezzi strappati di una mappa: chi arriva per primo a El Dorado?
game-aim = Trova i pezzi di mappa ed El Dorado prima di tutti.
game-kind = avventura

# Numeri che le varianti possono cambiare

option-turn_steps = Passi in un turno
    .hint = Quanti passi ha un capitano nel suo turno.
option-first_balls = Palle di cannone all’inizio
    .hint = Con quante palle di cannone comincia ogni capitano.
option-pay_off_price = Prezzo della pace di un pirata
    .hint = Per quante monete un pirata a caccia torna a casa.
option-ransom_price = Prezzo di un riscatto
    .hint = Quante monete costa il riscatto della stiva di un pirata, se si gioca con il riscatto.
option-board_drawing = Disegno del tabellone
    .hint = Un segno per ogni casella, riga per riga; vuoto: è il caso a comporre il tabellone.

# Regole della casa

option-board = Il tabellone
    .hint = Come vengono le tessere, oppure composto di nuovo finché i porti distano tre caselle, nessun teschio tocca un tempio e nessuna isola è grande.
    .reason = Con due porti affiancati, o cannoni di pirati davanti alla porta di un tempio, la sorte delle tessere decide troppo.
option-board-shuffled = come vengono le tessere
option-board-balanced = equilibrato
option-idle_pirates = Pirati che non danno la caccia a nessuno
    .hint = Se un pirata che riposa sul suo teschio spara su un capitano che si ferma accanto a lui.
option-idle_pirates-fire = sparano anche loro
option-idle_pirates-answer = rispondono soltanto
option-standing_still = Restare fermi
    .hint = Altrimenti ogni capitano deve fare almeno un passo.
option-el_dorado = El Dorado
    .hint = Sul retro della carta di disposizione, o in un luogo estratto di nuovo in ogni partita.
    .reason = Ci sono solo quattro carte di disposizione: chi le sa a memoria (come i bot) sa dove porta il viaggio.
option-el_dorado-hidden = ovunque, a caso
option-el_dorado-printed = sulla carta di disposizione
option-movement_cards = Vele di gabbia e stivali
    .hint = Due carte in più nell’emporio, per un quinto passo in mare o a terra.
option-stranded = Equipaggi senza nave
    .hint = Che ne è di un equipaggio a terra la cui nave è stata distrutta e si trova di nuovo in porto.
    .reason = Lasciare sola una nave è un rischio, e distruggerla vale il colpo.
option-stranded-returns = tornano in porto
option-stranded-pays = tornano e perdono le loro monete
option-stranded-stays = restano dove sono
option-ransom = Riscatto
    .hint = In cambio di monete un capitano riceve ciò che un pirata ha predato.
    .reason = Altrimenti un pezzo di mappa nella stiva di un pirata forte sarebbe perduto per sempre.
option-stall_guard = Una fine, se nessuno fa progressi
    .hint = La partita finisce dopo sessanta giri, o quando da dodici giri non ci sono più tesori da trovare. Altrimenti finisce dopo duecento, e nessuno vince.
    .reason = Ciò che è depositato nelle città nessuno può predarlo, e così una partita può arenarsi; allora vince la mappa migliore.
option-solo_level = Da soli: livello
    .hint = Al livello 1 i pirati aggiungono due e non hanno cannoni.
option-solo_level-1 = 1, più facile
option-solo_level-2 = 2, come stampato
option-solo_pirates = Da soli: pirati
    .hint = Quanto sono pericolosi i pirati quando giochi da solo.
option-solo_pirates-two-steps = navigano di due caselle
option-solo_pirates-three-steps = navigano di tre caselle
option-solo_pirates-guns = sparano anche dopo il proprio movimento

# Nomi

pirate = il pirata { $number }
galleon = il galeone
empty-ship = la nave vuota di { $seat }
token-name = gettone { $name }
token-known = gettone { $area } { $numbers }
token-title = { $area } { $numbers }
token-hidden = Gettone { $name }: solo chi l’ha avuto ne conosce il retro.
token-read = Il gettone { $area } { $numbers } porta in { $square }.
token-code = { $area } è la zona { $name }; { $numbers } sono i numeri dei suoi angoli: nord-ovest, nord-est, sud-ovest, sud-est. In quest’ordine vale la prima tessera con terra, e su di essa, allo stesso modo, la prima casella di terra (§20).
map-piece = pezzo di mappa { $number }
die = { $face }
price = { $gold } monete

# Che cosa c’è e dove

piece-coin = moneta
piece-galleon = galeone
piece-pirate = pirata
piece-token = tesoro in un tempio
piece-goal = dove porta il tuo gettone
piece-dorado = El Dorado

goal-at = qui porta il tuo { $token }, in { $square }
dorado-at = El Dorado, in { $square }
treasure-at = { $dice ->
    [one] tesoro da un dado in { $square }
   *[other] tesoro da { $dice } dadi in { $square }
}
coins-at = { $gold ->
    [one] una moneta in { $square }
   *[other] { $gold } monete in { $square }
}
galleon-at = il galeone in { $square }
pirate-at = { $state ->
    [sunk] pirata { $number }, affondato, in { $square }
    [hunting] pirata { $number } in { $square }, a caccia di { $seat }
   *[idle] pirata { $number }, a riposo in { $square }
}
ship-at = nave di { $seat }, con equipaggio, in { $square }
empty-ship-at = nave vuota di { $seat } in { $square }
crew-at = equipaggio di { $seat } in { $square }
route-pirate = Il pirata { $number } verrebbe in { $square }.

# Che cosa succede

phase-round = { $round ->
    [0] Prima del primo giro
   *[other] Giro { $round } · livello { $level }
}
phase-over = La fine
phase-board = Il tabellone
phase-compass = La bussola
phase-pirates = I pirati
phase-turn = Tocca a { $seat }
meter-steps = Passi
prompt-chance = { $step ->
    [spin] La bussola gira…
    [layout] Si compone il tabellone…
    [glance] Si guarda un gettone…
    [find] Si lanciano i dadi per l’oro…
   *[other] Si pesca un gettone…
}
prompt-over = { $winners ->
    [0] Nessuno ha trovato El Dorado.
    [one] Ha vinto { $seat }.
   *[other] { $winners } capitani si dividono la vittoria.
}
result-found = ha trovato El Dorado nel giro { $round }
result = { $kinds ->
    [0] nessun pezzo di mappa
    [one] un pezzo di mappa
   *[other] { $kinds } pezzi di mappa diversi
}, { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}
prompt-duel = Si lanciano i dadi: { $foe } contro { $other }…
prompt-course = { $stop ->
    [0] Scegli una casella su cui muovere.
    [2] Non ti restano passi: fermati qui.
   *[other] Scegli una casella su cui muovere, o fermati qui.
}
prompt-wait-course = { $seat } è in viaggio.
prompt-rivals = Scegli contro chi combatti prima.
prompt-wait-rivals = { $seat } sceglie il primo avversario.
prompt-gunnery = { $threats ->
    [0] A tiro: { $foes }. Scegli a chi sparare, o non sparare.
   *[other] Qui altri possono sparare su di te: { $foes }. Scegline uno e decidi se sparare prima di lui.
}
prompt-wait-gunnery = { $seat } è ai cannoni.
prompt-reply = Su di te spara { $foe }. Rispondi al fuoco?
prompt-wait-reply = { $seat } può rispondere al fuoco.
prompt-opening = Bersaglio a tiro: { $foe }. Spari?
prompt-wait-opening = { $seat } può sparare.
prompt-exchange = { $what ->
    [found] Guarda che cosa hai trovato, poi vai avanti.
    [swap] Scegli un pezzo di mappa per il tuo gettone, o tieni ciò che hai.
   *[none] Qui non hai nulla da scambiare: vai avanti. (A terra lo si chiede a chiunque abbia un gettone, così gli altri non scoprono nulla.)
}
prompt-wait-exchange = { $seat } guarda un gettone.
prompt-affairs = { $what ->
    [pay] Un pirata ti dà la caccia: per { $gold } monete torna a casa. Sceglilo per pagarlo, o termina il turno.
    [ransom] Per { $ransom } monete puoi comprare ciò che un pirata ha preso. Scegli il pirata per pagare, o termina il turno.
    [none] Qui non puoi più pagare né fare altro: termina il turno.
   *[trade] Compra, ritira o deposita ciò che vuoi, poi termina il turno.
}
prompt-wait-affairs = { $seat } fa affari.
hint-stranded = Non hai una via per tornare alla tua nave. { $price ->
    [pays] Puoi tornare nel tuo porto, ma allora perdi le tue monete.
   *[returns] Puoi tornare nel tuo porto.
}
hint-found = Hai trovato un gettone e { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}{ $count ->
    [1] {""}
   *[other] {" "}({ $sum })
}{ $skulls ->
    [0] {""}
   *[other] , perché un teschio vale sette
}. { $meaning } Fermati lì, sulla croce, per scambiarlo con un pezzo di mappa.
hint-unpaid = Se non paghi, { $count ->
    [one] continua a darti la caccia, ma non ti raggiunge
   *[other] continuano a darti la caccia, ma non ti raggiungono
} in questo giro.
hint-powder = Un colpo costa una palla di cannone: ne hai { $balls }.{ $choose ->
    [1] {" "}Scegli un bersaglio per vedere le tue probabilità.
   *[0] {""}
}
far-way = { $square } è troppo lontano per questo turno: arrivi fino a { $end }.
hint-own-pieces = { $count ->
    [0] Non hai ancora nessun pezzo di mappa: va bene qualsiasi.
   *[other] Hai: { $have }.{ $missing ->
        [0] {""}
       *[other] {" "}Ti manca: { $lack }.
    }
}
hint-goal = { $meaning } La croce è a { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
hint-temple = Il tempio con un tesoro più vicino è { $square }, a { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
hint-here = { $what ->
    [temple] Sei in un tempio con un tesoro: fermati qui per prenderlo.
   *[goal] Il tuo gettone porta qui: fermati per scambiarlo con un pezzo di mappa.
}
hint-dangers = Numeri rossi: chi si ferma lì può finire sotto tiro o deve combattere.
hint-two = { $one } { $two }
hint-left-behind = La tua nave resta in { $square }, dove c’è { $foes }: alla nave vuota non succede nulla, ma se ti fermi lì a bordo, devi combattere.
hint-no-treasure = { $level ->
    [0] Non ci sono più tesori.
   *[other] Non ci sono più tesori: alla fine di questo giro comincia il livello { $level }, con tesori nuovi{ $spared ->
        [0] {""}
       *[other] {" "}in tutti i templi tranne { $but }
    }.
}{ $more ->
    [0] {""}
   *[other] {" "}{ $onward }
}
hint-fetch = Riprendi ciò che la tua città custodisce in { $square }, { $steps ->
    [0] qui
    [one] a un passo
   *[other] a { $steps } passi
}: { $things }.
hint-prey = Se sconfiggi { $foe } in { $square }, { $steps ->
    [0] qui
    [one] a un passo
   *[other] a { $steps } passi
}, ricevi: { $things }. { $chance }, nel corpo a corpo.
hint-wake = Ci sono monete del galeone in { $square }, { $steps ->
    [0] qui
    [one] a un passo
   *[other] a { $steps } passi
}.
hint-el-dorado = El Dorado è in { $square }.
hint-coins = { $gold ->
    [one] Il galeone ha perso lì una moneta.
   *[other] Il galeone ha perso lì { $gold } monete.
}
hint-purpose = { $what ->
    [temple] Fermati lì per frugare il tempio: un gettone, e oro con { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }.
    [goal] Il tuo gettone porta lì: fermati per scambiarlo con un pezzo di mappa.
    [dorado] El Dorado: fermati lì e hai vinto.
    [home] La tua città: fermati lì per comprare, depositare o ritirare.
   *[city] Una città: fermati lì per comprare.
}
hint-pay-off = Smette di darti la caccia e torna in { $square }, dove chiunque può prendere le monete.
loot-gold = { $count ->
    [one] una moneta
   *[other] { $count } monete
}
loot-pieces = { $count ->
    [one] un pezzo di mappa
   *[other] { $count } pezzi di mappa
}
loot-tokens = { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}
gain = { $loot ->
    [0] { $foe ->
        [ship] La nave vuota deve tornare nel suo porto.
        [pirate] La sua stiva è vuota, ma sparisce fino al prossimo livello.
       *[crew] Non c’è nulla da prendere, ma l’equipaggio deve tornare nel suo porto.
    }
   *[other] Se vinci, ricevi: { $things }.
}
stake = { $alone ->
    [1] la partita è finita
   *[other] torni nel tuo porto{ $loot ->
        [0] {""}
       *[other] {" "}e perdi: { $things }
    }
}
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}se rispondono al fuoco, altrimenti di sicuro
} (tu aggiungi { $own } al tuo dado, l’altra parte { $theirs }). { $gain }
hint-hits = Nessuno può rispondere al fuoco: il colpo va a segno. { $gain }
warning-melee = Se ti fermi { $there ->
    [0] qui
   *[other] in { $square }
}, devi combattere: { $foes }. { $chance }. Se perdi, { $stake }.
warning-guns = Se ti fermi { $there ->
    [0] qui
   *[other] in { $square }
}, { $pirates ->
    [0] { $captains ->
        [one] può
       *[other] possono
    } sparare su di te: { $others }
    [one] { $foes } spara su di te
   *[other] sparano su di te { $foes }
}{ $pirates ->
    [0] {""}
   *[other] { $captains ->
        [0] {""}
       *[other] {" "}(e forse { $others })
    }
}. { $answer ->
    [ashore] A terra non puoi rispondere al fuoco, quindi il colpo va di sicuro a segno: { $stake }.
    [unarmed] Senza palle di cannone non puoi rispondere al fuoco, quindi il colpo va di sicuro a segno: { $stake }.
    [scarce] Non hai abbastanza palle di cannone per sparare prima a tutti, e un colpo senza risposta va di sicuro a segno: { $stake }.
   *[first] Puoi sparare prima tu; allora decidono i dadi. { $chance }{ $pirates ->
        [0] {" "}(di sicuro se nessuno risponde)
       *[other] {""}
    }. Se non lo fai, o se perdi, { $stake }.
}
warning-unpaid = Alla fine del giro devi combattere: { $foes }. { $chance }. Se perdi, { $stake }.
warning-lose = Se perdi, { $stake }.
warning-hit = Il colpo ti raggiunge: { $stake }.
warning-may-hit = L’altra parte può sparare, e quel colpo va a segno: { $stake }.
warning-gold-lost = Perdi { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}.
warning-pirates-fire = I pirati sparano sempre, e il colpo va a segno: { $stake }.
warning-owned = Hai già il { $piece }{ $where ->
    [city] , nella tua città
   *[carried] {""}
}: te ne servono quattro diversi.

# Zone e dati

fact-gold = { $stored ->
    [0] monete con sé: { $carried }
   *[other] monete con sé: { $carried }, in città: { $stored }
}
fact-pieces = { $stored ->
    [0] pezzi di mappa con sé: { $carried }
   *[other] pezzi di mappa con sé: { $carried }, in città: { $stored }
}
fact-tokens = { $stored ->
    [0] gettoni con sé: { $carried }
   *[other] gettoni con sé: { $carried }, in città: { $stored }
}
fact-balls = { $balls ->
    [one] palla di cannone: 1
   *[other] palle di cannone: { $balls }
}
note-hunted = { $count ->
    [one] alle calcagna: il pirata { $pirates }
   *[other] alle calcagna: i pirati { $pirates }
}
note-complete = ha tutti e quattro i pezzi di mappa
zone-compass = Bussola
    .note = { $sails ->
        [0] Nessun galeone è in viaggio.
       *[other] Meta del galeone: { $city } ({ $square }).
    }
zone-dice = Dadi
zone-hand = Che cosa hai con te
    .note = { $gold ->
        [one] una moneta
       *[other] { $gold } monete
    }
zone-city = Nella tua città
    .note = { $gold ->
        [one] una moneta
       *[other] { $gold } monete
    }
zone-shop = Emporio
    .note = Aperto in ogni città.
zone-supply = Pezzi rimasti
zone-hold = La stiva: { $foe }
    .note = { $gold ->
        [one] una moneta
       *[other] { $gold } monete
    }
supply-of = { $piece }: ancora { $count }{ $have ->
    [0] {""}
   *[other] , ce l’hai già
}
bonus-other = Altro equipaggiamento
bonus-galleon = Equipaggio del galeone
bonus-pirate = Pirati di livello { $level }
treasure-over = { $count ->
    [1] {""}
   *[other] { $sum } ={" "}
}{ $gold ->
    [one] una moneta
   *[other] { $gold } monete
}.{ $skulls ->
    [0] {""}
   *[other] {" "}Un teschio vale sette.
}

# Offerte

offer-go = { $how ->
    [sail] Naviga in { $square }
    [land] Sbarca in { $square }
    [embark] Risali a bordo in { $square }
   *[walk] Vai in { $square }
}
offer-stop = { $what ->
    [temple] Fermati qui e fruga il tempio
    [goal] Fermati qui e scambia il gettone
    [dorado] Fermati qui: El Dorado!
    [home] Fermati qui, nella tua città
    [city] Fermati qui e compra
   *[other] Fermati qui
}
offer-return = Torna in porto
offer-pay-off = Paga il pirata { $number }: { $gold } monete
offer-ransom = Riscatto per il carico del pirata { $number }: { $gold } monete
offer-fight = Combatti: { $foe }
offer-fire = Spara: { $foe }
offer-face = Non sparare: { $foe }
offer-hold = Non sparare
offer-swap = Dai il { $token }, prendi il { $piece }
offer-keep = { $swaps ->
    [0] Vai avanti
   *[other] Tieni tutto
}
offer-fetch-gold = { $gold ->
    [all] Ritira tutte le monete
    [one] Ritira una moneta
   *[other] Ritira { $gold } monete
}
offer-store-gold = { $gold ->
    [all] Deposita tutte le monete
    [one] Deposita una moneta
   *[other] Deposita { $gold } monete
}
offer-fetch = Ritira: { $thing }
offer-store = Deposita: { $thing }
offer-buy = Compra { $card } per { $gold } monete
offer-end = Termina il turno

# Il giornale di bordo

event-lay = Si compone il tabellone.
event-round = Giro { $round }
event-compass = La bussola indica { $sector }; comincia { $seat }.
event-setting-out = In { $square } salpa un galeone.
event-galleon-step = Il galeone naviga in { $square }.
event-turn = Tocca a { $seat }
event-go = { $seat } va in { $square }.
recap-steps = { $seat } fa { $count } passi, fino a { $square }.
event-stop = { $seat } si ferma.
event-return = { $seat } torna in porto.
event-salvage = { $gold ->
    [one] { $seat } trova una moneta nella scia del galeone.
   *[other] { $seat } trova { $gold } monete nella scia del galeone.
}
event-pay-off = { $seat } paga il pirata { $pirate }, che se ne torna a casa.
event-ransom = { $seat } paga al pirata { $pirate } un riscatto di { $price } monete e riceve { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}, { $pieces ->
    [one] un pezzo di mappa
   *[other] { $pieces } pezzi di mappa
} e { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
}.
event-fight = { $seat } combatte prima contro: { $foe }.
event-fire = { $seat } spara: { $foe }.
event-shot = Il pirata { $pirate } spara su { $seat }.
event-face = { $seat } non spara: { $foe }.
event-hold = { $seat } non spara.
event-clash = { $with ->
    [swords] Corpo a corpo
   *[guns] Duello di cannoni
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Parità: si lancia ancora.
    [won] Questo scontro lo vince { $attacker }.
   *[lost] Questo scontro lo vince { $defender }.
}
event-wreck = La nave vuota di { $seat } è distrutta e torna nel suo porto.
event-crew-lost = L’equipaggio di { $seat } è sconfitto e torna nel suo porto. { $loot ->
    [0] Non c’era nulla da prendere.
   *[other] Ciò che aveva con sé lo prende { $by }: { $things }.
}
event-lost = L’equipaggio è perduto, e con lui la partita.
event-pirate-sunk = Il pirata { $pirate } è affondato. { $loot ->
    [0] La sua stiva era vuota.
   *[other] Il contenuto della stiva lo prende { $by }: { $things }.
}
event-galleon-taken = Il galeone è preso. Il contenuto della stiva lo prende { $by }: { $things }.
event-plunder = { $seat } prende il tesoro del tempio in { $square }.
event-token = { $seat } legge un gettone: zona { $area }.
event-draw-veiled = { $seat } guarda il retro di un gettone.
event-look-veiled = { $seat } guarda il retro di un gettone.
event-treasure = { $seat } lancia { $dice }: { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}.
event-hunt = Il pirata { $pirate } ora dà la caccia a { $seat }.
event-gather = { $seat } prende { $gold ->
    [one] una moneta
   *[other] { $gold } monete
} dal teschio del pirata { $pirate }.
event-swap = { $seat } dà il { $token } e prende il pezzo di mappa { $piece }.
event-keep = { $seat } tiene tutto.
event-legend = { $seat } legge la mappa: El Dorado è in { $square }.
event-reading-veiled = { $seat } legge la mappa.
event-fetch-gold = { $seat } ritira { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}.
event-fetch-token = { $seat } ritira il { $token }.
event-fetch-piece = { $seat } ritira il pezzo di mappa { $piece }.
event-store-gold = { $seat } deposita { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}.
event-store-token = { $seat } deposita il { $token }.
event-store-piece = { $seat } deposita il pezzo di mappa { $piece }.
event-buy = { $seat } compra { $card } per { $gold } monete.
event-end = { $seat } termina il turno.
event-chase = Il pirata { $pirate } naviga in { $square }.
event-next-level = Comincia il livello { $level }: nuovi tesori, pirati più forti.
event-discovery = { $seat } ha trovato El Dorado.
event-given-up = Duecento giri, e nessuno ha trovato El Dorado: la partita finisce senza vincitore.
event-stalemate = { $captains ->
    [1] Il viaggio dura troppo, o nessuno fa più progressi: El Dorado resta nascosto.
   *[other] Il viaggio dura troppo, o nessuno fa più progressi: si contano i pezzi di mappa.
}

# Rifiuti

refused-too-far = { $how ->
    [here] Il tuo equipaggio è già lì: scegli un’altra casella.
    [none] Lì non arrivi: un equipaggio a terra può andare solo per terra, o tornare sulla propria nave.
    [near] { $far ->
        [one] È un passo
       *[other] Sono { $far } passi
    }, e tu ne hai { $left }: vai casella per casella.
   *[far] Troppo lontano: { $far ->
        [one] un passo
       *[other] { $far } passi
    }, e tu ne hai { $left }.
}
refused-no-ship = Un equipaggio a terra può andare solo per terra, o tornare sulla propria nave: scegli una casella di terra.
refused-no-steps = Per questo non hai più passi: fermati qui, o usa ciò che ti danno ancora una corrente o una carta.
refused-must-move = Devi fare almeno un passo: scegli una casella accanto a te.
refused-moved-already = In porto puoi tornare solo invece di muovere: ora fermati, e torna nel tuo prossimo turno.
refused-no-return = A questo tavolo nessun equipaggio torna senza la sua nave: vai dove puoi, o fermati.
refused-not-stranded = In porto può tornare solo un equipaggio che è a terra e non può raggiungere la sua nave: prosegui, o fermati.
refused-not-hunted = Nessun pirata ti dà la caccia: non occorre pagarne nessuno.
refused-not-hunting = Questo pirata non ti dà la caccia: pagane uno che lo fa.
refused-too-poor = Non hai tante monete con te, e quelle in città non contano: portane di più.
refused-no-ransom = A questo tavolo si gioca senza riscatto: sconfiggi il pirata.
refused-empty-hold = Questo pirata non ha niente nella stiva: risparmia le tue monete.
refused-crew-ashore = Un equipaggio a terra non può sparare: scegli di non sparare.
refused-no-cannonball = Non hai palle di cannone: scegli di non sparare; in ogni città se ne trovano.
refused-not-beside = Puoi scegliere solo chi è accanto a te, non è affondato, non è in un porto o in una città e in questo turno non ha ancora avuto la sua parte: scegli qualcun altro.
refused-camouflaged = Questo equipaggio è mimetizzato: spara su qualcun altro, o non sparare.
refused-no-threat = Da lì nessuno può sparare su di te: scegli qualcun altro, o non sparare.
refused-guns-bear = Prima tocca a chi può sparare su di te: spara su ciascuno di loro, o scegli di non sparare.
refused-other-foe = Puoi sparare solo sull’avversario che viene adesso: spara su di lui, o non sparare.
refused-not-here = Questo avversario non è sulla tua casella: scegline uno che c’è.
refused-no-such-token = Questo gettone non c’è: scegline un altro.
refused-other-place = Questo gettone non porta qui: prima vai dove porta.
refused-no-such-piece = Di questo numero non restano pezzi di mappa: scegline un altro.
refused-not-home = Si può fare solo nella tua città: prima porta lì il tuo equipaggio.
refused-stored-already = In questo turno hai già depositato qualcosa: potrai ritirare di nuovo solo nel prossimo.
refused-no-gold = Tante monete non ci sono: prendine di meno, o lascia stare.
refused-no-city = Le carte si trovano solo nelle città: prima vai in una.
refused-not-sold = Questa carta non si vende a questo tavolo: scegline un’altra.
refused-owned = Questa carta ce l’hai già: scegline un’altra.
refused-too-dear = Non hai abbastanza monete con te: compra qualcosa che costa meno, o torna con più monete.

# Che cosa si vuole, e a che serve ogni cosa.

aim-map = Hai tutta la mappa: arriva a El Dorado prima di tutti.
aim-alone = Trova El Dorado prima che i pirati ti sconfiggano.
aim-card-1 = Vuoi essere a El Dorado, prima di tutti, con i quattro pezzi di mappa.
    .art = map-1
aim-card-2 = Nel tuo turno avanzi passo dopo passo, anche oltre il bordo della carta; a terra il tuo equipaggio va a piedi.
    .art = caravel
aim-card-3 = Nei templi trovi monete e gettoni. Ogni gettone porta a una casella: scambialo lì con un pezzo di mappa.
    .art = token
aim-card-4 = Pirati e altri equipaggi ti prendono tutto ciò che hai con te; nella tua città è al sicuro.
    .art = pirate
aim-card-5 = Con tutti e quattro i pezzi scopri dov’è El Dorado: finisci lì il tuo turno.
    .art = map-4

use-area = I gettoni indicano una zona e un ordine di numeri: insieme dicono su quale casella si trova un pezzo di mappa.
    .paragraph = §20
use-space-city = Qui gli equipaggi comprano equipaggiamento e depositano, nella propria città, ciò che nessuno può più toccare; non si combatte.
    .paragraph = §23
use-space-harbour = Qui nessuno può essere attaccato; un equipaggio sconfitto ricomincia nel porto del suo colore.
    .paragraph = §12
use-space-jungle = Qui gli equipaggi vanno a piedi; la loro nave aspetta sull’ultima casella di mare.
    .paragraph = §8
use-space-skull = Il nascondiglio di un pirata; le monete pagate si possono prendere qui, finché lui è via.
    .paragraph = §26
use-space-temple = Finisci qui il tuo turno con l’equipaggio per prendere il gettone, e monete secondo i suoi dadi.
    .paragraph = §18
use-space-wave = Con la corrente di un gorgo una nave viaggia gratis, di onda in onda.
    .paragraph = §9
use-piece-coin = Oro nella scia del galeone: lo prende chi ci passa sopra con la nave.
    .paragraph = §10
use-piece-crew = { $whose ->
    [yours] Il tuo equipaggio a terra: prende gettoni dai templi, compra nelle città e torna a piedi alla nave.
   *[other] Fermati sulla sua casella per il corpo a corpo, o accanto per sparare: chi vince riceve tutto ciò che ha con sé.
}
    .paragraph = §13
use-piece-caravel = { $whose ->
    [yours] La tua nave: avanza passo dopo passo nel tuo turno, in mare con l’equipaggio a bordo, a terra a piedi.
   *[other] Fermati sulla sua casella per combattere, o accanto per sparare; senza equipaggio viene semplicemente distrutta.
}
    .paragraph = §8
use-piece-galleon = Il galeone non attacca nessuno e perde una moneta su ogni casella che lascia. Fermati sulla sua casella per lottare, o accanto per sparare: chi lo batte riceve il suo oro.
    .paragraph = §6
use-piece-pirate = Quando dà la caccia, un pirata naviga di due caselle per giro e attacca la sua preda; sconfitto, cede ciò che ha.
    .paragraph = §25
use-piece-goal = Finisci qui il tuo turno con l’equipaggio a terra, e scambia il gettone con un pezzo di mappa a tua scelta.
    .paragraph = §21
use-piece-dorado = Finisci qui il tuo turno con tutti e quattro i pezzi della mappa, e hai vinto.
    .paragraph = §29
use-piece-token = Finisci qui il tuo turno con l’equipaggio: rivela dove si trova un pezzo di mappa, e i suoi dadi danno monete.
    .paragraph = §18
use-card-treasure = Finisci il tuo turno dove porta, e scambialo con un pezzo di mappa a tua scelta.
    .paragraph = §21
use-card-hold = Un gettone di cui non conosci il retro; lo riceve chi sconfigge chi lo possiede.
    .paragraph = §16
use-card-open = Un gettone il cui retro conosce solo chi l’ha già avuto con sé.
    .paragraph = §20
use-card-map = Abbi con te tutti e quattro i numeri, e leggi dov’è El Dorado; ciò che è depositato in città non conta.
    .paragraph = §24
use-card-g-cannonball = Per un colpo su una casella vicina; puoi comprarne quante vuoi.
    .paragraph = §23
use-card-g-cutlasses = Aggiunge 1 al tuo dado nel corpo a corpo.
    .paragraph = §23
use-card-g-pistols = Aggiunge 2 al tuo dado nel corpo a corpo.
    .paragraph = §23
use-card-g-boarders = Aggiunge 3 al tuo dado nel corpo a corpo.
    .paragraph = §23
use-card-g-spyglass = Aggiunge 1 al tuo dado nel duello di cannoni.
    .paragraph = §23
use-card-g-long-guns = Aggiunge 2 al tuo dado nel duello di cannoni.
    .paragraph = §23
use-card-g-master-gunner = Aggiunge 3 al tuo dado nel duello di cannoni.
    .paragraph = §23
use-card-g-camouflage = A terra nessun cannone colpisce il tuo equipaggio.
    .paragraph = §23
use-card-g-topsails = In mare un passo in più in ogni turno.
    .paragraph = §23
use-card-g-boots = A terra un passo in più in ogni turno.
    .paragraph = §23
use-die = Non è ancora stato lanciato.
    .paragraph = §13
use-die-d = Vale il suo numero: in monete per un tesoro, o in combattimento, dove vince la somma più alta.
    .paragraph = §13
use-die-d-skull = Il teschio vale sette; per un tesoro sveglia anche un pirata.
    .paragraph = §19
use-fact-coin = Le monete che hai con te comprano equipaggiamento e si possono perdere; in città sono al sicuro.
    .paragraph = §22
use-fact-g-cannonball = Ogni colpo costa una palla di cannone.
    .paragraph = §14
use-fact-map = Pezzi di mappa che qualcuno ha con sé: con 1, 2, 3 e 4 si sa dov’è El Dorado.
    .paragraph = §24
use-fact-token = Ogni gettone porta a una casella dove si può scambiare con un pezzo di mappa.
    .paragraph = §21
use-zone-city = Ciò che depositi qui è al sicuro, anche in caso di sconfitta, ma conta solo quando lo ritiri.
    .paragraph = §22
use-zone-compass = Il colore interno comincia il giro, e verso il suo porto naviga il galeone.
    .paragraph = §5
use-zone-dice = Tante monete dà il tesoro; ogni teschio vale sette e sveglia un pirata.
    .paragraph = §18
use-zone-duel = Entrambi lanciano il dado e aggiungono i bonus; vince la somma più alta, in caso di parità si lancia ancora.
    .paragraph = §13
use-zone-hand = Ciò che hai con te conta per El Dorado, e va a chi ti sconfigge.
    .paragraph = §16
use-zone-hold = Chi sconfigge questo avversario riceve tutto questo.
    .paragraph = §16
use-zone-shop = In ogni città il tuo equipaggio può comprare una carta di ogni tipo, e quante palle di cannone vuole.
    .paragraph = §23
use-zone-supply = Quanti pezzi di mappa restano ancora per i gettoni.
    .paragraph = §21
use-meter = Quattro passi nel turno, in mare o a terra; una corrente ti porta gratis.
    .paragraph = §7
use-mark-range = Fin qui arrivi in questo turno; il numero dice con quanti passi.
    .paragraph = §7
use-mark-danger-foe = Se ti fermi qui devi combattere, o altri possono sparare su di te.
    .paragraph = §11
use-mark-route-foe = Di qui passerebbe, subito dopo, un pirata a caccia.
    .paragraph = §25

# Che cosa dicono i bot

feature-unit = { $count ->
    [one] turno
   *[other] turni
}
feature-pieces = più pezzi di mappa e gettoni
    .less = meno pezzi di mappa e gettoni
    .plain = porta più pezzi di mappa e gettoni
feature-way = un cammino più corto
    .less = un cammino più lungo
    .plain = { $gain ->
        [0] accorcia un po’ il cammino
        [one] accorcia il cammino di circa un turno
       *[other] accorcia il cammino di circa { $gain } turni
    }
feature-hunted = meno pirati alle calcagna
    .less = più pirati alle calcagna
    .plain = così meno pirati danno la caccia
feature-gold = più monete
    .less = meno monete
    .plain = porta più monete
feature-swords = lame più affilate
    .less = lame meno affilate
    .plain = così le lame sono più affilate
feature-guns = cannoni migliori
    .less = cannoni peggiori
    .plain = così i cannoni sono migliori
feature-hiding = mimetizzazione migliore
    .less = mimetizzazione peggiore
    .plain = così la mimetizzazione è migliore
feature-rivals = un cammino più lungo per il miglior rivale
    .less = un cammino più corto per il miglior rivale
    .plain = così il miglior rivale ha più strada da fare

# Cifre

figure-melees = Lanci nei corpo a corpo
figure-broadsides = Lanci nei duelli di cannoni
figure-crews = Equipaggi sconfitti
figure-found = El Dorado trovato
figure-stale = Nessuno ha fatto progressi

# I campi di una posizione, come si chiamano quando la si modifica

field-board = Tabellone, segno per segno
field-sector = Settore della bussola
field-round = Giro
field-turn = A chi tocca
field-first = Ha cominciato questo giro
field-level = Livello
field-emptied = Ultimo tempio svuotato
field-colours = Colori
field-ships = Navi
field-crews = Equipaggi
field-left = Passi rimasti
field-sails = Passo extra in mare
field-boots = Passo extra a terra
field-rides = Portati dalle correnti
field-moved = Passi fatti
field-gold = Monete
field-bank = Monete in città
field-pieces = Pezzi di mappa con sé
field-stored = Pezzi di mappa in città
field-balls = Palle di cannone
field-cards = Equipaggiamento
field-temples = Il tempio ha un tesoro
field-tokens1 = Tesori di livello 1
field-tokens2 = Tesori di livello 2
field-tokens3 = Tesori di livello 3
field-shown1 = Chi li ha visti, livello 1
field-shown2 = Chi li ha visti, livello 2
field-shown3 = Chi li ha visti, livello 3
field-holders = Chi ha ogni tesoro
field-pirates = Pirati
field-hunts = A chi danno la caccia i pirati
field-sunk = Pirati affondati
field-paid = Monete sui teschi
field-galleon = Galeone
field-hold_gold = Monete dei pirati e del galeone
field-hold_pieces = Pezzi di mappa dei pirati e del galeone
field-wake = Monete nella scia
field-supply = Pezzi di mappa rimasti
field-el_dorado = El Dorado
field-told = Chi lo conosce
field-vain = Non può essere El Dorado
field-faced = Avversari affrontati coi cannoni
field-closed = Qualcosa è stato depositato
field-idle = Giri rimasti senza progressi
field-dice = Dadi
field-duel = Duello
