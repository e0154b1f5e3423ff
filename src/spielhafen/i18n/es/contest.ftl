# Páginas de torneos.

contest-title = Torneos
contest-none = Todavía no hay ningún torneo.
contest-create = Organizar un torneo
contest-name = Nombre del torneo
contest-game = Juego
contest-kind = Modalidad
contest-kind-round-robin = Todos contra todos
contest-kind-swiss = Sistema suizo
contest-kind-knock-out = Eliminatoria
contest-hint-round-robin = Cada grupo que cabe en una mesa se encuentra una vez.
contest-hint-swiss = En cada ronda se enfrentan los iguales, y a ser posible nunca dos veces los mismos.
contest-hint-knock-out = Sigue quien gana cada mesa, hasta que queda uno. No se admiten inscripciones una vez empezada la primera ronda.
contest-seats = Jugadores por mesa
contest-rounds = Rondas
contest-duplicate = El mismo reparto para todos
contest-duplicate-hint = Todas las mesas de una ronda tienen las mismas cartas y los mismos dados, y se te compara con quienes ocupan el mismo asiento. Nadie puede mirar otras mesas hasta que acabe la última de la ronda.
contest-announce = Anunciar
contest-stage-entry = Inscripción abierta
contest-stage-rounds = Ronda { $round }
contest-stage-over = Terminado
contest-count = { $entrants ->
    [one] { $entrants } inscripción
   *[other] { $entrants } inscripciones
}
contest-mine = tuyo
contest-table-size = Mesas de { $seats }
contest-of-rounds = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
}
contest-enter = Inscribirse
contest-enter-hint = Todos en este puerto ven aquí tu nombre. Tu asiento va unido a este navegador.
contest-your-name = Tu nombre
contest-entered = Participas como { $name }.
contest-leave = Abandonar
contest-leave-sure = Abandonar de verdad
contest-left = Has abandonado. Una partida empezada sigue siendo tuya.
contest-next = Tu mesa de la ronda { $round } está lista.
contest-play = Ir a tu mesa
contest-rest = No tienes partida en esta ronda.
contest-round = Ronda { $round }
contest-earlier = Rondas anteriores
contest-watch = Ver la mesa
contest-sealed = cerrada hasta que todos hayan jugado este reparto
contest-closed = Esta mesa está cerrada por ahora
contest-playing = en juego
contest-decided = decidido por la organización
contest-own = tu partida
contest-place = { $place }.º
contest-standings = Clasificación
contest-rank = Puesto
contest-entrant = Nombre
contest-score = Puntos
contest-opponents = Puntos de los rivales
contest-wins = Victorias
contest-games = Partidas
contest-points-hint = Una partida vale la parte de rivales vencidos: 1 para quien gana, 0 para el último.
contest-points-duplicate = Una partida vale la parte de quienes lo hicieron peor con el mismo reparto en el mismo asiento.
contest-cross = Quién quedó delante de quién
contest-cross-hint = Partidas por delante del otro, de cuántas: 1/2 es una de dos.
contest-you = tú
contest-bot = bot
contest-gone = abandonó
contest-nameless = nombre borrado
contest-organiser = Organizas este torneo
contest-start = Empezar la ronda { $round }
contest-started = La ronda { $round } ha empezado.
contest-running = La siguiente ronda puede empezar cuando todas las partidas tengan resultado. Una partida que no avanza se puede decidir aquí.
contest-bot-name = Nombre del bot
contest-bot-level = Nivel
contest-add-bot = Inscribir un bot
contest-remove = Retirar a { $name }
contest-decide = Anotar el resultado
contest-decide-game = Anotar el resultado: { $names }
contest-place-of = Puesto de { $name }
contest-save = Guardar el resultado
contest-noted = El resultado está anotado.
contest-end = Terminar el torneo
contest-ended = El torneo ha terminado.
contest-erase = Borrar el torneo
contest-erase-sure = Borrarlo para todos
contest-kept = Lo que se guarda de ti
contest-kept-hint = Los torneos guardan el nombre con el que te inscribes, tus resultados y que organizas alguno. Si lo borras, los resultados quedan sin tu nombre y nadie dirige los torneos que organizas.
contest-erase-ask = ¿Borrarte de todos los torneos?
contest-erased = Ya no se guarda nada de ti.
contest-all = Todos los torneos
