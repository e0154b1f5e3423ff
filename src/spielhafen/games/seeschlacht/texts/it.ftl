# Seeschlacht.

game-title = Seeschlacht
game-line = Tre mercantili, sette navi da guerra, un vento per tutti: porta il tuo convoglio dall’altra parte mentre parlano i cannoni.
game-aim = Porta i mercantili a destinazione prima dell’avversario.
game-kind = battaglia

option-short = Partita breve
    .hint = I mercantili hanno il carico fin dall’inizio e valgono punti appena arrivano. Consigliata per la prima partita.
option-batteries = Batterie costiere
    .hint = Se aspettano che tu indichi loro un bersaglio.
    .reason = Con un tiro una batteria non ha niente da perdere, e perciò nessuno la tratterrebbe mai.
option-batteries-told = sparano a comando
option-batteries-alone = sparano da sole
option-late_wind = Vento, anche se tutte le navi restano
    .hint = Il vento si può cambiare anche in un turno in cui nessuna nave è obbligata a muovere.
    .reason = Un turno in cui tutte le navi restano finisce più in fretta.
option-avoid_rams = Speronare solo se inevitabile
    .hint = Una nave non può dirigersi contro un’altra finché ha una qualsiasi altra via.
option-neutral_guns = Cannoni nel porto neutrale
    .hint = I mercantili possono sparare dall’interno del porto neutrale.
option-elimination = Vince chi resta da solo
    .hint = Nella partita grande ha vinto chi è l’unico ad avere ancora dei mercantili.
option-encounter = Incontro in mare
    .hint = Due mercantili e tre navi da guerra per parte si incontrano in mare. Uno schieramento nostro per una prima battaglia; il gioco stampato comincia in porto, con dieci navi.

# Numeri che le varianti possono cambiare

option-first_points = Punti del primo arrivo
    .hint = Che cosa porta nella partita breve il primo mercantile che arriva; ognuno dei successivi porta un punto in meno.
option-merchants_number = Mercantili
    .hint = Quanti mercantili ha ogni parte.
option-warships_number = Navi da guerra
    .hint = Quante navi da guerra ha ogni parte.
option-quiet_turns = Turni tranquilli fino alla fine
    .hint = Dopo quanti turni di fila in cui non succede nulla la battaglia è finita.
option-most_turns = Turni fino alla fine
    .hint = Dopo quanti turni la battaglia è finita in ogni caso.

# Nomi

chart-white-home = Casa del Bianco
chart-yellow-home = Casa del Giallo
chart-white-goal = Meta del Bianco
chart-yellow-goal = Meta del Giallo
chart-neutral = Porto neutrale
space = { $name }
space-berth = ancoraggio
space-berth-dotted = ancoraggio con punto
space-battery = casella di batteria
space-basin = porto
direction = { $direction } ({ $direction ->
    [1] nord-est
    [2] est
    [3] sud-est
    [4] sud-ovest
    [5] ovest
   *[6] nord-ovest
})
direction-sign = { $direction ->
    [none] ·
   *[other] { $direction }
}
colour = { $colour ->
    [yellow] giallo
    [blue] blu
   *[red] rosso
}
wind = { $colour ->
    [yellow] Vento debole
    [blue] Vento medio
   *[red] Vento forte
} { $way }
wind-way = { $from ->
    [1] da nord-est a sud-ovest
    [2] da est a ovest
    [3] da sud-est a nord-ovest
    [4] da sud-ovest a nord-est
    [5] da ovest a est
   *[6] da nord-ovest a sud-est
}
wind-to = { $from ->
    [1] verso sud-ovest
    [2] verso ovest
    [3] verso nord-ovest
    [4] verso nord-est
    [5] verso est
   *[6] verso sud-est
}
fleet = { $side ->
    [white] Flotta bianca
   *[yellow] Flotta gialla
}
ship = { $ship ->
    [w1] w1 Martha
    [w2] w2 Bertha
    [w3] w3 Agnes
    [w4] w4 Vega
    [w5] w5 Rigel
    [w6] w6 Sirius
    [w7] w7 Altair
    [w8] w8 Deneb
    [w9] w9 Spica
    [w10] w10 Mira
    [y1] y1 Clara
    [y2] y2 Dora
    [y3] y3 Emma
    [y4] y4 Boreas
    [y5] y5 Zephyr
    [y6] y6 Mistral
    [y7] y7 Bora
    [y8] y8 Notus
    [y9] y9 Scirocco
    [y10] y10 Levante
   *[none] nessuna nave
}
ship-kind = { $kind ->
    [merchant] mercantile
   *[warship] nave da guerra
}

# Il tavolo

zone-wind = Vento · caselle
zone-dice = Dadi
die-colour = { $colour ->
    [yellow] dado dei colori: giallo
    [blue] dado dei colori: blu
    [red] dado dei colori: rosso
   *[none] dado dei colori
}
die-number = { $number ->
    [none] dado dei numeri
   *[other] dado dei numeri: { $number }
}
zone-score = { $next ->
    [0] Punti
   *[other] Punti (meta +{ $next })
}
ship-at = { $ship }, { $kind }, in { $space }, rotta { $heading }{ $hits ->
    [0] {""}
    [one] , un danno
   *[other] , { $hits } danni
}{ $loaded ->
    [yes] , con carico
   *[no] {""}
}
fleet-row = { $state ->
    [sunk] affondata
    [arrived] arrivata
    [must-sail] deve ancora muovere
    [heavy] gravemente danneggiata
    [loaded] con carico
    [must-sail-heavy] deve ancora muovere, gravemente danneggiata
    [must-sail-loaded] deve ancora muovere, con carico
    [heavy-loaded] gravemente danneggiata, con carico
   *[must-sail-heavy-loaded] deve ancora muovere, gravemente danneggiata, con carico
}
fact-afloat = { $count ->
    [one] nave
   *[other] navi
}
fact-loaded = con carico
fact-points = { $count ->
    [one] punto
   *[other] punti
}
meter-steps = Passi
mark-route = { $ship }: { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
mark-fire = { $line ->
    [1] Colpisce col giallo, un caso su tre
    [2] Colpisce col blu, un caso su tre
   *[3] Colpisce col rosso, un caso su tre
}
mark-line = { $line ->
    [1] Colpisce il giallo (1 su 3)
    [2] Colpisce il blu (1 su 3)
   *[3] Colpisce il rosso (1 su 3)
}
mark-shot = { $ship } spara su { $target }: colpisce col { $line ->
    [1] giallo
    [2] blu
   *[3] rosso
}.
mark-salvo = La batteria spara su { $target }: colpisce col giallo.

# Che cosa sta succedendo

phase-number = { $number ->
    [0] Prima del primo turno
   *[other] Turno { $number } · { $wind }
}
phase-berthing = Schieramento
phase-sailing = { $seat } · Movimento
phase-harbour = { $seat } · In porto
phase-batteries = { $seat } · Batterie costiere
phase-fire = { $seat } · Fuoco
phase-wind = Il vento
phase-draw = Viene offerta la patta
phase-over = In porto

prompt-berthing = Le tue navi puntano verso il mare aperto: se ti va bene, premi «La flotta è pronta». Oppure orientane prima alcune, una volta ciascuna.
prompt-sailing = Scegli una nave, poi la sua meta.
prompt-under-way = { $ship }: ancora { $left ->
    [one] un passo.
   *[other] { $left } passi.
}
prompt-loading = Carica i tuoi mercantili.
prompt-repairing = Ripara le navi: a ognuna puoi togliere un danno.
prompt-batteries = Scegli una nave su cui sparano le tue batterie.
prompt-fire = Scegli come bersaglio una nave nemica.
prompt-draw = { $seat } offre la patta.
prompt-wait = { $part ->
    [berthing] { $seat } orienta la flotta.
    [sailing] { $seat } muove la flotta.
    [harbour] { $seat } lavora in porto.
    [batteries] { $seat } è alle batterie costiere.
    [fire] { $seat } spara.
   *[draw] { $seat } pensa a una patta.
}
prompt-chance = I dadi rotolano.
prompt-over = { $winners ->
    [2] { $how ->
        [points] La battaglia finisce in patta, { $won } punti a testa.
       *[otherwise] La battaglia finisce in patta.
    }
   *[other] { $how ->
        [points] { $seat } ha vinto la battaglia per { $won } a { $lost }!
        [cargo] { $seat } ha portato a casa il carico e ha vinto la battaglia!
       *[otherwise] { $seat } ha vinto la battaglia!
    }
}
result = { $won ->
    [0] nessuna nave nemica affondata
    [one] una nave nemica affondata
   *[other] { $won } navi nemiche affondate
}, { $lost ->
    [0] nessuna perduta
    [one] una perduta
   *[other] { $lost } perdute
}
result-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}; { $won ->
    [0] nessuna nave nemica affondata
    [one] una nave nemica affondata
   *[other] { $won } navi nemiche affondate
}, { $lost ->
    [0] nessuna perduta
    [one] una perduta
   *[other] { $lost } perdute
}
hint-may-stay = { $moved ->
    [yes] Nessuna nave è più obbligata a muovere
   *[no] In questo turno nessuna nave è obbligata a muovere
}: puoi finire, o muoverne altre.
hint-guns = { $count ->
    [one] { $ship } può sparare.
   *[other] { $count } delle tue navi possono sparare, una volta ciascuna.
}
hint-must-sail = { $count ->
    [one] { $ship } deve ancora muovere.
   *[other] { $count } navi devono ancora muovere, fra cui { $ship }.
}{ $others ->
    [0] {""}
   *[other] {" "}Le altre possono restare.
}
hint-last-turns = { $left ->
    [one] Dopo questo turno la battaglia è finita.
   *[other] Dopo { $left } turni la battaglia è finita.
}
hint-standstill = { $left ->
    [one] Se in questo turno non succede niente, la battaglia è finita.
   *[other] Se per { $left } turni non succede niente, la battaglia è finita.
}

# Che cosa si può fare

offer-face = { $ship }: prua verso { $heading }
offer-change-wind = Cambia il vento
offer-change-strength = Solo la forza
offer-forward = { $ship }: avanti
offer-port = { $ship }: a babordo
offer-starboard = { $ship }: a tribordo
offer-stop = { $ship }: alt qui
offer-stay = { $ship }: resta ferma
offer-load = { $ship }: carica
offer-repair = { $ship }: ripara
offer-bombard = Le batterie sparano su { $target }
offer-fire = { $ship } spara su { $target }
offer-done = { $part ->
    [berthing] La flotta è pronta
    [loading] Basta caricare
    [repairing] Basta riparare
    [gunnery] Cessa il fuoco
   *[sailing] Fine movimento
}
offer-offer-draw = Offri la patta
offer-agree = Accetta
offer-decline = Continua
offer-resign = Arrenditi
way = { $ship }: { $here ->
    [yes] vira sul posto
   *[no] in { $space }
}, rotta { $heading }, { $used ->
    [one] un passo
   *[other] { $used } passi
} di { $of }{ $targets ->
    [0] {""}
    [one] . Da lì a tiro: { $target }
   *[other] . Da lì { $targets } navi a tiro
}{ $foes ->
    [0] {""}
    [one] . Un nemico potrebbe poi sparare qui sulla nave
   *[other] . { $foes } nemici potrebbero poi sparare qui sulla nave
}{ $battery ->
    [yes] . Sotto il fuoco di una batteria
   *[no] {""}
}.
hint-forward = In { $space }{ $left ->
    [0] , e il movimento della nave è finito.
    [one] , e ancora un passo.
   *[other] , e ancora { $left } passi.
}
hint-turn = { $left ->
    [0] Sulla rotta { $heading }, e il movimento della nave è finito.
    [one] Sulla rotta { $heading }, e ancora un passo.
   *[other] Sulla rotta { $heading }, e ancora { $left } passi.
}
hint-fire = Linea { $line }: colpisce col { $colour }, un caso su tre{ $sinks ->
    [yes] , e un danno affonda la nave
   *[no] {""}
}.
hint-change-wind = Riesce con 2, 4 o 6.
hint-change-strength = La direzione resta.
warning-ram = Sperona { $ship }: entrambe ricevono un danno.
warning-own-ram = Sperona la tua stessa nave { $ship }: entrambe ricevono un danno.
warning-anchorage = Un ancoraggio nemico: costa un danno.
warning-battery = Sotto il fuoco di una batteria.
warning-forced-ram = Poi deve speronare { $ship }.
warning-resign = Ti arrendi e perdi la battaglia.

# Perché no

refused-not-your-ship = Questa nave non è tua: scegline una delle tue.
refused-sunk = { $ship } è affondata: scegli un’altra nave.
refused-under-way = { $ship } è in viaggio: prima finisci di muovere questa nave.
refused-has-moved = { $ship } ha già mosso in questo turno: scegli un’altra nave.
refused-has-stayed = { $ship } resta ferma in questo turno: scegli un’altra nave.
refused-delivered = { $ship } è arrivata e resta dov’è: scegli un’altra nave.
refused-must-still-sail = { $ship } deve ancora muovere: non è né all’ancora né prua al vento.
refused-must-sail = { $ship } deve muovere: non è né all’ancora né prua al vento.
refused-wind-left = Il vento permette ancora qualcosa, e in mare una nave usa ogni passo: continua a muovere.
refused-in-basin = Chi è partito in questo porto si ferma solo dopo un passo o su un altro ancoraggio: continua a muovere.
refused-no-wind = Su questa rotta il vento non porta avanti la nave: falla virare, o lasciala ferma.
refused-ram-avoidable = Questo porta a speronare, e se ne può fare a meno: scegli un’altra via.
refused-foreign-avoidable = Questo passa per un ancoraggio nemico, e se ne può fare a meno: scegli un’altra via.
refused-taken = In { $space } c’è una nave, e in porto un singolo passo non sperona nessuno: scegline un altro.
refused-straight-on = Dopo una virata si va dritto, o la nave si ferma dove può.
refused-turning-back = La seconda virata deve andare nello stesso verso: vira dall’altra parte, o lascia ferma la nave dove può stare.
refused-too-far = { $how ->
    [here] { $ship } è già lì: scegli un altro punto.
    [none] Nessuna acqua libera porta { $ship } fin lì: scegli un altro punto.
    [near] Per { $ship } { $far ->
        [one] è un passo
       *[other] sono { $far } passi, virate comprese
    }, e il vento lo permette: muovi passo per passo.
    [wind] Per { $ship } sono { $far } passi, virate comprese, e con le rotte lungo la via il vento non ne permette tanti.
   *[far] Troppo lontano: { $far } passi, virate comprese, e su questa rotta a { $ship } il vento { $left ->
        [0] non ne permette nessuno
        [one] ne permette uno
       *[other] ne permette { $left }
    }.
}
refused-edge-ahead = Lì finisce la mappa: fai virare la nave, o lasciala ferma dove può stare.
refused-land-ahead = Davanti c’è terra: fai virare la nave, o lasciala ferma dove può stare.
refused-neutral-closed = Le navi da guerra non possono entrare nel porto neutrale: fai virare la nave, o lasciala ferma dove può stare.
refused-neutral-taken = Lì c’è una nave, e nel porto neutrale non si sperona nessuno: fai virare la nave.
refused-tried = In questo turno hai già provato a cambiare il vento: riprova nel prossimo.
refused-sailed = Una nave ha già mosso, perciò il vento resta: cambialo all’inizio del tuo prossimo turno.
refused-laid = { $ship } è già orientata: scegli un’altra nave.
refused-worked-on = { $ship } in questo turno ha già caricato o è stata riparata: scegli un’altra nave.
refused-loaded = { $ship } ha già il carico: scegli un’altra nave.
refused-repair-first = { $ship } è danneggiata: prima riparala.
refused-no-cargo-here = Il carico si trova solo agli ancoraggi del porto di destinazione: prima porta lì la nave.
refused-sound = { $ship } non ha danni: scegli un’altra nave.
refused-no-yard = Si ripara sui propri ancoraggi con punto, i mercantili anche su quelli neutrali: prima porta lì la nave.
refused-has-fired = { $ship } ha già sparato: scegli un’altra nave.
refused-neutral-guns = Dal porto neutrale non spara nessuno: scegli un’altra nave.
refused-neutral-target = Nel porto neutrale non spara nessuno: scegli un altro bersaglio.
refused-out-of-zone = Il bersaglio non è nel campo di tiro: scegline un altro.
refused-behind-land = In mezzo c’è terra: scegli un altro bersaglio.
refused-not-under-fire = Le batterie non possono sparare su { $ship }: solo su navi in una delle loro caselle, una volta ciascuna.
refused-shielded = In mezzo c’è { $ship }: scegli un altro bersaglio.
refused-turn-begun = Si può fare solo all’inizio di un turno: aspetta il tuo prossimo.
refused-draw-offered = In questo turno hai già offerto la patta: continua a giocare.

# Il giornale di bordo

event-begin = Comincia { $seat }.
event-wind = { $seat } lancia { $colour } e { $direction }: { $same ->
    [yes] il vento resta com’era e soffia { $way }.
   *[no] ora il vento soffia { $way }.
}
event-number = { $seat } vuole cambiare il vento e lancia { $number }: { $granted ->
    [yes] riesce.
   *[no] il vento resta.
}
event-colour = { $what ->
    [shot] { $ship } spara su { $target } e le serve { $line ->
        [1] giallo
        [2] blu
       *[3] rosso
    }: { $colour }, { $result ->
        [hit] a segno!
       *[miss] mancato.
    }
    [battery] La batteria spara su { $target } e le serve giallo: { $colour }, { $result ->
        [hit] a segno!
       *[miss] mancato.
    }
   *[wind] { $seat } lancia per la forza del vento: { $colour }{ $same ->
        [yes] , come prima.
       *[no] .
    }
}
event-berthed = La flotta di { $seat } è pronta.
event-turn = { $seat }, turno { $number }
event-passage = { $how ->
    [at-once] { $ship } sperona { $rammed }: entrambe ricevono un danno.
    [rams] { $ship } va da { $start } in { $space } e sperona { $rammed }: entrambe ricevono un danno.
    [turns] { $ship } vira in { $space }.
   *[sails] { $ship } va da { $start } in { $space }.
}
recap-steps = { $seat } muove { $count } navi.
event-trespass = { $ship } tocca un ancoraggio nemico e riceve un danno.
event-sinking = { $ship } affonda.
event-cargo = { $ship } prende a bordo il carico.
event-repaired = { $ship } viene riparata: un danno in meno.
event-homecoming = { $ship } è a casa con il carico: { $seat } ha vinto!
event-elimination = Solo { $seat } ha ancora dei mercantili, e così vince.
event-no-merchants = Nessuno ha più mercantili: la battaglia finisce in patta.
event-arrival = { $ship } è arrivata: { $points } punti per { $seat }.
event-delivered = Nessun mercantile è più in viaggio: Bianco { $white }, Giallo { $yellow }.
event-standstill = { $why ->
    [turns] La battaglia è durata troppo a lungo.
   *[quiet] Da troppo tempo non succede niente.
} { $short ->
    [yes] Bianco { $white }, Giallo { $yellow }.
   *[no] La battaglia finisce in patta.
}
event-agree = { $seat } accetta la patta.
event-decline = { $seat } rifiuta la patta.
event-surrender = { $seat } si arrende.

# Cifre

figure-first-mover = Vittorie di chi ha mosso per primo
figure-drawn = Battaglie senza vincitore
figure-standstill = Battaglie finite in stallo
figure-merchants-sunk = Mercantili affondati
figure-warships-sunk = Navi da guerra affondate
figure-loaded = Mercantili che hanno caricato
figure-rams = Speronamenti
figure-shots = Tiri
figure-shots-hit = Tiri a segno
figure-wind-tried = Turni con un tentativo di cambiare il vento

# Che cosa si vuole, e a che serve ogni cosa.

aim-short = { $side ->
    [white] Porta i tuoi mercantili nel porto a nord-est.
    [yellow] Porta i tuoi mercantili nel porto a nord-ovest.
   *[none] Porta a destinazione più mercantili, e prima.
}
aim-encounter = { $side ->
    [white] Porta i tuoi mercantili nel porto a nord-est.
    [yellow] Porta i tuoi mercantili nel porto a nord-ovest.
   *[none] Porta a destinazione più mercantili, e prima.
}
aim-great = Porta a casa un carico prima che ci riesca l’avversario.
aim-card-1 = I tuoi mercantili devono attraversare il mare fino al porto nell’angolo opposto (e tornare, nella partita grande).
    .art = merchant
aim-card-2 = Nel tuo turno muovono tutte le tue navi, una dopo l’altra, fin dove permette il vento.
    .art = i-forward
aim-card-3 = Poi ogni nave può sparare una volta su un fianco; in media un colpo su tre va a segno.
    .art = gun
aim-card-4 = Un mercantile affonda al secondo danno, una nave da guerra al terzo: proteggi i tuoi mercantili.
    .art = hit
aim-card-5 = Nella partita breve il primo mercantile che arriva porta più punti, ognuno dei successivi uno in meno, contando entrambe le parti.
    .art = crate
aim-short-card-1 = I tuoi mercantili devono raggiungere il porto { $side ->
    [white] a nord-est
    [yellow] a nord-ovest
   *[none] nell’angolo opposto
}: è la loro destinazione.
aim-short-card-5 = Il primo mercantile che arriva porta più punti, ognuno dei successivi uno in meno, contando entrambe le parti. È la partita breve: non si deve tornare.
aim-encounter-card-1 = I tuoi mercantili devono raggiungere il porto { $side ->
    [white] a nord-est
    [yellow] a nord-ovest
   *[none] nell’angolo opposto
}: è la loro destinazione.
aim-encounter-card-5 = Il primo mercantile che arriva porta più punti, ognuno dei successivi uno in meno. Questo piccolo incontro è nostro; la battaglia stampata comincia in porto, con dieci navi per parte.

use-space-basin = Acque di un porto: nel proprio una nave può fermarsi dopo un solo passo, qualunque vento soffi.
    .paragraph = §13
use-space-battery = I cannoni del porto possono sparare, una volta in ogni turno di chi li possiede, su ogni nave nemica qui.
    .paragraph = §17
use-space-berth = Qui le navi possono restare ferme per quanti turni vogliono; altrove devono muovere.
    .paragraph = §7
use-space-berth-dotted = Una nave che resta ferma qui, nel proprio porto, può riparare un danno; a destinazione un mercantile può caricare.
    .paragraph = §16
use-piece-frigate = { $whose ->
    [yours] La tua nave da guerra: protegge i tuoi mercantili e può sparare una volta nel tuo turno; il terzo danno l’affonda.
   *[other] Una nave da guerra nemica: può sparare una volta nel suo turno e affonda al terzo danno.
}
    .paragraph = §21
use-piece-merchant = { $whose ->
    [yours] Il tuo mercantile: portalo a destinazione; il secondo danno lo affonda.
   *[other] Un mercantile nemico: fermalo prima che arrivi; il secondo danno lo affonda.
}
    .paragraph = §21
use-zone-dice = Il dado dei colori dice quale linea colpisce un tiro e quanto è forte un nuovo vento; il dado dei numeri da dove viene.
    .paragraph = §5
use-zone-fleet = Rombo arancione: la nave deve ancora muovere; cassa blu: carico; bandierina rossa: un danno. Indica una nave per trovarla sulla mappa.
    .paragraph = §21
use-zone-score = I punti dei mercantili arrivati: di più per il primo, uno in meno per ognuno dei successivi.
    .paragraph = §24
use-zone-wind = Il vento viene dal lato in cui sta la freccia e soffia verso dove essa punta; i numeri dicono quante caselle può fare una nave in ogni direzione.
    .paragraph = §6
use-row-hit = Ogni bandierina rossa è un danno: un mercantile affonda al secondo, una nave da guerra al terzo. Rombo arancione: deve ancora muovere; cassa blu: carico.
    .paragraph = §21
use-row-coin = Punti dei mercantili arrivati; vince la somma più alta.
    .paragraph = §24
use-fact-coin = Punti dei mercantili arrivati; vince la somma più alta.
    .paragraph = §24
use-fact-crate = Quanti mercantili hanno caricato; solo il carico che arriva a casa vince la partita grande.
    .paragraph = §15
use-fact-ship = Quante navi sono ancora a galla.
    .paragraph = §21
use-die = Non è ancora stato lanciato.
    .paragraph = §5
use-die-yellow = Giallo: colpisce la prima linea accanto a una nave e i bersagli delle batterie; come vento è debole.
    .paragraph = §19
use-die-blue = Blu: colpisce la seconda linea accanto a una nave; come vento è medio.
    .paragraph = §19
use-die-red = Rosso: colpisce la terza linea accanto a una nave; come vento è forte.
    .paragraph = §19
use-die-1 = Un 1: il vento viene da lì, oppure, se si è chiesto un cambiamento, resta com’è.
    .paragraph = §5
use-die-2 = Un 2: il vento viene da lì, oppure il cambiamento chiesto è concesso.
    .paragraph = §5
use-die-3 = Un 3: il vento viene da lì, oppure, se si è chiesto un cambiamento, resta com’è.
    .paragraph = §5
use-die-4 = Un 4: il vento viene da lì, oppure il cambiamento chiesto è concesso.
    .paragraph = §5
use-die-5 = Un 5: il vento viene da lì, oppure, se si è chiesto un cambiamento, resta com’è.
    .paragraph = §5
use-die-6 = Un 6: il vento viene da lì, oppure il cambiamento chiesto è concesso.
    .paragraph = §5
use-mark-fire-line-1 = Prima linea di tiro: qui colpisce il giallo, un caso su tre.
    .paragraph = §19
use-mark-fire-line-2 = Seconda linea di tiro: qui colpisce il blu, un caso su tre.
    .paragraph = §19
use-mark-fire-line-3 = Terza linea di tiro: qui colpisce il rosso, un caso su tre.
    .paragraph = §19
use-mark-way = Qui la tua nave può finire il suo movimento; sceglilo, e farà tutti i passi fin lì.
    .paragraph = §8
use-mark-danger = Una nave che qui va avanti ne sperona un’altra, ed entrambe ricevono un danno.
    .paragraph = §12
use-meter = I passi di questa nave: può farne quanti ne permette il vento sulla sua rotta.
    .paragraph = §8

# Perché un bot gioca così

feature-unit = { $count ->
    [one] turno di un mercantile
   *[other] turni di un mercantile
}
feature-points = più punti
    .less = meno punti
    .plain = porta più punti
feature-hope = mercantili più vicini ai loro porti
    .less = mercantili più lontani dai loro porti
    .plain = così i mercantili si avvicinano ai loro porti
feature-merchant = più mercantili
    .less = meno mercantili
    .plain = così restano a galla più mercantili
feature-hulls = navi da guerra meno danneggiate
    .less = navi da guerra più danneggiate
    .plain = così le navi da guerra soffrono meno
feature-damage = mercantili meno danneggiati
    .less = mercantili più danneggiati
    .plain = così i mercantili soffrono meno
feature-exposure = mercantili più lontani dalle navi da guerra nemiche
    .less = mercantili più vicini alle navi da guerra nemiche
    .plain = così i mercantili restano più lontani dalle navi da guerra nemiche
feature-risk = mercantili meno a tiro dei cannoni nemici
    .less = mercantili più a tiro dei cannoni nemici
    .plain = così meno cannoni nemici possono colpire i mercantili
feature-broadside = navi da guerra meno a tiro dei cannoni nemici
    .less = navi da guerra più a tiro dei cannoni nemici
    .plain = così meno cannoni nemici possono colpire le navi da guerra
feature-shots = tiri migliori
    .less = tiri peggiori
    .plain = così ci sono tiri migliori
feature-way = mercantili più vicini alla loro destinazione
    .less = mercantili più lontani dalla loro destinazione
    .plain = così i mercantili si avvicinano alla loro destinazione
feature-hunt = navi da guerra più vicine alla loro preda
    .less = navi da guerra più lontane dalla loro preda
    .plain = così le navi da guerra si avvicinano alla loro preda
feature-danger = navi meno a tiro dei cannoni nemici
    .less = navi più a tiro dei cannoni nemici
    .plain = così meno cannoni nemici possono colpire le navi
feature-fire = bordate proprie più forti
    .less = bordate proprie più deboli
    .plain = così le bordate diventano più forti
feature-reply = bordate più deboli in risposta dal nemico
    .less = bordate più forti in risposta dal nemico
    .plain = così il nemico può rispondere solo più debolmente
feature-struck = navi nemiche più danneggiate
    .less = navi nemiche meno danneggiate
    .plain = danneggia di più le navi nemiche
feature-suffered = navi proprie meno danneggiate
    .less = navi proprie più danneggiate
    .plain = così le navi soffrono meno
feature-delay = mercantili nemici trattenuti
    .less = mercantili nemici che avanzano più in fretta
    .plain = trattiene i mercantili nemici
feature-decided = un esito migliore della battaglia
    .less = un esito peggiore della battaglia
    .plain = così la battaglia finirà probabilmente meglio

# I campi di una posizione, come si chiamano quando la si modifica

field-number = Turni cominciati
field-turn = A chi tocca
field-first = Ha cominciato
field-rose = Rosa dei venti
field-wind = Il vento viene da
field-colour_die = Dado dei colori
field-number_die = Dado dei numeri
field-at = Dov’è ogni nave
field-headings = Direzioni
field-hits = Danni
field-cargo = Con carico
field-done = Che cosa ha fatto ogni nave
field-fired = Ha sparato
field-arrived = Navi arrivate
field-tried = Cambio di vento tentato
field-asked = Patta o resa
field-quiet = Turni senza eventi
field-ship = Nave in viaggio
field-track = Punti percorsi
field-used = Passi fatti
field-sense = Ultima virata
field-slow = Gravemente danneggiata alla partenza
