# Ghost Ship.

game-title = Ghost Ship
game-line = Posa le isole, poi recupera i tesori prima che l’equipaggio dei morti se li riprenda.
game-aim = Raccogli tesori e oro: alla fine contano i punti.
game-kind = tessere

option-ready_made = Mare già pronto
    .hint = Il caso posa le isole, e il viaggio comincia subito. Una scorciatoia nostra per una prima partita; nel gioco stampato le isole le posano i capitani.
option-open_symbols = Simboli scoperti
    .hint = Un simbolo resta scoperto appena qualcuno ci è stato.
option-gold_cap = Limite dell’oro
    .hint = Un pezzo d’oro vale al massimo tre punti.
option-meetings = Incontri
    .hint = Se si incontrano tutti quelli di una casella, o navi solo con navi ed esploratori solo con esploratori.
    .reason = Un esploratore nel folto della giungla e una nave di passaggio non si vedono i tesori.
option-meetings-field = tutti quelli di una casella
option-meetings-kind = navi con navi, esploratori con esploratori
option-swim = Nuotare
    .hint = Quale numero dev’essere 4 o 5 perché un esploratore attraversi a nuoto uno stretto.
    .reason = Ciò che si risparmia per un simbolo aiuta anche a nuotare: un solo numero per tutto il turno.
option-swim-dial = il numero sulla ruota
option-swim-number = il numero del turno, con i punti risparmiati
option-tables = Tabelle
    .hint = Tre elenchi del regolamento stampato sono andati perduti. Qui scegliete che cosa li sostituisce.
option-tables-house = regole della casa
option-tables-plain = semplici, senza terne

# Numeri che le varianti possono cambiare

option-gold_number = Pezzi d’oro
    .hint = Quanti pezzi d’oro si posano sulle tessere che sono tutta terra.
option-quiet_rounds = Giri senza ritrovamenti
    .hint = Dopo quanti giri in cui non si raccoglie nulla il viaggio finisce.

# Nomi

space-free = ancora nessuna tessera
space-water = acque aperte
space-coast = costa
space-inland = solo terra
space-quest = tessera ?
space-rim = cerchio sul bordo
space-rim-at = cerchio sul bordo, a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} di { $field }
piece-gold = oro
piece-ghost = la nave fantasma
piece-chip = tesoro coperto
piece-chip-rock = tesoro coperto su uno scoglio
piece-scout = esploratore
piece-s-pirates = pirati
piece-s-storm = tempesta
piece-s-natives = indigeni
piece-s-ruins = rovine
piece-s-vein = vena d’oro
field = { $name }
side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
rim = sul bordo, a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} di { $name }
docked = alla riva { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} di { $name }
on-land = { $name }
on-circle = sul cerchio di { $name }
kind = { $kind ->
    [1] Mare aperto
    [2] Promontorio
    [3] Stretto
    [4] Ansa
    [5] Cala
   *[6] Solo terra
}
kind-count = { $count } × { $kind ->
    [1] mare aperto
    [2] promontorio
    [3] stretto
    [4] ansa
    [5] cala
   *[6] solo terra
}
tile = { $kind ->
    [1] mare aperto
    [2] un promontorio
    [3] uno stretto
    [4] un’ansa
    [5] una cala
   *[6] solo terra
}{ $kind ->
    [1] {""}
    [6] {""}
   *[other] {" "}(acqua { $water })
}
symbol = { $symbol ->
    [pirates] pirati
    [storm] tempesta
    [natives] indigeni
    [ruins] rovine
   *[vein] vena d’oro
}
quest = una tessera ? ({ $symbol })
quest-card = Tessera ? ({ $symbol })
treasure = tesoro di valore { $worth }
worth = { $worth }
number = { $number }
number-between = { $one } o { $other }
number-sign = { $number }
direction = { $direction ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ovest
    [W] ovest
   *[NW] nord-ovest
}
direction-between = fra { $one } e { $other }
direction-sign = { $direction ->
    [SW] SO
    [W] O
    [NW] NO
   *[other] { $direction }
}
triplet = { $what ->
    [tailwind] Vento in poppa
    [call] Richiamo del fantasma
    [barter] Baratto
   *[mutiny] Ammutinamento
}

# Il tavolo

zone-quest = La tua tessera ?
zone-lot = Tessere in mano
zone-tiles = Tessere
zone-dial = Ruota
zone-arrow = Rotta del fantasma
zone-treasures = I tuoi tesori
    .note = { $points ->
        [one] un punto
       *[other] { $points } punti
    } · restano { $treasures ->
        [one] 1 tesoro
       *[other] { $treasures } tesori
    }, oro { $gold }
zone-reckoning = Che cosa è stato portato a casa
stock = { $count ->
    [one] ancora una tessera, coperta
   *[other] ancora { $count } tessere, coperte
}
aside = Messe da parte: { $count } × { $kind }
in-hand = { $count ->
    [one] { $kind }
   *[other] { $kind }, ce ne sono { $count }
}
dial-shows = La ruota segna { $number }
dial-rests = La ruota non è ancora stata girata
arrow-shows = La freccia segna { $direction }
arrow-rests = La freccia non è ancora stata girata
gold-card = Oro
own-gold = { $count ->
    [one] un pezzo d’oro
   *[other] { $count } pezzi d’oro
}, del valore di { $worth } ciascuno
known = { $treasure }, coperto presso { $seat }, noto a te
gold-at = oro in { $field }
symbol-at = { $symbol } in { $field }
symbol-on = { $symbol } in { $field }{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] : lasciare il cerchio costa { $more } in più
    }
   *[other] : un esploratore lascia il cerchio solo con un { $numbers }
}
treasure-at = tesoro coperto in { $field }
rock-at = tesoro coperto sullo scoglio { $field }
ship-at = Nave di { $seat }: { $place }
scout-at = Esploratore di { $seat }: { $place }
ghost-at = la nave fantasma, sopra { $field }
mark-land = Questo lato deve essere terra
mark-water = A questo lato serve una linea tratteggiata
fact-gold = oro
fact-treasures = { $count ->
    [one] tesoro
   *[other] tesori
}
fact-secret = tesori: quanti siano è segreto
fact-quests = { $count ->
    [one] tessera ? da posare
   *[other] tessere ? da posare
}
fact-saved = { $sign ->
    [plus] da parte (per salire)
   *[minus] da parte (per scendere)
}
fact-run = lo stesso numero due volte di fila
note-run = { $number } due volte: alla terza { $what ->
    [tailwind] ha 5 punti
    [call] muove il fantasma
    [barter] scambia tesori
   *[mutiny] perde il turno
}
note-by-ship = a terra, vicino alla nave
note-ashore = a terra
note-docked = all’attracco
sheet-treasures = Tesori
sheet-gold = Oro
sheet-points = Punti
meter-points = Movimento

# Che cosa sta succedendo

phase-islands = Le isole
phase-round = Giro { $round }
phase-laying = Tocca a { $seat }
phase-turn = Tocca a { $seat }
phase-number = Tocca a { $seat }, numero { $number }
phase-over = La fine

prompt-anchorage = { $ready ->
    [1] Scegli un angolo per la tua nave: vanno bene tutti.
   *[other] Scegli un angolo per la tua nave.
}
prompt-lay-quest = Posa { $quest }.
prompt-lay-tile = Posa le tue tessere: { $tiles ->
    [one] ancora una
   *[other] ancora { $tiles }
}.
prompt-summons = Scegli dove appare la nave fantasma.
prompt-put-back = La nave fantasma ha lasciato la mappa: scegli dove riappare.
prompt-outset = { $what ->
    [treasure] Gira la ruota: poi prendi il tesoro.
    [gold] Gira la ruota: poi puoi raccogliere l’oro.
    [search] Gira la ruota, o cerca una nave.
   *[way] Gira la ruota.
}
prompt-picks = La lancetta sta fra due numeri, { $dial }: scegline uno.
prompt-uses = Hai fatto { $number }. { $sign ->
    [plus] Aggiungi punti risparmiati
   *[minus] Togli punti risparmiati
}? Quelli che non usi vanno perduti.
prompt-call = Muovi la nave fantasma: { $fields ->
    [one] ancora una casella
   *[other] ancora fino a { $fields } caselle
}.
prompt-barters = Scegli con chi barattare.
prompt-at-sea = Prosegui, o attracca.
prompt-to-dock = Attracca qui, o prosegui.
prompt-to-land = Sbarca qui, o prosegui.
prompt-short = Resta qui, o prosegui.
prompt-at-rock = Prendi ora il tesoro o continua a navigare.
prompt-sailing = Naviga, o termina il turno.
prompt-ashore = Cammina, o termina il turno.
prompt-ashore-treasure = Prendi ora il tesoro, o prosegui a piedi.
prompt-ashore-gold = Raccogli l’oro, o prosegui a piedi.
prompt-only-treasure = Prendi ora il tesoro.
prompt-only-gold = Raccogli ora l’oro.
prompt-ashore-circle = Vai al tesoro, o prosegui.
prompt-ashore-ship = Sali a bordo, o prosegui a piedi.
prompt-waits = Sei al tesoro: termina il turno e prendilo al prossimo.
prompt-stuck = Qui non c’è più niente da fare: termina il turno.
prompt-chance = { $step ->
    [spins] La ruota gira…
    [needles] La freccia gira…
    [seeks] Si cerca una nave…
    [casting] Si tira a sorte…
    [takes-up] Si pescano tessere…
    [turns-up] Si scopre una tessera ?…
    [ready] Si posa il mare…
    [looks] Si guarda il tesoro…
    [reveal] Si mostrano i tesori…
   *[other] Si pesca un tesoro…
}
prompt-over = { $winners ->
    [one] { $ahead ->
        [one] { $seat } ha portato a casa più di tutti!
       *[other] Ha vinto { $seat }, alla maggiore distanza dalla nave fantasma!
    }
   *[other] Più capitani si dividono la vittoria.
}
result = { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $treasures ->
    [0] nessun tesoro
    [one] un tesoro
   *[other] { $treasures } tesori
}, { $gold ->
    [0] niente oro
    [one] un pezzo d’oro
   *[other] { $gold } pezzi d’oro
}
hint-laying = Scegli una tessera: si accendono le caselle dove combacia. Sono utili le vie dalla tua nave alle tessere ?.
hint-anchorage = { $ready ->
    [1] Le isole vengono sorteggiate dopo: tutti gli angoli si equivalgono. Lontano dalle altre navi c’è meno rivalità.
   *[other] Per ora tutti gli angoli si equivalgono: i tesori vicino al tuo saranno quelli che vi poserai tu.
}
hint-ghost = A ogni giro va alla deriva di una casella. Più è lontana dalla tua nave, più sei al sicuro.
hint-outset = Il numero dice quanto puoi muoverti; anche la nave fantasma va alla deriva. Oppure resta e risparmia un punto: alza o abbassa di 1 il tuo prossimo numero.
hint-sailing = Scogli: fermati e prendi il tesoro al turno dopo. Isole: attracca, sbarca e raggiungilo.
hint-number-to-dock = Con un { $need } o più puoi attraccare qui e sbarcare.{ $saves ->
    [0] {""}
   *[other] {" "}Un punto risparmiato alza il prossimo numero.
}
hint-short = { $what ->
    [dock] Per attraccare servono { $need } punti, 1 per attraccare e 2 per sbarcare, e tu ne hai { $left }: resta qui e attracca al prossimo turno con un { $need } o più.
   *[land] Per sbarcare servono { $need } punti, e tu ne hai { $left }: resta qui e sbarca al prossimo turno.
}
hint-held = Puoi lasciare questo cerchio solo con un { $numbers }: { $symbol }.{ $saves ->
    [0] {""}
   *[other] {" "}Un punto risparmiato cambia di 1 il prossimo numero.
}
hint-held-take = Basta qualsiasi numero. Per lasciare questo cerchio ti serve un { $numbers } ({ $symbol }).
hint-take = Basta qualsiasi numero.{ $numbers ->
    [any] {""}
   *[other] {" "}Per andartene ti serve un { $numbers } ({ $symbol }).
}
hint-take-gold = Basta qualsiasi numero.
hint-searching = Cercare ti risparmia il ritorno a piedi: da { $least } in su la tua nave viene a questa costa.

# Che cosa si può fare

offer-corner = Getta l’ancora in { $field }
offer-lay = Posa in { $field }: { $tile }
offer-ghost = Muovi la nave fantasma in { $field }
offer-spin = Gira la ruota
offer-save = { $sign ->
    [plus] Risparmia un punto per salire
   *[minus] Risparmia un punto per scendere
}
offer-search = Cerca una nave
offer-number = Prendi il { $number }
offer-use = { $points ->
    [0] Resta a { $number }
   *[other] Fanne { $number }
}
offer-stay = Lascia lì la nave fantasma
offer-barter = Baratta con { $other }
offer-sail = Naviga: { $place } ({ $cost })
offer-dock = Attracca a { $side } ({ $cost })
offer-land = Sbarca ({ $cost })
offer-walk = Vai in { $field } ({ $cost })
offer-pass = Passare oltre il tesoro di { $field } ({ $cost })
offer-circle = Sul cerchio di { $field } ({ $cost })
offer-cross = Attraversa per terra ({ $cost })
offer-swim = Attraversa a nuoto ({ $cost })
offer-board = Sali a bordo ({ $cost })
offer-take = Recupera il tesoro ({ $cost })
offer-dig = Raccogli l’oro ({ $cost })
offer-end = Termina il turno

hint-touching = Ogni casella libera tocca un’altra tessera ?, perciò questa può toccarle agli angoli.
hint-quest = { $whose ->
    [yours] Più vicino a te
   *[other] Più vicino a { $seat } che a te
}. { $rock ->
    [1] Uno scoglio: qui il tesoro lo prende una nave.
   *[other] Simbolo: { $symbol }. { $numbers ->
        [any] { $more ->
            [0] Un esploratore se ne va con qualsiasi numero.
           *[other] Per un esploratore andarsene costa { $more } in più.
        }
       *[other] Un esploratore se ne va solo con un { $numbers }.
    }
}
hint-finding = Termina il turno.
hint-save = Resti; il prossimo numero può { $sign ->
    [plus] salire
   *[minus] scendere
} di { $points }.
hint-search = Viene da { $least } in su.
hint-arrow = La freccia segna { $direction }.
hint-dock = Sbarcare costa altri { $cost }.
hint-unknown = Prendi il tesoro al prossimo turno; un simbolo può trattenerti.
hint-circle = Prendi il tesoro al prossimo turno.
hint-gold = { $now ->
    [0] Raccogli l’oro al prossimo turno, per 1 punto.
   *[other] Raccogli l’oro subito, per 1 punto in più.
}
hint-onward = Da lì si prosegue verso { $fields }.
hint-dead-end = Un vicolo cieco: da lì nessun sentiero prosegue.
hint-rock = Resta lì e prendi il tesoro al prossimo turno.
hint-coast = L’esploratore può sbarcare qui ({ $land } punti) e andare { $what ->
    [gold] all’oro
   *[treasure] al tesoro
} di { $field } ({ $cost }).
hint-deck = Questo tesoro è per l’esploratore, non per la nave: attracca ({ $dock }), sbarca ({ $land }), vai sul cerchio ({ $ring }).
hint-wait = Tesoro al prossimo turno.
hint-lapse = { $left ->
    [one] Un punto movimento va perduto.
   *[other] { $left } punti movimento vanno perduti.
}
warning-saved = Più di { $most } punti risparmiati non servono mai.
warning-lapse = I tuoi punti risparmiati vanno perduti.
warning-symbol = { $symbol }: puoi lasciare il cerchio solo con un { $numbers }{ $more ->
    [0] .
   *[other] , e costa { $more } in più.
}
warning-dearer = { $symbol }: lasciare il cerchio costa { $more } in più.
warning-closes = Il suo cerchio ti resta chiuso finché non torni in mare.
warning-leaves = Lasci il tesoro: per prenderlo, resta dove sei.

# Perché no

refused-corner-taken = Lì c’è già una nave: scegli un altro angolo.
refused-no-partner = Puoi barattare solo con un altro capitano: scegline uno.
refused-owns-nothing = Questo capitano non possiede tesori: scegline un altro.
refused-not-in-hand = Una tessera così non ce l’hai: posane una delle tue.
refused-field-taken = Lì c’è già una tessera: scegli una casella libera.
refused-rim-water = Sul bordo dev’esserci acqua, a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}: ruota la tessera, o posala altrove.
refused-wants-land = Il lato { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} dev’essere terra: ruota la tessera, o posala altrove.
refused-wants-water = Il lato { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} dev’essere acqua: ruota la tessera, o posala altrove.
refused-half-full = In questa metà ci sono già dieci tessere ?: usa l’altra.
refused-shuts-in = Così la terra chiuderebbe più caselle di quante tessere di sola terra ci sono: posala altrove.
refused-touches = Le tessere ? non possono stare una accanto all’altra: posala altrove.
refused-touches-corner = Ci sono caselle dove non tocca nessun’altra tessera ?: scegli una di quelle.
refused-not-middle = La nave fantasma può apparire solo nel mezzo: scegli D5 o D6.
refused-ghost-too-far = { $how ->
    [here] La nave fantasma è già lì: scegli una casella accanto, o lasciala dov’è.
    [near] Sono { $far } caselle, e può muovere di { $left }: mandala casella per casella.
   *[far] Troppo lontano: { $far } caselle, e la nave fantasma può muovere ancora di { $left ->
        [one] una
       *[other] { $left }
    }.
}
refused-not-shown = La lancetta non segna questo numero: scegli uno dei due.
refused-too-many = Tanti punti non puoi usarli: usane di meno.
refused-other-sign = Stai già risparmiando nell’altro senso: continua così, o gira la ruota.
refused-counter-full = Più punti non puoi risparmiarne: gira la ruota.
refused-scout-aboard = Il tuo esploratore è a bordo: prima sbarca.
refused-scout-ashore = Il tuo esploratore è a terra: muovi lui, o prima sali a bordo.
refused-inland = Nell’interno non puoi trovare una nave: prima raggiungi una costa.
refused-ship-is-here = La tua nave è proprio qui: gira la ruota, e sali a bordo.
refused-too-dear = Costa { $cost }, e tu hai { $left }: fai qualcosa che costa meno, o termina il turno.
refused-no-route = Nessuna linea tratteggiata porta lì: scegli un cerchio a cui ne arriva una.
refused-too-far-to-sail = { $how ->
    [here] La tua nave è già lì: naviga altrove, o termina il turno.
    [none] Le linee tratteggiate non portano lì: naviga altrove.
    [near] L’intera rotta costa { $cost }, e tu hai { $left }: naviga da un cerchio al prossimo.
   *[far] Troppo lontano: la rotta costa { $cost }, e tu hai { $left }.
}
refused-no-shore = Lì non c’è una riva per attraccare: scegline un’altra, o continua a navigare.
refused-shore-name = Questa riva prende il nome da un altro lato: { $shore ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}.
refused-docked-already = Lì sei già all’attracco: sbarca, o continua a navigare.
refused-dock-rest = Per attraccare servono { $need } punti, perché ne devono restare { $rest } per sbarcare, e tu ne hai { $left }: termina qui il turno e attracca con un { $need } o più.
refused-not-docked = Da qui non puoi sbarcare: prima attracca con la nave.
refused-no-path = Nessuna via di terra porta lì: passa per un lato che è terra.
refused-other-paths = Nessun sentiero porta lì: da qui si va verso { $fields }.
refused-other-side = Da questo cerchio il tuo esploratore può proseguire solo verso il lato da cui è venuto: scegli lì una casella, o sali a bordo.
refused-too-far-to-walk = { $how ->
    [here] Il tuo esploratore è già lì: vai altrove, o termina il turno.
    [none] Nessuna via di terra porta lì: vai altrove, o a bordo.
    [near] L’intero cammino costa { $cost }, e tu hai { $left }: vai da una casella alla prossima.
   *[far] Troppo lontano: il cammino costa { $cost }, e tu hai { $left }.
}
refused-no-circle = Qui non c’è un cerchio per un esploratore: scegli un’altra casella.
refused-closed = Sei già passato sulla terra di questa casella: il suo cerchio ti è chiuso finché non torni in mare. Vai altrove.
refused-on-circle = Dal cerchio puoi andare solo su un’altra casella, o a bordo.
refused-no-strait = Qui non c’è uno stretto: prosegui per terra.
refused-other-island = L’altra costa appartiene a un’altra isola: attraversa a nuoto, o vai altrove.
refused-sharks = Squali! Puoi nuotare solo con 4 o 5: aspetta, o prosegui lungo la costa.
refused-not-sole = Nuotare costa un intero turno, e in questo hai già fatto qualcosa: nuota nel prossimo.
refused-not-moored = La tua nave non è qui: torna da lei, o cercane un’altra nel prossimo turno.
refused-held-back = { $symbol ->
    [pirates] I pirati non lasciano andare nessuno
    [storm] La tempesta è troppo forte
    [natives] Gli indigeni ti trattengono
    [ruins] Fra le rovine hai perso la strada
   *[vein] La vena d’oro ti trattiene
}: con questo numero non ti liberi. Riprova nel prossimo turno.
refused-no-treasure = Qui non c’è nessun tesoro: vai su un cerchio dove ce n’è uno.
refused-by-scout = Una nave non può prendere questo tesoro: attracca, sbarca e manda l’esploratore sul suo cerchio.
refused-not-yet = Puoi prendere un tesoro solo dove comincia il tuo turno: termina qui questo turno e prendilo al prossimo.
refused-no-gold = Qui non c’è oro: vai su una casella con l’oro.

# Il giornale di bordo

event-first = Comincia { $seat }: così ha deciso la sorte.
event-corner = { $seat } getta l’ancora in { $field }.
event-turn-up = { $seat } scopre { $quest }.
event-lay = { $seat } posa in { $field }: { $mask }.
event-reseating = Per la tessera ? di { $seat } non c’è posto: altre devono spostarsi.
event-makes-room = La tessera ? in { $field } viene ripresa.
event-seated = In { $field } ora c’è { $quest }.
event-lot = { $seat } prende delle tessere: { $items }.
event-puts-aside = { $seat } mette da parte le tessere rimaste: non stanno da nessuna parte.
event-finishing = Le ultime caselle si riempiono con tutte le tessere rimaste.
event-settles = In { $field } arriva: { $mask }.
event-lifts = La tessera in { $field } viene ripresa per uno scambio.
event-sea = Il caso ha posato il mare. I suoi simboli: { $symbols }.
event-complete = Il mare è completo. Sulle isole si nascondono tesori e oro.
event-ghost = { $why ->
    [left] La nave fantasma lascia la mappa: { $seat } la rimette in { $field }.
    [called] { $seat } manda la nave fantasma in { $field }.
   *[begins] { $seat } mette la nave fantasma in { $field }.
}
event-turn = Giro { $round } · { $seat }
event-spin = { $seat } gira la ruota.
event-dial = Segna { $dial }.
event-needle = La freccia segna { $arrow }.
event-number = { $seat } prende il { $number }.
event-triplet = { $seat } ha fatto tre volte lo stesso numero: { $what }! { $effect ->
    [tailwind] Il turno ha 5 punti.
    [call] La nave fantasma può essere mandata più in là.
    [barter] Si barattano tesori, se entrambi ne hanno uno.
   *[mutiny] Né passi né tesoro in questo turno.
}
event-drifts = La nave fantasma va alla deriva in { $field }.
event-stay = { $seat } lascia lì la nave fantasma.
event-lose = La nave fantasma prende a { $seat } un { $chip }, pescato da { $neighbour }.
event-robbed-veiled = La nave fantasma prende a { $seat } un tesoro.
event-spared = Presso { $seat } la nave fantasma non trova tesori.
event-barter = { $seat } baratta con { $other }.
event-draw = { $seat } pesca da { $other } un { $chip }.
event-draws-veiled = { $seat } pesca un tesoro da { $other }.
event-draws-back-veiled = { $other } pesca un tesoro da { $seat }.
event-save = { $seat } risparmia un punto { $sign ->
    [plus] per salire
   *[minus] per scendere
}.
event-use = { $points ->
    [0] { $seat } non usa punti risparmiati.
    [one] { $seat } usa un punto risparmiato.
   *[other] { $seat } usa { $points } punti risparmiati.
}
event-search = { $seat } cerca una nave con lo sguardo.
event-found = Una nave! È là dove si trova l’esploratore di { $seat }.
event-missed = { $seat } non vede nessuna nave.
event-sail = { $seat } naviga: { $place }{ $by ->
    [rim] , lungo il bordo
   *[route] {""}
}.
recap-steps = { $seat } fa { $count } passi.
event-dock = { $seat } attracca a { $shore }.
event-land = { $seat } sbarca in { $field }.
event-walk = { $seat } va in { $field }.
event-circle = { $seat } entra nel cerchio di { $field }.
event-cross = { $seat } passa all’altra costa.
event-swim = { $seat } attraversa lo stretto a nuoto.
event-board = { $seat } sale a bordo.
event-glimpse = Il simbolo in { $field }: { $symbol }.{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] {" "}Lasciare il cerchio costa { $more } in più a un esploratore.
    }
   *[other] {" "}Un esploratore lascia il cerchio solo con un { $numbers }.
}
event-take = { $seat } recupera il tesoro in { $field }.
event-chip = { $seat } trova un { $chip }.
event-looks-veiled = { $seat } lo guarda.
event-dig = { $seat } raccoglie l’oro in { $field }.
event-end = { $seat } termina il turno.
event-meeting = Un incontro: { $met }.
event-show = { $seat } mostra { $count ->
    [one] un tesoro di valore { $items }
   *[other] { $count } tesori: { $items }
}.
event-reveal-veiled = { $seat } mostra dei tesori.
event-empty-handed = { $seat } non ha tesori da mostrare.
event-quiet = Da { $rounds } giri nessuno trova più niente: il viaggio viene abbandonato.
event-last = Il viaggio è finito. Che cosa è stato portato a casa?
event-score = { $seat }: { $treasures } per i tesori, oro { $gold } × { $worth }: { $total } { $total ->
    [one] punto
   *[other] punti
}.
event-consolation = { $seat } ha più tesori di chiunque altro, e con ciò la vittoria morale.
event-reckoning = { $ahead ->
    [one] Si confrontano i punti.
   *[other] Più capitani hanno il massimo dei punti: ora conta chi è più lontano dalla nave fantasma.
}

# Che cosa si vuole, e a che serve ogni cosa.

aim-laying = Posa i tesori vicino a te: presto salperai a prenderli.
aim-ready = Scegli un angolo: presto salperai per i tesori.
aim-ready-voyage = Raccogli tesori e oro: alla fine contano i punti.
delegate-held = Gioca finché posso uscire
delegate-laying = Posa il resto per me
aim-card-1 = Vuoi tesori e oro: vince chi ha più punti quando tutto è stato trovato.
    .art = chip
aim-card-2 = Prima posate le isole. Su ogni tessera ? ci sarà un tesoro: posale vicino al tuo angolo.
    .art = ring-q
aim-card-3 = Poi giri il disco e ti muovi di tanto: la nave recupera i tesori dagli scogli, l’esploratore quelli sulle isole.
    .art = sloop
aim-card-4 = A ogni giro di ruota la nave fantasma («Ghost Ship» in inglese) va alla deriva, e prende un tesoro a tutti quelli sulla cui casella arriva.
    .art = ghost
aim-card-5 = I tesori valgono da 1 a 4 punti; un pezzo d’oro vale 1, o tanti punti quanti sono i tuoi tesori di valore 1.
    .art = gold
aim-ready-card-2 = Le isole sono già posate, e su ogni tessera ? c’è un tesoro. (Una scorciatoia nostra: nel gioco stampato prima le posate voi.)
aim-ready-voyage-card-2 = Le isole sono già posate, e su ogni tessera ? c’è un tesoro. (Una scorciatoia nostra: nel gioco stampato prima le posate voi.)

use-space-free = Qui sta una tessera, se acqua e terra combaciano con tutte le vicine.
    .paragraph = §9
use-space-water = Le navi seguono le linee tratteggiate, un punto movimento per ogni passo.
    .paragraph = §20
use-space-coast = Le navi seguono le linee tratteggiate e attraccano alla riva, dove l’esploratore sbarca.
    .paragraph = §22
use-space-inland = Qui arrivano solo gli esploratori, per tre punti movimento; su caselle così può esserci oro.
    .paragraph = §23
use-space-quest = Qui c’è un tesoro: su uno scoglio per una nave, su un’isola per un esploratore. Vai sul cerchio e prendilo al prossimo turno. Il simbolo dice con quali numeri si esce.
    .paragraph = §26
use-space-rim = Sul bordo le navi vanno di cerchio in cerchio per tre punti movimento, e la nave fantasma non ci viene mai.
    .paragraph = §21
use-piece-chip = Manda l’esploratore su questo cerchio; al prossimo turno potrai prendere il tesoro per 1 punto movimento. Questo termina il turno.
    .paragraph = §28
use-piece-chip-rock = Uno scoglio: naviga fin qui; al prossimo turno la tua nave potrà prendere il tesoro per 2 punti movimento. Questo termina il turno.
    .paragraph = §28
use-piece-gold = Un esploratore che si trova qui lo prende per un punto movimento; così il turno finisce.
    .paragraph = §29
use-piece-ghost = A ogni giro di ruota va alla deriva di una casella; chi si trova sulla casella dove arriva perde un tesoro.
    .paragraph = §17
use-piece-s = Decide con quale numero del turno un esploratore può lasciare questo cerchio.
    .paragraph = §26
use-piece-s-pirates = Un esploratore può lasciare questo cerchio solo con un 5.
    .paragraph = §26
use-piece-s-storm = Un esploratore può lasciare questo cerchio solo con un 2 o un 3; con le «tabelle semplici» con ogni numero, per un punto movimento in più.
    .paragraph = §26
use-piece-s-natives = Un esploratore può lasciare questo cerchio solo con un 2 o un 4; con le «tabelle semplici» con ogni numero, per un punto movimento in più.
    .paragraph = §26
use-piece-s-ruins = Un esploratore può lasciare questo cerchio solo con un 3 o un 5; con le «tabelle semplici» con ogni numero, per un punto movimento in più.
    .paragraph = §26
use-piece-s-vein = Un esploratore può lasciare questo cerchio con ogni numero, per un punto movimento in più.
    .paragraph = §26
use-piece-scout = { $whose ->
    [yours] Il tuo esploratore va per terra di casella in casella e prende tesori e oro; la tua nave aspetta alla riva.
   *[other] Questo esploratore va per terra e prende tesori e oro, mentre la sua nave aspetta.
}
    .paragraph = §23
use-piece-sloop = { $whose ->
    [yours] La tua nave segue le linee tratteggiate, un punto movimento per ogni passo, e attracca alle rive.
   *[other] Le navi non si sbarrano mai la strada; chi si ferma sulla stessa casella mostra agli altri i propri tesori.
}
    .paragraph = §20
use-card-stock = Da qui tutti a turno prendono dieci tessere da posare, finché non ce ne sono più.
    .paragraph = §8
use-card-aside = Queste tessere non stavano da nessuna parte; alla fine forse riempiono ancora un vuoto.
    .paragraph = §10
use-card-tile-1 = Acqua su tutti e quattro i lati: sceglila e posala dove combacia.
    .paragraph = §9
use-card-tile-2 = Acqua su tre lati: sceglila, ruotala e posala dove combacia.
    .paragraph = §9
use-card-tile-3 = Acqua su due lati opposti, con due coste in mezzo: sceglila, ruotala e posala dove combacia.
    .paragraph = §9
use-card-tile-4 = Acqua su due lati che si toccano: sceglila, ruotala e posala dove combacia.
    .paragraph = §9
use-card-tile-5 = Acqua su un lato: sceglila, ruotala e posala dove combacia.
    .paragraph = §9
use-card-tile-6 = Terra su tutti e quattro i lati: su caselle così ci sarà oro.
    .paragraph = §9
use-card-s = Qui ci sarà un tesoro; posala dove combacia e dove intorno non c’è nessun’altra tessera ?.
    .paragraph = §6
use-card-chip = Un tesoro; il suo valore conta alla fine, se la nave fantasma non lo prende prima.
    .paragraph = §34
use-card-fruit = Un tesoro; il suo valore conta alla fine, se la nave fantasma non lo prende prima.
    .paragraph = §34
use-card-gold = Vale tanti punti quanti tesori di valore 1 hai, e almeno uno.
    .paragraph = §34
use-fact-chip = Il numero dei tesori, da 1 a 4 punti l’uno; quanto valgono lo sa solo chi li ha.
    .paragraph = §31
use-fact-gold = Ogni pezzo vale tanti punti quanti tesori di valore 1 si hanno, e almeno uno.
    .paragraph = §34
use-fact-knot = Punti risparmiati, che cambiano il numero del prossimo giro di ruota, su fino a 5 o giù fino a 2.
    .paragraph = §19
use-fact-run = Un numero tre volte di fila: il 2 dà 5 punti, il 3 manda la nave fantasma fino a tre caselle più in là, il 4 fa barattare un tesoro, il 5 fa perdere il turno.
    .paragraph = §18
use-fact-ring-q = Quante tessere ? restano da posare; su ognuna ci sarà un tesoro.
    .paragraph = §6
use-zone-arrow = La freccia dice dove va alla deriva la nave fantasma, una casella a ogni giro di ruota.
    .paragraph = §16
use-zone-dial = Il numero uscito è il numero dei tuoi punti movimento in questo turno.
    .paragraph = §15
use-zone-hand = Scegli una tessera e poi una casella in cui sta; si ruota da sola, o la ruoti tu.
    .paragraph = §9
use-zone-own = Quello che hai raccolto; chi alla fine ha più punti vince.
    .paragraph = §34
use-zone-tiles = Le tessere rimaste, e quelle messe da parte perché non stavano da nessuna parte.
    .paragraph = §8
use-zone-reckoning = I punti di tutti: tesori, e oro secondo il numero dei tesori di valore 1.
    .paragraph = §34
use-meter = I punti movimento di questo turno: un passo in mare ne costa uno, a terra per lo più due.
    .paragraph = §14
use-mark-range = Fin qui puoi arrivare; il numero è il prezzo in punti movimento.
    .paragraph = §14

# Perché un bot gioca così.

feature-unit = { $count ->
    [one] punto
   *[other] punti
}
feature-quests = tessere ? più vicine al proprio angolo
    .less = tessere ? più lontane dal proprio angolo
    .plain = così ci saranno più tesori vicini
feature-treasures = tesori di maggior valore
    .less = tesori di minor valore
    .plain = porta più tesori
feature-gold = oro di maggior valore
    .less = oro di minor valore
    .plain = porta più oro
feature-promise = più tesori di valore 1 per l’oro futuro
    .less = meno tesori di valore 1 per l’oro futuro
    .plain = così l’oro ancora da trovare vale di più
feature-next = migliori speranze per il prossimo ritrovamento
    .less = peggiori speranze per il prossimo ritrovamento
    .plain = così il prossimo tesoro si raggiunge prima
feature-ghost = meno pericolo dalla nave fantasma
    .less = più pericolo dalla nave fantasma
    .plain = così la nave è più al sicuro dalla nave fantasma
feature-rivals = il rivale più forte si indebolisce
    .less = il rivale più forte si rafforza
    .plain = così il rivale più forte ottiene meno

# I campi di una posizione, come si chiamano quando la si modifica

field-round = Giro
field-turn = A chi tocca
field-first = Chi ha designato la sorte
field-starter = Comincia il viaggio
field-sea = Tessere, come cifre
field-quests = Tesori sulle caselle
field-order = Ordine dei tesori
field-facedown = Non ancora scoperti
field-dealt = Tesori da scoprire
field-turned = Tesoro scoperto
field-stock = Tessere rimaste, per tipo
field-lot = Tessere prese
field-aside = Tessere messe da parte
field-items = Tesori e oro sulla mappa
field-visited = Simboli visti
field-glimpse = Casella mostrata
field-ships = Navi
field-scouts = Esploratori
field-landed = Dove sono sbarcati gli esploratori
field-closed = Chiuse all’esploratore
field-gold = Oro
field-chips = Tesori e chi li conosce
field-held = Tesori in ogni luogo
field-ghost = Nave fantasma
field-dial = Ruota dei numeri
field-arrow = Freccia
field-spins = Giri della freccia
field-number = Numero uscito
field-used = Punti risparmiati usati
field-points = Numero del turno
field-left = Punti rimasti
field-moved = Ha mosso in questo turno
field-changed = Ha cambiato casella
field-runs = Ultimo numero uscito
field-times = Quante volte di fila
field-saved = Punti risparmiati
field-quiet = Turni senza eventi
field-scores = Punti alla fine
field-trail = Che cosa hanno visto i giocatori
