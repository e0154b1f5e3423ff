# La primera página y cómo se prepara una partida.

# El puerto
web-harbour = Puerto
web-harbour-line = { $games ->
    [0] Un puerto para juegos de vela. Pasa, el té está caliente.
    [one] Un puerto para juegos de vela. El primero ya ha echado el ancla.
   *[other] Un puerto para { $games } juegos de vela. Pasa, el té está caliente.
}
web-new-table = Nueva partida
web-open-saved = Abrir una partida guardada
web-games = Juegos
web-players = Jugadores:
web-minutes = { $minutes } min
web-complexity = Dificultad:
web-complexity-light = ligera
web-complexity-medium = media
web-complexity-deep = exigente
web-first-game = Bueno para empezar
web-play-now = Jugar ya
    .hint = Enseguida, contra { $bots ->
        [one] un bot
       *[other] { $bots } bots
    } de nivel fácil, con las reglas impresas
web-set-up = Preparar…
web-own-name = Patrón
web-go-on = Continuar
web-go-on-with = Continuar tu partida
web-voyages = Tus partidas
web-voyages-none = Ninguna partida en curso.
web-voyage-yours = Te toca
web-voyage-waits = Le toca a { $names }
web-voyage-gathering = Esperando a los amigos
web-voyage-won = Victoria: { $names }
web-voyage-over = Terminada, no ha ganado nadie
web-scuttle = Borrar la mesa { $id }
web-scuttle-ask = ¿Borrar esta mesa para siempre? Después nadie podrá abrirla.
web-scuttle-yes = Borrar
web-scuttle-no = Conservar
web-scuttled = La mesa { $id } se ha borrado.
web-unlist = Quitar la mesa { $id } de tu lista
web-unlist-ask = ¿Quitar esta mesa de tu lista? Para los demás se conserva, con su bitácora, y vuelve cuando te toque. Se borra cuando ya no está en la lista de nadie.
web-unlist-yes = Quitar de la lista
web-unlisted = La mesa { $id } ya no está en tu lista. Su enlace sigue llevando a ella.

# Las partidas propias ya terminadas
web-my-games = Mis partidas
web-mine-none = La bitácora aún está vacía
web-mine-none-hint = Termina una partida y aquí verás tus puestos, tus rachas y tus mejores resultados.
web-mine-begin = Elegir un juego
web-mine-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
web-mine-won = { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $won } ganadas
}
web-mine-points = Más puntos: { $points }
web-mine-fastest = Victoria más rápida: { $when }
web-mine-streak-best = Mejor racha de victorias: { $games }
web-mine-tile-games = { $games ->
    [one] partida jugada hasta el final
   *[other] partidas jugadas hasta el final
}
web-mine-tile-won = { $won ->
    [one] victoria
   *[other] victorias
}
web-mine-tile-streak = victorias seguidas como máximo, { $streak ->
    [0] ahora ninguna
    [one] ahora una
   *[other] ahora { $streak }
}
web-mine-tile-hours = { $hours ->
    [one] hora en el mar
   *[other] horas en el mar
}
web-mine-latest = Puestos de las últimas partidas, de la más antigua a la más reciente: { $places }
web-mine-last = Las últimas partidas
web-mine-place = puesto { $place } de { $seats }
web-mine-private = Tus datos
web-mine-private-hint = Esta página solo la ves tú. Una partida cuenta si has jugado un asiento de principio a fin; las partidas guiadas, las posiciones abiertas y los repartos repetidos no cuentan. Al borrar se elimina esta lista del servidor; las mesas siguen en tu lista hasta que las quites de allí.
web-mine-save = Guardar en un archivo
web-mine-erase = Borrar todo
web-mine-erase-ask = ¿Borrar para siempre las estadísticas de todas tus partidas?
web-mine-erase-yes = Borrar
web-mine-erase-no = Conservar
web-mine-erased = Las estadísticas de tus partidas se han borrado.

# Una partida nueva
web-new-which = Juego
web-new-chairs = Jugadores
web-new-size = De { $least } a { $most } jugadores, unos { $minutes } minutos
web-new-size-fixed = { $most } jugadores, unos { $minutes } minutos
web-licences = Licencias de todo lo que se usa aquí
web-new-rules = Reglas
web-preset = ¿Con qué reglas?
web-preset-differs = Qué cambia respecto a lo impreso
web-preset-each = Cada regla por separado
web-numbers = Números del juego
web-numbers-hint = Cambia dados, cartas, barcos, precios y cosas así, y juega a un juego tuyo. El reglamento sigue hablando del juego impreso.
web-number-bounds = De { $low } a { $high }, impreso { $printed }
web-numbers-printed = Todo como impreso
web-numbers-link = Enlace a esta variante
web-levels = Qué significan los niveles de los bots
web-new-too-few = { $least ->
    [one] Hace falta al menos un jugador.
   *[other] Hacen falta al menos { $least } jugadores.
}
web-new-nobody-here = Al menos un jugador tiene que estar en esta pantalla.
web-chair = Jugador { $number }
web-chair-who = Quién juega
web-chair-name = Nombre
web-chair-level = Qué tal juega el bot
web-chair-here = Aquí
web-chair-here-hint = en esta pantalla
web-chair-open = Amigo
web-chair-open-hint = llega por un enlace
web-chair-bot = Bot
web-chair-empty = Vacía
web-chair-empty-hint = no juega nadie
web-bot-names = Magallanes, Vespucio, Mary Read, Tasman, Jeanne Baret, Drake
web-start = Empezar

# Ratings

web-ratings = Puntuaciones
web-ratings-what = Una puntuación dice lo fuerte que juega alguien. El margen de al lado dice hasta qué punto es seguro: en 95 de cada 100 casos la fuerza real está dentro. Todos empiezan con 1500, los bots están en la misma escala y cada lista vale por sí sola. Como se puede jugar contra uno mismo, una puntuación no demuestra nada.
web-ratings-scale = { $game }, { $seats } jugadores
web-ratings-name = Nombre
web-ratings-strength = Puntuación
web-ratings-range = Margen
web-ratings-games = Partidas
web-ratings-first = primera impresión
web-ratings-you = tú
web-ratings-bot = bot
web-ratings-none = Todavía no se ha puntuado ninguna partida.
web-ratings-join-hint = Tus partidas solo se puntúan si estás de acuerdo; entonces todos en este puerto ven aquí tu nombre y tu puntuación. Una partida cuenta si todas sus personas estaban de acuerdo antes de empezar: jugada hasta el final con las reglas habituales, sin asientos prestados, sin tablas acordadas y sin jugadas deshechas de común acuerdo.
web-ratings-your-name = Tu nombre en la lista
web-ratings-join = Puntuar mis partidas
web-ratings-joined = Se te puntúa como { $name }.
web-ratings-erase-ask = ¿Borrar tus puntuaciones y todo lo guardado de tus partidas puntuadas? Ya no se te puntuará.
web-ratings-erased = Tus puntuaciones están borradas.
