# Columbus.

game-title = Columbus
game-line = Entre tormentas, hacia una costa que nadie ha visto, y de vuelta a casa con la noticia antes que nadie.
game-aim = Encuentra América y trae antes que nadie la noticia.
aim-home = Trae a casa la noticia de América antes que nadie.
aim-behind = Encuentra América tú también: otros ya saben dónde está.
game-kind = dados

# Números que las variantes pueden cambiar

option-dice_number = Número de dados
    .hint = Cuántos dados se tiran; si son más de cuatro se tiran en dos veces, y por un barril se repiten cuatro como mucho.
option-start_barrels = Barriles al empezar
    .hint = Cuántos barriles tiene cada capitán en el puerto.
option-passing_barrels = Barriles por pasar
    .hint = Lo que recibe quien pasa los dados.
option-wind_fields = Casillas de vientos favorables
    .hint = Cuántas casillas deja navegar una carta de vientos favorables.
option-mutiny_cards = Cartas de motín
    .hint = Cuántas de las cartas de evento son motines.
option-hurricane_cards = Cartas de huracán
    .hint = Cuántas de las cartas de evento son huracanes.
option-winds_cards = Cartas de vientos favorables
    .hint = Cuántas de las cartas de evento son vientos favorables.
option-carpenter_cards = Cartas de carpintero
    .hint = Cuántas de las cartas de evento son carpinteros.
option-weather_cards = Cartas de buen tiempo
    .hint = Cuántas de las cartas de evento anulan una tormenta.
option-inhabited_discs = Islas habitadas
    .hint = Cuántos discos muestran una isla habitada; si son menos, América se descubre más tarde.

# Nombres

chart-iberia = Iberia
chart-africa = África
chart-azores = Azores
chart-canaries = Canarias
chart-palos = Palos
area = { $area ->
    [0] todas las zonas
    [1] Nueva Costa
    [2] Mar de los Sargazos
    [3] Alta mar
    [4] Alisios
   *[5] Golfo de Cádiz
}
space = { $name ->
    [n5] n5 (Palos)
   *[other] { $name }
}
space-reef = arrecife
space-mark = marca de torbellino
space-island = isla
space-harbour = puerto
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
direction-sign = { $direction ->
    [SW] SO
    [W] O
    [NW] NO
   *[other] { $direction }
}
face = { $face ->
    [rose] rosa
    [sail] vela
    [whirlwind] torbellino
    [storm] tormenta
   *[telescope] catalejo
}
listed = { $first }, { $rest }
captain-name = { $seat }
disc = { $disc ->
    [sea] mar abierto
    [inhabited] una isla habitada
   *[palms] { $palms ->
        [one] una isla con una palmera
       *[other] una isla con { $palms } palmeras
    }
}
disc-facedown = un disco boca abajo
disc-seen = { $palms ->
    [0] mar abierto: no es América
    [one] una isla deshabitada con una palmera: un barril, no es América
   *[other] una isla deshabitada con { $palms } palmeras: { $palms } barriles, no es América
}
found = isla (habitada)

card-unknown = una carta oculta
card-provisions = Provisiones { $number }
    .text = { $number ->
        [one] Un barril sube a bordo.
       *[other] { $number } barriles suben a bordo.
    }
card-mutiny = Motín
    .text = Entrega un barril o pierde tu próximo turno.
card-hurricane = Huracán
    .text = Todos los barcos derivan una casilla hacia donde apunta la flecha.
card-fog = Niebla
    .text = Todos los barcos derivan una casilla hacia el { $direction }.
card-good-winds = Vientos favorables
    .text = Dos casillas más en este turno, también para salir de una calma.
card-very-good-winds = Vientos muy favorables
    .text = Un turno entero más, justo después de este.
card-whirlwind = Torbellino { $number }
    .text = Envía los torbellinos a { $number } casillas.
card-carpenter = Carpintero
    .text = Antes de tirar: tu mástil vuelve a estar en pie.
card-good-weather = Buen tiempo
    .text = Impide una tormenta que desata otro capitán.

# La mesa

zone-dice = Dados
    .note = Tirada de { $seat }
zone-spinner = Flecha giratoria
zone-events = Eventos
zone-hand = Tus cartas (una por turno)
zone-barrels = Tus provisiones
die = { $face }{ $state ->
    [used] , ya aparte
    [void] , ahora no sirve
   *[free] {""}
}
die-rolling = un dado que aún rueda
field-of-winds = Vientos favorables: casilla { $number }
field-of-gust = Carta de torbellino: casilla { $number }
arrow = La flecha apunta al { $direction }
pile-of-events = Cartas de evento: { $count ->
    [one] queda una
   *[other] quedan { $count }
}
discarded = Última jugada: { $card } (descartadas: { $count })
ship-at = barco de { $seat } en { $space }
ship-damaged-at = barco de { $seat } en { $space }, sin mástil
piece-whirlwind = torbellino
piece-disc = disco
whirlwind-at = torbellino en { $space }
fact-barrels = { $count ->
    [one] barril
   *[other] barriles
}
fact-cards = { $count ->
    [one] carta
   *[other] cartas
}
note-damaged = mástil roto
note-becalmed = en calma
note-homeward = regreso: quedan { $fields }
note-idle = { $turns ->
    [one] perderá un turno
   *[other] perderá { $turns } turnos
}
mark-storm = Está a punto de estallar una tormenta: { $area }.
meter-spins = Giros de la flecha

# Qué está pasando

phase-round = Ronda { $round }
phase-turn = Turno de { $seat }
phase-dice = Dados de { $seat }
phase-storm = Tormenta de { $seat }
phase-whirlwind = Tras el turno de { $seat }
phase-over = { $winners ->
    [0] Sin regreso
   *[other] En casa
}

prompt-outset = Tira los dados, o pasa y toma barriles.
prompt-outset-card = Tira los dados.
prompt-outset-damaged = Tira en busca de una vela para tu mástil, o pasa y toma barriles.
prompt-outset-damaged-card = Tira en busca de una vela para tu mástil.
prompt-outset-becalmed = Estás en una calma: tira en busca de una vela, o pasa y toma barriles.
prompt-outset-becalmed-card = Estás en una calma: tira en busca de una vela.
prompt-course = Elige una casilla iluminada para navegar, o un dado.
prompt-course-look = Busca América: elige un catalejo y el disco iluminado, o navega primero.
prompt-course-look-only = Busca América: elige un catalejo y el disco iluminado.
prompt-course-home = Palos está a tu alcance: ¡vuelve a casa y gana!
prompt-found = ¡Has encontrado América! { $then }
prompt-course-dice = Elige un dado: { $uses }.
do-raise = desatar una tormenta
do-whirl = enviar un torbellino
do-gust = usar la carta de torbellino
do-load = cargar un barril
do-draw = robar una carta
do-look = buscar tierra
prompt-course-reroll = Ninguno de tus dados sirve ahora: vuelve a tirar por un barril o termina tu turno.
prompt-course-card = Ya no queda ningún dado que usar: juega una carta o termina tu turno.
prompt-becalmed = Estás en una calma: solo cuentan las velas.
prompt-becalmed-sail = Estás en una calma: una vela te saca, y después cuentan también las rosas.
prompt-repair = Tu mástil está roto: elige una vela para levantarlo; con eso termina tu turno.
prompt-repair-none = Tu mástil está roto y no tienes ninguna vela para levantarlo.
prompt-end = No queda nada por hacer: termina tu turno.
prompt-reaction = { $roller } desata una tormenta: { $area }.
prompt-persist = La flecha apunta al { $direction }. ¿Dejas que la tormenta sople así o giras otra vez?
prompt-mutiny = ¡Motín! Entrega un barril o pierde tu próximo turno.
prompt-relocation = Te ha alcanzado un torbellino: elige una marca adonde llevarlo, o déjalo ahí.
prompt-wait-turn = Le toca a { $seat }.
prompt-wait-reaction = { $seat } puede impedir la tormenta de { $roller } ({ $area }).
prompt-wait-persist = La flecha apunta al { $direction }; { $seat } puede girarla otra vez.
prompt-wait-mutiny = { $seat } se enfrenta a un motín.
prompt-wait-relocation = { $seat } puede mover el torbellino.
prompt-chance = { $step ->
    [toss] Los dados ruedan…
    [swing] La flecha gira…
    [gale] La flecha gira…
    [lot] Se echa a suertes…
    [sight] Se descubre un disco…
    [reshuffle] Se barajan las cartas…
   *[other] Se roba una carta…
}
prompt-over = { $winners ->
    [0] Nadie ha vuelto a casa. Los viajes se abandonan.
   *[other] ¡{ $seat } ha descubierto América!
}
result-home = en casa con la noticia en la ronda { $round }
result-news = con la noticia, a { $fields ->
    [one] una casilla del puerto
   *[other] { $fields } casillas del puerto
}
result-seeking = todavía en busca de América, { $fields ->
    [0] en el puerto
    [one] a una casilla del puerto
   *[other] a { $fields } casillas del puerto
}
hint-reaction = { $own ->
    [yes] Tu barco está allí y sería arrastrado una casilla.
   *[no] Tu barco no está allí.
}{ $card ->
    [yes] {" "}Elige Buen tiempo para impedir la tormenta, o déjala venir.
   *[no] {""}
}
hint-idle = { $turns ->
    [one] Por el motín perderás tu próximo turno.
   *[other] Por el motín perderás tus próximos { $turns } turnos.
}
hint-way = { $to ->
    [harbour] { $fields ->
        [one] Vuelve a casa con la noticia: Palos está a una casilla.
       *[other] Vuelve a casa con la noticia: Palos está a { $fields } casillas.
    }
    [calm] Desde una calma ningún catalejo busca América: sal primero de ella.
   *[west] { $fields ->
        [0] { $scope ->
            [roll] Aquí un catalejo busca América: tira para sacar uno.
            [again] Aún no has encontrado América: sigue buscando con el próximo catalejo.
           *[no] Aquí un catalejo busca América, pero ahora no tienes ninguno.
        }
        [one] Falta una casilla hasta las dos columnas del oeste, donde un catalejo busca América.
       *[other] Faltan { $fields } casillas hasta las dos columnas del oeste, donde un catalejo busca América.
    }
}
hint-barrels = { $barrels ->
    [one] Antes de usar el primer dado, tu barril paga otra tirada con tantos dados como quieras.
   *[other] Antes de usar el primer dado, cada uno de tus { $barrels } barriles paga otra tirada.
}

# Qué se puede hacer

offer-pass = Pasar
offer-roll = Tirar los dados
offer-reroll = Tirar otra vez: { $dice }
gather-reroll = Tirar otra vez (1{"\u00A0"}barril)
    .how = { $chosen ->
        [0] Elige los dados que quieras tirar otra vez.
       *[other] Elige los dados que quieras tirar otra vez; los que no te sirven ya están elegidos.
    }
offer-sail = Navegar hasta { $space }: { $by ->
    [rose] rosa
    [sail] vela
   *[winds] Vientos favorables
}
offer-send = { $by ->
    [whirlwind] Torbellino
   *[gust] Carta de torbellino
} en { $from }: { $fields ->
    [one] una casilla
   *[other] { $fields } casillas
} hasta { $space }
offer-raise = Tormenta: { $area }
offer-avert = Jugar Buen tiempo
offer-allow = Dejar venir la tormenta
offer-spin = Girar otra vez
offer-blow = Dejar que sople hacia el { $direction }
offer-load = Cargar un barril
offer-draw = Robar una carta de evento
offer-look = Buscar tierra
offer-play = Jugar { $card }
offer-repair = Levantar el mástil
offer-pay = Entregar un barril
offer-miss = Perder el próximo turno
offer-relocate = Llevarlo a { $space }
offer-leave = Dejar ahí el torbellino
offer-end = Terminar el turno

hint-pass = { $barrels ->
    [0] Tu bodega está llena: no recibes ningún barril.
    [one] Te queda sitio para un barril.
   *[other] Recibes { $barrels } barriles.
}
hint-home = En casa, con la noticia: ¡ganas!
way = Hasta { $space }, { $fields } casillas: { $means }. { $to ->
    [harbour] { $left ->
        [0] En casa, con la noticia: ¡ganas!
        [one] Luego, una más hasta Palos.
       *[other] Luego, { $left } más hasta Palos.
    }
    [calm] Desde una calma ningún catalejo busca América.
   *[west] { $left ->
        [0] Allí un catalejo busca América.
        [one] Luego, una más hasta las dos columnas del oeste.
       *[other] Luego, { $left } más hasta las dos columnas del oeste.
    }
}
way-roses = { $count ->
    [one] una rosa
   *[other] { $count } rosas
}
way-sails = { $count ->
    [one] una vela
   *[other] { $count } velas
}
way-winds = Vientos favorables
hint-hits = Alcanza a { $ships }.
hint-storm = Barcos en esta zona: { $ships }. { $spins ->
    [one] La flecha gira una vez; adónde apunta lo dice el azar.
   *[other] La flecha gira hasta { $spins } veces; adónde apunta lo dice el azar, y vale la última.
}
hint-empty = En esta zona no hay ningún barco.
hint-harbour = Solo hay barcos en el puerto, y allí no llega ninguna tormenta.
hint-no-good-weather = Solo Buen tiempo podría impedirla, y no lo tienes.
hint-reroll = Cuesta un barril; { $left ->
    [0] después no te queda ninguno
    [one] después te queda uno
   *[other] después te quedan { $left }
}.
hint-draw = Puede traer barriles, viento o un carpintero, pero también un motín, un huracán o niebla.
hint-look = { $discs ->
    [one] Queda un disco, y { $inhabited ->
        [0] no está habitado
       *[other] está habitado
    }
   *[other] Quedan { $discs } discos, { $inhabited ->
        [0] ninguno habitado
        [one] uno de ellos habitado
       *[other] { $inhabited } de ellos habitados
    }; están mezclados y se miran por orden
}.
hint-repair = Con eso termina tu turno: los demás dados se pierden.
hint-dice-left = { $count ->
    [one] Sin usar: { $die }.
   *[other] Sin usar: { $count } dados.
}
card-left-winds = Vientos favorables
card-left-gust = carta de torbellino

warning-calm = Una calma: sin otra vela, tu turno casi ha terminado.
warning-whirlwind = Un torbellino: te quita el mástil, y tu turno termina.
warning-own-ship = Alcanza a tu propio barco, y tu turno termina.
warning-own-storm = Tu propio barco está allí.
warning-full = Tu bodega está llena: el barril se queda en la reserva.
warning-commits = Si juegas una carta tienes que tirar los dados; ya no puedes pasar.
warning-unrepaired = Tienes una vela y podrías levantar el mástil.

# Por qué no

refused-no-such-die = Ninguno de tus dados muestra eso, o ya lo has usado: usa otro dado o termina tu turno.
refused-repair-roll = Tu mástil está roto: solo puedes usar una vela, para levantarlo. Si no tienes, entrega un barril y tira otra vez, o termina tu turno.
refused-becalmed = Estás en una calma: solo te sacan una vela o Vientos favorables. Si no tienes nada de eso, termina tu turno.
refused-first-round = En la primera ronda no hay tormentas: deja este dado o usa otro.
refused-no-good-weather = No tienes Buen tiempo: solo puedes dejar venir la tormenta.
refused-too-far = { $how ->
    [here] Tu barco ya está ahí: elige otra casilla.
    [none] Ningún camino llega allí por agua libre: navega hacia otro lado.
    [near] Son { $far } casillas y tienes { $left }: navega casilla a casilla, primero a una junto a tu barco.
    [calm] Demasiado lejos: por el camino, solo velas o Vientos favorables te sacan de { $calms ->
        [one] una casilla de calma
       *[other] { $calms } casillas de calma
    }, y tienes { $out }.
   *[far] Demasiado lejos: son { $far } casillas y tienes { $left }.
}
refused-no-water = Ahí no hay agua: navega a una casilla de agua junto a tu barco.
refused-occupied = Ahí hay otro barco, y solo en el puerto caben varios: navega a una casilla libre.
refused-no-winds = No te quedan casillas de Vientos favorables: juega antes la carta si la tienes, o navega con rosas y velas.
refused-lies-there = El torbellino ya está ahí: envíalo a otra casilla.
refused-no-resting-place = Un torbellino solo puede detenerse sobre el agua, y nunca en el puerto: envíalo a una casilla de agua.
refused-too-far-to-fly = Demasiado lejos: el torbellino tendría que volar { $far } casillas y tienes { $left }. Envíalo a una casilla a su alcance.
refused-no-gust = No te quedan casillas de una carta de torbellino: juega antes la carta si la tienes, o usa un dado de torbellino.
refused-already-there = El torbellino ya está ahí: elige otra marca o déjalo donde está.
refused-no-island = No hay ninguna isla junto a tu barco: navega antes hasta una, o roba una carta de evento.
refused-too-far-east = América solo se ve desde las columnas a y b: navega antes hasta allí, o roba una carta de evento.
refused-found-before = Ya has encontrado una isla habitada, y con una basta: trae la noticia a casa. Con el catalejo puedes seguir robando cartas de evento.
refused-no-discs = Ya se han mirado todos los discos: roba una carta de evento.
refused-not-damaged = Tu mástil está en pie y no necesita reparación: sigue navegando.
refused-mast-down = Sin mástil tampoco ayudan los Vientos favorables: levántalo antes, con una vela o un Carpintero.
refused-dice-rolled = El Carpintero solo se puede jugar antes de tirar: usa ahora una vela, o guarda la carta para tu próximo turno.
refused-one-card = Ya has jugado una carta en este turno: guarda las demás para más tarde.
refused-not-in-hand = No tienes esta carta: juega una de tu mano.
refused-only-against-storms = Buen tiempo solo se puede jugar cuando otro capitán desata una tormenta: guárdala hasta entonces.
refused-card-played = Has jugado una carta en este turno y ya no puedes pasar: tira los dados.
refused-die-used = Ya has usado un dado y no puedes volver a tirar: usa los demás o termina tu turno.
refused-no-barrels = No te queda ningún barril con que pagar: usa tus dados como están.
refused-no-such-dice = Tus dados no muestran eso: elige entre los dados de la mesa.

# La bitácora

event-begin = Empieza { $seat }: así lo quiso la suerte.
event-turn = Ronda { $round } · { $seat }
event-extra-turn = { $seat }, otra vez
event-idle = { $seat } pierde este turno.
event-pass = { $seat } pasa y toma { $barrels ->
    [0] cero barriles
    [one] un barril
   *[other] { $barrels } barriles
}.
event-roll = { $seat } tira los dados.
event-reroll = { $seat } entrega un barril y tira otra vez: { $dice }.
event-dice = Los dados muestran { $dice }.
event-rose = { $seat } navega hasta { $space }{ $water ->
    [calm] , a una calma
    [home] , al puerto
   *[open] {""}
} (rosa).
event-sail = { $seat } navega hasta { $space }{ $water ->
    [calm] , a una calma
    [home] , al puerto
   *[open] {""}
} (vela).
event-winds = { $seat } navega hasta { $space }{ $water ->
    [calm] , a una calma
    [home] , al puerto
   *[open] {""}
} (Vientos favorables).
event-whirl = { $seat } envía el torbellino de { $from } a { $space }.
event-gust = { $seat } envía el torbellino de { $from } a { $space } (carta).
event-raise = { $seat } desata una tormenta: { $area }.
event-averted = { $seat } juega Buen tiempo: no hay tormenta.
event-arrow = La flecha apunta al { $direction }.
event-spin = { $seat } gira otra vez.
event-blow = { $seat } deja que la tormenta sople así.
event-storm = La tormenta sopla hacia el { $direction } ({ $area }){ $ships ->
    [0] {" "}y no encuentra ningún barco
   *[other] {""}
}.
event-hurricane = El huracán sopla hacia el { $direction } por todo el mar.
event-fog = La niebla avanza hacia el { $direction } por todo el mar.
event-drifts = El barco de { $seat } deriva hasta { $space }.
event-held = El barco de { $seat } queda detenido en el borde del mapa.
event-damage = { $cause ->
    [whirlwind] Un torbellino alcanza el barco de { $seat }
    [ship] El barco de { $seat } choca con otro
    [land] El barco de { $seat } choca con la costa
    [reef] El barco de { $seat } choca con un arrecife
   *[isle] El barco de { $seat } choca con una isla
}: el mástil se rompe.
event-breaks-off = Con eso termina el turno de { $seat }.
event-load = { $seat } carga { $barrels ->
    [0] un barril, pero no tiene sitio para él
   *[other] un barril
}.
event-draw = { $seat } roba una carta de evento.
event-card = La carta: { $card }.
event-from-deck-veiled = La carta se roba boca abajo.
event-reshuffle = Las cartas descartadas se barajan y forman un mazo nuevo.
event-shown = { $seat } muestra { $card }{ $barrels ->
    [none] .
    [0] , pero la bodega está llena.
    [one] : un barril sube a bordo.
   *[other] : { $barrels } barriles suben a bordo.
}
event-misses = { $seat } perderá un turno.
event-pay = { $seat } calma a la tripulación con un barril.
event-miss = { $seat } se queda con los barriles.
event-play = { $seat } juega { $card }.
event-look = { $seat } mira por el catalejo.
event-disc = { $news ->
    [yes] ¡{ $seat } ha encontrado América, una isla habitada! Ahora, a casa con la noticia.
    [sea] { $seat } ve mar abierto: no es América.
   *[isle] { $seat } ve { $disc }: deshabitada, no es América. { $barrels ->
        [0] La bodega está llena.
        [one] Un barril sube a bordo.
       *[other] { $barrels } barriles suben a bordo.
    }
}
event-repair = { $seat } levanta de nuevo el mástil; con eso termina el turno.
event-relocate = { $seat } mueve el torbellino de { $from } a { $space }.
event-leave = { $seat } deja el torbellino donde está.
recap-steps = { $seat } navega { $count } casillas, hasta { $space }.
event-end = { $seat } termina el turno.
event-home = ¡{ $seat } está en casa y ha descubierto América!
event-unfinished = Nadie ha vuelto a casa. Los viajes se abandonan.

figure-damages = Mástiles rotos
figure-storms = Tormentas, sin contar cuántas veces giró la flecha
figure-discs = Discos mirados
figure-driven-home = Llegadas a la deriva en el turno de otro

# Qué se busca y para qué sirve cada cosa.

aim-card-1 = Quieres descubrir América y traer la noticia a Palos antes que nadie.
    .art = disc-isle-2
aim-card-2 = Tira los dados: rosas y velas mueven tu barco; otros traen tormentas o torbellinos. Un barril paga otra tirada.
    .art = f-rose
aim-card-3 = En las dos columnas del oeste, un catalejo mira un disco, hasta que encuentras una isla habitada.
    .art = f-telescope
aim-card-4 = En las calmas claras solo te mueven las velas. Un torbellino o una roca te quita el mástil, hasta que una vela lo repara.
    .art = f-whirlwind
aim-card-5 = Quien antes vuelve al puerto con una isla habitada gana.
    .art = palos

use-area = Una tormenta arrastra a la vez todos los barcos de una zona, y ninguno de las demás.
    .paragraph = §12
use-space-reef = Aquí no puedes navegar; un barco arrojado aquí por una tormenta pierde el mástil.
    .paragraph = §15
use-space-island = Aquí no puedes navegar, pero en las casillas de alrededor cada catalejo sube un barril a bordo.
    .paragraph = §10
use-space-mark = Agua como cualquier otra; quien ha sido alcanzado por un torbellino puede llevarlo a una de estas marcas.
    .paragraph = §17
use-space-harbour = Aquí dentro ninguna tormenta alcanza a los barcos, y aquí la noticia de América gana la partida.
    .paragraph = §27
use-piece-caravel = { $whose ->
    [yours] Tu barco: rosas y velas lo llevan una casilla en cualquier dirección.
   *[other] No puedes navegar a su casilla, pero una tormenta puede arrojarte contra él, y a él contra ti.
}
    .paragraph = §8
use-piece-whirlwind = Le quita el mástil al barco que llega a su casilla o a cuya casilla lo envían.
    .paragraph = §17
use-piece-disc = Mar abierto, una isla deshabitada o una habitada: en las dos columnas del oeste, un catalejo mira uno.
    .paragraph = §26
use-zone-barrels = Un barril paga otra tirada o calma un motín; a bordo caben ocho.
    .paragraph = §11
use-row-barrel = Un barril paga otra tirada o calma un motín; a bordo caben ocho.
    .paragraph = §11
use-fact-barrel = Un barril paga otra tirada o calma un motín; a bordo caben ocho.
    .paragraph = §11
use-fact-disc = Ya ha encontrado una isla habitada: quien llega antes al puerto con una gana.
    .paragraph = §27
use-fact-card = Cartas de evento en la mano: solo quien las tiene sabe cuáles son, y puede jugar una por turno.
    .paragraph = §20
use-zone-dice = Usa tus dados de uno en uno y en cualquier orden; antes del primero, un barril paga volver a tirar algunos.
    .paragraph = §7
use-zone-events = Un catalejo roba la carta de arriba; las cartas con cruz actúan enseguida, las demás te las quedas.
    .paragraph = §20
use-zone-hand = En tu turno puedes jugar una de estas cartas, antes, entre o después de los dados.
    .paragraph = §20
use-zone-spinner = La flecha dice hacia dónde arrastra los barcos una tormenta o un huracán.
    .paragraph = §14
use-die = Los dados aún ruedan.
    .paragraph = §6
use-die-f-rose = Navega una casilla en cualquier dirección; en una calma, una rosa no sirve de nada.
    .paragraph = §8
use-die-f-sail = Navega una casilla, incluso fuera de una calma, o levanta de nuevo tu mástil.
    .paragraph = §8
use-die-f-whirlwind = Envía un torbellino: cada dado así vale una casilla, y varios se suman. Donde termina su vuelo, le quita el mástil a un barco.
    .paragraph = §16
use-die-f-storm = Nombra una zona: todos sus barcos derivan una casilla hacia donde apunta la flecha; cada tormenta más permite otro giro.
    .paragraph = §12
use-die-f-telescope = Roba una carta de evento, carga un barril junto a una isla o busca tierra en las dos columnas del oeste.
    .paragraph = §7
use-die-p-wind = Una casilla de tu carta Vientos favorables: navega una casilla, incluso fuera de una calma.
    .paragraph = §22
use-die-whirlwind = Una casilla de tu carta Torbellino: envía un torbellino a una casilla, y se suma a las otras y a los dados.
    .paragraph = §24
use-card-barrel = Recibes tantos barriles como muestra la carta, hasta ocho en total.
    .paragraph = §21
use-card-p-mutiny = Entregas enseguida un barril o pierdes tu próximo turno.
    .paragraph = §21
use-card-p-hurricane = Todos los barcos del mapa derivan una casilla hacia donde apunta la flecha; solo el puerto es seguro.
    .paragraph = §21
use-card-p-fog = Todos los barcos del mapa derivan una casilla en la dirección que muestra la carta.
    .paragraph = §21
use-card-p-wind = Navega dos casillas más en este turno, incluso fuera de una calma.
    .paragraph = §22
use-card-p-winds = Tienes un turno entero más, justo después de este.
    .paragraph = §23
use-card-whirlwind = Envía los torbellinos a dos o tres casillas, según muestra la carta, como con los dados.
    .paragraph = §24
use-card-p-carpenter = Levanta el mástil de tu barco antes de tirar, para que puedas navegar en este turno.
    .paragraph = §25
use-card-p-sun = Impide, fuera de tu turno, una tormenta que desata otro jugador.
    .paragraph = §13
use-mark-range = Elígela para hacer todo el camino de una vez: el número dice cuántas casillas son.
    .paragraph = §8
use-mark-danger-calm = En una calma solo cuentan las velas; los demás dados no sirven de nada.
    .paragraph = §9
use-mark-danger-whirlwind = Aquí hay un torbellino que te quitaría el mástil.
    .paragraph = §17
use-mark-danger-full = Tu bodega está llena: lo que recibas por encima de ocho barriles se pierde.
    .paragraph = §11
use-mark-area-storm = Una tormenta está a punto de arrastrar una casilla a todos los barcos de esta zona.
    .paragraph = §15
use-meter = Los giros de la flecha que le quedan a esta tormenta; solo vale el último.
    .paragraph = §14

# Por qué un bot juega así.

feature-unit = { $count ->
    [one] casilla
   *[other] casillas
}
feature-way = un camino más corto
    .less = un camino más largo
    .plain = { $gain ->
        [0] acorta un poco el camino
        [one] acorta el camino más o menos una casilla
       *[other] acorta el camino unas { $gain } casillas
    }
feature-search = una isla encontrada antes
    .less = una isla encontrada más tarde
    .plain = así es probable encontrar antes una isla
feature-mast = un mástil en pie
    .less = un mástil roto
    .plain = así el mástil está más seguro
feature-calm = mar abierto en vez de una calma
    .less = una calma en vez de mar abierto
    .plain = así el barco no entra en la calma
feature-mutiny = menos turnos perdidos
    .less = más turnos perdidos
    .plain = así es probable perder menos turnos
feature-peril = menos peligro de torbellinos
    .less = más peligro de torbellinos
    .plain = así el barco está más a salvo de los torbellinos
feature-barrels = más provisiones
    .less = menos provisiones
    .plain = así quedan más provisiones
feature-cards = mejores cartas
    .less = peores cartas
    .plain = así quedan mejores cartas en la mano
feature-rivals = un camino más largo para el mejor rival
    .less = un camino más corto para el mejor rival
    .plain = así el mejor rival queda más lejos

# Los campos de una posición, como se llaman al editarla

field-round = Ronda
field-turn = A quién le toca
field-first = Quién empezó
field-ships = Barcos
field-headings = Direcciones
field-damaged = Mástil mayor roto
field-barrels = Barriles
field-found = Ha encontrado América
field-idle = Turnos por perder
field-hands = Cartas en la mano
field-deck = Cartas de evento boca abajo
field-discard = Cartas de evento descartadas
field-discs = Discos boca abajo
field-seen = Discos mirados
field-whirlwinds = Torbellinos
field-dice = Dados
field-played = Se ha jugado una carta
field-extra = Sigue otro turno
field-winds = Casillas de Vientos favorables que quedan
field-gust = Casillas de la carta de torbellino que quedan
field-arrow = Flecha
field-spins = Giros de la flecha
field-trail = Lo que han visto los jugadores
