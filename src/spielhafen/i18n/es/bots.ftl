# Qué tal juegan los bots.

level-random = Madera a la deriva
    .hint = Hace jugadas permitidas al azar, pero nunca abandona.
level-boy = Grumete
    .hint = Conoce las reglas prácticas, pero la mitad del tiempo está en otra cosa.
level-greedy = Novato
    .hint = Sigue reglas prácticas y no mira hacia delante.
level-sailor = Marinero
    .hint = Mira un poco hacia delante, pero se distrae a menudo.
level-helmsman = Timonel
    .hint = Mira hacia delante y piensa en lo que pueden tener los demás; se distrae de vez en cuando.
level-captain = Capitán
    .hint = Lo piensa todo a fondo y rara vez se distrae.
level-admiral = Almirante
    .hint = No se distrae nunca y es quien más piensa: hasta dos segundos por decisión; un turno puede tener muchas.

error-unknown-level = Ningún bot juega como «{ $level }». Hay: { $known }.
program-ended = terminó enseguida (código { $code })
program-late = sin respuesta en { $seconds } s
program-gone = terminó sin responder (código { $code })
program-silent = ha cerrado su salida estándar
program-other-greeting = «{ $line }» no es una respuesta al saludo
program-other-answer = «{ $line }» no es una respuesta a la pregunta { $number }
program-other-move = «{ $move }» no es una jugada ofrecida
program-given-up = terminó antes de tiempo, o hubo que terminarlo, { $starts } veces, y no se inicia de nuevo
program-stays = { $seconds } s después de la despedida sigue en marcha
error-no-program = No se puede iniciar el programa «{ $command }»: { $why }.

# Por qué esta jugada.

advice-thinking = Un almirante lo está pensando…
advice-plain-because = «{ $move }» mejor que «{ $other }»: { $why }.
advice-plain-better = «{ $move }»: con ella se gana algo más que con «{ $other }».
advice-plain-close = Las mejores opciones son casi iguales; por ejemplo, «{ $move }».
advice-plain-slip = «{ $other }» es mejor que «{ $move }».
advice-plain-only = «{ $move }»: todo lo demás da lo mismo o es claramente peor.
advice-plain-forced = «{ $move }»: ahora no se puede hacer otra cosa.
advice-plain-finish = «{ $move }»: nada de lo que aún se puede hacer en este turno ayudaría.
advice-plain-both = { $first }, y { $second }
advice-plain-next = Después, { $name } elegiría probablemente «{ $move }».
advice-plain-then = Después: { $moves }.
advice-way = { $piece } hasta { $place }
advice-other-first = Primero { $piece }:
advice-to = Hasta { $place } (coste: { $cost })
why-plain-because = { $name } prefirió «{ $move }» a «{ $other }»: { $why }.
why-plain-better = { $name } eligió «{ $move }»: con ella se gana algo más que con «{ $other }».
why-plain-close = { $name } eligió «{ $move }»; con «{ $other }» apenas habría habido diferencia.
why-plain-slip = { $name } se distrajo y eligió «{ $move }»; «{ $other }» habría sido mejor.
why-plain-only = { $name } eligió «{ $move }»: todo lo demás daba lo mismo o era claramente peor.
advice-sure = «{ $move }» parece lo mejor.
advice-reckoned = Según el cálculo, lo mejor es «{ $move }».
advice-close = «{ $move }» o «{ $other }»: ambas son más o menos igual de buenas.
advice-slip = «{ $other }» es mejor que «{ $move }».
advice-only = «{ $move }»: no había otra cosa que valiera la pena comparar.
why-sure = { $name } pensó que esto era lo mejor: «{ $move }».
why-reckoned = { $name } calculó que esto es lo mejor: «{ $move }».
why-close = { $name } eligió «{ $move }»; «{ $other }» era más o menos igual de buena.
why-slip = { $name } se distrajo y eligió «{ $move }»; «{ $other }» habría sido mejor.
why-only = { $name } eligió «{ $move }»: no había otra cosa que valiera la pena comparar.
why-thinking = { $name } lo está pensando otra vez…
why-of = Jugada { $ply }: { $name }, { $level }
reasons-later = Verás por qué un bot ha jugado así cuando termine la partida: ahora se sabría lo que tiene el bot.
reasons-lost = Ya no se puede saber por qué el bot jugó así: al pensarlo de nuevo, jugaría otra cosa.
no-reasons-chance = Salió en los dados o del mazo: no había nada que decidir.
no-reasons-brought = Se jugó antes de que la bitácora llegara aquí, y lo que pensaron los bots no está escrito en ella.
no-reasons-person = Lo decidió { $who }; ningún bot lo pensó.
no-reasons-program = Lo eligió un programa por { $who }; no dice por qué.
no-reasons-random = { $who } jugó como madera a la deriva: cualquier jugada que no sea abandonar, sin motivo.
no-reasons-boy = { $who } jugó como un grumete: según reglas prácticas o, al distraerse, a ciegas. No se comparó nada.
no-reasons-greedy = { $who } jugó como un novato: solo según reglas prácticas. No se comparó nada.
advice-for = A favor, comparada con «{ $other }»
advice-against = En contra, comparada con «{ $other }»
advice-listed = { $what }: { $reasons }
advice-unexplained = No se debe a nada en particular; la diferencia solo se nota en cuántas veces ganas.
advice-gain = vale tanto como { $gain } { $unit }
advice-moves = Opciones de ganar con cada jugada
advice-moves-reckoned = Opciones de ganar con cada jugada, calculadas, no probadas
advice-worth = { $worth }{"\u00A0"}%
advice-error = ± { $error }
advice-least = menos de { $least }
advice-error-unknown = ± ?
advice-line = Después, probablemente:
advice-turn = { $name }: { $moves }
advice-note = Probado en muchas mesas posibles, solo con lo que sabe este asiento: se siguió jugando un rato y luego se valoró.
advice-note-error = ± dice cuánto puede equivocarse, solo por azar, la distancia hasta la primera jugada.
advice-note-once = ± ? aparece donde una jugada se probó una sola vez.
advice-note-first = La primera jugada es la recomendada: otra que parezca mejor solo se prefiere cuando ya no puede ser casualidad.
advice-note-reckoned = Calculado sin tirar dados: lo que sigue se cuenta con medias y reglas prácticas. No se sabe qué precisión tiene; por eso no hay ±.

# Qué decidió una partida.

review-title = Lo que fue decisivo
review-thinking = Un almirante está repasando la partida…
review-none = Ninguna jugada decidió la partida por sí sola: a { $name } no se le escapó nada que sin duda hubiera sido mejor.
review-found = { $count ->
    [one] Una jugada de { $name } fue decisiva: otra habría sido mejor sin duda.
   *[other] { $count } jugadas de { $name } fueron decisivas: cada vez, otra habría sido mejor sin duda.
}
review-played = Jugada { $ply }: { $move }
review-because = «{ $move }» habría sido mejor: { $why }.
review-better = «{ $move }» habría sido mejor.
review-loss = Con ella se ganan unas { $loss } partidas más de cada 100 (± { $error }).
review-note = Probado en muchas mesas posibles, solo con lo que { $name } podía saber entonces. Faltan las diferencias menores y las que pueden ser casualidad.
