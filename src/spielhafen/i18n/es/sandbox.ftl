# Mesa de pruebas: cualquier posición, jugada con libertad

sandbox-title = Mesa de pruebas
sandbox-hint = Aquí juegas por todos, deshaces lo que quieres y decides qué hace el azar. No cuenta como partida, y los dados no demuestran nada.
sandbox-try = Probar en la mesa de pruebas
sandbox-from-here = Desde aquí, en la mesa de pruebas
sandbox-new = Mesa de pruebas: montar cualquier posición
sandbox-list-mark = Pruebas
sandbox-start = Desde el comienzo de un juego
sandbox-seats = Jugadores
sandbox-open = Montar
sandbox-opening = Montando…
sandbox-text = Desde un texto
sandbox-text-hint = Pega un archivo de posición, o líneas como las de los ejemplos de un reglamento (para el juego elegido arriba). «Guardar», en una mesa de pruebas, te da un archivo de posición.
sandbox-file = Abrir un archivo de posición
sandbox-link-came = Este enlace contiene una posición de { $game }.
sandbox-link-broken = Este enlace no contiene ninguna posición que se pueda leer. Quizá se cortó al enviarlo.
sandbox-take-back = Deshacer
sandbox-back = Volver a la partida
sandbox-bots = Que sigan los bots
sandbox-bots-stop = Parar los bots
sandbox-bots-level = Nivel de los bots
sandbox-chance = Dados y cartas
sandbox-chance-draw = al azar
sandbox-chance-choose = a mi elección
sandbox-chance-due = Decide qué trae el azar:
sandbox-chance-due-many = Es el turno del azar.
sandbox-chance-take = Que pase esto
sandbox-outcomes = Resultados
sandbox-roll = Dejarlo al azar
sandbox-share-of = { $percent } %
sandbox-edit = Editar
sandbox-edit-title = Editar la posición
sandbox-edit-hint = Cambia lo que quieras y luego aplícalo. Lo imposible se rechaza con su motivo; entonces no cambia nada.
sandbox-edit-apply = Aplicar
sandbox-edit-undo = Deshacer este cambio
sandbox-edit-turn = Le toca a
sandbox-edit-none = nada
sandbox-edit-add = Añadir
sandbox-edit-remove = Quitar { $name }
sandbox-edit-steps = Qué viene después (para expertos)
sandbox-edit-move = Mover piezas
sandbox-edit-move-hint = Arrastra una pieza a su nueva casilla, o haz clic en ambas. Esc termina.
sandbox-edit-moved = Movida.
sandbox-edit-applied = Aplicado.
sandbox-edit-entry = entrada { $number }
sandbox-edit-others = Anotaciones de las reglas
sandbox-piece-stays = Esta pieza no se puede poner ahí a mano. Quizá se pueda con un campo del formulario.
sandbox-command-chance = azar chance
sandbox-terminal-hint = Una mesa de pruebas: juegas por todos y puedes deshacer sin límite. «azar» te deja decidir el azar o lo devuelve a la suerte; «bot» deja que sigan los bots.
sandbox-terminal-chance = Escribe un número o un resultado, o pulsa Enter para dejarlo al azar.
sandbox-share = Enlace
sandbox-share-hint = Este enlace contiene toda la posición; sirve en cualquier Spielhafen.
sandbox-save = Guardar
sandbox-none = Esto no es una mesa de pruebas.
sandbox-no-proof = En la mesa de pruebas el azar se puede decidir y deshacer; por eso no hay nada que demostrar.
sandbox-no-review = Una mesa de pruebas no cuenta como partida, y siempre se puede deshacer y seguir jugando; por eso no hay ni informe ni repaso.
sandbox-no-chance = Ahora no es el turno del azar.
sandbox-nothing = Indica una posición, un ejemplo, un momento de una mesa o un juego.
sandbox-later = Mientras dura la partida hay algo oculto en ella. Cuando termine, cualquier momento se puede abrir en la mesa de pruebas.
sandbox-no-example = Este ejemplo no existe, o no se puede seguir jugando desde él.
sandbox-other-game = Otro número de jugadores u otras reglas de la casa necesitan una nueva mesa de pruebas.

# Acertijos

puzzles-title = Acertijos
puzzles-hint = Posiciones de partidas entre bots en las que una jugada es sin duda la mejor. ¡Encuéntrala!
puzzles-today = Acertijo del día
puzzles-solved-count = { $solved } de { $all } resueltos
puzzles-none = Aún no hay acertijos.
puzzle-number = Acertijo { $number }
puzzle-easy = fácil
puzzle-medium = medio
puzzle-hard = difícil
puzzle-solve = Resolver
puzzle-solved = resuelto
puzzle-ask = ¿Qué jugada es la mejor?
puzzle-hint = Pista
puzzle-hint-touch = Mira aquí.
puzzle-hint-reason = Se trata de esto: { $reason }.
puzzle-hint-none = Una de { $moves } jugadas es sin duda mejor que todas las demás.
puzzle-show = Ver la solución
puzzle-again = Otra vez
puzzle-next = Siguiente acertijo
puzzle-all = Todos los acertijos
puzzle-play-on = Seguir en la mesa de pruebas
puzzle-right = ¡Correcto! Es la mejor jugada.
puzzle-wrong-slight = ¡No está mal! Pero hay una jugada algo mejor: la tuya gana { $games ->
        [one] más o menos una partida
       *[other] unas { $games } partidas
    } menos de cada cien.
puzzle-wrong-clear = No es la mejor. La mejor jugada gana { $games ->
        [one] más o menos una partida
       *[other] unas { $games } partidas
    } más de cada cien.
puzzle-wrong-great = Eso cuesta caro: la mejor jugada gana { $games ->
        [one] más o menos una partida
       *[other] unas { $games } partidas
    } más de cada cien.
puzzle-solution = La mejor jugada es: { $move }
puzzle-why = Por qué: { $reasons }
puzzle-second = La segunda mejor jugada gana { $games ->
        [one] más o menos una partida
       *[other] unas { $games } partidas
    } menos de cada cien.
puzzle-missed = Los bots de nivel medio no la encuentran en { $percent } de cada 100 intentos.
puzzle-unknown = Este acertijo no existe.
puzzle-command-hint = pista hint
puzzle-command-show = solución solucion show
puzzle-terminal-keys = Escribe una jugada, «pista», «solución» o «fin».
