# Mapa del tesoro.

game-title = Mapa del tesoro
game-line = Templos, piratas y un mapa rasgado en cuatro trozos: ¿quién llega antes a El Dorado?
game-aim = Reúne los cuatro trozos de mapa y llega antes a El Dorado.
game-kind = aventura

# Números que las variantes pueden cambiar

option-turn_steps = Pasos por turno
    .hint = Cuántos pasos tiene un capitán en su turno.
option-first_balls = Balas de cañón al empezar
    .hint = Con cuántas balas de cañón empieza cada capitán.
option-pay_off_price = Precio de la paz de un pirata
    .hint = Por cuánto oro se va a casa un pirata que está de caza.
option-ransom_price = Precio de un rescate
    .hint = Cuánto oro cuesta el rescate de la bodega de un pirata, si se juega con rescate.
option-board_drawing = Dibujo del tablero
    .hint = Un signo por casilla, fila por fila; vacío: el azar coloca el tablero.

# Reglas de la casa

option-board = El tablero
    .hint = Como salen las losetas, o colocado de nuevo hasta que los puertos estén a tres casillas, ninguna calavera toque un templo y ninguna isla sea grande.
    .reason = Con dos puertos juntos, o cañones piratas ante la puerta de un templo, el sorteo de las losetas decide demasiado.
option-board-shuffled = como salen las losetas
option-board-balanced = equilibrado
option-idle_pirates = Piratas que no persiguen a nadie
    .hint = Si un pirata que descansa en su calavera dispara contra un capitán que se detiene a su lado.
option-idle_pirates-fire = también disparan
option-idle_pirates-answer = solo responden
option-standing_still = Quedarse quieto
    .hint = Si no, cada capitán tiene que dar al menos un paso.
option-el_dorado = El Dorado
    .hint = En el dorso de la carta de disposición, o en un lugar sorteado en cada partida.
    .reason = Solo hay cuatro cartas de disposición: quien se las sabe de memoria (como los bots) conoce el destino.
option-el_dorado-hidden = en cualquier parte, al azar
option-el_dorado-printed = en la carta de disposición
option-movement_cards = Gavias y botas
    .hint = Dos cartas más en la tienda, para un quinto paso en el mar o en tierra.
option-stranded = Tripulaciones sin barco
    .hint = Qué pasa con una tripulación en tierra cuyo barco fue destruido y está de nuevo en el puerto.
    .reason = Dejar solo un barco es un riesgo, y destruirlo merece el disparo.
option-stranded-returns = vuelven al puerto
option-stranded-pays = vuelven y pierden su oro
option-stranded-stays = se quedan donde están
option-ransom = Rescate
    .hint = A cambio de oro un capitán recibe lo que ha capturado un pirata.
    .reason = Si no, un trozo de mapa en la bodega de un pirata fuerte estaría perdido para siempre.
option-stall_guard = Un final cuando nadie avanza
    .hint = La partida termina tras sesenta rondas, o cuando desde hace doce no quedan tesoros por encontrar. Si no, termina tras doscientas y no gana nadie.
    .reason = Lo que se guarda en las ciudades no se puede capturar, y la partida puede atascarse; entonces gana el mejor mapa.
option-solo_level = En solitario: nivel
    .hint = En el nivel 1 los piratas suman dos y no tienen cañones.
option-solo_level-1 = 1, más fácil
option-solo_level-2 = 2, según lo impreso
option-solo_pirates = En solitario: piratas
    .hint = Qué peligrosos son los piratas cuando juegas en solitario.
option-solo_pirates-two-steps = navegan dos casillas
option-solo_pirates-three-steps = navegan tres casillas
option-solo_pirates-guns = disparan también tras su propio turno

# Nombres

pirate = el pirata { $number }
galleon = el galeón
empty-ship = el barco vacío de { $seat }
token-name = ficha { $name }
token-known = ficha { $area } { $numbers }
token-title = { $area } { $numbers }
token-hidden = Ficha { $name }: solo conoce su dorso quien la ha tenido.
token-read = La ficha { $area } { $numbers } lleva a { $square }.
token-code = { $area } es la zona { $name }; { $numbers } son los números de sus esquinas: noroeste, noreste, suroeste, sureste. En ese orden cuenta la primera loseta con tierra, y en ella, igual, la primera casilla de tierra (§20).
map-piece = trozo de mapa { $number }
die = { $face }
price = { $gold } de oro

# Qué hay en cada lugar

piece-coin = oro
piece-galleon = galeón
piece-pirate = pirata
piece-token = tesoro en un templo
piece-goal = adonde lleva tu ficha
piece-dorado = El Dorado

goal-at = aquí lleva tu { $token }, a { $square }
dorado-at = El Dorado, en { $square }
treasure-at = { $dice ->
    [one] tesoro de un dado en { $square }
   *[other] tesoro de { $dice } dados en { $square }
}
coins-at = { $gold ->
    [one] una moneda en { $square }
   *[other] { $gold } monedas en { $square }
}
galleon-at = el galeón en { $square }
pirate-at = { $state ->
    [sunk] el pirata { $number }, hundido, en { $square }
    [hunting] el pirata { $number } en { $square }, a la caza de { $seat }
   *[idle] el pirata { $number }, en reposo en { $square }
}
ship-at = barco de { $seat }, con tripulación, en { $square }
empty-ship-at = barco vacío de { $seat } en { $square }
crew-at = tripulación de { $seat } en { $square }
route-pirate = El pirata { $number } llegaría a { $square }.

# Qué está pasando

phase-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round } · nivel { $level }
}
phase-over = El final
phase-board = El tablero
phase-compass = La brújula
phase-pirates = Los piratas
phase-turn = Turno de { $seat }
meter-steps = Pasos
prompt-chance = { $step ->
    [spin] La brújula gira…
    [layout] Se coloca el tablero…
    [glance] Se mira una ficha…
    [find] Se tiran dados por el oro…
   *[other] Se saca una ficha…
}
prompt-over = { $winners ->
    [0] Nadie ha encontrado El Dorado.
    [one] { $seat } ha ganado.
   *[other] { $winners } capitanes comparten la victoria.
}
result-found = encontró El Dorado en la ronda { $round }
result = { $kinds ->
    [0] ningún trozo de mapa
    [one] un trozo de mapa
   *[other] { $kinds } trozos de mapa distintos
}, { $gold } de oro
prompt-duel = Ruedan los dados: { $foe } contra { $other }…
prompt-course = { $stop ->
    [0] Elige una casilla adonde mover.
    [2] No te quedan pasos: detente aquí.
   *[other] Elige una casilla adonde mover, o detente aquí.
}
prompt-wait-course = { $seat } está de camino.
prompt-rivals = Elige contra quién luchas primero.
prompt-wait-rivals = { $seat } elige contra quién lucha primero.
prompt-gunnery = { $threats ->
    [0] A tiro: { $foes }. Elige contra quién disparar, o no dispares.
   *[other] Aquí otros pueden disparar contra ti: { $foes }. Elige a uno, para disparar antes o no hacerlo.
}
prompt-wait-gunnery = { $seat } está a los cañones.
prompt-reply = Dispara contra ti { $foe }. ¿Devuelves el fuego?
prompt-wait-reply = { $seat } puede devolver el fuego.
prompt-opening = Puedes disparar contra { $foe }. ¿Lo haces?
prompt-wait-opening = { $seat } puede disparar.
prompt-exchange = { $what ->
    [found] Mira lo que has encontrado y luego sigue.
    [swap] Elige un trozo de mapa por tu ficha, o quédate con lo que tienes.
   *[none] Aquí no tienes nada que cambiar: sigue. (En tierra se pregunta a todos los que tienen una ficha, para que los demás no sepan nada.)
}
prompt-wait-exchange = { $seat } mira una ficha.
prompt-affairs = { $what ->
    [pay] Un pirata te persigue: por { $gold } de oro vuelve a casa. Elígelo para pagarle, o termina tu turno.
    [ransom] Por { $ransom } de oro puedes comprar lo que un pirata se ha llevado. Elige al pirata para pagar, o termina tu turno.
    [none] Aquí ya no puedes pagar ni hacer nada más: termina tu turno.
   *[trade] Compra, retira o guarda lo que quieras y luego termina tu turno.
}
prompt-wait-affairs = { $seat } negocia.
hint-stranded = No tienes camino de vuelta a tu barco. { $price ->
    [pays] Puedes volver a tu puerto, pero entonces pierdes tu oro.
   *[returns] Puedes volver a tu puerto.
}
hint-found = Has encontrado una ficha y { $gold } de oro{ $count ->
    [1] {""}
   *[other] {" "}({ $sum })
}{ $skulls ->
    [0] {""}
   *[other] , pues una calavera vale siete
}. { $meaning } Cámbiala allí, en la cruz, por un trozo de mapa.
hint-unpaid = Si no pagas, { $count ->
    [one] sigue persiguiéndote, pero no te alcanza
   *[other] siguen persiguiéndote, pero no te alcanzan
} en esta ronda.
hint-powder = Un disparo cuesta una bala de cañón: tienes { $balls }.{ $choose ->
    [1] {" "}Elige un objetivo para ver tus posibilidades.
   *[0] {""}
}
far-way = { $square } está demasiado lejos para este turno: llegas hasta { $end }.
hint-own-pieces = { $count ->
    [0] Aún no tienes ningún trozo de mapa: cualquiera te sirve.
   *[other] Tienes: { $have }.{ $missing ->
        [0] {""}
       *[other] {" "}Te falta: { $lack }.
    }
}
hint-goal = { $meaning } La cruz está a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
hint-temple = El templo con tesoro más cercano es { $square }, a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
hint-here = { $what ->
    [temple] Estás en un templo con un tesoro: detente aquí para llevártelo.
   *[goal] Tu ficha lleva aquí: detente para cambiarla por un trozo de mapa.
}
hint-dangers = Números rojos: quien se detiene allí puede recibir disparos o tiene que luchar.
hint-two = { $one } { $two }
hint-left-behind = Tu barco se queda en { $square }, donde está { $foes }: al barco vacío no le pasa nada, pero si te detienes allí a bordo, tienes que luchar.
hint-no-treasure = { $level ->
    [0] Ya no queda ningún tesoro.
   *[other] Ya no queda ningún tesoro: al final de esta ronda empieza el nivel { $level }, con tesoros nuevos{ $spared ->
        [0] {""}
       *[other] {" "}en todos los templos menos { $but }
    }.
}{ $more ->
    [0] {""}
   *[other] {" "}{ $onward }
}
hint-fetch = Recoge lo que guarda tu ciudad en { $square }, { $steps ->
    [0] aquí mismo
    [one] a un paso
   *[other] a { $steps } pasos
}: { $things }.
hint-prey = En { $square }, { $steps ->
    [0] aquí mismo
    [one] a un paso
   *[other] a { $steps } pasos
}, está { $foe }. Si ganas allí, te llevas: { $things }. { $chance }, cuerpo a cuerpo.
hint-wake = Hay monedas del galeón en { $square }, { $steps ->
    [0] aquí mismo
    [one] a un paso
   *[other] a { $steps } pasos
}.
hint-el-dorado = El Dorado está en { $square }.
hint-coins = { $gold ->
    [one] El galeón ha perdido allí una moneda.
   *[other] El galeón ha perdido allí { $gold } monedas.
}
hint-purpose = { $what ->
    [temple] Detente allí para registrar el templo: una ficha, y oro con { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }.
    [goal] Tu ficha lleva allí: detente para cambiarla por un trozo de mapa.
    [dorado] El Dorado: detente allí y habrás ganado.
    [home] Tu propia ciudad: detente allí para comprar, guardar o retirar.
   *[city] Una ciudad: detente allí para comprar.
}
hint-pay-off = Deja de perseguirte y vuelve a { $square }, donde cualquiera puede llevarse el oro.
loot-gold = { $count } de oro
loot-pieces = { $count ->
    [one] un trozo de mapa
   *[other] { $count } trozos de mapa
}
loot-tokens = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
gain = { $loot ->
    [0] { $foe ->
        [ship] El barco vacío tiene que volver a su puerto.
        [pirate] No lleva nada, pero desaparece hasta el próximo nivel.
       *[crew] No hay nada que ganar, pero la tripulación tiene que volver a su puerto.
    }
   *[other] Si ganas, te llevas: { $things }.
}
stake = { $alone ->
    [1] la partida termina
   *[other] vuelves a tu puerto{ $loot ->
        [0] {""}
       *[other] {" "}y pierdes: { $things }
    }
}
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}si devuelven el fuego, y si no, con seguridad
} (tú sumas { $own } a tu dado; la otra parte, { $theirs }). { $gain }
hint-hits = Nadie puede devolver el fuego: el disparo acierta. { $gain }
warning-melee = Si te detienes { $there ->
    [0] aquí
   *[other] en { $square }
}, tienes que luchar: { $foes }. { $chance }. Si pierdes, { $stake }.
warning-guns = Si te detienes { $there ->
    [0] aquí
   *[other] en { $square }
}, { $pirates ->
    [0] { $captains ->
        [one] puede
       *[other] pueden
    } disparar contra ti: { $others }
    [one] dispara contra ti { $foes }
   *[other] disparan contra ti { $foes }
}{ $pirates ->
    [0] {""}
   *[other] { $captains ->
        [0] {""}
       *[other] {" "}(y quizá { $others })
    }
}. { $answer ->
    [ashore] En tierra no puedes devolver el fuego, así que el disparo acierta seguro: { $stake }.
    [unarmed] Sin balas de cañón no puedes devolver el fuego, así que el disparo acierta seguro: { $stake }.
    [scarce] Te faltan balas de cañón para disparar antes contra todos, y un disparo sin respuesta acierta seguro: { $stake }.
   *[first] Puedes disparar antes; entonces deciden los dados. { $chance }{ $pirates ->
        [0] {" "}(con seguridad si nadie responde)
       *[other] {""}
    }. Si no lo haces o pierdes, { $stake }.
}
warning-unpaid = Al final de la ronda tienes que luchar: { $foes }. { $chance }. Si pierdes, { $stake }.
warning-lose = Si pierdes, { $stake }.
warning-hit = El disparo te alcanza: { $stake }.
warning-may-hit = La otra parte puede disparar, y ese disparo acierta: { $stake }.
warning-gold-lost = Pierdes { $gold } de oro.
warning-pirates-fire = Los piratas siempre disparan, y el disparo acierta: { $stake }.
warning-owned = Ya tienes el { $piece }{ $where ->
    [city] , en tu ciudad
   *[carried] {""}
}: necesitas cuatro distintos.

# Espacios y datos

fact-gold = { $stored ->
    [0] oro encima: { $carried }
   *[other] oro encima: { $carried }, en la ciudad: { $stored }
}
fact-pieces = { $stored ->
    [0] trozos de mapa encima: { $carried }
   *[other] trozos de mapa encima: { $carried }, en la ciudad: { $stored }
}
fact-tokens = { $stored ->
    [0] fichas encima: { $carried }
   *[other] fichas encima: { $carried }, en la ciudad: { $stored }
}
fact-balls = { $balls ->
    [one] bala de cañón: 1
   *[other] balas de cañón: { $balls }
}
note-hunted = { $count ->
    [one] el pirata { $pirates } a la caza
   *[other] los piratas { $pirates } a la caza
}
note-complete = lleva los cuatro trozos de mapa
zone-compass = Brújula
    .note = { $sails ->
        [0] No hay ningún galeón en el mar.
       *[other] Destino del galeón: { $city } ({ $square }).
    }
zone-dice = Dados
zone-hand = Lo que llevas encima
    .note = { $gold } de oro
zone-city = En tu ciudad
    .note = { $gold } de oro
zone-shop = Tienda
    .note = Abierta en todas las ciudades.
zone-supply = Trozos restantes
zone-hold = La bodega: { $foe }
    .note = { $gold } de oro
supply-of = { $piece }: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}{ $have ->
    [0] {""}
   *[other] , ya lo tienes
}
bonus-other = Otro equipo
bonus-galleon = Tripulación del galeón
bonus-pirate = Piratas de nivel { $level }
treasure-over = { $count ->
    [1] {""}
   *[other] { $sum } ={" "}
}{ $gold } de oro.{ $skulls ->
    [0] {""}
   *[other] {" "}Una calavera vale siete.
}

# Qué se puede hacer

offer-go = { $how ->
    [sail] Navegar a { $square }
    [land] Bajar a tierra en { $square }
    [embark] Volver a bordo en { $square }
   *[walk] Ir a pie a { $square }
}
offer-stop = { $what ->
    [temple] Detenerse aquí y registrar el templo
    [goal] Detenerse aquí y cambiar la ficha
    [dorado] Detenerse aquí: ¡El Dorado!
    [home] Detenerse aquí, en tu ciudad
    [city] Detenerse aquí y comprar
   *[other] Detenerse aquí
}
offer-return = Volver al puerto
offer-pay-off = Pagar al pirata { $number }: { $gold } de oro
offer-ransom = Rescate por la carga del pirata { $number }: { $gold } de oro
offer-fight = Luchar: { $foe }
offer-fire = Disparar: { $foe }
offer-face = No disparar: { $foe }
offer-hold = No disparar
offer-swap = Cambiar: { $token } por { $piece }
offer-keep = { $swaps ->
    [0] Seguir
   *[other] Quedarse con todo
}
offer-fetch-gold = { $gold ->
    [all] Retirar todo el oro
   *[other] Retirar { $gold } de oro
}
offer-store-gold = { $gold ->
    [all] Guardar todo el oro
   *[other] Guardar { $gold } de oro
}
offer-fetch = Retirar: { $thing }
offer-store = Guardar: { $thing }
offer-buy = Comprar { $card } por { $gold } de oro
offer-end = Terminar el turno

# La bitácora

event-lay = Se coloca el tablero.
event-round = Ronda { $round }
event-compass = La brújula señala { $sector }; empieza { $seat }.
event-setting-out = Zarpa un galeón en { $square }.
event-galleon-step = El galeón navega a { $square }.
event-turn = Le toca a { $seat }
event-go = { $seat } va a { $square }.
recap-steps = { $seat } da { $count } pasos, hasta { $square }.
event-stop = { $seat } se detiene.
event-return = { $seat } vuelve al puerto.
event-salvage = { $gold ->
    [one] { $seat } encuentra una moneda en la estela del galeón.
   *[other] { $seat } encuentra { $gold } monedas en la estela del galeón.
}
event-pay-off = { $seat } paga al pirata { $pirate }, que se va a casa.
event-ransom = { $seat } paga al pirata { $pirate } un rescate de { $price } de oro y recibe { $gold } de oro, { $pieces ->
    [one] un trozo de mapa
   *[other] { $pieces } trozos de mapa
} y { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}.
event-fight = { $seat } lucha primero: { $foe }.
event-fire = { $seat } dispara: { $foe }.
event-shot = El pirata { $pirate } dispara contra { $seat }.
event-face = { $seat } no dispara: { $foe }.
event-hold = { $seat } no dispara.
event-clash = { $with ->
    [swords] Cuerpo a cuerpo
   *[guns] Duelo de cañones
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Empate: se tira otra vez.
    [won] Este combate lo gana { $attacker }.
   *[lost] Este combate lo gana { $defender }.
}
event-wreck = El barco vacío de { $seat } queda destruido y vuelve a su puerto.
event-crew-lost = La tripulación de { $seat } ha sido derrotada y vuelve a su puerto. { $loot ->
    [0] No había nada que quitarle.
   *[other] Lo que llevaba se lo queda { $by }: { $things }.
}
event-lost = La tripulación está perdida, y con ella la partida.
event-pirate-sunk = El pirata { $pirate } ha sido hundido. { $loot ->
    [0] No llevaba nada en la bodega.
   *[other] Lo que llevaba en la bodega se lo queda { $by }: { $things }.
}
event-galleon-taken = El galeón ha sido capturado. Lo que llevaba se lo queda { $by }: { $things }.
event-plunder = { $seat } toma el tesoro del templo de { $square }.
event-token = { $seat } lee una ficha: zona { $area }.
event-draw-veiled = { $seat } mira el dorso de una ficha.
event-look-veiled = { $seat } mira el dorso de una ficha.
event-treasure = { $seat } saca { $dice }: { $gold } de oro.
event-hunt = El pirata { $pirate } persigue ahora a { $seat }.
event-gather = { $seat } toma { $gold } de oro de la calavera del pirata { $pirate }.
event-swap = { $seat } cambia { $token } por el trozo de mapa { $piece }.
event-keep = { $seat } se queda con todo.
event-legend = { $seat } lee el mapa: El Dorado está en { $square }.
event-reading-veiled = { $seat } lee el mapa.
event-fetch-gold = { $seat } retira { $gold } de oro.
event-fetch-token = { $seat } retira { $token }.
event-fetch-piece = { $seat } retira el trozo de mapa { $piece }.
event-store-gold = { $seat } guarda { $gold } de oro.
event-store-token = { $seat } guarda { $token }.
event-store-piece = { $seat } guarda el trozo de mapa { $piece }.
event-buy = { $seat } compra { $card } por { $gold } de oro.
event-end = { $seat } termina el turno.
event-chase = El pirata { $pirate } navega a { $square }.
event-next-level = Empieza el nivel { $level }: nuevos tesoros, piratas más fuertes.
event-discovery = { $seat } ha encontrado El Dorado.
event-given-up = Doscientas rondas, y nadie ha encontrado El Dorado: la partida termina sin que gane nadie.
event-stalemate = { $captains ->
    [1] El viaje dura demasiado, o ya nadie avanza: El Dorado sigue oculto.
   *[other] El viaje dura demasiado, o ya nadie avanza: se cuentan los trozos de mapa.
}

# Por qué no

refused-too-far = { $how ->
    [here] Tu tripulación ya está ahí: elige otra casilla.
    [none] Ahí no puedes llegar: una tripulación en tierra solo puede ir por tierra o volver a su propio barco.
    [near] { $far ->
        [one] Es un paso
       *[other] Son { $far } pasos
    }, y tienes { $left }: ve casilla a casilla.
   *[far] Demasiado lejos: { $far ->
        [one] un paso
       *[other] { $far } pasos
    }, y tienes { $left }.
}
refused-no-ship = Una tripulación en tierra solo puede ir por tierra o volver a su propio barco: elige una casilla de tierra.
refused-no-steps = Para eso ya no te quedan pasos: detente aquí, o usa lo que aún te da una corriente o una carta.
refused-must-move = Tienes que dar al menos un paso: elige una casilla a tu lado.
refused-moved-already = Solo puedes volver al puerto en lugar de mover: detente ahora y vuelve en tu próximo turno.
refused-no-return = En esta mesa ninguna tripulación vuelve sin su barco: ve adonde puedas, o detente.
refused-not-stranded = Solo puede volver al puerto una tripulación en tierra que no puede llegar a pie a su barco: sigue, o detente.
refused-not-hunted = No te persigue ningún pirata: no tienes que pagar a nadie.
refused-not-hunting = Este pirata no te persigue: paga a uno que lo haga.
refused-too-poor = No llevas tanto oro encima, y lo que está en la ciudad no cuenta: trae más.
refused-no-ransom = En esta mesa se juega sin rescate: derrota al pirata.
refused-empty-hold = Este pirata no lleva nada en la bodega: ahorra tu oro.
refused-crew-ashore = Una tripulación en tierra no puede disparar: elige no disparar.
refused-no-cannonball = No tienes ninguna bala de cañón: elige no disparar; las hay en todas las ciudades.
refused-not-beside = Solo puedes elegir a quien esté a tu lado, no hundido, ni en un puerto o una ciudad, y a quien aún no le haya tocado en este turno: elige a otro.
refused-camouflaged = Esta tripulación está camuflada: dispara contra otro, o no lo hagas.
refused-no-threat = Desde ahí nadie puede disparar contra ti: elige a otro, o no dispares.
refused-guns-bear = Primero van los que pueden disparar contra ti: dispara contra cada uno, o elige no hacerlo.
refused-other-foe = Solo puedes disparar contra aquel a quien le toca ahora: hazlo, o no dispares.
refused-not-here = Este enemigo no está en tu casilla: elige a uno que esté.
refused-no-such-token = Esta ficha no está: elige otra.
refused-other-place = Esta ficha no lleva aquí: ve antes adonde lleva.
refused-no-such-piece = No quedan trozos de mapa con este número: elige otro.
refused-not-home = Eso solo se puede hacer en tu propia ciudad: lleva allí antes tu tripulación.
refused-stored-already = Ya has guardado algo en este turno: no puedes retirar nada hasta el siguiente.
refused-no-gold = No hay tanto oro: toma menos, o déjalo.
refused-no-city = Las cartas solo se venden en las ciudades: ve antes a una.
refused-not-sold = Esta carta no se vende en esta mesa: elige otra.
refused-owned = Ya tienes esta carta: elige otra.
refused-too-dear = No llevas bastante oro encima: compra algo más barato, o vuelve con más.

# Qué se busca y para qué sirve cada cosa.

aim-map = Tienes el mapa entero: llega a El Dorado antes que nadie.
aim-alone = Encuentra El Dorado antes de que te derroten los piratas.
aim-card-1 = Quieres estar en El Dorado con los cuatro trozos de mapa antes que nadie.
    .art = map-1
aim-card-2 = En tu turno navegas y caminas paso a paso, también más allá del borde de la carta; en tierra tu tripulación va a pie.
    .art = caravel
aim-card-3 = En los templos encuentras oro y fichas. Cada ficha lleva a una casilla: cámbiala allí por un trozo de mapa.
    .art = token
aim-card-4 = Los piratas y las demás tripulaciones te quitan todo lo que llevas; en tu ciudad está a salvo.
    .art = pirate
aim-card-5 = Con los cuatro trozos sabes dónde está El Dorado: termina allí tu turno.
    .art = map-4

use-area = Las fichas nombran una zona y un orden de números: juntos dicen en qué casilla hay un trozo de mapa.
    .paragraph = §20
use-space-city = Aquí las tripulaciones compran equipo y guardan, en su propia ciudad, lo que nadie les puede quitar; no se lucha.
    .paragraph = §23
use-space-harbour = Aquí no se puede atacar a nadie; una tripulación derrotada empieza de nuevo en el puerto de su color.
    .paragraph = §12
use-space-jungle = Por aquí las tripulaciones van a pie; su barco espera en la última casilla de mar.
    .paragraph = §8
use-space-skull = La guarida de un pirata; el oro que se le paga se puede tomar aquí mientras está fuera.
    .paragraph = §26
use-space-temple = Termina aquí tu movimiento con la tripulación para tomar la ficha, y oro según sus dados.
    .paragraph = §18
use-space-wave = Con la corriente de un remolino un barco navega gratis, de ola en ola.
    .paragraph = §9
use-piece-coin = Oro en la estela del galeón: es de quien pasa por encima con su barco.
    .paragraph = §10
use-piece-crew = { $whose ->
    [yours] Tu tripulación en tierra: toma fichas de los templos, compra en las ciudades y vuelve a pie al barco.
   *[other] Detente en su casilla para luchar cuerpo a cuerpo, o a su lado para disparar: quien gana se lleva todo lo que lleva.
}
    .paragraph = §13
use-piece-caravel = { $whose ->
    [yours] Tu barco: avanza paso a paso en tu turno, por mar con la tripulación a bordo o a pie por tierra.
   *[other] Detente en su casilla para luchar, o a su lado para disparar; sin tripulación simplemente queda destruido.
}
    .paragraph = §8
use-piece-galleon = El galeón no ataca a nadie y pierde una moneda en cada casilla que deja. Detente en su casilla para luchar, o a su lado para disparar: quien lo vence se lleva su oro.
    .paragraph = §6
use-piece-pirate = A la caza, un pirata navega dos casillas por ronda y ataca a su presa; derrotado, entrega lo que tiene.
    .paragraph = §25
use-piece-goal = Termina aquí tu movimiento con la tripulación en tierra, y cambia la ficha por un trozo de mapa a tu elección.
    .paragraph = §21
use-piece-dorado = Termina aquí tu turno con los cuatro trozos del mapa, y has ganado.
    .paragraph = §29
use-piece-token = Termina aquí tu movimiento con la tripulación: revela dónde hay un trozo de mapa, y sus dados dan oro.
    .paragraph = §18
use-card-treasure = Termina tu movimiento adonde lleva, y cámbiala por un trozo de mapa a tu elección.
    .paragraph = §21
use-card-hold = Una ficha cuyo dorso no conoces; quien derrota a su dueño se la lleva.
    .paragraph = §16
use-card-open = Una ficha cuyo dorso solo conoce quien la ha llevado.
    .paragraph = §20
use-card-map = Lleva los cuatro números y leerás dónde está El Dorado; lo que guardas en la ciudad no cuenta.
    .paragraph = §24
use-card-g-cannonball = Para un disparo a una casilla vecina; puedes comprar tantas como quieras.
    .paragraph = §23
use-card-g-cutlasses = Suma 1 a tu dado en el cuerpo a cuerpo.
    .paragraph = §23
use-card-g-pistols = Suma 2 a tu dado en el cuerpo a cuerpo.
    .paragraph = §23
use-card-g-boarders = Suma 3 a tu dado en el cuerpo a cuerpo.
    .paragraph = §23
use-card-g-spyglass = Suma 1 a tu dado en el duelo de cañones.
    .paragraph = §23
use-card-g-long-guns = Suma 2 a tu dado en el duelo de cañones.
    .paragraph = §23
use-card-g-master-gunner = Suma 3 a tu dado en el duelo de cañones.
    .paragraph = §23
use-card-g-camouflage = En tierra ningún cañón alcanza a tu tripulación.
    .paragraph = §23
use-card-g-topsails = Un paso más en el mar en cada turno.
    .paragraph = §23
use-card-g-boots = Un paso más en tierra en cada turno.
    .paragraph = §23
use-die = Aún no se ha tirado.
    .paragraph = §13
use-die-d = Vale su número: como oro en un tesoro, o en la lucha, donde gana la suma más alta.
    .paragraph = §13
use-die-d-skull = La calavera vale siete; en un tesoro despierta además a un pirata.
    .paragraph = §19
use-fact-coin = El oro que se lleva encima compra equipo y se puede perder; en la ciudad está a salvo.
    .paragraph = §22
use-fact-g-cannonball = Cada disparo cuesta una bala de cañón.
    .paragraph = §14
use-fact-map = Trozos de mapa que alguien lleva: con 1, 2, 3 y 4 se sabe dónde está El Dorado.
    .paragraph = §24
use-fact-token = Cada ficha lleva a una casilla donde se puede cambiar por un trozo de mapa.
    .paragraph = §21
use-zone-city = Lo que guardas aquí está a salvo aunque te derroten, pero no cuenta hasta que lo retiras.
    .paragraph = §22
use-zone-compass = El color de dentro empieza la ronda, y hacia su puerto navega el galeón.
    .paragraph = §5
use-zone-dice = Tanto oro da el tesoro; cada calavera vale siete y despierta a un pirata.
    .paragraph = §18
use-zone-duel = Cada uno tira un dado y suma sus bonificaciones; gana la suma más alta, y en caso de empate se tira otra vez.
    .paragraph = §13
use-zone-hand = Lo que llevas encima cuenta para El Dorado, y se lo queda quien te derrota.
    .paragraph = §16
use-zone-hold = Quien derrota a este enemigo se lleva todo esto.
    .paragraph = §16
use-zone-shop = En cualquier ciudad tu tripulación puede comprar una carta de cada clase y tantas balas de cañón como quiera.
    .paragraph = §23
use-zone-supply = Los trozos de mapa que aún se pueden obtener con fichas.
    .paragraph = §21
use-meter = Cuatro pasos por turno, en el mar o en tierra; una corriente te lleva gratis.
    .paragraph = §7
use-mark-range = Hasta aquí llegas en este turno; el número dice en cuántos pasos.
    .paragraph = §7
use-mark-danger-foe = Si te detienes aquí, tienes que luchar, u otros pueden disparar contra ti.
    .paragraph = §11
use-mark-route-foe = Por aquí iría ahora un pirata a la caza.
    .paragraph = §25

# Qué dicen los bots

feature-unit = { $count ->
    [one] turno
   *[other] turnos
}
feature-pieces = más trozos de mapa y fichas
    .less = menos trozos de mapa y fichas
    .plain = da más trozos de mapa y fichas
feature-way = un camino más corto
    .less = un camino más largo
    .plain = { $gain ->
        [0] acorta un poco el camino
        [one] acorta el camino más o menos un turno
       *[other] acorta el camino unos { $gain } turnos
    }
feature-hunted = menos piratas pisando los talones
    .less = más piratas pisando los talones
    .plain = así persiguen menos piratas
feature-gold = más oro
    .less = menos oro
    .plain = da más oro
feature-swords = espadas más afiladas
    .less = espadas menos afiladas
    .plain = así las espadas están más afiladas
feature-guns = mejores cañones
    .less = peores cañones
    .plain = así mejoran los cañones
feature-hiding = mejor camuflaje
    .less = peor camuflaje
    .plain = así mejora el camuflaje
feature-rivals = un camino más largo para el mejor rival
    .less = un camino más corto para el mejor rival
    .plain = así el mejor rival queda más lejos

# Cifras

figure-melees = Tiradas en cuerpos a cuerpo
figure-broadsides = Tiradas en duelos de cañones
figure-crews = Tripulaciones derrotadas
figure-found = El Dorado encontrado
figure-stale = Nadie avanzaba

# Los campos de una posición, como se llaman al editarla

field-board = Tablero, signo a signo
field-sector = Sector de la brújula
field-round = Ronda
field-turn = A quién le toca
field-first = Quién empezó esta ronda
field-level = Nivel
field-emptied = Último templo vaciado
field-colours = Colores
field-ships = Barcos
field-crews = Tripulaciones
field-left = Pasos que quedan
field-sails = Paso adicional en el mar
field-boots = Paso adicional en tierra
field-rides = Llevados por corrientes
field-moved = Pasos dados
field-gold = Oro
field-bank = Oro en la ciudad
field-pieces = Trozos de mapa encima
field-stored = Trozos de mapa en la ciudad
field-balls = Balas de cañón
field-cards = Equipo
field-temples = El templo tiene una ficha
field-tokens1 = Fichas de nivel 1
field-tokens2 = Fichas de nivel 2
field-tokens3 = Fichas de nivel 3
field-shown1 = Quién las ha visto, nivel 1
field-shown2 = Quién las ha visto, nivel 2
field-shown3 = Quién las ha visto, nivel 3
field-holders = Quién tiene cada ficha
field-pirates = Piratas
field-hunts = A quién persiguen los piratas
field-sunk = Piratas hundidos
field-paid = Oro en las calaveras
field-galleon = Galeón
field-hold_gold = Oro de los piratas y del galeón
field-hold_pieces = Trozos de mapa de los piratas y del galeón
field-wake = Oro en la estela
field-supply = Trozos de mapa que quedan
field-el_dorado = El Dorado
field-told = Quién lo conoce
field-vain = No puede ser El Dorado
field-faced = Enemigos combatidos con cañones
field-closed = Se ha guardado algo
field-idle = Rondas sin avance que quedan
field-dice = Dados
field-duel = Duelo
