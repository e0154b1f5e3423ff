# Lo que se dice de los ejemplos que no se cumplen.

error-example = { $where }: el ejemplo «{ $title }» no se cumple: { $why }

error-example-not-closed = no tiene final; lo cierra una línea con ```.
error-example-empty = no hay nada escrito en él.
error-example-states-nothing = no juega nada ni afirma nada.
error-example-too-late = «{ $word }» tiene que ir antes de todo lo que prepara la mesa.
error-example-no-turn = este juego no ha enseñado a sus ejemplos qué es un turno.
error-example-word-unknown = «{ $word }» no se conoce aquí.{ $known ->
    [none] {""}
   *[other] {" "}Se conocen: { $known }.
}
error-example-word-ambiguous = «{ $word }» puede significar cosas distintas en «{ $name }».
error-example-unreadable = no se puede leer «{ $word }» en «{ $written }».{ $unknown ->
    [none] {""}
   *[other] {" "}No se conoce aquí: { $unknown }.
}
error-example-no-move = «{ $written }» no es una jugada de este juego.{ $similar ->
    [none] {""}
   *[other] {" "}Jugadas parecidas: { $similar }.
}
error-example-word-order = «{ $written }» no es una jugada de este juego: las palabras están en un orden equivocado. Lo correcto es: { $right }.
error-example-step-unreadable = así no se escribe una serie de pasos: «{ $written }».
error-example-step-unknown = no hay ningún paso «{ $name }». Hay: { $known }.
error-example-step-fields = el paso «{ $name }» tiene estos campos: { $fields }.
error-example-not-asked = tenía que decidir { $expected }, pero decide { $got }.
error-example-offered = se tenía que ofrecer: { $expected }. Se ofrece: { $got }.
error-example-offered-within = de «{ $pattern }» se tenía que ofrecer: { $expected }. Se ofrece: { $got }.
error-example-not-offered = también se tenía que ofrecer: { $missing }. Se ofrece: { $got }.
error-example-still-offered = { $got } no se tenía que ofrecer, pero se ofrece.
error-example-one-star = «{ $pattern }» tiene varios asteriscos; antes de dos puntos va solo uno, que vale por las palabras siguientes.
error-example-not-refused = { $move } se tenía que rechazar ({ $expected }), pero está permitido.
error-example-refused = el rechazo tenía que ser { $expected }. Es: { $got }.
error-example-other-value = «{ $name }» tenía que ser { $expected }, pero es: { $got }.
error-example-happened = esto no tenía que haber ocurrido: { $got }.
error-example-not-happened = tenía que ocurrir «{ $expected }». Ha ocurrido: { $got }.
error-example-reach = para «{ $name }» tenía que estar al alcance: { $expected }. Está al alcance: { $got }.
error-example-in-reach = { $got } no tenía que estar al alcance de «{ $name }», pero lo está.
error-example-reach-unreadable = no se puede leer «{ $written }». Lo que está al alcance se escribe así: reach ships: b3, c4, o bien reach ships B in 2: c4, o bien ends ships: c4.
error-example-reach-too-far = se puede llegar a más de { $most } posiciones, demasiadas para examinarlas todas.
error-example-no-entry = «{ $name }» no tiene ninguna entrada «{ $entry }».
error-example-passed = «{ $expected }» no tenía que ocurrir, pero se pasó por: { $got }.
error-example-not-passed = «{ $expected }» tenía que ocurrir. Se pasó por: { $got }.

# Mesas que no pueden existir
error-example-no-such-seat = { $who } no está sentado a la mesa: el ejemplo tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}. Con la línea «seats { $least }» hay asiento para todos.
error-example-turn-missing = al ejemplo le falta un turno, y por eso después de sus pasos no viene nada más. { $taught ->
    [yes] La línea «turn A» añade el resto del turno de A.
   *[other] Este juego no ha enseñado a sus ejemplos qué es un turno; ayudan más pasos después de «next».
}
error-example-out-of-bounds = «{ $where }» no puede ser: { $why }
error-example-seats = «{ $name }» tiene { $found ->
    [0] cero entradas
    [one] una entrada
   *[other] { $found } entradas
}; el ejemplo tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
error-example-too-many = «{ $piece }» está { $found } veces en la mesa, { $exist ->
    [0] pero no existe en el juego
    [one] pero solo existe una vez
   *[other] pero solo existe { $exist } veces
}. Se ha contado: { $fields }.
error-example-all-unknown = no se sabe qué significa «all» en «{ $name }».
error-example-not-among-all = «{ $word }» no está entre todo lo que hay en «{ $name }», o se quita más veces de las que aparece.
error-example-on-land = «{ $thing }» no puede estar en { $place }: ahí hay tierra.
error-example-on-water = «{ $thing }» no puede estar en { $place }: ahí hay agua.
error-example-place-taken = «{ $thing }» no puede estar en { $place }: ahí ya está { $other }.
error-example-line-needed = «{ $thing }» no puede ser así sin una línea «{ $line }».

# Ejemplos de un reglamento
example-title = Ejemplo: { $title }
example-laid = Al principio.
example-holds = { $captain } tiene
example-barred = No permitido:
example-offered = Permitido:
example-possible = Posible:
example-reach = { $value }{ $count ->
    [one] {""}
   *[other] {" "}en { $count } jugadas
}
example-more = y { $count } más
example-broken = Este ejemplo no se puede mostrar: no se cumple.
