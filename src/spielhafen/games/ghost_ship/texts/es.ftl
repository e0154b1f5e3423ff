# Ghost Ship.

game-title = Ghost Ship
game-line = Coloca las islas y navega en busca de tesoros antes de que la tripulación muerta los recupere.
game-aim = Reúne tesoros y oro: al final cuentan los puntos.
game-kind = losetas

option-ready_made = Mar preparado
    .hint = El azar coloca las islas, y el viaje empieza enseguida. Un atajo nuestro para una primera partida; en el juego impreso las islas las colocan los capitanes.
option-open_symbols = Símbolos a la vista
    .hint = Un símbolo queda a la vista en cuanto alguien ha estado allí.
option-gold_cap = Límite del oro
    .hint = Una pieza de oro vale como máximo tres puntos.
option-meetings = Encuentros
    .hint = Si se encuentran todos los de una casilla, o los barcos solo con barcos y los exploradores solo con exploradores.
    .reason = Un explorador en plena selva y un barco que pasa no ven los tesoros uno del otro.
option-meetings-field = todos los de una casilla
option-meetings-kind = barcos con barcos, exploradores con exploradores
option-swim = Nadar
    .hint = Qué número tiene que ser un 4 o un 5 para que un explorador cruce a nado un estrecho.
    .reason = Lo que se ahorró para un símbolo ayuda también a nadar: un solo número para todo el turno.
option-swim-dial = el número de la ruleta
option-swim-number = el número del turno, con puntos ahorrados
option-tables = Listas
    .hint = Tres listas de las reglas impresas se han perdido. Aquí se elige qué las sustituye.
option-tables-house = reglas de la casa
option-tables-plain = sencillas, sin tríos

# Números que las variantes pueden cambiar

option-gold_number = Piezas de oro
    .hint = Cuántas piezas de oro se ponen en las losetas que son todo tierra.
option-quiet_rounds = Rondas sin hallazgo
    .hint = Tras cuántas rondas en las que no se recoge nada termina el viaje.

# Nombres

space-free = aún sin loseta
space-water = mar libre
space-coast = costa
space-inland = solo tierra
space-quest = loseta ?
space-rim = círculo del borde
space-rim-at = círculo del borde, al { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
} de { $field }
piece-gold = oro
piece-ghost = el barco fantasma
piece-chip = tesoro boca abajo
piece-chip-rock = tesoro boca abajo en una roca
piece-scout = explorador
piece-s-pirates = piratas
piece-s-storm = tormenta
piece-s-natives = nativos
piece-s-ruins = ruinas
piece-s-vein = veta de oro
field = { $name }
side = { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
rim = borde al { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
} de { $name }
docked = orilla { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
} de { $name }
on-land = { $name }
on-circle = círculo de { $name }
kind = { $kind ->
    [1] Mar abierto
    [2] Cabo
    [3] Estrecho
    [4] Recodo
    [5] Cala
   *[6] Solo tierra
}
kind-count = { $count } × { $kind ->
    [1] mar abierto
    [2] cabo
    [3] estrecho
    [4] recodo
    [5] cala
   *[6] solo tierra
}
tile = { $kind ->
    [1] mar abierto
    [2] un cabo
    [3] un estrecho
    [4] un recodo
    [5] una cala
   *[6] solo tierra
}{ $kind ->
    [1] {""}
    [6] {""}
   *[other] {" "}(agua { $water })
}
symbol = { $symbol ->
    [pirates] piratas
    [storm] tormenta
    [natives] nativos
    [ruins] ruinas
   *[vein] una veta de oro
}
quest = una loseta ? ({ $symbol })
quest-card = loseta ? ({ $symbol })
treasure = tesoro de valor { $worth }
worth = { $worth }
number = { $number }
number-between = { $one } o { $other }
number-sign = { $number }
direction = { $direction ->
    [N] norte
    [NE] noreste
    [E] este
    [SE] sureste
    [S] sur
    [SW] suroeste
    [W] oeste
   *[NW] noroeste
}
direction-between = entre { $one } y { $other }
direction-sign = { $direction ->
    [SW] SO
    [W] O
    [NW] NO
   *[other] { $direction }
}
triplet = { $what ->
    [tailwind] Viento en popa
    [call] Llamada al fantasma
    [barter] Trueque
   *[mutiny] Motín
}

# La mesa

zone-quest = Tu loseta ?
zone-lot = Losetas en la mano
zone-tiles = Losetas
zone-dial = Ruleta
zone-arrow = Rumbo del fantasma
zone-treasures = Tus tesoros
    .note = { $points ->
        [one] un punto
       *[other] { $points } puntos
    } · quedan { $treasures ->
        [one] 1 tesoro
       *[other] { $treasures } tesoros
    }, oro { $gold }
zone-reckoning = Lo que se ha traído a casa
stock = { $count ->
    [one] queda una loseta, boca abajo
   *[other] quedan { $count } losetas, boca abajo
}
aside = Apartadas: { $count } × { $kind }
in-hand = { $count ->
    [one] { $kind }
   *[other] { $kind }, hay { $count }
}
dial-shows = La ruleta muestra { $number }
dial-rests = La ruleta aún no ha girado
arrow-shows = Dirección de la flecha: { $direction }
arrow-rests = La flecha aún no ha girado
gold-card = Oro
own-gold = { $count ->
    [one] una pieza de oro
   *[other] { $count } piezas de oro
}, de valor { $worth } cada una
known = { $treasure }, boca abajo, de { $seat }; tú lo conoces
gold-at = oro en { $field }
symbol-at = { $symbol } en { $field }
symbol-on = { $symbol } en { $field }{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] : salir del círculo cuesta { $more } más
    }
   *[other] : un explorador solo sale del círculo con un { $numbers }
}
treasure-at = tesoro boca abajo en { $field }
rock-at = tesoro boca abajo en la roca { $field }
ship-at = barco de { $seat }: { $place }
scout-at = explorador de { $seat }: { $place }
ghost-at = el barco fantasma, sobre { $field }
mark-land = Este lado tiene que ser tierra
mark-water = Este lado necesita una línea discontinua
fact-gold = oro
fact-treasures = { $count ->
    [one] tesoro
   *[other] tesoros
}
fact-secret = tesoros: cuántos son es secreto
fact-quests = { $count ->
    [one] loseta ? por colocar
   *[other] losetas ? por colocar
}
fact-saved = { $sign ->
    [plus] ahorrado (para más)
   *[minus] ahorrado (para menos)
}
fact-run = el mismo número dos veces seguidas
note-run = { $number } dos veces: a la tercera { $what ->
    [tailwind] tiene 5 puntos
    [call] mueve el fantasma
    [barter] cambia tesoros
   *[mutiny] pierde el turno
}
note-by-ship = en tierra, junto al barco
note-ashore = en tierra
note-docked = atracado
sheet-treasures = Tesoros
sheet-gold = Oro
sheet-points = Puntos
meter-points = Movimiento

# Qué está pasando

phase-islands = Las islas
phase-round = Ronda { $round }
phase-laying = Turno de { $seat }
phase-turn = Turno de { $seat }
phase-number = Turno de { $seat }, número { $number }
phase-over = El final

prompt-anchorage = { $ready ->
    [1] Elige una esquina para tu barco: todas valen.
   *[other] Elige una esquina para tu barco.
}
prompt-lay-quest = Coloca { $quest }.
prompt-lay-tile = Coloca tus losetas: { $tiles ->
    [one] queda una
   *[other] quedan { $tiles }
}.
prompt-summons = Elige dónde aparece el barco fantasma.
prompt-put-back = El barco fantasma ha salido del tablero: elige dónde reaparece.
prompt-outset = { $what ->
    [treasure] Gira la ruleta: después recoges el tesoro.
    [gold] Gira la ruleta: después puedes recoger el oro.
    [search] Gira la ruleta o busca un barco.
   *[way] Gira la ruleta.
}
prompt-picks = El indicador está entre dos números, { $dial }: elige uno.
prompt-uses = Has sacado un { $number }. { $sign ->
    [plus] ¿Sumas
   *[minus] ¿Restas
} puntos ahorrados? Los que no uses se pierden.
prompt-call = Mueve el barco fantasma: { $fields ->
    [one] una casilla más
   *[other] hasta { $fields } casillas más
}.
prompt-barters = Elige con quién haces el trueque.
prompt-at-sea = Sigue navegando o atraca.
prompt-to-dock = Atraca aquí o sigue navegando.
prompt-to-land = Desembarca aquí o sigue navegando.
prompt-short = Quédate aquí o sigue navegando.
prompt-at-rock = Recoge ahora el tesoro o sigue navegando.
prompt-sailing = Navega o termina tu turno.
prompt-ashore = Camina o termina tu turno.
prompt-ashore-treasure = Recoge ahora el tesoro o sigue a pie.
prompt-ashore-gold = Recoge el oro o sigue a pie.
prompt-only-treasure = Recoge ahora el tesoro.
prompt-only-gold = Recoge ahora el oro.
prompt-ashore-circle = Ve al tesoro o sigue a pie.
prompt-ashore-ship = Sube a bordo o sigue a pie.
prompt-waits = Estás junto al tesoro: termina tu turno y recógelo en el próximo.
prompt-stuck = Aquí no queda nada que hacer: termina tu turno.
prompt-chance = { $step ->
    [spins] La ruleta gira…
    [needles] La flecha gira…
    [seeks] Se busca un barco…
    [casting] Se echa a suertes…
    [takes-up] Se sacan losetas…
    [turns-up] Se descubre una loseta ?…
    [ready] Se coloca el mar…
    [looks] Se mira el tesoro…
    [reveal] Se muestran tesoros…
   *[other] Se saca un tesoro…
}
prompt-over = { $winners ->
    [one] { $ahead ->
        [one] ¡{ $seat } ha traído a casa más que nadie!
       *[other] ¡{ $seat } ha ganado, por estar más lejos del barco fantasma!
    }
   *[other] Varios capitanes comparten la victoria.
}
result = { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}, oro: { $gold }
hint-laying = Elige una loseta: se iluminan las casillas donde encaja. Van bien los caminos de tu barco a las losetas ?.
hint-anchorage = { $ready ->
    [1] Las islas se sortean después: todas las esquinas son iguales. Lejos de otros barcos hay menos rivalidad.
   *[other] Todas las esquinas son aún iguales: los tesoros cercanos a la tuya serán los que tú coloques.
}
hint-ghost = Deriva una casilla con cada giro. Cuanto más lejos de tu barco, más seguro para ti.
hint-outset = El número dice hasta dónde llegas; también deriva el barco fantasma. O quédate y ahorra un punto: sube o baja en 1 tu próximo número.
hint-sailing = Rocas: detente y recoge el tesoro en el próximo turno. Islas: atraca, desembarca y ve hasta él.
hint-number-to-dock = Con un { $need } o más puedes atracar aquí y desembarcar.{ $saves ->
    [0] {""}
   *[other] {" "}Un punto ahorrado sube tu próximo número.
}
hint-short = { $what ->
    [dock] Atracar exige { $need } puntos, 1 para atracar y 2 para desembarcar, y tienes { $left }: quédate aquí y atraca en el próximo turno con un { $need } o más.
   *[land] Desembarcar exige { $need } puntos, y tienes { $left }: quédate aquí y desembarca en el próximo turno.
}
hint-held = De este círculo solo puedes salir con un { $numbers }: { $symbol }.{ $saves ->
    [0] {""}
   *[other] {" "}Un punto ahorrado cambia en 1 tu próximo número.
}
hint-held-take = Sirve cualquier número. Para salir de este círculo necesitas un { $numbers } ({ $symbol }).
hint-take = Basta cualquier número.{ $numbers ->
    [any] {""}
   *[other] {" "}Para salir necesitas un { $numbers } ({ $symbol }).
}
hint-take-gold = Basta cualquier número.
hint-searching = Buscar te ahorra la vuelta a pie: con un { $least } o más, tu propio barco viene a esta costa.

# Qué se puede hacer

offer-corner = Fondear en { $field }
offer-lay = Colocar en { $field }: { $tile }
offer-ghost = Llevar el barco fantasma a { $field }
offer-spin = Girar la ruleta
offer-save = { $sign ->
    [plus] Ahorrar un punto para más
   *[minus] Ahorrar un punto para menos
}
offer-search = Buscar un barco
offer-number = Tomar el { $number }
offer-use = { $points ->
    [0] Dejarlo en { $number }
   *[other] Convertirlo en { $number }
}
offer-stay = Dejar ahí el barco fantasma
offer-barter = Trueque con { $other }
offer-sail = Navegar: { $place } ({ $cost })
offer-dock = Atracar al { $side } ({ $cost })
offer-land = Bajar a tierra ({ $cost })
offer-walk = Ir a { $field } ({ $cost })
offer-pass = Pasar de largo por { $field } ({ $cost })
offer-circle = Al círculo de { $field } ({ $cost })
offer-cross = Cruzar por tierra ({ $cost })
offer-swim = Cruzar a nado ({ $cost })
offer-board = Subir a bordo ({ $cost })
offer-take = Recoger el tesoro ({ $cost })
offer-dig = Recoger el oro ({ $cost })
offer-end = Terminar el turno

hint-touching = Toda casilla libre toca otra loseta ?, así que esta puede tocarlas por las esquinas.
hint-quest = { $whose ->
    [yours] Tú quedas más cerca
   *[other] Más cerca de { $seat } que de ti
}. { $rock ->
    [1] Una roca: aquí recoge el tesoro un barco.
   *[other] Símbolo: { $symbol }. { $numbers ->
        [any] { $more ->
            [0] Un explorador sale con cualquier número.
           *[other] A un explorador salir le cuesta { $more } más.
        }
       *[other] Un explorador solo sale con un { $numbers }.
    }
}
hint-finding = Con esto termina tu turno.
hint-save = No te mueves; tu próximo número puede { $sign ->
    [plus] subir
   *[minus] bajar
} { $points }.
hint-search = Viene con un { $least } o más.
hint-arrow = Dirección de la flecha: { $direction }.
hint-dock = Bajar a tierra cuesta { $cost } más.
hint-unknown = Recoge el tesoro en el próximo turno; un símbolo puede retenerte.
hint-circle = Recoge el tesoro en el próximo turno.
hint-gold = { $now ->
    [0] Recoge el oro en el próximo turno, por 1 punto.
   *[other] Recoge el oro enseguida, por 1 punto más.
}
hint-onward = Desde ahí se sigue a { $fields }.
hint-dead-end = Un callejón sin salida: desde ahí no sigue ningún camino.
hint-rock = Quédate ahí y recoge el tesoro en tu próximo turno.
hint-coast = Tu explorador puede desembarcar aquí ({ $land } puntos) e ir { $what ->
    [gold] al oro
   *[treasure] al tesoro
} de { $field } ({ $cost }).
hint-deck = Este tesoro es para tu explorador, no para el barco: atraca ({ $dock }), desembarca ({ $land }) y ve al círculo ({ $ring }).
hint-wait = Tesoro en el próximo turno.
hint-lapse = { $left ->
    [one] Un punto de movimiento sin usar.
   *[other] { $left } puntos de movimiento sin usar.
}
warning-saved = Más de { $most } puntos ahorrados no ayudan nunca.
warning-lapse = Se pierden tus puntos ahorrados.
warning-symbol = Hay { $symbol }: del círculo solo puedes salir con un { $numbers }{ $more ->
    [0] .
   *[other] , y eso cuesta { $more } más.
}
warning-dearer = Hay { $symbol }: salir del círculo cuesta { $more } más.
warning-closes = Su círculo quedará cerrado para ti hasta que vuelvas a estar en el mar.
warning-leaves = Dejas atrás el tesoro: para recogerlo, quédate donde estás.

# Por qué no

refused-corner-taken = Ahí ya hay un barco: elige otra esquina.
refused-no-partner = El trueque solo se puede hacer con otro capitán: elige uno.
refused-owns-nothing = Ese capitán no tiene ningún tesoro: elige otro.
refused-not-in-hand = No tienes una loseta así: coloca una de las tuyas.
refused-field-taken = Ahí ya hay una loseta: elige una casilla libre.
refused-rim-water = En el borde tiene que haber agua, al { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}: gira la loseta o colócala en otra parte.
refused-wants-land = El lado { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
} tiene que ser tierra: gira la loseta o colócala en otra parte.
refused-wants-water = El lado { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
} tiene que ser agua: gira la loseta o colócala en otra parte.
refused-half-full = En esta mitad ya hay diez losetas ?: usa la otra.
refused-shuts-in = Así quedarían encerradas por tierra más casillas que losetas de solo tierra hay: colócala en otra parte.
refused-touches = Las losetas ? no pueden estar una junto a otra: colócala en otra parte.
refused-touches-corner = Hay casillas donde no toca ninguna otra loseta ?: elige una de ellas.
refused-not-middle = El barco fantasma solo puede aparecer en el centro: elige D5 o D6.
refused-ghost-too-far = { $how ->
    [here] El barco fantasma ya está ahí: elige una casilla de al lado, o déjalo donde está.
    [near] Son { $far } casillas, y puede ir { $left }: envíalo casilla a casilla.
   *[far] Demasiado lejos: son { $far } casillas, y el barco fantasma puede ir { $left ->
        [one] una más
       *[other] { $left } más
    }.
}
refused-not-shown = El indicador no muestra este número: elige uno de los dos.
refused-too-many = No puedes usar tantos puntos: usa menos.
refused-other-sign = Ya estás ahorrando en el otro sentido: sigue así, o gira la ruleta.
refused-counter-full = No puedes ahorrar más puntos: gira la ruleta.
refused-scout-aboard = Tu explorador está a bordo: baja antes a tierra.
refused-scout-ashore = Tu explorador está en tierra: muévelo, o sube antes a bordo.
refused-inland = Tierra adentro no puedes encontrar ningún barco: ve antes a una costa.
refused-ship-is-here = Tu barco está aquí: gira la ruleta y sube a bordo.
refused-too-dear = Cuesta { $cost }, y tienes { $left }: haz algo más barato, o termina tu turno.
refused-no-route = Ninguna línea discontinua lleva ahí: elige un círculo al que lleve una.
refused-too-far-to-sail = { $how ->
    [here] Tu barco ya está ahí: navega hacia otra parte o termina tu turno.
    [none] Ninguna línea discontinua lleva ahí: navega hacia otra parte.
    [near] Todo el camino cuesta { $cost }, y tienes { $left }: navega de un círculo al siguiente.
   *[far] Demasiado lejos: el camino cuesta { $cost }, y tienes { $left }.
}
refused-no-shore = Ahí no hay orilla donde atracar: elige otra, o sigue navegando.
refused-shore-name = Esta orilla lleva el nombre de otro lado: { $shore ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}.
refused-docked-already = Ahí ya has atracado: baja a tierra, o sigue navegando.
refused-dock-rest = Atracar exige { $need } puntos, pues deben quedar { $rest } para desembarcar, y tienes { $left }: termina aquí tu turno y atraca con un { $need } o más.
refused-not-docked = Desde aquí no puedes bajar a tierra: atraca antes con el barco.
refused-no-path = Ahí no se llega por tierra: pasa por un lado que sea tierra.
refused-other-paths = Ningún camino lleva ahí: desde aquí se va a { $fields }.
refused-other-side = Desde este círculo tu explorador solo puede seguir por el lado del que vino: elige una casilla de ahí, o sube a bordo.
refused-too-far-to-walk = { $how ->
    [here] Tu explorador ya está ahí: ve a otra parte o termina tu turno.
    [none] Ahí no se llega por tierra: ve a otra parte, o sube a bordo.
    [near] Todo el camino cuesta { $cost }, y tienes { $left }: ve de una casilla a la siguiente.
   *[far] Demasiado lejos: el camino cuesta { $cost }, y tienes { $left }.
}
refused-no-circle = Aquí no hay ningún círculo para un explorador: elige otra casilla.
refused-closed = Ya has estado en la tierra de esta casilla: su círculo está cerrado para ti hasta que vuelvas a estar en el mar. Ve a otra parte.
refused-on-circle = Desde el círculo solo puedes ir a otra casilla o subir a bordo.
refused-no-strait = Aquí no hay ningún estrecho: sigue por tierra.
refused-other-island = La otra costa es de otra isla: cruza a nado, o ve a otra parte.
refused-sharks = ¡Tiburones! Solo puedes nadar con un 4 o un 5: espera, o sigue por la costa.
refused-not-sole = Nadar cuesta un turno entero, y en este ya has hecho algo: nada en el próximo.
refused-not-moored = Tu barco no está aquí: vuelve a él, o busca otro en el próximo turno.
refused-held-back = { $symbol ->
    [pirates] Los piratas no dejan marchar a nadie
    [storm] La tormenta es demasiado fuerte
    [natives] Los nativos no te dejan marchar
    [ruins] Las ruinas son un laberinto
   *[vein] La veta de oro te retiene
}: con este número no sales. Inténtalo otra vez en el próximo turno.
refused-no-treasure = Aquí no hay ningún tesoro: ve a un círculo donde haya uno.
refused-by-scout = Un barco no puede recoger este tesoro: atraca, baja a tierra y lleva tu explorador a su círculo.
refused-not-yet = Solo puedes recoger un tesoro donde empieza tu turno: termina aquí este turno y recógelo en el próximo.
refused-no-gold = Aquí no hay oro: ve a una casilla con oro.

# La bitácora

event-first = Empieza { $seat }: así lo quiso la suerte.
event-corner = { $seat } fondea en { $field }.
event-turn-up = { $seat } descubre { $quest }.
event-lay = { $seat } coloca en { $field }: { $mask }.
event-reseating = No hay sitio para la loseta ? de { $seat }: otras tienen que apartarse.
event-makes-room = Se recoge la loseta ? de { $field }.
event-seated = En { $field } queda ahora { $quest }.
event-lot = { $seat } toma losetas: { $items }.
event-puts-aside = { $seat } aparta las demás losetas: no encajan en ninguna parte.
event-finishing = Las últimas casillas se llenan con todas las losetas que quedan.
event-settles = A { $field } llega: { $mask }.
event-lifts = Se recoge la loseta de { $field } para cambiarla.
event-sea = El azar ha colocado el mar. Sus símbolos: { $symbols }.
event-complete = El mar está completo. Los tesoros y el oro están escondidos en las islas.
event-ghost = { $why ->
    [left] El barco fantasma sale del tablero: { $seat } lo devuelve a { $field }.
    [called] { $seat } manda el barco fantasma a { $field }.
   *[begins] { $seat } pone el barco fantasma en { $field }.
}
event-turn = Ronda { $round } · { $seat }
event-spin = { $seat } gira la ruleta.
event-dial = Muestra { $dial }.
event-needle = Dirección de la flecha: { $arrow }.
event-number = { $seat } toma el { $number }.
event-triplet = { $seat } ha sacado tres veces lo mismo: { $what }. { $effect ->
    [tailwind] El turno tiene 5 puntos.
    [call] Se puede mandar más allá el barco fantasma.
    [barter] Se cambian tesoros, si los dos tienen alguno.
   *[mutiny] Ni pasos ni tesoro en este turno.
}
event-drifts = El barco fantasma deriva a { $field }.
event-stay = { $seat } deja quieto el barco fantasma.
event-lose = El barco fantasma le quita a { $seat } un { $chip }, sacado por { $neighbour }.
event-robbed-veiled = El barco fantasma le quita a { $seat } un tesoro.
event-spared = El barco fantasma no encuentra ningún tesoro de { $seat }.
event-barter = { $seat } hace un trueque con { $other }.
event-draw = { $seat } saca de { $other } un { $chip }.
event-draws-veiled = { $seat } saca un tesoro de { $other }.
event-draws-back-veiled = { $other } saca un tesoro de { $seat }.
event-save = { $seat } ahorra un punto { $sign ->
    [plus] para más
   *[minus] para menos
}.
event-use = { $points ->
    [0] { $seat } no usa ningún punto ahorrado.
    [one] { $seat } usa un punto ahorrado.
   *[other] { $seat } usa { $points } puntos ahorrados.
}
event-search = { $seat } busca un barco con la mirada.
event-found = ¡Un barco! Está donde se encuentra el explorador de { $seat }.
event-missed = { $seat } no ve ningún barco.
event-sail = { $seat } navega: { $place }{ $by ->
    [rim] , a lo largo del borde
   *[route] {""}
}.
recap-steps = { $seat } da { $count } pasos.
event-dock = { $seat } atraca al { $shore }.
event-land = { $seat } baja a tierra en { $field }.
event-walk = { $seat } va a { $field }.
event-circle = { $seat } entra en el círculo de { $field }.
event-cross = { $seat } pasa a la otra costa.
event-swim = { $seat } cruza a nado el estrecho.
event-board = { $seat } sube a bordo.
event-glimpse = El símbolo de { $field }: { $symbol }.{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] {" "}Salir del círculo le cuesta a un explorador { $more } más.
    }
   *[other] {" "}Un explorador solo sale del círculo con un { $numbers }.
}
event-take = { $seat } recoge el tesoro de { $field }.
event-chip = { $seat } encuentra un { $chip }.
event-looks-veiled = { $seat } lo mira.
event-dig = { $seat } recoge el oro de { $field }.
event-end = { $seat } termina el turno.
event-meeting = Un encuentro: { $met }.
event-show = { $seat } muestra { $count ->
    [one] un tesoro de valor { $items }
   *[other] { $count } tesoros: { $items }
}.
event-reveal-veiled = { $seat } muestra tesoros.
event-empty-handed = { $seat } no tiene ningún tesoro que mostrar.
event-quiet = Desde hace { $rounds } rondas nadie ha encontrado nada: el viaje se abandona.
event-last = El viaje ha terminado. ¿Qué se ha traído a casa?
event-score = { $seat }: { $treasures } por tesoros, oro { $gold } × { $worth }: { $total } { $total ->
    [one] punto
   *[other] puntos
}.
event-consolation = { $seat } tiene más tesoros que nadie, y con eso la victoria moral.
event-reckoning = { $ahead ->
    [one] Se comparan los puntos.
   *[other] Varios capitanes tienen más puntos que nadie: ahora cuenta quién está más lejos del barco fantasma.
}

# Qué se busca y para qué sirve cada cosa.

aim-laying = Coloca los tesoros cerca de ti: pronto irás por ellos.
aim-ready = Elige una esquina: pronto zarparás por tesoros.
aim-ready-voyage = Reúne tesoros y oro: al final cuentan los puntos.
delegate-held = Jugar hasta que pueda salir
delegate-laying = Colocar el resto por mí
aim-card-1 = Quieres tesoros y oro: gana quien tiene más puntos cuando se ha encontrado todo.
    .art = chip
aim-card-2 = Primero se colocan las islas. En cada loseta ? habrá un tesoro: colócalas cerca de tu esquina.
    .art = ring-q
aim-card-3 = Luego giras el disco y avanzas lo que diga: tu barco recoge tesoros de las rocas; tu explorador, los de las islas.
    .art = sloop
aim-card-4 = El barco fantasma («Ghost Ship» en inglés) deriva con cada giro y quita un tesoro a todos los que están en la casilla a la que llega.
    .art = ghost
aim-card-5 = Los tesoros valen de 1 a 4 puntos; una pieza de oro vale 1, o tantos puntos como tesoros de valor 1 tengas.
    .art = gold
aim-ready-card-2 = Las islas ya están colocadas, y en cada loseta ? hay un tesoro. (Un atajo nuestro: en el juego impreso las colocáis primero.)
aim-ready-voyage-card-2 = Las islas ya están colocadas, y en cada loseta ? hay un tesoro. (Un atajo nuestro: en el juego impreso las colocáis primero.)

use-space-free = Aquí encaja una loseta si su agua y su tierra coinciden con todas las vecinas.
    .paragraph = §9
use-space-water = Los barcos navegan por las líneas discontinuas, un punto de movimiento por paso.
    .paragraph = §20
use-space-coast = Los barcos navegan por las líneas discontinuas y atracan en la orilla, donde el explorador baja a tierra.
    .paragraph = §22
use-space-inland = Aquí solo llegan exploradores, por tres puntos de movimiento; en casillas así puede haber oro.
    .paragraph = §23
use-space-quest = Aquí hay un tesoro: en una roca para un barco, en una isla para un explorador. Ve al círculo y recógelo en tu próximo turno. El símbolo dice con qué números se sale.
    .paragraph = §26
use-space-rim = Los barcos navegan por el borde de círculo en círculo, tres puntos de movimiento cada vez, y el barco fantasma no llega nunca aquí.
    .paragraph = §21
use-piece-chip = Lleva tu explorador a este círculo; en tu próximo turno podrás recoger el tesoro por 1 punto de movimiento. Con eso termina el turno.
    .paragraph = §28
use-piece-chip-rock = Una roca: navega hasta aquí; en tu próximo turno tu barco podrá recoger el tesoro por 2 puntos de movimiento. Con eso termina el turno.
    .paragraph = §28
use-piece-gold = Un explorador que está aquí lo recoge por un punto de movimiento; con eso termina el turno.
    .paragraph = §29
use-piece-ghost = Deriva una casilla con cada giro; todos los que están en la casilla a la que llega pierden un tesoro.
    .paragraph = §17
use-piece-s = Decide con qué número del turno puede salir de este círculo un explorador.
    .paragraph = §26
use-piece-s-pirates = De este círculo un explorador solo puede salir con un 5.
    .paragraph = §26
use-piece-s-storm = De este círculo un explorador solo puede salir con un 2 o un 3; con «listas sencillas», con cualquier número, por un punto de movimiento más.
    .paragraph = §26
use-piece-s-natives = De este círculo un explorador solo puede salir con un 2 o un 4; con «listas sencillas», con cualquier número, por un punto de movimiento más.
    .paragraph = §26
use-piece-s-ruins = De este círculo un explorador solo puede salir con un 3 o un 5; con «listas sencillas», con cualquier número, por un punto de movimiento más.
    .paragraph = §26
use-piece-s-vein = De este círculo un explorador puede salir con cualquier número, por un punto de movimiento más.
    .paragraph = §26
use-piece-scout = { $whose ->
    [yours] Tu explorador va por tierra de casilla en casilla y recoge tesoros y oro; tu barco espera en la orilla.
   *[other] Este explorador va por tierra y recoge tesoros y oro mientras su barco espera.
}
    .paragraph = §23
use-piece-sloop = { $whose ->
    [yours] Tu barco navega por las líneas discontinuas, un punto de movimiento por paso, y atraca en las orillas.
   *[other] Los barcos nunca se cierran el paso; quien se detiene en la misma casilla muestra a los demás sus tesoros.
}
    .paragraph = §20
use-card-stock = De aquí toma cada uno por turno diez losetas para colocar, hasta que no queda ninguna.
    .paragraph = §8
use-card-aside = Estas losetas no encajaban en ninguna parte; quizá al final llenen todavía un hueco.
    .paragraph = §10
use-card-tile-1 = Agua en los cuatro lados: elígela y colócala donde encaje.
    .paragraph = §9
use-card-tile-2 = Agua en tres lados: elígela, gírala y colócala donde encaje.
    .paragraph = §9
use-card-tile-3 = Agua en dos lados opuestos y una costa en cada uno de los otros: elígela, gírala y colócala donde encaje.
    .paragraph = §9
use-card-tile-4 = Agua en dos lados que se tocan: elígela, gírala y colócala donde encaje.
    .paragraph = §9
use-card-tile-5 = Agua en un lado: elígela, gírala y colócala donde encaje.
    .paragraph = §9
use-card-tile-6 = Tierra en los cuatro lados: en casillas así habrá oro.
    .paragraph = §9
use-card-s = Aquí habrá un tesoro; colócala donde encaje y no tenga otra loseta ? alrededor.
    .paragraph = §6
use-card-chip = Un tesoro; su valor cuenta al final, si antes no lo quita el barco fantasma.
    .paragraph = §34
use-card-fruit = Un tesoro; su valor cuenta al final, si antes no lo quita el barco fantasma.
    .paragraph = §34
use-card-gold = Vale tantos puntos como tesoros de valor 1 tienes, y al menos uno.
    .paragraph = §34
use-fact-chip = Tesoros de 1 a 4 puntos cada uno; cuánto valen solo lo sabe quien los tiene.
    .paragraph = §31
use-fact-gold = Cada pieza vale tantos puntos como tesoros de valor 1 tiene su dueño, y al menos uno.
    .paragraph = §34
use-fact-knot = Puntos ahorrados, que cambian el número del próximo giro, hasta subirlo a 5 o bajarlo a 2.
    .paragraph = §19
use-fact-run = Un número tres veces seguidas: el 2 da 5 puntos, el 3 manda el barco fantasma hasta tres casillas más allá, el 4 cambia un tesoro, el 5 hace perder el turno.
    .paragraph = §18
use-fact-ring-q = Las losetas ? que quedan por colocar; en cada una habrá un tesoro.
    .paragraph = §6
use-zone-arrow = La flecha dice hacia dónde deriva el barco fantasma, una casilla con cada giro.
    .paragraph = §16
use-zone-dial = El número que sale son tus puntos de movimiento en este turno.
    .paragraph = §15
use-zone-hand = Elige una loseta y luego una casilla donde encaje; se gira sola, o la giras tú.
    .paragraph = §9
use-zone-own = Lo que has reunido; gana quien tiene más puntos al final.
    .paragraph = §34
use-zone-tiles = Las losetas que quedan, y las que se apartaron porque no encajaban en ninguna parte.
    .paragraph = §8
use-zone-reckoning = Los puntos de todos: tesoros, y oro según el número de tesoros de valor 1.
    .paragraph = §34
use-meter = Los puntos de movimiento de este turno: un paso en el mar cuesta uno; en tierra, casi siempre dos.
    .paragraph = §14
use-mark-range = Hasta aquí llegas; el número es el precio en puntos de movimiento.
    .paragraph = §14

# Por qué un bot juega así.

feature-unit = { $count ->
    [one] punto
   *[other] puntos
}
feature-quests = losetas ? más cerca de la esquina propia
    .less = losetas ? más lejos de la esquina propia
    .plain = así habrá más tesoros cerca
feature-treasures = tesoros de más valor
    .less = tesoros de menos valor
    .plain = así se consiguen más tesoros
feature-gold = oro de más valor
    .less = oro de menos valor
    .plain = así se consigue más oro
feature-promise = más tesoros de valor 1 para el oro futuro
    .less = menos tesoros de valor 1 para el oro futuro
    .plain = así vale más el oro que queda por encontrar
feature-next = mejores perspectivas del próximo hallazgo
    .less = peores perspectivas del próximo hallazgo
    .plain = así se llega antes al próximo tesoro
feature-ghost = menos peligro del barco fantasma
    .less = más peligro del barco fantasma
    .plain = así el barco está más a salvo del barco fantasma
feature-rivals = un rival más débil en cabeza
    .less = un rival más fuerte en cabeza
    .plain = así el rival más fuerte consigue menos

# Los campos de una posición, como se llaman al editarla

field-round = Ronda
field-turn = A quién le toca
field-first = A quién eligió la suerte
field-starter = Quién empieza el viaje
field-sea = Losetas, en cifras
field-quests = Tesoros en las casillas
field-order = Orden de los tesoros
field-facedown = Aún sin descubrir
field-dealt = Tesoros por descubrir
field-turned = Tesoro descubierto
field-stock = Losetas que quedan, por clase
field-lot = Losetas tomadas
field-aside = Losetas apartadas
field-items = Tesoros y oro en el mapa
field-visited = Símbolos vistos
field-glimpse = Casilla que se muestra
field-ships = Barcos
field-scouts = Exploradores
field-landed = Dónde bajaron los exploradores
field-closed = Cerrado para el explorador
field-gold = Oro
field-chips = Tesoros y quién los conoce
field-held = Tesoros en cada lugar
field-ghost = Barco fantasma
field-dial = Ruleta
field-arrow = Flecha
field-spins = Giros de la flecha
field-number = Número sacado
field-used = Puntos ahorrados usados
field-points = Número del turno
field-left = Puntos que quedan
field-moved = Ha movido en este turno
field-changed = Ha pasado a otra casilla
field-runs = Último número sacado
field-times = Cuántas veces seguidas
field-saved = Puntos ahorrados
field-quiet = Turnos sin que pase nada
field-scores = Puntos al final
field-trail = Lo que han visto los jugadores
