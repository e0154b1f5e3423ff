# Lo que ha averiguado el laboratorio.

lab-simulation = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}{ $unfinished ->
    [0] {""}
   *[other] {" "}({ $unfinished } sin terminar)
}{ $winless ->
    [0] {""}
   *[other] , { $winless } sin que ganara nadie
}
lab-counts = En cada partida
lab-figures = Lo que ocurrió
lab-arena = { $seats ->
    [one] Un capitán
   *[other] { $seats } capitanes
}, { $deals ->
    [one] un reparto
   *[other] como máximo { $deals } repartos
} por duelo, cada uno jugado dos veces con los asientos cambiados
lab-bench = { $python }, { $loops } bucles de calibración por segundo

error-no-opponent = Para un duelo hacen falta al menos dos capitanes, no { $seats }.

lab-captain = Capitán
lab-level = Nivel
lab-wins = Victorias
lab-interval = Intervalo del 95 %
lab-place = Puesto
lab-points = Puntos
lab-count = Contado
lab-mean = Media
lab-minimum = Mínimo
lab-median = Mediana
lab-p90 = 9 de cada 10 hasta
lab-maximum = Máximo
lab-plies = Jugadas
lab-rounds = Rondas
lab-figure = Magnitud
lab-share = Proporción
lab-of = De
lab-first = Nivel
lab-second = contra
lab-ratings = Fuerza de juego
lab-elo = Elo
lab-over = más de { $elo }
lab-under = menos de { $elo }
lab-lead = Ventaja en puntos
lab-seats = Asientos
lab-speed = Velocidad
lab-ratio = Por 1000 bucles
lab-bench-setup = Preparación de una partida
lab-bench-plies = Jugadas, juego al azar
lab-bench-games = Partidas, juego al azar
lab-bench-clone = Copia de un estado
lab-bench-view = Vista
lab-bench-simulations = Simulaciones de 50 jugadas
lab-bench-thoughts = Simulaciones de los niveles ({ $depth } jugadas)
lab-bench-size = Tamaño de un estado

# Programas que no jugaron.

lab-random-moves = { $moves ->
    [one] Se sorteó una jugada
   *[other] Se sortearon { $moves } jugadas
} para el programa «{ $program }», porque no dijo a tiempo ninguna posible.
lab-random-moves-seat = { $who }: { $moves ->
    [one] se sorteó una jugada
   *[other] se sortearon { $moves } jugadas
}, porque el programa «{ $program }» no dijo a tiempo ninguna posible.

lab-ladder = Cada nivel contra el de debajo
lab-game = Juego
lab-deals = Repartos
lab-goal = Meta
lab-met = Alcanzada
lab-yes = sí
lab-no = no
lab-open = abierto
lab-no-opponent = nadie
lab-feature = Característica
lab-factor = Factor
lab-spread = Dispersión
lab-tuning = Aprendido de { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $tables ->
    [one] una posición
   *[other] { $tables } posiciones
}
lab-losses = Pérdida media: { $judged } como se juzga ahora, { $tuned } con factores aprendidos de la otra mitad de las partidas.

# Studies.

lab-condition = Condición
lab-games = Partidas
lab-wins-by-seat = Victorias por puesto
study-not-toml = esto no es TOML: { $why }
study-no-conditions = no hay ninguna condición; cada una empieza con [[conditions]]
study-no-table = aquí falta una tabla
study-too-many = hay más de { $most } condiciones
study-players-or-level = indica players, o bien level junto con seats
study-no-value = este valor no sirve: { $given }
study-no-number = hace falta un número de { $least } a { $most }, no { $given }
study-unknown-field = no existe el campo «{ $field }»; se conocen { $known }
study-missing-field = falta el campo «{ $field }»
study-no-shard = «{ $given }» no es parte de un estudio; escribe por ejemplo 3/16.
study-no-precise-shards = Un estudio que acaba en cuanto es bastante preciso no se puede repartir.
study-differs = La partida { $number } de «{ $condition }» ha acabado de otro modo que la guardada. El programa o un bot ha cambiado; usa una carpeta nueva para el estudio.
study-of-another-plan = { $folder } contiene partidas de otro plan o de otras reglas. Indica una carpeta nueva.
study-of-another-shard = { $folder } contiene la parte { $shard } de este estudio. Indica una carpeta nueva.
study-no-manifest = { $folder } no contiene ningún estudio: { $why }
study-not-written = Ya no se puede guardar nada en { $folder }: { $why }. Lo guardado está a salvo; la misma orden sigue desde ahí.
study-in-use = Otro programa está usando { $folder }.
cluster-unknown = «{ $given }» no es un clúster; se conocen { $known }.
cluster-not-installed = No está instalado lo que habla con { $kind }; viene con el extra «cluster»: pip install "spielhafen[cluster]"
cluster-not-reached = El clúster { $address } no responde: { $why }
study-worker-died = La partida { $number } de «{ $condition }» acaba con su proceso cada vez que empieza ({ $why }). Las demás están guardadas.

# La página de un estudio.

study-page-title = Lo que muestran las partidas
study-page-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { $conditions ->
    [one] una condición
   *[other] { $conditions } condiciones
}, semilla { $seed }.
study-page-intervals = Todos los intervalos son del 95 %. Las partidas del mismo número tuvieron el mismo azar en todas las condiciones.
study-seat-unfair = El puesto { $seat } gana { $share } de las partidas (95 %: de { $low } a { $high }); con puestos iguales sería { $fair }.
study-seats-fair = Ningún puesto gana con seguridad más o menos que los demás (± { $points } puntos).
study-length = La mitad de las partidas acaba tras { $median } jugadas, nueve de cada diez tras { $most }.
study-undecided = Sin terminar: { $unfinished }. Terminadas sin ganador: { $winless }.
study-choices = Una decisión tiene de media { $moves } jugadas permitidas; { $forced } de las decisiones no dejan elección.
study-lead = La ventaja cambia de manos { $changes } veces por partida. En { $comebacks } de las partidas el ganador iba por detrás a la mitad; de media una partida está decidida tras { $decided } de sus rondas.
study-interaction = En el { $share } de los turnos de los demás (95 %: de { $low } a { $high }; { $games ->
    [one] se observó una partida
   *[other] se observaron { $games } partidas
}) cambia para un jugador algo que todos ven: una pieza o un número junto al nombre.
study-places = Las piezas terminan su turno con más frecuencia en { $places }, contado por partida. De { $all } lugares { $never ->
    [0] se alcanzaron todos
    [one] uno no se alcanzó nunca
   *[other] { $never } no se alcanzaron nunca
}.
study-turns-missing = Aquí no se sabe adónde van las piezas ni qué cambian los jugadores a los demás. Para ello se observa una de cada cinco de las primeras 100 partidas; estas las guardó una versión anterior o pertenecen a otra parte del estudio.
study-skill-title = Suerte y habilidad: { $game }
study-skill = { $stronger } gana el { $wins } de las partidas ({ $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}); entre jugadores iguales sería el { $fair }. Es como si solo la fuerza decidiera el { $skill } de las partidas (95 %: de { $low } a { $high }) y un sorteo justo las demás.
study-skill-unbalanced = No todos los jugadores ocuparon cada puesto con la misma frecuencia; la ventaja de un puesto cuenta, por tanto, como fuerza.
study-same-seat = En el { $share } de los repartos (95 %: de { $low } a { $high }) gana el mismo puesto, sea quien sea su ocupante; por azar sería el { $accident }. Lo que excede de ello es suerte que tuvieron todos sus ocupantes.
study-unused-moves = Jugadas que nadie hizo nunca: { $names }.
study-all-moves = Se hizo cada tipo de jugada.
study-unused-paragraphs = Párrafos que nunca se aplicaron: { $names }.
study-all-paragraphs = Se aplicó cada párrafo con un paso propio.
study-plot-wins = Victorias por puesto
study-plot-sweep = Victorias por puesto en cada condición de { $game }, con intervalos del 95 %; cada puesto tiene su propia marca
study-plot-length = Duración de las partidas
study-plot-moves = Jugadas por tipo
study-plot-paragraphs = Párrafos del reglamento que se aplicaron
study-plot-choices = Jugadas permitidas por decisión, según la ronda
study-plot-lead = Ventaja del primero sobre el segundo, según la ronda
study-plot-places = Dónde terminan su turno las piezas de los jugadores
study-axis-wins = Victorias en %
study-axis-per-game = Por partida
study-axis-round = Ronda
study-axis-choices = Jugadas permitidas
study-axis-lead = Puntos
study-axis-places = Llegadas por partida
study-never = nunca
study-compared = «{ $second }» frente a «{ $first }»
study-compared-how = Diferencias entre partidas con el mismo azar, la segunda menos la primera. «Ganancia de los pares» dice cuántas veces más partidas harían falta sin pares. «Mitades» compara, en errores típicos, las partidas impares y pares de la primera condición: más allá de ±2 en uno de cada veinte casos.
study-head-figure = Cifra
study-head-difference = Diferencia
study-head-interval = Intervalo del 95 %
study-head-gain = Ganancia de los pares
study-head-check = Mitades
study-figure-wins = Victorias del puesto { $seat } en puntos porcentuales
study-figure-choices = Jugadas permitidas por decisión
study-figure-forced = Decisiones sin elección en puntos porcentuales

# La solución de una posición pequeña
lab-method = Método
lab-value = Valor
lab-seconds = Segundos
lab-method-induction = inducción hacia atrás
lab-method-iteration = iteración de valores
lab-method-program = programación lineal
lab-method-regret = minimización del arrepentimiento
lab-solved-states = { $states ->
    [one] un estado
   *[other] { $states } estados
}, nada es secreto
lab-solved-sets = { $nodes } nodos, { $sets } conjuntos de información
lab-solved-agrees = Los métodos coinciden.
lab-solved-once = Un solo método: el otro necesita SciPy.
lab-solved-differs = ¡Los métodos difieren!
lab-lost = Pérdida por partida
lab-decisions = Decisiones
lab-mistakes = No las mejores
error-no-mini-game = no hay ninguna posición pequeña resuelta de { $game }.

# A data set
error-dataset-differs = la partida { $number } de «{ $condition }» termina de otro modo que lo escrito.
error-dataset-rows = { $file } no es el archivo cuya suma se calculó.
