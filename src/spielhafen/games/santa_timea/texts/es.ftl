# Santa Timea.

game-title = Santa Timea
game-line = Cinco rondas con un viento que gira: la carta más débil se lleva el daño.
game-aim = Más puntos que nadie tras la última ronda: recibe poco daño.
game-kind = cartas

option-professional = Juego profesional
    .hint = Con pronóstico, un bote para los vientos que no se lleva nadie, puntos por parejas y un precio por las cartas.
option-first = Primera salida
    .hint = Quién sale en la primera baza de todas.
option-first-0 = a suertes
option-first-1 = capitán 1
option-first-2 = capitán 2
option-first-3 = capitán 3
option-first-4 = capitán 4
option-first-5 = capitán 5

chart-name = Mar de Santa Timea
direction = { $direction ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
}
direction-sign = { $direction ->
    [W] O
   *[other] { $direction }
}
card = { $direction ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
} { $number }
wind-card = { $direction ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
} { $damage }
bride = Novia pirata
unknown-card = una carta oculta

zone-wind = Viento
zone-winds = Fila de los vientos
zone-hand = Tu mano
zone-forecast = Pronóstico
    .note = Estos vientos no llegan en esta ronda.
zone-last = Última baza
zone-pot = Bote
    .note = Va con el próximo viento que alguien se lleve.
pile-of-winds = Mazo de vientos: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
this-trick = ahora
next-trick = siguiente
then-trick = después
wind-blows = El viento es { $wind }
relation-with = a favor: valor entero
relation-across = de través: la mitad
relation-against = en contra: nada
legend-highest = sale después
legend-lowest = se lleva el viento

played = { $seat } jugó { $card }, que vale { $worth }
fact-points = { $count ->
    [one] punto
   *[other] puntos
}
fact-cards = { $count ->
    [one] carta en la mano
   *[other] cartas en la mano
}
fact-damage = { $count ->
   *[other] de daño en esta ronda
}
note-set = serie { $direction }: sin daño
note-sets = { $sets } series: sin daño

phase-round = Ronda { $round } de { $of }
phase-trick = Baza { $trick } de { $of }
phase-deal = Se reparte
phase-reckoning = Recuento

prompt-lead = { $direction ->
    [N] Viento norte: elige la carta con la que sales.
    [E] Viento este: elige la carta con la que sales.
    [S] Viento sur: elige la carta con la que sales.
   *[W] Viento oeste: elige la carta con la que sales.
}
prompt-follow = { $direction ->
    [N] Viento norte: elige la carta que juegas.
    [E] Viento este: elige la carta que juegas.
    [S] Viento sur: elige la carta que juegas.
   *[W] Viento oeste: elige la carta que juegas.
}
prompt-wait = Le toca a { $seat }.
prompt-declare = { $direction }: elige si apartas la serie o conservas las parejas.
prompt-wait-declare = { $seat } elige entre la serie y las parejas.
prompt-next-wind = Se descubre el próximo viento…
prompt-forecast = Se descubre el pronóstico…
prompt-deal-hands = Se reparten las cartas…
prompt-lot = Se echa a suertes…
prompt-over = { $winners ->
    [one] { $seat } es quien mejor ha capeado la tormenta.
   *[other] Igualdad de puntos y de rondas ganadas: la victoria es compartida.
}
result = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $wins ->
    [0] ninguna ronda ganada
    [one] una ronda ganada
   *[other] { $wins } rondas ganadas
}{ $decided ->
    [0] {""}
   *[other] {" "}(a igualdad de puntos deciden las rondas ganadas)
}
hint-leads = { $seat } sale en la próxima baza.
hint-taken = { $seat } se llevó { $wind }.
hint-nobody = Nadie se llevó { $wind }.
hint-stake = { $pot ->
    [0] La carta más baja se lleva { $wind }
   *[other] La carta más baja se lleva { $wind } y el bote
}: { $damage } de daño.
hint-stake-lowest = { $stake } La más baja por ahora: { $seat }, { $worth }.
hint-stake-cancelled = { $stake } Por ahora todas se anulan.
hint-stake-bride = { $seat } ha salido con una novia pirata y se lleva { $wind }, jueguen lo que jueguen los demás.
hint-set = { $stake } Con ella completarías tu serie { $direction } (1, 2 y 3): las tres no te costarían nada.
hint-card = { $reckoning } { $standing }

reckoning-with = { $card } navega a favor del viento: vale { $worth }.
reckoning-across = { $card } va de través: la mitad de { $number }, vale { $worth }.
reckoning-against = { $card } va en contra del viento: vale 0; entre cartas así cuenta el { $number }.
reckoning-bride = La novia se convierte en la carta que tiene justo delante.
reckoning-bride-led = La novia no tiene a quién seguir.
reckoning-bride-nothing = La novia que tiene delante no vale nada, así que ella tampoco.
reckoning-bride-copies = La novia se convierte en { $card }, que vale { $worth }.

standing-lowest = Por ahora, la más baja.
standing-lowest-last = La más baja: te llevarías { $wind }.
standing-highest = Por ahora, la más alta.
standing-highest-last = { $leads ->
    [0] La más alta: estarías a salvo de { $wind }.
   *[other] La más alta: estarías a salvo de { $wind } y saldrías en la próxima baza.
}
standing-both = Por ahora, la única carta: la más baja y la más alta.
standing-both-last = { $leads ->
    [0] No cuenta ninguna otra: te llevarías { $wind }.
   *[other] No cuenta ninguna otra: te llevarías { $wind } y saldrías en la próxima baza.
}
standing-between = Por ahora, entre las demás.
standing-between-last = Entre las demás: estarías a salvo de { $wind }, y otro sale en la próxima baza.
standing-below = Por ahora, por debajo de la más alta.
standing-below-last = Por debajo de la más alta: estarías a salvo de { $wind }, y otro sale en la próxima baza.
standing-cancelled = Tan alta como la carta de { $rival }, así que se anulan: estás a salvo de { $wind } y no sales en la próxima baza.
standing-bride = Fuera de la baza, junto con la carta en la que se convierte: estás a salvo de { $wind } y no sales en la próxima.
standing-bride-leads = Te llevas { $wind }, jueguen lo que jueguen los demás.
standing-bride-nothing = Fuera de la baza: estás a salvo de { $wind } y no sales en la próxima.
standing-set = { $standing } Así completas tu serie { $direction }: las tres no cuestan nada.

offer-lay-aside = Apartar la serie
    .hint = Entonces, en esta dirección: { $damage } de daño, { $cards ->
        [one] una carta contada
       *[other] { $cards } cartas contadas
    }, { $bonus ->
        [one] 1 punto extra
       *[other] { $bonus } puntos extra
    }.
offer-keep = Conservar las parejas
    .hint = Entonces, en esta dirección: { $damage } de daño, { $cards ->
        [one] una carta contada
       *[other] { $cards } cartas contadas
    }, { $bonus ->
        [one] 1 punto extra
       *[other] { $bonus } puntos extra
    }.

refused-not-in-hand = No tienes esta carta: juega una de tu mano.
refused-bride-leads = Solo puedes salir con una novia cuando no tienes otra cosa: { $others ->
    [one] sal antes con tu otra carta.
   *[other] sal antes con una de tus otras { $others } cartas.
}
refused-other-direction = Antes va otra dirección: decide sobre esa.

event-round = Ronda { $number }
event-turn-up = { $pile ->
    [forecast] { $wind } no llega en esta ronda.
   *[row] Se descubre { $wind }.
}
event-deal = Se reparten doce cartas a cada uno.
event-deal-hands-veiled = Se reparten doce cartas a cada uno.
event-begin = { $seat } sale en la primera baza: así lo quiso la suerte.
event-leads = { $seat } es quien sale primero en esta ronda.
event-trick = Baza { $number } · viento { $wind }
event-play = { $seat } { $place ->
    [lead] sale con { $card }
   *[follow] juega { $card }
} ({ $worth })
event-take = { $seat } se lleva { $wind }{ $pot ->
    [0] {""}
    [one] {" "}y una carta del bote
   *[other] {" "}y { $pot } cartas del bote
}{ $completes ->
    [yes], y completa la serie { $direction }
   *[no] {""}
}{ $equal ->
    [0] {""}
   *[other]: { $cards } se anulan
}{ $zeros ->
    [alone]: entre cartas de valor 0, la de número menor es la más baja
    [beside]; entre cartas de valor 0, la de número menor es la más baja
   *[none] {""}
}.
equal-cards = { $first } y { $last }
equal-cards-more = { $first }, { $rest }
event-gone = Todas se anulan: nadie se lleva { $wind }.
event-pot = Todas se anulan: { $wind } va al bote.
event-leads-again = Ninguna es la más alta: { $seat } sale otra vez.
event-pot-discarded = Las cartas del bote se descartan.
event-highest = { $seat } ha jugado la carta más alta y sale en la próxima baza.
event-reckoning = Recuento de la ronda { $number }
event-lay-aside = { $seat } elige la serie { $direction }.
event-keep = { $seat } elige las parejas { $direction }.
event-declare-veiled = { $seat } ha elegido.
event-lays-set-aside = { $seat } aparta la serie { $direction }.
event-keeps-pairs = { $seat } conserva { $direction } para parejas.
event-scores = { $seat }: { $damage } de daño, { $count ->
    [one] { $gain } punto
   *[other] { $gain } puntos
}.
event-wins = Gana { $seat }.

sheet-round = Recuento de la ronda { $round }
sheet-scores = Las rondas hasta ahora
sheet-damage = Daño
sheet-place = Puntos por puesto
sheet-pairs = Parejas
sheet-cards = Cartas
sheet-gain = Puntos
sheet-number = { $round }
sheet-wins = Rondas ganadas
sheet-total = Total
term-set = La serie { $direction } está aparte y no cuenta.
term-place = { $damage } de daño, puesto { $place }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
term-shared = { $damage } de daño, puestos { $first } a { $last } compartidos: ({ $sum }) / { $equal }{ $exact ->
    [0] , redondeado hacia arriba { $points }
   *[other] {" "}= { $points }
}.
term-pairs = Parejas: { $points ->
    [one] 1 punto extra
   *[other] { $points } puntos extra
}.
term-cards = { $cards ->
    [one] Una carta de viento contada
   *[other] { $cards } cartas de viento contadas
}: { $points ->
    [0] ningún punto menos
    [one] 1 punto menos
   *[other] { $points } puntos menos
}.

# Números que las variantes pueden cambiar

option-rounds_number = Número de rondas
    .hint = Cuántas rondas dura una partida.
option-tricks_number = Bazas por ronda
    .hint = Cuántas bazas tiene una ronda y, por tanto, cuántas cartas recibe cada capitán.
option-brides_number = Novias pirata
    .hint = Cuántas novias pirata hay entre las cartas de timón.
option-threes_number = Cartas de viento de 3 puntos
    .hint = Cuántas cartas de viento con 3 puntos de daño tiene cada dirección.

# Qué se busca y para qué sirve cada cosa.

aim-card-1 = Recibe el menor daño posible: cada ronda da puntos según el puesto, y tras la última gana quien tiene más.
    .art = anchor
aim-card-2 = En cada baza todos juegan una carta, la que quiera cada uno; la más alta sale en la siguiente.
    .art = arrow
aim-card-3 = Las cartas a favor del viento cuentan enteras; de través, la mitad; en contra, nada.
    .art = gust
aim-card-4 = En cada baza hay una carta de viento: quien jugó la carta más baja tiene que llevársela, y su número es el daño. Un 1, un 2 y un 3 de una dirección son una serie y no cuestan nada.
    .art = damage
aim-card-5 = Las cartas de igual valor se anulan, salvo las de valor 0, donde decide el número; una Novia pirata anula la carta anterior.
    .art = i-sheet

use-zone-rose = La aguja señala el viento: las cartas de su dirección cuentan enteras, de través la mitad, las opuestas nada.
    .paragraph = §6
use-zone-winds = Ves tres vientos por delante: el marcado «ahora» sopla en esta baza, los demás vienen después.
    .paragraph = §3
use-zone-hand = Juega una de estas cartas en cada baza; no tienes que seguir ninguna dirección.
    .paragraph = §5
use-zone-last = Estas cartas se jugaron en la baza anterior.
    .paragraph = §9
use-zone-forecast = Estos vientos no llegan en esta ronda; así sabes más sobre los que sí llegan.
    .paragraph = §14
use-zone-pot = Quien se lleva la próxima carta de viento se lleva también estas.
    .paragraph = §15
use-zone-reckoning = Lo que la ronda ha dado a cada uno: el menor daño recibe más puntos.
    .paragraph = §12
use-zone-scores = Los puntos de todas las rondas hasta ahora; gana quien tiene más después de la quinta.
    .paragraph = §13
use-card-arrow = La pequeña rosa muestra cuánto vale con cada viento; el letrero oscuro de abajo, cuánto vale ahora.
    .paragraph = §6
use-card-p-bride = Se convierte en la carta jugada justo antes; con eso las dos quedan fuera de la baza.
    .paragraph = §7
use-card-gust = Se la lleva quien juega la carta más baja; su número es el daño. Un 1, un 2 y un 3 de una dirección juntos no cuestan nada.
    .paragraph = §9
use-card-winds-pile = De aquí se descubre un viento nuevo tras cada baza, hasta que cada baza tenga el suyo.
    .paragraph = §3
use-fact-anchor = Los puntos de las rondas hasta ahora: gana quien tiene más tras la última ronda.
    .paragraph = §13
use-fact-card = Las cartas que { $whose ->
    [yours] aún tienes
   *[other] aún tiene
}, una por cada baza que queda.
    .paragraph = §2
use-fact-damage = El daño de esta ronda; cuanto menos hay al final, más puntos da.
    .paragraph = §11

# Lo que cuenta el laboratorio.

figure-all-cancelled = Bazas en las que todas las cartas se anularon
figure-bride-led = Bazas que empezaron con una novia
figure-takes-and-leads = Bazas tras las que salió quien se llevó el viento
figure-last-cancelled = Rondas en cuya última baza se anularon todas las cartas

# Por qué un bot juega así.

feature-unit = { $count ->
    [one] punto de daño
   *[other] puntos de daño
}
feature-damage = menos daño
    .less = más daño
    .plain = { $gain ->
        [0] así es probable ahorrarse algo de daño
        [one] así es probable ahorrarse más o menos un punto de daño
       *[other] así es probable ahorrarse unos { $gain } puntos de daño
    }
feature-cards = mejores cartas restantes
    .less = peores cartas restantes
    .plain = así quedan mejores cartas en la mano
feature-lead = no tener que salir
    .less = tener que salir
    .plain = así no hay que salir
feature-rivals = más daño para el mejor rival
    .less = menos daño para el mejor rival
    .plain = así es probable que el rival más fuerte reciba más daño
feature-points = mejor situación en puntos
    .less = peor situación en puntos
    .plain = mejora la situación en puntos

# Los campos de una posición, como se llaman al editarla

field-round = Ronda
field-trick = Baza
field-leader = Quién sale
field-first = Quién salió primero
field-bag = Vientos en la bolsa
field-row = Fila de los vientos
field-forecast = Vientos que no soplarán
field-pot = Bote
field-hands = Cartas en la mano
field-cards = Cartas de esta baza
field-keys = Valor de las cartas jugadas
field-last = Baza anterior
field-played = Cartas de las bazas terminadas
field-taken = Vientos llevados
field-declared = Direcciones conservadas
field-points = Puntos
field-wins = Rondas ganadas
field-sheet = Hoja de puntuación
