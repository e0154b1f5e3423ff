# Caribbean Conquest.

game-title = Caribbean Conquest
game-line = Templi, teschi e città: chi li ha, ha i Caraibi.
game-aim = Il maggior numero di templi, teschi e città alla fine.
game-kind = conquista

# Numeri che le varianti possono cambiare

option-turn_steps = Passi in un turno
    .hint = Quanti passi ha un capitano nel suo turno per tutti i gruppi insieme.
option-ship_price = Prezzo di una nave
    .hint = Quanto oro costa una nuova nave.
option-crew_price = Prezzo di un equipaggio
    .hint = Quanto oro costa un nuovo equipaggio.
option-first_crews = Equipaggi all’inizio
    .hint = Quanti equipaggi cominciano in ogni città di un capitano.
option-board_drawing = Disegno del tabellone
    .hint = Un segno per ogni casella, riga per riga; vuoto: è il caso a comporre il tabellone.

# Regole della casa

option-boxes = Grandezza del tabellone
    .hint = Con le tessere di una, quattro o nove scatole si compone un tabellone di 12, 24 o 36 caselle per lato.
option-boxes-1 = piccolo (12 × 12)
option-boxes-4 = medio (24 × 24)
option-boxes-9 = grande (36 × 36)
option-board = Il tabellone
    .hint = Come vengono le tessere, oppure, sul tabellone piccolo, composto di nuovo finché i porti distano tre caselle.
    .reason = I capitani con i porti attaccati si saltano addosso già al primo turno.
option-board-shuffled = come vengono le tessere
option-board-balanced = porti distanti
option-static_defence = Difesa fissa
    .hint = I punti si difendono da sé e vanno battuti anche quando non c’è nessuno.
    .reason = Altrimenti un solo gruppo conquista un punto vuoto dopo l’altro, e nessuno può fermarlo.
option-all_fire = Fuoco nel turno degli altri
    .hint = Quando il capitano di turno ha sparato, gli altri possono sparare su di lui. Altrimenti può aprire il fuoco solo chi è di turno.
    .reason = I turni scorrono più in fretta, e ciascuno decide nel proprio turno se sparare.
option-truce = Tregua nel primo giro
    .hint = Sul tabellone piccolo nel primo giro nessuno può attaccare.
    .reason = Altrimenti può vincere chi comincia, prima che gli altri abbiano giocato.
option-rounds = Durata
    .hint = Dopo quale giro, al più tardi, si contano i punti; con le regole stampate solo dopo il centesimo.
    .reason = Capitani di pari forza possono assediarsi in eterno; così tutti sanno quanto dura.
option-rounds-printed = finché qualcuno vince
option-rounds-usual = 15 giri (piccolo), 30 (medio), 45 (grande)
option-rounds-short = 12 giri (piccolo), 24 (medio), 36 (grande)
option-rounds-endless = senza fine

# Nomi

letter = { $letter }
price = { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}
ships = { $count ->
    [one] una nave
   *[other] { $count } navi
}
crews = { $count ->
    [one] un equipaggio
   *[other] { $count } equipaggi
}
figures-both = { $ships } e { $crews }
figure = { $figure ->
    [ship] Nave
   *[crew] Equipaggio
}
    .note = { $figure ->
    [ship] Arriva in uno dei tuoi porti.
   *[crew] Arriva in una delle tue città.
}
point = { $kind ->
    [temple] il tempio in { $square }
    [skull] il teschio in { $square }
   *[city] la città in { $square }
}

# Che cosa c’è e dove

piece-token = gettone tesoro: un punto che non è di nessuno
piece-flag = bandiera: un punto di questo capitano
piece-caravel = nave
piece-crew = equipaggio
point-at = { $kind ->
    [temple] tempio
    [skull] teschio
   *[city] città
} in { $square }{ $area ->
    [none] {""}
   *[other] , zona { $area }
}: { $owned ->
    [yes] { $seat }, { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    } per giro
   *[no] di nessuno
}
group-at = { $seat }: { $figures } in { $square }
hand-at = { $seat }: { $figures } nel gruppo scelto, in { $square }

# Che cosa sta succedendo

phase-round = { $round ->
    [0] Prima del primo giro
   *[other] Giro { $round }{ $last ->
        [0] { $majority ->
            [0] {""}
           *[other] , finché qualcuno ha { $majority } punti
        }
       *[other] {" "}di { $last }
    }
}
phase-over = Fine
phase-board = Il tabellone
phase-compass = La bussola
phase-turn = Tocca a { $seat } · { $part ->
    [buying] Acquisti
    [moving] Movimento
   *[fighting] Battaglia
}
meter-steps = Passi
prompt-chance = { $step ->
    [spin] La bussola gira…
    [layout] Si compone il tabellone…
   *[other] Si lanciano i dadi…
}
prompt-over = { $winners ->
    [one] { $seat } ha conquistato i Caraibi!
   *[other] { $winners } capitani si dividono i Caraibi.
}
result = { $score ->
    [one] un punto vittoria
   *[other] { $score } punti vittoria
}{ $areas ->
    [0] {""}
   *[other] {" "}({ $points } dei punti, { $areas } in più per zone intere)
}, { $gold ->
    [one] una moneta
   *[other] { $gold } monete
}
prompt-melee = Corpo a corpo in { $square }: { $seat } o { $foe }.
prompt-market = Ingaggia navi ed equipaggi, compra carte, o premi Fine acquisti.
prompt-quarters = { $figure ->
    [ship] Scegli il porto per la tua nuova nave.
   *[crew] Scegli la città per il tuo nuovo equipaggio.
}
prompt-manoeuvres = Quale gruppo vuoi muovere?
prompt-manoeuvres-hand = { $several ->
    [0] Scegli una casella: il numero dice i passi.
   *[other] Scegli una casella dove andare, o lasciane indietro.
}
prompt-manoeuvres-on = Continua a muovere, scegli un altro gruppo, o premi Fine movimento.
back-group = Scegli un altro gruppo
back-guns = Spara da un altro punto
back-hire = { $figure ->
    [ship] Non ingaggiare questa nave
   *[crew] Non ingaggiare questo equipaggio
}
prompt-gunnery = { $turn ->
    [own] Puoi sparare: { $shots }.
   *[others] { $foe } è a tiro. Puoi sparare: { $shots }.
} Scegli da dove spari, o premi Fine fuoco.
shot = da { $here } su { $targets }
aim = { $seat } ({ $square })
prompt-gunnery-hand = Scegli la casella su cui sparare.
prompt-reply = { $foe } spara su di te, in { $square }. Rispondi al fuoco?
prompt-casualty = In { $square } perdi una pedina: scegli una nave o un equipaggio.
prompt-wait-market = { $seat } fa acquisti.
prompt-wait-quarters = { $seat } ingaggia.
prompt-wait-manoeuvres = { $seat } muove.
prompt-wait-gunnery = { $seat } è ai cannoni.
prompt-wait-reply = { $seat } può rispondere al fuoco.
prompt-wait-casualty = { $seat } perde una pedina in { $square } e sceglie quale.
hint-truce = Tregua: in questo giro non puoi entrare nelle caselle e nei punti degli altri.
hint-nearest = Il punto più vicino da conquistare senza combattere: { $point }, a { $steps ->
    [one] un passo
   *[other] { $steps } passi
}{ $where ->
    [hand] {""}
   *[group] {" "}da { $square }
}.
hint-other-group = Il gruppo in { $square } può conquistare { $point }: sceglilo dopo.
hint-quarters = Incorniciate sul tabellone: { $squares }.
hint-market = Monete: { $gold }. Navi ed equipaggi conquistano punti e li difendono; una carta aiuta in ogni battaglia.
hint-goal = Il gruppo in { $square } ci arriva in { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
hint-purchase = { $use } Monete che ti restano: { $gold }.
hint-both = { $first } { $second }
hint-taking = Se questo gruppo resta qui, conquisti { $point }.
hint-whole = Avresti tutta la zona { $area }: conta doppio.
hint-board = Il tuo equipaggio in { $crew } può salire sulla nave accanto, in { $ship }.
hint-aboard = Con la nave l’equipaggio può ora raggiungere { $points }: scegli di nuovo il gruppo in { $square }.
hint-guard = Se partono tutti, nessuno difende { $point }.
hint-standing = Hai { $points } punti su { $all }: { $gold } monete alla fine del giro.
hint-majority = { $short ->
    [0] { $whose ->
        [own] Hai { $points } punti su { $all }: se sarà ancora così alla fine del giro, la partita è finita.
       *[rival] { $seat } ha { $points } punti su { $all }: la partita finisce alla fine del giro, a meno che qualcuno ne conquisti uno.
    }
    [one] { $whose ->
        [own] Ti manca solo un punto per chiudere la partita.
       *[rival] A { $seat } manca solo un punto per chiudere la partita.
    }
   *[other] { $whose ->
        [own] Ti mancano solo { $short } punti per chiudere la partita.
       *[rival] A { $seat } mancano solo { $short } punti per chiudere la partita.
    }
}
hint-majority-too = { $short ->
    [one] Anche a te ne manca solo uno.
   *[other] Anche a te ne mancano solo { $short }.
}
hint-free = Conquisti { $point }{ $owned ->
    [yes] , ora di { $owner }
   *[no] {""}
}.{ $whole ->
    [none] {""}
   *[other] {" "}Così tutta la zona { $whole } è tua: lì ogni punto conta e rende il doppio.
}{ $most ->
    [0] {""}
   *[other] {" "}Così hai più della metà di tutti i punti: la partita finisce con questo giro.
}{ $last ->
    [0] {""}
   *[other] {" "}Sono i tuoi ultimi passi.
}
hit = Se vinci, { $seat } perde una pedina in { $square }.
hit-nothing = Se vinci, in { $square } non si perde nulla, ma le tue pedine sono salve.
hint-hits = Nessuno può rispondere al fuoco: il colpo va a segno e { $seat } perde una pedina in { $square }.
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}se rispondono al fuoco, altrimenti di sicuro
} (tu aggiungi { $own } al tuo dado, l’altra parte { $theirs }). { $hit }
hint-steps-left = { $steps ->
    [one] Hai ancora un passo.
   *[other] Hai ancora { $steps } passi.
}
hint-fire-next = Poi puoi sparare.
hint-last-steps = Sono i tuoi ultimi passi: poi si combatte, o il tuo turno finisce.
warning-melee = { $chance }: lì dovresti combattere contro { $seat }, { $own } contro { $fighters }, finché una parte sparisce.
warning-defended = { $chance }: se resti lì, devi combattere contro il difensore fisso ({ $seat }).
warning-drown = { $crews ->
    [one] L’equipaggio affonda con la sua nave.
   *[other] I { $crews } equipaggi affondano con la loro nave.
}
warning-hit = Il colpo va a segno: perdi una pedina.
warning-loss = Se perdi, perdi una pedina in { $square }.

# Zone e cifre

fact-points = { $points ->
    [one] punto: 1
   *[other] punti: { $points }
}{ $counted ->
    [0] {""}
   *[other] {" "}tenuti, { $counted } contati alla fine: le zone intere contano doppio
}
fact-gold = monete: { $gold }, alla fine del giro { $income } in più
fact-balls = { $balls ->
    [one] palla di cannone: 1
   *[other] palle di cannone: { $balls }
}
note-areas = { $held ->
    [0] {""}
   *[other] { $held } tenuti ·{" "}
}{ $counted } contati: { $count ->
    [one] zona { $areas } doppia
   *[other] zone { $areas } doppie
}
note-both = { $first }; { $second }
note-majority = { $short ->
    [0] ha abbastanza punti per chiudere la partita con questo giro
    [one] ha bisogno di un altro punto per chiudere la partita
   *[other] ha bisogno di altri { $short } punti per chiudere la partita
}
note-no-figures = senza pedine
zone-compass = Bussola
    .note = Ago: { $sector }. Comincia il primo di questi colori in gioco.
zone-shop = Emporio
    .note = Apre all’inizio del tuo turno, se hai almeno { $price } monete.
purse = Le tue monete: { $gold }
ware-owned = Ne hai { $count }. { $use }
shop-group = { $group ->
    [figures] Per conquistare punti e difenderli
    [melee] Corpo a corpo: si aggiunge al dado
   *[guns] Per gli scontri coi cannoni
}
zone-standing = Punti
    .note = Chi alla fine di un giro ha { $majority } dei { $points } punti chiude la partita.{ $last ->
        [0] {""}
       *[other] {" "}Al più tardi finisce dopo il giro { $last }.
    }
zone-reckoning = Il conteggio
head-points = Punti
head-areas = Zone
head-gold = Oro, se pari
score-points = Punti: { $points }
score-areas = Contati doppi, in zone intere: { $points }
fight-stake = { $place ->
    [point] In palio: { $point }. Ogni tiro costa un combattente a chi perde.
   *[square] Ogni tiro costa un combattente a chi perde.
}
bonus-more = { $with ->
    [guns] { $count ->
        [one] Un altro cannone
       *[other] Altri { $count } cannoni
    }
   *[swords] { $count ->
        [one] Un altro combattente
       *[other] Altri { $count } combattenti
    }
}

# Che cosa si può fare

offer-buy = Compra { $card }: { $gold } monete
offer-hire = { $figure ->
    [ship] Ingaggia una nave: { $gold } monete
   *[crew] Ingaggia un equipaggio: { $gold } monete
}
offer-quarters = { $figure ->
    [ship] Nel porto in { $square }
   *[crew] Nella città in { $square }
}
offer-take-up = Muovi da { $square }: { $figures }
offer-aim = Spara da { $square }
offer-leave = { $figure ->
    [ship] Lascia qui una nave
   *[crew] Lascia qui un equipaggio
}
offer-go = { $how ->
    [sail] Naviga in { $square }
    [ashore] Sbarca in { $square }
    [march] Marcia in { $square }
   *[aboard] Sali a bordo in { $square }
} ({ $figures }{ $steps ->
    [0] , con la corrente
   *[other] {""}
})
offer-fire = Spara su { $seat } ({ $square })
offer-answer = Rispondi al fuoco
offer-hold = Non sparare
offer-lose = { $figure ->
    [ship] Perdi una nave
   *[crew] Perdi un equipaggio
}
offer-done = { $part ->
    [buying] Fine acquisti
    [firing] Fine fuoco
   *[moving] Fine movimento
}

# Il giornale di bordo

event-lay = Si compone il tabellone.
event-round = Giro { $round }
event-compass = La bussola indica { $sector }; comincia { $seat }.
event-turn = Tocca a { $seat }
event-buy = { $seat } compra { $card } per { $gold } monete.
event-hire = { $figure ->
    [ship] { $seat } ingaggia una nave per { $gold } monete.
   *[crew] { $seat } ingaggia un equipaggio per { $gold } monete.
}
event-at = { $part ->
    [buying] La nuova pedina arriva in { $square }.
    [firing] { $seat } punta i cannoni da { $square }.
   *[moving] { $seat } sceglie il gruppo in { $square }.
}
event-leave = { $figure ->
    [ship] Una nave resta in { $square }.
   *[crew] Un equipaggio resta in { $square }.
}
event-go = { $seat } va in { $square }.
event-fire = { $seat } spara su { $square }.
event-answer = { $seat } risponde al fuoco.
event-hold = { $seat } non spara.
recap-steps = { $seat } fa { $count } passi, l’ultimo in { $square }.
event-done = { $part ->
    [buying] { $seat } ha finito gli acquisti.
    [firing] { $seat } ha finito di sparare.
   *[moving] { $seat } ha finito di muovere.
}
event-clash = { $with ->
    [swords] Corpo a corpo
   *[guns] Duello di cannoni
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Parità: si lancia ancora.
    [won] Vince { $attacker }.
   *[lost] Vince { $defender }.
}
event-battle = Battaglia in { $square }{ $place ->
    [temple] , per il tempio
    [skull] , per il teschio
    [city] , per la città
   *[square] {""}
}: { $seat } con { $fighters }, { $foe } con { $against }.
event-lose = { $figure ->
    [ship] { $seat } rinuncia a una nave.
   *[crew] { $seat } rinuncia a un equipaggio.
}
event-lost = { $figure ->
    [ship] { $seat } perde una nave in { $square }{ $fought ->
        [yes] {" "}contro { $foe }
       *[no] {""}
    }.
   *[crew] { $seat } perde un equipaggio in { $square }{ $fought ->
        [yes] {" "}contro { $foe }
       *[no] {""}
    }.
}
event-drowned = { $crews ->
    [one] Un equipaggio affonda con lei.
   *[other] { $crews } equipaggi affondano con lei.
}
event-overrun = { $place ->
    [temple] Il tempio in { $square } cade; { $seat } lo ha perso.
    [skull] Il teschio in { $square } cade; { $seat } lo ha perso.
   *[city] La città in { $square } cade; { $seat } l’ha persa.
}
event-unharmed = Il punto in { $square } non perde niente.
event-taken = { $place ->
    [temple] { $seat } conquista il tempio in { $square }
    [skull] { $seat } conquista il teschio in { $square }
   *[city] { $seat } conquista la città in { $square }
}{ $owned ->
    [yes] ; finora: { $owner }
   *[no] {""}
}.
event-income = { $seat } riceve { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
event-majority = { $seat } ha { $points } punti, più della metà di tutti.
event-elimination = { $seat } non ha più né pedine né punti.
event-time-up = L’ultimo giro è finito.

# Perché no

refused-owned-already = Questa carta ce l’hai già: compra qualcos’altro.
refused-too-expensive = Non hai abbastanza oro: compra qualcosa che costa meno.
refused-no-city = Non hai nessuna città: prima conquistane una.
refused-no-haven = Lì non c’è posto, o la casella è in mano a un avversario: prima fai posto, o caccialo via.
refused-no-harbour-of-yours = Questo porto non appartiene a nessuna delle tue città: scegline uno che vi appartenga.
refused-no-city-of-yours = Questa città non è tua: scegline una delle tue.
refused-ship-ashore = Le navi restano in mare: naviga lungo la costa, o fai sbarcare un equipaggio.
refused-no-ship = Gli equipaggi vanno in mare solo dove c’è una nave tua: prima porta una nave.
refused-adrift = Un equipaggio resterebbe in mare senza nave: portalo con te, o lascia lì anche una nave.
refused-full = Su una casella stanno al massimo quattro tue pedine: lasciane una indietro, o muovi altrove.
refused-too-far = { $how ->
    [here] Il gruppo è già lì: scegli un’altra casella.
    [none] Lì questo gruppo non arriva: scegli un’altra casella, o lascia indietro altre pedine.
    [near] { $far ->
        [one] È un passo
       *[other] Sono { $far } passi
    }, e tu ne hai { $left }: vai casella per casella.
   *[far] Troppo lontano: { $far ->
        [one] un passo
       *[other] { $far } passi
    }, e tu ne hai { $left }.
}
refused-no-steps = Non hai più passi: solo una corrente può ancora portare le tue navi.
refused-carried = La corrente ha già portato in tondo le tue navi: proseguire costa un passo, e non ne hai più.
refused-truce = Tregua: in questo giro non puoi entrare nelle caselle e nei punti degli altri. Per ora muovi altrove.
refused-step-first = Hai già scelto un gruppo: prima fagli fare un passo.
refused-in-hand = Questo gruppo l’hai già scelto: fagli fare un passo.
refused-no-group = Lì non hai pedine: scegli uno dei tuoi gruppi.
refused-engaged = Lì ci sono anche avversari, perciò questo gruppo resta e combatte: scegline un altro.
refused-no-way = Così questo gruppo non può muovere: scegline un altro, o lascia indietro altre pedine.
refused-group-first = Prima scegli il gruppo in { $square }: ci arriva in { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
refused-nothing-in-hand = Prima scegli un gruppo.
refused-no-such-figure = Nel gruppo scelto non c’è una pedina così: scegline una che ne fa parte.
refused-no-guns = Lì non hai né una nave né un punto: spara da un’altra casella.
refused-fired-already = Da lì in questo turno si è già sparato: spara da un’altra casella, o premi Fine fuoco.
refused-in-melee = Su questa casella ci sono avversari e si va al corpo a corpo: spara da un’altra casella, o premi Fine fuoco.
refused-nobody-near = Accanto a questa casella non c’è niente da colpire: spara da un’altra casella, o premi Fine fuoco.
refused-nobody-there = Lì non c’è nessun avversario: spara su un’altra casella.
refused-not-in-turn = Nel turno di un altro puoi sparare solo su quel capitano: scegli un’altra casella.
refused-mingled = Lì ci sono anche pedine tue e si va al corpo a corpo: spara su un’altra casella.
refused-ships-only = Senza una tua nave lì, questo punto colpisce solo navi: spara su un’altra casella.
refused-camouflaged = Questo equipaggio è mimetizzato: spara su un’altra casella.
refused-fire-first = Chi spara l’hai già scelto: ora scegli la casella su cui sparare.
refused-aim-first = Prima scegli chi spara.

# Cifre di molte partite

figure-battles = Battaglie
figure-shots = Colpi
figure-figures-lost = Pedine perse
figure-points-taken = Punti conquistati
figure-attackers-won = Battaglie vinte da chi attacca
figure-points-from-rivals = Punti tolti ad altri
figure-ended-by-majority = Finite con una maggioranza
figure-ended-by-elimination = Finite perché qualcuno era fuori gioco
figure-ended-by-last-round = Finite con l’ultimo giro

# Che cosa si vuole, e a che serve ogni cosa.

aim-card-1 = Vuoi avere alla fine più punti di tutti: templi, teschi e città che ti appartengono.
    .art = flag
aim-card-2 = Nel tuo turno prima compri se hai oro, poi muovi i tuoi gruppi, che si dividono i tuoi passi (anche oltre il bordo della carta), infine si combatte.
    .art = caravel
aim-card-3 = Finite le battaglie, gli equipaggi conquistano templi e città, le navi i teschi. Restano tuoi finché altri non li conquistano.
    .art = crew
aim-card-4 = I punti danno oro a ogni giro e contano alla fine, il doppio dove hai una zona intera; con l’oro compri navi, equipaggi e carte.
    .art = coin
aim-card-5 = La partita finisce con l’ultimo giro, o quando qualcuno tiene più della metà di tutti i punti.
    .art = i-crown

use-space-city = Un punto: dà oro a ogni giro e conta alla fine; nelle tue città arrivano i tuoi nuovi equipaggi.
    .paragraph = §19
use-space-harbour = Nei porti delle tue città arrivano le tue nuove navi; dagli attacchi non protegge.
    .paragraph = §9
use-space-jungle = Gli equipaggi vanno per terra di casella in casella, un passo ciascuna.
    .paragraph = §11
use-space-skull = Un punto in mare: lo conquista una tua nave che si trovi qui dopo le battaglie.
    .paragraph = §19
use-space-temple = Un punto a terra: lo conquista un tuo equipaggio che si trovi qui dopo le battaglie.
    .paragraph = §19
use-space-wave = Con la corrente di un gorgo una nave viaggia gratis, di onda in onda.
    .paragraph = §12
use-piece-caravel = { $whose ->
    [yours] Le tue navi: viaggiano, portano i tuoi equipaggi, sparano palle di cannone e conquistano i teschi.
   *[other] Navi nemiche: finisci il percorso di un gruppo sulla loro casella per combattere, o spara da accanto.
}
    .paragraph = §11
use-piece-crew = { $whose ->
    [yours] I tuoi equipaggi: vanno per terra o viaggiano sulle tue navi, e conquistano templi e città.
   *[other] Equipaggi nemici: finisci il percorso di un gruppo sulla loro casella per combattere.
}
    .paragraph = §11
use-piece-flag = { $whose ->
    [yours] Un tuo punto: ti dà oro a ogni giro, spara come una nave e conta alla fine.
   *[other] Un punto di questo capitano: se dopo le battaglie ci sono sopra pedine tue, diventa tuo.
}
    .paragraph = §19
use-piece-token = Un punto che non è ancora di nessuno: fatti trovare qui dopo le battaglie per prenderlo; un colore è una zona.
    .paragraph = §19
use-card-caravel = Una nuova nave arriva nel porto di una delle tue città e può salpare subito.
    .paragraph = §9
use-card-crew = Un nuovo equipaggio arriva in una delle tue città e può muovere subito.
    .paragraph = §9
use-card-g-cannonball = Per un colpo su una casella vicina; puoi comprarne quante vuoi.
    .paragraph = §8
use-card-g-cutlasses = Aggiunge 1 al dado in tutti i tuoi corpo a corpo.
    .paragraph = §8
use-card-g-pistols = Aggiunge 2 al dado in tutti i tuoi corpo a corpo.
    .paragraph = §8
use-card-g-boarders = Aggiunge 3 al dado in tutti i tuoi corpo a corpo.
    .paragraph = §8
use-card-g-spyglass = Aggiunge 1 al dado in tutti i tuoi duelli di cannoni.
    .paragraph = §8
use-card-g-long-guns = Aggiunge 2 al dado in tutti i tuoi duelli di cannoni.
    .paragraph = §8
use-card-g-master-gunner = Aggiunge 3 al dado in tutti i tuoi duelli di cannoni.
    .paragraph = §8
use-card-g-camouflage = A terra nessun cannone colpisce i tuoi equipaggi.
    .paragraph = §8
use-die = Non è ancora stato lanciato.
    .paragraph = §17
use-die-d = Vale il suo numero; con i bonus vince la somma più alta.
    .paragraph = §17
use-die-d-skull = Il teschio vale sette: nessun dado mostra di più.
    .paragraph = §17
use-fact-coin = L’oro compra navi, equipaggi e carte; nessuno può prendertelo.
    .paragraph = §8
use-fact-flag = Punti tenuti; più della metà di tutti chiude la partita. Alla fine quelli di una zona intera contano doppio.
    .paragraph = §22
use-fact-g-cannonball = Ogni colpo costa una palla di cannone.
    .paragraph = §14
use-row-flag = Punti tenuti finora; più della metà di tutti chiude la partita. Alla fine quelli di una zona intera contano doppio.
    .paragraph = §22
use-zone-compass = Il primo dei tre colori, da dentro, che qualcuno gioca comincia il giro.
    .paragraph = §6
use-zone-duel = Entrambi lanciano il dado e aggiungono i bonus; chi ha di meno perde una pedina.
    .paragraph = §17
use-zone-reckoning = Ogni punto conta uno, e i punti di una zona che uno possiede per intero contano due.
    .paragraph = §23
use-zone-shop = All’inizio del tuo turno puoi comprare carte, navi ed equipaggi, ovunque siano le tue pedine.
    .paragraph = §8
use-zone-standing = Quanti punti tengono tutti; più della metà di tutti chiude la partita. Alla fine quelli di una zona intera contano doppio.
    .paragraph = §22
use-meter = Sei passi nel turno per tutti i tuoi gruppi insieme; una corrente porta le navi gratis.
    .paragraph = §10
use-mark-range = Il gruppo che hai in mano arriva fin qui; il numero dice con quanti passi.
    .paragraph = §10
use-mark-range-prize = Un punto che in questo turno puoi conquistare senza combattere; il numero dice in quanti passi.
    .paragraph = §10
use-mark-range-aim = Puoi sparare a questa casella.
    .paragraph = §14
use-mark-range-haven = Ciò che ingaggi può venire qui.
    .paragraph = §9
use-mark-danger-foe = Se il gruppo si ferma qui, deve combattere.
    .paragraph = §13

# Perché un bot gioca così.

feature-unit = { $count ->
    [one] punto
   *[other] punti
}
feature-points = più punti in mano tua
    .less = meno punti in mano tua
    .plain = { $gain ->
        [0] avresti qualcosa in più
        [one] avresti circa un punto in più
       *[other] avresti circa { $gain } punti in più
    }
feature-areas = più punti per zone intere
    .less = meno punti per zone intere
    .plain = porta più punti per zone intere
feature-ships = più navi
    .less = meno navi
    .plain = così restano più navi
feature-crews = più equipaggi
    .less = meno equipaggi
    .plain = così restano più equipaggi
feature-gold = più oro
    .less = meno oro
    .plain = così resta più oro
feature-swords = più forza nel corpo a corpo
    .less = meno forza nel corpo a corpo
    .plain = così gli equipaggi diventano più forti nel corpo a corpo
feature-guns = più forza nel duello di cannoni
    .less = meno forza nel duello di cannoni
    .plain = così le navi diventano più forti nel duello di cannoni
feature-hope = più punti vicino alle tue pedine
    .less = meno punti vicino alle tue pedine
    .plain = le tue pedine si avvicinano a punti che puoi conquistare
feature-majority = maggiori speranze di una maggioranza
    .less = minori speranze di una maggioranza
    .plain = così una maggioranza diventa più probabile
feature-rivals = il rivale più forte sta peggio
    .less = il rivale più forte sta meglio
    .plain = danneggia il rivale più forte

# I campi di una posizione, come si chiamano quando la si modifica

field-board = Tabellone, segno per segno
field-sector = Settore della bussola
field-round = Giro
field-turn = A chi tocca
field-first = Ha cominciato questo giro
field-colours = Colori
field-groups = Gruppi
field-owners = Proprietari dei punti
field-gold = Oro
field-balls = Palle di cannone
field-cards = Equipaggiamento
field-left = Passi rimasti
field-rides = Portati dalle correnti
field-hand = Gruppo in movimento
field-ships = Navi in viaggio
field-crews = Equipaggi in movimento
field-fresh = Il gruppo non ha ancora agito
field-fired = Hanno sparato
field-dice = Dadi
field-duel = Duello
