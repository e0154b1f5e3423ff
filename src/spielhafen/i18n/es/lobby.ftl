# Encontrar jugadores: mesas abiertas y ganas de jugar

lobby-title = Encontrar jugadores
lobby-what = Aquí encuentras a gente de este puerto que quiere jugar: pregunta quién se apunta o siéntate a una mesa abierta.
lobby-name = Tu nombre
lobby-name-missing = Di primero cómo te llamas.
lobby-wish = ¿Quién se apunta?
lobby-wish-hint = Quien quiera lo mismo se sienta contigo; hasta entonces, tu mesa está en la lista de abajo. Se juega con las reglas impresas, sin relojes.
lobby-game = Juego
lobby-players = Jugadores
lobby-language = Idioma
lobby-minutes = Los bots ocupan los sitios libres después de
lobby-minutes-of =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
lobby-level = Bots
lobby-ask = Preguntar
lobby-tables = Mesas abiertas
lobby-any-game = todos los juegos
lobby-any-number = cualquier número
lobby-any-language = todos los idiomas
lobby-none = Ahora no hay ninguna mesa abierta.
lobby-none-such = Ninguna mesa abierta encaja con lo que has elegido.
lobby-count =
    { $number ->
        [one] Una mesa abierta
       *[other] { $number } mesas abiertas
    }
lobby-of = { $name } espera
lobby-of-someone = Una mesa con sitios libres
lobby-taken = { $taken } de { $seats } sitios ocupados
lobby-pace-none = sin relojes
lobby-pace-live = con relojes, de una sentada
lobby-pace-days =
    { $days ->
        [one] un día por jugada
       *[other] { $days } días por jugada
    }
lobby-pace-slow = con relojes, a lo largo de días
lobby-bots-in =
    { $minutes ->
        [one] bots en un minuto
       *[other] bots en { $minutes } minutos
    }
lobby-mine = la tuya
lobby-join = Sentarse
lobby-join-at = Sentarse: { $game }, { $name }
lobby-to-table = A la mesa
lobby-unlist = Quitar de la lista
lobby-unlisted = La mesa ya no está en la lista.
lobby-block = Bloquear a { $name }
lobby-block-ask = ¿No volver a coincidir aquí con { $name }? Ninguno de los dos verá las mesas del otro.
lobby-block-yes = Bloquear
lobby-block-no = Cancelar
lobby-blocked = Has bloqueado a { $name }.
lobby-blocks = Personas bloqueadas
lobby-someone = esta persona
lobby-lift = Desbloquear a { $name }
lobby-lifted = Has desbloqueado a { $name }.
lobby-erase-ask = ¿Quitar todas tus mesas de la lista y olvidar a quién has bloqueado?
lobby-erased = Todo está borrado.
lobby-open = Poner en la lista
lobby-open-hint = Pone esta mesa en la lista para que cualquiera de este puerto pueda sentarse.
lobby-is-open = Esta mesa está en la lista: cualquiera puede sentarse.

# Negativas

lobby-no-seat = Solo una mesa con un sitio libre puede estar en la lista, antes de que empiece la partida.
lobby-too-many-own =
    { $most ->
        [one] Ya tienes una mesa en la lista. Quítala primero.
       *[other] Ya tienes { $most } mesas en la lista. Quita una primero.
    }
lobby-too-many-here = Ya hay muchas mesas de tu red en la lista. Espera un poco.
lobby-full = La lista está llena. Espera un poco.
lobby-seated = Ya tienes un sitio en esta mesa.
lobby-gone = Esta mesa ya no está en la lista.
lobby-too-many-waiting = Ya esperas en { $most } mesas. Deja una primero.
lobby-too-many-blocks = Ya has bloqueado a { $most } personas. Desbloquea a una primero.
lobby-cannot-block = Aquí no hay nadie a quien puedas bloquear.
lobby-no-block = Esta persona ya no está bloqueada.
