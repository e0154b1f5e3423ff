# Santa Timea.

game-title = Santa Timea
game-line = Cinque giri nel vento che cambia: la carta più debole si prende il danno.
game-aim = Più punti di tutti dopo l’ultimo giro: prendi pochi danni.
game-kind = carte

option-professional = Gioco per esperti
    .hint = Con una previsione, un piatto per i venti che nessuno prende, punti per le coppie e un prezzo per le carte.
option-first = Prima uscita
    .hint = Chi apre la primissima presa.
option-first-0 = a sorte
option-first-1 = capitano 1
option-first-2 = capitano 2
option-first-3 = capitano 3
option-first-4 = capitano 4
option-first-5 = capitano 5

chart-name = Mar de Santa Timea
direction = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ovest
}
direction-sign = { $direction ->
    [W] O
   *[other] { $direction }
}
card = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ovest
} { $number }
wind-card = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ovest
} { $damage }
bride = Sposa del pirata
unknown-card = una carta coperta

zone-wind = Vento
zone-winds = Fila dei venti
zone-hand = La tua mano
zone-forecast = Previsione
    .note = Questi venti in questo giro non arrivano.
zone-last = Ultima presa
zone-pot = Piatto
    .note = Va con il prossimo vento che qualcuno prende.
pile-of-winds = Mazzo dei venti: { $count ->
    [one] una carta
   *[other] { $count } carte
}
this-trick = ora
next-trick = prossima
then-trick = poi
wind-blows = Il vento è { $wind }
relation-with = col vento: valore pieno
relation-across = di traverso: la metà
relation-against = controvento: niente
legend-highest = poi esce
legend-lowest = prende il vento

played = { $seat } ha giocato { $card }, vale { $worth }
fact-points = { $count ->
    [one] punto
   *[other] punti
}
fact-cards = { $count ->
    [one] carta in mano
   *[other] carte in mano
}
fact-damage = { $count ->
    [one] danno in questo giro
   *[other] danni in questo giro
}
note-set = tris di { $direction }: nessun danno
note-sets = Tris: { $sets }, nessun danno

phase-round = Giro { $round } di { $of }
phase-trick = Presa { $trick } di { $of }
phase-deal = Si danno le carte
phase-reckoning = Conteggio

prompt-lead = { $direction ->
    [N] Vento nord: scegli la carta con cui esci.
    [E] Vento est: scegli la carta con cui esci.
    [S] Vento sud: scegli la carta con cui esci.
   *[W] Vento ovest: scegli la carta con cui esci.
}
prompt-follow = { $direction ->
    [N] Vento nord: scegli una carta da giocare.
    [E] Vento est: scegli una carta da giocare.
    [S] Vento sud: scegli una carta da giocare.
   *[W] Vento ovest: scegli una carta da giocare.
}
prompt-wait = Tocca a { $seat }.
prompt-declare = Direzione { $direction }: scegli se mettere da parte il tris o tenere le coppie.
prompt-wait-declare = { $seat } sceglie fra tris e coppie.
prompt-next-wind = Si scopre il prossimo vento…
prompt-forecast = Si scopre la previsione…
prompt-deal-hands = Si danno le carte…
prompt-lot = Si tira a sorte…
prompt-over = { $winners ->
    [one] { $seat } ha attraversato meglio di tutti la tempesta.
   *[other] Parità di punti e di giri vinti: la vittoria è condivisa.
}
result = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $wins ->
    [0] nessun giro vinto
    [one] un giro vinto
   *[other] { $wins } giri vinti
}{ $decided ->
    [0] {""}
   *[other] {" "}(a parità di punti decidono i giri vinti)
}
hint-leads = Poi esce { $seat }.
hint-taken = { $seat } ha preso { $wind }.
hint-nobody = Nessuno ha preso { $wind }.
hint-stake = { $pot ->
    [0] La carta più bassa prende { $wind }
   *[other] La carta più bassa prende { $wind } e il piatto
}: { $damage ->
    [one] un danno.
   *[other] { $damage } danni.
}
hint-stake-lowest = { $stake } La più bassa finora: { $seat }, { $worth }.
hint-stake-cancelled = { $stake } Finora si annullano tutte.
hint-stake-bride = { $seat } è uscito con una Sposa del pirata e prende { $wind }, qualunque cosa giochino gli altri.
hint-set = { $stake } Con lei il tuo tris di { $direction } (1, 2 e 3) sarebbe completo: tutte e tre non costerebbero niente.
hint-card = { $reckoning } { $standing }

reckoning-with = { $card } naviga col vento: vale { $worth }.
reckoning-across = { $card } è di traverso al vento: la metà di { $number }, vale { $worth }.
reckoning-against = { $card } è controvento: vale 0; fra carte così decide il numero, { $number }.
reckoning-bride = La Sposa diventa la carta che la precede direttamente.
reckoning-bride-led = La Sposa non ha nessuno da seguire.
reckoning-bride-nothing = La Sposa che la precede non vale niente, e perciò nemmeno questa.
reckoning-bride-copies = La Sposa diventa { $card }, vale { $worth }.

standing-lowest = Finora la più bassa.
standing-lowest-last = La più bassa: prenderesti { $wind }.
standing-highest = Finora la più alta.
standing-highest-last = { $leads ->
    [0] La più alta: saresti al sicuro da { $wind }.
   *[other] La più alta: saresti al sicuro da { $wind } e poi saresti tu a uscire.
}
standing-both = Finora l’unica carta: la più bassa e la più alta.
standing-both-last = { $leads ->
    [0] Non conta nessun’altra: prenderesti { $wind }.
   *[other] Non conta nessun’altra: prenderesti { $wind } e poi saresti tu a uscire.
}
standing-between = Finora fra le altre.
standing-between-last = Fra le altre: saresti al sicuro da { $wind }, e poi esce qualcun altro.
standing-below = Finora sotto la più alta.
standing-below-last = Sotto la più alta: saresti al sicuro da { $wind }, e poi esce qualcun altro.
standing-cancelled = Alta quanto la carta di { $rival }, quindi si annullano: sei al sicuro da { $wind } e poi non esci.
standing-bride = Fuori dalla presa, insieme alla carta che diventa: sei al sicuro da { $wind } e poi non esci.
standing-bride-leads = Prendi { $wind }, qualunque cosa giochino gli altri.
standing-bride-nothing = Fuori dalla presa: sei al sicuro da { $wind } e poi non esci.
standing-set = { $standing } Così completi il tuo tris di { $direction }: tutte e tre non costano niente.

offer-lay-aside = Metti da parte il tris
    .hint = Allora { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }, { $cards ->
        [one] una carta contata
       *[other] { $cards } carte contate
    }, { $bonus ->
        [one] 1 punto extra
       *[other] { $bonus } punti extra
    } da questa direzione.
offer-keep = Tieni le coppie
    .hint = Allora { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }, { $cards ->
        [one] una carta contata
       *[other] { $cards } carte contate
    }, { $bonus ->
        [one] 1 punto extra
       *[other] { $bonus } punti extra
    } da questa direzione.

refused-not-in-hand = Questa carta non ce l’hai: giocane una della tua mano.
refused-bride-leads = Con una Sposa puoi uscire solo se non hai altro: { $others ->
    [one] esci prima con la tua altra carta.
   *[other] esci prima con una delle tue altre { $others } carte.
}
refused-other-direction = Prima tocca a un’altra direzione: decidi su quella.

event-round = Giro { $number }
event-turn-up = { $pile ->
    [forecast] { $wind } in questo giro non arriva.
   *[row] Si scopre { $wind }.
}
event-deal = Tutti ricevono dodici carte.
event-deal-hands-veiled = Tutti ricevono dodici carte.
event-begin = Alla prima presa esce { $seat }: così ha deciso la sorte.
event-leads = In questo giro la prima uscita è di { $seat }.
event-trick = Presa { $number } · Vento { $wind }
event-play = { $seat } { $place ->
    [lead] esce con { $card }
   *[follow] gioca { $card }
} ({ $worth })
event-take = { $seat } prende { $wind }{ $pot ->
    [0] {""}
    [one] {" "}e una carta dal piatto
   *[other] {" "}e { $pot } carte dal piatto
}{ $completes ->
    [yes], e completa il tris di { $direction }
   *[no] {""}
}{ $equal ->
    [0] {""}
   *[other]: { $cards } si annullano
}{ $zeros ->
    [alone]: tra carte di valore 0 la più bassa è quella col numero minore
    [beside]; tra carte di valore 0 la più bassa è quella col numero minore
   *[none] {""}
}.
equal-cards = { $first } e { $last }
equal-cards-more = { $first }, { $rest }
event-gone = Tutte le carte si annullano: nessuno prende { $wind }.
event-pot = Tutte le carte si annullano: { $wind } va nel piatto.
event-leads-again = Nessuna carta è la più alta: esce di nuovo { $seat }.
event-pot-discarded = Le carte nel piatto vengono scartate.
event-highest = { $seat } ha giocato la carta più alta, ed esce alla prossima presa.
event-reckoning = Conteggio del giro { $number }
event-lay-aside = { $seat } sceglie il tris di { $direction }.
event-keep = { $seat } sceglie le coppie di { $direction }.
event-declare-veiled = { $seat } ha scelto.
event-lays-set-aside = { $seat } mette da parte il tris di { $direction }.
event-keeps-pairs = { $seat } tiene { $direction } per le coppie.
event-scores = { $seat }: { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}, { $count ->
    [one] { $gain } punto
   *[other] { $gain } punti
}.
event-wins = Vince { $seat }.

sheet-round = Conteggio del giro { $round }
sheet-scores = I giri finora
sheet-damage = Danni
sheet-place = Punti posto
sheet-pairs = Coppie
sheet-cards = Carte
sheet-gain = Punti
sheet-number = { $round }
sheet-wins = Giri vinti
sheet-total = Totale
term-set = Il tris di { $direction } è messo da parte e non conta.
term-place = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}, posto { $place }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
term-shared = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}, posti da { $first } a { $last } condivisi: ({ $sum }) / { $equal }{ $exact ->
    [0] , arrotondato per eccesso { $points }
   *[other] {" "}= { $points }
}.
term-pairs = Coppie: { $points ->
    [one] 1 punto extra
   *[other] { $points } punti extra
}.
term-cards = { $cards ->
    [one] Una carta vento contata
   *[other] { $cards } carte vento contate
}: { $points ->
    [0] nessun punto in meno
    [one] 1 punto in meno
   *[other] { $points } punti in meno
}.

# Numeri che le varianti possono cambiare

option-rounds_number = Numero di giri
    .hint = Quanti giri dura una partita.
option-tricks_number = Prese in un giro
    .hint = Quante prese ha un giro, e quindi quante carte riceve ogni capitano.
option-brides_number = Spose del pirata
    .hint = Quante Spose del pirata ci sono tra le carte timone.
option-threes_number = Carte vento da 3 punti
    .hint = Quante carte vento da 3 punti di danno ha ogni direzione.

# Che cosa si vuole, e a che serve ogni cosa.

aim-card-1 = Prendi meno danni che puoi: ogni giro dà punti secondo il posto, e dopo l’ultimo vince chi ne ha di più.
    .art = anchor
aim-card-2 = In ogni presa tutti giocano una carta, quella che vogliono; la più alta apre la presa seguente.
    .art = arrow
aim-card-3 = Le carte col vento valgono per intero, di traverso la metà, controvento niente.
    .art = gust
aim-card-4 = In ogni presa c’è una carta vento: chi ha giocato la carta più bassa deve prenderla, e il suo numero è il danno. 1, 2 e 3 di una direzione sono un tris e non costano niente.
    .art = damage
aim-card-5 = Le carte di pari valore si annullano, tranne quelle di valore 0, dove decide il numero; una Sposa del pirata annulla la carta prima di lei.
    .art = i-sheet

use-zone-rose = L’ago mostra il vento: le carte della sua direzione valgono per intero, di traverso la metà, quelle opposte niente.
    .paragraph = §6
use-zone-winds = Vedi tre venti in anticipo: quello con «ora» soffia in questa presa, gli altri seguono.
    .paragraph = §3
use-zone-hand = In ogni presa gioca una di queste carte; nessuna direzione è obbligatoria.
    .paragraph = §5
use-zone-last = Queste carte sono state giocate nella presa precedente.
    .paragraph = §9
use-zone-forecast = Questi venti in questo giro non arrivano; così sai qualcosa di più sugli altri.
    .paragraph = §14
use-zone-pot = Chi prende la prossima carta vento prende anche queste.
    .paragraph = §15
use-zone-reckoning = Che cosa ha dato il giro a ciascuno: i danni minori ricevono più punti.
    .paragraph = §12
use-zone-scores = I punti di tutti i giri finora; chi ne ha di più dopo il quinto vince.
    .paragraph = §13
use-card-arrow = La piccola rosa mostra quanto vale con ogni vento, lo scudo scuro in basso quanto vale ora.
    .paragraph = §6
use-card-p-bride = Diventa la carta giocata direttamente prima di lei; così entrambe sono fuori dalla presa.
    .paragraph = §7
use-card-gust = La prende chi gioca la carta più bassa; il suo numero è il danno. 1, 2 e 3 di una direzione insieme non costano niente.
    .paragraph = §9
use-card-winds-pile = Da qui dopo ogni presa si scopre un nuovo vento, finché ogni presa ha il suo.
    .paragraph = §3
use-fact-anchor = I punti dei giri finora: dopo l’ultimo giro vince chi ne ha di più.
    .paragraph = §13
use-fact-card = Le carte { $whose ->
    [yours] che hai ancora
   *[other] ancora in mano
}, una per ogni presa che deve ancora venire.
    .paragraph = §2
use-fact-damage = I danni di questo giro; meno sono alla fine, più punti danno.
    .paragraph = §11

# Che cosa conta il laboratorio.

figure-all-cancelled = Prese in cui tutte le carte si sono annullate
figure-bride-led = Prese cominciate con una Sposa
figure-takes-and-leads = Prese dopo cui è uscito chi aveva preso il vento
figure-last-cancelled = Giri nella cui ultima presa tutte le carte si sono annullate

# Perché un bot gioca così.

feature-unit = { $count ->
    [one] punto di danno
   *[other] punti di danno
}
feature-damage = meno danni
    .less = più danni
    .plain = { $gain ->
        [0] probabilmente risparmia un po’ di danni
        [one] probabilmente risparmia circa un punto di danno
       *[other] probabilmente risparmia circa { $gain } punti di danno
    }
feature-cards = carte rimaste migliori
    .less = carte rimaste peggiori
    .plain = così restano in mano carte migliori
feature-lead = non dover uscire
    .less = dover uscire
    .plain = così non tocca uscire
feature-rivals = più danni per il miglior rivale
    .less = meno danni per il miglior rivale
    .plain = così il rivale più forte prenderà probabilmente più danni
feature-points = un punteggio migliore
    .less = un punteggio peggiore
    .plain = così il punteggio è migliore

# I campi di una posizione, come si chiamano quando la si modifica

field-round = Giro
field-trick = Presa
field-leader = Esce
field-first = Prima uscita
field-bag = Venti nel sacchetto
field-row = Fila dei venti
field-forecast = Venti che non soffieranno
field-pot = Piatto
field-hands = Carte in mano
field-cards = Carte di questa presa
field-keys = Valore delle carte giocate
field-last = Presa precedente
field-played = Carte delle prese finite
field-taken = Venti presi
field-declared = Direzioni tenute
field-points = Punti
field-wins = Giri vinti
field-sheet = Foglio dei punti
