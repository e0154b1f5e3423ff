# Seeschlacht.

game-title = Seeschlacht
game-line = Tres mercantes, siete barcos de guerra y un viento para todos: lleva tu convoy al otro lado mientras hablan los cañones.
game-aim = Lleva tus mercantes a su destino antes que tu rival.
game-kind = batalla

option-short = Partida corta
    .hint = Los mercantes van cargados desde el principio y puntúan en cuanto llegan. Recomendada para la primera partida.
option-batteries = Baterías costeras
    .hint = Si esperan a que les nombres un blanco.
    .reason = Una batería no tiene nada que perder con un disparo, así que nadie la haría callar nunca.
option-batteries-told = disparan cuando se les manda
option-batteries-alone = disparan por sí solas
option-late_wind = Viento, aunque todos los barcos se queden
    .hint = El viento se puede cambiar también en un turno en el que ningún barco tiene que mover.
    .reason = Un turno en el que todos los barcos se quedan termina antes.
option-avoid_rams = Embestir solo si es inevitable
    .hint = Un barco no puede dirigirse contra otro mientras tenga algún otro camino.
option-neutral_guns = Cañones en el puerto neutral
    .hint = Los mercantes pueden disparar desde dentro del puerto neutral.
option-elimination = Gana quien queda solo
    .hint = En la partida grande gana quien es el único que aún tiene mercantes.
option-encounter = Encuentro en el mar
    .hint = Dos mercantes y tres barcos de guerra por bando se encuentran en el mar. Una preparación nuestra para una primera batalla; el juego impreso empieza en el puerto, con diez barcos.

# Números que las variantes pueden cambiar

option-first_points = Puntos de la primera llegada
    .hint = Lo que da en la partida corta el primer mercante que llega; cada uno de los siguientes da un punto menos.
option-merchants_number = Mercantes
    .hint = Cuántos mercantes tiene cada bando.
option-warships_number = Barcos de guerra
    .hint = Cuántos barcos de guerra tiene cada bando.
option-quiet_turns = Turnos tranquilos hasta el final
    .hint = Tras cuántos turnos seguidos en los que no pasa nada termina la batalla.
option-most_turns = Turnos hasta el final
    .hint = Tras cuántos turnos termina la batalla en cualquier caso.

# Nombres

chart-white-home = Base de las blancas
chart-yellow-home = Base de las amarillas
chart-white-goal = Destino de las blancas
chart-yellow-goal = Destino de las amarillas
chart-neutral = Puerto neutral
space = { $name }
space-berth = fondeadero
space-berth-dotted = fondeadero con punto
space-battery = casilla de una batería
space-basin = puerto
direction = { $direction } ({ $direction ->
    [1] noreste
    [2] este
    [3] sureste
    [4] suroeste
    [5] oeste
   *[6] noroeste
})
direction-sign = { $direction ->
    [none] ·
   *[other] { $direction }
}
colour = { $colour ->
    [yellow] amarillo
    [blue] azul
   *[red] rojo
}
wind = { $colour ->
    [yellow] Viento flojo
    [blue] Viento medio
   *[red] Viento fuerte
} { $way }
wind-way = { $from ->
    [1] del noreste al suroeste
    [2] del este al oeste
    [3] del sureste al noroeste
    [4] del suroeste al noreste
    [5] del oeste al este
   *[6] del noroeste al sureste
}
wind-to = { $from ->
    [1] hacia el suroeste
    [2] hacia el oeste
    [3] hacia el noroeste
    [4] hacia el noreste
    [5] hacia el este
   *[6] hacia el sureste
}
fleet = { $side ->
    [white] Flota blanca
   *[yellow] Flota amarilla
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
   *[none] ningún barco
}
ship-kind = { $kind ->
    [merchant] mercante
   *[warship] barco de guerra
}

# La mesa

zone-wind = Viento · casillas
zone-dice = Dados
die-colour = { $colour ->
    [yellow] dado de color: amarillo
    [blue] dado de color: azul
    [red] dado de color: rojo
   *[none] dado de color
}
die-number = { $number ->
    [none] dado de números
   *[other] dado de números: { $number }
}
zone-score = { $next ->
    [0] Puntos
   *[other] Puntos (meta +{ $next })
}
ship-at = { $ship }, { $kind }, en { $space }, rumbo { $heading }{ $hits ->
    [0] {""}
    [one] , un impacto
   *[other] , { $hits } impactos
}{ $loaded ->
    [yes] , cargado
   *[no] {""}
}
fleet-row = { $state ->
    [sunk] hundido
    [arrived] ha llegado
    [must-sail] debe mover
    [heavy] muy dañado
    [loaded] cargado
    [must-sail-heavy] debe mover, muy dañado
    [must-sail-loaded] debe mover, cargado
    [heavy-loaded] muy dañado, cargado
   *[must-sail-heavy-loaded] debe mover, muy dañado, cargado
}
fact-afloat = { $count ->
    [one] barco
   *[other] barcos
}
fact-loaded = con carga
fact-points = { $count ->
    [one] punto
   *[other] puntos
}
meter-steps = Pasos
mark-route = { $ship }: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
mark-fire = { $line ->
    [1] Acierta con amarillo, una de cada tres veces
    [2] Acierta con azul, una de cada tres veces
   *[3] Acierta con rojo, una de cada tres veces
}
mark-line = { $line ->
    [1] Acierta el amarillo (1 de 3)
    [2] Acierta el azul (1 de 3)
   *[3] Acierta el rojo (1 de 3)
}
mark-shot = { $ship } dispara contra { $target }: acierta con { $line ->
    [1] amarillo
    [2] azul
   *[3] rojo
}.
mark-salvo = La batería dispara contra { $target }: acierta con amarillo.

# Qué está pasando

phase-number = { $number ->
    [0] Antes del primer turno
   *[other] Turno { $number } · { $wind }
}
phase-berthing = Preparación
phase-sailing = { $seat } · mover
phase-harbour = { $seat } · en el puerto
phase-batteries = { $seat } · baterías costeras
phase-fire = { $seat } · disparar
phase-wind = El viento
phase-draw = Se ofrecen tablas
phase-over = En el puerto

prompt-berthing = Tus barcos miran hacia el mar: si te parece bien, pulsa «La flota está lista». O gira antes algunos, cada uno una vez.
prompt-sailing = Elige un barco y luego adónde va.
prompt-under-way = { $ship }: { $left ->
    [one] queda un paso.
   *[other] quedan { $left } pasos.
}
prompt-loading = Carga tus mercantes.
prompt-repairing = Repara barcos: a cada uno le puedes quitar un impacto.
prompt-batteries = Elige un barco contra el que disparen tus baterías.
prompt-fire = Elige un barco enemigo contra el que disparar.
prompt-draw = { $seat } ofrece tablas.
prompt-wait = { $part ->
    [berthing] { $seat } orienta la flota.
    [sailing] { $seat } mueve la flota.
    [harbour] { $seat } trabaja en el puerto.
    [batteries] { $seat } está en las baterías costeras.
    [fire] { $seat } dispara.
   *[draw] { $seat } está pensando si acepta tablas.
}
prompt-chance = Los dados ruedan.
prompt-over = { $winners ->
    [2] { $how ->
        [points] La batalla termina en tablas, con { $won } puntos cada uno.
       *[otherwise] La batalla termina en tablas.
    }
   *[other] { $how ->
        [points] ¡{ $seat } ha ganado la batalla por { $won } a { $lost }!
        [cargo] ¡{ $seat } ha traído la carga a casa y ha ganado la batalla!
       *[otherwise] ¡{ $seat } ha ganado la batalla!
    }
}
result = { $won ->
    [0] ningún barco enemigo hundido
    [one] un barco enemigo hundido
   *[other] { $won } barcos enemigos hundidos
}, { $lost ->
    [0] ninguno perdido
    [one] uno perdido
   *[other] { $lost } perdidos
}
result-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}; { $won ->
    [0] ningún barco enemigo hundido
    [one] un barco enemigo hundido
   *[other] { $won } barcos enemigos hundidos
}, { $lost ->
    [0] ninguno perdido
    [one] uno perdido
   *[other] { $lost } perdidos
}
hint-may-stay = { $moved ->
    [yes] Ningún barco tiene que mover ya
   *[no] En este turno ningún barco tiene que mover
}: puedes terminar o mover más.
hint-guns = { $count ->
    [one] { $ship } puede disparar.
   *[other] { $count } de tus barcos pueden disparar, cada uno una vez.
}
hint-must-sail = { $count ->
    [one] { $ship } aún tiene que mover.
   *[other] { $count } barcos aún tienen que mover, entre ellos { $ship }.
}{ $others ->
    [0] {""}
   *[other] {" "}Los demás pueden quedarse.
}
hint-last-turns = { $left ->
    [one] Tras este turno termina la batalla.
   *[other] Tras { $left } turnos termina la batalla.
}
hint-standstill = { $left ->
    [one] Si no pasa nada en este turno, termina la batalla.
   *[other] Si no pasa nada en { $left } turnos, termina la batalla.
}

# Qué se puede hacer

offer-face = { $ship }: proa a { $heading }
offer-change-wind = Cambiar el viento
offer-change-strength = Solo la fuerza
offer-forward = { $ship }: avante
offer-port = { $ship }: a babor
offer-starboard = { $ship }: a estribor
offer-stop = { $ship }: detenerse aquí
offer-stay = { $ship }: quedarse
offer-load = { $ship }: cargar
offer-repair = { $ship }: reparar
offer-bombard = Las baterías disparan contra { $target }
offer-fire = { $ship } dispara contra { $target }
offer-done = { $part ->
    [berthing] La flota está lista
    [loading] No cargar más
    [repairing] No reparar más
    [gunnery] Alto el fuego
   *[sailing] Fin del movimiento
}
offer-offer-draw = Ofrecer tablas
offer-agree = Aceptar
offer-decline = Seguir jugando
offer-resign = Abandonar
way = { $ship }: { $here ->
    [yes] girar en el sitio
   *[no] hasta { $space }
}, rumbo { $heading }, { $used ->
    [one] un paso
   *[other] { $used } pasos
} de { $of }{ $targets ->
    [0] {""}
    [one] . Desde allí tiene a tiro a { $target }
   *[other] . Desde allí tiene a tiro { $targets } barcos
}{ $foes ->
    [0] {""}
    [one] . Un enemigo podría dispararle allí después
   *[other] . { $foes } enemigos podrían dispararle allí después
}{ $battery ->
    [yes] . Bajo el fuego de una batería
   *[no] {""}
}.
hint-forward = Hasta { $space }{ $left ->
    [0] , y termina el movimiento del barco.
    [one] , y queda un paso.
   *[other] , y quedan { $left } pasos.
}
hint-turn = { $left ->
    [0] A rumbo { $heading }, y termina el movimiento del barco.
    [one] A rumbo { $heading }, y queda un paso.
   *[other] A rumbo { $heading }, y quedan { $left } pasos.
}
hint-fire = Línea { $line }: acierta con { $colour }, una de cada tres veces{ $sinks ->
    [yes] , y un impacto hunde el barco
   *[no] {""}
}.
hint-change-wind = Sale con 2, 4 o 6.
hint-change-strength = La dirección no cambia.
warning-ram = Embiste a { $ship }: ambos reciben un impacto.
warning-own-ram = Embiste a tu propio barco { $ship }: ambos reciben un impacto.
warning-anchorage = Un fondeadero enemigo: cuesta un impacto.
warning-battery = Bajo el fuego de una batería.
warning-forced-ram = Entonces tiene que embestir a { $ship }.
warning-resign = Das la batalla por perdida.

# Por qué no

refused-not-your-ship = Este barco no es tuyo: elige uno de los tuyos.
refused-sunk = { $ship } está hundido: elige otro barco.
refused-under-way = { $ship } está en marcha: termina antes su movimiento.
refused-has-moved = { $ship } ya ha movido en este turno: elige otro barco.
refused-has-stayed = { $ship } se queda en este turno: elige otro barco.
refused-delivered = { $ship } ha llegado y se queda donde está: elige otro barco.
refused-must-still-sail = { $ship } tiene que mover antes: no está fondeado ni proa al viento.
refused-must-sail = { $ship } tiene que mover: no está fondeado ni proa al viento.
refused-wind-left = El viento permite más, y en el mar un barco usa todos sus pasos: sigue.
refused-in-basin = Quien salió de dentro de este puerto solo se detiene tras un paso o en otro fondeadero: sigue.
refused-no-wind = Con este rumbo el viento no lleva el barco avante: gíralo o deja que se quede.
refused-ram-avoidable = Eso lleva a una embestida que se puede evitar: elige otro camino.
refused-foreign-avoidable = Eso pasa por un fondeadero enemigo que se puede evitar: elige otro camino.
refused-taken = En { $space } hay un barco, y un solo paso en el puerto no embiste a nadie: elige otro.
refused-straight-on = Después de un giro se sigue recto, o el barco se detiene donde puede.
refused-turning-back = El segundo giro tiene que ir en el mismo sentido: gira hacia el otro lado, o deja que el barco se quede donde puede.
refused-too-far = { $how ->
    [here] { $ship } ya está ahí: elige otro punto.
    [none] Ningún agua libre lleva ahí a { $ship }: elige otro punto.
    [near] { $far ->
        [one] Para { $ship } es un paso
       *[other] Para { $ship } son { $far } pasos, contando los giros
    }, y el viento lo permite: ve paso a paso.
    [wind] Para { $ship } son { $far } pasos, contando los giros, y con los rumbos del camino el viento no permite tantos.
   *[far] Demasiado lejos: { $far } pasos, contando los giros, y con este rumbo el viento permite a { $ship } { $left ->
        [0] ninguno
       *[other] { $left }
    }.
}
refused-edge-ahead = Ahí termina el mapa: gira el barco, o deja que se quede donde puede.
refused-land-ahead = Hay tierra a proa: gira el barco, o deja que se quede donde puede.
refused-neutral-closed = Los barcos de guerra no pueden entrar en el puerto neutral: gira el barco, o deja que se quede donde puede.
refused-neutral-taken = Ahí hay un barco, y en el puerto neutral no se embiste a nadie: gira el barco.
refused-tried = Ya has intentado cambiar el viento en este turno: inténtalo otra vez en el próximo.
refused-sailed = Un barco ya ha movido, así que el viento se queda: cámbialo al comenzar tu próximo turno.
refused-laid = { $ship } ya está orientado: elige otro barco.
refused-worked-on = { $ship } ya se ha cargado o reparado en este turno: elige otro barco.
refused-loaded = { $ship } ya está cargado: elige otro barco.
refused-repair-first = { $ship } está dañado: repáralo antes.
refused-no-cargo-here = Solo hay carga en los fondeaderos del puerto de destino: lleva allí antes el barco.
refused-sound = { $ship } no tiene impactos: elige otro barco.
refused-no-yard = Se repara en los fondeaderos propios con punto, los mercantes también en los neutrales: lleva allí antes el barco.
refused-has-fired = { $ship } ya ha disparado: elige otro barco.
refused-neutral-guns = Desde el puerto neutral no dispara nadie: elige otro barco.
refused-neutral-target = Contra el puerto neutral no dispara nadie: elige otro blanco.
refused-out-of-zone = El blanco no está en la zona de tiro: elige otro.
refused-behind-land = Hay tierra en medio: elige otro blanco.
refused-not-under-fire = Las baterías no pueden disparar contra { $ship }: solo contra barcos en una de sus casillas, una vez contra cada uno.
refused-shielded = En medio está { $ship }: elige otro blanco.
refused-turn-begun = Eso solo se puede al comenzar un turno: espera al próximo.
refused-draw-offered = En este turno ya has ofrecido tablas: sigue jugando.

# La bitácora

event-begin = Empieza { $seat }.
event-wind = { $seat } saca { $colour } y { $direction }: { $same ->
    [yes] el viento sigue igual y sopla { $way }.
   *[no] ahora el viento sopla { $way }.
}
event-number = { $seat } intenta cambiar el viento y saca { $number }: { $granted ->
    [yes] lo consigue.
   *[no] el viento se queda.
}
event-colour = { $what ->
    [shot] { $ship } dispara contra { $target } y necesita { $line ->
        [1] amarillo
        [2] azul
       *[3] rojo
    }: { $colour }, { $result ->
        [hit] ¡impacto!
       *[miss] fallo.
    }
    [battery] La batería dispara contra { $target } y necesita amarillo: { $colour }, { $result ->
        [hit] ¡impacto!
       *[miss] fallo.
    }
   *[wind] { $seat } tira por la fuerza del viento: { $colour }{ $same ->
        [yes] , como hasta ahora.
       *[no] .
    }
}
event-berthed = La flota de { $seat } está lista.
event-turn = { $seat }, turno { $number }
event-passage = { $how ->
    [at-once] { $ship } embiste a { $rammed }: ambos reciben un impacto.
    [rams] { $ship } navega de { $start } a { $space } y embiste a { $rammed }: ambos reciben un impacto.
    [turns] { $ship } gira en { $space }.
   *[sails] { $ship } navega de { $start } a { $space }.
}
recap-steps = { $seat } mueve { $count } barcos.
event-trespass = { $ship } toca un fondeadero enemigo y recibe un impacto.
event-sinking = { $ship } se hunde.
event-cargo = { $ship } toma carga a bordo.
event-repaired = { $ship } se repara: un impacto menos.
event-homecoming = { $ship } está en casa con la carga: ¡{ $seat } ha ganado!
event-elimination = Solo { $seat } tiene aún mercantes, y con eso gana.
event-no-merchants = Nadie tiene ya mercantes: la batalla termina en tablas.
event-arrival = { $ship } ha llegado: { $points } puntos para { $seat }.
event-delivered = Ya no hay ningún mercante en camino: blancas { $white }, amarillas { $yellow }.
event-standstill = { $why ->
    [turns] La batalla ha durado demasiado.
   *[quiet] Hace demasiado que no pasa nada.
} { $short ->
    [yes] Blancas { $white }, amarillas { $yellow }.
   *[no] La batalla termina en tablas.
}
event-agree = { $seat } acepta las tablas.
event-decline = { $seat } rechaza las tablas.
event-surrender = { $seat } abandona.

# Cifras

figure-first-mover = Victorias del bando que movió primero
figure-drawn = Batallas en tablas
figure-standstill = Batallas que se estancaron
figure-merchants-sunk = Mercantes hundidos
figure-warships-sunk = Barcos de guerra hundidos
figure-loaded = Mercantes que cargaron
figure-rams = Embestidas
figure-shots = Disparos
figure-shots-hit = Disparos que acertaron
figure-wind-tried = Turnos con un intento de cambiar el viento

# Qué se busca y para qué sirve cada cosa.

aim-short = { $side ->
    [white] Lleva tus mercantes al puerto del noreste.
    [yellow] Lleva tus mercantes al puerto del noroeste.
   *[none] Lleva más mercantes a su destino, y antes.
}
aim-encounter = { $side ->
    [white] Lleva tus mercantes al puerto del noreste.
    [yellow] Lleva tus mercantes al puerto del noroeste.
   *[none] Lleva más mercantes a su destino, y antes.
}
aim-great = Trae una carga a casa antes de que lo consiga tu rival.
aim-card-1 = Tus mercantes tienen que cruzar el mar hasta el puerto de la esquina opuesta (y volver, en la partida grande).
    .art = merchant
aim-card-2 = En tu turno mueven todos tus barcos, uno tras otro, tan lejos como permite el viento.
    .art = i-forward
aim-card-3 = Después, cada barco puede disparar una vez hacia un costado; de media acierta uno de cada tres disparos.
    .art = gun
aim-card-4 = Un mercante se hunde al segundo impacto; un barco de guerra, al tercero: protege tus mercantes.
    .art = hit
aim-card-5 = En la partida corta, el primer mercante en llegar da más puntos, cada uno de los siguientes uno menos, contando ambos bandos.
    .art = crate
aim-short-card-1 = Tus mercantes tienen que llegar al puerto { $side ->
    [white] del noreste
    [yellow] del noroeste
   *[none] de la esquina opuesta
}: es su destino.
aim-short-card-5 = El primer mercante en llegar da más puntos, cada uno de los siguientes uno menos, contando ambos bandos. Es la partida corta: no hay que volver.
aim-encounter-card-1 = Tus mercantes tienen que llegar al puerto { $side ->
    [white] del noreste
    [yellow] del noroeste
   *[none] de la esquina opuesta
}: es su destino.
aim-encounter-card-5 = El primer mercante en llegar da más puntos, cada uno de los siguientes uno menos. Este pequeño encuentro es nuestro; la batalla impresa empieza en el puerto, con diez barcos por bando.

use-space-basin = Agua de un puerto: en el propio, un barco puede detenerse tras un solo paso, sople el viento que sople.
    .paragraph = §13
use-space-battery = Los cañones del puerto pueden disparar, una vez en cada turno de su dueño, contra cada barco enemigo que esté aquí.
    .paragraph = §17
use-space-berth = Aquí los barcos pueden quedarse tantos turnos como quieran; en otros lugares tienen que mover.
    .paragraph = §7
use-space-berth-dotted = Un barco que se queda aquí, en puerto propio, puede reparar un impacto; en el destino, un mercante puede cargar.
    .paragraph = §16
use-piece-frigate = { $whose ->
    [yours] Tu barco de guerra: protege tus mercantes y puede disparar una vez en tu turno; el tercer impacto lo hunde.
   *[other] Un barco de guerra enemigo: puede disparar una vez en su turno y se hunde al tercer impacto.
}
    .paragraph = §21
use-piece-merchant = { $whose ->
    [yours] Tu mercante: llévalo a su destino; el segundo impacto lo hunde.
   *[other] Un mercante enemigo: detenlo antes de que llegue; el segundo impacto lo hunde.
}
    .paragraph = §21
use-zone-dice = El dado de color dice en qué línea acierta un disparo y qué fuerza tiene un viento nuevo; el de números, de dónde viene.
    .paragraph = §5
use-zone-fleet = Rombo naranja: el barco aún tiene que mover; caja azul: carga; bandera roja: un impacto. Señala un barco para encontrarlo en el mapa.
    .paragraph = §21
use-zone-score = Los puntos de los mercantes que han llegado: más por el primero, uno menos por cada uno de los siguientes.
    .paragraph = §24
use-zone-wind = El viento viene del lado donde está la flecha y sopla hacia donde apunta; los números dicen cuántas casillas puede navegar un barco en cada dirección.
    .paragraph = §6
use-row-hit = Cada bandera roja es un impacto: un mercante se hunde con el segundo, un barco de guerra con el tercero. Rombo naranja: aún tiene que mover; caja azul: carga.
    .paragraph = §21
use-row-coin = Puntos de los mercantes que han llegado; gana la suma más alta.
    .paragraph = §24
use-fact-coin = Puntos de los mercantes que han llegado; gana la suma más alta.
    .paragraph = §24
use-fact-crate = Los mercantes que han cargado; en la partida grande solo gana la carga que llega a casa.
    .paragraph = §15
use-fact-ship = Los barcos que siguen a flote.
    .paragraph = §21
use-die = Aún no se ha tirado.
    .paragraph = §5
use-die-yellow = Amarillo: acierta en la primera línea junto a un barco y en los blancos de las baterías; como viento es flojo.
    .paragraph = §19
use-die-blue = Azul: acierta en la segunda línea junto a un barco; como viento es medio.
    .paragraph = §19
use-die-red = Rojo: acierta en la tercera línea junto a un barco; como viento es fuerte.
    .paragraph = §19
use-die-1 = Un 1: de allí viene el viento o, si se pide un cambio, el viento se queda.
    .paragraph = §5
use-die-2 = Un 2: de allí viene el viento, o el cambio pedido se concede.
    .paragraph = §5
use-die-3 = Un 3: de allí viene el viento o, si se pide un cambio, el viento se queda.
    .paragraph = §5
use-die-4 = Un 4: de allí viene el viento, o el cambio pedido se concede.
    .paragraph = §5
use-die-5 = Un 5: de allí viene el viento o, si se pide un cambio, el viento se queda.
    .paragraph = §5
use-die-6 = Un 6: de allí viene el viento, o el cambio pedido se concede.
    .paragraph = §5
use-mark-fire-line-1 = Primera línea de tiro: aquí acierta el amarillo, una de cada tres veces.
    .paragraph = §19
use-mark-fire-line-2 = Segunda línea de tiro: aquí acierta el azul, una de cada tres veces.
    .paragraph = §19
use-mark-fire-line-3 = Tercera línea de tiro: aquí acierta el rojo, una de cada tres veces.
    .paragraph = §19
use-mark-way = Aquí puede terminar tu barco su movimiento; elígelo y se harán todos los pasos del camino.
    .paragraph = §8
use-mark-danger = Un barco que sigue por aquí embiste a otro, y ambos reciben un impacto.
    .paragraph = §12
use-meter = Los pasos de este barco: puede dar tantos como permite el viento con su rumbo.
    .paragraph = §8

# Por qué un bot juega así

feature-unit = { $count ->
    [one] turno de un mercante
   *[other] turnos de un mercante
}
feature-points = más puntos
    .less = menos puntos
    .plain = da más puntos
feature-hope = mercantes más cerca de sus puertos
    .less = mercantes más lejos de sus puertos
    .plain = así los mercantes se acercan a sus puertos
feature-merchant = más mercantes
    .less = menos mercantes
    .plain = así siguen a flote más mercantes
feature-hulls = barcos de guerra menos dañados
    .less = barcos de guerra más dañados
    .plain = así sufren menos los barcos de guerra
feature-damage = mercantes menos dañados
    .less = mercantes más dañados
    .plain = así sufren menos los mercantes
feature-exposure = mercantes más lejos de los barcos de guerra enemigos
    .less = mercantes más cerca de los barcos de guerra enemigos
    .plain = así los mercantes quedan más lejos de los barcos de guerra enemigos
feature-risk = mercantes menos al alcance de los cañones enemigos
    .less = mercantes más al alcance de los cañones enemigos
    .plain = así menos cañones enemigos alcanzan a los mercantes
feature-broadside = barcos de guerra menos al alcance de los cañones enemigos
    .less = barcos de guerra más al alcance de los cañones enemigos
    .plain = así menos cañones enemigos alcanzan a los barcos de guerra
feature-shots = mejores disparos
    .less = peores disparos
    .plain = así hay mejores disparos
feature-way = mercantes más cerca de su destino
    .less = mercantes más lejos de su destino
    .plain = así los mercantes se acercan a su destino
feature-hunt = barcos de guerra más cerca de su presa
    .less = barcos de guerra más lejos de su presa
    .plain = así los barcos de guerra se acercan a su presa
feature-danger = barcos menos al alcance de los cañones enemigos
    .less = barcos más al alcance de los cañones enemigos
    .plain = así menos cañones enemigos alcanzan a los barcos
feature-fire = andanadas propias más fuertes
    .less = andanadas propias más débiles
    .plain = así las andanadas son más fuertes
feature-reply = andanadas enemigas de respuesta más débiles
    .less = andanadas enemigas de respuesta más fuertes
    .plain = así el enemigo responde con menos fuerza
feature-struck = barcos enemigos más dañados
    .less = barcos enemigos menos dañados
    .plain = daña más a los barcos enemigos
feature-suffered = barcos propios menos dañados
    .less = barcos propios más dañados
    .plain = así sufren menos los barcos propios
feature-delay = mercantes enemigos retrasados
    .less = mercantes enemigos que avanzan más deprisa
    .plain = retrasa a los mercantes enemigos
feature-decided = un desenlace mejor de la batalla
    .less = un desenlace peor de la batalla
    .plain = así es probable un desenlace mejor de la batalla

# Los campos de una posición, como se llaman al editarla

field-number = Turnos empezados
field-turn = A quién le toca
field-first = Quién empezó
field-rose = Rosa de los vientos
field-wind = El viento viene de
field-colour_die = Dado de color
field-number_die = Dado de números
field-at = Dónde está cada barco
field-headings = Rumbos
field-hits = Impactos
field-cargo = Cargado
field-done = Qué ha hecho cada barco
field-fired = Ha disparado
field-arrived = Barcos que han llegado
field-tried = Ha intentado cambiar el viento
field-asked = Tablas o abandono
field-quiet = Turnos sin que pase nada
field-ship = Barco en marcha
field-track = Puntos recorridos
field-used = Pasos dados
field-sense = Último giro
field-slow = Muy dañado al salir
