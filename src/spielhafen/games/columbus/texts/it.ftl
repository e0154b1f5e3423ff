# Columbus.

game-title = Columbus
game-line = Attraverso le tempeste verso una costa che nessuno conosce, e di nuovo a casa, prima di tutti, con la notizia.
game-aim = Trova l’America e riporta a casa la notizia prima di tutti.
aim-home = Porta a casa la notizia dell’America prima degli altri.
aim-behind = Trova anche tu l’America: altri sanno già dov’è.
game-kind = dadi

# Numeri che le varianti possono cambiare

option-dice_number = Numero di dadi
    .hint = Quanti dadi si lanciano; se sono più di quattro si lanciano in due volte, e per un barile se ne rilanciano al massimo quattro.
option-start_barrels = Barili all’inizio
    .hint = Quanti barili ha ogni capitano nel porto.
option-passing_barrels = Barili per chi passa
    .hint = Quel che prende chi passa i dadi.
option-wind_fields = Caselle di buon vento
    .hint = Di quante caselle una carta Buon vento fa avanzare una nave.
option-mutiny_cards = Carte Ammutinamento
    .hint = Quante carte evento sono ammutinamenti.
option-hurricane_cards = Carte Uragano
    .hint = Quante carte evento sono uragani.
option-winds_cards = Carte Buon vento
    .hint = Quante carte evento sono Buon vento.
option-carpenter_cards = Carte Carpentiere
    .hint = Quante carte evento sono carpentieri.
option-weather_cards = Carte Bel tempo
    .hint = Quante carte evento annullano una tempesta.
option-inhabited_discs = Isole abitate
    .hint = Quanti dischi mostrano un’isola abitata; se sono meno, l’America viene scoperta più tardi.

# Nomi

chart-iberia = Iberia
chart-africa = Africa
chart-azores = Azzorre
chart-canaries = Canarie
chart-palos = Palos
area = { $area ->
    [0] tutte le zone
    [1] Nuova Costa
    [2] Mar dei Sargassi
    [3] Alto Oceano
    [4] Alisei
   *[5] Golfo di Cadice
}
space = { $name ->
    [n5] n5 (Palos)
   *[other] { $name }
}
space-reef = scogliera
space-mark = segno di turbine
space-island = isola
space-harbour = porto
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
direction-sign = { $direction ->
    [SW] SO
    [W] O
    [NW] NO
   *[other] { $direction }
}
face = { $face ->
    [rose] rosa dei venti
    [sail] vela
    [whirlwind] turbine
    [storm] tempesta
   *[telescope] cannocchiale
}
listed = { $first }, { $rest }
captain-name = { $seat }
disc = { $disc ->
    [sea] mare aperto
    [inhabited] un’isola abitata
   *[palms] { $palms ->
        [one] un’isola con una palma
       *[other] un’isola con { $palms } palme
    }
}
disc-facedown = un disco coperto
disc-seen = { $palms ->
    [0] mare aperto: non è l’America
    [one] un’isola disabitata con una palma: un barile, non è l’America
   *[other] un’isola disabitata con { $palms } palme: { $palms } barili, non è l’America
}
found = isola (abitata)

card-unknown = una carta coperta
card-provisions = Provviste { $number }
    .text = { $number ->
        [one] Sale a bordo un barile.
       *[other] Salgono a bordo { $number } barili.
    }
card-mutiny = Ammutinamento
    .text = Cedi un barile, o salta il prossimo turno.
card-hurricane = Uragano
    .text = Tutte le navi sono sospinte di una casella dove punta la freccia.
card-fog = Nebbia
    .text = Tutte le navi sono sospinte di una casella verso { $direction }.
card-good-winds = Buon vento
    .text = Due caselle in più in questo turno, anche per uscire da una bonaccia.
card-very-good-winds = Ottimo vento
    .text = Un intero turno in più, subito dopo questo.
card-whirlwind = Turbine { $number }
    .text = Manda i turbini lontano { $number } caselle.
card-carpenter = Carpentiere
    .text = Prima del lancio: il tuo albero torna in piedi.
card-good-weather = Bel tempo
    .text = Impedisce una tempesta scatenata da un altro.

# Il tavolo

zone-dice = Dadi
    .note = Lanciati da { $seat }
zone-spinner = Freccia girevole
zone-events = Eventi
zone-hand = Le tue carte (una per turno)
zone-barrels = Le tue provviste
die = { $face }{ $state ->
    [used] , messo da parte
    [void] , ora inutile
   *[free] {""}
}
die-rolling = un dado che rotola ancora
field-of-winds = Buon vento: casella { $number }
field-of-gust = Carta Turbine: casella { $number }
arrow = La freccia punta a { $direction }
pile-of-events = Carte evento: { $count ->
    [one] ancora una
   *[other] ancora { $count }
}
discarded = Ultima giocata: { $card } ({ $count } negli scarti)
ship-at = Nave di { $seat } in { $space }
ship-damaged-at = Nave di { $seat } in { $space }, senza albero
piece-whirlwind = turbine
piece-disc = disco
whirlwind-at = turbine in { $space }
fact-barrels = { $count ->
    [one] barile
   *[other] barili
}
fact-cards = { $count ->
    [one] carta
   *[other] carte
}
note-damaged = albero spezzato
note-becalmed = in bonaccia
note-homeward = ritorno: ancora { $fields }
note-idle = { $turns ->
    [one] salta un turno
   *[other] salta { $turns } turni
}
mark-storm = Sta per scatenarsi una tempesta: { $area }.
meter-spins = Spinte alla freccia

# Che cosa sta succedendo

phase-round = Giro { $round }
phase-turn = Tocca a { $seat }
phase-dice = Dadi di { $seat }
phase-storm = Tempesta di { $seat }
phase-whirlwind = Dopo il turno di { $seat }
phase-over = { $winners ->
    [0] Viaggi abbandonati
   *[other] A casa
}

prompt-outset = Lancia i dadi, o passa e prendi dei barili.
prompt-outset-card = Lancia i dadi.
prompt-outset-damaged = Lancia i dadi in cerca di una vela per l’albero, o passa e prendi dei barili.
prompt-outset-damaged-card = Lancia i dadi in cerca di una vela per l’albero.
prompt-outset-becalmed = Sei in bonaccia: lancia i dadi in cerca di una vela, o passa e prendi dei barili.
prompt-outset-becalmed-card = Sei in bonaccia: lancia i dadi in cerca di una vela.
prompt-course = Scegli una casella illuminata per navigarci, o un dado.
prompt-course-look = Cerca l’America: scegli un cannocchiale e il disco illuminato, o prima naviga.
prompt-course-look-only = Cerca l’America: scegli un cannocchiale e il disco illuminato.
prompt-course-home = Palos è a portata: torna a casa e vinci!
prompt-found = Hai trovato l’America! { $then }
prompt-course-dice = Scegli un dado: { $uses }.
do-raise = scatenare una tempesta
do-whirl = mandare un turbine
do-gust = usare la carta Turbine
do-load = caricare un barile
do-draw = pescare una carta
do-look = cercare la terra
prompt-course-reroll = Nessuno dei tuoi dadi serve ora: rilancia per un barile, o termina il turno.
prompt-course-card = Non resta nessun dado da usare: gioca una carta, o termina il turno.
prompt-becalmed = Sei in bonaccia: contano solo le vele.
prompt-becalmed-sail = Sei in bonaccia: una vela ti porta fuori, poi contano anche le rose.
prompt-repair = Il tuo albero è spezzato: scegli una vela per rialzarlo, il che chiude il tuo turno.
prompt-repair-none = Il tuo albero è spezzato e non hai una vela per rialzarlo.
prompt-end = Non c’è più niente da fare: termina il tuo turno.
prompt-reaction = { $roller } scatena una tempesta: { $area }.
prompt-persist = La freccia punta a { $direction }. La tempesta soffia così, o fai girare ancora?
prompt-mutiny = Ammutinamento! Cedi un barile, o salta il tuo prossimo turno.
prompt-relocation = Un turbine ti ha colpito: scegli il segno su cui spostarlo, o lascialo lì.
prompt-wait-turn = Tocca a { $seat }.
prompt-wait-reaction = { $seat } può impedire la tempesta di { $roller } ({ $area }).
prompt-wait-persist = La freccia punta a { $direction }; { $seat } può farla girare ancora.
prompt-wait-mutiny = { $seat } deve vedersela con un ammutinamento.
prompt-wait-relocation = { $seat } può spostare il turbine.
prompt-chance = { $step ->
    [toss] Si lanciano i dadi…
    [swing] La freccia gira…
    [gale] La freccia gira…
    [lot] Si tira a sorte…
    [sight] Si scopre un disco…
    [reshuffle] Si mescolano le carte…
   *[other] Si pesca una carta…
}
prompt-over = { $winners ->
    [0] Nessuno è tornato a casa. I viaggi vengono abbandonati.
   *[other] { $seat } ha scoperto l’America!
}
result-home = a casa con la notizia nel giro { $round }
result-news = con la notizia, a { $fields ->
    [one] una casella
   *[other] { $fields } caselle
} dal porto
result-seeking = ancora in cerca dell’America, { $fields ->
    [0] in porto
    [one] a una casella dal porto
   *[other] a { $fields } caselle dal porto
}
hint-reaction = { $own ->
    [yes] Lì c’è anche la tua nave, e sarebbe sospinta di una casella.
   *[no] La tua nave non è lì.
}{ $card ->
    [yes] {" "}Scegli Bel tempo per fermare la tempesta, o lasciala venire.
   *[no] {""}
}
hint-idle = { $turns ->
    [one] Per l’ammutinamento salti il tuo prossimo turno.
   *[other] Per l’ammutinamento salti i tuoi prossimi { $turns } turni.
}
hint-way = { $to ->
    [harbour] { $fields ->
        [one] Torna a casa con la notizia: Palos è a una casella.
       *[other] Torna a casa con la notizia: Palos è a { $fields } caselle.
    }
    [calm] Da una bonaccia nessun cannocchiale cerca l’America: prima escine.
   *[west] { $fields ->
        [0] { $scope ->
            [roll] Qui un cannocchiale cerca l’America: lancia i dadi per averne uno.
            [again] Non hai ancora trovato l’America: continua a cercare con il prossimo cannocchiale.
           *[no] Qui un cannocchiale cerca l’America, ma ora non ne hai.
        }
        [one] Manca una casella alle due colonne a ovest, dove un cannocchiale cerca l’America.
       *[other] Mancano { $fields } caselle alle due colonne a ovest, dove un cannocchiale cerca l’America.
    }
}
hint-barrels = { $barrels ->
    [one] Prima di usare il primo dado, il tuo barile paga un altro lancio di quanti dadi vuoi.
   *[other] Prima di usare il primo dado, ognuno dei tuoi { $barrels } barili paga un altro lancio.
}

# Che cosa si può fare

offer-pass = Passa
offer-roll = Lancia i dadi
offer-reroll = Rilancia: { $dice }
gather-reroll = Rilancia (1{"\u00A0"}barile)
    .how = { $chosen ->
        [0] Scegli i dadi che vuoi rilanciare.
       *[other] Scegli i dadi che vuoi rilanciare; quelli che non ti servono sono già scelti.
    }
offer-sail = Naviga in { $space }: { $by ->
    [rose] rosa dei venti
    [sail] vela
   *[winds] Buon vento
}
offer-send = { $by ->
    [whirlwind] Turbine
   *[gust] Carta Turbine
} da { $from }: { $fields ->
    [one] una casella
   *[other] { $fields } caselle
}, in { $space }
offer-raise = Tempesta: { $area }
offer-avert = Gioca Bel tempo
offer-allow = Lascia venire la tempesta
offer-spin = Fai girare ancora
offer-blow = Lascia soffiare verso { $direction }
offer-load = Carica un barile
offer-draw = Pesca una carta evento
offer-look = Cerca terra
offer-play = Gioca { $card }
offer-repair = Rialza l’albero
offer-pay = Cedi un barile
offer-miss = Salta il prossimo turno
offer-relocate = Spostalo in { $space }
offer-leave = Lascia lì il turbine
offer-end = Termina il turno

hint-pass = { $barrels ->
    [0] La tua stiva è piena: non ricevi barili.
    [one] Hai ancora posto per un barile.
   *[other] Ricevi { $barrels } barili.
}
hint-home = A casa, con la notizia: vinci!
way = Fino a { $space }, { $fields } caselle: { $means }. { $to ->
    [harbour] { $left ->
        [0] A casa, con la notizia: vinci!
        [one] Poi ancora una fino a Palos.
       *[other] Poi ancora { $left } fino a Palos.
    }
    [calm] Da una bonaccia nessun cannocchiale cerca l’America.
   *[west] { $left ->
        [0] Lì un cannocchiale cerca l’America.
        [one] Poi ancora una fino alle due colonne a ovest.
       *[other] Poi ancora { $left } fino alle due colonne a ovest.
    }
}
way-roses = { $count ->
    [one] una rosa dei venti
   *[other] { $count } rose dei venti
}
way-sails = { $count ->
    [one] una vela
   *[other] { $count } vele
}
way-winds = Buon vento
hint-hits = Colpisce: { $ships }.
hint-storm = Navi in questa zona: { $ships }. { $spins ->
    [one] La freccia gira una volta; dove punta lo decide il caso.
   *[other] La freccia gira fino a { $spins } volte; dove punta lo decide il caso, e vale l’ultima.
}
hint-empty = In questa zona non c’è nessuna nave.
hint-harbour = Ci sono navi solo in porto, e lì non arriva nessuna tempesta.
hint-no-good-weather = Solo Bel tempo potrebbe fermarla, e non ce l’hai.
hint-reroll = Costa un barile; { $left ->
    [0] poi non ne hai più
    [one] poi te ne resta uno
   *[other] poi te ne restano { $left }
}.
hint-draw = Può portare barili, vento o un carpentiere, ma anche un ammutinamento, un uragano o la nebbia.
hint-look = { $discs ->
    [one] Ancora un disco, e { $inhabited ->
        [0] non è un’isola abitata
       *[other] è un’isola abitata
    }
   *[other] Ancora { $discs } dischi, { $inhabited ->
        [0] nessuno con un’isola abitata
        [one] uno con un’isola abitata
       *[other] { $inhabited } con un’isola abitata
    }; sono mescolati e si guardano in ordine
}.
hint-repair = Così finisce il tuo turno: gli altri dadi vanno persi.
hint-dice-left = { $count ->
    [one] Non usato: { $die }.
   *[other] Non usati: { $count } dadi.
}
card-left-winds = Buon vento
card-left-gust = carta Turbine

warning-calm = Una bonaccia: senza un’altra vela il tuo turno è praticamente finito.
warning-whirlwind = Un turbine: ti toglie l’albero, e il tuo turno finisce.
warning-own-ship = Colpisce la tua stessa nave, e il tuo turno finisce.
warning-own-storm = Lì c’è anche la tua nave.
warning-full = La tua stiva è piena: il barile resta nella riserva.
warning-commits = Se giochi una carta devi lanciare i dadi; non puoi più passare.
warning-unrepaired = Hai una vela e potresti rialzare l’albero.

# Perché no

refused-no-such-die = Nessuno dei tuoi dadi mostra questo, o l’hai già usato: usane un altro, o termina il turno.
refused-repair-roll = Il tuo albero è spezzato: puoi usare solo una vela per rialzarlo. Se non ne hai, rilancia con un barile, o termina il turno.
refused-becalmed = Sei in bonaccia: ti portano fuori solo una vela o Buon vento. Se non hai né l’una né l’altro, termina il turno.
refused-first-round = Nel primo giro non ci sono tempeste: lascia stare questo dado, o usane un altro.
refused-no-good-weather = Non hai Bel tempo: puoi solo lasciar venire la tempesta.
refused-too-far = { $how ->
    [here] La tua nave è già lì: scegli un’altra casella.
    [none] Nessuna rotta su acque libere porta lì: naviga altrove.
    [near] Sono { $far } caselle, e tu ne hai { $left }: naviga casella per casella, prima su una vicina alla tua nave.
    [calm] Troppo lontano: lungo la rotta solo vele o Buon vento portano fuori da { $calms ->
        [one] una casella di bonaccia
       *[other] { $calms } caselle di bonaccia
    }, e tu ne hai { $out }.
   *[far] Troppo lontano: { $far } caselle, e tu ne hai { $left }.
}
refused-no-water = Lì non c’è acqua: naviga su una casella d’acqua vicina alla tua nave.
refused-occupied = Lì c’è un’altra nave, e solo in porto c’è posto per più d’una: naviga su una casella libera.
refused-no-winds = Non ti restano caselle di Buon vento: se hai la carta giocala prima, oppure naviga con rose dei venti e vele.
refused-lies-there = Il turbine è già lì: mandalo su un’altra casella.
refused-no-resting-place = Un turbine può fermarsi solo sull’acqua e mai in porto: mandalo su una casella d’acqua.
refused-too-far-to-fly = Troppo lontano: il turbine dovrebbe volare per { $far } caselle, e tu ne hai { $left }. Mandalo su una casella che può raggiungere.
refused-no-gust = Non ti restano caselle di una carta Turbine: se hai la carta giocala prima, oppure usa un dado turbine.
refused-already-there = Il turbine è già lì: scegli un altro segno, o lascialo dov’è.
refused-no-island = Vicino alla tua nave non c’è nessuna isola: prima raggiungine una, o pesca una carta evento.
refused-too-far-east = L’America si vede solo dalle colonne a e b: prima naviga fin lì, o pesca una carta evento.
refused-found-before = Hai già trovato un’isola abitata, e una basta: riporta a casa la notizia. Con il cannocchiale puoi ancora pescare carte evento.
refused-no-discs = Tutti i dischi sono stati guardati: pesca invece una carta evento.
refused-not-damaged = Il tuo albero è in piedi e non ha bisogno di riparazioni: naviga pure.
refused-mast-down = Senza albero non aiuta nemmeno Buon vento: prima rialzalo, con una vela o un Carpentiere.
refused-dice-rolled = Il Carpentiere si gioca solo prima del lancio: ora usa una vela, o tieni la carta per il tuo prossimo turno.
refused-one-card = In questo turno hai già giocato una carta: tieni le altre per dopo.
refused-not-in-hand = Questa carta non ce l’hai: giocane una della tua mano.
refused-only-against-storms = Bel tempo si gioca solo quando un altro scatena una tempesta: tienilo fino ad allora.
refused-card-played = In questo turno hai giocato una carta e non puoi più passare: lancia i dadi.
refused-die-used = Hai già usato un dado e non puoi più rilanciare: usa gli altri, o termina il turno.
refused-no-barrels = Non hai più barili per pagare: usa i dadi così come sono.
refused-no-such-dice = I tuoi dadi non mostrano questo: scegli fra quelli sul tavolo.

# Il giornale di bordo

event-begin = Comincia { $seat }: così ha deciso la sorte.
event-turn = Giro { $round } · { $seat }
event-extra-turn = { $seat }, ancora una volta
event-idle = { $seat } salta il turno.
event-pass = { $seat } passa e prende { $barrels ->
    [0] zero barili
    [one] un barile
   *[other] { $barrels } barili
}.
event-roll = { $seat } lancia i dadi.
event-reroll = { $seat } cede un barile e rilancia: { $dice }.
event-dice = I dadi mostrano: { $dice }.
event-rose = { $seat } naviga in { $space }{ $water ->
    [calm] , in una bonaccia
    [home] , in porto
   *[open] {""}
} (rosa dei venti).
event-sail = { $seat } naviga in { $space }{ $water ->
    [calm] , in una bonaccia
    [home] , in porto
   *[open] {""}
} (vela).
event-winds = { $seat } naviga in { $space }{ $water ->
    [calm] , in una bonaccia
    [home] , in porto
   *[open] {""}
} (Buon vento).
event-whirl = { $seat } manda il turbine da { $from } in { $space }.
event-gust = { $seat } manda il turbine da { $from } in { $space } (carta).
event-raise = { $seat } scatena una tempesta: { $area }.
event-averted = { $seat } gioca Bel tempo: niente tempesta.
event-arrow = La freccia punta a { $direction }.
event-spin = { $seat } fa girare ancora la freccia.
event-blow = { $seat } lascia soffiare così la tempesta.
event-storm = La tempesta soffia verso { $direction } ({ $area }){ $ships ->
    [0] {" "}e non trova nessuna nave
   *[other] {""}
}.
event-hurricane = L’uragano soffia su tutto il mare verso { $direction }.
event-fog = La nebbia scivola su tutto il mare verso { $direction }.
event-drifts = La nave di { $seat } è sospinta in { $space }.
event-held = La nave di { $seat } resta ferma al bordo della mappa.
event-damage = { $cause ->
    [whirlwind] Un turbine colpisce la nave di { $seat }
    [ship] La nave di { $seat } urta un’altra nave
    [land] La nave di { $seat } finisce sulla costa
    [reef] La nave di { $seat } finisce su una scogliera
   *[isle] La nave di { $seat } finisce su un’isola
}: l’albero si spezza.
event-breaks-off = Così finisce il turno di { $seat }.
event-load = { $seat } carica un barile{ $barrels ->
    [0] , ma non ha più posto
   *[other] {""}
}.
event-draw = { $seat } pesca una carta evento.
event-card = La carta: { $card }.
event-from-deck-veiled = La carta viene pescata coperta.
event-reshuffle = Gli scarti vengono mescolati e formano il nuovo mazzo.
event-shown = { $seat } mostra { $card }{ $barrels ->
    [none] .
    [0] , ma la stiva è piena.
    [one] : sale a bordo un barile.
   *[other] : salgono a bordo { $barrels } barili.
}
event-misses = { $seat } salterà un turno.
event-pay = { $seat } calma l’equipaggio con un barile.
event-miss = { $seat } si tiene i barili.
event-play = { $seat } gioca { $card }.
event-look = { $seat } guarda nel cannocchiale.
event-disc = { $news ->
    [yes] { $seat } ha trovato l’America, un’isola abitata! Ora a casa con la notizia.
    [sea] { $seat } vede mare aperto, non l’America.
   *[isle] { $seat } vede { $disc }: disabitata, non è l’America. { $barrels ->
        [0] La stiva è piena.
        [one] Sale a bordo un barile.
       *[other] Salgono a bordo { $barrels } barili.
    }
}
event-repair = { $seat } rialza l’albero, e così finisce il turno.
event-relocate = { $seat } sposta il turbine da { $from } in { $space }.
event-leave = { $seat } lascia il turbine dov’è.
recap-steps = { $seat } naviga per { $count } caselle, fino a { $space }.
event-end = { $seat } termina il turno.
event-home = { $seat } è a casa e ha scoperto l’America!
event-unfinished = Nessuno è tornato a casa. I viaggi vengono abbandonati.

figure-damages = Alberi spezzati
figure-storms = Tempeste, per quante spinte abbia avuto la freccia
figure-discs = Dischi guardati
figure-driven-home = Navi sospinte a casa nel turno di altri

# Che cosa si vuole, e a che serve ogni cosa.

aim-card-1 = Vuoi scoprire l’America e riportare la notizia a Palos prima di tutti gli altri.
    .art = disc-isle-2
aim-card-2 = Lancia i dadi: rose e vele muovono la tua nave, altri portano tempeste o turbini. Un barile paga un altro lancio.
    .art = f-rose
aim-card-3 = Nelle due colonne a ovest un cannocchiale guarda un disco, finché non trovi un’isola abitata.
    .art = f-telescope
aim-card-4 = Nelle bonacce chiare ti muovono solo le vele. Turbini e scogli costano l’albero, finché una vela lo ripara.
    .art = f-whirlwind
aim-card-5 = Vince chi per primo rientra in porto con un’isola abitata.
    .art = palos

use-area = Una tempesta sospinge insieme tutte le navi di una zona, e nessuna delle altre.
    .paragraph = §12
use-space-reef = Qui non puoi navigare; una nave che una tempesta spinge qui perde l’albero.
    .paragraph = §15
use-space-island = Qui non puoi navigare, ma sulle caselle intorno ogni cannocchiale porta a bordo un barile.
    .paragraph = §10
use-space-mark = Acqua come tutta l’altra; chi è stato colpito da un turbine può metterlo su uno di questi segni.
    .paragraph = §17
use-space-harbour = Qui dentro nessuna tempesta raggiunge le navi, e qui la notizia dell’America vince la partita.
    .paragraph = §27
use-piece-caravel = { $whose ->
    [yours] La tua nave: rose e vele la portano di una casella in ogni direzione.
   *[other] Sulla sua casella non puoi navigare, ma una tempesta può spingerti contro questa nave, e lei contro di te.
}
    .paragraph = §8
use-piece-whirlwind = Toglie l’albero alla nave che arriva sulla sua casella, o sulla cui casella viene mandato.
    .paragraph = §17
use-piece-disc = Mare aperto, un’isola disabitata o una abitata: nelle due colonne a ovest un cannocchiale lo scopre.
    .paragraph = §26
use-zone-barrels = Un barile paga un nuovo lancio o calma un ammutinamento; a bordo ce ne stanno al massimo otto.
    .paragraph = §11
use-row-barrel = Un barile paga un nuovo lancio o calma un ammutinamento; a bordo ce ne stanno al massimo otto.
    .paragraph = §11
use-fact-barrel = Un barile paga un nuovo lancio o calma un ammutinamento; a bordo ce ne stanno al massimo otto.
    .paragraph = §11
use-fact-disc = Un’isola abitata è trovata: chi per primo rientra con una in porto ha vinto.
    .paragraph = §27
use-fact-card = Carte evento in mano: quali siano lo sa solo chi le ha; in ogni turno se ne può giocare una.
    .paragraph = §20
use-zone-dice = Usa i dadi uno alla volta, nell’ordine che vuoi; prima del primo, un barile paga un nuovo lancio.
    .paragraph = §7
use-zone-events = Un cannocchiale pesca la carta in cima; le carte con la croce agiscono subito, le altre le tieni.
    .paragraph = §20
use-zone-hand = Nel tuo turno puoi giocare una di queste carte, prima, in mezzo o dopo i dadi.
    .paragraph = §20
use-zone-spinner = La freccia dice dove una tempesta o un uragano sospinge le navi.
    .paragraph = §14
use-die = I dadi rotolano ancora.
    .paragraph = §6
use-die-f-rose = Naviga di una casella in ogni direzione; in una bonaccia una rosa non serve a niente.
    .paragraph = §8
use-die-f-sail = Naviga di una casella, anche fuori da una bonaccia, o rialza il tuo albero.
    .paragraph = §8
use-die-f-whirlwind = Manda un turbine: ogni dado così vale una casella, e più dadi si sommano. Dove finisce il volo toglie l’albero a una nave.
    .paragraph = §16
use-die-f-storm = Nomina una zona: tutte le navi lì sono sospinte di una casella dove punta la freccia; ogni altra tempesta permette una nuova spinta.
    .paragraph = §12
use-die-f-telescope = Pesca una carta evento, carica un barile vicino a un’isola, o cerca terra nelle due colonne a ovest.
    .paragraph = §7
use-die-p-wind = Una casella della tua carta «Buon vento»: naviga di una casella, anche fuori da una bonaccia.
    .paragraph = §22
use-die-whirlwind = Una casella della tua carta «Turbine»: manda un turbine una casella più in là e si somma alle altre e ai dadi.
    .paragraph = §24
use-card-barrel = Ricevi tanti barili quanti ne mostra la carta, fino a otto in tutto.
    .paragraph = §21
use-card-p-mutiny = Paghi subito un barile, o salti il prossimo turno.
    .paragraph = §21
use-card-p-hurricane = Tutte le navi della mappa sono sospinte di una casella dove punta la freccia; solo il porto è sicuro.
    .paragraph = §21
use-card-p-fog = Tutte le navi della mappa sono sospinte di una casella nella direzione che mostra la carta.
    .paragraph = §21
use-card-p-wind = In questo turno naviga di due caselle in più, anche fuori da una bonaccia.
    .paragraph = §22
use-card-p-winds = Subito dopo questo hai ancora un intero turno.
    .paragraph = §23
use-card-whirlwind = Manda i turbini lontano due o tre caselle, come mostra la carta, così come con i dadi.
    .paragraph = §24
use-card-p-carpenter = Prima del lancio rialza il tuo albero, così puoi navigare in questo turno.
    .paragraph = §25
use-card-p-sun = Disdice una tempesta scatenata da un altro, anche se non è il tuo turno.
    .paragraph = §13
use-mark-range = Sceglila per fare tutta la rotta in una volta: il numero dice quante caselle sono.
    .paragraph = §8
use-mark-danger-calm = In una bonaccia contano solo le vele; tutti gli altri dadi non servono a niente.
    .paragraph = §9
use-mark-danger-whirlwind = Qui c’è un turbine, che ti toglierebbe l’albero.
    .paragraph = §17
use-mark-danger-full = La tua stiva è piena: ciò che supera gli otto barili va perduto.
    .paragraph = §11
use-mark-area-storm = Fra poco una tempesta sospinge di una casella tutte le navi di questa zona.
    .paragraph = §15
use-meter = Quante volte si può ancora far girare la freccia per questa tempesta; conta solo l’ultima spinta.
    .paragraph = §14

# Perché un bot gioca così.

feature-unit = { $count ->
    [one] casella
   *[other] caselle
}
feature-way = una rotta più corta
    .less = una rotta più lunga
    .plain = { $gain ->
        [0] accorcia un po’ la rotta
        [one] accorcia la rotta di circa una casella
       *[other] accorcia la rotta di circa { $gain } caselle
    }
feature-search = un’isola trovata prima
    .less = un’isola trovata più tardi
    .plain = così si troverà prima un’isola
feature-mast = un albero in piedi
    .less = un albero spezzato
    .plain = così l’albero è più al sicuro
feature-calm = acque aperte invece di una bonaccia
    .less = una bonaccia invece di acque aperte
    .plain = così la nave non finisce in bonaccia
feature-mutiny = meno turni saltati
    .less = più turni saltati
    .plain = così si salteranno meno turni
feature-peril = meno pericolo di turbini
    .less = più pericolo di turbini
    .plain = così la nave è più al sicuro dai turbini
feature-barrels = più provviste
    .less = meno provviste
    .plain = così restano più provviste
feature-cards = carte migliori
    .less = carte peggiori
    .plain = così restano in mano carte migliori
feature-rivals = una rotta più lunga per il miglior rivale
    .less = una rotta più corta per il miglior rivale
    .plain = così il miglior rivale ha più strada da fare

# I campi di una posizione, come si chiamano quando la si modifica

field-round = Giro
field-turn = A chi tocca
field-first = Ha cominciato
field-ships = Navi
field-headings = Direzioni
field-damaged = Senza albero maestro
field-barrels = Barili
field-found = Ha trovato l’America
field-idle = Turni da saltare
field-hands = Carte in mano
field-deck = Carte evento coperte
field-discard = Carte evento scartate
field-discs = Dischi coperti
field-seen = Dischi guardati
field-whirlwinds = Turbini
field-dice = Dadi
field-played = Una carta è stata giocata
field-extra = Segue ancora un turno
field-winds = Caselle rimaste di Buon vento
field-gust = Caselle rimaste di una carta Turbine
field-arrow = Freccia
field-spins = Spinte alla freccia
field-trail = Che cosa hanno visto i giocatori
