# Lo que dice el navegador: páginas, botones y lo que se lee en voz alta.

# En todas partes
web-to-harbour = Volver al puerto
web-close = Cerrar
web-loading = Un momento…
web-lost = Se ha perdido la conexión. Probando de nuevo…
web-unreachable = El puerto no responde. Prueba otra vez dentro de un momento.
web-local-start = El puerto de esta página se está preparando…
web-local-failed = El puerto de esta página no ha podido abrir ({ $detail }).
web-local-no-storage = Este navegador no guarda mesas aquí: puedes jugar, pero al cerrar la página desaparecen. Con https se conservan.
web-local-storage-refused = Este navegador no permite que la página guarde nada, quizá por ser una ventana privada: puedes jugar, pero al cerrar la página las mesas desaparecen.
web-local-storage-full = A este navegador no le queda espacio para la página: puedes seguir jugando, pero lo que se juegue a partir de ahora desaparece al cerrarla. En los ajustes puedes guardar todas las mesas en un archivo.
web-local-understood = Entendido
web-local-alone = Este puerto vive en tu navegador. Para jugar con gente en otros dispositivos, abre la bitácora de una partida en un puerto con servidor.
web-local-update = Hay una versión nueva de este sitio. Tus mesas quedan como están.
web-local-update-take = Cargar
web-local-update-later = Más tarde
web-local-tables = Mesas de este navegador
    .hint = Todas las mesas están solo en este navegador. Guárdalas en un archivo para llevarlas a otro o para no perderlas.
web-local-save = Guardar todas las mesas
web-local-restore = Abrir mesas guardadas…
web-local-sure = Todas las mesas de este navegador se sustituyen por las del archivo.
web-local-replace = Sustituir
web-local-no-tables = Este archivo no contiene mesas guardadas; no se ha cambiado nada.
web-local-no-space = El navegador no tiene espacio para las mesas de este archivo; las que tenías siguen aquí.
web-local-nothing-kept = Este navegador no guarda mesas aquí, así que no hay nada que guardar.
web-offline = Sin conexión puedes leer los reglamentos, las partidas guiadas y las partidas terminadas que ya hayas abierto aquí. Para jugar hace falta la red.
web-kept = Leer sin conexión
    .hint = Los reglamentos, las partidas guiadas y las partidas terminadas que hayas abierto se pueden leer aquí también sin red. De las partidas en curso no se guarda nada.
web-kept-erase = Borrar las partidas guardadas
web-kept-erased = Las partidas guardadas se han borrado.
web-install = Instalar como aplicación
    .hint = Spielhafen tendrá su propio icono y se abrirá sin las barras del navegador.
web-try-again = Probar de nuevo
web-error-answer = El servidor ha respondido algo que no se puede leer ({ $status }).
web-nowhere = Esta página no existe.
web-gone = Esta mesa ya no existe
web-no-table = Aquí no hay ninguna mesa
web-broken = Esta mesa no se puede mostrar
web-gone-hint = La han recogido, o la dirección no es correcta.
web-theme-to-night = Encender las lámparas
web-theme-to-day = Dejar entrar el día

# La mesa
web-table-doors = Mesa
web-board = El mapa
web-beside = Junto al mapa
web-history = Historial
web-rules = Reglas
web-scores = Puntuación
web-text-view = Vista de texto
web-settings = Ajustes
web-captain = Capitán
web-captains = Capitanes
web-you = tú
web-to-move = le toca
web-thinking = está pensando
web-winner = victoria
web-lies-open = Cartas a la vista de { $name }
web-log = Bitácora
web-log-empty = Aún no ha pasado nada.
web-recap = Desde tu jugada
web-recap-now = Ahora mismo
web-recap-watch = Ver otra vez
web-recap-close = Cerrar: volver a la bitácora
web-skip = Saltar
web-look-back = Mostrar este momento
web-hand-order = Ordenar cartas
web-hand-order-dealt = como se repartieron
web-hand-order-direction = por dirección
web-hand-order-worth = por valor
web-hand-empty = No tienes nada en la mano.
web-tray-empty = Aún no hay dados.
web-duel-total = En total
web-duel-adds = Se suma
web-order = Por este orden: { $names }
web-flag-lowest = la más baja
web-flag-highest = la más alta
web-flag-cancelled = anulada
web-flag-past = ya pasada
web-shop-have = tienes { $count }
web-shop-owned = tuya
web-card-worth = { $card }, ahora vale { $worth }
web-so-many = { $have } de { $of }
web-row = { $what }: { $have } de { $of }
web-meter = { $what }: quedan { $left } de { $of }
web-commit = Jugar
web-undo = Deshacer: { $what }
web-undo-word = Deshacer
web-undo-whole = Deshacer toda la maniobra
web-undo-choice = Anular la selección
web-turn-tile = Girar
web-undo-nothing = Nada que deshacer
web-undo-barred = { $why }
web-handle-forward = Avante
web-handle-port = Babor
web-handle-starboard = Estribor
web-handle-stop = Alto
web-handle-load = Cargar
web-handle-repair = Reparar
web-more = Más
web-really = ¿Seguro? { $what }
web-glass = Ampliación
web-glass-nearer = Acercar
web-glass-farther = Alejar
web-glass-whole = Todo el mapa
web-glass-inset = En qué parte del mapa está
web-undo-alone = Deshacer tu última decisión y lo que vino después. Los dados se tiran y las cartas se roban de nuevo.
web-undo-again = Ya han hablado los dados, las cartas o los demás: lo que deshagas se tirará y se robará de nuevo, y constará en el diario. Si lo quieres, pulsa otra vez.
web-undo-ask = Preguntar si se puede deshacer. { $why }
web-asks-undo-asked = { $plies ->
    [one] { $name } quiere deshacer la última jugada.
   *[other] { $name } quiere deshacer las últimas { $plies } jugadas.
}
web-undo-agree = De acuerdo
web-undo-decline = No
web-asks-undo-waits = Has preguntado; falta la respuesta de { $names }.
web-asks-undo-waits-for = { $name } quiere deshacer algo; falta la respuesta de { $names }.
web-undo-never-mind = Déjalo
web-scroll = El mapa continúa más allá de su margen
web-scroll-north = Mover el mapa hacia el norte
web-scroll-east = Mover el mapa hacia el este
web-scroll-south = Mover el mapa hacia el sur
web-scroll-west = Mover el mapa hacia el oeste
web-scroll-home = El mapa como está impreso
web-not-offered = Ahora no puedes elegir esto: elige una pieza, una casilla o un botón resaltados.
web-not-your-turn = Le toca a { $name }: podrás elegir cuando te toque a ti.
web-choose-on = Has elegido { $thing }: ahora elige algo iluminado.
web-choose-place = { $thing }: ahora elige una de las casillas iluminadas.
web-choose-area = { $thing }: ahora elige una de las zonas iluminadas.
web-choose-piece = { $thing }: ahora elige una de las piezas iluminadas.
web-nothing-there = Ahí no hay nada que hacer ahora: elige algo iluminado o un botón.
web-play-again = { $move }: elígelo otra vez o pulsa Jugar.
web-gather-stop = Cancelar
web-way = Hasta { $thing } en { $steps } pasos: elígelo otra vez o pulsa Jugar.
web-text-ways = { $piece }: { $count ->
    [one] un destino a su alcance
   *[other] { $count } destinos a su alcance
}
web-choose-way = Elige un punto iluminado; el triángulo indica hacia dónde mirará la proa.
web-choose-heading = Elige una flecha: ¿hacia dónde debe apuntar la proa?
web-way-armed = Puede disparar desde allí
web-way-foe = Allí los enemigos podrían dispararle
web-way-battery = Bajo los cañones de una batería
web-ways = Puntos al alcance
web-way-headings = { $count } rumbos: elige con las teclas Q y E.
web-same-again = Lo mismo para { $piece }
web-fleet-same = { $all ->
    [yes] Lo mismo para los { $count }
   *[no] Lo mismo para { $count } barcos
}
web-fleet-straight = { $all ->
    [yes] Los { $count }, recto
   *[no] { $count } barcos, recto
}
web-ask-way = ¿Adónde va { $piece }?
web-choose-first = Elige primero: { $things }.
web-either = { $first }, { $rest }
web-either-last = { $first } o { $rest }
web-read-law = Leer { $law } en las reglas
web-type-move = Tu jugada, escrita:
web-type-play = Jugar
web-pass-to = Pasa la pantalla a { $name }
web-curtain = Telón
    .hint = Tapa las manos cuando una sola pantalla pasa de uno a otro.
web-curtain-hint = Quien no sea { $name } mira ahora hacia el mar.
web-curtain-lift = Soy { $name }
web-tabs = Partes de la mesa
web-tab-hand = Mano
web-tab-table = Mesa
web-tab-captains = Capitanes
web-tab-log = Bitácora
web-to-shop = A la tienda

# Quién está sentado
web-company = Jugadores
web-gathering = { $free ->
    [one] Queda una silla libre
   *[other] Quedan { $free } sillas libres
}
web-gathering-hint = Envía este enlace. Quien lo abra puede unirse con un nombre; cuando todas las sillas estén ocupadas, empieza la partida.
web-gathering-invited = Te han invitado a una partida de { $game }.
web-gathering-late = Todos tienen silla
web-gathering-late-hint = Faltan { $names }: la partida empieza en cuanto todos hayan abierto la mesa.
web-sit-name = Tu nombre
web-sit-down = Sentarse
web-sit-too = Añadir a otra persona en esta pantalla
web-fill-bots = { $free ->
    [one] Un bot ocupa la silla
   *[other] Los bots ocupan las sillas
}
web-lent = { $level } en tu lugar
web-lent-plays = En tu lugar juega un bot: { $level }.
web-look-as = Ver la mesa como { $name }
web-orders = Instrucciones
web-orders-only-move = Jugar por mí mi única jugada
    .hint = Si las reglas te dejan una sola jugada, se hace por ti. Deshacer una jugada le pone fin.
web-orders-repeat = Hasta el final de la ronda, jugar siempre
web-orders-repeat-none = nada: pregúntame
web-orders-repeating = En cuanto se permita, se juega por ti: { $move }.
web-seat-lend = Que juegue un bot
web-seat-elsewhere = está en otro dispositivo
web-seat-back = Volver a jugar
web-seat-move = A otro dispositivo
web-seat-move-hint = Abre este enlace en el otro dispositivo antes de una hora. Sirve una vez, y desde entonces este dispositivo solo mira. No se lo enseñes a nadie más.
web-leave = Dejar la mesa
web-leave-ask = Un bot seguirá jugando por ti y no podrás volver. ¿Te vas?
web-leave-ask-early = Tu silla queda libre otra vez. ¿Te vas?
web-leave-yes = Irme
web-leave-no = Quedarme
web-watching = Estás mirando. Este enlace lleva aquí.
web-link-table = Enlace a esta mesa
web-link-table-hint = Quien lo abre mira o se sienta en una silla libre.
web-link-seat = Enlace al asiento de { $name }
web-link-code = El mismo enlace como código QR
web-link-copy = Copiar
web-link-share = Compartir
web-link-copied = El enlace está copiado.
web-link-marked = El enlace está seleccionado: cópialo con el teclado.
web-link-lonely = En esta dirección el puerto solo responde en este equipo. Para que entren otros, ábrelo con «serve --host 0.0.0.0» y usa la dirección del equipo en tu red.
web-claim = Sentarse aquí
web-claim-hint = Tu asiento en la mesa { $id } pasa a este dispositivo. El otro, desde entonces, solo mira.
web-claim-yes = Sentarme
web-claim-no = Solo mirar

# Dados que se pueden comprobar
web-dice = Comprobar dados y cartas
web-dice-promise = La promesa de los dados
web-dice-promise-hint = El puerto eligió la clave de todos los dados antes de que se sentara nadie. Esta es su huella; al final se muestra la clave misma.
web-dice-kept = La clave es la que se prometió antes de la primera extracción.
web-dice-not-kept = ¡La clave no es la que se prometió antes de la primera extracción!
web-dice-seen = Es la promesa que vio este navegador durante la partida.
web-dice-not-seen = ¡Durante la partida este navegador vio otra promesa!
web-dice-mine = Lo que añadió este navegador forma parte de los dados.
web-dice-not-mine = ¡Lo que añadió este navegador falta en los dados!
web-dice-right = { $draws ->
    [one] La única extracción se ha recalculado aquí y es correcta.
   *[other] Las { $draws } extracciones se han recalculado aquí y son correctas.
}
web-dice-wrong = ¡La extracción de la jugada { $ply } no es la que contiene la clave!
web-dice-means = Esto demuestra que ninguna extracción se cambió después ni se escogió para nadie. No puede demostrar que en el puerto nadie viera lo que iba a salir.
web-dice-key = La clave
web-dice-added = Añadido por { $name }
web-dice-draws = Todas las extracciones
web-dice-ply = Jugada
web-dice-drawn = Resultado
web-dice-rolls = Obtenido de

# Mirar atrás
web-past = El pasado: jugada { $ply } de { $last }
web-past-hint = Estás viendo un momento anterior. La partida sigue.
web-past-hint-over = Estás viendo un momento anterior. La partida ha terminado.
web-history-first = Al principio
web-history-back = Una jugada atrás
web-history-on = Una jugada adelante
web-history-last = Al presente
web-history-play = Reproducir
web-history-pause = Pausa
web-history-speed = Velocidad
web-history-slider = Jugada
web-history-place = { $ply } de { $last }
web-history-live = Al presente

# Puntuación y final
web-score-pages = Hojas
web-score-on = Seguir navegando
web-score-look = Mira el recuento y sigue navegando.
web-won = { $name } gana
web-won-shared = { $names } comparten la victoria
web-won-nobody = La partida termina sin que gane nadie
web-end-mine = { $shared ->
    [yes] { $place ->
        [1] La victoria es compartida. ¡Bien navegado!
       *[other] Compartes el puesto { $place } de { $of }.
    }
   *[no] { $place ->
        [1] El primer puesto es tuyo. ¡Bien navegado!
        [2] { $of ->
            [2] Quedas en segundo lugar. La próxima marea es tuya.
           *[other] Puesto 2 de { $of }: solo hubo un resultado mejor.
        }
       *[other] { $last ->
            [yes] Puesto { $place } de { $of }: el mar te debe una.
           *[no] Puesto { $place } de { $of }: en casa y a salvo.
        }
    }
}
web-end-places = Puestos
web-end-figures = La partida en cifras
web-end-moves = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
web-end-minutes = { $minutes ->
    [0] menos de un minuto
    [one] un minuto
   *[other] { $minutes } minutos
}
web-end-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
web-end-days = { $days ->
    [one] un día
   *[other] { $days } días
}
web-lead = Quién iba por delante
web-lead-hint = Las opciones de ganar después de cada jugada, según la regla práctica de los bots, que lo ve todo
web-lead-told = { $changes ->
    [0] { $name } fue por delante de principio a fin.
    [one] La ventaja cambió de manos una vez; { $name } fue por delante más tiempo.
   *[other] La ventaja cambió de manos { $changes } veces; { $name } fue por delante más tiempo.
}
web-same-deal = Otra vez, en otro asiento
    .hint = Todos se corren un asiento; las cartas y los dados salen como en esta partida. Como ya se conocen, la nueva no cuenta en tus estadísticas.
web-same-deal-known = Las cartas y los dados son los de una partida anterior y pueden conocerse; por eso no cuenta en tus estadísticas.
web-last-page = La última página
web-rematch = Otra partida
web-rematch-laid = La siguiente partida está lista: los demás te esperan.
web-rematch-watch = A la siguiente partida
web-look-at-table = Ver la mesa
web-logbook = Bitácora en un archivo

# La mesa en palabras
web-text-offers = Lo que puedes hacer
web-text-no-offers = Por ahora, nada.
web-text-table = En la mesa
web-text-chart = En el mapa
web-text-tiles = Las losetas del mapa ({ $count })
web-tile-water = { $place }: agua al { $sides }
web-tile-land = { $place }: solo tierra
web-side-n = norte
web-side-e = este
web-side-s = sur
web-side-w = oeste
web-text-open = A la vista: { $cards }.
web-times = { $count } × { $thing }
web-text-places = { $first }… ({ $count } destinos)

# Reglas
web-rules-search = Buscar
web-rules-contents = Índice
web-rules-needed = Ahora importa
web-rules-short = En breve
web-rules-nothing = Eso no aparece en las reglas.
web-rules-missing = No se encuentra este reglamento.
web-rules-moments = Las imágenes del ejemplo
web-rules-moment = Imagen { $number } de { $all }
web-rules-before = Imagen anterior
web-rules-after = Imagen siguiente

# Ajustes
web-setting-language = Idioma
web-setting-language-system = el del sistema
web-setting-theme = Luz
web-setting-theme-system = la del sistema
web-setting-theme-day = día
web-setting-theme-night = noche
web-setting-theme-contrast = alto contraste
web-setting-pace = Ritmo de los demás
web-setting-pace-unhurried = pausado
web-setting-pace-brisk = ágil
web-setting-pace-at-once = inmediato
web-setting-motion = Movimiento
web-setting-motion-system = el del sistema
web-setting-motion-full = con animaciones
web-setting-motion-still = sin animaciones
web-setting-confirm = Confirmar jugadas
    .hint = Lo que eliges solo se juega cuando pulsas «Jugar» o Enter, o lo eliges otra vez.
web-setting-aims = Objetivo del juego
    .hint = Se muestra la primera vez que entras en un juego; después, tras el signo de interrogación.

# Qué se busca y para qué sirve cada cosa
web-aim = Objetivo
web-aim-open = Objetivo del juego
web-aim-start = Empezar
web-aim-more = Señala cualquier cosa de la mesa, o mantén el dedo encima, para saber para qué sirve.
web-explain = Explicación
web-explain-place = { $kind }, { $place }
web-explain-mark = { $mark }: { $use }
web-explain-move = Ahora: { $move }.
web-explain-moves = Ahora: si lo eliges, tienes { $count } posibilidades.
web-explain-words = qué que what
web-explain-nothing = Aquí no hay nada que explicar.

# Teclas
web-help = Teclas
web-key-arrows = recorrer la mano y el mapa; gobernar el barco elegido: avante, a babor, a estribor, alto
web-key-enter = elegir; otra vez, o en la mesa: jugar
web-key-escape = suelta lo elegido; cierra lo que esté abierto
web-key-take-back = deshace lo elegido, después la jugada
web-key-ctrl = Ctrl
web-key-cap-enter = Intro
web-key-cap-escape = Esc
web-key-cap-shift = Mayús
web-key-cap-page-up = RePág
web-key-cap-page-down = AvPág
web-key-board = al mapa
web-key-dice = a los dados
web-key-acts = a los botones de lo que se puede hacer
web-key-due = al siguiente barco que aún tiene que mover
web-key-ways = a los puntos que alcanza el barco elegido; Q y E eligen el rumbo
web-key-same = la misma maniobra para el siguiente barco
web-key-fleet = toda la flota: repetir la última maniobra o, si no, seguir recto
web-key-glass = más cerca, más lejos, todo el mapa
web-key-scroll = mover un mapa que continúa más allá de su margen
web-key-turn = girar la loseta de la mano: en el sentido de las agujas del reloj, al revés; también con la rueda del ratón
web-key-type = escribir una jugada; o qué y un lugar o una cosa, por ejemplo qué e5
web-key-watch = ver otra vez las últimas jugadas de los demás
web-key-recap = cerrar «Desde tu jugada»
web-key-history = mirar atrás
web-key-step = una jugada atrás, una jugada adelante
web-key-rules = las reglas, abiertas por donde va el juego
web-key-text = la mesa en palabras
web-key-log = la bitácora
web-key-scores = la puntuación
web-key-what = explicar lo seleccionado; otra vez: su regla
web-key-help = el objetivo del juego

# Consejo
web-advice = Consejo
web-why = ¿Por qué?
web-advice-choose = Elegir
web-advice-play = Jugar esto
web-advice-more = Más
web-advice-less = Menos
web-review = Repaso
web-review-whose = Jugadas de
web-review-points = Los momentos decisivos
web-review-point = Momento decisivo { $number } de { $all }
web-review-cancel = Cancelar
web-review-failed = El repaso no se terminó; puedes empezarlo otra vez.
web-advice-wait = Hay consejo cuando te toca a ti: ahora le toca a otro.
web-advice-over = La partida ha terminado. Elige una jugada en la bitácora o en el historial y verás por qué se jugó.
web-why-first = A la primera jugada con motivos
web-why-next = A la siguiente jugada con motivos
web-key-advice = consejo, o por qué un bot ha jugado así
web-key-review = repaso de una partida terminada: momento decisivo anterior, siguiente (de 1 a 5: ese)

# Relojes
web-clocks = Relojes
web-clock = Reloj
web-clock-none = sin reloj
web-clock-move-30s = 30 segundos por jugada
web-clock-move-2m = 2 minutos por jugada
web-clock-move-1d = un día por jugada
web-clock-move-3d = tres días por jugada
web-clock-bank-5m = 5 minutos cada uno, 5 segundos más tras cada jugada
web-clock-bank-15m = 15 minutos cada uno, 10 segundos más tras cada jugada
web-clock-bank-60m = una hora cada uno, 30 segundos más tras cada jugada
web-clock-bank-7d = una semana cada uno, un día más tras cada jugada
web-clock-flag = Cuando se acaba el tiempo
web-clock-flag-nothing = no pasa nada
web-clock-flag-move = un bot hace esta jugada
web-clock-flag-seat = un bot sigue jugando
web-clock-of = { $name }: { $time }
web-clock-days = { $days } d { $hours } h
web-clock-low = Se te acaba el tiempo.
web-clock-out = se acabó el tiempo
web-clock-pause = Parar los relojes
web-clock-paused = Los relojes están parados.
web-clock-resume = Poner en marcha los relojes
web-asks-pause-asked = { $name } quiere parar los relojes. ¿De acuerdo?
web-asks-pause-waits = Has preguntado si se pueden parar los relojes; falta la respuesta de { $names }.
web-asks-pause-waits-for = { $name } pregunta si se pueden parar los relojes; falta la respuesta de { $names }.

# Tablas
web-draw = Ofrecer tablas
web-draw-ask = Si todos están de acuerdo, la partida termina aquí en tablas. ¿Ofrecerlas?
web-draw-yes = Ofrecer
web-drawn = Tablas de común acuerdo
web-asks-draw-asked = { $name } ofrece tablas: la partida terminaría aquí. ¿De acuerdo?
web-asks-draw-waits = Has ofrecido tablas; falta la respuesta de { $names }.
web-asks-draw-waits-for = { $name } ofrece tablas; falta la respuesta de { $names }.

# Conversación
web-talk = Chat
web-talk-nothing = Aún no hay mensajes.
web-talk-words = Tu mensaje
web-talk-say = Enviar
web-talk-name = Tu nombre en el muelle
web-talk-at-table = Aquí hablan los capitanes; quien mira puede oírlos. Lo que se diga en el muelle lo oyes al acabar la partida.
web-talk-on-quay = Estás en el muelle: te oye quien mira; los capitanes, solo al acabar la partida.
web-talk-quay = en el muelle
web-talk-said = { $name }: { $words }
web-talk-answer = Responder
web-talk-heard = Ocultar
web-note = Mis notas
    .hint = Esto no lo lee nadie más que tú.
web-note-kept = Guardado.
web-note-shared = Aquí no hay notas: esta pantalla es de varios y cada uno leería las de los demás.

# Te toca
web-your-turn = Te toca ({ $table }).
web-setting-sounds = Sonidos
    .hint = Madera, papel, dados, viento y agua, una campana de barco cuando te toca y un golpe por segundo cuando se te acaba el tiempo.
web-setting-volume = Volumen
web-setting-volume-value = { $volume } por ciento
web-setting-try-sound = Probar un sonido
web-setting-captions = Subtítulos
    .hint = Lo que se oye se puede leer también, bajo la bitácora o en el mapa: [repiquetean los dados].

# Lo que se oye, como subtítulo
web-sound-wood = [golpe de madera]
web-sound-paper = [cruje el papel]
web-sound-dice = [repiquetean los dados]
web-sound-cannon = [truena el cañón]
web-sound-crack = [se astilla la madera]
web-sound-splash = [salpica el agua]
web-sound-water = [chapotea el agua]
web-sound-wind = [sopla el viento]
web-sound-coins = [tintinean las monedas]
web-sound-bell = [campana: te toca]
web-sound-ending = [campanas: fin de la partida]
web-sound-knock = [tictac]
web-setting-notes = Avísame
    .hint = Un aviso en este dispositivo cuando te toca y estás mirando otra cosa.
    .anywhere = Un aviso en este dispositivo cuando te toca y estás mirando otra cosa, aunque no haya abierta ninguna página del puerto.
    .denied = Tu navegador no permite que esta página te avise; puedes cambiarlo en sus ajustes.

# Suerte
web-luck = ¿Quién tuvo suerte?
web-luck-hint = Por cada tirada y cada carta robada: cuánto valía después la mesa para cada capitán, comparado con la media de todo lo que podía haber salido, en opciones de ganar según la regla práctica de los bots. Se juzga el azar, no el juego; la regla práctica puede valorar mal lo que vale la suerte.
web-luck-working = Calculando; puede tardar…
web-luck-gain = { $gain }{"\u00A0"}% en total
web-luck-error = más o menos { $error }{"\u00A0"}%
web-luck-best = Lo que más ayudó
web-luck-worst = Lo que más perjudicó
web-luck-stroke = { $gain }{"\u00A0"}%: { $what }
web-luck-ply = jugada { $ply }

# Momentos y bitácoras
web-moment = Enlace a este momento
web-moment-hint = Quien abra este enlace ve la mesa después de la jugada { $ply }, como la ves tú, y nada de lo que vino luego hasta que avance.
web-moment-hint-now = Quien abra este enlace ve la mesa después de la jugada { $ply } como puede verla: un capitán, desde su asiento; los demás, lo que todos pueden ver.
web-play-on = Seguir desde aquí
web-play-on-as = Tú eres
web-play-on-yes = Contra bots
web-whole-voyage = Toda la partida en un enlace
web-whole-voyage-hint = Este enlace contiene la propia bitácora: se puede abrir en cualquier puerto, aunque esta mesa ya no exista.
web-whole-voyage-long = Esta partida es demasiado larga para un enlace. Guarda su bitácora en un archivo: se puede abrir en cualquier puerto.
web-move-table = Trasladar esta mesa
    .hint = Guárdala en un archivo y ábrelo en otro puerto, con o sin servidor, para seguir jugando allí. El archivo contiene también las jugadas ocultas: no lo mires por dentro.
web-move-save = Guardar la mesa
web-move-came = Este archivo contiene una mesa: sus personas comparten esta pantalla y sus bots siguen jugando.
web-move-here = Seguir jugando aquí
web-move-broken = Este archivo no está completo: no se puede leer la mesa que contiene.
web-book = Abrir una partida guardada
web-book-hint = Elige el archivo de una partida guardada o pega su texto: puedes verla o seguir jugando desde ahí.
web-book-came = Este enlace ha traído una partida. Mírala o sigue jugando desde su final.
web-book-broken = Este enlace no está completo: no se puede leer la partida que contiene.
web-book-file = Abrir el archivo de una partida
web-book-text = Texto de la partida
web-book-look = Ver la partida
