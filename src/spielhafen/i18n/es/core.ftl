# Lo que dice el núcleo, en todos los juegos.

# Con qué reglas se juega en una mesa
preset-printed = Como está impreso
    .hint = Las reglas impresas y nada más.
preset-ours = Como jugamos aquí
    .hint = Las reglas impresas con nuestras mejoras, cada una con su motivo.
preset-own = Reglas propias
    .hint = Reglas impresas y nuestras, elegidas una a una.
preset-rules = { $preset }: { $rules }
option-off = { $option }: no
option-value = { $option }: { $value }
option-variant = Variante
    .hint = Un nombre para lo que has cambiado, por ejemplo cinco-dados.

captain = Capitán { $number }

# La indicación cuando un juego no tiene texto propio
prompt-chance = Un momento…
prompt-wait = Le toca a { $seat }.
prompt-over = { $winners ->
    [0] La partida ha terminado. No ha ganado nadie.
    [one] { $seat } ha ganado.
   *[other] { $winners } capitanes comparten la victoria.
}

# Enumeraciones y nombres cuando un juego no tiene textos propios
listed = { $first }, { $rest }
captain-name = { $seat }

# Un duelo de dos dados cuando un juego no tiene textos propios
zone-duel = Duelo
duel-seat = { $seat }
duel-unrolled = { $seat } aún no ha tirado
duel-die = { $seat } ha sacado { $pips }
duel-won = { $seat } tiene el dado más alto.
duel-tie = Los dados están igualados.
duel-side = { $who }: { $count ->
    [0] { $total } en total
   *[other] { $terms }, { $total } en total
}

# Qué significan las señales del mapa cuando un juego no dice otra cosa
use-mark-area = Afecta a todos los barcos de esta zona.
mark-kind-area = Zona
use-mark-range = Puedes llegar hasta aquí; el número dice cuántos pasos o qué precio cuesta.
mark-kind-range = A tu alcance
use-mark-way = Puedes llegar aquí en este turno: elígelo y se harán todos los pasos del camino.
mark-kind-way = Final de un camino
use-mark-edge = Una loseta colocada aquí tiene que encajar con este lado.
mark-kind-edge = Lado
use-mark-route = Por aquí va el camino.
mark-kind-route = Camino
use-mark-danger = Aquí puede pasar algo malo.
mark-kind-danger = Peligro
use-mark-fire = Un disparo puede acertar aquí.
mark-kind-fire = Línea de fuego
use-mark-shot = El disparo va de aquí hasta allí.
mark-kind-shot = Disparo
use-mark-last = Por aquí pasó la última jugada.
mark-kind-last = Última jugada

refused-game-over = La partida ha terminado.
refused-not-now = Ahora no es posible: elige una de las jugadas que se ofrecen.
refused-not-yours = Esto no lo decide nadie: se tira o se roba al azar.
refused-no-outcome = Aquí no se puede sacar ese resultado.

error-unreadable-move = «{ $written }» no es una jugada de este juego.
error-ambiguous-move = «{ $written }» puede ser varias jugadas: { $readings }.
error-illegal-move = { $written } no está permitido. { $why } ({ $law })
error-illegal-move-at-all = { $written } no está permitido. { $why }
error-unknown-game = Aquí no hay ningún juego «{ $name }». En el puerto están: { $known }.
error-game-folder = De { $folder } no sale ningún juego: { $why }
game-folder-empty = no contiene ningún paquete con reglas.
game-folder-broken = no se puede cargar ({ $what }).
game-folder-elsewhere = ya se usa otro paquete llamado { $name }, de { $other }.
error-same-name = Dos juegos se llaman «{ $name }»: uno está en { $one } y el otro en { $other }. Cambia el nombre de uno o prescinde de él.
error-bad-seats = { $seats ->
    [1] Un capitán no es
   *[other] { $seats } capitanes no son
} el número adecuado: este juego es para { $span ->
    [0] { $least ->
        [one] exactamente un capitán
       *[other] exactamente { $least } capitanes
    }
   *[other] entre { $least } y { $most } capitanes
}.
error-bad-option = «{ $value }» no sirve para la regla de la casa «{ $name }». Se puede elegir: { $allowed }.
error-bad-number = El número «{ $name }» va de { $low } a { $high } (impreso: { $printed }); «{ $value }» no sirve.
error-bad-drawing = El dibujo «{ $name }» no es un tablero: { $why }
drawing-no-text = no es un texto, o es demasiado largo.
drawing-signs = hacen falta { $side } filas de { $side } signos, de entre «{ $signs }».
drawing-pieces = no se puede componer con las losetas del juego.
drawing-rules = las losetas no son las del juego o no están colocadas como exigen las reglas.
error-variant-name = «{ $name }» no es un nombre de variante. Se compone de minúsculas, cifras y guiones, por ejemplo cinco-dados.
error-variant-empty = La variante «{ $name }» no cambia nada. Cambia al menos uno de estos valores: { $known }.
error-unknown-option = No hay ninguna regla de la casa «{ $name }». Hay: { $known }.
error-no-options = Este juego no tiene reglas de la casa, tampoco «{ $name }».
error-broken-file = Esto no se puede leer en { $where }: { $why }
error-rules = Hay un error en las reglas del juego: { $what }. Avísanos, por favor.
error-declaration = { $file }, { $field }: { $what }.

broken-at-move = jugada { $number }, { $move }
broken-not-an-object = se esperaba un objeto entre llaves.
broken-missing = falta.
broken-unknown-field = este campo no existe.
broken-value = el valor no es del tipo adecuado.
broken-number = { $value } está fuera de los límites; puede ir de { $low } a { $high }.
broken-only-number = { $value } está fuera de los límites; solo puede ser { $only }.
broken-length = { $found ->
    [0] no hay ninguna entrada
    [one] hay una entrada
   *[other] hay { $found } entradas
}; { $wanted ->
    [0] no debe haber ninguna
    [one] debe haber una
   *[other] debe haber { $wanted }
}.
broken-length-between = { $found ->
    [0] no hay ninguna entrada
    [one] hay una entrada
   *[other] hay { $found } entradas
}; puede haber de { $low } a { $high }.
broken-sign = «{ $sign }» no es un signo de este texto; sus signos son: { $signs }
broken-signs = { $found ->
    [0] no hay ningún signo
    [one] hay un signo
   *[other] hay { $found } signos
}; debe haber { $wanted }.
broken-step = este paso no existe, o sus campos no encajan.
broken-json = no es JSON válido.
broken-other-game = no es del juego { $game }.
broken-toml = esto no es TOML: { $why }
broken-variant-field = no hay ningún campo «{ $field }»; una variante tiene: { $known }
broken-rules-version = se escribió con otra versión de las reglas; aquí se juega con la versión { $version }.
broken-seats = el número de asientos no encaja.
broken-impossible = las reglas no pueden seguir desde aquí ({ $what }).
broken-nothing-pending = no queda nada por decidir, pero la partida no ha terminado: tiene que tocarle a alguien.
broken-field-impossible = con este valor las reglas no pueden seguir desde aquí. Vuelve al valor anterior o cambia también lo que depende de él.
broken-too-many = hay en la mesa más ejemplares de algo de los que existen.
broken-at-seat = { $place } (asiento { $seat })
broken-piece = { $piece } está { $found ->
    [2] dos veces
   *[other] { $found } veces
}; { $exist ->
    [0] no existe ningún ejemplar.
    [one] solo existe un ejemplar.
   *[other] solo existen { $exist } ejemplares.
}
broken-count = { $count ->
    [0] no se cuenta ninguna pieza
    [one] se cuenta una pieza
   *[other] se cuentan { $count } piezas
}, pero según { $field } hay { $found }.
broken-hidden = { $hidden ->
    [one] una pieza está oculta
   *[other] { $hidden } piezas están ocultas
}, pero { $unseen ->
    [0] no queda ninguna.
    [one] solo queda una.
   *[other] solo quedan { $unseen }.
}
broken-after-the-end = la partida ya había terminado antes.
broken-veiled = oculta lo que no puede saber quien lo lee, y por eso no se puede reproducir.
broken-other-actor = eso lo decide otra persona.
broken-no-logbook = la primera línea tiene que ser «{ $title }».
broken-no-key = falta la clave del azar; solo la contiene la bitácora de una partida terminada.
broken-twice = esto ya estaba dicho.
broken-line = esta línea no dice nada que entienda una bitácora.

# Los campos declarados de un estado
state-number = { $low } … { $high }
state-choice = { $low } … { $high } ({ $names })
state-choice-or-none = { $low } … { $high } ({ $names }; -1: ninguno)
state-signs = { $count } signos de { $signs }
state-signs-or-none = { $count } signos de { $signs }, o vacío
state-by-seat = por asiento: { $each }
state-fixed = { $count } × { $each }
state-up-to = hasta { $most } × { $each }
state-between = de { $fewest } a { $most } × { $each }
state-pieces = hasta { $most } de { $all } piezas: { $each }
state-piece-counts = el número de piezas de { $kinds } clases, { $all } en total
state-then = { $one }; { $other }
state-or-empty = vacío, o { $values }
state-tracked = lugares de { $pieces } piezas en { $places } sitios, y lo que cada asiento sabe de ellos
state-logs = observaciones por asiento
state-public = todos
state-owner = su propio asiento
state-hidden = nadie
state-seen = asientos que lo han visto
state-known = asientos de { $field }
