# Caribbean Conquest.

game-title = Caribbean Conquest
game-line = Templos, calaveras y ciudades: quien los tiene es dueño del Caribe.
game-aim = Más templos, calaveras y ciudades que nadie al final.
game-kind = conquista

# Números que las variantes pueden cambiar

option-turn_steps = Pasos por turno
    .hint = Cuántos pasos tiene un capitán en su turno para todos sus grupos juntos.
option-ship_price = Precio de un barco
    .hint = Cuánto oro cuesta un barco nuevo.
option-crew_price = Precio de una tripulación
    .hint = Cuánto oro cuesta una tripulación nueva.
option-first_crews = Tripulaciones al empezar
    .hint = Cuántas tripulaciones empiezan en cada ciudad de un capitán.
option-board_drawing = Dibujo del tablero
    .hint = Un signo por casilla, fila por fila; vacío: el azar coloca el tablero.

# Reglas de la casa

option-boxes = Tamaño del tablero
    .hint = Con las losetas de una, cuatro o nueve cajas se forma un tablero cuadrado de 12, 24 o 36 casillas de lado.
option-boxes-1 = pequeño (12 × 12)
option-boxes-4 = mediano (24 × 24)
option-boxes-9 = grande (36 × 36)
option-board = El tablero
    .hint = Como salen las losetas o, en el tablero pequeño, colocado de nuevo hasta que los puertos estén a tres casillas.
    .reason = Los capitanes cuyos puertos se tocan se lanzan unos sobre otros ya en el primer turno.
option-board-shuffled = como salen las losetas
option-board-balanced = puertos separados
option-static_defence = Defensa fija
    .hint = Los puntos se defienden solos y hay que vencerlos también cuando no hay nadie.
    .reason = Si no, un solo grupo toma un punto vacío tras otro y nadie puede detenerlo.
option-all_fire = Fuego en el turno de otros
    .hint = Cuando el capitán al que le toca ha disparado, los demás pueden disparar contra él. Si no, solo puede abrir fuego aquel a quien le toca.
    .reason = Los turnos son más rápidos, y cada uno decide en el suyo si dispara.
option-truce = Tregua en la primera ronda
    .hint = En el tablero pequeño nadie puede atacar en la primera ronda.
    .reason = Si no, quien empieza puede ganar antes de que a los demás les toque.
option-rounds = Duración
    .hint = Tras qué ronda se cuenta a más tardar; según lo impreso, solo tras la centésima.
    .reason = Capitanes igual de fuertes pueden asediarse sin fin; así todos saben cuánto dura.
option-rounds-printed = hasta que alguien gane
option-rounds-usual = 15 rondas (pequeño), 30 (mediano), 45 (grande)
option-rounds-short = 12 rondas (pequeño), 24 (mediano), 36 (grande)
option-rounds-endless = sin fin

# Nombres

letter = { $letter }
price = { $gold } de oro
ships = { $count ->
    [one] un barco
   *[other] { $count } barcos
}
crews = { $count ->
    [one] una tripulación
   *[other] { $count } tripulaciones
}
figures-both = { $ships } y { $crews }
figure = { $figure ->
    [ship] Barco
   *[crew] Tripulación
}
    .note = { $figure ->
    [ship] Llega a uno de tus puertos.
   *[crew] Llega a una de tus ciudades.
}
point = { $kind ->
    [temple] el templo de { $square }
    [skull] la calavera de { $square }
   *[city] la ciudad de { $square }
}

# Qué hay en cada lugar

piece-token = ficha de tesoro: un punto que no es de nadie
piece-flag = bandera: un punto de este capitán
piece-caravel = barco
piece-crew = tripulación
point-at = { $kind ->
    [temple] templo
    [skull] calavera
   *[city] ciudad
} en { $square }{ $area ->
    [none] {""}
   *[other] , zona { $area }
}: { $owned ->
    [yes] { $seat }, { $coins } de oro por ronda
   *[no] sin dueño
}
group-at = { $seat }: { $figures } en { $square }
hand-at = { $seat }: { $figures } en la mano, en { $square }

# Qué está pasando

phase-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round }{ $last ->
        [0] { $majority ->
            [0] {""}
           *[other] , hasta que alguien tenga { $majority } puntos
        }
       *[other] {" "}de { $last }
    }
}
phase-over = Fin
phase-board = El tablero
phase-compass = La brújula
phase-turn = Turno de { $seat } · { $part ->
    [buying] comprar
    [moving] mover
   *[fighting] luchar
}
meter-steps = Pasos
prompt-chance = { $step ->
    [spin] La brújula gira…
    [layout] Se coloca el tablero…
   *[other] Ruedan los dados…
}
prompt-over = { $winners ->
    [one] ¡{ $seat } ha conquistado el Caribe!
   *[other] { $winners } capitanes se reparten el Caribe.
}
result = { $score ->
    [one] un punto de victoria
   *[other] { $score } puntos de victoria
}{ $areas ->
    [0] {""}
   *[other] {" "}({ $points } de los puntos, { $areas } más por zonas enteras)
}, { $gold } de oro
prompt-melee = Cuerpo a cuerpo en { $square }: { $seat } o { $foe }.
prompt-market = Contrata barcos y tripulaciones, compra cartas, o pulsa «Fin de compras».
prompt-quarters = { $figure ->
    [ship] Elige el puerto para tu nuevo barco.
   *[crew] Elige la ciudad para tu nueva tripulación.
}
prompt-manoeuvres = ¿Qué grupo quieres mover?
prompt-manoeuvres-hand = { $several ->
    [0] Elige una casilla: el número dice los pasos.
   *[other] Elige una casilla adonde ir, o deja atrás a una parte.
}
prompt-manoeuvres-on = Sigue moviendo, elige otro grupo, o pulsa «Fin del movimiento».
back-group = Elegir otro grupo
back-guns = Disparar desde otro sitio
back-hire = { $figure ->
    [ship] No contratar este barco
   *[crew] No contratar esta tripulación
}
prompt-gunnery = { $turn ->
    [own] Puedes disparar: { $shots }.
   *[others] { $foe } está a tiro. Puedes disparar: { $shots }.
} Elige desde dónde disparas, o pulsa «Fin del fuego».
shot = desde { $here } contra { $targets }
aim = { $seat } ({ $square })
prompt-gunnery-hand = Elige la casilla contra la que se dispara.
prompt-reply = { $foe } dispara contra ti en { $square }. ¿Devuelves el fuego?
prompt-casualty = Pierdes una figura en { $square }: elige un barco o una tripulación.
prompt-wait-market = { $seat } está comprando.
prompt-wait-quarters = { $seat } está contratando.
prompt-wait-manoeuvres = { $seat } está moviendo.
prompt-wait-gunnery = { $seat } está a los cañones.
prompt-wait-reply = { $seat } puede devolver el fuego.
prompt-wait-casualty = { $seat } pierde una figura en { $square } y elige cuál.
hint-truce = Tregua: en esta ronda no puedes entrar en casillas ni puntos de los demás.
hint-nearest = El punto más cercano que puedes tomar sin combate: { $point }, a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}{ $where ->
    [hand] {""}
   *[group] {" "}de { $square }
}.
hint-other-group = El grupo de { $square } puede tomar { $point }: elígelo después.
hint-quarters = Enmarcadas en el tablero: { $squares }.
hint-market = Tu oro: { $gold }. Barcos y tripulaciones toman puntos y los guardan; una carta ayuda en cada lucha.
hint-goal = El grupo de { $square } llega en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
hint-purchase = { $use } Te quedará oro: { $gold }.
hint-both = { $first } { $second }
hint-taking = Si este grupo se queda aquí, tomas { $point }.
hint-whole = Tendrías toda la zona { $area }: cuenta doble.
hint-board = Tu tripulación de { $crew } puede subir a bordo del barco de al lado, en { $ship }.
hint-aboard = Con su barco la tripulación llega ahora a { $points }: elige otra vez el grupo de { $square }.
hint-guard = Si se van todos, nadie guarda { $point }.
hint-standing = Tienes { $points } de { $all } puntos: { $gold } de oro al final de la ronda.
hint-majority = { $short ->
    [0] { $whose ->
        [own] Tienes { $points } de { $all } puntos: si sigue así al final de la ronda, la partida termina.
       *[rival] { $seat } tiene { $points } de { $all } puntos: la partida termina al final de la ronda, salvo que alguien le quite uno.
    }
    [one] { $whose ->
        [own] Solo te falta un punto para terminar la partida.
       *[rival] A { $seat } solo le falta un punto para terminar la partida.
    }
   *[other] { $whose ->
        [own] Solo te faltan { $short } puntos para terminar la partida.
       *[rival] A { $seat } solo le faltan { $short } puntos para terminar la partida.
    }
}
hint-majority-too = { $short ->
    [one] A ti también te falta solo uno.
   *[other] A ti también te faltan solo { $short }.
}
hint-free = Tomas { $point }{ $owned ->
    [yes] , que ahora es de { $owner }
   *[no] {""}
}.{ $whole ->
    [none] {""}
   *[other] {" "}Con él toda la zona { $whole } es tuya: allí cada punto cuenta y paga el doble.
}{ $most ->
    [0] {""}
   *[other] {" "}Con él tienes más de la mitad de los puntos: la partida termina en esta ronda.
}{ $last ->
    [0] {""}
   *[other] {" "}Son tus últimos pasos.
}
hit = Si ganas, { $seat } pierde una figura en { $square }.
hit-nothing = Si ganas, en { $square } no se pierde nada, pero tus figuras están a salvo.
hint-hits = Nadie puede devolver el fuego: el disparo acierta y { $seat } pierde una figura en { $square }.
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}si devuelven el fuego, y si no, con seguridad
} (tú sumas { $own } a tu dado; la otra parte, { $theirs }). { $hit }
hint-steps-left = { $steps ->
    [one] Te queda un paso.
   *[other] Te quedan { $steps } pasos.
}
hint-fire-next = Después puedes disparar.
hint-last-steps = Son tus últimos pasos: luego se lucha, o termina tu turno.
warning-melee = { $chance }: allí tendrías que luchar contra { $seat }, { $own } contra { $fighters }, hasta que un bando desaparezca.
warning-defended = { $chance }: si te quedas allí, tienes que luchar contra el defensor fijo ({ $seat }).
warning-drown = { $crews ->
    [one] La tripulación se hunde con su barco.
   *[other] Las { $crews } tripulaciones se hunden con su barco.
}
warning-hit = El disparo acierta: pierdes una figura.
warning-loss = Si pierdes, pierdes una figura en { $square }.

# Espacios y cifras

fact-points = { $points ->
    [one] punto: 1
   *[other] puntos: { $points }
}{ $counted ->
    [0] {""}
   *[other] {" "}en su poder, { $counted } contados al final: las zonas enteras cuentan doble
}
fact-gold = oro: { $gold }, al final de la ronda { $income } más
fact-balls = { $balls ->
    [one] bala de cañón: 1
   *[other] balas de cañón: { $balls }
}
note-areas = { $held ->
    [0] {""}
   *[other] { $held } en su poder ·{" "}
}{ $counted } contados: { $count ->
    [one] zona { $areas }
   *[other] zonas { $areas }
} doble
note-both = { $first }; { $second }
note-majority = { $short ->
    [0] tiene puntos suficientes para terminar la partida en esta ronda
    [one] necesita un punto más para terminar la partida
   *[other] necesita { $short } puntos más para terminar la partida
}
note-no-figures = sin figuras
zone-compass = Brújula
    .note = Aguja: { $sector }. Empieza el primero de estos colores que juega.
zone-shop = Tienda
    .note = Abre al principio de tu turno, si tienes al menos { $price } de oro.
purse = Tu oro: { $gold }
ware-owned = Tienes { $count }. { $use }
shop-group = { $group ->
    [figures] Para tomar puntos y guardarlos
    [melee] Cuerpo a cuerpo: suman a tu dado
   *[guns] Para luchas con cañones
}
zone-standing = Puntos
    .note = Quien tiene { $majority } de los { $points } puntos al final de una ronda termina la partida.{ $last ->
        [0] {""}
       *[other] {" "}A más tardar termina tras la ronda { $last }.
    }
zone-reckoning = El recuento
head-points = Puntos
head-areas = Zonas
head-gold = Oro, si hay empate
score-points = Puntos: { $points }
score-areas = Contados doble, en zonas enteras: { $points }
fight-stake = { $place ->
    [point] En juego: { $point }. Cada tirada le cuesta un combatiente al perdedor.
   *[square] Cada tirada le cuesta un combatiente al perdedor.
}
bonus-more = { $with ->
    [guns] { $count ->
        [one] Un cañón más
       *[other] { $count } cañones más
    }
   *[swords] { $count ->
        [one] Un combatiente más
       *[other] { $count } combatientes más
    }
}

# Qué se puede hacer

offer-buy = Comprar { $card }: { $gold } de oro
offer-hire = { $figure ->
    [ship] Contratar un barco: { $gold } de oro
   *[crew] Contratar una tripulación: { $gold } de oro
}
offer-quarters = { $figure ->
    [ship] Al puerto de { $square }
   *[crew] A la ciudad de { $square }
}
offer-take-up = Mover desde { $square }: { $figures }
offer-aim = Disparar desde { $square }
offer-leave = { $figure ->
    [ship] Dejar aquí un barco
   *[crew] Dejar aquí una tripulación
}
offer-go = { $how ->
    [sail] Navegar a { $square }
    [ashore] Bajar a tierra, a { $square }
    [march] Marchar a { $square }
   *[aboard] Subir a bordo, en { $square }
} ({ $figures }{ $steps ->
    [0] , con la corriente
   *[other] {""}
})
offer-fire = Fuego contra { $seat } ({ $square })
offer-answer = Devolver el fuego
offer-hold = No disparar
offer-lose = { $figure ->
    [ship] Perder un barco
   *[crew] Perder una tripulación
}
offer-done = { $part ->
    [buying] Fin de compras
    [firing] Fin del fuego
   *[moving] Fin del movimiento
}

# La bitácora

event-lay = Se coloca el tablero.
event-round = Ronda { $round }
event-compass = La brújula señala { $sector }; empieza { $seat }.
event-turn = Le toca a { $seat }
event-buy = { $seat } compra { $card } por { $gold } de oro.
event-hire = { $figure ->
    [ship] { $seat } contrata un barco por { $gold } de oro.
   *[crew] { $seat } contrata una tripulación por { $gold } de oro.
}
event-at = { $part ->
    [buying] La nueva figura llega a { $square }.
    [firing] { $seat } apunta desde { $square }.
   *[moving] { $seat } elige el grupo de { $square }.
}
event-leave = { $figure ->
    [ship] Un barco se queda en { $square }.
   *[crew] Una tripulación se queda en { $square }.
}
event-go = { $seat } va a { $square }.
event-fire = { $seat } dispara contra { $square }.
event-answer = { $seat } devuelve el fuego.
event-hold = { $seat } no dispara.
recap-steps = { $seat } da { $count } pasos, el último a { $square }.
event-done = { $part ->
    [buying] { $seat } termina de comprar.
    [firing] { $seat } termina de disparar.
   *[moving] { $seat } termina de mover.
}
event-clash = { $with ->
    [swords] Cuerpo a cuerpo
   *[guns] Duelo de cañones
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Empate: se tira otra vez.
    [won] Gana { $attacker }.
   *[lost] Gana { $defender }.
}
event-battle = Batalla en { $square }{ $place ->
    [temple] , por el templo
    [skull] , por la calavera
    [city] , por la ciudad
   *[square] {""}
}: { $seat } con { $fighters }, { $foe } con { $against }.
event-lose = { $figure ->
    [ship] { $seat } entrega un barco.
   *[crew] { $seat } entrega una tripulación.
}
event-lost = { $figure ->
    [ship] { $seat } pierde un barco en { $square }{ $fought ->
        [yes] {" "}contra { $foe }
       *[no] {""}
    }.
   *[crew] { $seat } pierde una tripulación en { $square }{ $fought ->
        [yes] {" "}contra { $foe }
       *[no] {""}
    }.
}
event-drowned = { $crews ->
    [one] Una tripulación se hunde con él.
   *[other] { $crews } tripulaciones se hunden con él.
}
event-overrun = { $place ->
    [temple] Cae el templo de { $square }; { $seat } lo ha perdido.
    [skull] Cae la calavera de { $square }; { $seat } la ha perdido.
   *[city] Cae la ciudad de { $square }; { $seat } la ha perdido.
}
event-unharmed = El punto de { $square } no pierde nada.
event-taken = { $place ->
    [temple] { $seat } toma el templo de { $square }
    [skull] { $seat } toma la calavera de { $square }
   *[city] { $seat } toma la ciudad de { $square }
}{ $owned ->
    [yes] ; hasta ahora: { $owner }
   *[no] {""}
}.
event-income = { $seat } recibe { $coins } de oro.
event-majority = { $seat } tiene { $points } puntos, más de la mitad del total.
event-elimination = A { $seat } no le queda ni una figura ni un punto.
event-time-up = La última ronda ha terminado.

# Por qué no

refused-owned-already = Ya tienes esta carta: compra otra cosa.
refused-too-expensive = No tienes bastante oro: compra algo más barato.
refused-no-city = No tienes ninguna ciudad: toma antes una.
refused-no-haven = Allí no hay sitio, o un enemigo ocupa la casilla: haz antes sitio o échalo.
refused-no-harbour-of-yours = Este puerto no es de ninguna de tus ciudades: elige uno que lo sea.
refused-no-city-of-yours = Esta ciudad no es tuya: elige una de las tuyas.
refused-ship-ashore = Los barcos se quedan en el mar: navega por la costa, o haz bajar a tierra una tripulación.
refused-no-ship = Las tripulaciones solo van al mar donde hay un barco propio: trae antes un barco.
refused-adrift = Una tripulación se quedaría en el mar sin barco: llévala contigo o deja también un barco.
refused-full = En una casilla caben como máximo cuatro de tus figuras: deja una atrás o ve a otra parte.
refused-too-far = { $how ->
    [here] El grupo ya está ahí: elige otra casilla.
    [none] Este grupo no puede llegar ahí: elige otra casilla, o deja a otros atrás.
    [near] { $far ->
        [one] Es un paso
       *[other] Son { $far } pasos
    }, y tienes { $left }: ve casilla a casilla.
   *[far] Demasiado lejos: { $far ->
        [one] un paso
       *[other] { $far } pasos
    }, y tienes { $left }.
}
refused-no-steps = No te quedan pasos: solo una corriente puede llevar aún tus barcos.
refused-carried = La corriente ya ha llevado tus barcos en círculo: seguir cuesta un paso, y no te queda ninguno.
refused-truce = Tregua: en esta ronda no puedes entrar en casillas ni puntos de los demás. Ve por ahora a otra parte.
refused-step-first = Ya has elegido un grupo: haz antes un paso con él.
refused-in-hand = Ya has elegido este grupo: haz un paso con él.
refused-no-group = Ahí no tienes figuras: elige uno de tus grupos.
refused-engaged = Ahí hay también enemigos, así que este grupo se queda y lucha: elige otro.
refused-no-way = Este grupo no puede mover así: elige otro, o deja a otros atrás.
refused-group-first = Elige antes el grupo de { $square }: llega en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
refused-nothing-in-hand = Elige antes un grupo.
refused-no-such-figure = En el grupo elegido no hay una figura así: elige una que esté en él.
refused-no-guns = Ahí no tienes ni un barco ni un punto: dispara desde otra parte.
refused-fired-already = Desde ahí ya se ha disparado en este turno: hazlo desde otra parte, o pulsa «Fin del fuego».
refused-in-melee = En esta casilla hay enemigos y se luchará cuerpo a cuerpo: dispara desde otra parte, o pulsa «Fin del fuego».
refused-nobody-near = Junto a esta casilla no hay nada que alcanzar: dispara desde otra parte, o pulsa «Fin del fuego».
refused-nobody-there = Ahí no hay ningún enemigo: dispara contra otra casilla.
refused-not-in-turn = En el turno de otro solo puedes disparar contra ese capitán: elige otra casilla.
refused-mingled = Ahí hay también figuras tuyas y se luchará cuerpo a cuerpo: dispara contra otra casilla.
refused-ships-only = Sin un barco tuyo ahí, este punto solo alcanza a barcos: dispara contra otra casilla.
refused-camouflaged = Esta tripulación está camuflada: dispara contra otra casilla.
refused-fire-first = Ya has elegido quién dispara: elige ahora la casilla contra la que se hace.
refused-aim-first = Elige antes quién dispara.

# Cifras de muchas partidas

figure-battles = Batallas
figure-shots = Disparos
figure-figures-lost = Figuras perdidas
figure-points-taken = Puntos tomados
figure-attackers-won = Batallas ganadas por el atacante
figure-points-from-rivals = Puntos quitados a otros
figure-ended-by-majority = Terminadas por una mayoría
figure-ended-by-elimination = Terminadas porque alguien quedó eliminado
figure-ended-by-last-round = Terminadas con la última ronda

# Qué se busca y para qué sirve cada cosa.

aim-card-1 = Quieres tener al final más puntos que nadie: templos, calaveras y ciudades tuyos.
    .art = flag
aim-card-2 = En tu turno primero compras si tienes oro, luego mueves tus grupos, que se reparten tus pasos (también más allá del borde de la carta) y al final se lucha.
    .art = caravel
aim-card-3 = Tras las luchas, las tripulaciones toman templos y ciudades, y los barcos calaveras. Son tuyos hasta que otro los tome.
    .art = crew
aim-card-4 = Los puntos dan oro cada ronda y cuentan al final, el doble donde tienes una zona entera; el oro compra barcos, tripulaciones y cartas.
    .art = coin
aim-card-5 = La partida termina con la última ronda, o cuando alguien tiene más de la mitad de los puntos.
    .art = i-crown

use-space-city = Un punto: da oro cada ronda y cuenta al final; a tus ciudades llegan tus nuevas tripulaciones.
    .paragraph = §19
use-space-harbour = A los puertos de tus ciudades llegan tus nuevos barcos; no protege de los ataques.
    .paragraph = §9
use-space-jungle = Las tripulaciones van por tierra de casilla en casilla, un paso cada vez.
    .paragraph = §11
use-space-skull = Un punto en el mar: lo toma un barco tuyo que esté aquí después de las luchas.
    .paragraph = §19
use-space-temple = Un punto en tierra: lo toma una tripulación tuya que esté aquí después de las luchas.
    .paragraph = §19
use-space-wave = Con la corriente de un remolino un barco navega gratis, de ola en ola.
    .paragraph = §12
use-piece-caravel = { $whose ->
    [yours] Tus barcos: navegan, llevan tus tripulaciones, disparan balas de cañón y toman calaveras.
   *[other] Barcos enemigos: termina en su casilla el camino de un grupo para luchar, o dispárales desde al lado.
}
    .paragraph = §11
use-piece-crew = { $whose ->
    [yours] Tus tripulaciones: van por tierra o a bordo de tus barcos, y toman templos y ciudades.
   *[other] Tripulaciones enemigas: termina en su casilla el camino de un grupo para luchar.
}
    .paragraph = §11
use-piece-flag = { $whose ->
    [yours] Tu punto: te da oro cada ronda, dispara como un barco y cuenta al final.
   *[other] Un punto de este capitán: con figuras tuyas en él después de las luchas, pasa a ser tuyo.
}
    .paragraph = §19
use-piece-token = Un punto que aún no es de nadie: está aquí después de las luchas para tomarlo; un color es una zona.
    .paragraph = §19
use-card-caravel = Un barco nuevo llega al puerto de una de tus ciudades y puede navegar enseguida.
    .paragraph = §9
use-card-crew = Una tripulación nueva llega a una de tus ciudades y puede mover enseguida.
    .paragraph = §9
use-card-g-cannonball = Para un disparo a una casilla vecina; puedes comprar tantas como quieras.
    .paragraph = §8
use-card-g-cutlasses = Suma 1 a tu dado en todos tus cuerpos a cuerpo.
    .paragraph = §8
use-card-g-pistols = Suma 2 a tu dado en todos tus cuerpos a cuerpo.
    .paragraph = §8
use-card-g-boarders = Suma 3 a tu dado en todos tus cuerpos a cuerpo.
    .paragraph = §8
use-card-g-spyglass = Suma 1 a tu dado en todos tus duelos de cañones.
    .paragraph = §8
use-card-g-long-guns = Suma 2 a tu dado en todos tus duelos de cañones.
    .paragraph = §8
use-card-g-master-gunner = Suma 3 a tu dado en todos tus duelos de cañones.
    .paragraph = §8
use-card-g-camouflage = En tierra ningún cañón alcanza a tus tripulaciones.
    .paragraph = §8
use-die = Aún no se ha tirado.
    .paragraph = §17
use-die-d = Vale su número; con las bonificaciones, gana la suma más alta.
    .paragraph = §17
use-die-d-skull = La calavera vale siete, lo máximo que muestra un dado.
    .paragraph = §17
use-fact-coin = El oro compra barcos, tripulaciones y cartas; nadie te lo puede quitar.
    .paragraph = §8
use-fact-flag = Puntos que tiene; más de la mitad del total termina la partida. Al final los de una zona entera cuentan doble.
    .paragraph = §22
use-fact-g-cannonball = Cada disparo cuesta una bala de cañón.
    .paragraph = §14
use-row-flag = Puntos que tiene hasta ahora; más de la mitad del total termina la partida. Al final los de una zona entera cuentan doble.
    .paragraph = §22
use-zone-compass = El primero de los tres colores, desde dentro, con el que juega alguien empieza la ronda.
    .paragraph = §6
use-zone-duel = Cada uno tira un dado y suma sus bonificaciones; quien tiene menos pierde una figura.
    .paragraph = §17
use-zone-reckoning = Cada punto vale uno, y los puntos de una zona que alguien tiene entera valen dos.
    .paragraph = §23
use-zone-shop = Al empezar tu turno puedes comprar cartas, barcos y tripulaciones, estén donde estén tus figuras.
    .paragraph = §8
use-zone-standing = Cuántos puntos tiene cada uno; más de la mitad del total termina la partida. Al final los de una zona entera cuentan doble.
    .paragraph = §22
use-meter = Seis pasos por turno para todos tus grupos juntos; una corriente lleva los barcos gratis.
    .paragraph = §10
use-mark-range = El grupo que tienes en la mano llega hasta aquí; el número dice en cuántos pasos.
    .paragraph = §10
use-mark-range-prize = Un punto que puedes tomar en este turno sin luchar; el número dice en cuántos pasos.
    .paragraph = §10
use-mark-range-aim = Puedes disparar a esta casilla.
    .paragraph = §14
use-mark-range-haven = Lo que contratas puede venir aquí.
    .paragraph = §9
use-mark-danger-foe = Si el grupo se detiene aquí, tiene que luchar.
    .paragraph = §13

# Por qué un bot juega así.

feature-unit = { $count ->
    [one] punto
   *[other] puntos
}
feature-points = más puntos en tu poder
    .less = menos puntos en tu poder
    .plain = { $gain ->
        [0] tendrías algo más
        [one] tendrías más o menos un punto más
       *[other] tendrías unos { $gain } puntos más
    }
feature-areas = más puntos por zonas enteras
    .less = menos puntos por zonas enteras
    .plain = da más puntos por zonas enteras
feature-ships = más barcos
    .less = menos barcos
    .plain = así quedan más barcos
feature-crews = más tripulaciones
    .less = menos tripulaciones
    .plain = así quedan más tripulaciones
feature-gold = más oro
    .less = menos oro
    .plain = así queda más oro
feature-swords = más fuerza en el cuerpo a cuerpo
    .less = menos fuerza en el cuerpo a cuerpo
    .plain = así las tripulaciones son más fuertes en el cuerpo a cuerpo
feature-guns = más fuerza en el duelo de cañones
    .less = menos fuerza en el duelo de cañones
    .plain = así los barcos son más fuertes en el duelo de cañones
feature-hope = más puntos cerca de tus figuras
    .less = menos puntos cerca de tus figuras
    .plain = tus figuras se acercan a puntos que puedes tomar
feature-majority = más opciones de tener la mayoría
    .less = menos opciones de tener la mayoría
    .plain = así es más probable una mayoría
feature-rivals = el rival más fuerte queda peor
    .less = el rival más fuerte queda mejor
    .plain = perjudica al rival más fuerte

# Los campos de una posición, como se llaman al editarla

field-board = Tablero, signo a signo
field-sector = Sector de la brújula
field-round = Ronda
field-turn = A quién le toca
field-first = Quién empezó esta ronda
field-colours = Colores
field-groups = Grupos
field-owners = Dueños de los puntos
field-gold = Oro
field-balls = Balas de cañón
field-cards = Equipo
field-left = Pasos que quedan
field-rides = Llevados por corrientes
field-hand = Grupo en movimiento
field-ships = Barcos que mueven
field-crews = Tripulaciones que mueven
field-fresh = El grupo aún no ha actuado
field-fired = Han disparado
field-dice = Dados
field-duel = Duelo
